import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Under the enthusiasm lies a fear of the pause. If you waited, they might say no, and the no would be to you: to your judgment, your company, your picture of how things could be between you. Speed prevents that. It has also made you the courageous one in many groups, and no one asks the person in front whether they’re afraid of walking alone.",
      ],
      [
        "paragraph",
        "With a partner it looks like generosity with a timetable. The trip is booked as a surprise, the quarrel is settled before they’ve understood it, and even their recovery from a bad day is hurried along. They feel adored, and somewhat absent. Friends learn to tell you about a wish only when they’re sure of it, since half-formed wishes get adopted. In a hard stretch you push harder, take every hesitation as disloyalty, and say something sharp about people who only talk. You regret it within the hour.",
      ],
      [
        "paragraph",
        "Once admitted, the fire is worth more, because people need someone who’ll run beside them, provided that they chose the road. Slow your first sentence and keep the second: listen until they’ve contradicted themselves twice, and only then ask, “What would you like from me?” With those you love, acknowledge the other side as well: “When you hesitate, I’m scared that you don’t want to do this with me.”",
      ],
    ],
    ask: "Who is living out a yes that you said for them?",
  },
  Taurus: {
    stances: { trust: "quick" },
    lines: [
      [
        "paragraph",
        "The motive is a fear of being a friend for bad weather only. Someone in difficulty lets you in immediately, and you know who you are there. Once they’ve recovered, your position is no longer obvious, so a part of you, quite without malice, goes on addressing the wound. It made sense. Those you had helped were the ones who stayed.",
      ],
      [
        "paragraph",
        "A partner who had a hard time when you met can spend ten years being treated with consideration. You speak for them when they’re tired, you warn others about their sore spots, and when they attempt something daring, you ask if they’re sure. Friends with good news notice that you’re pleased, briefly, and more animated when it goes wrong. Under strain you’re drawn to new sufferers and serve them to exhaustion, while the people who are simply happy to have you go to dinner without you.",
      ],
      [
        "paragraph",
        "Put it into words, and your constancy can follow people upward, too. You’re able to believe in someone’s health as stubbornly as you believed in their talent. Tell one of them, “I’ve gone on looking after you because I liked having a reason to call. I’d like to call without one.” Then stay for something undemanding, a meal or a game, and discover that your company, with no service included, is what they had come for.",
      ],
    ],
    ask: "Who has outgrown a sorrow that you still greet them with?",
  },
  Gemini: {
    stances: { company: "company", voice: "both" },
    lines: [
      [
        "paragraph",
        "Your shadow is a hunger to be loved at first sight, because at second sight there would be more to see. A first meeting shows you at your best: quick, warm, entirely interested. What comes later, such as boredom, bad moods and plain need, hasn’t been rehearsed. As long as there’s someone new, it doesn’t have to be.",
      ],
      [
        "paragraph",
        "A partner hears you laughing on the phone with someone you’ve known since Tuesday, and remembers being that person. At home they get what’s left, which is affectionate and a bit absent. Friends feel chosen, then wait; they count the weeks until your “I’ll call you” and conclude that they misread it. When you’re low, you raise the number of contacts, talk more, reply to everyone, and end up lonelier, since few of those hundred people would recognize your voice without its shine.",
      ],
      [
        "paragraph",
        "The talent only needs to be turned around once in a while. You know better than anyone what it takes for closeness to occur: a good question, time, and someone who answers. Take the other chair. Tell a friend who has proved themselves, “You know less about me than you think, and I’d like to change that. Ask me something.” Then answer at the length you’d want from them. You’ll feel dull, and exposed, and afterward strangely attached to the person who listened.",
      ],
    ],
    ask: "Who thinks of you as their closest friend, and do they know they aren’t yours?",
  },
  Cancer: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "What you’re afraid of is the silence after the argument. Love, for you, is being allowed to stay. With outsiders you’re courageous, since nothing depends on it, and the praise you receive for your directness prevents you from noticing that you’ve never tried it where it counts. Keeping the peace at home had a purpose. It kept everyone in.",
      ],
      [
        "paragraph",
        "A partner lives with the finest listener they know and has never heard a real complaint. When it comes, after years, it comes whole, and they ask why you didn’t tell them; you say that you did, and you mean the way you scrubbed the pan. Friends of long standing gradually enter the same protected zone, and receive less frankness from you than newer ones do. Under stress you feed people and worry aloud about their health, and anyone who inquires about yours gets a reassuring smile.",
      ],
      [
        "paragraph",
        "You possess the ability already; it only has to come home. Begin with the mildest item on the list and the person who’d forgive you anything. “There’s something I haven’t said because I didn’t want to upset you. May I?” Speak for a minute, as you’d speak to a student, and then let them be upset. You’ll want to run. Stay. Afterward, in most cases, they come closer, since they’ve finally been treated like someone strong enough to stay.",
      ],
    ],
    ask: "What have you told a stranger about your family that your family has never heard?",
  },
  Leo: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "The fear is that what you give would not be given to you unasked, because you might not deserve it. That’s hidden under so much radiance that you yourself rarely look. Applauding others is a beautiful solution: you stand in the light that falls on them, you’re loved for your generosity, and you never learn what people would say if you left the stage. No one can refuse you something that you only ever offer.",
      ],
      [
        "paragraph",
        "With a partner, the courtship is a coronation. Over time, your tributes start to have a listening quality; they feel that a reply is expected, can’t guess which one, and say, “You, too,” which is the wrong answer, so you turn theatrical, then wounded. Friends sense a string attached to your delight, thin but real. When you’re overlooked in public you become even more generous, and cry in the car.",
      ],
      [
        "paragraph",
        "Acknowledge the appetite, and your praise becomes clean. People can rest in it, since you’ve got other ways of being fed. Choose two friends with an eye for detail and make the arrangement openly: “I’m bad at asking, so I’m asking. When I do something well, tell me what it was.” Then accept what they say without improving or returning it. It will be clumsier than yours. It will also be the first that you didn’t have to write.",
      ],
    ],
    ask: "Which of your compliments have you been waiting the longest to receive?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What hides in your strictness is a high rank. You expect more of yourself because, at bottom, you think that more is in you, and going easy on others is partly a way of expecting less of them. It would horrify you to look at it like that, yet it explains why praise slides off: the judges seem lenient. Being above reproach has kept you useful, welcome and safe.",
      ],
      [
        "paragraph",
        "A partner gets endless understanding and no equal. When they’ve hurt you, you explain it for them; when you’ve hurt them, you punish yourself so thoroughly that they have to comfort you, and their own complaint is lost. Friends feel improved by your company and slightly ashamed of their kitchens. Under stress you become more considerate and more tense, and apologize for everything, until the people around you begin apologizing as well, without knowing for what.",
      ],
      [
        "paragraph",
        "Taken off yourself, that eye is the best teacher many people will ever have, and it does better work in someone who is known to fail. Tell a person who looks up to you about a mistake from this month, while it’s still embarrassing. Ask them, “What would you do?” and use the advice. Then write the sentence you say to yourself in the car on a card, and beneath it, what you’d say to a student.",
      ],
    ],
    ask: "Whom do you forgive so easily because you never expected that much of them?",
  },
  Libra: {
    stances: { candor: "peace", lead: "lead" },
    lines: [
      [
        "paragraph",
        "The motive is to have influence without being blamed for it. An open wish can be refused and an open order resented, whereas a conclusion they reached by themselves is safe from both. There’s a sore spot underneath: you don’t believe that what you want would be reason enough for anyone, so you supply them with better reasons. It has kept you beloved in positions where most leaders aren’t.",
      ],
      [
        "paragraph",
        "A partner can spend years in a life you designed without ever having been invited into it. If they catch sight of the threads, they begin to check everything you’ve been nice about, and you feel unjustly accused, because you meant well. Friends say that they can’t tell what you really think. When your influence fails, you become hurt and lofty, and let the news of it reach people through a third person. Plain anger would be easier on them. They could answer it.",
      ],
      [
        "paragraph",
        "Spoken aloud, your wishes are mostly generous, and people enjoy meeting them. Confess to one recent piece of steering: “I wanted us to pick this place, and I worked on you a bit. Was that all right?” They’ll laugh, or they won’t, and either way it will be a real conversation. Next, ask for something outright and accept whatever happens. Anyone who has refused you once can be believed when they say yes.",
      ],
    ],
    ask: "What would people give you freely if you stopped arranging for it?",
  },
  Scorpio: {
    stances: { voice: "both", trust: "both" },
    lines: [
      [
        "paragraph",
        "Your shadow is a need to be the one who knows. With another person’s secret in your possession, you’re safe from surprises; with yours in theirs, you’d be at their mercy. If something you once said was used against you, it was a reasonable conclusion, and so you became trustworthy and made sure that the trust ran in one direction.",
      ],
      [
        "paragraph",
        "A partner knows your past by heart and has to guess at your present. A remark they made years ago comes back, word for word, at an unfortunate moment. When they disappoint you, you turn perfectly polite, and they’d prefer shouting. Friends would walk through fire for you and have no idea that you were frightened all spring. Under stress you investigate: you ask an innocent question to which you already know the answer, and you watch. Those who love you begin to feel like witnesses.",
      ],
      [
        "paragraph",
        "In the open, such depth makes you the person with whom others can begin again. You’ve seen how well people survive being known; apply the finding to yourself. Tell your closest friend, “I get you to talk so that I won’t have to. Ask me something you’ve wondered about, and don’t let me turn it around.” When the answer is out, you’ll want to take it back. Leave it there. Someone has a piece of you now, and is treating it well.",
      ],
    ],
    ask: "What are you living through right now that no one has been told?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Behind the optimism lies something you’re running from, the suspicion that certain things are simply bad, lead nowhere and make no one better. Hardship you can stand. What you can’t stand is pointlessness. A meaning, quickly found, closes the hole. It has gotten you through what would have flattened another person, and it’s natural to pass on the thing that worked.",
      ],
      [
        "paragraph",
        "A grieving partner gets perspective when they wanted company, and after several such evenings they say that they’re fine. Blunt remarks slip out as well: over dinner you announce what you’ve understood about someone’s marriage, and you’ve moved on before seeing where it landed. Friends whom you’ve encouraged feel that it disappoints you if they’re still sad in the third month, and under stress you preach, travel or start something, with a theory ready by dessert if anyone points out how low you seem.",
      ],
      [
        "paragraph",
        "Slow down, and your hope becomes believable, because it will have looked at what it’s talking about. Begin with your own next disappointment. For three days, draw no conclusion, and tell someone, “This hurts, and I don’t want to learn anything from it yet.” It’s an odd sentence, and people move closer when they hear it. The meaning that comes later will be plainer than your usual ones, and it will last. Then others will ask you for it.",
      ],
    ],
    ask: "What pain did you turn into a lesson so fast that you never felt it?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "At the center of all this industry is a doubt that anyone would want you for your company. Service has a value that can be measured; sitting there doesn’t. As long as you’ve earned your place this evening, no one will wonder why you occupy it. A person who was praised early for being responsible learns that thoroughly, and others reward it.",
      ],
      [
        "paragraph",
        "A partner discovers that you’re easiest to reach about logistics: they mention a feeling, and you solve it or schedule it for Thursday. They know that you’d do anything for them, and the one thing you don’t do is linger. Friends keep their troubles short, out of consideration, and never inquire about yours, because you’ve made needing help look like something that happens in other departments. When you’re overtired, you organize harder. Everyone obeys, and no one has come near you all day.",
      ],
      [
        "paragraph",
        "Competence like yours is a blessing to anyone who gets you along with it. Let something be badly organized while you sit down. Tell those you love, “I hide behind the arrangements. Without them I don’t quite know what to do with myself.” They’ve known for years, and it will move them that you admitted it. You’ll feel like a guest who arrived without a gift. Look up: they’ve made space for you on the couch.",
      ],
    ],
    ask: "Who would still seek you out if you had nothing to do for them?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "The fear is of being seen after the charm has gone to bed. With strangers you’re the best idea of yourself, generous and bright, and the idea is accurate as far as it goes. It has no bad temper, though, no envy and no blank hours. A good cause protects you, since no one can blame you for being out among those who need you.",
      ],
      [
        "paragraph",
        "A partner is in competition with humanity and can’t win. They get the report, the exhaustion and the principles, after the sparkle was distributed at the meeting. If they ask for you in particular, on the couch, without a topic, you turn shy, then abstract, and finally you propose a solution. Old friends notice that you thank them in speeches, and they’d prefer to be called. When your life becomes difficult, you widen the circle and tell an audience what you’ve never told the person beside you.",
      ],
      [
        "paragraph",
        "Intimacy is the one reform that you haven’t tried at home. Say to the person who knows you best, “I’m good at beginnings. When someone has seen me tired, I go shy, and it looks as if I’d lost interest.” That will explain about five years to them. Then be deliberately ordinary for an evening. You’ll discover what no stranger can offer: they’ve known about the bad temper all along, and they set a place for it.",
      ],
    ],
    ask: "Who used to get your best questions, and when did you last ask them one?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Being needed tells you who you are, and without it you’re afraid of finding no one there. A desire of your own would have to be chosen and defended, and it can fail; a need simply takes you by the hand. So you maintain that you have no alternative, and having none is a relief.",
      ],
      [
        "paragraph",
        "A partner who is well gets your exhausted hours and learns that health is bad for romance. They wait for you to come home from the unhappy, and then you have to lie down. Friends lean on you so completely that you’ve no idea which of them would prefer you upright. When it becomes too much, you vanish for days without a word, and those who counted on you are frightened and conclude that they were too demanding, when you’d merely run out of other people’s wishes.",
      ],
      [
        "paragraph",
        "Admit that you don’t know what you want, and you’ve begun to want something. Look for it in your envy, which is remarkably accurate: whose life did you hear about recently with a pang? Telephone a friend who isn’t in any difficulty and say, “Nothing’s wrong. I’d just like to see you.” Then pick one wish and protect it as you’d protect a frightened stranger. You know how that’s done: you stay beside it, you feed it daily, and you let no one talk it down.",
      ],
    ],
    ask: "What would you do with your life if everyone you love were fine?",
  },
};
