import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Good work for you has a clear target, a short clock and your name on the result. Emergency nursing, electrical work, site supervision, aircraft maintenance, military logistics, freight dispatch, managing a restaurant kitchen: each lets you act at once without lowering the bar. You need authority equal to the blame. The fourth meeting about an afternoon’s task makes you want to bite the table.",
      ],
      [
        "paragraph",
        "With you in the group, the stalled order is traced by ten and the awkward call has been made. As a leader you go first and take the worst shift, so people follow you into terrible weeks, and feel slightly unnecessary in the good ones. Patience makes you a superb teacher, about twice a year.",
      ],
      [
        "paragraph",
        "When a superior gets a fact wrong, you correct it immediately, in front of the client; you were accurate, and what they remember is the audience. Then, you’re so useful in a fire that they save you for fires, while the planning positions go to people who smell less of smoke. Money you settle the way you’d pull a splinter. The first decent figure ends the pain, and that haste can cost more than any mistake you make all year.",
      ],
      [
        "paragraph",
        "Before correcting anyone upward, ask whether harm is done before the meeting ends. If so, begin with the goal: “To get this approved, we need the March figure, which is lower.” Everything else can be said alone, afterward. Be fast with the problem and slow with the price. The third time you’re handed responsibility without power, go. A firm of your own suits you, with a partner who reads contracts to the end.",
      ],
    ],
    ask: "Which fire were you praised for that a better plan would have prevented?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Everything you do well takes years and improves with them. Farming, carpentry, bookkeeping, banking, property management, dental technology, food production, forestry: in these, two decades of doing a thing right become a kind of wealth. You need one task at a time and a plan that survives lunch. A brilliant new direction every quarter exhausts you, and so does an office where the furniture rolls.",
      ],
      [
        "paragraph",
        "If you say the shipment leaves on the fourth, they book the truck. Trouble you taste long before the numbers do, and you say nothing because you can’t prove it. As a boss you’re fair and unhurried, so people stay with you, though the newest ones wish you’d speak to them before the second month.",
      ],
      [
        "paragraph",
        "Offices want an impression by noon and you’d rather deliver on Thursday, so interesting assignments go to someone who answers immediately. Staying, you trust, will be rewarded. The market generally pays those who move, and a loyal person can be the cheapest one on the floor. Then there’s the new system, which you refuse until it has proved itself, and it proves itself in the hands of the colleague they promote.",
      ],
      [
        "paragraph",
        "“First view: doable, about two weeks. You’ll have a firm date on Thursday.” Send that within the hour, and afterward take your time. Answer early, deliver solid. Once a year, get a price for yourself from outside, and mention it. Leave when the product is made worse on purpose and you’re told to call it progress. A business of your own fits you well if it begins with savings and one thing made better than anyone nearby makes it.",
      ],
    ],
    ask: "What would another employer pay you, and when did you last find out?",
  },
  Gemini: {
    stances: { focus: "both" },
    lines: [
      [
        "paragraph",
        "Put dependable facts in motion and you’re happy. Teaching, medical coding, air traffic control, library services, technical support, news editing, insurance adjusting, translation: all of them pay for a quick mind that doesn’t round off. You need a fixed method, fresh material every week, and people within talking distance. An office where no one writes anything down will finish you.",
      ],
      [
        "paragraph",
        "When two departments recall the same meeting two ways, they ask you, and that settles it. You can take a rule that no one follows and make it plain, even funny, and in a month they obey without noticing. Put in charge, you brief beautifully, so your team always knows what is going on, and occasionally wonders where it’s all headed.",
      ],
      [
        "paragraph",
        "Interruptions eat you, since every question is a bit more interesting than the report; by five you’ve helped eleven people and moved your own project four lines. Your training wanders as well, with a certificate here and a course there, and no single title that anyone would pay extra for. In salary talks you bring the tables and leave out the wish. They admire the research. They offer the middle of the range.",
      ],
      [
        "paragraph",
        "Set a question hour and announce it kindly: “I’ll have time for you properly at two. If it can’t wait, tell me.” Give the first ninety minutes of the day to whatever carries your name. Ask for more pay in one line, figure first and no footnotes. The first answer is free; the second goes into the manual. It’s time to go when you’ve explained everything there is to explain. Alone, you do well selling courses and guides.",
      ],
    ],
    ask: "What would you have finished this year if others had looked it up themselves?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re built for work in which someone’s safety depends on a person who doesn’t forget. Nursing, school administration, pharmacy, insurance claims, social services, food safety, hotel management, veterans’ benefits: each has regulations with a face behind them. You need a steady group, a boss who says good morning, and a corner that’s yours. Constant reshuffling drains you. So does being called a resource.",
      ],
      [
        "paragraph",
        "The spare part, the second contact and the allergy are all in your notes, and newcomers feel protected within a week. Several people would tell you that they stayed for your company. In charge, you shelter the team so thoroughly that bad news from above never reaches them, and neither do the difficult assignments that would help them grow.",
      ],
      [
        "paragraph",
        "For a colleague you’d walk into any office with the figures in order, while your own raise feels like taking food off the table. So you wait to be remembered, until the request comes out as hurt and is answered as a complaint. One cool remark from a superior can occupy your whole week, although it was probably about their parking space. And you stay too long, because leaving would mean leaving people. The place knows it.",
      ],
      [
        "paragraph",
        "Write one page as if for a friend, with three results, the going rate and the figure you’d demand, and then send word ahead: “I’d like twenty minutes this month about my pay.” Name the number and stop talking, however long the pause. The rule is to ask as an advocate, never as a guest. Resign when you remain only so that others won’t feel abandoned. Your own business can go well, close to home.",
      ],
    ],
    ask: "What would you have demanded long ago if your salary belonged to a friend?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Give you a high standard and an occasion, and you’re home. Event management, teaching, tailoring, structural engineering, running a school, cooking as head chef, branch banking, the armed forces: each joins exact preparation to a moment when people look. You need time to rehearse and appreciation in plain words. Sloppy material going out with your name near it costs you sleep.",
      ],
      [
        "paragraph",
        "Your presentations begin punctually, with the right figures, and visitors leave thinking well of the entire floor. Two sincere sentences from you can see a younger person through a bad season, since everyone knows you don’t flatter. At the head of things you’re upright, generous and highly visible. What the team would like is the ball, more often.",
      ],
      [
        "paragraph",
        "Everything that leaves the building represents you, so every letter crosses your desk until the desk becomes the narrowest place in the house, and gifted people go where their own name appears. You also refuse fields in which you’d have to be new, and call it loyalty to your profession. And it’s possible to pay you in titles. A clever employer soon discovers that “deputy director” costs less than a raise.",
      ],
      [
        "paragraph",
        "Divide the outgoing material in two. A fifth gets your eye; the rest goes out unread under its author’s name: “This one is yours, including the applause.” When a promotion is offered, say, “I’m honored. What does it pay?” and admire the ceiling. Salary first, title second. Walk out of any place you’d be embarrassed to recommend to a friend. A firm with your name over the entrance suits you better than most people, once someone else is allowed to answer the phone.",
      ],
    ],
    ask: "Which title did you accept when you should have asked for the number?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your gifts are worth most where an overlooked detail has a victim. Accounting, laboratory analysis, medical records, quality control, tax preparation, dental or veterinary care, software testing, safety inspection: all reward a person who checks because it matters. You need a defined field and uninterrupted mornings. Colleagues who say “good enough” before they’ve looked can ruin an entire day.",
      ],
      [
        "paragraph",
        "Many people at work are less afraid because you come after them. And anyone who has seen every error knows which process produces them, a more expensive kind of knowledge than the corrections. As a leader you’re fair, prepared and kind to the nervous. Your best people wish only that you’d mention what was right.",
      ],
      [
        "paragraph",
        "Good maintenance looks like nothing happening, and when someone does remark on it you answer that it was no trouble. They believe you. Left to set your own price, you set it by the flaws that only you can see, so you end up charging less than people half as good. Then there are the donated hours: no one ordered the second check on Sunday, no one saw it, and by spring the budget assumes it.",
      ],
      [
        "paragraph",
        "Every Friday, send three lines upstairs: what was completed, what was prevented, what it saved. When you’re praised, say, “Thank you, it took some doing,” and close your mouth before the correction escapes. As for fees, ask a friend in the trade what they’d charge and quote that, undiscounted. If you caught it, count it. Leave when they want the stamp more than the inspection. A practice of your own suits you very well, as long as someone else writes the advertisement.",
      ],
    ],
    ask: "What did you prevent last month that no one above you has heard about?",
  },
  Libra: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "You do well where fairness has to be worked out in detail and explained with courtesy. Human resources, contract law, payroll, mediation, property appraisal, purchasing, customer relations, school counseling: in all of these, people accept results they dislike because they trust how you got there. You need civil company and clear rules. Shouting drains you, and so does a boss who plays favorites, even when it’s you.",
      ],
      [
        "paragraph",
        "Disputes that would have gone upstairs are settled beside your chair. People know you never use what you hear, which gives you more influence than you’ve ever tried to spend. Once you’re the boss, you distribute the bad shifts evenly, including to yourself, and no one bothers to count. They’d appreciate a quicker refusal, though.",
      ],
      [
        "paragraph",
        "Before you recommend anything, you want the precedents and the view of anyone who will be disappointed, and what comes out is sound, hard to attack and past the date. Negotiating, you open with the reasonable number. The other side, having opened with an outrageous one, kindly agrees to meet you halfway. And in office wars you stay above the battle, while both camps promote their own.",
      ],
      [
        "paragraph",
        "Give every decision a size, an hour, a day or a week, and when time is up begin with the verdict: “I recommend the second supplier. It costs the warehouse some convenience, and I’ve told them.” With pay, ask for a step more than seems right, since someone will pull you down in any case. Remember it this way: fair is where you finish, never where you start. Leave once your main task is making unfair things sound balanced. If you start a firm, take a partner who enjoys asking.",
      ],
    ],
    ask: "Which decision are you still preparing although you’ve known the answer for weeks?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Work suits you when it’s serious, closed to the curious, and yours to finish. Auditing, police investigation, information security, pathology, law, psychiatric nursing, plumbing, power plant operation: in all of them calm is a qualification and discretion is part of the salary. You need long stretches alone with one problem. Small talk drains you, along with people who share their weekend at volume.",
      ],
      [
        "paragraph",
        "In a crisis they look at your face, see that nothing has happened to it, and continue. Anyone you’ve decided to stand by tends to do better work for years, even without a word from you. When you lead, loyalty is rewarded, laziness is remembered and nothing leaks. The team is solid. It’s also a little afraid of your silences.",
      ],
      [
        "paragraph",
        "Asked for a summary, you go down to the original documents and surface three weeks later with the real story, after the deadline. Ambition you don’t announce, so the position you’d have killed for goes to someone who mentioned it over lunch. About pay you say nothing, and nothing, and then you resign; the raise they offer that afternoon is generous, and by now you despise it.",
      ],
      [
        "paragraph",
        "Agree on the depth before you dive: “Do you need the ten-minute version, the two-day version or all of it?” A third of the way in, send five lines marked “unfinished.” Tell your boss what position and salary would keep you, well before you’re angry. A wish that was never heard can’t be granted. Leave when you start collecting evidence against the place. Working for yourself suits you splendidly; choose a partner as you’d choose a surgeon, and put the exit in the contract.",
      ],
    ],
    ask: "Which position do you want that no one at work has heard you name?",
  },
  Sagittarius: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "Work fits you when exact duties serve a large purpose and a window opens on elsewhere. Teaching, customs service, park management, aviation, compliance, travel logistics, charity administration: all of them combine a manual and a horizon. You need a cause you can respect and some days on the road. Pointless regulations drain you, and insincere mission statements drain you faster.",
      ],
      [
        "paragraph",
        "People believe you because you announce what is right and then stay late to make it possible. When you explain why the job matters, even the bored sit up. As a leader you’re just, encouraging and a touch long: the team knows the values by heart, and would trade a few for a decision by four o’clock.",
      ],
      [
        "paragraph",
        "When a rule is bent, you object with its entire history, and by the ninth sentence people have resolved to bend things out of your sight. A noble cause can get you at a discount: you accept the modest salary, and those who run the place accept the other one. Then come the orphans, the committees and archives that no one else would take. Not one is in your job description.",
      ],
      [
        "paragraph",
        "List the three things you’d really resign over, and call the rest taste. For those three, give the consequence instead of the verdict: “If we ship this, the clinic gets the wrong dose table. I’d need another day.” To a new orphan, say, “Gladly. Which of my present ones shall I drop?” The rule: belief is your gift to the cause, and salary is its gift to you. Move on when you defend the place from habit. A school of your own suits you, if someone else does the scheduling.",
      ],
    ],
    ask: "How many of your objections this month concerned something you’d really resign over?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Nothing suits you like a steep path, a fair ladder and a result that stands for fifty years. Construction, engineering, government, accounting, hospital finance, law, the military, rescuing tired companies: in all of them patience outlasts talent. Real responsibility, rising in steps, keeps you interested. What drains you is compulsory cheer and any plan that ends with the quarter.",
      ],
      [
        "paragraph",
        "While you’re calm, no one panics. A promise from your department counts as money in the bank, and you’re at your finest when the numbers are at their worst. Those who work for you get someone strict, dry and loyal to the end, whose praise they’d like to hear before the retirement party.",
      ],
      [
        "paragraph",
        "You suppose that things are decided in the meeting, so you prepare for it and skip the lunch where they were decided. Everyone respects your name, and no one argues for it. You also mistake the hard for the important, and stay with the worst conditions because leaving would resemble defeat. Whatever comes easily goes unbilled. You charge for sweat, and give away the glance at a contract that no one else can manage.",
      ],
      [
        "paragraph",
        "Choose five people whose opinion affects your future, see one a week, and ask, “What are you trying to get done this year?” Before a large proposal, show it to two of them: “What would make you support this?” Price the result, never the effort. Go when you’ve stopped climbing and are merely enduring; the test is whether the view still changes. Founding something fits you like a boot, with a cheerful person at the counter and a salary for yourself from the first month.",
      ],
    ],
    ask: "Who would argue for you in a meeting that you weren’t invited to?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best inside a system that can be understood and then improved. Computer support, electrical engineering, public transit, utilities, civil service, database administration, urban planning, medical technology: in these, loyalty to the rules and doubt about them are two halves of one job. Clear goals and a free choice of method keep you happy. Team-building days don’t. Neither does anyone whose argument is that they’re the boss.",
      ],
      [
        "paragraph",
        "Your yes isn’t meant to please anyone. So people plan on it. Half the staff takes you for the guardian of the old way, although most improvements began as your private remarks. Given authority, you treat the intern and the director alike and never pull rank. They’d also like to be told, aloud, that they’re doing well.",
      ],
      [
        "paragraph",
        "Your methods are better than the official ones, and no one else can operate them. A person who can’t be spared can’t be promoted. Then you classify coffee with a director as begging for favor, so decisions about you are made by strangers. As to pay, you believe in a formula, and while you wait for it to be calculated, less scrupulous people are simply asking.",
      ],
      [
        "paragraph",
        "Choose the method that saves the most hours, describe it on one page and give it away: “This saves four hours a week, and I’d like the team to have it.” Six weeks later, attach the invoice: “I’d like my salary to reflect that.” The rule: if only you can run it, you can never leave it. Go when improvements have to be smuggled in. Contract work fits you well, and so does a venture with two peculiar friends and written bylaws.",
      ],
    ],
    ask: "Which of your best methods would disappear from the company on the day you left?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You belong where an exact routine protects someone fragile. Nursing, pharmacy, elder care, animal shelters, medical records, optics, special education, hospital payroll: each wraps a schedule around something that can’t be scheduled. You need a calm setting, a written outline, and an hour alone after the hard cases. Targets that turn people into units make you ill.",
      ],
      [
        "paragraph",
        "People tell you things in the supply closet and find the shift rearranged the next day. You can sense which applicant will leave, and you say nothing because the file looks fine. The file is usually the last to hear. As a leader you’re mild and oddly effective, since no one wants to disappoint you. Discipline is harder. You see why they did it.",
      ],
      [
        "paragraph",
        "“See what you can do with this” is poison to you, because you sense what everyone hopes for and try to grant it all, so you begin late, and a boss who intended freedom sees no initiative. Moods get into you like smoke into a carpet, and you stay on, unpaid, with anyone who is crying. Money is worst. Charging a person in trouble resembles theft, so you discount, forget to invoice, and become the only charity in the business.",
      ],
      [
        "paragraph",
        "Ask for the outline: “Who will use it, what does finished look like, and what would be too much?” Send the answers back in four lines, as the assignment. Set your price on a dry day, before you’ve seen the face. Leave when it takes an entire weekend to recover from being kind. Something of your own can go beautifully, if it stays modest and a partner enjoys sending invoices.",
      ],
    ],
    ask: "What are you giving away that strangers would gladly pay for?",
  },
};
