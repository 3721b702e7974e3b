import type { TypeProse } from "../type-prose.ts";

export const esfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    risk: "safe",
    head: "feeling",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "The new neighbor is still signing for the couch when you come across the lawn, sleeves up, asking which end is heavier. By dusk you know her children’s names, so does the whole street, and someone has been assigned the piano. ESFJ can’t see a person standing alone; Aries can’t see a person standing alone for more than a minute. That makes your kindness fast, a little loud, and impossible to be shy around. Your face gives the verdict before your mouth does, and at charades you’re a public danger. When a friend calls in tears you’re looking for your shoes before she has finished the sentence, and in the worst weeks of people’s lives, yours was the first car outside.",
      argument: [
        "It’s out before you’ve looked at it: that was a rotten thing to do. The heat in you speaks first and means every word. A second later the other half sees a hurt face and would give anything to be liked again, so you take back the tone, and then, because the two are standing close together, you take back the point. No, forget it, you’re tired, it’s nothing, do they want a ride home? They do, and in the car all is well, but what they did was rotten, and it happens again in March, since as far as they know you withdrew the complaint.",
        "The next time you flare up, apologize for half: “I’m sorry I snapped. I still don’t want you canceling on me the same day.” Say it once, and drive them home anyway.",
      ],
    },
    Taurus: {
      thesis:
        "Anyone who’s been ill at your place got better slowly, on purpose. The pillow was right, the light was right, the doctor’s number was already on the pad, and nobody was made to feel like a patient. ESFJ finds out what a person needs; Taurus thinks they should have it in good quality, and again next week. People set their year by you: the picnic under the same tree, the walk on the first of January, the phone call on Sunday at six that others arrange their supper around. Your laugh gets lower and wickeder as the evening goes on. Strangers take you for soft. They’re half right, and the other half has never been hurried in its life.",
      argument: [
        "“Sounds lovely,” you say, and you mean it, and nothing on earth will make you do it. Somebody at work wants to move the Monday meeting onto a new system, her eyes are shining, and you can’t be the one to put that light out. So your mouth goes along, while the rest of you stays where it is, and no one hears you refuse, because you don’t. There’s a password you haven’t gotten around to, and two weeks later you’re in the old room with the old agenda and half the team, and she finds out by counting chairs. A no would’ve stung for an afternoon.",
        "Before Friday, give one honest refusal while it’s small: “I like how excited you are, and I don’t want to switch. Can I tell you what I’d miss?” She’d rather hear it than count chairs.",
      ],
    },
    Gemini: {
      thesis:
        "Between the parking lot and the office you’ve heard about a hernia, a promotion, and a parrot, and by ten you’ve connected two of them. Gemini picks up the news. ESFJ has to know how it turned out, so on the right morning a message arrives that names the interviewer, the train, and the good shoes, and somebody walks in feeling that a crowd is behind her. It’s one person with a phone. Nobody is better at a wedding table of eight strangers: you find out what the beekeeper has to say to the tax lawyer, and you’re sorry when the speeches start. Conversation is where you do your thinking. Halfway through a sentence you change your mind, notice, and laugh before anyone else can.",
      argument: [
        "A friend is telling you about her mother, at the party, by the window, because you’re the one she wanted to tell. And over her shoulder somebody has just come in who doesn’t know a soul, and behind him somebody you haven’t seen since spring. Devoted as you are to her, you’re already across the room, and your eyes give it away. Hold that thought, you say, with a squeeze of the arm, and you do come back, twenty minutes later, with him. She finishes the story in two sentences. It was going to be longer. Three people have been made welcome, and the one who trusted you goes home with most of it untold.",
        "Pick one person this week and let the others stand around: “I’ve got half an hour, and it’s all yours. Start at the beginning.” Sit with your back to the door.",
      ],
    },
    Cancer: {
      thesis:
        "In your head there’s a second calendar, the kind nobody prints: the biopsy result, the first Christmas without him, the day the divorce comes through. Cancer keeps the date and ESFJ does something about it, so at 7:40 that morning a message reaches somebody who’d hoped no one would think of it and badly needed someone to. You know who can’t have dairy, who can’t sit beside whom, and which child is pretending not to be cold. Salesmen, who find you mild, meet a nice person who asks after their mother, and by the time she’s been discussed, the delivery fee is gone and there’s a warranty. It’s hard to cheat anyone with that memory. Being loved by you means being awaited, with the porch light on.",
      argument: [
        "A full house makes you happy, and around nine you’d like to go home, which is awkward, because you’re there. One half of you wants the table extended and everyone at it; the other wants a door it can shut, a dispute they’ve resolved by leaving the house open and keeping you closed. Guests get the soft chair, the good stories, your entire attention, and not one fact about their host. In the hallway a friend takes your arm, asks how you are, is given news of six other people and a bag of tomatoes, and drives off thinking you’re wonderful and fine. You turn out the lights feeling that nobody ever asks. She asked. She got tomatoes.",
        "Catch one guest this week on the doorstep: “I’m a bit low, actually. There’s nothing to fix. Would you stay another ten minutes?” Sit down before they do.",
      ],
    },
    Leo: {
      thesis:
        "No one retires from your department with a handshake and a sheet of signatures. There’s a slideshow, there’s the song from the year he started, and there’s the former boss nobody thought would come, because you found her. ESFJ knows what each person is quietly proudest of, and Leo has booked the room to say so. You dress for other people’s good news, and you clap with your hands above your head. At the school concert the third triangle from the left looks out, finds you, and plays like a soloist. And when something shameful or sad happens to someone you love, the whole show stops without a word, and you’re on the floor beside them with your shoes off.",
      argument: [
        "“Don’t go to any trouble,” you say in the week before your birthday, and it’s the least sincere sentence you own. Taking trouble for others is what you live for, and to ask for any would feel greedy. All the same, you’d like a brass band, so you get by on hints, and on being so good at everyone else’s day that surely people will see how it’s done. They see it, and it scares them off, because who could match that? So they take you at your word: there’s a card, there’s a nice lunch, you’re radiant, and you cry in the car, while they drive home relieved that you’re so easy to please.",
        "Ask for one thing outright, well before the day: “I’d love a fuss this year. Would you plan it, so that I don’t know a thing?” Keep your hands off the guest list.",
      ],
    },
    Virgo: {
      thesis:
        "It’s you they call the night before: the night before the surgery, the move, the bar exam, the in-laws. ESFJ asks how she’s feeling about tomorrow and listens to all of it. Virgo tells her to charge the phone, eat at six, and wear the shoes without laces. Both are love, and together they’ve gotten half the people you know through something. Your bag has a safety pin in it, a charger, and the one kind of mint that a certain colleague accepts. You’re very funny about human beings, in a low voice, near the back, with your eyes on the speaker. Nobody studies folly that closely without fondness. Thanks make you blush and check whether the tickets are still in your pocket.",
      argument: [
        "You’d been looking forward to the picnic for a month, and you weren’t at it. Well, you were there. You moved the blanket out of the sun, went back for the bug spray, and found the boy his other sandal, and whenever somebody patted the grass beside them, you’d be there in a second. There’s nowhere you’d rather be than in the middle of your people, and you can’t sit down there while anything would make it nicer for them, and something always would. They had a lovely time with an attentive host, where they’d hoped for a friend. In the photographs there’s everyone you love, on the good blanket, and you aren’t in one.",
        "Stop at the second-best version, once, and tell them: “I’m done. Something’s bound to be missing, and I’m not getting up for it. Move over.” Be in a picture.",
      ],
    },
    Libra: {
      thesis:
        "Hand you a guest list with a feud in it, two hours before the ceremony, and everyone will say afterward how nicely it happened to work out. ESFJ knows who’s been hurt and by whom; Libra knows where the pillars are. It’s a real talent, getting people to be on their best behavior by assuming that they already are. You compliment what a person chose rather than what they were born with, so they go about feeling clever for a week. You open a conversation the way other people hold a door. And you have a wicked ear, since no one that polite can help noticing everything; the one friend who gets the full report in the car considers it the best part of any party.",
      argument: [
        "What you’d like most is an evening for two, at the small place, with the candle. On Thursday you run into a colleague who’s just been left and has nothing on Saturday, and before you know it there’s a third chair. For you there’s nothing like a single face across a table, and no enjoying dinner while someone’s alone with a sandwich, so she comes along, and the single face is gracious about it. It’s a lovely evening, and going home, you think how kind that was of you both, while he’s wondering whether an evening with only him would’ve been too small.",
        "Set two chairs this week and defend them: “I’d love to see you, and Saturday’s taken. Are you free on Sunday at four?” No one has to know that Saturday was only candlelight.",
      ],
    },
    Scorpio: {
      thesis:
        "You remember his dog’s operation, and you also know that he’s lying about the money. ESFJ makes people feel there’s nobody they’d rather tell; Scorpio hears the part they left out. They’re safe all the same, since you’d walk into traffic for anybody on your short list, and you’ve kept things for years that would empty a room. On a hospital visit you ask the real question, the one that makes the patient laugh, then cry, then eat something. Your teasing finds the exact spot. Charming newcomers, and men who are rude to waiters, are greeted with a smile they’d find worrying if they knew you better.",
      argument: [
        "So how was her weekend? You ask it with a warm face, and you already know, because you saw the pictures: the lake house, six friends, everyone but you. Believing in people comes naturally to you, and every door is open. You also check. So you leave her room to tell you and watch what she does with it, and she, embarrassed, wanting to spare you, says it was quiet. Now it isn’t a party you missed; it’s a lie you were told. Quiet is nice, you say. She goes off thinking she protected you, and you never put your full weight on her word again.",
        "For seven days, ask nothing you know the answer to. Put your card on the table first: “I saw the pictures from the lake, and I felt left out. Is there a story there?” There usually is, and it’s usually a dull one.",
      ],
    },
    Sagittarius: {
      thesis:
        "Thirty people are on the platform, one has lost a passport, two aren’t speaking, and you’re having a wonderful time. Sagittarius wanted to see the place; ESFJ wouldn’t dream of going without everyone. So there’s a sign-up sheet, a song, and a spare toothbrush, and by the second night the widower is dancing with the Dutch couple. With a bus driver you can hold a conversation in a language neither of you knows. You come home with the addresses of people that others would only have photographed, and you write to them. Your laugh can be located from another floor. Sooner or later somebody admits that they only came along because you were so sure they’d like it, and that they did.",
      argument: [
        "You’ve waited all year for this view. The path took three hours, the sea is down there in two colors, and you’ve got your phone out, because the neighbor with the key can’t find the cat. Half of you has to get away from it all or go mad. The other half is it all. So you leave with great fanfare and run everything from abroad, reminding this one, consoling that one, settling a dispute in the choir’s group chat. At home nobody learns to manage, and beside you somebody who’d hoped to have you for a week is looking at the sea alone.",
        "Name a deputy before your next day off, and tell the others: “I’m out of reach until six on Sunday. Whatever comes up, she decides, and I’ll back her.” Turn the phone off at the trailhead. The cat’s under the bed.",
      ],
    },
    Capricorn: {
      thesis:
        "In every long-lived thing, the reunion, the choir, the scholarship named after a coach, somebody has the key and the list, and it’s you. ESFJ couldn’t bear for anyone to be forgotten; Capricorn wrote it down, got a second signature, and opened an account. A nervous beginner taken in hand by you comes out with a jacket that fits, a firm handshake, and the name of someone to call. You know the waiters’ names and the bylaws. Your jokes are so dry, and come from so proper a face, that whole tables have had to be told. When there’s a death in a friend’s family, you don’t ask what you can do. You’ve already spoken to the cemetery.",
      argument: [
        "They elected you chair, and you stayed behind to stack them. The office is what you’ve wanted for years, and you’re good at it, but you also want to be one of the gang, and dread the small hush when the boss sits down. So you hold the power and hide it: a decision of yours is presented as what everybody seems to feel, and a rule goes out as a friendly suggestion. One of the tenors takes it for a suggestion, since that’s what it was dressed as, and keeps arriving at half past. You’re offended and he’s baffled, because he’d have come on time for a plain order, and liked you fine.",
        "Use the office once this week, standing up: “I’ve decided we’ll start at seven from now on. I know that’s early for some of you.” Have a drink with them afterward, and let someone else stack.",
      ],
    },
    Aquarius: {
      thesis:
        "Leave you on a street for a year and there’s a gate in the tall fence, so that the two dogs can visit, and nobody can say how the owners were talked into it. ESFJ learns everybody’s name. Aquarius wonders why they don’t all know one another’s, and starts something: a tool library, a Thursday walk, a fund for the crossing guard’s teeth. It sounds odd for about a week. The teenager with blue hair, the retired colonel, and the woman who talks to her roses have each told you things, and each believes you’re a bit like them. You can love a custom and be scandalized by a rule. People who’d given up on belonging anywhere find they’ve been put on a list.",
      argument: [
        "At the meeting you raised your hand with the others: it was a friendly meeting, people had brought their children, and the vote was so nearly over. You need to belong to them, and you can’t believe what they just voted for. Over the weekend the second feeling writes a letter, two pages, well reasoned, with a proposal, and on Monday it goes to the whole membership. They read it on their phones, in line for something, and try to recall the person who sat there smiling. Some who would’ve voted with you now feel corrected by a friend, in writing, and a sensible idea goes down with its envelope.",
        "Say it in the room next time, while it’s small and unfinished: “I’m with you on nearly all of this, and there’s one part I can’t vote for. May I have two minutes?” They’ll still save you a seat.",
      ],
    },
    Pisces: {
      thesis:
        "At the arrivals gate you cry for families you’ve never seen. Then you notice that a grandmother’s suitcase has lost a wheel, and you carry it to the taxi, and by then she’s told you about the boy who’s getting married. Pisces feels it all; ESFJ has a handkerchief and a free arm. Around you people talk in a softer voice and are surprised at what comes out. You know which nurse to thank, and your presents are so right that the receiver wonders when you’d been inside their head. Small children, nervous dogs, and the one guest who’s had too much come straight to you through any crowd. And you’ll laugh until you have to hold on to somebody, so there’d better be somebody.",
      argument: [
        "On Monday you said yes with your whole heart. On Saturday at five you’d give a finger not to go. The half of you that loves a full table made the promise; the half that has soaked up everyone’s troubles all week wants the curtains drawn, and since neither can disappoint a friend, you get a headache. It’s not quite a lie, because by the time you’ve typed it, there’s something behind your left eye. But she’s a good friend, so at seven she’s at the door with aspirin and a magazine, and you have to be ill for an hour. She leaves worried, and you lie there, perfectly well and ashamed of yourself.",
        "Try the true excuse, early, on the kindest person you know: “I want to see you, and I’m all used up tonight. Can we do Tuesday?” Tired is excuse enough.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "Give you ten strangers and a folding table, and before lunch they’re a team, with assignments and nicknames.",
        "Your praise comes out clear and exact, with others listening, and a shy colleague repeats it on the bus home.",
        "When nobody dares to dance you go first, badly if necessary, and the floor fills up behind you.",
      ],
      costs: [
        "A missing thank-you can spoil your whole week, and the person who forgot it never learns what went wrong.",
        "Disagreement sounds like desertion to you, so honest friends get into the habit of keeping their doubts to themselves.",
        "You set the pace by your own energy, and on a trip the tired ones smile and fall behind.",
      ],
      tensions: [
        {
          between: "Everyone’s wish or yours",
          text: "Everyone should have a say, and you know where you want to eat, so you take a vote and then campaign. Say your own wish first next time, and ask who’d prefer something else.",
        },
        {
          between: "Keeping peace or pride",
          text: "You’d smooth over nearly anything for the sake of harmony, but a slight to yourself goes on stinging behind the smile. Tell the person that same evening, in one line, without an audience.",
        },
        {
          between: "Big beginnings or ordinary weeks",
          text: "The launch of a project suits you perfectly, and by week five, when people need you, you’re recruiting elsewhere. Before you begin, put a small celebration on the calendar for week six.",
        },
      ],
      practice:
        "Put a coin in a jar each day this week when you’ve done a favor that nobody can trace to you, and keep it to yourself. After the seventh coin, stop, buy yourself something sweet, and tell no one what it’s for.",
    },
    Earth: {
      gifts: [
        "Friends just out of surgery find a week of dinners in the refrigerator, with the labels in your handwriting.",
        "Events that you organize take place, on time, with a ramp, enough chairs, and coffee that’s still hot at four.",
        "Anybody with nowhere to go has a place at your holiday table, and a pie to bring besides.",
      ],
      costs: [
        "There’s one correct way to fold a fitted sheet, and after a few corrections people leave them all to you.",
        "Anything that would look odd to the neighbors goes untried, and you watch other people enjoy it, a bit wistfully.",
        "Your own checkup waits until everybody else has been driven to theirs, and by then you’re tired and irritable.",
      ],
      tensions: [
        {
          between: "Open house or order",
          text: "You want everybody in and nothing disturbed, so you welcome the guests and go around behind them with a sponge. On a night for guests, lock the sponge away before the doorbell rings.",
        },
        {
          between: "Doing it or delegating",
          text: "Others would gladly take part of the job, and nobody does it to your standard, so you keep it and sigh. Hand over one piece this week, and don’t inspect it until it’s due.",
        },
        {
          between: "Old habits or fresh ones",
          text: "Your Sundays are comfortable and a little stale, and you leave them alone because people count on them. Keep the day as it is except for one hour, and walk where you’ve never walked.",
        },
      ],
      practice:
        "For seven days, eat one meal sitting down from the first bite to the last, with a napkin on your lap that stays there whatever runs out. When the plate is empty the exercise is over, and you’re free to jump up.",
    },
    Air: {
      gifts: [
        "When a department splits over a plan, both camps talk to you, because you describe each side so generously.",
        "A shy guest’s joke gets its laugh after all, since you relay it, with credit, to the whole table.",
        "Thirty confusing texts about a picnic end with yours, which gives the time, the place, and the parking.",
      ],
      costs: [
        "By collecting everyone’s opinion you lose track of your own, and people leave without knowing what you think.",
        "What a friend told you in tears gets passed along out of kindness, and she hears about it from somebody else.",
        "Your phone fills every quiet minute, and a thought of your own seldom survives until the kettle boils.",
      ],
      tensions: [
        {
          between: "Keeping rules or asking",
          text: "You defend the way it’s always been done, and you’d love to know why, so the question goes home with you. At the next meeting, ask it aloud before you’ve defended anything.",
        },
        {
          between: "Being loyal or fair",
          text: "When two friends fall out, your heart has picked one, and you act so neutral that neither feels supported. Invite the other for coffee, and listen for half an hour without correcting anything.",
        },
        {
          between: "Many classes or one",
          text: "Every class in town sounds delightful, and you sign up for the company, so you rarely get beyond lesson three. Pick one that you’d take without a friend, and stay to the end.",
        },
      ],
      practice:
        "Each evening this week, write in a small notebook one question about how something works, nothing to do with anyone you know, and spend ten minutes on it alone. On the seventh evening tell one person the best answer, and put the notebook away.",
    },
    Water: {
      gifts: [
        "Halfway through a meeting you notice who has gone quiet, and ask something that only they can answer.",
        "In a house of mourning you bring the right soup, say very little, and know when to go home.",
        "After a divorce you go on inviting both of them, and neither is made to feel like a former friend.",
      ],
      costs: [
        "A tired voice sounds like an accusation to you, and your third apology makes the tired person genuinely irritable.",
        "Waiting to be offered what you’ve never asked for, you turn politely cool, and people wonder what they did.",
        "At work the neediest colleague gets your lunch hour, day after day, and the grateful ones eat without you.",
      ],
      tensions: [
        {
          between: "Cheering up or listening",
          text: "You want to hear what’s wrong, and you can’t bear an unhappy face, so jokes and cake arrive early. Sit through five minutes of it, hands folded, and then ask what happened.",
        },
        {
          between: "Making up or being heard",
          text: "You want to be friends again by dinner, so you forgive at once and keep the hurtful sentence for years. Repeat it to its owner, gently, once, and say how it felt.",
        },
        {
          between: "Everyone or nobody",
          text: "You long for company, and once you’ve had it you’d like an island, but invitations get answered first. For each party you accept, cross out the next evening and spend it alone, in comfortable clothes.",
        },
      ],
      practice:
        "Each morning for a week, before you’ve spoken to anyone, write on a slip one line that begins with “I feel” and one that begins with “I’d like.” By noon ask someone for the second, in those words, and then tear up the slip.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Hardly anyone has met the other one, who came into the world with your birthday, has opinions of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and about what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anyone looks after you is a subject you steer around with remarkable skill. In this part it gets brought up anyway, by people who have been waiting for a gap in the conversation.",
    "Under the welcome mat there’s a key, and the key opens a cellar that was never part of the tour. It contains all the replies you swallowed and all the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as it smells, and a surprising amount can go straight out to the curb.",
    "You know what everyone around you ought to eat, and what have you had today? Half a muffin and someone’s crusts. Here come the ordinary hours, with their sleep, sore backs, lessons, glue, and a stone or two on the windowsill, so imagine that you’re the visitor who is expected for the weekend, and get everything ready accordingly.",
    "What is it all for, the lists, the casseroles, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and right now nobody is. Take your apron off for these last pages, which are about what you believe, what will outlast you, and how to be one of the people you’re so good to.",
  ],
  year: {
    "sun 1":
      "Four people get asked before you decide, and then you do what upsets none of them. Make one decision about yourself now that nobody has voted on, a haircut, a class, a free Saturday; present it as finished, “I’ve decided to do this,” and smile at the suggestions.",
    "sun 2":
      "You put up the money for the gift, the tickets or the table, and then it feels too awkward to ask for it back, whereas most people mean to pay and simply forget. Say the sum together with the plan: “It’s twenty each, and here’s where to send it.”",
    "sun 3":
      "“No problem” is out of your mouth before the question is over. For a few weeks, try “Let me look, and I’ll call you back,” and use the pause to find out whether you have the time, and the inclination. You’re still the most helpful person on your street.",
    "sun 4":
      "Holidays and birthdays run through you so smoothly that your family thinks they happen by themselves. Let the next gathering be someone else’s responsibility: ask who’d like to have everyone over, and say, “I’m coming early, and I’m bringing nothing,” which is harder than it sounds.",
    "sun 5":
      "In love, and on most outings, you say “Wherever you like” and mean it about half the time, while a person who’s fond of you would rather know. Name the place, the movie or the game once this week, don’t ask if that’s all right, and let yourself be taken along.",
    "sun 6":
      "The first hour of your working day goes to hellos, and everybody’s glad of them, but with the hellos come their troubles, so you start on your own tasks when you’re already tired. Give the first forty minutes to the thing only you can do, and make your rounds afterward.",
    "sun 7":
      "A short answer sends you looking for what you did wrong, when mostly the other person is hungry, or thinking about a parking space. Ask once, “Is it something between us?” and if they say no, believe it for the rest of the day, even with that face across from you.",
    "sun 8":
      "Everyone’s hard days are in your head, the operations and the anniversaries, and you call on each of them, whereas yours are in nobody’s, because you’ve never said when they come. Tell one person a date that matters to you, and why, so that they get to call you.",
    "sun 9":
      "Even for a day trip you pack for six, with pills, snacks and a spare sweater for whoever forgot. Go somewhere now, or into a class, with only your own bag and your own question, and if somebody forgets a toothbrush, that’s their adventure, and they’re old enough to have one.",
    "sun 10":
      "People praise you for being nice, and you’re so pleased that you forget to mention you’re also capable. When the next thank you comes, add a line about the work itself, “I’m glad you liked it, and the idea was mine, too,” and resist taking it back.",
    "sun 11":
      "You invite twelve so that nobody’s hurt, and then you spend the evening filling glasses. For once, ask only the two or three you’d choose if no one ever found out, sit down with them, stay seated, and tell them one thing you’re hoping for.",
    "sun 12":
      "Your goodbyes take an hour, at the door and in larger matters. If there’s a duty, a group or a friendship you’ve been leaving for a long time, say it in one breath: “I’ve loved this, and I’m stopping now.” Then go home and look after nobody until morning.",
    "new 1":
      "Somebody bumps into you in a doorway, and it’s you who apologizes, twice, with a hand on their sleeve. A beginning in your own name: keep “sorry” for things you’ve actually done, since everywhere else “Excuse me” is perfectly polite, and people get past you just as well.",
    "new 2":
      "By the middle of the month the budget has turned into presents, bouquets and the collection for somebody’s farewell party. Open an account for something that you’ve been wanting for years, in your name only, and pay into it on the first, before the birthdays arrive.",
    "new 3":
      "Before anybody has described the whole problem you’re looking up a telephone number for them, a dentist’s, a plumber’s, the cousin’s who understands visas. A question to open with instead, in these talkative weeks: “Would you like somebody’s number, or only a sympathetic ear?”",
    "new 4":
      "The thick towels, the delicate glasses and the comfortable armchair are reserved for visitors, and between visits you make do with whatever’s chipped. Bring the good things out on an ordinary evening when nobody’s expected, and notice how it feels to be the company they were waiting for.",
    "new 5":
      "At the movies you keep an eye on everybody in the row to see whether they’re happy, and afterward you’re hazy about the plot. Go to something alone on a weekday evening, since laughing at what strikes only you as funny is a pleasure you’ve hardly tried.",
    "new 6":
      "A friend waiting on a corner has never been disappointed by you, whereas your own good intentions have been standing there for years. Put a person into the habit you’re beginning: an early walk with a neighbor, or both of your checkups on the same morning, with coffee in between.",
    "new 7":
      "Whatever pairs of people are supposed to do, you two do: the card signed by both, the Sunday visit. Leave out one of these customs and begin another that makes sense to nobody else, breakfast at midnight or a vacation in a tent.",
    "new 8":
      "A hernia, a divorce, a wayward nephew: there’s nothing you can’t discuss over coffee, except what ought to happen to your own belongings one day. Make a first evening of it with somebody to whom you’d give your keys, and serve something festive, because it’s an affectionate subject.",
    "new 9":
      "After a guided tour you know the names of the guide’s grandchildren, and you’re uncertain which century the cathedral was. Begin this time with the subject instead of the person, preferably one that nobody in your circle cares about, and let a library book be your only companion.",
    "new 10":
      "You’d be good at being in charge, and what puts you off is the silence at the lunch table when you sit down. Ask for one thing that you could lead, give the first unpopular instruction in your friendliest voice, and stay at that table.",
    "new 11":
      "In a roomful of new people nine of them like you within minutes, and it’s the tenth, with folded arms, to whom you carry your plate. Begin with the other nine, who liked you without any effort on your part and whose last names you hardly know.",
    "new 12":
      "On an empty afternoon you last about an hour before calling somebody to ask whether they need anything from the supermarket. Since that hour is only the entrance, put the telephone in a drawer, run an unreasonably long bath, and find out what the second one is like.",
    "full 1":
      "“I’m fine!” you sing, two notes higher than when it’s true, and everybody who’s fond of you recognizes those two notes. They’re particularly audible just now, and if one of those people asks again in a lower voice, you could answer in a lower voice yourself.",
    "full 2":
      "The thank-you note that never arrived for the big blue vase is still on your mind, which tells you something about the vase. It’s becoming visible which presents you gave for the pleasure of it and which were waiting for an answer, so give more of the first kind.",
    "full 3":
      "Someone’s happy news gets out through you, because you were so delighted for them that it had been told before you noticed. If that comes back to you now, apologize in two sentences, since a longer apology would oblige the injured party to comfort you.",
    "full 4":
      "One empty place at the family table, and you can hardly taste the dinner for looking at it, which isn’t lost on the people who did come. They’re the ones to look at tonight, so ask whoever is beside you a second question, and leave the empty chair to its own affairs.",
    "full 5":
      "At cards you let the sulker win, and everybody around the table has known it for years, including the sulker. Play an entire evening in earnest, and let them discover how good you really are, while you discover that people can lose to you and still want you there.",
    "full 6":
      "Half of what you do in a day nobody asked for: the paper in the printer, the card for the receptionist, the second sandwich. Leave one of these favors undone for a week, and either somebody wonders what became of it or you’re half an hour richer every day.",
    "full 7":
      "A disagreement makes you so uncomfortable that you’ve given in before it becomes interesting, and a few days later you’re irritable with everybody. Let this one stay in the room overnight, unsolved and in plain sight, and notice that in the morning both of you still want coffee.",
    "full 8":
      "At funerals you’re in charge of the ham, the coats and the elderly aunt, and your own mourning takes place in the kitchen with your back to everybody. They can see your shoulders. Hand the apron to somebody less sad, and go sit with the others.",
    "full 9":
      "After lunch with one friend you’re in favor of the new bridge, and after supper with another you’re against it, on both occasions with complete sincerity. It’s becoming noticeable, even to you, so take your opinion for a long solitary walk before you bring it to another meal.",
    "full 10":
      "Forty people tell you it was wonderful and one says it ran a little long, and she’s the one who goes home with you. Reread the forty in the morning, and only then ask her what she’d have left out.",
    "full 11":
      "Two of your friends can’t stand each other, and for years you’ve been telling each of them how fond the other one is. They know better, and it’s becoming obvious, so retire as ambassador, meet them on separate evenings, and let them dislike each other in peace.",
    "full 12":
      "In the middle of the night you watch the whole evening again: who wasn’t introduced, what you said about the curtains, why somebody left before dessert. As nobody else is seeing that movie, put its worst scene on paper, and read it aloud to yourself over breakfast.",
    "eclipse 1":
      "A part that you were given because you played it so well, the cheerful one who manages everything, comes to its end here. A friendly “Not today” is announcement enough, and somebody’s probably been hoping to manage something for you.",
    "eclipse 2":
      "It comes to light how much of your money has gone into a generous table. Your first anxiety is what the visitors will notice, although most of them would’ve been perfectly content with crackers.",
    "eclipse 3":
      "For years the family’s news has passed through you as through a switchboard, an arrangement that ends when people begin calling each other directly, which stings, and then makes for remarkably quiet evenings.",
    "eclipse 4":
      "When something at home comes to an end, you’re handing out sandwiches before you’ve shed a single tear, and yet the loss is partly yours. Say aloud what you’re going to miss about it before you turn on the oven.",
    "eclipse 5":
      "A pleasure is over, an affection or a happy season, and within a day you’ve found somebody sadder who needs soup. Your own disappointment is entitled to a visitor as well, and most friends would be honored.",
    "eclipse 6":
      "One of your duties falls away, and by lunchtime you’ve informed three people that you’re available on Tuesdays. Take it back, because hours for which nobody is grateful are peculiar in the beginning, and they’re entirely yours.",
    "eclipse 7":
      "Something comes to light between you and another person, and by evening five sympathetic friends have been consulted, so that the one it’s about would be the sixth. Go there first, with only what you saw yourself.",
    "eclipse 8":
      "You forgave it long ago, publicly and with cake, and in private you’ve kept the injury warm ever since. Now it’s either brought out or allowed to cool, and you’re surprisingly tired of tending the stove.",
    "eclipse 9":
      "A conviction that came to you from somebody beloved, a grandmother or a teacher, no longer carries you, and abandoning it feels like leaving her table. It’s merely a different opinion, and you can still pass the potatoes.",
    "eclipse 10":
      "As a role or a title ends, you stand around like a wedding guest without a place card, and the nearest empty chair looks wonderful, but remain on your feet for a month before you sit down anywhere.",
    "eclipse 11":
      "A circle that you’ve been holding together lets go, and you see how much holding was involved. While several people drift away without an unkind word, those who call you of their own accord are your actual friends.",
    "eclipse 12":
      "There’s somebody you’ve been lying awake for, as though it kept them company, and they’ve been asleep the whole time. With this particular shift over, they can do their own worrying, and you’re excused until morning.",
    "jupiter soft":
      "Good fortune comes in, and you’ve cut it into slices for eight people before tasting it yourself. Let one kindness stop with you in these weeks, even if custom says that a neighbor’s dish never goes home empty: wash the thing, say it was delicious, and hand it back.",
    "jupiter hard":
      "In high spirits you’re generous with other people’s time as well: “Oh, he’d love to help,” you declare, about somebody who’s at home with his feet up and knows nothing of the matter. Offer only your own Saturdays for a while, and not more than half of those.",
    "saturn soft":
      "On behalf of a friend you can ask anybody for anything, clearly, with the facts in order and no apology at either end. As such requests are taken seriously in this period, make one of your own in precisely that voice, saying “me” wherever you’d otherwise say “her.”",
    "saturn hard":
      "When nobody applauds, you add a second helping, a longer letter, an extra visit, because that has generally brought the applause back. There’s a shortage of it for everybody in such a period, which is no verdict on you, so choose something whose result you can judge with your own eyes.",
    "uranus soft":
      "In every circle there’s an odd one whom you’ve always treated kindly and never really asked anything, and at a time like this there’s no better company. Tell that person what you’re turning over in your mind, and don’t smooth the answer out afterward to make it presentable.",
    "uranus hard":
      "If the roof blew off you’d be making sandwiches under the tarpaulin, since looking after people is how you stay calm. It does help, though it also means that everybody’s been asked how they feel about it except you, and the question deserves ten minutes alone before you assure the others that all is well.",
    "neptune soft":
      "You come home sad from a perfectly nice day, and a week later you find out whose sadness it was. Because more of that gets through to you in such a period, and more beauty with it, sing something in the kitchen, all the verses, and let what was borrowed go out with them.",
    "neptune hard":
      "A trembling voice that says “You’re the only one I can ask” can have anything you own, and in foggy weather there are more such voices, some of them perfectly truthful. Before you help, describe the whole affair to an unsentimental friend, including the detail you’d rather leave out.",
    "pluto soft":
      "A number of people do things your way because they couldn’t bear to disappoint you, and that’s power, though you’d blush at the word. In a period when you can look at it calmly, use a little of it in the open, with “I want this” in place of “Wouldn’t it be nice.”",
    "pluto hard":
      "Anybody who tries to get the upper hand is offered a chair and your best cookies, since niceness has worked with so many people, but here it’s taken for consent. Give your no in a level voice, without a present attached to it, and leave the silence afterward to them.",
    "mercury retrograde":
      "You carry half a dozen people’s appointments in your head, where they’re nearly always right, but nearly isn’t enough for these weeks, and a list on paper, read aloud to everybody involved, relieves your memory.",
    "mercury direct":
      "A misunderstanding clears up, and in your relief you’d like to tell everybody, including those who never heard of it, when it’s quite sufficient that the two of you know.",
    "venus retrograde":
      "An old friendship looks golden from here, and you’ve half planned the reunion. Try to recall who used to do the calling and the driving, and whether you’d care to occupy that position again.",
    "venus direct":
      "Half of the things on your shelves were presents, and they stay there in case the giver drops by. Your own eye is clear again, and would like one of them to disappear into a closet.",
    "mars retrograde":
      "Your anger has a bright voice and puts the dishes away loudly. With less energy the brightness is difficult to maintain, and “That bothered me” is both quieter and easier on the china.",
    "mars direct":
      "There’s something you’ve been sighing about, in a group where everybody has heard the sigh and nobody knows its meaning; with your nerve restored, it can be a proposal, with the first step done by you.",
    "ingress jupiter":
      "Plenty turns you into a host immediately, and for about a year there’s plenty in this area, where it does best in the company of people who have something to teach you.",
    "ingress saturn":
      "What you’ve promised to somebody else you’d deliver in a blizzard, and what you’ve promised yourself is canceled for a cold. For two or three years, in this area, only the second kind counts.",
    "ingress uranus":
      "You hold people together by doing everything exactly as it was done last time. Over several years some of that comes loose here, and they’ll still be hungry, even if somebody brings the wrong dessert.",
    "ingress neptune":
      "You carry a picture of how lovely this ought to be, and decorate reality until it matches, but over many years the picture fades, and what’s underneath the decorations has a charm of its own.",
    "ingress pluto":
      "A good deal in this area was kept up because somebody would’ve been disappointed, but over many years that audience goes home, a few at a time, and you discover which parts you’d perform for an empty house.",
  },
};
