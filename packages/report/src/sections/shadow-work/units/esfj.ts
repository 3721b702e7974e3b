import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You help before you’re asked, and you don’t always stop when told. Someone mentions a problem, and by the end of the sentence you have your keys out. It’s generous. It also spares you what you can hardly stand, which is to watch a person you love struggle and do nothing, because somewhere you learned that love is proved by action and that anyone standing still is indifferent. So you take over, and their trouble becomes your project. Rescue is how you get out of the waiting room.",
      ],
      [
        "paragraph",
        "Its twin is the chase. After a quarrel, silence feels to you like falling, and you want it repaired tonight, with a third explanation in the hallway, a long message at midnight and an apology for things you didn’t do, so that anyone who needs until morning feels hunted by kindness and says “It’s fine” to make it end. Heavy stress turns you bossy. Everyone gets instructions, no one gets thanked, and then you cry because rescuing people is such lonely work. Your loved ones feel rescued and somewhat run over.",
      ],
      [
        "paragraph",
        "Before reaching for the keys, ask, “Do you want a hand, or do you want company?” Then obey the answer, even when it’s company and your legs are twitching. It works because it gives you a task, and the task is to let them lead.",
      ],
    ],
    ask: "Who have you saved from something they wanted to do themselves?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "No one near you has learned to cook. You see to that, lovingly: everything is done, warm, paid for and folded, and capable adults ask you where the scissors are. All this comfort guards against a plain fear: that people who can manage without you will. If being needed once seemed safer than being liked, you had every reason to become as indispensable as the stove. You don’t ask people to stay. You make leaving a bother.",
      ],
      [
        "paragraph",
        "Beside it sits stubbornness with a smile, for you rarely argue; you simply go on doing it your way until the other way runs out of time. Sorrow receives the same treatment. A friend begins a difficult sentence and finds a hot dish in front of them, because grief can’t talk with its mouth full. Under real pressure you dig in, spend or eat for consolation, hang on to the job or the person that’s making you miserable, and forbid all mention of change. Loved ones feel well looked after and slightly stuck, like guests who can’t find their coats.",
      ],
      [
        "paragraph",
        "Pick one thing that only you can do, the sauce or the taxes, and teach it to someone. Then say, “It’s yours now,” and sit on your hands while they do it worse. They’ll need you for less and come by for you.",
      ],
    ],
    ask: "Which of your people would come by if there were nothing to eat?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You don’t have opinions; you have polls. The haircut, the apartment, whether to go back to someone: you consult five friends, and the last one to speak usually wins. Asking protects you from the loneliest sentence in the language, which is “I chose this, and I was wrong.” A child or a newcomer who reads what everyone hopes for, and then hopes for it as well, is a delight to have around, and no one notices whose wish is missing. If things go badly, there’s always an adviser to blame.",
      ],
      [
        "paragraph",
        "The next shadow is worse, and charming. Each listener gets the version they’d like: to one you adored the movie, to another you nearly walked out. You’d call it tact. A partner, who learns that your shared future was discussed over three lunches with other people, calls it arriving late at their own party. Anxiety turns up the volume, so that you phone all evening, tell the story eleven ways, let slip something that was confidential, and feel more alone with every call.",
      ],
      [
        "paragraph",
        "Make your next personal decision without telling a soul, and announce it in the past tense: “I’ve said yes to the apartment.” No one can vote on the past. You get three bad hours, and then an opinion that’s entirely yours.",
      ],
    ],
    ask: "What have you already decided that you’re still asking around about?",
  },
  Cancer: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "You worry, and people obey. Nothing so crude as forbidding the trip; you ask about the roads, the weather and whether that airline is safe, in a voice that makes a suitcase feel like a crime. Anxiety on their behalf spares you the minute after the car turns the corner, when no one in the house needs you. Anyone who learned to watch faces for bad weather would naturally prevent the storm by keeping everyone indoors. It’s affection. It’s also a leash, knitted from unusually soft wool.",
      ],
      [
        "paragraph",
        "A leash needs an archive. You remember who came to the hospital and who sent a card, and on the day you’re cornered you can produce a remark from nine years ago, with the date. When everything becomes overwhelming, you sigh from another part of the house and let everyone guess what’s wrong; the first three guesses miss, which is a further injury. The others edit their news. They tell you about the motorcycle after it’s sold and about the breakup once it’s over, guilty for having a life with weather in it.",
      ],
      [
        "paragraph",
        "The next time someone you love goes away, say four words and not one more: “Have a wonderful time.” Leave the phone alone until they use it. A person can’t turn around to look for you while you have them by the sleeve.",
      ],
    ],
    ask: "What do the people you love tell you only when it’s over?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You care how it looks. You care so much that the people you love have parts to play: they get nudged before the party, dressed for the photo and corrected, charmingly, in the middle of their own stories. Being pitied frightens you more than being disliked. If applause once seemed the nearest thing to affection, it was logical to let nothing untidy out of the house. So a hard year becomes a triumph by the time you tell it, and the person who had that year wonders if it was an embarrassment.",
      ],
      [
        "paragraph",
        "Behind the vanity waits a hungry little envy. Someone else’s toast gets the bigger laugh, and you’re generous about it with your teeth together. In a real crisis you turn into a drama with a single part. You storm, weep on the stairs, list your sacrifices, and cancel the celebration you’d like them to beg you to give. Everyone applauds, since that’s the fastest way to supper, and feels adored as a cast and a bit lonely as people.",
      ],
      [
        "paragraph",
        "Have a friend in on a day when the place is a wreck and nothing has been bought. Say, “This is what it looks like,” and move the laundry off a chair. Being impressed by you is lovely and also tiring. No one ever pulled a chair closer to a spotlight.",
      ],
    ],
    ask: "Who gets to see your life before it has been cleaned up?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do it all yourself, and then you hate them for it. Politely, with a sponge. Others offered, but they were slow, or they were going to do it wrong, or you were up anyway. So much labor keeps you from asking whether anyone would want you around if you didn’t run the place. You learned, with top marks, that a good person is a useful one and that sitting down is a kind of theft. Only you can fire you, and you won’t even give you a day off.",
      ],
      [
        "paragraph",
        "The martyr keeps a second set of books. You refold the towels someone folded, say “It’s fine” in a tone that could cut glass, and note who failed to notice. Contempt accumulates: they’re children, they’d live in a barn. As the pressure increases, you scrub at midnight, snap about a spoon, and come down with a headache that says what you won’t. Meanwhile the people you serve have stopped offering, since nothing they do survives inspection. They’re looked after and found wanting, frequently in the same minute.",
      ],
      [
        "paragraph",
        "When someone loads the dishwasher wrong, run it wrong. Say “Thank you” and walk away. A dirty bowl costs you nothing; a person who never again lifts a plate costs you your evenings. Help that isn’t corrected has a way of coming back.",
      ],
    ],
    ask: "What have you redone lately that someone had already done for you?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You lie. Beautifully, kindly and mostly about yourself: you loved the gift, you don’t mind, any restaurant is fine. Each fib averts a flicker of displeasure on another face, which you feel like a slap. If being lovely was once your ticket in, a person with needs and moods could be asked to leave. So everyone adores you, and the one they adore is only your representative. Niceness is the best disguise, because no one asks you to take it off.",
      ],
      [
        "paragraph",
        "What you don’t say goes somewhere. It comes out as icy courtesy, a compliment with a pin in it, or you arrange for someone else to be blunt and then console the victim. Partners get tidied: please wear the other shirt, don’t mention her job. Cornered, you agree to everything and do none of it, and the whole matter dies of good manners. Under strain you can’t choose between two soaps, and cry about the soap. Those nearest you feel managed, and unsure whether you like them or are merely good at it.",
      ],
      [
        "paragraph",
        "The next time you’re asked how it was, answer, “I didn’t enjoy it,” and add nothing. No cushion, no joke, no compliment on the parking. Your no is what gives your yes a price; friends who’ve heard one can believe, at last, that you really did love the scarf.",
      ],
    ],
    ask: "Who has known you for years and still can’t name one thing you dislike?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You know everyone’s secret, and no one knows yours. People sit down with you and open like drawers, you receive it all, and when they ask how you are, they’re handed coffee. It passes for strength. What it avoids is being at anyone’s mercy, because you understand how much power a confession gives. Somewhere you concluded that needing people is dangerous and being needed is safe, and ever since you’ve traded in one direction only and called it being a good listener.",
      ],
      [
        "paragraph",
        "Then there’s the exam. First comes a silence, or a bad day mentioned in passing, and those who fail to notice are never told that there was a test, only that the temperature has dropped. Wounded deeply enough, you forget nothing, and in the heat of a fight you can use what was once confided to you. They remember it for life. Strain makes you a detective in your own home, reading tones, timing replies, sure of betrayal. Being loved by you feels like having a bodyguard who also checks your pockets.",
      ],
      [
        "paragraph",
        "Choose the person you trust most and say, “I’m going to tell you something you could hurt me with.” Then do it, in three sentences, and serve no coffee. It’s the only fair exam you’ve ever given, since this time they know they’re taking it.",
      ],
    ],
    ask: "Who could hurt you with what you’ve told them, and is that list too short?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "You cheer people up so that you don’t have to sit with them. Bad news arrives, and before the sentence is finished you’ve found the bright side, someone who beat it and a weekend by the lake. There’s one place you’d drive all night to avoid, the hour in which nothing can be done and everyone is sad. Many families and classrooms have one official sunshine, and if it was you, it’s easy to conclude that the picnic would be over if you sat down and cried. But hope, offered too early, is a way of not listening.",
      ],
      [
        "paragraph",
        "The second sin is missionary work. You discover a class, a diet or the healing power of cold water, and soon it’s good for everyone, with you glowing and them running out of excuses; slower pleasures count as a phase. When life gets truly hard you turn loud and restless, overspend, deliver home truths as jokes, and are away for the one weekend on which you were needed. Friends love the fun. At three in the morning, though, they call someone less delightful.",
      ],
      [
        "paragraph",
        "To the next sad person, say, “That’s terrible,” and count silently to twenty. It feels like the longest road trip of your life. Somewhere around fourteen, people tend to tell you how it really is, and you find out that you can stand it.",
      ],
    ],
    ask: "Whose sorrow did you brighten before you’d heard all of it?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You grade people. Ten minutes late, a loan not repaid, a thank-you note that never came: you say nothing, pleasantly, and the mark goes down. Judging them keeps your eyes off a suspicion about yourself, that if you ever stopped delivering, no one would think of a reason to invite you. Somehow affection came to have entrance requirements, and you met every one, early, with flowers. Now you check other people’s tickets at a gate that was built to keep you out.",
      ],
      [
        "paragraph",
        "That’s why the lovable rascal is so hard to bear. They forget, borrow and charm, they’re hugged for turning up at all, and your envy puts on a uniform and calls itself principle. As pressure mounts you become the management: everyone gets a task, feelings are postponed until spring, and you speak of what’s expected as though you’d been appointed. A partner feels reviewed. Those in serious trouble tend to bring their failure to the rascal, who’ll laugh, instead of to you, who’d actually help.",
      ],
      [
        "paragraph",
        "Go to the next dinner with empty hands. No dish, no bottle, no excuse, and leave without washing a plate. You’ll feel like a burglar. Watch the faces as you come in, because that look is for you, and until now you’ve had no way to tell it from the look for the pie.",
      ],
    ],
    ask: "Whose easy charm annoys you, and what would you do with some of it?",
  },
  Aquarius: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You include everyone except the people you disapprove of. The lonely, the odd and the rude get a chair; then someone says the wrong thing about the wrong subject, and you’re polite to them for the rest of their life. If you’ve ever stood outside a circle, or dreaded it enough, you know why: the one with the chalk can’t be left out. So you draw the circle, wider than anyone else does, and you draw it around the people who agree. Your tolerance has a guest list.",
      ],
      [
        "paragraph",
        "Being the good one is the vanity here, and it’s chilly up there. You scold in the plural (“We don’t say that”), love humanity through a long meeting, and explain to your own partner what would be fair. Meanwhile your less popular opinions never leave the house. Under strain you either become as even and bland as a recorded announcement or come out with everything over dessert and resign from the committee by letter. The people at home feel respected, equal and faintly replaceable.",
      ],
      [
        "paragraph",
        "Have coffee with someone you’ve written off, and ask a single question: “How did you come to see it that way?” Correct nothing for thirty minutes; sit on your facts. Anyone can welcome the outcast. What you believe about people is tested by the one you can’t stand.",
      ],
    ],
    ask: "Who’s been politely missing from your table since they disagreed with you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You fall apart, and that ends the discussion. A mild complaint reaches you, your eyes fill, you’re a terrible person, and within a minute the one who was hurt is patting your back. No one could call it a weapon, though it works like one. It saves you from hearing the rest of the sentence, since you’re sure that the rest is goodbye. Somewhere you learned to plead guilty to everything at once, because no one hits a person who’s already on the floor. Meanwhile the complaint, which was reasonable, goes home unanswered.",
      ],
      [
        "paragraph",
        "Next to the tears lives the kind lie. You say yes, you’d love to, you’re on your way; then you melt, get a headache, stop replying, and let the other find out. Users notice immediately, and you let them stay, for it’s easier to be exploited than to cause a scene. When everything is too much you drift into sleep, screens, sweets, anything soft, while the mail piles up. Those who love you tiptoe, and swallow what bothers them to spare you.",
      ],
      [
        "paragraph",
        "At the next complaint, use six words and no tears: “You’re right. That one was mine.” Then ask, “What would help?” and stay dry until they’ve told you. Cry afterward, in the car, as long as you like. Guilt wants to be comforted; responsibility only has to show up.",
      ],
    ],
    ask: "Who has stopped complaining to you, and what else did they stop telling you?",
  },
};
