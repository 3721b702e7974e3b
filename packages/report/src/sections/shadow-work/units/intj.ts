import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What you dread is needing someone’s permission. To want a thing badly and have it depend on another person’s mood feels like standing in line with your hands tied. So you act first, and call it efficiency. The reasoning isn’t foolish; committees do kill good ideas, and you’ve watched them at it. But the habit also spares you a humbler discovery, that others might have improved the plan, or simply wanted to be in it.",
      ],
      [
        "paragraph",
        "A partner comes home to a booked vacation, a new bank, a changed wall. Every item is sensible, and all of it together makes them feel a bit like a guest. They protest about the wall. You defend the wall, brilliantly, and neither of you mentions the guest. Under stress you cut the explanations as well, move at double speed, and look around for your troops. They aren’t saying that you’re wrong, only that their vote was never counted.",
      ],
      [
        "paragraph",
        "What’s easy to love in you is the nerve: you say what others only think, and you stand in front of your people when it gets rough. Owned, the same courage can afford a question, and the boldest thing you could do is to put a finished plan on the table and take your hands off it. Say, “I need your yes for this, and I’d like it to be a real one.”",
      ],
    ],
    ask: "Which decision did you announce that should have been a question?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The fear is of needing something that can walk away. A chair stays, a skill stays, and savings stay unless you’re careless, but a person who has become necessary to you has your peace of mind in their pocket. To see that danger early and plan around it was intelligent. With time the safety turned into a rule that no one can be more than a pleasant extra.",
      ],
      [
        "paragraph",
        "A partner lives very well with you and sometimes wonders what they could add. They rearrange a shelf, and it’s put back. When they fall ill you’re excellent, and when you fall ill yourself the door is closed, the supplies are adequate, and anyone who knocks is thanked and sent away. Under stress you retreat into the order, add to it, and answer concern with a list of what’s been arranged.",
      ],
      [
        "paragraph",
        "You’re a rare comfort to be around: patient, faithful, amused by fuss, and generous to the few who are let in. Once admitted, your caution can work in their favor, because you could treat dependence as you’d treat any good material, learning slowly what it bears. Choose someone who has been steady for years, let them become necessary in one respect, and say so: “I’ve gotten used to you, and I don’t want to be without it.” People keep such sentences.",
      ],
    ],
    ask: "What could anyone bring you that you haven’t already provided for?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "The hidden fear is that the same will be done to you. You suspect that you, too, come to an end, that there’s a last page after which a person would yawn, so you keep being interesting, and leave before anyone gets there. To hold someone as a finished theory is safe for another reason: a theory makes no demands. It can’t surprise you, and so it can’t hurt you either.",
      ],
      [
        "paragraph",
        "A partner remembers how you looked at them in the first year. Now you complete their sentences, accurately and inattentively. They try to become mysterious, or sad, or busy, and for an evening it works. Friends come in generations, and few could say what changed. Under stress you talk faster, joke, and open ten subjects. They conclude, quite wrongly, that they must be dull.",
      ],
      [
        "paragraph",
        "People remember conversations with you for years, because you make them feel more interesting than they’d believed, and you never mean it as flattery. Curiosity like that only needs a better object than the answer. What a person does when they feel safe, how they change, what they’d say on the fortieth evening: that’s information you’ve never had, because you’ve always gone before it came in. Tell someone near you, “I’d like to be surprised by you, and I promise to stay for it.”",
      ],
    ],
    ask: "Whom did you stop seeing because you believed you’d understood them?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You love a few people so much that it frightens you, and foresight is how you answer fear. If you’ve been through the loss in your mind, you think, you won’t be caught unprotected again. It was a wise precaution for a sensitive person. But rehearsing the ending has a side effect: each time, you miss a little of them.",
      ],
      [
        "paragraph",
        "A partner feels it as a withdrawal that has no cause. After a particularly close day you become factual. They wonder what they did. Before they travel you’re distant, so the goodbye is bad, and then you miss them with your whole body and write about the mail. Under stress you put papers in order and talk about what’s to be done in case. They want to say, “We’re still here.”",
      ],
      [
        "paragraph",
        "Anyone you love is fortunate, since you remember what frightens them, you think ahead for them, and behind the composure you’re far more tender than you look. Your sense of what can be lost could also make you the most present person they know, because most people forget it. Let it remind you of whatever ought to be said while they can hear it. Say to one of them, “I get distant because I imagine losing you. I’d rather tell you.”",
      ],
    ],
    ask: "Whom are you already missing who is sitting in the next chair?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Under the generosity is a fear of being second, and under that, of being loved less. At some point being outstanding and being loved became the same thing in your mind, so a rival threatens a good deal more than your rank. To give is safe because the giver stands above. The people you lifted have no reason to complain. You’ve simply been left without anyone to lean on.",
      ],
      [
        "paragraph",
        "A partner does well with you until they do very well. When they earn more, know better or are more applauded, you congratulate them in a voice that’s slightly too correct, and find a flaw. They were hoping to be met with joy. Strong friends stay at a respectful distance; weaker ones can’t tell you the truth. Under stress you become regal, dismiss people, and then feel that no one understands you, when they’ve merely stopped daring to try.",
      ],
      [
        "paragraph",
        "Your generosity is real, and so is your humor; you light up when someone does good work, and people grow with your encouragement. Pride of this order can learn a further pleasure, which is to be in good company. Envy is useful here, because it points out, with great accuracy, whom you’d like to know. Follow it, and say it aloud: “I was jealous of your talk. It was the best one.” People as good as you seldom hear that.",
      ],
    ],
    ask: "Which friend did you lose when they stopped needing your help?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Repairing protects you from an old uncertainty, whether you’d be wanted with empty hands. With a task between you and another person, your place is clear: you’re the one it depends on. Without it you’d have to be looked at, and you suspect that one would see what you see when you look at anything, namely the faults. So you keep busy, on everyone’s behalf, because usefulness has simply been the surest form of belonging.",
      ],
      [
        "paragraph",
        "A partner learns to bring you problems, since problems have your full attention. When they say that they’re lonely, you ask what could be changed, and they hear that they’re next on the list. Your corrections are meant as care and can land as a report, so that they cook and speak with one eye on you. Under stress you check everything twice, and turn down every hand that’s offered.",
      ],
      [
        "paragraph",
        "Under the seriousness you’re one of the kindest people around, dryly funny, loyal, and never too proud for the dull job that helps. The eye that finds the fault is also able to find the opposite, and it’s as exact there. Use it on someone you love, aloud, with no request behind it: “You do this thing when you listen, with your head on one side. Please never fix it.” Then let them see you with nothing to offer.",
      ],
    ],
    ask: "Who has been waiting for you to be finished, and for how many years?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You steer because you don’t believe that you’d be given what you need if you simply asked. An open wish can be refused in front of everyone; a wish that comes out of another’s mouth can’t. There’s also a little impatience in it, the feeling that they wouldn’t see it by themselves. For a person who sees what is right and has no power to insist, influence is the natural answer, until it becomes so natural that you no longer notice your own hand in it.",
      ],
      [
        "paragraph",
        "A partner can’t put a finger on it. Nothing has been forced on them, they agreed to all of it, and then one ordinary day they look around the life that the two of you have made and recognize hardly anything as theirs. If they fight you, you’re reasonable. Under stress the arranging becomes colder: who sits where, who hears what first. Others can sense a strategy even when they can’t see it.",
      ],
      [
        "paragraph",
        "Few people make others feel so well received: your tact comes from real regard, and you’d sooner lose a point than shame someone. That goodness becomes trustworthy as soon as it’s visible, so say what you’re doing while you do it: “I’m trying to bring you around, so watch me.” They’ll laugh, and listen better. And leave some things unarranged, so that people can surprise you.",
      ],
    ],
    ask: "When did someone last give you something that you hadn’t quietly arranged?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The silence gives you power at the one point where you feel you have none. You can’t make anyone love you, but you can at least see the disappointment coming. To be betrayed while hoping is what you couldn’t stand. To be right about it is bitter and safe. As a policy it’s understandable. No one lets you fall. No one gets to catch you, either.",
      ],
      [
        "paragraph",
        "A partner walks into it on an ordinary day. They stay late, or forget the date that you didn’t mention, and find you changed; they ask what happened, over and over, and you say each time that nothing did. Months later they are shown a list, complete and correct. Under stress you go very still, and kind in a formal way. The people around you begin to feel guilty in advance, and guilty people act it.",
      ],
      [
        "paragraph",
        "Anyone who has your loyalty has all of it: you keep secrets, you stay when it gets ugly, and you see the best in people whom others gave up on. Your foresight could be one more gift, since a word before the mistake is love, and the same word after it is a verdict. Try saying, “I’m going to tell you what would hurt me, because I want you to get it right.” Nearly everyone will try.",
      ],
    ],
    ask: "Whose failure did you foresee, and let happen, so that you could be sure?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your fear is of being caught in something and having no say. A person with an exit can’t be made to beg, and can’t be left, because in a manner of speaking they’ve already gone. Some of that is freedom. The rest is a refusal to find out what would happen if you had to stay: whether you’d be bored, ordinary, or loved in spite of both.",
      ],
      [
        "paragraph",
        "A partner lives with someone who’s interested in somewhere else. They bring up children, a mortgage or a dog, and hear intelligent arguments for keeping things open. They begin to protect themselves by planning without you. You take it as a sign. Under stress you work on the next plan at night, with real joy, while the present one fails for lack of you. What they’d like is simply to be counted in.",
      ],
      [
        "paragraph",
        "You’re a wonderful companion in a dark week: hopeful without lying, quick to laugh, and candid in a manner that leaves people freer. The talent for seeing ways out becomes a blessing when you use it inside, because a person who knows that they could leave, and says that they won’t, gives more than one who never had a choice. So say it in those words: “I know exactly how I’d go, and I’m not going.” Others can then enjoy your ideas without packing.",
      ],
    ],
    ask: "What would you build here if you knew you couldn’t leave for ten years?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "At the bottom of all the achieving is a belief that has never been tested, that you’ll be all right once you have earned it. Success was meant to settle the matter of your worth, and it didn’t, and rather than draw the conclusion you raised the price. The mistake is natural, since effort really has solved nearly everything else. But a question that isn’t about effort can’t be answered by more of it.",
      ],
      [
        "paragraph",
        "A partner hears that it will be calmer after this. They’ve heard it under several titles. They stop arranging things and build a life in which you’re a distinguished guest, and when you finally have a free month it takes a while to find your place in it. Under stress you add a goal. Others feel it, and what they’d like to hear is that their company is enough for an evening.",
      ],
      [
        "paragraph",
        "Behind the record is a person of great decency: you do what you said, and you’ve helped more people up than you mention. The will that can climb for twenty years can also stand still for an hour, if it’s given the order. Stand still, and see what comes: sadness first, as a rule, then a surprisingly modest wish or two. Say to someone you love, “I’d like to spend tomorrow with you, and I have no plan.”",
      ],
    ],
    ask: "What did you expect to feel when you got there, and when did you stop waiting?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being needed as an expert protects you from a plainer question, whether they’d want you along. You settled it in advance. A person who stands outside by choice can’t be left standing outside, and from there the others look a little simple, which is a comfort. For anyone who has known what it is not to fit, the overview was a great invention. It can still be a lonely place.",
      ],
      [
        "paragraph",
        "A partner has someone who takes an interest in the relationship as a whole. There are better ways of arguing, thanks to you, and they’d give all of them for one evening of plain foolishness together. Your friends know your positions on everything and not the name of what keeps you awake. Under stress you turn to mankind. The large disaster gets studied, while the people at the kitchen table would simply like you back.",
      ],
      [
        "paragraph",
        "For all the distance, you’re far warmer than your reputation: you take the odd ones seriously, and keep your word to people who can do nothing for you. Bring that in with you, because a member who understands the group is worth more to it than any adviser. Becoming one means being of no use for a moment, so tell a few people you like: “I don’t want to fix anything tonight. I just wanted company.” They’ll move their chairs.",
      ],
    ],
    ask: "Which group would miss you as a person if it no longer needed your mind?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The danger, as you see it, is being answered. A character in a story can be loved without limits; he won’t call tomorrow, need more than you have, or look at your wet face with embarrassment. With real people you fear that once it starts there’ll be no end, that they’d drown in it or you would. A strict mind and an unprotected heart have to live in one body somehow. Giving the mind the day and the heart the night was a reasonable arrangement.",
      ],
      [
        "paragraph",
        "A partner cries, and you become excellent. You bring water, inquire intelligently, and propose a solution. They feel cared for and alone. Later they hear you sobbing at a screen, and it hurts, for now they know that it’s there. Under pressure the days get stricter, and anyone who inquires is told that you’re tired. They’ve begun to believe it.",
      ],
      [
        "paragraph",
        "There’s great beauty in how much you notice, and people are unusually safe in your company. A single tear, shown in time, would let them see it, and it improves your assistance, because advice is easier to accept from someone who has been moved. With the person who matters most, turn the order around: “I’m not going to solve this yet. It makes me sad, too.” Or begin by sharing the film.",
      ],
    ],
    ask: "Who would be surprised to learn how easily you cry?",
  },
};
