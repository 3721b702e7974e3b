import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "Another matter is what happens when you run out. An inner voice counts what’s undone, and it likes to compare: others manage more, others don’t require a whole evening alone to recover from lunch with eight people. Slowing down can feel to you like letting someone down. That made sense, because when one determined person is able to change so much, sitting still seems almost unkind.",
      ],
      [
        "paragraph",
        "So the energy often looks endless until it’s gone, with nothing in between, and people close to you can find this hard to follow. On Thursday they have a companion full of ideas, and by Saturday someone who answers in single words and would prefer the house empty. They usually wonder what they did. Usually the answer is nothing: you were tired on Thursday, too, and kept going because it was going well.",
      ],
      [
        "paragraph",
        "Beneath it is a generous heart with an uncommonly strong engine, and people love you for both. They’d like the engine to last. For two weeks, give your energy a number from one to ten at breakfast and again at five o’clock, and tell the second number to someone near you. At four or less, take twenty minutes alone before anything else. Then look at your weekends: did you have to disappear, or were you simply slower and still there?",
      ],
    ],
    ask: "What would you stop doing at four out of ten, if stopping disappointed no one?",
  },
  Taurus: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Something else deserves a look: how difficult it is for you to warm again to a person who has disappointed you. You give trust slowly and thoroughly, so a breach costs you more than it would cost someone who makes friends on every train. There’s rarely a scene. Something in you sits down, folds its arms, and stays, which is a sensible way to protect a heart that does nothing by halves.",
      ],
      [
        "paragraph",
        "From outside, it can be puzzling. You remain polite, you remember the birthday, and a certain ease that used to be there is missing. A friend may sense the difference without any notion of what they did; a partner can spend a month trying to earn back something that an apology would have settled, had they known one was due. Often you miss them, too. They’d find that hard to believe, because you look so composed.",
      ],
      [
        "paragraph",
        "What lies beneath is loyalty of a rare kind, which remembers a person’s best for decades and is strong enough to survive an injury or two. Pick one person toward whom you’ve cooled over something minor. Once a week for three weeks, send them an ordinary, friendly line about your life, with no mention of the matter. Then see whether the person who replies resembles the one you’ve been keeping at a distance, and decide afresh.",
      ],
    ],
    ask: "Who would be happy to learn that you still miss them?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your inner critic works as an editor, and mostly at night. Once company has gone, it goes over the evening line by line: why that joke, why so much about yourself, what did the pause after your question mean? Because you pick up the slightest change in a face, there’s no shortage of material. The habit has its reasons, since someone who knows how deeply words can land wants every one of them to have done some good.",
      ],
      [
        "paragraph",
        "Those close to you meet the editor in odd forms. A friend gets a message at eleven explaining a remark she had taken as a compliment. A partner is describing the day and can see that half of you is still at lunch, revising. They often end up reassuring you about imaginary offenses, which can tire them a little, while the praise from the same evening tends to go unread.",
      ],
      [
        "paragraph",
        "What drives all this is affection for people, plus a very fine ear, and neither has to go. You’re simply a better host to others than to yourself. For ten evenings, when the replay begins, write down the one sentence that bothers you and next to it what you fear it did. Add nothing more. Sleep. At the end, compare the list with what happened, and count how many of those people so much as mentioned it.",
      ],
    ],
    ask: "Which remark are you still revising, long after everyone else enjoyed it?",
  },
  Cancer: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Change in someone you love can feel to you like a loss, well before anything has been lost. A friend’s new circle, a partner who suddenly takes up running: part of you is pleased for them, and another part begins to miss the old days. No wonder. Your closeness is built over years from shared habits and memories, and losing one of them can seem like having a wall of the house removed.",
      ],
      [
        "paragraph",
        "“We used to do that every Sunday,” you say, meaning it as affection, and the other person hears that they’ve grown in the wrong direction. Some begin telling you their news late, or in a cushioned version, because they hate to see your face fall. So the people you most want to be near can end up sharing less of what’s alive in them.",
      ],
      [
        "paragraph",
        "Under all this is one of the best things a person can offer, a love with a long memory, and it has space for new chapters. Once a week for a month, ask someone close, “What’s new with you that I don’t know about yet?” Ask two more questions before you mention anything of your own, and leave the old days aside. Then notice whether they begin to bring you news unprompted.",
      ],
    ],
    ask: "Who is changing near you, and would love your company while they do?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being the warm one can turn into a duty. When your own mood is gray, you often feel that you owe people the bright version anyway, and the inner critic has a line ready: they came for sunshine, so don’t make them regret it. There’s sense in this, because your cheer does visible good to a shy guest or a discouraged friend, and withholding it can seem almost unkind.",
      ],
      [
        "paragraph",
        "The people nearest to you usually get what’s left. You charm the table and ride home in silence; you’re wonderful with the neighbor and short with the one who shares your bathroom. They can feel cheated, or wonder whether the sparkle was real, when in fact they’re the only ones trusted with the flat hours. It’s a compliment, badly wrapped. Friends outside that circle seldom learn that you have any.",
      ],
      [
        "paragraph",
        "Your warmth is no performance, and it’s considerably sturdier than you imagine. What people love is the way you see them, which you can do perfectly well while slumped in a chair. For two weeks, go to each get-together at the brightness you really have that day, and tell one person there, “I’m a little flat tonight, but I wanted to see you.” Afterward, consider how they responded, and how much of you was left for home.",
      ],
    ],
    ask: "Who would you be glad to be dull with, and do they know it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Praise is harder for you than work. Someone says that it was wonderful, and before the sentence is over your inner critic has produced the three places where it wasn’t. Often you pass them along, too, in the interest of accuracy. There is logic in that, since a person with your eye for detail can see precisely how far a thing falls short of what it was meant to be.",
      ],
      [
        "paragraph",
        "For those who love you, this can be discouraging. A friend who says you look lovely is told about the sleepless night, and a partner’s thanks for the meal is answered with news about the sauce. They’re offering you what they saw, and can come away feeling that their eyes aren’t trusted. So they say it less. You live with a smaller share of appreciation than you’ve earned, and the critic takes this for agreement.",
      ],
      [
        "paragraph",
        "Behind the corrections is a modesty that makes you easy to learn from. It will survive a compliment. For two weeks, when people say something kind, answer with “Thank you, I’m happy to hear that,” and nothing else. In the evening, write their words down exactly as spoken, with no notes in the margin. On the last day, read the whole collection aloud and see on which points they all seem to agree.",
      ],
    ],
    ask: "What do the people who know you best keep thanking you for?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "One person who doesn’t like you can outweigh twenty who do. If an acquaintance is cool toward you on Monday, you can still be turning it over on Wednesday, looking for what you did and how to put it right. You notice ill will the way others notice a cold draft, and since harmony is where you think clearly, restoring it is the quickest way to get your own calm back.",
      ],
      [
        "paragraph",
        "Those closest to you can feel passed over at such times. They love you without conditions, and may watch you spend an evening’s worth of charm on someone who doesn’t. Or they hear you agree warmly with a view that you criticized at breakfast, and wonder which one to believe. When they ask what’s the matter, you usually say that it’s nothing, since being bothered by it embarrasses you. They would rather know.",
      ],
      [
        "paragraph",
        "There’s real strength in this, because you can see your own behavior from across the table, and it works even better without the rush to repair. For two weeks, when someone seems displeased with you, wait forty-eight hours before you smooth anything over, and tell a friend instead, “I think she’s annoyed with me, and I’m leaving it alone.” Then see how many of these chills passed without your help, and what you did with the evenings you got back.",
      ],
    ],
    ask: "Whose good opinion are you still working for, and what would it change?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Good news can make you wary. When a love goes well or a wish comes true, there is often a part of you that moves to the window and looks for what’s coming up the road. It makes sense as protection, because someone who feels things to the bottom wants time to prepare for a fall, and a joy that has been doubted in advance is less painful to lose.",
      ],
      [
        "paragraph",
        "Living beside this can be puzzling. A partner says how happy they are, and sees you nod with a slight reserve, as though you knew something. They can start to wonder what’s wrong, or feel that they have to be glad for two. When you’re tired the looking ahead gets stronger, and you may test a good thing, with a sharp remark or a day of distance, to see whether it stays.",
      ],
      [
        "paragraph",
        "What lies under the wariness is a huge capacity for joy, which is why it has a guard, and people who have seen you fully happy don’t forget it. For two weeks, tell someone close each evening about one thing that was good that day, in two sentences, without a “but” and without a forecast. Then ask yourself whether the good things became any less safe for being said aloud.",
      ],
    ],
    ask: "What is going well right now that you haven’t dared to enjoy?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "There’s often a feeling in you that your real life is somewhere else: in another city, a braver job, a version of yourself who speaks better Spanish. On a pleasant Tuesday it can turn up like an itch. The feeling isn’t foolish. Your imagination is able to live in places you haven’t been, and the wish for a larger life is what gets a person out of one that’s too tight.",
      ],
      [
        "paragraph",
        "Those who share the Tuesday sometimes feel like a waiting area. A partner proposes new curtains and watches your eyes go to the distance; a friend senses that you’re fond of her and half packed. Since it seems ungrateful, you rarely say that you’re restless, so they’re left to guess at the reason, and many of them guess themselves. Meanwhile, daily pleasures that you’d miss terribly can pass without your quite having been there.",
      ],
      [
        "paragraph",
        "Yours is a hopeful spirit, and people breathe more freely around it. What it looks for far away, meaning and surprise, also grows close by. For two weeks, treat your own neighborhood as a foreign country: take a different way home, ask one person a question you’d ask on a trip, and tell someone at supper what you found. Then examine the itch. Did it get louder, or had it mainly wanted something new to look at?",
      ],
    ],
    ask: "What would you write home about, if you were only visiting your own life?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Success tends to pass you by at some speed. The exam is over, the house is painted, the difficult year survived, and within an hour your mind has moved to what comes next, while an inner voice remarks that others were done sooner. It’s a strict timekeeper, and a useful one. Anyone with a long aim and a strong conscience learns not to sit down at every milestone.",
      ],
      [
        "paragraph",
        "Others would like to celebrate with you and can’t find the moment. A partner opens a bottle and is told about the next deadline; friends congratulate you and hear what could have gone better. They can also come to feel that their own modest wins look slight beside such standards, although you’d be the first to cheer for them. When you’re worn out the timekeeper gets stricter, and even a free Sunday has to show results.",
      ],
      [
        "paragraph",
        "What people admire in you is the endurance; what they love is the warmth that keeps it going. Both last longer when they’re fed. Take the next three things you finish, however minor. Within two days of each, spend an hour marking it with someone, over a meal or on a walk, in which you tell them how you did it and the following task isn’t mentioned. Then see whether you started that one any later, or just better rested.",
      ],
    ],
    ask: "Which finish line did you cross this year without looking up?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "In many groups you feel slightly foreign. You expect to. Over time this can become a rule: what matters most to you would take too much explaining, so it stays in your own head, where it’s understood. The reasons are good ones. Your mind makes leaps that require three steps of background, and after several blank looks it’s sensible to share an abbreviated version.",
      ],
      [
        "paragraph",
        "People close to you often get the summary. They know your views on many subjects and little of what you lie awake over, and since you seem content, they assume that you prefer it that way. A partner may attempt to follow, be told that it’s complicated, and feel a little foolish. When you’re tired, you sometimes answer, “Never mind,” and it’s meant kindly. To them it sounds as if they had failed an entrance exam.",
      ],
      [
        "paragraph",
        "You are different. Delightfully so, in fact, and your inner world is among the best destinations a friend could be invited to. More people can find the way than you imagine. For two weeks, every third day, tell someone an unfinished thought just as it comes, starting with, “This will sound odd, stay with me.” Stop after a minute and let them ask. Keep track of who asked a second question. It often isn’t the person you had expected.",
      ],
    ],
    ask: "Who would enjoy the thought you decided was too complicated to tell?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You have a way of falling in love with what someone could become. A hesitant friend, a new partner, a difficult relative: you see the finished person shining behind the present one, and you relate to that. It’s a beautiful form of faith. It also shelters you a little, since the imagined person keeps every promise, and a lovely picture is a comfortable place to wait while reality catches up.",
      ],
      [
        "paragraph",
        "For a while, being seen this way can be the best thing that happens to someone. Later it can grow tiring. They sense that there’s a better self in your eyes, and that the one who forgot the groceries falls short; you don’t reproach them, you just get a little sad. You, in turn, may feel let down by an agreement that only you had heard.",
      ],
      [
        "paragraph",
        "The eye that sees the best in people is worth keeping, because many grow toward it. What it needs is a companion, namely delight in what is already there. For two weeks, once a day, tell someone close one thing about them that you like exactly as it is, ideally something with no future in it, such as how they laugh or fold a map. Then ask yourself whether you were less sad about the rest, and whether they seemed easier beside you.",
      ],
    ],
    ask: "Who would be relieved to be loved exactly as they are on an ordinary day?",
  },
};
