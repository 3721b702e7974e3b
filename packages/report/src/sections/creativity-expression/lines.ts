import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Your invention happens before the paper is out, in long private redrafting behind the eyes.",
      "The risk is a perfect work that nobody else has seen.",
      "Set a date for showing an imperfect version, and choose a viewer whose taste you respect and whose tongue is civil.",
    ],
    INTP: [
      "What would follow if one rule of the world were changed is the question that starts you creating.",
      "Puzzles, code, fiction and odd gadgets grow from that habit, many of them left at an interesting stage.",
      "Finish a very small one, simply to learn what finishing asks of you.",
    ],
    ENTJ: [
      "Large forms attract you: a festival, a building, a company, a trilogy.",
      "You direct well and may forget the pleasure of holding the brush yourself.",
      "Keep one private craft with no ambition attached, where the only person to satisfy is a rather tired version of you.",
    ],
    ENTP: [
      "Ideas leave you like sparks from a grinder, and a few land somewhere dry.",
      "Constraint is your best collaborator, whether it takes the form of a tiny budget or a ridiculous deadline.",
      "Choose the third idea of the morning, since the first two were mostly clearing the throat.",
    ],
    INFJ: [
      "Symbols gather around you for months until one insists on being used.",
      "You work in private layers, revising toward a truth that you can feel before you can state it.",
      "Let the early drafts be clumsy and physical, with scissors, glue and crossings out.",
    ],
    INFP: [
      "Notebooks by the bed, lyrics on receipts, a novel under another name: the inner press never stops.",
      "You may wait for a mood that matches the worth of the subject.",
      "Begin badly at a fixed hour, and let the mood arrive late like a respected guest.",
    ],
    ENFJ: [
      "Other people’s art comes out in your company, as a director, editor or the friend who rents the hall.",
      "Your own voice can become an instrument for everybody’s message.",
      "Write or make something that instructs no one, and keep it for a month before deciding who may see it.",
    ],
    ENFP: [
      "Inspiration strikes you in supermarkets, and you have started more projects than most people have imagined.",
      "Beginnings are your native country, so plan for the border.",
      "A creative companion, a shared evening and a shelf marked unfinished can bring some of them home.",
    ],
    ISTJ: [
      "Craft is your route into art, with good tools, sound joints and a pattern understood before it is altered.",
      "You may deny being creative while your shed says otherwise.",
      "Depart from the plan in one visible place, and sign it, so that the hand shows.",
    ],
    ISFJ: [
      "Yours is a beauty that gets used: quilts, albums, gardens, a table that people remember.",
      "Because it serves others, it seldom gets called art.",
      "Photograph the next one and keep the picture, then try a piece that has no purpose at all except your delight in its colours.",
    ],
    ESTJ: [
      "Give you a stage, a schedule and a volunteer crew, and the pantomime will open on time.",
      "Production is a genuine form of creativity, though you may leave the dreaming to somebody else.",
      "Claim an afternoon for your own wild proposal, and let no one ask what it costs.",
    ],
    ESFJ: [
      "Celebrations are your medium, down to the ribbon and the seating plan.",
      "You know what pleases people, which is a gift and also a soft cage.",
      "Decorate one corner exactly as you like it, with no thought of visitors, and see what style walks out.",
    ],
    ISTP: [
      "You invent with whatever lies about: wire, old bearings, the back of a cupboard door.",
      "The solution itself is the poem, clean and unexplained.",
      "Leave a sketch or a photograph of the process now and then, because others would love to follow the steps you never mention.",
    ],
    ISFP: [
      "Colour, line, fabric and flavour speak through you before any theory has got its boots on.",
      "You prefer to show and be spared the questions.",
      "Exhibit in a gentle setting first, perhaps a friend’s café, and let strangers stand in front of it while you are elsewhere.",
    ],
    ESTP: [
      "Improvisation is where you shine, with a live crowd, a borrowed instrument and two minutes’ notice.",
      "Polishing bores you, so the best takes vanish into the air.",
      "Record everything for a week, pick one good minute, and spend an hour making that minute better.",
    ],
    ESFP: [
      "A room, an outfit or a Tuesday lunch becomes a small production in your hands.",
      "Applause is honest fuel, and it can also steer you toward what worked last time.",
      "Spend a session with no audience whatever, and follow the strange idea that would puzzle your usual fans.",
    ],
  },
  bySign: {
    Aries: [
      "The first stroke on a blank wall belongs to you.",
      "As the opening sign of the circle, yours is given raw beginnings, red pigment and the courage of the sketch.",
      "Work standing up if you can, quickly, and let somebody patient help with the framing.",
    ],
    Taurus: [
      "Materials come first: the weight of stone, the grain of cedar, the drag of a good pencil.",
      "Venus and the voice belong to your sign, so song may be a natural outlet.",
      "Your style thickens slowly like oil paint, and it benefits from being left to dry.",
    ],
    Gemini: [
      "You are a natural maker of dialogue, collage and anything with two versions.",
      "Your quick hand belongs to a quick tongue, and a notebook full of overheard remarks is half a play already.",
      "Limit yourself to one page a day, finished, before you open a new file.",
    ],
    Cancer: [
      "Your studio is stocked with old kitchens, wallpaper and the sound of a particular gate.",
      "You carry a house along with you, and it contains generations of stories.",
      "Write one down before you ask whether the family will approve, and settle the question of sharing later.",
    ],
    Leo: [
      "You create in bold colours, with a central figure and good lighting.",
      "Tradition makes yours the sign of theatre and play, presided over by the Sun itself.",
      "Applause may come or wait, so keep a work on the go that would entertain you on a desert island.",
    ],
    Virgo: [
      "Small forms favour you: the essay, the miniature, the perfect sleeve.",
      "You have a careful hand, choosing the sound thread and leaving the rest.",
      "Separate your making hours from your editing hours, since the critic in you wakes early and arrives with a pencil.",
    ],
    Libra: [
      "Proportion, pattern and a pleasing interval between two things are your special study.",
      "Fine designers and duet partners are what the old handbooks expect here.",
      "Allow a little ugliness in the second draft, because a clashing note often holds the energy that prettiness had smoothed away.",
    ],
    Scorpio: [
      "You are drawn to what other people leave out of the picture.",
      "Transformation is said to be your material, like charcoal, compost and confession.",
      "Give your darker themes a strict form, perhaps fourteen lines or a single roll of film, and they will speak more clearly.",
    ],
    Sagittarius: [
      "Your canvas tends to be wide, with room for mountains, doctrine and a joke about both.",
      "Travellers’ tales come easily to you, and so does the habit of exaggerating a fish.",
      "Bring home concrete details from each journey, for one real spoon persuades a reader better than a whole philosophy.",
    ],
    Capricorn: [
      "A body of work grows under you as others build a wall, a course at a time.",
      "Your sign has Saturn for patron, who liked stone a good deal better than paint.",
      "Set aside some play with no portfolio value, such as paper boats, and see what it loosens in the serious pieces.",
    ],
    Aquarius: [
      "Strange combinations please you, such as a choir with synthesisers or a knitted map of the underground.",
      "You like an idea to belong to everyone, so collaborations suit you.",
      "Put a heartbeat in the machine somewhere, by including one detail from your own unguarded life.",
    ],
    Pisces: [
      "Your best ideas come in by the side door, often while you are doing something else.",
      "Your sign is boundless in the old scheme, generous with treasure and careless about shelves.",
      "Keep a recorder or pencil within reach in every room, and rescue one good thing each Sunday.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "You create like an inventor with a theatre licence, and a visible prototype, however rough, usually gathers the help you need.",
    "NT-Earth":
      "Elegant structures attract you; architecture, watch parts, good software and a well-planned allotment may all belong to the same impulse.",
    "NT-Air":
      "Concepts are your pigments, so look for a form that lets readers touch them, such as satire, diagrams or a board game.",
    "NT-Water":
      "Dream logic and real logic meet at your desk; write down the strange image first, and reason about it after lunch.",
    "NF-Fire":
      "Your work wants to move people; tell one person’s story accurately, and the message will take care of its own volume.",
    "NF-Earth":
      "Meaning and material are close friends in you, which favours ceramics, gardens, handmade books and rooms that comfort tired visitors.",
    "NF-Air":
      "Phrases come to you with music already inside, so read each draft aloud and cut the lines that only admire themselves.",
    "NF-Water":
      "Feeling is plentiful in your work and shape is scarcer; a sonnet, a square frame or a three-minute song can hold the flood.",
    "SJ-Fire":
      "Making things happen on time is a joy to you, and a parade, a school play or a street feast is a perfectly good masterpiece.",
    "SJ-Earth":
      "Traditional crafts feel like home to your hands; once a pattern is mastered, alter one element and give the variation your name.",
    "SJ-Air":
      "You have a storehouse of exact details, so a memoir, a local history or a run of well-told letters might flower at your desk.",
    "SJ-Water":
      "Albums, recipes and hand-sewn gifts carry your artistry from house to house; sign them, because somebody will wonder who made them.",
    "SP-Fire":
      "The performance itself is your studio, alive and unrepeatable, and a trusted friend with a camera is a wise addition.",
    "SP-Earth":
      "Wood, dough, metal and soil are what you think in, and your sketches are usually full size; save the offcuts that please you.",
    "SP-Air":
      "Rhythm and repartee come readily, so try radio, street photography or comic verse, where a sense of timing matters more than polish.",
    "SP-Water":
      "Mood guides your hand with great exactness; work in the hour when it is strongest and tidy up in the hour when it fades.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "You create plainly from what can be seen and handled, so begin with an object on the table and describe it faithfully.",
      soft: "A slight preference for real surfaces guides you, although on many days an invented world is just as close.",
    },
    N: {
      firm: "Imagination runs so clearly ahead in you that the work gains most from one stubborn, well-observed physical fact.",
      soft: "You lean a little to the imagined, and may see yourself in both the dreamer and the patient observer.",
    },
  },
  level:
    "Eye and imagination came out alike, which lets you start from whichever is awake and have the other correct it.",
};
