import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You do well where people need a defender who is also pleasant company. Emergency dispatch, school counseling, legal aid, pediatric care, labor representation, community policing and running a complaints department call for someone who reacts at once and stays kind. Your thinking is clearest with a face in front of you.",
      ],
      [
        "paragraph",
        "Colleagues get protection. The new one isn’t mocked twice, the overworked one finds half the pile gone, and a bully meets a cheerful person who won’t sit down. What you underrate is your gift for starting. While others wait for a policy, you’ve asked the three people who matter, and it’s happening.",
      ],
      [
        "paragraph",
        "For yourself you accept nearly anything. You argue a colleague’s raise through in ten minutes and take a no on yours in two. Extra shifts, a lost week of vacation, the credit for your suggestion: you understand that it’s a difficult year. Then some injustice to an intern brings out six months of fury, in a meeting, at a superior who has no idea where it came from, and on your record it says “emotional.” The real complaint hasn’t been made yet.",
      ],
      [
        "paragraph",
        "Write down your case as if it were a friend’s: what they were told, what they do, what they’re paid. Read that page to your boss, and then say, “That friend is me. What can you do by the first of the month?” When you feel heat in a meeting, wait a day and find out whom it’s for. Choose one right that you always defend for others, such as breaks, credit or hours, and claim it this week. Look for a boss who enjoys a spirited answer.",
      ],
    ],
    ask: "What would you demand at once if it were happening to a colleague?",
  },
  Taurus: {
    stances: { order: "plan", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Providing something good every day, to people you get to know, comes to you by nature. Running a bakery, a pharmacy, a veterinary practice, a day care center or a bank branch would suit you, as would physical therapy or managing an office on which a whole firm leans. You like a solid team and supplies that don’t run out.",
      ],
      [
        "paragraph",
        "Colleagues get continuity. There’s a birthday list, a spare charger and a right way to do the order, and all of it survives the holidays. What you underrate is your judgment of value. You know what a thing is worth to the cent, unless the thing is an hour of yours.",
      ],
      [
        "paragraph",
        "At work, overgiving hardens into a job description. Stay late once for the inventory, and inventory is yours; train one newcomer, and soon you train them all at the same pay. It was offered, so no one regards it as owed. You know exactly what you’ve contributed and assume that your boss does too. At the review you hear two percent, go pale, say thank you, and work with a heavy heart for a month.",
      ],
      [
        "paragraph",
        "Draw a line down a page: what I was hired for, what I’ve added. Put a price on the second column, by the hour. Then tell your boss, “I took these on gladly. From next month I need them paid, or I’ll return these three.” Before you volunteer for anything, sleep on it. Two days a week, leave on time and let something wait. Look for an employer who pays overtime without being reminded, since it tells you how they count.",
      ],
    ],
    ask: "What do you do at work for free that you’d be ashamed to ask of anyone else?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Your work should put you where the questions arrive. Community relations, local journalism, language teaching, travel advising, library service, internal communication, public health outreach and managing a clinic’s front desk allow quick contact and real usefulness. Four hours alone with a spreadsheet feel like a punishment for something.",
      ],
      [
        "paragraph",
        "Colleagues get to know what’s going on. You explain the new rule in human terms, warn the right person a day early, and remember which customer prefers the phone. What you underrate is how you link departments that don’t speak. No chart shows it, and projects stall in the month you’re on leave.",
      ],
      [
        "paragraph",
        "That channel runs both ways, and over the years bosses notice. They like what they learn from you and keep back what matters. Real plans, a reorganization, a new post, are settled before you hear of them, since it’s assumed that whatever you know by noon the building knows by three. To you it’s an injustice, after everything you do for the mood. Then, at review time, you speak charmingly about the whole team’s year, and your own results come last, in half a sentence.",
      ],
      [
        "paragraph",
        "Become known for a secret kept. Tell your boss, “If you want a reaction before something is public, try it on me. It goes nowhere.” Make that so. Decide which news is for everyone and put it in a Friday note; whatever isn’t in the note stays with you. Prepare three sentences about your own results, and say them first, before any other name comes up. When asking for money, don’t mention what others get. Seek a superior who gives you the reasons along with the news.",
      ],
    ],
    ask: "What would you have been told sooner if they’d been sure you’d keep it?",
  },
  Cancer: {
    stances: { head: "feeling", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where the same people come back and are better for it: family medicine, kindergarten, school nursing, home care coordination, a children’s library, a neighborhood restaurant, or counseling for young parents. Strangers who vanish after one visit leave you oddly sad.",
      ],
      [
        "paragraph",
        "Colleagues get a second family, of the good sort. Whoever needs lighter hours this week gets them without a speech. Underrated, by you above all, is your sense of timing. You bring up the sore subject after lunch rather than before, and that decides more than the arguments do.",
      ],
      [
        "paragraph",
        "Hurt at work, you become a model employee. Passed over for the lead position, you bake for the person who got it, train them, and stay late so that they look good. Your boss is impressed by how well you took it, and thinks of someone else for the next opening, since you seem so content. Inwardly you’re counting. In the third year you give notice in tears, or fall ill in the busiest week, and only then does everyone learn how much you’d wanted it.",
      ],
      [
        "paragraph",
        "Speak within the week, while the thing is still its own size. “I was disappointed not to be considered. I’d like to know what was missing, and when the next chance comes.” Bring no cake. Each Friday, write down one wish and one annoyance, and voice whichever is still there on Monday. In a pay talk, give the figure and then be silent; it isn’t your job to comfort them. Look for a manager who asks twice, and mention in the first month that you tend to say fine when you aren’t.",
      ],
    ],
    ask: "Which disappointment at work are you still being especially nice about?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Your gifts need faces, occasions and something to make beautiful. Elementary teaching, children’s theater, public relations, running a salon, donor relations, wedding photography and heading a customer team provide all three. You bring out the best in a group by expecting it aloud. Behind the scenes, however useful you are, you wilt.",
      ],
      [
        "paragraph",
        "Colleagues get recognition. You notice who did it, say so in front of whoever decides on salaries, and the shy ones stay because of that. What you underrate is your organizing mind. People see the sparkle and forget that four hundred details were in the right place.",
      ],
      [
        "paragraph",
        "Extravagance turns against you at work. You take on the anniversary, the visitors, the difficult client, do each superbly, and mention with a laugh how many hours it took. Bosses sense a claim. Since you never name it, they can’t meet it, so they send flowers, when what you’d wanted, through all those nights of cutting and lighting and telephoning, was the title. Your team, for its part, is exhausted by standards that no one ordered. And once a plainer colleague gets promoted, you feel robbed of something you never requested.",
      ],
      [
        "paragraph",
        "Name the claim before you begin. “I’d love to take this on. If it goes well, I’d like to discuss the senior position in May. Is that fair?” Then deliver the thing at the size that was ordered, and go home. For every compliment you collect, write down one figure that supports it. Let a colleague present half. Look for a boss who praises in specifics and pays in money; one who keeps asking what they’d do without you is paying in air.",
      ],
    ],
    ask: "What are you overdoing at work, hoping someone will offer what you haven’t asked for?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You do well at work that has to be exact because someone depends on it. Pharmacy, special education, dietetics, patient safety, payroll, executive assistance, tax preparation and clinic scheduling are jobs of that sort. A stable routine and clear duties help. So does knowing the face that belongs to each file.",
      ],
      [
        "paragraph",
        "Colleagues get a second pair of eyes and sleep better for it. What leaves your desk is right, and you also remember that Mondays are hard for the one with the long commute. What you underrate is your judgment of risk. Weeks ahead, you feel where it will go wrong, and then you call that fussing.",
      ],
      [
        "paragraph",
        "Your remarks are free, so they’re treated accordingly. You catch the errors of three colleagues and a director before anyone sees them, and the credit goes to the people who made them. Mention it, and you’d sound petty; keep silent, and you turn sour by Thursday. Bosses know you as reliable and somewhat critical, which isn’t what they look for in a leader. A raise, in your view, will have to wait until there’s nothing in your own pages to regret, and so it waits.",
      ],
      [
        "paragraph",
        "Make your eye official. Tell your boss, “I catch about ten errors a week that would have reached the client, and here’s last month’s list. I’d like that to be part of my job, with a title and pay to match.” When you review someone’s work, begin with what you’d keep, in detail, and stop after three corrections. For a month, hand in your own without comment. Look for a superior who shows you things early, since early is when a sharp eye is welcome.",
      ],
    ],
    ask: "Whose mistakes have you been catching for free, and who got the credit?",
  },
  Libra: {
    stances: { company: "company", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Good relations are what you produce all day, and some fields pay for them. Human resources, student affairs, family mediation, private banking, interior design, diplomatic protocol, gallery direction and public affairs are among these. You need pleasant surroundings and colleagues who say good morning.",
      ],
      [
        "paragraph",
        "Colleagues get manners that work. A meeting you run begins on time and ends without losers, and newcomers learn from you how things are done. What you underrate is your fairness, because you mistake it for tact. You know to the minute who has talked too long and who has been owed a turn since spring.",
      ],
      [
        "paragraph",
        "Agreeing with all sides serves you well as far as the middle. Every committee wants you, and few can say what you stand for. When two directors each believe you’re theirs, you spend your days preventing them from meeting. Bosses ask for your opinion, get a lovely summary of everyone else’s, and promote a person with fewer friends and a position. Your credit evaporates too, since you share it so evenly that none is left. And in pay talks you see the other side’s point before you’ve made your own.",
      ],
      [
        "paragraph",
        "At the next meeting speak second, in a single sentence: “I’m for the first plan, because it’s fairer to the night staff.” No “on the other hand.” Do this weekly, and your word gains a price. Before a pay talk, write down the sentences you aren’t going to say, beginning with “I completely understand.” If two superiors use you as their messenger, invite both for twenty minutes and leave after five. Look for a boss known for open disagreement and short grudges, under whom you can practice.",
      ],
    ],
    ask: "At which meeting did your silence cost someone who was counting on you?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You belong where trust is total and matters are serious: psychiatric nursing, foster care, victim services, a family law office, addiction recovery, support for military families, or a post as right hand to someone powerful. Cheerful surfaces tire you more than suffering does.",
      ],
      [
        "paragraph",
        "Colleagues get a person who’s there in the bad week and silent about it in the good one. You sense who is lying, who’s afraid and who’ll be gone by summer, and act before it’s official. What you underrate is your strategic mind. You think you’re merely loyal, and you’re also usually right about who’ll win.",
      ],
      [
        "paragraph",
        "At work your loyalty goes to one person, and your career goes with it. You make a boss look good, guard their secrets, anticipate their enemies, and neglect the rest of the building. When a second confidant appears, you suffer as people suffer in love. When the boss leaves, there are nine years of service and hardly anyone who knows what you can do. Money is a sore subject, because putting a sum on your devotion seems like insulting it. So the sum remains low.",
      ],
      [
        "paragraph",
        "Spread the trust. Choose three people outside your circle and show each a piece of your work this month. Tell your boss, “Please introduce me to whoever decides about the next level, and tell them what I do.” Discuss pay in that same conversation; devotion is extra. When a newcomer is favored, have coffee with them before you’ve collected any evidence. Write a list of results that would count under any superior. Look for one who warns you early, to your face, when things are about to change.",
      ],
    ],
    ask: "If your boss left on Friday, who would know what you’re worth?",
  },
  Sagittarius: {
    stances: { company: "company", novelty: "both" },
    lines: [
      [
        "paragraph",
        "You need people to look after and a horizon, both in the same job. Group travel, international student services, adult education, outdoor programs, community fundraising, physical education and regional sales with a territory of your own combine them. With only the people you get restless, and with only the horizon you get lonely.",
      ],
      [
        "paragraph",
        "Colleagues get good humor with a packed lunch. You make an outing of the dull training, see that no one eats alone, and put the frank remark so comically that it’s accepted. What you underrate is your convictions. They’re clear, they concern how people should be treated, and stated without a laugh they bring a whole table along.",
      ],
      [
        "paragraph",
        "At work the blessing you wait for is the boss’s. You mention the post abroad, see a frown, and declare that you’re happy where you are. The frown was about the budget. Someone less liked and less able sends a written application and goes. Your proposals meet the same end, offered with a laugh, withdrawn at the first objection, and brought up by another person in June. In time you’re the best-loved member of the department, in a position you outgrew long ago, on a salary to match.",
      ],
      [
        "paragraph",
        "Put the wish in writing, since paper has no face. “I’m applying for the position in the new region. I’d be glad of your support, and I’d like an answer by the fifteenth.” Send it on a Monday, before consulting anyone. In meetings, when you’ve said something you mean, count to five before adding a joke. Ask for a raise with two facts and a figure. The boss for you helps people leave for better things and remains friends with them.",
      ],
    ],
    ask: "Which opportunity did you give up because of a frown that had nothing to do with you?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You want an institution that will outlive you, clear responsibilities, and people whose names you know. School administration, association management, human resources, court services, branch banking, public housing, insurance claims and running a medical practice offer all three. They gain what they rarely have, which is standards with a human face.",
      ],
      [
        "paragraph",
        "Colleagues get order they don’t resent. Things are ready, rules are explained, and whoever failed is corrected in private and then asked about the baby. What you underrate is how much you can require of others. They’d gladly do it for you; you do it yourself, because asking seems like going into debt.",
      ],
      [
        "paragraph",
        "Duty contains no promotion. You accept what is assigned, do it flawlessly, and trust that a decent institution will notice. It notices, and assigns more. You take the minutes for committees you could chair and wait your turn, but turns aren’t given to people who have shown no wish for one, and so the top job goes to someone younger who asked, whom you train conscientiously. Such bitterness as there is falls on those who call in sick.",
      ],
      [
        "paragraph",
        "Tell the person who decides what you want, as a simple fact: “I’d like to run this department. I’m saying so because you couldn’t have known.” Then ask what would have to be true by next spring, and write it down in front of them. This month, trade the minutes of one committee for a seat with a vote. Sort your tasks into those you’d miss and those you only owe, and hand over one of the second sort each quarter. Look for a superior who thanks you and then asks what you’d rather be doing.",
      ],
    ],
    ask: "Which of your duties at work would you drop tomorrow if no one thought less of you?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Work suits you when it turns goodwill into something organized. Community development, public libraries, cooperative management, inclusive education, volunteer programs, health campaigns and neighborhood planning all do. What you need is many sorts of people, a fair rulebook, and a result the whole street can see.",
      ],
      [
        "paragraph",
        "Colleagues get equal treatment, which is rarer than niceness. The intern’s suggestion is discussed, the difficult one is invited, and no clique forms in your corridor. What you underrate is your power to change things. Because you consult everyone first and thank them afterward, reforms go through with which louder people have failed for years.",
      ],
      [
        "paragraph",
        "Impartiality works against your own interests. You spread credit so widely that your part disappears, recommend everyone who applies, rivals included, and have many well-wishers and no ally. Raises and promotions, however, tend to be won by whoever has one determined supporter, and you’re seldom anyone’s particular candidate, because hardly anyone has been yours. When the new post goes to a colleague with a smaller heart and a clearer wish, you congratulate them sincerely and go to a meeting.",
      ],
      [
        "paragraph",
        "Choose one superior and one colleague, and be partial to them for a quarter: share news first, back their projects, have lunch without the others. Then say, “I want the coordinator’s position. Will you speak for me when I’m not there?” It feels like cheating. It’s how everyone else does it. State your part in a success in one sentence that begins with I. Resign from the committee that would miss you least, and give those hours to a plan of your own. Look for a boss who has favorites and admits it, and become one.",
      ],
    ],
    ask: "Who at work would fight for you, and when did you last fight for them alone?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "School social work, crisis counseling, rehabilitation nursing, special education, massage therapy, chaplaincy, animal rescue and family services use both your softness and your good sense. Insist on a field with some recoveries in it, since you need to see them.",
      ],
      [
        "paragraph",
        "Colleagues get somewhere to put what the day has done to them. You hear the tremor in a cheerful voice, find ten minutes, and somehow the schedule works again. What you underrate is the combination. Many people feel and many people organize, and whoever can do both at once could run the place.",
      ],
      [
        "paragraph",
        "Employers discover that you come when it hurts. The furious client, the failing team, the coworker in tears are given to you, each as an exception, until your own tasks begin at six. As soon as a project thrives, someone more polished takes it over, and you’re sent to the next ruin. But pay follows success, and success is what you’ve just left. You don’t protest, because among thriving people you feel superfluous, and you’d rather be exhausted.",
      ],
      [
        "paragraph",
        "Stay for the good part. When the next rescue is finished, tell your boss, “I’d like to lead this now that it works, for two years at least, with the pay that goes with it.” Refuse the following ruin by name: “I’m the wrong person this time. Ask me again in spring.” Set two half hours a day for people in tears, and keep the rest for your own list. To your review, bring figures on what recovered under you. Look for a boss who is often in a good mood and wants you nearby for it.",
      ],
    ],
    ask: "Which success did you leave to others because you felt needed somewhere worse?",
  },
};
