import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The ferry’s engine has died in the middle of the bay, dusk is coming on, and a crewman says ten minutes for the third time. You’ve been calculating the drift, purely for your own use, when a boy next to you asks whether boats can sink from standing still. You tell him, in a voice that’s apparently louder than you thought, exactly why this one won’t, what the man with the wrench is attempting, and which of the lights over there belongs to the pier. The surrounding rows stop talking, and an old woman puts away her rosary.",
        ],
        [
          "paragraph",
          "What you think of as information, other people take as courage, and by the time they’ve settled down you’ve returned to your calculations.",
        ],
      ],
      ask: "Who became visibly calmer the last time you explained, out loud, what was happening?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your neighbor’s daughter has failed her driving test twice, and you’ve been drafted because you never raise your voice. An empty parking lot, two cones, your own car. She flattens the first cone, flattens it again, bursts into tears, and waits for the inevitable, which turns out to be you, climbing out, setting the casualty upright and saying, “Once more, slower, and tell me what the back wheel is doing.” Seventeen times, and by the last she’s humming.",
        ],
        [
          "paragraph",
          "You call yourself impatient, because in meetings you are, but with any creature that is genuinely trying you have the patience of a hillside.",
        ],
      ],
      ask: "Who were you patient with last month without noticing any effort?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After the funeral, sandwiches. The family is stuck in the kind of silence where people study the carpet, and a cousin has just observed for the second time how beautifully organized it all was. “He’d have hated the punctuality,” you remark, to nobody, into your cup. The widow makes a noise; it’s a laugh, which her brother catches, and within a minute the entire table is telling the story of the train to Lisbon at the top of its lungs.",
        ],
        [
          "paragraph",
          "You consider yourself the serious one, who occasionally lets a remark slip, and you’re unaware that people come for those remarks. No course teaches such timing, and it’s the most affectionate thing about you.",
        ],
      ],
      ask: "Which remark of yours do people still quote back to you, laughing?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At the vending machine, a colleague you hardly know is crying over a bag of pretzels that won’t drop. Your first thought is about the coil, your second is to leave, and as you wait for a third you discover that you’ve lowered yourself to the floor with your back against the machine, and so has he. You ask nothing. Several minutes later he says, “My dad doesn’t recognize me anymore,” and you say, “No,” and stay.",
        ],
        [
          "paragraph",
          "He’ll tell his wife about it tonight, while you file it under conversations that went badly, though other people go to school for years to learn how to sit like that, and then can’t.",
        ],
      ],
      ask: "When did doing nothing beside someone turn out to be exactly enough?",
    },
  },
  INTP: {
    Fire: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "The campground is one continuous puddle, and under the enormous tarp everyone is being cheerful in an exhausted way. You’ve collected some bottle caps, a boy wants to know what you are doing, and since it isn’t a game yet you’re obliged to invent the rules as you go, and a penalty, and then a substantially worse penalty. His sisters come over, then a trucker with complicated opinions about fairness, and when the lantern dies there are fourteen people on their knees, arguing furiously about the third cap.",
        ],
        [
          "paragraph",
          "They’ll play it at home, under a name you never approved, because your experiments get other people started, although you’d automatically give the credit to someone louder.",
        ],
      ],
      ask: "When did other people last catch fire from something you were only trying out?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "No one touches Mr. Petrov’s pipes, since he assembled the community garden’s plumbing himself, decades ago, out of parts from a ship, and whole committees have run aground on him. You were merely curious why the third valve hisses, so you asked, and he told you, starting with the ship. You sat in the sun on an upturned bucket for an hour and a half, misunderstanding and being corrected, until you could have drawn the entire irrigation system, and when you stood up he gave you the key.",
        ],
        [
          "paragraph",
          "The committee puts it down to charm, although it was something less common, which is that you take another person’s work as seriously as he does.",
        ],
      ],
      ask: "Whose life’s work did you last listen to until you could have drawn it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Lotte from design has caught you at the bike rack, and is describing the thing that won’t work while you fumble with the lock. “Which part of it won’t?” you ask, and she tells you, and you ask what would happen if that part were simply allowed not to work, and then, because the key is stuck, you say nothing at all for an uncomfortably long while. “Oh,” says Lotte. “Oh, for heaven’s sake.” Then she hits you on the arm and runs back in without her helmet.",
        ],
        [
          "paragraph",
          "At home you’ll report that nothing happened, although several people in that building do their best thinking within ten feet of you, and they’ve started timing their exits to yours.",
        ],
      ],
      ask: "Who thinks better in your company, and what is it that you do there?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Your niece won’t put her face in the pool, although the other grown-ups have tried encouragement, and then ice cream, and she’s standing on the second step with her arms up, blue around the mouth, the disgrace of the morning. Then you wade in and ask what exactly she expects the water to do. It’ll go in and never come out. “In where?” The nose. You acknowledge that this is a recognized weakness in noses, and demonstrate how to breathe out through one, and what the bubbles mean, and by lunch she’s a seal.",
        ],
        [
          "paragraph",
          "You’d call that a technical discussion, although nobody else, all morning, had treated her fear as reasonable.",
        ],
      ],
      ask: "Whose fear have you taken seriously by asking what it actually predicts?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "The accountants have lost the tug-of-war, faces down in the mud of the fairground, and you, who assembled the team and hate losing even more than mud, are walking along the rope. To the first you say that she dug in at the second whistle and bought them ten additional seconds; to the next, that he never once looked at the other end. To the last, a man near sixty called Orrin, you say something that sends him behind the bleachers for a while and brings him back with his chin up. No two remarks are alike.",
        ],
        [
          "paragraph",
          "Your standards are famous, but it’s news to you that you can identify exactly where someone met them, and say so on the spot.",
        ],
      ],
      ask: "Who is still living on a sentence of praise that you have forgotten giving?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "A pasture in drizzle, a stone wall, and an old man named Silas who builds it the way his grandfather did. You arrived with firm ideas about the schedule, so he took the hammer out of your hand, turned your stone over and set it, and for the seven hours since then you’ve been corrected without mercy: wrong side, too proud, again. Toward dusk, with both thumbs split, you see him pass a stone of yours without comment, and feel a glow that no bonus ever gave you.",
        ],
        [
          "paragraph",
          "Few people would guess, you least of all, how willingly you take instruction from anyone who’s genuinely good at the work, so find the next Silas before you hire the next staff.",
        ],
      ],
      ask: "Who would you gladly let contradict you for seven consecutive hours?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Forty people in the school gymnasium, an engineer with slides, and the sewer is going to cost them nine million. He says “culvert” for the sixth time. “I’m sorry,” you say, getting up among all those motionless faces, “what is a culvert?” There’s a noise like a tire going down, which is forty people breathing out, and then hands go up, a baker, a girl with a stroller, finally the mayor, all of whom, it turns out, have excellent ideas and had been sitting on them out of embarrassment.",
        ],
        [
          "paragraph",
          "Everyone knows that you can answer, but your rarer talent is not minding when people see you without an explanation, so that they don’t have to mind either.",
        ],
      ],
      ask: "Which basic question could you ask in public that would set ten people free?",
    },
    Water: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "It’s late and raining, and you have come back to the old office for a box that was set aside for you. The guard at the desk gets up to ask for identification. “Tesfaye,” you say. “Did she pass?” For a moment he can’t speak, because it’s been four years since he mentioned, across a jammed turnstile, a daughter and a chemistry exam. She passed; she’s in her second year; there are photographs, every one of which you examine before asking what the laboratory is like.",
        ],
        [
          "paragraph",
          "You’re convinced that you forget people as soon as the collaboration is over, when in fact you forget no one, and you’ve simply never opened that enormous file for the pleasure of it.",
        ],
      ],
      ask: "Whose small piece of news from years ago do you still have, and could ask about?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "The lot behind the skating rink, and your cousin Dee, who has failed the driving test three times, stalls again. You, who have been known to interrupt a eulogy, sit there with your feet flat and your voice low, and when the engine dies once more you say, “Good, that one was different,” because it was, and she laughs, and on the next try the little car rolls out across the painted lines like a cow leaving a barn.",
        ],
        [
          "paragraph",
          "You have a reputation for speed, but given a frightened beginner, all that impatience turns into generosity, because every mistake is a fresh one, and fresh mistakes have never in your life succeeded in boring you.",
        ],
      ],
      ask: "Who learned something beside you because you were, for once, in no particular hurry?",
    },
    Earth: {
      stances: { focus: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "For two hours the rummage sale has gone on above you without your commentary, which several people have remarked on, because you’re flat on the linoleum behind a jukebox that played its last song before you were born. One spring is wrong, so you try a hairpin, then a strip cut from a soda can, then the hairpin bent in the other direction, humming, and twice you put a sandwich down somewhere and forget it. When Patsy Cline comes up through the floorboards, you feel it in your teeth.",
        ],
        [
          "paragraph",
          "You claim to have no staying power, when you’ve got an abundance of it, as long as the thing resists you and nobody has told you that it’s important.",
        ],
      ],
      ask: "What have you worked at for hours precisely because nobody asked you to?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "The boy is thirteen and has you beaten in nine moves. Around the park table the regulars have gone still, because you’ve spent the afternoon lecturing him on his errors, and now you look at the board, look again, and feel your whole face open. “Show me where I lost,” you say. He shows you, and then you summon a stranger with a dog so that it can be demonstrated all over again, by a boy who’s a foot taller than when he sat down.",
        ],
        [
          "paragraph",
          "Few people lose as graciously as you do. You suppose that your talent is being right, when what you do for someone younger is make it safe, and rather glorious, to demonstrate that you’re mistaken.",
        ],
      ],
      ask: "Who grew an inch on the day that they proved you wrong?",
    },
    Water: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "On the ward they all speak to your uncle Theo as though he were furniture, softly, about the food, until you come in wet from the parking garage and announce that his team deserved to lose. He calls you an ignoramus, demands his glasses, gets up on one elbow to reconstruct the second half, and for twenty minutes nobody in that bed is dying; there’s just a man with a case to make. Your eyes sting, and you go on disputing the referee.",
        ],
        [
          "paragraph",
          "You imagine that you’re useless around sorrow because you can’t do the hushed tone, but you treat the sick as people who are still capable of being wrong, which they prefer to flowers.",
        ],
      ],
      ask: "Which person in trouble did you last pay the honor of a contradiction?",
    },
  },
  INFJ: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "The bus dies on an overpass at eleven at night, in the rain, and twenty strangers consult their phones. You consult the strangers: the old man in shirtsleeves, the girl calculating her last connection, the driver who is close to tears. Then someone says, “Right. You two, the back seats. Who has a charger?” It’s you. For forty minutes you command that bus like a ship in weather, and when the tow truck arrives you slide back to the window and are nobody in particular.",
        ],
        [
          "paragraph",
          "Standing behind the person in charge suits you, and you do it admirably, but at the first smell of trouble you take command, and people are, oddly enough, grateful for it.",
        ],
      ],
      ask: "In which emergency did you give orders, and how long did you keep it to yourself?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The day of an aunt’s funeral, her kitchen, forty people expected at two, and everyone who isn’t weeping is on the telephone. You’ve taken off your good shoes. The ham goes at the far end, so that the line keeps moving; there are seats along the wall for the bad hips; the loud cousin is put in charge of ice and the brokenhearted one of napkins, since folding helps. By three nobody notices that anything was arranged.",
        ],
        [
          "paragraph",
          "In practical matters you’re hopeless, as the bank’s unopened letters testify, but give you people to feed, and you have a general’s instinct for supply; the dreamer turns out to be excellent at ham.",
        ],
      ],
      ask: "Which dull, useful job do people hand to you because it goes right?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Long table, a retirement dinner, wine, and you’ve said nine words since the soup. The boss embarks on the parachute story, which everyone there can recite, and into the reverent pause before its ending you say, mildly and without looking up, the ending. Half a second of nothing, and then the entire table collapses, the boss first, wiping his eyes with a napkin, and you are studying your fork.",
        ],
        [
          "paragraph",
          "Nobody files you under funny, you least of all, since all you meant was to get everyone home earlier. But timing is attention with a grin on, and after so many years of listening yours is deadly; you could get away with a good deal more.",
        ],
      ],
      ask: "What is the funniest thing you thought this month and kept behind your teeth?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After the burial the relatives sit with plates on their knees, and nobody can start. So you tell them about the summer when the old man taught you to back up a trailer: the two flattened mailboxes, the hat, the extraordinary explanation he offered the police officer. Without any preparation, his intonation comes out of your mouth, and the youngest, who barely met him, is giggling with the rest before it occurs to her that she’s not supposed to.",
        ],
        [
          "paragraph",
          "Later a cousin asks whether you have written any of that down. You assume everyone’s memory works like this, in hats and weather, but most families let their dead go blurry, and you can bring one back, temporarily, for the length of a sandwich.",
        ],
      ],
      ask: "Whom can you imitate so well that a table would fall silent to listen?",
    },
  },
  INFP: {
    Fire: {
      stances: { voice: "both", lead: "both" },
      lines: [
        [
          "paragraph",
          "The town means to close the old swimming pool, and you have come to sit in the back row and look sorry. A man with a diagram says nobody will miss it. Then there is a voice, rather loud, listing by name the people who learned to float there, the widower who does his laps at seven, the girl with the brace; and when heads turn, you discover that the person standing there shouting is you. Afterward three strangers ask who’s organizing, and you look behind you. No one’s there.",
        ],
        [
          "paragraph",
          "In defense of a living creature you become an instinctive commander, a condition you’ve been describing as losing your temper.",
        ],
      ],
      ask: "When did you last take command of people and apologize for it on the way home?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "Moving day for a friend, and the hired help hasn’t appeared. Everyone stands about on the sidewalk holding one lamp each, until you walk through the apartment without a word, sizing up the heaviest things first, and start passing boxes downstairs in an order that only your shoulders understand. By noon the van is packed like a loaf, the cat has been fed, and someone is congratulating the weather on going so well. Nobody mentions you, which you fail to notice.",
        ],
        [
          "paragraph",
          "You think of yourself as hopeless with practicalities, on the evidence of your mail, though given a heavy load, a space to fit it into and a person to save from trouble, you’re an engineer.",
        ],
      ],
      ask: "What practical thing have you done so smoothly that nobody saw it being done?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "At the wedding lunch they’ve put you between two cousins who haven’t spoken since the sale of the lake house. You would rather be under the table. Somewhere before dessert you find yourself describing the rental boat that all three of you sank in 1998, doing your uncle’s expression as he swam after his hat, and the cousin on the left supplies a detail, and the one on the right indignantly corrects it, until they are laughing across your plate and you lean back to give them room.",
        ],
        [
          "paragraph",
          "It doesn’t occur to you that this was skill, although diplomats study for years to be half as funny on purpose.",
        ],
      ],
      ask: "Which two people would you seat yourself between if you trusted your own wit?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "At the vet’s, with your cat in her basket, you share a bench with an enormous man who has an empty leash around his wrist and is staring at the poster about ticks. While everyone else consults a telephone, you ask what the dog was called, and he tells you, and then for twenty minutes you hear about everything else, the truck, the divorce, the snow. You neither pat him nor hurry him toward the bright side, and when they call your cat, he thanks you the way people thank a surgeon.",
        ],
        [
          "paragraph",
          "All your life you’ve been considered too easily upset, when in the presence of genuine grief you’re the calmest person in the building.",
        ],
      ],
      ask: "Whose sorrow have you sat beside without once trying to make it smaller?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "The rink is full of other people’s children, and you, who are never caught doing what you can’t do, are wearing rented skates because your niece begged. On the first lap you go down like a piano, into a silence containing some forty small faces, and then you hear yourself laughing from the belly, flat on the ice with your arms out, and within the hour every coward at the rail has pushed off.",
        ],
        [
          "paragraph",
          "People follow you, you suppose, because you shine, but those children followed the fall, and being cheerfully incompetent in public is a talent you’ve barely exercised, since you practice privately until you’re good.",
        ],
      ],
      ask: "What would you do badly in front of people if no one needed your example?",
    },
    Earth: {
      stances: { pace: "patience", voice: "both" },
      lines: [
        [
          "paragraph",
          "In the ward an old foreman is asleep with his mouth open, and you arrived with a plan: magazines, anecdotes and a word with the nurse about his pillows. The magazines lie unopened on the sill, because for fifty minutes you’ve been filing his nails, those ruined yellow nails, with the little board from your bag. He isn’t getting better, and there’s nothing here to encourage.",
        ],
        [
          "paragraph",
          "Waking up, he considers his hand for some time and goes back to sleep. You imagine that your ability is helping people rise, when you’re at least as good at staying beside someone who won’t.",
        ],
      ],
      ask: "Who have you been sitting beside lately without trying to lift their spirits?",
    },
    Air: {
      stances: { voice: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Someone has handed you the eulogy to fix, six pages by the dead man’s brother, crowded with fishing and adjectives, and the service is in two hours. You, known to everyone as a person who adds things, start taking things out. Out goes the career, out go the colleagues and the words “larger than life,” until what’s left on the last sheet is a man who whistled through his teeth and invariably overpaid for melons.",
        ],
        [
          "paragraph",
          "The brother reads it in the hall, his lips moving, and has to sit. Warmth is so thoroughly your profession that nobody, least of all you, expected taste as well, but you’re a ruthless editor, and people are grateful for it.",
        ],
      ],
      ask: "What in your own life would you cut if you edited it as coolly as his page?",
    },
    Water: {
      stances: { company: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "The house guests are out at the lake, and you stayed behind to prepare lunch and haven’t. You’re on the floor by the old piano, picking out with one finger a melody that you half dreamed, which goes wrong in the fifth bar, always at the same place, and you return to it with the patience of a cat. An entire hour is gone, to nobody’s benefit, and your reflection in the black lacquer looks about fourteen.",
        ],
        [
          "paragraph",
          "All by yourself you’re excellent company, a talent that nobody ever witnesses, since by the time the cars return you’re at the stove, apologizing for having accomplished nothing.",
        ],
      ],
      ask: "What do you do alone that you would stop doing if you heard a car?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", voice: "speak" },
      lines: [
        [
          "paragraph",
          "The ferry has stopped in the middle of the strait, the lamps are out, and a child is screaming in that rising way that turns heads, when you, who lost your ticket twice before boarding, discover that you’re standing on a bench issuing instructions. “You in the red hat, count the children. You, sir, read the number on that card to the captain.” No charm at all. Eleven minutes later the engine coughs, and you sit down and shake.",
        ],
        [
          "paragraph",
          "They’ll remember you as brave, because nobody, you least of all, noticed the arithmetic: the most scattered person aboard ran that deck by the numbers. Chaos outside makes you exact.",
        ],
      ],
      ask: "When did things last fall apart around you and find you strangely tidy?",
    },
    Earth: {
      stances: { pace: "both", novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "The dog is old and the leg won’t mend by itself, so every morning for seven weeks you lift sixty pounds of complaint into the bathtub, work the joint through its small circle, and describe to him the neighbors’ marriages. No one claps. The chart on the refrigerator is filled to the last square in your own handwriting, which you’d never have believed if you’d heard it from a stranger, and your restlessness leans against the tiles with nothing to say.",
        ],
        [
          "paragraph",
          "There are two versions of you: the legend, in which you get bored, and the bathtub. You usually side with the legend, although as long as there’s someone to talk to, you can do a monotonous thing almost forever.",
        ],
      ],
      ask: "What tedious task have you done faithfully for months without counting it as a strength?",
    },
    Air: {
      stances: { voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Mr. Aldous and the new people are arguing over the hedge again, and you only came out with the recycling. He says light; they say privacy. What he used to see from that window, it turns out when you ask, was a pear tree planted for his wife, and when you ask them what they’re afraid of being seen doing, the young woman says, after a pause, “Crying, mostly.” By the time the garbage truck has gone, there is a height everyone can live with and a date for trimming.",
        ],
        [
          "paragraph",
          "People take you for a chatterbox, yet in half an hour on such a morning you made six remarks, each of them a question, and were fair to the inch.",
        ],
      ],
      ask: "Which quarrel of other people’s ended better because of something you asked?",
    },
    Water: {
      stances: { voice: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Omar’s father died on Wednesday, and you are in the passenger seat outside the county clerk’s office with a bag of documents on your lap. All the way over you prepared things to say. Now that he has switched off the engine and is studying the windshield wiper, none of them is any use, so for forty minutes you sit there, you who have never left a silence unfilled, and eat very slowly from a packet of almonds, and pass him every second one.",
        ],
        [
          "paragraph",
          "He’ll mention it in ten years. Your words get all the fame, but it was your presence, unscripted and without any brilliant remark, that he could lean his whole weight on.",
        ],
      ],
      ask: "Who have you been silent with lately, feeling no necessity to mend the silence?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "The company picnic, the rope, and Accounts is about to lose to Sales for the third consecutive year. You were only asked to bring the first-aid kit, but they’re pulling in as many rhythms as there are people, which offends you, so you put down your potato salad, walk to the front of the line, dig in a heel and announce, “On my signal. Nobody before.” They lean as one, and Sales goes face first into the clover.",
        ],
        [
          "paragraph",
          "You take yourself for the person who inspects the knots, but anyone who heard that command would have followed it over a wall, and it would be interesting to discover which wall you’d choose.",
        ],
      ],
      ask: "When did people last obey your voice before you knew you had raised it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A friend has moved again, and the pictures have been leaning against the baseboard since spring. You brought a level, and halfway through you stop consulting it. “That one lower,” you hear yourself say, “and the little blue one by itself, where you’ll see it from the sink.” You step back, squint, reposition a lamp, and give the rug a quarter turn while the others, one by one, stop talking, because the place has become a home.",
        ],
        [
          "paragraph",
          "You’d tell anyone that you have no taste, only measurements; your eye, though, has been collecting what looks right for as long as it’s been collecting what looks wrong, so hang something of your own without the level.",
        ],
      ],
      ask: "What did you arrange by eye that made people stop talking when they came in?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "The annual meeting of the homeowners’ association, and you’re reading out the previous minutes in the tone that people use for minutes. “Mr. Dacey moved that the pool be heated. Mr. Dacey moved that the pool be filled in. Mr. Dacey was moved to a seat nearer the exit.” There is a snort from the back, and although you don’t look up, by “Other Business” a woman is weeping into her agenda, and the severe treasurer has retired to the corridor.",
        ],
        [
          "paragraph",
          "Since you never laugh at jokes, you assume that you have no humor, when you’re easily the funniest person there, because of that straight face. Let the jokes out deliberately sometime, among people who love you.",
        ],
      ],
      ask: "Who is allowed to know how funny you find things?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Central Station, a girl of about five, howling, surrounded by adults who are making the noises people make at puppies. You get down until your eyes are level with hers. “Your name is on your backpack, Nadia. Mine’s on my badge. Your dad is looking for a yellow coat, and you’re wearing one, so we’ll stand by the enormous clock, because that is where people look.” She considers the clock, considers the badge, and a sticky hand goes into yours, as if by appointment.",
        ],
        [
          "paragraph",
          "Comfort, you think, is a talent for softer people. Yours is rarer, since you can identify the one particular fact that will stop the panic; use it on adults, who get lost a good deal more often.",
        ],
      ],
      ask: "Which simple fact from you has calmed someone when sympathy had only made things worse?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "The appliance store, and Mrs. Adler from downstairs with a dead vacuum cleaner and no receipt, who’s been turned away twice already; your entire contribution was supposed to be moral support. “Who is your regional manager?” says a pleasant voice, which turns out to be yours, and it has the date, the model number and a line from the warranty, although your heart is going like a drum solo. She leaves with a new machine and a complimentary hose.",
        ],
        [
          "paragraph",
          "For yourself you’ve never returned so much as a sour melon, but put another person behind you, and you negotiate like a dockworker. Next time, pretend that the melon is Mrs. Adler’s.",
        ],
      ],
      ask: "What would you demand tomorrow on a neighbor’s behalf that you’d never demand on your own?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The system is down, the lobby is crowded, and the young man from support is on the line with another young man. Saying nothing, you take a ruler and a pad and draw six columns. By the time anyone looks around, forty people have been registered, invoiced and thanked in pencil, in order of arrival, which is how it was done before the computers, as a retired clerk once explained to you in detail.",
        ],
        [
          "paragraph",
          "You think of yourself as a person who follows procedures, but because you understand what each step is for, you can reconstruct the whole machine in pencil, which is called engineering and is better paid.",
        ],
      ],
      ask: "Which process could you reconstruct from memory, and who knows that you could?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Trivia night at the corner bar, and you came to keep score because your handwriting is neat. The team debates the capital of Mongolia, the other name for vitamin C, who recorded the song first. You murmur something into your pencil, and someone hears, and it’s correct; after five of these they’ve started turning toward you before the question is over, and you go pink and get the next one too, about moths.",
        ],
        [
          "paragraph",
          "No one suspects you of a fast mind, since you only use it to be useful, but years of labels, instruction manuals and other people’s dinner conversation went in and stayed. Try playing offense with them.",
        ],
      ],
      ask: "Which subject are you secretly better informed about than the loudest person at the table?",
    },
    Water: {
      stances: { voice: "withhold", lead: "both" },
      lines: [
        [
          "paragraph",
          "Choir practice, second hour, a freezing church. The altos are sinking; by the third verse the hymn has descended half a tone, and the director, who has a train to catch, hasn’t noticed. You lean in a little, no louder than before, only certain, and aimed at the woman on your left, so that she steadies, and the note travels along the row like warmth along a bench until everyone is standing in the right key.",
        ],
        [
          "paragraph",
          "Groups wander off and reassemble around you, at work, at funerals, on miserable vacations, and what they return to is invariably your note. What if you picked the song?",
        ],
      ],
      ask: "Which group came back into tune this year because you stayed on your note?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "The pirate has canceled. Fourteen six-year-olds in paper hats are sitting on the lawn, and his cousin the magician can’t come either. You, who were only there to supervise the cake, disappear behind the garage and return with one eye shut and a rake, accusing the smallest of having stolen your island. You die three times, finally off the trampoline, a girl laughs so hard that she has to be led indoors, and you go on being dead until the ants discover you.",
        ],
        [
          "paragraph",
          "You maintain that you have no imagination, when all your imagination ever needed was an emergency, so next year, cancel the entertainer deliberately.",
        ],
      ],
      ask: "When did you last make a fool of yourself on purpose, and who laughed?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "The therapist has left, and your father-in-law, who is eighty-four, refuses to use the walker with anyone looking, so you stand in the hallway with your back to him, studying the barometer. Behind you the rubber feet come down, one, then a long wait, then another, for eleven yards. He curses, he rests, and you, who can’t bear a slow pedestrian on a sidewalk, examine that instrument as though the nation depended on it. “Getting warmer,” he says at last, beside your ear.",
        ],
        [
          "paragraph",
          "Everyone has you down as impatient, although with anything that mends or grows at its own rate, you have the patience of a dock.",
        ],
      ],
      ask: "Which gradual improvement have you waited for so well that nobody noticed you waiting?",
    },
    Air: {
      stances: { candor: "truth", lead: "lead" },
      lines: [
        [
          "paragraph",
          "At the hearing on the crosswalk you’re presiding, with the traffic study in front of you, and you’ve just announced that the corner falls short of the official standard when a boy with a cello on his back asks to speak. He crosses there constantly, it turns out, and counts the cars because they scare him, and from a school notebook he reads out four months of numbers, where the engineers had counted only in August. You look from your page to his. “I’d like to take back what I said,” you tell the microphone, “and I’d like the gentleman’s notebook in the record.”",
        ],
        [
          "paragraph",
          "Firmness they expected. It was the cheerful about-face that people discussed for a week.",
        ],
      ],
      ask: "What have you announced in public that a twelve-year-old’s notebook could overturn?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "On a train platform, a woman you barely recognize takes hold of your sleeve. Her brother, whom you hired, was killed on his motorcycle the following spring, and out of a zippered pocket she brings a page gone soft as flannel along the folds, in your square handwriting. “Everyone else wrote about heaven,” she tells you. “You wrote that he was never late, that he whistled in the loading dock, and that the others have started whistling.” You’d written it hastily at a counter between two telephone calls, embarrassed at how little it contained.",
        ],
        [
          "paragraph",
          "Tenderness, you suppose, is a department for which you have no authorization, and you’ve been running it for years.",
        ],
      ],
      ask: "Which small fact about someone who’s gone would their relatives love to hear from you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Opening night at the community theater, and the actor who plays the wicked guardian has come down with mumps. You sold the tickets, you know the lines from hearing them through the wall, so they button you into the purple coat and you go on and are appalling. You sneer, you send a child to the cellar with one finger, unhurriedly, and eighty people who know you from the bake sale suck in their breath.",
        ],
        [
          "paragraph",
          "Nobody is more surprised by such relish than you, since years of being agreeable have left you with an enormous reserve of menace, unused and well rested. You’re perfectly capable of being stern, so borrow a cup of it for the next meeting about parking.",
        ],
      ],
      ask: "Where would a little of your unused menace do everyone some good?",
    },
    Earth: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "The little carousel at the parish fair has stopped, permanently, according to its perspiring owner. You have no head for machinery and tell everyone so, but since the smallest in line are starting to howl, you ask him what you’d ask a guest gone pale: since when, did it come on gradually, was there a sound? A squeak, on the left. Down you go in your good pants, following the squeak with one hand, and extract a popsicle stick and half a mitten.",
        ],
        [
          "paragraph",
          "That was logic, methodical and in the proper sequence, and you have plenty of it, provided that someone is waiting.",
        ],
      ],
      ask: "Which puzzle did you solve lately while insisting that you’re no good at puzzles?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "They were one short for poker, and you came to deliver the dip. Three hours later the dip is gone, you’re telling the orthodontist about your week at the lake, and the majority of his money is stacked in front of you. He touches his collar when he bluffs, and the pharmacist next to him gets polite. Without ever making a study of it, you’ve watched faces over snacks all your life to learn who needed what, and tonight you used it on their cards.",
        ],
        [
          "paragraph",
          "“Beginner’s luck,” you protest, and offer to return the money. Don’t. Behind all that conversation sits a calculating head, and it adds correctly.",
        ],
      ],
      ask: "When did you last see exactly what someone was up to, and play innocent?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "At the senior center a retired grocer takes hold of your sleeve. “Did you lock up, Vera?” You came with the library cart, and you’ve never met a Vera. “I did,” you answer, sitting down, “and counted the drawer.” He’s delighted; you disagree mildly about the cost of plums, he asks if you’re still angry about Denver, and you consider him a while and tell him that you forgave him on the train.",
        ],
        [
          "paragraph",
          "You’d call that being nice, although it took nerve, timing and imagination, all in one cardigan, and the ability to enter another person’s reality without correcting it or knocking anything over.",
        ],
      ],
      ask: "Whose strange little world have you entered lately without correcting a thing in it?",
    },
  },
  ISTP: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "The school play is over, they’re dismantling the set, and you’ve come with a truck for the scaffolding. Beside the stage a boy of fourteen is coiling cable, one loop over and one loop under so that it lies perfectly flat, and you stop with a pipe on your shoulder to ask who showed him that. Nobody, he says; it kept twisting. “Took me two years to see that,” you tell him, continuing on your way, and behind you he grows an inch.",
        ],
        [
          "paragraph",
          "For you it was an observation in passing, but people live for decades on praise that exact and that infrequent. Deliver a sentence of it every week.",
        ],
      ],
      ask: "What did you notice someone doing well this month, and keep to yourself?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Your uncle hasn’t been able to manage buttons since the stroke, and has admitted it to no one; he simply stopped leaving the house. So one afternoon you take four of his good shirts home, remove the buttons, sew strips of Velcro underneath, and reattach each button on top, where it fastens nothing and looks exactly as it did before. You return them ironed. “Had to let out the collars,” you say. The next night he’s out playing cards.",
        ],
        [
          "paragraph",
          "Plenty of people help, but hardly anyone can help so invisibly that nobody is embarrassed, although you think of it as sewing.",
        ],
      ],
      ask: "Whose dignity have you saved lately under cover of a practical chore?",
    },
    Air: {
      stances: { voice: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Two sisters have been fighting over their late father’s boat since lunch, in the boatyard, with a lawyer’s letter each, and although you were invited because you know hulls, nobody has looked at you in an hour. Then, mildly, you say into a pause, “She leaks on both your sides.” There’s an awful moment, after which the older one starts to laugh and the younger has to sit down on a trailer, and by dusk they own the boat together and are discussing names.",
        ],
        [
          "paragraph",
          "You take yourself for the least diplomatic person alive, yet one dry observation of yours lets people climb down without apologizing.",
        ],
      ],
      ask: "When did a single sentence of yours end what an hour of tact could not?",
    },
    Water: {
      stances: { company: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "After the funeral a few of you drive out to the lake where he liked to fish, and the others go to bed in their tents. Luis stays behind by the embers, and so do you, whittling a peg and then another; he begins a sentence and abandons it, and you don’t finish it for him. There’s quite a row of pegs before he speaks, and then he tells you everything, the quarrel, the telephone call he didn’t return, and you nod, and hand him the knife and a stick.",
        ],
        [
          "paragraph",
          "You lay awake convinced that you’d failed because you’d contributed nothing, but he tells people you got him through it, since you can sit beside misery without interrupting.",
        ],
      ],
      ask: "Who was helped by your silence when you thought you had let them down?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "The school’s charity auction has lost its auctioneer to laryngitis, and you happen to be standing nearest the gavel. You can’t bear microphones, so you lay the gavel down, pick up the quilt instead, walk it along the front row, and wrap it without a word around the shoulders of an astonished dentist. He strokes it. “Two hundred,” says his wife, alarmed, and you raise an eyebrow at the principal. By the end you’ve sold a canoe from inside the canoe.",
        ],
        [
          "paragraph",
          "You consider yourself the worst salesperson alive, which is accurate about anything you made yourself; for other people’s work you have the audacity of a circus, so offer to sell theirs.",
        ],
      ],
      ask: "What would you sell brilliantly tomorrow as long as someone else had made it?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "A rented van, a cousin’s entire marriage on the sidewalk, rain within the hour. While three men debate the sofa you circle the heap once, chewing on a grape stem, and then you point: mattress vertical, bookcase on its back, drawers left in and filled with the shoes, piano last. It disappears like a hand into a glove, with even a spot reserved for the fern.",
        ],
        [
          "paragraph",
          "Asked about your plans for the next five years, you look for an exit, and so you’ve concluded that you can’t plan. On paper, no, but in three dimensions nobody in the family comes anywhere near you. Build the calendar out of boxes, and see.",
        ],
      ],
      ask: "What would you plan well if you could walk around it and lift the edges?",
    },
    Air: {
      stances: { voice: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "The residents have met about the courtyard, and it’s going the way it went last year: the bicycles against the chestnut, the smokers against the parents of the twins. You have contributed nothing except a drawing on the back of the agenda, and now the woman beside you leans over and laughs, and the sheet begins to circulate: the tree, the racks, a bench exactly where the smoke won’t bother the nursery. The shouting stops so that people can see.",
        ],
        [
          "paragraph",
          "Debate makes you go mute, which you took to mean that you have no arguments, when yours are simply visible. Bring a pencil to the next disagreement.",
        ],
      ],
      ask: "Which quarrel around you would be over if people could see it drawn?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "They warned you at the desk that he hits. Your grandfather hasn’t let anyone shave him for two weeks, and he glares at you from the pillow like a king in exile. Explaining nothing, you warm the brush under the tap, hum the polka he used to drive to, and start beside the ear, where it can’t possibly be mistaken for an attack. His chin goes up by itself.",
        ],
        [
          "paragraph",
          "On the way out a nurse wants to know where you trained. You consider yourself useless at bedsides, since the appropriate words never come, but nobody needs them, because your touch has an authority that your conversation has never attempted.",
        ],
      ],
      ask: "Who has let you near when they would let nobody else near them?",
    },
  },
  ESTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A vacant parking lot behind a school, your niece at the wheel of your car, stalling. Anyone would have predicted yelling, but every time the engine dies you laugh delightedly and say “Again,” and when the thing finally bucks forward and she shrieks, you throw both arms out the window like a person who has won a cruise. She goes on practicing until the tank is nearly empty.",
        ],
        [
          "paragraph",
          "You’re so proud of winning that it’s escaped your attention how much braver other people get in your presence. Once a month, let someone younger fail beside you, and celebrate it just as loudly.",
        ],
      ],
      ask: "Who is more courageous today because you laughed at the right moment?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your hurry is notorious, so nobody thinks to look for you here, on the floor of the garage at midnight beside an elderly dog who refuses his dinner, with a broth that has been reheated twice. You offer a finger, he licks it, you wait, you offer another, and between licks you rub the spot behind his ear and tell him about the playoffs, until the telephone reports that two hours have disappeared without your getting restless.",
        ],
        [
          "paragraph",
          "Waiting is only unbearable when nothing depends on you; give some creature one modest daily need, and the impatience lies down beside it. Take on a dog, a vine, a sourdough.",
        ],
      ],
      ask: "What animal or plant has had more patience from you than any human being?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "The surgeon has left in a swirl of Latin, and your aunt is studying the leaflet upside down, so you turn it over and draw a pipe on the back. “This is you. That bit’s clogged. They go in there, like a plumber with a snake.” She asks something; you come up with a second picture, then a third, and the cousins drift in, and behind them the nurse, who wonders whether she could possibly keep the drawing.",
        ],
        [
          "paragraph",
          "Explaining costs you nothing, so you file it under chatter, although most experts are incapable of it. Put one such lesson on a page of its own and leave it where anyone can use it.",
        ],
      ],
      ask: "What have you explained on a napkin better than the experts did on paper?",
    },
    Water: {
      stances: { candor: "truth", voice: "speak" },
      lines: [
        [
          "paragraph",
          "At the wake everyone is being careful with Ruth, until you come in late, in inappropriate shoes, put a plate of ham in front of her and say, “Remember when he drove the mower into the pool?” The aunts freeze. Ruth makes a noise that starts as a sob and comes out as a laugh, and then she talks about him for an hour, uninterrupted, with her fist in your sleeve, and you stay to rinse the glasses so that she can go on.",
        ],
        [
          "paragraph",
          "Your own sorrow you avoid, but with other people’s you’re a natural, because nothing in you needs it to be over. Pay the next visit before there’s a funeral.",
        ],
      ],
      ask: "Whom could you visit this week with dinner and one irreverent memory?",
    },
  },
  ESFP: {
    Fire: {
      stances: { order: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Behind the bandshell, with the town parade eight days off and the drill team wilting in the heat, everyone agrees that they’ve got the routine, more or less. You alone object to the turn, so you walk it through with a bag of ice strapped to your knee, demand those eight measures again, then once more, and on the thirteenth try the whole line swings like a gate. No one has complained, because you’ve kept the dentist’s receptionist entertained and in step since noon.",
        ],
        [
          "paragraph",
          "You enjoy a reputation for improvising, and yet, given a date and spectators, you rehearse more obstinately than anyone there, so set such a date for something that only you care about.",
        ],
      ],
      ask: "What would you rehearse thirteen times if someone were waiting at the end to watch?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "An estate sale, drizzle, and your friends are shrieking over a feathered lamp. You shriek along, but your hand has wandered off independently to a brown bowl with a pencil sharpener in it. While you go on admiring the feathers, your thumb travels around the foot, knocks, tilts the bowl toward the window, abandons it for its neighbor and reluctantly returns. Twelve dollars. The dealer by the fireplace, who’s been observing customers for forty years, is no longer looking at the lamp.",
        ],
        [
          "paragraph",
          "Everyone knows that you spend money, and it escapes them how rarely you’re fooled about quality. Trust that judgment with larger purchases than bowls.",
        ],
      ],
      ask: "What have your hands known was good before anyone told you its price?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "A stairwell at the funeral home, ten minutes to go, and your cousin is holding nine pages about his father, all of them terrible, as he’s perfectly aware. You settle on the step below him and say, “Read me the part you’re afraid of.” He reads, and you listen with your head against the rail and simply put up a finger: keep; skip; skip; the boat, oh, keep the boat. What’s left is a page and a half. In the chapel, people who disliked the old man are resorting to their sleeves.",
        ],
        [
          "paragraph",
          "Everyone considers you a chatterbox and overlooks your talent for editing, so offer it to any friend with too much to say.",
        ],
      ],
      ask: "Who near you has nine pages of something and would like a listener with one finger?",
    },
    Water: {
      stances: { trust: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "The diner is hiring a night cook, and the owner is interviewing three candidates in the corner booth. Nobody has consulted you, and you’re occupied with the sugar. You bring each candidate coffee, discuss the bridge, admire a tattoo, get shown a photograph, and find all three of them adorable. Afterward, when she spreads the applications out and sighs, you hear yourself say, “Not the second.” Why not? “He thanked you every time. He never thanked Luis.”",
        ],
        [
          "paragraph",
          "Because you like everyone, you’ve concluded that you’re incapable of judging anyone, when in fact your first impression of a person is about as reliable as the bank. Mention it to someone before your manners overrule it.",
        ],
      ],
      ask: "Who did your stomach vote against while your mouth was being charming?",
    },
  },
};
