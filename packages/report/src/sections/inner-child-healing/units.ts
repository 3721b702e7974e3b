import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "To you at nine, on the stairs in pajamas, third step from the top, where you can hear the adults settle the world without you. You have a list of opinions, together with a program for being eighteen that considers everything in between a waiting area; and when your uncle says, “Not until you’re older,” your whole chest goes red, as if he had confiscated something of yours and put it on a shelf.",
        ],
        [
          "paragraph",
          "I’ve been up on that shelf, and I’d trade you most of it for the pajamas, because what they were debating was who brings the potatoes. I’ll take the step below, with crackers, until we’re both sent to bed.",
        ],
      ],
      ask: "What were you in such a hurry to be old enough for, and who benefited?",
    },
    Earth: {
      stances: { company: "solitude", focus: "one" },
      lines: [
        [
          "paragraph",
          "To you at eight, up to the shins in the creek behind the gravel pit, where you’ve been at the dam since breakfast. It’s a good dam. It has a spillway. The others came, quarreled over who was captain, got bored and departed for ice cream, and you failed to notice, because the left bank was seeping.",
        ],
        [
          "paragraph",
          "At supper they’ll say that you stayed out to spite them, whereas I know that you merely loved something with your whole back, and that not one of those adults ever came to request a demonstration.",
        ],
        [
          "paragraph",
          "So here I am, with two ice-cream cones and rubber boots. Show me the spillway; mine is dripping already, and I can wait.",
        ],
      ],
      ask: "What did you construct as a child that no adult ever came out to admire?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "To you at twelve, who have founded a country. It’s called Orvania, it possesses forty-one laws, a harbor, and a language in which there is no word for gym. Since your only fellow citizen moved to Ohio in the spring, you’ve served as president and population, debating yourself with scrupulous fairness under the blanket, and when your mother inquires, through the door, what you’re up to in there, you say homework.",
        ],
        [
          "paragraph",
          "I’ve reread the laws, of which the seventh is the finest: anyone is admitted who brings a question. But the border was invariably sealed when someone approached, so here I am at the barrier, with a passport and a question. What’s the word for friend?",
        ],
      ],
      ask: "Which world of yours did you close to visitors, and who nearly got in?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at six, beside the cage. The rabbit is stiff, and when you asked your father how long it takes, which end goes first, and what happens to the eyes, he looked at you strangely, and observed over your head that you appeared to be taking it awfully well, and so you discovered that composure was a possibility.",
        ],
        [
          "paragraph",
          "When your grandmother’s turn came, you inquired about the brass on the box, and nobody understood that a question was how you kept your fingers on something that was leaving.",
        ],
        [
          "paragraph",
          "I remember which ear was torn. Let me in on the straw, and we’ll ask all of those questions again, slowly, with some crying in between.",
        ],
      ],
      ask: "Which loss did you study so carefully that everyone believed you were fine?",
    },
  },
  INTP: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at six, dripping, in a towel, at the far end of a dinner with company. You have just found out in the tub why the boat floats, and you’re reporting it with both arms, in entirely the wrong order, using your stomach for “push.”",
        ],
        [
          "paragraph",
          "They laughed. I’ve examined it for years, and I am nearly certain that it was delight, but you interpreted it as the other kind, and established a rule on the stairs, with wet feet: understand everything first, then speak. It has been an expensive rule. Go down again, and explain it in the wrong order, because nobody at the grown-up end actually knew why the boat floats.",
        ],
      ],
      ask: "When did laughter teach you to wait until you were certain?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "You’re nine and home from camp, and your stones are gone. They haven’t been lost, they’ve been organized: someone who loves you has arranged them in a pretty bowl, the big ones below, the shiny ones on top, and she is so enormously pleased that you thank her.",
        ],
        [
          "paragraph",
          "She couldn’t have known that the order in the egg cartons was how they had felt in the fist, from sleepy to sharp, and it had taken you since the snow, and you’d never mentioned it to anyone. I’ve still got the sleepy one in my desk. It’s all right to have minded; you can retrieve the carton from the trash, and show her where they live.",
        ],
      ],
      ask: "What order of your own did a kind person once tidy away?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "To you at ten, by the fence at recess, walking your line. Forty steps, touch the post, turn. You’re traveling in a country that has its own currency, and it is the best part of the day, and let that be on record before anyone pities us.",
        ],
        [
          "paragraph",
          "Through the fence you heard a teacher say, “That one lives on another planet,” and for the first time you saw a kid walking beside a fence, and you’ve been observing yourself from over there ever since. Turn around, you can do it at the post; her opinion was the only ordinary thing in that entire schoolyard. What does the fifty look like? I’ve forgotten.",
        ],
      ],
      ask: "From whose side of the fence do you look at yourself when you’re enjoying something?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re seven, in uncomfortable shoes, in the front row beside Mom. They’ve shut the box over Grandfather, and you have been thinking about it with all your might, because you loved his hands, and so you ask her where the warm goes.",
        ],
        [
          "paragraph",
          "She made a sound and had to be taken out, and sitting beside her empty place you arrived, by elimination, at the conclusion that it was you: that a question, a good one, can break a person. Listen, little scientist. She told me, considerably later, that nothing anyone else said that day had resembled love. Ask it again. I don’t know either, and I’m holding on to your hand.",
        ],
      ],
      ask: "Which question of yours once made someone cry, and what did you decide about questions then?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        [
          "paragraph",
          "To you at ten, in the corridor, sent out again for shouting the answer before the question was over. You’re adding up floor tiles to have something to be ahead of, and inside, through the wired glass, they are being slow about fractions, and you can’t understand why it should be a criminal offense to arrive.",
        ],
        [
          "paragraph",
          "The teacher was making a space for the others, and nobody had mentioned to you that there were others, and I’m sorry it felt like exile.",
        ],
        [
          "paragraph",
          "I’ve come down the hall to say that you were right about the fraction; also that I have a ball, that the schoolyard is empty, and that you can explain everything to me at any volume.",
        ],
      ],
      ask: "Where were you first told that there was too much of you?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To you at nine, kneeling by the bed with a coffee can. It holds thirty-one dollars, a flashlight, four cans of peaches and no opener, and it exists because you heard them through the wall, discussing the rent in tones that stopped when the floor creaked. Though no one asked you to, you looked around for the adult in charge and, finding the position open, filled it.",
        ],
        [
          "paragraph",
          "The rent got paid that month and all the others, and I can show you the stubs. You might have gone outside.",
        ],
        [
          "paragraph",
          "I am taking over the can now, with gratitude for long service, and since I’ve brought an opener, the weakness of the plan, let’s eat the peaches.",
        ],
      ],
      ask: "What did you begin to stockpile as a child, and against which rainy day?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "To you at twelve, new in that school, with a tray. You’ve made a study of the lunchroom, who sits by whom, what is traded, which table could be won before the month is out, and it’s a first-class analysis, so that by October it will have succeeded, and you’ll be elected to something.",
        ],
        [
          "paragraph",
          "I wish only that at one of those tables, the one by the radiator, where a boy sat drawing bridges, you had settled down without a reason and talked with him until the bell, entirely forgetting to add it up.",
        ],
        [
          "paragraph",
          "He’s still there, in a manner of speaking. Put down your tray, and let us be no use to each other.",
        ],
      ],
      ask: "With whom did you want to be friends before you learned to pick allies?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To you at eight, on your way to the church donation box with the rabbit under your arm. Nobody sent you. A cousin laughed at it, once, whereupon you conducted a short trial in your head and established that a person who means to be taken seriously can’t be seen with something that has one ear and a name. Without crying, you pushed him through the slot, and stood listening for him to land.",
        ],
        [
          "paragraph",
          "I remember the name. I’ve gone on doing it, you know, to songs and sweaters and a few friends, always promptly, always ahead of the laughter, and this time I propose walking past the church. There’s room inside my coat.",
        ],
      ],
      ask: "What did you love that you put away yourself before anyone could mock it?",
    },
  },
  ENTP: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "To you at eight, on the chair outside the principal’s office, one sock down. You informed Mrs. Keller in front of everyone that the map was wrong. The map was wrong; it’s hanging there still, I’d bet, with Africa too small, and you are swinging your legs, deliberately, because that they can’t forbid.",
        ],
        [
          "paragraph",
          "They’ll say that you were rude, and you’ll decide it was being right that made them angry, so that you had better be righter, sooner, louder. Hear me out: it was the volume, and her embarrassment. You’re allowed to have Africa and people too, so wait for the bell, approach her desk when the others have disappeared, and show her with your finger.",
        ],
      ],
      ask: "What were you right about as a child, and in front of whom?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You are ten, on the floor of the hall with Grandpa’s radio in forty pieces on a towel, and it’s nearly dinner. You only wanted to see where the men were kept, certain that it would all go back together. I remember the smell of dust, and the one superfluous screw in your palm.",
        ],
        [
          "paragraph",
          "I wish you’d heard what he said to Mom after you had been sent up, which was that nobody had taken an interest in that thing for years. You went off with another lesson, that what you open you ruin, and ever since you have departed before the reassembly. Stay on the towel; he’s coming in, and he has brought the other screwdriver.",
        ],
      ],
      ask: "What did you once dismantle that you never saw put together again?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re eleven, in the cafeteria, and you have just discovered that it works. A boy twice your size had you by the collar, and you said something, fast, about his haircut and a lawn, and he was laughing before he had given himself permission, and then everyone was. He let go.",
        ],
        [
          "paragraph",
          "That’s an excellent trick, kid, and you’ll live on it for decades. I only want to lay one word beside it while your collar is still crooked: scared. You never told a soul; by the last bell it was an anecdote. Find someone serious, this afternoon, and tell it with the fear left in. The haircut will be just as funny.",
        ],
      ],
      ask: "When did you first get away from something by being funny?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You’re seven, it’s late, and you sit at the top of the stairs with your feet tucked into your nightshirt, listening to them through the floor. Since the words don’t carry, you have started supplying words of your own, his lines and hers, all of them scrupulously fair, and in your version someone says the thing that ends it.",
        ],
        [
          "paragraph",
          "You’ll become extraordinarily good at this, and all your life you will recognize both sides, because once there were two and you loved them both, but it was never yours to win, small lawyer. Case dismissed. Come down from there, or let me come up with the blanket, and we won’t make a single argument until morning.",
        ],
      ],
      ask: "Whose quarrel were you trying to settle in your imagination when you were little?",
    },
  },
  INFJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at seven, sent out to the corridor for shouting “That’s not fair!” about someone else’s pencil. You are examining the hooks on the wall and resolving never to be that loud again, and I know, because you stuck to it: you learned to raise your hand, then to wait, and eventually to understand the teacher, who had difficulties of her own. Everyone was extremely pleased.",
        ],
        [
          "paragraph",
          "I’ve come to tell you that the pencil mattered. You possessed an enormous voice, aimed in precisely the right direction, and I have spent years unfolding what you folded up out here. Come back in with me, to the front row, where the next injustice can hear from both of us.",
        ],
      ],
      ask: "What did you once shout about, and who taught you to lower your voice?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at nine, constructing a city for ants out of broken roof tiles, an hour after everyone has been called in. They say you’re dreamy, whereas you are an engineer, with mud to the elbow, and you have already determined where the elderly ants should sleep; but in a minute someone will inform you, affectionately, that you think too much, and you’ll go upstairs to do your thinking where it doesn’t show.",
        ],
        [
          "paragraph",
          "Stay out a while, for those hands got clean, and accomplished at typing, and I miss the mud, so I’ve bought a bag of clay and cleared the back step, where you’re in charge of the roof. It was never required to mean anything.",
        ],
      ],
      ask: "What did you make at nine that had no purpose and needed no explanation?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at eleven, under the table at your parents’ party, reading the ankles. You can tell from the shoes who is pretending, which is an excellent game, but I know why you are down there. Today by the fence you said the interesting thing, the one about time, and three faces turned and consulted each other, so from tomorrow you will ask people questions instead, and it will work so well that they call you a wonderful listener and never notice that you stopped.",
        ],
        [
          "paragraph",
          "I would like to hear the one about time, the complete version; I have brought crackers, my shoes are off, and I won’t look at anyone while you talk.",
        ],
      ],
      ask: "Which idea of yours was once met with a look, and where did it go?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at five, awake on the stairs in your socks, listening to the kitchen. Everything is in your chest already: her voice, his, the cup set down too violently. If you are sufficiently good in the morning, you reason, it will be over, and so you will bring a drawing and be amusing at breakfast, until they are describing you to visitors as an easy child.",
        ],
        [
          "paragraph",
          "Easy! You were working nights, and it was never your shift. I’ve come to sit one step below you, where your feet can reach me, and since I’ll be the one who hears it when the cup goes down, tell me instead about the fox in your drawing.",
        ],
      ],
      ask: "Whose mood did you listen for from the stairs, and who listened for yours?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You at seven, on the garage roof in the red cape: come to the edge so that I can see you. I know about the show. You charged a penny, you sang all the parts, and in the middle of the dragon your uncle laughed, in the wrong spot, and the others joined him, so that you performed the last act at a volume only the dragon heard.",
        ],
        [
          "paragraph",
          "I’ve been singing at that volume ever since, although, reexamined by an adult, he was laughing because he was delighted and had no manners, and the dragon, in particular, was very well built.",
        ],
        [
          "paragraph",
          "Tonight I’m going to sing in the shower, with all the windows open. Listen for it.",
        ],
      ],
      ask: "At what moment of which performance did you first turn yourself down?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at ten, beside the stump. They informed you at breakfast that it was only a tree, that its roots were in the pipes, and by the time school was over nothing remained of it except sawdust and a strange amount of sky.",
        ],
        [
          "paragraph",
          "You decided then, I think, that it’s foolish to love things that can’t be moved, and we have kept our bags half packed in every apartment since, with the pictures leaning on the floor. I’d like us to stop, so this afternoon I bought a hammer and a sapling; the pictures go up first, at your height, and the location of the hole I leave entirely to you.",
        ],
      ],
      ask: "What was taken down in your childhood that nobody thought you would miss?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "A line to you at twelve, in the back row, with the notebook written in an alphabet of your own invention. The teacher held it up and asked the class what language this was supposed to be. You said it was nothing. It had eleven verbs for waiting and no word for “popular,” and you’d been elaborating it since the summer.",
        ],
        [
          "paragraph",
          "She did us one favor: we became so easy to understand, having learned to arrange everything in a form that made people nod, that I now earn a living by it; but I forgot the verbs, all except two, and some evenings I am waiting in a manner that English can’t describe. Teach me the third.",
        ],
      ],
      ask: "What private language did you give up in order to be understood by the class?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Six years old, hall closet, face in the winter coats. I know why you’re there, because I remember the buttons. The grown-ups are talking in their weekday voices on the other side, and although nobody has said anything terrible, you can feel that something is over, and have concluded that if you are exceptionally obedient it will come back.",
        ],
        [
          "paragraph",
          "It wasn’t about you, and I’m sorry that in the meantime I went on being exceptionally good at so many disapproving faces, in offices and bedrooms, waiting to be let off.",
        ],
        [
          "paragraph",
          "You needn’t come out; I’ll come in, with crackers, and neither of us is going to say that there’s nothing to cry about.",
        ],
      ],
      ask: "What did you feel was over, as a child, long before anyone admitted it?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "To you at nine, behind the painted forest. You know everyone’s part. The king has frozen, and you feed him his line through a gap in the canvas, and the witch hers, and you’re even doing the wind, so that out front the assembled parents imagine that it’s all going splendidly; and then comes your own entrance and there is nothing in your head. You had memorized the play and left yourself out.",
        ],
        [
          "paragraph",
          "Nobody was angry, that was the odd part; they laughed, and remarked what a help you’d been. I have come back to prompt you, because you were always allowed a part, and I know your line. It starts with “I.”",
        ],
      ],
      ask: "Which entrance of your own did you miss while you were feeding lines to others?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To you at eleven, on the step stool, buttering. The grown-ups are tired again, or busy, or elsewhere in their heads, and the house is all right because you have made it so, and you’re proud as a captain and so exhausted that the bread slides.",
        ],
        [
          "paragraph",
          "I’m not going to tell you to put down the knife, since you wouldn’t, and someone has to eat. I only want to do the thing that people forget to do for reliable children, which is to come in with the groceries and ask what you would like on yours. I’ve got all afternoon, and there’s mustard, cheese, and the expensive ham.",
        ],
      ],
      ask: "What would the child who fed the others have picked, if anyone had asked?",
    },
    Air: {
      stances: { voice: "speak", candor: "peace" },
      lines: [
        [
          "paragraph",
          "To you at twelve, on the landing between two floors. “Tell them that dinner is ready.” “Tell them I ate.” Down and up you go, repairing things on the way: you put in a please, you convert a shrug to a thank-you, and by the time a message arrives it’s fit for human beings, who never suspect that they are being civil.",
        ],
        [
          "paragraph",
          "I’ve kept the talent, and it has paid the rent. But I’d like you to learn that a person can set down a message unrepaired, leave by the back entrance, and go out on a bicycle without the house falling. It isn’t your job to make them kind. Listen: they’re shouting, in their own words.",
        ],
      ],
      ask: "Whose messages did you soften on the stairs, and what did you never say yourself?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, at the top of the stairs in your pajamas. You’re listening to the car. From how the engine dies you can identify which of the grown-ups is driving, and from the steps on the gravel what sort of evening it’ll be, so that when the key turns you’re already on the rug with the appropriate face on: the funny one, the sleepy one, the one who requires nothing.",
        ],
        [
          "paragraph",
          "It worked so often that you imagine you did it, taking credit for the good evenings and therefore responsibility for the others. They weren’t yours, rabbit, since grown people made that weather. Come off the stairs; any expression will do, including this one.",
        ],
      ],
      ask: "Which face did you learn to have ready before the grown-ups came in?",
    },
  },
  ENFP: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        [
          "paragraph",
          "To you at seven, on the chair outside the principal’s office, swinging one foot. I know what he’s going to say, for they’ll say it in every building you ever enter: that you are wonderful, and a bit much, and would you use the indoor volume. You’ll try, and for whole months you’ll manage it, and in those months you’ll catch everything that’s going around.",
        ],
        [
          "paragraph",
          "Nothing about you was ever too loud for the size of what you’d seen. You had found a live toad. Naturally you supposed that they would want to know, and because they had a schedule, you took their schedule for the measure of you. Go in and show him the toad.",
        ],
      ],
      ask: "Which delight did you run to tell an adult, and what did their face do?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "To you at nine, looking for the other shoe. By now they call you scatterbrain, and your aunt has made a chart with gold stars on which your row is bare. I remember the humiliation, how it sat in the stomach like wet bread, but I remember equally well what was under your bed that year: a city of matchboxes with a tram line, a hospital for beetles, and labels, every one of them in order.",
        ],
        [
          "paragraph",
          "So it was never that you couldn’t look after things; nobody had asked you to look after any that belonged to you. I live in a place with a long shelf now. Bring the beetles, leave the shoe; we’ll go in socks.",
        ],
      ],
      ask: "What did you look after faithfully as a child that no grown-up ever counted?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "To you at twelve, in the new seat, the one beside the radiator with an empty desk on either side. They moved you because you talked, and they were right that you talked, since conversation was how you discovered your own opinions; alone, the ideas just circle like a wasp in a jar.",
        ],
        [
          "paragraph",
          "Here is what the report card left out. The girl you’d been chattering to, and to whom you were teaching the regulations of the place in the form of jokes, had eaten lunch by herself until September, and after you were moved she did again. I am still making that noise, occasionally for pay. Pass her a note, and get caught if you have to.",
        ],
      ],
      ask: "Who had someone to talk to at school only because you couldn’t stop?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, under the table, deciding. Above the cloth two voices are doing what they do, and if you come out now with the colander on your head and sing, it stops. Tonight you will sing, so comically that your father has to wipe his eyes, and you’ll find out how alone a person can be who has just saved everyone.",
        ],
        [
          "paragraph",
          "It succeeded too well, little one. We’ve been wearing the colander ever since. I wish their weather had never been yours to repair, and since I can’t get there, I’ll do it from here: tonight I sat at an uncomfortable dinner and passed the salt, and left it uncomfortable.",
        ],
      ],
      ask: "Whose quarrel did you first learn to end by being charming, and who comforted you afterward?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "To you at eight, under the dining table with the rule book, while they go on playing without you. Your cousin moved the silver car seven squares on a six, and having seen it, you objected, you shouted, and you were informed that it was only a game.",
        ],
        [
          "paragraph",
          "I’ve crawled in to confirm that it was a six, and to state for the record that you weren’t a bad sport; you had supposed that rules were how everyone agreed to be considerate of one another, and you’d just seen them shrug.",
        ],
        [
          "paragraph",
          "You’ll be shouting about that automobile, intermittently, for decades. Come out when you like. I’ve hidden the dice.",
        ],
      ],
      ask: "Which cheat from your childhood are you still trying to have called back?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at nine, in a bedroom that echoes: they did it while you were at school. The new apartment was smaller, they explained, and who needs rocks? There had been two hundred of them, washed and numbered, in egg cartons, and the notebook that explained the numbers was lying on top of the trash.",
        ],
        [
          "paragraph",
          "You didn’t cry. You inquired which truck, after which it was established that you were a sensible child who never became attached to anything, and you were polite enough to grow up accordingly.",
        ],
        [
          "paragraph",
          "I have the original one, the gray with the white ring, which you had left in your overcoat. It’s on my windowsill, unnumbered, and I handle it every day.",
        ],
      ],
      ask: "Which object that someone threw out can you still describe down to its scratches?",
    },
    Air: {
      stances: { voice: "withhold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "To you at eleven, third row, ears burning: whales aren’t fish, and you were right to object, page number and all. What you couldn’t know was that he’d had a terrible night, and that a class will always laugh along with whoever has the chalk.",
        ],
        [
          "paragraph",
          "I remember what you decided on the walk back to your seat: from then on you’d know a thing and sit on it until someone needed it desperately, when it would be safe, because they’d be grateful.",
        ],
        [
          "paragraph",
          "It has made us dependable and rather late. So here is an instruction from your future: put your hand up, be mistaken about something by the weekend, and I’ll laugh first, and with you.",
        ],
      ],
      ask: "In front of whom did you first learn to wait until you were asked?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at six, by the railing, after the last of the others had gone: she promised after the bell, and it has been after the bell for so long that the janitor has offered you half his orange, which you declined, with your satchel on both shoulders, in readiness. You are not going to cry in front of an orange.",
        ],
        [
          "paragraph",
          "She did come, and there was a respectable reason, which nobody thought to explain; and right there you made the solemn vow I’ve been living on ever since, that no one would ever have to stand and wait for us.",
        ],
        ["paragraph", "It was an admirable vow, but you can put down the satchel now. I’m early."],
      ],
      ask: "For whom did you wait as a child, and what did you vow meanwhile?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at eight, third sheep from the left, wearing your uncle’s bath mat: you know all the parts. You’ve memorized even the angel, moving your lips in the back, and when the angel threw up and they asked for a volunteer, your arm weighed as much as a piano. The teacher looked directly at you, you examined your hooves, and the angel was cut.",
        ],
        [
          "paragraph",
          "I have thought about that pause more often than I’ve admitted, so here is my proposal: I’ve rehearsed the speech, there is a bale available, and I’ll be the sheep. Climb up, tell them not to be afraid, and make the back row jump.",
        ],
      ],
      ask: "Which part did you know by heart and never raise your hand for?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "To you at seven, with the shoebox. It’s nearly Easter, and you still have eleven pieces of candy from Halloween, sorted by wrapper, because as long as there are some left nothing terrible can come. Your brother, who ate his in one night, is asking for yours; you’ll give him two, feel noble, and inspect the remainder, which by summer will have melted into one unidentifiable bar.",
        ],
        [
          "paragraph",
          "I’ve accumulated boxes ever since, so I’m in no position to preach. I only came to sit on your rug and report that the supply is renewed every year, since they have never stopped manufacturing it. Let’s each have one now, the good kind, and throw the wrapper in the trash.",
        ],
      ],
      ask: "What are you still saving in case, and in case of what?",
    },
    Air: {
      stances: { voice: "withhold", novelty: "both" },
      lines: [
        [
          "paragraph",
          "To you at nine, in the back seat, approaching a bridge. What if it opens? What if the operator has fallen asleep? You have asked eleven of these since the tollbooth, and someone in front has just said, “That’s enough now,” in the tone that means it, so you’ll put them away, and from here on you will inquire only where things are stored and what time it starts, and be considered a sensible child.",
        ],
        [
          "paragraph",
          "I’ve still got them. They come out at night with their hair combed, half of them jokes, as it happens, and the other half engineering. We have the whole drive, and I am wide awake. What if it opens?",
        ],
      ],
      ask: "Which question were you told to stop asking, and what would you ask today?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, on an orange chair in a hospital corridor, with a coloring book about farms. Your brother is behind the swinging doors, the adults have all disappeared after him, and a nurse has said, “Aren’t you good!” You are. No one has told you what is happening, and as you can tell that it’s an inconvenient time to be hungry, you have resolved, more or less for life, to be no bother.",
        ],
        [
          "paragraph",
          "I’m beside you now, with a cheese sandwich, divided into the triangles you prefer, and because I already know how this evening ends, there’s no hurry. He comes home, but it’s you I came to visit. Be all the trouble you want.",
        ],
      ],
      ask: "When did you decide to be no trouble, and who needed you to be?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "To you at seven, on top of the jungle gym: you have just appointed two generals and a nurse. By recess there’ll be a war, with a treaty, and a grown-up with coffee breath will call you bossy, in the intonation reserved for something discovered on a shoe, although the previous captain, who was much louder, was called a natural.",
        ],
        [
          "paragraph",
          "For decades you will hear that word underneath the applause, becoming so accomplished that nobody dares pronounce it.",
        ],
        [
          "paragraph",
          "I wish to report that the games were wonderful. Climb. Yell. And if you ever feel like it, come down, let another kid give the commands, and be the nurse.",
        ],
      ],
      ask: "Which word, dropped in passing by a grown-up, have you been outrunning ever since?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at ten, with the shovel: nobody told you to do the driveway, but you had seen a worried grown-up looking at it through the glass. So you did it, edges and all, in gloves that belonged to an absent adult and extended halfway to your elbows. “What would I do without you?” someone exclaimed, and you took it for a genuine question.",
        ],
        [
          "paragraph",
          "We have been answering it ever since, shoveling for companies and for committees, and for people who own plows.",
        ],
        [
          "paragraph",
          "It was a kindness, I came to tell you, and it wasn’t your responsibility. There’s cocoa inside. Leave the last strip, the one by the mailbox; I have tried it, and the letters arrive anyhow.",
        ],
      ],
      ask: "Which question that someone asked you as a child are you still conscientiously answering?",
    },
    Air: {
      stances: { candor: "truth", voice: "speak" },
      lines: [
        [
          "paragraph",
          "To you at twelve, in the orange sash: you told. Someone had copied, the teacher asked, you knew, and the rule is that one answers; so you stood up and answered, clearly, as though it were geography. At lunch there was a ring of empty seats around you, and in the absence of information you concluded that people are unjust, and that you would require better arguments.",
        ],
        [
          "paragraph",
          "You got them. I can talk nearly anyone into nearly anything, and I still save a seat beside me, in case they’re all angry.",
        ],
        [
          "paragraph",
          "You weren’t wrong, but she was your friend, and ought to have been told first. Go over and sit with her. She’ll move her tray.",
        ],
      ],
      ask: "Whom would you tell first, today, before telling everyone?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To you at five, on the station bench, with a smaller hand in one of yours and the tickets in the other: they’ve gone to ask about the bags. “You’re in charge,” they said, bending down to say it, and you felt your face go stiff and large, because if you cried, the little one would cry. So you recited the pigeons for her, loudly, twice.",
        ],
        [
          "paragraph",
          "They were away for as long as it takes to purchase a newspaper, although in you it has lasted considerably longer.",
        ],
        [
          "paragraph",
          "I’m here now, nobody is lost, and you have permission to be frightened in front of people you look after. Give me the tickets, and if your chin trembles, let it.",
        ],
      ],
      ask: "How old were you when someone first bent down and put you in charge?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "To you at eight, in a silver cape, halfway through your number at the anniversary party. You have just noticed someone important look down at his plate, and since you can’t know that he merely had a cramp, in the middle of the second verse you pull your cousin up next to you, followed by all the little ones, and everyone observes how generous you are with the others.",
        ],
        [
          "paragraph",
          "You never sang the second verse alone again. I still have it, complete, and tonight we’ll perform it in the hall, facing the mirror, cape included, and if anyone looks down at a plate we are going to assume a cramp.",
        ],
      ],
      ask: "What did you once perform alone before you learned to pull the others in?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at six, on the stool at the sink, an apron wound around you twice. You’ve dried all the forks, the grown-ups are exhausted, there’s a baby somewhere, and a visiting lady has called you a real little helper, which dropped into you like a coin into a slot. So that’s what I am for, you thought.",
        ],
        [
          "paragraph",
          "It was a perfectly good coin, but out there is a sandpile, and a neighbor’s boy with a hose, and you have been watching him through the steam with a fork in your hand. Get down from the stool, since I have dried enough dishes for both of us, and I’d be interested to see what you would dig for.",
        ],
      ],
      ask: "Who first called you a little helper, and what were you missing at the time?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at ten, in between two friends who have stopped speaking. You deliver their notes, and you’ve learned to alter a word on the way, so that “I hate her guts” arrives as “She’s kind of hurt,” and by the end of the week they go off arm in arm and you are standing at the water fountain with nothing in your hand.",
        ],
        [
          "paragraph",
          "I have one here for you. It says that I never heard the conclusion of your report about the substitute’s wig. It says: what do you think yourself, about the wig, those two, whether God is listening? Take as much paper as you like, and remember to use both sides.",
        ],
      ],
      ask: "Which quarrel did you carry notes for, and what would your own have said?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at seven, at the front window in your good shoes, waiting for a visitor who is late. Each time the grown-up in charge comes through she looks at you and then away, so you have decided to be entertaining, imitating the mailman’s walk and singing the song about the goat, and she laughs, and you can feel it working. By dark you have gotten her through the entire afternoon.",
        ],
        [
          "paragraph",
          "Nobody got you through it. So I’ve come, in the wrong year, with the motor running, and you can stop being funny now and put your face in my sleeve, because I won’t cheer you up, remembering how desperately you wanted someone who wouldn’t.",
        ],
      ],
      ask: "Whom did you cheer up as a child when you were the one who was waiting?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at eleven, on the edge of some roof or wall, with a bedsheet and a theory. I know it will fly, and that you’ve told no one, because an audience would have said don’t.",
        ],
        [
          "paragraph",
          "It flies for as long as it takes to think so, and then there’s the injury, which you’ll conceal under a long sleeve for weeks, eating left-handed and proud as a captain, until an adult takes hold of your wrist and you can’t help making a noise. I’m here about those weeks. Of the two feats, the hiding is the one that lasted; we still do it, with larger injuries. Show me where it hurts, and after that, naturally, explain the theory.",
        ],
      ],
      ask: "Which injury, of any sort, did you hide as a child because you had done it proudly?",
    },
    Earth: {
      stances: { company: "solitude", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at seven, in the gravel behind an old man’s workshop, with a coffee can full of crooked nails. He straightens one on the anvil and gives you the hammer, and that’s what happens every morning of that summer: clink, a pause, clink, some two hundred words between you in ten weeks, and a happiness ordinarily reserved for dogs in trucks.",
        ],
        [
          "paragraph",
          "They’ll tell you in the fall that he is gone, and since nobody overheard any conversation between you, nobody will imagine that you’ve lost much. I’ve come to stand in the gravel and contradict them: you lost a friend. Let’s do the rest of the can.",
        ],
      ],
      ask: "Whom did you lose as a child whose importance no adult had noticed?",
    },
    Air: {
      stances: { candor: "truth", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at nine, sent out into the corridor for a question. The teacher had announced that the rule was there for safety, and you inquired, with genuine interest, whose; you’d thought it through, had found no one it protected, and supposed that she would like to know.",
        ],
        [
          "paragraph",
          "From out here you hear them chanting multiplication, and it comes to you that being right is a thing that happens to a person alone. You’ll talk less after this, and before that hardens, let me answer you, late as it is: it was for her safety, because she was young and terrified and there were thirty of you. Good question. Now come in and ask me another.",
        ],
      ],
      ask: "Which sincere question of yours was punished as rudeness?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "To you at ten, down in the basement or wherever it was that you went, with a flashlight and a broken transistor radio, listening to two people you love go at each other overhead. From below there’s no way in to them, as you’ve established. The radio has one.",
        ],
        [
          "paragraph",
          "So by the time it’s over upstairs it plays, faintly, a ball game from another state, and a conviction forms in you that will last for decades: that there are things which respond when you take care of them, and then there’s family. I’m crawling in now, mind your elbow. When they call us for dinner, let’s tell them that we heard.",
        ],
      ],
      ask: "What did you fix as a child during the hours when the grown-ups were breaking something?",
    },
  },
  ISFP: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "You are eight, on the high board at the town pool, and the line behind you is making chicken noises. In a minute you’ll turn around and climb down past all those wet faces, and some relative with an excellent memory and no heart will be telling it at birthdays.",
        ],
        [
          "paragraph",
          "What nobody tells is that you come back in September, after hours, through the hole in the fence, and jump eleven times in your underwear with only a dog for a witness, because now the jump belongs to you. I’ve remained that way, and I’ve stopped apologizing to the relatives. The dog thought you were magnificent.",
        ],
      ],
      ask: "What did you dare only after all the people who were daring you had gone home?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Six years old, in the wet end of the garden, up to the elbows. You have been constructing a city since breakfast, out of mud and bottle caps and the good teaspoons, and at any moment a grown-up will pronounce it a mess and turn the hose on it, and you’ll stand in the tub watching the harbor disappear down the drain.",
        ],
        [
          "paragraph",
          "I’m still building it, with clay under my nails this evening, and no one has interfered. Occasionally I do hear that grown-up, when I’ve devoted an entire day to a thing without a use, and then I remember that the house is mine. Here are the teaspoons.",
        ],
      ],
      ask: "What useless thing did you build for a whole day before someone cleared it away?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re ten, and it’s your turn to give a presentation on an animal of the sea. The others had facts, whereas you have constructed a jellyfish of layered tissue paper, frills and all, with a bicycle lamp inside, and you switch it on, and the class goes “ooh,” and then the teacher asks, “Very pretty, but what can you tell us about it?”",
        ],
        [
          "paragraph",
          "Your mouth remains empty, and under “effort” you receive a C. I’ve gone through life with notes ever since. The frills were right; you’d looked for hours to get them so, and by switching it on you had told them everything you knew. Turn the lamp on again. I’m in the back row, going “ooh.”",
        ],
      ],
      ask: "Which thing you once made already said everything, although you were marked down for not talking?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You are five, under the sideboard at a funeral lunch, and you’ve given your bird to the wrong aunt. It was a drawing that had taken all morning, and you picked the aunt with the melancholy ear, who murmured “how sweet,” and set her coffee on it. You saw the ring go through.",
        ],
        [
          "paragraph",
          "Since then I have examined people for a considerable time before I’ve handed them anything. It was an excellent bird, and if you’ll emerge now, I have a frame here, and a nail, and I won’t permit anyone to tell me that the ring should be trimmed off, because it’s part of the day.",
        ],
      ],
      ask: "To whom did you once offer something precious that got used as a coaster?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "At seven you’re in the corridor again, on the chair outside the office, swinging your legs hard enough to scuff the wall, because you stood on a desk and jumped to the windowsill. It could be done, and so far the institution has failed to thank you.",
        ],
        [
          "paragraph",
          "Among the words they use above your head, “disruptive” will ring longest, and whenever you’re praised for sitting still you will feel a little like the chair.",
        ],
        [
          "paragraph",
          "I came to tell you that I witnessed the jump, and that you measured the distance twice, which no one mentioned in the report. Come on. There’s a wall behind the gymnasium I’ve been intending to show you.",
        ],
      ],
      ask: "What did you measure before a leap that the grown-ups called reckless?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At nine you’ve taken the alarm clock apart on the bedspread, laid the pieces out by size, and become so happy that you forgot to be hungry. Then the shout. They see a broken clock, and you haven’t the vocabulary to explain that it would have been ticking again by supper.",
        ],
        [
          "paragraph",
          "School will consider you slow, when you’re only waiting for something to get your fingers around, and for years afterward, at considerable expense, you’ll be demonstrating to people who never asked that you aren’t the dumb one.",
        ],
        [
          "paragraph",
          "I still have a gear, the brass one, in the bowl with the coins. The clock was fine.",
        ],
      ],
      ask: "What did you take apart as a child that nobody let you put back together?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "At eleven you can imitate them all: the principal, the weatherman, both grandmothers. The teacher sends you out, and through the wall you hear the class still laughing, she as well, and you conclude, good, that’s how a person gets to stay.",
        ],
        [
          "paragraph",
          "You’re so quick that people have quit asking you anything, and what you’d have told them, that the corridors frighten you, and that in any new place you choose the loudest boy and make him yours by lunch, sits under your tongue like a coin.",
        ],
        [
          "paragraph",
          "So I’m asking. I have all afternoon, I needn’t be entertained, and I’ve heard the grandmothers. What’s it like there?",
        ],
      ],
      ask: "What would you have said at eleven to someone who waited past the joke?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At five you could hear low spirits coming up the stairs; by the third step you had identified them, and by the top you were wearing a saucepan. It worked so often! They’d walk in with a face like a shut store, and there you were, marching, until the face opened for business.",
        ],
        [
          "paragraph",
          "On the evening when the saucepan failed, you crawled under the bed with it and concluded that you hadn’t been funny enough, and nobody contradicted you.",
        ],
        [
          "paragraph",
          "You were plenty funny. It was never your responsibility. I’m on the stairs now, in an ordinary temper, so take that off and tell me what you’d like for dinner.",
        ],
      ],
      ask: "Whose footsteps did you learn to read, and what did you do about them?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "To you at eight, in brown tights, as the third tree. You had no lines, and you’d been informed, for some reason twice, that trees don’t wave. But when the princess forgot her part and the whole gymnasium stopped breathing, it was a tree who announced, in an enormous voice, “She’s looking for her mother, everyone!” and got the laugh and rescued the afternoon.",
        ],
        [
          "paragraph",
          "A teacher hissed something in the wings that you’ll be able to repeat at fifty, although it was only the opinion of an exhausted woman with a clipboard. There was also the princess, who squeezed your twig so hard in her gratitude that it snapped, and whom we’ve forgotten ever since. Remember her instead.",
        ],
      ],
      ask: "Who was grateful for your outburst on the day you were scolded for it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at six, under the piano with the cat, when the whole house imagines that you’re in bed. You came down because of the smell of the coats. Velvet, snow, an uncle’s cigar; you’ve buried your face in every one of them, and your happiness is complete.",
        ],
        [
          "paragraph",
          "They’ll discover you and be amused, then slightly concerned. Don’t touch. Don’t put everything in your mouth. It will be explained to you in a variety of classrooms that the world is learned by looking at a page, and since you’re an obliging child you’ll conclude that you’re stupid, when you were merely studying by another method. Stay under there as long as you like.",
        ],
      ],
      ask: "What did you know by touch as a child that nobody thought to grade?",
    },
    Air: {
      stances: { candor: "peace", voice: "speak" },
      lines: [
        [
          "paragraph",
          "To you at ten, at the foot of the stairs, in pajamas with rockets. Behind the glass they’re at it again, one of them getting louder and the other going flat, and all you possess is an uneasy feeling and an excellent impression of the television chef. So in you go, whisk in hand, and it works, of course it works, and the three of you are wiping your eyes as the milk boils over.",
        ],
        [
          "paragraph",
          "You’ll suppose for years that you stopped it. The funny one was very young for such a responsibility, and nobody explained that the shift was allowed to end. That quarrel was theirs, and older than you, with a better cast.",
        ],
      ],
      ask: "At what age did you first notice that a joke could change the temperature of your house?",
    },
    Water: {
      stances: { voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at seven, in a hospital corridor with a green line along its floor. You’ve discovered that if you walk the line as a tightrope artist, falling off with a shriek at the drinking fountain, a face you love does something it hasn’t done all month, and so you walk it again, for three weeks.",
        ],
        [
          "paragraph",
          "Nobody asked what you imagined was behind the swinging entrance at the end, though you knew perfectly well, and had decided that if you were unhappy too there’d be no one left to be otherwise. Come down off the line, small one, and sit on my knee, and we’ll both be scared of it for a bit.",
        ],
      ],
      ask: "Whose expression were you hoping to alter when you first learned to be cheerful?",
    },
  },
};
