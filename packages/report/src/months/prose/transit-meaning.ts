import type { ForecastCorpus } from "./forecast-corpus.ts";

/** What a slow planet's passage invites, by how it stands to a body at birth. */
export const transitMeaning: ForecastCorpus["transitMeaning"] = {
  Jupiter: {
    joined: {
      Sun: "Confidence has room to stretch in such a period, so notice which plan grows warmer each time you describe it.",
      Moon: "A season of ampler feeling is the traditional reading, in which hospitality, given or accepted, may do you good.",
      Mercury:
        "Curiosity widens now, and a course, a thick book or a well-travelled acquaintance could be worth your evenings.",
      Venus:
        "Affection and enjoyment are encouraged, provided you ask which pleasures leave you grateful on the following day.",
      Mars: "Energy runs high in the old picture, and a demanding project may use it better than six small ones.",
      Jupiter:
        "Roughly every twelve years the circle of growth begins again, an occasion to ask what you believe in at present.",
      Saturn:
        "Hope is seated beside responsibility, so a patient undertaking may be enlarged by exactly one sensible step.",
    },
    flowing: {
      Sun: "Doors are said to move easily on their hinges, and the useful question is which of them you want open.",
      Moon: "Contentment may come cheaply for a time, through visitors, familiar cooking or a generous thought about your relations.",
      Mercury:
        "Learning and correspondence go smoothly in the symbolism, which makes it a pleasant stretch for asking advice.",
      Venus:
        "Friendliness circulates without much effort, so offer an introduction or a compliment that you have been meaning to make.",
      Mars: "Effort meets agreeable conditions here, and a physical task that you have postponed could become almost recreational.",
      Jupiter:
        "Your earlier hopes are favourably placed for review, and one of them may deserve a second instalment of faith.",
      Saturn:
        "Structure and expansion cooperate, so consider adding a window to something that you have built for durability.",
    },
    tense: {
      Sun: "Enthusiasm may exceed the available hours, and the invitation is to choose the larger yes over several smaller ones.",
      Moon: "Emotions and appetites can be a size too big for a while, so pause before promising the whole weekend away.",
      Mercury:
        "Big pictures crowd out fine print in this symbolism, which makes a second reader particularly valuable.",
      Venus:
        "Indulgence argues cheerfully with good sense, and a limit chosen beforehand lets you enjoy what lies inside it.",
      Mars: "Ambition is inclined to overreach, so try finishing the present stretch before announcing the next expedition.",
      Jupiter:
        "Convictions you have outgrown may creak a little, and examining them can be more interesting than defending them.",
      Saturn:
        "Expansion knocks at a wall you put up for good reasons, and some of those reasons may still be valid.",
    },
  },
  Saturn: {
    joined: {
      Sun: "A sober chapter in the old books, it favours deciding what you are truly responsible for and resting from the remainder.",
      Moon: "Feelings may ask for privacy and regular hours, so protect your sleep and answer invitations without hurry.",
      Mercury:
        "Serious study is favoured, and you may find careful wording more natural than quick conversation.",
      Venus:
        "Relationships are considered in a clear northern light, where loyalty counts for more than sparkle.",
      Mars: "Work at a walking pace, since the symbolism rewards persistence now and regards haste as wasted heat.",
      Jupiter:
        "Optimism is asked for its working drawings, and a dream that survives the question is worth building.",
      Saturn:
        "Saturn comes back to this place about every twenty-nine years, an invitation to choose your obligations as an adult.",
    },
    flowing: {
      Sun: "Steady application suits the time, and an unglamorous habit may turn out to be the strongest thing you own.",
      Moon: "Calm routines support the inner life for a while, so let supper, bedtime and a weekly call keep you company.",
      Mercury:
        "Concentration is easier to find, which makes this a suitable period for forms, revision and difficult chapters.",
      Venus:
        "Tested affection is the theme, and you might thank somebody for a kindness that has lasted for years.",
      Mars: "Strength and discipline work in harness, so a modest daily exercise of either may become quietly satisfying.",
      Jupiter:
        "Prudence gives your hopes a foundation, and a written timetable could be a very encouraging document.",
      Saturn:
        "Your present duties and your older ones agree, for once, so use the quiet to set something in order.",
    },
    tense: {
      Sun: "Limits become visible in this symbolism, and asking which of them are real can be an unexpectedly restful exercise.",
      Moon: "A reserved mood may settle in, and small dependable comforts are more useful to it than explanations.",
      Mercury:
        "Doubt proofreads every sentence for a time, so keep what it corrects and disregard its opinion of you.",
      Venus:
        "Distance in a friendship may simply be tiredness, which an undemanding walk together could reveal.",
      Mars: "Progress can feel like pushing a loaded cart, and the traditional counsel is to lighten it before pushing harder.",
      Jupiter:
        "Plans meet their budget of time, and trimming one of them may protect the part that mattered.",
      Saturn:
        "Arrangements of many years’ standing come up for inspection, and you are entitled to amend them.",
    },
  },
  Uranus: {
    joined: {
      Sun: "Tradition reads a wish for fresh air, so try one honest change on a small scale before redesigning everything.",
      Moon: "Habits of comfort may feel suddenly old-fashioned, and moving the furniture is a sensible first experiment.",
      Mercury:
        "Thoughts arrive from unusual directions, and a pocket notebook may rescue several of them from the afternoon.",
      Venus:
        "Tastes and attractions can surprise you in this symbolism, so enjoy the news before acting on it.",
      Mars: "Restless energy asks for an original outlet, such as a skill you have always considered unlike you.",
      Jupiter:
        "Belief meets novelty, and an opinion from outside your usual circle might be the most nourishing.",
      Saturn:
        "An old structure is shown an open window, and you may decide calmly which bricks are still needed.",
    },
    flowing: {
      Sun: "Change is inclined to feel like permission now, so it makes sense to use it deliberately and on something that matters.",
      Moon: "Freedom and comfort are on speaking terms, so you might alter a domestic custom and keep its affection.",
      Mercury:
        "Problems may yield to a playful approach, particularly if you explain them to someone from another profession.",
      Venus:
        "Unusual company is refreshing at such a time, and so is a familiar person met in an unfamiliar place.",
      Mars: "A different method could save you an hour a day, if you allow yourself to look foolish while learning it.",
      Jupiter:
        "Horizons shift agreeably in this reading, and a spontaneous excursion may teach more than a planned one.",
      Saturn:
        "Reform goes gently here, so update the system that you complain about and leave its foundations alone.",
    },
    tense: {
      Sun: "Impatience with the usual road is the traditional sign, and it often points at one particular stone in the shoe.",
      Moon: "Moods may change as quickly as April weather, so give large decisions the benefit of several mornings.",
      Mercury:
        "Nerves and ideas can hum together in this period, and fewer notifications might let you hear the better ones.",
      Venus:
        "The need for space may be mistaken for a lack of love, which makes a plain explanation a kindness.",
      Mars: "Frustration wants a sudden exit, though a brisk change of activity generally serves it as well.",
      Jupiter:
        "Sweeping gestures are tempting, and a reversible version of the same adventure may contain most of its pleasure.",
      Saturn:
        "Stability and experiment disagree across the table, so let each of them keep one item on the agenda.",
    },
  },
  Neptune: {
    joined: {
      Sun: "Certainties may soften at the edges for a long while, leaving more room for imagination than for measurement.",
      Moon: "Sensitivity is heightened in the old picture, so choose your music, company and news with unusual care.",
      Mercury:
        "Images speak more readily than arguments now, and keeping a record of dreams or odd phrases may be rewarding.",
      Venus:
        "Longing and beauty are close companions, and making something with them is safer than asking them for directions.",
      Mars: "Ambition loses its straight lines for a season, so follow inspiration in the morning and facts after lunch.",
      Jupiter:
        "Faith is invited to deepen, and a gentle question about what deserves your trust keeps it honest.",
      Saturn:
        "Firm outlines blur a little, and a duty performed from habit may recover its original tenderness.",
    },
    flowing: {
      Sun: "Inspiration comes without being chased, provided you leave it an unlocked hour and an empty chair.",
      Moon: "Sympathy moves easily between people at such times, and sitting quietly with someone may be entirely sufficient.",
      Mercury:
        "Metaphors help you understand what logic has left over, so read a poem slowly or describe your week as weather.",
      Venus:
        "Art, water and forgiveness are the traditional company, and an afternoon with any of them would be well spent.",
      Mars: "Gentle action is the theme, and you may accomplish a good deal by moving in time with others.",
      Jupiter:
        "Generosity finds subtle channels here, such as listening fully or giving where nobody is keeping count.",
      Saturn:
        "Imagination and method support each other, so give your vaguest project a desk, an hour and a folder.",
    },
    tense: {
      Sun: "Direction may be hard to read for a time, and steering by small known landmarks is perfectly respectable.",
      Moon: "Other people’s feelings can pass for your own in this symbolism, and an hour alone usually sorts the luggage.",
      Mercury:
        "Misreadings are easily made in mist, which is a reason to confirm arrangements and postpone clever interpretations.",
      Venus:
        "Idealising is the old caution, so let a person or purchase be seen in daylight before it becomes a symbol.",
      Mars: "Low interest in a task may mean that its aim was borrowed, so look for one you would choose yourself.",
      Jupiter:
        "Beautiful promises, including your own, benefit from a date, a figure and a second conversation.",
      Saturn:
        "The need for certainty may loosen its collar, and a provisional answer can carry you quite some distance.",
    },
  },
  Pluto: {
    joined: {
      Sun: "A long, deep season of self-examination is suggested, in which discarding an outworn ambition may free some strength for the next.",
      Moon: "Old feelings may rise for reconsideration, and you can meet them at your own speed with trusted company.",
      Mercury:
        "Thinking goes below the surface now, so pursue the question you keep returning to and ignore the merely topical.",
      Venus:
        "What you value is examined to its roots, and fewer, truer attachments may be the satisfying result.",
      Mars: "Concentrated will is the image, best directed at one difficult piece of work that deserves such force.",
      Jupiter:
        "Large hopes are compressed until their centre shows, which is useful when you have been pursuing several.",
      Saturn:
        "Foundations come under patient scrutiny, and replacing one tired plank may be preferable to rebuilding the house.",
    },
    flowing: {
      Sun: "Inner resources are said to be within reach, so undertake the honest renovation you have been considering.",
      Moon: "Emotional clearing is comparatively easy here, and one sincere conversation may do the work of many hints.",
      Mercury:
        "Research rewards you in the symbolism, whether into family papers, an archive or your own recurring opinions.",
      Venus:
        "Intimacy prefers substance at such a time, so say something true and appreciative that has never been spoken.",
      Mars: "Willpower is available in steady quantities, which suits a demanding practice pursued without any audience.",
      Jupiter:
        "Influence may be used generously now, for instance by recommending someone whose work deserves attention.",
      Saturn:
        "Deep order is the theme, and clearing an archive, a cellar or an obligation can be curiously refreshing.",
    },
    tense: {
      Sun: "Questions about authority may arise, and it helps to separate what you can influence from what you only resent.",
      Moon: "Intense feeling is possible without any emergency, so give it paper, movement and time before giving it an audience.",
      Mercury:
        "The urge to convince can be strong, although curiosity about the other view is generally more powerful.",
      Venus:
        "Possessiveness may show its face, and treating it as information about what you treasure takes away its sting.",
      Mars: "Resistance in others can be a mirror here, which makes stepping back for an evening a strong move.",
      Jupiter:
        "Grand designs meet deep doubts, and the conversation between them may leave you with something smaller and true.",
      Saturn:
        "Pressure on an old arrangement invites you to ask what it was protecting, and whether that still needs protection.",
    },
  },
};
