import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: { order: "plan", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Months of preparation for one morning that counts: work built like that gets all of you. Craniofacial surgeons live that way, and flight test engineers, trial attorneys, the wildfire commander who walked the ridge in April, the blaster who’ll take down a smokestack beside a school, and whoever moves a hospital to its new computers between two and five on a Sunday. You love the thinking, and you love the moment when thinking’s over. A committee without a date dulls you, and so does any boss who has to check with somebody.",
      ],
      [
        "paragraph",
        "People learn fast under you, because you hand over the real thing early and don’t hover. On the big morning they look at your face, see that you’re enjoying yourself, and lose their fear.",
      ],
      [
        "paragraph",
        "Dates are where you get hurt. You reckon from your own best day and promise it on behalf of colleagues with flu and children, so work that would’ve been brilliant in June is late in April. Give out two, and put the second in writing: “I’m aiming for the tenth. You can rely on the twentieth.” When it’s done on the fourteenth, let them think you’re a magician.",
      ],
      [
        "paragraph",
        "About money you say nothing until you’re furious, and by then it’s an ultimatum, delivered by someone already half packed. Choose a good week instead, right after something went well, and bring one figure and one reason; it’s easy to say yes to a person in high spirits. Being your own boss would suit you, with a partner on the premises who’s allowed to say wait and is paid to mean it. Some days you won’t like her at all. Listen anyway, and then go.",
      ],
    ],
    ask: "Whose week did you promise away the last time you named a date?",
  },
  Taurus: {
    stances: { pace: "patience", risk: "safe", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Put your name to things that need thirty years. An orchard does, or a bridge, a pension fund, a concert hall, a river that has to run clean again, and each has its people: viticulturists, structural engineers, actuaries, acousticians, foresters, the head of a city’s waterworks. You want your own ground, good tools, and enough seasons to find out whether you were right; a reorganization with a slogan takes more out of you than a winter of overtime.",
      ],
      [
        "paragraph",
        "In a bad week, colleagues drift toward your desk, since your voice stays level and your figures hold, and because you manage as you’d like to be managed, fairly and from a distance, some of them stay for decades.",
      ],
      [
        "paragraph",
        "What you’ve proved, you keep, and there comes a spring when everybody’s handed a new system that’s worse than yours. You say so, correctly, carry on in the old way, and find by fall that the budget and the young people have gone over to the new one. Get in early, as the person who tries to break it: “Let me test this for a month. I’ll tell you what it can’t do yet.” Then what replaces your method has some of your method in it.",
      ],
      [
        "paragraph",
        "And look at what you earn. Between a steady offer and a better one you take the steady one and never compare again, you who’d read forty reviews of a drill. Every second year, learn what someone else would pay to have you, even if you’re staying. A business with land or machines under it would suit you, but buy slowly, and keep a year’s money in the bank so that you never have to sell a harvest green.",
      ],
    ],
    ask: "Who would hire you away tomorrow, and when did you last let them tell you what they’d pay?",
  },
  Gemini: {
    stances: { novelty: "new", company: "both" },
    lines: [
      [
        "paragraph",
        "Between the people who know and the people who decide lies a stretch where most good ideas die, and you should be paid to stand there. The science writer does, and the patent attorney, the intelligence analyst, the museum curator, the physics teacher a whole town remembers, the epidemiologist who has four minutes with the mayor. Each week there’s a new heap of facts, and by Friday it’s something a tired person can use. Quick colleagues wake you up, in small doses, with a door for the rest of the day, while two identical weeks dim you.",
      ],
      [
        "paragraph",
        "Working for you is an education without a syllabus: the staff come out inspired and meet in the hallway to learn what they’re supposed to do. Clients have it no easier. There’s the idea, and the better one that struck you on the stairs, and the exception, frankly the best part, and the room votes for a dull proposal that had one point and a date. Begin at the end: “I’d like us to do this by June. I’ll give you one reason, and you can ask me for the others.”",
      ],
      [
        "paragraph",
        "You also give it away. Somebody’s promotion can be furnished with remarks you made by the elevator, so lightly that you can’t be sure they were yours. Write first and talk second: one page, signed and dated, goes to whoever assigns the credit and the money, and then be as generous as you like.",
      ],
      [
        "paragraph",
        "Independence pays as soon as you sell what used to be free to anyone standing nearby, the hour in which you explain. Leave a job when you can predict every meeting. You’ll know it’s time because you’ll have guessed the jokes.",
      ],
    ],
    ask: "Who is getting ahead on something you said in passing, and what would you have to write down to prove it?",
  },
  Cancer: {
    stances: { order: "plan", novelty: "familiar", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Those who had a dreadful year under you still know what you thought you’d hidden: the shift you took over, the ride home, the line about their work that got them through February. You’d have called it scheduling.",
      ],
      [
        "paragraph",
        "Every family has a worst day ahead of it, and hardly anyone has thought about it. You have, kindly and in detail, and there are people who do that for a living. Anesthesiologists for small children do, and genetic counselors, estate attorneys, hospice directors, harbor pilots, the nurse who runs a neonatal ward, the planner who decides where a county goes when the river comes up. You need colleagues who stay long enough to be known and a superior who doesn’t shout. A yearly reshuffle is hard on you, since you’d just learned whose daughter was getting married.",
      ],
      [
        "paragraph",
        "Under each plan of yours there’s a person, so when someone attacks the plan in a meeting, you hear an attack on the child in bed six. You say nothing, go home, and remember who it was, for years. Before you leave the room, ask, “Which part worries you, and what would you do for them instead?” Half the time there’s a better idea in it; the other half, you’ve gotten somebody to think about bed six.",
      ],
      [
        "paragraph",
        "Pay is awkward, because you work for people you’re fond of, and naming a figure feels like handing a friend the bill. So imagine that you’re asking for somebody on your team. You’d walk in with comparisons, a number, and no apology, and you wouldn’t bring up the other side’s budget. Do that for yourself every fall, on paper if need be, and spend some of it on an ordinary day.",
      ],
    ],
    ask: "Whom do you still hold a meeting against, and did you ever find out what they were worried about?",
  },
  Leo: {
    stances: { focus: "one", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Somewhere there ought to be people who say where they trained and mean you. Conductors have that, and chief surgeons, heads of a research lab, film editors with a row of assistants, fencing coaches, and master stonemasons. One craft, a standard that nobody’s allowed to lower, and the young getting better in plain sight: it would get you out of bed with a fever. Anonymous work leaves you flat, and cheerful mediocrity you’ll forgive in a stranger and never in a colleague.",
      ],
      [
        "paragraph",
        "What a junior said in March, you remember in June, when a project turns up that fits. They’ll work harder for your nod than for another person’s bonus, and it’s imitated, with affection, at the bus stop.",
      ],
      [
        "paragraph",
        "No one has ever seen a draft of yours, though, because nothing unfinished leaves the room. When the magnificent version comes out, the decision has been made on the strength of somebody’s cheerful sketch. Choose one judge you respect, show them half, and say, “This is the rough one. Where would you take it from here?” It’ll feel like going out in pajamas, but people fight for what they had a hand in, and the students watching will learn that even you begin somewhere.",
      ],
      [
        "paragraph",
        "Haggling seems beneath you, so you wait to be offered what you’re worth, then take quiet offense at the figure. They took your silence for contentment, so name the sum yourself, first, in the tone you’d use to order the good wine, and leave the pause to them. Stay as long as there’s someone in the building you look up to. After that, put your own name on a door, and make your first employee a person who isn’t impressed.",
      ],
    ],
    ask: "Who decided something without you this year because your version wasn’t ready to be seen?",
  },
  Virgo: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Everyone has gotten used to it. The machine gets thumped on the left, the patient’s been told it’s nerves, the total has been corrected by hand since before anyone can remember, and there you come, new and polite, asking what’s actually wrong. It’s your question, whichever trade you ask it in: aircraft accident investigator, pathologist, soil scientist, painting conservator, editor of difficult books, the piano technician whom soloists take on tour. See that you get long mornings, clear standards, and permission to look inside. Haste praised as courage wears you down in a month.",
      ],
      [
        "paragraph",
        "Being helped by you is a relief, since nobody’s made to feel stupid; being managed by you is closer to an exam. Work comes in at eighty-five percent, you bring it up to a hundred that same evening, and by the second year your people are sending seventy. Tell them beforehand: “I’ll only flag what would stop us from using this. The rest is your call.” Then go home, since much of the missing part was taste, and the remainder is how they’ll learn.",
      ],
      [
        "paragraph",
        "Of yourself you ask more still, and that costs money. A posting lists nine requirements, you meet eight, and you spend the weekend regretting the ninth while somebody with five gets the interview. Apply at six, and name your fee before you begin, since afterward you know every flaw in your own work and can’t bring yourself to charge.",
      ],
      [
        "paragraph",
        "If there’s a larger plan that you’ve been improving in private, show it this month to one person with a budget, and leave two weak points in, for company. It only has to be good enough for other people to start helping you with it.",
      ],
    ],
    ask: "Who on your side has stopped trying very hard, and what became of the last thing they handed you?",
  },
  Libra: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Two sides, one table, and an answer that’s correct and that both of them can live with: you’d get up early for that. International arbitrators do it with oil fields, hospital ethicists at a bedside, urban planners with a street, and the same gift goes into an appellate judge, a translator of treaties, the architect of a public library. Ask for a decent room, time to consider, and one blunt colleague. Places where the loudest person is right will tire you out in a year.",
      ],
      [
        "paragraph",
        "It’s restful to work for you: two departments that can’t stand each other sign the same page without knowing how it happened. On the rare days when you state a bare opinion, the whole room changes course. You should draw your conclusions from that.",
      ],
      [
        "paragraph",
        "Meetings go better with you in them, so you’re in all of them, and what you were hired to think about moves to the evening and then next week. Don’t refuse the next invitation but price it: “I can sit in on this, or you can have my draft on the ninth. Which do you need more?” They’ll take the draft, and notice for once that it was a choice.",
      ],
      [
        "paragraph",
        "Your name goes missing, too. You place an idea so tactfully that somebody else is sure he had it, and next year he has the promotion as well. Sign things: send the page around before the meeting, your name at the top, and let the tact begin after that. Come the review, ask for a sum that makes you blush a little and look at the view while they consider it. And leave any place that admires you and keeps asking you too late.",
      ],
    ],
    ask: "Whose success has an idea of yours in it, and would anyone in the building know?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Bring you something that everyone has agreed to stop looking at. A death ten years cold, a company whose numbers are too smooth, a poison no one can name, a wreck at sixty feet: you’ll still be at it when the lights in the building go off by themselves. Cold-case detectives live on that, as do toxicologists, cryptographers, forensic psychiatrists, maritime archaeologists, biographers, and the person a bank hires to break into it. One case at a time, please, with privacy and a superior whose word holds. Compulsory cheerfulness spoils your day, an open-plan office the year.",
      ],
      [
        "paragraph",
        "A handful of colleagues are under your protection, and they do braver work there than anywhere. The rest would call you fair, and watch your face for news.",
      ],
      [
        "paragraph",
        "Stopping is beyond you. They wanted it three-quarters certain by Friday, you were four feet from the bottom and kept going, and on Monday the matter was decided without you. Settle the depth before you start: “Do you want what I can know by Friday, or everything by the end of the month?” If it’s Friday, send what there is on Friday, and keep digging on your own time. We both know you will.",
      ],
      [
        "paragraph",
        "Promotion you don’t mention at all. You do extraordinary work, wait to see whether it gets recognized unasked, and when it doesn’t, there’s a resignation on the desk by June and honest bewilderment upstairs. Twice a year, tell one person what you want next, what it should pay, and by when; then believe the answer you get. If you notice that you’re collecting evidence against the place you work, the decision has been made, so give notice while you can still wish them luck.",
      ],
    ],
    ask: "Who has the power to give you what you want next, and what exactly have you told them?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "On Monday you stand up in front of a tired department, tell it where all of this is going, and it sits up straight. Even the cynics take notes. By Wednesday you’re somewhere else, in mind or in person, and they go on quoting Monday.",
      ],
      [
        "paragraph",
        "Far off, hard to reach, and worth the trouble: with those three, you’ll carry your share uphill in the rain. Glaciologists have them, and foreign correspondents, expedition doctors, scholars of comparative religion, the lawyer who argues between governments, the engineer putting wind turbines where nobody believed in them. You need a distant aim, a long leash, and superiors who can be contradicted at lunch. Doing a thing correctly for the fourth time makes you cranky. A dress code for opinions makes you pack.",
      ],
      [
        "paragraph",
        "Near the finish you get careless, since for you it’s been over for weeks. There’s an error on page nine, and page nine is where the skeptic starts reading, and after that the other eighty are unrealistic. Find the colleague who loves the end of things, and make it worth her while: “Would you go through every number before I present? I want both our names on it.” Then sleep on the plane.",
      ],
      [
        "paragraph",
        "Watch your timing with money as well. Anything worth doing has lean years in which nobody pays for it, and you’ll go through those gladly and resign the spring before it earns. Ask when the bonus falls, or the raise, or the second edition, and leave the day after. Independence suits you, with somebody back on shore to open the mail. And when the far thing can’t be seen from your desk anymore, and it’s only mentioned in brochures, go without guilt.",
      ],
    ],
    ask: "Who did the last stretch of something you started, and was their name on it?",
  },
  Capricorn: {
    stances: { order: "plan", pace: "patience" },
    lines: [
      [
        "paragraph",
        "They’ve been wondering upstairs who writes those reports. Yours goes in, you skip the reception to get back to work, and the position goes to somebody who described hers over a glass of wine. Charm isn’t required, but once a month, climb two flights and ask, “What would you like to know about our project that isn’t in the reports?” Answer on the spot, dryly, as yourself. By the third visit they’ll know who writes those reports.",
      ],
      [
        "paragraph",
        "Some things are so large that whoever begins them won’t cut the ribbon, and those are yours: a harbor, a tunnel, a hospital, a body of law, a currency people trust. Be the chief engineer, the central-bank economist, the judge, the hospital director, the shipyard foreman, the public official whom three governments leave in place. You want authority to match the responsibility, and your calendar in your own hands. Superiors who change the destination with the weather wear you out first.",
      ],
      [
        "paragraph",
        "With you, people know where they stand and that they’ll be standing there tomorrow. They grumble about your standards and, having moved on, impose them on everyone they meet.",
      ],
      [
        "paragraph",
        "Turning back is what you can’t do. Three years up the wrong mountain, you see that it’s wrong and go on, because stopping looks like weakness and they’ve just given you a longer title. Ask what the title pays, and before you take on anything big, enter a date in the plan when you’ll study the job one step above yours and decide if you’d want it. If not, come down; a retreat that was scheduled isn’t quitting. Should you found a firm, write the vacations into the bylaws, where you’ll feel obliged to take them.",
      ],
    ],
    ask: "Whose job, one step up from yours, have you been climbing toward without asking if you’d like it?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Millions of people are treated well or badly by something none of them has ever looked at: a matching rule, a technical standard, a district line, a phrase in a law. You’ve looked. Somebody ought to pay you for it, as the economist who works out how kidneys reach patients, a legislative drafter, a voting-systems auditor, an engineer of internet protocols, a seed-bank geneticist, or the designer of a hearing aid that people aren’t ashamed of. Independence you need, and a purpose that would survive being explained to a child, whereas office politics makes you feel you’ve walked into the wrong building.",
      ],
      [
        "paragraph",
        "Around you the peculiar ones flourish, since they get to watch somebody be odd and respected at once. The newest hire can find out by lunchtime how everything works, and is asked what’s stupid about it.",
      ],
      [
        "paragraph",
        "Half a solution offends you. It leaves out the very people you had in mind, so you vote against it, and it gets built without your thinking in it, and leaves out more. Take the half and stay at the table: “I can support this if we review the exceptions in October. Will you put that in the minutes?” Then turn up in October. You’ll be the only one who remembered.",
      ],
      [
        "paragraph",
        "Salaries should follow from a formula, you feel, so you’re paid what the formula gives to people who don’t ask. Graph the published salaries for your position, mark your own, and send the chart upstairs with a request, since a fair system has you in it. If you start something, you’ll be tired of it the minute it works, so choose a partner who’s fond of ordinary Tuesdays, and put her share in writing.",
      ],
    ],
    ask: "Who got left out of something you refused to help build because it was only half right?",
  },
  Pisces: {
    stances: { company: "solitude", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Anyone looking in would say that you were staring at the ceiling. That’s the work. Some trades need a dream and a measuring tape in the same hands, and they’re yours: film composer, perfumer, sleep researcher, oceanographer, translator of poetry, palliative physician, the architect who’s asked to put a grief into stone. Guard your mornings, since it takes a long silence to get there; noise tires you, and an unhappy office exhausts you, because you bring home everyone’s day along with your own.",
      ],
      [
        "paragraph",
        "Colleagues save their hardest questions for you. You give them half an hour of your whole mind, and what they were afraid of has become something they can do on Thursday.",
      ],
      [
        "paragraph",
        "Beginning is torture. It’s there, complete, and it shines, and the first page is an insult to it, so you wait for a better page, and meanwhile someone less gifted brings out a coarse version and gets thanked. Make the first one deliberately ugly and take it within the week to somebody practical: “This is meant to be rough. What can you already see in it?” From then on you’re only improving something, and that you enjoy.",
      ],
      [
        "paragraph",
        "Money gets lost in the counting. The answer comes to you in the bath after eleven days, and you bill for the hour of typing, so charge what it’s worth to whoever needed it, and let them believe that baths are part of the method. You’d do well on your own, if somebody with a calendar has a key, and you should leave any job whose mood you can still feel on Sunday night. And keep one small thing going that no one is waiting for, because next year’s work tends to start there.",
      ],
    ],
    ask: "Who has been waiting for something that exists only in your head, and what’s the roughest piece you could show them?",
  },
};
