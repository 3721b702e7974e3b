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
        "Over the years the surprises add up. You present the reorganization complete, and those who weren’t asked find a reason to let it fail, slowly and within the rules. Bosses admire the result and make a note that you go around people. The large posts require being chosen by the very colleagues you overran, and they choose someone slower who used to call them first. You conclude that the place rewards mediocrity. It rewards notice.",
      ],
      [
        "paragraph",
        "Starting Monday, send every plan to three people at eighty percent, with the line, “I decide on Thursday. What would you change?” Use one of their changes visibly, and say whose it was. Tell your boss at the outset which decisions you’d like to make alone and which together; get it in writing. Look for a manager who answers within the day. And before anything that can’t be reversed, sleep one night on a single question: who will hear of this too late?",
      ],
    ],
    ask: "Who works against your plans now because they heard about them last?",
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
        "The pattern limits you in an unexpected way: few can help you rise. Bosses give their time to people who come with questions, and feel they’ve had a part in them. You come with results. When a budget is cut, you manage, so yours is the one that’s cut again. Delegating would disturb the arrangement, so the firm concludes that your gift ends where your two hands do. Offers that would upset your mornings are declined by return mail.",
      ],
      [
        "paragraph",
        "On Monday, ask for something that you could provide for yourself: an assistant, advice on a hard call, an introduction. “I could do this alone. I’d do it better with you.” When resources are divided, name the cost of managing: “We got by last year at this price. This year I need the second post.” Look for a boss who comes to see the work. And bring one younger person all the way into your method, with permission to move a few things.",
      ],
    ],
    ask: "Who at work has ever felt needed by you, and how did they know?",
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
        "Over the years the pattern leaves a trail of solved things that someone else runs. Once the concept is clear, the project bores you, and you’re gone in mind while your name is still on it. Bosses learn to use you for the first month. Allies at work, who need to be greeted, thanked and asked about their children long after they’ve stopped being interesting, drift over to people with less to say. Then you need six votes, and you have an audience.",
      ],
      [
        "paragraph",
        "On Monday choose one finished puzzle and stay for its dull third act: the rollout, the training, the complaints. Tell your boss, “I’d like to see this one through, and I’d like you to measure me by the last part.” Have a standing lunch with two people who no longer surprise you. Look for a manager with a question that outlasts your attention. And write down, at the end of each project, one thing that you understood only because you were still there.",
      ],
    ],
    ask: "What did you walk away from at work as soon as you knew how it worked?",
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
        "Colleagues get the one who thought of it. When the crisis comes, your page is already written. What you underrate is your tenderness as a boss or a colleague; you believe that it doesn’t show, and people who were having a difficult year know better.",
      ],
      [
        "paragraph",
        "The pattern takes the joy out of success and, with it, part of the reward. The project wins; you’re thinking about next year’s cuts while the others open a bottle, and they learn to celebrate without you. You leave good posts early, because you saw the decline coming, and sometimes it didn’t come. A promising colleague isn’t told how much you count on her, since she’ll be hired away someday. Bosses interpret your reserve as doubt and invest elsewhere.",
      ],
      [
        "paragraph",
        "On Monday tell one person at work that you count on them, and for what: “I’d hate to do this without you.” When something succeeds, stay to the end of the evening and say one sentence about what was good. If you see trouble ahead, put it on a single page, with a date for looking at it again, and leave it there. Look for a manager who plans for the worst and can laugh. Before you quit anything, ask whether it has ended, or whether you’ve only imagined it.",
      ],
    ],
    ask: "What good thing at work did you leave because you could picture its end?",
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
        "Over the years you surround yourself with talent that’s a size smaller than yours. It’s never intended. The strongest applicant seems arrogant, the next one teachable. Your group is devoted, and it depends on you for everything, so you can’t be promoted out of it, and few in it dare to say that the plan is wrong. Among your peers, where budgets are decided, you have admirers and few friends. Bosses who are abler than you could be your making, and you avoid them.",
      ],
      [
        "paragraph",
        "On Monday, invite the colleague you compete with to lunch, and ask one sincere question about their work. For the next hire, choose the candidate who made you slightly uncomfortable: “She’s better than I was. Let’s take her.” In your review, ask to report to the strongest person in the house. When a peer succeeds, write to them the same day, in two lines, before your mind has found the flaw.",
      ],
    ],
    ask: "Whom did you not hire because they could have done your job?",
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
        "Colleagues get rescue, without drama. What was wrong on Tuesday is right on Wednesday, and no one is shamed. What you underrate is your vision of the entire thing. You show people the corrections and keep the plan to yourself until it’s perfect, so they think of you as thorough when you are original.",
      ],
      [
        "paragraph",
        "The mechanism holds you back in a plain way: maintenance eats the masterpiece. The large project needs a stretch of months, and every week contains something that only you can put right. Bosses, who see you repair, give you repairs. Networking looks to you like sitting down before the work is done, so you skip the lunch, and the person who went to the lunch now defines what the work is. And you hesitate to ask for more while anything of yours is imperfect.",
      ],
      [
        "paragraph",
        "By Monday, name one fault in your department that you’ll leave alone for a month, and tell your boss why: “I’m putting those hours into the redesign. Here’s the date on which you’ll see it.” Protect three mornings for it, at the start of the week. Show the plan at sixty percent with the words, “Tell me what you like before you tell me what’s wrong.” Look for a manager who asks what you’re building. Then ask for the raise with the flaws still in.",
      ],
    ],
    ask: "What large thing of yours has been waiting until the small things are in order?",
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
        "The skill has a price over time, and it’s called credit. Since everyone believes that the idea was theirs, few believe it was yours. You stand beside the success, smiling, and the review says “supportive.” Bosses consult you on how to get others to agree, and promote someone who is known to want things. In pay talks you lead them gracefully up to the figure, and they stop one step short and thank you. And once a colleague sees the strings, everything you say is searched for them.",
      ],
      [
        "paragraph",
        "In Monday’s meeting, say your view first and sign it: “This is my recommendation, and I’d like my name on it.” If they resist, argue it once, openly, and lose if you must. Ask for your raise as a number in the first sentence. Tell your boss which results of the past year began with you, with dates. Look for a superior who prefers a straight disagreement. With your own team, announce the goal and let them find a road you didn’t plan.",
      ],
    ],
    ask: "Which of your ideas is known everywhere as someone else’s, by your own design?",
  },
  Scorpio: {
    stances: { trust: "slow" },
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
        "At work the method has a cost that you seldom see on paper. You notice that a colleague is about to make an error in front of the board, and wait to find out whether he’ll ask. He doesn’t. You were right about him, he has lost a quarter of a year’s work, and half of the team knows, or will know by Friday, that you knew. Bosses sense that they’re being observed, and keep you at arm’s length from what is delicate. Since you never say what you expect for your loyalty, it isn’t given, and eventually you leave, with full documentation, at the worst moment for everyone concerned.",
      ],
      [
        "paragraph",
        "On Monday, choose one thing that you can see going wrong and say it to the person it will happen to: “You’d want to know this before Thursday.” Repeat it weekly. Tell your boss in plain terms what you expect: “If I carry this through, I want the post in the spring. Can you see that happening?” Look for one who answers such a question in a sentence. And when you find yourself waiting to see, ask what the waiting would prove.",
      ],
    ],
    ask: "Which colleague’s mistake did you see coming and say nothing about?",
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
        "Over a career the exits cost compound interest. You leave in year three, and the authority, the pension and the loyal group come in year seven. Each departure has a good reason, and it’s always better paid; still, you start every time at the bottom of someone’s trust. Bosses, who can tell that a foot is on the stairs, hand the great long project to a plainer person. In the end you know many institutions well and have changed none of them.",
      ],
      [
        "paragraph",
        "On Monday, tear up one application, or delete one saved search, and take its best condition to your present boss: “I could get this elsewhere. I’d rather have it here, and stay three years.” Ask for the project that no one can finish in under two years. Look for a superior who asks what you’d change. And make one friend at work to whom you have to explain yourself if you go.",
      ],
    ],
    ask: "What would you be in charge of today if you had stayed where you left first?",
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
        "The mechanism works for every employer except you. You take the next post because it’s the next, and it leads, logically, away from the work that you liked. Bosses never have to wonder what motivates you: another rung will do it, and rungs are cheap. You’re tired in a manner that a vacation doesn’t reach. Those who report to you reach their targets and get new ones, without a day in between, so your best people go somewhere where arriving counts.",
      ],
      [
        "paragraph",
        "On Monday, write beside each of your current goals what you believe it will change for you, and when you’d know. Strike the one without an answer, and tell your boss, “I’m not going after this. Here’s what I’d rather do with those hours.” Close every project with two free days and a real thank-you, for your group and for yourself. Look for a superior who has turned something down. When a promotion is offered, ask for a week, and spend it asking what a normal day there feels like.",
      ],
    ],
    ask: "Which rung did you take only because it came after the one before?",
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
        "The outsider’s chair has its price at work. You deliver the diagram that changes the organization, and those who’ll carry it out belong to one another and don’t belong to you. Support is tribal, much as you’d like it not to be. When your reform is in danger, everyone agrees with it and few risk anything for it. Bosses bring you in and keep you out: you’re consulted, quoted, and not told. As you ask for nothing personal, nothing personal comes your way.",
      ],
      [
        "paragraph",
        "Starting Monday, eat lunch twice a week with the same three people and bring up no ideas. Before your next proposal, sit down with the ones who will have to live with it: “I want to do this with you. What would make it yours?” Put their changes in, the inelegant ones too. Tell your boss that you’d like to be told things early, and why. Look for one who includes you in small matters. And when someone’s birthday is announced, be among those who stay.",
      ],
    ],
    ask: "Who at work would take a risk for you, and what have you shared besides ideas?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best giving strict form to something boundless. Composing, novel or screenwriting, neurology, theoretical physics, designing hospices or memorials, pain medicine, artificial intelligence with an ethical purpose, or setting up care for refugees asks for both the dream and the drawing.",
      ],
      [
        "paragraph",
        "Colleagues get clear help in dark matters. The case that frightened them becomes manageable. What you underrate is your imagination. You present the result as if logic had produced it, when in most cases imagination came first and proof afterward.",
      ],
      [
        "paragraph",
        "The division weakens you at work in ways that are hard to trace. You argue for a project you love with figures only, and the board, feeling no heat, prefers a worse one whose author was moved. In conflicts you appear so collected that people consider you indifferent. Bosses load you, seeing no strain. Pity gets in by the back way: you say no in the meeting, and at night you do the work of someone who looked lost. Your great plan, which needs the head and the heart at the same hour, waits.",
      ],
      [
        "paragraph",
        "On Monday, add two sentences to the next proposal, at the beginning, in the first person: “I care about this because of someone I once saw. Here’s what it would change.” Read them aloud. When a decision affects you personally, tell your superior immediately: “I’m calm, but this matters to me a great deal.” Give one morning a week to the thing you dream about, before any mail. Look for a superior who can be visibly moved.",
      ],
    ],
    ask: "Which project of yours lost because no one could see that you loved it?",
  },
};
