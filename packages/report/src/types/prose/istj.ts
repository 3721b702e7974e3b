import type { TypeProse } from "../type-prose.ts";

export const istj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "truth",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "logic",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re an ambulance that stops at red lights and still gets there first. While the others discuss whose responsibility it is, you’ve made the call, found the form and completed the first half, properly. ISTJ knows from long experience how a thing ought to go, and Aries gives that experience a starting gun, so your decisions look bold and are really well prepared. Even affection arrives with tools, inside the hour. Because so much of you is on duty, the playfulness comes as a surprise: offer a race, a bet or a rival, and ten years fall off you. The true test is watching someone else do it slowly.",
      argument: [
        "You step in before the middle is over. Almost everyone is clumsy halfway through a job, and the sight offends both sides of you, the one that wants it right and the one that wants it moving. The result is excellent, and people in trouble are grateful for the speed. But you end up with three jobs and a tight jaw, and those around you gradually stop trying, because trying so easily ends in being replaced. Some of the people you consider unreliable simply never got to finish.",
        "This week, hand over one task with a result and a day, “It’s yours until Thursday, and I won’t touch it,” and leave the building if you must. When you let others finish, you do something rare: you make them quicker than they imagined they were.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a stone house with a good kitchen: people know where to find you, and they stay longer than they intended. ISTJ keeps its word, and Taurus grows fond of whatever the word was given to, so what would be duty in others becomes attachment in you. You decide once, after visits, comparisons and a night’s sleep, and afterward it stands for a decade. That unhurried pace feeds the senses, which can tell when something was made with love, and the humor, which arrives late and dead on target. Upset people calm down merely by sitting near you. Nothing of yours gets dropped. Little of it gets reopened.",
      argument: [
        "In most people the sign argues with the type. Yours shake hands, and the matter is closed. One side keeps what is good, the other keeps its promise, and so a job, a town or a way of spending Sundays, selected for excellent reasons, can outlive every one of them without anyone checking. Those near you get a reliable foundation. But a person who is kept on principle can’t tell whether they’re still wanted, and you can go for years without asking yourself.",
        "Take one standing arrangement this week and decide it again as if it were new, then tell the person concerned: “I thought about it, and I’d choose you again today.” No one makes that sentence sound more like a fact. When your loyalty is awake, it’s the best shelter there is.",
      ],
    },
    Gemini: {
      thesis:
        "A court reporter who does all the voices: that’s you at a dinner table. ISTJ gets the facts straight and Gemini gets them talking, so a confused week comes out of your mouth in order, with the dry remark in the right place, and friends trust your version over their own memory. The same appetite explains your days, which have one breakfast and a different subject over it every morning; routine feeds the body so that the mind can wander off. Love pays attention, so a name mentioned in spring gets asked about in fall. All you need is one good listener, who will learn everything except how you are.",
      argument: [
        "Feelings are the least certain news there is. So the cautious half of you won’t report them until they’re confirmed, the talkative half can’t stand silence, and information satisfies both. Ask how the operation went, or the breakup, and out come the dates, the doctor and the strange thing the lawyer said. It’s vivid and generous, and it keeps you composed in hard times. But people walk away so well informed that they forget to ask how it felt, and you walk home believing that they didn’t care.",
        "This week, give one person the report and then go on for a single sentence: “And I’ve been scared the entire time.” If they fall silent, they’re only changing gears. Told in your exact way, a feeling becomes the most believable thing anyone will hear all year.",
      ],
    },
    Cancer: {
      thesis:
        "You’re the lighthouse keeper who also packs everyone’s lunch. ISTJ keeps track of what can go wrong, and Cancer supplies the people it must not happen to, which is why your lists have faces on them: the tires, the deadline, the symptom that ought to be looked at. You think by comparing, with a memory that goes back to who sat where, so that old worries protect new people. No one is more welcome in a hospital corridor. At home the plain manner melts into soup, ancient jokes and a blanket that lands on people unasked. Calm days are harder.",
      argument: [
        "By the time tenderness gets to your lips, it has turned into an instruction. Did you call them, you ought to have left earlier, that isn’t warm enough. You’re afraid for people and suspicious of fear, so you look for something to be done about it, preferably by them. It prevents considerable trouble. In the moment, though, and however grateful they are later, people hear that you consider them incapable, so they grow impatient and mention less, which leaves you knowing less and worrying more.",
        "Next time a warning rises, say the fear and leave out the advice: “I get scared when you drive at night. I just wanted you to know.” Then let them answer. Love that plain makes grown people call when they get home, and you’re the one they want to call.",
      ],
    },
    Leo: {
      thesis:
        "You’re a parade that starts on time. ISTJ brings the drill and Leo brings the trumpet, and because neither will go out unprepared, what people see is finished: the speech rehearsed until it sounds easy, the answer checked beforehand, the shoes done. That pride has a duty, which is that no one with you should ever be embarrassed. So you think ahead for other people’s dignity, and when someone has their big day, you’re there, dressed for it, near the front. With children the uniform comes off and you’re extremely funny. How you came to excel at nearly everything that shows is a longer story.",
      argument: [
        "Admiration is welcome, provided that you’ve earned it. The standard bends for no one, least of all for you, and since beginners can’t meet it, you avoid being one where anyone can watch. What remains is done splendidly. But the dance floor, the foreign language and the guitar drop out of your life one after another, with the remark that they never really interested you. You lose the fun, and others lose the sight of you trying, which is when they’d feel near enough to help.",
        "This week, do one thing badly in front of someone who likes you, and announce it first: “I’ve no idea how to do this, and I’m doing it anyway.” Then skip the review. You’re magnificent on a stage, and with flour on your face you’re irresistible.",
      ],
    },
    Virgo: {
      thesis:
        "You’d straighten a picture in a burning house, and you’d also be the only one who knew where the extinguisher was. ISTJ knows how a thing should be; Virgo notices by how little it’s off, so the fault is found early and those around you live more comfortably than they realize. Thinking, for you, resembles sorting, and after a walk and a list the answer is generally there. Affection gets the same treatment until it’s exact: the right lamp beside the guest bed, the pills cut in half beforehand. Under the modesty sits considerable mischief, in fine print, for friends. Only what can’t be sorted defeats you.",
      argument: [
        "When what hurts can’t be fixed, you fix what’s near. Both halves of you believe in improvement: one says that this could be better, the other that it’s your duty to see to it, and no third voice remarks that the trouble is elsewhere. So there’s bad news, or someone is slipping away, and you clean the kitchen. The relief is real. But people take you for someone who minds about mess, they defend themselves on that point, and the fear goes unmentioned by everyone in a spotless house.",
        "After the third correction of an evening, stop and finish one sentence aloud: “I’m really upset about…” Leave the dishes until they’ve answered. The eye that finds the flaw finds the sorrow just as quickly, and when you let it speak, no one is better company in a bad hour.",
      ],
    },
    Libra: {
      thesis:
        "You’re a warm handshake with a receipt. ISTJ remembers who did what, Libra feels it in the stomach when two sides don’t match, and between them they make any arrangement with you a safe one, be it a household, a business or a vacation for six. You hear both versions of a story before you believe either, which is why quarreling friends both call. From that same sense of measure comes your taste: the well-written letter, the table laid properly, the sentence that gets everyone out of difficulty. The charm tends to be noticed once you’ve gone home. In the traffic of favors, you have an elegant and expensive habit.",
      argument: [
        "You repay kindness so fast that it never gets to connect you to anyone. Someone brings a meal when you’re ill, and by the weekend the dish goes back with something in it. Part of you wants two people to be equals, and part of you wants to owe nothing. In money that’s a single wish. In love it isn’t, since a bond is mostly made of what hasn’t been paid back. You’re a burden to no one, and people who hoped to open an account find the bank closed.",
        "This week, let a friend pay, help, or listen for the longer half of the evening, and say only, “Thank you. I needed that.” Wait a month before you scratch the itch. At your best you make fairness feel like affection, and you deserve some affection that isn’t fair at all.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a bank vault with a heartbeat. Someone tells you the thing they have told no one, and it stops with you; a promise of yours is kept in foul weather, without reminders, for as long as it was made. That much is ISTJ, and Scorpio makes it personal, because whatever you care about, you care about permanently. Even thinking works this way, going to the bottom of a subject and enjoying it there. Ordinarily you want few people, long meals and a closed gate. Yet anyone who arrives at that gate in real trouble finds you merciful, since you have no illusions and don’t require any.",
      argument: [
        "The more something matters to you, the less anyone can tell. Your voice goes level, your face gives little away, and people conclude that it isn’t important. You desire a few things with your whole strength, and you keep feelings off the table, where they’d be poor evidence, so the wish gets buried. In a negotiation that’s an excellent rule. It guards your dearest hopes from anyone who’d exploit them, and guards them equally well from those who’d love to grant them, so you walk away with the second thing you wanted.",
        "This week, say what one thing means to you while it can still be refused: “I’d like you to come. It matters to me more than I let on.” Count to five before you speak again. Being wanted by you, once it shows, is the greatest compliment most people will ever get.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a pilgrim with a spare fan belt in your pack. ISTJ keeps the promise to the last day, and Sagittarius gives it somewhere to go: a cause, a country, a reason for getting up. That’s why an orphaned duty tends to end up with you, and why you make excellent company on the way. How things are done elsewhere interests you, and you bring the answer home as a present; affection, in your case, gives demonstrations on Saturdays. The laugh is large, and people who have met only the calendar never hear it. Under all that order lives a hopeful person, fully booked.",
      argument: [
        "Duty says no on behalf of your fear. You’d love to go, learn and see how large the world is, but you also want to be where you’re needed and to test the ice beforehand, and it’s easier to announce that you’re busy than that you’re scared. A respectable reason is always available. Many people benefit because you stayed, and they admire you for it. What it costs is the trip itself, and those you serve can taste a trace of sacrifice in the help.",
        "Take the wish you’ve talked about longest, cross out every obstacle that another person could handle, and tell someone, “The calendar isn’t the only reason.” Then price the cheapest version. You at your best are living proof that a person can keep every promise and still see the other side of the mountain.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the mountain guide who looks into a blizzard and says, “Little breezy.” ISTJ does what was agreed; Capricorn takes the long way up and expects to walk, so in the worst stretch, when others are searching for the exit, you seem to settle in. That stamina shapes how you think. Before deciding, you ask what a thing will cost in the tenth year. It shapes love as well, which arrives with a drill and repairs the shelf. Difficult times sharpen your wit, and the very old, the very young and the very slow receive a patience that ambitious people never see. Only easy success makes you suspicious.",
      argument: [
        "You find it difficult to believe in anything you didn’t have to struggle for. Both halves of you say that value is a matter of price, one counting the years and the other the pains taken, and neither speaks up for luck, talent or being liked for your company. It makes you strong, hard to fool and certain to finish. It can also lead you, repeatedly, to the demanding employer and the distant partner, while simpler happiness waits with open arms, looking like a scam.",
        "This week, let one easy thing count. When someone praises you, say, “Thank you, that came naturally, and I like that I’m good at it.” You’re a wonder on the steep part of any road; on the flat, with nothing to prove, you turn out to be the best company on it.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a librarian who shelves every book correctly and has private plans for the alphabet. ISTJ respects a rule until it’s changed; Aquarius asks who wrote it and isn’t impressed by the signature. So in any organization you’re the one who knows why a thing is done this way, and also why it has stopped making sense. That combination makes your advice worth having, since it’s cool, informed and not for sale. As a friend you’re fair, funny and unshockable, and you let everyone be as odd as they are, in the expectation of equal treatment. Your plans for improvement are excellent. You announce few of them.",
      argument: [
        "A decision is announced, your whole mind says no, and your hand signs. That’s the treaty between your two sides: order receives your conduct, freedom receives your thoughts, because you know what happens to a place where everyone makes exceptions. It keeps the peace, and it keeps you independent inside. But an objection that isn’t heard counts as a yes. In time you grow impatient with people who never had the opportunity to answer you, and they’d be startled to learn how long you’ve been in opposition.",
        "This week, turn one inner protest into a sentence before you comply: “I’ll do it as decided. I think it’s a mistake, for this reason.” One reason, no history. At your best you’re the reformer people trust, because everyone has seen you keep the rules you want to change.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a tide table in love with the sea: exact about the hours, helpless about the moon. ISTJ makes you dependable and Pisces makes you porous, so a tone, a tired walk or the sadness in a cheerful message gets in, and some hours later you’ve done something practical about it without explaining. Such help comes punctually, with no lecture attached. Facts determine what you do in public; in private, a piece of music can overrule them. Even your imagination works mostly for others, picturing what an ordinary day is like in someone else’s shoes. Your own moods, meanwhile, have to fill out a form.",
      argument: [
        "A feeling is admitted once you can justify it. Half of you feels first and can’t say where it came from; the other half demands cause, evidence and proportion, so a heaviness on a good day or a longing for nothing in particular gets sent back, and you tell people you’re tired. The rule makes you steady when others are overcome. Yet the strongest emotions seldom come with papers. They enter through the body, as a bad back or tears over a commercial, and those near you start to hide their own unreasonable days.",
        "On one evening this week, say it aloud to someone: “I’m sad tonight. I don’t know why, and I don’t need to.” Then breathe. When you let weather be weather, you become the safest person in the world to be a mess beside.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In the most disastrous hour of a project, you become brisk and cheerful, and other people stop shaking.",
        "You start things properly, so that even what was undertaken in a hurry has its documentation.",
        "An injustice to someone smaller makes you faster than anyone, and you arrive with the facts.",
      ],
      costs: [
        "You are angry on schedule, at the late and the sloppy, and your digestion suffers for it.",
        "Pride forbids you to ask for credit, and then keeps meticulous minutes of who forgot to give it.",
        "You win the point so conclusively that nobody cares to play with you again that week.",
      ],
      tensions: [
        {
          between: "Start or prepare",
          text: "Since you want it today and you want it flawless, let anything reversible start today, reserving the flawless version for what can’t be undone.",
        },
        {
          between: "Win or belong",
          text: "Because being best is lonely work when you do it among friends, pick one game in which you refuse to know the score.",
        },
        {
          between: "Rule or heat",
          text: "You obey the regulation and simmer at it. Investigate whether it’s really a regulation, before you spend another month obeying it.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, without any preparation. When it rings, write down the next step and go on with your ordinary day.",
    },
    Earth: {
      gifts: [
        "What you look after lasts, and people construct their lives on it without asking how.",
        "Your hands know weights, bargains and weather, and they are seldom more than a little off.",
        "You turn up, year upon year, in the same good temper, and it reassures whole families.",
      ],
      costs: [
        "You remain where you have grown roots, even after the well has run dry.",
        "Comforts that you could easily afford are reserved for a guest who never arrives.",
        "Help makes you uneasy, so you wear out gradually in full view of people who’d love to give it.",
      ],
      tensions: [
        {
          between: "Keep or renew",
          text: "What you have was mostly picked out long ago. Go through one closet a season and decide on everything again, or let it go.",
        },
        {
          between: "Useful or at ease",
          text: "You earn your supper before you can taste it. Sit down hungry on a free day and eat first.",
        },
        {
          between: "Steady or stuck",
          text: "From the inside the two feel identical. Ask a blunt friend which it is, about one matter, and accept the first answer.",
        },
      ],
      practice:
        "On each of the next five evenings, accept one thing you’d normally do yourself: a lift, a cooked meal, a bag carried upstairs. Say only “thank you,” and do nothing in return until the following week.",
    },
    Air: {
      gifts: [
        "You know what was actually said, and you can put it so that everyone understands.",
        "Your doubts are useful ones; they arrive in order, with a remedy attached to the majority.",
        "A dry remark of yours, delivered to the tabletop, has ended more quarrels than any apology.",
      ],
      costs: [
        "You research until the invitation has lapsed, and are then extraordinarily well informed about it.",
        "Accuracy comes out ahead of tenderness, and someone stops telling you their stories.",
        "Your nights are devoted to inventing disasters in considerably more detail than they deserve.",
      ],
      tensions: [
        {
          between: "Settled or open",
          text: "As you like a verdict and you also like a question, announce before the discussion begins which of the two you’re after.",
        },
        {
          between: "Exact or kind",
          text: "The accurate version can be delivered tomorrow, so today let the teller get to the end, and ask what happened next.",
        },
        {
          between: "Crowd or desk",
          text: "You enjoy being consulted and need to be alone. Give out appointments like a dentist, and lock up afterward.",
        },
      ],
      practice:
        "Each day for a week, give one opinion before you have looked anything up, to a person, in under twenty seconds, starting with “I’m guessing.” On the last day, work out how many did any harm.",
    },
    Water: {
      gifts: [
        "You remember the difficult dates in other people’s lives, and turn up on them with an excuse.",
        "Anything put in your care comes back whole, from a house key to a confession.",
        "In grief you know the next practical step, and you say it in a manner people can follow.",
      ],
      costs: [
        "You forgive on paper, and your shoulders continue the hearing for years.",
        "Worry for those you love comes out as regulations, and they conclude that you have no confidence in them.",
        "You let nobody see you ill, sad or frightened, and then feel that nobody looks.",
      ],
      tensions: [
        {
          between: "Record or feel",
          text: "You can give the date of every hurt and the depth of none. Tell one person how it was, leaving out when.",
        },
        {
          between: "Loyal or alive",
          text: "The past has your vote in every election. Give the people who are in the house today one extra ballot.",
        },
        {
          between: "Guard or let in",
          text: "Since safe things stay unopened, once a season take out something you’ve stored away, and pass it around.",
        },
      ],
      practice:
        "Tonight, send one line to one living person, saying what they have meant to you and giving a single example. Don’t ask for a reply, and don’t reread it after it has gone.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully rely on: it was done, it was right, it was on time. What follows is about who can read that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any sound house there’s a space that isn’t on the drawings, as people who measure tend to know. Bring your tape if it comforts you, but nothing down there is going to be graded; it has all been waiting in excellent order, and some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that serves no purpose at all, and it includes exercises, with steps and a stopping point. You’ll want to do them in order. Skip one.",
    "The word “purpose” tends to strike you as something printed on a mug. But every day you get up and see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere; these last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "new 1":
      "Wanting something different is enough. You generally change your looks or your habits only when the old ones have worn out, because being easy to recognize is part of being reliable, so begin with something small.",
    "new 2":
      "Saving comes easily to you, because it answers a question that is seldom far away, namely what could go wrong. Enjoying money answers no question and so gets put off, so when you set up a budget, give pleasure a sum of its own.",
    "new 3":
      "By the time you are certain enough to speak, the talk has often moved on, so people suspect that you know more than you say, although most friendly talk consists of half-made thoughts. Offer one early.",
    "new 4":
      "An arrangement at home stays with you long after its purpose is gone, because it once worked and you respect whatever works. Look for a corner that still serves an earlier part of your life, and ask what the present one needs there.",
    "new 5":
      "Being a beginner is awkward. It explains why the hobbies of a person known for being right turn into skills, so choose something to do badly for an afternoon, with no plan to get better, and enjoy it.",
    "new 6":
      "A full schedule seems to you like proof of good character, so a healthy habit generally fails for lack of room and not for lack of will. Before you start another, look for an old duty that no one would miss, and drop it.",
    "new 7":
      "You learn what people need by watching them for years, and then you supply it without being asked. Some of that knowledge may be out of date, so “Is that still what you like?” is a loving question at this point.",
    "new 8":
      "Figures stay still when feelings don’t. Where money or grief is shared, you are therefore inclined to take over the papers, which leaves others guessing, so use a calm week to show them where everything is.",
    "new 9":
      "Preparation is half of your pleasure in a trip or a course, and you read until there is little left to find out. If you are planning something now, leave one afternoon open on purpose and let the place itself fill it.",
    "new 10":
      "Good work, to your mind, speaks for itself, and to announce it seems like boasting, while the people above you are often too busy to look. Half a page suffices. A summary of your results helps them as much as you.",
    "new 11":
      "In a new group you become useful before you become known, because a task gives you a reason to be there. That earns gratitude sooner than friendship. If you join something, stay for the talk afterward and let others clear up.",
    "new 12":
      "Rest comes last on your list. Since the list keeps growing, fatigue frequently takes you by surprise, and an evening with no plan whatever feels like neglect for the first hour and like relief for every hour after that.",
    "full 1":
      "Being looked at makes you search for a task, since you would rather be judged by what you do than by how you appear, yet people now see the person behind the service. Most of them like that person.",
    "full 2":
      "Worry about money can run high in you even when the balance isn’t low, because your imagination works through all that might happen. Look up the real figures and put them on paper, since a known number frightens you far less than a vague one.",
    "full 3":
      "Before a hard talk you often prepare so thoroughly that the other person’s sentences are written too, and then different ones are spoken, which makes a plain opening the safer one. Begin with “I haven’t worked this out yet.”",
    "full 4":
      "No one else learns the details. When a family needs organizing, the work goes to you as the one who will do it properly, so if there is a part you would gladly give up, show another relative the steps.",
    "full 5":
      "When people praise something you love doing, you are apt to correct them, because you care more for accuracy than for applause. Your pleasure is easy to see anyway, and frequently it was the pleasure they praised, and they never saw the flaw you pointed out.",
    "full 6":
      "You dislike watching anything fail, so you repair a weak system with your own evenings until it appears perfectly sound, and the people in charge never find out where the trouble is. Leave something minor undone.",
    "full 7":
      "A promise is a serious matter to you, so you seldom reopen an agreement, even one that has begun to pinch. The other person takes your silence for consent. Talking over what each of you expects is itself a way of keeping the promise.",
    "full 8":
      "What is owed stays with you. In money or in apologies, you remember it long after the other person has let it go, so if an old debt comes to mind, ask whether a word about it would be enough.",
    "full 9":
      "A principle that helped you through hard years has also spared you from thinking it through again, and that was part of its value. When someone you respect lives comfortably by a different one, ask how they came to it.",
    "full 10":
      "Praise embarrasses you. So does its absence, and since you are inclined to receive both with the same calm face, others read it as a sign of content, unless you mention what you would like next. This is a good time.",
    "full 11":
      "Because you are dependable, some people like you for your help and others for yourself, and in busy times the two look the same. The difference commonly shows in who asks a second question after you have answered that everything is fine.",
    "full 12":
      "Only tiredness makes you stop. Feelings that found no room in a busy week wait until then, so if an old sorrow catches up with you, lie down with it for an hour and ask nothing further of yourself.",
    "eclipse 1":
      "Other people depend on your sameness, so a change in how you see yourself is awkward mainly while it remains unclear. “I don’t know yet” is a complete answer, and most will accept it.",
    "eclipse 2":
      "When an income or a comfort changes, you look for one exactly like it, since the old one worked, although something of quite another kind can often do the same. Ask what it provided.",
    "eclipse 3":
      "Small daily exchanges matter to you more than you show, since they tell you that all is well. If one of them comes to an end, missing it is natural, and so is saying so.",
    "eclipse 4":
      "Much of your calm depends on things being where they belong, so you feel any change at home at once. Organizing helps on the first day, whereas understanding what is different takes a good deal longer.",
    "eclipse 5":
      "Order makes sorrow more bearable. When a pleasure or an attachment ends, you want everything cleared away by evening, but leave some of the space empty for a while and see what occurs to you.",
    "eclipse 6":
      "A method you have managed well is sometimes retired without a word of thanks, and you have reason to regret it. The next one needs a critic who understands the work, so offer your objections early.",
    "eclipse 7":
      "The wording of an agreement continues to bind you even after its purpose has altered. If the terms between you and another person shift, ask each other which of them you would choose again today.",
    "eclipse 8":
      "Release feels strange to you. It is as if you had overlooked some obligation, so check once that the matter is really over, and afterward use the free hours for something you enjoy.",
    "eclipse 9":
      "A conviction stays with you for as long as it works, which is sensible. When one stops working you don’t need another immediately, and “I used to think so” is enough in the meantime.",
    "eclipse 10":
      "A position tells you what is expected, and you repay it with devotion, although none of your skills ever belonged to the title on the door. If it is altered, list them.",
    "eclipse 11":
      "When a group dissolves, you are generally the last to leave, because putting everything in order is your way of saying goodbye. Only afterward do you notice which of the people you are going to miss.",
    "eclipse 12":
      "Private sorrow is something you deal with alone, since you don’t want to burden anyone, although endings of this kind become easier with a single listener. Select the least talkative.",
    "jupiter soft":
      "When good fortune arrives, you look for the fine print, a habit that has saved you money and cost you some enjoyment, although offers are mostly what they seem in a period like this. Risk a little. Where not much is at stake, accept first and examine the details afterward.",
    "jupiter hard":
      "Dependable people are asked first. When your confidence is high you feel equal to every emergency, and because you rarely misjudge your time, you don’t notice when you do. If a considerable request comes, study your calendar overnight before you give an answer.",
    "saturn soft":
      "Careful, thorough work is appreciated at such a time, often by people whose opinion you respect. Your habit is to accept the duties and wait for the title to follow. If another responsibility is offered, raise the question of pay and authority before you begin.",
    "saturn hard":
      "You manage with less when asked. You do it so competently that no one learns what it costs you, which is how a limit remains invisible, and if the load increases, some part has to be given up. Let the people who set it choose.",
    "uranus soft":
      "Open-ended experiments worry you, because you like to know the way back before you set out. Something you considered permanent often proves adjustable in a period like this. If you would like to try a different arrangement, set an end for it and enjoy the trial.",
    "uranus hard":
      "When a procedure breaks down, your first impulse is to restore it exactly, since it was designed for good reasons, which have sometimes disappeared so that the repairs cost more than they return. Keep one routine. The others become easier to surrender when that choice is made.",
    "neptune soft":
      "Feeling and imagination come nearer to the surface than you are used to, and they arrive without an explanation. Your impulse is to find a purpose for them, because that is how you give anything a place. Music or an old photograph does you good with no result.",
    "neptune hard":
      "Information is apt to be vague. An appeal to your sense of duty gets past your caution more readily than any other, because you are sincere and assume sincerity in return, so look for a second source. Do it especially when you like the first.",
    "pluto soft":
      "Some of your rules have been with you for so long that the reasons for them were inherited from other people. The patience to examine one is available now. Ask what it was originally meant to protect, and whether that is still in any danger.",
    "pluto hard":
      "Under pressure you tighten your grip on whatever you have built with care, from devotion, although other people experience it as control. Name one or two essentials. Everything else usually becomes easier to discuss once it is known which losses you truly couldn’t bear.",
    "mercury retrograde":
      "Misunderstandings are hard on careful people, who no longer expect them. You also omit the steps that seem obvious to you, so it helps to have the other person repeat an important plan.",
    "mercury direct":
      "Answers and papers that were delayed begin to move, and your first impulse is to deal with the forms. A message to the people who were waiting is worth sending even before that.",
    "venus retrograde":
      "A price, a purchase or an affection is reconsidered, mostly late at night, when there is no one awake to ask. Whatever you liked before you had to be sensible is a dependable guide.",
    "venus direct":
      "Liking something is sufficient reason again, after a period in which every pleasure had to be justified. Affection comes more naturally as well, so show a little to a person who isn’t expecting it.",
    "mars retrograde":
      "Effort produces less than it ought to for a while, which tries your temper because you believe in proper returns, while repairs and maintenance go well. Give them better hours.",
    "mars direct":
      "Energy returns to you now. The danger is that other people’s deadlines will consume all of it, although whatever you have been dreading usually looks smaller in the first hour of the morning.",
    "ingress jupiter":
      "A planner needs room for luck. Chances come more easily in this area for about a year, and since few of them consult a schedule, leave a little unassigned time every week.",
    "ingress saturn":
      "Work that is built to last suits you, and this part of life asks for several years of it. Because you rarely abandon what you begin, think beforehand about how much you want it.",
    "ingress uranus":
      "You look to precedent for guidance, and for some years precedent is less useful in this area. Your own judgment gets more of the work, and it is better than you generally believe.",
    "ingress neptune":
      "Certainty becomes thinner here over many years, which is uncomfortable for anyone who relies on facts. They remain important to you, and gradually feelings are admitted beside them as another kind of evidence.",
    "ingress pluto":
      "Patience was never what you lacked. Development in this area is gradual and for a long time almost invisible, and you are well prepared, because you rarely need immediate results.",
  },
};
