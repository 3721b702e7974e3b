import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work has a hard objective, a short chain of command and the right to act. Emergency medicine, software development, project management, the military, construction management, trial law, product launches, starting companies: each rewards a mind that’s ready before the bell. You need autonomy and a scoreboard. Consensus rounds exhaust you, and so does a superior who only forwards things.",
      ],
      [
        "paragraph",
        "What others meet is momentum with a brain attached. When you say that you’ll handle it, people cross it off. Leading, you’re far ahead and assume that being followed is automatic, although on the rare days when you spend ten minutes on the reasons, the team would go anywhere with you.",
      ],
      [
        "paragraph",
        "Dates are your first trouble. You calculate from your own best day and promise it on behalf of people who have other responsibilities, so that work which would have looked brilliant in June looks late in May. Next come the bodies by the roadside: the people you went around are patient, and they vote on your next project. As for pay, you never raise it until you’re furious. Then it’s an ultimatum, and an ultimatum gets you either money or a cardboard box.",
      ],
      [
        "paragraph",
        "Give two dates: “I could promise you the tenth. You can rely on the twentieth.” Discuss salary when you’re winning and in a good mood, with one figure and one reason. Before any fast move, make the two calls you’d like to skip. The rule: decide whether you want it done or want to have done it alone. Leave when every yes needs four signatures. Founding something suits you, with a partner who says “wait” and is permitted to.",
      ],
    ],
    ask: "Which person that you went around last year do you need on your side now?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Quality that’s built slowly and owned to the end brings out your best. Civil engineering, accounting, architecture, brewing and winemaking, financial planning, machining, audio engineering, running a farm or a vineyard: all of them join foresight to the senses. You need your own territory, decent equipment and years. What wears you out is the annual revolution, with a slogan, a new logo and a beanbag.",
      ],
      [
        "paragraph",
        "People stop checking once it’s yours. In a crisis your desk is the one spot in the building where the floor doesn’t move, and nervous colleagues find reasons to stand near it. You manage as a good landlord does: fair, reliable, seldom seen, and astonished when a tenant would like a conversation.",
      ],
      [
        "paragraph",
        "A method that has proved itself becomes, to you, the method. When its replacement runs worse for three months, you continue in the old way, correctly, and get left out of whatever is new, which is where the budget goes. You also guard your ground: the files, the contacts and the trick with the machine stay with you, so you can’t be promoted out. And you choose the secure salary over the larger one, without doing the arithmetic that you’d do for a washing machine.",
      ],
      [
        "paragraph",
        "When a new system is announced, volunteer: “I’ll test it thoroughly and report on what it can’t do yet.” That turns reluctance into expertise. Teach one person your trick this quarter. Every three years, price yourself on the open market, even if you never sell. Remember that security is what you could earn elsewhere. Leave when you’re defending the place more than enjoying it. A business with land or machines under it would suit you for life.",
      ],
    ],
    ask: "Which of your methods would you not choose again if you started today?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Your mind does its best work where patterns have to be found and then passed on. Data analysis, teaching, journalism, software, psychology, market research, technical writing, intelligence work: all of them bring fresh riddles to one large question. You need bright company in doses, and a week that isn’t identical to the last. Routine maintenance deadens you. So do meetings in which no one may be funny.",
      ],
      [
        "paragraph",
        "Before you spoke there were forty facts, and afterward there’s an explanation that even the sales department repeats. In charge, you run a brilliant seminar. The staff leave it inspired and meet in the hallway to find out what they’re supposed to do.",
      ],
      [
        "paragraph",
        "Abundance weakens your hand. By the time others have understood your idea you’ve improved it twice, so a colleague’s modest proposal wins because it had one point and a date. Second, once a puzzle is solved in your head, building it feels like copying out a crossword, so you pass it to someone who becomes its owner. Third, you think aloud, free of charge. Whole careers have been furnished with remarks you made while waiting for the elevator.",
      ],
      [
        "paragraph",
        "Open with the action: “I want us to do this by June. There are three reasons, and I’ll give you the first.” Keep the others until you’re asked. Before a good idea leaves your mouth, put your name and a date on it in an e-mail. One idea that ships is worth nine that sparkle. Leave when you can predict every meeting. On your own, sell what you now give away: explanations, by the hour.",
      ],
    ],
    ask: "Which of your ideas is making someone else’s career at the moment?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where foresight looks after real people. Nursing management, insurance, estate and family law, school administration, pediatrics, safety engineering, public health, pension or benefits planning: someone has to consider the worst on behalf of others, kindly and in detail. You need trust and colleagues who stay. Being shouted at drains you, and being reorganized drains you more, since you’d finally learned everyone’s birthday.",
      ],
      [
        "paragraph",
        "When the crisis comes, your preparations are already on paper. Those who had a difficult year under you know about a tenderness that you believe doesn’t show. As a boss you’re a fierce parent, which is a splendid thing to have in front of you and a complicated thing to report to.",
      ],
      [
        "paragraph",
        "You work for people you care about, so naming a price feels like charging a friend for advice, and the gap grows with every percentage. Second, you take criticism of a plan as disloyalty to the family, and remember who said it. Third, you shield your team from bad news and your superiors from your team’s mistakes. It’s meant as shelter, and it makes you the only one who knows how things really stand.",
      ],
      [
        "paragraph",
        "Ask for the raise as part of looking after your own: “I’d like my salary brought to this figure by the fall. Here’s what it rests on.” Then be silent, since your first impulse will be to mention their budget. Pass on bad news the day you get it. The rule: bargain as you would for someone you love. Go when you’re staying to protect people who could protect themselves. A family firm is your natural habitat, if someone outside the family reads the contracts.",
      ],
    ],
    ask: "What would you demand if you were negotiating for someone you love?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Whatever the trade, you need to set a standard where others can see it and grow toward it. School leadership, architecture, medicine, film and video production, university teaching, running a restaurant kitchen, consulting, coaching: each gives you one aim and a stage for it. Anonymous work drains you, and mediocrity with a good mood drains you even more.",
      ],
      [
        "paragraph",
        "People get the rarest sort of attention from you, who remember in May what a junior said in March, and hand over the project that fits it. Teams under you exceed themselves. What they’d love, and seldom get, is a look at your own draft while you still have doubts about it.",
      ],
      [
        "paragraph",
        "Taking orders goes against something basic. You ask for the reason in front of others, or obey with a perfection that borders on comment, and the resources go to people who made the boss feel respected. Money is next: you consider haggling beneath you, wait to be offered what you deserve, and are then offended by the figure. And because nothing unfinished may be seen, you present late and whole, when the decision has been made on the strength of someone’s cheerful sketch.",
      ],
      [
        "paragraph",
        "Ask your superior, in private, “What are you measured on this year? I’d like to help with it,” and deliver one such thing before you propose your own. Name a salary out loud. The rule: bow to the office, argue with the person, and do the second behind a closed door. Leave when there’s no one left above you to admire. In a practice, school or studio of your own you’re magnificent, once you’ve hired someone who dares to contradict you.",
      ],
    ],
    ask: "What would your boss say they need from you that you haven’t given?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A complicated system whose failures matter brings out your best. Software testing, accounting, pharmacy, laboratory work, nursing, civil or mechanical engineering, editing, logistics: each repays a mind that sees the aim and also the screw. You need clear standards and long undisturbed mornings. What grinds you down is haste praised as courage, and obvious errors discussed as opinions.",
      ],
      [
        "paragraph",
        "What was wrong on Tuesday is in order on Wednesday, without drama and without anyone being embarrassed. People think of you as thorough, and would be astonished by the plan in your drawer. As a leader you’re scrupulously fair, and your team brings you work with the faint nausea of a person handing in an exam.",
      ],
      [
        "paragraph",
        "Delegating defeats you. Results come back at eighty-five percent, you fix them that evening, and your people, whose version never survives, stop trying very hard. The second obstacle is the advertisement: it lists nine requirements, you meet eight, and you don’t apply, while someone with five has already started. Third, you undercharge from conscience, because you alone know what could have been better. Customers, oddly, had planned to judge it by whether it works.",
      ],
      [
        "paragraph",
        "Hand over a result and leave the road to them: “Do it your way. I’ll tell you only what would stop me from using it.” Apply at sixty percent, since everyone else does. Perfect is a hobby, and finished is a job. Take the plan out of the drawer and show it to one person with a budget. Leave when your standards are a free safety net for other people’s haste. As an independent repairer of hopeless cases you can earn very well, if the price is set before you’ve seen the flaws.",
      ],
    ],
    ask: "Who around you has stopped trying because their version never survives yours?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do well where a sound answer has to be accepted by people who disagree about it. Human resources, contract law, product design, urban planning, mediation, management consulting, user research, running a gallery or a theater: there your judgment and your manners are both paid. Open hostility drains you, and so does an office where decisions are made by volume.",
      ],
      [
        "paragraph",
        "With you in the chair, two departments that loathe each other sign the same page. When you do offer a plain opinion, people change course on the spot, which ought to tell you something. Your leadership feels effortless from below. The staff just wish they knew whom you’d save from a burning building.",
      ],
      [
        "paragraph",
        "Your own time goes first. You’re invited to every discussion because it runs better with you in it, and the deep work that you’re paid for moves to the evening and then to next week. The second obstacle is authorship: you plant the idea so tactfully that its adopted parent gets the promotion. Then there’s the matter of money, where you’re so determined not to look greedy that you propose a figure no one could object to, and no one does.",
      ],
      [
        "paragraph",
        "Trade in public: “I can sit in six meetings or finish this paper by May. Which would you like?” Put your idea in writing, signed, before you let anyone else have it. When it comes to pay, ask for a sum that makes you blush, and stop talking. If they didn’t flinch, you were cheap. Leave when you’re admired by everyone and consulted too late. A small partnership works better for you than solitude, as long as the other name handles refusals.",
      ],
    ],
    ask: "Which of your ideas is known in the building under someone else’s name?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Hidden causes and high stakes are your element. Auditing, cybersecurity, psychology, radiology, investigative reporting, law, research, insurance investigation: all of them pay for seeing the end in the beginning. You need privacy, time and a superior whose word is good. Forced cheerfulness poisons your day, as do open-plan offices, which resemble being questioned under a lamp.",
      ],
      [
        "paragraph",
        "If you say that the partner will back out, they make other arrangements, and are glad of it by spring. The few under your protection do braver work than anyone else in the place. You lead by trust, given rarely and completely. People outside the circle do their jobs with one eye on your face, trying to read the weather from a wall.",
      ],
      [
        "paragraph",
        "Stopping is hard. The report was due when three quarters were certain, you wanted the bottom, and the decision was made without you. Secrecy is next: you share conclusions and keep the reasons, and in an office it’s easier to believe a slide. As for advancement, you wait in silence to see whether they’ll recognize what you’re worth, and when they fail, you’re gone by June with a better offer.",
      ],
      [
        "paragraph",
        "Agree on the depth before you dive: “Do you need this at seventy percent by Friday, or at ninety-five in a month?” Publish one reason with every verdict. Twice a year, say what you want next, and by when, to the person who can give it. An unspoken condition is just a trap with good manners. Leave when you’ve begun to collect evidence against the place. Expertise in something that scares other people is about the best business you could own.",
      ],
    ],
    ask: "What promotion are you waiting to be offered by someone who doesn’t know you want it?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Long strategy and open country make the best work for you. University teaching, consulting, international trade, environmental engineering, travel industry management, foreign correspondence, law, renewable energy: each has a mission and a horizon. You need a far target, a loose leash and superiors who can be contradicted. Anything with a dress code for thoughts drains you, along with doing a thing correctly for the fourth time.",
      ],
      [
        "paragraph",
        "In your company the possible gets larger. You tell a tired department where all of this is going, and it sits up. As a leader you’re inspiring on Monday and in another time zone by Wednesday, so your best hire will always be a deputy who loves the middle of things.",
      ],
      [
        "paragraph",
        "The last practical step is where you lose. An error on page nine discredits the other eighty, and skeptics get to call the whole proposal unrealistic. Then there’s the remark: you tell the client what everyone knows and no one says, and you’re right, and you’re off the account. Finally, you tend to go just before it pays, since by then the future has moved elsewhere.",
      ],
      [
        "paragraph",
        "Ask for a second pair of eyes: “Could someone check the numbers before I present? I’d like both names on it.” Say hard things in the form of a question, and in private. Before you resign, find out when the next bonus falls, and sail after payday. When the horizon is only a screen saver, though, go. Self-employment suits you in any business that sells direction, with a partner on shore who answers the mail.",
      ],
    ],
    ask: "What would you have been paid if you’d stayed six months longer last time?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong where something large gets built over years under your responsibility. Construction or operations management, banking, the law, public administration, medicine, engineering, property development, running a school or a hospital: each offers a slope that’s long enough. You need clear authority and a calendar you control. Superiors who change the destination to suit the weather drain you.",
      ],
      [
        "paragraph",
        "Direction that doesn’t change: that’s what others get. A sentence of praise from you, or one of your four jokes a year, is repeated for weeks. You lead the way a good road does, without conversation. Some of those traveling on it would like to hear, before they retire, that you noticed they were there.",
      ],
      [
        "paragraph",
        "Being seen is what you neglect. You send the report, skip the reception and go back to work, and the post goes to a person who explained theirs over coffee. A second obstacle is that you can’t abandon a climb. Whole years can go into the wrong mountain, since stopping halfway looks like weakness. And you’re easily paid in titles: a larger office, a longer name on the card, and you forget to ask about the sum.",
      ],
      [
        "paragraph",
        "Once a month, send your boss five lines: what was decided, what it saved, what comes next. Ask someone two levels up, “What would you want to know about our work that the reports don’t show?” When a title is offered, answer, “Thank you. What does it come with?” The rule: never climb faster than your pay. Leave when you no longer want the job of the person above you. A company of your own is less a risk than a homecoming, if you write vacations into its bylaws.",
      ],
    ],
    ask: "Whose job, one step above yours, do you no longer want?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work changes how a lot of people are treated by something none of them can see. Software architecture, public health, transport planning, data science, nonprofit management, policy work, electrical engineering, high school science teaching: your head and your sense of justice get used in one. You need independence and a goal that would survive being explained to a child. Office politics drains you.",
      ],
      [
        "paragraph",
        "You build structures in which others can breathe. Rules have reasons, a newcomer can understand the place in a day, and the odd ones out watch you being different and respected, and take courage. In charge, you consult everyone fairly. Then you do what you’d concluded in the shower, and they notice.",
      ],
      [
        "paragraph",
        "The half solution stops you. A version with two exceptions for the wrong people strikes you as worse than nothing, so you vote against it, and the imperfect thing gets built without your thinking in it. Next, you believe that pay should follow from a formula, so you earn what the formula gives to people who don’t ask. Third, hierarchy strikes you as a misunderstanding. You correct the director in front of the interns, as an equal, and are remembered as something else.",
      ],
      [
        "paragraph",
        "Bring two lists to the table and make a gift of one: “You can have these four. I need this one.” Disagree upward in writing, the day before. Ask what the highest-paid person in your position earns, and call it research. A fair system includes you. When a cause has turned into a brand, leave, and take two good people along. Founding something is natural for you, and so is fleeing it once it works, so choose a cofounder who enjoys Tuesdays.",
      ],
    ],
    ask: "Which improvement did you let fail because it was only half of the right one?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work gives strict form to something boundless. Psychotherapy, software and game design, architecture, writing, pharmacy, palliative medicine, music production, research: each asks for both the dream and the drawing. Long silence is the condition, with few meetings and a purpose you can respect. What drains you is noise, and any organization whose unhappiness you have to breathe all day.",
      ],
      [
        "paragraph",
        "Frightening cases become manageable in your hands. You present results as though logic had produced them, when as a rule imagination came first and the proof was invited later. Leading, you’re wise, kind and intermittently available, like a good oracle. Those under you learn to save their questions for the days when there’s smoke.",
      ],
      [
        "paragraph",
        "Beginning is the hardest. The idea is complete in your mind, the first page insults it, and meanwhile someone brings out a coarser version. Next, you go silent in midproject, and a boss who can’t see what isn’t there yet takes you for a dreamer and assigns you to other people’s plans. And since most of your labor happens in the bath or at four in the morning, you charge for the hour of typing at the end.",
      ],
      [
        "paragraph",
        "Make the first version ugly on purpose, and show it within the week to one practical person: “It’s meant to be rough. What do you already see?” Send two lines every Friday, even when there’s nothing, especially then. Price the result, never the hours. What no one has seen, no one can pay for. Leave when you bring the place’s weather home in your chest. Work of your own fits you like water, given an agent, a cousin or a calendar that knocks.",
      ],
    ],
    ask: "What exists complete in your mind that no one has seen a first page of?",
  },
};
