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
        "The two sides of you get along splendidly until somebody might be watching. Aries loves a race and would like a cheer at the end of it. To the ISFP in you, being stared at while you try something is like being watched while you eat spaghetti. So you usually sign up without telling a soul, do the brave thing alone, and go home a little sad that nobody was there to see it.",
        "There’s sense in the secrecy, because a plan that no one has heard of can’t be talked out of you. But your friends would have come, and they can’t explain the faint chill they get afterward for missing an event they were never told about. This week, before you start something that matters to you, tell one of them: “I’m doing this on Saturday. Come if you like.” One friend in the crowd is enough to make it feel like winning.",
      ],
    },
    Taurus: {
      thesis:
        "Guests come to your place for an hour and are still there at midnight with their shoes off. You didn’t plan that; you just put the lamp where someone would want to read and the good bread where someone would reach. ISFP gives you an artist’s feel for how things should be, and Taurus gives you the patience to get them that way and keep them so. You can spend twenty minutes on a tomato and consider it time well spent. Friends get loyalty of the same kind: once you’ve chosen a person, you don’t trade that person in for a newer model.",
      argument: [
        "Mostly Taurus and ISFP are partners in crime, and the crime is a nap. They differ about change. ISFP gets hungry now and then for a street it has never walked down, since new impressions are what your imagination eats. Taurus wants to know who would water the plants. You usually settle it by agreeing with the trip in principle, admiring pictures of the hotel, and making soup.",
        "Nothing terrible comes of that, which is why it’s so easy to miss. Slowly you stop seeing the lovely things you arranged, the way people stop hearing their own clock, and those close to you stop suggesting anything new because you look so content. This week, book one night within an hour of home, in a bed you don’t know, and pay in advance, so that canceling would hurt. You’re allowed to bring your own pillow.",
      ],
    },
    Gemini: {
      thesis:
        "You do voices. Perhaps only for three people in the world, but in that circle your landlord is considered a classic. Gemini gives you an ear for how people talk, and ISFP gives you an eye for how they feel while they’re talking, so your jokes fit the person they were made for and hardly ever leave a mark. Strangers relax around you, dull errands turn into stories, and a friend having a bad week gets a photo of a misspelled sign at exactly the right minute. Then, quite suddenly, you’ve had enough of people and need to go look at a tree.",
      argument: [
        "Gemini feels that a thing hasn’t really happened until it has been told to somebody. ISFP feels almost the reverse: whatever matters most gets smaller each time you put it into words, like soap. So you split the work. What was funny goes out into the world, and what moved you stays home. You can talk all through a dinner, be the best thing about it, and drive back with the one important sentence of the day still in your pocket.",
        "It keeps precious things safe. It also means that when you’re low, nobody thinks to ask, because you were so funny on Friday. Try it differently with one friend you trust. After two good stories, tell one that isn’t funny: “Actually, something’s been on my mind.” Then resist the urge to rescue the moment with an accent. If your friend leans in, keep going. If not, you still have the landlord.",
      ],
    },
    Cancer: {
      thesis:
        "People who live near you eat better on bad days. You can hear from the way a key turns in the lock what sort of afternoon it has been, and something is already warming on the stove, with no questions asked. Cancer gives you a memory for what comforts whom; ISFP gives you the hands and the taste to provide it, right down to the proper mug. You remember which friend hates lilies. Nobody who has been looked after by you forgets it, and several have tried to copy the soup. Now and then you’d also like all of them, dear as they are, to please leave.",
      argument: [
        "That last wish embarrasses you, and it comes from a real disagreement. Cancer wants everyone home, fed and accounted for. ISFP can love wholeheartedly only while it’s free to wander off and look at the water by itself. Your usual solution is to stay in the room and go absent on the spot: you nod, you stir, you say “mm-hm” in the right places, and your mind is walking along a beach somewhere, picking up glass.",
        "You do it to spare people’s feelings, and they sense the draft anyway. Then they ask if something’s wrong, and hover, and there goes the beach. Leaving openly works better. One evening this week, put on your coat where everybody can see it and say, “I’m going out alone for two hours. I’m fine, and I’ll be back by nine.” Then be back by nine. When people are sure that you’re coming back, they stop checking whether you’ve gone.",
      ],
    },
    Leo: {
      thesis:
        "Even your leftovers have presentation. Leo gives you a generous heart and a love of splendor, and ISFP gives you the taste that stops splendor one second before it becomes too much. That’s why visitors photograph the corner of the office you arranged, and why people have to sit down when they see the birthday you made for them. You praise others freely, in detail, and mean it, so they walk away an inch taller. Being praised yourself is trickier. You turn pink, point out a flaw in the frosting, and remember every syllable for a year.",
      argument: [
        "The whole quarrel between Leo and ISFP is about applause. Leo needs it the way other people need breakfast. ISFP suspects that anything which gets loud applause has probably been cheapened, and that the right person would understand without being told. So you do something beautiful, leave it where it’s sure to be found, and busy yourself nearby with a watering can, listening.",
        "Wanting to be discovered is human, and it has charm. But the credit tends to go to whoever is standing closest to the cake, and then you turn cool toward people who would have thanked you happily if they’d known. This week, show one finished thing to a friend whose eye you trust and say, “I made this, and I’m proud of it.” After that the only line you’re allowed is “thank you.” The frosting may not be mentioned.",
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
        "When something exists that pleases everybody and is also good, Libra and ISFP find it together, and it’s a pleasure to watch. The trouble starts when it doesn’t exist. ISFP knew what it wanted on the way in. Libra looks at the other person’s hopeful face and hears itself say, “Whichever you like.” So you go home with the wrong couch, or sit through a movie with explosions, being lovely about it.",
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
        "Principle and tenderness make a good team in you. Aquarius believes that everyone deserves better, and before it has finished the sentence, ISFP has picked up the old man’s shopping bag. They clash over distance. Aquarius is most comfortable caring from a step back, about people in general, while ISFP stands close enough to smell the rain on a coat. You tend to do the kind thing up close and then hurry off before anyone can thank you.",
        "That spares you an awkward moment, but the people you’ve been wonderful to take you for a friendly passerby, and nobody calls a passerby. You conclude that you’re too strange to be called. You just leave too early. This week, stay for the second half of one favor. Take the coffee, sit for twenty minutes, and give one question a real answer, such as, “To be honest, it’s been a lonely month.” Belonging often starts around minute fifteen.",
      ],
    },
    Pisces: {
      thesis:
        "Babies stop crying and stare at you. So, now and then, do grown men at bus stops. Pisces lets other people’s moods walk straight into you without knocking, and ISFP turns what comes in into something a person can bear: a tune, a hand on the arm, a walk on which nobody has to talk. People leave you lighter and aren’t sure why. You cry at commercials, you remember a color for years, and a single song can redecorate your whole day. It’s a generous way to be made, and it would be even nicer if it came with a lock.",
      argument: [
        "Most signs would argue with an ISFP at least a little. Pisces agrees on nearly everything, especially that feelings come first, and that is the problem, because nobody in there says no. Decisions go to the last person with a strong wish. You agree to help with a move because of a pair of sad eyes, and only in the elevator, holding somebody’s lamp, do you remember that you were going to paint that day.",
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
        "Things that pass through your hands operate better, fit closer, and last considerably longer than anyone intended.",
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
      "Change one visible thing because you feel like it, in your clothes or your hair. When people comment, “I wanted to” is a complete explanation, and you needn’t soften it.",
    "new 2":
      "Write down a more respectable figure for what you make, look at it for a week, and quote it when somebody inquires. Asking feels to you like imposing, and it isn’t.",
    "new 3":
      "People have concluded that you prefer them to make the first move, because they generally do. Surprise a sibling or neighbor this week with a short message that requests nothing.",
    "new 4":
      "Begin with the surface at home that you touch most, clean it, sand it or paint it, and leave the more ambitious plans until you’ve lived with the improvement.",
    "new 5":
      "Start something purely because you enjoy it. If you like a person, let it be noticeable; your affection is often so discreet that its object never finds out.",
    "new 6":
      "Attach one new habit to a pleasure you already have, such as stretching during the first coffee, and leave it loose, because a strict regulation makes you run off.",
    "new 7":
      "Show this person something incomplete before you decide about them. How they handle what matters to you is the test you give everybody anyway, usually without telling them it has begun.",
    "new 8":
      "Official letters make you disappear for a while. Open the one you’ve been avoiding, read only the total and the date, and plan the next step with somebody calm.",
    "new 9":
      "Choose the trip or the class by what attracts you in it rather than by its usefulness, and reserve only the beginning, so that you stay free to reconsider.",
    "new 10":
      "Put your name on one piece of work where strangers will see it, and leave it there for a month, even when you’d like to take it down again.",
    "new 11":
      "In conversation groups you tend to vanish; in groups that make something together you don’t. Try one of the second kind, and stay at least twenty minutes after the work is done.",
    "new 12":
      "Where does nobody expect a reaction from you? Spend a day there, with no camera and no purpose, and tell someone beforehand when you’ll be back.",
    "full 1":
      "Being looked at makes you joke or leave. This time, remain where you are until the attention becomes ordinary, and accept one compliment without handing half of it back.",
    "full 2":
      "It becomes easier to distinguish what you own from what owns you. Give away one possession that you keep out of guilt, and pay one bill before it is due.",
    "full 3":
      "On a walk, side by side, you can say what you can’t across a table. Bring up the remark you let pass and have been hearing ever since, and keep it brief.",
    "full 4":
      "At home you offer care in practical form, and somebody needs it in words. Give both, beginning with what you’ve appreciated or resented in the past weeks without mentioning it.",
    "full 5":
      "Before the weekend, show something you’ve made to a person whose taste you trust, and let the admiration go all the way in. Kept back, it can’t disappoint you, or please anyone.",
    "full 6":
      "You notice your body earlier than most people and obey it later. Cancel whatever is loudest this week, sleep first, and leave the explanations until you’re rested.",
    "full 7":
      "It is becoming obvious who meets you halfway. Before you withdraw, which is your usual verdict, say what you’d have liked, because many people would gladly have done it.",
    "full 8":
      "An old injury is nearer the surface than usual. Give it something to do with your hands for an hour or two, and then tell the person concerned what it was.",
    "full 9":
      "State your opinion once, in your own words, and don’t defend it unless you’re asked. Others argue more fluently, which has never meant that they had looked more closely.",
    "full 10":
      "Your work is being discussed, and you’d rather it were discussed without you. Go anyway; you needn’t say much, but answer what you’re asked, and don’t list the flaws.",
    "full 11":
      "Because you’re agreeable, a group can go for months without asking what you’d like, so decline one thing this week and propose another, observing how each person takes it.",
    "full 12":
      "Something you’ve kept entirely to yourself is asking for attention. Give it an unhurried evening alone, and afterward consider which one person could be trusted with part of it.",
    "eclipse 1":
      "You’ve grown used to being overlooked, and it is ending. Wear something you actually like where people know you.",
    "eclipse 2":
      "List everything you’re able to do well, and only then look at the money. A source of income or security is changing.",
    "eclipse 3":
      "A familiar conversation is coming to an end. You tend to leave affection implied; this once, express it while you’re both there.",
    "eclipse 4":
      "Something about home is being replaced, and objects affect you more than you admit. Keep one thing from before, deliberately.",
    "eclipse 5":
      "A pleasure has had its season. Instead of repeating it with diminishing enjoyment, try an unfamiliar material, and expect nothing for a month.",
    "eclipse 6":
      "Leave the hours unoccupied for a few weeks, now that a routine which was wearing you out is stopping; you volunteer them quickly.",
    "eclipse 7":
      "Between you and another person the terms are shifting. Ask for what you want in a sentence, and stay to hear theirs.",
    "eclipse 8":
      "Some debt, of cash or feeling, is being settled. Complete the formalities this week, and do something enjoyable immediately afterward.",
    "eclipse 9":
      "A conviction no longer fits your experience. You needn’t replace it at once; notice for a while how you decide without it.",
    "eclipse 10":
      "One position is ending and another becomes possible. Before accepting it, ask how much of the actual day you’d spend making things.",
    "eclipse 11":
      "A circle is breaking up or letting you in. Consider which person you’d honestly miss, and write to them first.",
    "eclipse 12":
      "Something private has completed its work. Grieve for it in your own way, outdoors if possible, before you tell anyone.",
    "jupiter soft":
      "Agreeing comes easily at present, and more of the world seems worth trying. Choose two things that agreeably frighten you, and write down beforehand what each will require once the novelty has worn off.",
    "jupiter hard":
      "Everything looks appealing, and you begin more than you can love. Before accepting anything else, complete or abandon two unfinished projects, starting with whichever you’ve stopped thinking about when you’re alone.",
    "saturn soft":
      "What you’ve practiced in private is wanted by people who can pay for it. You’re inclined to accept the first terms offered; get them in writing, review them with a friend, and improve one.",
    "saturn hard":
      "Regulations and schedules stand in your way, and neither charm nor absence will remove them. Do the least pleasant part first, for fifteen minutes every day, because your freedom depends on that paperwork.",
    "uranus soft":
      "A wild notion turns out to be practical. Live according to it for one long weekend, at its hours and on its budget, and make notes before anyone can talk you into or out of it.",
    "uranus hard":
      "You endure a great deal, and then you leave without notice. Give yourself three nights before acting on the impulse, tell one person what you can’t continue, and afterward go openly if you still want to.",
    "neptune soft":
      "You’re more receptive than usual to music, color and other people, and the best ideas arrive when you aren’t trying. Reserve an hour a day for them, and leave contracts for more sober moments.",
    "neptune hard":
      "You absorb other people’s moods and take them for your own. Ask of every sadness whose it is, keep dates and sums on paper, and lend nothing that you’d find it difficult to request back.",
    "pluto soft":
      "You’re able to look at something you have been avoiding for a long time. Give it an hour a week, with a beginning and an end, and keep whatever in it still has value.",
    "pluto hard":
      "Someone intends to steer you, or you them, without admitting it. You usually resist by becoming unavailable; say instead, once and calmly, what you refuse to do, and remain present while they’re displeased.",
    "mercury retrograde":
      "Messages go astray, and for once it isn’t your doing. Confirm every appointment, and finally complete one letter you’ve left unfinished.",
    "mercury direct":
      "Communication is easier again. Answer the three people you’d been meaning to answer, two lines apiece, without apologizing for the delay.",
    "venus retrograde":
      "An old love or an abandoned enthusiasm is attractive again. Enjoy the memory, and wait a few weeks before rearranging anything for it.",
    "venus direct":
      "Your eye is reliable once more, so buy the one thing you kept returning to, and tell someone what you appreciate about them.",
    "mars retrograde":
      "Your energy has turned inward. Use it for repairs and rest, and mention an irritation while it’s still a minor one.",
    "mars direct":
      "The energy to begin is back, and with you it evaporates unless it’s used. Do half an hour on one project today.",
    "ingress jupiter":
      "A new field is opening for a year. Explore the whole of it before you become attached to one corner.",
    "ingress saturn":
      "Several years of steady shaping are ahead. Choose a craft or commitment you’d still respect after it has frustrated you.",
    "ingress uranus":
      "One whole region of life becomes less predictable, for years. You adapt quickly; keep a reserve, so that you adapt by choice.",
    "ingress neptune":
      "For many years one area will be less distinct. Rely on your senses there, and record what you’ve agreed in writing.",
    "ingress pluto":
      "A change measured in decades is beginning, and nothing need be decided now. Notice what you consistently avoid, and where.",
    "month 1":
      "Buy a notebook whose paper you like. Each evening, draw one object from the day, taking no more than three minutes.",
    "month 2":
      "Tell one person what their company does for you. If the words won’t come, write it on a card and deliver that.",
    "month 3":
      "Go through your unfinished projects, complete one, give another away, and take a third apart for whatever is still useful.",
    "month 4":
      "Invite a person whose eye you trust to examine your work for ten minutes, during which you make tea and explain nothing.",
    "month 5":
      "Walk a familiar street at an unfamiliar hour, and bring back one color or detail to use in something you make.",
    "month 6":
      "Write your fees, or your limits, on a card. Read it aloud to a friend, so that you’ve practiced before it matters.",
    "month 7":
      "Teach someone an operation your hands know, slowly, and let them spoil the first attempt without taking it away from them.",
    "month 8":
      "Decline one invitation within the day it comes, in two friendly lines, and do something unhurried with the hours you’ve rescued.",
    "month 9":
      "Sort a year’s worth of official envelopes for one hour, with music on, and reward yourself immediately afterward.",
    "month 10":
      "Show one completed thing in a place with strangers in it, stand nearby for ten minutes, and answer any comment with “thank you.”",
    "month 11":
      "Return to a place where you were happy, alone, and notice what is different, including what is different in you.",
    "month 12":
      "Make three presents and buy none for those same people, writing on each tag one full line that you mean.",
  },
};
