import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You give your temper to the people who didn’t earn it. All day long you’re patient, with the manager who rewrites your report, with the voice that transfers you twice. Then at ten to seven somebody who loves you wants to know where the tape is, and receives what the manager had coming.",
      ],
      [
        "paragraph",
        "Anger comes fast, and you’re ashamed of it, so you carry it past everyone who’d think less of you to the one place where you’re sure to be forgiven. And you are: within the minute you’re sorry, all evening you’re exceptionally good, and no one mentions the tape. But they’ve learned to listen for how the front door shuts, and they keep their news until they’ve heard your first sentence. Who can blame them? As far as they know, it was about the tape. When work is at its most punishing, everyone close to you goes quiet for your sake, and you feel alone in it.",
      ],
      [
        "paragraph",
        "Spend some of it where it was made, the same day, while it’s small enough for a civil sentence. Announce the rest at the door: “I’m furious, and it’s with nobody here. Give me ten minutes, and then I want to hear about your day.” That’s a warning they can use. The ones it’s safe to be angry with are almost always the ones who deserve it least.",
      ],
    ],
    ask: "Who got the last sharp word you said, and who had actually earned it?",
  },
  Taurus: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You can get used to anything, and it has cost you years. A stair gives underfoot; the first week you mean to see to it, the second week you’ve learned to step over, and by spring there is no stair. You do the same with people. Someone who talks over you, a debt that’s always nearly paid, a marriage gone quiet: you adapt to what you should object to.",
      ],
      [
        "paragraph",
        "There’s strength in it, and many a home is still standing because you didn’t make a fuss. But nobody can hear you stepping over, and the one who interrupts you imagines you like to listen, and would’ve stopped at the first wince. When you finally do speak, you’ve been unhappy for so long that it comes out as a verdict, with years in it, and they ask why you never said so. It’s a fair question, and in hard times you endure on purpose, heavier and slower and a little noble, until it’s your patience they have to live with.",
      ],
      [
        "paragraph",
        "Listen for the words “I’m used to it,” since each time you think them you’ve found a loose stair. Bring it up while it’s only carpentry: “This has started to bother me. It isn’t a crisis, and I’d like us to fix it.” You needn’t have a plan. People can’t repair what you never let them trip on.",
      ],
    ],
    ask: "What have you gotten used to in someone that you’d have objected to in the first year?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What’s told to you in confidence goes no further than the people who can help. That’s the fault, in your own words. You don’t gossip; you recruit. She says in the car that the marriage is over. It weighs on you until bedtime, and because you want her treated gently, you have a word with one person who’d be so understanding, and who ought to know before Saturday.",
      ],
      [
        "paragraph",
        "On Saturday that person takes both her hands and looks deep into her eyes. Nobody has done anything but love her, and still, over the hands, she looks at you. Who knew, and when, was the one thing in all this that she got to decide, and you gave it away as a kindness. She makes no scene, but from now on she tells you her news a week late, when it’s no longer tender; you feel the distance, worry, and ask two others if she’s all right. When you’re anxious you call, and then call about the call.",
      ],
      [
        "paragraph",
        "You can’t carry it all alone, so settle that in the car: “Is this just between us? If I need to talk to somebody, who’d be all right with you?” When others ask you how she is, send them to her, because a secret isn’t a request for assistance. Sometimes being told is the whole job.",
      ],
    ],
    ask: "Whose trouble did you last pass on out of concern, and how did they find out that you had?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you’re hurt, you leave the room and hope to be followed. Nothing is slammed: you say you’re tired, you go to the other room, and you lie there listening for footsteps. Down the hall somebody turns on a game, and with each minute you know with greater certainty what you’re worth to them.",
      ],
      [
        "paragraph",
        "It isn’t meant as a test; you go so as not to say something you’d regret, and comfort you have to ask for hardly seems like comfort. Now look at what the other person was given: you said you were tired, you shut a door, and you’re known to like your quiet. Leaving you in peace is what a considerate person does, and they’re doing it, unhappily, with the sound turned down. When they come up at last, you say it’s nothing, from such a distance that they’re the one who feels left. A friendship can end like that, with someone outside, afraid to disturb you.",
      ],
      [
        "paragraph",
        "Go, and leave directions: “I’m hurt, and I can’t talk yet. Please come find me in twenty minutes, even if I say I’m fine.” They still have to get up and come, so it still counts, and let them in, though it wasn’t quite the knock you had in mind. From outside, a closed door looks the same whether you want to be left alone or loved.",
      ],
    ],
    ask: "Who has been giving you room you never wanted, and what had you told them?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "Your ambition has been living at someone else’s address. You see a gift in a person, the friend with half a novel, the partner who ought to open a place, and you get behind it with your evenings, your savings, and a conviction so steady that they catch it. What you can’t ask for yourself, you want for them, and you do them good; some diplomas have your patience in them.",
      ],
      [
        "paragraph",
        "Now try being the one with the gift. They can’t have a bad year, since it would be yours as well, or admit they’d sooner sell insurance and go fishing, having seen your face when the agent calls. What it cost you is never mentioned, and they can count, so they quit in secret and tell you last, and you hear yourself begin a sentence with “After everything.” They’d loved being believed in, but they couldn’t afford it any longer. Hurt, you go looking for another talent to stand behind.",
      ],
      [
        "paragraph",
        "Set them free by asking: “If you gave this up, I’d love you the same. Do you still want it?” To mean it, have something of your own to hope for, and give an evening a week to whatever you’d push them into, the class, the audition, the shop. You’ll be bad at it in front of people, as they were. Let somebody else clap for a change.",
      ],
    ],
    ask: "Whose success matters more to you than it does to them, and what would you hope for if they let it go?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Someone has overheard how you talk to yourself. You’re four minutes late, or a name has slipped your mind, and it’s out before anyone can look up: so stupid, I’m hopeless. It isn’t aimed at a soul, and to other people’s mistakes you’re the kindest person they know. But they heard, and it’s why they don’t tell you things.",
      ],
      [
        "paragraph",
        "You convict yourself first so that no one else will have to. But if four minutes makes you hopeless, what about the one who’s forty late every week of her life? So the worse their trouble, the longer they conceal it. The failed exam, the debt, the job that was lost in March: you’re the last to know, which hurts more than the news, because you’d have been so good about it. You would. They knew you’d be merciful, and they couldn’t stand to need it. Some mornings you’re up at five, wiping what’s already clean, while somebody lies there feeling lazy.",
      ],
      [
        "paragraph",
        "Self-love isn’t your style, so begin with what’s audible: the next time you slip, describe it as you would for a friend. “I forgot. I’m sorry. I’ll fix it tomorrow.” Then stop there, and some weeks later a person you love will hang about, clear their throat, and tell you something. People believe in your mercy when they’ve seen you use it on yourself.",
      ],
    ],
    ask: "Who told you bad news about themselves very late, and what had they heard you call yourself?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Two people you love break up, you stay friends with both, and one of them never gets over it. She has a point. You were fair when she needed you to be hers. The week he moved out, you held her hand and said there are always two sides, and in June she found you in the pictures from his birthday.",
      ],
      [
        "paragraph",
        "It wasn’t cowardice: both of them should have somebody to talk to, you felt. But evenhanded is how strangers are. She never asked you to hate him, but wanted one sentence from you, that it was wrong, and watched you look for a softer one. It’s the same in small things: a cutting remark goes by at the meeting, and afterward you bring its target a coffee and your indignation. So people have your sympathy in the hallway and your neutrality in the room. When a quarrel gets hot, you agree with each caller in turn and resent them all.",
      ],
      [
        "paragraph",
        "Fairness can come second. When someone you love is wronged, judge the deed and leave the man alone: “What he did to you was wrong. I’m not dropping him, and I wanted you to hear me say it.” At the next meeting, speak up in the room, one mild sentence. Anyone can be fair to a friend. She was hoping you’d be on her side.",
      ],
    ],
    ask: "Who needed to hear you say that it was wrong, and what did you say instead?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You decide what other people can bear. The scan that has to be repeated, the money that’s gone, what his brother really said: you know what it would do to them, so it stops with you. You ask about their day, and not a muscle gives you away.",
      ],
      [
        "paragraph",
        "There’s love in it, and nerve. They sleep because you don’t, but a house with a secret in it has a draft, and the one who feels it looks for the cause: is it me, is it us, is there someone else? They ask, and you say that everything’s fine, until it gets out, through a bank statement or a nurse who assumed they knew, and what breaks them isn’t the news. It’s that for four months you looked at them across a table and thought they’d break. After that your “fine” is worth nothing, even on the days when it’s true. And anyone who catches you crying hears about pollen.",
      ],
      [
        "paragraph",
        "Protect them, but with them in the room. Tell it within the week, sitting down, before you know how it ends: “I’ve got something hard to tell you, and I don’t have the answer yet. I didn’t want to know it without you.” They’ll go pale, and then they’ll ask what the two of you can do. You’ve carried it well. Somebody would’ve liked to take the other end.",
      ],
    ],
    ask: "What do you know today that would change somebody’s week if you told them?",
  },
  Sagittarius: {
    stances: { novelty: "both", risk: "safe" },
    lines: [
      [
        "paragraph",
        "The people who need you have been your reason not to go. A year abroad, a degree, the job on the coast, or just ten days by train: somebody couldn’t spare you, and you said so, fondly, with a sigh. Half of it’s true, because you’ve come through for them on days when nobody else would have.",
      ],
      [
        "paragraph",
        "The other half is that you were scared. Going means not knowing where the light switch is, and here you’re wanted before breakfast. Having to stay is so much nobler than not daring to leave that you never had to find out which it was. But watch the person who’s your reason. You mention the train. “You should go!” they say. “And who’d see to things?” you answer, and what they hear is that they’ve cost you a life. They’d have eaten toast for ten days; now they conceal what they need, something goes wrong because they hid it, and there’s your proof.",
      ],
      [
        "paragraph",
        "Ask it as a real question: “If I went for ten days in May, what would you need from me first?” The answer will be about a page, so do the page, hand over the keys, and book it that week. And if you stay, let it be because you genuinely like it here. Nobody wants to be what you gave up your life for. They’d sooner have a postcard.",
      ],
    ],
    ask: "Whom do you name as the reason you can’t, and what did they say when you asked them?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Nobody can rest in front of you. It was never forbidden, but your key turns in the lock, and someone on the sofa puts their feet on the floor, turns the sound down, and looks around for something to carry. It’s Sunday.",
      ],
      [
        "paragraph",
        "You come in and begin: the mail, the bulb in the hall, that form. It’s your love, seeing to it that nothing falls on them, and a great deal hasn’t. But first everything has to be in order and then you’ll sit down, and since everything never is, a person in a hammock looks like someone who got in without a ticket. You aren’t angry with them but envious, and from a hammock there’s no telling the difference. So they jump up. They love you, but the house relaxes when you leave it, and they’re ashamed of that, and you half know. Under strain there are lists for everyone, and a joke sounds like desertion.",
      ],
      [
        "paragraph",
        "Be seen resting. One afternoon lie down beside them, with the form unfinished, and when they ask if you’re ill, say, “No. I’d like to be here with you, and I’m not getting up.” It’ll be dreadful for ten minutes, and then somebody will move over and give you half the blanket. All that work was for an hour like this, and they’ve wanted you in it from the start.",
      ],
    ],
    ask: "Who sits up straighter when you come in, and what were they enjoying until then?",
  },
  Aquarius: {
    stances: { company: "solitude", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "People can have your help without ever getting your company. You’ll drive them, you’ll sit up over their paperwork, and about an hour into the evening you leave without getting up. Nobody sees it happen, because the face is kind, the answers come in the right places, and you’re off on a far shore where no one wants anything from you.",
      ],
      [
        "paragraph",
        "You need that shore. All day you’re at people’s disposal, and since it’s impossible to say you’ve had enough, you slip away and leave your manners running. But then someone stops in the middle of a story and says, “You’re not here,” and you’re hurt, because look at all you do. They know what you do; they could recite it. What they lack is an opinion, a bad mood, some sign that it matters who’s sitting there, and it sounds ungrateful to ask. They’re lonely in excellent care, and after years of it you’re capable of leaving in earnest one morning, politely, in writing.",
      ],
      [
        "paragraph",
        "Go openly, then, and say when you’ll be back: “I’ve run out. I’m going off by myself until four, and after that I want the whole story.” Do nothing useful while you’re away, and at four, come back with all of you, and tell them one thing they didn’t know you thought. They’d trade a week of your help for that hour.",
      ],
    ],
    ask: "Who has told you that you weren’t really there, and what were you doing for them at the time?",
  },
  Pisces: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "To get a quarrel over with, you plead guilty. Voices have been raised for four minutes, someone you love has a stranger’s face, and you’d sign anything. “You’re right. It’s me. I’m sorry.” Half of it isn’t so, and you know which half, but the expression softens and the evening is saved.",
      ],
      [
        "paragraph",
        "Being close again matters more to you than who was right, and that’s to your credit. But they had asked a question: they wanted to know what you thought, about the money or the move, and were handed a confession. Nothing’s settled, and in a month it’s back, louder. Give a decent person the last word in every quarrel for ten years, and you’ll have made a bully out of somebody who only wanted an answer. They don’t like it any more than you do, and meanwhile your real opinion leaks out sideways, in tears over an advertisement, and on a tired day you apologize to furniture.",
      ],
      [
        "paragraph",
        "Arguing in the heat is too much to ask, so take the plea back the next day: “I said it was all my fault because I couldn’t stand us fighting. I don’t think it was. Can I tell you how I see it?” Read it from a page if your voice shakes. A voice can shake and be right. It’s hard to be close to someone who’s always sorry.",
      ],
    ],
    ask: "Whose version did you last agree to just so it would be over, and what was yours?",
  },
};
