import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "“I don’t care” is what you tend to say at the exact moment when you do. A friend forgets you, someone chooses another person for the team, and before the sting has arrived the shrug is out, or a laugh, or a flash of temper. If bravery was admired early, getting up fast was an excellent strategy. It kept you in the game, where you belong.",
      ],
      [
        "paragraph",
        "The trouble is that people believe you. A partner who has wounded you can see a grin, conclude that nothing happened, and do it again in good faith. Friends may think of you as unbreakable, so sympathy goes to those who look as if they need it. The hurt often comes out elsewhere, as a slammed drawer or a sudden dislike of the whole group, and then they’re puzzled and you’re alone with it, in the middle of a crowd. It would have sided with you.",
      ],
      [
        "paragraph",
        "You have a big, quick heart, and it bruises like anyone’s. Letting that show takes more nerve than any dare you’ve accepted. For two weeks, each time you hear yourself say that you don’t care, go back within the hour and try four words: “Actually, that stung me.” Nothing more is needed. Then look at how the other person’s shoulders change, and how long the feeling lasts, compared with the ones you walked off.",
      ],
    ],
    ask: "What have you shrugged off lately that you’d still like someone to be sorry for?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Money and you have an affectionate, slightly secretive relationship. Buying something lovely, for others as much as for yourself, gives you a warm rush, and a bare shelf or a cheap gift can feel like a lack of love. If treats were how tenderness got expressed where you grew up, or what you went without, spending makes perfect sense. It lets a generous body do what it likes best.",
      ],
      [
        "paragraph",
        "Afterward there’s often a thinner feeling, which remains private. A partner who asks about the balance tends to meet charm, then crossness, and to feel like an accountant, while friends accept the generosity and can’t return it. They’d like to. When you’re worn out or sad, the parcels tend to multiply, and they please you until about the time the box is flattened. What those near you would like is to hear what the sadness was.",
      ],
      [
        "paragraph",
        "Your enjoyment of giving is as genuine as bread, and independent of the price. For two weeks, let each treat wait one night, and write beside it what you were feeling when you wanted it. On both Sundays, look over the page with someone you trust, and pick one pleasure that costs nothing: a bath, a song, an hour in the grass. Then compare which of them you still remember.",
      ],
    ],
    ask: "What were you really hungry for the last time you bought something nice?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Somewhere in you there can be a fear of not being clever enough. You’re quick and funny, and that became your part, while serious subjects belonged to people with longer sentences. When the talk turns to politics, science or God, a joke is usually available. It gets the laugh and spares you a test that you suspect you’d fail. As a refuge it’s brilliant.",
      ],
      [
        "paragraph",
        "It has thick walls, though. Friends may not bring you their large questions, since they assume that you’re happiest with the light ones. A partner hears you say something wise, late at night, and is visibly surprised, which is a compliment with a bruise in it. At gatherings you can feel like the entertainment rather than a guest, and on the way home you sometimes mock the intellectuals, and envy them. Yet you’d followed every word.",
      ],
      [
        "paragraph",
        "Your intelligence is real, and it’s the rarer kind that begins with people instead of theories. Give it some air. Twice a week, for two weeks, say what you think about a serious matter, in two plain sentences, and put no joke after them. Count to three. If you don’t know something, ask, since a good question is an opinion, too. Then look at who turns toward you, and what they ask you next.",
      ],
    ],
    ask: "Which thought of yours has been hiding behind a joke for years?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being loved is something you usually check. A shorter message than usual, a tired voice, a door closed without a word, and a question is up: are we all right? You attach warmly and fast, and a bond that matters so much needs looking in on, like a sleeping child. If affection once came and went for reasons you couldn’t see, keeping watch over it was only sensible.",
      ],
      [
        "paragraph",
        "So you ask, or circle. “Are you mad at me?” comes with a laugh, and again an hour later without one. A partner usually answers gladly the first time and somewhat flatly the fourth, and the flatness becomes new evidence, while friends learn to add extra hearts to a plain yes. When you’re tired, the checking grows, and a person who merely had a headache ends up proving their devotion at midnight.",
      ],
      [
        "paragraph",
        "Behind the question is an enormous capacity for closeness, and most of those you doubt are entirely yours. The evidence only needs a place to be kept. For two weeks, write down three things each night that someone did that day out of affection, however plain: passed the salt, saved the seat, sent the photo. When the urge to ask comes, read first, and ask afterward if you still wish to. Then count how often you still did.",
      ],
    ],
    ask: "What did someone do for you today that meant “I love you” in plain clothes?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being seen unprepared is harder for you than people think. With the hair right and the story ready, you can face anyone; without them, on a puffy, ordinary, uninspired day, you’d rather not be looked at. Your appearance in a doorway has usually made others happy, so a poor one seems like a broken agreement. It isn’t vanity so much as good manners, taken a bit far.",
      ],
      [
        "paragraph",
        "Others experience it as an absence. You usually cancel with a splendid excuse, so a friend who wanted only your company eats alone, and a partner tries neither to comment on the gray day nor to ignore it. That’s hard to do. And a mirror can spoil your morning. What they see, meanwhile, is a face that they know by heart and are glad of in any light.",
      ],
      [
        "paragraph",
        "The radiance was yours before you did anything to your hair, and it’s mostly made of interest in other people. That part needs no preparation. For two weeks, twice a week, let yourself be met as you are: open the door in the old sweater, take the video call with wet hair, offer no remark about it. Then watch where the other person looks, and for how long. Usually they’re waiting to tell you something.",
      ],
    ],
    ask: "Who would rather have you tired and present than splendid and absent?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "After a wonderful evening, there’s frequently a bad morning, and it has nothing to do with wine. A critic goes over the night: you talked too much, you hugged the wrong person, you told that story again. One half of you lives by impulse and the other inspects. It seemed fair to let them take turns, and the inspection had its uses. It kept a lively person considerate.",
      ],
      [
        "paragraph",
        "It also rewrites the evening for others. Before ten, some messages of apology have often gone out, to people who woke up smiling and now wonder what they missed. A partner finds you subdued, can’t get you to remember that you were the best thing about the party, and feels a bit accused of bad taste. They’re sad for you. Next time you either shrink, and everyone misses you, or go further than ever, to drown out the clipboard.",
      ],
      [
        "paragraph",
        "Both halves love people: one makes them laugh, the other wants to be sure that no one was hurt. The second could consult the facts. For two weeks, on the morning after any good time, write three moments that gave someone pleasure before you write any that didn’t. Send no apology until evening. By then, ask whether it’s still needed, and look at how often the answer is yes.",
      ],
    ],
    ask: "What did you give people last time that your morning self refused to mention?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "When someone has annoyed you, the first to hear of it is generally a third person. You tend to call a friend, describe it entertainingly, laugh, and feel considerably lighter. Taking it to the culprit would mean a frown across the table, and to you a frown is like bad weather indoors. So your complaint takes a detour. It spares everyone a scene, and often the telling alone is enough to make you fond of them again.",
      ],
      [
        "paragraph",
        "Only, the one it concerns learns nothing, and keeps on doing it. Or they do learn, from someone who knew someone, and feel discussed. A partner can find out that your friends have been familiar with a certain habit of theirs since March, and anyone who listens can wonder what you say about them. People enjoy your company as much as ever, yet they tend to be a shade more guarded in it.",
      ],
      [
        "paragraph",
        "Your wish for pleasant relations is sincere, and it has the tact to make them real. For two weeks, observe one rule: before you tell a third person, tell the first, in a single friendly sentence such as, “It bothered me when you were late.” If you can’t do that within two days, let the matter go. Then look at how many complaints are left, and how the company of those people feels.",
      ],
    ],
    ask: "Who has heard your complaint about someone who could actually do something about it?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When something hurts badly, you usually turn up the volume. One more song, one more town, a faster drive, a stronger drink, a love affair at full burn: intensity drowns nearly anything for a night. Half measures have always bored you. For a person with so much heat and so little patience for gloom, it was an effective remedy.",
      ],
      [
        "paragraph",
        "To observers it’s exhilarating at first. Friends accompany you, and somewhere after midnight one or two of them become concerned. A partner can feel that they’re at the edge of a fire, wanted for its fuel, and not told what started it, and inquiries tend to be answered with laughter and an invitation to dance. You wake up raw. The sober morning finds you disinclined to talk, though they’d have stayed up with you, had they known it was grief.",
      ],
      [
        "paragraph",
        "That same intensity makes you the one who’ll sit through the worst night with someone else, and it can accomplish as much for you. For two weeks, whenever you feel the pull toward more, late in an evening, go outside for ten minutes and ask, “What happened today?” Say the answer aloud to one person before you decide anything. Then look at which nights still needed to be loud, and which only needed company.",
      ],
    ],
    ask: "What were you really feeling the last time you couldn’t get enough of anything?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Occasionally your humor has an aim that surprises even you. It mentions what everyone has noticed, the weight gained, the uninteresting suitor, the hopeless business plan, so merrily that it takes a second to arrive. You intend no harm. A grin was how you managed to be frank and still be appreciated, and it does clear considerable stale air.",
      ],
      [
        "paragraph",
        "People laugh, which you take for agreement. Later, a friend often goes over it in front of the mirror, and the next time there’s something tender, they confide it to another person. If a partner brings it up, you’re sincerely amazed, and a little hurt, since you were only playing, so they abandon the subject, and become the good sport at home. That’s exhausting.",
      ],
      [
        "paragraph",
        "The affection is there in every joke, and it deserves to arrive. For two weeks, after any remark about a person who is present, watch them for two full seconds, past the laugh. If something flickers, go over and say, “That was too much. I’m fond of you.” Once a week, ask a friend which line they’d have left out. Look at how much is still amusing.",
      ],
    ],
    ask: "Who is being a good sport about something you’ve said more than once?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "There’s a clock in you that others don’t hear. It tends to strike late, after a celebration or on the eve of a birthday, and asks what you’ve accomplished by now, and whether there’s still time. You love life so physically that the thought of its running out can take your breath. Working hard was one answer, and having fun fast was another. Both kept the ticking in the background.",
      ],
      [
        "paragraph",
        "It reaches people in odd forms. You can joke about your age until it isn’t funny, compare yourself with the classmate who bought a building, or announce a marathon. Suddenly your shared life is under review, which surprises a partner who was comfortable on the couch. Others can’t tell. Because you’re known as the cheerful one, it doesn’t occur to them that you lie awake, or that a birthday is a day on which you’d like to be hugged.",
      ],
      [
        "paragraph",
        "Behind the clock is a tremendous love of being alive, and it’s worth listening to in daylight. For two weeks, write two lines each evening: one thing today that you’d be glad of at eighty, and one that you’re postponing. On the second weekend, do a single item from the other list, in a modest version, with someone along. Then see what the ticking sounds like. It often slows when it has been answered.",
      ],
    ],
    ask: "What are you hurrying toward, and who would like to sit with you meanwhile?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "To be ordinary strikes you as a kind of disappearance. You’d rather be a scandal than a type, and if a custom comes along, an anniversary, a lawn, a song that everyone likes, something in you reaches for the opposite. If being different once cost you something, making a style of it was a triumph, because what had counted against you became the thing people came to see.",
      ],
      [
        "paragraph",
        "Yet those around you are ordinary sometimes. They even enjoy it. A partner who’d like flowers on the usual date can get a witty objection, and feel provincial for having wished it. Friends may hide their wedding plans, or their love of a popular show. Now and then you’d like the flowers yourself. That’s the awkward part: a plain wish, for a ring, a routine or someone to be there at six, has to get past your own laughter, and mostly turns back.",
      ],
      [
        "paragraph",
        "Originality like yours doesn’t need guarding. It survives anything. For two weeks, do three thoroughly conventional things and mean them: send the birthday card, ask about the weather and listen, buy the flowers on the day. Wear no irony with it. Then notice what you felt, and what it did to the person who received it. Some customs turn out to be other people’s tenderness, put where anyone can find it.",
      ],
    ],
    ask: "Which perfectly ordinary thing would you love to have, if no one smiled about it?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "Bad news often waits a long time with you. The envelope from the bank, the ache that should be looked at, the talk that has been announced: you know that it’s there, you usually step around it, and you put on music. A painful fact goes right through you, without the padding that others have. Looking away preserved your ability to sing, and for someone so permeable, that was wisdom for a considerable time.",
      ],
      [
        "paragraph",
        "But facts left alone tend to put on weight. A partner can open the drawer and find six months in it, and what hurts them is less the sum than the smile with which you walked past it. Friends who’d have helped in March hear about it in August, and meanwhile you pay in nerves, with a stomach that drops whenever the telephone rings. Dread is exhausting.",
      ],
      [
        "paragraph",
        "You’re braver than the drawer suggests, since you walk into other people’s catastrophes every week. Treat yours as you’d treat theirs. For two weeks, on Tuesdays and Fridays, take fifteen minutes with a song you love and a friend on the phone, and open one thing. Write down how bad you expected it to be, from one to ten, and how bad it was. Stop when the time is up. Then compare the two columns.",
      ],
    ],
    ask: "What would you open tonight if a friend were sitting next to you?",
  },
};
