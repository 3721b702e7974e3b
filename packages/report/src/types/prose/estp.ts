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
        "In an emergency you’re already moving while the others are still looking at one another. You take the wheel, catch the child, make the call, and your certainty is so contagious that frightened people do what you tell them. Aries makes it sincere: nobody is asked to take a risk that you haven’t taken first, and a bully has you to deal with. Afterward you make light of it. Being left out of a contest can hurt for a week, and you’d never say so.",
      argument: [
        "For once the two natures agree, and at beginnings they’re superb, the Entrepreneur seeing an opening and Aries going through it before it closes. Their harmony is also the difficulty. One moves because there’s an advantage to be had, the other because someone else is ahead, which feels identical from inside, so a shrewd decision and a pointless one get the same confidence. Usually you settle it by going, which is a clean, happy feeling. What suffers is whatever follows a start: the new colleague you hired and didn’t train, the apology you owe.",
        "Before you begin anything this week, ask, “Would I want this if nobody else did?” If so, first complete one thing already underway, and tell whoever’s been waiting, “It’s done. Sorry it took me so long.”",
      ],
    },
    Taurus: {
      thesis:
        "Daily life improves in practical ways with you around. You know where the good meat is, can hang a gate, and will put actual money on a chance that others only discuss, having first made certain that dinner is safe. Taurus steadies your nerve, so that people who would never gamble feel comfortable beside you. Your attachments get overlooked, because it’s the bold moves that make the stories. Few suspect how much you need the same bed and the same faces to come home to.",
      argument: [
        "As partners they’re formidable: the Entrepreneur recognizes a bargain, and Taurus knows what it will be worth in ten years. They disagree about what winning is for. One wants the money in order to play again; the other would like to stop, buy something solid, and enjoy it slowly. Mostly you go another round and console yourself with a very good meal, a cheerful enough arrangement. Eventually it’s tiring. Much gets earned and little is kept, and you never have the feeling of having arrived, which one half of you has been working toward.",
        "This week, arrange for a tenth of whatever pays off to go directly into an account you leave alone. Tell the person you share a life with, “This one’s ours. Don’t let me near it.”",
      ],
    },
    Gemini: {
      thesis:
        "Set down among strangers, you have three conversations running, each in its own tone, before your coat is off. Salespeople, teenagers, the man with the complaint: they all find themselves laughing and telling you things, and the woman who needs a contractor has met one. Gemini makes you as quick with words as others of your nerve are with their hands. Remaining is harder. You leave a talk shortly before it would have asked something of you, and now and then you regret it.",
      argument: [
        "Together they can sell anything worth selling, because Gemini has the right words for each listener and the Entrepreneur puts the thing itself in their hands. They compete for the same minute. One trusts what can be handled now; the other has already described it to someone and moved on. You do both at once, answering messages while you make the deal, and seldom see what gets dropped: an appointment, half of a promise, the remark your friend was about to make. People enjoy you enormously. They also keep a second plan ready, which would hurt you.",
        "Pick one person this week. As you part, say what you’ll do and by when, enter it in your phone while they watch, add, “Hold me to it,” and do exactly that.",
      ],
    },
    Cancer: {
      thesis:
        "Affection, coming from you, arrives in person and gets to work. You fix the heater, pick people up at the airport, stand next to a nervous cousin at the counter, and change the subject when anyone thanks you. Your family can call at any hour, since Cancer makes you protective and the rest of you makes you fast. Everyone knows the bold one. Fewer know that you worry about them in the middle of a good party, or revisit streets where you used to live.",
      argument: [
        "When these two work as one, nobody you love waits long for help: Cancer senses that something is wrong, and the Entrepreneur is on the road within minutes. They quarrel over leaving. One sees an opening; the other wants a proper goodbye, and everyone safe. You tend to go, and then call home repeatedly about nothing in particular, guilty while you’re away and restless once you’re back. Being hurt is harder still. You hit back fast, withdraw, and leave the other person guessing, when all you wanted was to be followed.",
        "Before you next go away, say the soft thing first: “I’ll miss you, and I’m back on Thursday.” When something stings, try, “That hurt. Give me an hour.” And take one person from home along this week.",
      ],
    },
    Leo: {
      thesis:
        "Any gathering is better ten minutes after you get there. You make a shy guest feel briefly famous, tell the story in a way that includes everyone, and pay before the others have found their wallets, so that what had been an ordinary evening becomes an occasion. Leo puts heart into this; you really are that pleased to see them. A stranger’s applause lifts you for a day. Indifference from someone you love goes in much further, and nobody has been shown how far.",
      argument: [
        "In combination they can launch a thing and make an entire town glad of it, the Entrepreneur closing the deal while Leo organizes the celebration. They want different things from an audience. One uses a crowd and goes; the other hopes that the same faces will return next week out of affection. Whenever you doubt it you do more: the bigger toast, the better car, the tab for everyone. It comes from a good heart. The morning after is flat, and the few who’d have loved you without it had trouble getting near.",
        "Tell one of those few this week about something that isn’t going well, and leave off the happy ending: “I don’t need you to fix it. I just wanted you to know.” Then watch what they do.",
      ],
    },
    Virgo: {
      thesis:
        "What others call your luck is mostly preparation you don’t mention. You read the contract, tested the equipment, and had a second plan in case the first one failed, so the people who follow you into something risky come out unhurt and believe it was easy. Your practical help is precise: shown a friend’s engine or lease, you locate the trouble within a minute. Virgo finds the flaw in everything. At night, after everyone has gone home pleased, it gets around to you.",
      argument: [
        "Their joint product is rare, a risk with the bolts tightened, for the Entrepreneur dares and Virgo has looked underneath. They quarrel about when a thing is ready. One says now, and we’ll fix it as we go; the other has seen a fault and can’t unsee it. In most cases you launch, lie awake, and the next day correct whoever is nearest, more accurately than kindly, although the work you’re angry with is your own. You miss the fun of speed that way and also the peace of a thing well made, and helpers who were doing fine begin hiding theirs.",
        "Give the checking an appointment, one hour before this week’s launch. And before you correct anybody, point to something: “This is good, right here.”",
      ],
    },
    Libra: {
      thesis:
        "Two people quarreling will both feel that you’re on their side. You read what each one wants, say it more graciously than they did, and find the deal on the spot, while cleverer heads are still drawing up principles. Libra has given your boldness its manners: you’ll approach anybody, and leave nearly anybody smiling. The unpleasantness lingers in you much longer than in them. You’d pay a good deal to avoid it, which is why so few have heard you complain without a joke.",
      argument: [
        "They make you a natural negotiator, because the Entrepreneur sees what can be had and Libra makes people glad to part with it. They also share one mouth. The first says what is so; the second sees a face change and starts to soften it. As a rule you put the hard thing as a joke, so that it can be withdrawn, and often that’s a courtesy. Everyone laughs, slightly stung, unsure what you meant. Matters that needed a clear answer drift on for weeks, and you keep smiling at arrangements you never liked.",
        "Once this week, state a wish, a fee or a complaint in a single unsweetened line, such as, “I can’t do it for less than that.” Smile if you like. Then say nothing until they’ve answered.",
      ],
    },
    Scorpio: {
      thesis:
        "Very little gets past you, which is lucky for anyone who needs protecting. Hands, pauses, an altered story: in the middle of the fun you’ve registered who is lying and who’s afraid, and you’ll step in without a fuss before others have understood anything. Scorpio keeps your nerve steady when things turn ugly. Friends in real trouble choose you, since you neither scare nor repeat it. Ease is what you lack. Those who matter most get tested, when you’d so much rather trust them.",
      argument: [
        "Side by side in a bad neighborhood, the Entrepreneur reacts at once and Scorpio saw it coming. Injuries are where they part company. One plays, loses, and forgets; the other forgets nothing and is willing to wait. You grin as though it didn’t matter, partly to spare everyone a scene. Then, months later, you are cold about something minor, or you leave, and the other person has no idea which offense they’re paying for. It costs you peace as well, because half of your attention goes to guarding against harmless people.",
        "Handle one thing while it’s still minor. Within a day, in an ordinary tone, say, “That bothered me,” and name what happened in a line. If they apologize, even badly, accept it and treat the matter as closed.",
      ],
    },
    Sagittarius: {
      thesis:
        "People have crossed oceans, quit bad jobs and learned to ski because you said it would be fine and came along to prove it. You find the cheap flight and the way around the closed road, and when the plan fails you improvise so happily that disaster becomes everyone’s favorite chapter. Sagittarius adds faith to your nerve. The flat weeks after an arrival are what you struggle with; by then you tend to be packing. Being called unreliable wounds you, because you meant every word.",
      argument: [
        "Sagittarius believes it can be done, the Entrepreneur gets the engine started, and timid people have adventures. Both love the road and differ over why, since one wants what is there to be had and the other would like it to mean something. Together they overpromise. You announce a plan at midnight, convinced of it, and by the time your friends have taken the days off you’ve had a better idea. There’s no malice in it. They end up paying for your optimism, however, and become cautious.",
        "For one plan this week, say, “This is only an idea so far,” or else name a dull first step, a booking or a phone call, and take it the next day. Whatever doesn’t earn its step was simply a good conversation.",
      ],
    },
    Capricorn: {
      thesis:
        "The risks you take alarm people, and you’ve priced every one. You’re the fast one at work who still reads the fine print, and the wild one at the party who has arranged the rides home; when something crashes, you count what’s left and put everyone back to work before they can despair. Capricorn turns your daring into something a family or a company can stand on. You joke about nearly everything. Failing is the exception, and so is rest, which never feels earned.",
      argument: [
        "When they cooperate you get somewhere quickly and stay there, because the Entrepreneur wins the opening and Capricorn converts it into a position. Their dispute is about time. One wants the payoff tonight and is good enough to get it; the other is building for twenty years out and regards tonight as a leak. Overwork lets both of them feel right, with quick wins by day and the long plan in the evening. It’s an honorable solution and an exhausting one. Friends get the remaining hour, and pleasure has to justify itself like any other expense.",
        "Put two hours in the calendar this week with someone who can’t advance you. Say, “I want to see you, no agenda,” and treat it like a client meeting: no moving it.",
      ],
    },
    Aquarius: {
      thesis:
        "Tell you that it isn’t done and you want to know who decided. You test a hollow rule by breaking it, in public and in good humor, and you hold the way open for the ones behind you, because Aquarius insists that everyone get in. Outsiders like you at once. You ask how their trade works and lend them your nerve for a day. Being needed by one of them, on an ordinary evening, is harder for you than any stunt, and you know it.",
      argument: [
        "Give them a cause and it acquires an address, for Aquarius knows what a neighborhood lacks and the Entrepreneur gets the permit and the volunteers. Individuals are where they differ. One likes whoever is present; the other cares about everyone in general and finds particular demands tiring. You settle it by organizing, in the middle and slightly out of reach. It’s great fun, and useful. Then a friend wants to talk about something of no general interest, and you supply a solution and look around, afraid of having nothing else to give. That leaves a hundred allies and nobody for a bad night.",
        "See one friend alone this week, on a subject of their choosing. Each time a solution occurs to you, say, “What has that been like?”",
      ],
    },
    Pisces: {
      thesis:
        "Someone in trouble doesn’t have to explain it to you. You pick up a mood within a minute, and being as quick as you are tender, you do something about it: find the lost one a seat, a joke, a job, a bed for the night, and nobody has to ask. Pisces gives your toughness its mercy. Then you move on quickly, before the feeling settles. When at last you stop, you’re sad and can’t say why. Often it belonged to somebody else.",
      argument: [
        "At their best they make mercy practical, since Pisces knows who is hurting and the Entrepreneur knows somebody with a spare apartment. They deal in different goods, one in what is there, the other in what it would be like. Generally you act on a feeling before you’ve noticed having it: someone looks lost, and you’ve lent them money or your weekend. Often that’s a real kindness, well aimed. At other times you find yourself committed to three people’s troubles with no memory of deciding, and you can’t even be angry.",
        "This week, before a yes that involves money, a bed or a trip, say, “Let me tell you tomorrow,” and that night ask whose wish it was. What you still want in the morning is yours to give.",
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
