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
        "You prepare carefully for a confrontation and then have it on the spur of the moment, because somebody was unfair. Aries gives your long planning a short temper and real courage. You like a strong opponent, decide quickly, and would sooner act alone than wait for agreement. When people back down at once, you are a little disappointed. When they call you impatient, you think of all the years you’ve waited.",
      argument: [
        "These two disagree about waiting. The Architect has a plan in four stages; Aries is already at the second. You generally settle it by preparing at great speed, alone, and starting without a word to those you were counting on, who hear about it late, feel passed over, and let you finish by yourself. It often works. That teaches you nothing.",
        "The cost is support, and you notice it mainly as other people’s slowness. Try a rule of two calls. Before anything that can’t be undone, tell one person it will affect and one who has nothing to gain, and ask both, “What am I not seeing?” It takes twenty minutes. If you’re still sure, go ahead as fast as you like.",
      ],
    },
    Taurus: {
      thesis:
        "You think about a purchase, a move or a person for months, decide once, and then stay with it. Taurus makes your long plans physical: you want comfort, quality, money in reserve, and a place no one can take from you. You’re calm company and hard to persuade. Security matters so much to you that you can see a situation is ending and still put up new shelves in it.",
      argument: [
        "They seldom argue, and when they do, it’s over whether to move. The Architect can see that a job or an arrangement won’t be good in four years; Taurus has only just made it comfortable. Mostly you improve what you ought to leave, arranging a slight raise, a better desk or a shorter commute, and with each improvement the question is put off for another year.",
        "The cost comes in one lump, since you end up leaving when you are pushed, on worse terms. This week, look at your job, your home and your closest commitments as if a stranger were offering them today, and mark each one “yes” or “no.” You needn’t act. Put a date six months ahead on any “no,” and tell one person what you wrote.",
      ],
    },
    Gemini: {
      thesis:
        "You have strong conclusions and keep finding more interesting questions. Gemini makes you quick, funny and well read, with several projects begun and a system for each. Alone, you work things out by explaining them to yourself. In company you can talk brilliantly about a plan you haven’t started, and by the time everyone has admired it, you no longer quite want to do it.",
      argument: [
        "The quarrel is about when a thing is finished. The Architect wants to think it through once, in order, and build it; Gemini has found a better example and would like to begin again. In company the talker goes first and gives the best of the plan away in conversation, so that later, when you sit down to build it, the idea feels used. You turn to a fresh one.",
        "It costs you the completed work that your mind deserves. Try an embargo. When an idea excites you, tell nobody for one week, write half a page each evening on how it would be done, and, if someone asks what you’re working on, say, “I’ll show you when there’s something to see.” Then talk. By that time it will survive the conversation.",
      ],
    },
    Cancer: {
      thesis:
        "You look independent, and you remember exactly when each old friend stopped calling. Cancer puts a strong need for home and family beneath your reserve: you protect a few people completely, plan years ahead for their safety, and rarely tell them so. You trust slowly. Once someone has been kind to you at the right moment, you stay loyal for good, and hope that they’ll guess it.",
      argument: [
        "Your two sides want different evidence. The Architect wants proof before trusting; Cancer was convinced by a single kind act. You settle it by testing people without telling them, going silent to see who will ask, not mentioning your birthday, replying coolly to an affectionate message, and then drawing your conclusions. Good people fail. You’ve told them for years that you’re fine on your own.",
        "The cost is loneliness that you arranged yourself and that feels like their neglect. Stop the test with one of them this week. Work out what you wish they would do, and ask for it plainly: “I’d like to see you. Are you free on Sunday or Wednesday?” If they say yes, don’t examine why.",
      ],
    },
    Leo: {
      thesis:
        "You want to be outstanding, and you’d like other people to notice it without any effort from you. Leo gives your reserve a proud heart: you have high standards, a sense of style, and a generosity toward talent that surprises people. Self-promotion embarrasses you. So you produce something excellent, say little, and watch for a reaction from the few whose judgment counts, and you remember for years what they said.",
      argument: [
        "The dispute is about display. The Architect believes that good work speaks for itself; Leo knows that most people aren’t listening. So you do something impressive and leave the room, and when nobody responds, you conclude first that they lack taste and later, alone, somewhere around midnight, that you lack talent. Neither conclusion gets checked.",
        "Hiding the wish for praise costs you raises, offers and the ordinary pleasure of being told. This week, show your latest work to two people you respect and ask, without pointing out the flaw before they’ve had time to speak, “What do you think is best in it?” When they answer, say, “Thank you, I’m proud of that too.” Then tell someone else what you admire in theirs.",
      ],
    },
    Virgo: {
      thesis:
        "You see the design of a thing and its smallest fault, and neither leaves you alone. Virgo adds precision and conscience to your long view: you check, improve, and would rather do it yourself than accept it half right. People rely on your judgment and fear it a little. You are hardest on your own work, which is why some of the best of it has never been shown to anyone.",
      argument: [
        "The two halves agree that there is something wrong and disagree about what counts. The Architect would leave a hundred slips alone for the sake of the whole; Virgo can’t get past the first. Because the slips are nearer and can be dealt with today, you generally deal with those, very well, and the main work waits for a day without faults.",
        "That day doesn’t come. The cost is a long record of excellent corrections. Start each morning this week with one hour on the main work before you read messages or fix anything. When you review other people’s efforts, give three comments and no more, beginning with what works, and then ask yourself, honestly, whether the fourth would have altered the outcome. It rarely would.",
      ],
    },
    Libra: {
      thesis:
        "You have usually made up your mind, and you hear yourself say that there is something in both views. Libra gives your judgment manners: you want to be fair, to be thought fair, and to avoid scenes. So your opinions come out softened, or afterward, or only to one person you trust. Others find you thoughtful and pleasant. They’d be surprised to learn how definite you are.",
      argument: [
        "The halves disagree about what a pleasant evening is worth. The Architect would say what is so and accept the silence; Libra feels that the silence would be your fault. As a rule you agree in company and tell one person the truth on the way home, with evidence, when it can’t help any longer and those who’d have enjoyed a real discussion have gone to bed.",
        "It costs you influence. It also leaves you faintly annoyed with people for believing you. Disagree early and mildly. This week, within the first fifteen minutes of any serious conversation, find the least important point on which you differ and say, “I see that differently. What makes you think so?” Listen to the answer. Once per conversation is enough.",
      ],
    },
    Scorpio: {
      thesis:
        "You study people before you trust them, and most of them don’t know it. Scorpio gives your analysis a personal reason: you’ve been hurt by not knowing, and you intend not to be again. You notice contradictions, recall what was said years ago, and are almost never fooled. To the very few who pass, you are devoted without limit. What you miss is being surprised by someone, in a good way.",
      argument: [
        "They disagree about what knowledge is for. The Architect wants to predict a person; Scorpio wants to be safe with them, and then to belong to them entirely. You observe in silence and call it getting acquainted, and the other person, who feels only a draft in the conversation, grows careful and a little false around you, which you enter as evidence.",
        "Decent people get lost that way. You stay well informed and alone. Go first with one of them. This week, tell somebody you are still assessing one true thing that isn’t flattering: a worry, a failure, something you want. If a suspicion comes up, ask about it within two days, in the form, “I noticed this, and I wondered about it.” Then take the answer into account.",
      ],
    },
    Sagittarius: {
      thesis:
        "You want an idea large enough to spend your life on, and you leave quickly when the present one feels cramped. Sagittarius gives your planning hope, bluntness and a love of distance: you move, travel, study, change fields, and have a good explanation each time. You tell people the truth and are surprised when it hurts. What you rarely notice is how close to finished some things were when you left.",
      argument: [
        "They disagree about how much has to be known before one goes. The Architect wants the route; Sagittarius thinks that knowing the route would spoil it. You leap and then describe the leap as a plan, and since you tend to land well, everyone accepts it, leaving unmentioned the slow things you dropped half done on the way: a language, a friendship, a qualification.",
        "The cost is that you leave shortly before the effort would have paid. Pick one unfinished thing this week and give it four fixed hours, on days you name now. Before the next departure, write down what you’re leaving incomplete and when you will return to it, and tell the person concerned. If you’ve been blunt with them, add, “I was right, and I was rude.”",
      ],
    },
    Capricorn: {
      thesis:
        "You have been serious since childhood, and people praised you for it. Capricorn and your own nature both want to achieve something that lasts, so you work steadily, plan in years, and need little encouragement. You’re respected early and known slowly. What you seldom ask is whose goal it is. If everyone stopped being impressed tomorrow, you aren’t sure which part of your work you would continue.",
      argument: [
        "These two rarely quarrel, since each admires the other’s discipline. They differ only about the goal. The Architect would work for an idea of its own; Capricorn wants to be beyond criticism. So you take what earns respect and put the idea off until after the next promotion, and then the one after that, for reasons so sound that nobody has ever questioned them. The idea gets no younger.",
        "It can cost you a distinguished life that you wouldn’t have chosen. Reserve one hour a week, starting this week, for what you’d do if nobody could ever be impressed by it. Note only the start and the end. When someone offers you the next responsibility, say, “I’d like to think about whether I want that,” and take the full week before you answer.",
      ],
    },
    Aquarius: {
      thesis:
        "You can see how things ought to be arranged for everyone, and you’d like to work on it alone. Aquarius gives your designs a social purpose: you care about fairness, the future and other people’s freedom. Individuals you like one at a time, for about two hours. You start groups, contribute the best ideas, and stand a little to one side. People admire you and wonder whether you need them.",
      argument: [
        "Where they disagree is over other people. The Architect would improve things from a distance; Aquarius would like to belong, and to be the exception too. You settle it by founding or advising things and keeping yourself slightly outside, so that hardly anyone knows how your health is or what you’re worried about, which you’ve grown used to calling freedom. Many respect you.",
        "The cost shows when you need someone on an ordinary evening. Join one thing you didn’t start and don’t intend to improve, such as a choir or a walking group, and go for ten weeks. When you see how it should be run better, as you will, say nothing until someone asks. And tell one member something about your life that has no general significance.",
      ],
    },
    Pisces: {
      thesis:
        "You plan exactly and feel far more than your plans show. Pisces gives your logic imagination and a thin skin: music affects you for hours, other people’s trouble gets in, and you know things before you can prove them. By day you are strict about time and facts. At night you drift. You’d like to make something precise enough to contain what you feel, and keep postponing it.",
      argument: [
        "They disagree about limits. The Architect draws them, around hours, projects and people; Pisces slips past them out of pity or longing. As a rule you are strict in public and give way in private, losing three hours to a film, a memory or somebody who needs rescuing, and the next day, angry at the waste, you’re stricter still.",
        "It costs you sleep. It also costs you the work in which both could have met. Give the feeling a place in the timetable: twice this week, for ninety minutes, make something from whatever is on your mind, in words, sound or pictures. Stop when the time is up. And when somebody’s trouble takes hold of you, ask them, “What would help?” before you assume that you know.",
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
