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
        "Traffic slows, and you’ve left the highway before the brake lights come on. It looks like impulse. In fact there’s been a second route in your head since breakfast, because INTJ won’t start the car without one, and Aries was only waiting for an excuse to take it. Friends with an impossible landlord or a flooded basement call you first and get, in this order, a plan, a deadline, and you at the door in boots. Sympathy comes later, gruffly, over fries. On a subject you love you turn nineteen, talk with both hands, and let them go cold. Nobody is more fun to lose an argument to. And an arrival time on a screen is, as far as you’re concerned, a dare.",
      argument: [
        "For three weeks you’ll turn a thing over, on walks, in the shower, at red lights, without a word to anyone. INTJ wants it thought through and sees no sense in discussing half a thought. Then one Tuesday it’s clear, and Aries can’t bear to wait until lunch. The job is accepted, the lease is signed, and whoever shares your life hears about it in an elevator. To you it’s the most carefully considered decision of the year. They got forty seconds and no say. Now they’re angry, you’re honestly puzzled, and from here on they brace themselves whenever you look thoughtful.",
        "Let somebody in while it’s still soft. Take the matter you’re chewing on this week and say, “I’m thinking about something, and nothing’s decided. What would you want me to consider?” The thinking stays yours. They’d only like to be there for some of it.",
      ],
    },
    Taurus: {
      thesis:
        "Choosing a chair takes you seven months. There are measurements, a spreadsheet, and a salesman who learns to hide when you come in, and then one Saturday the decision falls and it’s final; heirs will fight over that chair. INTJ looks twenty years ahead, and Taurus means to be comfortable on arrival. So the things around you work, and your friends keep bringing you questions: which mattress, which mortgage, which of the two men. You look out the window for so long that they wonder if you heard. Then they do what you say. Only people who’ve walked a market or a vineyard with you know how much plain delight goes on behind that face, or that a ripe peach can end a conversation.",
      argument: [
        "Ask how you ought to be living and you can supply the floor plan: the smaller town, the other work, the bedroom that faces the water. One half of you never stops drawing it. The other half has finally gotten this place the way it likes it and prefers a nuisance it knows to a pleasure it hasn’t met, so the plan improves and the address stays the same. Planning that well feels a good deal like having gone. But somebody was supposed to go with you. They hear about the water every summer, and one summer they quietly change the subject.",
        "Do a piece of it this week, so small that nothing has to be packed: “I’ve talked about this long enough. There’s a place I want to look at on Saturday. Will you drive out with me?” Look at it. Have lunch nearby.",
      ],
    },
    Gemini: {
      thesis:
        "Delayed trains agree with you. By the third announcement you’ve worked out why the whole line is stuck, drawn it on the back of a ticket, and made two strangers laugh so hard that a conductor comes over to see. INTJ can’t rest until it knows how the thing is built; Gemini has to tell somebody, and tell it well. Friends hear from you at one in the morning with a link and a page number. They get theories about their boss, and the exact word for what they’ve been feeling since spring. After that you vanish for two days with a book, perfectly happy, and come back with a question. People with dull jobs learn from you that their jobs are fascinating.",
      argument: [
        "Part of you thinks by talking, and all of you sounds as though you’d finished. INTJ gives every idea the voice of a conclusion. Gemini hasn’t concluded anything, it’s trying the thought on for size, and will have another by Thursday. At lunch you inform a friend that she’s living in the wrong city, with reasons and a diagram, and you both have a wonderful time. On Sunday she tells you that she’s given up the apartment. You moved on to the opposite view days ago, and you hear yourself ask why on earth she’d do that. She won’t take you at your word again, even on the day you mean it.",
        "So mark the drafts. Before the next brilliant idea about somebody’s life, say, “I’m only trying this out. Argue with me, and please don’t do anything about it.” They’ll argue. It’s what you wanted all along, someone to think with.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody has to know which hospital entrance is open after nine, and it’s always you. INTJ reads the forecast to the last line; Cancer reads it with certain people in mind, so there’s a spare key with a neighbor, a charger in the glove compartment, and a bench halfway up the trail that you picked for a friend’s bad hip and will never mention. Strangers meet the composure and think you’re cool. Anyone who’s been stuck with you in a broken-down car knows better: you produce peanuts, a blanket, and one deadpan remark after another, until they’re almost sorry to see the tow truck. Old letters, you keep. Four guests, you adore. With fourteen, you’re found in the yard, talking to the dog.",
      argument: [
        "On the second day of a vacation, you begin to miss it. Cancer never wants to leave a place where everyone it loves is under one roof. INTJ, looking ahead as usual, has noticed that it ends on Saturday. Between them they’ve arrived at a sad compromise, which is that you do the grieving in advance. They’re all out on the hotel balcony with wet hair, someone’s telling the one about the boat, and you get up to look at departure times. You do it out of love. They see a person who leaves the table whenever everybody’s happy, and they wonder who spoiled it.",
        "The next time, stay in your chair. Find something about one of them that you’ll want to remember, and tell them while it’s going on, “I’m so happy right now that it scares me a little.” Somebody will reach over.",
      ],
    },
    Leo: {
      thesis:
        "Everyone else bought a hat. You’ve been at that costume since August, there’s a mechanism in the left wing, and you come just late enough to be noticed and say it’s something you had lying around. INTJ knows what excellence consists of, down to the stitching. Leo thinks that a good thing should be seen from the front and in decent light. That makes you the friend whose toast gets quoted for years and whose presents ruin it for the others. Beginners adore you, since you take a shy first attempt more seriously than its maker dared to. Compliments receive a dignified nod. Later, alone at a red light, you go over them again, and the driver in the next lane sees somebody beaming.",
      argument: [
        "INTJ doesn’t care what people think. Leo has been refreshing the page since noon. You settle it by doing something splendid and handing it in like a parking receipt: the work of three months goes into the shared document at ten past five, without a message, and you shut the laptop as if it were nothing. Then you wait. People are busy; a file arrives with nothing said about it, so they take it that there’s nothing to say. On Friday someone’s slapdash slide, announced with a drumroll, gets a whole row of hearts, and you’re short with everybody all weekend and too proud to say why.",
        "This week, hand over one thing with your face attached: “I worked hard on this, and I’m proud of it. Will you tell me what you think?” It’ll be an embarrassing ten seconds. What comes back, you can live on until Christmas.",
      ],
    },
    Virgo: {
      thesis:
        "Moving day with you is a pleasure, which can’t be said of anyone else. The boxes are numbered, a floor plan is taped inside the front door, and the carton marked FIRST NIGHT holds scissors, toilet paper, a lamp, and good chocolate. INTJ saw the whole day from above; Virgo thought of the scissors. You’re the same with people. A worried friend gets the right specialist, the right form, and the useful paragraph on page six, underlined. Nervous beginners get a patience from you that confident experts never see. Anything you’ve explained stays explained. And it pays to read your instructions closely, because around step nine there’s a joke with a perfectly straight face, and those who love you skip ahead to find it.",
      argument: [
        "Saturday was kept free for the big thing, the one that’s been standing in your head since last year. INTJ can see it finished. At nine you sit down to it, and Virgo notices that the shelf is crooked, that the file names don’t match, and that a friend has written about her résumé, which does need work. All of that’s small and near, and it can be perfect by noon. So little things get done, yours and everybody’s, and the big one gets whatever is left of you at ten at night. You’re the reason all your friends have finished theirs.",
        "Next Saturday, yours goes first. When the message arrives, answer it like this: “I’d like to do it properly, and I can’t before Sunday night. I’m finishing something of my own.” As for the shelf, sit where you can’t see it.",
      ],
    },
    Libra: {
      thesis:
        "Seating plans are where your genius has been hiding. Put you in charge of the tables at a wedding, and the two old enemies can’t see each other, the lonely cousin is beside the only other beekeeper, and after the cake two people who came separately leave in one taxi. Everyone thinks it was the music. INTJ worked it out in March; Libra made it feel like luck. The same eye goes over all you own, so there isn’t much of it and every piece is right, and a badly lettered shop sign can bother you for a block and a half. Surprises from you arrive on no particular date. And across a crowded room, your one raised eyebrow is what your friends came for.",
      argument: [
        "What you’d like best is to be alone with somebody in the next chair. INTJ wants the evening to itself. Libra doesn’t care to spend a life unshared. So you take turns: say yes three weeks ahead, dread it from Thursday on, hope the host comes down with something, go, and be the most charming guest there until half past ten. Nobody suspects. They tell you it has to happen more often. Then you come home with nothing left, and the person you’d really wanted to be with gets a tired smile and a closed door.",
        "There’s a third way, and it only has to be asked for. On a free evening this week, say to them, “I’m not up to talking, and I’d love to have you near. Would you bring your book in here?” A lot of people have waited years for that invitation.",
      ],
    },
    Scorpio: {
      thesis:
        "Nobody should play a game with hidden cards against you. By the second round you know who’s bluffing, who’s bored, and who quarreled in the car, and you’ll lose a hand on purpose if the last of them needs cheering up. INTJ works out what a person will do; Scorpio has already felt why. It would be alarming, except that you’re a kind of private shelter for the odd and the hurt: the colleague everyone calls difficult eats lunch with you, and at the pound you’d walk past all the puppies to the cat with one eye. Whatever people tell you is never heard of again. Your own remarks, made low and without moving your face, have gotten decent people into trouble on solemn occasions.",
      argument: [
        "To be known by somebody would mean everything to you, and you’ve made it nearly impossible. Part of you wants one person to see all the way down. The other part keeps its reasons to itself, since whatever people know, they can use. So you leave a clue. On the drive home you play a certain song twice, or mention that it’s been a long week in a voice that isn’t about the week, and look out the window to see whether they’ll get it. They ask what you’re thinking. Nothing, you say, hoping to be asked again. They believe you, and you lie in the dark with the old feeling that nobody looks.",
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
        "Duty and reason have never come to terms in you. INTJ asks what a custom is for and won’t take tradition as an answer; Capricorn holds that one goes. So you go. Six hours on the road to a reunion you consider pointless, early, well pressed, and you set up the chairs and pay for the tent, and sometime during the speeches you remark that no one was ever improved by a speech. It’s funny. Unfortunately, it’s also what they remember. The drive and the tent are forgotten, and it’s settled in the group that you’d rather have been elsewhere.",
        "You wouldn’t have. At the next farewell or birthday, do all of it as you always do, save the review for the car, and tell whoever’s day it is, “I grumble about these things, and I wouldn’t have missed it.” They’ll repeat that one, too.",
      ],
    },
    Aquarius: {
      thesis:
        "A crosswalk that gives an old man nine seconds can cost you a Saturday. You’ll stand there with a stopwatch, write to the city, enclose a chart, and one morning the light stays green for fourteen, and nobody ever learns it was you. INTJ understands the timer. Aquarius saw the man. Any group you join runs better within the year, and its strangest member has somehow become the treasurer. You collect unlikely facts and unlikelier people, and introduce them to one another. Being managed makes you deaf. As a guest you’re courteous, slightly Martian, and very funny without looking up, and it would never occur to you to laugh at anyone for being odd. It’s the others you find peculiar.",
      argument: [
        "Everyone should have a say, and most of them are wrong: you believe both, sincerely. Aquarius sends the poll around, with room for comments. INTJ knew the answer before it went out. So nine friends are asked where the trip should go, every reply is read with care, and you book the cabin you’d had in mind since March, for reasons laid out in a fair, clear, and rather long message to the group chat. Nobody can object. They send a thumb. The next poll gets two replies, and it saddens you how little people want to take part.",
        "Hand something over whole. This week, in a matter that’ll come out differently from how you’d do it, write, “I have an opinion, and I’m leaving it out. Whatever you all pick, I’m in.” It’ll be the wrong cabin. Go, and let somebody else explain the heating.",
      ],
    },
    Pisces: {
      thesis:
        "When everything’s falling apart, people come and stand near you. Your voice drops half a tone, you ask two questions, and within the hour the disaster has a shape, a list, and somebody assigned to the dog. INTJ made the list. Pisces is why they came: with no sign of it on your face, you took in all of what they felt, and they could tell. Good ideas reach you whole, after days of nothing, in the last row of a concert or halfway through a swim. Presents from you answer wishes their owners had forgotten making. And you have a sense of the absurd that you keep hidden for weeks, then let out at the worst possible moment, preferably in a chapel.",
      argument: [
        "Put you on a plane with a cartoon about a lost dog, and the flight attendant has to bring napkins. At a funeral, you do the parking. Pisces is moved by nearly everything. INTJ has ruled that a person in tears is no help to anyone, so the feeling gets sent where it can’t be in the way, to films and songs and strangers in interviews. It does keep you steady when you’re needed. But whoever saw you that day, brisk, directing cars, decides you’re taking it rather well and goes to cry with someone else, and you drive home with the radio on and everything still in you.",
        "Let one of the real people see it. The next time something catches you, and somebody’s there, don’t reach for a task. Say, “This is getting to me, and I don’t know why yet.” Then just stand there. It’s allowed.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You see the move before the pieces are out of the box, and have the nerve to make it early.",
        "When a project is failing you grow calmer and faster, and others start to breathe at your pace.",
        "Doubters sharpen you; one “can’t be done” is worth a month of encouragement.",
      ],
      costs: [
        "You win debates against people whose help you will be needing by the end of the week.",
        "Impatience escapes you as a tone, and long after your reasons are forgotten, the tone is remembered.",
        "Half-completed triumphs line your road, each abandoned as soon as you see how it would end.",
      ],
      tensions: [
        {
          between: "Campaign or charge",
          text: "You prepare for months and then bolt at an insult, so choose beforehand which insults count, and let the others go by unanswered.",
        },
        {
          between: "Pride or privacy",
          text: "You want to be known for it and would hate to be caught wanting that. Confess it to one person who can be amused.",
        },
        {
          between: "Victory or allies",
          text: "Each contest leaves you stronger and slightly more alone. Before the next one, work out whom you would like to celebrate with.",
        },
      ],
      practice:
        "For one week, when you feel the urge to correct someone, wait for three breaths and put a question in its place. On the last evening, write down two things you discovered by asking.",
    },
    Earth: {
      gifts: [
        "What you set up goes on working, through bad winters and new owners, with hardly any noise.",
        "You can want one thing for ten years without needing to talk about it.",
        "Under your care materials, animals and accounts become calm, because you notice what each of them needs.",
      ],
      costs: [
        "You postpone the opening day until the work is beyond criticism, and therefore beyond customers.",
        "Having made yourself necessary, you resent the people who can no longer do without you.",
        "Comfort and principle look so similar to you that you defend the one in the other’s name.",
      ],
      tensions: [
        {
          between: "Perfect or open",
          text: "Because you would sooner show nothing than a rough edge, set one public deadline this season, and show whatever exists by then.",
        },
        {
          between: "Loyal or stuck",
          text: "You stay because you promised and because moving is work. Find out which it is by asking what you’d promise today.",
        },
        {
          between: "Useful or loved",
          text: "You repair things for people in place of telling them. Complete the repair, and then say what it was for.",
        },
      ],
      practice:
        "On one evening this week, do something with your body that produces nothing, such as floating in a pool or lying on a lawn. Stay for twenty minutes, and leave your watch in another building.",
    },
    Air: {
      gifts: [
        "You find the pattern in a heap, and can explain it so that a child and a banker both nod.",
        "No position frightens you; you can walk around inside it for an hour and come out unhurt.",
        "You judge an opinion by its quality even when it’s aimed at you, and people notice.",
      ],
      costs: [
        "You understand a situation so thoroughly that acting on it comes to seem like repetition.",
        "In tender moments you offer a theory, and the other person goes to bed with it.",
        "Your finest work lies scattered through other people’s drafts, where nobody thinks of looking for you.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "Since you prefer a living question to a dead answer, let one question a month die, publicly, by acting on it.",
        },
        {
          between: "Near or interested",
          text: "You come nearest by being curious, and curiosity steps back to see better. Occasionally, skip the stepping back.",
        },
        {
          between: "Many or one",
          text: "You have a map with forty roads and two feet. Walk one of them for a season, and annotate the others later.",
        },
      ],
      practice:
        "Once a day for a week, conclude a meeting or a call by stating exactly what you’ll do, and by when. Write the seven statements on a card, and on the eighth day check them off aloud.",
    },
    Water: {
      gifts: [
        "You sense where people are headed, often before they’ve bought the ticket, and you arrange things considerately around it.",
        "Those you have let in stay in, for decades, through their uninteresting years and your own.",
        "You bring a clear head to sad places, and do not need to be thanked there.",
      ],
      costs: [
        "Disappointment makes you withdraw without notice, so the others hear the verdict and never the accusation.",
        "You feel it on the day and mention it months later, when it sounds like an indictment.",
        "Your reasons often turn out to be feelings that went to law school.",
      ],
      tensions: [
        {
          between: "Armor or appetite",
          text: "You want someone to come close and have hidden the gate. Show one person where it is, on purpose, in daylight.",
        },
        {
          between: "Faithful or finished",
          text: "You serve what you loved long after it has changed. Hold the funeral first, and only afterward consider whether to stay.",
        },
        {
          between: "Sensing or knowing",
          text: "Since the feeling arrives early and the evidence late, write down both with their dates, and learn how often the first was right.",
        },
      ],
      practice:
        "Each evening for a week, text one person one true line about your day, containing a feeling and no analysis. Send it within a minute of writing, and put the phone face down.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the mind you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to perfecting the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they failed to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the edited version of their remark, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it reaches the other chair.",
    "There is a floor in you for which no plan exists. You’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would like to mix mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "sun 1":
      "These are good weeks for going first. You like to see the last step of a thing before you take the first one, so the plan gets better while nothing happens. Pick one that’s three-quarters ready, start it on an ordinary weekday, and correct it as it goes.",
    "sun 2":
      "Money gets your attention, and you’d like to give it a system. Begin with the research: before you compare a tenth model of anything, work out what an hour of your evening is worth and add it to the price. Then buy the second best and go out.",
    "sun 3":
      "Your “Fine” means that it’s fine, and people read it three times looking for the catch. With so many calls and messages going around, write one line more than the facts require. “Fine by me, and thanks for doing it” sounds warm, and nobody has to ask you twice.",
    "sun 4":
      "Nobody at home reads minds, and yours is where you keep the rules: who does what, which evening is quiet, when a shut door means work. Say them aloud to the people you live with or visit. Then ask what rules they’ve been keeping for you, and brace yourself.",
    "sun 5":
      "Fun comes last on your list, after everything with a deadline, and you write the list. Give it a whole morning now, before the useful things, with the phone off. And if there’s someone you like, tell them you looked forward to the evening, because from outside it doesn’t show.",
    "sun 6":
      "Small things fill these days, and each of them arrives just as you’ve gotten deep into something else. Name one hour in the afternoon for everybody’s quick questions, tell people it exists, and keep the morning for yourself. A four-minute chore needs four minutes and no system.",
    "sun 7":
      "Watching someone do a thing the long way is nearly physical pain to you, and the better way, offered kindly, sounds to them like a grade. Somebody close matters more than efficiency for a while. Once a day let them finish it their way, and don’t look at the clock.",
    "sun 8":
      "Trust, from you, comes in small installments after inspection, and hardly anyone knows there’s an inspection. Let in somebody who passed it long ago. Tell them one thing nobody has heard: the sum in your account, the person you still miss, the plan you’re least sure of.",
    "sun 9":
      "Before you go anywhere, or sign up for anything, you’ve read enough to lead the tour. Skip the reading for once: take a bus to the end of its line, or hear a talk by someone you suspect of being wrong. Ask one question you don’t have the answer to.",
    "sun 10":
      "People make up their minds about your work from about five minutes of it, and plenty of them are looking now. Don’t let it be the five in which you explain what’s wrong with everyone else’s plan. Begin with the part you’d keep, and then say your piece.",
    "sun 11":
      "You can go six months without a word to a friend, and in your mind nothing has changed. In theirs it’s been six months. Send three people something that made you think of them, with a line saying why, and if one suggests a drink, name the evening.",
    "sun 12":
      "Quiet is no hardship for you, and doing nothing in it is a real one. Use the time to end something: a plan that was good once and has been kept going out of respect for the design. Tell whoever’s waiting that it’s over, and go to bed early.",
    "new 1":
      "Appearances seem to you a side issue, arranged once and left alone for years, because thinking about them takes time from better subjects, although an update costs little now. Start with whatever you never chose.",
    "new 2":
      "You build a sound system for your money and then feel slightly sorry for the person who has to live in it. A good arrangement leaves room for what can’t be justified, so put one small luxury into the plan from the first month.",
    "new 3":
      "Small talk seems empty to you. Yet it is how most people find out whether they want to tell you anything, and so five minutes about the weather with a neighbor, which requires nothing clever, is time well invested.",
    "new 4":
      "Somewhere in your mind is the plan of a home that would suit you perfectly, and because of its perfection it was never started. A lamp, or a question about who uses which room and for what, is enough for one weekend.",
    "new 5":
      "Whatever you take up for fun acquires a schedule by the second week, since improvement is how you enjoy things, so choose something that can’t be measured and see whether the pleasure survives. Be bad at it.",
    "new 6":
      "No one designs a better routine than you do, or resents it more when life interferes. The kind that lasts is generally too easy and a bit boring, so start with five minutes a day and leave elegance until it runs by itself.",
    "new 7":
      "New people notice your silence. While it is going on you are examining them, which they can’t know, so if you like someone, mention it early as a first impression, because that usually brings out the rest of them.",
    "new 8":
      "Delicate subjects make you look for solutions, and you have one complete before the others are ready to talk. A worry that you share unsolved is what many people mean by closeness, so tell someone one before the answer exists.",
    "new 9":
      "Idle knowledge seems wasteful to you. That is why most of what you learn is acquired for a purpose, so if some country or century has always attracted you for no reason, give it one book and one free afternoon.",
    "new 10":
      "Your ambitions are so clear to you that you suppose they show. People with influence see a person who is content to be left alone with difficult problems, so name the task you want, in one sentence, to someone who can assign it.",
    "new 11":
      "Within ten minutes you see what is wrong with a group’s organization, and it is hard for you to think of anything else, although the company is often better than the agenda. Talk first, and suggest improvements afterward.",
    "new 12":
      "Time alone is when you think, so it is seldom rest, and an empty hour seems wasteful to you. The mind does much of its repair when no one is using it, as you know from your better mornings.",
    "full 1":
      "When you concentrate, your face resembles a judgment, and people adjust to it without telling you. If someone mentions how you come across, treat it as information that you couldn’t have obtained alone, and ask for an example.",
    "full 2":
      "The price of your own work was either set years ago or has never been spoken aloud, although you can estimate everything else, so find out what others receive for the same. Bring it to the next negotiation.",
    "full 3":
      "By the time people respond, you have often finished with the topic, because in your mind the discussion took place already. Something said earlier is apt to return now, and it deserves a second hearing in case it contained a point.",
    "full 4":
      "Naming the cause seldom calms anyone. You see it immediately in a family crisis, so think of the person at home who talks least, and ask what they would like before you say anything about how it came to this.",
    "full 5":
      "Praise makes you list the defects, since an accurate picture matters more to you than a flattering one. When your work or someone you love is admired, you can leave the flaws out, because no one has asked about them.",
    "full 6":
      "Fatigue, you believe, is bad scheduling. A better calendar would correct it, and so you go on adding, until you imagine that you managed someone with your workload and take away what you would take from them.",
    "full 7":
      "Criticism from someone dear to you sounds like a document with errors in it, and you start on the errors. Generally one part of it is correct. Say that part back to them first, and the remainder becomes a different conversation.",
    "full 8":
      "Because you stay composed in matters of debt, illness or loss, people bring you the papers and take their tears elsewhere, yet they tell you more once you mention your own troubles. One sentence is enough.",
    "full 9":
      "You revise your opinions continually and never announce it, so people go on arguing with views that you gave up last year. A change of mind, mentioned in passing, impresses them more than any proof you could prepare.",
    "full 10":
      "Results speak for themselves, you feel. In practice they speak in the voice of the person presenting them, so present your own, in ten minutes and without the method, even if the work was more interesting than the talk.",
    "full 11":
      "There are friends whom you enjoy and friends whom you advise, and the second kind takes up most of your time, because problems attract you. Recall which evenings gave you energy lately, and arrange another of those.",
    "full 12":
      "Feelings that you have postponed arrive together on the first empty day, since you prefer to deal with them in order, and they leave sooner when no explanation is required of them. A long walk often suffices.",
    "eclipse 1":
      "Competence has introduced you for so long that you rarely had to do it yourself. As an old image loosens, people who care about you are glad of the unfinished version, and you needn’t hurry.",
    "eclipse 2":
      "The worst case is familiar ground. You calculate it when your income or your needs change, so make a second calculation that starts from what you enjoy, and compare the two before deciding anything.",
    "eclipse 3":
      "A discussion can end before you have made your best point, which then returns to you for weeks. No one is worse off for never hearing it, and a letter can stay unsent.",
    "eclipse 4":
      "If something shifts at home, you are designing the new arrangement within an hour, while the others are still sad about the old, so stand with them for one evening. Plans can wait.",
    "eclipse 5":
      "Love and play don’t always end for a reason, and a missing reason bothers you nearly as much as the loss. Some of these endings remain unexplained, and they are over nonetheless.",
    "eclipse 6":
      "A system can outlive its purpose. One that once organized your days goes on because you made it and are fond of it, so list what it still does for you before repairing it again.",
    "eclipse 7":
      "You have an inner model of each person near you, and it was accurate when you made it. A change here shows how they have grown, so ask what you would ask a stranger.",
    "eclipse 8":
      "Broken trust remains an open case in you, because you would like to find the error. This one can be closed without a finding, and closing it is not the same as saying that it was right.",
    "eclipse 9":
      "When a teacher or a conviction fails you, it loses all its authority at once. Some ideas are half right, and it is worth writing down which half, before you give the whole away.",
    "eclipse 10":
      "Titles never fitted you well. You were always working on something that they didn’t mention, so if one falls away, the work is still there, and you can describe it in your own words.",
    "eclipse 11":
      "Your patience with a group generally ends before the group does, and leaving is sometimes correct. One or two members were dear to you, and they would be sorry to be included in the verdict.",
    "eclipse 12":
      "Hardly anyone knows what your private efforts cost, because you report only the results, and if one of them is over, a friend would gladly supply sympathy. Small amounts are safe.",
    "jupiter soft":
      "Good fortune wasn’t part of your forecast, so you inspect it for errors while it waits. Opportunities are frequent at such a time, even outside your own field. Look twice at the one in which you would be a novice, since you have already mastered the others.",
    "jupiter hard":
      "Whatever you understand you believe you can run, and at such a time you understand a great deal, so that every invitation seems like something to be put in order. Add up your hours first. Your confidence is apt to answer the next one on your behalf.",
    "saturn soft":
      "Long effort toward a clear standard is what you like best, and for a while other people value it too, since authority prefers reliability to brilliance and fortunately you have both. Know when to stop. Agree on what complete means before you take something on.",
    "saturn hard":
      "Waiting and explaining yourself come hard to you, above all before people whose judgment you doubt. In a stricter period there is more of both. Even a critic who isn’t clever can be right about one thing, and correcting it early shortens the whole procedure for all of you.",
    "uranus soft":
      "Improvements to your design come from people you wouldn’t have consulted, and sometimes by accident, which is mildly insulting and very useful. You are quicker than most to see what an odd event is good for. Leave several hours of the week unplanned so that one can occur.",
    "uranus hard":
      "You prefer work to uncertainty. When events depart from the plan you therefore write a better one, and a restless period uses up a good many of them, so try improvising in some matter of no importance. Expect to be clumsy, as everyone is at first.",
    "neptune soft":
      "Logic is what people know of you, while plenty of your best ideas came in dreams, in music or on the stairs. They come more easily at such a time, and they are shy. Write them down without judging them, and look at the page a week later.",
    "neptune hard":
      "Where the facts are missing you supply a theory, elegant enough to convince you first, and more is missing than you would guess in such a period. Ask a practical friend. Someone who merely notices things is good company, so hear what they have seen before you tell them your view.",
    "pluto soft":
      "You have managed some difficulty so well for years that no one, yourself included, calls it a problem. It is possible now to get to the bottom of it. Thinking alone is your habit, and thinking aloud with a person who may interrupt you is considerably faster.",
    "pluto hard":
      "Being overruled feels like being erased. In a struggle for control you have therefore prepared more arguments than the other side, so find the single point that you can’t give up. Once it is known to both of you, everything else can be traded with a good grace.",
    "mercury retrograde":
      "Steps that are obvious to you are missing from your messages, so other people act on the rest. Spell out each of them for a while, since no one is insulted by being told.",
    "mercury direct":
      "Without answers, you construct an explanation. It is complete in every part, and as replies come in the reason is mostly smaller than that, so let the theory go without defending it.",
    "venus retrograde":
      "An old attachment resembles an unanswered question, and those attract you strongly. Recall how a typical day together felt, apart from how interesting the person was to think about afterward.",
    "venus direct":
      "Taste, for you, is a conclusion reached long ago and seldom reviewed, because consistency saves time. Buy something or invite someone that the earlier version of you would not have considered.",
    "mars retrograde":
      "When you are blocked, you collect evidence against the person to blame, and your memory is excellent, while heavy physical work uses the same energy. It leaves fewer apologies.",
    "mars direct":
      "After so much thinking you would like to start at step nine. Your momentum returns more modestly, in steps that seem slightly beneath you, and those are generally the right size.",
    "ingress jupiter":
      "Accepting takes a little practice. A generous year opens in an area that your planning left alone, and you put more faith in what you earn than in what you are given.",
    "ingress saturn":
      "Building is what you do well. Several years of it begin here, and the risk is a single high standard for every part, when only some parts bear any weight.",
    "ingress uranus":
      "Plans for the distant future rarely hold in this area for some years. Shorter ones, treated as experiments, suit you better, because a surprise then counts as a result.",
    "ingress neptune":
      "Something that you regarded as certain grows gradually less so over many years. It is uncomfortable for a person who likes to know, and interesting for one who likes to find out.",
    "ingress pluto":
      "A long transformation begins here, in something you would rather report on when it is complete. Others see it sooner than you think, and they are less alarmed by it than you.",
  },
};
