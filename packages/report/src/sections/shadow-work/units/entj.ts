import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", candor: "both" },
    lines: [
      [
        "paragraph",
        "You hit first. Before you’ve noticed being sad, you’re mad, because anger gives you something to do, and sadness only asks you to stand there with it. Somewhere you learned that the one who gets hurt is the one who stopped moving, so disappointment, shame and missing someone all come out of you as a fight about being late. It works. Within an hour you feel magnificent, and the person who hurt you knows everything about your views on punctuality and nothing about the hurt.",
      ],
      [
        "paragraph",
        "The second shadow is contempt for anyone slow. You look at a worried person as if worry were a defect of character, mostly because your own fear has never been allowed to finish a sentence. Under serious pressure you manufacture emergencies: you pick a quarrel, quit something, send the message at midnight. A crisis is the one situation where you’re certain of yourself, so peace has a difficult time in your house, and everyone checks the weather before speaking. They’ve seen you brave a thousand times. They’d settle for seeing you sad once.",
      ],
      [
        "paragraph",
        "The next time your jaw sets, walk once around the block and come back with the end of this sentence: “I was hoping that…” It’s hard to shout a hope, and harder to hit back at one.",
      ],
    ],
    ask: "What were you sad about the last time everyone thought you were angry?",
  },
  Taurus: {
    stances: { candor: "both", pace: "both" },
    lines: [
      [
        "paragraph",
        "What you love, you own. You’d never put it that way; you’d say you take care of it, and you do, handsomely. But you pay, you build, you provide, and by some law no one voted on, the provider decides where the couch goes, when it’s time to leave the party, and whether the new job is wise. Anyone who has seen something good get carried off learns to nail things down, and you’ve been generous with nails. Underneath is a plain fear: that what isn’t fastened will go.",
      ],
      [
        "paragraph",
        "Its cousin is the stored grudge. A broken promise, an unfair share of the chores, and you say “It’s fine” and lay it down like wine. Then, on some ordinary evening, a wet towel opens the cellar, and several years come up in chronological order, with dates. Under real strain you stop moving altogether: more food, more spending, more no. The people you live with feel protected, well fed, and a bit like furniture, and complaining seems ungrateful, because the dinners are always so good.",
      ],
      [
        "paragraph",
        "Give away something you’ve paid for, together with the say in it. Use these words: “It’s yours. I don’t get a vote.” It’s the most expensive present you own, since the vote was what you were really buying, and there’s no other way to discover who stays without nails.",
      ],
    ],
    ask: "Where does your generosity come with a vote that the other person never agreed to?",
  },
  Gemini: {
    stances: { voice: "speak", focus: "both" },
    lines: [
      [
        "paragraph",
        "You win the argument and lose the evening. A fact you’ll concede in a second; a feeling gets cross-examined, and by the end someone you love has been talked out of a hurt they still have. Quick kids find out that the fastest tongue at the table doesn’t get picked on. It doesn’t get hugged much, either. What the speed protects is a suspicion that if you ever stopped talking there would be nothing much behind it: a little of everything, mastery of nothing.",
      ],
      [
        "paragraph",
        "Close after that comes the lie with no false word in it. You tell each person the part of the story that suits them, all of it accurate, and when two of them compare notes, you’re surprised at their faces. There’s envy, too: next to someone who has given thirty years to one craft, you grow competitive, add information, and move the subject to a territory where you’re stronger. In a terrible week you scatter. It’s six calls, three ambitious schemes and a joke at someone’s expense, and the family feels like tabs you left open.",
      ],
      [
        "paragraph",
        "In the next quarrel, stop in the middle of your best point and say, “I was about to win this. Tell me again what hurt.” Then only listen. It’s the one move they’ve never seen you make, and it shows them that someone lives behind the words.",
      ],
    ],
    ask: "Whom did you last talk out of something they went on feeling?",
  },
  Cancer: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You raise people and then want them back. Juniors, friends, children, a partner who was lost when you met: you make them strong, and on the day they use that strength to walk off, you discover a practical objection to the new city. What you’re guarding against is the empty chair. The arithmetic is simple: people stay where they’re necessary, and so a part of you, not one you’re proud of, prefers them a little helpless. It’s love with a hand on the collar.",
      ],
      [
        "paragraph",
        "When they go anyway, out comes the bill. Officially it doesn’t exist; you just sigh, mention the drive to the airport, and let guilt do the collecting. There’s a border around your clan as well, and anyone on the wrong side of it, an in-law or a rival team, can be frozen out by a person famous for warmth. Under strain you go silent, then bossy, then wounded that no one guessed. Those you love end up announcing their news late, in a reduced version, and requesting permission to be happy elsewhere.",
      ],
      [
        "paragraph",
        "The next time someone leaves, for a job or a weekend, say, “Go. I’ll miss you, and that’s mine to deal with.” Then don’t text first. A person who comes back uncalled is the proof you’ve been trying to organize all along.",
      ],
    ],
    ask: "Who has outgrown your help, and what would you like to be to them now?",
  },
  Leo: {
    stances: { company: "company", candor: "both" },
    lines: [
      [
        "paragraph",
        "You don’t apologize. You throw a party. After you’ve been unfair there’s a dinner, a present, a burst of charm, a ride to the airport at five in the morning, anything but the two plain words that would make you shorter for a minute. You came to believe that love goes to the one who shines, so each mistake feels like a lamp going out, and you light ten more in a hurry. The fear under all that sparkle is of being ordinary, and of finding out who’d stay for that.",
      ],
      [
        "paragraph",
        "Vanity likes a court, and yours has favorites. People rise fast in your affection, glow, disagree with you once, and find themselves back in the cheap seats with no idea what happened. Someone else’s triumph gets your loudest applause and a story of your own within the minute. When the pressure is on, you turn royal: the orders get louder, no one is grateful, and you retire wounded to a throne that happens to be the bedroom. Living with you then is like living in a theater, with great seats and no way to go home.",
      ],
      [
        "paragraph",
        "When you next hurt someone, show up with nothing in your hands and say, “I was unfair to you. I’m sorry.” Then stay, without a joke, until they’ve answered. A gift can only be thanked for; a sentence can be forgiven.",
      ],
    ],
    ask: "Who received a lovely present from you when two words would have been enough?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You grade people. The host, the waiter, a stranger’s parking, the way a loved one loads the dishwasher: a red pen goes around with you all day, and it never runs dry. It began as protection. A flaw you find first can’t be used against you, so you became your own harshest examiner, and after that it seemed only fair to examine the rest of us. Beneath it is the fear that one overlooked mistake would show you up as someone who was merely trying hard.",
      ],
      [
        "paragraph",
        "From there it’s a short step to martyrdom. You do it yourself because no one does it right, do it well, and resent every minute with perfect manners. In a crisis you reduce the universe until it can be controlled: counters get wiped at midnight, meals are skipped, a partner is corrected in the middle of a funny story. Those who live with you don’t feel unloved. They feel marked. Eventually they show you only finished things, which is lonely for everyone, and for you most of all.",
      ],
      [
        "paragraph",
        "Ask the person closest to you, “If I gave out grades at home, what would you think yours was?” The answer can sting. Reply with three specific things they do beautifully, with no “but” after the third, since the sharpest eye in the house ought to appear for the defense at least once.",
      ],
    ],
    ask: "Who is being graded by you at the moment without ever having signed up?",
  },
  Libra: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "You steer people and let them thank you for the ride. A word here, a lunch there, a question so well placed that the answer seems to be theirs, and what you wanted all along turns out to be what everyone chose. Diplomacy, you call it. Often it is; it’s also a way of never being caught wanting anything, since a person who wants can be refused, and disliked for it. Somewhere you learned that open force makes you the villain, so you took up the other kind.",
      ],
      [
        "paragraph",
        "Behind the charm sits an accountant. Who called last, who planned the vacation, who apologized: you know the balance to the cent, and when it’s off you don’t complain. You get a degree more polite. At your worst the niceness goes cold and legal, and you’ve lined up allies before the other person knows there’s a quarrel. Those close to you never lose an argument with you. They just notice, years on, that they’ve never won one, and wonder which of their opinions they came up with.",
      ],
      [
        "paragraph",
        "Go to someone you’ve been managing and confess: “I’ve wanted this from the start, and I’ve been steering you. Now tell me what you want.” It costs you the pose of being neutral. What you get for it is a yes that you didn’t write.",
      ],
    ],
    ask: "Who thinks they made up their own mind about something you’d already arranged?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You put people on trial and forget to tell them. One disloyal sentence, filed with its date, and the case is open; you hear the witnesses in your own head, pass judgment by evening, and from then on that person gets your courtesy and none of you. They’d have apologized on the spot. The habit saves you from being fooled twice, because somewhere you learned that people who trust first get hurt first. Under it lies one fear: that someone could reach the soft center of you and do as they please there.",
      ],
      [
        "paragraph",
        "Its relative is control by knowing. You read everyone and let no one read you, and you give back as little as a bank. Under heavy stress you test people, set examinations that only a saint would pass, see conspiracies in a late answer, and save the coldest remark for the one who knows where you live. There’s no shouting. The people near you feel watched with love, which is still being watched, and some are paying off a debt without knowing the amount.",
      ],
      [
        "paragraph",
        "Reopen one old case. Say to the accused, “Years ago I found you guilty of something and never told you. Here’s the charge, and I’d like to hear your side.” Many such cases fall apart at the first live witness, and the rest are finally over.",
      ],
    ],
    ask: "Who lost your confidence years ago and still has no idea what they did?",
  },
  Sagittarius: {
    stances: { candor: "truth", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You mistake your opinion for daylight. You’ve seen how to live, it’s bigger and braver than how most people do it, and out of pure goodwill you convert everyone in reach: the friend who loves a dull town, the neighbor with the safe job, a partner who only asked about supper. What it spares you is doubt. If you absorbed early on that stopping means being trapped, anyone who is happy standing still is bad news, because suppose they’re right: what was all the running for?",
      ],
      [
        "paragraph",
        "Behind the preacher stands the escape artist. When things get heavy, when there’s an illness, a debt, a crying person, you have a flight, or a joke, or suddenly a very good cause. Even frankness is a getaway car: you toss off a remark about someone’s haircut or marriage and are three towns on before it lands. In serious trouble you grow grand, promise more, hear less, and inform people that their pain is a lesson. They don’t feel lectured so much as left, by someone standing right there, talking.",
      ],
      [
        "paragraph",
        "Find a person whose life looks too narrow to you and ask, “What do you know about living that I don’t?” Then follow the answer for one whole Saturday. It’s the one country you always fly over: someone else being right.",
      ],
    ],
    ask: "Whose contentment annoys you, and what would it mean if they had it right?",
  },
  Capricorn: {
    stances: { pace: "both", order: "plan" },
    lines: [
      [
        "paragraph",
        "You don’t believe you’ve earned your life yet. There’s a timetable in the back of your mind, you’re behind by it, and whenever you catch up it moves. A triumph is yours for one evening. By breakfast it’s the new minimum. Somewhere you learned that love is paid out on results, so you never stopped delivering, and you never found out what you’d get for nothing. The fear is that the answer could be nothing. Better to be useful, tired and owed.",
      ],
      [
        "paragraph",
        "Next to it lives a coldness with a good excuse. You don’t pity people, because you never asked for any, and someone weeping at the kitchen table gets a list of options. There’s envy: a younger person’s lucky break spoils your coffee, although the congratulations go out by nine. Under heavy stress you turn grim, stop sleeping, and start counting who does less than you, which is everyone, until the people who love you feel like visitors at a construction site. They’d like to raise a toast to you, but you’re already washing the glasses.",
      ],
      [
        "paragraph",
        "Invite one person to a good dinner before anything is done. When they ask what the occasion is, say, “There isn’t one. I wanted to see if you’d come.” If they do, that’s evidence, which you respect, that someone appeared for you and not for your results.",
      ],
    ],
    ask: "By whose calendar are you late, and what would they say if you asked them?",
  },
  Aquarius: {
    stances: { head: "logic", company: "both" },
    lines: [
      [
        "paragraph",
        "You’re kind to everyone and close to almost no one. Strangers get justice from you, crowds get wit, and the person next to you on the couch gets an interesting point. You join as the organizer, the critic or the guest speaker, seldom as one more body on the bench, since a function gives you a reason to be there and a reason to go. People whose minds run ahead of the group often find out young that it hurts less to look down on the party than to wait for an invitation.",
      ],
      [
        "paragraph",
        "So there’s pride in it, and pride can be merciless. Most people, in your private opinion, believe what they’re told, and it shows around your mouth. Under stress the temperature drops: someone cries and you discuss it, someone needs you and you cite the principle, and you’re capable of ending a friendship by email, in numbered paragraphs. Those who love you keep knocking on glass. Being understood by you is wonderful, they’d say, and about as cozy as an X-ray. Meanwhile you drive home with a pang you’d never put on the agenda.",
      ],
      [
        "paragraph",
        "Call someone tonight and say, “I have no agenda. I missed you.” Then let there be a silence, and don’t fill it with a topic. Those seven words do nothing for society. That’s why they’re the hardest ones you own.",
      ],
    ],
    ask: "Where would you like to belong without having anything to contribute?",
  },
  Pisces: {
    stances: { head: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "You vanish. Your body stays and signs things, but you’ve gone, to the sea, the series, the song, the life in which none of these people need you. The world gets the one in command, since you noticed that respect goes to those who sound certain, and that a soft heart in a high post gets tested. So the dreamer lives in hiding and takes what it wants in secret. What you’re protecting is the part that believes in things, and the fear is of being observed believing, and laughed at.",
      ],
      [
        "paragraph",
        "Out of that comes a kind of lying that feels like mercy. “I’m fine,” you say, and “It’s handled,” because the information would worry them, and they continue planning around a person who isn’t there. You’re a bit in love with sacrifice, too: you pick the hopeless case, pour yourself in, and feel nobly betrayed when it stays hopeless. Under heavy pressure you govern more strictly by day and drift further by night, and bills, calls and promises go under. A partner ends up lonely in excellent company, and would rather have the mess than the manager.",
      ],
      [
        "paragraph",
        "Tell one person tonight, “I’m not all right, and I don’t want a plan.” It feels like resigning a command. Do it anyway, because it’s difficult to love someone who’s never in.",
      ],
    ],
    ask: "Where do you go when you’re no longer there, and who gets left behind?",
  },
};
