import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "They’ve given me a view of the harbor cranes, so I still issue instructions to the drivers, through the glass. You’d like to hear whether we won; we won a good deal, but what I actually remember is the bridge campaign, the one we lost, because that year we hadn’t yet learned to go ahead of everyone, and there were nine of us in a van, soaked, singing.",
        ],
        [
          "paragraph",
          "You think your purpose is the thing at the far end, and you run at it with your head down, when really it was the running, and who ran with you; I’d trade a trophy or two for a fuller van.",
        ],
        [
          "paragraph",
          "So look behind you today, and if anyone is out of breath back there, wait for them. It takes minutes.",
        ],
      ],
      ask: "Who used to run beside you, and at what point did you pull ahead?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "It’s raining on the orchard, the roof you used to swear at is tight, and a girl comes up from the village to prune with me, the great-niece of someone you’re annoyed with right now. She has the eye. Yesterday she sawed off a limb that I had been training for twenty years, and she was absolutely right, and I went inside and laughed until I coughed.",
        ],
        [
          "paragraph",
          "As for our purpose, you thought it was the trees, and worked as though they’d stop growing whenever you turned your back, when the point was to get so good at something that I could give it away, imperfections and all.",
        ],
        ["paragraph", "Start sooner than I did. Hand someone the saw."],
      ],
      ask: "Who could you hand the saw to this year, and which limb would you let go?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "They say I preside over the table by the window, where students come to argue. I’ve forgotten half of what we knew, which has freed up a good deal of space for listening, and the students are gloriously mistaken; you’d have corrected them before the second cup.",
        ],
        [
          "paragraph",
          "You picture your purpose as a theory with a roof on it, to be turned in complete at the end, and I have the theory here, which was obsolete before we last moved. What’s still alive is everything we let drop in passing, like the remark to the boy with the stammer, which he has since turned into a school of thought.",
        ],
        [
          "paragraph",
          "Don’t save the best ones. Say the next unfinished thing to the first person who is there.",
        ],
      ],
      ask: "Which unfinished thought could you give away this week, and to whom?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "I’m in the garden chair under a blanket, being taken for deaf, which is useful. Three grandchildren of people I never knew liked me are shelling peas on the steps and telling each other everything, straight across my knees, and not one of them came because of the great design, which, incidentally, does what we said it would.",
        ],
        [
          "paragraph",
          "They’re here because of the strays. Remember the boy whose situation didn’t fit the model, so you worked late for three weeks to help him and called it a rounding error? These peas are out of his garden, and it turns out that we were at our best in the exceptions.",
        ],
        ["paragraph", "Another stray is expected this week. Let the model wait."],
      ],
      ask: "Which exception have you made for one person, against every rule of your own?",
    },
  },
  INTP: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "I’m writing this with the good pen and in one go, as we should have done more often. You’d like to hear which of our theories survived, and one did, the half-baked one, which you very nearly didn’t present at the meeting with the terrible microphone, because in the middle of it there was a hole the size of a dog.",
        ],
        [
          "paragraph",
          "You presented it, you pointed straight at the hole, and a girl in the back row has devoted her life to it; last spring they named it after her, while the polished theories were admired by everyone and got nobody else started. So say, with all that enthusiasm of yours, “This is where I’m stuck, isn’t it beautiful?” and step aside before you’re trampled.",
        ],
      ],
      ask: "Which unfinished thought of yours has a hole worth showing to someone younger?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "It’s warm in the workshop, and a solemn child is taking my lamp to pieces. I never planned on a school, and right now you’re annoyed with a young man who has asked for the third time to be shown something, so that you can’t get on with your work.",
        ],
        [
          "paragraph",
          "He is the work. All those beautiful things we made were replaced by better ones within twenty years; I’ve checked. What lasted was a way of looking: wait, feel along the back of it, don’t blame the part; he carried it to Ghana, where a woman is teaching it to a whole generation of welders. Show him again, slower, and let him be the one to hold the lamp.",
        ],
      ],
      ask: "Who is learning your way of looking, and have you been treating them as an interruption?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "You’ll be relieved to learn that we never found it, the big one, I mean, the answer underneath all the other answers. Last week I believed for a whole afternoon that I had it, and it turned out to be the plot of an opera.",
        ],
        [
          "paragraph",
          "What I have is mail. It fills shoe boxes to the ceiling, because over the years we asked people questions, a glassblower, a judge, the man who winds the town clock. I passed their answers on to someone who needed them, so apparently we were a post office. At your age you think you’re collecting material, when in fact you’re introducing the world to itself, so reply today to the glassblower, whose daughter wants to know about lungs.",
        ],
      ],
      ask: "Which two people should you have introduced to each other long ago?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’ll be brief; I’ve learned how. You assume the people you love know it. By my calculation there have been seven of them, without interruption, and you’ve shown it by never forgetting what they told you and by repairing their printers, and you imagine that anyone could deduce the rest from the data.",
        ],
        [
          "paragraph",
          "Four of them couldn’t. I learned this at the bedside of one, who said, astonished, “You did?” and then we had twenty minutes; I’m writing so that you’ll have years. I don’t regret an hour of the thinking, but it was always for the sake of something, and that something had a face. So put the book down, leaving your thumb in it if necessary, and go immediately to the nearest of the seven and say it.",
        ],
      ],
      ask: "Who would be astonished to hear that you’ve loved them all along?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold", lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "From the veranda, at eighty, with a stick that I use chiefly for pointing. They’ve come up today, a whole noisy bus of them, people whose names you don’t know yet, and each has told me the same story: that they were twenty-six or forty, and terrified, and you looked across and said, “You do it.”",
        ],
        [
          "paragraph",
          "I had expected them to mention the campaigns, and I’d memorized all the dates. Nobody asked.",
        ],
        [
          "paragraph",
          "So I’m writing to tell you what it was all for, in case you’re standing there with the torch, as I suspect, explaining the route. Pass it sooner, since you get warmer watching it go up the road in their hands than you ever did holding it.",
        ],
      ],
      ask: "Who could hear “You do it” from you before this month is over?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "At eighty I can tell you which of the things we built stood: the company was sold and is a parking garage; the house leaks, according to the new owners, exactly where we predicted. But there’s an orchard behind the county clinic, nineteen trees, planted in the spring when we were too sick to manage anything and had to have something to walk to.",
        ],
        [
          "paragraph",
          "It has never had a committee. Patients go out there to be cranky, and in October children I’ve never met steal from it energetically, within a few yards of the wall where I sit failing to prevent it.",
        ],
        [
          "paragraph",
          "Make what lasts, by all means; you will anyway, but plant something this year whose harvest you have no intention of supervising.",
        ],
      ],
      ask: "What could you plant this year and then leave entirely to strangers?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "I am eighty and have outlived most of my opponents, which I had looked forward to and don’t recommend. Who would I telephone now? It was Halloran I thought of, this morning, over the paper: thirty years of him across one table or another, wrong about the harbor, wrong on pensions, and every law we’re proud of has his fingerprints next to ours, because he never let the weak version pass.",
        ],
        [
          "paragraph",
          "You think your work is to be right in time, when from here it looks more like a thirty-year conversation that you helped to keep civil, and the harbor is simply what went into the minutes.",
        ],
        [
          "paragraph",
          "Call your own Halloran tonight, and admit that you need him. He’ll want it in writing.",
        ],
      ],
      ask: "Which opponent has made your work better than any supporter ever did?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At eighty you get visitors in your head in the hour before sleep, and they don’t appear in order of importance. The ministers stay away. I get Lin, from the second-floor office, who you drove to the train when her father was dying, sixty miles through sleet, the night before a hearing that you lost because of it; I can still see her mitten on the heater.",
        ],
        ["paragraph", "I’ve forgotten what the hearing was about."],
        [
          "paragraph",
          "You lead people, and you’ll go on leading them, and accomplish a good deal that can be measured. I’m writing on behalf of the other column, the kindnesses, which has perhaps thirty entries, all of them made in passing, with your attention on something considerably larger. It wasn’t larger. Drive more slowly, that’s all.",
        ],
      ],
      ask: "Whose mitten, so to speak, will still be on your heater at eighty?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "I’m writing this on the ferry; they’ve told me twice to come in from the rail, but you wanted to know what it was for, all that starting. Hardly anyone remembers what we started; they remember the minute when they were about to sit down again and we said, “Go on, I dare you,” like people who would gladly pay to watch.",
        ],
        [
          "paragraph",
          "There’s a clinic in the valley, a marriage, an atrocious novel that saved its author, and none of it is ours, so spend your fever on other people’s first steps, child, and be around for the second ones when you can. I won’t pretend that I finished things. I finished four, and they keep me warm in this wind.",
        ],
      ],
      ask: "Who is about to sit down again for lack of one person to dare them?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "The workbench is still a disgrace, and I’ve asked to be buried beside it. At your age you were afraid that there would be nothing to show, all talk and sawdust, a shelf of beginnings with the glue gone yellow; so was I, until around sixty I started giving the things away as they were, half a boat to the girl next door, and the irrigation scheme, complete with its one error, to the school.",
        ],
        [
          "paragraph",
          "They finished them. We had been designing for two pairs of hands all along, it turned out, and it was only embarrassment that had kept the other pair away. Finish three that are yours, and give away the others while you can still show someone where they stick.",
        ],
      ],
      ask: "Whose hands could finish what you’ve been too proud to pass along?",
    },
    Air: {
      stances: { voice: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "They wheel me out to the terrace after lunch, and the young ones come up in turn to disagree, which is the purpose, by the way; you asked. I used to think that we were put here to be right about something, and later to be first, and what remains, once the teeth and the references go, is a chair that people pull up to because their minds work faster near it.",
        ],
        [
          "paragraph",
          "You have that chair already, although you’ve been so busy talking from it that you hardly notice who is sitting across from you, lips apart, about to have a thought of their own. Pause there, darling, a bit longer. I would trade all my celebrated lines for the ones I waited to hear.",
        ],
      ],
      ask: "Whose unfinished thought would be worth more to you than your next line?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "I laughed a good deal, you’ll be glad to hear, and cried a good bit more than we had expected, and now rain is coming across the lake as I write, and an old friend is asleep in the next armchair. You keep asking what a head like ours is for, and it was for getting us close to people, my dear, although for years it got us just near enough to be admired.",
        ],
        [
          "paragraph",
          "What people have thanked me for, these last winters, was seldom an idea; it was that I had sat down with them inside the terrible thing and said what everyone else was afraid to say, after which the thing stopped growing. Your mind went in first, with the lamp. That is what it’s for. Follow it in.",
        ],
      ],
      ask: "What unmentioned disaster is someone you love sitting in right now?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m eighty, and still can’t sit through a committee meeting, while you, at your age, worried that there was one magnificent calling and that you would miss it by standing at the back. What it amounted to was nine or ten occasions, a hospital lobby, a school board on a wet night, the girl next door with her suitcase, and on each of them something in us stood up before we had decided to, and spoke, and someone’s life bent slightly. The years in between were preparation, for getting the words right, and I no longer regret them.",
        ],
        [
          "paragraph",
          "So stop auditing your courage. Sleep, read, love those few inconvenient people. Only sit near the aisle, will you, and when your legs go, go with them.",
        ],
      ],
      ask: "On which occasion did you stand up before you had decided to?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "From eighty, with dirt under the nails. You kept asking what you were for, as though the answer would be delivered in an envelope, and I’ve looked back along the whole row and it’s all one piece of work: you made places where other people could put their weight down. A kitchen, a reading group that survived for thirty-one years, a way of reassuring families at that clinic, still in use, though nobody there has any idea who started it. None of it looked like a purpose from the front. It looked like Wednesday.",
        ],
        [
          "paragraph",
          "The pear tree survived. Plant the second one, which we always regretted not doing, and put your name on something permanent, low down, where a child would come across it.",
        ],
      ],
      ask: "Where have people been able to put their weight down because of you?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Eighty, and I’ve lost the thread of this letter twice, which would scandalize you. What were we for? I have it down to a line at last: we introduced people, to each other and occasionally to themselves. The quarreling brothers, once more; that student, to Chekhov; the woman at the laundromat, to her own idea, which she had mentioned to us as a joke. You considered all of them interruptions, because you were saving yourself for the book, and I did write it, and it’s good, and in all the years of its existence nobody has ever hugged me for it.",
        ],
        [
          "paragraph",
          "Write it one morning a week. The rest of the time, leave fewer dinners early in order to go home and consider what everyone was saying.",
        ],
      ],
      ask: "Which people have you introduced, and what came into the world because of it?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "From eighty, in a house full of letters, I can still see you lying awake and asking what you had accomplished with your life apart from feeling it. Well, here they are: the sister who finally telephoned the other sister, and the man you let cry in the parking lot, who afterward coached half the town. They all say that you changed nothing, only listened, and then things changed, which I used to consider a poor substitute for doing something.",
        ],
        [
          "paragraph",
          "One request. At the bottom is a thin bundle, the letters you wrote and never mailed, and it’s time they went out, because people were waiting to do for us what we’d done for them, and by the time we let them we were seventy.",
        ],
      ],
      ask: "Which letter have you written, in your head or on paper, and never mailed?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "I am eighty and hoarse, which should please you, since it comes from reading aloud at the top of my lungs to people who’d been told that they were nothing much. I can report that we did go up on that stage, and that the fear lasted precisely as long as the stairs.",
        ],
        [
          "paragraph",
          "You pictured our purpose as one tremendous work, and you kept turning down lesser occasions so as to be free when it came. It had been coming all along, in installments: the eulogy, the angry letter to the board, the boy whose terrible songs we took seriously, all of which I’ve laid end to end on the carpet.",
        ],
        [
          "paragraph",
          "Stop clearing the calendar. Say yes to the shabby stage on Saturday, and project.",
        ],
      ],
      ask: "Which shabby little occasion did you turn down because you were waiting for the great one?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "It’s mild here, I’m eighty, there is a wasp in the jam, and you’ll be wondering how it all came out. It didn’t come out; it accumulated, a bucket at a time, in such modest amounts that I went on looking for our purpose well into my sixties, with my arms full of it.",
        ],
        [
          "paragraph",
          "You were so afraid that a lifetime of small, careful acts would never add up to a meaning. But a young woman stopped at the gate this morning, who learned from someone who had learned it from us how to take your time with a frightened animal, and she had never heard my name, and I have seldom been so proud.",
        ],
        ["paragraph", "So do today’s bucket. Never mind the well."],
      ],
      ask: "What modest thing have you done so often that it became what your life was about, without announcing it?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "I’m eighty, surrounded by our notebooks, shelf upon shelf, with a meticulous account of every lunch, and I regret to inform you that I can’t taste any of them. That’s the only complaint. You did well by us: you left no one out, you made bishops laugh, and several people have lived more bearable lives inside a phrase of yours.",
        ],
        [
          "paragraph",
          "You used to think that a purpose had to be one thing, and that we were too scattered to deserve it. From this armchair it looks remarkably like one thing: wherever two sides had lost the use of each other’s language, we turned up with a dictionary and a joke.",
        ],
        ["paragraph", "Only, now and then, dear, leave the pencil at home and have the peach."],
      ],
      ask: "Which lunch can you still taste, and what were you not writing down?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "I am writing from the porch, at eighty, with a blanket and a great-niece asleep on my arm, so forgive the hand. You asked me so often, at night, what we were for, and I have the answer now, almost an embarrassing one, considering how hard we searched: people came to us in pieces and went home feeling that the pieces were theirs.",
        ],
        [
          "paragraph",
          "You imagined that the feeling was in the way of the life, and that we’d begin as soon as it stopped hurting. It went on hurting, at intervals, and somehow feeling it was the occupation, although I wish I’d laughed more, sooner, and let myself be found occasionally by the people who came looking with a lantern.",
        ],
        ["paragraph", "They’re still coming up the path. Wave."],
      ],
      ask: "Who has been coming up the path toward you with a lantern, and what keeps you from waving?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "paragraph",
          "From eighty the crowds look much alike. I can recall the lights, and a certain roar in some stadium for a cause we won and later had to win again. But the faces I see when I can’t sleep come one at a time: the stutterer who read the names, the girl who ran for council because I bet her a milkshake.",
        ],
        [
          "paragraph",
          "So that was the purpose, less grand and more ticklish than we’d imagined: to lend people nerve, individually, until their own came in. You’ll want to know if it was enough, so I can report that there was a long interval, after the bullhorn had gone to younger hands, when I expected to vanish, and instead I took up the trombone. Come on, blow. Nobody is waiting.",
        ],
      ],
      ask: "Which particular person did you lend courage to, and what did they do with it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "I am writing this at the long bench under the walnuts, which was made by Teresa’s apprentice, and Teresa was mine. That’s how everything has gone. We never became what the brochure advertised; we became a sort of soil, and I’m obliged to report that the view from underneath is excellent.",
        ],
        [
          "paragraph",
          "What you were here for, as far as I can determine from this end, was to stay in one place long enough that people could rely on it and be rash elsewhere. Staying cost us Peru and the loom, and although I don’t begrudge Peru, in my seventies I finally bought the loom and discovered that I had been patient with everyone except a beginner with my own face. Start it sooner. The walnuts can manage.",
        ],
      ],
      ask: "Which loom of your own are you leaving until everyone else is settled?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "You won’t believe who’s here this afternoon. Half the building has come up to quarrel about the elevator, the widow from four is quoting the anarchist from six with approval, and I haven’t said a word for an hour, since I’m only the one who owns the teapot.",
        ],
        [
          "paragraph",
          "That has been it, I suppose. You spent decades fearing you had no real subject, being so taken with everyone else’s, and all along the subject was the table between them, where enemies learned to pass the sugar. The one thing I’d change is that late, very late, I took to saying what I thought, first, without consulting the barometer of their faces, and although two people left, the conversation improved beyond all recognition. Do it younger.",
        ],
      ],
      ask: "What has happened between other people because of you, without any of them tracing it back to you?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "They come by in the evenings, the ones we sat up with, one of them with a beard now and another a magistrate. They never mention those nights, and neither do I, but when they bend down to kiss me each of them rests a forehead against mine a moment longer than etiquette demands, and I’m told the whole story again.",
        ],
        [
          "paragraph",
          "It was never our responsibility to take the sorrow away, a misunderstanding that cost us a good deal of sleep; it was to sit beside it with a lamp. You’ll learn the difference from a night watchman, I won’t say how. Afterward you can love people for an evening and still be hungry for breakfast. Eat, sweetheart. Most of them were all right, mostly, all along.",
        ],
      ],
      ask: "Whose grief have you kept company without taking any of it home afterward?",
    },
  },
  ENFP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "From eighty, with an unreliable hip and excellent shoes. You’ve been asking me all night what it was for, pacing, as if the answer were on a train that might leave without you. Sit. I’ve had time to take inventory.",
        ],
        [
          "paragraph",
          "It’s not what you’d expect. The great occasions are over, nearly all, and I don’t mourn them, for they were meant to be seen once, from a distance, with a hat in the air. What goes on is smaller: a woman in Duluth who paints because you were so outrageously enthusiastic about her sketchbook, and a boy who is now a judge, both of whom you talked to in passing, on your way to something important. So keep your important things, dear. But dawdle on the way.",
        ],
      ],
      ask: "Which remark of yours, made in passing, is still going on in another person’s life?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "From eighty, on the bench you never intended to finish. I can hear you worrying that you’ve scattered yourself, one acre here and one there, and nothing with your name over the gate; I worried about it too, well into my sixties, in a variety of climates.",
        ],
        [
          "paragraph",
          "Come and look from up here. What you took for unrelated plots was a path, and people walk it, stopping at the tool library and knowing exactly where the plums are. Your purpose was to leave places easier to be human in than you found them, and although most of those places you abandoned too early, this bench, which you did finally finish, is the one I get to sit on.",
        ],
      ],
      ask: "Which place is easier to be human in because you once spent time there?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        [
          "paragraph",
          "From eighty, by telephone as usual. You want a purpose you could print on a card, and every card you’ve had printed was out of date before the ink was dry, but I’ve kept them all, and they make a lovely fan.",
        ],
        [
          "paragraph",
          "Fanned out, they all say one thing, which is that you couldn’t bear for two creatures to be in the same world and not have met. You made the world more acquainted. It carries no pension, and there is no medal for it; but on my birthday there’s a celebration for people who know each other only through me, and it occurred to me that I could leave and it would go right on. I left, in fact, and am calling you from the garden. Listen to them.",
        ],
      ],
      ask: "What would go on among your friends if you slipped out of the party unnoticed?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "From eighty, beside the window, in your mother’s shawl. You write that you have felt everything and made nothing of it, and I remember the evening you wrote that, because it was raining on both of us.",
        ],
        [
          "paragraph",
          "What you were for, it seems to me now, was companionship at the turning. You met people on the most miserable stretch and walked beside them as far as the first house with a lamp, and they went in, as they should, and many never wrote, which used to grieve me. Now I think nobody owes letters to a bridge. Only, my darling, you were on that stretch yourself, repeatedly, and told no one but me. Next time knock at one of those houses. They’d recognize your step.",
        ],
      ],
      ask: "Who came through a bad stretch with you beside them and would gladly do the same for you?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { risk: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "I have outlived three committees and the man who wouldn’t sign. I still read the safety notice before boarding the roller coaster, which my grandniece considers hilarious, and then I sit in the front car.",
        ],
        [
          "paragraph",
          "You were fair, so you can stop lying awake over it, but what I’d like to have back are the four occasions when I was right and did nothing because it wasn’t my department, and I can supply the dates. Our purpose was to go in where it says “Authorized Personnel” and set the matter straight, with a hot face.",
        ],
        [
          "paragraph",
          "One of the four is still ahead of you, and you’ll recognize it by the way you start looking for the form. There is no form. Go in.",
        ],
      ],
      ask: "What do you see going wrong right now that isn’t your department?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "I’m writing this on the workbench, since the desk has gone to the boy, and everything works.",
        ],
        [
          "paragraph",
          "For most of our life I figured we were put here to keep it all from falling down, and I did that, and I regret little of it except a certain tightness around the mouth. Then my wrist broke, and for an entire season other people had to do it, badly, singing, and the house leaned a little and stayed up, while one after another they came to consult me, bringing beer.",
        ],
        [
          "paragraph",
          "You were never meant to be the beam; you were meant to understand beams and be easy to ask. Don’t wait for the wrist. Show one person where the shutoff is, and let them turn it.",
        ],
      ],
      ask: "What do you alone keep standing that others would learn if you stepped back?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "You’ll want to know how reliable this is. I’m eighty, I sleep little, and I have it from the source.",
        ],
        [
          "paragraph",
          "You thought we were put here to get things settled, and we settled a good many, most of which have since been reopened by younger people with better instruments. What lasted is something else: a few of them climb my stairs each week to disagree with me until the buses stop running, and I’ve learned to lose with undisguised pleasure. It turns out that we were a place where a person could be wrong in comfort and leave knowing more.",
        ],
        [
          "paragraph",
          "Open earlier than I did. Buy a second decent armchair, find the person who contradicts you most intelligently, and ask them back.",
        ],
      ],
      ask: "Who contradicts you best, and when did you last invite them in?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "It’s evening here, and I’ve been going through the boxes. You were right to keep so much for so many, because they do come, the grown children of people we loved; they settle on the floor, and I hand them their mother’s laughter, on a cassette, labeled.",
        ],
        [
          "paragraph",
          "For years I thought that this was all we were for, to be the one who remembers. What I’d put off was being remembered, because I was so careful to leave no trace of what I felt that the boxes have hardly a letter from us in them, only letters to us.",
        ],
        [
          "paragraph",
          "Would you see to it? Write to the few you’d run out into the cold for, and use the word “love.” It’s the only item in the inventory that disappears unless someone mails it.",
        ],
      ],
      ask: "What will the people you love find in your handwriting after you are gone?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Eighty, and they gave me a party with a banner, and I stood under it, which will tell you how far we have come. You used to think that we were put here to help and that a helper stands to one side, so we managed half a lifetime of other people’s performances with the headset on. Then came the year when the town was going to close the clinic and nobody would take the microphone, and somehow it was in our hand. We shook, we were magnificent, according to the newspaper, which misspelled our name.",
        ],
        [
          "paragraph",
          "That warmth was always ours, and people would rather have had it in person than in a covered dish, so don’t wait for a clinic; practice shaking next month.",
        ],
      ],
      ask: "What would you take the microphone for, even with your knees shaking?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "I am eighty, I still have the house, against everyone’s advice, and since you wanted to know what it was for, all that getting up, I can give you the sum: there was a place. For fifty-two years, anyone who had failed or quarreled or arrived on a late plane could depend on the third step creaking and the same blue bowl, and they went out from there and did remarkable things, several of them in Portuguese. You called it just being home, when it was the ground they pushed off from.",
        ],
        [
          "paragraph",
          "Two corrections. Let the girl repaint the hall, which will look dreadful and which eventually you’ll adore, and go, once, to visit the remarkable things. The bowl will be perfectly all right alone.",
        ],
      ],
      ask: "Who has pushed off from the ground you kept, and have you visited them?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "At eighty I’ve gone through the address books, all twelve, with their crossings-out. You were afraid that purpose was one enormous undertaking and that you had frittered yours away on errands, notes and calls; well, I’ve added them up, and they come to a town. This one got a job through that one, those two abandoned their lawsuit, and her boy, the difficult one, had a couch in Denver for as long as he needed it, and all that time we thought we were merely answering the telephone.",
        ],
        [
          "paragraph",
          "So fret less about a great contribution, and just write some of this down, with the anecdotes included, since we knew everyone and left nobody the map, and while you’re at it, call Denver; he would like to hear from us.",
        ],
      ],
      ask: "Which two lives were changed for the better because you happened to answer the telephone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "From eighty, under the afghan. They come and sit with me in rotation now, there’s a schedule on the refrigerator, and for a month I found it unbearable, because we had always been one of the names on it. Sitting with people at the worst hour, which you mistook for our whole purpose, was only half of it; the other half was letting them do it for us, and I put that off until I nearly missed it.",
        ],
        [
          "paragraph",
          "A young person rubbed my feet last night and cried a little, and as I let her I recognized her expression, which was the one we used to wear going home. Don’t rob them of that for another forty years; next time you are ill, be ill.",
        ],
      ],
      ask: "Who would consider it a privilege to look after you, if you ever let them?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "The parade went by without me this year. It was my hip, and for the first time since I grew tall enough for the banner I stood at the curb, where you can see everything: the trombone boy looking for his mother, an elderly clarinetist out of step and radiant. From the front, where you are now, there’s mostly road.",
        ],
        [
          "paragraph",
          "You’re right to march, since half of what moves in that town is moving because you couldn’t stand to see it stopped, and I don’t take back one shout.",
        ],
        [
          "paragraph",
          "But walk backward for a block now and then, and look at the people you got going, because the point of you was never to arrive first; it was to get the others to set out, and you’ll be glad to have seen it.",
        ],
      ],
      ask: "Who set out because of you, and have you ever seen them walking?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "They named the pumping station after me, with a brass plate and the years of service, and although I pass it on my walk, what I’m proud of isn’t on it.",
        ],
        [
          "paragraph",
          "One terrible winter I sat up with the water main for three nights, which nobody remembers. But in the middle of it I sent my assistant home, because his boy was in a play, and each summer that boy, who is going gray, brings me plums.",
        ],
        [
          "paragraph",
          "You suppose that your purpose is to leave everything in working order, and you will, and they’ll replace nearly all of it with something better. Look up from the wrench more often, at whoever is aiming the flashlight, and ask what they need. The plums, incidentally, are excellent.",
        ],
      ],
      ask: "Who is aiming the flashlight for you these days, and what do they need?",
    },
    Air: {
      stances: { company: "company", voice: "both" },
      lines: [
        [
          "paragraph",
          "I have finally been told to sit down: the young woman running the meeting informed me that I’d had my three minutes, and I have seldom been so happy.",
        ],
        [
          "paragraph",
          "You think you’re here to make sure that things are done properly, and so did I, through forty years of motions, most of which I couldn’t describe to you now. What I do remember is the people who had never spoken, and how on some gray afternoon, because I had glanced their way and waited, a hand went up.",
        ],
        [
          "paragraph",
          "They run it all now. They do it wrong, and it works. Our gift was to make it ordinary for people to have a say, so give that away sooner, starting with your own turn.",
        ],
      ],
      ask: "Whose hand would go up if you glanced in their direction and patiently waited?",
    },
    Water: {
      stances: { lead: "both", head: "both" },
      lines: [
        [
          "paragraph",
          "Nobody needs anything this morning, and I want to describe it to you, since you won’t believe it. There’s coffee. There’s a blanket, which was put around me unasked, and I allowed it; and when something sad came on the radio, I cried a little, and I didn’t leave.",
        ],
        [
          "paragraph",
          "For fifty years you were the wall they all leaned on, and some of them would have gone over without it. But you believed that it was the wall they came for, when really, as I’ve since discovered by asking, they came because there was always a plate, and someone who noticed if they hadn’t slept.",
        ],
        [
          "paragraph",
          "So let them see you sleepless, occasionally. What you were building all along was a place to come in out of the rain.",
        ],
      ],
      ask: "Who at home would be relieved to find you in need of a blanket?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "They’ve put our name on the gymnasium. Eighty, imagine, and since you’d want to know about the attendance, I’ve estimated it for you: plenty.",
        ],
        [
          "paragraph",
          "It surprised me who came up to pin on the flower. I had expected the ones I cheered the loudest, and instead it was the four or five I’d asked for help, in the year when I couldn’t get out of bed and hadn’t a joke left in me. That was how they discovered that I was a person, when I had always considered myself an event.",
        ],
        [
          "paragraph",
          "So go on lighting up gymnasiums; it’s what you are for, and it did an extraordinary amount of good, but flop occasionally where they can see it, because affection was meant to travel in both directions.",
        ],
      ],
      ask: "Who would learn that you are a person if you canceled everything for a week?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "I have given away the long table. It took four men and a discussion; it belongs to a younger household now, under terrible place mats, and recently fourteen people sat down at it to a meal I’d had nothing to do with preparing. Too much salt. I have never been so happy.",
        ],
        [
          "paragraph",
          "For fifty years I thought it was all about the feeding, when the point is to show them how it’s done, so thoroughly that they can do it without you, and I nearly missed that by being so good at the gravy.",
        ],
        [
          "paragraph",
          "Hand over a spoon, and do it earlier than I did, while you can still sit among them and overhear the conversation. And wear the better shoes now, please.",
        ],
      ],
      ask: "Which spoon are you still gripping, and who is old enough to take it?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "The young woman from the historical society was here with her recorder, and I gave her the whole town: who built what, who ran off with whom, why both hardware stores faced the bank. Then she asked who had been the most interesting of them, and I opened my mouth and had forty names, with approximately six minutes of material on each.",
        ],
        [
          "paragraph",
          "I was always just off to fetch another person they had to meet, and the only people I know by heart are the ones I got stuck with, in a cable car, on a flooded road, one entire night at the vet’s.",
        ],
        [
          "paragraph",
          "Bringing people together is what you’re for, and I only ask you to stick around for some of it. Miss the next introduction. Get stuck.",
        ],
      ],
      ask: "Who did you last get stuck with long enough to hear the seventh minute?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "It’s a small apartment now, with a window on the path, and I recognize every visitor by the step, since they come because I remember. I have his stammer, the name of the canary, what she used to hum over the ironing; people sit down across from me and come back to themselves. That was the purpose, I suspect, although it only ever looked like caring too much.",
        ],
        [
          "paragraph",
          "What I’d like to spare you is the anxiety. For decades I made sure that nobody could possibly leave me, although they came a good deal more often once I’d unlatched the gate, and when a few did go, someone else turned up with apricots.",
        ],
        [
          "paragraph",
          "Love them loosely, my dear. You have the grip of a passenger in a hurricane, and we landed ages ago.",
        ],
      ],
      ask: "Who are you gripping as though there were still a hurricane?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", voice: "both" },
      lines: [
        [
          "paragraph",
          "From eighty I can report that the knees went first, exactly as the doctor had predicted, and that I’d spend them again on the same mountains, although on fewer of the descents. What people talk about, when they think my hearing aid is off, is something else: that in a bad moment I was the one they looked at, and that because of my face the moment was over sooner.",
        ],
        [
          "paragraph",
          "That was the work, for which the machines and summits were merely the training, and it appears on no list of your achievements because you were always facing in the opposite direction.",
        ],
        [
          "paragraph",
          "So carry on being quick; only, when you run toward trouble, take some inexperienced fool along and let them see how frightened you are.",
        ],
      ],
      ask: "In whose bad moment were you the face they looked at?",
    },
    Earth: {
      stances: { pace: "patience", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m writing this at the bench, at eighty, in excellent light, mostly with my left hand. You wondered for years whether you had a purpose, and concluded modestly that you had a trade. Well, the things you mended have been sold and renamed and are still afloat, and there’s a gate in the valley that people close with one finger, thinking of something else, which is the highest compliment a gate can get.",
        ],
        [
          "paragraph",
          "I’m content with the things; what I had underestimated was the apprentices, even the dreadful one, because I hear my own grunt coming out of them whenever a joint goes home, and realize that I’ve been talking all my life.",
        ],
        ["paragraph", "Teach more, and explain while you do it. The wood won’t mind."],
      ],
      ask: "What of yours do you already hear, or see, in someone younger?",
    },
    Air: {
      stances: { novelty: "new", focus: "many" },
      lines: [
        [
          "paragraph",
          "Greetings from eighty, where I’m learning the accordion to the distress of several floors. You used to worry that it didn’t add up, the odd jobs, the languages abandoned at the subjunctive. I’ve done the sum, and it comes to about four hundred people who were stuck until you said, on your way through, one odd clarifying thing, and then they weren’t.",
        ],
        [
          "paragraph",
          "You never stayed to see it work, so you thought that your life was a corridor, although seen from here it looks like a switchboard; some of those people write to me and quote you, and I have no memory of it whatsoever.",
        ],
        [
          "paragraph",
          "The only thing I’d change would be to leave an address more often, because I would have enjoyed hearing what happened next.",
        ],
      ],
      ask: "Whose direction did you change with something you said in passing?",
    },
    Water: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Eighty is warmer than I’d been told, mostly because of the number of people who keep coming in without knocking. You, naturally, had planned on a cabin, and I got the cabin; what I hadn’t anticipated was that everyone I’d ever sat beside in a bad hour would remember how to get there.",
        ],
        [
          "paragraph",
          "All along, you considered yourself a person who was good with broken things and better off alone with them, and regarded the tenderness as leakage. The tenderness was the purpose. The mending only gave it somewhere to stand, as animals noticed immediately, although people with nothing wrong took longest to see it, because you made them work for it.",
        ],
        [
          "paragraph",
          "Shorten that for them, if you can: let people know you a decade sooner than I managed. The company is surprisingly good.",
        ],
      ],
      ask: "Who would come in without knocking if you had given them the key ten years ago?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise", risk: "both" },
      lines: [
        [
          "paragraph",
          "I’m eighty, newly ordered down from the ladder, and writing to you in the middle, where you lie awake because others have a mission and all you’ve got is a succession of brilliant afternoons. You think that a purpose has to be one continuous flame, which it never was, and I’m the one who would know.",
        ],
        [
          "paragraph",
          "Lay the afternoons next to each other, as I do now when my hip won’t let me sleep, and in every one of them there’s a person standing nearby who attempted something, that same day, because they had seen you attempt it. You never turned around to look, but much later I did, and there were dozens of them, all the way down the hill.",
        ],
      ],
      ask: "Who began something on the day they watched you do it without asking permission?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Eighty agrees with me: my thumbs are ruined, the pear tree has survived two fences, and a young woman I hardly know came yesterday to be shown how the corners are done. You were afraid, at your age, of having merely made things, and kept hoping that a purpose would eventually turn up and sit down among them like an important guest.",
        ],
        [
          "paragraph",
          "The things were the purpose. I only wish that you had understood it earlier and stopped apologizing for the size of your life, since the objects you made with full attention went out and did your talking in houses you will never see. Make fewer, and keep none of the best. Let her see the corners from the inside.",
        ],
      ],
      ask: "In which unknown house is something you made already doing your talking for you?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "From eighty you are easy to see, slim, amused, halfway out of the room with your scarf on. You collected so many beautiful glimpses, and everyone so enjoyed the ones that you let fall, that you mistook the enjoyment for your entire task, as though you had been sent here to be looked through, like a window.",
        ],
        [
          "paragraph",
          "A window has no preferences, however, and you always did, turning toward certain faces, certain kinds of kindness, one particular shade before rain, and turning away from what was false with a very slight shudder. Tell people what you like: I started at seventy-one, and was startled by how many had only been waiting to hear which way to look.",
        ],
      ],
      ask: "Which things would you point to if people were waiting to be shown where to look?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "I am eighty and sit by the window with someone else’s cat. You ask me from over there, in your tired shoes, whether all that comforting amounted to anything, seeing that the comforted got up, blew their noses, and went off into lives that you play no part in, which is a reasonable question.",
        ],
        [
          "paragraph",
          "It amounted to them. But I nearly missed the other half, which is that you were meant to be a source and behaved for forty years like a sponge: you soaked up, wrung yourself out at night, and reliably came back for more. The songs came late, but when I finally gave what was mine, instead of only what they lacked, it comforted people I hadn’t even met, so give some of yours this year.",
        ],
      ],
      ask: "What have you got to give that has nothing to do with what anyone lacks?",
    },
  },
  ESTP: {
    Fire: {
      stances: { lead: "lead", risk: "bold" },
      lines: [
        [
          "paragraph",
          "I’m writing from the porch, since they’ve hidden the car keys, and I’d like it noted that I know where. At eighty you get asked for the highlights, so I start in with the flood, and the time we talked the band onto the ferry, and halfway through I catch them smiling, because they have a different list.",
        ],
        [
          "paragraph",
          "Theirs is made of mornings when we said “Get up, we’re going” to someone who couldn’t have managed it alone: the woman after a divorce, or the teenager from the loading dock, who owns the place now. Most of those mornings I’d forgotten; they cost us nothing.",
        ],
        [
          "paragraph",
          "So there’s your purpose, according to the witnesses: you lend your momentum to people who have run out of theirs. Lend more of it.",
        ],
      ],
      ask: "Who did you once tell “Get up, we’re going,” and where are they now?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "From where I sit I can see six things you made, five of which still work, and at eighty those are the inventory. The money came and went, the motorcycles departed, but there is the bench, and the wall along the road, which a young couple was photographing this morning as if it had grown there.",
        ],
        [
          "paragraph",
          "You were in such a hurry that anything longer than a season looked to you like imprisonment, and whenever you stayed to the end, grumbling, you behaved as though you’d been tricked into it. It was only your solid half, playing a much longer game than you realized we were in.",
        ],
        [
          "paragraph",
          "Plant the walnut. You’ll object that it takes fifteen years to bear. I had some with my oatmeal.",
        ],
      ],
      ask: "What slow thing could you plant this year for whoever you’ll be at eighty?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "They’ve put me by the window of the dining hall, which was a mistake, since I now know everyone’s business. The cook needed a bridge partner, the widower upstairs was a champion once and tells nobody, and by the weekend they were insulting each other’s bids, which I can see, at eighty, was our trade all along.",
        ],
        [
          "paragraph",
          "You believed that the point was the wit, of which I remember hardly a syllable, or later the income. What I remember is pairs: the baker and the man with the printing press, the gardener and the judge, with you standing between them, saying something ridiculous, and leaving.",
        ],
        [
          "paragraph",
          "Stay after the introduction, because that’s where it gets interesting, and you were always at the next table.",
        ],
      ],
      ask: "Which two people would you introduce this month, and stay to see what happens?",
    },
    Water: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "I got your messages, all those jokes, and I can tell you’re terrified it will come to this, an elderly party by a lamp with the leisure to feel things, and I’m sorry to report that at eighty it’s delightful. I cry at the radio, and last week I cried at a pear.",
        ],
        [
          "paragraph",
          "What you were up to, beneath the rescues, was this: you couldn’t stand for anyone to be alone on the first night, the one after the movers or the telephone call, so you turned up with sandwiches, talking nonsense, and morning came. I have a suitcase of letters, which never mention what you repaired, only that you came.",
        ],
        [
          "paragraph",
          "Now a favor. When it’s you on the bare floor, unfasten the chain and let someone bring the sandwiches.",
        ],
      ],
      ask: "Whom did you leave standing outside when they had come to sit with you?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "From eighty, and they’ve got me in the front row, on the aisle, because I heckle, and to think you used to be terrified that eventually the spotlight would move away and reveal nobody standing where it had been.",
        ],
        [
          "paragraph",
          "Well, it moved, and it’s on a boy of sixteen with a dreadful mustache, whom I taught to breathe before he speaks. I had supposed that my purpose was the moment when they all looked at me, which was wonderful, although nobody remembers those nights in any detail, while that breath is still in circulation. Be as brilliant as you please; only see to it, once a year, that someone beside you is about to be looked at for the first time, and step left.",
        ],
      ],
      ask: "Who could you make visible this year, and what would you show them first?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "This comes from eighty, with flour on it, and the dent in the counter is from your elbow, and three generations have been instructed to leave the blue dish alone, and haven’t.",
        ],
        [
          "paragraph",
          "You worried that you’d come to nothing because you couldn’t say where you were heading. I’ve looked into it, so to speak, and there was a stretch of forty years when anyone in this town who was cold, jilted, or temporarily unemployed knew which bell to ring, and you always acted as though the kindness were theirs. That was where we were heading. It took some maintenance: the roof, the mortgage, all those dull Januaries when you nearly sold. Thank you for the Januaries.",
        ],
      ],
      ask: "What are you keeping warm, year after year, without thinking of it as an achievement?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Eighty here, calling from the sunroom, where I’ve got a better signal than any of them suspect. I’ve been to nineteen funerals in two years, and I can report that at most of them the two people weeping hardest had met at our place.",
        ],
        [
          "paragraph",
          "Neither of us planned it. You’d run into someone peculiar, cry “Oh, you must meet Harriet,” and forget about it before the ice had melted; and then there were marriages, a bakery, an opera about eels, a feud that has given satisfaction to an entire county. You took it for chatter. I’d call it masonry. My one regret is that I stayed so seldom for the second conversation, when they’d stopped being introduced and, by all accounts, became interesting.",
        ],
      ],
      ask: "Which two people are in each other’s lives because you couldn’t keep from introducing them?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m writing from eighty, on the porch swing, in the cardigan. You’d be relieved to hear that we’re still invited everywhere, and astonished at the reason, since the cartwheel is over and the high notes went in the spring of the pneumonia.",
        ],
        [
          "paragraph",
          "They invite me in order to cry. Some grown man sits down with his plate, says how good it is to see me, and starts to leak, and before long he’s eating again and asking about the band. It turns out that there are very few people with whom a person can be brokenhearted and at a celebration simultaneously. You thought that you were distracting them, when actually you were giving permission, and several families got through their worst summers on your lawn.",
        ],
      ],
      ask: "Who has managed to grieve and enjoy themselves at the same time because you were there?",
    },
  },
};
