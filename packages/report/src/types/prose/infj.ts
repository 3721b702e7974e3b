import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "For three stops you watch a loud man lean over a girl with headphones, and everyone on the train takes you for the sort of person who looks out of windows. Then you’re on your feet, you’ve said one quiet sentence, and he’s moving down the car. Afterward your knees shake and you read the same page six times. INFJ sees what’s going on long before it has a name, and Aries can’t see it and stay seated. Friends call you gentle, and so you are, the way a good nurse is gentle with a needle. Causes catch you at breakfast and still have you ten years later. Nobody laughs harder than you at your own solemn face in photographs.",
      argument: [
        "Wanting something for yourself has never felt like reason enough. Aries wants it anyway, the corner office, first place in a silly quiz, and wants it by Friday. INFJ asks whom it would serve, so every wish goes out dressed as a good deed: you’d take on the bigger role if it would help the team, you thought the others would enjoy the coast. At the meeting you offer to step in, should nobody else want it. A colleague says he’d love it, he’s wanted it for years, and they give it to him, pleased that you’re spared. You congratulate him and walk home at twice your normal speed.",
        "Choose one wish this week and let it go out in its own clothes: “I’d like to do this. There’s no noble reason, I just really want it.” Stop there. People enjoy giving you things, and you’ve hardly let them try.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a person who’d plant bulbs in October, on your knees in cold dirt, because someone you know will be walking past in April, having a bad spring. That’s how far ahead you’re kind. INFJ knows what a person will need before the person does, and Taurus sees to it that the thing actually exists, has been tested for comfort, and will last. People exhale around you: they sit lower in the chair, they hear their own voices slow down, and somewhere in the second hour they say what’s wrong. Behind that calm are strong opinions, released about twice a year. Nobody hurries you, nobody flatters you, and after ten at night you’re the funniest person in the house.",
      argument: [
        "The rental has two bedrooms, one with the sea in the window and one beside the parking lot, and you’ve put your bag down in the second before anyone has looked around. Taurus noticed the sea, and also the mattress, the linen, and the little balcony for morning coffee. But INFJ can’t take the better thing while somebody it loves gets the worse, so you gave it away, said that you sleep anywhere, and lay awake listening to car doors. You don’t sleep anywhere. By Sunday you’re a shade too quiet, and your friend, who’d have gladly flipped a coin, thinks that you didn’t enjoy her company.",
        "Claim one good thing this week, aloud, before your hands give it away: “I’d love the room with the view this time, if you don’t mind.” Chances are they won’t. Then have your coffee on that balcony without apologizing for it once.",
      ],
    },
    Gemini: {
      thesis:
        "The man in the next seat only wanted to know whether this train stops at the airport. Forty minutes later he’s told you why he stopped playing the cello, and he’s wondering whether there’s still time. There is, and you’ve told him where to rent one. Gemini opens the conversation, light as you like, with a remark about the sandwiches. INFJ hears what’s underneath and waits for it. You can talk to a professor, a plumber, and a child of six in the same afternoon and be yourself with each. A day later the exact right article arrives on somebody’s phone. Then you need an evening with nobody in it, and you guard it as others guard a date.",
      argument: [
        "You knew on the stairs. Before the landlord had found the light switch, INFJ had said no, this one’s wrong, and couldn’t have told anybody why. Gemini doesn’t accept a verdict without reasons, and Gemini is so good at the other side. There’s the rent, there’s the bakery, three friends have been consulted, and each said something interesting. By Thursday you’ve argued yourself into signing, with wit. In February, listening to what goes on upstairs, you say the saddest sentence you own, which is that you knew. Whoever moved in with you heard only the case for the bakery.",
        "This week, let a first answer stand for a day without evidence: “My answer is no for now. I can’t explain it yet, and I’d like to sleep on it.” A decent person can wait until tomorrow for your reasons, and if they don’t come, you still don’t have to sign.",
      ],
    },
    Cancer: {
      thesis:
        "A friend mentions the summer of the blue car, and you know what was on the radio, who wasn’t speaking to whom, and what her brother said at the gas station. Nothing that was ever dear gets thrown out with you, and no one either. Cancer keeps the song and the gas station; INFJ knows what it all meant, often better than she did. So people come to you to be remembered properly, and they leave sitting up straighter. Shy at the start of a party, you’re found by the end of it on the stairs, deep in talk, doing a wicked imitation of the host. Whoever threatens one of yours discovers, with some surprise, that you have teeth.",
      argument: [
        "When one of your own behaves badly, you’re in trouble: Cancer closes the circle, since family is family, and an old friend qualifies. INFJ has already looked past the circle at the woman he was rude to, standing at the wedding table with her glass, and felt how hot her face was. In front of everyone you take his side, then for two weeks you’re cool to him, a bit short on the phone, busy on Sunday, and he can’t imagine why, since you’d defended him. She got no apology, he got the chill, and you’ve been loyal to nobody.",
        "Try having both out loud, on the way home, the same night: “I’m on your side, and I think you owe her an apology.” He’ll grumble, but he’d rather have the sentence than the two weeks.",
      ],
    },
    Leo: {
      thesis:
        "After the school play, everyone crowds around the boy who sang, and you go find the girl who held the moon steady for forty minutes. You tell her what would have happened without her, and she’ll remember it in her sixties. INFJ notices who held the moon, and Leo thinks it deserves applause, preferably in front of the others, so being praised by you is like standing in a warm light with the right name underneath it. Occasions matter: you dress for them, you write the speech by hand, and then you leave before the dancing and enjoy the ride home enormously. Dignity is important to you, up to the moment a small child offers you a crown.",
      argument: [
        "“No fuss, please,” you say before your birthday, and you believe it until about four in the afternoon. INFJ can’t stand being made much of by people who don’t know what to make it about. Leo has been awake since six, listening for footsteps. The fuss you want is quite particular: one person, who’d noticed something true this year and would say it with a glass in hand. No one can guess that from “no fuss,” so they respect your wishes, cheerfully, with a card, and you thank them and go to bed at nine, sadder than you’d admit.",
        "Before the next occasion, place the order: “I’d like a small dinner, and I’d love it if you said a few words.” Being toasted on request is still being toasted. They’ve wanted to for years, and they thought you’d hate it.",
      ],
    },
    Virgo: {
      thesis:
        "On moving day there’s one box that’s been packed by you, and it’s the one everybody needs: bulbs, tape, the kettle, a phone charger, and for the child who didn’t want to move, the night-light, on top. INFJ felt the child’s dread across the room, and Virgo asked what could be done about it by eight o’clock. Your love comes as a list, a phone number, a page with the right paragraph marked, and not everyone sees what they’ve been handed. You’re exact with words, shy of praise, and gifted with an eye for the absurd that only your favorite people get to hear. Complete strangers give you their forms to look over, and they’re right to.",
      argument: [
        "A friend sends you the first chapters of his novel. INFJ reads the hope in it, the four years, how he must have looked when he pressed send. Virgo has found something on page three. He asks what you think, and you tell him it’s wonderful, that he’s so brave, and you mean each word. Page three you carry home. It bothers you in the shower, it bothers you at red lights, and when an agent turns the book down because of the opening, you’re the one person who isn’t surprised. He’d have fixed it in an afternoon, had anybody told him.",
        "You don’t have to choose between the two readers in you. Ask him this week which he needs: “I have delight and I have notes. Which would you like first?” Nearly everyone wants both; start with the one he names, and get to page three before you hang up.",
      ],
    },
    Libra: {
      thesis:
        "The seating plan took you three evenings, and at the wedding itself the widowed uncle laughs until he has to take off his glasses, beside a stranger you’d picked for him in February. No one will call that work. INFJ knew what he’d been missing. Libra knew that it should look like luck. Places turn civil when you enter them, voices come down, somebody opens a window. You’re gracious with bores, faithful to the absent, and made truly unhappy by a bad ceiling light. Under the good manners sits a person of firm convictions who reads people like print and is never rude about what’s written there. Your thank-you letters get kept in drawers.",
      argument: [
        "Halfway through a lovely dinner a guest says, lightly, “Well, we’re not doing so great, actually.” For a second the table is silent. Libra can’t leave a silence like that unattended, so you say something charming, the talk turns to Portugal, and he looks grateful. INFJ had been waiting all evening for precisely that remark. By midnight, in bed, you’re starved: everyone was delightful and nobody said anything, and you wonder why your evenings stay so shallow. One of them didn’t, for a second. He’d finally gotten it out, and his kindest friend moved it along.",
        "Go back for it. Write to him tomorrow, or to whoever last trailed off in your company: “You said something on Saturday, and I steered away from it. I’d like to hear the rest.” Then pick a bench somewhere and let it be quiet.",
      ],
    },
    Scorpio: {
      thesis:
        "On the back steps of any party, somebody ends up telling you what they haven’t told their own sister. They picked well. INFJ hears what a person is trying to say, and Scorpio isn’t frightened of it, so nobody has to tidy the story first or give it a nicer ending. What’s told to you stays with you. Months later, on the morning of the biopsy or the custody hearing, a message arrives with no advice in it, just the plain proof that you remembered the date. Acquaintances would call you serious. The few people who know better try to get the seat next to yours at funerals, because of what you whisper.",
      argument: [
        "When someone lets you down, INFJ knows why before the apology arrives: she was scared, he never learned how, it was a terrible month. Scorpio knows the date and what you were wearing, so you understand everything and forgive nothing, and you show people the half that’s easier to be around. Don’t worry about it, you say, and about the reasons you mean it, but for half a year it’s an effort to laugh at her jokes. She thinks it’s over. How would she know? You told her it was.",
        "This week, when you hear yourself explaining somebody’s behavior to them, put the rest in the same breath, even about a canceled dinner: “I understand why you did it, and I’m still angry. Give me a few days.” People can wait for your forgiveness, provided they hear that it’s on its way.",
      ],
    },
    Sagittarius: {
      thesis:
        "On the overnight bus, while the rest of them sleep, you and a retired geologist settle what a life is for, share a bag of oranges, and never learn each other’s last names. You’ll think of him for years. INFJ can’t do small talk without looking for the person in it, and Sagittarius wants to hear the largest question that person has. Hope is your native language. When friends can’t see past Friday, you can see next year, with them in it, laughing, and you describe it so well that they pack. At home you’re a hermit with travel plans. Solemn ceremonies are risky for you, since one glance from the right friend and you’re gone.",
      argument: [
        "At the end of the week by the lake, somebody says, “Same time next summer?” and you say, “Let’s see!” The whole drive back you’re moved by how much you love these people. INFJ wants exactly this, the same few faces over thirty years, known to the bone. Sagittarius hears a gate close at the word “same.” Keeping it open seems honest, even considerate, but what the others hear is that it was nice, and you’ve got better plans. The summer after next there’s a photo in the group chat, all of them on that dock, and nobody was being unkind. You’d said to see, so they saw.",
        "Answer one invitation this week with a date and an exit you can live with: “Yes, count me in for all of it. I’ll want one day alone in the middle.” It’s possible to be booked and free.",
      ],
    },
    Capricorn: {
      thesis:
        "When the fire alarm goes off in the hotel at three in the morning, the guests in their pajamas drift toward you. Nobody hired you. It’s only that your shoes are on, you know where the stairs are, and you’ve counted the family with the twins. INFJ felt the panic starting, and Capricorn gave it something to do. Everybody gets the long view from you, even a boy of fifteen at his most impossible, and a promise made half as a joke is kept in full. The humor’s so dry that people get it on the way home. Few are told anything about you, and those few would drive through the night if you called, which is why you don’t.",
      argument: [
        "The deadline was Friday, and she’s missed it again. Capricorn holds that a rule is a rule, or the ones who stayed up to meet it are fools. INFJ knows that her mother’s in the hospital and saw her hands shake. So you uphold the rule with a straight face, tell her it has to be in tonight, and then at eleven you’re doing half of it yourself. You keep the rule and pay the fine. She thinks you’re hard and wonders who finished her report; in your own eyes you’re soft, and also short of sleep, and next month it’s Friday again.",
        "This week let the mercy be seen, with its limits: “I know how things are at home. You have until Wednesday, and I won’t be doing it for you.” Then go to bed at eleven, and see what she brings you on Wednesday.",
      ],
    },
    Aquarius: {
      thesis:
        "The guided tour has moved on to the altar, and you’re still by a pillar with the man who’ll tell you that cathedrals were built for the echo. You’ve asked him two questions he’s waited years for, and one of you is going to write to a university. Aquarius is on the side of whoever doesn’t fit, INFJ knows how that feels, and so the oddest person in any room has your full attention, and leaves it less odd. Your own ideas arrive complete, some years ahead of need. You’d give a stranger your umbrella and discuss rain with him, and then go home, switch everything off, and be perfectly happy with nobody.",
      argument: [
        "Somebody you love is singing tonight, it’s the one big concert of the year, and you spend the intermission with a man who came by himself. He looked lonely, and he was. Aquarius doesn’t believe in favorites, since everyone has the same claim on a kind word. INFJ wants above all to be somebody’s favorite, and to have one. The principle wins in public, because principles do. So the person you love most stands by the stairs in concert black, holding two drinks, and gets the same attention as the man from row F. She admires you for it. She’d rather be preferred.",
        "Be unfair this week, on purpose and where it shows: walk past the interesting stranger, go straight to your own person, and say, “You’re who I came for.” Mankind will manage for twenty minutes.",
      ],
    },
    Pisces: {
      thesis:
        "An old couple on the platform are arguing about a timetable, and you have to look away, because he’s straightened her collar without breaking off his sentence and now your eyes are wet. It’s seven in the morning. INFJ reads what people mean to each other, Pisces feels it on the skin, and so no railway station is ever only a railway station. Children, dogs, and the bereaved come straight to you. Vague as you look, what you sense about a person turns out to be exact, and in ten years’ time they’ll say so. Your jokes come very softly, so that only the next seat hears, and the next seat laughs out loud and gets the looks.",
      argument: [
        "Your final decisions last until the doorbell. INFJ reached this one properly, over weeks, and it’s right: no more lending him money, no more of those weekends, it’s over. Pisces opens the door, sees the wet hair and the brave smile, and can’t remember what the rule was for. By nine he has the sofa and the loan. You aren’t weak, you simply can’t feel a principle and a person at once, and the person’s nearer. In the morning there’s the old heaviness, and he’s learned something too, that your no passes if he waits.",
        "Prepare one answer that holds both, and practice it before the bell: “I won’t lend it to you, and I’m very glad you’re here. Stay and eat.” Then feed him, and let him talk as long as he likes about anything but money.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When a meeting wanders, you listen for an hour, then say the one sentence that gets everybody out of their chairs.",
        "A friend hears from you what she’d be good at, put so warmly that she looks up the course the same evening.",
        "A cause that everybody applauded in September still has you in February, alone at a table, writing the letters.",
      ],
      costs: [
        "Since you work up a plan in silence, people get the plan and your impatience on the very same morning.",
        "The people you love get your tired hours, because by evening the cause and several strangers have had everything else.",
        "What you begin in one inspired evening waits for another, and most projects need an ordinary Tuesday afternoon.",
      ],
      tensions: [
        {
          between: "Standing behind or stepping up",
          text: "You feel safe behind the leader, yet by lunch you’d rather be running things, and you go quiet instead. Offer to lead one meeting, in writing, before Wednesday.",
        },
        {
          between: "Urging on or letting be",
          text: "You know what a friend is capable of, want it for her by April, and keep forwarding articles. For one entire visit, bring no suggestions, and ask only about her week.",
        },
        {
          between: "Whole picture or first step",
          text: "Half of you wants the whole picture and half is already running, so you wait a month and then leap. Make one phone call this week with the picture half done.",
        },
      ],
      practice:
        "On seven evenings, at eight, set a kitchen timer for fifteen minutes and work on something that’s been waiting since its glorious first night. When it rings, stop in the middle of a sentence, and leave the page open on the table.",
    },
    Earth: {
      gifts: [
        "An idea that everybody admired on Monday has, after an evening with you, a budget and a carpenter by Friday.",
        "When a friend is sick, you’ve already thought of tomorrow, and there’s soup, medicine, and a little bell beside the bed.",
        "A corner you’ve arranged, with a lamp and two armchairs, is where guests end up saying what’s really bothering them.",
      ],
      costs: [
        "Excellent work of yours lies in a drawer, waiting for one more check, and the people who needed it have managed without.",
        "Affection goes out from you as chores, and by evening you’re unhappy that nobody has said anything tender.",
        "Absorbed in an idea, you sit until your neck locks, and the headache gets the Saturday you’d promised to friends.",
      ],
      tensions: [
        {
          between: "Perfect plan or small start",
          text: "You carry a picture of how it ought to be, and rather than build a smaller one, you go on drawing. Make a rough version of a single page by Thursday and show somebody.",
        },
        {
          between: "Staying loyal or moving on",
          text: "You notice early that a job or a friendship is over, and stay for months because you gave your word. Write down what would have to be different by summer, and tell them.",
        },
        {
          between: "Quiet hour or empty sink",
          text: "You’re longing for a quiet hour, and the sink’s full, so the sink wins every evening. Sit down first, for twenty minutes by the clock, with the dirty plates in view.",
        },
      ],
      practice:
        "Every noon for a week, interrupt whatever you’re doing, put both feet on the floor, and eat something warm from a bowl without looking at anything else. When the bowl’s empty, write your body’s one complaint on a slip of paper, and go back.",
    },
    Air: {
      gifts: [
        "When two departments aren’t speaking, both sign your version, because each of them finds its own words in it.",
        "Friends asking for advice get a single question back, and halfway through answering it they’ve solved the problem.",
        "After a complicated debate you go home, say nothing, and at midnight send two lines that put everything in order.",
      ],
      costs: [
        "Everybody’s side gets a generous hearing from you, and when it’s time to vote, nobody knows which one is yours.",
        "A dozen people consider you a very good friend, and hardly any of them knows what you’re afraid of.",
        "A feeling that visits while you’re alone gets examined so carefully that by bedtime you’ve understood it without having it.",
      ],
      tensions: [
        {
          between: "One subject or nine others",
          text: "You want to go deep, but every topic is waving at you, so Monday’s important question is still waiting on Friday. Give it your mornings, eight to ten, without the internet.",
        },
        {
          between: "Joining in or looking on",
          text: "You’d like to belong, but the edge has such a good view that you always stay there. At the next dinner, sit in the middle and tell everybody something silly.",
        },
        {
          between: "Empty room or full inbox",
          text: "You long for an evening to yourself, and when it arrives, you’re answering messages until eleven. Leave the phone outside the door at eight, and reply to nobody before breakfast.",
        },
      ],
      practice:
        "For a week, sit down at nine every evening with a cup of tea and one feeling from the day, and offer no theories about it. When the cup is empty, say in three ordinary words how you are, and go to bed.",
    },
    Water: {
      gifts: [
        "In the hallway after a difficult meeting, you’re the one who hears that “I’m fine” wasn’t true, and stays.",
        "Friends in mourning get a visit from you in the seventh week, when the flowers are gone and hardly anybody calls.",
        "A nickname that embarrassed somebody once is never heard from you, and you quietly steer everybody else around it.",
      ],
      costs: [
        "A single sigh from the next desk takes your whole morning, and your own work gets done late, in a hurry.",
        "Because you sense what everybody needs, you wait to be sensed, and kind people who’d gladly help you walk right past.",
        "Alone at night you go over an old insult again, and in the morning a harmless new friend gets a chilly hello.",
      ],
      tensions: [
        {
          between: "Knowing it or saying it",
          text: "Within a minute you feel that a plan will do somebody harm, then you wait for evidence and say it afterward. Say it beforehand, as a feeling: “Something about this worries me.”",
        },
        {
          between: "All in or all gone",
          text: "You give people all of yourself and then have to disappear for a week to get it back. Leave the next visit after two hours, while you’re still enjoying everybody.",
        },
        {
          between: "Deep truth or empty stomach",
          text: "A heavy feeling at six in the evening is either wisdom or hunger, and you always take it for wisdom. Eat something, go to bed, and look at it again after breakfast.",
        },
      ],
      practice:
        "At ten every evening for a week, write each worry you’re carrying on its own slip of paper, and add the owner’s name, yours or somebody else’s. Keep your own under a glass, drop the others into a box by the door, and stop after five minutes.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the day you were born, has tastes and tempers nobody consulted you about, and now and then completes your sentences. Mostly each waits for the other to go to bed.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work you can believe in for longer, about the money that ought to come with it and gets so regularly waved away, and about the day you stop being grateful for every chair you’re offered.",
    "The people who call you a mystery seldom ask a second question. Anyone who does ask it tends to stay, sometimes for good, and would walk through snow on your behalf. What follows is about letting someone get as far as the third question, and about the extraordinary thing your face does when they get there.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives down here is no worse than what you exhibit upstairs; mostly it’s louder and younger, and it has a far better memory for who said what.",
    "Insight has never once done the grocery shopping. You can see the pattern of an entire life and forget to eat until three in the afternoon. So this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You’ve always suspected that your life is leading somewhere. People like you try the idea out on long car rides and never tell anyone sensible. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, is this large purpose supposed to be delivered?",
  ],
  year: {
    "sun 1":
      "Before you decide anything, you check how it’s going to land with everyone it touches, and by then you’ve lost track of what you wanted. Practice on a choice that affects nobody else, such as your hair or the hour you get up, and make it within a day, consulting no one.",
    "sun 2":
      "It embarrasses you to want money, as if good work meant less for being paid, and these are weeks for wanting it anyway. List three things you’d like to own or be free of, put the sum beside each, and make a plan for the smallest.",
    "sun 3":
      "You hint, because a hint is all you’d need yourself; most people hear a pleasant remark and go on with their day, and you conclude that they don’t care. Ask for one thing now in words that can’t be missed, such as “Can you call me on Sunday?”",
    "sun 4":
      "Relatives tell you what they don’t tell one another, so the family’s news goes through you, leaving some of its weight on your shoulders. Since nobody has ever given you a day off from it, hand the next message back, kindly: “I think they’d want to hear that from you.”",
    "sun 5":
      "With two or three people you’re wonderfully silly, and hardly anyone else would suspect it. You generally wait until one of them starts, so this month start it yourself: suggest the costume, the terrible movie or the game intended for children, and supply no deeper justification.",
    "sun 6":
      "Everybody you encounter in a working day leaves you a little of their mood, and by evening you’re tired for all of them. Put five minutes between one and the next, alone, with the phone face down, and guard them like the appointment they are.",
    "sun 7":
      "Small annoyances you forgive on the spot, at least officially, though they accumulate all the same, and the other person first hears of them on the day you’ve had enough. Mention one while it’s still small: “That bothered me a little, can we do it differently?”",
    "sun 8":
      "People have told you things they’ve told nobody else, and no one asks what it’s like to carry them. Choose the one that weighs most and go back to its owner: “I still think about what you told me, how is it now?” It’s lighter once you’re both holding it.",
    "sun 9":
      "Even on vacation you look after everybody’s happiness, and what you remember afterward is their faces. Take one day somewhere nobody knows you, at a museum, on a coast, in a course you can’t use, and come home with an impression that you owe to no one.",
    "sun 10":
      "A considerable part of your work appears on no list, such as the person you calmed down or the quarrel that didn’t happen. When your work is discussed, say it in a line: “I spend three hours a week keeping people talking, and I’d like that to count.”",
    "sun 11":
      "You join for the cause and stay because someone would be disappointed. Whatever you belong to at present, ask yourself which of the two is keeping you there. Where it’s the second, give them the date of your last meeting, and where it’s the first, bring a friend along.",
    "sun 12":
      "In your thoughts there’s usually a person you’re trying to rescue, with advice, with patience, with worry in the small hours. Take these weeks off from it: wish them well, answer if they call, offer no solutions, and give yourself the sleep.",
    "new 1":
      "A change in you is several months old before anybody notices it, and people meet the completed version with some astonishment. Let them in on this one during its clumsy stage, beginning with a person who laughs at you affectionately.",
    "new 2":
      "When money is being discussed, you feel the other person’s budget as though it were your own, and your figure drops before they’ve opened their mouth. Work out privately what you need and write it down, because a number in ink is harder to pity.",
    "new 3":
      "Small talk exhausts you more than serious talk, since part of you keeps listening for whatever lies underneath. When a neighbor observes that it’s been raining, let it be about the rain, which is surprisingly restful for both of you.",
    "new 4":
      "You know exactly how a room ought to feel, and while waiting for the perfect lamp you’d sit two winters under a bare bulb. Buy the second-best lamp, since a home that’s only half right can begin being inhabited this evening.",
    "new 5":
      "Whatever you’d like to make has been with you so long that it’s grown important, and important things are terribly hard to begin. Make something of no consequence first: a page, a melody with three chords, a cake for nobody’s birthday.",
    "new 6":
      "Other people get into your schedule early, and it’s your own habits that give way, since a neglected walk never calls to complain. Put the new one at the very beginning of the day, before anyone’s awake to need you, and limit it to ten minutes.",
    "new 7":
      "You know most people long before they know you, because you ask beautiful questions and answer in half a sentence. If somebody new is to become more than your favorite patient, let them ask you three things in a row, and give each a complete answer.",
    "new 8":
      "With loans, leases and joint accounts you go by the person’s face, and although you’re an excellent reader of faces, they don’t mention the interest rate. Before anything new is signed, go through the paper as if a stranger had handed it to you.",
    "new 9":
      "A subject or a faraway country calls to you, and then you wait at the door to learn what it’s calling you for. Curiosity is purpose enough to buy the ticket, and the meaning generally turns up in the third week, carrying its own luggage.",
    "new 10":
      "Asking for a position seems to you to spoil it, because the right people should have noticed by themselves, when most of them are occupied with their own desks. Tell whoever hands out these assignments, in a single line, what you’d love to be asked.",
    "new 11":
      "In any gathering you head for the person standing alone beside the coats, which is generous, and it’s also how you miss the ones you’d most enjoy. Among new people, give the first half hour to someone cheerful who needs nothing from you.",
    "new 12":
      "A free evening in your calendar looks to you like an empty seat, and you keep wondering who could use it. Write your own name there, and when somebody asks whether you’re busy that evening, you can say yes with a perfectly clear conscience.",
    "full 1":
      "People take you for calm, since very little of what happens inside you ever gets as far as your face, and lately more of it is showing than you’d like. To you that feels like losing control, and to those who love you like being let in.",
    "full 2":
      "The receipts are quite plain about it: your friend received the good olive oil, and you got the bottle on sale. You’d never treat a visitor the way you treat yourself, and for one month you can buy the same quality for both kitchens and compare the difference.",
    "full 3":
      "Before a difficult talk you rehearse it several times in your head, where the other person has been given terrible lines. Since the real one is nearly always briefer and kinder, ask your question first, and leave room for an answer you’d never have written.",
    "full 4":
      "When something’s the matter at home, you say that it’s nothing and then wash the dishes very firmly. Everyone there has learned to read those plates, although they’re guessing at the meaning, and a single spoken sentence would be a relief to the whole kitchen.",
    "full 5":
      "Showing what you love, whether it’s a person or a poem, feels dangerous, because a lukewarm answer would touch so much of you. Pick someone who’s already fond of you, and say beforehand what you’re after: “Just tell me which part you liked.”",
    "full 6":
      "Your body makes its complaints politely, and you’re accustomed to listening to louder people. By now the evidence is hard to overlook, particularly in the shoulders and around the eyes, and the next favor you were about to grant can be granted in a week.",
    "full 7":
      "Once you’ve understood somebody thoroughly you hardly look again, and people go on altering, even the beloved and familiar ones. Ask a question to which you’re certain you know the answer, and listen for whatever is different.",
    "full 8":
      "When something painful happens you become the calmest person present, and everybody concludes that you’re all right. Your own share arrives weeks later, in a parking lot, because of a song, and that’s the moment to call someone, before you’ve made it presentable.",
    "full 9":
      "You’re mild about nearly everything, and on four or five subjects nobody could move you with a crane, as other people discover by walking into them in the dark. State your conviction early, in a friendly tone, and ask what persuaded them of the opposite.",
    "full 10":
      "Anybody can become known for a task they never wanted, simply through having once done it graciously. Look at what people come to you for, and if it isn’t the work you’d like your name on, pass the next request to a colleague who’d be delighted.",
    "full 11":
      "There’s a friend for books, a friend for bad news and another for laughing in museums, and each of them imagines that this is the whole of you. They’ve never met. Invite two to the same little table, and let yourself be seen from both sides.",
    "full 12":
      "Some part of you has known it for weeks without a scrap of evidence, and you’ve been waiting patiently for proof. A good deal of your best thinking happens while you’re asleep, so in the morning write down what you already know, before you’re sensible again.",
    "eclipse 1":
      "Seeing everyone’s point of view before your own has been your entire manner, and it’s beginning to slip. An opinion gets out ahead of the sympathy, somebody blinks, and you discover that you don’t want it back.",
    "eclipse 2":
      "What comes to light is the price of good manners: the refund you never requested, the gym that’s still billing you. Recover one of these amounts in a brief letter that contains no apology.",
    "eclipse 3":
      "You leave people very courteously, by answering a little later every time until there’s nothing left to answer. If a contact is ending, give it one kind line that says why, which spares both of you years of wondering.",
    "eclipse 4":
      "Houses preserve your earlier selves for you, and when one of them goes, it seems that someone is being left behind. Walk through it once more without carrying boxes, and remind each room of what happened there.",
    "eclipse 5":
      "You generally see the ending of a romance before anybody else, and you’ve counted on that to soften it. The grief arrives anyway. Let it be ordinary, with friends, noise and something fried.",
    "eclipse 6":
      "For a good purpose you’ve tolerated the noise, the miserable chair and the tone of certain mornings. That bargain is ending, as your body has been announcing for ages.",
    "eclipse 7":
      "You adapt to another person a few degrees at a time, until both of you are facing in their direction. Here you notice how far you’ve turned; tell them, since they imagined you were enjoying the view.",
    "eclipse 8":
      "An old debt or resentment can lose its power overnight, and you’ll immediately want to understand why. Not this time. Relief is allowed to arrive without its papers, and nobody has to interview it.",
    "eclipse 9":
      "When a belief goes, you feel homeless, and your hand is on the next door before the previous one has shut. Remain outside for a few weeks, since an open question is quite livable once you stop furnishing it.",
    "eclipse 10":
      "No title ever covered what you do for people, and without one it’s still difficult to say what you’re for. Ask two of those you’ve helped, and copy down their answers word for word.",
    "eclipse 11":
      "An idealist can remain in a group for years out of affection for what it was going to be. That waiting is over, so look around at the people who are really in the room, and see how many you’d miss.",
    "eclipse 12":
      "Privately you’ve kept a hope alive long past its season, watering it when nobody was looking. Tell someone you respect that it’s over, because whatever is buried before a witness remains buried better.",
    "jupiter soft":
      "Good fortune makes you think immediately of everybody who needs it more, and you pass it down the line like a plate at dinner. When something’s offered to you, keep it overnight, and before recommending another person, picture in detail what you’d do with it yourself.",
    "jupiter hard":
      "Your ideals put on weight in a season like this: a note becomes a letter, supper becomes an occasion, and a simple question has to be answered from the very beginning. Do the small version on purpose, and see how few people feel that anything was missing.",
    "saturn soft":
      "There’s more discipline in you than people expect of a dreamer, provided that you believe in the purpose. Careful, patient effort comes naturally these days, and it shows, so undertake a single thing you care about, and determine at the outset when you’ll put it down again.",
    "saturn hard":
      "Criticism reaches you twice, first as information and then as a verdict on your whole character. When somebody’s hard to please, write down the useful part and discard the rest; if you can’t distinguish them, ask a friend who has seen you on better days.",
    "uranus soft":
      "Surprises unsettle you even when they’re pleasant, since you like to have felt a thing coming. A freedom you’ve imagined for years is nevertheless nearer than it was, and a month’s trial, arranged with anyone it touches, would commit you to very little.",
    "uranus hard":
      "You foresee so much that whatever you missed shakes you twice as hard, and privately you believe that you ought to have known. Nobody could have. Find out how much of the unrest is your own wish for change, because that’s the portion you can steer.",
    "neptune soft":
      "A film can leave you useless for conversation until the following day, and weeks like these consist largely of such films. Music gets in, and other people’s happiness along with it. Keep your seat until the credits are over, since nobody’s hurrying you to be sensible.",
    "neptune hard":
      "When you look at people, you see who they’re going to be, and you treat that future person with enormous respect, even while the present one is forgetting to call. If you’re asked for your faith, in whatever form, go by the last three months instead of the next thirty years.",
    "pluto soft":
      "You can look at your own worst motive longer than most people can look at theirs, and these months are favorable for it. If you find envy there, or plain stubbornness, ask what it’s pointing at, because a feeling that impolite generally knows what it wants.",
    "pluto hard":
      "You can steer a person so gently, and for such excellent reasons, that neither of you would call it steering. Now that someone’s beginning to feel the hand, tell them openly what you’d like them to do, and why, and then allow them a proper opportunity to refuse.",
    "mercury retrograde":
      "An unclear message invites you to supply the meaning, and the one you supply is usually sad. While replies are delayed, assume that people are at the dentist, and ask again after two days.",
    "mercury direct":
      "You change your mind privately and forget to publish the news, which leaves somebody still acting on the last answer you gave, and eager to hear the present one before they’ve bought the paint.",
    "venus retrograde":
      "Absent people improve with you, since you go on understanding them better every year. If an old love or friend comes to mind, read again what you actually wrote about them at the time.",
    "venus direct":
      "Your affection goes out in such modest forms, an article, the better half of the orange, that it’s possible to overlook it. Say it aloud this time, to their face, using the word “fond.”",
    "mars retrograde":
      "Anger turns inward with you, and it comes back as a sorrowful theory about someone’s character. When your drive is low, take the theory out for a long walk, and sleep before you publish.",
    "mars direct":
      "You’ve prepared it so thoroughly that beginning feels like a formality, and nevertheless it hasn’t begun. Now that the energy is returning, skip the remaining preparations and do the second step.",
    "ingress jupiter":
      "When several good roads are open, you look for the one you were meant to take, and wait at the corner for a sign. There’s no such examination, and for a year any road you like will do.",
    "ingress saturn":
      "Several years of steady effort suit your patience, though not your habit of promising something to everyone. Pick the single commitment in this area that you’d be glad to be tired for.",
    "ingress uranus":
      "You think in long straight lines, and for several years this area keeps moving the destination. Draw the last third of any plan in pencil, and you’ll resent the alterations less.",
    "ingress neptune":
      "Everything grows indefinite here for a long time, and you’re so comfortable in a haze that you hardly notice you’re drifting. Once a year, tell somebody practical where you believe you are.",
    "ingress pluto":
      "Change operates here as it does in you, out of sight and then all the way down. Over the years there’s less and less you apologize for, and eventually you catch yourself not doing it.",
  },
};
