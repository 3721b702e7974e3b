import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { lead: "lead", pace: "haste" },
    lines: [
      [
        "paragraph",
        "You win. Arguments, card games, the parking space, the question of who was more tired: you win them all, and you keep on winning after the other person has stopped playing. At home it gets lonely up there. Losing feels to you like falling, since somewhere you learned that people are either ahead or behind, and that the ones behind get hurt. So you’re never behind, not even at Scrabble with a nine-year-old. What it costs the others is the pleasure of being good at something in your presence. They bring you fewer ideas, fewer jokes, and none of their victories, and you conclude that they lack drive.",
      ],
      [
        "paragraph",
        "Contempt for hesitation is the next of kin. Anyone who needs time to think gets a sigh, a finished sentence, and a plan that isn’t theirs. When the pressure is extreme you look for an enemy and, having none, appoint one: the waiter, the in-law, the person holding the map. It clears the air for you alone. The rest of the car goes on breathing it until Ohio.",
      ],
      [
        "paragraph",
        "Lose one argument this week while you’re right. Stop in the middle, say, “You know what, let’s do it your way,” and then do it their way, cheerfully, without a face. The roof will stay on. You’ll have learned that you can come in second and still be picked up at the airport.",
      ],
    ],
    ask: "Who has stopped playing with you, and what did they use to be good at?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You can be wrong for years at a time. Once a thing has been said aloud, about a diet, a neighbor or how to raise a child, it’s furniture, and you’ll defend it on days when you no longer like it. New information gets the old opinion, slightly louder. The stubbornness protects something decent, since people build on your word, and you seem to have concluded that if one brick moves, the house comes down. So you change your mind in private, two months later, and never mention it. The person who convinced you goes on thinking that you can’t be reached.",
      ],
      [
        "paragraph",
        "Then there’s ownership. Having provided so well, you begin to feel you’ve bought the place, its people included: who pays, decides, and “after all I’ve done” is never far from your lips. Under real strain you set like concrete. You eat, say nothing, refuse the doctor and the apology, and everyone else’s life has to be routed around you, like a river around a dam that insists it isn’t angry.",
      ],
      [
        "paragraph",
        "Go to someone you once overruled and say, “You were right about that, and I’ve known it for a while.” Name the subject and the year. All along you’ve believed that your strength is in not moving, and they’ll tell you that this was the strongest thing they ever saw you do.",
      ],
    ],
    ask: "Who convinced you of something and doesn’t know it yet?",
  },
  Gemini: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You treat sorrow as a scheduling problem. Someone’s marriage is in trouble, a test came back strange, and within a minute they have a website, a number and three steps, delivered in a friendly voice on your way to the car. It feels like help to you, and it’s flight. What you can’t bear is to sit beside pain with nothing to say; a feeling without a solution is like a hole in the floor. Those you love go home efficiently processed. They haven’t done any of the steps, and next time they tell their troubles to someone dumber and slower.",
      ],
      [
        "paragraph",
        "Wit is the second offender. The remark is quick, exact and funny, the whole table laughs, and one person takes it home and looks at it for ten years. You’ve forgotten it by dessert. When you’re overloaded it all speeds up: messages at midnight, four people told the same secret, and a voice that goes on through closed bathroom doors. The others stop answering. You take that as a reason to repeat yourself.",
      ],
      [
        "paragraph",
        "Tonight, when someone tells you a trouble, say, “That’s awful,” and then nothing at all until they’ve been silent for ten full seconds. Count on your fingers, under the table. What comes after the ten seconds is what they came to say, and hardly anyone has ever heard it from them before.",
      ],
    ],
    ask: "Who brought you a sorrow lately and went home with instructions?",
  },
  Cancer: {
    stances: { novelty: "familiar", lead: "lead" },
    lines: [
      [
        "paragraph",
        "You boss the people you miss. What you feel is “I haven’t seen you in weeks and it hurts,” and what comes out is a remark about their tires. Tenderness, on its way to your mouth, changes into uniform. That way it can’t be refused, because no one rejects an inspection, they only grumble at it; at some point you must have decided that the soft thing in you would be safer behind something loud. It has been very safe. The ones you love stand in front of it with their arms full of instructions, and some of them call less, so there’s more to miss. Then you ask about the brakes.",
      ],
      [
        "paragraph",
        "A harder shadow is the excommunication. People are family or they aren’t, and anyone who crosses the line finds the drawbridge up and their name out of use. When you’re in real trouble you don’t tell them, either. You command, you fuss, you go silent at your own table, and wait with mounting bitterness for someone to storm the walls you built.",
      ],
      [
        "paragraph",
        "Call one of them with no purpose. When they ask what you need, answer, “Nothing. I miss you,” and resist the weather, the tires and the price of gas for one minute more. You’ll feel undressed. They’ll feel, for the first time in a while, that the order behind all the orders was love.",
      ],
    ],
    ask: "What were you really saying the last time you gave someone advice about their car?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You need to be looked up to. Equals make you restless, so you turn them into guests, students or staff: you pay the check, you tell them how it’s done, you introduce them as your find. Who would object? Only it’s hard to be close to someone who’s always on the top step. What waits down there, in your imagination, is a crowd in which no one turns around, and you seem to have learned early that love goes to the one in front. So friends become an audience. They enjoy the show and tell their secrets to someone else.",
      ],
      [
        "paragraph",
        "Your gifts have strings, of the finest silk. The trip you paid for comes up again, including the price, and gratitude that arrives late is treated as theft. If you’re crossed in public, or simply exhausted, the weather changes for everyone: thunder at breakfast, a slammed drawer, a noble silence you could hang a flag on. People walk softly and call it respect. They’re waiting for His or Her Majesty to have a nap.",
      ],
      [
        "paragraph",
        "Spend one evening at the bottom of the table. Let someone else choose the place, tell the stories and pay, and whenever you feel a speech coming on, ask, “And then what did you do?” At the end say, “Thank you for having me.” You’ve hardly ever been in a position to use those five words.",
      ],
    ],
    ask: "With whom could you be an equal, and what makes that uncomfortable?",
  },
  Virgo: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You’re frightened, and it comes out as rules. Did you lock up, why is this lid off, who left this here: all day long you patrol the border between order and disaster, and people take it for bossiness. It’s much closer to prayer. A mind like yours can see how each thing goes wrong, and you seem to have learned that whatever you didn’t check would be your fault. Those around you live in a very safe place where they can’t touch anything. They’d comfort you if they knew you were scared. They only know that they’ve used the wrong sponge.",
      ],
      [
        "paragraph",
        "Severity is its respectable sister. The mistake is pointed out to the bride and the bereaved, because it’s true, and you can’t see why accuracy needs a ribbon on it. When worry peaks you stop sleeping, and at three in the morning the ache, the tax letter and the noise in the wall convene. By breakfast there are four new procedures. No one is told that you lay awake, so no one makes you an egg.",
      ],
      [
        "paragraph",
        "The next time a rule is on your lips, say the fear in its place: “I’m scared that something will happen to you, and the lock is the only part I can do.” People argue with a regulation all day long, but hardly anyone argues with that; they go and check the lock.",
      ],
    ],
    ask: "Which of your rules would disappear if you weren’t afraid?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You ask people what they think after you’ve decided. The consultation is charming, everyone is heard, there’s coffee, and by the end they’ve agreed, somewhat to their surprise, to what you wanted on Monday. You call it getting everyone on board. It protects you from the two things you like least, an open refusal and being the bad guy, and it has worked since you first noticed that people will forgive an order if it’s phrased as a question. The price is paid in trust. Those who live with you have stopped saying what they want. They wait to find out what they’ve chosen.",
      ],
      [
        "paragraph",
        "You also keep a tally. Who called last, who hosted, who gave in about the curtains: it’s all even or it’s about to be, and love gets the atmosphere of a joint account. In a real crisis the charm goes off like a lamp. What remains is a cold, lucid party to the case, quoting you your own words with the date, and the one who came for comfort finds that they should have brought counsel.",
      ],
      [
        "paragraph",
        "In the next decision that matters, show your hand first: “I’ve already made up my mind, I want the first one, and I’d like you to try and stop me.” Then let them. You’ll lose now and then. What you’ll win is a yes with someone in it.",
      ],
    ],
    ask: "Who agrees with you so smoothly that they may no longer be there?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You get even. It can take an afternoon or eleven years, it’s always legal, and it’s done so thoroughly that the person often doesn’t know what hit their budget. You call this justice, and justice is in there. But under it is a memory of standing somewhere with no defense, or a dread of ever doing so, and a vow that it would cost people dearly. The trouble is that it can’t tell a tyrant from a tired friend who said something stupid in August. Both get the same look. People close to you learn to fear your courtesy.",
      ],
      [
        "paragraph",
        "Suspicion does the daily work. You delegate on Monday and drive past on Tuesday; an explanation gets one extra question, to see whether it fits. The ones you check most are those you couldn’t bear to lose, and what they hear is that you think they’re thieves. When life truly corners you, the gates close, you interrogate the innocent, and plan for betrayal until someone, worn out by it, obliges.",
      ],
      [
        "paragraph",
        "Let one debtor go. Choose an old offense, tell no one but the person concerned, and say to them, “In March you did me wrong, and I’ve decided we’re square.” You’ve always known that power is the ability to collect, and you may enjoy finding out that it’s also the ability to tear up the bill.",
      ],
    ],
    ask: "Who still owes you something they don’t know about?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You’re sure. About the economy, about vitamins, about what young people should do with their degrees, you are as sure as a church bell, and about as easy to answer. Certainty feels to you like strength, because people are lost and you’ve got a flashlight. What it spares you is the dark. Doubt, to a person built for motion, is a kind of drowning, and somewhere you learned that the one who speaks firmly gets to stop being scared. So you speak firmly. Those who love you nod, change the subject and go on living as they were, and save for others the questions they lie awake with.",
      ],
      [
        "paragraph",
        "The second fault is brutality with a clean conscience. “I’m only being honest,” you say, having told the new mother about the schools. If things go badly wrong you enlarge: a bigger plan, another state, a whole new philosophy by Friday, while the people in the old plan stand on the platform with their sandwiches. Your optimism was real. So was the train schedule.",
      ],
      [
        "paragraph",
        "Say “I don’t know” once a day, aloud, about something you have a view on, and stop there. The silence after it will itch like wool. Look at the other person, and watch them come up with something, shyly, that they’ve had for years. You love discoveries, and this is how people become one.",
      ],
    ],
    ask: "What are you surest about, and whom has it cost you?",
  },
  Capricorn: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "You measure people by what they get done. The relative between jobs, the friend who paints, the child who is happy with a B: you’re fond of them, and a column in your head stays empty. You’d never say so. It shows in the question you always ask first. The same scale stands at your own bedside, and the reason you’re up before dawn is that yesterday’s worth has expired. Somewhere you learned that a place in the world is rented, due daily, and that those who can’t pay are put out. So you’ve never missed a payment. The ones you love feel like tenants, too, and come to you with results or not at all.",
      ],
      [
        "paragraph",
        "Power over the purse is the second shadow. You support half the family and, without a harsh word, decide where it vacations. Hit by real trouble you go to work, literally, for weeks; you come home gray, answer in nouns, and treat grief as absenteeism. The others grieve among themselves and keep your dinner warm.",
      ],
      [
        "paragraph",
        "Invite the least productive person you know to lunch, and for the whole hour don’t ask what they’re doing. Ask what they like. At the end say, “I enjoyed that,” and notice that nothing was produced. If they deserved an hour of you for no reason at all, it follows, by strict logic, that you do as well.",
      ],
    ],
    ask: "Whom do you love who has never achieved a thing, and do they know it?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You drop people on principle. A friend turns out to hold the wrong view, or does a thing you’ve publicly opposed, and you close the account, calmly, with reasons, after twenty years of barbecues. There’s no anger in it. That’s what chills them. Principle is your warm coat, and what it protects you from is the mess of loving someone who’s wrong; feelings can’t be voted on, and you seem to have found early that ideas stay where you put them while people don’t. So ideas got the better seat. Everyone left at your table agrees with you now, or says they do. You miss the others more than the platform permits.",
      ],
      [
        "paragraph",
        "A certain coldness runs through the daily life as well. Bring you tears, and you become a public servant: polite, informed, unavailable. Meanwhile your own habits are law, the mug, the route, the chair, and a surprise party can feel to you like a coup. Pushed to the limit you turn dictator for the common good, with a chart, and those who object are treated as a lack of information.",
      ],
      [
        "paragraph",
        "Call one person you dropped and say, “I still think you were wrong, and I miss you.” Both halves have to be in it. Don’t debate. Sit with them over something fried and find out what the person is like when no one is representing anything, including you.",
      ],
    ],
    ask: "Whom did you lose to an argument that you’d like to have back?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re busy so that you won’t be sad. There’s always a gutter, a form, someone’s airport run, and as long as the list is moving, the other thing can’t catch you, that soft gray tide that comes up on Sundays around four. You’ve told people you simply hate to sit still. In truth you can feel more than you can use, and feeling without a purpose has seemed to you, for a long time, like a place where people drown. So you mow. Those who love you live with someone efficient, kind, and turned slightly away, and they suspect that you find them boring. They’re not boring. They’re sitting next to the tide.",
      ],
      [
        "paragraph",
        "Self-pity is the second, and it works nights. Having done everything for everyone, unasked, you sink into a chair at eleven with a drink, a screen or a carton of ice cream, and take stock of who has noticed. Under heavy strain the sergeant and the martyr trade shifts: you bark at breakfast, repent at lunch, and no one knows which of you to obey.",
      ],
      [
        "paragraph",
        "On Sunday at four, sit down beside someone, with nothing in your hands, and say, “I get sad around now. You don’t have to do anything.” Stay until five. The tide comes up to about the ankles, and someone’s shoulder is there, which no gutter has ever offered.",
      ],
    ],
    ask: "What would you have to feel if the list were really empty?",
  },
};
