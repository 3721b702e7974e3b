import type { TypeProse } from "../type-prose.ts";

export const estp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    thrift: "spend",
    risk: "bold",
    head: "logic",
    lead: "lead",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When something goes wrong, most people look around to see who’s in charge, and by the time they have finished looking, it’s you. ESTP gives you a mind that reads a situation through the eyes and hands and trusts what it finds there. Aries adds heat: the wish to go first, the dislike of waiting, and a sincere fury at bullies. Together they make someone who jumps in before fear has found its shoes, which is why nervous people like to stand near you on ladders, in bad neighborhoods and at karaoke. They tend to go home braver than they came.",
      argument: [
        "Your type and your sign hardly ever argue. The ESTP in you wants to start now and so does Aries, which leaves nobody inside to say “wait.” The Entrepreneur moves because there’s something to gain. Aries moves because somebody else is moving, which is how you find yourself racing a stranger to a parking spot you don’t need. From the inside, a shrewd bet and a pointless contest feel exactly alike, namely wonderful.",
        "So you go first and explain afterward. The cost falls on whatever comes after a beginning, such as the apology you’ve worded nicely in your head and never delivered. Before you leap this week, ask yourself, “Would I want this if nobody else did?” Then finish one old thing and tell the person who’s been waiting, “It’s done, and I’m sorry it took so long.” You may be surprised how much it feels like winning.",
      ],
    },
    Taurus: {
      thesis:
        "You’re the friend who will try anything once, provided there’s a good lunch afterward. ESTP gives you nerve, quick hands and an instinct for the deal that’s about to be gone. Taurus, an earth sign ruled by Venus, gives you a body that wants comfort and a head that wants to know what a thing will be worth in ten years. The mixture is a risk taker with excellent sheets. People get two things from you that seldom come in one person: the courage to jump, and the confidence that someone has checked the landing and brought sandwiches.",
      argument: [
        "Shopping shows the whole argument. You spot the one good jacket on a rack of forty, and the ESTP in you has the card out, while Taurus is still feeling the lining. It’s an unbeatable team for jackets. Where your type and your sign pull apart is over what winning is for. The ESTP would use the winnings to play another round. Taurus would like to stop, own something solid, and sit on it.",
        "Most of the time you play another round and console Taurus with a very good dinner. It’s a cheerful arrangement, but plenty gets earned, little gets kept, and the feeling of having arrived keeps moving to next year. Send a tenth of whatever comes in this week straight to an account you don’t look at, and tell somebody you trust, “This one stays put. Don’t let me near it.” You’ll still have nine tenths to be interesting with.",
      ],
    },
    Gemini: {
      thesis:
        "Leave you alone at a bus stop for ten minutes and you’ll come away with a joke, a tip on a used truck, and the number of somebody’s cousin. ESTP keeps you alert to whatever is happening right now; Gemini finds words for it at the same speed. So you’re quick twice, once with your hands and once with your mouth, and you can make a furious customer laugh before he remembers why he came. People get a lift from you. They also get introduced, since you can’t stand beside two people who need each other without saying so.",
      argument: [
        "Your phone is a good place to watch your type and your sign at work. The ESTP in you wants to deal with whoever is in the room; Gemini has four conversations open and a joke for each. You answer in eight seconds or not at all, because sometimes you compose the reply in your head and feel that the matter is settled. Neither ESTP nor Gemini enjoys the middle of things, which is where a friend usually says what’s wrong.",
        "So you do everything at once and charm your way past whatever falls. People forgive you, though the wise ones keep a second plan ready, and it would sting you to know it. Pick one person this week. As you leave, tell them what you’ll do and by when, type it into your phone while they watch, and add, “Hold me to it.” Then do it a day early, just to see their face.",
      ],
    },
    Cancer: {
      thesis:
        "Love, in your case, tends to arrive with jumper cables. ESTP makes you fast and practical, so you’d sooner do something about a trouble than discuss it. Cancer makes you tender and protective, with a long memory for who has been good to your people. Put together, they make someone who drives across town at midnight to sit in an emergency room and be funny there, and who changes the subject when thanked. Everybody meets the bold you. Only old friends find out about the tender you, who lies awake until they’ve all texted that they’re home.",
      argument: [
        "Leaving the house is where your type and your sign begin to quarrel. The ESTP in you hears that something’s going on and has one arm in a jacket. Cancer wants a proper goodbye and some food for the road. So you go, have a marvelous time, and call home twice about nothing in particular. Once home, you’re reorganizing the garage by the second evening, because your legs want out again.",
        "Hurt feelings are the harder case. Cancer feels a careless remark for days, and the ESTP, hating to be caught feeling anything, answers with a joke and leaves the room. You’d love for the other person to come after you. But you’ve made it look so much like not caring that nobody knows they’re invited. This week, when something stings, say so within the hour: “Ouch. I’m taking a walk, and I’m coming back.” Those nine words can save everyone about a week.",
      ],
    },
    Leo: {
      thesis:
        "A party with you at it has a before and an after. ESTP gives you timing, nerve, and the knack of knowing what a crowd wants while the crowd is still deciding. Leo gives you a big warm heart and a sincere wish to be admired for it. Together they make a performer who never leaves the audience out: you learn the waiter’s name, hand the shy guest the best line, and pick up a check that’s slightly larger than you planned. What people get from you is the feeling that today is an occasion. What you get is the look on their faces.",
      argument: [
        "Your type and your sign disagree about failure. The ESTP in you doesn’t mind falling flat, since falling is how you learned to skate, flirt and park a trailer. The Leo in you minds very much who was watching. You can lose forty dollars on a silly bet without blinking and then brood for a week over one lukewarm remark about your toast.",
        "As a rule you settle the matter by going bigger, with a better story, a more generous gift, a round for the table. It works, and it’s expensive, and it leaves people clapping for you at moments when you’d rather be known. So let one person see you in the middle of learning something. Try a thing you’re bad at in front of a friend this week and say, “I’m terrible at this so far. Stay anyway.” Notice that your friend stays, and that nobody asked for a show.",
      ],
    },
    Virgo: {
      thesis:
        "Most daredevils don’t own a torque wrench, let alone have opinions about it. ESTP gives you fast reflexes and an appetite for anything live. Virgo gives you the eye that catches the loose bolt, the typo in the contract, the tomato that’s about to turn. The result is a person who’ll do the crazy thing after checking the rope, and who can fix a stranger’s zipper, spreadsheet or vacation in under five minutes. People get rescued by you twice: first from the emergency, and then from the sloppy repair that somebody else made. You rarely mention the second rescue, except with your eyebrows.",
      argument: [
        "On the first day of any project, the ESTP in you says it’s good enough, so let’s open and fix the rest as we go. Virgo has seen the flaw. You typically launch anyway, on time and with a grin, and then lie awake at two in the morning with the flaw for company. The next day you may correct whoever happens to be nearest, more exactly than kindly, although the work you’re annoyed with is your own.",
        "That robs you of the fun of being fast, and it teaches your helpers to hide their own mistakes. So give Virgo an appointment: one hour before anything goes out this week, with a pencil and the power to say stop. After that hour, the case is closed. And before you correct anybody, point at something and say, “This part is really good.” You had noticed it anyway. You notice everything.",
      ],
    },
    Libra: {
      thesis:
        "You could sell a man his own hat, and he’d thank you for the fit. ESTP gives you a quick sense of what can be had and the nerve to ask for it. Libra, ruled by Venus, adds grace: an ear for tone, an eye for what looks right, and real discomfort if anyone goes home feeling cheated. Together they make a negotiator whom the other side would gladly hire. When two guests are circling an argument, you’re the one who fills their glasses, teases each of them equally, and has the quarrel over by dessert. People feel braver near you, and somehow better dressed.",
      argument: [
        "The trouble starts when the person you have to be frank with is someone you like. The ESTP in you wants to say it straight out. Libra sees the face across the table begin to fall and rushes in to soften it. Your usual compromise is a joke with the complaint packed inside, so that you can take it back if it lands badly. Everyone laughs, and one guest drives home asking, “Did that mean something?” It did.",
        "Because of that habit, arrangements you never liked can run for years on your good manners: the lopsided chores, the annual trip to a place you can’t stand. Once this week, say a wish, a price or a complaint in one sentence with no joke attached, such as, “I can’t do it for less than that.” Smile if you like. Then count to five, and let the other person speak first.",
      ],
    },
    Scorpio: {
      thesis:
        "You’ve noticed who at the table is lying, and you’re passing the potatoes. ESTP gives you sharp senses and a fast body; Scorpio gives you an interest in what’s going on underneath. Between them very little gets past you: the glance, the altered story, the ring that came off last spring. Since you like action better than gossip, what you mostly do with this knowledge is protect people. Friends in real trouble tend to call you first. They know that you won’t be shocked, that you won’t repeat it, and that within ten minutes there’ll be a plan and, somehow, something to laugh at.",
      argument: [
        "It takes an injury to set your type against your sign. The ESTP in you plays hard, loses, shakes hands and forgets. Scorpio shakes hands and remembers. So when someone lets you down you grin, partly to spare everybody a scene and partly because you don’t care to show where it hit. Three months later you cancel a plan, or turn cool over a borrowed charger, and the other person has no idea why.",
        "That way you keep your dignity and lose the chance of an apology. Scorpio has its reasons for trusting slowly. Still, you’d rather be close to someone than be proved right about them. So deal with one offense this week while it’s small. Within a day, in the voice you use for the weather, say, “It bugged me that you left without telling me.” If the apology comes out crooked, take it anyway.",
      ],
    },
    Sagittarius: {
      thesis:
        "The best vacation stories your friends own probably begin with you saying, “How far can it be?” ESTP gives you the nerve and the know-how to improvise when the bridge is out, the car won’t start, or the hotel has never heard of you. Sagittarius gives you optimism by the barrel and the suspicion that the good stuff is over the next hill. So you say yes, you pack in ten minutes, and you bring along people who would never have gone without you. Those people come home with a bigger idea of what they can do, and at least one sunburn.",
      argument: [
        "Your type and your sign love the same road for different reasons. The ESTP wants what’s in front of the windshield: the food, the faces, the odds. Sagittarius wants the trip to mean something and talks about it the whole way there. Together they overpromise. At midnight you announce that everyone is going to Portugal, and you believe it with your whole heart. By the time your friends have asked for the days off, you’ve moved on to the idea of a boat.",
        "You meant every word. But people rearrange their lives around your enthusiasm, and after the second canceled plan they only nod at the third. This week, sort your ideas out loud. Say, “I’m just dreaming here,” or else, “I’m serious, and I’m booking it tomorrow at noon.” Then book it at noon. An adventurer who shows up for the dull second step is a rare and wonderful animal.",
      ],
    },
    Capricorn: {
      thesis:
        "Picture the wild one at the wedding who has already arranged everybody’s ride home, and you have yourself in one frame. ESTP supplies the wildness, the quick eye and the taste for a gamble. Capricorn, ruled by Saturn, supplies the fine print, the long view and an emergency fund that nobody knows about. Your risks look reckless from outside, although you’ve priced each one down to the parking. What people get from you is a leader who’s fun on the way up and calm on the way down. When a plan crashes, you count what’s left, crack one joke, and hand out brooms.",
      argument: [
        "Your two halves can’t agree about time. The ESTP wants the reward tonight and is skillful enough to get it. Capricorn is building for twenty years from now and thinks of tonight as a leak in the roof. You’ve likely found the one solution that pleases ESTP and Capricorn alike, which is to work too much: fast wins all day, the long plan in the evening. You take up fishing to relax, and a month later you own a depth chart.",
        "It’s an honorable arrangement and a tiring one, because the people you love get the hour that’s left over. You do enjoy rest, once somebody has tricked you into it. So trick yourself. Put two hours in this week’s calendar with a person who can’t help your career in any way, tell them, “No agenda, I just want to see you,” and treat it like your biggest client: no moving it.",
      ],
    },
    Aquarius: {
      thesis:
        "Tell you that it’s never been done that way, and you’re already looking for your shoes. The ESTP in you tests a thing by leaning on it, and Aquarius tests a rule the same way. Together they make a cheerful troublemaker with a public spirit: you ask why the good entrance is locked, find the woman with the key, and stand there waving everyone else through. You get along with the mechanic, the professor and the difficult neighbor, because you ask what each of them does and want to see it work. People feel less odd around you, or at least more pleased about it.",
      argument: [
        "In a crowd, your type and your sign are the best of friends. The ESTP gets the permit, the truck and the volunteers; Aquarius knows what it’s all for. One person at a time is harder. The ESTP likes whoever is present. Aquarius is fond of humanity in general and gets itchy when a particular human needs something on a weeknight. So you organize. You have a wonderful time in the middle of forty people, slightly out of reach of each.",
        "The cost shows up on a bad night, when you scroll through a hundred names and can’t decide which of them would want to hear it. Several would, but whenever a talk turned personal, you offered a solution. See one friend alone this week and let your friend pick the subject. Each time an excellent idea for fixing their life occurs to you, ask, “What’s that been like?” Save the idea. It’ll keep.",
      ],
    },
    Pisces: {
      thesis:
        "Within half a minute of arriving you know who’s having a rotten day, and that person is laughing over a paper plate before they’ve decided whether to mention it. ESTP gives you quick senses and quicker feet. Pisces gives you a sixth sense for feelings, your own and everyone else’s, with no very clear fence between. Put together, they turn sympathy into something useful: a ride, a couch, a friend of a friend who’s hiring. Plenty of people are kind in principle. You’re kind by Thursday, in person, with the truck. The one who seldom gets the same service is you.",
      argument: [
        "Pisces feels so much and ESTP moves so fast that you often act on a feeling before you’ve noticed having it. Someone at the next table looks lost, and eleven minutes later you have lent them your jacket, forty dollars or your weekend. Often it’s exactly the right kindness. At other times you wake up committed to three people’s troubles with no memory of deciding.",
        "Your type and your sign part ways over sadness. The ESTP says keep moving; Pisces would like to lie on the floor and play one record over and over. You usually keep moving, so the low mood catches up with you on some perfectly good Sunday. Before any yes that involves money, a bed or a road trip, say, “Let me tell you tomorrow.” And one evening this week, put the record on, lie down, and let the feeling play to the end. It’s often shorter than you feared.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You move first, and people who had frozen find that their own feet work.",
        "An emergency makes you calmer and kinder, which is the reverse of what it does to most people.",
        "You forgive by dinnertime, out loud, and really can’t remember what it was about.",
      ],
      costs: [
        "Peaceful months feel like failing, so you set off little alarms for the comfort of hearing something ring.",
        "You compete with the ones who love you, and win things they would have given you.",
        "The people who clean up after your magnificent launches have learned to dread your enthusiasm.",
      ],
      tensions: [
        {
          between: "Win or enjoy",
          text: "Half of what you chase you don’t want once it’s caught, so ask which half this is while it’s still running.",
        },
        {
          between: "Applause or respect",
          text: "The first is quick and warm, the second slow and almost silent, and it’s worth determining which of the two you are working for tonight.",
        },
        {
          between: "First or finished",
          text: "Being early is your talent and being done is someone else’s, so agree before you start on how that person shares the prize.",
        },
      ],
      practice:
        "Each morning this week, before coffee, name one contest you will skip that day, a lane, an argument, a bargain, then skip it deliberately, and at night tell someone what it left time for.",
    },
    Earth: {
      gifts: [
        "What you touch works better afterward, and you were joking the entire time.",
        "You know what a thing is worth without looking it up, and that includes most excuses.",
        "In trouble you are solid and early, with rope, sandwiches and a full tank.",
      ],
      costs: [
        "You grab what’s near and firm, so the large distant thing never gets its first brick.",
        "Your body does your worrying for you and sends the bill to the joints.",
        "Comfort and thrill take turns with your paycheck, and neither of them leaves a note.",
      ],
      tensions: [
        {
          between: "Roam or own",
          text: "Since you want both the highway and the deed, own one place that can be locked up in five minutes, and never sell it.",
        },
        {
          between: "Now or well",
          text: "Your fingers know that good work takes longer than your temper allows, so quote the longer time before you say hello.",
        },
        {
          between: "Sturdy or stubborn",
          text: "The weight that others lean on is hard to turn around, so shift one inch, visibly, and see who shifts with you.",
        },
      ],
      practice:
        "Once a week choose one thing you own that is broken, loose or dirty, and spend forty minutes putting it right with the phone in a drawer, then write the date on it somewhere out of sight.",
    },
    Air: {
      gifts: [
        "People tell you yes before they’ve understood the question, and are mostly glad of it later.",
        "You can find the joke in a waiting room, and with it the way out.",
        "News, tricks, names: whatever you learn you pass on, and whole circles live better by it.",
      ],
      costs: [
        "You’re so good at the first ten minutes that you seldom hear what’s in the eleventh.",
        "Several people believe they are your closest friend, and each of them knows someone different.",
        "Promises you make while amused you forget in perfectly good faith, and someone has bought a dress for the occasion.",
      ],
      tensions: [
        {
          between: "Quick or true",
          text: "The good line gets there before the accurate one, which is worth waiting for now and then, though it’s less entertaining.",
        },
        {
          between: "Many or one",
          text: "You know how to be wanted everywhere, whereas being known takes repeat visits, dull ones among them, to the same address.",
        },
        {
          between: "Talk or do",
          text: "Telling a plan gives you most of its pleasure, a reason to tell it only to the person who’ll be cross if nothing happens.",
        },
      ],
      practice:
        "On Sunday choose three people you have charmed and neglected, and by Wednesday call each for ten minutes, asking two questions and leaving out your own news. Write down one thing each of them said, and mention it next time.",
    },
    Water: {
      gifts: [
        "You can tell who in a crowd is about to fall, and you’re there with a chair.",
        "Your jokes land where it hurts and take some of the hurt away with them.",
        "Loyalty gets courageous things out of you that no bet ever could have.",
      ],
      costs: [
        "Outrunning your sadness, you generally run over the foot of whoever stands nearest.",
        "Other people’s troubles get into you like smoke into a coat, and you call it boredom.",
        "You’d rather be thought heartless than be seen waiting, and people take you at your word.",
      ],
      tensions: [
        {
          between: "Stay or bolt",
          text: "You most want to leave at the very moment you’re most at home, so admit that you’ve noticed, and hand someone the keys.",
        },
        {
          between: "Rescue or rest",
          text: "Saving people is how you get close without asking, so on some uneventful evening, with no alarm ringing anywhere, ask.",
        },
        {
          between: "Tough or tender",
          text: "The shell is real, and so is what it protects, which deserves one reliable witness of its own; let that person choose the evening.",
        },
      ],
      practice:
        "Every night for a week, at lights out, lay a hand on your throat, chest or belly, wherever the day got stuck, and say one sentence about it aloud, followed by one about something you look forward to.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here’s a head start: there are two of you. One handles anything that is put before it, quickly, with style, while the other arrived with your birthday and wants something the first can’t win for it. They share a body, a car and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is how they print it. Neither statement would survive an afternoon with an accountant, an experience that people like you generally postpone. What follows concerns the jobs that let you run, the ones that put you on a leash, and who gets lunch.",
    "You fall in love like someone catching a train, and are surprised afterward at how long the ride is. Those who stay have discovered that you’re at your most devoted when you are repairing something and complaining about it, and since these pages are for them as well, leave the book lying open somewhere.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something in the yard. Go and check; the yard is fine. Then come back, because the thing you stay so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. So this is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it is best read standing up, in short bursts, between two other things.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the question shows up, uninvited, with no wish to be entertained. Nobody expects an answer here. Just let it in, pour it something, and don’t leave by the window.",
  ],
  year: {
    "new 1":
      "Experiment teaches you what suits you, so you rarely plan a change of appearance. Make one this week, ask an honest friend for an opinion, and decide by the weekend whether it stays.",
    "new 2":
      "Additional income appeals to you most while it’s still an idea. Make the call, name your price before they name theirs, and transfer the first payment into savings immediately.",
    "new 3":
      "Ask someone whom you greet every week how they did the thing you need to do, and listen past the point where you’d normally interrupt. People near you know more than you’ve thought to ask.",
    "new 4":
      "The people you live with have a list of what they’d like improved. Ask for it, and finish one item, before your restlessness starts rearranging something else.",
    "new 5":
      "Play is where you’re at your best, and you hardly need encouragement. Invite someone who is usually left out, and let an evening go by without keeping score.",
    "new 6":
      "Health plans survive, in your case, when another person is waiting and there’s something to beat. Arrange two sessions with a partner this week, and write down a number you can improve.",
    "new 7":
      "“Let’s do it” comes easily to you with someone who moves at your speed. Before you sign anything together, see how they behave on a dull errand and after a disappointment.",
    "new 8":
      "Talk about debts, sex or grief makes you funny within a minute. Begin with the plain fact, a sum or a worry, and save the humor until the other person has answered.",
    "new 9":
      "Book first and read later: that’s how you travel, and how you study too. This time give the basics twenty minutes a day beforehand; preparation will take you further than charm alone.",
    "new 10":
      "Getting the chance has never been your trouble; the follow-up is. Within a day of the meeting, write half a page on what you’ll deliver and when, and send it before it’s perfect.",
    "new 11":
      "A new crowd usually takes to you in a single evening, and you to its loudest members. Have lunch with someone quieter, since those acquaintances tend to outlast the others.",
    "new 12":
      "Leave the phone in another room for an hour, twice this week, even if what comes up is unpleasant. An empty evening usually sends you looking for company before you know how you feel.",
    "full 1":
      "It’s one thing to be looked at and another to be seen, and you enjoy the first more. Tell one person that they saw correctly, and what it’s about, without making a joke of it.",
    "full 2":
      "Sit down with someone you trust and examine the last statement line by line. In your case it’s the small, quick decisions that add up, and one recent purchase can probably still go back.",
    "full 3":
      "You speak quickly and forget what you’ve said, whereas other people remember. If a remark has come back to you, repeat it exactly and apologize for it, without explaining what you intended.",
    "full 4":
      "Cancel one tempting invitation this week and stay in. The people at home usually receive whatever is left of you after the day’s excitement; ask each of them a question whose answer you don’t know.",
    "full 5":
      "Winning and losing both make you talk. Congratulate or thank the other side first, and wait until tomorrow before you explain how it happened and whose fault it was.",
    "full 6":
      "Adrenaline can pass for energy for weeks, right up to the day it can’t. Give up one commitment, sleep eight hours on three consecutive nights, and have a doctor look at whatever hurts.",
    "full 7":
      "Hearing a complaint, you offer a solution before the other person has finished. This time repeat what they said until they agree that you’ve understood, and only then ask what they want.",
    "full 8":
      "Stay with the fact for an evening before you settle the arrangements, and tell someone how it affects you. Bad news about money or feelings tends to make you practical at once.",
    "full 9":
      "Being wrong bothers you less than being bored, which is a real advantage here. Say openly what you misjudged, and ask the person who knew better what they had noticed.",
    "full 10":
      "Your reputation is made when you’re out of the room, by the last three things you handed in. Find out which of them disappointed someone, and repair that before you pitch anything new.",
    "full 11":
      "In every friendship one of you does most of the arranging. If it’s you, let somebody else plan the next outing; if it isn’t, call first and offer two dates.",
    "full 12":
      "Exhaustion is something you outrun and then meet all at once. Go to bed early on three evenings without a screen or a drink, and write down what you’ve been too busy to consider.",
    "eclipse 1":
      "When a way of impressing people stops working, you try it louder. Leave it out this month, and see who stays interested.",
    "eclipse 2":
      "Losing a source of income makes you hurry into the next. Compare three possibilities on paper, and sleep before you decide.",
    "eclipse 3":
      "You’ve been saving something to say for a better moment. Say it this week, in person, without an entertaining introduction.",
    "eclipse 4":
      "Moving on is easy for you, and saying goodbye isn’t. Take half an hour alone in the place before you begin packing.",
    "eclipse 5":
      "Some pleasures are over before you admit it. Give the equipment away while it’s still useful to somebody, and postpone replacing it.",
    "eclipse 6":
      "Broken routines feel like freedom to you. Enjoy this one for a week, and afterward restore the single habit that you miss.",
    "eclipse 7":
      "Clever moves will tempt you, and they’d only accelerate the change. State once what you want, and give the other person time to consider it.",
    "eclipse 8":
      "Relief makes you generous and a little reckless. Spend nothing of what you’ve been released from until the month is out.",
    "eclipse 9":
      "Principles were never what you steered by, so the loss bothers other people more. Explain to one of them what you believe now.",
    "eclipse 10":
      "Announce nothing for a week. Another role will be offered before you’ve noticed how you feel about losing this one.",
    "eclipse 11":
      "People drift apart, and you generally replace them quickly. Identify the two you’d want beside you in trouble, and arrange to meet.",
    "eclipse 12":
      "Whatever you’ve outrun for years is easier to face with company. Tell one steady friend about it, without making it amusing.",
    "jupiter soft":
      "Offers come to you easily now, and you’ll want every one of them by the weekend. Accept the opportunity that will still be teaching you something in a year, refuse the flattering ones, and save a third of the proceeds.",
    "jupiter hard":
      "Confidence makes every risk look smaller to you than it is. Set a limit for money, for nights out and for promises beforehand, and give the list to a friend who’s prepared to enforce it.",
    "saturn soft":
      "Patient work pays off sooner than you expect, which makes it nearly bearable. Choose one license, exam or long contract, set aside two hours a week, and let an experienced person check your progress every month.",
    "saturn hard":
      "You can’t talk or hurry your way past this one. Do the heaviest duty for half an hour each morning before anything else, and when somebody asks how it’s going, answer with a number and leave it there.",
    "uranus soft":
      "Change at this speed suits you, and it makes you excellent company for those who find it alarming. Try one unfamiliar tool, route or acquaintance every week, and record which of them was worth repeating.",
    "uranus hard":
      "Surprises are fun when you cause them, and this one you didn’t cause. Make no large purchase and don’t resign for three days; meanwhile change one small habit, so your restlessness has somewhere to go.",
    "neptune soft":
      "Something gentler than excitement attracts you now, and you can’t say what it’s good for. Give it one evening a week, a concert, a class or a walk by the water, among people you don’t need to impress.",
    "neptune hard":
      "You usually spot a bluff at once, but hope has affected your eyesight. Put no money into a feeling, have the most cautious person you know read whatever you’re about to sign, and drink less than usual.",
    "pluto soft":
      "There’s a subject you’ve always joked your way past, and you have the strength for it now. Discuss it regularly with a person who isn’t easily amused, and stay until the conversation is actually over.",
    "pluto hard":
      "When somebody tries to control you, you reach for the move that wins fastest, including a few you’d be ashamed of. State your terms once, openly, and be ready to walk away if they’re refused.",
    "mercury retrograde":
      "You agreed to some of this without reading it. Check the details of one contract, confirm your appointments by phone, and ask instead of assuming.",
    "mercury direct":
      "Return the calls you’ve been putting off, beginning with the person who has been waiting longest for a plain answer.",
    "venus retrograde":
      "Before you contact an old love or pursue an old bargain, write down exactly what it cost you the previous time.",
    "venus direct":
      "Plan one evening for someone you love around what they enjoy, and pay for it with money you already have.",
    "mars retrograde":
      "Pushing harder is your answer to most resistance, and it won’t help now. Practice, repair, rest, and let somebody else set the pace.",
    "mars direct":
      "Devote the first burst of energy to whatever has waited longest. Exciting projects get done in any case, when you’re involved.",
    "ingress jupiter":
      "Good years disappear quickly when nobody plans them. Decide now on one lasting thing you’d like to have when this ends.",
    "ingress saturn":
      "Repetition is what this area will reward. Pick a skill or a relationship you want to keep, and give it time every week.",
    "ingress uranus":
      "You’ll enjoy the surprises most if the bills are paid beforehand. Put aside three months’ expenses, and stay curious.",
    "ingress neptune":
      "Your quick eye won’t be sufficient here for a long while. Ask a patient friend for their impression before you commit.",
    "ingress pluto":
      "Control passes to other hands by degrees. Abandon one shortcut you’ve relied on, and discover what your actual ability is worth.",
    "month 1":
      "Count the projects you began last year and left unfinished. Complete one this week, and inform the people waiting that the others are canceled.",
    "month 2":
      "Once a week, ask someone about their day and offer no advice, no comparison and no better version of your own.",
    "month 3":
      "Pay cash for everything that’s fun, and when it’s gone, spend the remainder of the month discovering pleasures that are free.",
    "month 4":
      "Visit an older person who taught you something useful, stay two hours, and ask what they’d do differently.",
    "month 5":
      "Take three lessons in something you’re bad at, a language or an instrument, before you decide whether it’s for you.",
    "month 6":
      "Book the checkup you’ve been avoiding, and keep the hour afterward free in case you’d like to talk to someone.",
    "month 7":
      "For one entire day avoid buying, selling, betting or persuading anybody, and notice at what hour it becomes difficult.",
    "month 8":
      "Apologize to someone you’ve teased too often, in two sentences, and don’t try to make them laugh.",
    "month 9":
      "Write down one ambition for a year from today, keep it where you’ll see it every morning, and take the first step by Friday.",
    "month 10":
      "Teach a rival or a junior colleague your best shortcut, completely, and let them get the credit for using it.",
    "month 11":
      "Sit for twenty minutes without a phone or a purpose, twice this month, and let yourself be thoroughly bored.",
    "month 12":
      "Thank three people who finished what you left undone this year, in person, naming exactly what each of them did.",
  },
};
