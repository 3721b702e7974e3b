import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best with a hard objective, a short chain of command and the right to act. Special operations planning, product launches, emergency surgery, fire investigation, venture building, appellate advocacy, or running a newsroom on election night reward a mind that’s ready before the bell. Long consensus rounds bring out the worst in you, as does a superior who only forwards things.",
      ],
      [
        "paragraph",
        "Colleagues get momentum with a brain attached. When you say that you’ll handle it, they cross it off. What you underrate is your power to persuade. You skip the explaining because it bores you, and on the few occasions when you take ten minutes for it, people follow you more willingly than they follow anyone.",
      ],
      [
        "paragraph",
        "What trips you up is the calendar. You calculate how long a thing takes from your own best day, when you were rested, alone and interested, and then promise it on that basis for people who have other responsibilities and need things explained twice. The plan is right, and the date is wrong. Bosses hear a series of early promises followed by late deliveries, and results that would have looked brilliant in June look overdue in May.",
      ],
      [
        "paragraph",
        "Before you give a date, ask the person who will do the work for theirs, without mentioning the one you have in mind. Add a third, and say to your boss on Monday, “I could promise you the tenth. You can rely on the twentieth.” Keep a list of what you estimated and what it really took, since you respect evidence, including evidence against yourself. Look for a superior who prefers a sensible date to an exciting one.",
      ],
    ],
    ask: "Which of your dates this year was possible for anyone except you on your best day?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best where quality is built slowly and owned to the end. Architecture of private homes, winemaking strategy, perfumery, long-term investment, museum conservation science, precision manufacturing, audio engineering, landscape planning for old estates: all of them join foresight to the senses. Add your own workshop, an honest budget, and considerable time.",
      ],
      [
        "paragraph",
        "Colleagues get something that works. They stop checking. What you underrate is the comfort that your calm gives them. You think of it as keeping out of their dramas; to them it’s the one desk in the building where the floor doesn’t move.",
      ],
      [
        "paragraph",
        "What holds you back is attachment to a method that has proved itself. You arrived at it by thought, you’ve refined it for years, and a replacement that’s introduced with slogans and runs worse for three months offends both your reason and your senses. So you usually continue in the old way, correctly, while the organization moves on. Younger colleagues stop proposing things in your presence, and bosses begin to leave you out of whatever is new, which is where the money goes.",
      ],
      [
        "paragraph",
        "Decide for yourself what to change, before it’s decided for you. On Monday pick one part of your method that’s older than five years and give its rival a fair trial of a month, with a criterion written down in advance. When a new system is announced, volunteer: “I’ll test it thoroughly and report on what it can’t do yet.” That turns reluctance into expertise. Look for an employer who replaces things seldom and explains why, and for a younger colleague who’ll trade shortcuts for standards.",
      ],
    ],
    ask: "Which of your methods would you not choose again if you were starting today?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Your mind is at its best where deep patterns must be found and passed on. Foreign analysis, science writing, behavioral economics, cryptic crosswords and puzzles, AI safety, comparative religion, documentary research, designing curricula: all bring fresh riddles to a single large question.",
      ],
      [
        "paragraph",
        "Colleagues get the explanation that makes the rest fall into place. Before you spoke there were forty facts. What you underrate is how much they like you. You believe that they come for the ideas, so you’d be surprised to hear how often your jokes, and the look on your face when something clicks, are mentioned in your absence.",
      ],
      [
        "paragraph",
        "What weakens your hand is abundance. By the time others have understood your idea you’ve improved it twice, seen its exceptions and found a connection to another discipline, and since leaving these out would feel inaccurate, you usually put them all in. The audience is dazzled and returns to its desks without knowing what to do. Bosses describe you as brilliant and difficult to use. A colleague’s modest proposal is adopted, because it had one point and a date, and you’re asked to comment.",
      ],
      [
        "paragraph",
        "Give every idea a version that a tired person can repeat. Before Monday’s meeting, write down the one thing that should happen and open with it: “I want us to do this by June. There are three reasons, and I’ll give you the first.” Keep the other two until you’re asked, which you will be. Put improvements in a file for the next version, with a date before which it stays closed. Look for a good editor, or for a boss who cuts well.",
      ],
    ],
    ask: "Which of your ideas died because you explained all of it?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where foresight protects real people. Pandemic planning, pediatric oncology administration, safety engineering for schools, estate and family law, climate adaptation, coordination of organ donation, the design of pensions, security for families at risk: someone has to consider the worst, gently and in detail.",
      ],
      [
        "paragraph",
        "Colleagues get the one who thought of it. When the crisis comes, the preparations are already on paper. What you underrate is your tenderness as a boss or a colleague; you believe that it doesn’t show, and people who were having a difficult year know better.",
      ],
      [
        "paragraph",
        "Where you lose most is pay. You work for people you care about and for a purpose you believe in, and to put a price on that seems to you like charging a friend for advice. So you often accept what’s offered, reason that the budget is tight, and expect that someone who is watching will correct it in time. Hardly anyone does, because those responsible are occupied with employees who ask. Bosses conclude that you’re content, and the difference grows with every percentage.",
      ],
      [
        "paragraph",
        "Treat the raise as part of looking after your own, which it is. By Monday find out what your position pays in three comparable places, write down two risks you’ve spared the organization and what they would have cost, and ask for twenty minutes: “I’d like my salary brought to this figure by the fall. Here’s what it rests on.” Then be silent, since your first impulse will be to mention the budget. If the answer is later, ask for the date. Choose an employer with open pay scales.",
      ],
    ],
    ask: "What would you demand if you were negotiating for someone you love?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re made to set a standard where others can see it and grow toward it. Conducting, running an architecture studio, chief of a research group, film direction, editing a serious magazine, coaching at an elite level, surgical teaching, or building a school gives you one aim and a stage for it.",
      ],
      [
        "paragraph",
        "Colleagues get the rarest sort of attention from above. You remember what a junior said in March and give him the project in May. What you underrate is how much people want to see you try. They admire the results; what would win them for good is a look at the draft, with you uncertain of it.",
      ],
      [
        "paragraph",
        "What gets in your way is taking orders. You can serve a cause or a master with complete devotion, but an instruction from someone whose judgment you doubt goes against something basic in you, and it shows: you ask for the reason in front of others, or carry it out with a perfection that borders on comment. Superiors feel examined. Average ones respond with control, which confirms your opinion of them, and the resources you’d use so well go to people who made them feel respected.",
      ],
      [
        "paragraph",
        "Separate the office from the person who holds it. On Monday ask your boss, in private, “What are you measured on this year? I’d like to help with it,” and deliver one such thing before you propose your own. Bring objections alone and in advance, with an alternative, and support the decision in public once it’s made. Look for a superior who has made something you admire, or for a post with a wide territory, because on your own ground you’re magnificent.",
      ],
    ],
    ask: "What would your boss say they need from you that you haven’t given?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best with a complicated system whose failures matter. Hospital quality, software reliability, aviation safety, pharmacology, forensic accounting, translation of legal or sacred texts, watch or instrument engineering, running a laboratory: each repays a mind that sees the aim and also the screw.",
      ],
      [
        "paragraph",
        "Colleagues get rescue, without drama. What was wrong on Tuesday is in order on Wednesday, without anyone being embarrassed. What you underrate is your vision of the entire thing. You show people the corrections and keep the plan to yourself until it’s perfect, so they think of you as thorough when you are original.",
      ],
      [
        "paragraph",
        "What limits you is how you delegate. You explain the assignment thoroughly, together with the method, and when the result comes back at eighty-five percent you often correct it yourself that evening, because a second conversation would take longer and might embarrass someone. It’s meant as consideration. Those who work for you learn that their version never survives, so they stop trying very hard, which confirms that it’s best done by you. Bosses see a person who can’t be given a larger team, and stop offering one.",
      ],
      [
        "paragraph",
        "Hand over the result and leave the road to them. On Monday give away one task with three sentences, what it’s for, how we’ll know that it’s good and when it’s due, and add, “Do it your way. I’ll tell you only what would stop me from using it.” When it comes back, mark those points, return it, and let the remaining flaws leave the building. Expect two awkward months and a good decade. Look for a boss who counts what your people can do without you.",
      ],
    ],
    ask: "Who around you has stopped trying because their version never survives yours?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do well where sound answers have to be accepted by people who disagree. Treaty or contract negotiation, judicial clerkship, urban development, running an arts institution, ethics boards, chief of staff, product design for the public, family business succession: there your judgment and your manners are both paid.",
      ],
      [
        "paragraph",
        "Colleagues get agreements that last. With you in the chair, two departments that loathe each other sign the same page and believe that it was theirs. What you underrate is the force of your plain opinion. It’s so seldom heard that when you do state it, people change course without a single maneuver.",
      ],
      [
        "paragraph",
        "Where you lose ground is your own time. Because a discussion goes better with you in it, you’re invited to all of them, and as declining feels rude and the alternative is a worse decision, you attend. The deep work that you’re really paid for, which needs whole mornings and no one’s face, moves to the evening and then to next week. Colleagues are sincerely grateful. Bosses file you under coordination, a skill that everyone praises and few promote, while your best thinking waits for four undisturbed hours.",
      ],
      [
        "paragraph",
        "Block three mornings a week, beginning on Monday, under the name of the thing you’re going to produce, and show your boss the trade: “I can sit in six meetings or finish this paper by May. Which would you like?” For the rest, offer yourself by the half hour: send two questions in advance, come for the decision, and leave after it. Look for a workplace where people write before they talk, because on paper your judgment carries your name.",
      ],
    ],
    ask: "Which meeting would you skip this week if you were sure no one minded?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best work where hidden motives meet high stakes. Intelligence analysis, criminal investigation, merger negotiation, psychiatry, epidemiology, corporate security, crisis advising to families or boards, and investigative history all pay for seeing the end in the beginning.",
      ],
      [
        "paragraph",
        "Colleagues get early sight. If you say that the partner will back out, they make other arrangements, and are glad of it by spring. What you underrate is your loyalty as a force in the place. The few under your protection do braver work than anyone else there.",
      ],
      [
        "paragraph",
        "What tends to cost you most is that stopping is hard. Once a question has hold of you, you follow it to the bottom, and the bottom is a long way down: the extra sources, the second motive, the possibility that all of it is connected. Some of your finest work comes from there. But the report was due when three quarters were certain, the decision was made without it, and you can resent a carelessness that was merely a deadline. Bosses admire the depth and stop sending you whatever is urgent, which includes nearly everything that gets a person noticed.",
      ],
      [
        "paragraph",
        "Agree on the depth before you go down. When an assignment comes, ask, “Do you need this at seventy percent by Friday, or at ninety-five in a month?” and write the answer on the first page. Stop at the agreed point, list what’s still open and what it would cost to find out, and let others decide whether to pay for it. Keep one case a year for yourself, without limit, because you need it. Look for a boss who ranks your cases. After a big one, rest.",
      ],
    ],
    ask: "Which question are you still pursuing long after anyone needed the answer?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where long strategy meets open country. Development economics, expedition science, satellite programs, higher education abroad, launching offices in other cities, constitutional or religious scholarship, renewable energy in remote regions, or writing large nonfiction would give you a mission and a horizon.",
      ],
      [
        "paragraph",
        "Colleagues get perspective. In the middle of a bad quarter you remind them how many ways there are, and they stop clutching at one. What you underrate is your candor. It comes with a laugh and hits the center, and people trust it more than the carefully weighed reports that they get from everyone else.",
      ],
      [
        "paragraph",
        "What gets in your way is the last practical step. You see the whole design and where it leads, and your mind, having been there already, has little patience for the permit, the footnote and the person in accounting who needs the form by noon. Each of these looks too minor to matter. Then an error on page nine discredits the other eighty, and skeptics call the entire proposal unrealistic. Bosses keep you for vision, and give the execution, together with the staff, to others.",
      ],
      [
        "paragraph",
        "Find a detail person, and treat them as a partner. Ask your boss on Monday, “Could someone careful check the numbers before I present? I’d like both names on it.” Reserve the final day before any deadline for errors alone, and read the pages aloud, as you’d read someone else’s. For each big proposal, write out the first ten steps with a name and a date, which shows skeptics that it can be walked. Look for an organization with strong operations people, who’ll enjoy you.",
      ],
    ],
    ask: "Which good idea of yours failed because of something you considered too minor to check?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong where something large is to be built over decades under your responsibility. Judgeship, hospital or port administration, heavy engineering, central banking, founding a foundation, state archives, agricultural reform, or the command of long space or research missions offers a slope that’s long enough.",
      ],
      [
        "paragraph",
        "Colleagues get direction that doesn’t change with the weather. What you underrate is your dry warmth. A sentence of praise from you, or one of your four jokes a year, is repeated for weeks, so there’s more to be done with it than you do.",
      ],
      [
        "paragraph",
        "What you neglect is being seen. You believe that results speak, and that anyone who advertises their own is making up for something, so you usually send the report, skip the reception and go back to work. The results do speak, only softly, and to people with forty other reports. Those who make appointments choose whomever they can picture in the post, usually the person who explained it over coffee. You find that unserious. It means that you can do the work of a position for years while the title belongs to someone else.",
      ],
      [
        "paragraph",
        "Put visibility on the schedule as you would any other duty. Once a month, send your boss five lines: what was decided, what it saved, what comes next. On Monday, ask someone two levels up for twenty minutes, with one question: “What would you want to know about our work that the reports don’t show?” Accept one invitation in three and leave after an hour. When something succeeds, tell it yourself in a few dry sentences before others do it less accurately. Look for a superior who takes you along to important conversations.",
      ],
    ],
    ask: "Who has never heard about your best work because you thought it spoke for itself?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work changes how a lot of people are treated by something that none of them can see. Election or court reform, open standards, public-interest technology, systems ecology, social insurance design, transport planning, running a research cooperative, or prison and school reform would use your head and your sense of justice in one.",
      ],
      [
        "paragraph",
        "Colleagues get structures in which they can breathe. The rule has a reason, and a newcomer can understand the place in a day. What you underrate is how your presence affects the odd ones out. They watch you being different and well respected, and take courage.",
      ],
      [
        "paragraph",
        "What stops you is the half solution. You can see the arrangement that would be fair and would last, you can prove it, and a version with two exceptions for the wrong people strikes you as worse than nothing, so you often vote against it, or withdraw your name. Those who negotiated it all winter are hurt. Bosses learn that you’re an excellent critic and an uncertain ally, and the next draft is written without you. The imperfect thing gets built anyway, only with less of your thinking in it.",
      ],
      [
        "paragraph",
        "Work out your price beforehand. For whatever you propose next, write on one page what can’t be given up, in two points at most, and what can, and take the second list to the table as a gift: “You can have these four. I need this one.” When a weak version passes, ask for a date on which it’ll be reviewed. On Monday, tell one person whose compromise you opposed what was good about it. Look for a chief who can count votes and enjoys teaching it.",
      ],
    ],
    ask: "Which improvement did you let fail because it was only half of the right one?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best giving strict form to something boundless. Composing, novel or screenwriting, neurology, theoretical physics, designing hospices or memorials, pain medicine, artificial intelligence with an ethical purpose, or setting up care for refugees asks for both the dream and the drawing.",
      ],
      [
        "paragraph",
        "Colleagues get clear help in dark matters. The case that frightened them becomes manageable. What you underrate is your imagination, since you present the result as if logic had produced it, when in most cases imagination came first and proof afterward.",
      ],
      [
        "paragraph",
        "What slows you down is the beginning. You’ve lived with the idea for so long that it’s complete in your mind, with its light and its proportions, and the first page or the first prototype is bound to look like an insult to it. So you often read further, refine the concept, and wait for a stretch of time that’s worthy of it. Now and then someone brings out a coarser version of what you had years ago, and is congratulated. Bosses, who can’t see what isn’t there yet, take you for a thinker and assign you to other people’s projects.",
      ],
      [
        "paragraph",
        "Make the first version ugly on purpose. Set an hour on Monday, no more, name the file “bad draft,” and stop when the hour is over, even in midsentence, since that makes it easy to resume. Show it within the week to one kind, practical person: “It’s meant to be rough. What do you already see?” Repeat this three mornings a week, before any mail. Ask your boss for several tiny deadlines in place of the large one, and look for a place that builds models early and throws most of them away.",
      ],
    ],
    ask: "What exists complete in your mind that no one has seen a first page of?",
  },
};
