import type { TypeProse } from "../type-prose.ts";

export const isfj: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "plan",
    candor: "peace",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "feeling",
    lead: "support",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Across the room somebody new is holding a paper cup and studying the fire instructions, and you’re already on your way over. Aries does the walking. The blush that comes with ISFJ catches up around the third sentence, when you’re both laughing and it no longer matters. Most of your courage happens like that, ahead of schedule and for other people: the question the intern didn’t dare ask, the hand on a stroller at the bottom of the subway stairs, the third call to the pharmacy, which gets the prescription found. By nine you’re home, worn out and rather pleased. People put you down as sweet. Then a man is rude to a waiter in front of you, and they see the rest.",
      argument: [
        "“Who can take this on?” somebody asks, and your hand is up before you’ve thought about your calendar. That’s the fast half of you, which can’t stand a silence with a job lying in it. Then the slow half takes over, which has never broken a promise in its life. One warm second in September, and there go the Thursdays until spring. You do it properly, tired, a little grimmer each month, and whoever used to have you on Thursdays has begun to plan without you. The committee would’ve let you off without a murmur.",
        "This week, let the hand go up if it must, and say, “I’d like to help. I’ll tell you tomorrow, when I’ve looked at my week.” And if there’s an old Thursday you no longer want, give it back, with a month’s notice and no excuse.",
      ],
    },
    Taurus: {
      thesis:
        "In the hospital waiting room, at the hour when everyone else has found a reason to go, you’re still on the plastic chair, with two good pears and a pillow for somebody’s back. ISFJ remembered which magazine she likes and what not to bring up. Taurus simply isn’t leaving. Whole friendships rest on that, on there being one person they never have to call twice. It’s a pleasure, too, since you know the quiet bench, the bakery worth a detour, the one blanket that doesn’t scratch, and everybody sleeps later at your place. Mild as milk, they say. They’ve never tried to sell you the extended warranty. You decline so pleasantly that the salesman says thank you.",
      argument: [
        "In the evening you rub somebody’s neck. Having found the knot, you stay with it until it lets go, and you’re hoping, a little, that they’ll turn around and do yours. Taurus lives in its skin and knows what it needs: an arm, some weight, twenty minutes. ISFJ thinks of needs as something other people have. So you give what you’d like to be given and wait for it to catch on. They sigh, thank you, and fall asleep, not out of selfishness: they’ve never heard you ask for a turn, and sincerely believe that giving is the part you like.",
        "It needn’t be a neck. Whatever you keep giving unasked, the long call, the fuss over a cold, is worth looking at as something you’re missing. Ask for it this week, before you’ve done anything for anybody: “Nothing’s wrong. Would you come sit here and put your arm around me?”",
      ],
    },
    Gemini: {
      thesis:
        "Three weeks after a neighbor mentions a job interview in line for coffee, you ask how it went, and you’ve got the name of the company right. Gemini collected that, along with the news of the entire line. ISFJ kept it because it mattered to her. What comes out is the best conversation for miles: you do the dentist and the dentist’s mother, people wipe their eyes, and nobody is ever sorry to have been in the story. Introductions are a specialty. Somewhere a tuba player has a home because only you had met both him and the landlady. Shy? They’d never guess it. It’s easier when somebody else is doing the talking, so you see to it that they do.",
      argument: [
        "At a wedding you’re seated beside a man who left a monastery to sell boats. You’d trade your dessert to hear how that happened. You ask about the drive. Gemini wants to know everything about everybody, while ISFJ considers a direct question a kind of burglary, so you stay out on the porch, so to speak, and are pleasant about traffic until someone opens. He decides you weren’t interested. On the way home you have several excellent theories, and a month later his cousin tells you that he loves to be asked, and people never do.",
        "Before Sunday, ask someone the real question, with an exit built in: “I’m dying to hear how that happened, and you can absolutely tell me to mind my own business.” Hardly anyone takes the exit.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody says hello to you on the phone, and before they’ve come to why they called, you’ve sat down. Cancer heard what was in the hello. ISFJ has the background, the surgery date and the landlord and what helped the last time, so any help that comes from you fits as if it had been tailored. New acquaintances get lovely manners and wait outside for roughly two years. Then one day they’re in, and it turns out to be lively in there: nicknames, traditions with bylaws, an imitation of the mayor, a photograph of them they never knew you’d kept. You can make a modest sum go astonishingly far. Whoever takes you for soft should watch you read a contract that concerns one of yours.",
      argument: [
        "Half of you is available to whoever asks. The other half lives for a handful of people, exclusively, and can’t see why the parking committee gets a vote. But duty comes with a deadline and a sign-up sheet, and love will understand, so duty goes first. You sit through the meeting, agreeable to the last item, and get in at ten to someone who’d saved up something to tell you. “Tomorrow,” you say, and it’s the fourth tomorrow running. They don’t doubt that you’d give them a kidney; they’ve only noticed that strangers get you before nine.",
        "Find one thing in your calendar that’s there because somebody asked nicely, and write today: “I can’t do the spring meetings this year. I’ve promised that time at home.” Then keep the promise as strictly as if home had a chairman.",
      ],
    },
    Leo: {
      thesis:
        "In February a friend says in passing that she used to love carousels. In October you drive her, blindfolded and complaining, to the last wooden one in the state. ISFJ kept that sentence for eight months; Leo saw no reason to do it small. Presents from you prove that somebody was listening. Shy people stand an inch taller in your company, because you’ve mentioned what they’re good at in front of exactly the person who ought to know. Your word is kept, and praise turns you pink. Then, late, among people you trust, you tell a story standing up, with all the voices, and it comes out that the quiet one at the end of the table had the lead the whole time.",
      argument: [
        "“And you’ll bring the chairs, like always!” somebody writes in the group chat, with a heart. You’d have brought them: you thought of it on Monday, you know which one wobbles, and if anyone had asked it would have made your day. But ISFJ loves to serve, and Leo doesn’t take orders, so the chairs arrive, and you’re perfectly nice and about four degrees cooler than usual, until June. She notices, goes back through the chat, and finds nothing there but a compliment, since to her “like always” meant that you’re the one person she never has to worry about.",
        "The next time you’re taken for granted, give them the yes and the rule together: “Happy to. And do ask me next time, because I love being asked.” They’ll ask. They’d been trying to spare you a message.",
      ],
    },
    Virgo: {
      thesis:
        "People who leave their plants with you come home to find them larger. The mail is sorted by urgency, the drip under the sink has stopped, and the cat, who likes no one, is in a better mood. ISFJ took the key out of friendship; Virgo read up on ferns. That’s how affection works with you: find out what the thing needs, then see that it gets it, and leave before there’s any fuss. A beginner can ask you one question four times and receive four clear answers. In meetings, dry, exact remarks come out of you at about knee height, and those close enough to hear are useless for the rest of the speech. When you walk into a mess, people breathe out.",
      argument: [
        "At eleven at night you’re alone in the shared document, fixing a colleague’s paragraph. It was nearly right. Virgo can’t leave it, since anyone can see that the dates disagree, and ISFJ can’t mention it, considering how hard he tried, so it’s done in the dark. In the morning he looks for his paragraph. Nobody has criticized him; there’s simply something better where he used to be, and no one to ask about it. Next month he writes three lines and leaves the rest open, and you conclude, logging in at eleven, that nobody here likes to write.",
        "Once this week, leave it wrong overnight and tell him by daylight: “I liked this. I think two of the dates are off. Do you want to fix them, or shall I?” People get over a correction faster than a disappearance.",
      ],
    },
    Libra: {
      thesis:
        "On the train a man is bellowing into his phone, and you ask if he’d like your window seat, where the reception’s better. He thanks you. He lowers his voice. Nobody else in the car knows what just happened. Libra can word a thing so that it becomes a favor, and ISFJ remembers everyone it was ever worded for, so the second cousin gets asked to dance, your thank-you note mentions the dog, and no one is left out twice. Before an interview or a first dinner with the in-laws, friends come to you for the shirt and stay for the courage. You’re so gentle about the first shirt. It takes them years to realize that your opinion of it was formed in a second.",
      argument: [
        "“Don’t be silly,” you say, and wave away the forty dollars. You mean it. ISFJ gives as other people breathe, and would be embarrassed to look at the receipt, which Libra, who likes things even, has kept. So you pay for the cab, the museum, and the second hotel night, you lie awake with the total, and on the third trip your voice goes thin when she orders the oysters. She can’t think why. She has a tally, too, in which she did all the driving, and you’re the one who’s behind.",
        "Neither of you is cheap; you’ve been counting in different currencies. Before the next outing, say it early and lightly: “Let’s settle up as we go this time. I enjoy it more when we’re even.” She’s been wanting to mention the gas.",
      ],
    },
    Scorpio: {
      thesis:
        "The dental hygienist confides in you with her hands in your mouth, when you can’t even answer. She isn’t the first. ISFJ gives you the face for it, attentive and impossible to shock; Scorpio has the next question ready, the one they’d hoped somebody would ask. What’s told to you stays told to you, and doesn’t change how you say good morning. The rest nobody would guess. You can loathe an insurance company on a friend’s behalf for years, in beautifully polite letters. One cello, or one mistreated dog, undoes you. And there are three people you’d walk through fire for, having more or less checked the route. Getting in among them takes ages. No illness, scandal, or bad decade has ever put anyone out.",
      argument: [
        "Your best friend has a new friend. “Bring her!” you say, and you find her the good seat and remember the name of her dog. A decent person is glad when the circle grows, and you’ve decided to be one. The rest of you isn’t glad at all, and wants to be somebody’s first call. So the two of them get your whole afternoon and your nicest smile, and a week later, in a very light voice, you ask who else is going on the trip. Your friend hears how light it is, and next time she tells you less, which was exactly what you’d been afraid of.",
        "You’re allowed to want an evening alone with her. Say so this week, before it turns into a question: “I like her. I also miss it being just the two of us. Are you free Thursday?” Said like that, jealousy is a compliment.",
      ],
    },
    Sagittarius: {
      thesis:
        "Nobody gets sent off like the people you send off. They have a sandwich, a number to call in Lisbon, and a map with the good bakery marked, and at the security line you make a little speech that leaves them seven feet tall. ISFJ did the packing. Sagittarius sincerely believes that it’ll be wonderful, and by the gate so do they. Your questions about faraway places are so good that people who live there have to think. Your laugh startles those who’d put you down as quiet. When the power fails, you find the candles and propose a tournament. Under all the cheer are a few plain convictions about how people should be treated, and you’ve lived up to them on weekdays for years.",
      argument: [
        "Tact holds for about four months, during which you admire the boat, help paint the boat, and say nothing about the loan behind the boat. Then one cheerful evening, with everyone listening, your own clear voice announces that nobody has ever liked that boat. It’s true, which is why it gets so quiet. ISFJ kept the peace all winter, and Sagittarius chose the moment. Now for the expensive part: you apologize for three weeks, with presents, and by the end you’ve taken back the tone, the timing, and the truth, so he keeps the sting and the loan.",
        "This week, go to whoever got it last, and take the two apart: “I’m sorry about how that came out. I did mean the part about the money.” After that, one small true thing a month is plenty.",
      ],
    },
    Capricorn: {
      thesis:
        "A pipe bursts in the building, and while the others are shouting for towels you’ve shut the valve, having found out where it was the week you moved in. ISFJ has already carried the neighbor’s photo albums upstairs. Capricorn has the insurance policy, in a folder, with a tab. In trouble your voice goes down by a third and people stop running. Those you love own, without knowing it, a spare key, a sum for a rainy day, and a place in several plans. Apprentices and seven-year-olds trust you at once, because you take them at their word. And at memorial services and budget meetings, whoever sits beside you gets the deadpan, and has to pretend to cough.",
      argument: [
        "A friend needs eight hundred dollars by Friday. Before the sentence is finished you want to give it to her, and right behind that comes the part of you with a retirement plan, which believes in people standing on their own feet. Since the two can’t agree on terms, there aren’t any: you send the money, say “Whenever you can,” and start to watch. In May she has new boots; in June there’s a picture from a lake, which you answer a little late. She took you at your word, that’s all, and has been paying the loud ones first.",
        "The next time, give yourself an hour, and then give your friend a choice: “I can do two hundred as a present, or eight hundred back by Christmas. Which helps more?” Both are generous, and with either one you can like the boots.",
      ],
    },
    Aquarius: {
      thesis:
        "Every year on the same day you do the same thing, and every year there’s somebody at it who has nowhere else to be: an exchange student, a widower from the gym, a man who repairs accordions. ISFJ keeps the day. Aquarius draws up the guest list. In your company odd people are treated like anybody, and ordinary ones with a faint, friendly curiosity, as though they’d turn out to be rare. You help without advising, since you’d no more run someone’s life than read their mail. Your own habits are strict, and several are inventions. On most questions you hold views that would astonish the people who come to you about the raffle. One lucky friend hears them, on long walks.",
      argument: [
        "“Why do we do it this way?” you ask in October, about the holiday or the choir trip or the office party, and you have a plan that’s smaller, cheaper, and fairer to whoever always gets stuck. They give in, a bit sadly, because you’re so convincing. Then comes the evening, and the one in the hall with a lump in the throat is you, since there are no candles in the window and there have always been candles in the window. Aquarius believes in progress; ISFJ lives on custom. You’ve settled it by doing both, the new way in public and the old way alone at midnight, so everyone’s year got simpler but yours.",
        "Before you improve anything else, ask around: “I’d like to change how we do this. What’s the one thing each of you would miss?” Answer first. Keep that, and change the rest.",
      ],
    },
    Pisces: {
      thesis:
        "Dogs lean on you. So do toddlers, substitute teachers, and men at bus stops who’ve just come from the lawyer. Pisces can’t keep anyone’s feelings out. ISFJ can’t meet a feeling without looking for something to do about it, and so there’s a note under the windshield wiper, a call on Sundays for the friend who dreads Sundays, and a library book renewed for a neighbor in the hospital. Joy gets in by the same door: one good song at a red light, and your afternoon is made. About people, you know things you couldn’t defend in an argument, and you’re right at a rate that would embarrass a professional. For someone so easily moved to tears, you’re very hard to move from a bedside.",
      argument: [
        "She swears she’ll be there at seven. Your memory, which is excellent, has her down as late, late, very late, and not at all, while your heart has only heard how she said it. So you buy two tickets, and at twenty past you’re still under the theater lights, believing in her, while the first act goes on without you. When she calls, you’ve forgiven it already; the bus was awful, and she’s had such a month. She never finds out that you missed anything, but you know what time it was. One day the whole list comes out at once, and it’s the first she’s heard of it.",
        "For the next seven days, plan by the record and speak from the heart: “I’d love it if you came. I’m going in at seven either way, and your ticket’s at the window.” You’ll see the first act.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When things go terribly wrong you turn calm, and the flashlight is in your hand before anybody has asked.",
        "Whoever gets interrupted in a meeting hears you say, very pleasantly, that you were waiting for the rest.",
        "Good news told to you over the phone gets a shriek of real joy, and it feels bigger afterward.",
      ],
      costs: [
        "You take the whisk out of a beginner’s hand to save time, and after that the beginner stops offering.",
        "Too proud to ask for help, you scold about something unrelated, and nobody guesses what you needed.",
        "Your best energy goes into other people’s big days, and by evening there’s none left for your own ideas.",
      ],
      tensions: [
        {
          between: "Staying backstage or being seen",
          text: "You feel safe behind the curtain, and part of you would love a bow, so you wait to be called out. Volunteer for one visible job this month before anybody asks.",
        },
        {
          between: "Starting now or preparing",
          text: "Half of you wants to begin this minute and half wants to get ready, so you get ready for weeks, impatiently. Have a friend name the day, and start on it.",
        },
        {
          between: "Keeping tact or showing temper",
          text: "You’re tactful all week, and on Saturday somebody you love gets the temper that belonged to a colleague. Say the small annoyance the same day, in one sentence, to its owner.",
        },
      ],
      practice:
        "Each evening for a week, set a kitchen timer for fifteen minutes, and do something that only you want before you do anybody a favor. When it rings, stop and mark the calendar, and after the seventh mark the experiment is over.",
    },
    Earth: {
      gifts: [
        "Old recipes survive because you wrote down the pinch and the pan, and you’ll copy them out for anyone.",
        "New people at work come to you, because you know why it’s done that way and demonstrate it twice.",
        "When a friend has the flu you bring soup, take out the trash, and leave before you’ve become company.",
      ],
      costs: [
        "You keep the book club going long after the interest has died, and no one dares to quit first.",
        "Somebody who wants your company for an hour gets it from the kitchen, where you’re scrubbing a pan.",
        "Having filed it one way for years, you meet a colleague’s better idea with a patient smile and nothing more.",
      ],
      tensions: [
        {
          between: "Saving it or enjoying it",
          text: "You’d enjoy the good candles, and you’d rather save them for an occasion that deserves them, so Tuesdays get the stubs. Burn a good one, at a meal where nothing is being celebrated.",
        },
        {
          between: "Being useful or resting",
          text: "You’d love to sit down, and it feels unearned while anything is undone, so you rest last and not for long. End work at a fixed hour, with one task left in plain sight.",
        },
        {
          between: "Familiar places or new ones",
          text: "The same restaurant comforts you and also bores you a little, and the comfort generally wins. Let somebody else pick the place once a month, and order a dish you’ve never eaten.",
        },
      ],
      practice:
        "For five evenings, leave one cup in the sink, and sit for fifteen minutes with a magazine where you can see it. When the time is up you’re free to wash it, unless somebody else has walked by and done it for you.",
    },
    Air: {
      gifts: [
        "Colleagues rehearse their presentations in front of you, because your questions are friendly and find the missing step.",
        "When there’s a cake to divide, or a vacation schedule, people hand you the knife and accept the result.",
        "At a party you stay beside the one who knows nobody until you’ve found them someone better to talk to.",
      ],
      costs: [
        "Each side of an argument hears you agree, and when the two compare notes, both feel a little alone.",
        "Everybody’s questions get answered first, and your own turn into a list that you recite to yourself at night.",
        "From one unanswered message you can build five disasters, and the sender arrives to a very anxious welcome.",
      ],
      tensions: [
        {
          between: "Having visitors or having quiet",
          text: "You love hearing everybody’s news, and you need silence afterward, but the doorbell gets there first. Put one empty hour on the calendar before the visits, and treat it as an appointment.",
        },
        {
          between: "Asking around or knowing",
          text: "Consulting five people feels considerate, and it also postpones the moment when the answer is yours. Settle one private matter this week, new glasses or a free Saturday, before you’ve asked anybody.",
        },
        {
          between: "Being agreeable or being known",
          text: "You’d like to be known, and it’s safer to be agreeable, so friends go home having met only your manners. Tell one of them what you honestly thought of the movie.",
        },
      ],
      practice:
        "For four days in a row carry a blank card, and whenever you’re asked what you’d like, answer before you’ve heard what the others want and put a mark on it. At bedtime on the fourth day, count the marks and throw the card away.",
    },
    Water: {
      gifts: [
        "Frightened people call you first, because you speak low and never tell them that it’s nothing.",
        "You hold on to a kindness for years and then repay it, often to some newcomer who needs it.",
        "Whoever slips away from a party in tears soon finds you on the stairs beside them, holding both coats.",
      ],
      costs: [
        "Somebody sighs and you’re already helping, so people who only wanted to complain for a minute feel managed.",
        "You wait to see whether they’ll notice what you need, and they fail a test that nobody announced.",
        "Being needed feels so good that friends in trouble get your evenings, and the cheerful ones drift away.",
      ],
      tensions: [
        {
          between: "Their feelings or yours",
          text: "Another person’s sadness reaches you first and loudest, so you attend to it and lose track of your own. Before you offer anything, wait ten breaths, and ask yourself which of you is unhappy.",
        },
        {
          between: "Old times or new",
          text: "You’re loyal to how things were, and the present loses by comparison, although that’s where your friends are. For every old photograph you send somebody, send one that you took that day.",
        },
        {
          between: "Helping out or speaking up",
          text: "When a colleague hurts you, you’d like it known, and you bake for the whole department instead. Bring the cake if you like, and say to that one colleague, “Yesterday bothered me.”",
        },
      ],
      practice:
        "On three evenings this week take two slips of paper, and write on one whose worry you brought home and on the other a need of your own. Throw out the first, save the second, and on the fourth day read all three to someone kind.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it’s accurate as far as it goes. But someone else came along on the day you were born, with different appetites and a considerably different pace, and has been standing in the back row of every photograph since. It’s time the two of you talked.",
    "If you took a month off, they’d find out what you do. You’ve imagined that month more than once, in some detail, with particular attention to the phone calls and the keys nobody can find. What follows concerns the work that deserves you, the figure you consistently leave off the bill, and the promotion you’d gladly have organized for anyone else.",
    "You know how everyone around you takes their coffee. You know who’s allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray gets turned around. How do you take yours? And which of all those people has ever had an opportunity to find out?",
    "Below the tidy floor there’s another one, for everything that never had a proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen people’s days run on yours, and you know when they take their pills and what shape their socks are in. Here, for a novelty, the subject is your own upkeep: what your body mentions before it has to shout, how you learn, what you could make in an evening, and where to put a pebble.",
    "You’ve never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot, one errand at a time. This last part reads your answers back to you, and then raises one question on which you’ve always politely let other people go first: where would you like to go?",
  ],
  year: {
    "sun 1":
      "In most pictures of the people you love, you were the one with the camera. It’s your turn to be looked at, so hand it to somebody, stand in the middle, and when you’re asked what you’d like to do, answer within ten seconds, before you’ve considered everyone.",
    "sun 2":
      "You’d drive back across town to pay for a lemon the cashier missed. Use the same conscience in your own favor: choose one amount you pay, or are paid, that nobody’s examined in years, and call about it, since “Is that the best you can do?” is perfectly polite.",
    "sun 3":
      "“No rush,” you write, when there is one. Even people who adore you can only go by the words, and a lot of words are circulating just now, so put the day in: “I need it by Thursday.” Leave off the two lines of apology at the start.",
    "sun 4":
      "Birthdays, allergies, who mustn’t sit beside whom: the people you call family run partly on your memory. While your thoughts are at home anyway, hand it around: give one birthday to somebody else for good, and if they forget it the first time, let them do the apologizing.",
    "sun 5":
      "A day out with you has bandages, snacks and a plan for rain, and you’re the only one who never gets to run ahead. Put the bag down for once, go out for two hours with your keys and someone you like, and take whichever way looks nicer.",
    "sun 6":
      "Whoever turns pale near you gets a chair and a glass of water, while you’ve been on your feet since seven. Because daily work needs you in one piece for a while, make the appointment you’re always recommending to others, and eat lunch sitting down.",
    "sun 7":
      "You know what the other person would like before they’ve said it, and you’d love to be read that way yourself, which most people can’t do, however fond they are. Ask outright this once, without “only if it’s no trouble”: “I’d like you to come with me on Saturday.”",
    "sun 8":
      "Other people’s spare keys, bad news and hospital bags are safe with you. Turn it around for an evening and show someone you trust where your own documents are, what’s owed, and who should be called; it’s an odd sort of evening, and you sleep better after it.",
    "sun 9":
      "Going back to a place you know is your favorite kind of travel, and nobody talks you out of it. Go one step farther now, to the next town on the line, the second class, the book that disagrees with the last, and bring a friend who gets lost cheerfully.",
    "sun 10":
      "Your best work is hard to see, since what it looks like is nothing going wrong. While people are noticing who does what, keep a list of the things you caught in time, and read three of them out to someone in authority, without protesting that anyone would have.",
    "sun 11":
      "When somebody asks for a volunteer there’s a silence, and it’s harder on you than on anyone there. Look at your shoes and count to twenty, because there’s company enough without a committee, and the evening you’ve saved belongs to the one who makes you laugh until you cry.",
    "sun 12":
      "At night you go through the people you love, one by one, the way others check the stove. Rest is the job now, so do it on paper at nine, each name with whatever is really your responsibility; most have nothing beside them, and you can turn off the light.",
    "new 1":
      "When you open your mouth in company somebody louder usually begins at the same moment, and you let them have the floor as if it had been theirs all along. Practice “I wasn’t quite done,” in your own soft voice, until the ending of your sentences becomes familiar to people.",
    "new 2":
      "Every one of your savings jars has a misfortune’s name on it: the roof, the dentist, other people’s emergencies. Begin one for a delight, with the name and the price on a label, and give it the same modest amount each month, whether or not everything is peaceful.",
    "new 3":
      "You know about the neighbor’s examination and the mail carrier’s knee, and either of them would be hard put to say one thing about you. In the next few chats over the fence, tell them something from your own week first, and ask about the knee afterward.",
    "new 4":
      "If a room or a drawer of yours is still arranged for somebody who moved away long ago, you dust it faithfully and keep your own belongings elsewhere. Empty one shelf of it, since they’ve taken whatever they wanted, and the affection was never in the furniture.",
    "new 5":
      "Whatever you’ve knitted, baked or planted was in somebody’s size or somebody’s favorite color. Begin something that fits nobody in particular, that can’t be given away at any holiday, and that has no reason for existing except that you enjoy having it in your hands.",
    "new 6":
      "You hand over a chore with thanks, and when nobody’s looking you refold all the towels. A lighter arrangement of your days can begin now, provided that for an entire month the towels remain exactly as somebody else has folded them, and the closet gets accustomed to it.",
    "new 7":
      "Anybody who comes near you has a cup of tea and a cushion within minutes, with nothing left for them to do except sit there being grateful. People grow attached to those they’re allowed to help, so let this one carry the heavier of your two bags.",
    "new 8":
      "You remember which books you’ve lent, to whom, and in which summer, and you’d rather buy a new copy than ask for one of them. Begin with the smallest thing that’s owed to you, because “I’d love to read it again” is friendly, truthful and difficult to refuse.",
    "new 9":
      "Before you can leave for four days there have to be six pages of instructions for whoever waters the plants. Begin with a single night and a single page, and should a fern suffer, it suffered for your education, and you can tell it about the cathedral.",
    "new 10":
      "In an advertisement you read through eight requirements that you meet and stop at the ninth, while somebody with half of them has applied by lunchtime. Send in your name for one thing that’s a size too large, because turning you down is their responsibility and not yours.",
    "new 11":
      "After a first evening with new people you go home convinced that you had nothing interesting to say, and after the sixth they’re saving a chair for you. Give this group at least three visits before you arrive at any conclusion about it, or about yourself.",
    "new 12":
      "You can’t stay on a couch while anybody is vacuuming around it, and for that reason your resting takes place in the bathroom or after midnight. Let it begin in plain view this time: when somebody passes with a laundry basket, lift your feet and go on reading.",
    "full 1":
      "People believe you’re endlessly flexible until they try to rearrange something that you consider settled, and walk into a very soft wall. Several of them have noticed it by now, and since it’s no longer a secret, you can tell them what the wall is protecting.",
    "full 2":
      "The receipts of half a year are full of little kindnesses, none of them over twenty dollars, which nobody has ever seen all together. Add them up this once, without accusing anyone: the total is what you’ve been spending on love, and you can decide whether it suits you.",
    "full 3":
      "A remark that hurt you years ago you can still repeat word for word, including what the weather was like, and the person who made it has probably forgotten both. If it comes up again now, say how it sounded, and ask what they’d say today.",
    "full 4":
      "You can tell from the sound of the silverware that two of your family are about to quarrel, and you’ve passed the potatoes before the first sharp word. This time they may need to have it, so take a walk around the block, and leave them the potatoes.",
    "full 5":
      "As soon as somebody nearby has had a miserable week, you turn down the volume of your own good news, and somebody always has. Your happiness is visible in spite of it, and those who love you would consider it a present to hear the unabridged version.",
    "full 6":
      "You notice other people’s exhaustion from across the street, and your own on the day when a dropped spoon makes you cry, although the spoon was only the last item in a long series. Cancel one favor without offering a substitute, and spend the time asleep.",
    "full 7":
      "Because you’ve never complained about the dishes, the other person has come to believe that you actually enjoy them. The imbalance between you two is becoming visible to both, and if you describe an ordinary day, hour by hour, it won’t even sound like a complaint.",
    "full 8":
      "After a loss you answer the letters, return the borrowed chairs and thank everybody who came, and your own sadness waits politely until there’s nothing left to organize. You’ve sat beside many people in this condition, and at least one of them would gladly sit beside you.",
    "full 9":
      "When somebody holds forth at dinner you pass the salad, and they drive home certain that you’re of the same opinion. Around now it becomes apparent that you aren’t, and “I see that differently” takes four words, can be said with affection, and doesn’t interrupt the salad.",
    "full 10":
      "Before the speaker has finished praising you, you’ve named the whole team, the printer and the person who unlocked the building. Justice is one reason for it, and being looked at is the other, so let the applause come to its natural conclusion this time, and thank them afterward.",
    "full 11":
      "Half a dozen people would telephone you in the middle of the night, and you’re uncertain which of them you’d be willing to wake. Mention some trouble of moderate size to three of your friends, whose answers show you more about the circle than another year of listening.",
    "full 12":
      "Somewhere you keep a box of what couldn’t be thrown away, old letters, a ticket, a key to a door that’s no longer there. Spend an undisturbed evening with it, returning whatever brings tears, and notice how much of the remainder has quietly turned into paper.",
    "eclipse 1":
      "“It’s only me,” you say at the door, and that word “only” has reached the end of its usefulness. What becomes apparent is how much room other people have been keeping for you, without being asked.",
    "eclipse 2":
      "When money changes you’ve given up your own haircut and your own magazine before anybody else has heard. It comes to light who’s been responsible for the economizing, and the next sacrifice can be somebody else’s.",
    "eclipse 3":
      "A custom ends that nobody would have called important, the chat at the gate or the telephone call on Sundays, though it carried more of your week than either of you realized, and that deserves saying.",
    "eclipse 4":
      "Somebody’s place at home falls vacant, and by evening you’ve taken over whatever they used to do. Leave the gap exactly as it is for a month, since the others can see it, too, and have hands.",
    "eclipse 5":
      "Out of loyalty you’ve continued with a pleasure, or an affection, long after the joy had left it. That vigil is over, and saying a grateful goodbye is not the same as disappointing anyone.",
    "eclipse 6":
      "As a duty leaves you, your successor receives a binder with colored tabs and, on the last page, your private number. The binder is generous; tear out the last page before you hand it over.",
    "eclipse 7":
      "The terms between you and someone else are being rewritten, and you’ve nodded before the end of the first paragraph, so ask for one night, and return with what you’ve been missing longest.",
    "eclipse 8":
      "Something you owed, in money or in devotion, is finally settled, and the relief feels almost like forgetting somebody. It takes nothing away from your generosity in those years, or from the love behind it.",
    "eclipse 9":
      "You stand by a belief as you would by an old friend, through its embarrassing years as well, and now that your doubts come to light, they turn out to be perfectly polite company.",
    "eclipse 10":
      "When a position of yours ends, you’re occupied with the plants, the keys and the new person’s first Monday until everybody has gone. Stay for the speech, because this ending has your name on it.",
    "eclipse 11":
      "A circle loosens, and you’d like to preserve the whole of it, with birthday cards and a telephone list. Three of those people you actually miss, and the others can be released with your affectionate good wishes.",
    "eclipse 12":
      "A secret that you’ve guarded for somebody no longer matters to them, and you’re the last person who’s still whispering. With that responsibility over, your nights can be occupied with something of your own.",
    "jupiter soft":
      "If you won the raffle you’d ask them to check whether that was really your number. Good things have your address in such a period, and nobody has confused you with a worthier candidate, so accept one of them on the same day, before you’ve thought of a person who needs it more.",
    "jupiter hard":
      "Somebody’s magnificent idea contains a line that begins “and then you’d just,” and what follows is most of the work. At a time like this there are several such ideas around; collect all your little parts on one page, and keep only those you’d be sorry to see given to another.",
    "saturn soft":
      "Asked how you do it, you answer that there’s nothing to it, although there are nine steps and you know what goes wrong at each of them. Such knowledge is respected in this period, so demonstrate the entire thing to one person, and watch their face when you come to the seventh.",
    "saturn hard":
      "If something goes wrong you look for your part in it, find it, and take everybody else’s home as well, since it was lying there. Heavy months leave a good deal lying around, so admit your own share in a single sentence, undecorated, and let the remainder wait for its owners.",
    "uranus soft":
      "Change agrees with you as long as you could still put everything back by Sunday, and much of what’s offered in this period is of that kind, a different arrangement or a slightly unlikely invitation. Try one on approval for a month, and keep the old way in its box with the receipt.",
    "uranus hard":
      "When the ground is uncertain you picture the worst in advance, in the belief that it softens the blow, and so you live through it twice. A regular breakfast does more for you than any rehearsal: leave the mornings and evenings exactly as they are, and let only the middle be strange.",
    "neptune soft":
      "The smell of a certain soap can hand you back an entire year, with the wallpaper. In such a period that door stands open, and you come away from it tender and slightly late for everything, so tell one of those memories to somebody younger, who has no other way of getting there.",
    "neptune hard":
      "You’re loyal to people as they were on their best afternoon, and to some of them long after the weather has changed; in a misty period that afternoon shines brighter still. Look only at what they’ve done in the past twelve months, as though you were hearing about a stranger.",
    "pluto soft":
      "People don’t lower their voices when you’re in the room, and as a result you know who’s unhappy, who’s leaving and who really runs the place, knowledge that is seldom used. Take one improvement that would help everybody, and bring it to the person who’s able to grant it.",
    "pluto hard":
      "With a forceful person you give way on the spot and win the argument later, alone, over the sink. When the pressure of this period shows you where you can’t give way, put that into one short sentence, and if they object, repeat the sentence without adding a reason.",
    "mercury retrograde":
      "When an answer is crossed or lost, you assume that you’ve offended somebody and begin composing an apology, whereas it’s usually a technical matter, and checking what was actually sent is much less work.",
    "mercury direct":
      "What you’d put in a safe place turns up again, and so does the thing you meant to tell somebody and couldn’t find the words for, both of them still in perfect condition.",
    "venus retrograde":
      "Somebody you once looked after comes to mind, and the past makes you generous. Before you write, recall a day when they were the one looking after you, and how long that takes.",
    "venus direct":
      "What you like, you’ve liked for years: that tea, that blue, that corner of the restaurant. There’s nothing to correct; this is simply a good moment to have the better quality of it.",
    "mars retrograde":
      "When you’re angry, the oven gets cleaned, and everybody admires the oven. Find out who it was about before you’ve reached the second rack, since nobody else can tell from the shine.",
    "mars direct":
      "Your strength returns and looks lovingly at the attic, but ahead of the attic comes a telephone call you’ve dreaded since you thought of it, which takes about four minutes.",
    "ingress jupiter":
      "A good season is something you put up in jars, in case of a bad one, but for about a year there’s plenty in this area, and some of it is best eaten fresh.",
    "ingress saturn":
      "Several years of serious effort begin here, and you’d gladly do it all as a favor. Settle early what you get for it, rest included, so that the devotion lasts.",
    "ingress uranus":
      "You can find everything in the dark, because nothing is ever moved. In this area everything is relocated, repeatedly, for several years, and you learn all over again where the light switches are.",
    "ingress neptune":
      "A longing that you’ve always called impractical grows in this area, over many years, like ivy, without having to prove useful yet, and you needn’t justify it to anybody.",
    "ingress pluto":
      "Something handed down to you is taken apart here over a very long time, and as the one who kept it polished, you know best which pieces were love and which were habit.",
  },
};
