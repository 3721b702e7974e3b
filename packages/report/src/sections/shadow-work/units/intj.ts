import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Waiting for slower minds can feel to you like physical pain. You’ve understood by the third sentence, there are nine to come, and something in you starts to drum its fingers. This isn’t contempt. It’s easily mistaken for it, though, since time has usually seemed to be the one thing you couldn’t get more of, and a quick mind among slow explanations learns to finish them alone.",
      ],
      [
        "paragraph",
        "People can see the drumming. A partner may shorten the story of their day until it’s a bulletin, and someone who is learning from you may stop asking the second question, which was the important one. They often conclude that they bore you, or that they’re stupid, and neither was what you meant. When you’re tired it comes out as a sigh, a completed sentence, a hand reaching for the mouse. Afterward you wish that they would tell you more.",
      ],
      [
        "paragraph",
        "Beneath it is a real hunger to get on with what matters, and great generosity once you see a mind catch fire. Some of those fires start slowly. For two weeks, once a day, let someone explain a thing that you’ve already grasped. Stay silent to the end, count to three, and ask one question. Then note what turned up in the last third of what they said. That’s often where the feeling was, or the fact you lacked.",
      ],
    ],
    ask: "Who has started telling you the short version of everything?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "For someone so fond of the physical world, you ask remarkably little of it in one respect, which is touch. You’d often like a hand on your back or a hug that lasts. The request won’t form. A wish so simple seems to have no place in a reasonable conversation. If your reserve was admired early, keeping your hands to yourself was good sense.",
      ],
      [
        "paragraph",
        "Since your manner is composed, people assume that you prefer a distance, and a partner often learns to wait for a sign, although the sign is subtle. You sit half an inch nearer, or bring them something. They can go without for weeks, each of you believing that the other has had enough. When you’re tired, the longing tends to turn into irritation about noise or crumbs, and then no one would think of coming closer.",
      ],
      [
        "paragraph",
        "What’s lovely here is how much it means to you, because a person who rations tenderness rarely gives it without meaning it. The supply can be increased. For two weeks, begin one touch a day with someone who’d welcome it: a palm between the shoulders, an arm taken on a walk, a goodbye that lasts three breaths. Say nothing about it, and then look at what happens to your own jaw and shoulders, and how soon the other person starts returning it.",
      ],
    ],
    ask: "Whom would you like to be touched by, and how would they find out?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Tender moments make you witty. Someone says how much you mean to them, or a silence gets a little too full, and before you know it a remark has appeared that lets everyone breathe again. It’s usually a good one. Feelings don’t come with the precision you like, and a joke gives them a shape and a way out, which for a quick mind with an awkward heart was an elegant solution.",
      ],
      [
        "paragraph",
        "The laughter is real. Yet something has been taken off the table, because a partner who had gathered courage for a week can laugh along and not try again until spring. Friends treasure your lines and couldn’t say whether you were touched. In exhausted hours the wit tends to get an edge, and a person you adore goes home with a scratch, wondering if it was meant.",
      ],
      [
        "paragraph",
        "Your humor is among your kindest gifts, because it makes difficult subjects bearable, although occasionally it comes too early. For two weeks, whenever a moment turns warm, say one plain sentence first: “That means a lot to me,” or “I was worried about you.” The joke can follow. Keep count of how often you managed it, and look at what the other person does in the second before the laugh. Most people come closer.",
      ],
    ],
    ask: "What would you say to someone you love if you had to leave out the funny part?",
  },
  Cancer: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You have tides, and you’d rather not. Some mornings the world is gray for no cause that would satisfy an inquiry, and since a mood without a reason offends your intelligence, you supply one. There’s usually a candidate: a tone of voice, a plate left out, something said in March. It’s an understandable maneuver. Weather that has been explained seems easier to bear, and a sensible person surely isn’t sad about nothing.",
      ],
      [
        "paragraph",
        "The candidate, however, lives with you. A partner can find themselves facing a well-constructed case, with examples, on a day when you’d mostly slept too little. They defend themselves, you produce further evidence, and by nightfall there really is a problem, while others simply notice that you’ve withdrawn and go over their own conduct. Few would guess a tide. You seem to be the last person on earth to have any.",
      ],
      [
        "paragraph",
        "Those tides are part of what makes your kindness deep, since you know from within how heavy an ordinary Tuesday can be. They ask for company more than for causes. For two weeks, whenever your spirits drop, note the hour, how you slept and when you last ate, and postpone every theory and discussion for a day. Say only, “I’m low, and it isn’t you.” Then look at which cases still needed to be brought.",
      ],
    ],
    ask: "Which grievance of yours dissolves on days when you’ve slept?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being laughed at is what you’d go furthest to avoid. You have a certain dignity, it suits you, and in any activity where it can slip, such as dancing, charades or speaking bad Italian, you prefer to watch. If respect was the warmest thing on offer when you were young, ridicule would have felt like being locked out, so you became very good at a few things and left the silly ones to others.",
      ],
      [
        "paragraph",
        "Those who love you miss you there. They can stop asking you to play, plan the foolish weekend without you, or dance with someone else while you look after the coats. They tend to suspect disapproval. In truth you’re often envious of people who can make fools of themselves and be hugged for it, and on tired days the envy puts on a critical face.",
      ],
      [
        "paragraph",
        "The dignity protects a great wish to delight others, and few things delight them so much as a proud person being ridiculous on purpose. For two weeks, twice a week, do something you’re bad at, in company, for half an hour: sing, draw, play table tennis. Give no explanation and make no improvement. Then look closely at who laughs, and how. You’ll hear two kinds of laughter, and the kind you feared tends to be the rarer.",
      ],
    ],
    ask: "What would you love to do badly in front of people who love you?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Praise tends to slide off you, while a mistake from nine years ago can still be viewed in full color. Your memory keeps errors because errors are useful; approval teaches nothing, so it isn’t filed. As a method of learning it’s superb. It’s also how a person who does excellent work can go about for decades with the impression of just having avoided being found out.",
      ],
      [
        "paragraph",
        "Your admirers find it hard going. They offer a compliment and can receive a correction: it was late, the second part is weak, anyone could have done it. After a while a partner may stop saying such things, less from lack of love than because it feels like giving flowers to someone who counts the petals. Colleagues conclude that you need no encouragement, and when you’re worn out, the old films run at night, and in the morning you’re stern with everyone, yourself first.",
      ],
      [
        "paragraph",
        "The exactness behind this is a kind of love for things done well, and it could be extended to the evidence in your favor. For two weeks, whenever someone praises you, answer only, “Thank you, I’m glad,” and write down their words with the date, as you would any other finding. On the final day, read the list as if it concerned a colleague. Then see what conclusion the data would support.",
      ],
    ],
    ask: "What would you think of someone whose friends had said all those things about them?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Your anger wears evening dress. When someone has offended you, the voice doesn’t rise; it becomes courteous, and the sentences grow slightly longer. An outburst would strike you as ugly and, worse, as imprecise. Good manners have protected you from saying things that can’t be taken back, and there’s much to be said for that, since many families would have been happier with your self-command.",
      ],
      [
        "paragraph",
        "The person on the other side can feel the frost and not find the window. There’s no accusation to answer. There’s only “Of course,” and “As you prefer.” A partner would often rather have a plate thrown. They apologize at random, and you assure them that it’s nothing, since by then you’d have to explain why you didn’t mention it on Tuesday. A friend can be retired this way and still call the parting pleasant. You usually hurt more than you showed, and for longer.",
      ],
      [
        "paragraph",
        "What lies under the ice is regard: you get this formal only with people whose opinion matters to you. They’d love to know it. For two weeks, whenever something irritates you, say so within the hour in one mild sentence: “That annoyed me a little.” Add nothing clever, and let them respond in whatever style they have. Then look at how long the chill lasted, compared with other times, and at how much it really cost in elegance.",
      ],
    ],
    ask: "With whom are you being perfectly polite right now, and what did they do?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The one person you rarely pardon is yourself. Somewhere there’s usually an old failing, a word you can’t unsay or a time when you saw it coming and did nothing, and the file has stayed open. You expect loyalty from others and find that you once fell short of it, so that to go on paying seemed the only decent thing. It made you very reliable.",
      ],
      [
        "paragraph",
        "Those around you know nothing of the file and live with its effects. Affection can make you oddly stiff, as if it were addressed to someone better. Friends who confess their own misdeeds find you astonishingly merciful, and wonder why you go silent afterward. On bad nights the case can resume. It has one participant, who prosecutes with all your intelligence.",
      ],
      [
        "paragraph",
        "Only a person with a deep sense of loyalty could be so hard to acquit, and that sense has done its work by now. For two weeks, write for ten minutes on alternate evenings under two headings: what I knew then, and what I couldn’t have known. At the end, tell the bare fact to one person you trust, in three sentences, and listen to what they say first. Watch whether it’s the verdict you expected.",
      ],
    ],
    ask: "How long would you have let a friend go on paying for the same thing?",
  },
  Sagittarius: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "A weak argument is hard for you to leave lying there. Someone mentions a belief, a remedy or a hopeful plan, and before the coffee is poured you’ve often shown, good-naturedly, why it can’t be so. For you it’s sport, and a form of respect: you’d want to be told, and since clear thinking opens cages, handing others the key seems a kindness.",
      ],
      [
        "paragraph",
        "Not everyone came to be freed. A friend whose comfort was in that belief can go home with less than they brought. A partner may learn to present their wishes with footnotes, or to someone else. They hear that they’re naive, while you believe that it was a splendid evening. And sometimes, watching people sing or pray or simply hope, you feel an envy that you wouldn’t admit to.",
      ],
      [
        "paragraph",
        "What drives you is a love of what’s real, along with the conviction that people are strong enough for it. They’re also attached to things, and that’s interesting in its own way. For two weeks, when you disagree about something that harms no one, ask, “What do you love about it?” and let it stand uncorrected. Then look at what they told you next, and whether you learned anything you couldn’t have argued your way to.",
      ],
    ],
    ask: "What does someone you love believe in that you’ve never asked them about kindly?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Complaint is a language you hardly speak. Pain, fatigue, homesickness and fear are noted, judged to be bearable, and put behind whatever has to be done. You’d call it normal. Endurance is what got you over the steep parts, and in many families the one who didn’t fuss was the one who was respected. There’s grandeur in it. There’s also a body in it, which has been sending letters for some time.",
      ],
      [
        "paragraph",
        "Others often learn about your troubles from a doctor, or from a calendar with an unexplained gap. A partner who hears of the back pain after the operation feels locked out of your life at its narrowest point. Friends, next to such stoicism, can become ashamed of their own headaches and stop mentioning them, so that you’re spared a good deal of ordinary closeness. Under strain you can grow terse with people who are merely tired.",
      ],
      [
        "paragraph",
        "Behind the endurance is a decency that doesn’t want to be a weight on anyone, yet a minor complaint, well placed, gives other people something to do with their affection. For two weeks, mention one discomfort every evening, aloud, to someone or else on paper: “My shoulder hurts,” “I was lonely at lunch.” Ask for no remedy. Then look at two things, what they tell you in return, and whether the pain changes once it has been heard.",
      ],
    ],
    ask: "What hurts at the moment that no one has been told about?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Changing your mind in front of others is harder for you than the change itself. Your views have been thought through, often against the current, and keeping them has cost something, so each correction feels like losing ground you paid for. There’s a deeper unease as well. If you’ve usually been the odd one, being right was what made the oddness respectable. Without it you’d merely be strange.",
      ],
      [
        "paragraph",
        "In conversation this tends to close things that were meant to be opened. A partner can bring an experience and be met by a position. Friends with a half-formed thought may take it to someone who’ll enjoy the half, and those who know you best have learned to plant a suggestion and wait for it to return as yours. They laugh about it, not unkindly, but you end up more admired than surprised, and hear less about what’s going on in people.",
      ],
      [
        "paragraph",
        "What you love is the heart of a matter, and you’d follow it anywhere; it sometimes travels by way of other people. For two weeks, keep a list of everything that someone else knew better, from recipes to feelings, and each time tell them, “I hadn’t seen that.” It takes four words. The discomfort lasts about a second. At the end, count the entries, and look at who has started to talk to you differently.",
      ],
    ],
    ask: "When did someone last change your mind, and did you let them see it?",
  },
  Pisces: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "Company fills you up faster than people realize. Voices, perfumes, other people’s unspoken worries: you take in all of it, and at some point there’s no space left. Since you dislike making a scene of your nerves, you usually vanish, and the exit is without a goodbye, or the phone lies for four days. It’s self-preservation. It was always wiser than staying until you turned bitter.",
      ],
      [
        "paragraph",
        "From the other side, one moment you were there and the next you weren’t, and the host wonders what was said. A partner who hears the bedroom close in the middle of a pleasant evening looks for their mistake, and can’t ask, because asking is a further voice. Friends can learn not to count on the second half of you. You, meanwhile, may lie in the dark with a guilty conscience, sure that they’re offended, which makes coming back harder still. Four days become nine.",
      ],
      [
        "paragraph",
        "Your sensitivity is an instrument of unusual range, and no one who loves you would wish it coarser, although they’d like the timetable. For two weeks, announce each withdrawal before you need it, with the hour of your return: “I’m full, and it isn’t you. I’ll be back at six.” Keep to it exactly, and then look at whether they worry less, and at how much sooner you recover when there’s no guilt to recover from.",
      ],
    ],
    ask: "Who believes they did something wrong, when you had simply had enough of noise?",
  },
};
