import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Somebody small is up against something large, and it’s due Friday: that’s your kind of morning. As a public defender, a pediatric emergency nurse, an asylum caseworker, a wildlife rescuer, a street outreach worker, or the filmmaker who won’t let a story be buried, you’d be lending your nerve to someone who has run out of it. You need an end in sight and a boss who isn’t frightened by tears. Upkeep wears you down, as does the ninth month of a project in which nobody’s in danger.",
      ],
      [
        "paragraph",
        "Colleagues think of you as gentle until a shabby decision gets read aloud, and then they’re a bit ashamed of how comfortable they’d been. You forgive quickly, and beginners would follow you anywhere.",
      ],
      [
        "paragraph",
        "What goes wrong is the fourth week: for three you’ve done the work of two people; then on a Monday there’s nothing left, and you’re too ashamed to say so. Bosses plan by the Monday and give the long assignment to someone more even. Announce it early: “I work in sprints. I’ll go flat out until the tenth, and then I need three slow days.” And go home at six in the good weeks, when it seems least necessary.",
      ],
      [
        "paragraph",
        "Raises you get for everyone else. The trainee’s case is argued by Tuesday, with passion and a page of figures, while your own pay stays where it was when you were hired, because asking for yourself feels like cutting in line. Write your request as though it were hers: use her name in the draft, put in all the facts and all the indignation, and change the name at the end. Then send it, before you’ve had time to become reasonable.",
      ],
    ],
    ask: "On what day did you last run out of strength, and who around you was told?",
  },
  Taurus: {
    stances: { pace: "patience", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Most people would throw it out. You turn it over, find the place where it was once beautiful, and ask how long you’ve got. Bringing things back is your work, in one material or another: paintings conservator, violin maker, orchardist, bookbinder, curator of textiles in a museum, horticultural therapist, or the first-grade teacher who’s handed the child the others have given up on. Daylight helps, and a payday that never moves, while constant hurry flattens you, however noble the cause.",
      ],
      [
        "paragraph",
        "Apprentices pick up your standard without a word, simply from seeing what leaves your table. To pressure, though, you have one unhelpful answer: you nod, agree that it’s urgent, and go on exactly as before. No superior can hear a protest that sounds like yes, so turn it into a choice: “I can give you a plain one by four or a good one on Thursday. Which would you like?” Many will take the plain one, and since it was honestly offered you can stand to make it.",
      ],
      [
        "paragraph",
        "Pricing is the other trouble. The buyer is charged for wood and varnish, and forty hours go along as a present, partly because you like money more than you think a good person should. Put the hours on paper, multiply, and leave the sheet overnight under something heavy. In the morning the sum looks less rude, and you can send it without one sentence of explanation.",
      ],
      [
        "paragraph",
        "A job can keep you for years by its window, its quiet, and the colleague with the plums. So every spring, ask yourself on a few long walks which you’d miss, the work or the window. If it’s the work, stay and be glad. Windows can be had elsewhere.",
      ],
    ],
    ask: "Which piece of yours went out the door too cheap, and who has it now?",
  },
  Gemini: {
    stances: { novelty: "new", focus: "many" },
    lines: [
      [
        "paragraph",
        "Show you something that one person understands and another doesn’t, and you’re happy until supper, looking for the voice it needs. A Portuguese poem, a chemistry paper, the inner life of a badger: literary translators, science writers, audio producers, voice actors, children’s editors, language teachers, and museum educators all earn their living by getting it across while it’s still alive. Short assignments keep you bright, but reading strangers a script you can’t touch would finish you within a month.",
      ],
      [
        "paragraph",
        "A dull plan sounds worth doing once you’ve told it. What people can’t do is recommend you, because what they’ve seen is beginnings, and nobody hires a first chapter. Willpower has never helped here, but an audience does. Book the back room of a café, invite six people, tell them the date, and finish the piece because they’re coming. Do that every season with something modest, and in two years you’ll own a shelf.",
      ],
      [
        "paragraph",
        "At the mention of money you get funny. A client asks what you charge, you say you’ve been known to work for sandwiches, everybody relaxes, and sandwiches become the rate. Save the joke until after the number: “For this I charge two thousand.” Silence follows, and the silence is the hard part, so study their bookshelf. You can be hilarious as soon as they’ve signed.",
      ],
      [
        "paragraph",
        "Working for yourself suits you better than it does most people, as long as two clients are regular and dull. They’re what allows you to say yes to the badger. And when a job begins to require enthusiasm you have to act, take that seriously, even if no one else can hear the difference yet. You can.",
      ],
    ],
    ask: "Which beginning of yours does somebody still ask you about?",
  },
  Cancer: {
    stances: { pace: "patience", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Some people’s stories pass through so many offices that nobody has the whole of them anymore, and yours are the hands they ought to end up in. Adoption social workers hold a child’s first years in trust. Oral historians, museum curators, probate genealogists, ghostwriters of memoirs, child life specialists in hospitals, and the school counselor who remembers the older brother do much the same. You want a small team that stays, and enough time to learn how things turned out. Being a number takes the heart out of you.",
      ],
      [
        "paragraph",
        "Where you work, promises made by somebody who’s left still get kept, because you were there when they were made. But at a quarter past ten a colleague sits down beside you in tears while your own report is due, so you finish it at night, and a superior who never heard about the tears decides that you’re slow. Give kindness an hour of its own: “I want to hear this properly. Will you walk with me at one?” By one o’clock some of it has settled by itself, and the rest gets all of you.",
      ],
      [
        "paragraph",
        "Criticism goes in deep and stays a week. You send nothing, and the improved version, which they’d have praised, sits in a drawer. Ask for remarks in writing, read them at work and never in bed, and fix the easiest before lunch the next day.",
      ],
      [
        "paragraph",
        "When pay comes up, bring what you’ve saved: the letters from families, the guest book, the card from a boy who’s in college now. Institutions forget. Your proof will be news to them, so lay it on the table, name a figure, and let them read for a while.",
      ],
    ],
    ask: "Whose troubles took the best hour of your last working day?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "An evening with a date on it, made from the heart, for people who’ll be sitting right there: nothing gets you out of bed so gladly. Wedding officiants and choir directors live for it, and so do the high school drama teacher, the exhibition designer, the voice teacher on recital night, the festival programmer with rain in the forecast, and the picture-book author in a gym full of second graders. You need room to make it beautiful, and praise addressed to the whole department doesn’t reach you.",
      ],
      [
        "paragraph",
        "Somebody who was about to give up gets a word from you and stays until nine. You find each person’s best part, and remember for years what they did with it.",
      ],
      [
        "paragraph",
        "Your own trouble begins when the notes come back. Two corrections on a page of praise, and for a week you hear a verdict on your soul, while nobody gets the second version. Pick your critic in advance, someone fond of you and hard to please, and ask one thing only: “Where did you stop believing it?” That’s a question about the work, and you can answer it with scissors.",
      ],
      [
        "paragraph",
        "Fees are the other sore spot, since naming one feels like putting a price tag on a love letter. So you wait to be properly valued, and you’re valued at precisely what you accepted. What they pay for is rehearsals, printing, lights, and your Saturdays. Put those four on the estimate with a figure beside each, leave the love off it, and ask for your name on the poster. If it seems vain, do it for the shy ones, who like to see how far somebody can get from the third row.",
      ],
    ],
    ask: "Whose opinion of your work do you really trust, and when did they last see any of it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "To most people two millimeters are nothing. Your work begins where they settle whether a child can hear, a new leg hurts, or a dose is safe: audiologist, prosthetist, pediatric pharmacist, neonatal nurse, medical illustrator, braille transcriber, repairer of old violins. Each of them is exact for somebody’s sake, because precision alone would bore you and sympathy alone would wear you out; both together, and you forget to look at the time. Ask for quiet, a clear standard, and one person in front of you.",
      ],
      [
        "paragraph",
        "Help from you leaves no bruise, so people come back with the next mistake while it’s still little. With your own career, what you do is study: one more course stands between you and applying for the job you’re already doing, and meanwhile somebody with half of it and a firm handshake starts on Monday. Make it a rule that no new certificate gets begun until you’ve used the last one to ask for something. Then ask: “I’ve been doing this part for a year. I’d like the title that goes with it.”",
      ],
      [
        "paragraph",
        "Strangely for you, the invoice is wrong. The second correction isn’t on it, nor the evening calls, nor the Sunday when you got it perfect, and at the bottom stands an apology for the total. You’d never let a chart go out with that much missing, so for one month write down each quarter of an hour purely for the record. After that you won’t be able to send the other kind.",
      ],
      [
        "paragraph",
        "Leave any place that boasts about how busy it is. It’ll have you awake at four, and it won’t have noticed either the mistake or the forty things you got right.",
      ],
    ],
    ask: "Who has the title for something you’ve been doing all year?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Hard things can be faced if the setting is right. You know that in your bones, and few institutions do. Memorial architects, designers of hospital gardens, couples therapists, restorative-justice facilitators, book designers, gallery curators, and the better sort of florist all arrange matters so that people can stay with what they feel. A raised voice down the hall takes more out of you than overtime.",
      ],
      [
        "paragraph",
        "Touchy clients are handed to you and come back with an order and a compliment. Beginning is what’s hard: you wait for the mood and the cleared table, then do it all in one lovely rush, while whoever’s paying has seen nothing for a month and expects the worst. Give the first twenty minutes of the morning to a version that’s ugly on purpose, and warn them it’s coming: “You’ll get a rough page on Tuesday. Just tell me if the direction’s right.” Nobody will think less of you, and they’ll sleep.",
      ],
      [
        "paragraph",
        "With salaries you take the first offer, because a counter would chill the air and you’d be the one who has to breathe it. Buy two days: tell them you’re delighted, which is true, and that you’ll answer later in the week; then ask in writing for a tenth more, where no one’s face can change your mind. Be as charming as you like in every line but the one with the number.",
      ],
      [
        "paragraph",
        "A partner would make you braver, somebody blunt, with a share in the business and no fear of invoices. Anywhere else, watch for the year when you’re wanted only to soothe. Charm is how you do the work, and once it has become the whole job, show your portfolio to somebody new.",
      ],
    ],
    ask: "What haven’t you begun yet, and who is waiting for the first page?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Finding out what really happened to someone, and telling it so that they aren’t hurt twice, is work you’d do for the rest of your life. Biographers do it, and psychotherapists, obituary writers, cold-case investigators, the provenance researcher who traces a looted painting to the family, the interviewer trained to talk with frightened children, the funeral director who asks a daughter what her father was actually like. One story at a time and a door that shuts: on those terms you’re tireless. Forced cheer drains you by noon.",
      ],
      [
        "paragraph",
        "Teams stop pretending once you’ve joined them. You hear the true state of things, you don’t use it against anybody, and a person in disgrace can still have lunch with you.",
      ],
      [
        "paragraph",
        "The danger is that the case comes home. It’s there in the shower and at the birthday party, and the smaller ones on your desk get whatever’s left. Finish with the same gesture every evening: write the next question on a card, put it face down, and lock the drawer. In the morning do a small case first, while you’re fresh enough to be fair to it.",
      ],
      [
        "paragraph",
        "Whatever you want, you hide. The post you’ve thought about for three years comes open, and you wait to see whether anybody knows you well enough to think of you, and it goes to somebody who asked in the hallway. Fees work that way, too; they’re supposed to guess. Go to whoever decides and tell them: “I want that job. I’ve wanted it for a while, and I’d like to tell you what I’d do with it.” It’ll feel like handing over a weapon. To them it’s useful information, and rather a compliment.",
      ],
    ],
    ask: "What do you want at work that nobody who could give it to you has ever heard about?",
  },
  Sagittarius: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "Picture someone at the edge of a bigger life, looking at their shoes, and you beside them for the first mile. College counselors do this for students whose families have never filled out the forms; so do language teachers, wilderness guides, resettlement caseworkers, park rangers with a campfire talk, professors of religion, and the travel essayist somebody reads before buying the ticket. You believe in people slightly ahead of the evidence, and for that you need a loose rein and colleagues who haven’t given up. Cynicism puts out your light by Wednesday.",
      ],
      [
        "paragraph",
        "After a season when nothing worked, it’s you who remembers what the work was for, and gets the others out of their chairs. Your own plans disappear in the middle, between the vision and opening day, where the permits are, and the price of chairs. A practical person then builds a smaller one down the street. Borrow that person early: “Would you take my plan apart for an hour? I’ll buy lunch, and you get half the credit.” Write down every boring word, put the first five in order, and give each a date.",
      ],
      [
        "paragraph",
        "Money you budget by the best year you’ve had. Then an ordinary one comes, and you take work you don’t believe in to pay for the work you do. Cut the income you hope for in half and double the months, and if the plan still looks good, go ahead.",
      ],
      [
        "paragraph",
        "A small school or a guiding outfit is a good dream for you as soon as someone careful holds the checkbook and is allowed to say no. And every autumn go out with the slowest group yourself, since what you do best can’t be done from a desk.",
      ],
    ],
    ask: "Which practical person have you never let near your favorite plan?",
  },
  Capricorn: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Good things outlive their founders only if somebody stays, and at work that’s who you are. A preservation architect does it for buildings, a forester for trees that will be cut in eighty years; head librarians, orchestra managers, directors of land trusts, university press editors, and whoever keeps a hospice kind on a Tuesday night in February belong to the same tribe. Love and a budget seldom live in one head, and clever people who believe in nothing wear you out.",
      ],
      [
        "paragraph",
        "Anyone who works for you is treated fairly, and wishes you’d mention it when you’re pleased. Upward you say even less. Good work speaks for itself, you feel, but yours speaks softly, and openings are filled with people who went to the lunches. Skip the lunches. Write instead to one person a month, about something of theirs you meant, with a line about something of yours: “Your talk on the old mill changed how I plan. I’m working on the same question, and I’d like to show you.”",
      ],
      [
        "paragraph",
        "Because you can’t watch a thing be done badly, other people’s unfinished jobs collect on your desk, without rank or pay. Nobody set out to use you, but they’ve noticed that it gets done. Keep one sheet, with what you were hired for on the left and what’s been added on the right, and whenever the right side grows, carry it down the hall and ask what comes off or what goes on the salary.",
      ],
      [
        "paragraph",
        "You’ll leave late, if at all. Go on the day the place has kept its name and lost its reason: train whoever comes next, put the papers in order, and walk toward something young that needs a person who stays.",
      ],
    ],
    ask: "Whose unfinished work is on your desk today, and do they know it’s there?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Every system has someone it never planned for, and that someone gets sent to you. Public librarians know the moment, and so do sign language interpreters, teachers at alternative schools, disability-rights lawyers, ethnographers, designers of talking keyboards, and writers of strange, hospitable video games. They don’t ask the person to change; they change the arrangements. You’d gladly do that for life, given freedom in how. Rank makes you sleepy. Compulsory fun makes you hide.",
      ],
      [
        "paragraph",
        "People can disagree with you completely and go away feeling respected, so the unusual ones in any building find your desk. What you do badly is compromise. A good post is offered with one thing wrong in it, a form, say, that humiliates whoever has to sign it; you decline with a clear conscience, and it goes to somebody who doesn’t mind the form at all. Take it on terms: “I’d like this job, and I want three months to replace that form. Would you back me on it?” It’s slower than refusing, and the form can actually disappear.",
      ],
      [
        "paragraph",
        "Pay embarrasses you, as though each dollar were taken from the people you serve. So you wave it away, the institution keeps the difference, and it doesn’t go to them. Look up what the post earns elsewhere and ask for that, as a matter of fairness. An idealist who can afford the dentist lasts for thirty years, and if the money still troubles you, give some away where you can see it land.",
      ],
      [
        "paragraph",
        "Be wary of your own calm. You grow more tolerant as you stop caring, and people admire it, so when you haven’t objected to a thing since last winter, ask a friend whether you’re at peace or already gone.",
      ],
    ],
    ask: "Who took the job you were too principled to take, and what have they done with it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Rooms feel different with you in them, and that can be a profession. A music therapist brings down the fear on a ward, and a film composer tells a dark theater when to hold its breath; lighting designers, birth doulas, hospital chaplains, pediatric nurses, and illustrators of picture books are all responsible for how it feels in there. Look for a mild boss, instructions on paper, and a door that somebody shuts at five, since quotas and shouting go straight through you and come home with you at night.",
      ],
      [
        "paragraph",
        "In a bad week colleagues sit down next to you without a reason and get up with one. Details fare worse: you leave the office aware that your boss is worried about her son, and with no idea what the third point was, so you guess, lovingly, and do it twice. Before you stand up, say it back: “So it’s two pages, for the board, by Friday at noon. Have I got that right?” She’ll think you unusually thorough.",
      ],
      [
        "paragraph",
        "Payment gets lost in the same mist. March’s invoice leaves in June, in a tone suggesting that it was sent by mistake, and the sadder the client, the larger the discount. Settle the price when nobody’s looking at you, write it down, and make billing part of finishing: the last note, then the invoice, then the bath. On that day you still know what it was worth.",
      ],
      [
        "paragraph",
        "Ask to have your name in the program, since you’re inclined to thank everybody else and slip out the side. And when a job turns up in your dreams twice a week and never kindly, start looking that month, while you can still be gracious about it.",
      ],
    ],
    ask: "Whose mood did you carry home from work last, and what had they actually asked you for?",
  },
};
