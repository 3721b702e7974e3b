import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You have a temper, and you call it standards. When someone is late, vague or mistaken for the second time, out comes a sentence with an edge on it, and for a moment being right feels like permission. It saves you from something worse than anger, which is helplessness: as long as there’s a culprit, the mess has an address. Somewhere you learned that if you didn’t make it happen, no one would. The ones who pay are the slow, the young and anyone who lives with you.",
      ],
      [
        "paragraph",
        "Next comes pride in working clothes. By evening you’ve usually judged yourself more severely than anyone else would, and instead of saying so you turn very correct, do additional chores and fill the car. They wanted a word. They got a full tank. Under heavy stress you stop asking altogether: orders get shorter, faces get blanker, and people listen for your footsteps before they speak. An apology feels to you like a loss of rank, so everyone waits for the weather to change.",
      ],
      [
        "paragraph",
        "Within the hour, stand in front of the person with empty hands and say, “That was too rough. You didn’t deserve it.” Then count to ten without repairing anything. It works because you tend to pay your debts in labor, and this is a currency they can spend.",
      ],
    ],
    ask: "Who has learned to listen for your footsteps before they speak?",
  },
  Taurus: {
    stances: { thrift: "thrift", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You don’t fight. You outlast. When someone proposes a change you nod, promise to consider it, and remain exactly where you were until they’re too tired to raise it again. No vote is ever taken, and you win. It protects you from an old fear, that if one stone is moved the rest will come down, and somewhere you learned that people who surrender once get asked every week. The price is paid by those who share your life and have gradually stopped suggesting anything.",
      ],
      [
        "paragraph",
        "A related habit sits on the wallet. You’re generous in trouble and reluctant with delight, so a whim is met with the cost of the flight, and those close to you discover that a broken leg gets more out of you than a birthday. Money gives you the last word, which you’d never say aloud. Under real strain you thicken: you eat, sleep, go a little deaf, and answer every appeal with “We’ll see.” Opposing you resembles arguing with a hill, which never shouts and is always there in the morning.",
      ],
      [
        "paragraph",
        "Once a season, let someone change one thing of yours without a hearing, the chair, the route, the vacation, and say only, “You pick. I’ll come along, and I won’t grade it.” Fear tells you that everything will slide, and one moved chair is how it finds out otherwise.",
      ],
    ],
    ask: "What did someone stop asking you for, because the answer was always going to be no?",
  },
  Gemini: {
    stances: { focus: "both" },
    lines: [
      [
        "paragraph",
        "You fight from the transcript. In a quarrel you produce what was said on the ninth, in which order, and who used the word “never,” and you’re nearly always correct. That’s the beauty of it: while everyone is discussing the record, no one can discuss you. Blame, as people discover early, seldom lands on the person with the better facts, and you’ve kept excellent records ever since. The other one came in hurt and goes out corrected. People don’t lose arguments with you so much as stop having them.",
      ],
      [
        "paragraph",
        "Beneath it lies some contempt. Vague people amuse you, and the amusement gets out: the raised eyebrow, the perfect imitation, the story that’s funny to everyone except the person in it. You’d call it accuracy. When you’re worn thin, the wit turns on its owner, and at one in the morning you put yourself on trial for a wrong date at dinner, then send a correction that no one ordered. Those close to you feel quoted, filed and slightly proofread, and they start telling you less.",
      ],
      [
        "paragraph",
        "In the next quarrel, put your hand flat on the table and say, “You’re right about how it felt, and I’ll stop there.” Leave one wrong date uncorrected, on purpose, like a tip. It costs a single point. It happens to be the one they’ve been hoping to see you lose.",
      ],
    ],
    ask: "Who stopped arguing with you, and did you take it for agreement?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You go silent and wait to be fetched. Nothing is wrong, you say, from another part of the house, where you’re sorting something that didn’t need it. Silence spares you the risk of asking: a person who explains an injury can be contradicted, whereas one who withdraws at least keeps the injury intact. A person taught not to make demands comes to treat being noticed as the proof of love. It’s an examination. No one else was given the paper.",
      ],
      [
        "paragraph",
        "Close to it lives a loving kind of bookkeeping. You give, you forget nothing, and on a bad night out comes the complete list, in order, going back to a wedding. Those near you feel well looked after and permanently a little behind. Under great strain you refuse all help because they’d do it wrong, and then you suffer audibly, with cupboards. The people around you can’t win, since those who offer are in the way and those who don’t are heartless. Guilt gets an impressive amount of housework done, and it has never once brought anyone closer.",
      ],
      [
        "paragraph",
        "After ten minutes alone, walk out and say, “I’m hurt, I can’t talk about it yet, and I’d like you near me.” It works because most people were never cold. They were waiting for directions.",
      ],
    ],
    ask: "Who was supposed to notice by themselves, and what could they really have seen?",
  },
  Leo: {
    stances: { voice: "withhold", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’d rather be respected than known. So people get the front steps and the flag, while what lies behind them, the doubt, the debt, the terrible night, is dealt with in private and reported as solved. Dignity spares you the one thing you can’t stand, which is pity. If praise came easier than comfort, it made sense to become someone who does everyone credit. The bill goes to those who love you. They sit in the front row, they clap, and they go home lonely.",
      ],
      [
        "paragraph",
        "Envy lives next to it, in a good suit. When someone charming and unprepared gets the applause, you call it a decline in standards. You’d sooner go hungry than request thanks, so you do the fine thing, stand a little aside, and when no one notices you turn stately and set down the plates with emphasis. In a real crisis you begin to reign. Everything is decided and nothing explained, and the people around you feel like staff who have failed an examination in a subject that was never announced.",
      ],
      [
        "paragraph",
        "Pick one person and tell them about a failure while it’s still going on: “It isn’t working, I’m ashamed of it, and I don’t want advice yet.” Sit down for it. Admiration needs a certain distance, and no one ever put an arm around a statue.",
      ],
    ],
    ask: "Who has met the version of you that wasn’t prepared for visitors?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You don’t believe anyone would keep you for free. So you pay rent, in errands, in ironing, in remembering everyone’s dosage, and you sit down only when the account is settled, which is never. Being useful protects you from finding out whether you’re loved. The helpful child is the last to be scolded, a rule that tends to outlive the scolding. Your inner critic works weekends. Those who wanted your company receive your service, and they’re too well provided for to complain.",
      ],
      [
        "paragraph",
        "What you do to yourself you then do to others. It’s only something minor, about the knife, the route, the way they load a dishwasher, and it’s always correct; still, a person can live beside you for a decade with the sensation of being a draft. When matters go badly wrong you don’t stop, you get more exact, until you’re alphabetizing in an emergency and furious that no one helps, although their help would be done wrong. Then a headache calls the meeting off. People hear the broom and feel accused.",
      ],
      [
        "paragraph",
        "Sit down next to someone, with the kitchen in ruins, and say, “I’m not going to do anything for you for an hour. I’m just here.” Stay the whole hour. As long as your hands are full, no one gets the chance to choose you empty-handed.",
      ],
    ],
    ask: "If you stopped being useful for a month, who would you fear losing?",
  },
  Libra: {
    stances: { candor: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You try people in their absence. The evidence is gathered, each side is heard (you play them all), the verdict is just, and the accused finds out from your manners. Suddenly you’re punctual to the second and a bit too formal with your appreciation. All this spares you an ugly scene, and an old lesson says that anger breaks what took years to build, and that the calm one wins. The other person has been convicted without a single question.",
      ],
      [
        "paragraph",
        "There’s vanity in it, too, since you need to be the reasonable one. So the blunt words are left to someone else, a partner, a lawyer, a friend who can be quoted, while you regret the tone. “It’s fine,” you say, in a voice that has been ironed. Pushed far enough, you can’t choose a soup; you consult four people, resent all four, and finally deliver a speech so complete that no reply is left. Living with you can feel like living beside an unmailed letter.",
      ],
      [
        "paragraph",
        "Bring the next complaint half-baked, inside ten minutes, and begin, “I haven’t been fair about this yet. I’m just mad.” It lets the other person in while the case is open. A verdict ends things; a quarrel can be lost by everyone and laughed about on Sunday.",
      ],
    ],
    ask: "Who has already been sentenced by you and doesn’t know there was a trial?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You investigate the people you love. An idle question whose answer you already know, a call not made in order to see how long they’ll take, a mental note when a new name comes up twice: it’s all very discreet. Evidence is what you have instead of trust. Somewhere you learned that the blow comes from close by, so you keep watch where other people rest, and suspicion feels to you like ordinary good sense. The innocent can’t relax under it. They become guarded, and being guarded looks guilty.",
      ],
      [
        "paragraph",
        "When someone does fail you, you don’t shout. You close. They can meet the same face and the same manners for years, with no one home behind them, and there’s a cold satisfaction in it that you’d rather not discuss. Call it revenge, even if you never lifted a finger. Cornered, you go underground, eat alone, make plans without a word and see patterns everywhere, and you’re right just often enough to continue. Those near you feel that love is a clearance, and that it can be revoked without a hearing.",
      ],
      [
        "paragraph",
        "The next time you catch yourself collecting, surrender the file: “I’ve been checking on you. I’m scared of losing you, and I’d rather ask.” Sit close when you say it. What no inquiry can ever discover is what they’d have told you if they’d simply been asked.",
      ],
    ],
    ask: "Whose other friendships do you count, and have you ever told them why?",
  },
  Sagittarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You preach. It begins with one remark about how a thing ought to be done and ends, eleven sentences later, with where the country is headed. Principle lifts you out of reach: as long as the subject is what people in general should do, no one asks what you in particular want, regret or fear. Somewhere you learned that a person with a good cause can’t be turned away. Those at the table get a sermon where they had hoped for you.",
      ],
      [
        "paragraph",
        "The second shadow is cheerfulness used as an exit. Sad news receives a lesson, a comparison and a bright side by nightfall; a friend says that the dog died and hears what a happy life it had, which is accurate, and leaves them alone with the bowl. Your own grief is treated no better. It comes out sideways, as fury about public affairs. Under hard strain you turn righteous and restless at once: everyone is slacking, you alone are serving, and one-way flights look cheap. Those close to you feel judged first, and afterward abandoned.",
      ],
      [
        "paragraph",
        "When your finger goes up, fold it in, ask, “What was that like for you?” and say nothing for as long as it takes to drink a cup of tea. You’ve been handing people maps. This is how you’d find out where they are.",
      ],
    ],
    ask: "What do you lecture about when you’re really sad about something else?",
  },
  Capricorn: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "You’ve made needing no one into a profession. Bad news of your own gets delivered when it’s over, a biopsy or a debt in a single sentence, with the result attached. That spares you the moment you dread, when you’re weak and someone’s face changes. Once your own fear frightens the others, you get appointed the steady one, and the position turns out to be permanent. So you became a wall. People lean on walls. They don’t ask them how they slept.",
      ],
      [
        "paragraph",
        "And privately you think less of anyone who can’t do likewise. It’s a cool contempt for people who complain, call in sick or cry before lunch, and it escapes as advice. Some of it is envy, since crying gets them comfort and no one offers you a chair. When life presses hardest you turn to granite: you cut expenses, work until midnight and mention that it’s fine. Those near you feel spared, ashamed and shut out, in that order, and they’d be amazed to learn that you get tired.",
      ],
      [
        "paragraph",
        "In the middle of a bad week, before there’s any result, call someone and say, “I don’t know how this ends, and I didn’t want to be alone with it.” Add nothing useful. It gives them what you so rarely let them have, a turn.",
      ],
    ],
    ask: "Who would be hurt to learn what you went through without telling them?",
  },
  Aquarius: {
    stances: { company: "solitude", head: "logic" },
    lines: [
      [
        "paragraph",
        "You’re fair to everyone and close to almost no one. Friends get loyalty, time and superb advice, and when they arrive with open arms, a pat on the back. The toast in your honor, the long hug, “Do you love me?” on an ordinary Tuesday: each makes you look for something to repair. Distance saves you from being claimed. Other people did the feeling, loudly, while a sensible person kept things running, and that post has been yours ever since. The ones who love you own a lot of sweaters.",
      ],
      [
        "paragraph",
        "Its companion is superiority, of the polite variety. Most needs look to you like poor organization, and you follow a quarrel as a naturalist follows geese. People sense that they’re being observed with interest. When the load gets too great, the visible parts shut down: answers get brief and correct, you vanish for hours, and the person left behind spends them wondering what they did. Ask, and they receive a policy. Someone in tears can be told, quite kindly, that this was discussed in March.",
      ],
      [
        "paragraph",
        "In the next hug, stand still three breaths longer than you’d like, and on the third say, “I missed you,” with no joke after it. Love, so far, has meant keeping the system running. This part no system can do for you, and they’ll know what it cost.",
      ],
    ],
    ask: "Who has to guess that you love them, and how often do they guess right?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You rescue people, and then you disappear. Someone is in distress, your heart has gone over to their side before they finish the sentence, and duty turns up with the car keys. By spring the single favor is a standing arrangement. While you’re saving others no one looks at you, and that’s the protection: you never have to find out whether anyone would come. Your own needs, you decided at some point, are the ones that can wait. Those closest to you get what remains, kind and half asleep.",
      ],
      [
        "paragraph",
        "Rescue has a relative, the soft lie. “It’s no trouble.” “I’m only tired.” “No, you choose.” Out of mercy you let people believe in a you who doesn’t mind, and afterward you resent them for believing it. When it becomes too much you sink: messages collect, the phone lies face down, and some part of you hopes that someone will finally guess. They’re bewildered, since the lights were on an hour ago. Martyrs are difficult to live with, mainly because they never send the bill.",
      ],
      [
        "paragraph",
        "To the next appeal, say, “Let me tell you tomorrow,” then write an exact amount on your palm, one hour, one errand, and offer precisely that. Your pity has no bottom, and your sense of duty does. Give it a number to defend, and it will defend you as faithfully as everyone else.",
      ],
    ],
    ask: "Who is getting your last strength, and who is getting what remains after that?",
  },
};
