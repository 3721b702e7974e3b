import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work inside a mess that has already made two capable people resign. Calm places dull you. Put in charge of something that already works, you redesign what nobody asked you to, while a project months behind schedule brings out a cold, cheerful energy that surprises your colleagues. Consider turnaround and restructuring, litigation, campaign strategy, or emergency planning for hospitals, cities and relief agencies. What you need in any of them is a definite objective, few people to consult, and authority over the whole operation, because you plan far ahead and act fast. Write to one organization in trouble this month. Before you sign, ask who can overrule you, and how often it has happened.",
        ],
      ],
      ask: "Which mess in your field are you itching to be handed?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a bridge, a forest or a ledger that will outlive you, and you would rather be paid for that than praised for anything. You do slow, exact work, the sort in which a bad calculation shows up in the end and can’t be talked away. Look to infrastructure, such as structural engineering, water or energy; to land, such as forestry or conservation; or to distant risk, as in actuarial work and auditing. You’re suited to projects measured in decades, with definite standards and long uninterrupted stretches. In work like this your mind and hands cooperate almost too well, and the result can be a career spent perfecting one part while other people, in meetings you were glad to miss, decide what the whole is for. Ask to sit in on one of those meetings.",
        ],
      ],
      ask: "What do you work on that will still be standing when nobody knows your name?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Give you ten thousand complaint letters and a week alone, and you’ll come out with the five things they are about. You find the order in a mess, and you give it a name. Several kinds of work pay for this: data architecture, patents, technical editing, policy work and strategic research. The trouble is how many subjects attract you at once, since curiosity would sample them all and ambition wants one completed, and the result is that ambition signs the contract and curiosity quits the next spring. Look for a position with one enormous question, uninterrupted mornings, and people who bring you pieces of it. Ask in the interview how long the last project was allowed to take.",
        ],
      ],
      ask: "Whose mess do you catch yourself sorting in your head on vacation?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "People assume that someone like you chooses numbers, or machines, or the law because those don’t cry, and you let them think so. In fact you’re at your best wherever distress can be helped by someone who stays clear about it. Think of clinical or sleep research, of designing services for hospitals, of finding out why patients, pupils or claimants give up what would help them. You need privacy, a stable team and regular contact with the people concerned. Your two sides quarrel over distance: one would rather help from an office, the other would rather sit beside the person, and you mostly take the office, with its blinds half open, and miss the people. Schedule an hour of each this week.",
        ],
      ],
      ask: "Whose trouble do you study so well because you can’t bear to look away?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Someone announces that it can’t be done, and you, on the point of going home, take your coat off again. Build a working life around that minute. The work that suits you is outages and security breaches, accident and fraud inquiries, and lab science, where results misbehave for a living. There, for a week, you’re the quickest mind in the place, as long as the problem is hard, the job is brief and the meetings are few. Your patient half wants the cause and your hot half wants to be first. Since most companies reward only the rescue, you leave with the triumph and without a paper on the cause, so ask any employer who writes that up, and when.",
        ],
      ],
      ask: "What were you told was impossible, shortly before you began to enjoy yourself?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You’d rather understand one valley thoroughly than have opinions on mountains. Give you a slope, a seam of clay, a family of instruments that drift by a hair every year, and a decade later you’ll be there, still finding things, with mud on the notebook. Field science fits, in soils, water or insects, and so do precision trades such as calibration and restoring instruments: work in which a thought passes through the hands. Ask for one long problem, your own bench, and few interruptions. Your intellect is satisfied as soon as the principle is clear; your hands aren’t, and they outvote it, which is why your results stand up. Positions like that tend to sit at the far end of a corridor, so before accepting one, ask who reads the findings.",
        ],
      ],
      ask: "Which patch of the world could you study for ten years without running out?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "The best hour of your week is the one in which two fields that had never met turn out to be cousins. You ought to be paid for it. Consider language work, such as linguistics or technical standards; the design of games, rules or software; comparative research in law or policy. In all of them definitions have consequences, and nobody objects if you look at a wall. You need variety, and you are quick in it. A position with only one topic will starve you, and one with nothing but discussion will do worse, since an intelligence like yours can survive for years on being interesting. Prefer the place where something gets printed, released or played every quarter.",
        ],
      ],
      ask: "Which two of your interests would make a profession if anyone introduced them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Behind every system that keeps you awake there is a person whom it has failed. You seldom mention this, and in interviews you talk about method. Look at human research, such as sleep, memory or pain; at forensic work with language or sound; at design for places where people are afraid, such as clinics. You need time alone, a few trusted colleagues, and contact with the people behind the figures. A logician and a reader of faces share your head. The logician distrusts a finding that made you cry, the reader of moods distrusts a finding that didn’t, and since you tend to publish the numbers and leave out the rest, the result is correct and slightly dead. Put one human being in every report.",
        ],
      ],
      ask: "Whose trouble is at the bottom of the problem that occupies you most?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", order: "plan", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Your best mornings at work are beginnings: a full staff, a first day, something to prove. You get enormous things started and bring people along, and everything after that feels like maintenance. So aim for work that keeps opening: new sites for a hospital or hotel group, political and charity campaigns, festivals, relief operations. You want a budget, a deadline and a free hand. The strategist in you has a ten-year career plan, the hothead would like another launch by fall, and usually you follow the plan, get short-tempered in the fourth year, and are astonished to hear it mentioned. Ask this week who will run the next launch. Before you accept any title, bargain for a launch every second year.",
        ],
      ],
      ask: "What would you open next if you had one year to do it?",
    },
    Earth: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        [
          "paragraph",
          "Asked what you do for a living, you’d rather point: you make large things run, and go on running. Anything big that works because someone saw to it calms you, and anything that exists only in presentations bores you. Look at operations, such as plants, ports or hospitals, at construction, or at any business with machines in it. You want a payroll, a physical result, and enough years to see it prove itself. Ambition wants promotion within three years, the builder in you would rather stay, and since ambition usually signs, you can end up at headquarters, missing the work itself. Tell whoever decides, this month, that you want the bigger operation before the higher floor.",
        ],
      ],
      ask: "Which part of the work itself would you miss if they promoted you away from it?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", pace: "both" },
      lines: [
        [
          "paragraph",
          "You get decisions out of clever people who can’t agree, and you ought to charge for it by the hour. Give you nine of them and a deadline, and you brighten. Look at arbitration and negotiation, editorial or research direction, or work as chief of staff to someone powerful. You need conversation, short cycles, and the authority to close the matter. Inside you, someone who has decided by lunch sits next to someone who would like to hear one more side; the one who has decided generally prevails, and then has to reopen the case. Offer to chair a dispute at work that nobody wants. Announce how long you’ll listen, hear everyone, and decide on the day you named.",
        ],
      ],
      ask: "Which quarrel between clever people would you love to be paid to end?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "Under every organization chart there is another one, drawn in loyalties and old favors, and that is the one you consult. You lead people well through loss and change, which suits you to hospitals and hospices, disaster relief, resettlement, and family firms passing from one generation to the next. You want responsibility for the whole, and people you know by name. Your head shuts the department that must be shut, your heart thinks of those who work there, and since the head signs, the news goes out in a faultless memo and you can’t eat. Choose an institution whose ending would make you grieve. This week, deliver one piece of bad news in person, and stay for the questions.",
        ],
      ],
      ask: "Which institution would you mourn like a relative if it shut next month?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Nobody phones you when things are going well. Your number gets passed along when the launch is near and the product doesn’t work, when a campaign has lost its manager, when a case is coming to court and the one witness is wavering; you walk in, and feel calmer than you have in months. Look for work with a clock, an opponent and a result by dark: trial law, corporate turnarounds, live events, emergency operations. Both your halves love a beginning and lose interest once a thing merely has to be kept running. Plan for that. Put a handover date into your contract, with the name of a person who likes upkeep, and leave while they still want you.",
        ],
      ],
      ask: "Which professional emergency do you catch yourself missing?",
    },
    Earth: {
      stances: { focus: "both", novelty: "new" },
      lines: [
        [
          "paragraph",
          "“It has never done that before” is the best thing anyone can tell you at work. Where others look for someone to blame, you’re already testing what happened, in a better mood than you’ve been in all week. Investigative work would suit you: forensic engineering, product testing, prototype shops, anywhere with physical evidence and few meetings. Your quick half wants a new puzzle by lunch, and the slower half would like to stay and see the old one mended. In practice you find the cause, describe it beautifully, and leave before the repair. Reputations come from the repair. Look for an employer who expects the one who found the fault to sign off on the fix.",
        ],
      ],
      ask: "Which fault did you track down perfectly and leave for someone else to repair?",
    },
    Air: {
      stances: { voice: "speak", focus: "many", company: "company", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You’d do half your job for nothing, the half that starts when someone says, “Tell me why I’m wrong.” Public policy needs that, and so do product strategy, appellate law, investigative news and comedy, in all of which a person is paid to take an idea apart in front of its owners and hand back a better one. You want colleagues who answer fast, material that changes by the month, and a boss who can tell what you mean from what you’re trying out. The risk is fluency. You’ll be offered jobs in which talking about the work is the work, so at the interview, ask what existed a year later that hadn’t before.",
        ],
      ],
      ask: "What exists in the world today because of something you said at work?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Somewhere in the third hour of any negotiation the other side stops pretending, and you feel it before a word has changed. You could be paid for that, in mediation, in investigative interviewing or user research, in documentary film and, less nobly, in advertising, so long as you see the same people more than once. Your reasons come fast. Your impressions come more slowly and are better, but the debater in you won’t act on a feeling it can’t prove, and so you tend to talk yourself into places that made you sad on the first visit. Before the next contract, tell a friend how the place felt, and only after that what it pays.",
        ],
      ],
      ask: "Which workplace felt wrong at once, before your logic talked you into it?",
    },
  },
  INFJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You are hardly ever bored by a person with everything at stake. A client the night before the hearing, a family waiting for news, someone sick with stage fright: your tiredness goes, and you know what to do. Slow institutions suit your patience and starve your nerve, so after a year of committees you start quarrels that nobody needed. Look at asylum or legal aid, crisis counseling, victim support, or reporting that follows one case to the end. You prepare longer than anyone and then move fast, which works best with a limited caseload and permission to act. Call one such office this week and ask two questions: how many cases each person has, and who decides.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "Your best days at work are those when you can hold the result in your hands at five o’clock. Ideals by themselves make you anxious, because you see so far ahead that nothing nearby seems finished, and handling real materials settles that. Two kinds of work qualify. One is physical care, such as occupational therapy, prosthetics or hospital gardens; the other is preservation, such as restoring books, furniture or old buildings. Conditions count as much as the trade: one project at a time, an unhurried pace, few meetings. Be careful with any position that is all vision, since you bring enough of that yourself. Write to one workshop or clinic this week, and ask to watch for a day.",
        ],
      ],
      ask: "What did you last make at work that someone else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: in publishing, oral history or user research, or by mediating between departments, families or neighbors. Choose problems made of language, and colleagues whom you meet two or three at a time. One side of you enjoys their company, the other resents the meetings, and if you let the two sides negotiate, the negotiating will fill the week, so ask for mornings without calls. What you do then, alone with the material, is what you are paid for.",
        ],
      ],
      ask: "What does your workplace need to hear that nobody there will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you the real thing in the last five minutes, when they are already on the way out, and your working life should start there. You notice what they came in with and give them time to say it. Look at care with a definite end, such as hospice, counseling or bereavement support, and at work with memory, such as oral history or biography. The disadvantage is that it all comes home with you, and by Thursday you’re losing sleep over other people’s lives. So put three conditions in writing before you accept such a job: sessions that end on time, a supervisor who asks how you are, and a walk after the last conversation.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  INFP: {
    Fire: {
      stances: { head: "feeling", pace: "both" },
      lines: [
        [
          "paragraph",
          "The work that wakes you tends to start with someone being told no. A student barred from graduating, a marsh about to be paved, an artist nobody will hire: within the week you’ve written twelve pages and forgotten to eat, while a calendar of meetings would put you to sleep. You work in bursts, in defense of someone, so look for a job that pays for exactly that: advocacy, speechwriting, teaching drama, environmental campaigns. You need a cause you’d fight for unpaid, uneven hours, and a boss who is equally indignant. The cost is felt at home, by people who aren’t in danger and don’t see you at supper. Before you accept, ask who takes over on the nights when you sleep.",
        ],
      ],
      ask: "Whose “no” would still make you sit down and write twelve pages tonight?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "You do your best work slowly and with your hands, and you know within an hour whether a workplace is right for you, by its noise, its smell and how people treat the tools. Ideals left to float make you melancholy; given wood or soil to work with, they turn into something useful. Instrument making, furniture restoration, horticulture, animal care: each demands slow attention to something that can’t flatter you, at your own pace, with few meetings. The dreamer in you will complain that this is too modest to be a calling. Give it a year. Write to one such place, ask for a day of watching and helping, and notice that evening whether you’re tired in a good way.",
        ],
      ],
      ask: "Which workplace have you walked past that made you want to work there?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "You notice what people meant and didn’t quite say, and you remember the words they used. Your best work is done where one person’s meaning has to reach another unspoiled, which happens in translation, audio documentary, editing and children’s publishing, preferably with a long deadline and few meetings. Variety keeps you cheerful. Meaning keeps you there. From any clever place that doesn’t care what its cleverness is for, you’ll drift away politely, to the surprise of a boss who never heard you complain. Write to one employer whose work you’d recommend to a friend, and in the interview ask what they turned down last year, and why. The answer tells you whether to stay.",
        ],
      ],
      ask: "Which overheard sentence have you kept for years without knowing what it is for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "For three weeks you can work anywhere, and in the fourth you begin to feel what everyone there feels, mostly in the stomach. So look into that first, before the title and the pay: how people speak of whoever isn’t present, who gets interrupted, whether anyone laughs. Then choose work in which being moved is part of the job, such as music therapy, pediatric nursing, hospice care, or writing down people’s lives. You’d be very good at any of them. The risk is easy to predict, since you will love the people past the end of the shift and call it overtime. Apply to employers who send everyone home on time, and who notice when someone hasn’t gone.",
        ],
      ],
      ask: "Which workplace is still in your stomach, long after you stopped being paid there?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "You come alive in front of a discouraged team with six weeks to go, because it’s the turning that you live for, the hour when a group that had given up starts, reluctantly, to try. So look for work where something has to be better by a certain date, with people to rally and a result everyone can see: struggling schools, political and fundraising campaigns, sales teams, community organizing. Steady upkeep bores you within a season. After that you discover emergencies in perfectly healthy departments, and wear people out with them. Take jobs that have a deadline, and before you sign, ask who looks after the place once it’s been rescued.",
        ],
      ],
      ask: "What did you last rescue that would have recovered very well by itself?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "There’s a moment in learning any trade when the beginner stops looking up for permission, and you would get up early all your life to see it. You belong where people become competent under your care over a matter of years, in vocational training, nursing education, hospitality or operations, with a regular rhythm and the same colleagues for more than a season. Titles matter less to you than who shows up. Your risk is loyalty to the building. An employer will accept ten years of your evenings and thank you with a card. Before you discuss the position, ask to see the staffing plan, read it twice, and name the hour at which you go home.",
        ],
      ],
      ask: "Whose hands learned their trade next to yours, and do they know you were proud?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Two people who have stopped talking are, to you, a job opening. Where others see a fight you hear a misunderstanding, and you can’t rest until the surgeon has grasped what the night nurse actually meant. Mediation, facilitation, interviewing, community relations, teaching languages to adults: wherever people have to be made clear to each other, you think faster and feel lighter. Long hours alone would drain you. So would any post in which the discussion is for show because the decision has been made upstairs. In the interview, ask what became of the last thing that people there agreed on. If nobody remembers, thank them and leave.",
        ],
      ],
      ask: "Between which two people at work are you already interpreting for no salary?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "Your happiest moments at work tend to be someone else’s relief: people come in tense, you notice what they’re afraid of, and before you’ve given any advice they’ve begun to breathe. Counseling, social work, drama therapy, hospital chaplaincy: such work would pay you for what you do anyway, and would also take all of it. Because it’s hard for you to see suffering without signing up, a full caseload never feels full, and by fall you’re flat, dutiful and catching every cold. Look for a place with a limit on cases, a team that talks through the hard ones, and a supervisor who notices when you’re overdoing it and sends you home.",
        ],
      ],
      ask: "When did an anxious person last grow calmer near you, and what did it cost?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Opening night suits you better than any Tuesday that follows it. What wakes you is the last two weeks before a thing exists, when the posters are late, the mayor has not confirmed, and someone has to persuade all the rest to go ahead; a week of maintenance, on the other hand, can put you in bed with a temperature. So look into the occupations built entirely out of first weeks, with a short deadline, plenty of people and a free hand: festivals and events, campaigns and fundraising, opening new locations. Call one such employer and ask what became of the last thing they launched. If they have to think, keep looking.",
        ],
      ],
      ask: "Which job would still excite you if it consisted only of first weeks?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Nothing you type makes you as happy as an afternoon spent hanging swings for someone’s children. There’s a contradiction in you. You want every week to be different, and you also want, at the end of it, something that a stranger could sit on, and most people built that way chase the variety and feel weightless by mid-career. Better to look for work that repeats in its materials and never in its people. Community workshops, exhibition design, occupational therapy and hospitality all let you make useful things for different people every month, at a pace you can keep. Ask one such place to let you help for an afternoon.",
        ],
      ],
      ask: "What have you built, fed or repaired at work that you would happily revisit?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Sooner or later someone tells you to get a show, and can’t say what it would be about. That is accurate. You bring together people who would never otherwise meet, and you’re at your best when three of them describe the same problem in different words and you alone have noticed. Radio pays for this, as do science writing, journalism, teaching, and chairing panels of experts who dislike each other. Specialists will call you shallow, and on paper you are; in conversation they need you. Look for a job where curiosity is on the payroll, and on Monday send one idea to an editor strict enough to cut it.",
        ],
      ],
      ask: "Which two fields do you keep finding excuses to bring up together?",
    },
    Water: {
      stances: { head: "feeling", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Work starts for you at the moment a person can’t go back to who they were. Newly arrived, newly sober, newly bereaved, newly out of uniform: you go with such people through the change, patient for hours, funny at the right moment, and without an eye on the clock. Refugee services, rehabilitation, adoption work, grief counseling and documentary film all let you get attached, because attachment is the method. It’s also the danger. Every goodbye takes something with it, and you’re the kind who gives out a private number. Ask any such employer how they mark the end of a case, and who notices when nobody takes a vacation.",
        ],
      ],
      ask: "Which great change in your own life makes you useful to people in the middle of theirs?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "Give you a mess, a deadline and a group of people talking at once, and you start putting it in order with something very like joy. Procedures that already exist bore you; you like making the one that’s missing. Good places for it are disaster relief, hospital operations, elections, touring productions and any department that has stopped functioning. Look for real deadlines, clear authority and a boss who defends you when it’s over. The methodical side of you wants a tested checklist, the impatient side wants to start today, and other people, hearing both at once, stand there with the sandbags and wait. Settle it beforehand: volunteer this month to write the checklist for the next big job, and test it on one person who’ll have to use it.",
        ],
      ],
      ask: "Which mess would you walk toward even on a day off?",
    },
    Earth: {
      stances: { novelty: "familiar", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You distrust any job in which nothing can be weighed at the end of the day, and the distrust is an excellent career counselor. You belong with real things and a fixed standard, where nobody can pretend: the inspection of buildings, machinery or food, surveying, laboratory testing, cabinetmaking. Look for an unhurried pace and responsibility from beginning to end. You’d happily do any of these for decades, getting better in ways that no course can teach, and because you tolerate almost unlimited repetition, employers give you all of it, and the interesting cases go to whoever complains. Complain a little. This week, ask for one of the difficult ones, and say which.",
        ],
      ],
      ask: "Which interesting case at work went to someone louder because you didn’t object?",
    },
    Air: {
      stances: { company: "both", focus: "one" },
      lines: [
        [
          "paragraph",
          "Someone has to know what was actually agreed, and in any workplace it is you before the month is out. Most people talk loosely. You get the wording exactly right, and your place is where words have consequences: drafting contracts or regulations, compliance, editing, auditing, court or legislative transcripts. You like an empty desk and you like being consulted, and since half the questions are fun and the other half come from people hoping that you’ll remember it differently, the document you are paid for gets written at night. Put two hours on the shared calendar in which nobody can ask you anything, and treat them as an appointment.",
        ],
      ],
      ask: "What do people consult you on so often that your own work waits until dark?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "When people have lost everything else, someone must still have the paperwork, and you never let it show that you read every page. You look after people by guarding what belongs to them. Consider work in which a mistake would hurt someone: coordinating medical care or transplants, settling estates and benefits, or archives that reunite families with their records. It should offer privacy, a manageable caseload, and some arrangement for the rough weeks, because logic says that cases end, your heart has never ended one, and each file comes home with you. You side with logic until you stop sleeping. Ask any employer you talk to what the staff do after a terrible week.",
        ],
      ],
      ask: "Which case from work is still open in you, no matter what the file says?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "Put you at a counter where someone is about to panic, and you become the calmest person in the building. That is rare, and mostly wasted on filing. What suits you is work that begins with an alarm: triage or dispatch, live events behind the scenes, the desk where stranded travelers end up. Look for short shifts of high consequence, a clear procedure, a steady team, and some freedom when the procedure doesn’t apply. One half of you wants the pension and the other wants the emergency, and because the pension ordinarily wins, you look forward to trouble more than you admit. Before accepting anything, ask how often the unexpected happens there, and who deals with it.",
        ],
      ],
      ask: "Which emergency at work did you secretly enjoy, and what does that tell you?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a building that stays warm because of people like you, and nobody in it could say what they do all day. Work suits you when it has weight and order, when carefulness is the whole job and a careless person would be found out by evening. Think of pharmacy or dental technology, of gardening and bookbinding, of archives and museum storerooms. You need a supervisor who can tell thoroughness from dawdling. Because both halves of you approve of such places, nobody inside you protests, and you can stay for years in a dull position just because everything is in order. Each spring, ask yourself whether the work is still teaching you anything. If it isn’t, ask for something harder.",
        ],
      ],
      ask: "What did your hands learn at work this year that they did not know before?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Half the office relies on your memory without noticing that there is a person attached: which form, which deadline, what was promised to whom. You like it when people arrive with a question that has an answer, and leave with it. Look at information, in a library, a school office or a help desk; at coordination, in a hospital or a conference department; at advising on benefits or enrollment. You want variety within a fixed system, courteous colleagues and predictable hours. One side of you enjoys the conversation; the other, needing a lunch hour alone and feeling rude about it, eats at the desk between questions, with one eye on the corridor. Take the hour. Before you accept any position, find out where a person can sit unseen.",
        ],
      ],
      ask: "Where at work can you go for half an hour without being asked anything?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Frightened people calm down when you come in, before you have done anything, and you ought to be paid for that. Look to work with the very young, the old and the ill, such as neonatal or hospice nursing, kindergarten or veterinary care; or to the trades that meet families at tender moments, such as floristry and funeral planning. You do this best in one place, among faces that return, with enough time for each person and a supervisor who protects it. What such work lacks is a limit. Sooner or later someone you feel sorry for will ask you to take the extra shift, so get your hours in writing before that day comes.",
        ],
      ],
      ask: "Whose needs have added the most hours to your working week?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Put you on a site where something is due at dawn and two of the trucks haven’t come, and you look ten years younger. Noise suits you, and so does consequence: a thing that stands or falls before witnesses, today, with your signature on the permit. Consider construction and heavy operations; live events, on the production side; emergency services and acute hospital care. Each comes with a crew, a deadline and official permission to shout, and each needs someone who understands which steps can be skipped. The danger is peace. In an office of long lunches you’ll be fighting about trifles by spring, so insist on short cycles and authority over your own team, and when they interview you, ask to see the operation on its worst night.",
        ],
      ],
      ask: "On which disastrous night at work were you, to be frank, having a wonderful time?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "A town runs on about forty people whom hardly anyone can name, and you ought to be one of the forty. What you want under you is a fleet, a plant or a building, with a maintenance log, and enough years there to be proved right. Look at public works, such as roads or utilities; at supply and facilities for a hospital or a school district; at production, in a factory or a cooperative. You need a stable company, a fair budget and results that can be counted, because there your steadiness turns out to be heroic whenever the river comes up. Before you accept, walk through the storeroom. If it’s a mess, and they let you see it anyway, take the job.",
        ],
      ],
      ask: "Which part of your town would notice within a day if you stopped?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Half the trouble in the world, as you see it, comes from people who don’t know the rules or don’t know who made them, and you’d be glad to clarify both into a microphone. Your work should have a public counter: school administration; courts and local government; negotiation, for a union or an association. You like structure and you like company, and in jobs where you talk from the first bell to the last bus and end with a document that both sides can sign, structure and company stop quarreling. Since every settlement has to be talked into existence, beware of positions where the policy arrives complete. Ask in the interview how the last regulation came to be rewritten, and who objected.",
        ],
      ],
      ask: "Which rule at your workplace could you present so well that people would stop hating it?",
    },
    Water: {
      stances: { head: "both", lead: "lead" },
      lines: [
        [
          "paragraph",
          "Workplaces announce that feelings have no business there, and then send you every case that is made of nothing else. You’re good at those. You bring a structure inside which people can cry, with a glass of water and a next step, and that is rarer than either structure or crying. Look for places where people arrive at their worst: a hospice, a hospital, a funeral home, an agency for veterans or foster children. Insist on regular hours, because the faces come home with you, on a team that eats together, and on authority equal to the blame, and ask in the interview, before anything about the salary, who looks after the staff.",
        ],
      ],
      ask: "Which hard conversation at work keeps getting assigned to you, and why?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company", candor: "both" },
      lines: [
        [
          "paragraph",
          "Ten minutes before the doors open is the best part of your day, and someone ought to be paying you for it. The line goes around the block, something has gone wrong in the kitchen, and you’re everywhere at once, happy, giving orders that at any other time you’d be too kind to give. Look for work with an opening night in it: events, for a convention center or a charity; coaching, of a team or a sales force; hospitality and retail in the busy season. You need a public, clear dates, and a boss who praises aloud. The days afterward will feel empty, so plan your rest, and ask beforehand who pays for the overtime.",
        ],
      ],
      ask: "Which last ten minutes before an opening would you have done for nothing?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You judge an employer by how it looks after people when nobody is checking: clean towels, enough staff, lunch on time. You belong where someone’s comfort depends on things being done right: practical health care, such as nursing or dental hygiene; feeding people, as in school meals or hotel kitchens; residential work with the elderly. You want a stable team, good supplies and a pace that lets you be thorough. Both your natures approve of such work so warmly that neither warns you of the drawback: you’ll defend a slow method for years because it was taught to you by someone kind. Once a year, let the newest employee time you, and change what they find.",
        ],
      ],
      ask: "Which method at work do you defend mainly because of who taught it to you?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Leave you alone with a file and by midmorning you’re discussing it with whoever walks past. Some firms call that a distraction; the right one calls it a department. You come alive among callers, newcomers and people who were sent to the wrong floor, and within three questions you know what they need. Consider admissions and enrollment, advocacy for patients or tenants, or matching people with places, as in recruitment and real estate. You like variety, colleagues within earshot, and problems that close within the week. There’s a cooler mind in you as well, which gets bored with being agreeable. Give it figures: count what callers ask for, and present it twice a year.",
        ],
      ],
      ask: "What do people keep asking you for that nobody at work has ever counted?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "There are two occasions on which people remember every face that was near: an arrival and a departure. You belong there. Others shy away from so much feeling or hide behind the forms; you find the grandmother a seat and speak at exactly the right volume. Think of birth and newborn care, funeral work or bereavement counseling, or running a residence for the elderly. Insist on daily colleagues, fixed shifts and someone to talk to afterward, since whatever you take in has to be told to someone or it wears you down. The risk of this gift is being on call for everyone, always. Work for an employer who shares out the nights, and let the phone ring for someone else.",
        ],
      ],
      ask: "Who hears, at the end of the day, what you took in at work?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Your pulse goes down when everyone else’s goes up, and it would be a waste to spend that on a job where nothing ever starts to smoke. Stage rigging, marine repair, emergency nursing: you belong in trades where a mistake has a cost by nightfall and you get ready with your own gear, alone, the evening before. Between alarms you’re a difficult colleague, sarcastic when nothing is at stake, fond of risky sports, and inclined to improve machines that were working well. When an employer asks whether you have any questions, ask what broke there last month, how long the repair took, and who was allowed to touch it. If the answer is a committee, keep looking.",
        ],
      ],
      ask: "Which emergency at work do you remember with something like homesickness?",
    },
    Earth: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "Give you something that ran for forty years and stopped yesterday, and nobody should speak to you before lunch. An engine will do, or an animal’s bad knee, since you draw hardly any line between what was built and what was born. What suits you is slow, skilled work on one object at a time, such as restoring instruments, timber framing or large-animal practice, where quality is visible from across the workshop and haste gets punished by the material, never by a memo. The danger is a bench so comfortable that you’re still sitting there after the trade has moved on without telling you, so look for an unhurried shop with at least one person in it who is better than you.",
        ],
      ],
      ask: "Which material do you understand so completely that it seems to meet you halfway?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Someone ought to pay you for the question everyone else was too well trained to ask. You walk around a procedure or a product, ask, “What stops a person from doing it backward?” and find that nobody has checked. Short, strange problems suit you: finding out why an accident happened, testing security systems by beating them with permission, building prototypes or stage machinery. Two wishes collide at work, though. One wants puzzles and bright colleagues to share them with, and the other wants to be left alone with the evidence, so you joke all morning and resent it by three. Ask for half of each, and get it in writing.",
        ],
      ],
      ask: "What obvious question have you been too new, or too bored, to ask at work?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Tenderness comes easily to you as soon as there’s a task in front of it. Face to face you go stiff; but fitting an artificial leg, sitting up with a sick animal, or getting a frightened patient across a parking lot, you are as soft as anyone alive, and your eyes stay on the work. Rehabilitation, veterinary nursing, and search and rescue all pay people for precisely that. Because you never discuss a bad case it lodges in a shoulder, then in your sleep, then in a sudden wish to resign. Ask any future employer what the crew does in the hour after a case goes wrong.",
        ],
      ],
      ask: "Which case, animal or human, from your working life do you still think about unprompted?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Watch what you do in the minute after a manager says “let’s set up a meeting about it”: you fix the thing. Your kind of intelligence lives in the wrists and the eye, and has no more patience with a presentation than a cat has with a leash. It needs work that happens now, in front of you, with something at stake and a visible result by dark: paramedic, pastry cook, camera operator, stage rigger. Here you disagree with yourself, since one half is eager to be seen doing it and the other has left before the thanks begin. Mostly you disappear, and a louder colleague gets the raise, so look for an occupation in which the work is signed.",
        ],
      ],
      ask: "Which job did you fix on the spot that someone else later took a bow for?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Somewhere there is a thing you made years ago that you still go out of your way to look at. Start the job hunt there. What wakes you is resistance of a friendly sort, in oak or dough or limestone or the hind leg of a horse, and a standard that the palm can check without a form. Think of a luthier, an arborist, a mason on old churches, or the baker whose loaves people cross town for. Cold mornings and a modest salary you’ll tolerate; what you can’t survive is a screen all day and congratulations on your output. The danger of such a life is its comfort, for a bench worn to your elbows is difficult to outgrow, so ask, before you sign, who has moved up from it.",
        ],
      ],
      ask: "What piece of your work do you still make a detour to visit?",
    },
    Air: {
      stances: { company: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "After three months in the same building you can draw its carpet from memory, and that’s when you start calling in sick. What you want is traffic: new faces, places you haven’t been, something worth looking at, and then the right to go home and not discuss it. Location scouting, sound recording, costume fitting and exhibition lighting all work like that. Your sociable half would say yes to every offer, and your private half is left with a suitcase and no free day in which to make anything, so the bargain between the two is usually struck by tiredness. Strike it yourself in advance, in writing: three weeks out in the traffic, one week of nobody.",
        ],
      ],
      ask: "How many weeks among strangers can you enjoy before you stop seeing anything?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Creatures that can’t explain what is wrong with them have always come to you first. With infants, animals, old people who are losing their words, you wait, change one thing after another, and read the answer in how they sit. Several professions are built on such patience: neonatal nursing, veterinary care, music therapy after a stroke, makeup for people with burns or scars. The cost can be foreseen, since you stay late for the hopeless ones, take two of them home in your head, and one spring you resign for a reason that you can’t name. Look for a place where each case has a last day, and where someone takes the trouble to mark it.",
        ],
      ],
      ask: "Which living thing without words have you understood better than any colleague?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste", order: "improvise" },
      lines: [
        [
          "paragraph",
          "Your best hour at work is the one in which the plan falls apart and everyone turns to see what you will do. Something switches on: your pulse drops, your hands get steady, and you can see at once what comes first. So look for a job in which the emergency is the work, such as flight paramedic, trial attorney, or producer of live broadcasts. You need real stakes, fast decisions, and a team that can take short orders. What wears you out is the calm month between, when nobody’s in danger and you start, half on purpose, to make trouble. At the interview, ask what an ordinary week looks like there, and who has been bored by it.",
        ],
      ],
      ask: "What was collapsing around you the last time you felt entirely awake at work?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "A good day at work, for you, leaves something standing that wasn’t there in the morning. Consider restoring old houses, running a restaurant line, or managing a building site: work that pushes back, with weather, suppliers, and a crew who can tell within an hour whether you know what you’re doing. Your impatient side wants a new site every season, and usually gets one, so the slower side, which would have liked to own something, keeps leaving good work behind for other people to profit from. Go on moving, then, since you’d be bored otherwise. But ask for a share in whatever you finish, and ask before you begin.",
        ],
      ],
      ask: "Which piece of your past work is still standing, and who owns it now?",
    },
    Air: {
      stances: { novelty: "new", voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Between the asking price and the real one there’s a conversation, and you’re very good at having it. You live for the hello, the swerve, the second when the other side stops performing, and as an auctioneer, a sports agent, or a wholesale buyer, you’d never have the same call twice. By ten in the morning you should be among strangers. An office where people send each other reports about reports brings out the worst in you, and you’ll spend your wit on the supervisor. One caution. You’re able to sell a thing you wouldn’t buy, and after a month of it you can’t stand the sound of yourself, so represent only what you would gladly own.",
        ],
      ],
      ask: "What have you sold well that you would never have bought yourself?",
    },
    Water: {
      stances: { company: "company", head: "both" },
      lines: [
        [
          "paragraph",
          "The customer says that everything is fine, and you have already noticed that it isn’t. You read what people hide, fastest of all when they’re frightened, and certain jobs would pay you for it: emergency nursing, crisis negotiation, athletic coaching. A close team suits you, with pressure and a result the same day. Two natures pull at you in such jobs: one wants the next case, and the other is still thinking about the last patient’s mother. Usually you settle it by taking another shift, and by winter you’re snapping at people over parking. Find a team that eats together after hard nights, and tell someone about one case before you clock out.",
        ],
      ],
      ask: "Which face from work do you still see, and whom have you told about it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { company: "company", pace: "haste", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Give you forty tired strangers and five minutes, and they’ll be on their feet and enjoying it, without quite knowing how it happened. Few employers have a form for that, although there’s a demand for it in any trade whose results depend on people’s moods: leading tours or expeditions, teaching gym to the ones who hate gym, conducting auctions, or coaching patients through rehabilitation. You want a live audience, quick results, and colleagues with some noise in them. Paperwork drains you, and so does any success that’s announced by e-mail. At the interview, find out how soon you’d be facing an audience, and how soon you would know whether it had worked.",
        ],
      ],
      ask: "In which job did you last know within a minute that you had done well?",
    },
    Earth: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Your hands are on someone’s scalp, the water is the right temperature, and a woman who came in like a fist is telling you about her sister. That’s the sort of work to look for: skilled, physical, with the customer at arm’s length and the result visible by supper, as it is in hairdressing, pastry, physical therapy, costume fitting, or at a florist’s back counter in the week of the proms. Regulars suit you better than crowds, since half of your satisfaction is in what you remember about their knees. What exhausts you is the screen, and a manager who calls touch “soft skills.” Before signing, spend a day there and pay attention to the smell, which will settle it in any case.",
        ],
      ],
      ask: "Which tool or material have you never once been bored with while using it?",
    },
    Air: {
      stances: { company: "company", focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You think out loud, at speed, and you think best with a stranger on the other end of the conversation, which someone ought to be paying you for. Morning radio would have you, as would a recruiter’s desk, a cabin crew, a museum that wants its history told to fourth graders, or any trade fair where a shy inventor has built a machine that nobody else can make sound interesting. Look for turnover in faces and in topics. Slow afternoons are your hazard, because you fill them with colleagues, who have quotas. Ask to sit where interruption is the job, and check each month how much of your charm went to an actual customer.",
        ],
      ],
      ask: "Who had to absorb your last dull afternoon at work?",
    },
    Water: {
      stances: { company: "company", head: "feeling" },
      lines: [
        [
          "paragraph",
          "In a place where everyone else lowers their voice, you’re the one who gets a frightened child or a stubborn old man to cooperate. It isn’t a trick. You understand before anyone else that the old man is sick of being brave. The work that wants you is work in which cheerfulness does something: child life in hospitals, music with people who have lost their words, home care, the front desk of a veterinary clinic. You bring lightness to places where it’s scarce, at considerable expense to yourself, which nobody sees. Look for a team that debriefs out loud, for shifts that end when they say they will, and for a manager who insists on a proper break between the sad part and the next one.",
        ],
      ],
      ask: "Where in your work does your cheerfulness do something that a medicine can’t?",
    },
  },
};
