import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You belong where people have to be gotten moving and the result comes soon. Festival coordinator, flight nurse, campaign fundraiser, youth coach, firefighter, opening manager for new restaurants, bike courier dispatcher: in all of these enthusiasm is a qualification and the outcome is visible by evening.",
      ],
      [
        "paragraph",
        "Colleagues get courage from you. The cold pitch, the awkward call, the first morning in a strange building: with you along, these become things they’d almost do again. What you underrate is how fast you make up. Furious at ten, you’re sharing fries by noon, and a team that has seen this learns that a fight isn’t the end of anything.",
      ],
      [
        "paragraph",
        "What costs you most at work is your temper under instruction. When a supervisor corrects you in front of others, or explains a thing you already know, the reply is out before you’ve chosen it, and although you’ve often forgotten it by lunch, they haven’t. Coworkers enjoy the show and secretly agree. Bosses, however, begin to route the delicate customer and the visiting director around you, and they rate as immaturity what is really pride in your ability.",
      ],
      [
        "paragraph",
        "Learn one sentence by heart and use it whenever your face gets hot: “Good, let me try that, and can we talk about it at four?” By four you’ll know whether there was anything in it, and you can disagree in private, where a supervisor can afford to listen. On Monday, ask yours directly, “What would you correct about me if I were easier to correct?” Look for a manager who shows rather than lectures, moves fast, and lets a quick word pass if the apology is quick, too.",
      ],
    ],
    ask: "Which correction made you furious this year, and what part of it was useful?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where the senses are skilled work and people come back. Occupational therapist, baker, innkeeper, massage therapist, landscape gardener, home stager, dental hygienist, chef in a retirement community: in each, someone’s comfort is the product, and your eye for it finally gets paid.",
      ],
      [
        "paragraph",
        "Colleagues get a better day. The new person is fed and introduced, the grim quarter has a Friday breakfast in it, and the worry on the whole floor drops by a degree. What you underrate is your business sense. You recognize quality immediately and smell a poor bargain early, yet rarely say so in front of the financial people.",
      ],
      [
        "paragraph",
        "What holds you back professionally is how you meet the new method. A different booking system takes away the ease of the hands, which is where your competence lives, so you usually go on with the old way as long as anyone allows it and let a younger colleague handle the rest. People are glad to help. After two rounds of this, though, you depend on others for half of your own position, and the supervisor’s job goes to the person who can train others.",
      ],
      [
        "paragraph",
        "Learn by doing, and early, before it’s compulsory. On Monday, ask the colleague who knows the system best, “Could you sit beside me for twenty minutes while I do it with my own hands?” and buy the coffee. Repeat the same operation every morning for two weeks, since your body remembers what your mind finds tedious. Then offer to show the next person, which is the fastest way to be seen as current. Look for an employer who gives training in paid hours and doesn’t change everything twice a year.",
      ],
    ],
    ask: "Which new skill are you avoiding because you hate to feel clumsy at what you’re good at?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Your place is where each day brings fresh faces and a quick, warm exchange settles something. Concierge, event reporter, medical sales, court interpreter, admissions counselor, wedding photographer, video producer, substitute teacher: all reward a good beginning, and most are finished before the shine wears off.",
      ],
      [
        "paragraph",
        "Colleagues get connections. You know who in the other building just solved this very problem, and you’ll walk over with them to do the introducing. What you underrate is your memory for what people say. Months later you can quote a client on her daughter’s plans, which no database can, and it would be worth a good deal if it were written down.",
      ],
      [
        "paragraph",
        "The obstacle in your working day is concentration. Put you at a desk beside other people and you’ll hear four conversations, improve three of them, and often look up at half past four to find the application still at its second paragraph. You enjoy every minute and so do they, at first. Those on a deadline begin to wear headphones, and the boss, who likes you, concludes that you need watching, when what you need is a place where nothing moves.",
      ],
      [
        "paragraph",
        "Work in bursts and put people between them as the reward. On Monday, take the hardest page to an empty office or a library for forty minutes with the phone in another room, then walk around and talk for ten, and do that three times before lunch. Say to your neighbors, “If I come over before eleven, send me away.” Where writing is the trouble, dictate it while walking. Ask for an employer who judges you by what’s delivered and allows you to move about while you do it.",
      ],
    ],
    ask: "What could you finish in one morning if no one interesting were within reach?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where people arrive as strangers and need to feel that they belong. Preschool teacher, maternity nurse, camp director, restaurant owner, patient liaison, newborn photographer, residence hall manager, activities director in assisted living: in all of them, remembering individual people is half of the profession.",
      ],
      [
        "paragraph",
        "Colleagues get a workplace that feels like theirs. Birthdays happen, the coworker back from a funeral finds lunch paid for, and a newcomer has allies by noon. What you underrate is how much you know. People confide in you, so you can anticipate a resignation or a conflict long before management does, and that’s worth more than the cake.",
      ],
      [
        "paragraph",
        "Your hardest hour at work comes when you’re put in charge of people you like. The position suits you, since everyone trusts you already, but the first time a friend is late again, or does poor work during a divorce, it’s hard to mention it, and you often cover the shift. The others notice who is being spared. Management sees a happy team with uneven results, and hesitates to give you a larger one, although larger ones need exactly your heart for people.",
      ],
      [
        "paragraph",
        "Begin with a small conversation on the first occasion, because the tenth is unbearable. Use care and the fact in one sentence: “I know what this spring has been like for you, and I need you here at eight. What would make that possible?” Then wait for the answer, and write down what was agreed. On Monday, ask a manager you respect to rehearse one of these talks with you. Look for a superior who backs you afterward, when your friend is cool to you for a week.",
      ],
    ],
    ask: "Whom are you sparing at work, and who has been doing that person’s share?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You belong in front of people, in work where winning them over does them good. Television presenter, drama teacher, wedding planner, personal stylist, children’s dentist, luxury sales, cruise director, spokesperson for a good cause: in each of them your presence is half of what’s being offered.",
      ],
      [
        "paragraph",
        "Colleagues get nerve and polish. The presentation they dreaded turns into an event, and you share the bow, by name and at full volume. What you underrate is exactly that, your praise of others. It’s specific and it’s public, and people remember two sentences of it for longer than a bonus.",
      ],
      [
        "paragraph",
        "What keeps you from the position you could have is the work behind the curtain. Budgets, rehearsal plans, the follow-up report that three people will read: with no one watching, your energy tends to drop to a third, and you count on being splendid on the day. You usually are. The colleagues who prepared the chairs and the figures remember it differently, and directors conclude that you’re a star to be hired for an evening rather than someone to be trusted with the house.",
      ],
      [
        "paragraph",
        "Give the hidden part an audience of one. Agree on Monday with a colleague, “At three I’ll send you the finished budget, and you tell me what’s wrong with it,” and do likewise for theirs; a person waiting is all that your discipline requires. Break the dull piece into halves of an hour with a walk in between. And once a quarter, present the preparation yourself to those above you, since few of them suspect you of any. The boss to look for praises what was ready on time as warmly as what was brilliant.",
      ],
    ],
    ask: "What would your career look like if you prepared the way you perform?",
  },
  Virgo: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where exact service meets a nervous human being. Pediatric nurse, dietitian, event caterer, veterinary technician, makeup artist for film, wardrobe supervisor, cooking instructor, phlebotomist: each needs steady hands, a sharp eye and the sort of patter that makes a frightened person forget to be frightened.",
      ],
      [
        "paragraph",
        "With you, colleagues get things put right and no one made to feel stupid. You correct a slip beside the person who made it, while telling them about a worse one of yours. What you underrate is your preparation. People suppose that you improvise, you call it luck yourself, and underneath there’s often a list.",
      ],
      [
        "paragraph",
        "Your day at work disappears into useful trifles. Someone needs a form, a new person is lost, a client wants a word, and since you’re quick and hate to leave a thing undone you do each of them at once and properly. By evening there can have been thirty of them, everyone is grateful, and the single assignment that mattered hasn’t been opened. Supervisors don’t see the thirty. They see the one, late, and wonder whether you can handle more, when in truth you’ve handled nearly everything but that.",
      ],
      [
        "paragraph",
        "Before you answer anyone on Monday, write the most important assignment of the day on a card and give it the first fifty minutes, however untidy the rest looks. For whatever arrives meanwhile, have a friendly formula: “Happy to. I do these at eleven and at four.” Save the small jobs for those two slots, where doing ten in a row is a pleasure. Each Friday, show your supervisor which ones don’t belong to your position. The right one will take three of them away.",
      ],
    ],
    ask: "Which important assignment keeps waiting while you’re being helpful with everything else?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You’re at your best where taste and tact are the same skill. Interior designer, bridal consultant, boutique manager, hair colorist, guest relations, alumni events, publicist for a theater, restaurant host in a demanding house: all want someone who can tell a person the awkward thing about the sleeves and be thanked.",
      ],
      [
        "paragraph",
        "Colleagues get peace with some color in it. Two departments that communicate by complaint will do for you what they won’t do for each other. What you underrate is your first glance. Within three seconds you know which of the designs is right; then you poll five people, out of courtesy, until you don’t know anymore.",
      ],
      [
        "paragraph",
        "At work your chief difficulty is deciding by yourself. A first impression of yours is seldom wrong, but then you imagine how each person concerned would see it, often ask four, and get four sensible answers, after which every option looks equally attractive. Meanwhile the supplier waits. Colleagues enjoy being consulted and would enjoy a decision more, and a boss who has watched this several times will give you the beautiful part of the project and leave the choosing to someone with less of an eye.",
      ],
      [
        "paragraph",
        "Write down your first impression, with the hour, before you’ve spoken to anyone. Then allow yourself two opinions and a deadline: “I’m choosing by noon on Wednesday, so tell me today if there’s anything I haven’t seen.” After a month, compare the notes with how things turned out, and take the page along to your review: “My first judgment was usually right. I’d like to have the final word on design.” Look for a boss who asks, “What would you do?” and then lets you do it.",
      ],
    ],
    ask: "What have you already decided at work and are still asking people about?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where things are heavy and someone has to stay human. Emergency nurse, addiction counselor, labor and delivery, funeral director, victim advocate, undercover work, bartending in a hard part of town, bankruptcy advising: in all of these you look straight at what others avoid, and still bring some life into it.",
      ],
      [
        "paragraph",
        "Colleagues get loyalty under fire. When one of them is blamed unfairly, you’re at their desk within minutes, and they feel it for years. What you underrate is your reading of motives. After a week you can say who is after what, and you treat it as gossip, though anyone planning a project would pay to hear it.",
      ],
      [
        "paragraph",
        "The danger at work is that you have no off switch. When a case or a customer grips you, you often take the last shift, give out your own number, or lie awake with other people’s secrets, and the next day you’re there again with a joke. Coworkers assume that you can stand anything and hand you the worst ones, and bosses see no reason to interfere, until you suddenly need a month away or another profession.",
      ],
      [
        "paragraph",
        "Set the limit before you’re involved, since afterward you won’t. On Monday, tell your supervisor, “I’ll take the hard ones, two at a time, and after a third I need an easy day. Can we put that in the schedule?” Give clients the number of the service rather than your own. Between work and home, keep one fixed half hour for something physical, and talk through the worst of it weekly with a colleague who has seen the same. Look for an employer who treats rest as part of the equipment.",
      ],
    ],
    ask: "Whose trouble do you take home at night that belongs to the next shift?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You do your best work where people learn something while having the time of their lives. Ski or dive instructor, language teacher abroad, outdoor educator, festival booker, tour manager for bands, travel video host, exchange program coordinator, location scout: each supplies a horizon and a group to share it with.",
      ],
      [
        "paragraph",
        "Colleagues get hope. After a lost bid you’re laughing by evening, and by the next day there are three ideas on the table, one of them good. What you underrate is that you teach. People believe that they’re only having fun with you, and a month later they can do a thing they’d always thought was for others.",
      ],
      [
        "paragraph",
        "What damages you at work is your idea of time. You sincerely believe that the drive takes twenty minutes, that the report is an afternoon, and that one more conversation will fit, because you picture each thing on its best day. So you often arrive breathless and charming, and the paper comes on Thursday. Your companions have gotten used to it. Employers count it, though, and when there’s a responsible post to give, they choose the one who was in the chair at nine.",
      ],
      [
        "paragraph",
        "For two weeks, write beside every task how long you think it takes and, afterward, how long it took. You’ll find a factor, often close to two; use it. When someone asks for a date on Monday, answer, “My optimistic guess is Tuesday, so let’s say Friday,” and enjoy being early. Arrive ten minutes ahead and spend them on people, which makes punctuality the more sociable choice. Seek out an employer who cares about outcomes, gives you movement, and holds you to a very few fixed hours.",
      ],
    ],
    ask: "What has being ten minutes late cost you that no one ever told you about?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You thrive where charm has to be on time. Hotel general manager, real estate broker, event producer, stage manager, sports agent, nursing home administrator, sales director, school principal: each has a ladder, a public, and days when cheerfulness is a professional requirement.",
      ],
      [
        "paragraph",
        "Colleagues get ease with a backbone. You can tell a crew that the weekend is gone and have them laughing before they’re angry. What you underrate is your authority. In your opinion they follow your mood, whereas they’re actually following your reliability.",
      ],
      [
        "paragraph",
        "What slows your career is that you apply for a position only when you could already do it in your sleep. You respect experience and would hate to be seen reaching, so you often read the advertisement, find the one requirement you don’t meet, and wait another year. Others meet half of them and get hired. Your bosses, who’d have said yes, assume from your cheerfulness that you’re content where you are, and no one plans a promotion for a person who appears to have arrived.",
      ],
      [
        "paragraph",
        "This week, find one position a step above yours and list what you lack. If it’s less than a third, apply, or go to your boss and say, “I’d like that job within a year. I’m missing two things. How could I learn them here?” Ask someone who holds such a post how much of it they knew on the first day; the answer is usually comforting. Choose an employer who trains people upward and an older colleague who’ll push you through the door when you find another reason to prepare.",
      ],
    ],
    ask: "Which position are you still preparing for, although you could do it by spring?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where odd people and new ideas need a warm welcome. Community organizer, youth worker, exhibit designer, variety performer, union representative, user researcher, peer counselor, inclusive dance teacher: each rewards someone who never asks strangers to be ordinary first.",
      ],
      [
        "paragraph",
        "Colleagues get permission. A half-baked idea can be said aloud in your presence, and the newest person in the department discovers that their question was everyone’s. What you underrate is your eye for who’s missing. You notice which people a plan forgot, and a firm that listened to you early would save itself an expensive apology.",
      ],
      [
        "paragraph",
        "The weakness in your work is that little is done the same way twice. Each time you improvise beautifully, adapt to the person who has come, and dislike repeating last year’s version, so no one else can run the workshop, and neither can you without inventing it again. Colleagues admire the result and can’t build on it. Directors who would like to expand what you do have no instructions, no figures and no budget to show, and the money goes to a plainer program that can be copied.",
      ],
      [
        "paragraph",
        "After each event, talk into your phone for five minutes while the excitement is fresh: what we did, what worked, what it cost. On Monday, find a colleague who likes order and propose a trade: “You turn my recordings into two pages, and I’ll do your next presentation.” Leave a third of every program open for invention, and let the remainder stay as it is for a year. Look for a director who enjoys surprises and asks for the outline all the same, since whatever can be repeated reaches more people.",
      ],
    ],
    ask: "What have you invented that will vanish because only you know how it goes?",
  },
  Pisces: {
    stances: { order: "improvise", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’re at your best where play and feeling can reach someone whom words don’t. Palliative nurse, art therapist, dance teacher for seniors, classroom aide in special education, birth doula, singer, prosthetics fitter, therapy dog handler: in each, a moment of lightness is part of the treatment, and you know when the moment is.",
      ],
      [
        "paragraph",
        "Colleagues get someone who notices. After an upsetting phone call, they find you beside them, asking nothing. What you underrate is your imagination. A dull training or a sterile waiting area gives you six ideas for making it bearable, and you let them pass as daydreams, though people would use them for years.",
      ],
      [
        "paragraph",
        "What undoes you at work is an empty timetable. With people and music around you, you always know what to do next, but give you a week in which to prepare something alone, and the days run together: you often begin in three places and discover the deadline when someone mentions it. You tell yourself that you lack discipline. Colleagues usually rescue you, and bosses, who see only the rescue, don’t think of you for independent assignments that you’d fill with more imagination than anyone.",
      ],
      [
        "paragraph",
        "Borrow structure from other people, since you respond to them better than to any calendar. On Monday, ask a colleague, “Could we sit down together at nine, each say what we’ll have by noon, and check at noon?” Keep every date on one sheet on the wall, in large letters, and nowhere else. Divide anything longer than a week into pieces that someone is expecting. At the start of an assignment, ask your boss for a short meeting every Wednesday, and look for one who gives it gladly.",
      ],
    ],
    ask: "What could you make if someone were waiting for a piece of it every Wednesday?",
  },
};
