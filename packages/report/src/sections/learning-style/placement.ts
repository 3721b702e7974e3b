import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Hand you an instruction manual and it ends up under a table leg, leveling it. Mercury in Aries learns by collision: press the button, see what explodes, then read the paragraph that explains it. Short assignments with a visible result keep you interested. Repetition drives you out of the building.",
  Taurus:
    "Mercury moves at a plowman’s pace in Taurus, up one furrow and patiently down the next. You’re the last to say that you have understood, and the only one who still knows it ten years later. Use fingers, objects, repetition. Cramming suits you as racing suits an ox.",
  Gemini:
    "Six books lie open, face down, along the hallway. Mercury owns Gemini and feeds here like a hummingbird, a sip at each blossom. You acquire languages by eavesdropping and software by poking. To possess a subject, explain it to a skeptic before the week is out.",
  Cancer:
    "Historical dates slide off you until they belong to someone’s grandmother. Mercury in Cancer files knowledge by feeling, and whatever was taught with contempt is lost, however frequently it’s repeated. Study in one familiar corner, with one familiar mug. Turn the theory into a family. Then it stays.",
  Leo: "Seated in the third row, you fade. Mercury in Leo learns by presenting: supply a topic, a pointer and an audience of six, and it masters within a week what handouts never taught it. Praise accelerates everything. Choose the teacher who notices, and rehearse for the houseplants.",
  Virgo:
    "Mercury is doubly strong in Virgo, both landlord and guest of honor. You learn by taking the machine apart and arranging its screws in order on a cloth. Footnotes please you. Since no subject is ever complete, you postpone the examination; book it first, and study what you can.",
  Libra:
    "Alone with a textbook, you look out of the window. Mercury in Libra learns through dialogue, preferably against a partner who takes the opposite position, since ideas come alive for you when they’re contradicted. Find the sparring companion. Handsome notes assist as well, absurdly; an elegant margin gets remembered.",
  Scorpio:
    "Skimming insults you. Mercury in Scorpio pursues a single question as a terrier does, straight down the hole after it, and surfaces weeks later with the author’s divorce and the suppressed edition. Required reading stays unread. Smuggle mystery into the dull subject: who profited, and who burned the notes?",
  Sagittarius:
    "You had reached the conclusion before the professor reached the evidence. Mercury in Sagittarius leaps at the big picture and collects the details afterward. Learn by going there, by arguing about it, by retelling it as a saga. Then do the tedious exercises. Some of those leaps end in ponds.",
  Capricorn:
    "You study what is going to be tested, and you’re seldom mistaken about what is. Mercury in Capricorn appreciates a syllabus, a sequence of grades, a teacher old enough to have failed at the subject. Theory must pay rent. Permit yourself one useless topic; an unexercised curiosity stiffens.",
  Aquarius:
    "Your teachers noted that you’d done it differently, and that it worked. Mercury in Aquarius grasps systems at a glance, resists memorizing, and learns fastest from the strange acquaintance who has built one in a garage. Join the forum. Doubt the forum as well, since clever groups think in herds.",
  Pisces:
    "In class you watched the dust in a sunbeam, and somehow passed. Mercury in Pisces absorbs things, through pictures, melodies, a teacher’s mood, and can’t explain afterward how it knows. Outlines help less than songs. Set the irregular verbs to music, draw the battle, and learn everything twice, once awake.",
};
