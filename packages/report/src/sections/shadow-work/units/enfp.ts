import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "You talk people into things, and you don’t notice that they never agreed. From inside it’s generosity: you’ve found something marvelous, the trip, the choir, the house four of you could buy together, and you couldn’t forgive yourself if they missed it out of shyness. Several people do owe you the best month of their lives, and they’d say so.",
      ],
      [
        "paragraph",
        "Now look at the friend across from you while you’re describing the house. She says she’d have to look at her money. Money can be worked out, you tell her, and she laughs, because you’re all lit up and she’s fond of you, and you take the laugh home as her answer. Three weeks later comes a message, so sorry, and nobody has any courage, you say, wounded. She had some; it took three weeks to collect. A yes you’ve argued somebody into is a no that comes later. When things go badly you argue harder, until people who adore you let the phone ring.",
      ],
      [
        "paragraph",
        "Your enthusiasm can stay as it is, as long as the other person gets a night’s sleep: “I know how I get. Don’t answer now. Tell me Thursday, and no is a perfectly good answer.” When it’s no, ask what she’d like to do instead, and do that. There’ll be fewer of you, and every one of them will have wanted to come.",
      ],
    ],
    ask: "Who said yes to you this year with a laugh, and what were they trying to say?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You stay, and you talk about leaving. Over breakfast it’s a house in Portugal, on Tuesday a farm, and in the car you wonder aloud whether you’d have made a good diver. You’ve no intention of going, since the other life is only a window you open so you can breathe in this one. Ten minutes of Portugal, and you love your own street again.",
      ],
      [
        "paragraph",
        "But what someone who loves you hears, for years, is that this isn’t quite it: this town, this job, him. He asks whether you’re happy, and “Of course!” you say, astonished, and show him a farmhouse. So he stops suggesting things that would take root, the plum trees, the bigger place, a child, and you notice that he’s become a man without plans, which makes Portugal look better. You’ve never left, and nobody has ever been sure you’d stay. In bad times you go as far as a deposit, and he finds the receipt before he’s heard the complaint.",
      ],
      [
        "paragraph",
        "Keep the window, and say what it is: “This is a daydream, I’m not going anywhere. You’re in it, with a boat.” If it’s a complaint, make the complaint. And once in a while, daydream out loud about where you are: the same street, ten years on, with plums. People can plant something once they know you’ll be there to pick it.",
      ],
    ],
    ask: "Who has heard all your plans for another life, and what have you told them about this one?",
  },
  Gemini: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "When someone hurts you, you talk it over with everybody but them. It starts the same evening, with a friend, then a colleague, then somebody who has theories, and it helps you greatly: you find the words, hear the other side, do both voices, begin to laugh. By the sixth telling you’ve understood it and forgiven it. Thinking aloud is your way, and you’d hate to go to her with the wound still raw.",
      ],
      [
        "paragraph",
        "She wasn’t at any of those talks. All she knows is that there was an odd moment in May, that you were busy for a while, and that one of your friends looked at her strangely at the wedding. You come back beaming, and for her it never began. So she goes on doing the thing you minded, there’s a seventh telling and an eighth, and one day all those kind people advise you that you’ve put up with enough. Six people know why you’re hurt, and she isn’t one of them. She’d have apologized in May.",
      ],
      [
        "paragraph",
        "Talk to one person first, to hear yourself, but the second talk belongs to her: “I’ve told other people about this, and I should’ve told you. It stung when you read my letter out.” It’ll be clumsier than the sixth telling, with no voices and no good ending, and that’s how she’ll know it’s meant for her.",
      ],
    ],
    ask: "About whom do several of your friends know something that the person herself has never heard from you?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re a bad-weather friend. In somebody’s worst year there’s no one better: you drive over, you stay, you remember the date of the hearing. It’s the good years that lose you, and from inside you don’t notice a thing, except that she seems to be fine now, and that somebody else needs you more.",
      ],
      [
        "paragraph",
        "She notices. She calls about the promotion, you say it’s wonderful, and within a minute you’ve lowered your voice to ask how she’s really sleeping. Fine, she’s sleeping fine, but your warmth goes up when she sighs and down when she’s happy. She sensibly brings you her sorrows and takes her joys elsewhere, until you’re hurt to learn about the engagement from a photograph. Underneath sits a simple fear, that people who don’t need you will go. When you’re low yourself, you look for someone worse off, so that nobody ever gets to drive over for you.",
      ],
      [
        "paragraph",
        "Go and stand next to someone’s luck. Call for no reason at all: “Nothing’s wrong. I want to hear the happy part, the whole thing, from the beginning.” Ask nothing about her sleep, and on a gray evening of your own, let her be the one with the car. She’s been waiting for years to know the way.",
      ],
    ],
    ask: "Who got well after you’d looked after them, and when did you last spend a happy day together?",
  },
  Leo: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Sooner or later the person who loves you best has heard all your stories, and that’s when they start losing you. You take being known for being dull, while someone new laughs in the right places and makes you come alive. It’s innocent, and generous, too: you give that newcomer a wonderful night, and you only want to be the person you see in those eyes.",
      ],
      [
        "paragraph",
        "Meanwhile somebody is driving you home who knows how the ferry story ends, and also knows how you look with a fever, and which compliment you don’t believe. On the way out you sparkled for a stranger, and now you’re yawning. They try to act amazed, then they stop trying and go quiet, and to you the quiet proves that the spell’s broken. When life has bruised you, the need doubles, and people have wrecked a good marriage over less than a kiss. Whatever it is, a friendship or a job or a love, its second half has no applause in it. It has somebody who stayed.",
      ],
      [
        "paragraph",
        "On the drive, give them what the stranger can’t get, something you haven’t performed: “I was showing off tonight. I think I miss being looked at like that, and I’d like it to be by you.” Then ask how they are, and listen as though you’d just met.",
      ],
    ],
    ask: "Who knows all your stories, and when did you last show them something you’d never told anybody?",
  },
  Virgo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You love people a year ahead. You meet someone, recognize immediately what they could be, and from that evening on you’re devoted to the person they haven’t become. So you help, with a link, a course, a better word in the second line. It’s meant as the opposite of criticism, and more than one life has changed direction because you wouldn’t stop believing in it.",
      ],
      [
        "paragraph",
        "Here’s how it looks from the couch. Somebody plays you the song he’s written, you’re thrilled, you say so, and before he’s put down the guitar you’ve told him who ought to hear it and that the bridge is a bit long. He’d played you a song, and now he’s got homework, so the next one he finishes in the garage with the door shut. You feel the distance and work harder on him, since encouragement is what you have to offer. Believing in someone can feel a lot like not liking them yet. In your anxious weeks it spreads to how he parks. He can’t remember when he was last enough for a whole day, and you’d be horrified to hear it.",
      ],
      [
        "paragraph",
        "Stop at the first half of your sentence. Say, “I love that. Play it again,” and let the bridge be long. Suggestions can wait till he asks, and meanwhile tell him something you wouldn’t change. Pick something that’ll never improve.",
      ],
    ],
    ask: "Whose best self are you waiting for, and what do you love about the one who’s here?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "“I’m easy” is the least true thing you say, and you’ve said it about years of your life. Asked where to live, you put the place you want in a lineup with two you don’t, describe all three charmingly, and wait to see whether anyone picks it out. It’s meant as a courtesy. Underneath you’re betting that anyone who has to deal with your wishes will like you a little less.",
      ],
      [
        "paragraph",
        "So a partner, say, chooses in good faith the apartment near his work. You make it beautiful, and eighteen months later, over a parking space, he gets all of it at once: the street you never liked, the city, the vacations at the lake. He remembers asking, and he remembers “I’m easy,” and now he doesn’t know which of your pleasures to believe. People who never say what they want can’t be given it. When you’re worn down the lineup gets longer and you get sweeter, and those who love you learn to be nervous of your good manners.",
      ],
      [
        "paragraph",
        "Say it first, while it’s only a weekend: “I want the mountains. You can talk me out of it.” Occasionally they will, and you’ll go to the lake as somebody who asked, which is another lake entirely. Work up to the apartment. Nobody worth living with will love you less for wanting to live somewhere.",
      ],
    ],
    ask: "What did you call fine that wasn’t, and who would have been glad to know?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re jealous, and you hide it beautifully. With thirty close friends of your own, you can’t easily forgive the closest one for having two. She mentions that she and Nora spent the weekend at the coast, and you say, “Oh, fun!” and feel about six years old.",
      ],
      [
        "paragraph",
        "Then the temperature drops: answers get brighter and shorter, you mention a party she wasn’t at, and you wait to see whether she’ll notice. She does, and she can’t think what she did. She went to the coast. So, to keep things nice, she starts leaving Nora out of whatever she tells you, until one day you find out, and now there’s something to suspect. You taught her to hide it, and then you caught her hiding. Underneath all this is an honorable wish: there ought to be one place in the world where you come first. When work goes badly you check it hourly, reading her messages for tone.",
      ],
      [
        "paragraph",
        "Give the jealousy its proper name while it’s still small, and leave her free: “I got jealous about the coast. You didn’t do anything wrong. Could you and I have a day this month?” People love being asked for, and notice, next time you’re laughing with somebody new at one in the morning, that you haven’t stopped loving her for a second. Neither did she.",
      ],
    ],
    ask: "Whose happy weekend did you punish somebody for, and do they know what it was about?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Things always work out for you, and somebody else has always seen to it. That’s the part you haven’t noticed. You leave with a quarter of a tank, without the spare key, singing; your good cheer has carried people over passes they’d never have tried, and you honestly believe that worrying brings it on.",
      ],
      [
        "paragraph",
        "But somebody next to you put the key in her boot. She lay awake over the visa, called the bank, and knew the last ferry was at nine, and when you all made it aboard, laughing, you said, “See? You worry too much.” She used to be fun, you think sometimes. She was. In any pair where one refuses to be afraid, the other has to be afraid for two. It’s so with money, with children, with a lump that ought to be examined, and she can’t stop, because she’s seen what happens when she does. In a hard year you promise that it’ll be fine, and she’s never been so alone.",
      ],
      [
        "paragraph",
        "Take over one whole worry, for good, the car or the taxes, and don’t report on it. First tell her, “You’ve been doing the worrying for both of us, and I made fun of you for it. I’m sorry. Which one would you most like to be rid of?” Then give her time to believe it.",
      ],
    ],
    ask: "What has gone well for you lately, and who lay awake so that it would?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "In front of people who count, you’re a little ashamed of the people you love. It’s hard to read, because on an ordinary Sunday you adore them: the friend who laughs like a seal, the man who explains trains to strangers. Then there’s the awards dinner, and you say lightly that he’d be bored. If he does come, your hand is on his sleeve by the second sentence. You want to spare him a raised eyebrow, and you’ve also climbed a long way, with the feeling that it can still be taken back.",
      ],
      [
        "paragraph",
        "He knows. Having seen your eyes go to the chairman before you laughed, he talks less on those evenings, and then he really is dull, and you’re glad you don’t bring him more. What he’s learned is that your delight in him depends on who’s looking. Anyone can live with a flaw being noticed. Being loved in private and edited in public is harder, for a parent or a friend as much as a husband, and as the stakes go up, you edit more.",
      ],
      [
        "paragraph",
        "Go and tell him: “I said you’d be bored. I was nervous about how I’d look, and that wasn’t fair to you. Please come to the next one.” At the door introduce him first, with no apology in your voice, and let him get as far as the trains.",
      ],
    ],
    ask: "Whom do you love more freely on a Sunday than in front of your boss, and what have they noticed?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Nobody close to you can tell that they’re close. Your warmth is real and goes to everyone: the man who cuts your keys gets the same shining eyes as the friend who’s known you since you were broke. You’re proud of it, with reason, because you can’t stand favorites and inner circles, and because of you a good many outsiders have known what it’s like to be in.",
      ],
      [
        "paragraph",
        "Then she asks, on a long drive, whether you’d even miss her. You tell her something fine about how affection isn’t a pie, and she agrees with every word and looks out the window. She doesn’t want the key man to have less; she wants one thing that’s hers, and she’s looked for it: a plan you wouldn’t move, a fear you’ve told nobody else. To be loved like everyone is hard to tell from not being loved. So she stops calling first, to see what happens, and nothing does until spring. The more anyone asks for a sign, the more you talk about freedom, kindly, from farther off.",
      ],
      [
        "paragraph",
        "Give her the thing that isn’t for sharing. Work out what it is, and say it to nobody else: “You’re the one I’d call. I know I don’t act like it. Have my Thursdays.” It’ll feel unfair to the others. It is, a little. Love is allowed to be.",
      ],
    ],
    ask: "Who would be surprised to hear how much they matter to you, and how would they ever have known?",
  },
  Pisces: {
    stances: { candor: "peace", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You forgive people before they know they’ve done anything. Someone’s late, or cruel, or borrows and doesn’t return, and at once you see the tired child in him and you’re sorry for him. More than one difficult person has become gentler in your company because you insisted on the gentle one.",
      ],
      [
        "paragraph",
        "Yet he never found out that there was something to forgive. He’s snapped at you in front of others four times, each time you smiled, and so, as far as he knows, that’s how the two of you talk. Friends warn you; you explain him to them, so convincingly that they stop. And then, years later, on some ordinary morning you can’t do it anymore, and you’re gone, kindly, without an argument. He’s left standing there, honestly baffled. He asks your friends what he did, and they’ve got a list. He never heard the list. Forgiving him early kept you from ever having to be angry at anyone you loved, and it kept him from ever getting the chance to be sorry.",
      ],
      [
        "paragraph",
        "Let it hurt for one day before you understand it. Be on your own side for as long as it takes to say, “That stung, what you said in front of them. I’m not angry, but I need you to know it.” Some people will turn out to be sorry. Let them.",
      ],
    ],
    ask: "Whom have you forgiven for something they’ve never been told about?",
  },
};
