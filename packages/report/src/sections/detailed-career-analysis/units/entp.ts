import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You’re good where a fight improves the result. Labor negotiation, startup founding, security testing, investment analysis, political debate, competitive sales and crisis management give you an opponent, a clock and a verdict. What you need is colleagues who enjoy being contradicted before noon. A polite office makes you behave like a fire alarm.",
      ],
      [
        "paragraph",
        "Colleagues get courage from you. Since you question the director in front of everyone and are still employed on Friday, others begin to say what they see. What you underrate is your fairness. When the beginner is right you say so at full volume, and it makes careers.",
      ],
      [
        "paragraph",
        "What holds you back over the years is the last fifth of everything. The launch thrills you, the first obstacle thrills you more, and once success is certain, your interest tends to move on to the next opponent. What remains is documentation, training and the dull repairs of the second month, and it lands on colleagues who never volunteered. They love starting things with you and dread inheriting them, so that bosses give you every beginning, while the person who remains for the conclusion gets the department.",
      ],
      [
        "paragraph",
        "Decide on Monday what “finished” means for your main project, in four lines, and have someone sign it. Then find a colleague who enjoys completing things and offer a fair trade: “I’ll open the next one for you, if you’ll close this one with me, and we share the credit.” Put the dull remainder on two mornings a week, against the clock, since competition suits you. Look for a boss who pays part of a bonus at delivery and part of it three months later.",
      ],
    ],
    ask: "Which of your beginnings is someone else finishing for you right now?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your mind belongs where clever ideas have to earn money. Product design, restaurant concepts, property development, venture investing, patent work, agricultural technology and consulting to family businesses would let you think wildly and count soberly on the same day. Good pay helps, and so does a new puzzle each month.",
      ],
      [
        "paragraph",
        "Colleagues get boldness they can use. The outrageous proposal comes with its costs worked out, so that timid people nod. What you underrate is stamina: once truly committed, you outlast those who were louder.",
      ],
      [
        "paragraph",
        "Being hurried or supervised brings out the worst in you. Your ideas come while you’re comfortable and unobserved, and a manager who wants hourly updates gets a long, good-humored argument instead of a draft. The more they press, the slower you usually become. It isn’t laziness, since the thinking continues the whole time; but no one can see thinking, and a superior who hears excellent reasons where they hoped for pages concludes that you’re difficult. Easier people are given the more interesting assignments, and you defend a point you no longer care about.",
      ],
      [
        "paragraph",
        "Offer the control before it’s demanded. On Monday tell your boss, “You’ll have half a page from me every Thursday at four. In between, leave me alone with it.” Then never miss a Thursday. When someone rushes you, ask which part they need first, and deliver only that. Give each argument about method ten minutes by the clock, after which you do it their way once and compare. The superior to look for cares about the result, pays for it well, and has no opinion about your hours.",
      ],
    ],
    ask: "Which argument about how you work is costing you better work?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your work should change by the week and be full of people who answer back. Innovation consulting, radio, science communication, trend research, game writing, teaching adults and technology sales all reward your speed and forgive your impatience. A five-year file with your name on it would finish you by winter.",
      ],
      [
        "paragraph",
        "Colleagues get connections. You tell the engineer what the poet said, and out of it comes a product. What you underrate is your gift for explaining. In two sentences you make clear what a specialist couldn’t in ten pages, and it’s so easy for you that you give it away.",
      ],
      [
        "paragraph",
        "The weak spot at work is everything you promise in passing. Someone stops you in the corridor, the matter interests you, and you say that you’ll send the article, call the supplier and look at the draft. At that moment you mean it. Three conversations later it can be gone. No single case is serious, but together they make a reputation, which tells people to enjoy you and to consult someone else. Superiors who admire your mind begin to copy a second person on each message.",
      ],
      [
        "paragraph",
        "Stop relying on memory, which has better things to do. From Monday, make every promise aloud with a day in it, “You’ll have it on Wednesday,” and type it into your phone while they watch. Twice a day, at noon and at five, spend ten minutes delivering what can be delivered, and for everything else write one line: “I haven’t forgotten; it’ll be Friday.” When your week is full, say, “I’d love to, and I won’t get to it.” Look for a boss who ends each talk by asking who does what by when.",
      ],
    ],
    ask: "Who is still waiting for something you promised them in passing?",
  },
  Cancer: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You do well where wit and care are wanted together. Pediatrics, family law, teaching teenagers, veterans’ services, running a neighborhood restaurant, speechwriting and patient advocacy use your way of making fear smaller. You need a team that stays together long enough for the jokes to get good, and an authority to annoy on its behalf.",
      ],
      [
        "paragraph",
        "Colleagues get a champion. You read the fine print for the frightened one, and by the afternoon the impossible exception has been granted. What you underrate is memory: you recall what each of them dreads, and steer the day around it without a word.",
      ],
      [
        "paragraph",
        "Your trouble at work is with the person who stands above your own people. Let a director be unfair to one of yours, and you take up the case at once, with irony, precedents and a memory for every earlier offense. Often you win. But you can spend your reputation on a parking space, and by the time the budget is discussed, the people upstairs hear your name and brace themselves, because they consider you the team’s attorney. A milder person, who fights once a year, obtains more.",
      ],
      [
        "paragraph",
        "List your current battles on Monday, and abandon all except two. Before you take up a new one, ask the person who was wronged, “Do you want me to fight this, or do you want to be angry with me for ten minutes?” Most choose the ten minutes. Then accumulate some credit upstairs by offering your director assistance with one difficulty that’s theirs alone, expecting nothing for it. Look for a superior who tells you privately which rules they’d like to change.",
      ],
    ],
    ask: "Which of the battles you’re fighting would your team rather you dropped?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Your element is persuasion with a live audience. Keynote speaking, product launches, theater direction, political communication, teaching law, creative leadership, courtroom consulting and hosting debates let you think and shine at once. Give you a hostile crowd and forty minutes. A friendly committee without a vote puts you to sleep.",
      ],
      [
        "paragraph",
        "Colleagues get energy and credit. The intern’s remark is quoted under the intern’s name, a stiff presentation turns into a conversation, and people find out that they’re funnier than they knew. You underrate your generosity, because it comes so easily, and overrate the opinion of the person who frowned.",
      ],
      [
        "paragraph",
        "Preparation is where you cheat yourself. Talking has always saved you: you walk in with two ideas and a good mood, and bring it off, so that studying the file seems unnecessary. Most of the time it works. Now and then, though, someone asks for the figure on page nine, you produce a phrase, and the specialists exchange a look. Those are the times they remember. When the largest contract is assigned, the boss wants you on the stage, and a better-prepared person in charge of it.",
      ],
      [
        "paragraph",
        "Borrow the discipline of actors, who rehearse precisely so that they can be free. Before any meeting that matters, take forty minutes with the file, and ask a colleague who knows the details, “What are the three questions I’d hate to get?” Write the answers on one card. If a question catches you anyway, say, “I don’t know. You’ll have it by noon,” and send it at eleven. On Monday, put those forty minutes in front of the week’s biggest appointment. Look for a boss who applauds and then asks about page nine.",
      ],
    ],
    ask: "Where have you been relying on charm because you hadn’t read the file?",
  },
  Virgo: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re made for problems that need a new idea and can’t stand a wrong one. Software architecture, radiology, data journalism, patent examination, quality consulting, technical writing and research in a practical field would suit you. Short cycles help, as a two-week project leaves less time for not starting.",
      ],
      [
        "paragraph",
        "Colleagues get the error found before the client does, and in a form that they can laugh about. What you underrate is your contribution at the beginning. Twenty minutes of your doubts in the first week are worth more than your heroics in the last, though only the heroics get applause.",
      ],
      [
        "paragraph",
        "Apart from the clock, there’s the matter of your timing with other people’s ideas. A colleague brings you something an hour old, you’re interested, and out of interest you’re apt to show them in six places why it fails. You consider it a compliment, whereas they hear a verdict, and next time they consult someone who says “Nice.” So you get to see projects only when they’re nearly settled and your objections are expensive, and your superiors begin to think of you as the person who says no, which is unjust to an inventor.",
      ],
      [
        "paragraph",
        "Adopt an order: first what could become of it, then what would have to be solved. From Monday, answer each new proposal with, “The strong part is this. Do you want holes now or next week?” and respect the choice. Collect your six objections in a file, and eliminate those that resolve themselves. For every flaw you report to a boss, add one repair, so that they begin to connect you with solutions. The right superior invites you early and asks for two objections only.",
      ],
    ],
    ask: "Whose ideas no longer reach you until it’s too late to improve them?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best when clever, touchy people need to hear something. Executive coaching, editing, diplomacy, theater criticism, design direction, management consulting, television interviewing and teaching rhetoric ask for a sharp eye and a light touch. A place where no one can contradict the chief makes you miserable, politely.",
      ],
      [
        "paragraph",
        "Colleagues get frankness that leaves them standing. You explain a director’s objection so that the team can use it, and the team’s anger so that the director can. What you underrate is your judgment of quality. Your first opinion is generally right, before you’ve balanced it.",
      ],
      [
        "paragraph",
        "Work that has to be done alone is your real difficulty. Your mind needs a face opposite: you think by answering, improve by being contradicted, and can be brilliant over coffee on a matter you couldn’t begin at your desk. So the report tends to wait while you discuss it with one more person, each of whom enjoys it and goes back to their own. Colleagues begin to wonder who does your typing. By the deadline there are five excellent conversations and two pages, and the person who wrote down what you said looks like the author.",
      ],
      [
        "paragraph",
        "Bring the face into the work. On Monday ask someone congenial for two hours a week: “Let me talk it through, stop me where it’s unclear, and I’ll dictate while we go.” Record yourself, and let a program type it up. For what must be written alone, sit where others are working. Offer to present instead of to draft whenever there’s a choice. Look for a boss who thinks aloud, too, and sends you away with a page to fill by evening.",
      ],
    ],
    ask: "What have you talked about so well that it still isn’t written?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your talents want a mystery with consequences. Criminal defense, intelligence work, fraud examination, psychiatry, cybersecurity, hostage negotiation, biography and private equity research reward a person who can’t be fooled and isn’t disgusted. Pleasant surfaces make you look for a plot.",
      ],
      [
        "paragraph",
        "Colleagues get an ally in the worst hour. You say aloud which fear is running the project, and the fear gets smaller. What you underrate is how reassuring you are. Because you’ve thought of the most dreadful outcome, and joke about it, other people stop having to.",
      ],
      [
        "paragraph",
        "What costs you results is that your interest ends where the mystery does. You pursue a question day and night, forget to eat, and discover the explanation that three departments missed; and the moment it’s clear to you, the matter is dead. The report and the presentation to the board are still to come, and they often arrive late, thin and visibly reluctant. So your discoveries are announced by the person who had the patience to write them up, and your boss, having nothing else to evaluate, evaluates pages.",
      ],
      [
        "paragraph",
        "Write while you’re still hunting. From Monday, finish each working day with three lines: this morning’s theory, this evening’s theory, and what I’d investigate next, so that by the time you know the answer, most of the report exists. Tell your boss, “Give me someone who likes to write, and I’ll give them the best material in the building,” and put both names on it. Start the next puzzle only when the last one is mailed. Look for a superior who asks to hear the story first and immediately sets a date for the written version.",
      ],
    ],
    ask: "What have you solved that no one knows about because it isn’t written down?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Give you a wide subject and strangers to wake up. University lecturing, travel publishing, international sales, field anthropology, startup mentoring, debate coaching, foreign reporting and museum planning suit a mind that teaches while it finds out. Long service in one corridor makes you preach at the copy machine.",
      ],
      [
        "paragraph",
        "Colleagues get the broad view and the plain word. You show what the quarter looks like from a great distance, and tell the director what the whole floor is saying. What you underrate is how gladly people learn from someone who concedes a point so lightly.",
      ],
      [
        "paragraph",
        "Where you lose ground is the size of your yes. A panel in May, a chapter by summer, a course for beginners: each promises unfamiliar territory, so you usually accept immediately, and the calendar, which you consult afterward, consists of ordinary weeks. Then details suffer: the booking is wrong, the numbers are last year’s, and a considerate assistant rescues you twice. People forgive you because your enthusiasm was sincere, but superiors entrust the important account to someone whose excitement is occasional and whose figures are right.",
      ],
      [
        "paragraph",
        "Put one night between the question and the answer. From Monday, your line is, “I love it, and you’ll know tomorrow at ten.” Before ten, identify the week in which it would actually be done, and whatever has to leave that week to accommodate it. Hire, beg or befriend a person who checks, and give them every document a day early. Keep a list of the invitations you declined, and read it when you feel poor in adventures. The boss for you says, “Splendid. Instead of what?”",
      ],
    ],
    ask: "Which of your promises this month has no week of its own?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong near power, with a license to question it and a budget to improve it. Regulatory affairs, parliamentary or legislative staff, corporate strategy, auditing, constitutional law, hospital reform, business journalism and reorganizing old firms all need someone who loves institutions too well to flatter them. Three slides without a number make you ill.",
      ],
      [
        "paragraph",
        "Colleagues get an education. You show them where the system gives, which form is never read, and what the founder really meant. What you underrate is your gravity. When you drop the comic voice, a whole table sits up.",
      ],
      [
        "paragraph",
        "Handing things over is harder for you than it looks. You understand how the whole machine works, including the parts that no one wrote down, and when you delegate a task you also deliver a lecture on its history. Then they do it more slowly and differently, and you’re tempted to take it back with a friendly remark. In the end you can explain all day and work all evening. Your people remain assistants, since nothing was ever completely theirs, and those above you conclude that one department is as much as you can manage.",
      ],
      [
        "paragraph",
        "Give away results instead of steps. On Monday choose one task you repeat every month and say to a colleague, “It has to be correct and out by the fifth. How you do it is your affair.” Answer questions only between four and half past. If it comes back different from yours and still works, it was a success, and you let it stand. Tell your boss which three duties you’ve handed on, so that there’s something better to fill the hours. Look for one who asks about your successor before your results.",
      ],
    ],
    ask: "Which task have you handed over and then taken back with a friendly remark?",
  },
  Aquarius: {
    stances: { novelty: "new", company: "company" },
    lines: [
      [
        "paragraph",
        "You’re at your best before the consensus. Technology foresight, electoral reform, open-source projects, economics research, science fiction, alternative schools, urban planning and venture design want a person who sees what everyone takes for granted. You need fellow heretics and a date on which the thing has to work. Safeguarding a method that works already is another person’s job.",
      ],
      [
        "paragraph",
        "Colleagues get permission to doubt. The strangest one has a hearing, the oldest rule has to give its reasons, and meetings stop being theater. What you underrate is your power to convince. You keep fighting after you’ve won.",
      ],
      [
        "paragraph",
        "Your ideas tend to be explained from too far away. You see how the whole arrangement ought to look in ten years, you describe it with wit and complete conviction, and your listeners, who have a problem on Tuesday, can’t identify the place where they’d begin. They call it visionary, and they vote for the proposal with a price and a first step. It looks like a lack of imagination. What they lacked was one page, and since you find such pages tedious, a less original person writes it.",
      ],
      [
        "paragraph",
        "Carry every idea down to Tuesday before you present it. Write one page: this week’s task, who is responsible, what it costs, and what evidence we’d expect by June. On Monday try it on the most practical person you know, asking, “Where do you stop believing me?” and change that line. In the meeting, start with the page and save the decade for dessert. Look for a partner who loves budgets, and a boss who grants you an experiment first and a philosophy afterward.",
      ],
    ],
    ask: "Which of your ideas has never been given a price and a first step?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best work where thought and feeling have to share one sentence. Screenwriting, psychotherapy, songwriting, brand storytelling, ethics teaching, game worlds, narrative journalism and running a creative studio use both. Pure logic dries you out, and pure sympathy drowns you.",
      ],
      [
        "paragraph",
        "Colleagues get their own half-formed thoughts back in good order. You sense why the team really dislikes the plan, and give it a reason they can say aloud. What you underrate is your first impression. It comes as a mood, you wait until you’ve proved it, and the chance is gone.",
      ],
      [
        "paragraph",
        "Your agreements are too vague to protect you. Someone describes a beautiful project, you imagine what it could become, and before either of you has mentioned compensation you’re already inventing, since it seems petty to ask. Then the project grows, the client adds something weekly, you add considerably more, and by autumn you can have done twice the work for half the customary rate. Colleagues with less imagination and firmer contracts live better, and those who hired you sincerely believe that you were doing it for pleasure.",
      ],
      [
        "paragraph",
        "Let a form do what your manner won’t. On Monday prepare a one-page agreement that you send before every beginning: what I’ll deliver, by when, for how much, and what anything additional costs. Add the sentence, “I get carried away, so let’s put this down first.” Most people find it charming and sign immediately. When a new wish arrives, answer, “Gladly. That would be the second invoice.” If you’re employed, do the same with hours. Look for a superior who’s clear about limits, and ask a businesslike colleague to review each offer.",
      ],
    ],
    ask: "What are you doing beautifully at the moment for a fee no one ever named?",
  },
};
