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
        "You’re out of your seat before the others have asked what the noise was, and often it’s repaired by the time they arrive. Aries gives you the jump, and something cooler decides where you land; anyone who calls you reckless hasn’t noticed how carefully you checked. They do feel safer with you nearby, and bolder, too, after seeing you try. Being slowed down annoys you, and being thanked embarrasses you. What you don’t mention is that each time, you had wondered whether you would freeze.",
      argument: [
        "Between them you get speed without panic: Aries is already there, and the Virtuoso knows what to do. The quarrel is about being seen. Aries wants to win, in the open, against somebody. The Virtuoso wants to have done it right and be gone before anyone makes a fuss. So you win and behave as if it had been nothing, partly out of modesty, and rivals feel insulted while friends have no chance to celebrate you. By evening you’re in a bad temper with no obvious cause, and it’s your household that gets it.",
        "This week, when you do something well and someone says so, stay where you are for one minute and answer, “Thanks. I wanted that one.” Ask what they thought was good. You can leave after that.",
      ],
    },
    Taurus: {
      thesis:
        "What you look after keeps working for decades. You notice a bearing or a friend’s spirits failing well before it shows, put it right without remark, and can’t be hurried into doing it badly. Taurus adds patience to your skill, and comfort; whoever shares your house sleeps soundly in it. You appreciate the same tools, the same food and the same side of the bed, and the knowledge that you could leave tomorrow. You’d love to have something for good without feeling locked in.",
      argument: [
        "Cooperating, they make things that last and feel right, since Taurus knows good wood and the Virtuoso knows where to cut. Staying is what divides them. One would stay until it could find everything in the dark; the other looks for the exit whenever a contract is mentioned. Mostly you stay and call it temporary, an arrangement known to last for fifteen years. Anyone who dreads being cornered would understand. But you never completely lean back, and when those who share your life ask if you’ll be there next year, you hear pressure.",
        "Choose one thing this week and commit to it aloud, with a date: the class until June, Sundays with your family, a lease. Say, “I’m in for this.” Notice whether you sleep worse or better.",
      ],
    },
    Gemini: {
      thesis:
        "Strangers are rarely strange to you for more than a minute. You discover what each of them knows, exchange something useful for it, and leave them laughing. Gemini supplies the conversation, and your hands want proof, so you acquire a skill in the time others take to enroll and then show a friend the short way. They know your stories and few of your reasons. Often you’re gone in the middle of the best part, hunting for a problem that won’t let you leave.",
      argument: [
        "Put together, they learn faster than any school, because Gemini asks whoever knows and the Virtuoso tries it the same night. Curiosity runs at two speeds here, however. Gemini passes the answers along; the Virtuoso believes nothing that it hasn’t tested alone. You tend to be very good company for one evening and unreachable for the rest of the week, on a schedule that only you can predict. You do need both. Friends who can’t know that feel entertained and then dropped, and stop sending you the good questions.",
        "This week, show one person a piece of what you do when you’re alone, a photograph or a line about where you’re stuck. Add, “What would you try?” and wait for the reply before you solve it yourself.",
      ],
    },
    Cancer: {
      thesis:
        "The car starts, the leak has stopped, and someone has a ride at six in the morning, because that’s how you tell people you love them. Cancer remembers who needs what, and you see to it before they’ve had to ask; your family feels well guarded. You seem able to walk away from anything, and remember every home you ever left. Being missed at supper is what you’d like. Information of that sort arrives late or not at all.",
      argument: [
        "Combined, they protect their own, with Cancer sensing that something is wrong at home and the Virtuoso finding out what. Apart, one half feels everything and the other was hired to see that it doesn’t interfere. Cancer wants to be near and asked about; the Virtuoso wants a key and no questions. Generally you settle it with services, repairing something for the very person you want to be close to and going home before the coffee. It’s devotion, and it goes unrecognized. They thank you for the repair, and you feel useful and lonely, in that order.",
        "Choose one of them this week. Visit without bringing or fixing anything, stay for an hour, and before you leave say, “I came because I wanted to see you.” They’ll remember it.",
      ],
    },
    Leo: {
      thesis:
        "Whatever you do well, you do with style, and ten minutes of watching you can teach more than a course. You don’t lecture; a beginner who asks is given the real trick, as from an equal. Leo puts its heart into your ability and maintains a standard even when nobody would notice. Being caught wanting admiration is dreadful, so you work with your back turned, where it can be seen. A compliment is something you pretend not to hear and can quote a year later.",
      argument: [
        "What they achieve jointly has a finish that makes strangers stop, since the Virtuoso gets it right and Leo makes it shine. After that it’s pride against pride. Leo wants a stage and its name pronounced clearly; the Virtuoso wants nobody to discover that it cares. As a rule you become excellent at something unusual, where there’s little competition, and wait in dignity for others to mention it. When they don’t, you turn cold toward friends who had no idea that they were being tested. They would have come.",
        "This week, let three friends know the date, the place and what you’ll be doing, and add, “I’d like it if you were there.” Embarrassment of that sort lasts about a minute. If nobody can come, blame the calendar.",
      ],
    },
    Virgo: {
      thesis:
        "Anything you’re left alone with gets better. You hear the rattle under the music, find the step in the argument that won’t bear weight, and mend both with so little fuss that the owner supposes nothing was wrong. Virgo gives you the eye and your hands have the remedy; nobody bothers to inspect the result. You do, on the way home and again in bed. Praise makes you look for the catch, and you long to get one thing so completely right that you could stop.",
      argument: [
        "Pulling together, they repair the cause as well as the noise: Virgo finds what has been missed, and the Virtuoso improvises the part that isn’t made anymore. They agree on quality and on little else. Virgo wants the method and the label; the Virtuoso goes by feel, skips the instructions, and trusts itself to deal with whatever breaks. You improvise well all day, and lie awake afterward looking for the mistake in it. That’s conscience, and it’s tiring, and it makes you sharp with those who sleep soundly. They hear the criticism and miss the worry behind it.",
        "Before you begin a job this week, write down what would be good enough. When you reach that, stop. And mention one thing that someone else did right: “That’s clean work. I looked.”",
      ],
    },
    Libra: {
      thesis:
        "Asked which of two designs is better, you answer immediately, correctly, and without offending the loser. Friends borrow your eye for a sofa or a sentence. That courtesy is Libra’s doing, and so is the restfulness of your company, since you don’t interrupt, don’t gossip, and don’t need to win. Asked where you’d like to eat, you say that you don’t mind. You do, though. Your judgment is comfortable with very little, and you’re searching for a way to be exact that doesn’t spoil the evening.",
      argument: [
        "In league, they adjust a thing until it’s both fair and elegant, with Libra feeling what is out of balance and the Virtuoso knowing which screw to turn. They disagree over company and candor. Libra would give up a good deal for a pleasant night; the Virtuoso thinks best alone and says what’s so, briefly, usually late. Thus you’re agreeable for a month, sincerely, and devastating for ten seconds. Others remember the ten seconds. You remember the month, feel misjudged, and become even more polite.",
        "Try smaller doses, sooner. This week, state one mild preference within a minute of having it: “It’s too loud for me here,” or “I’d rather walk.” Then carry on with the conversation. Nothing gets ruined, and nobody has to be surprised by you in June.",
      ],
    },
    Scorpio: {
      thesis:
        "In a terrible hour, you’re the person to have there. You don’t fill the silence with encouragement; you see what hurts and what has to be done, and attend to them in that order. Scorpio searches for the sore spot and the rest of you understands how it works, so a friend can confess what they’re ashamed of, certain that it goes no further. Your own goes no further either. You’re hoping for someone whose secrets you’d exchange for yours.",
      argument: [
        "As a pair they find what’s actually wrong: Scorpio knows where to press, and the Virtuoso’s hand stays steady. They’re private for opposite reasons. The Virtuoso says little because little needs to be said, and moves on. Scorpio says little because the thing matters so much, and never moves on. In practice you appear detached and remain attached, still loyal years later to something, or still angry about it, that the other person considers finished. Silence seems the safest place for such feeling. But friends get only a coolness they can’t account for.",
        "Choose one such person this week, and tell them in two sentences: “I never got past what happened in the spring. I’d like to know how you saw it.” Then let them answer, and don’t cross-examine.",
      ],
    },
    Sagittarius: {
      thesis:
        "A day with you tends to end farther out than anyone had planned, and your companions come home delighted and able to do one thing they couldn’t do that morning. Sagittarius wants distance and a theory of everything to go with it; you also know how to fix the bus. You say what’s so, cheerfully, and promise generously when you’re happy. What you don’t ask aloud, always knowing how you’d get away, is how far a person can go and still belong somewhere.",
      argument: [
        "On good days they lend others some nerve, as Sagittarius points at the mountain and the Virtuoso checks the rope. Talk is what they fall out over. Sagittarius has convictions, makes plans for ten, and rounds up; the Virtuoso has found that most large statements come apart when you turn them over. You usually announce something grand at supper and take it back in your own mind on the way to bed. You weren’t lying. The enthusiasm was real, and so was the doubt that followed, but they’re still waiting, and soon they’ll believe neither.",
        "The next time you propose something, add a clause that you can keep: “I’d love that. I’ll tell you for certain by Thursday.” On Thursday, tell them yes or no, before they have to ask.",
      ],
    },
    Capricorn: {
      thesis:
        "When you say it will hold, it holds. You take on what others are still arguing about and get it done with fewer words and fewer meetings, and your humor, drier every year, makes hard work bearable for whoever is beside you. People hand you responsibility early, since Capricorn accepts it, and it occurs to no one to ask whether you mind. You know where the fire exit is and haven’t used it, still earning a freedom that you could have taken some time ago.",
      argument: [
        "Their cooperation shows in a job that’s finished on the day and still sound in twenty years, with Capricorn minding the calendar and the Virtuoso the joints. Duty and play make poor roommates, though. Capricorn wants the recognized route, with the certificates in order; the Virtuoso would go up the other side because the rock looks good. You work until everything is secure, since others depend on it, and put off the pleasure to a date that moves as you approach. So you grow short with those who take time off, and nobody suggests a free weekend anymore.",
        "Make a bargain that the stricter half can accept: one working afternoon this month for something with no purpose at all. Tell your boss, “I’m out from one.” Ride, climb, or take something apart.",
      ],
    },
    Aquarius: {
      thesis:
        "While everyone else debates a better world, you’ve usually built a bracket for it already. You do things your own way, out of sight; then a neighbor copies you, and hardly anyone knows where the improvement came from. Aquarius gives you a stubborn sense of what would be fair, which your hands turn into something useful to strangers. Everybody considers you a friend, and few have your number. You’ll discuss principles all night. Feelings wait, although the life you’re inventing has space in it for someone.",
      argument: [
        "Acting as one, they improve what the rest of us have gotten used to, because Aquarius sees that it’s unjust and the Virtuoso sees how it’s fastened. Their eyes are set for different distances. Aquarius looks at the system and the future; the Virtuoso looks at this leak, today, and suspects anyone who talks about the future. Typically you make fun of causes and mend a stranger’s roof for nothing. It’s lonely, since the idealists don’t know that you’re on their side, and the practical people suspect you of ideals.",
        "Find one group that is doing something you approve of and doing it badly, and write to them this week: “I can give you one evening a month of this particular skill. No meetings.” Stay afterward for one drink.",
      ],
    },
    Pisces: {
      thesis:
        "An engine that has baffled everyone else settles under your hand, as if it had been waiting to be listened to; animals come closer, and strangers confide in you. Through Pisces there’s feeling in your fingertips: you sense what is wrong before you could explain it, and those you help hardly notice. Mostly you seem dry, capable and slightly absent, which is how so much sensitivity gets through a week. With those you love, you go silent, and can’t say afterward where you’ve been.",
      argument: [
        "Few natures are harder to combine or more gifted when they are: Pisces senses what a thing wants to be, and the Virtuoso has the hands for it. From day to day they disagree on evidence. Pisces trusts, forgives and assumes that everything will come right, whereas the Virtuoso measures and doubts. You settle it in shifts, practical by day to the point of rudeness, adrift at night and not to be asked about it. That protects you, and it wastes good information, since whatever you sensed about a friend arrives when nothing is written down and is dismissed by morning.",
        "For one week, write a line on waking about what you felt and about whom. At the end, tell one person, “I had a feeling about you. Is anything wrong?”",
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
