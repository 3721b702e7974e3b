import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Good work, for you, is a contest with a verdict. You want a difficult problem, a worthy rival, and proof by Friday of who was right. Trial law, emergency medicine, software security, technical sales, debate coaching, police investigation and newspaper editing let you fight for a living and shake hands afterward. Blunt colleagues and a free hand sharpen you; consensus meetings put you to sleep.",
      ],
      [
        "paragraph",
        "A discussion improves within minutes of your arrival, because no one wants to bring you a lazy argument. You ask the director the question everyone has been avoiding, and a whole table breathes out. As a leader you’re the easiest boss in the world to contradict. Shy people need longer to believe that, so ask them last and wait.",
      ],
      [
        "paragraph",
        "The last tenth is your weak spot. Several brilliant things sit on your desk at ninety percent, and promotions go to people with fewer ideas and a habit of handing them in. Winning is another. You’ll beat your manager on a minor point in front of twelve people, then be surprised when your budget is cut. And money bores you into bad deals: you accept the first figure because haggling is slow, or resign on a Tuesday with nothing arranged.",
      ],
      [
        "paragraph",
        "Say to your boss, “I’m fast at the beginning and slow at the end, so give me the real deadline and ask me a week before.” Never resign on the day you’re angry, and never negotiate on the day you’re bored. Go when the fights are repeats. A rival you can predict teaches you nothing. A company of your own suits you, provided a finisher owns half of it.",
      ],
    ],
    ask: "Which nearly finished thing would change your position if you handed it in this month?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Your good jobs have one thing in common: a deep problem that can be touched as well as considered, and years to get it right. Civil engineering, furniture design, professional baking, accounting, landscape planning, laboratory work, building restoration and acoustics all reward a mind that stays. Long mornings and few surprises keep you going. Chatter, reorganizations and invented urgency drain you by noon.",
      ],
      [
        "paragraph",
        "Judgment that doesn’t wobble is your reputation, and people consult you before they sign. Taste is the part you pass off as logic: of two solutions, you know immediately which one others will enjoy living with. As a leader you set a pace no one gets sick from. The team is calm, the results are solid, and bad news has to be dragged out of you.",
      ],
      [
        "paragraph",
        "Interruption is expensive for you. Your concentration takes an hour to settle, so a day cut up by five-minute favors leaves you tired with nothing to show. Sitting still costs money, too. You’d rather keep a familiar desk at last decade’s salary than have one unpleasant conversation, and loyalty is paid less than novelty nearly everywhere. Then there’s the new system, which you’ll adopt a year after everyone else, having been right about its faults.",
      ],
      [
        "paragraph",
        "Ask for one trade: “Give me two mornings a week without meetings, and I’ll answer everything else by four the same day.” Keep the second half to the minute. Schedule a salary discussion every January, market figure in hand, even if you’d rather have soup. Comfort is a reason to stay a year, never ten. Leave when you could do the job asleep and notice that you do.",
      ],
    ],
    ask: "How long have you been paid mainly for being easy to keep?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Your mind earns its keep where something complicated has to be made plain for someone who needs it by noon. Teaching, journalism, technical writing, user research, marketing strategy, podcasting, library work and interpreting all offer fresh material and a listener. Variety under one title is the condition. Being watched, or made to repeat yourself to a committee, takes the life out of you.",
      ],
      [
        "paragraph",
        "Twenty minutes with you saves a colleague a week of reading, and your phrases turn up in their presentations. You introduce people who sit three desks apart and have never spoken. In charge, you’re informal, funny and open to any objection, and the team knows everything except Wednesday’s plan.",
      ],
      [
        "paragraph",
        "An excess of interest comes first. By Friday you’ve improved nine projects and advanced none of your own, and when a senior position needs a name beside a topic, someone narrower is proposed. Second, you give your product away, because what others bill as consulting you deliver in the hallway, to anyone who asks, free, with jokes. The third arrives around month eight. The learning slows, you take the boredom for a verdict, and you leave just before the money and the trust come in.",
      ],
      [
        "paragraph",
        "Pick the field you’d like to be known for in a year and tell your boss: “I want to be the person here for this. What should I drop?” Visit the other temptations on Friday afternoons, like zoo animals. Say the what for free and charge for the how. Quit when no one there can surprise you anymore, and not because this month didn’t. Self-employment can be a delight, once a stricter person sends the invoices.",
      ],
    ],
    ask: "If colleagues had to name the one thing you’re best at, would they agree?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Put a person you can picture at the far end of the problem and you’ll work on it all night. Pharmacy, medical records, social research, school psychology, nutrition, family history, toy and car-seat safety: each turns your curiosity into protection. A steady team and a boss with an even voice are necessities. Shouting exhausts you immediately.",
      ],
      [
        "paragraph",
        "Someone refers to a difficulty in passing, and a week later you turn up with the answer. Colleagues remember that longer than any presentation; take you away and the lunches would stop. When you lead, you know who is having a bad month before they do, and you guard your team like a hen with a law degree.",
      ],
      [
        "paragraph",
        "Your own project comes last. You hear the strain in a voice, put your task aside, and by the end of the quarter several people owe their success to assistance that appears in no report. Criticism gets in through the ear. A brisk note from the boss can cost you two nights, and the useful half of it never gets read. As for money, you price by sympathy: a discount for the nice ones, nothing for friends.",
      ],
      [
        "paragraph",
        "When someone comes in distress, say, “I want to help. Is tomorrow at two soon enough?” Usually it is. Note each rescue in one line and bring the list to the review: “A fifth of my time went here, and this is what it saved.” If you wouldn’t let a friend accept that salary, you can’t either. A job that sends home more worry than money has given its notice, and you should give yours. A practice of your own suits you, with prices settled before you’ve seen anyone’s face.",
      ],
    ],
    ask: "Whose work did you finish last month while your own was waiting?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You need a subject that can be mastered and people who lean in to hear about it. College or high school teaching, game design, museum work, creative direction, public speaking, software architecture, film editing and science writing pay for depth and then give it an evening. A visible signature is your condition. Routine without an audience dulls you; an audience with nothing new to give it embarrasses you.",
      ],
      [
        "paragraph",
        "Show people why a problem is beautiful, and they work on it over the weekend. Ideas that others would have guarded, you hand over, and a pupil who overtakes you makes you proud for days. As a boss you’re inspiring and loyal, and your praise is rare enough to be framed.",
      ],
      [
        "paragraph",
        "Polish delays you. A report that was useful in March gets buffed until June, and bosses reserve the urgent commissions for steadier hands. Waiting to be crowned delays you more: you’d like the raise to arrive as a tribute, so you never name the figure, and the money goes down the hall to someone who asked twice. And you don’t do beginner. A promotion that would make you the least informed person at the table gets declined for reasons of integrity.",
      ],
      [
        "paragraph",
        "Send the thing you’ve been keeping back, with this in the first line: “Sixty percent done. Is this the right direction?” With pay, do likewise: name a number, add one reason, stop talking. Applause is not a contract. Ask for it in writing. Move on when you’re admired there for something you did four years ago. Your own studio or practice will suit you as soon as you can bear an opening night with nine people in it.",
      ],
    ],
    ask: "What have you kept back because it wasn’t yet good enough to be admired?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work protects people from an error they’d never have noticed. Accounting, pharmacy, editing, software testing, statistics, laboratory technology, contract review and archive work turn doubt into a paid profession. Clear definitions and time to check are necessities. What exhausts you is a boss who says “good enough” and can’t say for what.",
      ],
      [
        "paragraph",
        "Results with your initials don’t have to be withdrawn, so everyone else sleeps. By the second day you usually know the answer, and the next four weeks confirm it; trust that hunch sooner and you’d be twice as fast. As a manager you’re fair, clear and never showy. The team learns more from your corrections than from most courses, and would like to hear, now and then, that something was right.",
      ],
      [
        "paragraph",
        "Handing work over is difficult. You foresee thirty ways it will be done less well, so you do it yourself, or give it away and secretly do it again at night. Advancement stops at the list of requirements: you apply when you meet ten of ten, others apply with six, and then they’re your boss. Your salary request arrives with every fault already deducted, and because you raise the first objection at any table, people begin to schedule meetings for when you’re away.",
      ],
      [
        "paragraph",
        "Give one weekly task to someone else with a written definition of finished, in five points, and add, “Inside these five, do it your way.” Correct only what breaks the five. In a pay talk, let the other side look for your faults; they’re paid to. Resign from any organization that makes you sign what you don’t believe. On your own you’d be excellent at everything except declaring it open, so set the date with a witness.",
      ],
    ],
    ask: "What are you still doing yourself because no one else would do it quite properly?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Work suits you when opposing claims have to be understood in full and someone must make a shape of them. Mediation, contract law, human resources, public policy, interior or graphic design, opinion research, music arranging and product management need a person who can state each side at its best. You need civil voices and good light. Ugly offices and ugly scenes exhaust you equally.",
      ],
      [
        "paragraph",
        "People get a hearing from you that they can’t get elsewhere, and quarrels between departments cool when you restate them. Leading, you’re fair to the point of mystery: the team feels respected and would give a lot to know what you want.",
      ],
      [
        "paragraph",
        "Dates are one trouble. Asked in a friendly tone about Thursday, you agree because refusing would spoil a pleasant moment, and you deliver on Monday with a charming note. Recommendations are another. You bring three balanced options to a boss who wanted one, and the promotion goes to a worse mind with a preference. The third is pay: for others you negotiate like a silk knife, but for yourself you see the company’s point of view so well that asking seems rude.",
      ],
      [
        "paragraph",
        "Never name a date in the conversation where it’s requested. Say, “I’d like to do this well. You’ll have my date by noon tomorrow,” and double your first guess. End every memo with one line that begins “I would.” At your own negotiation, you don’t get to be the judge as well. Go when keeping the peace has become the whole job. A business of your own needs a partner who enjoys refusing.",
      ],
    ],
    ask: "Which decision are you waiting for someone else to make so that you needn’t?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You’re made for work in which doubt is the duty and what’s hidden matters. Auditing, fraud investigation, psychotherapy, cybersecurity, pathology, reporting, failure analysis and history all contain a crack that is really there, and someone who gets hurt if it isn’t found. Privacy and full access to the files are essential. Small talk, cheerful spin and an open-plan desk take more out of you than the hardest case.",
      ],
      [
        "paragraph",
        "If you let a thing pass, others don’t lie awake over it. People notice that you stay with a difficult matter long after it has stopped paying. You lead like a good surgeon, calm in the blood and short on conversation. The team would follow you anywhere and would love a hint as to where.",
      ],
      [
        "paragraph",
        "Proportion goes first. When one problem has all of you, the other four cease to exist, and you surface after three weeks with a magnificent answer and several people waiting for the rest. Secrecy comes next. You work sealed until it’s finished, so no one knows how difficult it was, and what isn’t known doesn’t get promoted. In financial matters, you find out what everyone earns, and punish the company with silence when one blunt sentence would have paid better.",
      ],
      [
        "paragraph",
        "Warn people before you go under: “I’m deep in this until the twentieth. What do you need before then?” On the twentieth, show something unfinished to the person who decides your salary, and name your figure while they’re looking at it. A grudge is unpaid overtime. Leave when you’re staying to see them fail. An independent practice suits you, if someone else answers the phone.",
      ],
    ],
    ask: "What has been waiting on your desk while one problem had all of you?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "You need a big question and a reason to leave the building. Teaching, field science, travel or documentary work, consulting, international aid, climate research, publishing and business development give your mind its distance and bring it home with something. A loose leash, smart company and an occasional ticket keep you at your best. Windowless repetition kills you by inches.",
      ],
      [
        "paragraph",
        "Ask what the work is for, as you usually do, and half of the agenda turns out to be unnecessary. People leave your office with their chins up and two more ideas than they came for. As a leader you give your team the horizon and complete freedom, plus very little information about who is booking the hotel.",
      ],
      [
        "paragraph",
        "Anything you’ve understood once you feel you’ve done, so reports, figures and expenses wait until they’re a minor scandal. Enthusiasm gets you hired; administration decides your rank. Then comes the mouth. You give the client your verdict before anyone has asked for it, you’re right, and the contract goes to a less interesting firm. With money you’re a tourist: you trade salary for adventure, and treat a good month as a law of nature.",
      ],
      [
        "paragraph",
        "Attach your two dullest duties to something pleasant, the figures in a coffee shop on the first of the month, the receipts on the train home. Offer an orderly colleague a deal: “I’ll give your presentations if you’ll do my monthly sheet.” The rule is bill before you fly. Leave when you’ve stopped learning and started performing, and never merely for a longer trip, since identical forms will be waiting at the hotel. There are several businesses in you; begin the one you’d still want in its third winter.",
      ],
    ],
    ask: "Which dull duty has cost you more goodwill than any of your opinions?",
  },
  Capricorn: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Something that has to be built from the foundations and stay up: that’s your work. Structural or systems engineering, database administration, economics, law, actuarial work, history, instrument repair and university research reward a patience that doesn’t need cheering. You require authority to match the blame. Exaggeration drains you, as does a boss who changes direction because of an article.",
      ],
      [
        "paragraph",
        "When the routine fails, people come down the hall to you, because you can say why. The teacher in you is considerably better than you’d admit. You lead by being the last to panic. The team gets a fair wage and a firm plan, and finds out that you were pleased a year later, from someone else.",
      ],
      [
        "paragraph",
        "Staying too long is the principal one. After two years in a method or a company, leaving would mean that the effort was wasted, so you improve what should be abandoned, and bosses treasure you precisely where you are. You also do the job before you have it. In all but name you’ll run a department for years, waiting to deserve the title, and no one pays for what arrives free. And in a brainstorm your first contribution is the obstacle.",
      ],
      [
        "paragraph",
        "Put one question to everything on your desk: knowing what I know today, would I begin it? Whatever gets a no gets an end date. Tell your boss, “I can keep this running, or I can build its successor. I’d prefer the successor, at this salary.” Merit doesn’t speak, so bring it along and speak for it. Leave once you’ve been passed over twice with thanks. A firm of your own is natural, if you open it before you’re ready.",
      ],
    ],
    ask: "What are you still improving that you wouldn’t start again today?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Your place is just past the point where the manual ends. Software development, research, urban planning, technology policy, nonprofit organizing, data science, architecture and teaching unusual kids all give your mind space. Odd colleagues, flexible hours, and reasons with every instruction are necessities. Dress codes shut you down, including the mental ones.",
      ],
      [
        "paragraph",
        "People bring you the problem they’ve been staring at, just to see how you’d turn it around. No notion is too strange for you, so others dare to think out loud in your presence. At the head of a team you treat the intern as an equal. Decisions are made in the open, and moods are noticed by someone else, if you’ve been wise enough to appoint one.",
      ],
      [
        "paragraph",
        "Rules without a reason bring you to grief. Instead of fighting the form, you stop filling it in, and your next proposal lands on the desk of someone who is still annoyed about the form. Your timing is off by years, in the right direction: you present the destination without the road, and the idea comes back later under another person’s name. Money you treat as slightly beneath you. First the ladder is refused, and then the fools on it are resented.",
      ],
      [
        "paragraph",
        "Take one useless rule to your boss with a replacement: “Let me try it my way for a month, and I’ll report what happens.” Experiments get permission where objections don’t. When you have a vision to sell, sell the part they can use by summer. Go when they’ve begun to call you “our maverick,” because that’s a pet’s name. Independence, alone or in a cooperative of six, suits you well, as long as one of the six enjoys arithmetic.",
      ],
    ],
    ask: "Which rule did you stop following without telling anyone that you had?",
  },
  Pisces: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "You do best where imagining precisely is the whole job, and most of the day can be spent alone. Writing or editing, animation, counseling, sound and game design, library work, translation, music teaching and statistical modeling give you solitude with a result at the end. A mild climate and clear requests help. Noise, rivalry and other people’s bad moods soak straight in.",
      ],
      [
        "paragraph",
        "A muddled request goes in, and out comes what they’d have asked for, had they known how. What you call a vague notion has been through so many inner rehearsals that it would stand up in any meeting. Leading isn’t your dream, yet people flourish under you, because you never humiliate anyone and sense who is unhappy. Firing someone takes you two years.",
      ],
      [
        "paragraph",
        "Time dissolves on you. One association leads to another, and you look up when it’s dark outside with the urgent thing untouched. Credit dissolves too, because you can’t say at a party what you do, or at a review either, so the report goes up under a firmer name. Money you’d rather not look at: you agree to “We’ll work something out,” and do the third favor for nothing because they seemed so sad.",
      ],
      [
        "paragraph",
        "Borrow edges from other people. Ask your boss for three near dates in place of one distant one: “Can we look at the first part on Thursday?” Before any talk about pay, write down in a single sentence what you do and what it’s worth, and read it aloud. No number, no yes. Leave when you catch yourself living entirely in the hours after work. Freelancing can suit you, with a fixed price and a brisk friend who collects.",
      ],
    ],
    ask: "Where did the hours of your last free working day really go?",
  },
};
