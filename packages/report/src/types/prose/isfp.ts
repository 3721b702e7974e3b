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
        "A big kid is shoving a small one off the swing, four parents are exchanging looks, and you’re already across the grass, crouched down, asking the big one his name. Nobody who met you at dinner would have predicted it. ISFP moves only for what it loves, Aries moves at once, and so your courage turns up late in conversation and early everywhere else. The wasp gets carried out under a glass. Then somebody wants to thank you, and you’ve gone to look at the ducks. Shy people grow bold in your company, because you make nerve look like an ordinary thing to have. Late in the evening, on somebody’s tailgate, with one person, you talk, and it’s been worth waiting for.",
      argument: [
        "For a stranger who’s been overcharged, you’ll hold up the line. For yourself, you say it’s no problem and pay. Aries has a fight ready by breakfast, ISFP can’t stand the sound of one, least of all when its own wishes are the subject, and so all that nerve gets lent out. You go in to defend a colleague’s vacation and come back having won it. On the way out, your boss asks whether you need anything. “I’m good,” you say, years behind on your pay, and she believes it. Why wouldn’t she? She’s just seen what you’re like when something’s wrong.",
        "This week, take one matter of your own and speak as you would for a friend: “I’ve got something to bring up, and this time it’s for me.” Go early in the day, on your feet, before you’ve had time to be nice about it.",
      ],
    },
    Taurus: {
      thesis:
        "Guests who meant to stay an hour look up, and it’s dark out. Partly it’s the chair, partly it’s the light, and mostly it’s that no one has to be interesting. ISFP feels what a person needs, Taurus knows where the blanket is, and the calm they make together is worth a drive across town. Hands are how you think. They can tell by its weight whether a thing was made properly, they take out a splinter so gently that the child forgets to cry, and when a friend comes late, one of them is resting on the seat you’ve saved. Later, when everybody thinks you’ve dozed off, you say the driest line of the evening with your eyes closed.",
      argument: [
        "Ask you on Monday about Saturday, and you’d rather see how you feel. Turn up on Saturday with the car running, and you’re appalled. ISFP won’t be pinned down ahead of time, and Taurus won’t be dug out without notice, so there’s a stretch of about a day in which you can be invited anywhere, and nobody knows when it is. A friend with a spare ticket tries early and gets a warm “let’s see.” She tries late and gets a warm “next time.” She takes her cousin. On Sunday you look at the pictures and think that you’d have loved it, and you would.",
        "Tell one person how to catch you: “Ask me Thursday night about Saturday, and I’ll give you a real answer.” Then treat the answer as settled. Once you’re out of the house, you’re seldom sorry.",
      ],
    },
    Gemini: {
      thesis:
        "Ride six stops on a bus, and you’ve met the driver, a man with a cello, and somebody’s four-year-old, and each of them goes home thinking they were the interesting one. None of it is put on. Gemini finds the words, ISFP makes sure they don’t bruise anybody, and that’s a rarer pairing than it sounds. Meanwhile your eye is busy: you touch every fabric in the store, catch a haircut of half an inch, and know from the doorway that two people have just stopped arguing. Affection from you arrives as a picture of a dog in a raincoat, sent without comment, on exactly the afternoon it was needed. Ask how you knew, and you’ll say you didn’t. You just liked the raincoat.",
      argument: [
        "At lunch you describe the thing you’re going to make, the mural or the menu or the trip down the coast in a borrowed van, and you do it so well that the whole table can see it. That’s Gemini, having a wonderful time. On Saturday you sit down to begin, and it feels like a rerun. ISFP wants to make what nobody has looked at yet, and now everybody has looked. So the brushes go back in the jar, and when a friend asks how it’s coming, you change the subject and feel like a fraud. You aren’t one. You told it too early.",
        "This week, start something before you mention it. If anyone asks what you’ve been up to, say, “I’m making something, and I’m not telling you what it is yet.” Enjoy their faces. Once it’s half built, bring it to lunch.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody in the house can’t sleep, and you’re awake before they’ve reached the stairs. You don’t ask. You move over on the couch, hand them half the blanket, and go on with the nature program, and by the time the otters have found the river, they’ve told you. Cancer remembers what comforts whom, ISFP knows how to offer it without a speech, and people feel looked after before they’ve noticed they were low. From the way a key turns you can tell how the day went. Old dogs choose you. The photographs you take, of hands, of boots by a door, are the ones everyone wants copies of. In safe company you’re sillier than your coworkers would believe.",
      argument: [
        "By the second day of the family visit, you’re standing in the garage, looking at paint cans. Nothing happened. Cancer wanted everyone under one roof and counted the weeks until they came; ISFP hasn’t had a thought of its own since Friday. Usually you settle it by staying put and leaving on the inside. You pass things, you say “mm-hm,” and a child tells the end of her story to a very kind face with nobody behind it. Sensing the distance, they come closer and ask what’s wrong, and you go back to the garage.",
        "Leave where they can see you: “I love having you all here. I’m taking an hour by myself, and then I want to hear about the play.” Walk around the block a few times and return when you said. They’ve missed somebody who was in the room; they won’t mind missing you for an hour.",
      ],
    },
    Leo: {
      thesis:
        "Before every party, you stand on the step for a moment and breathe. Nobody would guess it from the next four hours. ISFP supplied the nerves and the taste, Leo chose the jacket, and what comes through the door is splendid in a way that makes other people stand up straighter. Dull evenings improve within ten minutes of you, and nobody can say what you did. Praise from you names the very thing its owner had worked on in secret, so it gets believed. You’ll defend an absent friend before the whole table and tease him about it for a month. If a plan doesn’t light you up, no argument on earth will sell it to you; if it does, you’re already holding the keys.",
      argument: [
        "For days before the wedding, nobody can get a word out of you. You’ve promised to give the toast. Leo took that call, and saw the lights. ISFP has to live through the nights in between, and Leo would sooner faint than have it known. So you go curt and silent, and on the drive over you snap at your friend about the lane. Then you stop on the step, breathe, and walk in, and strangers enjoy how warm you are. He had the week, and naturally he thinks you like them better.",
        "Few people get to see us before we’ve pulled ourselves together, and they can’t know it’s trust unless somebody says so. Tell the one who’s been getting the silence, this week: “I’m scared about Saturday, and I took it out on you. Would you hold my hand until we’re through the door?” Then go in together.",
      ],
    },
    Virgo: {
      thesis:
        "A shirt lent to you comes back with its missing button sewn on. Its owner won’t notice until Thursday, when it closes, and if asked, you’ll say it was always like that. Virgo can see what’s slightly off, ISFP only wants to see it comfortable, and so things and people leave your hands in better shape without feeling they’d been inspected. You remember who can’t have walnuts. For the person with the bad knee, you stop and admire a fence. The same eye that finds the crooked seam also finds the well-made spoon, the odd cloud, and what’s funny about a pigeon. Modest as you are, you know to the inch where the picture ought to hang, and you’re right.",
      argument: [
        "You loved the apartment from the doorway. The light was right, your shoulders came down, and ISFP had signed before the agent found the switch. Then Virgo asked why. A feeling is no answer, so you went home to collect evidence: the water pressure, the bus at night, what the other eleven cost. Three weeks later there was an excellent table of it all, it pointed to the apartment, and a couple who’d seen it once had moved in. The sofa, the doctor, and the person you sat beside at the wedding have gone the same way. Your first answer was good. It simply had no paperwork.",
        "This week, act on one before the research: “I’d like this one. I can’t give you a reason yet.” Then give yourself a single evening to check for anything dangerous, and close the laptop.",
      ],
    },
    Libra: {
      thesis:
        "In a hotel room you move two things, a chair and the lamp, and it becomes a place where somebody could be happy. It takes you a minute. ISFP feels what a room or a person is missing, Libra puts it there so tactfully that they believe it was theirs, and friends come to you before weddings, funerals, and first dates to be told which shirt. They also come for the company. You laugh at the right place in a story, a half second before the others. Two people who can’t stand each other are each sure that you like them best. Children give you their drawings face up, because you’ll look for a long time and ask about the horse.",
      argument: [
        "“Oh, it’s lovely,” you say about the new couch, and your face has already said something else. Libra runs your manners, and they’re excellent. ISFP runs your eyebrows. For half a second the truth about the couch, the fiancé, or the second verse goes plainly across your forehead, and then the nice sentence comes out, and people who know you believe the forehead. Worse, they fill in the rest. You only minded the color; she lies awake thinking that you find the whole apartment vulgar. You’d have spared her a good deal by saying the small thing you meant.",
        "So give the face its words: “I saw you see my face. I love the shape, I’m not sure about the orange, and I’d sit in it all day.” She’ll throw a cushion at you. Now you’re both on the couch.",
      ],
    },
    Scorpio: {
      thesis:
        "At the funeral lunch, everyone else is being brave about the weather. You’ve gone out to the back step, where the widower’s brother is having a cigarette, and you sit down next to him and say nothing for quite a while. He’ll remember it longer than the flowers. ISFP won’t press anyone, Scorpio won’t look away, and so people hand you the true version without having planned to. Secrets go in and don’t come out. When you love something, a song, a stretch of river, one particular person, you love it to the bottom and don’t care to discuss it. And you have a wicked sense of humor, delivered in a murmur, and whoever sits beside you at solemn occasions has paid for it.",
      argument: [
        "Of your closest friend you know why she left Denver, what her father said at the wedding, and what she dreams about. She knows that you like dogs. Scorpio wants to get to the bottom of everyone, ISFP would like its own door left shut, and it’s settled so gently that no one objects: she talks, you ask one good question, and when it’s your turn you show her a picture of one. For a year she loves it. Then she begins to feel like a patient. She tells less, and you conclude that people never stay deep for long.",
        "Next time, pay for what you’ve been given, in something of the same weight: “Can I tell you one of mine? It isn’t finished, and I don’t want advice.” Stop when you’ve had enough. She’ll be careful with it; she’s been hoping to be asked.",
      ],
    },
    Sagittarius: {
      thesis:
        "Somewhere past the last gas station you say, “What’s down there?” and that’s how the others came to swim in a quarry, meet the goat, and be home four hours late in excellent spirits. Sagittarius points at the horizon, ISFP notices the light on it, and you’re the rare traveler who comes back with one stone and can tell you exactly where it lay. Strangers like you at once. You skip the small talk and ask to hold the hawk. With a friend who’s stuck in her own head, you don’t discuss it, you take her walking until she’s out of breath and laughing. Nobody has ever felt judged in your car, and plenty has been confessed there.",
      argument: [
        "For months you let people be. Then, in the middle of somebody’s toast, out it comes: “But you don’t even like him.” Sagittarius has a truth ready about everything, and ISFP sits on it, not wishing to hurt a soul, until it goes off by itself at the worst table in town. You didn’t mean it as an attack, so for weeks afterward you’re helpful in every direction, say even less, and it builds again. Your friend hasn’t forgotten. What bothers her most isn’t that you thought it, but that you thought it all year and went along to try on rings.",
        "Let it out sooner and smaller. This week, to one person, in private: “I’ve got a worry about this, and I like you too much to sit on it. Want to hear it?” If they say no, leave it there. They know where you are.",
      ],
    },
    Capricorn: {
      thesis:
        "On moving day, the friends with speeches arrive at eleven. You’ve been there since seven with the right straps, you’ve padded the piano, and you’re the only one who’s asked the old lady downstairs whether the noise is all right. Capricorn makes you dependable; ISFP makes you gentle about it, so being helped by you doesn’t feel like a debt. Your hands have patience that your face doesn’t advertise. Whatever you make is plain and meant to last, with one beautiful thing about it where only its owner will look. A baby or a frightened horse can have you for as long as it takes. Praised for any of it, you look at the thing as though a neighbor had made it.",
      argument: [
        "A pad of heavy watercolor paper, or whatever yours is, has been too good to use for years. ISFP wants the afternoon as it is, now, with this light. Capricorn says when the bills are done. You’re strict, and you’re also honest, so when the bills are done you see that the gutters aren’t, and by five on Sunday the light’s gone and you go to bed early, virtuous and a bit flat. Your friend with the unpaid parking tickets has painted all weekend, badly, and shows you. You say something kind, and it takes you a second longer than it should.",
        "Do it first this week, before anything useful, for one hour on Saturday morning. If someone needs you, say, “I’m busy until ten. I’m not doing anything important, and I’m going to finish it.” The gutters will be there.",
      ],
    },
    Aquarius: {
      thesis:
        "Nine people at the protest have signs with slogans, and yours has a very good drawing of an otter. It’s the one in the newspaper. ISFP cares about this river and this otter, Aquarius cares about all of them, and you join the two without a speech. In a crowd you find the other person who’s standing slightly wrong, and stand wrong with them. Friends of seventy and friends of seven get the same serious attention from you. Things you wear look odd for a year, and then everybody’s wearing them and you’ve stopped. You’ll show up at somebody’s worst hour with a kite, a kite will turn out to be what was missing, and neither of you will ever know why.",
      argument: [
        "At last you find your people. They meet on Wednesdays, they’re all peculiar, they like the same bridges and moths that you do, and you walk home as if there were less gravity. In the third month somebody orders T-shirts. Aquarius wants a circle to belong to, and ISFP can’t breathe in anything with a logo on the chest, so you miss one Wednesday, and then you miss them all. To the others it’s a riddle. They got your size right, and they’d picked that shade of green because they’d seen you in it.",
        "Before you vanish from a group you like, tell one member: “I love this, and I’m no good at uniforms. Can I come without the shirt?” They’ll say of course. A peculiar crowd is the one place where that’s an easy question.",
      ],
    },
    Pisces: {
      thesis:
        "The baby on the train has been screaming since the tunnel. You don’t make faces at it or shake your keys; you start humming, hardly louder than the wheels, looking out the window, and two stations later half the car is asleep. Pisces feels the weather in everybody, and ISFP does some small, exact thing about it with whatever’s at hand. You come home from a party with the whole story of the one person nobody talked to. On a dull gray day you find the color and make the rest of us look. Ask for directions and you’ll be told about a tree. Nobody minds, since it’s a wonderful tree, and the street turns out to be next to it.",
      argument: [
        "It’s ten at night, and you’re sitting on the steps outside your own home, in the dark, because there’s somebody on your couch. Pisces said of course, stay as long as you need. ISFP can’t hear itself think with another person’s sadness in the next room, so you’ve been going the long way home for a week, and in the mornings you run the shower. Your guest isn’t stupid. He’s seen you from the window, and he’s decided that you can’t stand him, when you only wanted the place to yourself on Sunday.",
        "Put an end on the kindness at the start, or put one on now: “I’m happy you’re here. You can stay through Thursday, and I’ll need the evenings quiet.” He’ll unpack properly at last. It’s easier to be a guest when you know how long you’re welcome.",
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
        "Things that pass through your hands operate better, fit more snugly, and last considerably longer than anyone intended.",
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
    "sun 1":
      "You find out what you want by trying it on, and hardly ever by thinking it over. So take one wish you’ve carried around for a while and live a whole day as if you’d said yes to it. You know by evening, and nobody has to hear why.",
    "sun 2":
      "The right thing in a shop window gives you two choices: buy it and feel guilty, or think about it for a year. Set aside a small sum each week for exactly that. When the next one turns up, it’s paid for, and you get to just like it.",
    "sun 3":
      "Told how a thing is done, you forget it, and shown once, you’ve got it for life. These are good weeks for learning from whoever’s close by. Find a neighbor, a relative or a colleague who does something well, and ask if you can watch for ten minutes.",
    "sun 4":
      "Families keep an old picture of you, the quiet one or the one who doesn’t mind, and you let it hang because taking it down would mean a scene. Skip the speech. Bring them something from your life as it is today, a song, a dish, a thing you’ve made.",
    "sun 5":
      "You wait to be noticed by the person you like, and you do it so quietly that they see nothing. Ask first, in the smallest way: “I’m going there on Thursday, do you want to come?” It works for friends as well, and children nearly always say yes.",
    "sun 6":
      "Being watched while you work makes you slow and clumsy, and hearing the order of the steps sends you looking for the exit. It isn’t a lack of ability. When you’re handed a task, say, “Tell me what it’s for and when you need it,” and do it your way.",
    "sun 7":
      "Little by little the other person’s plans turn into yours, with their friends, their hours and the music in the room. It’s how you love, and after a while you miss yourself. Take back one evening a week and say so without an excuse: “Wednesdays I’m doing my own thing.”",
    "sun 8":
      "What you want in a bad hour is to be held, and what you get is questions. Nobody can read that in your face, so tell the person you trust beforehand, on a good day: “When I go quiet, don’t ask me anything yet, just stay.”",
    "sun 9":
      "Ideas reach you through things you can touch, and there’s no better place to start. Choose one you love, a song, a spice or a kind of cloth, and follow it back to where it comes from, by book, by class or by train. That’s studying, too.",
    "sun 10":
      "You’d never talk yourself up, and for once you needn’t. Think of the person who likes your work best and ask them for one favor: “Would you mention my name when it comes up?” Most people are pleased to be asked, and they say it better than you would.",
    "sun 11":
      "At a party you slip away without a goodbye, since goodbyes stop the room and everyone looks. Your friends are left to guess whether you liked it. Before you go, find one of them and name the best part, a song, a remark, the half hour outside.",
    "sun 12":
      "When you need to be alone, you get vague: the answer comes late, the plan stays open, and people take it personally. Tell them the plain truth this time, “I’m disappearing until Sunday, and it isn’t about you.” Then put the phone out of sight and enjoy every hour.",
    "new 1":
      "Descriptions of you generally feel as if they had been made for another person, so you let your clothes and your work introduce you instead. Replace one thing. If a color or habit of yours exists only because others expect it, this is a good time.",
    "new 2":
      "Naming a price feels wrong to you. You enjoyed the work, and it seems greedy to be paid for joy, but buyers have no such difficulty, so choose the figure beforehand, a little above the comfortable one. Say it without an apology.",
    "new 3":
      "Because you don’t consider your own company to be news, you wait for others to call, and they conclude that you prefer it that way. A message that requests nothing and describes a single thing you saw today is always welcome.",
    "new 4":
      "Surroundings affect you more than they affect most people, so the wrong lamp can spoil an evening. A good table can rescue it. Improve whatever you look at first in the morning, and your mood will have a better start.",
    "new 5":
      "Affection is discreet in you. The person concerned doesn’t always find out, whereas play makes you forget that anyone is watching, and a shared game, a meal or some music lets you express what you wouldn’t easily say.",
    "new 6":
      "A strict program makes you want to escape, since it treats every morning as the same, and yours are not. A habit lasts better when it is attached to a pleasure, such as a walk that ends at your favorite bakery.",
    "new 7":
      "Before you trust people, you watch how they handle things, whether it is a waiter, a cup or an unfinished drawing of yours. They don’t know about the test. Notice who has been passing it for months without any encouragement.",
    "new 8":
      "Official letters tend to lie unopened. Anything cold and numbered makes you want to be outdoors, and since shared money and old sorrows are easier at the beginning, you can open them beside someone calm, who needs only to sit there.",
    "new 9":
      "Travel for you is about the light, the food or the feeling of a place, and standing in it teaches you more than a lecture does. If something attracts you now, reserve only the first night and leave the others to your senses.",
    "new 10":
      "Your best work is known to a few people, because being looked at spoils it for you, and meanwhile someone louder is considered the talent in the building. Choose one piece you can bear to show. A single stranger is sufficient.",
    "new 11":
      "In a circle of talkers your voice disappears and people consider you shy, whereas with a task for your hands you belong by noon. Friendships develop this way. Look for a group that makes or grows something together.",
    "new 12":
      "Being with others is tiring. However kind they are, you take in everything they don’t say, whereas a path, a bench or a shore asks for no reaction at all, and within minutes you often know how badly you needed it.",
    "full 1":
      "Attention feels like a question. You think you have to answer it, so when people look at you, you make a joke or remember an errand, although it is warmer than usual now and passes without your assistance. Stay where you are.",
    "full 2":
      "Every object you own comes with a story, and that makes it difficult for you to part with any of them, even with those you keep from guilt and not from love. Consider these first. Who would enjoy having them next?",
    "full 3":
      "Across a table your words dry up. Side by side they come, because your eyes have somewhere else to be, so if a remark has troubled you and you never replied to it, suggest a walk. Begin on the way.",
    "full 4":
      "At home your affection is in deeds, the mended strap or the seat by the window, and those who live with you depend on it more than they realize. Still, say it once. An ordinary sentence makes them happy.",
    "full 5":
      "Praise slides off you. While others admire the whole, you are looking at the corner that isn’t right, so if something you made is noticed now, consider that the speaker isn’t being polite and simply sees everything else.",
    "full 6":
      "Your senses notice strain early, but you respond to it late, after everyone else has been accommodated. If daily obligations have become heavier than they used to, try a week of generous sleep before you alter anything larger.",
    "full 7":
      "Withdrawing is your answer to disappointment. Arguing seems worse to you than losing people, and so they rarely discover what they did, although many would gladly have behaved differently. If the person matters to you, mention the one thing.",
    "full 8":
      "An old hurt travels a long way in you. You felt it before you understood it, so it can come out months later over a broken dish, and working with your hands for an hour often brings up the real name.",
    "full 9":
      "Rapid talkers can leave you with the impression that you have no opinions. In fact, yours come from years of observation, so a single sentence beginning with “I have seen” is difficult to contradict. You needn’t defend it any further.",
    "full 10":
      "Discussion of your work starts when you have left the room, and you generally make sure that you leave. If a result is being considered now, stay to hear it. Strangers seldom mention the part that worries you.",
    "full 11":
      "Because you are easy to have around, a group can go for months without wondering what you would like. They mean no harm by it. A mild no about something unimportant will show you how each of them responds to your wishes.",
    "full 12":
      "What you keep entirely to yourself is hidden from care more than from shame, as if speaking would damage it. If a tiredness or a wish comes near now, it asks for no solution. Give it an entire unhurried evening.",
    "eclipse 1":
      "There is comfort in being overlooked. It is familiar to you, and no one expects very much, so when that is no longer the case, allow yourself several weeks before you conclude that being seen is unpleasant.",
    "eclipse 2":
      "Money tires you because it can’t be touched, so an alteration in your income feels like losing the ground, but a skill remains in your hands, and you can name three people who have needed it.",
    "eclipse 3":
      "You leave fondness unspoken. If a familiar exchange with someone is coming to an end, a short letter saying what you liked about it is easier for you than a speech.",
    "eclipse 4":
      "Objects reach further into you than you let on, so a change at home is felt through them, and if you keep one that you choose with care, the others become easier to give away.",
    "eclipse 5":
      "No one notices sooner than you that a pleasure is over, because your delight can’t be imitated. Fill the gap. Unfamiliar material is preferable, since you have no standard to reach.",
    "eclipse 6":
      "Keep two hours empty. When a daily routine comes apart, people notice your available time, and you are quick to lend it out, before you know what it is good for.",
    "eclipse 7":
      "You adapt so gracefully to other people that no one sees it happen, yourself included, so as the terms between you and someone shift, name one arrangement that you would like to be different.",
    "eclipse 8":
      "The formal side of a shared debt or loss intimidates you, and you put it off for that reason. It does end. Afterward there is generally an unexpected lightness that deserves a celebration.",
    "eclipse 9":
      "A conviction of yours is held with the whole body, so it takes time to leave when it no longer fits what you have seen. There is no hurry to replace it with another.",
    "eclipse 10":
      "Titles mean little to you compared with how the hours feel, so when one position ends and another becomes possible, ask to spend a day there and pay attention to your hands and shoulders.",
    "eclipse 11":
      "Turning up is how you look after friendships, so when a circle breaks apart you lose the occasions as well as the people. After a month, invite those you miss.",
    "eclipse 12":
      "Private endings are something you mark outdoors, without witnesses, because words would make them smaller, and the telling can wait until someone asks who has earned the answer. It suits you.",
    "jupiter soft":
      "When life is generous you follow whatever attracts you, since your liking is usually a good guide. With a dozen attractions, it fails. Among several invitations on the same day, take the one that frightens you slightly, because those are the ones you remember with pleasure.",
    "jupiter hard":
      "Everything looks appealing at such a time, and you start one project after another, with a genuine appetite for each of them, although every half-made thing retains a claim on you. Release one. Before you add another, find the person who will complete it.",
    "saturn soft":
      "What you have practiced in private can turn out to be valuable to people who pay. You like gradual shaping, so this period suits you, but surprise makes you agree to the first terms you hear, which is a reason to ask for a few days. Bring someone who bargains.",
    "saturn hard":
      "Forms and schedules stand in the way for some months, and they chafe because you need to feel free in order to breathe, and neither charm nor absence removes them. A few dull signatures, done together in one morning, generally protect more of your freedom than they take.",
    "uranus soft":
      "A wild idea of yours can become practical now, particularly if no one argues against it too soon. Try it on. A long weekend with its real hours and its real budget is how you understand a way of living and see where it is uncomfortable.",
    "uranus hard":
      "You put up with a great deal, agreeably, because a complaint seems like a scene, and in restless months, when the road looks friendly, you are gone one morning. Wait a little. Before you leave anything, explain what you can’t continue, since others would often alter it.",
    "neptune soft":
      "Music, color and the mood of a street affect you more deeply than they ordinarily do, and this openness is half of your gift. Nothing needs to be produced, since the best ideas arrive when you have stopped trying to have any, and a week of observation is time well spent.",
    "neptune hard":
      "The moods of other people enter you easily, and because they come without a name you take them for your own, so when a sadness has no history, ask yourself whom you met that day. Sums and agreements should be written down now, since sympathy makes you generous with numbers.",
    "pluto soft":
      "Something that you usually see from the corner of your eye can be looked at directly for a while, and you needn’t conquer it, because your way of learning is to stay near and wait. What frightens you there is frequently younger and less fierce than it seemed from a distance.",
    "pluto hard":
      "No one can make you do a thing, and few people discover it. You resist by becoming difficult to reach, and it spares you the quarrel and leaves them guessing. If someone presses you now, a calm refusal spoken aloud is shorter than disappearing, and easier on everyone.",
    "mercury retrograde":
      "Messages go astray at such a time, and you answer late anyway because you mean what you write, but the delay does no damage now, and a second draft generally improves the letter.",
    "mercury direct":
      "A reply that you have owed for a long time looks larger to you than it is, because guilt adds to it daily. Send two lines. Leave out the paragraph of apology.",
    "venus retrograde":
      "A former love or an abandoned hobby looks lovely now, because your memory preserves the light and loses the quarrel. Enjoy the picture. Then ask an old friend how they remember that time.",
    "venus direct":
      "Your eye is reliable again, and so is your pleasure. Whatever you have kept going back to look at, a thing or a person, has passed a longer test than most people ever give.",
    "mars retrograde":
      "Your anger turns inward. It is so polite that it passes for fatigue, and if you are tired without having done much, swimming or repairing something helps more than another hour of rest.",
    "mars direct":
      "The desire to begin returns, and with you it doesn’t keep for long, so half an hour with the material itself is worth more than an evening spent in getting ready for it.",
    "ingress jupiter":
      "Go a little further. This area of life becomes wider for about a year, while your habit is to stay in the first attractive corner you find, however much energy you have.",
    "ingress saturn":
      "Two or three years of patient shaping begin here, and you never minded work that takes long, only being hurried. Choose a craft or a bond you would respect on difficult days.",
    "ingress uranus":
      "Part of your life becomes less predictable for years. You bend better than planners do, and a little money or time put by lets you bend when you choose to.",
    "ingress neptune":
      "For many years this part of life has softer edges, and your senses are admirably made for that, though agreements are the exception and belong in plain writing. Keep a copy.",
    "ingress pluto":
      "Nothing here is urgent. A very long change begins, and though you have considerable tact in avoiding things, over the years curiosity tends to grow stronger than avoidance.",
  },
};
