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
        "First into the water, and already waving at the rest to hurry up. Aries gives you a nerve that’s catching: shy friends sing in public because you sang earlier and worse, a dull afternoon becomes a championship, and a quarrel with you ends in a hug before anyone has chosen sides. You say yes before asking what it costs. Underneath is a worry that doesn’t show, that if you weren’t the one who started things, nobody would think to invite you.",
      argument: [
        "When your two natures cooperate, a bored group is out of its chairs in two minutes, including the reluctant one. They disagree about the others. The Entertainer wants everybody there at the end, happy and out of breath; Aries wants to be there first and can’t see what’s unkind in that. Generally speed wins: you go, you arrive, and then you come back for them, puzzled that the mood has cooled.",
        "It’s pure eagerness, but eventually your friends cheer for you and stop playing, and you miss them. This week, do one activity at a friend’s speed, preferably something you’re terrible at. When your hands reach in to take over, ask, “What should I do next?” And before your next big yes, wait ten minutes. Find out what it costs.",
      ],
    },
    Taurus: {
      thesis:
        "Your guests take off their shoes unasked, eat more than they intended, and tell you things they hadn’t planned on telling. Taurus appreciates what tastes good and sees no reason to rush it; you know who ought to be sitting beside whom when it arrives. An ordinary evening with you beats most celebrations, and you pay without looking. Everyone finds you easy to please. You are. But when they go home early you’re hurt, considerably more than you say.",
      argument: [
        "Between them, your two natures make whoever visits feel expected, fed and in no hurry. The quarrel is about what comes next. The Entertainer has heard that there’s music across town; Taurus has just sat down. As a rule you bring the fun to the chair, hosting, paying and looking after everyone, so that the comfortable spot is hardly ever yours, as your bank statement and your feet both show.",
        "You do it out of love. Still, friends who know a wonderful host have seldom had an opportunity to give you anything. Within the next two weeks, have them over and let them cook. Say, “I’m not getting up tonight.” And once, instead of dinner, suggest a walk, noticing who is equally glad to come.",
      ],
    },
    Gemini: {
      thesis:
        "Strangers at your end of the table are friends by dessert, because you found the one subject they share and said something funny about it. You remember everyone’s last story and ask for the next installment. Gemini keeps your attention nimble: you can tease an uncle, rescue a shy guest and follow the news behind you simultaneously, and each of them feels chosen. Silence makes you uneasy. Nobody asks a moving person how they are, and there are evenings when you’d like to be asked.",
      argument: [
        "Together, these two make a friend laugh and feel held within the same minute. They disagree over which comes first. When she’s unhappy, the Entertainer would put an arm around her, but Gemini, having thought of something funny and true, generally gets there earlier, and the moment in which she’d have told you the rest goes by.",
        "You meant to relieve her, and you did, briefly. What gets lost is the second conversation, so that friends love seeing you without feeling that they know you. This week, when someone looks low, ask one question and wait ten seconds before saying anything clever. Then tell a story of your own that isn’t finished, and where the punch line should be, say only, “I don’t know yet how this turns out.”",
      ],
    },
    Cancer: {
      thesis:
        "Within an evening, near strangers around you have family jokes. You feed them, tease them, and see at once who has stopped talking; that one gets the seat next to yours and something to stir. Cancer keeps old songs and old friends, so someone you loved at school still gets called on her birthday, and sung to. Remarks that the speaker forgot immediately can hurt you for days. When it happens you laugh along, then stop answering messages, hoping that somebody will ask.",
      argument: [
        "Because one of them throws the party and the other remembers who has had a difficult year, guests go home comforted. But a host inside you says that the evening has only begun, and a private person, teased a bit too close to the bone, would like to leave. The Entertainer stays; Cancer has its coat on. As a rule you get louder, then disappear.",
        "You’re sparing everyone a scene, which is generous. It costs you the apology you wanted, because no one can be sorry for something they never heard about, and over the years it gives you many guests and few confidants. Say “ouch” at the time, lightly, and mean it. If that’s too public, tell the person within a day: “That one hurt a little.”",
      ],
    },
    Leo: {
      thesis:
        "A nervous beginner can be made to feel like a star in about six words, and you know which six. Leo makes you generous with the spotlight: you praise by name, dress for the occasion until it becomes one, and will play the fool for as long as it takes to get one unhappy companion laughing. Your pride lies closer to the surface than anyone realizes. If a joke goes too far you keep smiling, and hope that somebody notices.",
      argument: [
        "Cooperating, these two make a celebration bigger for whoever is being celebrated. Both love an audience, and differ over what they owe it. The Entertainer would give it anything; Leo has dignity to protect. So you clown until it’s gone too far and then turn cold, and a happy group, which couldn’t have known, discovers that it has offended you.",
        "Your hurt is real, and so is their surprise. They become careful, and you work twice as hard to win back the old ease. Set the limit beforehand. Tell your two closest friends, “Please don’t joke about my work or my family,” and when anyone forgets, say, “That one’s off limits,” with a smile. And once this week, accept praise in full: “Thank you. I worked hard.”",
      ],
    },
    Virgo: {
      thesis:
        "Your parties look as if they happened by themselves. You know who doesn’t eat meat, which two aren’t speaking, and which guest would be happier with something to do, because Virgo pays attention in advance and you make it feel like luck. Friends are given the very thing they mentioned once, in passing, months ago, along with a joke about it. Others’ mistakes you forgive on the spot. Your own you review in bed, one at a time, long after everybody has forgotten the evening.",
      argument: [
        "Together, these two provide comfort that nobody sees being prepared: when the extra cousin turns up, so does the extra chair. The dispute is about when you’re allowed to enjoy yourself. The Entertainer says now; Virgo says after the counter has been wiped. You tend to settle it by sparkling in public and reviewing the night alone for errors, which nobody else noticed and which cost you your sleep.",
        "You wanted them to be happy, and they were. They’d rather have had you at the table than watched you get up. At your next gathering, leave something undone on purpose, such as the dishes, and sit for the first hour. If anyone rises to help, say, “Leave it. I’d like to hear the end of your story.”",
      ],
    },
    Libra: {
      thesis:
        "When you’re the host, nobody eats alone, the two who’d like each other are already talking, and the loser of the game is having the best time. Libra can’t stand a sour mood, and you can’t stand a dull one, so disputes tend to dissolve near you without anyone’s catching you at it. You’ll choose whatever outfit makes the hostess feel elegant. Your own preferences are another matter. Asked what you want for dinner, you ask what they’re having.",
      argument: [
        "Joined, these two can coax a laugh out of a family that deliberately came in three separate cars. Both believe in charm, and they quarrel over preferences. The Entertainer wants the red one, now; Libra wonders if red will upset someone. So you ask everyone you meet, thank them all, and go along with the last.",
        "It’s considerate, and what it costs builds up slowly, in years of pleasant evenings that weren’t quite yours. A partner who would gladly have pleased you never learned how. For two days, settle minor questions alone, within ten seconds, leaving out “unless you’d rather.” Then raise one thing you’ve been smiling about for months: “I’d like us to do this differently.” If they’re displeased, let them be displeased until tomorrow before you fix it.",
      ],
    },
    Scorpio: {
      thesis:
        "Friends bring you their worst news and end up laughing, without feeling that you took it lightly. Scorpio lets you hear what’s being left out, and your good humor makes it bearable to say. You remember what each of them confided, turn up on the anniversary, and let no one speak badly of them when they’re away. Talk comes easily. Facts about yourself don’t, and you’d like to know who would still come if you stopped being entertaining for long enough to see.",
      argument: [
        "As partners, these two make you the friend who is entertaining on the way to the clinic and discreet about it afterward. One of you lets everybody in and the other keeps the list. The Entertainer calls eight acquaintances “my love” in one morning; Scorpio trusts two, and has doubts about the second. The standing arrangement is to be open with your affection and shut with your facts.",
        "It has kept you safe, and also unknown to those who had no idea that there was more to discover. Sudden jealousy comes from the same source. Pick one of the two. This week, tell that person something you’re afraid of, without a joke at the end. And should jealousy come, begin with, “I got scared just now.”",
      ],
    },
    Sagittarius: {
      thesis:
        "You’d invite a bus driver to your birthday, and the driver would come. To Sagittarius the world looks friendly, and by treating it so you generally make it so: a wrong turn becomes the best part of the trip, and a stranger who shares forty words with you gets the whole joke. When you’ve been too blunt you hug whoever it hit. Everyone remembers you fondly. Saying goodbye is difficult for you, and so you promise to call, and mean it.",
      argument: [
        "Together, these two can get six exhausted adults to the coast by midnight, singing. The Entertainer says yes to the people, Sagittarius says yes to the trip, and nobody asks who’ll feed the cat. They differ at the departure, with one still looking back at the faces, and you settle it by sincerely promising to write. Two postcards go out.",
        "You haven’t stopped caring; the next place is simply nearer. But several of those friendships needed a second year, and your friends interpreted the silence. Pick three you’d miss. Call them this week, say, “I’ve been terrible at this, and I miss you,” and fix a date with each before hanging up. Ahead of your next reservation, wait two nights and check your balance. Still interested? Go.",
      ],
    },
    Capricorn: {
      thesis:
        "Of those who stay until the music ends, you’re the one who arranged the cars home. Capricorn reads the contract, and you have the other side laughing as they sign. The old and the important enjoy you, since you’re afraid of neither, and a difficult season passes faster in your company. Privately, you want to be taken seriously by the same company that laughs with you. So you work harder than you show. Hardly anyone has seen you rest.",
      argument: [
        "In harness, your two natures finish the long project and keep up the spirits of everyone on it. They disagree about today. The Entertainer holds that today is the point; Capricorn sees it as a deposit. So you work all week as though you owed somebody, then celebrate so thoroughly that the next week has to compensate, and a tiredness sets in that sleep doesn’t touch.",
        "You’re trying to be fair to both, in turns, and so friends see you either exhausted or at full volume. Mix the two deliberately. Put one hour of genuine play into the middle of this week with someone you like, and over the meal afterward mention a serious ambition: “I want to run the place one day.” Fun survives it.",
      ],
    },
    Aquarius: {
      thesis:
        "The odd one, the new one and the one from the wrong department all have a good time near you, and none of them had to change first. Aquarius is curious about every variety of human being, and you have the hug to go with the principle. You’ll start the dancing and also ask why half the building wasn’t invited. In their midst you sometimes look on as if from across the street, fond of everyone, unsure how to come closer. That goes unmentioned.",
      argument: [
        "Working together, these two turn a crowd of misfits into a team with its own anthem. They differ about distance. The Entertainer wants to be hugged; Aquarius prefers to be waved at. So you’re close to forty people at once, which feels delightful and leaves you free, although a crowd can adore you without noticing for a month that you’ve disappeared. A partner notices.",
        "From the sofa at home, your good mood with strangers looks like a lack of interest. It isn’t. Tonight, tell someone you live with or love where your thoughts went: “I was far away. I’m back.” Then see one friend alone, three times within a month, expecting that around the third a splendid reason to be elsewhere will materialize. Keep the date anyway.",
      ],
    },
    Pisces: {
      thesis:
        "Somebody sad doesn’t stay alone for long when you’re there. You feel the mood as you come in, drift over, and within the hour you’ve heard the story and they’ve laughed once, to their own surprise. Pisces soaks it up; what you give back is a song, an imitation, a dance with a shy aunt. Animals and toddlers pick you out immediately. You’re called sunny, deservedly. Hardly anyone sees the day after, when you’re heavy with something that began as another person’s.",
      argument: [
        "When these two help each other, one senses what hurts and the other finds the song that eases it. They can’t agree on where you end. The Entertainer works a crowd and knows that it’s a crowd; Pisces has already become the one by the window. You settle it with another song or another round, and afterward go home with what they were feeling and call it a hangover.",
        "Your sympathy is genuine, and it’s expensive: days of sadness over things that were never yours. After one evening out this week, stay outside for five minutes, naming what you feel and whose it was originally, and leave the borrowed part on the step. And when trouble pulls at you, ask, “Should I help, or just stay with you?”",
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
