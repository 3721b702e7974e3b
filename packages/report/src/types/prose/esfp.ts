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
        "You’re a match that brought its own marshmallows. ESFP wants company in whatever it enjoys, Aries wants to begin immediately, and so a plan of yours is usually happening within the hour. Since you think with your feet, your best decisions are made when you’re already underway, and people near you discover that they weren’t as tired as they thought. Affection is equally physical: a hug, a dare, a coat put around someone’s shoulders. You play to win and have forgotten the score by dinner. Yet for anyone who is scared, you slow right down, and a nervous beginner never hears you laugh at them.",
      argument: [
        "An Aries can’t bear to wait for an answer, and an ESFP can’t bear to go without the others. The usual solution is to be so enthusiastic that the question doesn’t come up: “We’re going,” you say, and it would take a rude person to object. Plenty of people owe you the best day of their year. But you don’t ask, because a question gives people time to say no. So you collect yeses that were really politeness, and around the third week the others turn slow and late and busy.",
        "Put one plan as a real question: “I’d love to do this. You can say no, and I’ll still like you.” Then count to ten. A crowd that chose to follow you goes twice as far, and there’s no one better to run behind.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a dance floor with armchairs. ESFP knows how to please people on the spot; Taurus slows the pleasure down and makes it last, so an hour of you turns a dreary place livable and two make it hard to leave. Taste, smell and touch are your judges, which is why salespeople rarely fool you. The same senses run your affections, and instead of making speeches you bring second helpings. Friends know the slow, contented laugh, and they also know the other thing. Behind the easy manner sits someone who, having once decided, can’t be flattered, hurried or intimidated out of it.",
      argument: [
        "Taurus dislikes upheaval, and ESFP dislikes an unhappy atmosphere even more, so between them they agree on a policy: rather than change what hurts, you improve the conditions around it. A miserable job gets a fun lunch crowd, a money worry gets a treat, a hard season gets lovely weekends. You make a bad situation so pleasant that no one has to leave it. It’s real kindness, and it can work too well, because pain is what makes people act. Years can go by like this. From outside they look delightful.",
        "Take the discomfort you’ve been softening longest and do nothing nice about it for three days. Then tell one person, “I’ve been making this bearable, and I think I should be changing it.” You have great strength; pointed at the wall instead of the wallpaper, it moves walls.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a pinball machine that remembers people’s names. ESFP brings warmth, with a hand on the arm; Gemini adds a curiosity that bounces off everything, so that a shy stranger suddenly hears themselves being entertaining. Because you learn by mimicking and asking, you can pick up a dance step or an accent in an afternoon, and you’ll have used it on someone by night. Love shows in play, through private jokes and messages with no purpose. Most people enjoy the lights and the bells and never notice how exactly you observe. But you know what each person at the table was hoping to conceal.",
      argument: [
        "Gemini is in love with what’s new, while ESFP gives its whole heart to the person who is in front of it, so nothing about your attention is faked. For ten minutes it’s all theirs. Then someone else comes in with news, and your face turns, as bright as before. People take your attention for a promise. You meant it as attention. In any line, in any town, you’ve cheered someone for a week, and some of them went home believing that something had begun.",
        "Choose one person whom you lit up and left, and write, “I’ve been thinking about what you told me. What happened next?” Then read the reply to the end. When you come back for the second chapter, people find out what the first one hinted at: you were really listening.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a brass band that walks people home. ESFP shows love out loud, in deeds, right away; Cancer remembers everything that ever mattered to anyone, so your warmth arrives with a date and a reason. You call on the night of the interview and pull in the one who’s standing alone. Decisions come from the stomach, literally, and you regret it when you overrule it. Because you take in so much, your days have a tide, first bright company and then an hour when you’d rather see no one. Meanwhile, amid the laughter, everything has been paid for, cooked and thought of in advance.",
      argument: [
        "Cancer wants to be taken care of without having to ask, and ESFP would rather give than look needy, so the two settle it by example. You give people the care you’re hoping someone will give you. Friends rarely take the hint, because to them it’s simply your character, a generous person who wants for nothing. In a difficult week you wait, with a smile on, to see who will think of it, and feel forgotten by people who’d drop everything if they knew.",
        "Ask for one thing outright, two days ahead: “Thursday’s going to be rough. Would you call me that night?” When the phone rings, don’t turn it into a talk about them. It counts even though you asked. Once your people have a way to give something back, no circle of friends is closer than yours.",
      ],
    },
    Leo: {
      thesis:
        "You’re a sunrise with backup singers. ESFP feels what will delight people and does it on the spot; Leo insists on style and a big heart, so whatever you touch becomes an occasion and the person beside you feels honored to have been picked. Your decisions come from imagining the laughter or the applause, and oddly often they’re right. Generosity follows from all that warmth. You pay, you praise, you stand up for the one being laughed at, and the very young and the very old adore you. You’d also remember the janitor’s name, and cross a red carpet to say hello.",
      argument: [
        "Leo wants to be adored by someone whose opinion counts, and the ESFP needs to see it in a face, at once. Those who are already fond of you can’t quite supply that, because their love is old news and doesn’t gasp. So the effort flows to the person who isn’t convinced yet, and in a couple of hours nearly everyone present is on your side. But strangers get your best, because your own people have already applauded. They’ve noticed that they have to bring guests along to see you shine.",
        "Give a person who has loved you for years what you’d give a new one: dress for it, plan a surprise, and say, “I’ve been saving my charm for people I like less than you.” When you shine at home, with no tickets sold, it warms people for life.",
      ],
    },
    Virgo: {
      thesis:
        "You’re confetti that sweeps up after itself. ESFP wants everyone at ease, and Virgo knows which detail will do it: the chair by the window, the glass of water, the joke about your own shoes. Under the spontaneity there’s usually a list, which is why your surprises come with napkins. Because you hate for anyone to feel indebted, your love is cheerful service, offered in passing. Everyone believes that you improvise, and they’ve gone home by the time you straighten the picture, check the dose and find out whether the shy one got in safely.",
      argument: [
        "A Virgo finds fault and can hardly stop; an ESFP can’t stand a heavy mood, its own included. The agreement they’ve reached is comedy. Judge yourself as hard as you like, it says, provided that it’s funny, and everyone who was nervous about their own flaws breathes out. You say it so that no one else gets to. But joke about your faults long enough and people take your word for it. They stop trusting you with the very thing you’re good at, and you decide that you were right.",
        "Drop the opening apology. When you serve the meal or hand in the report, say nothing against yourself for ten minutes, and answer praise with, “I’m glad. I put real work into that.” With the excuses gone, what’s left is rare: someone who’s funny and can be relied on completely.",
      ],
    },
    Libra: {
      thesis:
        "You’re a party with perfect lighting: no one looks bad in it. ESFP loves people and the present moment, and Libra arranges both, so each guest comes away convinced that you two are of one mind. That’s because your eye goes straight to what’s becoming, in a coat, a color or a character, and you mention it. You think by comparing, talk everything over, and in love you’re romantic right down to the music. Beneath the charm is a kindness that few notice, since it’s so well dressed. You’ll sit down beside the unpopular one, chat until they shine, and make it look like your own good luck.",
      argument: [
        "Libra can’t stand to seem unkind, while ESFP goes by the expression in front of it, and to see one fall is nearly a physical pain. So when two people want the same evening, you say yes to both, and hope. People seldom feel like a bother in your company. But you’d rather disappoint people later, when you aren’t there to see it. The no comes anyway, as a late text, a headache, a plan that never gets a date, and they begin to hear your yes as merely a way of being nice.",
        "Answer no request on the spot: “I’d like to. Let me look, and I’ll tell you tonight.” Then do tell them, by voice if it’s a no. Most of them recover before you do, and once your yes can be believed, it’s the most delightful word in town.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a carnival with a confessional behind the cotton candy. ESFP goes toward people with open arms, and Scorpio walks in further than others dare, so at some point in most parties you’re on the back steps with someone who’s telling you everything. Since you trust your gut about character, you can smell a lie through perfume. Whatever you love has to be strong, the food, the music, the arguments and the person, and once you’re in love you’re all there: funny, fierce, protective and difficult to distract. And for someone so talkative, you’re a vault. More than one friend sleeps better because of it.",
      argument: [
        "No ESFP can live in a bad mood for long; no Scorpio can let a betrayal pass as if it were nothing. You divide the work: on the surface you make up at once, with a hug and a grin, and underneath, access is withdrawn. You forgive fast and out loud, and then never quite trust them again. It protects you from people who’d have exploited a tear. But those who would have been sorry aren’t told, and you can end up surrounded by people you’re lovely to and no longer tell anything.",
        "Before you make up with someone, wait one night, and say what it did: “I’m not over it yet. When you told them, I felt like a fool.” If the answer satisfies you, let it go all the way. Forgiven by you in earnest, a person has a friend for life.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a flying carpet with cup holders. ESFP lives in the present with its whole body, and Sagittarius looks over the edge and sees even better weather ahead, so wherever something wonderful is going on, you’re in it up to the neck and have brought people along. Jumping is how you learn. Most problems, you find, look better from a hill, and love with you is an adventure with excellent provisions. Forgiveness comes easily, partly because you’ve forgotten. But beneath all the fun there’s a faith that the world is good, and since you act on it daily, others begin to feel that it might be.",
      argument: [
        "The ESFP in you wants the moment to last and knows that it won’t; the Sagittarius can’t stand an ending and has somewhere to go. The way out is to leave early while staying put. At the best part, you hear yourself say, “We have to do this again! Next time, the coast.” You plan the next good time so you won’t have to feel this one end. It keeps you hopeful, and hungry. Your companions notice that just when they’re most contented, you’ve gone on ahead.",
        "Choose one pleasure and let it finish, with no pictures and nothing booked for afterward. Then tell the person who was there, “I don’t want it to be over.” Some sadness comes with that. So does the whole of you, and there’s no better company than you with nowhere else to be.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a mirror ball on a steel beam. ESFP loves encouraging people; Capricorn honors its commitments and expects nothing for free, so if you said you’d come, you come, and you bring your share of the fun. Even your dreams are practical, with an eye for what sells, what keeps and who can be relied on. Knowing what the jacket cost, you enjoy it all the more. Those you love get loyalty, teasing and help with the move. Beneath the laughter there’s a plan, it has figures in it, and it outlasts the careers of several more solemn people who took you for a good time.",
      argument: [
        "An ESFP needs people the way others need sleep, and Capricorn believes that a place among them has to be earned. So you live by a rule that no longer feels like one: you may come if you’ve something to offer. Even happiness arrives on time with you. But when you can’t be good company, you don’t let yourself have company. On your best days you’re surrounded, and on the worst you’re home with the phone face down, working on getting presentable. Friends have no idea that it’s ever difficult.",
        "In your next low week, don’t cancel. Go, and tell one person, “I’m no fun today, I just didn’t want to be alone.” You’ve been steel for so many others; the ones who see you without the sparkle can finally return the favor, and most have been waiting to.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re an open mic on another planet, and everyone gets a turn. ESFP gives all of itself to the moment; Aquarius accepts anyone and belongs to no one, so you like people better for being strange, and within the hour they’re telling you what they’ve told no one. Your mind works by jumps, and inventions appear complete, with the lights on. Because any unfriendly rule about who belongs makes you want to break it on the spot, the left-out find you quickly. In love you’re light, candid and hardly jealous at all. About freedom you’re serious, and you’d give up a good deal of comfort for a near stranger’s.",
      argument: [
        "The ESFP in you gets close by instinct, with arms and eyes and laughter, while Aquarius needs air and notices only afterward how near it came. Since neither plans ahead, you swing: all in, then out. An evening with you can go very far very fast, and people feel, sometimes for the first time, quite normal. The day after you’ve been closest, you’re hardest to reach. There’s no regret in it. But the other one looks for what they did wrong, when as a rule they did it right.",
        "After the next such evening, send one message before noon: “Last night was good. I’m going under for a day or two, and I’ll call you Wednesday.” Then call on Wednesday. When the way back to you is marked, there’s no one it’s more freeing to be close to.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a dance band on a lifeboat. Pisces feels what others feel as though nothing separated them, and ESFP wants to do something about it immediately, so when someone hurts there’s already a hand on the shoulder, a walk around the block, a ridiculous song at the right moment. Imitation is how you understand things, and you can become a duchess or a thunderstorm on request. Time is your weak subject and beauty your strong one. In love you’re generous past all reason, and afterward you recover past all expectation. After crying until midnight, you still meet the next morning as if it had been sent to you personally.",
      argument: [
        "Pisces can’t shut feelings out, and an ESFP can’t sit still with one that has no remedy, as yours seldom seem to have. Another person’s grief answers both: it’s deep, and there’s something you can do. So suffering people find you, and soon they’re laughing with wet eyes. You feel everyone else’s sadness, and that’s how you avoid your own. On such days your own troubles are nowhere to be found. Then a day comes along with no one in difficulty, and you’re unaccountably miserable.",
        "Before you answer a cry for help, finish this sentence on paper: “And what I’m sad about is…” Then read a line of it to someone you’ve comforted: “You don’t have to fix it. It’s my turn.” When your own song is among the ones you play, it’s the one they remember.",
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
      "Other people’s faces tend to serve you as a mirror, so a new look or habit hardly seems real to you until it has been seen. Keep this one private. After three weeks, you’ve discovered whether you like it, before anyone has had time to react.",
    "new 2":
      "Money, in your view, exists to make a day nicer for someone, and it often leaves before its purpose is clear. Saving becomes easier with a person attached, so put aside a regular amount for a visit or a trip with a friend you miss.",
    "new 3":
      "Your errands are half of your social life, since you talk easily with anyone and people light up, while becoming real friends takes a second meeting, which is harder for you to propose. Pick one acquaintance. Then suggest a walk on a definite day, this month or next.",
    "new 4":
      "To you, home is where the guests are, and when no one is expected it can feel a little flat. Improve one thing there purely for yourself, such as the lighting or the chair by the window, so that an evening alone has something to offer.",
    "new 5":
      "You’re willing to be seen before you’re any good, which makes you quick to learn and easy to love. Let the first weeks be clumsy. In a new romance or pastime you can admit that you’re a beginner, because it encourages other people as well.",
    "new 6":
      "Strict programs seldom last with you, because a checklist doesn’t cheer anyone up, whereas exercise with music, friends or fresh air is something you look forward to. Instead of a resolution, arrange a standing appointment with a person whom you’d be sorry to disappoint.",
    "new 7":
      "Strangers become friends of yours within minutes, since you like people early and show it. The second layer takes more courage. If someone matters to you, tell one of your favorite anecdotes in its unfunny version, and notice how attentively they listen.",
    "new 8":
      "Heavy subjects spoil a mood, so you’re quick to lighten them. Those who love you would rather share a worry about money, loss or desire than be entertained around it, and it’s enough to begin with one sentence that contains no humor.",
    "new 9":
      "You learn through people. A language comes to you for the sake of a friend, or a view of life because of a warm welcome, so if there’s something you’d like to investigate, find another beginner first. Set the date together.",
    "new 10":
      "Colleagues enjoy having you around, which can hide how much you accomplish, since ease rarely looks like effort. When you begin something in public, write down the result you’re aiming at and report it in numbers, before the charm has a chance to speak.",
    "new 11":
      "A circle tends to form around you. You keep it warm without noticing the work in it, and your own hopes get less of that care, because there’s no face to light up when they’re served. In these days they’re easier to notice.",
    "new 12":
      "An evening with nothing planned can feel at first like being left out. After an hour, another mood arrives, less lively and rather interesting, in which you discover what you think when no one is reacting. Give it two chances this month.",
    "full 1":
      "You brighten things so reliably that even friends can overlook how tired you get, but with more eyes on you at present, that side is visible, and most people like it. Let one of them bring you a drink or take over a task. Simply say thanks.",
    "full 2":
      "Generosity is how you say things, so your expenses read like a list of the people you’re fond of. Seen together, they can be surprisingly revealing. Consider which presents would have been as welcome in the form of an hour with you, and plan next month accordingly.",
    "full 3":
      "In high spirits you say more than you intend, most of it lovely, and if a remark has hurt someone, you tend to hear of it now. A short apology is sufficient. Leave out the joke, because few people doubt your heart once you’ve understood.",
    "full 4":
      "Families hand out roles early, and the cheerful one is generally asked to keep the mood up. At this time it becomes visible how often you do that at home. When the next silence comes, let another person fill it, even if it takes a little longer.",
    "full 5":
      "Sharing doubles a joy for you. What you make or love is happiest in front of witnesses, and while people are celebrating with you, it’s worth noticing who is glad without having been charmed. Those are the ones to call when there’s nothing to show.",
    "full 6":
      "A wonderful night costs you more of the following day than you admit, because excitement hides how tired you are, and if your body complains now, the cause is seldom mysterious. Go to bed early. Three such nights in a week are a reasonable experiment.",
    "full 7":
      "Laughter keeps your relationships alive. Sometimes it arrives just before the sentence that matters, and since it’s easier now to hear what a partner wants, take a breath when they turn serious, and ask them to say a little more.",
    "full 8":
      "Sorrow makes you want to cheer people up, although the braver thing, of which you’re entirely capable, is to sit beside them. Whatever you’ve left unmentioned, your own share included, is nearer the surface now, and half an hour with a calm friend makes it smaller.",
    "full 9":
      "You admire easily and completely, so that a teacher, a city or an idea that disappoints you leaves you feeling foolish. You weren’t. Seeing the faults is simply a later stage of liking something, and what was good about it remains available to you.",
    "full 10":
      "Praise delights you for a second. Then you wave it away, because no one beside you should feel smaller, so while your work is being looked at, stand still for the length of one compliment. Afterward, mention the part that was particularly difficult.",
    "full 11":
      "At any gathering you notice within minutes who feels left out, and you tend to see to it that they aren’t, so many people owe you their place. Around now it becomes visible. Two of them can return the favor by inviting you.",
    "full 12":
      "As long as there’s music you feel fine, which is a good reason to keep it playing. When it stops, an emotion that has been waiting appears, generally smaller than the dread of it, so give it a quarter of an hour before you call anyone.",
    "eclipse 1":
      "Being the cheerful one is a role without days off. If you’re tired of it, try a more serious face among good friends, who tend to feel honored rather than disappointed.",
    "eclipse 2":
      "When money changes, your first wish is to soften the change with a treat, but before you do, make a list of last month’s happy hours, and see how few of them cost anything.",
    "eclipse 3":
      "A friendship can lose its ease without a reason that anyone can name, and you’re inclined to smile right through it, although one clear sentence spares both of you a long fading. Make it kind.",
    "eclipse 4":
      "Changes at home reach you late, after you’ve looked after everyone else’s feelings about them, so reserve an evening for your own, together with a person who only listens.",
    "eclipse 5":
      "When a romance or a happy phase is over, the next invitation looks like medicine, while a gap of some weeks tells you what you really enjoyed. Leave it open.",
    "eclipse 6":
      "A routine that rests on goodwill is inclined to give out all at once, so as you replace it, put your sleep in first, and let the favors find room around it.",
    "eclipse 7":
      "You maintain relationships by keeping things pleasant. At a turning point it’s often considerably kinder to let a partner be upset with you, and to stay warm while they are.",
    "eclipse 8":
      "Relief and grief can arrive together, and you needn’t choose between them. Explain to one person what has ended and what it was worth to you, without comforting either of you.",
    "eclipse 9":
      "You aren’t foolish. A belief or a plan you loved can come apart, and your enthusiasm returns by itself afterward, with better questions than it had before.",
    "eclipse 10":
      "If a position falls away, so does the applause for a while, and you can feel like no one in particular. Spend additional time with those who knew you before you had it.",
    "eclipse 11":
      "When people leave a circle, you feel as if you’d failed as a host, although most have only moved on, and there are others who stay. Give those the attention.",
    "eclipse 12":
      "A crowded calendar can hide a worry for a long time, so if one comes up now, describe it to a listener who doesn’t hurry to console you, and it generally shrinks.",
    "jupiter soft":
      "Good things come to you often, because you greet them so warmly that people like to bring them, and in these weeks there are more than you can take care of. Enjoy them all. Then choose one that you’d be happy to be looking after a year from now.",
    "jupiter hard":
      "Saying yes puts a look on people’s faces that you find hard to resist, and each yes is harmless by itself. Together they can be too many. During this period, answer invitations on the following day with the calendar open, and refuse the third one in any week.",
    "saturn soft":
      "Patience comes to you through affection. With a teacher you like you practice for years, and with another you stop by noon, so now that regular effort feels lighter than usual, identify the appropriate companion first. The subject comes second.",
    "saturn hard":
      "The work of such a period brings few smiles, so you can begin to doubt that you’re doing well. Silence from the people in charge mostly means that they’re busy. Ask once for a clear opinion, and arrange modest rewards of your own for every step.",
    "uranus soft":
      "Spontaneity is among your best talents. For a while life makes use of it, with ideas and invitations from unexpected people, so accept one that doesn’t sound like you at all, and find out what you’re like there. Tell the others later.",
    "uranus hard":
      "A sudden change excites you first and leaves you shaken afterward, and both are reasonable. You improvise well from hour to hour, but choices that can’t be undone come out better after two weeks and a few good nights, so request additional time and stay near familiar faces.",
    "neptune soft":
      "Feelings pass in and out of you freely, and in such a period most of them are beautiful. Songs, colors and other people’s joy reach you strongly, and unless you make something out of them, with your voice or your hands, they’re often gone by evening.",
    "neptune hard":
      "You like and believe people early, which brings you wonderful friends and now and then an expensive lesson, and when everything has a glow, it’s difficult to tell these apart. Before you sign or lend, show it to the least enthusiastic relative you have. Listen to the end.",
    "pluto soft":
      "There’s considerable depth in you. Your lively side generally speaks first, though in this period people take the serious one at its word, without a wink, so tell a friend with whom you mostly have fun what matters to you. The friendship can bear it.",
    "pluto hard":
      "Tension makes you want to win everyone over, and mostly you can, so the person who won’t be charmed troubles you a good deal. Power isn’t a matter of being liked. Write down the one point you’d stand by alone, and repeat it in a friendly voice.",
    "mercury retrograde":
      "Put it in writing. Plans made in a cheerful moment can mean one thing to you and another to them, and your good humor can repair whatever has already gone wrong.",
    "mercury direct":
      "Messages move again, including the replies that you composed in your head without sending them. Answer the people who have seemed cool lately, as they have often only been waiting.",
    "venus retrograde":
      "Past loves return in a flattering light, because you preserve how people made you feel and lose how it ended. You can look back fondly for a few weeks without getting in touch.",
    "venus direct":
      "It’s enjoyable again to dress, to entertain and to flirt, and your taste is reliable, so anything you nearly bought or began while in doubt can be judged quite quickly now.",
    "mars retrograde":
      "Exhaustion confuses you. People expect enthusiasm from you the minute you come in, although half of it is sufficient for some weeks, and friends discover that they can supply the other half.",
    "mars direct":
      "Your drive comes back, eager to begin something new in front of everyone, so if there’s a project you left in the middle, give it the first weekend of this energy.",
    "ingress jupiter":
      "Keep some for yourself. A generous year begins in this area, and few people enjoy such years as you do, though you tend to pass the abundance around too soon.",
    "ingress saturn":
      "For a few years this area asks for study. You’ve generally learned for love of the teacher, so look for one you like, and the lessons weigh considerably less.",
    "ingress uranus":
      "Boredom leaves this part of life for several years. Along with the excitement it’s good to have one reliable custom, such as a regular supper, to which you can return in between.",
    "ingress neptune":
      "A long enchantment begins here, in which ordinary things acquire a certain music, and over time you become better at telling a lovely mood from a lovely fact.",
    "ingress pluto":
      "Gradually, over many years, this area loses whatever was there for other people’s eyes, and what remains is the part you’d love even if no one were watching.",
  },
};
