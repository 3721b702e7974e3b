import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You make up without ever making it right. The flare itself lasts ten minutes: a slammed car door, one sentence that hit where you knew it would. By the time you’re back, the anger’s gone, the love’s back, and you’ve brought peaches. That’s the apology, and it’s sincere, too, since you’d always rather do something kind than stand there describing something bad.",
      ],
      [
        "paragraph",
        "The other person eats a peach, glad you’re home, and remembers the sentence, because nobody has taken it back. Did you mean it? When they bring it up on Thursday, you hear the fight being started again, you get short with them, and now there are two sentences. They aren’t holding a grudge. They’re holding a question. After some years of this, people who love you grow careful even on good days, and when you’re worn out, the peaches stop as well: you end a friendship or a job in one afternoon, and by nightfall you’re too proud to go back.",
      ],
      [
        "paragraph",
        "It can be done as quickly as the damage was: “What I said in the car was cruel. I was hurt, and I don’t believe it.” Don’t explain, and don’t wait to be forgiven on the spot. Then the fruit. A fight that’s over for you is over for them once they’ve heard you say so.",
      ],
    ],
    ask: "Which sentence of yours is somebody still carrying, and what would it take to go and get it?",
  },
  Taurus: {
    stances: { voice: "withhold", pace: "patience" },
    lines: [
      [
        "paragraph",
        "You stay for years in what you’ve already left. The marriage, the job, the town: one ordinary morning you know in your stomach that it’s over, and then you put the coffee on. There’s the view to think of, and a person who’s done nothing wrong. Ending it would take reasons, and you’ve only got a feeling, so you make it bearable, with a better mattress, Saturdays at the lake, a little something ordered on a bad night. You’d make a bus station pleasant.",
      ],
      [
        "paragraph",
        "It’s kindness, and some rough years deserved exactly that patience. But another person is in there with you, and they notice that you’ve grown polite, they ask, they hear that everything’s fine, and it does look fine. So they plant a tree. They turn down an offer in another city. Pressed, you go heavy and silent, and when you finally go, it isn’t the going that floors them. “How long have you known?” they ask, and the honest answer takes away years they’d thought were happy.",
      ],
      [
        "paragraph",
        "Nothing has to end by Friday, or at all. Say it while it’s still only a feeling: “Something’s changed for me. I don’t have reasons yet, and I don’t want to hide it from you.” Then stop buying comforts for a month, so you can both feel what’s there. Plenty can be mended once two people know.",
      ],
    ],
    ask: "What have you been making comfortable that you’d already left, and who else lives there?",
  },
  Gemini: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Other people’s nod means yes. Yours means go on. Someone lays out a plan for the summer, or the business, or the rest of your lives, and you’re really listening, finding what’s good in it, asking the one question that improves it, and they leave convinced you’re in. What you love most you’d rather not have to defend, so you keep it safe in a friendly way: you never argue, and you never quite obey.",
      ],
      [
        "paragraph",
        "A half-baked idea gets a kinder hearing from you than anywhere else in town, until the deposit is due. “But you loved it,” they say, and you did, as a thing to hear about. Stung, they want a date, they want your word, and the harder they press, the slower you reply. At last you do something perfectly definite: without one argument the lease isn’t renewed, or the engagement is off, and your closest people find out with the neighbors. Their shock puzzles you, because you’d known since March, but in March you were nodding.",
      ],
      [
        "paragraph",
        "Keep the nod, and put a few words beside it: “I love hearing about this. I haven’t decided anything.” If you have decided, be just as warm, and add that you won’t be in it. They’ll be disappointed for an evening. A no is kindest before they’ve bought the tickets.",
      ],
    ],
    ask: "Who believes you’re on board with something that you’ve only been listening to?",
  },
  Cancer: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "You’re nicest to the people you’ve given up on. It happens in a second: a friend laughs at the wrong moment, or forgets the one date that mattered, and a decision gets made. No scene follows. If anything, your manners improve: you send the card on time, you ask about the new roof, and you never again tell that person anything that matters.",
      ],
      [
        "paragraph",
        "It’s meant to spare everyone, since an accusation has always seemed to you a thing that can’t be unsaid. What your friend sees is a slightly more polite you, and she’s puzzled for a while, then flattered, and then lonely, because the jokes have stopped and she can’t find out when. She asks, “Are we okay?” and gets a lovely smile. An apology would have taken her a minute, and she’d have been glad to make it, but all she knows is that you asked about the roof. On low days you go back over old remarks, and another friend starts getting her cards on time.",
      ],
      [
        "paragraph",
        "Before you’re polite, be hurt, out loud and within the week: “It stung when you laughed. I’d rather tell you than go quiet.” Let your voice shake; it’ll do half the explaining. A friend who’s allowed to hurt you and hear about it can stay for forty years.",
      ],
    ],
    ask: "To whom have you become very polite, and what did they do on the last day you were close?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’d rather give up a thing you love than be second at it. You have a voice, or a brush, or a backhand, and it’s the best part of your week, until someone near you turns out to be better, and you find you’ve lost interest. Nobody sees a sulk, because you praise them beautifully, give them your good stand, and say you’ve been meaning to do less.",
      ],
      [
        "paragraph",
        "It feels like dignity: to be measured in what you love is to be measured yourself, so you bow out while it’s still whole. The friend who got better because she sang next to you, though, has lost the person she sang with, and when she asks and you tell her that you’re busy, she works out for herself that her luck has cost her a friend. Her next good news reaches you late and made small, and in a marriage it goes the same way: your partner shines, you step gracefully back, and you’re both lonely.",
      ],
      [
        "paragraph",
        "Envy, said aloud to the right person, is nearly a compliment: “I was jealous of you, so I quit. I miss it, and I miss doing it with you.” Then take your old place in the back row, where the second-best voice in the room still gets to sing.",
      ],
    ],
    ask: "What did you stop doing when someone close to you did it better, and do they know why?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You criticize with your hands. The bed’s been made badly, so in passing you smooth it, without a word. You straighten his collar, turn her canoe paddle the right way around, reopen a colleague’s finished slide at ten at night and leave it better. A thing that’s nearly right hurts you like a pebble in a shoe, and you’d do anything to spare their feelings.",
      ],
      [
        "paragraph",
        "They can’t object, since you’ve been helpful, and they can’t improve, since nobody has told them anything. One person gets clumsy around you; another stops trying, so you do more, and get tired, and wonder why it’s always you. When you’re frightened about something enormous, you put right everything small, and the house has never looked so good or felt so cold. Some partners have left a home where they were never once reproached, because they’d been corrected every day.",
      ],
      [
        "paragraph",
        "Let your hands wait, and let your mouth have a turn. If it matters, say so: “I’d like the slides to match. Would you rather fix it or have me do it?” If it doesn’t, leave it crooked and go sit beside the person. And when somebody has done a thing for you, use it just as it is, while they’re watching.",
      ],
    ],
    ask: "Whose work did you last do over without a word, and what did they stop doing after that?",
  },
  Libra: {
    stances: { candor: "peace", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "In love you move in so completely that nobody can find you afterward. It begins with pleasure: their music is interesting, so is getting up at six, and their friends are really very nice. Falling into step feels like closeness, and it comes to you as easily as walking.",
      ],
      [
        "paragraph",
        "Nobody asked it of you. The one you love fell for a person with an apricot hallway who left parties at ten, and now that person is happy with whatever’s suggested. So they start deciding for both, because someone has to, and think what luck it is to have found somebody who always wants the same. Meanwhile you feel increasingly unseen, and one spring evening you can’t breathe in there. You hear yourself say that there’s never been any room for you, and they look around at all the room. It’s how good friendships end, too, after years of going where she likes to eat.",
      ],
      [
        "paragraph",
        "Go home to yourself while you still love them. Keep one evening a week, one wall, and one opinion that’s purely your own, and begin with something slight: “I don’t actually like jazz. Go without me, and tell me about it later.” They’ll be startled, then interested. It’s you they were looking for.",
      ],
    ],
    ask: "What did you stop doing, wearing, or saying in the first year of loving someone, and did they ever ask you to?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you’re most afraid of losing someone, you look as if you couldn’t care less. Your partner laughs a little too long with somebody at the party, and inside you everything is on fire. Outside, you’re asking where the ice is. You won’t hold on to anyone who wants to go, you’d die before you begged, and so the fear comes out as cool, perfect ease.",
      ],
      [
        "paragraph",
        "It has its honor, but your partner, meanwhile, glanced over twice during that laugh, half hoping you’d come and stand close, and saw a person to whom it made no difference. So the talk went on, and at home you’re pleasant and a long way off. They think you’re tired of them, you think they’re leaving, and each is watching the other for proof. Then you begin looking for things, in an old message, in the way a goodnight was said, and whoever goes looking that hard finds something.",
      ],
      [
        "paragraph",
        "Put the fear into words the same night, while it’s small and a bit ridiculous: “I got jealous tonight. It isn’t anything you did. I’d just like you to hold on to me a bit.” What they’ll hear is that they matter, and they’ve been wondering. Let people see that you’d miss them; it gives them a reason to stay.",
      ],
    ],
    ask: "Who believes that it made no difference to you when they left, and what would you have said if you’d been sure of the answer?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "The road gets the best of you, and home gets what’s left. Out there you’re wide awake, funny at the ferry and tender with a stranger’s baby, and then you’re back, with sand in the car and nothing to say, and you sleep. By Wednesday you’re looking at maps. You come alive by meeting a thing for the first time, and you honestly believe that those at home are happy if you come back happy.",
      ],
      [
        "paragraph",
        "Consider the one who stayed, paid the water bill, waited with the dog at the vet’s, and then saw the pictures, in one of which you’re laughing as you haven’t at home since spring. They don’t begrudge you the trip, but they’d like to meet that person. When they say so, you hear a fence going up, and you answer kindly that you need your freedom. So they get brisker, and the brisker they are, the duller home looks. Under strain you leave in smaller ways, too, for the garage or one more errand.",
      ],
      [
        "paragraph",
        "Bring the same eyes in through your own front door. Before you unpack, sit down with whoever stayed: “I don’t want to talk about me yet. Tell me what I missed, from the beginning.” Then find out one thing you didn’t know. There are people you could travel toward for thirty years and not get to the end.",
      ],
    ],
    ask: "Who has seen the pictures of you at your happiest and wasn’t in them?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "People have to be in trouble to get you. A burst pipe, a biopsy, a car in a ditch at two in the morning: you’re there before they’ve hung up, with your sleeves rolled, tender as anyone could wish. On an ordinary good day you’re at work. Being of use is how you love, and where there’s nothing to be done you don’t quite know what you’d be for.",
      ],
      [
        "paragraph",
        "So look at what those close to you have learned. A partner who’s well and happy says, “Come sit outside,” you say in a minute, and it gets dark. A fever, on the other hand, gets an hour of you on the edge of the bed, smoothing their hair. Nobody’s inventing headaches, but they’ve noticed when you come. Friends don’t call you with the good news, and you conclude you’re only wanted when something’s broken. Low yourself, you imagine you have nothing to offer, so you stay away, and they find out by accident.",
      ],
      [
        "paragraph",
        "Turn up for nothing. Go over without a tool, on a day when no one needs you, and say it, since they’ll look for the tool: “I didn’t come to do anything. I just wanted to be where you are.” Sit for a while with your hands empty. You were never loved for the pipes.",
      ],
    ],
    ask: "Who has to have a problem before you put your work down, and when did you last come to them on a good day?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "As soon as you’re told to, you can’t. You were on your way to the desk, or the doctor, or the phone to make things up with a friend, and someone said, “You really ought to,” and there it went. Your own wish had turned into their order, and refusing is your way of keeping your life your own, and it’s saved you from several that wouldn’t have fit.",
      ],
      [
        "paragraph",
        "The person who said it loves you. They mentioned the checkup once, and you nodded; a month later they mentioned it again, and now you were being managed. What else were they to do? When each wish is heard as a command, they can only nag or give up wishing, so you feel crowded, they feel like a warden, and neither of you chose it. If you do the opposite of whatever you’re told, somebody else is still deciding what you do, and pressed hard enough, you’ll damage your own interests to prove that nobody owns them.",
      ],
      [
        "paragraph",
        "When you feel yourself stiffen, buy time before you refuse: “Give me a day. I want to find out if I’d do it without you asking.” Go for a walk, and imagine being begged not to. If you’d do it then, do it. A thing can be somebody else’s suggestion and still be yours.",
      ],
    ],
    ask: "What haven’t you done that you wanted to do, only because someone told you to?",
  },
  Pisces: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "You forgive people who don’t know they’ve done anything. Someone tells your secret for a laugh, or reads a message while you’re saying the hardest thing you’ve said all year. It hurts, and almost at once you can see how it came about: the job, the bad week, the way they were loved, or weren’t. By morning it’s forgiven. All that’s missing is that they were never told.",
      ],
      [
        "paragraph",
        "It’s mercy, and the world is short of it, but they’d have been ashamed about the secret, and stopped. Instead they do it again, lightly, because with you it has always been fine, and little by little they become worse to you than to anybody else. Then one day your mercy runs out: you look at them and feel nothing, you’re gone, and they go over the last week to find out what happened. It was eight years. When life is heavy you drift, and forgive in bulk, so as not to feel each one.",
      ],
      [
        "paragraph",
        "Let the hurt have a night, and then let the other person have a chance: “When you told them that, it hurt me. I’m not leaving. I want you to know.” Don’t supply the excuse; wait, and see what they do. Forgiveness is a present, and they have to be there to get it.",
      ],
    ],
    ask: "Whom have you already forgiven without telling them what for?",
  },
};
