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
        "Your type and your sign hardly ever argue. The ESTP in you wants to start now and so does Aries, which leaves nobody inside to say “wait.” The Entrepreneur moves because there’s something to gain. Aries moves because someone else is moving, which is how you find yourself racing a stranger to a parking spot you don’t need. From the inside, a shrewd bet and a pointless contest feel exactly alike, namely wonderful.",
        "So you go first and explain afterward. The cost falls on whatever comes after a beginning, such as the apology you’ve worded nicely in your head and never delivered. Before you leap this week, ask yourself, “Would I want this if nobody else did?” Then finish one old thing and tell the person who’s been waiting, “It’s done, and I’m sorry it took so long.” You may be surprised how much it feels like winning.",
      ],
    },
    Taurus: {
      thesis:
        "You’re the friend who will try anything once, provided there’s a good lunch afterward. ESTP gives you nerve, quick hands and an instinct for the deal that’s about to be gone. Taurus, an earth sign ruled by Venus, gives you a body that wants comfort and a head that wants to know what a thing will be worth in ten years. The mixture is a risk taker with excellent sheets. People get two things from you that seldom come in one person: the courage to jump, and the confidence that someone has checked the landing and brought sandwiches.",
      argument: [
        "Shopping shows the whole argument. You spot the one good jacket on a rack of forty, and the ESTP in you has the card out, while Taurus is still feeling the lining. It’s an unbeatable team for jackets. Where your type and your sign pull apart is over what winning is for. The ESTP would use the winnings to play another round. Taurus would like to stop, own something solid, and sit on it.",
        "Most of the time you play another round and console Taurus with a very good dinner. It’s a cheerful arrangement, but plenty gets earned, little gets kept, and the feeling of having arrived keeps moving to next year. Send a tenth of whatever comes in this week straight to an account you don’t look at, and tell someone you trust, “This one stays put. Don’t let me near it.” You’ll still have nine tenths to be interesting with.",
      ],
    },
    Gemini: {
      thesis:
        "Leave you alone at a bus stop for ten minutes and you’ll come away with a joke, a tip on a used truck, and the number of someone’s cousin. ESTP keeps you alert to whatever is happening right now; Gemini finds words for it at the same speed. So you’re quick twice, once with your hands and once with your mouth, and you can make a furious customer laugh before he remembers why he came. People get a lift from you. They also get introduced, since you can’t stand beside two people who need each other without saying so.",
      argument: [
        "Your phone is a good place to watch your type and your sign at work. The ESTP in you wants to deal with whoever is in the room; Gemini has four conversations open and a joke for each. You answer in eight seconds or not at all, because sometimes you compose the reply in your head and feel that the matter is settled. Neither ESTP nor Gemini enjoys the middle of things, which is where a friend usually says what’s wrong.",
        "So you do everything at once and charm your way past whatever falls. People forgive you, though the wise ones keep a second plan ready, and it would sting you to know it. Pick one person this week. As you leave, tell them what you’ll do and by when, type it into your phone while they watch, and add, “Hold me to it.” Then do it a day early, just to see their face.",
      ],
    },
    Cancer: {
      thesis:
        "Love, in your case, tends to arrive with jumper cables. ESTP makes you fast and practical, so you’d sooner do something about a trouble than discuss it. Cancer makes you tender and protective, with a long memory for who has been good to your people. Put together, they make someone who drives across town at midnight to sit in an emergency room and be funny there, and who changes the subject when thanked. Everyone meets the bold you. Only old friends find out about the tender you, who lies awake until they’ve all texted that they’re home.",
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
        "Most daredevils don’t own a torque wrench, let alone have opinions about it. ESTP gives you fast reflexes and an appetite for anything live. Virgo gives you the eye that catches the loose bolt, the typo in the contract, the tomato that’s about to turn. The result is a person who’ll do the crazy thing after checking the rope, and who can fix a stranger’s zipper, spreadsheet or vacation in under five minutes. People get rescued by you twice: first from the emergency, and then from the sloppy repair that someone else made. You rarely mention the second rescue, except with your eyebrows.",
      argument: [
        "On the first day of any project, the ESTP in you says it’s good enough, so let’s open and fix the rest as we go. Virgo has seen the flaw. You typically launch anyway, on time and with a grin, and then lie awake at two in the morning with the flaw for company. The next day you may correct whoever happens to be nearest, more exactly than kindly, although the work you’re annoyed with is your own.",
        "That robs you of the fun of being fast, and it teaches your helpers to hide their own mistakes. So give Virgo an appointment: one hour before anything goes out this week, with a pencil and the power to say stop. After that hour, the case is closed. And before you correct anyone, point at something and say, “This part is really good.” You had noticed it anyway. You notice everything.",
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
        "It takes an injury to set your type against your sign. The ESTP in you plays hard, loses, shakes hands and forgets. Scorpio shakes hands and remembers. So when someone lets you down you grin, partly to spare everyone a scene and partly because you don’t care to show where it hit. Three months later you cancel a plan, or turn cool over a borrowed charger, and the other person has no idea why.",
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
        "Picture the wild one at the wedding who has already arranged everyone’s ride home, and you have yourself in one frame. ESTP supplies the wildness, the quick eye and the taste for a gamble. Capricorn, ruled by Saturn, supplies the fine print, the long view and an emergency fund that nobody knows about. Your risks look reckless from outside, although you’ve priced each one down to the parking. What people get from you is a leader who’s fun on the way up and calm on the way down. When a plan crashes, you count what’s left, crack one joke, and hand out brooms.",
      argument: [
        "Your two halves can’t agree about time. The ESTP wants the reward tonight and is skillful enough to get it. Capricorn is building for twenty years from now and thinks of tonight as a leak in the roof. You’ve likely found the one solution that pleases ESTP and Capricorn alike, which is to work too much: fast wins all day, the long plan in the evening. You take up fishing to relax, and a month later you own a depth chart.",
        "It’s an honorable arrangement and a tiring one, because the people you love get the hour that’s left over. You do enjoy rest, once someone has tricked you into it. So trick yourself. Put two hours in this week’s calendar with a person who can’t help your career in any way, tell them, “No agenda, I just want to see you,” and treat it like your biggest client: no moving it.",
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
      "Because you judge a change by trying it on and never by thinking it over, reinvention comes quickly to you, and a new start with your body or your manner lasts longer if there is a rival in it. A friendly one will do.",
    "new 2":
      "Earning has always felt like the sport and saving like the locker room afterward, so what you make arrives with noise and leaves on tiptoe, unless a plan begun now has some part that keeps score where you can see it.",
    "new 3":
      "Talking is how you think, which is why your best ideas turn up in the middle of a sentence and are gone by the end of it, as your last few conversations would show if they were played back. What would you keep?",
    "new 4":
      "Home tends to get whatever energy the rest of the day has left over, and four walls can feel too still after hours of people who react. Starting a project there with your hands turns it into a place where things happen.",
    "new 5":
      "Play isn’t your break from life but the place where you are most awake, and since others catch it from you, a beginning lets the fun grow slightly serious, a romance or a craft included, before the next attraction whistles.",
    "new 6":
      "Routine bores you because it asks for the same move when no one is watching, and since your body pays for the gaps, a change in it survives best when you can feel the effect by evening. Prefer the quick proof.",
    "new 7":
      "Beginnings with people are your best event, since you read a face in seconds and say what others only think, whereas the slower second chapter, which has no audience, is where the other person discovers whether your curiosity is staying for dinner.",
    "new 8":
      "Bold as you are among strangers, you walk around certain subjects, such as loss, debts or wanting someone badly, because none of them improves with speed; if one of them comes up, staying in your chair is already a fine answer.",
    "new 9":
      "You learn a country by getting lost in it and a subject by taking it apart, with the manual still in its wrapper, and your early enthusiasm would outlast the dull chapter under a teacher with stories from the field.",
    "new 10":
      "Ambition, in your case, rises to a mess sooner than to a title, and because the people above you see the rescue more easily than the judgment behind it, a fresh start is the moment to explain how you knew.",
    "new 11":
      "Groups form around you because where you are something usually happens. The friends who count are harder to spot in all that traffic. Who among them would still come over if there were absolutely nothing to do?",
    "new 12":
      "Rest strikes you as waiting with the lights off, since most advice on it was written by people who enjoy sitting, but a kind that moves, such as swimming or driving nowhere in particular, keeps your muscles occupied. Your mind goes idle.",
    "full 1":
      "People respond to your nerve so readily that it’s easy to mistake the response for being known, whereas the effort behind it, now plain to see, bruises included, brings you closer to those who like you than any stunt ever did.",
    "full 2":
      "Your receipts tell a story that differs somewhat from the one you tell about money, and now that the two are laid side by side, a surprising total asks you to consider which expense you can’t even remember enjoying.",
    "full 3":
      "A blunt remark leaves your mouth as a fact and lands elsewhere as a verdict, and you seldom hear it hit because you’re on to the next thing. If one of them comes back to you now, a short apology without footnotes does wonders.",
    "full 4":
      "Family remembers who was in the house, and since you were often on the phone, in the driveway or nearly gone, it becomes clearer at such a moment how much your mere presence counts there. Being useful is optional.",
    "full 5":
      "Applause reaches you fastest after a risk, so the mild successes are easily missed, a child who copies your laugh or a face that brightens simply because you came, until you look up from the game. There are more than you expected.",
    "full 6":
      "Your engine hides its warnings, since adrenaline covers for a bad knee or three short nights better than any pill. When the bill arrives, you’re surprised and a little insulted. What has been asking politely for some maintenance?",
    "full 7":
      "Those close to you see what you do under pressure more clearly than what you feel there, because you demonstrate the first and skip the second, a gap that frank talk closes more easily at present. Which question do you dread?",
    "full 8":
      "Whatever has gone unsaid about money, grief or desire becomes heavier the longer it’s outrun, and you are very fast, but once it stands in full view, you say in one breath what others circle for a year. Your directness is a gift.",
    "full 9":
      "Since convictions are, for you, things that have worked more than once, to be defended happily until the restaurant closes, and since a belief can expire without telling its owner, which of yours hasn’t been tested since you were much younger?",
    "full 10":
      "Credit tends to come to you for the save, the deal, the minute when everyone was looking, and hardly ever for the months in which you kept things running, so let the unglamorous part be mentioned while attention is on your work.",
    "full 11":
      "Generous with a crowd, you get generosity back, but few people in it know what worries you, since you’ve never left them an opening, and a gathering now shows, if you watch for it, who bothers to ask a second question.",
    "full 12":
      "Tiredness generally catches you after the excitement, in the car or the shower, and although what it has to say is brief, you’ve learned to start something else before it can sit down. Suppose it finished its sentence.",
    "eclipse 1":
      "The daring one is a part you’ve played so well that others cast you in it unasked. If it no longer fits, no announcement is needed; people adjust once you move differently.",
    "eclipse 2":
      "A change in income tends to wake you up before it scares you, and that’s an advantage. What would you earn your living by if nobody were going to be impressed?",
    "eclipse 3":
      "When a familiar way of talking with people stops working, you normally push harder or joke louder, even though half the speed would reach a good many places at which the volume never once arrived.",
    "eclipse 4":
      "Roots were never your favorite subject, because you always knew how to land on your feet, but a shift at home now reveals what the landing place really meant. Missing it is no weakness.",
    "eclipse 5":
      "A thrill wears out suddenly in your life, almost overnight, and then the game or the other player gets the blame, though what comes to replace it is often less loud. It lasts considerably longer.",
    "eclipse 6":
      "A job or routine that comes apart seldom frightens a born improviser. The one that follows suits you better if it includes daylight, movement and a colleague worth arguing with.",
    "eclipse 7":
      "Closeness changes its shape now and then, and your instinct is to act at once so that you needn’t sit in the uncertainty. Here the sitting does part of the work.",
    "eclipse 8":
      "Endings are hard to face for anyone who lives in what comes next, and if there’s a loss for which you never stopped, it can be met now without any ceremony. No speech is required.",
    "eclipse 9":
      "An old certainty giving way upsets you less than most, for you’ve changed your mind in midair before. Leave a pause between the former answer and the new one; it’s instructive in there.",
    "eclipse 10":
      "After a title or a goal drops away, the silence seems longer than it is, but your reputation rests, as it always has, on how you act when things go wrong. It moves with you.",
    "eclipse 11":
      "Every crowd has its natural lifespan, and slipping off without a farewell is your customary exit. Among those you’re leaving behind, who deserves the awkward phone call?",
    "eclipse 12":
      "Keeping busy makes an excellent hiding place, and you have used it well, so if something put off long ago, an old sorrow or simple lack of sleep, comes out of it now, greet it kindly.",
    "jupiter soft":
      "Openings are something you notice before others have finished their coffee, and more of them than usual turn out to be real, which makes choosing the harder part, for abundance lets everything look like the main chance. Which survives a dull afternoon?",
    "jupiter hard":
      "Confidence multiplies quickly in you, since so many of your gambles have come off that caution looks like bad manners. In such a stretch the promises swell along with the mood. Before the next big yes, picture the person who will have to deliver it in the rain.",
    "saturn soft":
      "Discipline becomes bearable to you the moment it shows in the result, the way an athlete stops minding drills, and because effort shows steadily in this period, if without fireworks, a talent on which you’ve been coasting can become mastery. Little would please you more.",
    "saturn hard":
      "Limits feel personal to someone used to talking or dashing past them, so your first impulse is to test the fence with a shoulder, although whatever resists you now generally has a reason, often a dull and legitimate one. Does it also serve you?",
    "uranus soft":
      "Change is your weather; while others clutch their hats, you’re already out looking at the sky. Surprises tend to work in your favor in these months, because you never rely on a script. A wild idea that you once shelved for being too early is worth taking down again.",
    "uranus hard":
      "Under pressure you would rather break something than be bored by it, and restlessness of this size goes looking for a target, although much of it is useful information about what you’ve outgrown. The whole arrangement, or one hour?",
    "neptune soft":
      "Imagination isn’t what you are famous for, since you trust whatever can be touched, but in a period like this one, music, a film or an unexpected kindness slips past your guard more easily, and you may enjoy being moved. No wisecrack is needed.",
    "neptune hard":
      "Fog annoys you because your gift is reading what’s in front of you, and while the signals are blurred, the temptation is to fill the gap with nerve, which serves well on roads you know and badly elsewhere. A second look outperforms instinct.",
    "pluto soft":
      "Winning a moment is something you learned early; this is a longer sort of strength, which changes a situation from the inside and takes its time. It makes you persuasive in a lower voice than usual. People sense that you mean it, and they stop waiting for the punch line.",
    "pluto hard":
      "Being pushed brings out the fighter in you, a good one, who rarely asks what the prize is for, and wherever you feel cornered in these months, the old need to win often matters more than any opponent. A dropped rope stops pulling.",
    "mercury retrograde":
      "Details slip more easily because you agree to things while walking and expect your memory to catch up later, but if a plan goes sideways, your talent for detours recovers most of the distance.",
    "mercury direct":
      "Crossed wires loosen, and the conversations with which you’d lost patience turn brisk again. An arrangement that looked hopeless deserves a second try before you drop it.",
    "venus retrograde":
      "Old flames and old tastes improve at this distance, mostly because you remember the opening scene and forget the third act. A warm thought does no harm without a plane ticket.",
    "venus direct":
      "What you like is clear again, in people as well as in purchases, and pleasure stops feeling like a rerun. Whoever was patient with you in between would enjoy an evening out.",
    "mars retrograde":
      "Waiting is the one sport for which you never trained, so when your drive idles, you’re tempted to rev it by starting trouble. Low gear still moves the car.",
    "mars direct":
      "Energy returns, and with it the urge to make up for lost time everywhere at once. Where would the first push still matter a year from now?",
    "ingress jupiter":
      "For about a year this area has more space in it than usual, and since you never left a space unfilled, the best of it rewards those who last. Stay past the opening night.",
    "ingress saturn":
      "A longer, stricter stretch begins in it, and nobody with your reflexes cheers at first. What you build here step by step is the sort of thing you brag about later.",
    "ingress uranus":
      "Years of sudden turns start here, and while few people are better suited to them, something unchanged nearby is what allows you to tell the ride from the ground. Keep it close.",
    "ingress neptune":
      "Slowly, over many years, this part of life grows softer at the edges and more difficult to measure. It teaches what no scoreboard records, and it is never in a hurry.",
    "ingress pluto":
      "Over a long period it is rebuilt from the foundation, mostly out of sight. You prefer quick results; here you get lasting ones, and learn what you’d never gamble away.",
    "month 1":
      "A market where people still haggle is a fine place for you to lose an afternoon, with a ridiculous object as the prize and no conceivable need for it.",
    "month 2":
      "Somewhere near you people throw axes, climb walls or race toy cars in deadly earnest; an evening among them leaves you happier than any restaurant.",
    "month 3":
      "Ride a bus line that nobody in your family has ever taken, as far as the last stop, and eat whatever is served there.",
    "month 4":
      "Card games bring out the most entertaining liar at the table, so a long night of bluffing, with high stakes in candy, suits you perfectly.",
    "month 5":
      "Visit a friend who is very good at something, from welding to salsa, and beg for an hour at it with hardly any instructions.",
    "month 6":
      "Cooking over an open fire, at any temperature, with too many people and a dish you’ve never attempted, is your idea of fine dining.",
    "month 7":
      "There’s a kayak, raft or rowboat for rent somewhere within reach, and you’re rarely as peaceful as when the thing you sit on needs steering.",
    "month 8":
      "A minor league of anything, from roller derby to amateur boxing, gives you a whole crowd to talk to and a side to choose at random.",
    "month 9":
      "Rescue something with wheels that everyone else has given up on, a wagon or a bicycle, and give it away with a bow on the handle.",
    "month 10":
      "Karaoke among strangers is made for you: no rehearsal, an instant verdict, and the worse the song, the better the company on the way home.",
    "month 11":
      "Sleep one night somewhere odd, in a hammock, a van or a borrowed treehouse, and be surprised how little you miss the remote control.",
    "month 12":
      "Host a gift exchange with absurd rules and real bargaining, since nobody presides over a happy riot of this kind as well as you do.",
  },
};
