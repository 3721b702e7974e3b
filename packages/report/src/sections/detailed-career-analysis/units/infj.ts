import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: { focus: "one", voice: "both" },
    lines: [
      [
        "paragraph",
        "A person who isn’t being heard, a date that matters, and you’re awake in a way no coffee explains. You read the whole file, you sit with the one it’s about until you understand, and then you walk in and say it. Child advocacy lawyers live like this, and emergency room social workers, midwives, patient advocates, and the principals who take over a failing school. So, more quietly, do the policy analyst who gets a cruel rule rewritten and the paramedic who notices the grandmother in the corner. What drains you is a committee that has agreed for a year that something should be done.",
      ],
      [
        "paragraph",
        "Colleagues like having you near because you make the hard call yourself. A boss wins your whole loyalty by being honest, and loses it in one afternoon by letting a junior take the blame.",
      ],
      [
        "paragraph",
        "On such a day you resign in your head, in a beautiful letter, and for months you work like someone already gone, while the boss notices only that you’ve turned polite. Sleep on it once, then have the argument you skipped: “What happened to him yesterday was wrong. I’d like to stay, and for that I need it put right.” Some bosses will surprise you. If this one doesn’t, at least you’re leaving for a reason that was heard.",
      ],
      [
        "paragraph",
        "Your own salary is the one injustice you let pass. Prepare for that talk as you would for a client, with the figures, the comparisons, and a little outrage on her behalf, and then go in and be the client. You’ll be nervous. Ask anyway, as you would for her.",
      ],
    ],
    ask: "Which boss never found out why you really left, and what would you have had to say in the same week?",
  },
  Taurus: {
    stances: { novelty: "familiar", pace: "patience" },
    lines: [
      [
        "paragraph",
        "The work that suits you takes ten years and shows. You like to have something alive or precious in your care, to learn it thoroughly, and to leave it better than you found it: as the manager of a nature reserve, a violin restorer, a landscape architect, an occupational therapist, a dialysis nurse, a ceramics teacher, or the grants officer at a small foundation who reads every application twice. A door, daylight, decent tools, and the same faces for a long time bring out the best in you. Reorganizations make you ill-tempered, and a boss who changes the goal on Thursday gets a very peaceful stare.",
      ],
      [
        "paragraph",
        "Beside you, nervous people do good work. You show a thing once, slowly, and then let them get it wrong without sighing, so beginners ask for your bench.",
      ],
      [
        "paragraph",
        "What goes wrong is that you settle in. Where others would complain, you bring a better lamp, you learn to eat lunch outside, and a place that stopped deserving you has you for another four years, because it’s bearable, and you’re the one who made it so. Once a year, on a fixed date, write down what you came there to do and how much of it you did. Two thin years in a row are your signal to start looking.",
      ],
      [
        "paragraph",
        "Money matters to you more than you admit, and you wait for it to be offered. It isn’t, since you look so content. Bring the figure yourself: “I love this work, and I’m paid less than it’s worth. I’d like us to fix that by June.” Then be as immovable about it as you are about everything else.",
      ],
    ],
    ask: "What did you come to your present work to do, and when did you last spend a whole day on it?",
  },
  Gemini: {
    stances: { company: "both", focus: "both" },
    lines: [
      [
        "paragraph",
        "Something difficult has to reach people who didn’t know they cared, and you’re the one who finds the words. You like to go deep alone in the morning and talk in the afternoon. That’s the day of a literary translator, a radio producer, a science writer, a speech-language pathologist, a teacher of English to newcomers, or a user researcher who comes back from ten conversations knowing what nobody asked for. Guidance counselors have it too, on good days. You want variety inside one large subject, a few excellent colleagues, and a door. Phones all day leave you gray by Wednesday.",
      ],
      [
        "paragraph",
        "With the few you’re at ease with, you think aloud, and it costs you. Your best idea goes out as a joke on Monday and comes back on Friday as somebody’s proposal, with slides. He isn’t a thief, he only did the part you find dull. Write the idea down the same evening, half a page, and send it with your name on it: “Here’s the thought from this morning in writing. I’d like to take it further myself.” From then on it has an owner.",
      ],
      [
        "paragraph",
        "Then there are the favors. Because you explain things so well, everyone brings you their text, their talk, their awkward email, and by four you’ve improved the work of the whole floor and not touched your own. Put two hours in the calendar where you’re out, and be out, in a library if necessary. The helping can have the hour after lunch.",
      ],
      [
        "paragraph",
        "Freelancing fits you if somebody else sends the invoices and you charge for the thinking, since the writing will always look as though it took you ten minutes.",
      ],
    ],
    ask: "Which idea of yours is out in the world under another person’s name, and where did you first say it?",
  },
  Cancer: {
    stances: { trust: "slow", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You want to be there for the beginning and hear how it turned out. Work grips you when somebody’s story has been put in your hands, and you’re trusted to keep it: on a neonatal ward, in an adoption agency, as an oral historian, a children’s book editor, a school counselor, an estate attorney who knows what the piano means, or the bookkeeper to three family firms. A quiet corner, a few colleagues you’ve stopped being careful with, and clients who come back are what you need. Open offices and cheerful pressure make you close up by noon.",
      ],
      [
        "paragraph",
        "Those who work under you are looked after, and they know it. You ask how the exam went, and you never find fault with anyone in public.",
      ],
      [
        "paragraph",
        "Correction going the other way is harder. Three lines in red on your draft, and you’re courteous for a week and bring nothing new, while your supervisor, who marks only what she likes, wonders what she did. Give yourself an evening to be wounded, and next morning go to her desk: “That stung a bit, and I think you’re right about the ending. Can we look at it together?”",
      ],
      [
        "paragraph",
        "You stay for people. A raise feels like asking a relative for money, so you earn what you earned when you were new, and each spring you tell yourself that they need you. They do, and that’s an argument for the raise. Look up what a stranger would be paid to do your job, and have that conversation in the fall, before the budget’s closed. The ones who are fond of you will be fond of you at the higher figure.",
      ],
    ],
    ask: "Which criticism made you stop showing your work to someone, and what did that person actually say?",
  },
  Leo: {
    stances: { voice: "withhold", lead: "support" },
    lines: [
      [
        "paragraph",
        "Somebody is about to be very good and doesn’t know it yet, and you do. On that your whole working life can be built. Theater directors have this eye, and so do voice teachers, museum directors, acquisitions editors, rehabilitation counselors, youth orchestra conductors, and the head of a small school where every child is known. You need a mission with some splendor in it, a long preparation in private, and at the end a moment that’s seen. Routine you can bear. What flattens you is a place where excellent and adequate are thanked in the same email.",
      ],
      [
        "paragraph",
        "Teams would do a great deal not to let you down. You prepare people one at a time, quietly, so that on the day each of them looks better than they’d feared.",
      ],
      [
        "paragraph",
        "For your own part, you wait to be discovered. The post comes free, it might have been made for you, and you stand near it, dignified, hoping that a perceptive person will think of your name. Meanwhile somebody half as ready has filled out the form. You’d never leave a gifted pupil waiting like that, so go in and say it: “I’d like to be considered for this. I’ve wanted it for a long while.”",
      ],
      [
        "paragraph",
        "The other trouble is the lukewarm reply. You show something you’ve worked on for a year, hear “Looks good!” and put it away for good, when the reader had been between two meetings. Always hand over a question with the work: where did your attention wander, and what stayed with you? And settle the fee before the honor is mentioned, since you can be paid in honor for an alarmingly long time.",
      ],
    ],
    ask: "Which position did you stand near without asking for it, and who has it now?",
  },
  Virgo: {
    stances: { order: "plan", focus: "one" },
    lines: [
      [
        "paragraph",
        "Between a frightened person and a complicated fact, someone has to stand who understands both, and you’re that someone. You check what others assume, and then explain it so that the shaking stops. Genetic counselors do this, and hospital pharmacists, audiologists, guide dog trainers, tax advisers for people who’ve never dared open the envelope, and the coordinators who keep a clinical trial decent. On the quieter side there’s the paper conservator, alone with a torn letter and all the time it needs. You like one task, a clear standard, and thanks in private. Constant emergencies wear you out.",
      ],
      [
        "paragraph",
        "Beginners learn fast with you, because you tell them what’s right before what isn’t, and you never make a question feel stupid. Bosses stop reading what you send, since it’s always correct.",
      ],
      [
        "paragraph",
        "That’s flattering, and it’s why you’re overlooked. You solve the thing on Tuesday that would have exploded on Friday, and nobody gives a medal for a quiet Friday. Once a month, put it in writing: “Three problems that didn’t happen, and what it took.” Read aloud at a salary review, that page is worth money.",
      ],
      [
        "paragraph",
        "Handing over is the other weak place. You give a colleague the task, see how she’s doing it, and take it back so gently that she thinks you’re being kind. She isn’t improving, and you’re there at seven in the evening. Write down what has to be right, which is less than you think, and leave her the rest, including the font. If you work on your own, set the number of hours a job gets before you begin, and tell the client what it is.",
      ],
    ],
    ask: "What did you prevent this year that no one noticed, and who ought to hear of it?",
  },
  Libra: {
    stances: { company: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Put you between two sides who each have half a truth, or two colors that don’t yet belong together, and your attention turns very fine. You’d make a family mediator, an exhibition curator, a couples therapist, a judge’s clerk who drafts the opinion, a book designer, an embassy’s cultural attaché, or the funeral director whom two halves of a family can both bear. Quiet mornings to think, afternoons with people, and surroundings that aren’t ugly are the conditions. Loud contests for attention make you tired and, by four o’clock, slightly ironic.",
      ],
      [
        "paragraph",
        "Managers are happy with you at once, and here’s what they never learn: you saw in week one that the plan was wrong. You raised it as a question, so delicately that it was answered as one. They went ahead, and you helped, and it failed in the way you’d foreseen. Before the next such meeting, decide on your one sentence and say it in your ordinary voice: “I think this is a mistake, and I’d like to show you why.” Nobody will faint. Coming from you, it’ll be taken very seriously.",
      ],
      [
        "paragraph",
        "Credit goes astray in a similar manner. Since you share it out so nicely, none is left when it reaches you, and whoever speaks last is remembered for the whole. Ask to present your part yourself, and sign the things you make. Fees should be written down and sent ahead, for across a table you’ll sense what the other person hopes to pay and find yourself agreeing.",
      ],
      [
        "paragraph",
        "A business of your own goes best with one partner, the blunt kind, who enjoys invoices. Interview several and take the one who disagreed with you about something by the second coffee.",
      ],
    ],
    ask: "What did you see coming at work and ask as a question, and who would have listened to a statement?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "One case, quiet, and a story that doesn’t add up yet: give you those three and you’ll forget lunch. You have the patience to find out what really happened to somebody and the decency to handle it well. Psychotherapists do this for a living, and so do hospice nurses, investigative reporters, documentary editors, arson investigators, auditors in fraud cases, and the mitigation specialists who learn, for a public defender, how a client’s life came to that night. Being chipper in meetings wears you out.",
      ],
      [
        "paragraph",
        "Colleagues are glad of you before they can say why. By week two the new hire has found your office and two people who weren’t speaking are speaking, and none of it shows up in your review, because it all happened in confidence. Tell your boss, even if it feels indecent: “Part of my week goes to keeping this team together. I’d like that to count in my pay.”",
      ],
      [
        "paragraph",
        "Your drafts are kept as close as the secrets. Nobody sees a page until nobody can fault it, and then it goes into the meeting without a friend in the room. Halfway through, give it to one person you trust and ask what you’ve missed.",
      ],
      [
        "paragraph",
        "A practice of your own suits you on one condition: name the fee before you hear the story, because afterward you’ll cut it in half. And learn how you leave. Instead of slamming out, you go gentle on a bad job, as if it were dying, and resign a year later. So when a place that used to make you furious no longer does, tell someone what it would take to keep you, while you still want to be kept.",
      ],
    ],
    ask: "Who at work depends on something you do that has never been written down anywhere?",
  },
  Sagittarius: {
    stances: { company: "both", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You need to believe in it, and it needs a horizon. A task that’s only a task puts you to sleep by eleven, but connect it with an idea or a way out for somebody, and you’ll work through the weekend without noticing. You’d be good as a teacher of religion or history, a refugee resettlement officer, a publisher of translated books, a wilderness therapy guide, a travel nurse, an ethnographer, or the speechwriter who makes a mayor sound like her best self. Long quiet stretches alone and then a few intense days among strangers are your natural rhythm.",
      ],
      [
        "paragraph",
        "Others catch the faith from you. A tired team hears you describe what this could be in three years, and for a week they walk differently. Then somebody asks what to do on Monday, and you’re hurt, a little, as though they hadn’t been listening. They were listening, and they’d like a list. So finish every speech with it: “That’s where we’re going. Here are the first two steps, and here’s who has them.”",
      ],
      [
        "paragraph",
        "The other danger is disillusion. You join a cause as one joins a pilgrimage, and then you see the budget meeting, the vanity, the director who shouts. By spring you’re in love with another organization, known to you from its website. Before you go, write down what a good but human version of this place would look like, and ask for one piece of it.",
      ],
      [
        "paragraph",
        "You’d do this work for nothing, and people can tell. Ask a skeptical friend what the job is worth and name that number, for a mission is carried further by somebody who’s paid the rent.",
      ],
    ],
    ask: "Which place did you leave because it turned out to be human, and what good work goes on there still?",
  },
  Capricorn: {
    stances: { order: "plan", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Few things please you like being useful to people who haven’t been born yet. A thing that will stand for a hundred years, run on decent principles and properly funded, gets you out of bed in the dark. The best of your working life would be as a hospital administrator who came up through nursing, a family court judge, a forester, the director of a scholarship fund, a historic preservation mason, a public health planner, or the head of a children’s home. What you need is a purpose you can respect, the authority that goes with the responsibility, and an office with a door.",
      ],
      [
        "paragraph",
        "People have never had a fairer boss, or one whose face was harder to read. After a good piece of work you nod, which in your language is a parade, and the young woman who gave it her summer goes home and updates her résumé. Tell her in a full sentence with a reason in it: “The second chapter changed my mind, and not many people manage that.”",
      ],
      [
        "paragraph",
        "Another risk is that you’re promoted away from what you love. Because you can carry anything, you’re handed everything, and each step up takes you further from the ward, the trees, the one pupil. Duty makes you accept, and so does an ambition you find slightly embarrassing. Neither needs hiding. Want the title, ask for the salary that belongs to it, and put in one condition, half a day a week doing the thing itself.",
      ],
      [
        "paragraph",
        "Guard that half day as you’d guard somebody else’s. On the day it disappears for good, look for a smaller house with a better purpose, and ask what it needs.",
      ],
    ],
    ask: "Who did fine work for you this year and had to guess what you thought of it?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Somewhere a form has a box for everyone except the person filling it in, and you can’t leave that alone. Such stubbornness would suit a disability rights lawyer, a designer of accessible software, a sociologist, a hospital ethicist, a public librarian, a peer counselor who trains the other counselors, or an organizer of housing cooperatives. You need freedom in how you do it, a purpose nobody sneers at, and two days a week unseen. Rank bores you. A boss who says that it’s always been done this way has lost you, politely, for good.",
      ],
      [
        "paragraph",
        "Among colleagues you protect the strange and the new, and they give you their best ideas. The trouble comes upstairs, where you explain yours. You begin with what society owes its members, and by the third minute, just as you’re reaching the point, the director has looked at her phone. She isn’t shallow, she has a meeting at noon. Begin with one person: “Mr. Alvarez couldn’t apply, because he can’t see the button. Here’s what it’d take to fix it.” The principle can come along in the appendix.",
      ],
      [
        "paragraph",
        "Next, the lonely part of being early. Your proposal is turned down, you shrug, you take it home and improve it, and three years later the same people adopt something similar from a consultant and pay her a great deal. Date everything. Then bring the old paper back every six months without bitterness, because places change their minds when the budget does.",
      ],
      [
        "paragraph",
        "Working for yourself, you’d charge according to what people can afford, which is just, and then forget that you’re one of the people. Fix your own wage first and let the sliding scale begin after it.",
      ],
    ],
    ask: "Which idea of yours was turned down too early, and who would have to hear it again now?",
  },
  Pisces: {
    stances: { head: "feeling", company: "solitude" },
    lines: [
      [
        "paragraph",
        "What others can’t put into words, you can give a form. It’s the skill of a film composer, a music therapist, a hospital chaplain, a medical illustrator, a poetry editor, a maker of prosthetic hands, and a counselor who does crisis nights by chat and writes one right line at two in the morning. Long undisturbed hours wake you up, and so does knowing for whom it’s meant. A noisy floor wears you out, and a colleague’s bad mood across the desk goes home with you.",
      ],
      [
        "paragraph",
        "Under someone with warmth and a clear date, you’ll do more than was asked. Near you the talk gets gentler, and people who were about to quit decide to see the month out.",
      ],
      [
        "paragraph",
        "Finishing is where it hurts. In your mind the piece is beautiful, on paper it’s only good, and so you keep it back another week to close the gap, until the client, who’d have loved the good one, has used somebody’s mediocre one. Agree on a half-done showing from the start: “On Thursday you’ll see a rough version. Tell me what moves you, and I’ll fix the rest.” Once someone else has been touched by it, you can bear to let it go.",
      ],
      [
        "paragraph",
        "Then there’s the price. You sense that they’re worried about money, and you lower yours before they’ve spoken, and by winter you’re the one who can’t pay the dentist. Let the figure be settled by someone who doesn’t feel the room, an agent, a union scale, a printed list, and add one day a week for nothing, chosen by you, for whoever needs it.",
      ],
    ],
    ask: "Which piece of work have you kept back until it was perfect, and who was waiting for it?",
  },
};
