import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "They have given me a view of the harbor cranes, and I still instruct the drivers, through the glass. You’d like to hear whether we won; we won a good deal, but what I actually remember is the bridge campaign, the one we lost, because that year we hadn’t yet learned to go ahead of everyone, and there were nine of us in a van, soaked, singing.",
        ],
        [
          "paragraph",
          "You imagine that your purpose is the thing at the far end, and you run at it with your head down, whereas it was the running, and who came along; I would exchange a trophy or two for a fuller van.",
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
          "It’s raining on the orchard, and the roof you used to swear at is tight. A girl comes up from the village to prune with me, the great-niece of a person you are annoyed with at this moment. She has the eye. Yesterday she sawed off a limb that I had been training for twenty years, and she was absolutely right, and I retreated indoors and laughed until I coughed.",
        ],
        [
          "paragraph",
          "Concerning our purpose: you assumed it was the trees, and labored as though they would cease growing whenever you turned your back, whereas what mattered was to become so accomplished at something that I could give it away, imperfections and all.",
        ],
        ["paragraph", "Start sooner than I did. Hand someone the saw."],
      ],
      ask: "To whom could you hand the saw this year, and which limb would you let go?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m said to preside over the table by the window, and students come. I’ve forgotten half of what we knew, which has liberated a good deal of space for listening, and they are gloriously mistaken; you’d have corrected them before the second cup.",
        ],
        [
          "paragraph",
          "You imagine your purpose as a theory with a roof on it, to be handed in complete at the end. I have it here; it was obsolete before the last move. What is still alive is everything we let fall in passing, such as the remark to the boy with the stammer, who has since become a school of thought.",
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
          "I’m in the garden chair under a blanket, being taken for deaf, which is useful. Three grandchildren of people who I never knew liked me are shelling peas on the steps and telling one another everything, straight across my knees, and none of them came on account of the great design, which, incidentally, does what we said it would.",
        ],
        [
          "paragraph",
          "They are here because of the strays. Remember the boy whose situation didn’t fit the model, so you stayed late for three weeks on his account and described it as a rounding error? These peas are his, and it turns out that we were at our best in the exceptions.",
        ],
        ["paragraph", "Another is expected this week. Let the model wait."],
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
          "I’m writing this with the good pen and in one go, as we should have done more often. You’d like to hear which of our theories survived. One did, the half-baked one, which you very nearly didn’t present at the meeting with the terrible microphone, because in the middle of it there was a hole the size of a dog.",
        ],
        [
          "paragraph",
          "You presented it, you pointed straight at the hole, and a girl in the back row has devoted her life to it; last spring they named it after her. The polished ones were universally admired, and got nobody else started. So say, with all that enthusiasm of yours, “This is where I’m stuck, isn’t it beautiful?” and step aside before you’re trampled.",
        ],
      ],
      ask: "Which unfinished thought of yours has a hole worth showing to someone younger?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "It’s warm in the workshop, and a solemn child is taking my lamp to pieces. I never planned on a school, and at the moment you are annoyed with a young man who has asked to be shown a thing for the third time, and is preventing you from working.",
        ],
        [
          "paragraph",
          "He is the work. All those beautiful things we made were replaced by better ones within twenty years; I have verified it. What lasted was a way of looking: wait, feel along the back of it, don’t blame the part. He carried that to Ghana, where a woman is teaching it to an entire generation of welders. Show him again, slower, and let him be the one to hold the lamp.",
        ],
      ],
      ask: "Who is learning your way of looking, and have you been treating them as an interruption?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "You’ll be relieved to learn that we never found it, the big one, I mean, the answer underneath all the other answers. Last week I imagined for a whole afternoon that I had it, and it turned out to be the plot of an opera.",
        ],
        [
          "paragraph",
          "What I have is mail. There are shoe boxes of it to the ceiling, because over the years we asked people things, a glassblower, a judge, the man who winds the town clock, and I passed on their answers to someone who needed them, so that evidently we were a post office. At your age you imagine that you’re collecting material, when in fact you are introducing the world to itself. Reply today to the glassblower, whose daughter wants to know about lungs.",
        ],
      ],
      ask: "Which two people that you know ought to have been introduced by you long ago?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’ll be brief; I have learned how. You assume that they know. By my calculation you’ve loved seven people without interruption, and have demonstrated it by never forgetting what they told you and by repairing their printers, and you imagine that anyone could deduce the remainder from the data.",
        ],
        [
          "paragraph",
          "Four of them couldn’t. I learned this at the bedside of one, who said, astonished, “You did?” and then we had twenty minutes. I write so that you’ll have years. I don’t regret an hour of the thinking, but it was always in aid of something, and that something had a face; so put the book down, leaving your thumb in it if necessary, and go immediately to the nearest of the seven and say it.",
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
          "From the veranda, at eighty, with a stick that I use chiefly for pointing. They’ve come up today, a whole noisy bus of them, people whose names you don’t know yet, and each has told me the identical story: that they were twenty-six or forty, and scared, and you looked across at them and said, “You do it.”",
        ],
        [
          "paragraph",
          "I had expected them to mention the campaigns, of which I have all the dates by heart. Nobody asked.",
        ],
        [
          "paragraph",
          "So I am writing to let you know what it was for, in case you’re standing there with the torch, as I suspect, explaining the route. Pass it sooner, since you get warmer watching it go up the road in their hands than you ever were from the handle.",
        ],
      ],
      ask: "To whom could you say “You do it” before this month is over?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "At eighty I can tell you which of the structures stood. The company was sold and is a parking structure; the house leaks, according to the new owners, exactly where we predicted. But there’s an orchard behind the county clinic, nineteen trees, put in during the spring when we were too ill to manage anything and had to have something to walk to.",
        ],
        [
          "paragraph",
          "It has never had a committee. Patients retreat there to be cross, and in October there are children, whom I have never seen, stealing from it energetically, within a few yards of the wall from which I fail to prevent them.",
        ],
        [
          "paragraph",
          "Make what lasts, by all means; you will anyway. But plant something this year whose harvest you have no intention of supervising.",
        ],
      ],
      ask: "What could you plant this year and then leave entirely to strangers?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "I am eighty and have outlived the majority of my opponents, which I had looked forward to and don’t recommend. Whom would I ring up now? It was Halloran I thought of, this morning, over the paper: thirty years of him across one table or another, wrong about the harbor, wrong on pensions, and every law we’re proud of has his fingerprints next to ours, because he never let the weak version pass.",
        ],
        [
          "paragraph",
          "You imagine that your work is to be right in time, when from here it resembles more a conversation that you helped to keep civil, for which your grandchildren’s harbor happens to be the minutes.",
        ],
        ["paragraph", "Call yours tonight, and admit that you need him. He’ll want it in writing."],
      ],
      ask: "Which opponent has made your work better than any supporter ever did?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At eighty one gets visitors in the hour before sleep, and they don’t appear in order of importance. The ministers stay away. I get Lin, from the second-floor office, whom you drove to the train when her father was dying, sixty miles through sleet, with a hearing next morning that you consequently lost; I can still see her mitten on the heater.",
        ],
        ["paragraph", "I’ve forgotten what the hearing was about."],
        [
          "paragraph",
          "You lead people, and you’ll go on leading them, and accomplish a good deal that can be measured. I write on behalf of the other column, in which there are perhaps thirty entries, all of them made in passing, with your attention on something considerably larger. It wasn’t larger. Drive more slowly, that is all.",
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
          "I’m writing this on the ferry; they’ve told me twice to come in from the rail. You wanted to know what it was for, all that starting, and what we started hardly anyone remembers. They remember the minute when they were about to sit down again and we said, “Go on, I dare you,” like people who would gladly pay to watch.",
        ],
        [
          "paragraph",
          "There’s a clinic in the valley, a marriage, an atrocious novel that rescued its author, and none of it is ours, so spend your fever on other people’s first steps, child, and be around for the second ones when you can. I won’t pretend that I finished things. I finished four, and they keep me warm in this wind.",
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
          "They finished them. We had been designing for two pairs of hands all along, it turned out, and it was only embarrassment that had kept the other pair away. Complete three that are yours, and surrender the others while you can still show someone where they stick.",
        ],
      ],
      ask: "Whose hands could complete what you have been too proud to pass along?",
    },
    Air: {
      stances: { voice: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "They wheel me out to the terrace after lunch, and the young ones come up in turn to disagree. That’s the purpose, by the way; you asked. I used to think that we were put here to be right about something, and later to be first, and what remains, once the teeth and the references go, is a chair that people pull up to because their minds work faster in the vicinity.",
        ],
        [
          "paragraph",
          "You have that chair already, although you’ve been so busy talking from it that you hardly notice who is sitting across from you, lips apart, about to have a thought of their own. Pause there, darling, a bit longer. I would trade all my celebrated lines for the ones I waited for.",
        ],
      ],
      ask: "Whose unfinished thought would be worth more to you than your next line?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "I laughed a good deal, you’ll be glad to hear, and cried considerably more than we had anticipated. Rain is coming across the lake as I write, and an old friend is asleep in the next armchair. You keep asking what such a head is for, and it was for getting us close, my dear, although for years it got us just near enough to be admired.",
        ],
        [
          "paragraph",
          "What anyone has thanked me for, these last winters, was seldom an idea; it was that I had sat down with them inside the terrible thing and named what everyone was afraid to name in there, after which it stopped growing. Your mind went in first, with the lamp. That is what it’s for. Follow it in.",
        ],
      ],
      ask: "What unmentioned disaster is someone you love sitting in at present?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m eighty, and I still can’t sit through a committee meeting. You worried that there was one magnificent calling and that you would miss it by standing at the back. What it amounted to was nine or ten occasions, a hospital lobby, a school board on a wet night, the girl next door with her suitcase, and on each of them something in us stood up before we had decided to, and spoke, and someone’s life bent slightly. The intervening years were preparation, for getting the words right, and I no longer regret them.",
        ],
        [
          "paragraph",
          "So stop auditing your courage. Sleep, read, love those few inconvenient people. Only sit near the aisle, will you? And when your legs go, go with them.",
        ],
      ],
      ask: "On which occasion did you stand up before you had decided to?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "From eighty, with dirt under the nails. You kept asking what you were for, as though the answer would be delivered in an envelope, and I’ve looked back along the entire row and it is all one piece of work: you established places where other people could put their weight down. A kitchen, a reading group that survived for thirty-one years, a way of reassuring families at that clinic, still in use, though they’ve no notion who introduced it. None of it resembled a purpose from the front. It resembled Wednesday.",
        ],
        [
          "paragraph",
          "The pear tree survived. Plant the second one, because we regretted neglecting it, and put your name on something permanent, low down, where a child would discover it.",
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
          "Write it one morning a week. For the remainder, leave fewer dinners early in order to go home and consider what everyone was saying.",
        ],
      ],
      ask: "Whom have you introduced, and what came into the world because of it?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "I write from eighty, in a house full of letters. You used to lie awake asking what you had accomplished with your life apart from feeling it, and well, here they are: the sister who finally telephoned the other sister, and the man you allowed to weep in the parking lot, who afterward coached half the town. They all say that you changed nothing, only listened, and then things changed, which I used to consider inferior to doing something.",
        ],
        [
          "paragraph",
          "One request. At the bottom is a thin bundle, the letters you composed and never mailed, and it is time they went, because someone was waiting to do for us what we did for them, and by the time we permitted it we were seventy.",
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
          "I am eighty and hoarse, which should please you, since it comes from reading aloud at the top of my lungs to people who had been assured that they were nothing much. I can report that we did go up there, and that the fear lasted precisely as long as the stairs.",
        ],
        [
          "paragraph",
          "You imagined our purpose as one tremendous work, and you kept sending away lesser occasions so as to be free when it came, although it had been coming all along in installments: the eulogy, the angry letter to the board, the boy whose terrible songs we took seriously. I’ve laid them end to end on the carpet.",
        ],
        [
          "paragraph",
          "Stop clearing the calendar. Say yes to the shabby stage on Saturday, and project.",
        ],
      ],
      ask: "Which shabby little occasion did you send away because you were waiting for the great one?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "It’s mild here, and I’m eighty, and there is a wasp in the jam. You’ll be wondering how it came out. It didn’t come out; it accumulated, a bucket at a time, in such modest amounts that I continued looking for our purpose well into my sixties, with my arms full of it.",
        ],
        [
          "paragraph",
          "You were so afraid that an existence of small, careful acts would not amount to a meaning. But a young woman stopped at the gate this morning, who learned from someone who had learned it from us how to be unhurried with a frightened animal, and she had never heard my name, and I have seldom been so proud.",
        ],
        ["paragraph", "So do today’s bucket. Never mind the well."],
      ],
      ask: "What modest thing have you done so often that it has become a meaning without announcing it?",
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
          "You used to suppose that a purpose had to be one thing, and that we were too scattered to deserve it. From this armchair it looks remarkably like one thing: wherever two sides had lost the use of each other’s language, we turned up with a dictionary and a joke.",
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
          "I am writing from the porch, at eighty, with a blanket and a great-niece asleep on my arm, so forgive the hand. You asked me so often, at night, what we were for, and I have the answer now, almost an embarrassment considering how strenuously we searched: people came to us in pieces and went home feeling that the pieces were theirs.",
        ],
        [
          "paragraph",
          "You imagined that the feeling was in the way of the life, and that we would begin as soon as it stopped hurting. It continued hurting, at intervals, and somehow this was the occupation, although I’d have laughed more, sooner, and let myself be found occasionally by those who came looking with a lantern.",
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
          "From eighty the crowds look much alike. I can recall the lights, and a certain roar in some stadium for a cause that we won and later had to win again, but the faces I see when I can’t sleep come singly: the stutterer who read the names, the girl who ran for council because I bet her a milkshake.",
        ],
        [
          "paragraph",
          "So that was the purpose, less grand and more ticklish than we’d imagined: to lend people nerve, individually, until their own came in. You will want to know if it was enough, so I can report that there was a long interval, after the bullhorn had gone to younger hands, when I expected to vanish, and instead I took up the trombone. Come on, blow. Nobody is waiting.",
        ],
      ],
      ask: "To which particular person did you lend courage, and what did they do with it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "I am writing this at the long bench under the walnuts, which Teresa’s apprentice made, and Teresa was mine. That’s how it has gone. We never became what the brochure advertised; we became a sort of soil, and I’m obliged to report that the view from underneath is excellent.",
        ],
        [
          "paragraph",
          "What you were here for, as far as I can establish from this end, was to stay in a place long enough that people could rely on it and be rash elsewhere. It cost us Peru and the loom. I don’t grudge Peru, but in my seventies I finally bought the loom, and it emerged that I had been patient with everyone except a novice with my own face. Start it sooner. The walnuts can manage.",
        ],
      ],
      ask: "Which loom of your own are you leaving until everyone else is settled?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "You won’t credit who’s here this afternoon. Half the building has come up to quarrel about the elevator, the widow from four is quoting the anarchist from six with approval, and I haven’t contributed a word for an hour, since I’m only the one who owns the teapot.",
        ],
        [
          "paragraph",
          "That has been it, I suppose. You spent decades fearing you had no real subject, being so taken with everyone’s, and all along the subject was the table between them, where enemies learned to pass the sugar. I’d alter one thing. Late, very late, I took to saying what I thought, first, without consulting the barometer of their faces, and although two people left, the conversation improved beyond all recognition. Do it younger.",
        ],
      ],
      ask: "What did you bring about between people that none of them would trace to you?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "They come by in the evenings, the ones we sat up with. One has a beard now, another is a magistrate. They never mention those nights, nor do I, but when they stoop to kiss me each of them rests a forehead against mine a moment longer than etiquette requires, and I’m told the whole story again.",
        ],
        [
          "paragraph",
          "It was never our responsibility to remove the sorrow, a misunderstanding that cost us a good deal of sleep; it was to sit beside it with a lamp. You’ll learn the difference from a night watchman, I won’t say how. Afterward you can love them for an evening and be hungry for breakfast. Eat, sweetheart. Most of them were all right, mostly, all along.",
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
          "From eighty, with an unreliable hip and excellent shoes. You’ve been asking me all night what it was for, pacing, as if the answer were on a train that might leave without you. Sit. I’ve had time to make an inventory.",
        ],
        [
          "paragraph",
          "It’s not what you’d expect. The great occasions are over, nearly all, and I don’t mourn them, for they were meant to be seen once, from a distance, with a hat in the air. What goes on is smaller: a woman in Duluth who paints because you were outrageous to her about her sketchbook, a boy who is now a judge, both of whom you addressed in passing, on your way to something important. So keep your important things, dear. But dawdle on the way.",
        ],
      ],
      ask: "Which remark of yours, made in passing, is still going on in another person’s life?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "From eighty, on the bench you never intended to complete. I can hear you worrying that you’ve scattered yourself, one acre here and one there, and nothing with your name over the gate; I worried as well, well into my sixties, in a variety of climates.",
        ],
        [
          "paragraph",
          "Come and look from up here. What you took for unrelated plots was a path, and people walk it: they stop at the tool library, they know where the plums are. Your purpose was to leave places easier to be human in than you found them. You abandoned the majority of them prematurely, and this bench, where you didn’t, is the one that I get to sit on.",
        ],
      ],
      ask: "Which place is easier to be human in because you once spent time there?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        [
          "paragraph",
          "From eighty, by telephone as usual. You want a purpose you could print on a card, and every card you’ve had printed was out of date before the ink was dry. I have kept them. They make a lovely fan.",
        ],
        [
          "paragraph",
          "Fanned out, they all say one thing, which is that you couldn’t bear for two creatures to be in the same world and not have met. You made the world more acquainted. It carries no pension, and there is no medal for it; but on my birthday a celebration is held by people who know one another solely through me, and I’ve observed that I could leave and it would continue. I left, in fact, and am calling you from the garden. Listen to them.",
        ],
      ],
      ask: "What would continue among your friends if you slipped out of the party unnoticed?",
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
          "What you were for, it seems to me now, was companionship at the turning. You met people on the most miserable stretch and walked beside them as far as the first house with a lamp, and they went in, as they should, and many never wrote, over which I used to grieve. Now I think a bridge doesn’t need letters. Only, my darling, you were on that stretch yourself, repeatedly, and told no one but me. Next time knock at one of those houses. They’d recognize your step.",
        ],
      ],
      ask: "Who came through a bad stretch with you beside them and would gladly return it?",
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
          "You were fair; you can stop lying awake over it. What I’d like to have back are the times I was right and did nothing because it wasn’t my department, of which there were four, and I can supply the dates. Our purpose was to go in where it says “Authorized Personnel” and put the thing straight, with a hot face.",
        ],
        [
          "paragraph",
          "One of the four is still ahead of you, recognizable by the way you start looking for the form. There is no form. Go in.",
        ],
      ],
      ask: "What do you see going wrong at present that is not your department?",
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
          "For most of our life I supposed we were put here to keep it all from falling down, and I did that, and I regret little of it except a certain tightness around the mouth. Then my wrist broke, and for an entire season others had to do it, badly, singing. The house leaned a little and continued standing, and one after another they came to consult me, bringing beer.",
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
          "You thought we were put here to get things settled, and we settled a good many, most of which have since been reopened by younger people with better instruments. What lasted is something else: a few of them climb my stairs each week to disagree with me, remaining until the buses stop, and I’ve learned to lose with undisguised pleasure. It seems that we were a place where a person could be wrong in comfort and leave knowing more.",
        ],
        [
          "paragraph",
          "Open earlier than I did. Buy a second decent armchair, find the one who contradicts you most intelligently, and ask them back.",
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
          "For years I thought that this was all we were for, to be the one who remembers. What I’d postponed was being remembered, having been so careful to leave no trace of what I felt that there’s hardly a letter in here from us, only to us.",
        ],
        [
          "paragraph",
          "Would you see to it? Write to the few you’d run out into the cold for, and use the word. It’s the only item in the inventory that disappears unless someone mails it.",
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
          "Eighty, and they gave me a party with a banner, and I stood under it, which will tell you how far we have come. You used to suppose that we were put here to help and that a helper stands to one side, so we managed half a lifetime of other people’s performances with the headset on, until the year when the town intended to close the clinic, nobody would take the microphone, and somehow it was in our hand. We shook, we were magnificent, according to the newspaper, which misspelled our name.",
        ],
        [
          "paragraph",
          "That warmth was always ours, and they would rather have had it in person than in a covered dish. Don’t wait for a clinic; practice shaking next month.",
        ],
      ],
      ask: "For what would you take the microphone with your knees shaking?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "I am eighty, and I still have the house, against everyone’s advice. You wanted to know what it was for, all that getting up, and I can give you the sum: there was a place. For fifty-two years, anyone who had failed or quarreled or arrived on a late plane could depend on the third step creaking and the same blue bowl, and they went out from there and did remarkable things, several of them in Portuguese. You called it just being home, when it was the ground they pushed off from.",
        ],
        [
          "paragraph",
          "Two corrections. Let the girl repaint the hall; it will look dreadful, and eventually you’ll adore it. And go, once, to visit the remarkable things. The bowl will be perfectly all right alone.",
        ],
      ],
      ask: "Who has pushed off from the ground you kept, and have you visited them?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "At eighty I’ve gone through the address books, all twelve, with their crossings-out. You were afraid that purpose was one enormous undertaking and that you had frittered it away in errands, notes and calls; well, I’ve added them up, and they come to a town. This one got a job through that one, those two abandoned their lawsuit, and her boy, the difficult one, had a couch in Denver for as long as he needed it, and all that time we thought we were merely answering the telephone.",
        ],
        [
          "paragraph",
          "So fret less about a great contribution, and only write some of it down, with the anecdotes included, since we knew everyone and left nobody the map. And call Denver; he would like to hear from us.",
        ],
      ],
      ask: "Which two lives were altered for the better because you happened to answer the telephone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "From eighty, under the afghan. They come and sit with me in rotation now, there’s a schedule on the refrigerator, and for a month I found it unbearable. You know why: we were always a name on the schedule. To accompany people at the worst hour, which you mistook for our whole purpose, was only half of it; the other half was letting them do it for us, and I postponed that until I nearly missed it.",
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
          "The parade went by without me this year. It was my hip, and for the first time since I grew tall enough for the banner I stood at the curb, from which one sees everything: the trombone boy looking for his mother, an elderly clarinetist out of step and radiant. From the front, where you are now, there’s mostly road.",
        ],
        [
          "paragraph",
          "You’re right to march, since half of what moves in that town is moving because you couldn’t stand to see it stopped, and I don’t retract one shout.",
        ],
        [
          "paragraph",
          "But walk backward for a block now and then, and look at the people you got going, because your use was never to arrive first; it was that the others set out, and you’ll be glad to have witnessed it.",
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
          "One terrible winter I sat up with the main for three nights, which nobody remembers. But in the middle of it I sent my assistant home, because his boy was in a play, and each summer that boy, who is going gray, brings me plums.",
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
          "I have finally been told to sit down. The young woman presiding informed me that I’d had my three minutes, and I have seldom been so happy.",
        ],
        [
          "paragraph",
          "You think you’re here to ensure that things are done properly, as did I, through forty years of motions, and looking back I couldn’t tell you what most of them concerned, whereas I do recall the ones who had never spoken, and how on some gray afternoon, because I had glanced their way and waited, a hand went up.",
        ],
        [
          "paragraph",
          "They run it all now. They do it wrong, and it works. Our gift was to make it ordinary for people to have a say; give it away sooner, starting with your own turn.",
        ],
      ],
      ask: "Whose hand would go up if you glanced in their direction and patiently waited?",
    },
    Water: {
      stances: { lead: "both", head: "both" },
      lines: [
        [
          "paragraph",
          "Nobody needs anything this morning, and I want to describe it to you, since you won’t credit it. There’s coffee. There is a blanket, which was put around me unasked, and I permitted it; and when something came on the radio, I cried a little, and I didn’t leave.",
        ],
        [
          "paragraph",
          "For fifty years you were the wall they all leaned on, and some of them would have gone over without it. But you supposed that it was the wall they came for, whereas they came, as I have since discovered by inquiring, because there was always a plate, and someone who noticed if they hadn’t slept.",
        ],
        [
          "paragraph",
          "Let them see you sleepless, then, occasionally. What you were building all along was a place to come in out of the rain.",
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
          "They’ve put our name on the gymnasium. Eighty, imagine. You’d want to know about the attendance, so I have estimated it for you: plenty.",
        ],
        [
          "paragraph",
          "It surprised me who came up to pin on the flower. I had expected those I cheered the loudest, and instead it was the four or five whom I’d asked for help, in the year when I couldn’t get out of bed and hadn’t a joke left in me. That was how they discovered that I was a person, when I had always considered myself an event.",
        ],
        [
          "paragraph",
          "So go on illuminating gymnasiums; it’s what you are for, and it did an extraordinary amount of good. But flop occasionally where they can see it, because affection was meant to travel in both directions.",
        ],
      ],
      ask: "Who would learn that you are a person if you canceled everything for a week?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "I have given away the long table. It required four men and a discussion; it occupies a younger household now, under terrible place mats, and recently fourteen people sat down to a meal in whose preparation I’d had no part. Too much salt. I have never been so happy.",
        ],
        [
          "paragraph",
          "For fifty years I supposed that it was about the feeding. What you are there for is to show them how it’s done, so thoroughly that they can do it in your absence, and I nearly missed that by being so good at the gravy.",
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
          "The young woman from the historical society was here with her recorder, and I gave her the whole town: who built what, who ran off with whom, why both hardware stores faced the bank. Then she asked who had been the most interesting of them, and I opened my mouth and had forty names, with approximately six minutes of material about each.",
        ],
        [
          "paragraph",
          "I was always just fetching someone they had to meet, and the ones I know by heart are those I got stuck with, in a cable car, on a flooded road, one entire night at the vet’s.",
        ],
        [
          "paragraph",
          "Bringing people together is what you’re for, and I only ask you to remain for some of it. Miss the next introduction. Get stuck.",
        ],
      ],
      ask: "With whom did you last get stuck long enough to hear the seventh minute?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "It’s a small apartment now, with a window on the path, and I recognize every one of them by the step. They come because I remember. I have his stammer, the name of the canary, what she used to hum over the ironing; people sit down across from me and recover themselves. That was the purpose, I suspect, although it only ever resembled caring too much.",
        ],
        [
          "paragraph",
          "What I’d like to spare you is the anxiety. For decades I made certain that nobody could possibly leave me, although they came considerably more often once I’d unlatched the gate, and if a few departed, someone brought apricots.",
        ],
        [
          "paragraph",
          "Love them loosely, my dear. You have the grip of a passenger in a hurricane, and we landed ages ago.",
        ],
      ],
      ask: "Whom are you gripping as though there were still a hurricane?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", voice: "both" },
      lines: [
        [
          "paragraph",
          "From eighty I can report that the knees went first, exactly as the doctor had predicted, and that I’d spend them again on the same mountains, although on fewer of the descents. What people tell one another about, when they think the hearing aid is off, is something else: that in a bad moment I was the one you looked at, and that it was over sooner because of my face.",
        ],
        [
          "paragraph",
          "That was the work, for which the machines and summits were merely the training, and it appears on no list of your achievements because you were invariably facing in the opposite direction.",
        ],
        [
          "paragraph",
          "So carry on being quick; only, when you run toward trouble, take some inexperienced fool along and let them observe how frightened you are.",
        ],
      ],
      ask: "In whose bad moment were you the face they looked at?",
    },
    Earth: {
      stances: { pace: "patience", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m writing this at the bench, at eighty, in excellent light, principally with the left hand. You wondered for years whether you had a purpose, and concluded modestly that you had a trade. Well, the things you mended have been sold and renamed and are still afloat, and there’s a gate in the valley that people close with one finger, thinking of something else, which is the highest compliment a gate can get.",
        ],
        [
          "paragraph",
          "With the things I’m content; what I had underestimated were the apprentices, even the dreadful one, because I hear my own grunt coming out of them whenever a joint goes home, and realize that I’ve been talking all my life.",
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
          "Greetings from eighty, where I’m learning the accordion to the distress of several floors. You used to worry that it didn’t add up, the odd jobs, the languages abandoned at the subjunctive. I’ve done the sum, and it comes to about four hundred people who were stuck, and to whom you said, on your way through, one odd clarifying thing, and who then weren’t.",
        ],
        [
          "paragraph",
          "You never stayed to see it work, so you thought that your life was a corridor. Seen from here it resembles a switchboard; some of them write to me and quote you, and I have no memory of it whatsoever.",
        ],
        [
          "paragraph",
          "My single alteration would be to leave an address more often, because it would have been agreeable to hear what happened next.",
        ],
      ],
      ask: "To whom did you say something in passing that changed their course?",
    },
    Water: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Eighty is warmer than I’d been told, chiefly owing to the number of people who keep coming in without knocking. You, naturally, had planned on a cabin, and I had the cabin; what I hadn’t anticipated was that everyone I’d ever sat beside in a bad hour would remember how to get there.",
        ],
        [
          "paragraph",
          "All along, you considered yourself a person who was good with broken things and better off alone with them, and regarded the tenderness as leakage. It was the purpose. The mending gave it somewhere to stand, as animals noticed immediately; the healthy took longest, and you made them work for it.",
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
          "I’m eighty, newly ordered down from the ladder, and writing to you in the middle, where you lie awake because others have a mission and all you possess is a succession of brilliant afternoons. You suppose that it has to be one continuous flame, which it never was, and I’m the one who would know.",
        ],
        [
          "paragraph",
          "Lay the afternoons next to each other, as I do now when my hip won’t let me sleep, and in every one of them there’s a person standing nearby who attempted something, that same day, because they had seen you attempt it. You never turned around to look. I did, considerably later, and there were dozens of them, all the way down the hill.",
        ],
      ],
      ask: "Who began something on the day they watched you do it without asking permission?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Eighty agrees with me: my thumbs are ruined, the pear tree has survived two fences, and a young woman whom I hardly know came yesterday for a demonstration of how the corners are done. You were afraid, at your age, of having merely made things, and kept hoping that a purpose would eventually turn up and sit down among them like an important guest.",
        ],
        [
          "paragraph",
          "It was the things. I only wish that you had understood it earlier and stopped apologizing for the dimensions of your life, since the objects you made with full attention went out and did your talking in houses you will never see. Make fewer, and keep none of the best. Let her see the corners from the inside.",
        ],
      ],
      ask: "In which unknown house is something you made already doing your talking for you?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "From eighty you are easy to see, slim, amused, halfway out of the room with your scarf on. You collected such a number of beautiful glimpses, and everyone so enjoyed the ones that you let fall, that you mistook the enjoyment for the whole of your task, as though you had been sent here to be looked through, like a window.",
        ],
        [
          "paragraph",
          "A window has no preferences, however, and you always did. You turned toward certain faces, certain kinds of kindness, one particular shade before rain, and turned away from what was false with a very slight shudder. Tell people what you like: I started at seventy-one, and was startled by how many had only been waiting to hear which way to look.",
        ],
      ],
      ask: "Which things would you point to if people were waiting to be shown where to look?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "I am eighty and sit by the window with someone else’s cat. You ask me from over there, in your tired shoes, whether all that comforting amounted to anything, seeing that the comforted got up, blew their noses, and departed into lives in which you play no part, which is a reasonable question.",
        ],
        [
          "paragraph",
          "It amounted to them. But I nearly missed the other half, which is that you were meant to be a source and behaved for forty years like a sponge: you soaked up, wrung yourself out at night, and reliably returned for more. The songs came late, but when I eventually gave what was mine, instead of only what they lacked, it comforted people I hadn’t even met, so give some of yours this year.",
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
          "Theirs is made of mornings when we said “Get up, we’re going” to someone who couldn’t have managed it alone: the one after a divorce, or the kid from the loading dock, who owns the place now. Most of them I’d forgotten; it cost us nothing.",
        ],
        [
          "paragraph",
          "So there’s your purpose, according to the witnesses: you lend your momentum to people who have exhausted theirs. Lend more of it.",
        ],
      ],
      ask: "To whom did you once say “Get up, we’re going,” and where are they now?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "From where I sit I can see six things you made, five of which are still functioning, and at eighty those are the inventory. The money came and went, the motorcycles departed, but there is the bench, and the wall along the road, which a young couple was photographing this morning as if it had grown there.",
        ],
        [
          "paragraph",
          "You were in such a hurry. Anything longer than a season resembled a sort of prison, and whenever you stayed to the end, grumbling, you behaved as though you’d been tricked into it, when that was only your solid half, playing a considerably longer game than you realized we were in.",
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
          "They’ve put me by the window of the dining hall, which was an error, since I now know everyone’s business. The cook needed a bridge partner, the widower upstairs was a champion once and tells nobody, and by the weekend they were insulting each other’s bids. At eighty I can see it was our trade all along.",
        ],
        [
          "paragraph",
          "You supposed that the point was the wit, of which I remember hardly a syllable, or later the income. What I remember is pairs: the baker and the man with the printing press, the gardener and the judge. You stood between them, said something ridiculous, and left.",
        ],
        [
          "paragraph",
          "Stay after the introduction, because that’s where it gets interesting, and you were invariably at the next table.",
        ],
      ],
      ask: "Which two people would you introduce this month, and stay to see what happens?",
    },
    Water: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "I received your messages, all those jokes. You used to be terrified it would come to this, an elderly party by a lamp with the leisure to feel things, and I’m sorry to report that at eighty it’s delightful. I cry at the radio, and last week I cried at a pear.",
        ],
        [
          "paragraph",
          "What you were up to, beneath the rescues, was this: you couldn’t stand for anyone to be alone on the first night, the one after the movers or the telephone call, so you turned up with sandwiches, talking nonsense, and morning came. I have letters, which never mention what you repaired, only that you came.",
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
          "From eighty, and they’ve got me in the front row, on the aisle, because I heckle. You used to be terrified that eventually the spotlight would move away, and that nobody would be discovered standing where it had been.",
        ],
        [
          "paragraph",
          "Well, it moved, and it’s on a boy of sixteen with a dreadful mustache, whom I taught to breathe before he speaks. I had supposed that my purpose was the moment when they all looked at me, which was wonderful; but nobody remembers those nights in any detail, whereas that breath is still in circulation. Be as brilliant as you please; only see to it, annually, that someone beside you is about to be looked at for the first time, and step left.",
        ],
      ],
      ask: "Whom could you make visible this year, and what would you show them first?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "This comes from eighty, with flour on it. The dent in the counter is from your elbow, and three generations have been instructed to leave the blue dish alone, and haven’t.",
        ],
        [
          "paragraph",
          "You worried that you’d come to nothing because you couldn’t say where you were heading. I’ve investigated, so to speak, and there was a stretch of forty years in which anyone in this town who was cold, jilted, or temporarily unemployed knew which bell to ring, and you invariably acted as though they’d done you a kindness by coming. That was where we were heading. It took some maintenance: the roof, the mortgage, all those dull Januaries when you nearly sold. Thank you for the Januaries.",
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
          "Neither of us planned it. You’d encounter someone peculiar, exclaim, “Oh, you must meet,” and forget about it before the ice had melted; and then there were marriages, a bakery, an opera about eels, a feud that has given satisfaction to an entire county. You took it for chatter. I’d call it masonry. My one regret is that I stayed so seldom for the second conversation, when they’d stopped being introduced and, by all accounts, became interesting.",
        ],
      ],
      ask: "Which two people are in each other’s lives because you couldn’t keep from introducing them?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "I’m writing from eighty, on the porch swing, in the cardigan. You’d be relieved to hear that we’re still invited everywhere, and astonished at the reason, since the cartwheel is over and the high notes disappeared in the spring of the pneumonia.",
        ],
        [
          "paragraph",
          "They invite me in order to cry. Some grown man sits down with his plate, says how good it is to see me, and starts to leak, and presently he’s eating again and inquiring after the band. It appears that there are very few people beside whom one can be brokenhearted and at a celebration simultaneously. You supposed that you were distracting them, when actually you were giving permission, and several families got through their worst summers on your lawn.",
        ],
      ],
      ask: "Who has managed to grieve and enjoy themselves at the same time because you were there?",
    },
  },
};
