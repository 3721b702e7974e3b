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
        "The new neighbor is still signing for the couch when you come across the lawn, sleeves up, asking which end is heavier. By dusk you know her children’s names, so does the whole street, and someone has been assigned the piano. ESFJ can’t see a person standing alone; Aries can’t see a person standing alone for more than a minute. That makes your kindness fast, a little loud, and impossible to be shy around. Your face gives the verdict before your mouth does. At charades you’re a public danger. When a friend calls in tears you’re looking for your shoes before she has finished the sentence, and in the worst weeks of people’s lives, yours was the first car outside.",
      argument: [
        "It’s out before you’ve looked at it: that was a rotten thing to do. The heat in you speaks first and means every word. A second later the other half sees a hurt face and would give anything to be liked again, so you take back the tone, and then, because the two are standing close together, you take back the point. No, forget it, you’re tired, it’s nothing, do they want a ride home? They do, and in the car all is well. But what they did was rotten, and it happens again in March, since as far as they know you withdrew the complaint.",
        "The next time you flare up, apologize for half: “I’m sorry I snapped. I still don’t want you canceling on me the same day.” Say it once, and drive them home anyway.",
      ],
    },
    Taurus: {
      thesis:
        "Anyone who’s been ill at your place got better slowly, on purpose. The pillow was right, the light was right, the doctor’s number was already on the pad, and nobody was made to feel like a patient. ESFJ finds out what a person needs; Taurus thinks they should have it in good quality, and again next week. People set their year by you. There’s the picnic under the same tree, the walk on the first of January, the phone call on Sunday at six that others arrange their supper around. Your laugh gets lower and wickeder as the evening goes on. Strangers take you for soft. They’re half right, and the other half has never been hurried in its life.",
      argument: [
        "“Sounds lovely,” you say, and you mean it, and nothing on earth will make you do it. Somebody at work wants to move the Monday meeting onto a new system, her eyes are shining, and you can’t be the one to put that light out. So your mouth goes along, and the rest of you stays where it is. No one hears you refuse, because you don’t. There’s a password you haven’t gotten around to, and two weeks later you’re in the old room with the old agenda and half the team, and she finds out by counting chairs. A no would’ve stung for an afternoon.",
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
        "In your head there’s a second calendar, the kind nobody prints: the biopsy result, the first Christmas without him, the day the divorce comes through. Cancer keeps the date and ESFJ does something about it, so at 7:40 that morning a message reaches somebody who’d hoped no one would remember and badly needed someone to. You know who can’t have dairy, who can’t sit beside whom, and which child is pretending not to be cold. Salesmen find you mild. They meet a nice person who asks after their mother, and by the time she’s been discussed, the delivery fee is gone and there’s a warranty. It’s hard to cheat anyone with that memory. Being loved by you means being expected, with the porch light on.",
      argument: [
        "A full house makes you happy, and around nine you’d like to go home, which is awkward, because you’re there. One half of you wants the table extended and everyone at it; the other wants a door it can shut. They’ve settled it by leaving the house open and keeping you closed. Guests get the soft chair, the good stories, your entire attention, and not one fact about their host. In the hallway a friend takes your arm and asks how you are. She’s given news of six other people and a bag of tomatoes, and drives off thinking you’re wonderful and fine. You turn out the lights feeling that nobody ever asks. She asked. She got tomatoes.",
        "Catch one guest this week on the doorstep: “I’m a bit low, actually. There’s nothing to fix. Would you stay another ten minutes?” Sit down before they do.",
      ],
    },
    Leo: {
      thesis:
        "No one retires from your department with a handshake and a sheet of signatures. There’s a slideshow, there’s the song from the year he started, and there’s the former boss nobody thought would come, because you found her. ESFJ knows what each person is quietly proudest of. Leo has booked the room to say so. You dress for other people’s good news, and you clap with your hands above your head. At the school concert the third triangle from the left looks out, finds you, and plays like a soloist. And when something shameful or sad happens to someone you love, the whole show stops without a word, and you’re on the floor beside them with your shoes off.",
      argument: [
        "“Don’t go to any trouble,” you say in the week before your birthday, and it’s the least sincere sentence you own. Taking trouble for others is what you live for, and to ask for any would feel greedy. All the same, you’d like a brass band. So you get by on hints, and on being so good at everyone else’s day that surely people will see how it’s done. They see it, and it scares them off, because who could match that? So they take you at your word. There’s a card, there’s a nice lunch, you’re radiant, and you cry in the car, and they drive home relieved that you’re so easy to please.",
        "Ask for one thing outright, well before the day: “I’d love a fuss this year. Would you plan it, so that I don’t know a thing?” Keep your hands off the guest list.",
      ],
    },
    Virgo: {
      thesis:
        "It’s you they call the night before: the night before the surgery, the move, the bar exam, the in-laws. ESFJ asks how she’s feeling about tomorrow and listens to all of it. Virgo tells her to charge the phone, eat at six, and wear the shoes without laces. Both are love, and together they’ve gotten half the people you know through something. Your bag has a safety pin in it, a charger, and the one kind of mint that a certain colleague accepts. You’re very funny about human beings, in a low voice, near the back, with your eyes on the speaker. Nobody studies folly that closely without fondness. Thanks make you blush and check whether the tickets are still in your pocket.",
      argument: [
        "You’d been looking forward to the picnic for a month, and you weren’t at it. Well, you were there. You moved the blanket out of the sun, went back for the bug spray, and found the boy his other sandal, and whenever somebody patted the grass beside them, you’d be there in a second. There’s nowhere you’d rather be than in the middle of your people, and you can’t sit down there while anything would make it nicer for them. Something always would. They had a lovely time with an attentive host, where they’d hoped for a friend. In the photographs there’s everyone you love, on the good blanket, and you aren’t in one.",
        "Stop at the second-best version, once, and tell them: “I’m done. Something’s bound to be missing, and I’m not getting up for it. Move over.” Be in a picture.",
      ],
    },
    Libra: {
      thesis:
        "Hand you a guest list with a feud in it, two hours before the ceremony, and everyone will say afterward how nicely it happened to work out. ESFJ knows who’s been hurt and by whom; Libra knows where the pillars are. It’s a real talent, getting people to be on their best behavior by assuming that they already are. You compliment what a person chose rather than what they were born with, so they go about feeling clever for a week. You open a conversation the way other people hold a door. And you have a wicked ear, since no one that polite can help noticing everything; the one friend who gets the full report in the car considers it the best part of any party.",
      argument: [
        "What you’d like most is an evening for two, at the small place, with the candle. On Thursday you run into a colleague who’s just been left and has nothing on Saturday, and before you know it there’s a third chair. For you there’s nothing like a single face across a table, and no enjoying dinner while someone’s alone with a sandwich. So she comes along, and the single face is gracious about it. It’s a lovely evening. Going home, you think how kind that was of you both, while he’s wondering whether an evening with only him would’ve been too small.",
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
        "They elected you chair, and you stayed behind to stack them. The office is what you’ve wanted for years, and you’re good at it. But you want to be one of the gang, and dread the small hush when the boss sits down. So you hold the power and hide it: a decision of yours is presented as what everybody seems to feel, and a rule goes out as a friendly suggestion. One of the tenors takes it for a suggestion, since that’s what it was dressed as, and keeps arriving at half past. You’re offended and he’s baffled. He’d have come on time for a plain order, and liked you fine.",
        "Use the office once this week, standing up: “I’ve decided we’ll start at seven from now on. I know that’s early for some of you.” Have a drink with them afterward, and let someone else stack.",
      ],
    },
    Aquarius: {
      thesis:
        "Leave you on a street for a year and there’s a gate in the tall fence, so that the two dogs can visit, and nobody can say how the owners were talked into it. ESFJ learns everybody’s name. Aquarius wonders why they don’t all know one another’s, and starts something: a tool library, a Thursday walk, a fund for the crossing guard’s teeth. It sounds odd for about a week. The teenager with blue hair, the retired colonel, and the woman who talks to her roses have each told you things, and each believes you’re a bit like them. You can love a custom and be scandalized by a rule. People who’d given up on belonging anywhere find they’ve been put on a list.",
      argument: [
        "At the meeting you raised your hand with the others. It was a friendly meeting, people had brought their children, and the vote was so nearly over. You need to belong to them, and you can’t believe what they just voted for. Over the weekend the second feeling writes a letter, two pages, well reasoned, with a proposal, and on Monday it goes to all forty. They read it on their phones, in line for something, and try to recall the person who sat there smiling. Some would’ve voted with you. Now they feel corrected by a friend, in writing, and a sensible idea goes down with its envelope.",
        "Say it in the room next time, while it’s small and unfinished: “I’m with you on nearly all of this, and there’s one part I can’t vote for. May I have two minutes?” They’ll still save you a seat.",
      ],
    },
    Pisces: {
      thesis:
        "At the arrivals gate you cry for families you’ve never seen. Then you notice that a grandmother’s suitcase has lost a wheel, and you carry it to the taxi, and by then she’s told you about the boy who’s getting married. Pisces feels it all; ESFJ has a handkerchief and a free arm. Around you people talk in a softer voice and are surprised at what comes out. You know which nurse to thank, and your presents are so right that the receiver wonders when you’d been inside their head. Small children, nervous dogs, and the one guest who’s had too much come straight to you through any crowd. And you’ll laugh until you have to hold on to somebody, so there’d better be somebody.",
      argument: [
        "On Monday you said yes with your whole heart. On Saturday at five you’d give a finger not to go. The half of you that loves a full table made the promise; the half that has soaked up everyone’s troubles all week wants the curtains drawn, and since neither can disappoint a friend, you get a headache. It’s not quite a lie. By the time you’ve typed it, there’s something behind your left eye. But she’s a good friend, so at seven she’s at the door with aspirin and a magazine, and you have to be ill for an hour. She leaves worried, and you lie there, perfectly well and ashamed of yourself.",
        "Try the true excuse, early, on the kindest person you know: “I want to see you, and I’m all used up tonight. Can we do Tuesday?” Tired is a reason.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can turn a hall full of strangers into a team before the coffee has stopped dripping.",
        "Your praise is loud, exact and public, and people live up to it for years.",
        "When others hesitate at the edge of a cause or a dance floor, you are already waving them on.",
      ],
      costs: [
        "You give in order to be noticed giving, and a missing thank-you can spoil a month.",
        "Disagreement sounds to you like desertion, so the candid ones drift off and the admirers remain.",
        "You exhaust your friends’ energy along with your own, and then complain that the tired ones are dull.",
      ],
      tensions: [
        {
          between: "Everyone’s wish or yours",
          text: "You ask the crowd what it wants, then bend it toward what you want. Announcing yours first would save everyone the detour.",
        },
        {
          between: "Peace or pride",
          text: "You’d smooth over practically anything except a slight, so the moment your neck becomes hot, name the slight before you attempt any smoothing.",
        },
        {
          between: "Big start or fifth week",
          text: "Openings are your glory, and ordinary weeks go unloved, so arrange a pleasure for the dull ones in advance.",
        },
      ],
      practice:
        "On three evenings this week, do something useful for a person who can’t find out it was you, and tell no one. On the fourth, ask one friend directly for a compliment, and answer it only with “Thank you.”",
    },
    Earth: {
      gifts: [
        "You know what a body needs before it complains, and the remedy is already in your bag.",
        "Everything you arrange takes place, on time, with enough seats and a ramp at the side entrance.",
        "Traditions survive because you maintain them, and lonely people set their year by your holidays.",
      ],
      costs: [
        "Your way of doing things becomes the only way, and eventually others stop offering a hand.",
        "You look after the furniture of love so conscientiously that there’s never any time for sitting on it.",
        "What looks odd to your relatives rarely gets tried, however much you would enjoy it.",
      ],
      tensions: [
        {
          between: "Open house or clean house",
          text: "You want everyone in and nothing disturbed. Decide beforehand which it is tonight, and let the other rest.",
        },
        {
          between: "Serving or sitting",
          text: "Your hands are comfortable only when busy. Sit through one meal a week without rising, regardless of what runs out.",
        },
        {
          between: "Loyal or alive",
          text: "The old arrangement is comfortable and a little dead. Replace one ingredient each season, and preserve the rest.",
        },
      ],
      practice:
        "Pick one chore you always do and someone who does it worse, and hand it over for two weeks without a word of guidance. Whenever you itch to fix it, go outdoors for five minutes instead.",
    },
    Air: {
      gifts: [
        "Between any two people you can identify a third who’d be helpful to both, and you already have the number.",
        "You present each side so pleasantly that enemies end up sharing the parking.",
        "Your memory for who said what, and to whom, saves groups from their own misunderstandings.",
      ],
      costs: [
        "You collect judgments until yours is an average, and an average convinces nobody.",
        "What was told to you in tears has sometimes been told on by you in concern.",
        "There is always someone on the line, so that a thought of more than a minute is invariably interrupted.",
      ],
      tensions: [
        {
          between: "Tradition or curiosity",
          text: "You defend how it’s done and itch to ask why. Ask first, because the defending can wait until you’ve heard the explanation.",
        },
        {
          between: "Loyal or fair",
          text: "Your heart has already chosen its team, whereas your head would be interested in interviewing the other one; announce which of the two is speaking.",
        },
        {
          between: "Nice or exact",
          text: "You blur an opinion until it can’t possibly offend anyone. Include one accurate criticism in every compliment, and leave it there.",
        },
      ],
      practice:
        "Each evening this week write down one question about how something works, nothing to do with anyone you know, and spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
    },
    Water: {
      gifts: [
        "You sense who is being left out while they’re still deciding whether to mind.",
        "In sorrow you know the words, the dish and the right moment to go home.",
        "People continue to belong after divorces, quarrels and death, because you are the one who keeps their place.",
      ],
      costs: [
        "You hear an accusation in a merely tired tone, and apologize people into the very anger you feared.",
        "You wait to be offered what you’ve never requested, and keep the disappointment refrigerated.",
        "Being needed is so sweet to you that you can overlook who is doing the needing.",
      ],
      tensions: [
        {
          between: "Cheering up or feeling it",
          text: "You brighten the atmosphere before you’ve determined whose unhappiness it is. Let an unhappy minute come to its natural end first.",
        },
        {
          between: "Forgiving or remembering",
          text: "You’re reconciled immediately and preserve the offending sentence permanently. Repeat it to its owner once, and after that consider it settled.",
        },
        {
          between: "Crowd or cove",
          text: "You long for everyone and afterward for nobody, so enter the solitary evening in the calendar before you accept the crowded one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one sentence that begins “I feel” and another that begins “I’d like,” and by noon ask someone for whatever the second of them says, in exactly those words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who came into the world with your birthday, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anyone looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Since here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill, imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "sun 1":
      "Four people get asked before you decide, and then you do what upsets none of them. Make one decision about yourself now that nobody has voted on, a haircut, a class, a free Saturday. Announce it as finished, “I’ve decided to do this,” and smile at the suggestions.",
    "sun 2":
      "You put up the money for the gift, the tickets or the table, and then it feels too awkward to ask for it back. Most people mean to pay and simply forget. Say the sum together with the plan: “It’s twenty each, and here’s where to send it.”",
    "sun 3":
      "“No problem” is out of your mouth before the question is over. For a few weeks, try “Let me look, and I’ll call you back,” and use the pause to find out whether you have the time, and the wish. You’re still the most helpful person on your street.",
    "sun 4":
      "Holidays and birthdays run through you so smoothly that your family thinks they happen by themselves. Let the next gathering be someone else’s. Ask who’d like to have everyone over, and say, “I’m coming early, and I’m bringing nothing,” which is harder than it sounds.",
    "sun 5":
      "In love, and on most outings, you say “Wherever you like” and mean it about half the time. A person who’s fond of you would rather know. Name the place, the movie or the game once this week, don’t ask if that’s all right, and let yourself be taken along.",
    "sun 6":
      "The first hour of your working day goes to hellos, and everybody’s glad of them. With the hellos come their troubles, so you start on your own tasks when you’re already tired. Give the first forty minutes to the thing only you can do, and make your rounds afterward.",
    "sun 7":
      "A short answer sends you looking for what you did wrong. Mostly the other person is hungry, or thinking about a parking space. Ask once, “Is it something between us?” and if they say no, believe it for the rest of the day, even with that face across from you.",
    "sun 8":
      "Everyone’s hard days are in your head, the operations and the anniversaries, and you call on each of them. Yours are in nobody’s, because you’ve never said when they come. Tell one person a date that matters to you, and why, so that they get to call you.",
    "sun 9":
      "Even for a day trip you pack for six, with pills, snacks and a spare sweater for whoever forgot. Go somewhere now, or into a class, with only your own bag and your own question. If somebody forgets a toothbrush, that’s their adventure, and they’re old enough to have one.",
    "sun 10":
      "People praise you for being nice, and you’re so pleased that you forget to mention you’re also good. When the next thank you comes, add a line about the work itself, “I’m glad you liked it, and the idea was mine, too,” and resist taking it back.",
    "sun 11":
      "You invite twelve so that nobody’s hurt, and then you spend the evening filling glasses. For once, ask only the two or three you’d choose if no one ever found out. Sit down with them, stay seated, and tell them one thing you’re hoping for.",
    "sun 12":
      "Your goodbyes take an hour, at the door and in larger matters. If there’s a duty, a group or a friendship you’ve been leaving for a long time, say it in one breath: “I’ve loved this, and I’m stopping now.” Then go home and look after nobody until morning.",
    "new 1":
      "You dress for other people. In front of the mirror you see what they are going to see, and out of courtesy you go along with it, so your own taste is out of practice. Choose one thing to wear on a day without visitors.",
    "new 2":
      "Giving makes you feel rich. Money leaves you as presents and other people’s bus fare, so now is a good time for a new arrangement in which a modest amount goes to something in your own name before the birthdays come.",
    "new 3":
      "News travels through you, since you recall the name of the dog and the date of the surgery. Callers seldom have an opportunity to ask about you in return, so tell one of them your own news before they begin with theirs.",
    "new 4":
      "A home is ready, in your opinion, when anyone at all can walk in, so most of it belongs to the visitor. Set up one corner for yourself. No one is offered anything there, and you discover what you do there on a free afternoon.",
    "new 5":
      "Joy seems best to you when it is shared. You watch the other faces during the movie and miss a considerable part of the plot, so if something delights you now, stay with it, whether or not anyone else is delighted.",
    "new 6":
      "Your days are arranged around what others need, with your own needs added at the end, where there is little strength left. A new habit continues longest for you beside a companion, because you have never yet let a friend wait.",
    "new 7":
      "With someone dear to you, you read the face and adjust before a word is spoken, which keeps the evening pleasant. It also leaves them guessing. Mention what you would have preferred, once, before you look at them.",
    "new 8":
      "In a sickroom or at a funeral you are wonderful, while your own money and old hurts stay unmentioned for fear of spoiling the evening. It is stronger than you think. A calm conversation on one of them is possible.",
    "new 9":
      "You follow people you love. Distant places attract you mainly because of those you would go with, and ideas because of those who believe them, so if a question of your own comes up, borrow a book about it. Tell no one until you have formed a view.",
    "new 10":
      "Appreciation is as real to you as wages, and work that is done in silence tires you however well it pays. If a new position is offered, discover who would notice your efforts there, and what they generally praise.",
    "new 11":
      "Groups form around you very easily, and you are looking after them before you know whether you like them. Come without any task. In a new group, you can then see who crosses the room to talk with you.",
    "new 12":
      "Rest never thanks you. Alone, without anyone to look after, you feel slightly unemployed, so it comes after the neighbor’s plants, although only the first hour is the strange one, and after that solitude is more agreeable to you than its reputation.",
    "full 1":
      "Everyone knows you as the one who copes, and you do it so well that few people look behind it, even on days when you are tired or cross. Let a friend see. It costs you less affection than you imagine.",
    "full 2":
      "Generosity is a real pleasure to you, and now and then it is also a way of paying in advance for being liked. Think of your last large present, and consider whether you would give it again to someone who never responded.",
    "full 3":
      "You pass on what people tell you because you care how they are, and in that way a story sometimes escapes. Then apologize in two sentences. A long apology obliges the other person to comfort you, when they are the injured party.",
    "full 4":
      "A single absence can spoil the meal. In your eyes a family is complete when everyone is at the table, so whatever has been kept smooth at home is visible now, and part of it has nothing to do with you.",
    "full 5":
      "Someone has to applaud, and you have been doing it since you were small, because encouraging people comes naturally, while praise for something of your own embarrasses you. Say “thank you.” It lets the other person enjoy having said it.",
    "full 6":
      "Half of what you do in a day was never requested, which is the beauty of it and also the difficulty. Leave out one favor. For a week, notice whether anyone asks for it or you simply have an hour more.",
    "full 7":
      "Differences can wait. When two people want different things, you want it to be over, so you agree quickly and feel the price afterward, yet a disagreement can remain in the room for several days, and both of you still have breakfast together.",
    "full 8":
      "Comfort is your reflex when anyone suffers, and sometimes it ends a conversation that had farther to go. If a painful subject comes up, a hand on the arm and a long pause accomplish more than a reassuring sentence.",
    "full 9":
      "Your beliefs came with people. Because it was a grandmother or a teacher, a change of mind feels like leaving the table, although it is possible to disagree with someone on an important matter and help them to more dessert.",
    "full 10":
      "A good piece of work feels unfinished to you until it has been mentioned, and a single cool remark can outweigh a roomful of thanks. Write the thanks down. Later on, you will want them as evidence.",
    "full 11":
      "You telephone first and forgive first. It comes from love, and partly from not wishing to learn what would happen otherwise, so wait a little longer than usual now, since some of the shy ones have only been waiting for a gap.",
    "full 12":
      "Good cheer hides a great deal in you, and it deceives you before it deceives anyone else. Look behind it. There is frequently a duty you are ashamed of disliking, and resentment that is noticed early is simply a request for assistance.",
    "eclipse 1":
      "Coping is a part you were given early and have played to everyone’s satisfaction, but if it is wearing you out, begin with a friendly “not today,” which people accept more easily than you suppose.",
    "eclipse 2":
      "Look at the actual figures. When money changes, you think first of what the guests will notice, although the sum is often less alarming than the cost of appearances.",
    "eclipse 3":
      "A friend who falls silent seems to you to be offended, because you would never be silent without a reason. One affectionate message is enough. They can send the next one.",
    "eclipse 4":
      "You comfort everyone else. A change at home lets you skip your own turn at being unhappy, so say aloud what you are going to miss, preferably before you begin to cook for the others.",
    "eclipse 5":
      "When something delightful ends, you hurry to someone sadder, since disappointment on your own account seems selfish, although it is a respectable feeling, and a friend would be glad to hear about it.",
    "eclipse 6":
      "Unoccupied hours make you nervous, because no one is grateful for them. Wait a little. If a duty falls away, think of something pleasant before you mention that you are available.",
    "eclipse 7":
      "Trouble with someone dear sends you to several sympathetic friends, so that the person concerned hears of it last. Speak with that person first this time, and then with one friend, if you still need to.",
    "eclipse 8":
      "In public you forgive. In private an old injury can be kept alive for years, although letting it go rewards no one, and leaves you with one less thing to look after.",
    "eclipse 9":
      "Abandoning a belief feels to you like leaving the people who taught it. On the whole they would sooner keep you than the argument, so you can be grateful to them and still think differently.",
    "eclipse 10":
      "Without a role you feel like a guest who isn’t sure where to sit. If one ends, your impulse is to take the nearest replacement, though waiting brings a choice. Give it a month.",
    "eclipse 11":
      "Notice which friendships continue. You have long kept your circle together, which is work that no one sees until it stops, and those that last without any effort from you are valuable.",
    "eclipse 12":
      "Worry is how you keep people company, even when they are asleep in another town. Let one anxiety go. They will get through the night regardless, and so will you.",
    "jupiter soft":
      "Goodwill comes to you readily at such a time, and you turn most of it into plans for other people, because enjoying it alone seems ungrateful. Your own life stays where it was. Accept one kindness now without returning it, and see how you feel afterward.",
    "jupiter hard":
      "Saying yes gives you a glow. It lasts until you have hung up, and at such a time it burns brighter than the evenings you actually have, whereas “I’ll tell you tomorrow” is perfectly warm. Overnight you can look at what you have already promised to whom.",
    "saturn soft":
      "Reliability is appreciated now. You have always described it as being nice, but skill gets promoted while niceness gets a card, and the things you do all day are management and diplomacy. Call them by those names in the next conversation about your work or your place in a group.",
    "saturn hard":
      "When approval is scarce you work considerably harder for it, since in the past that has usually brought it back. It is no verdict on you. Thanks are scarce in such a period for everyone, so choose a task whose result you can judge by yourself, and let that satisfaction be enough.",
    "uranus soft":
      "You test new things by watching how your people take them, so a raised eyebrow has ended some good ideas, but this is a bolder period than most. Keep one experiment private. When it is strong enough for an opinion, you can invite the others to have a look.",
    "uranus hard":
      "Upheaval makes you look for blankets and chairs, because helping others to feel normal is how you stay calm yourself. Mostly it helps. If an arrangement comes apart now, ask whether it stood only because you supported it, and wait before you put it up again.",
    "neptune soft":
      "Other people’s feelings reach you through every wall, and at such a time more of them come in, so that you are full of compassion and tired without knowing why. Sing in the car. Music or prayer gives a borrowed sorrow somewhere to go before you bring it home.",
    "neptune hard":
      "Being needed persuades you every time, and your judgment becomes soft around it. Sad stories are difficult to verify. In such a period, tell the whole thing to an unsentimental friend before you help, including the detail that you would rather leave out of the account.",
    "pluto soft":
      "Years of helping have given you considerable influence over other people’s lives, though you would never call it power. It becomes easier now to see what being indispensable brings you, and to consider whether they would give you the same freely, if you asked them for it and did a little less.",
    "pluto hard":
      "Pushed by someone who wants control, you become nicer, because niceness has worked with so many people. Here it is taken for consent. Say no once in a level voice, expect a short and uncomfortable silence, and see how the conversation continues after it.",
    "mercury retrograde":
      "So much news passes through you that some of it is inevitably inaccurate, and more than usual at present, so check the places and times before you tell the next person.",
    "mercury direct":
      "You soften messages with art. Sometimes you practice it until the message can’t be found, but listeners are receptive again, so put what you mean into the opening sentence of it.",
    "venus retrograde":
      "Memory is generous in you, so old friendships look lovelier than they were, so before you suggest a reunion, recall who did the telephoning and the driving, and whether you would enjoy doing it again.",
    "venus direct":
      "You compare your taste with everyone else’s in order not to stand alone with it. Preferences become clearer now. One person is enough to find a thing beautiful, and that person is you.",
    "mars retrograde":
      "Your anger sounds bright. It comes out in that voice because showing it seems to risk someone’s love, and with less energy it is harder to disguise, so name it while it is mild.",
    "mars direct":
      "As your energy returns, other people have uses for it before you have finished your coffee, so promise the first free morning to some personal wish, and treat it like an invitation.",
    "ingress jupiter":
      "Giving is your profession, and receiving is something you do only as an amateur, but for about a year this area offers you practice. Try to remain seated.",
    "ingress saturn":
      "Promises to others are sacred to you, while those you make to yourself are easily postponed, and in this area the second kind is the one that counts for the next few years.",
    "ingress uranus":
      "Tradition is how you bring everyone into one room, and some of it loosens here over the coming years, but what matters is that they come. Let them alter the menu.",
    "ingress neptune":
      "Helping and being used become hard to distinguish here over many years, since both begin with the same warm feeling, and the difference shows the next morning, in whether you wake up glad.",
    "ingress pluto":
      "Some audiences have moved away. A good deal in this area was kept up to please people, and over many years that gradually stops, until you can see what you love for itself.",
  },
};
