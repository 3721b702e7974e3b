import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You distrust your own wanting. Alone with a wish, you see it from too many sides and feel it fade, and enough of them have faded to make you nervous. A crowd keeps it warm. That is why you recruit at such speed, and it’s no swindle: the excitement is real while it lasts, and others go on to do lasting things with it even after yours is gone.",
      ],
      [
        "paragraph",
        "A partner gets swept into plans at breakfast and is the only one defending them by Sunday. Eventually they stop cheering, which feels like betrayal to you, because it’s in their face that you look for your own certainty. Friends who hesitate seem disloyal. Under stress you phone more people, talk faster, and your heart pounds in a way that resembles joy. Afterward the others are left with gratitude and a question. They believed you completely, and they’d like to know whether you did.",
      ],
      [
        "paragraph",
        "You are brave on other people’s behalf, you forgive within the hour, and there is no meanness in you. Admitted, the doubt becomes an adviser who can tell an idea you love from one you’d merely love to be seen starting, and your courage gains staying power. To someone you pulled in lately, say, “I got excited faster than I got sure. How can I help with the boring part?”",
      ],
    ],
    ask: "Who is still finishing something that you stopped believing in first?",
  },
  Taurus: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Contentment frightens you, because it sounds like being finished. Satisfaction and giving up mean the same thing to you, and a person as alive as you has to want more. So you hide how attached you are, first from others and then from yourself. There’s sense in it. Talk of other lives feeds you through flat stretches, and now and then it pushes you into a change that was overdue.",
      ],
      [
        "paragraph",
        "Partners get the worst of it, since they’re what you appear to be restless about. You sigh at the window or send a link to a cottage, and their stomach drops while yours relaxes. If they say, “Then go,” you’re hurt to the bone. When pressure mounts you eat, buy, browse, make the nest softer and the fantasy bigger. Friends stop mentioning next year. Those close to you begin to wonder whether they’re a stopover, which doesn’t occur to you, because you haven’t gone anywhere.",
      ],
      [
        "paragraph",
        "You have a rare talent for enjoying things, and people relax around you because your pleasure never excludes them. Admitted, your attachment becomes a loyalty others can build on, one that existed all along without anyone being informed. Say it in the simplest form: “I’m happy here, and it scares me to say so.” The one daydream that keeps you awake deserves a date, and a seat for the person who would come too.",
      ],
    ],
    ask: "Who believes that they are only your life until the real one begins?",
  },
  Gemini: {
    stances: { voice: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "The fear is that you’d be poor company if you were sad. Liveliness is what people seem to come for, so a low mood feels like a bill they didn’t order, and you bring it in only after making it entertaining. That has its kindness. It spares those around you, it sharpens your wit, and putting a trouble into words often does shrink it to a size you can live with.",
      ],
      [
        "paragraph",
        "A partner can live beside you for years with a sense of reading about you. They know your opinions and your adventures, and when they ask what’s wrong, they get a theory of it. Friends would name you as their closest and couldn’t say what you’re afraid of. Under stress you answer more messages and start things at midnight; your hands are cold, and you’re funnier than ever. Since the confiding goes only one way, some conclude that you must have someone else for it.",
      ],
      [
        "paragraph",
        "You make people feel that their lives are worth telling, and your curiosity has no malice in it. Admitted, the sadness gives your friends something to do for you. Choose someone who has told you their worst, and say, “I hide behind my stories. Could I tell you what I usually leave out?” Around the third sentence you’ll want to make them laugh. Wait. That silence is someone listening.",
      ],
    ],
    ask: "Which trouble of yours has no one heard because it isn’t a good story yet?",
  },
  Cancer: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Being left out is the fear, and a whole warm life has been built around never risking it. Guests can be overlooked; hosts can’t. So you took the one position in any group from which no one is forgotten, and filled it with so much affection that even you lost sight of what it was protecting. Still, people have belonged somewhere for the first time because of it.",
      ],
      [
        "paragraph",
        "With a partner you plan the closeness: the trip, the talk, the traditions. If they suggest something themselves, you improve it, and consequently they suggest less. Then comes a gray evening when you say, “You never think of anything,” and they’re baffled, since every hour was taken. Under stress you mother people who didn’t ask, your chest aches, and you study the phone for who hasn’t written. Friends feel appreciated, slightly in debt, and unsure what they’ve forgotten, and occasionally one stays away because your generosity is impossible to match.",
      ],
      [
        "paragraph",
        "You remember what people love, and you’re loyal to the unglamorous ones, who will speak of it for years. Admit the fear, and you find that your guests share it; it’s partly why they come. Try this: “When I don’t hear from you, I think I’ve been forgotten. Would you call me first this week?” It gives someone the pleasure of making you feel wanted.",
      ],
    ],
    ask: "Who has never had a chance to miss you, because you always called first?",
  },
  Leo: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "The wish is to be the one who made the difference. Being liked is pleasant, but being the reason for someone’s confidence feels safer, because no one forgets who believed in them first. A friend who needs no believer could pick anyone. Good teachers depend on this wish, and it’s how people who were overlooked for years finally got an opportunity.",
      ],
      [
        "paragraph",
        "In love the beginning is glorious. You make a partner bolder, funnier, prouder of their own voice, and once they’re on their feet you miss the upward look. So you sulk a bit, or become dazzling at parties in the direction of a stranger. Friends who succeed get a toast with a barb in it. Under stress your chest feels hollow, you need an audience by nightfall, and you tell how you were first to notice. The others conclude that your warmth was for the climb, when what they’d like best is your company at the top.",
      ],
      [
        "paragraph",
        "You’re generous with applause in a world that is stingy with it, and your delight in other people’s talent is sincere. Admitted, the longing to have mattered can be satisfied in the open. Ask: “Did I play a part in how this turned out? I’d love to hear it.” Then spend an evening with an equal, and stay for the second hour.",
      ],
    ],
    ask: "Whom did you admire less from the day they stopped needing your admiration?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "There is one verdict you’re afraid of: that with all this warmth and talent, you turned out ordinary. A draft can’t be ordinary. It has promise, which is the most flattering condition there is, and so you prolong it. The arrangement is cleverer than it looks, for it spares you thoughtless criticism and keeps alive an idea of excellence that most people abandon far too early.",
      ],
      [
        "paragraph",
        "With anyone close, the unfinished thing is you. Next month you’ll be rested, fitter and better organized, and then there will be time to be loved properly. Compliments bounce off, because you answer with a correction, and a partner who says, “I like you like this,” is suspected of low standards. Under stress your stomach knots and the eye turns outward, to crumbs, typos, a friend’s tone of voice. Those around you feel inspected, and can’t know that you’re far stricter with yourself.",
      ],
      [
        "paragraph",
        "Your help fits, because you’ve actually looked at the person it’s for, and few people give anyone that much attention. Admitted, the dread of judgment shows you exactly where it hurts, which makes you wonderfully tactful with other beginners. Use that tact on your own behalf. Show one person something rough: “This isn’t right yet, and I’d like you to see it anyway, without fixing it.” As a rule they look past the thing, at you.",
      ],
    ],
    ask: "What are you still improving so that no one can tell you what it’s worth?",
  },
  Libra: {
    stances: { candor: "both", head: "feeling" },
    lines: [
      [
        "paragraph",
        "What you can’t bear is to be, even for a second, the cause of someone’s sadness. Their face falls and you feel accused, as if you’d been caught not loving them. A yes makes it stop. Anyone so good at pleasing would use the gift, and it has made countless moments lighter that a blunter person would have spoiled. It also spares you from being seen as someone who chooses.",
      ],
      [
        "paragraph",
        "A partner is promised a weekend for two and learns on Friday that guests are coming. The person who stands in front of you wins; the person who is absent pays, and those who love you most are absent most often, because they forgive. Friends compare notes. When too many promises fall due you get a headache, real enough, and turn off the phone. They conclude that you mean well and can’t be planned on, which would horrify you, because the affection was real each time.",
      ],
      [
        "paragraph",
        "In your company people are at their nicest, and they go home liking one another, which is a finer art than it gets credit for. Admitted, your tenderness can go to work before you answer instead of afterward: picture on Monday how they’ll feel on Saturday at five. Tell the person you let down most, “I say yes because I can’t stand your disappointment. I’d like to practice disappointing you early.” Expect laughter, then relief.",
      ],
    ],
    ask: "Who pays, as a rule, for the kindness you show to the person who is in front of you?",
  },
  Scorpio: {
    stances: { trust: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "The fear is of your own force. You suspect that if you showed how deep a careless word goes, people would meet an intensity quite unlike the sunny person they’re fond of, and step back, so you cover it with a smile. It made sense to give others the easy half, because the easy half gets invited.",
      ],
      [
        "paragraph",
        "With a partner it lasts longer. They’re told it’s fine, believe it, and repeat it, not knowing that most of it is recorded, and when they fail to notice unprompted, you feel both sad and satisfied. Friends think themselves wholly accepted, and would be alarmed to learn how exactly you could quote them. Under stress you’re extra nice, your jaw aches in the morning, and you rehearse speeches in the shower. Those you have left still miss you and are bewildered, because you seemed so happy.",
      ],
      [
        "paragraph",
        "You have the nerve to stay when someone is at their worst, and to make them laugh there. Owned, this force is a gift, and those close to you can take more of it than you’ve let them try. Say to one of them, “I act as if things don’t hurt me. They do, for a long time, and I want you to know when.” That half can be loved for years.",
      ],
    ],
    ask: "Who would be astonished to learn how close they are to losing you?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You want to be missed, and you’d rather not be needed. Being missed is flattering, it waits, and it never rings at three in the morning, whereas need keeps a schedule, and a schedule feels to you like a wall going up. That, more than curiosity, explains all the movement. It has its value, for an affection without obligation makes whatever you give a genuine gift.",
      ],
      [
        "paragraph",
        "A partner learns that you’re most tender at airports. On the way back you long for them; by the third evening of laundry and bills there’s a pressure behind your breastbone, and you suggest another expedition. They’d prefer to be adored on an ordinary Wednesday. When a friend is ill for long, you send something wonderful and can’t make yourself visit. Under stress you reserve tickets. Those who love you would like to be the place you return to.",
      ],
      [
        "paragraph",
        "Hope comes naturally to you, and you give it away without keeping accounts, so that people do braver things for having met you once. Admitted, the wish not to be needed can be put into words, and others can live with a limit once they hear it: “I’m bad at every day, and I can be very good at Thursdays.” Make that offer to a person you’ve loved from far off. Some things are only confided to someone who came back.",
      ],
    ],
    ask: "Who thinks you’ve forgotten them, though they cross your mind every week?",
  },
  Capricorn: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid of being taken for a lightweight. Joy comes to you so easily that you suspect it doesn’t count, and that serious people are smiling at you over their glasses. A project settles the matter, since no one calls a person frivolous who has a budget. The fear builds real things, since there are teams and celebrations that exist only because you couldn’t let a good mood remain a mood.",
      ],
      [
        "paragraph",
        "In love you begin as a delight and end as a manager. Dates become traditions, traditions get a calendar, and a partner who fell for someone dancing in the kitchen now hears about logistics, from a person who is tired and slightly proud of it. If they suggest doing nothing, you feel accused. Friends get promoted: the person you like soon has a role. Under stress you laugh in public and work at night, your shoulders stiffen, and other people’s idleness offends you. They don’t feel unloved. They feel recruited, by someone they’d hoped to play with.",
      ],
      [
        "paragraph",
        "You bring joy and you clean up after it, and few people do both. Admitted, the fear gives you back a choice: some joys may become work, and the rest are off duty. Say to someone you love, “I keep turning us into a project, because I’m scared of being silly. Would you waste an afternoon with me?”",
      ],
    ],
    ask: "Which pleasure did you ruin by becoming good at it?",
  },
  Aquarius: {
    stances: { company: "both", head: "both" },
    lines: [
      [
        "paragraph",
        "Close up, you’re afraid of being ordinary. From a distance you’re the original one, the friend of strange birds, and that’s a lovely thing to be. In someone’s arms, though, you have the same needs as anyone: to be touched, preferred, and asked to stay. Such sameness embarrasses you a little. It made sense to turn to ideas, where you’ve always been special.",
      ],
      [
        "paragraph",
        "A partner gets wonderful talk and waits for the rest. In a quarrel you rise above it and describe, correctly, how such quarrels go, while they stand there with wet eyes, wanting you to be angry or sorry. Friends have their birthdays forgotten by someone who’d cross the city for their newest theory. Under stress you add another cause, sleep badly, and feel touch as an interruption. People come to believe that you need no one, and finally they turn to someone less remarkable who stays on the couch.",
      ],
      [
        "paragraph",
        "Free of snobbery and never bored by anyone, you’ve given more than one odd person the idea that they were needed. Admitted, your ordinariness gives them something to do for you in return. Say to one person, “I get interesting when I’m scared. What I want is embarrassingly normal: would you stay with me tonight and not discuss it?” Your mind will supply four remarks, which can be saved for tomorrow.",
      ],
    ],
    ask: "Who knows how you think and has no idea what you need?",
  },
  Pisces: {
    stances: { company: "both", head: "feeling" },
    lines: [
      [
        "paragraph",
        "Your shadow is the suspicion that you become indistinct when no one is with you. It’s a dizzy thought, and you keep away from it by leaning toward others, who seem so definite. In their company you borrow an outline. The talent behind this is rare, and it comforts people who’ve felt alone for years. It’s also safe, since hardly anyone quarrels with a mirror.",
      ],
      [
        "paragraph",
        "A partner can believe for a year that you love hiking. When you finally break out, it comes with tears, suddenly, over a trifle, and they feel deceived by someone who never once lied. Friends would describe you in ways that don’t match. Under stress you absorb the mood of the person who came last, your arms grow heavy, and you reply to nothing. Others worry, because they’d happily accept your no and have to guess it from an empty chair.",
      ],
      [
        "paragraph",
        "You bring out a gentleness in people that they didn’t know they had, and your imagination makes plain days feel worth having. Admitted, the suspicion turns into a question to ask all day: is this mine? Begin with preferences, which are safe: the window seat, no onions, home by ten. Then tell someone you trust, “If I agree too fast, ask me again tomorrow.” The first time you contradict them, they get to meet you.",
      ],
    ],
    ask: "Who loves a version of you that you have to go home from?",
  },
};
