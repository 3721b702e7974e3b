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
        "At work, borrowed certainty runs out in public. You win a budget with a glowing speech, a team signs up because of it, and around the second deadline you’re glowing about something else. Bosses admire the launch and give the rest of the project, with the promotion attached, to another name. Pay goes the same way: you accept at once, since a yes feels so good, and find out later what the post was worth. Eventually there are eight impressive starts on your resume, and an interviewer asks what became of them.",
      ],
      [
        "paragraph",
        "Before you present an idea, complete one line: “I’d do this even if no one else were excited, because…” If nothing follows, give the idea away with your blessing. When you do present it, say, “I’ll lead the first ninety days, and I want the finisher named today.” Never accept an offer on the phone. Answer, “I’m delighted, and on Thursday you’ll have my figure.” Seek a boss who wants to see the plan for the second month before clapping.",
      ],
    ],
    ask: "Which of your projects would you still choose if no one cheered?",
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
        "The trouble is often the job you complain about for nine years. You announce that you’re leaving, look around, feel the pull of the decent salary and the familiar faces, and remain; and because of the announcement, bosses stop investing in a person who is half gone. Raises go to people who talk less about freedom. And since you don’t admit that you like it there, you never bargain for what would make it better: a day at home, a project with your name on it.",
      ],
      [
        "paragraph",
        "Decide for twelve months. Write on one page what you’d stay for and what would make you quit, and date it. Then tell your boss, “I’m staying this year, and I want it to be worth your while and mine. Here’s what I’d like to build, and here’s the pay I have in mind.” Reserve one afternoon a week for the new thing. Choose managers who look after people and pay on time, and don’t describe your dream job to anyone who sets your salary.",
      ],
    ],
    ask: "What would you ask for at work if you admitted that you’re staying?",
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
        "At work, too, charm keeps the real matter off the table. When you’re overloaded you say so with such good humor that everyone laughs and the pile stays. Bosses never reckon with your limits, until a deadline passes and they are shocked. Credit slips by as well, since you describe each success with yourself as comic relief. In reviews you entertain for forty minutes and leave without having mentioned money, while a duller colleague said three serious sentences and went home with the title.",
      ],
      [
        "paragraph",
        "Prepare three such sentences, and say them before any pleasantries: “I’m at my limit with this load. By Friday I need one of these two taken off. In the spring I’d like to discuss my salary.” Then stop, although your whole body wants to soften it. Send your boss a monthly list of results with numbers and no jokes. In team meetings, report one problem while it’s still open. The best superior for you enjoys your stories and then asks, “And how are you managing?”",
      ],
    ],
    ask: "What does your boss not know because you made it sound so cheerful?",
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
        "Colleagues get the feeling of being expected. The new one finds a note on the desk; the one back from leave is told what happened, and that it was duller without them. Don’t mistake this for mere niceness. It keeps staff from quitting, and that saves a fortune no one credits to you.",
      ],
      [
        "paragraph",
        "At work you make yourself the heart of the place and wait to be chosen for more. Arranging the farewell, smoothing the quarrel, covering the shift: you do it so naturally that it counts as character rather than labor. Bosses thank you for the cake and promote someone who spoke about targets. You’d be glad to be considered, but you tell no one, since whoever applies can be passed over. So years go by in a job you’ve outgrown, among people you couldn’t bear to leave.",
      ],
      [
        "paragraph",
        "Apply for one thing this month that you aren’t sure to get. Tell your boss first: “I’d like to be considered for more, and a no would be easier on me than not being asked.” Put the unseen labor on paper, with hours, and request that half of it be shared out or paid. The next celebration that would fall to you, give to someone else by name, and attend it as a guest. Find a superior who brings up your name when you’re absent.",
      ],
    ],
    ask: "Which position have you been hoping to be offered without ever saying you’d take it?",
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
        "The pattern gets expensive once your discoveries rise. You train someone with your whole heart, they’re promoted, and you feel passed over, although you never applied. Instead of applying, you begin again with a beginner. Bosses come to see you as the person who prepares others for the important posts. Credit is a sore spot: you want it offered, it goes to whoever is on stage, and the hurt comes out as a joke in the wrong meeting. You remain everyone’s first supporter, at a first supporter’s pay.",
      ],
      [
        "paragraph",
        "Put yourself on the list of talents. Write three sentences, nothing modest, as if you were presenting a gifted stranger to the board, and send a version to your boss: “Here’s what I built this year, and here is the post I want next.” Whenever someone you trained moves up, ask the same week, “What does this mean for my title?” Get one mentor who isn’t impressed by enthusiasm. Look for a superior who thanks people by name and still wants to rise, so that you can rise together.",
      ],
    ],
    ask: "Whose career have you been managing while no one managed yours?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best where invention serves someone in particular. Curriculum design, nutrition counseling, speech therapy, service design, costume making, editing, pediatric nursing and planning weddings draw on both your imagination and your eye. There has to be a person at the end of it, and a date. Without the date you’d be refining it when they retired.",
      ],
      [
        "paragraph",
        "Colleagues get ideas that survive until Tuesday. You think of the tired customer, the visitor in a wheelchair, the child who can’t read yet, long before a complaint comes in. What you take for granted is the second look. Most creative people don’t have one, and most checkers never had the idea.",
      ],
      [
        "paragraph",
        "At work your standard postpones your life. You don’t apply, since two of ten requirements aren’t met; you don’t publish, since the conclusion is weak; you repair at midnight what was due at noon, and hand it in with an apology that lowers its price. Bosses take your word for it. Colleagues with half your ability submit what they have, get praised, corrected and promoted, and by the time your version is perfect, the position has often been filled.",
      ],
      [
        "paragraph",
        "Settle the finish before you begin. Ask whoever orders the job, “What would be good enough, and by when?” and write the reply at the top of the page. Deliver at that point, adding one neutral sentence: “Here it is; I’d welcome comments by Tuesday.” Apply this month for a post where you meet six of ten demands. Collect praise in people’s own words, and read it before you talk about pay. A boss with clear deadlines and a short memory for typos is worth more to you than a brilliant one.",
      ],
    ],
    ask: "Which job went to someone less able because you weren’t ready to be looked at?",
  },
  Libra: {
    stances: { company: "company", candor: "both" },
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
        "Promises sink you at work, because they’re so pleasant to make. Two clients hear Tuesday, two bosses hear that theirs comes first, and you work nights, deliver both at eighty percent, and apologize beautifully. In time you’re known as lovely and late. Raises suffer too: you sense the other side’s discomfort about money, hurry to relieve it, and go home with a compliment. And since you never refuse a dull extra task, those tasks find you, while the important ones go to someone who protects their hours.",
      ],
      [
        "paragraph",
        "For one month, answer nothing on the spot. Your sentence is, “I want to do this, so let me check what I’d have to move, and I’ll write to you by four.” If the result is no, write exactly that. Show your boss the whole list and ask, “Which of these should I let slip?” so that the choice is shared. To a salary talk, bring a number that a tougher friend has written down, and read it out. Look for a superior whose mood doesn’t depend on your answer.",
      ],
    ],
    ask: "Which promise are you hoping someone will forget before the week is over?",
  },
  Scorpio: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re in the right place wherever people have to say what they’ve been hiding. Trauma therapy, victim advocacy, oncology nursing, investigative reporting, biography, addiction outreach and workplace investigations need what you have: an open face and a strong stomach. Surface work, with everyone pleasant and nothing at stake, makes you feel like a ghost.",
      ],
      [
        "paragraph",
        "Colleagues get someone who hears the unsayable and doesn’t pass it on. What you underrate is your nose for the false note. In a smooth presentation you can tell which slide the speaker is afraid of.",
      ],
      [
        "paragraph",
        "At work you’re agreeable until your resignation. A boss takes your idea upstairs without your name, and you laugh; a raise is put off, and you understand; the third time, you’ve accepted another offer before anyone knew you were looking. They’d have paid you more. They say so, red in the face, and it’s too late, because inwardly you left months ago. Each new job starts at the bottom of someone’s trust again, so that over a decade you collect farewells where others collect seniority.",
      ],
      [
        "paragraph",
        "Respond to the first offense, while you still like them. When credit goes missing, go over within two days and say, “That was my idea, and I minded. Please correct it this week.” Every three months, have one conversation with your boss on a single topic: “Here’s what would make me leave, and here’s what would make me stay.” It sounds dramatic and works like maintenance. Before accepting an outside offer, give the present employer a chance to match it. Seek a superior who can stand strong feelings in ordinary words, and shows some.",
      ],
    ],
    ask: "What has already half decided you to go that your boss knows nothing about?",
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
        "Careers depend on people who are certain of you, and you have hundreds who are merely charmed. You leave a post with a splendid party, mean to stay in touch, and don’t. When a director’s position comes up, former bosses speak of you with delight and recommend whoever answered their messages. Clients drift off in the second year for want of a call, your salary starts over with each move, and whoever stayed for the tedious part is remembered as the one who did it.",
      ],
      [
        "paragraph",
        "List twelve people from past jobs and write to one every Friday, with one concrete line about their work and no request. At your present place, name the term in advance: “I’ll stay three years and see this through, and I’d like the step up at the end in writing.” A limit you chose yourself doesn’t feel like a wall. The right boss gives you a territory and one phone call a week, and expects you to pick up.",
      ],
    ],
    ask: "Who would have hired you again if you had answered their last message?",
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
        "Because every wish of yours is dressed in usefulness, the workplace finds you very useful. You take on the committee, the newcomers, the anniversary; each is fun for a month, and each remains yours. Your real ambition you play down, for fear of seeming solemn or greedy, and bosses conclude that you’re happy as you are. The fun gets used up by the duties it created. In the end you are the soul of a place that never made you its head, with no free evening in which to be angry about it.",
      ],
      [
        "paragraph",
        "State the ambition once, in a serious voice, to whoever decides: “I want to lead this place within five years. What would you need to see from me?” Don’t smile it away. Then give back two duties that began as amusement, with a date for each, and ask to be paid for the third. In negotiations, count what your side ventures earned. Look for a boss who takes you seriously while you’re laughing.",
      ],
    ],
    ask: "What would you earn if everything you do for fun at work were in your contract?",
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
        "At work your distance looks like independence, and independence rarely gets promoted. You connect everyone and commit to no one, sit in five working groups and lead none, so that bosses can’t tell what you’d fight for. Raises tend to come through personal backing, which you don’t seek. So your inventions travel under other people’s names. They belong to everyone, you say. Around salary time that belief wears thin.",
      ],
      [
        "paragraph",
        "Pick one of the five groups and resign from the rest this month. In the remaining one, say at the next meeting, “I want this to succeed, I’d like to lead it, and I’d be sad to lose it.” It’s the last part that wins supporters. Then find a sponsor. Ask a senior person for twenty minutes, and tell them what you hope for and what worries you, with no theory in it. Put your name on the first page of whatever you invent. A good boss for you enjoys your mind and asks what you need by Friday.",
      ],
    ],
    ask: "Who above you has ever heard what you personally hope to become?",
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
        "At work you take on the shape of whoever supervises you. Under a gifted boss you flourish; under an anxious one you grow anxious, and after a year you can’t say what you’re good at. You accept deadlines in the meeting, discover the truth on the way home, and answer it with a sick day, so that bosses find you enchanting and unreliable. And in pay talks you feel how much the other side hopes to spend little, and begin to hope it with them.",
      ],
      [
        "paragraph",
        "Never agree in the meeting. Say, “I like it, and I always check overnight, so you’ll have my answer by ten.” At home, write down what you’d do if no one had asked you. Bring the figure to a pay talk on a card, and look at it when their worries start to feel like yours. Divide the week into days with people and half days without, and tell your boss the reason: “I do my best work after four hours alone.” Choose a superior who is calm, definite, and asks twice.",
      ],
    ],
    ask: "Whose ambitions have you been living at work, and where are yours?",
  },
};
