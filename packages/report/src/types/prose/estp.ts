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
        "Every cold lake needs somebody to go in first and lie about the temperature. There you are, up to the neck, shouting that it’s lovely. ESTP checked the depth and spotted the rock while the shirt was still coming off; Aries didn’t wait for the report. The same pairing is worth a great deal on a bad day, because you see what’s wrong and your feet have left before anyone has formed a committee. Bullies get an argument from you in any line, on any bus. Friends get a ride at midnight, along with your views on the parking. And whoever beats you fair and square gets the loudest cheer in the place, followed by a proposal for best of three.",
      argument: [
        "At a card table you’d be impossible to beat if you waited. ESTP is at its best on the second move, watching a face, a hand, a tone of voice, and answering exactly what’s there. Aries has a horror of the second move. So the observation is quick, the starting is quicker, and the information is never used. A friend calls from the street: “They offered me the job in Denver.” “Take it!” you say, and you’ve loaded the truck, picked the neighborhood, and promised to drive. She goes along with it, rather flatly, because she’d called to be asked whether she wanted to go.",
        "Once this week, when somebody brings you news, let them have the next sentence too: “Wait, don’t let me start. What are you hoping I’ll say?” Then answer whatever they actually say.",
      ],
    },
    Taurus: {
      thesis:
        "Nobody who travels with you eats at the exit. A few miles off the highway there’s a man with a smoker and no sign, and you found him by asking the right trucker. ESTP will try anything that’s about to be gone; Taurus then wants a chair, a second helping, and to know how it’s made. Deciding is done by hand. Melons get knocked on, boots get walked in, and the salesman’s speech is allowed to run its course, since it makes no difference. Beds, tires, and knives are what you tell friends never to be cheap about, and you’ll come along to the store to make sure. Behind this appetite is a surprise: once you’ve settled on a person, you can outwait a glacier.",
      argument: [
        "Saying yes takes you about four seconds. Taking it back takes ten years. ESTP grabs what comes within reach; Taurus has the grip, and regards whatever it’s holding as part of the foundations. So an impulse that should have lasted a summer turns into an institution. “We should get a boat,” a friend says over drinks, and by the weekend there’s half a boat. Three seasons on, you’re scraping the hull on your only free Saturday, short with everyone, saying how great it is to be out here. The friend scrapes the other side. He’d have sold it last year, but he thought you loved it.",
        "Pick your boat this week, whichever yes has outlived its reason, and tell the other owner, “I said yes to this too fast, and I’d like to be out by spring. How do we make that easy on you?” Listen for the relief.",
      ],
    },
    Gemini: {
      thesis:
        "Half an hour on a ferry, and you’ve been up to the wheelhouse, you can tie the knot that holds the boat to the dock, and the deckhand has told you why he left the navy. ESTP goes for whatever’s in front of it, hands first; Gemini has nine questions and a nickname for it. With roofers, surgeons, and the people who feed the seals, you talk shop so well that each assumes you used to do it for a living. The group chat wakes up when you do. Less well known is how much you notice and never use. The sore subject gets steered around, and the quiet one hears himself say the funniest thing of the night, because you set it up.",
      argument: [
        "Where you are, you’re all there. That’s ESTP, and it makes a walk with you feel like an event. Gemini has one ear at the next table. So you give people the best attention they’ve had in months, in installments, and hardly know you’ve been gone. Somebody is walking beside you along the river, getting at last to the hard part, when a man comes by with a falcon on his arm. An actual falcon. “One second,” you say. When you come back, with its name and its weight, it’s a terrific story, and your friend laughs and says never mind, it was nothing. It was the hard part.",
        "There’ll be another falcon this week, so practice the return: “Sorry, I went off. You were saying she’d moved out. Go on from there.” You always did hear the first half. People forgive the falcon if you’ve kept the sentence.",
      ],
    },
    Cancer: {
      thesis:
        "At the beach you look asleep. Then a toddler gets within ten feet of the water, and you’re up and wet to the knees, handing him back to somebody who hadn’t noticed he was gone. Cancer never stops knowing where everyone is; ESTP gets there. Between emergencies you’re the loud one, with the ball, the speaker, and a nickname for the neighbor’s dog, and people file you under fun. The rest they learn in stages. Any school play with a shy tree in it undoes you. A friend’s bad day is visible to you from across a street, and it’s answered with a joke, a ride, and no questions until the second hour. Whoever you call family can sleep on the drive home.",
      argument: [
        "You play rough and you bruise. ESTP likes people best with the gloves off, so the whole table gets it from you, the haircut, the parallel parking, the new boyfriend’s sandals, and they love you for it. Cancer keeps every one that comes back. Your way out is a rule: whoever’s hit laughs loudest. So when a friend does the one about how you never finish anything, you slap the table and top it. On the drive home the radio stays off. The friend, who’d have given a week’s pay to take it back, sleeps well, having learned that you’re the one person nobody needs to be careful with.",
        "This week, let one hit show, in the same tone as the game: “Okay, ow. That one’s off the list. Do the parking again.” They’ll believe you, and they’ll drop it. Teasing is safe only with somebody who can say ow.",
      ],
    },
    Leo: {
      thesis:
        "The karaoke machine has been on for an hour and nobody has touched it, so you go up and murder something in the wrong key, with gestures. That breaks it open. Soon there’s a line, and near the front stands a shy man from accounting with a song he’s been saving. ESTP can tell what a crowd wants while it’s still looking at its shoes; Leo is happy to be the fool who provides it. Praise from you is public and exact, and grown men have been seen to blush. The big tip goes to the kid on her first night shift. And when a friend is in the hospital, or in disgrace, the show-off vanishes, and the one still there at dawn is you.",
      argument: [
        "By the second exit you knew it was the wrong road. ESTP notices such a thing at once and would turn around cheerfully, a plan being only what you thought before you looked. But Leo had announced it, in the driveway, to four passengers: a shortcut, trust me. A word given in public is hard for you to take back, so on you drive, and to cover the extra half hour you’re magnificent. There are songs. There’s a history of the region, some of it true. In the back they glance at the map on a phone, turn it face down, out of love, and make up their minds to check next time.",
        "Pull over once this week, on whatever road it is, and say, “I was wrong about this one, and I’ve known for ten miles.” They’ve known for nine. It’ll get a bigger laugh than the songs.",
      ],
    },
    Virgo: {
      thesis:
        "Half a mile from shore the outboard quits, and before anyone has finished saying what a pity, you’ve got it apart on a towel with the screws in order. ESTP loves the moment when a thing stops working. Virgo can’t leave it until it runs better than before. The worse it gets, the drier you are, so that in real trouble you’re practically British. Theories leave you cold, your own included, until they’ve held up twice in the rain. Affection comes as a service: what you borrow goes back sharpened, the headlight is replaced before the long drive, and the waiter hears about a friend’s allergy before the friend opens a menu. Strangers take you for relaxed. Anyone who’s seen inside your backpack knows better.",
      argument: [
        "Your best work breaks your own rules. Virgo believes in preparation and is suspicious of ease; ESTP is never so good as when there wasn’t time to get ready. So you walk into a disaster cold, ask two questions, turn one screw, and the day is saved, and the part of you that hands out the grades calls it cheating. A colleague stops you at the elevator. “That was amazing.” “Got lucky,” you say, “and I botched the beginning.” It’s meant modestly. What she hears is a correction: she was impressed, and an expert has just told her she shouldn’t be. Next time she’ll keep it to herself, which leaves you with a single judge, and you know how that one votes.",
        "For the rest of the week, when someone thanks you, say, “Thank you. I was pleased with that one,” and stop. It’ll feel like lying. It isn’t.",
      ],
    },
    Libra: {
      thesis:
        "Watch a flea-market dealer say goodbye to you. He’s just sold you the lamp for half, and he’s carrying it to the car. ESTP saw what he’d take; Libra made sure he enjoyed it, asked where the lamp had been, and would have paid more if he’d looked hurt. Most doors open to you on those terms, including a few marked private. Enemies sit down together at your table because each has been told, truthfully, what’s good about the other. There’s some vanity, of the forgivable kind: the jacket is right, the light is right, and you’ve noticed. But the fairness is no pose. Anyone who’s rude to a waiter in front of you finds out how short a charming person’s fuse can be.",
      argument: [
        "Before the agent has found the light switch, ESTP has taken the apartment. It’s the same with motorcycles and people across a bar. Libra can’t enjoy a decision until it’s been discussed from every side by people with taste. Your way of squaring this is to act first and hold the hearings afterward. So on Wednesday you call a friend: “I’m thinking about this apartment. Be honest.” She gives up her lunch hour to it. She’s against it, she even drives past to see the street. You signed on Tuesday. She learns that from the housewarming invitation, and ever after, when you ask her to be honest, she’s polite.",
        "The next time it’s already done, ask for what you’re really after: “I’ve signed it. I don’t need advice, I need you to be happy for me.” And once before Friday, call somebody while the pen’s still in the drawer.",
      ],
    },
    Scorpio: {
      thesis:
        "At the reception you’re the one dancing on a chair, and from up there you’ve seen which bridesmaid has been crying, who came back from the garden separately, and where the exits are. ESTP is having a wonderful time. Scorpio is having it with one eye open. Nothing shocks you, and people sense it, so the divorce and the debts and that business with the IRS come to you first, around two in the morning, and you laugh at the right place and then drive over. Your advice is frank enough to make a person sit down. Anyone you love walks safely through any neighborhood. And few have seen you with somebody at the end of their strength, when you’re the gentlest person there.",
      argument: [
        "When things go well, ESTP believes it. The road is empty, she’s laughing, and what more proof does anyone need? Scorpio needs some. Why is she being so nice? So just as a day gets lovely, you give it a poke. It’s the third morning of a perfect trip, you’re at a gas station, and out of nowhere you remark that people like her get bored by the fourth. Her face changes. There, you think, I knew it. But that’s the face of anyone who’s just been poked. She’s quiet as far as the state line, you take notes, and all you’ve proved is that a person flinches.",
        "Catch the suspicion at the pump this week, and hand it over instead: “I’m having such a good time that I’m getting suspicious. Ignore me for ten minutes.” Anyone worth the trip will laugh. Then let it be a good day.",
      ],
    },
    Sagittarius: {
      thesis:
        "Nobody remembers agreeing to it, but there are now six people in the van. You’d mentioned a hot spring, or a bar where the whole band is over seventy, and described it so well that staying home began to look like an illness. Sagittarius knew there’d be something wonderful on the far side of the pass; ESTP can change a tire in the dark, and between the two a closed road has never spoiled a day. Directions come from strangers, whom you collect. Subjects you learn by arguing. Anyone hanging back at the edge of the group gets pulled in and given a job. And around midnight, one hand on the wheel, you ask what makes a life good, and really want to know.",
      argument: [
        "On questions of fact you have excellent judgment, and you overrule it. ESTP knows precisely how things stand: the rooms are full, the tank is low, the pass closes at six. Sagittarius knows that something always turns up. So you announce the hope and keep the facts to yourself, and at midnight you rescue it all, brilliantly, and what turned up is one motel room with a heater that ticks. For you that’s the best night of the trip. The others were there as well. One of them has a bad back, and one had asked you twice about the rooms and been told, “We’ll be fine.” She was never told she was camping.",
        "Before anybody packs this week, say both halves: “Here’s what I know, and here’s what I’m hoping. We’ve got a van. We don’t have a room.” Some will come anyway, and they’ll be a joy.",
      ],
    },
    Capricorn: {
      thesis:
        "You read the waiver. Then you jump. All the others signed theirs on a truck hood, while you asked who’d packed the parachutes, and when, and whether he was jumping too. ESTP loves the drop; Capricorn has priced it, so what looks from the ground like recklessness is one of the best-researched acts of the weekend. Friends are brave around you, knowing you’d have said something. Love from you is solid enough to sit on: the ride to the airport at four, the deposit on a first apartment, a steady hand on the ladder. And sober men in suits have discovered, late in a closing dinner, that whoever beat them on every clause also does an excellent impression of them.",
      argument: [
        "Nothing you enjoy is allowed to stay small. ESTP only wanted a bike ride. It was a fine morning, a friend felt the same, and for two Saturdays you rode around like kids and stopped for pie. But Capricorn can’t see a pleasure without seeing what it’s good for, so by the third week there’s a training plan, by the fifth there’s a race in October, and you’ve had a word with someone about jerseys. The riding improves. Your friend gets dropped on the hills and is sent articles. In September he has something on with the kids. You find a faster group, and now and then, passing the pie place, you wonder why it isn’t as much fun.",
        "Call him this week, or whoever yours is: “Ride Saturday? I’m leaving the watch at home, and I’m buying the pie.” Leave the watch at home.",
      ],
    },
    Aquarius: {
      thesis:
        "By your second week in any building, you’ve been on the roof. Somebody in maintenance took a liking to you, you asked how the elevator thinks, and up you went. ESTP has to put a hand on a thing to believe in it; Aquarius believes that most locked doors are locked out of habit. The result is a cheerful kind of trouble that other people profit from, since you never find the way in without going back to hold it open. The professor, the mechanic, and the neighbor with the traffic cones all count you as a friend and would be startled to meet. Your wildest ideas come with a prototype made of garden hose. Some even work, and the others are still talked about.",
      argument: [
        "It’s late, the hotel has given away your room, and ESTP has it solved in two minutes: a joke, a look at the screen, a suite that’s standing empty. Keys in hand, you should be in the elevator. But Aquarius has seen that the rule itself is stupid and that it’ll happen to the next couple too, so you stay at the desk to explain. You’re right in every particular. The clerk, who’s nineteen, didn’t write the policy. Beside the luggage stands the person you came with, who was promised a late dinner, watching you defend the public until the restaurant turns its chairs up.",
        "When the next stupid rule comes along, get your own case through, turn around, and say, “I want to fight about this, and I’m going to do it in writing tomorrow. Let’s go eat.” The letter even has a chance of reaching whoever wrote it.",
      ],
    },
    Pisces: {
      thesis:
        "Gate 14, a three-hour delay, and by the second hour a howling two-year-old is asleep in your sunglasses, a widow has your charger, and the agent, who’s been shouted at since noon, is laughing. Pisces felt the misery of the whole place come up through the carpet; ESTP can’t feel a thing without getting to its feet. So mercy, in your hands, is quick and slightly illegal: a shortcut, a borrowed ladder, a friend of a friend who’s hiring. Little is planned, and a surprising amount works out. Yours is the loudest laugh at the party, and then somebody finds you out back, watching the rain. Years afterward you can still hear how someone’s voice sounded when they said goodbye.",
      argument: [
        "Pisces feels a thing slowly, all the way down, and ESTP already has the keys in its hand. So with you an ache turns into an errand. It’s Sunday, there’s something gray in your chest, and a friend of a friend needs a sofa moved; at nine that night you’re on a stranger’s stairs under the heavy end, being hilarious. They’re lucky to have you. But it wasn’t a sofa that hurt. Nobody asks, since a person that busy is obviously fine, and you drive home with whatever it was exactly as it was, plus a sore shoulder.",
        "The next time you’re reaching for the keys, call someone first: “I was about to go be useful, and I think I’m just sad. Can I come over and do nothing?” The sofa can go tomorrow, with two people under it.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You move first, and people who had frozen find that their own feet work.",
        "An emergency makes you calmer and kinder, which is the reverse of what it does to most people.",
        "You forgive by dinnertime, out loud, and really can’t remember what it was about.",
      ],
      costs: [
        "Peaceful months feel like failing, so you set off little alarms for the comfort of hearing something ring.",
        "You compete with the ones who love you, and win things they would have given you.",
        "The people who clean up after your magnificent launches have learned to dread your enthusiasm.",
      ],
      tensions: [
        {
          between: "Win or enjoy",
          text: "Half of what you chase you don’t want once it’s caught, so ask which half this is while it’s still running.",
        },
        {
          between: "Applause or respect",
          text: "The first is quick and warm, the second slow and almost silent, and it’s worth determining which of the two you are working for tonight.",
        },
        {
          between: "First or finished",
          text: "Being early is your talent and being done is someone else’s, so agree before you start on how that person shares the prize.",
        },
      ],
      practice:
        "Each morning this week, before coffee, name one contest you will skip that day, a lane, an argument, a bargain, then skip it deliberately, and at night tell someone what it left time for.",
    },
    Earth: {
      gifts: [
        "What you touch works better afterward, and you were joking the entire time.",
        "You know what a thing is worth without looking it up, and that includes most excuses.",
        "In trouble you are solid and early, with rope, sandwiches and a full tank.",
      ],
      costs: [
        "You grab what’s near and firm, so the large distant thing never gets its first brick.",
        "Your body does your worrying for you and sends the bill to the joints.",
        "Comfort and thrill take turns with your paycheck, and neither of them leaves a note.",
      ],
      tensions: [
        {
          between: "Roam or own",
          text: "Since you want both the highway and the deed, own one place that can be locked up in five minutes, and never sell it.",
        },
        {
          between: "Now or well",
          text: "Your fingers know that good work takes longer than your temper allows, so quote the longer time before you say hello.",
        },
        {
          between: "Sturdy or stubborn",
          text: "The weight that others lean on is hard to turn around, so shift one inch, visibly, and see who shifts with you.",
        },
      ],
      practice:
        "Once a week choose one thing you own that is broken, loose or dirty, and spend forty minutes putting it right with the phone in a drawer, then write the date on it somewhere out of sight.",
    },
    Air: {
      gifts: [
        "People tell you yes before they’ve understood the question, and are mostly glad of it later.",
        "You can find the joke in a waiting room, and with it the way out.",
        "News, tricks, names: whatever you learn you pass on, and whole circles live better by it.",
      ],
      costs: [
        "You’re so good at the first ten minutes that you seldom hear what’s in the eleventh.",
        "Several people believe they are your closest friend, and each of them knows someone different.",
        "Promises you make while amused you forget in perfectly good faith, and someone has bought a dress for the occasion.",
      ],
      tensions: [
        {
          between: "Quick or true",
          text: "The good line gets there before the accurate one, which is worth waiting for now and then, though it’s less entertaining.",
        },
        {
          between: "Many or one",
          text: "You know how to be wanted everywhere, whereas being known takes repeat visits, dull ones among them, to the same address.",
        },
        {
          between: "Talk or do",
          text: "Telling a plan gives you most of its pleasure, a reason to tell it only to the person who’ll be cross if nothing happens.",
        },
      ],
      practice:
        "On Sunday choose three people you have charmed and neglected, and by Wednesday call each for ten minutes, asking two questions and leaving out your own news. Write down one thing each of them said, and mention it next time.",
    },
    Water: {
      gifts: [
        "You can tell who in a crowd is about to fall, and you’re there with a chair.",
        "Your jokes land where it hurts and take some of the hurt away with them.",
        "Loyalty gets courageous things out of you that no bet ever could have.",
      ],
      costs: [
        "Outrunning your sadness, you generally run over the foot of whoever stands nearest.",
        "Other people’s troubles get into you like smoke into a coat, and you call it boredom.",
        "You’d rather be thought heartless than be seen waiting, and people take you at your word.",
      ],
      tensions: [
        {
          between: "Stay or bolt",
          text: "You most want to leave at the very moment you’re most at home, so admit that you’ve noticed, and hand someone the keys.",
        },
        {
          between: "Rescue or rest",
          text: "Saving people is how you get close without asking, so on some uneventful evening, with no alarm ringing anywhere, ask.",
        },
        {
          between: "Tough or tender",
          text: "The shell is real, and so is what it protects, which deserves one reliable witness of its own; let that person choose the evening.",
        },
      ],
      practice:
        "Every night for a week, at lights out, lay a hand on your throat, chest or belly, wherever the day got stuck, and say one sentence about it aloud, followed by one about something you look forward to.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here’s a head start: there are two of you. One handles anything that is put before it, quickly, with style, while the other arrived with your birthday and wants something the first can’t win for it. They share a body, a car and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is how they print it. Neither statement would survive an afternoon with an accountant, an experience that people like you generally postpone. What follows concerns the jobs that let you run, the ones that put you on a leash, and who gets lunch.",
    "You fall in love like someone catching a train, and are surprised afterward at how long the ride is. Those who stay have discovered that you’re at your most devoted when you are repairing something and complaining about it, and since these pages are for them as well, leave the book lying open somewhere.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something in the yard. Go and check; the yard is fine. Then come back, because the thing you stay so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. So this is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it is best read standing up, in short bursts, between two other things.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the question shows up, uninvited, with no wish to be entertained. Nobody expects an answer here. Just let it in, pour it something, and don’t leave by the window.",
  ],
  year: {
    "sun 1":
      "You’ve decided while other people are still looking for a pen, and now they’re looking to you. Spend the lead on yourself for once: the training you’d begin, the haircut, the person you’d call. Do it before dinner, since by tomorrow you’ve got another idea.",
    "sun 2":
      "The check comes, and your card is on it before anyone has looked, which is a fine way to live and adds up. Bargain for yourself the way you’d bargain for a friend: one fee, one bill, one price you pay out of habit, by phone, in a good mood.",
    "sun 3":
      "Of a long message you read the first line and answer that, so people with three questions get one reply, very fast. You’re in your element while there’s all this talk and running around. For anything over four lines, pick up the phone and let them get to the end.",
    "sun 4":
      "What’s broken at home you fix within the hour, unless it’s somebody’s mood, in which case you tell a joke and remember an errand. Let the errand wait. Ask one of your people “What’s up?” with the keys in your pocket, and hear the long version without repairing it.",
    "sun 5":
      "Nobody has to teach you to play, though several people would like to win once. Take the game, the dance floor, the child who wants to be thrown in the air, and teach somebody your best trick. If there’s someone you want, go where you can hear each other.",
    "sun 6":
      "A hard job takes you a morning, and the form that goes with it six weeks. It’s mostly small stuff for a while, so do the paper standing up, on the same day, against a fifteen-minute timer. You against yourself is at least a fair fight.",
    "sun 7":
      "After an argument you turn up with food and a good story, and as far as you’re concerned that was the apology. The other person’s been waiting for the words. Say them at the door, “I was wrong about that,” in your normal voice, and then bring out the food.",
    "sun 8":
      "Whoever’s in trouble gets your cash, your couch and your weekend, no questions asked. What you don’t hand around is your own position, and these weeks are about what’s shared, owed and trusted. Tell one of those people the number you never joke about, and let them ask a question.",
    "sun 9":
      "Six minutes is enough for you to pack, and there’s no better time. If it can’t be another country, take a part of town where nobody knows you, and ask a stranger how they came to live the way they do. From you it sounds like interest, so they answer.",
    "sun 10":
      "Forgiveness is easier to get than permission, in your experience, and you’ve plenty of experience. People who decide things are looking your way, so give the other method a try. Ask face to face for one thing you want, with a number in it, and then stop talking.",
    "sun 11":
      "Everyone you like gets a nickname, and most of them like it back. Friends and big plans are what these weeks are for, so put a date and a deposit on the one you’ve all been loud about. Let the quietest of you choose the place, and don’t improve it.",
    "sun 12":
      "Alone, you last one elevator ride before you call somebody. Try a day of your own company, with a road, a trail or a lunch counter in it and the phone switched off. See which of your plans you still like with nobody cheering, and drop one that you don’t.",
    "new 1":
      "Something different convinces you only when you have tried it on, because thinking about it seems to you like standing still. New habits with your body or your manner generally last longer beside a rival, so choose a friendly one and begin together.",
    "new 2":
      "Earning is money’s exciting half. Saving has no opponent, which is why what comes in with noise goes out unobserved, and a plan with a score you can see on the wall suits you better than a resolution.",
    "new 3":
      "Talking is how you think, so your best ideas turn up in the middle of a sentence and are gone by its end. Dictate one to your telephone each day, and look at the week’s collection on Sunday.",
    "new 4":
      "Home gets the energy left over. After hours of lively people and everything else, four walls seem very still, while a project that you start there with your hands gives you a reason to look forward to the evening.",
    "new 5":
      "Play is where you are most awake, and other people catch it from you, so a dull afternoon rarely survives your arrival. When one of your pleasures begins to turn serious, you may be inclined to move on a little too early.",
    "new 6":
      "Routine bores you because it requires the same move when no one is watching, and since your body pays for the gaps, choose a habit whose effect you can feel by evening. Quick proof keeps you going.",
    "new 7":
      "Beginnings with people are your strength, because you read a face in seconds and say what others only think. The slower second chapter shows whether your interest will last, so ask something you couldn’t have guessed at first sight.",
    "new 8":
      "Some subjects don’t improve with speed. Bold among strangers, you walk around loss, debts or wanting someone badly, so if one of these comes up now, staying in your chair and listening is already a good answer.",
    "new 9":
      "You learn a country by getting lost in it and a subject by taking it apart, and the enthusiasm often ends where the dull chapter begins. A teacher with stories from practice would take you considerably farther than a book.",
    "new 10":
      "Rescuing a bad situation appeals to you more than pursuing a title, so superiors see the rescue and not the judgment behind it, unless you explain how you knew what to do. Two sentences are enough.",
    "new 11":
      "Groups form around you because something generally happens there, and in so much activity it is hard to see who is a friend. Think of those who would still come if you had nothing planned, and invite one.",
    "new 12":
      "Rest strikes you as waiting. Most advice about it was given by people who enjoy sitting, while the kind that moves suits you better, so try swimming or an aimless drive, and let your mind be idle meanwhile.",
    "full 1":
      "People respond to your courage so readily that you can mistake the response for being understood. The effort behind it is visible now, bruises included, and those who like you are generally fonder of that than of any success.",
    "full 2":
      "Your memory keeps the victories. That is why the story you tell about your money differs from the one your receipts tell, so put them side by side, and look for the expense that you can’t even recall enjoying.",
    "full 3":
      "A blunt remark leaves you as a fact and reaches the other person as a verdict, and you seldom see it happen because you have already moved on. If one comes back to you now, a short apology without an explanation is enough.",
    "full 4":
      "Your family remembers who was in the house, and since you only feel useful in motion, you were frequently on the phone or nearly gone. Stay at the table. An hour there, without being useful, means more to them than you suppose.",
    "full 5":
      "Applause is fastest after a risk, so you easily miss the mild successes, such as a child who copies your laugh or a face that brightens because you came. There are more of them than you expected, as one evening of looking shows.",
    "full 6":
      "Excitement covers up a bad knee or three short nights, so your body’s complaints reach you late and offend you slightly, while the one repeated most often is still modest. Give it an appointment soon.",
    "full 7":
      "The people near you see what you do under pressure more clearly than what you feel, because you demonstrate the first and skip the second. Tell one of them which question you would least like to be asked, and why.",
    "full 8":
      "You’re usually gone before such a talk begins. Whatever is unsaid about money, grief or desire becomes heavier the longer you outrun it, and yet once it stands before you, you say in one breath what others avoid for a year.",
    "full 9":
      "Convictions are, for you, things that have worked more than once, and you defend them with pleasure. An opinion can go out of date without telling its owner, so choose one from your youth and test it on someone half your age.",
    "full 10":
      "Credit comes to you for the save and the deal, and hardly ever for the months in which you kept everything running, since you never mention those while people are looking at your work. Describe the dull part.",
    "full 11":
      "Generous with a crowd, you get generosity back, and still few people in it know what worries you, because you have left them no opening. Notice who asks a second question after your first cheerful answer.",
    "full 12":
      "Tiredness catches you after the excitement, in the car or the shower, and since your habit is to start something else before it can be felt, let it speak for ten minutes. Its message is brief and reasonable.",
    "eclipse 1":
      "Being the daring one is a part you have played so well that other people give it to you unasked. If it no longer fits, no announcement is necessary, because they adjust when you behave differently.",
    "eclipse 2":
      "Income changes wake you up. Before they frighten you, which is an advantage, use the first energy to consider what occupation you would choose if there were no one to impress.",
    "eclipse 3":
      "When a familiar way of talking with people stops working, your impulse is to push harder or joke louder. Half the speed gets you farther at such a time, particularly with neighbors and relatives.",
    "eclipse 4":
      "Roots were never your favorite subject. You always landed on your feet, but an upheaval at home shows you what the landing place meant, and missing it is no weakness in a person of action.",
    "eclipse 5":
      "A thrill can wear out overnight with you, and then the game or the other player gets the blame. What replaces it is often less loud, and it deserves more than one evening before you judge.",
    "eclipse 6":
      "The end of a job or a routine seldom alarms anyone who improvises as you do. In choosing what follows, ask for movement, daylight and at least one colleague who enjoys an argument with you.",
    "eclipse 7":
      "Waiting is part of the work. When a close bond changes its shape, you want to act immediately so that you needn’t feel uncertain, though a single honest question does more than any gesture.",
    "eclipse 8":
      "Endings are difficult for those who live in what comes next, so if there is a loss for which you never stopped, an hour in the right place, without any ceremony, is sufficient.",
    "eclipse 9":
      "Losing a certainty seldom upsets you. Since you have changed your mind at full speed before, leave some time between the old answer and the new one, and read something in between.",
    "eclipse 10":
      "After a title or a goal is gone, you notice the silence, because attention was part of the pay. Your reputation rests on how you act when things go wrong, and it goes with you.",
    "eclipse 11":
      "Leaving without a farewell is your way out of a group, because a goodbye can’t be improvised, but among those you leave now there is usually one who deserves more. Make the awkward call.",
    "eclipse 12":
      "Being busy is an excellent place to hide, and you have used it well. If an old sorrow or simple lack of sleep comes out of hiding now, give it a free day before anything else.",
    "jupiter soft":
      "You see opportunities before other people have finished their coffee, and at such a time more of them than usual are real, so that everything looks like the main chance. Choosing is the difficulty. Picture each on a rainy afternoon, and take the one you would still want.",
    "jupiter hard":
      "Confidence multiplies quickly in you, because so many of your gambles have succeeded that caution looks like bad manners. The promises become larger along with the mood. Before you agree to something big, speak with the person who will have to deliver it, and believe their estimate.",
    "saturn soft":
      "Discipline becomes bearable to you as soon as you can see the result, as an athlete stops minding the drills, and progress is regular now, though without fireworks. Practice every day. Kept to the same hour, a talent on which you have been coasting can become mastery.",
    "saturn hard":
      "Limits seem personal to someone who is used to talking or running past them, so your first impulse is to test them by force. Whatever resists you now generally has a reason, and often a dull and legitimate one. Find it out before you spend your strength.",
    "uranus soft":
      "Change suits you, and while others are still protesting, you are already looking for what can be done with it. Surprises tend to favor a person who never relies on a script. If you once gave up a wild idea because it was too early, take another look.",
    "uranus hard":
      "Restlessness looks for a target. Under pressure you would rather break something than be bored by it, and much of that impulse is useful information about what you have outgrown, so try altering a single hour of the day. The entire arrangement around it can wait.",
    "neptune soft":
      "You trust what can be touched, and imagination is not what you are famous for. In a period like this a film, some music or an unexpected kindness moves you more easily than it ordinarily would. You may enjoy that, and no joke is needed to get out of it.",
    "neptune hard":
      "Blurred signals irritate you. Your gift is reading what is in front of you, and so you fill the gap with nerve, which works on familiar roads and badly on strange ones. Ask a careful friend for a second look before you move.",
    "pluto soft":
      "Winning a moment is something you learned early, and this period favors a longer sort of strength, which alters a situation from within. You are more persuasive now in a low voice. People sense that you mean it, and they stop waiting for the joke at the end.",
    "pluto hard":
      "Being pushed brings out the fighter in you, a good one, who rarely asks what the prize is for, so that the wish to win can become larger than the matter itself. Step back first. After two days, see how much of the fight is left.",
    "mercury retrograde":
      "Details escape you now, because you agree to things while walking and expect your memory to catch up. A written list saves you most of the detours, although you are good at those.",
    "mercury direct":
      "Misunderstandings are easier to clear up, and conversations with which you had lost patience become brisk again. An arrangement that looked hopeless deserves one more attempt before you drop it entirely.",
    "venus retrograde":
      "Old loves and old tastes improve at a distance, because you remember the opening scene and forget the last, although a warm thought does no harm. Enjoy it without buying a ticket.",
    "venus direct":
      "What you like is clear again, in people as well as in purchases, and pleasure is fresh. Someone was patient with you in the meantime, and would enjoy an evening out.",
    "mars retrograde":
      "You never trained for waiting. When your energy idles you are therefore tempted to start trouble, although physical work at half speed uses it up in a friendlier way.",
    "mars direct":
      "Energy returns, and with it the urge to make up for lost time everywhere at once, so give the first push to whatever will still matter to you a year from now.",
    "ingress jupiter":
      "For about a year this area offers you more space, and you have never left a space unfilled. The best of it rewards those who stay after the opening night is over.",
    "ingress saturn":
      "A longer and stricter period begins here, and no one with your reflexes is pleased at first, although what you build step by step is the sort of thing you like to describe afterward.",
    "ingress uranus":
      "Keep one thing near you unchanged. Years of sudden turns begin in this area, and although few people are better suited to them, it lets you know how far you have come.",
    "ingress neptune":
      "You like a score. Over many years this part of life becomes softer and more difficult to measure, and since there is none here, look at how people feel after you have been there.",
    "ingress pluto":
      "Over a long period this area is rebuilt from the foundation, mostly out of sight. You prefer quick results, and it helps to know early what you would never put at risk.",
  },
};
