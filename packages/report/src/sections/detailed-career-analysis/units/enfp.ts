import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Work suits you where people have to be set in motion. Talent scouting, fundraising, community organizing, sales training, coaching young athletes, outdoor education and recruiting for a new company all use the way you meet someone at nine and have them trying, by noon, what they’d sworn they couldn’t do. Pure upkeep drains you within weeks.",
      ],
      [
        "paragraph",
        "Colleagues come to you stuck and leave with a next step and a better opinion of themselves. What you underrate is your first impression of someone’s ability. It takes you minutes, it sounds like a mere compliment, and years later the people with the clipboards tend to confirm it.",
      ],
      [
        "paragraph",
        "Permission is the difficulty at work. Between a good idea and its beginning there are usually forms, signatures and a superior who wants to think, and all of them look to you like timidity in a tie. So you often begin without asking, which succeeds more often than not, and every success teaches you that approval was unnecessary. Your manager learns something else: that you can produce surprises. The next responsibility is given to a colleague who has half your daring and never made anyone explain themselves upstairs.",
      ],
      [
        "paragraph",
        "Treat approval as one short conversation instead of a wall. Before the next start, write four lines: what you’d try, what it costs, what could go wrong, when you’d stop. Take them to your boss and say, “I’d like to begin on Wednesday unless you object by Tuesday.” Ask once, too, “Which decisions may I make without you?” and get the list in writing. A good superior for you answers within a day and likes being asked in four lines.",
      ],
    ],
    ask: "What would you be trusted with if no one feared a surprise from you?",
  },
  Taurus: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Work suits you when an idea ends in something people can touch, taste or sit in. Interior design, running a restaurant or a country inn, landscape architecture, music production, food writing, perfume and art therapy let you invent in the morning and enjoy the result by evening. Given new people in a familiar place, you last remarkably long.",
      ],
      [
        "paragraph",
        "From you, colleagues get warmth with substance. The new hire is shown around, the client is fed, and the bold proposal comes with a sample. Your taste is worth more than you think. Within seconds you know whether a thing is right, and as a rule the market agrees later.",
      ],
      [
        "paragraph",
        "Work for you has a taste, and you do the delicious part first. The inventing, the arranging and the talk with a favorite client happen early and well, whereas the unpleasant remainder, the overdue invoice, the difficult call, the expense report, is put off until someone asks for it twice. Bosses see talent with a drawer full of loose ends, and if you’re on your own, you are often the last person to be paid.",
      ],
      [
        "paragraph",
        "Make the unpleasant hour pleasant and fixed: Monday at ten, a good chair, music, something to eat, and a colleague who does theirs beside you, with no new idea allowed until both of you are done. Begin with whatever brings in money. When a dull duty really suits someone else better, propose a trade: “I’ll take the client lunches if you take the monthly report.” Look for a boss who judges the finished work, and for colleagues who enjoy bookkeeping.",
      ],
    ],
    ask: "Which ten unpleasant minutes have cost you the most money this year?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Your work should be full of people, subjects and sentences. User research, interpreting, literary scouting, museum education, brand naming, career counseling and running a conference program use the speed with which you get strangers talking and find the phrase they were looking for. In a silent office with a single file, you’d be organizing birthdays by Wednesday.",
      ],
      [
        "paragraph",
        "Colleagues get connections from you, in the literal sense. You know who has the same problem two floors up, and you introduce them so that both look good. Rate your listening higher. Clients mention to you in passing what no survey found, and you remember their exact words.",
      ],
      [
        "paragraph",
        "Most of what you achieve happens in conversation, and conversation leaves no trace. You solved it in the corridor, found the supplier at a party, talked the client out of canceling, and by Thursday even you have forgotten. Writing it up tends to bore you, as in your mind the matter is over. So at the end of the year the report mentions those who produce documents, and your manager, who genuinely likes you, can’t say what you did. Agreements made in passing get remembered in two versions, too.",
      ],
      [
        "paragraph",
        "Let your talent for sentences do the recording. After each conversation that settled anything, send two lines within ten minutes: “As agreed, you take the draft, I take the client, both by the ninth.” Dictate them while walking if sitting down is the obstacle. On the last Friday of the month, forward the best five to your boss with the subject “What got solved.” Take that file into any talk about pay. The right superior is one who reads short messages and forgives you the long meetings.",
      ],
    ],
    ask: "Which of your best results exists only in the memory of someone you talked to?",
  },
  Cancer: {
    stances: { company: "company", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You bloom where strangers have to become a group. Community center director, volunteer coordinator, elementary teacher, patient advocate, alumni director, innkeeper and family counselor are jobs in which remembering people is the method. A workplace of closed screens, where no one knows whose mother is ill, makes you tired by ten.",
      ],
      [
        "paragraph",
        "Colleagues get the feeling of being expected. The new one finds a note on the desk; the one back from leave is told what happened, and that it was duller without them. Don’t mistake this for mere niceness, since it prevents good employees from quitting and saves a fortune that no one credits to you.",
      ],
      [
        "paragraph",
        "Criticism is harder for you than it looks. You put affection into whatever you make, so a remark about the third page arrives as a remark about you, and it can occupy the entire evening. You nod and say thank you, but tend to avoid presenting work early, when a correction would cost nothing. Considerate bosses start wrapping their opinions in so much cotton that you learn too little, and the less considerate ones decide that you aren’t ready for a larger job.",
      ],
      [
        "paragraph",
        "Ask for the remark before it’s offered, because what you’ve requested hurts less: “Tell me one thing that works and one thing I should change.” Write the answer down, and respond the next day, when it has usually shrunk to its proper size. Do this every second week with a person whose judgment you respect, on work that is only half done. Then tell your boss, “Be direct with me; I take a night, and I come back with a better version.” Choose one who is kind and specific.",
      ],
    ],
    ask: "What would you have learned by now if no one had to spare your feelings?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Your best work consists of bringing others out. Casting, directing youth theater, managing musicians, creative direction, running an apprentice program, voice coaching and leading a customer team give you raw talent and a public. Where no one grows, even a fine salary leaves you flat.",
      ],
      [
        "paragraph",
        "Colleagues get a larger idea of themselves. You name what was good while it’s fresh, in detail, with the boss listening, and the effect outlasts any bonus. What you underrate is your nerve, since defending an unknown against general doubt costs something.",
      ],
      [
        "paragraph",
        "You rely on the moment. Because you’re quick on your feet and an audience warms you up, preparation can seem almost like an insult to your gift, and usually you are right. Then someone from finance asks for the figure on page two. You answer with charm, and the charm gets noticed as charm. Over the years this decides which occasions you’re asked to open and which you’re asked to lead, since the people who allocate budgets promote those whose numbers have never embarrassed them.",
      ],
      [
        "paragraph",
        "Prepare like a performer, which is to say with another person in the room. The day before anything important, ask the most skeptical colleague you have for fifteen minutes: “Interrupt me with the three nastiest questions you can think of.” Write those answers, and only those, on one card. If figures bore you, share the stage, and introduce the person who knows them as the expert, which makes both of you look good. Ask your boss for a slot that counts: “I’d like to present the budget in June, and rehearse it with you first.” The best superior for you enjoys the show and checks the card.",
      ],
    ],
    ask: "Which question from the third row are you hoping no one will ask?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best where invention serves someone in particular. Curriculum design, nutrition counseling, speech therapy, service design, costume making, editing, pediatric nursing and planning weddings draw on both your imagination and your eye. There has to be a person at the end of it, and a date, without which you’d be refining it when they retired.",
      ],
      [
        "paragraph",
        "Colleagues get ideas that survive until Tuesday. You think of the tired customer, the visitor in a wheelchair, the child who can’t read yet, long before a complaint comes in. What you take for granted is the second look. Most creative people don’t possess one, and most inspectors never had the idea.",
      ],
      [
        "paragraph",
        "You see improvements everywhere, including in what belongs to other people. The form could be clearer and the welcome kinder, and out of love for the place you often mention it, or simply do it. The colleague whose form it was hears a verdict, and grows cool for reasons you can’t find. Meanwhile your own assignment waits, and the boss, who never requested any of these repairs, wonders why so able a person is always so busy.",
      ],
      [
        "paragraph",
        "Collect such improvements on a page called “Not mine,” so that the itch has somewhere to go. On Friday choose one, visit the owner, and begin with a question: “I had a thought about your form. Would it be welcome, or is this a bad time?” If they decline, cross it out. Ask your boss as well: “Which one thing in this department should I improve, with the hours for it?” You need a superior who knows where to point a good eye.",
      ],
    ],
    ask: "Whose work have you been repairing instead of finishing what only you can do?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You thrive where people with different wishes all have to leave content. Event design, couples counseling, donor relations, gallery sales, fashion consulting, cultural exchange and client service at an agency pay for what you do naturally, which is to make each side feel understood. Enforcing rules would make you ill by spring.",
      ],
      [
        "paragraph",
        "Around you, colleagues behave better. You seat the touchy beside the patient, give an idea to the person who will love it, and after a conflict both sides want to have lunch with you. Your judgment is underrated, mostly by you, because it comes out as taste and doesn’t look like thinking.",
      ],
      [
        "paragraph",
        "Deciding alone is what slows you down. You see the appeal of each version so vividly that you ask around, first two colleagues, then five, and the person who spoke last was usually the most convincing. Asking feels like respect, and it often improves the result. But the choice changes with each opinion, and your advisers start to lobby. Bosses value your taste and give the final word to someone else, who has less of it and can live with having been wrong.",
      ],
      [
        "paragraph",
        "Limit the council. For each decision choose two advisers, say when you’ll close it, and close it aloud: “I’ve heard you both, I’m taking the second version, and I’ll answer for it.” Practice on matters that can be reversed within a week, which is most of them. Then ask your boss for a territory: “Let me have the last word on the design until March, and judge me by the outcome.” Find someone who backs a decision even when they’d have made a different one.",
      ],
    ],
    ask: "Which decision have you asked everyone about, although you knew your answer after the first?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re in the right place wherever people have to say what they’ve been hiding. Trauma therapy, victim advocacy, oncology nursing, investigative reporting, biography, addiction outreach and workplace investigations need what you have: an open face and a strong stomach. Surface work, with everyone pleasant and nothing at stake, leaves you feeling unnecessary.",
      ],
      [
        "paragraph",
        "Colleagues get someone who hears the unsayable and doesn’t pass it on. What you underrate is your nose for the false note. In a smooth presentation you can tell which slide the speaker is afraid of, often before the speaker can.",
      ],
      [
        "paragraph",
        "At work you know two conditions, absorbed and absent. A case that has hold of you gets your evenings, and a concentration that startles the experts; the eight others on your list get a kind word and a promise. Since nothing ordinary touches that nerve, routine feels like holding your breath, and you wait for it to become urgent enough to be interesting. Colleagues who depend on the ordinary eight learn to create alarms. A boss, in turn, hesitates to give you a department, because most of a department consists of Tuesdays.",
      ],
      [
        "paragraph",
        "Tell the person who assigns the work how you function: “Give me one hard case at a time and I’ll go to the bottom of it. For the rest I need fixed slots.” Then reserve the first forty minutes of the day for the other eight, a timer running, before you open the fascinating one. For every dull task ask who is waiting for it, because a person interests you where a duty doesn’t. The right superior gives you depth and insists on the list.",
      ],
    ],
    ask: "Who is waiting for the dull thing while you work on the fascinating one?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re at your best with a mission, a changing scene and strangers to win over. Expedition guiding, exchange programs, travel writing, public speaking, wildlife education, export sales and student recruitment let you arrive, kindle and go on. All of them need someone who can encourage an exhausted group in a language it half understands.",
      ],
      [
        "paragraph",
        "Colleagues get perspective. When everyone is staring at one bad number, you tell them how it will look three years on, and they laugh and start again. The thing you underrate is how much others learn from you. Your explanations come so naturally that neither side notices it was teaching.",
      ],
      [
        "paragraph",
        "Optimism does your estimating. Asked how long a thing will take, you picture it going well, and name that date with such conviction that it enters the calendar. You aren’t exaggerating; you can see it. But the budget runs out in October, the team works two weekends to rescue a promise it never made, and careful superiors start to add a third in private. In time they invite you to inspire the customers and leave you out of the meeting where something is decided.",
      ],
      [
        "paragraph",
        "Give every estimate in two parts: “If all goes well, the fifth. Count on the nineteenth.” For the second figure look at the last three comparable jobs and take the slowest, since your memory keeps only the good one. Find the colleague who always objects, and ask what they’d expect to go wrong before you promise anything. Look for a boss who enjoys your vision and expects a margin. A reputation for dates will carry you further than any speech.",
      ],
    ],
    ask: "Who works weekends to make your hopeful dates come true?",
  },
  Capricorn: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "You belong where enthusiasm has to become an institution. Arts administration, founding a school, social enterprise, running a theater, managing a sports club, alumni giving and human resources for a growing company call for both the spark and the bookkeeping. You can face a crowd at noon and an auditor at two.",
      ],
      [
        "paragraph",
        "Colleagues get hope with a timetable. A dream has a date once it’s in your charge, and the person who dreamed it is still excited on the day it opens. What you underrate is your authority. You think you’re merely being liked, while others are in fact following you, and would follow you further.",
      ],
      [
        "paragraph",
        "As soon as you supervise anyone, two wishes collide. You’d like to be the friend who laughs with the team, and you also mean to be taken seriously as the one responsible, so you are delightful for weeks and abruptly strict when a deadline is in danger. Neither mood is false. But your people can’t tell on a given Monday whom they’ll meet, a weak performer hears about it too late and too sharply, and you often complete at night what was left undone. Senior people notice your exhaustion before they notice your results.",
      ],
      [
        "paragraph",
        "Separate the friend from the superior by time. Hold twenty minutes with each person every two weeks, with the same three questions: what is going well, what is late, what do you need? The rest of the week you can be as funny as you like. Say the difficult thing while it’s minor: “I enjoy working with you, and I need this by noon on Fridays from now on.” Choose a boss who is friendly and predictable.",
      ],
    ],
    ask: "Who that works for you would be surprised to learn what you really think?",
  },
  Aquarius: {
    stances: { company: "company", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Among unlike people with an unsolved problem, you do your best work. Design research, civic technology, game design, anthropology, workplace inclusion, cooperative housing and running a makers’ space all need a person who finds every participant interesting and isn’t loyal to how it’s always been done. Uniformity bores you into mischief.",
      ],
      [
        "paragraph",
        "Colleagues get permission to think. Odd suggestions survive in your presence, the silent technician speaks, and people who would never have had lunch together produce something that none of them planned. What you underrate is your fairness. You treat the intern like the director even when it costs you, and everyone has noticed.",
      ],
      [
        "paragraph",
        "Your ideas often arrive ahead of the question. You present them in the order in which they excited you, beginning with the principle and reaching its use for the company in the last minute, when the director has left. Anyone who didn’t follow seems to you uninterested, though they were hunting for the part that concerned them. So proposals of real value are called inspiring and postponed, and two years later a consultant sells the same thing in three plain sentences, with a price.",
      ],
      [
        "paragraph",
        "Begin at the end. Prepare the first thirty seconds only: “This costs you nine hours a week. I can bring it down to four, and I need two people until June.” Then stop, and let them ask, because they’ll ask for the principle once they see the benefit. Test it beforehand on the most practical person you know, and cut whatever makes their eyes wander. A good boss for you likes a strange beginning, and returns your draft with one question: who pays for this?",
      ],
    ],
    ask: "Which idea of yours is still waiting to be explained to the person who could pay for it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Work suits you where feeling your way into others is the craft itself. Acting, music therapy, literary translation, early childhood education, dementia care, songwriting and hospital chaplaincy turn your openness into skill, and most of them come with an end to the shift. Without fixed hours, a helping job takes all of you by winter.",
      ],
      [
        "paragraph",
        "Tension drops when you come in, the new colleague feels expected, and a client who was about to quit tells you the real reason. What you underrate is your imagination. You can sense how a thing will be received before it exists, which saves more money than most analysis.",
      ],
      [
        "paragraph",
        "Time and paper are your weak side at work. An hour with someone who needs you has no edges, the next appointment waits, and the form that records it all seems to belong to a colder profession. You usually do remarkable things and document few of them, so that expenses go unclaimed, the application is a day late, the certificate that would have raised your pay was never sent in. Superiors who’d like to defend you have nothing in writing to do it with.",
      ],
      [
        "paragraph",
        "Borrow order instead of waiting to grow it. Ask an organized colleague, “Could we sit together on Thursdays at four while I do my forms? I’ll bring the cake.” Leave ten minutes unbooked after each appointment for one line of notes. Anything with a date goes into the phone the moment you hear it, with an alarm two days early. When you discuss a new position, ask, “Who handles the paperwork here, and how many hours of it would be mine?” The best place for you has an answer ready.",
      ],
    ],
    ask: "What are you owed that you’d only have to fill in a form to receive?",
  },
};
