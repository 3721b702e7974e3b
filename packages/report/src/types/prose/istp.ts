import type { TypeProse } from "../type-prose.ts";

export const istp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    risk: "bold",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "When something crashes in the next room, most people look at each other, and you are already in there holding up the shelf. ISTP gives you a calm mind that reads a situation by handling it, and Aries gives you the shove that gets you out of your chair before anyone has formed an opinion. The result is a rare kind of person: fast without being frantic. Friends call you first from the side of the road, and they get braver just from watching you try things. You may be the only person they know who relaxes when the plan falls apart.",
      argument: [
        "Aries and ISTP agree about the first five minutes of nearly everything: skip the instructions, try it, fix what breaks. (Somewhere you own a jar of leftover screws that proves nothing.) The disagreement starts when the job is done. Aries wants to win in front of people, while the ISTP in you would like to do it perfectly and be gone before anyone makes a speech. So you usually win and then behave as if it were nothing, which leaves your friends no chance to be proud of you.",
        "The cost shows up at home, around supper, as a bad mood you can’t explain. Some of that mood is simply a person who wanted to hear “well done” and left before anyone could say it. This week, when you get a compliment, try staying put for one full minute. Say, “Thanks, I really wanted that one to work.” Then you may run.",
      ],
    },
    Taurus: {
      thesis:
        "There is probably one pan, one jacket or one pocketknife in your life that has outlasted several relationships and gets better care than most houseplants. ISTP gives you hands that understand how things work, and Taurus gives you the patience to keep those things working for thirty years. Put the two together and you get a person whose care lasts. Hardly anything you own is new, and nothing you own is broken. People sleep well under your roof, partly because you checked the roof. What they feel around you is rarer than excitement: the sense that somebody competent is home.",
      argument: [
        "Where the two sides of you argue is the question of staying. Taurus wants the same bed, the same Saturday breakfast and a tree it planted itself. ISTP gets restless whenever a contract is longer than a page, and likes to know that everything important still fits in the car. Your usual compromise is to stay and call it temporary, and it is an impressive kind of temporary. People have put in whole kitchens under it.",
        "The trouble is that you never lean all the way back. When someone you love asks about next summer, you feel a gate closing and answer “we’ll see,” which sounds to that person like a suitcase. You only wanted some air. This week, give one thing a date, out loud: “I’m in for this until June,” about a class, a lease or Sunday dinner. Then notice that you can still breathe, and that someone across the table is smiling.",
      ],
    },
    Gemini: {
      thesis:
        "Leave you at a gas station for ten minutes and you’ll come out knowing the mechanic’s life story and how he gets that bolt loose. Gemini makes you curious about people and quick with a joke, while ISTP believes only what it has tried with its own hands. As a result you learn astonishingly fast, because you collect the trick from whoever knows it and test it the same night. Your friends get the benefit: you teach without lecturing, you can explain anything with a napkin, and evenings with you are never dull. What your friends rarely get is you on a Wednesday.",
      argument: [
        "That’s because the two halves of you run on different batteries. Gemini charges up on talk, on four chats at once and a detour with strangers. ISTP charges up alone, in silence, ideally with something in pieces on the table. So you are wonderful company on Friday, and by Sunday your messages go unopened. Nobody has upset you. The talking battery is flat, that’s all.",
        "You know that this is only recharging. Your friends don’t, since nobody has shown them the schedule, and people who are charmed one day and ignored the next tend to conclude that they were boring. Fortunately, the repair is tiny. Before you vanish this week, send one line: “Great night. I’m going underground to work on something until Thursday.” Add a photo of whatever is in pieces. People wait quite happily when they’ve been told which day to expect you back at the surface.",
      ],
    },
    Cancer: {
      thesis:
        "Your love tends to arrive with a toolbox. You may never say a tender word about it, but the gutters were cleared before the storm, the dead lamp works again, and somebody has a ride to the airport at an hour when even the birds object. Cancer gives you a long memory for what each person needs, and ISTP gives you the skill to supply it without a fuss. Together they make you the one your people call when the basement floods, and also, though they may not tell you so, the one they feel safest next to on the couch.",
      argument: [
        "What makes this difficult is that Cancer and ISTP want opposite things from closeness. Cancer would like to be missed at supper, asked how you really are, and given time to answer. ISTP hears that same question and remembers something urgent in the garage. So you tend to do both at once: you drive over, fix the faucet of the very person you were longing to see, and leave before the coffee.",
        "The devotion hides so well that people thank you for the faucet. Then you drive home feeling useful and a little lonely, wondering why nobody asked you to stay. (Your keys were in your hand the entire time.) This week, visit one person with no tools and no reason. Sit down, take off your coat, and say, “Nothing’s broken. I just wanted to see you.” It may feel like showing up without pants. The look on that face will be worth it.",
      ],
    },
    Leo: {
      thesis:
        "You would never ask anybody to watch, but you do tend to park where the light is good. ISTP makes you skilled in the way that takes a thousand hours nobody saw, and Leo makes sure the result has style: the clean line, the perfect landing, the flourish at the end that wasn’t strictly needed. People like learning from you, because you hand over the real trick as if to an equal. You’re also a good deal warmer than your poker face lets on. A friend who did something well usually discovers that you noticed every detail.",
      argument: [
        "Leo and ISTP agree about quality and disagree about applause. Leo works with its whole heart and would like a little thunder afterward. To the ISTP in you, wanting praise feels like walking around with your shirt untucked, so you look away and say it was easy. Between those two impulses you often end up doing something remarkable with your back turned, at an angle from which it can be admired.",
        "Then you wait, with great dignity, for someone to mention it. If nobody does, you cool off toward friends who had no idea there was a test, and who would have come with a banner if you’d told them the date. Dignity is hard to hug. This week, invite three people to something you do well and add, “It would mean a lot to me if you came.” The embarrassment lasts about a minute, and you can live on a good compliment for a year.",
      ],
    },
    Virgo: {
      thesis:
        "You can hear that a car needs a new bearing while its owner is still singing along with the radio. Virgo gives you an eye and an ear for the tiny thing out of place, and ISTP gives you hands that can put it right. That’s a happy pairing, because plenty of people can spot a problem and plenty can fix one, but you tend to do it in a single visit. Whatever you touch goes home in better shape than it arrived. People trust your work so completely that they stop checking it. You, of course, check it again in bed.",
      argument: [
        "By day your two sides get along beautifully. ISTP improvises the missing part out of a paper clip, and Virgo makes sure it’s the right paper clip. At night they fall out, because they have different ideas of finished. For ISTP a thing is done when it runs. Virgo would like to take it apart once more and, while we’re up, go over that remark you made at lunch. So there you are at one in the morning, tightening a screw in your head.",
        "That’s your conscience working overtime, and it makes you sharp with people who sleep well. They hear the criticism and miss the worry underneath. Before one job this week, write down what “good enough” will look like, and stop when you reach it. Then give somebody a compliment as exact as your complaints: “That corner is clean. I looked.” From you, that’s practically a medal.",
      ],
    },
    Libra: {
      thesis:
        "Asked which of two couches is better, you know before the salesman has finished his sentence. Asked where you’d like to eat, you become the ambassador of a small neutral country. ISTP gives you a quick, exact judgment; Libra gives you lovely manners and a real wish that everyone should have a nice time. People find you restful because of it. You don’t interrupt, you don’t need to win, and your eye is so good that friends send you photos from fitting rooms. You see what is off about a thing, and you can usually fix it by moving it an inch.",
      argument: [
        "The strain comes from what each side does with an opinion. Libra will swallow a preference to keep the evening pleasant. ISTP can’t make itself believe something that isn’t so, and keeps the opinion in perfect condition, like a tool in oil. So you are agreeable, and sincerely so, for about a month. Then on some ordinary Tuesday you say one accurate sentence that nobody at the table ever forgets.",
        "There’s no cruelty in it. It’s simply thirty days of small honest remarks, delivered in one truck. But other people remember the ten seconds while you remember the month, so you feel misjudged, become even more polite, and start loading the next truck. Smaller doses, sooner, work better. This week, mention one mild preference within a minute of having it: “It’s loud in here. Could we walk instead?” The evening will survive. Better still, people will finally know how to be nice to you.",
      ],
    },
    Scorpio: {
      thesis:
        "In a hospital waiting room, you are the person to sit beside. You don’t say that everything happens for a reason; you find out which doctor actually knows something, and then you come back with a sandwich. Scorpio gives you the nerve to look straight at whatever hurts, and ISTP keeps your hands steady while you do it. So people tell you things they haven’t told their oldest friends, and they’re right to, because what you hear goes nowhere. You are a bank vault with a dry sense of humor. Anyone you have let inside tends to stay for life.",
      argument: [
        "Both sides of you are private, but for opposite reasons, and that’s where the confusion starts. ISTP says little because most things don’t need saying, and by tomorrow it has moved on. Scorpio says little because the thing matters so much, and it will still matter in nine years. What your friends see is the calm face of the ISTP. What you feel, driving home, is Scorpio replaying one sentence from the spring for the fortieth time.",
        "Silence seems the safest place to keep something that strong, since nobody can use it against you there. But a friend who hurt you by accident has no idea why the air got cooler. This week, pick one such friend and say two sentences: “I never quite got past what happened in April. How did you see it?” Then listen without cross-examining. Your friend might have apologized years ago, if only someone had mentioned the crime.",
      ],
    },
    Sagittarius: {
      thesis:
        "A quick walk with you has been known to end on a ferry. Sagittarius gives you a big appetite for distance and an even bigger laugh, and ISTP makes sure you can repair the bus when it dies between towns. That’s a rare mix, since most dreamers can’t change a tire and most mechanics aren’t curious about Patagonia. People come home from a day with you sunburned, delighted, and able to do one thing they couldn’t do that morning. You pack in eleven minutes and borrow toothpaste. You also tell the truth cheerfully, which is why friends believe you when you say they can make the jump.",
      argument: [
        "Where your two sides part company is talk. Sagittarius has convictions and loves a promise: everyone should come, we’ll rent a house, we’ll do it every year! ISTP listens from the back seat and has noticed that big statements rattle when you shake them. So a grand plan gets announced at dinner and taken back while you brush your teeth, without anybody being notified.",
        "You weren’t lying at dinner. The enthusiasm was real, and so was the doubt that came two hours later. By then, though, someone has looked up flights, and after a few rounds of this, people smile at your plans instead of packing for them. So put a date on the next big idea: “I’d love that. I’ll give you a real yes or no on Thursday.” Then call on Thursday before anyone has to ask. A plan of yours that people can believe in is about the best invitation there is.",
      ],
    },
    Capricorn: {
      thesis:
        "Somehow you end up with the keys. At work, in the family, on any trip with more than three people, everyone looks around for the person who can be relied on, and there you are, leaning on a wall and saying nothing. Capricorn gives you the backbone to finish what you take on, and ISTP gives you the skill to do it in half the time, with no meeting. When you say a thing will hold, people put their weight on it. They like working beside you, too, because your jokes get drier as the day gets worse, and in a real disaster you’re hilarious.",
      argument: [
        "Inside, though, a supervisor is sharing an office with someone who would like to go climbing. Capricorn believes in the proper route, with the certificates in order and the fun at the end. ISTP looks out of the window and sees good rock. You usually side with Capricorn, since people depend on you, and you tell the climber “right after this project,” a sentence the climber has now heard in several different jobs.",
        "The reason is a good one: you like being someone who doesn’t let others down. But postponed pleasure turns into a short temper with colleagues who leave at five, and friends stop inviting a person who is always busy. So offer a deal that even Capricorn could sign. Take one afternoon this month for something completely useless, put it in the calendar, and announce it: “I’m out from one.” The place will stand. Someone may even ask to come along.",
      ],
    },
    Aquarius: {
      thesis:
        "While others are still debating how to save the world, you tend to be underneath it with a wrench. Aquarius gives you a stubborn feel for what would be fair and no respect at all for “we’ve always done it this way,” and ISTP turns that into an object that works. You rig up something odd in your hallway, a neighbor copies it, and two years later the whole building has one and nobody knows where it came from. You talk to the janitor exactly as you talk to the chairman. People get a freer view of things from you, and quite often a working bicycle.",
      argument: [
        "Your two sides look at the same street through different lenses. Aquarius sees the whole system and wants it redesigned. ISTP sees the one drain that’s blocked, today, and distrusts anyone who says “vision.” You usually settle it by making fun of the cause and then mending the activists’ van for free, at night, when there is no risk of being asked to join a committee.",
        "It’s a lonely arrangement, though. The idealists take you for a cynic, the practical types suspect you of ideals, and everyone counts you as a friend without having your number. You keep your distance because groups like to tell people what to think, and you’d rather do that yourself. So join on your own terms. Write to one outfit you respect: “You can have my hands one evening a month. No meetings.” Then stay for one drink afterward and tell somebody why you came.",
      ],
    },
    Pisces: {
      thesis:
        "A dog that growls at everybody will often put its chin on your shoe. Pisces gives you feelers that pick up a mood through a wall, and ISTP gives you a practical mind that would rather not discuss it, so all that sensitivity goes into your hands. You tune a guitar, calm a horse or coax an old boat engine by something that looks like luck and is really listening. People come away from you soothed, without knowing what you did. On the surface you may seem dry and slightly elsewhere. In fact you noticed everything; you just happened to be looking at the carburetor.",
      argument: [
        "These two sides don’t agree about what counts as knowing. Pisces trusts a feeling the moment it arrives, while ISTP would like to see it on a gauge. So you run in shifts. By day you’re practical and a bit brisk, and at night you drift through music, a bath or a game until two, and don’t care to be asked where you’ve been.",
        "What gets lost are the messages between shifts. At midnight you sense that a friend isn’t well, and by breakfast the daytime shift has dismissed it for lack of evidence. You’d hate to bother people with a hunch, which is considerate, but your hunches are very good. This week, write down each one with a name beside it. Then send one: “It’s probably nothing, but I had a feeling about you today. Are you all right?” Keep score, too. The ISTP in you will want the numbers.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You’re steady at the exact moment when steadiness is worth most and is hardest to find.",
        "You try the thing personally before you’d ask another living soul to risk it.",
        "Nobody around you stays stuck for long, because you can’t bear to watch a stall.",
      ],
      costs: [
        "Calm weeks feel like a slow puncture, and you’ve been known to enlarge one to see what happens.",
        "Your contempt for clumsiness is quick, accurate and remembered by people who were only learning.",
        "You leave at the high point, so others are alone with the cleaning up and the sadness.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "The first fades as the second grows, so when a thing no longer scares you, you’ve arrived; look around before you raise the stakes.",
        },
        {
          between: "Seen or free",
          text: "You’d like to be admired and not be interrogated about it, so decide before each appearance which of the two you want more.",
        },
        {
          between: "Blunt or brave",
          text: "The quick comeback passes for courage, although the braver thing, as a rule, is to say what you hope for.",
        },
      ],
      practice:
        "For a week, when something startles or annoys you, take three complete breaths before you speak or act, however certain you are. At night write down one case in which the pause altered what you did.",
    },
    Earth: {
      gifts: [
        "What you make or mend can be leaned on, and people do, without thinking, for years.",
        "You know what enough is, in salt, in torque and in talk.",
        "In your company the anxious calm down, as animals do beside something large that isn’t worried.",
      ],
      costs: [
        "You’d rather work around a wrong arrangement for a decade than hold the conversation that would end it.",
        "Affection goes into things you make, which never mention whom they were intended for.",
        "Your patience has no gauge on it, so when it’s gone the news comes as a shock to everyone.",
      ],
      tensions: [
        {
          between: "Stay or be able to stay",
          text: "You need the exit in order not to use it, and it would be kind to tell those inside that it’s how you relax.",
        },
        {
          between: "Use or keep",
          text: "The best blade is still in its oilcloth, because a thing saved for the proper occasion is waiting on you to declare one.",
        },
        {
          between: "Self-reliant or alone",
          text: "The two look alike until you’re ill, so accept one small favor a week, while you’re well, for practice.",
        },
      ],
      practice:
        "Each evening for a week, put your bare feet on the floor and your phone in another room, and for five minutes notice every place that aches, and choose one to be kind to before sleep.",
    },
    Air: {
      gifts: [
        "You make hard things simple, and don’t charge people for having found them hard.",
        "No one can rush you into a conviction, a panic or a bandwagon, however well it’s decorated.",
        "You find what’s funny in a disaster, and it’s usually also where the solution lies.",
      ],
      costs: [
        "You answer the problem and miss the person, who had brought the problem along for company.",
        "As soon as a thing is understood you treat it as done, and others find it in pieces.",
        "Your fairness can look a lot like indifference from the side that’s losing.",
      ],
      tensions: [
        {
          between: "Options or roots",
          text: "Every open possibility requires a little of your warmth to survive, so close two, and see how warm it gets.",
        },
        {
          between: "Wit or welcome",
          text: "A remark can let people in or keep them off. You know which as you say it, whereas they only learn afterward.",
        },
        {
          between: "Observe or join",
          text: "The best view is from the rail, and the music’s on the floor. Dance, however badly, for one number per occasion.",
        },
      ],
      practice:
        "Once a day this week, when someone brings you a problem, ask “Do you want an idea or an ear?” Then supply only that, for at least ten minutes, even if the idea is excellent.",
    },
    Water: {
      gifts: [
        "You notice suffering early and treat it so discreetly that the sufferer keeps their pride.",
        "Your loyalty doesn’t need upkeep: after years apart, you take up the load where it was dropped.",
        "Beauty gets through to you, in tunes and weather, and you never use it to impress.",
      ],
      costs: [
        "Others learn what you felt when it’s over, from a change of address or a third party.",
        "You soak up the atmosphere of a house and then suppose that you are simply exhausted.",
        "You nurse an old injury with real skill, so that it never hurts much and never quite mends.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want both by tomorrow, so take near, in company with one person, for an hour you set beforehand.",
        },
        {
          between: "Feel or function",
          text: "Mostly you postpone the first in order to do the second, so give the postponed thing an appointment, and turn up.",
        },
        {
          between: "Rescue or respect",
          text: "Some people are floundering, and some are only swimming in a style of their own, so ask from the shore before you jump.",
        },
      ],
      practice:
        "Every evening for ten days, send one person you love a message of under ten words about something you actually felt that day. No explanations and no jokes. Put the phone down before they reply.",
    },
  },
  openings: [
    "You know what you can do, roughly to the millimeter, and beyond that you’ve let the matter rest. These first pages take off the cover. Under it are two mechanisms from different manufacturers, never intended for one housing, which have been running together, with some noise, for the whole of your life.",
    "You have never called in sick from something you were good at and trusted to do; from the other kind you have, and sounded terrific. This part is about telling the two apart sooner: who should be your boss, if anyone, what it’s worth when you make it look easy, and why a promotion so often feels to you like being moved away from the window.",
    "Ask those who love you and they’ll say that you are the first person they’d phone from a ditch and the last who would tell them you were in one. They’d like to be phoned. These pages go into what you do instead of speaking, how it looks from the other side of the table, and how much three or four spoken syllables would accomplish.",
    "You’ve been inside boilers, crawl spaces and other people’s computers, and don’t scare easily, and still there is one panel that you have always screwed back on without looking behind it. What’s in there isn’t dangerous. It’s soft, it’s considerably younger than you, and it has been keeping an account of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, with the exception of the one vehicle you can’t trade in. It runs, so you drive it, and here you’ll discover what its noises mean, how it learns, what it likes to do of an evening, and where you might put a drop of oil, none of which takes very long.",
    "Purpose is a word that you’d cross the street to avoid, and you are right about most of the people who use it. All the same, there are jobs for which you would get up in the dark without being paid, and faces you would do it for, and put side by side they make a direction. You needn’t call it anything.",
  ],
  year: {
    "new 1":
      "Change something about yourself that others can see, and when they do see it, leave out the shrug. If anyone asks why, you felt like it, which is a complete explanation.",
    "new 2":
      "Because you charge for the hours and forget the skill, raise what you ask by an uncomfortable amount, quote it once, and let the other person fill the silence afterward.",
    "new 3":
      "Offer a neighbor or relative a repair this week, since people are easiest for you to know beside something that needs fixing, and remain for the conversation when it’s completed.",
    "new 4":
      "Put up the shelf or the picture that says you’re staying, with screws this time instead of tape. A place can have your key and your mail for years without having you.",
    "new 5":
      "Start something at which you’ll look clumsy, among people who laugh, or invite the person you like, since a clumsy invitation works better than a silence they have to interpret.",
    "new 6":
      "Choose one small act of maintenance for your own frame, as you would for an engine you intended to keep, and perform it at the same hour daily for three weeks.",
    "new 7":
      "“I’m going to do it on Saturday, is that all right?” sounds to you like asking permission; to the other person it’s the difference between a partner and a bystander. Say it beforehand.",
    "new 8":
      "Put the whole account on paper: what you owe, what you’re owed, whom you miss. Although you’d prefer to handle it alone, describe one item to another person before you start.",
    "new 9":
      "Take a teacher for the subject you have always picked up by yourself, or travel at short notice to a place where you have to ask people for help.",
    "new 10":
      "Let one piece of work go out with your full name on it. If someone senior asks who did that, say so, and don’t describe it as nothing.",
    "new 11":
      "Go back to the same group a second time. Once is curiosity, which comes easily to you; the second occasion is when people begin to save you a place and count on it.",
    "new 12":
      "Announce the date of your return first, and then take two days alone, because solitude restores you faster than company does, provided nobody has to spend it worrying.",
    "full 1":
      "Your expression is considerably more readable at the moment than you suppose. Ask one person what it has been saying lately, and don’t correct the translation.",
    "full 2":
      "What you’ve earned, lent or done as a favor adds itself up, and it’s time to send the bill that you were too proud, or too fond of the person, to send before.",
    "full 3":
      "Find the person whom one of your short, accurate remarks has hurt, and explain what you intended, without proving again that it was correct. They have probably repeated it to themselves more often than you have.",
    "full 4":
      "When everyone is together at home this week, leave the tools where they are, sit down in the middle of them, and stay an hour. It’s you they require, and nothing is broken.",
    "full 5":
      "A thing you made for no reason gets noticed, or a feeling does. You’ll want to explain how it works; say “thank you” and leave the explanation for another day.",
    "full 6":
      "Would you let a friend ignore that ache? Make the appointment you would nag them into, and cancel the heavy lifting until you’ve been.",
    "full 7":
      "Someone close tells you what your silences are like from outside. Hear it through without a defense, and then ask which of them was the hardest to wait out.",
    "full 8":
      "Something you had put away comes loose by itself. You’re steady in an emergency, so stay, and mention this time that it concerns you as well.",
    "full 9":
      "A rule of thumb that has served you for years meets a case it can’t handle. Admit it openly, since other people seldom have the opportunity to see you reconsider.",
    "full 10":
      "Either they recognize what you do, or you recognize at last that they don’t, and in both cases the position you want should be named to the person who can give it.",
    "full 11":
      "More people consider you a friend than you’d count yourself. Answer three of them this week with something longer than a thumbs-up, and propose a date to one.",
    "full 12":
      "You can run on reserves for months without anyone noticing, yourself included, and they’re exhausted now. Lie down before you’ve earned it, and accept whatever help is offered.",
    "eclipse 1":
      "The version of you that never needed anything is being retired. Try the next one out in company, by asking a favor.",
    "eclipse 2":
      "An income, or a habit of making do, gives out. Before patching it, consider whether you’d build it this way today.",
    "eclipse 3":
      "Contact with someone or somewhere familiar is ending. Write down what it gave you, and tell the person if you can.",
    "eclipse 4":
      "Let others carry half. The home is changing, or the people inside it, and you’re tempted to handle all of it yourself.",
    "eclipse 5":
      "A game or a love you were good at is over. Allow yourself one unhappy evening before looking for a replacement.",
    "eclipse 6":
      "Before you order a replacement, take apart patiently the arrangement that has stopped working, and understand what it did for you.",
    "eclipse 7":
      "A partnership is shifting its weight. Instead of compensating for it silently, sit down together and discuss what each of you can bear.",
    "eclipse 8":
      "Accept help with this one, particularly if you could manage alone: something shared, owed or mourned is coming to its end.",
    "eclipse 9":
      "Something you’ve relied on as knowledge is out of date. For a while, ask people, which you’ve always considered cheating.",
    "eclipse 10":
      "A role is closing, perhaps one in which everybody called you first. Leave some calls unanswered, and discover what you actually miss.",
    "eclipse 11":
      "The old crew is scattering, and you’re not one to write. Choose two people you’d drive all night for, and tell them.",
    "eclipse 12":
      "A long private effort is over, and nobody else knows how long it was. Mark it with a good meal and one guest.",
    "jupiter soft":
      "Opportunities open with less force than you’re accustomed to applying. Accept the larger version of an offer, including the part that involves other people, and prepare for it a little more thoroughly than you consider necessary.",
    "jupiter hard":
      "Everything looks possible, and your judgment of risk is excellent except when you’re pleased with yourself. Reduce this season’s adventures to two, and let a doubtful friend check the arrangements for both before you start.",
    "saturn soft":
      "Patient work sets firmly now, and you’ll be trusted with something that carries a long warranty. Accept, but ask for the terms in writing, since you are apt to do it well first and discuss it later.",
    "saturn hard":
      "Regulations without visible purpose get in your path, along with the people who administer them. Instead of going around, fill in the form, meet the deadline, and reserve your ingenuity for the part that deserves it.",
    "uranus soft":
      "A shortcut turns up that others haven’t noticed, and you’re among the few who would dare to use it. Try it first on something unimportant, and then demonstrate to someone else how it operates.",
    "uranus hard":
      "When something you had running smoothly gets jolted, your first impulse is to abandon it entirely and leave. Sleep on it for one night, then alter a single component, and find out whether that was sufficient.",
    "neptune soft":
      "Your hands know things at present that you couldn’t defend in an argument. Give them music, clay or a garden for an hour a week, make no decisions in that hour, and tell someone what occurred to you.",
    "neptune hard":
      "Instinct is less reliable than usual, and you’re accustomed to trusting yours at speed. Allow twice the margin; if a person or a purchase seems perfect, consult a friend who isn’t under the spell.",
    "pluto soft":
      "You’re able to take something apart down to its foundation and discover that it’s sound. Select a habit or an old fear, work on it weekly with one person who knows, and keep none of the damaged parts.",
    "pluto hard":
      "Somebody is pushing, or you are, and neither will say for what. Instead of waiting in silence until the other side moves, speak first, with one demand, one limit and no sarcasm, and then hear theirs out.",
    "mercury retrograde":
      "Instructions go astray, mostly the ones you considered obvious. Say everything twice, save it twice, and reread your shortest messages for an unfriendly tone.",
    "mercury direct":
      "Send the reply that was stuck at “OK,” with two additional sentences, one of them personal, now that messages are getting through again.",
    "venus retrograde":
      "Somebody you left without explanation comes to mind. Write the explanation first, for yourself, and then decide whether it would do them any good.",
    "venus direct":
      "Pleasure comes back, and affection along with it. Take one person to the place you’ve been keeping for yourself, and let them choose the table.",
    "mars retrograde":
      "Force doesn’t work well for now, so sharpen, clean and rehearse. If some machine infuriates you, consider which person it’s standing in for.",
    "mars direct":
      "Your energy returns. Invest the first good day in what you’ve been avoiding, and the second in what you’ve been impatient to try.",
    "ingress jupiter":
      "A year with more room in it is beginning. Decide early whom you’d like to take along, and explain the plan to them.",
    "ingress saturn":
      "For several years one area will demand proper foundations. Begin before anybody instructs you to, and have the work inspected regularly.",
    "ingress uranus":
      "One area of life will be unpredictable for years, which suits you better than most people. Help someone whom it frightens.",
    "ingress neptune":
      "Over many years, something grows less exact. Decide which figures you’ll go on measuring, and allow the rest to be beautiful.",
    "ingress pluto":
      "Over many years, something is rebuilt from the foundations. Be patient with the disorder, and don’t go through it entirely alone.",
    "month 1":
      "Take every key off your ring, put back those for places you still want to enter, and return one in person.",
    "month 2":
      "Once a week, face to face, deliver one precise compliment on something the other person worked at, and stay for the reply.",
    "month 3":
      "Complete the repair that is waiting on a single component. Order it today; if you discover that you won’t, give the thing away.",
    "month 4":
      "Spend an afternoon learning from a beginner, a child if possible, asking questions only and touching nothing.",
    "month 5":
      "Write down what you charge for your hours, favors included. Give one favor freely, and put a figure on the next.",
    "month 6":
      "Go on a trip of one night with someone else in charge, and veto nothing, including the route.",
    "month 7":
      "Have whatever part of you creaks examined by a professional, and make the appointment in the first week of the month.",
    "month 8":
      "Three times this month, answer “How are you?” with one accurate particular, and observe what they do with it.",
    "month 9":
      "Lend someone a tool you’re fond of for the entire month, without mentioning it, and observe how often you think of it.",
    "month 10":
      "Return to something you abandoned as soon as you’d understood it, and give it ten more hours, past the point where it was easy.",
    "month 11":
      "Look up someone who taught you with few words, and tell them, in few words, what you still do their way.",
    "month 12":
      "Stay at one gathering until the end, and talk to two people at some length before you begin helping with the dishes.",
  },
};
