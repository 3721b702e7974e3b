import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { lead: "lead", pace: "haste" },
    lines: [
      [
        "paragraph",
        "A clear mandate, a crew and something at stake: with those three you’re at your best. Construction supervision, emergency nursing, policing, the fire service, plant management, sales, military logistics, criminal law, running a restaurant on Saturday night. What you need is authority that matches the blame. Committees drain you, and so do bosses who want to be kept informed at every step.",
      ],
      [
        "paragraph",
        "While others draft an explanation for the customer, you’ve already called the customer. A mistake made under you gets one minute of thunder and is seldom mentioned again, which is more fairness than most employees have met. Your team moves fast, and a few of its best people are too winded to tell you something useful.",
      ],
      [
        "paragraph",
        "Approval is your first obstacle: the form takes nine days, so you act and report afterward, and by the third success your boss has you on a shorter leash. Next comes pace. You set it by yourself, on a good day, and read everyone else’s as reluctance. Finally, you ask for money as if you were holding up a train. You get it, too, and pay it back for years in goodwill.",
      ],
      [
        "paragraph",
        "Get permission before the emergency: “Up to what sum, and in which matters, may I decide alone?” Confirm the reply in writing. In a pay talk, name your figure once and then ask, “What would make this easy for you to approve?” Win the next conversation, and let this one go. The job is over when the only fights left are with people on your own side. Starting a business suits you better than almost anyone; hire someone patient first, and give them the power to say “wait.”",
      ],
    ],
    ask: "Whose approval did you skip last year, and what has it cost you since?",
  },
  Taurus: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You belong where patience and order produce something people can live on. Banking, building inspection, farming, kitchen management, property management, procurement, contracting, insurance: the work is solid, and twenty years of it can be seen from the street. Good equipment and a punctual employer are your conditions. Novelty for its own sake drains you, as does any plan with a mascot.",
      ],
      [
        "paragraph",
        "With you in charge, wages are correct, machines get serviced, and the annual crisis occurs at some other company. By instinct you recognize good material and a well-made plan, and then you mention only the price. Employees find you fair and a bit immovable. They’ve learned to bring a suggestion in October if they’d like it by spring.",
      ],
      [
        "paragraph",
        "You lose money by saving it. The old system still works, so the team loses an hour a day to it, and your superiors praise the budget and give the expansion to someone who knows how to invest. A second snag: you’ll perfect a job that’s being abolished. As to your own pay, you ask for what you need, a modest sum, instead of what you’re worth.",
      ],
      [
        "paragraph",
        "Do the arithmetic in hours. Choose the slowest tool in your department, log what it costs for one week, and say, “It costs four thousand and saves six hours a week.” On salary, find the market rate and add the price of replacing you, which is steep. Cheap is what it costs after five years. Consider leaving when you’re the last one who knows how the old thing works. A business of your own would last, above all one with real estate under it.",
      ],
    ],
    ask: "What does your department lose every week because the old way still works?",
  },
  Gemini: {
    stances: { lead: "lead", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Facts have to be turned into agreement, fast and aloud: there’s your living. Sales management, trial law, teaching, journalism, public relations, real estate, call center leadership, labor relations, local politics. Variety, clear goals and a phone that rings are the conditions. Silent offices drain you, and so does work whose result can’t be told to anyone over dinner.",
      ],
      [
        "paragraph",
        "An hour of confusion gets summed up by you in three sentences, and afterward people know who does what. For fun, you ask about other departments, and so you know things about the company that its management doesn’t. In charge, you’re lively and clear. Some of your people need a while to think, and they’ve learned to do it in the elevator, after you’ve left.",
      ],
      [
        "paragraph",
        "Your second instruction undoes the first. You decide, learn something over lunch and announce an improved version, until the team starts late on purpose. Another leak is the expert who mumbles: you finish the sentence, wrongly, and a year later it’s on the news. Money scatters as well. Three side projects at twenty percent pay less than one at full strength, and no one can say what you’re famous for.",
      ],
      [
        "paragraph",
        "Give decisions a period of validity: “What we agree today holds until Friday noon, and I’ll collect my second thoughts until then.” Ask a patient deputy to say, “That’s version three.” Before a raise talk, write one sentence that says what you alone do here, and repeat it without variations. One subject, one number, one silence. Once your mouth can do the job alone, find a harder one. Sales, training or an agency of your own are all good bets, if the bookkeeping belongs to someone who never picks up the phone.",
      ],
    ],
    ask: "Which of your instructions do people wait out because a new one usually follows?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Put yourself in charge of a place where people are looked after by rules that have a heart. School principal, head nurse, office manager, child care director, hotel housekeeping, family court administration, bakery or grocery management: each is an institution that feels like home. A loyal staff and a stable address are what you need. Reorganizations drain you, and so do consultants who call your people headcount.",
      ],
      [
        "paragraph",
        "Protection is what the team gets. You know who’s caring for a sick parent, you’ve already moved their shift, and no one upstairs has heard of it. As a boss you’re a parent with a payroll. The good ones feel safe, and the lazy ones, unfortunately, feel adopted.",
      ],
      [
        "paragraph",
        "A border runs around your department, and you drew it. Outside it you’re thought difficult, so projects get routed around you, and higher posts go to those who can look after several teams at once. Next, you can’t fire one of your own, so the rest do that person’s work and draw their conclusions. As for advancement, it tends to require a move. You do the sums, think of the house, the school and the Sunday table, and withdraw before anyone has named a salary.",
      ],
      [
        "paragraph",
        "Invite the head of the department that annoys you most for coffee, and ask, “What do we do that makes your work harder?” If a better post comes up, get the full offer before you decide against it, in figures, and show it to those you think you’re protecting. Never turn down what you haven’t been offered. Go when the people you stayed for have been reorganized away. Family firms are in your blood, if everyone has a contract, including you.",
      ],
    ],
    ask: "Which department would describe you as difficult, and what are their reasons?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You belong at the head of something with a name and a purpose. School administration, coaching, general contracting, restaurant management, sales leadership, the military, city government, fundraising: people need someone there to believe in the thing before it exists and then deliver it on schedule. Visible results and real authority feed you. Anonymous work drains you, as do superiors who take the bow.",
      ],
      [
        "paragraph",
        "You take the blame upstairs, bring the bonus down, and mention by name the assistant who had the idea. Five minutes of your attention, with one specific remark, decide whether some beginners stay in the profession. Under you a team grows proud. It also grows polite, and the one who’d have told you about the iceberg has decided to let you enjoy the band.",
      ],
      [
        "paragraph",
        "Refusing is hard: each committee is an honor, by fall you head seven things, and the one that would have made your name gets a tired Thursday. Flattery is the second hazard, since you hire people who light up when you come in, and competence doesn’t always light up. The third is the title. Employers have discovered that you’ll take “senior” or “chief” in place of twelve thousand dollars, and they have plenty of adjectives.",
      ],
      [
        "paragraph",
        "List everything you lead and mark the one you’d like your name on in three years; it gets your best mornings. To new honors, answer, “I’m flattered. Ask me again in January.” To new titles: “Wonderful. What’s the salary?” In hiring, choose the one who disagreed with you politely. Once you’ve become the mascot, move on. Start your own firm or school, provided the person who counts the money isn’t impressed by you.",
      ],
    ],
    ask: "Which of your responsibilities would you want your name on in three years?",
  },
  Virgo: {
    stances: { candor: "truth", order: "plan" },
    lines: [
      [
        "paragraph",
        "Precision has consequences, and someone has to insist on it: that’s your calling, in any field. Quality control, accounting, nursing supervision, pharmacy, laboratory management, building codes, editing, compliance, medical billing. Clear standards, good tools and the right to stop the line are your conditions. Vague bosses drain you. So does the phrase “good enough for now.”",
      ],
      [
        "paragraph",
        "If it has passed your desk, no one downstream has to check. You can see the precise step at which a learner goes wrong, and when you take an hour to show them, they remember it for a career. Managing, you’re thorough, fair and hard to please. People leave your department excellent, and occasionally in tears.",
      ],
      [
        "paragraph",
        "Checklists multiply under you: each accident gets one, after five years there are sixty, and when something has to be built fast they choose someone a little less safe. You’re also a victim of your usefulness, since no one promotes the only person who finds the errors. And in money matters you’ll spend an hour on a nine-dollar receipt and accept a salary nine thousand too low, because the first was a mistake and the second merely an offer.",
      ],
      [
        "paragraph",
        "Ask the team, “Which rule of mine costs you the most time and prevents the least?” and suspend the winner for thirty days. Train your successor before you need one; it’s the only way upstairs. For the review, audit your own pay as you’d audit a stranger’s, and hand it over: “I found a discrepancy.” Remember: one in, one out. Leave a place that calls you negative each time you’re right. An inspection, bookkeeping or editing business of your own would thrive, and you’d finally have a boss with standards.",
      ],
    ],
    ask: "Which of your rules exists because of one mistake that someone made years ago?",
  },
  Libra: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Deciding between people in a way they can live with is your trade. Human resources, arbitration, procurement, real estate, law, client management: all need someone who can’t be flattered and still cares how the loser takes it. Clear powers and civil surroundings are your conditions. Vulgarity drains you.",
      ],
      [
        "paragraph",
        "Shifts, budgets and blame get distributed by a standard everyone knows, and the gossip dries up. People accept your rulings half for their logic and half because you came by and sat down. As a leader you run the most balanced team in the building. Its two geniuses would like to be treated unequally, please.",
      ],
      [
        "paragraph",
        "Polish fools you. A proposal in a good jacket strikes you as sound, and the awkward person with the right answer gives you a slight headache. Then there’s the favorite partner: you decide well in pairs, and a clever second can end up steering. In pay talks you’re firm until the last five minutes, when the mood is so agreeable that you give a little back for the sake of the relationship. They have a relationship with your five percent.",
      ],
      [
        "paragraph",
        "Ask for proposals as one plain page and read it before you meet the author; say to the team, “Bring it to me ugly, but early.” After an interview, write down what the person has built and only then how the talk felt. No negotiation is over while they’re still being nice. Use this sentence: “I’m comfortable with the number we had.” When you spend more time looking fair than being it, change jobs. A firm of your own suits you with a partner whose manners are worse than yours and whose arithmetic is better.",
      ],
    ],
    ask: "Whose good idea did you miss because of the way they presented it?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Stakes, secrets and a mandate: give yourself work that has all three. Policing, auditing, surgery administration, crisis management, criminal or tax law, security, insurance claims, union leadership. You require loyalty, independence and a boss who can take the facts. Cheerleading drains you, and so does a meeting held to prepare a meeting.",
      ],
      [
        "paragraph",
        "When a powerful client behaves badly, it’s you who calls. Anyone you’ve stood up for once would follow you into a much worse job, and you never draw on it, because you suppose they were merely relieved. Leading, you demand everything, protect everyone, and share nothing about yourself. The team would walk into fire for you. They’d also like to know whether you have a dog.",
      ],
      [
        "paragraph",
        "A padded invoice, a lie in a meeting: you pursue it to the end, win, and discover that something larger was decided meanwhile. The second obstacle is information, which you collect and don’t give out, so that successors can’t be trained and you can’t be promoted. With salary you use the nuclear option. A resignation letter gets you the raise, once, and from that day the company has a folder with possible replacements.",
      ],
      [
        "paragraph",
        "For each fight, write down beforehand what winning would bring and how many hours you’ll spend; when they’re used up, close the file: “Here is what I know. I’m leaving it with you.” Ask for raises in peacetime, with three results and no weapon on the table. The rule is to choose fewer enemies and better ones. Leave when you’d rather see the place fail than change. You’d run your own business with total commitment, so pick a partner you trust and then, the difficult part, hand over the keys.",
      ],
    ],
    ask: "Which fight at work would you drop if dropping it didn’t feel like losing?",
  },
  Sagittarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Big ideas need a timetable, and you’re the one who can supply it. School leadership, sales, travel operations, athletics, adult education, nonprofit management, military training: each lets you send people farther than they meant to go and get them back in one piece. A mission you believe in and room to move are what you need. Maintenance drains you.",
      ],
      [
        "paragraph",
        "A suggestion made in your hearing has an owner by noon. Ask around, and you’ll hear your own sentences quoted by people who now earn more than you and wonder why you never applied. Out in front you’re a joy to follow. The second rank knows where the first-aid kit is, because someone has to.",
      ],
      [
        "paragraph",
        "In the glow of the meeting you say “by June,” having calculated for a year in which no one is ill, and finance now adds its own margin to whatever you announce. Tact is another leak, since a blunt word in front of a client can undo a quarter of good work. And you sign contracts the way others sign birthday cards. The title was grand, the cause was great, and the clause about commission was on page six.",
      ],
      [
        "paragraph",
        "Never name a deadline in the meeting where the idea was born. Answer, “You’ll hear on Thursday,” ask the three people who’ll do the work, take the longest estimate and add a quarter. Have someone who enjoys small print read every contract aloud to you. Promise late, deliver early. You’re finished somewhere when you’ve stopped believing what you say in presentations. Founding something is in your blood; begin with one client, one route, one class, and let success be the thing that makes it large.",
      ],
    ],
    ask: "Which deadline did you announce with enthusiasm that others had to pay for?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Any enterprise that takes years of endurance is your territory. Accounting and finance, civil engineering, hospital administration, banking, construction, government, logistics: long terms, real weight, and results that don’t care about moods. You need a ladder with visible rungs and a chief who earned theirs. Improvisers drain you, and so do offices with a slide in them.",
      ],
      [
        "paragraph",
        "If the schedule has your name on it, people plan their lives by it. One dry remark of yours at the worst point of a bad quarter does more for morale than a consultant. As a leader you’re exacting and just, and you never ask for more than you give. The rest of the building also has a home.",
      ],
      [
        "paragraph",
        "Experience is your only currency, so newcomers’ ideas reach you last, and those choosing someone to lead a change suppose you’d be against it. The second obstacle is the line. You wait your turn for the next post, correctly, while a person eight years younger simply asks for it. Third, you take on the whole load because it’s quicker and surer. In time the department can’t run without you, so it never lets you go anywhere.",
      ],
      [
        "paragraph",
        "Ask for improvements on unsigned cards, choose two, and test each for a month. For promotion, go to your boss before there’s a vacancy: “I’d like that job when it opens. What would you need to see?” Turns aren’t given, they’re taken. Apply elsewhere if you’ve been told to be patient twice by people who weren’t. A company of your own would be standing in forty years, so put August off in the bylaws.",
      ],
    ],
    ask: "Whose idea would you have tried if it had come from someone older?",
  },
  Aquarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "A system has to be rebuilt so that it works for everyone in it: that’s what you’re for. City government, IT management, operations, public utilities, union leadership, engineering, school reform. What you need is a mandate, good data and the freedom to say what’s wrong with the place. Seniority without merit drains you.",
      ],
      [
        "paragraph",
        "A grievance that has wandered from desk to desk since winter is resolved once you have it. Half of the procedures you defend today were considered outrageous when you proposed them. As a leader you’re accessible, logical and the same to everyone. Some of your people would give up a little equality to be asked about their weekend.",
      ],
      [
        "paragraph",
        "Half measures offend you. The director offers a trial in one branch, you hear an insult, and another year goes by under the old system. Authority is a second stumbling block: you correct the boss in public, on a point of fact, and are right, and are remembered. On pay, you’re so committed to one transparent scale that you refuse to be an exception. The exceptions thank you, and park nearer to the building.",
      ],
      [
        "paragraph",
        "Take the one branch they offer. Ask, “Which part of it could I begin next month without anyone’s money?” and name three figures that would count as proof. Correct superiors in the hallway, never at the table. At review time, “What would it take to reach the top of the range?” is a fair question. Get in first and then open the gate. No one should stay on as the office conscience, not even with benefits. You’d found a fine enterprise with a constitution, so leave one line in it for being wrong.",
      ],
    ],
    ask: "Which half of your best plan could be working already if you’d accepted half?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "Firm structure and deep pity belong in your job description together. Nursing management, school administration, hospice, rehabilitation, juvenile justice, food bank or shelter management, veterans’ services: you run the institution and never forget why it’s there. What you need is a clear frame, a visible good, and music somewhere in the day. Cynicism drains you, and so does a profit no one can explain.",
      ],
      [
        "paragraph",
        "In a catastrophe of their own, people find that you’ve covered everything, for weeks if need be. You sense from a tone on the phone that a deal is off, then overrule yourself because it wouldn’t stand up in a report. As a leader you’re strict at nine and tender by three. Those who know it book their appointments accordingly.",
      ],
      [
        "paragraph",
        "Closing things is hardest: the program with nine participants gets one more season, and what’s promising has to share its budget with what’s fading. The ignored hunch is second, and you could paper an office with the memos that proved it right. Third comes collecting. You’ll pay your people before yourself, excuse the client with the sad story, and carry a debt that they’ve long forgotten.",
      ],
      [
        "paragraph",
        "Let the ending be kind, and it becomes possible. “By March it needs twenty participants. If it doesn’t have them, we close in June, and everyone is placed by then.” Date your hunches in a notebook and score them twice a year. As to debts, have someone else make the calls, on the tenth. The rule is that mercy needs a budget. Leave when you’re the only heart in the building. Your own venture can do real good, as long as its charity and its accounts sit at separate desks.",
      ],
    ],
    ask: "What are you keeping alive at work because no one could bear to end it?",
  },
};
