import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You come alive where ideas are tested hard and fast. Trial strategy, chess or debate coaching, red-team planning, venture research, editing opinion pages, engineering of racing cars: in all of them opposition is the method and no one takes it home. You need colleagues who hit back and results that settle the matter.",
      ],
      [
        "paragraph",
        "Colleagues get an early test. Whatever survives you will survive the client, and the ambitious ones consult you first. What you underrate is your courage, which seems to you like mere interest in the facts. When you ask the director the question everyone has been avoiding, a whole table breathes out.",
      ],
      [
        "paragraph",
        "What holds you back is the last third of everything. The excitement, for you, lies in the moment when the problem gives way, and afterward the documenting and delivering feel like homework assigned to someone else. So your desk tends to have several brilliant things on it at ninety percent, along with a new one from this morning. Bosses, who can only use what’s complete, describe you as exciting and unpredictable. Promotion goes to someone with fewer ideas and a habit of handing them in.",
      ],
      [
        "paragraph",
        "On Monday, count what you’ve left at ninety percent, choose the one that others are waiting for, and finish it before you open anything new. Tell your boss, “I’m fast at the beginning and slow at the end, so give me the real deadline and ask me a week before.” Find a colleague who loves completing things and offer a trade, your solution to their hardest problem for their company through your dullest week. Look for assignments in short rounds, each with a visible result.",
      ],
    ],
    ask: "Which project of yours has been almost done for the longest time, and who needs it?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You do best with one deep problem that can be touched as well as thought about. Acoustics, timber engineering, bread or cheese science, industrial design, seismology, cartography, tax theory, the building of lenses: they reward a mind that stays until the thing is really understood. Decent pay and silent mornings keep you there.",
      ],
      [
        "paragraph",
        "Colleagues get judgment that doesn’t wobble. They consult you before they sign. What you underrate is your taste. Immediately you can tell which of two good solutions people will be glad to live with, and you present that as a matter of logic.",
      ],
      [
        "paragraph",
        "What costs you most at work is being interrupted. Your concentration takes an hour to settle and gives its best in the third, so a day cut up by meetings, messages and five-minute favors leaves you exhausted with hardly anything to show. The minor requests are often answered late or not at all, because each means climbing out of the problem and back in. Colleagues take it for stubbornness, and a boss who judges by the speed of a reply believes that you’re unresponsive.",
      ],
      [
        "paragraph",
        "On Monday, ask your boss for one thing: “Give me two mornings a week without meetings, and I’ll answer everything else by four the same day.” Then keep that second half to the minute, since it’s what buys the first. Acknowledge any request within the hour in one line, “Got it, Thursday,” so that people can stop wondering. Collect the minor tasks in a single afternoon instead of scattering them over the week. Look for a manager who measures results by the month and respects a closed door.",
      ],
    ],
    ask: "How many of last week’s best hours went to questions that weren’t urgent at all?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Your mind earns its keep where complicated things must be made plain. Science podcasting, instructional design, crossword or puzzle editing, patent consulting, data journalism, interface writing, explaining budgets to a legislature: each offers fresh material and a listener who gets it.",
      ],
      [
        "paragraph",
        "Colleagues get clarity, and a good deal of fun. Twenty minutes with you saves them a week of reading. What you underrate is your influence on how they think, for your phrases keep turning up in their presentations.",
      ],
      [
        "paragraph",
        "Your career suffers from an excess of interest. Every department has a fascinating question, you lean in for an hour, and by Friday you can have improved nine projects and advanced none of your own. It happens because the beginning of a subject is where you learn fastest, and learning is, frankly, what you come to work for. Colleagues adore the visits. Your boss, however, finds it difficult to say what you’re the expert in, and when a senior position requires a name beside a topic, someone narrower is proposed.",
      ],
      [
        "paragraph",
        "By Monday noon, choose the subject you’d like to be known for in a year, and tell your boss: “I want to be the person here for this. What should I drop?” Accept the answer. Keep a list of everything else that tempts you, visit it on Friday afternoons, and enjoy it without guilt. When someone arrives with a new puzzle, say, “I’d love to, after the fifteenth,” and observe which ones are still interesting by then. Look for a position whose single title includes plenty of variety.",
      ],
    ],
    ask: "If colleagues had to name the one thing you’re best at, would they agree?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You do your finest work on problems that protect someone you can picture. Genetic screening, flood modeling, toy or car-seat safety, hearing technology, nutrition research, developing software for home care, or the history of families and towns all give your curiosity a person at the far end.",
      ],
      [
        "paragraph",
        "Colleagues get someone who remembers their trouble and turns up with the answer a week later. What you underrate is your hold on the group. You believe that they value the solutions. Take away your presence at the end of the table, and the lunches would stop.",
      ],
      [
        "paragraph",
        "What holds you back is that your own project always comes last. Someone is stuck, you hear it in their voice, and since leaving them there would bother you more than losing the afternoon, you often put your task aside and not return until theirs is completely solved. By the end of the quarter several colleagues have reached their goals with your assistance, which appears in no report, while your official result is late. Bosses consider you kind and slightly disorganized, and you’re too modest to correct the impression.",
      ],
      [
        "paragraph",
        "From Monday, reserve the first two hours of each day for what you’ll be judged on, and let people find you afterward. When someone comes in distress, say, “I want to help. Is tomorrow at two soon enough?” Usually it is. Give them the first step instead of the whole solution, and note each rescue in one line, so that at the next review you can tell your boss: “A fifth of my time went here, and this is what it saved.” Look for a manager who counts assistance as work.",
      ],
    ],
    ask: "Whose work did you finish last month while your own was waiting?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You need a subject that can be mastered and people who want to hear about it. Planetarium director, professor of a neglected field, chess commentator, stage magic consultant, paleontology, concert program writer, creative technology lead: all of them reward depth and give it an evening. Routine without an audience dulls you, and an audience with nothing new to give it embarrasses you.",
      ],
      [
        "paragraph",
        "Colleagues get enthusiasm that isn’t put on. When you show them why a problem is beautiful, they work on it over the weekend. What you underrate is your generosity: you hand over ideas that others would have guarded, and a pupil who overtakes you makes you proud for days.",
      ],
      [
        "paragraph",
        "At work it’s your standard that delays you. You dislike being seen with anything half done, so a report that was useful in March can be polished until June, and the draft that colleagues needed stays with you because the ending isn’t worthy of the opening. It comes from devotion to the subject, and from the hope of that hush when something is really good. What the others experience is a gap. Bosses begin to give you deadlines earlier than the true ones, and reserve the urgent commissions for steadier hands.",
      ],
      [
        "paragraph",
        "On Monday, send someone the thing you’ve been keeping back, marked in the first line: “Sixty percent done. Is this the right direction?” Request one comment from a colleague whose taste you respect. Agree with your boss on two dates for each assignment, one for a rough version that’s allowed to be plain and one for the performance, and treat the first as binding. Look for a superior who appreciates a useful draft as warmly as a brilliant finish.",
      ],
    ],
    ask: "What have you kept from colleagues because it wasn’t yet good enough to be admired?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where rigor protects the public or the truth. Biostatistics, lexicography, peer review, encryption, medical device testing, botanical taxonomy, the history of science, fact-checking for a serious magazine: each makes a profession of doubt. You want clear definitions, time to check, and colleagues who are grateful for a footnote.",
      ],
      [
        "paragraph",
        "Colleagues get results that don’t have to be withdrawn. They sleep better with your initials on the page. What you underrate is your hunch. By the second day you usually know the answer, and the four weeks that follow mostly confirm it; a person who gave that hunch its proper weight would be twice as fast and hardly ever wrong.",
      ],
      [
        "paragraph",
        "Handing work over is what you find hardest. You foresee thirty ways in which it will be done less well, explaining them all would take longer than doing it, and an error by someone else under your signature would trouble you for a week. So you often do it yourself, or give it away and secretly do it again at night. The helpers notice, and make less of an effort. Your boss sees an expert at full capacity and concludes, with regret, that there’s no space for anything larger.",
      ],
      [
        "paragraph",
        "On Monday, pick a task that returns every week and can’t do much harm. Give it to a colleague with a written definition of finished, in five points, and add, “Inside these five, do it your way.” Afterward, correct only what violates the five. Before the next assignment, ask your boss, “Which parts of this have to be perfect, and which only done?” Look for a team with a second reader as thorough as yourself.",
      ],
    ],
    ask: "What are you still doing yourself because no one else would do it quite properly?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You do well where opposing claims have to be understood in full. Constitutional scholarship, opinion polling, museum ethics, urban design, philosophy teaching, arranging or scoring music, policy evaluation, and the drafting of game tournaments or voting systems all need a person who can state each side at its best. You like an agreeable tone, time to think and a final say that isn’t yours alone.",
      ],
      [
        "paragraph",
        "Colleagues get a hearing they can’t get elsewhere, and quarrels between departments cool when you restate them. What you underrate is your authority. Since hardly anyone has caught you favoring a friend, a single clear verdict of yours would settle most matters on the spot.",
      ],
      [
        "paragraph",
        "Your difficulty at work is with dates. Asked in a friendly tone whether Thursday would be possible, you picture the task in its ideal form, which takes an afternoon, and agree, because refusing would spoil a pleasant moment. Then the interesting complications appear, you often deliver on Monday with a charming note, and everyone forgives you, so nothing changes. Eventually colleagues add a week to whatever you promise, and a boss who needs certainty for a client chooses someone with half your judgment and a reliable calendar.",
      ],
      [
        "paragraph",
        "From Monday, never name a date in the conversation where it’s requested. Say, “I’d like to do this well. You’ll have my date by noon tomorrow,” and double your first guess. Keep a table of what you estimated and what it really took. If something is going to slip, announce it at the halfway point and offer a choice: “All of it on Tuesday, or the essential part on Friday?” Look for a boss who prefers an accurate later to a polite sooner.",
      ],
    ],
    ask: "Which date did you agree to last month mainly because refusing felt impolite?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You’re made for work in which doubt is the duty. Cryptography, tax investigation, vaccine safety, detecting forged art, failure analysis in materials, military history, psychiatric research, auditing of algorithms: there the crack is really there, and someone is harmed if it isn’t found.",
      ],
      [
        "paragraph",
        "Colleagues get protection from pleasant lies. If you let a thing pass, they don’t lie awake over it. What you underrate is your devotion. It seems mere thoroughness to you, yet people see that you’ll stay with a hard matter, or a person in trouble, long after it has stopped paying.",
      ],
      [
        "paragraph",
        "Proportion is where work goes wrong for you. When a problem has you, it usually has all of you: the other four on your list cease to exist, messages accumulate, and you surface after three weeks with a magnificent answer to one thing and several people waiting for the rest. It isn’t indifference. Half your attention feels to you like a lie, so you give nothing where you can’t give everything. Bosses learn to trust you with the impossible and to keep the ordinary away from you, and ordinary duties are what a larger position mostly consists of.",
      ],
      [
        "paragraph",
        "Each Monday, rank what you owe, and write beside every item how good it has to be: complete, decent, or merely sent. Give the merely sent ones the first half hour of the day, before the deep one gets hold of you. Warn people in advance: “I’m going under with this until the twentieth. What do you need before then?” Ask your boss to interrupt you on a fixed day with one question, whether it’s still worth it. Look for a place where someone else guards the schedule.",
      ],
    ],
    ask: "What has been waiting on your desk while one problem had all of you?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You need a big question and a reason to go outside. Astronomy outreach, comparative religion, anthropology, exploration geophysics, teaching philosophy to adults, long-form radio, climate history, or the strategy desk of an aid agency give your mind its distance and bring it home with something.",
      ],
      [
        "paragraph",
        "Colleagues get altitude when they’ve lost the way in details. You ask what the work is for, and half of the agenda turns out to be unnecessary. What you underrate is your plain good cheer. The doubt in you seems so prominent to yourself that you don’t notice how people leave your office with their chins up.",
      ],
      [
        "paragraph",
        "Repetition is what wears you out at work. Anything you’ve understood once, you feel you’ve done, so the second report, the monthly figures and the expenses can be postponed until they’re a minor scandal. Enthusiasm got you the position; administration decides how comfortable you are in it. Colleagues who chase you for a signature stop finding you funny, and a boss who’d happily send you abroad hesitates, because the previous trip has no receipts. After two years you can change jobs, and identical forms are waiting.",
      ],
      [
        "paragraph",
        "On Monday, choose the two dull duties that get you into the most trouble, and attach each to something pleasant: the figures in a coffee shop on the first of the month, the receipts on the train home. Offer a deal to an orderly colleague: “I’ll give your presentations if you’ll do my monthly sheet.” Ask your boss, “Which of these would anyone miss?” and have the remainder abolished, which is the sort of reform you’re good at. Look for a post with travel, new questions and some assistance, in that order.",
      ],
    ],
    ask: "Which dull duty has cost you more goodwill than any of your opinions?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong in fields where a thing has to be built from the foundations and stay up. Structural theory, operating systems, monetary economics, constitutional history, clock or organ design, reactor physics, the rebuilding of failed methods in a firm, or a professorship with few classes all reward a patience that doesn’t need cheering.",
      ],
      [
        "paragraph",
        "Colleagues get the person who can say why. When the routine fails they come down the hall to you. What you underrate is how much of a teacher you are; having assembled your knowledge piece by piece, you can show anyone exactly where everything belongs.",
      ],
      [
        "paragraph",
        "What slows your career is how long you stay. Once you’ve put two years into a method, a post or a firm, leaving would feel like admitting that the effort was wasted, so you’re apt to improve what should be abandoned and serve loyally where there’s nothing left to learn. Endurance has always been your answer, and mostly the right one. Meanwhile the field moves. Bosses treasure you precisely where you are, since hardly anyone else would maintain that old system without complaining, and they see no reason to offer you anything different.",
      ],
      [
        "paragraph",
        "On Monday, list your projects and put one question to each: knowing what I know today, would I begin it? Whatever gets a no is given an end date within the month. Tell your boss, “I can keep this running, or I can build its successor. I’d prefer the successor.” Twice a year, study the openings in your field for an hour, and talk with one person who left. Look for a superior who rotates people on principle. What you learned stays yours when the thing itself is closed.",
      ],
    ],
    ask: "What are you still improving that you wouldn’t start again today?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best at the edge of a field, where the methods haven’t been written down. Theoretical biology, voting theory, experimental architecture, artificial language design, the ethics of technology, network science, futures research, or a small studio that builds strange instruments would give your mind room.",
      ],
      [
        "paragraph",
        "Colleagues get the question behind the question. The most sensible among them come by with a problem they’ve been staring at, just to hear how you’d turn it around. What you underrate is your tolerance. No idea is too odd for you, so people dare to think in your presence, and that’s rarer in offices than intelligence.",
      ],
      [
        "paragraph",
        "Where you come to grief is with rules that have no reason. A required form, an approval by someone who hasn’t read the document, a meeting because it’s Tuesday: you rarely fight them, you simply stop participating, and assume that anyone sensible would do likewise. To you it’s logic. To a supervisor it’s a refusal that was never even announced, and your next good proposal is received by someone who is still annoyed about the form. Liberties that others obtained by asking are denied to you because you took them.",
      ],
      [
        "paragraph",
        "On Monday, list the rules you ignore and divide them: those that protect someone, which you’ll follow, and those you can show to be useless. Take a single useless one to your boss with a replacement: “Let me try it this way for a month, and I’ll report what happens.” Experiments get permission where objections don’t. Do the remaining forms in one sitting, as rent for your independence. Look for a boss who can explain why, or say, “I don’t know, let’s drop it.”",
      ],
    ],
    ask: "Which rule did you stop following without telling anyone that you had?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You do best where imagining precisely is the whole job. Animation, sound archives, fiction editing, dream or music research, puzzle and toy design, mathematical modeling of living things, stage lighting, or the making of maps for imaginary and real places give you solitude with a result at the end.",
      ],
      [
        "paragraph",
        "Colleagues get someone who understands what they meant. You listen to a muddled request and return with what they’d have asked for, had they known how. What you underrate is how finished your thoughts are. What you consider a vague notion has been through so many inner rehearsals that it would stand up in any meeting.",
      ],
      [
        "paragraph",
        "Time is difficult for you at work. A day without edges can disappear: you follow one association into another, some of it brilliant, and look up when it’s dark outside with the urgent thing untouched. Deadlines that are far away have no reality for you, and those that are near arrive as panic. It comes from the same absorption that produces your best results, so it can’t simply be switched off. Colleagues see someone dreamy who is rescued by a frantic last night, and bosses hesitate to let others depend on you.",
      ],
      [
        "paragraph",
        "Borrow edges from other people. On Monday, agree with a colleague to begin at the same hour, announce in one sentence what each of you will do by noon, and report to each other at lunch. Ask your boss for three near dates instead of one distant one: “Can we look at the first part on Thursday?” Set an alarm for when you often drift. Look for a place with a regular rhythm, where someone notices by Wednesday if you’ve floated off.",
      ],
    ],
    ask: "Where did the hours of your last free working day really go?",
  },
};
