import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Good work, for you, turns people from no to now. Sales training, recruiting, teaching gym or drama, physical therapy, fundraising, emergency nursing and opening new stores all need a person who gets strangers trying, by noon, what they swore at nine was impossible. The conditions are lively company, a visible target and permission to begin. Pure upkeep drains you, especially the meeting about the meeting.",
      ],
      [
        "paragraph",
        "Stuck people leave your desk with a next step and a higher opinion of themselves. Within minutes you recognize someone’s ability, and the ones with the clipboards take a year to agree. As a leader you go first and accept the blame in public, so a team will run through walls for you. It would like, occasionally, to be told where the wall is.",
      ],
      [
        "paragraph",
        "Permission is the first problem. You begin without asking, usually successfully, and what your manager learns is that you produce surprises, so the big assignment goes to a colleague with half your nerve. Then comes the handover: you launch and others land it, which is how they got the titles. Finally, you take the first offer, because being wanted thrills you so thoroughly that the salary is settled while you’re still smiling.",
      ],
      [
        "paragraph",
        "Turn approval into one short conversation: “I’d like to begin on Wednesday unless you object by Tuesday. Here’s the cost, and here’s when I’d stop.” If a figure is offered, say that it’s lovely and that you’ll answer tomorrow. Start one, land one: let that be the rule. Leave a job once you’ve begun inventing emergencies to feel awake there. A business of your own can suit you, provided your partner likes month eleven.",
      ],
    ],
    ask: "What would you be trusted with if no one had to brace for a surprise?",
  },
  Taurus: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "All your good work ends in something people can touch, taste or sit in. Cooking, restaurant management, interior design, hairdressing, real estate, landscaping, music teaching and retail let you invent in the morning and enjoy the result by evening. New faces in a familiar place is the ideal mix. Bad coffee and a different strategy each quarter exhaust you.",
      ],
      [
        "paragraph",
        "What others meet in you is warmth with substance. The client is fed and the bold proposal comes with a sample, so cautious people accept from you what they’d refuse on a slide. In seconds you know whether a thing is right, and the market usually agrees a year later. As a leader, you create a place people hate to quit, and you’re as easy to hurry as a sofa.",
      ],
      [
        "paragraph",
        "You eat the frosting first. Inventing happens early, while the expense report waits until someone asks twice. Then there’s pay: your life rises to meet each raise before it arrives, and eventually you can’t afford to leave a job you’ve outgrown. The third is change from above. If you weren’t consulted, you sit down in the road, and even when you’re right, you’re remembered as the one who sat.",
      ],
      [
        "paragraph",
        "Make the ugly hour pleasant, with music and a colleague doing theirs, and begin with unpaid invoices. Offer trades: “I’ll take the client lunches if you take the monthly report.” When a raise comes, live on the old salary for a year and bank the difference as freedom. The rule: comfort is a reward, never a reason to stay. If only the couch and the check are keeping you, go. A business of your own suits you, with a bookkeeper.",
      ],
    ],
    ask: "Which ten unpleasant minutes have cost you the most money this year?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Your work should be full of people, subjects and sentences. Teaching, customer support, journalism, marketing, sales, speech therapy, interpreting and user research all depend on someone who gets strangers talking and finds the phrase they were after. You need variety, immediate answers and a colleague within earshot. A silent office with a single file would have you organizing birthdays by Wednesday.",
      ],
      [
        "paragraph",
        "You’re the switchboard. You know who has the identical problem two floors up, and you introduce them so that both look intelligent. Clients tell you in passing what no survey discovered. When you lead, meetings are entertaining and newcomers speak up, though the team walks off with nine ideas and wonders which one is Monday’s.",
      ],
      [
        "paragraph",
        "Your best results leave no trace. What you solved in the corridor is forgotten by Thursday, and the credit goes to those who write memos. Next comes advancement: six fields on a résumé read as curiosity to you and as a short attention span to a recruiter, and the specialist gets the raise. Third, you agree by talking. “Sure, sounds great” means interest in your language and a contract in everyone else’s.",
      ],
      [
        "paragraph",
        "Let your gift for phrasing do the filing, and after any talk that settled something, send two lines: “As agreed, you take the draft, I take the client, both by the ninth.” Bring the best five along when you ask for money. Put the thread through all your jobs on line one of your résumé; a zigzag with a title is called a career. Move on when the questions repeat. Self-employment goes well in pairs, with you on the phone and the other one at the desk.",
      ],
    ],
    ask: "Which of your best results exists only in the memory of someone you talked to?",
  },
  Cancer: {
    stances: { company: "company", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You bloom wherever strangers have to become a group. Elementary teaching, nursing, hospitality, human resources, social work, patient advocacy, customer service and running a senior center are jobs in which remembering people is the method. You need a steady crew and a considerate boss. An impersonal office, where no one knows whose mother is ill, exhausts you by ten.",
      ],
      [
        "paragraph",
        "Around you, people feel expected. The one back from leave is told that it was duller without them, a kindness that stops good employees from quitting and saves a fortune that no accountant can see. In charge, you feed, defend and tease, and your team would do anything for you except bring you bad news, because they’ve seen your face.",
      ],
      [
        "paragraph",
        "Criticism goes in too deep: a remark about page three lands as a remark about you, so bosses wrap their opinions in cotton until you learn nothing. Then you cover for the weak one, doing their share at night, which produces two exhausted people and no solution. About pay you go shy. The company feels like kin, and requesting a raise feels like sending your aunt an invoice.",
      ],
      [
        "paragraph",
        "Ask for the remark before it’s offered: “Tell me one thing that works and one thing I should change. I take a night, and I come back better.” Discuss money annually, on a fixed date, so that it’s an appointment and no longer a betrayal. A company can be fond of you; it can’t love you back. If you’re staying for the people and the people have left, leave too. A café or practice of your own can thrive on your memory, provided a stranger sets the prices.",
      ],
    ],
    ask: "What have you never asked for at work because the place feels like kin?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Given raw talent and a public, you come home from work livelier than you left. Teaching, coaching, sales, hotel management, theater, casting, hairdressing and leading a customer team are all ways of bringing others out. What matters is visible results, an appreciative boss and some authority over how things look; where no one grows and no one claps, even a fine salary leaves you flat.",
      ],
      [
        "paragraph",
        "People get a larger idea of themselves from you. You name what was good while it’s fresh, with the director listening, and the effect outlasts any bonus. As a leader you’re at your finest in the week before opening night. On an ordinary Wednesday your team reads your expression to learn how the company is doing.",
      ],
      [
        "paragraph",
        "Relying on the moment comes first: someone from finance asks about page two, you answer with charm, and it gets noticed as charm. In money matters you can be paid in applause: you get a title and a speech in your favor, and forget to ask what comes with them. The third is being second. Overruled, you hear an insult where there was only a decision, and the feud costs you the year.",
      ],
      [
        "paragraph",
        "Rehearse like a performer. Before anything important, give your most skeptical colleague fifteen minutes: “Interrupt me with the three nastiest questions you can imagine.” Put those answers on one card. When the compliments start, reply, “Thank you. What does that look like in dollars?” The rule: take the bow after the check. Quit once you’ve become the mascot, loved by all and consulted by none. A studio, school or agency under your own name fits you, with a partner who reads contracts for fun.",
      ],
    ],
    ask: "Which compliment did you accept in place of a raise?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What your good jobs share is invention for one particular person, with a deadline. Teaching, nursing, occupational therapy, nutrition, editing, wedding planning, product design and library work draw on both the imagination and the eye. You need a face at the end of the task, and a date, or you’d still be refining it when they retired. Vague praise and sloppy handovers drain you.",
      ],
      [
        "paragraph",
        "Your ideas survive until Tuesday, which is rarer than having them. Long before a complaint comes in, you’ve considered the tired customer, the visitor in a wheelchair, the child who can’t read yet. As a leader you explain well, notice effort and remember allergies, and you correct everyone’s pages at night, so they stop finishing them.",
      ],
      [
        "paragraph",
        "First, you repair what isn’t yours: the form could be clearer, so you fix it, its owner hears a verdict, and your own assignment waits. Second, you wait to be ready, with one more certificate between you and the position that someone with half your ability has already applied for. Third, you talk your own price down: asked what you charge, you mention the weak spots, and then bill two hours for the six it took.",
      ],
      [
        "paragraph",
        "Start a page called “Not mine,” and give each itch a line there. Once a week, take one to its owner: “I had a thought about your form. Would it be welcome, or is this a bad time?” Name the fee. Then stop talking; the silence belongs to them. Your rule: apply at seventy percent. Go when you’ve been the spare mechanic for two years and are still called scattered. A private practice suits you, once a timer decides what’s done.",
      ],
    ],
    ask: "Whose work have you been repairing instead of finishing what only you can do?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Work suits you when people who want different things must all leave content. Human resources, event planning, real estate, counseling, retail, fundraising, travel and mediation pay for your natural trade, which is making each side feel understood. You do well with a partner at the next desk and pleasing surroundings. Enforcing rules wears you thin, and so do endless quarrels.",
      ],
      [
        "paragraph",
        "Around you, colleagues behave better. The touchy are seated next to the patient, and after a conflict both camps want lunch with you. It looks like taste, so hardly anyone calls it judgment, least of all you. As a boss you’re a host: fair, graceful, and so late with unwelcome news that some employees learn how they were doing from the goodbye card.",
      ],
      [
        "paragraph",
        "Deciding alone slows you down: you ask two colleagues, then five, and the final word goes to someone with less taste who can live with a mistake. Pay is worse. The other side’s budget is so vivid to you that you lower your price before they’ve objected. Third, you bet on allies instead of results, so when the boss who adored you leaves, your case walks out too.",
      ],
      [
        "paragraph",
        "Take two advisers, set a closing time, and then say, “I’ve heard you both, I’m taking the second version, and I’ll answer for it.” Write your figure on paper the evening before and present it as if it were for a friend; you’ve always been a lion for other people. The rule is name it, then smile. Go when you’ve been the cushion between the same two departments for a year. Start something only as a duo, and let the other one chase the invoices.",
      ],
    ],
    ask: "Which decision have you polled everyone about, although you knew after the first?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The right place is wherever people have to say what they’ve been hiding. Counseling, nursing, social work, addiction recovery, human resources, police work, legal aid, journalism and hospice care require an open face and a strong stomach. One deep case and a few allies are all you ask. Surface work, where nothing is at stake, has you feeling like decoration.",
      ],
      [
        "paragraph",
        "Secrets stop with you, and word of that gets around. In a polished presentation you can tell which slide the speaker is afraid of, often before the speaker can. Emergencies calm you, so you lead well there: funny, frank, in the trench with the others. In peacetime the team finds you harder to reach.",
      ],
      [
        "paragraph",
        "You have two settings, absorbed and absent: one case gets your evenings while the other eight get a kind word and a promise, and as most of a department consists of Tuesdays, a boss hesitates to give you one. With money you skip a step: you never ask for the raise, you resign. They’d have paid you. Then there are the feuds. A director crosses you once, and for years you contribute brilliantly to everything except that person’s success.",
      ],
      [
        "paragraph",
        "Tell the one who assigns the work how you run: “Give me one hard case at a time and I’ll go to the bottom of it. For the rest I need fixed slots.” Do the dull eight first, and ask of each who is waiting for it, since a human being interests you where an obligation doesn’t. Your rule: say it at three, so you needn’t leave at ten. Resign immediately if you’re paid to protect a lie. Independence suits you wherever clients come by recommendation.",
      ],
    ],
    ask: "What have you been planning to resign over that you’ve never once asked for?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "A mission, a changing scene and strangers to win over: with two of the three, you thrive. Teaching, sales, tourism, airline work, coaching, marketing, public speaking, student recruitment and guiding hikes let you arrive, kindle and continue. You need sky, independence, and a reason that would look good on a banner. Regulations without reasons drain you, and so does the word “sensible.”",
      ],
      [
        "paragraph",
        "Perspective is what you bring. When all eyes are on one bad number, you describe how it will look three years on, and they laugh and start again. Many a shy person has given a first speech because you assumed they could. As a leader you’re a flag: easy to follow, hard to find once the march has begun. People love the rally and would like the schedule.",
      ],
      [
        "paragraph",
        "Optimism does your estimating. You picture it going well, name that date with conviction, and the team sacrifices two weekends to a promise it never made. With pay, you have a talent for quitting one season before the bonus, the pension or the promotion comes due. The third is boredom in year two, which you take for a sign, although it’s the point where the job gets hard and other people get good.",
      ],
      [
        "paragraph",
        "Give every date in two parts: “If all goes well, the fifth. Count on the nineteenth.” For the second, take the slowest of your last three projects. Before any exit, ask whether you’re going toward something you can name or only away; toward is a reason and away is a mood. Freelancing can be a joy, given an accountant with no sense of humor. Until then, stay on salary.",
      ],
    ],
    ask: "What have you left one season before it would have paid you?",
  },
  Capricorn: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "Enthusiasm that has to become an institution: there’s your trade. School administration, human resources, project management, nonprofit work, sales management, event production and running a gym call for both the spark and the bookkeeping. You can face a crowd at noon and an auditor at two, given a ladder and a budget. Disorder above you drains you, and so do people who mistake a joke for a lack of effort.",
      ],
      [
        "paragraph",
        "With you in charge, a dream has a date, and the dreamer is still excited on the day it opens. You believe you’re being liked, while others are in fact following you. Once a quarter, though, the team sees your other face, and compares notes on the weather.",
      ],
      [
        "paragraph",
        "Being friend and superior at once, you’re delightful for weeks and abruptly strict when a deadline is in danger, so the weak performer hears about it too late. Promotion reaches you as extra duties. You do your boss’s job on your own pay, proud to be trusted, and the company sees no reason to end so advantageous an arrangement. Delegating is the third. At midnight you finish what someone else left undone, and what gets noticed is how tired you look.",
      ],
      [
        "paragraph",
        "Say the difficult thing while it’s minor: “I enjoy working with you, and I need this by Friday noon.” Before you accept another responsibility, ask, “What’s the title, and what does it pay?” The rule: no duty without a raise, a rank or an end date. Leave when the only step up is a chair that has made its last three owners humorless. Founding something suits you, after two years of observing mistakes at another’s expense.",
      ],
    ],
    ask: "Which job are you already doing that someone else is being paid for?",
  },
  Aquarius: {
    stances: { company: "company", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Put unlike people and an unsolved problem at one table, and you do your best work. Teaching, social work, design, software testing, community organizing, public health, video games and adult education all want a mind with no loyalty to how it’s always been done. You need equals, odd hours and the right to ask why. Uniforms, ranks and the phrase “because that’s the policy” bore you into mischief.",
      ],
      [
        "paragraph",
        "Permission to think is what you hand out. Odd suggestions survive near you, the silent technician speaks, and two departments who would never have had lunch produce something neither planned. In a leading role you’d rather convene than command; teams invent wildly under you, and occasionally send out a search party for someone to decide.",
      ],
      [
        "paragraph",
        "Your ideas come in the wrong order. You begin with the principle and reach the benefit when the director has left, and two years later a consultant sells it in three sentences with a price. The second is the rule you have to fight: you win the argument about the dress code and lose the year. As for pay, wanting more than the others embarrasses you, so you give the best things away and wonder later why you’re bitter.",
      ],
      [
        "paragraph",
        "Begin at the end: “This costs you nine hours a week. I can bring it down to four, and I need two people until June.” They’ll ask about the principle once they like the number. Pick one hill a year and salute the rest. Request the pay you’d tell a friend to request. Leave when you can predict every meeting. A start-up among equals fits you, if someone is allowed to say no by Friday.",
      ],
    ],
    ask: "Which idea of yours have you given away that someone would have paid for?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "In all your good work, feeling your way into others is the craft itself. Nursing, early childhood education, counseling, massage, elder care, acting, writing and animal rescue turn openness into skill, and the best of them come with an end to the shift. You do well with a considerate crew and a clear finish line. Shouting drains you, as does any employer who calls exhaustion devotion.",
      ],
      [
        "paragraph",
        "Tension drops when you come in. The client who was about to quit tells you the real reason, and you can sense how a thing will be received before it exists, which saves more money than most analysis. You lead by tone, and teams become braver and more considerate around you, though somewhat foggy on who was supposed to do what.",
      ],
      [
        "paragraph",
        "Punctuality and paperwork come first. An hour with someone in trouble has no edges, so the form goes unfiled, and a boss who’d love to defend you has nothing in writing. Next, you absorb moods: if the manager is in a storm, you do the worrying for two on your own time. And your prices melt. One unhappy story and the sliding scale slides to zero, for a customer with a more expensive car than yours.",
      ],
      [
        "paragraph",
        "Borrow order instead of waiting to grow it: “Could we sit together on Thursdays at four while I do my forms? I’ll bring the cake.” Put your fees on a printed sheet, because a page doesn’t feel sorry for anyone. The rule is help, then home. Leave a job that needs you more than it pays you; being needed is not a contract. Independence suits your art and rarely your accounts, so find the partner before the logo.",
      ],
    ],
    ask: "What are you owed that you’d only have to fill in a form to receive?",
  },
};
