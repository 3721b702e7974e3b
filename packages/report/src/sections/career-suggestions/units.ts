import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work inside a mess that has already made two capable people resign. Calm places dull you; put in charge of something that runs, you end up redesigning the coffee. But hand you a shipyard nine weeks behind, a hospital that has to relocate, a party that lost the previous election by a third, and a cold, cheerful energy comes over you that startles the people around you. What you need is the entire board, and authority to move the pieces on it: turnaround manager, trial strategist, the one who organizes evacuations and is actually listened to. You plan far ahead and decide fast. Write to one place in trouble; before you sign, ask who can overrule you.",
        ],
      ],
      ask: "Which mess in your field are you itching to be handed?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a bridge, a forest or a ledger that will outlive you, and you would rather be paid for that than praised for anything. You do slow, exact work, the sort in which a bad decision shows up in the end and can’t be talked away. The structural engineer who inspects her span in the rain, the forester marking a tree for someone’s grandson, the actuary, the man who is responsible for a city’s pipes: you have their appetite for slow proof. Here mind and hands cooperate almost too well, and the result can be a career spent perfecting one beam as other people decide what the building is for. Ask to sit in on one meeting where they decide.",
        ],
      ],
      ask: "What do you work on that will still be standing when nobody knows your name?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Give you ten thousand complaint letters and a week alone, and you’ll come out with the five things they are about. You find the order in a confusion, and name it. Any trade that pays for this will suit you, and there are considerably more of them than anyone mentioned at school: information architect, patent examiner, editor of a scientific journal, the policy analyst whose memorandum a mayor reads in the car. The trouble is how many heaps look delicious simultaneously, for your curiosity would sample them all and your ambition wants a single one completed; usually ambition signs the contract, and curiosity resigns from it the following spring. Start looking for a position with one enormous question, and people who bring you pieces of it.",
        ],
      ],
      ask: "Which heap of disorder do you find yourself sorting in your head on vacation?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "People assume that your kind chooses numbers, or machines, or the law because those don’t cry, and you tend to encourage them. In fact you’re drawn to wherever a feeling can be helped by someone who remains clear about it. Sleep researcher. The designer of wards for the dying, who knows that a clock must be visible from the bed, or the investigator who wonders why patients abandon their pills, and sits with forty of them before she opens a spreadsheet. Your two sides quarrel over distance: one would fix it from an office, the other would sit beside whoever has it, and you mostly take the office, with a lump in your throat. Schedule an hour of each.",
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
          "Someone has just announced that it can’t be done, and you, who were on the point of going home, have taken your coat off again. Build a working life around that minute. Outages, crash sites, an experiment that came out backward for the third time: where a thing misbehaves and the experts are red in the face, impatience gets into your methodical habits and for a week you’re the quickest mind in the place. Incident engineer. Accident investigator. The physicist who is sent for. Your patient half wants the cause and your hot half wants to be first, and since most companies reward only the rescue, you tend to leave with the triumph and without the publication. Ask an employer who writes up the cause, and when.",
        ],
      ],
      ask: "What were you told was impossible, shortly before you began to enjoy yourself?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You would sooner know one valley thoroughly than have opinions on mountains. Give you a slope, a seam of clay, a family of instruments that drift by a hair annually, and a decade later you’ll be there, still discovering things, with mud on the notebook. Soil scientist, calibrator, restorer of pipe organs or brass telescopes: occupations in which a thought has to pass through the hands and comes out better for it. Your intellect is satisfied as soon as the principle is clear; your hands aren’t, and in this sort of work they outvote it, which is why your results stand up. The drawback is that such positions are usually found at the far end of corridors. Before accepting one, ask who reads the findings.",
        ],
      ],
      ask: "Which patch of the world could you study for ten years without running out?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "The best hour of your week is the one in which two subjects that had never met turn out to be cousins. It ought to be paid. Linguist, designer of games, writer of technical standards, the analyst who compares what the ministry and the plumbers’ union have written and discovers that they agree: these are occupations in which definitions have consequences and nobody objects if you look at a wall. You need a good many subjects, and you are quick among them. A position with only one will starve you, and a position with nothing but conversation will do worse, since an intelligence like this can survive for years on being interesting. Prefer the place where something gets printed, released or played every quarter.",
        ],
      ],
      ask: "Which two of your interests would make a profession if anyone introduced them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Behind every system that has kept you awake there was a person whom it had failed. You seldom mention this. In interviews you emphasize methodology, and afterward you spend three years on why patients don’t take their pills, or what the elderly remember of a drowned village, or an interval that reappears in lullabies on four continents. Sleep research, forensic linguistics, the acoustics of places where people are afraid: work for a cold instrument and a reader of moods inside one skull. They dislike sharing. The logician distrusts a finding that made you cry, the other distrusts one that didn’t, and since you generally publish the statistics and suppress everything else, the result is correct and slightly dead. Put one human being in every report.",
        ],
      ],
      ask: "Whose trouble is at the bottom of the problem that interests you most?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", order: "plan", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Your best mornings at work are openings: lights on for the first time, the staff in new shoes, a line outside. You get large things started and bring people along; everything after is, frankly, maintenance. So aim for work that keeps opening: supervise the inauguration of hospitals or hotels, organize campaigns for office, take a relief convoy or an orchestra on the road. The strategist in you wants a ten-year ladder, the hothead wants another ribbon by fall, and as a rule you take the ladder, grow mean around the fourth rung, and are astonished to hear it mentioned. This Monday ask who will run the next launch, and before you accept any title, bargain for one every second year.",
        ],
      ],
      ask: "What would you open next if the ribbon had to be cut within a year?",
    },
    Earth: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        [
          "paragraph",
          "Asked what you do all day, you’d rather point: you make large things run, and keep them running. A port with its cranes going, a bottling line, a hospital laundry that hasn’t stopped since the war: you are soothed by anything enormous that runs because someone saw to it, and bored by anything that exists only in presentations. Plant manager suits you, or harbor director, or head of the county’s roads. Your ambition wants promotion within three years, the stubborn builder beneath it would rather stay, and since ambition usually signs, people like you end up at headquarters missing the smell. This Monday, tell whoever decides that you want the bigger operation before the higher floor. You’ll rule more there, and you’ll sleep.",
        ],
      ],
      ask: "What noise or smell of work would you miss if they promoted you away from it?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", pace: "both" },
      lines: [
        [
          "paragraph",
          "You get decisions out of clever people who can’t agree, and ought to charge for it by the hour. Given nine of them, a contract of four hundred pages and a deadline in June, you brighten as others do at the ocean. Chief of staff to someone powerful, editor in chief, arbitrator: the title matters less than the traffic through your office. Inside you a judge who has ruled by lunch shares a bench with a debater who would like to hear one more side, and since the judge generally prevails, he generally has to reopen the case. This Monday offer to chair a dispute at work that nobody wants: hear everyone first, then decide.",
        ],
      ],
      ask: "Which quarrel between clever people would you love to be paid to end?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "Under every organization chart there is another one, drawn in old favors and funerals, and that is the one you consult. You lead people through losses, which suits you to places people cry in: directing a children’s hospital, resettling families after a flood, bringing a company over from a father who can’t let go to a daughter who can’t wait. Your head closes the ward that must be closed. Something lower down thinks of the night nurse, and since the head signs, people like you send it as a memorandum, correct in every line, and can’t eat. Take the institution whose ending would make you grieve. This Monday, deliver one piece of bad news in person, and remain for the questions.",
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
          "Nobody phones you when things are going well. Your number gets passed along when the launch is in nine days and the product doesn’t work, when the campaign has lost its third manager, when a case comes to court with one witness and she’s wavering; you walk in, and your pulse does what other people’s does on vacation. Trial lawyer, turnaround executive, producer of live events: you require a clock, an opponent, and a result by dark. Since both your halves adore an opening, nothing in you will ever vote for month seven, and you had better hire for it: put into your contract a handover date and the name of the person who likes maintenance, then leave while they’re still waving.",
        ],
      ],
      ask: "Which crisis in your working life do you catch yourself missing?",
    },
    Earth: {
      stances: { focus: "both", novelty: "new" },
      lines: [
        [
          "paragraph",
          "“It has never done that before” is the most delightful thing anyone can tell you at work. A bridge hums, a loaf won’t rise, four thousand valves come back from Ohio, and where others are looking for someone to blame you’re on your knees beside the thing, as happy as a dog at a burrow. Forensic engineering would suit you, or test kitchens and prototype shops, or inspecting what insurers doubt. Your quick half wants a new puzzle by lunch and the heavy half wants to lay its palm on the old one and feel it mended, and usually they compromise on explaining the fault and leaving before the weld. Your reputation lies in the weld. Find an employer for whom the finder also does the signing off.",
        ],
      ],
      ask: "Which fault did you explain perfectly and leave for someone else to repair?",
    },
    Air: {
      stances: { voice: "speak", focus: "many", company: "company", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You’d do half your job for nothing, the half that starts when someone says, “Tell me why I’m wrong.” Comedy writers’ tables run on that invitation, and so do appeals courts, patent offices, think tanks and the better sort of newspaper, in all of which a person is paid to dismantle a notion in front of its parents and hand back something that flies. You need colleagues who answer within the second, a subject that alters by the month, and a boss who can distinguish your opinion from your warm-up. The excess to fear is fluency, since you will be offered positions in which talking about the work is the work. At the interview, ask what existed a year later that hadn’t before.",
        ],
      ],
      ask: "What exists in the world today because of something you said at work?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Somewhere in the third hour of any negotiation the other side stops lying, and you feel it arrive before a word has changed. That is what you could be paid for. Hostage teams and labor mediators need it, as does the interviewer who makes a documentary out of one evasive man; advertising, less nobly, needs it too. Your reasons come fast. Your impressions come up slowly, from below, and are better, but the two fall out over proof, because the debater in you won’t act on a shiver, and so you have talked your way into several organizations whose corridors made you sad on the first visit. Before the next contract, describe the corridor to a friend, and only afterward the salary.",
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
          "You are hardly ever bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, or a singer sick with stage fright, and a week’s exhaustion drops off you like a wet coat. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you are picking fights on behalf of the potted plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, documentaries that follow a single subject. You prepare longer than anyone. Then, when it counts, you act fast. Call one such office and ask how many cases each person handles.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "Your best days at work are those when you can touch the result at five o’clock. A wrist bends again. A garden path stays dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems accomplished, and materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades for a person who works slowly, with both hands, and wants it to do somebody good. You want one project, few meetings, a bench of your own. Beware of any position with “vision” in the title, since you bring enough of that from home; on Monday, write to one workshop or clinic instead and ask to watch for a day.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a remark that would fix the place, and you can usually hear it by the second week. Nobody has made it. Your best work consists of getting it said: by editing it out of a bad draft, by interviewing four people until it surfaces, by sitting between two departments that have stopped using each other’s names. So, editor. Mediator. The researcher who listens to users for a month and comes back with one page. Your sociable side loves the company and your other side resents the meetings, and left to negotiate between themselves they fill the week with conversation. Ask for mornings without calls, because what you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one remark your workplace needs to hear and nobody will make?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. You give people time until they say it. Hospice social work, counseling, recording the life stories of the old: any profession in which the real subject surfaces late, and has to be waited for by somebody who isn’t visibly waiting. You feel immediately what a stranger came in with. The disadvantage of the gift is that it follows you home, where by Thursday you tend to be dreaming other people’s dreams and eating toast for dinner. So on Monday write down three conditions for any such job: sessions that end on time, a supervisor who inquires about you, and a commute on foot.",
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
          "The work that wakes you tends to start with someone being told no. A student barred from graduating, a marsh about to become a parking structure, a singer with no agent: within the week people like you have written twelve pages and forgotten to eat, although a calendar of meetings would put you to sleep. You work in bursts, in defense of somebody, so look for employment that pays for exactly that: speechwriter for people you trust, drama teacher in a difficult school, campaigner for a stretch of river. The cost is borne at home, by people who aren’t in danger and don’t see you at supper. Write to one such place, and before you sign, ask who takes over on the nights when you sleep.",
        ],
      ],
      ask: "Whose “no” would still make you sit down and write twelve pages tonight?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "The right workplace for you has a smell, and you would recognize it blindfolded: cedar, wet clay, ink, the breath of a barn in winter. You do your best work slowly and with your hands, because ideals left to float turn into a vague melancholy about the economy, and given material they turn into a chair with excellent manners. Instrument maker, grower of native plants, keeper at a refuge for injured owls: each demands slow attention to something that can’t flatter you, and each permits you to talk to it unobserved. The dreamer will complain that this is too modest to be a calling. Give it a year. Visit such a place, ask to sweep, and pay attention to your feelings about the broom.",
        ],
      ],
      ask: "Which smell have you walked past that made you want to work there?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "People like you save up the remarks that strangers make on trains, and such a list is the most accurate application you’ll ever write. You work best where one person’s meaning has to reach another unspoiled: translator of novels, say, or producer of radio documentaries, or the editor of books for eight-year-olds, who are the only critics you truly respect. Variety keeps you cheerful. Meaning keeps you there, and from any clever establishment that doesn’t care what its cleverness is for you’ll drift away politely, without an announcement, leaving a comma under discussion and your mug in the sink. Write to one such place, and in the interview ask what they refused to publish last year. The answer tells you whether to stay.",
        ],
      ],
      ask: "Which overheard sentence have you kept for years without knowing what it is for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "For three weeks you can work anywhere, and in the fourth you begin to feel what everyone there feels, mostly in the stomach. So investigate that, before the title and the pay: who sighs in the hallway, who gets interrupted, whether anybody waters the fern. Then look for an occupation in which being moved is part of the trade, as music therapist, or night nurse on a children’s ward, or writer of obituaries, the kind where the dead get their jokes back. You’d be excellent at any of them. The excess is easily predicted, since you will love the people past the end of the shift and call it overtime, so on Monday start applying to employers who send everyone home, and who notice when somebody hasn’t gone.",
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
          "Put you in front of a demoralized team with six weeks to go and you look, for the first time in months, properly fed. It’s the turning that you live for, the hour when an assembly of folded arms starts, reluctantly, to lean forward. So look where something has to be turned: a school about to lose its license, a campaign behind in the polls, an old swimming hall that the city intends to demolish. Principal, field director, head of a fundraising drive. Maintenance bores you within a season, after which you discover emergencies in perfectly healthy departments. Accept positions that have a deadline; and before signing, ask who looks after the place once it’s been rescued, and be glad it isn’t you.",
        ],
      ],
      ask: "What did you last rescue that would have recovered very well by itself?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "There’s a moment in the teaching of any trade when the learner’s wrist stops asking permission, and you would get up early all your life to see it. Talk about potential makes you restless unless it produces something that holds water. You belong where people become competent under your supervision over a matter of years: head of an apprentice workshop, director of a nursing school, the manager of a hotel who started at the front desk and can still fold the towels. Titles matter less to you than attendance. Your hazard is loyalty to the building, because an institution will accept a decade of your evenings and present you with a clock. Before negotiating the title, ask for the staffing plan, and read it twice.",
        ],
      ],
      ask: "Whose hands learned their trade next to yours, and do they know you were proud?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Two people who have stopped talking are, to you, a job opening. Where others see a dispute you hear a problem of translation, and you can’t rest until the surgeon has grasped what the night nurse actually said. Moderating, labor mediation, a call-in show on public radio, teaching languages to adults who giggle: wherever human beings have to be made intelligible to each other, your mind quickens and your step gets light. Solitary research would dehydrate you, and so would any position in which the conversation is decorative because the decision has been made upstairs. In the interview, find out what became of the last thing people agreed on there; if nobody remembers, thank them warmly and leave.",
        ],
      ],
      ask: "Between which two people at work are you already interpreting for no salary?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "Your happiest professional moments tend to be a stranger’s shoulders coming down. You work through the pores: someone enters, you register what they’re braced against, and before a syllable of advice has been spoken the bracing eases. Placing foster children, drama therapy, bereavement groups, the chaplain’s office at a large hospital: such positions would pay you for what you do anyway at bus stops. They would also take all of it. Because you can’t witness suffering without enlisting, you treat a full caseload as a rumor, and by autumn you’re flat, dutiful and catching every cold. Look for an employer with a team that debriefs, a door that locks, and a supervisor who interrupts you mid-sacrifice and sends you home.",
        ],
      ],
      ask: "When did a stranger last grow calmer near you, and what did it cost you?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Opening night suits you better than any Tuesday that follows it. What wakes you is the last two weeks before a thing exists, when the posters are late, the mayor has not confirmed, and someone has to persuade all the rest to go ahead; a week of maintenance, on the other hand, can put you in bed with a temperature. So investigate the trades built entirely out of first weeks: festival director, campaign organizer, the fundraiser who turns a hospital’s wish into a wing, the person a company sends ahead to open the new town. Call one such employer and ask what became of the last thing they launched. If they have to think, keep looking.",
        ],
      ],
      ask: "Which job would still excite you if it consisted only of first weeks?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Nothing you type makes you as happy as an afternoon spent hanging swings for somebody’s children. There’s a contradiction in it, since you want every week to be different and you also want, at the end of it, something that a stranger could sit on, and most people of your kind settle the matter by pursuing variety and feeling weightless by thirty-five. Better to look for work that repeats in its materials and never in its people: running a community workshop, set design for a theater with six productions a season, occupational therapy with teenagers, a market hall of your own, where you make useful things for different people every month. Ask at one such place to help for a day.",
        ],
      ],
      ask: "What have you built, fed or repaired at work that you would happily revisit?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Sooner or later somebody tells a person like you to get a show, and can’t say what it would be about. That is accurate. You bring together people who’d never otherwise talk: you’re at your best when a beekeeper, an economist and a widow are in one conversation and you alone have noticed that they are describing the same problem. Interviewing for radio pays for this, as do science communication, teaching journalism, and the odd new profession of facilitating rooms full of experts who dislike each other. Specialists will call you shallow, and on paper you are; in company they need you. Look for a post where curiosity is on the payroll, and on Monday send one idea to an editor strict enough to cut it.",
        ],
      ],
      ask: "Which two fields do you keep finding reasons to mention in the same sentence?",
    },
    Water: {
      stances: { head: "feeling", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Work starts for you at the moment a person can’t go back to who they were. Newly arrived, newly sober, newly bereaved, newly out of uniform: you keep such people company through the change, patient for hours, funny at exactly the right depth, and utterly uninterested in the clock. Resettlement of families, drama therapy, adoption and foster recruitment, documentary work that stays for the year after; these are professions in which becoming attached is the method. It’s also the hazard, since every goodbye takes something with it and your kind tends to give out its private number. Ask one such employer how they mark the end of a case, and who notices when vacation isn’t taken.",
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
          "Give you a mess with a deadline on it and people shouting in three languages, and you reach for the clipboard with something very like joy. Order that already exists bores you a little; it’s the making of it, today, out of mud, that gets your blood up. You do your best work organizing people when something has gone wrong. Look at disaster-relief logistics, at administering elections, at production management for something enormous that travels by night. Since the methodical half of you insists on a tested checklist, and the impatient half wants to start while it’s printing, they fight it out over everybody’s heads. Ask to write the checklist for the next big job yourself, before it begins.",
        ],
      ],
      ask: "Which mess would you walk toward even on a day off?",
    },
    Earth: {
      stances: { novelty: "familiar", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You distrust any job in which nothing can be weighed at the end of the day, and the distrust is an excellent career counselor. You do best checking and tending real things, to a fixed standard, where nobody can pretend: the land surveyor who discovers a boundary stone under a century of leaves, the elevator inspector with a thumb on the cable, the cellar master who turns a thousand cheeses and knows which one is sulking. Any of these you would do for decades, improving in ways no seminar can teach, and there’s the difficulty: since you can tolerate almost any amount of repetition, employers give you all of it, and the interesting cases go to whoever complains. Complain. Ask for one of the difficult ones.",
        ],
      ],
      ask: "Which interesting case at work went to someone louder because you didn’t object?",
    },
    Air: {
      stances: { company: "both", focus: "one" },
      lines: [
        [
          "paragraph",
          "Someone has to know what was actually agreed, and in any building you enter it’s you before the month is out. Talk, for most people, is weather. You get the wording exactly right, and you belong where words have consequences: secretary to a legislature, fact-checker whom authors fear and ultimately thank, drafter of safety regulations who can devote a year to the meaning of “shall.” Half the phone calls are fun. The other half are from someone hoping that you’ll remember it differently, and because your affection for an empty desk tends to lose to your affection for being consulted, the document that you’re actually paid for gets written at night. Pick two hours in which you can be asked, and tack them up.",
        ],
      ],
      ask: "What do people consult you on so often that your own work waits until dark?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "When people have lost everything else, someone must still have the paperwork, and you never let it show that you read every page. By guarding people’s papers, you look after people. You’d be good wherever a slip would break a heart: coordinating transplants, tracing missing soldiers for their families, settling the estate of a man whose children aren’t on speaking terms, where nobody asks for a hug because they want the watch, the letter, the right kidney by dawn. What exhausts you is that each file goes to bed with you. Your reason maintains that cases end, your heart has never ended one, and you side with reason until you catch a cold. Ask whoever employs you what the staff do after a terrible one.",
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
          "Put you at a counter where someone is about to panic, and your pulse slows until you are the calmest creature in the building. Such wiring is rare and is generally wasted on filing; what you want is work that opens with an alarm: triage nurse, emergency dispatcher, stage manager with a headset and an inconsolable tenor, each of them equipped with a checklist, since your cautious half likes one within reach, and each with ten minutes a day in which no list is of any use. One half wants the pension and the other the siren, and because you ordinarily rule for the pension, you have become oddly excited by drills. Find an employer who pays you for both.",
        ],
      ],
      ask: "Which emergency at work did you secretly enjoy, and what does that tell you?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a building that stays warm because of you, and nobody in it could say which valve you turn. Work wakes you when it has weight and sequence, when being careful is the whole job and a careless person would be found out by evening: as a pharmacist, say, or a dental technician, a head gardener, the keeper of a museum’s storerooms, with the gloves. In such places your suspicion of shortcuts is known as quality control. Nothing in you objects to any of this, and there’s the snag, for you will remain twenty years in a dull position merely because the shelves are in order. Ask each spring whether the material is still teaching you anything.",
        ],
      ],
      ask: "What did your hands learn at work this year that they did not know before?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Half the office uses your memory as a search engine and would be startled to learn that someone lives inside it, knowing which form, whose cousin, and what was promised to the client in Toledo. Work wakes you when people come at you all day with questions that have an answer, and each of them leaves with it: school secretary, reference librarian, the hospital coordinator who persuades nine departments to agree about one bed. Conversation suits one side of you; the other requires a lunch hour spent looking at a wall, feels rude about it, and eats at the desk being interrogated. Take the wall. Before you accept any position, find out where in the building a person can sit unseen.",
        ],
      ],
      ask: "Where at work can you go for half an hour without being asked anything?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "There is a kind of frightened creature that stops gripping the armrest when you come in, and you ought to be paid by the armrest. Newborns, elderly dogs, five-year-olds on their first morning away from home: they have read you before you’ve opened your mouth, so look to the neonatal ward, the kindergarten, the veterinarian’s back office, the florist whom families trust with a funeral. You do this best in one place, among faces that return, because your tenderness needs a history to lean on. What it lacks is a lid, and since sooner or later you’ll be asked to take the extra shift by a person with sad eyes, get your hours in writing from someone whose eyes you can withstand.",
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
          "Put you on a site where something is due at dawn and two of the trucks haven’t come, and you look ten years younger. Noise suits you, and so does consequence: a thing that stands or falls before witnesses, today, with your signature on the permit. Superintendent of a building site, stage manager of a big touring production, head nurse on the night shift of an emergency ward; each gives you a crew, a deadline and official permission to shout, and each requires someone who understands which steps can be skipped. The danger is peace. In an office with long lunches, you’ll have started a war about parking by spring. When they interview you, ask to see the operation on its worst night.",
        ],
      ],
      ask: "On which disastrous night at work were you, to be frank, having a wonderful time?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "A town runs on about forty people whom hardly anyone can name, and you ought to be one of the forty: the woman who has ordered salt for the roads before the first frost, the man who remembers which valve. What you want under you is a fleet, a plant or a building, something with a smell and a maintenance log, and enough years there to be proved right. Director of public works, head of supplies in a big hospital, manager of a farmers’ cooperative: in such positions being dull and dependable turns out to be heroic whenever the river comes up. Before accepting, walk through the storeroom. If it’s a mess, and they let you inspect it anyway, take the job.",
        ],
      ],
      ask: "Which part of your town would notice within a day if you stopped?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Half the trouble in the world, as you see it, comes from people who don’t know the rules or don’t know who made them, and you’d be glad to explain both into a microphone. Your work should have a public counter. School principal, clerk of the court, negotiator for the nurses’ union: jobs in which you talk from the first bell to the last bus, and at the end there’s a document that both sides can sign. You like order and you like company, and here they stop quarreling, since every settlement has to be talked into existence. Beware of positions where the policy arrives complete. Ask in the interview how the last regulation came to be rewritten, and who objected.",
        ],
      ],
      ask: "Which rule at your workplace could you explain so well that people would stop hating it?",
    },
    Water: {
      stances: { head: "both", lead: "lead" },
      lines: [
        [
          "paragraph",
          "Workplaces announce that feelings have no business there, and then send you every case that is made of nothing else: the new widower, the brothers who have inherited one shop. You are good at those, because you bring a kind of order that people can cry in, with a glass of water and the next step, and it’s considerably scarcer than either order or crying. Look for institutions where families arrive on their worst day: running a hospice, directing a funeral home, heading the office for veterans or for children in foster care. Insist on regular hours, for the faces come home with you, and on a team that eats together. In the interview, ask who looks after the staff.",
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
          "Ten minutes before the doors open is the best part of your day, and someone ought to be paying you for it. The line goes around the block, the caterer is late, a child has been sick on the banner, and you’re everywhere at once with your sleeves up, pink and happy, calling strangers sweetheart and, although elsewhere you keep the peace, giving orders like a bandleader. It’s excellent for you. Look for work with an opening night in it: managing events for a convention center, coaching a volleyball squad, supervising the floor of a department store in the holidays. The day after will feel like a bereavement, so take it off, having ascertained beforehand who signs for the overtime.",
        ],
      ],
      ask: "Which last ten minutes before an opening would you have done for nothing?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You have never trusted an institution’s concern for people until you have seen its towels. Clean, thick, enough of them: by that you judge a hospital, a school, a boss. Work wakes you where somebody’s welfare has weight and is inventoried, so consider the charge nurse who knows what remains in each cabinet, the director of a district’s school lunches, the executive housekeeper of a respectable old hotel, the dental hygienist with thirty years of the same mouths. Your two natures agree so warmly here that neither warns you of the drawback, which is that you will defend an inefficient procedure for years because it was taught to you by someone kind. Every spring, let the newest employee time you with a watch.",
        ],
      ],
      ask: "Which method at work do you defend mainly because of who taught it to you?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Leave you alone with a file and by midmorning you are discussing it with the man who waters the plants. Some companies call that a distraction; the right one calls it a department. You come alive among callers, newcomers and people who have been sent to the wrong floor, and your art consists in discovering, within three questions, which person they actually need, which makes you an admissions officer, a patient advocate, or the real estate agent who sees immediately which two families ought to swap houses. A cooler intelligence in you enjoys the patterns and is bored by being agreeable, so feed it figures: keep a tally of what callers request, and present it twice a year. They had thought you were only nice.",
        ],
      ],
      ask: "What do people keep asking you for that nobody at work has ever counted?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "There are two days on which a family remembers every face that was near: the day someone comes and the day someone goes. You belong on those days. While others retreat from so much feeling or hide behind the forms, you tie the gown, find the grandmother a seat, and speak at exactly the right loudness. So think of the labor ward, of a funeral director’s calling, of managing a small residence for the elderly, and make certain of having colleagues daily, since everything you absorbed must be told to someone with a sandwich in her hand, or it turns. The excess of this gift is a heart on permanent call. Work for an employer who rotates the pager, and let it buzz on another person’s belt.",
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
          "Give you something that ran for forty years and stopped yesterday, and nobody should speak to you before lunch. A church organ. The knee of a farm horse, for that matter, since you draw hardly any line between what was built and what was born. Restoring instruments, timber framing and large-animal practice have in common that the material decides, that skill is visible from across a workshop, and that haste gets punished by the thing itself and never by a memorandum. The danger is a bench so agreeable that you remain at it until the trade has moved on without telling you. Look for a shop with north windows, and with one person in it who is better than you.",
        ],
      ],
      ask: "Which material do you understand so completely that it seems to meet you halfway?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Someone ought to pay you for the question everybody else was too well trained to ask. You walk around a procedure, a product or a burned-out turbine as a tourist would, hands in pockets, and inquire, “What stops a person from doing it backward?” and six engineers look at their shoes. Accident investigator suits you. So does testing the security of banks by breaking into them with permission, or building theatrical properties that explode eight times a week. Two wishes collide at work, though, since one wants puzzles and bright colleagues to toss them at and the other wants to be left alone with the evidence, and you tend to settle it by joking all morning and resenting it by three. Contract for half of each, in writing.",
        ],
      ],
      ask: "What obvious question have you been too new, or too bored, to ask at work?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Tenderness comes easily to you as soon as there’s a task in front of it. Face to face you go stiff; but fitting an artificial leg on a girl who wants to play soccer, sitting up with a feverish foal, or walking a frightened dog over rubble in search of survivors, you are as soft as anybody alive, and your eyes stay on the work. Look for a profession in which a creature’s trust arrives through your fingers. Because you never discuss a bad case it lodges in a shoulder, then in your sleep, then in an unexpected wish to move to Alaska. Ask any future employer what the crew does in the hour after it goes wrong.",
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
          "Watch what you do in the minute after a manager says “let’s set up a meeting about it”: you fix the thing. Your kind of intelligence lives in the wrists and the eye, and has no more patience with a presentation than a cat has with a leash. It needs work that happens now, in front of you, with something at stake and a visible result by dark: farrier, stunt rigger, pastry cook in the rush, helicopter medic. Here you disagree with yourself, since one half is hot to be seen doing it and the other slips out by the loading dock ahead of the applause. Mostly you slip out, and a louder colleague gets the raise. Look for an occupation in which the work is signed.",
        ],
      ],
      ask: "Which job did you fix on the spot that someone else later took a bow for?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Somewhere there is a thing you made years ago that you still go out of your way to look at. Start the job hunt there. What wakes you is resistance of a friendly sort, in oak or dough or limestone or the hind leg of a horse, and a standard that the palm can verify without a form: luthier, arborist, mason on old churches, the baker whose loaves people cross town for. Cold mornings and a modest salary you’ll tolerate; what you can’t survive is a screen all day and compliments for output. The danger of such a life is its comfort, for a bench worn to your elbows is difficult to outgrow, so before you sign, ask to see the workshop, and smell it.",
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
          "Creatures that can’t say what is wrong with them have always come to you first. Infants, owls, elderly men who have lost their nouns: you wait beside them, altering one small condition after another, and you read the answer in a breath. Such patience is a profession, several in fact: neonatal nursing would use it, so would a wildlife hospital, music therapy after a stroke, or the clinic where a makeup artist works on burns. The excess is easily foretold: you stay late for the hopeless ones, you bring two home, and one spring you resign without being able to say why. Look for a place where each case has a last day, and where somebody marks it with cake.",
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
          "Your best hour at work is the one in which the plan disintegrates and everybody turns around to see what you will do. Something switches on then: your breathing slows, the hands steady, and the entire building comes into focus, which is why you should look for an occupation in which the emergency is the job. Flight paramedic. Trial attorney. The producer who runs a live broadcast with a headset and ninety seconds. What exhausts you is the uneventful month between, when nobody’s in danger and you start, half deliberately, to kick things until one falls. At the interview, ask how an ordinary week looks there, and what they do in it with people like you.",
        ],
      ],
      ask: "What was collapsing around you the last time you felt entirely awake at work?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "At the end of a satisfying shift your forearms are gray with dust and there’s a wall where no wall was. That is most of the theory you require. Consider restoring old houses, running a restaurant line, managing a building site: work that pushes back, with weather, suppliers, and a crew who can tell within an hour whether you know what you’re doing. Your impatient side wants a new site every season and usually gets one, so that the slower side, which would have liked to own something, keeps leaving excellent masonry behind for other people to collect rent on. Move on, then, since you’d rust otherwise, but negotiate a share in every building you complete.",
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
          "The customer says everything is fine, and you have already noticed what his foot is doing under the counter. You read what people conceal from the body that conceals it, fastest of all when they’re frightened, and certain professions would pay you for it. Emergency nurse. Crisis negotiator. The coach who understands which boy to leave alone before a final. Two natures pull in such jobs: one wants the next case, the siren, and the other is still back in the corridor with the mother of the last. Usually you settle it by accepting another shift, and by winter you’re snapping at strangers over parking. Find a team that eats together after difficult nights, and describe one case aloud before you clock out.",
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
          "Hand you forty tired strangers and a microphone that half works, and within five minutes they’ll be on their feet, singing the safety instructions. Few employers have a form for that, although there’s a need for it in any trade whose results depend on people feeling like it: leading tours or expeditions, teaching gym to the ones who hate gym, running an auction, coaching a rehabilitation floor where the parallel bars must look like sport. Paper puts you out like a wet glove. So does any success announced by e-mail. At the interview, find out how soon you’d be standing in front of someone, and how soon afterward you would know whether it had worked.",
        ],
      ],
      ask: "In which job did you last know within a minute that you had done well?",
    },
    Earth: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Your hands are on someone’s scalp, the water is the right temperature, and a woman who came in like a fist is telling you about her sister. That’s the sort of work to look for: skilled, physical, with the customer in reach and the result visible by supper, as it is in hairdressing, pastry, physical therapy, costume fitting, or at a florist’s back counter in the week of the proms. Regulars suit you better than crowds, since half of your satisfaction is in what you remember about their knees. What exhausts you is the screen, and a manager who calls touch “soft skills.” Before signing, spend a day there and pay attention to the smell. You’ll decide by that in any case.",
        ],
      ],
      ask: "Which tool or material have you never once been bored with while using it?",
    },
    Air: {
      stances: { company: "company", focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "A dead telephone line makes you babble, a live one makes you brilliant, and somebody ought to be paying for the difference. You think aloud, at speed, with a stranger for a whetstone, so morning radio would have you, as would a recruiter’s desk, a cabin crew, a museum that needs its mummies explained to fourth graders, or any trade fair where a bashful genius has built a machine that nobody else can make sound interesting. Look for turnover in faces and in topics. Silence between calls is your hazard, for you fill it with colleagues, and they have quotas. Ask to sit where interruption is the job, and check each month how much of your charm reached an actual customer.",
        ],
      ],
      ask: "Who had to absorb your last dull afternoon at work?",
    },
    Water: {
      stances: { company: "company", head: "feeling" },
      lines: [
        [
          "paragraph",
          "On a ward where the others lower their voices, it’s you who arrives with a sock on one hand, and the boy who has been refusing his tablets accepts them from the sock. It isn’t a trick. You’d understood before anyone that he was sick of being brave, and the work that wants you is work in which cheerfulness is a clinical instrument: child life in hospitals, music with people who have lost their words, home care, the front desk of a veterinarian who puts old dogs to sleep. You bring lightness to places where it’s scarce, at considerable and invisible expense. Look for a team that debriefs out loud, and insist on a proper break between the sad part and the bus.",
        ],
      ],
      ask: "Where in your work does your cheerfulness do something that a medicine can’t?",
    },
  },
};
