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
        "Colleagues get a person who both remembers and moves. While others deplore a problem, you’ve phoned the person who can solve it and returned with an answer. What you underrate is your courage. Because your own requests stick in your throat, you consider yourself timid, although for someone else’s sake you’ve faced people whom the entire staff avoids.",
      ],
      [
        "paragraph",
        "Where work goes wrong for you is with whatever isn’t urgent. A ringing phone, a person in distress or a deadline at noon finds you quick and excellent, because acting relieves you; the plan, the training and the application due in June make no noise, so they wait. Years can pass in this manner, each day full and little built. Colleagues bring you their emergencies, since you’re so good at them, and bosses see a valued assistant rather than someone who’s going somewhere.",
      ],
      [
        "paragraph",
        "Choose on Monday the one slow thing that would change most within a year, and give it the first forty-five minutes of the day, three times a week, with the phone out of reach. When an emergency arrives, say, “I can come at ten. Will it keep?” Most will, and some will be solved without you. Tell your boss, “I’m good in a crisis, and I’d like to prevent a few. Can I have Wednesday mornings for that?” Look for a superior who plans ahead.",
      ],
    ],
    ask: "What important thing has been waiting all year because it never made any noise?",
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
        "Colleagues get calm, and an institutional memory with a heart. You remember which customer dislikes surprises, what went wrong previously, and how the former manager solved it. What you underrate is the money in that. Clients stay because of you, and it’s many times cheaper to retain one than to win one.",
      ],
      [
        "paragraph",
        "At work it’s tempo that gives you trouble. You do one thing at a time, from the beginning, and properly, so when three assignments come at once, with one of them marked urgent, you slow down instead of speeding up. Being hurried feels like being asked for poor work, but meanwhile the client is waiting, colleagues are hovering, and a boss who can’t see the care sees only the clock. Quicker people, whose mistakes you’d never tolerate, receive the more interesting accounts.",
      ],
      [
        "paragraph",
        "When something arrives on Monday, ask before you begin, “Is this a one-hour job or a one-day job?” and stop when that time is up, however much you’d like to go over everything again. Have two standards, finished and fine, and mark each task with one of them. With several things at once, hand the order to your boss: “I can do any of these well by Friday. Which comes first?” Ask for warning, too, because with a day’s notice you’re as fast as anyone. And prefer an employer whose emergencies are rare.",
      ],
    ],
    ask: "Which task did you do perfectly last week when fine would have been enough?",
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
        "Your days at work go in pieces. Someone stops by with a question, you know the answer or who has it, a second message arrives, and each exchange is short, useful and fun; at five, the report that needed three hours hasn’t been opened. It happens because people light you up and a blank page doesn’t, and because it seems unkind to say that you’re busy. Colleagues love you for it. Bosses, who never see the hundred answers, wonder why so bright a person has so little finished.",
      ],
      [
        "paragraph",
        "On Monday, put two hours on the calendar under a name that others respect, such as “client report,” and spend them where no one can find you. Tell the regulars, “I’m unavailable until eleven. After that I’m all yours.” Begin the page by dictating it as though to a friend, because you think best aloud. Each Friday, send your boss three lines about what you completed, and a count of the questions you answered. Look for a post in which the answering belongs to the job.",
      ],
    ],
    ask: "What would you have finished last month if no one had known where you were?",
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
        "What you find hardest at work is criticism. One remark in a review, meant as a detail, goes straight to the question of whether you’re wanted, and for days afterward you reread it, while the kind sentences around it have vanished. Because your heart is in the work, there’s no space between the two. Bosses notice the effect and start to spare you, which is considerate and costly: you receive less advice than others do, and have to improve by guessing.",
      ],
      [
        "paragraph",
        "On Monday, ask for a minor correction before one can surprise you: “What’s one thing in this that you’d do differently?” Requested, it hurts about half as much. When one comes uninvited, write it down word for word, say, “Thank you, let me think about it until tomorrow,” and answer after a night’s sleep. Then sort it into two columns, the work and me; nearly everything belongs in the first. Keep a file of written praise, and read it before each review. Look for a boss who criticizes in private and praises in writing.",
      ],
    ],
    ask: "Which sentence from a review do you still remember, and what came before it?",
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
        "What can undo you at work is silence. You give a task everything and then wait for someone to say that it was good; when the boss only nods and hands you the next one, you conclude that it was a disappointment, work twice as hard, and enjoy it half as much. A busy manager, who would be amazed to hear it, regards you as content, and colleagues can’t think why you’re suddenly cool.",
      ],
      [
        "paragraph",
        "Replace the waiting with a question. On Monday, about something you’ve just delivered, ask, “What worked best in this, and what would have made it better?” People answer willingly, and it’s more useful than applause. Before you begin anything large, write down in three lines what good would mean, so that one opinion is already yours. Explain it once to your boss: “I do my best work when I hear how it’s going. Five minutes on Fridays would be plenty.” And look for a team that celebrates its openings, since you bloom on it.",
      ],
    ],
    ask: "When your boss says nothing, what do you assume, and have you ever checked?",
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
        "At work you lose ground wherever a decision is due before the facts are complete. Asked in a meeting which of two suppliers you’d take, you offer to look into it, since a wrong answer in public is what you dread, and you return on Thursday with an excellent comparison of something that was decided on Tuesday. It’s conscience, and in school it earns good marks. Bosses begin to consult the person who answers at once, although your first impression, the one you didn’t mention, was superior.",
      ],
      [
        "paragraph",
        "On Monday, prepare one sentence for such moments: “From what I know now, I’d take the second one, and I’ll tell you by Thursday if anything changes that.” It’s exact, and it’s an answer. Sort what lands on your desk into decisions that can be reversed, which get ten minutes, and those that can’t, which get as long as they need. Note your first impression each time, along with the outcome, until you’ve seen how often it was accurate. Look for a boss who says that seventy percent is enough.",
      ],
    ],
    ask: "Which decision was made without you while you were still checking the facts?",
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
        "Money is where you can lose the most. Often you’re paid less than people who do no better, because naming a sum seems indelicate to you, and because you hear in any figure above the first one the risk of appearing greedy. So you accept the offer with thanks, and add the extra hours as a present. No one means to exploit you. Bosses assume that a person who doesn’t mention pay is satisfied with it.",
      ],
      [
        "paragraph",
        "Before Monday, find out what three comparable positions pay, and write down the highest reasonable figure, since a number that comes from outside is simply information. Practice aloud one sentence that ends with it: “For this position, I’d like seventy-two thousand.” Then be silent for as long as it takes; the silence is supposed to be uncomfortable, and for once you needn’t relieve it. If the answer is no, ask, “What would make it possible by the fall?” and confirm the reply in an email. Look for an employer with published salary scales.",
      ],
    ],
    ask: "How much did politeness cost you the last time someone named a figure?",
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
        "A change of boss is where your career loses time. You gave the previous one everything, once they’d proved themselves; the new one gets courtesy, correct work and a private trial that lasts two years. You observe how they treat the weak, you remember a clumsy remark from their first week, and your real opinions stay at home until the verdict. It’s loyalty that makes you so slow. But newcomers choose their trusted people in the first months, and they take your reserve for lack of interest.",
      ],
      [
        "paragraph",
        "When someone new is put above you, shorten the trial. Within two weeks, ask for twenty minutes and say, “Here’s what I do, here’s what this department won’t tell you, and here’s what I need in order to work well.” Give one piece of harmless knowledge, and see what’s done with it. With your present boss, put the oldest thing you hold against them as a question on Monday: “In March that project went elsewhere. What was the thinking?” Look for leaders who explain themselves.",
      ],
    ],
    ask: "Which boss was still on trial with you when they chose their people?",
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
        "What trips you at work is boredom, which you’d be ashamed to admit. Having chosen the secure position, you learn it with enthusiasm and know every step by the third year; then your attention goes elsewhere, and careless mistakes appear in the easiest tasks. You punish yourself with additional conscientiousness, which makes everything duller. Bosses see a good employee who has grown tired and offer rest, when what you need is something to learn.",
      ],
      [
        "paragraph",
        "Every position has a part that’s still unknown to you. On Monday, list your duties, mark the three you could do asleep, and go to your boss with a trade: “I’ve done the intake for three years, and I’m getting careless. I’d like to train someone for it and take over something I don’t know yet.” Ask for one course a year, in writing, as part of your contract. Do the dull remainder early in the day, against the clock. Look for an employer large enough that you can change jobs without leaving the people.",
      ],
    ],
    ask: "What did you stop learning at work around the time you began to feel tired?",
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
        "Rank is what hampers you at work. You usually treat a superior’s word as settled, even when you know better, and ask permission for things that people at your level simply decide. It comes from respect, and from the sense that order protects everyone. The results are odd: mistakes from above pass through your hands unmentioned, and you, who’d run the place well, are considered an excellent second. Bosses rarely promote a person who has never disagreed with them.",
      ],
      [
        "paragraph",
        "On Monday, stop asking about one kind of decision and announce it instead: “Unless you object, I’ll do it this way.” Choose something within your duties that can be corrected. When an instruction seems wrong to you, say so once, as a matter of duty, which it is: “I’ll carry it out, and you should know that I expect this problem in March.” You’ll be surprised how much that’s respected. Before each meeting with someone senior, write down one view of your own. Look for a boss who asks, “What would you do?” and waits.",
      ],
    ],
    ask: "When did you last know better than your boss, and whom did you tell?",
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
        "Colleagues get progress without bruises. You change a procedure so considerately that people believe it was always so, and you look after the person who got lost in the change. What you underrate is how original you are. Because your ideas arrive in the form of a tidier checklist, you count them as housekeeping.",
      ],
      [
        "paragraph",
        "Office politics is a weak spot. You often believe that a matter is decided in the meeting, on its merits, so you prepare the facts and are astonished to find that four people agreed on it beforehand, over lunch. To ask for support ahead of time seems to you a bit dishonest, and favors among friends seem unfair. So you eat with the newcomer, which is lovely, and know few of those who decide. Bosses respect you and forget to ask you.",
      ],
      [
        "paragraph",
        "Think of it as informing people, which is a courtesy, instead of lobbying, which you’d hate. Before Monday’s meeting, visit two of those who will be there and say, “I’m bringing this up later. What would worry you about it?” Use what you hear to make it better, and say whose idea it was. Once a week, have coffee with one person above your level and ask what they’re trying to get done this year. Look for a place that says openly how it decides, because there your facts count most.",
      ],
    ],
    ask: "Which good proposal of yours was decided against before you entered the meeting?",
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
        "Vague instructions cost you more than hard ones. Your boss describes a task in two sentences, you sense what’s hoped for, and since asking would seem to doubt them, you go home with an impression instead of an assignment. Sometimes it’s exactly right, and people call you a mind reader. At other times you’ve spent nine days on a beautiful version of something else. It hurts, and the boss concludes that you need supervision, when you needed four facts.",
      ],
      [
        "paragraph",
        "From Monday, never leave an assignment without four answers: what is it for, who will use it, how long is it, when is it due. Repeat them back, “So it’s two pages, for the parents, by Thursday,” because your memory stores the mood of a conversation better than its contents. After a tenth of the time, show a rough piece and ask, “Is this the direction?” It saves you the disappointment at the end. Look for a boss who gives examples, writes things down, and isn’t offended by questions.",
      ],
    ],
    ask: "Which assignment did you guess at, out of kindness, when one question was enough?",
  },
};
