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
        "The cost shows up at home, around supper, as a bad mood you can’t account for. Some of that mood is simply a person who wanted to hear “well done” and left before anyone could say it. This week, when you get a compliment, try staying put for one full minute. Say, “Thanks, I really wanted that one to work.” Then you may run.",
      ],
    },
    Taurus: {
      thesis:
        "There is probably one pan, one jacket or one pocketknife in your life that has outlasted several relationships and gets better care than most houseplants. ISTP gives you hands that understand how things work, and Taurus gives you the patience to keep those things working for thirty years. Put the two together and you get a person whose care lasts. Hardly anything you own is new, and nothing you own is broken. People sleep well under your roof, partly because you checked the roof. What they feel around you is rarer than excitement: the sense that someone competent is home.",
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
        "Your love tends to arrive with a toolbox. You may never say a tender word about it, but the gutters were cleared before the storm, the dead lamp works again, and someone has a ride to the airport at an hour when even the birds object. Cancer gives you a long memory for what each person needs, and ISTP gives you the skill to supply it without a fuss. Together they make you the one your people call when the basement floods, and also, though they may not tell you so, the one they feel safest next to on the couch.",
      argument: [
        "What makes this difficult is that Cancer and ISTP want opposite things from closeness. Cancer would like to be missed at supper, asked how you really are, and given time to answer. ISTP hears that same question and remembers something urgent in the garage. So you tend to do both at once: you drive over, fix the faucet of the very person you were longing to see, and leave before the coffee.",
        "The devotion hides so well that people thank you for the faucet. Then you drive home feeling useful and a little lonely, wondering why nobody asked you to stay. (Your keys were in your hand the entire time.) This week, visit one person with no tools and no reason. Sit down, take off your coat, and say, “Nothing’s broken. I just wanted to see you.” It may feel like showing up without pants. The look on that face will be worth it.",
      ],
    },
    Leo: {
      thesis:
        "You would never ask anyone to watch, but you do tend to park where the light is good. ISTP makes you skilled in the way that takes a thousand hours nobody saw, and Leo makes sure the result has style: the clean line, the perfect landing, the flourish at the end that wasn’t strictly needed. People like learning from you, because you hand over the real trick as if to an equal. You’re also a good deal warmer than your poker face lets on. A friend who did something well usually discovers that you noticed every detail.",
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
        "That’s your conscience working overtime, and it makes you sharp with people who sleep well. They hear the criticism and miss the worry underneath. Before one job this week, write down what “good enough” will look like, and stop when you reach it. Then give someone a compliment as exact as your complaints: “That corner is clean. I looked.” From you, that’s practically a medal.",
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
        "Where your two sides part ways is talk. Sagittarius has convictions and loves a promise: everyone should come, we’ll rent a house, we’ll do it every year! ISTP listens from the back seat and has noticed that big statements rattle when you shake them. So a grand plan gets announced at dinner and taken back while you brush your teeth, without anyone being notified.",
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
        "It’s a lonely arrangement, though. The idealists take you for a cynic, the practical types suspect you of ideals, and everyone counts you as a friend without having your number. You keep your distance because groups like to tell people what to think, and you’d rather do that yourself. So join on your own terms. Write to one outfit you respect: “You can have my hands one evening a month. No meetings.” Then stay for one drink afterward and tell someone why you came.",
      ],
    },
    Pisces: {
      thesis:
        "A dog that growls at everyone will often put its chin on your shoe. Pisces gives you feelers that pick up a mood through a wall, and ISTP gives you a practical mind that would rather not discuss it, so all that sensitivity goes into your hands. You tune a guitar, calm a horse or coax an old boat engine by something that looks like luck and is really listening. People come away from you soothed, without knowing what you did. On the surface you may seem dry and slightly elsewhere. In fact you noticed everything; you just happened to be looking at the carburetor.",
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
        "Around you the anxious calm down, as animals do beside something large that isn’t worried.",
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
          text: "You want both by tomorrow, so take near, alongside one person, for an hour you set beforehand.",
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
      "Appearance is something you disregard for as long as everything functions, which is how one jacket outlives its zipper, and why the smallest alteration, coming from someone who makes so few, shows immediately. What would you wear unremarked?",
    "new 2":
      "Skill comes so readily to you that you tend to price it by the hour, as if anyone could have accomplished it, although fresh terms are simpler to establish than existing ones are to renegotiate. Consider a slightly rude figure.",
    "new 3":
      "Conversation has always gone best for you beside something requiring repair, because two people examining an engine are under no obligation to examine each other, and new acquaintance comes naturally in that arrangement. The bolts supply a subject.",
    "new 4":
      "A place can have your mail for years without quite having you, since knowing you could leave is how you relax in it. At a beginning, settling in feels less like a trap. Is any picture still leaning where it could hang?",
    "new 5":
      "Being a beginner is fun for you as long as no one watches, and romance, unluckily, has an audience of one. Curiosity gets the better of pride here. If you like someone, try the awkward invitation; the polished one never leaves the shop.",
    "new 6":
      "Any engine in your care gets oil before it asks. The frame you walk around in has to make a noise first, because there’s always something more interesting on the bench. Ordinary maintenance takes hold most easily while nothing hurts.",
    "new 7":
      "Acting on your own decision is so natural that consulting anyone feels like asking permission. To the person beside you, it’s the difference between riding along and being freight. Which of your plans, if it were theirs, would you like to hear beforehand?",
    "new 8":
      "Whatever is owed or missed, you handle alone, partly from tact and partly because a problem with two people in it takes twice as long, although sharing is simplest before a system exists, and others generally object less than you anticipate.",
    "new 9":
      "Manuals put you to sleep, and a thing in your hands wakes you, so most of what you know you learned by taking it apart. Strange subjects pull harder for the moment. A teacher who lets you touch the equipment deserves the train fare.",
    "new 10":
      "Good work, in your opinion, explains itself. It does, to the few who look under the hood; the rest promote whoever was speaking at the time. Early impressions are being formed just now, and your full name could travel with the next piece.",
    "new 11":
      "First visits cost you nothing, since curiosity pays for them, but the second is what transforms you from a visitor into someone for whom a chair is saved, and there you often discover a prior engagement. New company has better odds.",
    "new 12":
      "Solitude restores you faster than company does, and you take it like aspirin, without ceremony. The trouble is that those who love you can’t read the label. Time alone goes a long way here, and further with a stated hour of return.",
    "full 1":
      "Nothing shows on your face, you believe. Those around you have been reading it for years and simply stopped reporting. More of you is visible for some days, which saves a good many words. Which of them would you rather say yourself?",
    "full 2":
      "Favors, loans and half-price jobs have a habit of accumulating in your vicinity, because billing someone you like feels like charging for the weather, and here the total becomes visible, whichever way it runs. Collecting is optional; knowing is restful.",
    "full 3":
      "Short and accurate is how you talk, and a remark is forgotten once it has been delivered, while others preserve theirs for decades, framed; so if one of yours penetrated deeper than you intended, a satisfactory apology omits the evidence.",
    "full 4":
      "At family gatherings you’re generally discovered near whatever leaks, a wrench being the best excuse ever invented for kneeling with your back to the conversation, although under this brighter lamp your company is considerably more valuable than your repairs. Nothing has to be broken.",
    "full 5":
      "Something you did for the pleasure of it, or an affection filed under hobbies, becomes more conspicuous to others, and since praise usually sets you lecturing on the mechanism, their delight tends to be returned in pieces. A bare thank-you preserves it.",
    "full 6":
      "Discomfort, to you, is information that can wait until the job is done, and the job is obligingly endless. Whatever you’ve been driving past in the daily grind is hard to overlook here. How long would you let a friend ignore the same noise?",
    "full 7":
      "From inside, your silence is a comfortable place with the windows open. From outside it’s a shut garage, and nobody can tell repairs from a departure. For a moment both views come together, and you see your own building from the street.",
    "full 8":
      "Imperturbable in an emergency, you’re apt to feel it some weeks later, in a parking lot, over nothing, and whatever you put away, a loss, a debt, a wish never voiced, lies nearer the surface here. Unfamiliarly, it doesn’t need fixing.",
    "full 9":
      "Rules of thumb serve you well, because you derived yours from experience and discarded whichever failed, but occasionally life delivers a case they don’t cover, and this is excellent light for examining it. Which suits only an earlier model?",
    "full 10":
      "For someone who avoids the stage, you have firm views on how it’s run. Your own standing becomes plainer than usual, including any place where skill has been taken for granted. Naming the position you really want would surprise you most of all.",
    "full 11":
      "More people count you as a friend than you would list, since they go by the night you turned up with jumper cables. Who belongs to you comes out more clearly. A reply with a verb in it would make someone’s evening.",
    "full 12":
      "Operating on reserves is one of your talents, and the reason nobody, you included, notices the needle dropping, so any exhaustion that has been waiting in line steps forward about here, asking to lie down before you’ve earned it. Mechanics call it scheduled service.",
    "eclipse 1":
      "The version of you that never needed anything has been useful, and a little lonely to park. A later model takes over here. It does the same work, and allows passengers.",
    "eclipse 2":
      "A way of earning, or of making do, is changing. Patching it will be your first thought, as always. Would you build it like this today, starting from bare ground?",
    "eclipse 3":
      "A contact that ran on habit diminishes or assumes another form, and because you never had to pull, you rarely notice such a thread until it actually slackens. What did this one bring?",
    "eclipse 4":
      "When a household shifts, you take the heavy end, alone, since that’s quicker than explaining the grip. This move is longer than one back can manage. Luckily the others have arms as well.",
    "eclipse 5":
      "Pleasures wear out for you at the moment they’re mastered, so endings here are familiar, and this one goes a little deeper than most. Missing something isn’t a malfunction.",
    "eclipse 6":
      "An arrangement of work or health reaches the end of its service life. Before ordering a replacement, it’s worth knowing what the old one was doing for you.",
    "eclipse 7":
      "The balance between two people is being reset. Like a good suspension, you tend to take up the shock yourself, so that nobody feels it. This bump is meant for both of you.",
    "eclipse 8":
      "Something owed, shared or mourned draws to its conclusion, and although nobody seriously doubts that you’d manage by yourself, managing unassisted was never the whole of the undertaking. Company changes the weight.",
    "eclipse 9":
      "What you’ve learned by hand you trust for life, and one of those certainties is going out of date. For a while, being unsure is simply the more accurate reading.",
    "eclipse 10":
      "A role ends or changes hands, possibly the one in which everyone calls you first. When the phone stays silent, which part do you miss? It’s seldom the one you’d guess.",
    "eclipse 11":
      "Crews scatter, and you’re no letter writer; you trust loyalty to keep, like canned goods. Mostly it does. For whom among them would you still drive all night?",
    "eclipse 12":
      "A long private effort is over, one whose length nobody else could have measured. Ordinarily you’d just put the tools back. A decent meal, with a tablecloth, seems in order.",
    "jupiter soft":
      "Luck, in your experience, is a thing that went right because you’d tested it, so the openings that come during these months, which required no prying on your part, arouse your distrust for precisely that reason. The larger, populated version merits attention.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you’re pleased with yourself, because in such a stretch every individual item looks feasible, and is, while the sum of them isn’t, and the workbench fills up with beginnings. Keep a recreational doubter nearby.",
    "saturn soft":
      "You have plenty of patience, provided that the thing deserves it. These months favor work that sets slowly, and people start trusting you with jobs that carry a long warranty. Doing it first and discussing terms afterward is your usual order; the opposite one pays better.",
    "saturn hard":
      "A rule with no visible purpose is, to you, a fence in the middle of a field, so you walk around it. For some time the field seems to be all fence. Which of those posts would you have put in yourself, if you’d seen the accident that came before?",
    "uranus soft":
      "Shortcuts that others have overlooked for years tend to reveal themselves when you experiment without an objective, and this is an exceptional season for that, since change agrees with you whenever you’re the one operating the switch. Choose an unimportant test bench.",
    "uranus hard":
      "What ran smoothly is liable to a jolt, and your first idea is to walk off and start clean elsewhere, since leaving is the one tool you always have within reach. It’s a good tool. In months like these, though, a single loose part can rattle like the whole machine.",
    "neptune soft":
      "For this stretch your hands know things that you couldn’t defend in an argument. Logic isn’t offended; it has only gone off duty, and tunes, weather and wood grain get through in the meantime. Hours with nothing to show for themselves belong to such a season.",
    "neptune hard":
      "Reading a situation at speed is what you trust yourself to do, with good reason. Through these months the instrument runs a little soft, and a person, a bargain or a plan can look flawless because the light is kind. What would you check if it were less beautiful?",
    "pluto soft":
      "Dismantling a thing is your particular way of being affectionate, and for months you have the nerve to do so with yourself, right down to the foundations, most of which prove perfectly sound when inspected from the inside. Fears often have one moving part.",
    "pluto hard":
      "Pressure brings out the mule in you: the harder anyone pushes, the less you say and the firmer you stand. Force runs in both directions during these months, and silence is one kind of it. Should there be something you won’t do, a spoken limit outlasts locked wheels.",
    "mercury retrograde":
      "Brevity comes naturally in your messages, because everything else seemed obvious, and since the obvious part is exactly what goes missing for a while, many a complication here originates in a single omitted word.",
    "mercury direct":
      "What had jammed works itself loose, and answers arrive in a clump. Yours can run longer than “OK” without loss of dignity; two more sentences have been known to fit.",
    "venus retrograde":
      "Former affections come around for another inspection, including any that you abandoned without giving a reason, and being curious by constitution, you’ll naturally want to lift the cover. Only understanding is required.",
    "venus direct":
      "Warmth and pleasure run at their usual strength again. Most of your favorite places are ones you’ve never mentioned to a soul. Which of them has space for two?",
    "mars retrograde":
      "Pushing gets less done than it ordinarily does, and that’s hard on someone who solves things by leaning on them. Sharpening, cleaning and dry runs are the satisfying work of these weeks.",
    "mars direct":
      "The torque is back. Naturally you’d like to spend it on what’s fun, and fair enough. Some of the fun, as it happens, is parked behind whatever you’ve been avoiding.",
    "ingress jupiter":
      "About a year of extra space begins in one part of life. Ordinarily you ask for no more than a backpack would take. What would you bring if there were a truck?",
    "ingress saturn":
      "For two or three years something asks for proper foundations. You respect that in a building and resent it in a calendar, although the principle is the same, and you know it.",
    "ingress uranus":
      "Years of surprises open in one area. They suit you better than most, since you think best once the plan has failed. Whoever stands near you then can borrow some calm.",
    "ingress neptune":
      "Over many years, something loses its hard edges. You like a tolerance that can be measured, so this is slow schooling in the other sort, such as music and fog.",
    "ingress pluto":
      "A rebuilding begins that runs for many years, so no single month has to look finished. Mess has never bothered you while a project is open. Consider this one open.",
    "month 1":
      "Find a working mill, a signal box or a museum of old machines, go in the drowsy hour after lunch, and let some retired enthusiast introduce every lever.",
    "month 2":
      "Cook one dish over live flame, indoors or out, with no thermometer and only your nose to judge by. Charred edges count as seasoning.",
    "month 3":
      "Ride a bus line you’ve never used to its last stop, look around for as long as it’s interesting, and come home by some other means.",
    "month 4":
      "Let a child, or anyone cheerful, teach you a game whose rules they’re making up. Losing is included, and generally arrives without warning.",
    "month 5":
      "Spend an afternoon near moving water with a pocketknife and a stick. Whatever the stick turns into is what you had in mind.",
    "month 6":
      "Learn three good knots, until your fingers can tie them in the dark. They serve no immediate purpose, but purposes turn up once you can.",
    "month 7":
      "Sleep one night somewhere odd: a boat, a tree house, a hammock, the back of a car parked where the view beats the mattress.",
    "month 8":
      "Trade bicycles, cars or kayaks with a friend for a day, and compare notes afterward on each other’s lives, as judged from the seat.",
    "month 9":
      "Bring home some dead clock or radio from a flea market, purely for the pleasure of opening it. Whether it ever runs again is beside the point.",
    "month 10":
      "Go for a walk after dark without a phone, and let your ears lead. A town you know by day has a whole second set of works.",
    "month 11":
      "Hear live music from close to the drummer, where you can watch the wrists. It’s the nearest thing to engineering that people will dance to.",
    "month 12":
      "Make a present with no screws showing, leave it without a card, and enjoy the private comedy of hearing them guess who it was.",
  },
};
