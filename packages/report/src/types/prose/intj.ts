import type { TypeProse } from "../type-prose.ts";

export const intj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    order: "plan",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Traffic slows, and you’ve left the highway before the brake lights come on. It looks like impulse, but there’s been a second route in your head since breakfast, because INTJ won’t start the car without one and Aries was only waiting for an excuse to take it. Friends with an impossible landlord or a flooded basement call you first and get, in this order, a plan, a deadline, and you at the door in boots. Sympathy comes later, gruffly, over fries. On a subject you love you turn nineteen, talk with both hands, and let them go cold. Nobody is more fun to lose an argument to. And an arrival time on a screen is, as far as you’re concerned, a dare.",
      argument: [
        "For three weeks you’ll turn a thing over, on walks, in the shower, at red lights, without a word to anyone. INTJ wants it thought through and sees no sense in discussing half a thought, until one Tuesday it’s clear, and Aries can’t bear to wait for lunch. The job is accepted, the lease is signed, and whoever shares your life hears about it in an elevator. To you it’s the most carefully considered decision of the year; they got forty seconds and no say. Now they’re angry, you’re honestly puzzled, and from here on they brace themselves whenever you look thoughtful.",
        "Let somebody in while it’s still soft. Take the matter you’re chewing on this week and say, “I’m thinking about something, and nothing’s decided. What would you want me to consider?” The thinking stays yours; they’d only like to be present for some of it.",
      ],
    },
    Taurus: {
      thesis:
        "Choosing an armchair takes you seven months. There are measurements, a spreadsheet, and a salesman who learns to hide when you come in, and then one Saturday the decision falls and it’s final; heirs will fight over it. INTJ looks twenty years ahead, and Taurus means to be comfortable on arrival. So the things around you work, and your friends keep bringing you questions: which mattress, which mortgage, which of the two men. You look out the window for so long that they wonder if you heard. Then they do what you say. Only people who’ve walked a market or a vineyard with you know how much plain delight goes on behind that face, or that a ripe peach can end a conversation.",
      argument: [
        "Ask how you ought to be living and you can supply the floor plan: the smaller town, the other work, the bedroom that faces the water. One half of you never stops revising it. The other half has finally arranged this place the way it likes it and prefers a nuisance it knows to a pleasure it hasn’t met, so the plan improves and the address stays the same. Planning that well feels a good deal like having gone, but the person who was supposed to go with you hears about the water every summer, and one summer quietly changes the subject.",
        "Do a piece of it this week, so small that nothing has to be packed: “I’ve talked about this long enough. There’s a place I want to look at on Saturday. Will you drive out with me?” Look at it. Have lunch nearby.",
      ],
    },
    Gemini: {
      thesis:
        "Delayed trains agree with you. By the third announcement you’ve worked out why the whole line is stuck, drawn it on the back of a ticket, and made two strangers laugh so hard that a conductor comes over to see. INTJ can’t rest until it knows how the thing is built; Gemini has to tell somebody, and tell it well. Friends hear from you at one in the morning with a link and a page number, and get theories about their boss along with the exact word for what they’ve been feeling since spring. After that you vanish for two days with a book, perfectly happy, and come back with a question. People with dull occupations learn from you that their work is fascinating.",
      argument: [
        "Part of you thinks by talking, and all of you sounds as though you’d finished. INTJ gives every idea the voice of a conclusion, while Gemini, which hasn’t concluded anything, is merely trying the thought on for size and will have another by Thursday. At lunch you inform a friend that she’s living in the wrong city, with reasons and a diagram, and you both have a wonderful time. On Sunday she tells you that she’s given up the apartment, and you, who moved on to the opposite view days ago, hear yourself ask why on earth she’d do that. She won’t take you at your word again, even on the day you mean it.",
        "So mark the drafts. Before the next brilliant idea about somebody’s life, say, “I’m only trying this out. Argue with me, and please don’t do anything about it.” They’ll argue. It’s what you wanted all along, someone to think with.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody has to know which hospital entrance is open after nine, and it’s always you. INTJ reads the forecast to the last line; Cancer reads it with certain people in mind, so there’s a spare key with a neighbor, a charger in the glove compartment, and a bench halfway up the trail that you chose for a friend’s bad hip and will never mention. Strangers meet the composure and think you’re cool. Anyone who’s been stuck with you in a broken-down car knows better: you produce peanuts, a blanket, and one deadpan remark after another, until they’re almost sorry to see the tow truck. Old letters, you keep. Four guests, you adore. With fourteen, you’re found in the yard, talking to the dog.",
      argument: [
        "On the second day of a vacation, you begin to miss it. Cancer never wants to leave a place where everyone it loves is under one roof, while INTJ, looking ahead as usual, has noticed that it ends on Saturday. Between them they’ve arrived at a melancholy compromise, which is that you do the grieving in advance. They’re all out on the hotel balcony with wet hair, someone’s telling the one about the boat, and you get up to look at departure times. You do it out of love, but what they see is a person who leaves the table whenever everybody’s happy, and they wonder who spoiled it.",
        "The next time, stay in your chair. Find something about one of them that you’ll want to keep, and tell them while it’s going on, “I’m so happy right now that it scares me a little.” Somebody will reach over.",
      ],
    },
    Leo: {
      thesis:
        "Everyone else bought a hat. You’ve been at that costume since August, there’s a mechanism in the left wing, and you come just late enough to be noticed and say it’s something you had lying around. INTJ knows what excellence consists of, down to the stitching, and Leo thinks that a good thing should be seen from the front and in decent light. That makes you the friend whose toast gets quoted for years and whose presents ruin it for the others. Beginners adore you, since you take a shy first attempt more seriously than its maker dared to. Compliments receive a dignified nod, though later, alone at a red light, you go over them again, and the driver in the next lane sees somebody beaming.",
      argument: [
        "INTJ doesn’t care what people think. Leo has been refreshing the page since noon. You settle it by doing something splendid and submitting it like a parking receipt: the work of three months goes into the shared document at ten past five, without a message, and you shut the laptop as if it were nothing. Then you wait. People are busy; a file arrives with nothing said about it, so they take it that there’s nothing to say. On Friday someone’s slapdash slide, announced with a drumroll, gets a whole row of hearts, and you’re short with everybody all weekend and too proud to say why.",
        "This week, hand over one thing with your face attached: “I worked hard on this, and I’m proud of it. Will you tell me what you think?” It’ll be an embarrassing ten seconds. What comes back, you can live on until Christmas.",
      ],
    },
    Virgo: {
      thesis:
        "Moving day with you is a pleasure, which can’t be said of anyone else. The boxes are numbered, a floor plan is taped inside the front door, and the carton marked FIRST NIGHT holds scissors, toilet paper, a lamp, and good chocolate. INTJ saw the whole day from above; Virgo thought of the scissors. It’s the same with people: a worried friend gets the right specialist, the right form, and the useful paragraph on page six, underlined. Nervous beginners get a patience from you that confident experts never see. Anything you’ve explained stays explained. And it pays to read your instructions closely, because around step nine there’s a joke with a perfectly straight face, and those who love you skip ahead to find it.",
      argument: [
        "Saturday was kept free for the big thing, the one that’s been standing in your head since last year. INTJ can see it finished. At nine you sit down to it, and Virgo notices that the shelf is crooked, that the file names don’t match, and that a friend has written about her résumé, which does need attention. All of that’s near and can be perfect by noon, so little things get done, yours and everybody’s, while the big one gets whatever is left of you at ten at night. You’re the reason all your friends have finished theirs.",
        "Next Saturday, yours goes first. When the message arrives, answer it like this: “I’d like to do it properly, and I can’t before Sunday night. I’m finishing something of my own.” As for the shelf, sit where you can’t see it.",
      ],
    },
    Libra: {
      thesis:
        "Seating plans are where your genius has been hiding. Put you in charge of the tables at a wedding, and the two old enemies can’t see each other, the lonely cousin is beside the only other beekeeper, and after the cake two people who came separately leave in one taxi. Everyone thinks it was the music. INTJ worked it out in March; Libra made it feel like luck. The same eye goes over all you own, so there isn’t much of it and every piece is right, and a badly lettered shop sign can bother you for a block and a half. Surprises from you arrive on no particular date. And across a crowded room, your one raised eyebrow is what your friends came for.",
      argument: [
        "What you’d like best is to be alone with somebody in the next chair. INTJ wants the evening to itself; Libra doesn’t care to spend a life unshared. So you take turns: say yes three weeks ahead, dread it from Thursday on, hope the host comes down with something, go, and be the most charming guest there until half past ten. Nobody suspects. They tell you it has to happen more often, and then you come home with nothing left, so that the person you’d really wanted to be with gets a tired smile and a closed door.",
        "There’s a third possibility, and it only has to be asked for. On a free evening this week, say to them, “I’m not up to talking, and I’d love to have you near. Would you bring your book in here?” A lot of people have waited years for that invitation.",
      ],
    },
    Scorpio: {
      thesis:
        "Nobody should play a game with hidden cards against you. By the second round you know who’s bluffing, who’s bored, and who argued in the car, and you’ll lose a hand on purpose if the last of them needs cheering up. INTJ works out what a person will do; Scorpio has already felt why. It would be alarming, except that you’re a kind of private shelter for the odd and the hurt: the colleague everyone calls difficult eats lunch with you, and at the pound you’d walk past all the puppies to the cat with one eye. Whatever people tell you is never heard of again. Your own remarks, made low and without moving your face, have gotten decent people into trouble on solemn occasions.",
      argument: [
        "To be known by somebody would mean everything to you, and you’ve made it nearly impossible. Part of you wants one person to see all the way down, while the other part keeps its reasons to itself, since whatever people know, they can use. So you leave a clue. On the drive home you play a certain song twice, or mention that it’s been a long week in a voice that isn’t about the week, and look out the window to see whether they’ll get it. They ask what you’re thinking. Nothing, you say, hoping to be asked again. They believe you, and you lie in the dark with the old feeling that nobody looks.",
        "They did look. This week, give them another chance: “You asked what I was thinking, and I said nothing. Ask me again.” Then tell them a third of it.",
      ],
    },
    Sagittarius: {
      thesis:
        "Tuesday, two to five: get lost. It’s right there in the itinerary you made for six friends, between the museum and the night train, and you’ve checked that it’s a good neighborhood to be lost in. INTJ can’t travel without a plan, Sagittarius can’t breathe inside one, and that’s how they share a suitcase. People whose life has gone stale come to you, preferably for a long walk, and by the second bridge you’ve sketched them another, so tempting that they forget to be scared. You’ll argue any question with anyone from eight to eighty, switch sides for the fun of it, and laugh loudest when you’re fairly beaten. On gray days you’re funny on purpose. You consider it a courtesy, like shoveling the sidewalk.",
      argument: [
        "When the leap is your own, you consult Sagittarius, who looks at the gap, likes the air, and says you’ll think of something on the way over. When it’s someone else’s leap, they get INTJ. On the bus a friend tells you she’s renting the little corner shop to sell maps, and within two stops you’ve shown her, in high spirits, what the margins are and which winter will finish it. You’re right, what’s more. You had a lovely time. She thanks you, and in spring a printed invitation comes, the same one everybody gets.",
        "The next dreamer should have what you give yourself. Try, “I’ll tell you where I think it gets hard, whenever you want. First tell me the part you can’t stop thinking about.” Listen to the end. By then you’ll have seen how it can work, which is what she was hoping you’d see.",
      ],
    },
    Capricorn: {
      thesis:
        "Five in the morning, and there you are at the curb with the heater on. The gate’s been checked, there’s coffee in the holder, and for forty minutes no one will be required to speak. That’s how you love people. INTJ sees trouble a long way off and Capricorn gets up early for it, so whoever belongs to you has their papers in order and never learns what didn’t happen to them. Your jokes are so dry that newcomers take them down as instructions. Praise from you comes twice a year and gets repeated at home. And what melts you, though you’d rather it weren’t seen, is any long job done honorably: a bus driver’s last day, the old doorman getting his applause.",
      argument: [
        "Duty and reason have never come to terms in you. INTJ asks what a custom is for and won’t take tradition as an answer; Capricorn holds that one goes. So you go. Six hours on the road to a reunion you consider pointless, early, well pressed, and you set up the chairs and pay for the tent, and sometime during the speeches you remark that no one was ever improved by a speech. It’s funny. Unfortunately, it’s also what they remember: the drive and the tent are forgotten, and it’s settled in the group that you’d rather have been elsewhere.",
        "You wouldn’t have. At the next farewell or birthday, do all of it as you always do, save the review for the car, and tell whoever’s day it is, “I grumble about these things, and I wouldn’t have missed it.” They’ll repeat that one, too.",
      ],
    },
    Aquarius: {
      thesis:
        "A crosswalk that gives an old man nine seconds can cost you a Saturday. You’ll stand there with a stopwatch, write to the city, enclose a chart, and one morning the light stays green for fourteen, and nobody ever learns it was you. INTJ understands the timer. Aquarius saw the man. Any group you join runs better within the year, and its strangest member has somehow become the treasurer. You collect unlikely facts and unlikelier people, and introduce them to one another. Being managed makes you deaf. As a guest you’re courteous, slightly Martian, and very funny without looking up, and it would never occur to you to laugh at anyone for being odd. It’s the others you find peculiar.",
      argument: [
        "Everyone should have a say, and most of them are wrong: you believe both, sincerely. Aquarius sends the poll around, with room for comments, and INTJ knew the answer before it went out. So nine friends are asked where the trip should go, every reply is read with care, and you book the cabin you’d had in mind since March, for reasons laid out in a fair, clear, and rather long message to the group chat. Nobody can object. They send a thumb. The next poll gets two replies, and it saddens you how little people want to take part.",
        "Hand something over whole. This week, in a matter that’ll come out differently from how you’d arrange it, write, “I have an opinion, and I’m leaving it out. Whatever you all pick, I’m in.” It’ll be the wrong cabin. Go, and let somebody else explain the heating.",
      ],
    },
    Pisces: {
      thesis:
        "When everything’s falling apart, people come and stand near you. Your voice drops half a tone, you ask two questions, and within the hour the disaster has a shape, a list, and somebody assigned to the dog. INTJ made the list. Pisces is why they came: with no sign of it on your face, you took in all of what they felt, and they could tell. Good ideas reach you whole, after days of nothing, in the last row of a concert or halfway through a swim. Presents from you answer wishes their owners had forgotten making. And you have a sense of the absurd that you keep hidden for weeks, then let out at the worst possible moment, preferably in a chapel.",
      argument: [
        "Put you on a plane with a cartoon about a lost dog, and the flight attendant has to bring napkins. At a funeral, you do the parking. Pisces is moved by nearly everything. INTJ has ruled that a person in tears is no help to anyone, so the feeling gets sent where it can’t be in the way, to films and songs and strangers in interviews. It does keep you steady when you’re needed, but whoever saw you that day, brisk, directing cars, decides you’re taking it well and goes to cry with someone else, and you drive home with the radio on and everything still in you.",
        "Let one of the real people see it: the next time something catches you, and somebody’s there, don’t reach for a task. Say, “This is getting to me, and I don’t know why yet.” Then just stand there. It’s allowed.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When a project is going wrong, you say so while it can still be saved, and you’ve already drawn up the alternative.",
        "A friend with a daring idea gets your honest opinion of its weak spots, and after that your entire weekend.",
        "Tell you the old fan can’t be repaired, and by Sunday evening it’s running on your table, with the spare parts labeled.",
      ],
      costs: [
        "By winning the argument in front of everybody, you lose the cooperation of the person you’ll need on Friday.",
        "Impatience gets into your voice before you notice, and the people you love hear that and nothing else.",
        "Once you can see how an experiment will end, it bores you, and the shelf of half-made things accuses you.",
      ],
      tensions: [
        {
          between: "Plan or leap",
          text: "You prepare for months, and then a single insult makes you jump early. When something stings, write your answer, leave it in the drafts, and read it again after breakfast.",
        },
        {
          between: "Praise or privacy",
          text: "You’d love to be admired for what you’ve done, and you’d hate to be caught wanting it, so you wait in silence. Show somebody the result, and say that you’re proud.",
        },
        {
          between: "Winning or company",
          text: "You want to be right and you’d like company afterward, and being right goes first. Next time, stop while you’re ahead, and ask what they’d keep of their own idea.",
        },
      ],
      practice:
        "For one week, carry a coin in your pocket, and switch pockets each time you ask a question where you’d have corrected somebody. On the seventh evening, stop, and write down the two best answers you got.",
    },
    Earth: {
      gifts: [
        "What you set up is still running years later, and the instructions taped inside the lid make sense to anyone.",
        "A friend complains once about a door that sticks, and after your next visit it simply doesn’t.",
        "Anything lent to you comes back clean, oiled and in better condition than on the day it left.",
      ],
      costs: [
        "You hold work back until nothing in it can be criticized, and meanwhile people have learned to manage without it.",
        "Because you repair things before anyone asks, people depend on you, and then it irritates you that they do.",
        "Once your evenings are arranged to your satisfaction, even a good invitation feels like an interruption.",
      ],
      tensions: [
        {
          between: "Perfect or seen",
          text: "You’d like people to be using your work already, and you’d hate them to discover a rough edge, so it stays in the drawer. On Friday, show somebody today’s version.",
        },
        {
          between: "Keeping or changing",
          text: "A system that has served you for years deserves respect, and lately it takes more upkeep than it saves. You patch it every time, so try a single week without it.",
        },
        {
          between: "Doing or saying",
          text: "You’d rather repair somebody’s lamp than tell them how much they matter, and they’re left to guess. Return the lamp and add, “I like looking after you.”",
        },
      ],
      practice:
        "On three evenings this week, lie down on a carpet or a lawn for fifteen minutes and do absolutely nothing useful. Set a kitchen timer, leave your book in another room, and get up only when it rings.",
    },
    Air: {
      gifts: [
        "After an hour of everybody talking at once, you draw three boxes on the board, and the problem is visible.",
        "When a friend discovers a hole in your theory, you think about it overnight and call to say they’re right.",
        "Left alone with an impossible manual, you come back with a single page that the whole building starts using.",
      ],
      costs: [
        "Once you’ve understood a problem, it feels to you as if it’s been handled, and everybody waits for you to act.",
        "When somebody’s unhappy you offer a theory, and they feel studied at the moment they wanted an arm around them.",
        "Your best ideas get given away over lunch, and that night you lie awake, annoyed that nobody knows.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "An open question can entertain you for weeks, but other people are waiting for an answer, and you give them another chart. Give one answer by Thursday noon, and let it stand.",
        },
        {
          between: "Near or curious",
          text: "You want to be near people, and you go about it with questions, until they feel interviewed. After the third one tonight, stop and tell them something about yourself.",
        },
        {
          between: "Many roads or one",
          text: "Every direction interests you, so you compare them all carefully and stay exactly where you are. Take the second best for thirty days, and keep the map in a drawer.",
        },
      ],
      practice:
        "For seven days, keep an index card in your pocket, and end one call or meeting a day by saying what you’ll do and by when. Write that down, and on the eighth day read the card aloud and throw it out.",
    },
    Water: {
      gifts: [
        "Before a difficult meeting you’ve guessed what each person is afraid of, and the plan already has room for it.",
        "The friend everyone else has stopped calling still hears from you on the bad anniversary, with no advice attached.",
        "On a walk by yourself you work out what really went wrong, and your apology names exactly that.",
      ],
      costs: [
        "A strong dislike comes to you with seven good proofs attached, and colleagues waste weeks refuting them.",
        "When you’re disappointed you go quiet and polite, and people lose you without ever hearing what they did.",
        "Alone at night you go over an old hurt until it’s airtight, and nobody gets to tell their side.",
      ],
      tensions: [
        {
          between: "Guarded or known",
          text: "You want somebody to know you well, and you show so little that they’d have to guess. Tell one person one thing you’ve kept back, and do it in daylight.",
        },
        {
          between: "Loyal or leaving",
          text: "You go on serving people and places after your heart has left, because leaving feels like betrayal. Write the goodbye on paper first, then see if you’d still like to stay.",
        },
        {
          between: "Gut or proof",
          text: "Your feeling about a plan comes on the first day, the evidence weeks later, and you act only on the second. Note both in a diary, and see which was right.",
        },
      ],
      practice:
        "Every evening for a week, at nine, text one person one feeling from your day, with no analysis. Send it within a minute, lay the phone face down, and leave it there until morning.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the intellect you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to perfecting the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they neglected to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the edited version of their sentence, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it gets across the table.",
    "There is a floor in you for which no plan exists, and you’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would enjoy mixing mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "sun 1":
      "These are good weeks for going first. You like to see the final step of an undertaking before you take the first one, so the plan becomes magnificent while nothing happens. Pick one that’s three-quarters ready, begin it on an ordinary weekday, and correct it as it goes.",
    "sun 2":
      "Money gets your attention, and you’d like to give it a system. Begin with the research: before you compare a tenth model of anything, calculate what an hour of your evening is worth and add it to the price, then buy the second best and go out.",
    "sun 3":
      "Your “Fine” means that it’s fine, and people examine it three times for the catch, so with all these calls and messages going around, write one line more than is necessary. “Fine by me, and thanks for taking that on” has some warmth in it, and nobody has to ask you twice.",
    "sun 4":
      "Nobody at home reads minds, and yours is where you keep the rules: who does what, which evening is quiet, when a shut door means work. Say them aloud to the people you live with or visit; then inquire what rules they’ve been observing on your account, and brace yourself.",
    "sun 5":
      "Fun comes last on your list, after everything with a deadline, and you write the list. Give it an uninterrupted morning now, before the useful activities, with the phone off. And if there’s someone you like, tell them you looked forward to the evening, because from outside it’s invisible.",
    "sun 6":
      "Small things fill these days, each of them arriving just as you’ve gotten deep into something complicated. Designate one hour in the afternoon for everybody’s quick questions, tell people it exists, and keep the morning for yourself. A four-minute chore needs four minutes and no system.",
    "sun 7":
      "Watching someone do a thing the long way is nearly physical pain to you, and the better way, offered kindly, sounds to them like a grade. For a while somebody close matters more than efficiency, so once a day let them finish it their own way, without consulting the clock.",
    "sun 8":
      "Trust, from you, comes in small installments after inspection, and hardly anyone knows there’s an inspection. Let in somebody who passed it long ago by telling them one thing nobody has heard: the sum in your account, the person you still miss, the plan you’re least certain of.",
    "sun 9":
      "Before you go anywhere, or sign up for anything, you’ve read enough to lead the tour. Skip the reading for once: take a bus to the end of its line, or hear a lecture by someone you suspect of being mistaken, and ask one question you don’t have the answer to.",
    "sun 10":
      "People make up their minds about your work from about five minutes of it, and plenty of them are looking now. Don’t let it be the five in which you explain what’s wrong with everyone else’s proposal: begin with the part you’d preserve, and then say your piece.",
    "sun 11":
      "You can go six months without a word to a friend, and in your mind nothing has changed. In theirs it’s been six months. Send three people something that reminded you of them, with a line saying why, and if one of them proposes a drink, specify the evening.",
    "sun 12":
      "Quiet is no hardship for you, and doing nothing in it is a real one. Use the time to end something, a plan that was excellent once and has been continued out of respect for the design; notify whoever’s waiting that it’s over, and go to bed early.",
    "new 1":
      "Haircut, coat and shoes were all arranged some years ago, so that you’d never have to think about them again, and several of those arrangements have expired. Replace the one you never particularly liked, and let people notice.",
    "new 2":
      "Any budget you design is sensible, and you feel a little sorry for the person who has to live on it. When you begin another, give that person a modest monthly allowance for pure nonsense, and never inquire what became of it.",
    "new 3":
      "Five minutes about the weather strike you as a meeting without an agenda. For the neighbor it’s a method of discovering whether you’re safe to talk to, and anything personal comes in the sixth minute, which is the one to wait for.",
    "new 4":
      "Any place of yours is excellent for thinking in, though a visitor is never quite certain where to put a cup. Begin with one chair that faces another, or a hook for somebody else’s coat, and the room has a little more company in it.",
    "new 5":
      "Whatever you take up for pleasure has acquired a schedule by the second week and a target by the third, because improvement is how you enjoy things. Begin something that nobody can measure, like singing in the kitchen, and be contentedly bad at it.",
    "new 6":
      "No one designs a better routine than you do, or resents it more when a sick day knocks a hole in it. Anticipate the hole with a ten-minute version of everything, for mornings on which nothing proceeds as intended.",
    "new 7":
      "Doing a thing together means, to you, dividing it in half and meeting again when both halves are complete, whereas for nearly everyone else the part in between is the pleasure. Begin something small in which you and another person are doing the same half.",
    "new 8":
      "You’ve considered what should happen in an emergency further than most people dare, and all of it is in your head or in a folder only you can locate. Showing one person where the folder is requires ten minutes and is surprisingly intimate.",
    "new 9":
      "Nearly everything you study serves some purpose, and behind the useful disciplines waits a century, a language or a family of birds that you love for none. Give it one book and an unoccupied afternoon.",
    "new 10":
      "You suppose that your ambitions are as visible to everybody as they are to you, whereas people see a person content with a difficult problem and a closed door. Name the task you’d like next, in one sentence, to someone able to assign it.",
    "new 11":
      "A single dreary meeting on folding chairs is sufficient to put you off groups for years, which is an inadequate sample, as you’d tell anyone else. Find the few people who take your favorite topic as seriously as you do, and go twice before judging.",
    "new 12":
      "Your best ideas come out of nowhere, at four in the morning or under the shower, and you spend the following day assembling the evidence. Let one of them stand without any, in writing, and reconsider it in two weeks.",
    "full 1":
      "When you’re concentrating, your face resembles a verdict, and people have been adjusting to it without saying a word. Around now somebody lets it slip, and since it’s invisible from inside, asking what they took it to mean is instructive.",
    "full 2":
      "Above everything else, money means to you that nobody can compel you to stay. Now that the figures are in plain view, examine them from that angle, and see which tiresome obligation you’re no longer required to accept.",
    "full 3":
      "By the time others speak up, you’ve conducted the whole discussion in private and supplied both sides with excellent lines. What comes back to you now is the one you didn’t write for them, and it deserves to be heard again before you answer.",
    "full 4":
      "In any upset at home, you’ve identified the cause before anyone has located a handkerchief, and being right about it calms nobody. Sit down beside the person who’s saying least, ask what they’d like, and keep the diagnosis until it’s wanted.",
    "full 5":
      "Somebody admires what you’ve made, and before the end of the sentence you’re pointing out the imperfection in the corner, which they hadn’t noticed and can’t stop seeing afterward. Say thank you this time, and stand in front of the corner.",
    "full 6":
      "Tiredness strikes you as an error in the schedule, which you correct and then continue, until your body submits a report of its own. Imagine a person in your care with this same week ahead, and take off yourself what you’d take off them.",
    "full 7":
      "A complaint from someone dear to you sounds like a document containing errors, and you begin with the errors, although one line of it is accurate. Say that line back to them first, without a footnote, and hear what comes next.",
    "full 8":
      "You’re so composed in matters of debt, illness or loss that people bring you the documents and take their tears next door. The tears would have been safe with you as well, and asking how someone is sleeping is an invitation to bring them.",
    "full 9":
      "Some of your strongest opinions were abandoned a year ago without an announcement, so people still dispute them over dinner and wonder why you look preoccupied. Telling one of them that you’ve come around is more persuasive than any proof.",
    "full 10":
      "By the time one of your goals is reached, you’ve been living in the next for months, and the day itself passes like any other. People who would like to congratulate you discover that you’ve gone, so return for an evening and let them.",
    "full 11":
      "There are friends whom you enjoy and friends whom you advise, and the second variety occupies most of your evenings, because a problem attracts you more than a good time. Consider who was there the last time you came home wide awake, and call them.",
    "full 12":
      "Feelings that were postponed during the busy weeks arrive all together on the first unoccupied Sunday, like relatives, and expect to be received. They don’t require an analysis, and a long walk with nothing in your ears is about what they came for.",
    "eclipse 1":
      "For years competence has done your introductions for you. As that picture of yourself gives way, it emerges that several people liked you before they discovered your abilities, and there’s no hurry about producing another.",
    "eclipse 2":
      "When an income or a comfort ends, you’ve calculated the worst case by supper, to the week. Make a second calculation that begins with whatever you enjoy and what it requires each month, and compare the two.",
    "eclipse 3":
      "A long discussion can be over before you’ve made your most persuasive point, which then visits you for weeks. No one is waiting for it, and being right is occasionally a private pleasure.",
    "eclipse 4":
      "You’ve always supposed that you could live anywhere with a door and a decent lamp. When something shifts at home, it becomes apparent how much you depended on the little noises through the wall.",
    "eclipse 5":
      "Love and play don’t always end for a cause, and a missing cause bothers you nearly as much as the loss. Some of these endings are never going to be solved, and you can be sad without a theory.",
    "eclipse 6":
      "A responsibility that you’ve managed for years goes into other hands, and from across the room you can see it being done differently. It holds anyway, and what ends is the necessity of being always available.",
    "eclipse 7":
      "Of everyone near you there’s a working model in your head, accurate at the time of construction, and somebody has outgrown theirs. Ask them the kind of question that you’d ask an interesting stranger.",
    "eclipse 8":
      "Owing anything is so unpleasant to you that assistance gets repaid in full within the week, and the connection along with it. It becomes evident now that one favor was intended as a present, which requires no repayment.",
    "eclipse 9":
      "When a teacher or a conviction disappoints you, it loses all its authority in an afternoon, although most such things were half right. Before you carry the whole of it to the curb, write down the half you’d still defend.",
    "eclipse 10":
      "What ends at work is frequently no more than the name for it. You were always occupied with something that the title left out, and it accompanies you, ready for a better description.",
    "eclipse 11":
      "Your patience with a group ends before the group does, and leaving is sometimes correct. One or two of the members were dear to you, however, and they’d appreciate hearing that the verdict on the others doesn’t include them.",
    "eclipse 12":
      "Some of the futures you furnish so carefully never materialize, and nobody sends flowers, since nobody knew. If one of them is over, you’re entitled to be sad about a place where you never lived.",
    "jupiter soft":
      "Good luck wasn’t in your forecast, so when it stands at the door you examine its credentials. They’re in order. Look twice at whatever would make a novice of you, because being the expert is familiar by now, and it’s been a while since anything was new.",
    "jupiter hard":
      "Whatever you understand you believe you can run, and at the moment you understand a great deal, so every muddle looks like an invitation. Nobody has asked for order, so add up your hours before volunteering, and let one of the muddles go on belonging to somebody else.",
    "saturn soft":
      "Long effort toward a clear standard suits you better than nearly anything, and for a while the world is on your side in this. Since your difficulty is the last five percent, where nobody else can detect the difference, specify beforehand what done looks like, and stop there.",
    "saturn hard":
      "Waiting is hard for you, and waiting for people whose judgment you doubt is nearly unbearable. At present there’s more of it, but a limitation imposed by the wrong person can still be in the right place, and it’s worth examining before you resent it.",
    "uranus soft":
      "The improvement you needed comes from a person you’d never have consulted, or by plain accident, which is mildly insulting and very useful. As few people recognize sooner than you do what an odd event is good for, leave several hours of the week unplanned, and give it somewhere to happen.",
    "uranus hard":
      "When events depart from the plan, you write a better plan, and a restless period like this one consumes a good many of them. Try a single day without: get up, see what’s there, and deal with that, expecting to be as clumsy as everyone is initially.",
    "neptune soft":
      "Something slips past the guards, a song in a supermarket or an old man holding a door, and your eyes sting before you can object. Instead of glancing around to see who noticed, let it be visible for once, since the people who like you have often wondered what moves you.",
    "neptune hard":
      "Where the facts are missing you supply a theory, so well constructed that you move in, and more is missing at present than you’d imagine. Ask a practical person what they’ve observed before they’ve heard your version, and if the two disagree, go by their eyes for now.",
    "pluto soft":
      "One of your difficulties has been managed so well, for so many years, that nobody calls it a difficulty anymore, including you. There’s nerve enough now to go down and examine it, together with somebody who’s permitted to interrupt, because alone you’d arrive where you arrived last time.",
    "pluto hard":
      "Being overruled feels to you like being erased, so you come to any struggle with more arguments than the other side has people. Identify the single point you can’t surrender, say that one plainly, and let the others be traded away with a good grace.",
    "mercury retrograde":
      "Steps that are obvious to you are missing from what you send, and people act on the rest. For these few weeks write out every one of them, down to the step that makes you feel ridiculous.",
    "mercury direct":
      "What was stuck begins to move, and the answers are shorter than the waiting was. If you’d prepared for four outcomes, three of them can be discarded unread. Enjoy that for a moment.",
    "venus retrograde":
      "When somebody from the past comes to mind now, it’s as an unanswered question, and those have power over you. Imagine an ordinary Tuesday together, breakfast included: is it the person you miss, or the puzzle?",
    "venus direct":
      "Your affection goes out as improvements: the better lock, the right doctor, the shorter way home. Give somebody a thing that solves nothing at all, flowers or a silly song, without a defense.",
    "mars retrograde":
      "When you’re blocked, you open a file on whoever is to blame, and your memory for such things is excellent. Move furniture instead, or dig, or swim, which uses the same energy and necessitates fewer apologies.",
    "mars direct":
      "After so much thinking you’d like to start at step nine, but what returns first is strength enough for step one, which seems slightly beneath you. Take it anyway, as it’s the right size for today.",
    "ingress jupiter":
      "For about a year there’s more room in this part of life than your plan provided for, since you always allow a margin. Use some of the margin, and ask for one size larger than intended.",
    "ingress saturn":
      "You’ve often wished that people would take the long view, and for several years this part of life does. From one month to another, progress looks imaginary, and it’s better measured annually.",
    "ingress uranus":
      "For some years this part of life departs from its habits. You foresee a great deal, though rarely how you’ll feel when it happens, which is an argument for leaving several things undetermined.",
    "ingress neptune":
      "Something here that you regarded as certain becomes gradually less so over many years. It’s uncomfortable for a person who likes to know, and interesting for one who likes to find out, and you are both.",
    "ingress pluto":
      "A long rebuilding begins here, and you’d rather report on it after it’s complete. Others can already see the scaffolding, are less alarmed than you suppose, and would like to be shown around.",
  },
};
