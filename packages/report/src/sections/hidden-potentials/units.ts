import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The ferry’s engine has died in the middle of the bay, dusk is coming on, and a crewman says ten minutes for the third time. You’ve been calculating the drift, purely for your own use, when a boy next to you asks whether boats can sink from standing still; so you tell him, in a voice that is apparently loud, exactly why this one won’t, what the man with the wrench is attempting, and which of the lamps over there belongs to the pier. The surrounding rows stop talking, and an old woman puts away her rosary.",
        ],
        [
          "paragraph",
          "What you regard as information, others receive as courage, and by the time they’re calm you have returned to your calculations.",
        ],
      ],
      ask: "Who became visibly calmer the last time you explained, out loud, what was happening?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your neighbor’s daughter has failed her driving test twice, and you have been drafted because you never raise your voice. An empty parking lot, two cones, your own car. She flattens the first cone, flattens it again, bursts into tears, and waits for the inevitable, which turns out to be you, climbing out, setting the casualty upright and saying, “Once more, slower, and tell me what the back wheel is doing.” Seventeen times. By the last she’s humming.",
        ],
        [
          "paragraph",
          "You call yourself impatient, because in meetings you are, but with any creature that is genuinely trying you have the patience of a hillside.",
        ],
      ],
      ask: "With whom were you patient last month without noticing any effort?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After the funeral, sandwiches. The family is stuck fast in the variety of silence in which people study a carpet, and a cousin has just observed for the second time how beautifully organized it all was. “He’d have hated the punctuality,” you remark, to nobody, into your cup. The widow makes a noise; it’s a laugh, which her brother catches, and within a minute the entire table is telling the story of the train to Lisbon at the top of its lungs.",
        ],
        [
          "paragraph",
          "You consider yourself the serious one, who occasionally lets something slip, unaware that people come to hear it. No course teaches such timing, and it is the most affectionate thing you do.",
        ],
      ],
      ask: "Which remark of yours do people still quote back to you, laughing?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At the vending machine, a colleague you hardly know is crying over a bag of pretzels that won’t drop. Your first thought concerns the coil, your second is to leave, and as you wait for a third you discover that you’ve lowered yourself to the floor with your back against the machine, and so has he. You ask nothing. Some minutes on he says, “My dad doesn’t recognize me anymore,” and you say, “No,” and stay.",
        ],
        [
          "paragraph",
          "He’ll tell his wife about it tonight, and you will file it under encounters that went badly, though it’s what others attend school for years to acquire, and then can’t do.",
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
          "The campground is one continuous puddle, and under the enormous tarp everyone is being cheerful in an exhausted way. You’ve collected some bottle caps, a boy wants to know what you are doing, and since it isn’t a game yet you have to invent the regulations as you go, and a penalty, and then a considerably worse penalty; his sisters come over, then a trucker with opinions about fairness, and when the lantern dies there are fourteen people on their knees, yelling about the third cap.",
        ],
        [
          "paragraph",
          "They will play it at home, under a name you never approved; your experiments get other people started, although if anyone inquired you’d invariably point to someone louder.",
        ],
      ],
      ask: "When did other people last catch fire from something you were only trying out?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "No one touches Mr. Petrov’s pipes, since he assembled the irrigation of the community garden himself, decades ago, out of components from a ship, and committees have gone aground on him. You were merely curious why the third valve hisses, so you asked, and he told you, starting with the ship, and you sat in the sun on an upturned bucket for an hour and a half, misunderstanding and being corrected, until you could have drawn the whole arrangement. When you stood up he gave you the key.",
        ],
        [
          "paragraph",
          "The committee attributes it to charm, although it was something less common: you take another person’s work as seriously as he does.",
        ],
      ],
      ask: "Whose life’s work did you last listen to until you could have drawn it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Lotte from design has caught you at the bike rack, and is describing the thing that won’t work while you fumble with the lock. “Which part of it is the part that won’t?” you ask, and she tells you, and you ask what would happen if that were simply permitted not to, and then, the key having stuck, you say nothing at all for a considerable while. “Oh,” says Lotte. “Oh, for heaven’s sake.” Then she hits you on the arm and runs back in without her helmet.",
        ],
        [
          "paragraph",
          "At home you’ll report that nothing happened, although several people in that building do their best thinking within ten feet of you, and they’ve started timing your exits.",
        ],
      ],
      ask: "Who thinks better in your company, and what is it that you do there?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Your niece won’t put her face in the pool. The other grown-ups have attempted encouragement, and then ice cream; she stands on the second step with her arms up, blue about the mouth, the disgrace of the afternoon, until you wade in and ask what exactly she expects it to do. It’ll go in and never come out. “In where?” The nose. You acknowledge this as a recognized weakness in noses, and demonstrate how one breathes out through it, and what the bubbles indicate, and by lunch she is a seal.",
        ],
        [
          "paragraph",
          "You’d call that a technical discussion, although nobody else, all afternoon, had treated her fear as reasonable.",
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
          "The accountants have lost the tug-of-war, faces down in the mud of the fairground, and you, who assembled the team and hate losing considerably more than mud, are walking along the rope. To the first you say that she dug in at the second whistle and bought them ten seconds; to the next, that he never once looked at the other end; and to the last, a man near sixty called Orrin, something that sends him behind the bleachers for a while, from where he returns with his chin up. No two remarks are alike.",
        ],
        [
          "paragraph",
          "Your standards are famous, but that you can identify exactly where someone met them, and say it hot, is news to you.",
        ],
      ],
      ask: "Who is still living on a sentence of praise that you have forgotten giving?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "A pasture in drizzle, a stone wall, and an old man named Silas who lays it as his grandfather did. You arrived with firm ideas about the schedule, whereupon he took the hammer out of your hand, turned your stone over and set it, and for the seven hours since then you have been corrected without mercy: wrong side, too proud, again. Toward dusk, with both thumbs split, you see him pass a stone of yours without comment, and feel a glow that no bonus ever gave you.",
        ],
        [
          "paragraph",
          "Few would guess, you least, how willingly you take instruction from anyone who can really do it, so find the next Silas before you hire the next staff.",
        ],
      ],
      ask: "From whom would you gladly take seven hours of being told no?",
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
          "Everyone knows that you can answer, but your rarer talent is not to mind being seen without an explanation, so that others needn’t mind.",
        ],
      ],
      ask: "Which basic question could you ask in public that would set ten people free?",
    },
    Water: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "It’s late and raining, and you have come back to the old office for a box they’d set aside. The guard at the desk gets up to ask for identification. “Tesfaye,” you say. “Did she pass?” For a moment he can’t speak, since four years have elapsed since he mentioned, across a jammed turnstile, a daughter and a chemistry examination. She passed; she’s in her second year; there are photographs, every one of which you examine, before inquiring what the laboratory is like.",
        ],
        [
          "paragraph",
          "You’re convinced that you forget people as soon as the collaboration is over, when in fact you forget no one, and that enormous file has simply never been consulted for its own sake.",
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
          "The lot behind the skating rink, and your cousin Dee, who has failed the test three times, stalls again. You, who have been known to interrupt a eulogy, sit there with your feet flat and your voice low, and when the engine dies once more you say, “Good, that one was different,” because it was, and she laughs, and on the next try the little car rolls out across the painted lines like a cow leaving a barn.",
        ],
        [
          "paragraph",
          "Speed is your reputation, but given a frightened beginner, all that impatience is converted into generosity, because every mistake is a fresh one, and fresh mistakes have never in your life succeeded in boring you.",
        ],
      ],
      ask: "Who learned something beside you because you were, exceptionally, in no hurry?",
    },
    Earth: {
      stances: { focus: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "For two hours the rummage sale has gone on above you without your commentary, an absence several people have remarked upon, because you are flat on the linoleum behind a jukebox that played its last song before you were born. One spring is wrong. You try a hairpin, then a strip cut from a soda can, then the hairpin bent in the other direction, humming, and twice a sandwich is put down and forgotten. When Patsy Cline comes up through the floorboards, you feel it in your teeth.",
        ],
        [
          "paragraph",
          "You claim to have no staying power, when there’s an abundance of it, so long as the thing resists you and nobody has informed you that it’s important.",
        ],
      ],
      ask: "What have you worked at for hours precisely because nobody asked you to?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "The boy is thirteen and has you in nine moves. Around the park table the regulars have gone still, for you’ve spent the afternoon instructing him in his errors, and now you look at the board, look again, and feel your whole face open. “Show me where I lost,” you say. He shows you; then you summon a stranger with a dog so that it can be demonstrated again by a boy who is a foot taller than when he sat down.",
        ],
        [
          "paragraph",
          "Few people can be defeated as graciously as you. You suppose that your talent is being right, when what you do for someone younger is make it safe, and rather glorious, to demonstrate that you’re mistaken.",
        ],
      ],
      ask: "Who grew an inch on the day that they proved you wrong?",
    },
    Water: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "On the ward they all speak to your uncle Theo as though he were furniture, softly, about the food, until you come in wet from the parking garage and inform him that his team deserved to lose. He calls you an ignoramus, demands his glasses, gets up on one elbow to reconstruct the second half, and for twenty minutes nobody in that bed is dying; there’s just a man with a case to make. Your eyes sting, and you dispute the referee.",
        ],
        [
          "paragraph",
          "You imagine that you’re useless around sorrow because you can’t do the hushed tone. What you do is treat the sick as people who are still capable of being wrong, and they prefer it to flowers.",
        ],
      ],
      ask: "Who in difficulties received from you the honor of being contradicted?",
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
          "Standing behind the person in charge suits you, and you do it admirably. At the first smell of trouble, however, you take command, and people, oddly enough, are grateful for it.",
        ],
      ],
      ask: "In which emergency did you give orders, and how long did you keep it to yourself?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The day of the aunt’s funeral, her kitchen, forty people expected at two, and everyone who isn’t weeping is on the telephone. You have taken off your good shoes. The ham goes at the far end, so that the line keeps moving; there are seats along the wall for the bad hips; the loud cousin is put in charge of ice and the brokenhearted one of napkins, since folding helps. By three nobody notices that anything was arranged.",
        ],
        [
          "paragraph",
          "Consult you on practical matters and you’re hopeless, with the bank’s unopened letters as evidence. Give you people to feed, though, and you have a general’s instinct for supply; the dreamer turns out to be excellent at ham.",
        ],
      ],
      ask: "Which dull, useful job do people hand to you because it goes right?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Long table, a retirement dinner, wine, and you have said nine words since the soup. The boss embarks on the parachute story, the one all of them can recite, and into the reverent pause before its ending you say, mildly and without looking up, the ending. Half a second of nothing, and then the entire table collapses, the boss first, wiping his eyes with a napkin, and you are studying your fork.",
        ],
        [
          "paragraph",
          "Nobody files you under funny, you least of all, since you meant it as a kindness to the clock. But timing is attention with a grin on, and after so many years of listening yours is deadly; you could get away with considerably more.",
        ],
      ],
      ask: "What is the funniest thing you thought this month and kept behind your teeth?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After the burial they sit with plates on their knees, and nobody can start, so you tell about the summer when he taught you to back up a trailer: the two flattened mailboxes, the hat, the extraordinary explanation he offered the police officer. It wasn’t planned. His intonation comes out of your mouth, and the youngest, who barely met him, is giggling with the rest before it occurs to her that she’s not supposed to.",
        ],
        [
          "paragraph",
          "Later a cousin asks whether you have written any of that down. You assume everyone’s memory works like this, in hats and weather, whereas most families let their dead go blurry, and you can restore one, temporarily, for the length of a sandwich.",
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
          "The town means to close the old swimming pool, and you have come to sit in the back row and look sorry. A man with a diagram says nobody will miss it. Then there is a voice, rather loud, listing by name the people who learned to float there, the widower who does his laps at seven, the girl with the brace; and when heads turn, you discover that the speaker is standing, and is you. Afterward three strangers ask who’s organizing, and you look behind you. No one’s there.",
        ],
        [
          "paragraph",
          "In defense of a living creature you become an instinctive commander, a condition you have been describing as losing your temper.",
        ],
      ],
      ask: "When did you last take command of people and apologize for it on the way home?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "Moving day for a friend, and the hired help hasn’t appeared. Everyone stands about on the sidewalk holding one lamp each, until you walk through the apartment without a word, heaviest things in your mind’s eye first, and start passing boxes downstairs in an order that only your shoulders understand; by noon the van is packed like a loaf, the cat has been fed, and someone is congratulating the weather on going so well. Nobody mentions you, an omission you fail to notice.",
        ],
        [
          "paragraph",
          "You think of yourself as hopeless with practicalities, on the evidence of your mail, though given weight, a space to fit it into and a person to spare trouble, you are an engineer.",
        ],
      ],
      ask: "What practical thing have you done so smoothly that nobody saw it being done?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "At the wedding lunch they’ve put you between two cousins who have not spoken since the sale of the lake house. You would rather be under the table. Somewhere before dessert you find yourself describing the rental boat that all three of you sank in 1998, doing your uncle’s expression as he swam after his hat, and the cousin on the left supplies a detail, and the one on the right indignantly corrects it, until they are laughing across your plate and you lean back to give them room.",
        ],
        [
          "paragraph",
          "It doesn’t occur to you that this was skill. Diplomats study for years to be half as funny on purpose.",
        ],
      ],
      ask: "Which two people would you seat yourself between if you trusted your own wit?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "At the vet’s, with your cat in her basket, you share a bench with an enormous man who has an empty leash around his wrist and is staring at the poster about ticks. Everyone else is consulting a telephone. You ask what the dog was called, and he tells you, and then for twenty minutes you hear about everything else, the truck, the divorce, the snow, and you neither pat him nor hurry him toward the bright side, so that when they call your cat, he thanks you as one thanks a surgeon.",
        ],
        [
          "paragraph",
          "All your life you’ve been considered too easily upset, when in the presence of genuine grief you are the calmest person in the building.",
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
          "The rink is full of other people’s children, and you, who are never observed doing what you can’t do, are wearing rented skates because your niece begged. On the first lap you go down like a piano, into a silence containing some forty small faces, and then you hear yourself laughing from the belly, flat on the ice with your arms out, and within the hour every coward at the rail has pushed off.",
        ],
        [
          "paragraph",
          "People follow you, you suppose, because you shine, whereas they followed the fall. Being cheerfully incompetent in public is a talent you’ve barely exercised, since you practice privately until you’re good.",
        ],
      ],
      ask: "What would you do badly in front of people if no one required your example?",
    },
    Earth: {
      stances: { pace: "patience", voice: "both" },
      lines: [
        [
          "paragraph",
          "In the ward an old foreman is asleep with his mouth open. You arrived with a program, magazines and anecdotes and a word with the nurse about his pillows, but the magazines lie on the sill, and for fifty minutes you have been filing his nails, those ruined yellow nails, with the little board from your bag. He isn’t getting better, and nothing here can be encouraged.",
        ],
        [
          "paragraph",
          "Awakening, he considers his hand for some time and goes back to sleep. You imagine that your ability is helping people rise; you are at least as good at staying beside someone who won’t.",
        ],
      ],
      ask: "Beside whom have you sat lately without trying to lift their spirits?",
    },
    Air: {
      stances: { voice: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Someone has handed you the eulogy to fix, six pages by the dead man’s brother, crowded with fishing and adjectives, and the service is in two hours. You, known to everyone as a person who adds, start taking out. Out goes the career, out go the colleagues and the words “larger than life,” until what remains on the last sheet is a man who whistled through his teeth and invariably overpaid for melons.",
        ],
        [
          "paragraph",
          "The brother reads it in the hall, his lips moving, and has to sit. Warmth is so thoroughly your profession that nobody, least of all you, expected taste. You are a ruthless editor, and people are grateful for it.",
        ],
      ],
      ask: "What in your own life would you cut if you edited it as coolly as his page?",
    },
    Water: {
      stances: { company: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "The house guests are out at the lake. You stayed behind to prepare lunch and haven’t; you’re on the floor by the old piano, picking out with one finger a melody that you half dreamed, which goes wrong in the fifth bar, always at the same place, and to which you return with the patience of a cat. An hour is gone, from which no one has benefited, and the reflection in the black lacquer looks about fourteen.",
        ],
        [
          "paragraph",
          "That is the talent: you can be excellent company to nobody whatsoever. When the cars return you’re at the stove, apologizing that you accomplished nothing.",
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
          "The ferry has stopped in the middle of the strait, the lamps are out, and a child is screaming in that rising way which turns other heads, when you, who lost your ticket twice before boarding, discover that you are standing on a bench issuing instructions. “You in the red hat, count the children. You, sir, read the number on that card to the captain.” No charm at all. Eleven minutes later the engine coughs, and you sit down and shake.",
        ],
        [
          "paragraph",
          "They’ll remember you as brave, when what nobody noticed, you least of all, was the arithmetic in it, for the scattered one ran that deck by the numbers. Chaos outside makes you exact.",
        ],
      ],
      ask: "When did things last fall apart around you and find you strangely tidy?",
    },
    Earth: {
      stances: { pace: "both", novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "The dog is old and the leg won’t mend by itself, so every morning for seven weeks you lift sixty pounds of complaint into the bathtub, work the joint through its small circle, and describe to him the neighbors’ marriages. No one claps. The chart on the refrigerator, filled to the last square in your own handwriting, is something you would not have accepted from a stranger as evidence, and restlessness leans against the tiles with nothing to say.",
        ],
        [
          "paragraph",
          "Two views of you disagree here: the legend, in which you get bored, and the bathtub. You usually side with the legend, although where there’s someone to talk to you can do a monotonous thing almost forever.",
        ],
      ],
      ask: "What tedious task have you done faithfully for months without counting it as a strength?",
    },
    Air: {
      stances: { voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Over the hedge again, Mr. Aldous and the new people, and you only came out for the recycling. He says light; they say privacy. What he used to see from that window, it turns out when you ask, was a pear tree planted for his wife, and when you ask them what they’re afraid of being seen doing, the young woman says, after a pause, “Crying, mostly.” By the time the garbage truck has gone, there is a height everyone can live with and a date for trimming.",
        ],
        [
          "paragraph",
          "People take you for a chatterbox. Half an hour on such a morning, and you uttered six remarks, each of them a question, and were fair to the inch.",
        ],
      ],
      ask: "Which quarrel of other people’s ended better because of something that you asked?",
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
      ask: "With whom have you been silent lately, and felt no need to mend the silence?",
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
          "Your friend has moved again, and the pictures have been leaning against the baseboard since spring. You brought a level, and halfway through you stop consulting it. “That one lower,” you hear yourself say, “and the little blue one by itself, where you’ll see it from the sink,” after which you step back, squint, reposition a lamp, and give the rug a quarter turn while the others, one by one, leave off talking. It has become a home.",
        ],
        [
          "paragraph",
          "You’d tell anyone that you have no taste, only measurements; your eye, though, has been accumulating what’s right for as long as it has been accumulating what’s wrong, so hang something of your own without the level.",
        ],
      ],
      ask: "What did you arrange by eye that made people stop talking when they came in?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "The annual meeting of the homeowners’ association, and you’re reading out the previous minutes in the tone that is used for minutes. “Mr. Dacey moved that the pool be heated. Mr. Dacey moved that the pool be filled in. Mr. Dacey was moved to a seat nearer the exit.” There is a snort from the back, and although you don’t look up, by “Other Business” a woman is weeping into her agenda, and the severe treasurer has retired to the corridor.",
        ],
        [
          "paragraph",
          "Since you never laugh at jokes, you assume that you have no humor, when you’re easily the funniest person there; it’s the straight face. Let it out deliberately sometime, among people who love you.",
        ],
      ],
      ask: "Who is allowed to know how funny you find things?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Central Station, a girl of about five, howling, surrounded by adults who make the noises one makes at puppies. You get down until your eyes are level with hers. “Your name is on your backpack, Nadia. Mine’s on my badge. Your dad is looking for a yellow coat, and you’re wearing one, so we’ll stand by the enormous clock, because that is where people look.” She considers the clock, considers the badge, and a sticky hand goes into yours, as if by appointment.",
        ],
        [
          "paragraph",
          "Comfort, you think, is a talent that softer people possess. Yours is rarer, since you know which particular fact will stop the falling; use it on adults, who get lost considerably more often.",
        ],
      ],
      ask: "Which simple fact from you has calmed someone whom sympathy only made worse?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "The appliance store, and Mrs. Adler from downstairs with a dead vacuum cleaner and no receipt, for which she has been refused twice already; your entire contribution was supposed to be parking. “Who is your regional manager?” inquires a pleasant voice, which turns out to be yours, and it possesses the date, the model number and a line from the warranty, although your heart is going like a drum solo. She leaves with a new machine and a complimentary hose.",
        ],
        [
          "paragraph",
          "For yourself you have never returned so much as a sour melon, but put another person behind you, and you negotiate like a dockworker. Next time, pretend that it’s hers.",
        ],
      ],
      ask: "What would you demand tomorrow on the neighbor’s behalf that you’d never request for yourself?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The system is down, the lobby is crowded, and the young man from support is on the line with another young man. Saying nothing, you take a ruler and a pad and draw six columns, and by the time anyone looks around, forty people have been registered, invoiced and thanked in pencil, in order of arrival, which is how it was done before the computers, when you happened to be watching.",
        ],
        [
          "paragraph",
          "You think of yourself as a person who follows procedures. Look again: having understood what each step was for, you can reconstruct the whole machine in pencil, which is called engineering and is better paid.",
        ],
      ],
      ask: "Which process at work could you rebuild from memory, and who knows that?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Trivia night at the corner bar, and you came to keep score because your handwriting is neat. The team debates the capital of Mongolia, the other name for vitamin C, who recorded it first. You murmur something into your pencil, and someone hears, and it’s correct; after five of these they have taken to turning toward you before the question is over, and you go pink and get the next one too, about moths.",
        ],
        [
          "paragraph",
          "No one suspects you of a fast mind, since you only use it to be useful, but decades of labels, instruction manuals and other people’s dinner conversation went in and stayed. Try playing offense with it.",
        ],
      ],
      ask: "On which subject are you considerably better informed than the loudest person at the table?",
    },
    Water: {
      stances: { voice: "withhold", lead: "both" },
      lines: [
        [
          "paragraph",
          "Choir practice, second hour, a freezing church. The altos are sinking; by the third verse the hymn has descended half a tone, and the director, who has a train to catch, hasn’t noticed. You lean in a little, no louder than before, only certain, and aimed at the woman on your left, so that she steadies, and it travels along the row like warmth along a bench until everyone is standing in the right key.",
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
          "The pirate has canceled. Fourteen six-year-olds in paper hats are sitting on the lawn, the magician’s cousin can’t come either, and you, who were only there to supervise the cake, disappear behind the garage and return with one eye shut and a rake, accusing the smallest of having stolen your island. You die three times, finally off the trampoline, a girl laughs so hard that she has to be led indoors, and you go on being dead until the ants discover you.",
        ],
        [
          "paragraph",
          "You maintain that you have no imagination, when all you have ever lacked is a lack of notice, so next year, cancel the entertainer deliberately.",
        ],
      ],
      ask: "When did you last make a fool of yourself on purpose, and who laughed?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "The therapist has left, and your father-in-law, who is eighty-four, refuses to use the walker under observation, so you stand in the hallway with your back to him, studying the barometer, while behind you the rubber feet come down, one, then a long wait, then another, for eleven yards. He curses, he rests, and you, who can’t bear a slow pedestrian on a sidewalk, examine that instrument as though the nation depended on it. “Getting warmer,” he says at last, beside your ear.",
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
          "It’s the hearing on the crosswalk. You preside, you have the traffic study, and you have just announced that the corner falls short of the official standard when a boy with a cello on his back asks to speak. He crosses there constantly, it appears, recording the automobiles because they scare him, and from a school notebook he reads out four months of numbers, where the engineers had used August. You look from your page to his. “I’d like to take back what I said,” you tell the microphone, “and I’d like the gentleman’s notebook in the record.”",
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
          "On a train platform, a woman you barely recognize takes hold of your sleeve. Her brother, whom you hired, was killed on his motorcycle the following spring, and out of a zippered pocket she brings a page gone soft as flannel along the folds, in your square handwriting. “Everyone else wrote about heaven,” she tells you. “You wrote that he was never late, that he whistled in the loading dock, and that the others have started whistling.” You had written it hastily at a counter between two telephone calls, embarrassed at how little it contained.",
        ],
        [
          "paragraph",
          "Tenderness, you suppose, is a department for which you have no authorization, and you’ve been running it for years.",
        ],
      ],
      ask: "Which small fact about someone gone would their relatives like to have from you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Opening night at the community theater, and the actor who plays the wicked guardian has come down with mumps. You sold the tickets, you know the lines from hearing them through the wall, and so they button you into the purple coat and you go on and are appalling. You sneer, you send a child to the cellar with one finger, unhurriedly, and eighty people who know you from the bake sale suck in their breath.",
        ],
        [
          "paragraph",
          "Such relish surprises nobody more than you, whom years of amiability have left with an enormous reserve of menace, unused and well rested. Being stern is an ability you possess; borrow a cup of it for the next meeting about parking.",
        ],
      ],
      ask: "Where would a little of your unused menace do everyone some good?",
    },
    Earth: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "The little carousel at the parish fair has stopped, permanently, says its owner, perspiring. You have no head for machinery and tell everyone so, but since the smallest in line are starting to howl, you ask him what you’d ask a guest gone pale: since when, did it come on gradually, was there a sound? A squeak, on the left. Down you go in your good trousers, following the squeak with one hand, and extract a popsicle stick and half a mitten.",
        ],
        [
          "paragraph",
          "That was logic, methodical, in the proper sequence, and you have plenty of it, on condition that someone is waiting.",
        ],
      ],
      ask: "Which puzzle did you solve lately while insisting that you’re no good at puzzles?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "They were one short for poker, and you came to deliver the dip. Three hours later the dip is gone, you’re telling the orthodontist about your week at the lake, and in front of you stands the majority of his money, because he touches his collar when he bluffs and the pharmacist next to him gets polite. Without ever making a study of it, you have watched faces over snacks all your life in order to learn who needed what, and tonight you turned the telescope around.",
        ],
        [
          "paragraph",
          "“Beginner’s luck,” you protest, and offer to return it. Don’t. Behind all that conversation sits a calculating head, and it adds correctly.",
        ],
      ],
      ask: "When did you last see exactly what someone was up to, and play innocent?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "In the day center a retired grocer takes hold of your sleeve. “Did you lock up, Vera?” You came with the library cart, and you’ve never met a Vera. “I did,” you answer, sitting down, “and counted the drawer.” He’s delighted. You disagree mildly about the cost of plums, he asks if you are still angry about Denver, and you consider him a while and tell him that you forgave him on the train.",
        ],
        [
          "paragraph",
          "Being nice, you’d call it, although there were nerve, timing and imagination in it, all in one cardigan, and the ability to enter another person’s reality without correcting it or knocking anything over.",
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
          "The school play is over, they’re dismantling the set, and you’ve come with a truck for the scaffolding. Beside the stage a boy of fourteen is coiling cable, one loop over and one loop under so that it lies perfectly flat, and you stop with a pipe on your shoulder to inquire who showed him that. Nobody, he says; it kept twisting. “Took me two years to see that,” you tell him, continuing on your way, and behind you he grows an inch.",
        ],
        [
          "paragraph",
          "For you it was an observation in passing, but praise so exact and so infrequent is something people live on for decades. Deliver one every week.",
        ],
      ],
      ask: "What did you notice someone doing well this month, and keep to yourself?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Your uncle hasn’t been able to manage buttons since the stroke, and has admitted it to no one; he simply stopped leaving the house. So one afternoon you take four of his good shirts home, remove the buttons, sew strips of Velcro underneath, and reattach each button on top, where it fastens nothing and looks exactly as it did before. You return them ironed. “Had to let out the collars,” you say. Next evening he is at cards.",
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
          "Two sisters have been dividing a dead man’s boat since lunch, in the boatyard, with a lawyer’s letter each, and although you were invited because you know hulls, nobody has looked at you in an hour. Then, into a pause, mildly: “She leaks on both your sides.” There follows an awful moment, in which the elder starts to laugh and the younger has to sit down on a trailer, and by dusk they own it together and are planning a name.",
        ],
        [
          "paragraph",
          "You take yourself for the least diplomatic person alive, and it’s your one dry observation that lets people climb down without apologizing.",
        ],
      ],
      ask: "When did a single sentence of yours end what an hour of tact could not?",
    },
    Water: {
      stances: { company: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "After the funeral a few of you drive out to the lake where he liked to fish, and the others go to bed in their tents. Luis remains by the embers, and so do you, whittling a peg and then another; he begins a sentence and abandons it, and you don’t retrieve it for him. There’s a considerable row of pegs before he speaks, and then he tells you everything, the quarrel, the telephone call he didn’t return, and you nod, and hand him the knife and a stick.",
        ],
        [
          "paragraph",
          "You lay awake convinced that you’d failed, having contributed nothing, whereas he tells people you got him through it, since you can sit beside misery without interrupting.",
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
          "The school’s charity auction has lost its auctioneer to laryngitis, and you happen to be standing nearest the gavel. Microphones you can’t bear, so you lay it down, pick up the quilt instead, walk it along the front row, and wrap it without a word around the shoulders of an astonished dentist. He strokes it. “Two hundred,” says his wife, alarmed, and you raise an eyebrow at the principal. By the end you’ve sold a canoe from inside the canoe.",
        ],
        [
          "paragraph",
          "You consider yourself the worst salesperson alive, which is accurate for anything you made yourself; for other people’s work you have the audacity of a circus, so offer to sell theirs.",
        ],
      ],
      ask: "What would you sell brilliantly tomorrow as long as someone else had made it?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "A rented van, a cousin’s entire marriage on the sidewalk, rain within the hour. While three men debate the sofa you circle the heap once, chewing on a grape stem, and then you point: mattress vertical, bookcase on its back, drawers left in and filled with the shoes, piano last. It disappears like a hand into a glove, with even a reservation for the fern.",
        ],
        [
          "paragraph",
          "Ask about your plans for the next five years and you’ll look for an exit, and so you’ve concluded that you can’t plan. On paper, no; in three dimensions nobody in the family approaches you. Build the calendar out of boxes, and see.",
        ],
      ],
      ask: "What would you plan well if you could walk around it and lift the corners?",
    },
    Air: {
      stances: { voice: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "The residents have met about the courtyard, and it’s going the way it went last year: bicycles against the chestnut, cigarette smoke against the twins. You have contributed nothing except a drawing on the back of the agenda, and now, because the woman beside you leans over and laughs, the sheet begins to circulate: here is the tree, here are the racks, here’s a bench exactly where the smoke won’t bother the nursery. The shouting stops so that people can see.",
        ],
        [
          "paragraph",
          "Debate makes you mute, which you took for having no arguments. Yours are simply visible. Bring a pencil to the next disagreement.",
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
          "On the way out a nurse wants to know where you trained. You consider yourself useless at bedsides, since the appropriate words never come, but they aren’t wanted; your touch has an authority that your conversation has never attempted.",
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
          "A vacant parking lot behind a school, your niece at the wheel of your car, stalling. Anyone would have predicted yelling, but every time the engine dies you laugh delightedly and say “Again,” and when the thing finally bucks forward and she shrieks, you throw both arms out the window like a person who has won a cruise, and she continues until the tank is nearly empty.",
        ],
        [
          "paragraph",
          "Winning is what you’re proud of, and so it has escaped your attention that in your presence other people get braver. Once a month, let someone younger fail beside you, and celebrate it just as loudly.",
        ],
      ],
      ask: "Who is more courageous today because you laughed at the right moment?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your hurry is notorious, so nobody thinks to look for you here, on the floor of the garage at midnight beside an elderly dog who refuses his dinner, with a broth that has been reheated twice. You offer a finger, he licks it, you wait, you offer another, and between licks you rub the spot behind his ear and tell him about the playoffs, until the telephone reports that two hours have disappeared without a single itch.",
        ],
        [
          "paragraph",
          "Waiting is unbearable to you only when nothing depends on your hands; give some creature one modest daily need, and the impatience lies down beside it. Take on a dog, a vine, a sourdough.",
        ],
      ],
      ask: "What animal or plant has had more patience from you than any human being?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "The surgeon has left in a swirl of Latin, and your aunt is studying the leaflet upside down, so you turn it over and draw a pipe on the back. “This is you. That bit’s clogged. They go in there, like the guy with the snake.” She asks something; you discover a second picture, then a third, and the cousins drift in, and behind them the nurse, who wonders whether she could possibly keep the drawing.",
        ],
        [
          "paragraph",
          "It costs you nothing, so you file it under chatter, although most experts are incapable of it. Put one such lesson on a page of its own and leave it where anyone can use it.",
        ],
      ],
      ask: "What have you explained on a napkin better than the experts did on paper?",
    },
    Water: {
      stances: { candor: "truth", voice: "speak" },
      lines: [
        [
          "paragraph",
          "At the wake everyone is being careful with Ruth, until you come in late, in inappropriate shoes, put a plate of ham in front of her and say, “Remember when he drove the mower into the pool?” The aunts freeze. Ruth makes a noise that starts as a sob and comes out as a laugh, and then she talks about him for an hour, uninterrupted, with her fist in your sleeve, and you stay to rinse the glasses so that she can continue.",
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
          "Behind the bandshell, with the town parade eight days off and the drill team wilting in the heat, everyone agrees that they have it, more or less. You alone object to the turn, so you walk it through with a bag of ice strapped to your knee, request those eight measures again, then once more, and on the thirteenth try the whole line swings like a gate. No one has complained, because you’ve kept the dentist’s receptionist entertained and in step since noon.",
        ],
        [
          "paragraph",
          "You enjoy a reputation for improvising, and yet, given a date and spectators, you rehearse more obstinately than anyone there. Set such a date for something that only you care about.",
        ],
      ],
      ask: "What would you rehearse thirteen times if someone were waiting at the end to watch?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "An estate sale, drizzle, and your friends are shrieking over a feathered lamp. You shriek along, but your hand has wandered off independently to a brown bowl with a pencil sharpener in it, and while you go on admiring the feathers your thumb travels around the foot, knocks, tilts it toward the window, abandons it for its neighbor and reluctantly returns. Twelve dollars. The dealer by the fireplace, who’s been observing customers for forty years, is no longer looking at the lamp.",
        ],
        [
          "paragraph",
          "Everyone knows that you spend; what escapes them is how rarely you’re deceived about quality. Trust that judgment with larger purchases than bowls.",
        ],
      ],
      ask: "What have your hands known was good before anyone told you its price?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "A stairwell at the funeral home, ten minutes to go, and your cousin is holding nine pages about his father, all of them terrible, as he is perfectly aware. You settle on the step below him and suggest, “Read me the part you’re afraid of.” He reads, and you listen with your head against the rail and simply put up a finger: keep; skip; skip; the boat, oh, keep the boat. The remainder is a page and a half. In the chapel, people who disliked the old man are resorting to their sleeves.",
        ],
        [
          "paragraph",
          "Everyone considers you a chatterbox and overlooks your talent for editing. Offer it to any friend with too much to say.",
        ],
      ],
      ask: "Who near you has nine pages of something and would like a listener with one finger?",
    },
    Water: {
      stances: { trust: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "The diner is hiring a night cook, and the owner is interviewing three of them in the corner booth. Nobody has consulted you; you’re occupied with the sugar. You bring each candidate coffee, discuss the bridge, admire a tattoo, get shown a photograph, and find all three of them adorable. Afterward, when she spreads the applications out and sighs, you hear yourself say, “Not the second.” Why not? “He thanked you every time. He never thanked Luis.”",
        ],
        [
          "paragraph",
          "Because you like everyone, you’ve concluded that you’re incapable of judging anyone, when in fact your immediate impression of a person is about as reliable as the bank. Mention it to someone before your manners overrule it.",
        ],
      ],
      ask: "About whom did your stomach vote no while your mouth was being charming?",
    },
  },
};
