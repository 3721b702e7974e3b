import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as engineer to an army that besieges one town for eleven years. By the second summer you have it worked out: the well, the weak tower, the hour at which the guard is relieved. But since the general enjoys a siege, you calculate and wait, and become better acquainted with that town than its mayor is, down to the girl who sings on the wall. When the order finally comes, you send a note over by arrow, saying which gate. They win, and you are hanged, rather proudly. If you can’t bear to see a magnificent design serve a bad cause, well, consider your neck.",
        ],
      ],
      ask: "For which cause would you no longer lend your best thinking, at any price?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life as the third of five master masons on one cathedral. The first had the vision, and the last will have the feast; you get the decades in between, when it’s a wet hole with pillars. You construct a drain, a superb one, which will keep the crypt dry until the end of the world, and which runs underneath everything, where no bishop is ever going to look. On the final stone you carve a frog, and should you find yourself awake, nowadays, over the polish on something invisible to everyone else, say good night to the frog.",
        ],
      ],
      ask: "What unseen part of your work would you sign, if stone were still the custom?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Picture a life as mapmaker to a duke who pays by the coastline. You’ve never been to sea, since boats make you ill, but captains climb your stairs with salt in their beards, and you interrogate them until they weep, and draw. Once, out of pure logic, you put in an island, because the currents required it; ships go looking, and after nineteen years a wet young man walks in and deposits on your table a single green lemon. Remember him when they tell you again that you live in your head; some of it is out there, bearing fruit.",
        ],
      ],
      ask: "Which conclusion of yours turned out to be true long after everyone stopped arguing?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "Picture a life on a salt marsh, as the one who rings the bell in fog. Nobody appointed you and nobody pays; your brother went out on such a morning, that’s all, and afterward you calculated how far a sound will travel over mud. For thirty years the boats find the channel by you, manned by crews who have never seen your face and suppose that the bell belongs to the monastery, and in fine weather you sleep. It’s only a story, although there are people now who steer by you on their worst nights, and consider you merely strict.",
        ],
      ],
      ask: "Who finds the way by something you do, without knowing why you do it?",
    },
  },
  INTP: {
    Fire: {
      stances: { novelty: "new" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you are fireworks master to a duke who likes gold. You, however, have seen a flash of green, once, off a copper pan, and you’ve been attempting for years to get it into the sky, in a chapel without a roof. On the night of the heir’s christening you load the green, unasked, and it goes up over the lake like the inside of a leaf.",
        ],
        [
          "paragraph",
          "The duke is heard to say that he preferred the gold, and you are heard to laugh, by the entire shore. You still, incidentally, can’t leave a pan alone.",
        ],
      ],
      ask: "What have you gone after for its own color, with no duke asking for it?",
    },
    Earth: {
      stances: { pace: "patience", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you survey the border of a kingdom with a chain, sixty-six feet, and an assistant who sings. According to the treaty the line follows the crest. You’ve established that the crest, properly understood, runs a mile to the east, with a village underneath that has been paying its taxes to the wrong king, and so you remeasure it all summer, as the villagers bring cheese to the one party, then to the other.",
        ],
        [
          "paragraph",
          "Your report is accurate, and starts a war. You still prefer certainty, and you still verify who’s standing on the line.",
        ],
      ],
      ask: "What accurate thing have you known that would have moved a neighbor’s fence?",
    },
    Air: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you are making a dictionary. Though you were hired young, by a bishop, for two years, you are now gray and in the letter D. No word will stay where it was put; “dear” alone occupied an entire winter, since it turned out to mean beloved, and costly, and the two had to be followed back to the place where they separate, which, as you recorded at the time, weeping a bit, they never do.",
        ],
        [
          "paragraph",
          "The bishop is dead, the funds are gone, and E looks promising. Some of us arrive in the world with a bookmark already in it.",
        ],
      ],
      ask: "Which word have you never been able to define, though you use it to the people you love?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you keep the tide tables for a fishing village, the first anyone has made. It’s arithmetic, and you love it for that. Then a woman comes up the path after a storm and asks, as though it were an ordinary problem, at what hour he’d come in, if he came in, and on which beach, and you do the sum, and she goes down there with a shawl.",
        ],
        [
          "paragraph",
          "More of them come. To each you announce the hour and the place, nothing else, and then you follow at a respectful distance and stand there until she has no further use for arithmetic.",
        ],
      ],
      ask: "When did you give someone exact facts because it was the tenderest thing you had?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Picture a life at the head of a circus train, crossing a plain in the year of the great rains. At every halt you issue instructions: the tent goes up, the band plays wet, the elephants ford the river at night by torchlight, with you in front in your hat. It’s magnificent, and only at the roll call on the opposite bank does it emerge that the lion was ill, and that his keeper, whom nobody had consulted, stayed behind with a lantern. You wave. After a moment the lantern answers, and since then, shall we say, you look behind you a bit more often.",
        ],
      ],
      ask: "Who remained on the far bank of one of your triumphs without being asked?",
    },
    Earth: {
      stances: { order: "plan", pace: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as an abbess with a river to cross. You start the bridge at thirty and can tell from the first pier that it will outlast you, so you organize accordingly: novices for the mortar, bishops for the money, and, for anyone who wants to pass before it’s done, a toll of one stone, carried. By sixty there are nine arches, and a king who offers gold to have his name on the keystone is asked, politely, how much he can lift. If in this life you can’t pass any group of idle people without giving them something to carry, blame the convent.",
        ],
      ],
      ask: "Which piece of your work would you still lay if you knew you’d never cross it?",
    },
    Air: {
      stances: { voice: "speak", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as regent to a sultan of seven. He plays with a top, while you govern. Each decree goes out in your prose, so balanced that ambassadors copy it, and he presses on the seal with both thumbs. One morning he dictates a law of his own: nobody is to be hit. You praise it, add a definition, then an exception for the army, another for schools, and by evening it is four pages long and admirable and permits nearly everyone to be hit. “That’s not what I said,” says the sultan, having read it slowly. You’ve been uneasy about your second drafts ever since.",
        ],
      ],
      ask: "Which simple wish did you improve until it no longer said what was meant?",
    },
    Water: {
      stances: { lead: "lead", company: "company" },
      lines: [
        [
          "paragraph",
          "Picture a life in charge of a smugglers’ cove. Brandy, lace, the occasional count. You recognize each boat by its cough, and on black nights you stand on the shingle with a lamp until the last of them is in, and if one fails to appear you support the widow. The customs officer who has hunted you for years goes on the rocks himself in a January storm, and you row out, swearing, and put him to bed in your own shirt. By spring he’s managing your accounts, since you never could tell an enemy from a person who was cold.",
        ],
      ],
      ask: "Which opponent have you taken in because they turned out to be cold?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you’re a fencing master in a town that has outlawed duels. Gentlemen come for the exercise. You insult each of them, constructively, about his form, and by the second week they adore you, and by the third you’ve been challenged by the mayor, illegally, at dawn, over an observation concerning his calves. It’s muddy, he is terrible, and you let him live at considerable length.",
        ],
        [
          "paragraph",
          "Who were you when nobody came to fight? In the story you are discovered, on wet afternoons, teaching the mayor’s daughter how to fall, an accomplishment that no one has bothered to outlaw.",
        ],
      ],
      ask: "What do you do with your nerve in a week that provides no opponent?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you are engineer to a walled city and can’t leave a good problem alone, no matter whose it is. In the third month of the siege you are out in the ditch with a piece of string, proving over lunch to your opposite number, an engineer of some promise, that he has put his tunnel in the wrong location. He has. He moves it, and the city falls that autumn, to an exceptionally fine tunnel.",
        ],
        [
          "paragraph",
          "Make of it what you like, but in this life you have told at least one competitor, with a sketch, what was wrong with their product.",
        ],
      ],
      ask: "Whose problem have you solved to your own disadvantage because it was such a good one?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you plead in a marketplace for hire, one coin, either side. Mornings you prove that the olives were stolen; after lunch, for the other family, that there have never been olives, and philosophers cross the street to avoid you. Then a girl brings a coin and asks which is true, and you’re halfway into the reply before you notice that you’re making it up as you go, and that it’s the best thing you’ve ever said.",
        ],
        [
          "paragraph",
          "She leaves the coin. It goes into your shoe, and even now, when someone asks you directly, you walk a bit lopsided.",
        ],
      ],
      ask: "What would you say if the coin paid only for what you think?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you read palms on a river ferry, and know it’s bunk, examining boots, rings, what a woman does when you say “brother,” and then announcing something so accurate that she has to sit on the luggage. That’s the trade, in which there is no provision for your feeling the brother as well, somewhere behind your ribs, seasick and sorry.",
        ],
        [
          "paragraph",
          "At the far bank you hand back half the fare, so that the captain takes you for a cheat with a conscience. About the second half you still wonder.",
        ],
      ],
      ask: "When did a guess of yours come out truer than anything you could account for?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as a town crier who is forbidden to improve the news. The mayor says taxes; you say taxes, and then, since a crowd has assembled anyway, something about widows, for which you are dismissed every Friday and rehired by the weekend, on account of the lungs. Each night you revise the speech you would give if the decision were yours, and at sixty, standing on a barrel, you deliver it, to eleven people and a dog. If any of this sounds familiar, consider who has been handing you your scripts; barrels, at least, are easily obtained.",
        ],
      ],
      ask: "If eleven people and a dog were listening, which speech would you finally give?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life in the kitchen garden of a monastery, where you believe in very little apart from leeks. The brothers pray at five; you hoe at five, and consider it a tie. Visitors wander out to you with their doubts, because a person who is already kneeling is easy to talk to, and you never answer, you hand them a rake, and by autumn either the doubts are gone or the path is. No statue commemorates you. The leeks, however, are praised in a bishop’s letter, and something of this survives in the way people confess to you over chores.",
        ],
      ],
      ask: "Over which chore do people tell you things, and why there of all places?",
    },
    Air: {
      stances: { candor: "peace", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life as interpreter between two kings who detest each other. “He calls you a toad,” you hear, and you say, “His Majesty admires your ease near ponds.” There is peace for thirty years, during which nobody thanks the interpreter, and you attend every banquet in the kingdom without once being asked for your opinion of the soup. In the last scene the kings are dead and a child wants to know what they were like. “Toads,” you say, with indescribable relief. A tall tale, but investigate how long your own review of the soup has been pending.",
        ],
      ],
      ask: "What have you been translating politely that you long to quote word for word?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of a ferry on a river that nobody crosses for pleasure. They step aboard with a bundle, a coffin or another man’s wife, and tell you all of it by midstream, because it is dark and you are no one. You row. For forty years you never go ashore, until there comes an evening without a passenger, and out of simple curiosity you tie up, climb the bank, and ask the first man you see for supper, upon which he sits you down and describes his misfortunes. Some habits are older than boats.",
        ],
      ],
      ask: "Which shore have you brought others to without ever getting out yourself?",
    },
  },
  INFP: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life at a small, vain court, where you’re paid in candles and herring to praise the duke. You have rhymed his nose with a rose for ten years. On the feast day he commands an ode to the new tax, and before three hundred guests you open your mouth and hear, with considerable interest, an ode to the people who’ll be paying it. The cook cries, you are ejected from the gate, in respectable shoes, and by evening you’re composing on a hay cart, happier than is strictly decent.",
        ],
        ["paragraph", "It would explain why flattery still makes your jaw lock."],
      ],
      ask: "In front of which duke have you been rhyming longer than you can respect?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life in a wet valley where you look after an orchard belonging to monks who belong, on the whole, to their dinner. Kings come and go, news of whom reaches you in the wrong order. You have one theory, concerning a pear that would ripen in February, and you graft for it over forty winters, sleeping on your feet among the bees, until in the last of them it bears one fruit. It’s terrible, and you devour all of it, laughing, until the abbot comes out.",
        ],
        ["paragraph", "A handy story, when someone wants results by the end of the quarter."],
      ],
      ask: "For which terrible pear have you been working all these winters, and does it still please you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life under an arcade in a hot port, with a folding desk and a good pen, where you write letters for people who can’t. A sailor wants to announce that he’s alive; a widow wishes to insult a bishop correctly. All day you put other people’s hearts into order at two coins the page, contributing a comma here, a little hope there, and in the evening a shy woman asks what you’d write if the letter were yours. You clean the pen. You clean it for some time.",
        ],
        [
          "paragraph",
          "If you’ve always had the right words for the wrong signature, blame the port.",
        ],
      ],
      ask: "What would the letter say that you have never been hired to write?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life as a mourner for hire in a hill town, the most accomplished in three parishes. Families who can’t cry send for you, and you walk in behind the box in your gray shawl and weep for the grocer as though he’d been your own father, until the sons begin to shake and everyone can go home to eat. Only once does someone see you laugh, at a christening, with your mouth full, and the rumor circulates that there are two of you.",
        ],
        ["paragraph", "It’s merely a picture, but do notice who invites you when there is a cake."],
      ],
      ask: "Who invites you to their celebrations as readily as they bring you their losses?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", company: "company" },
      lines: [
        [
          "paragraph",
          "Picture a life at the head of forty wagons. The maps are inaccurate, the axles break, and every dusk you get them on their feet by swearing that you have seen the river, blue as an eye, beyond the next ridge. You’ve seen no such thing, and they roll on singing all the same, on the strength of your face.",
        ],
        [
          "paragraph",
          "One summer you lose your voice and have to ride in the last wagon with the grandmothers, who turn out to have brought barrels, having understood about the river, it dawns on you, for years.",
        ],
      ],
      ask: "What useful fiction do you keep up for people who saw through it long ago?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life spent building a bridge. You inherit it from your master with two arches standing, and take on boys at twelve who can’t tell slate from cheese; you instruct them, you box their ears, you stand as godfather to their sons, until all over the province there are cathedrals and town halls with your former apprentices on the scaffolds. Yours is a bridge, and it’s very nearly there.",
        ],
        [
          "paragraph",
          "In the last week they come, gray now, and lay the final stone for you because you can’t lift it. You have never been across, so they carry you, complaining about the mortar.",
        ],
      ],
      ask: "What have you built for others to cross and never used yourself?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life in Syracuse, writing speeches for people with lawsuits. They come to you by the back lane, farmers, widows, a fishmonger with a grievance, and you discover how each would talk if he could, and write that. In court the widow astonishes herself. Unfortunately you also write for the opposition, since he asked so nicely, and presently half the island is being eloquent at the other half in your rhythms.",
        ],
        [
          "paragraph",
          "Finally they sue you. You rise, the jury leans in, and you catch yourself wondering how they’d like you to sound.",
        ],
      ],
      ask: "In whose defense have you been most eloquent, and have you ever argued your own?",
    },
    Water: {
      stances: { company: "company", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life in a hostel on a pilgrim road, a day short of the shrine. They arrive blistered and weepy, with their reasons: the drowned brother, the vow, the itch. You wash their feet, memorize the reasons and sleep on them, and in the morning they continue, lighter, up the hill, swearing to burn a candle for you.",
        ],
        [
          "paragraph",
          "You’ve never been, there having always been another pilgrim by evening, until an elderly goat escapes, and pursuing it over the ridge, apron flying, you see the celebrated thing at last. It’s quite modest. You prefer yours.",
        ],
      ],
      ask: "What holy place have you sent others on to and never visited yourself?",
    },
  },
  ENFP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you carry news. A horse, a satchel, a coat of some ridiculous scarlet, and you come over the rise into villages that have heard nothing since the thaw. The war’s off! The prince is a girl! They ring the bells and feed you, someone’s daughter throws a shoe, and by dawn you are gone, because yesterday’s news has no bed anywhere.",
        ],
        [
          "paragraph",
          "At the last village nobody runs out. The miller, flour to the elbows, asks what’s new with you, and in the legend you have to get down to consider it, which is the first time the horse has been free to graze.",
        ],
      ],
      ask: "What news of your own have you outridden by bringing everyone else’s?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you cook for a monastery that took you in out of the rain. The brothers have vowed silence, so you name the hens and converse with those. Since the regulations say one ladle, you give two, and three to the thin novice, and all autumn the psalms have a bounce in them that worries the abbot.",
        ],
        [
          "paragraph",
          "By February the cellar is bare. No one is permitted to reproach you aloud, which is a great deal worse, and the tale shows you next on your knees among the bins, counting turnips by candle, and discovering, to your disgust, that it’s rather like prayer.",
        ],
      ],
      ask: "When did your open hand last empty a cellar that others were living from?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you sit under an awning in a harbor and interpret. Seven languages, all of them with an accent. The Genoese captain says something unforgivable about the pasha’s carpets; out of your mouth comes a compliment on his patience, and two fleets sail home in one piece. Everyone adores you, and each is convinced that you’re on their side.",
        ],
        [
          "paragraph",
          "Then, one uneventful noon, a child asks what you say when you’re speaking for yourself. You open your mouth and try several languages. It’s a good story, and it ends there, with the mouth open and the gulls filling in.",
        ],
      ],
      ask: "In which of your many voices do you talk when there’s no one to win?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you sing at funerals for hire. You never met the deceased, but by the second verse you miss him more than his brothers do, and the brothers, who had been discussing the inheritance of the barn, notice with surprise that their cheeks are wet. They pay you in eggs. Down the valley you go, weeping in earnest.",
        ],
        [
          "paragraph",
          "The tale says that you were never once unhappy on your own account, until the eggs were all broken in a ditch and you sat down and howled. It was your finest performance. Only a crow heard.",
        ],
      ],
      ask: "What small loss of yours finally let out the tears you had lent to others?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as watchman on the tower of a wooden town. By day you mend the bell rope, at night you patrol the windows in search of a glow, and for thirty years you shout the hour, and people have grown accustomed to sleeping by it, and turn over, and grumble. Then there is a glow. You ring so violently that the bell cracks, and presently they’re all out in the square in their nightshirts, alive, indignant about the noise, and without a syllable of gratitude. If you still inspect the stove twice before bed, blame the profession.",
        ],
      ],
      ask: "Whose sleep are you guarding that has never noticed the guard?",
    },
    Earth: {
      stances: { thrift: "thrift", order: "plan" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of the granary in a walled city, with a wax seal, a cat, and a stick notched for every measure that goes in. In prosperous years the court ridicules you, and excludes you from the banquets, although these depend entirely on your barley. Then it doesn’t rain for three summers, and a young king who has never learned arithmetic comes down by himself to ask how long. “Until the second harvest,” you answer, “if the horses go.” He kisses the stick, and if there are more cans in your cupboard today than anyone considers reasonable, this is where they come from.",
        ],
      ],
      ask: "What do you have stored up, and for which famine is it meant?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life on a hilltop with a wooden arm on a mast, one in a chain of hills, each within sight of the next. You interpret what the arm to the east is signaling and make yours repeat it to the west: the war is over, send salt, the queen has a son. In all those years you contributed one word of your own, a “happily,” after the son, and lay awake over it, while two hundred miles away a town rang every bell in its possession. Ever since, you have been careful with adverbs. A pity.",
        ],
      ],
      ask: "Which word of your own did you once add, and what did it set off?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life as the clerk of a small parish by the sea, recording in an enormous book who was born, who married, and whom the boats did not bring back. There are three columns, in brown ink. The minister drinks, so they come to you, and although there’s a regulation against remarks, you observe it for forty years with one exception, a dot, so faint it could be a speck, beside the names of those you’d miss. Generations later, some student tabulates the dots and can make nothing of them. Do you still put an inconspicuous mark beside certain possessions, and call it filing?",
        ],
      ],
      ask: "Beside which names would your faint dots be found, if anyone looked?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as official taster to a nervous queen. You stand at her elbow and take the first bite of everything, calm as a spoon, and they call it devotion. Partly it is. It’s also the best food in the kingdom, and over the years you venture to add a remark: more salt, less clove, and that ambassador won’t do, until half the treaties have been seasoned to your satisfaction, and she was never once poisoned or consulted. No records survive, but notice how near to power you prefer to stand, and how innocent you look as you chew.",
        ],
      ],
      ask: "Next to whose elbow have you been doing more than tasting?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as quartermaster of a ship stuck in polar ice. The captain composes verses about the horizon, and you count biscuits. Through fourteen months of darkness you issue them, one and a half per man and a raisin on birthdays, and when a rescue ship appears at last there are nine left over and you’re rather disappointed, having had a plan for ten. They name the bay after the captain. You don’t especially mind, having seen the bay, but you appear to have brought the nine biscuits with you, and it has been a long while since the ice.",
        ],
      ],
      ask: "What are your nine biscuits, and who would enjoy them this week?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life behind the counter of a post office, in a valley with a single road. You never read the letters, but you notice them: the slant, the stamps, how long she stands there with his before putting it in her bag, and in this manner you learn who loves whom several weeks ahead of the parties concerned. You say nothing, although you do, occasionally, lay a certain envelope on top. Four marriages and a reconciliation later you retire with a clock, and the valley is under the impression that it has been lucky. If any of this lingers, it’s in how you seat people at dinner.",
        ],
      ],
      ask: "Whom have you brought together by an arrangement that looked like chance?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as midwife to three fishing villages. Anyone you encounter on the road you have met before, upside down and shouting, which gives a person a certain perspective on authority: mayors can’t impress you, and thieves you recollect at seven pounds. At weddings they seat you near the exit, in case, and at funerals beside the widow, and in sixty years it occurs to nobody to inquire how you came into the world yourself, who caught you, and whether anyone sang. You would find the question peculiar, but try it all the same, on someone who was there.",
        ],
      ],
      ask: "What do you know about the day you were born, and whom could you ask?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "Picture a life on the caravan road, two hundred camels in single file and you in front on an evil-tempered mule. You know the wells, and merchants who outrank you by a palace inquire timidly whether they’re permitted to stop. One evening you ride ahead to inspect a magnificent ridge that isn’t on the way, and returning, you discover that they’ve made camp without you, correctly, out of the wind, with someone playing a flute, so that you have to stand beyond the glow for most of a song before you can forgive them. Ask the mule whether any of it is true.",
        ],
      ],
      ask: "What has gone perfectly well behind your back, and how did you take it?",
    },
    Earth: {
      stances: { order: "plan", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Picture a life as master mason on a cathedral, third generation out of five, with the north wall for your own. You will never see the roof, neither will your son, and two bishops have already died impatient; what you do have is a yard of forty men, a regulation about hats, and fish pie at the end of each week because you arranged it. Late one evening, high on the scaffold, where no ecclesiastical authority will ever look, you carve a tiny mason asleep with his mouth open. If anyone asks, it’s Odo. Only a story; but check your own roof.",
        ],
      ],
      ask: "What have you made that was entertaining, useless and carefully hidden from your superiors?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life as town crier: a bell, three coats, and lungs by which the next parish regulates its clocks. Everything true passes through you, the cost of eels, who has died, who’s been forgiven by whom and before what court, and you are so scrupulous that you never add. Then the council hands you a proclamation about the grain that you know to be false. You carry it to the square, ring, unroll it, look into all those upturned faces that have never had cause to doubt you, and announce the weather instead. They throw you in the pond, from which, according to legend, you emerged announcing.",
        ],
      ],
      ask: "Which official message would you rather be thrown in a pond than deliver?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of an inn below a mountain pass, the last roof before the snow. Everyone who arrives has lost something in the valley, a war, a bride, a mule, and you hand them a bowl and don’t inquire. The regulations are nailed above the hearth: boots off, blades in the barrel, no weeping on the stairs. By the second night they’re weeping on the stairs, and you step over them with the firewood, and in the morning each traveler discovers his socks dried and turned the right way out. It’s worthless as history, but the socks sound remarkably like you.",
        ],
      ],
      ask: "Which comfort do you administer only when you’re certain of not being observed?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as the drum major of a town too poor for a band. You have the hat, the sash, the stick with a brass knob, and behind you come one tuba, two fifes and a goat that has joined of its own accord. Every festival you march them up to the church and down again as though ten thousand were watching. One year a genuine general, riding by, offers you a regiment; you look back at the goat, respectfully decline, and think of it for the remainder of your life. If that tugs at you, find out what the general wanted.",
        ],
      ],
      ask: "Which larger parade did you turn down out of loyalty to a goat?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as cook to a garrison at the far edge of an empire. The maps are unreliable and the pay is late, but at noon there is stew, so nobody deserts. You have views on the siege, chiefly that it’s bad for the onions. When the enemy eventually breaks through, starving, you make them wash, sit them down in rows, and by nightfall hostilities are over, although the generals require another year to sign. Should you notice in yourself a certain contempt for strategy, and an absolute faith in second helpings, here is one hypothesis, offered with a wink.",
        ],
      ],
      ask: "Which war around you could be ended by a meal, and who would have to come?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as postmaster of a mountain village, with a kettle and a steady hand for envelopes. Never for gain! It is only that the smith is courting the wrong sister, and the doctor’s debts would be so easily settled by a widow you could name, and one interminable winter you start to switch a few. Three happy marriages result, and one lawsuit, at which the entire village testifies on your behalf, each witness contradicting the next. A tall tale, obviously. Still, it illustrates how well you match people up, and how seldom you ask.",
        ],
      ],
      ask: "Whose envelope are you holding over the steam right now, for their own good?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life as a hired mourner, the best on the coast, whom the bereaved reserve before they send for the priest. You have only to look at the slippers beside the bed and it comes, salt, real, by the bucket, until those who couldn’t weep are weeping and the widow herself asks if you’re all right. They pay you in eggs. Then someone of your own dies, you stand there dry as a biscuit, and an elderly fisherman whom you hardly know takes off his cap and howls for you. Ask who does your howling, and what you owe him.",
        ],
      ],
      ask: "When your own turn came to grieve, who did the crying that you couldn’t?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Picture a life as the double of a prince. You have his nose and ten times his seat on a horse, so he does the banquets and you ride in the processions, at which people shoot. Nobody may know. You dodge, you salute, you are adored all along the avenue under someone else’s name, and you tell yourself that the riding is the point, until a seamstress who mends his gloves takes your hand, examines the calluses, and says, “So it’s you.” You think of her for thirty years, which is a curious length of time for anyone who needs no applause.",
        ],
      ],
      ask: "Who has recognized you by your work, though it carried another person’s name?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of the only bridge for a hundred miles, oiling the chains, splicing planks before they rot, and maintaining an arrangement with the river. Pilgrims cross and bless you; armies cross and don’t. You know them all by their tread and have never asked anyone where they were going, having concluded long ago that the far bank was none of your business, until in your last autumn a goatherd inquires what’s over there, and you look at your bridge, on which you’ve spent your entire life, and discover to your considerable astonishment that you’ve no idea.",
        ],
      ],
      ask: "What have you maintained for years that leads to a place you never visit?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life as a maker of automatons, in a city of wigs, where your silver duck digests, your tin abbot blesses the table, and dukes quarrel over who shall have the next. Since you yourself can’t bow to save your life, you build, for amusement, a courtier two feet high, with eighty compliments on a cylinder, and send him to dinners in your place, where he is a success. He is invited back regularly, and a decade passes before a dowager lifts his coattails, discovers the key, and writes to ask whether the person who winds him would care for some tea.",
        ],
      ],
      ask: "Which little machine do you send out to be charming in your place?",
    },
    Water: {
      stances: { company: "solitude", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as a pearl diver on a coast with few families, most of them related to you, where you have the best lungs in anyone’s memory. Down there it’s green, it hums, nobody’s aunt is displeased with you, and the hand finds its own way; so you stay under a shade longer every season, and the village calls out the seconds on the beach, as it has always done, you suppose for the ledger. Only in old age, when your knees keep you ashore and a grandniece goes down, do you hear the sound that forty people make when they are counting, and understand what’s in it.",
        ],
      ],
      ask: "Who has been counting on the beach during your long dives into yourself?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life as the rope walker of a traveling show, so famous for crossing the market square that nobody has ever heard you speak, although mayors regularly wager on your ankles. One evening, halfway over, you notice a roof garden that can be seen from nowhere else, with a table laid for one; you step off the rope onto the tiles, sit down to someone’s figs, and leave four thousand people staring at a cord. The show moved on without you. There are worse endings.",
        ],
      ],
      ask: "Which roof garden have you seen only because you were out on a rope?",
    },
    Earth: {
      stances: { candor: "peace" },
      lines: [
        [
          "paragraph",
          "Picture a life on your knees, laying the mosaic floor of a bathhouse for a provincial official who is never satisfied. He wants dolphins; you lay dolphins. When he wants his own profile added, larger, and for the rest of that year, chip by chip, you give him the neck of a tortoise, which nobody dares to mention. Nineteen centuries later the official is a footnote, the tourists photograph the tortoise, and a guide with an umbrella explains that the artist was evidently very fond of animals.",
        ],
      ],
      ask: "Where have you slipped your true opinion into work that was meant to flatter?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as court kite maker to an emperor of nine, whom you are forbidden to address, so that conversation is necessarily conducted at three hundred feet. You send up a yellow carp, meaning patience; he answers with a lopsided bat, which means lessons, and over the years the two of you develop an elaborate slang of tails and spirals that the ministers, peering upward, take for weather magic. When at last he’s old enough to command you to speak, neither of you can think of a thing that hasn’t been flown.",
        ],
      ],
      ask: "With whom do you have a language that no third person would take for one?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life as a dyer in a river town where people bring you cloth to match their sorrows. No explanation is given: a sleeve is laid on the counter, you look at the face above it, and into the vat go walnut, iron, a little madder, until the widow nods. Your arms are permanently blue to the elbow, and the river below your house turns a different color after every funeral; payment was in eggs, mostly. It would account for the way you still linger before the paint samples.",
        ],
      ],
      ask: "If someone dyed a cloth to match your last year, what shade would it be?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Picture a life as the human cannonball of a third-rate circus, in a country that keeps replacing its flag. Twice a day you’re shot over the heads of farmers, and you bow before the net has stopped swinging. The trapeze couple invites you to supper, but you already have the helmet on. One night the powder is damp, you roll out of the barrel like a potato, and the crowd, after a gasp, gives you the only standing ovation of your career, which, thinly documented as it is, does raise the possibility that they were fonder of you than of the bang.",
        ],
      ],
      ask: "Who has been inviting you to supper while you had your helmet on?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as a horse trader with a disgraceful hat and the best eye in three valleys, able to read a hoof from across the road. Every animal you own is for sale. That’s your boast, and it just happens that one mule, ugly, with a habit of biting, has been valued so extravagantly for eighteen years that nobody has made an offer; customers snicker, and you predict that the market will recover. When your day comes, in the stable, it’s the mule that refuses to leave. Glance around, then, for anything you have put out of reach so that you needn’t confess to keeping it.",
        ],
      ],
      ask: "What in your life wears an absurd price so that no one takes it away?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as interpreter between two kings who loathe each other. “Tell that toad I’ll burn his orchards,” says the first, and you turn and announce, “His Majesty admires your pears.” Twenty years of peace, two marriages and a brisk trade in fruit rest on your tongue, until a clever princess, having learned both languages, overhears you at a banquet, raises one eyebrow, and spares you on a condition: each year, on her birthday, a single exact translation. You sweat for weeks in advance. If it feels like a memory, ask yourself who around you has learned both languages.",
        ],
      ],
      ask: "Who can tell when you’re translating, and is kind enough to wait?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as the harbor pilot of a town with a murderous sandbar. In every storm you row out, cursing, climb aboard some stranger’s ship and bring it in, and for that hour you are the calmest creature on the entire coast. Captains weep on your neck. Afterward you row back, drenched, to a house you’ve never learned to enter without an emergency, until one night no storm comes, and you stand on the threshold, dry, with nothing to offer, and the youngest moves over on the bench. The records end there, as they tend to. Nobody is drowning; sit down.",
        ],
      ],
      ask: "Into which house do you still not know how to walk with nothing to offer?",
    },
  },
  ESFP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Picture a life in the bullring as the clown. The matador has the gold jacket and the statue. You have a barrel, red stockings and a name like a sneeze, and when he’s on his back in the sand, unable to breathe, it’s you who runs at half a ton of beef, whistling, with your backside out, while the stands howl.",
        ],
        [
          "paragraph",
          "One night a drunk asks if all that howling doesn’t bother you. You consider it, soaking your knee, and reply in the tale that people only laugh when someone’s alive; then you buy him another.",
        ],
      ],
      ask: "When has your clowning been the bravest act in the place?",
    },
    Earth: {
      stances: { thrift: "spend" },
      lines: [
        [
          "paragraph",
          "Picture a life as innkeeper on a high pass, where the mules give out and the weather comes in sideways. From the knock alone you can tell who requires the brandy and who requires the bench by the wall. Accounts are kept in chalk on the shutter, and every spring the melting snow descends and obliterates them, at which you swear, loudly, for the sake of appearances.",
        ],
        [
          "paragraph",
          "A bishop once stays three weeks and leaves a blessing, and a peddler leaves a spoon. At the end of it you’re ninety and eating barley, with the spoon, and as to the blessing, it was very nicely put.",
        ],
      ],
      ask: "Which modest repayment has outlasted the magnificent one you were promised?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life singing the news on a bridge in Prague. Floods, weddings, a calf with two heads: you print it on a sheet, set it to whichever melody is circulating, and by noon the porters have it by heart, with certain improvements. The calf had one head, but a lovely voice.",
        ],
        [
          "paragraph",
          "Then it’s your own street that burns. You stand up there next day, hat on the stones, while they wait for you to make it scan, and I like to think that you opened your mouth and just spoke; that they put more in the hat than ever, and nobody hummed it.",
        ],
      ],
      ask: "What happened to you that still refuses to become a good anecdote?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life on a river barge, playing the accordion for families who are leaving. They come aboard with a stove, a goose, the grandmother’s bed, and you have the sense not to inquire where they’re going; what you ask is the name of the village, and by the first bend you’ve found a tune from there, or from near enough.",
        ],
        [
          "paragraph",
          "You never owned property on either bank, and in the legend they buried you midstream, so to speak, and for generations afterward respectable people in three countries insisted that you’d come from their own valley.",
        ],
      ],
      ask: "Which place that you left do you still have a tune from?",
    },
  },
};
