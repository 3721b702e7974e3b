import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Ten minutes after a quarrel, you want a hamburger. The thing has been said, the heat is out of you, and you honestly feel better about everybody, so you declare peace, all by yourself, and ask who’s hungry. Call it the one-sided truce. Your intentions are generous: you’d never bring up an old argument to win another, and in your opinion a clean explosion is a form of respect.",
      ],
      [
        "paragraph",
        "Across the room is someone still standing in what you said. You remember being angry; they remember the words. When they refuse the hamburger it looks like sulking, so you say, “Are we still on that?” and now there are two quarrels. Eventually they stop fighting back, because agreeing is quicker, and you take the quiet for happiness. To be forgiven that fast is to hear that it never mattered. And in a bad stretch you grab the biggest sentence within reach, “Fine, then we’re done,” which for you is punctuation. Somebody lies awake on it.",
      ],
      [
        "paragraph",
        "Slow remedies aren’t for you, so go back in, and within the hour, before the hamburger, say, “I’m over it, and I can see you’re not. Tell me what it was like. I won’t argue for ten minutes.” They’ll be long minutes, and you’ve never refused a dare. Peace takes two signatures.",
      ],
    ],
    ask: "Who went quiet after your last quarrel, and which of your sentences do they still know by heart?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "In a game of tag there’s one tree you run back to, and the tree isn’t supposed to go anywhere. Without saying so, you’ve made the people you love into home base. Off you go to see the land two hours away, the new machine, the stranger with a good laugh, cheerful because you know what will be there on Sunday, in the same chair. You’d defend that tree against anyone, and you’ve always come home to it.",
      ],
      [
        "paragraph",
        "Then the tree takes up dancing, or your partner is offered a month in another city, and the ground goes out from under you. You don’t forbid it, but you get heavy, and remark that you hadn’t known they were unhappy. They give it up, or tell you after the tickets are bought, having heard the rule: one of you gets to move. In lean years you answer with presents, a trip, an enormous dinner. People don’t leave you over the dancing. They leave because they were only wanted as they were.",
      ],
      [
        "paragraph",
        "Do this one with your back and your hands: carry the bag, drive them to the station, and say, “Go have it. I’ve got everything here, and I want the whole story Sunday.” Then notice how long an evening is from that side, since being waited for is one of life’s great pleasures. Let somebody else have it.",
      ],
    ],
    ask: "Which freedom of yours would worry you if the person closest to you took it?",
  },
  Gemini: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You round. Twenty-five minutes away becomes five, skimmed becomes read, “I’m about to call her” becomes “I called her,” and a fair evening is a legend by breakfast. Hardly any of it is a lie, and on anything serious you’re blunt. It’s done at the speed of talk, for the sake of everybody’s mood: the figure that keeps this minute pleasant comes out before the real one has been looked up. People do hang up cheerful.",
      ],
      [
        "paragraph",
        "Then they do the arithmetic. Those closest to you have worked out a rate of exchange; they say six-thirty for seven, they check with someone else, they smile and ask, “Did you, though?” That stings, so you add a detail to make it more convincing, and they adjust the rate. When life gets tight, you round for three people at once, differently, and they compare. But the expensive part comes later: one night you’ll say something with no rounding in it, that nothing happened, or that you’re staying, or that this is the person you love. You’ll mean every syllable, and they’ll divide by three.",
      ],
      [
        "paragraph",
        "Make it a week’s bet with yourself: exact figures only, the unflattering ones first. “I said five minutes. It’s twenty-five, and I’m in a towel.” That’s the funnier line anyway, and after a month, when you say you’re around the corner, somebody goes to open the door.",
      ],
    ],
    ask: "Which true thing have you told somebody who only half believed it?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A friend calls to tell you what he said to her, and by the end of the call she has a bodyguard. From then on he gets two fingers for a handshake, and if he ever tries it in front of you, there’ll be a scene. It’s the best of you, really: plenty of people say “That’s terrible” and go back to the game; nobody you love has to be hurt alone.",
      ],
      [
        "paragraph",
        "What she hasn’t mentioned is that they made up on Thursday. He cried, she’d been no angel either, and here you are at a wedding table in June, still on duty, passing him the bread as though it were evidence. So she leaves him out when she calls, then the rough weeks, then she calls less, because it’s tiring to have a friend who’s angrier about your life than you are. You believe he took her from you. He didn’t need to. She couldn’t forgive him and keep you. In hard seasons it spreads, until all your enemies are other people’s.",
      ],
      [
        "paragraph",
        "Stay a bodyguard, but take orders: “Are we mad at him, or are we getting over it? I’ll go with what you say.” Ask again a week later, since the answer is hers to change. And once she’s forgiven him, so have you. You’re allowed to keep an eye on him.",
      ],
    ],
    ask: "With whom are you still angry on behalf of somebody who has made peace?",
  },
  Leo: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Whenever you lose, you’re out of town. The offer falls through, the money’s gone, or a romance is over, and the most findable person anyone knows stops answering, or in a really bad year doubles the bet in secret. Three weeks later you’re back with a tan and a new idea. It’s partly embarrassment and mostly courtesy: people come to you for a lift, and to turn up with nothing feels like giving a dinner and having no food.",
      ],
      [
        "paragraph",
        "Your friends hear in the spring, from somebody else, though they’d have come that same night, in pajamas; instead, what they get is an excellent story with the ending attached, and they laugh and feel they know you less. They also watched how it’s done. If you, with your nerve, won’t be seen losing, then losing must be something to hide from you, so you’re brought the promotions and the engagements, while the layoff and the drinking go to a friend with less shine. Some of the people who love you most are out of town right now.",
      ],
      [
        "paragraph",
        "Choose a loss less than a week old, before it’s become a story, and call the friend who’s known you longest: “I lost this one. I’m embarrassed, and I don’t want to be cheered up. Come over anyway.” Anyone can be loved on a good night. Stay in town for the others.",
      ],
    ],
    ask: "What did your closest friend hear from you only after it had turned out all right?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Most teasing is harmless because most people miss. You don’t. Your jokes are accurate: the toast that ran long, the laugh a shade too loud, the diet that begins on Mondays, each caught in one phrase that the whole table had half thought and nobody had said. You’d noticed weeks ago and were too decent to lecture; the joke is the polite version, offered only to people you like, and it’s nothing next to what you say to yourself on the way home.",
      ],
      [
        "paragraph",
        "They laugh, since everyone does. Gradually there are no more long toasts, and the friend who used to sing in your company, badly and happily, has stopped. To you they’ve grown a bit dull, so you liven things up. A careless insult fades, but an accurate joke can’t be argued with, and from then on they see what you saw. A friendship can end there without one angry word. When you’re stretched thin the smile goes out of it, and only the accuracy is left, aimed at the way someone holds a steering wheel.",
      ],
      [
        "paragraph",
        "When you’ve gone too close, go back the same day, alone: “That was too close to the bone, and I got a laugh out of it. I’m sorry. I liked the toast.” And once a day spend that precision in public on something good. With your aim, kindness hits just as hard.",
      ],
    ],
    ask: "What did somebody quit doing in front of you after you’d been funny about it?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A tactful host ends a party by turning the music down a notch every half hour until somebody else says it’s late. That’s how you end things: when a romance is over for you, or a partnership, or the standing Tuesday with a friend, you know it early. Blunt as you are elsewhere, you can’t stand to cause the look on a face that’s being left, so you stay lovely, answer a bit later, and wait for them to notice how quiet it is. You’d like everyone to leave with a nice memory.",
      ],
      [
        "paragraph",
        "They notice within a week and can’t say what. “Is something wrong?” they ask, and you’re so sweet about it that they apologize and try harder: they plan trips, they lie there going over what they said in March. Finally they shout, or leave, and you were considerate to the last. They gave you an extra year because you were so nice in it, and they’ve stopped trusting their own ears. Under strain there’s a spare warming up, so the silence never falls on you.",
      ],
      [
        "paragraph",
        "Every other hard thing you do fast. Do this one out loud, while you still like them: “I’ve loved this, and I’m done. I didn’t want you to have to guess.” They’ll be angry and know where they stand. Turn the lights on. It’s easier to find the door.",
      ],
    ],
    ask: "Who has been trying harder with you lately, and what do you know that they don’t?",
  },
  Scorpio: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "The stories you tell against yourself are wonderful. The arrest, the tattoo, the speech at the wrong wedding, or whatever yours are: apparently nothing is off limits, and people who’ve known you an hour feel they’ve been let in. Those are decoys: each one is true, and each is there so that nobody goes looking for the rest, for what frightened you this year and whom you’d miss. It’s considerate, in its way, since nobody is asked to carry anything of yours.",
      ],
      [
        "paragraph",
        "But they take it for the real thing and answer with their own. Say she tells you about the baby she lost. You tell her about Cancún. For years she doesn’t notice; then a third person mentions something you went through alone, and she sees that you’ve had everything of hers and she’s had the jokes. After that she’s careful, and you feel the door close, and get out Cancún for somebody new. Cornered, you do worse: you know exactly where she’s soft, because she showed you, and one quiet sentence there ends a friendship.",
      ],
      [
        "paragraph",
        "You respect nerve, so pick somebody who once told you something true, and pay it back: “I’ve got a real one. It isn’t funny, and I haven’t told anybody.” Then stop, and don’t watch what they’ll do, or you’ll miss the kindness. Cancún is a great story. Keep it for strangers.",
      ],
    ],
    ask: "Who has told you something that hurt to say, and what have they had from you in return?",
  },
  Sagittarius: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "When somebody’s having a bad stretch, you arrive like a tow truck. Get in, you’re not spending your birthday like this, we’re going to the coast. Grief, a layoff, a gray November: you hook on and pull, because you can’t bear to see a person sit there when there’s so much road. Everyone else had sent a card.",
      ],
      [
        "paragraph",
        "Some weren’t stuck, though. They were sad, which takes as long as it takes, and there she is on the coast in a paper hat, with you glancing over to see if it’s helped, so she smiles. She got better for you. The rest she did on her own time, in the shower and in the car, with one person fewer to tell. In a difficult year this is what goes wrong between you and someone you’d give anything for: they have to cheer up to keep you. When it’s your own turn you’re gone by the weekend, and whatever it was is there ahead of you at the baggage claim.",
      ],
      [
        "paragraph",
        "Sitting still with it would drive you up the wall, so drive. Take the long way, and tell them, “We’re not going anywhere. I’m just driving, and you can be as sad as you want.” In the second county they’ll start to talk. The best trip you ever take a person on might not go anywhere.",
      ],
    ],
    ask: "Who got better in front of you faster than they really did?",
  },
  Capricorn: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Your help comes with a date on it. For the first six weeks of somebody’s trouble nobody alive is better: you make the calls, lend the money without a lecture, drive them to the interview, and wait in the car. You’re doing what you’d want done. Pity is an insult, as you see it, and a plan is a vote of confidence, until along comes week seven, and your voice gets brisk.",
      ],
      [
        "paragraph",
        "“Any news?” you begin. They’ve noticed that you’re warm when there is, so there’s an interview that was really an email, and after that they let it ring. You conclude they weren’t serious, and the next person gets five weeks. In fact they never stopped trying, only ran out of good news to bring you. An illness, a child in trouble, a marriage that’s neither over nor well: over those you lose people for good. In your own bad weeks you run the same clock, and tell nobody.",
      ],
      [
        "paragraph",
        "A promise without an end would make you shifty, so keep it small and regular, a sandwich or a walk every Thursday, with nothing to report: “I’m not calling about the job. I’m getting lunch, and I’d like the company.” Go long past the point where it does any measurable good. A plan helps people who can move. The rest of us need a Thursday.",
      ],
    ],
    ask: "Who stopped calling you when they ran out of good news?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Love with you is general admission. Everybody’s welcome, the seats are good, and nobody goes in ahead of anybody. A man with a flat tire gets your whole afternoon, a stranger on the platform hears your best idea, and the person who loves you best gets exactly the same quick, complete interest. It’s a principle, too, since people get ranked everywhere else, and anyone who’s been left out loves you for it.",
      ],
      [
        "paragraph",
        "Now sit where that person sits. You’d do anything for them, and they’ve watched you do it for the man with the flat tire. One evening they ask what they are to you, exactly, and what you hear is a claim, and you say something true about how nobody owns anybody. They nod, and within the year they’ve left for someone half as much fun who looks up when they come in. In a bad month it’s worse, and you’ll mend a neighbor’s roof in the week you were needed at home. They never wanted to own you. They wanted to be told apart.",
      ],
      [
        "paragraph",
        "Keep every door open, and reserve one seat. Some things should reach that person before the group chat, in so many words: “You’re the first to hear this. I saved it for you.” Anyone can enjoy a crowd from a seat with their name on it.",
      ],
    ],
    ask: "What did you last tell a stranger before you’d told the person closest to you?",
  },
  Pisces: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Nobody apologizes as beautifully as you do. You see what you did land in the other person’s face and it goes straight through you; your eyes fill, you take all of it, you say it better than they’d have said it. There’s nothing false in this, since you can’t stand to have hurt someone for one more minute, and in that minute you’d give them anything.",
      ],
      [
        "paragraph",
        "So they end up with an arm around you, saying it’s all right. You’re both starving and laughing, and because it feels finished, nothing is left to do. In March the rent is late again, or you’ve missed the recital you’d sworn to be at. Each time you’re as sorry as the first, and it costs them more, since nobody can be properly angry at a person who agrees with every word. In the end the finest apology of your life gets a nod, because they know what comes after it. At the worst you skip even that, and go jolly and let calls ring.",
      ],
      [
        "paragraph",
        "Leave out the speech, then, and be sorry with your hands: “I won’t tell you how sorry I am. What would you need to see, and by when?” Let them stay angry until they’ve seen it, which is hard, with nobody’s arm around you. Anyone can be forgiven in a minute. Being believed takes until Friday.",
      ],
    ],
    ask: "Whose forgiveness came easily the first time, and what have they stopped saying since?",
  },
};
