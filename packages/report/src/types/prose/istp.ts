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
        "Something slides off a truck ahead, and while the other drivers are still swearing you’ve steered, stopped, and walked back to set out the triangle. ISTP gives you the steady hand; Aries sees no point in waiting for one more opinion. New skills get learned at full speed, and nobody hears about the bruises. Instructions are for afterward, if there are screws left over. Slow walkers on a narrow sidewalk test your character daily. Yet beside a scared beginner at the top of a steep slope you turn patient, say three useful things, and go first, so they can see where to put their feet. People get braver around you and can’t say when it started.",
      argument: [
        "Your quarrels last four seconds. When something’s unfair you have to say so on the spot, and you also consider quarreling a waste of a good evening, so what comes out is a single blunt sentence, delivered on the way to the car. “You always do this,” you say across a parking lot, keys in hand. By the second traffic light you’re over it, and you come back cheerful, with ice cream. Meanwhile the other person has been sitting there for an hour with four answers and nobody to give them to. To them, your good mood is the worst part.",
        "This week, stay for the second sentence, which is theirs: “That came out hard. I’m not leaving. Tell me what you’ve got.” Put the keys down where they can see them, and don’t defend yourself until they’ve run out.",
      ],
    },
    Taurus: {
      thesis:
        "Things last around you. The boots have been resoled twice, the pocketknife takes an edge like the day it was made, and an old dog that snaps at everyone leans its whole weight on your leg. ISTP learns an object with the fingers; Taurus decides to keep it, and has the patience to keep it well. People hand you the knot, the stuck jar, the nervous horse, and then stop worrying. Good chairs and good bread are serious subjects. Talk is not required, and someone can ride beside you for three hundred miles in silence and step out feeling they’ve had a fine conversation. When you finally say that something’s beautiful, the whole car looks out the window.",
      argument: [
        "Most of your freedom is in storage. You want to be able to leave at any hour, owing no explanation, and you also want your own bed, your own tools, and everything where you put it. The compromise is to own the means of leaving. The tent is the right tent, the bike is tuned, the map has been studied, and every spring there’s one more thing to get before it’s worth setting off. Somebody you like has cleared a weekend for it twice. The second time they’d packed, and you were waiting on a part. They unpacked without saying much.",
        "So go once this week with the wrong gear: “Sunday at eight, whatever’s ready. Half of it won’t be. Come anyway.” Get rained on a little. You’ll remember that day longer than anything you bought for it.",
      ],
    },
    Gemini: {
      thesis:
        "Give you a dead radio and somebody to talk to, and the evening’s made. Half the pieces are on the table, you’re explaining what each one thought it was doing, and the person who came to borrow a charger has stayed for two hours. ISTP has to see inside; Gemini has to tell someone what was in there. A card trick, three chords, enough of a language to get a laugh: such things you pick up sideways, from watching. Nicknames of yours stick for life. And on a stalled train, when everyone’s temper is going, it’s your one remark, aimed at nobody, that gets the whole car grinning at strangers.",
      argument: [
        "The liveliest person in the room would like to be let out. You love the back-and-forth, and you also need hours when nobody’s voice is in your head, and you never know which until it happens. So you’re on until you’re off. In the middle of a party that’s going well, partly thanks to you, something clicks, and ten minutes later you’re driving home with the windows down, completely happy, having told no one. A friend is still saving you a seat. She walks through the rooms once, looks in the yard, and lies in bed that night going over what she said.",
        "You’re allowed to leave; only don’t make a mystery of it. This week, give one person a sentence on the way out: “I’ve had a great time and I’m suddenly done. It’s nothing you said. Talk tomorrow.” After that, drive as far as you please.",
      ],
    },
    Cancer: {
      thesis:
        "The night before anyone you love takes a long trip, their tires get checked. Nobody asked, and nobody’s told. ISTP knows what fails first; Cancer knows whose it is, and can’t sleep until it’s seen to. So there’s a flashlight in every bag you’ve helped to pack, and a spare key with the one neighbor who can be trusted. New people find you hard to get to know, while dogs and small children come straight over and sit on your feet. Old friends get teased in a voice so flat that outsiders think you’re serious. You’d deny being sentimental, but you’ve kept the ticket stub, and you could drive to the exact spot.",
      argument: [
        "Officially, nothing hurts you. A slight goes in like a splinter, and then the practical side of you, which doesn’t accept feelings as evidence, hunts for a flaw it can point to. At the wedding they’ve put you at the far table, with the second cousins. Not a word about that. All the way home you discuss the parking, which was badly organized, and the band’s speakers, which were too close to the wall. The parking really was bad. Your passenger defends the bride, you defend the laws of acoustics, and nobody in the car ever finds out that you’d hoped to sit with the family.",
        "When you next hear yourself being thorough about something small, stop and put the splinter on the table: “Forget the parking. I was hurt that they sat me so far away.” Then the passenger can be on your side.",
      ],
    },
    Leo: {
      thesis:
        "Backing a trailer down a crowded boat ramp, one hand on the wheel, you’ve never looked more like yourself. Forty people are watching. ISTP practiced this alone at dawn until it was right; Leo waited for a Saturday to do it. Once the boat’s in, you wander over to help the family that’s been at it for half an hour, and you do it so that the father looks good in front of his kids. That’s the lovely part. You pick up checks, lend things you’d hate to lose, and call everyone who works for you by the right name. Praise gets a shrug, though anyone who looks closely will see that your ears have turned red.",
      argument: [
        "Picking you should be obvious, and so you don’t raise your hand. You’d like to be captain, or give the toast, or drive the lead car; you’d also hate to be seen wanting it. So you stand nearby, being excellent, and when they ask who’ll do it you study your shoes and say, “Whoever, I don’t mind.” They believe you. The job goes to a man who can’t read a map, you spend the whole day discreetly saving him, and you’re a bit short with everyone on the way home. He thanks you warmly. He had no idea, and would have handed it over with relief.",
        "One thing’s coming up that you want. Say so this week, to the person who decides, before they’ve asked around: “I’d like to do that one. I think I’d do it well.” Keep your eyes up while you wait for the answer.",
      ],
    },
    Virgo: {
      thesis:
        "Before the movers arrive you’ve measured the stairs, the sofa, and the doorway, and you know which leg has to come off. ISTP sees how it will go through; Virgo has brought the right screwdriver and a bag to put the bolts in. The bag is labeled. You hear a bearing starting to fail in a friend’s car and mention it once, softly, like a doctor. Your humor is four words long and arrives while everybody is resting on the landing. People’s particulars stay with you: no onions, aisle seat, bad left knee. And a tired person who gets into your passenger seat finds it already pushed back, as far as they like it.",
      argument: [
        "An afternoon alone is what you want most in the world, and you can’t walk past anything crooked. So the free day never survives contact with other people’s gates. A neighbor mentions that his drags. By noon you’ve rehung it, by three you’re squaring the post, and by four you’ve gone silent in a way he can feel across the lawn. You’re not angry with him. You’re mourning your Saturday, and nobody told him it had a price. He brings out lemonade, keeps saying he’s sorry, and next year he pays a stranger to do the other gate, badly, in order to be spared that silence.",
        "Give help with an edge on it this week: “I can do the hinge. I’m gone at one, even if the post’s still crooked.” Then go at one. He’ll wave, and you’ll have the rest of the day.",
      ],
    },
    Libra: {
      thesis:
        "Somehow you’ve hung the picture, at the right height, while the rest of us were still discussing walls. ISTP does it by eye and with one nail; Libra steps back, tilts it the width of a hair, and then asks whoever’s holding the ladder how they’ve been. Few people are so easy to be near. You hold the door without making anyone hurry, you drive so smoothly that passengers fall asleep, and you own very few things, all of them good. When two friends quarrel on a trip, you’re the one each of them walks with. Each gets heard out, then you suggest a swim, and by evening nobody can remember who was right.",
      argument: [
        "Someone you like spreads the plans for their new shop across the table, and in about a minute you see that the rent will sink it. You don’t lie, and you can’t bear to watch a face fall. What comes out is “Interesting,” followed by a very good question about the lighting. They leave encouraged. They’d come to you because everyone says you’re honest, and a year later, closing up, they ask whether you’d seen it coming. You look at the floor. Good manners have just cost a friend their savings.",
        "When somebody shows you a plan this week, say where the crack is while it’s still paper: “I like the idea, and I don’t think it survives that rent. Can I show you what I mean?” The lighting you can admire together afterward.",
      ],
    },
    Scorpio: {
      thesis:
        "Whatever’s locked gets handed to you in the end: the safe, the scrambled drive, the engine that three shops gave up on. You’ll go at it all night without food and come out pale and satisfied, with the whole street still asleep. ISTP wants the mechanism; Scorpio wants whatever it’s hiding. Secrets told to you stay told to you. You stand with your back to the wall at parties, and on the way home you know who’s in love, who’s in debt, and who can’t stand the host. It would be unsettling if you weren’t so funny about it. And when someone of yours is cornered, you’re simply there, a step behind their shoulder.",
      argument: [
        "You’d like to need no one, and with about three people you’d like to have everything. These don’t go together. The way you’ve squared it is never to ask. She comes home at eleven on a Thursday, hums, hangs up her keys. You want to know where she’s been, with whom, and what they laughed about, and you also think that asking is for jealous people, so you say “Hey” and turn a page. Then you notice the parking stub on the dresser. She thinks you don’t much care, and she’s a little sad about it, since it was a good evening and she’d been hoping to tell it to someone.",
        "Ask this week, in daylight, without having gathered anything first: “I missed you last night, and I’m curious. What did you all do?” Curiosity is flattering. It’s the silence that feels like being followed.",
      ],
    },
    Sagittarius: {
      thesis:
        "Ask you at five whether you’d like to see the desert, and by six you’re at the curb with one small bag and a full tank. ISTP can fix whatever breaks out there; Sagittarius rather hopes something will. Maps you read like novels. You can sleep in any airport, make a friend at a gas pump without a word in common, and get a stalled bus moving with somebody’s belt. The truth comes out of you cheerfully and at full size: yes, the haircut’s a mistake, it’ll grow. Since you’d say the bad thing, your “that was great” makes people blush. And nobody beside you, however far from home, has felt lost for long.",
      argument: [
        "Around a campfire you make promises a continent wide. We should all go, you say, in March, the whole coast, and you mean it down to the ground; you can see the road. But you’re also somebody who won’t be pinned to next Wednesday. By morning it has turned into an appointment, and you never mention it again. The others took it for a plan. One of them has asked for the time off, bought boots, and told her sister. In February she writes, “So, are we doing this?” and you put the phone face down, feeling hunted.",
        "Somebody took one of your invitations seriously. Answer them this week, whichever way it goes: “I meant it when I said it, and I’m not going to do it. I should’ve told you sooner.” Or else name the date and pay for something that can’t be refunded.",
      ],
    },
    Capricorn: {
      thesis:
        "A machine stops, four people offer theories, and you stand there with your hands in your pockets, listening to it. ISTP wants to know why it quit; Capricorn intends that it never quit again. Promises from you are rare and kept by Thursday. Your “not bad” gets repeated at home by people who’ve won awards. The jokes are so dry that the laugh arrives three seconds late, when you’re already looking at something else. Whoever you love finds it out in installments: a drawer that closes now, new wipers before the first storm, the bike that no longer squeaks. And halfway up a long ladder you have a calm that looks suspiciously like fun.",
      argument: [
        "With you, fun has to pass inspection. One half of you would be on the road by noon with nobody knowing which way it went. The other believes a free afternoon is earned, keeps the list, and always rules the same: when everything’s done. Everything has never been done. So you smuggle pleasure in as labor. You wanted to be out on the lake, and by Sunday you’re rebuilding the dock. “Are you coming?” somebody calls at two. In a minute, you answer, and mean it, and walk up at six with a skinned knuckle, while they’re folding the chairs. They had a nice day. They’d have liked you in it.",
        "Once this week, put the tool down at the worst possible moment, go over, and say, “It isn’t finished. I’m coming anyway.” The dock will wait. It’s a dock.",
      ],
    },
    Aquarius: {
      thesis:
        "The official way takes six steps, and you’ve found one with two. It involves a coat hanger. ISTP looks at how the thing really behaves; Aquarius sees no reason why it should have been done like that in the first place, or by those people. So you’ll start a mower with a switch from a lamp, get a phone to do something its maker never intended, and be blessed by strangers online whose question you answered in four perfect lines. You treat the janitor and the senator alike, which only the janitor notices. Being told you’re unusual neither flatters nor bothers you. But explain a strange idea to you, and you’ll actually try it.",
      argument: [
        "You believe in people and would rather not attend them. The neighborhood wants to save the old pool, and you care, more than some who are making speeches. You also know what a committee does to a Tuesday. So you help from the edge: overnight you build the page where everyone can sign up, you find the cracked valve, you’re not in the picture. Everybody’s delighted. Then they do the natural thing and make you secretary, and you’re never seen there again. They had taken you for one of them, and they go around asking what they did.",
        "Tell them your terms this week, before they hand you a title: “I’ll keep the pump and the page running all summer. I won’t come to meetings. Is that any use to you?” It’s a great deal of use. And stop by once for a swim, so they know you’re theirs.",
      ],
    },
    Pisces: {
      thesis:
        "Animals come to you first, then the shy guest, then the rest of the party. You haven’t done anything; you’re sitting on the back step, working a knot out of somebody’s necklace. ISTP has the fingers for it; Pisces has all the time in the world, and a feeling for where things want to give. By sound alone you can tell a loose belt from a sad friend on the phone. You drive best at night, swim as if you’d been let off a hook, and can lose an afternoon to a tide pool without being able to say afterward what you saw. Your jokes are so quiet that only one person gets each of them, and that person is helpless.",
      argument: [
        "It’s hard for you to turn away a pleading voice, and it’s hard for you to be expected anywhere. So you say yes and then slip off. The friend on the phone is desperate about Saturday’s move, your heart goes out to her, and you’re sincerely coming. Saturday arrives with a weight on it. You turn off the ringer, take the long way to nowhere, and feel free and rotten in equal parts. She’s on the sidewalk with a mattress, telling the others you must have been held up, since you’re the kindest person she knows.",
        "Let the kindness come late and the honesty early. When the next plea reaches you this week, answer, “I’d like to say yes, and I’m bad at keeping these. I’ll tell you tonight, and tonight’s answer is good.” Whatever you say at nine, do.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You’re steady at the exact moment when steadiness is worth most and is hardest to find.",
        "You try the thing personally before you’d ask another living soul to risk it.",
        "Nobody around you stays stuck for long, because you can’t bear to watch a stall.",
      ],
      costs: [
        "Calm weeks feel like a slow puncture, and you’ve been known to enlarge one to see what happens.",
        "Your contempt for clumsiness is quick, accurate and remembered by people who were only learning.",
        "You leave at the high point, so others are alone with the cleaning up and the sadness.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "The first fades as the second grows, so when a thing no longer scares you, you’ve arrived; look around before you raise the stakes.",
        },
        {
          between: "Seen or free",
          text: "You’d like to be admired and not be interrogated about it, so decide before each appearance which of the two you want more.",
        },
        {
          between: "Blunt or brave",
          text: "The quick comeback passes for courage, although the braver thing, as a rule, is to say what you hope for.",
        },
      ],
      practice:
        "For a week, when something startles or annoys you, take three complete breaths before you speak or act, however certain you are. At night write down one case in which the pause altered what you did.",
    },
    Earth: {
      gifts: [
        "What you make or mend can be leaned on, and people do, without thinking, for years.",
        "You know what enough is, in salt, in torque and in talk.",
        "Around you the anxious calm down, as animals do beside something large that isn’t worried.",
      ],
      costs: [
        "You’d rather work around a wrong arrangement for a decade than hold the conversation that would end it.",
        "Affection goes into things you make, which never mention whom they were intended for.",
        "Your patience has no gauge on it, so when it’s gone the news comes as a shock to everyone.",
      ],
      tensions: [
        {
          between: "Stay or be able to stay",
          text: "You need the exit in order not to use it, and it would be kind to tell those inside that it’s how you relax.",
        },
        {
          between: "Use or keep",
          text: "The best blade is still in its oilcloth, because a thing saved for the proper occasion is waiting on you to declare one.",
        },
        {
          between: "Self-reliant or alone",
          text: "The two look alike until you’re ill, so accept one small favor a week, while you’re well, for practice.",
        },
      ],
      practice:
        "Each evening for a week, put your bare feet on the floor and your phone in another room, and for five minutes notice every place that aches, and choose one to be kind to before sleep.",
    },
    Air: {
      gifts: [
        "You make hard things simple, and don’t charge people for having found them hard.",
        "No one can rush you into a conviction, a panic or a bandwagon, however well it’s decorated.",
        "You find what’s funny in a disaster, and it’s usually also where the solution lies.",
      ],
      costs: [
        "You answer the problem and miss the person, who had brought the problem along for company.",
        "As soon as a thing is understood you treat it as done, and others find it in pieces.",
        "Your fairness can look a lot like indifference from the side that’s losing.",
      ],
      tensions: [
        {
          between: "Options or roots",
          text: "Every open possibility requires a little of your warmth to survive, so close two, and see how warm it gets.",
        },
        {
          between: "Wit or welcome",
          text: "A remark can let people in or keep them off. You know which as you say it, whereas they only learn afterward.",
        },
        {
          between: "Observe or join",
          text: "The best view is from the rail, and the music’s on the floor. Dance, however badly, for one number per occasion.",
        },
      ],
      practice:
        "Once a day this week, when someone brings you a problem, ask “Do you want an idea or an ear?” Then supply only that, for at least ten minutes, even if the idea is excellent.",
    },
    Water: {
      gifts: [
        "You notice suffering early and treat it so discreetly that the sufferer keeps their pride.",
        "Your loyalty doesn’t need upkeep: after years apart, you take up the load where it was dropped.",
        "Beauty gets through to you, in tunes and weather, and you never use it to impress.",
      ],
      costs: [
        "Others learn what you felt when it’s over, from a change of address or a third party.",
        "You soak up the atmosphere of a house and then suppose that you are simply exhausted.",
        "You nurse an old injury with real skill, so that it never hurts much and never quite mends.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want both by tomorrow, so take near, alongside one person, for an hour you set beforehand.",
        },
        {
          between: "Feel or function",
          text: "Mostly you postpone the first in order to do the second, so give the postponed thing an appointment, and turn up.",
        },
        {
          between: "Rescue or respect",
          text: "Some people are floundering, and some are only swimming in a style of their own, so ask from the shore before you jump.",
        },
      ],
      practice:
        "Every evening for ten days, send one person you love a message of under ten words about something you actually felt that day. No explanations and no jokes. Put the phone down before they reply.",
    },
  },
  openings: [
    "You know what you can do, roughly to the millimeter, and beyond that you’ve let the matter rest. These first pages take off the cover. Under it are two mechanisms from different manufacturers, never intended for one housing, which have been running together, with some noise, for the whole of your life.",
    "You have never called in sick from something you were good at and trusted to do; from the other kind you have, and sounded terrific. This part is about telling the two apart sooner: who should be your boss, if anyone, what it’s worth when you make it look easy, and why a promotion so often feels to you like being moved away from the window.",
    "Ask those who love you and they’ll say that you are the first person they’d phone from a ditch and the last who would tell them you were in one. They’d like to be phoned. These pages go into what you do instead of speaking, how it looks from the other side of the table, and how much three or four spoken syllables would accomplish.",
    "You’ve been inside boilers, crawl spaces and other people’s computers, and don’t scare easily, and still there is one panel that you have always screwed back on without looking behind it. What’s in there isn’t dangerous. It’s soft, it’s considerably younger than you, and it has been keeping an account of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, with the exception of the one vehicle you can’t trade in. It runs, so you drive it, and here you’ll discover what its noises mean, how it learns, what it likes to do of an evening, and where you might put a drop of oil, none of which takes very long.",
    "Purpose is a word that you’d cross the street to avoid, and you are right about most of the people who use it. All the same, there are jobs for which you would get up in the dark without being paid, and faces you would do it for, and put side by side they make a direction. You needn’t call it anything.",
  ],
  year: {
    "sun 1":
      "“Not much,” you say when someone asks what you’ve been up to, and it’s an outright lie. People are curious about you at present, and it costs little to humor one or two with the true answer. Whatever you’d like to try next, begin it before they’ve formed a view.",
    "sun 2":
      "For a good tool you pay without blinking, and whatever comes in an envelope goes on the pile. Treat money as a machine for once: take the cover off, find where it leaks, stop one leak, put the cover back. An hour does it, and you’re allowed to stop there.",
    "sun 3":
      "A message of nine lines gets a thumbs-up from you, and in your view that covers it. There’s a lot of talk and running around these days, so add five words to the thumb: “Good idea, see you there.” It spares you the call asking whether you’re mad.",
    "sun 4":
      "Home is where you don’t have to talk, and you make good use of it. Give your people something easier than talk: look through old pictures together, theirs or yours, and say who’s who. Ask about one face you don’t know, and the evening runs by itself from there.",
    "sun 5":
      "Your best hours are ones you never mention: the empty road, the long swim, the thing that finally worked. There’s room in them now for a second person. Take someone who’s never tried it, say “Watch this,” and then let them get it wrong without reaching over.",
    "sun 6":
      "Nine steps in the instructions become four when you do it, and then people ask where the other five went. Pick the most pointless rule in your day and propose the short way properly, as a two-week trial. Until it’s approved, fill in the form and think of something pleasant.",
    "sun 7":
      "Anyone you care about gets you at midnight with the right tool, and you consider the matter stated. Put it in words as well, for the one who matters most. “I like having you around” is plenty, said once, while you’re both doing something else.",
    "sun 8":
      "Owing somebody bothers you so much that you’ve paid a favor back before it’s over. What’s shared, a bill, a bed, a bad year, doesn’t have to be even by Friday. Let someone carry the heavy end this week, say thanks, and leave it at that until they need you.",
    "sun 9":
      "Nobody has ever talked you into anything, and a good map does it in a minute. Get away, if only for an evening, by a road you haven’t tried, with someone whose view of life strikes you as odd. Ask how they came by it, and don’t correct the facts.",
    "sun 10":
      "At work you get the call when it’s already on fire, and nobody asks how to keep it from catching. You’re more visible than you like at the moment, so use it. Right after you’ve fixed something, while they’re grateful, say “Here’s what I’d change,” and make two points.",
    "sun 11":
      "Around eleven people notice that you’ve left. Groups suit you best when they’re doing something, so choose one with a boat or a wall to paint, and take charge of a piece. Tell somebody there what you’d build if money were no object, and say goodbye on the way out.",
    "sun 12":
      "When you rest, people ask what you’re repairing. Go one notch lower: outdoors, hands empty, an hour in which you improve nothing you’re looking at. And if something has been lying around in pieces for a year, you’re free to decide that it’s finished and those are parts.",
    "new 1":
      "Appearance doesn’t interest you for as long as everything functions, which is how one jacket lasts for ten years. Because alterations are so rare in you, the smallest is visible, so choose one for comfort and let people remark on it.",
    "new 2":
      "Skill comes so readily to you that you price it by the hour, as if anyone could have done the work. New terms are simpler to set than old ones are to correct, so name a higher figure at the beginning.",
    "new 3":
      "Conversation goes best for you beside something that needs repairing, since two people looking at an engine needn’t look at each other. If you would like to know a neighbor better, request help with a job instead of a talk.",
    "new 4":
      "It is possible for you to live in a place for years without entirely moving in, because knowing that you could leave is how you relax there. If a picture is still leaning against the wall, hang it, and see whether you are any less independent.",
    "new 5":
      "Being a beginner is fun for you as long as no one watches, and romance has an audience of one. If you like someone, make the awkward invitation now, because the polished version tends to stay in the workshop.",
    "new 6":
      "Machines in your care are looked after before they complain, while your body has to make a noise first. Choose one piece of ordinary maintenance that you can do when nothing hurts, and attach it to the morning coffee.",
    "new 7":
      "Acting alone is so natural to you that consulting anyone feels like asking permission. To the person beside you it is the difference between traveling and being transported, so describe one plan while it can still be altered.",
    "new 8":
      "What is owed or missed you handle alone, partly from tact and partly because two people take twice as long. If money or trust has to be shared, begin before you have developed a system of your own for it.",
    "new 9":
      "Manuals put you to sleep and a thing in your hands wakes you, so you learn by taking it apart. When a strange subject attracts you, look for the teacher who lets you touch the equipment, even at some distance.",
    "new 10":
      "Good work explains itself, in your opinion, and it does so to the few who can read it. The others promote the person who was speaking at the time, so put your full name on the next piece that leaves your hands.",
    "new 11":
      "First visits are easy for you, because curiosity pays for them, and before the second you generally discover another engagement. It takes two or three for people to expect you, and being expected is pleasanter than you think.",
    "new 12":
      "Solitude restores you faster than company does, and you disappear into it without a word of explanation. Those who love you can’t distinguish rest from displeasure, so mention beforehand at what hour you intend to be back.",
    "full 1":
      "Nothing shows on your face, you believe, while the people around you have been reading it for years and stopped mentioning it. Say one of those things yourself now, since they already know and would appreciate hearing it.",
    "full 2":
      "Favors, loans and half-price jobs accumulate around you, because sending a bill to someone you like seems unfriendly. Calculate the total once. Collecting is optional, and an accurate figure makes the next request considerably easier to refuse.",
    "full 3":
      "Your remarks are short and accurate, and you forget them when they have been said, while other people can preserve them for decades. If one of yours went too deep, apologize without presenting the evidence for it.",
    "full 4":
      "At family gatherings you are found near whatever leaks, since a tool in the hand is the best excuse for not talking. Your company is worth more to them than the repair, and for one evening nothing has to be broken.",
    "full 5":
      "When someone admires what you made for pleasure, you explain the mechanism, because that seems to you the interesting part. They were speaking of their own delight, so thank them for that first, and demonstrate it if they ask.",
    "full 6":
      "Discomfort is information to you, to be dealt with when the job is done, and the job never quite is. Think how long you would let a friend drive with the same noise, and allow yourself no more.",
    "full 7":
      "From inside, your silence is a comfortable place, but from outside no one can tell whether you are thinking or leaving. A single sentence about what you are doing in there is enough for the person who is waiting.",
    "full 8":
      "In an emergency you are perfectly composed, and some weeks later the feeling arrives, because it had to wait its turn. If that happens now, allow it an hour, and look for nothing that requires repairing.",
    "full 9":
      "Your rules were made from experience, and you discarded those that failed, which is why you rely on the remainder. If a situation comes up that they don’t cover, ask someone older how they would approach it.",
    "full 10":
      "For someone who avoids the stage, you have firm opinions on how it is run. Your own standing is plain to see now, including the places where your skill is taken for granted, so mention the position you would really want.",
    "full 11":
      "More people consider you a friend than you would list, since they remember the night on which you came to help. You rarely think of it afterward, and they do, as an answer to your next message would show.",
    "full 12":
      "Operating on reserves is one of your abilities, so no one sees them shrinking, and you are the last to know. Exhaustion announces itself more clearly now, and a day of sleep is cheaper before a breakdown than after it.",
    "eclipse 1":
      "The version of you that never needed anything was useful and a little lonely. As it goes out of date, accept one ride or one meal, and see that the independence survives it.",
    "eclipse 2":
      "When a way of earning changes, your first thought is to patch it, since you nearly always can. Consider whether you would build it like this today, if you were starting from nothing.",
    "eclipse 3":
      "Some contacts continued from habit, without any effort on your part, so you notice them only when they stop. If you miss one of them, a postcard with two lines will do for a beginning.",
    "eclipse 4":
      "When a household moves or changes, you take the heavy end alone, because explaining takes longer. This load is too long for one back, and the others would be glad of a corner to lift.",
    "eclipse 5":
      "A pleasure generally ends for you at the moment you have mastered it. If this ending goes deeper than most, nothing is wrong with you, and an evening of missing it is well spent.",
    "eclipse 6":
      "An arrangement of work or health has come to the end of its service. Find out what the old one was doing for you before you order another, since part of it was invisible.",
    "eclipse 7":
      "Shocks between yourself and another person are usually absorbed by you, so that no one feels them. As the balance shifts, let the other feel this one, and discuss which of you should bear the next.",
    "eclipse 8":
      "When something shared is owed or mourned, everyone believes that you will manage alone, and you will. Company makes it lighter all the same, so ask a friend to come along to the office or the grave.",
    "eclipse 9":
      "What your hands have learned you trust for life, and sometimes such a certainty goes out of date. For a while being unsure is simply the more accurate reading, and it needs no replacement.",
    "eclipse 10":
      "If you were the person whom everyone called first, silence is unfamiliar. Pay attention to which part of that role you miss, because it is seldom the part you would have guessed.",
    "eclipse 11":
      "Loyalty keeps without letters, in your experience, and mostly it does. When a group scatters, think of the person for whom you would drive all night, and tell them where you are going to be.",
    "eclipse 12":
      "A long private effort is over, whose length no one else could have measured, because you never mentioned it. Normally you would begin the next immediately, and a ceremonial supper in between seems appropriate.",
    "jupiter soft":
      "Luck that you haven’t tested looks suspicious to you, so you inspect an opening that required no effort. At such a time most of them are sound. Consider the larger version, the one involving other people, before you choose the one that you could manage alone.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you are pleased with yourself, because then every single thing looks feasible. It is, and the sum of them isn’t. Before you start another, count the projects on the bench, and agree on an order with someone who doubts you.",
    "saturn soft":
      "There is a great deal of patience in you for anything that deserves it, and in such a period people begin to give you work that has to last. Your habit is to do it first and negotiate afterward. Reverse the order once, and notice how little it costs.",
    "saturn hard":
      "A rule with no visible purpose is something you walk around, and for some time there are more of them than usual. Ask what happened before each was made, because some were built after an accident. Those you can respect, and the remainder becomes easier to put up with.",
    "uranus soft":
      "Change agrees with you when your own hand is on the switch, and you see shortcuts that others have overlooked for years. This is an excellent period for experiments without any goal. Choose something of no importance, take it apart, and find out what else could be made of it.",
    "uranus hard":
      "When a thing that ran smoothly gets a jolt, your first idea is to walk away and start clean elsewhere, because leaving is a tool you always have available. A single fault can make the whole arrangement seem broken, so look for it before you decide to go.",
    "neptune soft":
      "Your hands understand more at such a time than you could defend in an argument, because logic is resting and other impressions come through. Music, wood or weather are good for it. An hour with nothing to show for itself is what this period does best.",
    "neptune hard":
      "Reading a situation at speed is what you rely on, and generally you are right to. In a hazy period the reading is less exact, above all where you like what you see. Examine an attractive bargain or person as critically as an ugly one, and take a day longer.",
    "pluto soft":
      "Taking a thing apart is your way of being fond of it, and for once you have the nerve to do it with yourself. Most of the foundations prove to be sound. A fear that looked enormous from outside commonly has a single moving part.",
    "pluto hard":
      "The harder anyone pushes you, the less you say and the firmer you stand, since arguing would admit that they have a claim. Silence is a kind of pressure as well. If there is something you won’t do, explain in one sentence where the limit is.",
    "mercury retrograde":
      "Your messages are brief because the rest seems obvious to you, and the obvious part is what goes missing now. One additional line about place and hour prevents most of the difficulty.",
    "mercury direct":
      "What was jammed comes loose, and several answers arrive together. Yours can be longer than a word without any loss of dignity, and the people who waited would enjoy the details.",
    "venus retrograde":
      "Old affections come up for another inspection, including any that you left without giving a reason. Being curious you will want to look, and understanding it is enough, without renewing anything.",
    "venus direct":
      "Warmth and pleasure have their normal strength again. Most of your favorite places are ones that you have never mentioned, so take someone along to the one that has room for two.",
    "mars retrograde":
      "Pushing accomplishes less for a while, which is hard on a person who solves things by leaning on them. Sharpening, cleaning and trial runs are satisfying work until the strength comes back.",
    "mars direct":
      "Your strength returns, and naturally you would like to spend it on what is fun. Some of the fun lies behind the task that you have been avoiding, so move that one first.",
    "ingress jupiter":
      "For about a year there is more space in this area than you normally ask for. You travel light from principle, so consider what you would bring along if weight didn’t matter.",
    "ingress saturn":
      "For two or three years something here asks for proper foundations. You respect those in a building and resent them in a calendar, although the reason for them is exactly the same.",
    "ingress uranus":
      "Years of surprises begin in this area, and they suit you, since you think best when the original plan has failed. Anyone who stands near you can borrow some of that composure.",
    "ingress neptune":
      "Over many years something loses its hard edges here. A tolerance that can be measured is more to your taste, so it requires patience, and listening to music is excellent training.",
    "ingress pluto":
      "A rebuilding begins that lasts for many years, so no single month has to look complete. Disorder has never troubled you while a project is open, and this one stays open.",
  },
};
