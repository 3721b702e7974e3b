import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You do well where people need a defender who is also pleasant company. Emergency dispatch, school counseling, legal aid, pediatric care, labor representation, community policing and running a complaints department call for someone who reacts at once and stays kind. Your thinking is clearest with a face in front of you.",
      ],
      [
        "paragraph",
        "Colleagues get protection. The new one isn’t mocked twice, the overworked one finds half the pile gone, and a bully meets a cheerful person who won’t sit down. What you underrate is your gift for starting. While others wait for a policy, you’ve asked the three people who matter, and it’s happening.",
      ],
      [
        "paragraph",
        "Speed is the thing that trips you at work. A worried customer asks when it will be settled, and because you can’t leave a worried person standing there, you say “tomorrow” before you know whether tomorrow is possible. The promise was made from the heart, and someone in another department has to keep it. They grumble about you; the customer calls twice; and your superiors, who like your initiative, gradually arrange for commitments to be made by a person who takes longer to answer.",
      ],
      [
        "paragraph",
        "Learn one sentence by Monday and give it to everyone who wants a date: “I’ll find out what’s possible, and you’ll hear from me by four.” The comfort lies in the precise hour, so keep it, even if the news is that you have none. Before promising another person’s work, call them and ask, “What date could you live with?” Look for a boss who trusts you with decisions up to a stated sum, because then your yes can be immediate.",
      ],
    ],
    ask: "Which promise did you make last month that someone else had to keep?",
  },
  Taurus: {
    stances: { order: "plan", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Providing something good every day, to people you get to know, comes to you by nature. Running a bakery, a pharmacy, a veterinary practice, a day care center or a bank branch would suit you, as would physical therapy or managing an office on which a whole firm leans. Give yourself a dependable team and supplies that don’t run out.",
      ],
      [
        "paragraph",
        "Colleagues get continuity. There’s a birthday list, a spare charger and a right way to do the order, and all of it survives the holidays. What you underrate is your judgment of value. You know what a thing is worth to the cent, unless the thing is an hour of yours.",
      ],
      [
        "paragraph",
        "What costs you ground is change. When a new system or a new layout is announced, you think of the people it will upset, and of how well the present one works in your hands, so you keep to the familiar way as long as it’s permitted. Eventually you learn it, and thoroughly, but by that time the trainers, the pilot group and the first promotions have been chosen, and a director who knows little of your work has put you down as someone to be persuaded.",
      ],
      [
        "paragraph",
        "Go in early, on your own terms. On Monday ask about the next change that is planned, and offer yourself for the testing: “I know where this will pinch the customers. May I try it before it’s decided?” Ask for one thing in return, such as two hours of calm practice with a person beside you instead of a video. Look for a boss who explains what will stay the same.",
      ],
    ],
    ask: "Which change did you resist that you now defend against the next one?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Your work should put you where the questions arrive. Community relations, local journalism, language teaching, travel advising, library service, internal communication, public health outreach and managing a clinic’s front desk allow quick contact and real usefulness. Four hours alone with a spreadsheet feel like a punishment for something.",
      ],
      [
        "paragraph",
        "Colleagues get to know what’s going on. In your version the new rule makes sense. You warn the right person a day early and remember which customer prefers the phone. What you underrate is how you link departments that don’t speak. No chart shows it, and projects stall in the month you’re on leave.",
      ],
      [
        "paragraph",
        "Your other obstacle is the work that has to be done alone. The report, the filing, the long application: you mean to start at nine, but a colleague looks in, a message asks for something quick, and with people you’re at your best, so the lonely task is pushed to the last afternoon and done in a rush. It turns out decent. Your superiors, who compare documents and seldom see your conversations, conclude that you’re charming and slightly superficial, which is unfair and hard to disprove.",
      ],
      [
        "paragraph",
        "Make solitary work less solitary. On Monday arrange two appointments a week with a colleague who has paperwork too: same table, ninety minutes, no talking until the end, and then coffee. Before starting, explain the report aloud to someone in five minutes, record it, and type what you said, since you think best with a listener. Ask your boss for a first deadline that is halfway: “Could I show you the outline on Wednesday?” Look for a position in which writing follows from meetings instead of replacing them.",
      ],
    ],
    ask: "Which task would look far better if you’d had company while you did it?",
  },
  Cancer: {
    stances: { head: "feeling", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where the same people come back and are better for it: family medicine, kindergarten, school nursing, home care coordination, a children’s library, a neighborhood restaurant, or counseling for young parents. Strangers who vanish after one visit leave you oddly sad.",
      ],
      [
        "paragraph",
        "Colleagues get a second family, of the good sort. Anyone who needs lighter hours this week receives them without explanation. Underrated, by you above all, is your sense of timing. You bring up the sore subject after lunch rather than before, and that decides more than the arguments do.",
      ],
      [
        "paragraph",
        "As soon as you’re responsible for others, one task defeats you, which is telling a person that the work isn’t good enough. You know what is going on at home for them, so you repair the report yourself, give them the easier cases and hope for spring. They never learn what was missing, the capable members of the team notice who gets spared, and your own superior, who sees nothing of all this except late nights and average results, wonders whether leading people is too hard for you.",
      ],
      [
        "paragraph",
        "Treat the conversation as a form of care, because it is one. By Wednesday, invite the person for twenty minutes and say, “I want you to succeed here, so I’m telling you early. The reports arrive with mistakes that I’ve been correcting. From now on they come back to you.” Rehearse this aloud. The rest will come. Ask your boss to sit down with you first, and look for one who has dismissed people decently.",
      ],
    ],
    ask: "Whose poor work are you covering up because you know too much about their life?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Your gifts need faces, occasions and something to make beautiful. Elementary teaching, children’s theater, public relations, running a salon, donor relations, wedding photography and heading a customer team provide all three. You bring out the best in a group by expecting it aloud. Behind the scenes, however useful you are, you wilt.",
      ],
      [
        "paragraph",
        "Colleagues get recognition. Anyone who did the work is named in front of the person who decides on salaries, and the shy ones stay because of that. What you underrate is your organizing mind. People see the sparkle and forget that four hundred details were in the right place.",
      ],
      [
        "paragraph",
        "Criticism is the place where you lose time. Eleven people praise the event and one finds the registration badly organized, and by night you’ve often forgotten the eleven, composed three replies, and concluded that you aren’t appreciated. You remain cordial. But colleagues have seen your face fall, and begin to wrap what they tell you, so that the useful remark reaches you late or never, and a boss who has to consider your feelings before each sentence gives the larger assignment to a person who can be told things quickly.",
      ],
      [
        "paragraph",
        "Request criticism before it can surprise you. On Monday, ask one person whose judgment you respect, “What is one thing you’d change, and what should stay?” Ask in writing, so that your expression has the afternoon off. Answer every remark with the same seven words: “Thanks, I’ll think about that until Thursday.” On Thursday, adopt a single point and let them know you did, which impresses people more than perfection. Look for a boss who says the good and the bad in the same tone.",
      ],
    ],
    ask: "What has no one at work told you because they like you too much?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You do well at work that has to be exact because someone depends on it. Pharmacy, special education, dietetics, patient safety, payroll, executive assistance, tax preparation and clinic scheduling are jobs of that sort. A stable routine and clear duties help. So does knowing the face that belongs to each file.",
      ],
      [
        "paragraph",
        "Colleagues get a second pair of eyes and sleep better for it. What leaves your desk is right, and you also remember that Mondays are hard for the one with the long commute. What you underrate is your judgment of risk. Weeks ahead, you feel where it will go wrong, and then you call that fussing.",
      ],
      [
        "paragraph",
        "The order in which you work is a separate problem. Each request comes with a face, and small ones can be settled at once, so the day goes to forms, favors and reminders, all done impeccably, while the large project that would change your position waits for an empty hour. There is none. By evening you’re exhausted without visible achievement. Superiors conclude that you’re an excellent assistant, because they’ve hardly seen what you’d do with a week.",
      ],
      [
        "paragraph",
        "Reverse the day. On Monday, give the first hour to the large thing, before any messages, and put a sign on it that people can respect: “Back at ten, gladly.” Collect small requests on a single sheet and deal with them twice a day, since most of them can wait three hours without anyone suffering. When another one arrives, ask, “Is Thursday early enough?” It nearly always is. Tell your boss which project you’ve moved up, and ask to present it by the end of the month.",
      ],
    ],
    ask: "Which important work has been waiting for a free hour since the beginning of the year?",
  },
  Libra: {
    stances: { company: "company", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Good relations are what you produce all day, and some fields pay for them. Human resources, student affairs, family mediation, private banking, interior design, diplomatic protocol, gallery direction and public affairs are among these. You need pleasant surroundings and colleagues who say good morning.",
      ],
      [
        "paragraph",
        "Colleagues get manners that work. A meeting you run begins on time and ends without losers, and newcomers learn from you how things are done. What you underrate is your fairness, because you mistake it for tact. You know to the minute who has talked too long and who has been owed a turn since spring.",
      ],
      [
        "paragraph",
        "A different difficulty is that your best work leaves no trace. You prevent resignations, you win over the furious donor, you make two departments speak again, and none of it appears in a report, because success in such matters looks as though there had never been a problem. You consider it bad taste to point this out. So when budgets are cut or positions are ranked, your employer counts products, contracts and hours, and places you among the agreeable things that could be done without.",
      ],
      [
        "paragraph",
        "Give it numbers before someone asks. By Monday, write down five difficulties that ended with you, and attach a figure to each: the staff who stayed, the complaints withdrawn, the gift renewed, the weeks saved. Put two of them in your monthly report, in one plain line: “Conflict over the schedule settled; no notices given.” Ask your boss, “How will we measure this part of my work next year?” Then collect it as you go, on a page with dates. Look for an organization that surveys its people and reads the results.",
      ],
    ],
    ask: "What did you settle so smoothly that no one knows there was ever a problem?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You belong where trust is total and matters are serious: psychiatric nursing, foster care, victim services, a family law office, addiction recovery, support for military families, or a post as right hand to someone powerful. Cheerful surfaces tire you more than suffering does.",
      ],
      [
        "paragraph",
        "Colleagues get a person who’s there in the bad week and silent about it in the good one. You sense who is lying, who’s afraid and who’ll be gone by summer, and act before it’s official. What you underrate is your strategic mind. You think you’re merely loyal, and you’re also usually right about who’ll win.",
      ],
      [
        "paragraph",
        "Work also follows you home. You can’t hear a serious story and leave it in the drawer at five, so you often answer at ten at night, go in on your day off, or lie awake over a case that belongs to six people. For months this can look like strength. Then your patience shortens, your sleep suffers, and you resent the colleagues who leave on time. Bosses, who have grown used to a person without an off switch, plan with both shifts and are startled when you suddenly ask for leave.",
      ],
      [
        "paragraph",
        "Set limits that protect the work, since you’d never do it for yourself. On Monday tell the team, “After seven I’m reachable for emergencies by telephone, and nothing else,” and define an emergency in one line. Close each day with a handover of three sentences to a colleague, spoken aloud: what happened, what’s next, what I’m leaving here. Ask for supervision or a regular talk about the hard cases, on paid time. Look for an employer who arranges a substitute before you need one.",
      ],
    ],
    ask: "Which worry did you take home this week that belonged to six people?",
  },
  Sagittarius: {
    stances: { company: "company", novelty: "both" },
    lines: [
      [
        "paragraph",
        "You need people to look after and a horizon, both in the same job. Group travel, international student services, adult education, outdoor programs, community fundraising, physical education and regional sales with a territory of your own combine them. With only the people you get restless, and with only the horizon you get lonely.",
      ],
      [
        "paragraph",
        "Colleagues get good humor with a packed lunch. You make an outing of the dull training, see that no one eats alone, and put the frank remark so comically that it’s accepted. What you underrate is your convictions. They’re clear, they concern how people should be treated, and stated without a laugh they bring a whole table along.",
      ],
      [
        "paragraph",
        "Size is what gets you into difficulties. An event for forty becomes one for ninety, since it would be sad to leave anyone out, and because you trust that it will work, you announce the figure before you’ve asked what it costs. Usually it does work, thanks to three nights of effort and some colleagues who won’t mention it. The accounts arrive later. Management, which loved the photographs, then wants every plan of yours approved by someone duller, and your best ideas shrink before they’ve been heard.",
      ],
      [
        "paragraph",
        "Put a fence around the next idea yourself. On Monday, write its limits at the top of the page: so many people, so much money, finished on this day. Then show it to the most skeptical person in finance with the question, “What have I forgotten?” and thank them by changing something. Keep a reserve of one tenth that you never announce. Look for a boss who likes large plans and asks for small first steps.",
      ],
    ],
    ask: "Which of your generous ideas did someone else have to pay for in overtime?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You want an institution that will outlive you, clear responsibilities, and people whose names you know. School administration, association management, human resources, court services, branch banking, public housing, insurance claims and running a medical practice offer all three. They gain what they rarely have, which is standards with a human face.",
      ],
      [
        "paragraph",
        "Colleagues get order they don’t resent. Things are ready, rules are explained, and anyone who failed is corrected in private and then asked about the baby. What you underrate is how much you can require of others. They’d gladly do it for you; you do it yourself, because asking seems like going into debt.",
      ],
      [
        "paragraph",
        "Rank impresses you more than it should. An instruction from above counts as settled, even if you can see that it will annoy the customers, because you assume that those in charge know more. You usually execute it, apologize to the people affected, and absorb their anger on behalf of a manager who hears nothing. Those above you lose their best informant. They come to regard you as loyal, and choose as adviser someone who has contradicted them, politely, at least once.",
      ],
      [
        "paragraph",
        "Question upward, in the form of service. On Monday, choose one rule that isn’t working and bring it to the person who made it: “I want this to succeed. Since March it has cost us two regular customers, and here’s what they said. Would you consider an exception?” One fact, one voice from outside, one proposal. When an instruction puzzles you, ask, “What is it meant to achieve?” before you carry it out. Once a quarter, request half an hour with someone two levels up, and bring what you hear.",
      ],
    ],
    ask: "Which instruction do you apologize for every week without having questioned it once?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Work suits you when it turns goodwill into something organized. Community development, public libraries, cooperative management, inclusive education, volunteer programs, health campaigns and neighborhood planning all do. What you need is many sorts of people, a fair rulebook, and a result the whole street can see.",
      ],
      [
        "paragraph",
        "Colleagues get equal treatment, which is rarer than niceness. The intern’s suggestion is discussed, the difficult one is invited, and no clique forms in your corridor. What you underrate is your power to change things. Because you consult everyone first and thank them afterward, reforms go through with which louder people have failed for years.",
      ],
      [
        "paragraph",
        "What slows you down is consent. Before a decision you ask everyone who might be affected, then those who might feel forgotten, and since each of them has a reasonable wish, the plan grows exceptions until it’s fair to all and simple for none. The others enjoy being heard. They also sit through a third meeting about the parking spaces. Superiors appreciate your process and give decisions with a date to people who consult less, and you watch a cruder solution being introduced in a week.",
      ],
      [
        "paragraph",
        "Separate hearing from deciding. On Monday, announce both dates for the next question: “Tell me your view by Thursday noon. On Friday I’ll decide, and I’ll explain why.” Listen to five people, among them one who’ll be against it, and write their strongest point into the decision. What can be reversed, decide alone and label it a trial for thirty days. Look for a boss who gives you the final word on something real, however modest, and who stands by it when the first objections come.",
      ],
    ],
    ask: "Which decision is still open only because one person hasn’t agreed to it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "School social work, crisis counseling, rehabilitation nursing, special education, massage therapy, chaplaincy, animal rescue and family services use both your softness and your good sense. Insist on a field with some recoveries in it, since you need to see them.",
      ],
      [
        "paragraph",
        "Colleagues get somewhere to put what the day has done to them. You notice the tremor in a cheerful voice, find ten minutes, and somehow the schedule functions again. What you underrate is the combination. Many people feel and many people organize, and anyone who can do both at once could run the place.",
      ],
      [
        "paragraph",
        "On paper you’re hard to find. What you learn about people stays in your memory and your heart, the notes tend to be written late if at all, and the form with twelve boxes strikes you as an insult to a life. If you’re ill for a week, no one knows what was agreed. Superiors who admire how you are with people begin to check on you, and in such checks you look less capable than colleagues who do half as much.",
      ],
      [
        "paragraph",
        "Write in the moment, briefly. From Monday, stay seated for three minutes after each conversation and note four things: what was said, what was agreed, who does it, by when. Speak it into the telephone if typing kills it. Make the first line human, so that the form has a face again. Ask your boss, “Which of these records really matters, and which could be shorter?” and suggest one to drop. Find a tidy colleague to exchange with: you take a difficult conversation, they check your file. Look for a workplace that counts paperwork as paid hours.",
      ],
    ],
    ask: "What do you know about the people you help that would be lost without you?",
  },
};
