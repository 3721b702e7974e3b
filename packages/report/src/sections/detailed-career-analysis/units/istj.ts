import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "At work you want a clear target, a short clock and full responsibility. Emergency dispatch, surgical nursing, aircraft maintenance, construction management, firefighting command, freight operations and military logistics all let you act at once without lowering the standard. Endless consultation makes you rude.",
      ],
      [
        "paragraph",
        "Colleagues get a person who makes things move. With you in the group, the stalled order is traced by ten and the awkward phone call has been made. What you underrate is your power to teach. You know precisely how the thing is done and why, and the two or three people you once showed it to with patience are likely to be excellent.",
      ],
      [
        "paragraph",
        "Over years the habit puts a ceiling above you. Each task you rescue becomes yours for good, so your week fills with duties below your pay, and the boss, who would like to promote you, can’t see who’d replace you. People with initiative tend to transfer out. When you finally present the figures, with anger, they sound like a complaint about colleagues you never briefed. Meanwhile someone slower, who wasted whole afternoons explaining things, is running a department.",
      ],
      [
        "paragraph",
        "On Monday list what you do that someone else is paid to do. Hand over one item a week, with a written standard of five lines, a date and the words, “Ask me anything until Tuesday. After that, it’s your call.” Tell your boss what you want in exchange: “This frees six hours, and I’d like to use them for the rollout.” Look for a superior who judges you by what your people can do. And keep a tally of the times when waiting worked.",
      ],
    ],
    ask: "Which part of your job would collapse without you, and who arranged that?",
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
        "The pattern costs you in money, chiefly. You accepted a salary once, on terms that were right for the time, and you have let small raises carry it along while newcomers start above you. You stay loyal to a boss who was good, through the two successors who aren’t. Offers come, and you decline them before reading to the end. Since you never threaten to leave, your loyalty is counted as part of the furniture, and no employer pays extra for furniture.",
      ],
      [
        "paragraph",
        "By Monday, find out what your post pays elsewhere; three job ads are enough. Take the figure to your boss: “I intend to stay. I’d like to stay at this year’s price.” Put a yearly appointment in the calendar, with an hour and a blank page, on which you hire yourself again or don’t. Look for an employer who rewards long service in writing, with steps and dates. When an offer comes, answer, “I’ll reply on Friday,” and spend the days in between picturing a yes.",
      ],
    ],
    ask: "If your job were advertised today at your salary, would you apply for it?",
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
        "With bosses, the pattern makes you a source and seldom a person. You deliver the numbers, the history and three options, and leave out which one you believe in, since that part would be opinion. So others attach opinions to your material and are promoted for their vision. The same goes for trouble. You mention, in an even tone, that the backlog is up by forty percent, and they note it. Hardly anyone hears that you’re drowning, because drowning wasn’t in the table.",
      ],
      [
        "paragraph",
        "In Monday’s report, add one line at the bottom that begins, “What I’d do.” Keep it to twenty words and sign it. When the load is too heavy, say it in the first person before you show the figures: “I can’t do this well at the present pace, and here’s why.” Look for a manager who asks for your view and waits through the pause. And after every meeting, note one thing you thought and didn’t say; on Fridays, send the best of them to someone.",
      ],
    ],
    ask: "Which opinion of yours is being presented at work under someone else’s name?",
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
        "Over the years, a reputation forms that you’d be sorry to hear. In meetings you are the one who says what won’t work, so bosses show you their plans late, or when it’s safe to. To keep a younger colleague from being blamed you take over tasks, and your own projects slip. Salaries follow the people who promise something. Prevention, however considerable, leaves no impression on an annual review.",
      ],
      [
        "paragraph",
        "Start by making it visible. On Monday, open a page called “Didn’t happen” and write down what you caught, with the likely cost; bring it to your next review and say, “This is what my caution saved in a quarter.” In meetings, begin with what you’d like to see succeed, and only then name one risk, with its remedy. Look for a boss who asks you early. And once a week let a colleague make a harmless mistake, and be there afterward, kindly, with no comment.",
      ],
    ],
    ask: "Whose mistakes at work do you prevent because you can’t bear to watch?",
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
        "Over the years, though, mastery fences you in. A new system arrives, and you let others learn it, since they’d see you fumble; by the time you’ve practiced at home, the committee has been formed. You ask few questions in meetings, and guess at what a question would have settled. A post one level up would mean two years of not being the best, so you call it politics. Bosses go on applauding you for what you could do ten years ago, and the applause is pleasant enough to hide the expense.",
      ],
      [
        "paragraph",
        "On Monday, put yourself down to learn one thing your juniors already know, and choose the one who teaches you: “Show me, and assume I know nothing.” Ask one plain question in each meeting, early. At your next review say, “I’d like a project I’m not ready for, with a coach and six months.” Look for a boss who tells stories against herself. For your own use, keep a list titled “Bad so far,” and cross off what no longer belongs there.",
      ],
    ],
    ask: "What have you stopped learning at work because beginners are visible there?",
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
        "Here the mechanism is expensive. When a department is badly led, or a project ought to be stopped, you feel it early, and respond by making your own part flawless. The report about the wrong subject has perfect footnotes. Your boss, who sees the footnotes, thinks of you as a detail person, and holds the large discussion without you. Pay follows discussion. After some years you’re tired, exact, and reporting to someone who has never found a mistake in his life, including his.",
      ],
      [
        "paragraph",
        "Before Monday, write one paragraph that starts, “The real problem here is,” with no more than five lines and no corrections. Take it to whoever can act on it: “I can keep fixing the results, or we can fix the cause. I’d like an hour with you on the cause.” Look for a manager who asks where errors come from. Give every task a grade in advance, A, B or enough, and stop when it’s reached. Spend what you save on the A.",
      ],
    ],
    ask: "Which large problem are you helping to hide by doing your part so well?",
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
        "In your own case, the same balance keeps you in place. Careers move by favors: someone recommends you, you can’t repay it for years, and both of you are the better for it. You decline the introduction, or repay it by the end of the month, and the powerful go back to people who are pleasant to help. When you’re underpaid, you wait for the employer to notice the imbalance. Employers sleep fine.",
      ],
      [
        "paragraph",
        "By Monday, ask one person above you for a favor you can’t return: an introduction, a recommendation, an hour of advice. “I’d be grateful, and I know I can’t match it.” Then report what came of it, which is all they want. For pay, bring the imbalance in numbers, with the market on one side and you on the other, and say, “I’d like us to be even by July.” Look for a boss who gives without ceremony. Once a month, help a junior and refuse the favor back.",
      ],
    ],
    ask: "Which offer of help at work did you turn down to avoid owing anyone?",
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
        "As for your own ambitions, no one has been told. You want a certain post with a force that would surprise the building, and show exactly the interest you show in the weather. It goes to a candidate who asked. You congratulate them, correctly, and some part of you resigns, though you’ll work on for years with the same precision and a little less life. Bosses can’t bargain with you, because they don’t know your price. They assume you have none.",
      ],
      [
        "paragraph",
        "Before Monday, write down the one thing you want here within two years, and choose the one person who can decide it. Ask for fifteen minutes in private: “I don’t usually say this. I want that post, and I’d like to know what you’d need to see.” Then be silent. Look for a boss who has kept a confidence of yours. Every quarter, tell that person one thing you want and one you won’t accept.",
      ],
    ],
    ask: "Which job would you have been given if your face had shown you wanted it?",
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
        "Over the years duty fills every opening. The posting overseas comes up in the season when you can’t be spared, and you were the one who made sure you couldn’t. You train your replacement for years without letting anyone replace you. The degree waits for a calmer term. Bosses depend on you and quite honestly believe that you prefer it, as you have said so each time. At reviews you mention the workload and never the wish.",
      ],
      [
        "paragraph",
        "On Monday, tell your boss the wish, with a month attached: “I’d like a field assignment by next spring. What has to be covered so that I can go?” Let them answer it with you. Drop one voluntary duty this quarter, in writing, with a last day and a name to take over. Look for a superior who has gone somewhere and come back better. In your calendar, enter the wish first, as two hours a week marked “fixed,” and make the obligations find a place around it.",
      ],
    ],
    ask: "Who decided that you can’t be spared, and when did you last check?",
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
        "Over decades the belief is costly. You choose the post no one wanted, since it would prove something, and stay through the years when it proves nothing. What you do well in an hour you don’t charge for. A boss who is sparing with praise has you for life, and one who values you openly seems a bit soft, so you hold back from the very person who would have promoted you. You rise, eventually, too tired to enjoy the view.",
      ],
      [
        "paragraph",
        "On Monday make a list of what others find difficult and you don’t, and ask three colleagues to add to it. Put the top two at the front of your next review: “These take me an hour and save a week. I want my role built on them, and paid for what they save.” When two jobs are offered, write down which one sounds pleasant, and why that made you distrust it. Look for a boss who thanks you early. And end one day each week at the hour it’s supposed to end.",
      ],
    ],
    ask: "What do you do so easily that you’ve never thought of charging for it?",
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
        "The habit costs you a hearing. You carry out the bad plan so well that it looks like a good one, and its author is promoted, while your criticism comes later, in the hallway, to a person with no power, where it earns you a name for sourness and changes nothing. Bosses find you reliable and somehow cold. In time you become the expert on how it should have been done, working around decisions that a calm word in March would have prevented.",
      ],
      [
        "paragraph",
        "By Monday, pick the rule that wastes the most hours and write half a page: what it was for, what it costs now, what to try for thirty days. Send it to the person who can say yes, with, “If it fails, I’ll put the old way back myself.” In meetings, speak before the vote, once, in under a minute. Look for a boss who asks you privately, “What am I missing?” Give each objection a week: say it by then, or let it go.",
      ],
    ],
    ask: "Which bad decision at work owes its success to how well you carried it out?",
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
        "Over the years this makes you easy to overload. The work feels wrong long before you can show that it is, so you go on gathering proof while the hours rise. You won’t ask for leave without an illness, and then the illness arrives. A manager who bullies politely leaves no evidence, and without evidence you decide that you’re too sensitive. In talks about pay you concede to whoever has a chart.",
      ],
      [
        "paragraph",
        "Start a private log on Monday: date, hunch, what happened. After two months you’ll have the evidence you require, about yourself. In the next planning meeting try one sentence from it: “I can’t prove this yet, but something is off with the supplier, and I’d like a week to look.” When the load is too much, say so by the second bad week: “I’m at my limit. What can wait?” Look for a boss who doesn’t answer with “Why?” And take one day off for no reason whatever.",
      ],
    ],
    ask: "What have you known about your job for a year without being able to prove it?",
  },
};
