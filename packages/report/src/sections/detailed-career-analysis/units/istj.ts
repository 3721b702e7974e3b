import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: { order: "plan", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Hand you something that has to be right and has to be done by four, and your shoulders come down. Pressure with a procedure is where you rest. Trauma nurses live there, along with flight dispatchers, fire captains, prosecutors, line workers sent out after a storm, and the customs broker with a ship in port and one wrong number on page nine. What ages you is a meeting to prepare for a meeting, or a date you must answer for without the authority to meet it.",
      ],
      [
        "paragraph",
        "New colleagues think you’re angry. By the third week they’ve noticed that you took the worst shift and that the blame from upstairs stopped at your desk, and they’d follow you anywhere. They just can’t tell whether you’re pleased, because “nothing to complain about” is the highest honor you award. Make praise part of the routine, every Thursday, one person, one fact: “Your inspection report was clean. I noticed.” It’ll feel like too much. They’ll remember it in ten years.",
      ],
      [
        "paragraph",
        "Pay is the other matter, since you say nothing for two years and then everything in four minutes, on the day somebody less able gets the title. By then it sounds like temper, and temper is easy to refuse. Choose a date while you’re calm, every March, with one page of results, one figure, and no adjectives.",
      ],
      [
        "paragraph",
        "Work for someone who gives you the goal, the budget, and the last word on how, and who can bear to be corrected before the client hears it. If a clean record is refused twice, look elsewhere without slamming anything. Wherever there’s a real deadline, they’re short of people who stay exact when it gets loud.",
      ],
    ],
    ask: "Which of your people couldn’t say whether you’re pleased with them, and what have they done well since Monday?",
  },
  Taurus: {
    stances: { pace: "patience", focus: "one", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Some work can’t be hurried by anyone, however important, and that’s where you should be. A forester plants what he’ll never cut. A piano technician listens to one string until it stops drifting, and a paper conservator gives a whole winter to a single map. The same patience makes a fine mortgage underwriter, trust officer, stonemason, or dental technician: somebody who’ll still be answerable for the thing in ten years, and would like to be. You want good tools, decent light, a fixed bench or desk, and one job at a time, because constant reshuffling makes you slow and then ill-tempered.",
      ],
      [
        "paragraph",
        "Your steadiness is worth a great deal to a certain kind of boss, the one who checks the result and leaves the route to you, and to beginners, whom you show everything twice without sighing.",
      ],
      [
        "paragraph",
        "Where it goes wrong is the new system. You can see all that’s bad about it, you’re right about most of it, and by the time you’ve come around, somebody who understands the work less is running it. Be early for once, on your own terms: “Let me try it on one job for a month and write down what breaks.” Now your doubts improve the thing, where before they only delayed it.",
      ],
      [
        "paragraph",
        "Loyalty also has a price that’s easy to work out, and you’ve avoided working it out. People hired last year are paid more than you for less. Look up the going rate each autumn, as you would for anything you meant to buy, and bring the printed page. If the answer stays vague for a second year, start looking, slowly and thoroughly, the way you do everything.",
      ],
    ],
    ask: "What did you last refuse at work because it was new, and who learned it instead of you?",
  },
  Gemini: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Everyone’s talking at once, somebody has to say what’s actually the case, and heads turn toward you. You’re happiest where the questions come fast and the answers must hold. Reference librarians have that life; so do emergency dispatchers, court interpreters, fact-checkers, patent examiners, and the nurse on the poison-control line. An air traffic controller has it with the volume up. All of them think quickly inside a firm set of rules, and all of them can be quoted. A day without a real question in it makes you sleepy, and a boss who says “roughly” and means it makes you wish for another boss.",
      ],
      [
        "paragraph",
        "Put you beside a visionary with no memory and you’ll both be famous in the building. You need that person’s appetite, and they need you to tell them that it was tried, when, and what it cost.",
      ],
      [
        "paragraph",
        "The hitch is that you answer everything. One question at the door becomes twenty, each takes three minutes, and the report with your own name on it gets written at night. Keep two open hours a day, announced, and outside them use one sentence: “I know this one. Come back at three and I’ll give you the whole answer.” Half of them will have found it by then.",
      ],
      [
        "paragraph",
        "Being the one who knows can also keep you exactly where you are. Whoever uses your facts in front of the board is the one who’s thought of for the next opening, and it galls you, because you’d have told it better. So ask to present your own findings twice a year, and name your price right after the second. Once you know the job by heart, ask for a harder desk.",
      ],
    ],
    ask: "Who stood up last year and told the room what you’d found out?",
  },
  Cancer: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "A file lies open in front of you, and you’re one of the few who can see that it’s somebody’s life. You get the years right, you lower your voice, and people who’ve been sent from window to window finally exhale. Hospice nurses need that combination, and so do estate attorneys, midwives, school registrars, genetic counselors, and the archivist who looks after a town’s letters. An insurance adjuster who has it becomes famous after one flood. You need the same people over time, a door, and procedures that protect the weak, because places that change managers every quarter, or joke about the clients, make you ill-humored by Wednesday.",
      ],
      [
        "paragraph",
        "Those who work beside you get better without noticing, because you show them the right way in private and never bring it up again, though a sharp word from above stays with you for a month.",
      ],
      [
        "paragraph",
        "Deal with that one early. A brief “Redo section two” arrives from the boss, and you hear a verdict on the last five years. Before the second night, go and ask: “Is it this section, or are you unhappy with my work?” Nine times in ten they’ll look astonished, and you’ll have your evening back.",
      ],
      [
        "paragraph",
        "You also get attached, and they know it: you’ve covered so many gaps, for people you’re fond of, that your job is now a job and a half at the old salary. List what you’ve taken on since you were hired, month by month, and ask that either the pay or the pile be changed. Nobody who cares for you will think it cold. They’d simply lost track, and you’re the one who keeps track.",
      ],
    ],
    ask: "Which duty did you take over for somebody’s sake, and how long ago was it meant to end?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "When the person in charge walks in and a room settles, there are usually thirty years of homework in that walk. You’d be good at having both. A judge has them, a hotel general manager, a chief pilot, a school principal, a stage manager, the master electrician who signs for the whole building, or the city clerk who runs election night. All of these put a name on the work, and yours goes on nothing shoddy. Clear rank agrees with you, and so do an audience now and then and a standard you helped to set, while being one of nine interchangeable “team members” makes you formal, and later sour.",
      ],
      [
        "paragraph",
        "Under you, people stand up straighter. You learn their trade before you correct them, you defend them upstairs, and when they’re honored you wear the good jacket.",
      ],
      [
        "paragraph",
        "What catches you out is not knowing. A new system comes in, the youngest one in the office has it by lunch, and you’d sooner stay until nine with the manual than be seen at her elbow. Ask in the open, once, with style: “You’re better at this than I am. Give me twenty minutes, and don’t be polite.” She’ll tell everyone, and it’ll do you nothing but good.",
      ],
      [
        "paragraph",
        "Recognition is a real need with you, and because you’ve been too proud to say so, you wait to be discovered while a louder colleague gives a talk on your project. Ask for what can be granted: your name on the report, the presentation in June, the title along with the raise, and if they only ever offer one of the two, take your standards to a place that’ll frame them. Good work deserves to be signed.",
      ],
    ],
    ask: "Who at work knows something you’ve been too proud to ask about?",
  },
  Virgo: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "A decimal point is in the wrong place, four people have signed the page, and something in you sits up. Small error, large consequence: you were made for the work where that’s the whole story. Hospital pharmacists do it, and laboratory technologists, aircraft mechanics, tax preparers, legal editors, and instrument calibrators; a watchmaker does it for love. You need quiet, your own tools, and the right to stop the line, while managers who say “don’t overthink it” wear you out, mainly because they come back in March to ask why nobody thought about it.",
      ],
      [
        "paragraph",
        "Beginners are lucky in you. They get it explained a third time as if it were the first, and afterward there’s a card in their drawer with the procedure in your handwriting.",
      ],
      [
        "paragraph",
        "Colleagues at your own level have a harder time, since your review of their work has forty remarks and all of them are the same size. They fix the easy ones. The serious one, number twenty-six, goes through, and they think you’re impossible to please, though you liked it very much. Put the weight where it belongs: “It’s good. Two things have to change before it goes out, and the rest is taste.” List the rest, if you must, on another page.",
      ],
      [
        "paragraph",
        "The better position usually goes to somebody who meets six of the ten requirements and applies. You have nine and are taking a course. Count your own case as you’d count a stranger’s, apply at seven, and ask for the figure in the middle of the range, not the polite one at the bottom. In the interview they’ll see someone who takes the job seriously, and they’ve been interviewing the other kind all day.",
      ],
    ],
    ask: "Which job did you not apply for, and who got it with less than you had?",
  },
  Libra: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Two parties want the same strip of ground, and you’re the one both would let measure it. That’s your gift in a single picture: a line drawn so carefully and presented so decently that the loser shakes your hand. A land surveyor does exactly this. Labor arbitrators do it with wages, escrow officers with house keys, contract managers with clauses, referees with a whistle, and the registrar of an auction house with a painting and three heirs. A wedding planner does it with two families. You need calm voices, agreed rules, and surroundings that somebody has taken trouble over.",
      ],
      [
        "paragraph",
        "Good bosses soon discover that you can be sent to anyone. Bad ones discover it too, and send you to everyone they’ve offended.",
      ],
      [
        "paragraph",
        "Watch out for the two weeks you spend on a decision that was clear on day three. You’ve got the answer, but somebody will be disappointed, so you gather one more opinion, and in the meantime both sides grow bitter. Set the date when you accept the case, and say at the start: “You’ll have my decision on the twelfth, with the reasons, and one of you won’t like it.” People can bear a no far better than a fog.",
      ],
      [
        "paragraph",
        "About your own pay you’re so reasonable that it’s costing you. You understand the budget, you see their position, you name a sum you’d approve of if you were them. Leave their side to them, since they’ve sent somebody to argue it. Find out what three people with your duties earn, ask for the highest, and then stop talking. In the silence, you’ll want to help. Look at the picture on the wall until they answer.",
      ],
    ],
    ask: "Which decision have you already made that two people are still waiting to hear?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold", company: "solitude" },
    lines: [
      [
        "paragraph",
        "They bring you what nobody else wants to open. Behind the door it’s the room after the fire, the account that doesn’t add up, the illness with the bad name, and you go in, steadily, with a checklist. Fire investigators work there, along with oncology nurses, bankruptcy attorneys, insurance fraud examiners, nuclear safety inspectors, and the medical examiner’s assistant whom the families remember. A commercial diver does it in the dark, by touch. What you need is real authority, one case long enough to reach the bottom, and few colleagues, well chosen. Cheerfulness by decree exhausts you, and so does having your findings softened by somebody who wasn’t in the room.",
      ],
      [
        "paragraph",
        "The young ones find you alarming until their first disaster. Then they learn that you stay, that you don’t gossip, and that you’ll tell them precisely what they did wrong, once.",
      ],
      [
        "paragraph",
        "It becomes a handicap that you share nothing until it’s complete. For two months your boss knows only that you’re on it, imagines the worst or forgets you, and gives part of the job to somebody who reports on Fridays. Report on Fridays yourself, three lines: “This is certain. This I suspect. This I need from you by Wednesday.” You’ll be giving away very little, and they’ll fight for your budget.",
      ],
      [
        "paragraph",
        "As for the raise, you’ve known for years what the others earn, and you’ve said nothing and drawn your conclusions. They read your silence as contentment, and on the evidence that’s fair. Use what you know while it’s still information and hasn’t become a grievance: one number, one meeting, in the fall. If you do decide to leave, tell them the reason on the way out. They’d honestly like to know.",
      ],
    ],
    ask: "Who at work believes you’re content, and what have you ever said that would suggest anything else?",
  },
  Sagittarius: {
    stances: { candor: "truth", company: "solitude" },
    lines: [
      [
        "paragraph",
        "Far from headquarters, where the rules have to hold because there’s no one to phone, you’re better than you are anywhere else. A ship’s officer lives like that, or a park ranger, an airline captain, a field geologist, the logistics chief of a relief agency counting blankets on an airstrip. A consular officer does it from a desk, with stamps; so does the auditor who visits eleven factories in six countries and knows which fire door to try. You like a clear purpose, a territory, and a boss who’s several hours away and trusts your reports. An office where forty people discuss one coffee machine brings out the worst in you, namely comments.",
      ],
      [
        "paragraph",
        "Newcomers get a fine education under you: the regulation, the reason for the regulation, and the story of the man who ignored it.",
      ],
      [
        "paragraph",
        "You tell the truth in the meeting, roundly, with eight people watching, and by then it makes no difference that you’re right, since the person you corrected now has to defend himself. Take it to him first, by himself, the same morning: “I think there’s a mistake on page three. I wanted you to have it before the meeting does.” He gets to fix it, and you get an ally for nothing.",
      ],
      [
        "paragraph",
        "From time to time, besides, you stay on in a safe job you’ve outgrown, because the pension is good and somebody has to do it, and you get preachy out of sheer boredom. Keep six months’ pay in an account with no other purpose, so that leaving is only a decision. Half the time you’ll stay, and be better company. The other half, you’ll already know the timetable.",
      ],
    ],
    ask: "When did you last correct somebody in front of others, and what did the two of you lose by it?",
  },
  Capricorn: {
    stances: { lead: "lead", pace: "patience" },
    lines: [
      [
        "paragraph",
        "At the top of a dam somebody is walking with a notebook, looking for a crack as thin as a hair, and thinking about the town. Your best work has that view: large, slow, meant to outlast you, and someone has to take responsibility for it. Civil engineers have it, and city managers, hospital administrators, pension trustees, mine safety chiefs, and the plumber who began with one van and now has twelve. What you can’t stand is building for show, or a boss who takes the ladder away after climbing it.",
      ],
      [
        "paragraph",
        "People new to your team are intimidated by you for a month and quote you for the rest of their lives, since you’ve never asked anyone to do a thing you hadn’t done at a worse hour.",
      ],
      [
        "paragraph",
        "Precisely there it goes wrong. Since you can do every job below yours, you go on doing them, and at nine at night the head of the department is fixing a spreadsheet that a beginner would’ve been proud to fix. The beginner isn’t learning and you aren’t leading, so hand it over whole: “This is yours now. You’ll make two mistakes, and I’ll survive them. Come to me on the first.” Then go home, visibly, in daylight.",
      ],
      [
        "paragraph",
        "The other weak place is believing that merit gets discovered, when it’s mainly discovered by people standing near it, so let them see some: one page a quarter, what was broken, what it cost, what it costs now. Ask for rank and salary in one sentence, and take the whole vacation. If the place collapses without you for two weeks, you’ve built it badly, and you don’t build badly.",
      ],
    ],
    ask: "Which task two levels below yours did you do last week, and who’d have been proud to get it?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "In the morning a million people turn a tap, and not one of them thinks of you. That makes you oddly happy. The right work for you is a system that serves everybody alike, kept honest by someone who knows each valve. Water treatment operators look after one, and so do election administrators, transit schedulers, epidemiological data managers, railway signal engineers, and the building inspector who measures whether a wheelchair gets through the door. You like a clear purpose, good data, quiet hours, and colleagues with odd hobbies. You wilt wherever rules get bent for important persons.",
      ],
      [
        "paragraph",
        "Anyone can bring you a question, the intern or the director, and they’ll get the same answer in the same tone. Interns never forget it. Directors take a while.",
      ],
      [
        "paragraph",
        "The trouble with your ideas is the way they come into the world, whole, in a document of thirty pages, after a year in which nobody heard a word. Bring the first page while it’s still a question: “Every Monday we lose three hours on this. Could two of you help me work out why?” Your solution will get a few dents. In return, it’ll get used.",
      ],
      [
        "paragraph",
        "You also let yourself be paid in usefulness. Asking for more seems vulgar when the budget’s public and the cause is good, so for years the cause has been getting you at a discount. Bring your principle to it, the one about equal pay for equal work, and check whether it’s being applied to you. And have your name put on the manual. Somebody in thirty years, alone on a night shift with a stuck valve, would like to know whom to thank.",
      ],
    ],
    ask: "Who could’ve improved your last big idea if you’d shown it to them at page one?",
  },
  Pisces: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Some rooms are full of procedures and fear, and you’re at home in both. You check the dose, the strap, the signature, and all the while your voice is telling somebody that they’re doing fine. Radiation therapists spend their days that way. So do funeral directors, immigration paralegals, prosthetists, veterinary technicians, hospice administrators, and the disability claims examiner who reads the whole file, including the letter in pencil. What holds you up is a clear protocol, a calm team, and an hour afterward with nobody in it. What drags you under is rush without end, or having to refuse good people on a technicality.",
      ],
      [
        "paragraph",
        "The nervous ones on any team drift toward your desk. They’re shown the steps, the tears aren’t mentioned, and a year later they’re training someone themselves.",
      ],
      [
        "paragraph",
        "Your kindness leaks out of the schedule, though. You take the call at seven, you finish a colleague’s charts, you say it’s no trouble, and by November you’re ill or dreaming of an island. Set your hours down like a dosage, and when somebody asks for more, be gentle about it: “I stop at five. I’ll do this properly for you at nine tomorrow.” Most people are fine until nine.",
      ],
      [
        "paragraph",
        "The second leak is the fee. Those who seem sad pay less, and so you’ve become the charity that supports your employer, or your own shop. Give mercy a budget, a sum each month to spend on anybody you like, and charge everyone else what it says. If you work for yourself, have somebody unsentimental send the bills. And should anyone write to thank you, keep the letter at work, where you’ll need it.",
      ],
    ],
    ask: "What did you do for somebody after hours this month, and who’d decided that it couldn’t wait?",
  },
};
