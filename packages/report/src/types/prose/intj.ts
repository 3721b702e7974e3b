import type { TypeProse } from "../type-prose.ts";

export const intj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    order: "plan",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Give a stalled meeting ten more minutes and you’ll be standing at the whiteboard. INTJ has had the plan ready for a month, objections included, and Aries can’t bear to hear “Let’s circle back” one more time. So you say what has to be done, in what order, and do the first item while the others are still looking for a pen. You’ll take the unpopular side alone, especially for someone who was treated unfairly, and you come armed with dates. Good opponents adore you. When all of them give in at once, you feel a small, shameful disappointment, like a boxer whose rival has brought flowers.",
      argument: [
        "INTJ draws a plan that will hold, Aries starts before the chance is gone, and together they finish what committees only discuss. Their dispute is about waiting. INTJ has four stages on paper. Aries is already on the second, in the car, with the engine running. You generally settle it by preparing alone, at remarkable speed, and beginning without a word to the people you were counting on, because telling them would take longer than doing it.",
        "Quite often that’s true, which is the trouble. Your colleagues discover the new process by tripping over it, your partner hears about the new bathroom from the plumber, and when nobody helps, you put it down to slowness. Before one step this week that can’t be undone, call a person it affects and ask, “What am I not seeing?” Ten minutes is plenty. If you’re still sure, go as fast as you like. This time you may have company.",
      ],
    },
    Taurus: {
      thesis:
        "Months of thought go into what you choose, whether it’s a mortgage, a mattress or a friend, and then you stand by the choice for decades. INTJ does the thinking, years ahead and with footnotes; Taurus gives the plan a body, so that it ends up as an actual house with soup in it. Whoever lives with you has the benefit: the bill is paid, the knife is sharp, and nothing has to be decided before dinner. You are wonderful company for anyone who hates surprises. Leaving is what you find hard. You can see perfectly well that something is over, and still put up shelves in it.",
      argument: [
        "Most people either plan or build, and because you do both, things near you tend to stay up. INTJ and Taurus argue about when to move on. INTJ can see that the job will be pointless in two years, and has a chart to prove it. Taurus has just gotten the desk the way it likes it, and knows the sandwich man by name. So you improve what you ought to leave: a slight raise, a better chair, Fridays at home, all of which you describe as a strategy.",
        "Comfort is a fair thing to want, and patience has paid you well. The bill comes later, when someone else decides for you. This week, look at your job, your home and your largest commitment as if a stranger were offering them today, and write yes or no beside each. There’s no need to act on a no; just tell one person, “I’m not leaving yet, but I’ve noticed something.” The shelves can wait.",
      ],
    },
    Gemini: {
      thesis:
        "It’s dangerous to ask what you have been reading, because an hour later the whole table understands undersea cables and wants to talk about nothing else. INTJ reaches strong conclusions; Gemini gives the conclusions legs, a joke, and an example involving cheese. People who thought that a subject was beyond them find themselves explaining it at work the next day. You enjoy a better question even more than an answer, and you make ordinary company feel clever, which is a real kindness. What comes harder is finishing. Once a plan has been admired over dessert, you tend to feel that it has been carried out.",
      argument: [
        "Gemini collects and INTJ organizes, so at full strength you can take a subject that scares everyone and make it clear by Friday. They quarrel about when a thing is done. INTJ would like to go away and build it. Gemini has just heard a better example, on a podcast, and would like to start over. And since talking is more fun than building, the best of the plan generally gets given away in conversation, free of charge, to someone named Dave.",
        "When you sit down to it afterward, the idea feels used, like a shirt that someone else wore to the party. So you pick a fresh one, and the world is short one finished thing. Keep a single idea to yourself this week, and write half a page on how it would actually be done. If anyone asks what you’re up to, say, “I’ll show you when there’s something to see.” Dave will manage.",
      ],
    },
    Cancer: {
      thesis:
        "For a person with your reputation for coolness, you own a surprising number of spare blankets. Cancer puts home and family underneath the INTJ reserve, and INTJ works on their behalf years in advance, so the insurance is in order, the shy child’s teacher has been spoken to, and the extra key is where it ought to be. When one of your people is in trouble, there turns out to have been a plan. The words “I love you” come less easily, which is why yours so often take the form of jumper cables. And you remember, to the week, when each old friend stopped calling.",
      argument: [
        "Cancer senses what your people need and INTJ sees that it’s there on time, so what you make together is a refuge with working smoke alarms. Where Cancer and INTJ differ is trust. INTJ would like evidence, collected over several years. Cancer was won forever by someone who once remembered how you take your coffee. You tend to settle it with small tests that nobody is told about: you go silent for a while, to see who will ask what’s wrong.",
        "After a disappointment or two this feels merely prudent. The difficulty is that good people fail the test, because you’ve spent years convincing everyone that you’re fine on your own and probably busy. Then you sit at home with a loneliness that looks to you like neglect. Excuse one friend from the test this week and ask outright, “I’d like to see you. Are you free Sunday or Wednesday?” If your friend says yes, please don’t examine why.",
      ],
    },
    Leo: {
      thesis:
        "You raise the level of whatever you join, including the birthday card. Someone shows you a first attempt, and you take it seriously, which is a rarer compliment than praise, and then you point to the one change that would make it excellent. INTJ brings the standards, and Leo brings style and a large heart, so your talk is worth dressing for and your presents were chosen in August. People work harder when you are watching. Promoting yourself is another matter. You make something outstanding, put it down as if it had been lying there, murmur that it’s only a draft, and study four particular faces.",
      argument: [
        "INTJ makes a thing right, Leo makes it worth looking at, and between them they could turn a quarterly report into an event. Their dispute is about display. INTJ holds that good work speaks for itself. Leo has noticed that most of the world is looking at its phone. So you do something splendid and leave before anyone can react, with one arm in your coat, which spares you the sight of indifference and, unfortunately, the applause.",
        "If nobody says anything, you conclude first that people have no taste and later, around midnight, that you have no talent. Neither theory ever gets tested, which isn’t like you at all. It costs you offers, and the simple pleasure of being told. This week, show your latest work to someone you respect and ask, before you point out its flaw, “What do you think is best in it?” When the answer comes, say, “Thank you. I’m proud of that too.” Then take the coat off.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever passes through your hands comes back working. INTJ sees the design, Virgo sees the loose screw, and you already have the right screwdriver with you. Colleagues breathe more easily before an inspection once you’ve been over the papers. Friends who are about to sign something send it to you first, with the words “Could you just glance at this?”, although everyone knows that you have never glanced at anything. You’re sought after and slightly feared, like a very good dentist. The person you inspect most strictly is yourself, which is why some of your best work is still in a folder named “Not Yet.”",
      argument: [
        "With INTJ designing and Virgo checking, you can make a thing that is both ambitious and correct, for which most teams need three people and an argument. The two disagree about what counts. INTJ would let a hundred slips stand for the sake of the whole. Virgo can’t get past the first, and it’s in the heading. Since slips are near and the great work is far, you correct the slips, beautifully, and wait for a day without any.",
        "This is conscience, pointed slightly to the left. It leaves you with a long record of mistakes prevented and a short list of finished things. Three mornings this week, give the main work an hour before you repair anything, email included. And when you review someone’s draft, make three comments, the first about what succeeds, and ask, “Which of these would you like to talk about?” There will be a fourth comment. Let it go live on a farm.",
      ],
    },
    Libra: {
      thesis:
        "Before other people have finished taking sides, you’ve understood both, and you can put each side’s case better than its owner. INTJ supplies the verdict and Libra supplies the manners, so you can take a bad plan apart and leave its author feeling clever. You notice who hasn’t spoken. A negotiation with you in it tends to end with everyone’s dignity intact and someone offering to share a cab. You strike people as wonderfully balanced. In fact your verdict was ready before the coffee came; there just never seemed to be a pleasant moment to mention it, so your strongest opinions are known mainly to your houseplants.",
      argument: [
        "As allies, INTJ and Libra can write terms that are sound and that both parties will really live with. They disagree about the price of a pleasant evening. INTJ would say what is so and sit through the silence. Libra is certain that the silence would be your fault. As a rule you nod in company and hold the real meeting later, at home, with evidence, before one loyal listener who has now heard about the budget four times.",
        "You do it out of courtesy. What it costs you is influence, and it leaves you faintly annoyed with everyone for having believed you. So disagree early, while it’s still small. In one serious conversation this week, find the least important point on which you differ and say, in the first fifteen minutes, “I see that differently. What makes you think so?” People like to be asked, and the others may be rather pleased to learn that you were in there.",
      ],
    },
    Scorpio: {
      thesis:
        "The few people in your confidence have a great advantage in life: nobody can fool them while you’re around. INTJ reads the contract, and Scorpio reads the man sliding it across the table. You recall what was promised three years ago, you notice the silence after the joke, and when one of your few is really in danger, you come at once, stay to the end, and never bring it up again. Such devotion isn’t handed out quickly; there’s a waiting period, and no one is told how long. It’s a tiring post, though. What you miss is being wrong about someone in a nice way.",
      argument: [
        "United, INTJ and Scorpio get to the bottom of things, and friends bring you what they are afraid to look at alone. They part over what knowing is for. INTJ wants to predict a person. Scorpio wants to be safe with that person, and then to belong to them down to the last sock. On a first date, accordingly, you ask excellent questions, reveal your views on bridges, and go home with a file. You call this getting acquainted.",
        "It’s sensible, if you’ve ever been wrong about someone who mattered. But the person across from you feels a draft, becomes careful and a little false, and you put that in the file as well. Good candidates get lost this way. Go first with one of them this week, and tell something unflattering: a worry, a flop, a wish. Bring up any suspicion the same day: “I noticed this, and I wondered. What was going on?” Innocent answers are surprisingly common.",
      ],
    },
    Sagittarius: {
      thesis:
        "A friend remarks that work feels pointless, and by the end of the evening that friend owns a map: what the field needs, where it’s done better, which two years of study lead there, and one blunt sentence about excuses. INTJ draws the route, and Sagittarius supplies the hope and some faraway place to put at the end of it. People believe you, since you seem like someone who has changed course and lived. You travel light, with a spreadsheet. Staying through the slow middle is harder, and you’ve probably left a few things behind that were much closer to finished than they looked from the exit.",
      argument: [
        "What the two make together is hope with a timetable. They differ on how much has to be known before setting out. INTJ wants the complete route, including alternatives. Sagittarius feels that knowing the route would spoil the expedition. What generally happens is that you leap and describe the leap afterward as a plan, and because you tend to land on your feet, nobody asks to see the paperwork.",
        "Nor does anyone ask about the half-learned language, the friendship or the certificate that stayed by the side of the road, often shortly before it would have paid. The middle of anything is short on horizon, so no wonder. Pick one of those this week and give it two hours, on a day you name now. If it’s a person, call. Should you have been blunt, which has been known to happen, add, “I was right, and I was rude. I’d like to start again.” You may leave out the first part.",
      ],
    },
    Capricorn: {
      thesis:
        "Colleagues stop worrying when they see your name on the schedule. You’ve allowed for the bad quarter, the missing part and the man who always forgets, and you deliver unwelcome news early. On most questions INTJ and Capricorn agree, so you need little encouragement and receive even less, and what you build is standing long after you have moved on. You may have been called mature at an age when others were eating paste. Respect came early. Being known takes longer. And one good question keeps being left for later: if everyone stopped being impressed, which part of the work would you go on doing?",
      argument: [
        "These two admire each other. INTJ has the idea, Capricorn has the discipline, and together they can take a thing from a napkin to an institution, which hardly anyone manages without a committee. Their one difference is about the goal. INTJ would work for an idea of its own. Capricorn would like to be beyond criticism. So you accept whatever earns respect and put your idea off until after the next promotion, for reasons so sound that nobody has ever questioned them, including you.",
        "Responsible people wander off this way, one good decision at a time, and end up with a distinguished life that they wouldn’t have ordered. Reserve an hour this week for what you’d do if no one could be impressed by it. When the next responsibility is offered, say, “Thank you. I’d like to think about whether I want it,” and take the full week. The word to listen for in that sentence is “want.”",
      ],
    },
    Aquarius: {
      thesis:
        "While others complain about how something is run, you’ve drawn up a better way, and it turns out to be fairer, too. INTJ loves a system that works, and Aquarius insists that it work for everyone, so the sick wait less, the newcomer gets a hearing, and the form is down to one page. You would defend the right of someone you can’t stand to be wrong in public. Groups go on using what you gave them for years after you have slipped out. People you like one at a time, with great loyalty, and so discreetly that some of them have no idea.",
      argument: [
        "Together INTJ and Aquarius look further ahead than nearly anyone, and on behalf of more people. Company is where they part. INTJ would gladly improve the world from an upstairs study. Aquarius wants to belong to something, and to be the exception in it as well. You settle it by founding the group, or advising it, or writing its bylaws, and then standing slightly to one side with your drink, where everyone respects you and nobody asks about your knee.",
        "The view from the side is excellent. It’s also why plenty of people admire you and few would think of calling on a bad day, theirs or yours. This week, find a choir or a walking club that you do not intend to improve, and go once. Within eight minutes you’ll see how it should be run. Keep that to yourself, and tell one member something of no general importance: “I’ve had a dull week. How was yours?”",
      ],
    },
    Pisces: {
      thesis:
        "Other people have feelings; you can tell them what shape the feeling is. Someone describes, badly, a dread or a wish, and you find its form: a diagram, a paragraph, or the right piece of music and the reason why it’s right. Pisces lets the trouble in, and INTJ does something about it by Thursday, so the person goes away both understood and helped, which almost never happens in one appointment. By day you’re strict about time and facts. By night you drift, cry at the film about the robot, and dream up the thing you’d most like to make, which has again been moved to next month.",
      argument: [
        "When the two cooperate, Pisces knows a thing before there is any proof, and INTJ builds the proof, in a form that others can use. Their disagreement is about limits. INTJ draws them, in pen. Pisces slips past them out of pity or longing, usually after ten at night. So in public you decline things crisply, and in private you lose three hours to an old film, or to a friend who needs rescuing for the ninth time and calls you because you’re so sensible.",
        "The next morning you are twice as strict, which makes the following night twice as leaky. Meanwhile the work that needs both your strictness and your drift never gets its turn. Give the drift a place in the timetable: one evening this week, for ninety minutes, make something out of whatever is on your mind. And when someone’s trouble takes hold of you, ask, “What would help?” Quite often it’s less than you had planned.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You see the move before the pieces are out of the box, and have the nerve to make it early.",
        "When a project is failing you grow calmer and faster, and others start to breathe at your pace.",
        "Doubters sharpen you; one “can’t be done” is worth a month of encouragement.",
      ],
      costs: [
        "You win debates against people whose help you will be needing by the end of the week.",
        "Impatience escapes you as a tone, and long after your reasons are forgotten, the tone is remembered.",
        "Half-completed triumphs line your road, each abandoned as soon as you see how it would end.",
      ],
      tensions: [
        {
          between: "Campaign or charge",
          text: "You prepare for months and then bolt at an insult, so choose beforehand which insults count, and let the others go by unanswered.",
        },
        {
          between: "Pride or privacy",
          text: "You want to be known for it and would hate to be caught wanting that. Confess it to one person who can be amused.",
        },
        {
          between: "Victory or allies",
          text: "Each contest leaves you stronger and slightly more alone. Before the next one, work out whom you would like to celebrate with.",
        },
      ],
      practice:
        "For one week, when you feel the urge to correct someone, wait for three breaths and put a question in its place. On the last evening, write down two things you discovered by asking.",
    },
    Earth: {
      gifts: [
        "What you set up goes on working, through bad winters and new owners, with hardly any noise.",
        "You can want one thing for ten years without needing to talk about it.",
        "Under your care materials, animals and accounts become calm, because you notice what each of them needs.",
      ],
      costs: [
        "You postpone the opening day until the work is beyond criticism, and therefore beyond customers.",
        "Having made yourself necessary, you resent the people who can no longer do without you.",
        "Comfort and principle look so similar to you that you defend the one in the other’s name.",
      ],
      tensions: [
        {
          between: "Perfect or open",
          text: "Because you would sooner show nothing than a rough edge, set one public deadline this season, and show whatever exists by then.",
        },
        {
          between: "Loyal or stuck",
          text: "You stay because you promised and because moving is work. Find out which it is by asking what you’d promise today.",
        },
        {
          between: "Useful or loved",
          text: "You repair things for people in place of telling them. Complete the repair, and then say what it was for.",
        },
      ],
      practice:
        "On one evening this week, do something with your body that produces nothing, such as floating in a pool or lying on a lawn. Stay for twenty minutes, and leave your watch in another building.",
    },
    Air: {
      gifts: [
        "You find the pattern in a heap, and can explain it so that a child and a banker both nod.",
        "No position frightens you; you can walk around inside it for an hour and come out unhurt.",
        "You judge an opinion by its quality even when it’s aimed at you, and people notice.",
      ],
      costs: [
        "You understand a situation so thoroughly that acting on it comes to seem like repetition.",
        "In tender moments you offer a theory, and the other person goes to bed with it.",
        "Your finest work lies scattered through other people’s drafts, where nobody thinks of looking for you.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "Since you prefer a living question to a dead answer, let one question a month die, publicly, by acting on it.",
        },
        {
          between: "Near or interested",
          text: "You come nearest by being curious, and curiosity steps back to see better. Occasionally, skip the stepping back.",
        },
        {
          between: "Many or one",
          text: "You have a map with forty roads and two feet. Walk one of them for a season, and annotate the others later.",
        },
      ],
      practice:
        "Once a day for a week, conclude a meeting or a call by stating exactly what you’ll do, and by when. Write the seven statements on a card, and on the eighth day check them off aloud.",
    },
    Water: {
      gifts: [
        "You sense where people are headed, often before they’ve bought the ticket, and you arrange things considerately around it.",
        "Those you have let in stay in, for decades, through their uninteresting years and your own.",
        "You bring a clear head to sad places, and do not need to be thanked there.",
      ],
      costs: [
        "Disappointment makes you withdraw without notice, so the others hear the verdict and never the accusation.",
        "You feel it on the day and mention it months later, when it sounds like an indictment.",
        "Your reasons often turn out to be feelings that went to law school.",
      ],
      tensions: [
        {
          between: "Armor or appetite",
          text: "You want someone to come close and have hidden the gate. Show one person where it is, on purpose, in daylight.",
        },
        {
          between: "Faithful or finished",
          text: "You serve what you loved long after it has changed. Hold the funeral first, and only afterward consider whether to stay.",
        },
        {
          between: "Sensing or knowing",
          text: "Since the feeling arrives early and the evidence late, write down both with their dates, and learn how often the first was right.",
        },
      ],
      practice:
        "Each evening for a week, text one person one true line about your day, containing a feeling and no analysis. Send it within a minute of writing, and put the phone face down.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the mind you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to perfecting the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they failed to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the edited version of their remark, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it reaches the other chair.",
    "There is a floor in you for which no plan exists. You’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would like to mix mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "new 1":
      "Appearances strike you as a side issue, set up once and left running for years like the clock in the car, but just now an update costs little, even of those parts that were simply never revised. Which did you actually choose?",
    "new 2":
      "With money you build a sound system and then feel slightly sorry for the person who has to live in it, and of the arrangements that take root easily now, a good one leaves room for the unjustifiable. Excellent cheese, for example.",
    "new 3":
      "Small talk seems to you like a download that never finishes. It’s also how most people decide whether to tell you anything useful, so five minutes about the weather can count as infrastructure. For the moment it asks less of you than you’d think.",
    "new 4":
      "Somewhere in your head is the plan of a home that would win prizes, had it ever been begun, but perfection on that scale scares off the first afternoon, when a question about who uses which room is enough. So is a lamp.",
    "new 5":
      "Whatever you take up for fun has a training schedule by the second week, and although that’s how you enjoy things, up to a point, this is a good time for what can’t be measured. What would you gladly do badly?",
    "new 6":
      "Nobody designs a better routine than you, or resents it more when life fails to comply. The one that lasts is generally the ugly one: too easy, a bit boring, hard to interrupt. Elegance can be added after it runs by itself.",
    "new 7":
      "New people get a careful assessment from you and notice the silence while it’s going on, although an early liking, embarrassing as it is before the data are in, tends to bring in the rest when expressed as a preliminary finding.",
    "new 8":
      "Delicate subjects bring out the engineer in you, so that by the time the others are ready to talk, the solution has been built, tested and painted, whereas a worry shared unsolved is what many people mean by closeness. Efficient it isn’t.",
    "new 9":
      "Most of what you learn is acquired for a purpose, like a part for a machine. Fresh interests come easily now, the useless ones above all. Which country, or which century, have you never had an excuse for?",
    "new 10":
      "Your ambitions are so clear to you that you assume they show, but those with influence, who can help along only wishes they’ve actually heard, see a person content to be left alone with hard problems.",
    "new 11":
      "A group has about ten minutes before the flaws in its organization become clear to you. Often you leave with the explanation and miss the pie. Good company is easier to come by at present, even where the agenda is a disgrace.",
    "new 12":
      "Time alone is when your thinking gets done, so it’s rarely rest, and an empty stretch feels wasteful until you discover that the mind, like any machine you’d approve of, does its maintenance when nobody is using it.",
    "full 1":
      "When you concentrate, your face resembles a verdict to which people adjust without ever saying so, and anyone who mentions it now, while it’s easier to see how you come across, is handing you data that no mirror provides.",
    "full 2":
      "Either the figure on your own work was set years ago and never reviewed, or it’s correct and has never been spoken aloud, but the question comes up openly now, which spares you the introduction. Everything else you price easily.",
    "full 3":
      "By the time others respond, you have often left the topic and switched off the lights, but something said a while ago may come back for a second round, possibly with a point that you filed too quickly.",
    "full 4":
      "In family storms you see the cause at once, and announcing it has never yet improved the weather. Feelings at home stand out sharply, even the ones that usually behave. Who there talks least, and what would they like to be asked?",
    "full 5":
      "Praise makes you reach for the list of defects, so that when something you’ve made, or someone you love, attracts attention, you correct the impression before it can do any good, supplying flaws that the audience never ordered. Leaving them unmentioned isn’t lying.",
    "full 6":
      "Fatigue, in your view, is a scheduling error that the right calendar will fix, but it’s becoming harder to argue with, and if you managed a person with your present workload, you’d take something off their desk. What would go first?",
    "full 7":
      "Criticism from someone close reaches you as a document with mistakes in it, and you start on the mistakes. Should something of the kind come up, there is generally an accurate tenth. That’s the part they would love to hear you read aloud.",
    "full 8":
      "Because you stay composed about debt, illness or loss, subjects that come nearer the surface now, people bring you the paperwork and take their tears elsewhere, yet many speak more freely once they have seen that something troubles you as well.",
    "full 9":
      "Because opinions are updated in you all the time while the release notes stay private, people go on arguing with a version of you retired last year, though a change of mind mentioned in passing impresses them more than any proof.",
    "full 10":
      "Results speak for themselves, you feel, and so they do, in the voice of whoever is presenting, even now that what you’ve achieved is suddenly more visible than you generally allow. Half of recognition is attendance.",
    "full 11":
      "Certain friends you enjoy and certain friends you advise, and the second kind takes up most of the calendar. It’s easier to tell the two apart at present. Which evenings lately sent you home with more energy than you brought?",
    "full 12":
      "Feelings that you’ve postponed don’t expire, but wait politely for an empty day and come in all together, and although your impulse is to account for each, they tend to leave sooner when no one asks to see their papers.",
    "eclipse 1":
      "Competence has introduced you for so long that you rarely had to do it yourself, but as an old image loosens, many people prefer the unfinished model to another feat of engineering. There’s no hurry.",
    "eclipse 2":
      "When income or needs change, you begin with the worst case, which at least is familiar ground, while a second calculation, the one that starts from what you enjoy, is usually missing from the file.",
    "eclipse 3":
      "A discussion may end here before you’ve made your best point. It will keep coming back to you in the shower, beautifully phrased, and no one is the worse for never hearing it.",
    "eclipse 4":
      "If something shifts at home or in the family, your mind is at the drawing board within the hour, while the others are still standing in the hallway and would like you there with them first.",
    "eclipse 5":
      "Love and play don’t always close with a reason, and a missing reason bothers you nearly as much as a loss. Some endings stay unexplained and are over nonetheless. They make poor research.",
    "eclipse 6":
      "A system that once organized your days can go on running after its purpose has left, since you, having built it, have naturally grown rather fond of it. Replacing it can wait.",
    "eclipse 7":
      "You keep a working model of everyone close to you, and it was accurate when you made it. A change here can show how far they’ve grown. What would you ask if you’d just met?",
    "eclipse 8":
      "Trust, whether broken or restored, remains an open case in you, to which you return looking for the error, but this one can be closed without a finding. Courts do it every day.",
    "eclipse 9":
      "Teachers and convictions seldom lose authority with you, but when they do, they lose all of it at once. There is a middle shelf, too, where ideas that are half right keep rather well.",
    "eclipse 10":
      "Titles fit you loosely, since you were always working on something that the card didn’t mention, and if one falls away, the work is still there and explains you better than the card did.",
    "eclipse 11":
      "Your patience with a group generally ends before the group does, and leaving can be the right call. Only the two members you liked would be sorry to be counted with the rest.",
    "eclipse 12":
      "Hardly anyone knows what your private efforts cost, because you report only the results. One of them may be over now. Sympathy, should it be offered, is safe to accept in small amounts.",
    "jupiter soft":
      "Since good fortune wasn’t in your forecast, you inspect it for errors while it stands there with its hat in its hands, but openings come readily now, even outside your field, and the one making you a novice deserves a second look.",
    "jupiter hard":
      "Whatever you understand you believe you could run, and since you understand a great deal in these months, every one of the multiplying invitations looks like something you could put in order, while confidence outgrows the supply of hours. How many does your empire use?",
    "saturn soft":
      "Long effort toward a clear standard is your native climate, and for a while it’s what everyone else is dressed for too. People with authority value reliability above brilliance in such a period, and fortunately you stock both. Whatever you take on, settle first what finished means.",
    "saturn hard":
      "Waiting, revising and explaining yourself come hard to you, above all before judges whose judgment you doubt, but in a stretch that can bring some of each, even a critic who isn’t clever can be right about one thing. Fixing it early shortens the trial.",
    "uranus soft":
      "Improvements to your design arrive from people you wouldn’t have consulted, and now and then by pure accident. That’s mildly insulting, and very useful. You are quicker than most to see what an odd event is good for, provided that a few hours were left unplanned.",
    "uranus hard":
      "When events depart from the plan, your reflex is to write a better plan, with appendices, of which a restless stretch demands a good many, whereas improvising is a skill you’ve merely had little reason to acquire. Nobody is graceful at first.",
    "neptune soft":
      "Logic is your front entrance, but plenty of your best ideas came in at the back, in dreams, in music, halfway up a flight of stairs, and that door now stands open to ideas too shy for immediate evaluation. Let them sit down first.",
    "neptune hard":
      "In a foggy stretch, where more evidence is missing than you would guess, you supply a theory so elegant that it convinces you first, whereas a practical person who merely noticed things is excellent company until the view clears.",
    "pluto soft":
      "There may be a problem in your life that you’ve managed so well for years that nobody, including you, calls it one. Slowly you can get to the bottom of it. Working alone is your habit; thinking out loud, with someone who is allowed to interrupt, is quicker.",
    "pluto hard":
      "If two people want control of the same thing, each has reasons, of which you’ve prepared more, since being overruled feels to you like being deleted, but once you know the one point you can’t give up, the rest makes generous change.",
    "mercury retrograde":
      "Steps that seem obvious to you get left out of your messages, so that other people act on what remains until the delays show you where the gaps are. Spelling things out insults nobody.",
    "mercury direct":
      "In the absence of an answer you build an explanation, complete with wiring, only to find, as replies come in, that the reason is usually a good deal smaller than the structure you erected.",
    "venus retrograde":
      "An old attachment resembles an unfinished question, and because those draw you strongly, it’s worth recalling how a typical day together felt, quite apart from how interesting the whole thing was to think about.",
    "venus direct":
      "Taste, for you, is a conclusion that was reached long ago and seldom reviewed. It has probably moved. What would you buy, or whom would you invite, if consistency weren’t a consideration?",
    "mars retrograde":
      "Blocked, you turn into a gifted prosecutor with an excellent memory. The energy isn’t gone; it has been transferred to research. Physical work, preferably heavy and stupid, shortens the closing speech.",
    "mars direct":
      "After so much time for thought, you would like to begin at step nine, but momentum returns more modestly, by way of steps that look slightly beneath you. Often they’re the right size.",
    "ingress jupiter":
      "A generous year opens in an area that your planning left alone, although you generally put more faith in what you’ve earned than in what you are given. Accepting is the skill to acquire.",
    "ingress saturn":
      "Several years of building begin here, and building is what you do. The risk is doing all of it to the same standard, when only some of the walls bear weight.",
    "ingress uranus":
      "Long-range planning won’t hold in this area for some years. Shorter plans, treated as experiments, suit it better, because an unexpected result then counts as a finding.",
    "ingress neptune":
      "Something that you had filed as settled grows gradually uncertain. For a person who likes to know, that’s uncomfortable; for one who likes to find out, it’s the start of a long, good book.",
    "ingress pluto":
      "A slow transformation starts here, in something you seldom show and would rather report on afterward, in good order, but others do notice it sooner than you think. They’re less alarmed than you.",
    "month 1":
      "Visit a bakery, a brewery or a print shop while it’s at work, if they will have you. Few sights please you like a process that runs.",
    "month 2":
      "Watch a film so bad that it’s famous, beside someone who laughs in the same places. For once, finding flaws is what everyone came for.",
    "month 3":
      "Try a lesson in something physical and pointless, such as juggling. Gravity gives its feedback instantly and without tact, the way you like it.",
    "month 4":
      "Borrow a large old atlas and spend an evening among countries that no longer exist. Their five-year plans make instructive reading.",
    "month 5":
      "Cook a dish from a cuisine you know nothing about, following the recipe exactly, and see how long you can resist improving it.",
    "month 6":
      "Climb to the highest point you can reach on foot and look down on the traffic. From up there even your colleagues form a pattern.",
    "month 7":
      "Build something out of blocks, sand or scrap wood, with a child if one is handy. Demolition deserves the same care as construction.",
    "month 8":
      "Read a mystery, and at the halfway mark seal your solution in an envelope. Being fooled by an expert is a rare treat for you.",
    "month 9":
      "Sit in on a trial or a town meeting, purely as a spectator. It’s theater with rules of procedure, and you’re excused from fixing it.",
    "month 10":
      "Learn one excellent card trick and perform it without explaining the method. Mystery becomes you, and here people will actually ask for it.",
    "month 11":
      "Let a friend plan an entire day and reveal nothing in advance. Consider it field research into how everyone else lives.",
    "month 12":
      "Write down three predictions for the coming year, absurd ones included, and hide them where you’ll find them. You could be right more often than is polite.",
  },
};
