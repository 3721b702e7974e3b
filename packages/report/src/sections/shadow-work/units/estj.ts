import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "In a quarrel you threaten to end things that you have no wish to end. It starts over a parking ticket, or how long somebody’s mother is staying, and by the fourth sentence you’ve said, “Fine, then let’s sell the place,” or worse. A fight that drags is torture to you, so you grab the biggest thing around to make it stop, and by bedtime you’ve forgotten all about it.",
      ],
      [
        "paragraph",
        "Nobody else has. A looser talker gets away with such lines, but you do what you say; it’s the best-known thing about you. Whoever heard it, therefore, takes it for a plan, quite reasonably, and lies awake working out where she’d go. She grows careful, agrees quickly, and feeling her go cool, you push harder to get some life out of her, until one day she’s the one who says it, quietly, and she’s already looked at apartments. When you’re overtired, jobs and old friends get it too, and bluffing is dangerous for a person who has never been known to bluff.",
      ],
      [
        "paragraph",
        "Keep the heat and lower the stakes: in a fight over the ticket, only the ticket. If the big sentence gets out anyway, take it back the same night. “I said I’d leave. I’m not leaving, and I had no right to use that. I was angry about the ticket.” They’ve always believed your word. Let them believe this one.",
      ],
    ],
    ask: "What did you last threaten in anger without meaning it, and does the person who heard it know that?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When someone you love says she’s lonely, you answer with what you provide. She says it on an ordinary evening, not even angry, that the two of you don’t really talk anymore. What you hear is a complaint: there’s a sound roof, the bills are paid, so what is it she’s missing? You’re honestly hurt, because providing is how you say it, every day from six in the morning.",
      ],
      [
        "paragraph",
        "She knows. She’s grateful for the roof, and that’s precisely what silences her, because next to all you’ve done her wish sounds like greed. So she stops bringing it up, and you notice the complaints have ended and conclude that things are good, and to keep them good you work a little more. She finds somebody to talk to, a sister, a colleague. Under strain you mention what it all costs, and then even her thanks sound like rent. Security can be a way of never being asked for anything else.",
      ],
      [
        "paragraph",
        "Treat her sentence as an order for something you don’t stock yet. Sit down, leave the roof out of it, and say, “I thought I was saying it by working. Tell me what you’ve been missing, and I won’t defend myself.” Then half an hour, every week, same chair, nothing to fix. It’s less work than the overtime, and she’s been waiting for it longer.",
      ],
    ],
    ask: "Who told you plainly that something was missing, and what did you point to instead of answering?",
  },
  Gemini: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You say what you’ve heard in the same voice as what you know. A friend has been offered a settlement, and you tell her not to sign, they always come back with more. It’s said with such ease that she feels a weight lift. You meant to help, since you can’t watch someone dither. The answer came from a podcast, on the highway.",
      ],
      [
        "paragraph",
        "She doesn’t sign, and they don’t come back. What can she say? Nobody forced her, and you’ve forgotten the conversation, so she tells you less, and asks your opinion on restaurants only, and you have a sense that people have stopped taking you seriously in the big things. They took you entirely seriously. That’s what it cost them. In a tense month it speeds up, and you’re ruling on doctors and other people’s marriages between two calls.",
      ],
      [
        "paragraph",
        "Label the goods. It takes five words at the start, and it fits your love of a quick answer: “This I know,” or “This I’ve only heard.” And to the friend, if she comes to mind, there’s a call to be made: “I told you not to sign as if I knew. I didn’t. I’m sorry for what it cost you.” Most people would give a good deal to hear that once from a person as sure as you.",
      ],
    ],
    ask: "Who acted on something you said with confidence, and have you ever asked how it turned out?",
  },
  Cancer: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "When somebody you love wants to go, you attack the plan. He’s been offered a job two states away, and he tells you with his face lit up. You ask about health insurance. You ask what rents are like out there, who he’d know, what becomes of the car in that kind of snow. All fair questions, and none of them is what you’re feeling, which is that on Sundays he won’t be here.",
      ],
      [
        "paragraph",
        "You’ve kept them safe by thinking of what goes wrong, and you truly believe you’re doing it now. From where he sits, the person whose opinion counts most has just told him he can’t manage. So he defends the snow, and then he goes anyway, with your objections in his head, and he calls only with good news, since bad news would prove you right. You wait by a silent phone, hurt, and the next one who leaves tells you when the lease is signed. You wanted them close, and they learned to leave without telling you. In anxious times, every closed door means a departure.",
      ],
      [
        "paragraph",
        "Say the feeling first and the snow later: “I’m so proud of you, and I’m going to miss you terribly. Give me a day, and then I’d love to go through it with you.” After that, your list is a present. Nobody packs a truck like you.",
      ],
    ],
    ask: "Whose leaving did you argue against, and did they ever hear that you’d miss them?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You take being contradicted in front of people as disloyalty. At a wedding table you’re telling the one about the flooded campsite, and the person you came with says, mildly, “I think that was the year before.” You laugh. The drive home is forty minutes, and it’s silent. To you it isn’t vanity: you’d stand by them before any crowd in the world, and you’d expected the same.",
      ],
      [
        "paragraph",
        "But they weren’t against you; they like the story, they were there, it was the year before. After a few such drives they learn to save it for later, and then, since later goes badly too, they learn to agree, and so do friends. Then you’re about to sink your savings into something, or take somebody to court, and four people who can see it coming look at their plates. Loyal people are the ones who’ll spoil your story. In bad stretches you sort everybody into those who are with you and those who aren’t, and the first list gets short.",
      ],
      [
        "paragraph",
        "Give away the right to object, and do it grandly. Before the next big decision, say to the one you trust, “I need you to tell me if I’m wrong, even with people listening. I won’t make you pay for it.” Then don’t. The drive home will be the test. Talk about something else, and mean it.",
      ],
    ],
    ask: "Who has stopped correcting you, and what would they have told you this year?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When you’re hurt, you inspect. A scan has to be repeated, or an old friend has died, and you come home and stand in the hall and say that nobody’s brought in the trash cans. Your need for comfort comes out as criticism of whoever’s nearest. From inside it’s relief: there’s something enormous you can’t put right, and here at last is a thing you can. You’ve also made it a point of honor never to be an item on anybody’s list.",
      ],
      [
        "paragraph",
        "The one who gets it about the trash cans knew exactly what day it was. They’d been listening for the key and meant to put their arms around you, and now they’re out by the curb in the dark, doing it wrong. That leaves you alone in the hall, where it seems true that if you stop, everything stops. Over the years they come to dread such days and keep themselves occupied in another room, which is the opposite of what the bad day was asking for.",
      ],
      [
        "paragraph",
        "Clear instructions are your gift, so give one on your own behalf, before you’ve taken off your shoes: “I had bad news. I’m going to start finding fault with things. Please just come and stand here.” It’s an unusual thing to say, but an easy one to obey. They’ve been waiting years to be told what to do.",
      ],
    ],
    ask: "On your last really bad day, whom did you find fault with, and what had they been about to do?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You make the people you love keep up your front. Nobody outside is to know: about a brother’s drinking, the bad year, the marriage in separate rooms. “That stays with us,” you say, frank in everything else, and on Saturday there you all are at somebody’s wedding, pressed and smiling, your hand on somebody’s back. It’s dignity, as you see it, and by keeping the door shut you protect the ones inside.",
      ],
      [
        "paragraph",
        "Shut doors work both ways. The brother would have talked to an uncle who’s been through it, but the uncle thinks he’s fine; a friend of yours would have come every Tuesday, had there been anything to come for. So each of them carries it alone and in good clothes, and they start to feel that they’re the stain you’re covering. You, meanwhile, are exhausted from holding everything up, and resentful that no one offers help. Who’d offer? You looked wonderful.",
      ],
      [
        "paragraph",
        "There’s a middle way between silence and an announcement, and it suits your sense of proportion: one person each. Ask the one whose trouble it is, “Whom would you like to have know? I’ll tell no one else, and I won’t be ashamed.” Then choose one for yourself, and say it before they’ve admired the flowers. Being well thought of is pleasant. Being known is what gets somebody to your door on a Tuesday.",
      ],
    ],
    ask: "Who would have helped this year if you’d let them see what was going on?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You fix people’s lives behind their backs. She mentions that her boss is making things hard, and you know someone who knows him; a word is had, and it stops. The landlord gets a call, a debt turns out to be settled. You do it for love and take no credit, because if you can lift a weight off someone without their noticing, why wouldn’t you?",
      ],
      [
        "paragraph",
        "Because one day somebody lets it slip. She’d been proud of how she’d stood up to that man, and now she goes back through the years, the good apartment, the loan that came through, the interview, and wonders which of it was hers. If she objects, she sounds ungrateful, even to herself. You’re stung, and resolve to be more discreet, and from then on she hides her troubles, and you have to dig to find out what to fix. Help that can’t be refused takes something with it.",
      ],
      [
        "paragraph",
        "Bring it into the open before you pick up the phone: “I know someone who could have a word with him. I haven’t. Do you want me to, or would you rather handle it and tell me about it?” Mostly they’ll want to handle it themselves. Then wait. You’re good at waiting. And if an old favor’s still buried, tell them yourself, before someone else does.",
      ],
    ],
    ask: "What did you arrange for somebody who still believes they did it alone?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You tell people what their trouble is good for while they’re still in it. He’s lost the job, it happened on Friday, he’s got the box on the passenger seat, and you’re already telling him that it’ll turn out to be the best thing that ever happened to him. You mean it. You can’t bear to see a person stopped, so you hand him the ending.",
      ],
      [
        "paragraph",
        "What he hears is that Friday is over. He’d wanted to say how the guard walked him out, and that he’d lied about it to his kids, and there’s no place for it now in such an improving story. So he agrees, and thanks you, and next time he calls the friend who only swears and asks what happened then. Some injuries have no moral whatever, a death, a child who won’t come, and there your cheerfulness has cost you people who needed you badly and couldn’t face the pep talk.",
      ],
      [
        "paragraph",
        "Hold the lesson for a month; it’ll keep, if it’s true. Meanwhile be as curious as you’d be in a foreign town, where you’d never tell people what their city means: “That’s awful. What happened then?” Go with him all the way through Friday, because someone who’s been heard to the end will find the meaning alone, and may even ask for yours.",
      ],
    ],
    ask: "Who brought you a grief and got a lesson, and what would you ask them now?",
  },
  Capricorn: {
    stances: { order: "plan", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Where you want a partner, you end up with staff. It begins with being good at things: you take over the taxes because you’re quick at them, then the insurance, the car, the vacations, the calls to the contractor. Letting somebody you love struggle with a form you could complete in ten minutes seems unkind.",
      ],
      [
        "paragraph",
        "Look at it from the other side: they plan the vacation once, the hotel is bad, you say nothing, and the next year you book it yourself. They get the message, and from then on it’s safer to ask. “Is it all right if I buy a chair?” It chills you, a grown person asking, and you think: I’m alone with all of this. So do they, in a house where everything’s decided, and that’s how two people who love each other become a manager and an employee. When you’re worn out, you begin to hold reviews.",
      ],
      [
        "paragraph",
        "Handing over a chore isn’t enough; hand over an entire province, with its budget and its mistakes. Say, “The summer is yours this year. The money’s in the account. I’ll carry bags, and I won’t ask.” Then don’t look it up on your phone in the bathroom. One of the hotels will be bad, so sit on the terrible balcony together and leave it alone, because what you’re paying for there is a partner.",
      ],
    ],
    ask: "What does someone close to you ask your permission for, and when did that begin?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Told that you’ve hurt someone, you ask for an example. “You don’t listen to me,” she says, and you say, quite calmly, “When?” You mean to be fair, since you wouldn’t condemn anybody on a feeling, and you hold yourself to the same rule: show you where, and you’ll change. She reaches for last Tuesday, on the way to the car, but you remember Tuesday, and she’s left out half of it. Two minutes later it’s been established that on Tuesday you listened.",
      ],
      [
        "paragraph",
        "She never meant Tuesday. She meant three years, and Tuesday was nearest. Nobody takes notes on being lonely, so you win, and she’s just as hurt and has lost an argument besides. The next time she brings dates, and you’re appalled that she’s been keeping score. Or she brings nothing, and it’s peaceful until she’s found an apartment. Friends and colleagues are quicker: what they can’t prove to you, they stop telling you. Under strain you ask for it in writing. You can be right about every example and wrong about the whole.",
      ],
      [
        "paragraph",
        "What it’s like to be with you is the one subject on which other people know more than you do. So let the example stand, however crooked: “I want to argue about Tuesday, and I won’t. Tell me what it’s been like.” Ask questions, genuine ones, and wait a day before you answer.",
      ],
    ],
    ask: "Who told you that you’d hurt them and couldn’t prove it to your satisfaction?",
  },
  Pisces: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "At the great moments you do the parking. Somebody you love is dying, or giving birth, or coming home from the worst day of her life, and within a minute you’re at the desk getting a better room, calling the relatives, having the ticket stamped. You run the moments you most want to be in, and so you miss them. It looks like strength, when really you feel so much that you’re sure, if you sat down by the bed, you’d be no use to anyone.",
      ],
      [
        "paragraph",
        "You’re needed, too; somebody has to call. But she was watching the door, because she had something to say that afternoon, and you came in twice, kissed her forehead, and went to see about the nurse. She thought you couldn’t bear to look at her. Afterward everyone praises how you handled it, and on the way home you pull over on a side street and shake, alone. Next time they hand you the folder at once, since you seem to like it, and give someone else the chair.",
      ],
      [
        "paragraph",
        "Take the chair first, for ten minutes, before a single call. Give the folder away: “Can you phone the others? I’m going to sit with her.” If you cry, you cry, which is allowed in a chair by a bed. Then go and be magnificent. The parking can wait. She can’t.",
      ],
    ],
    ask: "Whose great moment did you organize so well that you weren’t in it, and what would you have said?",
  },
};
