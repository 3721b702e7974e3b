import type { SectionThreads } from "../section.ts";

/** What the habit that the overview names costs at work, by type and Sun sign. */
export const threads: SectionThreads = {
  ENFJ: {
    Aries:
      "They learn of a new target the way your friends learn of a trip, with a date and three exclamation points, and stop mentioning what it will take.",
    Taurus:
      "You keep the lights on for everyone, lovingly, and it fixes you to the spot; your own next chapter waits there in an empty chair.",
    Gemini:
      "You give the baker the number of the man with the ovens and hurry on to the next pair, and no record shows who made the bakery possible.",
    Cancer:
      "Near strangers get a truth from you that they can grow on. The ones you’ve come to love get a sandwich, and so, it turns out, does the management.",
    Leo: "Your raised glass puts every name into the story except your own, so when a reviewer asks what you did yourself, even you have trouble finding it.",
    Virgo:
      "Fixing a trainee’s second page is quicker than letting them find the mistake, so you do both jobs, forty minutes early, and your own draft stays home until it’s perfect.",
    Libra:
      "You plant the best ideas and look surprised when they come up. The minutes credit whoever said them aloud, and your surprise is very convincing.",
    Scorpio:
      "You remember word for word what was promised upstairs, and it goes into the file. When the fault grows too large you turn polite, and they think you agree.",
    Sagittarius:
      "A plan on a napkin gets one evening of your full light. When the work turns hard you are lighting up another table, and someone slower finishes it.",
    Capricorn:
      "You mean to go for the summit as soon as the slowest hiker has eaten, and there is always one still eating, on your schedule, in your folding chair.",
    Aquarius:
      "Other people’s causes come alive in your hands, while your own project, like the one on the couch, meets you late in the day, with the charm used up.",
    Pisces:
      "The evening kept free for your own application goes to whichever face looks saddest, and the date on your aim moves to another year.",
  },
  ENFP: {
    Aries:
      "Colleagues are still looking for their shoes when you phone from the next trailhead, and the people who would finish your starts never get to join them.",
    Taurus:
      "On the sofa you plan the next post, and in the next post you long for the sofa, so the manager in front of you gets someone half elsewhere.",
    Gemini:
      "In meetings the ball goes around the table once, everyone enjoys it, and you toss in another before anyone has written down who does what.",
    Cancer:
      "The office has only met the glowing host. The tired one, who would have needed a towel months earlier, is a stranger to them until the resignation.",
    Leo: "You announce everyone’s finished work and move on before your own is done, so your applause is well known in that office and your results aren’t.",
    Virgo:
      "At two in the morning one clumsy sentence becomes proof that the whole program is wrong, and you give notice on something that needed a comma.",
    Libra:
      "Those yeses, each with its exclamation point, turn into two deadlines for one afternoon, and careful colleagues learn to ask a second person as well.",
    Scorpio:
      "Management makes its first bad joke long before that, and you laugh and write it down; the principle in your letter is just the line that fills the ledger.",
    Sagittarius:
      "Projects are treated as your friends are: a season of daily devotion, then a postcard from the next country, just when the hard news starts to arrive.",
    Capricorn:
      "Told as a joke, your ambition gets a laugh in the meeting and no line in the file, so the pay that spreadsheet earned is never discussed.",
    Aquarius:
      "Belonging to every circle makes it worse: each department counts you as a friend of the house, and none of them thinks of you as its own.",
    Pisces:
      "By Wednesday you are carrying four coworkers’ weeks and have a wholehearted yes out to each, so your calendar fills with promises that others mark in pencil.",
  },
  ENTJ: {
    Aries:
      "First to leave are the careful ones, who were handed the dull parts of every start and heard of it last. The next bookcase has to stand without them.",
    Taurus:
      "They have been told to hurry, and then they wait at your door for a yes that you chew on until spring, so they learn to decide nothing.",
    Gemini:
      "Superb launches don’t help there, since you are in the hallway on another call while they turn into results, under the name of whoever stayed.",
    Cancer:
      "Bosses, too, believe the strict voice. They have never seen you behind the program at a wedding, so they think that the dismissals cost you nothing.",
    Leo: "A parade needs occasions, so you stage one, and those who did the work hear a toast to the team in which the team is hard to find.",
    Virgo:
      "Forty silent corrections a night are part of what makes you impossible to spare. The team tries a bit less each week, and no successor learns the job.",
    Libra:
      "With Dana told that it’s still open and Marcus that he is in it somewhere, even your best advice has no owner by Thursday.",
    Scorpio:
      "What you call being professional is a set of notes, reread at two in the morning, on who let the old chief go. The new one senses a war.",
    Sagittarius:
      "To a team that has just settled in, the new sketch on your tablecloth means another move for no reason, and the loyal ones stop unpacking.",
    Capricorn:
      "There is a folder for every trouble, and only you can find it. Your own next step, like that Saturday, has a budget and no date.",
    Aquarius:
      "You argue for the post as a matter of principle and never say that you want it, so those who choose go looking for someone who does.",
    Pisces:
      "Something tells you for months that the place is over. Having no chart for it, you defend the old numbers like a fortress, with yourself inside.",
  },
  ENTP: {
    Aries:
      "Your first minute is famous there. The tenth, in which the plan would have become something you both owned, finds you contradicting another vice president.",
    Taurus:
      "Friends get five ways out of a stuck job, with the rent worked out on a napkin. You refill their plates, and on Monday you go back in.",
    Gemini:
      "Questions are replaced before they’re answered, forty tabs deep, and what you pass on along with the octopuses turns out to be the start of someone else’s department.",
    Cancer:
      "With no clan around you, you tease colleagues as you tease family, and they, who have never been given the ride home, take every word as meant.",
    Leo: "Praise lasts you about a minute before you go looking for a tougher audience, and the dull stretch, where bosses make up their minds, has none.",
    Virgo:
      "You are most exact after a night of crackers, when the fault you can’t forgive is your own lateness and the thing you criticize is a colleague’s font.",
    Libra:
      "Asked which of three versions to build, you make a lovely case for each, and the person who says “the second” gets the budget and the team.",
    Scorpio:
      "You would ask a friend outright where it hurts. In that office you offer forty opinions and nothing about yourself, so it never shows that there’s someone to include.",
    Sagittarius:
      "By the time the team believes in a plan as you taught it to, you itch to take it apart, and someone patient keeps feeding what’s in the jar.",
    Capricorn:
      "You do the chairman’s voice for a grateful audience while a slower person goes in and says, with a straight face, that they’d like the office.",
    Aquarius:
      "On the day your new rule passes, you take the other side for fun. Whoever then carries it out, line by dull line, becomes its author.",
    Pisces:
      "You see the presenter’s hands shaking and finish the point. The tender message goes out that night to one person, and the meeting remembers noon.",
  },
  ESFJ: {
    Aries:
      "The nerve that fetches strangers from beside the coats deserts you outside the budget meeting, where you wait to be asked in, and aren’t.",
    Taurus:
      "Colleagues hear that they can have all the time they need from you, and they take it, so your plan for the next job stays in its carton.",
    Gemini:
      "They also remember what once left the building in your lowered voice, so the real discussion waits until you’ve gone for milk.",
    Cancer:
      "You see to that person’s needs a week ahead, cake and all, so the question of what they’d do without you never comes up, and goes unwritten.",
    Leo: "The shy man from accounting gets announced as a hero and the bosses look his way, and the one who arranged the moment goes back to ordering flowers.",
    Virgo:
      "Two fonts in a friend’s application get fixed within the hour. Your own stays in the drawer, since it has a flaw in it and the present job has none.",
    Libra:
      "Two departments each believe that you agreed with them, one on Monday and one on Tuesday. The day they have lunch, your word gets cheaper.",
    Scorpio:
      "Even when the gifted one forgets to mention you, you stay polite, leave off one small warmth, and wait. Bosses don’t study signatures, so nothing is corrected.",
    Sagittarius:
      "Your honest view of that budget reaches the people who decide as a joke, if at all. At one doubtful face it turns into just an idea, like the trip.",
    Capricorn:
      "The key, the extension cord, the man with the newborn: you keep track of it all, and then take the minutes for a committee that someone junior chairs.",
    Aquarius:
      "For a colleague’s sake you would fight that decision all the way up. The doubt is only your own, so it gets beige curtains and a nice tone.",
    Pisces:
      "You sink into every bad week with that one person and still serve the pancakes on time, so it passes for devotion and is never counted as work.",
  },
  ESFP: {
    Aries:
      "At the front you never have to ask who is keeping up. A team learns at its own speed, and standing still beside it feels like losing.",
    Taurus:
      "Thanks to you everyone there is comfortable, and comfortable people seldom ask who is still on their feet. You feel it when they leave early, for better titles.",
    Gemini:
      "When the subject turns serious, the funny sentence is ready first, as it is with a sad friend, and the true one behind it never gets its turn.",
    Cancer:
      "For months before that you’ve had your coat on inside, after some remark that stung, and short, polite messages are all the notice anyone gets.",
    Leo: "You’d wear a lampshade for the public, but a laugh about your late reports goes too near the crown, and you turn polite with a boss who would have helped.",
    Virgo:
      "Three days of planning go into what looks like an accident, so the boss sees luck. You see the dry chicken, and feel in no position to ask for more.",
    Libra:
      "When you do leave the joke out, you first ask five colleagues and take the view of the last one, so the memo never carries your name.",
    Scorpio:
      "For anyone else you ask the question that others tiptoe around. Where your own treatment is concerned, the boss gets plenty of affection and no facts.",
    Sagittarius:
      "You promise a report for Friday as warmly as you promise to call every week. Then the floor fills with delightful strangers, and it stays in the bag.",
    Capricorn:
      "You close the deal at a barbecue, and they remember the barbecue. The wish to be taken seriously waits for a quieter day, and by then you’re recovering.",
    Aquarius:
      "Forty people at the table are dancing by nine. When three of them sit down to settle something, you’ve already drifted toward the next empty chair.",
    Pisces:
      "You soak up the sour mood for the entire team and go home humming, so the sorrow you finally resign over was only half your own.",
  },
  ESTJ: {
    Aries:
      "A program of that length lives on what careful people notice early, and yours have been overtaken so often that they keep it to themselves.",
    Taurus:
      "Other people’s leaks get an answer within the hour. On your own ways you sleep, and eat something, and by then it has been decided down the hall.",
    Gemini:
      "Your gift is to make a parking policy amusing before you know whether it’s any good, and by the time it fails you are reading about something else.",
    Cancer:
      "You pack the warm socks and bark the orders, and since no one upstairs has learned to hear that as singing, they take farewells for your strong suit.",
    Leo: "A crisis also ends in a toast, with faces to tell the story to. Two steady years offer you one line in the minutes.",
    Virgo:
      "Staff who know that you’ll find the comma bring you work when nothing can be altered, so the new system goes up without your eye on it.",
    Libra:
      "In other people’s quarrels you rule by five, after a walk around the table. Handed a ruling from above, you skip the walk and help with the wording.",
    Scorpio:
      "Everyone knows where you stand and no one knows where it’s sore. Each dismissal goes into the file at home, and what it took never gets a hearing.",
    Sagittarius:
      "With Portugal talked away over dinner, you find the trip you needed in a crisis, and the team is marched along on it without luggage.",
    Capricorn:
      "You leave any dinner within the hour, so a new boss meets only the objections and never the dry wit that would carry them.",
    Aquarius:
      "Your verdict on those rules is in the margins of the handbook, in your own hand, and the people who resent you for them have never seen a page.",
    Pisces:
      "Other people’s sorrows get a deadline, tonight if possible, and a second call on Wednesday. The one that follows you home is on no schedule at all.",
  },
  ESTP: {
    Aries:
      "Around you lie the endings you didn’t stay for: a launch without its follow-up, a client owed an apology that you have only worded in your head.",
    Taurus:
      "Excellent sheets and a good lunch make one more year easy to agree to, and there is always another round to win before the owning starts.",
    Gemini:
      "You introduce two strangers at the bus stop, free of charge, since each has what the other lacks. The follow-up, composed and never sent, is where the money is.",
    Cancer:
      "Turning up with jumper cables is how you tell the crew that you’re staying, and since you change the subject when thanked, it never gets counted as work.",
    Leo: "One cool word about your presentation, and the next is twice as large, though all the boss wanted was the first one with a number changed.",
    Virgo:
      "Evenings go to fixing what you launched as good enough, and since you mention the second rescue only with your eyebrows, it has never had a price.",
    Libra:
      "At your own pay review the price comes wrapped in a joke, you take it back when the boss frowns, and leaving turns out easier than saying it twice.",
    Scorpio:
      "You see what is going on underneath before anyone, grin, and pass the potatoes. When you finally object, it’s over something the size of a phone charger.",
    Sagittarius:
      "Midnight Portugal has an office version: you promise a client something huge with your whole heart, and your team rearranges its month around an idea you’ve left.",
    Capricorn:
      "The twenty-year plan lives in your evenings, where no boss has seen it. By day you hand out brooms so well that nobody pictures you with anything larger.",
    Aquarius:
      "You get the locked door open, wave everyone through, and are off to the next one, so those you let in get to build the department.",
    Pisces:
      "Every colleague’s trouble has your truck at its door by Thursday, and the offer that would move your own life along waits for some free Sunday.",
  },
  INFJ: {
    Aries:
      "Your allies would back the angry draft on the first day. What reaches them is a courteous greeting, then nothing, then a resignation.",
    Taurus:
      "The truer job needs one form and one phone call. Each month the right pillow wins, and the place goes to someone who filled in the form.",
    Gemini:
      "Every fascinating newcomer gets a yes, as at those group dinners, and your proposal, like the old friend, is left with whatever remains on Sunday.",
    Cancer:
      "Each request, taken alone, is reasonable and gets its yes, and since you sound so cheerful about it, no manager thinks to lift anything off your desk.",
    Leo: "With half of your work sitting in presentations that carry other names, few of those allies even know what they would be losing.",
    Virgo:
      "An emptied inbox is your office spice rack. It earns thanks by five o’clock, and the one idea your boss would remember stays unstarted.",
    Libra:
      "Once both sides accept your one graceful sentence, your own firm view has been left out of it, and a decision that needs an owner goes to someone blunter.",
    Scorpio:
      "Staying with a story to its last page takes an hour that isn’t counted, and the names and dates go home with you in place of your plans.",
    Sagittarius:
      "In your mind the bag has stood half packed all along, so the speech sounds to you like a late goodbye and to them like an ambush.",
    Capricorn:
      "Each time you finish the list at nine, your boss learns that the load is fine. Your own project, waiting behind it, never looks urgent to anyone.",
    Aquarius:
      "You see the rule behind everyone’s case and explain it well out loud, but the calm, alarming letter that would carry your name doesn’t get written.",
    Pisces:
      "Filled with other moods by noon, you lie down, feel ashamed, and repay it by working late on a colleague’s dream. Yours has waited for years.",
  },
  INFP: {
    Aries:
      "Because the small, fair complaint waits, as it does at home with the towel, until it is loud, a boss first hears of it in the letter of resignation.",
    Taurus:
      "A secure job is the warmest sweater of all, and you wear it like the other one, with guilt about where it comes from and no plan to change.",
    Gemini:
      "Five books and a note about otters stay with you, where no one can mark them, and your wit is spent on slides that carry other names.",
    Cancer:
      "Your wish to be noticed for it goes out in hints, beautiful ones, and a manager reads them about as well as your family does.",
    Leo: "Part of what ends the excitement is that your best work, left on the table while you stand beside it with a casual expression, isn’t asked about.",
    Virgo:
      "With only tired hours to give, you let the critic in at the first warm sentence, and one more excellent first page goes into the drawer.",
    Libra:
      "In a meeting you love the plan as you loved the haircut, and fix it later by yourself. The fix, and the firm taste behind it, go unsigned.",
    Scorpio:
      "At that desk people turn to the page of their lives they’re most ashamed of, and you guard it so well that even your own review can’t mention it.",
    Sagittarius:
      "A new place comes easier to you than a repaired one, so once some blunt remark of yours starts to weigh, a principle arrives and you look up flights.",
    Capricorn:
      "You promise the song its turn once the inbox has been cleared, and you keep every promise you’ve made to the people who fill that inbox.",
    Aquarius:
      "Other people’s odd opinions get heard out, and then a second question. Your own reform leaves the building the way you leave parties, without a word to anyone.",
    Pisces:
      "Yes comes out before you’ve counted the hours, and the late evenings go to other people’s hopeless cases, while your own work waits for a night nobody wants.",
  },
  INTJ: {
    Aries:
      "Colleagues who tripped over your new process remember the bruise. Asked beforehand, most of them would have carried part of it.",
    Taurus:
      "You have a chart that says to go within two years, and in the meantime you ask for a better chair and Fridays at home, and call it a strategy.",
    Gemini:
      "The best of each plan is given away over lunch, cheese example included, and by the time Dave has a result, you’ve picked up a fresher idea.",
    Cancer:
      "For those people you have a plan and a spare key. You keep both, say nothing, and wait to see which of the new ones asks what’s wrong.",
    Leo: "And when the work is splendid, you set it down with a murmur and leave, so the only thing they hear from you at full strength is the objection.",
    Virgo:
      "Papers come back from you without a flaw, other people’s papers mostly, and the thing you’d want to be promoted for waits for a day without slips.",
    Libra:
      "A verdict that was ready before the coffee never finds its pleasant moment, and so the alternatives go out in its place, each with excellent manners.",
    Scorpio:
      "New people get good questions from you and a waiting period they aren’t told about, so there’s never anyone you’d trust enough to start over with.",
    Sagittarius:
      "You win the point, draw the map and are gone before the slow middle, so the milder plan belongs to those who stayed, and the success does too.",
    Capricorn:
      "Every emergency you accept earns respect and is sensible by itself, and your own idea slides behind the next promotion, which your usefulness keeps postponing.",
    Aquarius:
      "They go on using what you designed for years after you’ve slipped out, and nobody can say whose idea it was to cut the form to a page.",
    Pisces:
      "What you dream up at night, and would have to leave for, moves to next month while you serve a faded mission twice as strictly by day.",
  },
  INTP: {
    Aries:
      "Aries says it once, in full and at top speed, while others are still finding a chair, so even your allies can’t repeat it when the budget is discussed.",
    Taurus:
      "All those weeks of testing end in something that holds, and you wait to be asked about it. The question goes to whoever is standing nearest the boss.",
    Gemini:
      "You explain it a third way until they laugh, and they leave with the finished thought. Your own dull proof waits among the open tabs.",
    Cancer:
      "What you feel is that you miss how it was. What the new boss gets is a set of excellent arguments, with no wish anywhere in them.",
    Leo: "When you show how it works, with forks for planets, everyone understands. The written version waits in the drawer for its last paragraph and misses its premiere.",
    Virgo:
      "Each repaired thing goes back with a note about itself and none about you, while the ants, your one original question, never get an hour that counts.",
    Libra:
      "Having put five colleagues’ cases better than they did, you look for the ending that is fair to each of them, and the report waits for it past bedtime.",
    Scorpio:
      "The level voice that serves you so well over a missing number makes a new boss feel audited, when all you’re asking is whether the good days are over.",
    Sagittarius:
      "Claims you rounded up for morale never get the dull afternoon that would prove them, so colleagues enjoy you and then ask the one who wrote things down.",
    Capricorn:
      "What you set up runs on so smoothly after you leave that no one asks who built it, and your best thinking is done while the office is asleep.",
    Aquarius:
      "Anyone else’s odd notion gets a serious hearing, down to how the trees would register. Yours never reaches a poster, since no statement that short seems safe.",
    Pisces:
      "When the mood of the place shifts, you feel it first, mention some laundry, and disappear into the work just when the others who feel it are looking for you.",
  },
  ISFJ: {
    Aries:
      "If a trainee were passed over, you’d be on your feet before you had time to be shy. In your own case you’re still considering who would be upset.",
    Taurus:
      "The recipe you won’t have improved has an office twin, and colleagues who suggest a change watch you smile and serve the old one.",
    Gemini:
      "Introductions are your finest work, like that crib and that baby, and once the two have met, the one who stood in between is forgotten.",
    Cancer:
      "You can tell a colleague’s day from the way the keys are put down. At your yearly review you put down your own in that way, and wait.",
    Leo: "For every promotion but your own you arrange the toast and stay at the back, so everyone concludes that the back is where you like it.",
    Virgo:
      "You mend the new system’s mistakes without saying that they were there, so the boss hears only your doubts and never finds out how often they were right.",
    Libra:
      "Having told them that whichever piece is left will do, you get the one nobody wanted, and your grace about it makes them think you like it.",
    Scorpio:
      "Let down by someone you stayed for, you still bring the groceries and tell them nothing that matters. In all but the chair, you have already left.",
    Sagittarius:
      "Sagittarius gets no hearing at work, either, until a sentence too large for the meeting comes out one day and is taken for a mood.",
    Capricorn:
      "You carry both systems and half of everyone’s promises with a face that looks fine from any angle, so the old one is never lifted off you.",
    Aquarius:
      "Your most original idea is told to a single colleague over the coffee cups, and it turns up in the meeting as part of someone else’s slides.",
    Pisces:
      "Looking after the sad ones all day leaves your own future the hour near midnight, when nobody can write a good letter asking for more.",
  },
  ISFP: {
    Aries:
      "The bravery that goes first through the fence tells no one where it’s headed, so you leave as you enter a contest, alone and without a word.",
    Taurus:
      "Change gets your agreement in principle, as a trip does. A year later you’re still at the comfortable bench, building someone else’s mistake with great care.",
    Gemini:
      "Only the funny half of you goes to interviews. What moved you in those jobs, and would show the thread, stays home, where you keep whatever matters most.",
    Cancer:
      "In meetings you nod, put in an mm-hm where one is due, and keep to the old method, while your own idea is off by the water, picking up glass.",
    Leo: "What you want is praise for the thing itself. You set it down where anyone would notice, and what the boss notices is a coordinator.",
    Virgo:
      "Silence about the large flaw leaves your magnifying glass idle until eleven at night, when it goes over your own part once more and takes the life out.",
    Libra:
      "Each employer has a hopeful face, and you let the face decide. There is an order in your history; it’s just the order of other people’s wishes.",
    Scorpio:
      "You remember the day that position was given away and who said what. The case is heard at home, over dishes, where no manager can appeal.",
    Sagittarius:
      "The resignation is your eleven words again, clear and final, after weeks of thinking that would have made perfect sense to your boss, had you said them.",
    Capricorn:
      "Since every delicate job comes back on time and beautiful, nothing tells the boss that you would have built the whole thing another way.",
    Aquarius:
      "You do the kind, useful thing at each stop and are gone before the thanks, so no former boss knows enough of you to speak for you.",
    Pisces:
      "The day you set aside to try your own way goes to whoever has the saddest eyes, so the proof that you’ve outgrown your teacher never gets made.",
  },
  ISTJ: {
    Aries:
      "That junior would gladly help but, like your family at the car, is handed a packing list and never a part in the plan.",
    Taurus:
      "Offers meet your no before anyone has finished describing them, and the people who used to bring you news have stopped.",
    Gemini:
      "Until the last review has been read, colleagues get nothing from their best source, and they buy the wrong ladder on someone louder’s word.",
    Cancer:
      "Errands take over here as well: the handover is labeled and dated, the calls are made, and the boss admires the order without seeing the hurt in it.",
    Leo: "You report a younger person’s success to the boss with particulars, and leave your own rescues where someone ought to find them. Few people come looking.",
    Virgo:
      "Your application is among the things still being read over at home, while a colleague whose letter went out with a typo has the interview.",
    Libra:
      "In January your manners pass for consent. The written objection, sharper for the wait, then reads to everyone like a change of sides.",
    Scorpio:
      "Your employer has failed an exam you never announced, and so can’t know that you’ve stepped back, or that an apology is due.",
    Sagittarius:
      "A post where you’d prevent the trouble gets the treatment your trips get: you read up on it every few weeks, admirably, until the deadline expires.",
    Capricorn:
      "You tell the whole group what each person owes and never mention what you are owed, so the one who walks out at five gets the raise.",
    Aquarius:
      "Your brilliant criticism stays in your head, and the minutes record that there were no objections. They’re accurate, since you took them yourself.",
    Pisces:
      "On the day of the promise Pisces smells something wrong, and is overruled because the lines are in order; the blue weeks afterward go unmentioned too.",
  },
  ISTP: {
    Aries:
      "You win the first five minutes of everything and shrug it off as nothing, and a boss who takes you at your word writes down nothing.",
    Taurus:
      "Everything you look after runs for thirty years, and you still call the job temporary, so nobody thinks of you when they plan beyond next summer.",
    Gemini:
      "Whoever needs you for that stretch finds nobody home, as a friend does on a Wednesday. You have the trick, it’s on a napkin, and the next bolt is calling.",
    Cancer:
      "For that colleague’s sake you clear the gutters before every storm and never say why you’re there, so everyone concludes that you like gutters.",
    Leo: "On those two days you add a flourish, look away, and wait to be asked to stay. Upstairs, it doesn’t look like a question.",
    Virgo:
      "People trust the work so much that they have stopped looking at it. What you check again at night is a skill that nobody knows exists.",
    Libra:
      "You see in the first week which part will fail, and stay agreeable. The sentence you say on your way out is accurate, and too late to be thanked.",
    Scorpio:
      "You look straight at other people’s bad news and find out who actually knows something. Your own stays in the vault until the morning you hand in the keys.",
    Sagittarius:
      "Between disasters you promise a splendid fix over lunch and cancel it while you brush your teeth, and a boss, unlike a friend, has put it in the budget.",
    Capricorn:
      "Holding the keys, against a wall, with little to say, you look like someone who likes the wall. The climber is told to wait one more project.",
    Aquarius:
      "You rig up the thing that works, and by the time the whole building has one you’re underneath something else. It goes by the name of whoever finished it.",
    Pisces:
      "At midnight you know that the place is in trouble, and by breakfast there’s no gauge that shows it, so the warning that would have helped never reaches daylight.",
  },
};
