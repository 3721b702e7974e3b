import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "What your speed protects you from is hearing no. A request puts you, for a few seconds, in someone else’s hands, and those seconds are harder for you to stand than any fight. You would sooner be scolded afterward than kept waiting beforehand. There is good sense in it: you’ve probably seen more than one fine idea die while everyone was being consulted, and what is already in motion rarely gets stopped.",
      ],
      [
        "paragraph",
        "With a partner it looks like generosity. You book the trip, accept the invitation for two, solve the family quarrel over the phone, and are stung by the lukewarm thanks. Friends enjoy the ride, and now and then they’d like to choose the road. Under stress you go faster still, your jaw sets, and a simple question sounds like an accusation. What others feel is harder to see, because they stop telling you what they’d like, since it seems to be decided anyway, and you conclude that they don’t want much.",
      ],
      [
        "paragraph",
        "You’re easy to love for your courage and your lack of grudges; an hour after a quarrel you’re laughing. The dread of refusal has a use as well, since it rises only where someone matters, and so it shows you whose answer to go and get. Tell that person, “I was about to go ahead without you, because I was afraid you’d say no.”",
      ],
    ],
    ask: "Whose answer are you outrunning at the moment, and what do you think it would be?",
  },
  Taurus: {
    stances: { pace: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "Underneath is the fear of having things taken from you. Whatever comforts you, a routine, a person, a position, was built slowly, and you feel in your bones that anyone who starts rearranging won’t stop in time. The safest place to stand when change comes is in charge of it, and anyone who worked that long for solid ground would defend it.",
      ],
      [
        "paragraph",
        "In a couple it appears as a curious unfairness. A partner’s habits are open for discussion, while yours are simply how you are. Friends who raise something get a patient smile, and the subject is closed. Pressed, you slow down, your neck goes stiff, and you answer with facts until the other gives up. Their silence sounds to you like agreement, but it’s closer to giving up for the evening: they know they can lean on you, and they’d like, once in a while, to be able to move you as well.",
      ],
      [
        "paragraph",
        "Those you’ve chosen can count on you for decades, and there’s more tenderness in how you provide for them than you’d ever admit. Once you own the fear, it becomes a fine sense for what is worth keeping. The next time you feel yourself harden, say, “I don’t want this, and I don’t know yet whether that’s a reason or just fright. Give me until Friday.” Then answer on Friday.",
      ],
    ],
    ask: "What has someone close to you given up asking you to change?",
  },
  Gemini: {
    stances: { voice: "speak", company: "company" },
    lines: [
      [
        "paragraph",
        "What you hide behind the firm voice is the fear of being caught without an answer. Quickness tends to be what won you your place: the person who knows first gets listened to, while a pause lets someone else take over. So the pause disappeared. When you’ve been praised for being sharp, a minute of not knowing can feel like being found out.",
      ],
      [
        "paragraph",
        "A partner meets it in a particular way. You say “Let’s move” on Sunday and “We’d be crazy to” on Wednesday, both with shining reasons, and the person who loves you has lain awake over a notion you were trying on. In a quarrel you switch positions so deftly that the other ends up apologizing. Friends are entertained. Some would confide more if the tempo dropped. Under strain you talk more, sleep less, and feel a tightness in the throat that you treat with more talk. What everyone misses is simple: they can’t find where you stand, so they can’t stand beside you.",
      ],
      [
        "paragraph",
        "What people love in you is the play: others are quicker and funnier beside you, and a clever reply is never held against them. Not knowing belongs to the same gift, because your finest thinking begins there. Try it with a person whose opinion counts. Breathe out and say, “I have no idea yet. What do you think?” Most will like you better for it.",
      ],
    ],
    ask: "Who is still living with a decision of yours that you’ve already forgotten?",
  },
  Cancer: {
    stances: { head: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "You are afraid that without your usefulness there’d be no reason to keep you. Put so baldly it sounds absurd, when everyone can see how much you give. But affection comes and goes by laws you can’t influence, while need is reliable and has an address. So you chose need. It made you a rock in other people’s bad years, and spared you from standing there with empty hands, hoping.",
      ],
      [
        "paragraph",
        "At home the love comes out as orders. “Did you call the doctor?” has to do the work of “I’d be lost without you,” and only the inspection arrives. Friends remember you in disasters and overlook you on ordinary Saturdays, which hurts just under the ribs, so you’re brisk for a week. Under stress you take over tasks no one offered you, until a remark about the dishes comes out with years of feeling behind it, and everyone looks at the dishes.",
      ],
      [
        "paragraph",
        "Few people are as tender as you are under all that efficiency, and your loyalty doesn’t depend on anyone’s success. Admitted, the fear makes you easier to love in return, because at last there is something to give you. Say to one of those closest to you, “I act as if I don’t need anyone. I do, and it’s you.” Then, without adding a chore, let whatever comes back be enough for that evening.",
      ],
    ],
    ask: "Who would visit you if they had nothing to bring and you had nothing to fix?",
  },
  Leo: {
    stances: { company: "company", candor: "both" },
    lines: [
      [
        "paragraph",
        "Behind the rising demands sits a wish you find a little embarrassing: to be adored without having to win it. Ambition can be shown to anyone, whereas that wish seems childish in a person so competent, so it goes out dressed as high expectations. It had reasons to choose that costume. Achievement has rules, and if you fail you can practice, while affection has no rules that anyone could master.",
      ],
      [
        "paragraph",
        "A partner notices that the mood at home depends on something no one has named. You cooked, planned, paid, surprised everyone, and by evening you’re pointing out how the towels are folded. They feel graded, and keep back their praise, because they’d rather give it than owe it. Friends get toasted one month and frozen out the next without learning what they forgot. Under pressure your voice swells and the jokes acquire an edge. Afterward you lie awake, wondering who’d still come if you stopped performing.",
      ],
      [
        "paragraph",
        "Your warmth comes at full strength: you celebrate other people’s victories, and no one you love has to wonder whether you’d defend them. Owned up to, the wish also makes you a rare judge of what others are starving for. Feed yourself just as directly. Tell the person closest to you, “I pretend not to care whether you noticed. I care a lot,” and let them have the pleasure of telling you.",
      ],
    ],
    ask: "What did you criticize lately when what you wanted was to be thanked?",
  },
  Virgo: {
    stances: { trust: "slow", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’d rather be exhausted than at the mercy of someone else’s effort. That is the motive, and it has less to do with quality than you think. To depend on a person means that they can let you down, and being let down feels to you like having been stupid. Extra work never disappointed you. Anyone praised for being reliable would strike the same bargain.",
      ],
      [
        "paragraph",
        "In love the damage comes a little at a time. You rewash, reword, reload; each correction takes a second and says, “I knew you’d get it wrong.” A partner first protests, then leaves it all to you, until you feel alone next to someone who lives with you. Friends hear, “It’s fine, I’ve got it,” until the offers end. Under stress your stomach tightens, your sentences shorten, and little that anyone does is quick enough or clean enough. They feel unneeded. You feel alone with it all.",
      ],
      [
        "paragraph",
        "There’s great devotion in you, and it speaks in deeds: you learn what worries a person before a trip and take care of it without a word. Faced openly, the distrust turns into judgment, which can tell the failures that would truly hurt from those that would only annoy you. Say to someone close, “I redo your things because relying on people scares me, and that has nothing to do with how you do them.”",
      ],
    ],
    ask: "Who has stopped trying around you, and what did you do with their last attempt?",
  },
  Libra: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "You want power and can’t stand to look like someone who uses it. Being called cold or bossy stings for weeks, even from a person whose opinion means little to you. So every order has to become an agreement before you can sleep. It makes sense: charm tends to get you further than force, and as long as everyone consents, you never have to find out whether you are loved or obeyed.",
      ],
      [
        "paragraph",
        "In love it produces a courtroom with only one party. You’ve chosen the restaurant, the city, the date, and then you ask, “Are you sure that’s okay?” until your partner begins to console you for having won. Friends find canceling easier than disagreeing. Under stress you poll more and more people, your shoulders climb, and at night you compose a kinder version of what you said. The others feel a little handled, and are reluctant to say so, because you were so nice.",
      ],
      [
        "paragraph",
        "There’s real grace in you, and an evening in your company leaves people fonder of each other than before. Without its disguise, the wish for power becomes easier to live with, for you and for them, because a plain will is something others can push against. Say once, to someone you’ve been persuading, “I want this, I know you don’t, and I can live with your being annoyed at me.”",
      ],
    ],
    ask: "Who has told you it’s fine so often that you can’t tell what they want?",
  },
  Scorpio: {
    stances: { trust: "slow", candor: "both" },
    lines: [
      [
        "paragraph",
        "The motive is never to be surprised by someone you love. Open enemies don’t scare you. What does is the friendly face that knew for months, the partner who had already decided, and so you decide ahead of them. People with this habit were often blindsided once. It has its merits, since anyone who has rehearsed a loss is still standing when it comes.",
      ],
      [
        "paragraph",
        "A partner feels it most when things are good. Just after you’ve been close, you turn practical, cooler by a degree, and mention a trip alone. You ask casual questions with a purpose behind them, and remember each answer. Friends know less about you than they think, since you collect their worries and seldom mention yours. When you’re hurt, your stomach is tight, your voice is level, and the offender has no idea that they’ve been moved to another list. They feel tested, and wish you would simply ask.",
      ],
      [
        "paragraph",
        "Once you love someone, you know their worst day by heart, never use it against them, and come whenever they call. Admitted, your dread is a measure of that love, since you prepare hardest for those you could least do without, and they ought to hear it in that form. When the coolness starts, go to them before the evening is over and say, “I’m pulling back because I got scared. You did nothing wrong.”",
      ],
    ],
    ask: "Whose leaving have you rehearsed so often that you’ve half left already?",
  },
  Sagittarius: {
    stances: { pace: "haste", company: "company" },
    lines: [
      [
        "paragraph",
        "You doubt that the present, with only you in it, would be enough for anyone. As long as there is a next thing, you are the one who knows the way, and people want to be near that person. Without it you’d be merely someone across the table on a Tuesday. Hope is a decent answer to such a doubt, and it gets people out of bad places.",
      ],
      [
        "paragraph",
        "A partner gets the speeches and misses the speaker. You’re tender on days of departure and restless on the third evening at home, when your legs twitch and you look up flights. Told “I miss you” by someone on the same couch, you suggest a weekend away. Friends bring you their ideas, while their sorrows go elsewhere. Under stress the schemes get larger and the details fewer. What others experience is that life with you is always about to start.",
      ],
      [
        "paragraph",
        "People are glad when you come in, because you laugh easily, think well of strangers, and give anyone a second chance without making them ask. Admitted, the doubt puts a fair question to each new vision: does it lead toward something, or merely out of here? Try saying to the person beside you, “I was about to offer you something. Is it enough if I’m simply here?” Then stay an hour, with nothing arranged.",
      ],
    ],
    ask: "Which promise of yours is someone you love still living on?",
  },
  Capricorn: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Your shadow is the belief that you have to pay before you may sit down. Rest, tenderness, a seat at the table: each seems to come with a bill, and you’d feel like a cheat if you took it on credit. It protects you from ever being called lazy or a burden, which is why sensible people adopt it early. It also makes every gift unsettling.",
      ],
      [
        "paragraph",
        "Presents embarrass you, so you answer with a bigger one. When a partner says, “Come to bed,” you hear one more request, and finish the page. Friends admire you, then stop mentioning the weekend away, and you find out from photographs. Under stress your back aches and you get stern with anyone who is resting, and what looks like disapproval is mostly envy. They feel that they’re competing with your duties, and that the duties always win.",
      ],
      [
        "paragraph",
        "Under the discipline there’s a dry, kind person who never lets a friend down, never brags, and is at their funniest when everything has gone wrong. Once admitted, the belief shows you whom you’ve left out of your own generosity, for you’d never make a friend earn supper. So let someone overrule you. Tell a person who loves you, “I don’t know how to stop before I’ve earned it. Come and get me at six, and don’t let me argue.”",
      ],
    ],
    ask: "What would you have to finish before you’d feel allowed to be loved today?",
  },
  Aquarius: {
    stances: { head: "logic", voice: "both" },
    lines: [
      [
        "paragraph",
        "Wanting something just for yourself feels like a demotion. While you speak for fairness or the future, you stand above the bargaining; with a plain wish you’d be one more person with a hand out, who can be turned down on a mood. Anyone who argued as well as you do would avoid that. And the habit does good, since it has you fighting for people who can offer you nothing in return.",
      ],
      [
        "paragraph",
        "In a couple it turns quarrels into hearings: you were lonely, and what you bring up is the division of evenings. Your partner defends the schedule, loses, and misses the person behind the case; you get the evening and are no closer. Friends value your views and couldn’t name your last disappointment. Under stress your voice cools, and you discuss what people ought to be like. When someone cries, you offer two options. They conclude that you’re above such things, and seldom ask about your needs.",
      ],
      [
        "paragraph",
        "You’re a friend to all sorts of people, hard to shock, and true to those whom others have dropped. Owning the wish puts a human being behind your ideals, and it lets others refuse you, which is how you learn who gives gladly. Tell someone close, “When I argue for what’s fair, there’s usually something I’d like. Right now it’s you.” Say it badly if need be.",
      ],
    ],
    ask: "What have you been calling fair lately that you simply want?",
  },
  Pisces: {
    stances: { head: "both", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Your shadow is the fear of being flooded, and your calm is the wall against it. Other people’s panic and grief get into you without knocking, and they weaken the moment you take command. So you do. Others have reason to be glad, since a person who feels the panic and still gives a clear instruction is worth ten who can only do one. But hardly anyone knows how much you absorb.",
      ],
      [
        "paragraph",
        "A partner comes home low, and within minutes you’ve cheered, advised or reorganized them. If they stay sad all the same, you get impatient, then stern, and neither of you understands why. Inside, you’re slightly drowning. Friends see strength, and don’t ask how you slept. Under stress you feel everyone’s state in your own stomach, schedule more, and then vanish for a weekend behind a screen. They feel looked after first and a little alone afterward. What they wanted was company in it.",
      ],
      [
        "paragraph",
        "Those close to you know someone playful and forgiving behind the commands, easily moved and slow to think badly of anyone. Admitted, the fear becomes your finest instrument: you can tell what someone feels and, with practice, whose feeling it is. When it’s yours, say to a person you trust, “I look calm, and I’m not. Sit with me a minute, and don’t ask me for a plan.”",
      ],
    ],
    ask: "Whose sadness did you end early because you couldn’t stand to feel it any longer?",
  },
};
