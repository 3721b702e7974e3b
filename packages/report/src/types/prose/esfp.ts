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
        "First into the water, first on the floor, and already waving at the rest to hurry up. Aries turns most things into a contest, and you’re so cheerful about it that people take a while to notice. You forgive fast. You also say yes before you know what it costs, and under the nerve there’s a worry that doesn’t show: that if you weren’t the one who started things, nobody would think to invite you.",
      argument: [
        "Your two sides disagree about the others. The Entertainer wants everybody there at the end, happy and out of breath; Aries wants to be there first, and can’t see what’s unkind in that. Mostly speed wins: you go, you get there, and then you come back for them, puzzled that the mood has cooled, until in time they cheer for you and stop playing, and your closest friends have turned into an audience. Nobody asked them.",
        "This week, do one thing with a friend at their speed, something you’re bad at, letting them teach you, and whenever you feel your hands reaching in to take over, ask, “What should I do next?” And before your next big yes, wait ten minutes. Find out what it costs.",
      ],
    },
    Taurus: {
      thesis:
        "People find you easy to please, until someone tries to rush you away from something you’re enjoying. You know where the good food is, you like soft fabric and long evenings, and you pay without looking. Taurus wants to stay; the rest of you wants company. So you make your place so comfortable that no one has any reason to leave, and you are hurt, a good deal more than you say, when they go early.",
      argument: [
        "The quarrel is about what comes next. The Entertainer has heard that there’s music across town; Taurus has just sat down. As a rule you bring the fun to the chair, hosting, paying and looking after everyone, so that the comfortable spot is hardly ever yours, and your bank statement and your feet both show it. Friends know a wonderful host. They’ve seldom had an opportunity to give you anything.",
        "Within the next two weeks, have people over and let them do the cooking. Say, “I’m not getting up tonight.” Set a monthly amount for treating others, take it out in cash, and when it’s gone, suggest a walk instead, noticing who is just as glad to come along as they were to be taken to dinner.",
      ],
    },
    Gemini: {
      thesis:
        "You’re someone slightly different in every place you go, and sincere in all of them. You tune yourself to whoever is there, remember their last story, and have a better one. Gemini supplies the remarks and the rest of you supplies the warmth, so people are charmed within minutes. Silence makes you uneasy. You keep things moving partly because you love it, and partly because nobody asks a moving person how they are.",
      argument: [
        "One half wants to touch and the other wants to talk. When a friend is sad, the Entertainer would put an arm around her, but Gemini, having thought of something funny and true, generally gets there first, and the moment in which she’d have told you the rest goes by. She even laughs. You lose the second conversation that way, and people love seeing you without feeling that you know them.",
        "Reverse the order for a week. When someone looks low, sit down, ask one question, and wait ten full seconds before saying anything clever. Then tell one person a story of your own that isn’t finished and isn’t funny, and when you come to the place where the punch line should be, say only, “I don’t know yet how this turns out.”",
      ],
    },
    Cancer: {
      thesis:
        "Wherever you are, you make it feel like a family: you feed people, tease them, and notice who has gone quiet. Cancer wants everyone close and safe; the rest of you wants them laughing. You’re sentimental about old songs and old friends, generous to a fault, and hurt by remarks that the speaker forgot at once. When it happens you laugh along. Then you don’t answer messages for three days, and nobody knows why.",
      argument: [
        "Inside you there’s a host who says that the evening has only begun and a private person who, since someone teased a bit too close to the bone, has been wanting to go home. The Entertainer stays; Cancer has its coat on. As a rule you get louder, then disappear. It costs you the apology you wanted, because no one can be sorry for something they never heard about, and over the years it leaves you with many guests and few people who know where you’re tender.",
        "Say “ouch” at the time, lightly, and mean it. If that’s too public, tell the person before the next day is over: “That one hurt a little.” This week, also leave one gathering when you first want to leave, saying only, “I’ve had a lovely time.”",
      ],
    },
    Leo: {
      thesis:
        "A compliment can carry you for a week, and a cool one stays with you for a year. You give attention as generously as you’d like to receive it, praising, treating, and making the shy one feel like a star. Leo has pride, the rest of you will do nearly anything for a laugh, and so you play the fool until you feel foolish. Then you want an apology. They thought you were enjoying it.",
      argument: [
        "Both love an audience, and differ over what they owe it. The Entertainer would give it anything; Leo has dignity to protect. In practice you clown until it’s gone too far and then turn cold, so that a happy group, which had no way of knowing, discovers that it has offended you and is careful around you from then on. You miss the warmth. So you work harder to win it back.",
        "Set your limits ahead of time. Tell the two people closest to you, “Please don’t joke about my work or my family,” adding that everything else is fine, and when a joke goes past it, say, “That one’s off limits,” with a smile, and go on. And once this week, accept praise in full: “Thank you. I worked hard on it.”",
      ],
    },
    Virgo: {
      thesis:
        "Your parties look as if they happened by themselves, and you were up late making sure of it. You know who doesn’t eat meat, which two aren’t speaking, and where the extra chairs are, since Virgo prepares and worries and the rest of you can’t be carefree until it’s been earned. Other people’s mistakes you forgive at once. Your own you go over in bed, one at a time, long after everybody has forgotten the evening.",
      argument: [
        "The dispute is about when you’re allowed to enjoy yourself. The Entertainer says now; Virgo says after the counter has been wiped. You tend to settle it by sparkling in public and reviewing the whole night alone for errors, of which there are always a few that nobody else noticed and that cost you your sleep. Your guests pay, too. They’d rather have had you at the table than watched you get up.",
        "Leave one thing undone on purpose at your next gathering: a mismatched plate, a bought dessert, dishes until morning. Sit for the first hour. If you catch yourself listing faults that night, write down three of them, and beside them three things that people enjoyed, giving both lists the same neat handwriting, and turn off the lamp.",
      ],
    },
    Libra: {
      thesis:
        "You know who should sit by whom, what to wear so that the hostess feels well dressed, and how to lose a game without its showing. You make being with people look effortless. Libra can’t stand a sour mood and the rest of you wants everyone to have fun, so between the two you’re nearly always thinking about how others feel. Ask what you want for dinner and you’ll ask what they’re having.",
      argument: [
        "Both halves believe in charm, and quarrel over preferences. The Entertainer wants the red one, now; Libra wonders if red will upset someone. So you ask everyone you meet, thanking them all and going along with the last, and what it costs builds up slowly, in years of pleasant evenings that weren’t quite yours. A partner or two never learned what you like. They had to pick everything.",
        "For one week, settle minor questions alone and within ten seconds, and leave out “unless you’d rather.” Some answers will be wrong. Then raise one thing you’ve been smiling about for months, saying, “I’d like us to do this differently,” and if they’re displeased, let them be displeased for a whole day before you go and fix it.",
      ],
    },
    Scorpio: {
      thesis:
        "You talk a lot, warmly and with your whole body, and it can be years before anyone notices how little you’ve told them. Behind the fun there’s someone who watches closely, remembers every kindness and every slight, and takes love very seriously. Scorpio lets few people in; the rest of you has hugged them all. You’d like to know who would still come if you stopped being entertaining. You haven’t felt able to stop long enough to see.",
      argument: [
        "One of you lets everybody in and the other keeps the list. The Entertainer calls eight people “my love” in one morning. Scorpio trusts two, and has doubts about the second. The standing arrangement is to be open with your affection and shut with your facts, and then, feeling unknown, to hold it against people who had no idea that there was anything more to discover. Sudden jealousy comes from the same source.",
        "Pick one of the two. This week, once the two of you are alone and you’ve run out of other people to talk about, tell that person what you’re afraid of this year, or what you want, without a joke at the end. When jealousy comes, say, “I got scared just now,” before you say anything else.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’d invite a bus driver to your birthday and mean it. New places, new people, a plan that began an hour ago: that’s when you are happiest, and you take for granted that the world is friendly, which it usually is to you. Sagittarius supplies the optimism and the blunt remarks; the rest of you supplies the hug afterward. Everyone remembers you fondly. Many of them are still expecting the call you promised.",
      argument: [
        "These two get along famously. The Entertainer says yes to the people, Sagittarius says yes to the trip, and nobody asks who’ll feed the cat. Where they differ is at the departure, when, with one of you looking back at the faces and the other already looking out of the window, you settle it by promising, sincerely, to write. Two postcards go out. It costs you the friendships that needed a second year, and considerable money.",
        "Pick four people you’d miss. This week, call all four, and before you hang up put the next date with each in your calendar, somewhere ahead of the trip you’ve been reading about while the phone was ringing. Before your next ticket or purchase, wait two nights and check your balance. If you still want it, go.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the most fun people ever have with somebody who reads the contract. You can stay out late and be on time in the morning, and you’d like credit for both. Capricorn wants respect; the rest of you wants affection, and you worry that the people who laugh with you don’t take you seriously. So you work harder than you show and play harder than you need to. Hardly anyone has seen you do neither.",
      argument: [
        "An early riser and a late one share your body. The Entertainer holds that today is the point; Capricorn sees today as a deposit. In practice you work all week as though you owed somebody, then let go so thoroughly that the next week has to make up for it, and a tiredness sets in that sleep doesn’t touch. Neither half gets what it wanted. Friends see you either exhausted or at full volume.",
        "Mix them on purpose. Put one hour of real play into the middle of the working week, in the calendar, with someone you like, and over the dinner that follows tell them one serious ambition: “I want to run the place one day.” Then spend one evening doing nothing that anybody could praise.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re warm with everyone and a little hard to reach. In the middle of a good party you sometimes find yourself looking on, as if from across the street, fond of all these people and not quite one of them. Aquarius likes humanity and needs air; the rest of you likes to be squeezed. You’re fair, funny, loyal to odd friends, and apt to slip away without saying goodbye just when somebody was about to get close.",
      argument: [
        "They differ about distance. The Entertainer wants to be hugged; Aquarius prefers to be waved at. So you’re close to forty people at once, which feels warm and leaves you free, although a crowd can love you without noticing for a month that you’re gone. A partner notices. Your good mood with strangers looks, from the sofa at home, like a lack of interest.",
        "For six weeks, see the same person once a week, alone, with no event, expecting that around the fourth meeting you’ll discover a splendid reason to be somewhere else with thirty people. Go anyway. Tonight, tell someone you live with or love where your thoughts went when you drifted off: “I was far away. I’m back.” And say goodbye, in person, at the next party you leave.",
      ],
    },
    Pisces: {
      thesis:
        "You can’t pass someone who is sad without trying to cheer them up, and within the hour you know their story and they have your gloves. You feel a mood the moment you come in, and you brighten it, partly for them and partly because you can’t bear to feel it. Pisces soaks up everything; the rest of you keeps the music on. People call you sunny. They haven’t seen you on the day after.",
      argument: [
        "What these two can’t agree on is where you end. The Entertainer works a crowd and knows that it’s a crowd; Pisces has already become the one by the window. You settle it with another song or another round, which cheers everyone, and then go home with what they were feeling and call it a hangover, so that days of sadness are spent on things that were never yours. Your own have to wait.",
        "After any evening out this week, stay outside for five minutes before you go in, naming what you feel and whose it was when the evening began, and leave the borrowed part on the step. When someone’s trouble pulls at you, ask, “Do you want help, or company?” before you offer anything.",
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
