/** Events of the year by house, and the natal points they touch: `new / 8`, `touch-full / Moon`. */
export const yearTexts: Readonly<Record<string, string>> = {
  "new / 1":
    "A different way of dressing, talking or spending the first hour of the day can start without an announcement. Give it two weeks before you tell anyone, since an audience turns it into a performance.",
  "new / 2":
    "Most people have one figure they’d rather not know, such as the total on a card or a year of coffees. Look it up this week, because guessing is more exhausting.",
  "new / 3":
    "An overdue answer grows its own apology, which gets a line longer every week until you can’t send either one, so leave the apology out and write the three sentences you meant originally.",
  "new / 4":
    "Plans for a whole home, or a whole family, mostly stay plans. A single corner is another matter: clear the one you always walk past without looking, and live with it for a week.",
  "new / 5":
    "Somewhere in growing up, whatever was fun starts getting a grade. Pick something you do badly, such as drawing, dancing or writing to somebody you like, and give it an hour when nobody’s keeping score.",
  "new / 6":
    "New routines mostly die of ambition around the ninth day, so take something almost too small, like shoes put out the night before, and let it get dull before you improve it.",
  "new / 7":
    "A plan that arrives finished leaves the other person nothing to do but nod. Bring yours with a gap in the middle, ask what belongs there, and let the silence go on while they think about it.",
  "new / 8":
    "There’s often one question that two people walk around, about money, the body or someone who’s gone. Ask it gently and early in the evening, while nobody’s tired.",
  "new / 9":
    "“Someday” is a comfortable place for a trip, a language or a big question, and nothing ever leaves it. Book one small part of yours now, with money or an evening, and plan the rest around that.",
  "new / 10":
    "Ambition is often kept so private that even people with influence have to guess at it, so let one piece of work be seen this week, and say in one sentence where you’d like it to lead.",
  "new / 11":
    "Hopes kept private are protected from laughter and also from help. Tell one of them to a friend who knows something about it, and listen to the first practical thing they say.",
  "new / 12":
    "It’s an odd kind of beginning, because all it asks for is less of something: cross out one thing that’s been over for a while, go to bed early, and let anything with an audience wait until next month.",
  "full / 1":
    "Whatever you’re feeling shows on your face these days, and people respond to it before you’ve said anything. Ask somebody kind what you look like from over there, and take the answer home.",
  "full / 2":
    "A purchase, a payment or a private doubt about what you’re worth has come up often enough by now to deserve an answer. Compare what you pay for things with the hours you actually use them.",
  "full / 3":
    "Messages come in faster than they go out, and tired people say everything twice, so answer the important one tonight, and let the others sleep until morning.",
  "full / 4":
    "Whatever has been growing in the family for months now sits down at the table with everyone. Eat first, because the same sentence sounds like an accusation before dinner and like a request after it.",
  "full / 5":
    "Love, play and whatever you’re making all want an evening in the same week, which shows you what you enjoy and what you merely keep up. The free evening goes to something you enjoy.",
  "full / 6":
    "Tiredness is the most honest report on a routine, and it comes in around now. Look through the week for a task that nobody would miss, and leave it undone to see whether anyone asks.",
  "full / 7":
    "Most trouble between two people comes from something neither has said, because both thought it was obvious. Say one such thing in a calm voice, and hear the whole answer, even the part that begins with “but.”",
  "full / 8":
    "A strong feeling about money or loyalty is often older than whatever it has landed on. Find out when you first had it before you settle anything with the person who happens to be standing there.",
  "full / 9":
    "Convictions are comfortable until somebody clever with a different one sits down beside you. Let them make their case to the end, and answer tomorrow, beginning with the part that kept you awake.",
  "full / 10":
    "Your work is on view, including the part you meant to fix. Praise and criticism can both be answered with “Thank you,” which leaves you the whole afternoon for the fixing.",
  "full / 11":
    "Some friends ask how you are and then wait, and others ask on their way to a favor. Both are genuinely fond of you, although the first kind deserves more of your evenings than it gets.",
  "full / 12":
    "Dreams are loud and the days feel thin, which is often how something you’ve put up with for a long time asks to be over, so write it down in a single line before breakfast, and read it again tonight.",
  "solar-eclipse / 1":
    "Solar eclipses are new moons that mean it, and this one is about who you take yourself to be. Notice which line in your introductions stopped being true some time ago, and leave it out the next time.",
  "solar-eclipse / 2":
    "The old astrologers saw a break here in what you earn, own or lean on, and something that used to make you feel safe can strike you as merely expensive. Look over what you rely on before you replace any of it.",
  "solar-eclipse / 3":
    "When the daily round of calls, errands and familiar faces loses a piece, the urge is to fill the gap by Thursday. Leave it open for a while, and see who or what you reach for.",
  "solar-eclipse / 4":
    "Every household has a custom that each person keeps up for the sake of the others, who are doing the same for them. Such a custom can end under this eclipse, once somebody asks who’d be sorry to see it go.",
  "solar-eclipse / 5":
    "A fresh start in this house can begin as boredom, when something you’ve enjoyed for years goes flat before anything else has turned up. Put up with a few dull evenings before you call it a loss.",
  "solar-eclipse / 6":
    "For about half a year the way you work and look after yourself is open to question, above all the method you’d defend in an argument, so drop that one for a week, as an experiment, and see what goes wrong.",
  "solar-eclipse / 7":
    "Some partnerships begin again under such an eclipse, quite often with the same person. Ask what the two of you would arrange if you’d met this month, and give the answer as much weight as the way it’s always been.",
  "solar-eclipse / 8":
    "The tradition speaks of cutting a knot, in money you share, in love or in mourning, and cutting is seldom comfortable. Put the plain facts on paper first, and let the feelings have their say next to them.",
  "solar-eclipse / 9":
    "A mentor, a creed or a discipline you lived by for years can lose its hold rather suddenly, and defending it takes more effort each time. Being a novice again is awkward for about an hour, and then it’s restful.",
  "solar-eclipse / 10":
    "Titles and positions turn out to be less permanent than they looked, and for several months a job description is a poor place to stand. Write down what you’ve actually done, because that stays yours.",
  "solar-eclipse / 11":
    "Some circles have had their time, and you can tell by the small lift you feel when an evening gets canceled. Nobody has to be told, provided that you reserve one evening a month for somebody new.",
  "solar-eclipse / 12":
    "Something can end under this eclipse that hardly anyone else notices, such as a private worry or a long wait. It needs no ceremony, only an earlier bedtime for a couple of weeks.",
  "lunar-eclipse / 1":
    "There’s a limit to how long anyone can be pleasant about everything, and lunar eclipses have a way of finding it. Say one thing you need while you can still say it kindly, a day before it slips out.",
  "lunar-eclipse / 2":
    "Something you buy for comfort stops comforting, and the bag sits by the door still packed. Before you look for a replacement, go a week without it, and write down when you missed it and what you wanted just then.",
  "lunar-eclipse / 3":
    "Some arguments go on only because neither person wants to be the one who stopped. Say the last thing that needs saying to the relative, neighbor or colleague involved, and resist adding anything to it the next day.",
  "lunar-eclipse / 4":
    "Families hand out parts early, the peacemaker, the strong one, the comedian, and people play them long after the curtain. Yours is harder to keep up under this eclipse, so leave it at home for one visit, and let somebody else have the lines.",
  "lunar-eclipse / 5":
    "When something in love or play has run its course, the first sign is that it’s less fun, and the second is that you pretend otherwise. Be honest about what you’re only carrying on with because you always have.",
  "lunar-eclipse / 6":
    "Being indispensable is flattering, and it eats your Sunday evenings. Hand one duty to somebody who’ll do it differently, and don’t look, because the guilt is loud at the start and bored within two weeks.",
  "lunar-eclipse / 7":
    "Something between two people is over, whether it was a conflict, a silence or an arrangement. Strong feelings are no proof of who’s right, and final words keep for three days without spoiling.",
  "lunar-eclipse / 8":
    "Whatever you’ve been carrying on someone else’s behalf, a loan, a grief, a long worry, gets heavy all at once, so tell them, and begin with the practical side, which is gentler on both of you.",
  "lunar-eclipse / 9":
    "Leaving a belief or a course of study feels disloyal even when it has done all it could for you. Thank whoever taught you, in person or in a letter, and let the next question stay open.",
  "lunar-eclipse / 10":
    "It’s possible to work for years toward a position without noticing that you’ve stopped wanting it. Put the question to yourself on paper, at the kitchen table, before anyone with a title puts it to you.",
  "lunar-eclipse / 11":
    "A group that used to fill your evenings has thinned out, and so has an ambition from the same years, and nobody in particular is to blame. Notice which two people you miss, and call them.",
  "lunar-eclipse / 12":
    "Regrets keep night hours, and under this eclipse they’re all on duty at three in the morning. Pick the oldest and forgive it, whether it was your mistake or somebody else’s, and sleep late without guilt.",
  "touch-new / Sun":
    "Most people have one plan that’s waiting for somebody’s blessing, and yours can begin without it, on a small scale, to see if it holds up.",
  "touch-new / Moon":
    "A need you’d stopped bringing up comes back, politely at first, and a warmer blanket or an evening at home answers it before it raises its voice.",
  "touch-new / Mercury":
    "The first idea of the morning is better than it looks in its pajamas, provided you write it down now and criticize it tomorrow.",
  "touch-new / Venus":
    "When somebody or something pleases you and you couldn’t say why, go and look a second time before you invent an explanation.",
  "touch-new / Mars":
    "Energy comes up with this moon and turns to irritation if nobody uses it, so even carrying something heavy upstairs is a relief.",
  "touch-new / Jupiter":
    "Everything looks possible, which makes this the day to say how much time and money the new project gets. A generous limit is still a limit.",
  "touch-new / Saturn":
    "Whatever you start here is meant to last, mostly through a long run of uneventful Wednesdays, and you can test it by imagining one of them.",
  "touch-new / Uranus":
    "Out of nowhere you want something different, and you want it by tonight. Try the cheapest version first, and see whether you still like it on Thursday.",
  "touch-new / Neptune":
    "An idea from these days has no edges yet, and there’s no use asking it for figures, although it’s worth writing down all the same.",
  "touch-new / Pluto":
    "A wish that begins here goes deep and is hard to talk yourself out of later, which is why it helps to be honest now about your motive.",
  "touch-new / Ascendant":
    "People who meet you this month haven’t heard the earlier version of you, and there’s no need to correct their first impression downward.",
  "touch-new / Midheaven":
    "At the top of your chart, everything is visible from a long way off, and a public step should be one you’d still stand behind next year.",
  "touch-full / Sun":
    "It’s like catching your own reflection before you’ve arranged your face, mostly reassuring and here and there instructive.",
  "touch-full / Moon":
    "Feelings arrive bigger than what caused them, and a burned piece of toast can do it. Eat something warm, and settle nothing until later in the week.",
  "touch-full / Mercury":
    "Everything you’ve been thinking wants to be said at once, preferably to somebody in no hurry, with the screens in another room.",
  "touch-full / Venus":
    "A fondness reaches the point where it’s visible anyway. Say it kindly, and watch the other person’s face, which answers sooner than they do.",
  "touch-full / Mars":
    "Courage and anger feel much alike from inside, and half an hour of fast walking will tell you which of them wrote the message.",
  "touch-full / Jupiter":
    "More is offered or promised than one person has evenings for. Accept the part you’d be sad to turn down, and decline the rest with real warmth.",
  "touch-full / Saturn":
    "Something you’ve worked at for a long time is visible now, crooked corner included. Straighten the corner, and put the tools away for tonight.",
  "touch-full / Uranus":
    "Tension is looking for a way out, and you’re the nearest door. Get some air before declaring anything, and declare it in the morning.",
  "touch-full / Neptune":
    "Sympathy and wishful thinking look alike by this light. Help wherever you like, and take another look at any promise in a week.",
  "touch-full / Pluto":
    "Something you’ve kept down comes up with force, and it does the least damage in a few plain words, without the line that ends in “or else.”",
  "touch-full / Ascendant":
    "People react to you strongly this week, as if somebody had turned up the volume. Hear three of them out before you correct anyone.",
  "touch-full / Midheaven":
    "For a few days, people know you by what you produce. Hand over whatever they’re waiting for, and let them look before pointing out the imperfections.",
  "mercury-retrograde / 1":
    "What you say about yourself comes out slightly wrong, like your own greeting on an answering machine. Ask one person what they heard, and put off any introduction that’s important to you.",
  "mercury-retrograde / 2":
    "Amounts get copied wrong, and receipts end up in the other coat, so it’s worth reading every figure twice and hanging on to the paper until the month is over.",
  "mercury-retrograde / 3":
    "Mercury is at home here, and when it slips, messages, trains and appointments slip with it. Read what you’ve written before you send it, and set out ten minutes early.",
  "mercury-retrograde / 4":
    "Leases, repairs and the family’s version of events all take longer to get straight. It’s a good stretch for the drawer with the warranties and the unlabeled keys.",
  "mercury-retrograde / 5":
    "Old loves and old hobbies come to mind, looking better than they did. The hobby can be taken up again tonight, and a message to the old love keeps for a week.",
  "mercury-retrograde / 6":
    "Machines, calendars and colleagues all pick these weeks to misunderstand you. Look at tomorrow the evening before, and when something breaks down, repair the cause along with the damage.",
  "mercury-retrograde / 7":
    "Two people can leave the same table with two different agreements. Go over yours again, calmly, each of you saying what you think you promised, before anyone says “as always.”",
  "mercury-retrograde / 8":
    "Joint accounts, insurance and other papers with two names on them hide their errors in plain sight, so take one folder at a time, and sign nothing while somebody stands there waiting.",
  "mercury-retrograde / 9":
    "Travel, courses and anything with a lawyer in it need patience. A book you gave up on page sixty is better company now, if you expect less of it.",
  "mercury-retrograde / 10":
    "At work everybody sees the slip, most often the one in the subject line, and it’s a smaller matter if you point it out before anyone else discovers it.",
  "mercury-retrograde / 11":
    "Group plans come apart over who said Tuesday. Once the place and the hour are confirmed, write to the friend whose last message you meant to answer properly.",
  "mercury-retrograde / 12":
    "Thoughts go around at night, mostly about things left undone, but they’re less insistent once they’re written down, and an hour alone during the day gives them somewhere to go.",
  "mercury-direct / 1":
    "Saying who you are gets simpler again, and the misunderstanding that’s bothered you most can be cleared up with whoever got it wrong.",
  "mercury-direct / 2":
    "Figures hold still again, so you can send the corrected invoice, name a sum or buy what you’ve compared to death.",
  "mercury-direct / 3":
    "Communication runs smoothly again, and a talk that broke off can pick up from the last thing you both agreed on.",
  "mercury-direct / 4":
    "Family misunderstandings clear up more readily now, above all if you ask the oldest person involved and don’t supply the ending.",
  "mercury-direct / 5":
    "The right words turn up for love and for whatever you’re making, and a draft is best shown while it’s still a little embarrassing.",
  "mercury-direct / 6":
    "The workday is in order again, and since something kept going wrong these weeks, a single page on how it ought to go is a present to everyone.",
  "mercury-direct / 7":
    "By now each of you understands what the other meant, and the question that’s been waiting can be asked, or the paper signed.",
  "mercury-direct / 8":
    "You have the figures at last, and owing is simpler than guessing. Work out who pays what, pay it, and celebrate with something good to eat the same evening.",
  "mercury-direct / 9":
    "All that rereading has done its work. Send the application or book the seat today, before you start doubting the parts that were perfectly good.",
  "mercury-direct / 10":
    "The application or announcement you’ve been correcting is good enough by now, and the last comma can be left alone.",
  "mercury-direct / 11":
    "Answers come in, and the plan begins to look like one. Offer to do the part you’d like before somebody hands you another.",
  "mercury-direct / 12":
    "Something you half understood gets a name, and after a few early nights you can try it out on one person in plain words.",
  "venus-retrograde / 1":
    "The mirror is in a bad temper and nobody else agrees with it, a good reason to wear what’s comfortable and stay away from the scissors.",
  "venus-retrograde / 2":
    "What you wanted last month looks like somebody else’s wish list, so postpone the larger purchases, and repair something you own and used to love.",
  "venus-retrograde / 3":
    "Kind words go astray, or never leave the house. If you owe somebody nearby a compliment, say it in person, where it can’t be taken for irony.",
  "venus-retrograde / 4":
    "Home isn’t as pleasant as it used to be, and the furniture gets the blame, so before redecorating, ask yourself what you’re missing there, or whom.",
  "venus-retrograde / 5":
    "Past loves come to mind, and their photographs have improved. Ask whether it’s the person you’re missing or the year, and put the same question to any abandoned project.",
  "venus-retrograde / 6":
    "Somewhere the pleasure leaked out of the working day, and it’s tempting to blame the whole job. Put one small thing back first, an unhurried lunch or a seat by the window.",
  "venus-retrograde / 7":
    "Both people keep a list of what they’ve given, and each is certain that theirs is longer. Correct a single item on yours, and leave the earlier pages unopened.",
  "venus-retrograde / 8":
    "Questions of trust, desire and money come around again, because neither of you ever said aloud what you expected. Say your half, and ask for nothing yet.",
  "venus-retrograde / 9":
    "A place, a teacher or a faith you once admired shows its other side. Keep what it gave you, and spare everyone the announcement that you’re disappointed.",
  "venus-retrograde / 10":
    "Charm goes less far at work for a while, and accuracy goes further, so you notice which tasks you’ve been taking on mainly to be liked.",
  "venus-retrograde / 11":
    "By now it’s more obvious which friendships run in both directions. Without testing anybody, get in touch with the person who has never asked you for much.",
  "venus-retrograde / 12":
    "A love you never declared, or never quite got over, sits beside you when you’re alone. Write the letter in full, and keep it.",
  "venus-direct / 1":
    "The mirror is friendly again, and a new look that still pleases you after weeks of doubt has passed the examination.",
  "venus-direct / 2":
    "Your taste holds still again, and whatever you’ve gone on wanting all these weeks can be bought without guilt, preferably instead of something else.",
  "venus-direct / 3":
    "Friendly words arrive where they were sent, especially a kind thing said face to face, in one full sentence.",
  "venus-direct / 4":
    "Home becomes pleasant again, apart from one or two things you can name by now. Put those right, and invite somebody over.",
  "venus-direct / 5":
    "Love and creative work look forward again, and the person or the project in front of you deserves an evening without the phone.",
  "venus-direct / 6":
    "By now you know which pleasure makes a working day bearable, and you can give it a fixed hour, and defend it like a doctor’s appointment.",
  "venus-direct / 7":
    "After a time of doubt, you can promise affection again or end it gracefully. Say out loud which of the two you mean.",
  "venus-direct / 8":
    "Money and trust are calmer subjects again, and what two people owe each other includes thanks, which is often the larger sum.",
  "venus-direct / 9":
    "Something you came to like abroad or in a book has moved in with you, and it’s time to introduce it to somebody at dinner.",
  "venus-direct / 10":
    "The atmosphere at work is warmer, and it’s only half as awkward to ask for whatever would make the job more pleasant.",
  "venus-direct / 11":
    "It’s clear by now whose company you’ve missed, and once two or three of them are invited, the rest of the calendar thins out by itself.",
  "venus-direct / 12":
    "A feeling kept out of sight can be told now, or laid to rest, and either is kinder than another year of carrying it alone.",
  "mars-retrograde / 1":
    "Strength turns inward and you tire early, and your ambition gets impatient with the body. Reduce the training or the workload by a third, and do what’s left regularly.",
  "mars-retrograde / 2":
    "Old arguments about money come back for another round, often beginning with something that was bought to prove a point and can still be returned.",
  "mars-retrograde / 3":
    "Arguments resume exactly where they left off, with the same two opening lines. Write the furious message if you must, and read it again in a week.",
  "mars-retrograde / 4":
    "Anger at home is often older than the dishes it’s about, so find out what it wanted originally before you answer, and don’t start knocking down walls.",
  "mars-retrograde / 5":
    "Desire and energy come and go, in love and in whatever you’re making, and pushing has never yet brought them back. Rehearse, rest and stay playful.",
  "mars-retrograde / 6":
    "Work goes slowly, and everyone’s temper is short. Look at the method before you blame the people, and give sore muscles time to recover, since the body is also on the staff.",
  "mars-retrograde / 7":
    "The same fight comes around with a partner or a rival, down to the wording. Ask each other what the first one was about, and call nobody an enemy until you’ve both answered.",
  "mars-retrograde / 8":
    "Resentment about money, closeness or an inheritance grows best without a name. Name it once, in a low voice, and leave the big financial moves for later.",
  "mars-retrograde / 9":
    "The fire goes out of a cause, a course or a journey, at least for several weeks, which is a chance to hear the other side and discover what you’d still defend.",
  "mars-retrograde / 10":
    "Ambition has to wait in line, and people in authority are quickly annoyed, so prepare in peace, and let the others compete over rank.",
  "mars-retrograde / 11":
    "In groups, people argue about who leads and who does the actual work, so do a piece of it yourself, and talk to the two loudest people separately.",
  "mars-retrograde / 12":
    "Anger you haven’t admitted to comes out as tiredness, lateness or bad dreams. Write down who you’re angry with, and then take a long walk without rehearsing the scene.",
  "mars-direct / 1":
    "Strength comes back sooner than the judgment to go with it, and half the usual pace is plenty until the first week is over.",
  "mars-direct / 2":
    "It’s possible to act on money again, and the sum you’ve hesitated to name can be said once, aloud, without any supporting documents.",
  "mars-direct / 3":
    "Plain speech works again, and the difficult thing is best said in its shortest form, the same morning you run that overdue errand.",
  "mars-direct / 4":
    "Energy for the home is back, enough for the repair that everyone steps around and for taking back a threat made in anger.",
  "mars-direct / 5":
    "The desire to make something, or to court somebody, is back and still warm, and it would rather be obeyed than planned.",
  "mars-direct / 6":
    "A backlog is mostly made of dread, and a fixed hour every morning, with the worst task first, gets you to the actual work inside it.",
  "mars-direct / 7":
    "Being direct with a partner or an opponent is possible again, provided that after your one clear sentence you hear theirs to the end.",
  "mars-direct / 8":
    "The courage for debts, closeness and last words returns, and even the most difficult of them can begin with what both of you already know.",
  "mars-direct / 9":
    "Journeys, studies and convictions get their drive back, and the revised plan can go ahead with no apology for the delay.",
  "mars-direct / 10":
    "Work moves forward again, and everyone else’s does too, so present what you prepared in the meantime while it’s still your idea.",
  "mars-direct / 11":
    "The heat goes out of the group’s disagreement, and what helps now is a separate task for everybody, including a difficult one for yourself.",
  "mars-direct / 12":
    "The strength that old anger was using up is yours again, and a goodbye you’ve been putting off is a decent use of it.",
  "ingress jupiter / 1":
    "For about a year you take up more space, waistband included, and “I’d like to” comes out more easily, and it’s best said early, while the good seats are free.",
  "ingress jupiter / 2":
    "A year when more money comes in is generally one when more goes out, and both feel deserved. Ask for the raise or the higher price, and put a part of it aside the same afternoon.",
  "ingress jupiter / 3":
    "Expect a year of learning, short trips and more messages than anyone could answer. Sign up for one course, and let some of the messages go without a reply, because most senders forgive you.",
  "ingress jupiter / 4":
    "For about a year home wants more space, more visitors or simply a longer table. Be as generous as you like, and say on the first evening how long the visit lasts and who buys the groceries.",
  "ingress jupiter / 5":
    "For about twelve months you’re more daring than usual, in love, in play and in whatever you’re making, and the only thing to arrange beforehand is how much you’re prepared to spend.",
  "ingress jupiter / 6":
    "Work multiplies for a year, and helpful people get handed everybody else’s as well, so this is when to ask for better conditions and say out loud what time you go home.",
  "ingress jupiter / 7":
    "For about a year other people do you good, whether they’re allies, clients, advisers or opponents who play by the rules. Promises are large on both sides, and the important ones belong on paper while everybody’s smiling.",
  "ingress jupiter / 8":
    "For about a year it’s easier to talk about money, love and loss, which most families discuss with the door shut. When someone generous offers to lend, take less than you could.",
  "ingress jupiter / 9":
    "Jupiter is at home here, and for a year it favors travel, study, teaching and faith. Pick one large subject and go into it properly, and save the sermon until somebody invites you to preach.",
  "ingress jupiter / 10":
    "For about a year your name gets around, and invitations can arrive faster than you can weigh them. Look at the workload behind each title before you admire the lettering on the door.",
  "ingress jupiter / 11":
    "New friends and groups make the year wider, and an ambition you’d cut down to a sensible size can be let out again. Join one circle, and bring more to it than you carry home.",
  "ingress jupiter / 12":
    "For about a year help comes from unexpected directions, and being alone does you good. Time given to sleep, faith or private reading is well spent, even when there’s nothing to show for it.",
  "ingress saturn / 1":
    "For two or three years you take yourself more seriously, and so does everyone else. Energy comes in smaller portions, which is a good reason to put down whatever doesn’t fit you anymore.",
  "ingress saturn / 2":
    "For two or three years money calls for careful bookkeeping, and in return you learn what your work is worth. Practice naming the figure aloud in the kitchen until it comes out without an apology.",
  "ingress saturn / 3":
    "For over two years you think and speak more carefully, which is good for serious study, and for putting something right with a relative or a neighbor in very few words.",
  "ingress saturn / 4":
    "For two or three years the foundations are under inspection, the building’s or the family’s. Repair one part at a time, and don’t try to hold up the whole roof by yourself.",
  "ingress saturn / 5":
    "For two or three years pleasure takes some effort, in love and in anything you make, although regular practice turns part of that effort into skill. Keep an hour for plain foolishness all the same.",
  "ingress saturn / 6":
    "For two or three years the body and the workday keep strict accounts, and they charge interest on late nights. Begin with sleep, continue with the working hours, and let the new order become boring.",
  "ingress saturn / 7":
    "For two years or more relationships are asked what they’re made of, until the solid ones get clearer promises and the others get exhausting. Talk about duties before resentment does the talking.",
  "ingress saturn / 8":
    "Debts, taxes, inheritances and old fears have to be looked at over two or three years, and letting somebody help is harder than holding on. Take one fear at a time, with a second person at the table.",
  "ingress saturn / 9":
    "For two or three years whatever you believe has to stand up to doubt, and what you study goes in slowly and stays. Keep the convictions you act on anyway, and admit what you don’t know.",
  "ingress saturn / 10":
    "For some two and a half years you stand where responsibility lands, and everybody can see what you do there and what you don’t. Accept fewer roles than you’re offered, and fill them well.",
  "ingress saturn / 11":
    "For two or three years your circle gets smaller and more dependable. A vague ambition wants a first step and a Tuesday to take it on, and the loyal few deserve more of your company.",
  "ingress saturn / 12":
    "Over more than two years a long chapter comes to its end, and you need more hours alone than you can explain. Spend some of them resting on purpose, and tell one person what frightens you.",
  "ingress uranus / 1":
    "For about seven years you surprise people, yourself included, and anyone who knew the earlier version needs time, which is a good reason to try a change at home before you announce it.",
  "ingress uranus / 2":
    "For about seven years income and taste are less predictable, and more your own. An unusual skill can be the one that pays, and some savings are sensible, because the surprises go both ways.",
  "ingress uranus / 3":
    "Over seven years your way of thinking and talking is rewired, often by people you’d never have met on purpose. Learn something completely new, and say the shocking thing about half as often as it occurs to you.",
  "ingress uranus / 4":
    "For seven years home is less settled and a good deal freer, and roots learn to travel. Owning less makes that easier, and so does an early talk whenever anybody, you included, wants to live differently.",
  "ingress uranus / 5":
    "For about seven years love and creative work refuse to be routine. Be as original as you like in whatever you’re making, and honest early with anyone who’s looking for something permanent.",
  "ingress uranus / 6":
    "For seven years the same desk at the same hour is difficult to bear. Look for more freedom in how you work, and protect your sleep, because it’s the first thing that freedom takes away.",
  "ingress uranus / 7":
    "For seven years closeness needs more air, either because independent people attract you or because you’d like a door of your own. Say so early, while it’s still only a wish.",
  "ingress uranus / 8":
    "Over seven years the topics nobody brings up at dinner, money, sex and death, lose much of their terror. Where money is shared, arrangements can change overnight, and an account in your own name is only sensible.",
  "ingress uranus / 9":
    "For seven years beliefs and studies turn corners without signaling, and teachers appear by accident. Travel with few plans, and give every new revelation a season to cool before you recommend it to your friends.",
  "ingress uranus / 10":
    "For these seven years hardly any career runs straight, since independence means more to you than rank, so collect abilities that travel well, and don’t quit just to make a point.",
  "ingress uranus / 11":
    "Over seven years the people you belong with are shuffled like cards, and unfamiliar ones bring goals you hadn’t thought of. Keep up with two old friends as well, who know the earlier jokes.",
  "ingress uranus / 12":
    "Over seven years old fears come undone one after another, often around four in the morning. Write down whatever occurs to you then, and read it again by daylight before you act on it.",
  "ingress neptune / 1":
    "For some fourteen years you’re more sensitive and less certain of your outline, and other people see in you whatever they’d like to see. Keep one small routine that’s all your own, as a place to return to.",
  "ingress neptune / 2":
    "Over fourteen years or so ideals begin to count for more than sums, and the sums get vague. Art or caring can become a living, as long as a practical person looks over the figures.",
  "ingress neptune / 3":
    "For about fourteen years imagination gets into the way you talk, which is good for poems and bad for appointments. Confirm the hour, and ask where a rumor comes from before you pass it on.",
  "ingress neptune / 4":
    "For some fourteen years home is partly a longing, and family memories soften at the edges, so furnish yourself a retreat, if only an armchair, and read every lease twice.",
  "ingress neptune / 5":
    "For about fourteen years romance and creative work are inspired, and idealized as well. Make something of the feeling, and look often and kindly at who the other person is without it.",
  "ingress neptune / 6":
    "For about fourteen years work has to mean something to you, and people in need find out where you sit. Keep your routines simple, and settle beforehand how much you’re doing for nothing.",
  "ingress neptune / 7":
    "For fourteen years you see a person’s soul before you notice how they treat a waiter. Rescuing is the danger, and the remedy is a few perfectly ordinary Mondays before you promise anything.",
  "ingress neptune / 8":
    "Over fourteen years the fence between you and the people closest to you gets low, and feelings climb over it in both directions, which is a reason to keep the money on paper.",
  "ingress neptune / 9":
    "For fourteen years or so faith, distance and large ideas call you, and none of them comes with a map. Stay on one path long enough to examine it, and be careful with perfect teachers.",
  "ingress neptune / 10":
    "For about fourteen years a calling means more than a career, and people see your role as if through fog. Have duties, credit and salary put in writing, and then serve something real.",
  "ingress neptune / 11":
    "For about fourteen years what you wish for grows wider and vaguer, and friends are often dreamers, artists or people in difficulty. Enjoy them, and lend your hours more readily than your money.",
  "ingress neptune / 12":
    "Neptune is at home here, and for fourteen years the inner life is rich in dreams and tenderness. Solitude restores you up to the point where you start hiding in it, and that’s what appointments are for.",
  "ingress pluto / 1":
    "Over some twenty years you become someone different in how you act and how you walk into a room, seldom comfortably, and pretending gets heavier every year you carry it along.",
  "ingress pluto / 2":
    "For about two decades money and self-respect are tangled together, and both are rebuilt. One question is useful all along the way: what would you own if nobody ever saw it?",
  "ingress pluto / 3":
    "Over twenty years words gain weight, and you hear what’s underneath them. Study something all the way down, and don’t use what you discover about people as a weapon, even when it fits the hand.",
  "ingress pluto / 4":
    "In the course of some twenty years family history gets dug up, including whatever was never discussed over dinner. Ask the older relatives while you can, and take your time about judging them.",
  "ingress pluto / 5":
    "For about twenty years love and creative work run deep, and shallow amusement loses its taste. Intensity is excellent fuel for work, but in love, watch for the moment when caring turns into investigating.",
  "ingress pluto / 6":
    "Over two decades work and health are stripped of everything unnecessary. Pointless tasks fall away, and the danger is that each duty that’s left starts to look like an examination.",
  "ingress pluto / 7":
    "For twenty years close relationships are an education in power, mostly in who waits for whom. The ones that last are those where both people say what they want, and nobody has to pass a test.",
  "ingress pluto / 8":
    "Pluto is at home here, and for twenty years trust, loss and shared money are never small talk. You get braver about endings, and can sit beside other people at theirs without changing the subject.",
  "ingress pluto / 9":
    "Over twenty years some convictions die, and sturdier ones grow in the same place. Study widely, and notice the evening when the search turns into an urge to convert somebody.",
  "ingress pluto / 10":
    "Over two decades your aims in the world are rebuilt, borrowed ambitions first, and power becomes a serious question for you, beginning with what you’d actually use it for.",
  "ingress pluto / 11":
    "For some twenty years you notice what goes on under the table in any group: who pays, who leads and who’s left out. Pick your allies carefully, and work with them on something that outlasts the meeting.",
  "ingress pluto / 12":
    "For twenty years or so you work through old fears in private, and hardly anybody notices the progress. Give the work a form, such as therapy, prayer or a notebook, and go on through the dull parts.",
  "birthday / 1":
    "Astrologers read the year ahead from the birthday, and most people do the same in the shower that morning without calling it astrology. Ask what you’d want from the next twelve months if you didn’t have to tell anybody, and write it on a scrap of paper you’re bound to find again by accident.",
  "birthday / 2":
    "By your birthday you’ve been all the way around once more, past every holiday and every rotten week. People are quick to list what didn’t happen. Spend a quarter of an hour on the other list instead, the evenings nobody wanted to leave, and whatever you can do now that you couldn’t a year ago.",
  "birthday / 3":
    "Some people want a cake with everyone around it, and others want a day on which nobody sings. Friends guess, and they guess by what they’d like themselves. Tell them beforehand which kind of birthday it is this year, and nobody has to put on a surprised face, least of all you.",
  "birthday / 4":
    "In January everyone makes resolutions because everyone else does, but on a birthday nobody’s looking, and the list is your own. Make it one item, something kind that you’d like being held to. If you’ve forgotten it by the third Tuesday, you can begin again without having to wait for midnight.",
  "birthday / 5":
    "Birthdays ask their questions while you’re busy cutting the cake. Two of them deserve an answer: what would you like more of, and what have you had enough of by now? Write down a few words for each, put the paper in with the candles, and read it when the box comes out next year.",
};
