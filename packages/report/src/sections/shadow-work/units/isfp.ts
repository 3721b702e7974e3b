import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What tends to scare you more than any danger is sadness that nothing can be done about. In a long illness or a friend’s grief, your gift for acting has nothing to work on. If you learned early that doing something helps, at least a little, it made good sense to keep moving. Motion turns ache into task. With emotions as strong as yours that can be a mercy.",
      ],
      [
        "paragraph",
        "With those close to you it often resembles cheering up: a partner who is unhappy gets entertained, fed, signed up for something, and can feel loved and hurried simultaneously. Friends in mourning notice that your visits are warm and brief. Your own sorrow tends to get the same treatment: you clean, drive or start something new, and the tears come weeks later, over a song. People who would gladly have sat beside you often had no idea that there was anything to sit with.",
      ],
      [
        "paragraph",
        "Underneath is a heart that can’t witness suffering without wanting to help, an admirable thing to have. It needs one additional skill: staying still. For two weeks, when you or someone you love is sad, remain for ten minutes and change nothing: no advice, no outing, no joke. Then look at what happens in minute seven or eight. Sadness often shifts by itself once it has company.",
      ],
    ],
    ask: "Which sadness have you been outrunning, and who would sit through ten minutes of it with you?",
  },
  Taurus: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Inside you there’s often a voice that says you’re slow. It compares you with fast talkers who have a clever opinion ready by the end of the sentence, whereas yours needs an evening. That stings. Since schools and meetings tend to reward anyone who answers first, it made sense to leave such conversation to others, and to develop abilities that prove themselves without words.",
      ],
      [
        "paragraph",
        "In company this can look like having no view. You nod, fill the glasses and let the quick ones decide, although on the way home, you know exactly what you think. Friends seldom hear it. A partner can feel alone with important decisions, wondering whether you don’t care or don’t agree. In tired moments, the familiar comparison often turns to contempt: those people only talk. There tends to be some envy in it. You’d like to be taken as seriously as they are.",
      ],
      [
        "paragraph",
        "What moves slowly in you goes deep, and an opinion that has been slept on is usually worth three that haven’t. Your friends would appreciate it a day late, so use the delay. For two weeks, whenever a conversation leaves you with a thought that came afterward, bring it back within a day: “I’ve been thinking about what you said.” Then look at what happens in their faces, and how often someone’s plan improves.",
      ],
    ],
    ask: "Whose mind would change if they heard the thought that came to you afterward?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "After an enjoyable evening, part of you often returns to it. It plays the conversation again, stops at one remark of yours, and asks whether that was too silly or a bit unkind. The habit grew out of considerable talent: if you notice every flicker of expression, you also notice the ones that mean nothing. Checking afterward was a way to be sure that you were still liked.",
      ],
      [
        "paragraph",
        "The trouble is that a replay has only one viewer. A friend’s yawn becomes a verdict. By morning you’ve sometimes pulled back from people who had a lovely time. A partner sometimes hears “Are you annoyed with me?” without apparent reason, or finds you distant for a day over a sentence they can’t recall saying. It leaves them puzzled. Exhaustion makes it worse, and everything sounds sharper than it was meant.",
      ],
      [
        "paragraph",
        "Under all this is someone who cares how others feel, and whose sensitivity to tone makes them feel understood. It’s an excellent ear. It simply reads badly at midnight. For two weeks, each time you catch a replay, write down in one line what you believe the other person thought. The next day, send them something friendly and note how they respond. Then count how many of your lines came true, since it often turns out that the strictest listener at the table was you.",
      ],
    ],
    ask: "Which conversation are you still playing back that the other person has happily forgotten?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Being needed is often the safest kind of love you know, because it can be checked every day. Simply being liked is harder to see. For a sensitive person this was a sound solution, since giving is easier than waiting and wondering, and it has brought you considerable affection. Receiving is another matter. It can make you strangely nervous.",
      ],
      [
        "paragraph",
        "Those close to you often run into it when they try to return something. You’ll manage, you say. A present gets matched within the week, and a partner can begin to feel like a guest, because looking after someone is a pleasure and you keep most of it. And when you’re tired, a sadness sometimes comes up: so much given, and who looks after me? The ones who’d love to have usually stopped offering after the third no.",
      ],
      [
        "paragraph",
        "Your tenderness would be there even if no one needed it. Let some of it come back. For two weeks, say yes to each offer of help, however minor, and don’t return it until the two weeks are over. Notice the itch to pay it back at once; it’s only an old habit. Then look at who seemed happier for having been allowed.",
      ],
    ],
    ask: "Whose love would you still believe in if they needed nothing from you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "“I was wrong” can be one of the hardest sentences in your language. It’s rarely arrogance. You set out to be the generous one, and when you’ve failed someone, the generous one can seem like a fake. Pride steps in front of the shame so that you can go on standing. For anyone so easily stung by a cool look, that was reasonable protection.",
      ],
      [
        "paragraph",
        "So the apology often arrives in another form. There’s a splendid breakfast, a present, or a sudden wave of charm, and friends learn to read the signs, although they can still miss the words. A partner who was hurt on Tuesday and adored on Wednesday sometimes feels that the matter was decorated before anyone looked at it. If they bring it up again, you usually go cold, and then lie awake, sorrier than they know.",
      ],
      [
        "paragraph",
        "Beneath the pride is a person who hates to have caused pain and wants, above all, to make others happy. That person is easy to forgive. For two weeks, whenever you’ve been sharp, late or unfair, say it in one sentence on the same day: “I was wrong about that, and I’m sorry.” Save the gift for another week. Then look at how people treat you in the hour that follows. Respect usually goes up, and closeness with it.",
      ],
    ],
    ask: "To whom do you owe one plain sentence that you’ve been saying with presents?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The feeling you often avoid is plain irritation. A towel on the floor, a forgotten promise, a friend who is late again: your senses register each one, and your kindness, which would rather suffer than embarrass anyone you love, forbids you to mention it. Being cross about trifles looks petty. So you learned to answer with your hands, because fixing a thing yourself avoids the quarrel, and that was a peaceful way to live.",
      ],
      [
        "paragraph",
        "People close to you can notice more than you suppose. The dishes get rearranged after they’ve been loaded, and a partner can start to feel like an apprentice who isn’t told the grade. When you’re tired, the help comes faster and your face goes stiff. Someone notices. If they ask whether they did something wrong, you usually say no, since the cause is so minor. They feel that they fall short. And you’re left with the dishes.",
      ],
      [
        "paragraph",
        "Underneath, you want the people you love to have comfortable, pleasant lives, down to the button. The dishwasher matters less. For two weeks, pick one shared chore and leave it exactly as the other person did it. If something genuinely bothers you, ask once, in a friendly voice: “Would you do it this way? It helps me.” Then look at how many things needed saying at all, and how relaxed you both are by the second Sunday.",
      ],
    ],
    ask: "What has been bothering you that one friendly sentence could settle this week?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "When two people you’re fond of are at odds, you often feel it as if the quarrel were inside you. Choosing a side seems cruel, so you take the place in the middle, see the sense in both positions, and tell each person what is right about theirs. Each feels heard. For someone who suffers from discord, it was a natural post.",
      ],
      [
        "paragraph",
        "It can become a lonely position. Each side believes that you agree, and in comparing notes, they wonder about your actual opinion. A partner sometimes feels let down because you explained their opponent so fairly. Messages can end up running through you, softened on the way, while the two who need to talk don’t. When you’re tired, resentment appears, along with a wish to move far away. Those you’ve been protecting are surprised, since you seemed happy to listen.",
      ],
      [
        "paragraph",
        "Your fairness is genuine, growing out of affection for people as they are, and it doesn’t require you to be the bridge. For two weeks, when someone complains to you about a third person, listen for a few minutes, then ask, “Have you told them?” and talk about something else. Pass nothing along. Watch for two things: how many disputes settle without you, and what your shoulders do. There is more time, then, for the conversation to be about you.",
      ],
    ],
    ask: "Whose quarrel are you standing in the middle of that isn’t yours?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Happiness can make you apprehensive. When things go well, part of you often starts to brace: what is this going to cost, and when? You attach so deeply that everything precious comes with a picture of losing it, and being prepared seemed wiser than being surprised. You still love completely. The habit simply lets you sleep.",
      ],
      [
        "paragraph",
        "People close to you can feel the watchfulness just when they’re happiest. A partner arriving with good news encounters a serious expression and a sensible question, and their excitement goes down a notch. Friends who are light by nature get some teasing from you, and usually a little envy, since they swim where you’re still testing the depth. In tired moments, even a compliment gets turned over to see what’s on the back. Others sometimes wonder whether they’re the reason.",
      ],
      [
        "paragraph",
        "Someone who dreads loss this much loves without reserve. In dark times your people are lucky to have you, and they’d like you in the sun as well. For two weeks, whenever something good happens, stay with it for thirty seconds before the first “but.” Breathe out, look at it, and tell one person the good part only. Then notice whether bracing ever made a bad day easier, and what the other person’s face does when yours lights up first.",
      ],
    ],
    ask: "Which good thing in your life are you already preparing to lose?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Occasionally a voice in you insists that everyone else has grown up. They have the house, the pension, the five-year plan, and what do you have? Stories, mostly. You chose your freedom with open eyes, and still the comparison comes round, often on a Sunday or at someone’s wedding. Joking made sense, because if you’re the first to laugh at a settled existence, no one can ask whether you wanted some of it.",
      ],
      [
        "paragraph",
        "The jokes can land harder than you mean them. A friend who has just bought an apartment smiles with effort, and a partner who’d like a garden learns to mention it humorously, too. Others feel looked down on. In exhausted moments it turns inward, and all the roads seem equally pointless. People around you recognize the sadness and don’t know that encouragement about your own path would help.",
      ],
      [
        "paragraph",
        "The life you’ve made takes courage, and others find it inspiring. Being free to wander includes being free to want a kitchen. For two weeks, each time you compare yourself with someone, write down in three words what you envied. Then look at the list. Whatever turns up three times is a wish of your own, and it deserves preparation. The rest is other people’s preference.",
      ],
    ],
    ask: "What do other people have that you joke about and secretly want?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Late in the evening, your mind often goes ahead to what could go wrong. Money, health, the people who rely on you: you visit each in turn, like a watchman on his rounds. It feels like being responsible, and it began that way, since someone who senses how fragile lovely things are naturally prepares. That has spared you considerable trouble.",
      ],
      [
        "paragraph",
        "From the outside, worry and love can be difficult to distinguish. When a partner comes home with a bold plan, you usually see the third step first, the one that breaks, and you say so because you care. They hear disbelief. Friends sometimes mention their schemes only once everything is signed. Under strain you often become brief and answer an affectionate question with a fact. People withdraw at the hour when you’d most appreciate company.",
      ],
      [
        "paragraph",
        "What lies beneath is devotion. You look ahead so that no one you love gets hurt, though even a watchman deserves some hours off. For two weeks, give worry fifteen minutes at the same time each evening, on paper: what I fear, and the first thing I’d do. When it turns up at other hours, remind it of the appointment. Then read back over the pages and count how much came true.",
      ],
    ],
    ask: "What would you say to a bold plan if you weren’t guarding everyone from it?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "For all your ease with other people’s quirks, your own can feel like something to manage. What absorbs you most, the unusual music or the private theory, tends to be shown in a trimmed version, with a shrug. If your enthusiasms once met a blank look, or a kind “That’s different,” it made sense to leave them at home. So half stays home.",
      ],
      [
        "paragraph",
        "Those around you usually like the pleasant half very much and sense that it’s a half. A partner discovers by accident what you’ve been up to at night and feels a little left out of the best part. In a cheerful group, when you’re tired, you sometimes slip into watching, and envy people who gush about whatever they love. From outside it looks cool. It’s lonelier than that.",
      ],
      [
        "paragraph",
        "Your inner world is a place that others would enjoy visiting: original, funny, full of unexpected combinations. It needs no approval, only guests. Twice a week, for two weeks, tell someone about what fascinates you, at full strength and without a disclaimer. Five minutes is sufficient. Watch for the second question. Anyone who asks one is your kind of person, and there tend to be more of those than you expected.",
      ],
    ],
    ask: "Who gets the trimmed version of you and would love the full one?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Part of you lives in a lovelier version of things. You can picture the dinner, the reunion or the house by the water in such detail that the real one has trouble keeping up. This gift has sheltered you, because a sensitive person sometimes needs another place to go. Its other side is a disappointment that’s hard to confess. How do you explain that you’d hoped for something no one had promised?",
      ],
      [
        "paragraph",
        "Those who love you often encounter it as a flicker. A partner can plan a nice birthday, see your smile arrive a second late, and be unable to find out what was missing. Friends sometimes feel measured by an ideal they weren’t shown. Exhausted, you can go absent, into stories or longing for someone far off, while the person beside you waits with a cup of tea and mistakes it for coldness. Mostly you’re mourning a picture, and are too considerate to say so.",
      ],
      [
        "paragraph",
        "What you imagine is usually a wish for closeness. Let it meet someone. For two weeks, take one piece of a daydream every third day and make a ten-minute version of it: the candle, the song for two, the stroll at dusk. Tell the other person, “I pictured this.” Then look at what the real one had that the picture lacked.",
      ],
    ],
    ask: "Which picture in your mind have you been too shy to show the person in it?",
  },
};
