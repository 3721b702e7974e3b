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
        "A big kid is shoving a small one off the swing, four parents are exchanging looks, and you’re already across the grass, crouched down, asking the big one his name. Nobody who met you at dinner would have predicted it. ISFP moves only for what it loves, Aries moves at once, and so your courage turns up late in conversation and early everywhere else. The wasp gets carried out under a glass, somebody wants to thank you, and you’ve gone to look at the ducks. Shy people grow bold in your company, because you make nerve look like an ordinary possession. Late in the evening, on somebody’s tailgate, with one person, you talk, and it’s been worth waiting for.",
      argument: [
        "For a stranger who’s been overcharged, you’ll hold up the line, whereas for yourself, you say it’s no problem and pay. Aries has a fight ready by breakfast, ISFP can’t stand the sound of one, least of all when its own wishes are the subject, and so all that nerve gets lent out. You go in to defend a colleague’s vacation and come back having won it, and on the way out your boss asks whether you need anything. “I’m good,” you say, years behind on your pay, and she believes it. Why wouldn’t she? She’s just seen what you’re like when something’s wrong.",
        "This week, take one matter of your own and speak as you would for a friend: “I’ve got something to bring up, and this time it’s for me.” Go early in the day, on your feet, before you’ve had time to be nice about it.",
      ],
    },
    Taurus: {
      thesis:
        "Guests who meant to stay an hour look up, and it’s dark out. Partly it’s the chair, partly it’s the light, and mostly it’s that no one has to be interesting. ISFP feels what a person needs, Taurus knows where the blanket is, and the calm they make together is worth a drive across town. Hands are how you think. They can tell by its weight whether a thing was made properly, they take out a splinter so gently that the child forgets to cry, and when a friend comes late, one of them is resting on the seat you’ve saved. Later, when everybody thinks you’ve dozed off, you say the driest line of the evening with your eyes closed.",
      argument: [
        "Ask you on Monday about Saturday, and you’d rather see how you feel. Turn up on Saturday with the car running, and you’re appalled. ISFP can’t be pinned down ahead of time, and Taurus can’t be dug out without notice, so there’s a stretch of about a day in which you can be invited anywhere, and nobody knows when it is. A friend with a spare ticket tries early and gets a warm “let’s see,” tries late and gets a warm “next time,” and takes her cousin. On Sunday you look at the pictures and think that you’d have loved it, and you would.",
        "Tell one person how to catch you: “Ask me Thursday night about Saturday, and I’ll give you a real answer.” Then treat the answer as settled, because once you’re out of the house, you’re seldom sorry.",
      ],
    },
    Gemini: {
      thesis:
        "Ride six stops on a bus, and you’ve met the driver, a man with a cello, and somebody’s four-year-old, and each of them goes home thinking they were the interesting one. None of it is put on: Gemini finds the words, ISFP makes sure they don’t bruise anybody, and that’s a rarer pairing than it sounds. Meanwhile your eye is busy: you touch every fabric in the store, catch a haircut of half an inch, and know from the doorway that two people have just stopped arguing. Affection from you arrives as a picture of a dog in a raincoat, sent without comment, on exactly the afternoon it was needed. Ask how you knew, and you’ll say you didn’t. You just liked the raincoat.",
      argument: [
        "At lunch you describe the thing you’re going to make, the mural or the menu or the trip down the coast in a borrowed van, and you do it so well that the whole table can see it. That’s Gemini, having a wonderful time. On Saturday you sit down to begin, and it feels like a rerun. ISFP wants to make what nobody has looked at yet, and now everybody has looked. So the brushes go back in the jar, and when a friend asks how it’s coming, you change the subject and feel like a fraud. You aren’t one; you told it too early.",
        "This week, start something before you mention it. If anyone asks what you’ve been up to, say, “I’m making something, and I’m not telling you what it is yet.” Enjoy their faces, and once it’s half built, bring it to lunch.",
      ],
    },
    Cancer: {
      thesis:
        "Somebody in the house can’t sleep, and you’re awake before they’ve reached the stairs. Without asking, you move over on the couch, hand them half the blanket, and go on with the nature program, and by the time the otters have found the river, they’ve told you. Cancer remembers what comforts whom, ISFP knows how to offer it without a speech, and people feel looked after before they’ve noticed they were low. From the way a key turns you can tell how the day went. Old dogs choose you. The photographs you take, of hands, of boots by a door, are the ones everyone wants copies of. In safe company you’re sillier than your coworkers would believe.",
      argument: [
        "By the second day of the family visit, you’re standing in the garage, looking at paint cans. Nothing happened. Cancer wanted everyone under one roof and counted the weeks until they came; ISFP hasn’t had a thought of its own since Friday. Usually you settle it by staying put and leaving on the inside: you pass things, you say “mm-hm,” and a child tells the end of her story to a very kind face with nobody behind it. Sensing the distance, they come closer and ask what’s wrong, and you go back to the garage.",
        "Leave where they can see you: “I love having you all here. I’m taking an hour by myself, and then I want to hear about the play.” Walk around the block a few times and return when you said. They’ve missed somebody who was in the room; they won’t mind missing you for an hour.",
      ],
    },
    Leo: {
      thesis:
        "Before every party, you stand on the step for a moment and breathe. Nobody would guess it from the next four hours. ISFP supplied the nerves and the taste, Leo chose the jacket, and what comes through the door is splendid in a way that makes other people stand up straighter. Dull evenings improve within ten minutes of you, and nobody can say what you did. Praise from you names the very thing its owner had worked on in secret, so it gets believed. You’ll defend an absent friend before the whole table and tease him about it for a month. If a plan doesn’t light you up, no argument on earth will sell it to you; if it does, you’re already holding the keys.",
      argument: [
        "For days before the wedding, nobody can get a word out of you, because you’ve promised to give the toast. Leo took that call, and saw the lights. ISFP has to live through the nights in between, and Leo would sooner faint than have it known. So you go curt and silent, and on the drive over you snap at your friend about the lane. Then you stop on the step, breathe, and walk in, and strangers enjoy how warm you are, while he, having had the week, naturally thinks you like them better.",
        "Few people get to see us before we’ve pulled ourselves together, and they can’t know it’s trust unless somebody says so. Tell the one who’s been getting the silence, this week: “I’m scared about Saturday, and I took it out on you. Would you hold my hand until we’re through the door?” Then go in together.",
      ],
    },
    Virgo: {
      thesis:
        "A shirt lent to you comes back with its missing button sewn on. Its owner won’t notice until Thursday, when it closes, and if asked, you’ll say it was always like that. Virgo can see what’s slightly off, ISFP only wants to see it comfortable, and so things and people leave your hands in better shape without feeling they’d been inspected. You keep track of who can’t have walnuts, and for the person with the bad knee, you stop and inspect a fence. The same eye that finds the crooked seam also finds the well-made spoon, the odd cloud, and what’s funny about a pigeon. Modest as you are, you know to the inch where the picture ought to hang, and you’re right.",
      argument: [
        "You loved the apartment from the doorway. The light was right, your shoulders came down, and ISFP had signed before the agent found the switch. Then Virgo asked why. A feeling is no answer, so you went home to collect evidence: the water pressure, the bus at night, what the other eleven cost. Three weeks later there was an excellent table of it all, it pointed to the apartment, and a couple who’d seen it once had moved in. The sofa, the doctor, and the person you sat beside at the wedding have gone the same way. Your first answer was good; it simply had no paperwork.",
        "This week, act on one before the research: “I’d like this one. I can’t give you a reason yet.” Then give yourself a single evening to check for anything dangerous, and close the laptop.",
      ],
    },
    Libra: {
      thesis:
        "In a hotel room you move two things, a chair and the lamp, and it becomes a place where somebody could be happy. It takes you a minute. ISFP perceives what a room or a person is missing, Libra supplies it so tactfully that they believe it was theirs, and friends come to you before weddings, funerals, and first dates to be told which shirt. They also come for the company, since you laugh at the right place in a story, a half second before the others. Two people who can’t stand each other are each sure that you like them best. Children give you their drawings face up, because you’ll look for a long time and ask about the horse.",
      argument: [
        "“Oh, it’s lovely,” you say about the new couch, and your face has already said something else. Libra runs your manners, and they’re excellent. ISFP runs your eyebrows. For half a second the truth about the couch, the fiancé, or the second verse goes plainly across your forehead, and then the nice sentence comes out, and people who know you believe the forehead. Worse, they imagine the rest: you only minded the color, and she lies awake thinking that you find the whole apartment vulgar. You’d have spared her a good deal by saying the small thing you meant.",
        "So give the face its words: “I saw you see my face. I love the shape, I’m not sure about the orange, and I’d sit in it all day.” She’ll throw a cushion at you. Now you’re both on the couch.",
      ],
    },
    Scorpio: {
      thesis:
        "At the funeral lunch, everyone else is being brave about the weather. You’ve gone out to the back step, where the widower’s brother is having a cigarette, and you sit down next to him and say nothing for quite a while. He’ll remember it longer than the flowers. ISFP won’t press anyone, Scorpio won’t look away, and so people hand you the true version without having planned to. Secrets go in and don’t come out. When you love something, a song, a stretch of river, one particular person, you love it to the bottom and don’t care to discuss it. And you have a wicked sense of humor, delivered in a murmur, and whoever sits beside you at solemn occasions has paid for it.",
      argument: [
        "Of your closest friend you know why she left Denver, what her father said at the wedding, and what she dreams about. She knows that you like dogs. Scorpio wants to get to the bottom of everyone, ISFP would like its own door left shut, and it’s settled so gently that no one objects: she talks, you ask one good question, and when it’s your turn you show her a picture of one. For a year she loves it, and then she begins to feel like a patient. She tells less, and you conclude that people never stay deep for long.",
        "Next time, pay for what you’ve been given, in something of the same weight: “Can I tell you one of mine? It isn’t finished, and I don’t want advice.” Stop when you’ve had enough. She’ll be careful with it; she’s been hoping to be asked.",
      ],
    },
    Sagittarius: {
      thesis:
        "Somewhere past the last gas station you say, “What’s down there?” and that’s how the others came to swim in a quarry, meet the goat, and be home four hours late in excellent spirits. Sagittarius points at the horizon, ISFP notices the light on it, and you’re the rare traveler who comes back with one stone and can tell you exactly where it lay. Strangers like you at once, because you skip the small talk and ask to hold the hawk. With a friend who’s stuck in her own head, you don’t discuss it, you take her walking until she’s out of breath and laughing. Nobody has ever felt judged in your car, and plenty has been confessed there.",
      argument: [
        "For months you let people be. Then, in the middle of somebody’s toast, out it comes: “But you don’t even like him.” Sagittarius has a truth ready about everything, and ISFP sits on it, not wishing to hurt a soul, until it goes off by itself at the worst table in town. You didn’t mean it as an attack, so for weeks afterward you’re helpful in every direction, say even less, and it builds again. Your friend hasn’t forgotten, and it bothers her less that you thought it than that you thought it all year and went along to try on rings.",
        "Let it out sooner and smaller, this week, to one person, in private: “I’ve got a worry about this, and I like you too much to sit on it. Want to hear it?” If they say no, leave it there. They know where you are.",
      ],
    },
    Capricorn: {
      thesis:
        "On moving day, the friends with speeches arrive at eleven. You’ve been there since seven with the right straps, you’ve padded the piano, and you’re the only one who’s asked the old lady downstairs whether the noise is all right. Capricorn makes you dependable; ISFP makes you gentle about it, so being helped by you doesn’t feel like a debt. Your hands have a patience that your face doesn’t advertise, and whatever you make is plain and meant to last, with one beautiful thing about it where only its owner will look. A baby or a frightened horse can have you for as long as it takes. Praised for any of it, you look at the thing as though a neighbor had made it.",
      argument: [
        "A pad of heavy watercolor paper, or whatever yours is, has been too good to use for years. ISFP wants the afternoon as it is, now, with this light, while Capricorn says when the bills are done. You’re strict, and you’re also honest, so when the bills are done you see that the gutters aren’t, and by five on Sunday the light’s gone and you go to bed early, virtuous and a bit flat. Your friend with the unpaid parking tickets has painted all weekend, badly, and shows you. You say something generous, and it takes you a second longer than it should.",
        "Do it first this week, before anything useful, for one hour on Saturday morning. If someone needs you, say, “I’m busy until ten. I’m not doing anything important, and I’m going to finish it.” The gutters will be there.",
      ],
    },
    Aquarius: {
      thesis:
        "Nine people at the protest have signs with slogans, and yours has a very good drawing of an otter. It’s the one in the newspaper. ISFP cares about this river and this otter, Aquarius cares about all of them, and you join the two without a speech. In a crowd you find the other person who’s standing slightly wrong, and stand wrong with them. Friends of seventy and friends of seven get the same serious attention from you. Things you wear look odd for a year, and then everybody’s wearing them and you’ve stopped. You’ll show up at somebody’s worst hour with a kite, a kite will turn out to be what was missing, and neither of you will ever know why.",
      argument: [
        "At last you find your people: they meet on Wednesdays, they’re all peculiar, they like the same bridges and moths that you do, and you walk home as if there were less gravity. In the third month somebody orders T-shirts. Aquarius wants a circle to belong to, and ISFP can’t breathe in anything with a logo on the chest, so you miss one Wednesday, and then you miss them all. To the others it’s a riddle, since they got your size right, and they’d picked that shade of green because they’d seen you in it.",
        "Before you vanish from a group you like, tell one member: “I love this, and I’m no good at uniforms. Can I come without the shirt?” They’ll say of course, since a peculiar crowd is the one place where that’s an easy question.",
      ],
    },
    Pisces: {
      thesis:
        "The baby on the train has been screaming since the tunnel. You don’t make faces at it or shake your keys; you start humming, hardly louder than the wheels, looking out the window, and two stations later half the car is asleep. Pisces feels the weather in everybody, and ISFP does some small, exact thing about it with whatever’s at hand. You come home from a party with the whole story of the one person nobody talked to. On a dull gray day you find the color and make the rest of us look. Ask for directions and you’ll be told about a tree. Nobody minds, since it’s a wonderful tree, and the street turns out to be next to it.",
      argument: [
        "It’s ten at night, and you’re sitting on the steps outside your own home, in the dark, because there’s somebody on your couch. Pisces said of course, stay as long as you need. ISFP can’t hear itself think with another person’s sadness in the next room, so you’ve been going the long way home for a week, and in the mornings you run the shower. Your guest, who’s no fool, has seen you from the window and concluded that you can’t stand him, when you only wanted the place to yourself on Sunday.",
        "Put an end on the kindness at the start, or put one on now: “I’m happy you’re here. You can stay through Thursday, and I’ll need the evenings quiet.” He’ll unpack properly at last, because it’s easier to be a guest when you know how long you’re welcome.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "Where others discuss how to begin the mural, you put the first color on, and brushes appear everywhere.",
        "Cautious people end up ordering the unfamiliar dish with you, swimming in their shirts, and talking about it for years.",
        "When a pan catches fire your hands turn calm and exact, and the lid is on before anyone has screamed.",
      ],
      costs: [
        "Half of what you accomplish at work goes unannounced, and later you resent everybody who missed it.",
        "You leave a group the moment it stops feeling alive, and friends learn about it from your empty chair.",
        "A single unsuccessful attempt insults you so much that the paints or the guitar disappear until next year.",
      ],
      tensions: [
        {
          between: "Doing it alone or together",
          text: "You’d get there sooner with help, and you’d like it to be all yours, so you carry the couch by yourself. Let one person take the other end this week, without giving directions.",
        },
        {
          between: "Leaping or looking",
          text: "The first spark says to buy the ticket, and the questions come the next morning, when you’ve already paid. Leave the next one unpaid overnight, and ask yourself again over breakfast.",
        },
        {
          between: "Being easygoing or respected",
          text: "You’d like to be no trouble and you’d like some respect, so you shrug at a friend’s joke and burn for days. Say, “Ouch, that one got me,” while everybody’s still laughing.",
        },
      ],
      practice:
        "On seven evenings in a row, show one person something you made or did that day, a sketch, a repair, a good pass, and say what you like about it. Stop there, before any apology, and put a dot on the calendar.",
    },
    Earth: {
      gifts: [
        "A wobbly chair that’s been through your hands stands firm, and the replacement leg is the handsomest part of it.",
        "Nervous people calm down when they garden or cook beside you, because nothing about you is ever in a hurry.",
        "At the market your thumb can tell ripe from tired and leather from plastic, and friends wait for your verdict.",
      ],
      costs: [
        "You stay comfortable for years in a position that you’ve outgrown, and nobody thinks to offer you a larger one.",
        "Whatever you disliked about a friend’s effort you redo privately, and the friend never learns what was wrong with it.",
        "Official mail waits unopened under the fruit bowl, and the thought of it gets into your whole weekend.",
      ],
      tensions: [
        {
          between: "Keeping or clearing",
          text: "Every old jacket brings an afternoon back to you, and the closet won’t shut, so you push harder. Photograph three of them, wear each one once more around the block, and give them away.",
        },
        {
          between: "Perfecting or letting go",
          text: "You’d like your best work to be seen, and it always wants another hour, so it stays home. Hand over the next piece while you still love it, with one flaw left in.",
        },
        {
          between: "Going along or refusing",
          text: "You can’t stand to disappoint a friend, and you can’t be budged either, so you agree and then don’t appear. Say no aloud the same day, and offer an alternative that you’d honestly enjoy.",
        },
      ],
      practice:
        "Each morning for a week, before the first coffee, take one piece of paper that you’ve been avoiding, and give it fifteen minutes by the kitchen timer. Stop when it rings, even in the middle of a word, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You need five plain words to say what’s wrong with the poster, and the person who drew it isn’t offended.",
        "Friends try the ridiculous hat or the new haircut in your company, since your eye is generous and never cruel.",
        "On the way to lunch you point at a cloud or a doorway, and hurried people stop and look.",
      ],
      costs: [
        "When two friends disagree, you see what each of them means, and both conclude that you don’t much care.",
        "Everything is “interesting” when you describe it, and a person you adore goes on waiting for a warmer word.",
        "Six projects lie open on your desk at once, and colleagues who need one of them give up asking.",
      ],
      tensions: [
        {
          between: "Telling it or seeing it",
          text: "You’d like to look at the heron forever and you’d like somebody to know, so the phone comes out first. Watch until it flies, and put it into one sentence at home.",
        },
        {
          between: "Staying open or settling",
          text: "At work you see something valuable in every version, and leaving it open feels fair, so everyone waits. Give your preference by noon, in one line, even if you’re only sixty percent sure.",
        },
        {
          between: "Being charming or known",
          text: "You’d like to be understood, and wit is safer, so friends go home amused and none the wiser. Let one serious question go by without a joke, and answer it in two sentences.",
        },
      ],
      practice:
        "Once a day for a week, send somebody a single line about a thing you looked at, with no joke in it and no question. Copy all seven onto a postcard, read it over on the last evening, and leave it at that.",
    },
    Water: {
      gifts: [
        "When somebody is near tears in a meeting, you knock over the pens, and everyone looks at the floor.",
        "A very old, bewildered person grows peaceful when you sit down, shell a bowl of peas, and simply stay.",
        "A song you play or a soup you make gives people back a summer they’d thought was gone.",
      ],
      costs: [
        "A stranger’s bad afternoon comes home with you, and it occupies the evening you’d been saving for yourself.",
        "Slights go in without a sound and come out in another season, at somebody who is completely innocent.",
        "Because your help arrives without a bill, colleagues return for more of it, and you end up hiding in the stairwell.",
      ],
      tensions: [
        {
          between: "Helping or making",
          text: "You want an afternoon to make something, and somebody’s emergency always sounds more important, so the paper stays blank. Begin with twenty minutes at the table, and answer the message after that.",
        },
        {
          between: "Feeling it or saying it",
          text: "You’d like them to know you’re hurt and you’d hate to announce it, so they see a calm face and relax. Name the exact second, the same day: “When you laughed, that stung.”",
        },
        {
          between: "Mercy or fairness",
          text: "You forgive a colleague immediately, and during the night the anger returns and wants its turn. Wait until morning before you say it’s all right, and tell them you’re waiting.",
        },
      ],
      practice:
        "Every evening for a week, before bed, write one line in a small notebook: a feeling that was yours alone that day, and where in the body it sat. After the seventh line, underline whatever came twice, and put the notebook away.",
    },
  },
  openings: [
    "Asked to describe yourself, you look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you’ve disliked the flattering versions most, so these first pages only observe: what you pick up, what you set down, and whose hand has been in your sleeve since birth.",
    "Somewhere between your eye and your wrist there’s a considerable talent. It has never fit on a form. You’ve been paid for its neighbors instead, for being punctual, dependable and no trouble. This part looks at the talent itself, where it would feel at home, what it ought to earn, and why you turn your back just as the envelopes come around.",
    "You say “I love you” with cherries, with a tuned bicycle, with the cooler side of the bed. It’s a fluent language, and still nearly everyone who loves you has had to live for a while without a dictionary. These pages turn nobody into a talker; they supply a little vocabulary for the evenings when the cherries aren’t getting through.",
    "For someone so difficult to quarrel with, you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, every one of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, all the same, and handle nothing until you’ve asked permission.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But anyone so attentive to surfaces can overlook a few creaking boards of their own, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist: they have an itinerary, and you have places where you stopped and looked. Before you envy them, put your places on a map, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "sun 1":
      "What you want you find out by trying it on, and hardly ever by thinking it over. Take one wish that’s been traveling with you for a while and live a whole day as though you’d said yes to it. By evening you know.",
    "sun 2":
      "The right object in a shop window gives you two alternatives: buy it and feel guilty, or think about it for a year. Set aside a modest sum each week for exactly that, so that the next one is paid for, and you’re at liberty to simply like it.",
    "sun 3":
      "Told how a thing is done, you forget it, and shown once, you’ve got it for life. Find a neighbor or a colleague who does something beautifully, and ask permission to look on for ten minutes.",
    "sun 4":
      "Families keep an old portrait of you, the quiet one or the one who doesn’t mind, and you let it hang because taking it down would mean a scene. Instead of a speech, bring them something from your life as it is today, a song, a recipe, an object of your own making.",
    "sun 5":
      "Waiting to be noticed by the person you like is something you do so quietly that they see nothing. Ask first, in the most modest manner: “I’m going there on Saturday, do you want to come?” It works for friends as well, and children nearly always say yes.",
    "sun 6":
      "Being observed while you work makes you clumsy, and hearing the order of the steps sends you looking for the exit. When you’re handed a task, say, “Tell me what it’s for and when you need it,” and do it your way.",
    "sun 7":
      "Little by little the other person’s arrangements turn into yours, with their friends, their hours and the music in the room. It’s how you love, and since after a while you’d like to see something of yourself, take back one evening a week and say so without an excuse: “Wednesdays are mine.”",
    "sun 8":
      "What you want in a terrible hour is to be held, and what you get is questions, because nobody can read the difference in your face. Tell the person you rely on beforehand, on a good day: “When I go quiet, don’t ask me anything yet, just stay.”",
    "sun 9":
      "Ideas come to you through things you can touch, and there’s no better place to start. Take one you love, a melody, a spice or a particular cloth, and trace it to where it comes from, by book, by class or by train. That’s studying, too.",
    "sun 10":
      "You’d never talk yourself up, and for once it’s unnecessary. Think of the person who appreciates your work most and ask them for one kindness: “Would you bring up my name when there’s an opening?” They’ll say it better than you would.",
    "sun 11":
      "At a party you slip away without a goodbye, since goodbyes interrupt the room and everyone looks, and your friends are left to speculate about whether you liked it. Before you go, find one of them and name the best part, a song, an observation, the half hour outside.",
    "sun 12":
      "When you need to be alone, you get vague: the answer comes late, the arrangement stays open, and people take it personally. Tell them the simple truth this time, “I’m disappearing until Sunday, and it’s nothing you did,” and put the phone away.",
    "new 1":
      "Asked to describe yourself in three words, you look down at your shoes, which have in fact already answered, because your clothes and your work make your introductions for you. If a color or a habit of yours exists only because somebody expects it, this is a natural moment for replacing it.",
    "new 2":
      "Naming a price makes you blush, because you enjoyed the work, and it seems greedy to be paid for joy. Buyers have no such difficulty, so settle the figure alone beforehand, a little above the comfortable one, and announce it without looking at the floor.",
    "new 3":
      "Since nothing has happened to you that you’d consider news, you wait for other people to call, and they conclude that you prefer it that way. Send somebody a message that wants no answer and describes a single thing you saw today, the heron or the purple bus.",
    "new 4":
      "The wrong lamp can spoil an entire evening for you, while other people sit under it without noticing anything. Begin with whatever your eyes meet first in the morning, and improve that one view, even if it’s only a matter of removing the laundry and adding a pear.",
    "new 5":
      "A sheet of really good paper remains empty in your possession, because whatever you put on it would have to deserve it. Begin on the back of an envelope, with a pencil stub, in the middle of another occupation, where nothing is obliged to become anything.",
    "new 6":
      "A strict program treats every morning as the same morning, and by the third of them you’re looking for the exit. A habit stays with you longer when there’s a pleasure at the end of it, for instance a daily walk that happens to lead past the good bakery.",
    "new 7":
      "Before you trust a person you watch what their hands do with a waiter’s tray, a borrowed cup, an unfinished drawing of yours. They’ve no idea that they’re being examined. Somebody has been passing for months without any encouragement, and could be informed of the result.",
    "new 8":
      "Anything official with a reference number lies unopened beside your door, where it gets heavier every week. Ask somebody calm to keep you company while you open the envelopes, a person who has nothing at all to do except be there and occasionally pour the tea.",
    "new 9":
      "What you bring home from a journey is the light at five in the afternoon and whatever they put on their tomatoes, and it’s more instructive than most lectures. If a destination attracts you now, reserve only the first night, and leave the others to your nose.",
    "new 10":
      "The best thing you’ve made is in a drawer, and meanwhile somebody louder is considered the talent in the building. Take out one piece that you can bear to have looked at, and show it to a single stranger, who’ll hardly see the flaw you’re thinking of.",
    "new 11":
      "In a circle of talkers you disappear, and everybody decides that you’re shy, whereas with a rake or a pot to stir you belong to them by noon. Look for people who make or grow something together, where the introductions are optional.",
    "new 12":
      "However kind people are, you hear everything they don’t say, and by evening even a quiet day has been crowded. A tree wants nothing from your face. Begin with one uninterrupted hour beside something that doesn’t talk, a tree, a river or an elderly dog.",
    "full 1":
      "When a whole room turns to look at you, you remember something important that you’ve left in your coat, because attention feels like a question that has to be answered immediately. It’s warmer than usual now, and it passes by itself while you’re standing there.",
    "full 2":
      "Every object you own has a story, which makes it difficult to part with any of them, including those that you’ve kept out of guilt. In this light you can distinguish the two kinds, and somebody would be delighted with the tureen and never ask about the aunt.",
    "full 3":
      "Across a table your words dry up, and side by side they come, because your eyes have somewhere else to be. If there’s an old remark to which you’ve never replied, suggest a walk to that person, and begin when you’re both looking at the ducks.",
    "full 4":
      "Your love at home is a mended strap, the seat by the window, the strawberry without a bruise. Those around you depend on it more than they realize, and an ordinary sentence, said with the strap still in your hand, would make it official.",
    "full 5":
      "Somebody’s standing in front of what you’ve made, visibly happy, and you’re looking at the one corner that isn’t right. Since they haven’t discovered the corner, leave them the whole of it, undisturbed, and find out by listening what it is that other people see.",
    "full 6":
      "Your shoulders know about it on Monday, and you hear of it on Friday, when everybody else has been accommodated. While it’s unusually noticeable what’s been too much, give yourself a week of generous sleep before you give notice to anybody, or to anything.",
    "full 7":
      "Disappointed, you become a little more polite and a little harder to find, and the other person never discovers what it was about. Your absence is visible now, at least from outside, and since many people would gladly have behaved differently, tell them the one thing.",
    "full 8":
      "An old hurt travels underground in you for a remarkable distance, and comes up months later over a broken saucer, although it was never about the saucer. Sand something or knead something for an hour, because your hands generally arrive at the right name before you do.",
    "full 9":
      "Rapid talkers go home with the impression that you have no opinions, whereas yours have come from years of looking and are in no hurry. If a belief is being discussed now, try a sentence that begins with “I’ve seen,” and afterward simply stop.",
    "full 10":
      "People can tell which part of it was yours: the table that looks inviting, the page with room to breathe. Only the name is missing, so sign the next thing in small letters, in the lower corner, as painters have always done.",
    "full 11":
      "At every gathering you end up beside the person nobody’s talking to, and that’s how half of your friendships began. Look up this time toward the noisy side of the room, where it hasn’t gone unnoticed and they’ve been wondering what you two find so entertaining.",
    "full 12":
      "There’s a notebook, a melody or a small private grief that you’ve kept from everybody, out of care rather than shame, as if the air would damage it. It comes close on such a night, and wants no solution from you, only an unhurried evening.",
    "eclipse 1":
      "There’s been some comfort in not being noticed, since nobody expects much of the person by the curtain. As that comes to an end, allow yourself several weeks before concluding that being seen doesn’t agree with you.",
    "eclipse 2":
      "Money that can’t be touched has never seemed entirely real to you, and even so, when it changes, the floor disappears. What your hands are capable of remains, and without much reflection you’re able to name three people who’ve needed it.",
    "eclipse 3":
      "A familiar exchange is coming to an end, with a neighbor, a teacher, somebody at a counter, and your affection was never expressed. A note about what you appreciated, slipped under the door, is easier than a speech.",
    "eclipse 4":
      "When you lose a home, or some part of one, it’s not the address that you mourn but a window, a smell of wood, the sound of the gate, so go and sketch it while it’s there.",
    "eclipse 5":
      "Since your delight can’t be imitated, you’re the first to notice its departure; turn to an unfamiliar material, something you’ve never had in your hands before, where you haven’t any standard to live up to.",
    "eclipse 6":
      "As a daily routine comes apart, people notice that you’ve got time, and you’ve lent it out before discovering what it’s good for. Reserve two of the hours, and tell nobody which.",
    "eclipse 7":
      "You fell for a voice, or for how somebody peels an orange, and painted the remainder yourself. Now the actual remainder comes to light, and it deserves to be examined as patiently as the orange was.",
    "eclipse 8":
      "A debt or a dread that’s been lying across your doorway like a wet dog has finally gone home, and you’re still stepping around it. Walk through the middle once, on purpose, and notice how wide the door is.",
    "eclipse 9":
      "A conviction is something you hold with the whole body, which takes a considerable time to accept that what you’ve seen no longer agrees with it. There’s no necessity for a new one by Monday.",
    "eclipse 10":
      "A position ends, and titles have never meant as much to you as how the hours feel, so before accepting another, ask to spend an ordinary day there, paying attention to what it does to your shoulders.",
    "eclipse 11":
      "When a circle breaks apart you lose the occasions along with the people, because turning up was how you loved them. Let a month go by, and then invite the two whose absence you’ve noticed.",
    "eclipse 12":
      "An ending that nobody knew about is something you celebrate outdoors, with a stone or a swim, since words would only make it smaller. This is one of those, and it’s complete without a witness.",
    "jupiter soft":
      "When life is generous you go wherever your liking leads, and your liking is a reliable guide as long as it’s pointing in a single direction. Just now, when it’s pointing in twelve, accept the invitation that frightens you slightly, because that’s the variety you’re still discussing years later.",
    "jupiter hard":
      "Everything looks delicious at such a time, and you’ve begun the fourth thing while the glue is wet on the third. Every half-made one keeps a hand on your sleeve, so before you start another, give one away to somebody who’d be overjoyed to complete it.",
    "saturn soft":
      "You’ve repeated the same passage in private, for nobody, until it was right, and in such a period, which has a weakness for diligent people, what you’ve practiced turns out to carry weight. Because surprise makes you accept whatever’s proposed first, request a few days, and bring a friend who bargains.",
    "saturn hard":
      "Being hurried and being held up are equally hard on you, because you’ve got a rhythm of your own, and for some months you encounter both, when neither charm nor absence is any help. Guard one hour of the day that runs at your speed, and let the calendar have the remainder.",
    "uranus soft":
      "It’s only after you’ve done a thing that you discover it was unusual, when somebody stops and asks how you ever thought of it, and in this period they stop more often. There’s no need to explain or apologize: make a second one, slightly further out, before anybody has given it a name.",
    "uranus hard":
      "When everything shifts at once, your neck hears of it first, then your appetite and your sleep, and people offer you opinions when what you require is a floor. Cold water, bare feet, an animal that expects breakfast: give the body something solid, and make up your mind about the rest after lunch.",
    "neptune soft":
      "A cello from an open window can make you miss your stop. Music, color and the atmosphere of a street affect you more deeply than they ordinarily do, and since this openness is half of your gift, nothing has to be made of it. A week of looking is a week’s work.",
    "neptune hard":
      "Other people’s sadness gets in without knocking, and since it doesn’t introduce itself you take it for your own. When you discover one in the house that has no history, review whom you met that day, and put amounts and agreements in writing, because pity makes you generous with numbers.",
    "pluto soft":
      "Something you usually see only from the corner of your eye can be examined directly for a while, without any need to conquer it. Your way of getting acquainted with a creature is to sit nearby and wait, and what frightened you from a distance is frequently younger and more timid than it sounded.",
    "pluto hard":
      "“Sure,” you say, very mildly, to anyone who presses you, and then you don’t do it, which spares you a scene on the day and costs you three of them later. Try the honest answer in the same mild tone, “No, that’s not for me,” and return to whatever you had in your hands.",
    "mercury retrograde":
      "You go by the tone of things, and in writing the tone evaporates at such a time, whereas turning up in person, with a basket of plums, is a message that hardly anybody has ever misread.",
    "mercury direct":
      "A reply that you’ve owed for ages looks enormous by now, because guilt feeds it daily. Two lines are enough for it if you leave out the paragraph of apology, which is the longest part anyway.",
    "venus retrograde":
      "A former love or an abandoned hobby is bathed in gold just now, since your memory preserves the light and loses the shouting. Enjoy the picture, and then ask an old friend what the frame looked like.",
    "venus direct":
      "Now that your eye is reliable again, and your pleasure with it, whatever you’ve kept returning to, a person or a teapot, has passed a longer examination than most people ever give to either.",
    "mars retrograde":
      "Your anger is so polite that it passes for fatigue, even with you; if you’re exhausted without having accomplished much, go for a swim or take a hammer to something before you lie down again.",
    "mars direct":
      "The wish to begin is back, and since in your case it spoils like milk, half an hour with the material in your hands beats a whole evening of laying out the brushes.",
    "ingress jupiter":
      "You settle in the first attractive corner you find, but for about a year this area has a good many corners, so go a little further in, returning to the first if it’s still the best.",
    "ingress saturn":
      "Two or three years of patient shaping begin here, and since it was never the time that bothered you, only the hurry, pick a material you’d respect on its difficult days.",
    "ingress uranus":
      "This part of life stops being predictable for some years, and since you bend better than planners do, a little money or time put by lets you bend in a direction of your choice.",
    "ingress neptune":
      "For many years the edges are soft here, as they are at dusk, and your senses are admirably made for that; only agreements require daylight, in plain writing, with a copy for you.",
    "ingress pluto":
      "A very long change begins here, like a river moving its bank, and in spite of your gift for not looking, your curiosity wades in over the years.",
  },
};
