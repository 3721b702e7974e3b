import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "To you at nine, in pajamas, third stair from the top, hearing the adults settle the world without you, with a list of opinions and a program for being eighteen that treats everything in between as a waiting area. When your uncle says, “Not until you’re older,” your whole chest goes red, as if he had confiscated something of yours and put it on a shelf.",
        ],
        [
          "paragraph",
          "I’ve been up on that shelf, and I’d trade you most of it for the pajamas, because what they were debating was who brings the potatoes. I’ll take the step below, with crackers, until we’re both sent to bed.",
        ],
      ],
      ask: "What were you in such a hurry to be old enough for, and who benefited from the hurry?",
    },
    Earth: {
      stances: { company: "solitude", focus: "one" },
      lines: [
        [
          "paragraph",
          "To you at eight, up to the shins in the creek behind the gravel pit, where you’ve been at the dam since breakfast. It’s a good dam. It has a spillway. The others came, quarreled over who was captain, got bored and took off for ice cream, and you never noticed, because the left bank was seeping.",
        ],
        [
          "paragraph",
          "At supper they’ll say that you stayed out to spite them, although I know that you simply loved something with your whole back, and that not one of those adults ever came out for a demonstration.",
        ],
        [
          "paragraph",
          "So here I am, with two ice-cream cones and rubber boots. Show me the spillway; mine is dripping already, and I can wait.",
        ],
      ],
      ask: "What did you build as a child that no adult ever came out to admire?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "To you at twelve: you’ve founded a country called Orvania, which has forty-one laws, a harbor, and a language in which there is no word for gym. Since your only fellow citizen moved to Ohio in the spring, you’ve served as president and population, debating yourself with scrupulous fairness under the blanket, and when your mother asks, through the door, what you’re up to in there, you say homework.",
        ],
        [
          "paragraph",
          "I’ve reread the laws, of which the seventh is the finest: anyone who brings a question is admitted. But the border was always sealed when someone approached, so here I am at the barrier, with a passport and a question. What’s the word for friend?",
        ],
      ],
      ask: "Which world of yours did you close to visitors, and who nearly got in?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at six, beside the cage. The rabbit is stiff, and when you asked your father how long it takes, which end goes first, and what happens to the eyes, he looked at you strangely. Then he remarked over your head that you seemed to be taking it awfully well, and that’s how you discovered composure.",
        ],
        [
          "paragraph",
          "When your grandmother’s turn came, you had a question about the brass on the coffin, and nobody understood that questions were how you held on to something that was leaving.",
        ],
        [
          "paragraph",
          "I remember which ear was torn, so let me in on the straw, and we’ll ask all of those questions again, slowly, with some crying in between.",
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
          "To you at six, dripping, in a towel, at the far end of a dinner with company. You’ve just found out in the tub why the boat floats, and you’re reporting it with both arms, in entirely the wrong order, using your stomach for “push.”",
        ],
        [
          "paragraph",
          "They laughed. I’ve examined that laughter for years, and I’m nearly certain that it was delight, but you took it for the other kind, and made a rule on the stairs, with wet feet: understand everything first, then speak. It has been an expensive rule. Go down again, and explain it in the wrong order, because nobody at the grown-up end actually knew why the boat floats.",
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
          "She couldn’t have known that the order in the egg cartons was how they had felt in the fist, from sleepy to sharp, because in all the time since the snow you’d never mentioned it to anyone. I’ve still got the sleepy one in my desk. It’s all right to have minded; you can rescue the cartons from the trash, and show her where each of them lives.",
        ],
      ],
      ask: "What order of your own did a kind person once tidy away?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "To you at ten, by the fence at recess, walking your line. Forty steps, touch the post, turn. You’re traveling in a country that has its own currency, and it’s the best part of the day, and let that be on record before anyone pities us.",
        ],
        [
          "paragraph",
          "Through the fence you heard a teacher say, “That one lives on another planet,” and for the first time you saw a kid walking beside a fence, and you’ve been observing yourself from over there ever since. Turn around, you can do it at the post; her opinion was the only ordinary thing in that entire schoolyard. What does the fifty-crown bill look like? I’ve forgotten.",
        ],
      ],
      ask: "From whose side of the fence do you look at yourself when you’re enjoying something?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re seven, in uncomfortable shoes, in the front row beside Mom. They’ve shut the lid over Grandfather, and you’ve been thinking about it with all your might, because you loved his hands, and so you ask her where the warm goes.",
        ],
        [
          "paragraph",
          "She made a sound and had to be taken out, and sitting beside her empty place you arrived, by elimination, at the conclusion that it was you: that a question, a good one, can break a person. Listen, little scientist. She told me, years later, that nothing anyone else said that day had sounded like love. Ask it again. I don’t know either, and I’m holding on to your hand.",
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
          "To you at ten, in the corridor, sent out again for shouting the answer before the question was over. You’re adding up floor tiles to have something to be ahead of, and inside, through the wired glass, they’re being slow about fractions, and you can’t understand why it should be a criminal offense to arrive early.",
        ],
        [
          "paragraph",
          "The teacher was making time for the others, and nobody had mentioned to you that there were others, and I’m sorry it felt like exile.",
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
          "To you at nine, kneeling by the bed with a coffee can. It holds thirty-one dollars, a flashlight, four cans of peaches and no opener, and it exists because you heard them through the wall, discussing the rent in voices that stopped when the floor creaked. Though no one asked you to, you looked around for the adult in charge and, finding the position open, filled it.",
        ],
        [
          "paragraph",
          "The rent got paid that month and all the others, and I can show you the stubs. You could have gone outside to play.",
        ],
        [
          "paragraph",
          "I’m taking over the can now, with gratitude for long service, and since the plan’s only weakness was the opener, which I’ve brought, let’s eat the peaches.",
        ],
      ],
      ask: "What did you begin to stockpile as a child, and against which rainy day?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "To you at twelve, new in that school, with a tray. You’ve made a study of the lunchroom, who sits by whom, what is traded, which table could be won before the month is out, and it’s a first-class analysis: by October it will have succeeded, and you’ll be elected to something.",
        ],
        [
          "paragraph",
          "I only wish that at one of those tables, the one by the radiator, where a boy sat drawing bridges, you had settled down without a reason and talked with him until the bell, entirely forgetting to add it up.",
        ],
        [
          "paragraph",
          "He’s still there, in a manner of speaking. Put down your tray, and let us be no use to each other.",
        ],
      ],
      ask: "Who did you want to be friends with before you learned to pick allies?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To you at eight, on your way to the church donation box with the rabbit under your arm. Nobody sent you. A cousin laughed at it, once, so you held a short trial in your head and established that a person who means to be taken seriously can’t be seen with something that has one ear and a name. Without crying, you pushed him through the slot, and stood listening for him to land.",
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
          "To you at eight, on the chair outside the principal’s office, one sock down. You told Mrs. Keller in front of everyone that the map was wrong. The map was wrong; it’s hanging there still, I’d bet, with Africa too small, and you’re swinging your legs, deliberately, because that’s one thing they can’t forbid.",
        ],
        [
          "paragraph",
          "They’ll say that you were rude, and you’ll decide it was being right that made them angry, so that you’d better be righter, sooner, louder. Hear me out: it was the volume, and her embarrassment. You’re allowed to have Africa and people too, so wait for the bell, go up to her desk when the others have disappeared, and show her with your finger.",
        ],
      ],
      ask: "What were you right about as a child, and who had to hear it?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You’re ten, on the floor of the hall with Grandpa’s radio in forty pieces on a towel, and it’s nearly dinner. You only wanted to see where the men were kept, certain that it would all go back together. I remember the smell of dust, and the one superfluous screw in your palm.",
        ],
        [
          "paragraph",
          "I wish you’d heard what he said to Mom after you had been sent up, which was that nobody had taken an interest in that thing for years. You went off with another lesson, that whatever you open you ruin, and ever since you’ve disappeared before it was time to put anything together again. Stay on the towel; he’s coming in, and he has brought the other screwdriver.",
        ],
      ],
      ask: "What did you once dismantle that you never saw put together again?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re eleven, in the cafeteria, and you’ve just discovered that it works. A boy twice your size had you by the collar, and you said something, fast, about his haircut and a lawn, and he was laughing before he had given himself permission, and then everyone was. He let go.",
        ],
        [
          "paragraph",
          "That’s an excellent trick, kid, and you’ll live on it for decades. I only want to lay one word next to it while your collar is still crooked: scared. You never told a soul; by the last bell it was an anecdote. Find someone serious, this afternoon, and tell it with the fear left in. The haircut will be just as funny.",
        ],
      ],
      ask: "When did you first get away from something by being funny?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You’re seven, it’s late, and you sit at the top of the stairs with your feet tucked into your nightshirt, listening to them through the floor. Since the words don’t carry, you’ve started supplying words of your own, his lines and hers, all of them scrupulously fair, and in your version someone says the thing that ends it.",
        ],
        [
          "paragraph",
          "You’ll become extraordinarily good at this, and all your life you’ll understand both sides, because once there were two and you loved them both, but it was never yours to win, small lawyer. Case dismissed. Come down from there, or let me come up with the blanket, and we won’t make a single argument until morning.",
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
          "To you at seven, sent out to the corridor for shouting “That’s not fair!” about someone else’s pencil. You’re examining the hooks on the wall and resolving never to be that loud again, and I know, because you stuck to it: you learned to raise your hand, then to wait, and eventually to understand the teacher, who had difficulties of her own. Everyone was extremely pleased.",
        ],
        [
          "paragraph",
          "I’ve come to tell you that the pencil mattered. You had an enormous voice, aimed in precisely the right direction, and I’ve spent years unfolding what you folded up out here. Come back in with me, to the front row, where the next injustice can hear from both of us.",
        ],
      ],
      ask: "What did you once shout about, and who taught you to lower your voice?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at nine, building a city for ants out of broken roof tiles, an hour after everyone has been called in. They say you’re dreamy, when in fact you’re an engineer, with mud to the elbow, and you’ve already decided where the elderly ants should sleep. In a minute someone will tell you, affectionately, that you think too much, and you’ll go upstairs to do your thinking where it doesn’t show.",
        ],
        [
          "paragraph",
          "Stay out a while, because those hands of ours got clean, and excellent at typing, and I miss the mud, so I’ve bought a bag of clay and cleared the back step, where you’re in charge of the roof. It never had to mean anything.",
        ],
      ],
      ask: "What did you make at nine that had no purpose and needed no explanation?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at eleven, under the table at your parents’ party, reading the ankles: you can tell from the shoes who is pretending, which is an excellent game, but I know why you’re down there. Today by the fence you said the interesting thing, the one about time, and three faces turned and consulted each other. From tomorrow on you’ll ask people questions instead, and it will work so well that they call you a wonderful listener and never notice that you stopped talking.",
        ],
        [
          "paragraph",
          "I’d like to hear the one about time, the complete version; I’ve brought crackers, my shoes are off, and I won’t look at anyone while you talk.",
        ],
      ],
      ask: "Which idea of yours was once met with a look, and where did it go?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at five, awake on the stairs in your socks, listening to the kitchen. Everything is in your chest already: her voice, his, the cup set down too violently. If you’re good enough in the morning, you figure, it will be over, and so you’ll bring a drawing and be amusing at breakfast, until they’re describing you to visitors as an easy child.",
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
          "I’ve been singing at that volume ever since, although, now that an adult has reexamined the evidence, he was laughing because he was delighted and had no manners, and the dragon, in particular, was very well built.",
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
          "To you at ten, beside the stump. They told you at breakfast that it was only a tree, that its roots were in the pipes, and by the time school was over there was nothing left of it except sawdust and a strange amount of sky.",
        ],
        [
          "paragraph",
          "You decided then, I think, that it’s foolish to love things that can’t be moved, and we have kept our bags half packed in every apartment since, with the pictures leaning on the floor. I’d like us to stop, so this afternoon I bought a hammer and a sapling; the pictures go up first, at your height, and where we dig the hole is entirely up to you.",
        ],
      ],
      ask: "What was taken down in your childhood that nobody thought you’d miss?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "A line to you at twelve, in the back row, with the notebook written in an alphabet of your own invention. The teacher held it up and asked the class what language this was supposed to be. You said it was nothing, although it had eleven verbs for waiting and no word for “popular,” and you’d been working on it since the summer.",
        ],
        [
          "paragraph",
          "She did us one favor: we learned to put everything in a form that made people nod, and became so easy to understand that I now earn a living by it. But I forgot the verbs, all except two, and some evenings I’m waiting in a way that English can’t describe. Teach me the third.",
        ],
      ],
      ask: "What private language did you give up in order to be understood by the class?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Six years old, hall closet, face in the winter coats: I know why you’re there, because I remember the buttons. The grown-ups are talking in their weekday voices on the other side, and although nobody has said anything terrible, you can feel that something is over, and you’ve concluded that if you’re exceptionally obedient it will come back.",
        ],
        [
          "paragraph",
          "It wasn’t about you, and I’m sorry that in the meantime I went on being exceptionally good for so many disapproving faces, in offices and bedrooms, waiting to be let off.",
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
          "To you at nine, behind the painted forest. You know everyone’s part, so when the king freezes you feed him his line through a gap in the canvas, and the witch hers, and you’re even doing the wind, while out front the assembled parents imagine that it’s all going splendidly. Then comes your own entrance and there’s nothing in your head, because you memorized the play and left yourself out.",
        ],
        [
          "paragraph",
          "Nobody was angry, that was the odd part; they laughed, and said what a help you’d been, so I’ve come back to prompt you, because you were always allowed a part, and I know your line. It starts with “I.”",
        ],
      ],
      ask: "Which entrance of your own did you miss while you were feeding lines to others?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To you at eleven, on the step stool, buttering. The grown-ups are tired again, or busy, or elsewhere in their heads, and the house is all right because you’ve made it so, and you’re proud as a captain and so exhausted that the bread slides.",
        ],
        [
          "paragraph",
          "I’m not going to tell you to put down the knife, since you wouldn’t, and someone has to eat. I only want to do the thing that people forget to do for reliable children, which is to come in with the groceries and ask what you’d like on yours. I’ve got all afternoon, and there’s mustard, cheese, and the expensive ham.",
        ],
      ],
      ask: "What would the child who fed the others have picked, if anyone had asked?",
    },
    Air: {
      stances: { voice: "speak", candor: "peace" },
      lines: [
        [
          "paragraph",
          "To you at twelve, on the landing between two floors. “Tell them that dinner is ready.” “Tell them I ate.” Down and up you go, repairing things on the way: you put in a please, you turn a shrug into a thank-you, and by the time a message arrives it’s fit for human beings, who never suspect how civil they’ve become.",
        ],
        [
          "paragraph",
          "I’ve kept the talent, which has paid the rent, but I’d like you to learn that a person can set down a message unrepaired, slip out the back, and ride off on a bicycle without the house falling down. It isn’t your job to make them kind. Listen: they’re shouting now, in their own words, and the house is still standing.",
        ],
      ],
      ask: "Whose messages did you soften on the stairs, and what did you never say yourself?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, at the top of the stairs, listening to the car, because from how the engine dies you can tell which of the grown-ups is driving, and from the steps on the gravel what sort of evening it’ll be. When the key turns you’re already on the rug with the appropriate face on: the funny one, the sleepy one, the one who needs nothing.",
        ],
        [
          "paragraph",
          "It worked so often that you take the credit for the good evenings, and therefore the responsibility for all the others, although none of them were yours, rabbit, since grown people made that weather. Come off the stairs; any expression will do, including this one.",
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
          "To you at seven, on the chair outside the principal’s office, swinging one foot. I know what he’s going to say, because they’ll say it in every building you ever enter: that you’re wonderful, and a bit much, and would you please use your indoor voice. You’ll try, and for whole months you’ll manage it, and in those months you’ll catch everything that’s going around.",
        ],
        [
          "paragraph",
          "Nothing about you was ever too loud for the size of what you’d seen. You had found a live toad. Naturally you imagined that they’d want to see it, and because they had a schedule instead, you let their schedule determine how much of you there ought to be. Go in and show him the toad.",
        ],
      ],
      ask: "Which delight did you run to tell an adult, and what did their face do?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "To you at nine, looking for the other shoe. By now they call you scatterbrain, and your aunt has made a chart with gold stars on which your row is bare. I remember the humiliation, how it sat in the stomach like wet bread, and I remember what was under your bed that year: a city of matchboxes with a tram line, a hospital for beetles, and labels, all in order.",
        ],
        [
          "paragraph",
          "So it was never that you couldn’t look after things; nobody had ever asked you to look after any that you loved. I live in a place with a long shelf now. Bring the beetles, leave the shoe; we’ll go in socks.",
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
          "Here is what the report card left out. The girl you’d been chattering to, whom you were teaching the rules of the place by way of jokes, had eaten lunch by herself until September, and after you were moved she did again. I’m still chattering, occasionally for money. Pass her a note, and get caught if you have to.",
        ],
      ],
      ask: "Who had someone to talk to at school only because you couldn’t stop?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, under the table, deciding. Above the cloth two voices are doing what they do, and if you come out now with the colander on your head and sing, it stops. Tonight you’ll sing, so comically that your father has to wipe his eyes, and you’ll discover how alone a person can be after saving everyone.",
        ],
        [
          "paragraph",
          "It worked too well, little one. We’ve been wearing the colander ever since. I wish their weather had never been yours to repair, and since I can’t get back there, I’m giving up the repairs from here: tonight I sat at an uncomfortable dinner, passed the salt, and left it uncomfortable.",
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
          "To you at eight, under the dining table with the rule book, while they go on playing without you. Your cousin moved the silver car seven squares on a six, and you saw it, you objected, you shouted, and you were told that it was only a game.",
        ],
        [
          "paragraph",
          "I’ve crawled in to confirm that it was a six, and to state for the record that you weren’t a bad sport; you imagined that rules were how everybody agreed to be considerate of each other, and you’d just seen everybody shrug.",
        ],
        [
          "paragraph",
          "You’ll be shouting about that silver car, intermittently, for decades. Come out when you like. I’ve hidden the dice.",
        ],
      ],
      ask: "Which piece of cheating from your childhood are you still trying to have penalized?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at nine, in a bedroom that echoes: they moved everything while you were at school. The new apartment was smaller, they explained, and who needs rocks? There had been two hundred of them, washed and numbered, in egg cartons, and the notebook that explained the numbers was lying on top of the trash.",
        ],
        [
          "paragraph",
          "You didn’t cry. You asked which truck, after which it was generally agreed that you were a sensible child who never got attached to anything, and you were polite enough to grow up accordingly.",
        ],
        [
          "paragraph",
          "I have the original one, the gray with the white ring, which you’d left in your overcoat. It’s on my windowsill, unnumbered, and I pick it up every day.",
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
          "I remember what you decided on the walk back to your seat: from then on you’d know a thing and sit on it until someone needed it desperately, because then they’d be grateful, and you’d be safe.",
        ],
        [
          "paragraph",
          "It has made us dependable and rather late. So here is an instruction from your future: put your hand up, be completely mistaken about something by the weekend, and I’ll laugh first, and with you.",
        ],
      ],
      ask: "Who was watching when you first learned to wait until you were asked?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at six, by the railing, after the last of the others had gone. She promised to be there after the bell, and it has been after the bell for so long that the janitor has offered you half his orange, which you declined, with your satchel on both shoulders, ready to go. You are not going to cry in front of an orange.",
        ],
        [
          "paragraph",
          "She did come, and there was a respectable reason, which nobody thought to explain; and right there you made the solemn vow I’ve been living by ever since, that no one would ever have to stand and wait for us.",
        ],
        ["paragraph", "It was an admirable vow, but you can put down the satchel now. I’m early."],
      ],
      ask: "Who made you wait as a child, and what did you promise yourself meanwhile?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at eight, third sheep from the left, wearing your uncle’s bath mat: you know all the parts. You’ve even memorized the angel, moving your lips in the back, and when the angel threw up and they asked for a volunteer, your arm weighed as much as a piano. The teacher looked directly at you, you examined your hooves, and the angel was cut.",
        ],
        [
          "paragraph",
          "I’ve thought about that pause more often than I’ve admitted, so here is my proposal: I’ve rehearsed the speech, there’s a bale of hay to stand on, and I’ll be the sheep. Climb up, tell them not to be afraid, and make the back row jump.",
        ],
      ],
      ask: "Which part did you know by heart and never raise your hand for?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "To you at seven, with the shoebox. It’s nearly Easter, and you still have eleven pieces of candy from Halloween, sorted by wrapper, because as long as there are some left nothing terrible can come. Your brother, who ate his in one night, is asking for yours; you’ll give him two, feel noble, and inspect the others, which by summer will have melted into one unidentifiable bar.",
        ],
        [
          "paragraph",
          "I’ve accumulated boxes ever since, so I’m in no position to preach, and I only came to sit on your rug and report that there’s a new supply every year, since they’ve never stopped manufacturing it. Let’s each have one now, the good kind, and throw the wrapper in the trash.",
        ],
      ],
      ask: "What are you still saving in case, and in case of what?",
    },
    Air: {
      stances: { voice: "withhold", novelty: "both" },
      lines: [
        [
          "paragraph",
          "To you at nine, in the back seat, approaching a bridge. What if it opens? What if the operator has fallen asleep? You’ve asked eleven of these since the tollbooth, and someone in front has just said, “That’s enough now,” in the tone that means it. So you’ll put them away, and from here on you’ll only ask where things are stored and what time it starts, and be considered a sensible child.",
        ],
        [
          "paragraph",
          "I’ve still got them, and they come out at night with their hair combed, half of them jokes, as it happens, and the other half engineering. We have the whole drive, and I’m wide awake. What if it opens?",
        ],
      ],
      ask: "Which question were you told to stop asking, and what would you ask today?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at six, on an orange chair in a hospital corridor, with a coloring book about farms. Your brother is behind the swinging doors, the adults have all disappeared after him, and a nurse has said, “Aren’t you good!” You are. No one has told you what is happening, and since you can tell that it’s an inconvenient time to be hungry, you’ve resolved, more or less for life, to be no bother.",
        ],
        [
          "paragraph",
          "I’m beside you now, with a cheese sandwich, cut into the triangles you prefer, and because I already know how this evening ends, there’s no hurry. He comes home, but it’s you I came to visit. Be all the trouble you want.",
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
          "To you at seven, on top of the jungle gym: you’ve just appointed two generals and a nurse. By recess there’ll be a war, with a treaty, and a grown-up with coffee breath will call you bossy, in the tone of voice reserved for something discovered on a shoe, although the previous captain, who was much louder, was called a natural.",
        ],
        [
          "paragraph",
          "For decades you’ll hear that word underneath the applause, and you’ll become so accomplished that nobody dares to say it.",
        ],
        [
          "paragraph",
          "I’m here to report that the games were wonderful. Climb. Yell. And if you ever feel like it, come down, let another kid give the commands, and be the nurse.",
        ],
      ],
      ask: "Which word, dropped in passing by a grown-up, have you been outrunning ever since?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at ten, with the shovel: nobody told you to do the driveway, but you had seen a worried grown-up looking at it through the glass. So you did it, edges and all, in an absent adult’s gloves, which reached halfway to your elbows. “What would I do without you?” someone said, and you took it for a genuine question.",
        ],
        [
          "paragraph",
          "We’ve been answering it ever since, shoveling for companies and for committees, and for people who own plows.",
        ],
        [
          "paragraph",
          "It was a kindness, I came to tell you, and it wasn’t your responsibility. There’s cocoa inside. Leave the last strip, the one by the mailbox; I’ve tried it, and the letters arrive anyway.",
        ],
      ],
      ask: "Which grown-up’s question from your childhood are you still conscientiously answering?",
    },
    Air: {
      stances: { candor: "truth", voice: "speak" },
      lines: [
        [
          "paragraph",
          "To you at twelve, in the orange sash: you told. Someone had copied, the teacher asked, you knew, and the rule is that you answer; so you stood up and answered, clearly, as though it were geography. At lunch there was a ring of empty seats around you, and for lack of information you concluded that people are unjust, and that you’d need better arguments.",
        ],
        [
          "paragraph",
          "You got them. I can talk nearly anyone into nearly anything, and I still save a seat beside me, in case everybody’s angry again.",
        ],
        [
          "paragraph",
          "You weren’t wrong, but the girl who copied was your friend, and ought to have been warned first. Go over and sit with her. She’ll move her tray.",
        ],
      ],
      ask: "Who would you tell first, today, before telling everyone?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To you at five, on the station bench, with a smaller hand in one of yours and the tickets in the other: they’ve gone to ask about the bags. “You’re in charge,” they said, bending down to say it, and you felt your face go stiff and large, because if you cried, the little one would cry. So you counted the pigeons for her, loudly, twice.",
        ],
        [
          "paragraph",
          "They were away for as long as it takes to buy a newspaper, although in you it has lasted a good deal longer.",
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
          "To you at eight, in a silver cape, halfway through your number at the anniversary party. You’ve just noticed someone important look down at his plate, and since you can’t know that he merely had a cramp, in the middle of the second verse you pull your cousin up next to you. All the little ones follow, and everybody remarks on how generous you are with the others.",
        ],
        [
          "paragraph",
          "You never sang the second verse alone again, but I still have it, complete, and tonight we’ll perform it in the hall, facing the mirror, cape included, and if anyone looks down at a plate we’re going to assume a cramp.",
        ],
      ],
      ask: "What did you once perform alone before you learned to pull the others in?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To you at six, on the stool at the sink, an apron wound around you twice. You’ve dried all the forks, the grown-ups are exhausted, there’s a baby somewhere, and a visiting lady has called you a real little helper, which dropped into you like a coin into a slot. So that’s what I’m for, you thought.",
        ],
        [
          "paragraph",
          "It was a perfectly good coin, but out there is a sandpile, and a neighbor’s boy with a hose, and you’ve been watching him through the steam with a fork in your hand. Get down from the stool, since I’ve dried enough dishes for both of us, and I’d be interested to see what you’d dig for.",
        ],
      ],
      ask: "Who first called you a little helper, and what were you missing at the time?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To you at ten, in between two friends who have stopped speaking: you deliver their notes, and you’ve learned to change a word on the way, so that “I hate her guts” arrives as “She’s kind of hurt.” By the end of the week they go off arm in arm and you’re standing at the water fountain with nothing in your hand.",
        ],
        [
          "paragraph",
          "I have a note here for you, which says that I never heard the end of your report about the substitute’s wig. It also says: what do you think yourself, about the wig, those two, whether God is listening? Take as much paper as you like, and remember to use both sides.",
        ],
      ],
      ask: "Which quarrel did you carry notes for, and what would your own have said?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at seven, at the front window in your good shoes, waiting for a visitor who is late. Each time the grown-up in charge comes through she looks at you and then away, so you’ve decided to be entertaining, imitating the mailman’s walk and singing the song about the goat, and she laughs, and you can feel it working. By dark you’ve gotten her through the entire afternoon.",
        ],
        [
          "paragraph",
          "Nobody got you through it. So I’ve come, in the wrong year, with the motor running, and you can stop being funny now and put your face in my sleeve, because I remember how desperately you wanted a person who wouldn’t cheer you up.",
        ],
      ],
      ask: "Who did you cheer up as a child when you were the one who was waiting?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at eleven, on the edge of some roof or wall, with a bedsheet and a theory. I know that it will fly, and that you’ve told no one, because an audience would have said don’t.",
        ],
        [
          "paragraph",
          "It flies for as long as it takes to think so, and then there’s the injury, which you’ll hide under a long sleeve for weeks, eating left-handed and proud as a captain. Then an adult takes hold of your wrist and you can’t help making a noise, but it’s those weeks I’m here about. Of the two feats, the hiding is the one that lasted; we still do it, with larger injuries. Show me where it hurts, and after that, naturally, explain the theory.",
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
          "They’ll tell you in the fall that he is gone, and since nobody ever heard you two have a conversation, nobody will imagine that you’ve lost much. I’ve come to stand in the gravel and contradict them: you lost a friend. Let’s do the rest of the can.",
        ],
      ],
      ask: "Who did you lose as a child without any adult realizing how important they were?",
    },
    Air: {
      stances: { candor: "truth", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "To you at nine, sent out into the corridor for a question. The teacher had announced that the rule was there for safety, and you asked, with genuine interest, whose; you’d thought it through, couldn’t think of anyone it protected, and imagined that she’d appreciate the information.",
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
          "To you at ten, down in the basement or wherever it was that you went, with a flashlight and a broken transistor radio, listening to two people you love go at each other overhead. From below there’s no way into that quarrel, as you’ve established, but there is a way into the radio.",
        ],
        [
          "paragraph",
          "So by the time it’s over upstairs the radio plays, faintly, a ball game from another state, and a conviction forms in you that will last for decades: that there are things that respond when you take care of them, and then there’s family. I’m crawling in now, mind your elbow. When they call us for dinner, let’s tell them that we heard.",
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
          "You’re eight, on the high board at the town pool, and the line behind you is making chicken noises. In a minute you’ll turn around and climb down past all those wet faces, and some relative with an excellent memory and no heart will be telling it at birthdays.",
        ],
        [
          "paragraph",
          "What nobody tells is that you come back in September, after hours, through the hole in the fence, and jump eleven times in your underwear with only a dog for a witness, because now the jump belongs to you. I’m still that way, and I’ve stopped apologizing to the relatives. The dog thought you were magnificent.",
        ],
      ],
      ask: "What did you dare only after all the people who were daring you had gone home?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Six years old, in the wet end of the garden, up to the elbows, you’ve been building a city since breakfast, out of mud and bottle caps and the good teaspoons. At any moment a grown-up will call it a mess and turn the hose on it, and you’ll stand in the tub watching the harbor disappear down the drain.",
        ],
        [
          "paragraph",
          "I’m still building it, with clay under my nails this evening, and no one has interfered, although occasionally I do hear that grown-up, when I’ve spent an entire day on something absolutely useless, and then I remember that the grown-up is me. Here are the teaspoons.",
        ],
      ],
      ask: "What useless thing did you build for a whole day before someone cleared it away?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re ten, and it’s your turn to give a presentation on an animal of the sea. The others had facts, but you’ve constructed a jellyfish out of layered tissue paper, frills and all, with a bicycle lamp inside. You switch it on, the class goes “ooh,” and then the teacher asks, “Very pretty, but what can you tell us about it?”",
        ],
        [
          "paragraph",
          "Nothing comes out of your mouth, under “effort” you get a C, and I’ve gone through life with notes ever since. The frills were right; you’d looked for hours to get them that way, and by switching it on you had told them everything you knew. Turn the lamp on again. I’m in the back row, going “ooh.”",
        ],
      ],
      ask: "Which thing that you once made said everything, although you were marked down for not talking?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You’re five, under the sideboard at a funeral lunch, and you’ve given your bird to the wrong aunt. It was a drawing that had taken all morning, and you picked the aunt with the melancholy eyes, who murmured “how sweet,” and set her coffee on it. You saw the ring go through.",
        ],
        [
          "paragraph",
          "Since then I’ve examined people for a very long time before giving them anything. It was an excellent bird, and if you’ll come out now, I have a frame here, and a nail, and I won’t let anybody tell me that the ring should be trimmed off, because it’s part of the day.",
        ],
      ],
      ask: "Who once took something precious that you’d made and used it as a coaster?",
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
          "Among the words they use above your head, “disruptive” will ring longest, and whenever you’re praised for sitting still you’ll feel a little like the chair.",
        ],
        [
          "paragraph",
          "I came to tell you that I saw the jump, and that you measured the distance twice, which no one mentioned in the report. Come on. There’s a wall behind the gymnasium I’ve been meaning to show you.",
        ],
      ],
      ask: "What did you measure before a leap that the grown-ups called reckless?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "At nine you’ve taken the alarm clock apart on the bedspread, laid the pieces out by size, and become so happy that you forgot to be hungry. Then the shout. They see a broken clock, and you don’t have the vocabulary to explain that it would have been ticking again by supper.",
        ],
        [
          "paragraph",
          "School will decide that you’re slow, when you’re only waiting for something to get your fingers around, and for years afterward, at enormous expense, you’ll be demonstrating to people who never asked that you aren’t the dumb one.",
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
          "At eleven you can imitate them all: the principal, the weatherman, both grandmothers. The teacher sends you out, and through the wall you hear the class still laughing, the teacher included, and you conclude, good, that’s how a person gets to stay.",
        ],
        [
          "paragraph",
          "You’re so quick that people have quit asking you anything, and what you’d have told them, that the corridors frighten you, and that in any new place you choose the loudest boy and make him yours by lunch, sits under your tongue like a coin.",
        ],
        [
          "paragraph",
          "So I’m asking. I have all afternoon, you don’t have to entertain me, and I’ve heard the grandmothers. What’s it like in those corridors?",
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
          "You were plenty funny. Their faces were never your responsibility. I’m on the stairs now, in an ordinary mood, so take that off and tell me what you’d like for dinner.",
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
          "To you at eight, in brown tights, as the third tree. You had no lines, and you’d been told, for some reason twice, that trees don’t wave. But when the princess forgot her part and the whole gymnasium stopped breathing, it was a tree who announced, in an enormous voice, “She’s looking for her mother, everyone!” and got the laugh and rescued the afternoon.",
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
          "To you at six, under the piano with the cat, when the whole house believes that you’re in bed. You came down because of the smell of the coats. Velvet, snow, an uncle’s cigar; you’ve buried your face in every one of them, and your happiness is complete.",
        ],
        [
          "paragraph",
          "They’ll find you and be amused, then slightly concerned. Don’t touch, they’ll say, and don’t put everything in your mouth. It will be explained to you in a variety of classrooms that the world is learned by looking at a page, and since you’re an obliging child you’ll conclude that you’re stupid, when you were merely studying by another method. Stay under there as long as you like.",
        ],
      ],
      ask: "What did you know by touch as a child that nobody thought to grade?",
    },
    Air: {
      stances: { candor: "peace", voice: "speak" },
      lines: [
        [
          "paragraph",
          "To you at ten, at the foot of the stairs, in pajamas with rockets. Behind the glass they’re at it again, one of them getting louder and the other going flat, and all you’ve got is an uneasy feeling and an excellent impression of the television chef. So in you go, whisk in hand, and it works, of course it works, and the three of you are wiping your eyes as the milk boils over.",
        ],
        [
          "paragraph",
          "You’ll suppose for years that you stopped it. You were awfully young for such a responsibility, and nobody explained that the shift was allowed to end, or that the quarrel was theirs, and older than you.",
        ],
      ],
      ask: "At what age did you first notice that a joke could change the temperature of your house?",
    },
    Water: {
      stances: { voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "To you at seven, in a hospital corridor with a green line along its floor. You’ve discovered that if you walk the line like a tightrope artist, falling off with a shriek at the drinking fountain, a face you love does something it hasn’t done all month, and so you walk it again, for three weeks.",
        ],
        [
          "paragraph",
          "Nobody asked what you imagined was behind the swinging doors at the end, although you knew perfectly well, and had decided that if you were unhappy too there’d be nobody left who wasn’t. Come down off the line, small one, and sit on my knee, and we’ll both be scared of it for a bit.",
        ],
      ],
      ask: "Whose expression were you hoping to change when you first learned to be cheerful?",
    },
  },
};
