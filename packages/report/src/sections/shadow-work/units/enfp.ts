import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Peace is the one thing you pick fights with. When everything is finally going well, at work, in love, something in you starts looking for a match, and by Friday there’s a quarrel, a new plan or a haircut you’ll have to explain. It protects you from a flat feeling you’ve never trusted. Somewhere you learned that you were loved for being the spark, and concluded that on a dull day there’s no one there to love. Others build for years toward an uneventful Tuesday. You treat it as a gas leak.",
      ],
      [
        "paragraph",
        "Next to that stands contempt for the slow. Someone needs to think it over, and you’ve already filed them under cowards, which is convenient, since you needn’t ask whether they were right. Under heavy strain you insist on one more stop, talk faster, snap over a lost key, and declare that you’re having a wonderful time. Those who live with you feel like passengers whose driver is asleep and denies it. They get scorched; nine minutes later you’re puzzled that they mind.",
      ],
      [
        "paragraph",
        "Next time a good stretch makes you itch, go to the person you’re about to ruin it with and say, “Nothing is wrong, and I’m looking for trouble. Sit with me for twenty minutes.” The itch is a fear of being unlovable at rest, and only rest can disprove it.",
      ],
    ],
    ask: "Who gets to know the dull version of you, and what do they like about it?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "You soothe yourself first and ask what hurt later, if at all. A feeling arrives, and out comes the menu, the credit card, the couch, the bottle, another episode. It works, which is the trouble. Comfort saves you from sitting still with disappointment, and if sweetness was the remedy when things went wrong, you’d have learned that unhappiness is something to be fed. Then it’s Sunday, and you make a vow. On Monday there’s a regime, and anyone who shares your kitchen discovers that the bread is gone.",
      ],
      [
        "paragraph",
        "The second shadow is stubbornness with a smile. Asked to change, you say what a great idea, mean it warmly, and don’t budge an inch for eleven years. People can’t fight you because you never disagree, and can’t count on you because you never do it. When real stress arrives the charm drops, and you turn possessive about money, a chair, a person, as though someone were coming for the furniture. Those close to you feel bribed with treats and then stopped by a wall that offers them dessert.",
      ],
      [
        "paragraph",
        "Next time you reach for the treat, say out loud, “I’m having this because,” and finish the sentence before you eat. You can still have it. A sorrow with a name needs one helping; without one, it will go through the whole refrigerator.",
      ],
    ],
    ask: "Which sadness have you been feeding for years without once asking its name?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Everyone gets a different movie. It’s never quite a lie. The cut for your boss, the one for your ex, the one for the friend who disapproves are all made from real footage, each without the scene that would have cost you that particular smile. People seemed to like you in the moment you matched them, and you became very fast. It spares you what you dread most, an expression that closes. But no one alive has seen the complete film, and that includes you.",
      ],
      [
        "paragraph",
        "Then there’s the skimming. You finish other people’s sentences, reach for the brilliant remark, and have moved on just as they got to the heart of it. Under siege, the tabs multiply: extra messages, more plans, half a course, a joke with a blade in it, anything rather than one feeling that stays put. Someone close to you has the strange experience of being entertained and abandoned simultaneously. Eventually two of them compare notes, and learn that they’ve been friends with different people.",
      ],
      [
        "paragraph",
        "Pick the two friends you’d least like to have at one table, and on the same day tell both the same plain story. Start with “I left something out.” It will feel like undressing in traffic. But you can only be loved for what all the versions have in common, and hardly anyone has met that yet.",
      ],
    ],
    ask: "What scene do you cut from every version of your story, and who should see it?",
  },
  Cancer: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You get hurt and make everyone guess. A plan changed, a message was short, and you say “I’m fine” in a voice that lowers the temperature of the entire house. That mood is a test, of the cruel kind, because no one knows there’s an examination. It guards the part of you that can’t bear to ask and be refused. If they loved me they’d notice: it sounds romantic, and it’s what anyone believes at six. Perhaps you had to read expressions early, and decided that reading yours was the least the world could do.",
      ],
      [
        "paragraph",
        "Close by lives guilt, and you cook with it. After all I’ve done, you don’t say, and they hear it anyway. You also keep people at the age when they needed you most, so a friend who has changed feels caught sneaking out. When life becomes overwhelming you go under the covers and answer simple questions with past injuries, in chronological order. Those near you feel adored and on probation. Most would prefer one shouted complaint to another sigh at the sink.",
      ],
      [
        "paragraph",
        "When “I’m fine” is on your tongue, trade it for eight words: “That hurt. I want ten minutes with you.” Say them within the hour, before the sulk has set. It works because you’ve always feared that they wouldn’t come, and all that time no one was told where to go.",
      ],
    ],
    ask: "Who is failing a test of yours right now without knowing there is one?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You need to be watched. Joy hardly counts until a face has seen it, and if you bring home something wonderful and they say “Nice” without looking up, the wonder drains out through the floor. Applause protects you from an old suspicion that you’re ordinary and could be passed over in any crowd. Somewhere you found that delight got you noticed, so you became delightful, and you’ve been on ever since. The trouble with being the sunshine is that you take every cloud personally.",
      ],
      [
        "paragraph",
        "For the second one the word is vanity. The gifts are grand and they come with a stage: the surprise party that your shy friend had begged you to forget, the praise so public that the speaker gets thanked. When another person is the star, you develop a headache, or a better story. Under pressure you retell it louder, sulk magnificently, and treat mild disagreement as mutiny. Those closest to you learn to exaggerate their pleasure. You notice, trust them less, and need more.",
      ],
      [
        "paragraph",
        "Do one splendid thing for someone and never let it be known that it was you, not even by a hint. Pay the bill, fix the fence, send the flowers without a card. You’ll be bursting for a week. A good deed with no witness is the one proof you’d believe that you’re more than your reviews.",
      ],
    ],
    ask: "Whose face do you check before you know whether you’re happy?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Strangers get your charm and the people at home get your notes. You see what everyone could be, and can’t stop yourself from helping them get there: the tie, the tone, the way they load the dishwasher, all of it said so affectionately that they need an hour to understand why they feel worse. Improving others protects you from a much harsher editor, who works on you all night. The lesson, wherever you picked it up, was that love is for the finished. So you try to finish the ones you love before anyone can fault them.",
      ],
      [
        "paragraph",
        "Beside the critic sits shame, and the mess it hides. You picture the orderly desk exactly, then life throws its coat on the chair, so hardly anyone is invited, and your household fears the hour before guests. When the strain is real, worry takes over: symptoms get researched, and each misplaced cup is someone’s doing. You turn sharp and saintly simultaneously. It’s like living with a very kind customs officer.",
      ],
      [
        "paragraph",
        "Invite a friend over on half an hour’s notice, clear nothing, and greet them with, “This is what it looks like.” Should a flaw of theirs catch your eye that evening, say instead what you enjoy about them. It works because you can’t go on believing that love is for the finished when it’s sitting on your laundry, laughing.",
      ],
    ],
    ask: "Who near you has been corrected so kindly that they stopped showing you things?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You’d rather be with the wrong person than with no one. A free evening comes, the mood sags, a thought starts up that anyone lovable would have company by now, and before it can finish you’ve sent three messages. The whirl protects you from ever hearing the end of that sentence. Somewhere early on you were happiest as half of something, and took the other half for oxygen. So you shape yourself to the one who’s there. Asked what you want for dinner, you look at them to find out.",
      ],
      [
        "paragraph",
        "Because being left is the disaster, you insure against it. There’s an understudy in the wings, a text thread you’d call innocent, a romance that begins before the last one has been told it’s over. That isn’t lying, exactly; you flirt with the facts. In hard times you poll all your friends and let a third party deliver the bad news. A partner feels enchanted and slightly replaceable. Friends hear from you a great deal, between loves.",
      ],
      [
        "paragraph",
        "Take yourself out. One evening, dressed as if it mattered, table for one, no phone, and order before you’ve asked the waiter what’s good. The first half hour is awful. By the second, you tend to find that the person you’ve been so afraid to be left with has excellent taste.",
      ],
    ],
    ask: "Who are you when there’s no one across the table to agree with?",
  },
  Scorpio: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You want to be free, and you want them not to be. Freedom is your whole creed until someone you love has a marvelous weekend elsewhere, and something hot turns over in your stomach, and out comes the light question: “And what’s she like?” Jealousy offends your picture of yourself as generous, so you dress it up as interest. It guards a fear that people love you by mistake, for the sparkle, and will disappear when they meet what’s under it. Attention wanders, as you probably discovered young, so you watch where it goes.",
      ],
      [
        "paragraph",
        "The second shadow is power. You draw out everyone’s secret and pay with a joke, and soon you know where all the levers are. In theory you’d never use them, but in a bad week you press one, so softly that it passes for concern. Under great stress you investigate: who saw whom, what the pause meant, why the phone was face down. A partner feels loved by a searchlight, and starts hiding things that were never wrong.",
      ],
      [
        "paragraph",
        "When the heat rises, give up a secret instead of hunting for one. Say, “I’m jealous, it’s ridiculous, and I’d like to be first for an hour.” Then ask nothing. Jealousy is a request in a mask, and no one can grant it when it comes as an interrogation.",
      ],
    ],
    ask: "Whose secrets do you know, and which of yours have you given them in return?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You can’t stand to be sad, so no one near you may be either. Someone brings you fresh trouble, and within minutes it has a lesson and a silver lining, and they smile and finish crying elsewhere. Good cheer protects you from a fear that grief is a swamp, and that anyone who stops in it stays. If optimism got you through something once, you’d naturally recommend it ever after, even to people who only wanted company. Your own losses wait in the luggage. You’ve moved them nine times and never opened the bag.",
      ],
      [
        "paragraph",
        "Behind the sunshine there’s a preacher. So firmly do you believe in freedom that other people’s mortgages look like a failure of nerve, and you’ll tell them so, laughing, at their own housewarming. When life corners you, tickets get booked, promises get bigger, and the obligations are left for someone slower. Those who stay behind feel boring, and then angry that they were made to feel it. They were doing the dishes.",
      ],
      [
        "paragraph",
        "The next time someone tells you what hurts, ask, “What’s the worst part?” and then say nothing for as long as it takes to drink a whole glass of water. Bring the glass. It works because your mouth is busy, and because you’ll see what you never stay to see: people touch bottom and come up by themselves.",
      ],
    ],
    ask: "Which sorrow have you moved from place to place without unpacking it?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your charm knows who matters. You’re lovely to all, and loveliest to those who can open something for you, and you’d be ashamed if anyone saw the list. Under it sits a fear of being taken for a lightweight, the one they don’t call when it’s serious. At some point you concluded that affection is cheap and that respect has to be earned by the hour. So you climb, laughing. Each warm thing you do gets a faint receipt, and after a party you can’t say whether those were friends or contacts.",
      ],
      [
        "paragraph",
        "Then there’s pride. Ask for help? It would spoil both the fun and the résumé. Instead you take on more, turn it into an excellent punch line, and are wounded, late on some weeknight, that no one came. When it gets truly bad, the humor goes dry: you rank, manage and dismiss, and the people you love feel like employees who have missed a target. They long for the clown. They’re a bit afraid to tell the director.",
      ],
      [
        "paragraph",
        "Call someone who can do nothing for you, and ask for something you can’t do alone: “I’m in over my head. Could you come Thursday?” Offer nothing in return. It works because you climbed to be worth coming for, and only this way will you learn that they’d have come to the ground floor.",
      ],
    ],
    ask: "Who do you like that could never be of any use to you?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You believe in people until you get to know them. Every few years there’s a new group, a cause, a circle that finally does it right, and for one bright season you belong, until the committee, the gossip and the founder’s ego arrive. You’re gone by spring. Disillusion protects you from something plainer: being known in one spot long enough to disappoint it. If you were once the strange one, leaving first was a skill. Now it’s a habit with a manifesto.",
      ],
      [
        "paragraph",
        "A second one is the vanity of being different. Whatever everyone likes was never any good; ask you for a plain thing, a time, a promise, and you suspect a tyranny. So those closest to you have fewer rights than any stranger with a theory. Under heavy stress the warmth shuts off in mid-sentence, and you explain their tears to them, correctly, from about a mile up, until they feel like an exhibit in a museum where they used to be a friend.",
      ],
      [
        "paragraph",
        "Go back to a group that let you down, and stack the chairs. Say to the last one there, “I quit on you too fast. What can I take off your list?” Then stay until the lights are out. Belonging begins the day after you’ve seen the worst of them.",
      ],
    ],
    ask: "Which imperfect bunch of people did you leave one season too early?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You fall in love with wreckage. Behind the broken promises you see the frightened child, the good heart that only lacks affection, and you move in with the toolbox. Rescue protects you from a harder question, which is what you’d do with your life if no one were drowning. Somewhere you learned that you’re welcome when you’re needed, and that wanting something for yourself is selfish. So you choose people who are incapable of asking how you are. There’s vanity in it, too: your love is the one that will do it.",
      ],
      [
        "paragraph",
        "After the rescue comes the bill, and you mail it to heaven. You suffer beautifully, tell no one, and hint to all. Faithful friends who require nothing get the leftovers of your time and wonder what they’d have to break to be invited. When the strain is too great you slip off, into sleep, wine or a sudden crush, and come back so tender and vague that others end up comforting you for what you did to them.",
      ],
      [
        "paragraph",
        "Once, when someone you love is flailing, ask, “Do you want help, or do you want company?” and believe the answer. Then, that same evening, phone the friend who’s doing fine. Company is the one thing you can give without getting wet, and the other friend has been missing you.",
      ],
    ],
    ask: "Who loves you as you are, and how long has it been since you called?",
  },
};
