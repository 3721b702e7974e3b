import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work inside a mess that has already made two capable people resign. Calm institutions dull you; put in charge of something that already functions, you end up redesigning the coffee. But hand you a project months behind schedule, and a cold, cheerful energy comes over you that startles the people around you. Consider three kinds of work: turnaround and restructuring, litigation or campaign strategy, and emergency planning for hospitals, cities or relief agencies. What you need in any of them is a definite objective, few people to consult, and authority over the entire operation, because you plan far ahead and decide fast. Write to one place in trouble, and before you sign, ask who can overrule you.",
        ],
      ],
      ask: "Which mess in your field are you itching to be handed?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a bridge, a forest or a ledger that will outlive you, and you would rather be paid for that than praised for anything. You do slow, exact work, the sort in which a bad decision shows up in the end and can’t be talked away. Look to infrastructure, such as structural engineering, water or energy; to land, such as forestry or conservation; or to distant risk, as in actuarial work and auditing. Decades of horizon suit you, with definite standards and long uninterrupted stretches. Here mind and hands cooperate almost too well, and the result can be a career spent perfecting one beam as other people determine the purpose of the building. Ask to sit in on one meeting where they decide.",
        ],
      ],
      ask: "What do you work on that will still be standing when nobody knows your name?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Give you ten thousand complaint letters and a week alone, and you’ll come out with the five things they are about. You find the order in a confusion, and name it. Any trade that pays for this will suit you, and there are considerably more of them than anyone mentioned at school: information work such as data architecture or patents, technical editing, policy and strategic research. The trouble is how many heaps look delicious simultaneously, for your curiosity would sample them all and your ambition wants one completed; usually ambition signs the contract, and curiosity resigns from it the next spring. Look for a position with one enormous question, uninterrupted mornings, and people who bring you pieces of it.",
        ],
      ],
      ask: "Which heap of disorder do you find yourself sorting in your head on vacation?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "People assume that your kind chooses numbers, or machines, or the law because those don’t cry, and you encourage them. In fact you’re at your best wherever a feeling can be helped by someone who remains clear about it. Think of clinical or sleep research, of designing services for hospitals and hospices, of investigating why patients, pupils or claimants abandon what would help them. You need privacy, a stable team, and regular contact with the people concerned. Your two sides quarrel over distance: one would administer relief from an office, the other would sit beside the sufferer, and you mostly choose the office, with a lump in your throat. Schedule an hour of each.",
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
          "Someone announces that it can’t be done, and you, on the point of going home, take your coat off again, so build a working life around that minute. The kinds that suit are incident work, such as outages and security breaches; investigation, such as accidents or fraud; and experimental science, where results misbehave for a living. Impatience gets into your methodical habits there, and for a week you’re the quickest mind in the place, provided the problem is hard, the assignment brief and the meetings few. Your patient half wants the cause and your hot half wants to be first, and since most companies reward only the rescue, you leave with the triumph and without the publication. Ask an employer who writes up the cause, and when.",
        ],
      ],
      ask: "What were you told was impossible, shortly before you began to enjoy yourself?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You would sooner understand one valley thoroughly than have opinions on mountains. Give you a slope, a seam of clay, a family of instruments that drift by a hair annually, and a decade later you’ll be there, still finding things, with mud on the notebook. Field science fits, in soils, water or insects, and so do precision trades such as calibration and restoring instruments: work in which a thought passes through the hands. Ask for one long problem, your own bench, and few interruptions. Your intellect is satisfied as soon as the principle is established; your hands aren’t, and they outvote it, which is why your results stand up. Such positions lie at the far end of corridors, so before accepting one, ask who reads the findings.",
        ],
      ],
      ask: "Which patch of the world could you study for ten years without running out?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "The best hour of your week is the one in which two fields that had never met turn out to be cousins. It ought to be paid. Consider language work, such as linguistics or technical standards; the design of games, rules or software; comparative research in law or policy. In all of them definitions have consequences, and nobody objects if you look at a wall. You need variety, and you are quick in it. A position with only one topic will starve you, and a position with nothing but discussion will do worse, since an intelligence like this can survive for years on being interesting. Prefer the place where something gets printed, released or played every quarter.",
        ],
      ],
      ask: "Which two of your interests would make a profession if anyone introduced them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Behind every system that keeps you awake there is a person whom it has failed. You seldom mention this, and in interviews you emphasize methodology. Look at human research, such as sleep, memory or pain; at forensic work with language or sound; at design for places where people are afraid, such as clinics. You need time alone, a few trusted colleagues, and contact with the people behind the figures. A logician and a reader of moods occupy your skull, and dislike sharing. The logician distrusts a finding that made you cry, the other distrusts one that didn’t, and since you generally publish the statistics and suppress everything else, the result is correct and slightly dead. Put one human being in every report.",
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
          "Your best mornings at work are openings: lights on for the first time, the staff in new shoes, a line outside. You get enormous things started and bring people along; everything after is, frankly, maintenance. So aim for work that keeps opening: new sites for a hospital or hotel group, political and charity campaigns, festivals, tours and relief operations. A deadline, a budget and a free hand suit you; committees don’t. The strategist in you wants a ten-year ladder, the hothead wants another ribbon by fall, and as a rule you take the ladder, grow mean around the fourth rung, and are astonished to hear it mentioned. Ask this week who will run the next launch, and before you accept any title, bargain for one every second year.",
        ],
      ],
      ask: "What would you open next if the ribbon had to be cut within a year?",
    },
    Earth: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        [
          "paragraph",
          "Asked what you do for a living, you’d rather point: you make large things run, and keep them running. You are soothed by anything enormous that works because someone saw to it, and bored by anything that exists only in presentations. Look at operations, such as plants, ports or hospitals, at construction, at any business with machines in it. You want a payroll, a physical result, and enough years to see it wear in. Your ambition wants promotion within three years, the stubborn builder beneath it would rather remain, and since ambition usually signs, people like you end up at headquarters missing the smell. This month, tell whoever is responsible that you want the bigger operation before the higher floor. You’ll rule more there, and you’ll sleep.",
        ],
      ],
      ask: "What noise or smell of work would you miss if they promoted you away from it?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", pace: "both" },
      lines: [
        [
          "paragraph",
          "You get decisions out of clever people who can’t agree, and ought to charge for it by the hour. Given nine of them, a contract of four hundred pages and a deadline in June, you brighten as others do at the ocean. The kinds to look at are arbitration and negotiation, editorial or research direction, and work as chief of staff to someone powerful. You need traffic, short cycles, and the authority to conclude. Inside you a judge who has ruled by lunch shares a bench with a debater who would like to hear one more side, and since the judge generally prevails, he generally has to reopen the case. Offer to chair a dispute at work that nobody wants: hear everyone first, then rule.",
        ],
      ],
      ask: "Which quarrel between clever people would you love to be paid to end?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "Under every organization chart there is another one, drawn in old favors and funerals, and that is the one you consult. You lead people through losses, which suits you to places people cry in: hospitals and hospices, disaster relief and resettlement, family firms passing from one generation to the next. You want responsibility for the whole, and people you know by name. Your head closes the ward that must be closed, something lower down thinks of the night nurse, and since the head signs, people like you deliver it as a memorandum, correct in every particular, and can’t eat. Take the institution whose ending would make you grieve. This week, deliver one piece of bad news in person, and remain for the questions.",
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
          "Nobody phones you when things are going well. Your number gets passed along when the launch is nearly here and the product doesn’t work, when a campaign has lost its manager, when a case comes to court with one witness and the witness is wavering; you walk in, and your pulse does what other people’s does on vacation. Look for work with a clock, an opponent and a result by dark: trial law, corporate turnarounds, live events, emergency operations. Both your halves adore an opening and lose interest once a thing merely has to be kept running, so hire for that in advance: put into your contract a handover date and the name of a person who likes maintenance, then leave while they’re still waving.",
        ],
      ],
      ask: "Which professional emergency do you catch yourself missing?",
    },
    Earth: {
      stances: { focus: "both", novelty: "new" },
      lines: [
        [
          "paragraph",
          "“It has never done that before” is the most delightful thing anyone can tell you at work. A bridge hums, a loaf won’t rise, and where others look for someone to blame you’re on your knees beside the thing, as happy as a dog at a burrow. Investigative work would suit you: forensic engineering, product testing, prototype shops, anywhere with physical evidence and few meetings. Your quick half wants a new puzzle by lunch and the heavy half wants to lay its palm on the old one and feel it mended; in practice you identify the cause, describe it beautifully, and leave before the repair. Reputations come from the repair. Find an employer for whom the finder also does the signing off.",
        ],
      ],
      ask: "Which fault did you locate perfectly and leave for someone else to repair?",
    },
    Air: {
      stances: { voice: "speak", focus: "many", company: "company", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You’d do half your job for nothing, the half that starts when someone says, “Tell me why I’m wrong.” Public policy runs on that invitation, and so do product strategy, appellate law, investigative newspapers and comedy, in all of which a person is paid to dismantle a notion in front of its parents and hand back something that flies. You require colleagues who answer within the second, material that alters by the month, and a boss who can tell what you believe from what you are trying out. The excess to fear is fluency, since you will be offered positions in which talking about the work is the work. At the interview, ask what existed a year later that hadn’t before.",
        ],
      ],
      ask: "What exists in the world today because of something you said at work?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Somewhere in the third hour of any negotiation the other side stops lying, and you feel it arrive before a word has changed. That is what you could be paid for, in mediation and negotiation, in investigative interviewing or user research, in documentary and, less nobly, in advertising, so long as you see the same people more than once. Your reasons come fast. Your impressions come up later, from below, and are better, but the two fall out over proof, because the debater in you won’t act on a shiver, and so you tend to talk yourself into organizations whose corridors made you sad on the first visit. Before the next contract, describe the corridor to a friend, and only afterward the salary.",
        ],
      ],
      ask: "Which workplace did your skin refuse before your logic talked you into it?",
    },
  },
  INFJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You are hardly ever bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, or a singer sick with stage fright, and a week’s exhaustion drops off you like a wet coat. Slow institutions agree with your patience and starve your nerve; after a year of subcommittees you are picking fights on behalf of the potted plants. Look at advocacy, such as asylum or legal aid; at crisis counseling and victim support; at reporting that follows one case to the end. What suits you is a limited caseload, real urgency, and permission to act, because you prepare longer than anyone and then move fast. Call one such office and ask how many cases each person handles.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "Your best days at work are those when you can touch the result at five o’clock. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems accomplished, and materials settle that. Two kinds of work qualify: physical care, such as occupational therapy, prosthetics or hospital gardens, and preservation, such as restoring books, furniture or old buildings. The conditions matter as much as the trade, and yours are one project at a time, an unhurried pace, few meetings, a bench of your own. Beware of any position with “vision” in the title, since you bring enough of that from home. Write to one workshop or clinic instead, and ask to watch for a day.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work consists of getting it said, through editing and interviewing (publishing, oral history, user research) or through mediation, whether between departments, families or neighbors. Choose problems made of language, and colleagues you meet two or three at a time. Your sociable side loves the company and your other side resents the meetings, and left to negotiate between themselves they fill the week with discussion. Ask for mornings without calls, because what you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What does your workplace need to hear that nobody there will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there, since you give them time until they say it. Look at care with a definite end, such as hospice, counseling or bereavement support, and at work with memory, such as oral history or biography: any profession in which the real subject surfaces late and has to be waited for. You sense immediately what a visitor came in with. The disadvantage of the gift is that it follows you home, where by Thursday you are dreaming other people’s dreams. So put in writing three conditions for any such job: sessions that end on time, a supervisor who inquires about you, and a commute on foot.",
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
          "The work that wakes you tends to start with someone being told no. A student barred from graduating, a marsh about to become a parking structure, a singer with no agent: within the week people like you have written twelve pages and forgotten to eat, although a calendar of meetings would put you to sleep. You work in bursts, in defense of somebody, so look for employment that pays for exactly that, with a cause you believe in and uneven hours: advocacy, speechwriting, teaching drama, environmental campaigning. The cost is borne at home, by people who aren’t in danger and don’t see you at supper. Write to one such place, and before you sign, ask who takes over on the nights when you sleep.",
        ],
      ],
      ask: "Whose “no” would still make you sit down and write twelve pages tonight?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "The right workplace for you has a smell, and you would recognize it blindfolded: cedar, wet clay, ink, the breath of a barn in winter. You do your best work slowly and with your hands, because ideals left to float turn into a vague melancholy about the economy, and given material they turn into a chair with excellent manners. Instrument making, furniture restoration, horticulture, animal care: each demands slow attention to something that can’t flatter you, at your own pace, and each permits you to talk to it unobserved. The dreamer will complain that this is too modest to be a calling. Give it a year. Visit such a place, ask to sweep, and pay attention to your feelings about the broom.",
        ],
      ],
      ask: "Which smell have you walked past that made you want to work there?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "People like you save up the remarks that strangers make on trains, and such a list is the most accurate application you’ll ever write. You work best where one person’s meaning has to arrive in another unspoiled, which happens in translation, audio documentary, editing and children’s publishing, preferably with a long deadline and few meetings. Variety keeps you cheerful and meaning keeps you there, and from any clever establishment that doesn’t care what its cleverness is for you’ll drift away politely, without an announcement, leaving a comma under discussion and your mug in the sink. Write to one such place, and in the interview ask what they refused to publish last year. The answer tells you whether to stay.",
        ],
      ],
      ask: "Which overheard sentence have you kept for years without knowing what it is for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "For three weeks you can work anywhere, and in the fourth you begin to feel what everyone there feels, mostly in the stomach. So investigate that, before the title and the pay: who sighs in the hallway, who gets interrupted, whether anybody waters the fern. Then look for an occupation in which being moved is part of the trade: music therapy, pediatric nursing, hospice work, or writing down people’s lives, the kind of writing where the dead get their jokes back. You’d be excellent at any of them. The excess is easily predicted, since you will love the people past the end of the shift and call it overtime, so apply to employers who send everyone home, and who notice when somebody hasn’t gone.",
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
          "Put you in front of a demoralized team with six weeks to go and you look, for the first time in months, properly fed. It’s the turning that you live for, the hour when an assembly of folded arms starts, reluctantly, to lean forward. So look where something has to be turned around by a certain date, with people to rally and a visible result: struggling schools, political and fundraising campaigns, sales teams, community organizing. Maintenance bores you within a season, after which you discover emergencies in perfectly healthy departments. Accept positions that have a deadline; and before signing, ask who looks after the place once it’s been rescued, and be glad it isn’t you.",
        ],
      ],
      ask: "What did you last rescue that would have recovered very well by itself?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "There’s a moment in the teaching of any trade when the learner’s wrist stops asking permission, and you would get up early all your life to see it. Talk about potential makes you restless unless it produces something that holds water. You belong where people become competent under your supervision over a matter of years, in vocational training, nursing education, hospitality or operations, with a regular rhythm and the same colleagues for longer than a season. Titles matter less to you than attendance. Your hazard is loyalty to the building, because an institution will accept a decade of your evenings and present you with a clock. Before negotiating the title, ask for the staffing plan, and read it twice.",
        ],
      ],
      ask: "Whose hands learned their trade next to yours, and do they know you were proud?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Two people who have stopped talking are, to you, a job opening. Where others see a dispute you hear a problem of translation, and you can’t rest until the surgeon has grasped what the night nurse actually said. Mediation, facilitation, interview journalism, community relations, teaching languages to adults: wherever human beings have to be made intelligible to each other, your mind quickens and your step gets light. Solitary research would dehydrate you, and so would any position in which the conversation is decorative because the decision has been made upstairs. In the interview, find out what became of the last thing people agreed on there; if nobody remembers, thank them warmly and leave.",
        ],
      ],
      ask: "Between which two people at work are you already interpreting for no salary?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "Your happiest professional moments tend to be somebody’s shoulders coming down. You work through the pores: someone enters, you register what they’re braced against, and before a syllable of advice has been spoken the bracing eases. Counseling, social work, drama therapy, hospital chaplaincy: such occupations would pay you for what you do anyway at bus stops, and would also take all of it. Because you can’t witness suffering without enlisting, you treat a full caseload as a rumor, and by autumn you’re flat, dutiful and catching every cold. Look for an employer with a team that debriefs, a door that locks, and a supervisor who interrupts you mid-sacrifice and sends you home.",
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
          "Opening night suits you better than any Tuesday that follows it. What wakes you is the last two weeks before a thing exists, when the posters are late, the mayor has not confirmed, and someone has to persuade all the rest to go ahead; a week of maintenance, on the other hand, can put you in bed with a temperature. So investigate the occupations built entirely out of first weeks, with a short deadline, plenty of people and a free hand: festivals and events, campaigns and fundraising, opening new locations. Call one such employer and ask what became of the last thing they launched. If they have to think, keep looking.",
        ],
      ],
      ask: "Which job would still excite you if it consisted only of first weeks?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Nothing you type makes you as happy as an afternoon spent hanging swings for somebody’s children. There’s a contradiction in it, since you want every week to be different and you also want, at the end of it, something that a stranger could sit on, and most people of your kind settle the matter by pursuing variety and feeling weightless by mid-career. Better to look for work that repeats in its materials and never in its people: community workshops, set or exhibition design, occupational therapy, hospitality, where you make useful things for different people every month, at a reasonable pace. Ask at one such place to help for an afternoon.",
        ],
      ],
      ask: "What have you built, fed or repaired at work that you would happily revisit?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Sooner or later somebody tells a person like you to get a show, and can’t say what it would be about. That is accurate. You bring together people who’d never otherwise talk: you’re at your best when a beekeeper, an economist and a widow are in one conversation and you alone have noticed that they are describing the same problem. Radio interviewing pays for this, as do science communication, journalism, teaching, and facilitation among experts who dislike each other. Specialists will call you shallow, and on paper you are; in conversation they need you. Look for a post where curiosity is on the payroll, and on Monday send one idea to an editor strict enough to cut it.",
        ],
      ],
      ask: "Which two fields do you keep finding reasons to mention in the same sentence?",
    },
    Water: {
      stances: { head: "feeling", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Work starts for you at the moment a person can’t go back to who they were. Newly arrived, newly sober, newly bereaved, newly out of uniform: you accompany such people through the change, patient for hours, funny at exactly the right depth, and utterly uninterested in the clock. Refugee resettlement, rehabilitation, adoption services, bereavement work, documentary film that follows people for a year; these are professions in which becoming attached is the method. It’s also the hazard, since every goodbye takes something with it and your kind tends to give out its private number. Ask one such employer how they mark the end of a case, and who notices when vacation isn’t taken.",
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
          "Give you a mess with a deadline on it and people shouting in three languages, and you reach for the clipboard with something very like joy. Established procedure bores you a little; it’s the making of it, today, out of mud, that gets your blood up. Suitable fields are emergency logistics, such as disaster relief or hospital operations; large temporary undertakings, such as elections or touring productions; and departments that have stopped functioning. Look for genuine deadlines, clear authority, and a superior who defends you afterward. Since the methodical half insists on a tested checklist, and the impatient half wants to start while it’s printing, they fight it out over everybody’s heads. Volunteer to write the checklist for the next big job, before it begins.",
        ],
      ],
      ask: "Which mess would you walk toward even on a day off?",
    },
    Earth: {
      stances: { novelty: "familiar", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You distrust any job in which nothing can be weighed at the end of the day, and the distrust is an excellent career counselor. You do best with real things and a fixed standard, where nobody can pretend: inspection, of buildings, machinery or food; measurement, as a surveyor or a laboratory technician; slow production, as a cabinetmaker or a cheesemaker. The conditions are an unhurried pace and responsibility from beginning to end. Any of these you would do for decades, improving in ways no seminar can teach, and there’s the difficulty: since you tolerate almost unlimited repetition, employers give you all of it, and the interesting cases go to whoever complains. Complain. Request one of the difficult ones.",
        ],
      ],
      ask: "Which interesting case at work went to someone louder because you didn’t object?",
    },
    Air: {
      stances: { company: "both", focus: "one" },
      lines: [
        [
          "paragraph",
          "Someone has to know what was actually agreed, and in any building you enter it’s you before the month is out. Talk, for most people, is weather. You get the wording exactly right, and you belong where words have consequences: contracts and regulations, as a drafter or a compliance officer; verification, as an editor or an auditor; records, for a court or a legislature. You need uninterrupted mornings. Half the consultations are fun. The other half come from someone hoping that you’ll remember it differently, and because your affection for an empty desk generally loses to your affection for being consulted, the document you’re actually paid for gets written at night. Reserve two hours in which you can be asked, and tack them up.",
        ],
      ],
      ask: "What do people consult you on so often that your own work waits until dark?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "When people have lost everything else, someone must still have the paperwork, and you never let it show that you read every page. You look after people by guarding what belongs to them. Consider work in which an error would break a heart: coordinating medical care or transplants; settling estates and benefits; archives that reunite families with their records. It should offer a manageable caseload, privacy, and some provision for the terrible ones, because what exhausts you is that each file goes to bed with you. Your reason maintains that cases end, your heart has never ended one, and you side with reason until you catch a cold. Ask any prospective employer what the staff do after a terrible week.",
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
          "Put you at a counter where someone is about to panic, and your pulse slows until you are the calmest creature in the building. Such composure is rare and generally wasted on filing. What suits you is work that opens with an alarm: emergency care, in triage or dispatch; live events, behind the scenes; the desk where stranded travelers end up. Look for short shifts of high consequence, a clear procedure, a steady team, and some latitude in the minutes when no procedure applies. One half of you wants the pension and the other the siren, and because you ordinarily rule for the pension, you have become oddly excited by drills. Before accepting anything, ask how often the unexpected happens there, and who handles it.",
        ],
      ],
      ask: "Which emergency at work did you secretly enjoy, and what does that tell you?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a building that stays warm because of people like you, and nobody in it could say which valve they turn. Work wakes you when it has weight and sequence, when carefulness is the whole job and a careless person would be found out by evening: exact health work, such as pharmacy or dental technology; growing and restoring, as a gardener or a bookbinder; archives and museum storerooms. It needs a superior who can distinguish thorough from slow. In such places your suspicion of shortcuts is called quality control. Since both halves of you approve, nobody protests, and you can remain twenty years in a dull position merely because the shelves are in order. Ask each spring whether the material is still teaching you anything.",
        ],
      ],
      ask: "What did your hands learn at work this year that they did not know before?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Half the office uses your memory as a search engine and would be startled to learn that someone lives inside it, knowing which form, which deadline, and what was promised to whom. Work wakes you when people arrive with questions that have an answer, and leave with it: information, in a library, a school office or a help desk; coordination, in a hospital or a conference department; advising on benefits or enrollment. You want variety within a fixed system, courteous colleagues and predictable hours. Conversation suits one side of you; the other requires a lunch hour facing a wall, feels rude, and eats at the desk being interrogated. Take the wall. Before you accept any position, find out where in the building a person can sit unseen.",
        ],
      ],
      ask: "Where at work can you go for half an hour without being asked anything?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "There is a kind of frightened creature that stops gripping the armrest when you come in, and you ought to be paid by the armrest. Look to work with the very young, the elderly and the ailing: neonatal or hospice nursing, kindergarten, veterinary care; or to the trades that meet families at tender moments, such as floristry and funeral planning. You do this best in one place, among faces that return, because your tenderness needs a history to lean on, with sufficient time for each person and a supervisor who protects it. What it lacks is a lid. Sooner or later you’ll be asked to take the extra shift by a person with sad eyes, so get your hours in writing from someone whose eyes you can withstand.",
        ],
      ],
      ask: "Whose sad eyes have added the most hours to your working week?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Put you on a site where something is due at dawn and two of the trucks haven’t come, and you look ten years younger. Noise suits you, and so does consequence: a thing that stands or falls before witnesses, today, with your signature on the permit. Consider construction and heavy operations; live events, on the production side; emergency services and acute hospital care. Each provides a crew, a deadline and official permission to shout, and each requires someone who understands which steps can be skipped. The danger is peace. In an office of long lunches, you’ll have started a war about parking by spring, so insist on short cycles and authority over your own team. When they interview you, ask to see the operation on its worst night.",
        ],
      ],
      ask: "On which disastrous night at work were you, to be frank, having a wonderful time?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "A town runs on about forty people whom hardly anyone can name, and you ought to be one of the forty. What you want under you is a fleet, a plant or a building, something with a smell and a maintenance log, and enough years there to be proved right. Consider public works, such as roads or utilities; supply and facilities, for a hospital or a school district; production, in a factory or a cooperative. The conditions are a stable organization, an adequate budget and measurable results, and in such positions being dull and dependable turns out to be heroic whenever the river comes up. Before accepting, walk through the storeroom. If it’s a mess, and they let you inspect it anyway, take the job.",
        ],
      ],
      ask: "Which part of your town would notice within a day if you stopped?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Half the trouble in the world, as you see it, comes from people who don’t know the rules or don’t know who made them, and you’d be glad to clarify both into a microphone. Your work should have a public counter: school administration; courts and local government; negotiation, for a union or an association. Jobs like these let you talk from the first bell to the last bus, and they conclude with a document that both sides can sign. You like structure and you like company, and here they stop quarreling, since every settlement has to be talked into existence. Beware of positions where the policy arrives complete. Ask in the interview how the last regulation came to be rewritten, and who objected.",
        ],
      ],
      ask: "Which rule at your workplace could you present so well that people would stop hating it?",
    },
    Water: {
      stances: { head: "both", lead: "lead" },
      lines: [
        [
          "paragraph",
          "Workplaces announce that feelings have no business there, and then send you every case that is made of nothing else. You are good at those, because you bring a structure inside which people can cry, with a glass of water and the next step, and it’s considerably scarcer than either structure or crying. Look for institutions where people arrive at their worst: hospice or hospital administration, funeral services, agencies for veterans or foster children. Insist on regular hours, for the faces come home with you, on a team that eats together, and on authority equal to the responsibility. In the interview, ask who looks after the staff.",
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
          "Ten minutes before the doors open is the best part of your day, and someone ought to be paying you for it. The line goes around the block, the caterer is late, and you’re everywhere at once with your sleeves up, pink and happy, calling strangers sweetheart and, although elsewhere you keep the peace, giving commands like a bandleader. Look for work with an opening night in it: events, for a convention center or a charity; coaching, of a squad or a sales force; hospitality and retail in the busy season. The conditions are a visible public, definite dates and a boss who praises aloud. The aftermath will feel like a bereavement, so schedule a recovery, having ascertained beforehand who signs for the overtime.",
        ],
      ],
      ask: "Which last ten minutes before an opening would you have done for nothing?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You have never trusted an institution’s concern for people until you have seen its towels. Clean, thick, enough of them: by that you judge a hospital, a school, a boss. Work wakes you where somebody’s welfare has weight and is inventoried: practical health care, such as nursing or dental hygiene; provisioning, such as school meals or hotel housekeeping; residential work with the elderly. You want a stable team, adequate supplies and a pace that permits thoroughness. Your two natures approve so warmly here that neither warns you of the drawback, which is that you will defend an inefficient procedure for years because it was taught to you by someone kind. Every spring, let the newest employee time you with a watch.",
        ],
      ],
      ask: "Which method at work do you defend mainly because of who taught it to you?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Leave you alone with a file and by midmorning you are discussing it with whoever waters the plants. Some companies call that a distraction; the right one calls it a department. You come alive among callers, newcomers and people who have been sent to the wrong floor, and your art consists in discovering, within three questions, whom they actually need. Consider admissions and enrollment; advocacy, for patients or tenants; matching, as in recruitment or real estate. Variety suits you, with colleagues within earshot and problems that close within the week. A cooler intelligence in you enjoys the patterns and is bored by being agreeable, so feed it figures: tally what callers request, and present it twice a year. They had thought you were only nice.",
        ],
      ],
      ask: "What do people keep asking you for that nobody at work has ever counted?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "There are two occasions on which people recall every face that was near: an arrival and a departure. You belong there. While others retreat from so much feeling or hide behind the forms, you find the grandmother a seat, and speak at exactly the right loudness. So think of birth and newborn care; of funeral work or bereavement counseling; of managing a residence for the elderly. Insist on daily colleagues, fixed shifts and someone to talk to afterward, since everything you absorb must be told to a person with a sandwich in her hand, or it turns. The excess of this gift is a heart on permanent call. Work for an employer who rotates the pager, and let it buzz on another person’s belt.",
        ],
      ],
      ask: "Who hears, over a sandwich, what you took in at work today?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "Your pulse goes down when everyone else’s goes up, and it would be a waste to spend that on a job where nothing ever starts to smoke. Rigging for touring shows, marine salvage, the flight nurse’s seat in a rescue helicopter: you belong in trades where a mistake has consequences by nightfall and the preparation is done with your own equipment, alone, the evening before. Between alarms you’re a difficult colleague, sarcastic unless something is at stake, susceptible to dangerous sports, and inclined to improve machinery that was working perfectly. When an employer asks whether you have any questions, ask what broke there last month, how long it took, and who was permitted to touch it. If the answer is a committee, thank them for the coffee.",
        ],
      ],
      ask: "Which emergency at work do you remember with something resembling homesickness?",
    },
    Earth: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "Give you something that ran for forty years and stopped yesterday, and nobody should speak to you before lunch. A church organ. The knee of a farm horse, for that matter, since you draw hardly any line between what was built and what was born. What suits you is slow, skilled work on one object at a time, such as restoring instruments, timber framing or large-animal practice, where quality is visible from across the workshop and haste gets punished by the material, never by a memorandum. The danger is a bench so agreeable that you remain at it until the trade has moved on without telling you. Look for an unhurried shop containing at least one person who is better than you.",
        ],
      ],
      ask: "Which material do you understand so completely that it seems to meet you halfway?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Someone ought to pay you for the question everybody else was too well trained to ask. You walk around a procedure, a product or a burned-out turbine as a tourist would, hands in pockets, and inquire, “What stops a person from doing it backward?” and six engineers look at their shoes. Unfamiliar problems of short duration suit you: accident investigation, testing security systems by defeating them with permission, prototype or stage engineering. Two wishes collide at work, though, since one wants puzzles and bright colleagues to toss them at and the other wants to be left alone with the evidence, and you tend to settle it by joking all morning and resenting it by three. Contract for half of each, in writing.",
        ],
      ],
      ask: "What obvious question have you been too new, or too bored, to ask at work?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Tenderness comes easily to you as soon as there’s a task in front of it. Face to face you go stiff; but fitting an artificial leg on a girl who wants to play soccer, sitting up with a feverish foal, or walking a frightened dog over rubble in search of survivors, you are as soft as anybody alive, and your eyes stay on the work. Rehabilitation, veterinary nursing, and search and rescue all employ precisely that. Because you never discuss a bad case it lodges in a shoulder, then in your sleep, then in an unexpected wish to move to Alaska. Ask any future employer what the crew does in the hour after it goes wrong.",
        ],
      ],
      ask: "Which case, animal or individual from your working life do you still think about unprompted?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Watch what you do in the minute after a manager says “let’s set up a meeting about it”: you fix the thing. Your kind of intelligence lives in the wrists and the eye, and has no more patience with a presentation than a cat has with a leash. It needs work that happens now, in front of you, with something at stake and a visible result by dark: farrier, stunt rigger, pastry cook in the rush, helicopter medic. Here you disagree with yourself, since one half is eager to be seen doing it and the other disappears by the loading dock ahead of the applause. Mostly you disappear, and a louder colleague receives the raise. Look for an occupation in which the work is signed.",
        ],
      ],
      ask: "Which job did you fix on the spot that someone else later took a bow for?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Somewhere there is a thing you made years ago that you still go out of your way to look at. Start the job hunt there. What wakes you is resistance of a friendly sort, in oak or dough or limestone or the hind leg of a horse, and a standard that the palm can verify without a form: luthier, arborist, mason on old churches, the baker whose loaves people cross town for. Cold mornings and a modest salary you’ll tolerate; what you can’t survive is a screen all day and congratulations on your output. The danger of such a life is its comfort, for a bench worn to your elbows is difficult to outgrow, so before you sign, ask to see the workshop, and smell it.",
        ],
      ],
      ask: "What finished piece of yours do you still make a detour to visit?",
    },
    Air: {
      stances: { company: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "After three months in the same building you can draw its carpet from memory, and that’s when you start calling in sick. What you want is traffic, new faces, unfamiliar addresses, something worth looking at, and then the right to go home and not discuss it: location scout, sound recordist, costume fitter for touring shows, the person who lights a museum one vitrine at a time. Your sociable half would accept every job on that basis, and your private half is left with a suitcase and no uninterrupted day in which to make anything, so the bargain between them is usually struck by exhaustion. Strike it in ink: three weeks out in the traffic, one week of nobody.",
        ],
      ],
      ask: "How many weeks among strangers can you enjoy before you stop seeing anything?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Creatures that can’t explain what is wrong with them have always come to you first. Infants, owls, elderly men who have lost their nouns: you wait beside them, altering one small condition after another, and you read the answer in a change of posture. Such patience is a profession, several in fact: neonatal nursing would use it, so would a wildlife hospital, music therapy after a stroke, or the clinic where a makeup artist works on burns. The excess is easily foretold: you stay late for the hopeless ones, you bring two home, and one spring you resign for no reason you can identify. Look for an institution where each case has a last day, and where somebody celebrates it with cake.",
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
          "Your best hour at work is the one in which the plan disintegrates and everybody turns around to see what you will do. Something switches on then: your breathing slows, the hands steady, and the entire building comes into focus, which is why you should look for an occupation in which the emergency is the job, such as flight paramedic, trial attorney, or producer of live broadcasts. What exhausts you is the uneventful month between, when nobody’s in danger and you start, half deliberately, to kick things until one falls. At the interview, ask how an ordinary week looks there, and what they do in it with people like you.",
        ],
      ],
      ask: "What was collapsing around you the last time you felt entirely awake at work?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "At the end of a satisfying shift your forearms are gray with dust and there’s a wall where no wall was, which is most of the theory you require. Consider restoring old houses, running a restaurant line, managing a building site: work that pushes back, with weather, suppliers, and a crew who can tell within an hour whether you know what you’re doing. Your impatient side wants a new site every season and usually gets one, so that the slower side, which would have liked to own something, keeps leaving excellent masonry behind for other people to collect rent on. Move on, then, since you’d rust otherwise, but negotiate a share in every building you complete.",
        ],
      ],
      ask: "Which example of your past work is still standing, and who owns it now?",
    },
    Air: {
      stances: { novelty: "new", voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Between the asking price and the real one there’s a conversation, and having it is what you’re for. You enjoy the hello, the swerve, the figure written on a napkin and pushed across, and as an auctioneer, a sports agent, or the buyer for a shop that sells anything it discovers, you would never have two identical calls. By ten in the morning you should be among strangers, because an office where people send each other documents about documents makes you wicked, and you’ll spend your wit on the supervisor. One caution. You are able to sell a thing you wouldn’t buy, and after a month of it you can’t stand your own patter, so represent merchandise you’d happily bring home.",
        ],
      ],
      ask: "What have you sold well that you would never have bought yourself?",
    },
    Water: {
      stances: { company: "company", head: "both" },
      lines: [
        [
          "paragraph",
          "The customer says everything is fine, and you have already noticed what his foot is doing under the counter. You read what people conceal from the body that conceals it, fastest of all when they’re frightened, and certain professions would pay you for it, among them emergency nursing, crisis negotiation and athletic coaching. Two natures pull in such jobs: one wants the next case, the siren, and the other is still back in the corridor with the mother of the last. Usually you settle it by accepting another shift, and by winter you’re snapping at people over parking. Find a team that eats together after difficult nights, and describe one case aloud before you clock out.",
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
          "Hand you forty tired strangers and a microphone that half works, and within five minutes they’ll be on their feet, singing the safety instructions. Few employers have a form for that, although there’s a demand for it in any trade whose results depend on people feeling like it: leading tours or expeditions, teaching gym to the ones who hate gym, conducting auctions, coaching a rehabilitation floor where the parallel bars must look like sport. Paper extinguishes you like a wet glove, and so does any success announced by e-mail. At the interview, find out how soon you’d be facing an audience, and how soon afterward you would know whether it had worked.",
        ],
      ],
      ask: "In which job did you last know within a minute that you had done well?",
    },
    Earth: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Your hands are on someone’s scalp, the water is the right temperature, and a woman who came in like a fist is telling you about her sister. That’s the sort of work to look for: skilled, physical, with the customer at arm’s length and the result visible by supper, as it is in hairdressing, pastry, physical therapy, costume fitting, or at a florist’s back counter in the week of the proms. Regulars suit you better than crowds, since half of your satisfaction is in what you remember about their knees. What exhausts you is the screen, and a manager who calls touch “soft skills.” Before signing, spend a day there and pay attention to the smell, by which you’ll decide in any case.",
        ],
      ],
      ask: "Which tool or material have you never once been bored with while using it?",
    },
    Air: {
      stances: { company: "company", focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "A dead telephone line makes you babble, a live one makes you brilliant, and somebody ought to be paying for the difference. You think aloud, at speed, with a stranger for a whetstone, so morning radio would have you, as would a recruiter’s desk, a cabin crew, a museum that wants its mummies explained to fourth graders, or any trade fair where a bashful genius has built a machine that nobody else can make sound interesting. Look for turnover in faces and in topics. Silence between calls is your hazard, for you fill it with colleagues, and they have quotas. Ask to sit where interruption is the job, and check each month how much of your charm went to an actual customer.",
        ],
      ],
      ask: "Who had to absorb your last dull afternoon at work?",
    },
    Water: {
      stances: { company: "company", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Put someone like you on a ward where the others lower their voices, and before long a boy who has been refusing his tablets accepts them from a sock puppet. It isn’t a trick. You understand before anyone that he’s sick of being brave, and the work that wants you is work in which cheerfulness is a clinical instrument: child life in hospitals, music with people who have lost their words, home care, the reception desk of a veterinarian who puts old dogs to sleep. You bring lightness to places where it’s scarce, at considerable and invisible expense. Look for a team that debriefs out loud, and insist on a proper break between the sad part and the bus.",
        ],
      ],
      ask: "Where in your work does your cheerfulness do something that a medicine can’t?",
    },
  },
};
