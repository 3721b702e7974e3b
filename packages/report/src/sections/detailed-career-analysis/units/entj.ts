import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Work suits you best where delay is the real danger and someone has to commit before the facts are complete. Trauma surgeon, fire captain, turnaround manager, trial lawyer, founder, head of sales in a new region and producer of live events are all jobs of that kind. In them your timing saves money and sometimes lives, and a wrong start is corrected by noon.",
      ],
      [
        "paragraph",
        "Colleagues get nerve from you. They’ve watched you bring unwelcome news upstairs and take the blame for your own blunders, so they risk more themselves. The strength you underrate is how fast you recover. A lost contract that occupies others for weeks is, for you, a bad evening, and that steadies a team more than any speech.",
      ],
      [
        "paragraph",
        "Over the years, though, launching first has its price. Bosses hear about your projects once the money is spent. Even after a good result they remember being surprised, so the larger budget goes to someone slower who checks with them. Your team delivers the exciting half and lets the rest slide, because no one promised it. You push harder at people who feel drafted, and take it for a shortage of energy. It is a shortage of consent.",
      ],
      [
        "paragraph",
        "On Monday, list your projects and write beside each who really said yes to it. Where a name is missing, go and find out: “What would you need before you’d put your own name on this?” Give your boss the news early, in three lines: what I want to start, what it costs, when I need your answer. Seek a manager who replies within a day and isn’t afraid to refuse you.",
      ],
    ],
    ask: "Which of your projects would lose its people if they were free to leave tomorrow?",
  },
  Taurus: {
    stances: { lead: "lead", pace: "both" },
    lines: [
      [
        "paragraph",
        "Your best work happens where something valuable runs below its level and you’re given the years to raise it. Take over a food company, a hotel or a vineyard, develop property, restore historic buildings, direct a museum, or manage investments. Pressure alone ruins such things, and so does drift. You press steadily and remain to see whether it worked.",
      ],
      [
        "paragraph",
        "From you, colleagues get firm ground. Goals aren’t withdrawn in midyear, purchases last, and praise means something, as it can’t be had cheaply. You probably underrate your sense of price. Long before the figures are in, something in you knows whether an offer, a machine or a new hire is worth what it costs.",
      ],
      [
        "paragraph",
        "The trouble comes when the new thing arrives from above. Faced with a merger, another system, a younger boss, you ask three reasonable questions, then three more, and the project gets built around you. For a while your results protect you, but in time you are known as the signature that comes last, and early warnings go to an easier listener. You also stay in a position long after the pay has stopped growing, because leaving was never in the plan.",
      ],
      [
        "paragraph",
        "Begin with one thing you’ve resisted for over a year. Tell your boss, “Let me test this for sixty days with my own team, and I’ll report what it did.” Each month, ask the newest colleague which of your procedures wastes time, and alter one. Once a year, get an outside offer, even if you mean to stay; a figure loosens more than any argument. Work for someone who announces plans early and doesn’t take your first no as final.",
      ],
    ],
    ask: "Which improvement at work have you fought mainly because it came from someone else?",
  },
  Gemini: {
    stances: { voice: "speak", lead: "lead" },
    lines: [
      [
        "paragraph",
        "You shine where facts change hourly and someone must tell everyone else what they mean. Newsroom management, crisis communication, venture investing, product leadership, executive recruiting, university teaching and the trading floor all reward a mind that revises itself in public. A single subject with few people around wears you out by the third month.",
      ],
      [
        "paragraph",
        "Colleagues come to you for translation. Once you’ve explained the engineers to the sales force, each side leaves thinking that you’re one of theirs. The strength you underrate is that you can be corrected. When a junior has the better fact, you take it and say whose it was, and from that the whole team learns that facts outrank titles. It’s rarer than brilliance.",
      ],
      [
        "paragraph",
        "What slows your rise is that your statements lose value. Bosses love the firm opinions at first, but after a few years they’ve collected several that contradict each other, and they begin to double-check. Staff drag their feet. A project gets funded on your marvelous talk and then has to compete for your attention with the next marvelous talk, while half of the deadlines dissolve. When raises are settled, the person with one result and one message seems easier to trust.",
      ],
      [
        "paragraph",
        "Keep a log, a single page with three columns: what was decided, on what date, and which new fact would reopen it. Read it aloud at the end of every meeting you run. Tell your team, “If it isn’t on this page, feel free to ignore it,” and watch the relief. To your next review, bring one promise from the last review and show that it stood. Find a boss who enjoys debate and asks each Friday what you concluded.",
      ],
    ],
    ask: "If your team acted only on what you still meant a week later, what would change?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "At your best you run a place where people depend on each other and something real happens to them. School principal, head of nursing, hotel manager, family lawyer, housing director, restaurant owner and leader of a youth program all fit. You set a high standard and know whose week is bad, so the standard bends where it must and nowhere else.",
      ],
      [
        "paragraph",
        "What colleagues get from you is cover. If someone under you makes a mistake, upstairs hears that it was yours, and the talking-to happens in private. The strength you underrate is memory: you recall who was promised what three years ago and who stepped in without thanks, and that keeps a workplace decent when records would not.",
      ],
      [
        "paragraph",
        "Over time, being necessary turns into a trap, since you answer at all hours, smooth over another department’s failures, and train no one quite well enough to replace you. Your boss relies on it. Requesting a raise feels like sending relatives a bill, so you wait to be noticed, and the raise goes to a newcomer who threatened to leave. Then you work harder, mention nothing, and grow bitter.",
      ],
      [
        "paragraph",
        "Write down the five things that only you can do, and by Friday teach one of them to someone completely, including the part you like. Then talk about money as an outsider would. “I’d like to go over what my position earns elsewhere, and what would make me stay.” Bring two figures, and practice aloud, since your throat will tighten at the last word. Announce two evenings a week when you can’t be reached. Look for a manager who mentions your workload before you’ve failed at it.",
      ],
    ],
    ask: "Which part of your job do you keep to yourself so that you’ll be missed?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re in your element where quality is visible and a whole group has to be lifted to it: directing theater or film, leading a sales force, building a fashion or hotel brand, conducting, heading a surgical department, coaching athletes, running a law practice under your own name. An audience brings out your discipline. With your name left off, you manage half of it.",
      ],
      [
        "paragraph",
        "Colleagues come away believing in themselves, because a compliment from you is specific and never just polite. The strength you underrate is that you let talent be big. Many bosses are threatened by a gifted junior; you want to see what else that junior can do, and you brag about them to people who matter.",
      ],
      [
        "paragraph",
        "The hidden need gets expensive. Claiming credit would look vain, so you wait, and a superior who is sparing with praise has you by the collar without knowing it. You do extra, then more, at the old salary. When the announcement thanks someone else, you turn severe with a team that had nothing to do with it, and some of the best resign. They say the bar kept moving. Few of them learn whom all that severity was meant for.",
      ],
      [
        "paragraph",
        "Make credit a matter of procedure. In each kickoff meeting, ask, “Who will present this, and whose names go on it?” It sounds businesslike because it is. Once a month send your boss three lines: what I promised, what we delivered, what it earned. At your review, add, “I do my best when I hear what’s working, so please tell me.” Choose managers who mention their own staff by name.",
      ],
    ],
    ask: "What are you doing unpaid, hoping that one particular person will finally be impressed?",
  },
  Virgo: {
    stances: { lead: "lead", order: "plan" },
    lines: [
      [
        "paragraph",
        "Work fits you when the stakes are high and the details decide. As operations chief at a clinic, air safety investigator, head of audit, drug trial manager, appellate lawyer, executive chef or quality director, you see both the whole and the decimal point, and you speak up before an error costs lives or money.",
      ],
      [
        "paragraph",
        "With you in charge, colleagues feel safe. They know that the figures stand up to a hostile reading, and that no one will be embarrassed in front of a client. What you underrate is your way of explaining. Few experts can break a difficult skill into steps that a beginner can follow, and you do it easily, when you take the time.",
      ],
      [
        "paragraph",
        "The second shift puts a ceiling over you. As long as you repair everything, the people above never learn that the staff is too thin or that a colleague can’t do the job. The department looks fine, so you get more of the same. Your salary pays for one manager, and your evenings go into three assistants. At promotion time you are called indispensable and left where you are.",
      ],
      [
        "paragraph",
        "Sort your work into two lists: errors that would do lasting harm, and the rest. Inspect only the first. Return everything else with a question rather than a repair: “What would you change if you had another hour?” Then show your boss the hole you’ve been filling. “I’ve spent nine hours a week on this, and I’ll stop on the first of the month. What should we do about it?” Look for a chief who prefers to hear of a problem early over receiving it solved at midnight.",
      ],
    ],
    ask: "What failure are you preventing every night that your boss ought to have seen by now?",
  },
  Libra: {
    stances: { lead: "lead", pace: "both" },
    lines: [
      [
        "paragraph",
        "You excel where opposed interests have to end in one result with a name under it. As a diplomat, university dean, merger attorney, city planner, talent agent, managing partner or head of partnerships, you can want one outcome and still talk to those who want another. The job has to include a verdict. Otherwise you’d polish relations forever.",
      ],
      [
        "paragraph",
        "Colleagues get fairness they can feel. They’re asked, quoted correctly, and never made to look foolish, so even rivals will sit down together if the invitation is yours. You underrate your nerve. In a polite voice you contradict people whom louder colleagues don’t dare to interrupt.",
      ],
      [
        "paragraph",
        "The habit costs you time first. Each decision takes an hour to make and two weeks to sweeten, and the deadline pays for it. Then it costs clarity, because after your rounds three people believe they got a concession, and the project starts with three versions of what was settled. Bosses like you and wonder whether you’re tough enough. Salary talks are the worst of all, for a number that pleases the other side entirely is too low.",
      ],
      [
        "paragraph",
        "Reverse the order. Before you decide, put one question to three people: “What would make this hard for you?” Afterward, send four lines, saying what, why, from when, and who was overruled, with thanks. Skip the second round. Tell your boss, “Judge me on whether it was clear and on time, because some people will be unhappy.” For your next raise, pick the figure at which you feel slightly rude, and say it before they do. A good chief for you backs a ruling in public and doesn’t poll your team behind your back.",
      ],
    ],
    ask: "Which decision are you still softening, although the people concerned only want to get on with it?",
  },
  Scorpio: {
    stances: { lead: "lead", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Hand you what everyone else is afraid to open. Corporate restructuring, criminal prosecution, fraud investigation, intelligence analysis, trauma surgery, private equity and running a psychiatric ward all need a leader who isn’t shaken by what comes to light and acts on it the same day. Pleasant work with nothing underneath bores you, and boredom makes you suspicious.",
      ],
      [
        "paragraph",
        "What a team gets from you is someone who already thought of it. When the client walks out or the system fails, you have a second route, and your calm spreads. Give yourself more credit for discretion. Colleagues tell you what they tell no one, and it doesn’t come back to them from another mouth.",
      ],
      [
        "paragraph",
        "The same foresight limits you, slowly. You guard key contacts, share half of what you know, and have a way out of every job by the second year, so bosses value you and don’t quite confide in you. Seats in the inner circle go to people who are easier to read. Whoever once crossed you gets perfect courtesy and no cooperation. And as you never say what you want before you’re sure of getting it, others are considered first.",
      ],
      [
        "paragraph",
        "Tell your boss one ambition while you can still be refused: “In two years I want to run this. What would make you doubt me?” The doubts are useful, and being known is more so. Each week, introduce a colleague to one of your contacts. To the person you’ve frozen out, say, “I’ve been distant, and I’d like to tell you why.” Look for a superior who delivers bad news early and in person. With one like that you can finally work at full strength.",
      ],
    ],
    ask: "What have you kept to yourself at work that would make you easier to promote?",
  },
  Sagittarius: {
    stances: { lead: "lead", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Your best work begins where something has to be imagined, sold and then built far from headquarters. International business development, a travel company, a foreign news bureau, documentary production, a college abroad, renewable energy and fundraising for a foundation all give you distance and a mission. A post that only needs to be kept going shrinks you, and everyone sees it.",
      ],
      [
        "paragraph",
        "From you colleagues get a reason. On a bad day you remind them, in plain words and with a laugh, what the effort is for, and they work the extra hour because of that. They also admire your eye for odd applicants, which you treat as luck. It’s judgment.",
      ],
      [
        "paragraph",
        "At work the promises come due. To low pay you respond with a share in what’s coming, and it works on most people once. After three years the good ones divide whatever you say by two, and bosses do the same with your forecasts, so that even a sober budget gets cut like a wild one. You fall for it yourself as well, when a poor salary seems bearable because of a title that was mentioned over dinner and never written down.",
      ],
      [
        "paragraph",
        "List everything you’ve announced to your staff in the past twelve months, with a name beside it, and make good on one item by Friday. About the others, say, “I told you this would come, and it hasn’t. Here’s the date, or here’s why not.” At your own review, turn the method around: “What of this can we put in writing today?” Open each team meeting with ten minutes on what is wrong this week. Work for someone who likes your vision and asks about the cash.",
      ],
    ],
    ask: "What are you putting up with at work because of something that was only ever promised?",
  },
  Capricorn: {
    stances: { order: "plan", pace: "both" },
    lines: [
      [
        "paragraph",
        "With a long task, real authority and a yardstick anyone can check, you’re hard to match. Chief financial officer, civil engineer, judge, bank director, army officer, university provost, head of a water utility and owner of a manufacturing firm are posts that reward your stamina. Ten steady years appeal to you more than one brilliant one.",
      ],
      [
        "paragraph",
        "Colleagues rely on you as they would on a law. Deadlines are met, bad news arrives early, and your dry remark in the worst week gets repeated for years. What you underrate is how much your approval means. A short “Good work” from you outlasts another boss’s bonus, yet you ration it.",
      ],
      [
        "paragraph",
        "At work the same rule makes you easy to underpay. You assume that one more achievement has to come before you may ask, so you take the extra department first and the title some other year. Bosses aren’t cruel; they simply learn that you deliver at the present price. And because you never show a limit, the load keeps coming. In the end you’re respected and tired, and someone with fewer results often sits above you, having requested the chair.",
      ],
      [
        "paragraph",
        "Put what you’ve delivered in the past twelve months on one page, in figures. Then get half an hour with your boss and say, “This is the job I’ve been doing. I’d like the title and the pay to match it by next quarter.” Add nothing. For each new duty, name one that you’re giving up. Twice a week, leave at a fixed hour and let the staff see it, since they’ve been staying late because of you. Look for a superior who has a life outside and defends it.",
      ],
    ],
    ask: "What have you earned three times over and still not asked for?",
  },
  Aquarius: {
    stances: { lead: "lead", head: "logic" },
    lines: [
      [
        "paragraph",
        "You’re at your best when a whole system is up for redesign and you have the authority to redesign it. Public health, civil rights law, transportation planning, school reform, software, legislation and running a cooperative would all use you fully. You need clever opponents and a result that reaches strangers.",
      ],
      [
        "paragraph",
        "Colleagues get a fair hearing and a leader without airs. In your meetings the intern can beat the director if the facts are on the intern’s side, and such freedom brings out thoughts that stay hidden elsewhere. Underrated, mainly by you, is your stamina. Most reformers leave at the first committee.",
      ],
      [
        "paragraph",
        "Over the years, others tend to get the posts you described so well. You’d like to lead the new department, so you write a memo on why it needs independent leadership, and they hire an independent outsider. Pay you treat as a matter of justice for the whole staff, and you end up with what the whole staff gets. Bosses feel lectured. Your people learn that to disagree with you is to oppose what’s right, so on the day when you are plainly wrong, not one of them says so.",
      ],
      [
        "paragraph",
        "Before your next proposal, write one private line: what’s in it for me. Then say it aloud, early. “I think this is right, and I also want to run it.” People relax, because they had guessed. In your salary review, leave the system out: “This is about me. I’m asking for this amount because of these three results.” Once a month, let a colleague attack your plan for ten minutes, and don’t rebut. The boss to look for asks, “And what would you like?” and waits until you’ve stopped explaining.",
      ],
    ],
    ask: "Which position would be yours now if you had simply said that you wanted it?",
  },
  Pisces: {
    stances: { lead: "lead", head: "both" },
    lines: [
      [
        "paragraph",
        "Your best work lies where human trouble meets organization. Running an addiction clinic, directing child protection, producing films, leading a foundation, heading an animal hospital and managing an emergency department all need a person who feels what is going on and decides anyway. A technical post starves you. Compassion without authority wears you out even faster.",
      ],
      [
        "paragraph",
        "In you, colleagues have someone who raises the painful subject at the one moment when it can be borne. They call it timing. Call it skill, since you do it on purpose more often than you admit, and it prevents more resignations than any bonus. You also explain a budget through the people it’s for, and it gets approved.",
      ],
      [
        "paragraph",
        "What keeps you back is that this labor appears on no invoice. You settle the tearful client, the angry department and the director’s bad week, and deliver your own project late. Your choices come from instinct, with the figures built afterward and fiercely defended. And in pay talks you tend to give in the instant the other side looks uncomfortable, because their unease reaches you before your own need does.",
      ],
      [
        "paragraph",
        "In your next pay talk, name the figure, watch the discomfort on the other face, and add nothing until they speak. Keep a dated list of your hunches and check it each quarter, so that you can say in a meeting, “This is partly instinct, and here’s my record so far.” After every hard conversation, block half an hour with no one in it. Tell your boss, “I’ve been taking all the upset clients. I’d like to split them three ways.” Look for one who notices strain behind a steady voice.",
      ],
    ],
    ask: "What did you agree to at work because the other person looked uncomfortable?",
  },
};
