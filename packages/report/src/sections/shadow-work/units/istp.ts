import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You come for the crash and miss the recovery. On the bad night nobody is better to have; you ask the right questions and sleep in the chair, but three weeks later your friend is home, slow and gray and bored, and you haven’t called. It isn’t coldness: without a job to do, you’re left watching someone you love not get better, and you’d sooner lift a car.",
      ],
      [
        "paragraph",
        "They notice that the calls stopped when the danger did. Being decent, they decide they’ve used up their share of you and say they’re fine. At the next disaster you’re there in ten minutes, and the lesson sinks in: the way to have your company is to be in trouble. So they find somebody else for the long dull part, and that person becomes the close friend, and you become the one they’re grateful to. Your own griefs get the same treatment, one day of action and then no visitors.",
      ],
      [
        "paragraph",
        "Being useless is a skill, and you’ve always learned skills by being bad at them first. Pick a day and send this: “I’ve got nothing to fix and no news. I’m coming Tuesday to sit around with you.” Stay an hour, and settle the next Tuesday before you go. Nobody forgets who came on the worst night. They build their lives around who came on the boring ones.",
      ],
    ],
    ask: "Who did you show up for when it was serious, and what do you know about how they’ve been since?",
  },
  Taurus: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "In a quarrel the one who doesn’t move wins, and that’s always you. Someone you love brings up the money or the move or the baby, and you go calm. You say “I hear you,” and the next morning everything is exactly as it was. It feels like patience. Anything you say in heat, you figure, will have to be lived with for years, so you’d rather stand still until it blows over, and you do keep plenty of storms off everyone’s head.",
      ],
      [
        "paragraph",
        "Now stand where they stand. They asked nicely in March, and again in June, with reasons. By fall they’re crying over a phone bill, you’re honestly bewildered, and anyone watching would say that one of you is reasonable. Somebody has to look crazy in that house, and it’s never you. Then one day they stop raising the subject, the place gets wonderfully peaceful, and what you’re hearing is a person who has given up on you. Pressed, you dig in even where you agree.",
      ],
      [
        "paragraph",
        "Quickness isn’t required of you, so give them a time, and be there when it comes: “I don’t agree yet, and I’m not ignoring you. Thursday after supper I’ll tell you what I think.” On Thursday say it, even if it’s no. One plain no is worth more to them than a peaceful year.",
      ],
    ],
    ask: "Who has raised the same thing with you three times, and what do you really think about it?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Once you’ve figured somebody out, you stop asking. With strangers you’re the best listener in town, quick, curious, delighted by how they work. After a few years with someone you can complete their stories and tell from a key in the door what kind of day it was. So the questions end, which feels like closeness, and partly it is, since nobody has to explain themselves to you. But you treat them as a solved puzzle, and a solved puzzle goes in a drawer.",
      ],
      [
        "paragraph",
        "They hear themselves get dull. They start a story, see you jump to the end, and let you have it, and meanwhile they watch you light up for the man who fixes elevators. Then someone at work asks what they think about something, waits, and asks a second question, and they talk for an hour in a voice they’d forgotten. That’s how someone who was never mistreated falls in love elsewhere. Tense, you get faster, so that even “I’m scared about Monday” meets a clever answer before it’s all the way out.",
      ],
      [
        "paragraph",
        "Curiosity is your real gift, so spend it at home. On a drive, eyes on the road, ask something you can’t predict: “What have I got wrong about you lately?” Let the silence run, and don’t guess. The person you know best has changed since you last looked.",
      ],
    ],
    ask: "Whose stories do you finish for them, and what did they last tell you that you hadn’t expected?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Nobody is allowed to take care of you. With a fever you shut the bedroom door and come out when it’s over, and you’d rather drive home from the dentist with your face numb than accept the ride you were offered twice. From inside it feels like good manners, because you know what worry costs, having done so much of it for others, and you won’t have anyone lose sleep over you.",
      ],
      [
        "paragraph",
        "Think of what you get from looking after them, though: after sitting up with someone you feel lighter all the next day. You’ve arranged it so that no one can ever feel that about you. The person outside the bedroom door, with a glass of ginger ale, isn’t trying to run your life: they love you, at last there’s something they can do, and the door is shut. Eventually they quit knocking and live beside you like a guest, well provided for and not needed. Meanwhile you lie in there thinking that nobody comes. Love that only goes one way wears out both people.",
      ],
      [
        "paragraph",
        "Learn it in small pieces, starting on a good day: let somebody else take the heavy end. When you’re sick, leave the door open and say, “I feel awful. Would you sit with me for a while? There’s nothing you have to do.” It’ll make you squirm. Let them stay.",
      ],
    ],
    ask: "Who last offered to do something for you, and what did your no leave them with?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Instead of apologizing, you make it up to people. You were cutting in front of their friends, or you forgot the day that mattered, and by evening you know it. No word about that, but by Saturday the brakes have been done, and the shelf they wanted in spring is up and perfect. Saying sorry feels to you like kneeling, while doing something fine is how you’ve always put things right, and it costs you real hours.",
      ],
      [
        "paragraph",
        "They thank you, of course. Who’d complain about brakes? But you’ve been paying at the wrong counter, because the remark is still out there, in front of the friends, and they don’t know whether you regret it or even noticed. So in the next quarrel it comes back, with its three predecessors, and you’re stung: after everything you’ve done! Both of you are right: you did pay, and they never got paid. In a bad year the gifts grow grander while you grow prouder, and the person you love lives among handsome things, waiting for one short sentence.",
      ],
      [
        "paragraph",
        "Keep the shelf, but speak first, and don’t add a reason: “I made a joke of you last night, and it was a lousy thing to do. I’m sorry.” Nobody will think you small. New brakes are a fine present. They aren’t “I’m sorry.”",
      ],
    ],
    ask: "Which present of yours was really an apology, and does the person who got it know for what?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "From you, people hear about what’s wrong. You treat them as you’d treat a good engine: while it runs right there’s nothing to report. A fault gets mentioned, quietly, once, correctly, while the thousand things they do well you see perfectly, and since they’re so obvious, you don’t bring them up. A month without a remark means that you’re deeply content.",
      ],
      [
        "paragraph",
        "Nobody can hear that, and over the years someone who loves you has been given a short, fair list, the gearshift, the loud voice on the phone, the story that runs long, and they know it by heart. The rest was quiet, and people left to guess guess low. So they try harder, and grow oversensitive, and one day a word about the gearshift brings tears that seem to you out of all proportion. In anxious times you notice even more, and the list grows just when you need them most. It’s the same with friends and with anyone who works beside you: whatever you admire in them and never say, they’ve had to do without.",
      ],
      [
        "paragraph",
        "Gushing would embarrass you both, so report what works, as exactly as you’d report a fault: “You let him finish before you answered. I couldn’t have done that, and I admired it.” Add nothing after it. They’ll look at you oddly for a week. Go on for a year.",
      ],
    ],
    ask: "Whom do you admire who has only ever heard from you what was wrong?",
  },
  Libra: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you leave someone, you’ve been gone for a year. Nothing happens that a person could point to: birthdays are remembered, the salt gets passed. But somewhere along the way you came to a conclusion, and you, who’ll tell the truth about any machine, couldn’t say this without a scene, so you’ve been withdrawing an inch at a time, so gently that it shouldn’t hurt. You’d call it sparing them.",
      ],
      [
        "paragraph",
        "They feel the cold, of course, and ask if everything’s all right. “Sure,” you say, pleasantly. So they blame themselves, cut their hair, book a weekend, try to be less trouble, and are ashamed of how happy a kind word makes them. By the time you finally speak you’re calm, even relieved, and they’re on the floor. It looks heartless, but you’ve had a year to get used to it, and they’ve had an evening. Friends go the same way, and so do jobs; pressed, you turn even more polite.",
      ],
      [
        "paragraph",
        "Tell them at the first inch, while it can still be turned around, and before you know how it ends: “I’ve been drifting, and I’ve been hiding it behind good manners. I don’t know what I want yet. I’d like us to talk while I’m still here.” There’ll be tears, and you won’t die of them. Some of those people, given the chance, would have come after you.",
      ],
    ],
    ask: "Who is getting your best manners at the moment instead of the truth?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Fights with you are fair until the last sentence, and the last sentence can’t be taken back. You know exactly where everyone is sore. You learned it out of love, and for years you steer around it and head off other people, too, until one night you’re cornered, something in you goes cold and clear, and you say it. Their mother, the job they lost, their looks. It takes a second, and it’s accurate.",
      ],
      [
        "paragraph",
        "There’s no answer to it. By morning you consider it over; they’d said things as well, and they had. But theirs were thrown, and yours was placed. From that day they agree sooner and tell you less, and you take it for peace. It’s fear. Nobody shows you the place twice, so the next sorrow is told to a sister, and you sense a locked door and start on the lock. Worn down, you strike first, on suspicion alone.",
      ],
      [
        "paragraph",
        "There’s always a cold second before the sentence. You know it well; use it to leave the room: “I’m about to say something just to hurt you. Give me twenty minutes. I’m coming back.” For the one that has already been said, don’t explain it, but tell them you’ve never stopped regretting it, if that’s true, and let them be slow. You know where it hurts. Stand guard there.",
      ],
    ],
    ask: "Which sentence of yours does someone still carry, and what have they not told you since?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "“When will you be back?” someone asks in the doorway, and you hear a gate closing. “When I’m back,” you say, or “Does it matter?” Without meaning any harm, you make people sorry they missed you. Free air is what keeps you kind, and you’ve never asked a soul to account for an afternoon.",
      ],
      [
        "paragraph",
        "But they only wanted to know whether to wait up. It was a small, affectionate question, and it got the answer meant for a jailer. Next time they say it with a laugh, then not at all, and they learn to act breezy at the door, as if your going cost them nothing. You find this wonderful, while they’re getting lonelier, and are embarrassed by it, because you’ve taught them that wanting you home is something low. One day they stop waiting, and you come back, as always, and are thunderstruck that the house has gotten along without you. Under pressure you go farther and answer later, just when they’re frightened.",
      ],
      [
        "paragraph",
        "Give the time before it’s asked for, as a present, and keep it: “Sunday, before dark. If that changes, I’ll call before you start wondering.” You’ve lost none of the road, and somebody gets to enjoy the evening instead of listening for a car. It’s no small thing to be missed by a person who isn’t afraid to say so.",
      ],
    ],
    ask: "Who has learned to say goodbye to you lightly, and what did they used to ask?",
  },
  Capricorn: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "A temperamental old engine gets nine chances from you. A person gets two. Someone forgets to meet your flight, then forgets again, and you don’t argue or sulk; you stop counting on them and never say so. From then on you drive yourself and pay for parking, pleasant as ever. There’s decency in it, since you’d sooner carry a thing alone than make anybody grovel for dropping it. Asking again would also mean hoping again, and the hoping is what hurt.",
      ],
      [
        "paragraph",
        "They go on believing they’re the one you’d call. They forgot a flight in a terrible month, they meant to make it up to you, and no chance ever came. Years later they hear from somebody else that you moved, and they’re hurt, and you’re surprised they’d expect to be told. Both of you lost a friend over an airport, and under strain it goes faster, over a tone or a late reply, until there’s nobody left to call but yourself.",
      ],
      [
        "paragraph",
        "Report it the way you’d want a fault reported, early and without adjectives: “You forgot me on Tuesday, and it bothered me more than I showed. I fly in again on the 14th. Will you come?” Then do the part that takes nerve, and leave your car at home. Nobody should be let go for something they were never told.",
      ],
    ],
    ask: "Who did you stop counting on without a word, and what were they never told?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "With you nobody is special, including the person who is. You’d give up a Saturday to get a stranger’s van going, and you’d give your partner the same Saturday, with the same good humor and the same wave goodbye. To you that’s the best thing about yourself, since favoritism, you think, has made the world rotten. Plenty of outsiders have been treated decently for the first time by you.",
      ],
      [
        "paragraph",
        "Look at it from beside you. They’ve been waiting since Wednesday to tell you something, and you’re under a stranger’s van; say a word and they’re petty; after all, he was stuck. So they start checking, whether you’d cancel something, whether you’d lie for them, whether you’d notice, and you see a good mind turn jealous and step back to give it air. They never wanted more than their share. They wanted to be the exception, and the day they meet someone for whom they are, they’ll be gone, and you’ll be perfectly fair about that, too. The harder the year, the more evenhanded you get, until your family is treated like the public.",
      ],
      [
        "paragraph",
        "Be unfair on purpose. Turn down somebody who has a good claim, for no better reason than this, and say so: “He needed me Saturday. I told him no, because it’s you.” It’ll feel like cheating. Love is allowed to have a favorite.",
      ],
    ],
    ask: "Who gets exactly what everyone else gets from you, and what would they do with an exception?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "Left to you, a decision waits until it’s too late to make it. The offer expires, the lease renews itself, the friend who wanted an answer moves to Oregon. It doesn’t feel like avoidance: you see how each road would hurt someone, you’d rather not be the one who does the hurting, and you trust the current, which has carried you to some lovely places.",
      ],
      [
        "paragraph",
        "But two people in a boat can’t both drift. Somebody asks you about the house, or a child, or the wedding, and you say let’s see, so after a year of that they take the oars, because one of you must. They choose the town and sign the papers. When it’s good, you enjoy it. When it’s bad, it was their idea, so your hands are clean, and they’ve been made into the bossy one. What they’ve missed isn’t help but being chosen, out loud, by you. When it gets too much you hide in a screen, and weeks go by.",
      ],
      [
        "paragraph",
        "Decide as you’d step into cold water, quickly and with your body. Set an hour, walk until it’s up, come in and say it at the door: “I’ve let this run on, and it was unfair to you. I want us to take the house. If it’s wrong, it’s my mistake, too.” Not choosing is also something you do to a person.",
      ],
    ],
    ask: "Which decision are you letting run out, and who is going to have to make it for you?",
  },
};
