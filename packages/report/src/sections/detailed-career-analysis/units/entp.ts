import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { pace: "haste", candor: "truth" },
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
        "Over the years the testing gets you a name. Bosses call you brilliant and wonder whom they can seat beside you. You challenge a plan in the meeting that decides on it, when a word in private the day before would have changed it, and the person whose budget it was remembers. You also test employers, by pushing to see how much they want you, and one day an employer gives up. The raise goes to someone with half your ideas who’s restful to promote.",
      ],
      [
        "paragraph",
        "Separate the sport from the decision. Before each important meeting, see its owner alone: “I think there’s a hole on page two. Do you want it now or in front of the others?” In the meeting itself, object once and then ask how you can help. When you want to know where you stand, put it to your boss twice a year: “Am I on your list for the next step, and what would move me up?” Look for a superior who argues back cheerfully and never brings it up again.",
      ],
    ],
    ask: "Who at work stopped disagreeing with you, and when did you take it for a victory?",
  },
  Taurus: {
    stances: { risk: "both" },
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
        "At work you’re everyone’s adviser and no one’s competitor. Over lunch you improve a colleague’s proposal, they hand it in, and it becomes a department with their name on it. The position is secure, the salary decent, and for years that seems an excellent bargain. Bosses consult you and promote the ones who risked something. You could have, you say, and it’s the exact description of the trouble. Each time, the figure you’d lose was certain, and the one you’d gain was only likely, so you stayed and made a joke about it.",
      ],
      [
        "paragraph",
        "Buy a risk at a price you can bear. Work out the sum or the hours you could lose entirely without changing how you live, and put that amount behind one idea by the end of the month. Tell your boss, “I’ve given this concept away three times. I’d like to run it myself for a quarter, with this budget.” When a colleague next asks for your thoughts, say, “Gladly, and I want my name on it.” Look for a superior who has failed at something expensive and talks about it.",
      ],
    ],
    ask: "Which success that someone else is paid for began as a remark of yours?",
  },
  Gemini: {
    stances: { focus: "many", novelty: "new" },
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
        "After some years the changing of subjects becomes a resume. You’ve done a great deal once, each thing well, and a committee can’t tell what you’re for. Bosses bring you in for the first meeting, where you’re superb, and forget you when the money is divided, because no result has stayed with you long enough to take on your name. When a deadline demands one version, you deliver four. And in your own review, at the very moment when a salary might have been named, you tell a wonderful story.",
      ],
      [
        "paragraph",
        "Choose one question you can bear for a year, write it on a card, and have everyone call it yours. In meetings, after your third idea, add, “And of these I’d do the second. Put me down for it.” Before a review, learn one sentence by heart: “I want this title and this amount, by this date.” Say it before the first story. Pair up with a finisher, in writing, with both names on the result. The right boss enjoys your detours and always asks how the earlier subject ended.",
      ],
    ],
    ask: "For what one thing would your last three bosses say they’d hire you again?",
  },
  Cancer: {
    stances: { head: "both", company: "company" },
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
        "The deniable manner costs you at work, because it covers your wishes too. You hint, with a grin, that you wouldn’t mind the bigger office, and the grin is all that’s heard. Your devotion looks like amusement, so bosses believe you’d be equally happy elsewhere and don’t fight for you. A critical note in a review, which you’d be the first to laugh at, discourages you for a month, unnoticed, and you remain too long with a team that has become your family, on the allowance of a younger relative.",
      ],
      [
        "paragraph",
        "Say the wish once without the grin: “I’m serious about this, and I know I don’t always sound it. I want to lead the team.” Then let it be awkward. After criticism, ask for ten minutes within two days, before it hardens: “That stayed with me. What would better look like?” Each January, find out what your job pays elsewhere, because loyalty won’t tell you. Thank one colleague a week in writing, unironically. Look for a boss who laughs with you and then asks what you meant.",
      ],
    ],
    ask: "What do you want at work that no one has ever heard you say with a straight face?",
  },
  Leo: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Your element is persuasion with a live audience. Keynote speaking, product launches, theater direction, political communication, teaching law, creative leadership, courtroom consulting and hosting debates let you think and shine at once. Give you a hostile crowd and forty minutes. A friendly committee without a vote puts you to sleep.",
      ],
      [
        "paragraph",
        "Colleagues get energy and credit. The intern’s remark is quoted under the intern’s name, a stiff presentation turns into a conversation, and people find out that they’re funnier than they knew. You underrate your generosity, because it comes so easily, and overrate the opinion of whoever frowned.",
      ],
      [
        "paragraph",
        "At work you neglect those who already believe in you. The loyal client gets your deputy, the boss who backed you gets a short reply, and your best hours go to a rival department that will never be won. Sponsors grow tired of being taken for granted, and promotions come from sponsors. You leave good posts just when your standing is secure, since being respected by everyone starts to feel like being underused. And a superior’s plain “Well done” is met with three objections to your own work, which he or she may end up believing.",
      ],
      [
        "paragraph",
        "List the five people who would vouch for you today, and give each an hour this month. Ask the most powerful, “You’ve always believed in me, and I haven’t used it well. What should I be asking for?” That question has a salary in it. When you’re praised in front of others, name the figure behind the success and sit down. Save your skeptics for Thursdays. The boss you need is warm, stays warm, and isn’t worth less to you because of it, which is something to practice.",
      ],
    ],
    ask: "Which supporter have you bored with neglect while you were busy winning over a critic?",
  },
  Virgo: {
    stances: { order: "improvise", novelty: "new" },
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
        "The pattern sets a ceiling that no one can see. Your rescues are famous, so you’re given rescues. Long projects with a budget and a staff go to a person whose mind is half as quick and whose Tuesday looks like their Monday. Bosses don’t doubt your talent; they doubt the fourth of the month. In a pay talk you undersell work that you know was done in a night. Meanwhile the one thing you’d have wanted to be known for lies in a file with a marvelous title.",
      ],
      [
        "paragraph",
        "Sell the beginning. Offer your boss, “Give me every project in its first week. I’ll find what’s wrong with it, in writing, by Friday.” For your own tasks, agree on a false deadline with a colleague, ten days early, and pay them fifty dollars if you miss it. Work on the file with the marvelous title for half an hour each morning, before messages, and stop in the middle of a sentence so that you can start again. The right superior asks to see drafts and doesn’t wince.",
      ],
    ],
    ask: "Which project have you kept from failing by never giving it a fair chance?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best when clever, touchy people need to hear something. Executive coaching, editing, diplomacy, theater criticism, design direction, management consulting, television interviewing and teaching rhetoric ask for a sharp eye and a light touch. A place where no one may contradict the chief suffocates you politely.",
      ],
      [
        "paragraph",
        "Colleagues get frankness that leaves them standing. You explain a director’s objection so that the team can use it, and the team’s anger so that the director can. What you underrate is your judgment of quality. Your first opinion is generally right, before you’ve balanced it.",
      ],
      [
        "paragraph",
        "The cost at work is authority. Bosses seek you out for lunch and someone blunter for advice. In meetings your warning gets the biggest laugh and is missing from the minutes, so that when the plan eventually fails you can’t even have been right. You argue both sides of a proposal so well that it’s passed to a person who believes in one. And money suffers: you ask for a raise with such grace, and such understanding of the budget, that it’s declined in the same spirit and you part in the best of moods.",
      ],
      [
        "paragraph",
        "Put your warnings in writing, in two plain sentences, on the day: “I advise against this supplier. Reasons below.” Save the wit for the cover note. In meetings, give your verdict first, and only then, if asked, the other side. For the raise, rehearse with someone who stops you at the first compliment: “I’m asking for this amount. My results are on the page.” Then wait without smiling. Look for a boss who asks, “Are you serious?” and acts when you say yes.",
      ],
    ],
    ask: "Which disaster at work did you predict so amusingly that no one wrote it down?",
  },
  Scorpio: {
    stances: { candor: "truth" },
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
        "Power, at work, goes to those whom others feel safe with. You’re respected, consulted and kept at a distance, since each of your superiors suspects that you’ve understood them. A remark about a director’s real motive can be quite correct and still cost you the post that director had to give. You disclose none of your own aims, so no one can help you reach them. In salary talks you guess the other side’s limit to the dollar and never name yours, as if a wish were a weak point like any other. It’s also how people get paid.",
      ],
      [
        "paragraph",
        "Begin to be readable. Tell your boss one ambition and one worry, in that order: “I want the unit in two years. I’m worried that people find me hard to trust.” Ask what they’ve heard. For a month, keep every observation about motives out of meetings and put it as a question in private. In a pay talk, name your number first. The boss for you is difficult to unsettle and has nothing to hide, or has stopped trying.",
      ],
    ],
    ask: "Who at work would help you if they weren’t slightly afraid of what you know?",
  },
  Sagittarius: {
    stances: { candor: "truth", novelty: "new" },
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
        "At work, remarks have a longer life than you give them. A sentence of yours in a large meeting ends a project; you’ve forgotten it by lunch, and the person who’d given two years to it hasn’t. Bosses treasure your outside eye and keep you outside, since those who lead have to be available on the day after. You move on from each post with excellent stories at a similar salary. References call you refreshing, a word that has never yet made anyone a director.",
      ],
      [
        "paragraph",
        "Own the day after. When you criticize a proposal, close with a date: “That’s my objection. I’m free Thursday at two to help you fix it.” Then turn up. Before large meetings, warn whoever you’re about to contradict. Commit to your boss for one result long enough to see its consequences: “I’d like this for two years, with the raise at the halfway mark.” Look for a superior who says, “Go on, I can take it,” and then asks you to stay.",
      ],
    ],
    ask: "What did you set right at work and then leave to others to live with?",
  },
  Capricorn: {
    stances: { risk: "both" },
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
        "The critic’s chair has a low ceiling. You’re consulted on every plan and in charge of none, and your pay reflects the value of an opinion. Bosses enjoy you, and suspect you a little, since they’ve heard about the impressions. When they look for a successor, they look among people who have shown respect for the job, and you’ve shown it only in secret, by knowing more about it than they do. Year by year it gets harder to change, because the audience for the jokes grows.",
      ],
      [
        "paragraph",
        "Choose one matter in which the institution is plainly wrong, and bring a solution with costs, a schedule and your name as the person responsible. In the meeting, say, “I’d run this, and I’d answer for it.” Spend the rest of the quarter without ridicule of anyone above you, as an experiment. Write down the title you want, the salary and the year, and show the page to a mentor who rose without being dull. The boss to find is one who laughs at the impression and says, “Fine. Now you do it.”",
      ],
    ],
    ask: "Who got the position you’d made too much fun of to apply for?",
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
        "Over a working life it means that you invent and others inherit. You bring in the new practice against resistance, and in the year it’s adopted, with a title, a staff and a budget, you’re already its critic. The post goes to a late convert. Bosses hesitate to build on you, as they can’t tell which of their allies you’ll be arguing with by spring. Raises reward belonging, and you make a point of not quite belonging.",
      ],
      [
        "paragraph",
        "Stay for one inheritance. Pick the idea of yours that’s nearest to success and tell whoever decides, “I’d like to lead this after it’s accepted, for two years, at the level it deserves.” Appoint an official opponent, so that you needn’t be it: give a colleague ten minutes in each meeting to attack the plan. Take your urge to dissent to a second field, outside working hours, where it costs you nothing. Look for a boss who disagrees with you often and doesn’t mind being disagreed with when it’s over.",
      ],
    ],
    ask: "Which success of yours belongs to someone else because you couldn’t stand the applause?",
  },
  Pisces: {
    stances: { head: "both" },
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
        "At work you interpret what should have been a signal. The job makes you sad every Sunday evening; you understand why, can relate it to larger trends, and stay three more years. A boss takes advantage, and you see so well what’s behind it that you forget to object, while your own deadlines slip in gray weeks that you describe, charmingly, as a creative process. In salary negotiations you feel the other side’s embarrassment, find a theory for it, and accept. Others get ahead by being simply, visibly annoyed.",
      ],
      [
        "paragraph",
        "Treat a feeling that returns three times as a fact. Write it down with the date, no reasons: Sunday, heavy. On the third, act. Tell your boss, “This arrangement isn’t working for me. I’d like it changed by the end of the month,” and when they ask why, repeat it. In negotiations, give the number and leave the other side’s discomfort with the other side. Look for a superior who’s clear, kind and unimpressed by theories.",
      ],
    ],
    ask: "What has your body been telling you about this job while your mind explained it?",
  },
};
