import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { pace: "haste", company: "company" },
    lines: [
      [
        "paragraph",
        "After the excitement comes a flatness that you dread. The project is launched, the argument won, the guests have gone home, and instead of satisfaction there’s often a gray, heavy hour in which nothing seems worth doing. A new beginning makes it vanish, which for an energetic person is a sensible discovery that has produced a great deal, although it means that you rarely learn what the flatness wanted.",
      ],
      [
        "paragraph",
        "So the next thing starts immediately, and the people near you are recruited before they’ve recovered from the last one. A partner who had looked forward to a lazy Sunday after the big event gets a debate at breakfast and a plan by noon. They sometimes wonder if your life together is merely the interval between two adventures. When no beginning is available, you can become quarrelsome, or pace around the kitchen insulting your own achievements. They don’t know that you’re sad.",
      ],
      [
        "paragraph",
        "Your vitality is infectious, and it replenishes faster in company than you suppose. For one month, whenever something big ends, leave the following two hours empty, spend them beside someone undemanding, and describe the flat feeling in a sentence. Start nothing until the next morning. Then look at how long it really lasted, and whether the next idea was better for having waited.",
      ],
    ],
    ask: "What would catch up with you if you let one evening stay completely flat?",
  },
  Taurus: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You are usually far more possessive than your opinions allow. In theory people are free, jealousy is a prejudice, and everyone should share; in practice someone sits in your chair, borrows your pan or laughs too long with the person you love, and your whole body objects. A free mind in such a body has reason to blush, and you settled it by being generous in principle and keeping silent about the rest.",
      ],
      [
        "paragraph",
        "The rest comes out as philosophy. You develop a sudden theory about why that acquaintance is insincere, or make an unusually long joke about who pays for what. A partner hears an argument about modern friendship and can’t guess that you’d simply like a hand on your knee. When you’re tired, silence replaces the theory, along with heavy footsteps and a search for objects that have been moved. Those close to you can feel watched by someone who tells them to do as they please.",
      ],
      [
        "paragraph",
        "What you love, you look after superbly, and people enjoy belonging to you more than your principles would predict. For three weeks, say the unenlightened sentence once every few days, within the hour and with a smile: “I know it’s ridiculous, and I was jealous.” Ask for one concrete thing. Then observe whether they pull away, as the theory expects, or move closer.",
      ],
    ],
    ask: "What do you claim to share freely while your whole body says that it’s yours?",
  },
  Gemini: {
    stances: { company: "company", focus: "many" },
    lines: [
      [
        "paragraph",
        "Silence unsettles you, your own included. Waiting for a train, lying awake, sitting with someone who has nothing to say, you reach within seconds for a screen, a riddle or a remark. A mind with this much current needs an outlet, and being plugged in has kept you informed, amused and employed, although it also drowns out a low voice that speaks only in pauses.",
      ],
      [
        "paragraph",
        "Those who love you get used to competing with the world. On a walk, you’re quoting something you read on the last walk; in bed, there’s one more video. A partner may long for an hour in which you’re both simply tired together, and doesn’t bring it up, since it would sound like asking for less of you. Exhausted, you generally add input, then complain, in brilliant detail, that you can’t switch off.",
      ],
      [
        "paragraph",
        "There’s a calm, observant person underneath the sparkle, who is excellent company too. For three weeks, take twenty minutes a day with no input, first alone and on weekends beside someone you love, and let boredom come and go. Keep a notebook for whatever surfaces after minute ten. At the end, look at what you wrote, and ask the other person what those weekends were like for them.",
      ],
    ],
    ask: "What might you hear if nothing interesting happened for half an hour?",
  },
  Cancer: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Guilt often travels with you. Part of you wants to go and see, live abroad, try the other life, say yes to strangers, while another part counts who’s been left at home, and neither can enjoy itself while the other is watching. You’ve usually managed by doing both at once, going away and calling every evening, and it has kept more bonds alive than anyone expected.",
      ],
      [
        "paragraph",
        "It can also spoil both halves. Out in the world you’re checking messages; back with your people you can be irritable, and argue about trifles because someone assumed you’d come on Sunday. A partner or parent hears the irritation and concludes that they’re a burden, when you had come gladly and merely wanted to be able to choose it. When you’re worn out, you make promises to everyone and then resent the calendar.",
      ],
      [
        "paragraph",
        "What they feel from you is a warmth that no distance has ever diminished. It would survive some honesty. For one month, tell your people in advance, once a week, what you’ll do and what you won’t: “I’m away until Thursday, I won’t call, and I’ll want soup on Friday.” Keep to both halves. Then note who was hurt, who was relieved, and how it felt to arrive because you wanted to.",
      ],
    ],
    ask: "Who would tell you to go, if you asked them instead of guessing?",
  },
  Leo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "When someone tells a story, you usually have a better one. It’s out before you’ve thought about it: their delayed flight reminds you of a longer delay, their sorrow of a comparable sorrow, more colorfully told. You mean it as company. To a lively person, an experience of one’s own is the warmest reply there is.",
      ],
      [
        "paragraph",
        "Others feel the light move away from them. They were two sentences from the point when the table turned to you, and since your version really is funnier, protest would seem petty. A partner may stop bringing their day home, or tell it first to someone who has fewer adventures. Friends laugh, and notice later that you never heard how it ended, and it would dismay you to learn this, because you thought the two of you were sharing.",
      ],
      [
        "paragraph",
        "Your presence makes people feel that life is a bigger affair, and when you turn that beam on another person, they grow visibly. Let it stay there a while. For three weeks, when someone begins a story, ask three questions before you tell anything of your own, and at the end say which part you liked best. Then look at what the third question brought to light, and who has started to seek you out.",
      ],
    ],
    ask: "Whose story did you improve on this week before finding out how it ended?",
  },
  Virgo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You often make fun of yourself before anyone else can. Your cooking, your career, your nose, your inability to be on time: the jokes are precise and in excellent taste, and they have the charm of needing no victim. It began as a clever precaution. A sharp eye for defects sees its owner in the mirror every morning, and to be the first to mention the defect, amusingly, took the sting out of it.",
      ],
      [
        "paragraph",
        "The trouble is that an inner critic listens to its own publicity. After enough performances, you believe the material, and so do some others, who treat you a bit like the figure you’ve drawn. A partner gets tired of contradicting. If they say that you’re good at something, they’re handed the counterevidence, with footnotes; if they laugh, you can be hurt by how readily they did. Friends who struggle with the same weakness sometimes go silent, wondering how hard you must be on theirs.",
      ],
      [
        "paragraph",
        "Your humor is among the kindest there is, as long as it’s about anyone but you, and it could make one more person comfortable. For two weeks, drop a line about yourself each time it occurs to you, and replace it by a plain fact: “I was nervous,” or “I’m pleased with that.” Count the dropped lines every evening. Then look at which of the two made people come closer.",
      ],
    ],
    ask: "Which joke about yourself have you told so well that you’ve started to believe it?",
  },
  Libra: {
    stances: { company: "company", trust: "both" },
    lines: [
      [
        "paragraph",
        "A possibility that has a face is hard for you to close. An old flame who still writes, an acquaintance with a certain smile, three circles of friends for one Saturday: you keep each of them warm, with real liking and no particular plan. Choosing one looks unfair to the rest. There’s good reason in it, too, since people have been your luck.",
      ],
      [
        "paragraph",
        "For those who have chosen you, it’s unsettling. They can’t point to anything; you’re attentive, you return, you’re lovely to them in company. Yet they sense that they’re in a competition which has no end, and sometimes they begin to perform. Friends learn that Saturday will be decided at six, and a partner who asks where this is going hears a delightful reflection on directions. On tired evenings you scroll through names without wanting any of them in particular. It’s lonely.",
      ],
      [
        "paragraph",
        "When you do give someone your entire attention, it’s a rare pleasure, and you’re happier in it than in the suspense. For four weeks, settle one evening a week with one person by Monday noon, decline whatever arrives afterward, and keep your phone in your coat. At the end, look at what you missed, name by name, and at what became possible in the third hour that the first two hadn’t promised.",
      ],
    ],
    ask: "Who has chosen you, and how long have they been waiting to feel chosen?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Where there’s only accident, you often suspect intention. A late reply, an odd word, a seat taken two places away: your mind lays the pieces side by side, and within minutes there’s a motive, elegant and complete. That talent has uncovered real plots, although beneath it lies a fear that someone, somewhere, is amused at how little you’ve noticed.",
      ],
      [
        "paragraph",
        "Since the theory is so convincing, you often act on it. The tone cools, a question has a hook in it, or you strike first with a remark that makes sense only if they’re guilty. A friend who had simply lost their charger can’t follow what’s happening. Partners describe the feeling of having walked into the last act of a play they hadn’t read. When they explain themselves, their nervousness confirms the theory. Sometimes you’re right, and unfortunately that counts for more with you than the other nine times.",
      ],
      [
        "paragraph",
        "Your instinct for what’s beneath the surface is a treasure to anyone who has been lied to. It needs one more hypothesis, the dull one. For a month, whenever a motive presents itself, write it down with the time, add the most boring explanation you can think of, and ask the person within two days, “What was going on there?” On Sundays, keep score. See how the dull column is doing.",
      ],
    ],
    ask: "Which plot did you uncover lately that was only a friend’s bad day?",
  },
  Sagittarius: {
    stances: { pace: "haste", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Suffering that takes a long time tends to be hard for you to be near. In an emergency you’re superb, funny and full of resources; in the fifth month of a friend’s illness, or of your own low spirits, when nothing can be solved and nothing changes, you become restless and think about leaving. Freedom has been your best medicine, so a situation that no one can leave frightens you.",
      ],
      [
        "paragraph",
        "Instead you’re likely to send articles, suggest a clinic in another state, or call less and with more jokes. The ill friend notices the pauses and says that they’re doing fine, to spare you. A partner in a long sadness can feel like a place you look into on your way out, and tries to be brighter than they are when you come home. Then you feel guilty. A new project follows.",
      ],
      [
        "paragraph",
        "What people treasure in you is that you make a horizon appear where they’d seen a wall, and they’d like it in modest doses as well. For six weeks, visit or call one person whose trouble is slow, every Thursday for half an hour, and bring no suggestion at all, only something from your day. Watch what happens in you around minute twenty, and then ask them which part of the half hour they look forward to.",
      ],
    ],
    ask: "Whose slow trouble have you been answering with more and more entertaining messages?",
  },
  Capricorn: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "There can be low seasons in you that hardly anyone knows about. They come without a reason, gray and rather dignified, and you go through them as one goes through a tunnel, on schedule, with a quip at each end, since being amusing while feeling low is an old accomplishment of yours. It keeps your self-respect intact.",
      ],
      [
        "paragraph",
        "As a result you are often laughed with when you’d rather be asked, because friends remember such a winter as an especially funny one. A partner sees more, the light on at three, the unfinished plate, but has been met so often with a good line that they’ve learned to wait. Those who love you aren’t deceived. They just don’t know the password, and they’d be relieved to be told that there isn’t one.",
      ],
      [
        "paragraph",
        "Your wit has pulled a good many people through their own bad weather, and none of them would mind a dull evening for your sake. For the coming two months, agree with one friend on a scale from one to ten, and send your number every Sunday, without commentary. Below four, they bring supper and stay an hour. Then look at what the number did over the weeks, and who began to send you theirs.",
      ],
    ],
    ask: "Who thought you were at your funniest when you were at your lowest?",
  },
  Aquarius: {
    stances: { company: "company", head: "logic" },
    lines: [
      [
        "paragraph",
        "Ranking the people you love goes against your grain. Everyone is interesting, affection isn’t a cake, and the notion that one person should come first strikes you as a leftover from darker times. It’s a generous creed. It has also spared you a good deal, because someone who belongs to everyone a little doesn’t have to feel how much they need any single one.",
      ],
      [
        "paragraph",
        "The one in question often has a harder time with it. They get the same warmth, the same fascinating talk and about the same hours as your other friends, plus the laundry. When they ask for Saturday, you hear possessiveness, and respond with a thought on the history of marriage, so that a partner can begin to envy your causes. Under strain you grow more general and more sociable, at the very time when someone is hoping that you’ll simply choose them.",
      ],
      [
        "paragraph",
        "Thanks to you, a great many people have felt free and equal for the first time. Inside that, there’s space for a favorite. For one month, tell one person every week, in the first person and with no theory, something that’s true of them alone: “I’d rather be bored with you than anywhere else.” Then watch their face, and see whether your freedom got any smaller.",
      ],
    ],
    ask: "Who comes first with you in fact, and would they be surprised to hear it?",
  },
  Pisces: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "With each person, you’re often a slightly different you. Among skeptics you’re a skeptic, among believers you’re moved, and you mean it both times, because the other’s view looks so convincing from where they sit. This made you welcome in the most various places, although now and then it leaves you wondering which of these people you’d be if you had no one to talk to.",
      ],
      [
        "paragraph",
        "Trouble starts when two of them meet. One recalls that you were wholly on her side, the other that you’d agreed with him, and both are right; you try to explain, wittily, and each feels slightly betrayed. A partner would like to know what you think when you aren’t pleasing anyone. Asked directly, you often give the answer that you suppose they’re hoping for, which isn’t quite a lie, and doesn’t reassure them.",
      ],
      [
        "paragraph",
        "That openness makes you a wonderful host to people who have been understood by few. It becomes easier to trust when it has a spine. For three weeks, write down your own view on one matter each morning, in ten words, before you talk to anyone. Repeat it unaltered at least once before evening, preferably where it isn’t popular. Then look at which views survived the week, and who came closer because of one.",
      ],
    ],
    ask: "Which two friends of yours would be surprised to compare what you told them?",
  },
};
