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
        "“Who can take this on?” somebody asks, and your hand is up before you’ve thought about your calendar. That’s the fast half of you, which can’t stand a silence with a job lying in it. Then the slow half takes over, and the slow half has never broken a promise in its life. One warm second in September, and there go the Thursdays until spring. You do it properly, tired, a little grimmer each month, and whoever used to have you on Thursdays has begun to plan without you. The committee would’ve let you off without a murmur.",
        "This week, let the hand go up if it must, and say, “I’d like to help. I’ll tell you tomorrow, when I’ve looked at my week.” And if there’s an old Thursday you no longer want, give it back, with a month’s notice and no excuse.",
      ],
    },
    Taurus: {
      thesis:
        "In the hospital waiting room, at the hour when everyone else has found a reason to go, you’re still on the plastic chair, with two good pears and a pillow for somebody’s back. ISFJ remembered which magazine she likes and what not to bring up. Taurus simply isn’t leaving. Whole friendships rest on that, on there being one person they never have to call twice. It’s a pleasure, too, since you know the quiet bench, the bakery worth a detour, the one blanket that doesn’t scratch, and everybody sleeps later at your place. Mild as milk, they say. They’ve never tried to sell you the extended warranty. You decline so pleasantly that the salesman says thank you.",
      argument: [
        "In the evening you rub somebody’s neck. You find the knot, you stay with it until it lets go, and you’re hoping, a little, that they’ll turn around and do yours. Taurus lives in its skin and knows what it needs: an arm, some weight, twenty minutes. ISFJ thinks of needs as something other people have. So you give what you’d like to be given and wait for it to catch on. They sigh, thank you, and fall asleep. They aren’t selfish. They’ve never heard you ask for a turn, and sincerely believe that giving is the part you like.",
        "It needn’t be a neck. Whatever you keep giving unasked, the long call, the fuss over a cold, is worth looking at as something you’re missing. Ask for it this week, before you’ve done anything for anybody: “Nothing’s wrong. Would you come sit here and put your arm around me?”",
      ],
    },
    Gemini: {
      thesis:
        "Three weeks after a neighbor mentions a job interview in line for coffee, you ask how it went, and you’ve got the name of the company right. Gemini collected that, along with the news of the entire line. ISFJ kept it because it mattered to her. The result is the best conversation for miles: you do the dentist and the dentist’s mother, people wipe their eyes, and nobody is ever sorry to have been in the story. Introductions are a specialty. Somewhere a tuba player has a home because only you had met both him and the landlady. Shy? They’d never guess it. It’s easier when somebody else is doing the talking, so you see to it that they do.",
      argument: [
        "At a wedding you’re seated beside a man who left a monastery to sell boats. You’d trade your dessert to hear how that happened. You ask about the drive. Gemini wants to know everything about everybody. ISFJ considers a direct question a kind of burglary, so you stay out on the porch, so to speak, and are pleasant about traffic until someone opens. He decides you weren’t interested. On the way home you have several excellent theories, and a month later his cousin tells you that he loves to be asked, and people never do.",
        "Before Sunday, ask someone the real question, with an exit built in: “I’m dying to hear how that happened, and you can absolutely tell me to mind my own business.” Hardly anyone takes the exit.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody says hello to you on the phone, and before they’ve come to why they called, you’ve sat down. Cancer heard what was in the hello. ISFJ has the background, the surgery date and the landlord and what helped the last time, so any help that comes from you fits as if it had been tailored. New acquaintances get lovely manners and wait outside for roughly two years. Then one day they’re in, and it turns out to be lively in there: nicknames, traditions with bylaws, an imitation of the mayor, a photograph of them they never knew you’d kept. You can make a modest sum go astonishingly far. Whoever takes you for soft should watch you read a contract that concerns one of yours.",
      argument: [
        "Half of you belongs to whoever asks. The other half belongs to a handful of people, entirely, and can’t see why the parking committee gets a vote. But duty comes with a date and a sign-up sheet, and love will understand, so duty goes first. You sit through the meeting, agreeable to the last item, and get in at ten to someone who’d saved up something to tell you. “Tomorrow,” you say, and it’s the fourth tomorrow running. They don’t doubt that you’d give them a kidney. They’ve only noticed that strangers get you before nine.",
        "Find one thing in your calendar that’s there because somebody asked nicely, and write today: “I can’t do the spring meetings this year. I’ve promised that time at home.” Then keep the promise as strictly as if home had a chairman.",
      ],
    },
    Leo: {
      thesis:
        "In February a friend says in passing that she used to love carousels. In October you drive her, blindfolded and complaining, to the last wooden one in the state. ISFJ kept that sentence for eight months; Leo saw no reason to do it small. Presents from you prove that somebody was listening. Shy people stand an inch taller in your company, because you’ve mentioned what they’re good at in front of exactly the person who ought to know. Your word is kept, and praise turns you pink. Then, late, among people you trust, you tell a story standing up, with all the voices, and it comes out that the quiet one at the end of the table had the lead the whole time.",
      argument: [
        "“And you’ll bring the chairs, like always!” somebody writes in the group chat, with a heart. You’d have brought them. You thought of it on Monday, you know which one wobbles, and if anyone had asked it would have made your day. But ISFJ loves to serve, and Leo doesn’t take orders. So the chairs arrive, and you’re perfectly nice and about four degrees cooler than usual, until June. She notices, goes back through the chat, and finds nothing there but a compliment. To her, “like always” meant that you’re the one person she never has to worry about.",
        "The next time you’re taken for granted, give them the yes and the rule together: “Happy to. And do ask me next time, because I love being asked.” They’ll ask. They’d been trying to spare you a message.",
      ],
    },
    Virgo: {
      thesis:
        "People who leave their plants with you come home to find them larger. The mail is sorted by urgency, the drip under the sink has stopped, and the cat, who likes no one, is in a better mood. ISFJ took the key out of friendship; Virgo read up on ferns. That’s how affection works with you: find out what the thing needs, then see that it gets it, and leave before there’s any fuss. A beginner can ask you one question four times and receive four clear answers. In meetings, dry, exact remarks come out of you at about knee height, and those close enough to hear are useless for the rest of the speech. When you walk into a mess, people breathe out.",
      argument: [
        "At eleven at night you’re alone in the shared document, fixing a colleague’s paragraph. It was nearly right. Virgo can’t leave it, since anyone can see that the dates disagree. ISFJ can’t mention it, since he tried so hard. So it’s done in the dark. In the morning he looks for his paragraph. Nobody has criticized him; there’s simply something better where he used to be, and no one to ask about it. Next month he writes three lines and leaves the rest open, and you conclude, logging in at eleven, that nobody here likes to write.",
        "Once this week, leave it wrong overnight and tell him by daylight: “I liked this. I think two of the dates are off. Do you want to fix them, or shall I?” People get over a correction faster than a disappearance.",
      ],
    },
    Libra: {
      thesis:
        "On the train a man is bellowing into his phone, and you ask if he’d like your window seat, where the reception’s better. He thanks you. He lowers his voice. Nobody else in the car knows what just happened. Libra can word a thing so that it becomes a favor, and ISFJ remembers everyone it was ever worded for, so the second cousin gets asked to dance, your thank-you note mentions the dog, and no one is left out twice. Before an interview or a first dinner with the in-laws, friends come to you for the shirt and stay for the courage. You’re so gentle about the first shirt. It takes them years to realize that your opinion of it was formed in a second.",
      argument: [
        "“Don’t be silly,” you say, and wave away the forty dollars. You mean it. ISFJ gives as other people breathe, and would be embarrassed to look at the receipt. Libra likes things even, and has kept the receipt. So you pay for the cab, the museum, and the second hotel night, you lie awake with the total, and on the third trip your voice goes thin when she orders the oysters. She can’t think why. She has a tally, too. In hers she did all the driving, and you’re the one who’s behind.",
        "Neither of you is cheap; you’ve been counting in different currencies. Before the next outing, say it early and lightly: “Let’s settle up as we go this time. I enjoy it more when we’re even.” She’s been wanting to mention the gas.",
      ],
    },
    Scorpio: {
      thesis:
        "The dental hygienist confides in you with her hands in your mouth, when you can’t even answer. She isn’t the first. ISFJ gives you the face for it, attentive and impossible to shock; Scorpio has the next question ready, the one they’d hoped somebody would ask. What’s told to you stays told to you, and doesn’t change how you say good morning. The rest nobody would guess. You can loathe an insurance company on a friend’s behalf for years, in beautifully polite letters. One cello, or one mistreated dog, undoes you. And there are three people you’d walk through fire for, having more or less checked the route. Getting in among them takes ages. No illness, scandal, or bad decade has ever put anyone out.",
      argument: [
        "Your best friend has a new friend. “Bring her!” you say, and you find her the good seat and remember the name of her dog. A decent person is glad when the circle grows, and you’ve decided to be one. The rest of you isn’t glad at all. It wants to be somebody’s first call. So the two of them get your whole afternoon and your nicest smile, and a week later, in a very light voice, you ask who else is going on the trip. Your friend hears how light it is. Next time she tells you less, which was exactly what you’d been afraid of.",
        "You’re allowed to want an evening alone with her. Say so this week, before it turns into a question: “I like her. I also miss it being just the two of us. Are you free Thursday?” Said like that, jealousy is a compliment.",
      ],
    },
    Sagittarius: {
      thesis:
        "Nobody gets sent off like the people you send off. They have a sandwich, a number to call in Lisbon, and a map with the good bakery marked, and at the security line you make a little speech that leaves them seven feet tall. ISFJ did the packing. Sagittarius sincerely believes that it’ll be wonderful, and by the gate so do they. Your questions about faraway places are so good that people who live there have to think. Your laugh startles those who’d put you down as quiet. When the power fails, you find the candles and propose a tournament. Under all the cheer are a few plain convictions about how people should be treated, and you’ve lived up to them on weekdays for years.",
      argument: [
        "Tact holds for about four months. All that time you admire the boat, help paint the boat, and say nothing about the loan behind the boat. Then one cheerful evening, with everyone listening, your own clear voice announces that nobody has ever liked that boat. It’s true, which is why it gets so quiet. ISFJ kept the peace all winter, and Sagittarius chose the moment. Now for the expensive part. You apologize for three weeks, with presents, and by the end you’ve taken back the tone, the timing, and the truth, so he keeps the sting and the loan.",
        "This week, go to whoever got it last, and take the two apart: “I’m sorry about how that came out. I did mean the part about the money.” After that, one small true thing a month is plenty.",
      ],
    },
    Capricorn: {
      thesis:
        "A pipe bursts in the building, and while the others are shouting for towels you’ve shut the valve, having found out where it was the week you moved in. ISFJ has already carried the neighbor’s photo albums upstairs. Capricorn has the insurance policy, in a folder, with a tab. In trouble your voice goes down by a third and people stop running. Those you love own, without knowing it, a spare key, a sum for a rainy day, and a place in several plans. Apprentices and seven-year-olds trust you at once, because you take them at their word. And at memorial services and budget meetings, whoever sits beside you gets the deadpan, and has to pretend to cough.",
      argument: [
        "A friend needs eight hundred dollars by Friday. Before the sentence is finished you want to give it to her. Right behind that comes the part of you with a retirement plan, which believes in people standing on their own feet. The two can’t agree on terms, so there aren’t any. You send the money, say “Whenever you can,” and start to watch. In May she has new boots. In June there’s a picture from a lake, and you answer it a little late. She took you at your word, that’s all. She’s been paying the loud ones first.",
        "The next time, give yourself an hour, and then give your friend a choice: “I can do two hundred as a present, or eight hundred back by Christmas. Which helps more?” Both are generous, and with either one you can like the boots.",
      ],
    },
    Aquarius: {
      thesis:
        "Every year on the same date you do the same thing, and every year there’s somebody at it who has nowhere else to be: an exchange student, a widower from the gym, a man who repairs accordions. ISFJ keeps the date. Aquarius draws up the guest list. In your company odd people are treated like anybody, and ordinary ones with a faint, friendly curiosity, as though they’d turn out to be rare. You help without advising, since you’d no more run someone’s life than read their mail. Your own habits are strict, and several are inventions. On most questions you hold views that would astonish the people who come to you about the raffle. One lucky friend hears them, on long walks.",
      argument: [
        "“Why do we do it this way?” you ask in October, about the holiday or the choir trip or the office party, and you have a plan that’s smaller, cheaper, and fairer to whoever always gets stuck. They give in, a bit sadly, because you’re so convincing. Then comes the evening, and the one in the hall with a lump in the throat is you, since there are no candles in the window and there have always been candles in the window. Aquarius believes in progress; ISFJ lives on custom. You’ve settled it by doing both, the new way in public and the old way alone at midnight, so everyone’s year got simpler but yours.",
        "Before you improve anything else, ask around: “I’d like to change how we do this. What’s the one thing each of you would miss?” Answer first. Keep that, and change the rest.",
      ],
    },
    Pisces: {
      thesis:
        "Dogs lean on you. So do toddlers, substitute teachers, and men at bus stops who’ve just come from the lawyer. Pisces can’t keep anyone’s feelings out. ISFJ can’t meet a feeling without looking for something to do about it, and so there’s a note under the windshield wiper, a call on Sundays for the friend who dreads Sundays, and a library book renewed for a neighbor in the hospital. Joy gets in by the same door: one good song at a red light, and your afternoon is made. About people, you know things you couldn’t defend in an argument, and you’re right at a rate that would embarrass a professional. For someone so easily moved to tears, you’re very hard to move from a bedside.",
      argument: [
        "She swears she’ll be there at seven. Your memory, which is excellent, has her down as late, late, very late, and not at all. Your heart has only heard how she said it. So you buy two tickets, and at twenty past you’re still under the theater lights, believing in her, while the first act goes on without you. When she calls, you’ve forgiven it already; the bus was awful, and she’s had such a month. She never finds out that you missed anything. But you know what time it was. One day the whole list comes out at once, and it’s the first she’s heard of it.",
        "For the next seven days, plan by the record and speak from the heart: “I’d love it if you came. I’m going in at seven either way, and your ticket’s at the window.” You’ll see the first act.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a genuine emergency you are calm and early, with the one useful tool already in your hand.",
        "You defend people who can’t, with a temperature that nobody saw coming and few can withstand.",
        "Your delight in another person’s luck is so loud that eventually they trust it themselves.",
      ],
      costs: [
        "You take over anything that goes slowly, and the people around you learn to go slowly near you.",
        "Pride won’t let you ask, so the wish comes out as a scolding about something unrelated.",
        "You blaze for other people’s projects and bring the ash home to those who live with you.",
      ],
      tensions: [
        {
          between: "Backstage or center stage",
          text: "You feel safe behind the curtain and warm in front of it, so accept one visible role a season, volunteering before you’re asked.",
        },
        {
          between: "Now or properly",
          text: "Your pulse says go, and your habits say prepare. Give preparation a deadline that someone else has written down.",
        },
        {
          between: "Temper or tact",
          text: "Tact wins all week, and temper takes the weekend. Spend a little annoyance daily, in a few words, on the person responsible.",
        },
      ],
      practice:
        "On the first morning of the week, write down one thing you want for yourself, and tell one person by noon. That evening, do ten minutes of it before you do anything for anyone else.",
    },
    Earth: {
      gifts: [
        "What you look after lasts: roofs, recipes, friendships, the good scissors, other people’s nerve.",
        "You know how it was done and why, which makes you the only instruction manual that works.",
        "Around you people eat, sleep and turn up on time, and can’t explain how it came about.",
      ],
      costs: [
        "You stay on past the end of things, since leaving them untidy strikes you as cruelty.",
        "Your love arrives as labor, and those who wanted your company receive an immaculate stove.",
        "An old method hardens into a law, and you enforce it on people who never voted.",
      ],
      tensions: [
        {
          between: "Keep or use",
          text: "You save the best of everything for an occasion that deserves it. Each month take out one good thing and wear it down a little.",
        },
        {
          between: "Duty or rest",
          text: "Since rest has to be earned, and the price is continually rising, end the workday by the clock, with one thing visibly left undone.",
        },
        {
          between: "Same or new",
          text: "The old way soothes you and has lately bored you. Alter one permanent arrangement each season, and inspect the result after a month.",
        },
      ],
      practice:
        "Tonight leave one chore undone on purpose, and sit for fifteen minutes where you can see it, observing who else walks past. If it’s still there in the morning, ask someone by name to do it.",
    },
    Air: {
      gifts: [
        "You know something particular about everyone and produce it on the very day when it’s needed.",
        "People who would never have met are friends because you once thought of both in one minute.",
        "You are fair to the last crumb, and a regulation that you explain sounds like common sense.",
      ],
      costs: [
        "You side with the person present, and those who compare notes afterward feel slightly robbed.",
        "You answer so many questions in a day that your own never reach the counter.",
        "Anxieties multiply in you like rabbits, because each finds a quick and fertile mind to live in.",
      ],
      tensions: [
        {
          between: "Visitors or walls",
          text: "Because you love the news and need the silence after it, put the unoccupied hour on the calendar first, and arrange the rest around it.",
        },
        {
          between: "Poll or decide",
          text: "Asking everyone feels like manners and is partly cover. Settle your strictly personal business before you mention it to a soul.",
        },
        {
          between: "Nice or known",
          text: "The agreeable version is popular and receives all the invitations. Let one friend have the other version for an hour each week.",
        },
      ],
      practice:
        "At dinner today, state a preference of your own before you’ve heard anyone else’s, and afterward ask one person whether it surprised them. Repeat this on four days in a row, and write down what they say.",
    },
    Water: {
      gifts: [
        "The frightened come to you as cats come to a warm hood, and go away calmer.",
        "You keep account of kindnesses longer than anyone, and repay them to people who weren’t even there.",
        "You sense what a house is lacking when you come in, and by evening it has it.",
      ],
      costs: [
        "You mistake each sigh for a request, and deliver orders that nobody ever placed.",
        "You examine people on a subject they never knew they had to study, and then mourn the results.",
        "Being needed is so delicious to you that the strong are permitted to drift away.",
      ],
      tensions: [
        {
          between: "Theirs or yours",
          text: "Another person’s feeling arrives first and loudest, so wait ten seconds, and then ask yourself which of the two of you is unhappy.",
        },
        {
          between: "Then or now",
          text: "You’re loyal to how it was, and the present continually loses by comparison. Tell one old story a week, and ask for one new one.",
        },
        {
          between: "Bake it or say it",
          text: "You would sooner make something than speak. Make it if you like, and attach a note that opens with “I need.”",
        },
      ],
      practice:
        "On three evenings write two lines: whose mood you took home, and one need of your own. Tear off the first and throw it out, and hand the second to someone who could help with it.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it is accurate as far as it goes. But someone else arrived with you on the day you were born, with different appetites and a considerably different pace, and has been standing at the back of every photograph. It’s time the two of you talked.",
    "If you took a month off, they would find out what you do. You have imagined it more than once, in some detail, with special attention to the phone calls and the missing keys. What follows concerns the work that deserves you, the figure you consistently leave off the bill, and the promotion that you would gladly have organized for anyone else.",
    "You know how all of them take their coffee. You know who is allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray is turned around. How do you take yours? And who, among so many people, has ever been in a position to find out?",
    "Below the tidy floor there is another, for possessions that had no proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen other days run on yours, and you know the hour of their pills and the condition of their socks. Here, for a novelty, the subject is your own upkeep: what the body mentions before it has to shout, how you learn, what an evening could make, and where to put a pebble.",
    "You have never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot. This last part reads your answers back to you and adds one question, on which you have always politely let other people go first: where would you like to be taken?",
  ],
  year: {
    "sun 1":
      "In most pictures of the people you love, you were the one with the camera. It’s your turn to be looked at, so hand it to somebody and stand in the middle. And when you’re asked what you’d like to do, answer within ten seconds, before you’ve thought of everyone.",
    "sun 2":
      "You’d drive back across town to pay for a lemon the cashier missed. Use the same conscience in your own favor: choose one amount you pay, or are paid, that nobody’s looked at in years, and call about it. “Is that the best you can do?” is perfectly polite.",
    "sun 3":
      "“No rush,” you write, when there is one. Even people who adore you can only go by the words, and a lot of words are going around just now, so put the day in: “I need it by Thursday.” Leave off the two lines of apology in front.",
    "sun 4":
      "Birthdays, allergies, who mustn’t sit beside whom: the people you call family run partly on your memory. While your thoughts are at home anyway, share it out. Give one date to somebody else for good, and if they forget it the first time, let them do the explaining.",
    "sun 5":
      "A day out with you has bandages, snacks and a plan for rain, and you’re the only one who never gets to run ahead. Put the bag down for once. Go out for two hours with your keys and someone you like, and take whichever way looks nicer.",
    "sun 6":
      "Whoever turns pale near you gets a chair and a glass of water, and you’ve been on your feet since seven. Daily work needs you in one piece for a while. Make the appointment you keep reminding others to make, and eat lunch sitting down.",
    "sun 7":
      "You know what the other person would like before they’ve said it, and you’d love to be read that way yourself. Most people can’t do it, however fond they are. Ask outright this once, without “only if it’s no trouble”: “I’d like you to come with me on Saturday.”",
    "sun 8":
      "Other people’s spare keys, bad news and hospital bags are safe with you. Turn it around for an evening and show someone you trust where your own papers are, what’s owed, and who should be called. It’s an odd sort of evening, and you sleep better after it.",
    "sun 9":
      "Going back to a place you know is your favorite kind of travel, and nobody talks you out of it. Go one step farther now: the next town on the line, the second class, the book that disagrees with the last. Bring a friend who gets lost cheerfully.",
    "sun 10":
      "Your best work is hard to see, since what it looks like is nothing going wrong. While people are noticing who does what, keep a list of the things you caught in time. Read three of them out to someone who decides things, without adding that anyone would have.",
    "sun 11":
      "When somebody asks for a volunteer there’s a silence, and it’s harder on you than on anyone there. Look at your shoes and count to twenty. There’s company enough without a committee, and the evening you’ve saved belongs to the one who makes you laugh until you cry.",
    "sun 12":
      "At night you go through the people you love, one by one, the way others check the stove. Rest is the job now, so do it on paper at nine: each name, and what’s really yours to do. Most have nothing beside them, and you can turn off the light.",
    "new 1":
      "Decisions about yourself are generally submitted to everyone who is affected, since you sense their reaction before you have your own. In one matter of looks, time or health, discover first what you’d choose, and inform the others when it’s done.",
    "new 2":
      "Other people’s emergencies find you prepared, because you save for them without being asked, while wishes of your own wait for calmer times. Put a price on one of them, because it’s often lower than expected, and a regular monthly amount makes it possible.",
    "new 3":
      "You ask how the other person is, and mean it, so that even those who love you hear your news late. In conversations during these weeks, tell one thing about yourself before you begin asking, as most people feel rather pleased to be told.",
    "new 4":
      "At home you know who likes which chair, and arrange things around people, some of whom may have moved away long ago. It’s affection in a practical form, with enough room in it for your own comfort, and one corner that suits only you is a beginning.",
    "new 5":
      "You often enjoy a party by watching others enjoy it, preferably with something useful in your hands. There’s another kind of fun, which leaves you unoccupied. Choose an activity that can’t be combined with serving people, and invite someone lively to come along.",
    "new 6":
      "Tasks come to you without anyone’s deciding it, because you do them well and it seems simpler than asking. A lighter arrangement has a good chance just now. Offer one chore to another person for a month, and accept their way of doing it.",
    "new 7":
      "When a person comes near you, you begin giving at once, and leave them very little to do. People grow attached to those they’re allowed to help, so at the beginning of anything between two, accept an early favor without returning it that same week.",
    "new 8":
      "What you owe is known to you to the dollar, and what you’re owed you’d rather not look at, as it seems unkind. Write down both lists in private. If one entry still hurts, this is a friendly moment to mention it, together with a suggestion.",
    "new 9":
      "Expeditions and courses wait until everyone who depends on you is provided for, which is seldom entirely the case. Ask the people in question whether they would manage for four days. The answer is usually yes, and sometimes they had hoped you’d ask.",
    "new 10":
      "In a job description you notice first what you lack, while less qualified people notice what they have. The difference lies in conscience rather than ability, so if a position or a project attracts you, list six things you’ve done that resemble it, and send the list along.",
    "new 11":
      "Groups discover quickly how helpful you are, and they can be so grateful that they neglect to find out anything else. With new people, come with empty hands once or twice and talk about what interests you, before you accept the first duty.",
    "new 12":
      "Sitting down while someone else is working feels impolite to you, so rest has to happen out of sight, and there’s rarely enough of it. Privacy is easier to find now, and what comes up in it is often an opinion you’d been too considerate to have.",
    "full 1":
      "When attention comes to you, you’re inclined to pass it on to anyone else who deserves some. It’s gracious, and it means that you seldom learn what people appreciate in you. If you’re praised around now, ask what exactly they liked, and hear them out.",
    "full 2":
      "Generosity leaves no record, so the total surprises you whenever it’s added up. Look at the figures of the past half year without accusing anyone, yourself included, because they show what mattered to you and also how much remained for your own needs.",
    "full 3":
      "After a misunderstanding you prefer to be kind rather than clear, and the confusion goes on underneath the kindness. Words come across well at present, so explain what you meant and what you’d like next time, in the tone in which you’d offer tea.",
    "full 4":
      "You sense a family quarrel before those in it do, and feel responsible for preventing it. Sometimes the two of them need to have it, in which case you can take a walk of half an hour and be available afterward to anyone who asks for you.",
    "full 5":
      "Happiness makes you a bit cautious, because someone near you has less of it, and so you play it down. Those who love you would consider it a gift, so describe to one of them what delights you, in detail and without comparisons.",
    "full 6":
      "Exhaustion is something you recognize in other people from a distance, and in yourself only when tears come over nothing much. If your body complains now, decline one favor in a single line, without offering a substitute, and spend the time in bed.",
    "full 7":
      "Because you rarely complain, an uneven arrangement between you and another person can look like your preference. It becomes visible to both of you around now, and describing an average day, hour by hour, explains it better than a reproach would.",
    "full 8":
      "In times of loss, others lean on you because you go on functioning, and functioning is how you postpone being sad. Something unspoken is nearer the surface now. You’ve sat beside many people in this, and one of them could sit beside you.",
    "full 9":
      "When someone you respect believes the opposite, you’re inclined to put your own view away before they arrive, so that no one feels contradicted. It remains a conviction all the same. Differences come into the open in these days, and most friendships survive them well.",
    "full 10":
      "Praised in public, you mention the team before the sentence about you is over, partly out of justice and partly because being looked at is uncomfortable. Wait until the speaker has stopped, then name one thing you did, and after that the others.",
    "full 11":
      "Having looked after everyone in a circle, you can’t really say who would look after you, as they’ve had few opportunities. Mention a minor trouble in passing to three of them, and see what comes back; it’s generally more than you expected.",
    "full 12":
      "Tiredness that you postpone for other people’s sake doesn’t go away, and it can arrive as long sleep or as tears without a reason. There’s nothing wrong with you. An evening with the telephone off and no one to cook for is an excellent reply.",
    "eclipse 1":
      "You’ve been the one who copes for so long that people may see little else. When that changes, a longer answer to “How are you?” becomes possible, and most friends are relieved to hear it.",
    "eclipse 2":
      "If your security shifts, you eliminate your own comforts first, before anyone has asked. Treat them for a moment as a friend’s, and consider which you’d advise that friend to keep.",
    "eclipse 3":
      "A regular call or a chat over the fence supports more of your life than it seems to. If such a custom ends, let the other person know what it meant to you.",
    "eclipse 4":
      "When something changes at home, you’re the one who fills the gap, often within the day. Leave it open a little longer this time, since others might like to participate.",
    "eclipse 5":
      "Out of loyalty you can stay with a pleasure or an attachment after the joy has gone. An ending here releases you, and gratitude for the good years is a lovely way to part.",
    "eclipse 6":
      "As a duty falls away, you think first of the person who has it next. Leave them some notes, and then get accustomed to hours that have no purpose yet.",
    "eclipse 7":
      "When the terms between two people are being rearranged, you’re inclined to agree before you’ve heard the end. Ask for a night to consider, and name what you’ve gone without longest.",
    "eclipse 8":
      "Being released from an obligation can feel disloyal to you, as if relief were a kind of forgetting. It takes nothing away from what you gave, or from the love behind it.",
    "eclipse 9":
      "You stand by a belief as you would by a friend, through its bad years as well. If it no longer answers your questions, you can be grateful and doubtful at once.",
    "eclipse 10":
      "A role that allows you to help becomes, over time, hard to distinguish from yourself. Should it end or change, ask a few people what it was that they came to you for.",
    "eclipse 11":
      "When a circle loosens, you try to preserve all of it with cards and calls. Write to the ones you miss most, and release the others with your good wishes.",
    "eclipse 12":
      "As one worry leaves, your mind looks for another, because watchfulness feels like love. Reserve a few evenings without it, and see what you’re like when nothing is the matter.",
    "jupiter soft":
      "Offered more than you would have requested, you look around for the person it was meant for, since luck ought to go where it’s needed. In these weeks it’s meant for you, so say yes the same day, before you think of a better candidate.",
    "jupiter hard":
      "At such a time everyone has large plans, and most of them contain a modest part for you, to which you agree because each by itself is nothing. Together they can amount to a second job, so put them on one page, and keep the two you’d be sorry to miss.",
    "saturn soft":
      "Years of reliability begin to matter in a form that institutions understand, as experience, a certificate or a claim to something better. You consider such things a matter of course and leave them out. Gather the evidence in one folder, and bring it to the next conversation.",
    "saturn hard":
      "When there’s more to do and fewer people to do it, you take the difference out of your sleep, and for some time no one notices. Part of the burden belongs to others, so write down who would be responsible if you were away, and return one item to them.",
    "uranus soft":
      "Change agrees with you when it’s modest and can be taken back, which describes most of what is offered in this period, such as a looser arrangement or an unusual invitation. Try one for a month. What surprises you later is often how little you missed the old way.",
    "uranus hard":
      "If something you rely on becomes uncertain, you picture the worst in advance, in the belief that it softens the blow. Mostly it means experiencing it twice. Familiar mornings and evenings steady you better, so preserve those while the middle of the day is in disorder.",
    "neptune soft":
      "Other people’s moods reach you easily, and just now music, images and old affection do as well, so that you’re tender and full of ideas. Some of this sensitivity is yours to enjoy. Devote an hour a week to something you make, with no one to give it to.",
    "neptune hard":
      "A sad story gets to your heart well ahead of the facts, and your generosity follows immediately. It’s a lovable trait that can be misused in an unclear period. Sympathy loses nothing in three days, which is long enough to inquire about dates, amounts and other helpers.",
    "pluto soft":
      "You notice who really runs a family or an office, partly because you’ve listened to them. What escapes you is how much influence you have yourself, since you use it so seldom. Think of one improvement you’d like to see, and speak to the person who can grant it.",
    "pluto hard":
      "With a forceful person you give way and resent it later in private, which preserves the peace at your expense. The pressure of this period shows where your limit is. Put it in one short sentence, and if they argue, repeat that sentence without adding reasons.",
    "mercury retrograde":
      "Crossed messages are hard on you, because your first thought is that you’ve offended someone. Most often it’s a technical matter, so check what was meant before you write an apology.",
    "mercury direct":
      "As communication improves, you finally draft the message in which you state a preference. It’s usually long, and once the apologies are removed, what’s left is friendly enough.",
    "venus retrograde":
      "People you once looked after come to mind, and the past makes you generous. Before you get in touch, think about who took care of whom then, and what you’d enjoy now.",
    "venus direct":
      "Your own taste can be heard again above everyone else’s, and it’s more definite than you believed. Choose something for yourself without asking, and let affection come to you as well.",
    "mars retrograde":
      "When you’re angry, you clean, cook or accept another task, and no one knows why. In these weeks it’s useful to identify the grievance before you reach for the work.",
    "mars direct":
      "Energy returns to you, and others generally have plans for it. Before they ask, give the first few mornings to something of your own that has been waiting for years.",
    "ingress jupiter":
      "For about a year this part of life is more generous, and you’d naturally pass everything on. Receiving takes practice, and this is a pleasant area in which to get some.",
    "ingress saturn":
      "Several years of serious effort begin here, and it’s tempting to do all of it as a favor. Agree on the terms early, thanks and rest included, so that devotion lasts.",
    "ingress uranus":
      "You like to know where things are, and for several years they’re inclined to move here. The purpose behind your habits can stay the same while the habits themselves are adapted.",
    "ingress neptune":
      "Over many years your longings in this area change, so gradually that you hardly see it. They needn’t be sensible yet, or ready to be explained to the people around you.",
    "ingress pluto":
      "An old family custom is transformed here over a long time. As the one who looked after it, you know better than anyone which part was love and which only habit.",
  },
};
