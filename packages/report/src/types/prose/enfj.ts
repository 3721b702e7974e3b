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
        "Somebody mentions that she’s always wanted to run a marathon, and before the sentence is over there’s an entry form open on your phone. ENFJ can already see her at the finish line, crying and holding a banana. Aries sees no reason to wait for spring. You clap first at concerts, you’re dancing while it’s still embarrassing to dance, and when a stranger is being talked down to at a shop counter, you turn out to be standing beside him. Shy people do astonishing things in your company and explain afterward that they hadn’t planned to. What they remember is that you never doubted it, that you ran the last mile on the grass beside them, and that you were easily the loudest person there.",
      argument: [
        "A group makes you happiest when everybody’s in. It also makes you restless until somebody moves, and everybody is never in by then, so you speak for the rest. The chair asks who’ll take on the fall fair, no one breathes, and out of you comes a bright “We’d love to.” Your friends find out from the applause. They like you, and most would have agreed by Friday, but nobody gave them until Friday, so they bring half their hearts. On the day, you’re hauling tables through the rain and wondering what happened to that wonderful “we.” It was never asked.",
        "When the next silence opens, answer for one person: “I’m in. I’d like company, so let me ask around and tell you tomorrow.” Then ask them singly, and let each have a real chance to say no.",
      ],
    },
    Taurus: {
      thesis:
        "Most people’s encouragement is a speech. Yours pulls up a chair, because ENFJ spots what somebody could become and Taurus is in no hurry to see it. When a friend takes up the cello at forty, others attend the first recital; you attend the sixth, and notice the slow part. Grieving people like your company best after everyone else has stopped asking. You remember how they take their coffee, you know which bench at the park gets the late sun, and you can walk beside someone for an hour without once improving them. Then you say a single thing, in that unhurried voice, and they’ve made up their mind by the gate. It’s a great comfort to be believed in by someone who’s staying.",
      argument: [
        "Before the summer trip you ask everyone’s opinion, and you mean it: people ought to have a say, and a plan nobody loves makes you uneasy. But a good while before the asking you’d sat down on an answer of your own, and you don’t get up easily. So a lively discussion is held: the coast gets a hearing, the mountains get a hearing, you nod at all of it with real affection, and in July the whole party is at the lake. Nobody was bullied; they’ve only noticed that talks with you end where you were sitting, and these days they say “whatever you think” rather early.",
        "On the next matter you’ve already settled, own up: “I want the lake, and I’m hard to move on it. Everything else is yours.” They’ll enjoy the dates, the cars, and teasing you about it.",
      ],
    },
    Gemini: {
      thesis:
        "By the time the train leaves, you know why the conductor moved here, and he knows a man in your building who repairs accordions. They ought to talk. Gemini can’t pass a person without wondering, and ENFJ can’t learn what someone needs without thinking of who has it, so half the couples, jobs, and spare bicycles in your circle can be traced to you. You speak fluent teenager, fluent surgeon, fluent grandmother, and you can explain any of them to the others. A story improves while you tell it, as does its hero, who’s sitting there and hadn’t known she was funny. People walk away from ten minutes with you feeling more interesting than they came, and because you really were interested, they’re right.",
      argument: [
        "What you want is to know people all the way down. What you also want is the next one. On a Thursday you fall into talk with someone at a conference, it gets late and true, and at the hotel elevator you both say this has to continue. You mean every word. By Sunday there’s another marvelous stranger, and Thursday’s friend, who told you things she’d told nobody, is looking at a dark screen. In March you run into her and you’re overjoyed, which confuses her most of all; she’d concluded that she’d said too much.",
        "Choose one such person this week and write, without the essay you feel you owe: “I disappeared, and it wasn’t you. I still think about what you said. Friday at five, by phone?” Then call at five, even if something fascinating turns up at ten to.",
      ],
    },
    Cancer: {
      thesis:
        "After you’ve dropped someone off, you wait with the engine running until a light goes on upstairs. Then the phone: “Home?” ENFJ believes that people can do far more than they’ve dared; Cancer likes to know how they’re getting back. So it’s a pleasure to be sent out into the world by you, with a speech, a sandwich, and a spare charger. New colleagues get taken to lunch on day one, the shyest of them next to you, and in hospital waiting rooms strangers move a seat closer. Your memory for what people let drop is uncanny, and years later you’ll ask about a dream they’d half given up, in a tone that makes them go home and look for it.",
      argument: [
        "Nobody gives a better push than you: you read the application, rehearse the interview by phone from your bed, and weep at the good news. Then it sinks in that the job is in another city. Growing means going, and you want people grown and also within reach, so in the following weeks small weather reports begin: the rents there, the winters, how tired she looks lately. At the farewell party you’re wonderful to everybody and a little formal with her, so she flies off half guilty, and for a while she calls less, because every call has a sigh at the end.",
        "Say the sad thing once, as yours, and then be proud out loud: “I’ll miss you badly, and I want you to go. The missing is mine to handle.” Next, ask what her window looks out on.",
      ],
    },
    Leo: {
      thesis:
        "At the airport you’re the one with the sign. It’s large, there’s glitter, and it carries a nickname that its owner has spent years trying to lose and is secretly delighted to see. ENFJ can tell what each person would like to be admired for; Leo thinks they ought to hear it from the parking lot. So the quiet intern hears, in front of the whole elevator, just what she did for the client, and she’s taller until Easter. You dress for the school play as if it were opening night, because to somebody it is. A shared meal turns into an occasion when you sit down, and even your bad news comes with gestures. In your company, nobody feels like an extra.",
      argument: [
        "You’re asked to introduce your friend, and the introduction runs longer than her speech. It’s brilliant: it begins with the night you met, there’s a part for the audience, and by the end they love her, though they’ve gotten to know mostly you. To lift somebody is your great joy, and to be looked at while lifting is another, and in the glow you can’t always tell which one has the microphone. She thanks you from the heart, but for her next event she asks a colleague with note cards, and you’re hurt, having meant every word.",
        "Give an hour this week to somebody else’s moment, from the audience. Arrive on time, sit in the third row, and say afterward: “I loved the part about your first year. Tell me how you found it.” Then let her be the one with the story.",
      ],
    },
    Virgo: {
      thesis:
        "Friends call you before the interview, and what they get is faith and a checklist. ENFJ tells them, in a voice that would move furniture, why they’re the one for this job; Virgo has noticed that the second page says “manger” where it should say “manager.” Both are love. Nobody travels like the people you’ve packed for. You know which pharmacy stays open, what the doctor’s receptionist needs to hear, and how to say “there’s something on your chin” so that it feels like being let in on a secret. Beginners thrive with you because you break the terrifying thing into steps, and at step two you’re as glad as others are at the finish. Few people can be both the cheering and the map.",
      argument: [
        "The party was lovely, and you drive home conducting the inquiry. All evening you’d spoken as you do, from the heart, with a hand on somebody’s arm, but in the car the other half comes on duty and goes through the minutes. Did that remark about her new job sound like pity? By the bridge you’re certain. At 7:50 next morning she gets a thoughtful message explaining what you meant, and she, who’d heard only kindness, reads it twice and begins to wonder what you think of her job. So the apology did the harm; worse, you’ll be more careful with her next time, and she’ll feel that, too.",
        "Leave one evening uncorrected this week. If by Thursday you still wince, ask instead of explaining: “I keep thinking about what I said on Saturday. Did it land badly?” Believe the answer, even if it’s “What did you say?”",
      ],
    },
    Libra: {
      thesis:
        "A wedding table planned by you has a retired judge beside a tattoo artist, and at midnight they’re exchanging addresses. ENFJ knows what each of them is longing to be asked; Libra knows that the candle has to come down four inches so they can see each other. Ease is your art, and it’s hard work. An awkward guest finds himself telling his one good story to the one person who’d love it. Two neighbors who haven’t spoken since the fence end up holding the same ladder. Praise from you is well cut and fits its owner, and even your disagreement comes in such good order that people thank you for it. Leaving takes you an hour, since everyone must be left happy.",
      argument: [
        "A friend hands you the first hundred pages of her novel and watches your face. You care about her growth, and you can see that the story starts on page sixty, but you also can’t endure a lovely moment being spoiled, least of all by you. So you talk about the grandmother’s garden, which is beautifully done, with such warmth and detail that she leaves on air and sends it out as it stands. The rejections say what you’d have said, but she’s too fond of you to wonder, and the next draft goes to a blunter friend, who gets to help.",
        "Before you praise the garden, find out what’s wanted: “I loved reading it, and I have one large thought. Would you like it now or next week?” Nearly everyone says now. Then say page sixty, and stay for a drink.",
      ],
    },
    Scorpio: {
      thesis:
        "On a night drive, somewhere past the last gas station, the person beside you says the thing. They always do. ENFJ makes it safe to talk, Scorpio makes it useless to talk about the weather, and between the two your passengers arrive lighter by a secret they’d had for ten years. Nothing you hear shocks you: you take in what people admit with lowered eyes, and then you ask the next question, a short one, and it’s exactly right. You can tell a cheerful face from a happy one across a wedding lawn. Few can be so funny at a graveside without hurting anyone. When you say you believe in somebody, it counts, because you’ve already seen their worst.",
      argument: [
        "She comes back after a year of not speaking, and you’re the first to open your arms. It isn’t an act. You think people deserve another beginning, and you hate a broken circle, but nothing in you has forgotten. So she’s given the tickets to hold for the group trip, and you keep a copy; she talks at dinner, and you listen warmly for the old tone. She feels welcomed and watched, can’t say why, and grows a bit too careful, and careful is exactly what you were listening for. By the end of the trip you’ve both been kind all week, and nothing’s been repaired.",
        "Forgive less quickly and more aloud. Tell her on a walk: “I’m glad you’re back, and I still don’t trust it. Can I tell you what it was like?” What she’s heard, she can answer.",
      ],
    },
    Sagittarius: {
      thesis:
        "You said “we should all go,” and unlike everyone else who’s ever said it, you’d looked up the ferry. Sagittarius wants to see what’s over there. ENFJ wants everybody to see it, including the man from accounting who hasn’t left the county, so off he goes, and there’s a photograph of him on a mule. Long car rides with you change somebody’s plans for life. You’d talk to a shepherd, with or without a language in common. In defeat you’re magnificent: give you five glum people in a parking lot after a lost game, and inside ten minutes they’re laughing and have a theory about next year. People don’t feel cheered up by you so much as pointed at something.",
      argument: [
        "On the platform in the foreign city, six people are looking for the restroom, and you’re forty yards ahead, at the stairs, burning to go. You invited them all; it would’ve been a poor trip without them, and it’s a slow one with them, and you can’t be happy at either end. So you circle, bright and helpful, carrying somebody’s bag and glancing at the clock, and in the evening you’re short with the slowest, who’s having the time of her life because of you. She’d have been content with a bench. What she’ll remember is that she was in the way.",
        "On the next outing, take your freedom openly in place of leaking it: “I’m going to race around alone until noon. Lunch at the harbor, and I want to hear what you found.” You’ll come back fond of all of them.",
      ],
    },
    Capricorn: {
      thesis:
        "When you tell a discouraged person that it’ll work out, there’s a phone number attached. ENFJ sees that she could be a nurse; Capricorn has found the night class, the scholarship that closes on the ninth, and a neighbor with a spare desk. On moving day you’re the one with the dolly, the elevator key, and a kind word for the boy who dropped the lamp. Committees straighten up as you come in, only a little out of fear, since you’ve read the minutes and you also remember that the treasurer’s daughter was ill. Your jokes are dry and arrive without warning. Long after the stirring speakers have moved on, people are standing on something you built for them.",
      argument: [
        "A man at your gym says he’s thinking of going back to school. You glow, you tell him what you see in him, and he’s never been so believed in. That was Monday. On Thursday you ask whether he’s called the college, the next week you ask again, kindly, and by the third week he’s using the other door. Faith, to you, is a gift, and it’s also an investment, and you look in on investments. He took you for a friend who understood him, but now he has a friend who wants a report, and he’s ashamed in front of the one person who made him feel he could.",
        "Encourage somebody this week and then leave the follow-up to him: “I think you’d be good at it. I won’t ask again, so come and find me if you want a hand.” Afterward, talk about anything else.",
      ],
    },
    Aquarius: {
      thesis:
        "You’d learn the names of everyone on the block to get rid of a parking rule, and end up with a street fair, a tool library, and two engagements. Aquarius has opinions about how people should live together. ENFJ goes and knocks, and asks the grumpy one at number nine what he used to do, and soon he’s running the tools. Odd people bloom around you because you don’t treat them as odd; you ask the boy with the snake a better question about snakes than he’s ever had. On a first day anywhere, you look for whoever has no one to eat with. Your birthday crowd has nothing in common except that you once told each of them they were needed.",
      argument: [
        "You write the rule for the volunteer schedule yourself, and it’s fair: everyone takes one bad Sunday, no exceptions. Then somebody comes to you after the meeting with wet eyes. In principle you’d treat everybody alike, and in person you can’t refuse a soul, so the rule is kept in public and bent in the hallway. She’s off the hook, and by spring so are four more, while the people who never asked are doing double Sundays. They don’t blame the ones who cried. They’ve drawn a conclusion about your rules.",
        "Next time, bend it for all or for none, and say so in the hallway: “I’d love to say yes. I can’t do it for you and not for them, so let’s bring it to the group.” It’ll feel cold for a day. Fairness has to survive a sad face.",
      ],
    },
    Pisces: {
      thesis:
        "A cashier asks whether you found everything, and before the receipt is out you know about the divorce. You’d gone in for milk. Pisces hears the catch in the voice; ENFJ has thought of a lawyer, a book, and someone with a spare room by the time you reach the car. Others are moved; with you there’s a sign-up sheet. Show you a dull hall with folding chairs, and you can see the whole evening, who’ll be singing by ten, and which shy pair will be talking by the coats at midnight. Grown men have to step outside during your toasts. Your praise is so exact, naming a gift its owner had only half suspected, that people keep the note for years.",
      argument: [
        "The friends can’t agree on a weekend away until you get hold of them. By Tuesday they’ve all said yes to the lake, they’re even excited, and then one of them sighs: the date’s a bit inconvenient, she says, but really, it’s fine. You can lead a crowd practically anywhere, and you can’t leave one person behind, so one sigh beats five yeses. You phone around, you move the weekend, two people lose their deposit without a word, and the rest adjust, a little more slowly each time, because a yes to you seems to be only a draft. And she never wanted it moved. She was tired, and it came out as a sigh.",
        "When you hear the next one, comfort the person and keep the plan: “I know the date’s not ideal. We’re going on the ninth, and I’d love to have you. What would make it easier?”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "A defeated squad that meets you at ten is plotting by noon to take the next round.",
        "When a friend gets good news, you’re noisier about it than she is, and there isn’t any envy in it.",
        "Alone in an unfamiliar city, you know the baker by Tuesday, and on Friday other newcomers are eating at your table.",
      ],
      costs: [
        "Before the applause for one project is over, you’ve announced another, and your crew is still exhausted.",
        "A friend who’s simply sad on a Sunday gets encouragement from you, and next time she calls somebody quieter.",
        "After an evening of being wonderful to forty people, you go home hungry for just one who’d ask about you.",
      ],
      tensions: [
        {
          between: "Their pace or your own",
          text: "You can see the summit and they’re still tying their shoes, so you pull, and they get heavier. Let somebody else set the pace on Monday, and walk at the back all day.",
        },
        {
          between: "Pleasing them or leading them",
          text: "You want everybody happy and you have a strong opinion, so you smile and steer. Next time, say it in the very first minute: “I’d love it if we took the early train.”",
        },
        {
          between: "Free evening or full table",
          text: "You long for an evening with nobody in it, and by six you’ve invited people over. Keep the next one empty until nine, with the telephone in another room.",
        },
      ],
      practice:
        "For a week, reserve half an hour at seven every evening in which you encourage nobody, and spend it on clay, a ukulele, or anything you’re terrible at. When it’s over, put everything away, show it to no one, and let it stay terrible.",
    },
    Earth: {
      gifts: [
        "Newcomers learn the job from you without embarrassment, since you show them twice, then look away while they try.",
        "A friend’s difficult month gets a timetable from you: soup on Monday, a walk on Thursday, and you at the door.",
        "A choir or a Friday lunch that you’ve organized survives rain, vacations, and the flu, because everybody has the list.",
      ],
      costs: [
        "Whatever others do badly you take over with a smile, so they never improve at it, and you stay late.",
        "Invited to dinner, you’re up after the soup, rinsing the pots, and your friend’s generosity has nowhere to go.",
        "A complaining back is told to wait until everybody’s been looked after, and one Monday morning it refuses to bend.",
      ],
      tensions: [
        {
          between: "Old custom or new hand",
          text: "You set up the way it’s done, and when a newcomer has a better idea, you praise it and keep yours. Let her run it her way for a month, entirely without you.",
        },
        {
          between: "Helping out or speaking out",
          text: "You’d rather solve a friend’s problem than tell him he keeps creating it, so you’ve solved it repeatedly. Before the next rescue, sit down together and ask what he’d like to change.",
        },
        {
          between: "Own Sunday or their shelf",
          text: "A Sunday of your own is arranged down to the soup, then somebody calls, and you’re putting up their shelf. Offer them Tuesday at six, and go on chopping your carrots.",
        },
      ],
      practice:
        "Once a day for a week, accept a favor that you’d do better yourself, a coffee, a carried bag, a hem, and say only “Thank you.” Sit on your hands until it’s over, correct nothing before bedtime, and every evening put a coin in a bowl.",
    },
    Air: {
      gifts: [
        "You present a dry report as if it had happened to you, and people who’d been doodling ask about page seven.",
        "At dinner you ask the quietest guest about the very thing that lights her up, and everybody turns to listen.",
        "Before a friend’s dreaded call, you play the other side so well that the real one feels easy.",
      ],
      costs: [
        "Every listener gets the wording that suits her, and when two of them talk, they wonder which you meant.",
        "Any question about you comes back as a question about them, so good friends go home knowing only themselves better.",
        "By evening everybody’s views are talking in your head, and your own are sitting at the back without a microphone.",
      ],
      tensions: [
        {
          between: "All sides or one answer",
          text: "You want an answer, but you can also speak for everybody present, so the discussion goes around again. Allow it ten minutes by the clock, then put your own hand up first.",
        },
        {
          between: "Many friends or a few",
          text: "You love a crowded address book and you love being known, and the address book gets your evenings. On Sunday, write five names on a card, and call one before anybody new.",
        },
        {
          between: "Good company or real quiet",
          text: "You need an hour of silence, but silence beside a stranger seems rude, so you arrive knowing everything about his knees. On the next trip, put in earphones before you sit down.",
        },
      ],
      practice:
        "At lunch every day for a week, answer the first question anybody asks you with three complete sentences about yourself before you ask one back. Count them on your fingers under the table, stop at three, and write the best one on your calendar that evening.",
    },
    Water: {
      gifts: [
        "When a colleague stops joking, you’re at her desk that very morning with two coffees and no agenda.",
        "Friends who call at midnight begin with the worst part, because your voice stays warm all the way through.",
        "At a group photograph you’re the one who sees that somebody’s missing, and goes to fetch her from the kitchen.",
      ],
      costs: [
        "One chilly face among forty can spoil a presentation for you, and the thanks of the others don’t get through.",
        "Happy friends see very little of you, because somebody else is always in trouble and you go where it hurts.",
        "On your own terrible day you comfort whoever came to comfort you, then weep about it alone, over the sink.",
      ],
      tensions: [
        {
          between: "Good feelings or good work",
          text: "When two colleagues are irritated, you can’t begin until they’ve made up, and the morning goes to peace talks. Do an hour of your own work first, with the door shut, then ask.",
        },
        {
          between: "Crying along or standing by",
          text: "When a friend cries, you cry too, and then there are two people in tears and nobody making tea. Next time, put the kettle on and let her cry until it boils.",
        },
        {
          between: "Their feelings or your own",
          text: "You’d like to know how you are, but other people’s feelings come in all day, and by evening you’re guessing. Write three words for your own before you see anybody.",
        },
      ],
      practice:
        "Every other evening for a week, at six, call a friend who’s doing well, set an egg timer, and for ten minutes talk only about what’s delightful, on your side as well. When it rings, say goodbye, and leave any trouble that came up for another day.",
    },
  },
  openings: [
    "People like you face outward. You walk in reading faces for whatever they lack, and you’re so accomplished at it that everyone takes the talent for your whole character. Behind the helper’s shoulder stands a second character, with its own appetites and its own verdict on the party, and it’s time you were introduced.",
    "Every job consists of the work in the contract and the work of making it bearable for everyone else, and you do the second for free. These pages consider what you could charge for it: how much power you have over a group, what size of fee makes you shy, and what you’d build if everyone were already cheerful.",
    "You give the toast, pick out the present, and remember the ex’s name, and you’re loved for it, widely, and can still lie awake with the impression that no one asked about you. This part turns the flashlight around, onto the receiving end of affection, which you’ve furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. In yours are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of an entire house. None of it will be held against you, and some of it is simply glad you came.",
    "You know what everyone in your life should eat, read and stop doing, while your own body has been standing at the end of the line with a number in its hand, too polite to cough. Here come some short pages about sleep, fresh air and paintbrushes, on the understanding that you try everything yourself before you recommend it.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask on behalf of several people, so just this once try asking for one. What follows is about what you believe when there’s nobody to persuade, and about the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "sun 1":
      "Within a minute of coming in you know what each person hopes you are, and you’re good at being it. To find out what you’d be if nobody hoped for anything, take one decision, hair, weekend or job, write your answer down before asking anyone, and go with that.",
    "sun 2":
      "You’ll ask for somebody else’s raise at once, and you blush when the raise is yours. Write your next request about money as if it were for a colleague you admire: what they do, what it’s worth, what you suggest. Then change the name and send it.",
    "sun 3":
      "Everyone gets a proper reply from you, with a question at the end, and so everyone writes back. Let a few of these conversations end: “Lovely, see you Friday” has no question in it, and the half hour you save goes to the person you’d most like to hear from.",
    "sun 4":
      "You come through your own door still being nice to people, even though home is the one place where you’re allowed to run out of words. Tell whoever’s there, or whoever calls, “Give me half an hour,” sit down somewhere comfortable, and don’t use it to think about their problems.",
    "sun 5":
      "For other people’s birthdays you start preparing three weeks early, and for your own you say that cake is plenty. Fun is allowed to be about you now, so name one thing you’d enjoy that improves nobody, the climbing wall, the silly comedy, and ask someone along because you want to go.",
    "sun 6":
      "Lunch is when people bring you their troubles, and you eat with one hand. While the days are this full, keep two lunches a week for yourself, outdoors, with food that requires both hands. When somebody needs you, say “At two I’m all yours,” and at two be all theirs.",
    "sun 7":
      "You catch the new note in someone’s voice before they do, and by dinner you’ve asked twice whether everything’s all right. Ask once and then wait, which for you is the hard part, so say “I’m here if you want to talk,” go on with the evening, and let them choose.",
    "sun 8":
      "When something sad happens, you arrange it: who drives, who’s told, who shouldn’t be alone tonight. Your own share in what’s lost or owed comes last on the list, so ask a friend for something definite, “Come and sit with me on Sunday,” and don’t prepare anything.",
    "sun 9":
      "On an outing you’re the one counting heads, and you come home from beautiful places having mostly seen your friends. Go as a passenger this time, let somebody else have the tickets and the map, and make it your only duty to come back with an opinion.",
    "sun 10":
      "People think of you when there’s a newcomer to welcome or a toast to make, and you do it beautifully. While they’re looking, let them see your judgment too: say “I disagree, and here’s what I’d do” in your everyday tone, and don’t check the faces until you’ve finished.",
    "sun 11":
      "At your own parties you eat standing up, if you eat, so go to something that you haven’t organized: arrive late, sit down, and have the kind of conversation you normally interrupt to fetch somebody a chair. Tell one person what you wish for, and leave as soon as you’ve had your fill.",
    "sun 12":
      "Resting, you’re like a doctor on call, with the phone face up. Take one whole day off from being available, and say so the day before: “I’m fine, I’m sleeping in, back on Monday.” And let go of one thing you organize that would do well enough without you.",
    "new 1":
      "You put on the smile outside the door, the way other people wipe their feet, and it has to be maintained until you leave. For the next few weeks, try entering without it, let the company do the warming, and discover what your face does by itself.",
    "new 2":
      "Giving makes you feel rich, and caution has always struck you as slightly ungenerous, which does nothing for the savings account. Put a reunion or a view of the sea at the end of it, because you’re perfectly strict once there’s something to picture.",
    "new 3":
      "Among siblings and neighbors the news passes through your hands and comes out improved, although your own seldom gets a turn. Since you’re usually the one who begins, begin with something that happened to you, and inquire about the operation afterward.",
    "new 4":
      "Your rooms can be ready for eight guests in ten minutes, and there isn’t a corner in them intended for one person. Carry a chair to where the light is good, with space beside it for a single cup, and don’t let it face another chair.",
    "new 5":
      "In your care, fun develops into an event, with a guest list, a theme and somebody shy who has to be included. A hobby or a romance in its first weeks is too little to be shared, so let it be badly organized, and let it be nobody else’s.",
    "new 6":
      "You’d coach a beginner splendidly, with praise after two days and a joke on the morning when nothing works, and on yourself you use another voice. Start a modest habit, and speak to whoever’s attempting it as you would to a nervous friend.",
    "new 7":
      "You can fall in love with potential, which makes you a magnificent companion for whoever they’ll become eventually. When something begins between you and another person, look at how they treat waiters and keep appointments, and respond to that.",
    "new 8":
      "Clear terms about money seem unfriendly to you, as though someone’s character were being questioned, but it’s the vague arrangements that turn sour. When a loan or a common purchase is beginning, name the amount and the day in your warmest voice.",
    "new 9":
      "You discover what you think by explaining it to somebody, and solitary study generally expires around the second chapter. If a subject or a country attracts you, look for a fellow beginner first, the kind whose enthusiasm is contagious.",
    "new 10":
      "Ambition makes you say “we.” A benefit to the team is simpler to defend than a wish, but the people in charge can’t tell from it which position you’d like. Inform one of them in the first person singular, and give the plural an afternoon off.",
    "new 11":
      "Among strangers you’re on home ground, and by the third meeting you’ve learned the birthdays and been handed a key. Being useful gets you in quickly, but this time go without a key for a whole month, and look around for the people you’d like for yourself.",
    "new 12":
      "A feeling is hardly inside the door before you’re discussing it with someone, and several are talked away without ever having been felt. Keep the next one private for several days, on walks or in a notebook, before you offer it to anybody.",
    "full 1":
      "When you’re unhappy you become more agreeable, and most people never look behind it, though those who love you have learned to worry when you’re charming before breakfast. If one of them asks you twice, the second answer can be the true one.",
    "full 2":
      "By the end of any purchase you know about the salesperson’s bad knee, and after that it’s impossible to walk out without the second blender. The shelves are showing it. Buy the next thing from someone whose name you’ve carefully not learned.",
    "full 3":
      "Because you hear both sides so distinctly, you end up interpreting for people who speak the same language perfectly well. When a misunderstanding comes out, resist explaining either one to the other; set them at one table, and go make the coffee.",
    "full 4":
      "Before anyone in the family has raised a voice, your shoulders know about it, and you’ve begun distributing soup and good sense. If something has to come out at home, let the silence continue, because somebody else will usually break it.",
    "full 5":
      "A compliment for something you’ve made is divided among everyone who helped, until there isn’t a crumb remaining with your name on it. Before you hand the next one around, repeat it to yourself word for word, and say which part you’re proud of.",
    "full 6":
      "Being needed feels exactly like energy, and you can run on it for weeks, up to the afternoon when you’re too tired to answer a simple question. Return one task to its original owner. Both of them generally survive.",
    "full 7":
      "You could report in detail on the other person’s progress, fears and dentist, and they couldn’t say what you’d like for supper. It’s becoming noticeable on both sides, so ask outright for what’s missing, because a hint from you sounds like disappointment.",
    "full 8":
      "Forgiveness comes before you’ve added up the damage, because another person’s shame is harder for you to watch than your own loss. What you never counted is starting to show, so name the entire amount in a kind voice, and then you can forgive all of it.",
    "full 9":
      "When you’re convinced of something, people catch it from you, and they so rarely contradict you that your beliefs are short of exercise. Take the one you’ve secretly begun to doubt and show it to someone stubborn, since the best part of a belief usually survives the excursion.",
    "full 10":
      "Applause lifts you for a week and a single raised eyebrow ruins the following one, which makes your opinion of your work largely other people’s. Put down your own verdict before theirs comes in, two strengths and a weakness, and you’ll have something to compare.",
    "full 11":
      "A number of your friendships run entirely on your fuel: you call, you propose the evening, you bring the pie. Take your foot off the pedal for two weeks, since some of the silent ones have never had the opportunity to be first.",
    "full 12":
      "At night you go back over the faces of the day, one after another, looking for a cloud that you’ve caused. The majority were thinking about their parking. Put the light on, write down the only face that genuinely worries you, and ask it tomorrow.",
    "eclipse 1":
      "People have relied on your encouragement so regularly that they scarcely expect anything else, and one day it doesn’t come out. Sit through the awkward pause, because it gives everybody else an opportunity to practice.",
    "eclipse 2":
      "To you security means people, and a shift in your income feels first of all like disappointing someone. Tell them early and plainly, since they’d rather help you than be protected from the figures.",
    "eclipse 3":
      "When a regular exchange with somebody stops, your hand is already out to fill the gap with two new ones. Leave it empty until you know what it was that you’d been looking forward to.",
    "eclipse 4":
      "Wherever you’ve lived, the warmth has come from you, as reliably as from a stove. When an arrangement at home ends, the others are cold for a while, and it’s their turn to learn where you keep the matches.",
    "eclipse 5":
      "After a disappointment in love or play you’re planning consolations by noon, for yourself and everyone involved. Let it be sad for one whole evening, because grief that’s been felt is generally shorter.",
    "eclipse 6":
      "Your working day is built out of promises, and when the routine collapses, you find out which of them anyone still wants. Wait to be asked again, and quietly let the others go.",
    "eclipse 7":
      "Between you and another person you’ve been managing both halves of the emotion, but a turn in things gives them theirs back, and you’re not obliged to be unhappy because they are.",
    "eclipse 8":
      "Guilt outlives the debt and goes on collecting long after everything’s been paid, so as something you held in common ends, ask yourself whether you’re still grieving or merely still giving.",
    "eclipse 9":
      "A teacher or a creed that guided you is losing its authority, and it’s less of a loss than it feels, because for years now the voice giving those directions has been your own.",
    "eclipse 10":
      "A position falls empty and you’re on your feet already, because someone has to, but being wanted there and wanting it are separate matters, and it takes approximately a week to tell them apart.",
    "eclipse 11":
      "When a group shrinks, you look for whatever you did wrong, though as a rule people’s lives have moved on, and you can write to the three you miss without reviving the whole thing.",
    "eclipse 12":
      "Some sacrifices last so long that you’d list them under your character, but one of them is no longer needed, and although the lightness resembles guilt for a while, it’s only lightness.",
    "jupiter soft":
      "Opportunities come to you through the people you’ve been generous to, often several at once, and saying yes to one seems unkind to all the others. Say it anyway, ideally to the one where you’d learn the most, even if you wouldn’t be the warmest person there.",
    "jupiter hard":
      "Enthusiasm makes promises in your name, because the future looks so roomy when there’s a hopeful face in front of it. Tell everyone who asks when you’ll let them know, since a night’s wait does nobody harm, and you’re every bit as kind in the morning.",
    "saturn soft":
      "Inspiring people comes naturally to you, and being relied upon for small, exact things is another kind of respect, which these months offer. It’s surprisingly restful, since nobody has to be encouraged, so do one thing thoroughly to the end, without an audience.",
    "saturn hard":
      "Charm carries you past most obstacles, and whatever it doesn’t move, be it a person, a rule or a fact, seems to be passing judgment on your heart. It’s only a limit: ask what exactly is wanted from you, and give that much, without the extra warmth.",
    "uranus soft":
      "The people who love you expect a certain part, and you know it so thoroughly that some of you is bored. They’re readier for a change than you fear, so alter one thing this month without preparing a soul for it, and see whose face lights up.",
    "uranus hard":
      "When plans collapse without warning, you attend to everybody’s reaction but your own, which turns up days later when you’re alone with the laundry. Be annoyed first: say aloud what you’d been looking forward to, and save the hopeful speech for the following day.",
    "neptune soft":
      "Other people’s moods have always come straight through your walls, and in months like these they bring melodies along, and faces, and half an idea. They need some outlet besides sympathy, and a piano or a notebook will listen and want nothing from you in return.",
    "neptune hard":
      "Your wish to rescue is strongest where you know least, since a stranger’s trouble has no history to argue with it, and just now everyone looks especially lovely. Ask around first, and learn how the last two helpers got on before you offer more than advice.",
    "pluto soft":
      "You influence people every day, by a question or a well-timed compliment, and you’d never call it power. Seen calmly, it’s nothing to be embarrassed about, so for some weeks ask for things in the open, and count how many you get without preparation.",
    "pluto hard":
      "Some part of you sees to it, with enormous affection, that people can’t quite manage without you. It’s a form of safety, and they’re beginning to notice the string, so teach somebody the thing that only you know how to do, and then leave the room.",
    "mercury retrograde":
      "Every message of yours is tailored to its listener, which is considerate until three of the listeners meet, so for the time being, write one text for everybody, with the personal line underneath.",
    "mercury direct":
      "You softened a refusal until it passed for a maybe, and someone’s still hopeful, so send it again in seven words, with the kindness in your tone and not in the grammar.",
    "venus retrograde":
      "An old affection looks lovelier from a distance, partly because you recall how much you gave, so ask yourself whether it’s the person you miss or being that generous.",
    "venus direct":
      "Your taste has learned to wait until the others have ordered, but it’s speaking up again, quite distinctly, and you can tell the waiter before you’ve heard what anyone’s having.",
    "mars retrograde":
      "Anger in you looks like help: brisk, thorough and a shade too friendly, so when your energy’s low, notice what you’re doing for people, and whether you’d prefer to complain.",
    "mars direct":
      "Your drive returns, and every emergency in the neighborhood has heard about it, but if something of your own is already under way that morning, part of the strength remains with it.",
    "ingress jupiter":
      "More becomes possible here for a year, and you’d like to bring everyone along, but some of this growth has only the one seat, and you can describe the view to them later.",
    "ingress saturn":
      "Over the coming years encouragement matters less in this area, and regular attendance more, which suits you, since devotion is what you’re doing whenever the applause has stopped.",
    "ingress uranus":
      "For several years it’s the arrangements you make for everyone’s comfort that keep shifting here, and a few blank days in every month leave you something to improvise with.",
    "ingress neptune":
      "Reading people is your gift, and in this area it’s unreliable for a long while, so whenever an impression flatters or alarms you, inquire directly of the person it’s about.",
    "ingress pluto":
      "In this area you’ve led by being liked, but over many years you discover that you’re able to lead without it on the difficult days, and still sleep.",
  },
};
