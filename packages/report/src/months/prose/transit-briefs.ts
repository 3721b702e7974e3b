/**
 * What a transit is about in daily life, in a clause that follows "On March 3 Saturn squares your
 * Sun:" or "As Saturn squares your Sun on March 3,"; by the keys of the longer texts.
 */
export const transitBriefs: Readonly<Record<string, string>> = {
  "Jupiter Sun / conjunction":
    "confidence comes easily, so make the request you’d normally consider too large",
  "Jupiter Sun / hard":
    "everything sounds possible, so cancel one promise before you make another, however small",
  "Jupiter Sun / soft": "asking for assistance is unusually easy, if you’re specific",
  "Jupiter Moon / conjunction":
    "you’d like company around a table; invite somebody, and say beforehand when it ends",
  "Jupiter Moon / hard":
    "reactions are bigger than their reasons, so eat something before answering anyone",
  "Jupiter Moon / soft":
    "family conversations are easier to start, a good reason to call an older relative",
  "Jupiter Mercury / conjunction": "ideas come in bulk; write all of them down and pursue one",
  "Jupiter Mercury / hard": "check any sum before you repeat it, because sums grow in the telling",
  "Jupiter Mercury / soft":
    "explaining comes easily, which suits an application or a difficult email",
  "Jupiter Venus / conjunction":
    "you’re fond of everyone and everything, so set a limit before shopping",
  "Jupiter Venus / hard":
    "it’s tempting to be generous in order to be liked; offer your company before an expensive present",
  "Jupiter Venus / soft":
    "being friendly takes no effort, so deliver in person any compliment you’ve only thought",
  "Jupiter Mars / conjunction":
    "there’s energy to spare, best used on something heavy before it goes into an argument",
  "Jupiter Mars / hard":
    "you’re determined to win every discussion; walk around the block before replying",
  "Jupiter Mars / soft": "physical energy is easy to find, so begin with the heaviest task",
  "Jupiter Jupiter / conjunction":
    "a cycle of twelve years begins again, a good time for listing what you want more of",
  "Jupiter Jupiter / hard":
    "wait a month before you enlarge anything, since everything you own looks too small",
  "Jupiter Jupiter / soft": "bigger plans feel reasonable; describe one to somebody who’s done it",
  "Jupiter Saturn / conjunction":
    "it’s a sensible time to negotiate, over pay, over hours or over a title",
  "Jupiter Saturn / hard":
    "you’d like something bigger and something safer; work out what half the plan would cost",
  "Jupiter Saturn / soft": "ambition and patience agree, so put a project’s boring half in order",
  "Jupiter Ascendant / conjunction":
    "people look up when you come in, so tell them early what you’re hoping to find",
  "Jupiter Ascendant / hard":
    "it’s easy to take over a conversation; ask a question and let the answer finish",
  "Jupiter Ascendant / soft":
    "introducing yourself is easier than usual, even in a roomful of couples",
  "Jupiter Midheaven / conjunction":
    "you’re comfortable taking credit, so mention your finished work before somebody else does",
  "Jupiter Midheaven / hard":
    "extra work sounds like a compliment; look at the calendar, and ask at home, before you accept it",
  "Jupiter Midheaven / soft":
    "talking to people above you is easier, if your proposal includes a date",

  "Saturn Sun / conjunction":
    "you feel responsible for everything; make a list and cross out what isn’t yours to do",
  "Saturn Sun / hard":
    "the smallest necessary step is enough on days when progress feels discouraging",
  "Saturn Sun / soft": "discipline is easier than usual, even for filing paper",
  "Saturn Moon / conjunction":
    "you’re more easily tired than you admit, and “I need an evening alone” is enough",
  "Saturn Moon / hard": "everyday jobs all seem to be yours; ask one person to take one over",
  "Saturn Moon / soft":
    "family irritations bother you less, a good time for a practical question nobody likes",
  "Saturn Mercury / conjunction":
    "you think slowly and thoroughly, which is better for contracts than for conversation",
  "Saturn Mercury / hard": "it’s easy to hear criticism in a message; ask what was actually meant",
  "Saturn Mercury / soft":
    "concentration comes without a struggle, so give complicated paperwork two quiet hours",
  "Saturn Venus / conjunction":
    "affection and money both feel scarce, so tell someone plainly how much they matter to you",
  "Saturn Venus / hard":
    "you feel less appreciated than you are, so organize the next get-together",
  "Saturn Venus / soft":
    "being dependable counts for more than being charming, so offer a practical favor",
  "Saturn Mars / conjunction":
    "impatience tires you out; divide the work into short, even sessions",
  "Saturn Mars / hard":
    "other people’s rules irritate you, and waiting is easier with something to read",
  "Saturn Mars / soft":
    "you have the stamina and the patience to begin something that takes several weeks",
  "Saturn Jupiter / conjunction": "it’s a good moment to calculate what an ambition costs",
  "Saturn Jupiter / hard": "any plan looks too big for its budget; finish the part you can afford",
  "Saturn Jupiter / soft":
    "you judge risks calmly, which is useful before any course or serious purchase",
  "Saturn Saturn / conjunction":
    "a cycle of twenty-nine years is over, so list the obligations you’d choose again",
  "Saturn Saturn / hard": "renegotiate any obligation that has become too heavy",
  "Saturn Saturn / soft": "explain to somebody younger what you learned the hard way",
  "Saturn Ascendant / conjunction":
    "you look more serious than you feel; accept one responsibility and politely refuse another",
  "Saturn Ascendant / hard": "being needed feels heavy, so say what you can offer, and until when",
  "Saturn Ascendant / soft": "you seem composed and reliable, so arrange any official conversation",
  "Saturn Midheaven / conjunction":
    "you’re severe about your career, so list its successes before its failures",
  "Saturn Midheaven / hard": "work and family both feel urgent; keep the older promise first",
  "Saturn Midheaven / soft":
    "being reliable is easier than being brilliant, so finish something and say so",

  "Uranus Sun / conjunction":
    "an old habit of yours feels like a costume; change a single part of it on purpose",
  "Uranus Sun / hard":
    "you’re impatient with any arrangement, and an unplanned afternoon each week helps with that",
  "Uranus Sun / soft": "variety does you more good than usual; try a different routine for a month",
  "Uranus Moon / conjunction":
    "your mood changes quickly and home feels crowded; rearrange a room before you move out",
  "Uranus Moon / hard":
    "announce changes of plan a day in advance, because you’re restless at home",
  "Uranus Moon / soft":
    "household habits are easy to break, starting with dinner at the usual table",
  "Uranus Mercury / conjunction":
    "inspiration arrives suddenly and irregularly; give it to a notebook first",
  "Uranus Mercury / hard":
    "answers come out before they’re finished, so save the irritated ones until morning",
  "Uranus Mercury / soft": "learning an unfamiliar subject is fun, for an hour a day",
  "Uranus Venus / conjunction":
    "unusual people and purchases attract you; talk to the people and postpone the purchases",
  "Uranus Venus / hard":
    "you want company and independence together, so divide the evenings openly",
  "Uranus Venus / soft": "unusual company is refreshing, so sit beside an unlikely person",
  "Uranus Mars / conjunction":
    "you’re careless when hurrying, on stairs, in traffic and in replies",
  "Uranus Mars / hard":
    "trivial instructions make you furious; ask yourself what else feels too narrow",
  "Uranus Mars / soft": "courage is easy to find, enough for any call you’ve been rehearsing",
  "Uranus Jupiter / conjunction":
    "sleep on anything unexpected, however irresistible it looks at first",
  "Uranus Jupiter / hard": "you’re tempted to gamble on something new; set your limit beforehand",
  "Uranus Jupiter / soft": "being spontaneous is easier than usual, for an afternoon at least",
  "Uranus Saturn / conjunction":
    "a rule you’ve followed for years feels outdated, so write a better one",
  "Uranus Saturn / hard":
    "obligations feel too tight; ask to alter one condition before ending the agreement",
  "Uranus Saturn / soft": "reforms are easier to suggest, preferably on a single page",
  "Uranus Uranus / conjunction":
    "a cycle of eighty-four years is over, reason enough to drop a duty that never suited you",
  "Uranus Uranus / hard":
    "restlessness is normal at this age, so list what you’d do if nobody objected",
  "Uranus Uranus / soft":
    "the newer method of doing something familiar deserves an hour of patience",
  "Uranus Ascendant / conjunction":
    "you want to look or live differently, and something reversible is the place to begin",
  "Uranus Ascendant / hard":
    "you’re hard to predict, and so is everyone around you; postpone any vows",
  "Uranus Ascendant / soft":
    "go somewhere on your own, since talking to strangers is unusually easy",
  "Uranus Midheaven / conjunction":
    "the work you’re known for bores you; write down an alternative and show it to nobody yet",
  "Uranus Midheaven / hard":
    "job and household both feel repetitive, so alter the schedule before resigning",
  "Uranus Midheaven / soft": "suggesting an unusual method is easier if you describe it as a trial",

  "Neptune Sun / conjunction":
    "you’re uncertain who you are, and gentler for it; postpone any important signature",
  "Neptune Sun / hard":
    "you see in people what you’d like to see, so ask one question before you rely on it",
  "Neptune Sun / soft":
    "imagination is plentiful now, and a finished page or picture a week is enough",
  "Neptune Moon / conjunction":
    "other people’s moods become yours; spend an hour daily by yourself",
  "Neptune Moon / hard":
    "you’re homesick for something you can’t identify, so don’t buy anything advertised as the answer",
  "Neptune Moon / soft": "sympathy comes easily, and music is more restful than conversation",
  "Neptune Mercury / conjunction":
    "you think in pictures, lovely for stories; let someone else check the forms",
  "Neptune Mercury / hard":
    "messages are easily misunderstood, unless you repeat every name, date and address",
  "Neptune Mercury / soft": "you hear what isn’t said, so ask gently about it",
  "Neptune Venus / conjunction":
    "falling in love is easy, with people, melodies and apartments, so wait before you sign anything",
  "Neptune Venus / hard":
    "you find excuses for anyone attractive; ask a friend before lending money",
  "Neptune Venus / soft": "an hour in a museum or garden is more restorative than shopping",
  "Neptune Mars / conjunction":
    "energy comes and goes without warning; repeat one modest effort every day",
  "Neptune Mars / hard":
    "you’re tired without an obvious reason, and canceling something is allowed",
  "Neptune Mars / soft":
    "effort is easier for something you believe in, even on a Saturday morning",
  "Neptune Jupiter / conjunction":
    "hope needs very little evidence just now; enjoy imagining it all and sign nothing",
  "Neptune Jupiter / hard":
    "any beautiful plan looks affordable, so give the figures to your least romantic friend",
  "Neptune Jupiter / soft":
    "generosity is natural now, once you’ve decided on the cause and the sum",
  "Neptune Saturn / conjunction":
    "you’re less certain of old beliefs; keep to the routine while you reconsider",
  "Neptune Saturn / hard":
    "responsibilities feel pointless and rules unclear, so do the smallest and go outside",
  "Neptune Saturn / soft": "you’re practical about dreams, so give one of them a date",
  "Neptune Neptune / hard":
    "it’s an age for writing down which of your youthful ideals you still act on",
  "Neptune Neptune / soft": "an old longing feels pleasant again, so spend an evening on it",
  "Neptune Ascendant / conjunction":
    "people imagine you as they’d like, so mention what you can’t do",
  "Neptune Ascendant / hard":
    "misreading one another is easy; repeat in your own words what you heard",
  "Neptune Ascendant / soft":
    "people find you easy to confide in, so decide beforehand how long you can listen",
  "Neptune Midheaven / conjunction":
    "your professional direction is unclear; explore what you believe in and keep the salary",
  "Neptune Midheaven / hard":
    "your occupation and your longings disagree, which calls for a conversation and not for a resignation",
  "Neptune Midheaven / soft":
    "imagination is useful at work, so show somebody an unfinished suggestion",

  "Pluto Sun / conjunction":
    "an earlier version of you feels finished, so give away something it owned",
  "Pluto Sun / hard": "you’d like to control everything, so lose one argument on purpose",
  "Pluto Sun / soft": "you’re more persistent than usual, enough to end one bad habit",
  "Pluto Moon / conjunction":
    "old family feelings are stronger than expected; talk to somebody who also remembers",
  "Pluto Moon / hard":
    "it’s tempting to interrogate people about their feelings; ask a single time",
  "Pluto Moon / soft": "family habits can be discussed without drama",
  "Pluto Mercury / conjunction":
    "one thought occupies you day and night, so give it ten minutes in a notebook",
  "Pluto Mercury / hard":
    "you argue in order to win; try asking a question you can’t already answer",
  "Pluto Mercury / soft": "you notice what others overlook, useful in contracts and excuses",
  "Pluto Venus / conjunction":
    "wanting gets intense; decide what you’d enjoy without possessing it",
  "Pluto Venus / hard":
    "jealousy and extravagance are both tempting, so ask yourself what you’re afraid of",
  "Pluto Venus / soft": "say in a single sentence what you’d like from somebody",
  "Pluto Mars / conjunction": "you’re enormously determined, so choose one purpose",
  "Pluto Mars / hard":
    "any resistance makes you push harder than it deserves; let a day go by before replying",
  "Pluto Mars / soft": "stamina is unusually good, so give the mornings to demanding work",
  "Pluto Jupiter / conjunction":
    "you want everything at once; begin with whatever would benefit others too",
  "Pluto Jupiter / hard": "you’re tempted to convert everyone to your opinion, so ask for theirs",
  "Pluto Jupiter / soft": "large ambitions look practical, so put the figures on paper",
  "Pluto Saturn / conjunction":
    "long-held arrangements feel worn out, so formally end one tiresome duty",
  "Pluto Saturn / hard":
    "everything feels overloaded; hand back one responsibility properly, in writing",
  "Pluto Saturn / soft": "thoroughness is a pleasure, even at the bottom of the closet",
  "Pluto Pluto / hard": "an hour with a pencil is enough to begin on anything you’ve avoided",
  "Pluto Pluto / soft": "abandoning an old grievance is easier than usual",
  "Pluto Ascendant / conjunction":
    "people feel your intensity before you speak, so speak early and softly",
  "Pluto Ascendant / hard":
    "being close raises the question of who decides, so agree aloud on who decides what",
  "Pluto Ascendant / soft": "you impress most when you say little",
  "Pluto Midheaven / conjunction":
    "your position in the world feels temporary; consider which title you’d happily do without",
  "Pluto Midheaven / hard":
    "it’s easy to quarrel about authority at work or at home, so keep a record of what was agreed",
  "Pluto Midheaven / soft":
    "you sound convincing to people in authority, so recommend one improvement",
};
