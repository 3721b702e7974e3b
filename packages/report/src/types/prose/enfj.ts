import type { TypeProse } from "../type-prose.ts";

export const enfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    head: "feeling",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You organize the rescue before the person has noticed that they are drowning, and by the time they’re on the towel you have found them a swim coach and can’t imagine why they look annoyed. Aries gave you the dive; the rest of you wants to be forgiven for it at once. What you are really up to is proving that courage is contagious, starting with somebody else’s.",
      argument: [
        "The Protagonist moves when everyone is ready. Aries moved this morning. One of you can hear that the group wants another week to get used to the idea, and the other has already printed the shirts, and as a rule you settle it by going first and then turning around, with terrific charm, to collect the people who fell over.",
        "It costs you those who were nearly willing, who would have come on foot and didn’t care to be swept. Try dividing a plan in two. The half that touches only you, start within the hour, as energetically as you like; the half with other names in it waits until each of those people has said, without being beamed at, an explicit yes.",
      ],
    },
    Taurus: {
      thesis:
        "People call you easygoing, having watched you seat them all where you wanted them. The best butter is out, the music is low, nobody has looked at a phone in hours, and each guest supposes that the evening simply happened. Taurus supplies the table and the patience; the wish to see everyone bloom around it is older. What you’re really up to is feeding people until they dare to risk something.",
      argument: [
        "The quarrel is conducted over the menu, although it’s really about movement. One half wants people to grow, risk the audition, leave the lukewarm husband. Taurus wants them to come back next week, the same people to the same seats, and so you encourage them to leave and make it extremely comfortable to stay.",
        "What it costs is your own development, since a permanent host misses a train now and then, with everyone’s blessing. Let someone else cook for a season, even a mediocre cook. Sit at their table on the wrong side, accept the overdone fish, and tell them, before coffee, about the thing that you have been meaning to try.",
      ],
    },
    Gemini: {
      thesis:
        "Everybody is convinced that they know you, and if they compared notes they’d have described four people. With the boss you’re brisk, with the in-laws you’re pious, and you are sincere each time, which is the eerie bit. Gemini supplies the costumes; your heart does the casting. What you’re really up to is talking to enough people, in enough keys, to discover who is still there when they’ve gone.",
      argument: [
        "Loyalty is the quarrel. The Protagonist gives whole evenings to one person’s future; Gemini has enjoyed that future very much and wonders what they’re laughing about over there. You settle it on your feet: forty minutes of total devotion, such as most people receive twice in a lifetime, then a squeeze of the arm, and off.",
        "You give people intense attention and seldom follow it up. They wait for a call, and eventually they speak of you in a tone you don’t understand. Try keeping a card in your wallet with three names, whose owners get the second conversation, the dull third and the fourth with the medical details. To everyone else, say as you go, “That was lovely, and I’m hopeless at calling.”",
      ],
    },
    Cancer: {
      thesis:
        "Your house is never locked in the sense that matters. There’s generally a drawer with other people’s toothbrushes, and someone on the sofa who came for a night and has stopped mentioning a departure. Cancer made you the harbor; you made yourself the harbormaster, the tug and the bell. What you are really up to is building, out of strays, the family in which nobody would have to be the one who watches.",
      argument: [
        "Here the two halves agree so well about everyone else that their dispute goes unheard. One wants to lead people out into the open and say hard, hopeful things to an auditorium. Cancer wants the auditorium to come home, take off its shoes and be safe. You usually settle it by being candid with outsiders and going soft on your own.",
        "The cost is an odd one: employees get the truth from you and the family gets lasagna, until those nearest to you suspect that you’ve given up on them. Select one person you protect, and say to them this month what you’d tell a gifted stranger in the front row, keeping a hand on their sleeve while you do. They may cry. That’s allowed in a harbor.",
      ],
    },
    Leo: {
      thesis:
        "When you come in, people sit up, and you notice who doesn’t. That one gets the whole evening. Leo put the gold in your delivery, and you spend it lavishly on others, on their poems, their comebacks, their ugly babies; then in bed you go over the night for the remark in which someone said it about you. What you’re really up to is earning, from a crowd, a love that is only available from individuals.",
      argument: [
        "Whose name goes on the poster? It’s a coarse question, and you debate it constantly behind your teeth. The Protagonist says that the cast made it happen. Leo agrees, adds a bow, and stays in it, and you generally settle the matter by praising everybody so beautifully that the praise becomes the performance.",
        "What that costs you is credibility. They enjoy the tribute and feel a bit like props, and when you urgently want to be told that you were good, it occurs to no one, because you look so full. Try a clean deal: once a month claim one thing as your own work, by name, with your chin up. Then praise somebody in a note that no one else will ever read.",
      ],
    },
    Virgo: {
      thesis:
        "You have been proofreading people’s lives for years and they thank you for the encouragement. The note about the cover letter, the quick word on tone, the casual gift of a planner: it all comes wrapped. Virgo finds the crooked hem in any crowd, and you can’t rest while someone you love goes out in it. What you’re really up to is arranging a world in which nobody could reproach you either.",
      argument: [
        "You see the completed person and Virgo sees the spinach in their teeth. The vision is wide, warm and about ten years off; the correction is minor and has to be made this instant, so you pack the correction inside the vision, three compliments, one remark, a fourth compliment, until your friends flinch when you start being nice.",
        "This costs you their trust in your praise, which is a pity, because it’s sincere. Separate the two. On odd days of the month say only what is good, and stop there, with your hands in your pockets; on even ones ask, “Do you want notes?”, and respect the answer. Once a week, point the red pencil at something of your own, and then cap it.",
      ],
    },
    Libra: {
      thesis:
        "You know what everybody wants to eat and choose a restaurant that serves none of it too strongly. Such is your talent. Libra hung a pair of scales where others keep an appetite, and you’ve been weighing so long, so agreeably, that your own order tends to be “the same.” What you’re really up to is making people lovely to each other, so that somewhere in all that loveliness you could risk a preference.",
      argument: [
        "They look like twins, these two, which is why their disagreement is so polite. The Protagonist wants to bring people along to somewhere better. Libra would like it to have been their idea, in nice weather, with nobody left out, and mostly you settle it by waiting for a consensus while discreetly arranging one.",
        "You pay in years, and in a certain smoothness that makes fierce people distrust you, because a person who never leans looks as if there were nothing behind them. Practice leaning where it’s cheap. Once a day, be first: the film, the window seat, the verdict on the curtains. Say it before you have consulted the circle, and let them enjoy disagreeing with an actual person.",
      ],
    },
    Scorpio: {
      thesis:
        "They come out of a talk with you feeling known, and only in bed does it strike them that they know nothing about you. That was no accident. Scorpio watches from behind your hospitable face, registering what people hide and what they’d do to keep it hidden, and is very seldom fooled. What you’re really up to is looking for someone you can’t read, so that you could finally be read yourself.",
      argument: [
        "Trust is where they collide. The Protagonist has faith in people on sight and says so to a full auditorium. Scorpio has been in the cloakroom, going through their pockets. What you’ve worked out between you is to trust in public and verify in private, so that your confidence in a person is sincere and comes with a file.",
        "When the file turns out to be justified, you aren’t surprised, and those who failed you discover that someone sunny has become very cold from one breath to the next, which frightens them for good. Let them in on the doubt at the start instead. “I like you and I’m watching” is a fair thing to say with a smile, and the ones worth keeping will say it back.",
      ],
    },
    Sagittarius: {
      thesis:
        "Within an hour of meeting you, people decide to walk across Spain. You have that effect on dentists, too. Sagittarius hands you the horizon, fresh each morning, and you can’t look at it without wanting to take forty people along and lecture on the way. What you’re really up to is outrunning, in excellent company, the suspicion that the place to be improved was the one you left.",
      argument: [
        "One of you is pledged to people, and the other to the open road. Sagittarius has said something true at the top of its lungs and gone off to find lunch; the Protagonist is still there, kneeling by the person it hit. Generally you settle it by blurting, then by being so lovable about the blurt that no one gets to mind.",
        "It leaves behind you a trail of individuals who were inspired and not called again. Some are still in Spain. Before the next crusade, go back for one person from the last, ask what came of it, including the blisters, and stay through the whole reply without a fresh idea. Then leave, by all means, with one companion who walks faster than you do.",
      ],
    },
    Capricorn: {
      thesis:
        "People like you are described early as mature for their age, and collect on it ever after. You remember birthdays the way a bank remembers loans, in good faith and with dates. Capricorn climbs; you can’t bear to arrive anywhere alone, so you go up with a number of people roped to you. What you are really up to is becoming someone important enough to be allowed to need things.",
      argument: [
        "At work they know a person of consequence who gets results by a certain hour. In the parking lot they know someone who’ll listen for as long as it takes. Capricorn wants the results; the Protagonist wants to know how your mother is; and you settle it by scheduling the mother, fifteen minutes, with real tears in the slot.",
        "Both halves do well by this, and only you go short. Affection that runs on time never quite arrives, and at the top there’s a magnificent view and a dry sandwich. Leave one appointment a week without a purpose or an end, and tell the person who shows up about something that you haven’t managed to fix. Do not convert it, afterward, into a lesson for them.",
      ],
    },
    Aquarius: {
      thesis:
        "You love humanity so well that individual members sometimes have to take a number. At rallies your heart is the size of the square; then one person in it sits down beside you and cries, and you catch yourself discussing the housing market. Aquarius built you a cool upstairs with a view of everyone. What you’re really up to is trying to belong to all of them so that none can send you away.",
      argument: [
        "The disagreement is over distance. The Protagonist works at arm’s length or nearer, with a palm on your shoulder, whereas Aquarius prefers the far end of a good telescope, where people form patterns and nobody’s nose is running. As a rule you take turns by audience, near for the newcomer, far for the one who shares your bathroom.",
        "It costs that one dearly, because they had the palm at the beginning and wonder what they did. Nothing. They became familiar, and the familiar can see you. Try it the other way around for a month: let acquaintances have your opinions, and let the person at home have your hand, unasked, with no commentary in it, until the end of the news.",
      ],
    },
    Pisces: {
      thesis:
        "Someone tells you their dream, and presently you are living in it. People like you wake up running a friend’s café, singing in an in-law’s faith, or unpacking in a town because a lover described the rain. Pisces has no walls to speak of, and you can hardly look at a person without saying yes. What you are really up to is loving someone into the shape they longed for, and hoping there’s accommodation in it for you.",
      argument: [
        "Direction is the trouble. The Protagonist points to a hill and gathers everyone for the climb. Pisces is looking at one of them, the one with the bad shoes, and by now feels rather blistered itself, so that you settle it with an inspiring start and a slow, tender drift to wherever the saddest person wanted to go.",
        "You begin with a goal of your own and end by following whoever suffers most, while the others have gone home. It costs you the hill, year after year, and the sad one isn’t any happier. Before you set out write down the goal and the date on paper, give a copy to an unsentimental friend, and when you notice the drift, phone her. She’ll ask where you are. Tell her.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can walk into a defeated team and have them disagreeing about how to win by the afternoon.",
        "Courage passes through you to others; people dare more in your company than they intended to.",
        "Your joy at another person’s success is real, loud, and free of the usual drop of vinegar.",
      ],
      costs: [
        "Momentum makes you deaf, and those you swept along remember principally that they were never asked.",
        "You mistake a full house for intimacy, and go home hungrier than you came.",
        "When the cheering stops you invent a new campaign, sometimes before the last one has been fed.",
      ],
      tensions: [
        {
          between: "Their pace or yours",
          text: "You see the summit and they see their shoes. Go ahead alone on what is yours, and wait wherever their names are involved.",
        },
        {
          between: "Serve the cause or be its star",
          text: "You want both and confess to one. Take the spotlight openly, by agreement, and it will stop leaking into everything.",
        },
        {
          between: "Inspire them or let them be",
          text: "A listless afternoon is seldom a failure of morale. Ask whether a push is wanted, and keep your hands in your pockets if it’s not.",
        },
      ],
      practice:
        "On the first evening of each week reserve one hour in which you will encourage nobody. Put it in the calendar, spend it at something you’re bad at, and afterward write one line about how it went.",
    },
    Earth: {
      gifts: [
        "Things that you found go on for years, because you thought beforehand about the stairs and the rain.",
        "People become skilled near you, since you have the patience to let a wrist learn.",
        "In an emergency you’re the one who has blankets, a number to call, and a calm lap.",
      ],
      costs: [
        "You take over what others do badly, and they remain bad at it, with affection.",
        "Your loyalty to a place can outlast its loyalty to you by a decade.",
        "Being looked after makes you itch, so those who love you have nowhere to put it.",
      ],
      tensions: [
        {
          between: "Let them grow or keep them near",
          text: "You pack the suitcase and then bake. Decide which of the two you’re doing before they’re at the gate.",
        },
        {
          between: "Serve or rest",
          text: "Your body sends memos that you file. Answer the first one, the stiff neck, and there won’t be a third.",
        },
        {
          between: "The old custom or the new hand",
          text: "What you’ve preserved is good and somebody younger has an idea. Give them one season and stay out of the pantry.",
        },
      ],
      practice:
        "Once a week accept a favor that will be done worse than you’d do it, a ride, a meal, a hem. Say thank you, correct nothing for a full day, and write down what happened to your shoulders.",
    },
    Air: {
      gifts: [
        "You hear what two people mean to say to each other, and you can say it for them.",
        "People find one another through you, and go on to build things in your absence.",
        "Your questions make people more interesting than they were when they sat down.",
      ],
      costs: [
        "You adjust your words to each listener until even you can’t tell which edition was meant.",
        "Everyone’s opinion is in your head by evening, and yours takes the seat that’s left.",
        "You return every question, so charm keeps you company where a friend could be.",
      ],
      tensions: [
        {
          between: "Agree or be known",
          text: "Nodding wins the evening and loses the year. Put in one “I see it differently” a day, in a friendly tone.",
        },
        {
          between: "All of them or these few",
          text: "Your address book is a town. Select five inhabitants who get your second thoughts, and let the rest have your first.",
        },
        {
          between: "Understand or decide",
          text: "You can state both sides until everyone has gone home. Give yourself a deadline and pick the side that requires fewer adjectives.",
        },
      ],
      practice:
        "Each evening for two weeks write one line that opens with “I think,” on a matter where you’d rather please. By the next noon say it to one person whom it won’t please, and add no softener.",
    },
    Water: {
      gifts: [
        "You notice who is about to slip away from a group, and they stay because you did.",
        "Sorrow doesn’t frighten you off; people can tell you the worst before lunch.",
        "Those you have loved take a sense of belonging with them into houses you’ll never see.",
      ],
      costs: [
        "You comfort the very person who came to comfort you, and remain thirsty.",
        "A cool tone from one face can undo the kindness of forty others.",
        "Need attracts you more reliably than joy, so the happy ones among your friends get little of you.",
      ],
      tensions: [
        {
          between: "Feel it with them or stand beside them",
          text: "Weeping along looks like love. Lend a dry sleeve instead, and you will still be of some use to them tomorrow.",
        },
        {
          between: "Be needed or be wanted",
          text: "You know how to earn the first. For the second, stay for an evening with people who are fine.",
        },
        {
          between: "Their mood or your own",
          text: "By dusk the two have run together. Name three things you felt this morning before you met a soul.",
        },
      ],
      practice:
        "Twice a week for a month, give half an hour to a friend who is doing well. Ask only about what delights them, name one delight of yours, and note afterward whether you felt idle or fed.",
    },
  },
  openings: [
    "People like you face outward. You come in watching a face to see what it lacks, and you’re so accomplished at it that everyone takes the talent for your entire character, although there’s a second one behind the helper’s shoulder, with its own appetites and its own opinion of the guests. Let’s have it step forward.",
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everybody were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you. It may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Alter how you look without asking three friends first, and wear it for an afternoon among people you’ve never met, who have no stake in your remaining their old reliable.",
    "new 2":
      "Decide what you want to earn or keep before you hear what anyone lacks. Write down the sum, and let the first request for it find you slightly deaf.",
    "new 3":
      "Call the brother, sister or neighbor whom you usually manage, and ask something you can’t use. Keep it to fifteen minutes and give no advice, however ripe.",
    "new 4":
      "Start at home, with an arrangement that suits you alone, where the lamp stands or who has a key, and announce it cheerfully. Don’t hold a vote.",
    "new 5":
      "Take up a pleasure with no pupils in it. If it’s romance, let yourself be pursued for a bit, standing still, looking lovely, and leaving the planning to them.",
    "new 6":
      "Start one routine for your body and tell nobody, so that it can’t turn into a group: three mornings a week, the same shoes, the same corner, until it’s dull.",
    "new 7":
      "Go slowly with the picture you are painting of this person. For a month, collect what they do on ordinary days, and let it correct the portrait.",
    "new 8":
      "Ask for the terms. You hate to, since it sounds like doubt; say that you would like to be generous for a long time and so require the figures.",
    "new 9":
      "Enroll as a novice, and sit in the middle. By the second week you will feel an overwhelming wish to help the teacher; let it pass like a bus.",
    "new 10":
      "A position opens, or a title, and before you say whom it would benefit, say that you want it. Practice on a mirror until your eyebrows stop apologizing.",
    "new 11":
      "Join something that is already well run. Bring a salad, learn the names, and see how long you can go without improving the agenda.",
    "new 12":
      "Something starts in you before it has a public. Guard it for six weeks from your own wish to share it, and feed it on empty afternoons.",
    "full 1":
      "All at once everyone sees how tired or how lovely you are. Resist turning it into an anecdote, and let two people look at you for as long as they want.",
    "full 2":
      "The cost of your open hand comes in, itemized. Thank it for the information, and cancel one kindness that has been renewing itself automatically since last year.",
    "full 3":
      "Words that you’ve smoothed over for both sides stand there in the rough. Resist translating. They’re adults, and one of them is looking at you, waiting for your own.",
    "full 4":
      "The family wants its conductor. Lower the baton for one meal, let them come in wrong, and discover which of them can keep a tune.",
    "full 5":
      "What you made, or whom you adore, is suddenly on show. Stand beside it without commentary, and when somebody claps, let three seconds go by before you pass it on.",
    "full 6":
      "The week has more names in it than hours, and your neck says so. Hand two tasks back, by phone, with a date and without a cookie.",
    "full 7":
      "The other person shows you who they are today, as opposed to someday. Look carefully. If you still want this one, say so, and leave the future out of it.",
    "full 8":
      "A debt of feeling or money rises to the surface. You’ll want to forgive it on the spot; wait two nights, and first hear what it came to.",
    "full 9":
      "A conviction that you have preached meets a listener who puts up a hand. Enjoy the question. “I don’t know” will win you more than the sermon did.",
    "full 10":
      "People applaud, or they pointedly don’t. Either way go home on foot, and ask what you thought of the work before you heard any palms.",
    "full 11":
      "In your circle it comes out who calls and who gets called. Stop dialing for ten days, a harsh experiment and a remarkably restful one.",
    "full 12":
      "The sadness you’ve been carting around for others asks to be put down. Go where no one knows you, cry or nap, and take no one’s number.",
    "eclipse 1":
      "The one who always coped leaves the stage. Keep the new face to yourself until it has stopped asking for reviews.",
    "eclipse 2":
      "A means of support drops out and another comes in. Let people help with a definite sum, and write it down.",
    "eclipse 3":
      "A familiar speaker moves out of daily range. Say the warm thing without a moral, then learn a different route to work.",
    "eclipse 4":
      "The house where you held them all together is no longer that house. Take the doorbell; the cohesion was never in the walls.",
    "eclipse 5":
      "A love, a hobby or a child’s stage is done. Give it a decent farewell party, and leave before the speeches.",
    "eclipse 6":
      "The system by which you served everyone breaks. Before you repair it, spend a weekend finding out who noticed.",
    "eclipse 7":
      "A partnership takes another form for good. Leave their half of the feeling to them; yours will be plenty for one evening.",
    "eclipse 8":
      "What bound you by guilt comes undone. You’ll look around for someone to be pitied; nobody is, and you can go.",
    "eclipse 9":
      "The teacher, the church or the theory you leaned on steps aside. Stand there unsupported, and notice that you’re taller.",
    "eclipse 10":
      "One role in public is over, sooner than the farewell card was ready. Don’t volunteer for another until you’ve been bored.",
    "eclipse 11":
      "The group that you held in your palm opens its fingers. Keep three of them, and wish the others a good road.",
    "eclipse 12":
      "A sacrifice that you’d made into a home is over. Mark the day with a swim, and tell one person what it was.",
    "jupiter soft":
      "People like you even more than usual and the invitations show it. Accept the ones at which you’d learn something, take along a friend who is better than you at the thing, and listen for a whole evening.",
    "jupiter hard":
      "You will want to offer the moon to a full hall, and you’d mean it. Halve each promise before it’s spoken. Sit beside a cautious person at meetings, and agree that a kick means stop.",
    "saturn soft":
      "The respect you get now is the slow kind, without balloons. Take on one duty that has your name at the bottom, do it without rousing anyone, and deliver it on the day you said.",
    "saturn hard":
      "Someone will say no to you and not be won over, which is a relief, though it doesn’t feel so this month. Do the dry part by yourself: the budget, the exam, the talk with a parent.",
    "uranus soft":
      "You get an itch to be less predictable to those who rely on you. Scratch it. Skip one ritual, cut your hair, take the unlikely ally to lunch, and offer nobody more than one line of justification.",
    "uranus hard":
      "A member of your cast leaves the play, or you do, in the middle of a line. Improvise no happy ending; sit for a few days in the audience, and ask what you’d go to see.",
    "neptune soft":
      "You can move people without effort at present, and be moved by a song in a drugstore. Make something of it, half an hour a day, alone, with paint or a keyboard, before the first person gets your tenderness.",
    "neptune hard":
      "Someone wants saving, and looks wonderful in this light. Wait until you’ve seen them in three others. Ask a dull relative’s opinion, lend no more than a weekend, and sleep in your own bed on the night you decide.",
    "pluto soft":
      "You are getting a look at your own influence, and it’s greater than you admit. Tell one person what you want from them, in so many words, and notice how much more freely they give it.",
    "pluto hard":
      "A struggle over who steers has gone underground, where everybody smiles. Bring up your share of it first, saying what you have been trying to get people to do. Then take your hands off one wheel.",
    "mercury retrograde":
      "You will be quoted wrongly, often by yourself. Reread messages for the remark that was meant for someone else, and repeat every appointment back.",
    "mercury direct":
      "Say it again in one version, to all of them together. Those who had heard different editions will forgive you over cake.",
    "venus retrograde":
      "You’ll miss someone who let you do the loving for both. Look through the old photographs for what their hands are doing.",
    "venus direct":
      "Your taste has come back from lending. Return a present that you only liked out of kindness, and buy the color you meant.",
    "mars retrograde":
      "You’re crosser than your smile knows. Saw wood, swim lengths, scrub a hull, and postpone launching any crusade until you’ve eaten.",
    "mars direct":
      "There’s wind again. Point the first week of it at the one job that has your name and no teammates on it.",
    "ingress jupiter":
      "A generous stretch opens in a new quarter. For once go in as a guest, and let yourself be shown around.",
    "ingress saturn":
      "Some sober years start here. Fewer people will want rallying, and one resolution, made to yourself, will want keeping.",
    "ingress uranus":
      "For several years this corner won’t follow your seating plan. Learn to like the person who sits down next to you.",
    "ingress neptune":
      "A long haze settles on something that you used to see sharply. Go by touch, and ask for directions more than once.",
    "ingress pluto":
      "A thorough reorganization of management starts, and charm has no vote in it. Keep what is alive, and sign the rest away.",
    "month 1":
      "Write down the names of everyone you look after, put your own among them, in alphabetical order, and see what it is owed.",
    "month 2":
      "On three evenings let another person decide the film, the food and the hour, and contribute only your appetite.",
    "month 3":
      "Ask one colleague what you do that makes things harder. Write down the reply, say thanks, and don’t bring flowers.",
    "month 4":
      "Spend half a day in a town where you know nobody, and speak only in order to buy things.",
    "month 5":
      "Tell a friend a problem of yours that has no funny side. Stop at the end, without asking after theirs.",
    "month 6":
      "Take the half-year inventory: which people grew, which ones leaned? Move one afternoon from the second list to you.",
    "month 7":
      "Leave one birthday to somebody else. Buy the card, turn up otherwise empty-handed, and be surprised by the cake.",
    "month 8":
      "Disagree in a meeting within the first ten minutes, pleasantly, about something minor. Then do it once about something that isn’t.",
    "month 9":
      "Take a class in which you’re the oldest, the slowest or the only one. Do not become its class representative.",
    "month 10":
      "Ask for a raise, a hand or an extension, and when they say “of course,” resist telling them why you hesitated.",
    "month 11":
      "Write to someone who outgrew you. Say what you’re glad of, leave out your part in it, and ask for nothing.",
    "month 12":
      "Select one tradition to run and let another go unrun. Watch who picks it up, and praise how they do it.",
  },
};
