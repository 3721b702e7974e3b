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
        "At home it’s heard as a verdict. You take the map or the half-written message out of a hand that was using it, and say something sensible. They let go. After a while a partner asks permission before doing anything, or simply stops, and you feel alone with all of it, which by now you are. Under stress you speed up and shorten your sentences, and what you mean as rescue lands as contempt, although an offer of help would have touched you.",
      ],
      [
        "paragraph",
        "Your speed is a gift to whoever has asked for it. So let them ask. Before you reach, say, “Do you want a hand, or do you want to finish?” and obey the answer, even with the clock running. The itch in your arms lasts about four minutes. Beyond it is something you can’t learn by working harder, namely which of these people would have come through for you.",
      ],
    ],
    ask: "Who around you has stopped trying because you were always quicker?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Your shadow is the fear of having been wrong for years. To reopen one old choice would put the whole account in doubt: the time, the effort, the pleasures you turned down for its sake. So it isn’t reopened, and persistence gets the credit that belongs to caution. There was sense in that, since steadiness wins often enough to be trusted.",
      ],
      [
        "paragraph",
        "A partner seldom doubts that you’ll stay. What they can’t find out is whether you’d come. They suggest a change, receive an answer that was ready before they had finished, and feel that they are living with a finished contract. Friends enjoy your constancy and plan their experiments with other people. Under stress you plant your feet, repeat yourself at the same volume, and eat what you always eat. They conclude that you don’t care to be reached.",
      ],
      [
        "paragraph",
        "Seen for what it is, this is a great capacity to commit, and a commitment can be renewed without being broken. Once in a while say to someone close: “Is there anything between us that only continues because we never talked about it?” Listen without defending the past. What survives that talk belongs to both of you again.",
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
        "A partner hears about your day in detail and learns what you’re going through from your sleep. They ask, “But how are you?” and receive another paragraph. Eventually they stop asking and watch your hands. Under stress you produce more information, faster, with corrections, or you read about the problem until two in the morning; what reaches the others is a lecture, and they answer the lecture, and the fear underneath it goes to bed alone.",
      ],
      [
        "paragraph",
        "Your ear for the accurate word is exactly what this needs. Most people say that they feel bad; you could say “left out” or “ashamed” or “jealous for about an hour,” and be believed. Begin with someone patient: “I’m going to tell you something I’m not sure of.” Watch the listener lean in. They’ve been waiting behind the facts for years.",
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
        "With a partner it turns into the tone of a supervisor. They announce good news, you immediately identify the risk in it, and their shoulders drop. They conclude that they can’t please you. Friends and family tell you about things afterward, in a cheerful summary. Under stress you check locks, accounts and other people’s arrangements, sleep badly, and feel unthanked. Few people think to comfort you. They are busy proving that they’re fine.",
      ],
      [
        "paragraph",
        "The same watchfulness is a wonderful thing when it’s invited. People will tell you their real worries once they know that you can hear them without fixing. Make a trade with the one who matters most: “I’d like to hear about it while it’s still uncertain. I promise to ask before I suggest anything.” In a month you can learn more about their lives than you found out by asking for years.",
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
        "A partner gets a strong, well-dressed version of you and misses the other. They love you most when you’ve lost the map, and you make sure never to lose it. When you’re wrong you correct the matter silently, so the sentence they need, “I made a mistake,” hardly ever comes. Younger people admire you and are slightly afraid, because they’ve only seen results. Under stress your manner gets formal, and whoever asks whether you’re all right is treated like an intruder.",
      ],
      [
        "paragraph",
        "Admit the pride, and it can be put to better use: let it be proud of nerve. It takes more courage for you to be a cheerful amateur than for most, and those around you would know it. Tell someone younger the story of something you failed at, without a happy ending. Or say to the person closest to you, “I was wrong on Saturday, and I hate how that feels.”",
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
        "A partner meets it as a cold front of remarks. The tone is reasonable and the remarks are right, which makes them hard to bear. They argue about the dishes for two hours, go to bed sore, and never learn that you had been lying awake over them. Under stress your stomach tightens, you sleep in pieces, and you check what was checked. What others feel is that they are being graded while you’re going through something they’d gladly have shared.",
      ],
      [
        "paragraph",
        "Once you know the signal, you have an alarm that most people would envy: the moment when a crumb becomes unbearable is the moment when something important needs saying. Use it. Put down the cloth and say, “I’m picking at things because I’m scared.” Hardly any sentence in a household works faster. You can tidy afterward, together.",
      ],
    ],
    ask: "What were you upset about the last time you corrected something trivial?",
  },
  Libra: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "What you fear is being in someone’s hands. A person who owes can be asked for anything, reminded, pitied; a person who is even can go home. Behind the good manners, that is what the balance is for: it keeps your exit clear. Fairness is a fine thing to believe in. It also happens that it never requires you to need anyone.",
      ],
      [
        "paragraph",
        "A partner lives in a well-run partnership and longs for a little extravagance. Gifts to you are met in kind, so precisely that giving begins to feel like trade. When they forget their share you say nothing, do yours to the minute, and let the contrast speak. Friends like you, and turn to messier people in a crisis, where they don’t feel that a tally has begun. Under stress you count. The figures are accurate, they go back years, and reading them out seldom brings anyone closer.",
      ],
      [
        "paragraph",
        "Your exactness has a noble use, which is to notice what others give that no one has thanked them for. Say it, and leave it at that: “You’ve done the bedtimes all month. I saw.” As for your own side, stay in someone’s debt on purpose, and tell them: “I’m not going to pay you back for this one.” It sounds rude. It may be the warmest thing you’ve said.",
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
        "A partner can live with you for a decade and still wonder. Your devotion is expressed in practical actions; the words and the face that would explain it are missing, so on a bad night they interpret the actions as obligation, and lie there listening to you breathe. They ask, “Do you even want this?” and the question hurts so much that you answer it coldly. Under stress you close further, sleep little, and watch for who notices. Some don’t, and you demote them, for failing to see what had been hidden with considerable skill.",
      ],
      [
        "paragraph",
        "Hidden feeling of this strength is also your reserve. When you do show it, it’s believed at once, since no one has heard you exaggerate. So spend a little where it’s safe. Tell one person what you couldn’t stand to lose: “If I seem calm about you, don’t believe it.” It feels like handing over a weapon. Look at what they do with it.",
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
        "Once you own the fear, your sense of duty becomes the best ally a wish could have. You keep appointments; so make one with the thing you want, pay for it, and owe it to someone. Say to a friend, “Hold me to this. I’m promising you.” To those who depend on you, say, “From the tenth to the twentieth I can’t. Who else could do it?” They generally discover an alternative by lunch.",
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
        "An affectionate partner slowly discovers that affection doesn’t register with you. Being difficult would secure your full attention, but they are considerate, so you go back to work. Friends who call just to chat are asked what they need. Under stress you make things harder still: less sleep, no help, a longer list, and a grim satisfaction that shows at the corners of your mouth. Those who love you often feel unable to give you anything.",
      ],
      [
        "paragraph",
        "Nothing has to be taken away from your endurance. Its finest use is to hold out against your own suspicion for an evening while someone is nice to you. Practice on a person who has never asked you for anything: call them, for no reason, and when they’re pleased, stay on the line. Say, “I forget that you like me for free.” The odd lightness afterward is what other people mean by rest.",
      ],
    ],
    ask: "Who loves you without effort, and have you held that against them?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "What you’re protecting is the pleasure of being right where no one can test it. In your head the argument is always won; spoken, it would meet people with facts of their own, and your position as the only clear mind in the building could come to an end. There’s fear in it as well. Whoever objects aloud can be voted down, and shown how few stand with them.",
      ],
      [
        "paragraph",
        "A partner hears “fine” and lives with someone who has left the room behind their eyes. You go along to the vacation, the visit, the new arrangement, and take part as a courteous foreigner. They can’t argue with a no that was never spoken, so they fight your mood. Under stress you become correct, with every rule observed to the letter. Most people feel it.",
      ],
      [
        "paragraph",
        "Admit that silence has been a kind of vanity, and your independence becomes useful. Reformers rarely know how things actually run, and loyal people rarely have the distance to see it. You have both. Offer it while a matter is open. With those at home, try: “Before I say yes, here’s the part of me that says no.” They may change their minds. They may change yours, which is the risk, and the fun.",
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
        "With a partner you become, without meaning to, a court. They cry, and you ask what happened; they say nothing happened, and you can’t find the next step. They feel cross-examined, when you were searching for the thing to fix. Your own pain appears months late, attached to a trifle, and they apologize for the trifle. Under stress you go numb, do your duties to the minute, and slip off into films, naps or a second drink, where no reasons are required.",
      ],
      [
        "paragraph",
        "Taken seriously, these unproven feelings are the best instrument you own. They notice a false offer or a failing friendship long before the facts are in. Treat them as an early report: log it, don’t act, don’t dismiss. When someone you love is upset without cause, sit down next to them and say, “You don’t have to explain it to me.” Listen to that as you say it. It was addressed to both of you.",
      ],
    ],
    ask: "Which feeling have you refused for years because you couldn’t prove you had the right?",
  },
};
