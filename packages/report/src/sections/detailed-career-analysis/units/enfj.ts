import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Good jobs for you have people to win over, something difficult to do, and not much time. Sales, teaching, coaching, nursing, event organizing, union work, campaign staff, startups and volunteer coordination all run on the courage you bring. You need a cause with a face, freedom to improvise, and colleagues who answer quickly. Slow approvals and cynical humor put the fire out.",
      ],
      [
        "paragraph",
        "Projects that had been discussed since spring acquire a first step when you arrive, and shy people discover they’ve volunteered. Your instinct for matching a task to an unlikely person is nearly magical. Leading, you’re out in front with the flag, and your team would follow you anywhere, occasionally without having checked where.",
      ],
      [
        "paragraph",
        "A team that’s been enrolled isn’t a team that has decided. In the meeting everyone glowed; the doubts about budget and evenings come out later as missed deadlines, and you work through the night to cover them. With pay, your enthusiasm bargains against you, since an employer who hears “I’d do this for nothing” writes that down. And the reputation that follows, wonderful at launches, gives the long, well-paid middle to someone duller.",
      ],
      [
        "paragraph",
        "No one commits in the meeting where you proposed it: make that a rule, and have them answer in writing by noon the next day. To every offer, including the lovely ones, reply, “I’d love to. Let me look at what it would take,” and come back with a figure. It’s time to go when you’re supplying all the belief and someone else is receiving all the benefit. A venture of your own would start brilliantly, so recruit the person who asks what could go wrong, and pay that person to keep asking.",
      ],
    ],
    ask: "What did your team agree to that they’ve never once said they wanted?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "What suits you is slow growth in a trusting atmosphere, with the same faces in the morning. Teaching, nursing, physical therapy, human resources, ministry, hospitality, community banking, apprenticeship training and elder care all repay someone who stays. You need security, decent surroundings and enough time per person. Constant restructuring drains you.",
      ],
      [
        "paragraph",
        "Beginners turn into professionals under your supervision, so regularly that competitors try to hire them. You can tell who needs another month and who’s merely frightened, a judgment that large organizations pay consultants to imitate. As a manager you’re the radiator everyone stands around. It’s pleasant there, and sometimes no one goes back to work.",
      ],
      [
        "paragraph",
        "The struggling employee stays too long, because you cover for them and describe their situation so movingly that no director dares to act, while the capable ones get a pat and look for attention elsewhere. You treat your own stagnation as loyally, running a department that has been fine for years at the salary you got when it was in ruins. Bad news waits with you, too. By the time it’s ready, it has grown.",
      ],
      [
        "paragraph",
        "Give every rescue a last day. When someone has arrived, announce it publicly: “From today on, she’s the one to ask.” Then, in your review, “The rebuilding is finished. I’d like the next thing that isn’t working, at the pay of someone who has done it before.” Every year, price yourself like a stranger, since loyalty is rarely indexed to inflation. Leave when you can do the job with your eyes closed and have begun to. If you want something of your own, choose a business where people come back weekly.",
      ],
    ],
    ask: "Whom are you still helping at work because it would feel odd to stop?",
  },
  Gemini: {
    stances: { voice: "speak", company: "company" },
    lines: [
      [
        "paragraph",
        "Give you people, questions and a moving target. Teaching, recruiting, sales, radio, customer success, public relations, alumni work, community management and any reception desk are natural homes. What you need is variety, an hour of real attention at a time, and colleagues who talk. Give you one spreadsheet for a year, and you’ll interview the plants.",
      ],
      [
        "paragraph",
        "Deals happen because you remember that someone in shipping once studied dance. You’ve heard more sides than anyone in the company, and on one page that knowledge would be the most useful report of the year. Leading suits you in the early stage, when people need to find each other. Later they need the same answer twice, which is harder.",
      ],
      [
        "paragraph",
        "Everyone would gladly recommend you, but when the director asks who has worked with you closely, there’s a pause, because a sponsor must have seen you stuck. Introductions are your most valuable product, and you give them away; other people have built incomes on your address book. The third obstacle is the calendar, in which every hour is promised and the long task gets what’s left, so Tuesday keeps borrowing from Thursday.",
      ],
      [
        "paragraph",
        "Choose three working relationships this year and give them the hours you’d have scattered. To one senior person bring a problem instead of news: “I don’t know how to handle this, and I’d like your help.” The rule is fewer hellos, more second lunches. For a valuable introduction, name your fee beforehand or decide that it’s a present. Move on once you’ve met everyone and learned nothing since March. On your own you’d do well as a broker, trainer or interviewer, with someone else reading the contracts.",
      ],
    ],
    ask: "Who at work has ever seen you stuck, and what did you let them do?",
  },
  Cancer: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Work fits you when people pass through a change and you’re the secure base. Counseling, nursing, elementary teaching, social work, family medicine, human resources, childcare administration, hospitality and parish work all need that. Continuity matters, and a leader you can respect. Rivalry among colleagues wears you down, and anonymous customers do it faster.",
      ],
      [
        "paragraph",
        "To an intern you can explain in three sentences what’s wrong and send them away encouraged; companies hire trainers to teach that, and you’ve been giving it away in the corridor. Leading, you notice pain before you notice waste, so people are safe with you, and occasionally so is the waste.",
      ],
      [
        "paragraph",
        "Something changes once a team becomes family. You’ve attended their weddings, so you correct their work in the evening and defend it upward, and when cuts come, no one above believes your warnings. Asking a boss you’re fond of for money feels like presenting a relative with a bill. And you stay for years for the person who’d fall apart without you, who has been reading job ads since winter.",
      ],
      [
        "paragraph",
        "Say the hard things early, as a custom: “Once a month I’ll tell you one thing I’d change, and I want one from you.” For the longtime ones, begin with an apology: “I’ve been going too easy on you.” Let a date ask for your raise, the first of October, in writing, whether you adore your boss or not; affection isn’t a pay scale. Leave when you’re staying because you’d be missed. A practice, an inn or a preschool of your own could be lovely, with prices set by someone who doesn’t know the customers.",
      ],
    ],
    ask: "Whose work have you been correcting at night because you’re too fond of them?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You belong where people are brought to their best in public. Teaching, sales, fundraising, hospitality, events, school administration, theater, training and broadcasting all suit you. You need a visible result, warm superiors and a stage, however modest. Irony about things you care for drains you in an afternoon.",
      ],
      [
        "paragraph",
        "People get braver from being noticed by you. You remember who had the idea and say so in front of the director, and you can explain to a tired staff what they’re part of, which changes how they work on Monday. No one who has been praised by you forgets it, and neither does anyone who has been dropped.",
      ],
      [
        "paragraph",
        "The praise goes out and the bill never does. You credit the team so splendidly that the board believes you, and promotes the team. What you’d like, you hint at, brilliantly, to people who are thinking about parking. Big occasions also blind you to terms, so you give the keynote at your own expense. And when a rival is honored, you give the speech and turn cool afterward toward someone who has no idea what they did.",
      ],
      [
        "paragraph",
        "Claim first, then share: “I designed this, and here are the people who made it work.” Practice until it sounds ordinary. Before your review, ask three colleagues for two lines on what you contributed, hand them over, and add a figure and a date. A hint isn’t a request; that’s the rule, and it would fit on a mug. Go if you’ve become the mascot, loved by everyone and consulted by no one. A studio or agency of your own suits you, provided someone unsentimental looks after the money.",
      ],
    ],
    ask: "Whom did you praise in public lately for something you wish they’d said of you?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Improving people and the things they make is your trade. Teaching, nursing, editing, speech therapy, training, project coordination, nutrition and office management all use your eye and your warmth together. A clear aim and a willing learner are essential. What exhausts you is chaos, and a boss who calls standards fussy.",
      ],
      [
        "paragraph",
        "Feedback from you can be used by lunchtime, because you name the one change that matters and phrase it so that people would like to make it. Leading, you’re thorough and kind, and your team rarely fails. They also rarely surprise you, since you’ve usually been there first.",
      ],
      [
        "paragraph",
        "Others deliver a decent draft on time; yours is immaculate, late, and introduced with an apology that lowers its price. The weak colleague’s portion becomes yours as well, and no appraisal ever mentions it. Then there’s pay, where you ask for whatever the form says is customary, while those you trained, and whose errors you know by heart, apply with a smile and are appointed above you.",
      ],
      [
        "paragraph",
        "Submit what you’d accept from a talented student, and replace the apology with a report: “This is the version for today. The figures are solid, and the layout comes on Friday.” The weak colleague gets one page of advice and none of your evenings. Never discount your own work before the customer does. Have someone who likes you list your results, and hand the list in unedited, with a salary at the bottom. Leave when you’re correcting the same mistake in a third boss. Tutoring, editing or consulting under your own name could start small and go far.",
      ],
    ],
    ask: "What would you apply for if you judged yourself as you judge your students?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "The right work brings different parties together and makes something good come of it. Human resources, account management, teaching, mediation, fundraising, interior design, hotels, communications and diplomacy all live on that. You need civilized colleagues, some beauty, and a partner to think with. One hostile hour costs you a week.",
      ],
      [
        "paragraph",
        "The agreements you bring about last, because you’ve spoken to everyone before the meeting and no one gets humiliated in it. People call that a way with people; look at how often the result you had in mind was simply right. The staff finds you fair, available and easy to love. Difficult announcements come out so softly that half of them go home believing the opposite.",
      ],
      [
        "paragraph",
        "Influence without a signature is hard to reward. The reorganization was your idea, three directors remember it as theirs, and when a bolder person wants the post, no one can name a decision you made. Consensus also eats the calendar. You’ll spend six weeks on the last doubter while the opportunity leaves town. About money you’re so anxious to be reasonable that you negotiate against yourself first, alone, in the car.",
      ],
      [
        "paragraph",
        "Sign your opinions: in each important meeting, make one statement beginning with “I recommend,” before the discussion starts. If the vote goes against you, say, “I’d have done otherwise, and I’ll support it,” which impresses people more than three victories. For pay, let the other side find your price too high; that’s their half of the work. Leave when everyone likes you and nothing has your name on it. Founding something is best done with a partner who enjoys saying no, and with a contract both of you would show your mothers.",
      ],
    ],
    ask: "Which decision at work was yours, and who believes that it was theirs?",
  },
  Scorpio: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You’re strongest where people are met at their lowest and believed in. Counseling, nursing, social work, special education, human resources in hard times, law, addiction services, investigative interviewing and executive coaching all need that nerve. Confidentiality and a real say in the outcome are your conditions. Small talk for a living would finish you off.",
      ],
      [
        "paragraph",
        "A conflict that has poisoned a department for years can come apart in two conversations with you, because where others change the subject out of politeness, you wait four seconds longer and the actual problem arrives. Your leadership is intense. Followers feel chosen, do the best work of their lives, and sometimes need a vacation from being so well understood.",
      ],
      [
        "paragraph",
        "Being trusted isn’t the same as being supported. Bosses confide in you, and it feels like rank, but you’ve got their secrets and they’ve got the budget. Since the strain never shows, the hardest cases land with you and no one counts them, least of all in your salary. Finally, a colleague who wrongs you gets no complaint. Just flawless manners, for a decade.",
      ],
      [
        "paragraph",
        "Trade in current information. Say to your boss, “This case is getting to me, and I need either a second person or fewer hours,” and watch it be taken seriously. A secret isn’t a salary: before you accept another confidence from above, ask what you’d get to decide. Bring a grievance within three days, as a question. Leave when you know too much about everyone to respect them, or when you’ve begun to enjoy knowing. Private practice suits you extremely well, with fixed fees and one colleague who hears your side.",
      ],
    ],
    ask: "Whose secrets are you keeping at work in place of the power to decide?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Put you where minds get wider. Teaching, training, ministry, nonprofit work, tourism, publishing, sales of something you believe in, career counseling and international education all suit you, because there’s more at stake than money and the audience changes from time to time. Freedom of movement feeds you, and petty rules starve you, along with colleagues who sigh before you’ve finished.",
      ],
      [
        "paragraph",
        "After a defeat you’re the one who can say what it was for, and people return to their desks. Your frankness is the other half of the gift: while everyone circles a problem, you name it without malice, and the relief is audible. Leadership, for you, means altitude: the team has a wonderful view, and would occasionally like a schedule.",
      ],
      [
        "paragraph",
        "The reflex to find the silver lining buries information. A project fails, you’ve drawn the moral by Friday, no one examines what happened, and it happens again. Then, your yes is enormous and your calendar is average, so reliable people start planning around your promises. Even your own grievances get converted before they can be presented; the withheld raise taught you patience, the stolen credit taught you to let go, and employers adore someone who sees the bright side of being underpaid.",
      ],
      [
        "paragraph",
        "Use one sentence that contains no lesson: “I was passed over, I’m disappointed, and I want to know what happens in June.” After each setback, write down what it cost before you write what it’s good for. Growth doesn’t pay rent; that’s worth repeating before any negotiation. Leave when you no longer believe your own welcome speech. Founding something comes naturally, and finding a dry-witted partner who loves spreadsheets is the part to do first.",
      ],
    ],
    ask: "What injustice at work have you explained to yourself instead of objecting to it?",
  },
  Capricorn: {
    stances: { order: "plan", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Lasting institutions with human beings in them are your material. School leadership, nursing management, public administration, human resources, senior care, conference planning, retail banking and any large family business reward you. You need authority equal to your sense of responsibility, colleagues other than improvisers, and a result that’s still standing when the applause is over.",
      ],
      [
        "paragraph",
        "With you, promises are kept, meetings end on time, and someone remembers both the deadline and the divorce. People accept a hard decision from you that they’d fight if anyone else announced it, because they’ve seen you do your share. In charge, you’re the load-bearing wall. Everyone leans. No one asks the wall how it’s doing.",
      ],
      [
        "paragraph",
        "Each promotion adds people to provide for and subtracts time with them, so trouble reaches you late and well dressed. Delegating feels like negligence. You give away the task, keep the worry, and check on it at nine in the evening. For yourself you ask nothing, expecting a raise to follow from merit. Raises follow from asking.",
      ],
      [
        "paragraph",
        "Reserve half an hour with your boss under the title “My pay and next step,” since you respect whatever has a title. Say, “Here’s what I’ve taken on since last year, and here’s the figure that goes with it.” Whatever you can’t bear to hand over is what you ought to hand over first. A place where you’re respected by everyone and known by no one is a place to leave. A business of your own would be solid, provided that it closes on Sundays.",
      ],
    ],
    ask: "When did anyone at work last come to you without needing something done?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Public purpose and a steady arrival of new people make you shine. Education, public health, nonprofits, community organizing, tech training, museums, libraries and city government all qualify. The conditions are independence, mixed company and permission to change things. Status games bore you into leaving.",
      ],
      [
        "paragraph",
        "In your meetings the most junior person has said something by ten past nine, and it got used. A complicated reform, explained by you, neither insults the expert nor loses the neighbor. As a leader you’re everyone’s equal, to a fault. When there has to be a verdict, the staff looks around for the person in charge, and it’s you.",
      ],
      [
        "paragraph",
        "You recruit well and retain badly. In the first hundred days everyone adores you, and then those who have been there three years begin to leave, because your attention went to the person who wasn’t convinced yet. Once a place has discovered your faults, you move on, often new and seldom senior. And money offends you slightly, which is expensive; you accept the cause’s poverty as your own, while its consultants send invoices.",
      ],
      [
        "paragraph",
        "Ask an old hand, as if you’d just met, “What would you start here if it were up to you?” and act on one answer within a week. Stay one year past the point where they know you; that’s where the titles are. When pay comes up, treat yourself as one of the people you’d defend: “I’d never let anyone else do this job for that.” Leave if the mission has become a slogan, but not because someone noticed your flaws. A cooperative of your own fits, with a treasurer who isn’t moved by speeches.",
      ],
    ],
    ask: "Whom did you recruit so well that they’re still waiting to matter to you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You do your best where compassion has a form and a closing time. Nursing, counseling, special education, hospice, ministry, music and art teaching, fundraising, patient advocacy and community programs all give it one. Insist on an unsentimental colleague, a limit on cases and something beautiful in the day. Constant conflict drains you.",
      ],
      [
        "paragraph",
        "Anyone going under is noticed by you before it shows in the numbers, and reached in time. When you describe how things could be, people picture it and open their wallets or their calendars; campaigns are built on less. What you inspire in a team is devotion, which is stronger than discipline until about four in the afternoon, when someone has to have ordered the chairs.",
      ],
      [
        "paragraph",
        "Bad news rewrites your job description every week. By December you’ve rescued a coworker, a client and the holiday party, and have to explain a blank page, while the promotion goes to someone with results. An organization in ruins also moves you more than a healthy one, so you accept a miserable salary and stay until you’re near collapse yourself. And you can’t take money from sad people. Or from anyone who looks capable of it.",
      ],
      [
        "paragraph",
        "Choose the week’s goal before you open the first message, and send it to someone dry: “By Friday this is finished.” Every plea waits a night: “I can answer you tomorrow.” A gap in staffing isn’t a calling. Before accepting a post, ask what’s going well there. If you dream about the cases and dread the faces, it’s over. Working for yourself is a fine idea from the day that prices are printed and prepaid.",
      ],
    ],
    ask: "What were you hired to do, before you began doing what everyone needed?",
  },
};
