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
        "Over time, though, people stop bringing you beginnings. The young plan goes to a kinder listener and reaches you when money has been spent on it, so you’re cast as the one who is always against. Bosses concede that you’re right and exclude you from the meeting where it would count. You defend an idea so fiercely that colleagues think you can’t be moved, when a good reply would have moved you within seconds. Few try. Promotion goes to someone who loses arguments gracefully.",
      ],
      [
        "paragraph",
        "In the next meeting, speak second. Open with one sentence on what the other plan gets right, in detail, and only then say, “Here’s the part that worries me. Talk me out of it.” On Monday, tell your boss: “I argue when I’m interested. If it’s too much, say ‘later’ and I’ll stop.” Look for a superior who laughs when contradicted. After each dispute, note what you won and what you learned.",
      ],
    ],
    ask: "Which colleague stopped showing you early drafts, and what was your last reply?",
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
        "The same habit costs you openings. A post is advertised, and it attracts you; you consider the commute, the culture, the long-term logic of the field, and the date passes. You’ve thought of asking for more money so thoroughly that the talk seems already over. Bosses see someone content. They give the new project to whoever leaned forward, and you discover, without bitterness, three excellent reasons why it would not have suited you.",
      ],
      [
        "paragraph",
        "On Monday, write down one thing at work that you want, in five words, with no reasons. Before Wednesday, say it to the person who can grant it: “I’d like the lab in Denver. I can give you the arguments later.” Ask for deadlines on decisions as well as on results. Find a boss who says, “Tell me your guess by four,” and keeps the files open afterward. Keep a list of wishes with the date when you first felt each; act on any that’s a month old.",
      ],
    ],
    ask: "Which job did you talk yourself out of before anyone could turn you down?",
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
        "The trouble comes with whatever follows the insight. You lay out why the project is stuck, the boss is impressed, and the meeting ends with a sense that something has been done. Nothing has. When your own part is late, you supply a cause so interesting that no one sets a new deadline, which feels like luck and works like neglect. Others finish plainer versions of what you sketched, and get the budget. At reviews you name your weaknesses before your boss can, charmingly, and receive the same rating as last year.",
      ],
      [
        "paragraph",
        "From Monday, end each analysis with three items: who, what, by when. If the who is you, write it where others can see it. Tell your boss, “I tend to describe problems and stop. Please ask me for the date.” Pair up with someone who loves finishing, and share the credit with them by name. At your next review, skip the analysis of yourself and bring one number that has changed since the last. Look for a boss who is amused by you and doesn’t let you off.",
      ],
    ],
    ask: "What have you explained at work so often that people think it’s been done?",
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
        "At work the need for a pretext keeps you out of sight. You speak to your boss when there’s a fault to report, so your name comes to mean faults. Those who drop by to say nothing much are thought of when something good is handed out. You won’t put yourself forward, because no one has asked, and to want a thing doesn’t seem to you an argument. The raise needs a pretext as well, so you wait for a competing offer, and then feel too loyal to mention it.",
      ],
      [
        "paragraph",
        "On Monday stop by your boss’s office with no problem: “Nothing’s wrong. I wanted to tell you what’s going well.” Repeat every other week. Before your next review, write one line that begins with “I want,” and say it before the reasons. Look for a manager who comes by on their own and asks how you are twice. And have a fixed coffee with one colleague you like, on the calendar, with the subject line left blank.",
      ],
    ],
    ask: "Whom at work do you like very much and contact only when something breaks?",
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
        "Over the years, contempt turns expensive. Networking, budgets, leading people and selling are beneath you, apparently, so others do them, and whoever does them decides. Your brilliant work is presented by a person who understands a third of it, and paid by one who understands none. You aren’t considered for the post above, and it’s true that you would hate it, as things stand. A boss learns to keep you happy with praise, which is the cheapest thing in the building.",
      ],
      [
        "paragraph",
        "By Monday, choose the dull skill that costs you most, probably the budget, and book three hours with the colleague who is best at it: “Assume I know nothing. I’d like to be decent at this by June.” In meetings outside your field, stay for the entire item and ask one plain question. Look for a boss who is brilliant at something you aren’t. Then make a rule that no topic is dull until you could teach it for five minutes.",
      ],
    ],
    ask: "Which boring task is deciding what happens to your best work?",
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
        "Over years the hedges are taken literally. Your report says that the data “would seem to be consistent with” the idea, so the boss, who has to act, follows someone who said “yes.” When he fails, the caution is remembered, and someone else is asked to fix it with confidence. In interviews you list what you don’t know. Raises go by claims, and you make none, on principle. The principle is sound. It’s being applied to the wrong thing.",
      ],
      [
        "paragraph",
        "From Monday, start every report with one unconditional line: “Do this.” Put the doubts beneath it, numbered. In meetings, answer in the order “yes, because, unless.” Practice a sentence for your review: “I’m very good at this, and here are three cases.” Look for a boss who asks how sure you are, in percent, and takes seventy for a green light. And keep a record of your first guesses, with the outcome, until the numbers convince you.",
      ],
    ],
    ask: "What do you know at work that you’ve never stated without an escape clause?",
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
        "The pattern works against you wherever careers depend on alliances, which is nearly everywhere. Two groups are forming; each assumes that you belong to the other. When your own idea is attacked, you concede the good points in the attack, and the idea dies of your courtesy. Your boss, under fire, looks around the table for support, meets your thoughtful gaze, and remembers it in December. You’re respected by many and proposed by few. Those who were partial got partners.",
      ],
      [
        "paragraph",
        "Before Monday’s meeting, choose one proposal you believe in and tell its author, “I’ll back you on this.” Then do it first, aloud, in one sentence, with the objections saved for a second round. When your own work is criticized, answer, “I’ve considered that, and I still recommend it.” Look for a boss whose aims you share enough to be partial to. And set yourself a limit in decisions: two views, ten minutes each, and a vote from you at the end.",
      ],
    ],
    ask: "Whom at work have you ever defended before you’d heard both sides?",
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
        "The habit that finds fraud doesn’t stop at the office you work in. The boss is studied for signs of betrayal, and an ordinary reshuffle supplies them. Your best ideas are held back until someone has proved trustworthy, on a schedule they know nothing about. Good offers are examined until they’ve been withdrawn. Co-authors, sensing that each paragraph is being checked for motive, choose an easier partner. So you stay independent, accurate, and outside the circle in which things are decided, which confirms the theory.",
      ],
      [
        "paragraph",
        "On Monday, write down what you suspect about your job, and beside each line what would settle it. Take one to your boss: “I noticed the new reporting line. What does it mean for me?” Believe the answer until there’s a fact against it. Give one colleague an idea before they’ve earned it, and watch what happens for a month. Look for a boss who shows you the numbers unasked. With offers, allow five questions and three days; after that, decide by whom you’d like to have lunch with.",
      ],
    ],
    ask: "Which good offer did you inspect for so long that it went away?",
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
        "At work the escape upward has a price. Asked how your part is going, you speak about where the field is headed, and the boss, who had asked about Friday, goes away dazzled and uneasy. Feedback meant for you is turned into a discussion of management. You’re invited to give the opening talk and left out of the budget. Funds go to colleagues with firmer dates. When things get personal, in a review or a conflict, you change fields.",
      ],
      [
        "paragraph",
        "On Monday, answer the first three questions you get with a number, a name or a day, and stop there. In your next review, when you hear a criticism, say, “Give me one example,” and then, “Yes, I did that.” Make no theory of it until the evening. Find a boss who loves your big picture and asks, each week, for one small delivery. And before any talk on the future of the field, write on a card what you’ll have done by Friday, and read it out first.",
      ],
    ],
    ask: "Which piece of feedback did you turn into a theory so that it wasn’t about you?",
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
        "The habit costs you years in the most literal way. You invent a method that exists in the next department. You take on a task without asking what it’s for, solve it thoroughly, and discover that half of it was wanted. Since you seldom consult the people above you, they don’t think of you as one of theirs; a weaker colleague, who asked the director’s advice every month, has given her the pleasure of having formed him. He gets the post. You get a letter that praises your independence.",
      ],
      [
        "paragraph",
        "Set a limit on Monday: no problem gets more than two days of your own before someone is asked. Put it to them in this form: “Here’s what I’ve tried, here’s where it stops. What would you do next?” Once a month, ask your boss for advice about your path, and report later what came of it. Look for a superior who knows things that you want to know. And keep a record of the hours saved by asking. Figures persuade you.",
      ],
    ],
    ask: "What did you spend months solving that someone nearby could have told you?",
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
        "Over the years, being ahead turns out to be an awkward place to get paid. The result gets presented without the steps, because the steps would take too long, and people look blank. You send the idea once, in your own terms, and when no reply comes you conclude that the place is slow. Two years later someone announces a cruder version, in words that everyone knows, and is thanked for it. Bosses describe you as brilliant and hard to place. They mean it kindly, and give the group to someone else.",
      ],
      [
        "paragraph",
        "Before Monday, take your best unnoticed idea and write it in eighty words for a bright fifteen-year-old. Bring it to one person with influence: “I haven’t explained this well so far. Where do I lose you?” Then change that spot and try the next person; allow five tries before you call it hopeless. Look for a boss who says “I don’t get it yet” without being embarrassed. And find one colleague who translates well. Share the credit, in writing, half and half.",
      ],
    ],
    ask: "Which idea of yours did you call too early when you had never explained it?",
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
        "At work, a good part of what you do leaves no trace that could be paid. You’ve asked for the raise on many walks home, been refused in detail, and let the matter rest. You’ve solved the team’s problem, and the solution was so clear to you that you assumed it had been mentioned. A superior who glanced at the clock has been answered in a dozen bitter speeches and continues to think that you get along. Then an opportunity passes to someone who opened his mouth.",
      ],
      [
        "paragraph",
        "Make a rule from Monday: anything you’ve rehearsed twice gets said or sent by the end of that day, in its rough form. Start with the raise: “I’ve been meaning to bring this up. I’d like to talk about my pay.” Stop there, and find out what your boss really says. After meetings, mail one thought you didn’t voice, in three lines. Look for a boss who answers quickly and plainly. And before you resent a refusal, check that it was spoken.",
      ],
    ],
    ask: "Which request has your boss refused only in your imagination?",
  },
};
