import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Your body tends to get treated like a rental. You work on the sprained wrist, ignore the fever, and regard pain as a noise that will stop if it isn’t encouraged. Limitations look to you like something to push against, which has made you tough and brought you through considerable difficulties. Being slowed down, and looked after, resembles a defeat.",
      ],
      [
        "paragraph",
        "When you really are laid up, you can be an impossible patient, who snaps at anyone with soup, gets out of bed too early, and makes a joke of the doctor’s instructions. A partner is afraid for you and isn’t allowed to show it, so they conceal it behind nagging. What goes unsaid is how scared you are of the day when that reliable body isn’t.",
      ],
      [
        "paragraph",
        "Your nerve is magnificent. There are also people who intend to have you around for decades. For three weeks, report one pain or tiredness each evening to someone who likes you, in a single sentence, and let them do one thing about it. Then compare how fast you recovered, and what it did for the person who was allowed to help.",
      ],
    ],
    ask: "Who has been trying to look after you, and how do you usually thank them?",
  },
  Taurus: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you lose something you love, you usually go to work. Others weep and telephone; you clear out the shed, or repair what should have been repaired long ago. Grief has no handle, and work does, so it’s natural that you’d take hold of that. It has gotten you upright through days when others depended on you. It’s beautiful, too, for anyone who can read it.",
      ],
      [
        "paragraph",
        "Few can. They see a person who has taken it well, and they don’t dare to mention the name again in your presence. A partner who is grieving for the same loss may feel abandoned next to so much industry. Months afterward you can be heavy and short of words, or lose patience over a trifle, and it doesn’t occur to anyone, including you, that it’s still about April. They’d sit with you if they thought they were wanted.",
      ],
      [
        "paragraph",
        "Nothing you’ve loved is ever forgotten, and the things it left behind are safe with you. Let one other person into that. For one month, spend an hour every Sunday beside someone, working with your hands on something connected with what you lost, and each time tell them one memory of it. At the end, notice whether your sleep is lighter, and what the other person told you in return.",
      ],
    ],
    ask: "Whose name would you like to hear spoken, if someone else began?",
  },
  Gemini: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You often run hot and cold on people, and it puzzles you as much as it does them. For a week you’re everywhere, quick, sociable and full of plans; then some gauge drops to empty, and the thought of one more voice is unbearable. Half of you lives on exchange and the other half on silence, and disappearing without notice was the simplest way of obeying both.",
      ],
      [
        "paragraph",
        "Meanwhile the messages pile up. You read them, intend to give each a decent answer, and after ten days the debt is so large that you avoid looking at it. Friends who had you to themselves last Saturday suppose that they’ve bored you. A partner gets the cold end of it at home, headphones and one-word replies, right after watching you sparkle for strangers. You feel guilty, which makes you still harder to reach. None of them knows that it’s got nothing to do with them.",
      ],
      [
        "paragraph",
        "On your good days people feel quicker and more alive, and they’d gladly accept the other days if these had a label. For one month, when the gauge drops, send the same line to those who’d wonder: “Tank’s empty, nothing’s wrong, back on Sunday.” Then come back on Sunday, ten minutes per person. See how many were angry, how short the pauses became, and what there was to feel guilty about.",
      ],
    ],
    ask: "Who thinks they bored you, when you had simply run out of words?",
  },
  Cancer: {
    stances: { risk: "both" },
    lines: [
      [
        "paragraph",
        "You’d climb onto any roof yourself, and can hardly watch someone you love on a stepladder. Danger to your own neck is a technical matter. Danger to theirs goes straight to your stomach. Anyone who knows so exactly how things fail, and is so attached, has earned the right to be uneasy.",
      ],
      [
        "paragraph",
        "That uneasiness tends to appear as equipment. You check their tires, lengthen the rope, install another lock, or find a reason why that trip is badly planned, in the tone of a mechanic giving an estimate. They feel mistrusted, and begin to tell you about the climb after it’s over. A partner may call it control, and you have no reply, since it would be difficult to explain what your imagination shows you at one in the morning. Everyone is safe and somewhat annoyed.",
      ],
      [
        "paragraph",
        "There’s no one they’d rather have nearby in an accident, and your protectiveness is love in its working clothes. For four weeks, before each thing that worries you, do one check and no more, then say, “I get scared, and I’d like a message when you’re there.” Keep your hands off the rest. Look at how often the message came, and how much more they’ve begun to tell you.",
      ],
    ],
    ask: "Whose courage makes you more afraid than your own ever has?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being second often bothers you more than you’d say. Most of the time there’s no contest; then someone comes along who does your thing a little better, with the same ease, and something in you goes cold. A person who is recognized by a skill naturally feels that more than the skill is being measured. Rivalry has its merits, having driven you to considerable accomplishments.",
      ],
      [
        "paragraph",
        "It’s seldom mentioned. You may stop going to the place, find a flaw in their equipment, or practice alone until your hands hurt. Friends can’t tell why you’ve become so silent about it, and a partner hears that the scene has gone downhill. And the one you might have learned the most from gets a nod. They often admire you, too.",
      ],
      [
        "paragraph",
        "No one takes more joy in real excellence than you do, in any field where you don’t compete. Bring that joy over the line. For one month, go where the better one is, once a week, and ask a single technical question each time: “How did you get out of that turn?” Then use what they say. Afterward, look at how much faster you’ve improved, and at what else the two of you have begun to talk about.",
      ],
    ],
    ask: "Who does it slightly better than you, and what could the two of you share?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Other people’s sloppiness tends to irritate you, and you consider yourself petty for minding. The lid left off, the wrong screwdriver used as a chisel, a sentence that begins with “basically”: each of these is a splinter, and a reasonable person, you tell yourself, doesn’t complain about splinters. It’s a courtesy to them, and it keeps you from becoming a nag.",
      ],
      [
        "paragraph",
        "But a body keeps its own count. By Thursday your neck can be stiff, your answers down to one syllable, and you’re glad of any reason to be alone. The one you live with senses a disapproval that has no object, looks for some serious crime, and feels judged as a person, when all that happened was the lid. Colleagues can believe you dislike them. Now and then you believe it too, and it makes you sad, since you’re fonder of people than you look.",
      ],
      [
        "paragraph",
        "Your exactness makes life safer and lovelier for everyone around you, and there’s plenty of patience in you, as any machine could testify. For three weeks, mention one splinter a day, right away, in a friendly tone and without explaining: “Lid, please.” Allow them one remark in return. Then check your neck on Thursdays, and look at how many of these could be settled in two words.",
      ],
    ],
    ask: "What tiny thing has been making you distant from someone you actually like?",
  },
  Libra: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "What you like best is often being alone with someone nearby. Complete solitude goes flat after a day or two, and uninterrupted company exhausts you by evening; ideally a person you’re fond of reads at one end of the sofa while you’re occupied at the other. It’s a modest wish, and difficult to request, because it sounds like wanting someone without wanting to be bothered.",
      ],
      [
        "paragraph",
        "So it’s left to chance. You drop by with a pretext, offer to fix something, or hang about the kitchen in the hope that they’ll stay where they are. They ask what you’d like to do, and since the answer is nothing, you say so, and they go off, a little hurt, to be with people who have ideas. A partner can mistake your contentment for boredom. After too much solitude, you get vaguely dissatisfied.",
      ],
      [
        "paragraph",
        "Few people give others such peace. A surprising number are looking for exactly that. For four weeks, invite someone twice a week, in plain terms: “Come and be here for two hours. You read, I’ll work, no talking needed.” Then look at who says yes, how soon they ask for the next time, and what gets said in the last ten minutes.",
      ],
    ],
    ask: "Whose silent company do you miss, and what would it take to invite it?",
  },
  Scorpio: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "When you’ve been wounded, you usually go cold, and you know what the cold can do. There’s no shouting. You just stop seeing the person, answer what’s necessary, and let them feel how large the silence is. For someone who won’t beg and doesn’t like to strike, it’s the one weapon that leaves no marks and gives nothing away. It restores your balance.",
      ],
      [
        "paragraph",
        "For the other one, it’s a long winter. They try a joke, an apology, a favorite dish, and can’t find out what they did or when it will end. A partner may fall apart a little, which you can observe with a satisfaction that you don’t care for, along with the wish to put your arms around them. By then it isn’t easy to come back, because you’d have to explain. Friends can stay cautious for years.",
      ],
      [
        "paragraph",
        "Under the ice there’s only hurt, and your capacity for loyalty, once it thaws, is beyond that of anyone they know. For two months, give every silence a length. Say within an hour, “I’m too angry to talk. I’ll come to you tomorrow at seven,” and at seven begin with the sentence, “What hurt me was.” Look at how the hours in between feel with an end to them, for both of you.",
      ],
    ],
    ask: "Who is standing in your silence right now without knowing when it will be over?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "There tends to be a list you’d rather not read, of occasions you missed. A wedding, a visit that kept being postponed, a birthday on a perfect day for the coast: each time there was an excellent reason, and you trusted that people knew how you felt. Going when the conditions are right is the law of a free life, and it gave you most of your best hours.",
      ],
      [
        "paragraph",
        "What it left with others is often a picture with a gap in it. They rarely reproach you; they say, “We knew you’d be somewhere,” and laugh, and get used to leaving you out of the count. A partner can explain your absence so regularly that it sounds rehearsed. And you, far away, can be visited by a sudden, unreasonable sorrow over a party long past.",
      ],
      [
        "paragraph",
        "When you do arrive, the whole place brightens, and that is precisely why you’re missed. For the coming three months, ask three people for the one date that would matter most to them, write it where you plan your trips, and build the trips around it. Be there ten minutes early. Afterward, see which you remember better, the day you gave up or their faces.",
      ],
    ],
    ask: "Which day did you miss that you still think about when the road is empty?",
  },
  Capricorn: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "Easy lives can make you envious. The colleague whose parents bought the house, the charmer who gets an extension, anyone who is late, unprepared and welcomed with open arms can fill you with a bitterness that doesn’t match your otherwise just opinions. You paid in full for what you have. Someone who did is bound to look twice at those who got in for nothing.",
      ],
      [
        "paragraph",
        "It tends to come out in short sentences. “Must be nice,” you say, and the conversation stops for a second. A partner who wanted to be spoiled a bit hears a figure for what it costs. Those close to you sense that joy has to account for itself. Meanwhile you can be so used to the difficult way that if a favor is offered, you inspect it until it’s withdrawn.",
      ],
      [
        "paragraph",
        "You’re a just person with a large heart, and the envy points, quite accurately, to something that was left out. For one month, take one thing a week the easy way: accept the ride, let the other one pay, sleep through the alarm on Saturday. Tell a friend about it as if it were a success. Notice whether anything collapsed. See how lucky people look to you by the fourth week.",
      ],
    ],
    ask: "Whose easy life annoys you, and which hour of it would you like?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Strong feeling often looks to you like a malfunction, in others and above all in yourself. When someone sobs or shouts, you get calm and start searching for the cause; when your own heart races, you suspect the coffee. It’s a useful assumption in machines, where noise does mean damage. And it allowed you to be the clear head in surroundings where others were heated, which is how you came to be trusted.",
      ],
      [
        "paragraph",
        "The one who’s sobbing isn’t helped by an inspection. They get three good questions and a practical proposal, and can end up apologizing for having a fault. A partner may learn to bring you only emotions that have cooled, nicely labeled, while the hot ones are taken to someone less intelligent. In your own case, the signal is overridden until it finds another way: a rash, a slammed hood, a decision to move. Then you start looking for the cause.",
      ],
      [
        "paragraph",
        "You’re a steady, unprejudiced presence, and people in a state often calm down merely because you aren’t alarmed. That’s already the repair. For three weeks, when someone’s upset, do nothing for ten minutes except stay within reach and say, “I’m here. Go on.” When it’s you, say the name of the feeling aloud, once, even to an empty garage. Look at how often a cause still had to be found.",
      ],
    ],
    ask: "What were you feeling the last time you were certain that something was broken?",
  },
  Pisces: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "To be left in peace, you sometimes tell little untruths. “Almost done.” “I’ve already eaten.” “No, that suits me fine.” None of them does any particular harm, and each one closes a subject that would have required a discussion, with someone’s expectations weighing on you. For a person who experiences pressure so physically, a harmless phrase is the nearest exit.",
      ],
      [
        "paragraph",
        "Others usually discover it by accident. The job that was almost done hasn’t been started; the dinner that suited you was the one you dreaded. They’re less angry about the fact than about having been soothed, and they begin to ask everything twice, which increases the pressure. A partner would like to know what’s actually happening with you, and has to deduce it from evidence. You mean to be kind. Then you feel lonely, because no one knows where you really are.",
      ],
      [
        "paragraph",
        "Your good will isn’t in doubt, and people would far rather have you late and real. For three weeks, replace each soothing phrase with the plain one and an hour: “I haven’t started. I’ll start at four.” Or, “I don’t want to. Ask me something else.” Each night, count how many you caught. Then compare what people did with the plain version and what you’d been afraid they’d do.",
      ],
    ],
    ask: "Which harmless little sentence keeps people from knowing where you are?",
  },
};
