import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as engineer to an army that besieges one town for eleven years. By the second summer you have it worked out: the well, the weak tower, the hour when the guard is changed. But since the general enjoys a siege, you calculate and wait, and become better acquainted with that town than its mayor is, down to the girl who sings on the wall. When the order to attack finally comes, you send a note over the wall by arrow, saying which gate to guard. The town wins, and your own general hangs you, rather admiringly. If you can’t bear to see a magnificent design serve a bad cause, that would be your neck, remembering.",
        ],
      ],
      ask: "For which cause would you no longer lend your best thinking, at any price?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life as the third of five master masons on one cathedral. The first had the vision, and the last will have the feast; you get the decades in between, when it’s a wet hole with pillars. You build a drain, a superb one, which will keep the crypt dry until the end of the world, and which runs underneath everything, where no bishop is ever going to look. On the final stone you carve a frog, so if you lie awake, nowadays, polishing something invisible to everyone else, say good night to the frog.",
        ],
      ],
      ask: "What unseen part of your work would you sign, if stone were still the custom?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Picture a life as mapmaker to a duke who pays by the coastline. You’ve never been to sea, since boats make you ill, but captains climb your stairs with salt in their beards, and you interrogate them until they weep, and draw. Once, out of pure logic, you put in an island, because the currents made no sense without one; ships go looking, and after nineteen years a wet young man walks in and sets a single green lemon on your table. Remember him when they tell you again that you live in your head, since some of what you’ve put together in there is out at sea, bearing fruit.",
        ],
      ],
      ask: "Which conclusion of yours turned out to be true long after everyone stopped arguing?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "Picture a life on a salt marsh, as the one who rings the bell in fog. Nobody appointed you and nobody pays; your brother went out on a morning like that and never came back, that’s all, and afterward you calculated how far a sound will travel over mud. For thirty years the boats find the channel by your bell, manned by crews who have never seen your face and assume that it belongs to the monastery, and in fine weather you sleep. It’s only a story, although there are people now who steer by you on their worst nights, and consider you merely strict.",
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
          "Picture a life in which you are fireworks master to a duke who likes gold. You, however, have seen a flash of green, once, off a copper pan, and you’ve been trying for years to get it into the sky, in a chapel without a roof. On the night of the heir’s christening you load the green, unasked, and it goes up over the lake like the inside of a leaf.",
        ],
        [
          "paragraph",
          "The duke is heard to say that he preferred the gold, and you are heard laughing, by the entire shore. Incidentally, you still can’t leave a copper pan alone.",
        ],
      ],
      ask: "What have you gone after simply because you loved the color, with no duke ordering it?",
    },
    Earth: {
      stances: { pace: "patience", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you survey the border of a kingdom with a chain, sixty-six feet, and an assistant who sings, along a line that, according to the treaty, follows the crest. You’ve established that the crest, properly understood, runs a mile to the east, with a village underneath that has been paying its taxes to the wrong king. So you measure it again, all summer, while the villagers bring cheese to one king’s soldiers and then to the other’s.",
        ],
        [
          "paragraph",
          "Your report is accurate, and starts a war. You still prefer certainty, although these days you check who’s standing on the line.",
        ],
      ],
      ask: "What accurate thing have you known that would have moved a neighbor’s fence?",
    },
    Air: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you are making a dictionary, for which you were hired young, by a bishop, for two years, although you’re now gray and in the letter D. No word will stay where it was put; “dear” alone took up an entire winter. It turned out to mean beloved, and costly, and the two had to be followed back to the place where they separate, which, as you recorded at the time, weeping a bit, they never do.",
        ],
        [
          "paragraph",
          "The bishop is dead, the funds are gone, and E looks promising. If you’re slow to finish things in this life, the bookmark is still at D.",
        ],
      ],
      ask: "Which word have you never been able to define, though you use it to the people you love?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you keep the tide tables for a fishing village, the first anyone has made, which is pure arithmetic, and you love it for that. Then a woman comes up the path after a storm and asks, as though it were an ordinary problem, at what hour her husband would come in, if he came in, and on which beach. You do the sum, and she goes down there with a shawl.",
        ],
        [
          "paragraph",
          "More widows come. To each of them you announce the hour and the place, nothing else, and then you follow at a respectful distance and stand there until she has no further use for arithmetic.",
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
          "Picture a life at the head of a circus train, crossing a plain in the year of the great rains. At every stop you issue instructions: the tent goes up, the band plays wet, the elephants ford the river at night by torchlight, with you in front in your hat. It’s magnificent, and only at the roll call on the opposite bank does it come out that the lion was sick, and that his keeper, who nobody had thought to consult, stayed behind with a lantern. You wave. After a moment the lantern answers, and since then, shall we say, you look behind you a bit more often.",
        ],
      ],
      ask: "Who was still on the opposite bank when you were celebrating one of your triumphs?",
    },
    Earth: {
      stances: { order: "plan", pace: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as an abbess with a river to cross. You start the bridge at thirty and can tell from the first pier that it will outlast you, so you organize accordingly: novices for the mortar, bishops for the money, and, for anyone who wants to pass before it’s done, a toll of one stone, carried. By sixty there are nine arches, and a king who offers gold to have his name on the keystone is asked, politely, how much he can lift. If in this life you can’t pass any group of idle people without giving them something to carry, blame the convent.",
        ],
      ],
      ask: "Which bridge would you still build if you were certain you’d never cross it?",
    },
    Air: {
      stances: { voice: "speak", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as regent to a sultan of seven. He plays with a top, while you govern, and each decree goes out in your prose, so balanced that ambassadors copy it, before he presses on the seal with both thumbs. One morning he dictates a law of his own: nobody is to be hit. You praise it, add a definition, then an exception for the army, another for schools, and by evening it is four pages long and admirable and permits nearly everyone to be hit. “That’s not what I said,” says the sultan, having read it slowly. You’ve been uneasy about your second drafts ever since.",
        ],
      ],
      ask: "Which simple wish did you improve until it no longer said what was meant?",
    },
    Water: {
      stances: { lead: "lead", company: "company" },
      lines: [
        [
          "paragraph",
          "Picture a life in charge of a smugglers’ cove. Brandy, lace, the occasional count. You recognize each boat by its cough, and on black nights you stand on the shingle with a lamp until the last of them is in, and if one doesn’t come in you support the widow. The customs officer who has hunted you for years goes on the rocks himself in a January storm, and you row out, swearing, and put him to bed in your own shirt. By spring he’s doing your accounts, since you never could tell an enemy from a person who was cold.",
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
          "Picture a life in which you’re a fencing master in a town that has outlawed duels. Gentlemen come for the exercise. You insult each of them, constructively, about his form, and by the second week they adore you, and by the third you’ve been challenged by the mayor, illegally, at dawn, over an observation concerning his calves. It’s muddy, he is terrible, and you take a considerable time over letting him live.",
        ],
        [
          "paragraph",
          "And who were you when nobody came to fight? In the story you spend the wet afternoons teaching the mayor’s daughter how to fall, an accomplishment that no one has bothered to outlaw.",
        ],
      ],
      ask: "What do you do with your nerve in a week that provides no opponent?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you are engineer to a walled city and can’t leave a good problem alone, no matter whose it is. In the third month of the siege you are out in the ditch with a piece of string, proving over lunch to the enemy’s engineer, a man of some promise, that he has put his tunnel in the wrong location. He has. He moves it, and your city falls that autumn, to an exceptionally fine tunnel.",
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
          "Picture a life in which you plead in a marketplace for hire, one coin, either side. Mornings you prove that the olives were stolen; after lunch, for the other family, that there have never been any olives, and philosophers cross the street to avoid you. Then a girl brings a coin and asks which is true, and you’re halfway into the reply before you notice that you’re making it up as you go, and that it’s the best thing you’ve ever said.",
        ],
        [
          "paragraph",
          "She leaves the coin. It goes into your shoe, and even now, when someone asks you directly which side is right, you walk a bit lopsided.",
        ],
      ],
      ask: "What would you say if the coin paid only for what you actually think?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you read palms on a river ferry, and know it’s bunk. You study the boots, the rings, what a woman does when you say “brother,” and then you announce something so accurate that she has to sit down on the luggage. That’s the trade, and it doesn’t explain why you can feel the brother as well, somewhere behind your ribs, seasick and sorry.",
        ],
        [
          "paragraph",
          "At the far bank you give her back half the money, so that the captain takes you for a cheat with a conscience, and you still wonder whether you’d earned the second half.",
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
          "Picture a life as a town crier who is forbidden to improve the news. The mayor says taxes; you say taxes, and then, since a crowd has assembled anyway, something about widows, for which you’re dismissed every Friday and rehired by Monday, on account of your lungs. Each night you revise the speech you’d give if it were up to you, and at sixty, standing on a barrel, you deliver it, to eleven people and a dog. If any of this sounds familiar, consider who has been handing you your scripts; barrels, at least, are easy to come by.",
        ],
      ],
      ask: "If eleven people and a dog were listening, which speech would you finally give?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life in the kitchen garden of a monastery, where you believe in very little apart from leeks. The brothers pray at five; you hoe at five, and consider it a tie. Visitors wander out to you with their doubts, because a person who is already kneeling is easy to talk to, and instead of answering you hand them a rake, and by autumn, if the doubts aren’t gone, at least the paths are immaculate. No statue commemorates you. The leeks, however, are praised in a bishop’s letter, and something of this survives in the way people confess to you over chores.",
        ],
      ],
      ask: "Over which chore do people tell you things, and why there of all places?",
    },
    Air: {
      stances: { candor: "peace", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life as interpreter between two kings who detest each other. “He calls you a toad,” you hear, and you say, “His Majesty admires your ease near ponds.” There is peace for thirty years, during which nobody thanks the interpreter, and you attend every banquet in the kingdom without once being asked for your opinion of the soup. In the last scene the kings are dead and a child wants to know what they were like. “Toads,” you say, with indescribable relief. A tall tale, but look into how long your own review of the soup has been pending.",
        ],
      ],
      ask: "What have you been translating politely that you long to quote word for word?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of a ferry on a river that nobody crosses for pleasure. The passengers step aboard with a bundle, a coffin or another man’s wife, and have told you everything by midstream, because it’s dark and you’re no one. You row. For forty years you never go ashore, until there comes an evening without a passenger, and out of simple curiosity you tie up, climb the bank, and ask the first man you see for supper. He sits you down and describes his misfortunes. Strangers in supermarkets, no doubt, still do.",
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
          "Picture a life at a small, vain court, where you’re paid in candles and herring to praise the duke, whose nose you have rhymed with a rose for ten years. On the feast day he commands an ode to the new tax, and before three hundred guests you open your mouth and hear, with growing interest, an ode to the people who’ll be paying it. The cook cries, you’re thrown out of the gate in your respectable shoes, and by evening you’re composing on a hay cart, happier than is strictly decent.",
        ],
        ["paragraph", "It would explain why flattery still makes your jaw lock."],
      ],
      ask: "Which duke have you been rhyming for longer than you can respect?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life in a wet valley where you look after an orchard belonging to monks who belong, on the whole, to their dinner, while kings come and go, and the news of them reaches you in the wrong order. You have one theory, about a pear that would ripen in February, and you graft toward it over forty winters, sleeping on your feet among the bees, until in the last of them it bears one fruit. It’s terrible, and you eat every bit of it, laughing, until the abbot comes out.",
        ],
        ["paragraph", "A handy story, when someone wants results by the end of the quarter."],
      ],
      ask: "Which terrible pear have you been working toward all these winters, and does it still please you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life under an arcade in a hot port, with a folding desk and a good pen, where you write letters for people who can’t. A sailor wants to announce that he’s alive; a widow would like to insult a bishop correctly. All day you put other people’s hearts in order at two coins a page, contributing a comma here, a little hope there, and in the evening a shy woman asks what you’d write if the letter were yours. You clean the pen. You clean it for some time.",
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
          "Picture a life as a mourner for hire in a hill town, the most accomplished in three parishes. Families who can’t cry send for you, and you walk in behind the box in your gray shawl and weep for the grocer as though he’d been your own father, until the sons begin to shake and everyone can go home to eat. Only once does someone see you laugh, at a christening, with your mouth full, and the rumor goes around that there are two of you.",
        ],
        [
          "paragraph",
          "It’s only a picture, but pay attention to who invites you when there’s a cake.",
        ],
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
          "Picture a life at the head of forty wagons. The maps are inaccurate, the axles break, and every evening you get the families back on their feet by swearing that you’ve seen the river, blue as an eye, beyond the next ridge. You’ve seen no such thing, and they roll on singing all the same, on the strength of your expression.",
        ],
        [
          "paragraph",
          "One summer you lose your voice and have to ride in the last wagon with the grandmothers, who turn out to have brought barrels of water, because, as it gradually dawns on you, they’ve understood about the river for years.",
        ],
      ],
      ask: "What useful fiction do you keep up for people who saw through it long ago?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Picture a life spent building a bridge. You inherit it from your master with two arches standing, and take on boys at twelve who can’t tell slate from cheese; you instruct them, you box their ears, you stand as godfather to their sons, until all over the province there are cathedrals and town halls with your former apprentices on the scaffolds. What you have is a bridge, and it’s very nearly finished.",
        ],
        [
          "paragraph",
          "In the last week they come back, gray by now, and lay the final stone for you because you can’t lift it. You’ve never been across, so they carry you, complaining about the mortar all the way.",
        ],
      ],
      ask: "What have you built for others to cross and never used yourself?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life in Syracuse, writing speeches for people with lawsuits. They come to you by the back lane, farmers, widows, a fishmonger with a grievance, and you discover how each of them would talk if he only could, and write it down, and in court the widow astonishes herself. Unfortunately you also write for the opposition, since he asked so nicely, and before long half the island is being eloquent at the other half in your rhythms.",
        ],
        [
          "paragraph",
          "Finally they sue you. You rise, the jury leans in, and you catch yourself wondering how they’d like you to sound.",
        ],
      ],
      ask: "In whose defense have you been most eloquent, and have you ever argued your own case?",
    },
    Water: {
      stances: { company: "company", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life in a hostel on a pilgrim road, a day short of the shrine. The travelers arrive blistered and weepy, with their reasons: the drowned brother, the vow, the itch. You wash their feet, memorize the reasons and sleep on them, and in the morning they continue, lighter, up the hill, swearing to burn a candle for you.",
        ],
        [
          "paragraph",
          "You’ve never been there, because there’s always another pilgrim by evening, until an elderly goat escapes, and chasing it over the ridge, apron flying, you see the celebrated thing at last. It’s quite modest. You prefer your own.",
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
          "At the last village nobody runs out. The miller, flour to the elbows, asks what’s new with you, and in the legend you have to get down in order to consider it, which gives the horse its first opportunity in years to graze.",
        ],
      ],
      ask: "What news of your own have you outridden by bringing everyone else’s?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you cook for a monastery that took you in out of the rain. The brothers have vowed silence, so you name the hens and talk to them instead. Since the regulations say one ladle, you give two, and three to the thin novice, and all autumn the psalms have a bounce in them that worries the abbot.",
        ],
        [
          "paragraph",
          "By February the cellar is bare. No one is permitted to reproach you aloud, which is a great deal worse, and the tale shows you next on your knees among the bins, counting turnips by candle, and discovering, to your disgust, that counting is rather like prayer.",
        ],
      ],
      ask: "When did your open hand last empty a cellar that others were living off?",
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
      ask: "In which of your many voices do you talk when there’s no one to win over?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life in which you sing at funerals for hire. You never met the deceased, but by the second verse you miss him more than his brothers do, and the brothers, who had been discussing who gets the barn, discover with surprise that their cheeks are wet. They pay you in eggs. Down the valley you go, weeping in earnest.",
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
          "Picture a life as watchman on the tower of a wooden town. By day you mend the bell rope, at night you patrol the windows in search of a glow, and for thirty years you shout the hour, and people have grown accustomed to sleeping through it, and turn over, and grumble. Then there is a glow. You ring so violently that the bell cracks, and soon they’re all out in the square in their nightshirts, alive, indignant about the noise, and without a syllable of gratitude. If you still check the stove twice before bed, blame the profession.",
        ],
      ],
      ask: "Who sleeps soundly because of you, without ever having noticed that you’re on guard?",
    },
    Earth: {
      stances: { thrift: "thrift", order: "plan" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of the granary in a walled city, with a wax seal, a cat, and a stick notched for every measure that goes in. In good years the court makes fun of you and doesn’t invite you to the banquets, although the banquets depend entirely on your barley. Then it doesn’t rain for three summers, and a young king who has never learned arithmetic comes down by himself to ask how long. “Until the second harvest,” you answer, “if the horses go.” He kisses the stick, and if there are more cans in your cupboard today than anyone considers reasonable, that is where they come from.",
        ],
      ],
      ask: "What do you have stored up, and which famine is it for?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life on a hilltop with a wooden arm on a mast, one in a chain of hills, each within sight of the next. You read what the arm to the east is signaling and make yours repeat it to the west: the war is over, send salt, the queen has a son. In all those years you contributed one word of your own, a “happily,” after the son, and lay awake over it, while two hundred miles away, on the strength of it, a town rang every bell in the place. Ever since, you have been careful with adverbs. A pity.",
        ],
      ],
      ask: "Which word of your own did you once add, and what did it set off?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life as the clerk of a small parish by the sea, recording in an enormous book who was born, who married, and who the boats did not bring back. There are three columns, in brown ink. The minister drinks, so people come to you, and although there’s a regulation against remarks, which you observe for forty years, you allow yourself one exception, a dot, so faint it could be a speck, beside the names of the ones you’d miss. Generations later, some student counts the dots and can make nothing of them. Do you still put an inconspicuous mark beside certain names in your address book, and call it filing?",
        ],
      ],
      ask: "Which names would have your faint dots beside them, if anyone looked?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as official taster to a nervous queen. You stand at her elbow and take the first bite of everything, calm as a spoon, and they call it devotion. Partly it is. It’s also the best food in the kingdom, and over the years you venture to add a remark: more salt, less clove, and that ambassador won’t do. Before long half the treaties have been seasoned to your satisfaction, while the queen has been neither poisoned nor consulted. No records survive, but look how near to power you prefer to stand, and how innocent you look as you chew.",
        ],
      ],
      ask: "Whose elbow have you been standing at, doing a good deal more than tasting?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as quartermaster of a ship stuck in polar ice. The captain composes verses about the horizon, and you count biscuits. Through fourteen months of darkness you hand them out, one and a half per man and a raisin on birthdays, and when a rescue ship appears at last there are nine left over, a slight disappointment, since you had calculated ten. They name the bay after the captain. You don’t especially mind, having seen the bay, but you appear to have brought the nine biscuits with you, and it has been a long while since the ice.",
        ],
      ],
      ask: "What are your nine biscuits, and who would enjoy them this week?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Picture a life behind the counter of a post office, in a valley with a single road. You never read the letters, but you notice them: the slant, the stamps, how long she stands there with his letter before putting it in her bag, and that’s how you learn who loves whom several weeks ahead of the parties concerned. You say nothing, although you do, occasionally, put a certain envelope on top. Four marriages and a reconciliation later you retire with a clock, and the valley is under the impression that it has been lucky. If any of this lingers, it’s in how you seat people at dinner.",
        ],
      ],
      ask: "Which two people have you brought together by an arrangement that looked like chance?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as midwife to three fishing villages. Everyone you meet on the road you have met before, upside down and shouting, which gives a person a certain perspective on authority: mayors can’t impress you, and thieves you remember at seven pounds. At weddings they seat you near the exit, in case, and at funerals beside the widow, and in sixty years it occurs to nobody to inquire how you came into the world yourself, who caught you, and whether anyone sang. You’d find the question peculiar, but try it all the same, on anyone who’d remember.",
        ],
      ],
      ask: "What do you know about the day you were born, and who could tell you more?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "Picture a life on the caravan road, two hundred camels in single file and you in front on an evil-tempered mule. You know where the wells are, and merchants who outrank you by a palace inquire timidly whether they may stop. One evening you ride ahead to inspect a magnificent ridge that isn’t on the way, and on your return you discover that they’ve made camp without you, correctly, out of the wind, with someone playing a flute. You have to stand outside the firelight for most of a song before you can forgive them. Ask the mule whether any of it is true.",
        ],
      ],
      ask: "What has gone perfectly well behind your back, and how did you take it?",
    },
    Earth: {
      stances: { order: "plan", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Picture a life as master mason on a cathedral, third generation out of five, with the north wall for your own. You’ll never see the roof, and neither will your son, and two bishops have already died impatient; what you do have is a yard of forty men, a regulation about hats, and fish pie at the end of each week because you arranged it. Late one evening, high on the scaffold, where no ecclesiastical authority will ever look, you carve a tiny mason asleep with his mouth open. If anyone asks, it’s Odo. Only a story, but do check the corners of your own finished work for Odo.",
        ],
      ],
      ask: "What have you made that was funny, useless and carefully hidden from your superiors?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life as town crier: a bell, three coats, and lungs that the next parish sets its clocks by. Everything true passes through you, the cost of eels, who has died, who’s been forgiven by whom and before what court, and you’re so scrupulous that you never add a word. Then the council hands you a proclamation about the grain supply that you know to be false. You carry it to the square, ring, unroll it, look into all those upturned faces that have never had cause to doubt you, and announce the weather instead. The council has you thrown in the pond, from which, according to legend, you emerged still announcing.",
        ],
      ],
      ask: "Which official message would you rather be thrown in a pond than deliver?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of an inn below a mountain pass, the last roof before the snow. Everyone who arrives has lost something in the valley, a war, a bride, a mule, and you hand them a bowl of soup and don’t inquire. The regulations are nailed above the hearth: boots off, blades in the barrel, no weeping on the stairs. By the second night they’re weeping on the stairs, and you step over them with the firewood, and in the morning each traveler discovers his socks dried and turned the right way out. It’s worthless as history, but the socks sound remarkably like you.",
        ],
      ],
      ask: "Which comfort do you give only when you’re certain that nobody is watching?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as the drum major of a town too poor for a band. You have the hat, the sash, the stick with a brass knob, and behind you come one tuba, two fifes and a goat that has joined of its own accord. Every festival you march them up to the church and down again as though ten thousand were watching. One year a genuine general, riding by, offers you a regiment; you look back at the goat, respectfully decline, and think about that regiment for the rest of your life. If the story tugs at you, find out what your own general is offering.",
        ],
      ],
      ask: "Which larger parade did you turn down out of loyalty to a goat?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as cook to a garrison at the far edge of an empire. The maps are unreliable and the pay is late, but at noon there is stew, so nobody deserts. You have opinions on the siege, mainly that it’s bad for the onions. When the enemy eventually breaks through, starving, you make them wash, sit them down in rows, and by nightfall hostilities are over, although the generals take another year to sign. If you happen to have a certain contempt for strategy, and an absolute faith in second helpings, here is one hypothesis, offered with a wink.",
        ],
      ],
      ask: "Which war around you could be ended by a meal, and who would have to come?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Picture a life as postmaster of a mountain village, with a kettle and a steady hand for envelopes. You never do it for the money! It’s only that the smith is courting the wrong sister, and the doctor’s debts would be so easily settled by a widow you could name, and one interminable winter you start steaming letters open and switching a few. Three happy marriages result, and one lawsuit, at which the entire village testifies on your behalf, each witness contradicting the next. A tall tale, obviously. Still, it illustrates how well you match people up, and how seldom you get their permission.",
        ],
      ],
      ask: "Whose envelope are you holding over the steam right now, for their own good?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life as a hired mourner, the best on the coast, reserved by the bereaved before they send for the priest. You only have to look at the slippers beside the bed and the tears come, salt, real, by the bucket, until the people who couldn’t cry are crying and the widow herself asks if you’re all right. They pay you in eggs. Then someone of your own dies, you stand there dry as a biscuit, and an elderly fisherman you hardly know takes off his cap and howls for you. Figure out who does your howling nowadays, and how many eggs you owe him.",
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
          "Picture a life as the double of a prince. You have his nose and ride ten times as well, so he does the banquets and you do the processions, where people shoot at the prince. Nobody is supposed to know. You dodge, you salute, you are adored all along the avenue under someone else’s name, and you tell yourself that the riding is the point, until a seamstress who mends his gloves takes your hand, examines the calluses, and says, “So it’s you.” You think of her for thirty years, which is a curious length of time for anyone who doesn’t need applause.",
        ],
      ],
      ask: "Who has recognized you by your work, though it had another person’s name on it?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "Picture a life as keeper of the only bridge for a hundred miles, oiling the chains, splicing planks before they rot, and maintaining an arrangement with the river. Pilgrims cross and bless you; armies cross and don’t. You recognize them all by their footsteps and have never asked anyone where they were going, having concluded long ago that the far bank was none of your business. Then in your last autumn a goatherd wants to know what’s over there, and you look at the bridge that you’ve spent your entire life on, and discover to your own astonishment that you’ve no idea.",
        ],
      ],
      ask: "What have you maintained for years that leads to a place you never visit?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "Picture a life as a maker of automatons, in a city of wigs, where your silver duck digests, your tin abbot blesses the table, and dukes quarrel over who gets the next one. Since you yourself can’t bow to save your life, you build, for amusement, a courtier two feet high, with eighty compliments on a cylinder, and send him to dinners in your place, where he is a success. He is invited back regularly, and a decade passes before a dowager lifts his coattails, discovers the key, and writes to ask whether the person who winds him would care for some tea.",
        ],
      ],
      ask: "Which little machine do you send out to be charming in your place?",
    },
    Water: {
      stances: { company: "solitude", head: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as a pearl diver on a coast with few families, most of them related to you, where you have the best lungs in anyone’s memory. Down there it’s green, it hums, nobody’s aunt is displeased with you, and your hand finds its own way. So you stay under a shade longer every season, and the village calls out the seconds on the beach, as it has always done, for the ledger, you suppose. Only in old age, when your knees keep you ashore and a grandniece goes down, do you hear the sound that forty people make when they’re counting, and understand that they were frightened for you.",
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
          "Picture a life as the rope walker of a traveling show, so famous for crossing the market square that nobody has ever heard you speak, although mayors regularly bet on your ankles. One evening, halfway over, you see a roof garden that can’t be seen from anywhere else, with a table laid for one; you step off the rope onto the tiles, sit down to someone’s figs, and leave four thousand people staring at a cord. The show moves on without you. There are worse endings.",
        ],
      ],
      ask: "Which roof garden have you seen only because you were out on a rope?",
    },
    Earth: {
      stances: { candor: "peace" },
      lines: [
        [
          "paragraph",
          "Picture a life on your knees, laying the mosaic floor of a bathhouse for a provincial official who is never satisfied. He wants dolphins; you lay dolphins. Then he wants his own profile added, larger, and for the rest of that year, chip by chip, you give it the neck of a tortoise, which nobody dares to mention. Nineteen centuries later the official is a footnote, the tourists photograph the tortoise, and a guide with an umbrella explains that the artist was evidently very fond of animals.",
        ],
      ],
      ask: "Where have you slipped your honest opinion into work that was meant to flatter?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as court kite maker to an emperor of nine, whom you’re forbidden to speak to, so that your conversation is necessarily conducted at three hundred feet. You send up a yellow carp, meaning patience; he answers with a lopsided bat, which means lessons, and over the years the two of you develop an elaborate slang of tails and spirals that the ministers, peering upward, take for weather magic. When at last he’s old enough to command you to speak, neither of you can think of a thing that the kites haven’t already said.",
        ],
      ],
      ask: "Who do you share a language with that no third person would recognize as one?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Picture a life as a dyer in a river town where people bring you cloth to match their sorrows. Nobody explains anything: a sleeve is laid on the counter, you look at the face above it, and into the vat go walnut, iron, a little madder, until the widow nods. Your arms are permanently blue to the elbow, and the river below your house turns a different color after every funeral; they pay you in eggs, mostly. It would account for the way you still linger in front of the paint samples.",
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
          "Picture a life as the human cannonball of a third-rate circus, in a country that keeps replacing its flag. Twice a day you’re shot over the heads of farmers, and you bow before the net has stopped swinging, and when the trapeze couple invites you to supper, you already have the helmet on. One night the powder is damp, you roll out of the barrel like a potato, and the crowd, after a gasp, gives you the only standing ovation of your career. All this is thinly documented, but it does raise the possibility that they were fonder of you than of the bang.",
        ],
      ],
      ask: "Who has been inviting you to supper while you had your helmet on?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as a horse trader with a disgraceful hat and the best eye in three valleys, able to read a hoof from across the road. Every animal you own is for sale. That’s your boast, and it just happens that for eighteen years one mule, ugly, with a habit of biting, has been priced so extravagantly that nobody has made an offer; customers snicker, and you predict that the market will recover. When you die, in the stable, it’s the mule that won’t leave your side. Look around, then, for anything you’ve priced out of reach so that you don’t have to admit you’re keeping it.",
        ],
      ],
      ask: "What in your life wears an absurd price so that no one takes it away?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Picture a life as interpreter between two kings who loathe each other. “Tell that toad I’ll burn his orchards,” says the first, and you turn and announce, “His Majesty admires your pears.” Twenty years of peace, two marriages and a brisk trade in fruit depend on your tongue. Then a clever princess who has learned both languages overhears you at a banquet, raises one eyebrow, and spares you on one condition: each year, on her birthday, a single exact translation. You sweat for weeks in advance. If it feels like a memory, consider who around you has learned both languages.",
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
      ask: "Which house do you still not know how to walk into with nothing to offer?",
    },
  },
  ESFP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Picture a life in the bullring as the clown. The matador has the gold jacket and the statue. You have a barrel, red stockings and a name like a sneeze, and when he’s on his back in the sand, unable to breathe, you’re the one who runs at half a ton of beef, whistling, with your backside out, while the stands howl.",
        ],
        [
          "paragraph",
          "One night a drunk asks if all that howling doesn’t bother you. You consider the question, soaking your knee, and reply, in the tale, that people only laugh when someone’s alive; then you buy him another drink.",
        ],
      ],
      ask: "When has your clowning been the bravest act in the place?",
    },
    Earth: {
      stances: { thrift: "spend" },
      lines: [
        [
          "paragraph",
          "Picture a life as innkeeper on a high pass, where the mules give out, the weather comes in sideways, and from the knock alone you can tell who needs the brandy and who needs the bench by the wall. Accounts are kept in chalk on the shutter, and every spring the melting snow comes down and obliterates them, at which you swear, loudly, for the sake of appearances.",
        ],
        [
          "paragraph",
          "A bishop once stays three weeks and pays with a blessing, while a peddler pays with a spoon. At the end of the story you’re ninety and eating barley with the spoon, and as for the blessing, it was very nicely put.",
        ],
      ],
      ask: "Which modest repayment has outlasted the magnificent one you were promised?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Picture a life singing the news on a bridge in Prague. Floods, weddings, a calf with two heads: you print it on a sheet, set it to whichever melody is going around, and by noon the porters have it by heart, with certain improvements. The calf had one head, but a lovely voice.",
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
          "Picture a life on a river barge, playing the accordion for families who are leaving. They come aboard with a stove, a goose, the grandmother’s bed, and you have the sense not to inquire where they’re going. What you ask is the name of the village they’re from, and by the first bend in the river you’ve found a tune from there, or from near enough.",
        ],
        [
          "paragraph",
          "You’ve never owned property on either bank, and in the legend they buried you midstream, so to speak, and for generations afterward respectable people in three countries insisted that you’d come from their own valley.",
        ],
      ],
      ask: "Which of the places you’ve left do you still have a tune from?",
    },
  },
};
