import type { TypeProse } from "../type-prose.ts";

export const enfp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    thrift: "spend",
    trust: "quick",
    risk: "bold",
    head: "feeling",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Nobody has ever had to ask you twice, and few have had to ask you once. Aries gives you the running start, and you give it a crowd: by the time the others have understood the idea, you’re at the far end of it, waving. What you are really up to is demonstrating, again and again, that the thing everyone called impossible was merely waiting for company.",
      argument: [
        "It’s odd to call this a quarrel, since both halves want to go; they differ over who should be there. Aries would rather be first and by itself, whereas the Campaigner would rather arrive second with thirty friends. Generally you begin before anyone has agreed to come along, and you are honestly hurt to find the road behind you empty.",
        "What it costs is the people who would have come, had they been given until Thursday. With the next great notion, tell two of them immediately and do nothing at all until the weekend, using the interval to run, box, or scrub a floor. If they’re in, you have a crew. If they aren’t, you’ve lost very little and are free to go alone with a clear conscience.",
      ],
    },
    Taurus: {
      thesis:
        "Friends think of you as the one who would go anywhere, and they’d be surprised how much you know about bedsheets. Taurus makes you love what lasts: the same peaches, a warm back, a chair that has taken your shape. The rest of you keeps the motor running. What you’re really up to is looking for a life so delicious that you won’t need to leave it.",
      argument: [
        "Two appetites share one body here. The type hungers for what hasn’t happened yet, and Taurus for a second helping of what has, and you settle it mostly by sitting at home and planning trips that you don’t take; or you do go, and then sit homesick in some marvelous city, describing your own bread to a waiter.",
        "The cost is that you’re seldom wholly where you are. Give each appetite a territory of its own, and no visiting rights: for one month keep weekdays as regular as a monastery, same supper, same walk, and on two Saturdays let anything happen, with a bag packed by the stairs and nobody told when you’ll be home. Taurus can bear a surprise that comes on schedule.",
      ],
    },
    Gemini: {
      thesis:
        "Somewhere there’s a list of everyone who considers you their best friend, and it would fill a bus. Gemini doubled a gift you already had, so that you can be sincerely fascinated by four people in one evening and remember all their brothers, although driving home you can’t recall what you said. What you’re really up to is searching each face for the one who’ll ask you back.",
      argument: [
        "Both of your halves love a crowd, so the quarrel is over what the crowd is for. Gemini is after the exchange, the quick bright trade of news, and leaves when it’s over; the Campaigner came to be moved, and would like to linger and be known. You usually talk to everyone for five minutes, and go home without having told anybody what was on your mind.",
        "That costs you the very thing you were looking for, about three times a week. As an experiment, choose one gathering this month and give the whole of it to one person. Ask nothing clever. When the talk thins out and you feel the tug toward the next group, remain for ten minutes longer, and tell them something you haven’t told before.",
      ],
    },
    Cancer: {
      thesis:
        "Watch yourself leave a party: the round of hugs takes forty minutes, and then you are home in nine, in the old robe, with a fierce need for the curtains to be shut. Cancer built you a shell and the rest of you keeps holding open house in it. What you are really up to is trying to turn every stranger into family, and then fretting about who has a coat.",
      argument: [
        "One half of you issues invitations and the other half is appalled at the footprints. Cancer wants few, kin, the known step through the wall; the type wants everyone, starting tonight. For the most part you settle it by asking them all in and going quietly to pieces in the bathroom, from which you emerge with fresh towels and a smile that any friend sees through.",
        "So people get your soup and never you, and after they’ve gone you feel robbed by guests who would have given anything to help with the dishes. Have a schedule. Some evenings the house is open to all comers; on others it is shut, without apology. Mark both in advance on the kitchen calendar, and on the open ones let a guest wash up.",
      ],
    },
    Leo: {
      thesis:
        "When you walk in, the temperature of the gathering rises, and you are usually the one who pays for the heating. Leo likes to be looked at, and people like you discover young that the surest way is to look at others as if each were the star. It works. What you’re really up to is waiting for someone to turn that same lamp around without being asked.",
      argument: [
        "Here the sun and the sunflower disagree. Leo would have the stage, the good light, its name said first; the Campaigner gives the stage away on sight to any shy person with a ukulele. You settle it, as a rule, by being the most generous person present at a volume that can be heard from the street, and then calculating, in the taxi, who noticed.",
        "The bill is a private hunger that looks so ridiculous next to all that applause that you never mention it. Mention it. Ask the friend least dazzled by you, once a month, “What did you see me do well?” and then don’t return the compliment for a full minute, however polite it would be. Leo will be fed, and the shy person gets to keep the ukulele.",
      ],
    },
    Virgo: {
      thesis:
        "Everyone gets the fireworks, and no one sees you at midnight on your knees, picking the cardboard out of the grass. Virgo has given you an inspector who travels with the circus, and she doesn’t clap, so that you fling yourself at things and then lie awake over a misspelled name. What you’re really up to is trying to be wonderful and also beyond reproach, on the same evening.",
      argument: [
        "Let the two of them speak. The type says: go ahead, it’ll be fun, we’ll fix it in the van. Virgo says: you said so last time, and I was the one in the van with the glue. Usually you start things fast in the morning and criticize them at night, when Virgo goes through the entire performance, line by line, and finds you wanting, so that you rise tired and louder.",
        "It wears away your sleep and your courage both. Give the inspector daylight hours: for any new undertaking let the enthusiast have the first morning, uncorrected, and hand Virgo the afternoon with a red pencil and a limit of five remarks. Anything she comes up with after supper goes on a card until morning. She respects a card.",
      ],
    },
    Libra: {
      thesis:
        "People walk away from you feeling better looking. Libra taught you to find the charming angle of anyone, and the rest of you falls in love with it on the spot, so that you can agree, warmly and in one week, with both halves of a divorce. What you are really up to is keeping everybody in the same waltz, because you can’t stand to see who sits out.",
      argument: [
        "At issue between your halves is the word no. Libra won’t say it, since it spoils the line of the evening; the Campaigner can’t, having already pictured how happy you would all be; and so you say yes to almost everyone who asks. Mostly you settle what’s left over by double-booking, and by a message full of exclamation points at ten to seven.",
        "It costs you the trust of precisely those whom you least wished to disappoint. Borrow a rule from surgeons and give no answer while looking at a face. “Let me see, I’ll write tonight” is courteous enough for Libra and leaves you an hour by yourself, in which you are to write the no first. If it reads worse than the evening itself would be, go, and go gladly.",
      ],
    },
    Scorpio: {
      thesis:
        "You are so open that nobody thinks to search you. There’s one confession after another, hilarious, rather intimate, and in none of them the one thing, which Scorpio keeps in a tin under the floor, knowing exactly who has come close to it. What you are really up to is finding someone who can be told the funny version and will ask, softly, how it ended.",
      argument: [
        "Here is a person who tells everything except what hurts. The type trusts at sight, hands out house keys, writes hearts; Scorpio copies down what was said and waits for the second offense. You forgive aloud, keep count in private, and one afternoon, without any warning that others could have read, cut somebody off.",
        "What it takes from you is the middle, since few people are ever merely forgiven. When the first offense comes, and it will be slight, mention it to the offender before the week is out, in a tone you would use for a parking fine. Scorpio will think this weak. It’s the opposite: a thing said at once can’t be stored, and most such things turn out small.",
      ],
    },
    Sagittarius: {
      thesis:
        "Your suitcase is an opinion. Sagittarius wants the horizon and the rest of you wants to bring everyone, so you tend to spend your life persuading tired people up hills and are right, mostly, about the view. Nothing irritates you like the phrase “for now.” What you’re really up to is keeping one exit clear at all times, in case joy should turn out to be elsewhere.",
      argument: [
        "Since your two halves agree on nearly everything, look for the quarrel in the small print. Sagittarius wants freedom, and would as soon travel light; the Campaigner wants people, who are heavy, with sinus trouble and children. Ordinarily you settle it by loving them intensely for a season and then having to be somewhere, from which you send such beautiful postcards.",
        "The cost shows late, at around the third time a friend has had a baby or a bypass without you. List five people whom you won’t leave alone in a crisis, and put their hard dates, not their birthdays, in your calendar, the operation, the hearing, the anniversary of the death. Be there in person. Then go wherever you want.",
      ],
    },
    Capricorn: {
      thesis:
        "Under the confetti there is a very old person with a ledger. Capricorn is born tired, and watches with folded arms as you make a whole roomful of people laugh, thinking about rent. You joke about your ambition so that no one will see how serious it is. What you are really up to is earning, in secret, the right to be as light as you look.",
      argument: [
        "You were given a parade and an anvil. Capricorn asks what it’s all for and when it’ll be done; the type asks who is coming and can there be lanterns. With others you joke and put the work off, and when alone you make up for it, with the result that you play with a bad conscience and work with a worse one.",
        "It costs you rest, chiefly, because neither half thinks it has been earned. Try letting them share an hour: take the most serious goal you have, tell it to a friend without any joke, and set a number and a date. Afterward be gloriously idle, and let Capricorn see it written in the calendar, where things are allowed to exist.",
      ],
    },
    Aquarius: {
      thesis:
        "You love humanity and you mean it, by name, in person, at the bus stop. Then an arm goes around you and you’re suddenly curious about the window. Aquarius likes the crowd at a distance where it can be improved, whereas the rest of you likes it in your lap. What you are really up to is inventing a form of closeness that has no fence in it.",
      argument: [
        "The warm half makes the friends and the cool half makes the rules. To the Campaigner each new person is a universe; to Aquarius, sooner or later, they’re an example of something. Most often you settle it by belonging to many groups, liked in all, and being somehow just on the way to the next whenever someone needs to cry on an actual shoulder.",
        "You pay for it in the currency you least expect, which is loneliness, of the peculiar sort that comes with a full inbox. Choose one person whom you tend to discuss, call them with no topic, and let there be a silence. If you feel a theory forming, ask how they slept instead. Aquarius can have the group back on Tuesday.",
      ],
    },
    Pisces: {
      thesis:
        "Your whole face listens, and by the time the evening is over you talk like them. Pisces has no edge to speak of and the rest of you has no brake, so you go into other people as one goes into the sea in the first hot week, shouting, with your watch on. What you are really up to is looking for somewhere to be carried, having done so much of the carrying.",
      argument: [
        "Neither half likes to decide, so the quarrel never gets specific. The type wants to live everything, out loud, with a cast; Pisces would sooner dream it, lying down, and weep a little as the curtain falls. Commonly you promise people things with enthusiasm and cancel them at the last minute, with a headache that is entirely real.",
        "Those who love you learn to hear a yes from you as a mood, though under the mood there tends to be a wish. To find out which of the two is speaking, drink a glass of water before you promise, all of it, looking at a wall. If the yes survives the glass, give it with a date. Otherwise let Pisces keep it as a dream; dreams matter too.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You make the possible feel overdue, and people who hear you are on their feet before they’ve decided.",
        "Courage comes to you in company, and you distribute it like sandwiches on a hike.",
        "Disappointments that flatten others for a season have you sketching the next attempt by lunch.",
      ],
      costs: [
        "What you set going needs a second winter, and by the first frost you are elsewhere.",
        "Your haste spends other people’s hours generously, and they seldom send you the bill.",
        "Tiredness shows up in you as speed, so nobody thinks of sending you to bed.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "Beginnings call you by your first name. Stick with one unglamorous stretch this year, and find out what your own sparks grow into.",
        },
        {
          between: "Shine or share",
          text: "You give the stage away and then keep an eye on it. Win something by yourself, openly, and the giving will come easier.",
        },
        {
          between: "Leap or ask",
          text: "Your impulse is good about you and careless about others. Make the call before the jump; it takes three minutes and saves a friendship.",
        },
      ],
      practice:
        "Each Sunday, name the one thing that you will not launch this week, and tell it to a slower friend. On Saturday ask how they saw you do, and let them answer for two full minutes.",
    },
    Earth: {
      gifts: [
        "Wherever you have lived a while there’s a bench, a pot, a tradition, and people using it.",
        "Your affection takes the form of food and repairs, so it can be leaned on in miserable weather.",
        "You turn leftovers, of cloth or time or conversation, into something that others would gladly have purchased.",
      ],
      costs: [
        "Half your foundations carry other people’s houses, because you tend to pack the week before the roof.",
        "Fear of a monotonous life makes you bolt from comforts that you selected with care.",
        "Your cupboards hold a museum of former passions, and you pay its rent in guilt.",
      ],
      tensions: [
        {
          between: "Pack or plant",
          text: "Both are yours, and each spoils the other’s pleasure. Fix two places of return, then travel between them with a clean conscience.",
        },
        {
          between: "Surprise or schedule",
          text: "You want to be unpredictable to everyone and fed at the same hour. Make three things boring and leave the rest to chance.",
        },
        {
          between: "Abundance or room",
          text: "Everything lovely wants to come home with you. Let one object leave for each that enters, and give it to a person with a face.",
        },
      ],
      practice:
        "Put one abandoned object on the table tonight, under a lamp. Shrink it until it can be completed in an hour, complete it, and use it at breakfast three days in a row.",
    },
    Air: {
      gifts: [
        "You introduce people and notions that become inseparable, and forget that it was your doing.",
        "Presented by you, the driest material puts on a hat and walks about.",
        "In any quarrel you can present each side’s case so well that both calm down.",
      ],
      costs: [
        "A plan described delightfully often enough dies of it, and you attend the funeral with another plan.",
        "Hundreds enjoy being around you, and hardly any could say what you worry about at dawn.",
        "Your fairness sounds like agreement, and several people are relying on the same promise.",
      ],
      tensions: [
        {
          between: "Talk or do",
          text: "Saying it gives you nine tenths of the pleasure. Keep one intention to yourself for three days and watch which errands you run.",
        },
        {
          between: "Wide or known",
          text: "You could meet another thousand people, and will. Pick one question to be asked about for two years, and let the thousand come to it.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers get the first telling. Save one piece of news a week for the person at home, and leave the polish off it.",
        },
      ],
      practice:
        "This week take one call you would normally fill. Ask three questions, wait five seconds after each answer, and tell no anecdote; afterward write down one thing about them that you had never known.",
    },
    Water: {
      gifts: [
        "People at the worst bend in their lives look up and see you beside them, unhurried and unexpectedly funny.",
        "You can hear what a voice is trying not to say from the next room over.",
        "Forgiveness is natural to you, and others grow braver on account of it.",
      ],
      costs: [
        "Every mood in reach moves in, and your own is the tenant asked to leave.",
        "Making others happy dissolves the tension so effectively that nothing underneath gets mentioned.",
        "Love given as rescue leaves you uncertain who would be there without it.",
      ],
      tensions: [
        {
          between: "Joy or sorrow",
          text: "One has always been sent out to the guests. Show both in one evening, and see who moves their chair nearer.",
        },
        {
          between: "Give or ask",
          text: "Giving keeps everyone close and you in debt to no one. Ask for one definite thing, and survive the wait for the reply.",
        },
        {
          between: "Merge or return",
          text: "You go all the way into other lives, and forget the way home. Leave by a fixed hour, twice a week, and see what you feel by yourself.",
        },
      ],
      practice:
        "Once this week ask one person for one definite thing, directly, with no joke attached, and wait for the reply without helping. That evening write down, in three lines, what you felt in the interval.",
    },
  },
  openings: [
    "Everyone has met half of you, and liked it enormously. The other half, which came with the hour you were born and has its own tempo and its own idea of a good evening, was never consulted about the guest list. Here they are introduced. One talks first, as you’d expect. Do let the second one get a word in.",
    "Your resume makes sense only when told aloud, by you, with gestures. These pages try to tell it anyway: what wakes you up on a workday, why they follow, the week in which ventures stick, and that soft fog which comes down whenever someone inquires what you cost. Bring a pencil. A number or two will be required.",
    "Loving comes to you as easily as whistling, and being loved back, on an average Wednesday, makes you look for your keys. This part goes into that, by way of an evening, a quarrel, a child who wants the same book again, and someone at your side who has been meaning to ask you several questions.",
    "So far it’s been mostly daylight, which you like. The following pages go downstairs, to the character you’d be reluctant to introduce, the small person you used to be, and a life or two you could have led in a different overcoat, and none of it is as grim as the staircase suggests. You may make jokes. Just don’t leave on them.",
    "Big feelings you can manage; it’s the laundry of being alive that ambushes you. Here, then, are ordinary matters: how the body asks for a rest, how you learn what bores you, an evening with paint or scissors, a stone in a dish. Do one of them badly this week, and leave the improvements for later.",
    "Your kind swears by a great many things, several of them abandoned by Thursday. Underneath there’s one that hasn’t moved, and the last pages look for it without raising their voice, with a practice short enough to survive you, some correspondence from the far end of your life, and the conditions of a truce. After that comes the year.",
  ],
  year: {
    "new 1":
      "A new you is already being announced to friends. Alter one visible thing first, the hair or the walk to work, and let them discover it by looking.",
    "new 2":
      "Before the celebration, open one ordinary account and put in a sum that you won’t miss, telling nobody its purpose, yourself included, for as long as you can bear.",
    "new 3":
      "Half your inbox is waiting with its arms crossed. Answer three of the oldest messages in two lines each, with no epic about why it took so long.",
    "new 4":
      "Rearrange the place as wildly as you like, on the condition that you sleep in it for a week before anybody is invited to admire it.",
    "new 5":
      "Flirting, painting, giggling in line: for once your instincts are exactly what’s called for. Start something useless, and skip the part where you turn it into a project.",
    "new 6":
      "Pick the smallest possible habit, a glass of water or a made bed, and do it where somebody you like can see. Witnesses are your willpower.",
    "new 7":
      "In the first week you’ll have imagined their entire inner life. Ask instead of imagining, and allow one of the answers to be a little disappointing.",
    "new 8":
      "Borrowed money, borrowed secrets, a grief you’ve been cheerful around: select one and name the amount, which shrinks on being told to a person who stays seated.",
    "new 9":
      "Your bag is half packed, if only in your imagination. Book the thing that can’t be moved, and leave the eleven that can for when you get there.",
    "new 10":
      "Someone is about to ask what you do. Have one dull, accurate answer ready, deliver it without a laugh, and see how much further it goes than the anecdote.",
    "new 11":
      "There will be a group, and within a month you’d be running it. Attend four times as an ordinary member who carries only one chair.",
    "new 12":
      "An empty evening feels to you like a missed call. Keep one anyway, with the phone in the hall, and be bored until something quieter comes to sit down.",
    "full 1":
      "Everyone is looking, and you feel it and grow larger. Stay life-size for one afternoon, and notice who comes over when there is no performance.",
    "full 2":
      "The numbers have come out to meet you. Read them aloud to a kind person, cancel one recurring payment, and do not console yourself with a purchase.",
    "full 3":
      "You’ve told this episode many ways, and the one it’s about has heard a version, so go and give them the real one before dinner, in person.",
    "full 4":
      "Somebody at home has been carrying the dull end of your adventures. Ask which end, take it over for two weeks, and don’t decorate it.",
    "full 5":
      "What you made or whom you adore is in full view now. Enjoy the applause, then go and sit with the one person who isn’t clapping.",
    "full 6":
      "The body you have been borrowing against would like a word. Cancel the nicest thing on your list, since the others were never the problem.",
    "full 7":
      "It’s being said at last, and your urge is to make it all right by dessert. Let it stay wrong overnight, because they wanted to be heard, and comfort can come tomorrow.",
    "full 8":
      "A silence you have been joking over loses its patience. Leave off the joke, say “I’ve been afraid of this,” and count to five before another word.",
    "full 9":
      "The great creed, the great trip, the great teacher: one of them turns out to have feet. Love the feet, or thank it and pay the fare home.",
    "full 10":
      "Praise or blame arrives with your name spelled correctly. Whichever it is, resist sharing it out among the team; this once it was you.",
    "full 11":
      "You discover which of your hundred friends knows your middle name. Write to those, and let the remainder of the list be a pleasant noise.",
    "full 12":
      "What you outran in the sunshine has caught up at bedtime. Turn on one lamp, write for half an hour to no one, and sleep late without an excuse.",
    "eclipse 1":
      "The person you’ve been playing so well is offstage now. Say less than usual while the next one finds a coat.",
    "eclipse 2":
      "One stream of money runs dry and another opens elsewhere. Spend a month as if neither existed, just to learn the figure.",
    "eclipse 3":
      "A friendship of daily chatter stops or turns to another subject. Thank them in writing, and keep the last joke.",
    "eclipse 4":
      "The address you always described as temporary lets you go. Walk through it once by yourself before the helpers arrive.",
    "eclipse 5":
      "A romance or a magnificent scheme leaves the stage with its hat on. Miss it honestly, and hold no auditions this month.",
    "eclipse 6":
      "The job as it was is over, and so is the excuse that came with it. Rest before any reinvention.",
    "eclipse 7":
      "Somebody’s place beside you is empty, or newly taken. Tell them what you will miss, or fear, before you turn it into wit.",
    "eclipse 8":
      "A debt is settled, in coin or in feeling. Don’t open another one out of sheer relief.",
    "eclipse 9":
      "The road you were about to take has vanished from the map. Ask a local; they usually know something nicer.",
    "eclipse 10":
      "One public version of you retires, to warm applause. Take the applause, and three weeks off from having a next thing.",
    "eclipse 11":
      "A crowd you loved disperses. Keep three people from it with whom you’d gladly be silent, and tell them so.",
    "eclipse 12":
      "Something ended while you were busy being cheerful. Give it its hour: a bench, a cry, a walk home on foot.",
    "jupiter soft":
      "Invitations multiply, and for once your optimism is simply good arithmetic. Take the opening that frightens you slightly and bores you not at all, say yes in writing, and give away two of the others by name.",
    "jupiter hard":
      "All of it looks possible, and you’ll promise the whole to everyone by the weekend. Write down each yes with the hours it takes, add up the column, and withdraw politely from anything that falls below the line.",
    "saturn soft":
      "Patience suits you better than you have been told, provided someone is watching. Commit to one long effort with a weekly witness, and let yourself be praised for turning up, which is a novel kind of compliment for you.",
    "saturn hard":
      "Charm is politely declined at this counter; they’d like to see the documents. Deal with the one overdue thing that you most dislike, with a friend in the next chair, and start nothing shiny until it’s in the envelope.",
    "uranus soft":
      "The unforeseen is your native weather, and it blows from behind. Change what you have been itching to change, but tell those who live with you a week ahead, so that it’s an adventure for more than one.",
    "uranus hard":
      "You like surprises that you spring yourself, and this one was sprung on you. Hold still for a weekend before you answer it with a bigger one, and keep one routine, supper for instance, as a handrail.",
    "neptune soft":
      "Music, pity and invention run high, and for a season you can make beauty out of bus tickets. Set aside one hour daily for it, with an end, and let practical people hold your wallet on the side.",
    "neptune hard":
      "You’re apt to fall in love with a possibility that has borrowed somebody’s face. Ask three unromantic questions about dates, debts and habits, write the replies down, and show them to the friend you’d be most reluctant to show.",
    "pluto soft":
      "There is strength in the feelings you’ve been too sunny to have. Let one of them speak fully, to a listener who isn’t charmed by you, every week for a season, and watch what you stop needing to prove.",
    "pluto hard":
      "Someone wants power over you, or you’ve been getting it sweetly over others, and both will come up. State what you want without any bait on it, then leave them free to refuse, and be courteous when they do.",
    "mercury retrograde":
      "Double bookings come home to roost. Read your calendar aloud to someone, call before you’re called, and keep the brilliant group message as a draft.",
    "mercury direct":
      "The thread picks up where it tangled. Confirm one appointment, return one borrowed book, and complete the conversation you left hanging with a friend.",
    "venus retrograde":
      "An old flame looks marvelous from this distance, and so does that coat. Visit both in memory for a week before you write or pay.",
    "venus direct":
      "Taste comes back with its sleeves rolled. Keep the one pleasure that you missed, and cancel the two you were maintaining for an audience.",
    "mars retrograde":
      "Your get-up-and-go has gone off for a nap, and coffee can’t fetch it. Tend what is already lit, and say you’re mad while you are.",
    "mars direct":
      "The engine catches. Before you roar off, pick one destination, tell it to one passenger, and devote the first three mornings to that.",
    "ingress jupiter":
      "A year of wider skies opens in one corner of life. Start with the corner’s least glamorous task, and stay until it’s done.",
    "ingress saturn":
      "For some years a certain subject will insist on being done properly. Find the teacher who isn’t impressed by you.",
    "ingress uranus":
      "A long experiment starts, and you are both the inventor and the mouse. Keep notes; keep two friends who knew you before.",
    "ingress neptune":
      "The dream you live by is slowly putting on another costume. Love the old one for a while without buying it drinks.",
    "ingress pluto":
      "Over many years something cheerful in you is going to be made strong, which starts with its being taken seriously.",
    "month 1":
      "Write out every promise you’ve made that still has someone waiting. Keep two this month, and release the others by message.",
    "month 2":
      "Call the friend you love and always postpone, on foot, for twenty minutes, and fix the next conversation before hanging up.",
    "month 3":
      "Complete one book, scarf or form that’s past its middle. Reward yourself with a fresh start, but only after it has left the house.",
    "month 4":
      "Spend a day without recommending anything to anyone. At bedtime jot down what you enjoyed in private, and keep the list.",
    "month 5":
      "Reserve three evenings for nobody and ink them in. If someone adorable asks, offer them the fourth.",
    "month 6":
      "Look back over half a year of photographs. Print five, and write on each what you were feeling just outside the frame.",
    "month 7":
      "Take a trip of one day to a place you’ve dismissed as boring, and stay until something there has made you curious.",
    "month 8":
      "Ask one person, “What do I do that makes you tired?” Thank them, do one thing differently, and don’t be funny about it.",
    "month 9":
      "Enroll in nothing. Use instead what you bought for the last enthusiasm, for fifteen minutes, on any ten days you like.",
    "month 10":
      "Raise one fee or ask one favor without any introduction. Note the reply in seven words or fewer.",
    "month 11":
      "Give away something you love to a person who’d use it better, and let there be no photograph of the occasion.",
    "month 12":
      "Before the gatherings start, pick the one you would attend if nobody could see you there, and go to that one first.",
  },
};
