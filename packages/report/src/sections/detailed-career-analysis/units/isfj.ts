import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Work suits you in which care is urgent, and someone has to be quick on behalf of those who can’t be: school nurse, child-protection caseworker, patient advocate, special-education teacher, physician assistant, shelter coordinator, paralegal for tenants. A clear procedure steadies you, and a fight in a good cause gives your heat an honorable occupation.",
      ],
      [
        "paragraph",
        "Colleagues get a person who both remembers and moves. While others deplore a problem, you’ve phoned whoever can solve it and returned with an answer. What you underrate is your courage. Because your own requests stick in your throat, you consider yourself timid, although for someone else’s sake you’ve faced people whom the entire staff avoids.",
      ],
      [
        "paragraph",
        "Feeling wronged makes you impressive at work. The colleague who slacks gets covered, the boss who forgot you gets a flawless report, and you wait for the contrast to shame them. What they see is someone who’s thriving. Naturally they give you more, and the raise goes to a less busy person who brought the matter up. Once a year it bursts out over something trivial, and afterward you apologize so thoroughly that the real complaint never gets a hearing.",
      ],
      [
        "paragraph",
        "Use the speed as your signal. When you notice that you’re staying late in a rage, write down in one line what you’d want changed; usually it’s hours, credit or an unequal load. Request ten minutes the next morning, while you’re civil and still warm: “I’ve been doing the schedule for three of us. From Monday I’ll do my third.” Then do your third, and let the gap show. Look for a boss who is direct and forgets quickly, because with that sort an objection costs next to nothing.",
      ],
    ],
    ask: "Which of your best efforts at work was really a complaint no one heard?",
  },
  Taurus: {
    stances: { novelty: "familiar", pace: "patience" },
    lines: [
      [
        "paragraph",
        "You thrive where continuity is the value: estate gardener, community dietitian, optician, piano teacher, nurse in a family practice, innkeeper, food quality inspector. Give you a craft, regular faces and a decent chair, and you develop the kind of skill that takes twenty years and can’t be replaced by a manual.",
      ],
      [
        "paragraph",
        "Colleagues get calm, and an institutional memory with a heart. You know which customer hates surprises, what went wrong last time, and how the previous manager solved it. What you underrate is the money in that. Clients stay because of you, and it’s many times cheaper to retain one than to win one.",
      ],
      [
        "paragraph",
        "But you form as lasting a picture of a job as of a person. You go on doing what the position required when you took it, splendidly, while the position moves. New systems get postponed, and you explain why the former way was better, correctly, to a manager who has stopped listening. There’s an outdated image of yourself in there, too, the beginner who was lucky to be hired. You request the pay that such a beginner would request. They agree.",
      ],
      [
        "paragraph",
        "Revise it every quarter. Ask your boss, “What do you need from this job that you didn’t need a year ago?” Write down the answer, and give up one task in exchange: “Then I’d like to stop doing the monthly binders.” Next, list everything you can do today and say, “I was hired as a beginner. I’d like to be paid for this.” Learn each new tool in its first month, from one patient colleague, before it has had time to become an enemy. And prefer an employer who alters things seldom and explains why.",
      ],
    ],
    ask: "Which version of you is your salary still paying for?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Information with a human being attached is your field: medical interpreter, genealogist, admissions counselor, human resources adviser, volunteer coordinator, speech therapist, editor of a community newspaper. Questions that have answers, faces that return and some variety before lunch keep you happy.",
      ],
      [
        "paragraph",
        "Colleagues get a living directory of who is good at what, who is overloaded and who shouldn’t sit together, and you make the right connection without making it official. What you underrate is your gift for explanation. You can present the accountants to the designers, and the reverse, so that both sides feel intelligent.",
      ],
      [
        "paragraph",
        "Complaints, however, go the long way around: the boss’s confusing instructions are discussed at every desk except the boss’s, so nothing improves, and in time there’s a rumor that you’re unhappy. It gets there ahead of your request. You acquire a reputation for knowing things and for talking, and certain posts close to you, the ones with confidential files, although you would have been faithful. Meanwhile a coworker’s bad habit, which one sentence would have ended in the first week, entertains the office for three years.",
      ],
      [
        "paragraph",
        "Give yourself a two-day limit. Within two days of being annoyed, either raise the matter with the person or drop it from all conversations. Have an opening ready: “I have a request, and it’s minor. Can you give me the figures by ten?” Arrange a standing quarter of an hour with your boss every other week, so that no complaint needs an occasion. When others bring you theirs, ask, “Have you told them?” It will cost you some news and raise your standing. Look for a place where disagreements happen out loud, in meetings, with coffee.",
      ],
    ],
    ask: "What does your whole office know you want, except the person who could grant it?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best where people return, and where their story matters from one visit to the next: elementary teacher, adoption caseworker, midwife, residential care manager, town historian, dental hygienist, nurse for new mothers. Warmth is a skill in such work, and so is the memory that goes with it.",
      ],
      [
        "paragraph",
        "Colleagues get a kinder climate. You notice who has gone pale, and you rescue the person who is about to quit by inquiring at the right moment. What you underrate is how much of the organization depends on that. Whenever you go away for two weeks, things go wrong that are in no job description.",
      ],
      [
        "paragraph",
        "At work, “I don’t mind” makes you cheap to keep: the holiday shift, six years with one title. Your boss employs several people who do mind, loudly, and considers you a blessing. All the while you’re recording, with great precision, each time that no one thought of you. Eventually the record becomes too heavy and you leave, hurt, to general astonishment. At the farewell party they finally say the things you would have stayed for.",
      ],
      [
        "paragraph",
        "Put your wishes where busy people can see them. Every January, give your boss three lines: the hours I’d like, the work I’d like, the salary I’d like. Introduce them with, “I tend to tell you I don’t mind. Here is what I do mind.” When a shift is being passed around, let two others answer before you. Ask for thanks in a form that you can use: “If it went well, I’d love an email that says so.” And look for a superior who asks twice, because the second question is the one you answer.",
      ],
    ],
    ask: "What did you tell your boss you didn’t mind, and how long have you minded?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "You do best where bringing out others is the profession, and where it’s seen: drama teacher, voice coach, school principal’s deputy, museum education director, stage manager, speechwriter, mentor of apprentices. A season with a finale suits you, with rehearsals and a night on which it all counts.",
      ],
      [
        "paragraph",
        "Colleagues get a believer with standards. You notice the intern’s one remarkable idea, tidy it up, and see to it that the director hears it. What you underrate is your own judgment of quality. You suppose that you merely encourage people, but you’ve been choosing them, and choosing well, which is the harder half of leadership.",
      ],
      [
        "paragraph",
        "At work the ambition goes into the boss. You make that person brilliant: the prepared notes, the name supplied in time, the idea presented as theirs. When they rise, you expect to rise, too, and quite often they thank you warmly and leave. You’ve then spent five years on a record that bears another name. It hurts twice, because a less able colleague, who made a noise on their own account, has meanwhile become someone you’re asked to support.",
      ],
      [
        "paragraph",
        "For the next quarter, put your name on one thing from beginning to end, and choose it before anyone needs your help. Tell your boss, “I’d like to present this project myself. I’ve prepared four others, and I’m ready.” When your work appears in another person’s talk, ask for a line: “Please say that the research was mine.” Look for a leader whose former assistants now run things. And mentor one person at a time, with a date on which they graduate, so that the afternoons that follow belong to a person you’ve been neglecting.",
      ],
    ],
    ask: "Whose career have you built with the hours that yours was waiting for?",
  },
  Virgo: {
    stances: { order: "plan", lead: "support" },
    lines: [
      [
        "paragraph",
        "Precision in the service of people is your kind of work: radiology technician, court clerk, clinical trial coordinator, tailor, orthodontic assistant, medical editor, diet planner for a hospital. Mistakes have consequences there, someone is grateful when none occur, and the standard isn’t a matter of taste.",
      ],
      [
        "paragraph",
        "Colleagues get certainty. If you’ve checked it, it’s right, and the frightened patient or client has been spoken to kindly as well. What you underrate is your ability to design a procedure. The lists you make for yourself would save a whole department from its worst weeks, but you assume that they’re a private crutch.",
      ],
      [
        "paragraph",
        "As your responsibilities increase, the habit becomes a ceiling. You can do the work of two people but you can’t do the work of eight, and eight is what the next position requires. You accept an assistant and then prepare everything for them. Deadlines are met because you stay, and the boss, who sees only that they’re met, adds another. They describe you as indispensable where you are, and it’s meant kindly, and for six years it has been the reason you weren’t promoted.",
      ],
      [
        "paragraph",
        "Hand over one recurring task this month, completely. Write a single page on it, containing the purpose and three things that must never happen, and leave the method out. Then tell the colleague, “You decide how. Ask me on Fridays.” When a mistake occurs, have them repair it. In the meeting about capacity, bring your hours: “I can do this well for two clients, or supervise it for eight. I’d like to supervise.” Find a boss who tolerates a first draft cheerfully, since near such a person your own grip loosens.",
      ],
    ],
    ask: "Which task do you keep because someone else’s way of doing it would bother you?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Look for work in which several parties need to be comfortable and something still gets decided: family court mediator, interior designer for shared homes, patient ombudsman, protocol officer, wedding coordinator, couples therapist, facilitator of town meetings. You need pleasant surroundings, good manners, and a procedure that brings matters to a close.",
      ],
      [
        "paragraph",
        "Colleagues find that the department works better since you came and can’t say why: you rewrote the sharp email, seated the rivals apart, and remembered whose turn it was to be thanked. What you underrate is how much you know about what everyone wants. A negotiator would need three weeks to gather what’s already in your head.",
      ],
      [
        "paragraph",
        "But a peace like that has to be renewed every morning, and it isn’t on your list of duties. All day you absorb the boss’s temper so that the team won’t notice it, and you absorb the team’s complaints so that the boss can sleep; both think that all is well, and the understaffing goes on for years. When a position opens, the management wants a person who takes a stand.",
      ],
      [
        "paragraph",
        "Let some of the friction through. Pass the next complaint upward unsoftened, with a number: “Two people are thinking of leaving over the schedule. I want you to hear it from them on Tuesday.” In meetings, give your own view among the first three, in one sentence, before you summarize what others feel. Have the peacekeeping written into your job, with hours, or give half of it back. Look for a boss who can stand an open argument and still have lunch with both sides. There, you’ll find out how much of the calm was never your responsibility.",
      ],
    ],
    ask: "What problem has your tact kept alive at work by making it bearable?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Confidential work with people at a turning point is where you’re best: oncology nurse, genetic counselor, fraud examiner, victim services advocate, estate attorney, adoption records specialist, private secretary to someone in trouble. Depth is required there, and discretion, and the patience to wait for what a person isn’t saying yet.",
      ],
      [
        "paragraph",
        "Colleagues get someone with whom a thing is safe. Weeks in advance, you also sense who’s about to quit, and which calm client is furious. What you underrate is that as intelligence, in the strategic sense. At present you use it to soothe individuals, one by one, when a single report of it would improve the whole operation.",
      ],
      [
        "paragraph",
        "Bad news is kept from the boss until you’ve repaired it, and the boss’s bad news is kept from the team until they guess. Both sides rely on you, and neither knows what you do all day. Your hardest work is invisible by design, so it’s never in the review. And when you’ve been wronged, that stays in the drawer, too; you go on being courteous, you withdraw your best ideas, and the company slowly loses someone whom it still sees every morning.",
      ],
      [
        "paragraph",
        "Set a date on every secret. When you decide not to tell something at work, write down the day on which you will, at most a week off, and stick to it. For your review, describe confidential work by its results: “I prevented two resignations and one lawsuit.” If you’ve been hurt, allow yourself three days to raise it, since by the fourth you turn charming, and then it’s too late. Look for a manager who hears bad news without punishing the person who brings it.",
      ],
    ],
    ask: "What are you protecting everyone from at work that they could help you solve?",
  },
  Sagittarius: {
    stances: { novelty: "both", risk: "both" },
    lines: [
      [
        "paragraph",
        "You do best where looking after people opens onto the wide world: study-abroad adviser, refugee resettlement worker, language teacher, cruise nurse, park ranger at a visitor center, embassy clerk, translator of letters and documents. Being of service satisfies the one half, and the other gets its daily dose of distance.",
      ],
      [
        "paragraph",
        "Colleagues get a warm base with a broad horizon. You’re patient with forms and generous with people whose customs puzzle everyone else. What you underrate is your judgment in unfamiliar situations. Since you plan so thoroughly, you believe that you can’t improvise, but when the plan has failed, you’ve been the one with a snack, a phone number and a good idea.",
      ],
      [
        "paragraph",
        "The alibi has a professional version. You’d apply for the post abroad, the degree, the better firm, if only the team could spare you just now. The team says that it’s lost without you, as teams do, and you hear a sentence from a judge. Years later those same colleagues have moved on one by one, with your help and your references, and you train their replacements.",
      ],
      [
        "paragraph",
        "Separate the wish from the excuse on paper. In one column write what you want, in the other what prevents it, and beside each obstacle the name of a person you could ask. Ask one on Monday. To your boss: “I’d like the exchange in the fall. I’ve drawn up how my duties can be covered for six weeks.” Apply for one thing a year that scares you, by a fixed date, whether or not anyone can spare you. And look for a superior who has lived in several places, because to that person leaving isn’t treason.",
      ],
    ],
    ask: "Which opportunity did you turn down for people who have since left?",
  },
  Capricorn: {
    stances: { order: "plan", risk: "safe" },
    lines: [
      [
        "paragraph",
        "Responsibility with a clear purpose is your strength: emergency planner, patient safety officer, estate trustee, pediatric pharmacist, school principal, insurance claims specialist, manager of a family foundation. Such work has rules that protect the weak, decisions that matter in ten years, and a reason for every file.",
      ],
      [
        "paragraph",
        "Colleagues can stop worrying, because you’re doing it. You know what has been forgotten, you’ve got the backup, and in an emergency you lower your voice. What you underrate is your humor. It’s the thing that makes your strictness bearable, and when people say they’d work for you anywhere, that’s mostly what they mean.",
      ],
      [
        "paragraph",
        "Over the years, however, every gap finds its way to you. Someone else’s deadline slips, you can’t bear to watch, and by Thursday it’s yours; after that it’s yours for good. On vacation you look at your messages. The boss sees a person who never seems to need anything, and gives raises to those who might leave. You’d like to be promoted for reliability, but it has made you part of the building, and no one thanks the beams.",
      ],
      [
        "paragraph",
        "Define your watch, with a beginning and an end. Write down the five things you’re answerable for, show the list to your boss, and say, “These are mine. When something else falls, I’ll report it, and I won’t catch it.” The next time something falls, report it. Take one full day a month without messages, and name a deputy for it in public. At your review, present the disasters that didn’t take place, each with its price. Look for a superior who goes home on time, since you’ll never believe that it’s permitted until you see it done.",
      ],
    ],
    ask: "What at work would you have to let fail before anyone saw what you prevent?",
  },
  Aquarius: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "You shine where a humane idea needs someone to make it work on an ordinary Tuesday: accessibility coordinator, community health nurse, curriculum developer, foster-care specialist, co-op manager, archivist of forgotten groups, grant administrator. The mission may be new. The method should be reliable and the team polite.",
      ],
      [
        "paragraph",
        "Colleagues get progress without bruises. You change a procedure so considerately that people believe it was always so, and you look after whoever got lost in the change. What you underrate is how original you are. Because your ideas arrive in the form of a tidier checklist, you count them as housekeeping.",
      ],
      [
        "paragraph",
        "The pattern makes you the author of other people’s innovations. In March you see what should be done differently, comply until October, and mention it at last to a coworker, in the hallway, as a passing thought. That colleague presents it. You’re glad that it’s happening, and you go home strangely flat. Bosses regard you as loyal and traditional, so you’re asked to maintain things and never to design them, and each year of agreeable silence makes it odder to begin.",
      ],
      [
        "paragraph",
        "Give your ideas a date of birth. Keep a page with today’s date and the sentence, “We could do this differently by…,” and on the first of every month send your boss one of them, with the cost and the first step. In meetings, speak before the summing-up: “I have another view, and it’s short.” Volunteer for a pilot project, where being unlike the rest is the task. Look for a superior who asks the silent ones what they think and waits. If yours doesn’t, hand in your view in writing, signed, the evening before.",
      ],
    ],
    ask: "Which change at work was your idea before it was anyone else’s?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Work that turns sympathy into comfort, within limits, is your best: occupational therapist, children’s librarian, hospice musician, lactation consultant, art teacher for the elderly, pastry cook, guide-dog trainer. Choose a place where there’s regular good news, along with the sorrow, because you live on whatever is in the air.",
      ],
      [
        "paragraph",
        "Colleagues get someone who notices: if one of them cried at lunch, there’s a note on the desk by three, and it says the right thing. What you underrate is your imagination. You can picture what a leaflet, a waiting area or a procedure will be like for a frightened person, and your suggestions are worth more than many a survey.",
      ],
      [
        "paragraph",
        "In a job, the rule becomes a brake. The better schedule is turned down because a colleague has it so hard, and your success goes unmentioned in a week when someone else failed, and there’s always such a week. Applying for a higher post feels like climbing over people. So you remain beside the weariest person on the team, sharing the burden, and both of you get more of it, while the boss concludes that neither wants to move.",
      ],
      [
        "paragraph",
        "Report good news as a duty. Every Friday, send your boss one line about something that went right because of you, and send it even if the week was dreadful for others. When a better offer comes, decide alone, on a walk, before you think of who might mind. The sentence for your colleagues is, “I’m taking it, I’m glad, and I’ll miss you.” And look for a team that celebrates, with cake and by name, because in such company you’ll be allowed to be well.",
      ],
    ],
    ask: "What good thing at work have you kept small so that no one would feel worse?",
  },
};
