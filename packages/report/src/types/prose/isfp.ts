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
        "Others are still rubbing in the sunscreen when you’re halfway to the buoy, and nobody heard you announce it, because you didn’t. Aries put a spring in your heels and left your vocal cords alone, so people learn your wishes from the splash. What you are really up to is being first at something before anyone can turn it into a race.",
      argument: [
        "On one point these two will never agree, which is witnesses. Aries would like the whole beach to stand up; the Adventurer wants to do the brave thing in peace and be discovered afterward, drying, with a peach. So you go alone, as a rule, at full speed, and feel curiously cheated when no one has seen.",
        "It costs you partners, since nobody can join what was never announced, and it makes you snappish with people whose only offense was to be looking at their phones. Try this three times: before you run, say “I’m going in, who’s coming?” and wait five seconds. Anybody who’s up by then gets to swim with you. Then run as hard as you like.",
      ],
    },
    Taurus: {
      thesis:
        "Some mug in your house has a chip that fits your lip, and you would pack it for a hotel. Taurus gave you the long attachment, to bread, to a hillside, to one person’s neck; everything else in you would rather feel a thing than discuss it. What you are really up to is making one corner of the world so right that it never needs to be explained.",
      argument: [
        "You’d expect no disagreement, with both of them barefoot and fond of cheese. It comes up over novelty. The Adventurer needs, every so often, to wake in an unfamiliar bed and wonder what is outside, and Taurus needs to know who’ll feed the cat; you settle it by postponing the trip until the shoulder season, and then until the other shoulder.",
        "What it costs you is appetite, for even the finest view goes blind if it is looked at from the same step. Try leaving a little at a time. On the first Saturday of the month, sleep somewhere within an hour of home that you have never slept in. Take the mug, be back by supper on the following day, and see how the hillside looks.",
      ],
    },
    Gemini: {
      thesis:
        "At any party you do four accents, learn why somebody’s brother left the navy, and then stand in the bathroom for six minutes with the tap running, looking at the soap. Both are you. Gemini sends you out to gather voices; something slower in you wants to draw one face until it’s right. What you are really up to is collecting enough glances to make one likeness.",
      argument: [
        "Here they disagree: Gemini is convinced that an experience hasn’t happened until it has been told, and the Adventurer feels it diminish with every telling. Ordinarily you settle it by becoming delightful on all subjects that don’t matter to you, so that people leave entertained and have learned nothing about you.",
        "What this costs is company in the one place where you’d like some. You can be quoted all over town and remain unknown at home. So try a trade. Each time you have told three amusing things in a row to a person you like, tell a fourth that isn’t, briefly, and without an accent. Watch whether they lean in. Those who lean in can be told more.",
      ],
    },
    Cancer: {
      thesis:
        "Anything with a broken wing knows your address. People like you keep shoeboxes with air holes, ointments, the sweater of somebody no longer spoken to, and you can tell by the step on the stairs who has had a miserable day. Cancer made you a harbor. What you are really up to is building a home so soft that nobody would ever think of leaving it, with a back gate for yourself.",
      argument: [
        "The gate is what they fight about. Cancer wants everyone in before dark and inspects the toothbrushes; the Adventurer can love people only as long as the latch lifts from the inside. In most weeks you resolve it by staying, and by going absent on the spot, so that they have your hands, your cooking and the back of your head.",
        "The result is that they cling, having sensed a draft, and the more they cling the further off you go. Try leaving properly. One evening each week, put on shoes, announce where you’ll be and when you’ll be back, and return with something small in a paper bag. A person who’s seen to go and come home is far less guarded against than one who fades.",
      ],
    },
    Leo: {
      thesis:
        "You’d sooner sew the costume and stand in the wings with pins in your mouth, and if the lead came down with the flu tonight you would know every step. Leo sits very straight in your spine, waiting. The rest of you would die of it, being looked at by people who can’t see. What you are really up to is finding one audience worth taking your coat off for.",
      argument: [
        "Two opinions of applause are at war in you. Leo requires it as lungs require air; the Adventurer suspects that anything applauded has already been cheapened. You usually settle this by making something gorgeous, leaving it where it will be discovered, and hiding near enough to overhear.",
        "This is expensive. The praise gets credited to somebody else, and you become grand and injured with people who would have cheered if they’d known whom to face. Try a small audience that you have chosen. Invite five people whose judgment you respect, show them one completed thing, and stand beside it for ten minutes. You aren’t allowed to call it nothing. “Thank you” will be sufficient.",
      ],
    },
    Virgo: {
      thesis:
        "Nobody else can see the stitch. You unpick it twice, in the good light, with your jaw set, on something that will have jam on it by noon. Virgo gave you the magnifying glass; you came with the tenderness to need one. What you are really up to is being so careful with everything you touch that no one will ever have cause to be careless with you.",
      argument: [
        "They disagree about when a thing is done. To the Adventurer it’s done when it breathes, and you recognize that moment, because you feel it go through your wrists. Virgo then begins checking. Ordinarily the checking wins: you correct, you continue correcting, and around midnight the thing that was breathing expires.",
        "You pay for it in lively things made merely neat, and in a low opinion of yourself that has excellent documentation. Here’s a procedure for the half that enjoys procedures. When you feel it breathe, put down the tool and leave the building for an hour; on your return you may mend three faults, which you write down before you touch the first. The fourth one stays in, as a signature.",
      ],
    },
    Libra: {
      thesis:
        "If a vase stands two inches too far to the left, you can talk with a widow for an hour and never hear a word until you have found a reason to move it. Libra made your eye a level. You feel a wrong color as others feel a stone in the shoe, and a raised voice as a wrong color. What you’re really up to is arranging things so nicely that nobody in them will want to shout.",
      argument: [
        "Your halves love the same things and part over the question of whose taste is to prevail. Libra would like both chairs to be comfortable and turns to the other person with raised brows; the Adventurer knew on entering which one is ugly. You settle it, nearly always, with “whichever you prefer,” in the tone of a made bed.",
        "After some years of that you’re living in other people’s preferences, attractively lit, and they complain that they never can tell what you want. Neither can you, by then. For two weeks, answer every question of taste within three seconds, wallpaper, film or pizza, before your eyes have had time to reach their face. They may still outvote you. At least there’ll have been a vote.",
      ],
    },
    Scorpio: {
      thesis:
        "There’s usually some drawer or portfolio that no one has opened, and a short list, in your mind, of those who have come near it. You would let a house burn before you’d explain the contents. Scorpio taught you to want all or nothing of a person, and to show neither wish. What you are really up to is being known completely, once, by somebody who wasn’t told where to look.",
      argument: [
        "The dispute is over letting go. The Adventurer lives in this hour, forgives for the sake of peace, and would honestly prefer to watch the herons. Scorpio has kept the receipt. Your habit is to forgive on the surface, immediately and charmingly, and to conduct the trial underneath for as long as it takes, with yourself as the only witness.",
        "What it costs is trust: yours, since the other side never gets to speak, and theirs, since they can feel a verdict coming up through the floor. Try disclosing a little. Tell one person one thing that you’ve been judging them for in silence, admit beforehand what would hurt to hear, and then let them answer. You can keep the rest to yourself for a month.",
      ],
    },
    Sagittarius: {
      thesis:
        "Half unpacked is your favorite condition. There tends to be sand in your good shoes, a train schedule in a language you can nearly read, and someone at home who has given up asking for dates and asks for weather. Sagittarius wants the whole map; you want one cove on it, to yourself. What you are really up to is looking for a place so wide that nobody there would ask what you’re for.",
      argument: [
        "They quarrel over preaching, of all things. Sagittarius comes down from every mountain with a message and would like to deliver it to the bus; the Adventurer saw a goat up there, and the goat was enough. In general you keep still for weeks and then let fly, at a dinner, with a view of life so blunt that the host goes to see about the rice.",
        "It costs you credit on both sides, because people find you vague, then find you rude, and never hear about the goat. Try saying less, and saying it sooner. After each excursion, be it only across town, send one person three lines about one thing that you saw, with no lesson attached. They will ask for more goat.",
      ],
    },
    Capricorn: {
      thesis:
        "Put you in a uniform, with trays to haul, and privately you’re relieved, because nobody asks the one with the trays to sing. Capricorn gave you a backbone and a long view up the slope; inside the backbone there’s a person who wants to lie in a field. What you are really up to is earning so much freedom that you’ll finally be allowed to use it.",
      argument: [
        "One half saves up and the other half ripens today, and there you have the disagreement. Capricorn knows to the month when you’ll be able to afford a year of your own; the Adventurer points out that the apricots are in now. Almost every time you answer with another season’s work, well done and a touch grim, and postpone whatever you would have enjoyed.",
        "So the one who was going to enjoy it all gets rusty, and you reach the top competent and unable to loaf. Treat enjoyment as an appointment. Two hours a week, same afternoon, no phone and nothing that could be called useful; if you should miss it, you owe yourself four. Keep the books on that with your usual rigor.",
      ],
    },
    Aquarius: {
      thesis:
        "In group photographs everyone’s looking at the camera and you are looking at a kite. You aren’t making a point. Aquarius put your eyes at a slant, and your own nature made you too mild to defend it, so you go through life being odd very politely. What you are really up to is finding out if one can belong to people without matching them.",
      argument: [
        "Warm or far, that’s the dispute. Aquarius cares for humanity, from the balcony, and has excellent ideas on how it should live; the Adventurer cares for this one woman with the heavy bag and is already down the stairs. You generally do the second in secret and speak as if only the first concerned you, which confuses everybody, and the woman above all.",
        "It costs you intimacy, because those you’ve helped take you for a visitor, and they don’t call on you. Try staying for the second half of your own kindness. When the bag has been carried up, accept the coffee, sit for twenty minutes, and answer one question about yourself without turning it into a general remark. You can go back to your balcony after that. You’ll know somebody who waves.",
      ],
    },
    Pisces: {
      thesis:
        "Nobody should take you to an aquarium with an octopus in it. It looks at you, you look at it, and forty minutes later a friend is buying you a bun and asking what happened. Nothing you could put in words. Pisces took away the glass between you and the creature in the tank. What you’re really up to is looking for a shape that can contain it all without killing it.",
      argument: [
        "They hardly differ, and you can drown in the agreement. Pisces dissolves, the Adventurer adapts, neither cares for edges, and it’s settled by the last person who came in with a strong mood. You wake up in someone’s project, someone’s marriage, somebody’s Tuesday, and can’t recall having said yes. In fact you hadn’t. You had only tilted your head.",
        "The cost is your own work, which never gets any protected time. Give it some: get a kitchen timer with a loud bell, set it for fifty minutes each morning before you’ve spoken with a living soul, and until it rings do what has your name on it, however badly. When the bell goes you may be flooded by whom you please.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You act on what you see while it can still be of use, and others discover that they can move.",
        "Your delight is contagious; near you, people order the strange dish and swim in their shirts.",
        "In danger you turn calm and exact, and your hands understand things that nobody ever taught them.",
      ],
      costs: [
        "Half your accomplishments go unseen, and then you resent the people you didn’t tell.",
        "You quit things by the window, in splendor, and have to go back for your shoes.",
        "What bores you gets no second look, including several people who merely speak slowly.",
      ],
      tensions: [
        {
          between: "Be seen or be let alone",
          text: "You run for the prize and hide when the names are read. Stay near the podium for ten minutes.",
        },
        {
          between: "Leap or linger",
          text: "The first jolt says go, and some hours afterward you’d like to examine what you have left. Look for a minute beforehand.",
        },
        {
          between: "Easy or proud",
          text: "You shrug, you call it nothing, and you remember it by heart. Admit to minding while it is still worth a laugh.",
        },
      ],
      practice:
        "On three evenings this week tell one person a thing that you did well that day, briefly and without a shrug, and let them answer. Note which of the three made your face the warmest.",
    },
    Earth: {
      gifts: [
        "Things that pass through your hands work better, fit closer, and last considerably longer than they were meant to.",
        "People eat, sleep and tell the truth near you, since nothing about your company is in a hurry.",
        "Your eye for the real thing can’t be bribed; one stroke of the thumb, and you know plastic from bone.",
      ],
      costs: [
        "You can be comfortable for years in a situation that you have quite outgrown.",
        "What you disapprove of you redo by yourself, late, and nobody learns what was wrong with it.",
        "Paper frightens you; envelopes age on your shelf till they cost twice what was in them.",
      ],
      tensions: [
        {
          between: "Keep or clear",
          text: "Each object has its story, and the stories have filled the closet. Photograph ten of them, and give the originals a good-bye.",
        },
        {
          between: "Perfect or parted with",
          text: "Your best work is still at home. Let the next thing out of the house while you are a little in love with it.",
        },
        {
          between: "Mild or immovable",
          text: "You agree to everything and do exactly as you like. Pronounce the no aloud; it’s kinder than a yes made of granite.",
        },
      ],
      practice:
        "Each morning for two weeks, before your first coffee, deal with one piece of paper that you have been avoiding, for fifteen minutes at most. Stop when the time is up, even mid-sentence, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You see the one detail that makes the whole room intelligible, and can put it in five words.",
        "Strangers relax with you, because you are curious about them and want nothing from them.",
        "Your tastes are wide and never cruel, and people try out bolder things within range of your eyebrows.",
      ],
      costs: [
        "You can be merry with forty people and go home without having been met by one.",
        "Having called everything interesting, you are short of a word for what you love.",
        "Projects are opened like windows, all at once, and then there is a draft.",
      ],
      tensions: [
        {
          between: "Talk or look",
          text: "Every word takes you a step back from the thing itself. Look first, for as long as you like; then spend a few words.",
        },
        {
          between: "Open or decided",
          text: "You leave the question ajar in order to be impartial, and others catch cold there. Decide one each week.",
        },
        {
          between: "Charming or known",
          text: "Wit brings them to your table and keeps them on the far side of it. Let one remark go by undecorated.",
        },
      ],
      practice:
        "Once a day for ten days, send someone a single line about something you looked at, with no joke in it and no question. Keep the ten lines together, and read them on the eleventh.",
    },
    Water: {
      gifts: [
        "You can tell what hurts by how a person sets down a bag, and you never make them say it.",
        "Animals, infants and the very old come to you as though an appointment had been made.",
        "What you make has mood in it, and others find their own lost summers there.",
      ],
      costs: [
        "You soak up a stranger’s afternoon and take it out on your own evening.",
        "Slights go in without a sound and surface in the wrong season, at the wrong person.",
        "Your kindness leaves no bill, and so you are at times paid in more need.",
      ],
      tensions: [
        {
          between: "Near or separate",
          text: "You dissolve into those you love, then vanish to dry off. Announce the vanishing, and it will stop looking like a punishment.",
        },
        {
          between: "Felt or told",
          text: "You assume it shows. Most people are poor swimmers and see only the surface, so point at the spot and name it.",
        },
        {
          between: "Merciful or just",
          text: "You pardon at once, and the pardon doesn’t hold. Wait a night before you forgive, and let them know that you are waiting.",
        },
      ],
      practice:
        "Every evening for two weeks, before bed, write down one feeling from that day that was yours alone, whom it concerned, and where in the body it sat. One line is enough. On the last night underline the repeats.",
    },
  },
  openings: [
    "Ask you to describe yourself, and you’ll look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you have disliked every version, the flattering ones most. So these first pages only observe: what you reach for, what you set down, and who’s been reaching in your sleeve all along.",
    "Somewhere between your eye and your wrist there’s a competence that has never fit on a form, though you’ve been paid for its neighbors, for being punctual, handy and no trouble. This part looks at the thing itself, where it would be at home, what it should earn, and why you turn your back just when the envelope is handed around.",
    "You say it with cherries, with a tuned bicycle, with the window side of the bed. It is a fluent language, and nearly everyone who loves you has had to live for a time without a dictionary. What follows won’t make you a talker; it might supply a few words for the evenings on which the cherries aren’t getting through.",
    "For someone so difficult to quarrel with you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, each of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, and handle things only once you have asked.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But the one who notices every surface can overlook her own creaking boards, or his, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist. They have arrows; you have places where you’ve stood still. Before you envy them, lay your standing places end to end, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "new 1":
      "Alter one visible thing on impulse, a sleeve, a collar, the parting in your hair, and when they comment, answer “I wanted to” and leave it there.",
    "new 2":
      "Pick one thing you make or do, write a more respectable price on a tag, and tie the tag to it for a week before anyone has to read it.",
    "new 3":
      "Be the one who gets in touch. A postcard with a drawing is sufficient, to a sibling or the neighbor with the ladder; ask for nothing, and sign your whole name.",
    "new 4":
      "Start with the surface you use most, the banister, the counter, the bed. Sand it, oil it, wash it, letting the more ambitious plans wait until that one is right.",
    "new 5":
      "Start something for the sheer fun of it, and tell the person who flirts with you that you’ve noticed, since being seen to enjoy yourself is part of the game.",
    "new 6":
      "Attach one new habit to a pleasure you already have, such as stretching while the kettle heats. Leave it loose; regulations in capital letters make you run off.",
    "new 7":
      "Show the other person one incomplete thing, early, before you’ve decided about them. How they handle it will tell you more than three dinners’ worth of charm.",
    "new 8":
      "Open the envelope you’ve been using as a bookmark, read only the sum and the date, tell one calm person both, and take the next step together.",
    "new 9":
      "Pick the trip or the class by its smell rather than its prospectus. Then book the first day only, and let that day decide about the second.",
    "new 10":
      "Put your name on one piece of work where a stranger will read it, in small letters if necessary, and leave it up even when your stomach objects.",
    "new 11":
      "Join the group that does something with its hands, and stay for the tea afterward. Twenty minutes is enough; friendships, for you, originate among the crumbs.",
    "new 12":
      "Arrange a day that nobody knows about, with no camera, no purpose, and one long view, and come back before you start to prefer it altogether.",
    "full 1":
      "They’re looking at you, and you feel it in the back of the neck. Don’t tidy yourself into a joke; stand still until the looking has become ordinary.",
    "full 2":
      "What you own and what owns you have become easy to distinguish. Give away one handsome thing that you keep only out of guilt, and pay one bill early.",
    "full 3":
      "A remark you let pass has grown roots. Bring it up on foot, side by side, as briefly as you can, and then point out a bird if you have to.",
    "full 4":
      "Someone at home is asking for words, and you have already offered food. Give both, starting with “I’d have told you sooner, but,” and continue from there.",
    "full 5":
      "Something you made is ready to leave the house. Frame it, sing it, deliver it by the weekend, and let the admiration go all the way in.",
    "full 6":
      "Your body has been sending small notes, and this is the one in red. Cancel what is loud this week. Sleep first; look for explanations later.",
    "full 7":
      "It is becoming obvious who meets you halfway. Before you fade from view, say what you’d have liked from them, because they might still get up and come.",
    "full 8":
      "An old injury rises, quite fresh. Paint it, dig it in, walk it around the reservoir, and on the third day tell the person responsible.",
    "full 9":
      "You’ve seen enough to hold a view, and someone will ask for it. State it once, without apologizing for its accent, and let the others have the last word.",
    "full 10":
      "Your work is being discussed in your absence. Go where it’s discussed. You needn’t speak much; stand next to it, and answer what you are asked.",
    "full 11":
      "The group has come to depend on you as furniture, agreeable and always in place. Decline one thing, propose another, and see which of them are pleased to hear it.",
    "full 12":
      "What you’ve been keeping under the bed wants air. Take it out alone, first, on a slow evening, and consider which one person could bear to look.",
    "eclipse 1":
      "An old way of being overlooked comes to its end. Wear what you’d wear if you meant to be recognized.",
    "eclipse 2":
      "A source dries up, or a new one opens. List what your hands can do before you look at the money.",
    "eclipse 3":
      "A familiar conversation comes to an end. Say the affectionate part aloud while you can both still hear it.",
    "eclipse 4":
      "Something about home is replaced, a couch or a role. Keep one doorknob. Let the remainder go with thanks.",
    "eclipse 5":
      "A pleasure has had its season. Rather than copy it, buy one new kind of paper and wait to see what it wants.",
    "eclipse 6":
      "A routine that hurt you stops unannounced. Leave its place in the week empty for a month before you fill it.",
    "eclipse 7":
      "Between you and another the terms are shifting. Ask for yours in a dozen words, then stay to hear theirs.",
    "eclipse 8":
      "Some debt, of cash or feeling, is settled. Burn the paper in a safe dish, and make supper afterward.",
    "eclipse 9":
      "A conviction no longer fits across the shoulders. Hang it up respectfully, and go outside without one for a while.",
    "eclipse 10":
      "One title goes and another is lying there. Before picking it up, check if it comes with tools.",
    "eclipse 11":
      "A circle breaks up or lets you in. Notice whom you miss in your body, and write to them.",
    "eclipse 12":
      "Something hidden completes its work. Grieve it with a long walk, and tell nobody until you’ve slept on it.",
    "jupiter soft":
      "Yes comes easily, and more of the world wants to be tried. Say it to two things that scare you pleasantly, then write down what each will need in its dull third week, and from whom.",
    "jupiter hard":
      "Everything looks delicious, and you have only the one plate. Before you accept anything else, complete or hand back two pleasures that have gone cold, starting with those you no longer dream about.",
    "saturn soft":
      "Patience gets paid at last, since what you have practiced unseen is now wanted by people with keys. Ask for the terms in writing, read them twice with a friend, and cross out one line.",
    "saturn hard":
      "A form, a fence, a person with a schedule stands in your way, and charm won’t move them. Do the dullest part first, fifteen minutes daily, because your freedom is on the other side of that paperwork.",
    "uranus soft":
      "A wild notion turns out to have a staircase. Try on the other life for one long weekend, its hours, its breakfast, its shoes, and take notes by sketching before anyone can talk you into or out of it.",
    "uranus hard":
      "You’ll want to go out by the window, which is occasionally right; check for shoes. Wait three nights, tell one person that you’re leaving and what, and then do it through the front entrance.",
    "neptune soft":
      "Music goes in deeper, colors hum, and your best ideas come sideways. Set aside an hour a day to catch them with a brush or a tune, and leave anything requiring a signature for brighter mornings.",
    "neptune hard":
      "Moods that belong to others are moving in with their suitcases. Ask of every sadness, “Whose are you?” Put dates and sums on paper, and lend nothing this season that you would have to ask for twice.",
    "pluto soft":
      "You’re able to look at what you used to step around. Clear out one cellar, of boxes or of blame, an hour a week, and keep the one thing from it that turns out to be alive.",
    "pluto hard":
      "Someone wants to steer you, or you them, without saying so. Don’t slide off this time. State once what you will not do, in daylight, and stay in your shoes while they’re being angry.",
    "mercury retrograde":
      "Messages go astray, and for once it isn’t you. Repeat dates with your finger on them, and complete one old letter.",
    "mercury direct":
      "The mail is moving again. Answer the three people you’d meant to answer, two lines each, before lunch, and enclose no excuses.",
    "venus retrograde":
      "An old love or an old taste is leaning in the gateway. Look it over with pleasure, and redecorate nothing.",
    "venus direct":
      "Your eye is reliable once more. Buy the one thing you kept going back to, and tell someone what you like about them.",
    "mars retrograde":
      "Your push has gone indoors. Sharpen tools, mend straps, rest the bad knee, and settle old irritations while they are still small.",
    "mars direct":
      "The legs are back. Select one start, do its first half hour today, and let people see you sweat.",
    "ingress jupiter":
      "A new field opens, and its gate isn’t locked. Walk the whole edge before you fall in love with one corner.",
    "ingress saturn":
      "Some years of steady shaping are ahead. Pick the material you could stand to be frustrated by, and get a decent stool.",
    "ingress uranus":
      "The furniture of one whole region of life starts to walk. Keep your shoes near, and your favorite cup packed.",
    "ingress neptune":
      "A long mist settles on familiar hills. You’ve always steered by touch; go slower, and mark the path with stones.",
    "ingress pluto":
      "Deep digging starts, measured in decades. Nothing need be decided now. Notice what you keep stepping around, and where.",
    "month 1":
      "Buy one notebook with paper you like to stroke. Each evening draw one object from the day, in under three minutes.",
    "month 2":
      "Tell one person what their presence does to your shoulders. If words fail, say, “They come down,” and point.",
    "month 3":
      "Select a drawer of half-made things. Complete one, give one away, and take the third apart for its components.",
    "month 4":
      "Ask a person whose eye you trust to look at your work for ten minutes. Make the tea, and don’t explain.",
    "month 5":
      "Walk a familiar street at an hour when you have never seen it. Bring back one color, and find it a use.",
    "month 6":
      "Write your fees, or your limits, on a card, read it to a friend with your chin up, and keep it handy.",
    "month 7":
      "Teach someone a thing your hands know. Go at half speed, and let them spoil the first one entirely.",
    "month 8":
      "Say no to one invitation within the day it comes, in two friendly lines, and do something slow in that time.",
    "month 9":
      "Sort one year of envelopes into three piles with music on. Stop after an hour, and go out for something sweet.",
    "month 10":
      "Show one completed thing in a place with strangers in it. Stand near for ten minutes, and accept any comment with “thank you.”",
    "month 11":
      "Return to a place where you were happy and look for what is different. Take one sketch, and no one along.",
    "month 12":
      "Make three presents and buy none for those same people, writing on each tag one full line that you mean.",
  },
};
