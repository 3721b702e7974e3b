import type { TypeProse } from "../type-prose.ts";

export const estp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    thrift: "spend",
    risk: "bold",
    head: "logic",
    lead: "lead",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Every cold lake needs somebody to go in first and lie about the temperature. There you are, up to the neck, shouting that it’s lovely. ESTP checked the depth and spotted the rock while the shirt was still coming off; Aries didn’t wait for the report. The same pairing is worth a great deal on a terrible day, because you see what’s wrong and your feet have left before anyone has formed a committee. Bullies get an argument from you in any line, on any bus, and friends get a ride at midnight, along with your views on the parking. And whoever beats you fair and square gets the loudest cheer in the place, followed by a proposal for best of three.",
      argument: [
        "At a card table you’d be impossible to beat if you waited. ESTP is at its most brilliant on the second move, observing a face, a hand, a tone of voice, and answering exactly what’s there. Aries has a horror of the second move, so the observation is quick, the starting is quicker, and the information is never used. A friend calls from the street: “They offered me the job in Denver.” “Take it!” you say, and you’ve loaded the truck, picked the neighborhood, and promised to drive. She goes along with it, rather flatly, because she’d called to be asked whether she wanted to go.",
        "Once this week, when somebody brings you news, let them have the next sentence too: “Wait, don’t let me start. What are you hoping I’ll say?” Then answer whatever they actually say.",
      ],
    },
    Taurus: {
      thesis:
        "Nobody who travels with you eats at the exit. A few miles off the highway there’s a man with a smoker and no sign, and you found him by asking the right trucker. ESTP will try anything that’s about to be gone; Taurus then wants a chair, a second helping, and to know how it’s made. Choices are made by hand: melons get knocked on, boots get walked in, and the salesman’s speech is allowed to run its course, since it makes no difference. Beds, tires, and knives are what you tell friends never to be cheap about, and you’ll come along to the store to make sure. Behind this appetite is a surprise: once you’ve settled on a person, you can outwait a glacier.",
      argument: [
        "Saying yes takes you about four seconds. Taking it back takes ten years. ESTP seizes anything that comes along; Taurus has the grip, and regards whatever it’s holding as part of the foundations, so that an impulse which should have lasted a summer turns into an institution. “We should get a boat,” a friend says over drinks, and by the weekend there’s half a boat. Three seasons on, you’re scraping the hull on your only free Saturday, short with everyone, saying how great it is to be out here. The friend scraping the other side would have sold it last year, but he thought you loved it.",
        "Pick your boat this week, whichever yes has outlived its reason, and tell the other owner, “I said yes to this too fast, and I’d like to be out by spring. How do we make that easy on you?” Listen for the relief.",
      ],
    },
    Gemini: {
      thesis:
        "Half an hour on a ferry, and you’ve been up to the wheelhouse, you can tie the knot that holds the boat to the dock, and the deckhand has told you why he left the navy. ESTP goes for whatever’s in front of it, hands first; Gemini has nine questions and a nickname for it. With roofers, surgeons, and the people who feed the seals, you talk shop so well that each assumes you used to do it for a living. The group chat wakes up when you do. Less well known is how much you notice and never use: the sore subject gets steered around, and the quiet one hears himself say the funniest thing of the night, because you set it up.",
      argument: [
        "Where you are, you’re all there. That’s ESTP, and it makes a walk with you feel like an event, while Gemini has one ear at the next table. So you give people the best attention they’ve had in months, in installments, and hardly know you’ve been gone. Somebody is walking beside you along the river, getting at last to the hard part, when a man comes by with a falcon on his arm. An actual falcon. “One second,” you say. When you come back, with its name and its weight, it’s a terrific story, and your friend laughs and says never mind, it was nothing. It was the hard part.",
        "There’ll be another falcon this week, so practice the return: “Sorry, I went off. You were saying she’d moved out. Go on from there.” You always did hear the first half. People forgive the falcon if you’ve kept the sentence.",
      ],
    },
    Cancer: {
      thesis:
        "At the beach you look asleep. Then a toddler gets within ten feet of the water, and you’re up and wet to the knees, handing him back to somebody who hadn’t noticed he was gone. Cancer never stops knowing where everyone is; ESTP gets there. Between emergencies you’re the loud one, with the ball, the speaker, and a nickname for the neighbor’s dog, and people file you under fun. The rest they discover in stages. Any school play with a shy tree in it undoes you. A friend’s unhappiness is visible to you from across a street, and it’s answered with a joke, a ride, and no questions until the second hour. Whoever you call family can sleep on the drive home.",
      argument: [
        "You play rough and you bruise. ESTP likes people best with the gloves off, so the whole table gets it from you, the haircut, the parallel parking, the new boyfriend’s sandals, and they love you for it. Since Cancer keeps every one that comes back, your way out is a rule: whoever’s hit laughs loudest. So when a friend does the one about how you never finish anything, you slap the table and top it, and on the drive home the radio stays off. The friend, who’d have given a week’s pay to take it back, sleeps well, having learned that you’re the one person nobody needs to be careful with.",
        "This week, let one hit show, in the same tone as the game: “Okay, ow. That one’s off the list. Do the parking again.” They’ll believe you, and they’ll drop it. Teasing is safe only with somebody who can say ow.",
      ],
    },
    Leo: {
      thesis:
        "The karaoke machine has been on for an hour and nobody has touched it, so you go up and murder something in the wrong key, with gestures. That breaks it open, and soon there’s a line, and near the front stands a shy man from accounting with a song he’s been saving. ESTP can tell what a crowd wants while it’s still looking at its shoes; Leo is happy to be the fool who provides it. Praise from you is public and exact, and grown men have been seen to blush, while the big tip goes to the kid on her first night shift. And when a friend is in the hospital, or in disgrace, the show-off vanishes, and the one still there at dawn is you.",
      argument: [
        "By the second exit you knew it was the wrong road. ESTP notices such a thing immediately and would turn around cheerfully, a plan being only what you thought before you looked, but Leo had proclaimed it, in the driveway, to four passengers: a shortcut, trust me. A word given in public is difficult for you to take back, so on you drive, and to cover the extra half hour you’re magnificent. There are songs. There’s a history of the region, some of it true. In the back they consult the map on a phone, turn it face down, out of love, and decide to check next time.",
        "Pull over once this week, on whatever road it is, and say, “I was wrong about this one, and I’ve known for ten miles.” They’ve known for nine. It’ll get a bigger laugh than the songs.",
      ],
    },
    Virgo: {
      thesis:
        "Half a mile from shore the outboard quits, and before anyone has finished saying what a pity, you’ve got it apart on a towel with the screws in order. ESTP loves the moment when a thing stops working, and Virgo can’t leave it until it runs better than before. The worse it gets, the drier you are, so that in real trouble you’re practically British. Theories leave you cold, your own included, until they’ve held up twice in the rain. Affection comes as a service: what you borrow goes back sharpened, the headlight is replaced before the long drive, and the waiter hears about a friend’s allergy before the friend opens a menu. Strangers take you for relaxed. Anyone who’s seen inside your backpack knows better.",
      argument: [
        "Your best work breaks your own rules. Virgo believes in preparation and is suspicious of ease; ESTP is never so good as when there wasn’t time to get ready. So you walk into a disaster cold, ask two questions, turn one screw, and the day is saved, and the part of you that hands out the grades calls it cheating. A colleague stops you at the elevator. “That was amazing.” “Got lucky,” you say, “and I botched the beginning.” It’s meant modestly, but what she hears is a correction: she was impressed, and an expert has just told her she shouldn’t be. Next time she’ll keep it to herself, which leaves you with a single judge, and you know how that one votes.",
        "For the rest of the week, when someone thanks you, say, “Thank you. I was pleased with that one,” and stop. It’ll feel like lying. It isn’t.",
      ],
    },
    Libra: {
      thesis:
        "Watch a flea-market dealer say goodbye to you. He’s just sold you the lamp for half, and he’s carrying it to the car. ESTP saw what he’d take; Libra made sure he enjoyed it, asked where the lamp had been, and would have paid more if he’d looked hurt. Most doors open to you on those terms, including a few marked private. Enemies sit down together at your table because each has been told, truthfully, what’s good about the other. There’s some vanity, of the forgivable kind: the jacket is right, the light is right, and you’ve noticed. But the fairness is no pose: anyone who’s rude to a waiter in front of you finds out how short a charming person’s fuse can be.",
      argument: [
        "Before the agent has found the light switch, ESTP has taken the apartment, and it’s the same with motorcycles and people across a bar. Since Libra can’t enjoy a decision until it’s been discussed from every side by people with taste, your way of squaring this is to act first and hold the hearings afterward. So on Wednesday you call a friend: “I’m thinking about this apartment. Be honest.” She sacrifices her lunch hour to it, she’s against it, she even drives past to inspect the street. You signed on Tuesday. She learns that from the housewarming invitation, and ever after, when you ask her to be honest, she’s polite.",
        "The next time it’s already done, ask for what you’re really after: “I’ve signed it. I don’t need advice, I need you to be happy for me.” And once before Friday, call somebody while the pen’s still in the drawer.",
      ],
    },
    Scorpio: {
      thesis:
        "At the reception you’re the one dancing on a chair, and from up there you’ve seen which bridesmaid has been crying, who came back from the garden separately, and where the exits are. ESTP is having a wonderful time. Scorpio is having it with one eye open. Nothing shocks you, and people sense it, so the divorce and the debts and that business with the IRS come to you first, around two in the morning, and you laugh at the right place and then drive over. Your advice is frank enough to make a person sit down, and anyone you love walks safely through any neighborhood. And few have seen you with somebody at the end of their strength, when you’re the gentlest person there.",
      argument: [
        "When things go well, ESTP believes it. The road is empty, she’s laughing, and what more proof does anyone need? Scorpio needs some. Why is she being so nice? So just as a day gets lovely, you give it a poke. It’s the third morning of a perfect trip, you’re at a gas station, and out of nowhere you remark that people like her get bored by the fourth. Her face changes. There, you think, I knew it. But that’s the face of anyone who’s just been poked. She’s silent as far as the state line, you take notes, and the only thing you’ve proved is that a person flinches.",
        "Catch the suspicion at the pump this week, and hand it over instead: “I’m having such a good time that I’m getting suspicious. Ignore me for ten minutes.” Anyone worth the trip will laugh. Then let it be a good day.",
      ],
    },
    Sagittarius: {
      thesis:
        "Nobody remembers agreeing to it, but there are now six people in the van. You’d mentioned a hot spring, or a bar where the whole band is over seventy, and described it so well that staying home began to look like an illness. Sagittarius knew there’d be something wonderful on the far side of the pass; ESTP can change a tire in the dark, and between the two a closed road has never spoiled a day. Directions come from strangers, whom you collect, and subjects you learn by arguing. Anyone hanging back at the edge of the group gets pulled in and given a job. And around midnight, one hand on the wheel, you ask what makes a life good, and really want to know.",
      argument: [
        "On questions of fact you have excellent judgment, and you overrule it. ESTP knows precisely how things stand: the rooms are full, the tank is low, the pass closes at six. Sagittarius knows that something always turns up. So you announce the hope and keep the facts to yourself, and at midnight you rescue it all, brilliantly, and what turned up is one motel room with a heater that ticks. For you that’s the best night of the trip, but the others were there as well: one of them has a bad back, and one had asked you twice about the rooms and been reassured, “We’ll be fine.” She was never told she was camping.",
        "Before anybody packs this week, say both halves: “Here’s what I know, and here’s what I’m hoping. We’ve got a van. We don’t have a room.” Some will come anyway, and they’ll be a joy.",
      ],
    },
    Capricorn: {
      thesis:
        "You read the waiver. Then you jump. All the others signed theirs on a truck hood, while you asked who’d packed the parachutes, and when, and whether he was jumping too. ESTP loves the drop; Capricorn has priced it, so what looks from the ground like recklessness is one of the best-researched acts of the weekend. Friends are brave around you, knowing you’d have said something. Love from you is solid enough to sit on: the ride to the airport at four, the deposit on a first apartment, a steady hand on the ladder. And sober men in suits have discovered, late in a closing dinner, that whoever beat them on every clause also does an excellent impression of them.",
      argument: [
        "Nothing you enjoy is allowed to stay small. ESTP only wanted a bike ride: it was a fine morning, a friend felt the same, and for two Saturdays you rode around like kids and stopped for pie. But Capricorn can’t encounter a pleasure without asking what it’s good for, so by the third week there’s a training plan, by the fifth there’s a race in October, and you’ve had a word with someone about jerseys. The riding improves, while your friend gets dropped on the hills and is sent articles, and in September he has something on with the kids. You find a faster group, and now and then, passing the pie place, you wonder why it isn’t as much fun.",
        "Call him this week, or whoever yours is: “Ride Saturday? I’m leaving the watch at home, and I’m buying the pie.” Leave the watch at home.",
      ],
    },
    Aquarius: {
      thesis:
        "By your second week in any building, you’ve been on the roof. Somebody in maintenance took a liking to you, you asked how the elevator thinks, and up you went. ESTP has to put a hand on a thing to believe in it; Aquarius believes that most locked doors are locked out of habit. The result is a cheerful kind of trouble that other people profit from, since you never find the way in without going back to hold it open. The professor, the mechanic, and the neighbor with the traffic cones all count you as a friend and would be startled to meet. Your wildest ideas come with a prototype made of garden hose. Some even work, and the others are still talked about.",
      argument: [
        "It’s late, the hotel has given away your room, and ESTP has it solved in two minutes: a joke, a look at the screen, a suite that’s standing empty. Keys in hand, you should be in the elevator, but Aquarius has seen that the rule itself is stupid and that it’ll happen to the next couple too, so you stay at the desk to explain. You’re right in every particular, and the clerk, who’s nineteen, didn’t write the policy. Beside the luggage stands the person you came with, who was promised a late dinner, watching you defend the public until the restaurant turns its chairs up.",
        "When the next stupid rule comes along, get your own case through, turn around, and say, “I want to fight about this, and I’m going to do it in writing tomorrow. Let’s go eat.” The letter even has a chance of reaching whoever wrote it.",
      ],
    },
    Pisces: {
      thesis:
        "Gate 14, a three-hour delay, and by the second hour a howling two-year-old is asleep in your sunglasses, a widow has your charger, and the agent, who’s been shouted at since noon, is laughing. Pisces felt the misery of the whole place come up through the carpet; ESTP can’t feel a thing without getting to its feet. So mercy, in your hands, is quick and slightly illegal: a shortcut, a borrowed ladder, a friend of a friend who’s hiring. Little is planned, and a surprising amount works out. Yours is the loudest laugh at the party, and then somebody finds you out back, watching the rain. Years afterward you can still hear how someone’s voice sounded when they said goodbye.",
      argument: [
        "Pisces feels a thing slowly, all the way down, and ESTP already has the keys in its hand, so with you an ache turns into an errand. It’s Sunday, there’s something gray in your chest, and a friend of a friend needs a sofa moved; at nine that night you’re on a stranger’s stairs under the heavy end, being hilarious. They’re lucky to have you. But it wasn’t a sofa that hurt. Nobody asks, since a person that busy is obviously fine, and you drive home with whatever it was exactly as it was, plus a sore shoulder.",
        "The next time you’re reaching for the keys, call someone first: “I was about to go be useful, and I think I’m just sad. Can I come over and do nothing?” The sofa can go tomorrow, with two people under it.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When nobody wants to make the awkward call, you’re already dialing, and the whole office relaxes.",
        "When somebody insults a friend of yours, you’re up first, and the whole place turns polite.",
        "You’re over a fight by dinnertime, completely over it, and you come in asking who wants to see a movie.",
      ],
      costs: [
        "In an uneventful month you pick a fight or start a project, and nobody around you gets any rest.",
        "You turn an evening walk into a race, and you beat people who only wanted your company.",
        "Anything new gets your shouting and your first week, and somebody else gets the paperwork and the other fifty-one.",
      ],
      tensions: [
        {
          between: "Winning or having",
          text: "Half of what you chase looks ordinary once it’s caught, but you’re enjoying the chase too much to check. Before the next one, ask whether you’d want it with nobody watching.",
        },
        {
          between: "Cheered or respected",
          text: "A crowd claps immediately, and the person whose opinion matters nods a year later, so you play to the crowd. This week, do one excellent piece of work for that person’s eyes only.",
        },
        {
          between: "Going or resting",
          text: "Sitting still feels like losing your place, so you keep moving until your body sits you down. Reserve one empty evening this week, phone off by six, and defend it like a title.",
        },
      ],
      practice:
        "Each morning this week, before coffee, put a penny in your pocket and name one contest you’ll skip that day: a lane, an argument, the last word. Once you’ve skipped it, give the penny away, and on Sunday go back to winning.",
    },
    Earth: {
      gifts: [
        "While others are arguing about the design, you build a rough version by lunch and let the whole office kick it.",
        "Friends bring you along to buy a used bicycle, because your fingers find the crack before any money’s changed hands.",
        "When somebody’s pipe bursts, you’re the first to arrive, carrying a wrench, dry socks and something to eat.",
      ],
      costs: [
        "Whatever’s in front of you gets done immediately, so the important, distant thing you want never gets its first hour.",
        "You never say that you’re worried, and the people who love you have to guess it from your stiff shoulders.",
        "You treat the whole table on Friday, go silent about money by Tuesday, and never let anybody help you.",
      ],
      tensions: [
        {
          between: "Roaming or owning",
          text: "You want something solid of your own, and you want to be gone by noon, so you buy things and abandon them. Before the next expensive thing, borrow one for a weekend.",
        },
        {
          between: "Now or properly",
          text: "Your fingers know how long careful work takes, but your mouth has already promised Tuesday. Once this week, give the longer estimate first, and wait out the other person’s silence.",
        },
        {
          between: "Steady or stubborn",
          text: "People lean on you because you’re hard to move, which is also why they’ve given up arguing with you. Give in on one unimportant thing this week, out loud, without any bargaining.",
        },
      ],
      practice:
        "For seven days, at six in the evening, pick up something of yours that’s loose, dirty or broken, and work on it against a twenty-minute timer, with your phone in a drawer. When it rings, put the thing down, even if it’s only half repaired.",
    },
    Air: {
      gifts: [
        "You can ask an exhausted crew for another hour, and they’re grinning before they notice they’ve agreed.",
        "In a line that hasn’t moved for an hour, you find the joke, and people start saving each other’s places.",
        "Whatever you learn goes directly to whoever can use it: the job opening, the back entrance, the gentle dentist.",
      ],
      costs: [
        "People get ten wonderful minutes of you, and those with something harder to say are left holding it.",
        "Several people consider you their best friend, and they discover each other, a little stiffly, at your birthday party.",
        "Promises that you make while laughing are gone by morning, though somebody has already bought the ticket.",
      ],
      tensions: [
        {
          between: "Funny or accurate",
          text: "The good line gets there before the true one, and since the table loves it, you let it stand. Once this week, go back ten minutes later and correct yourself in front of everybody.",
        },
        {
          between: "Many or one",
          text: "Five places want you on the same evening, and you look in at all of them, so nobody gets to know you. This Friday, pick one and stay until the chairs go up.",
        },
        {
          between: "Talking or doing",
          text: "Telling people about a plan is so enjoyable that it feels like progress, and by Monday there’s another plan. Tell the next one to a single person, after you’ve done its first hour.",
        },
      ],
      practice:
        "On Monday, write three names on a card, people you like and haven’t called, and every other evening at seven, phone one for ten minutes with two questions and no news of your own. On Saturday, with all three crossed off, throw away the card.",
    },
    Water: {
      gifts: [
        "In an overheated crowd you can tell who’s about to faint, and you’re already there with a chair.",
        "When a project’s been canceled, you find the silly line everybody needed, and the team can look up again.",
        "For a friend who’s terrified of the dentist, you take the morning off and sit there making faces.",
      ],
      costs: [
        "When you’re unhappy you speed up, and whoever’s standing nearest gets bumped without ever knowing why.",
        "A tense meeting gets into you like smoke into a coat, and you call it boredom and disappear.",
        "You’d rather look heartless than be caught waiting for somebody’s call, and people believe what they see.",
      ],
      tensions: [
        {
          between: "Staying or bolting",
          text: "When you feel at home with somebody, your hand finds your keys, and you call it needing air. Next time, say, “I want to run, so I’m staying,” and hand them over.",
        },
        {
          between: "Helping or needing",
          text: "You get near people by rescuing them, so when nobody’s in trouble you’re not certain you’re allowed to call. On an uneventful evening this week, call anyway, and ask for company.",
        },
        {
          between: "Tough or tender",
          text: "A sad song can undo you completely, and you’d sooner be considered rude than be seen wiping your eyes. Play the next one when somebody’s sitting beside you, and stay there until it’s over.",
        },
      ],
      practice:
        "Every evening for a week, sit beside the lamp at eleven, put a hand where the day got stuck, your throat, chest or belly, and say one sentence about it aloud. Then say one thing you’re looking forward to, switch off the lamp, and stop.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here it is. There are two of you. One handles anything that’s put in front of it, quickly, with style, while the other arrived with your birthday and has an appetite that speed and style do nothing for. They share a body, a phone and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is what they print the score on. Neither idea would survive an afternoon with an accountant, an experience people like you generally postpone. This part concerns the jobs that let you run, the ones that put you on a leash, and where the money went.",
    "You fall in love like someone catching a train, and afterward you’re surprised at how long the ride is. The people still aboard have discovered that you’re at your most devoted when you’re repairing something of theirs and complaining about it. This part is for them as well, so leave it open somewhere conspicuous.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something outdoors. Outdoors is fine. Go and look if you must, and then come back, because the thing you’ve stayed so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. This part is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it’s best read standing up, in short bursts, between two other activities.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the big question arrives, uninvited, with no interest in being entertained. Nobody expects an answer here, so just let it in, pour it something, and don’t escape by the window.",
  ],
  year: {
    "sun 1":
      "Your mind’s made up while other people are still searching for a pen, and now they’re looking to you. Spend the advantage on yourself for once, and before dinner, on the training you’d begin, the haircut, the person you’d call, since by tomorrow you’ve got another idea.",
    "sun 2":
      "The check comes, and your card is on it before anyone has looked, which is a magnificent way to live and gradually adds up. Negotiate for yourself the way you’d negotiate for a friend: one fee, one subscription, one bill you pay out of habit, by telephone, in excellent spirits.",
    "sun 3":
      "Of a long message you read the first line and answer that, so people with three questions get one reply, very promptly. While all this talk and running around puts you in your element, treat anything over four lines as a signal to call, and let them get to the end.",
    "sun 4":
      "Whatever’s broken at home you repair within the hour, unless it’s somebody’s mood, in which case you tell a joke and recall an errand. Let the errand wait, ask one of your people “What’s up?” with the keys in your pocket, and listen to the unabridged answer without repairing it.",
    "sun 5":
      "Nobody has to teach you to play, though several people would appreciate winning once. Wherever the entertainment is, a game, a dance floor, a child who wants to be thrown in the air, teach somebody your best trick, and if there’s someone you want, go where you can hear each other.",
    "sun 6":
      "A complicated job takes you a morning, and the form that accompanies it six weeks. Since it’s mostly minor business for a while, do the forms standing up, on the same day, against a fifteen-minute timer. You against yourself is at least a fair fight.",
    "sun 7":
      "After a quarrel you turn up with food and a good story, and as far as you’re concerned that was the apology, while the other person’s been waiting for the words. Say them at the door, “I was wrong about that,” in your normal tone, and only then produce the food.",
    "sun 8":
      "Whoever’s in trouble gets your cash, your couch and your weekend, no questions asked. What you don’t hand around is your own situation, and since these weeks concern whatever’s borrowed, owed and confided, tell one of those people the number you never joke about, and allow a question.",
    "sun 9":
      "Six minutes is enough for you to pack, and there’s no better time. If another country’s impossible, take a part of town where nobody knows you, and ask somebody unfamiliar how they came to live the way they do, which from you sounds like curiosity, so they answer.",
    "sun 10":
      "Forgiveness is easier to get than permission, in your experience, and you’ve plenty of experience. Since people in authority are looking your way, give the other method a try: ask face to face for one thing you want, with a number in it, and then stop talking.",
    "sun 11":
      "Everyone you like gets a nickname, and most of them return the affection. Friends and enormous plans are what these weeks are for, so put a deadline and a deposit on the one you’ve all been loud about, and let the quietest of you select the place, without any amendments.",
    "sun 12":
      "Alone, you last one elevator ride before you call somebody. Spend an experimental day by yourself, with a road, a trail or a diner in it and every screen switched off, to discover which of your plans you still like with nobody cheering, and drop one you don’t.",
    "new 1":
      "Thinking a change over seems to you like standing still in good shoes, so you put it on and walk around in it. A new habit of body or manner lasts longest in you beside a rival: find somebody friendly who’s slightly better, and begin on the same day.",
    "new 2":
      "Earning is the exciting half of money, and saving has no opponent, which is why whatever comes in with a bang goes out through the cat door. Give it a scoreboard on the wall, with two columns and a ridiculous trophy at the end.",
    "new 3":
      "Your best ideas turn up in the middle of a sentence, usually while somebody else is holding the ladder, and they’re gone before the period. Dictate one of them to your telephone every day, and listen to the collection at the end of the week.",
    "new 4":
      "Home gets whatever energy is left after everything else has had its turn, and four walls seem awfully quiet by comparison. Start a project there that occupies both hands and makes some noise, so that the evening has an attraction of its own.",
    "new 5":
      "You’re the best company at any game until somebody mentions theory, and then you discover another game. Begin something for fun again, and stay one chapter beyond the place where it turns serious, because that’s generally where the really good players start enjoying themselves.",
    "new 6":
      "Any crisis can have you at three in the morning, whereas a vitamin pill has never once held your attention. Choose a habit whose effect you can feel by evening, cold showers or the stairs, since your body believes in proof and in nothing slower.",
    "new 7":
      "Within minutes you’ve found out what makes a new person laugh, and within days what makes them furious, and you enjoy both about equally. Begin with a promise small enough to be kept on a dull day, the same bench at the same hour.",
    "new 8":
      "Among strangers you’re fearless, and then somebody mentions a loss, a debt or how much they want you, and you notice that the garbage has to go out. If one of those subjects comes up now, staying in your chair is already half an answer.",
    "new 9":
      "You learn a country by getting lost in it and an engine by taking it apart, and the enthusiasm usually lasts until the chapter with the tables. Look for a teacher who’s actually done the thing, preferably with scars, and ask for the stories first.",
    "new 10":
      "Rescuing a bad situation attracts you more than any title, and so people in charge remember the rescue and never learn about the judgment behind it. The next time they’re admiring one, add two sentences on how you knew what to do.",
    "new 11":
      "People collect around you because something generally happens there, and in so much activity it’s difficult to distinguish which of them are friends. Invite one of them on an evening with no plan, no tickets and no audience, and discover what you two talk about.",
    "new 12":
      "Most advice about rest was given by people who enjoy sitting. Yours is allowed to have wheels or water in it: forty slow laps, an aimless bicycle ride, a pair of oars. Begin with one such hour a week, in which nobody’s timing you, including you.",
    "full 1":
      "People respond so readily to your courage that you can mistake it for being understood. Around now the effort behind it shows, with the bandage and the bad night, and those who like you prefer this version, as you’d notice if you’d stop covering it.",
    "full 2":
      "Your memory keeps the victories, and therefore the version of your finances that you tell at dinner differs from the one that your receipts would tell. Read both. The most interesting expense is the one that you can’t even recall enjoying.",
    "full 3":
      "A blunt sentence leaves you as a fact and arrives at the other end as a verdict, by which time you’re already around the corner. If one of those comes back to you now, skip the explanation of what you meant, and simply apologize for the bruise.",
    "full 4":
      "In the family photographs you’re the blur at the edge with a jacket half on. They’re fond of the blur, and they’d also like to know what it looks like sitting down, so remain at the table until somebody else gets up first, without carrying anything.",
    "full 5":
      "Applause comes fastest after a risk, and so you’ve missed a good deal of the quieter kind: a child who copies your laugh, a face that brightens because you’ve come in. There’s an astonishing amount of it around, visible to anybody who stays until the lights go up.",
    "full 6":
      "Excitement covers a bad knee or three short nights as completely as snow, so that your body’s complaints reach you late and slightly offend you. The one that’s been repeated most is still a modest request, and deserves an appointment.",
    "full 7":
      "Everybody close to you could describe what you do under pressure, and hardly anybody what you feel, because you demonstrate the first and skip the second. Tell one of them which question you’d least like to be asked, and let them be the one who doesn’t ask it.",
    "full 8":
      "Your money, your tent and your good drill are out in the world on the strength of a handshake, and you couldn’t say precisely with whom. Make the inventory now, while everything’s so visible, forgive what you’d like to forgive, and telephone about the drill.",
    "full 9":
      "A conviction of yours is generally a story about the day on which it worked, and you tell it with tremendous pleasure. Tell one of them to somebody who wasn’t there and grew up differently, because wherever they stop laughing is the part to think about.",
    "full 10":
      "You’re credited with the spectacular save and almost never with the ordinary months in which you kept the whole thing running, because you’d be bored describing them. While people are looking at your work, bore them for two minutes.",
    "full 11":
      "Generous with a crowd, you get plenty of generosity in return, and still hardly anybody in it knows what keeps you awake, because your answers are so entertaining. Notice who asks a second question after the first cheerful reply.",
    "full 12":
      "Tiredness catches up with you after the excitement, in the shower or at a red light, and you generally start something else before it can introduce itself. Let it talk for ten minutes this time, since its message is brief, reasonable and mostly about sleep.",
    "eclipse 1":
      "The daring one is a part that people hand you unasked, along with the rope and the bet, and it ends on the day you look down and don’t feel like it. No announcement is necessary, and somebody else will jump.",
    "eclipse 2":
      "When your income changes you wake up before you get frightened, which is a real advantage. Use the first energy to consider what occupation you’d have if there were nobody around to be impressed by it.",
    "eclipse 3":
      "The joke that used to open every door has stopped opening this one, and telling it louder is no help, because among neighbors and relatives a different tone is required now, at about half of your speed.",
    "eclipse 4":
      "Roots were never your favorite subject, since you’ve always landed on your feet. Now that something at home is ending, it comes to light what you’ve been landing on, and missing it is no weakness.",
    "eclipse 5":
      "A thrill wears out overnight, and the game or the other player gets the blame for it. Examine what’s still standing when the music stops: it’s less conspicuous, and it deserves more than one evening.",
    "eclipse 6":
      "The end of a routine seldom alarms somebody who improvises as well as you do, but in whatever replaces it, insist on movement, on daylight and on at least one colleague who enjoys a good argument.",
    "eclipse 7":
      "A close bond is changing its shape, and you’d like to do something immediately, preferably with your hands, to be rid of the uncertainty. A single honest question accomplishes more, followed by a wait.",
    "eclipse 8":
      "There’s a loss for which you never pulled over, because something else was always coming up ahead. Now that it’s caught up with you, an hour in the right place is sufficient, with the engine off.",
    "eclipse 9":
      "You’ve changed your mind at full speed before, so a lost certainty hardly slows you down. This one was carrying more than the others, however, and deserves an empty stretch of road before the next conviction.",
    "eclipse 10":
      "When a title or a goal is gone, you notice the quiet, because attention was part of the salary. What people say about you on terrible days was never attached to the position, and it comes along.",
    "eclipse 11":
      "You leave a group as you leave a party, through the kitchen, since goodbyes can’t be improvised. As this circle breaks up, there’s somebody in it who’s owed a better one, which means an awkward telephone call.",
    "eclipse 12":
      "There’s been a radio playing in nearly every room of your life, and now somebody’s switched it off. What you’re hearing is probably old and not especially dangerous, and deserves an uninterrupted evening before you reach for the knob.",
    "jupiter soft":
      "While others are still stirring their coffee you’ve seen the opportunity, and in such a period it’s frequently a genuine one, as are the next four. Imagine each of them on a wet afternoon in November, with nobody watching, and go after the one that still makes you want to put on your boots.",
    "jupiter hard":
      "So many of your gambles have come off that caution looks to you like bad manners, and in expansive weather the commitments grow along with your spirits. Before you agree to something enormous, visit the person who’d have to carry it up the stairs, and believe their estimate over yours.",
    "saturn soft":
      "Drills are bearable as soon as you can see the score, as any athlete would tell you, and at such a time the score moves steadily, without fireworks. If there’s a talent on which you’ve been coasting, give it the same half hour every day, and it stops being merely a talent.",
    "saturn hard":
      "You’ve talked or run your way past so many limitations that a genuine one feels like a personal insult, and your first impulse is to kick it. Since whatever resists you in such a period generally has a function, often a dull and legitimate one, find out what it’s holding up before you kick.",
    "uranus soft":
      "While others are protesting, you’ve already seen what could be done with the new situation, because you never memorized the script for the old one. Now that surprises are on your side of the table, look up any wild idea you once dropped because it came too early, and see what it’s been up to.",
    "uranus hard":
      "Restlessness goes around in you looking for something to break, without being particular about what, and yet much of it is accurate information about things you’ve outgrown. Give it one hour of the day to rearrange as violently as it likes, and let the rest of your life stand until the noise dies down.",
    "neptune soft":
      "You believe in what can be touched, and then, somewhere in the third verse, a song about nothing you’ve ever experienced gets you by the throat. It happens more than usual in such a period, when no joke is necessary to get out of it. Play the song again.",
    "neptune hard":
      "Your gift is reading what’s right in front of you, and when it’s blurred you make up the difference with nerve, which works only on a road you know by heart. Since this is another kind, have a careful friend examine it before you move, somebody who irritates you with details.",
    "pluto soft":
      "Winning a moment is something you could do before you’d been told the rules, whereas this period favors another kind of strength, which alters things from inside and takes its time. You’re more persuasive now in a low voice, because people notice that you’ve stopped consulting the gallery.",
    "pluto hard":
      "Pushed, you’re a wonderful fighter, and you seldom find out what the prize is, so that the winning can become larger than the thing itself. Carry it around the block for two days: if you still want the prize, there’s fight enough left, and if not, you’ve spared everybody a scar.",
    "mercury retrograde":
      "You agree to things while walking, and expect your memory to catch up with you at the corner. For a few weeks it fails to, so a list on the back of your hand prevents most of the detours.",
    "mercury direct":
      "People get to the point again, and a discussion you’d walked out of is suddenly capable of being over in five minutes, provided you go back in and ask what everybody was actually trying to say.",
    "venus retrograde":
      "Old flames improve at a distance, because you’ve preserved the opening scene and not the last, which makes for an excellent trailer. Enjoy it, feel affectionate toward everybody involved, and don’t buy a ticket.",
    "venus direct":
      "Within three seconds you know what you like again. For shoes that’s plenty of time, whereas with people there’s a fourth second, in which you discover what they’d like.",
    "mars retrograde":
      "Nobody ever trained you for waiting, and an idle engine looks for trouble, so work it at half speed, on something heavy and harmless, a woodpile or a long hill.",
    "mars direct":
      "Your energy has returned and would like to make up for lost time in six directions by noon; give the first push to whatever will still be standing there next year.",
    "ingress jupiter":
      "More open ground here for about a year means, to you, a longer run-up. Identify what you’re jumping toward, since it’s also possible to run in circles at a tremendous speed.",
    "ingress saturn":
      "A longer and stricter period begins here, and nobody with your reflexes is delighted at first. Still, a thing that’s taken years is the only kind you’ve never been able to brag about.",
    "ingress uranus":
      "Years of sudden turns begin in this area, and while hardly anybody is better equipped for them, keep one thing near you exactly as it is, to see how far you’ve come.",
    "ingress neptune":
      "You like a score, and for many years this part of life won’t keep one, being measured, if at all, by the faces of other people after you’ve left the room.",
    "ingress pluto":
      "Over a long period this area is rebuilt from its foundations, mostly where you can’t watch. Know early what you’d never put on the table, since everything else is in play.",
  },
};
