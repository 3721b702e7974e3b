import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "Certainty comes to you in a hurry, and these rows tell you on which occasions it deserves to be obeyed.",
        ],
        [
          "row",
          "When it’s reversible and you feel a rush of enthusiasm",
          "Go before lunch, and forgive yourself in advance.",
        ],
        [
          "row",
          "When anger composed the proposal",
          "Leave every word as it is, wait ten days, and read it at room temperature.",
        ],
        [
          "row",
          "When only two spectacular options are left",
          "Take the one whose failure you could describe at dinner.",
        ],
        [
          "row",
          "When everyone objects and you are sure",
          "Ask the mildest of them to elaborate, and only then proceed.",
        ],
      ],
      ask: "Which impulsive choice of yours has aged better than anything you pondered?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Sound decisions take you a season, which is the appropriate length for a few of them.",
        ],
        [
          "row",
          "When you’ll be living with the result for twenty years",
          "Sleep there, walk it, or work in it for a week before you sign.",
        ],
        [
          "row",
          "When being mistaken would cost less than an afternoon’s pay",
          "Give it two minutes on your feet, and never revisit it.",
        ],
        [
          "row",
          "When all the information is in and you still delay",
          "Name what you’re afraid of losing, and settle that instead.",
        ],
        [
          "row",
          "When you stay because you have already invested so much",
          "Ask whether you’d start it today, knowing what you do.",
        ],
      ],
      ask: "What are you continuing mainly because of everything you have already invested?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "lead",
          "You can see around every corner of a question, so what you need are rules for ceasing to look.",
        ],
        [
          "row",
          "When there are more than three options",
          "Cross out the most elegant one first, and see if you miss it.",
        ],
        [
          "row",
          "When you’re about to consult a fifth friend",
          "Recall whose advice disappointed you, and do the opposite.",
        ],
        [
          "row",
          "When another person will be affected",
          "Talk to that person before you have built the case.",
        ],
        [
          "row",
          "When the analysis is complete and dull",
          "Go with it; dull is how a clear choice feels to you.",
        ],
      ],
      ask: "Whose advice disappointed you last, and what had you been hoping to hear?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "With you the verdict is felt first, and the logic is hired later to escort it."],
        [
          "row",
          "When your stomach sinks and you can’t explain it",
          "Consider it information without a source, and postpone by one week.",
        ],
        [
          "row",
          "When an offer makes you feel singled out",
          "Ask what they would do if you declined, and watch the expression.",
        ],
        [
          "row",
          "When a place recalls one in which you were unhappy",
          "Visit at a different hour, with someone who has no memories there.",
        ],
        ["row", "When head and stomach agree", "Conclude the research, and reply today."],
      ],
      ask: "Which conclusion did you feel first and subsequently decorate with arguments?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "lead",
          "You’ll deliberate over a toaster for a month and emigrate over lunch, so sort before you weigh.",
        ],
        [
          "row",
          "When you’ve already started assembling justifications in its favor",
          "Consider it decided; go, and omit the justifications.",
        ],
        [
          "row",
          "When the decision excites you and is irreversible",
          "Find the strongest objection, read it standing, then sleep.",
        ],
        [
          "row",
          "When it’s unimportant and you are on the third comparison",
          "Delegate it to the next person who comes in.",
        ],
        [
          "row",
          "When anger is supplying the reasons",
          "Write the decision down, and reconsider it after the weekend.",
        ],
      ],
      ask: "What did you decide in one breath and then spend a month proving?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Left to yourself you decide as stalactites do, and for most things there’s a quicker procedure.",
        ],
        [
          "row",
          "When you’ve gathered information and the last five facts altered nothing",
          "Stop there, because what you lack now is nerve.",
        ],
        [
          "row",
          "When it concerns where your body will live or sleep",
          "Go and lie down in it for an hour before signing.",
        ],
        [
          "row",
          "When not choosing has been the choice all year",
          "Announce it as a decision, and discover whether you’d defend it.",
        ],
        [
          "row",
          "When the old arrangement merely feels like you",
          "Try the alternative for two weeks, with the old one still available.",
        ],
      ],
      ask: "Which decision are you making every day by leaving it alone?",
    },
    Air: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "For you a decision is the murder of several attractive possibilities, so it helps to have a procedure.",
        ],
        [
          "row",
          "When the options differ by less than a tenth",
          "Toss a coin, and obey it without proposing a best of three.",
        ],
        [
          "row",
          "When you have defended both sides persuasively",
          "Notice which side you defended first, and take that one.",
        ],
        [
          "row",
          "When someone else has to live with the result",
          "Give them a recommendation, then your grounds, never the other way around.",
        ],
        [
          "row",
          "When an additional option turns up on the last day",
          "Write it down for next time, and decide as planned.",
        ],
      ],
      ask: "Which nice possibility are you keeping alive at the expense of an actual one?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Here logic and mood each claim the casting vote, and it goes better if you assign them cases.",
        ],
        [
          "row",
          "When it’s about people you’ll see every week",
          "Let affection choose, and have logic negotiate the terms.",
        ],
        [
          "row",
          "When you keep losing the papers",
          "Interpret that as a no until the evidence says otherwise.",
        ],
        [
          "row",
          "When everyone’s happiness appears to depend on your choice",
          "Go somewhere unoccupied by anyone’s face, and ask again.",
        ],
        [
          "row",
          "When the case is excellent and you feel heavy",
          "Wait one night, and by breakfast identify what the case leaves out.",
        ],
      ],
      ask: "Which papers have you lost more than once, and what were they trying to tell you?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        ["lead", "Deciding is your favorite sport, so half of these rows concern when to sit out."],
        [
          "row",
          "When it’s inexpensive, visible and reversible",
          "Go immediately, and let the doubters watch.",
        ],
        [
          "row",
          "When you already announced it in front of twenty people",
          "Consider whether you’d still want it if they had all been absent.",
        ],
        [
          "row",
          "When two roads are equally good and one has spectators",
          "Take the deserted one for a week before you commit.",
        ],
        [
          "row",
          "When it’s someone else’s choice and they hesitate",
          "Leave the building, literally, for an hour.",
        ],
      ],
      ask: "Which choice are you defending now because of who heard you announce it?",
    },
    Earth: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Your nerve trusts speed and your hands trust samples, so let the magnitude of the matter determine which gets consulted.",
        ],
        [
          "row",
          "When it can be bought back or rebuilt within a month",
          "Trust the nerve, and begin.",
        ],
        [
          "row",
          "When it involves land, bone or a signature for years",
          "Visit on three occasions, in different weather, and handle everything that can be handled.",
        ],
        [
          "row",
          "When you’ve put in so much that stopping feels like theft",
          "Consider what a buyer, arriving today, would do with it.",
        ],
        [
          "row",
          "When the numbers say yes and you aren’t hungry",
          "Eat something, sleep, and verify the numbers on a walk.",
        ],
      ],
      ask: "What are you continuing mainly because of all that has gone into it?",
    },
    Air: {
      stances: { pace: "both", head: "logic" },
      lines: [
        [
          "lead",
          "You can make any option sound inevitable, yourself included in the audience, so use these.",
        ],
        [
          "row",
          "When you’ve made up your mind in the first minute",
          "Write the verdict down, and spend five minutes as opposing counsel.",
        ],
        [
          "row",
          "When you have polled so many people that it’s a referendum",
          "Identify the two who’ll live with the result, and consult them exclusively.",
        ],
        [
          "row",
          "When each option is fair to someone",
          "Pick the one that you could explain to the disappointed party.",
        ],
        [
          "row",
          "When the debate is more entertaining than any outcome",
          "Start an egg timer, and decide before it rings.",
        ],
      ],
      ask: "Whom would you have to look at while explaining the choice you’re about to make?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You go by logic and overrule it for a handful of people, so the rows begin by asking who is in the picture.",
        ],
        ["row", "When no one you love is affected", "Run the numbers, and be finished by noon."],
        [
          "row",
          "When someone you love is",
          "Inquire what they would prefer before you protect them from it.",
        ],
        [
          "row",
          "When a place makes your neck prickle for no identifiable cause",
          "Enter that as one vote, and record the explanation whenever it arrives.",
        ],
        [
          "row",
          "When you’re about to abandon someone permanently",
          "Wait an entire month, and have it out in person first.",
        ],
      ],
      ask: "For which few people do your rules quietly stop applying?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "lead",
          "Your decisions arrive at the speed of a sneeze; what matters is which direction you were facing.",
        ],
        ["row", "When it can be undone by next month", "Trust the first yes and go before lunch."],
        [
          "row",
          "When the excitement is mainly that others said no",
          "Ask if you’d do it with nobody watching.",
        ],
        [
          "row",
          "When it binds someone more deliberate than you",
          "Give them three nights, and sell them nothing in the interval.",
        ],
        [
          "row",
          "When two roads look equally exciting",
          "Take the one on which you’d be the amateur.",
        ],
      ],
      ask: "Which instantaneous yes of yours is another person still paying for?",
    },
    Earth: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "One of you has signed already and the other is still kicking the tires; let them alternate.",
        ],
        [
          "row",
          "When the plan is new and the stake is modest",
          "Let the gambler go, with cash, up to an agreed maximum.",
        ],
        [
          "row",
          "When you’re about to replace a thing that works",
          "Live one more week with it and list its actual faults.",
        ],
        [
          "row",
          "When it concerns a roof, a back or a marriage",
          "Side with the one kicking tires.",
        ],
        [
          "row",
          "When six months of research have produced a seventh",
          "Buy the second best today and let stubbornness make up the difference.",
        ],
      ],
      ask: "What have you researched for so long that deciding would eliminate the hobby?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You can talk any decision into a draw, so let something speechless break the tie.",
        ],
        [
          "row",
          "When you’ve made a brilliant case for both",
          "Notice for which one you used your hands.",
        ],
        [
          "row",
          "When consulting one more person sounds sensible",
          "Predict their reply; if you can, skip them.",
        ],
        [
          "row",
          "When keeping it open feels like intelligence",
          "Set a date, and write beside it what expires.",
        ],
        [
          "row",
          "When a stranger’s odd suggestion makes you laugh aloud",
          "Put it on the list, because amusement often arrives there first.",
        ],
      ],
      ask: "Which possibility are you keeping alive long after you lost interest in it?",
    },
    Water: {
      stances: { head: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Your reasons are quick and your stomach is slow; neither should sign independently.",
        ],
        [
          "row",
          "When every fact says yes and you keep avoiding the conversation",
          "Wait two nights, since the no hasn’t found its words.",
        ],
        [
          "row",
          "When the decision would please someone you’re fond of",
          "Make it once as though they’d never hear.",
        ],
        [
          "row",
          "When you are deciding in a black mood",
          "Permit yourself only what can be returned.",
        ],
        [
          "row",
          "When the numbers come out even",
          "Visit, and see whether you’d take off your shoes.",
        ],
      ],
      ask: "To which attractive offer did your stomach say no, and were you glad of it?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Two clocks tick in you whenever there’s a choice; set them by the kind."],
        [
          "row",
          "When it can be reversed within a month",
          "Follow your immediate enthusiasm, and begin before lunch.",
        ],
        [
          "row",
          "When another person’s life depends on it",
          "Make it wait three nights, however enthusiastic the yes.",
        ],
        [
          "row",
          "When you are agreeing mainly to be courageous",
          "Imagine the dullest afternoon of it, and decide by that.",
        ],
        [
          "row",
          "When you’ve planned for a year and nothing moves",
          "Trust your impatience, and commit to the first nonrefundable step.",
        ],
      ],
      ask: "Which choice have you been preparing for so long that preparing became the choice?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "Match the instrument to the decision, as you would with wood."],
        [
          "row",
          "When it’s a question of where to live",
          "Visit twice, once in terrible weather, and believe your feet before the architect’s drawings.",
        ],
        [
          "row",
          "When two excellent jobs are competing for you",
          "Determine which of them you would continue doing with a miserable cold.",
        ],
        [
          "row",
          "When the dream says yes and the numbers say no",
          "Reduce the dream until the numbers nod; see whether it still appeals to you.",
        ],
        [
          "row",
          "When you can’t get rid of a possession or a plan",
          "Box it with a date; remaining unopened for six months amounts to a decision.",
        ],
      ],
      ask: "What do you keep mainly because throwing it out would mean you had decided?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        ["lead", "You can argue any side, so start by asking what kind of decision it is."],
        [
          "row",
          "When the options are still multiplying after supper",
          "Eliminate all except two, toss a coin, and pay attention to your disappointment.",
        ],
        [
          "row",
          "When you have consulted a sixth adviser",
          "Stop, and call back only the one whose answer annoyed you.",
        ],
        [
          "row",
          "When the case for it is excellent and you sleep poorly",
          "Side with the sleepless night, and look for its motives later.",
        ],
        [
          "row",
          "When it concerns people you must continue seeing",
          "Take the one you could justify to each of them individually.",
        ],
      ],
      ask: "Whose advice irritated you most recently, and what did it threaten?",
    },
    Water: {
      stances: { trust: "slow", head: "feeling" },
      lines: [
        ["lead", "Your instinct is excellent on people and hopeless on sofas."],
        [
          "row",
          "When the question is whom to trust",
          "Believe your original impression, and nevertheless take an entire year over it.",
        ],
        [
          "row",
          "When it’s about repairs, contracts or estimates",
          "Use a list, a daylight hour, and someone who feels nothing about it.",
        ],
        [
          "row",
          "When guilt is presiding",
          "Ask what you’d pick if everyone were certain to be fine.",
        ],
        [
          "row",
          "When a mood has settled over the question",
          "Postpone it until you’ve had two meals and two nights, then reconsider.",
        ],
      ],
      ask: "Which decision did you make out of guilt and then call intuition?",
    },
  },
  INFP: {
    Fire: {
      stances: { head: "feeling", pace: "both" },
      lines: [
        [
          "lead",
          "Your yes comes as heat in the chest, and it’s reliable about value and hopeless about timing.",
        ],
        [
          "row",
          "When the question concerns what is right",
          "Trust your immediate indignation, which is already familiar with the evidence.",
        ],
        [
          "row",
          "When someone dazzling wants an answer tonight",
          "Explain that you answer such things after breakfast, and eat it.",
        ],
        [
          "row",
          "When a safe offer makes you yawn",
          "Ask what it would pay for, and judge that instead.",
        ],
        [
          "row",
          "When you’ve decided and feel magnificent",
          "Inform the person it will inconvenience most, before you sign.",
        ],
      ],
      ask: "Which choice felt wonderful for a week and was paid for by someone else?",
    },
    Earth: {
      stances: { pace: "patience", head: "feeling" },
      lines: [
        [
          "lead",
          "Your conclusions settle slowly, the way silt does, and hurry only disturbs the pond.",
        ],
        [
          "row",
          "When it’s a home or an armchair or a mattress",
          "Trust your spine, and occupy it for the duration of an entire meal.",
        ],
        [
          "row",
          "When the principle says go and the knees say stay",
          "Negotiate with the knees, and obtain a definite date from them.",
        ],
        [
          "row",
          "When two jobs look identical in writing",
          "Travel each route once at rush hour, then compare how you feel at supper.",
        ],
        [
          "row",
          "When you haven’t decided for an entire season",
          "Assume that you have, and find out which thing you’ve been watering.",
        ],
      ],
      ask: "What have you been watering all this time that you call undecided?",
    },
    Air: {
      stances: { head: "both", pace: "patience" },
      lines: [
        [
          "lead",
          "You think well on your feet and badly at midnight, so bring each kind of question to its own test.",
        ],
        [
          "row",
          "When it’s a minor choice with many options",
          "Eliminate all except two immediately, and choose whichever you named first.",
        ],
        [
          "row",
          "When five friends have given you five answers",
          "Notice which friend you called last; you were hoping.",
        ],
        [
          "row",
          "When the advantages and disadvantages come out even",
          "Read both lists aloud and listen for where you accelerate.",
        ],
        [
          "row",
          "When it would cost you a conviction",
          "Adjourn the debate, since nobody opened it fairly.",
        ],
      ],
      ask: "Which friend do you consult when you already know and want company?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You decide by feeling, and feelings keep the hours of the tide, so learn when each variety can be trusted.",
        ],
        [
          "row",
          "When you want to say yes with their eyes on you",
          "Request a night’s delay, and decide in solitude, with the lights off.",
        ],
        [
          "row",
          "When a place makes you homesick at first sight",
          "Revisit it in disagreeable weather and find out whether it’s still calling.",
        ],
        [
          "row",
          "When guilt and affection recommend the same thing",
          "Imagine them thanking you warmly for refusing; see what’s left.",
        ],
        [
          "row",
          "When your feeling has altered three times since noon",
          "Wait for the one that returns by itself.",
        ],
      ],
      ask: "Whose eyes were on you the last time your yes came too fast?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        ["lead", "You decide with your whole chest, and fast, so here is whom to consult:"],
        [
          "row",
          "When something thrills you in front of other people",
          "Ask yourself again in the shower, where nobody can be thrilled along with you.",
        ],
        [
          "row",
          "When a person in need is part of the offer",
          "Consider the position with that person subtracted.",
        ],
        [
          "row",
          "When everyone is expecting an answer and you don’t know",
          "Say “I’ll tell you in the morning,” and let them be disappointed overnight.",
        ],
        [
          "row",
          "When a yes of yours commits a second person",
          "Telephone them first; there are always two minutes for that.",
        ],
      ],
      ask: "Whose life did your last quick yes rearrange before they had even heard of it?",
    },
    Earth: {
      stances: { order: "plan", pace: "patience" },
      lines: [
        [
          "lead",
          "You decide by asking what will still feed people in ten years, and each kind of decision has its helper:",
        ],
        [
          "row",
          "When it concerns a house, a move or a lease",
          "Spend an hour there at dusk with no agent, and trust your stomach.",
        ],
        [
          "row",
          "When duty and inclination point the same way",
          "Go immediately, since it is rarer than you suppose.",
        ],
        [
          "row",
          "When you stay because you’ve already invested so much",
          "Imagine being offered it new today, and say whether you’d accept.",
        ],
        [
          "row",
          "When the matter is minor, such as which blue",
          "Let the youngest person present decide, and live with the blue.",
        ],
      ],
      ask: "What would you refuse today if it were offered to you with no history?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "lead",
          "You think with your mouth open and six people listening, so select the helper according to the kind:",
        ],
        [
          "row",
          "When you have polled everyone and feel less certain",
          "Write down which answer you kept hoping, with each additional telephone call, that someone would finally give you.",
        ],
        [
          "row",
          "When two good people advise opposite things",
          "Ask what each of them is afraid of, then subtract it.",
        ],
        [
          "row",
          "When the decision is practical and reversible",
          "Flip a coin without a word to anyone, and obey the coin.",
        ],
        [
          "row",
          "When you can defend your reasons far too well",
          "Wait for the reason that sounds dull; that one’s yours.",
        ],
      ],
      ask: "Which answer were you hoping for when you asked all those people?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        ["lead", "You feel the outcome in other people’s bodies first, so to locate your own:"],
        [
          "row",
          "When a no would hurt someone you love",
          "Rehearse it aloud, by yourself, then judge whether the no is accurate.",
        ],
        [
          "row",
          "When an unfamiliar person has moved you to help",
          "Offer an initial amount of time, one afternoon, and review it fed and rested.",
        ],
        [
          "row",
          "When you’re asked in a full, sentimental moment",
          "Answer the day after, from somewhere you can’t smell the cake.",
        ],
        [
          "row",
          "When your gut says run from someone likable",
          "Obey it sooner than you’d like, and owe nobody any reasons.",
        ],
      ],
      ask: "Where in your own body did the last wrong yes sit before you said it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "lead",
          "Your first impulse is right more often than your friends admit, and mistaken in one particular: other people’s time.",
        ],
        [
          "row",
          "When only your own comfort and cash are involved",
          "Trust the jolt, go, and enjoy being the story.",
        ],
        [
          "row",
          "When the decision commits someone who isn’t present",
          "Call them beforehand, and let their second reaction weigh double.",
        ],
        [
          "row",
          "When the offer expires tonight and your pulse is delighted",
          "Ask for a night; anything that can’t survive one was a trick.",
        ],
        [
          "row",
          "When two attractive doors stand open and you want both",
          "Take the one you’d be sorry to see a competitor enter.",
        ],
      ],
      ask: "Whose calendar did your last leap land on without their being asked?",
    },
    Earth: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "lead",
          "In trivial matters you leap; in those with walls and a signature something in you sits down on the road, and both deserve a hearing.",
        ],
        [
          "row",
          "When it’s a house, a lease or a complicated contract",
          "Go there twice, in miserable weather too, and sit on the floor.",
        ],
        [
          "row",
          "When your stomach tightens while your mouth is agreeing",
          "Side with the stomach and say you’ll write next week.",
        ],
        [
          "row",
          "When you have postponed it so long that it is deciding itself",
          "Flip a coin and watch your shoulders as it falls.",
        ],
        [
          "row",
          "When it is inexpensive and can be reversed",
          "Do it before lunch, and spare everyone the deliberations.",
        ],
      ],
      ask: "Which decision has your body been making for you by simply not moving?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "lead",
          "Since you can see nine futures from any chair, and advertise each of them, the trick is to lock up the shop in time.",
        ],
        [
          "row",
          "When you have consulted more than five people",
          "Stop asking; write down whose answer you were hoping for.",
        ],
        [
          "row",
          "When every option has a dazzling justification",
          "Describe each in the vocabulary of an accountant, then decide.",
        ],
        [
          "row",
          "When keeping it open feels like independence",
          "Calculate what the open option costs you per week.",
        ],
        [
          "row",
          "When you’ve decided and the alternatives suddenly gleam",
          "Tell three friends the verdict, so that reversing it would bore you.",
        ],
      ],
      ask: "Which open question in your life has become a comfortable place to live?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "lead",
          "You decide by imagining how it would feel to have told them, and that works for everything except the matters listed here.",
        ],
        [
          "row",
          "When yes would transform the asker’s entire expression",
          "Promise an answer by letter, where no face is.",
        ],
        [
          "row",
          "When you love the person and doubt the project",
          "Answer about the project only, and love them in a separate message.",
        ],
        [
          "row",
          "When you feel strongly after a melody, a film or wine",
          "Leave it overnight, and see what remains of it at noon.",
        ],
        [
          "row",
          "When a calm sadness says no for the third consecutive week",
          "Obey it, though there isn’t any reasoning on its side.",
        ],
      ],
      ask: "What did you agree to recently for the sake of one happy expression?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Speed suits you only in territory where you have been before."],
        [
          "row",
          "When you have done it twenty times",
          "Rely on the first answer, and act before it cools.",
        ],
        [
          "row",
          "When you are angry and the reply is magnificent",
          "Save it, eat something, and send half of it tomorrow.",
        ],
        ["row", "When someone dares you", "Ask whether it would interest you without an audience."],
        [
          "row",
          "When everything recommends waiting and your blood objects",
          "By tonight, take the smallest available step that can be undone.",
        ],
      ],
      ask: "Which dare did you accept lately that nobody had actually made?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        [
          "lead",
          "Most of your conclusions are excellent because they were unhurried; these are the exceptions.",
        ],
        [
          "row",
          "When it has worked for years and becomes expensive",
          "Name the sum or the ache that would end it, and obey that.",
        ],
        [
          "row",
          "When a thing can be tried for a month",
          "Experiment, and judge exclusively by how you sleep.",
        ],
        [
          "row",
          "When both options are equally satisfactory",
          "Handle each, and take the one your grip prefers.",
        ],
        [
          "row",
          "When there’s no precedent at all",
          "Consult someone who did it with their own money, and halve the enthusiasm.",
        ],
      ],
      ask: "At what sum or what ache would you finally give up the arrangement?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        ["lead", "Your difficulty is seldom an insufficiency of facts."],
        [
          "row",
          "When the comparison has more than five columns",
          "Eliminate three, and see if the winner changes.",
        ],
        [
          "row",
          "When two excellent arguments point in opposite directions",
          "Take the one that you could explain to a bus driver.",
        ],
        [
          "row",
          "When you keep imagining what could go wrong",
          "Write down the four worst possibilities, with odds, and plan for one.",
        ],
        ["row", "When it concerns another person’s life", "Ask them before you research them."],
      ],
      ask: "Whose wishes did you research lately when asking would have taken a minute?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You maintain that you go by the evidence, which looks remarkably like your relatives.",
        ],
        [
          "row",
          "When loyalty is the only remaining consideration",
          "Ask what the one you’re loyal to would want for you.",
        ],
        [
          "row",
          "When an old failure votes against it",
          "Write down what is different about the present situation, in three lines.",
        ],
        [
          "row",
          "When you feel dread with no reason attached",
          "Wait one night; if it’s still there in the morning, treat it as information.",
        ],
        [
          "row",
          "When the figures approve and you keep discovering errors in them",
          "Stop adding, and identify what you’re afraid of.",
        ],
      ],
      ask: "Which old failure has been voting in your affairs as if it were evidence?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "You decide in seconds for others and in years for yourself; exchange a few."],
        [
          "row",
          "When someone needs you within the hour",
          "Go. In this particular field, your first impulse is nearly always sound.",
        ],
        [
          "row",
          "When an offer flatters you and your feet leave the floor",
          "Postpone it for two nights, and reconsider on an uneventful morning.",
        ],
        [
          "row",
          "When the wish concerns you and nobody else",
          "Give it the velocity you’d give a friend’s: one phone call before supper.",
        ],
        [
          "row",
          "When you are resigning in a temper",
          "Write the resignation, date it ten days ahead, and reconsider it after an excellent dinner.",
        ],
      ],
      ask: "What would you have decided by now if the person concerned weren’t you?",
    },
    Earth: {
      stances: { risk: "both", novelty: "both" },
      lines: [
        ["lead", "Precedent is your judge; know when it should sit this one out."],
        [
          "row",
          "When you’ve done it before with satisfactory results",
          "Do it again, and spare yourself the research.",
        ],
        [
          "row",
          "When nothing resembling it has ever happened to you",
          "Borrow a precedent; ask someone who survived it about the first month.",
        ],
        [
          "row",
          "When the safe alternative makes you yawn",
          "Calculate what it will take from you by your next significant birthday, in money and evenings.",
        ],
        [
          "row",
          "When it means parting with a house or a position",
          "Live one more week in it deliberately, and see whether you’re still bargaining.",
        ],
      ],
      ask: "Which precedent is still deciding for you in a case it never foresaw?",
    },
    Air: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You gather opinions as others gather firewood, and then sit there in the cold."],
        [
          "row",
          "When everyone else has to live with it too",
          "Ask everyone the same question, set a date, and announce the result yourself.",
        ],
        [
          "row",
          "When it’s your hair, your walls or your vacation",
          "Ask nobody; decide in the time it takes to drink a glass of water.",
        ],
        [
          "row",
          "When the worst case is continually growing new heads",
          "Describe it to a practical acquaintance, and retain only the heads that survive.",
        ],
        [
          "row",
          "When two possibilities come out even on every list",
          "Take the one you would sooner describe at a reunion.",
        ],
      ],
      ask: "On which matter of your own did you hold an election nobody required?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You decide so that no one will be unhappy, which is impossible."],
        [
          "row",
          "When every alternative disappoints someone",
          "Identify the person most capable of bearing it, tell them first, and remain for the sigh.",
        ],
        [
          "row",
          "When you’re agreeing because you have agreed every year",
          "Consider whether you would invent this tradition today.",
        ],
        [
          "row",
          "When an uneasiness about someone refuses to lift",
          "Respect it; keep your keys and your money until it has a name.",
        ],
        [
          "row",
          "When you cannot distinguish your wish from theirs",
          "Spend one day out of their sight, and settle it before you’re home.",
        ],
      ],
      ask: "Whose disappointment are you arranging your life around at present?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste", lead: "lead" },
      lines: [
        [
          "lead",
          "Deciding is your favorite exercise, performed daily and without a warm-up, so most of the following recommendations are brakes.",
        ],
        [
          "row",
          "When you have decided before the question was over",
          "Write your answer down, reread it tomorrow, and consider whether it still fits.",
        ],
        [
          "row",
          "When everyone hesitates and it can be undone",
          "Go; this is exactly what they keep you for.",
        ],
        [
          "row",
          "When your blood is up because someone smirked",
          "Decide about dinner, and absolutely nothing else.",
        ],
        [
          "row",
          "When it will bind people who aren’t present",
          "Telephone two of them, and let one alter it.",
        ],
      ],
      ask: "Which recent decision was really a reply to someone’s expression?",
    },
    Earth: {
      stances: { novelty: "both", order: "plan" },
      lines: [
        [
          "lead",
          "You trust whatever bore the weight on the previous occasion, which is sound about three times in four, so the following is for recognizing the fourth.",
        ],
        [
          "row",
          "When it concerns roofs, tools, cars or knees",
          "Follow experience, yours first and then your oldest neighbor’s.",
        ],
        [
          "row",
          "When the sole argument is that you’ve always done it",
          "Imagine there’s nothing there yet, and ask whether you’d establish it.",
        ],
        [
          "row",
          "When you delay because either way is a loss",
          "Take the loss you could justify to a ten-year-old.",
        ],
        [
          "row",
          "When the figures agree and your stomach doesn’t",
          "Go there, stand in the place for an hour, and consult the stomach.",
        ],
      ],
      ask: "What would you never establish today if it weren’t already in existence?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "Ask six people and you’ve got a majority, which is gratifying and occasionally relevant; what follows is for telling when you want one.",
        ],
        [
          "row",
          "When it affects the entire group",
          "Put it to them, and give the outvoted side one thing it asked for.",
        ],
        [
          "row",
          "When it affects nobody but you",
          "Poll no one; by the second call you would be campaigning.",
        ],
        [
          "row",
          "When both alternatives sound convincing",
          "Make a two-minute speech for each, and observe during which you slowed down.",
        ],
        [
          "row",
          "When you hear that everyone’s doing it",
          "Request three names, and telephone the middle one.",
        ],
      ],
      ask: "Which purely private decision have you submitted to a committee of your acquaintances?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Logic signs your decisions, though it isn’t always logic that made them, so give each of the two its proper jurisdiction, as follows.",
        ],
        [
          "row",
          "When you have five reasons and still feel uneasy",
          "Set the reasons aside, and ask who gets hurt.",
        ],
        [
          "row",
          "When you’re acting out of loyalty",
          "Imagine that person released from needing you, and see if you’d do it anyway.",
        ],
        [
          "row",
          "When an applicant or a building gives you a feeling",
          "Grant it one vote in three, and record afterward who was right.",
        ],
        [
          "row",
          "When it’s about a parent, a child or a goodbye",
          "Decide in the evening, reconsider it after breakfast, and tell them in person.",
        ],
      ],
      ask: "Which loyal choice would you undo if the person had never needed you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { head: "feeling", pace: "both" },
      lines: [
        ["lead", "Your first yes is generous and loud; trust it in certain situations only."],
        ["row", "When a friend needs you tonight", "Go. You have never regretted one of these."],
        [
          "row",
          "When an enthusiastic crowd is cheering you into something",
          "Say you’ll announce it tomorrow, and see whether you want it by daylight.",
        ],
        [
          "row",
          "When pride insists that you can’t back out now",
          "Telephone the person least impressed by you and inquire what they’d do.",
        ],
        [
          "row",
          "When it is safe, sensible, and makes you sleepy",
          "Experiment with a one-month version of the alternative.",
        ],
      ],
      ask: "Which commitment did you make because people were already applauding?",
    },
    Earth: {
      stances: { novelty: "familiar", risk: "safe" },
      lines: [
        [
          "lead",
          "You decide excellently with precedent and badly without it, so determine which you have.",
        ],
        [
          "row",
          "When your relatives have done it before",
          "Do as they did, after inquiring what they gave up for it.",
        ],
        [
          "row",
          "When nobody you know has ever attempted it",
          "Locate one stranger who has, and invite that person to lunch.",
        ],
        [
          "row",
          "When the only objection is that it would look peculiar",
          "Identify to whom; unless that person lives with you, proceed.",
        ],
        [
          "row",
          "When it’s a thing you will sit on or sign",
          "Remain sitting for twenty minutes, or recite every paragraph aloud, before you agree.",
        ],
      ],
      ask: "To whom exactly would your most sensible wish look odd?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        ["lead", "You ask everyone, which is half of a method; here is the other half."],
        [
          "row",
          "When six people have given you six different answers",
          "Record what you were secretly hoping to hear from each of them.",
        ],
        [
          "row",
          "When it affects an entire committee",
          "Hear them all one time, end the discussion, and decide before the weekend.",
        ],
        [
          "row",
          "When your head has a reason and your heart has a face",
          "Formulate the reason as though the face were a stranger’s; compare.",
        ],
        [
          "row",
          "When you go on consulting after you have decided",
          "Inform the next adviser that it’s settled, and introduce another subject.",
        ],
      ],
      ask: "Whose answer were you hoping for while you were asking all the others?",
    },
    Water: {
      stances: { head: "feeling", novelty: "both" },
      lines: [
        [
          "lead",
          "Feelings are your most accurate instrument; these rows say when it wants tuning.",
        ],
        [
          "row",
          "When you are selecting people",
          "Consult the condition of your stomach an hour after their departure.",
        ],
        [
          "row",
          "When someone will be disappointed either way",
          "Prefer the disappointment that you’d be able to justify to them in person.",
        ],
        [
          "row",
          "When you’re lonely and the invitation is kind",
          "Accept the coffee and decline the lease.",
        ],
        [
          "row",
          "When homesickness objects to a move you wanted",
          "Remain until two places there have greeted you by name.",
        ],
      ],
      ask: "Which choice felt right at the table and wrong in your stomach an hour later?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", pace: "both" },
      lines: [
        [
          "lead",
          "Your reflexes have an excellent reputation, deserved in those fields where they’ve had practice.",
        ],
        [
          "row",
          "When it concerns velocity, weather or a machine",
          "Go on the first twitch, since deliberation would only add errors.",
        ],
        [
          "row",
          "When it concerns a human being and you experience the identical twitch",
          "Wait one night, because your reflexes have no experience of people.",
        ],
        [
          "row",
          "When you want to quit on the spot",
          "Complete the shift, and compose your resignation afterward, on a full stomach.",
        ],
        [
          "row",
          "When everyone tells you it can’t be done",
          "Ask yourself whether you’d still want it if they all agreed.",
        ],
      ],
      ask: "In which field have you been trusting reflexes that never had any training?",
    },
    Earth: {
      stances: { order: "both", pace: "patience" },
      lines: [
        [
          "lead",
          "You decide by handling, a method that is slow and reliable, and useless for anything without a surface.",
        ],
        [
          "row",
          "When you can experiment for a week",
          "Do so, say nothing to anyone, and let your shoulders vote.",
        ],
        [
          "row",
          "When it exists only on paper, such as insurance or a lease",
          "Have it laid out for you by a person who enjoys paper.",
        ],
        [
          "row",
          "When leaving would mean unbolting something",
          "Estimate the unbolting first, which usually amounts to a third of what you feared.",
        ],
        [
          "row",
          "When you’ve been waiting for more information since winter",
          "Name the information you’re waiting for, and if you can’t, settle it today.",
        ],
      ],
      ask: "What choice are you postponing until you can hold it, though it has no handle?",
    },
    Air: {
      stances: { order: "improvise", risk: "bold" },
      lines: [
        ["lead", "Keeping every exit open is a decision as well, and it charges by the month."],
        [
          "row",
          "When two options are equally good",
          "Flip a coin, and obey it before you have analyzed your disappointment.",
        ],
        [
          "row",
          "When you can defend any side with equal pleasure",
          "Ask which you’d prefer if no one could ever hear your reasons.",
        ],
        [
          "row",
          "When someone needs a date from you by tonight",
          "Give a real one, and put the escape clause in the same breath.",
        ],
        [
          "row",
          "When the ingenious solution and the boring one both work",
          "Take the boring one wherever others will have to operate it.",
        ],
      ],
      ask: "Which exit are you paying for, month after month, and never using?",
    },
    Water: {
      stances: { head: "logic", voice: "both" },
      lines: [
        [
          "lead",
          "Your reasons come up dry and sensible; whatever persuaded you is generally a good deal wetter.",
        ],
        [
          "row",
          "When you have six objections to visiting a place",
          "Look for the person who’d be there, and make up your mind about the person.",
        ],
        [
          "row",
          "When logic says go and your stomach has been off all week",
          "Grant the stomach a hearing of ten minutes, pen in hand, no rebuttal.",
        ],
        [
          "row",
          "When a person you love wants an immediate yes",
          "Answer “I lean toward it,” and name the evening when you’ll know.",
        ],
        [
          "row",
          "When your daytime answer and your midnight answer differ",
          "Put it again on a free afternoon, outdoors, and let that third opinion prevail.",
        ],
      ],
      ask: "What was the wet reason beneath your last sensible decision?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise", pace: "both" },
      lines: [
        [
          "lead",
          "Your first jolt is right about what is alive, and entirely ignorant of calendars.",
        ],
        [
          "row",
          "When it’s a question of going or staying out",
          "Trust the legs. If they’re already in the hall, go.",
        ],
        [
          "row",
          "When a signature would obligate you for over a year",
          "Sleep on it in three different frames of mind before you approach the pen.",
        ],
        [
          "row",
          "When you want it chiefly because they said you couldn’t",
          "Imagine their enthusiastic permission, and see what is left.",
        ],
        [
          "row",
          "When two thrilling opportunities collide",
          "Take the one you could do tomorrow with what you own today.",
        ],
      ],
      ask: "What did you last choose chiefly because you had been told that you couldn’t?",
    },
    Earth: {
      stances: { pace: "patience", order: "improvise" },
      lines: [
        ["lead", "You settle things by handling them, so arrange to handle them before you sign."],
        [
          "row",
          "When it’s a house, a coat or a dog",
          "Return at a different hour, in miserable weather, and let your body vote again.",
        ],
        [
          "row",
          "When the choice exists only on paper",
          "Live it for a weekend: same bus, same food, same miserable alarm.",
        ],
        [
          "row",
          "When you’ve delayed so long that it is being decided for you",
          "Adopt the milk’s expiration date as your deadline.",
        ],
        [
          "row",
          "When both alternatives are satisfactory",
          "Choose whichever you would be willing to repair.",
        ],
      ],
      ask: "Which choice are you letting spoil slowly so that you won’t need to make it?",
    },
    Air: {
      stances: { head: "feeling", focus: "both" },
      lines: [
        ["lead", "You can see the charm of every alternative, and charm has no brakes."],
        [
          "row",
          "When friends give you five opinions",
          "Notice whose you contradicted silently; the opposite of theirs is yours.",
        ],
        [
          "row",
          "When the list of reasons is impressive and your stomach is shut",
          "Obey the stomach, and keep the list for explaining.",
        ],
        [
          "row",
          "When you have to answer immediately",
          "Request one night, which people almost invariably grant.",
        ],
        [
          "row",
          "When nothing important depends on it",
          "Flip a coin and notice which side you’re rooting for.",
        ],
      ],
      ask: "Whose advice did you last argue with in your mind all the way home?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "lead",
          "Your instinct for people is superb, and your instinct for timing goes by the weather inside.",
        ],
        [
          "row",
          "When you must judge a newcomer",
          "Trust the misgivings of the first handshake, and test the enchantment for a season.",
        ],
        [
          "row",
          "When a melancholy evening suggests that you quit",
          "Promise it a hearing at noon, after lunch, and honor the promise.",
        ],
        [
          "row",
          "When saying yes would spare someone pain",
          "Calculate whom the pain moves to, and when it arrives.",
        ],
        [
          "row",
          "When you simply know",
          "Do it, and inform one person, so that it can’t be retracted at dawn.",
        ],
      ],
      ask: "Which decision looks different to you at noon from how it looked the night before?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Your first answer arrives at a run, and it’s accurate about anything visible from where you stand.",
        ],
        [
          "row",
          "When the matter is directly before your eyes",
          "Trust the opening move; you have noticed more than you can explain.",
        ],
        [
          "row",
          "When the decision will outlast your present excitement",
          "Argue the opposite aloud for the duration of a shower, and then choose.",
        ],
        [
          "row",
          "When someone dares you",
          "Consider what they would get out of it, and act on the answer.",
        ],
        [
          "row",
          "When you’re deciding in order to end the meeting",
          "Name the earliest hour tomorrow, and leave with the question still unanswered.",
        ],
      ],
      ask: "Which quick yes from this year would you give again, just as fast?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "You think with something in your grip, so intangible matters get decided badly or never.",
        ],
        [
          "row",
          "When it concerns a house, a tool or a dinner",
          "Go there, lean on it, and trust your palms.",
        ],
        [
          "row",
          "When it concerns a contract",
          "Print it, take it to a bench, and underline what you’d resent in two years.",
        ],
        [
          "row",
          "When you’ve been undecided for a week",
          "Build the cheapest version of one option and live with it until the weekend.",
        ],
        [
          "row",
          "When everyone is shouting hurry and your feet refuse",
          "Back the feet, and request the one figure that’s missing.",
        ],
      ],
      ask: "Which open question could you turn into something you can lift and weigh?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "You decide by talking, and whoever you talked to last has more say than they know.",
        ],
        [
          "row",
          "When three advisers have given three verdicts",
          "Notice whose you were secretly hoping for, and stop polling.",
        ],
        [
          "row",
          "When a decision bores you but matters",
          "Explain it to a ten-year-old; wherever you start to mumble, investigate.",
        ],
        [
          "row",
          "When two offers are equally amusing",
          "Toss a coin, observe your own expression, and obey the expression.",
        ],
        [
          "row",
          "When you could represent either side",
          "Ask which one you would defend without any audience at all.",
        ],
      ],
      ask: "Whose opinion did you continue collecting after you had already decided?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "The answer arrives in your stomach first, and then you recruit evidence to conceal it.",
        ],
        [
          "row",
          "When the figures look respectable and your stomach has turned over",
          "Wait one more day and study the people instead.",
        ],
        [
          "row",
          "When you’re about to agree because they looked disappointed",
          "Say “Ask me after breakfast,” and sleep in between.",
        ],
        [
          "row",
          "When an emergency leaves no time",
          "Go by instinct, out loud, while someone records what you said.",
        ],
        [
          "row",
          "When an old memory is casting a vote",
          "Identify the year it belongs to, and check who from today was present.",
        ],
      ],
      ask: "What did your stomach tell you this month that your facts are still covering up?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", risk: "both" },
      lines: [
        [
          "lead",
          "You decide with your whole chest and at once, which suits some questions down to the ground.",
        ],
        [
          "row",
          "When it’s about tonight, a menu or a detour",
          "Do follow the first yes; reconsidering has never improved your evening.",
        ],
        [
          "row",
          "When it commits another person’s weekend",
          "Do consult them before you announce it to a full van.",
        ],
        [
          "row",
          "When the yes is unusually loud and there are spectators",
          "Do repeat it next morning without them.",
        ],
        [
          "row",
          "When you’d be bound for longer than a year",
          "Do imagine its dullest afternoon, in detail, and decide for that.",
        ],
      ],
      ask: "To what did you say yes with witnesses that you’d have declined in an empty hall?",
    },
    Earth: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Your body gives excellent advice on things it can sniff, and needs assistance with the rest.",
        ],
        [
          "row",
          "When it’s a house, a mattress or a person to share them with",
          "Do trust your shoulders; notice whether they drop.",
        ],
        [
          "row",
          "When the alternatives exist only as figures",
          "Do get someone to demonstrate them with cups and coins.",
        ],
        [
          "row",
          "When staying is comfortable and you suspect that comfort is its only virtue",
          "Do spend one entire day in the other place first.",
        ],
        [
          "row",
          "When you’ve been offered less now or considerably more later",
          "Do sleep on it, adequately fed; a hungry negotiator takes the bun.",
        ],
      ],
      ask: "What did your shoulders know about a choice before you had any reasons?",
    },
    Air: {
      stances: { company: "company", order: "improvise" },
      lines: [
        [
          "lead",
          "You discover your opinion by asking around, so it matters whom you consult and when you quit.",
        ],
        [
          "row",
          "When you’ve polled five people and are dialing the sixth",
          "Do hang up; you know by now which answer you were hoping for.",
        ],
        [
          "row",
          "When all the possibilities seem equally entertaining",
          "Do pick by who else will be there.",
        ],
        [
          "row",
          "When it affects your health or your savings",
          "Do consult one person who’s professionally boring.",
        ],
        [
          "row",
          "When your most recent conversation reversed your opinion",
          "Do wait a day, since charm has generally evaporated by breakfast.",
        ],
      ],
      ask: "Whose answer were you hoping for when you asked everyone else?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        [
          "lead",
          "Feelings are your compass, and a compass wants holding away from other people’s metal.",
        ],
        [
          "row",
          "When someone will be disappointed either way",
          "Do determine which disappointment you could bear to look at, and go toward it.",
        ],
        [
          "row",
          "When a place inexplicably gives you gooseflesh",
          "Do leave first and work out the reason on the sidewalk.",
        ],
        [
          "row",
          "When you’re deciding while sad, or immediately after a film",
          "Do decide about dinner and nothing larger.",
        ],
        [
          "row",
          "When you want to return to someone or somewhere",
          "Do spend an hour remembering why you left, with dates.",
        ],
      ],
      ask: "Which decision did you make in another person’s mood instead of your own?",
    },
  },
};
