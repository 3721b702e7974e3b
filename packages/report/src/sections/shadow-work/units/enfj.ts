import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "When someone you love has a fight on her hands, you take it away from her. She tells you about the landlord who won’t return the deposit. She’s tired, she’d like to be heard, and by tomorrow she’d have written the letter, but you’ve written it by nine that night, and it’s magnificent. The motive is decent to the bone: watching a good person get pushed around, and standing still, feels to you like helping to push.",
      ],
      [
        "paragraph",
        "From where she sits, there was one angry party to manage and now there are two: she has to calm you, thank you, and go on living in the building. Worse, she’d been close to doing it herself, so she takes her next trouble, the boss or the marriage, to somebody quieter, and you find out about it when it’s over. That cuts deep. You’d have done anything for her, which is exactly why she didn’t call. Worn out, you rage at insults that their target had already laughed off.",
      ],
      [
        "paragraph",
        "Hold on to the anger, and ask for orders: “I’m furious for you. Do you want me to do something, or stay right here while you do it?” If the answer is stay, then stay, and keep her company while she dials. Being rescued feels good for an evening. What she’ll keep is the day she won and you were next to her.",
      ],
    ],
    ask: "Whose fight did you finish for them, and what haven’t they told you since?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You can love the person someone is going to be so steadily that you overlook the one who’s there. Call it the long wait: he’s going to finish the degree, open up, be at ease with your friends; you’ve seen it clearly, and you’ll sit on that platform for years. To you this is loyalty, and some people did arrive only because you hadn’t gone home.",
      ],
      [
        "paragraph",
        "But consider being the one waited for: he can tell that your kindness looks past him toward a better man, and he’s tired of disappointing someone who never complains. He isn’t late. He was never on that train. When he says so you hear discouragement, so you encourage him, and another winter goes by. Meanwhile your own needs go unmentioned, and since you’ve waited so long, leaving would make all of it a waste, so you stay partly to be vindicated.",
      ],
      [
        "paragraph",
        "Try a season of accepting people as they are today. Look at this one and ask whether, if nothing about him ever changed, you’d be glad he came through the door, and then name something you’d keep: “I love how you are with strangers. I wouldn’t change it.” And where the honest answer is no, let yourself get up. Faith in people is a fine thing, as long as you’ve met them.",
      ],
    ],
    ask: "Who are you waiting for to become somebody, and have they ever told you they were on the way?",
  },
  Gemini: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Things told to you travel. It isn’t gossip, since nothing’s passed on for amusement. A friend confides that the marriage is shaky, you think at once of another friend who came through that, and within the week you’ve mentioned it, kindly, so that she can help. News that could do somebody good seems almost wrong to keep.",
      ],
      [
        "paragraph",
        "And then the first friend’s phone rings, and it’s a sympathetic voice that knows. She goes back over everything she ever told you, wonders how far it got, and from then on tells you what the whole table can hear. She never says why, but you feel the door close and try harder, with more questions, and each of them now sounds to her like collecting. Friendships of yours have thinned this way without a single quarrel. In anxious times you do it with your own affairs as well, telling each of six people a sixth, so that everyone has heard from you and nobody has the whole of it.",
      ],
      [
        "paragraph",
        "One habit repairs most of this: at the end of a confidence, ask, “Is this just for me, or would it help if someone else knew?” Then keep to the answer, even when you meet the perfect person on Saturday. Being the one who knows everybody is pleasant. Being the one it’s safe with is rarer, and you can be both.",
      ],
    ],
    ask: "Whose trouble did you last pass along out of kindness, and would they have said yes?",
  },
  Cancer: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "The people closest to you get your unhappiness when it’s already history. While it’s happening, they get the edited version: you’re fine, it was a long day, tell me about yours. Out go the fright, the resentment, the Sunday evening when you don’t want to go in, because they’ve enough to carry and you can’t bear to see a face fall on your account.",
      ],
      [
        "paragraph",
        "So they live with someone content, make plans with that person, and believe her. Two years later it comes out, all of it and with dates, and what hurts them isn’t the complaint so much as learning that they were happy by themselves. “Why didn’t you say?” they ask, and you answer that they should have noticed, when you’d worked so hard to see that they couldn’t. In bad stretches you censor for everyone else, too, deciding who’s strong enough to hear about the test result or the debt, and grown people discover that they’ve been handled like children.",
      ],
      [
        "paragraph",
        "Publish sooner, while it’s small and can still be changed: “I’ve been unhappy about our weekends, for about a month. I don’t need it solved tonight. I just don’t want you to be the last to know.” Their faces will fall for a minute, and then you’ll have company. You can’t be comforted for something you’ve cut.",
      ],
    ],
    ask: "What are you sparing someone right now, and how would they feel to learn the date it began?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When someone wounds you, you become gracious. There’s no scene, you’re far too proud for that, but the teasing stops, the nickname is retired, and in its place come excellent manners: “How lovely. Of course. Do what works for you.” From inside it’s self-respect. Say you’ve praised a friend for years, and when your own big night comes she sends a text, so now you’ll be generous without being warm.",
      ],
      [
        "paragraph",
        "She notices that the sun has moved, and when she asks, she’s assured that all is well, in that beautiful voice. She’d had a sick child that night and assumed you’d have plenty of others around you, since you look like someone who’s never short of love. Being sensible, she stops knocking at a door that’s so politely closed, and her silence convinces you that she didn’t care. Good manners have cost you more friends than a temper would. In lean times, when the applause is thin, you’re gracious with half the people you know, and lonely in excellent clothes.",
      ],
      [
        "paragraph",
        "Let pride go second for one minute, and be as plain as you’d want a friend to be: “It mattered to me that you weren’t there. I missed you, and I went polite about it.” That’s something a friend can work with, because a person who says “I minded” gets to keep a friend.",
      ],
    ],
    ask: "Who’s been getting your best manners lately, and what did they do, and do they know?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The more you love a person, the more you find to see to. With strangers you’re pure delight, but with your nearest, hello has become a checkup: did he call the dentist, is that the same cough, has he thought about the form? Each question is love. If you can keep ahead of what goes wrong, you feel, nothing will happen to them.",
      ],
      [
        "paragraph",
        "Now stand in the hall as one of them comes in: he’d like to be met, and he’s examined. Everything you ask is sensible, so he can’t object, and he answers like a patient, briefly. He’s seen you laugh till you cried with a new colleague, and what he gets is maintenance. So he gives you less to inspect, and you hear the short answers, suspect that something’s wrong, and look all the closer. A marriage can run very smoothly this way, and two people can miss each other in it for years. Frightened, you’ll do it through the bathroom door.",
      ],
      [
        "paragraph",
        "Make the first ten minutes free of improvement. Look at him as you’d look at someone you were hoping to know better, and if the form comes up in your throat, swallow it and say: “I’m glad you’re home. What was the funniest thing today?” The dentist will keep until eight. Love him first and check on him second.",
      ],
    ],
    ask: "Who gets your questions instead of your company, and when did the two of you last laugh?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Everyone gets an excellent companion, and no one gets you. You match people: with the skeptic you’re dry, with the believer you glow, with your oldest friend you hold opinions that would astonish your colleagues. You hear what would put this person at ease, and you become it before you’ve decided to, because a jarring note between two people is almost painful. Lonely people have been met by you as by no one else.",
      ],
      [
        "paragraph",
        "The bill comes when the tables are pushed together, on a birthday, say, and two of your nearest compare notes. You’d told one you were longing for children and told the other you weren’t, and neither was a lie, each being true in that company. But someone who shared a bed with you for years can find out, at such a party, that she never learned what you think, only what went well with her. She isn’t shallow for feeling robbed. Under pressure it gets worse, for then you agree with two sides on the same day and hide from both.",
      ],
      [
        "paragraph",
        "Disagree once, early, over something that costs a little: “I see that differently, and I like you just as much.” Then, instead of smoothing it over, let the silence last a breath, and notice that she’s leaning in. People can only love what they’ve been shown.",
      ],
    ],
    ask: "Which two people in your life would describe you so differently that you’d hate them to compare?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You know where people’s handles are, and you use them. It’s manipulation, done for love. In the first hour you’ve understood what this one fears, what that one needs to hear, which memory makes him brave, and when he’s about to go back to the wrong woman, you know just what to say and on which evening. People have gotten out of terrible situations because of it, and to stand by would feel like watching a child walk toward the water.",
      ],
      [
        "paragraph",
        "Then one day he sees it. He recalls that the walk was no accident, and that you’d spoken to his brother first. You were right, and still something in him goes cold: he thought he’d been talking with a friend, and he’d been expertly moved. Now he tells you things after he’s done them, so you feel him closing up and study him even harder, which is what he’s closing against. A bond you’d have died for can end like that. Scared of losing someone, you rehearse every conversation and miss what they say.",
      ],
      [
        "paragraph",
        "Take your hand off the handle and say what you’re after: “I want to change your mind about this job, and here’s why. You can tell me to stop.” That loses you some you’d have won, but whoever says yes to it has really come to you, and he’ll stay without being held.",
      ],
    ],
    ask: "Whose mind did you change without their noticing, and what would you feel if they’d done it to you?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your promises are true when you make them, and you make far more than you keep. They come at the top of the mountain: the evening’s warm, your friend talks about the bookstore she’s dreamed of, and you can see it, the two of you behind the counter. “Let’s do it. I’m serious.” You are. Nobody who heard you would doubt it, you least of all, and it would seem cold to answer such a moment with a calendar.",
      ],
      [
        "paragraph",
        "Then she goes home and believes you. She looks into leases and mentions it to her husband, and by then you’ve been on three other mountains. When she calls, you’re so delighted and so encouraging that it takes her months to understand that you aren’t coming, and longer to stop feeling foolish. She doesn’t accuse you, because what could she say, that you were too kind? She just takes a little off everything you tell her after that, your love included. Pressed, you promise more, anything that will bring the light back to her face.",
      ],
      [
        "paragraph",
        "Keep the enthusiasm and label it: “I’m in love with this tonight. Ask me on Wednesday what I can really do.” On Wednesday offer something smaller, a Saturday of painting shelves, and be there at nine with a brush. She never needed the mountain. She’d have built a good deal on that Saturday.",
      ],
    ],
    ask: "Who’s still counting on something you said on a wonderful evening, and what can you really offer them?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The best of you is spent by six, and those who love you most live on the remainder. All day long you’re patient and funny, hearing out the intern and the man with the grievance, and then you come through your own door and go silent, or run the evening like a second shift. It’s no lack of love: home is where you don’t have to be wonderful, and to you that’s trust.",
      ],
      [
        "paragraph",
        "To somebody waiting at home it looks otherwise: she’s seen you with the others, leaning in with your whole face, and she knows what she’s missing because she once had it. When she says so, you list everything you do for the two of you, all of it true. So she asks for less, and eventually she makes a life that doesn’t depend on your evenings, and you’re relieved that she’s so independent. Years go by in good order, and when work is hard, you promise her the summer, and work gets that, too.",
      ],
      [
        "paragraph",
        "Treat one evening as an appointment with someone important. Rest outside first if you’re empty, and say the true thing at the door: “I’ve got nothing left for half an hour. After that I’d like to be with you.” Then be there with your whole face. Everyone else is getting plenty of you.",
      ],
    ],
    ask: "Who knew you when your best hours were theirs, and what do they get of you on a Wednesday now?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When someone you love is angry with you, you turn into the moderator. She says you hurt her. Down goes your voice, and you see her side, see your own, and identify the pattern that the two of you fall into, all from a calm place a few feet above the carpet. It comes of real goodwill: if two people could look at it together from up there, you believe, there’d be nothing left to fight about.",
      ],
      [
        "paragraph",
        "But she wasn’t having a discussion. She was having it out with you, and you’ve left the room without getting up. The more reasonable you are, the more unhinged she sounds, even to herself, and in the end she apologizes for her tone while the hurt lies where it was. To you it went rather well, but after some years of this she takes her heart elsewhere, and you never saw a quarrel that mattered. When you’re the guilty one you climb higher still, into history and society, where no one in particular did anything.",
      ],
      [
        "paragraph",
        "Come down before you’ve understood everything, and say what’s happening in your own chest: “That stung, and I want to defend myself. I’m sorry. Tell me again.” You’ll be clumsy at it, and she’ll look up, because there’s somebody there. Nobody can make up with a chairperson.",
      ],
    ],
    ask: "Who has stopped being angry with you, and have they forgiven you or given up?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Other people finish sentences. You finish feelings, often before they’ve begun. A friend says she’s fine, you hear the small crack in it, and your voice drops: no, you’re not. Usually you’re right, and what comes next is tears, then gratitude, and the most honest conversation she’s had in months. You can’t be comfortable in a room where anyone is unhappy, so you look for the unhappiness early.",
      ],
      [
        "paragraph",
        "Sometimes, though, she was only tired, and there you are with your head on one side, so sympathetic that she looks for a sorrow to match. No one can keep a mood to herself around you, not even a good one, so eventually a partner shuts a door simply to feel something first, and you, smelling unhappiness, come in after him. Meanwhile nobody finishes yours: you trail off and wait to be read as you read them, and they can’t, so you’re lonely beside someone who’d gladly have listened. When you’re worn down, a message that says “ok.” keeps you awake, and by morning you’ve apologized for nothing at all.",
      ],
      [
        "paragraph",
        "Keep the ear, and give the last word back to its owner. Ask once, believe the answer, and put your own in plain speech: “I’m sad tonight, and it’s nothing you did. I’d just like to sit by you.” What people feel is theirs until they hand it over.",
      ],
    ],
    ask: "Whose “I’m fine” do you never quite accept, and what happened the last time you let it stand?",
  },
};
