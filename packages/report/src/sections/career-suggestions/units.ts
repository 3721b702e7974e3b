import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work inside a mess that has already made two capable people resign. Calm places dull you; put in charge of something that runs, you end up redesigning the coffee. But hand you a shipyard nine weeks behind, a hospital that has to move house, a party that lost the last election by a third, and a cold, cheerful energy comes over you that used to frighten your mother. What you need is the whole board, and authority to move the pieces on it: turnaround manager, trial strategist, the one who draws up evacuations and is listened to. The long view in you thinks in years and your temper thinks in days, and such work pays both. Before you sign, ask who can overrule you.",
        ],
      ],
      ask: "Which mess in your field are you itching to be handed?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a bridge, a forest or a ledger that will outlive you, and you would rather be paid for that than praised for anything. You like work with a grain to it, where a bad decision shows up in the soil or the accounts and can’t be talked away. The structural engineer who walks her span in the rain, the forester marking a tree for someone’s grandson, the actuary, the man who answers for a city’s pipes: you have their stomach for slow proof. Here mind and hands agree with each other, and the excess of it is a career spent perfecting one beam as others decide what the building is for. So once a year, apply for a seat where they decide.",
        ],
      ],
      ask: "What do you work on that will still be standing when nobody knows your name?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Give you ten thousand complaint letters and a week alone, and you’ll come out with the five things they are about. Others see a heap. You see drawers. Any trade that pays for drawers will suit you, and there are more of them than they told you at school: information architect, patent examiner, editor of a scientific journal, the policy analyst whose memo a mayor reads in the car. The trouble is how many heaps look delicious at the same time, for your curiosity would sample them all and your ambition wants one finished. Usually ambition signs the contract and curiosity resigns from it. Look for a post with a single long question and a changing cast of people who bring you pieces of it.",
        ],
      ],
      ask: "Which heap of disorder do you find yourself sorting in your head on vacation?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "People assume that you chose numbers, or machines, or the law because those don’t cry, and for years you have let them. In fact you’re drawn to wherever a feeling can be helped by someone who stays clear about it. Sleep researcher. The designer of wards for the dying, who knows that a clock must be visible from the bed, or the investigator who wants to learn why patients stop taking their pills, and sits with forty of them before she opens a spreadsheet. Your two sides quarrel over distance: one would fix it from the corridor, the other is already on the edge of the bed, and you mostly take the corridor, with a lump in your throat. Find a job that schedules both.",
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
          "Someone has just said that it can’t be done, and you, who were on the point of going home, have taken your coat off again. Build a working life around that minute. Outages, crash sites, an experiment that came out backward for the third time: where a thing misbehaves and the experts are red in the face, a spark gets into your slow habits and for a week you’re the quickest mind in the place. Incident engineer. Accident investigator. The physicist who is sent for. Your patient half wants the cause and your hot half wants to be first, and since most firms pay only for first, you tend to leave with the triumph and without the paper. Ask an employer who writes up the cause, and when.",
        ],
      ],
      ask: "What were you told was impossible, shortly before you began to enjoy yourself?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You would sooner know one valley well than have opinions on mountains. Give you a slope, a seam of clay, a family of instruments that drift by a hair each year, and a decade later you’ll be there, still finding things, with mud on the notebook. Soil scientist, calibrator, restorer of pipe organs or brass telescopes: jobs in which a thought has to pass through the hands and comes out better for it. Your head is satisfied as soon as the principle is clear. Your hands aren’t, and in this sort of work they outvote it, which is why your results stand up. The drawback is that such posts are found at the far end of corridors. Before accepting, ask who reads the findings.",
        ],
      ],
      ask: "Which patch of the world could you study for ten years without running out?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "The best hour of your week is the one in which two subjects that had never met turn out to be cousins. It ought to be paid. Linguist, designer of games, writer of technical standards, the analyst who reads what the ministry and the plumbers’ union each wrote and finds it is the same sentence: these are jobs in which definitions have consequences and nobody minds if you look at a wall. You need a good many subjects, and you are quick among them. A post with only one will starve you. A post with nothing but talk will do worse, since a mind like this can live for years on being interesting. Prefer the place where every quarter something gets printed, released or played.",
        ],
      ],
      ask: "Which two of your interests would make a profession if anyone introduced them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Behind every system that has kept you awake there was a person whom it had failed. You seldom mention this. In interviews you speak of method, and then you spend three years on why patients don’t take the pills, or what the old remember of a drowned village, or an interval that turns up in lullabies on four continents. Sleep research, forensic linguistics, the acoustics of places where people are afraid: work for a cold instrument and a reader of moods inside one skull. They dislike sharing. The logician distrusts a finding that made you cry, the other distrusts one that didn’t, and generally you publish the numbers and keep the rest, so the result is correct and slightly dead. Put one human voice in every report.",
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
          "The best morning of your working life was an opening: lights on for the first time, the staff in new shoes, a line outside. Everything before it you had drawn up, argued for and dragged there by the collar; everything after was, frankly, maintenance. So aim for work that keeps opening. Manage the launch of hospitals or hotels, run campaigns for office, take a relief convoy or an orchestra on the road. The strategist in you wants a ten-year ladder, the hothead wants the next ribbon by fall, and as a rule you take the ladder and grow mean around the fourth rung. Bargain for a new opening every second year before you accept the title.",
        ],
      ],
      ask: "What would you open next if the ribbon had to be cut within a year?",
    },
    Earth: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        [
          "paragraph",
          "Asked what you do all day, you would rather point at it than explain. A port with its cranes going, a bottling line, a hospital laundry that hasn’t stopped since the war: you are soothed by anything large that runs because someone saw to it, and bored by anything that exists on slides. Plant manager suits you, or harbor director, or head of the county’s roads. Your ambition would have you promoted out of earshot within three years; the stubborn builder beneath it hasn’t yet met every bearing by name. Ambition usually signs, and at headquarters you catch yourself missing the smell. Ask for the bigger site before the higher floor. You’ll rule more there, and you’ll sleep.",
        ],
      ],
      ask: "What noise or smell of work would you miss if they promoted you away from it?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", pace: "both" },
      lines: [
        [
          "paragraph",
          "Clever people who can’t agree are your raw material, and you ought to charge for them by the hour. Given nine of them, a contract of four hundred pages and a date in June, you brighten as others do at the seaside. Chief of staff to someone with power, editor in chief, arbitrator: the title matters less than the traffic through your office. Inside you a judge who has ruled by lunch shares a bench with a debater who would like to hear from Denmark. The judge tends to win, and then has to reopen the case. Look for a post in which listening comes first by statute, and the gavel is yours at the end.",
        ],
      ],
      ask: "Which quarrel between clever people would you love to be paid to end?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "Under every organization chart there is another one, drawn in old favors and funerals, and that is the one you work from. It makes you the right person for places people cry in: running a children’s hospital, resettling families after a flood, bringing a firm over from a father who can’t let go to a daughter who can’t wait. Your head closes the ward that must be closed. Something lower down knows the night nurse’s name and the song she hums, and since the head signs, you send it as a memo, correct in every line, and can’t eat. Take the institution whose closing would make you grieve, deliver its worst announcements in person, and remain for the questions.",
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
          "Nobody phones you when things are going well. Your number gets passed along when the launch is in nine days and the product doesn’t work, when the campaign has lost its third manager, when a case comes to court with one witness and she’s wavering; you walk in, and your pulse does what other people’s does on vacation. Trial lawyer, turnaround executive, producer of live events: you want a clock, an opponent, and a result by dark. Both your halves love a beginning, so nothing in you will ever vote for month seven. Hire for it. Put into your contract a handover date and the name of the person who likes maintenance, then leave while they’re still waving.",
        ],
      ],
      ask: "Which crisis in your working life do you catch yourself missing?",
    },
    Earth: {
      stances: { focus: "both", novelty: "new" },
      lines: [
        [
          "paragraph",
          "The sentence you enjoy most at work is “It has never done that before.” A bridge hums, a loaf won’t rise, four thousand valves come back from Ohio, and where others look for someone to blame you’re on your knees beside the thing, as happy as a dog at a burrow. Forensic engineering would suit you, or test kitchens and prototype shops, or inspecting what insurers doubt. Your quick half wants a new puzzle by lunch; the heavy half wants to lay its palm on the old one and feel it mended. Usually they compromise on explaining the fault and leaving before the weld. Your reputation lies in the weld. Choose an employer for whom the finder also does the signing off.",
        ],
      ],
      ask: "Which fault did you explain perfectly and leave for someone else to repair?",
    },
    Air: {
      stances: { voice: "speak", focus: "many", company: "company", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You’d do half your job for nothing, the half that begins when someone says, “Tell me why I’m wrong.” Comedy writers’ tables run on that sentence; so do appeals courts, patent offices, think tanks, the better sort of newspaper. In all of them a person is paid to take a notion to pieces in front of its parents and hand back something that flies. You need colleagues who answer within the second, a subject that changes by the month, and a boss who can tell your opinion from your warm-up. The excess to fear is fluency, since you will be offered posts in which talking about the work is the work. At the interview, ask what existed a year later that hadn’t before.",
        ],
      ],
      ask: "What exists in the world today because of something you said at work?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Somewhere in the third hour of any negotiation the other side stops lying, and you feel it arrive before a word has changed. That is what you could be paid for. Hostage teams and labor mediators need it, and so does the interviewer who makes a documentary out of one evasive man; advertising, less nobly, needs it too. Your reasons come fast. Your impressions come up slowly, from below, and are better. The two fall out over proof, because the debater in you won’t act on a shiver, and so you have reasoned your way into jobs whose corridors made you sad on the first visit. Before the next contract, describe the corridor to a friend, and only afterward the salary.",
        ],
      ],
      ask: "Which workplace did your skin refuse before your arguments talked you into it?",
    },
  },
  INFJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
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
          "Every job that ever woke you began with someone being told no. A student barred from graduating, a marsh that was to become a parking structure, a singer with no agent: within the week you had written twelve pages and forgotten to eat. A calendar of meetings about the cause puts you to sleep. So look for work in which conviction is the actual material, and where it is needed in bursts: speechwriter for people you trust, drama teacher in a difficult school, campaigner for a stretch of river. The cost is borne at home, by people who aren’t in danger and haven’t seen you at supper since the marsh. Ask, before you sign, who takes over on the nights when you sleep.",
        ],
      ],
      ask: "Whose “no” would still make you sit down and write twelve pages tonight?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        [
          "paragraph",
          "The right workplace for you has a smell, and you would know it blindfolded: cedar, wet clay, ink, the breath of a barn in winter. Your ideals need somewhere to sit down. Left to float, they turn into a vague sadness about the economy; given material they turn into a chair with excellent manners. Instrument maker, grower of native plants, keeper at a refuge for injured owls: each asks for slow attention to something that can’t flatter you, and each lets you talk to it unobserved. The dreamer will complain that this is too modest to be a calling. Give it a year before you rule. Visit such a place on a working day, ask to sweep, and pay attention to how you feel about the broom.",
        ],
      ],
      ask: "Which smell have you walked past that made you want to work there?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere you have a file of sentences that strangers said on trains, and it is the most accurate application you’ll ever write. You work best where one mind has to be brought across into another without losing its hat. Translator of novels, say, or producer of radio documentaries, or the editor of books for eight-year-olds, who are the only critics you truly respect. Variety keeps you cheerful: three manuscripts on the desk, two phone calls, an argument about a comma. Meaning keeps you there, and you’ll drift off politely, without announcing it, from any clever place that doesn’t care what its cleverness is for. In the interview, ask what they refused to publish last year. The answer tells you whether to hang up your coat.",
        ],
      ],
      ask: "Which overheard sentence have you kept for years without knowing what it is for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "For three weeks you can work anywhere, and in the fourth the mood of the place has moved into your stomach. So begin there, before the title and the pay: who sighs in the hallway, who gets interrupted, whether anybody waters the fern. Then ask for work in which being moved is part of the trade. Music therapist; night nurse on a children’s ward; writer of obituaries, the kind where the dead get their jokes back. You’d be excellent at any of them, and the excess is easily named, since you will love the people past the end of the shift and call it overtime. Choose employers who send people home, and who notice when one of them hasn’t gone.",
        ],
      ],
      ask: "Which workplace is still in your stomach, long after you stopped being paid there?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Opening night suits you better than any Tuesday that follows it. What wakes you is the last two weeks before a thing exists, when the posters are late, the mayor has not confirmed, and someone has to believe loudly enough for all the rest; a week of maintenance, on the other hand, can put you in bed with a cold. So look for trades built out of beginnings: festival director, campaign organizer, the fundraiser who turns a hospital’s wish into a wing, the person a company sends to open the new town. Ask in the interview what happened to the last thing they launched. If they have to think, you’d be launching into a drawer.",
        ],
      ],
      ask: "Which job would still excite you if it consisted only of first weeks?",
    },
    Earth: {
      stances: { novelty: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "Nothing you typed has ever made you as happy as the afternoon you hung the swings. There’s a contradiction in it, since you want every week to be different and you also want, at the end of it, something that a stranger could sit on. Most people of your kind settle this by choosing variety and feeling weightless by thirty-five. Better to look for work that repeats in its materials and never in its people: running a community workshop, set design for a theater with six productions a season, occupational therapy with teenagers, a market hall of your own. There, the same hammer meets a new story each month. You stay where things get used.",
        ],
      ],
      ask: "What have you built, fed or repaired at work that you would happily revisit?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Three different people have told you that you should have a show, and none of them could say what it would be about. That is accurate. Your subject is the crossing: you’re at your best when a beekeeper, an economist and a widow are in one conversation and you alone have noticed that they are describing the same problem. Interviewing for radio pays for this, as do science communication, teaching journalism, and the odd new trade of facilitating rooms full of experts who dislike each other. Specialists will call you shallow, and on paper you are; in company you’re the bridge they walk over. Choose a post where curiosity is on the payroll, with one editor strict enough to cut you.",
        ],
      ],
      ask: "Which two fields do you keep finding reasons to mention in the same sentence?",
    },
    Water: {
      stances: { head: "feeling", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Work begins for you at the moment a person can’t go back to who they were. Newly arrived, newly sober, newly bereaved, newly out of uniform: among people between two lives you are patient for hours, funny at exactly the right depth, and utterly uninterested in the clock. Resettlement of families, drama therapy, adoption and foster recruitment, documentary work that stays for the year after; these are trades where becoming attached is the method. It’s also the hazard. Each goodbye takes something, and you’ve a habit of giving your private number. Pick an employer that closes cases with a ceremony, and that notices who hasn’t taken vacation.",
        ],
      ],
      ask: "Which great change in your own life makes you useful to people in the middle of theirs?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "Put you at a counter where someone is about to panic, and your pulse slows until you are the calmest thing in the building. Such wiring is rare and is wasted on filing; what you want is work that begins with an alarm: triage nurse, emergency dispatcher, stage manager with a headset and a sick tenor. Each of these has a checklist, since your cautious half likes one within reach, and each has ten minutes a day in which no list is of any use. One half wants the pension and the other the siren, and as you generally rule for the pension, you have become oddly excited by drills. Find the place that pays you for both.",
        ],
      ],
      ask: "Which emergency at work did you secretly enjoy, and what does that tell you?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Somewhere there is a building that stays warm because of you, and nobody in it could say which valve you turn. Work wakes you when it has weight and sequence, when being careful is the entire job and a careless person would be found out by evening. Pharmacist. Keeper of a museum’s storerooms, with the gloves. Head gardener, dental technician, the one who runs the blood bank. In such places your dislike of shortcuts is known as quality control. Nothing in you objects to any of this, and there’s the snag: you’ll stay twenty years in a dull post because the shelves are in order. Ask each spring whether you are still learning anything from the material.",
        ],
      ],
      ask: "What did your hands learn at work this year that they did not know before?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Half the office uses your memory as a search engine and would be startled to learn that someone lives inside it. You know which form, whose cousin, what was promised to the client in Toledo. Work wakes you when people come at you all day with questions that have an answer, and each of them leaves with it: school secretary, reference librarian, the coordinator on a ward who gets nine departments to agree about one bed. Voices suit one side of you. The other side needs a lunch hour spent looking at a wall, feels rude about it, and eats at the desk being asked things. Take the wall. Before you accept any post, find out where a person can sit unseen.",
        ],
      ],
      ask: "Where at work can you go for half an hour without being asked anything?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "There is a kind of frightened creature that stops gripping the armrest when you come in, and you ought to be paid by the armrest. Newborns, old dogs, five-year-olds on their first morning away from home: they have read you before you’ve said a word. So look to the neonatal ward, the kindergarten, the vet’s back office, the florist whom families trust with a funeral. You do this best in one place, with faces that return, because your tenderness needs a history to lean on. What it lacks is a lid, and sooner or later you’ll be asked to take the extra shift by a person with sad eyes, so get your hours in writing from someone whose eyes you can withstand.",
        ],
      ],
      ask: "Whose sad eyes have added the most hours to your working week?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ISTP: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ISFP: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste", order: "improvise" },
      lines: [
        [
          "paragraph",
          "Your best hour at work was the one in which the plan fell apart and they all turned around to see what you would do. Something switches on then: the voice sinks, the hands steady, and the whole building comes into focus. So look for trades in which the emergency is the job. Flight paramedic. Trial lawyer. The producer who runs a live broadcast with a headset and ninety seconds. What wears you down is the month between, when nobody’s in danger and you start, half on purpose, to kick things until one falls. At the interview, ask how a dull week looks there, and what they do in it with people like you.",
        ],
      ],
      ask: "What was failing around you the last time you felt entirely awake at work?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "At the end of a good shift your forearms are gray with dust and there’s a wall where no wall was. That is most of the theory you require. Restoring old houses, running a restaurant line, managing a building site: work that pushes back, with weather, suppliers, and a crew who can tell within an hour whether you know what you’re doing. Your quick side wants a new site every season, and the slower one would like to own something. Most years the quick one wins, and you leave excellent masonry behind for other people to collect rent on. Change sites, then, since you’d rust otherwise, but negotiate a share in every one you finish.",
        ],
      ],
      ask: "Which piece of your past work still stands, and who owns it now?",
    },
    Air: {
      stances: { novelty: "new", voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Between the asking price and the real one there’s a conversation, and having it is what you’re for. You like the hello, the swerve, the figure written on a napkin and pushed across. Auctioneer, sports agent, buyer for a shop that sells whatever it finds: in such work no two calls are alike, and your mouth gets to be as fast as your mind. By ten in the morning you should be among strangers, because an office where people send each other documents about documents makes you wicked, and you’ll spend your wit on the boss. One caution. You can sell a thing you wouldn’t buy, and you remember how that month felt. Pick goods you’d bring home.",
        ],
      ],
      ask: "What have you sold well that you would never have bought yourself?",
    },
    Water: {
      stances: { company: "company", head: "both" },
      lines: [
        [
          "paragraph",
          "The customer said everything was fine, and you had already seen what his foot was doing under the counter. You read what people hide from the body that hides it, fastest of all when they’re scared. Emergency nurse. Crisis negotiator. The coach who knows which boy to leave alone before a final. Two natures pull in such jobs: one wants the next case, the siren, and the other is still back in the corridor with the mother of the last. Usually you settle it by picking up another shift, and by winter you’re snapping at strangers over parking. Find a team that eats together after bad nights, and tell one case aloud before you clock out.",
        ],
      ],
      ask: "Which face from work do you still see, and whom have you told about it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { focus: "one", pace: "both" },
      lines: [
        [
          "paragraph",
          "You have never once been bored by a person with everything at stake. Give you a client the night before the hearing, a family in the corridor, a singer sick with stage fright, and a week’s tiredness drops off you. Slow institutions agree with your patience and starve your nerve; after a year of minutes and subcommittees you start picking fights on behalf of the plants. Look where one human case is urgent and you can stay with it to the end: asylum and legal aid work, crisis counseling, producing documentaries on one subject at a time. You prepare longer than anyone. Then, for an hour, you blaze. At the interview, ask how many cases each person has.",
        ],
      ],
      ask: "Whose emergency would you still get out of bed for after a ten-hour day?",
    },
    Earth: {
      stances: { focus: "one" },
      lines: [
        [
          "paragraph",
          "The day you liked best at work, you could touch the result at five o’clock. A wrist bent again. A garden path stayed dry. Ideals by themselves make you anxious, because you see so far ahead that nothing near ever seems done; materials settle that. Occupational therapist, conservator of old books, designer of gardens for hospitals: three trades in which a slow eye and a large hope end up in the same pair of hands. You want one project, few meetings, a bench of your own. Beware of jobs with “vision” in the title; you bring enough of that from home. Ask an employer for wood, wrists, soil, and a person who says when a thing counts as finished.",
        ],
      ],
      ask: "What did you last make at work that somebody else could pick up and use?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere in every office there is a sentence that would fix the place, and you can usually hear it by the second week. Nobody has said it. Your best work is getting it said: by editing it out of a bad draft, by asking four people until it surfaces, by sitting between two camps that have stopped using each other’s names. So, editor. Mediator. The researcher who interviews users and comes back with one page. Your sociable side loves the traffic, your other side counts the meetings, and left to themselves they fill the week with voices. Bargain for mornings without calls. What you do at ten, alone with the transcript, is what you are paid for.",
        ],
      ],
      ask: "What is the one sentence your workplace needs to hear and nobody will say?",
    },
    Water: {
      stances: { focus: "one", head: "feeling" },
      lines: [
        [
          "paragraph",
          "People tell you things in the last five minutes, bag packed, hand on the knob, and your working life should start there. Others hear a goodbye; you hear the appointment. Hospice social work, counseling, taking down the life stories of the old: any trade in which the real subject comes up late and has to be waited for. You feel at once what a stranger came in with. The excess of that gift is that it follows you home, and by Thursday you are dreaming somebody else’s dreams and eating toast for dinner. So choose the setting as carefully as the calling: sessions that end on time, a supervisor who asks about you, and a commute on foot.",
        ],
      ],
      ask: "What do people tell you at work that is nowhere in your job description?",
    },
  },
};
