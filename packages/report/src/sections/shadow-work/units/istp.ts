import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "You run people over. It isn’t malice; they were slow, they were explaining, they were in the way of something that could have been finished by now. You take the tool out of their grip, the words out of their mouth and the wheel on the second corner. Early on, it seems, you discovered that waiting is when bad things happen, and you’ve treated hesitation as a hazard ever since, particularly your own. What you can’t stand is helplessness. So the child who is crying gets “Shake it off,” and your own fever gets the same.",
      ],
      [
        "paragraph",
        "When nothing burns, you’re capable of striking a match: a picked quarrel, a dare, ninety on a country road. Under real strain the temper comes up from nowhere, breaks one good thing, and is over in a minute. For you, that is. The others spend the evening listening to how you close the drawers. They’d describe life with you as an excellent rescue service that has backed over the flower bed several times.",
      ],
      [
        "paragraph",
        "Next time you reach to take over, put both hands in your pockets and say, “Take your time. I’m good.” Then endure it. The slow person will do it their own way, and look up to find that for once the strongest one around was on their side.",
      ],
    ],
    ask: "Who has stopped trying in front of you, and what were they learning when they stopped?",
  },
  Taurus: {
    stances: { voice: "withhold", pace: "patience" },
    lines: [
      [
        "paragraph",
        "You think love is finished once it’s installed. You chose, you moved in, you fixed the roof, and after that you see no reason to discuss it, any more than you’d discuss the furnace while it’s warm. Conversation has rarely improved anything you cared about, as far as you could tell. So the thing gets left alone. What you dread is that if the lid came off, it would turn out to need a repair you don’t know how to do. Meanwhile the person in the warm house is cold.",
      ],
      [
        "paragraph",
        "Stubbornness guards the rest. Asked to change a chair, a route, a habit from your second job, you don’t argue; you get heavier. When grief or money trouble comes, you vanish into the shed, into food, into a purchase no one was told about, and there’s no mention of the name that everyone is thinking of. At first they take your silence for strength. By the second year it looks like indifference.",
      ],
      [
        "paragraph",
        "Take your partner, friend or oldest ally by the sleeve and ask one question that isn’t about equipment: “How are we doing?” Then wait a full minute. It’s the only inspection in your life that you’ve skipped for years, and it’s the one that keeps the house standing.",
      ],
    ],
    ask: "Which warm thing in your life has gone longest without anyone looking at it?",
  },
  Gemini: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You run hot and cold, and everyone else has to dress for it. For a week you’re everywhere, quick, funny, full of plans; then some gauge drops to empty, and the thought of one more voice is unbearable. No notice is given. Being pinned down is the thing you’ve dodged since you could walk, and an announcement would pin you: where you are, for how long, what’s the matter. Under that sits a suspicion that people only want the sparkling one, so the other should be kept out of sight. Those who had you to themselves on Saturday conclude by Thursday that they were boring.",
      ],
      [
        "paragraph",
        "Then there’s the blade. You can see in a second what’s ridiculous about anyone, and when you’re cornered you say it, lightly, in front of others, so they’d be poor sports to bleed. Pressed further, you get slippery: a half-truth, a dropped call, three exits and a good story for each. A partner watches you shine at strangers and then drive home in silence. What they call unfair, you call being tired, and it’s both.",
      ],
      [
        "paragraph",
        "Before you go dark, send the same line to everyone who’d wonder: “Tank’s empty, nothing’s wrong, back on Sunday.” Then be back on Sunday. A vanishing act with a return time isn’t a vanishing act anymore. It’s a schedule, and people can love someone with a schedule.",
      ],
    ],
    ask: "Who thinks they bored you, when you had simply run out of words?",
  },
  Cancer: {
    stances: { risk: "both" },
    lines: [
      [
        "paragraph",
        "You control people and call it safety. The tires get checked, the rope lengthened, another lock installed, and the trip turns out to be badly planned, in the tone of a mechanic giving an estimate. Your own neck is a technical matter; theirs goes straight to your stomach. Precise knowledge of how things fail has left you convinced that if anything happened, it would be because you hadn’t looked. Fear like that can’t be admitted, so it comes out as equipment. They feel mistrusted, and tell you about the climb afterward.",
      ],
      [
        "paragraph",
        "And you brood. An ungrateful word goes down like a stone and lies there for months; you’re civil, you go on repairing their things, and you do it slightly too loudly. In a difficult period you pull up the ladder, answer through the wall, and test whether anyone minds. The household lives around a locked garage with a light under the door, and everyone inside suspects themselves.",
      ],
      [
        "paragraph",
        "The next time someone you love does a risky thing, do one check and no more, then say, “I get scared. Text me when you’re there.” Then do nothing. They’ll send it, because a person will gladly report to someone’s fear who would never report to a guard.",
      ],
    ],
    ask: "Whose freedom has been paying for your peace of mind?",
  },
  Leo: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "You have to be the best one there, and you act as though no one were counting. Most of the time it’s easy, because you avoid every field in which you aren’t; then a person turns up who does your thing slightly better, with the same ease, and something inside you turns cold. Skill was what got you a place in the world, so losing first rank feels like being asked to leave. All of this pride guards a plain question, whether they’d want you around with nothing to show, and you’ve arranged never to find out.",
      ],
      [
        "paragraph",
        "Jealousy you express in equipment. Theirs is overrated. A lifted eyebrow humiliates people, so the ones who love you are always slightly afraid of looking clumsy. Under stress you take risks with an audience, or sulk without one, like a king in a garage, and a partner who has had a triumph of their own brings it home wrapped in jokes.",
      ],
      [
        "paragraph",
        "Let someone teach you, in public, a thing they do better than you, and fail at it where it shows. Say, “Again. I’m terrible at this.” Several people will come closer, because until then there was nowhere to stand.",
      ],
    ],
    ask: "Who does it slightly better than you, and what could the two of you share?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You judge people all day and never say a word. The lid left off, the wrong screwdriver, the sentence that begins with “basically”: each is a splinter, and a reasonable person, you tell yourself, doesn’t complain about splinters. It passes for tolerance. To be useful and correct seemed the safest way to be kept, so other people’s carelessness looks to you like someone sawing at the branch. Beneath the verdicts is a dread of being the faulty part yourself. The one you live with senses disapproval with no object, looks for some serious crime, and feels condemned over a lid.",
      ],
      [
        "paragraph",
        "Secretly you’re superior about effort. What they did, you redo in the night, so that in the morning they learn how unnecessary they were. When things pile up, you clench: stiff neck, one-syllable replies, a war against crumbs, and no time for anything that would help. Being near it is like living beside a very small factory that won’t say what it’s making or why it’s cross.",
      ],
      [
        "paragraph",
        "Mention the splinter the second it enters: “Lid, please.” Two words, a friendly face, and one remark allowed in return. It changes the whole climate, because a person can live with any number of complaints and hardly at all with a sentence that’s never pronounced.",
      ],
    ],
    ask: "What tiny thing has been making you distant from someone you actually like?",
  },
  Libra: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You want someone there, and you want nothing asked. Ideally a person you’re fond of reads at one end of the sofa, looks nice, understands you without a conversation, and handles the relatives. You bring your pleasant presence and consider the account settled. Closeness with demands in it looked to you, at some stage, like a trap with good lighting, so you found out how much company can be had for charm alone. It’s a surprising amount. The cost falls on the one who does the rest: the planning, the remembering, the first word after every quarrel.",
      ],
      [
        "paragraph",
        "There’s also a second exit, usually a person. Nothing happened, nothing was promised; you merely never closed the other conversation, and you left a few true things out so that no one would be upset. Under strain you turn to glass, agree to everything, decide nothing, and are suddenly interested in bicycles. Those who love you get more and more active, explaining, proposing, apologizing for what you did, until they notice that they’ve been dancing with a coat rack.",
      ],
      [
        "paragraph",
        "Once this week, do the part they always do: call first, name the problem first, plan the Saturday and choose. Say, “I noticed you always do this.” Clumsily done, it will still be received like flowers, because it’s the first proof that you’d have minded losing it.",
      ],
    ],
    ask: "Who has been doing all the work of being close to you?",
  },
  Scorpio: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "You freeze people. There’s no shouting; you simply stop seeing them, answer what’s necessary, and let them feel how large the silence is. It’s the perfect weapon for someone who won’t beg, because it leaves no marks and gives nothing away. Showing a wound tells people where to aim, you decided at some point. The fear under the ice is that you need someone, and that they could tell. So they get the winter. They try a joke, an apology, a favorite dish, and never learn when it ends.",
      ],
      [
        "paragraph",
        "Part of you watches, and part of you likes it. That’s the second shadow, and it’s power, whatever you prefer to call it: you know where each of them is weak, you would never use it, and you like having it. In a siege you become extreme. Everything or nothing, one drink or ten, the bond cut in a sentence and mourned for seven years. People who love you feel safer with you than with anyone else alive, and also, at certain moments, hunted.",
      ],
      [
        "paragraph",
        "Give the next silence a length. Say, within the hour, “I’m too angry to talk. I’ll come to you tomorrow at seven,” and at seven begin with, “What hurt me was.” It disarms you a little, on purpose. A winter with a date for spring is only weather.",
      ],
    ],
    ask: "Who is standing in your silence right now without knowing when it will be over?",
  },
  Sagittarius: {
    stances: { order: "improvise", risk: "bold" },
    lines: [
      [
        "paragraph",
        "You weren’t there. A wedding, a hospital visit, a birthday on a perfect day for the coast: each time there was an excellent reason, and you trusted that people knew how you felt. They know how you feel about the coast. Freedom has never let you down, so you guard it the way others guard a child. What you fear is the slow kind of death, the calendar full of other people’s Sundays. So they’ve learned to leave you out of the count, and they do it kindly, which ought to scare you more than any cliff.",
      ],
      [
        "paragraph",
        "The kin of flight is carelessness. You borrow the car, the money, the patience, and laugh when it goes wrong. Then comes a remark so frank that it takes a year to heal, delivered with a grin. Cornered, you speed up: a longer trip, a larger wager, a joke where an apology should be. A partner becomes the one who explains your absence, pays the deposit, and sounds like a warden.",
      ],
      [
        "paragraph",
        "Ask three people for the one date that would matter most to them, write it where you plan your trips, and be there ten minutes early. The early part is the act. Anyone can dash in with a story; only someone who wanted to come is found setting up the chairs.",
      ],
    ],
    ask: "Which day did you miss that you still think about when the road is empty?",
  },
  Capricorn: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "You make love earn its keep. Affection, from you or toward you, has to be backed by something, a service, a result, a paid bill, and whatever comes free you inspect until it’s withdrawn. “Must be nice,” you say, when someone is late, unprepared and welcomed with open arms. Little was ever handed to you, or it felt that way, so a person seemed to be worth what they can do. Envy of the easygoing is only the smoke. The fire is a fear of the day when you can’t do anything for anyone and have to see who comes by.",
      ],
      [
        "paragraph",
        "Control comes along with it. Rather than watch it done loosely you do it all, so no one learns, and then you despise them for not knowing how. In hard times you grow harder: sixteen-hour days, orders instead of sentences, a joke with a nail in it, and a bottle or a barn at the end. Those at home live in a very well-run establishment. They obey, and tell you less every year.",
      ],
      [
        "paragraph",
        "Let someone do you a favor this week and don’t pay it back. Say “Thank you,” and then, for seven days, nothing. It will itch, and under the itch you’ll find out what you’re worth on a day when nothing works.",
      ],
    ],
    ask: "Whose easy life annoys you, and which hour of it would you like?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You inspect people who are crying. Someone sobs or shouts, you grow calm and look for the cause, and they get three good questions, a practical proposal and the sense of having a fault. Wherever feelings ran high, it was useful to be the one who stayed cool, and the habit outlived its usefulness. What it guards is a suspicion that your own feelings, once out, wouldn’t stop, or wouldn’t come, and that you’d be exposed as either a flood or an empty tank. So a partner brings you what has already cooled. Someone less intelligent gets the rest.",
      ],
      [
        "paragraph",
        "There’s arrogance in it, too, of the tolerant kind. You’ve decided that most people run on habit, need and noise, and that you don’t, and you look down from there so mildly that no one can call it contempt. When life gets rough you override every signal until it finds another exit, a rash, a slammed hood, a lease canceled on a Monday, and you announce the result as a decision. The people who love you are informed. It’s like dating an observatory.",
      ],
      [
        "paragraph",
        "The next time someone is in tears, sit close enough to touch, say, “I’m here. Go on,” and look for nothing for ten minutes. Your usefulness will scream. But the thing you’ve been trying to repair all these years was only ever the distance.",
      ],
    ],
    ask: "What were you feeling the last time you were certain that something was broken?",
  },
  Pisces: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You lie to be left alone. “Almost done.” “I’ve already eaten.” “No, that suits me fine.” Each of them closes a subject that would have required a complicated discussion, and each is so mild that you hardly count it. Pressure goes straight into your body, and a soft phrase makes it stop. What gets shielded is a self with no lock on it. If they knew where you really are, they’d come in. So no one knows, and that includes the one who shares your bed or your birthday.",
      ],
      [
        "paragraph",
        "You also let things end by leaving them out in the rain. A job, a friendship, a love you no longer wanted: you didn’t decide, you came later, answered less, and waited until the other one did the ugly part. Overwhelmed, you anesthetize yourself, with a bottle, a game, a screen, eleven hours of sleep, and drift out beyond shouting distance. People stand on the shore feeling foolish. The event itself angers them less than having been soothed.",
      ],
      [
        "paragraph",
        "Catch one soft phrase today and replace it while it’s still in the air: “Actually, that’s not so. I haven’t started.” The sky will stay up. Being corrected by you, out loud, is the strongest proof of love that a person can get from someone who usually slips away.",
      ],
    ],
    ask: "Which harmless little sentence keeps people from knowing where you are?",
  },
};
