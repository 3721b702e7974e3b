import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: { order: "plan", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You hold people to a deadline you never told them, and then you’re angry that they missed it. “I’ll call the plumber this week,” says somebody close to you, and by Tuesday noon it’s late, though nobody’s told them. Inside you a clock has been running since Sunday, when you’d have written it into the calendar yourself, under Monday.",
      ],
      [
        "paragraph",
        "It comes from an honorable place: you’ve seen what happens when everyone assumes there’s time, and no one misses a plane on your account. So on Wednesday morning you make the call. “Never mind, I did it.” They’d planned to do it at lunch; they said this week, and it’s still this week. You feel let down again; they’ve had a promise taken out of their hands and used as evidence. After enough Wednesdays they hurry when they hear you coming, and hurried people forget things, which starts the clock earlier. In bad months doors close harder than they need to, and you’re exhausted from carrying what others were about to pick up.",
      ],
      [
        "paragraph",
        "Say the hour out loud while it’s still friendly: “I get tense when this is open. Can it be done by Thursday at six, and I’ll leave it alone until then?” Before six on Thursday, nobody’s late. A person who does it when they said they would is reliable, even if you’d have been earlier.",
      ],
    ],
    ask: "Whose promise did you last take back early, and when had they actually said they’d keep it?",
  },
  Taurus: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "“We’ll see” is the way you say no, and it has cost you more than any no could have. You don’t argue with the person who wants to move, or change the arrangement, or have another child; you nod, you say it’s a big step, and you wait, with time on your side. From inside it feels less like a refusal than like being the adult, since you’ve seen hasty people pay for their haste.",
      ],
      [
        "paragraph",
        "But consider it from the other chair: a no is something they could have fought, or grieved over, or left you for, and what they got instead was a waiting room, with you sitting in it beside them, kind and immovable. So after some years they do the sensible thing and decide alone: the lease is signed, the course is paid for, and you hear about it afterward. You feel ambushed and hold on harder to what’s left, and under strain you hardly answer at all, so that people raise their voices just to find out if you’re home.",
      ],
      [
        "paragraph",
        "Keep your time, and put an end on it: “I don’t want this, and I’m not sure I’m right. Give me until the first of the month, and then I’ll tell you yes or no.” Then say one of them, because those you love can live with an answer. It’s the waiting that they leave.",
      ],
    ],
    ask: "What did somebody ask you for that never got a yes or a no?",
  },
  Gemini: {
    stances: { head: "logic", candor: "truth" },
    lines: [
      [
        "paragraph",
        "In a quarrel you correct the record, and the hurt never gets its turn. Somebody you love says you’ve ignored them all month. You were away from the ninth to the fourteenth, you called twice, and on the twentieth you took them to that wedding. All true. It feels like honesty, and like safety, since where facts are being discussed nobody can be unfair to you.",
      ],
      [
        "paragraph",
        "And they were wrong about the month, but they were right about the loneliness, and they’ve just watched you prove that it didn’t happen. So next time they bring a better example, with the date, and you find the flaw in that. After a few years the people close to you either argue like lawyers or have quit bringing you anything that they can’t document, and feelings never come with documents. When you’re tired you do their voice, a shade too well, and a person who came for comfort gets to hear how they sound.",
      ],
      [
        "paragraph",
        "You’re good at questions, so ask one before you answer anything: “Leave the dates aside, I may have them wrong myself. What was it like for you?” Repeat what you heard, as exactly as you’d quote a source. You can win on every fact and still be the only one left in the room.",
      ],
    ],
    ask: "Who came to you hurt and left corrected, and what were they trying to tell you?",
  },
  Cancer: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You go on treating people as who they were on the day they hurt you. Everything else about that day has been kept too, the rain, the words, what was on the table, though to you it isn’t a grudge: you’re civil, you send the birthday card, you’ve said it’s fine. You’ve just learned something about them, and having learned it you’d be foolish to hand over the same soft spot twice, when remembering has protected you, and others as well, more than once.",
      ],
      [
        "paragraph",
        "Meanwhile the person has changed. They’ve kept their word for six years and tried visits, help, a joke about how they used to be, and each time you were pleasant and a degree too polite. What else could they do, when nobody’s told them what they still owe? Eventually they stop trying so hard, and you recognize it immediately: there, you knew it. You can lose a good friend this way with the birthday cards still arriving. When you’re low you take the old days out at night and go through them again.",
      ],
      [
        "paragraph",
        "Since accuracy matters to you, bring the record up to date with one person and say, “I’ve been careful with you since that summer. You’ve been good to me for years, and I’d like to stop.” Then trust them with something small. You keep the past so well. Let it be past.",
      ],
    ],
    ask: "Who’s been better to you for years than the memory you go by, and what would they have to do for you to say so?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You hide bad news to keep your standing with the people you love, and they find out anyway, late, from a letter. The job is shaky, or the savings went into a business that failed, and still you get up at the same time, put on the good shirt, and ask how everyone is. It’s meant as shelter: they lean on you, you think, and if the wall admits to a crack, what will they lean on?",
      ],
      [
        "paragraph",
        "So for months you’re alone with it, and busy looking confident, and when somebody notices that you’re irritable and asks, they’re told that it’s nothing. When the letter comes they’re angrier than you’d ever imagined, and you take it for the judgment you’d dreaded all along, but listen again to what they’re actually saying: they can do without the money. What they can’t get over is that they lay beside you at night, or sat across from you every Sunday, and were treated as the public. You only meant to spare them; they weren’t given the chance to be any good to you.",
      ],
      [
        "paragraph",
        "Tell one person early, while there’s still something the two of you can do about it: “I’ve got bad news, and I’m ashamed of it. I don’t have it solved. I want you to know tonight.” They never loved you for always winning.",
      ],
    ],
    ask: "What are you carrying by yourself at the moment, and who’d be hurt to learn how long?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Nobody can rest near you, because you don’t. They’ve sat down at last, feet up, and you come through with a ladder, or the bills, or your hands full of something that was about to become a problem. You’d never say a word about their sitting; you’re only clearing the way so that later there can be peace, and there’s kindness in it, since half of what goes smoothly in other lives does so because you saw it early.",
      ],
      [
        "paragraph",
        "But look at it from the sofa. Somebody who worked all week hears a drawer, then a sigh, and the rest they’d earned has turned into something they’re getting away with. “Can I help?” they ask. “No, no, you sit.” So they sit, guilty and slightly resentful, until they start doing their resting elsewhere, at the gym, in the parked car with the engine off. You see that you’re the only one who does anything around here, and you do more, until in hard weeks you give out before your list does, so uncomfortable at being cared for that you apologize to whoever brings the tea.",
      ],
      [
        "paragraph",
        "Rest as you do everything, at an appointed time, and name it aloud: “It’s eight. I’m leaving the rest undone, and I’d like to sit with you.” The first ten minutes are awful. They aren’t waiting for you to finish. They’re waiting for you.",
      ],
    ],
    ask: "Where does the person you live with, or love, go to relax, and when did it stop being beside you?",
  },
  Libra: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "When somebody you love has been wronged, you become the judge, when they’d come looking for a friend. One of them tells you what his boss said in front of everyone, you’re truly sorry, and before he’s finished you’ve begun to wonder how much pressure the boss was under. “I can see how they’d have taken it,” you say, quite gently. You believe that fairness is the best thing one person can offer another, and strangers come to you for it.",
      ],
      [
        "paragraph",
        "He isn’t a stranger. He knew there were two sides, and he’d have gotten to the other one by himself, around Thursday. What he needed on Tuesday was for one person in the world to be angry for him. So he starts bringing these things to someone with worse judgment, who says “What a jerk” and pours him a drink, and you can’t think what you did wrong. You can lose a marriage this way without once having been unfair. Under strain you argue the case against yourself, so evenly that you never get around to being hurt.",
      ],
      [
        "paragraph",
        "Hold the verdict for a day, and say, “I’m on your side. Tell me all of it,” and leave out whatever begins with “but.” If the other side still matters tomorrow, ask whether he’d like to hear it. Fairness can wait until morning. Loyalty is wanted the same night.",
      ],
    ],
    ask: "Who told you about an injury and got the other person’s point of view from you?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You ask questions you already know the answer to. “How was your evening?” you say, mildly, having seen the receipt. In your mind it isn’t a trap but an opportunity, kindly given: if they tell you by themselves, everything’s all right, and you’d forgive nearly anything that was volunteered. Checking has kept you and yours from a good many frauds.",
      ],
      [
        "paragraph",
        "They don’t know it’s an examination. They had a dull evening with one awkward thing in it, and they left it out, meaning to bring it up when there was time. Most people would, but you nod, and something in you moves a step back. In a while they feel that there’s more to your questions than you’re saying, so they choose their words, and someone who’s choosing words looks just like someone who’s hiding something. You’ve lost people that way who’d never told you one real lie. When you’re frightened you check more, sleep less, and say nothing at all.",
      ],
      [
        "paragraph",
        "Put what you know in the question, which takes more nerve than silence, and you’ve got the nerve: “I saw the receipt. I made up a story about it, and it scares me. What happened?” Then let the answer count, without looking it up. People can’t be honest on a test they don’t know they’re taking.",
      ],
    ],
    ask: "What did you last ask somebody when you already had the answer, and what were you hoping they’d say?",
  },
  Sagittarius: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "You turn what works for you into a law, and then the people you love are breaking it. Paying off the card each month, getting up at six, never lending to friends: sound habits, all of them. But somewhere on the way a habit became what decent people do, and now a friend of twenty years buys a boat on credit, and you’re disappointed in her. It’s meant well: you’ve seen how badly things can end, and you’d like to hand over what you found out, free of charge.",
      ],
      [
        "paragraph",
        "She hears a sermon. She’d thought about that boat for four years and can afford it, but she doesn’t say so, because one can argue with a taste and not with a principle, and with you it’s always a principle. So the next happy thing is kept from you, or comes with its defense prepared. When you’re worn down you’re at your most certain, and a friendship can end on grounds that you couldn’t explain a year later.",
      ],
      [
        "paragraph",
        "Try putting the law back into the first person: “That’s how I do it, and it’s partly because I get scared about money. How do you see it?” Then be curious, as you would be abroad, where you’ve admired a hundred ways of living. The people next door have another.",
      ],
    ],
    ask: "Who has good news they’d think twice about telling you, and which rule of yours does it break?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The people you love have become the part of your life that can wait. No one would call you neglectful, because everything you do is done for them: the extra shifts, the bills paid early, the evenings with the laptop. After this quarter there’ll be time, you say, and you mean it, and can already see that summer and everyone in it; love is what you’re working for, and so it’s hardly ever what you’re doing.",
      ],
      [
        "paragraph",
        "They do understand. They’ve understood an empty seat at a recital and a birthday by phone, and being reasonable people, they then do the reasonable thing and learn to live well without you. One evening you come home early and find the place full, warm, and finished, and you don’t know where to sit, which hurts more than you’d admit, so you go and answer some mail. When money’s short or you’ve been passed over, you work later still, because at work it’s clear what’s wanted of you.",
      ],
      [
        "paragraph",
        "Treat them as an obligation, which for you is the highest honor there is, by putting a name on Wednesdays at seven and telling that person: “Wednesdays are yours. I’ve kept you waiting for years, and you never sent a reminder.” Then guard that hour as you’d guard a meeting with your best client. Later isn’t a place they can live.",
      ],
    ],
    ask: "Who has stopped asking when you’ll be home, and what were they doing last Wednesday at seven?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You leave people without going anywhere. Something happens, less a quarrel than a betrayed principle, and inside you quietly resign; then you keep on doing everything you promised. The rent’s paid, you’re at the airport at six, the anniversary is observed. It strikes you as decent: no one’s abandoned, nobody makes a scene, and your word is your word even when your heart has moved out.",
      ],
      [
        "paragraph",
        "The other person can feel that the house is empty, with nothing to point at. “Is something wrong?” they ask, and you look over the record, which is perfect, and answer truthfully that you’ve done all you said you’d do. So they doubt their own senses, and cling, or pick fights over nothing, which confirms that you were wise to withdraw. It can go on for years, and on the day you say you’re leaving they cry, and you’re amazed, because for you it ended so long ago. In bad times you do it to everyone and call it being busy.",
      ],
      [
        "paragraph",
        "You’d never quit a job without notice, so give it here as well, at the start, when it can still be answered: “Something you did in May has put me at a distance. I haven’t told you, and I’d like to, before I get used to it.” It’ll come out stiff, and that’s all right. They’ve been missing you, with you right there.",
      ],
    ],
    ask: "Toward whom are you doing everything you promised, and when did you last want to?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You keep other people’s promises for them. Somebody you love said they’d pay it, finish it, stop doing it, but you saw early that they wouldn’t, and the thought of their face when it fell through was worse than the work. So you covered the rent, wrote the missing half, told the host they had the flu. It was love. You can’t watch a person sink.",
      ],
      [
        "paragraph",
        "But nothing’s fallen through for them in years, thanks to you, and so they’ve never had to learn to swim. They aren’t using you, whatever your friends believe. They start each month sincerely, get in over their heads, and find it done, and after the first relief comes shame. It’s hard to be comfortable beside someone who knows what you didn’t do, so they go vague, and you try harder. Then one ordinary morning you’re simply finished: cold, polite, packed. No one had been told there was a limit. They’d have been glad of one.",
      ],
      [
        "paragraph",
        "Before it comes to that, leave the promise where it belongs. Tell them in a good hour, before the next bill: “I love you, and I won’t cover this one. I’ll sit with you while you make the call.” Then sit there, for what will be the hardest half hour of your month. A promise you keep for them is one they never get to keep.",
      ],
    ],
    ask: "Whose promise are you keeping right now, and what would happen on the day you didn’t?",
  },
};
