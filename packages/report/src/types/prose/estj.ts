import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When the group chat reaches its fortieth message about where to eat, you are the one who books a table for eight and sends the address. ESTJ gives you the feeling that someone ought to be in charge, and Aries adds that it may as well be now. The result is a natural starter who volunteers for the most unpleasant job and usually enjoys it. Other people catch courage from you, because it’s hard to dread a task beside someone whose sleeves are already rolled up. You also forgive so rapidly that you can be furious at eleven and buying the same person lunch at noon.",
      argument: [
        "Since your type and your sign both like to lead, nobody near you waits long for instructions. Where the two differ is in preparation. The organizer in you believes in a list, a budget and a spare key, while Aries believes that the box is open and you’re holding a screwdriver. That is how you come to build a bookcase at top speed from memory, with three screws left over, assuring whoever is steadying the shelf that those are extras.",
        "Usually Aries sets off and the organizer improvises the regulations along the way, rather loudly, which works more often than it should. What it costs you is the help of careful people, who get used to being overtaken and stop telling you what they’ve noticed. This week, before one new task, ask the slowest good thinker you know, “What would you check before we start?” Then listen for ten full minutes. You can make up the time by Thursday.",
      ],
    },
    Taurus: {
      thesis:
        "Things stay fixed once you have fixed them. ESTJ gives you a respect for promises and a method for keeping them, and Taurus adds patience, a good pair of hands and a firm opinion about comfortable chairs. The combination is someone who works like a farmer at harvest in order to sit down to a proper dinner afterward. Those who share your life stop worrying about ordinary disasters, because the car has been serviced, the bill was paid on the first, and there is always more soup. They may imagine that you live for duty, when really you live for the evening on which all of it is finished.",
      argument: [
        "What your type and your sign build together tends to last: the same friends around the same grill, a filing system that has outlived three computers. They part ways over speed. ESTJ likes a decision by lunchtime, while Taurus likes to sleep on it, eat something, and leave things as they were. So you’ve negotiated a division of labor, in which you decide immediately for everyone else and gradually for yourself, which is why the neighbor’s leak was seen to within the hour and your own dental appointment is entering its second year.",
        "There is real generosity in that order of business, but your back and your knees are on the waiting list too, and they have begun to complain. This week, treat yourself as a client you would hate to lose. Take the oldest errand you’ve postponed, give it a date, and tell someone, “I booked it. Ask me on Friday how it went.”",
      ],
    },
    Gemini: {
      thesis:
        "Meetings go better when you run them, partly because people are laughing by the second item and partly because you end on time. ESTJ gives you the urge to get matters settled, and Gemini gives you curiosity, a quick tongue, and enough of everyone’s vocabulary to chat with the accountant and the plumber. That makes you a kind of friendly switchboard: you hear from one person what is wrong and connect it to another who can fix it. What everyone gets is clarity with a joke in it. You can make a parking policy entertaining, and people will follow a rule that has made them laugh.",
      argument: [
        "On a good day your sign finds out what is going on and your type gets it done, so a tangle that has annoyed everyone since spring is sorted out before the coffee is cold. The trouble starts in the second half of anything. To an ESTJ, an unfinished project is an unpaid debt. Gemini, however, had the interesting part on Tuesday and is now reading about something else, possibly during your own presentation.",
        "Your solution is to hand the second half to someone reliable and check in often, which you call supervision and which is mainly a craving for news. Many things stay alive that way. What you miss is the pleasure of going all the way down into one subject. This week, choose one task and announce, “This one is mine to the end.” When it turns dull, give it thirty more minutes, because the good part is often right behind the dull one.",
      ],
    },
    Cancer: {
      thesis:
        "Somewhere there is a family, or a group of friends that behaves like one, that wouldn’t have met since the last funeral if you hadn’t picked a date. ESTJ gives you the knack of making things happen, and Cancer gives you the people you want them to happen for. So your love comes with logistics: you know who can’t eat shellfish, who shouldn’t drive home alone, and who is facing the first birthday after a divorce. Everyone gets a place at the table and a second helping. You bark a little while you serve, and those who know you have learned to hear it as singing.",
      argument: [
        "Together your type and sign are remarkably thorough, so a friend who comes home from the hospital finds meals through Thursday, labeled, with heating times. The disagreement is about how affection ought to sound. ESTJ wants everyone to stand on their own two feet, and Cancer has already packed warm socks for those feet. Your usual compromise is to love people in the imperative: take a coat, text me when you land, eat something.",
        "Anyone who speaks your language hears the tenderness in that. Anyone who doesn’t hears a manager and forgets to be touched, so you can give all day and go to bed feeling oddly unthanked. This week, put the worry in front of one command: “I get scared when you drive at night, so please call me.” And when someone says, “Sit down, I’ll do it,” sit immediately, before you can think of an objection. It will be done wrong, and it will taste wonderful.",
      ],
    },
    Leo: {
      thesis:
        "Nobody who has worked beside you forgets being praised by you, because you do it by name, out loud and, if possible, in front of the boss. ESTJ gives you high standards and the stamina to meet them first, while Leo gives you a big, warm belief that people are capable of more than they let on. You expect splendid things, and it’s surprising how regularly people proceed to accomplish them. Your parties have a schedule, and your schedules have a party. Whoever is on your side gets a champion, a plan and, at the end, a toast that lasts slightly longer than the cake.",
      argument: [
        "Your type and your sign agree that you belong in front, so little time is lost on stage fright. The two would like to be paid in different coin, though. ESTJ works for the result and would be content with a line in the minutes, while Leo wants to see faces. So after a success you tell the story, first to those who missed it and then to several who were there, and by the third telling the supporting cast has noticeably diminished.",
        "It’s appetite more than vanity: you hand out recognition all year, and it doesn’t occur to many people that someone so confident could use some in return. Hinting is unreliable, and waiting makes you majestic and slightly grumpy. This week, thank three people for one particular contribution each, and then go to someone who loves you and say, “I’m proud of how this went. Can I tell you about it?”",
      ],
    },
    Virgo: {
      thesis:
        "Whatever you borrow comes back in better shape than it left. ESTJ gives you standards and the nerve to say them aloud, and Virgo gives you an eye that catches the loose thread, the wrong date and the wobbling table from across the restaurant. (The napkin under the table leg was your doing.) Because you can both spot a fault and get it corrected, any office or household you belong to operates more smoothly every year, and nobody knows why. A beginner who is honestly trying gets unlimited time and patience from you. Hardly anyone suspects that your strictest inspections take place at night, on yourself.",
      argument: [
        "When your type and your sign cooperate, the result arrives on the promised day and doesn’t break. What divides the two is the expression “good enough.” ESTJ has a deadline and wants to send it off, while Virgo has just found a comma. So you deliver on time, lie awake with the comma, and send a helpful message at seven in the morning to someone who had been happy with the work until then.",
        "You meant it as a gift, since a timely correction is what you’d want yourself. It tends to be received as a grade, so colleagues start presenting their work to you when nothing can be altered. This week, give one person your three most useful corrections, skip the rest, and begin with, “Here’s what I would keep.” Offer yourself the same terms at bedtime: three faults at most, and one thing that went right because of you. You’re allowed to fall asleep during the faults.",
      ],
    },
    Libra: {
      thesis:
        "Two people who can’t stand each other will both accept a decision from you, and be a little pleased with it. ESTJ gives you a clear sense of what is right and a wish to have the matter closed by five, while Libra makes you walk around the table first to see how it looks from the other chair. The result is fairness with a date on it. Friends bring you their quarrels and their difficult emails, because you’ll tell them where they went wrong and then help with the wording. After such a day of certainty, you have been known to lose an hour to a lampshade.",
      argument: [
        "At its best the partnership is elegant, since your type puts a finger on the problem and your sign sees to it that nobody loses face while it’s being solved. The quarrel is about which of them speaks first. Generally it’s the ESTJ in you, who says “That won’t work” in a friendly, carrying voice, after which Libra looks up, sees a face fall, and begins repairs. An hour later your objection is wrapped in so many compliments that the poor colleague can’t tell whether to expect a warning or a promotion.",
        "You meant the criticism, and you meant the kindness too, but delivering them in that order exhausts you and puzzles everyone else. This week, reverse it once. Before you criticize, say the other person’s best argument aloud. Then give your view in two sentences and ask, “What am I leaving out?” People can take almost anything from someone who has understood them first.",
      ],
    },
    Scorpio: {
      thesis:
        "While everyone else in a crisis is still talking, you have your coat on and are asking which hospital. ESTJ gives you a head that sorts a disaster into steps, and Scorpio gives you nerve, discretion and a loyalty that never checks the time. You get the facts, tell only those who need them, and remain until the last form is signed. People trust you with what they haven’t told their own families. Oddly, you have opinions on everything from mulch to monetary policy and hardly a word about what has hurt you. Your friends know where you stand. They’d love to know where it’s sore.",
      argument: [
        "Type and sign together make you the ally everyone wants, someone who reads the contract, then reads the faces, and is intimidated by neither. What divides the two is trust. ESTJ believes in a fair hearing, whereas Scorpio has seen what people do with one. So when someone lets you down you remain perfectly correct, hold the elevator, ask about the kids, and keep a second file at home under lock and key.",
        "That file has protected you, and much of what is in it is true. Unfortunately, nobody can answer an accusation that was never made, so a person you’re fond of may be on probation without knowing the charge. This week, take out the oldest page and ask that person in private, “What was going on for you that day?” Listen to the end, and then say how it was for you. Some files turn out to contain nothing but one bad afternoon.",
      ],
    },
    Sagittarius: {
      thesis:
        "You are an optimist with a spare tire. Sagittarius gives you the faith that things will turn out well, and ESTJ does the planning that makes it largely true, so friends who would never dare alone sign up the moment you’re organizing. A good many of them have seen the ocean or finished the degree because you wouldn’t let the subject drop. You know the cheap flight, the better side of the train and the way home. You also say what you think, cheerfully and at length. People leave your company with sore ribs, one blunt truth and a date in the calendar.",
      argument: [
        "When your two sides pull together, other people’s “someday” turns into a Saturday with a deposit on it. Your own someday is where they quarrel. ESTJ has made promises to a lot of people and means to keep them, while Sagittarius doesn’t remember being asked. You can catch the argument at the airport, when you’ve come to drop someone off and stand a minute too long in front of the departures board, reading it like poetry.",
        "The usual settlement is to talk. You describe Portugal so well over dinner that the restlessness is used up by dessert, and on Monday you’re back at your desk, a little short with everyone. Loyalty keeps you there, and by now loyalty has earned some vacation days. This week, book four days that can’t be refunded, and tell one person, “You decide while I’m gone, and I’ll back whatever you choose.” Then leave the phone at the bottom of the bag.",
      ],
    },
    Capricorn: {
      thesis:
        "What you start gets finished, this month or ten years from now, and whole families and companies lean on that fact without noticing. ESTJ gives you order and authority, while Capricorn gives you the long view and a sense of humor so dry that people find it in their pockets two days later. Together they have made you the designated grown-up of nearly every room. Beginners do well with you, because you hand them something real to do and stand behind them when it goes wrong. Your praise is scarce enough to be framed. A “not bad” from you can keep someone going for a year.",
      argument: [
        "There is little quarreling between your type and your sign, and that is the difficulty: when ESTJ says work, Capricorn says longer, and nobody in there votes for the lake. The one dispute concerns company, since ESTJ likes a full room and an easy laugh while Capricorn is thinking of the morning. So you accept every invitation, arrive promptly with a good bottle, shake each hand, and are back in the car within the hour, having enjoyed it more than anyone could tell.",
        "It’s considerate to leave before you’re tired. The price is that a great many people respect you and rather few of them know you. This week, stay at one gathering until the chairs go up, without giving a speech or adjusting the thermostat. Ask someone, “How did you end up doing this?” When you’re asked in return, give the version with the mistakes in it. That is the one people will like you for.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody else in the building has read the entire handbook, and nobody else has written so much in the margins. ESTJ makes you a guardian of how things are done, while Aquarius can’t meet a rule without wondering who thought of it and whether he’s still alive. Together they make a reformer with a filing cabinet, someone who can improve a system because you know where every screw is. Newcomers learn from you which rules protect them and which are merely old. Oddballs and the outvoted get their turn at the microphone when you’re in the chair, including those who drive you crazy, because fair is fair.",
      argument: [
        "As a team, your sign has the idea and your type gets it past the committee, which is more than most visionaries can manage. The two differ on what is owed to the way it has always been. ESTJ has seen what happens when people improvise with something serious, and Aquarius has seen what happens when nobody does. Hence the scene in which you explain the sign-in sheet to a new colleague with perfect firmness while privately designing a better one.",
        "Normally you enforce the sheet, keep the improvement to yourself, and feel a bit lonely among people who think you believe in it. It’s the responsible choice, and it means that nobody can vote for your idea. This week, propose a trial: “One month, one team, and if it doesn’t work, we go back.” Say what you’ll measure. Because going back is part of the plan, even your strictest side can sign it.",
      ],
    },
    Pisces: {
      thesis:
        "Where other people say, “Let me know if you need anything,” you have already called the specialist, found out about parking, and asked who is feeding the dog. ESTJ gives you the competence, and Pisces gives you ears that can hear what’s wrong in a single “I’m fine.” Thanks to the two of them, a person in trouble is looked after before finding the words for it. Your brisk manner is useful camouflage, because a melancholy song in a supermarket can stop you beside the lettuce, and a stranger’s misfortune follows you home. You are, in short, a sponge with a clipboard.",
      argument: [
        "Pity becomes a plan in your hands: the forms are filled out, the rent is covered until the tenth, and someone will be there when the kids get home. What your type and your sign can’t agree on is how long it’s allowed to hurt. Pisces hasn’t finished feeling how sad it is, whereas ESTJ would like the sorrow resolved by evening, with a follow-up on Wednesday. So a friend begins to cry, you are moved to the bone, and what comes out of your mouth is the name of an excellent lawyer.",
        "Being efficient is how you bear so much, although the friend may feel slightly processed, and you go to bed exhausted. This week, when something affects you, take seven minutes alone, do absolutely nothing useful, and then go and ask, “Do you want help, or do you want company?” Quite often the answer is company, and you’re better at providing it than you imagine.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anyone has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everyone knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "new 1":
      "Most changes to yourself you treat as a policy: announced first, enforced second, and reviewed by everyone you announced it to. A beginning is simpler now, before anyone is watching. What would you change if no one were ever going to notice?",
    "new 2":
      "Money calms you once it has been counted, which is why you know the price of most things in the kitchen. What the figures leave out is what it’s all for. That question can be heard just now, before new arrangements set.",
    "new 3":
      "A call from you generally has a purpose and a closing time, since talk without a point feels like a truck with its engine left running. Some people simply enjoy your company, and just now an aimless conversation is surprisingly good value.",
    "new 4":
      "Love at home takes the form of maintenance with you: the gutters are clear, the smoke alarm never chirps. It’s a fine language, though not everyone under the roof can read it. A fresh start goes best when it begins with something they’d enjoy.",
    "new 5":
      "Fun tends to reach you as an event that you’re running, and you do run it well. The price is that the organizer seldom plays. Being a beginner takes less courage than usual, preferably at something with no clipboard in sight.",
    "new 6":
      "Routine is where you’re strongest, because a thing decided once needn’t be argued with every morning. The same strength keeps an old habit alive after its reason has left. New ones take root readily now, especially where an old one has been cleared away.",
    "new 7":
      "With those closest to you, you like clear terms, and you’re usually the one who states them. It spares everyone the guessing and leaves theirs unspoken, which is why, at any beginning, a curious question gets you further than a good proposal.",
    "new 8":
      "Whatever is owed, feared or grieved you prefer to settle on paper, where things stay put. Much of it never had a column, and talking takes a little less effort at present, even about matters that have been filed under “miscellaneous” for a long time.",
    "new 9":
      "You trust what has been tested, so distant places and unfamiliar ideas usually have to show you their credentials. Curiosity demands less proof at the moment. If something useless has been tempting you, a language or a coastline, let it make its case.",
    "new 10":
      "Responsibility finds you because you look like someone who already has it. Offers come dressed as honors, and duty accepts before judgment has read the back of the page. With anything new here, it’s worth knowing what you’d be free to change.",
    "new 11":
      "Put you in any club, and within an hour you see what it lacks; by the second season you’re treasurer. So your friends are often people you’ve chaired. New company comes without effort now, and you might like being the one who just brings chips.",
    "new 12":
      "Rest strikes you as something to be earned, and the price keeps going up. Idleness itself doesn’t frighten you so much as what turns up when the noise stops. Most of that is only fatigue, and at present it’s fairly easy to meet.",
    "full 1":
      "People generally know where they stand with you, and are slower to tell you where you stand with them. Some of it shows now, in a remark or a look. A good share is admiration, which you tend to wave through like traffic.",
    "full 2":
      "You’ve always held that spending shows what a person values, and in times like these yours says something about you. A purchase, a raise or a bill brings it into view. Is that portrait of you, or of someone you were told to be?",
    "full 3":
      "Speed and volume have served you well, since in most emergencies a clear order beats a vague kindness. Talk among relatives is seldom an emergency. If a remark of yours has traveled further than you sent it, a visit mends more than a correction.",
    "full 4":
      "Everyone at home looks at you when something has to be decided, partly because you’re already looking back at them. Now it shows whether the arrangement still fits its inhabitants. A ruling keeps overnight, and what they’ll remember is how long you listened first.",
    "full 5":
      "There’s a comedian in you who appears late, at weddings, once the chairs are stacked, and who is easier to catch in public at the moment. Romance, a child or something handmade gets your loudest applause now, and applauding becomes you.",
    "full 6":
      "Doing it yourself is quicker, and so, one favor at a time, you’ve become the place where tasks go to live. The total is visible now, often in the back or the temper. Which do you keep because others would do it differently?",
    "full 7":
      "Criticism on the job you take like rain, but a complaint from someone you love looks to you like a report with errors in it, and you answer the errors. In the open now is the feeling underneath, which contains no mistakes.",
    "full 8":
      "In matters of debt or inheritance you go for accuracy, because being exact is how you’re fair. Others are frequently adding up something else, such as who was thanked. When the numbers come out, that second account does too, and generous words clear it.",
    "full 9":
      "A conviction of yours, once stated, gets a kind of tenure. You do revise your views, though mostly at night and without minutes. If one has changed, it shows by now anyway, and people find a cheerful about-face far more impressive than consistency.",
    "full 10":
      "Being judged on results doesn’t worry you; you have judged yourself by them since the second-grade spelling bee. What you’ve built is plain to see at present, and so is whoever paid for it in late dinners. Both belong to the achievement.",
    "full 11":
      "Getting things done is how you’ve made most of your friends, which leaves it unclear whether you’d be missed without the folding tables. Company gives you some evidence now. Notice who drifts over when there’s nothing left to lift.",
    "full 12":
      "Tiredness waits politely behind your schedule, sometimes for years, and then asks for everything at once. You signed that bargain young. Whatever you’ve pushed through lately is plainer now, and an unexplained early night is unlikely to bring down the republic.",
    "eclipse 1":
      "A role that people count on can fit so well that you stop noticing its edges. If yours is changing, the blank stretch is no failure, and it shows you who comes by without needing anything.",
    "eclipse 2":
      "Income has been your most candid critic, since it never inflates anything to be nice. Should the figures shift, you lose a yardstick as well as money. Others exist, some of them marked in afternoons.",
    "eclipse 3":
      "The same barber, the same cousin on the phone, the same joke at the gas station: you’d call these convenience. When one of them ends, it turns out to have been affection all along.",
    "eclipse 4":
      "Change at home brings out the moving company in you, and everyone is grateful. Feelings turn up later, when the boxes are flat. It’s wise to leave a chair unpacked for them.",
    "eclipse 5":
      "Being good at something makes it hard to notice that you’ve stopped liking it. An old pastime can show its age now. Leaving while you’re still winning isn’t waste, whatever the coach used to say.",
    "eclipse 6":
      "Abolish your system in the morning and you’ve built another by dinner. It’s a real gift, although the old one was made with some love, and you’re permitted to miss it, even the color codes.",
    "eclipse 7":
      "You keep agreements long after others have forgotten making them. As one of yours is rewritten, it’s interesting to see which clauses were ever spoken, and which you supplied out of a sense of order.",
    "eclipse 8":
      "Once a debt or a dread is settled, you stamp it and reach for the next file. Relief needs somewhat longer than that; a good dinner is about the right length.",
    "eclipse 9":
      "You like to believe things with your whole weight, so doubt feels like a step missing on the stairs. If one certainty gives way, the staircase as a whole is sounder than that lurch suggests.",
    "eclipse 10":
      "Titles matter to you less for glory than because they tell everyone who answers for what. When one goes, you feel like a road without lines. You’re still the road, and it still leads somewhere.",
    "eclipse 11":
      "When a group falls apart, your hand is up to save it before you’ve checked whether you still care. Suppose that someone else finds the bylaws this time. What would you actually miss?",
    "eclipse 12":
      "Private burdens you manage like a night shift, unseen and without complaint, so when one of them ends, nobody knows to congratulate you. If that is happening, no announcement is required, and no replacement either.",
    "jupiter soft":
      "Good seasons make you expand, because an opportunity left lying around looks to you like litter. More comes within reach in these months, and people agree with you pleasantly fast. The best of the offers is the one you’d still want if nobody ever heard about it.",
    "jupiter hard":
      "Confidence and capacity feel like the same thing to you, since you’ve so often made up the difference by working later. Just now they come apart. Every promise is sincere, and the calendar, which has no feelings, answers. Which of your older commitments would each new one push aside?",
    "saturn soft":
      "Slow, unglamorous effort is your native tongue, and for a while the people around you speak it too, so that whatever you build gets a proper foundation. The one room you tend to leave off the plans is your own free time. At this stage it’s easily drawn in.",
    "saturn hard":
      "You respect rules and those who enforce them, which makes it doubly galling to find both in your way. Pushing has always worked before, whereas here it mainly costs breath. Somewhere in the pile there’s a single requirement that matters, and the rest is mostly stage scenery.",
    "uranus soft":
      "Once a procedure works, you see little reason to disturb it, and you’re right more often than the innovators admit. In these months, though, a better way keeps strolling past the window. Hearing out the oddest person on the staff costs you nothing, and you can still say no.",
    "uranus hard":
      "Order is how you look after people, so any disruption is felt on behalf of everyone you protect, and you’d naturally like it all restored by lunch. Some of it won’t want restoring. A few untidy days show you which pieces anyone actually comes looking for.",
    "neptune soft":
      "Efficiency loses a little of its shine in a period like this one, and an old song can stop you between two errands. It doesn’t mean you are going soft. What moves you has been there all along, sitting at the back, waiting for the meeting to end.",
    "neptune hard":
      "Facts are your footing, and for a time they’re slippery, because people turn vague and deadlines melt. The surest way to mislead you is through your sense of duty, since a noble appeal gets past inspection. Before you rescue anyone, consult a friend who is hard to impress.",
    "pluto soft":
      "Those in trouble come to you because you act on what you hear, and in these months your word goes further than usual. Influence like that works best without a podium. Is there some old unfairness that everyone steps around, and that you could simply stop stepping around?",
    "pluto hard":
      "Authority you can exercise or accept; what you can’t bear is not knowing who has it. A contest of that kind brings out your heaviest tools. Winning outright is possible and expensive. Yielding one point where all can see it often settles more, and leaves the furniture standing.",
    "mercury retrograde":
      "You send messages as other people throw switches, briskly and once. For a while the wiring is unreliable, and things arrive altered. A second reading spares you a long afternoon of clarifying.",
    "mercury direct":
      "Being misunderstood annoys you more than being opposed, since you did put it so clearly. Now the line improves. Spoken aloud and cut by half, your meaning arrives with its smile still on.",
    "venus retrograde":
      "Affection, in your hands, turns into improvement: better insurance, a firmer mattress. At present people would like it raw, and old attachments want to know whether you meant it. You did, of course.",
    "venus direct":
      "Comfort is something you arrange for others and do without yourself. Your own taste speaks up again now. Let it pick out something soft before practicality gets back from lunch.",
    "mars retrograde":
      "Pressure is your usual answer to resistance, and at the moment it only makes more of the same. Half-done things respond better than new ones. An idle temper can beat a rug.",
    "mars direct":
      "Waiting tires you more than labor ever has, so you’d like to make up all the lost ground by supper. The energy is genuine, and those beside you will appreciate knowing the direction.",
    "ingress jupiter":
      "Growth, in your experience, has meant more to manage. A wider year begins in this area, and a share of what comes is merely to be enjoyed, which can take some practice.",
    "ingress saturn":
      "Over two or three years, something here needs to be built to last, and few people enjoy that as you do. It helps to remember whom the building is for.",
    "ingress uranus":
      "You like to know what’s coming, and here, for years, you often won’t. Surprise, oddly enough, makes you funny, so keep near you whoever stays cheerful when the map turns out to be wrong.",
    "ingress neptune":
      "Certainty is your daily bread, and here, over many years, the supply gradually shrinks. What comes in its place is hard to defend in a meeting and rather good to live with.",
    "ingress pluto":
      "Who is really in charge here? You’d ask that anywhere, and in this area the answer changes across many years, so slowly that no memo records it, and your own grip changes too.",
    "month 1":
      "Tour a place that runs well behind the scenes, such as a bakery before dawn or a mail depot. You’ll come home oddly happy.",
    "month 2":
      "Dig out an old report card or team photo and see what was said of you back then. Evidently the verdict was in early.",
    "month 3":
      "Hardware stores reward a visit without a list. Wander down the aisle you’ve never understood, and buy yourself the handsomest hinge in it.",
    "month 4":
      "Sit in on a trial, a livestock auction or someone else’s town meeting. The theater is excellent, the seats are free, and you’ll have views on the chair.",
    "month 5":
      "Let the youngest person you know plan an outing, with you as driver and nothing more. Snacks, route and regulations are entirely up to them.",
    "month 6":
      "Learn to steer something large, such as a tractor, a barge or the ladder truck at an open day. The happiness is out of all proportion.",
    "month 7":
      "Ride a train or a bus to the end of the line, simply to see how it ends. There’s usually pie.",
    "month 8":
      "Teach a child the card game you loved at that age, with the family rules, the family insults and the traditional cheating.",
    "month 9":
      "Spend a lazy morning watching a building go up, coffee in hand, beside the other sidewalk superintendents. Commentary is part of the pleasure.",
    "month 10":
      "Cook the dish your family has always served, and make it wrong on purpose, with odd shapes and far too much garlic. Then hold a vote.",
    "month 11":
      "Order a trophy for some very minor achievement of a friend’s, such as parallel parking, and present it with full ceremony and a speech.",
    "month 12":
      "Hand over the toast or the carving that has always been yours, take a chair at the far end, and discover the joys of heckling.",
  },
};
