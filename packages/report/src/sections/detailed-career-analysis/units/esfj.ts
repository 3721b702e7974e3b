import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "All good work for you has a face in it and a clock on the wall. Nursing, elementary teaching, retail management, emergency dispatch, school counseling, a hotel front desk and labor representation fit, because someone needs help now and you’re better now than later. You want a team, a visible result by evening and freedom to act; long approvals and superiors who answer “let’s see” drain you like a slow leak.",
      ],
      [
        "paragraph",
        "Others encounter your courage first. Around you the new hire isn’t mocked twice, and a bully finds a cheerful person who won’t sit down. As a leader you go first and protect your team from above, though you also answer questions that were meant for them, and the slow thinkers stop trying.",
      ],
      [
        "paragraph",
        "Speed makes promises that others have to keep. You say “tomorrow” to a worried customer, and someone in another department loses an evening to your kind heart. Money is the second trap: you’ll march in for a coworker’s raise and ask nothing for yourself, so the people you defended can end up earning more. And you adopt quarrels. By the time the two parties have reconciled over lunch, you’re the one with an enemy upstairs.",
      ],
      [
        "paragraph",
        "For anyone who wants a date, learn this: “I’ll find out what’s possible, and you’ll hear from me by four.” Then call at four, even with no news. Before a salary negotiation, write down what you’d demand for your best friend; that’s your figure. One rule covers most of the rest: fight for a person only after they’ve asked you to. Leave when you spend more energy soothing people than serving them.",
      ],
    ],
    ask: "If you were your own best friend, what raise would you demand for you?",
  },
  Taurus: {
    stances: { order: "plan", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Your working life goes well when you provide something solid, at a steady pace, for familiar customers. Think of dental hygiene, a pharmacy counter, bank branch operations, physical therapy, real estate, day care, office management or a bakery. A loyal team matters, and comfortable surroundings, and a boss who means it when they say Thursday. Constant reorganization exhausts you; so does anything sold by shouting.",
      ],
      [
        "paragraph",
        "Those customers appreciate your calm and your taste: the delivery is correct, the birthday is remembered, the price is reasonable. In charge, you build teams that last ten years, since no one goes unfed or unthanked, though correction comes late, and the lazy one has usually been enjoying your patience since spring.",
      ],
      [
        "paragraph",
        "Change finds you at the back of the line, so that by the time you’ve mastered the new system, the trainers and the first promotions have been picked. Loyalty is costly, too: you know the worth of everything to the cent except an hour of yours, and an employer who has you at an old price won’t mention it. Then comfort keeps you. A pleasant lunch crowd can cost five years of advancement.",
      ],
      [
        "paragraph",
        "Go into the next change early, on your terms: “I know where this will pinch the customers. May I try it before it’s decided?” Each January, look up what your position pays elsewhere and take the comparison to your boss, where you say it once and then stop talking. Stay for the work, never for the chair, and go when you defend the place mainly by listing what you’d lose. A shop of your own suits you beautifully, provided that friends pay the posted price.",
      ],
    ],
    ask: "How good is your job if you judge it by the next five years?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Any good job for you is a crossroads where questions arrive, answers leave, and you know everyone who passes. Reception, sales, language teaching, recruiting, library service, event coordination, local reporting and public health outreach all qualify. Variety is essential, and so is a manager who decides by conversation. Silent offices and four hours with a spreadsheet finish you by ten.",
      ],
      [
        "paragraph",
        "Strangers become contacts over a single coffee with you. You link departments that don’t speak, and projects stall in the week you’re away, though no chart shows why. A team led by you is well informed and always laughing, and it learns to come to you last, when your mind is being made up.",
      ],
      [
        "paragraph",
        "Lonely work is the first obstacle. The report waits until the final afternoon, and superiors who compare documents file you under charming and superficial. Then there’s discretion: you’re liked for sharing what you know, and one leaked surprise can cost you a place in the meetings that matter. When the subject is salary, you joke, add “but I’m flexible,” and have bargained yourself down before the other side has opened its mouth.",
      ],
      [
        "paragraph",
        "Explain the report aloud to a friend in five minutes, record it, and type what you said, since you write best by talking. In a salary negotiation, use one sentence with no joke at the end, such as “I’m looking for 68,000,” and count to ten. Keep this in your wallet: news is not influence until people trust you to sit on it. Leave a place when you know all its gossip and none of its plans. Self-employed, you’d thrive as a go-between, with a bookkeeper on call.",
      ],
    ],
    ask: "What would people tell you at work if they were sure it stopped with you?",
  },
  Cancer: {
    stances: { head: "feeling", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Work is good for you when the same faces come back and are better for it. Family medicine, kindergarten, nursing, home care, a neighborhood restaurant, property management and a children’s library all let you know whom you’re looking after. Loyalty should run in both directions, and the mood upstairs shouldn’t change by the hour. Customers who disappear after a single visit leave you oddly sad.",
      ],
      [
        "paragraph",
        "Your gift is timing. The sore subject gets raised after lunch rather than before, which decides more than any argument. A team of yours becomes a family of the good sort; like most families, it can be a place where no one is told why supper was late.",
      ],
      [
        "paragraph",
        "Telling someone that the work isn’t good enough defeats you. Knowing what’s going on at home for them, you repair the report at night and hope for spring. About salary you hint, and every year that no one understands is entered under ingratitude, while the budget goes to people who asked. And since the firm is kin to you, a reorganization feels like being disowned, and you can grieve for a year over a spreadsheet.",
      ],
      [
        "paragraph",
        "To the one whose work you’ve been fixing, say, “I want you to succeed here, so I’m telling you early. From now on the mistakes come back to you.” Request money the same way, early and in figures. A workplace can be kind, but it can’t be kin. Go when you’re staying only for the people; the right ones will still have lunch with you. A home day care or a lunch counter is a fine idea once you’ve practiced raising a price on a friend.",
      ],
    ],
    ask: "What have you hinted at for a year that one plain sentence would settle?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Faces, occasions and something to make beautiful: your best work has all three. Elementary teaching, hair and beauty, restaurant management, fundraising, wedding planning, sales, public relations, coaching and activities direction in senior living offer an audience that you can do some good. Thanks are fuel, and so is a stage, if only a whiteboard. Back offices make you wilt, and a boss who never praises can put out your fire in a season.",
      ],
      [
        "paragraph",
        "People grow under your eye. Anyone who did the work is named in front of those who set salaries, and behind the sparkle four hundred details are in their places. Your team would follow you into a thunderstorm, and can list your favorites in order.",
      ],
      [
        "paragraph",
        "Criticism goes in like a splinter. Eleven people praise the event, one found the registration slow, and by night you’ve forgotten the eleven; soon colleagues wrap whatever they tell you, and the useful remark never arrives. Applause is also how you get underpaid, because a title, a plaque and a speech can send you home glowing on the same salary. The third trouble is sharing the stage. You give every big presentation yourself, so no one can replace you, and no one can promote you.",
      ],
      [
        "paragraph",
        "Invite criticism before it can surprise you: “What’s one thing you’d change, and what should stay?” Whatever comes, answer, “Thanks. I’ll think about that until Thursday.” When praise arrives, bank it the same week: “I’m glad you’re pleased. I’d like to talk about my pay.” Check first, bow second. Leave when you’re admired and bored. A business under your own name is a natural ambition, with someone unexcitable doing the accounts.",
      ],
    ],
    ask: "What would you ask for this year if applause didn’t count as payment?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Work fits you when it has to be exact because someone depends on it. Pharmacy, dental assisting, medical billing, special education, payroll, executive assistance, dietetics, laboratory testing and tax preparation are all precision with a human being at the end of it. Clear duties help, as do a steady routine and a face that belongs to each file. Chaos exhausts you, particularly the cheerful kind.",
      ],
      [
        "paragraph",
        "Others sleep better because you looked it over. Weeks ahead, you see where it will go wrong, and you remember that Mondays are hard for the one with the long commute. As a leader you’re fair, prepared and considerate, but your team would like to hear “Well done” without a “just one thing” behind it.",
      ],
      [
        "paragraph",
        "The day gets eaten by favors. Every request has a face, so forms and reminders are done impeccably while the project that would change your position waits for a free hour, and management concludes that you’re a wonderful assistant. Other people’s mistakes get repaired instead of returned, which teaches them to be sloppy and you to be tired. As for advancement, you read ten requirements, find that you meet nine, and don’t apply. The person who got it met six.",
      ],
      [
        "paragraph",
        "Give the first hour to the big thing, behind a sign people can respect: “Back at ten, gladly.” To each new request, answer, “Is Thursday early enough?” It nearly always is. For raises and openings, seven out of ten is a yes. Go when your standards have become the reason that no one else there needs any. Self-employment can be bliss, if you fix the number of revisions and charge for the next.",
      ],
    ],
    ask: "Which job did you rule yourself out of before anyone else could?",
  },
  Libra: {
    stances: { company: "company", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Good relations are what you make all day, and plenty of fields pay for them. Human resources, guidance counseling, real estate, customer success, interior design, dental office management, school administration, mediation and hospitality are among them. Pleasant surroundings count, as do colleagues who say good morning and someone to think aloud with. Shouting wears you out, as do commission wars and teams in which rudeness passes for intelligence.",
      ],
      [
        "paragraph",
        "A meeting you run starts on time and ends without losers. You know to the minute who has talked too long and who’s been owed a turn since spring. As a boss you’re courteous, consultative and adored, except by the two people who are waiting for you to decide between them.",
      ],
      [
        "paragraph",
        "The finest work you do leaves no trace. The resignation you prevented and the donor you won back appear in no report, so when budgets shrink you’re listed with the potted plants. Haggling strikes you as ugly, and you accept the first offer with thanks, although they were braced for more. Then there’s the unpopular decision. The consulting lasts until Friday, then until spring, and people who’d have forgiven a bad answer don’t forgive the waiting.",
      ],
      [
        "paragraph",
        "Put figures to peace. Write down five troubles that ended with you and what each would have cost, and give your boss two: “Conflict over the schedule settled; no notices given.” To any offer, reply, “Thank you. I’d hoped for more, and I’d like until Wednesday.” If they haven’t heard you want it, you didn’t ask. Resign from a place once you’ve become its apology. A firm of your own goes best with a partner who enjoys saying no.",
      ],
    ],
    ask: "What would you charge if asking were considered good manners?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "Serious matters and total trust are where you do well. Nursing, social work, addiction counseling, hospice, human resources, insurance claims, family law, school counseling and the post of right hand to someone powerful all run on confidences. Insist on stakes, privacy and a few colleagues you’d go to war with. Forced cheer tires you more than suffering does, and so does a boss who changes sides.",
      ],
      [
        "paragraph",
        "In the bad week you’re there; in the good one you’re silent about it. You sense who’s lying, who’s afraid and who’ll be gone by summer, and you act before it’s official. Everyone calls you loyal. Few notice the strategist. Any team of yours becomes a band of the devoted, chilly only for the newcomer who hasn’t been tried yet.",
      ],
      [
        "paragraph",
        "Work follows you home. At two in the morning you’re still on a case that belongs to six people, bosses plan with your double shift, and everyone is startled when you break. A bright new arrival can look like a rival, and the energy spent on guarding your place is missing from the work. Salary you regard as a proof of appreciation that shouldn’t have to be requested, so you say nothing for three years and resign over it in one afternoon.",
      ],
      [
        "paragraph",
        "Tell the team, “After seven I’m reachable for emergencies by phone, and nothing else,” and define an emergency in one line. Request the increase while you’re still fond of them. If you’ve begun collecting evidence, have the conversation. Resign when you’re only staying to see someone fall. Independence suits you, because people pay a great deal for a vault that stays shut.",
      ],
    ],
    ask: "What have you never asked for at work because they should have known?",
  },
  Sagittarius: {
    stances: { company: "company", novelty: "both" },
    lines: [
      [
        "paragraph",
        "The right work gives you people to look after and a horizon. Flight attending, teaching, regional sales, recruiting, physical education, study-abroad advising, tour leading and community outreach combine them. Insist on movement, laughter and a supervisor who trusts you out of sight. With only the people you get restless; with only the horizon you get lonely; with a cubicle and a policy manual you get both.",
      ],
      [
        "paragraph",
        "Dull training becomes an outing, no one eats alone, and the frank remark is put so comically that it’s accepted. Give you a discouraged department and morale is up within a week. The follow-up you leave to the sort of person who likes that, which has rarely been discussed with them.",
      ],
      [
        "paragraph",
        "Size gets you into trouble. The event for forty becomes one for ninety, announced before it’s been priced, and it succeeds thanks to three nights of other people’s overtime. Your wallet leaks, too: you treat the team and never hand in the receipts, and by December your generosity has eaten the raise you didn’t ask for. And you’re a beginner by vocation. Just when a project starts to pay in reputation, something newer waves from across the street.",
      ],
      [
        "paragraph",
        "Put a fence around the next idea before you share it: so many people, so much money, done by this day. Then take it to the biggest skeptic in finance, ask, “What have I forgotten?” and change something. No announcement without a number. Move on when you’ve learned everything and finished whatever has your name on it, in that order. A company of your own works as long as a duller friend can veto the budget.",
      ],
    ],
    ask: "What would you be known for by now if you’d stayed for the dull part?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Choose an institution that will outlive you and people in it whose names you know. School administration, nursing supervision, human resources, banking, insurance claims, government service, property management and running a medical office give you both. You like clear responsibilities, a ladder and a boss whose word is good, and places where the loudest newcomer gets the corner office wear you down.",
      ],
      [
        "paragraph",
        "Standards with a human face are what others meet. Things are ready, rules are explained, and anyone who failed is corrected in private and then asked about the baby. Your staff get order they don’t resent. What they don’t get is enough to do, since you finish it yourself at seven in the evening, because asking feels like going into debt.",
      ],
      [
        "paragraph",
        "Rank impresses you more than it should. You enforce the rule you doubt, absorb the customers’ anger and are filed as loyal, while someone who once politely disagreed is made adviser. Promotion, you believe, comes to those who wait their turn; it comes to those who are seen reaching. And you buy respectability with years. A post that bores you is kept because it sounds right when you mention it at a wedding.",
      ],
      [
        "paragraph",
        "Question upward, in the form of service: “I want this to succeed. Since March it has cost us two regular customers. Would you consider an exception?” Likewise for yourself: “I’ve done the work of the next grade for a year. What would be necessary to have the title and the salary?” Turns aren’t given out; they’re taken politely. Leave when you’d be ashamed to recommend the place to someone young. Your own firm would be solvent and well liked.",
      ],
    ],
    ask: "What are you waiting to be given that you could ask for this month?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Good work, for you, turns goodwill into something organized. Teaching, public health, social services, library work, nonprofit management, union organizing, neighborhood planning and community nursing all do it. It wants many sorts of people, a fair rulebook and a result the whole street can see. Cliques and secret salaries sap you.",
      ],
      [
        "paragraph",
        "Equal treatment, which is rarer than niceness, is what people get from you. The intern’s suggestion is discussed, the difficult one is invited, and reforms go through on which louder people have failed, because you asked first and thanked afterward. In charge, you’re a chair rather than a chief. That’s lovely until the building is on fire and someone calls for a show of hands.",
      ],
      [
        "paragraph",
        "Consent is what slows you down. Each person consulted adds a reasonable wish, until the plan is fair to all and simple for none, and a cruder one is introduced by someone who asked no one. A good cause can have you cheap: you take less because the budget is tight, and are the last to learn what the consultant was paid. Principle is your third expense. A whole year’s credit can go into the wording of a policy.",
      ],
      [
        "paragraph",
        "Separate hearing from deciding: “Tell me your view by Thursday noon. On Friday I’ll decide, and I’ll explain why.” Find out what your post pays in three other places and ask for the middle figure; being fair includes you. For everything else: consult five, decide alone, review in thirty days. Leave when the mission statement is the only thing you still agree with. A cooperative you found yourself goes well once a single person has the final word.",
      ],
    ],
    ask: "What would you decide this week if no one else needed to agree?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Whatever you do, it has to help someone you can see, and some of them have to get better. Nursing, special education, school social work, massage therapy, early childhood care, hospital reception, veterinary assistance and chaplaincy use both your softness and your good sense. You need kind colleagues, breaks that are really breaks and a share of recoveries. Hard selling, open conflict and constant hurry drain you to the bone.",
      ],
      [
        "paragraph",
        "A tremor in a cheerful voice doesn’t get past you, and ten minutes of your company restores a coworker completely. Many people feel and many organize, and you do both simultaneously. When you lead, you create loyalty by understanding everyone, and confusion by agreeing with everyone, so let someone strict announce the deadlines.",
      ],
      [
        "paragraph",
        "On paper you’re hard to find, because what you understand about people lives in your memory, the documentation is late, and in any audit you look less capable than someone who does half as much. Sad stories set your prices: you give the hour away, forget the invoice, and hope while the rent goes up. You also prefer sinking ships. A wounded boss or a charity in its last month gets your best years, because abandoning anyone in trouble feels like murder.",
      ],
      [
        "paragraph",
        "After each conversation, stay seated for three minutes and note what was agreed, who does it and by when. If you’re asked for a discount, say, “This is my price. I’d be glad to spread it over three months.” Feel everything, promise half. Leave when you’re the only thing in the building that still functions. A practice of your own can flourish, provided that someone hard-hearted sends the bills.",
      ],
    ],
    ask: "Whose sinking ship are you calling a job these days?",
  },
};
