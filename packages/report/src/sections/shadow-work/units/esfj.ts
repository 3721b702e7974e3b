import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { head: "feeling", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Somebody hurts a friend of yours, she forgives him, and you don’t. That’s the fault, and it looks so much like a virtue that no one has named it to you. She phoned on the worst night, crying, with the worst of it, and you were magnificent: you came, and you said what he was until she could breathe. From inside it’s plain loyalty: she was hurt, and somebody had to be angry for her.",
      ],
      [
        "paragraph",
        "Then they made it up. You weren’t in the room for the month of talks; you’d heard the one night, so now he comes to the barbecue and the air changes, because nothing on your face has ever been private. She isn’t ungrateful, but she has a marriage to look after, so she visits less and tells you only good news, and you conclude that he’s keeping her from you. Other people’s fights last longer in you than in them. When life presses on you, the list of the unforgiven grows, and your people are careful whom they mention.",
      ],
      [
        "paragraph",
        "Be her ally in the peace as well, which takes more courage than the anger did: “I was furious with him for you. If you’ve put it down, I’d like to. Tell me something good about him.” She needed you for one night. She’d like to keep you for the rest.",
      ],
    ],
    ask: "Whose enemy are you still fighting, and when did your friend make peace with him?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "People you look after end up unable to manage without you. From inside it never feels like a grip; it feels like sparing them. The flights are booked, the forms are in, and a capable adult stands in the hall and asks you what he takes for his allergy. You love being the ground somebody stands on, and underneath is a quieter conviction: whoever needs you will stay.",
      ],
      [
        "paragraph",
        "For years everyone is comfortable. One day he gets restless and can’t say why, as there’s nothing to complain about, and he takes a job far off, or starts doing things on his own, badly, with obvious pleasure. You’re hurt, so you offer more. He isn’t running from love, but it’s hard to feel grown up where everything has been done already, and he went to find out what he could do. The more you do for people, the less of themselves they have around you. When you’re frightened, you take over what little was left, down to the wording of his emails.",
      ],
      [
        "paragraph",
        "Give something away whole, with its mistakes: “You plan the trip this year. I won’t check it, and I’ll enjoy it.” There’ll be a wrong train, so sit on it and look out the window. Somebody who can do without you, and still calls on Sunday at six, is calling for you.",
      ],
    ],
    ask: "Who can’t do something simple because you’ve always done it for them, and when did they last try?",
  },
  Gemini: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "The person you’re unhappy with is the last to hear about it. First you talk to a friend, then to another who knows him, then to a colleague, because that’s how you find out what you feel. A thought isn’t quite real to you until it’s been said to somebody, and you’d hate to hurt him with one that’s half-baked. Each talk does you good, and you can be pleasant for another week.",
      ],
      [
        "paragraph",
        "So it’s pleasant. Meanwhile the matter has been argued, turned over, and given a name at three lunches, and when it comes up at last, you arrive with conclusions. By then everyone has had an opinion about him except him, and he can sense it in the way your friends say hello. What looks like sulking is a man who finds that his own life was discussed without him, and he’s right to mind. Under strain you add listeners, and each gets the version that suits her, until you couldn’t say yourself which one is true.",
      ],
      [
        "paragraph",
        "Turn the order around, and let him have it unfinished: “Something’s bothering me, and I don’t know yet what I think. I haven’t told anyone. Can I think out loud with you?” You’ll say it badly. He’ll have been there while it was still a question, and that’s most of what people mean by being close.",
      ],
    ],
    ask: "Who knows more about your trouble with somebody than that somebody does?",
  },
  Cancer: {
    stances: { risk: "safe", head: "feeling" },
    lines: [
      [
        "paragraph",
        "Your worry makes people keep things from you. Somebody you love has bought a motorcycle, or is seeing a specialist, or thinks of moving eleven hours away, and you’ll be the last to know. You never forbade anything, only asked about the roads, and whether it had to be in winter, and your voice did the rest.",
      ],
      [
        "paragraph",
        "It’s love on watch. You picture the accident so clearly because you picture them so clearly, and worrying is at least something to do; helplessness is what you can’t stand. But picture the other end of the phone: she calls with good news and spends the call calming you down. She came for a blessing and left with a chore, so the next time she waits until it’s over, and you learn about the operation from somebody else, and are more afraid than ever. In anxious months you check in twice a day and mention that you didn’t sleep, and they begin to feel guilty for having a life.",
      ],
      [
        "paragraph",
        "Give them the gladness first, and keep the fear as your own affair: “How wonderful! I’ll worry, I always do, and you don’t have to do anything about it. Send me one picture when you get there.” Take the rest of it to a friend who’ll worry with you. People bring their news to whoever is glad to hear it.",
      ],
    ],
    ask: "What did someone tell you only when it was over, and what would your face have done if they’d told you before?",
  },
  Leo: {
    stances: { head: "feeling", voice: "speak" },
    lines: [
      [
        "paragraph",
        "People hide their failures from you. You’d never scold; it’s that you’re so proud of them. He’s considering opening a practice, and by Sunday you’ve told two tables that he’s opening one. She paints a little, and in your telling there’s a gallery. Out of affection you’re proud of people ahead of the facts, and some timid ones have grown into the picture.",
      ],
      [
        "paragraph",
        "Now the practice doesn’t open. With a friend who hadn’t announced it, he’d talk about that, while with you he’d have to take down a banner before everyone you told. So he says it’s going well, only slow, and you hear modesty and tell a third table. It’s lonely to be loved as a success when you aren’t one this year, and in the end the truth reaches you from somebody else. It stings that he didn’t trust you, but he was protecting your happy face. When you feel overlooked yourself, the telling gets grander still.",
      ],
      [
        "paragraph",
        "Ask before you announce, and leave room for the bad version: “I’m proud of you whichever way it goes. Is this for telling people, or just for us?” Tell them about a flop of your own as well, without making it funny. Anyone can be adored on a good day. They’d like to know about the other days.",
      ],
    ],
    ask: "Whose success do you talk about most, and when did you last hear from them how it’s really going?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Manners are how you measure love, and it’s lost you people. No word after the gift. Two days before she answered, when you’d written that you were low. To you these aren’t trifles, because you would never; you’d have set an alarm. Someone who cared would’ve thought of it, so someone who didn’t think of it doesn’t care, and that follows so naturally that it doesn’t feel like judging. It feels like finding out.",
      ],
      [
        "paragraph",
        "For once nothing is said, but you turn correct: your answers take just as long as hers did, the presents get smaller and better wrapped, and she can’t think why. She’s fond of you, she’s hopeless with her phone, and in February she drove through sleet to sit with you, which you’ve put down as something anyone would do. A friend can love you for ten years and be convicted on a thank-you note, and in hard weeks the standard rises, and everyone near you falls short.",
      ],
      [
        "paragraph",
        "Courtesy is a language, and some people who love you don’t speak it. Ask what a thing meant before you decide: “I didn’t hear from you after I wrote, and I took it hard. Was it me, or was it just a bad week?” Before the answer comes, write down three things this person has done for you. Love is sometimes late, and comes without a card.",
      ],
    ],
    ask: "Who have you cooled toward over something small, and what large thing did they once do for you?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Between two people who’ve quarreled, you improve what each says about the other. He tells you that he won’t set foot in that house, and what you carry across is that he’s busy and sends his love. She says it’s high time he apologized, and in your version she misses him. There’s no malice in it; it hurts you to hold both halves of a quarrel, one in each ear, and you believe a little kindness will bring them around.",
      ],
      [
        "paragraph",
        "So both wait. Each has it from you that the other is softening, and when nothing comes, it’s a second wound, from someone who supposedly missed them. What would’ve been one loud afternoon has gone on, courteously, for three years. Then they meet at a funeral, compare notes, and find that neither said it. They’re right to be angry with you, for you kept them apart with the kindest words you had. When you’re the one who’s upset, the same editing goes on: your complaint comes out as a compliment, and gets a thank-you.",
      ],
      [
        "paragraph",
        "Resign as messenger, warmly. The next time someone gives you a line for somebody else, give it back: “I love you both, and I won’t pass that on. I think you should tell her yourself. I’ll drive you there.” Let them shout. Whoever has heard the worst can start on the rest.",
      ],
    ],
    ask: "Which two people are you keeping polite, and what would they say if you weren’t between them?",
  },
  Scorpio: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You forgive too soon and never finish. Somebody lets you down badly, he’s gray with shame, and you take his hands and tell him it’s over. It’s meant as a gift, and you believe in it until about three in the morning, when it’s all still there. But you’ve said you forgave him, and a good person doesn’t take that back, so now you’re angry in private with someone you’ve pardoned in public.",
      ],
      [
        "paragraph",
        "He’s relieved and goes on living. That week he’d have answered anything and sat through your fury, but you told him it wasn’t necessary. So he doesn’t understand the coolness each October, or why a late train brings on a remark with a splinter in it, and when he says he thought that was behind you both, he’s only quoting you. Forgiveness given early gets paid for later, by someone who thought it was free. When you’re low, you go back over the old thing at night for whatever you missed.",
      ],
      [
        "paragraph",
        "Be slower, and let it show: “I love you, and I want to get past this. I’m not there yet, so don’t ask me to be. On Sunday I want to hear all of it.” On Sunday, be as angry as you are, with him in the room. He’d rather be in trouble with you for a month than pardoned and alone.",
      ],
    ],
    ask: "Who thinks you’ve forgiven them, and what did they never have to answer?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Nobody gets to be sad near you for long; you see to that. A friend has lost the job, or the marriage, and within a minute you have an arm around her and the next thing in view: at least she knows now, she’s so strong, come on, boots on. Many times it’s been exactly right: you’ve walked people back into life who’d have sat there until spring, and her face like that is more than you can stand.",
      ],
      [
        "paragraph",
        "She puts her boots on. She even laughs, for you, and afterward she goes home and is sad there, where it disappoints no one, and on the next bad night she calls somebody who’s worse company than you and better at silence. She isn’t wallowing: she had one thing to say, that it’s terrible, and each time she tried, you told her it wouldn’t always be. A person who’s being cheered up is alone with it. In your own bad seasons you do it to yourself, with plans and a full car, until one afternoon at a red light you’re crying and can’t think why.",
      ],
      [
        "paragraph",
        "Agree with her first. That takes another kind of courage: “It’s awful. I won’t say anything to make it better. I’ll sit here as long as you want.” Hope can wait until she asks for some, and you’ll have plenty.",
      ],
    ],
    ask: "Who stopped telling you about their grief, and what did you say the last time they tried?",
  },
  Capricorn: {
    stances: { company: "company", order: "plan" },
    lines: [
      [
        "paragraph",
        "You take attendance of the people you love, and they can feel it. The dinner in November, the call on Sunday, the birthday, the funeral, the graduation: whoever comes is yours, and whoever misses one is in question. You have a right to expect it, for you always come, with a fever, through snow, and it has held many people together.",
      ],
      [
        "paragraph",
        "A friend says she’s worn out and would rather not, this time. You understand; it’s just that everyone else is coming. That sentence does its work, and she arrives with a headache, smiles until nine, and looks at the clock, and you see her look, so to be safe, next year’s invitation goes out in January. But she’d have loved a walk with you on some Tuesday, with no occasion at all; you never found out, because missing things has become too expensive. You have people’s attendance, and what you wanted was their company. In anxious years the reminders get firmer, and after a full evening you go to bed suspecting that they came because they had to. Some did.",
      ],
      [
        "paragraph",
        "Make one no as cheap as a yes, and mean it: “Come if you feel like it. If you don’t, I’d love an hour with you some other time, just us.” It’s the only way to learn who’d come anyway. More of them would than you think.",
      ],
    ],
    ask: "Who comes to everything you arrange, and when did the two of you last do nothing together?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You treat everyone alike, and that’s hard on the one person who isn’t everyone. A neighbor’s crisis gets your evening. So do a petition, a new family’s paperwork, and a man you met once who needs a ride to dialysis. There’s genuine goodness in it, a conviction that anybody’s trouble counts as much as your own. The one who lives with you, or has been your friend for twenty years, shares that conviction. They’d simply hoped to be an exception.",
      ],
      [
        "paragraph",
        "Nobody says so, because who wants to be jealous of a dialysis patient? They wait until you’re off the phone and tell the short version of their day, since there’s always a worse one. When they finally ask for something, it sounds petty even to them, and you answer in the fair, bright voice that everyone gets. To have you to themselves, people need an emergency. Some have gone and had one, and some have just gone. If you’re hurt, you get busier, and two hundred grateful people don’t know it.",
      ],
      [
        "paragraph",
        "Be unfair on purpose, in one person’s favor, where they can see it: “I told them no. I wanted to be here with you tonight, and that’s the only reason.” It’ll feel a little like cutting in line, but do it weekly. The others have each other, thanks to you. This one was counting on you.",
      ],
    ],
    ask: "Who waits until you’re off the phone, and what have they been meaning to tell you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You understand the one who did it so well that the one it was done to feels alone. He humiliated her in front of everybody, and you love them both. You’d seen how he came in, with the bad news from work all over him, so afterward you took her aside and explained. He doesn’t mean it; he’s so hard on himself. You hoped it would help, because you can’t stand for anyone to be only the villain.",
      ],
      [
        "paragraph",
        "She’d wanted to hear one thing, that it was wrong. Now she has to be sorry for him as well, so she brings you less, and he, who’d have listened to you as to no one else, has learned that someone will always explain him. You can go on like this for years about what’s done to you: there’s a reason, and he’s so sweet when it’s over. Knowing why he does it doesn’t mean you must allow it. Worn out, you even take the blame, and friends watch you get smaller and don’t know how to say it.",
      ],
      [
        "paragraph",
        "Take the hurt side first, before you understand anybody: “That was wrong, and I saw it. I’m on your side.” Go to him afterward, as tenderly as you like, with both halves: the reason is real, and it has to stop. Your pity will keep for five minutes.",
      ],
    ],
    ask: "Whose behavior have you explained to the person it hurt, and what did that person stop telling you?",
  },
};
