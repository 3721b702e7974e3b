/**
 * What a transit is about in daily life, in a clause that follows "On March 3 Saturn squares your
 * Sun:" or "As Saturn squares your Sun on March 3,"; by the keys of the longer texts.
 */
export const transitBriefs: Readonly<Record<string, string>> = {
  "Jupiter Sun / conjunction":
    "you are easier to notice than usual, and a larger request sounds natural from you",
  "Jupiter Sun / hard":
    "you promise more than the week can take, and the list needs cutting before others cut it",
  "Jupiter Sun / soft": "help is near at hand, for the one request you keep putting off",
  "Jupiter Moon / conjunction":
    "appetite and affection grow together; feed people, and tell them when dinner ends",
  "Jupiter Moon / hard":
    "feelings run larger than their causes, above all with relatives and before lunch",
  "Jupiter Moon / soft":
    "home is easy company, and a visit owed to the family costs less than you feared",
  "Jupiter Mercury / conjunction": "ideas come in bulk; write all of them down and pursue one",
  "Jupiter Mercury / hard":
    "you round up, in figures and in stories, and someone will check the sum",
  "Jupiter Mercury / soft":
    "explaining comes easily, which suits an application or a difficult email",
  "Jupiter Venus / conjunction": "affection and spending rise together, and only the first is free",
  "Jupiter Venus / hard":
    "you are tempted to give too much in order to be liked; keep the present smaller than the feeling",
  "Jupiter Venus / soft":
    "people are glad to see you, and a compliment you have been saving finds its owner",
  "Jupiter Mars / conjunction":
    "there is energy to spare, and it wants one hard task before it finds an argument",
  "Jupiter Mars / hard":
    "being right feels like exercise; take the exercise first and answer afterward",
  "Jupiter Mars / soft": "work goes faster than planned if the heaviest thing comes first",
  "Jupiter Jupiter / conjunction":
    "a round of twelve years begins again with the question of what you want more of",
  "Jupiter Jupiter / hard":
    "what you have looks small beside what you could have, and neither picture is to scale",
  "Jupiter Jupiter / soft": "a wider plan gets a fair hearing; an old favor may be the way in",
  "Jupiter Saturn / conjunction":
    "years of patience can be turned into terms, in pay, in hours or in a title",
  "Jupiter Saturn / hard":
    "one half of you wants to expand and the other to be safe; build what both can pay for",
  "Jupiter Saturn / soft": "careful work meets a generous reader, even the dull kind of work",
  "Jupiter Ascendant / conjunction":
    "you make a large first impression, which is the time to say what you came for",
  "Jupiter Ascendant / hard":
    "you and someone close both want more space; measure it before you take it",
  "Jupiter Ascendant / soft": "introductions go smoothly, even where you know nobody but the host",
  "Jupiter Midheaven / conjunction":
    "your work is seen from farther off than usual, so see that your name stands on it",
  "Jupiter Midheaven / hard":
    "work offers more just when home needs you; choose by the calendar and not by the compliment",
  "Jupiter Midheaven / soft":
    "people above you are inclined to listen, if the request has a date in it",

  "Saturn Sun / conjunction":
    "there is more to do and less praise for it; find the one duty that is really yours",
  "Saturn Sun / hard":
    "what you want takes longer now, and the delay usually points at a missing part",
  "Saturn Sun / soft": "steady work is noticed by people who rarely say so",
  "Saturn Moon / conjunction":
    "you need more rest than you admit, and the people you live with can be told",
  "Saturn Moon / hard": "the chores feel like yours alone; hand one of them over by name",
  "Saturn Moon / soft":
    "a family matter that used to upset you can be settled without raising your voice",
  "Saturn Mercury / conjunction":
    "you think slowly and thoroughly, good for contracts and study, poor for small talk",
  "Saturn Mercury / hard": "messages meet silence or a no; short ones fare better, with copies",
  "Saturn Mercury / soft":
    "two hours of real concentration are available for the paper you have been avoiding",
  "Saturn Venus / conjunction":
    "love and money are both asked what they are for, and the sound ones have an answer",
  "Saturn Venus / hard":
    "you feel less wanted than you are, a poor evening for purchases and confessions",
  "Saturn Venus / soft":
    "a friendship becomes something to rely on, mostly through practical favors",
  "Saturn Mars / conjunction": "force meets a wall; short shifts get further than one long push",
  "Saturn Mars / hard":
    "other people’s rules slow you down, and the wait is long enough to repair something",
  "Saturn Mars / soft":
    "effort and patience pull the same way, the best time to begin a job of many weeks",
  "Saturn Jupiter / conjunction": "a hope has to show its budget, and is the better for it",
  "Saturn Jupiter / hard": "a plan turns out larger than its means; keep the part that stands",
  "Saturn Jupiter / soft":
    "growth and caution agree for once, over a purchase or a course long thought about",
  "Saturn Saturn / conjunction":
    "a round of twenty-nine years closes, and you choose which duties come along",
  "Saturn Saturn / hard": "an obligation about seven years old comes up for review",
  "Saturn Saturn / soft": "what you learned the hard way is useful to someone younger",
  "Saturn Ascendant / conjunction":
    "you look more serious than you feel, and get handed responsibility; accept one piece",
  "Saturn Ascendant / hard": "people want to hear clearly what you can give, and until when",
  "Saturn Ascendant / soft":
    "you come across as reliable, handy with a landlord, a boss or an in-law",
  "Saturn Midheaven / conjunction":
    "you answer in public for what you built, the good beams and the others",
  "Saturn Midheaven / hard": "work and home both send a bill; the older one is due first",
  "Saturn Midheaven / soft":
    "your standing at work grows by proofs, so keep a list of what you finished",

  "Uranus Sun / conjunction":
    "a part you have played for years no longer fits; change one line of it on purpose",
  "Uranus Sun / hard":
    "plans are interrupted, some of them by you, and a free day each week absorbs the shocks",
  "Uranus Sun / soft":
    "a change you would enjoy is easier than it looks; a month’s trial will show",
  "Uranus Moon / conjunction":
    "moods turn quickly and home feels tight; move the furniture before you move house",
  "Uranus Moon / hard":
    "life at home is restless, and it helps to announce a change of plans early",
  "Uranus Moon / soft": "a household habit comes loose, and no one minds when you leave it out",
  "Uranus Mercury / conjunction":
    "your mind jumps sideways, sometimes brilliantly; speak first into a notebook",
  "Uranus Mercury / hard":
    "things get said before they are ready, and a day’s delay improves most of them",
  "Uranus Mercury / soft": "a new tool or subject suits you, at about an hour a day",
  "Uranus Venus / conjunction":
    "you are drawn to people and things unlike your usual ones; look twice, pay once",
  "Uranus Venus / hard":
    "closeness and freedom quarrel, mostly over evenings, which can be divided",
  "Uranus Venus / soft": "someone unlike your other friends turns out to be good company",
  "Uranus Mars / conjunction":
    "you act fast, and stairs, traffic and replies deserve a second look",
  "Uranus Mars / hard":
    "small orders make you furious; look for the larger freedom you are missing",
  "Uranus Mars / soft": "you dare more than usual, enough for the call you have rehearsed",
  "Uranus Jupiter / conjunction":
    "an unplanned opening tempts you, and will survive one night’s thought",
  "Uranus Jupiter / hard": "you would like to bet on something new; bet what you could lose",
  "Uranus Jupiter / soft": "a change of plan deserves an afternoon before you object to it",
  "Uranus Saturn / conjunction":
    "a rule you have lived by stops working, while its purpose still does",
  "Uranus Saturn / hard":
    "old duties and new wishes pull at one sleeve; alter a clause and keep the contract",
  "Uranus Saturn / soft": "a reform can go through without a fight, best in writing",
  "Uranus Uranus / conjunction":
    "the circle of eighty-four years closes, with leave to drop what never suited you",
  "Uranus Uranus / hard":
    "the question comes round of what you would do if no one expected anything",
  "Uranus Uranus / soft": "the newer way of doing a familiar thing is worth an hour’s patience",
  "Uranus Ascendant / conjunction":
    "you want to look and live differently, and others notice before you tell them",
  "Uranus Ascendant / hard": "people close to you act out of pattern, and so do you; postpone vows",
  "Uranus Ascendant / soft":
    "new people take to you quickly, especially where you went without a plan",
  "Uranus Midheaven / conjunction":
    "the work you are known for wants a turn that no one scheduled; draft it yourself",
  "Uranus Midheaven / hard":
    "the routine of job or household breaks, and the first week proves nothing",
  "Uranus Midheaven / soft": "an unusual way of working gets a hearing when you call it a trial",

  "Neptune Sun / conjunction":
    "you are less sure who you are, and kinder for it; large signatures can wait",
  "Neptune Sun / hard":
    "you see what you hope to see in people, and daylight facts are a courtesy to both",
  "Neptune Sun / soft": "imagination is close at hand and will settle for one finished page a week",
  "Neptune Moon / conjunction":
    "other people’s moods get in; take an hour a day with the door shut",
  "Neptune Moon / hard":
    "you are homesick for something without a name, and several people will offer to sell it to you",
  "Neptune Moon / soft": "sympathy comes easily, and music rests you more than talk does",
  "Neptune Mercury / conjunction":
    "you think in pictures, fine for stories; have a friend read the forms",
  "Neptune Mercury / hard":
    "details slip and messages are misread, unless name, date and place are confirmed",
  "Neptune Mercury / soft": "you catch what people mean behind what they say",
  "Neptune Venus / conjunction":
    "you fall in love easily, with people, songs and houses, and a season’s wait costs little",
  "Neptune Venus / hard":
    "you forgive early and lend generously; let a friend read the message first",
  "Neptune Venus / soft": "beauty restores you, provided it gets an hour on the calendar",
  "Neptune Mars / conjunction":
    "drive goes soft and wanders; one modest effort, repeated, keeps it home",
  "Neptune Mars / hard": "effort leaks away without a visible hole, and doing less is a fair reply",
  "Neptune Mars / soft": "you work best for something you believe in, for a morning at a time",
  "Neptune Jupiter / conjunction":
    "hope runs far ahead of the evidence; enjoy the view and sign nothing on its account",
  "Neptune Jupiter / hard":
    "a beautiful plan lacks a floor, which an unromantic friend can see from the street",
  "Neptune Jupiter / soft":
    "generosity is natural now, if you choose the cause before it chooses you",
  "Neptune Saturn / conjunction":
    "an old certainty blurs at the edges; the routine outlasts the reason for it",
  "Neptune Saturn / hard":
    "duties feel pointless and rules unclear, and the next small one still wants doing",
  "Neptune Saturn / soft": "a dream can be made practical, in three steps with dates",
  "Neptune Neptune / hard":
    "ideals you took up long ago get a second look, to see which you still act on",
  "Neptune Neptune / soft": "an old longing returns in a form you can use for an evening",
  "Neptune Ascendant / conjunction":
    "people see in you what they need, and should hear what you are not",
  "Neptune Ascendant / hard": "you misread others and they misread you; asking twice is no insult",
  "Neptune Ascendant / soft":
    "strangers confide in you, and you may decide beforehand how long you listen",
  "Neptune Midheaven / conjunction":
    "your direction at work goes hazy; serve what you believe in and keep the salary",
  "Neptune Midheaven / hard":
    "what you do for a living and what you long for disagree, which is no reason to resign this month",
  "Neptune Midheaven / soft":
    "imaginative work is welcome where only numbers counted; show a draft",

  "Pluto Sun / conjunction":
    "you are done with a version of yourself and can say so in one concrete act",
  "Pluto Sun / hard": "a contest over control is on, and some of it you can afford to lose",
  "Pluto Sun / soft": "you have more influence than you use, enough for one repair",
  "Pluto Moon / conjunction":
    "old family feeling comes up from far down; the person who was there will understand",
  "Pluto Moon / hard":
    "you want others to say what they feel; asking once works better than asking on",
  "Pluto Moon / soft": "a family pattern can be named without drama",
  "Pluto Mercury / conjunction":
    "one thought follows you day and night, and shrinks a little in a notebook",
  "Pluto Mercury / hard":
    "you argue to win and people go silent; try a question you have no answer to",
  "Pluto Mercury / soft": "you find out what is really going on, in papers as in people",
  "Pluto Venus / conjunction": "wanting gets intense; ask what you would enjoy without owning it",
  "Pluto Venus / hard":
    "jealousy or a large expense asks for attention, and there is a fear under it",
  "Pluto Venus / soft": "you can say what you want from someone in one sentence",
  "Pluto Mars / conjunction": "your will is enormous, for one purpose at a time",
  "Pluto Mars / hard":
    "someone blocks the way and you push harder than it deserves; take a day’s distance",
  "Pluto Mars / soft": "something that takes stamina can be finished, early in the day",
  "Pluto Jupiter / conjunction":
    "you want a great deal at once; begin with what would help others too",
  "Pluto Jupiter / hard": "a conviction grows into a campaign, and nobody has asked for one",
  "Pluto Jupiter / soft": "means and aims meet, on an application with figures in it",
  "Pluto Saturn / conjunction":
    "a structure you rely on is rebuilt from below, and one worn duty can end",
  "Pluto Saturn / hard":
    "pressure falls on whatever is overloaded; set one weight down in good order",
  "Pluto Saturn / soft": "thorough work pays, down to the oldest pile in the closet",
  "Pluto Pluto / hard": "what you have avoided for years wants one hour of your attention",
  "Pluto Pluto / soft": "an old grievance costs more to keep than to drop",
  "Pluto Ascendant / conjunction":
    "people feel your intensity before you speak, so speak early and softly",
  "Pluto Ascendant / hard":
    "a close relationship turns on which of you has the say, and can settle that aloud",
  "Pluto Ascendant / soft": "you impress most when you say little",
  "Pluto Midheaven / conjunction":
    "your place in the world is being rebuilt; consider which title you could live without",
  "Pluto Midheaven / hard":
    "power at work or at home changes hands, and your own record of what was agreed is worth having",
  "Pluto Midheaven / soft":
    "people with influence take you seriously, long enough to hear one reform",
};
