import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Helplessness is the feeling you find hardest to tolerate. You’d rather be wrong, unpopular or exhausted than sit in a waiting area with nothing to organize. Anger solves this. It always finds something to correct, and it has been useful in the open as well, because people move when you raise your voice, and some disasters were actually prevented. So you never needed to ask what came a second earlier.",
      ],
      [
        "paragraph",
        "Your partner learns to read the weather before mentioning a problem. They choose the hour, shrink the news, or handle it alone and tell you once it’s over. Friends would never call you timid, and so they don’t reassure you, either. Under stress your irritation attaches itself to small procedures, dishes or parking or punctuation, and the household obeys while wondering what this is really about. An hour later you’re cheerful again and assume that they are too. They’re relieved, and they’d love to have been asked.",
      ],
      [
        "paragraph",
        "You’re a wonderful person to have on one’s side, quick to act, quick to laugh, and incapable of a grudge. Admit the fear, and your courage can be felt by those it’s meant for, since only someone who gets scared can be brave. Tell someone close, “When I start giving orders at home, ask me what I’m worried about.” The first time it will annoy you. Answer anyway, in one sentence.",
      ],
    ],
    ask: "Who keeps bad news from you because of how frightened you sound when you’re angry?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You don’t trust what would happen if you stopped. Beneath all this industry there’s a pleasure-loving creature whom you suspect of being able to lie there forever, so you keep it moving. Effort is also how you know that you’re a decent person. It’s a reasonable system for someone whom so many depend on; it just has no provision for you.",
      ],
      [
        "paragraph",
        "A partner can’t relax beside you. When you walk in, they put down the magazine and look for something to fold. In time they rest only when you’re out, and you come to believe that you’re the only one doing anything. Friends hear how much you had on this week, and their own tiredness sounds frivolous to them. Under stress you get slower, heavier and more insistent on procedure, eat standing up, and keep score. Eventually your body asks for its share, and illness becomes the one vacation you can defend.",
      ],
      [
        "paragraph",
        "There is something deeply reassuring about you: your humor is broad, your hospitality generous, and what you build stays up. The appetite for comfort belongs to that, and people would love to be in its company. Put two hours of pure pleasure on the list, above the chores. Then say what you’ve probably never said at home: “I’m not angry that you’re resting. I’m jealous.” They’ll laugh, and then they’ll move over.",
      ],
    ],
    ask: "Whom have you called lazy for doing what you long to do?",
  },
  Gemini: {
    stances: { voice: "speak", lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re afraid of being caught without an answer. As long as you’re talking there’s a direction, and you’re the one giving it; in a silence, anything might be true, including that you don’t know. Words have earned you respect from people who were older, stronger or better placed than you were. What they keep out, along with foolishness, is news.",
      ],
      [
        "paragraph",
        "A partner of yours loses every debate and, in the course of time, stops entering them. They act instead: something has been bought, accepted or canceled without a word, and when you protest that it was never discussed, they look at you strangely. To them it had been discussed once, years ago, and they remember how it ended. Friends enjoy sparring with you and keep to topics that don’t matter. Under stress you explain more, interrupt more, and quote what people said earlier. Their silence seems to you like consent.",
      ],
      [
        "paragraph",
        "You’re excellent company, alert and funny, and generous with what you know; with you a dull errand turns into a conversation. That quickness serves the truth better than it serves victory, because finding words for what slower people know is a favor hardly anyone does them. Start at home: “You may be right, and I may just be faster. Take your time.” Then wait until you’re bored, and a little longer.",
      ],
    ],
    ask: "Who stopped arguing with you, and what have they been doing instead?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Underneath the competence is a fear of being left. If people stay because they need you, there’s a reason, and a reason can be maintained, like a car. If they stay because they like to, it could stop on any morning and there’d be nothing to repair. It made you the center of many lives, and you’re seldom sure that you’re in their hearts.",
      ],
      [
        "paragraph",
        "A partner is cared for until they hardly know how the bank account works, and is then criticized for not knowing. They can’t surprise you or rescue you, so they have nothing to give that counts. Grown children and old friends ask for advice they don’t require, as a form of tenderness, and report less of what went well. Under stress you take over more: you phone people’s doctors, rearrange, remind. When you cry at last, it’s about ingratitude, and they’re bewildered, having thanked you so often.",
      ],
      [
        "paragraph",
        "Your love is visible in a thousand arrangements, and anyone who belongs to you has a place to come home to, at any hour and in any condition. Admit the fear of being left, and you notice the proof that you’ve been missing, namely people who could live without you and come by anyway. Say to one of them, “I’m proud that you didn’t need me. It also stung.” That’s far easier to love than advice.",
      ],
    ],
    ask: "Who would still call you if you were no help to them at all?",
  },
  Leo: {
    stances: { lead: "lead", candor: "both" },
    lines: [
      [
        "paragraph",
        "You fear that people’s love depends on your being impressive. A criticism, however small, sounds like the first sentence of a longer speech in which they take it all back. So loyalty becomes the thing you watch for, because someone loyal would never give that speech. It’s an understandable precaution for a person who carries so much in public. But it makes loyalty and silence look alike.",
      ],
      [
        "paragraph",
        "A partner who says, “That was a bit much,” gets to hear about everything you’ve done this year. Or they get a wounded dignity that fills the house until they apologize for having been right. They learn to wrap each request in praise, and you feel, correctly, that you’re being managed. Old friends tease you less than they once did. Under stress you count supporters, retell your successes, and hear treason in a hesitation. What they’d like to say is that they were never here for the successes.",
      ],
      [
        "paragraph",
        "Your enthusiasm is contagious, your hand is open, and you take a joy in other people’s victories that can’t be pretended. Own the vanity, which is the size of your heart and no worse, and you become someone people can be straight with. It takes a sentence in advance: “I’m going to look offended, and it passes in a day. Please tell me anyway.” Afterward, do that person a visible favor.",
      ],
    ],
    ask: "Who told you something true and has been kept at a distance since?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Your shadow is the suspicion that whatever gets praised gets lazy. Scrutiny, in your experience, is what holds things up; take it off for a day, and they begin to slip, you first of all. You’ve never let yourself be satisfied, for safety’s sake, and it would seem irresponsible to let others. It has produced excellent work. It has also left you little practice at being content.",
      ],
      [
        "paragraph",
        "A partner hears the remark about the towels and lies awake with it, though you forgot it at once. They can’t remember when you last looked at them without seeing something to adjust. Children and younger friends bring you finished things only, and watch your eyes travel. Under stress you rewrite, recheck and straighten, you can’t delegate a grocery list, and your tone goes flat and exact. They feel graded. Few of them would guess how you speak to yourself.",
      ],
      [
        "paragraph",
        "You’re conscientious in a way that is really a form of love, and modest about it; people trust you with what they couldn’t bear to see done badly. An eye that sees every flaw has also seen every improvement, and that half of the record would mean the world to them. Write to someone who grew or got better near you: three things they do well, and when you first noticed. Don’t sign off with advice.",
      ],
    ],
    ask: "Who would be amazed to learn how highly you think of them?",
  },
  Libra: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Preferring someone makes you vulnerable, and a rule doesn’t. Show a preference and it can be refused, resented by the others, or held against you later; apply a principle and you’re covered. Fairness has kept you out of ugly scenes and earned the confidence of people who trust hardly anyone. It also excuses you from saying what you want, which you tend to find out last.",
      ],
      [
        "paragraph",
        "A partner brings home a quarrel and hopes for an ally. What they get is the other side. They begin to keep score as well, since that’s the language you answer in, and before long the two of you are settling affection like an expense report. Friends consult you and celebrate with someone else. Under stress you get stricter and sweeter at once: you quote what was agreed, smile, and can’t be reached. What others would like is to have you back, opinions and all.",
      ],
      [
        "paragraph",
        "There’s grace in you as well as backbone; people enjoy arguing with you because no one is humiliated, and your parties are as well considered as your judgments. Your sense of justice is in no danger, and can survive a few declarations of love. Make them in words that no one else will receive: “Out of everyone I know, I’d call you first.” When they’re upset with a third person, begin with, “I’m with you.”",
      ],
    ],
    ask: "Who has been waiting for years to be treated unfairly well by you?",
  },
  Scorpio: {
    stances: { voice: "both", trust: "slow" },
    lines: [
      [
        "paragraph",
        "You believe that whatever is known about you will someday be used. An opinion can be defended; a wound can only be pressed. So you give people something firm to push against and keep the rest out of range. You notice who enjoys a weakness, and you aren’t wrong about them. But the precaution is applied to everyone, and so it can’t tell you which people would have been safe.",
      ],
      [
        "paragraph",
        "A partner is told the truth about their mother, their job and their haircut, and discovers years later, from an old friend of yours, something that would have explained everything. If they ask what’s wrong, you give them a position. Under stress you interrogate, you watch for disloyalty, and you become very well informed. The others sense a locked cabinet behind the plain talk, and they keep a reserve of their own, which confirms what you thought of people.",
      ],
      [
        "paragraph",
        "You’re loyal to the bone, unshockable, and surprisingly tender toward anyone who is down; those whom you’ve let in would trust you with their lives. Admit that being known scares you, and you can ration it instead of forbidding it. Tell someone who has never used anything against you, “There’s something I don’t say to anyone, and I’d like to say it to you, in pieces.” Notice what becomes of the first piece.",
      ],
    ],
    ask: "Who knows what you think about everything and has never seen you cry?",
  },
  Sagittarius: {
    stances: { risk: "both" },
    lines: [
      [
        "paragraph",
        "Duty is your alibi. So long as everyone needs you, you’ll never have to learn whether you would’ve had the nerve, or been any good out there. To be indispensable is also to be innocent, since no one can blame a person who stayed for others. There’s real honor in it, and that’s what makes it so hard to see through.",
      ],
      [
        "paragraph",
        "A partner gets the rest of the bill. They never asked you to give anything up, and still they live with a sacrifice: the sighs at travel pictures, the restlessness that arrives with every spring. When they offer, “So go,” you produce reasons. Friends report progress and hide doubts. Under stress you preach, exaggerate, make large plans over dinner and cancel them in the morning, and those who’ve heard it before stop looking up.",
      ],
      [
        "paragraph",
        "Your faith in people is a gift that few ever receive: you see them larger than they are, say so cheerfully, and enjoy their company along the way. A push like yours is a wonderful thing to have behind one, so try standing in front of it. Say to someone you once encouraged, “I need you to do for me what I did for you. Call me on the tenth and ask if I’ve booked.” And be kind if you haven’t.",
      ],
    ],
    ask: "Whose adventure did you plan while yours stayed in the drawer?",
  },
  Capricorn: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You fear that one admission would bring down the whole building. If you aren’t the one who can take it, you don’t know who you are to these people, and their sympathy would be harder to endure than any of the difficulties. There’s usually a time behind this when someone had to be strong and you were available. It worked. It’s just that the order to stand was never canceled.",
      ],
      [
        "paragraph",
        "A partner stops mentioning headaches. Beside you, their troubles look like weakness, even though you’ve never said it, and they take them to a sister or a doctor and let you think that all is well. You, for your part, find them a touch distant. Under stress you become shorter, drier and more correct, and work through the weekend. Everyone sees it, and no one offers anything, since earlier offers were declined with thanks.",
      ],
      [
        "paragraph",
        "You’re funnier than your reputation, faithful without a speech, and at your kindest when it really counts. Endurance that has been admitted can be shared, and anyone who says at the right moment, “I couldn’t do that alone either,” sets more people free than the one who did it alone. Start with the youngest or the weakest of those who look up to you: “I never told you how afraid I was back then.” They’ll keep that sentence for good.",
      ],
    ],
    ask: "What has someone near you suffered in secret because you never complain?",
  },
  Aquarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Individuals frighten you a little, as they can’t be solved. A cause stays where you put it, and is never hurt, moody or unreasonable at midnight. With one particular person you can be disappointed, and they can want something from you that no plan supplies. It’s easier to be good to many. And great good has come of it, out of reach of those who might have asked for more than fairness.",
      ],
      [
        "paragraph",
        "A partner hears you defend the dignity of strangers with a passion that brings tears to their eyes, and then you tell them, kindly, that they don’t really feel what they’ve just said. They argue, lose on points, and go to bed unconvinced. Under stress you turn to the general: “people always,” “everyone should,” “the problem with this family.” The one who is sitting there, wanting to know whether you’re angry at them, gets no reply. They don’t doubt your principles. They wonder whether you like them.",
      ],
      [
        "paragraph",
        "You’re braver than most people and less vain about it, with a friendly, inventive side to you. Principle becomes tenderness when it’s practiced on one person at a time. All you defend in public, such as the right to be different, they’d like from you in private, so offer it: “You have a veto here, and I’ll respect it even when I think you’re wrong.”",
      ],
    ],
    ask: "Who at home has fewer rights than the strangers you stand up for?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You are the strong one yourself, and you’re still waiting for someone to notice. Relief seldom comes to someone who looks as if they don’t need any, so it seems only natural to you that capable people require nothing, whereas tears give your pity permission. The rule also protects you from an envy you’d be ashamed of: you’ve often wished that you could cry and be excused.",
      ],
      [
        "paragraph",
        "A partner who manages well gets a nod and a list. If they ever go under, they find a tenderness in you that stuns them, and they ask themselves where it had been. Under stress you are hard in the morning and heartbroken at night; you snap at those who help you, and lie awake over a stranger in the news. The people nearest to you would love some of that tenderness on an ordinary day.",
      ],
      [
        "paragraph",
        "Beneath the briskness there’s a heart that strangers find within minutes, and more imagination than your manner admits. Offer your mercy earlier, and no one has to fall apart for it. Say to one person, before you’re at the end of your strength, “I’m managing, and I’d like to be looked after anyway.” That’s new ground, so you may stumble over the second half of the sentence.",
      ],
    ],
    ask: "Which strong person near you would have to break before you were tender with them?",
  },
};
