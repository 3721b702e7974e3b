import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The motive is a dread of coming second, and it goes deeper than ambition. Next to a rival you know who you are: faster, bolder, still standing. Without one you’d have to ask what you actually like, and that answer is slow and indistinct, while a starting gun is loud. So you let the contest decide. It spared you considerable doubt.",
      ],
      [
        "paragraph",
        "A partner often receives the most attentive courtship of their life, followed by a puzzling calm. You haven’t gone cold; you’ve stopped at the finish line, and they’re still running. Some learn to bring you back with jealousy or a threat to leave, which works, and teaches both of you that love requires an enemy. Friends discover that their good news immediately reminds you of yours. Under stress everything becomes a competition, including who’s more exhausted, and people quit confiding their troubles because they don’t care to be beaten at those, too.",
      ],
      [
        "paragraph",
        "Once you know this, the drive can turn generous, because you’re able to want a victory for another person with the same heat. Pick someone whose success costs you nothing and fight for it, and practice desire in private as well: once a week, do something at which you’ll never outperform anyone, and keep no score. In your next quarrel, try, “I don’t need to win this. I want to know what you meant.”",
      ],
    ],
    ask: "What would you stop wanting tomorrow if everyone else stopped wanting it?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Beneath the generosity sits shame, and you handle it as others handle a bill: promptly, in full, without examining the items. Being in the wrong makes you feel poor, which is frightening for a person who relies on their own resources, and the sooner it’s over the better. Gifts end it. No one can call you selfish while you’re putting something beautiful in their hands.",
      ],
      [
        "paragraph",
        "With a partner it leads to a strange inflation: the presents improve, the quarrel stays the same, and one day they push the latest offering away, and you’re wounded, because by your calculation you’ve been paying for years. They wanted one sentence. Friends anticipate the good treatment that follows a disappointment, so they forgive you in advance and expect less. When you’re strained you turn stubborn: you’ve done plenty, you say, adding it up, which is correct and also irrelevant.",
      ],
      [
        "paragraph",
        "Seen squarely, it’s a fine instinct with one step missing. Most guilty people do nothing at all, while you arrive with something generous; only find out first what it’s for. Ask, “What did that cost you?” and take in the answer without defending yourself, the way you’d take a punch you had coming. It will be over sooner than you imagine, and what you give afterward is no longer a payment, so they’ll finally be able to enjoy it.",
      ],
    ],
    ask: "Which apology have you been paying in installments without ever saying it?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "To ask in earnest is to show that you care about the answer, and that’s what you avoid. A tease can be dropped as nothing, whereas a question leaves you standing there, visibly interested, while the other person decides whether to let you in. For someone so fast, depending on another’s goodwill feels like weakness, so you collect your information without requesting it.",
      ],
      [
        "paragraph",
        "A partner can’t always tell if they’re being loved or tested. You bring up an ex, an old blunder, a sore point, just to see; you grin, and the subject has changed while they’re still upset. They conclude that you find their feelings entertaining. Friends enjoy you in groups and confide in someone else about the divorce. Under stress you needle the person who is near, get three arguments going, and feel curiously better, since commotion is easier to bear than uncertainty.",
      ],
      [
        "paragraph",
        "Admit that you want to know, and you turn out to be gifted at it. You notice the word someone avoided, nothing they say will shock you, and all that’s missing is for them to see your interest first. Lead with your own card: “I’ve been wondering about us, and I’m nervous to bring it up.” Anyone who hears that will tell you more in five minutes than a year of teasing drew out. If they tease you back, stay serious.",
      ],
    ],
    ask: "What are you so keen to know about someone that you’ve only joked about it?",
  },
  Cancer: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "What you’re hiding is how easily you bruise. You live as if being hurt and being helpless were one thing, and as if the person who has to win a scene can’t also be the tender one in it. Defending others lets the tenderness out in armor. It’s noble, it’s useful, and it means that your own sore spots never receive any company.",
      ],
      [
        "paragraph",
        "A partner knows two of you, the bear at the gate and the comedian behind it. If they wound you, they get a wisecrack, followed by several days of unexplained coldness. Friends hesitate before complaining of anyone, because you’ll immediately go and deal with it. At your most strained, you start battles for people who begged you not to, and they feel used more than protected, although they can’t say so to someone whose intentions are good.",
      ],
      [
        "paragraph",
        "Claim the hurt, and your strength gets something of its own to defend. You know what a good ally does: believes it, asks what happened, takes your side. Do those three things for yourself first, then permit one other person to do them, and explain how: “Something was said to me today, and it got to me. Don’t fix it. Just be on my side.” Halfway through, you’ll want to leave. Stay, because this is precisely the comfort that everyone else has been finding in you.",
      ],
    ],
    ask: "Whose battle are you fighting that is really about something done to you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The fear is an ordinary one, that if you stopped providing the occasion, no one would appear, and it persists because you’ve never checked. Generosity suits you, and it also buys the one seat from which you can’t see who is there for you and who’s there for the show. As long as you continue paying, in energy, wit and money, the question can’t come up.",
      ],
      [
        "paragraph",
        "With a partner you’re thrilling company and extraordinarily difficult to give to. Surprises are yours to plan; when they attempt one, you improve it halfway through, so eventually they quit trying. They feel like a favorite guest. Friends know your best stories and couldn’t say what frightened you this winter. Under strain you escalate, with a louder joke, a costlier gift, a round for the table, and if the response is lukewarm, you can brood for a week over a remark that no one else remembers.",
      ],
      [
        "paragraph",
        "Turned around, the fear tells you what you want, which is to be sought out with nothing in your hands. That’s a modest desire, and it can be expressed: “I always do the calling, and sometimes I wonder. Would you call me this month?” It’s embarrassing for a minute. Most friends will be dismayed, having always assumed you were unavailable. Then be a guest. Bring nothing, leave before the end, and let them miss you.",
      ],
    ],
    ask: "Who would call you first if you made no plans for a whole month?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The fear is exposure: that one day someone will look closely and discover that you made it up as you went. You did make it up. Anyone quick does; what you omit is the ten thousand details you’d already noticed. Discounting yourself has been a sensible precaution, because a person who claims nothing can’t be found out.",
      ],
      [
        "paragraph",
        "A partner who admires you gets corrected: they say you were wonderful, you list the errors, and gradually they stop saying it. Then comes the part you’d rather not hear, which is that you check theirs. The way they packed, parked or planned it gets redone, because the flaw you couldn’t find in yourself has to be somewhere. Friends appreciate your help and dread your eyebrow. Under stress you take wilder chances and inspect more severely, both on the same day.",
      ],
      [
        "paragraph",
        "The judge can be reasoned with, since it respects evidence. Ask a person who has watched you for years, “What do I do that looks like luck and isn’t?” and take down their answer word for word. After that, aim the sharp eye at what succeeds, first in yourself and then aloud in others: “You got the timing exactly right.” That allows those around you to make their mistakes in front of you instead of behind your back.",
      ],
    ],
    ask: "What would you have to take seriously if your luck turned out to be skill?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "The wish is to win without anyone being against you, and there’s only one way to accomplish that, which is never to ask for what you might not get. Refusal hits you twice. It’s a defeat, and it’s a crack in the mood that you yourself put there. Reading people in advance protects you from both.",
      ],
      [
        "paragraph",
        "With a partner everything works, and that is the complaint. They get a fair share, agreeable company, and no idea what you’d fight for. Some begin to feel managed and go looking for your bottom line by being deliberately difficult. Friends adore you as an intermediary; each believes that you’re secretly on their side, since you found a way to agree with all of them. Strain emerges as sarcasm. Something you conceded in March returns as a dig in June, everyone laughs, and one person drives home wondering.",
      ],
      [
        "paragraph",
        "Used in the open, this skill makes arrangements that last, provided your own party is represented. Before any talk that matters, put your full wish in one line and read it first. To the person who is closest, try, “I’ve been agreeing to things I don’t much like, and you couldn’t have known.” Their expression will drop, and you’ll want to rush in and catch it. Let it drop. People can be disappointed and stay, although you’ve seldom given them the opportunity to prove it.",
      ],
    ],
    ask: "What have you never been refused because you never really asked for it?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "What you fear is being taken in. Injury from an enemy you could tolerate; what you’d never forgive yourself is having relaxed. So you never quite do. Testing people allows you to feel near them and remain in control, whereas trust means going off duty in their presence. If an affectionate manner has fooled you before, the caution was earned.",
      ],
      [
        "paragraph",
        "With a partner, the peaceful weeks are the dangerous ones: everything goes well, you suspect that it can’t be real, and you start a storm to get a look at the ground. They pass, and then they have to pass again, because a test proves only its own day. The warmth you were checking on is worn away by the checking. Friends hear from you in their disasters and seldom on their birthdays, and when you’re the one under strain, you tell no one, observe who guesses, and remember those who don’t.",
      ],
      [
        "paragraph",
        "Brought out, this appetite for reality makes you capable of a loyalty that few get to experience. If you want to learn whether someone means it, show them something that can be used against you, and see how they look after it. Or skip the exam: “I’ve been poking at you to find out whether you’d stay. I’d rather just ask. Will you?” An answer given in peace is the only kind that’s given freely.",
      ],
    ],
    ask: "Who has passed all your tests and is still waiting to be believed?",
  },
  Sagittarius: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "What you run from is the moment when a thing shrinks to its actual size. At midnight a plan is limitless; with a budget, it’s a weekend and a rental car, with you in it, in your usual mood. The hope was to become more than that, and a fresh promise restores it, for an evening.",
      ],
      [
        "paragraph",
        "A partner falls in love with the future you describe and lives, meanwhile, in a present that no one is minding. They seldom complain, because it would make them the brake, and that’s a lonely role to hand a person. Friends divide into those who come for the show and expect nothing, and those who believed you and got tired. When you’re pressed to deliver, you turn breezy, then philosophical about freedom, and finally you leave early with a new idea and a clear conscience. Someone else cancels the reservation.",
      ],
      [
        "paragraph",
        "Once you see it, you can put your best talent where it’s rarest, in the middle, after the rest have lost heart. Make a flat Wednesday in week six feel like a beginning. Choose a commitment you’ve let slide and tell its owner, “I meant it, and I dropped it. Here’s what I can actually do.” Keeping a modest word will seem like a comedown, until you notice that they’ve started to lean on you.",
      ],
    ],
    ask: "Whose future did you describe so well that they’re still waiting in it?",
  },
  Capricorn: {
    stances: { voice: "both", risk: "bold" },
    lines: [
      [
        "paragraph",
        "At bottom you believe that people stay with you because you’re strong, and you’d rather not learn what they’d do otherwise. Being the one who can take it earned you an elevated position, with respect and a view. But no one up there can climb down, so every setback becomes a threat to the reason you’re loved.",
      ],
      [
        "paragraph",
        "A partner opens an official letter, or discovers from a coworker what you went through in the fall. The sum matters less to them than the months in which you sat across the table and said you were tired. They begin to wonder what else you’re managing, themselves included. Friends stop admitting failures to a person who doesn’t appear to have any. When it becomes serious, you cover the original risk with a larger one, immediately, and turn impatient with anyone who inquires. They imagine you’re angry. You’re doing sums.",
      ],
      [
        "paragraph",
        "What this has given you is remarkable nerves, and they’d be more valuable with a witness. Choose one person and agree on a walk on the first of the month, when each of you names the worst number you’ve got. Begin with, “I hate telling you this.” Then watch, because most people who are trusted with real trouble sit up straighter and come closer. You’ve been the only strong one among people who were never asked.",
      ],
    ],
    ask: "Which loss are you sitting on alone that someone near you has already sensed?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Being predictable feels to you like being replaceable. If anyone can say in advance what you’ll do, then a machine could do it, or another person, and you’d be part of the furniture. Surprise keeps you visible. People do thank the guest and overlook the resident, so you’ve remained a guest.",
      ],
      [
        "paragraph",
        "A partner lives under a law they never voted for: the way to get something from you is not to want it. They hint away from their hopes, or act indifferent, and end up lonely beside a person who’d give them nearly anything by accident. Friends invite you at the last minute because that works. When someone says plainly what they need, your neck stiffens, and you offer a brilliant solution instead of the evening they asked for. On a bad day you break an agreement just to get some air. Afterward you can’t explain why.",
      ],
      [
        "paragraph",
        "This nerve is worth keeping, for the rules that deserve it. What’s missing is the liberty to say yes to something that another person said first. When a request makes you bristle, wait a minute and consider whether you’d want it if you’d thought of it alone. If so, say, “I was about to refuse because you asked. I’d love to.” They’ll laugh with relief, having believed for years that it was about them.",
      ],
    ],
    ask: "What do you miss doing that you gave up only because someone counted on it?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid that if you stopped, you’d sink, since sadness seems bottomless to anyone who rarely stays in it long enough to touch the floor. Action keeps your head above it, and has the additional charm of being virtuous, since no one criticizes a person who is out helping. Running toward other people’s pain is the most respectable way there is to run from your own.",
      ],
      [
        "paragraph",
        "A partner in tears wants arms and gets a plan, so they feel dismissed, as if crying were a leak. When they ask how you are, you say “Good” on your way past, and you believe it. Friends in trouble receive everything and know almost nothing about you. Under stress you agree to three rescues simultaneously, and on some perfectly ordinary Sunday everything catches up, and you can’t get off the couch or explain why.",
      ],
      [
        "paragraph",
        "Slow down by a few minutes, and your sympathy becomes accurate, because you already notice what others miss and have only been leaving before the information arrived. Ask, “Do you want help, or do you want company?” Accept the second answer and sit there. Let your legs twitch. Once a week, show one of your own moods the same courtesy. Then tell someone its name: “It was grief, and I thought it was boredom.” Admissions like that allow people to come to you for a change.",
      ],
    ],
    ask: "Whose trouble did you rush to last, and what were you feeling just before?",
  },
};
