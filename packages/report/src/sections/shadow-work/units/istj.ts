import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "What you can’t stand is waiting on someone. Depending on another person’s timing feels like being tied to a chair, and you’d rather be exhausted than helpless. There is pride in it too, because as long as it all comes down to you, your place is secure. The habit was built on good evidence, since people do forget and you don’t. It has become a way of never having to find out who wouldn’t.",
      ],
      [
        "paragraph",
        "At home it’s heard as a verdict. You take the map or the half-written message out of a hand that was using it, and say something sensible. They let go. After a while a partner asks permission before doing anything, or simply stops, and you feel alone with all of it, which by now you are. Under stress you speed up and shorten your sentences, and what you mean as rescue is easily taken for a rebuke, although an offer of help would have touched you.",
      ],
      [
        "paragraph",
        "What people love in you is the whole heart you bring to a bad day: you’re on the road before they’ve finished explaining. Admit that waiting frightens you, and your speed becomes a gift that others can accept or decline. Before reaching, say, “Do you want a hand, or do you want to finish?” and obey the answer. In time you learn who’d come through.",
      ],
    ],
    ask: "Who around you has stopped trying because you were always quicker?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Your shadow is the fear of having been wrong for years. To reopen one old choice would put the whole account in doubt: the time, the effort, the pleasures you turned down for its sake. So it isn’t reopened, and persistence gets the credit that belongs to caution, which made sense, since steadiness wins often enough to be trusted.",
      ],
      [
        "paragraph",
        "A partner seldom doubts that you’ll stay. What they can’t find out is whether you’d come. They suggest a change, receive an answer that was ready before they had finished, and feel that they are living with a finished contract. Friends enjoy your constancy and plan their experiments with other people. Under stress you plant your feet, repeat yourself at the same volume, and eat what you always eat. They decide to bring it up another time.",
      ],
      [
        "paragraph",
        "You’re a restful person to love. There is comfort in your company, a slow kind of humor, and a patience with other people’s moods that many have never met elsewhere. Once you admit the fear of having chosen wrong, a commitment becomes something you can renew instead of merely continue. Ask someone close, “What would you like us to do differently this year?” and let one answer win.",
      ],
    ],
    ask: "What would you not choose again, if choosing it again were required?",
  },
  Gemini: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Under the good account lies a fear of saying something you can’t back up. A date can be checked, and a person who sticks to dates is never made to look foolish. “I’m sad” has no source. It can be doubted, outgrown by tomorrow, or handled badly by someone who means well, and then you’d have both the sadness and the scene. Precision has always earned you respect. Naturally you reached for it here too.",
      ],
      [
        "paragraph",
        "A partner hears about your day in detail and learns what you’re going through from your sleep. They ask, “But how are you?” and receive another paragraph. Eventually they stop asking and watch your hands. Under stress you produce more information, faster, with corrections, or you read about the problem until two in the morning; what reaches the others is a lecture, and they answer the lecture, and the fear underneath it never comes up.",
      ],
      [
        "paragraph",
        "Your company is a pleasure: you’re curious about nearly everyone, dry at the right moment, and you remember what people told you in spring. Admit that you fear being wrong about yourself, and your ear for the accurate word can serve you too, since where most people say that they feel bad, you could say “left out,” or “jealous for about an hour,” and be believed. Begin with, “I’m going to tell you something I’m not sure of.”",
      ],
    ],
    ask: "Who knows everything that happened to you and nothing about what it did to you?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Behind the checking is a helplessness you can hardly stand. To love someone is to be exposed to whatever happens to them, and a list makes that bearable for an hour. Practical usefulness also conceals vulnerability; a person who inquires about the insurance doesn’t have to say, “I couldn’t do without you.” The habit has kept many people out of trouble, and you out of sight.",
      ],
      [
        "paragraph",
        "With a partner it turns into the tone of a supervisor. They announce good news, you immediately identify the risk in it, and their shoulders drop, because for a moment they can’t hear how glad you are. Friends and relatives tell you about difficulties afterward, in a cheerful summary. Under stress you check locks, accounts and other people’s arrangements, sleep badly, and feel unthanked. Few people think to comfort you. They are busy demonstrating that they’re fine.",
      ],
      [
        "paragraph",
        "There’s a deep tenderness in you, and a loyalty that doesn’t depend on anyone’s success; people come to you when they have failed, because you never loved them for winning. Admit the fear, and you get to share it, which is the part that was missing. Worries told to you while they’re still uncertain are a form of trust. Ask the one who matters most, “Do you want my help with this, or my company?” and give exactly that.",
      ],
    ],
    ask: "Who tells you less than they used to, because of how you worry?",
  },
  Leo: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "The motive is dignity, and dignity is guarding something tender. Being laughed at affects you more than you let on. You suspect that respect is what people have for you in place of love, and that a clumsy hour would use it up, so you keep paying with competence, punctually, for a place that is already yours.",
      ],
      [
        "paragraph",
        "A partner gets a strong, well-dressed version of you and misses the other. They love you most when you’ve lost the map, and you make sure never to lose it. When you’re wrong you correct the matter silently, so the sentence they need, “I made a mistake,” hardly ever comes. Younger people admire you and are slightly afraid, because they’ve only seen results. Under stress your manner gets formal, and anyone who asks whether you’re all right gets an excellent answer and no news.",
      ],
      [
        "paragraph",
        "Your generosity is easy to love: you celebrate other people’s occasions as though they were your own, and no one you care about is ever represented badly. Admit how tender your pride is, and it can learn to be proud of nerve, since it takes more courage for you to be a cheerful amateur than for most. Tell the person closest to you, “I was wrong on Saturday, and I hate how that feels.”",
      ],
    ],
    ask: "What would you love to do if no one ever saw you learning it?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Helplessness is what you’re cleaning away. Sorrow gives you nothing to do, and a person who has always been useful has little practice at being merely sad. Order promises that causes have effects, that effort counts, that someone is in charge. When the large things break that promise, the small ones can be made to honor it by nine o’clock. It can get a person through weeks that flatten others.",
      ],
      [
        "paragraph",
        "A partner meets it as a cold front of remarks. The tone is reasonable and the remarks are right, which makes them hard to bear. They argue about the dishes for two hours, go to bed sore, and never learn that you had been lying awake over them. Under stress your stomach tightens, you sleep in pieces, and you check what was checked. What others feel is the criticism, and they miss that you’re going through something they’d gladly have shared.",
      ],
      [
        "paragraph",
        "You have a kindness that shows in particulars: the right lamp beside the guest bed, the question about the test result on the day it’s due. People feel thought of. Admit the helplessness, and that attention can go to the thing that hurts instead of the thing beside it. At the moment when a crumb becomes unbearable, put down the cloth and say, “I’m picking at this because I’m scared.” You can tidy afterward, together.",
      ],
    ],
    ask: "What were you upset about the last time you corrected something trivial?",
  },
  Libra: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "What you fear is being in someone’s hands. A person who owes can be asked for anything, reminded, pitied; a person who is even can go home. Behind the good manners, that is part of what the balance is for, because it lets you leave whenever you like. Fairness is a fine thing to believe in. It also happens that it never requires you to need anyone.",
      ],
      [
        "paragraph",
        "A partner lives in a well-run partnership and longs for a little extravagance. Gifts to you are met in kind, so precisely that giving begins to feel like trade. When they forget their share you say nothing, do yours to the minute, and let the contrast speak. Friends like you, and turn to messier people in a crisis, where they don’t feel that a tally has begun. Under stress you count. The figures are accurate, they go back years, and reading them out seldom brings anyone closer.",
      ],
      [
        "paragraph",
        "People relax near you because they know they’ll be dealt with decently, in a quarrel as well as at a party, and because your manners come from real consideration. Admit the fear of being in someone’s hands, and you can choose whose hands they are. Stay in one person’s debt on purpose, and tell them so: “I’m not going to pay you back for this one.”",
      ],
    ],
    ask: "Whose kindness did you return so quickly that they stopped offering it?",
  },
  Scorpio: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Wishes, as you see them, are handles: anyone who knows what you want can offer it, withhold it, or watch you go without. A level voice gives them nothing to grip, and there is power in that, which you enjoy somewhat more than you’d admit. For a person who attaches so completely, such caution was reasonable protection.",
      ],
      [
        "paragraph",
        "A partner can live with you for a decade and still wonder. Your devotion is expressed in practical actions; the words and the face that would explain it are missing, so on a bad night they interpret the actions as obligation, and lie there listening to you breathe. They ask, “Do you even want this?” and the question hurts so much that your answer comes out cool. Under stress you close further, sleep little, and watch for who notices. Some don’t. In your mind they move outward, for missing what you had hidden with considerable skill.",
      ],
      [
        "paragraph",
        "You’re the one people think of when it’s serious. There’s no gossip in you and hardly any vanity, but a tenderness toward the few who are yours that would surprise those who only know your manner. Admit that being known feels dangerous, and what you do show will be believed, since you never exaggerate. Tell one person what you couldn’t stand to lose: “If I seem calm about you, don’t believe it.”",
      ],
    ],
    ask: "What do you want so much that you’ve made sure no one knows?",
  },
  Sagittarius: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "The fear is that the dream won’t survive contact. While it stays ahead of you, it gives meaning to the dull weeks, and lets you feel that your real life is larger than the one anyone sees. There’s a second comfort, less noble: a person who is needed everywhere never has to ask what they would do with freedom.",
      ],
      [
        "paragraph",
        "At home you turn into someone who could have. A partner hears about the other life, offers to start it with you, and meets five obligations they’d never heard of. They begin to feel like one of them. Friends who simply go, unprepared and uninsured, receive a lecture and wonder how they offended you. Under stress you say yes to more, sigh, and make jokes with an edge about those with time on their hands. What the others sense is resentment with no sender.",
      ],
      [
        "paragraph",
        "Under all that responsibility there’s a cheerful, hopeful person with a taste for large ideas, who can make a long drive or a dull committee feel like an outing. Admit the fear of disappointment, and your sense of duty becomes the best ally a wish could have. Since you keep appointments, make one with the thing you want, pay for it, and tell a friend, “Hold me to this. I’m promising you.”",
      ],
    ],
    ask: "Which of your obligations would you miss as an excuse if it ended tomorrow?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Behind the hardness is a doubt about whether you’d be wanted if you cost nothing. Effort is the part of you that you can account for. If love or success came freely, it could leave just as freely, and you wouldn’t know what to do to keep it; when it was bought with years, there’s a receipt. For getting through difficult times there’s no better belief. It’s poor preparation for good ones.",
      ],
      [
        "paragraph",
        "An affectionate partner slowly discovers that affection doesn’t register with you. Being difficult would secure your full attention, but they are considerate, so you go back to work. Friends who call just to chat are asked what they need. Under stress you make things harder still: less sleep, no help, a longer list, and a grim satisfaction that shows at the corners of your mouth. Those who love you would be glad to give you something, and wait for a hint.",
      ],
      [
        "paragraph",
        "There’s a dry wit in you that comes out when things are worst, and a faithfulness that people build their lives on. They love you for that and also for nothing in particular. Admit the doubt about being wanted for free, and you can let a pleasure count without earning it. Call someone who has never asked you for anything, stay on the line, and say, “I forget that you like me.”",
      ],
    ],
    ask: "Who loves you without effort, and have you held that against them?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "What you’re protecting is the pleasure of being right where no one can test it. In your head the argument is always won; spoken, it would meet people with facts of their own, and your position as the only clear mind in the building could come to an end. There’s fear in it as well. Anyone who objects aloud can be voted down, and shown how few stand with them.",
      ],
      [
        "paragraph",
        "A partner hears “fine” and can tell that your thoughts are somewhere else. You go along to the vacation, the visit, the new arrangement, and take part as a courteous foreigner. They can’t argue with a no that was never spoken, so they fight your mood. Under stress you become correct, with every rule observed to the letter. Most people feel it.",
      ],
      [
        "paragraph",
        "You’re a fair-minded and unexpectedly funny friend, who lets people be as odd as they are and never asks them to explain it. Admit that being right in private is partly a pleasure, and your independence becomes useful to others, because reformers rarely know how things run, and loyal people rarely see them from a distance. You do both. With those at home, try: “Before I say yes, here’s the part of me that says no.”",
      ],
    ],
    ask: "What have you agreed to for years that you have never once believed in?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid of how much there is. If one feeling is let in without cause, what would keep out the rest? Rules about evidence make a dry place to stand for someone who could otherwise be carried off by a song, a stranger’s face or the news, and they have allowed you to be of real use while other people were overcome.",
      ],
      [
        "paragraph",
        "With a partner you can sound, without meaning to, like a court. They cry, and you ask what happened; they say nothing happened, and you can’t find the next step. They feel cross-examined, when you were searching for the thing to fix. Your own pain appears months late, attached to a trifle, and they apologize for the trifle. Under stress you do your duties to the minute and slip off into films, naps or long silences, where no reasons are required.",
      ],
      [
        "paragraph",
        "Few people combine so much mercy with so much reliability; strangers tend to sense it, and a bad day is easier beside you. Admit that you fear the amount of what you feel, and these unproven feelings turn into the finest instrument you own, which notices a failing friendship long before the facts do. When someone you love is upset without cause, sit down and say, “You don’t have to explain it to me.” That was addressed to both of you.",
      ],
    ],
    ask: "Which feeling have you refused for years because you couldn’t prove you had the right?",
  },
};
