import type { TypeProse } from "../type-prose.ts";

export const esfp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "peace",
    thrift: "spend",
    trust: "quick",
    head: "feeling",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "If there’s a cold lake, you’re in it, yelling that it’s warm. ESFP gives you a whole-body love of the present moment and a need to share it with whoever is standing around. Aries adds the match: you go first, you go loudly, and you don’t check whether anyone follows, which is precisely why people do. Together, type and sign make someone who can start a dance floor, a rescue or a water fight within thirty seconds, and who makes up before the bystanders have picked a side. What other people get from you is permission. Most of them had the swimsuit on all along.",
      argument: [
        "Your type and your sign agree about where to go on Saturday and differ about how to arrive. ESFP wants everyone there, happy and out of breath, in one group photograph. Aries wants to be there first and can’t see what’s unkind in that. Watch yourself teach a friend a card game: the Entertainer explains it warmly, with voices, and then Aries wins nine hands in a row and wonders why people are checking the time.",
        "Usually speed wins. You’re off, you arrive, you come back beaming for the others, and the mood has cooled a degree. It’s eagerness, nothing worse, but over time friends can slide from playing with you to clapping for you, and you’d much rather have playmates. Do one thing this week at someone else’s pace, preferably a thing you’re hopeless at. When your hands reach in to take over, ask, “What should I do next?”",
      ],
    },
    Taurus: {
      thesis:
        "Guests at your place take off their shoes without being asked and eat more than they meant to. ESFP gives you warmth for anyone who comes near, and a good nose for what would please them. Taurus gives you taste, patience, and strong views on butter. Put together, they make a host who cares about the chairs, the playlist and the second helping, and who can turn a wet Wednesday into something that people still mention in June. You know where the good peaches are. From you, tired people learn that pleasure doesn’t have to be earned first, and several have never recovered.",
      argument: [
        "The clash usually comes around ten at night. ESFP hears that there’s live music across town and everyone is going. Taurus has just gotten comfortable and would like to know what’s wrong with this sofa. You often solve it by bringing the party to the sofa, which sounds ideal until you notice who cooks, pours, pays and gets up for ice. By midnight everyone is comfortable except the person who arranged it.",
        "You do it out of love, and Taurus truly enjoys providing. Still, there’s a bill, in your feet, in your bank balance, and in a small ache when friends leave early. They’d be glad to have a turn. So invite them over in the next two weeks and let them cook. Say, “I’m not getting up tonight,” even when nobody can find the colander. Another day, suggest a plain walk, and notice who’s just as happy to see you without the food.",
      ],
    },
    Gemini: {
      thesis:
        "By dessert, the strangers at your end of the table have nicknames for each other, and it’s your doing. ESFP makes you warm and quick to act; Gemini makes you curious and quick to speak, so you ask the question that gets a shy engineer talking about bees, and you do the voices when you retell it. Between them they’ve made you a kind of human bulletin board: you remember who’s moving, who’s hiring, and how the dog’s surgery went, and you ask for the next installment. Each person feels like your favorite. For those eleven minutes, to be fair, each of them is.",
      argument: [
        "A friend with bad news shows you where your type and your sign differ. She sits down looking pale, and the ESFP in you wants to put an arm around her and stay there. Gemini has just thought of something true and very funny. Gemini is faster, so the joke arrives, she laughs with wet eyes, and the moment when she’d have told you the rest goes by. You did help, for about a minute.",
        "What you lose is the second conversation, the one in which friends ask about you. Someone in constant motion seldom gets asked, so people adore your company and couldn’t say what keeps you up at night. This week, when a friend looks low, ask one question and wait ten seconds, which will feel like a semester. Then tell a story of your own that isn’t finished. Where the punch line would go, say, “I don’t know yet how this one turns out.”",
      ],
    },
    Cancer: {
      thesis:
        "Within one evening, new people around you have a nickname and a favorite mug. ESFP makes you playful, generous and quick to include; Cancer makes you protective and sentimental, with a memory for birthdays, old songs and who can’t eat walnuts. So your parties have a warmth that other people’s lack. You tease everyone, you feed everyone, and when a guest stops talking, that guest gets the stool next to yours and something to stir. People leave feeling adopted. Years later one of them will call from another city to ask for a recipe, and stay on the phone for an hour.",
      argument: [
        "The ESFP in you never wants the evening to end, and the Cancer in you would like to go home right after the remark that stung. Say someone teases you about your cooking or your age, a little too close. You laugh, because a good host doesn’t let a guest feel awkward; you may even get louder. Inside, though, Cancer already has its coat on, and in the days after, your messages turn short and oddly polite.",
        "It’s a kind way to be hurt, since everyone is spared a scene. But nobody can apologize for a thing they never heard about, so you can end up with a long guest list and few confidants. Try saying “ouch” on the spot, with half a smile, and adding nothing. If that’s too public, send one line within a day: “That one stung a bit, and I’d rather tell you than stew.” A good friend will be glad you said it.",
      ],
    },
    Leo: {
      thesis:
        "You can find the six words that make a nervous beginner feel like a star, and you enjoy the result even more than the beginner does. ESFP gives you the instinct for what delights a crowd. Leo, ruled by the Sun, gives you generosity, style, and a quite reasonable fondness for applause. The combination dresses up for the grocery store, gives presents two weeks early because waiting is torture, and plays the clown for as long as it takes to get one miserable child laughing. People don’t merely remember that the wedding was lovely. They remember you and someone’s grandfather doing the twist.",
      argument: [
        "Your type would do anything for a laugh, while your sign has a crown to keep on its head. Most days that’s no trouble, because you choose the joke. Then someone else makes you the joke, on a subject that matters. The ESFP keeps smiling to save the mood, and Leo turns very polite. Your friends, who saw you wear a lampshade an hour ago, had no way to know there was a line.",
        "Usually you wait for them to notice, and usually they don’t, so everyone walks carefully for a while and you work twice as hard to bring back the old ease. It’s cheaper to post the limits in advance. Tell your two closest friends, “You can laugh at anything about me except my work and my family.” And when you’re praised this week, skip the funny bow. Say, “Thank you, I worked hard on it,” and let the applause in.",
      ],
    },
    Virgo: {
      thesis:
        "Your parties look as if they happened by accident, and they took you three days. ESFP wants everyone to have a good time. Virgo knows what that requires: the dish without dairy, the two cousins kept apart, the spare phone charger, the sweater for whoever gets the seat by the window. You plan like a general and then come to the door barefoot and laughing. Friends get the very gift they mentioned once in March, along with a joke about it. You forgive other people’s blunders before they’ve finished confessing. With your own, you tend to ask for a second hearing.",
      argument: [
        "Ask when it’s time to sit down, and your two halves give different answers. ESFP says now, while the food is hot and the story is good. Virgo says in a minute, after the counter has been wiped. So at your own dinners you’re often a voice from the kitchen, calling punch lines through the doorway with a sponge in your hand. Later, in bed, Virgo goes over the evening for errors, such as the dry chicken.",
        "Nobody else noticed the chicken. They did notice that you kept getting up, and they’d have traded the clean counter for twenty more minutes of you. At your next gathering, leave one thing undone on purpose and stay in your chair for the first hour. If someone rises to help, say, “Leave it, I want to hear the end of your story.” Then, at bedtime, name three things that went well. Virgo likes a list.",
      ],
    },
    Libra: {
      thesis:
        "When you’re around, nobody eats alone. ESFP makes you friendly to anything with a pulse, and Libra, ruled by Venus, gives you the tact to do it beautifully: what to wear, whom to seat together, how to lose at cards in a way that lifts the winner’s spirits. The type and the sign together take the sourness out of a gathering. A family that came in three cars so as not to talk can end up singing around your phone. People feel prettier after talking with you. They also feel agreed with, and it may take them until Thursday to realize that you never said what you thought.",
      argument: [
        "You’re decisive about fun and vague about preferences, and that’s your type and your sign taking turns. ESFP sees the red coat and wants it now. Libra wonders whether red is too much for someone else’s party, sends pictures to five friends, thanks all five, and buys what the last of them liked. Asked which movie you’d enjoy, you say, “I’m easy!” and sit through three hours of submarines.",
        "Being easy is a real gift to people. Over the years, though, it adds up to a long row of pleasant evenings that weren’t quite yours, and a partner who’d happily have pleased you never gets the information. For two days this week, answer each minor question within ten seconds and leave out “unless you’d rather.” Then bring up one thing you’ve been smiling about for months: “I’d like us to do this differently.” If there’s a frown, let it be there until tomorrow before you fix it.",
      ],
    },
    Scorpio: {
      thesis:
        "People bring you their worst news and end up laughing, without the feeling that you took it lightly. That requires two talents. ESFP gives you warmth, touch and perfect timing. Scorpio gives you a strong stomach for the facts and an ear for what’s being left out. So you can ask the question that everyone else has been tiptoeing around, with your hand on the person’s arm, and it comes as a relief. You show up on the hard anniversary with pastries, and you allow no gossip about a friend who has left the table. You seem like an open book. It’s mostly other people’s chapters.",
      argument: [
        "ESFP lets everyone in, and Scorpio keeps the list. The ESFP in you calls eight people “my love” before lunch and means all eight. Scorpio trusts two people and has some questions about the second. Your bargain is to be open with your affection and closed with your facts, so a new friend can be hugged forty times in a year and then find that they don’t know where you grew up.",
        "That keeps you safe, and a bit lonely in company, because nobody can comfort what nobody has heard. Jealousy grows in the same spot: when someone you love is charming to a stranger, Scorpio counts the minutes while the ESFP tells another joke. This week, tell one of those two trusted people something you’re afraid of, without a funny ending. And if jealousy turns up, begin with, “I got scared just now.” It’s a far better opening than, “Who was that?”",
      ],
    },
    Sagittarius: {
      thesis:
        "You would invite the bus driver to your birthday, and the driver would come, with a cake. ESFP wants to be among people; Sagittarius wants to be over the horizon. Between them they’ve made you the best company a wrong turn could have. Forty words of a language are enough for you to make a friend in it, and your suitcase tends to contain three swimsuits and no charger. When you’ve been too blunt, and Sagittarius sees to that, the ESFP in you hugs whoever it hit. People come home from a day with you slightly sunburned and convinced that the world likes them.",
      argument: [
        "At departures, your type and your sign get tangled up. The ESFP is still hugging everyone at the gate, and Sagittarius is already in the next country, describing it. You patch over the difference with promises, such as “I’ll call every week” and “You’re visiting in May,” and your eyes are wet, and you mean every word. Then the next place turns out to be full of delightful people, too. Two postcards go out. A third is still in your bag.",
        "You haven’t stopped caring; you’ve run out of day. But a friend who hears nothing draws conclusions, and several of those friendships needed only one good phone call to last. Choose three people you’d truly miss. Call each of them this week, say, “I’ve been terrible at this, and I miss you,” and don’t hang up until there’s a date. Before buying the next ticket, wait two nights and check your balance.",
      ],
    },
    Capricorn: {
      thesis:
        "On the dance floor you’re the last one standing, and at nine the next morning you’re on time, with the paperwork. ESFP gives you charm, rhythm, and the gift of getting a stuffy crowd to loosen its tie. Capricorn gives you ambition, a calendar, and the patience to read what you sign. It’s an unusual pairing, because it means that you can close a deal at a barbecue, and that the chairman and the parking attendant get exactly the same hello. Hard months go faster when you’re in charge. What people can miss, while they’re laughing, is how seriously you’d like to be taken.",
      argument: [
        "Your type and your sign will never agree about today. ESFP believes that today is the point of everything, and Capricorn regards it as a deposit. So you tend to work all week as if you owed someone money, and then celebrate so thoroughly that it takes until Tuesday to recover. Friends see you worn out or at full volume, rarely in between, and the tiredness that builds up isn’t the kind that one long sleep can fix.",
        "You’re trying to be fair by letting the two take turns, which works well for children and less well for one body. Mixing is better. Put one hour of real play in the middle of this week, with someone whose company you love, and bring the ambition along. Over the food, say it out loud: “I want to run the place one day.” It’ll probably come out with a laugh attached. Say it again without the laugh.",
      ],
    },
    Aquarius: {
      thesis:
        "The new one, the odd one and the one from the wrong department all have a wonderful time near you, and nobody had to change first. Aquarius gives you a principle, which is that everyone belongs. ESFP gives you the hug to go with it. Where another idealist would write an essay about loneliness, you drag over a chair, ask about the tattoo, and have the whole table dancing by nine. You ask out loud why half the building wasn’t invited. After an hour with you, people feel more like themselves. A few discover that they’re actually quite strange, and take it very well.",
      argument: [
        "How close is close enough? The ESFP in you wants to be hugged, and the Aquarius in you would prefer to be waved at by a great many people. In a crowd the question never comes up, since forty friends at once provide plenty of affection and plenty of elbow room. At home, with one person on one sofa, it comes up a lot. You’re loving and completely there, and then you’re gone, although your body is still on the sofa, nodding.",
        "A crowd can adore you for a month without noticing that you’ve drifted off. A partner or a best friend notices by supper, and having seen you sparkle for strangers, is apt to take it personally. Tonight, tell someone where your mind went: “I was miles away. I’m back.” Then see one friend alone three times this month. Around the third, a brilliant excuse will come up, possibly involving a parade. Keep the date.",
      ],
    },
    Pisces: {
      thesis:
        "Nobody stays sad alone for long at a party you’re attending. Pisces feels the mood of a place the way other people feel a draft, and ESFP gets up and does something about it. So you drift toward the person by the coats, ask one soft question, and inside an hour you’ve heard the whole story and gotten one laugh out of it. You cry at commercials. Babies stare at you, dogs lean on you, and cashiers tell you about their divorces. What people get from you is comfort that sings, dances and brings snacks, and hardly ever gives advice.",
      argument: [
        "Where do you stop, and where do other people begin? Your type and your sign would answer differently. The ESFP works a crowd and knows it’s a crowd. Pisces has already become the sad woman by the window. You manage the overload with another song, go home humming, and wake up with a sorrow you can’t trace, which you blame on the wine. Half of it belongs to the woman by the window.",
        "Your sympathy is the real thing, so it’s worth protecting. What it costs you now is whole gray days after bright evenings. After one outing this week, stand outside for five minutes before you go in. Name what you feel and whose it was, and leave the borrowed half on the step. And when the next sad face turns to you, ask, “Do you want help, or company?” It’s often company, and you can give that sitting down.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can revive an expiring party before the ice has melted in anyone’s glass.",
        "Your yes is immediate and whole, and people have changed their lives on the strength of it.",
        "Fear makes you funny, and your funniness has walked others through some frightening corridors.",
      ],
      costs: [
        "You make promises at the height of a mood and are seldom at that altitude when they fall due.",
        "Whatever doesn’t answer back, paper or practice or saving, gets what’s left of you at midnight.",
        "You want to be admired considerably more than you admit, and grow cold toward anyone who looks away.",
      ],
      tensions: [
        {
          between: "Give the moment or own it",
          text: "You’d like everyone to shine, and also to be the person everyone was watching; admit the second wish early, and the first remains generous.",
        },
        {
          between: "First night or fortieth",
          text: "Openings excite you, whereas the ordinary performances pay, so discover in every repetition one thing that is still capable of going wrong.",
        },
        {
          between: "Blaze or last",
          text: "Maximum heat seems to be your only setting. Twice a month, leave while you’d still prefer to stay, and observe what remains of it tomorrow.",
        },
      ],
      practice:
        "For two weeks, before you say yes to any invitation or project, walk once around the building, and if you still want it at the entrance, say yes at full volume. Note at the end how many walks altered the answer.",
    },
    Earth: {
      gifts: [
        "What you give is physically perceptible: a generous plate, a warm back, a bed already made for whoever is exhausted.",
        "Your taste is real, and your fingers can tell what will wear well before the label can.",
        "You stay for the unlovely part of other people’s troubles, with a mop and a pot of something.",
      ],
      costs: [
        "You feed feelings that wanted to be heard, your own included, and then feel heavy.",
        "Comfort keeps you for years in places that stopped paying you what you’re worth.",
        "Anything that comes in an envelope waits, and waiting makes it more expensive.",
      ],
      tensions: [
        {
          between: "Tonight or the roof",
          text: "The celebration is real, and so are the shingles, which deserve priority on payday. Afterward you’ll enjoy the celebration in dry clothes.",
        },
        {
          between: "Generous or counting",
          text: "You give freely and remember exactly. Ask for your turn while you’d still ask it with a grin.",
        },
        {
          between: "Roam or root",
          text: "Your legs are always recommending another place, whereas your back prefers its own mattress; let them choose on alternating weekends.",
        },
      ],
      practice:
        "Choose one tedious thing that protects you, an insurance bill, a form, a checkup, and take care of it on the first day of every month before any treat, rewarding yourself with a coin in a jar.",
    },
    Air: {
      gifts: [
        "You can make a stranger feel like the wittiest person you’ve met, and often they become so.",
        "Your ear catches how people really speak, so what you pass on is alive when it arrives.",
        "Opposites become friends across you, because each of them got a version of you that they could use.",
      ],
      costs: [
        "Your joke generally closes the conversation before the other person has reached the sore part of it.",
        "You agree with whoever is speaking to you, and they eventually compare notes.",
        "So much of the day goes out as talk that there’s little left to discover about yourself.",
      ],
      tensions: [
        {
          between: "Everyone or someone",
          text: "You’re lovely to forty and known by few. Once a week, have a second conversation with a person you already like.",
        },
        {
          between: "Warm or observant",
          text: "Your eye is considerably cooler than your arms. Consult it privately, and consult it before you commit yourself to anyone.",
        },
        {
          between: "Sound or silence",
          text: "An unoccupied hour sounds to you like bad news, although anyone who sits through the first ten minutes generally hears something better.",
        },
      ],
      practice:
        "On three evenings this week go for a twenty-minute walk with no phone and no companion. Each time bring back one thing you noticed, tell it to no one for a day, and then see whether it still interests you.",
    },
    Water: {
      gifts: [
        "You find the unhappy person in a cheerful crowd and get them out without anyone’s turning around.",
        "Your lightness has been to the bottom and back, so people in real trouble can believe it.",
        "You go on loving those who have left, and your house is kinder for remembering them.",
      ],
      costs: [
        "The bright face comes on by itself, and help goes home before it has arrived.",
        "You take on moods at a touch and make large decisions while wearing someone else’s.",
        "Cheering others up is an unpaid position that you’ve held for as long as you remember.",
      ],
      tensions: [
        {
          between: "Sparkle or sink",
          text: "You believe that you’re obliged to be either wonderful or absent. Appear at half strength on one occasion, and observe who objects.",
        },
        {
          between: "Their wish or yours",
          text: "Because theirs gets there first and resembles your own exactly, wait until bedtime before you consider anything decided.",
        },
        {
          between: "Keep or forgive",
          text: "You forgive aloud and ache for weeks. Admit to the ache inside a day, briefly, without music.",
        },
      ],
      practice:
        "Every night for ten nights, tell one person or one page the least cheerful thing in your day, in fewer than twenty words, adding no joke. On the eleventh night read them all, or ask that person what they heard.",
    },
  },
  openings: [
    "Ask ten people about you and they’ll all start to smile before they say anything, and then they’ll tell you ten anecdotes in which you’re in motion. It’s a good likeness, taken from the front row. These pages were written from the wings, where one can see who else goes on with you, and overhear what the two of you mutter.",
    "Somewhere the rule was laid down that work is the part of life that isn’t fun, and you’ve been looking for the person responsible. You earn best when the body is busy and someone’s glad of it. What follows concerns how to be paid for that, how to hang on to some of it, and which office will gradually turn you into wallpaper.",
    "Being liked takes you about four minutes, and you could do it in a language you don’t speak. Being known has turned out to be slower, and those who’ve managed it mostly did so by accident, on a moving day or in a waiting area, when there wasn’t anything to be merry about. Here is how to let them in without needing the accident.",
    "Nobody ever asks the lively one what’s under the floor, and you have taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Bring your shoes in your hand.",
    "A day, for you, is something that happens to the senses: a smell of toast, a tight collar, the cold rail, one chord. You inhabit it more fully than most people manage on vacation, although the body which gets you all of it is also the one you leave standing in the rain. Some upkeep, then, with as few lectures as possible.",
    "The question of where it’s all going has generally found you out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part stays with you there, and it intends to be brief.",
  ],
  year: {
    "new 1":
      "Because other people’s faces have always been your mirror, a new look or habit hardly feels real to you until it has been seen, although this one can grow in private for a while before its first showing. It will be better for it.",
    "new 2":
      "Money, as you see it, exists to make an ordinary day nicer and leaves your hands warm with good intentions, so saving becomes easier once it has a face and a name, such as a trip with someone you miss.",
    "new 3":
      "Chatting your way through errands is half of your social life, and cashiers who smile at nobody smile at you. Going from pleasant to close takes a second meeting, and a beginning like this one makes the invitation less awkward.",
    "new 4":
      "Home, for you, is where the guests are, and when nobody is expected it can go a little flat, like soda left open. What would make you look forward to an evening there with no one but yourself to please?",
    "new 5":
      "Joy is your native language, spoken so fluently that people forget how much care it takes, and a fresh start in love or in making something goes far because you’re willing to be seen before you are any good.",
    "new 6":
      "Strict programs wilt on you within days, for you were never moved by a checklist on the refrigerator, whereas anything with music, company or a lovely-smelling soap has a future. Choosing discipline for charm isn’t cheating.",
    "new 7":
      "Strangers become your friends somewhere between the coat rack and the bar, since you trust early and show it. The second layer takes more nerve. If a person interests you, the unfunny version of one of your stories is a fair beginning.",
    "new 8":
      "Heavy subjects feel to you like rain at a picnic, and you are quick with the tarp, although those who love you would rather be trusted with a worry about money, loss or desire than be entertained all around it.",
    "new 9":
      "You learn through people, and keep a language for the sake of a friend who laughed at your accent or a belief because of a warm table, so whatever you’d like to study or see starts best beside someone just as green.",
    "new 10":
      "Colleagues love having you around, which hides how much you get done, since ease seldom looks like effort from outside, and a beginning in public life is a good point at which to let a result speak first, ahead of the charm.",
    "new 11":
      "A circle gathers wherever you settle, and you keep it warm without noticing the work involved, while your own hopes, having no faces to light up, get a good deal less of that care. Which one would you speak for?",
    "new 12":
      "Being by yourself with nothing planned feels at first like a party to which you weren’t invited, until a different mood arrives, slower and rather interesting, in which you find out what you think when nobody is reacting.",
    "full 1":
      "You brighten things so reliably that even friends forget you run on the same battery as everyone, and with all eyes turned your way, the tired side can be seen too. Most people find that a relief.",
    "full 2":
      "Generosity is how you say things, so your spending reads like a list of people you were fond of. Seen all together, it can be startling. Which of those presents would have been just as welcome as an hour of your company?",
    "full 3":
      "In high spirits you say more than you intend, most of it lovely, and if some remark has left a bruise, it’s easier to notice now and quickly forgiven, because nobody doubts your heart for long.",
    "full 4":
      "Families hand out roles early, and someone with your gift is usually asked to keep the rest in good cheer, an old arrangement that is easier to see for what it is at this moment. Let someone else fill the silence.",
    "full 5":
      "Whatever you have made, loved or cheered on blooms best before witnesses, since you’ve never kept a triumph to yourself, and while glasses are raised, you can notice who is happy for you without having to be charmed into it.",
    "full 6":
      "A wonderful night costs you more of the next morning than you admit, because excitement borrows from sleep without mentioning the interest, and the body is unusually clear now about what it’s owed. It accepts naps as payment.",
    "full 7":
      "Laughter keeps your bonds alive and sometimes shallow, since the joke arrives just ahead of the sentence that matters, although it’s simpler now to hear what someone close to you wants. The punch line can wait outside.",
    "full 8":
      "Sorrow makes you reach for balloons, although the bravest thing you ever do is to put them down and sit beside someone, and whatever went unmentioned, your own share included, is nearer the surface at present. Good company shrinks it.",
    "full 9":
      "Admiration comes easily to you: teachers, cities and theories are wonderful until the day they disappoint, and then you feel fooled. Seeing something you believe in more clearly is no betrayal of it. Can it be loved with its faults showing?",
    "full 10":
      "Praise delights you for a second before you wave it off so that no one will feel smaller beside you, and while your work is in view, you can try simply standing there for the whole length of a compliment.",
    "full 11":
      "At any gathering you know within minutes who feels left out, having made sure for years that no one would, and it shows now how many people owe their place in the circle to you. Can they return the favor?",
    "full 12":
      "As long as the music plays you feel fine, which is an excellent reason to keep it playing, but when it stops, some feeling that has waited politely comes forward, usually smaller and friendlier than your dread of it.",
    "eclipse 1":
      "Being everyone’s sunshine is a lovely job with no days off, and if you’re weary of it, a more serious face can be tried out at last among friends. They will know you anyway.",
    "eclipse 2":
      "Whenever money changes, your instinct is to soften the blow with a treat. What steadies you sooner is discovering how little of your happiness was ever on the receipt.",
    "eclipse 3":
      "Some friendships lose their ease for no reason that anyone can name, and although you tend to smile right through it, a kind, clear word spares both sides the ache of a long, slow fade.",
    "eclipse 4":
      "Changes at home reach you late, well after you’ve organized everyone else’s feelings about them. Keep an armchair free for your own, since they’ll want to sit down eventually.",
    "eclipse 5":
      "When a romance or a happy phase is over, the next invitation looks very much like medicine, although a gap in the program would do more to tell you what it was that you truly enjoyed.",
    "eclipse 6":
      "A routine held together by goodwill tends to give out all at once, and whatever takes its place does a good deal better when sleep comes ahead of favors, however sweetly these may be asked for.",
    "eclipse 7":
      "Keeping things pleasant has carried you far with the people who are closest to you, whereas a turning point calls for the much rarer gift of letting someone be upset with you while you stay warm.",
    "eclipse 8":
      "Relief and grief often arrive in the same car, and you needn’t decide which of them to greet. A loss that you’ve been humming over grows lighter once it has a name.",
    "eclipse 9":
      "A belief or a plan you adored can come apart without making you a fool for having loved it, since enthusiasm is, in your case at least, a renewable resource. The next gets better questions.",
    "eclipse 10":
      "If a role falls away, the applause leaves with it for a while, and you meet yourself in street clothes. The acquaintance is nicer than you would have guessed.",
    "eclipse 11":
      "Crowds shift, and you take every departure as though you had failed as host. Most people leave because it’s late. Who stays behind to talk while you look for the corkscrew?",
    "eclipse 12":
      "Worries learn to hide behind a full calendar, and yours have had excellent training, although the one that’s ready to come out wishes for the most part to be heard, and not to be cheered up.",
    "jupiter soft":
      "Good things find you often, because you greet them like old friends, and although a stretch like this one brings more of them than you can hug, the pleasure takes care of itself. Which would you tend for years?",
    "jupiter hard":
      "Saying yes brings a look to people’s faces that you’ve never been able to resist, and the trouble with plenty is that each yes is charming by itself and only all of them together sink the boat. “Let me see” disappoints nobody.",
    "saturn soft":
      "Patience comes to you through affection, since you’ll practice for years with a teacher you like and quit by noon with one you don’t, and at present steady effort weighs less while its results remain. Company first, then almost any subject.",
    "saturn hard":
      "Because the work of such a period earns few smiles, you begin to doubt that you’re doing well, although silence from across the desk as a rule means that people are busy, and pleasant rewards of your own devising keep you going.",
    "uranus soft":
      "Spontaneity is your strongest suit, and for once life is dealing it to you face up, with ideas and invitations from odd directions, to which you adapt in the time that others need to find their shoes. Something once unlike you may fit.",
    "uranus hard":
      "A shake-up excites you first and leaves you wanting a hug afterward, with good sense in both, and while you improvise with grace from hour to hour, choices that can’t be undone come out better once the dust has landed. Familiar faces at breakfast outrank advice.",
    "neptune soft":
      "Feelings pass through you as though you had no walls, and for now the traffic is mostly beautiful. Songs, colors and other people’s happiness all register a shade more strongly. Making something out of them, with voice or hands or frosting, gives them somewhere to stay.",
    "neptune hard":
      "Your trust goes out early and without an escort, which brings home wonderful friends and the occasional expensive lesson, and when everything has a glow, the glow says little about what’s underneath. Before signing, borrow an unimpressed relative.",
    "pluto soft":
      "Depth has never been missing in you, only upstaged, and in this period your serious side is taken at its word without needing a wink to lighten it, so a bond of fun will bear more than you’ve ever put on it.",
    "pluto hard":
      "Tension makes you want to win everyone over, and mostly you can, which is why the rare person who won’t be charmed troubles you so, although a contest of power isn’t decided by popularity. What would you stand by alone?",
    "mercury retrograde":
      "Plans made in a cheerful moment have a way of meaning two things at two addresses. If there is confusion, your good humor repairs it faster than any explanation would.",
    "mercury direct":
      "Messages move again, and with them the invitations that got stuck halfway. Has anyone who seemed cool been waiting for the reply that you sent only in your head?",
    "venus retrograde":
      "Past affections return in flattering light, because you remember how people made you feel and never how it ended. Looking back fondly doesn’t oblige you to call.",
    "venus direct":
      "Taste and tenderness find their footing, and it’s a pleasure again to dress, host and flirt. Whatever you nearly bought in doubt can now be judged at a glance.",
    "mars retrograde":
      "Running low confuses you, because enthusiasm is what you promise merely by walking in. Half of it is permissible, and teaches your friends to bring some of their own.",
    "mars direct":
      "Your drive comes back like the band after intermission, loud and eager to please. Any project you abandoned in the middle would be honored to be played first.",
    "ingress jupiter":
      "A generous year opens here, and nobody unwraps a year as gladly as you. What goes on giving is usually the thing that isn’t passed around immediately.",
    "ingress saturn":
      "It becomes a serious classroom for a few years, and you’ve always been a pupil who learned for love of the teacher. Good company makes these lessons lighter.",
    "ingress uranus":
      "Boredom leaves this area of your life for years. Along with the excitement you’ll want one steady custom, such as a regular supper, to come home to between surprises.",
    "ingress neptune":
      "A long enchantment begins in it, of the kind that makes music out of ordinary things. Gradually you learn to tell a lovely mood from a lovely fact.",
    "ingress pluto":
      "Layer by layer, through many years, this area gives up whatever was only for show. What remains is the thing you would love with the curtains drawn.",
    "month 1":
      "Give a party for no reason and with one strange rule, for instance that everyone brings a song which their grandmother adored.",
    "month 2":
      "Try on clothes you would never buy, in a shop far above your means, with a friend who can keep a straight face.",
    "month 3":
      "Breakfast in a hotel where you aren’t staying turns a usual morning into a vacation, and by the second coffee you’ll know the waiter’s plans.",
    "month 4":
      "Make a dish by smell and memory alone, after someone you loved, and let the kitchen look exactly as messy as theirs did.",
    "month 5":
      "There’s a dance class for absolute beginners not far from you, and your laugh would do the other beginners a great deal of good.",
    "month 6":
      "Spend a morning among creatures who don’t care how funny you are; a shelter full of dogs will do, or one patient horse.",
    "month 7":
      "Open a window, sing one entire song at full strength, and regard it as your contribution to the cultural life of the neighborhood.",
    "month 8":
      "Have your portrait drawn by a child, put it in a proper frame, and hang it where no visitor can avoid complimenting it.",
    "month 9":
      "Wander through a flower market with a camera that takes real film, and spend every picture as though it were the last one.",
    "month 10":
      "A matinee in the middle of a working day, alone with a large popcorn, costs almost nothing and feels faintly illegal. Few luxuries suit you better.",
    "month 11":
      "Play the music you loved at fourteen, with every word and gesture, in a parked car beside your favorite person to be silly with.",
    "month 12":
      "Wrap a present so beautifully that it’s a pity to open it, and leave it unsigned for the neighbor who least expects one.",
  },
};
