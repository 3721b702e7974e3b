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
        "Wanting something for yourself has never felt like reason enough. Aries wants it anyway, the corner office, first place in a silly quiz, and wants it by Friday. INFJ asks whom it would serve. So every wish goes out dressed as a good deed: you’d take on the bigger role if it would help the team, you thought the others would enjoy the coast. At the meeting you offer to step in, should nobody else want it. A colleague says he’d love it, he’s wanted it for years, and they give it to him, pleased that you’re spared. You congratulate him and walk home at twice your normal speed.",
        "Choose one wish this week and let it go out in its own clothes: “I’d like to do this. There’s no noble reason, I just really want it.” Stop there. People enjoy giving you things, and you’ve hardly let them try.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a person who’d plant bulbs in October, on your knees in cold dirt, because someone you know will be walking past in April, having a bad spring. That’s how far ahead you’re kind. INFJ knows what a person will need before the person does, and Taurus sees to it that the thing actually exists, has been tested for comfort, and will last. People exhale around you. They sit lower in the chair, they hear their own voices slow down, and somewhere in the second hour they say what’s wrong. Behind that calm are strong opinions, released about twice a year. Nobody hurries you, nobody flatters you, and after ten at night you’re the funniest person in the house.",
      argument: [
        "The rental has two bedrooms, one with the sea in the window and one beside the parking lot, and you’ve put your bag down in the second before anyone has looked around. Taurus noticed the sea. Taurus also noticed the mattress, the linen, and the little balcony for morning coffee. But INFJ can’t take the better thing while somebody it loves gets the worse, so you gave it away, said that you sleep anywhere, and lay awake listening to car doors. You don’t sleep anywhere. By Sunday you’re a shade too quiet, and your friend, who’d have gladly flipped a coin, thinks that you didn’t enjoy her company.",
        "Claim one good thing this week, aloud, before your hands give it away: “I’d love the room with the view this time, if you don’t mind.” Chances are they won’t. Then have your coffee on that balcony without apologizing for it once.",
      ],
    },
    Gemini: {
      thesis:
        "The man in the next seat only wanted to know whether this train stops at the airport. Forty minutes later he’s told you why he stopped playing the cello, and he’s wondering whether there’s still time. There is, and you’ve told him where to rent one. Gemini opens the conversation, light as you like, with a remark about the sandwiches. INFJ hears what’s underneath and waits for it. You can talk to a professor, a plumber, and a child of six in the same afternoon and be yourself with each. A day later the exact right article arrives on somebody’s phone. Then you need an evening with nobody in it, and you guard it as others guard a date.",
      argument: [
        "You knew on the stairs. Before the landlord had found the light switch, INFJ had said no, this one’s wrong, and couldn’t have told anybody why. Gemini doesn’t accept a verdict without reasons, and Gemini is so good at the other side. There’s the rent, there’s the bakery, three friends have been consulted, and each said something interesting. By Thursday you’ve argued yourself into signing, with wit. In February, listening to what goes on upstairs, you say the saddest sentence you own, which is that you knew. Whoever moved in with you heard only the case for the bakery.",
        "This week, let a first answer stand for a day without evidence: “My answer is no for now. I can’t explain it yet, and I’d like to sleep on it.” A decent person can wait until tomorrow for your reasons. And if they don’t come, you still don’t have to sign.",
      ],
    },
    Cancer: {
      thesis:
        "A friend mentions the summer of the blue car, and you know what was on the radio, who wasn’t speaking to whom, and what her brother said at the gas station. Nothing that was ever dear gets thrown out with you, and no one either. Cancer keeps the song and the gas station. INFJ knows what it all meant, often better than she did. So people come to you to be remembered properly, and they leave sitting up straighter. Shy at the start of a party, you’re found by the end of it on the stairs, deep in talk, doing a wicked imitation of the host. Whoever threatens one of yours discovers, with some surprise, that you have teeth.",
      argument: [
        "When one of your own behaves badly, you’re in trouble. Cancer closes the circle, since family is family, and an old friend counts as family. INFJ has already looked past the circle at the woman he was rude to, standing at the wedding table with her glass, and felt how hot her face was. In front of everyone you take his side. For the next two weeks you’re cool to him, a bit short on the phone, busy on Sunday, and he can’t imagine why, since you’d defended him. She got no apology, he got the chill, and you’ve been loyal to nobody.",
        "Try having both out loud, on the way home, the same night: “I’m on your side, and I think you owe her an apology.” He’ll grumble. But he’d rather have the sentence than the two weeks.",
      ],
    },
    Leo: {
      thesis:
        "After the school play, everyone crowds around the boy who sang, and you go and find the girl who held the moon steady for forty minutes. You tell her what would have happened without her. She’ll remember that in her sixties. INFJ notices who held the moon, and Leo thinks it deserves applause, preferably in front of the others, so being praised by you is like standing in a warm light with the right name underneath it. Occasions matter: you dress for them, you write the speech by hand, and then you leave before the dancing and enjoy the ride home enormously. Dignity is important to you, up to the moment a small child offers you a crown.",
      argument: [
        "“No fuss, please,” you say before your birthday, and you believe it until about four in the afternoon. INFJ can’t stand being made much of by people who don’t know what to make it about. Leo has been awake since six, listening for footsteps. The fuss you want is quite particular: one person, who’d noticed something true this year and would say it with a glass in hand. No one can guess that from “no fuss.” So they respect your wishes, cheerfully, with a card, and you thank them and go to bed at nine, sadder than you’d admit.",
        "Before the next occasion, place the order: “I’d like a small dinner, and I’d love it if you said a few words.” Being toasted on request is still being toasted. They’ve wanted to for years, and they thought you’d hate it.",
      ],
    },
    Virgo: {
      thesis:
        "On moving day there’s one box that’s been packed by you, and it’s the one everybody needs: bulbs, tape, the kettle, a phone charger, and for the child who didn’t want to move, the night-light, on top. INFJ felt the child’s dread from across the room. Virgo asked what could be done about it by eight o’clock. Your love comes as a list, a phone number, a page with the right paragraph marked, and not everyone sees what they’ve been handed. You’re exact with words, shy of praise, and gifted with an eye for the absurd that only your favorite people get to hear. Complete strangers give you their forms to look over, and they’re right to.",
      argument: [
        "A friend sends you the first chapters of his novel. INFJ reads the hope in it, the four years, how he must have looked when he pressed send. Virgo has found something on page three. He asks what you think, and you tell him it’s wonderful, that he’s so brave, and you mean each word. Page three you carry home. It bothers you in the shower, it bothers you at red lights, and when an agent turns the book down because of the opening, you’re the one person who isn’t surprised. He’d have fixed it in an afternoon, had anybody told him.",
        "You don’t have to choose between the two readers in you. Ask him this week which he needs: “I have delight and I have notes. Which would you like first?” Nearly everyone wants both. Start with the one he names, and get to page three before you hang up.",
      ],
    },
    Libra: {
      thesis:
        "The seating plan took you three evenings, and at the wedding itself the widowed uncle laughs until he has to take off his glasses, beside a stranger you’d picked for him in February. No one will call that work. INFJ knew what he’d been missing. Libra knew that it should look like luck. Places turn civil when you enter them, voices come down, somebody opens a window. You’re gracious with bores, faithful to the absent, and made truly unhappy by a bad ceiling light. Under the good manners sits a person of firm convictions who reads people like print and is never rude about what’s written there. Your thank-you letters get kept in drawers.",
      argument: [
        "Halfway through a lovely dinner a guest says, lightly, “Well, we’re not doing so great, actually.” For a second the table is silent. Libra can’t leave a silence like that unattended, so you say something charming, the talk turns to Portugal, and he looks grateful. INFJ had been waiting all evening for precisely that remark. By midnight, in bed, you’re starved. Everyone was delightful and nobody said anything, and you wonder why your evenings stay so shallow. One of them didn’t, for a second. He’d finally gotten it out, and his kindest friend moved it along.",
        "Go back for it. Write to him tomorrow, or to whoever last trailed off in your company: “You said something on Saturday, and I steered away from it. I’d like to hear the rest.” Then pick a bench somewhere and let it be quiet.",
      ],
    },
    Scorpio: {
      thesis:
        "On the back steps of any party, somebody ends up telling you what they haven’t told their own sister. They picked well. INFJ hears what a person is trying to say, and Scorpio isn’t frightened of it, so nobody has to tidy the story first or give it a nicer ending. What’s told to you stays with you. Months later, on the morning of the biopsy or the custody hearing, a message arrives with no advice in it, just the plain proof that you remembered the date. Acquaintances would call you serious. The few people who know better try to get the seat next to yours at funerals, because of what you whisper.",
      argument: [
        "When someone lets you down, INFJ knows why before the apology arrives: she was scared, he never learned how, it was a terrible month. Scorpio knows the date and what you were wearing. So you understand everything and forgive nothing, and you show people the half that’s easier to be around. Don’t worry about it, you say, and about the reasons you mean it, but for half a year it’s an effort to laugh at her jokes. She thinks it’s over. How would she know? You told her it was.",
        "This week, when you hear yourself explaining somebody’s behavior to them, put the rest in the same breath, even about a canceled dinner: “I understand why you did it, and I’m still angry. Give me a few days.” People can wait for your forgiveness. They just need to hear that it’s on its way.",
      ],
    },
    Sagittarius: {
      thesis:
        "On the overnight bus, while the rest of them sleep, you and a retired geologist settle what a life is for, share a bag of oranges, and never learn each other’s last names. You’ll think of him for years. INFJ can’t do small talk without looking for the person in it, and Sagittarius wants to hear the largest question that person has. Hope is your native language. When friends can’t see past Friday, you can see next year, with them in it, laughing, and you describe it so well that they pack. At home you’re a hermit with travel plans. Solemn ceremonies are risky for you, since one glance from the right friend and you’re gone.",
      argument: [
        "At the end of the week by the lake, somebody says, “Same time next summer?” and you say, “Let’s see!” The whole drive back you’re moved by how much you love these people. INFJ wants exactly this, the same few faces over thirty years, known to the bone. Sagittarius hears a gate close at the word “same.” Keeping it open seems honest, even considerate. What the others hear is that it was nice, and that you’ve got better plans. The summer after next there’s a photo in the group chat, all of them on that dock, and nobody was being unkind. You’d said to see, so they saw.",
        "Answer one invitation this week with a date and an exit you can live with: “Yes, count me in for all of it. I’ll want one day alone in the middle.” It’s possible to be booked and free.",
      ],
    },
    Capricorn: {
      thesis:
        "When the fire alarm goes off in the hotel at three in the morning, the guests in their pajamas drift toward you. Nobody hired you. It’s only that your shoes are on, you know where the stairs are, and you’ve counted the family with the twins. INFJ felt the panic starting, and Capricorn gave it something to do. Everybody gets the long view from you, even a boy of fifteen at his most impossible, and a promise made half as a joke is kept in full. The humor’s so dry that people get it on the way home. Few are told anything about you, and those few would drive through the night if you called, which is why you don’t.",
      argument: [
        "The deadline was Friday, and she’s missed it again. Capricorn holds that a rule is a rule, or the ones who stayed up to meet it are fools. INFJ knows that her mother’s in the hospital and saw her hands shake. So you uphold the rule with a straight face, tell her it has to be in tonight, and then at eleven you’re doing half of it yourself. You keep the rule and pay the fine. She thinks you’re hard and wonders who finished her report. In your own eyes you’re soft, you’re also short of sleep, and next month it’s Friday again.",
        "This week let the mercy be seen, with its limits: “I know how things are at home. You have until Wednesday, and I won’t be doing it for you.” Then go to bed at eleven, and see what she brings you on Wednesday.",
      ],
    },
    Aquarius: {
      thesis:
        "The guided tour has moved on to the altar, and you’re still by a pillar with the man who believes cathedrals were built for the echo. You’ve asked him two questions he’s waited years for, and one of you is going to write to a university. Aquarius is on the side of whoever doesn’t fit. INFJ knows what it’s like for them. So the oddest person in any room has your full attention, and leaves it less odd. Your own ideas arrive complete, some years ahead of need. You’d give a stranger your umbrella and discuss rain with him, and then go home, put the phone in a drawer, and be perfectly happy with nobody.",
      argument: [
        "Somebody you love is singing tonight, it’s the one big concert of the year, and you spend the intermission with a man who came by himself. He looked lonely, and he was. Aquarius doesn’t believe in favorites, since everyone has the same claim on a kind word. INFJ wants above all to be somebody’s favorite, and to have one. The principle wins in public, because principles do. So the person you love most stands by the stairs in concert black, holding two drinks, and gets the same attention as the man from row F. She admires you for it. She’d rather be preferred.",
        "Be unfair this week, on purpose and where it shows. Walk past the interesting stranger, go straight to your own person, and say, “You’re who I came for.” Mankind will manage for twenty minutes.",
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
        "You can sit still for a month and then make the one remark that gets everyone up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to someone who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and someone is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting someone get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "sun 1":
      "Before you decide anything, you check how it’s going to land with everyone it touches, and by then you’ve lost track of what you wanted. Practice on a choice that affects nobody else, your hair or the hour you get up. Make it within a day, and consult no one.",
    "sun 2":
      "It embarrasses you to want money, as if good work meant less for being paid. These are weeks for wanting it anyway. List three things you’d like to own or be free of, put the sum beside each, and make a plan for the smallest.",
    "sun 3":
      "You hint, because a hint is all you’d need yourself. Most people hear a pleasant remark and go on with their day, and you conclude that they don’t care. Ask for one thing now in words that can’t be missed, such as “Can you call me on Sunday?”",
    "sun 4":
      "Relatives tell you what they don’t tell one another, so the family’s news goes through you and some of it stays on your shoulders. Nobody has ever given you a day off from it. Hand the next message back, kindly: “I think they’d want to hear that from you.”",
    "sun 5":
      "With two or three people you’re wonderfully silly, and hardly anyone else would believe it. You tend to wait until one of them starts. This month start it yourself: suggest the costume, the terrible movie or the game meant for children, and don’t supply a deeper reason.",
    "sun 6":
      "Every person you meet in a working day leaves you a little of their mood, and by evening you’re tired for all of them. Put five minutes between one and the next, alone, with the phone face down. Guard them like an appointment, since that’s what they are.",
    "sun 7":
      "Small annoyances you forgive on the spot, at least officially. They add up all the same, and the other person first hears of them on the day you’ve had enough. Mention one while it’s still small: “That bothered me a little, can we do it differently?”",
    "sun 8":
      "People have told you things they’ve told nobody else, and no one asks what it’s like to carry them. Choose the one that weighs most and go back to its owner: “I still think about what you told me, how is it now?” It’s lighter once you’re both holding it.",
    "sun 9":
      "Even on vacation you look after how the others are doing, and what you remember afterward is their faces. Take one day somewhere nobody knows you, at a museum, on a coast, in a course you can’t use. Form an opinion there that you owe to no one.",
    "sun 10":
      "A good part of your work is on no list, such as the person you calmed down or the quarrel that didn’t happen. When your work is discussed, say it in a line: “I spend three hours a week keeping people talking, and I’d like that to count.”",
    "sun 11":
      "You join for the cause and stay because someone would be let down. Whatever you belong to at present, ask yourself which of the two is keeping you there. Where it’s the second, give them the date of your last meeting, and where it’s the first, bring a friend along.",
    "sun 12":
      "In your thoughts there’s usually a person you’re trying to save, with advice, with patience, with worry in the small hours. Take these weeks off from it. Wish them well, answer if they call, offer no solutions, and give yourself the sleep.",
    "new 1":
      "People tend to see the side of you that helps them, because you read so quickly what they need. This is a good stretch to let them meet the rest, for instance by stating a wish or an opinion before you’ve asked for theirs.",
    "new 2":
      "When it comes to money, you feel the other person’s budget as if it were yours, and lower your figure before they’ve said a word. Working out alone what you need, and writing it down, makes it much easier to say in front of them.",
    "new 3":
      "A light conversation can tire you more than a serious one, since part of you keeps listening for what lies beneath. If you chat with a neighbor or a sibling these days, try taking each sentence at its word; it’s surprisingly restful for both of you.",
    "new 4":
      "Home matters more to you than you let on, because it’s where you put down the moods of everyone you met that day. If a corner still belongs to a life you’ve left, rearranging it now gives your recovery somewhere to happen.",
    "new 5":
      "Pleasure usually has to prove itself to you first, by being useful to others or rich in meaning. For a few evenings it can be enough that you like it, so begin the thing that seems a little frivolous and give it three tries before judging.",
    "new 6":
      "Other people’s needs get into your schedule early, and your own habits are what gives way, since no one complains when you skip them. An improvement lasts better if it takes ten minutes and comes at the start of the day, before anyone calls.",
    "new 7":
      "You often know people well before they know you, as you ask more than you tell and take in all of it. A fresh start between two people goes better with news from both sides, so mention one hope of yours while it’s still only a hope.",
    "new 8":
      "Because others bring you their losses and money worries, it’s easy to overlook that no one has heard yours. Choose a person who has been steady with you and begin with the facts, the sum or the date; the feelings follow once you’re talking.",
    "new 9":
      "A subject or a distant place often reaches you as a calling, and then you wait until you know what it’s for. Curiosity alone is a sufficient reason to sign up, and the meaning often becomes clear somewhere in the third week.",
    "new 10":
      "Ambition makes you shy unless it serves someone else, which is why you can praise a colleague fluently and go blank about yourself. If there’s a position or a fee you’d like, write the request as though you were recommending a friend, then replace the name.",
    "new 11":
      "In a group you’re drawn to the person who looks left out. That’s kind, though it means that you seldom meet the ones you’d enjoy most, so among new people, spend the first half hour with someone cheerful who wants nothing from you but conversation.",
    "new 12":
      "Solitude is how you discover which feelings are your own and which you picked up from other people. Yet it’s the first thing you give away when someone asks, because the urgency in their voice is easier to hear than your own need.",
    "full 1":
      "People generally take you for calm, since very little of what goes on in you reaches your face. More of it shows than usual just now. To you that can feel like losing control, while those who love you mostly feel included.",
    "full 2":
      "Generosity is easy to lose track of, because each gift, rounded bill or unpaid hour seemed minor when you gave it. Add up the last three months without blaming yourself, and then consider which of these you’d gladly give again and which you’d rather stop.",
    "full 3":
      "You prepare a difficult talk by having it in your head, where the other person answers as you imagine. The actual conversation is generally shorter and kinder. If one has been waiting, ask your question early and leave room for a reply you couldn’t have written.",
    "full 4":
      "At a family table you sense each mood and begin to smooth things over before anyone has complained, and no one sees it as work. Let one disagreement run its course while you stay in your chair, and notice who else is able to mend it.",
    "full 5":
      "Revealing what you love, be it a person or something you’ve created, feels risky to you, since a lukewarm answer would touch so much. Pick someone who already likes you, show it before it’s perfect, and say what kind of response you’d enjoy.",
    "full 6":
      "Your body complains politely, and you’re accustomed to listening to louder people. If tiredness has built up, it becomes hard to overlook around now, and the next favor you were about to grant would be a good one to postpone by a week.",
    "full 7":
      "You respond so quickly to what the other person feels that your own side can go unsaid for months. What has been missing tends to surface here as a complaint about chores, and it helps to put the feeling first and the dishes second.",
    "full 8":
      "When something painful comes up, you become the calmest one present, so people assume that you’re all right. Part of what you put aside for their sake can return now. Consider whom you’d like to call, and do it before you’ve organized everything.",
    "full 9":
      "Most of your convictions grew out of caring for someone, so questioning one of them feels disloyal to that person. If something you hear makes an old view seem narrow, you can change your mind and keep the affection, because they were never the same.",
    "full 10":
      "Appreciation makes you uneasy, partly because you can see who else contributed. Naming them is right, and it can wait a minute: say thank you first, and mention your own contribution, since people who give out the next assignment are listening too.",
    "full 11":
      "Because you listen so attentively, a friendship can come to consist mainly of the other person’s troubles. Notice who asks about you and stays for the answer, and with the others, try telling something of your own, as some only need an opening.",
    "full 12":
      "Other people’s sadness gets into you without your noticing, and when emotions run high it’s difficult to identify what is yours. An evening without news, messages or requests tends to show the difference, and what is left by bedtime deserves your attention.",
    "eclipse 1":
      "Being the understanding one is so familiar that people may take it for the whole of you. If that role is changing, tell those nearest to you first, in a sentence or two.",
    "eclipse 2":
      "A difference in what you earn or own unsettles you mainly for what it seems to say about your value. Go over the numbers with a practical person, who can keep the two apart.",
    "eclipse 3":
      "When talk with someone becomes painful, you tend to withdraw politely and leave the reason unsaid. If a connection ends or loosens here, one kind line of explanation spares both of you years of wondering.",
    "eclipse 4":
      "Places keep your earlier selves alive for you, so leaving one can feel like abandoning someone. Should family or housing be in transition, a last unhurried visit does you more good than efficiency.",
    "eclipse 5":
      "You often foresee the end of a love or a project, and expect this to soften it. The grief comes anyway, and something playful with friends helps more than another explanation.",
    "eclipse 6":
      "Routines break down in you when everyone else’s needs were fitted in first. After one has gone, put sleep back before anything else, and add the rest only as there’s room.",
    "eclipse 7":
      "A shift between two people reaches you early, and you begin to adapt without saying so. Here it comes into the open, and the other person gets the chance to adapt, too.",
    "eclipse 8":
      "An old debt or resentment can lose its force quite suddenly, and you’ll want to understand why. You needn’t, this time. Relief is allowed to arrive without its reasons.",
    "eclipse 9":
      "Losing a belief makes you feel homeless, since beliefs are how you know where you’re going. Before you look for another, live a few weeks with the question, and discuss it with people who disagree.",
    "eclipse 10":
      "Titles never said much about what you do for people, yet without one you can feel unsure what you’re for. Ask two of those you’ve helped how they would describe it.",
    "eclipse 11":
      "Some circles stay together because you keep writing, asking and inviting. If one comes apart when you step back, it isn’t a verdict on you, and it shows you which friends come looking.",
    "eclipse 12":
      "Long after others have moved on, you go on looking after a worry or a hope in private. Ending that is easier with a witness, so mention it to a person you respect.",
    "jupiter soft":
      "Good fortune makes you think of everyone who needs it more, so you pass along chances that were meant for you. If an offer comes during these weeks, wait a day before recommending another person, and imagine in some detail what you would do with it.",
    "jupiter hard":
      "With your energy up, nearly every need looks like yours to meet, because you can picture so clearly the good it would do. Check how many evenings you’ve already promised before you add one, and offer people a later date instead of half of you.",
    "saturn soft":
      "There’s more discipline in you than people expect of an idealist, provided that you believe in the purpose. This is a period when thorough work is noticed by those who matter, so accept one responsibility you care about, and name the hours at which it ends.",
    "saturn hard":
      "Criticism reaches you twice, first as information and then as an opinion of your whole character. When demands rise or someone is hard to please, write down only the part you can use, and take the rest to a friend who knows your good days as well.",
    "uranus soft":
      "Surprises disturb you even when they’re pleasant, since you like to have felt a thing coming. Some freedom you’ve imagined for years is easier to reach all the same, and a trial of a month, agreed on with those it affects, would commit you to very little.",
    "uranus hard":
      "You foresee so much that whatever you missed can shake you more than it would shake others, and you may even blame yourself for not having known. Part of the unrest is your own wish for change, and naming that part gives you something you can steer.",
    "neptune soft":
      "Your imagination is strong at any time, and in a period like this, music, dreams and other people’s stories reach you with unusual ease. Since much of it fades by noon, keep a notebook nearby and catch one image or sentence a day, without asking what it means.",
    "neptune hard":
      "Because you see what people could become, it’s easy for you to overlook how they behave on ordinary days. During a hazy stretch the two are harder to tell apart, so if you’re asked for money, a promise or your faith, let a practical, unsentimental friend examine it first.",
    "pluto soft":
      "There is more will in you than your manners suggest, and you’ve mostly used it from behind, through advice and patience. Over these months it’s possible to recognize what you’d like to influence and to say so directly, which people generally take better than you expect.",
    "pluto hard":
      "Faced with someone who wants control, you understand their reasons so well that you give way, until one day you’ve had enough and leave. A limit that’s stated early protects the bond better, so tell them in plain words what you’ll do and what you won’t.",
    "mercury retrograde":
      "An unclear message invites you to fill in the meaning, and yours is often the sad one. While replies are delayed, assume that people are busy, and inquire again after two days.",
    "mercury direct":
      "As answers come in, compare them with what you had imagined in the meantime. It’s useful to discover how inaccurate your guesses were, and which people you worried about for no reason.",
    "venus retrograde":
      "Absent people improve in your mind, since you go on understanding them better every year. If an old love or friend comes back to you, reread what you actually wrote at the time.",
    "venus direct":
      "What you enjoy becomes easier to tell from what you put up with for love. Mention one such thing, a restaurant or a weekend habit, and propose something you’d like better.",
    "mars retrograde":
      "Anger in you turns inward and comes back as a sad opinion of someone’s character. When your drive is low, move your body first, and judge the person after a night’s sleep.",
    "mars direct":
      "Energy that went into other people’s emergencies returns to you, and looks for the next one out of habit. Have a project of your own ready, with a first step that takes an hour or less.",
    "ingress jupiter":
      "You’re practiced at finding openings for others and stepping aside. Over the coming year this area has some in your size as well, and you can take one without having earned it beforehand.",
    "ingress saturn":
      "A few years of effort suit your patience, though less your habit of promising something to everyone. It’s worth choosing one commitment here that you’d be glad to be tired for.",
    "ingress uranus":
      "Your thinking follows long lines, and for several years this area revises its plans now and then. Leaving the last part of yours open makes such revisions more useful.",
    "ingress neptune":
      "Things become less definite here for a long time, and you feel so much at home in that that you hardly notice the drifting. A yearly talk with someone practical keeps you oriented.",
    "ingress pluto":
      "Change here is gradual and goes deep, much as it does in you. It asks for few decisions at first, and over the years you find that you’ve stopped apologizing for certain things.",
  },
};
