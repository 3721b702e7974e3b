import type { TypeProse } from "../type-prose.ts";

export const istp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    risk: "bold",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Something slides off a truck ahead, and while the other drivers are still swearing you’ve steered, stopped, and walked back to set out the triangle. ISTP gives you the steady hand; Aries sees no point in waiting for one more opinion. New skills get learned at full speed, and nobody hears about the bruises; instructions are for afterward, if there are screws left over. Dawdlers on a narrow sidewalk test your character daily. Yet beside a scared beginner at the top of a steep slope you turn patient, say three useful things, and go first, so they can see where to put their feet. People get braver around you and can’t say when it started.",
      argument: [
        "Your quarrels last four seconds. When something’s unfair you have to say so on the spot, and you also consider quarreling a waste of a good evening, so what comes out is a single blunt sentence, delivered on the way to the car. “You always do this,” you say across a parking lot, keys in hand. By the second traffic light you’re over it, and you come back cheerful, with ice cream, to a person who’s been sitting there for an hour with four answers and nobody to give them to. To them, your good mood is the worst part.",
        "This week, stay for the second sentence, which is theirs: “That came out hard. I’m not leaving. Tell me what you’ve got.” Put the keys down where they can see them, and don’t defend yourself until they’ve run out.",
      ],
    },
    Taurus: {
      thesis:
        "Things last around you. The boots have been resoled twice, the pocketknife takes an edge like the day it was made, and an old dog that snaps at everyone leans its whole weight on your leg. ISTP learns an object with the fingers; Taurus decides to keep it, and has the patience to keep it well. People hand you the knot, the stuck jar, the nervous horse, and then stop worrying. Good chairs and good bread are serious subjects. Talk is not required, and someone can ride beside you for three hundred miles in silence and step out feeling they’ve had a fine conversation. When you finally say that something’s beautiful, the whole car looks out the window.",
      argument: [
        "Most of your freedom is in storage. You want to be able to leave at any hour, owing no explanation, and you also want your own bed, your own tools, and everything where you put it. The compromise is to own the means of leaving: the tent is the right tent, the bike is tuned, the map has been studied, and every spring there’s one more thing to get before it’s worth setting off. Somebody you like has cleared a weekend for it twice, and the second time they’d packed while you were waiting on a part. They unpacked without saying much.",
        "So go once this week with the wrong gear: “Sunday at eight, whatever’s ready. Half of it won’t be. Come anyway.” Get rained on a little. You’ll remember that day longer than anything you bought for it.",
      ],
    },
    Gemini: {
      thesis:
        "Give you a dead radio and somebody to talk to, and the evening’s made. Half the pieces are on the table, you’re explaining what each one thought it was doing, and the person who came to borrow a charger has stayed for two hours. ISTP has to see inside; Gemini has to tell someone what was in there. A card trick, three chords, enough of a language to get a laugh: such things you pick up sideways, from watching. Nicknames of yours stick for life. And on a stalled train, when everyone’s temper is going, it’s your one remark, aimed at nobody, that gets the whole car grinning at strangers.",
      argument: [
        "The liveliest person in the room would like to be let out. You love the back-and-forth, and you also need hours when nobody’s voice is in your head, and you never know which until it happens. So you’re on until you’re off. In the middle of a party that’s going well, partly thanks to you, something clicks, and ten minutes later you’re driving home with the windows down, completely happy, having told no one. A friend who’s still saving you a seat walks through the rooms once, looks in the yard, and lies in bed that night going over what she said.",
        "You’re allowed to leave; only don’t make a mystery of it. This week, give one person a sentence on the way out: “I’ve had a great time and I’m suddenly done. It’s nothing you said. Talk tomorrow.” After that, drive as far as you please.",
      ],
    },
    Cancer: {
      thesis:
        "The night before anyone you love takes a long trip, their tires get checked. Nobody asked, and nobody’s told. ISTP knows what fails first; Cancer knows whose it is, and can’t sleep until it’s seen to. So there’s a flashlight in every bag you’ve helped to pack, and a spare key with the one neighbor who can be trusted. New people find you hard to get to know, while dogs and small children come straight over and sit on your feet. Old friends get teased in a voice so flat that outsiders think you’re serious. You’d deny being sentimental, but you’ve kept the ticket stub, and you could drive to the exact spot.",
      argument: [
        "Officially, nothing hurts you. A slight goes in like a splinter, and then the practical side of you, which doesn’t accept feelings as evidence, hunts for a flaw it can point to. At the wedding they’ve put you at the far table, with the second cousins. Not a word about that; all the way home you discuss the parking, which was badly organized, and the band’s speakers, which were too close to the wall. The parking really was bad. Your passenger defends the bride, you defend the laws of acoustics, and nobody in the car ever finds out that you’d hoped to sit with the family.",
        "When you next hear yourself being thorough about something small, stop and put the splinter on the table: “Forget the parking. I was hurt that they sat me so far away.” Then the passenger can be on your side.",
      ],
    },
    Leo: {
      thesis:
        "Backing a trailer down a crowded boat ramp, one hand on the wheel, you’ve never looked more like yourself. Forty people are watching. ISTP practiced this alone at dawn until it was right; Leo waited for a Saturday to do it. Once the boat’s in, you wander over to help the family that’s been at it for half an hour, and you do it so that the father looks good to his kids. That’s the lovely part. You pick up checks, lend things you’d hate to lose, and call everyone who works for you by the right name. Praise gets a shrug, though anyone who looks closely will see that your ears have turned red.",
      argument: [
        "Picking you should be obvious, and so you don’t raise your hand. You’d like to be captain, or give the toast, or drive the lead car; you’d also hate to be seen wanting it. So you stand nearby, being excellent, and when they ask who’ll do it you study your shoes and say, “Whoever, I don’t mind.” They believe you, and the job goes to a man who can’t read a map, you spend the whole day discreetly saving him, and you’re a bit short with everyone on the way home. He thanks you warmly. He had no idea, and would have handed it over with relief.",
        "There’s something coming up that you want, so this week, before they’ve asked around, tell whoever hands it out: “I’d like to do that one. I think I’d do it well.” Keep your eyes up while you wait for the answer.",
      ],
    },
    Virgo: {
      thesis:
        "Before the movers arrive you’ve measured the stairs, the sofa, and the doorway, and you know which leg has to come off. ISTP sees how it will go through; Virgo has brought the right screwdriver and a bag to put the bolts in. The bag is labeled. You hear a bearing starting to fail in a friend’s car and mention it once, softly, like a doctor. Your humor is four words long and arrives while everybody is resting on the landing. People’s particulars stay with you: no onions, aisle seat, bad left knee. And a tired person who gets into your passenger seat finds it already pushed back, as far as they like it.",
      argument: [
        "An afternoon alone is what you want most in the world, and you can’t walk past anything crooked. So the free day never survives contact with other people’s gates. A neighbor mentions that his drags, and by noon you’ve rehung it, by three you’re squaring the post, and by four you’ve gone silent in a way he can feel across the lawn. You’re not angry with him; you’re mourning your Saturday, and nobody told him it had a price. He brings out lemonade, keeps saying he’s sorry, and next year he pays a stranger to do the other gate, badly, in order to be spared that silence.",
        "Give help with an edge on it this week: “I can do the hinge. I’m gone at one, even if the post’s still crooked.” Then go at one. He’ll wave, and you’ll have the rest of the day.",
      ],
    },
    Libra: {
      thesis:
        "Somehow you’ve hung the picture, at the right height, while the rest of us were still discussing walls. ISTP does it by eye and with one nail; Libra steps back, tilts it the width of a hair, and then asks whoever’s holding the ladder how they’ve been. Few people are so easy to be near. You hold the door without making anyone hurry, you drive so smoothly that passengers fall asleep, and you own very few things, all of them good. When two friends quarrel on a trip, you’re the one each of them walks with. Each gets heard out, then you suggest a swim, and by evening nobody can remember who was right.",
      argument: [
        "Someone you like spreads the plans for their new shop across the table, and in about a minute you see that the rent will sink it. You don’t lie, and you can’t bear to watch a face fall. What comes out is “Interesting,” followed by a very good question about the lighting. They leave encouraged, having come to you because everyone says you’re honest, and a year later, closing up, they ask whether you’d seen it coming. You look at the floor. Good manners have just cost a friend their savings.",
        "When somebody shows you a plan this week, say where the crack is while it’s still paper: “I like the idea, and I don’t think it survives that rent. Can I show you what I mean?” The lighting you can admire together afterward.",
      ],
    },
    Scorpio: {
      thesis:
        "Whatever’s locked gets handed to you in the end: the safe, the scrambled drive, the engine that three shops gave up on. You’ll go at it all night without food and come out pale and satisfied, with the whole street still asleep. ISTP wants the mechanism; Scorpio wants whatever it’s hiding. Secrets told to you stay told to you. You stand with your back to the wall at parties, and on the way home you know who’s in love, who’s in debt, and who can’t stand the host. It would be unsettling if you weren’t so funny about it. And when someone of yours is cornered, you’re simply there, a step behind their shoulder.",
      argument: [
        "You’d like to need no one, and with about three people you’d like to have everything. These don’t go together, and the way you’ve squared it is never to ask. She comes home at eleven on a Thursday, hums, hangs up her keys. You want to know where she’s been, with whom, and what they laughed about, and you also think that asking is for jealous people, so you say “Hey” and turn a page. Then you notice the parking stub on the dresser. She thinks you don’t much care, and she’s a little sad about it, since it was a good evening and she’d been hoping to tell it to someone.",
        "Ask this week, in daylight, without having gathered anything first: “I missed you last night, and I’m curious. What did you all do?” Curiosity is flattering. It’s the silence that feels like being followed.",
      ],
    },
    Sagittarius: {
      thesis:
        "Ask you at five whether you’d like to see the desert, and by six you’re at the curb with one small bag and a full tank. ISTP can fix whatever breaks out there; Sagittarius rather hopes something will. Maps you read like novels, and you can sleep in any airport, make a friend at a gas pump without a word in common, and get a stalled bus moving with somebody’s belt. The truth comes out of you cheerfully and at full size: yes, the haircut’s a mistake, it’ll grow. Since you’d say the bad thing, your “that was great” makes people blush. And nobody beside you, however far from home, has felt lost for long.",
      argument: [
        "Around a campfire you make promises a continent wide. We should all go, you say, in March, the whole coast, and you mean it down to the ground; you can see the road. But you’re also somebody who won’t be pinned to next Wednesday. By morning it has turned into an appointment, and you never mention it again. The others took it for a plan, and one of them has asked for the time off, bought boots, and told her sister. In February she writes, “So, are we doing this?” and you put the phone face down, feeling hunted.",
        "Somebody took one of your invitations seriously. Answer them this week, whichever way it goes: “I meant it when I said it, and I’m not going to do it. I should’ve told you sooner.” Or else name the date and pay for something that can’t be refunded.",
      ],
    },
    Capricorn: {
      thesis:
        "A machine stops, four people offer theories, and you stand there with your hands in your pockets, listening to it. ISTP wants to know why it quit; Capricorn intends that it never quit again. Promises from you are rare and kept by Thursday, while your “not bad” gets repeated at home by people who’ve won awards. The jokes are so dry that the laugh arrives three seconds late, when you’re already looking at something else. Whoever you love finds it out in installments: a drawer that closes now, new wipers before the first storm, the bike that no longer squeaks. And halfway up a long ladder you have a calm that looks suspiciously like fun.",
      argument: [
        "With you, fun has to pass inspection. One half of you would be on the road by noon with nobody knowing which way it went, while the other believes a free afternoon is earned, keeps the list, and always rules the same: when everything’s done. Everything has never been done. So you smuggle pleasure in as labor: you wanted to be out on the lake, and by Sunday you’re rebuilding the dock. “Are you coming?” somebody calls at two. In a minute, you answer, and mean it, and walk up at six with a skinned knuckle, while they’re folding the chairs. They had a nice day. They’d have liked you in it.",
        "Once this week, put the hammer down at the worst possible moment, go over, and say, “It isn’t finished. I’m coming anyway.” The dock will wait. It’s a dock.",
      ],
    },
    Aquarius: {
      thesis:
        "The official way takes six steps, and you’ve found one with two. It involves a coat hanger. ISTP looks at how the thing really behaves; Aquarius sees no reason why it should have been done like that in the first place, or by those people. So you’ll start a mower with a switch from a lamp, get a phone to do something its maker never intended, and be blessed by strangers online whose question you answered in four perfect lines. You treat the janitor and the senator alike, which only the janitor notices. Being told you’re unusual neither flatters nor bothers you. But explain a strange idea to you, and you’ll actually try it.",
      argument: [
        "You believe in people and would rather not attend them. The neighborhood wants to save the old pool, and you care, more than some who are making speeches. You also know what a committee does to a Tuesday. So you help from the edge: overnight you build the page where everyone can sign up, you find the cracked valve, you’re not in the picture. Everybody’s delighted, and then they do the natural thing and make you secretary, and you’re never seen there again. They had taken you for one of them, and they go around asking what they did.",
        "Tell them your terms this week, before they hand you a title: “I’ll keep the pump and the page going all summer. I won’t come to meetings. Is that any use to you?” It’s a great deal of use. And stop by once for a swim, so they know you’re theirs.",
      ],
    },
    Pisces: {
      thesis:
        "Animals come to you first, then the shy guest, then the rest of the party. You haven’t done anything; you’re sitting on the back step, working a knot out of somebody’s necklace. ISTP has the fingers for it; Pisces has all the time in the world, and a feeling for where things want to give. By sound alone you can tell a loose belt from a sad friend on the phone. You drive best at night, swim as if you’d been let off a hook, and can lose an afternoon to a tide pool without being able to say afterward what you saw. Your jokes are so quiet that only one person gets each of them, and that person is helpless.",
      argument: [
        "It’s hard for you to turn away a pleading voice, and it’s hard for you to be expected anywhere, and so you say yes and then slip off. The friend on the phone is desperate about Saturday’s move, your heart goes out to her, and you’re sincerely coming. Saturday arrives with a weight on it, so you turn off the ringer, take the long way to nowhere, and feel free and rotten in equal parts. She’s on the sidewalk with a mattress, telling the others you must have been held up, since you’re the kindest person she knows.",
        "Let the kindness come late and the honesty early. When the next plea reaches you this week, answer, “I’d like to say yes, and I’m bad at keeping these. I’ll tell you tonight, and tonight’s answer is good.” Whatever you say at nine, do.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When a pan flares up and everyone’s shouting, you put the lid on it and ask who’s still hungry.",
        "At work you won’t hand anyone the nasty job until you’ve done it yourself and know where it bites.",
        "Friends who’ve debated dinner for an hour are grateful when you stand up and simply start walking.",
      ],
      costs: [
        "Peaceful weeks make you restless, so you tinker with something that was working, and other people sweep up afterward.",
        "A beginner’s clumsy attempt gets one impatient look from you, and they stop attempting anything while you’re watching.",
        "You leave a party at its happiest moment, and the people who stay do the dishes and miss you.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "You begin things because they’re frightening, and once you’re good at them, the fear’s gone and so are you. Before buying equipment for the next one, spend a day teaching this one.",
        },
        {
          between: "Noticed or left alone",
          text: "You’d like people to notice when you’ve done something well, but you’d hate to be interviewed, so you vanish. Next time, stay five minutes and answer two questions before you go.",
        },
        {
          between: "Quick or honest",
          text: "Your funny comeback is out before the honest answer, people laugh, and the honest answer stays inside. Once this week, let the joke go by and say what you actually want.",
        },
      ],
      practice:
        "Wear a rubber band on your wrist for a week, and whenever something annoys you, move it to the other wrist and take three complete breaths before speaking. At ten each evening, write down one time you did it, and after the seventh, take it off.",
    },
    Earth: {
      gifts: [
        "A shelf that you’ve put up is level, and stays level for years, so people load it without even looking.",
        "On a long walk you carry the heavier bag, match the other person’s pace, and don’t require any talk.",
        "Friends relax at your table, because there’s one good pan of something and nobody has to admire it.",
      ],
      costs: [
        "You’ll work around a bad arrangement for years to avoid one difficult talk, and so does everyone beside you.",
        "Affection from you arrives as a repaired lamp without a note, and some people never discover what it was.",
        "Your patience runs out without any warning, so the day you walk away is the first anybody hears of it.",
      ],
      tensions: [
        {
          between: "Staying or leaving",
          text: "You’re happiest in any room when you know you can leave it, but people see you near the door and worry. Tell one of them this week that it’s how you relax.",
        },
        {
          between: "Using or saving",
          text: "The good knife is waiting in its box for a special occasion, and you’re cutting bread with the terrible one. Before Friday, take out something you’ve been saving, and use it.",
        },
        {
          between: "Self-reliant or alone",
          text: "You manage so well by yourself that people have stopped offering, and some evenings are lonelier than you’d intended. While you’re healthy, ask somebody this week for help with something heavy.",
        },
      ],
      practice:
        "For a week, put a chair by the window at nine each evening, leave your screens elsewhere, and sit there barefoot for five minutes. Notice one place that’s aching, do something kind for it, and on the seventh evening put the chair back.",
    },
    Air: {
      gifts: [
        "You show people the only button they need on a complicated machine, and nobody feels stupid for asking.",
        "When the whole group is rushing to sign something, you ask one quiet question, and later they’re grateful.",
        "At dinner you say perhaps twelve words, and three of them have the entire table wiping their eyes.",
      ],
      costs: [
        "A friend brings you a problem for company, and you solve it so well that the visit’s over.",
        "As soon as you understand how something works you’re done with it, and somebody else finds the pieces on the table.",
        "You consider both sides so calmly that the person who’s hurting thinks you don’t care who wins.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "You like keeping every possibility open, and your friends are learning to arrange things without you. On Monday, give one person a definite yes for Thursday, and be there early.",
        },
        {
          between: "Joking or welcoming",
          text: "One dry comment of yours can welcome a newcomer or shut them out, and nobody else knows which you intended. Aim the next one at yourself, and then offer them a chair.",
        },
        {
          between: "Watching or joining",
          text: "You see everything better from the edge of the dance floor, and nobody can dance with you there. At the next party, go out for one complete song, however badly, before you return.",
        },
      ],
      practice:
        "Once a day this week, when somebody brings you a problem, put your phone face down and ask, “Do you want an idea or an ear?” Supply only that for ten minutes, then stop, even if the other one was excellent.",
    },
    Water: {
      gifts: [
        "The coworker who’s having an awful week finds the worst chore already done, and never discovers it was you.",
        "After two silent years, you pick up an old friend at the station as if it had only been a weekend.",
        "You’ll pull over for a sunset without saying anything, and passengers get to look for as long as they like.",
      ],
      costs: [
        "People discover that you were hurt only after you’ve gone, when it’s too late for them to apologize.",
        "You soak up a tense office all day, go home exhausted, and blame the coffee or the weather.",
        "An old injury gets nursed in such privacy that it’s still sore years later, and whoever caused it has no idea.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want somebody beside you and you want to get away, so you sit together with your headphones on. Take them off for an hour that you’ve agreed on beforehand, and end on time.",
        },
        {
          between: "Feeling or working",
          text: "You postpone a feeling to get the job done, and then there’s always another job. Give it an appointment: Thursday at eight, twenty minutes on a bench, with nothing in your hands.",
        },
        {
          between: "Rescuing or asking",
          text: "You can’t watch somebody struggle, so you take over the wrench, and some of them were doing fine. Next time, keep your hands in your pockets and ask, “Want any help?”",
        },
      ],
      practice:
        "At nine every evening for a week, pick up your phone and send one person under ten words about something you actually felt that day. Leave out the joke, put the phone in a drawer before they answer, and after the seventh message you’re done.",
    },
  },
  openings: [
    "You know what you can do, roughly to the millimeter, and you’ve never looked into the rest. These first pages take off the lid. Underneath are two mechanisms from different manufacturers, never intended for the same housing, which have been running together, with a certain vibration, all your life.",
    "You’ve never called in sick from a job you were good at and trusted to do. From the other kind you have. You coughed magnificently. This part is about telling the two kinds apart sooner: who should supervise you, if anyone, what it’s worth when you make something look easy, and why a promotion so often feels like being moved away from the window.",
    "Ask the people who love you: you’re the first person they’d call from a ditch and the last who’d mention being in one. They’d appreciate a call, too. These pages are about what you do instead of talking, and how it looks to whoever happens to be sitting on the other side of the table.",
    "You’d crawl into a boiler without a second thought, and still there is one panel that you’ve always screwed back on without looking behind it. Nothing in there bites. What lives there is soft and considerably younger than you, and it has been compiling, with dates, a list of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, except for your own body, the one vehicle you can’t trade in. It runs, so you drive it. Here is what its noises mean, how it learns and where it could use a little lubrication, none of which takes very long.",
    "Purpose is a word you’d cross the street to avoid, and you’re right about most of the people who use it. All the same, there are jobs you’d get up for in the dark without being paid, and faces you’d do it for, and put side by side the jobs and the faces make a direction, whatever you decide to call it.",
  ],
  year: {
    "sun 1":
      "“Not much,” you say when someone asks what you’ve been up to, and it’s an outright lie. People are curious about you at present and easily satisfied with a little of the truth, so whatever you’d like to try next, get it underway before they’ve formed a view.",
    "sun 2":
      "For a good tool you pay without blinking, whereas anything that comes in an envelope goes on the pile. Treat money as a machine for once: open the housing, find where it leaks, stop one leak, and screw it shut again, which takes an hour and obligates you to nothing further.",
    "sun 3":
      "A message of nine lines gets a thumbs-up from you, and in your view that covers it. With so much talk and running around these days, attach five words to the thumb, “Good idea, see you there,” and you’ve spared yourself the call asking whether you’re mad.",
    "sun 4":
      "Home is where you don’t have to talk, and you take full advantage of it. Offer your people something easier: go through old photographs together, theirs or yours, saying who’s who, and ask about one face you don’t recognize, because from there the evening runs by itself.",
    "sun 5":
      "Your best hours are the ones you never mention: the empty road, the long swim, the engine that finally caught. Since there’s room in them now for a second person, take somebody who’s never tried it, say “Watch this,” and then let them get it wrong without reaching over.",
    "sun 6":
      "Nine steps in the instructions become four when you do it, and then people inquire where the other five went. Take the most pointless regulation in your day, propose the short way properly, as a two-week trial, and until it’s approved, fill in the form and think of something pleasant.",
    "sun 7":
      "Anyone you care about gets you at midnight with the right equipment, and you consider the case stated. Put it in words as well, for the one who’s most important to you: “I like having you around” is plenty, said once, while you’re both occupied with something else.",
    "sun 8":
      "Owing somebody bothers you so much that you’ve repaid a favor before it’s over, and yet what two people have in common, a bill, a bed, a terrible year, needn’t be even by Friday. Let someone carry the heavy end this week, say thanks, and leave it at that until they need you.",
    "sun 9":
      "Nobody has ever talked you into anything, and a good map does it in a minute. Get away, if only for an evening, by a road you haven’t traveled, with somebody whose philosophy strikes you as peculiar, and ask how they came by it without disputing the particulars.",
    "sun 10":
      "At work you get the call when it’s already on fire, and nobody consults you on how to keep it from catching. Since you’re more visible at present than you’d like, use it: immediately after you’ve repaired something, while they’re grateful, say “Here’s what I’d change,” and make two points.",
    "sun 11":
      "Around eleven, people discover that you’ve left. Groups suit you best when they’re occupied, so look for one with a boat to sand or a wall to paint, and take responsibility for a piece of it. Tell somebody there what you’d build if money were no object, and say goodbye on the way out.",
    "sun 12":
      "When you rest, people ask what you’re repairing. Go one notch lower: outdoors, empty-handed, for an hour in which nothing you’re looking at gets any better. And if something has been lying around in pieces for a year, you’re at liberty to declare it complete and consider those spare parts.",
    "new 1":
      "One jacket has lasted you ten years, since there’s nothing the matter with the zipper. Because you alter so little about yourself, everybody notices the smallest alteration for a week, so begin with something chosen purely for comfort, and let them enjoy the sensation.",
    "new 2":
      "The repair takes you twenty minutes, and you charge for twenty minutes, as though the years in which you learned it had been free of charge. It’s simpler to set a new price than to correct an old one, so name the higher figure first.",
    "new 3":
      "Talking goes best for you beside an open hood, where two people can look at an engine and needn’t look at each other. If there’s a neighbor you’d like to know better, skip the cup of coffee and ask for a hand with something heavy.",
    "new 4":
      "You can live somewhere for years with one picture still leaning against the wall, because the knowledge that you could be gone by evening is what allows you to relax there. Hang it anyway, and verify afterward that the door continues to open.",
    "new 5":
      "Being a beginner is fine with you as long as nobody’s watching, and romance unfortunately has an audience of one. Since the polished version never leaves the workshop, this is a good time for the awkward invitation, delivered while the paint is still drying.",
    "new 6":
      "Machines in your care are oiled before they complain, whereas your body has to make an alarming noise first. Pick one piece of ordinary maintenance for when nothing hurts, ten minutes of stretching, perhaps, and fasten it to the morning coffee with a couple of strong bolts.",
    "new 7":
      "You mention on Friday that you’re leaving on Saturday, and it’s honestly meant as information. For the other person that’s the difference between traveling and being transported. Describe one plan this time while it’s still a drawing and somebody else can hold the pencil.",
    "new 8":
      "You’d trust another person with your weight on a rope sooner than with the password to your accounts, because the rope can be tested. Share something of medium importance on purpose, and apply the same gradually increasing load that you’d apply to any knot.",
    "new 9":
      "The manual puts you to sleep and the thing in your hands wakes you up, so by page four you’ve usually got the cover off. When an unfamiliar subject attracts you now, look for the teacher who lets you handle the equipment on the first evening.",
    "new 10":
      "Promotion, as far as you can see, is what happens to people shortly before somebody takes their tools away. If another position comes under discussion now, find out how many hours of an ordinary week would still be spent on the actual work, and negotiate for those.",
    "new 11":
      "A first visit costs you nothing, because curiosity pays for it, and before the second you generally discover another engagement. Go back to the same crowd at least twice more, since it takes until the third evening before anybody has invented a nickname for you.",
    "new 12":
      "Solitude repairs you faster than anything, and you disappear into it as quietly as a cat, so that other people can’t distinguish a rest from a departure. Before you go off this time, leave somebody a note with an hour on it.",
    "full 1":
      "Nothing shows on your face, in your opinion, and the people around you have been reading it for years without comment. It’s in larger print than usual just now, so say one of those things aloud yourself, and observe how little it surprises anybody.",
    "full 2":
      "On your shelves there are four of nearly everything, three of them for parts. While the collection is so plainly in view, consider which of it is inventory and which is money that’s forgotten how to move, and who could use the fourth.",
    "full 3":
      "Your remarks are brief and accurate, and you’ve forgotten them by the time the door closes, whereas other people carry one around for years. If something of that sort comes back to you now, apologize for how deep it went without presenting the evidence.",
    "full 4":
      "At family gatherings you’re generally found under the sink, since a wrench in the hand excuses a person from all conversation. Because they’d rather have you than the faucet, let it drip this once, and take the seat beside the uncle who tells everything twice.",
    "full 5":
      "Somebody admires what you’ve made for fun, and you explain the mechanism, which is after all the interesting part. They were talking about their own delight, so look at that face for a while before you look at the hinge, and demonstrate only by request.",
    "full 6":
      "The temporary solution is by now a permanent resident: the tape on the handle, the box under the monitor, the peculiar way you hold that shoulder. All of it is visible around this moon, and one item deserves the proper repair you’d have given anybody else immediately.",
    "full 7":
      "From inside, your silence is a comfortable room with an armchair in it, while from outside there’s only a closed door, and nobody can tell whether you’re thinking or packing. One sentence through the door is sufficient, such as “I’m turning it over, give me an hour.”",
    "full 8":
      "While everything’s burning you’re perfectly composed, and several weeks later, over some trivial job, your hands aren’t entirely steady. The feeling had to wait its turn, and if it arrives now, put down the screwdriver.",
    "full 9":
      "Your convictions were all tested under real conditions, and whatever failed you threw out, which is why you rely so firmly on the remainder. Around now you run into something they don’t cover, and somebody decades older has been there with worse equipment.",
    "full 10":
      "What you’re capable of has come to resemble running water, which people notice only when it’s been turned off. Spend one day entirely out of reach, announced in advance, and whatever they couldn’t do without you is the description of the position you should be asking for.",
    "full 11":
      "More people count you as a friend than you’d put on any list, because they remember the night you came out with the jumper cables, and you believe that anybody would have. Answer the next message from one of them, and notice the enthusiasm of the reply.",
    "full 12":
      "Running on reserves is one of your talents, so nobody sees the needle sinking, least of all you, with tape over the gauge. For a few nights it’s readable, and an entire day of sleep is cheaper before a breakdown than after it, exactly as it is with machinery.",
    "eclipse 1":
      "“It’s fine” has been your entire commentary on yourself for years, and it’s no longer accurate: what comes to light is a considered verdict on your own life, in several parts. Start with the part that isn’t fine.",
    "eclipse 2":
      "When a way of earning gives out, your first idea is to patch it, because you nearly always can. Before you do, consider whether you’d construct it in the same manner today, starting from an empty bench.",
    "eclipse 3":
      "Certain contacts have run for years without any maintenance, and you notice them only when they stop, as you’d notice a refrigerator; if the silence bothers you, a postcard with two lines is a sufficient repair.",
    "eclipse 4":
      "When something at home is over, you’re in the basement, turning off the water and labeling the fuses, and nobody does that better. The leaving itself isn’t on the panel, so walk through the rooms beforehand, accompanied by somebody who lived there.",
    "eclipse 5":
      "A pleasure is generally finished for you on the day you’ve mastered it, so if this ending goes deeper than that, it’s because you were fond of it, and an evening of plain missing is well spent.",
    "eclipse 6":
      "Something in your working day breaks down, and it comes out that this one modest part had been carrying three others. Before ordering the replacement, examine what sags, and whether the arrangement was asking too much of any one part.",
    "eclipse 7":
      "Jolts between you and another person have always been absorbed on your side, so that the ride felt comfortable to both. Now that the suspension is worn out, let them feel this one, and negotiate who takes the next.",
    "eclipse 8":
      "Something held in common has to be resolved or buried, and everybody assumes that you’ll manage alone, because you certainly would. That’s been proved often enough, so take along somebody who’s good at sitting in waiting rooms.",
    "eclipse 9":
      "What your hands have learned you believe for life, and now one of those certainties goes out of date. Being unsure for a while is simply the more accurate reading, and no cause for replacing the instrument.",
    "eclipse 10":
      "You were the one everybody called first, and the telephone has stopped ringing. Notice which part of that role you actually miss, because it’s seldom the part you’d have predicted, and it can probably be had without the telephone.",
    "eclipse 11":
      "A group scatters, and in your experience loyalty keeps without letters, like canned goods. Mostly it does, and all the same there’s one person for whom you’d drive all night, so let them know where you’re to be found.",
    "eclipse 12":
      "A long private effort is over, and no one else was able to measure it, since no one knew. Normally you’d have another underway by morning, so insert a decent dinner, with the good knife, in its honor.",
    "jupiter soft":
      "You inspect a stroke of luck the way you’d inspect a used motorcycle that’s suspiciously cheap, and in such a period it generally runs. Before you settle on the model that you’d manage alone, take a careful look at the larger one, with a second seat and somebody on it.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you’re pleased with yourself, because then every single thing appears feasible. Every single thing is, and the sum of them isn’t. Take inventory of the bench before adding to it, and negotiate the order with somebody skeptical of you.",
    "saturn soft":
      "There’s a great deal of patience in you for anything that deserves it, and in such a period you’re offered what has to last. Your old procedure is to do it first and discuss the terms when it’s done; reverse that once, because it’s a brief discussion, and nobody drops anything.",
    "saturn hard":
      "A tremendous weight for ten seconds you can lift, and everybody’s seen you do it, whereas a moderate weight for ten months is another sport, in which talent contributes very little. Divide the load into pieces of one size, carry one each day at the same hour, and put it down in between.",
    "uranus soft":
      "Change agrees with you when your own hand is on the switch, and you notice shortcuts that others have walked past for years. Since this is an excellent time for experiments without a goal, take something of no importance, turn it upside down, and discover what else can be made of it.",
    "uranus hard":
      "When something that ran smoothly gets a jolt, you’d like to walk away and start clean somewhere else, since leaving is a tool you always have in your pocket. But one loose wire can make an entire arrangement look like scrap, so search for the wire before you write off the rest.",
    "neptune soft":
      "Your hands understand more at such a time than you could defend in an argument. Logic has the day off, and you find yourself observing the rain on a window with professional curiosity, since an hour that has nothing to show for itself is what this period does best.",
    "neptune hard":
      "Reading a situation in two seconds is what you rely on, and as a rule you’re right to, but in haze the reading is less exact, particularly where you like what you see. Inspect the attractive person or bargain exactly as suspiciously as an ugly one, and take an extra day.",
    "pluto soft":
      "Taking something apart is your way of being fond of it, and for once you’ve got the nerve to do it with yourself. Most of the foundations prove to be solid, and a fear that looked enormous from outside commonly has a single moving part, no bigger than a thumb.",
    "pluto hard":
      "Push you, and you’ll do precisely what was demanded, to the letter and to the minute, and not a hair more. It’s the politest form of war, which the other side can feel and has no means of answering. Tell them in daylight what you refuse, in one sentence, and what you’d do gladly.",
    "mercury retrograde":
      "Your directions leave out whatever’s obvious, and the obvious turn is the one that people overlook just now, so put in the gas station, the red barn and the hour, even if it’s slightly painful.",
    "mercury direct":
      "What was jammed comes loose, and the reply to somebody’s old question occurs to you under the shower, long after they’ve stopped expecting it. Deliver it anyway, dripping, in more than one word.",
    "venus retrograde":
      "Something you once walked away from without an explanation comes up again, and being curious you’d like to inspect how it’s held up. Understanding why you left is sufficient; you needn’t get it running.",
    "venus direct":
      "What others would call beautiful you call well made, running a thumb along the edge. Now that pleasure in people and things is uncomplicated again, try the other word on one of them.",
    "mars retrograde":
      "Most things give way when you lean on them, and for a while these don’t, but sharpening, cleaning and testing are honest work in the meantime, and you’ve never yet regretted a sharp blade.",
    "mars direct":
      "Your strength is back, and you’d naturally spend it on what’s fun, which is unfortunately parked behind the one task that you’ve been avoiding for weeks. Move that out of the driveway first.",
    "ingress jupiter":
      "For about a year there’s more space here than you’d ask for, traveling light as you do on principle, so consider what you’d bring along if weight were irrelevant, and whom.",
    "ingress saturn":
      "For two or three years something here requires a proper foundation, an article that you respect in a building and resent in a calendar, where it does exactly the same work.",
    "ingress uranus":
      "Years of surprises begin in this area, and since you’re at your best once the original plan has failed, people with weaker nerves would like to stand next to you while it does.",
    "ingress neptune":
      "Over many years something here loses its hard edges, a trial to anybody who prefers a measurable tolerance, so work by feel, as you do with a guitar or an old door.",
    "ingress pluto":
      "A rebuilding begins that goes on for many years, so no single month has to look complete; disorder has never troubled you while a project’s open, and this one stays open.",
  },
};
