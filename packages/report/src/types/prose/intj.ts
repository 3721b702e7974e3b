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
        "Gemini collects and INTJ organizes, so at full strength you can take a subject that scares everybody and make it clear by Friday. They quarrel about when a thing is done. INTJ would like to go away and build it. Gemini has just heard a better example, on a podcast, and would like to start over. And since talking is more fun than building, the best of the plan generally gets given away in conversation, free of charge, to someone named Dave.",
        "When you sit down to it afterward, the idea feels used, like a shirt that somebody else wore to the party. So you pick a fresh one, and the world is short one finished thing. Keep a single idea to yourself this week, and write half a page on how it would actually be done. If anyone asks what you’re up to, say, “I’ll show you when there’s something to see.” Dave will manage.",
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
        "Whatever passes through your hands comes back working. INTJ sees the design, Virgo sees the loose screw, and you already have the right screwdriver with you. Colleagues breathe more easily before an inspection once you’ve been over the papers. Friends who are about to sign something send it to you first, with the words “Could you just glance at this?”, although everybody knows that you have never glanced at anything. You’re sought after and slightly feared, like a very good dentist. The person you inspect most strictly is yourself, which is why some of your best work is still in a folder named “Not Yet.”",
      argument: [
        "With INTJ designing and Virgo checking, you can make a thing that is both ambitious and correct, for which most teams need three people and an argument. The two disagree about what counts. INTJ would let a hundred slips stand for the sake of the whole. Virgo can’t get past the first, and it’s in the heading. Since slips are near and the great work is far, you correct the slips, beautifully, and wait for a day without any.",
        "This is conscience, pointed slightly to the left. It leaves you with a long record of mistakes prevented and a short list of finished things. Three mornings this week, give the main work an hour before you repair anything, email included. And when you review someone’s draft, make three comments, the first about what succeeds, and ask, “Which of these would you like to talk about?” There will be a fourth comment. Let it go live on a farm.",
      ],
    },
    Libra: {
      thesis:
        "Before other people have finished taking sides, you’ve understood both, and you can put each side’s case better than its owner. INTJ supplies the verdict and Libra supplies the manners, so you can take a bad plan apart and leave its author feeling clever. You notice who hasn’t spoken. A negotiation with you in it tends to end with everyone’s dignity intact and somebody offering to share a cab. You strike people as wonderfully balanced. In fact your verdict was ready before the coffee came; there just never seemed to be a pleasant moment to mention it, so your strongest opinions are known mainly to your houseplants.",
      argument: [
        "As allies, INTJ and Libra can write terms that are sound and that both parties will really live with. They disagree about the price of a pleasant evening. INTJ would say what is so and sit through the silence. Libra is certain that the silence would be your fault. As a rule you nod in company and hold the real meeting later, at home, with evidence, before one loyal listener who has now heard about the budget four times.",
        "You do it out of courtesy. What it costs you is influence, and it leaves you faintly annoyed with everyone for having believed you. So disagree early, while it’s still small. In one serious conversation this week, find the least important point on which you differ and say, in the first fifteen minutes, “I see that differently. What makes you think so?” People like to be asked, and the others may be rather pleased to learn that you were in there.",
      ],
    },
    Scorpio: {
      thesis:
        "The few people you trust have a great advantage in life: nobody can fool them while you’re around. INTJ reads the contract, and Scorpio reads the man sliding it across the table. You recall what was promised three years ago, you notice the silence after the joke, and when one of your few is really in danger, you come at once, stay to the end, and never bring it up again. Such devotion isn’t handed out quickly; there’s a waiting period, and no one is told how long. It’s a tiring post, though. What you miss is being wrong about somebody in a nice way.",
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
        "Colleagues stop worrying when they see your name on the schedule. You’ve allowed for the bad quarter, the missing part and the man who always forgets, and you deliver unwelcome news early. On most questions INTJ and Capricorn agree, so you need little encouragement and receive even less, and what you build is standing long after you have moved on. You may have been called mature at an age when others were eating paste. Respect came early. Being known takes longer. And one good question keeps being left for later: if everybody stopped being impressed, which part of the work would you go on doing?",
      argument: [
        "These two admire each other. INTJ has the idea, Capricorn has the discipline, and together they can take a thing from a napkin to an institution, which hardly anyone manages without a committee. Their one difference is about the goal. INTJ would work for an idea of its own. Capricorn would like to be beyond criticism. So you accept whatever earns respect and put your idea off until after the next promotion, for reasons so sound that nobody has ever questioned them, including you.",
        "Responsible people wander off this way, one good decision at a time, and end up with a distinguished life that they wouldn’t have ordered. Reserve an hour this week for what you’d do if no one could be impressed by it. When the next responsibility is offered, say, “Thank you. I’d like to think about whether I want it,” and take the full week. The word to listen for in that sentence is “want.”",
      ],
    },
    Aquarius: {
      thesis:
        "While others complain about how something is run, you’ve drawn up a better way, and it turns out to be fairer, too. INTJ loves a system that works, and Aquarius insists that it work for everyone, so the sick wait less, the newcomer gets a hearing, and the form is down to one page. You would defend the right of someone you can’t stand to be wrong in public. Groups go on using what you gave them for years after you have slipped out. People you like one at a time, with great loyalty, and so discreetly that some of them have no idea.",
      argument: [
        "Together INTJ and Aquarius look further ahead than nearly anyone, and on behalf of more people. Company is where they part. INTJ would gladly improve the world from an upstairs study. Aquarius wants to belong to something, and to be the exception in it as well. You settle it by founding the group, or advising it, or writing its bylaws, and then standing slightly to one side with your drink, where everybody respects you and nobody asks about your knee.",
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
          text: "You prepare for months and then bolt at an insult, so choose beforehand which insults matter, and let the others go by unanswered.",
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
      "A new start makes you want to draw up the finished version first. Change one visible thing before the plan is ready, and let people’s reactions be part of the planning.",
    "new 2":
      "Leave some room for ease when you set the next figure, whether it’s an income or an allowance. Your budgets tend to be sound on paper and too strict to live with.",
    "new 3":
      "Have two short conversations this week that serve no purpose beyond themselves. Because small talk strikes you as inefficient, you know surprisingly little about the people who live nearby.",
    "new 4":
      "Plans for your home are apt to be comprehensive and to stay on paper. Improve the one spot where you spend your evenings, and ask whoever shares it what they’d like.",
    "new 5":
      "Anything you take up for pleasure gradually acquires a method. Try something in which progress can’t be measured, preferably with another person, and leave off while you’re still enjoying it.",
    "new 6":
      "You have likely designed a complete regimen already. Choose the single easiest element, do it daily for three weeks, and postpone all measurement until it no longer requires a decision.",
    "new 7":
      "“I like you, and I don’t know yet where this leads.” That is information enough to give somebody early; you would rather reach a conclusion first and show it afterward.",
    "new 8":
      "On delicate subjects you arrive with the solution, and the other person feels overruled. Bring the facts alone this time, what is owed and what is shared, and work out the rest together.",
    "new 9":
      "You choose what to study by its use to the larger scheme. Pick one subject or destination that has none, and do only half of your customary preparation.",
    "new 10":
      "Who knows what you want to be responsible for in three years? It seems obvious to you. Tell someone with influence, since people can’t support an ambition they’ve never heard of.",
    "new 11":
      "In a new group you start evaluating in the first ten minutes. Attend three times before you form an opinion, and ask one member what keeps them coming back.",
    "new 12":
      "Reserve two empty days now, telling the people close to you when you’ll return. Solitude that you plan restores you; the kind you flee into only makes you harder to reach.",
    "full 1":
      "While you concentrate, your face shows something that you don’t intend and others take personally. Ask somebody candid how you come across, and resist explaining what it actually means.",
    "full 2":
      "What is your work worth? Write the figure down and say it to another person this week, whether you’ve been avoiding the question or embellishing the answer.",
    "full 3":
      "You’ve often moved on from a conversation before the other person has finished thinking about it. Go back to one of them this week; you need that kind of delay yourself.",
    "full 4":
      "Do something practical when the family disagrees. You see the pattern immediately, but naming it helps nobody in the middle of the argument, and the most tired person could use your help.",
    "full 5":
      "When something you made is praised, you point out its defects before others can. Leave them unmentioned this once, say thank you, and find out which part reached people.",
    "full 6":
      "You treat fatigue as a scheduling problem until it becomes a physical one. Drop a duty this week, inform those affected in one line, and spend the time on sleep.",
    "full 7":
      "Acknowledge whatever is accurate, in a complete sentence, before you correct anything else. Criticism from someone close is usually partly unfair, and that’s the part you would prefer to discuss.",
    "full 8":
      "Because you stay calm about money, illness or grief, people assume you aren’t affected. Tell one of them what troubles you about it; they will speak more freely afterward.",
    "full 9":
      "You revise your opinions often, but in private, and so others know only the earlier version. Let someone who heard the old position hear what changed your mind.",
    "full 10":
      "You let results speak, and whoever presents them gets the credit. Ask for half an hour with the person responsible, bring two examples, and state what you would like to happen next.",
    "full 11":
      "There are people you enjoy and people you merely advise. Give your next free evening to the first kind. Your recommendations can stay at home unless somebody asks for them.",
    "full 12":
      "What you postponed feeling doesn’t disappear; it waits for a day without obligations. When it comes, let it be there for an hour or two before you try to account for it.",
    "eclipse 1":
      "Competence has been your way of being introduced. For some weeks let people meet you undecided, and put off designing a replacement.",
    "eclipse 2":
      "Do the calculation twice. When income or needs change you start from the worst case; the second time, start from what you actually enjoy.",
    "eclipse 3":
      "If a conversation ends here before you’ve made your case, let it. One courteous sentence will be remembered longer than the argument.",
    "eclipse 4":
      "If something at the foundation shifts, at home or in the family, your mind starts on a plan. Be present there before you begin it.",
    "eclipse 5":
      "Not every ending in love or play can be explained. Leave what is over partly unresolved, and go on with something you enjoy.",
    "eclipse 6":
      "A method that organizes your days can outlive its usefulness. Keep the portions you like, and live for a while without a substitute.",
    "eclipse 7":
      "Your understanding of the people closest to you is probably a little out of date. Ask questions for a week before you rely on it again.",
    "eclipse 8":
      "Once a matter of money or trust has been settled, you like to check it. This time, refrain from going over it in search of the error.",
    "eclipse 9":
      "Should a conviction or a teacher lose authority with you, say that you’re still thinking about it, and take as long as that requires.",
    "eclipse 10":
      "Tell people what you are working on and why it interests you. Titles describe you less and less well, so notice who asks for more.",
    "eclipse 11":
      "Your patience with a group usually ends before the group does. Stay in touch with the two members whose company you liked.",
    "eclipse 12":
      "Hardly anyone knows what your private efforts require of you. Tell one person about the latest, and accept their sympathy without minimizing it.",
    "jupiter soft":
      "Give your answer within two days. Opportunities come now that weren’t in your forecast, and you could analyze them until they expire; the best of them is probably the one that would make you a beginner.",
    "jupiter hard":
      "Whatever you understand, you believe you could run, and at present you understand a great deal. Limit yourself to two commitments, with the weekly hours written beside each, and have a blunt friend review them monthly.",
    "saturn soft":
      "People with standing want your standards applied, which is gratifying and can become endless. Accept the responsibility once there’s an end date and some assistance, and settle both in writing while everyone is still enthusiastic.",
    "saturn hard":
      "Having to wait, justify yourself and revise is hardest for you when you doubt the judge. Correct the one point on which they’re right, visibly and soon, and don’t contest the others this month.",
    "uranus soft":
      "Improvements to your design now come from unexpected people, provided that you let them in. Give credit by name, and keep one afternoon a week free for experiments that needn’t fit the plan.",
    "uranus hard":
      "Events depart from the plan, and your reflex is to write a more elaborate one. Keep this month’s planning to a single page, and alter two fixed habits by choice, so that improvising becomes less alarming.",
    "neptune soft":
      "Ideas come to you now by way of sleep, music and coincidence more readily than through analysis. Keep paper within reach, record them without evaluation, and wait a month before deciding what they’re good for.",
    "neptune hard":
      "Ask someone practical what they observe. Where evidence is missing you fill the gap with a theory, which is persuasive because it’s elegant, so commit to nothing binding until their account agrees with yours.",
    "pluto soft":
      "You are able to get to the bottom of a problem that you’ve been managing for years. Take one aspect of it each week, and talk it through with somebody you trust instead of solving it alone.",
    "pluto hard":
      "Where two people want control of the same thing, each has good reasons, and you have more of them prepared. State openly what you won’t give up, concede something smaller, and plan no strategy late at night.",
    "mercury retrograde":
      "You leave out the steps that seem obvious, and other people act on what remains. Reread instructions before you send them, and confirm three appointments.",
    "mercury direct":
      "In the absence of an answer you construct an explanation for it. When the reply arrives, respond to what it says and to nothing beyond it.",
    "venus retrograde":
      "An old attachment resembles a question you never finished. Before you reopen it, recall how an ordinary week in that relationship felt to you.",
    "venus direct":
      "Your preferences have changed somewhat, and so has the price you’ll accept. Raise one figure, and wear something this week only because you like it.",
    "mars retrograde":
      "Thwarted, you become an excellent prosecutor. Write the accusation down if you must, keep it for a month, and tire yourself out physically.",
    "mars direct":
      "Energy returns after a long time for thought. Make the first step small and visible within three days; the remaining steps will profit from it.",
    "ingress jupiter":
      "A generous year opens in an area you hadn’t planned for. Leave some hours unassigned, and accept suggestions about how to use them.",
    "ingress saturn":
      "Put your effort into the structures that bear weight, and stop perfecting the others. The next several years will show which is which.",
    "ingress uranus":
      "This area won’t submit to long-range planning for years. Plan it three months at a time, and treat deviations as findings.",
    "ingress neptune":
      "Something you considered established becomes gradually uncertain. Make fewer predictions about it, and learn to decide without complete information.",
    "ingress pluto":
      "A slow transformation begins in something you seldom show. Keep one friend informed, since you would otherwise manage it alone.",
    "month 1":
      "Reduce this year’s aims to three. Tell somebody which ones you abandoned, and pay attention to how you feel as you say it.",
    "month 2":
      "Once a week tell someone which act of theirs you admired. You approve often and in silence; add no suggestion for next time.",
    "month 3":
      "Share with somebody a task that you usually do alone to have it done right. Accept their method for the whole month, including the results.",
    "month 4":
      "Every system you maintain costs attention. Suspend one for four weeks, and restore it only if somebody other than you notices the difference.",
    "month 5":
      "Stay an hour longer than you meant to at one gathering this month. You decide early when to leave, often before it becomes interesting.",
    "month 6":
      "Review the first half of the year by asking on which days you laughed. Then arrange two more occasions of that sort.",
    "month 7":
      "Ask for help before you need it, with something you could do perfectly well, and let the other person finish without commentary.",
    "month 8":
      "Read one book that improves nothing, without taking notes. If you can’t think of any, ask your most cheerful acquaintance to choose it.",
    "month 9":
      "Research is partly your way of delaying. Make one choice of middling importance in ten minutes, and assess the result at the month’s end.",
    "month 10":
      "Tell a person what you’ve admired in them and supposed they knew, aloud or in writing, leaving out any comparison or advice.",
    "month 11":
      "Leave one argument unfinished this month. Being right has its price in company, so suggest a walk instead and let the subject drop.",
    "month 12":
      "You assess a year by what remains undone. Write down five things that went well, and show the page to somebody who was involved.",
  },
};
