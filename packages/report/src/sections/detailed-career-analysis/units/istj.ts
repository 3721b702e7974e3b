import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "At work you want a clear target, a short clock and full responsibility. Emergency dispatch, surgical nursing, aircraft maintenance, construction management, firefighting command, freight operations and military logistics all let you act at once without lowering the standard. Endless consultation tires you.",
      ],
      [
        "paragraph",
        "Colleagues get a person who makes things move. With you in the group, the stalled order is traced by ten and the awkward phone call has been made. What you underrate is your power to teach. You know precisely how the thing is done and why, and the two or three people you once showed it to with patience are likely to be excellent.",
      ],
      [
        "paragraph",
        "A different thing holds you back with superiors. When the person in charge gets a fact wrong, you’re inclined to correct it on the spot, in front of the person who is there, since an error that stands for ten minutes seems to you like an error with your signature. The correction is accurate. What the boss remembers is the audience, and when a position opens that involves clients or the board, they hesitate over someone they can’t predict, without ever telling you the reason.",
      ],
      [
        "paragraph",
        "From Monday, sort every correction by one question: does harm occur before this meeting ends? If so, speak, and begin with the goal: “To get this approved, we need the March figure, which is lower.” If not, write it down and deliver it within the hour, alone: “I noticed something you’d want to know before it goes out.” Look for a boss who asks for objections and has visibly changed a decision because of one. In the next disagreement, put a question first, and count how many end right there.",
      ],
    ],
    ask: "Which boss stopped consulting you after you were right in front of everyone?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You belong where quality takes time and shortcuts show. Orchard or vineyard management, piano building, conservation forestry, bookkeeping for family firms, watch repair, running a dairy, dental prosthetics: in these, twenty years of doing the thing properly turns into a kind of wealth.",
      ],
      [
        "paragraph",
        "Colleagues get someone whose word can be built on. If you say that the shipment leaves on the fourth, they book the truck. What you underrate is your palate. You sense, well before the numbers do, when a product, a supplier or a plan is a little off, and you seldom report it because you can’t yet prove it.",
      ],
      [
        "paragraph",
        "Pace is the other matter. You like to begin when everything is on the table and to work through without a break, and so done, the result needs no correction. Most workplaces send half the information, want a first impression by noon, and change the order at three. Pressed, you often get slower, because haste feels to you like being asked to do it badly. Colleagues who don’t know your results take the silence for reluctance, and give the urgent and interesting assignments to someone who answers at once.",
      ],
      [
        "paragraph",
        "Answer early and deliver late: that is the system. When a request arrives, reply within the hour with what you can already say: “First view: feasible, about two weeks. You’ll have a firm date on Thursday.” It costs three minutes, and it buys you the peace you need. On Monday ask your boss, “Which two of these have to be fast, and which have to be right?” Look for a manager who plans by the quarter. Protect one uninterrupted morning, and offer one afternoon a week for whatever can’t wait.",
      ],
    ],
    ask: "Which assignment went to someone faster because your first answer came a day too late?",
  },
  Gemini: {
    stances: { focus: "both" },
    lines: [
      [
        "paragraph",
        "Your best work puts dependable facts into motion. Reference librarian, technical trainer, weather forecaster, medical coder, air traffic controller, translator of patents, sports statistician, quiz or encyclopedia researcher: all of them pay for a quick mind that doesn’t round off. New material every week, handled by a fixed method, keeps you happy.",
      ],
      [
        "paragraph",
        "Colleagues get the straight story. When two departments remember the same meeting differently, they ask you, and that settles it. What you underrate is how well you explain. You can take a rule no one follows and make it plain, even funny, and within a month people obey it without noticing.",
      ],
      [
        "paragraph",
        "Interruptions are your real expense. Because you know where everything is and answer with good humor, people ask you before they look, and each question is a little more interesting than the report you were writing. By five you can have helped eleven colleagues and moved your own work four lines. Bosses enjoy having you around, but they judge by what is delivered, and your largest projects, the ones that would show how far you can think, tend to arrive late or get finished at home.",
      ],
      [
        "paragraph",
        "On Monday set an hour for questions, say from two to three, and announce it kindly: “I’ll have time for you properly at two. If it can’t wait, tell me.” Each answer you give twice goes into a shared document, and the third person receives the link. Reserve the first ninety minutes of the day for the one piece of work that carries your name. Look for a boss who protects such hours and asks on Fridays what was completed, which is a form of kindness.",
      ],
    ],
    ask: "What would you have finished this year if others had looked it up themselves?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong in work where someone’s safety depends on a person who doesn’t forget. Anesthesia technician, school nurse, food safety manager, insurance claims examiner, foster care licensing, veterans’ services, pharmacy for a nursing home: each has rules with a face behind them. A group that stays together brings out your best.",
      ],
      [
        "paragraph",
        "Colleagues get someone who has thought of it. The spare part, the second contact and the allergy are all in your notes, and newcomers feel safe within a week. What you underrate is your warmth. Ask around, and plenty of people would tell you that they stayed for your company.",
      ],
      [
        "paragraph",
        "Where you lose most is in asking for yourself. On behalf of a colleague you’d walk into any office, with the figures in order, but your own raise feels like taking something from the group, so you usually wait to be remembered and tell yourself that this year was hard for everyone. Bosses suppose that a person so conscientious would mention it if the terms were wrong. The longer you wait, the more the request has to carry, until it comes out as hurt and is answered as a complaint.",
      ],
      [
        "paragraph",
        "Prepare it as you would for a friend. By Monday, write one page with three results, the going rate and the figure you’d demand if this were someone else’s salary. Then ask for the appointment in writing, so that it exists: “I’d like twenty minutes this month about my pay.” In it, say the number. Then stop talking, however long the pause. Look for a boss who reviews salaries on a fixed date without being asked. And find an ally with whom to trade, each rehearsing the other’s request aloud.",
      ],
    ],
    ask: "What would you have demanded long ago if your salary belonged to a friend?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You are at your best where a high standard is visible to everyone. Orchestra manager, pastry chef, master of ceremonies, protocol officer, structural engineer, tailor, head of a training academy, parade or honor guard officer: each joins exact preparation to an occasion.",
      ],
      [
        "paragraph",
        "Colleagues get something to measure up to. Your presentations begin on time, with the right figures, and the visitors leave thinking well of the whole department. What you underrate is your praise. Because you don’t flatter, two sincere sentences from you can keep a younger person going through a difficult season.",
      ],
      [
        "paragraph",
        "Delegating is a separate difficulty. Anything that leaves the department represents you, as you see it, so every letter, slide and order tends to pass over your desk, and is improved there, until the desk becomes the narrowest place in the building. Your team gets used to submitting drafts, since you’ll rewrite them in any case, and the gifted ones leave for a place where their own name appears. Superiors admire the results, notice the late evenings, and wonder how you’d cope with twice as many people.",
      ],
      [
        "paragraph",
        "On Monday divide the outgoing work into two classes. Class one, perhaps a fifth, carries your signature and gets your eye; class two carries the author’s name and goes out unread. Tell the team, “This one is yours, including the applause,” and mention them by name where the boss can hear it. For class one, comment in the margin once instead of rewriting. Look for a superior who asks who did it and is pleased when it wasn’t you. In your next review, present two people you’ve made better, as an achievement, because it is one.",
      ],
    ],
    ask: "Who on your team could already do it, if you stopped improving their work?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your gifts are worth most where an overlooked detail has a victim. Sterile processing, drug safety monitoring, air accident investigation, actuarial work, proofreading for braille, calibration of medical instruments, preparing tax returns for people who fear them: all reward a person who checks because it matters. Give you a defined field, an honest standard and uninterrupted mornings.",
      ],
      [
        "paragraph",
        "Colleagues get the assurance that it has been looked at by someone who looks. Many of them work with less fear because you come after them. What you underrate is your view of the whole. Anyone who has seen every error for years knows which process produces them, and that knowledge is worth far more than the corrections.",
      ],
      [
        "paragraph",
        "Where you lose ground is in being seen. Good maintenance looks like nothing happening, and when someone does remark on it you answer that it was no trouble, which they believe. You dislike self-advertisement, partly from taste and partly because you know every flaw in the thing being praised. So the record of your year often exists only in your memory, the colleague with half the output and a lively summary is mentioned upstairs, and your boss sincerely couldn’t say what you do on a Wednesday.",
      ],
      [
        "paragraph",
        "Report it as data, which you’re allowed to do. Every Friday, write three lines to your boss: what was completed, what was prevented, what it saved. Start this Monday with last month. When you’re praised, say, “Thank you, it took some doing,” and stop before the correction arrives. Ask in your next talk, “Which results of mine does your own boss know about?” and offer to present one of them yourself. Look for a manager who visits the work.",
      ],
    ],
    ask: "What did you prevent last month that no one above you has heard about?",
  },
  Libra: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "You do well where fairness has to be worked out in detail and defended with courtesy. Property appraisal, payroll and benefits design, labor arbitration, customs brokerage, the registry of a college, refereeing, pricing, or running a cooperative: in each of these people accept a result they dislike because they trust how it was reached.",
      ],
      [
        "paragraph",
        "Colleagues get even treatment, and in time they stop checking whether they’ve received their share. Disputes that would go to the boss are settled at your desk. What you underrate is your discretion. People know that you never use what you hear, which gives you more influence than you’ve ever tried to spend.",
      ],
      [
        "paragraph",
        "In your position, the slow thing is the decision. Before you recommend anything you want the precedents, the effect on each department and the view of the person who will be disappointed, and there’s always one more party who hasn’t been consulted. What comes out is sound and hard to attack. It can also come after the date, or as two options side by side, and a boss who needed a recommendation hears a shrug. Leadership goes to people who are wrong more often and earlier.",
      ],
      [
        "paragraph",
        "Give every decision a size on Monday: an hour, a day or a week, written next to it. Consult three people, never more, and choose them so that one of them will object. When the period ends, begin with the verdict: “I recommend the second supplier. It costs the warehouse some convenience, and I’ve told them.” Offer the reasons only if you’re asked. Look for a boss who forgives a reversible mistake, and say to them now, “I’ll decide faster if you’ll back me on the small ones.”",
      ],
    ],
    ask: "Which decision are you still preparing although you’ve known the answer for weeks?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Work suits you when it is serious, closed to the curious, and yours to finish. Pathology, bank security, nuclear plant operation, crime scene work, anesthesiology, investigative accounting, bomb disposal, the vault of a museum: in all of them calm is a qualification and discretion is part of the salary.",
      ],
      [
        "paragraph",
        "Colleagues get nerves of steel and a closed mouth. In a crisis they look at your face, see that nothing has happened to it, and continue. What you underrate is your loyalty’s effect on them. The people you’ve decided to stand by do better work for years, even if you never say a word about it.",
      ],
      [
        "paragraph",
        "A second matter is the length of your dives. Asked for a summary, you often go down to the original documents, because a surface makes you suspicious, and you don’t come up until you’ve reached the bottom. Often you find something important, but in the meantime the deadline has passed in silence, and the boss had to improvise with less than you knew in the first week. They conclude that you’re thorough and hard to plan with, and give you the past to investigate instead of the future to decide.",
      ],
      [
        "paragraph",
        "Agree on the depth before you start. On Monday, answer each assignment with, “Do you need the ten-minute version, the two-day version or all of it?” and write the reply at the top of the file. At a third of the time, send five lines, labeled “unfinished,” with what you have and what you suspect; it will be used. When you smell something deeper, ask for it: “I’d want four days.” Look for a boss who has been saved by a thorough person.",
      ],
    ],
    ask: "Who had to decide last month without the thing that you already knew?",
  },
  Sagittarius: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "You thrive where exact work serves a large purpose and gets you outdoors or abroad now and then. Consular service, field geology, park administration, piloting ships, international standards, history teaching, transporting museum exhibitions: all of them combine a manual with a horizon.",
      ],
      [
        "paragraph",
        "Colleagues get principle with a practical side. You announce what you consider right, and then you stay late to make it possible. What you underrate is how well you inspire. When you talk about why the work matters, people who were counting the hours sit up, and you suppose that they were being polite.",
      ],
      [
        "paragraph",
        "A different trouble comes from principle. When a rule is bent or a promise to a customer is trimmed, you say so, with the history of the rule and some remarks about where this leads, and you are generally right by the second sentence. Often there are nine more. Colleagues feel lectured, and they begin to bend things out of your sight; a boss who agrees with you in substance puts you on fewer committees, because every agenda item turns into a question of character.",
      ],
      [
        "paragraph",
        "Save principle for what deserves it. On Monday, write down the three things you would really resign over, and treat the rest as preferences. When something crosses one of the three, say it in two sentences with the consequence instead of the verdict: “If we ship this, the clinic gets the wrong dose table. I’d need another day.” For a preference, ask, “What makes this the better way?” and mean it. Look for a boss who likes a debate and ends it on time. And give one colleague permission to tap the table when you’ve made your point.",
      ],
    ],
    ask: "How many of your objections this month concerned something you’d really resign over?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re made for undertakings in which patience outlasts talent. Bridge or tunnel engineering, a judge’s chambers, chief accountant, ship’s captain, hospital finance, forestry, a military career, the restoration of a bankrupt firm: each offers a steep path, an honest ladder and a result that stands for fifty years.",
      ],
      [
        "paragraph",
        "Colleagues get ballast. While you’re calm, they don’t panic, and a promise from your department counts as money in the bank. What you underrate is whatever comes easily to you, because you’ve never filed it under achievement: reading a contract in a glance, making an angry man lower his voice. That’s precisely what they can’t do.",
      ],
      [
        "paragraph",
        "What slows you otherwise is the informal side. You suppose that decisions are made in meetings, by rank, on the merits, so you prepare for the meeting and often skip lunch, where the matter was settled between three people who like each other. Small talk seems to you like taking pay for nothing. Superiors know your results and hardly know you, and when a position is discussed behind closed doors, there is respect for your name and no one who’d argue for it.",
      ],
      [
        "paragraph",
        "Treat acquaintance as part of the job, with a schedule, and it becomes bearable. On Monday write down the five people whose opinion affects your work, and see one of them each week for twenty minutes, with a single question: “What are you trying to get done this year?” Listen, and send them something useful later. Before any large proposal, show it to two of them and ask, “What would make you support this?” Look for a boss who introduces people to one another. And accept one lunch a week without bringing a document.",
      ],
    ],
    ask: "Who would argue for you in a meeting that you weren’t invited to?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best where systems have to be understood and then improved from inside. Network engineering, water treatment, standards bodies, railway scheduling, civil service reform, patent examination, database administration, energy auditing: in these, loyalty to the rules and doubt about them are two halves of one job.",
      ],
      [
        "paragraph",
        "Colleagues get an independent check. When you say that a thing will work, it isn’t to please anyone, and they plan accordingly. What you underrate is your readiness to change. People take you for the guardian of the old way, and so do you at times, though most of the sound new procedures around you began as one of your private remarks.",
      ],
      [
        "paragraph",
        "The way you work alone holds you back as well. You usually build your own methods, a table, a shortcut, an archive with its private logic, and they are better than the official ones, but no one else can operate them. When you’re away, the department waits. When a successor is needed so that you can move up, there’s no one who understands the job, and the boss, who was never shown how it works, sees a reliable specialist with a strange desk and leaves a good thing where it is.",
      ],
      [
        "paragraph",
        "Make one of your inventions public property. By Monday, choose the method that saves most hours, describe it on a single page, and try it on a colleague. Then offer it: “I’ve been doing this for two years, it saves four hours a week, and I’d like the team to have it.” Ask for half a day a month for such things. Look for a boss who gives inventors a budget and a deputy.",
      ],
    ],
    ask: "Which of your best methods would disappear from the company on the day you left?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You are at your best where exact routine protects someone fragile. Dialysis nursing, animal shelter management, organ or piano tuning, dispensing optics, night supervision in a group home, medical records in a children’s ward, lighting for theaters, marine biology: each combines a schedule with something that can’t be put into one.",
      ],
      [
        "paragraph",
        "Colleagues get a calm that listens. They tell you things in the supply room and find the shift rearranged the next day. What you underrate is your hunch. You’ve known which applicant would leave and which machine would fail, and kept it to yourself because the file looked fine. The file is usually the last to hear.",
      ],
      [
        "paragraph",
        "What stops you at work is the vague assignment. “See what you can do with this” leaves you without a measure, and as you also sense what everyone hopes for, you try to satisfy several unspoken wishes at the same time. So you often begin late, do the clear parts beautifully, and drift around the rest, tired in a way that the hours don’t account for. A boss who likes to leave people free believes that you lack initiative, when all you lacked was an outline.",
      ],
      [
        "paragraph",
        "Ask for the outline. On Monday, take your vaguest task to the person who gave it to you with three questions: “Who will use it, what does finished look like, and what would be too much?” Write the answers down and send them back in four lines, so that they become the assignment. If no one knows, propose a version yourself: “I’ll bring a rough page on Wednesday, and you tell me what’s wrong with it.” Look for a boss who thinks in examples.",
      ],
    ],
    ask: "Which task are you avoiding only because no one has told you what finished means?",
  },
};
