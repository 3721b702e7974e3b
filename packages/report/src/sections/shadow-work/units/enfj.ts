import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You can be angry and sorry within the same minute. The heat is quick, it usually has a cause, and then you see the other person’s face and would give anything to have it back. So you apologize, thoroughly. For someone who lives by being good to others, it was the natural way to make a temper bearable, although it also meant that the cause went out with the tone.",
      ],
      [
        "paragraph",
        "That’s how a legitimate complaint tends to disappear. A partner can hear you say, sharply, that you’re always the one who calls the plumber, and ten minutes later that you’re awful and they’re wonderful. Nothing changes about the plumber. Next month it can come out hotter. People close to you learn to wait for the flowers, and may miss the fact that you were asking for something. So can you.",
      ],
      [
        "paragraph",
        "Beneath the heat is a reliable sense of justice, and your temper is short because your heart is fast. Both are lovable. For two weeks, whenever you’ve snapped, go back and take away only the tone: “That came out too hot. The point underneath is that I need more help.” Say it once, without flowers. Then look at what becomes of the point, and at whether the next flare is any lower. Usually people can work with a sentence like that.",
      ],
    ],
    ask: "Which fair request have you apologized for so well that no one remembers it?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Your body is usually the last to be consulted. You can tell from across a table who is hungry, cold or ready to leave, and your own signals wait until everyone else has been seen to. It seems only polite. Looking after others made you welcome wherever you went, and a need of your own, announced first, would have felt like taking the largest slice. So you learned to be comfortable later.",
      ],
      [
        "paragraph",
        "Around six in the evening, later arrives. Then a person known for patience can turn heavy and monosyllabic over the choice of restaurant, and those around you can’t see where it came from, although they’d gladly have eaten at five. A partner often ends up guessing, offering a blanket, a snack, a nap, as one does with a stubborn toddler. Friends suppose that you’re displeased with them. In most cases your feet hurt.",
      ],
      [
        "paragraph",
        "Comfort is your gift, and people love to share it with the person who provides it. For two weeks, three times a day, ask yourself what your body would like, and be the first to say it: “I’d like to sit down now,” or “I’m ready for lunch.” Give no reason. Then notice who else was hungry. There’s nearly always someone at the table who is relieved that you went first.",
      ],
    ],
    ask: "What has your body been asking for since this morning?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Silence can make you uneasy, your own most of all. As soon as the last guest has gone, a podcast tends to go on, or a call is made from the sink. Without other voices something comes up that you’d rather not meet: a vague low mood with no story attached, so that talk has been your way of staying well. For so lively a mind it was the obvious remedy. Mostly, it worked.",
      ],
      [
        "paragraph",
        "Those who live with you don’t often get a lull. On a long drive you may fill the hours, delightfully, while a partner who was about to say something slow loses the thread. Friends who are grieving sometimes wish that you’d let a pause be a pause. In exhausted weeks, when the phone gets busier, the people nearest to you can see that you’re running. They don’t know from what.",
      ],
      [
        "paragraph",
        "Your words come from a place that also has something to tell you, although it speaks slowly. For two weeks, walk for ten minutes a day with nothing in your ears, and once in that time share a silence with someone you love, letting them be the first to break it. Then look at what surfaced in you, and at what they said. It’s often the thing that had been waiting for a gap.",
      ],
    ],
    ask: "What would you hear if no one, including you, said anything for ten minutes?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When someone you love is unhappy, it’s hard for you not to hear a verdict on your care. Surely you overlooked something, or said it wrong, or ought to have called on Sunday, and a critic inside keeps this account with great zeal. It grew out of devotion: if their sadness is partly your doing, then it’s also within your power, and a helpless love would be the harder thing to live with.",
      ],
      [
        "paragraph",
        "Those concerned can feel your eyes on them. They come home low, are asked, fed and encouraged, and see how much depends on their cheering up. So they often do, outwardly. A partner or a grown child may begin to bring you only the troubles that have a solution. In your worst hours you may ask whether you’ve failed them, and they end up comforting you about their own bad day.",
      ],
      [
        "paragraph",
        "A heart that hurts along with its people is a faithful one. It only needs a question. For two weeks, when someone close is down, ask, “Would you like company, help, or to be left in peace?” and then do exactly what they chose, for an hour. If it’s peace, go and do something you enjoy. Look at which answer comes most often. It’s seldom the one you were already bringing up the stairs.",
      ],
    ],
    ask: "Whose sadness have you been treating as a mistake of yours?",
  },
  Leo: {
    stances: { lead: "both" },
    lines: [
      [
        "paragraph",
        "It’s hard for you to be in the audience. A dinner that someone else is hosting, a meeting that someone else is chairing: your hands twitch, because you can see how it could shine. Leading is how you’ve usually made a group happy, so that sitting back can feel like withholding something, or, more privately, like being no one in particular.",
      ],
      [
        "paragraph",
        "So the toast you give at a friend’s celebration is occasionally better than the friend’s own; you fill a lull, rescue the speech, get everyone dancing, and all of it is affection. A shy host can feel grateful and slightly dethroned. A partner who had planned the evening for weeks can see you improve it by eight o’clock. They rarely complain, since everyone is having such a good time.",
      ],
      [
        "paragraph",
        "Your radiance doesn’t go out when it isn’t in use; it’s one of the warmest things about you even in the third row. Try it there. For two weeks, take part in two occasions without any role at all: no toast, no rescue, no improvement. Sit beside someone you don’t know well. Let one silence go on until another person ends it. Then look at what you noticed from that seat, and who turned out to be able to shine.",
      ],
    ],
    ask: "Who might surprise you if you left the evening in their hands?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Many of your conversations tend to take place twice, the first time at night, without the other person. You rehearse what you’ll say, what they’ll reply, and how to phrase it so that no one is hurt. Preparing is how you love. It calms you as well, and if a clumsy word once did harm, rehearsal was a considerate habit to acquire.",
      ],
      [
        "paragraph",
        "The difficulty is that the other person hasn’t read the script. You arrive with the finished speech, kind in every clause and complete down to the pauses, and a partner who was only looking for the scissors can have the strange sensation of being managed. Any reply throws you. Friends may feel that you were very nice and somehow absent. In anxious weeks the rehearsals multiply, until you’re worn out by arguments that took place only in your head, with people who were peacefully asleep.",
      ],
      [
        "paragraph",
        "What you bring even unprepared is worth more than the speech: attention, goodwill and a quick sense of what matters. For two weeks, every other day, begin one real conversation with no plan at all, using the sentence, “I don’t know how to say this yet.” Leave the rest to the two of you. Afterward, note what the other person contributed that your version had left out. Often it’s the best part.",
      ],
    ],
    ask: "Which conversation have you been having without the other person?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "One person who doesn’t care for you can outweigh forty who do. You notice the cool nod at once, and before you’ve decided anything the campaign is under way: the thoughtful question, the favor, the joke in their style. Charm has opened nearly everything to you, and where it fails, the ground seems to tilt, because if being liked was how you stayed safe, an unmoved face looks like a warning.",
      ],
      [
        "paragraph",
        "Meanwhile the forty are standing around. Friends can watch you shine in the direction of the one skeptic, and get the pleasant remainder. A partner can’t understand why you come home so low from an evening at which you were adored, and feels a bit foolish for having adored you. In weak moments you may even side with the skeptic against yourself. It’s tiring, and it gives a good deal of power to someone who hasn’t asked for it.",
      ],
      [
        "paragraph",
        "Wanting to be on good terms with the whole world is a generous ambition, and most of the world has already agreed. For two weeks, let one person go on not liking you. Be correct, be brief, and court them in no way. Give the time you save to two people who light up when you come in, in hours they can count. Then look at which face you think of when you fall asleep.",
      ],
    ],
    ask: "Whose approval are you pursuing while others wait to give you theirs?",
  },
  Scorpio: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You often know what people feel before they do, and it’s hard to keep the knowledge to yourself. “You’re angry with her,” you say, and as a rule you’re right. Reading others was a form of protection once: anyone who can see what is moving under the surface won’t be taken unawares. Then it became your way of loving, and a great many people have been relieved to be understood.",
      ],
      [
        "paragraph",
        "Being understood without warning is another matter. A partner can feel that there’s no private corner left, and that even a bad mood is named before they’ve had the use of it. If they object, the objection has an explanation too. Friends sometimes agree with your reading because it’s so persuasive, and discover a week later that it wasn’t quite theirs. When you’re tired, you grow more certain and less accurate. Those around you close up.",
      ],
      [
        "paragraph",
        "Such insight comes from caring intensely what goes on in others, and they’d like to be the ones who tell you. For two weeks, each time you see through someone, keep the conclusion and ask for it: “What’s that like for you?” At night, write down what you would have said beside what they did say. Then count how often the two agree, and look at what you’d have missed where they don’t.",
      ],
    ],
    ask: "Whom have you understood so quickly that they couldn’t explain themselves?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "People count on you to believe, and so you have little space in which to doubt. There are mornings when the cause looks naive, the speech sounds hollow, and you wonder whether you’ve talked everyone into something. Such thoughts get sent away. Anyone whose faith keeps others going would hesitate to be seen without it, even by a friend.",
      ],
      [
        "paragraph",
        "The result is an odd solitude at the head of the procession. A partner can hear the rousing version twice, once at the dinner and once in the car, and not be able to tell that the second was meant for you. Friends bring their uncertainties and are embarrassed by your shine, and when the doubt presses, you often get louder, or lay a new plan on top of it. They sense the strain. Some begin to believe you less, just when you’d like to be believed.",
      ],
      [
        "paragraph",
        "A conviction that has looked at its own holes is the more convincing one. For two weeks, tell one trusted person a doubt every few days, and leave it open: “I’m not sure about this any more.” Ask them to offer no encouragement. Then look at two things: whether they think less of you, and whether the belief, in the morning, is still there. What’s there on its own can be relied upon.",
      ],
    ],
    ask: "What do you doubt that everyone around you thinks you’re certain of?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "“If I don’t do it, it won’t get done.” The sentence is mostly accurate, since you’ve seen what happens when others are in charge of the tickets, and there’s a bitter drop in it as well. Being the responsible one brought you respect early. It also spared you the humiliation of depending on people who might forget, so you took it all over. The sentence has grown truer since.",
      ],
      [
        "paragraph",
        "Others adapt faster than one would think. They may have learned that anything left alone will be picked up by you, a little better than they’d have done it, and stopped reaching. What puzzles them is the tone in which you thank them for nothing in particular. A partner senses that there’s a list with their name at the top, while friends offer help in a voice that expects to be declined. You can feel alone with everything, and they unnecessary, in the same kitchen.",
      ],
      [
        "paragraph",
        "Your sense of duty is love in sturdy shoes, and it has brought a lot of people safely across. Some of them could walk. For two weeks, give up one shared task altogether. Announce it kindly: “I’m not doing the tickets this time, and I won’t be upset with the outcome.” Then rescue nothing, even discreetly. Watch who moves first, how long it takes, and how different looks from wrong.",
      ],
    ],
    ask: "What would someone else have picked up by now if you had waited one more day?",
  },
  Aquarius: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "Fairness comes so naturally to you that it sometimes arrives where it wasn’t invited. Someone you love tells you about an outrageous colleague, and within a minute you’ve often explained the colleague. You can’t help seeing the other side; to leave it out would feel like joining a mob. Anyone who has been judged by a crowd has good cause to ask what the absent would say.",
      ],
      [
        "paragraph",
        "But the person in front of you wasn’t conducting a hearing. They came home bruised and wanted someone on their side for as long as it takes to drink a glass of water. A partner can feel that the whole world has an advocate in you, except at this address, and friends may stop telling you whom they’re mad at. They respect your justice and miss your temper. It can puzzle you to hear that they thought you didn’t care.",
      ],
      [
        "paragraph",
        "Your fairness protects many people who’d have no other voice, and it can wait ten minutes. For two weeks, when someone close complains about anyone, be a wholehearted partisan for that long: “That was rotten. I’d have been furious.” No context, no maybe. If they ask later what you think, tell them. Then look at how quickly they find the other side by themselves, once they have you on theirs.",
      ],
    ],
    ask: "Who came to you for an ally lately and went home with an explanation?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Now and then you find someone wonderful, and kneel. A mentor, a friend, a love, a leader with a luminous idea: you see what is best in them so completely that the rest fades from view. Admiring is bliss to you, and it has drawn you toward fine people and brave work. For anyone who feels the world’s coarseness so keenly, something pure is a relief.",
      ],
      [
        "paragraph",
        "The person up there usually feels cold before long, and they can begin to conceal their headaches and their debts, since you look so happy. Your older friends, who had noticed something at the second dinner, find that they can’t tell you. And when it ends, you usually grieve twice, for them and for your judgment, and to be ashamed to call the very people who’d know how to console you.",
      ],
      [
        "paragraph",
        "The eye for what is best is a blessing, and it can stay open with the other one. For two weeks, concerning someone you admire, write down one ordinary fact a day, kindly: they interrupt, they’re late, they were short with the waiter. Tell a plain-spoken friend about it once. Then look at whether the affection has shrunk. What remains is meant for an actual person, and they can come down and sit with you.",
      ],
    ],
    ask: "Whom do you admire too much to get to know as they are?",
  },
};
