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
        "Usually speed wins. You’re off, you arrive, you come back beaming for the others, and the mood has cooled a degree. It’s eagerness, nothing worse, but over time friends can slide from playing with you to clapping for you, and you’d much rather have playmates. Do one thing this week at somebody else’s pace, preferably a thing you’re hopeless at. When your hands reach in to take over, ask, “What should I do next?”",
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
        "You can find the six words that make a nervous beginner feel like a star, and you enjoy the result even more than the beginner does. ESFP gives you the instinct for what delights a crowd. Leo, ruled by the Sun, gives you generosity, style, and a quite reasonable fondness for applause. The combination dresses up for the grocery store, gives presents two weeks early because waiting is torture, and plays the clown for as long as it takes to get one miserable child laughing. People don’t merely remember that the wedding was lovely. They remember you and somebody’s grandfather doing the twist.",
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
        "You’re decisive about fun and vague about preferences, and that’s your type and your sign taking turns. ESFP sees the red coat and wants it now. Libra wonders whether red is too much for somebody else’s party, sends pictures to five friends, thanks all five, and buys what the last of them liked. Asked which movie you’d enjoy, you say, “I’m easy!” and sit through three hours of submarines.",
        "Being easy is a real gift to people. Over the years, though, it adds up to a long row of pleasant evenings that weren’t quite yours, and a partner who’d happily have pleased you never gets the information. For two days this week, answer each minor question within ten seconds and leave out “unless you’d rather.” Then bring up one thing you’ve been smiling about for months: “I’d like us to do this differently.” If there’s a frown, let it be there until tomorrow before you fix it.",
      ],
    },
    Scorpio: {
      thesis:
        "People bring you their worst news and end up laughing, without the feeling that you took it lightly. That requires two talents. ESFP gives you warmth, touch and perfect timing. Scorpio gives you a strong stomach for the facts and an ear for what’s being left out. So you can ask the question that everyone else has been tiptoeing around, with your hand on the person’s arm, and it comes as a relief. You show up on the hard anniversary with pastries, and you allow no gossip about a friend who has left the table. You seem like an open book. It’s mostly other people’s chapters.",
      argument: [
        "ESFP lets everybody in, and Scorpio keeps the list. The ESFP in you calls eight people “my love” before lunch and means all eight. Scorpio trusts two people and has some questions about the second. Your bargain is to be open with your affection and closed with your facts, so a new friend can be hugged forty times in a year and then find that they don’t know where you grew up.",
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
        "Your type and your sign will never agree about today. ESFP believes that today is the point of everything, and Capricorn regards it as a deposit. So you tend to work all week as if you owed somebody money, and then celebrate so thoroughly that it takes until Tuesday to recover. Friends see you worn out or at full volume, rarely in between, and the tiredness that builds up isn’t the kind that one long sleep can fix.",
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
        "You can revive an expiring party before the ice has melted in anybody’s glass.",
        "Your yes is immediate and whole, and people have changed their lives on the strength of it.",
        "Fear makes you funny, and your funniness has walked others through some frightening corridors.",
      ],
      costs: [
        "You make promises at the height of a mood and are seldom at that altitude when they fall due.",
        "Whatever doesn’t answer back, paper or practice or saving, gets what’s left of you at midnight.",
        "You want to be admired considerably more than you admit, and grow cold toward anybody who looks away.",
      ],
      tensions: [
        {
          between: "Give the moment or own it",
          text: "You’d like everyone to shine, and also to be the person everybody was watching; admit the second wish early, and the first remains generous.",
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
    "Somewhere the rule was laid down that work is the part of life that isn’t fun, and you’ve been looking for the person responsible. You earn best when the body is busy and somebody’s glad of it. What follows concerns how to be paid for that, how to hang on to some of it, and which office will gradually turn you into wallpaper.",
    "Being liked takes you about four minutes, and you could do it in a language you don’t speak. Being known has turned out to be slower, and those who’ve managed it mostly did so by accident, on a moving day or in a waiting area, when there wasn’t anything to be merry about. Here is how to let them in without needing the accident.",
    "Nobody ever asks the lively one what’s under the floor, and you have taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Bring your shoes in your hand.",
    "A day, for you, is something that happens to the senses: a smell of toast, a tight collar, the cold rail, one chord. You inhabit it more fully than most people manage on vacation, although the body which gets you all of it is also the one you leave standing in the rain. Some upkeep, then, with as few lectures as possible.",
    "The question of where it’s all going has generally found you out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part stays with you there, and it intends to be brief.",
  ],
  year: {
    "new 1":
      "When you alter your appearance or your habits, you look at once into other people’s faces to find out whether it worked. Wait a week. Ask nobody.",
    "new 2":
      "Money tends to leave you by the evening it came, so have a fixed amount transferred to savings automatically, before you see it, and enjoy the remainder without guilt.",
    "new 3":
      "Conversation comes easily to you, and following up does not. Choose two people to whom you said “We should get together,” and propose to each of them a day and a time.",
    "new 4":
      "Since home is often merely the place you leave from, stay in for two evenings this week and repair something that has irritated you for months, inviting nobody to admire it.",
    "new 5":
      "If something promises enjoyment, you are usually the first to attempt it and the first to abandon it. Choose one pleasure that’s worth being bad at, and go back four times.",
    "new 6":
      "A new habit survives only if you attach it to something you like, so skip the strict program, choose one change that takes ten minutes, and do it with a friend or with music.",
    "new 7":
      "Charm gets you through a first meeting and conceals you during the second. Tell the new person about one difficulty. Skip the joke.",
    "new 8":
      "Is there a sum, a fear or a wish that you keep joking about? Say it once in an even voice, to someone calm, and wait for the answer.",
    "new 9":
      "Sign up for something slightly intimidating and announce it to your friends, because you keep a promise best when others know of it. Then prepare.",
    "new 10":
      "Being fun to work with can hide how capable you are. Ask for the assignment you want, opening with one measurable result that came about because of you.",
    "new 11":
      "Rather than meeting ten new people, see two of them repeatedly, since becoming friends takes you an hour, and it’s the third and fourth meetings that you usually leave to chance.",
    "new 12":
      "An evening alone with nothing planned feels to you like being left out. Try one anyway, phone switched off, and find out what occupies you when nobody needs cheering up.",
    "full 1":
      "People are noticing you, and this time the tired side is visible as well. Instead of adding more sparkle, tell somebody how you actually are.",
    "full 2":
      "Examine what the last two months cost, line by line, with a sensible person beside you; cancel one expense that you’ve stopped using, and keep the treat you’d choose again.",
    "full 3":
      "Remarks made in the excitement of the moment are remembered longer than you suppose. If a careless one has hurt somebody, raise it yourself. Leave the charm out.",
    "full 4":
      "At home you are expected to keep things light, and generally you do. When a difficult silence comes up, leave it alone. Somebody else can break it.",
    "full 5":
      "Enjoy whatever is succeeding, be it a love, a child’s performance or something you created, and while everyone is celebrating, thank the person who did the tedious part of it.",
    "full 6":
      "Your body keeps an accurate account of short nights, however energetic you feel by noon, so cancel something you were looking forward to and sleep nine hours twice.",
    "full 7":
      "Laughing together can prevent two people from saying what they want. Ask how things have been for them recently, and for five minutes answer nothing with a joke.",
    "full 8":
      "Faced with grief or debt, you’ll want to lift the mood, although you do better than most people when you resist it and simply ask what is needed. Stay.",
    "full 9":
      "Whatever you love you recommend enthusiastically, and then it’s painful to discover its faults. Admit one of them out loud. Your praise will be worth more.",
    "full 10":
      "When you’re praised at work, you enjoy it and then play it down. Say “Thank you, I’m proud of it,” and name the person who helped you most.",
    "full 11":
      "You recognize who has been excluded well before the others do. Go and stand with that person first. Your favorites can wait.",
    "full 12":
      "Exhaustion catches up with you when the music stops, which is why you generally keep it playing. Give the feeling fifteen minutes. It’s usually smaller than you feared.",
    "eclipse 1":
      "People are accustomed to the cheerful version of you. Introduce them to the serious one for several days, without an apology.",
    "eclipse 2":
      "Should money become tighter, you’ll want to console yourself by spending it. Sell or return something first, and reconsider after a week.",
    "eclipse 3":
      "When a friendship loses its ease, you tend to drift away smiling. Say what has changed, or say goodbye; either is kinder.",
    "eclipse 4":
      "A change of home affects you later than it affects others. Set aside a day for it, and resist filling the day with company.",
    "eclipse 5":
      "After an ending, when you would generally arrange the next pleasure immediately, leave two weekends empty, and be unhappy in one of them.",
    "eclipse 6":
      "If your routine breaks down, rebuild it in this order: sleep, meals, work, and only then people, though you’ll want them first.",
    "eclipse 7":
      "Ask the person closest to you what is difficult about living with you, and listen to everything before defending yourself.",
    "eclipse 8":
      "Relief and sorrow can belong to the same loss. Neither has to be hidden, and neither needs to be made entertaining.",
    "eclipse 9":
      "Try saying “I don’t know anymore” about something you used to be sure of. The people who matter will be relieved.",
    "eclipse 10":
      "If one role ends, resist hurrying into another. For a month, let people know you by your interests and convictions.",
    "eclipse 11":
      "Crowds come and go, and a few people remain. Decide which friends you would visit in the hospital, and see them this month.",
    "eclipse 12":
      "A worry can run for years underneath a busy life. Cancel one evening’s plans and write the worry down in full.",
    "jupiter soft":
      "Good fortune and good company feel so natural to you that you seldom do anything with them. Take one lucky opportunity and stay with it for a month. It will turn into work; stay then, too.",
    "jupiter hard":
      "Your yes comes faster than your calendar can follow. Determine beforehand how many evenings and how much money are available, and appoint a friend who is permitted to remind you of it without being teased.",
    "saturn soft":
      "Regular practice suits you better now than it usually does, especially in company. Settle on an hour a day with a teacher, a partner or a rival. Never miss two.",
    "saturn hard":
      "Nobody applauds this particular work, and you’re inclined to take the silence as evidence that it’s going badly. It isn’t. Divide the job into days, and reward yourself at the end of every week.",
    "uranus soft":
      "Quickness is your talent when an opportunity is unexpected, and this time it serves you. Go ahead, having told one person in advance what would make you stop, since in the middle of it you rarely ask.",
    "uranus hard":
      "Nobody improvises better than you do, and for a while you’ll be glad of it. Manage each day individually, and postpone everything irreversible, such as quitting or selling, until three weeks have passed.",
    "neptune soft":
      "Because emotions come up quickly, your own and other people’s, and want an outlet, make something every week with your hands or your voice, showing it to nobody until you like it yourself.",
    "neptune hard":
      "Once somebody moves you, you believe them, and generosity follows before any thinking does. Wait overnight, examine the facts in daylight with an unimpressed friend, and only then decide how much you can afford.",
    "pluto soft":
      "For once you can be serious and be believed immediately. Choose one relationship that exists mostly on jokes, explain what it means to you, and don’t lighten the atmosphere afterward.",
    "pluto hard":
      "In a struggle for power you instinctively get everybody else on your side first. Speak to the person privately, saying what you refuse to do without raising your voice. Leave it at that.",
    "mercury retrograde":
      "Arrangements made in passing get confused for a few weeks. Confirm times twice, and record whatever you promise people in high spirits.",
    "mercury direct":
      "Somebody is usually waiting for an answer that you thought you had given. Review your messages today, and settle three of them.",
    "venus retrograde":
      "An old love or an old taste can look very good from this distance. Before you get in touch, recall why it ended.",
    "venus direct":
      "What you like is clear to you again. Buy it or say it, and thank the people who were patient with you in between.",
    "mars retrograde":
      "Without your usual energy you’re inclined to fake it, or to pick a quarrel in order to feel awake. Short walks and early nights are more effective.",
    "mars direct":
      "With your energy back, give the first week to something that you dropped halfway. The new adventure will still be there on Monday.",
    "ingress jupiter":
      "For about a year there is more to enjoy here than you can use. Stop early. Some of it will last.",
    "ingress saturn":
      "These few years ask for practice where you would rather improvise. A strict teacher whom you like is half of the solution.",
    "ingress uranus":
      "Although years of change begin here, which you will enjoy more than most people do, keep one weekly habit that never varies.",
    "ingress neptune":
      "Over many years something here will enchant you. Enjoy it, and have a practical friend examine the figures annually.",
    "ingress pluto":
      "A gradual, thorough alteration begins. Find out early what you would still want here if nobody ever praised you for it.",
    "month 1":
      "Fix dates with three people you always mean to see, and send the invitations the same day, before the impulse has passed.",
    "month 2":
      "Keep a friend company who is having a dull or difficult time, and for the first half hour make no attempt at cheering anybody up.",
    "month 3":
      "Open the mail that you’ve been avoiding, all of it in one sitting, and deal immediately with everything that takes under five minutes.",
    "month 4":
      "Practice one skill until you can manage it even when you’re exhausted, and wait until then before demonstrating it to anyone.",
    "month 5":
      "Spend a day outdoors without taking a single picture, so that your companions get the attention which the pictures usually receive. You’ll remember it.",
    "month 6":
      "Calculate what you gave away in the past six months and what you saved, and move a tenth of the larger to the smaller.",
    "month 7":
      "Invite three people and serve a single dish. Remain seated throughout the meal, allow others to clear, and ask more questions than you answer.",
    "month 8":
      "Finish something you praised, return something you borrowed, and reply to the person whom you’ve been saving for a better day.",
    "month 9":
      "Take a class in which you are a beginner. Whether to continue is a decision for the third session, never for the first.",
    "month 10":
      "Tell one friend what is making you sad, early in the evening, while there’s still enough time to talk about it properly.",
    "month 11":
      "Book the checkup or the repair that you have been putting off, and arrange something pleasant for the same afternoon.",
    "month 12":
      "Consider the invitations, asking which you’d enjoy and which you would merely be good at, and decline one of the second kind.",
  },
};
