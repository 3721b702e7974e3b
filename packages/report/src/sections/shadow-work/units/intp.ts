import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "What hides in the fight is a wish to be close with your guard up. In a dispute you can lean in, raise your voice, look someone in the eyes for an hour, and if it goes badly, only a position has been hurt. Tenderness offers no such cover. Someone who has felt clumsy at it has every reason to prefer a form of contact in which they’re good, and where winning can stand in for being liked.",
      ],
      [
        "paragraph",
        "A partner says that they had a bad day, and hears which part of the day they’ve misread. They fall silent, you interpret it as agreement, and you feel unusually near to them. They were hoping for your hand. Under stress you get louder, quicker and more exact, and you aim at the person who feels safest. What they conclude, mistakenly, is that you’ve lost respect for them, on the very evenings when you needed them most.",
      ],
      [
        "paragraph",
        "Few people are as alive in company as you are when a good thought is on the table, and no one who has had your full attention forgets it. That energy is loyalty, and people enjoy it once they’re told the code: “When I argue with you, it means you matter to me. Stop me when you’d like it another way.” Learn one other way, too. A hand on a shoulder is enough.",
      ],
    ],
    ask: "Who thinks you look down on them because you argued when you meant love?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Under all that patience lies a fear of wanting. A person who wants can be refused, disappointed, or left holding something that turned out to be ordinary, and your body takes such things hard, for a long time. Reflection makes the wish lighter, little by little, until not getting it costs nothing. It’s an elegant defense.",
      ],
      [
        "paragraph",
        "A partner stops proposing things, because they know how it goes: interest, some excellent questions, a month of silence, and a calm remark that it may not be worth it. They feel foolish for having been excited, and in time someone else hears about their excitements first. Under stress you grow slower still, eat at the desk, and answer “I don’t know” so sincerely that no one dares to push. What they sense is weight, and out of consideration they leave you alone with it.",
      ],
      [
        "paragraph",
        "You’re a restful person to be near, steady, sensuous and impossible to hurry, and anyone who shares an evening with you gets more of it than anyone else does. Your wishes have the same quality: they come from the senses and not from fashion, and what you choose you go on enjoying for years. Trust that record earlier. When someone brings you a plan and you feel an inner yes, say it then: “Part of me wants to already. Ask me before I start on the arguments.”",
      ],
    ],
    ask: "What did you want last year that you’ve since explained away?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What the analysis protects is the exit. As long as a fault is being studied, no one can say that you tried and couldn’t; you’re still at the stage of research. To attempt a change would put you among ordinary people, who make a resolution, break it by Thursday and begin again. You’ve been admired for insight for as long as you’ve been admired for anything. Stepping down to mere effort is hard.",
      ],
      [
        "paragraph",
        "A partner hears a brilliant apology in March and a slightly revised one in June. They were moved the first time. By the third they’d trade all of it for a phone call when you’re running late, and they feel petty for wishing it. Under stress the commentary speeds up: you joke about falling apart while you are, so fluently that the people around you laugh and never think of staying.",
      ],
      [
        "paragraph",
        "You make people laugh about the very things they were ashamed of, and being understood by you is a pleasure that friends come back for. The insight is genuine, and it’s most of what anyone needs. It only wants a smaller, duller partner. When you catch yourself composing the account, cut it to one line and follow it with a date: “I disappear when I’m ashamed. I’ll write to you by Sunday.” A promise kept can delight them more than any explanation.",
      ],
    ],
    ask: "Which fault of yours has everyone forgiven because you describe it so well?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Behind the pretexts is a fear of being unwelcome as yourself. A useful person has a ticket; they know why they were let in and roughly how long they can stay. Without the ticket you’d have to believe that your plain presence gives pleasure, which it does, although you’ve never quite trusted the evidence. A favor has the further merit that it can be declined without anyone being hurt, and a feeling can’t.",
      ],
      [
        "paragraph",
        "A partner finds that you come closest when something has broken. On good days you drift to your own corner, and they take it as lack of interest, when you were waiting to be called over. Friends would have liked to hear from you in the empty weeks, and decided not to bother you, on exactly the grounds that you had for not bothering them. Under stress you say nothing, read a great deal, and hope that someone will turn up unasked.",
      ],
      [
        "paragraph",
        "There’s an unusual tenderness in what you notice: who is tired, who has been left out. Once it’s spoken as well, such loyalty is among the warmest things anyone is offered, because you don’t flatter. Make a habit where you’ve been waiting for an occasion, the same person at the same hour, Sunday at five, and tell them once: “I like talking to you even when I have nothing to say.”",
      ],
    ],
    ask: "Who believes you don’t miss them because nothing has gone wrong lately?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "It’s pride that does the dismissing, and pride has a worried face. You were noticed for your mind, so it seemed that the mind was the reason to keep you. In a place where it gives no advantage, you feel not merely average but replaceable. A verdict of “boring” puts you above the thing in a second, and few can tell a person with high standards from a person who is afraid of looking foolish.",
      ],
      [
        "paragraph",
        "A partner loses heart. They bring up feelings or the budget, see the smile, and understand that they’ve entered a low category, although what you felt was closer to panic. They stop bringing it up, and run that half of your life without you. Friends save their good stories for other tables. Under stress you grow grand and sarcastic, and retreat to what you do best, for nights on end. The others, who can’t see the worry in it, feel dismissed.",
      ],
      [
        "paragraph",
        "Your delight is infectious, and there’s a real nobility in how gladly you share what you know and how proud you are of anyone who learns it. Once you hear that verdict as an alarm, it points straight at what you’d like to be able to do. Try it at home first: “I switch off when I feel stupid. Go slowly with me.” From someone so proud, that’s a present.",
      ],
    ],
    ask: "What do you look down on that you secretly wish you could do?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being wrong, for you, is close to being bad. An error feels like a stain on the only thing you fully trust about yourself, which is that you’re careful with facts. A statement without hedges is an exposed place; anyone may come along with a counterexample. With enough conditions attached, you can’t be refuted or blamed, and no one can say that you promised. It has spared you many embarrassments.",
      ],
      [
        "paragraph",
        "A partner would like to hear it once without footnotes. They know, more or less, that you love them, but more or less isn’t much to lean on after a difficult day. Asked for a decision, you supply a survey. Friends treat your compliments as lab results. Under stress the hedges multiply until you can hardly order lunch, and your stomach says what your mouth won’t. The others feel that they’re being kept at a distance by someone extremely polite.",
      ],
      [
        "paragraph",
        "You’re among the most trustworthy people anyone knows: you keep confidences, and you’d sooner lose an argument than win it unfairly. The precision behind all this deserves a better job than guarding you. Use it to say exactly what you feel, and then stand on it: “I’m about eighty percent sure, and I’m choosing it.” Most people have never received anything so clear. Being relied on is a good part of what they meant by love.",
      ],
    ],
    ask: "Who is still waiting for one sentence from you without an escape in it?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Neutrality keeps you free, and that’s its secret charm. Anyone who takes a side has to share its stupidities, lose its battles and be disliked by the opposite camp. From the middle you can’t be wrong, and you can’t be asked for anything as crude as loyalty. For someone who saw early how much unfairness gets done in loyalty’s name, it’s a respectable place to live. It’s also a way never to be counted on.",
      ],
      [
        "paragraph",
        "A partner learns it at a party, when someone is rude to them and you find the rudeness interesting. In a quarrel between the two of you, you argue their case better than they do, and refuse to be angry, and they feel that they’re alone in the ring. Under stress you turn even more balanced, and postpone, and can’t choose a sandwich. What the others feel isn’t fairness any more. They wish for your protection, because they know how strong it would be.",
      ],
      [
        "paragraph",
        "People feel better for having been with you: you’re amusing without being unkind, and the shy are included before they notice. Such fairness weighs more in someone known to take sides, so choose three or four people whom you’ll back first and question later, and tell them: “I’m with you first, and then I’ll tell you what I think.” A judge who loves someone is still a judge.",
      ],
    ],
    ask: "Who has needed you beside them and found you in the middle?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Losing something seems better to you than being deceived about it. Loss is only pain, whereas to have been a fool is pain with an audience, and you would have to doubt your own intelligence, which is the last thing remaining if everything else goes. So you get there first. A person who expects the break can’t be broken by surprise. It has dignity and no safety, since the expecting hurts daily and the break might never have come.",
      ],
      [
        "paragraph",
        "Your partner can feel the pressure without seeing the hand, since they’re asked calm questions at unusual hours and realize that the last answer was stored. They become cautious, a cautious person looks guilty, and there is your crack. Friends pass, pass again, and wonder how many exams are left. Under stress you withdraw, say that it’s nothing, and reread old messages at night with a pulse in your throat. The others feel accused of something unnamed.",
      ],
      [
        "paragraph",
        "Anyone who has been let in knows how deep your loyalty goes and how little shocks you. Give a mind so superb at finding what’s wrong the opposite task as well: look, with identical stubbornness, for evidence that you are loved. Read some of it to the person. “I’ve been keeping a file on you, and it’s mostly good.” When doubt returns, reach for a hand before you ask a question.",
      ],
    ],
    ask: "What good thing have you tested until it broke, and then called it proof?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What the wide view spares you is being caught. A general truth can be revised over breakfast; a particular one, about what you did and what you want from this person, commits you. It asks you to stay, apologize, or choose, and each of those feels to you like a closing exit, even when the person asking would be content with a single sentence. There is shyness in it too. About the human condition you have many words. About your own heart you’ve had little practice.",
      ],
      [
        "paragraph",
        "A partner lives with a wonderful lecturer. They bring up the missed anniversary, hear an interesting point about calendars, laugh in spite of themselves, and notice in bed that nothing was said. The third time they don’t laugh. Under stress you plan, preach or leave, and the person who stays behind would have preferred your company to a very good quotation.",
      ],
      [
        "paragraph",
        "Being with you enlarges people; they go home amused, braver, and curious about something they’d never noticed, and there’s no malice in you anywhere. Your gift for the larger meaning can serve closeness as well, if it comes second. Give the plain fact first, in the first person, with the heat still in it: “Before I get philosophical, I hurt you on Sunday, and I knew it.” Anyone who has once been told something particular will listen to your theories with more affection.",
      ],
    ],
    ask: "What is the particular truth under the last general one you told?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "In your private ranking, to ask is to go down a step. The person who explains stands higher than the one who listens, and they might remember it, and you would owe them a piece of your own mind. So the independence, which is real, is guarding rank. For a bright person with no one reliable to turn to, finding it out alone is simply good sense. By now there are people.",
      ],
      [
        "paragraph",
        "At home this independence is felt as a wall. A partner has an idea for your trouble, a good one, and watches you nod, set it aside, and arrive at it in March by your own road. Eventually they stop offering, and what saddens them is that they can’t contribute anything, when contributing is how they’d like to show their affection. Under stress you read, late into the night, and assure everyone that it’s under control.",
      ],
      [
        "paragraph",
        "There’s something deeply reassuring about you: you complete what you take on, you never boast of it, and your dry jokes arrive exactly when they’re needed. Independence of that strength can afford a question. People who ask intelligently are taken for people who know, and they’re liked, which reading can’t give you. Begin with someone safe: “I’m stuck, and I’d like you to think with me.” If they come up with it first, let it be theirs. No one but you was counting steps.",
      ],
    ],
    ask: "Who could have helped you years ago, and why did you let them watch?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Being misunderstood has become a home. There’s a fear in it of the other outcome, which is that someone follows the thought to the end, nods, and says that they’ve had it too. If you can be understood, you’re one of many; if you can’t, you’re alone but rare. To a person who felt odd early on, it was a kind of rescue to decide that odd meant ahead.",
      ],
      [
        "paragraph",
        "A partner loves a mind they’re rarely let into. They see you far away in the middle of dinner, ask, and receive a summary for visitors. In time they believe that they’re too simple for you. Friends are offered your opinions on every system in the world and not the thought that kept you awake. Under stress you go remote, correct and pleasant, like a voice at a help desk, and they’re left wishing for the person they know.",
      ],
      [
        "paragraph",
        "You’re kind without conditions: no one has to be normal around you, and people with unusual minds or unusual lives feel at ease in minutes. Your own thoughts deserve that tolerance too. Others understand slowly, with mistakes, when someone believes that they can, so lend out the belief first: “I’d like you to get this, and I don’t mind if it takes a while.” Half understood by someone who loves you is much warmer than fully understood by no one.",
      ],
    ],
    ask: "Who did you decide was unable to understand you, without ever letting them try?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Under the rich inner theater is a dread of the answer. The people in your mind respond as you need them to, or wound you in ways that you’ve prepared for; the people outside can be bored, or busy, or can look at you for a second without interest. You take in so much from a face that one such second lasts for days. To rehearse was a mercy.",
      ],
      [
        "paragraph",
        "A partner finds that decisions have been reached, forgiveness granted and grievances formed in meetings they weren’t told of. They say, “You never mentioned that,” and you’re honestly unsure. Friends would be astonished at how often you think of them. Under stress the imagined talks go on all night, and in the morning you’re tired of a person who slept well. What others feel is that they are being treated according to something they didn’t say.",
      ],
      [
        "paragraph",
        "People soften in your presence; you’re imaginative, forgiving and incapable of gloating, and you sense what someone means before they can express it. To hear another person from within is a great gift, as long as they’re allowed to correct it. So bring them the draft and say that it’s one: “In my head you were angry with me. Are you?” They’ll usually laugh, or tell you something that you’d never have imagined, and that’s the proof that you aren’t alone in there.",
      ],
    ],
    ask: "What have you told someone a hundred times without ever saying it to them?",
  },
};
