import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You borrow other people’s fights. A friend mentions an unfair manager, and by dinner you’re angrier than the friend is, with a letter drafted. It feels like love, and it’s also permission, because somewhere you learned that anger on your own behalf is selfish, while anger for someone else is noble. So your temper goes out to work as a bodyguard. What it’s guarding you from is a plain sentence you find nearly impossible: “I want more than this.”",
      ],
      [
        "paragraph",
        "Its kin is self-righteousness. Anyone fighting for the weak is always in the right, and you can be astonishingly harsh to the person cast as the villain, who may have been merely tired. At home the heat comes out about a plumber, then you see the face, and the apology that follows is so thorough that your legitimate complaint gets buried with the tone. Under heavy stress you accuse everyone of not caring, then do it all yourself at a run. Those nearest to you feel like a cause on Monday and a disappointment by Friday.",
      ],
      [
        "paragraph",
        "Pick one fight this week that helps no one but you. Say, “I’m mad, it’s about me, and here’s what I’d like.” It’s shorter than a crusade. People can actually give it to you.",
      ],
    ],
    ask: "Which fight of your own have you been conducting in someone else’s name?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You say yes and don’t move. Asked to change something, you nod, you understand completely, you even thank them, and a year later it’s exactly where it was. Open refusal would risk the affection you live on, so the mouth makes peace while the feet make policy. The stubbornest person in the family has a reputation for being easy. If keeping everyone comfortable once kept the peace, no wonder you made a fortress out of comfort, and what it protects is the fear that one real quarrel could cost you the whole table.",
      ],
      [
        "paragraph",
        "The second shadow is martyrdom of the body. You can tell from across a restaurant who’s hungry or cold, your own signals wait until everyone has been seen to, and around six in the evening a person known for patience turns heavy and monosyllabic over the choice of soup. Then comes possession: after all this giving, people are yours, and their new friends seem rather shallow to you. In serious stress you dig in, overfeed and sulk. Those close to you feel adored, indebted, and slightly stuffed.",
      ],
      [
        "paragraph",
        "Say no out loud, with your mouth full if necessary: “No. I’m not going to do that, and I’d rather tell you than let you wait.” It will feel rude. To the one who has been waiting since last spring, it’s a holiday.",
      ],
    ],
    ask: "What did you agree to long ago that your feet have never once considered?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Everyone gets a version of you. With the serious friend you’re serious, with the bitter one a little bitter, and with the boss you’re delighted, all within one afternoon and all quite sincere. Matching people was how you made them like you. It worked. You’ve seldom had to find out what happens if you don’t. The fear underneath comes up when the last guest has gone and a podcast goes on: that with no one to reflect, there might be no one home.",
      ],
      [
        "paragraph",
        "The next shadow is gossip, in its most affectionate form. You trade confidences to create closeness, a bit of hers for a bit of his, always with sympathy, and you’re stunned when the two of them compare notes. Under pressure you talk faster and listen less, promise the same evening to three people, and soothe each with a slightly different reason. A partner on a long drive is waiting for a gap in which to say something slow. They love your company. They’d like to meet you.",
      ],
      [
        "paragraph",
        "Invite to one table the two friends who know the most different versions of you, and act no differently to please either. When there’s a choice, say, “I honestly disagree with both of you.” One person has to turn up to that dinner, and it’ll be you.",
      ],
    ],
    ask: "What would you hear if no one, including you, said anything for ten minutes?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You parent people who already have parents. With friends, colleagues, a partner with a driver’s license, you remind, you feed, you worry in advance, and you read every low mood of theirs as a report card on your care. If someone you love is unhappy, surely you overlooked something on Sunday. It’s a cruel belief with a hidden comfort, because as long as it’s your fault, it’s also in your power. Helpless love is what you can’t bear. Under that lies the older fear, that people who no longer need looking after have no reason to come by.",
      ],
      [
        "paragraph",
        "From there, guilt does the talking. “No, go, have fun,” you say, in a voice that could fill a church, and the person goes and doesn’t. When you’re overwhelmed you keep count of who called, go damp and dignified, and remember aloud what you gave up. Envy creeps in toward anyone your people run to instead. So they learn to cheer up on command and to bring you only troubles that have a solution, which means that the ones you love most are managing you.",
      ],
      [
        "paragraph",
        "When someone close is down, ask, “Would you like company, help, or to be left in peace?” Then obey for one hour, even if it’s peace. Especially if it’s peace. It tells them that they’re a grown person, which no casserole can say.",
      ],
    ],
    ask: "Whose sadness have you been treating as a mistake of yours?",
  },
  Leo: {
    stances: { lead: "both" },
    lines: [
      [
        "paragraph",
        "Your generosity comes with lighting. The help is real, the present is real, and so is the small audience that somehow always gets to hear of it. You’d be ashamed to brag, so you tell stories in which other people are wonderful and you happen to have been there. Perhaps warmth was the one thing that always got a response, and you built a self on the response. What all this protects you from is the third row: the suspicion that without a role you’d be pleasant, ordinary, and no one in particular.",
      ],
      [
        "paragraph",
        "Then there’s the envy you’d never confess. At a friend’s celebration your toast is better than the friend’s own, you rescue a lull that was only a pause, and a shy host goes to bed grateful and slightly dethroned. If thanks fail to come, you give more, and louder, until giving turns into a claim. At the bottom of a bad week you’re dramatic and deeply misunderstood, and the household has to comfort you about their ingratitude. They do love you. They’d love an intermission.",
      ],
      [
        "paragraph",
        "Do one splendid thing that can never be traced to you, and take the story to your grave. It will itch for about a month. What’s left when the itch stops is the generous person you’ve been playing, who turns out to have been real the whole time.",
      ],
    ],
    ask: "Which good deed of yours would you still have done if it could never be told?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You improve people who asked for company. Someone mentions a headache, a date, an idea for the garage, and before the sentence ends you’ve found what would make it better. It’s devotion, and it also says, very softly, that nothing about them is finished yet. You may have concluded early that being useful is the rent one pays for being loved, and you’ve never been a month behind. The fear below it is what you’d be worth to anyone with nothing to fix.",
      ],
      [
        "paragraph",
        "Useful people keep books. The extra portion gets done unasked, resented in perfect silence, and followed by loud cleaning. There’s also pride in your modesty, since no one may criticize you before you’ve done it more thoroughly yourself. Conversations get rehearsed at night, so a partner who was only looking for the scissors receives a speech, kind in every clause, and feels managed. In your worst weeks worry takes over and everyone becomes a case: symptoms, schedules, suggestions. They feel cared for the way a lawn is cared for.",
      ],
      [
        "paragraph",
        "Tell someone you love, “I wouldn’t change a thing about you tonight,” and then don’t, until midnight. Count the corrections you swallow. It shows how often love had to get past your pencil, and it shows them what they look like without the marks.",
      ],
    ],
    ask: "Who near you would be surprised to hear that they’re fine as they are?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You agree with everyone, including people who disagree with each other. It isn’t exactly lying. In the moment you do see it their way, and each of them walks off sure of your support, until the day they talk. What the agreeing buys is safety, because if being liked was how you stayed out of trouble, a displeased face looks like the floor giving way. The fear is simple and unbecoming: that your real opinion, alone and without ribbons, would cost you the affection.",
      ],
      [
        "paragraph",
        "There’s vanity in it as well. One cool nod in a crowd of forty admirers, and the campaign begins, the thoughtful question, the favor, the joke in their style, while the forty get the pleasant remainder and your partner wonders why you came home so low. Anger goes underground. When you’re really furious, you become lovely. Under heavy stress you ask nine people what to do, blame the tenth, and vanish behind a tactful headache. Those close to you never know whether they’re being loved or handled, and you’ve stopped being sure yourself.",
      ],
      [
        "paragraph",
        "Go back to one person and say, “I told you I agreed. I didn’t, and here’s what I actually think.” It takes a minute and feels like jumping off a roof. Affection that survives it is the first you can be certain you didn’t arrange.",
      ],
    ],
    ask: "Whom did you last agree with, and what would they have heard if you hadn’t?",
  },
  Scorpio: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You collect people’s secrets, and you know what they’re worth. Not for blackmail; you’d die first. But knowing is power, and you sleep better with it. People get seen through and told so (“You’re angry with her”), and as a rule you’re right, while your own inner rooms have no visiting hours. Anyone who can read what moves under the surface is never taken by surprise. The fear it was built against is being left by someone whose next move you didn’t know.",
      ],
      [
        "paragraph",
        "Where closeness is power, jealousy isn’t far. You want to be the one they tell first, you notice at once when you’re the second, and the punishment is exquisite: you’re as kind as ever, and gone. In dark times you grow more certain and less accurate, find a hidden motive in a birthday card, and say the one sentence that only an intimate could aim. The others feel deeply understood and never unobserved. Some accept your reading of them because it’s so persuasive, and discover a week later that it wasn’t theirs.",
      ],
      [
        "paragraph",
        "Say to someone who has told you everything, “Ask me three questions. I’ll answer all of them, and I won’t ask one back.” It feels like handing over the keys. The other person has felt that way all along.",
      ],
    ],
    ask: "Who has told you everything, and what have they been allowed to know?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’d rather have followers than witnesses. Followers get the shining version, the story with the moral, and they love you for it. A witness might ask how you are. When so many people lean on your belief, doubt is unthinkable in public: there are mornings when the cause looks naive and the speech hollow, and you answer them with a bigger speech. The fear is that if you stopped believing aloud, everyone would see there had been a frightened person at the wheel.",
      ],
      [
        "paragraph",
        "It leads to exaggeration, and from there, by scenic route, to hypocrisy. You promise more love than you have evenings, and preach rest at a dead run. When someone challenges you, the warmth turns to righteousness in a second, and a friend becomes a lost soul. Real trouble makes you leave, for a retreat, a mission, a really important conference. The people at home have heard the rousing version twice, at dinner and in the car. They can’t tell whether the second was meant for them.",
      ],
      [
        "paragraph",
        "Tell someone who looks up to you, “I’m not sure about this any more,” and forbid them to cheer you up. A faith that has looked at its own holes is the more convincing one, and so is a friend who has some.",
      ],
    ],
    ask: "What do you doubt that everyone around you thinks you’re certain of?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You love people on the condition that they don’t embarrass you. You’d deny it. But the outfit, the lawn, the way a relative tells that story, the noise the children make in front of company: all of it gets managed in advance, because in your mind everyone you love is also a sort of reference. Perhaps you’ve seen what happens to people who lose their standing, and shame is the one weather you can’t work in. What the good order conceals is a fear of being looked down on, and, lower still, of deserving it.",
      ],
      [
        "paragraph",
        "The second shadow says, “If I don’t do it, it won’t get done,” and means, “Look what I carry.” You take over the shared tasks, do them better than anyone could, and thank people for nothing in particular in a tone that clears the kitchen, which is martyrdom with minutes. Strain turns it into bossing: lists for adults, a smile like a stapled form. The others feel vaguely on probation, so they bring you their successes and take their messes to someone with a dirtier house.",
      ],
      [
        "paragraph",
        "Invite a person you’d like to impress, tidy nothing, and open up with the words, “Come in. It’s a mess, and so was my week.” No one is loved for a clean counter. They’ll remember the evening because, for once, there was someone home.",
      ],
    ],
    ask: "Whose behavior are you managing because you’re afraid of what it says about you?",
  },
  Aquarius: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re never entirely on anyone’s side. Someone you love comes home bruised by an outrageous colleague, and within a minute you’ve explained the colleague. Fairness, you call it, and the world does need more. But fairness is also a balcony: no one can hurt you up there, and no one can ask you to choose. To belong to one person means being unjust now and then, and you’d rather be good. If you’ve ever seen a group turn on someone, the fear makes sense. It’s of being one of the mob, or its next dinner.",
      ],
      [
        "paragraph",
        "From the balcony one also looks down. Everything is tolerated except the intolerant and the slow to learn, and people who fail your principles get dropped with such a friendly wave that it takes them a year to notice. When you’re overwrought, the heart goes offline. Out come the plural, the studies, the forgiveness for everyone in general, and the one who is crying can’t reach you. Those close to you feel like a well-treated minority.",
      ],
      [
        "paragraph",
        "The next time someone you love complains, be a shameless partisan for ten minutes: “That was rotten. I’d have been furious.” No context, no maybe, nothing about the other person’s childhood. People find the other side quickly on their own, once they have you on theirs.",
      ],
    ],
    ask: "Who came to you for an ally lately and went home with an explanation?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You need someone to be drowning. A calm person makes you restless; a wounded one lights you up, and you’re in the water before they’ve called. It’s mercy. It’s also a way of not being alone with yourself, for as long as there’s a disaster, you know who you are. Perhaps comforting was the first thing you were ever praised for. The fear below it is that without another person’s pain to organize you’d have no outline, and would simply run off, like water.",
      ],
      [
        "paragraph",
        "Rescuers need saints as well as victims. Now and then you find someone luminous, and kneel. Friends who noticed something at the second dinner can’t tell you, and when it ends, you feel betrayed by a person who had merely been a person all along. In your worst stretches you become the victim yourself, weep, hint, disappear into sleep or screens, and let your promises go under. Those who love you and are doing fine get what’s left, and begin to wonder whether they should fall apart.",
      ],
      [
        "paragraph",
        "To one person you keep saving, say, “I love you, I believe in you, and this one is yours to swim.” Then stay on the beach, where they can see you. Swimmers remember who believed they could.",
      ],
    ],
    ask: "Who in your life is doing well, and when did they last have your attention?",
  },
};
