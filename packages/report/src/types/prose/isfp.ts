import type { TypeProse } from "../type-prose.ts";

export const isfp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You would make a terrible general and an excellent first person through a hole in the fence. ISFP gives you strong feelings, a gentle manner and no wish whatever to boss people around; Aries gives you the nerve to go ahead and try the thing. Because you make no speech about it, shy people find that they can follow you. You taste the strange dish, dance before the floor is full, and tell a bully to stop in a voice nobody knew you had. An hour later you’re friendly again, and slightly surprised at yourself.",
      argument: [
        "The two sides of you get along splendidly until someone might be watching. Aries loves a race and would like a cheer at the end of it. To the ISFP in you, being stared at while you try something is like being watched while you eat spaghetti. So you usually sign up without telling a soul, do the brave thing alone, and go home a little sad that nobody was there to see it.",
        "There’s sense in the secrecy, because a plan that no one has heard of can’t be talked out of you. But your friends would have come, and they can’t explain the faint chill they get afterward for missing an event they were never told about. This week, before you start something that matters to you, tell one of them: “I’m doing this on Saturday. Come if you like.” One friend in the crowd is enough to make it feel like winning.",
      ],
    },
    Taurus: {
      thesis:
        "Guests come to your place for an hour and are still there at midnight with their shoes off. You didn’t plan that; you just put the lamp where someone would want to read and the good bread where someone would reach. ISFP gives you an artist’s feel for how things should be, and Taurus gives you the patience to get them that way and keep them so. You can spend twenty minutes on a tomato and consider it time well spent. Friends get loyalty of the same kind: once you’ve chosen a person, you don’t trade that person in for a newer model.",
      argument: [
        "Mostly Taurus and ISFP are partners in crime, and the crime is a nap. They differ about change. ISFP gets hungry now and then for a street it has never walked down, since new impressions are what your imagination eats. Taurus wants to know who would water the plants. You usually settle it by agreeing with the trip in principle, admiring pictures of the hotel, and making soup.",
        "Nothing terrible comes of that, which is why it’s so easy to miss. Slowly you stop seeing the lovely things you arranged, the way people stop hearing their own clock, and those nearest to you stop suggesting anything new because you look so content. This week, book one night within an hour of home, in a bed you don’t know, and pay in advance, so that canceling would hurt. You’re allowed to bring your own pillow.",
      ],
    },
    Gemini: {
      thesis:
        "You do voices. Perhaps only for three people in the world, but in that circle your landlord is considered a classic. Gemini gives you an ear for how people talk, and ISFP gives you an eye for how they feel while they’re talking, so your jokes fit the person they were made for and hardly ever leave a mark. Strangers relax around you, dull errands turn into stories, and a friend having a bad week gets a photo of a misspelled sign at exactly the right minute. Then, quite suddenly, you’ve had enough of people and need to go look at a tree.",
      argument: [
        "Gemini feels that a thing hasn’t really happened until it has been told to someone. ISFP feels almost the reverse: whatever matters most gets smaller each time you put it into words, like soap. So you split the work. What was funny goes out into the world, and what moved you stays home. You can talk all through a dinner, be the best thing about it, and drive back with the one important sentence of the day still in your pocket.",
        "It keeps precious things safe. It also means that when you’re low, nobody thinks to ask, because you were so funny on Friday. Try it differently with one friend you trust. After two good stories, tell one that isn’t funny: “Actually, something’s been on my mind.” Then resist the urge to rescue the moment with an accent. If your friend leans in, keep going. If not, you still have the landlord.",
      ],
    },
    Cancer: {
      thesis:
        "People who live near you eat better on bad days. You can hear from the way a key turns in the lock what sort of afternoon it has been, and something is already warming on the stove, with no questions asked. Cancer gives you a memory for what comforts whom; ISFP gives you the hands and the taste to provide it, right down to the proper mug. You remember which friend hates lilies. Nobody who has been looked after by you forgets it, and several have tried to copy the soup. Now and then you’d also like all of them, dear as they are, to please leave.",
      argument: [
        "That last wish embarrasses you, and it comes from a real disagreement. Cancer wants everyone home, fed and accounted for. ISFP can love wholeheartedly only while it’s free to wander off and look at the water by itself. Your usual solution is to stay in the room and go absent on the spot: you nod, you stir, you say “mm-hm” in the right places, and your mind is walking along a beach somewhere, picking up glass.",
        "You do it to spare people’s feelings, and they sense the draft anyway. Then they ask if something’s wrong, and hover, and there goes the beach. Leaving openly works better. One evening this week, put on your coat where everyone can see it and say, “I’m going out alone for two hours. I’m fine, and I’ll be back by nine.” Then be back by nine. When people are sure that you’re coming back, they stop checking whether you’ve gone.",
      ],
    },
    Leo: {
      thesis:
        "Even your leftovers have presentation. Leo gives you a generous heart and a love of splendor, and ISFP gives you the taste that stops splendor one second before it becomes too much. That’s why visitors photograph the corner of the office you arranged, and why people have to sit down when they see the birthday you made for them. You praise others freely, in detail, and mean it, so they walk away an inch taller. Being praised yourself is trickier. You turn pink, point out a flaw in the frosting, and remember every syllable for a year.",
      argument: [
        "The whole quarrel between Leo and ISFP is about applause. Leo needs it the way other people need breakfast. ISFP suspects that anything which gets loud applause has probably been cheapened, and that the right person would understand without being told. So you do something beautiful, leave it where it’s sure to be found, and busy yourself nearby with a watering can, listening.",
        "Wanting to be discovered is human, and it has charm. But the credit tends to go to whoever is standing nearest to the cake, and then you turn cool toward people who would have thanked you happily if they’d known. This week, show one finished thing to a friend whose eye you trust and say, “I made this, and I’m proud of it.” After that the only line you’re allowed is “thank you.” The frosting may not be mentioned.",
      ],
    },
    Virgo: {
      thesis:
        "Lend you a sweater with a loose button, and it comes home with the button sewn on, the pocket mended and no comment whatsoever. Virgo gives you the magnifying glass, and ISFP gives you the tenderness of someone who doesn’t like to see things suffer. You fold towels so that they please the hand. You show a nervous beginner the same step a fifth time without a sigh. People feel cared for around you in ways they couldn’t list, since you solved the problem before they had it. You just rarely treat yourself half as well as you treat the sweater.",
      argument: [
        "The argument in you is about when a thing is finished. ISFP knows it in the stomach: there’s a moment when the drawing breathes, the soup tastes like somewhere, and it’s done. Virgo arrives right after that moment with a list. You keep going, because handing over anything less than your best seems disrespectful, and by eleven at night the piece is tidier and has stopped breathing. You can do this to a text message.",
        "The price is that lively work ends up merely correct, and that one critical remark stays with you for days, mostly because you’d thought of it first. So this week, when something feels right, leave it alone for an hour. Then write down three faults, fix those three and deliver it, without an apology attached. If anyone asks about the fourth, say, “I stopped while it was still alive.” People will assume you’re very experienced.",
      ],
    },
    Libra: {
      thesis:
        "An evening that was going sour tends to recover after you’ve turned down a lamp and asked the silent cousin about her goats. Nobody sees you do it. Libra gives you a sense of balance in color, in company and in who hasn’t had a turn; ISFP gives you the warmth to act on it, so people feel welcome and never managed. You can make a rented room look loved with one scarf and a moved chair. Asked to choose between two friends’ favorite restaurants, however, you begin to study the ceiling. Your taste is excellent. It’s just shy.",
      argument: [
        "When something exists that pleases everyone and is also good, Libra and ISFP find it together, and it’s a pleasure to watch. The trouble starts when it doesn’t exist. ISFP knew what it wanted on the way in. Libra looks at the other person’s hopeful face and hears itself say, “Whichever you like.” So you go home with the wrong couch, or sit through a movie with explosions, being lovely about it.",
        "Each time, it seems too minor to mention. In a few years, though, you are living among other people’s choices, and your resentment comes out as a sigh that someone is supposed to interpret. You give way because you love harmony, but those who love you would far rather have your answer. Next time, go first: “I’d like the little place by the station. How about you?” Your friends can still outvote you. At least there will have been an election.",
      ],
    },
    Scorpio: {
      thesis:
        "You notice the change in a friend’s voice before the friend does, and you would never mention it in front of the others. Scorpio makes you loyal, deep and nearly impossible to fool; ISFP wraps all that in a manner so soft that nobody feels X-rayed. So people hand you their worst stories, and you know what to do with them, which is mostly to stay, make something hot, and not hurry. You can sit with grief all evening the way other people sit with a ball game. Anyone you’ve let in knows what it’s worth, having noticed how long it took.",
      argument: [
        "Your two sides treat an injury quite differently. ISFP lives in today and would rather forgive than have a scene, so you say “it’s fine,” and for a moment you believe it. Scorpio keeps the date, the tone of voice and what everyone was wearing. Later a private trial begins, usually while you’re doing the dishes, with you as witness, prosecutor and jury. The accused is at home watching television and suspects nothing.",
        "Keeping silent feels safer than asking, because the answer could be worse. But the other person never gets to explain, and when you finally withdraw, it looks as though you left over nothing. Take one hurt of medium size this week and reopen the case: “I told you it was fine. It stung, and I’ve been thinking about it.” Let your friend talk to the end before you decide. Quite a few of your prisoners turn out to be innocent.",
      ],
    },
    Sagittarius: {
      thesis:
        "Other travelers come home with the cathedral; you come home with the man who sold plums outside it. Sagittarius gives you the itch to see what’s over the hill, and ISFP makes you stop halfway up because of how the grass smells. Going anywhere with you, even to the hardware store, makes the place larger. You let your companions be as odd as they are, need no itinerary, and are happy with one bag and a sandwich. Freedom is what you give people, and what you ask for. Few words close your throat as fast as “we always do it this way.”",
      argument: [
        "These two halves make an excellent traveler and an uneven talker. Sagittarius collects opinions on how to live and is eager to share them. ISFP saw something beautiful, and considers that sufficient. So you may say nothing on a subject for weeks, out of respect for everyone’s right to think as they please, and then at a birthday dinner you announce your entire view in eleven words, and the forks stop moving.",
        "The stares seem unfair to you, since you’d been so tolerant. But your friends only ever see you vague and then suddenly fierce, and miss all the thinking in between, which is the part they’d enjoy. This week, send one friend three lines about something you noticed, with no lesson in it. And practice a friendly no on the day an invitation comes: “I won’t make it, and I hope it’s wonderful.” Said early, a no is only information.",
      ],
    },
    Capricorn: {
      thesis:
        "You are the family’s department of delicate jobs. The broken figurine, the difficult aunt, the form that has to be perfect: sooner or later it all comes to you, because it will be done on time and done beautifully. Capricorn gives you backbone and a plan that runs for decades; ISFP gives you touch, and a feeling for the person behind the task. Customers come back for that combination, and so do neighbors. You seem calm and capable, and you are. You’re also someone who would love to lie in the grass all afternoon, and has been promising to since about last spring.",
      argument: [
        "What Capricorn and ISFP make together is mastery. ISFP falls in love with a craft, and Capricorn is still there in the tenth year, when love alone would have wandered off. They clash over timing: Capricorn saves everything for later, whereas ISFP ripens today, like a pear. You nearly always choose one more season of duty, partly because no one ever got scolded for it, and partly because nobody asks busy people how they feel.",
        "The catch is that enjoyment goes stiff without use. On vacation you can’t sleep, and when someone suggests a swim, you think about the parking. So treat pleasure the one way Capricorn respects, as an appointment. Put two hours in the calendar this week for something that improves nothing, and announce it at home: “I’m out on Sunday from two to four, and it’s not an errand.” Once it’s been said aloud, you’d be too embarrassed to skip it.",
      ],
    },
    Aquarius: {
      thesis:
        "The odd one out stops feeling odd when you pull up a chair. Aquarius has looked at so many ways of living that it no longer believes in a normal one, and ISFP simply likes each creature for its own markings. So the new hire, the eccentric uncle and the teenager nobody can reach all end up beside you at the party, near the snacks, and go home feeling that they were good company. You dress as you like, eat breakfast at night if it suits you, and preach about nothing. It’s a relief to meet someone so different who is so little trouble.",
      argument: [
        "Principle and tenderness make a good team in you. Aquarius believes that everyone deserves better, and before it has finished the sentence, ISFP has picked up the old man’s shopping bag. They clash over distance. Aquarius is most comfortable caring from a step back, about people in general, while ISFP stands near enough to smell the rain on a coat. You tend to do the kind thing up close and then hurry off before anyone can thank you.",
        "That spares you an awkward moment, but the people you’ve been wonderful to take you for a friendly passerby, and nobody calls a passerby. You conclude that you’re too strange to be called. You just leave too early. This week, stay for the second half of one favor. Take the coffee, sit for twenty minutes, and give one question a real answer, such as, “To be honest, it’s been a lonely month.” Belonging often starts around minute fifteen.",
      ],
    },
    Pisces: {
      thesis:
        "Babies stop crying and stare at you. So, now and then, do grown men at bus stops. Pisces lets other people’s moods walk straight into you without knocking, and ISFP turns what comes in into something a person can bear: a tune, a hand on the arm, a walk on which nobody has to talk. People leave you lighter and aren’t sure why. You cry at commercials, you remember a color for years, and a single song can redecorate your whole day. It’s a generous way to be made, and it would be even nicer if it came with a lock.",
      argument: [
        "Most signs would argue with an ISFP at least a little. Pisces agrees on nearly everything, especially that feelings come first, and that is the problem, because nobody in there says no. Decisions go to the last person with a strong wish. You agree to help with a move because of a pair of sad eyes, and only in the elevator, holding someone’s lamp, do you remember that you were going to paint that day.",
        "Refusing an unhappy face seems cruel to you, and you aren’t cruel. But your own work never gets an hour, and your resentment startles people who thought you were delighted. On two mornings this week, spend thirty minutes on something of your own before you look at a message. And when someone asks a favor, say, “Let me tell you tomorrow.” By then the other person’s wish will have drained out of you, and you can see whether there’s one of yours underneath.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You act on what you observe while it can still be of use, and others discover that they’re capable of moving.",
        "Your delight is so contagious that people near you order the strange dish and swim in their shirts.",
        "In danger you turn calm and exact, and your hands understand things that nobody ever taught them.",
      ],
      costs: [
        "Half your accomplishments go unseen, and then you resent the people you didn’t tell.",
        "You abandon things by the window, in splendor, and afterward have to return for your shoes.",
        "What bores you gets no second look, including several people who merely speak slowly.",
      ],
      tensions: [
        {
          between: "Be seen or be let alone",
          text: "You run for the prize and hide when the names are read. Remain near the podium for ten minutes.",
        },
        {
          between: "Leap or linger",
          text: "The first jolt says go, and some hours afterward you’d like to examine what you have left. Examine it for a minute beforehand.",
        },
        {
          between: "Easy or proud",
          text: "You shrug, you call it nothing, and you remember it by heart, so admit to minding while it is still worth a laugh.",
        },
      ],
      practice:
        "On three evenings this week tell one person a thing that you did well that day, briefly and without a shrug, and let them answer. Afterward, note which of the three made your face the warmest.",
    },
    Earth: {
      gifts: [
        "Things that pass through your hands operate better, fit more snugly, and last considerably longer than anyone intended.",
        "People eat, sleep and tell the truth in your vicinity, since nothing about your company is in a hurry.",
        "Your eye for the real thing can’t be bribed; one stroke of the thumb, and you know plastic from bone.",
      ],
      costs: [
        "You can remain comfortable for years in a situation that you have entirely outgrown.",
        "What you disapprove of you redo by yourself, late, and nobody learns what was wrong with it.",
        "Paper frightens you; envelopes age on your shelf till they cost twice what was in them.",
      ],
      tensions: [
        {
          between: "Keep or clear",
          text: "Every object has its story, and the stories have filled the closet, so photograph ten of them, and give the originals a good-bye.",
        },
        {
          between: "Perfect or parted with",
          text: "Your most accomplished work is still at home. Let the next thing leave the house while you are a little in love with it.",
        },
        {
          between: "Mild or immovable",
          text: "You agree to everything and do exactly as you like. Pronounce the no aloud, because it’s kinder than a yes made of granite.",
        },
      ],
      practice:
        "Each morning for two weeks, before your first coffee, deal with one piece of paper that you have been avoiding, for fifteen minutes at most. Stop when the time is up, even mid-sentence, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You see the one detail that makes an entire situation intelligible, and can express it in five words.",
        "Strangers relax with you, because you are curious about them and want nothing from them.",
        "Your preferences are generous and never cruel, and people experiment more boldly within range of your eyebrows.",
      ],
      costs: [
        "You can be merry with forty people and go home without having been met by one.",
        "Having described everything as interesting, you are short of a word for what you love.",
        "Projects are opened like windows, all at once, and then there is a draft.",
      ],
      tensions: [
        {
          between: "Talk or look",
          text: "Every word takes you a step back from the thing itself, so look first, for as long as you like, and then spend a few words.",
        },
        {
          between: "Open or decided",
          text: "You leave the question ajar in order to be impartial, and others catch cold there, so decide one each week.",
        },
        {
          between: "Charming or known",
          text: "Wit brings them to your table and keeps them on the opposite side of it, so let one remark go by undecorated.",
        },
      ],
      practice:
        "Once a day for ten days, send someone a single line about something you looked at, with no joke in it and no question. Keep the ten lines together, and read them on the eleventh.",
    },
    Water: {
      gifts: [
        "You can tell what hurts by how a person sets down a bag, and you never require an explanation.",
        "Animals, infants and the very old come to you as though an appointment had been made.",
        "What you make has an atmosphere, in which other people discover their own lost summers.",
      ],
      costs: [
        "You soak up a stranger’s afternoon and take it out on your own evening.",
        "Slights go in without a sound and surface in an unrelated season, at an innocent person.",
        "Your kindness presents no bill, and so it is occasionally paid in further need.",
      ],
      tensions: [
        {
          between: "Near or separate",
          text: "You dissolve into those you love, then vanish to dry off. Announce the vanishing beforehand, and it won’t resemble a punishment.",
        },
        {
          between: "Felt or told",
          text: "You assume it shows. Most people are poor swimmers and see only the surface, so point at the spot and name it.",
        },
        {
          between: "Merciful or just",
          text: "You pardon at once, and the pardon doesn’t hold, so wait a night before you forgive, and let them know that you are waiting.",
        },
      ],
      practice:
        "Every evening for two weeks, before bed, write down one feeling from that day that was yours alone, whom it concerned, and where in the body it sat. One line is sufficient. On the final night underline the repetitions.",
    },
  },
  openings: [
    "Ask you to describe yourself, and you’ll look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you have disliked every version, the flattering ones most. So these first pages only observe: what you reach for, what you set down, and who’s been reaching in your sleeve all along.",
    "Somewhere between your eye and your wrist there’s a competence that has never fit on a form, though you’ve been paid for its neighbors, for being punctual, dependable and no trouble. This part looks at the thing itself, where it would be at home, what it should earn, and why you turn your back just when the envelope is handed around.",
    "You say it with cherries, with a tuned bicycle, with the window side of the bed. It is a fluent language, although nearly everyone who loves you has had to live for a time without a dictionary. What follows won’t make you a talker; it might supply a few words for the evenings on which the cherries aren’t getting through.",
    "For someone so difficult to quarrel with you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, each of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, and handle nothing until you have asked permission.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But the one who notices every surface can overlook her own creaking boards, or his, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist. They have arrows, whereas you have places where you’ve stood still. Before you envy them, lay your standing places end to end, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "new 1":
      "Descriptions of you feel like labels sewn in by someone else, so you let color and fabric perform the introductions, in a low voice that here receives a fresh and unusually attentive hearing. Which shade seems another person’s property?",
    "new 2":
      "Specifying a price feels like an imposition, since you enjoyed making the thing and it seems greedy to be compensated for joy, whereas those who buy, untroubled by any such scruple, would simply appreciate a number. Beginnings favor a prouder one.",
    "new 3":
      "Acquaintances conclude that you prefer them to call first, because they generally do, although you simply don’t consider your company news, so a line from you is welcome here, even one that requests nothing and reports on a bird.",
    "new 4":
      "Your surroundings get into you. The wrong lamp can lower an entire evening, and a good table has its own way of consoling you, so improvements at home reach your mood from the surface inward. Whatever your hand touches most often shows it first.",
    "new 5":
      "Affection, as you practice it, is so discreet that its object occasionally never finds out. Play loosens that, and so does a brush or a guitar, because you forget to feel watched. What would you begin if nobody had to see the result?",
    "new 6":
      "A strict regimen makes you bolt, like a cat that has seen the carrier, whereas a habit attached to an existing pleasure survives: a stretch while the coffee drips, a walk that concludes at the good bakery. Such knots hold particularly well here.",
    "new 7":
      "Before you trust anyone, you watch how they handle things: a cup, a waiter, your unfinished drawing. The test is fair, but it’s hard on people who never heard that it had begun. Who has been passing it all along without knowing?",
    "new 8":
      "Official envelopes tend to age in your house, since anything impersonal and numbered creates an immediate necessity to be outdoors, although shared money and old sorrow are more approachable at their beginning, particularly beside an unruffled companion. The dread usually exceeds the total.",
    "new 9":
      "Usefulness has never sold you a ticket. You go where the light is good, or the bread, and standing still there teaches you more than any lecture. If something distant attracts you, booking only the first night leaves the remainder free.",
    "new 10":
      "Your finest work is known to a handful of people and a shelf. Being looked at seems to spoil it for you, so someone louder is considered the talent in the building. Which piece, at this gentle opening, could stand a stranger’s eye?",
    "new 11":
      "In a circle of conversationalists your voice evaporates, and they conclude that you’re shy, yet given some paint, a garden or a stage to build, the same company finds you belonging by noon. Such groups are accessible at present.",
    "new 12":
      "Being with others involves absorbing everything they haven’t said, which is exhausting, however considerate they are, so rest becomes more available here, especially on any path, bench or shore where nothing expects a reaction. Which never wanted anything from you?",
    "full 1":
      "When eyes turn your way, you make a joke or remember an errand. Attention is warmer than usual for several days, and like weather over a field, it moves on unassisted. Standing in it feels peculiar at first, and afterward it’s only sunshine.",
    "full 2":
      "Every object you own is accompanied by a story, and the stories occupy more space than the objects, though in this brighter light it’s simpler to distinguish what you genuinely love from what you retain out of guilt. Some would appreciate a second owner.",
    "full 3":
      "Across a table your words dry up, whereas side by side, with the eyes occupied, they materialize, so a remark you left unanswered can continue its argument in your head for an entire season. If it does, walk together.",
    "full 4":
      "At home your affection consists of deeds, the mended strap, the warmed plate, the seat by the window, and others, who depend on that more than they realize, can still be hungry for a sentence that has always gone unspoken. Here it very nearly escapes.",
    "full 5":
      "Something you made, or a fondness you’ve kept to yourself, catches the light. Praise usually slides off, because you’re examining the one corner that isn’t right. Suppose the other person isn’t being polite, and simply sees all the rest.",
    "full 6":
      "Your senses register trouble early, but obedience arrives later, after everyone else has been accommodated, so whatever your everyday obligations are costing you becomes more legible here than usual. Generous sleep usually subtracts the noise.",
    "full 7":
      "Withdrawing is how you vote. Those who disappoint you seldom learn that there was an election, although many would gladly have changed. Who meets you halfway becomes clear for the moment, and the result is closer than you’d have guessed.",
    "full 8":
      "An old hurt doesn’t announce itself in you; it travels the long way around and emerges in an entirely different season, over a broken dish, and if there is one, it lies nearer the surface here. Kneading dough usually discovers its name.",
    "full 9":
      "Rapid talkers can leave you with the impression that you have no opinions, although yours were formed by observation, which takes no notes, and your actual convictions come distinctly into focus here. One undefended sentence outlasts considerable debate.",
    "full 10":
      "Discussion of your work flourishes once you’ve left the building, and you make a point of leaving. It comes closer here, with credit in it or a decision. Anyone who stays to listen learns what strangers saw, which is seldom what you worried about.",
    "full 11":
      "Because you’re easy to have around, a group can go for months without wondering what you’d like. They mean no harm; there’s simply no sign on the gate. It would be interesting to see how each of them takes a mild “no” from you.",
    "full 12":
      "Whatever you keep entirely to yourself is hidden less from shame than from care, the way one shields a match. In this stillness it approaches, a tiredness, a wish or a loss. It requires no solution, only your company for an unhurried evening.",
    "eclipse 1":
      "You grow used to being overlooked, and there is some comfort in it, as in a hood. That stage is closing. Being seen turns out to have its own mild weather.",
    "eclipse 2":
      "A source of income or safety changes shape. Money tires you, since it can’t be held up to the light. A skill like yours can, and it stays in the fingers whatever else moves.",
    "eclipse 3":
      "Familiar talk with someone, or about something, is drawing to an end. You tend to leave fondness implied. What would you like to have said while you’re still in earshot of each other?",
    "eclipse 4":
      "Something about home is being replaced, and since objects reach further into you than you let on, one of them kept deliberately does considerably more good than an entire boxful of them accumulated by accident.",
    "eclipse 5":
      "A pleasure has completed its season, and since your delight can’t be imitated, you’ll have noticed before anyone else that the gap it leaves is asking for different company. Unfamiliar material would be excellent.",
    "eclipse 6":
      "Some daily routine is loosening or coming apart. Free hours near you get noticed, and you’re quick to lend them out. How would a few of them look unfurnished?",
    "eclipse 7":
      "Terms between you and another person are shifting. As a rule you adapt so gracefully that nobody sees it happen, you included. New arrangements can be shaped from both ends.",
    "eclipse 8":
      "Some debt, of cash or of feeling, is being settled. The formalities chill you, but they do end. What comes afterward is an odd lightness, and it goes well with cake.",
    "eclipse 9":
      "A conviction no longer fits what you’ve seen. Since you believed it with your whole body, it takes some time to leave. The empty place can stay empty for a while.",
    "eclipse 10":
      "One position ends and another becomes possible. Titles mean little to you beside the hours themselves. How much of the new day would be spent with something real under your fingers?",
    "eclipse 11":
      "A circle breaks up, or opens to let you in. You look after friends as others look after gardens, by turning up, and you’ll soon know whose gate you miss.",
    "eclipse 12":
      "Something private has finished its work in you. Such endings you mark outdoors, without witnesses, and it suits them. The telling can wait, or be left with the trees.",
    "jupiter soft":
      "Agreement comes easily in such months, when more of the world than usual appears to be inviting you, and you follow whatever attracts you, a reliable compass unless it happens to indicate twelve norths simultaneously. Pleasantly frightening invitations usually repay you.",
    "jupiter hard":
      "Absolutely everything looks appealing, and you begin projects as other people taste cheese, with an appetite as genuine as the shelf of half-finished objects it has accumulated, each of which retains some claim on you. Which still occupies your solitude?",
    "saturn soft":
      "What you’ve been practicing in private, for no one, turns out to be valuable to people who pay, and these months reward the gradual shaping that is in your nature, although surprise inclines you to accept the original terms. Reconsidering them is hardly an insult.",
    "saturn hard":
      "Schedules and forms stand in the way for some months, and neither charm nor absence will move them. It chafes, because you breathe by being free. Yet a surprising amount of that freedom rests on a dull signature or two. What would they let you do in peace?",
    "uranus soft":
      "Some wild notion turns practical, as yours often do when nobody is arguing against them. You understand a way of living by trying it on before you discuss it. One long weekend on its hours and its budget would show you where it pulls at the shoulders.",
    "uranus hard":
      "You put up with a lot, agreeably, until some morning you’re gone, to everyone’s surprise but your own. In restless months like these the road looks friendlier than usual. Going is allowed. Does anyone know what it is you can’t continue, in case they’d happily change it?",
    "neptune soft":
      "Music, color and the atmosphere of a street affect you more deeply than they ordinarily do, and since this permeable skin is half your gift, the best ideas arrive once you’ve abandoned the attempt to have any. Fill up; nothing need come back.",
    "neptune hard":
      "Moods that belong to others settle on you as dust does on black velvet, and you take them for your own. Months like these are dusty. When a sadness has no history, whose is it? Sums and dates, meanwhile, are safer on paper than in your sympathy.",
    "pluto soft":
      "For some months you can look straight at a thing that you usually see from the corner of your eye. You needn’t conquer it; you learn by staying near, as with shy animals. What lives in there is generally younger, and a good deal less fierce, than it sounded.",
    "pluto hard":
      "Nobody can make you do a thing, and few find out, because you resist by being hard to reach. If anyone is steering, they or you, it comes into the open during these months. A calm refusal, spoken aloud with both feet on the floor, would be something new.",
    "mercury retrograde":
      "Messages stray, and for once it isn’t your doing. You answer slowly because you mean what you write. That habit costs nothing for a while, and second thoughts improve the letter.",
    "mercury direct":
      "Words come loose again. Any reply that you’ve owed for so long that it grew teeth is tamer than it looks, and nobody will miss the paragraph of apology.",
    "venus retrograde":
      "A former love, or a hobby abandoned long ago, looks lovely from this distance, because memory, in your case, preserves the light and loses the quarrel, making an excellent picture and an unreliable map.",
    "venus direct":
      "Your eye is sure again, and pleasure is simpler. Whatever you’ve kept going back to look at, whether a thing or a person, has passed a longer test than most.",
    "mars retrograde":
      "Energy turns inward for a while, and anger with it, which in you is so polite that it passes for fatigue. Repairs, naps and long swims make kind use of both.",
    "mars direct":
      "The urge to begin returns, and with you it’s perishable, like berries. Half an hour with the thing itself is worth more than an evening spent arranging to start.",
    "ingress jupiter":
      "A wider field lies open for about a year. By habit you settle down in the first lovely corner and look no further. Rumor has it there’s a pond on the far side.",
    "ingress saturn":
      "Two or three years of steady shaping begin. You’ve never minded slow work, only being hurried through it. Which craft or bond would you still respect after it had thwarted you?",
    "ingress uranus":
      "A whole region of life becomes less predictable, for years. You bend well, better than the planners do. A little money or time put by lets you bend when you choose.",
    "ingress neptune":
      "For many years one part of life will be softer at the edges, as things are in rain. Your senses were made for that light. Only agreements need a harder pencil.",
    "ingress pluto":
      "A change measured in decades is starting, and no piece of it is due soon. You avoid things with great tact. In time you’ll grow curious where those paths bend away.",
    "month 1":
      "Collect a day’s worth of one color, from ticket stubs to moss, in your pockets or in photographs, and lay it all out on the table before bed.",
    "month 2":
      "Taste four kinds of honey, or salt, or pear, with your eyes shut, and give each of them a name that no store would print.",
    "month 3":
      "Visit an animal you don’t own: a neighbor’s old dog, a horse at a fence, the goat at the edge of town. It will set the agenda.",
    "month 4":
      "Sleep for one night with your head at the foot of the bed, and wake up in a place you’ve never seen, with all your own things in it.",
    "month 5":
      "Walk down a familiar street at an hour when the two of you have never met, and discover what it looks like before it’s dressed.",
    "month 6":
      "Paint the inside of something nobody sees, such as a drawer, a closet or the bottom of a flowerpot. It can be as loud as you like in there.",
    "month 7":
      "Stand in a lake, a fountain or the sea around sunset, up to the knees at least, and stay until the water is a color without a name.",
    "month 8":
      "Play an album from start to finish, flat on the floor with the lamps off, and notice which song your feet would have skipped.",
    "month 9":
      "Visit a botanical garden or a hothouse on a gray day, pick the most improbable plant in it, and keep that one company until closing.",
    "month 10":
      "Draw a friend without once looking at the paper, let them draw you in return, and hang the two monsters where guests are sure to ask.",
    "month 11":
      "Bring back from a market whatever looks best and you’ve never cooked, light some candles, and let the dinner find out by itself what it is.",
    "month 12":
      "Wrap one present so well, in leaves, maps or old cloth, that the person hesitates to open it. The hesitation is the larger half of the gift.",
  },
};
