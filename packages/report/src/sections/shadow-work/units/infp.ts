import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: { head: "feeling", voice: "both" },
    lines: [
      [
        "paragraph",
        "Part of you is a warrior who often finds the other part embarrassing. It dislikes how quickly your eyes fill and how long a remark stays with you, and it recommends toughness. Despising your own sensitivity was a way of passing for strong among people who appeared to be completely invulnerable.",
      ],
      [
        "paragraph",
        "So when you’re hurt, you’re apt to act breezy. You make a face, insist that it’s nothing, and do something energetic, while a lump sits in your throat. Those who love you believe the performance, having seen you so courageous in other matters, and they continue joking about precisely that. Later you can be angry at them for not noticing. They’d have come running, and they’re a little baffled to find out in April about something that happened at Christmas.",
      ],
      [
        "paragraph",
        "Your tenderness and your courage come from the same source, as everyone you’ve defended could tell you. The first deserves some of the protection that it gives. For three weeks, whenever something stings, tell one safe person within the day, in a single line: “That one got me.” Let them answer. Then notice whether it made you weaker in their eyes, and how long the sting lasted.",
      ],
    ],
    ask: "Which soft thing in yourself would you defend at once if it belonged to a friend?",
  },
  Taurus: {
    stances: { thrift: "both" },
    lines: [
      [
        "paragraph",
        "Wanting things can make you feel guilty. There’s an excellent appetite for comfort and beauty in you, and alongside it a conviction that good people need very little. It’s a noble conviction, which has protected you from envy and let you side with those who had less. But the appetite didn’t disappear. It has merely learned to use the back entrance.",
      ],
      [
        "paragraph",
        "Typically you do without for a long time, and then buy something in a rush, and make it sound like a bargain. Money itself is a subject you’d often rather leave in its envelope. A partner can be puzzled to discover both a saint and a smuggler in the same household, and friends who give you a fine present hear that they shouldn’t have. They meant to see you enjoy it. What they see is a face divided between delight and apology.",
      ],
      [
        "paragraph",
        "Yours is a true gift for pleasure, including the sharing of it, and hospitality of that kind makes everyone kinder. For four weeks, set aside a fixed sum, however modest, for something beautiful with no purpose. Buy it openly, tell someone what it cost, and use it the same day. Watch what the guilt says, and whether you were any less generous that week.",
      ],
    ],
    ask: "What do you want so much that you only allow it to yourself by accident?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Your most serious confessions are usually told as comedy. You say “I’m clearly falling apart, would anyone like some cake?” and everyone laughs, as they’re meant to. Lightness got you through many difficult hours, and it kept you welcome, for people love the amusing one and can be clumsy with the unhappy one. What you dread is being a burden, or being the person whose remark silences the table.",
      ],
      [
        "paragraph",
        "And so your friends know you as someone to whom nothing is very dark. They bring you their gloom to have it lifted; they’d be startled to learn what you’ve been awake over. A partner often senses something under the wit and reaches for it, meets another quip, funnier than the first, and gives up laughing. Afterward you can feel strangely unmet. Tired, you become more brilliant still, and it’s only on the way home that your face gets to rest.",
      ],
      [
        "paragraph",
        "Your humor is a kindness, and it can stay. It would do even more good in second position. For three weeks, once a week, tell one person something that troubles you in plain words, wait for five full seconds, and let the joke come afterward if it still wants to. Then consider how they responded, and who confided something in return.",
      ],
    ],
    ask: "Which of your funniest lines lately was simply true?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "One of your dearest wishes is to be understood without having to ask. You so often guess what others need, the blanket, the call, the solitary afternoon, that it seems only natural for affection to operate this way in both directions. A wish that has to be spoken feels spoiled, like a birthday you had to announce.",
      ],
      [
        "paragraph",
        "So you usually send hints. A sigh, a mention of how tired you are, a link to a concert; then you wait, with your heart beating, and the other person passes the salt. A partner who loves you but can’t read the signals may try very hard and bring you the wrong thing. You express thanks, feel lonely, and are ashamed of being ungrateful. In time they grow timid about guessing, which looks to you like not caring.",
      ],
      [
        "paragraph",
        "The way you read people is a kind of love that most meet only once. They can learn to love you well, too, by the ordinary route. For three weeks, make one plain request every other day: “Would you make the tea tonight?” or “Hold me for a minute.” Keep a list of what you asked and what you got. Then see whether the things you had to ask for warmed you less.",
      ],
    ],
    ask: "What are you still hoping someone will guess that you could tell them by dinner?",
  },
  Leo: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "There’s often a place you’d like to have in someone’s life, and it’s the first one. Being liked by many is pleasant, being among someone’s dear friends is pleasant too, and yet a secret part of you would like to be the favorite, the person called before all others. Such a wish seems unworthy of a generous heart. So you’ve kept it hidden.",
      ],
      [
        "paragraph",
        "A friend’s new romance, a sibling’s closer bond, a partner’s laughter on the phone with someone else can make a fine day go dull. You encourage them warmly, retire a bit early, and wait to see whether your absence is observed. They rarely suspect anything, because you’ve just been so gracious about it, and they’d be moved to know that they matter so much. In tired moods you can test it with a dramatic exit, and then feel ridiculous alone on the stairs.",
      ],
      [
        "paragraph",
        "Your devotion makes people feel chosen, which is among the best feelings there are, and it’s fair to want some of it. For one month, arrange one hour a week with a person you love that is only yours and recurs, and when you suggest it, tell them why: “I’d like to be first for an hour.” Then look at how they respond to the sentence, and whether the others bother you as much.",
      ],
    ],
    ask: "With whom would you like to come first, and do they have any idea?",
  },
  Virgo: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "A good part of your life can be waiting until you’re ready for it. A trip, a class, a dinner invitation are all scheduled for after: after the cleanup, after the weight, after you’ve become a somewhat calmer person. Preparation used to make you safe, since nothing that’s still being improved can be judged. It’s hopeful, even.",
      ],
      [
        "paragraph",
        "Those who love you would like to come over now. They don’t understand why the place has to be perfect, or why a talent they can plainly see is still taking preparatory courses. A partner may offer help, and discover that helping means joining the preparations. Friends who do things badly and happily make you feel both superior and left behind, an uncomfortable mixture. When you’re worn out, the list of conditions tends to grow.",
      ],
      [
        "paragraph",
        "What you’d bring to all those things is a freshness that preparation slightly dulls. People are charmed by you at eighty percent; at a hundred they feel they should have dressed up. For four weeks, do one postponed thing every Saturday in its present condition, as you are, with a friend along. Take ten minutes afterward to write down what actually went wrong, and who minded.",
      ],
    ],
    ask: "What have you been getting ready for so long that you’ve stopped calling it waiting?",
  },
  Libra: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You often compare lives. Without wishing to, you notice how easy that couple is together, how gracefully she grew older, how their house has the light you always wanted, and beside such harmony your own arrangements look provisional. An eye trained on beauty can’t help seeing where there’s more of it. The habit once served you as a compass, because longing for something lovely is how you found most of what you have.",
      ],
      [
        "paragraph",
        "It can also take things away. A partner comes home content and encounters a faint sadness, with no cause that could be mentioned; they guess that it’s them, and they’re half right. After a visit to enviable friends, you can be critical about curtains. Since you aren’t spiteful, envy tends to appear as extra admiration, and the admired have no notion that you went home feeling poorer. They often speak of you in that tone.",
      ],
      [
        "paragraph",
        "Your sense of beauty is a form of love, and it finds its object in cracked cups and old people’s hands when it’s allowed to. For three weeks, describe one thing in your own life each evening as if a stranger envied it, in three accurate sentences, and on Sundays read them to someone who shares it with you. Then see which comparisons still bother you. Those contain a wish worth following.",
      ],
    ],
    ask: "What in your life would someone else look at with the longing you know so well?",
  },
  Scorpio: {
    stances: { candor: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Now and then you have thoughts that you believe no good person has. When someone wrongs you or those you love, a scene of perfect revenge assembles itself, or a wish that they’d suffer a little, and you look at it with fascination and then with horror. A tender conscience living beside so much passion was bound to be shocked. Keeping the lid closed seemed only sensible.",
      ],
      [
        "paragraph",
        "The lid takes strength, and others can feel the effort. You become extremely mild toward the one you’re furious with, or ill, or silent for a day. A partner who asks hears that you’re only tired, and lies next to someone who is plainly smoldering. Friends tell you about their own nastiness and get understanding, but never company, so they can suppose that you stand above such things. Meanwhile you feel like an impostor among nice people.",
      ],
      [
        "paragraph",
        "What frightens you there is mostly loyalty with its sleeves rolled up; it appears wherever something dear to you was harmed. It can be looked at. For two weeks, whenever such a thought turns up, write it out uncensored for ten minutes, then write one line about what you were trying to protect, and destroy the first page. Finally, tell one of those lines to a friend. See whether the thoughts grow or lose interest.",
      ],
    ],
    ask: "What were you protecting when you had the thought you’d least like anyone to know?",
  },
  Sagittarius: {
    stances: { risk: "both" },
    lines: [
      [
        "paragraph",
        "When you’re unhappy, you often arrange a departure. The apartment abroad, the other profession, the train at six in the morning: within minutes of a disappointment you’re there, and it’s delightful. It began as a rescue, since imagination was the one exit that couldn’t be locked, and real journeys have done you real good. But the dream also spares you a sentence that takes more nerve than emigrating, namely, “I’m unhappy here, with this.”",
      ],
      [
        "paragraph",
        "Those who live with you hear about the island and not about the disappointment. Some begin looking at houses there; by then your mood has recovered, and they’re left holding the brochure. A partner can feel that part of you is permanently packed, and can become cautious about mentioning problems, in case one of them makes you go. When someone finally asks what’s wrong, you’re inclined to talk about the world and how people live.",
      ],
      [
        "paragraph",
        "Hope is a talent of yours, and anyone who travels with you comes home more alive. Let it be used on what is near. For one month, each time you catch yourself planning an escape, write down what happened in the two hours before, and within a day ask someone for one change on that spot: an hour, a rule, a different chair. Look at which escapes dissolve. Keep the ones that don’t.",
      ],
    ],
    ask: "What would have to change here before the faraway place lost some of its charm?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Your failures tend to be well hidden. A rejected application, an abandoned plan, money lost on a hopeful idea: few hear of such things, and some of those affected hear a tidied account. Dignity matters to you, as does the wish not to be a disappointment to anyone who relied on you. A person who was taken seriously for being capable will naturally protect what they were taken seriously for.",
      ],
      [
        "paragraph",
        "One consequence is that people see only the wall and admire it. Friends who are failing at something avoid you a little, since you appear to have no experience with it. A partner notices that you’re grayer and shorter in your answers, asks about work, and is told that it’s a busy period. Nights can go to recalculating where you ought to be by now. What could have been mourned together over a bad bottle of wine gets mourned in installments, alone, and takes years.",
      ],
      [
        "paragraph",
        "There’s a modest heroism in the way you begin again, and it would encourage others if they were permitted to see it. For six weeks, tell one person a week about something that didn’t work, briefly, including how it felt and without the lesson you drew from it. Let them respond. Then look at how many stories you were given in exchange, and what your private record weighs by now.",
      ],
    ],
    ask: "Which failure of yours would be the greatest relief for someone else to hear about?",
  },
  Aquarius: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Being disappointed in a person for a principle’s sake can go deep with you. A friend makes a cruel joke, a hero defends something indefensible, a person you admired is rude to a waiter, and a light goes out. Ideals are a kind of home to you, and overlooking the offense would feel like betraying it.",
      ],
      [
        "paragraph",
        "The person concerned seldom learns about it. They notice that your messages become friendlier and fewer, that you’re traveling, that the easy tone is gone. They’d like to know, and there’s nothing to hold on to, as you’ve been perfectly nice. A partner may come to feel that one wrong opinion could cost them everything, and keep half of their thoughts to themselves. Meanwhile the ranks thin out a bit, and you can wonder, on a Sunday, why so few people really know you.",
      ],
      [
        "paragraph",
        "Your conscience is an asset to everyone near it, and you forgive strangers with such imagination that you clearly know how it’s done. Lend some of that to friends. For one month, when someone disappoints you, go back within three days and ask, “You said something that stayed with me. What did you mean by it?” and listen for ten minutes. Then count how many you kept.",
      ],
    ],
    ask: "Who slipped out of your life over a principle without hearing which one it was?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "The practical side of life can make you feel ashamed. Bills, forms, appointments, a tax letter in its envelope: others seem to deal with these between two cups of coffee, while your heart beats faster at the sight of a window in the paper. Imagination was always more hospitable, and it was the place where you were good at something. So your inner critic has decided that you’re not quite a grown-up.",
      ],
      [
        "paragraph",
        "Shame keeps things in drawers. A partner comes upon the third reminder, doesn’t understand why you hadn’t mentioned it, and takes over the paperwork with a sigh; you’re relieved, and feel about nine years old. After that you usually agree with them in other matters too, as though you’d lost your vote. Friends find it charming that you’re so unworldly, and you laugh along. What they rarely see is the evening you spent not opening something.",
      ],
      [
        "paragraph",
        "The critic overlooks how capable you are in every matter that has a face in it. Borrow one. For four weeks, invite a patient friend for forty minutes every Thursday, make tea, and each of you deals with one dreaded piece of paper while the other is simply present. Then look at what’s left in the drawer, and whether you disagree with people a bit more easily.",
      ],
    ],
    ask: "Which envelope is taking more of your strength closed than it would open?",
  },
};
