/** Two bodies by name and kind of aspect: `Sun-Moon / hard`. */
export const aspectTexts: Readonly<Record<string, string>> = {
  "Sun-Moon / conjunction":
    "Sun and Moon in {aspect} travel on one ticket. Will and appetite want dinner at the same hour, in the same restaurant, and you seldom understand why other people require a discussion. The discussion is usually about them. Ask who else is eating.",
  "Sun-Moon / hard":
    "The Sun’s {aspect} to the Moon runs two households on one salary. Ambition signs for the overtime; habit has already told the children you’d be home. Out of the daily negotiation comes stamina. Assign each household its own evenings, in ink.",
  "Sun-Moon / soft":
    "An easy {aspect} between Sun and Moon means that your nights support your days. Intention and need live as neighbors, borrowing ladders across the fence, and people perceive it as health. But you’ve never learned emergency repairs. Watch someone less fortunate, and take notes.",
  "Sun-Mercury / conjunction":
    "Sun and Mercury in {aspect} put the author in the pulpit: you believe a thing chiefly because you hear yourself state it. Conviction so articulate sways juries. An interruption feels like erasure, so cultivate one interrupter, on friendly terms, and let that person finish.",
  "Sun-Mercury / hard":
    "The spokesman and the president disagree. With Sun and Mercury in {aspect}, you announce a policy and hear, in your own voice, the correction. It’s clever, and it’s tiring. Write the statement, sleep, and reread it as though a rival had released it.",
  "Sun-Mercury / soft":
    "With Mercury in {aspect} to the Sun, your words are on your side. You can state who you are in one sentence, at a border, to a bored official, and be waved through. Whatever resists the sentence gets left at customs. Return for it sometimes.",
  "Sun-Venus / conjunction":
    "The {aspect} of Sun and Venus gives the ego a good tailor. You bring pleasure along like a bottle of something, and other people’s rudeness hurts you physically. Vanity stands nearby, checking the fit. In an ugly sweater that someone knitted, you’re still adored.",
  "Sun-Venus / hard":
    "Being loved and being yourself send invitations for the same night, since Sun and Venus stand in {aspect}. You accept both. You sweeten the opinion, regret having sweetened it, and buy something silk in compensation. Disappoint a charming person soon, for practice.",
  "Sun-Venus / soft":
    "Charm is on speaking terms with character when Sun and Venus form the {aspect} that yours do. You like people, they enjoy being liked, and favors return before they’re requested. Whoever stays immune bewilders you. Be useful to that one, and forgo the dimples.",
  "Sun-Mars / conjunction":
    "Sun and Mars in {aspect} put the engine in the front seat. Resting feels like illness, opposition like breakfast, and you’re excellent at a demolition. Those closest to you would like it understood that they’re upholstery.",
  "Sun-Mars / hard":
    "The {aspect} of Sun and Mars supplies the fight and leaves you to find the cause. You wake with your fists ready, figuratively, and a sluggish website will serve. There’s tremendous work in such heat. Chop first; most grievances turn out to be firewood.",
  "Sun-Mars / soft":
    "Intention and action live on the same floor. With Sun and Mars in {aspect}, you get up, go over and ask, which hesitant people regard as sorcery. You regard hesitation as laziness. Stop beside one of them, and see what they’re looking at.",
  "Sun-Jupiter / conjunction":
    "The {aspect} of Sun and Jupiter gives you an owner’s manner in every hotel. You expect the upgrade and, infuriatingly, receive it. Such largeness is sincere, and contagious to bystanders. It also rounds numbers upward. Retain an accountant who can’t be charmed.",
  "Sun-Jupiter / hard":
    "Too much is merely where you begin, with Sun and Jupiter in {aspect}. You bid high, applaud loudly, and volunteer for the parade in addition to the catering. Half your triumphs come from not having read the odds. The odds request a weekly meeting.",
  "Sun-Jupiter / soft":
    "Rescue tends to come on the last train. The Sun’s {aspect} to Jupiter gives a confidence with so little push in it that nobody resents it, and people actually want to see you win. Luck has excused you from homework. With homework you’re formidable.",
  "Sun-Saturn / conjunction":
    "Sun and Saturn in {aspect}: a vine on its stake. You grow precisely as far as you’ve earned, dislike being helped upward, and bear best in dry years. Authority comes looking for you early. Ask it to hang up its hat when there’s music.",
  "Sun-Saturn / hard":
    "Every round of applause has a cough in it, thanks to the {aspect} of Sun and Saturn. You hear only the cough. It has made your work extremely good and your birthdays slightly tense. Engage the cougher as a consultant, two hours monthly.",
  "Sun-Saturn / soft":
    "With the Sun in {aspect} to Saturn, discipline is a friend of the family. You pace yourself, older people trust you, and obligations get met without trumpets. Excitement has concluded that you don’t need it. Leave one gap in the timetable, unlabeled and unexplained.",
  "Sun-Uranus / conjunction":
    "Sun and Uranus in {aspect} made you the exception before anyone had drafted the rule. Your best moves look unhinged for about eighteen months. Then they look obvious, and someone else, who introduced them by degrees, collects the prize.",
  "Sun-Uranus / hard":
    "An alarm clock goes off in a monastery: such is the {aspect} of Sun and Uranus. You interrupt your own progress whenever it starts to resemble a career. Freedom matters. Still, a rebellion with a date attached breaks considerably less crockery.",
  "Sun-Uranus / soft":
    "Change is on your payroll. The Sun in {aspect} to Uranus lets you adopt the device, drop the custom, and bring the elderly aunts along without an explosion. Novelty goes so smoothly that you rarely remain for the consequences. Remain. They’re the interesting half.",
  "Sun-Neptune / conjunction":
    "Sun and Neptune in {aspect}: a watercolor, signed with a wet finger. You turn into whatever you contemplate, a saint on some afternoons, a sofa on others. Art wants you, and so do lost causes. Before saving anybody, eat, sleep, and count your spoons.",
  "Sun-Neptune / hard":
    "The mirror steams up exactly when you need it. With the Sun in {aspect} to Neptune, you idealize a leader, a cause, a version of yourself, and you discover the clay by stubbing a toe. Imagination compensates, and illusions keep when dated, like jam.",
  "Sun-Neptune / soft":
    "The {aspect} of Sun and Neptune allows imagination to pay its own way. You sense what a crowd is longing for, forgive readily, and can make a budget meeting feel faintly like the seaside. What’s missing is a deadline. Even tides observe theirs.",
  "Sun-Pluto / conjunction":
    "Sun and Pluto in {aspect} cut your name with a chisel. You don’t join organizations so much as take them over or apart, and indifference is one mood you can’t produce. Power follows you home. It behaves better there when it has been given chores.",
  "Sun-Pluto / hard":
    "There’s always an opponent trying to be the boss of you, and frequently it’s you. The {aspect} of Sun and Pluto grips, is gripped, and returns from defeats that others would have framed. Choose a single adversary per year, preferably a habit.",
  "Sun-Pluto / soft":
    "Under the pleasant manner runs a hydraulic press. With the Sun in {aspect} to Pluto, you apply pressure gradually and things take a new shape: departments, marriages, yourself after forty. Announce what you’re changing. Even a benign press makes those beneath it nervous.",
  "Moon-Mercury / conjunction":
    "Moon and Mercury in {aspect} installed the telephone beside the bed. Every mood gets reported, with dialogue, and your memory for who said what is admissible in court. Listeners love it. The feeling itself is sometimes left waiting; let it talk, ungrammatically.",
  "Moon-Mercury / hard":
    "You read the tone and answer the wrong sentence. The {aspect} of Moon and Mercury makes logic and mood squabble like siblings in the back of a car, and you’re driving. Pull over. Write both versions on one page; the comedy is worth the paper.",
  "Moon-Mercury / soft":
    "Feelings come to you already house-trained. The Moon in {aspect} to Mercury finds the word that calms a child, a client or a border collie, and it’s invaluable for letters of condolence. Fluency sometimes substitutes for tears. Real sorrow tends to be badly phrased.",
  "Moon-Venus / conjunction":
    "Moon and Venus in {aspect} put honey on the household shelf. Tenderness is your first language, taste your second, and nobody leaves without a portion wrapped in foil. Confrontation curdles you. Stock one sour article regardless: a lemon, or a frank cousin.",
  "Moon-Venus / hard":
    "You crave the dessert and the dress, and the two have met. Moon and Venus in {aspect} make comfort compete with attractiveness, so that every pleasure is followed by a fitting. You also charm people who don’t nourish you. Dine with the others.",
  "Moon-Venus / soft":
    "The {aspect} of Moon and Venus makes kindness look like good design. Cushions, voices, colors, moods: you arrange them, and agitated visitors catch themselves humming. Sweetness this available gets taken for granted, foremost by you. Flowers are what you send.",
  "Moon-Mars / conjunction":
    "Instinct wears boots, with Moon and Mars in {aspect}. You defend first, weep second, and reorganize the garage third, and anyone who insults your people receives all three. Such loyalty is ferocious. Establish which emergencies are real; the cat’s lateness isn’t one.",
  "Moon-Mars / hard":
    "The Moon’s {aspect} to Mars wires the smoke detector to the toaster. Every crumb is a conflagration, and there you are on the lawn in a blanket, furious and slightly mistaken. In true disasters you’re indispensable. Before the siren, ask how large it is.",
  "Moon-Mars / soft":
    "What you feel, you can act on by lunchtime. Moon and Mars in {aspect} give a serviceable courage, warm at the handle, that gets the sick neighbor driven and the apology delivered. Hesitation puzzles you. Some feelings, however, haven’t grown a handle yet.",
  "Moon-Jupiter / conjunction":
    "Moon and Jupiter in {aspect} built you with a guest wing. Sorrow is met with feasts, good news with larger feasts, and you grant pardons on the scale of a provincial government. Your own needs hide among the platters. Serve yourself first, conspicuously, this evening.",
  "Moon-Jupiter / hard":
    "“Enough” belongs to a foreign vocabulary, given the {aspect} of Moon and Jupiter. You comfort by the bucket, worry by the bucket, and pledge the same weekend to three households. The heart is excellent. Try “I’ll check,” and then, unexpectedly, check.",
  "Moon-Jupiter / soft":
    "The Moon’s {aspect} to Jupiter resembles central heating: invisible, general, and missed as soon as it’s off. You assume that people mean well and, in your vicinity, they often do. Comfort encourages complacency. Visit a colder house, and learn who lives there.",
  "Moon-Saturn / conjunction":
    "Moon and Saturn in {aspect} cast the heart in bronze. It’s durable, it suits public squares, and pigeons are a recurring difficulty. You endure what others merely discuss. Someone close would gladly learn which side gets the sun; point, and stand still for it.",
  "Moon-Saturn / hard":
    "With the Moon in {aspect} to Saturn, you expect comfort to be invoiced. You decline the second helping and the sympathy, and then observe, without surprise, that nobody insists. Such thrift was sensible once. Accept at the first offer, and skip the protest.",
  "Moon-Saturn / soft":
    "Your moods observe office hours. The {aspect} of Moon and Saturn gives an emotional steadiness on which people build, with mortgages: the same friends, the same recipes, the same old car. What it omits is spectacle, and your relatives are short of anecdotes.",
  "Moon-Uranus / conjunction":
    "Moon and Uranus in {aspect} mount the emotional furniture on wheels. Tenderness strikes you like hail, brief and astonishing, and then you require an unoccupied horizon. Relatives find this bewildering. The people who love you best leave a plate out and don’t take attendance.",
  "Moon-Uranus / hard":
    "The circuit breaker trips whenever two people get comfortable. Moon and Uranus in {aspect} need closeness and treat it as an electrical fault, so reunions are your specialty. When the urge to leave comes, remain a quarter of an hour. There’s dessert.",
  "Moon-Uranus / soft":
    "The {aspect} of Moon and Uranus lets you feel at home in unusual arrangements: the commune, the night shift, two apartments with one dog. Surprise cheers you. You sense a friend’s need for distance before it’s voiced. Your own comes unannounced.",
  "Moon-Neptune / conjunction":
    "Moon and Neptune in {aspect} made you out of blotting paper. Every sorrow spilled in the district soaks through, along with some extraordinary music, and by evening the stain looks like yours. Wash your hands after sad conversations. It sounds superstitious; call it punctuation.",
  "Moon-Neptune / hard":
    "You mourn beautifully for things that never occurred. With Moon and Neptune in {aspect}, longing supplies the pictures, and actual people turn up looking under-rehearsed. Compassion is the treasure. Spend some on whoever is standing in the hallway, coughing, with the groceries.",
  "Moon-Neptune / soft":
    "The Moon in {aspect} to Neptune provides an inner cinema with excellent seats. You console by imagining precisely what it’s like, and you dream usefully. Since something is always showing, daily bread competes poorly. Turn one dream per season into wood, wool or money.",
  "Moon-Pluto / conjunction":
    "Moon and Pluto in {aspect} built the nursery above a volcano. Everybody compliments the lovely warm floors. You feel in extremes, disclose in teaspoons, and love people down to the bedrock, which they notice. Ventilation is the art. Erupt slightly, in ordinary weeks, about laundry.",
  "Moon-Pluto / hard":
    "Trust gets audited here. The {aspect} of Moon and Pluto searches affection for a hidden clause, and reacts to a late reply as though the bridge were out. You’ve survived more than you let on. Most carelessness has no author; let a friend be careless.",
  "Moon-Pluto / soft":
    "You can sit beside the unbearable without looking away, which is why they call you. The {aspect} of Moon and Pluto composts grief into something that feeds people, unseen, over months. Tell those you love when it’s working. They mistake the steam for distance.",
  "Mercury-Venus / conjunction":
    "A graceful mind, and salable. Mercury and Venus in {aspect} dip the pen in syrup, so that your refusals are phrased attractively enough for people to thank you and come back next week for whatever you refused. No, in its classical form, has one syllable.",
  "Mercury-Venus / hard":
    "You hear the false note, and comment. With Mercury and Venus in {aspect}, wit is set against tenderness, and a declaration of love gets edited for repetition and tone before its author has reached the verb. Retire the red pencil for compliments, in both directions.",
  "Mercury-Venus / soft":
    "The {aspect} of Mercury and Venus gives you an ear: for the apt word, the apt gift, the pause after which someone says yes, and quarrels lose their appetite in your vicinity. So do several necessary ones, which go on starving in the hall.",
  "Mercury-Mars / conjunction":
    "Your tongue is loaded. Mercury and Mars in {aspect} think at a gallop, hit the mark, and are halfway down the street, feeling cheerful, when the other person notices the arrow. Debating societies were invented for this. At home, count to their last vowel.",
  "Mercury-Mars / hard":
    "Conversation is a contact sport, with Mercury in {aspect} to Mars, and you receive a simple “good morning” as a thesis whose rebuttal is already being prepared. It’s splendid for editing and for letters to the council. Ask something whose answer you don’t have.",
  "Mercury-Mars / soft":
    "Word and deed run as a relay team. Mercury and Mars in {aspect} make you quick in speech, handy with tools, cool in examinations and given to messages with verbs, which leaves bystanders feeling managed. They’d like the baton.",
  "Mercury-Jupiter / conjunction":
    "Mercury and Jupiter in {aspect} hang your thoughts in a gallery with high ceilings, where you seize the general idea at once, tell it wonderfully, and enlarge it until the fish has grandchildren. Audiences adore it. Anyone who was there keeps silent.",
  "Mercury-Jupiter / hard":
    "The footnote becomes a chapter. With Mercury and Jupiter in {aspect}, you know a great deal, tell most of it, and commit in writing to the remainder, with a decimal point in the wrong country. Read contracts aloud to a pessimist.",
  "Mercury-Jupiter / soft":
    "Teachers like you. The {aspect} of Mercury and Jupiter gives an optimist’s intelligence, which asks how a thing will work and is frequently obliged, so that publishing, travel and second languages come with little strain. Tedium gets skipped. Marry, or hire, a reader of appendices.",
  "Mercury-Saturn / conjunction":
    "Other people’s words are written; yours are engraved. Mercury and Saturn in {aspect} release a sentence late, sober and accurate, and it gets quoted in meetings you didn’t attend, by people who never suspect the rehearsals. Chatter strikes you as littering. Litter a little.",
  "Mercury-Saturn / hard":
    "A red stamp descends before the sentence is out. Mercury and Saturn in {aspect} make a careful thinker who expects to be marked wrong and therefore comes with sources, and sees improvisers, who have none, forgiven. Speak second in the next discussion, not last.",
  "Mercury-Saturn / soft":
    "The {aspect} of Mercury and Saturn builds a mind with shelves. You plan, you retain, you can get a tax form across to a teenager without either of you weeping, and your advice is still correct in five years. The shelves await some useless ornament.",
  "Mercury-Uranus / conjunction":
    "Lightning has your number. Mercury and Uranus in {aspect} deliver ideas whole, in the shower, in traffic, or halfway through another person’s anecdote, and some are patents and some are puns. Write it down. Then let the other person get to the ending.",
  "Mercury-Uranus / hard":
    "Your thoughts change trains unannounced. With Mercury in {aspect} to Uranus, you contradict for the pure voltage of it, spot the flaw that experts had grown fond of, and press “send” in the same movement. Wait one hour. Anything that made you laugh waits two.",
  "Mercury-Uranus / soft":
    "Strange machines confide in you. The {aspect} of Mercury and Uranus sees the shortcut, teaches it without condescension, and grows bored by whatever everyone already knows, including, unfortunately, the manual. Patience for ordinary instruction is an upgrade you haven’t installed. Begin with your mother’s phone.",
  "Mercury-Neptune / conjunction":
    "Poetry does the filing. Mercury and Neptune in {aspect} know things by their atmosphere, so that you mislay the invoice and yet describe, accurately, the curtains of a clerk you’ve only heard on the telephone. Facts arrive scented. Have someone unromantic confirm the date.",
  "Mercury-Neptune / hard":
    "What was said and what you heard had different soundtracks. The {aspect} of Mercury and Neptune makes an enchanting raconteur who is taken in occasionally by the tale, and who gives directions by how the street felt. Repeat agreements in dull words, with numerals.",
  "Mercury-Neptune / soft":
    "Metaphors grow on you like ivy. With Mercury in {aspect} to Neptune, you translate what can’t be said, a mood into a melody, a patient’s shrug into a request, and grateful people have no idea how it was done. Prune for officials. They’d like dates.",
  "Mercury-Pluto / conjunction":
    "The fourth question is yours. Mercury and Pluto in {aspect} gave you a drill for a mind, and you ask the thing after which nobody speaks, retain the answer for a decade, and are admired by detectives. Spouses admire it less. Unplug it at meals.",
  "Mercury-Pluto / hard":
    "You have the last word, and bury people under it. The {aspect} of Mercury and Pluto argues to convert, notices each evasion, and returns at midnight with evidence thought lost. Dropping a subject remains unexplored. Drop one weekly, from a safe height.",
  "Mercury-Pluto / soft":
    "People tell you the real motive. With Mercury in {aspect} to Pluto, you listen downward, beneath the anecdote to the pipe that feeds it, and whatever you answer has a way of altering what they do. Influence deserves announcing. State your interest beforehand.",
  "Venus-Mars / conjunction":
    "Venus and Mars in {aspect} leave the burner on, so that you flirt with waiters, projects and spaniels, want things visibly, and bring a degree of heat even to the parents’ association. Attraction starts quickly. Before the smoke clears, find a second topic in common.",
  "Venus-Mars / hard":
    "Wanting and being wanted step on each other’s feet. The {aspect} of Venus and Mars produces sparks, slammed pianos and reconciliations that the neighbors could set to music, and without friction you suspect that it can’t be love. Calm is like olives. Try several.",
  "Venus-Mars / soft":
    "Charm and nerve share an umbrella. The {aspect} of Venus and Mars lets you ask for what you’d like in a tone that makes refusal seem unfriendly, which is useful in romance and nearly illegal in sales. Losing pleasantly is the missing lesson.",
  "Venus-Jupiter / conjunction":
    "The two benefics, elbow to elbow, are ordering for the table. Venus and Jupiter in {aspect} make you so fond of people, pleasure and upgrades that the whole world appears, faintly, to be hosting you, and you reciprocate. Moderation gets sent back. Taste it first.",
  "Venus-Jupiter / hard":
    "The gift was larger than the occasion. With Venus in {aspect} to Jupiter, you love in bulk, spend to match, and overlook in a new acquaintance whatever would have spoiled the view, such as the acquaintance. Halve the gesture. Then deliver it in person.",
  "Venus-Jupiter / soft":
    "Hosts are pleased with themselves for having invited you. The {aspect} of Venus and Jupiter gives good taste a sense of humor, and affection comes along without being sent for, with the result that you’re lazy in love. Write the letter. They’d forgive you anyway.",
  "Venus-Saturn / conjunction":
    "Venus and Saturn in {aspect} make love a craft, with an apprenticeship. You’re slow to say it and slower to leave, you prefer teak to plywood in people, and your looks, like your loyalties, ripen around forty. From the sidewalk it resembles coldness.",
  "Venus-Saturn / hard":
    "You read the price tag on affection before trying it on. The {aspect} of Venus and Saturn assumes that love is earned and can be withdrawn, weighing each endearment like a jeweler with one eye shut. What passes is gold. Let some cheerful brass through.",
  "Venus-Saturn / soft":
    "Love, with you, improves under maintenance. Venus and Saturn in {aspect} keep vows, anniversaries, a regular table and a slender account for emergencies, and at least one friendship has outlasted four governments and a boat. Glamour isn’t included, though a sequin has been sighted.",
  "Venus-Uranus / conjunction":
    "Venus and Uranus in {aspect} fall in love as people fall off bicycles: instantly, in public, and either limping away by autumn or staying for life on terms no notary has seen. Convention spoils your appetite. When you do return, it’s by a different road.",
  "Venus-Uranus / hard":
    "Just as it becomes official, your taste changes. With Venus in {aspect} to Uranus, you want thrilling people to be reliable and reliable people to be thrilling, and you have interviewed extensively on both sides. Excitement leaves one hungry. Redecorate something other than the relationship.",
  "Venus-Uranus / soft":
    "Former flames become friends, and oddities become allies. The {aspect} of Venus and Uranus runs a season ahead in taste and gives the people near you so much freedom that, to everyone’s astonishment, they use it to stay. It’s more than most vows achieve.",
  "Venus-Neptune / conjunction":
    "Venus and Neptune in {aspect} look at everyone by candle. Flaws soften, passersby acquire profiles, an overcoat can make you weep, and both art and mercy profit from it more than courtship does. Inspect the beloved at noon, under supermarket bulbs. Then buy the candlesticks.",
  "Venus-Neptune / hard":
    "You fell for the trailer. The {aspect} of Venus and Neptune adores what a person is just about to become, forgives the postponement, and pays for the lessons, since beauty enters you where pain does. Music keeps its appointments. Ask people for references.",
  "Venus-Neptune / soft":
    "Animals approach you. The {aspect} of Venus and Neptune gives a tenderness that isn’t particular about who deserves it, so lovers feel excused from being impressive, and your taste has something faintly undersea about it. Ask for more. Being worshiped in return does no damage.",
  "Venus-Pluto / conjunction":
    "Venus and Pluto in {aspect} love with a shovel: you want the layer beneath, the first betrayal, the motive behind the motive, and nothing has ever bored you like a pleasant evening among pleasant people. Every attraction remakes you. Few realize it’s a dig.",
  "Venus-Pluto / hard":
    "Jealousy has a reserved seat. With Venus in {aspect} to Pluto, love turns into a contest over who needs whom more, money takes sides, and complicated people find you irresistible. Want something openly, prepared not to get it. The contest loses a player.",
  "Venus-Pluto / soft":
    "Affection, in you, has a taproot. The {aspect} of Venus and Pluto mends bonds that others would have replaced, profits from whatever is currently undervalued, and is attractive in a manner that survives bad haircuts. Put some in a greeting card, with exclamation points.",
  "Mars-Jupiter / conjunction":
    "Mars and Jupiter in {aspect} drive a bus full of volunteers. Whatever you favor, you favor at the top of your lungs, and luck has such a weakness for momentum that overreach has become your house specialty. The slowest passenger asks about brakes.",
  "Mars-Jupiter / hard":
    "No dare was ever refused. The {aspect} of Mars and Jupiter leaps, sends an invoice for the leap, and leaps again from the top of the invoice, and every crusade has your address. Choose one windmill. Measure it, since most bruises come from the second.",
  "Mars-Jupiter / soft":
    "Effort pays you interest. With Mars and Jupiter in {aspect}, you start cheerfully, recover fast, and give hard labor the air of an outing, so that helpers turn up with sandwiches. Attempt something that requires your entire strength. It has been wondering when you’d ask.",
  "Mars-Saturn / conjunction":
    "Low gear, high torque, no radio. Mars and Saturn in {aspect} give you the tractor’s virtues, and you’re still at it, with a cold and useful anger, well after the talented have gone home. Switch off at dusk. Even heavy machinery has a shed.",
  "Mars-Saturn / hard":
    "Red and green show at once on your traffic signal. The {aspect} of Mars and Saturn charges, stops, and blames the car behind, although endurance grows there, as certain pines do on cliffs. Make the first step absurdly easy. Take it before the committee convenes.",
  "Mars-Saturn / soft":
    "You finish. The {aspect} of Mars and Saturn paces the anger and powers the patience, and it’s common in marathon runners, surgeons and people who restore pipe organs, all of whom grow uncomfortable when praised. Escalators exist; you’ve heard of them.",
  "Mars-Uranus / conjunction":
    "Mars and Uranus in {aspect} whip away the tablecloth, and most of the dishes stay. You act by reflex, invent under fire, and learn little from supervisors, having left before the instructions. Look both ways, literally, whenever you feel brilliant.",
  "Mars-Uranus / hard":
    "The horse bolts, and later there’s a theory. Mars and Uranus in {aspect} act on the instant, against the rule and occasionally against the wall, because liberation is your sport and schedules aren’t. What you need is a fenced field to be abrupt in.",
  "Mars-Uranus / soft":
    "When the plan collapses, you brighten. The {aspect} of Mars and Uranus makes a mechanic of the unexpected, who finds some wire and has it running on two wheels before the others have stopped blaming each other. Routine blunts you. Nobody has obtained a diagram.",
  "Mars-Neptune / conjunction":
    "Mars and Neptune in {aspect} box underwater: the blow is slow, it comes from every side, and it’s thrown on behalf of the drowned more often than for yourself. Bullies make you mysteriously tired. Move to music. Then admit aloud whom you’re angry with.",
  "Mars-Neptune / hard":
    "The arrow has left, and the target is now somebody you pity. With Mars in {aspect} to Neptune, you charge at clouds, apologize and lie down, worn out by causes that never had so much as a timetable. Choose one visible task. Finish before supper.",
  "Mars-Neptune / soft":
    "A tailwind no one sees is lent to you by the {aspect} of Mars and Neptune. You get your way by drift and grace, you swim well, act well and rescue discreetly, and nobody credits you with force. Used openly, once, it would astonish them.",
  "Mars-Pluto / conjunction":
    "Others were issued a spade; you have a crane. With Mars and Pluto in {aspect}, whatever you set out to move gets moved, including those who happened to be standing on it, and where others tire you merely smolder. Sound the horn before you swing.",
  "Mars-Pluto / hard":
    "Irresistible force, meet yourself. The {aspect} of Mars and Pluto refuses to be overtaken, on highways or in principle, and it has won battles that left nothing worth owning. Such stamina wants digging. Start on a well, a thesis, or one long apology.",
  "Mars-Pluto / soft":
    "Under the reserves you have reserves. With Mars in {aspect} to Pluto, you finish what frightens people, at a steady pressure, and opponents sense it and become unaccountably polite. Overwork is invisible to its owner. Whoever waits with supper sees it distinctly.",
  "Jupiter-Saturn / conjunction":
    "Every twenty years Jupiter and Saturn meet, and the babies of that season, yours included, receive an enthusiast and an accountant in one crib. The {aspect} makes reformers who actually read the minutes. Things go best when the enthusiast drafts and the accountant signs.",
  "Jupiter-Saturn / hard":
    "Expand, urges one uncle; save, urges the other. Everyone born under the {aspect} of Jupiter and Saturn grew up during somebody’s change of policy, hesitates at exactly the wrong moment, and then commits tremendously, frequently to a career. Give each uncle his own season.",
  "Jupiter-Saturn / soft":
    "Jupiter in {aspect} to Saturn produces a school year with sound foundations and cheerful roofs, whose members build the thing, open it on schedule, and serve cake to the inspectors. As a group you rarely gamble. Someone must, and your odds are good.",
  "Jupiter-Uranus / conjunction":
    "Jupiter and Uranus meet about every fourteen years, and the class born under their {aspect} believes forever after in the sudden break: the loophole, the prototype, the telephone call that alters everything. Waiting for thunder has its drawbacks. In clear weather, wash the car.",
  "Jupiter-Uranus / hard":
    "Your whole year was handed a firework and told to take it outdoors. The {aspect} of Jupiter and Uranus raises hopes by surprise and drops them in the same manner, so your contemporaries find jackpots more believable than salaries. Arrange to have one of each.",
  "Jupiter-Uranus / soft":
    "With Jupiter in {aspect} to Uranus, the children of your season learned that rules bend pleasantly when smiled at, and you’ve all taken progress for granted ever since, as other people do plumbing. Thank an inventor. Or become one; both involve postage.",
  "Jupiter-Neptune / conjunction":
    "Roughly every thirteen years Jupiter and Neptune join, and a nursery full of infants dreams in surround sound. The {aspect} gives your age group faith, imagination, and a certain weakness for gurus with boats. Ask where the money goes. Then give it anyway.",
  "Jupiter-Neptune / hard":
    "Your vintage was bottled in a season of grand illusions. People with Jupiter and Neptune in {aspect} believe the brochure, weep for the cause, find sand in the engine, and try on a cynicism that never quite fits. Belief suits you better, with inspections.",
  "Jupiter-Neptune / soft":
    "The {aspect} of Jupiter and Neptune blessed the months around your birth with a general benevolence, like a good year for apricots, and your contemporaries expect kindness, sing in groups, and adopt dogs from abroad. Nobody got the gene for filing. Take turns.",
  "Jupiter-Pluto / conjunction":
    "Jupiter and Pluto in {aspect} gave your season ambitions with basements. Your classmates don’t want a share, they want the building and its blueprints, and a surprising amount of good gets funded that way. Whether anyone asked for it comes up later.",
  "Jupiter-Pluto / hard":
    "Win big, or dig: the {aspect} of Jupiter and Pluto marks a crop of people who can’t see a summit without suspecting a conspiracy at the top, and who are right often enough to be insufferable. Persuasion is the cohort’s vice. Leave one opinion unconverted.",
  "Jupiter-Pluto / soft":
    "Those born with Jupiter in {aspect} to Pluto have an instinct for buried resources, for talent in the back row, ore under the asphalt, and the entire year recovers so well from ruin that it’s casual about it. Others are still looking for their shoes.",
  "Saturn-Uranus / conjunction":
    "Every forty-five years Saturn and Uranus meet, and the old regime has to share a desk with its own replacement. Your cohort, born under the {aspect}, preserves the filing system and digitizes it in tears. Both sides employ you. Neither knows about the other.",
  "Saturn-Uranus / hard":
    "Your age group was raised on a remodeling site. The {aspect} of Saturn and Uranus sets the bylaw against the bolt from the blue, and you’ve all learned to distrust boss and revolution equally. Someone must keep the elevator running. It’s you, grumbling.",
  "Saturn-Uranus / soft":
    "Saturn in {aspect} to Uranus gave your years a talent for the reform that passes inspection: the engine is replaced with the car in motion, and the paperwork follows in triplicate. Neither punks nor bishops claim you. Be a bridge with opinions. Tolls are permitted.",
  "Saturn-Neptune / conjunction":
    "Once in thirty-six years Saturn and Neptune join, and a crop of children is delivered with blueprints for paradise. The {aspect} makes idealists who count the bricks and are personally disappointed by each, and worry is your dialect. Build one modest heaven. Include plumbing.",
  "Saturn-Neptune / hard":
    "Some certainty dissolved just as your generation leaned on it. With Saturn and Neptune in {aspect}, you share a nervous respect for reality and the suspicion that it’s been badly translated. Dread has no address, and that’s its whole trick. Give it one.",
  "Saturn-Neptune / soft":
    "Dreams with carpentry: so the {aspect} of Saturn and Neptune has equipped your years. As a cohort you’re kind, you’re oddly punctual about it, and you can wait for a vision and then turn up with sawhorses. Don’t leave the project in the garage.",
  "Saturn-Pluto / conjunction":
    "Every thirty-odd years Saturn and Pluto meet and leave behind a cohort with tungsten in it. Born under their {aspect}, your crowd expects the worst, packs accordingly, and is a trifle disappointed by fine weather. Hardship can’t impress you. Let comfort try.",
  "Saturn-Pluto / hard":
    "Institutions have cellars, as your contemporaries learned early. The {aspect} of Saturn and Pluto breeds a grim stamina, with jokes to match, and whoever advertises a quick remedy gets a long look from everybody. Strike one item off the list of endurances.",
  "Saturn-Pluto / soft":
    "With Saturn in {aspect} to Pluto, your age group renovates from the foundations upward, over decades, without fuss, and has outlasted fashions, regimes and two roofs. Power doesn’t excite you. That’s why it gets given to you; accept in writing, and put in some windows.",
  "Uranus-Neptune / conjunction":
    "Everyone within several years of you has this. The {aspect} of Uranus and Neptune occurs about once in 171 years and came, most recently, with the modem, so a whole generation dreams in networks and gets lonely there. Elsewhere is your gift. Lunch remains local.",
  "Uranus-Neptune / hard":
    "Your generation was sold the future and then shown the bill for the special effects. Uranus and Neptune in {aspect} make a decade’s children restless with gadgets and gods alike, and you’ve all revised your utopia twice. In the current version there are beans.",
  "Uranus-Neptune / soft":
    "Uranus in {aspect} to Neptune belongs to the millions born around you, nearly all of whom consider that progress ought to have a soul and decent music. Revolutions come to you in harmony. As a group you hum well. Some should read contracts.",
  "Uranus-Pluto / conjunction":
    "Born with Uranus and Pluto in {aspect}, as people were in the middle of the 1960s, you belong to a class that takes the lid off, and entire industries were dismantled by your yearbook. Leave one institution standing. You’ll want a place to meet.",
  "Uranus-Pluto / hard":
    "Uranus in {aspect} to Pluto marks generations born with the ground in motion, who regard stability as a rumor put about by furniture dealers and who become truly nervous only in a tranquil decade. Upheaval you can do. Rehearse, this week, one tranquil afternoon.",
  "Uranus-Pluto / soft":
    "Millions share it, so don’t be vain. The {aspect} of Uranus and Pluto gives an age group its knack for changing enormous things from underneath, committee by committee, in comfortable shoes, without one barricade. Check, now and then, that the revolution still has a destination.",
  "Neptune-Pluto / conjunction":
    "Neptune and Pluto meet about once in five centuries, most recently around 1892, so if this {aspect} is yours, happy birthday. You and your contemporaries buried one world’s gods and ordered up another’s. Everything since has seemed slightly recent. Do tell us how it begins.",
  "Neptune-Pluto / hard":
    "Almost nobody alive has Neptune in {aspect} to Pluto, and those who do are in no position to boast, since it sets a century’s dream against a century’s drains. Such generations dig up their own ideals. Label the pieces as you go.",
  "Neptune-Pluto / soft":
    "Neptune has been in {aspect} to Pluto, on and off, since the 1940s, so you share it with practically everyone on your bus. It’s the age’s undertone: a longing that insists on reaching the root. Don’t take it personally. Take it along.",
};
