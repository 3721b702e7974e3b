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
        "In a stalled meeting it’s you who says what has to be done, in what order, and then does the first item. Aries gives your planning courage: you’ll take the unpopular side alone, on behalf of someone who was treated unfairly, and you arrive prepared, having considered the objections months ago. Strong opponents like you for it. Others see only the sudden temper. They don’t know how long you had waited, or that when everyone backs down at once, you feel a little let down.",
      argument: [
        "Your best work has both in it: the Architect draws a plan that will stand, and Aries starts before the chance is gone. What they dispute is waiting. One has four stages in mind, and the other is already at the second. You generally settle it by preparing in private, at considerable speed, and beginning without a word to those you were counting on.",
        "It often works. But they hear of it late, feel disregarded, and let you finish by yourself, and what you notice is only their slowness. Before one step this week that can’t be undone, call a person it will affect and ask, “What am I not seeing?” Ten minutes is plenty. If you’re still sure, go ahead as fast as you like.",
      ],
    },
    Taurus: {
      thesis:
        "What you choose lasts. Months go into the decision, whether it’s a mortgage or a friend, and then you stay, and those who live with you have the benefit of it: the bill that is covered, the tool that works, the evening in which nothing has to be decided. Taurus gives your long plans a body. You’re calm company and difficult to rattle. Your trouble is with leaving, since you can see that a situation is ending and still put up new shelves in it.",
      argument: [
        "Together the two build what most merely intend, because the Architect knows where the walls should go and Taurus will lay bricks for ten years. When they do argue, it’s over moving. One can see that an arrangement won’t be good much longer; the other has only just made it comfortable. Generally you improve what you ought to leave: a slight raise, a better desk, a shorter commute.",
        "It buys time, and the bill comes in one lump, when you are pushed and have to go. This week, look at your job, your home and your largest commitment as if a stranger were offering them today, and write “yes” or “no” beside each. You needn’t act. Mention any “no” to one person: “I’m not leaving yet, but I’ve noticed something.”",
      ],
    },
    Gemini: {
      thesis:
        "Ask you about whatever you read last night, and an hour goes by that the other person will quote for weeks. Gemini gives your strong conclusions legs: you find the example, the joke, the connection that nobody had made, and a listener who thought the subject was beyond them goes home explaining it. You enjoy the better question even more than the answer. Finishing is harder. Once a plan has been admired in conversation, you no longer quite want to carry it out.",
      argument: [
        "At full strength, Gemini gathers the material and the Architect gives it a structure, and a difficult subject comes out clear. They quarrel over when a thing is finished. One wants to think it through and build it; the other has found a better example and would like to begin again. In company the talker, who has more fun, gives the best of the plan away.",
        "When you sit down to it later, the idea feels used, and you choose another. That costs you the completed work your mind deserves. Keep one idea to yourself this week, write half a page on how it would be done, and if someone asks, say, “I’ll show you when there’s something to see.” By then it will survive the conversation.",
      ],
    },
    Cancer: {
      thesis:
        "If one of yours is in trouble, there turns out to be a plan, with a fund, a phone number and a bed made up. Cancer puts home and family beneath your reserve, and your foresight works for them years ahead: the insurance is in order, the shy child’s teacher has been spoken to, the spare key is where it should be. They feel protected, often without understanding why. Affection in words is harder. And you remember exactly when each old friend stopped calling.",
      argument: [
        "In cooperation your two natures make a refuge that functions: Cancer knows what each of your few requires, and the Architect sees that it’s there in time. About trust they want different evidence. The Architect would like proof; Cancer was convinced by a single act of consideration. You settle it with unannounced tests, going silent to see who will ask, which seems prudent after a disappointment or two.",
        "Good people fail, having been told for years that you’re fine on your own, and you are left with a loneliness that feels like their neglect. Excuse one of them from the test this week. Ask for exactly what you wish they would do: “I’d like to see you. Are you free on Sunday or Wednesday?” If they say yes, don’t examine why.",
      ],
    },
    Leo: {
      thesis:
        "You raise the level of whatever you join. Someone with talent shows you a first attempt, and you take it seriously, which flatters them more than praise would, and point out the single change that would make it excellent. Leo adds style and a large heart to your standards: the talk is worth dressing for, the present was chosen months ago. Selling yourself is another matter. You produce something outstanding, say little, and watch for a reaction from the few whose judgment counts.",
      argument: [
        "When the two collaborate, the Architect makes a thing that is right and Leo makes it worth looking at. Their dispute is about display. One believes that good work speaks for itself; the other knows that most of the world isn’t listening. So you do something impressive and leave before the reaction, which spares you the sight of indifference.",
        "If nobody responds, you conclude first that they lack taste and later, around midnight, that you lack talent. Neither conclusion gets checked. It costs you offers and the ordinary pleasure of being told. This week, show your latest work to someone you respect and ask, before you point out the flaw, “What do you think is best in it?” When they answer, say, “Thank you. I’m proud of that too.”",
      ],
    },
    Virgo: {
      thesis:
        "Whatever passes through your hands comes back working. You see the design and the loose screw in it, so colleagues relax before an inspection once you’ve been over the papers, and a friend about to sign something sends it to you first. Virgo adds precision and conscience to your long view, and a willingness to do the tedious part yourself. You’re sought out, and slightly feared. Hardest on your own work, you have never shown some of the best of it to anyone.",
      argument: [
        "With Virgo checking what the Architect designs, you can produce something both ambitious and correct. They can’t agree on what counts. The Architect would let a hundred slips stand for the sake of the whole; Virgo can’t get past the first. The slips are nearer, so you deal with those, very well, and the main work waits for a day without faults.",
        "This is conscience, misdirected, and it leaves a long record of corrections and a short one of finished things. On three mornings this week, give an hour to the main work before you repair anything. When you review somebody else’s, offer three comments, beginning with what succeeds, and ask, “Which of these would you like to discuss?” The fourth comment would rarely have altered the outcome.",
      ],
    },
    Libra: {
      thesis:
        "Before others have finished taking sides, you have understood both, and can put each case better than its owner. Libra gives your judgment manners: you criticize the plan and leave its author standing, you notice who hasn’t had a turn, and a negotiation that includes you tends to end with everybody’s dignity intact. They consult you for it. Your own verdict was ready long ago, however, and comes out softened, or afterward. Most would be surprised to learn how definite you are.",
      argument: [
        "As allies the two can design terms that are sound and that both parties will live with. They disagree about what a pleasant evening is worth. The Architect would say what is so and accept the silence; Libra feels that the silence would be your fault. As a rule you agree in company, out of courtesy, and tell one person the truth on the way home, with evidence, too late for a real discussion.",
        "So you lose influence, and are faintly annoyed with everybody for believing you. Disagree early and mildly. In one serious conversation this week, find the least important point on which you differ and say, within fifteen minutes, “I see that differently. What makes you think so?” Then listen. It’s a compliment to be asked.",
      ],
    },
    Scorpio: {
      thesis:
        "The few you trust have someone who won’t be fooled on their behalf. You read the contract, the new partner and the silence after the joke; you recall what was promised in another year; and when one of them is in real danger, you come at once and stay. Scorpio gives your analysis a personal reason, along with a devotion nobody earns quickly. It’s a tiring post. What you miss, for all you know, is being surprised by someone in a good way.",
      argument: [
        "United, the two get to the bottom of things, and friends bring you what they’re afraid to examine alone. They part over what the knowledge is for. The Architect wants to predict a person; Scorpio wants to be safe with them, and then to belong to them entirely. You observe in silence and call it getting acquainted, which is prudent once you’ve been wrong about someone.",
        "The other person feels a draft in the conversation, grows careful and a little false, and you enter that as evidence. Decent candidates get lost this way. Go first with one of them this week, and tell something unflattering: a worry, a failure, a wish. If a suspicion comes up, ask about it promptly: “I noticed this, and I wondered. What was going on?”",
      ],
    },
    Sagittarius: {
      thesis:
        "Large ideas become usable in your hands. A friend complains that the job is pointless, and from you gets a map: what the field needs, where it’s done better, which two years of study lead there, and a blunt word about their excuse. Sagittarius gives your planning hope and a love of distance, and you’ve usually changed course yourself, so you can tell them it’s survivable. Staying through the slow part comes harder. You seldom notice how nearly finished some things were when you left.",
      argument: [
        "Between them your two natures can make out a distant aim and an actual road to it. They differ on how much must be known before one goes. The Architect wants the route; Sagittarius thinks that knowing the route would spoil it. You leap, then describe the leap as a plan, and since you tend to land well, all accept it.",
        "What isn’t mentioned is the half-done language, friendship or qualification left on the way, often shortly before it would have paid. No wonder; the middle of anything is short on horizon. Pick one of these this week and give it two hours, on a day you name now. If it’s a person, call, and if you were blunt, add, “I was right, and I was rude. I’d like to start again.”",
      ],
    },
    Capricorn: {
      thesis:
        "What you take over gets built, on time, and is still standing when you’ve moved on. Colleagues stop worrying when your name is on the schedule, because you have allowed for the bad quarter and the missing part, and deliver unwelcome news early. Capricorn and your own nature agree here, so you need little encouragement and receive less. Respect came soon; being known takes longer. You leave one question for later: if everyone stopped being impressed, which part of the work would you continue?",
      argument: [
        "These two admire each other’s discipline, and together can bring a thing from first sketch to institution, which hardly anyone does alone. Their one difference concerns the goal. The Architect would work for an idea of its own; Capricorn wants to be beyond criticism. So you take what earns respect and put the idea off until after the next promotion, for reasons that nobody questions.",
        "Responsible people go astray like this, one good decision at a time, into a distinguished life they wouldn’t have chosen. Reserve an hour this week for what you’d do if nobody could be impressed by it. And when the next responsibility is offered, say, “Thank you. I’d like to think about whether I want it,” and take the full week. The idea gets no younger.",
      ],
    },
    Aquarius: {
      thesis:
        "While others complain about how something is run, you have drawn up a better way, and it turns out to be fairer as well. Aquarius gives your designs a public: the sick wait less, the rule no longer needs an exception, the newcomer is judged by the argument. You’ll defend the right of someone you dislike to be wrong. Groups go on using what you gave them long after you’ve left. Individuals you like one at a time, and you’re shy about letting it show.",
      argument: [
        "Combined, the two look further ahead than almost anyone, and for more than themselves, so that what you improve stays improved. Company is where they part. The Architect would work on the world from a distance; Aquarius would like to belong, and to be the exception too. You settle it by founding or advising things and standing slightly outside, where nobody asks about your health.",
        "Many admire you, in consequence, and few would think to call when you could use someone. This week, look up a choir or a walking club that you don’t intend to improve, and go to a first meeting. When you see how it should be run, keep it to yourself. Tell one member something of no general significance: “I’ve had a dull week. How was yours?”",
      ],
    },
    Pisces: {
      thesis:
        "You give a structure to what others only feel. Someone describes, badly, a dread or a wish, and you find the form of it: a diagram, a paragraph, the right piece of music and the reason why it’s right. Pisces lets other people’s trouble in, and your logic does something about it, by Thursday, so that they’re understood and helped as well. By day you’re strict about time and facts. At night you drift, and what you would most like to make is postponed again.",
      argument: [
        "When the two work together, Pisces knows a thing before there’s proof, and the Architect builds the proof, in words or numbers that others can use. They disagree about limits. One draws them; the other slips past them out of pity or longing. As a rule you’re strict in public and give way in private, losing three hours to a film or somebody who needs rescuing.",
        "The next day, angry at the waste, you’re stricter still, and you lose sleep, and the work in which both could have met. Give the feeling a place in the timetable: one evening this week, for ninety minutes, make something from whatever is on your mind. And when somebody’s trouble takes hold of you, ask them, “What would help?” before you assume that you know.",
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
