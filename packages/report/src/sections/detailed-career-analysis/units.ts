import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "paragraph",
          "You work best on a hard problem with a close deadline, few people to consult and authority over the whole of it, because you see years ahead and act within minutes, which frightens slow organizations and rescues failing ones. Restructuring, trial strategy, product leadership, security, crisis planning and investment suit you. Once the danger has passed, hand over.",
        ],
        [
          "paragraph",
          "What holds you back in mid-career is winning arguments. You prove the point, nearly always correctly, in front of people whose help you’ll need, and later the plan goes through without you, in a milder version, under a better-liked name. A boss sees the best mind on the floor and hesitates to let it lead. Foresight advises patience, pride suggests resigning, and you generally stay and count a little less each year. Look for a manager who isn’t afraid of you, lets you finish, and then asks what the others would need in order to agree.",
        ],
        [
          "paragraph",
          "Before your next proposal, talk to four people it affects and ask each, “What would make this difficult for you?” Revise one thing for every answer. At your review, say: “I want to be judged on what gets adopted, as well as on whether I was right.” Then measure it. Count how many of your recommendations from the past year are in use, and for each that isn’t, name the person you failed to bring along.",
        ],
      ],
      ask: "Whose help do you need now that you once defeated in an argument?",
    },
    Earth: {
      stances: { trust: "slow", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Slow, exact work with long consequences brings out your best, since you like to learn how a system operates, find where it will fail, and rebuild it so well that nobody thinks about it again. Infrastructure, database design, actuarial work, land planning, research engineering and financial control fit you. So do long stretches without interruption, and written standards.",
        ],
        [
          "paragraph",
          "The habit that holds you back is becoming the only one who understands what you built. It makes you secure and it keeps you where you are: your boss can’t promote you, because nobody else can run it, so you get praise and the next emergency. You tell yourself it is duty. It is also control, since teaching takes time and others would do it differently. The cost is the larger job, which goes to someone less expert. You need a manager with long plans and steady nerves, who gives you a successor before you’ve asked.",
        ],
        [
          "paragraph",
          "Pick the task that only you can do and that bores you most, document it in five pages, teach it to one person, and stay silent the first time they do it their way. Then say at your review: “This no longer depends on me. I’d like to work on what we’ll need in five years, starting next quarter.” Ask for the date in writing. Measure your progress by how many things run without you.",
        ],
      ],
      ask: "What would break in your first three weeks away, and who should learn it now?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best with a large confused question, good sources and uninterrupted mornings, finding the pattern and naming it so that people who have argued for years see what they were arguing about. Strategy, data analysis, technical editing, policy research, software design and intelligence work suit you. Talk is useful to you in short doses, with people who know something.",
        ],
        [
          "paragraph",
          "What holds you back is improving other people’s work instead of owning any. You comment on every draft, propose four alternatives, and leave the verdict to somebody else, so that you are quoted often and credited seldom. To your boss you are a brilliant adviser with no result to promote. It is safe. Advice is never quite wrong, and curiosity would go on giving it forever; ambition, lying awake over the missing result, is calmed every few years with a new title. Look for a manager who hears your four options and asks, “Which one, and will you do it?”",
        ],
        [
          "paragraph",
          "From the questions on your list, pick the one you would pursue if nobody clever ever heard of it. Ask for all of it: “I’d like to own this from beginning to end, including the dull parts, with a result in six months.” Tell two colleagues that you aren’t available for opinions until then. Each Friday, note what you finished and what you only commented on. In an interview, show the first list.",
        ],
      ],
      ask: "Which piece of work would be yours if you stopped improving everyone else’s?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You do your best work for a purpose you believe in, near people who suffer from the problem, with enough privacy to think clearly about it. You can look at distress without turning away, and ask what would actually help. Health research, service design, education policy, psychiatry, investigating complaints and work for a foundation suit you. You need a stable team more than you admit.",
        ],
        [
          "paragraph",
          "The pattern that holds you back is staying loyal to something that no longer exists. The founder leaves or the mission becomes a slogan, and you, who saw it coming, can’t go. Judgment has the resignation ready; attachment won’t let you send it. So you remain and withdraw, doing excellent work and telling nobody anything important, until all that your boss can notice, and finally writes into your review, is that you’ve become hard to reach. It costs you the years in which you’d have found the next good place. You need a decent, punctual manager with a calm pace, who asks each month what is missing.",
        ],
        [
          "paragraph",
          "Write down what you loved about the place and mark what has already gone. If more than half is marked, tell your manager: “I joined for this work. How much of it will there be next year?” Believe the answer. When you look elsewhere, go by the daily work and the five people nearest to it, and ask to meet them before you sign.",
        ],
      ],
      ask: "Which place do you still work for in your heart, though it has changed completely?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work on a hard problem with a deadline: something has failed, nobody knows why, and the explanation has to hold up. You get quick then. Debugging, process engineering, quality investigation, litigation support, modeling and crisis analysis all use this, as long as there is slack between the bursts in which to follow a question that wasn’t assigned.",
        ],
        [
          "paragraph",
          "What holds you back comes after the solution. As soon as you see how the thing works your interest drops, so the report is two lines long, the method stays in your head, and for a week you’re hard to find. A boss sees someone brilliant in an emergency and missing from the plan, and calls you only when something is burning. Credit goes to the person who wrote it up. You do well under someone who argues back at full strength, avoids meetings, and asks for the pages whoever won.",
        ],
        [
          "paragraph",
          "Take the best thing you solved this past year and give it an hour each morning for three weeks, until a stranger could repeat it without you. Then present it yourself. In your next review say, “I’d like two days after each incident to write up the cause, under my name.” Count the solutions that exist on paper. In interviews, show one of those pages.",
        ],
      ],
      ask: "Which of your best solutions has never been written down?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Long problems suit you. You do your best work when you can stay with one field for years, test your ideas against something solid, and answer to results rather than enthusiasm. Climate and materials science, structural engineering, statistics, archives, tax law, and the maintenance of large systems are natural fits.",
        ],
        [
          "paragraph",
          "Your mid-career habit is waiting to be found. The work is excellent, you assume that its quality will come to light, and you mention it to no one who decides on salaries. To a boss you look content. Then somebody newer, who explains things well, is put in charge of what you know, and you’re asked to brief them, which you do with some sarcasm. The price is several years of pay and the authority to stop bad decisions. Look for a manager who once did this work, respects slow answers, and will speak up for you, since you won’t.",
        ],
        [
          "paragraph",
          "List five results from the past two years, with dates and what each one saved or prevented, and cross out any line that your cousin couldn’t follow. Send it to your manager before the review, with one sentence: “I’m already doing the senior job, and I’d like the title and the salary by the fall.” Once a quarter, count how often you were consulted before a decision, as opposed to afterward.",
        ],
      ],
      ask: "Which position are you already filling while someone else has the title?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "Your best work comes from seeing that two unrelated problems have the same shape. You need a supply of new questions, a few people who argue well, and long stretches in which nobody interrupts. Systems analysis, technical writing, market research, economics, patents and curriculum design all suit you, provided that you’re also required to finish something of your own.",
        ],
        [
          "paragraph",
          "Here is where it goes wrong. Colleagues come by with “Have you got a second?” and you always have, because their problem is fresh and yours isn’t. By evening you have improved five projects and none of them is yours. A boss sees a generous, clever colleague whose own report is nearly done for the third month in a row, and begins to plan without you. The cost is authorship: your ideas go out under other names. What helps is a manager who’s curious about everything, hard to charm, and strict about dates.",
        ],
        [
          "paragraph",
          "Close yourself off until two in the afternoon for a month and answer each request with, “Come by at three.” Find the one question beneath your various jobs, write two thousand words about it, and promise them to a particular reader by a particular day. When an interviewer asks what you do, hand it over. At your review, ask to be judged on three finished pieces a year, and name them in advance.",
        ],
      ],
      ask: "What is the one question that all your different jobs have really been about?",
    },
    Water: {
      stances: { head: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You do your best thinking near a few people you respect, on problems in which someone’s comfort or safety is at stake. Clinical data, public health, accessibility, user research, medical ethics and the design of schools can all give you that. Beside the right mind you’ll study nearly anything, whereas alone among strangers, with exactly the same task, you slow down and can’t explain it.",
        ],
        [
          "paragraph",
          "The habit that costs you most is staying after your people have left. The mentor retires, the tone changes, and you go on doing your share while your remarks get drier. To a new boss this sounds like contempt, nobody guesses that it’s loss, and you’re left out of whatever is being planned until you resign, two years late. Look for a manager who remembers next week what you told them in this one. You also need a slow first month, since trust comes late with you.",
        ],
        [
          "paragraph",
          "Before you accept a position, ask to spend half a day there, and notice that evening whether you had any ideas. If you’re staying, tell your manager what you miss, in words they can act on: “I did my best work when someone read my drafts. Who could do that here?” Then schedule one conversation every two weeks with a colleague whose thinking you like. Write down what came of each. After three months you’ll know whether to stay.",
        ],
      ],
      ask: "Beside whom did you do the best thinking of your working life?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste", risk: "bold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You are at your best at the start of something hard: an unclear situation, a real deadline, a team that needs direction, and the authority to choose. You see the goal early, explain it with force, and people who doubted they could do it find themselves doing it. Business turnarounds, new market launches, trial law, public campaigns, sales leadership and emergency command are natural fits. What suits you poorly is a stable success.",
        ],
        [
          "paragraph",
          "That becomes the problem in mid-career. When nothing needs rescuing, you reorganize what already works, pick a fight with another department, and describe both as vision. A boss sees a strong leader whose good people ask for transfers. It costs you loyalty, and then credibility, because the second reorganization is hard to explain. Look for a manager who isn’t impressed by your temper, gives you hard targets, and offers new ground before you get restless. A cycle of two or three years per assignment is about right.",
        ],
        [
          "paragraph",
          "Name your successor now and tell that person this month. At your next review, say: “Within a year this will run without me. I’d like the most difficult thing you have after that.” It is an unusual sentence, and bosses remember it. Then measure what you usually ignore: how many people left your team this year, and how many were promoted out of it. Ask two who left what it was like, and listen without correcting them.",
        ],
      ],
      ask: "What is going so well under you that you have begun to fix it?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan", pace: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is large, physical or financial, and meant to last. Give you an operation that runs badly and three years without interference, and you leave it with trained staff, sound equipment and figures that hold up. Manufacturing, property, hospital administration, energy, transport and family companies suit you. You need real authority, steady funding and a result that you can walk through.",
        ],
        [
          "paragraph",
          "The habit that holds you back is becoming indispensable. You know every supplier, you approve every exception, and the thing works because you are there. Your boss therefore can’t spare you, and the larger job goes to someone easier to move. Two appetites disagree in you: one wants more territory, the other would like to stay and enjoy what you’ve built. Staying usually wins, and the people below feel your irritation. A good manager for you sets yearly goals, leaves you alone in between, and asks each spring who is ready to replace you.",
        ],
        [
          "paragraph",
          "First, test it. Take three weeks off, unreachable, and have someone list everything that had to wait. Train one person for each item. Second, put the case in numbers and say at your review: “Here is what this unit earned when I came, what it earns now, and who can run it. I want the larger one.” If there isn’t one, ask what would have to be true by next year.",
        ],
      ],
      ask: "What would stop in the second week if you were truly out of reach?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", focus: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best among capable people who disagree, when a decision has to come out of the discussion. You grasp each position quickly, ask the question that exposes the real issue, and state a conclusion that others can repeat. Negotiation, consulting, public policy, publishing, research management and corporate strategy all suit you. Variety and short cycles keep you fresh; long solitary tasks do not.",
        ],
        [
          "paragraph",
          "What holds you back is advising on everything and running nothing. You are asked onto boards, called before decisions, introduced to everyone, and after some years there is little of which you can say that you did it. Your boss hears brilliance with no result attached, and gives the division to someone duller. Wide interest and the wish for command compete in you, and you appease both by accepting another advisory role. Look for a manager who is curious, unimpressed, and asks at the end of each clever survey what you would do.",
        ],
        [
          "paragraph",
          "List your commitments and mark those that would fail without you. Resign from half of the others this month, politely, in two sentences. Then ask for something with a budget and a number attached: “I’d like to own this result for three years. Measure me on it.” In an interview, prepare one story in which you stayed through the dull middle. If you don’t have one yet, that tells you what to look for next.",
        ],
      ],
      ask: "Of everything built on your advice, which result can you call your own?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work for people you believe in and a purpose that touches someone’s life. You take charge in a crisis, read a group accurately, and stay calm when others are upset. Hospital leadership, humanitarian work, charities, schools, human resources in times of change and family firms fit you well. You need responsibility for the whole, and colleagues you know by name.",
        ],
        [
          "paragraph",
          "Loyalty past its time is what holds you back. The person who brought you in leaves, the place changes, and you go on defending it because you gave your word. Management finds you dependable for painful tasks and hands you every dismissal. It costs you ambition, since your judgment ends the matter in an afternoon and your feelings need months. Usually judgment decides, and you tell nobody how it was. Look for a manager who asks, and waits for the answer, and who alternates the hard assignments with hopeful ones.",
        ],
        [
          "paragraph",
          "Call the person you are really staying for and say: “I think it’s time for me to go. I wanted you to hear it first.” They will be less shocked than you fear. Then write down the five people you’d choose to work with again, and ask each what they are doing next. At your next review, ask for one thing that grows, such as a new service or a team to train, and have it measured alongside the rest.",
        ],
      ],
      ask: "To whom did you promise, without saying so, that you would never leave?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You do your best work at the beginning of something hard, when no one knows the answer, time is short, and a bit of opposition sharpens everybody. You learn the field as you go, decide on half the facts, and talk people into trying it. Startups, campaign strategy, crisis consulting, opening new markets and news reporting all suit. You need the power to act, results within months, and colleagues who answer back.",
        ],
        [
          "paragraph",
          "The habit that holds you back is leaving just before it pays. Once a project becomes routine you call it finished, and a new emergency with a larger title is never hard to find. By forty you’ve started a great many things and owned few. A boss sees a bright person who doesn’t last, so you’re asked about everything and put in charge of very little, while a steadier colleague, whose ideas you improved, runs the place. You do best under someone who gives you the urgent work and then asks, in a friendly way, about the last piece of it.",
        ],
        [
          "paragraph",
          "Pick one thing you’ve started and see it through its second year. In your review, say, “I want to own this until the renewal, and be paid on the result,” and agree on the figure: retention, margin, cases closed. Then ask for a partner who likes keeping things running, and meet with that person each week.",
        ],
      ],
      ask: "Which project that you left would be worth a second year of your time?",
    },
    Earth: {
      stances: { focus: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is a stubborn, tangible problem that nobody has managed to solve. You take it apart, test three theories before lunch, and find the fault where others had stopped looking. Product design, process improvement, technical sales, building restoration and systems repair all use that. You need real evidence, freedom to test before you report, and an end date that somebody else enforces.",
        ],
        [
          "paragraph",
          "What slows you in mid-career is becoming the expert on an old system. It’s comfortable there. Since nobody else understands it you’re paid well, you stop inventing, and your quickness goes into explaining what’s wrong with every new proposal, accurately and in front of people. Your boss needs you and dreads you, so the next big thing is given to someone with more enthusiasm and half the skill. Half of you wants a new puzzle; half would like to see this one mended. The manager to look for asks for three ideas, buys one, and won’t let you touch the others.",
        ],
        [
          "paragraph",
          "Turn what you know into something others can use without you: a manual, a course, a tool. Ask for it formally: “Give me one day a week for six months to document this, and then move me to development.” Count the hours in which only you can answer a question, and bring that number down. For each objection you raise in a meeting, offer one thing you would try.",
        ],
      ],
      ask: "What do you know how to fix that would be lost if you resigned?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You think best out loud, with quick people, about material that keeps changing. You hear the weak step in an argument, connect one field with another, and can make a dry subject sound like news. Consulting, editing, teaching adults, research, speechwriting and investing all reward that. You need colleagues who disagree with you, several projects at once, and a deadline that ends in something people can read, buy or use.",
        ],
        [
          "paragraph",
          "What holds you back is that describing a thing satisfies you nearly as much as doing it. You present the idea so well that it feels done. By mid-career you’re invited to every panel and in charge of nothing, and your ideas are being built by people who think more slowly and came in on the dull days. A boss enjoys you and can’t point to what you delivered. It costs you authority. Someone who’ll argue with you until six and then ask for the draft is the right manager for you.",
        ],
        [
          "paragraph",
          "Reverse the order. Draft first. Before you tell anybody about the next idea, write two pages of it or build the roughest version, and only then ask for reactions. In your review, say, “Hold me to three finished things this year, and I’ll turn down the panels until they’re out.” Keep count, monthly, of what exists now because of you that didn’t exist before.",
        ],
      ],
      ask: "What have you explained so well that you never had to make it?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "You do your best thinking for particular people: a sharp editor, a founder who trusts you, three colleagues who laugh at the right moments. In a close team you’re inventive and brave, and you sense what a client or an audience isn’t saying. Teaching, comedy writing, talent development, design research and public health campaigns all draw on that. You need warmth, frank talk, and the same faces for more than one season.",
        ],
        [
          "paragraph",
          "The habit that costs you most is treating loneliness as a difference of opinion. When you land in a cold place, you don’t say that you miss being liked. You get cleverer. You’re first to name what will fail, you correct the person presenting, and within a year you have proved, with excellent reasons, that the whole field is exhausted. To your boss it looks like arrogance, and promotions stop. What you want is a chief who likes you openly and is sturdy enough to be contradicted.",
        ],
        [
          "paragraph",
          "Say what you require, in the same tone you’d use about salary: “I work best in a small team that meets every day. What would mine look like?” Ask to meet them before you accept. Then keep a record for a month of each time you criticized something at work, and of how you had felt in the hour before.",
        ],
      ],
      ask: "For whom did you do your best work, and do they know?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work when someone needs help soon, the cause deserves it, and you have had time to prepare. Routine dulls you within a year, whereas a deadline with a person behind it brings out a speed that surprises colleagues who know only your reserve. Patient advocacy, public interest law, school reform, emergency relief and campaign work all suit you, provided the caseload has a ceiling.",
        ],
        [
          "paragraph",
          "What holds you back in mid-career is fighting on for a place that has stopped wanting the fight. You see what it ought to be, so each compromise feels personal. A boss sees someone devoted for months, silent for weeks and then suddenly angry in a meeting. It costs you the allies you would need to change anything. The patient side says to wait, the hot side says to resign, and you settle it by staying and working harder. Look for a steady manager who likes facts, answers within days, and gives you one pressing problem at a time.",
        ],
        [
          "paragraph",
          "In your next review, ask: “Which problem matters most this quarter, and what can I decide alone?” Then track for one month how many cases you finished and how many you only worried about. Bring both figures and ask to pass on two. If the answer is no for the second time, start applying elsewhere, calmly, while you still have something good to say about the place.",
        ],
      ],
      ask: "What are you still fighting for at work that your employer has stopped wanting?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Slow, useful work brings out your best: a clear standard, someone at the far end who benefits, and enough weeks to do it properly. You remember why things were set up the way they are, which makes you valuable wherever continuity counts. Course design, rehabilitation, archives, specialist nursing and grant administration all fit, provided you can finish one thing before the next is assigned.",
        ],
        [
          "paragraph",
          "The habit that stalls you is loyalty to a comfortable position. Someone would be lost without you, the salary is decent, and the project you care about moves to next year. From above you look reliable and content, so nobody offers more. It costs you the years when you still had the energy. Two wishes argue in you, to keep and to improve; keeping usually wins, and Sunday nights feel heavy. Choose a manager who plans well ahead, notices finished work and asks twice a year what you want, since you won’t volunteer it.",
        ],
        [
          "paragraph",
          "Write half a page about that project: the hours it needs, the first result people would see. At your review, say: “I’d like to give it a fifth of my time for six months, and here is what I would hand over.” Ask for a date to look at the results. Bring a list of the work you finished without being told; if you won’t praise yourself aloud, let a page do it.",
        ],
      ],
      ask: "Which project have you moved to next year more than once, and why?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people misunderstand one another and something important depends on it. You hear what each side means, find words that both can accept, and then need some hours alone to think. Editing, policy writing, community relations, adult teaching and user research suit you. Two or three collaborators are plenty, and talking in the afternoon works well if the morning belongs to writing.",
        ],
        [
          "paragraph",
          "What holds you back is being useful in everybody’s meeting. You are asked to smooth something over, you agree, and by Thursday your own piece of work hasn’t been opened. Your boss knows a popular colleague with few results. It costs you authority: people remember that the discussion went well and forget who settled it. One side of you enjoys the company, the other resents it, and you promise yourself to catch up on vacation. The manager you need guards your calendar, decides clearly, and asks every month to see a draft.",
        ],
        [
          "paragraph",
          "For two weeks, count the meetings in which you neither decided nor learned anything. Take the figure to your manager and say: “I’d like to leave these three and finish my proposal by the end of the month.” Sign it, send it to five people who can act on it, and ask each for one objection. In an interview, describe an agreement you made possible and what changed afterward.",
        ],
      ],
      ask: "What would you write up if nobody needed you to smooth anything over this month?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your best work happens one to one, with someone who needs time before they can say what is wrong. You pick up fear or shame early, and people settle because you don’t rush them. Social work, family support, speech therapy, student guidance, disability services and chaplaincy are natural fits. As important as the field is a limit: a known number of people a day, and a colleague to talk to afterward.",
        ],
        [
          "paragraph",
          "The pattern that holds you back is a second, unpaid job looking after everyone’s feelings. Colleagues bring you their troubles, you stay late to finish your own tasks, and by evening you are too tired to apply for anything. From above, this looks like warmth and slightly late work. The cost is pay, rank and, in time, your affection for the place. Ending a conversation makes you feel guilty, so you rarely do. Look for an even-tempered manager who sticks to an agenda, and for a pace with gaps in it.",
        ],
        [
          "paragraph",
          "For four weeks, note every conversation over ten minutes that wasn’t part of your job, with its length but no names. Then say in your review: “I spend about six hours a week supporting colleagues. I’d like it in my job description, or help in sending it elsewhere.” Either answer is progress. Next, twice this week, end a talk kindly and early: “I have to stop here; shall we continue on Friday?”",
        ],
      ],
      ask: "Whose troubles took the hours last month that you had meant for your own work?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work when there’s something to defend and a reason to begin today. A cause, a person who was treated unfairly, an idea nobody will fund: each gives you more energy than a bonus would. Advocacy, feature writing, arts education, campaign work, nonprofit fundraising and human rights law all use it. You need freedom over your hours, and intense weeks followed by slow ones.",
        ],
        [
          "paragraph",
          "What holds you back in mid-career is leaving on principle. Usually the principle is real. It also tends to show up about when the exciting part is over and the long, repetitive stretch begins, so you seldom learn whether you were right or just bored. To a boss it looks like someone gifted who can’t be relied on past the first year, and the promotions go to steadier people. What suits you is a manager who shares your values, lets you be angry for an hour, and then asks for the draft.",
        ],
        [
          "paragraph",
          "Before you resign from anything, finish one dull project and see how you feel a month later. In an interview, be open about it: “I start fast and lose interest in the middle, so I’d like a review every six weeks.” Ask for a fixed term of two years, with one goal you can measure, such as people served, pages published, or a policy that passed, and stay until you’ve met it.",
        ],
      ],
      ask: "Which of your principled exits came in the same month as the boredom?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Your best work is slow, careful and made for someone in particular. You notice quality that other people hurry past, you’re faithful to a standard, and you don’t need applause to do a thing properly. Archives, conservation, landscape work, bookbinding, veterinary care and massage therapy are all good ground. You want steady hours, few interruptions, and something at the end of the week that can be looked at.",
        ],
        [
          "paragraph",
          "The habit that costs you most is becoming indispensable at something you don’t love. You take a job because it’s near and decent, you learn how everything works, and leaving starts to feel like a betrayal. A boss sees a loyal colleague who has never asked for anything, and so you’re given more of the same. The work you care about gets your tired hours, until you doubt that you were ever serious about it. What suits you is a patient manager who looks at the work first, and who sets a clear end to the day.",
        ],
        [
          "paragraph",
          "Don’t leap. At your next review say, “I’d like to go to four days for a year, and here’s how the fifth will be covered.” Spend that day on the other work, for pay, even if the pay is low. Keep a simple record of two figures, the hours you gave it and the money it brought in, and decide at the end of the year.",
        ],
      ],
      ask: "What have you become indispensable at without ever having chosen it?",
    },
    Air: {
      stances: { focus: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "You are at your best when something true has to be put into words for people who don’t yet understand it. You listen for what the speaker meant, you hear several sides at once, and you find the phrase that lets them meet. Editing, translation, research interviews, podcasting, curriculum design and writing for museums all depend on that. Variety helps, and so do long deadlines and a few bright colleagues.",
        ],
        [
          "paragraph",
          "Halfway along, the danger is being everyone’s clever helper. You improve other people’s drafts, chair their panels, and see the strengths of every position, while your own piece, the one that takes a side, waits for a free week that never comes. A boss sees someone versatile and modest with no clear specialty, and doesn’t know what to promote you to. It costs you income and a reputation. Look for a manager with fewer ideas than you have and firmer habits, who wants a single thing from you by Thursday.",
        ],
        [
          "paragraph",
          "Settle on a title. Look at the work you’ve been thanked for most often, and use one word for it for a year: editor, interviewer, teacher. In your next review say, “I want one project this year that has my name on it, and I’d give up the panel to make time.” Then count what leaves your desk: one finished piece a month, however short, each with a clear opinion in the first paragraph.",
        ],
      ],
      ask: "What would you write if you didn’t have to be fair to everyone?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You do your best work for people you’ve come to know, in a place where a feeling counts as information. You sense who is struggling, and you make it safe for them to say more. Counseling, special education, speech therapy, palliative care, memoir editing and mentoring young artists all suit. What you need is a limited number of people, privacy, and time between one meeting and the next.",
        ],
        [
          "paragraph",
          "In mid-career you turn into the unpaid heart of the place. People come to you with whatever can’t be said in a meeting, you stay late to hear it, and for their sake you put up with poor pay and worse management for years. Your boss is grateful and has no idea what you do all day, since none of it is in your goals. The cost is exhaustion, then leaving without having said why. You do well under someone warm who also has limits, and sends you home at six.",
        ],
        [
          "paragraph",
          "First, write down the tasks you’d still enjoy among strangers: listening, drafting, teaching, designing. Apply only for jobs that contain three of them. Second, get the hidden part of your work on paper. For a month, count the hours you spend supporting colleagues, and then say, “This is a fifth of my week. Can we put it in my job description, or give it to somebody else?”",
        ],
      ],
      ask: "If nobody you loved worked there, which of your daily tasks would you still choose?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "You do your best work with a discouraged group, a date on the calendar, and the freedom to start today. You can tell within an hour who is ready to try, you say what the whole thing is for, and people begin to move. Launching programs, directing a nonprofit, training managers, coaching, theater production and relief work all reward this. You need a visible result and real contact with the people it helps.",
        ],
        [
          "paragraph",
          "What holds you back is that you get promoted for your effect on others until that’s all you do. By mid-career you open the meeting, encourage everyone, take on one more thing, and haven’t solved a problem yourself in a year. It feels like leading. A boss sees energy and warmth, along with targets that shift and projects that are announced twice, and you lose credibility with exactly the people who do the detailed work. Weekends stop restoring you. You grow under somebody who isn’t charmed, who lets you lead and then asks for the figures.",
        ],
        [
          "paragraph",
          "In your next review, say, “Give me one problem to solve myself this year, and take two of my speaking dates away.” Measure it in something other than mood: how many stayed, passed, enrolled or were placed. Then, before you agree to any new project, ask for a day to reply. Use the day to name what you’d have to drop, and put that in the answer you send.",
        ],
      ],
      ask: "When did you last solve something at work that nobody saw you solve?",
    },
    Earth: {
      stances: { lead: "lead", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Your best work is making a place run well for the people in it, year after year. You learn how each job is done, you keep the promises others forget, and you bring beginners along until they can be trusted alone. School leadership, clinic or hotel management, apprenticeship programs, volunteer coordination and running a family business all fit. You want a stable team, a regular week, and enough authority to fix what you can see is wrong.",
        ],
        [
          "paragraph",
          "In mid-career you become the one who can’t be spared. Because you’d rather do a task properly than watch someone struggle, it comes back to you, and so does the difficult client. Your boss relies on you and stops seeing you; who promotes the person who holds everything up? You pay in salary and in health, and people you taught move past you. A manager who defends the budget, keeps appointments, and asks where you want to be in five years will get the best from you.",
        ],
        [
          "paragraph",
          "Start by choosing a successor. Tell your boss, “I’d like to train someone to do half of my job by the fall, and I want to talk about what I do with that half.” Next, find out what the role pays elsewhere: look at three postings this month, and bring the figures to the review. Measure your progress by how many days you can be away without a call.",
        ],
      ],
      ask: "If someone took over half your work next year, what would you ask for?",
    },
    Air: {
      stances: { company: "company", focus: "many" },
      lines: [
        [
          "paragraph",
          "Put you among people who need each other and don’t yet know it, and you’re at your best. You remember who is working on what, you explain one group to another without making either feel foolish, and you can turn a vague conversation into a plan. Publishing, public radio, partnerships, program design, alumni relations and adult education all use that skill. It works best with many contacts, short projects, and a say in the decision as well as in how it’s announced.",
        ],
        [
          "paragraph",
          "The habit that stalls you is improving everyone’s project except your own. You’re on too many committees, you read other people’s drafts at night, and you tell each side what is right about its position, so that after fifteen years colleagues like you and couldn’t name what you have made. In a boss’s eyes you are a great connector, and connectors get thanked rather than promoted. The right manager asks what you think yourself, in one page, and sends it back with half crossed out.",
        ],
        [
          "paragraph",
          "Leave two committees this month. The words are, “I’ve loved this, and I’m stepping down to finish something of mine.” Use the hours you get back for one piece of work with your name alone on it, and show it to a person who tends to disagree with you. At review time, ask for credit in writing for three results that began with an introduction you made.",
        ],
      ],
      ask: "What would you make if nobody else needed your help for three months?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        [
          "paragraph",
          "You are best in work where people arrive worried and leave steadier. You notice what someone is bracing for, you ask the question that lets them say it, and you remember the answer months later. School guidance, patient advocacy, human resources, family services, foster care and grief support all depend on that. Conditions matter as much as the mission: a limit on cases, an honest team, and an hour after the hardest conversations.",
        ],
        [
          "paragraph",
          "What holds you back is softening things. When management makes a bad decision, you explain it gently to those it hurts, listen to them afterward, and say upstairs that people are coping, because you can’t stand to be the one who makes it worse. From above, nothing seems wrong. So nothing changes, you absorb what the others feel, and you stay for years after your own interest has gone, since leaving would mean leaving them. It costs sleep, and any reputation for judgment. You need a manager who doesn’t have to be comforted and who would rather hear bad news today.",
        ],
        [
          "paragraph",
          "Once a month, send one plain report upward: “Here’s what I’m hearing, here’s what it will cost us, and here’s what I recommend.” Keep a copy. Then separate people from work. Write two columns, what you’d miss about your colleagues and what you’d miss about the job. If the second is short, apply elsewhere and make standing plans with the first.",
        ],
      ],
      ask: "If everyone you love at work left tomorrow, which task would you still want?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Your best work comes at the start of things, when the goal is agreed, the way there isn’t, and people still have to be won over. A short deadline helps you. Product launches, sales, recruiting, opening new markets, community organizing and teaching all reward this, provided you’re allowed to begin before the plan is complete.",
        ],
        [
          "paragraph",
          "Because you start so well, you’ll be asked to run what you started, and there careers like yours tend to stall. Within a year the approvals and reviews bore you, so you find trouble to solve: a new direction in spring, another by fall. Your boss sees energy without a second chapter, and the team learns to wait until you change your mind. It costs you credibility just when you want a larger budget. Look for a manager who agrees quickly, asks for figures every month, and gives you projects of half a year.",
        ],
        [
          "paragraph",
          "Stay with one of your beginnings into its second year, with someone orderly in charge of the daily running, and record what it produced. In an interview, say, “I’m strongest in the first six months, and this is how I hand over.” At your next review, ask for an arrangement in which the launch is yours and the upkeep has a named owner. Then count how many of your projects are alive a year after you left them.",
        ],
      ],
      ask: "Which of your beginnings is still alive, and who has been looking after it?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both", thrift: "both" },
      lines: [
        [
          "paragraph",
          "You work best where something useful gets built and the people around it change: adult education, neighborhood programs, interior design, elder care, museum teaching, running a training center. You need to see the result and to meet someone who uses it. Abstract work drains you, and so does a perfect routine.",
        ],
        [
          "paragraph",
          "What holds you back is timing. You put three years into a program, do the slow part well, then leave in a restless month, shortly before it would have paid you in money or reputation. Or you do the reverse and stay on as the person with all the keys, too useful to promote, thanked by everybody at a salary nobody reviews. To a boss you look like a flight risk in the first case and like furniture in the second. The right manager comes by often, tells you which part is worth keeping, and agrees to change your tasks before you need to change your job.",
        ],
        [
          "paragraph",
          "Ask for that change directly: “I’d like to stay here and swap the assignment every eight months, with a handover date we both sign.” Bring a page showing what you built and who uses it. The second move is for the day when you want to quit: write down what you expect to be finished in the coming six months, and wait until the first item is delivered before you send any letter.",
        ],
      ],
      ask: "What were you about to harvest in the last job that you left?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You do your best work between people who don’t normally meet. You ask a naive question, hear that two departments are fighting over the same problem, and explain each to the other until they laugh. Public relations, partnerships, training, user research and conference work all pay for that, and the ideal week has many meetings in it, some travel, and one fixed day for writing things up.",
        ],
        [
          "paragraph",
          "In mid-career the difficulty is that no one can say what you do. Everyone likes you, you’re invited and quoted, and then the position goes to the specialist, since a committee has to write down what it’s buying. You answer by starting another course. Your boss hears a lot of good ideas, sees few of them delivered in the form that was promised, and thinks twice before giving you anything large. Work for a person with an editor’s temperament, who’ll listen to twelve notions, cross out eleven kindly, and give the remaining one a date.",
        ],
        [
          "paragraph",
          "Choose one question you’d be glad to be known for and stay with it for a year, in public: one short article a month. In reviews and interviews, open with it. “I work on why good teams misunderstand each other” is a line that a committee can repeat. Then measure delivery. For three months, note each idea you offered aloud and whether it shipped, and try to offer half as many.",
        ],
      ],
      ask: "If people knew you for a single question, which would you choose?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick", company: "company" },
      lines: [
        [
          "paragraph",
          "You do your best work with people in the middle of a hard change, in a place where caring about them is part of the job: counseling, nursing, social work, teaching, coaching, pastoral care, human resources at its best. You sense who is struggling before it’s reported, and your hope for them is catching.",
        ],
        [
          "paragraph",
          "You choose bosses, more than jobs. You meet someone you believe in, and you follow, and when the purpose has long since gone out of the place you remain for three colleagues and a memory. The habit looks like loyalty. A manager sees something else as well, namely a person who can’t refuse, takes every case home, and one day resigns in tears over a matter of principle that hadn’t been mentioned before. It costs you energy first and seniority later. The right manager is warm and has limits, leaves on time, and insists that you do too.",
        ],
        [
          "paragraph",
          "Before you accept or keep a job, picture it with pleasant strangers in every seat. If you’d still want the work, say yes; if you wouldn’t, it was affection, and that can go on over lunch. In your review, say, “I do this well for eight cases and badly for twelve. I’d like eight, and I’d like to train the others.” And bring up each disappointment within two weeks, while it’s still a request.",
        ],
      ],
      ask: "Which job would you have left sooner if you hadn’t loved the people?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Your best work begins where something is failing and a deadline is close. Given the authority, you pick out within minutes the three steps that count, and people who have been arguing all morning calm down, because someone finally has a plan. Site management, plant safety, production planning, quality improvement and business recovery suit you. Once a thing runs smoothly, you get restless.",
        ],
        [
          "paragraph",
          "Rescuing is the habit that holds you back in mid-career. You repair what others caused, without complaint, and nobody gets thanked for calm. Your boss values a superb troubleshooter and never pictures you preventing the trouble, and the anger you suppress comes out as sharp remarks to someone junior, the kind that get repeated when promotions are discussed. One side of you wants every step tested, the other wants it started today, and your team gets both orders. Look for a manager who can take a blunt remark, sets real deadlines, and says in public who did what.",
        ],
        [
          "paragraph",
          "Write down the last five failures you cleaned up, what each cost in hours, and where it started. Bring the page to your review and say: “I’ve repaired this twice. I want responsibility for the cause, with the title and the budget.” Agree on a figure to be measured after six months. Then, once a week, tell one person what they did right under pressure.",
        ],
      ],
      ask: "Which failure have you cleaned up so often that you could run its source?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You work best with real materials or real consequences, a standard that doesn’t shift with the mood of the office, and enough time to do the job from start to finish. You learn a trade thoroughly and go on improving for decades. Estimating, maintenance engineering, pharmacy, land management, cost accounting and technical instruction are good examples. You need almost no supervision.",
        ],
        [
          "paragraph",
          "What holds you back is staying in a job that stopped teaching you anything years ago. It is secure. Since you’re good at it, and monotony doesn’t alarm you as it alarms others, you look settled to a boss, and the raise and the training go to someone who asked. The cost appears during a reorganization, when you discover that the loyalty was never written down. Familiar methods and the wish to master something new do disagree in you, and the familiar wins by default. You need a manager who states the terms, goes over them with you every year, and gives you early notice of anything new.",
        ],
        [
          "paragraph",
          "Before your next review, write two lists on one page: what you are responsible for now, and what you were responsible for when your pay was set. Say: “My work has grown by this much. I’d like the salary to match, and I’d like to be trained in this.” Name one license or neighboring skill, with its price. Then find out what two other employers pay.",
        ],
      ],
      ask: "What has been added to your job since anyone last looked at your pay?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best where wording has consequences and someone must know what was agreed. You read the whole document, notice the contradiction near the end, which eleven people have signed without seeing, and word it so clearly that the argument stops. Procurement, technical writing, insurance, permits, patent work and committee staff work suit you. You enjoy being consulted more than you admit.",
        ],
        [
          "paragraph",
          "The habit that holds you back is waiting until a policy is final before you speak. You correct the minutes and skip the informal talks in which the direction gets set, so that to a boss you look dependable and a little late, saying in March what would have helped in January. It costs you influence. You end up documenting choices you disagree with. One side of you likes company, the other guards its desk, and the desk wins. Look for a manager who asks early and accepts an answer the next day.",
        ],
        [
          "paragraph",
          "Pick one subject that you know better than anybody around you, and ask to see proposals on it before they are agreed. The words are: “I can catch problems sooner if I see the draft. I’ll comment within a day.” Have lunch with two people from other departments this month, offering each an opinion, and at the end of the quarter count how many of your comments were adopted. In an interview, that number says more than a list of duties.",
        ],
      ],
      ask: "Which recent decision would have gone better if you had spoken a month earlier?",
    },
    Water: {
      stances: { voice: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "Good work, for you, depends on trust: a steady team, a clear duty, and people at the far end who would be hurt by a mistake. Once you feel that you belong, you give more than the job asks. School administration, patient billing help, payroll, housing support, care planning and family court offices suit you, as long as the staff don’t change every few months.",
        ],
        [
          "paragraph",
          "Your career tends to slow after a disappointment you never mention. Someone else gets what you were promised, you congratulate them, and from that day you do what is required and nothing extra, which to a boss, since the figures are still correct, looks like contentment. It costs you years. Contented people are rarely offered anything, and the hurt stays fresh. Fairness says that the matter is closed; your stomach still tightens in that corridor. The right manager remembers promises, asks about the past, and doesn’t press you for an answer on the spot.",
        ],
        [
          "paragraph",
          "Ask for twenty minutes with whoever can do something about it. Say: “Last year I expected that position. I was disappointed, and I said nothing. Here is what I want now.” Name a title, a course or a sum, ask when you will hear, put that date on your calendar, and if it brings you a second vague reply, update your resume and ask in interviews how long people stay.",
        ],
      ],
      ask: "Which disappointment at work have you never mentioned to anyone who could act on it?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work when people need help now, the procedure is known, and someone has to stay calm and begin, since you keep your head, and act fast for others, when a whole waiting room has lost its own. Emergency nursing, school leadership, event coordination, patient transport, store management and volunteer training suit you, with a steady team and a clear end to the shift.",
        ],
        [
          "paragraph",
          "What holds you back is doing the leader’s work and leaving someone else the title. You run things in the manager’s absence and then train the successor, so that a boss sees a perfect second and has every reason to keep you exactly where you are. It costs you pay and authority. You pay again at home, where the resentment comes out. The cautious side calls it security, the proud side calls it unfair, and caution speaks for you at work. Look for a manager who asks for your plan in front of others and waits for the answer.",
        ],
        [
          "paragraph",
          "List what you ran in the last six months when nobody else was there to run it. At your review, say: “I’ve been doing this job. I’d like the title, and these two people on my team.” Ask what is missing and by what date you’ll hear, and if the answer is vague, apply elsewhere, without waiting until you meet every requirement on the list. Half of them will do.",
        ],
      ],
      ask: "Which title have you been earning for years without its appearing on your card?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Careful, continuous work brings out your best, in a place where quality is noticed and people stay long enough to know each other. You learn a method thoroughly, remember exceptions, and get the same good result on a bad day. Laboratory work, medical records, bookkeeping, conservation, instrument making and training apprentices suit you. You need standards you respect and a pace that allows for checking.",
        ],
        [
          "paragraph",
          "The habit that holds you back is defending the old method when you really love the care in it. A new system arrives, you comply, and you also go on doing it the former way, in case, which to a boss looks like reluctance and keeps from younger colleagues what you know. It costs you influence just when your experience is worth most. Habit argues here with a real wish to master something new. Habit wins. You need a manager who came up through the work, gives reasons, and asks what would break.",
        ],
        [
          "paragraph",
          "Over the next month, write down ten things you know that are in no manual, each with its reason. Bring them to your review and say: “I’d like a fifth of my time for training new people, and I’d like that in my title.” Then learn one function of the new system well enough to teach it, counting the errors before you began and the errors after, since nobody calls a person reluctant who has lowered the error rate.",
        ],
      ],
      ask: "What do you know about your job that appears in no manual anywhere?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best where people arrive with questions and leave with an answer, because you remember who needs what, say it without making anyone feel stupid, and know which colleague to call. Student services, patient coordination, library work, membership offices, benefits advice and customer training suit you, with courteous people and at least two hours a day out of reach.",
        ],
        [
          "paragraph",
          "What holds you back is that you are useful in fragments. A reminder here, an introduction there, somebody’s proofreading; none of it appears in a review, and your own task is done early in the morning or late. Your boss knows a pleasant, busy person and can’t name a result. That costs you promotions. You enjoy being asked, you need to be left alone, and you settle it by working longer. Look for a manager who protects calendars, prefers written questions, and wants your opinion as well as your help.",
        ],
        [
          "paragraph",
          "For ten working days, note every question you answer, with one letter for its subject, and at the end, put the five most common answers on a shared page where anyone can find them. Then say at your review: “I handle about sixty of these a week. I’d like to be the person officially responsible for this subject, with my mornings protected.” When people come to your desk anyway, say, “It’s on the page. Come back if it doesn’t help.”",
        ],
      ],
      ask: "Which question do you answer so often that it ought to be your title?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You do your best work with people you come to know, over months or years, who are safer because you remember them. You notice early when someone isn’t well, and you don’t make a fuss about it. Elder care, early teaching, family medicine, rehabilitation, fostering services and parish or community work suit you. Conditions matter: the same team, and written limits on your hours.",
        ],
        [
          "paragraph",
          "What holds you back is choosing work by attachment. You take a job because of who is there, stay for that person, and go on staying after they leave, mistaking your sadness for a tiredness that rest ought to relieve and never does. To a boss this is loyalty without plans. It is easy to underpay someone who never asks. It costs you some years and a fair salary. The manager you need is warm and fairly strict, notices your bad week, and asks twice a year where you would like to be next.",
        ],
        [
          "paragraph",
          "Write two lists, what you like about the tasks and what you like about the people. If the first is short, that is your answer. At your review, say: “I’d like to talk about my pay, and about what comes next for me here.” Have one figure ready, from two comparable jobs. Then send one application to a place where you know nobody, only to hear what they say. You can be faithful and informed.",
        ],
      ],
      ask: "Which person at work are you still faithful to, though they left long ago?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "You do your best work when something real is late, people are waiting, and you have the authority to move them, dividing a mess into tasks at a glance and saying who does what by when. Operations, logistics, project management, sales leadership, store openings and the turnaround of failing branches all fit. So does any position in which the outcome can be seen by the end of the week.",
        ],
        [
          "paragraph",
          "The habit that holds you back is needing the emergency. Being good in a crisis, you get sent only to crises, and in the intervals you raise the pressure yourself: a sudden deadline, a public question, a small war about standards. Your boss values you and wouldn’t give you the long program, since nothing around you stays calm. The team performs for you and then transfers. What suits you is a superior who asks each month what you prevented, listens for the reply, and can disagree with you at full volume and stay friendly.",
        ],
        [
          "paragraph",
          "Take the crisis that comes back every year and ask for six weeks to end it for good. In your review, present the number: incidents before, incidents after, money saved. Say, “I want the next job to be one I build, with two years to build it.” Expect to be bored in the second week, and stay.",
        ],
      ],
      ask: "Which recurring crisis at work would you miss if you managed to prevent it?",
    },
    Earth: {
      stances: { order: "plan", novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is in places that must run every day: a plant, a warehouse, a bank branch, a laboratory, a county department, an accounts office. You learn such a place from the ground up, keep it supplied and inspected, and remember why each rule was made, which nobody notices until one of them is broken. Clear goals, a fair budget and several years are what you need.",
        ],
        [
          "paragraph",
          "What holds you back is defending things because they’re yours. When the company is sold or the system replaced, you protect the old procedure in full, the good half along with the half that only comforts you. Your objections are often correct. To a new boss, though, they all sound alike, so you are labeled as resistance and left out of the planning, where your knowledge would have counted most. The manager who suits you walks the floor, asks what mustn’t be lost, and gives you fair warning.",
        ],
        [
          "paragraph",
          "Write two columns: what the operation needs, and what you’d merely miss. Be strict about the second. Take the first to the new management and say, “These five things keep us out of trouble. I’d like to be responsible for them through the transition, at this salary.” Having looked up beforehand what the job pays elsewhere, wait for the answer, and in the meantime learn one tool of theirs so thoroughly that you can teach it to somebody within the month.",
        ],
      ],
      ask: "What do you defend at work as necessary, when in fact you’d only miss it?",
    },
    Air: {
      stances: { voice: "speak", company: "company", lead: "lead" },
      lines: [
        [
          "paragraph",
          "You are at your best where rules and people have to be brought together, out loud. You ask in the meeting what the others are asking in the corridor, you can put a policy so that it makes sense, and you’re able to be disliked for an hour. Compliance, public affairs, labor relations, program management, association work and staff training all need this.",
        ],
        [
          "paragraph",
          "In mid-career the trap is that you become a voice for decisions you didn’t make. You present them so well that nobody thinks of asking you for a verdict, and halfway through a sentence you notice that you would have voted against it. A boss sees a reliable messenger who is always in meetings, your judgment gets rusty, and people below you, hearing every unwelcome rule in your voice, take you for the author of whatever they hate. Look for a superior of few words who can lose an argument to you, and who’d hand you a budget, a site or a region with results of its own.",
        ],
        [
          "paragraph",
          "Drop three meetings this month in which you only pass things on, and use the hours for a problem you’ve described for years: visit it, with the people concerned, and speak last. In your next review say, “I’d like to own a result as well as announce it.” Keep a list of the policies you present, and mark which you’d have picked. If it’s under half, move.",
        ],
      ],
      ask: "Which decision do you defend to others that you would have voted against?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people arrive with troubles and need a structure to get through them. School leadership, personnel work, elder care, customer service and the running of a family business all use both your sides: the one that makes the schedule, and the one that notices who hasn’t eaten.",
        ],
        [
          "paragraph",
          "The habit that stalls you is taking everyone on yourself. You run a team like a household, so each resignation feels personal, and when cuts have to be made you carry them out considerately, tell nobody what they did to you, and come back firmer. To your boss it looks like strength, so you’re given more of the same, whereas your people notice that you’ve gone from kind to merely fair. It costs you sleep. In time it costs you your liking for people. You need a superior who has had to do this too, and a calm week after each hard one.",
        ],
        [
          "paragraph",
          "Put two things into words. To your boss: “I can do the next round of hard talks, and I want a second person present and a day off after it.” To someone you once had to let go: “I’ve thought of you. How did it turn out?” Before your review, write down what you will not do again on another’s behalf, and ask for it. Count the evenings a month on which work comes home with you.",
        ],
      ],
      ask: "What did you once have to do at work that still bothers you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "You do your best work with a team to rally, customers in view, and a date by which it has to be ready. You notice who is losing heart, and you get people to work hard without feeling driven. Sales management, branch leadership, fundraising, school administration, tourism and youth sports all use it. Recognition helps.",
        ],
        [
          "paragraph",
          "What holds you back is that you look after the mood and leave the decisions to others. When spirits sink they send for you, so you plan the lunch, welcome the new employee and calm the angry client, and you’re somewhere else when the budget is settled. To a boss you are a treasure. You aren’t a candidate. It costs you pay and influence, since one half of you wants authority and the other wants no one to feel passed over. The manager you need gives you a number to reach, and doesn’t mind whether you’re popular while you reach it.",
        ],
        [
          "paragraph",
          "Ask for money to manage. At your review, say, “I’d like a budget of my own this year, and I’d like to be judged on these three results,” and put them in writing. Then hand one social task permanently to somebody else. Count the meetings you attend where something is decided, and aim for two more each month.",
        ],
      ],
      ask: "Which decision was made while you were busy keeping everyone happy?",
    },
    Earth: {
      stances: { novelty: "both", risk: "safe" },
      lines: [
        [
          "paragraph",
          "You are at your best where people depend on things being done correctly, every day, by someone they know. You learn the procedure, and you remember which patient hates needles. Elementary teaching, office management, payroll and benefits, physical therapy, food service, and insurance or credit union work all suit. You want a stable team, sensible hours, and a pace that lets you be thorough.",
        ],
        [
          "paragraph",
          "The habit that slows you around the middle is staying because nothing is wrong. Everyone approves. The salary fits the house, and it gets hard to tell what you want from what it would be a pity to give up, while your boss, seeing someone dependable who doesn’t need developing, hands the new system to a younger colleague. The price is boredom, which feels like tiredness on the last day of a vacation. You grow best with a manager who is curious about you and brings in changes one at a time.",
        ],
        [
          "paragraph",
          "Use one day off to see another job from close up. Write to a person whose work you’ve envied, ask to help out for a day, and note afterward which hours went fast. Then bring one of those hours into the job you have: “I’d like to train the new people on Thursdays, starting next month.” Ask for it in writing, with a raise to be discussed after six months.",
        ],
      ],
      ask: "Which job have you envied for years and never asked anyone about?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Your best work is explaining people to one another so that they’ll cooperate. You hear what a customer really wants, and you can give bad news without starting a fight. Internal communications, customer service, training, public information, local news and event hosting all reward it. You need conversation, variety, and questions that can be settled within the week.",
        ],
        [
          "paragraph",
          "What holds you back is lending your voice to decisions you doubt. Asked to announce a change, you see the hole in it, step around it gracefully, and make everyone feel better. It keeps the peace for a month. Colleagues enjoy you and begin to discount what you say, and from above you look like a fine presenter with no position of your own, so you’re invited after the matter has been decided. The cost is influence. Find a manager who asks what you think before asking how you’d say it, and who changes a line because of your answer.",
        ],
        [
          "paragraph",
          "Once a month, send your boss one unwelcome point under your own name: what is wrong, whom it hurts, and what you’d do about it. In a meeting, the words are, “I can explain this to people, and first I want to say what worries me.” Keep a record of what happened to each. After six months you’ll have the evidence to apply for work in which judgment is the product, such as policy or quality review.",
        ],
      ],
      ask: "Which announcement did you make sound better than you believed it was?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You do your best work close to people at hard or tender times, when somebody has to be calm, warm and practical at once. You remember what they’re afraid of, and you can tell how a day will go from the way someone says hello. Nursing, special education, family services, care coordination, congregation work and executive assistance all rest on that. Steady colleagues, fixed shifts, and someone to tell about it afterward keep you well.",
        ],
        [
          "paragraph",
          "The trap in mid-career is building your job around one person. There’s a boss or a senior colleague, often gifted and easily hurt, whom only you can manage, and being needed feels like success. Others see you as that person’s helper. When they leave or fall out of favor, no one can say what you do, and you’ve lost years in which your own skills went unrecorded. You relax, and improve, under somebody even-tempered whose moods never have to be guessed.",
        ],
        [
          "paragraph",
          "Widen the circle first. Over two months, give one afternoon a week to three other colleagues, tell the difficult one openly that you’re doing it, and let any sulking pass. Then ask each of the four, “Would you put in two lines what I did that helped?” Use those lines to rewrite your job description, and bring it to your review with a request for the title that fits.",
        ],
      ],
      ask: "If the most demanding person at your job left, what would you be good at?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", order: "improvise", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You do your best work when something has gone wrong, the clock is running, and you’re trusted to use your own judgment. As the pressure rises you get calmer and more exact. Field service, aviation maintenance, network security, firefighting and the start-up of new equipment all suit you, and so does any job that sends you somewhere different every few weeks.",
        ],
        [
          "paragraph",
          "Rescue is the habit that holds you back. You’re never treated so well as in a disaster, so over the years you stop mentioning the slow leak until it’s worth fixing. A boss sees a person who is superb twice a month and hard to find in between. Steadier colleagues with less ability get the permanent positions. You say that you don’t want one, and it stings. Work for someone who has seen you at your best, isn’t dazzled, and asks a month later about the dull half of the job. Hard pushes with real time off are your pace.",
        ],
        [
          "paragraph",
          "Write two pages on the last three failures that you saw coming: the first sign, the cause, the price. Send them to whoever pays for failures, with one line: “I’d like to work on preventing these. What would it take?” In an interview, describe something that didn’t break because of you. Then for three months report every early warning within a day of noticing it, and count them.",
        ],
      ],
      ask: "Which failure at work did you see coming, and why didn’t you mention it sooner?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Real objects bring out your best work, one at a time, with good tools and nobody hurrying you. You learn a machine or a material until you can tell by sound or touch what is wrong. Precision machining, cabinetmaking, electrical work, engine repair, dental technology and laboratory work are natural fits.",
        ],
        [
          "paragraph",
          "What stalls you is keeping the knowledge in your hands. You explain nothing, train nobody, and call that standards. For a boss you become the person who can’t be promoted, since who would do it then, and can’t be argued with either, because only you know how it’s done. The titles go to people who talk. You say that a desk would ruin you, which is partly so, and grow slowly more sarcastic at the same wage. The manager you need knows the trade, leaves you in peace most of the week, and makes you teach for an hour at the end of it.",
        ],
        [
          "paragraph",
          "Take the one procedure that only you can do, and write it out with a photograph for each step, until a careful beginner could follow. Then bring it to your review: “This used to depend on me. I’d like to be paid for making it safe, and I’d like every other Friday off.” Measure it by how many people can do the job without calling you.",
        ],
      ],
      ask: "What would stop at your workplace if you were away until spring?",
    },
    Air: {
      stances: { focus: "many", novelty: "new", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You do your best work on unfamiliar problems, as the person who comes in from outside and asks why it’s done that way. Quality control, software testing, product design, technical training, insurance claims and repair work across several sites use that eye of yours. You like clever company in short doses, then hours alone with the evidence.",
        ],
        [
          "paragraph",
          "Your habit is to leave when you have understood. The interesting part ends for you about two-thirds of the way through, and you’re gone, or gone in spirit, before the thing has had to run without you. In mid-career this earns you a fine title, adviser or consultant, and a boss hears sharp remarks from someone who never has to live with the repair. It costs you the big jobs, since these go to people who stay, and your skill slowly turns into opinion. You need a chief who likes being contradicted, gives you problems rather than hours, and holds you to one until it works.",
        ],
        [
          "paragraph",
          "Stay through one ending. Tell three people that you’ll be there when the present project is complete, and define complete so that an opponent could check it: tested for ninety days, say, with no call to you. In your next review ask for the follow-up figures on your last three jobs, and bring them to interviews, the bad one included.",
        ],
      ],
      ask: "Which job did you leave in the very month when it would have begun to need you?",
    },
    Water: {
      stances: { trust: "slow", head: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work beside someone whose skill you respect, on a task that helps a living creature and keeps your hands occupied. Paramedic work, prosthetics, dental or eye care, horse training, sound recording and medical imaging all allow you to be kind without having to discuss it. You sense a change early, and trust that sense only after you’ve checked it.",
        ],
        [
          "paragraph",
          "Unspoken loyalty is what holds you back. You stay with a failing place because of one colleague, accept the pay, grow moody, take the worst cases, and one morning resign. For you it was two years in the making. Your boss, who saw a silent and reliable worker, had no warning and nothing to offer in time. What suits you is a manager who checks in briefly and in person, notices when you’ve gone under, and gives you a lighter week after a loss instead of a talk about it.",
        ],
        [
          "paragraph",
          "Set a date in each month on which you tell your manager one thing that isn’t working, even if it’s minor: “The night calls are wearing me down. I can do two a week.” The second move is to teach. Ask to have a newcomer beside you two afternoons a week, as part of your paid hours, and to have it named in your review. Keep track of what they can do alone after three months.",
        ],
      ],
      ask: "Which complaint about your work have you kept back until it was nearly a resignation?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both", lead: "support" },
      lines: [
        [
          "paragraph",
          "Your best work happens when the problem is in front of you, time is short, and your hands can do something about it. You learn on the spot, grow calmer as others talk faster, and would sooner show a person than explain. Physical therapy, the building trades, outdoor guiding, floristry, event setup and coaching a sport all use this, and so does any job in which you’re the one sent to where things went wrong.",
        ],
        [
          "paragraph",
          "What holds you back arrives as a reward. Being good, you are made a coordinator, and within months you’re watching slower people do what you love. Pride accepts, since the offer is made in front of everyone. After that your boss sees an excellent worker lose interest, avoid meetings, and resign without warning over something minor, which costs you salary and reputation. You do best under a manager who has done the work, keeps instructions brief, and lets you go hard and then rest.",
        ],
        [
          "paragraph",
          "Before you accept another promotion, ask how many days a week you’d still spend on the work itself, and have the number put in writing. At your review, say, “I want to stay hands-on and train one person at a time. What is that worth here?” Bring a list of problems you stopped early this year, with dates. You dislike boasting, and the list can do it on your behalf.",
        ],
      ],
      ask: "Which promotion took you away from the very work it was meant to reward?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You are at your best with a material or a body you can get to know, a standard you respect, and enough time to do the thing properly. Skill builds in you slowly and doesn’t leave. Woodwork, gardening, cooking, massage or physical therapy, conservation, and fine repair of any kind are natural fits; so is the technician’s side of a lab or a clinic, where care with details decides whether the whole thing works.",
        ],
        [
          "paragraph",
          "The habit that stalls you is doing excellent work for someone whose judgment is worse than yours, and not saying so. You see the flaw in the design on the first day, feel your jaw tighten, and carry it out beautifully. To a boss this reads as agreement. So the better decisions go to people who speak, and after some years you are very skilled, fairly comfortable, and seldom consulted. Look for a manager with a sharp eye who asks for yours by name, then leaves you alone to finish at your own speed.",
        ],
        [
          "paragraph",
          "Choose one task in the coming month that you think is being done wrong. Do it as ordered, then show a sample done your way and say, “Here is what I’d change, and what it would save.” Ask at your next review to be included before a design is settled, not after. Count how often that happens in the following quarter.",
        ],
      ],
      ask: "Whose weaker judgment have you been carrying out so well that it passes for good?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "Variety keeps your eye awake. You work best on short projects with a clear end, among pleasant people who don’t need you every hour, where noticing is half of the job: photography, illustration, styling and set design, exhibits, event work, travel or food writing, teaching a craft to adults. New faces feed you. So does the right to go home and be silent.",
        ],
        [
          "paragraph",
          "In the middle years the trouble is that nothing adds up. You are easy to like, so the invitations continue, and you accept the next job because it asks and your own idea doesn’t. A client sees someone charming and available. An employer going through your history sees twenty good things in no order, and offers you a beginner’s rate for the twenty-first. You keep being hired and are never sought out. Rather than a strict boss, you need an editor, an agent or a senior colleague who asks every month what you have made that was your own idea.",
        ],
        [
          "paragraph",
          "Go through your last three years and pull out the pieces you improved after the client was already satisfied. Look for what they share, and put it in one line, such as “I make plain places look lived in.” Use the line in your next interview. Then reserve two weeks for one project of that kind, with a date on which someone will see it.",
        ],
      ],
      ask: "What do the pieces that you improved beyond the client’s request have in common?",
    },
    Water: {
      stances: { trust: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "You do your best work near people or animals who need patience, and beside someone you admire. Early childhood teaching, home care, hairdressing, hospice work, school counseling and animal training all suit the way you take in a mood before anything has been said. Work you feel nothing about you can’t do well for long.",
        ],
        [
          "paragraph",
          "Loyalty is what holds you back. You attach yourself to a teacher or a boss, pick up their methods, and stay inside them years after you have outgrown them, since doing it differently would feel like a rejection. From above, you look devoted and a bit short of ideas. The next position goes to a person who disagrees more, and you’re hurt, without having told anyone that you wanted it. A friendly and slightly cooler manager suits you better, and a pace that leaves an hour between hard cases.",
        ],
        [
          "paragraph",
          "Pick one piece of work this month and tell your mentor, “I’d like to try this one my own way and show you at the end.” Then show it only at the end. In your next review, name the position you want in one sentence; if your voice fails, hand it over on paper. Keep track for three months of each decision you made without imagining how your mentor would make it. That number is what you’re trying to raise.",
        ],
      ],
      ask: "Whose style are you still working in because leaving it would feel like leaving them?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Your work is best when something has gone wrong, the deadline is close, and the person who can say yes is within reach. Under those conditions you see the two facts that matter, give short orders, and don’t need the full report. Look at turnarounds, emergency response, opening new locations, big-ticket sales, crisis communications, or field operations in a company that is growing faster than its rules. Stakes matter to you more than status.",
        ],
        [
          "paragraph",
          "What holds you back around the middle is the same thing that got you promoted. In charge of a calm department you go looking for heat: deadlines move up, a settled decision is reopened, a mild objection becomes a contest. To a boss it looks like drive one week and recklessness the next, and the bigger job goes to somebody easier to predict. The manager who suits you decides fast, says no without a speech, and isn’t afraid of you. Intense stretches of a few months with real breaks between them fit you better than a steady climb.",
        ],
        [
          "paragraph",
          "At your next review, say: “Give me something that’s failing, a budget, and ninety days.” Agree on the numbers first, such as cost, time, or customers kept, because otherwise your best work is remembered as a good story. Then stay for the dull part once. Ask for six months after the rescue, train your replacement, and measure what still works when you’re gone.",
        ],
      ],
      ask: "What became of the last thing you rescued, in the year after you left?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "The best of you comes out when the problem can be touched, tested and seen to work by evening. You judge materials and people by how they behave under load, and you trust an estimate only after walking the site. Construction management, skilled trades, equipment sales, physical therapy, property development and running a kitchen or a shop all use this. You need movement, visible results, and the right to solve a thing your own way.",
        ],
        [
          "paragraph",
          "What holds you back in mid-career is comfort. Being good and busy, you take every extra hour, and each raise goes into a payment that requires the next one, so the plan to own something moves back a year at a time. A boss sees someone who is indispensable where they are, which is the opposite of promotable. The cost shows up in your savings and in your back. You do best under somebody who has done the job, leaves you alone until noon, and insists on seeing the figures before you start.",
        ],
        [
          "paragraph",
          "Make two moves. First, ask for a stake in place of a raise: “I’d like a percentage of what this job saves, starting with the next one.” Then get the license or certificate that lets you be paid for your judgment, and give it two evenings a week until it’s done. Measure progress by how much of your income would continue if you were off your feet for a month.",
        ],
      ],
      ask: "What do you know how to do that you have never been paid to teach?",
    },
    Air: {
      stances: { novelty: "new", company: "company" },
      lines: [
        [
          "paragraph",
          "Put you between two parties who want something from each other and you do your best work. You hear the real objection behind the polite one, you adjust as you go, and you’re comfortable asking for an answer today. Contract work, recruiting, brokerage, fundraising, running events and opening new markets all reward it. You need a full calendar, strangers most days, results that can be counted, and as few written reports as the job allows.",
        ],
        [
          "paragraph",
          "In mid-career the trouble is that nothing adds up. Every opening tempts you, so you switch employers just as the last one was about to pay, and you give away introductions that others turn into careers. To a boss you look brilliant, well liked, and hard to place. What it costs is a title, a specialty, and a price that climbs. Pick a manager who enjoys your company without being charmed by it, and who asks once a month for one completed thing with your name on it.",
        ],
        [
          "paragraph",
          "Begin by finding the pattern. Go through your last ten wins and write down, in a single line, the situation they have in common; that is your specialty, and in an interview you can say, “Call me when two sides have stopped returning each other’s calls.” Then ask for a finder’s fee or a share whenever your contact closes a deal, and count, each quarter, how many of your introductions paid you anything.",
        ],
      ],
      ask: "Which situation do you keep being called into, whatever your job title is?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You work best in a close team under real pressure, where someone needs help now and reading a person correctly changes the result. Emergency medicine, coaching, union or hostage negotiation, hospitality management, youth work and family law are all examples. Give you colleagues you respect and you will put up with bad hours, low ceilings and a poor salary. Among people you don’t trust, you only perform.",
        ],
        [
          "paragraph",
          "The habit that holds you back is loyalty you won’t admit to. Everyone thinks of you as quick to leave, yet you stay years too long for a crew or a boss who was once kind. You see the decline before anyone else does. Then you joke about it. Management reads the jokes as contentment, so the offer, the transfer and the warning go to others, and you lose time as well as some faith in your own eyes. What suits you is a manager who gives bad news early and in person, and work that comes in shifts, with an end to each one.",
        ],
        [
          "paragraph",
          "Twice a year, ask yourself whether you’d take this job today if you knew no one there. When the answer is no, set a date, and tell your boss, “I’m planning to move on by summer, and I want to hand this over properly.” In interviews, ask for an hour with the team, and ask them who left last and why.",
        ],
      ],
      ask: "Which job did you stay in too long because of the people?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You do your best work in front of people, at speed, reading a crowd, adjusting on the spot, and getting tired strangers to take part before they’ve noticed that their mood has lifted. Live sales, event hosting, broadcasting, coaching, restaurant management and emergency response all use it. Immediate feedback and unpredictable days bring out the most in you.",
        ],
        [
          "paragraph",
          "What holds you back is where your success leads. You’re so good with the public that you’re promoted away from it, to supervise others who now do the part you loved. You last a few months. Then the reports arrive late, you invent reasons to be out on the floor, and your supervisor, seeing a talented employee who won’t plan ahead, starts treating the same qualities that were once praised as a problem. It costs you raises. Some confidence, too. The boss you need offers clear objectives, short deadlines, and praise that is rare enough to believe.",
        ],
        [
          "paragraph",
          "Work out which three occasions brought your employer the most money or goodwill, put figures beside them, and bring them to your review. Say, “I’d like a senior role that keeps me with customers. Here’s what it would be worth.” Then repair the weak spot: half an hour of paperwork at the same time every day, with a colleague who checks.",
        ],
      ],
      ask: "Which promotion took you away from the part of the job you loved?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is skilled, physical and done for someone you can see, and because your hands notice when a material or a body isn’t right, sometimes before the customer does, people come back and ask for you by name. Cooking, salon or clinic work, landscaping, carpentry, veterinary care and running a shop all fit. You want good equipment, friendly company, and a visible result by the end of the day.",
        ],
        [
          "paragraph",
          "In mid-career the difficulty is that you still call it helping out. The place is pleasant, you know where everything is, and people check with you before they order anything, yet your title and your pay are about what they were when you came. You dislike asking. A boss sees someone happy, and happy people aren’t offered more. One half of you would like to build something of your own; the other finds each day too agreeable to spoil. You do well under a craftsman who corrects you exactly, praises seldom, and insists that you teach the beginner.",
        ],
        [
          "paragraph",
          "Find out which license or certificate covers what you know already, pay the deposit, and tell everyone at work the date of the exam, since you keep promises better in company. Then ask for the raise with numbers: “These customers come for me, this is what they spend, and I’d like my pay to reflect it.” Rehearse it twice.",
        ],
      ],
      ask: "Which skill of yours is so comfortable that you forgot to charge for it?",
    },
    Air: {
      stances: { company: "company", focus: "many", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is among many people and topics, with somebody to persuade, welcome or amuse, since you learn names fast, make dull information sound like news, and have a nervous client laughing within five minutes. Public relations, account management, hospitality, tourism, sales training and local media all reward it. Variety keeps you sharp. So do short projects and direct contact with the customer.",
        ],
        [
          "paragraph",
          "What holds you back is being filed under atmosphere. You’re asked to host, to welcome, to bring some energy, and when there’s something to be settled someone quieter settles it, on the strength of a memo. You have opinions, and good ones. But because you deliver them as jokes, so that nobody has to disagree with you, the joke is what people remember, and your boss, delighted with the person who makes the team fun, lets another run it. That costs you pay and authority. Look for somebody who asks, after the laugh, “What do you think we should do?” and then waits.",
        ],
        [
          "paragraph",
          "Take one unfashionable subject in your field, such as pricing or scheduling, and give it thirty minutes a day for three months. Write two pages on it with no jokes and your name at the top, and send them to your boss: “This is what I’d do differently, and what it would save.” Then make one recommendation a week in a meeting, and keep track of how many are adopted.",
        ],
      ],
      ask: "On what subject would you like to be the person everybody has to ask?",
    },
    Water: {
      stances: { head: "feeling", company: "company", candor: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people are frightened, lonely or very young, and where somebody has to know whom to sit beside and how to make the day lighter without pretending that it isn’t hard. There your mood has a purpose. Early childhood teaching, elder care, occupational therapy, youth work, family photography and planning weddings or funerals all draw on that. You need a kind team and time to recover after the hard cases.",
        ],
        [
          "paragraph",
          "The habit that holds you back is leaving instead of speaking up. You take jobs because of a person, stay as long as the mood is warm, and when it sours, go on saying that everything’s fine, so cheerfully that nothing gets fixed, until the day you resign. Your boss is astonished. The reference is friendly and a little wary, and each time you start again at the bottom. What suits you is a manager with a steady temper and clear limits, who asks how you are and wants the real answer.",
        ],
        [
          "paragraph",
          "Bring up the next problem within a week, while you still like everyone: “I want to stay here, and this is making it hard.” Ask for one adjustment and a date to look at it again. Then keep a record for a month of the hours you spend on other people’s troubles, take the total to your boss, and request either a title that includes them or fewer of them.",
        ],
      ],
      ask: "Which job did you leave without ever saying what was wrong?",
    },
  },
};
