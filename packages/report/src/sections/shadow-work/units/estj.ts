import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "The passenger seat is hard for you. When someone else is driving, cooking or leading the meeting, your foot looks for a brake, and you tend to see immediately how it could go faster. This is a reasonable reflex, since waiting makes you restless and you’re usually good at the thing in question. Following, to anyone who has often had to take over in time, feels a bit like being asleep on duty.",
      ],
      [
        "paragraph",
        "Those who’d like to treat you to something notice it most. A partner has planned the weekend, and by noon you’ve improved the route; a friend picks the restaurant and hears about a better one. They know you mean well, and often they simply let you take the wheel, because it’s easier. Then you wonder, with some justice, why everything gets organized by you. They wonder, too.",
      ],
      [
        "paragraph",
        "Your energy pulls whole groups of people off the couch, and you’ve earned a turn at being taken along. Once a week for a month, let someone else lead an outing from start to finish. Ask where to be and when, and offer no suggestion unless there’s smoke. Count, silently, how often one comes up. Afterward, tell them one thing you saw that you’d have missed at the wheel.",
      ],
    ],
    ask: "Who has been hoping to take you somewhere, if you’d only let them drive?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "In private, changing your mind is easy enough. In public it’s like moving a wardrobe. Once you’ve said a thing aloud, about a diet, a neighbor or the way to raise a child, it becomes part of the furniture, and you’re inclined to defend it on days when you no longer like it. That’s more than pride, because people build on your word, and anyone whose word is a foundation hesitates to shift it.",
      ],
      [
        "paragraph",
        "To others it can feel like talking to a conclusion. A partner brings new information and hears the old opinion, slightly louder; a grown child gives up explaining the job, since your view of it dates from the first week. They often take the firmness for indifference. In fact you may consider it privately and act on it two months later, so that they don’t learn that they convinced you. It would have made their year.",
      ],
      [
        "paragraph",
        "There is something deeply reassuring about you: your humor is broad, your hospitality generous, and what you build stays up. For the next month, look for one thing a week on which you’ve shifted, however minor, and tell the person who shifted it: “You were right, and I’ve changed my mind.” Do it within two days. Then see how they bring you their next piece of news.",
      ],
    ],
    ask: "Who has convinced you of something and doesn’t know it yet?",
  },
  Gemini: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Bring you a sorrow, and you reach for your address book. Someone’s marriage is in trouble, a test came back strange, and within a minute they have a website, a number and three steps. It comes from a kind place. To you, thinking is how one stands by people, and a problem that has been divided into parts is already half as frightening. It’s also a relief, since solutions spare you from sitting in the sadness with nothing to say.",
      ],
      [
        "paragraph",
        "What the other person often takes home is a list, and the impression of having been efficiently processed. A partner may begin with, “I don’t need you to fix this,” and get fixed anyway, in a friendly voice; a friend calls back to report that she hasn’t done any of it, and feels behind. Sensing that it didn’t help, you offer better tips.",
      ],
      [
        "paragraph",
        "You’re excellent company, alert and funny, and generous with what you know, and people would trust you with more if they could finish. For two weeks, when someone tells you a trouble, ask three questions before you offer anything, and let the last be, “Do you want ideas, or should I just listen?” If they say listen, put the phone away and stay ten minutes. Count how many wanted ideas. The number is usually lower than one would guess.",
      ],
    ],
    ask: "Who brought you a sorrow lately and went home with instructions?",
  },
  Cancer: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Few things touch you like a thing done the way it was done before. The holiday has its order, the birthday its cake, the summer its week at the same lake, and you see to it, every year, with a determination that others take for love of rules. It’s closer to love. As long as the table is set like that, nothing has been lost.",
      ],
      [
        "paragraph",
        "The ones who are to enjoy it can feel drafted. Someone who married in would like to bring a different dish and senses a chill. A grown child wants to spend the day with friends this year, rehearses the phone call, and hears you say, “Of course,” in a voice that lasts until March. And because it all looks like logistics, hardly anyone realizes that you’d cry if it stopped.",
      ],
      [
        "paragraph",
        "You give people a place to come back to, with a light on, and they count on it more than they say. Before the next occasion, ask each of those involved, “Which part of this do you love?” Keep what was named, let one unnamed part go this year, and hand another to the youngest person, to do as they like. Afterward, notice what was missed and by whom, and how late people stayed.",
      ],
    ],
    ask: "Which tradition would your people beg you to keep, and which do they only endure?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your generosity is large, and it comes with a hope that you wouldn’t put in writing. You pay for the trip, make the call that gives someone a start, host thirty people, and then some part of you waits for it to be recognized. Brief or belated thanks can sting more than the expense did. Wanting it isn’t petty, because a gift without an answer feels like a hand left hanging in the air.",
      ],
      [
        "paragraph",
        "Others seldom know there was a moment to miss. They thanked you at the time, or believed that you enjoy doing it. Then they notice a slight grandeur in your tone, or the story of the trip comes up once more, including the price. A partner can feel that kindness has to be reviewed afterward. Some begin to accept less, which is puzzling, since you’d have loved to give them more.",
      ],
      [
        "paragraph",
        "Your enthusiasm is contagious, and you take a joy in other people’s victories that can’t be pretended. The hope beneath it can simply be spoken. For three weeks, do one generous thing a week in complete secrecy. Once a week, too, ask outright, with a smile: “I worked hard on that. Tell me you liked it.” Then compare the two. Which left you more satisfied, and how did people respond when they were finally asked?",
      ],
    ],
    ask: "What thanks are you waiting for that you could ask for with a smile?",
  },
  Virgo: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "By day you’re certain; at three in the morning you’re less so. The spot on the skin, the letter from the tax office, a noise in the wall: once it’s dark, each can be inspected from every side. Your worry is competent, like everything about you, and finds genuine risks. But at that hour there’s nothing to file, and a first-rate inspector with nothing to inspect tends to start on the future.",
      ],
      [
        "paragraph",
        "Hardly anyone hears about it. In the morning it comes out as questions: did you lock up, have you made that appointment, is that cough new? People take it for control, and answer as one answers a supervisor. A partner can lie beside you through most of it and learn in the spring that you’d been awake since January. They would much rather have been woken.",
      ],
      [
        "paragraph",
        "People trust you with what they couldn’t bear to see done badly, and that conscience is a form of love. Give the worry an appointment. For two weeks, at eight in the evening, tell one person for ten minutes about anything that’s troubling you, and let them write it down. If something comes at three, tell it that its turn is at eight. At the end, go through the notes and mark what happened.",
      ],
    ],
    ask: "Who could you tell at eight what keeps you awake at three?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "For other people you decide in a minute. For yourself, in what really matters, you can circle for a year. Whether to move, whether to stay, what to do with the next decade: you consider it in the car and the shower, and mention it to few, since someone in your position is supposed to know. There’s no weakness in that, because you see more sides than you admit, and a choice, once announced, is one that you’ll defend.",
      ],
      [
        "paragraph",
        "What others see is confidence with a strange delay. A partner asks about next year and gets an agenda; months later they’re handed a decision, complete and closed, and realize that they might have been part of it. Or you request their opinion so casually that they don’t suspect how much depends on it. On tired days you can be sharp with anyone who’s undecided about lunch.",
      ],
      [
        "paragraph",
        "There’s grace in you as well as backbone, and people enjoy arguing with you because no one is humiliated. They’d be glad to think with you, too. Choose the question you’ve been turning over longest. For two weeks, share it with one person in its unfinished state: “I don’t know yet. Here’s what pulls me each way.” Ask for no vote, only for what they hear. Afterward, consider whether the balance has moved.",
      ],
    ],
    ask: "What are you still weighing alone that concerns someone else, too?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You like to check. A task was delegated on Monday, and on Tuesday you stop by; an explanation was given, and you ask one additional question to see whether it fits. Much of your success depends on this eye for the loose end. Besides, it’s difficult to relax while something important lies in hands you can’t see.",
      ],
      [
        "paragraph",
        "From the other side, it can feel like being suspected. A partner says where they’ve been and sees you fit it together; a teenager with nothing to hide starts hiding things, on principle. Capable people do their work twice, once properly and once for your inspection, and the proud ones leave it to you altogether. They tend to suspect a poor opinion, although the ones you check most are often the ones you could least bear to lose.",
      ],
      [
        "paragraph",
        "You’re loyal to the bone and unshockable, and those whom you’ve let in would rely on you with their lives. Let it travel in the other direction. Pick one matter and one person, and agree on a date two weeks off: “It’s yours. Tell me on the fourteenth.” Until then, no question, no drive past, no glance at the file. Each time the urge comes, put a mark on a card. Then compare the result with the number of marks.",
      ],
    ],
    ask: "Who would stand a little taller if you didn’t look?",
  },
  Sagittarius: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You have a clear idea of how a good life is lived, and you came by it fairly, by trying things and keeping what worked. It’s harder when someone you love lives by another one. The career that isn’t a career, the religion dropped or found: it’s their business, you tell yourself, and a warm voice in you goes on preparing the speech. You’d call it concern, and most of it is.",
      ],
      [
        "paragraph",
        "They often hear the speech even when you don’t give it. A grown daughter may report the travel and omit the boyfriend; an old friend steers the conversation to baseball. Often they want your blessing more than they’d admit, and interpret each silence as disapproval. When you’re tired, the speech gets loose at a dinner, and you’re astonished that someone takes it personally.",
      ],
      [
        "paragraph",
        "Your faith in people is a gift that few receive: you see them larger than they are, and say so cheerfully. There’s space in it for unfamiliar lives. Pick the one whose way puzzles you most. Once a week for a month, ask a real question about it, such as “What’s the best part?” and then a second one, and give no view, even if invited. Then consider what you’ve learned, and whether they’ve begun to call you first.",
      ],
    ],
    ask: "Whose life would you understand better if you asked instead of advised?",
  },
  Capricorn: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "There’s often a number in your head, and it’s the number that would be enough. When you get near it, it moves. You may have more than you ever expected, and still a broken boiler or a pair of new shoes can tighten your chest as though winter were at the gate. The anxiety has earned its keep, since it tends to produce savings and paid-off loans, and people sleep well because of it. Only, you’re often awake.",
      ],
      [
        "paragraph",
        "At home it tends to sound like criticism. The lights were left on, the takeout was unnecessary, did it have to be that brand? Those who hear it can feel like an expense, and some begin hiding receipts. A partner who’d love to surprise you with a weekend away investigates the price, imagines your reaction, and abandons the idea. Few of them realize that you’re calculating how long everyone would be safe without you.",
      ],
      [
        "paragraph",
        "You’re faithful without a speech, and at your kindest when it really counts. On Sunday, take an hour to write out what enough would be, in figures, with a date, and show it to a person you trust. Then, for one month, spend a modest fixed sum each week on a pleasure, without comment. Afterward, compare the figures, and the atmosphere at home.",
      ],
    ],
    ask: "How much would be enough, and who would be happiest to hear you say it?",
  },
  Aquarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "For someone who’d like to change the world, you’re remarkably attached to your breakfast. The same mug, the same route, the chair that is understood to be yours: your days tend to rest on arrangements that no one else has noticed are arrangements. It’s a practical solution, since a mind that’s busy rebuilding an institution needs a floor that stays where it is. What throws you is a surprise in private.",
      ],
      [
        "paragraph",
        "Those at home often learn it by accident. They’ve moved the furniture as a present, or booked the beach in place of the hills, and watch your expression turn official. They’d meant it kindly, and they feel as if they’d broken a regulation they were never shown. A partner can find it lonely, since spontaneous affection is a surprise, too. Later you usually come around, and love the sofa where it is, without mentioning it.",
      ],
      [
        "paragraph",
        "You’re braver than most people and less vain about it, with a friendly, inventive side that others adore. For the next month, give one person a standing license to rearrange something for you once a week: the dinner, the route, the plan for Saturday. Your only permitted words for the first hour are, “All right, show me.” Then compare how you felt in the first ten minutes with how you felt in the last.",
      ],
    ],
    ask: "Who would love to surprise you, and has stopped trying?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "At noon you say no, and it’s a good, clear no. By midnight it has often begun to hurt. You remember the other person’s expression, you consider their situation, and a voice in you asks what kind of person does that. It’s sympathy, which your strict half sends away during working hours, and which returns as soon as the house is still. Its intentions are excellent. Its timing is terrible.",
      ],
      [
        "paragraph",
        "So you often take it back, a bit at a time. The next day there’s an extension, a present, an unusually friendly message; the grounded teenager gets the car. People who had accepted the no are confused, and the clever ones learn to wait until evening. A partner who stood by you at noon is left standing there alone, and the next one in line can get extra strictness.",
      ],
      [
        "paragraph",
        "Beneath the briskness there’s a heart that strangers find within minutes, and it belongs at the table when you decide. For three weeks, before each no that matters, take ten minutes and ask yourself, “What will I see at midnight?” Put that into the answer: “It’s no, and I know it makes your week harder.” Then let it stand for two days, however loud the voice gets. Notice how people took it. Notice how you slept.",
      ],
    ],
    ask: "Which no did you take back, and did anyone but you need that?",
  },
};
