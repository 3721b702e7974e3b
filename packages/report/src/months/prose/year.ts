/** Events of the year by house, and the natal points they touch: `new / 8`, `touch-full / Moon`. */
export const yearTexts: Readonly<Record<string, string>> = {
  "new / 1":
    "Nobody has seen you yet. In the house of the self, a new moon is a fresh page in the passport, so experiment with the unfamiliar coat and the shorter introduction.",
  "new / 2":
    "Somewhere at the bottom of the jar there is an exact figure. The new moon over income and belongings asks for a modest start: one account opened, one total finally looked up.",
  "new / 3":
    "A stamp, a sibling’s number, the neighbor whose name you’ve been dodging for a year: in this house the new moon starts with a few words sent to someone nearby.",
  "new / 4":
    "Something wants planting at home, if only a nail in the wall, because the house of roots renews itself in the dark, with furniture half moved and nobody invited over yet.",
  "new / 5":
    "Play is allowed to start badly. A crush, a sketch, a child’s invented game with its elastic rules: everything that germinates in this house grows by being enjoyed and withers when graded.",
  "new / 6":
    "Habits are born on dull mornings, and the new moon in the house of daily work favors a single repair to the routine, such as eating lunch at a table, starting tomorrow.",
  "new / 7":
    "The other place at the table is empty, or newly occupied. Since everything in the seventh is composed by two people, leave half of the plan unwritten for your partner’s handwriting.",
  "new / 8":
    "What two people owe each other gets a clean page. The opening move is a question about inheritance or grief or desire, one that neither of you has yet had the nerve to ask.",
  "new / 9":
    "A map gets unfolded on the bed, and study, travel and belief all set off the same way, with a name you can’t pronounce and an appetite for it.",
  "new / 10":
    "Somewhere your name goes onto a list. The tenth house starts things in public but early, long before any title, with one assignment done as if the entire town were looking.",
  "new / 11":
    "Friendship is accepting new members, so that a hope you have never told a group gets told, or the club you’d only observed from the stairs turns out to have a spare seat.",
  "new / 12":
    "This one has no witnesses. In the last house a cycle starts the way sleep does, by lying down, and the thing that was already ending is permitted to end first.",
  "full / 1":
    "The mirror answers back. At a full moon in the first house everyone sees you at once, flaws and feathers together, and other people’s expectations of you become equally visible.",
  "full / 2":
    "The bill arrives, or the payment, and under this moon your money house sets its entire contents out on the lawn, where your earnings get weighed against your generosity.",
  "full / 3":
    "Everybody talks. A conversation that has been going on in installments reaches its last chapter, and the sibling, the neighbor and the inbox all require an answer the same afternoon.",
  "full / 4":
    "Home fills up, with relatives or with feelings about them, until a family matter that has ripened for months can be smelled from the hall, and the office will have to wait.",
  "full / 5":
    "Applause, or the want of it. Romance, children and your latest creation come into full view together, and it becomes obvious who was performing and who was enjoying it.",
  "full / 6":
    "The chores have been keeping records. A full moon in the sixth shows what your routine has really cost, in the vertebrae, in the calendar, in the drawer that no longer shuts.",
  "full / 7":
    "Two people can see each other from here. Everything that was agreed without words, with a partner or a rival, comes up for reading aloud, and afterward for signatures or the shredder.",
  "full / 8":
    "Something buried comes up with the roots attached. An old loan, a will, a desire, a bereavement: at high tide the eighth house leaves it on the sand between the two of you.",
  "full / 9":
    "Far things come near: a verdict arrives, or a degree, or a ticket, and a conviction that traveled beautifully for years is asked to stand still and be examined by daylight.",
  "full / 10":
    "Visibility peaks. The thing you have been constructing up on the hill is seen from all sides now, and praise and blame ride up in the same elevator, individually addressed.",
  "full / 11":
    "Everyone came. At this full moon a group reaches its high point or splits along an existing crack, and by midnight it’s obvious which of your friends were there for you.",
  "full / 12":
    "Dreams get loud. In the hidden house a full moon shows what has been exhausting you, usually while you still have your shoes on, and an ending asks to be acknowledged.",
  "solar-eclipse / 1":
    "The Sun goes out over the house of your own face, says the old symbolism, and comes back on a slightly different person, who will be introduced inaccurately for several weeks. Let one label lapse.",
  "solar-eclipse / 2":
    "Old astrologers advised kings to stay indoors on such days. In the money house the eclipse stands for a source of income or a prized possession that loses its rank, and for ground unexpectedly cleared.",
  "solar-eclipse / 3":
    "A gap opens in the chatter. With the Sun eclipsed in the house of talk, one familiar caller, errand or route drops out of the week, and the silence shows how much it used to say.",
  "solar-eclipse / 4":
    "Roots are the subject, and somebody has cut the current upstairs. An eclipse here draws a line across the family album, under a house, a parent’s function, or a holiday custom that has had its last year.",
  "solar-eclipse / 5":
    "Intermission. One of your pleasures, in art or courtship or simple amusement, is due for another script, and the familiar costume already feels borrowed at the elbows. Don’t fill the interval with popcorn.",
  "solar-eclipse / 6":
    "One cog is taken out. An eclipse in the house of work and habit stops the machinery long enough for you to notice who designed it, and whether that person ever had to operate it.",
  "solar-eclipse / 7":
    "Across the table a face goes dim for a minute, and under the eclipse your seventh house turns partnership into a live question: what would you two be doing if you had been introduced only this week?",
  "solar-eclipse / 8":
    "Debts older than you fall due, in symbols. Here the eclipse covers everything shared and everything mourned, and one knot of money, sex or sorrow gets cut more cleanly than you would ever have dared.",
  "solar-eclipse / 9":
    "The compass needle swings. With the Sun blotted out over creed and travel, a teacher loses authority or a course of study its point, and you’re back to elementary questions, with an undergraduate’s appetite.",
  "solar-eclipse / 10":
    "Up at the town hall they are lowering one flag and hoisting another. Titles, bosses and ambitions trade places under this eclipse with less ceremony than you’d planned, and temporarily your business card is fiction.",
  "solar-eclipse / 11":
    "The round table has an empty seat. Friendships and distant hopes are thinned by an eclipse in this house, and the future you’d imagined with certain people needs one unfamiliar name written into it.",
  "solar-eclipse / 12":
    "Endings of this kind send no card. The eclipse in your twelfth house settles an account that nobody else knew was open, and relief turns up days later, in the unglamorous form of long sleep.",
  "lunar-eclipse / 1":
    "Your own needs have waited their turn in a long line. The Moon is swallowed and given back over the house of self, and a habit of accommodating everybody gets its last evening out.",
  "lunar-eclipse / 2":
    "A pocket is turned out so that you can see the lining, and some comfort you buy, or some importance you borrow from possessions, comes to its natural end. Shopping feels odd. That’s information.",
  "lunar-eclipse / 3":
    "The last word, this time, really is the last. A long exchange with someone nearby, a brother, a classmate, the woman upstairs, completes itself under a copper moon. Afterward you notice the birds.",
  "lunar-eclipse / 4":
    "Old wallpaper comes off in sheets. Family feeling reaches its high-water mark in this house, and a part you’ve played from childhood, peacemaker or clown or third parent, is returned to its original author.",
  "lunar-eclipse / 5":
    "Is it still a game? Under the darkened Moon a romance, a hobby or a child’s dependence on you ripens past its season, and the heart does its arithmetic in red pencil.",
  "lunar-eclipse / 6":
    "Overtime ends. In this house the eclipsed Moon shows which duty has been living off you, and an obligation, a position or a favorite way of being indispensable is struck from the roster.",
  "lunar-eclipse / 7":
    "Something between two people is over: a silence, a contest, an arrangement. A lunar eclipse in the house of partners shows it in a face before it shows in a word, so look up from the dishes.",
  "lunar-eclipse / 8":
    "The vault stands open at an inconvenient hour. What you have been guarding for another, money or mourning or knowledge, has grown too heavy for one, and this eclipse is the symbol for setting it down.",
  "lunar-eclipse / 9":
    "Faith molts. A conviction, a course of study or a distant place that commanded your loyalty reaches completion, and the remainder on the ground looks thin, like a stocking that some snake has stepped out of.",
  "lunar-eclipse / 10":
    "Feelings walk into the office without an appointment. At a lunar eclipse in the house of career you discover what you’re known for, who minds, and whether you still want the title engraved.",
  "lunar-eclipse / 11":
    "Take attendance. Under this eclipse a circle loosens that used to have all your evenings, and an ambition you’ve outgrown can come down from the wall without malice, like a team photograph.",
  "lunar-eclipse / 12":
    "Sleep brings up what daylight kept under. In the hidden house a lunar eclipse is a flood over old fields: some regret or private habit floats loose, wanting only to be waved off from the bank.",
  "touch-new / Sun":
    "This one is addressed to you in person. What starts here has your name on its first line, and looks thoroughly uninteresting to everyone else.",
  "touch-new / Moon":
    "A blank sheet is handed out, and needs you had stopped mentioning come up like crocuses, early, embarrassed, and not to be stepped on.",
  "touch-new / Mercury":
    "An idea arrives without its coat. Write it down before you can defend it; thoughts delivered on Mercury are notoriously quick to catch cold.",
  "touch-new / Venus":
    "Taste moves first, in that a color, a person, or a sort of afternoon that never appealed to you suddenly does, and Venus requires no explanation.",
  "touch-new / Mars":
    "The starting pistol goes off, and unless the new energy is given some task by evening, it goes out looking for a quarrel.",
  "touch-new / Jupiter":
    "A seed lands in the best soil you own. Jupiter overwaters, so decide immediately how enormous this thing is going to be allowed to get.",
  "touch-new / Saturn":
    "A serious start, the sort that comes with a form to fill in, and Saturn countersigns only what you intend to go on doing when it bores you.",
  "touch-new / Uranus":
    "Something starts out of order, and the step you skip on impulse deserves a second look, as does the impulse itself, about two days later.",
  "touch-new / Neptune":
    "What starts on Neptune comes in as weather, an atmosphere with no address; write the dream down, and leave the contract for another morning.",
  "touch-new / Pluto":
    "Underground, a boiler comes on. Anything started at this degree works out of sight and is formidably stubborn, so give it a purpose early.",
  "touch-new / Ascendant":
    "First impressions start over. Walk in as the person you’d like to be known as, and pronounce your name as though you had picked it yourself.",
  "touch-new / Midheaven":
    "The new moon stands at the top of your chart, and because a first step taken in public gets quoted, take one you’d be willing to sign.",
  "touch-full / Sun":
    "Everyone can see what you’ve been up to, including you. Take the compliment whole. Take the criticism in slices, with something to drink.",
  "touch-full / Moon":
    "High tide, and your Moon never learned to get out of the water. Eat something warm, weep if it comes, and decide nothing until later in the week.",
  "touch-full / Mercury":
    "Thoughts that have paced the corridor for weeks all demand to speak simultaneously, and they should, to one listener, with the phone in a drawer.",
  "touch-full / Venus":
    "Affection comes to a head. Someone says it, or buys it, or stops wanting it, and Venus at last gets to read the label.",
  "touch-full / Mars":
    "Anger ripens, and so does courage, and from across the street they look identical. Before you swing at anything, notice who is standing near.",
  "touch-full / Jupiter":
    "More is offered than a single evening can accommodate. Jupiter at the full says yes to all of it; ask instead for a bag.",
  "touch-full / Saturn":
    "An examination falls due, and the grades are posted. What you constructed soberly stands up well in this glare. The rest gets a second semester.",
  "touch-full / Uranus":
    "A wire shorts. Someone leaves, or bursts out laughing, or announces it to the entire table, and in two cases out of three it’s you.",
  "touch-full / Neptune":
    "Illusions glow tonight. Anything that looks holy, hopeless or madly in love deserves another inspection, in flat morning weather.",
  "touch-full / Pluto":
    "Something surfaces that you had weighted down with stones, and Pluto would prefer to hear it in a dozen words, without an audience and without threats.",
  "touch-full / Ascendant":
    "People react to you more than usual, which is instructive. Write down what three of them call you before you correct anyone.",
  "touch-full / Midheaven":
    "Results go on display. What hangs from the top of your chart this week is your reputation, crooked or straight, and the public has noticed the nail.",
  "mercury-retrograde / 1":
    "You’ve been misquoted, possibly by yourself. Retrograde Mercury in the first house returns your old introductions for editing, so ask a few people what they actually heard.",
  "mercury-retrograde / 2":
    "Receipts wander off, old invoices come back with additional questions attached, and any amount you quote needs saying twice, the second time in writing.",
  "mercury-retrograde / 3":
    "Of all twelve houses this is Mercury’s own, and he trips over his own luggage in it: wrong number, wrong platform, right sister. Reread before sending.",
  "mercury-retrograde / 4":
    "Leases, spare fuses and family stories go astray, although somewhere at home is the paper that settles the matter, and it’s in the lowest box.",
  "mercury-retrograde / 5":
    "An old flame writes, or an old hobby does. Backward Mercury goes over the love letters with a pencil, correcting the spelling before the sentiment.",
  "mercury-retrograde / 6":
    "The printer knows. Appointments slip, tools conceal themselves under other tools, and the one routine worth having this month is to verify everything the evening before.",
  "mercury-retrograde / 7":
    "Agreements come back unsigned, because what your partner said and what you filed under that heading turn out to differ considerably. Review the minutes together, kindly.",
  "mercury-retrograde / 8":
    "Passwords, policies, who paid for the roof: joint paperwork crawls out of its folder, and Mercury, walking backward like an auditor, discovers the page.",
  "mercury-retrograde / 9":
    "Itineraries unravel, although the book you abandoned is the right one after all, and a teacher’s remark from years ago turns out to have had a second clause.",
  "mercury-retrograde / 10":
    "Check the name on the slide, because reports reach the wrong boss under this retrograde, and a damaged reputation is repaired by pointing out the error first.",
  "mercury-retrograde / 11":
    "Group messages breed. The friend you intended to answer last year is the one to call, and the meeting, despite what the invitation says, has moved.",
  "mercury-retrograde / 12":
    "Thoughts sleepwalk in this house, where the grief you forgot to attend to hums all night like a refrigerator, and a notebook by the bed finally justifies its existence.",
  "mercury-direct / 1":
    "Remarks about yourself come out in the right order again. Explain who you are now, preferably to the person who received the first draft.",
  "mercury-direct / 2":
    "The missing sum turns up, in a coat or in a column, and with Mercury moving forward you can name your figure and send the corrected invoice.",
  "mercury-direct / 3":
    "The line clears, errands that required three trips take one, and a conversation you’d given up on resumes exactly where it stopped, as if nobody had coughed.",
  "mercury-direct / 4":
    "A misplaced paper comes home, bringing the true year of some family legend with it, and decisions about walls and rent can proceed again.",
  "mercury-direct / 5":
    "The joke lands at last. What you’ve wanted to tell a lover, a child or a blank canvas discovers its verb, and play resumes.",
  "mercury-direct / 6":
    "Machines forgive you, one by one, which is the moment to take the single procedure that failed most often and write it out anew, on one index card.",
  "mercury-direct / 7":
    "Both of you mean the same thing by the word, finally. Sign, answer, or ask the question that was waiting for better reception.",
  "mercury-direct / 8":
    "Figures agree on both sides of the ledger. Now that Mercury is walking forward again, settle the matter of who owes whom, and eat together.",
  "mercury-direct / 9":
    "The road signs point where they say. Book it, enroll, submit the chapter; all that rereading has made you considerably harder to fool.",
  "mercury-direct / 10":
    "Announcements can go out under their proper names, so send the application you’ve been proofreading, and leave the last comma to its own conscience.",
  "mercury-direct / 11":
    "Replies come in, several of them impressively late, and as the group’s plan is in one piece again you’d better volunteer before somebody assigns you a task.",
  "mercury-direct / 12":
    "Something half remembered gets its name back. Tell it to a single person in the waking world, then let the night shift go home.",
  "venus-retrograde / 1":
    "Clothes stop agreeing with you. Retrograde Venus in the first house reviews your charm; postpone the dramatic haircut and wear what you wore when you were happy.",
  "venus-retrograde / 2":
    "Wants trade places: the thing you craved last month looks merely expensive, and an old belonging, rediscovered at the back of a closet, is oddly worth repairing.",
  "venus-retrograde / 3":
    "Sweet words get returned to sender, yet the compliment you never delivered to a brother, sister or neighbor is still good, though the wrapping has yellowed.",
  "venus-retrograde / 4":
    "The house looks wrong, down to its lampshades. Before repainting, ask whether you’re missing another color or the people who used to sit there.",
  "venus-retrograde / 5":
    "Former loves walk through, in person or in songs, and Venus, going backward, asks which of them you miss and which is merely your own youth.",
  "venus-retrograde / 6":
    "Pleasure has gone missing from the working day, and Venus comes back to look for it. Take the good cup to the office. Eat sitting.",
  "venus-retrograde / 7":
    "Affection is audited, by both parties. What was given gladly requires no receipt, and anything that was merely traded under that name becomes apparent now.",
  "venus-retrograde / 8":
    "Desire doubles back, because an intimacy you’d considered over has one more page, and the joint account shows what each of you imagined you were buying.",
  "venus-retrograde / 9":
    "A place you once adored looks different on the second visit. So does the exotic stranger, the guru, the faraway answer with flattering illumination.",
  "venus-retrograde / 10":
    "Charm earns less than usual at work, which lets you see what it used to pay for. Be appreciated this month for one accurate remark.",
  "venus-retrograde / 11":
    "Which friends do you dress up for? Venus backtracks through the circle, tallying invitations, and a companion who never asked for much comes to mind.",
  "venus-retrograde / 12":
    "Love goes on retreat here. An affection you never declared, or never properly buried, keeps you company at night and asks for a decent funeral.",
  "venus-direct / 1":
    "The face in the elevator is yours again, and as Venus moves forward you can purchase the coat, knowing exactly who will be inside it.",
  "venus-direct / 2":
    "Appetite settles down. If you still want it after so many second looks, it’s worth the money, so pay without wincing.",
  "venus-direct / 3":
    "Kind words travel in both directions again. Say the pleasant thing on the stairs, to the person, in full, before manners abbreviate it.",
  "venus-direct / 4":
    "Home agrees to be loved as it is, with two exceptions, and you now know which two. Paint those. Have someone over.",
  "venus-direct / 5":
    "Romance stops looking over its shoulder, so that the person, the project or the child in front of you receives the whole smile, creases included.",
  "venus-direct / 6":
    "The working day has tasted better lately, thanks to some bit of pleasure you smuggled into it; make that official, with its own hour.",
  "venus-direct / 7":
    "Affection finds its stride, side by side. What the two of you reconsidered can be promised again, aloud this time, or released with thanks.",
  "venus-direct / 8":
    "The bond has been revalued, and now that both of you have seen the figure, Venus suggests settling what’s owed in tenderness as well as cash.",
  "venus-direct / 9":
    "A wider taste comes home with you. Cook it, hang it, quote it at dinner; beauty manufactured elsewhere has cleared customs.",
  "venus-direct / 10":
    "People at work warm up, having met you without the varnish. Ask for the pleasant thing now: the title, the window seat, the credit.",
  "venus-direct / 11":
    "Among all those faces you finally know which two or three to feed, and as Venus turns forward the guest list gets shorter and merrier.",
  "venus-direct / 12":
    "Something tender is done with hiding. Whether you declare it or bury it, bring flowers; Venus prefers to leave this house with clean hands.",
  "mars-retrograde / 1":
    "The engine floods. Mars, going backward in your own house, turns ambition into a grudge against your knees, so walk the distance you had every intention of running.",
  "mars-retrograde / 2":
    "Fights about money turn out to be reruns, for Mars is retracing your expenses, and the thing you bought in anger sits there, still in its original plastic.",
  "mars-retrograde / 3":
    "Disputes come back with better lines, and with Mars reversing through the house of talk the magnificent message you drafted improves daily by staying unsent.",
  "mars-retrograde / 4":
    "Old anger lives at this address, where it bangs about in the plumbing of family history, and your assignment is to locate the valve.",
  "mars-retrograde / 5":
    "Desire stalls at the top of the ramp. In love and play pressing harder works badly now; teasing, resting and rehearsing work rather well.",
  "mars-retrograde / 6":
    "Work resists, screw by screw. Slow tools, sore tempers, an operation repeated three times: Mars wants the method repaired and the pace forgiven.",
  "mars-retrograde / 7":
    "You and a rival circle the same threadbare spot of carpet. Before anyone charges, find out what the original fight, years ago, was about.",
  "mars-retrograde / 8":
    "Resentment over shared things smokes without a flame. Mars digs backward here, through loans, beds and inheritances; go down with him, and bring a flashlight.",
  "mars-retrograde / 9":
    "The crusade has lost its road, and an opinion you have always fought for asks to be defended for once from the opposite bench, purely for practice.",
  "mars-retrograde / 10":
    "Ambition idles at the crossing. Bosses are prickly under this Mars, old contests reopen, and an intelligent campaigner drills, mends harness and waits.",
  "mars-retrograde / 11":
    "Comrades quarrel about who started it, because in a group backward Mars is a committee of generals, and somebody has to go and make sandwiches.",
  "mars-retrograde / 12":
    "Anger with no address wanders the corridors. It materializes as lateness, lost gloves and bad dreams; ask it, on paper, whom it intended to hit.",
  "mars-direct / 1":
    "The brakes let go. Take the first hill at half speed, because your strength comes back a good week before your steering.",
  "mars-direct / 2":
    "Earn, bid, ask. Mars goes forward through your purse, and the sum you’ve hesitated all this time to demand has acquired a spine.",
  "mars-direct / 3":
    "Say it, once, in the short version. With Mars moving on, the obstructed errand and the awkward call can both be over by lunch.",
  "mars-direct / 4":
    "Wardrobes can be dragged and ultimatums withdrawn. Now that Mars moves again under your own roof, tackle the object that everyone walks around.",
  "mars-direct / 5":
    "The itch to make something returns to your fingers. Chase it warm. Mars in this house enjoys an audience of one, out of breath.",
  "mars-direct / 6":
    "Sleeves up. The backlog that ridiculed you is only a heap again, and an hour a day with a shovel makes a respectable path through it.",
  "mars-direct / 7":
    "A direct approach works once more. Go and stand in front of the other person, state exactly what you want, then stop and listen.",
  "mars-direct / 8":
    "What smoldered can be extinguished or put to use, because Mars, going forward in the eighth, is courageous about bills, beds and last conversations.",
  "mars-direct / 9":
    "The expedition leaves. Defend the conclusions you’ve come to, buy the indestructible boots, and forgive the maps that delayed you.",
  "mars-direct / 10":
    "Ambition gets the green signal, and so do several competitors, so move first, on the assignment you prepared when nothing else was moving.",
  "mars-direct / 11":
    "The quarrel in the ranks burns off. Rally the survivors, give each a task with a deadline attached, and take the heaviest yourself.",
  "mars-direct / 12":
    "Strength comes back from the place where it was sulking. Complete the ending you kept postponing, with both hands, then sleep like a ditchdigger.",
  "ingress jupiter / 1":
    "For about a year the largest planet occupies your own house, and everything grows, confidence along with the waistline, so say yes early, before the invitations overlap.",
  "ingress jupiter / 2":
    "A fat year, in the tradition’s phrase, for the house of money. Jupiter raises income and expenses with the same cheerful gesture, so scratch a mark on the jar.",
  "ingress jupiter / 3":
    "Words multiply for about a year, as Jupiter in the house of talk brings courses, cousins, short trips and interminable answers; write something, and afterward eliminate a third of it.",
  "ingress jupiter / 4":
    "The house gets bigger, or more people sleep in it, since for a year Jupiter blesses the home, and generosity with the spare mattress is how the blessing usually dresses.",
  "ingress jupiter / 5":
    "Twelve months of recess, by the old reckoning. Jupiter here enjoys love affairs, children, wagers and enormous canvases, and asks only that you recognize when the game is over.",
  "ingress jupiter / 6":
    "Work swells around the jolly giant who has moved into it. For a year there is more of it, and better, with second helpings at lunch; decide what to drop.",
  "ingress jupiter / 7":
    "Other people are your luck for a year, because Jupiter in the house of partners stands for generous allies, extravagant promises and at least one exhibitionist who is worth the noise.",
  "ingress jupiter / 8":
    "Shared things multiply, loans and legacies and trust and appetite, because Jupiter spends a year among subjects that most families avoid, discussing them at full volume, over dessert.",
  "ingress jupiter / 9":
    "Jupiter comes home for a year, to the house of distant roads and ambitious ideas. Enroll, travel, publish, have faith, and beware of turning into everyone’s uncle.",
  "ingress jupiter / 10":
    "Your name is set in larger type for about a year. Jupiter on the heights of the chart brings opportunities faster than plans, and applause that requires a budget.",
  "ingress jupiter / 11":
    "Company increases. For a year Jupiter widens the circle, and some ambition you had scaled down for safety asks to be measured again at its original dimensions.",
  "ingress jupiter / 12":
    "A benefactor works behind the wall. Jupiter’s year in the twelfth is one of back stairs, near misses and second portions of sleep, and its most generous presents come unsigned.",
  "ingress saturn / 1":
    "A strict lodger moves in for two or three years. Saturn trims face, schedule and company down to what bears weight, and eventually you resemble yourself.",
  "ingress saturn / 2":
    "Two or three lean, instructive years with money, in which Saturn asks what each coin was for, and leaves behind a person who can name a fee without coughing.",
  "ingress saturn / 3":
    "Speech gets edited, because for over two years Saturn stands between you and the easy remark, and the remarks that survive, or the studies, are presently quoted back to you.",
  "ingress saturn / 4":
    "Foundations are inspected for two or three years. Saturn goes through the family residence tapping walls, and everything that sounds hollow has to be rebuilt, by you, mostly on weekends.",
  "ingress saturn / 5":
    "Fun becomes a craft. Saturn takes two or three years over romance, children and invention, confiscates the toys, and teaches you to complete what started as a lark.",
  "ingress saturn / 6":
    "Here Saturn is a foreman with a stopwatch. Two or three years of regular hours, fewer excuses and mended tools, and by the end your mornings operate themselves.",
  "ingress saturn / 7":
    "Partnership sits an examination that lasts two years or more, in which Saturn asks both of you what was promised, reads it back slowly, and respects a definite no.",
  "ingress saturn / 8":
    "An accountant takes lodgings with the ghosts, and throughout Saturn’s years here estates, obligations and fears are settled line by line, with nothing signed in a hurry.",
  "ingress saturn / 9":
    "Doctrine must show its papers. For two or three years Saturn cross-examines your convictions, makes you study the tedious half, and lets a sturdier faith walk out of the courthouse.",
  "ingress saturn / 10":
    "Saturn at the summit, for some two and a half years: heavy responsibilities, in full view of the valley. What you’ve earned is paid. So is what you haven’t.",
  "ingress saturn / 11":
    "Two or three years of fewer friends and better ones. Saturn thins the guest list, takes the dreamiest of your ambitions by the collar, and hands it a timetable.",
  "ingress saturn / 12":
    "Saturn enters the hermitage for over two years, during which old duties are wound up in private, much is abandoned without ceremony, and rest turns out to require practice.",
  "ingress uranus / 1":
    "Seven years of becoming difficult to describe, in which Uranus unpicks the label on your collar, starting with the hair, and lifelong acquaintances have to be introduced to you again.",
  "ingress uranus / 2":
    "Income comes in jolts for seven years, until Uranus has taught you to live without a permanent opinion of what you are worth, and one peculiar talent learns to charge.",
  "ingress uranus / 3":
    "The wiring of your mind is replaced, circuit by circuit, over seven years. Strange neighbors belong to this Uranus, and sudden languages, and siblings who finally say the unmentionable.",
  "ingress uranus / 4":
    "Earthquake country, say the textbooks, for seven years. Uranus rattles the house until you learn which beams are yours, and home becomes something that can be packed.",
  "ingress uranus / 5":
    "Love and art go electric. Through seven years Uranus makes play unpredictable and children contrary, and boredom, which used to protect you from falling, hands in its resignation.",
  "ingress uranus / 6":
    "No two workdays match for seven years, because Uranus in the house of routine blows a fuse each time you bend to a system that insults you.",
  "ingress uranus / 7":
    "Opposite you sits a surprise. For seven years Uranus keeps partnership on a loose rein, attracts you to independent spirits, and shows which of you was impersonating the jailer.",
  "ingress uranus / 8":
    "Taboos lose their voltage over these seven years, as Uranus pulls the cloth off shared money, sex and death, and the shape you’d been afraid to touch turns out to be furniture.",
  "ingress uranus / 9":
    "Seven years of heresy, some of it overdue, during which Uranus gives away your textbooks, reroutes the trip, and seats you beside a stranger with a better question.",
  "ingress uranus / 10":
    "The ladder is taken down, and you discover that you can jump. Uranus works on the career for seven years, mostly by removing the rungs you were climbing out of habit.",
  "ingress uranus / 11":
    "Your people turn out to be elsewhere. Uranus needs seven years to sort the tribe, and it admits the inventors, cranks and runaways who complete your thoughts incorrectly.",
  "ingress uranus / 12":
    "Something under the floor starts to hum, and goes on humming for the seven years in which Uranus frees you from the inside, one old fear at a time, at inconvenient hours.",
  "ingress neptune / 1":
    "Over some fourteen years the outline softens. Neptune lends you a saint’s tenderness and a ghost’s sense of direction, so wear one article that is unmistakably yours.",
  "ingress neptune / 2":
    "Money turns to mist, and sometimes to music, in these fourteen years when value becomes difficult to measure; leave the measuring to an unimaginative friend with a pencil.",
  "ingress neptune / 3":
    "Poetry seeps into the errands, and for about fourteen years Neptune blurs your facts and sharpens your metaphors, which is lovely in letters and disastrous in directions.",
  "ingress neptune / 4":
    "Home becomes a dream of home for some fourteen years. Neptune floods the cellar with memory, and you learn to love a place without its being watertight.",
  "ingress neptune / 5":
    "Fourteen years of romance in soft focus, with genuine inspiration in it. Neptune paints the beloved for you; every so often, ask to see them unpainted.",
  "ingress neptune / 6":
    "Duty dissolves at the edges, since for these fourteen years Neptune mixes employment with mercy, and your best hours go to people who never signed a time sheet.",
  "ingress neptune / 7":
    "Mist lies over the far side of the table for fourteen years, as Neptune marries you to saints, strays and artists, and sets you to memorizing their imperfections.",
  "ingress neptune / 8":
    "Borders thin where two lives overlap. Neptune’s fourteen years here bring mystical intimacy and murky paperwork, so share the soul if you like, and itemize the rest.",
  "ingress neptune / 9":
    "A fog full of bells. For fourteen years or so Neptune makes pilgrims of people in this house, calls them from a considerable distance, and supplies no address.",
  "ingress neptune / 10":
    "Work takes on a glow that no job description can explain, and for fourteen years Neptune asks what you’d do for love, then compensates you partly in invisible ink.",
  "ingress neptune / 11":
    "For about fourteen years your hopes extend to the whole of humanity, and Neptune fills the circle with dreamers; some lean heavily on you, and most are worth the wine.",
  "ingress neptune / 12":
    "Neptune reaches its own house, the sea within the sea, with fourteen years of vivid nights and thin walls ahead, in which solitude is where you dry off.",
  "ingress pluto / 1":
    "Over two decades you are taken down to the studs. Pluto in the first house replaces the person beam by beam, leaves the address, and strangers sense the excavation.",
  "ingress pluto / 2":
    "Some twenty years on what you own and what owns you. Pluto empties the safe to see who is left standing there, then teaches that person to earn.",
  "ingress pluto / 3":
    "Words put on weight for two decades, as Pluto makes a detective of you, until each errand has acquired a motive, each sibling a file, and idle conversation dies on the vine.",
  "ingress pluto / 4":
    "Twenty years of digging under the family property. Pluto brings up bones, silver and one grandmother’s real name, and the ground is firmer once everything has been looked at.",
  "ingress pluto / 5":
    "Play stops being harmless for some twenty years. Pluto pours obsession into love and art, incinerates the mediocre, and spares what you would have made anyway.",
  "ingress pluto / 6":
    "The daily grind meets something that grinds finer, and over two decades Pluto reduces your occupation to the part that matters, leaving the other duties to die unmourned.",
  "ingress pluto / 7":
    "Partners become mirrors with teeth, for Pluto has twenty years here to show what power does between two people, and how an attachment is remade by admitting it.",
  "ingress pluto / 8":
    "Pluto settles into its natural cellar for twenty years, during which nothing shared stays unexamined, and you turn into the person they call when the will is read.",
  "ingress pluto / 9":
    "Twenty years to burn down a conviction and go on living in its garden. Pluto sends you after the fact beneath the doctrine, and tourists’ answers lose their flavor.",
  "ingress pluto / 10":
    "Power takes an interest in your name for two decades, during which Pluto, in the house of career, demolishes the borrowed ambition first, then asks what you’d rule, and how.",
  "ingress pluto / 11":
    "For some twenty years Pluto sits in the back row of every organization you join, knowing who pays, who decides and who leaves. Soon you do too.",
  "ingress pluto / 12":
    "The longest excavation of all goes on beneath your sleep, for twenty years or so. Pluto composts here: old dread in, black soil out, and no spectators.",
  "sun-season / 1":
    "Your own month: the Sun stands in the first house, and energy arrives without being sent for. Start things. Be photographed.",
  "sun-season / 2":
    "The Sun inspects your silver, in weeks devoted to wages, appetites and repairs, when a thing sensibly bought warms you more than any compliment.",
  "sun-season / 3":
    "Errands bloom. Under this Sun the neighborhood is full of information, the phone is warm, and an unnecessary short trip beats an elaborate plan.",
  "sun-season / 4":
    "The Sun goes indoors. Curtains, cousins, grandfather’s armchair: what matters for a month is who eats at your table.",
  "sun-season / 5":
    "Recess. With the Sun in the fifth, anything that isn’t entertaining goes stale by noon, and showing off qualifies as exercise.",
  "sun-season / 6":
    "The Sun takes up a broom, and for a month it sorts screws, mends schedules and makes you admit how much sleep a body appreciates.",
  "sun-season / 7":
    "For four weeks the Sun shines from the other side of the table, and what people ask you for there amounts to a portrait.",
  "sun-season / 8":
    "The Sun visits the cellar with a lamp. Debts, desires, old sorrows: everything looks less enormous after an inventory.",
  "sun-season / 9":
    "Windows down, radio on. The Sun demands horizon this month, and any book heavier than your shoe will do for distance.",
  "sun-season / 10":
    "High noon at the office. The Sun shows your work to people with letterheads, so complete something they can see.",
  "sun-season / 11":
    "The Sun joins a club, where friends of friends appear, plans become communal, and your wish improves by being disputed at considerable length.",
  "sun-season / 12":
    "The Sun lies down. Before your own month comes round there are four weeks for sleep, unraveled ends and unanswered prayers.",
  "birthday / 1":
    "The Sun is back at the exact degree where you came in, and although old astrologers cast a chart for this hour, you can simply notice who calls, and whom you’d hoped for.",
  "birthday / 2":
    "One lap completed. The Sun stands exactly where it stood when someone first pronounced your name aloud, and for a single day the year has neither a past nor excuses.",
  "birthday / 3":
    "Happy return, literally: the Sun comes home to your degree. Blow something out, as custom demands. Then ask what you would want if nobody had baked.",
  "birthday / 4":
    "Today the sky repeats itself for your benefit. The Sun reaches its starting line, and cake, that ancient instrument of divination, shows who cuts and who waits to be served.",
  "birthday / 5":
    "Somewhere a midwife looked at the clock, and now that the Sun has come round to that identical point it’s customary to make one wish too extravagant for the candles.",
};
