import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        ["lead", "One evening for making a thing that could get you thrown out of somewhere."],
        [
          "step",
          "At eight, silence the phone, and write across the top of an enormous sheet what you are furiously in favor of.",
        ],
        [
          "step",
          "For twenty minutes, on your feet, fill the paper with a thick marker; capitals are permitted and commas aren’t.",
        ],
        [
          "step",
          "Cut out the five hottest lines and rearrange them on the floor until the back of your neck prickles.",
        ],
        [
          "step",
          "Glue them down, read the result aloud once, and stop, because corrections belong to another evening.",
        ],
      ],
      ask: "What are you furiously in favor of that nobody you see every day would guess?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Tonight you make one useful object that is deliberately, unapologetically ugly."],
        [
          "step",
          "After supper, take a bar of soap and a paring knife, and settle where shavings won’t matter.",
        ],
        [
          "step",
          "For ten minutes by the timer, carve without a design, turning the bar in your palm and going wherever the soap gives.",
        ],
        [
          "step",
          "Then, with eyes shut, smooth it for five minutes with a wet thumb, searching for the bump that annoys you most.",
        ],
        [
          "step",
          "Leave that spot exactly as it is, wash with the soap every morning, and consider the piece finished when there’s nothing left of it.",
        ],
      ],
      ask: "When did you last make something ugly and keep using it?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        ["lead", "Tonight you write a scene in which you lose an argument."],
        [
          "step",
          "Before you sit down, pick an opinion you defended this month, and a person who’d enjoy demolishing it.",
        ],
        [
          "step",
          "Write their half first, in twenty minutes: six lines, no names, in the rhythm that person really talks in.",
        ],
        [
          "step",
          "Fit your half in between, in an additional twenty minutes, making every reply shorter than theirs.",
        ],
        [
          "step",
          "Read both parts aloud; if theirs makes you laugh, stop there, and if it doesn’t, give your best line to the other side and read the whole scene once more.",
        ],
      ],
      ask: "Which opinion of yours would be the most entertaining to see demolished?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        ["lead", "An evening for painting a place from the inside, with nobody to see it."],
        [
          "step",
          "Half an hour before bed, wet a sheet of heavy watercolor paper and put out three colors, no more.",
        ],
        [
          "step",
          "Remember a corner where you hid as a child, lay down its darkness in paint, and let that spread for the length of one song.",
        ],
        [
          "step",
          "Play the song again, and add everything that was in there with you: a sound, a smell, a strip of brightness.",
        ],
        [
          "step",
          "After the third playing, put away the brush, however disappointing the picture, and write the street name on the back.",
        ],
      ],
      ask: "Where did you hide as a child, and what could you hear from there?",
    },
  },
  INTP: {
    Fire: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "For an evening when you want to see something happen, you’ll build a chain reaction that ends by ringing a bell.",
        ],
        [
          "step",
          "After supper, clear a stretch of floor and spend ten minutes collecting fifteen objects that roll, tip or fall.",
        ],
        [
          "step",
          "Work backward from the bell, setting up the last knock and testing it before you add the one that comes before it; every piece has to fail once before it qualifies.",
        ],
        [
          "step",
          "After an hour, stop improving, fetch anyone who’s home, or start filming, and push the first object.",
        ],
        [
          "step",
          "If the chain stops halfway, laugh, fix that link, and run it twice more. When the bell rings, leave everything lying there overnight.",
        ],
      ],
      ask: "What did you learn from the link in the chain that kept failing?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "One evening of drawing the inside of a thing, for the pleasure of finding out how it was supposed to work.",
        ],
        [
          "step",
          "Choose something small that comes apart and has stopped working, a pen, a lighter, a mousetrap. Spread a cloth.",
        ],
        [
          "step",
          "For half an hour take it to pieces, laying the parts down in the order they came out.",
        ],
        [
          "step",
          "For the next hour draw all the parts in a row, floating a little distance apart as they do in instruction manuals. Measure nothing.",
        ],
        [
          "step",
          "Under the part you admire most, say what it does in terms a child could follow, date the sheet, pin it over your bed, and stop.",
        ],
      ],
      ask: "Which part of that small object did some perfect stranger obviously design with love?",
    },
    Air: {
      stances: { novelty: "new" },
      lines: [
        ["lead", "Tonight you write the encyclopedia’s entry on something that doesn’t exist."],
        [
          "step",
          "Walk around the block and return with something the world lacks: a guild, a bird, a disease of staircases. Take the second idea that occurs to you.",
        ],
        [
          "step",
          "For forty minutes write its entry in your most authoritative style, with a date, a controversy, a woman who proved everyone wrong.",
        ],
        ["step", "Add one cross-reference to an actual street and one to yourself, disguised."],
        [
          "step",
          "Read it to someone over the phone as though you’d discovered it, and the moment they ask “Really?” admit that you made it up, and you’re done.",
        ],
      ],
      ask: "Of all the things that don’t exist, why do you suppose you invented that one?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "For a mood that doesn’t care to be discussed, you’ll make a minute of music out of your own four walls.",
        ],
        [
          "step",
          "Around dusk go through your home with a phone, and record ten seconds each of three noises: one that comforts, one that worries, one you’d stopped hearing.",
        ],
        [
          "step",
          "Lying down, play them over and over for ten minutes, until you can tell which of the three is getting to you.",
        ],
        [
          "step",
          "Hum along, low, until there’s a melody you could repeat, and record one minute of everything together.",
        ],
        [
          "step",
          "Give it the name of a place, listen to it once the next morning, and either send it to someone or keep it. Take no notes.",
        ],
      ],
      ask: "Which sound in your home had you stopped hearing, and what does it bring up?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "lead",
          "This is for making one enormous, terrible, cheerful thing before your standards get home.",
        ],
        [
          "step",
          "This evening, tape a large sheet of brown paper to a table or wall, and set out three colors of paint and a wide brush.",
        ],
        [
          "step",
          "Put on one record, loud, and for the entire first side use your whole arm to paint a crowd or a parade you’d have liked to be in.",
        ],
        [
          "step",
          "During the second side add one figure who is late for it, running, in the brightest color you’ve got.",
        ],
        [
          "step",
          "When the music ends, stop, even if something is missing, and sign it hugely, leave it up for two nights, and correct nothing.",
        ],
      ],
      ask: "What would you paint at that size if no one could ever review it?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "A leisurely evening, for finding out what your hands would make if you weren’t supervising them.",
        ],
        [
          "step",
          "Take an ordinary bar of soap, a paring knife and a towel, and sit where crumbs don’t matter.",
        ],
        [
          "step",
          "For ten minutes only turn it over and smell it, and when you find yourself wanting a plan, as you will by the second minute, let the feeling pass like a truck.",
        ],
        [
          "step",
          "Carve for thirty minutes, taking off thin curls, pausing whenever a shape suggests itself and then going wherever it points.",
        ],
        [
          "step",
          "When it resembles anything at all, rinse it, set it by the sink, and use it until it has disappeared. Don’t photograph it.",
        ],
      ],
      ask: "Which shape did your hands find that your plan would never have allowed?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You explain things all day long, so here is an evening of dialogue that persuades nobody of anything.",
        ],
        [
          "step",
          "Set a timer for ten minutes and write down, word for word, five remarks you overheard this week.",
        ],
        [
          "step",
          "Divide them between two invented people waiting for the same train, and let this unlikely couple carry on for a page.",
        ],
        [
          "step",
          "After twenty minutes, strike every line in which one of them makes a point, and put a pause there instead.",
        ],
        [
          "step",
          "Telephone someone, perform the page for them in two voices, and find out which character they’d rather sit beside.",
        ],
      ],
      ask: "What have you overheard lately that would be wasted on an argument?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Something in you remembers in pictures, and this evening gives it a pencil and no deadline.",
        ],
        [
          "step",
          "After dark, on the largest sheet you can get, draw the neighborhood where you lived at seven, from memory, streets first.",
        ],
        [
          "step",
          "For twenty minutes add what isn’t on any map: the dog, the smell by the bakery, the house you weren’t allowed to enter.",
        ],
        [
          "step",
          "Mark with a cross the hiding place where you used to disappear by yourself, and write three lines as though you were in there again.",
        ],
        [
          "step",
          "Stop when your throat tightens or the hour is over, fold it, date it, and, sometime in the following month, show it to one person.",
        ],
      ],
      ask: "Where was the cross, and who else ever knew about that place?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", focus: "both" },
      lines: [
        [
          "lead",
          "This is for getting something finished before your internal critic has found a parking space.",
        ],
        [
          "step",
          "Set a timer for forty minutes and pick the smallest form there is: a poster, a toast, a song with one verse.",
        ],
        [
          "step",
          "For the first ten, make three different starts, fast and on your feet, and tear none of them up.",
        ],
        [
          "step",
          "Take the one that embarrasses you most and give it twenty-five minutes by itself, while every additional idea goes on a separate sheet.",
        ],
        [
          "step",
          "At the bell sign and date it, and show it to one person tonight, without commentary or apology.",
        ],
      ],
      ask: "What would you make if it had to be done before your coffee cooled?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "lead",
          "One evening with something heavy in your hands, so that they can think without your commentary.",
        ],
        [
          "step",
          "Buy a pound of clay, or cut a piece of soft wood, and cover the table after dinner.",
        ],
        [
          "step",
          "For half an hour copy an object you own, a pear or a boot, with no improvement of any kind whatsoever.",
        ],
        [
          "step",
          "In the next half hour make it again from memory, allowing one improvement, whichever your thumb recommends.",
        ],
        [
          "step",
          "Leave both where you’ll see them at breakfast for a week; stop there, however overwhelming the desire to start a third.",
        ],
      ],
      ask: "Which object in your house is good enough to copy without a single improvement?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "For getting onto an actual page what you’d otherwise have thrown away in conversation.",
        ],
        [
          "step",
          "After dinner pick a position you can’t stand, about dogs or taxes or opera, and set a timer for ten minutes.",
        ],
        [
          "step",
          "Write a speech for it by the most lovable person you can invent; give them an occupation and an ailment.",
        ],
        ["step", "For fifteen minutes let a second character argue the opposite, and lose."],
        [
          "step",
          "Record both speakers on your phone, listen once, mark the line where your own tone changes, and keep only that line.",
        ],
      ],
      ask: "Which opinion you can’t stand would you enjoy hearing from somebody lovable?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "For a feeling that’s been going around in you without a name."],
        [
          "step",
          "Around dusk, with your phone in another part of the house, put on one album that you adored at sixteen.",
        ],
        [
          "step",
          "For two songs write down what you picture, scenery and weather only, and no conclusions.",
        ],
        [
          "step",
          "Pick one of those places, and in twenty minutes write a page to the person who was there with you, leaving out anything funny.",
        ],
        [
          "step",
          "When the album is over, put the page away unread, and decide next week whether you want to send any of it.",
        ],
      ],
      ask: "Which place comes back when the music you loved at sixteen begins?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "For the evening when you want to make something and your standards are already seated.",
        ],
        [
          "step",
          "At seven, set a timer for twenty minutes and write, by hand and without crossing anything out, to a stranger who is about to give up.",
        ],
        ["step", "When it rings, stand up and read the whole thing aloud, once, without stopping."],
        [
          "step",
          "Underline the one line that made your neck warm, copy it in enormous letters on a fresh sheet, and throw away the rest.",
        ],
        [
          "step",
          "By Friday, put the sheet where a visitor will see it, and stop there, since improving it is forbidden.",
        ],
      ],
      ask: "Which line of yours made your neck warm, and who should see it by Friday?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "For getting a picture out of your imagination and into a form that you can bump into.",
        ],
        [
          "step",
          "At eight, sit down at a table with a fist of clay or bread dough, the lamp on and your telephone elsewhere.",
        ],
        [
          "step",
          "For thirty minutes, make the house you’d like to be old in, no bigger than your hand, using only your thumbs.",
        ],
        [
          "step",
          "Stop when you start correcting what’s perfectly good already, a moment you’ll recognize because you’ll have stopped breathing.",
        ],
        [
          "step",
          "Let it dry, or bake it, then leave it beside the sink for a week and see which side you automatically turn toward the front.",
        ],
      ],
      ask: "Which side of the little house did you turn toward the wall, and why?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "For hearing what you think before the committee in your head has edited it."],
        [
          "step",
          "After dinner, walk for fifteen minutes with your phone recording, and talk to it about something you overheard this week.",
        ],
        ["step", "At home, play it back once and write down only the lines that surprised you."],
        [
          "step",
          "Cut them into strips and rearrange them on a table for twenty minutes, until two of the strips start an argument.",
        ],
        [
          "step",
          "Read those two, in that order, to one friend by voice message, and stop after sending, without commentary.",
        ],
      ],
      ask: "Which two of your own lines disagree, and which one did you mean?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "For turning a mood into something you can put down outside yourself."],
        [
          "step",
          "At dusk, put on the one song you can’t be neutral about, listen to it three times, and do absolutely nothing else.",
        ],
        [
          "step",
          "Then take watercolors or crayons, and for ten minutes cover a sheet of paper in the particular color of that song.",
        ],
        [
          "step",
          "While it dries, write across the back who it’s intended for, and the one thing that person never heard from you.",
        ],
        [
          "step",
          "If you begin to cry, let the crying finish, and consider the evening complete, with the picture on the sill until morning, when you either keep it or give it away.",
        ],
      ],
      ask: "Who was the color for, and what would happen if they saw it?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "This evening is for making something too fast for your inner jury to assemble."],
        [
          "step",
          "After supper, find the largest sheet you own and the thickest pen, and write one declaration you’d shout from a stage.",
        ],
        [
          "step",
          "Put on three loud songs, and during each of them, standing up, fill another third of the sheet around your declaration without interruption.",
        ],
        [
          "step",
          "When the music is over, stop in the middle of a stroke and add nothing, although every instinct will recommend it.",
        ],
        [
          "step",
          "Before bed, show it to one person and say nothing during the inspection. Tomorrow it’s allowed to be bad; tonight it is done.",
        ],
      ],
      ask: "What would you make if the jury in your head were an hour late?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "For one evening, give the imagination to your hands and the rest of you the night off.",
        ],
        [
          "step",
          "Before dinner, choose one simple thing to make with your hands: a loaf, a patched sleeve, a frame, a pot of herbs.",
        ],
        [
          "step",
          "For forty minutes work at half your usual speed, without any music, letting your fingers decide what happens next.",
        ],
        [
          "step",
          "Eat something, then spend ten minutes correcting only the one part that annoys you.",
        ],
        [
          "step",
          "Stop there, even if it isn’t finished, set it wherever you’ll pass it in the morning, and within the week either use it or give it to someone.",
        ],
      ],
      ask: "What do your fingers know how to make that your mind has never been asked about?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "lead",
          "Since your best lines come while you are talking about something else, go out this evening and collect them.",
        ],
        [
          "step",
          "For twenty minutes, sit in a cafe, a station or a stairwell, and write down only what people say, exactly.",
        ],
        [
          "step",
          "At home, cut the sheet into strips, one remark on each, and throw out any that are merely funny.",
        ],
        [
          "step",
          "Within half an hour, arrange the strips as a dialogue between two people who miss each other, adding at most five lines of your own.",
        ],
        [
          "step",
          "Record yourself reading it aloud, once, and send the recording to a friend before you’ve listened to it.",
        ],
      ],
      ask: "Who are the two people missing each other in everything you write?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Use one evening to put a memory outside yourself, where you can visit it at leisure and without any danger of drowning.",
        ],
        [
          "step",
          "Around nightfall, put on some music from one particular summer and listen to it twice, with your eyes closed.",
        ],
        [
          "step",
          "Take fifteen minutes to draw the floor plan of a house from that time, without worrying about scale.",
        ],
        [
          "step",
          "Using one color for wherever it was warm and another for your hiding places, write three words in each of them.",
        ],
        [
          "step",
          "Stop after an hour or at the first yawn, date the plan and put it away, and telephone someone about something altogether ordinary.",
        ],
      ],
      ask: "Which house from your past could you draw with your eyes shut, and where was it warm?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        ["lead", "An evening to make something that won’t inspire anyone."],
        [
          "step",
          "After dark, put on a record you adored at fifteen and dance to the first side with the curtains drawn, about twenty minutes.",
        ],
        [
          "step",
          "Right after that, draw or paint on one large sheet, in a single color, for fifteen minutes, without a subject.",
        ],
        [
          "step",
          "When you catch yourself planning who’s going to see it, put the brush down, take three breaths, and go on.",
        ],
        [
          "step",
          "Stop while you’d still like to continue. Let it dry, put it away, and mention it to no one for a month.",
        ],
      ],
      ask: "What would you make if it couldn’t possibly encourage anyone?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "An evening with two pounds of clay, to make one thing that’s no good to anybody whatsoever.",
        ],
        [
          "step",
          "Cover a tray, wet your hands, and knead for ten minutes with your eyes shut until the clay is as warm as you are.",
        ],
        [
          "step",
          "For half an hour let it become whatever it likes, except useful: if a handle or a spout appears, squash it.",
        ],
        [
          "step",
          "Look for the place your thumb keeps returning to, and let it go there as often as it likes.",
        ],
        [
          "step",
          "Quit when your hands are bored, stand the thing on the windowsill unglazed, and if a visitor says that it’d be perfect for keys, say no.",
        ],
      ],
      ask: "What have you ever made that nobody could possibly put to use?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        ["lead", "An evening for writing in the one tone of yours that isn’t adjusted to anyone."],
        [
          "step",
          "Set a timer for twenty minutes, put the phone in a drawer, and write down a remark you privately disagreed with recently while nodding.",
        ],
        [
          "step",
          "Underneath, answer it as bluntly and as well as you can, with no fairness. If “on the other hand” turns up, cross it out.",
        ],
        [
          "step",
          "Read the answer aloud, twice, and mark every line in which you hear yourself turning polite.",
        ],
        [
          "step",
          "Rewrite only those lines, for ten minutes, then date the page and put it where you’ll come across it in a year.",
        ],
      ],
      ask: "Which opinion of yours has never yet been put in writing, not even for yourself?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "An evening to make a song or a page out of a year you have hardly mentioned."],
        [
          "step",
          "Play two songs you listened to in that year, with the lamp low, and do nothing else while they last.",
        ],
        [
          "step",
          "Write down six objects you remember seeing that year: a bus, a coat, a plate. Omit everyone’s feelings.",
        ],
        [
          "step",
          "For twenty minutes, give each object one or two lines, sung or written, beginning with what it looked like.",
        ],
        [
          "step",
          "If you find yourself consoling anyone in the lines, go back to the object. Date the page when you’ve finished, and read it again next month.",
        ],
      ],
      ask: "Which year of your life has no song, photograph or anecdote attached to it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "lead",
          "For the evening when ideas are running around like children before dinner: make one, whole and hasty, and let it be seen.",
        ],
        [
          "step",
          "At seven, write the opening line of five different things on five slips of paper, two minutes altogether, then put four away.",
        ],
        [
          "step",
          "Stand up and make the fifth, a song, a poster, a speech, in forty minutes by a timer you can hear.",
        ],
        [
          "step",
          "Look for the spot where you start justifying it; cut there, and make it louder or a whole lot bigger instead.",
        ],
        [
          "step",
          "Stop at the bell, perform it that same night for one person, without introducing it first or apologizing afterward.",
        ],
      ],
      ask: "Which of your ideas would you make tonight if it had to be over by nine?",
    },
    Earth: {
      stances: { order: "improvise", novelty: "both" },
      lines: [
        [
          "lead",
          "One evening of using materials up instead of buying any, which your overloaded shelves and your fingers will enjoy equally.",
        ],
        [
          "step",
          "After supper, fetch the thing you abandoned most recently, the half scarf, the box of tiles, and set it under a lamp with nothing else.",
        ],
        [
          "step",
          "For ten minutes only handle it, noticing where it wants to bend, what it smells of, what it was originally for.",
        ],
        [
          "step",
          "Work for one hour toward something smaller than intended: a scarf becomes a pot holder, the mosaic a coaster.",
        ],
        [
          "step",
          "Finish the edge, use the object at breakfast, and give whatever material is left over to an elementary school.",
        ],
      ],
      ask: "What could your largest unfinished project become if you let it shrink tonight?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        [
          "lead",
          "For a mind that does its best inventing in company, an evening of catching what would otherwise evaporate in conversation.",
        ],
        [
          "step",
          "Call a friend with a talent for interrupting, and record your half, with their consent, for twenty minutes on any absurd subject.",
        ],
        [
          "step",
          "Play it back once, pencil ready, and copy down only the remarks that surprise you; ten will be plenty.",
        ],
        [
          "step",
          "Cut them into strips, arrange them on the floor, and move them about for half an hour until two of them quarrel.",
        ],
        [
          "step",
          "Write the quarrel as one page of dialogue; stop when the page is full, and read it to your friend.",
        ],
      ],
      ask: "What did you say in passing this week that deserved to be written down?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "One evening for a feeling that has been hanging around without a form, made for yourself and, for once, shown to no one.",
        ],
        [
          "step",
          "Lower the lamps, pick out a song you loved at fifteen, and listen to it twice lying down, doing nothing else.",
        ],
        [
          "step",
          "Take the cheapest watercolors or crayons and for thirty minutes put on paper the place where you used to hear it.",
        ],
        [
          "step",
          "Look for the color you keep returning to, and let it run over the edges of whatever it belongs to.",
        ],
        [
          "step",
          "When your eyes sting or the half hour is over, stop, date the back, and put it away in a drawer, unshared.",
        ],
      ],
      ask: "What would you make if you knew that nobody would ever be moved by it?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "This is for someone who owns four erasers, and tonight they won’t be necessary."],
        [
          "step",
          "After dinner, arrange ten sheets of paper on the floor beside a black marker, and set a timer for twenty minutes.",
        ],
        [
          "step",
          "Draw the loudest thing that happened this week ten times over, two minutes a sheet, with no going back to improve anything.",
        ],
        [
          "step",
          "Look for the sheet where your arm took over from your eye, usually somewhere after the sixth.",
        ],
        [
          "step",
          "Tape that one up where visitors will see it, put the date in the corner, and stop before you explain it to anyone.",
        ],
      ],
      ask: "What was the loudest thing this week that you haven’t mentioned to a soul?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Tonight your hands get to make something that your eyes haven’t approved."],
        [
          "step",
          "On an evening with nothing scheduled, lay a cloth on a board, wet your palms, and take a lump of air-drying clay the size of an orange.",
        ],
        [
          "step",
          "With eyes shut, press a thumb into the middle of the lump and turn it, unhurriedly, for a quarter of an hour, thinning the wall by feel.",
        ],
        [
          "step",
          "Open your eyes, repair absolutely nothing, and look for the print where you pressed hardest.",
        ],
        [
          "step",
          "Let it dry for three days, empty your loose coins into it, and consider the project over.",
        ],
      ],
      ask: "Where in that bowl did you press hardest, and what was on your mind?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "This evening you write a field guide to a species nobody has ever classified, the people at the nearest bus stop.",
        ],
        [
          "step",
          "Sit where you can watch the passersby for fifteen minutes, with a small notebook, and pick four of them.",
        ],
        ["step", "Give each an invented name, an errand and one puzzling habit, in two lines."],
        [
          "step",
          "Back home, read the four out loud in the manner of a nature documentary, and mark where you grin.",
        ],
        [
          "step",
          "Copy the funniest entry onto a postcard, send it to a friend who’ll recognize the species, and stop there.",
        ],
      ],
      ask: "What name and puzzling habit would you be given in someone else’s field guide?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "You’re going to make a record of one day that no archive requested."],
        [
          "step",
          "Choose a day of your childhood that nobody photographed, and a song that was on the radio then; play it twice through.",
        ],
        [
          "step",
          "For twenty minutes, on a large sheet, draw the floor plan of the home where you spent that day, with every object you can remember in its proper place.",
        ],
        [
          "step",
          "Beside three of the objects write what they overheard, a line each, and go easy if your eyes fill.",
        ],
        [
          "step",
          "Fold it, put the year on the outside, and stop; in a week, decide whether to show it to someone who lived there.",
        ],
      ],
      ask: "Which object in that home overheard the most, and would it tell?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "For an evening of making something noisy before good sense gets home."],
        [
          "step",
          "Clear your largest table, put on the record you danced to at seventeen, and set out one enormous sheet and the reddest paint you own.",
        ],
        [
          "step",
          "For fifteen minutes paint the thing you would rescue first from a flood, three times its actual size, with the widest brush.",
        ],
        [
          "step",
          "The moment you reach for a finer brush to improve the picture, put both brushes in the sink.",
        ],
        [
          "step",
          "Add your signature in letters as tall as your thumb, hang it where visitors pass, and explain nothing for a week.",
        ],
      ],
      ask: "What did you rescue from the flood, and who were you hoping to impress?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "For an evening with thread and the bag of remnants you couldn’t throw out."],
        [
          "step",
          "After supper, pick a worn-out piece of clothing that belonged to someone you love, and cut out a square the size of your palm.",
        ],
        [
          "step",
          "For thirty minutes sew that square by hand onto something you use, such as a pillow, a tote bag or the lining of a jacket.",
        ],
        [
          "step",
          "Include six stitches that are deliberately, unmistakably crooked, in a contrasting color.",
        ],
        [
          "step",
          "Tie it off and sit with it in your lap for five minutes, with no straightening, and no second square tonight.",
        ],
      ],
      ask: "Whose cloth did you choose, and where will your fingers come across it?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "For getting a storyteller on paper before the story gets away."],
        [
          "step",
          "Early in the evening, call the greatest talker in your family, beg for a story you’ve heard before, and for ten minutes write down only exact phrases.",
        ],
        [
          "step",
          "Set a timer for twenty minutes and tell the story in those phrases, adding nothing except “she said” and “then.”",
        ],
        [
          "step",
          "Wherever you remember it differently, write both versions, one underneath the other.",
        ],
        [
          "step",
          "Read the result back to them, or to a friend if the talker has gone to bed, date it, and stop there.",
        ],
      ],
      ask: "Which phrase in that story could have come from no one else alive?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "For cooking from memory when a feeling refuses to be talked about."],
        [
          "step",
          "On an evening with no obligations, pick a childhood dish that nobody ever wrote down, and buy the ingredients you imagine went into it.",
        ],
        [
          "step",
          "Cook without a recipe or a telephone, tasting every five minutes with your eyes shut, until something in your chest says nearly.",
        ],
        [
          "step",
          "Eat one bowl of it by yourself, unhurriedly, for ten minutes, and write on a postcard what it still lacks.",
        ],
        [
          "step",
          "Stop there, freeze the leftovers, and send the postcard to the one person who would know.",
        ],
      ],
      ask: "What was missing from the dish, and who used to put it in?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        ["lead", "One evening for listening to something you’d normally be in charge of."],
        [
          "step",
          "After supper, choose a piece of music of under ten minutes, with many instruments, and put your phone in another part of the house.",
        ],
        [
          "step",
          "Play it once on your feet, moving as energetically as you like, a hair ahead of the beat the whole way.",
        ],
        [
          "step",
          "Then sit, shut your eyes and play it again, and follow a single instrument from start to end, without beating time.",
        ],
        [
          "step",
          "Write four lines about any moment in the second performance that surprised you, and stop there, without improving them.",
        ],
      ],
      ask: "What surprised you in the music when you were no longer ahead of it?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "An evening for making a useful object with one useless part."],
        [
          "step",
          "Take a bar of soap or a block of soft wood, and a knife you trust; set aside ninety minutes.",
        ],
        [
          "step",
          "For an hour, carve a spoon, as thick as it likes, without a ruler, measuring it only against your thumb.",
        ],
        [
          "step",
          "Now give the handle a single decoration that has no conceivable function: a fish, a wave, an ancestral nose.",
        ],
        [
          "step",
          "Stop at the end of the ninety minutes, crooked or not, and put it among the respectable utensils, where someone will have to ask.",
        ],
      ],
      ask: "Which gave you more satisfaction, the one useless detail or the entire useful spoon?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["lead", "An evening for making your own household ridiculous, in the proper form."],
        [
          "step",
          "Write “Minutes” at the top of a sheet, and set aside forty-five minutes altogether.",
        ],
        [
          "step",
          "For twenty of them, record the latest domestic dispute, toothpaste or parking or you against the dishwasher, as though it had been a session of parliament.",
        ],
        [
          "step",
          "Seat every pet and appliance as a member, and let one of them introduce a motion against you.",
        ],
        [
          "step",
          "Read it out at the next meal you share, with a solemn expression, stop at the first genuine laugh, and accept amendments from the floor.",
        ],
      ],
      ask: "Which appliance in your home would you least like to hear testify?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "An evening for getting back into a place that’s been sold, altered or torn down.",
        ],
        [
          "step",
          "With a pencil and a large sheet, draw the floor plan of the first home you remember; fifteen minutes, no ruler.",
        ],
        [
          "step",
          "Mark where each person used to sit, what could be overheard from there, and where you went to be by yourself.",
        ],
        [
          "step",
          "Pick one of these spots, and for twenty minutes describe an ordinary evening as overheard from there, stopping before you explain anyone’s motives.",
        ],
        ["step", "Fold the sheet, and within the week show it to someone who shared the address."],
      ],
      ask: "What could be overheard from the spot where you went to be alone?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "For an evening when you’d like to be applauded and would settle for making something.",
        ],
        [
          "step",
          "After dinner, put on something you love to wear, make a little space, and play one song you adored as a teenager.",
        ],
        [
          "step",
          "For fifteen minutes sing along or dance to it in your own way, with the shades down and nothing filming.",
        ],
        [
          "step",
          "Look for the moment that makes you grin, repeat it a few times, and drop anything that is merely cute.",
        ],
        [
          "step",
          "Stop when you are breathless, and tell one person this week what you did, without any preliminary apologizing.",
        ],
      ],
      ask: "At which moment did you grin, and when did you last feel like that?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "For making one thing that nobody ordered and nobody will eat."],
        [
          "step",
          "After dinner, take an enormous sheet of paper and draw, entirely from memory, a map of the neighborhood you grew up in.",
        ],
        [
          "step",
          "For forty minutes add what you remember: the school, the shortcut, the house with the dog, whoever lived where.",
        ],
        [
          "step",
          "Whenever your hand wants to make it neat, add three more details quickly, and watch for the memory that comes with them.",
        ],
        [
          "step",
          "Stop when you run out of streets, write the day on the back, and for an entire week explain the drawing to nobody.",
        ],
      ],
      ask: "Which corner of the map brought back something you had forgotten?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        ["lead", "For finding out what you’d say if you didn’t have to be polite."],
        [
          "step",
          "After supper take a blank sheet and list, in five minutes, ten convictions everyone around you shares.",
        ],
        [
          "step",
          "Take the one that bores you most, and spend ten minutes arguing for its opposite as if the opposite were wisdom.",
        ],
        [
          "step",
          "Give this wisdom to two imaginary strangers at a bus stop, one in favor, one against, and let them disagree for twenty lines.",
        ],
        [
          "step",
          "Stop when either of them says something that surprises you, and read that line over the phone to your most contrary friend.",
        ],
      ],
      ask: "Which of the two strangers at the stop sounded more like you than you expected?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "For giving a feeling somewhere to live besides your throat."],
        [
          "step",
          "Turn off all the lamps but one, get out a photograph of someone you miss, and look at it for three uninterrupted minutes.",
        ],
        [
          "step",
          "For twenty minutes write what they’d have to say about your life now, in their way of talking, complaints included.",
        ],
        [
          "step",
          "Watch for a word that only they used, and when it comes, underline it and continue from there for five lines.",
        ],
        [
          "step",
          "Stop then, even in the middle of a thought, fold the page behind the photograph, and telephone no one about it tonight.",
        ],
      ],
      ask: "Which word of theirs turned up, and when did you last hear it said?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        ["lead", "For an evening when you’d like to be surprised by your own strength."],
        [
          "step",
          "Get three enormous sheets of the cheapest paper, a brush as wide as your palm, and black paint, and tape the sheets to a fence or an unimportant floor.",
        ],
        [
          "step",
          "Put on one song with drums, and on the first sheet paint the song’s loudest moment in under a minute.",
        ],
        [
          "step",
          "Do the second with the other hand and the third with your eyes shut, and correct nothing.",
        ],
        [
          "step",
          "Hang the ugliest where a visitor will see it, and stop there, leaving the brush to soak.",
        ],
      ],
      ask: "Which of the three sheets embarrassed you, and was it the strongest?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "For an evening with wood, and with no obligation to make anything useful out of it.",
        ],
        [
          "step",
          "Find a branch or an offcut no longer than your forearm, and turn it over under a lamp for five minutes until some part reminds you of an animal.",
        ],
        [
          "step",
          "Carve for forty minutes, always away from your thumb, removing only what isn’t the animal.",
        ],
        [
          "step",
          "When you start to sand, you’re avoiding something, so put the sandpaper back and let the knife marks be.",
        ],
        [
          "step",
          "Stand it beside your bed for a month, unsigned and unoiled, where anyone who’s curious is allowed to handle it.",
        ],
      ],
      ask: "What did you want to smooth over, and what would it have hidden?",
    },
    Air: {
      stances: { novelty: "new" },
      lines: [
        ["lead", "For an evening of building something ingenious that does nothing at all."],
        [
          "step",
          "Allow yourself a quarter of an hour to collect ten things that roll, tip or swing, such as a marble, a ruler, dominoes, a spool, a can.",
        ],
        [
          "step",
          "Build a chain in which the first sets off the last, and the last rings a glass, in forty minutes and without drawing any plans.",
        ],
        [
          "step",
          "Film it from the side, and give each failure a title, delivered in the voice of a news anchor.",
        ],
        [
          "step",
          "At the fifth failure, or the first success, quit, and send the best title to the friend who laughs loudest.",
        ],
      ],
      ask: "What have you built lately for the plain fun of watching it go wrong?",
    },
    Water: {
      stances: { company: "solitude", voice: "withhold" },
      lines: [
        ["lead", "For an evening of saying something without speaking a single syllable."],
        [
          "step",
          "Choose one person, living or gone, and sit in the dark for five minutes remembering one thing you’d recognize their hands by: shuffling cards, opening letters.",
        ],
        [
          "step",
          "With a recorder running, imitate the sounds of those hands, using anything within reach: water in a basin, a page, keys, your knuckles.",
        ],
        [
          "step",
          "Listen to it twice with headphones, and save only the passage that tightens your throat, fifteen seconds at most.",
        ],
        [
          "step",
          "Name the recording after that person, and if they’re alive, play it to them without any commentary.",
        ],
      ],
      ask: "Whose hands could you recognize by sound alone, and do they know that?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "This evening is for finishing something before your enthusiasm looks at its watch.",
        ],
        [
          "step",
          "Immediately after supper, lay out three materials only: a brush, one color you find almost unreasonably loud, and an old newspaper.",
        ],
        [
          "step",
          "For twenty minutes cover sheet after sheet, standing, with your whole arm, and don’t go back to look at any of them.",
        ],
        [
          "step",
          "Spread them on the floor, tear out the best square of each, no bigger than your palm, and throw everything else away.",
        ],
        [
          "step",
          "Glue the squares into one row and write your full name underneath; when the name is dry, you’re done, however passionately you’d like to make improvements.",
        ],
      ],
      ask: "How did it feel to put your full name under something made in twenty minutes?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "You’ve spent enough on supplies; this evening is for the ones already in the cupboard.",
        ],
        [
          "step",
          "Before it gets dark, choose one material you already own, the older the better, such as wool, flour, clay or a length of rope.",
        ],
        [
          "step",
          "Handle it for ten minutes with no plan at all, bending it, pressing it, learning where it gives and where it resists.",
        ],
        [
          "step",
          "For half an hour make one thing that fits inside your fist and has no conceivable use.",
        ],
        [
          "step",
          "Stop while it still isn’t quite satisfactory, put it on the windowsill overnight, and decide at breakfast whether it needs anything more.",
        ],
      ],
      ask: "What did the old material want to become once you’d stopped having intentions for it?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "A game for two, since your imagination plays better against an opponent."],
        [
          "step",
          "In the afternoon send a friend one photograph of a detail near you, a hinge, a peel, a shadow, with no explanation, and ask for one in return.",
        ],
        [
          "step",
          "In the evening each of you draws the other’s photograph for fifteen minutes, and adds whatever you imagine just outside the edge of the picture.",
        ],
        [
          "step",
          "Exchange the drawings, and let each of you give the other person’s a title of at most three words.",
        ],
        [
          "step",
          "Lay the two side by side and look at them for one full minute. No verdicts tonight; stop there, and pin up theirs.",
        ],
      ],
      ask: "What did you imagine just beyond the edge of your friend’s photograph?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "One evening for getting a mood out of your chest and into something that can be rinsed.",
        ],
        [
          "step",
          "After dark, fill a shallow dish with water, wet a sheet of heavy paper, and put out two paints that suit the day you’ve had.",
        ],
        [
          "step",
          "Let one drop of each fall on the sheet, tilt it, and for ten minutes do nothing except follow where they bleed.",
        ],
        [
          "step",
          "While it dries, listen to one piece of music with your eyes shut, and remember the first person who occurs to you.",
        ],
        [
          "step",
          "Date the back of it, add that person’s initial, and put it away for a month; if you find yourself weeping, let that dry as well.",
        ],
      ],
      ask: "Whose initial did you write on the back, and were you surprised to see it?",
    },
  },
  ESTP: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "For an evening when you want to make something and be seen making it."],
        ["step", "Before you eat, choose a song you love and clear enough floor to move in."],
        [
          "step",
          "For twenty minutes work out your own version, sung, danced or drummed on the tabletop, without looking anything up.",
        ],
        [
          "step",
          "Film a single take, with no second attempt, and watch it once, looking for the moment when you forgot the camera.",
        ],
        [
          "step",
          "Send five seconds of that moment to one person, and delete everything else before bed; then you’re done.",
        ],
      ],
      ask: "What would you perform tonight if one good moment were all that anybody expected?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["lead", "To make, in a single evening, one object that someone will eat, sit on or wear."],
        [
          "step",
          "After supper pick a material that’s already in the house, such as dough, a plank or an old shirt, and buy nothing.",
        ],
        [
          "step",
          "Work for an hour without music, letting your fingers decide the shape, and slow down wherever the material resists.",
        ],
        ["step", "Fix one imperfection, the one that annoys you most, and leave the others in."],
        [
          "step",
          "Stop when your wrists are warm, put your initials on the underside, and use the thing at breakfast.",
        ],
      ],
      ask: "Which imperfection did you leave in, and has anyone else even spotted it?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "For a person whose best lines have evaporated by morning: take a pen to a public place.",
        ],
        [
          "step",
          "Sit in a cafe or a station for half an hour after work and copy down six remarks by strangers, word for word.",
        ],
        [
          "step",
          "Take out any names and divide the remarks between two speakers who have never met.",
        ],
        [
          "step",
          "Add up to five stage directions and nothing else, then look for the line that turns the scene, and put it last.",
        ],
        [
          "step",
          "Read both parts over the phone to a friend, once, and then quit, however good it was.",
        ],
      ],
      ask: "Which overheard line would you steal for your own life, and who’d play opposite you?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "To let out something that has no vocabulary yet, without having to explain it."],
        [
          "step",
          "After dark, set aside an hour, one lamp, a big sheet of paper and something soft that leaves a mark.",
        ],
        [
          "step",
          "Play a song that once belonged to a whole summer, twice, and draw only while it lasts, never lifting your hand.",
        ],
        [
          "step",
          "Turn the sheet around, look for a shape you didn’t intend, and give that shape thirty more strokes.",
        ],
        [
          "step",
          "When you begin to want company, stop, write on the back the name of the person you’d like to talk to, and call.",
        ],
      ],
      ask: "Which summer came up when the song played, and who was in it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", voice: "speak" },
      lines: [
        [
          "lead",
          "An evening to make something at full heat, from start to end, with no time in it for being good.",
        ],
        [
          "step",
          "After dinner, cover a table with the largest sheet of paper you have, and set out two colors of paint, chalk or marker.",
        ],
        [
          "step",
          "Play one loud album, painting only while a track is actually playing, on your feet; in the gaps, step back.",
        ],
        [
          "step",
          "Look for the patch that surprises you, and spend the entire last track making it bigger.",
        ],
        [
          "step",
          "Stop when the album does, even in mid-stroke, and a week later pick the corner you’d begin another painting from.",
        ],
      ],
      ask: "What would you begin tonight if it had to be finished in forty minutes?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "This is for the part of making that your hands enjoy, drawn out until it leaves you something to keep.",
        ],
        [
          "step",
          "In the afternoon buy a pound of air-drying clay and settle on one dish you particularly love to eat.",
        ],
        [
          "step",
          "That evening, for forty minutes, make a bowl that would suit it, without music or television, judging mainly by the weight.",
        ],
        ["step", "Go around the rim three times with a wet thumb, and keep the one mark you like."],
        [
          "step",
          "Set it on a rack and quit while you’d gladly go on; when it has hardened, put it where you’ll use it for keys or coins.",
        ],
      ],
      ask: "What would you enjoy making so slowly that finishing it would be a disappointment?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "Tonight you’ll make something out of people you’ve overheard, since you collect them anyway.",
        ],
        [
          "step",
          "In the course of the day, record five remarks made by strangers, word for word, in your telephone or on paper.",
        ],
        [
          "step",
          "After supper, arrange them into a short conversation between two people, adding whatever is needed, for half an hour at most.",
        ],
        [
          "step",
          "Add one line that both of them are avoiding, look for the place where it gets unexpectedly serious, and leave that in.",
        ],
        [
          "step",
          "Read it to a single friend, over the phone, without an introduction, and stop there.",
        ],
      ],
      ask: "Which overheard phrase has stayed with you longer than its speaker would suspect?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "For a feeling that has been following you around, an hour when it can have the floor.",
        ],
        [
          "step",
          "Turn down the lamps, put on an album from a year that mattered, and lie on the rug for the entire first side.",
        ],
        [
          "step",
          "Then write for twelve minutes to someone who was around then, beginning with what they wore and correcting none of the spelling.",
        ],
        [
          "step",
          "Reread it, looking for the sentence that makes your face warm, and copy that sentence alone onto a card.",
        ],
        [
          "step",
          "Throw out the rest, slip the card into a coat you won’t be wearing until next season, and go wash your face.",
        ],
      ],
      ask: "Which year of your life still has a soundtrack you can’t play in company?",
    },
  },
};
