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
        "You’re a fire truck that hates to be parked. The noise, the smoke, the phone call at three in the morning paralyze other people, and in you they clear the head. An ISTP reads the situation with both hands; Aries needs no one’s permission, so the first useful thing is usually being done before the discussion starts. On ordinary days you enjoy a challenge with a clock on it, and you teach by example, using very few words. Affection is immediate and practical: a ride, a repair, a shove out of the way. The frightened are never made to feel weak near you. Calm weather is a more interesting test.",
      argument: [
        "In a crisis you know exactly what you’re for. Ordinary closeness has no signal, no tool, and no moment when it’s done, so the good days can pass without you; once nothing is broken, you get restless and start looking at the exit. Anyone who has been in trouble near you would want you there the next time. What it costs is the experience of being wanted for no reason, which most people get on Sunday mornings, between the second coffee and the third.",
        "This week, turn up somewhere when everything works, and announce it: “Nothing’s wrong. I thought I’d come by for an hour.” When your fingers start looking for a job, wrap them around a cup. At your best you make people braver simply by walking in.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a stone wall built without mortar: nothing visible holds it up, and it will be there in two hundred years. The ISTP understands how a thing works; Taurus has the patience to keep it working for decades. So a tool, an animal or an engine in your care forgets its age, and whatever you’ve touched is dependable. You decide with your fingertips, by weight and sound, and can be silent with someone for an entire evening in the friendliest way. Tenderness goes mostly to creatures that can’t thank you. You’re also, in secret, a connoisseur of comfort. Promises, on the other hand, you hand out sparingly.",
      argument: [
        "You stay for years without ever saying that you’re staying. Once you have your place you don’t move, and yet you like to be able to go at any time without owing an explanation, so the solution is to leave the whole thing unspoken. It has a rare dignity, since every day of it is given freely. The people you live with are better off than many who’ve been sworn to. But they can’t quite build on it. They hesitate over larger plans because nothing has been promised, and you wonder why they seem sad.",
        "Put one thing into words this week that has been a fact for a long time: “I live here. I’m not going anywhere.” At your best you’re the solid ground that other people stop noticing because they’ve begun to dance on it.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a pocketknife that tells jokes: a dozen blades, all of them sharp, and everyone is glad when it comes out. The ISTP sees what is really going on; Gemini finds the line for it. So a tense gathering relaxes as soon as you speak, and a complicated mechanism takes you two minutes to explain. Learning means taking apart, machines and arguments alike, with a spare project for each mood. Friends get rides, gadgets and excellent nicknames. All the while you’ve been listening, which comes out weeks later, when you turn up with exactly the right part. Serious questions tend to meet a very fast reply.",
      argument: [
        "You make people laugh at the exact moment they were about to reach you. Lively exchange is food to you, and so is a wide space around yourself, and humor provides both, since it brings people near and stops them at arm’s length. They’re delighted, and you’ve cheered up more gatherings than you could count. But someone had leaned forward, lowered their voice, and asked a thing they’d wanted to ask for a long while. It isn’t repeated, and they go home entertained, with a faint feeling of having been turned away.",
        "Let one serious remark arrive this week: wait for a breath, and answer straight, in five words if that’s all there is. “Yeah. It’s been rough.” At your best you take the fear out of a hard subject and leave the subject in.",
      ],
    },
    Cancer: {
      thesis:
        "You’re the hand that comes out at night and fixes the swing. Whatever is worn, empty or about to fail gets repaired while they’re out, and if they thank you, you shrug. The ISTP has the skill; Cancer remembers what each of them needs, and can’t sleep while it’s missing. So four familiar people around a table seem better to you than a party of forty, and you read their moods with great accuracy, though you answer with a task. Your humor is dry, affectionate and rarely at anyone’s expense. Home is your masterpiece. When you’d appreciate some attention yourself, the indications are harder to interpret.",
      argument: [
        "You go away so that someone will come after you. To the garage, for a drive, into a screen, and you leave the light on. Everyone has been informed that you like to be left alone; when you’re hurt, you’d also like to be looked for, and one gesture has to serve for both. The need for solitude is genuine, and it has spared others considerable irritation. But they’ve learned to respect it, so they stay where they are, and each undisturbed hour convinces you a little more that you aren’t missed.",
        "Change one thing about the way you leave: “I’m going out there for half an hour. Come get me after that.” When someone comes, put down the tool. At your best you make a place where people sleep well without ever knowing why.",
      ],
    },
    Leo: {
      thesis:
        "You’re a tightrope walker who claims to be crossing the street. The landing, the repair, the turn on a narrow road: others stop breathing, and you’re already on to something else. The ISTP put in the thousand hours, alone, until the movement was exactly right; Leo added the elegant touch that wasn’t requested. So your skill arrives looking like luck. Among friends you’re generous with rides, rounds and, twice a year, a serious compliment, and beginners learn the real technique from you, as equals. In love you show off beautifully and confess nothing. What you make of applause is a story in itself.",
      argument: [
        "You make it look easy, and then mind when you aren’t thanked. Admiration is fuel to you, but needing it seems embarrassing, so both the effort and the hunger get concealed. It gives people the pure pleasure of watching mastery, but evidently it was nothing, you’ve told them so, and they have no reason to make a fuss. The bill comes later, in the form of a coolness they can’t interpret, although they’d have paid it gladly if they’d known that anything was owed.",
        "Show the effort once this week: “That took me two years to learn.” When the praise comes, answer, “Thanks, I worked hard for that,” and remain standing there. At your best you make excellence look like something a person could want, and then you show them how.",
      ],
    },
    Virgo: {
      thesis:
        "You’re the level on the shelf: silent, exact, and a little hard to argue with. The ISTP has the instinct, Virgo the conscience, and neither signs anything that isn’t right. So you notice the flaw that everyone else has missed, trace it to its source, and fix it so cleanly that it might never have been there. Affection means remembering people’s specifications: no onions, left side of the bed, window open. The comedy consists of four words at the right moment. A neat drawer pleases you more than most parties, and so does a guest who leaves on time. Your own larger plans get the same devotion, as soon as there’s time.",
      argument: [
        "You become excellent at things that don’t matter enough to scare you. There, in a territory of tasks that can be finished by evening, you can hardly fail, and others can hand you a job and forget about it. Where something does matter, where the result would say who you are, quality can’t be assured beforehand. So you sharpen your tools. Meanwhile your best work is waiting, and perhaps a decision, and someone near you who’d like to talk about it.",
        "Give your freshest hour to the thing that scares you, three times this week, and tell one person, “I’ve started on it, and it’s bad so far.” At your best you bring that same accuracy to something you love, and it turns out to have been a form of courage all along.",
      ],
    },
    Libra: {
      thesis:
        "You’re a well-balanced knife lying on a clean cloth: nothing about you insists, and it’s a pleasure to have you near. The ISTP doesn’t care to make a fuss; Libra wants the evening to be agreeable for all concerned. So you don’t interrupt, don’t need to be right in public, and when someone is uncomfortable, you open a window without a word. Proportion matters to you, and a crooked picture or an ugly font can follow you around all day. A fair bargain is sacred, even when it has turned out to be a bad one. In love you’re easy, graceful and tricky to locate. What displeases you, you store.",
      argument: [
        "Your first complaint tends to be goodbye. The remark, the unequal bill and the third favor in a row are registered and not mentioned, since you dislike disturbing the peace and dislike talking about anything that could be settled by leaving. It makes you wonderfully easy to live beside. Then one day a calculation that has been running for months comes to its end. To you it seems fair, as they’d had many chances to notice. To them it comes out of a clear sky, and they would gladly have changed it in March.",
        "Make one complaint this week while it’s still almost nothing: “I’d rather split it evenly.” Then stay in the conversation, which is the actual exercise. At your best you bring a rightness to things, so that people around you sit straighter and fight less.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a banked fire: dark on top, and hot enough underneath to cook for a whole camp. The ISTP is adaptable and travels light; Scorpio has a will that surprises even you. So take away sleep, comfort and explanations, and you come through in better order than people who have them. In hard times others gather around you, and you divide what there is and take the least for yourself. Your eye catches who’s bluffing, which part will break, what a silence means. With those you trust, you’re playful in a dark, delightful way, and you enjoy things more deeply than they’d guess. Your largest wishes live under the floor.",
      argument: [
        "You give up what you want most, to prove that you can. Whatever you want to that degree has power over you, and you prefer to be in no one’s power, so when a person, a place or an opportunity comes within reach, your hands go into your pockets. It makes you strong and hard to bribe. It can also cost you some of the happiness that was meant for you, and it leaves others with a friend for whom there’s little they can do.",
        "Take the last piece this week, then tell someone you trust one larger wish, and when you hear yourself add that it doesn’t matter, correct it: “It does matter.” At your best you’re all in, without a word of warning, and there is no safer place to stand.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a motorcycle with a philosophy in the saddlebag. The ISTP calculates the risk in a second; Sagittarius is already laughing, and so you try the steep line, the old engine, the unfamiliar road, with so much good judgment that other people find themselves trying it too. Convictions you rarely announce; you simply live by them. On the long drives and the last pitch you reflect, more than anyone supposes, about what it’s all for. Friends get stories, repairs and blunt advice without a bill. Love gets your whole attention, in episodes. In a kitchen, with someone who says, “We need to talk,” a different kind of nerve is wanted.",
      argument: [
        "You’ll risk your neck before you’ll risk a conversation. In action you’re in command; with a solemn face across the table you become a beginner, so courage goes where it’s easy. Plenty of people have been braver for a day because of you, and the stories are magnificent. At home there’s a silence that others fall into. They’d exchange several of the stories for ten frightened minutes with you.",
        "Treat one difficult talk this week as you’d treat a steep descent, with two sentences and no braking: “There’s something I’ve been dodging. I’m not happy about how we’ve been living.” At your best you show people that fear is only a kind of weather, and that one can go out in it.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the generator in the basement: no one thinks of you until the lights go out, and then everyone does. The ISTP has the ability, in almost anything practical; Capricorn has the sense of responsibility, and finishes. So if it has to work, it’s given to you, and you do it properly and don’t stop because it’s late. Decisions look abrupt and rest on years of observation. Love, with you, is a matter of infrastructure, and the people in your life are dry, warm and insured. Your humor is drier still. There’s an appetite for slightly dangerous fun in there, too, but being able to do nearly everything has one hidden clause.",
      argument: [
        "Because you can do it, you believe that you have to. Someone mentions a problem, you see how it could be solved, and from that moment it’s yours, although left to yourself you’d be off alone with the afternoon free. It makes you a foundation for colleagues, relatives and neighbors, who rest their weight on you and hardly notice. But you can end up with a life composed of other people’s repairs, and a dry contempt for the helpless.",
        "When a problem is mentioned in your presence this week, count to ten and ask, “What are you going to do about it?” Then let there be silence. At your best you’re strong enough to leave other people their own strength, and free enough to go fishing.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a homemade satellite: odd-looking, in its own orbit, and sending back excellent pictures. The ISTP wants to see how a thing really works; Aquarius is unimpressed by how it’s supposed to. So you think for yourself and permit the same to others, don’t ask anyone to explain their life, and treat the director exactly as you treat the night porter. Inventions of yours tend to be made of three other things. Company is best in workshops, at odd hours, among people with a problem in common. Your public spirit is considerable and anonymous, and it usually involves a wrench. Simple questions about your plans, oddly, can make your neck stiffen.",
      argument: [
        "Concern feels like surveillance to you, and an ordinary expectation sounds like an order. You call it freedom when no one knows where you are. It is a freedom, and you grant it generously, so that people feel wonderfully unsupervised around you. But those who care about you can’t distinguish it from indifference. They spend evenings wondering whether to worry, and after some time they give you the liberty you asked for, all of it.",
        "Volunteer the information three times this week: “I’m out until Saturday, working on something. I’m fine.” It will feel like signing something, and it isn’t. At your best you prove that a person can be entirely free and come home on purpose.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a tide with a toolbox. The ISTP observes every detail without appearing to look; Pisces receives the rest directly, through the skin. So before anyone has spoken, you’ve registered who has been crying, who’s pretending, and who would rather be at home, and it gives you extraordinary hands: animals, children and frightened people become calm in your presence. Ideas come while you’re busy with something else. Little is required, time disappears, and whatever you’ve made is given away. Your will never argues; it just flows around whatever is in its path. When a friend’s heart is breaking in front of you, something peculiar happens.",
      argument: [
        "You feel it first, and act as if you hadn’t noticed. Your chest hurts with their sorrow, and you ask about the car. Since you’re flooded by what others feel and have little use for anything you can’t act on, it’s a discreet procedure that lets you stay nearby without going under, and many people find your company soothing for that very reason. But some were hoping to be seen. They can think that you, of all people, saw nothing, and you go home with a sadness that neither of you has mentioned.",
        "Say one thing this week that you’ve noticed, in a single sentence, without a solution: “You seem sad today.” Then continue what you were doing, and listen. At your best you’re comfort itself, wordless and warm, and people mend in your neighborhood.",
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
      "Appearance doesn’t interest you for as long as everything functions, which is how one jacket lasts for ten years. Because alterations are so rare in you, the smallest is visible, so choose one for comfort and let people remark on it.",
    "new 2":
      "Skill comes so readily to you that you price it by the hour, as if anyone could have done the work. New terms are simpler to set than old ones are to correct, so name a higher figure at the beginning.",
    "new 3":
      "Conversation goes best for you beside something that needs repairing, since two people looking at an engine needn’t look at each other. If you would like to know a neighbor better, request help with a job instead of a talk.",
    "new 4":
      "It is possible for you to live in a place for years without entirely moving in, because knowing that you could leave is how you relax there. If a picture is still leaning against the wall, hang it, and see whether you are any less independent.",
    "new 5":
      "Being a beginner is fun for you as long as no one watches, and romance has an audience of one. If you like someone, make the awkward invitation now, because the polished version tends to stay in the workshop.",
    "new 6":
      "Machines in your care are looked after before they complain, while your body has to make a noise first. Choose one piece of ordinary maintenance that you can do when nothing hurts, and attach it to the morning coffee.",
    "new 7":
      "Acting alone is so natural to you that consulting anyone feels like asking permission. To the person beside you it is the difference between traveling and being transported, so describe one plan while it can still be altered.",
    "new 8":
      "What is owed or missed you handle alone, partly from tact and partly because two people take twice as long. If money or trust has to be shared, begin before you have developed a system of your own for it.",
    "new 9":
      "Manuals put you to sleep and a thing in your hands wakes you, so you learn by taking it apart. When a strange subject attracts you, look for the teacher who lets you touch the equipment, even at some distance.",
    "new 10":
      "Good work explains itself, in your opinion, and it does so to the few who can read it. The others promote the person who was speaking at the time, so put your full name on the next piece that leaves your hands.",
    "new 11":
      "First visits are easy for you, because curiosity pays for them, and before the second you generally discover another engagement. It takes two or three for people to expect you, and being expected is pleasanter than you think.",
    "new 12":
      "Solitude restores you faster than company does, and you disappear into it without a word of explanation. Those who love you can’t distinguish rest from displeasure, so mention beforehand at what hour you intend to be back.",
    "full 1":
      "Nothing shows on your face, you believe, while the people around you have been reading it for years and stopped mentioning it. Say one of those things yourself now, since they already know and would appreciate hearing it.",
    "full 2":
      "Favors, loans and half-price jobs accumulate around you, because sending a bill to someone you like seems unfriendly. Calculate the total once. Collecting is optional, and an accurate figure makes the next request considerably easier to refuse.",
    "full 3":
      "Your remarks are short and accurate, and you forget them when they have been said, while other people can preserve them for decades. If one of yours went too deep, apologize without presenting the evidence for it.",
    "full 4":
      "At family gatherings you are found near whatever leaks, since a tool in the hand is the best excuse for not talking. Your company is worth more to them than the repair, and for one evening nothing has to be broken.",
    "full 5":
      "When someone admires what you made for pleasure, you explain the mechanism, because that seems to you the interesting part. They were speaking of their own delight, so thank them for that first, and demonstrate it if they ask.",
    "full 6":
      "Discomfort is information to you, to be dealt with when the job is done, and the job never quite is. Think how long you would let a friend drive with the same noise, and allow yourself no more.",
    "full 7":
      "From inside, your silence is a comfortable place, but from outside no one can tell whether you are thinking or leaving. A single sentence about what you are doing in there is enough for the person who is waiting.",
    "full 8":
      "In an emergency you are perfectly composed, and some weeks later the feeling arrives, because it had to wait its turn. If that happens now, allow it an hour, and look for nothing that requires repairing.",
    "full 9":
      "Your rules were made from experience, and you discarded those that failed, which is why you rely on the remainder. If a situation comes up that they don’t cover, ask someone older how they would approach it.",
    "full 10":
      "For someone who avoids the stage, you have firm opinions on how it is run. Your own standing is plain to see now, including the places where your skill is taken for granted, so mention the position you would really want.",
    "full 11":
      "More people consider you a friend than you would list, since they remember the night on which you came to help. You rarely think of it afterward, and they do, as an answer to your next message would show.",
    "full 12":
      "Operating on reserves is one of your abilities, so no one sees them shrinking, and you are the last to know. Exhaustion announces itself more clearly now, and a day of sleep is cheaper before a breakdown than after it.",
    "eclipse 1":
      "The version of you that never needed anything was useful and a little lonely. As it goes out of date, accept one ride or one meal, and see that the independence survives it.",
    "eclipse 2":
      "When a way of earning changes, your first thought is to patch it, since you nearly always can. Consider whether you would build it like this today, if you were starting from nothing.",
    "eclipse 3":
      "Some contacts continued from habit, without any effort on your part, so you notice them only when they stop. If you miss one of them, a postcard with two lines will do for a beginning.",
    "eclipse 4":
      "When a household moves or changes, you take the heavy end alone, because explaining takes longer. This load is too long for one back, and the others would be glad of a corner to lift.",
    "eclipse 5":
      "A pleasure generally ends for you at the moment you have mastered it. If this ending goes deeper than most, nothing is wrong with you, and an evening of missing it is well spent.",
    "eclipse 6":
      "An arrangement of work or health has come to the end of its service. Find out what the old one was doing for you before you order another, since part of it was invisible.",
    "eclipse 7":
      "Shocks between yourself and another person are usually absorbed by you, so that no one feels them. As the balance shifts, let the other feel this one, and discuss which of you should bear the next.",
    "eclipse 8":
      "When something shared is owed or mourned, everyone believes that you will manage alone, and you will. Company makes it lighter all the same, so ask a friend to come along to the office or the grave.",
    "eclipse 9":
      "What your hands have learned you trust for life, and sometimes such a certainty goes out of date. For a while being unsure is simply the more accurate reading, and it needs no replacement.",
    "eclipse 10":
      "If you were the person whom everyone called first, silence is unfamiliar. Pay attention to which part of that role you miss, because it is seldom the part you would have guessed.",
    "eclipse 11":
      "Loyalty keeps without letters, in your experience, and mostly it does. When a group scatters, think of the person for whom you would drive all night, and tell them where you are going to be.",
    "eclipse 12":
      "A long private effort is over, whose length no one else could have measured, because you never mentioned it. Normally you would begin the next immediately, and a ceremonial supper in between seems appropriate.",
    "jupiter soft":
      "Luck that you haven’t tested looks suspicious to you, so you inspect an opening that required no effort. At such a time most of them are sound. Consider the larger version, the one involving other people, before you choose the one that you could manage alone.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you are pleased with yourself, because then every single thing looks feasible. It is, and the sum of them isn’t. Before you start another, count the projects on the bench, and agree on an order with someone who doubts you.",
    "saturn soft":
      "There is a great deal of patience in you for anything that deserves it, and in such a period people begin to give you work that has to last. Your habit is to do it first and negotiate afterward. Reverse the order once, and notice how little it costs.",
    "saturn hard":
      "A rule with no visible purpose is something you walk around, and for some time there are more of them than usual. Ask what happened before each was made, because some were built after an accident. Those you can respect, and the remainder becomes easier to put up with.",
    "uranus soft":
      "Change agrees with you when your own hand is on the switch, and you see shortcuts that others have overlooked for years. This is an excellent period for experiments without any goal. Choose something of no importance, take it apart, and find out what else could be made of it.",
    "uranus hard":
      "When a thing that ran smoothly gets a jolt, your first idea is to walk away and start clean elsewhere, because leaving is a tool you always have available. A single fault can make the whole arrangement seem broken, so look for it before you decide to go.",
    "neptune soft":
      "Your hands understand more at such a time than you could defend in an argument, because logic is resting and other impressions come through. Music, wood or weather are good for it. An hour with nothing to show for itself is what this period does best.",
    "neptune hard":
      "Reading a situation at speed is what you rely on, and generally you are right to. In a hazy period the reading is less exact, above all where you like what you see. Examine an attractive bargain or person as critically as an ugly one, and take a day longer.",
    "pluto soft":
      "Taking a thing apart is your way of being fond of it, and for once you have the nerve to do it with yourself. Most of the foundations prove to be sound. A fear that looked enormous from outside commonly has a single moving part.",
    "pluto hard":
      "The harder anyone pushes you, the less you say and the firmer you stand, since arguing would admit that they have a claim. Silence is a kind of pressure as well. If there is something you won’t do, explain in one sentence where the limit is.",
    "mercury retrograde":
      "Your messages are brief because the rest seems obvious to you, and the obvious part is what goes missing now. One additional line about place and hour prevents most of the difficulty.",
    "mercury direct":
      "What was jammed comes loose, and several answers arrive together. Yours can be longer than a word without any loss of dignity, and the people who waited would enjoy the details.",
    "venus retrograde":
      "Old affections come up for another inspection, including any that you left without giving a reason. Being curious you will want to look, and understanding it is enough, without renewing anything.",
    "venus direct":
      "Warmth and pleasure have their normal strength again. Most of your favorite places are ones that you have never mentioned, so take someone along to the one that has room for two.",
    "mars retrograde":
      "Pushing accomplishes less for a while, which is hard on a person who solves things by leaning on them. Sharpening, cleaning and trial runs are satisfying work until the strength comes back.",
    "mars direct":
      "Your strength returns, and naturally you would like to spend it on what is fun. Some of the fun lies behind the task that you have been avoiding, so move that one first.",
    "ingress jupiter":
      "For about a year there is more space in this area than you normally ask for. You travel light from principle, so consider what you would bring along if weight didn’t matter.",
    "ingress saturn":
      "For two or three years something here asks for proper foundations. You respect those in a building and resent them in a calendar, although the reason for them is exactly the same.",
    "ingress uranus":
      "Years of surprises begin in this area, and they suit you, since you think best when the original plan has failed. Anyone who stands near you can borrow some of that composure.",
    "ingress neptune":
      "Over many years something loses its hard edges here. A tolerance that can be measured is more to your taste, so it requires patience, and listening to music is excellent training.",
    "ingress pluto":
      "A rebuilding begins that lasts for many years, so no single month has to look complete. Disorder has never troubled you while a project is open, and this one stays open.",
  },
};
