import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "Certainty comes to you in a hurry, and these rows tell you when it deserves to be obeyed.",
        ],
        [
          "row",
          "When it’s reversible and you feel a rush of enthusiasm",
          "Go before lunch, and forgive yourself in advance.",
        ],
        [
          "row",
          "When the proposal was written in anger",
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
          "Sound decisions take you a season, which is exactly the right length for a few of them.",
        ],
        [
          "row",
          "When you’ll be living with the result for twenty years",
          "Sleep there, wander around it, or work in it for a week before you sign.",
        ],
        [
          "row",
          "When a mistake would cost less than an afternoon’s pay",
          "Give it two minutes on your feet, and never revisit it.",
        ],
        [
          "row",
          "When all the information is in and you’re still hesitating",
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
          "You can see around every corner of a question, so what you need are regulations for when to stop looking.",
        ],
        [
          "row",
          "When there are more than three options",
          "Cross out the most elegant one first, and see if you miss it.",
        ],
        [
          "row",
          "When you’re about to consult a fifth friend",
          "Remember whose advice disappointed you, and do the opposite of it.",
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
        [
          "lead",
          "You feel the verdict first, and the logic is hired afterward to represent it in public.",
        ],
        [
          "row",
          "When your stomach sinks and you can’t explain it",
          "Consider it information from an anonymous source, and postpone everything by a week.",
        ],
        [
          "row",
          "When an offer makes you feel singled out",
          "Ask what they would do if you declined, and watch their expression.",
        ],
        [
          "row",
          "When a place reminds you of another where you were unhappy",
          "Visit at a completely different hour, with someone who has no memories there.",
        ],
        ["row", "When head and stomach agree", "Abandon the research, and reply today."],
      ],
      ask: "Which conclusion did you feel first and decorate with arguments afterward?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "lead",
          "You’ll deliberate over a toaster for a month and emigrate over lunch, so first establish the size of the decision.",
        ],
        [
          "row",
          "When you’ve already started collecting justifications in its favor",
          "Consider it decided; go, and skip the justifications.",
        ],
        [
          "row",
          "When the decision excites you and is irreversible",
          "Find the strongest objection, read it standing up, then sleep on it.",
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
          "Left to yourself you decide the way stalactites do, and for most things there’s a quicker procedure.",
        ],
        [
          "row",
          "When you’ve gathered information and the last five facts changed nothing",
          "Stop there, because what you lack now is nerve.",
        ],
        [
          "row",
          "When it concerns where you’ll live or sleep",
          "Go and lie down in it for an hour before signing.",
        ],
        [
          "row",
          "When not choosing has been the choice all year",
          "Announce it as a decision, and see whether you’d defend it.",
        ],
        [
          "row",
          "When the only argument for the old arrangement is that it feels like you",
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
          "Give them a recommendation, then your reasons, never the other way around.",
        ],
        [
          "row",
          "When yet another option turns up on the last day",
          "Write it down for next time, and decide as planned.",
        ],
      ],
      ask: "Which beautiful possibility are you keeping alive at the expense of a real one?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "In you, logic and mood each claim the deciding vote, so it’s better to divide the cases between them.",
        ],
        [
          "row",
          "When it’s about people you’ll see every week",
          "Let affection choose, and have logic negotiate the terms.",
        ],
        [
          "row",
          "When you keep losing the papers you’d have to sign",
          "Read that as an unofficial no until the evidence says otherwise.",
        ],
        [
          "row",
          "When everyone’s happiness appears to depend on your choice",
          "Go somewhere without a single familiar face, and ask again.",
        ],
        [
          "row",
          "When the case is excellent and you feel heavy",
          "Wait one night, and over breakfast figure out what the case leaves out.",
        ],
      ],
      ask: "Which papers have you lost more than once, and what were they trying to tell you?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "lead",
          "Deciding is your favorite sport, so half of these rows are about when to sit one out.",
        ],
        [
          "row",
          "When it’s cheap, visible and reversible",
          "Go immediately, and let the doubters watch.",
        ],
        [
          "row",
          "When you already announced it in front of twenty people",
          "Consider whether you’d still want it if not one of them had been listening.",
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
          "Your nerve trusts speed and your hands trust samples, so let the importance of the question decide which of them gets consulted.",
        ],
        [
          "row",
          "When it can be bought back or rebuilt within a month",
          "Trust the nerve, and begin.",
        ],
        [
          "row",
          "When it involves land, a building or a signature good for years",
          "Visit three times, in completely different weather, and handle everything that can be handled.",
        ],
        [
          "row",
          "When you’ve put in so much that stopping feels like theft",
          "Consider what a buyer, arriving today, would do with it.",
        ],
        [
          "row",
          "When the numbers say yes and you aren’t hungry",
          "Eat something, sleep, and reconsider the numbers on a walk.",
        ],
      ],
      ask: "What are you continuing mainly because of all that has gone into it?",
    },
    Air: {
      stances: { pace: "both", head: "logic" },
      lines: [
        [
          "lead",
          "You can make any option sound inevitable, even to yourself, so here are some precautions.",
        ],
        [
          "row",
          "When you’ve made up your mind in the first minute",
          "Write the verdict down, and spend five minutes as opposing counsel.",
        ],
        [
          "row",
          "When you have polled so many people that it’s a referendum",
          "Pick out the two who’ll live with the result, and consult nobody else.",
        ],
        [
          "row",
          "When each option is fair to someone",
          "Pick the one you could explain to the disappointed party.",
        ],
        [
          "row",
          "When the debate is more entertaining than any outcome",
          "Start an egg timer, and decide before it rings.",
        ],
      ],
      ask: "Who would you have to look at while explaining the choice you’re about to make?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You go by logic and overrule it for a handful of people, so begin by establishing who’s in the picture.",
        ],
        ["row", "When no one you love is affected", "Run the numbers, and be finished by noon."],
        [
          "row",
          "When someone you love is affected",
          "Find out what they’d actually prefer before you protect them from it.",
        ],
        [
          "row",
          "When a place makes your neck prickle for no apparent reason",
          "Count that as one vote, and add the explanation whenever it arrives.",
        ],
        [
          "row",
          "When you’re about to cut someone out of your life",
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
          "When the excitement comes mainly from others having said no",
          "Ask if you’d do it with nobody watching.",
        ],
        [
          "row",
          "When it binds someone more deliberate than you",
          "Give them three nights, and sell them nothing in the meantime.",
        ],
        [
          "row",
          "When two roads look equally exciting",
          "Take the one where you’d be a complete amateur.",
        ],
      ],
      ask: "Which lightning-fast yes of yours is another person still paying for?",
    },
    Earth: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Half of you has signed already and the other half is still kicking the tires; let them take turns.",
        ],
        [
          "row",
          "When the plan is new and the stake is modest",
          "Let the gambling half go, with cash, up to a previously agreed maximum.",
        ],
        [
          "row",
          "When you’re about to replace a thing that works",
          "Live one more week with it and list its actual faults.",
        ],
        [
          "row",
          "When it concerns a roof, a back or a marriage",
          "Side with the half that’s kicking tires.",
        ],
        [
          "row",
          "When six months of research have produced a seventh",
          "Buy the second best today and let stubbornness make up the difference.",
        ],
      ],
      ask: "What have you researched for so long that deciding would cost you a favorite hobby?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You can talk any decision into a draw, so let something that can’t talk break the tie.",
        ],
        [
          "row",
          "When you’ve made a brilliant case for both",
          "Notice which one you used your hands for.",
        ],
        [
          "row",
          "When consulting one more person sounds sensible",
          "Predict their reply; if you can, skip them.",
        ],
        [
          "row",
          "When keeping it open feels like intelligence",
          "Set a date, and write beside it what expires that day.",
        ],
        [
          "row",
          "When a stranger’s odd suggestion makes you laugh aloud",
          "Put it on the list, because with you amusement is an early form of interest.",
        ],
      ],
      ask: "Which possibility are you keeping alive long after you lost interest in it?",
    },
    Water: {
      stances: { head: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Your reasons are quick and your stomach is slow; neither should sign without the other.",
        ],
        [
          "row",
          "When every fact says yes and you keep avoiding the conversation",
          "Wait two nights, since the no in you hasn’t found its words.",
        ],
        [
          "row",
          "When the decision would please someone you’re fond of",
          "Make it once as though they’d never hear about it.",
        ],
        [
          "row",
          "When you are deciding in a black mood",
          "Allow yourself only what can be returned.",
        ],
        [
          "row",
          "When two places come out even on paper",
          "Visit, and see where you’d take off your shoes.",
        ],
      ],
      ask: "Which attractive offer did your stomach decline, and were you glad of it afterward?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "Whenever there’s a decision, two clocks tick in you, an impatient one and a deliberate one; here’s when to go by each.",
        ],
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
        ["lead", "Match the tool to the decision, the way any carpenter would."],
        [
          "row",
          "When it’s a question of where to live",
          "Visit twice, once in terrible weather, and believe your feet before the architect’s drawings.",
        ],
        [
          "row",
          "When two excellent jobs are competing for you",
          "Imagine doing each with a miserable cold, and take whichever you’d go on with.",
        ],
        [
          "row",
          "When the dream says yes and the numbers say no",
          "Reduce the dream until the numbers nod; see whether it still appeals to you.",
        ],
        [
          "row",
          "When you can’t get rid of a possession or a plan",
          "Put it in a box with a date; if nobody has opened the box in six months, that’s your decision.",
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
          "Cross off everything except two, toss a coin, and pay attention to your disappointment.",
        ],
        [
          "row",
          "When you have consulted a sixth adviser",
          "Stop, and call back only the one whose answer annoyed you.",
        ],
        [
          "row",
          "When the case for it is excellent and you’re sleeping badly",
          "Side with the sleepless night, and look for its motives later.",
        ],
        [
          "row",
          "When it concerns people you’ll have to go on seeing",
          "Choose whatever you could justify to each of them individually.",
        ],
      ],
      ask: "Whose advice irritated you most recently, and what did it threaten?",
    },
    Water: {
      stances: { trust: "slow", head: "feeling" },
      lines: [
        ["lead", "Your instinct is excellent about people and hopeless about sofas."],
        [
          "row",
          "When the question is who to trust",
          "Believe your original impression, and take an entire year over it anyway.",
        ],
        [
          "row",
          "When it’s about repairs, contracts or estimates",
          "Use a list, a daylight hour, and someone who feels nothing about it.",
        ],
        [
          "row",
          "When guilt is presiding over the question",
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
          "Trust your immediate indignation, which has already examined the evidence.",
        ],
        [
          "row",
          "When someone dazzling wants an answer tonight",
          "Explain that you only answer such things after breakfast, and then eat some.",
        ],
        [
          "row",
          "When a safe offer makes you yawn",
          "Ask what it would pay for, and judge that instead.",
        ],
        [
          "row",
          "When you’ve decided and feel magnificent",
          "Notify whoever is going to be inconvenienced most, before you sign.",
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
          "Trust your spine, and try it out for an entire unhurried meal.",
        ],
        [
          "row",
          "When the principle says go and the knees say stay",
          "Negotiate with the knees, and get a definite date out of them.",
        ],
        [
          "row",
          "When two jobs look identical on paper",
          "Make each commute once at rush hour, then compare how you feel at supper.",
        ],
        [
          "row",
          "When you haven’t decided for an entire season",
          "Assume that you have, and find out which possibility you’ve been watering.",
        ],
      ],
      ask: "What have you been watering all this time that you call undecided?",
    },
    Air: {
      stances: { head: "both", pace: "patience" },
      lines: [
        [
          "lead",
          "You think well on your feet and badly at midnight, so each variety of question gets a test of its own.",
        ],
        [
          "row",
          "When it’s a minor choice with many options",
          "Drop all except two immediately, and choose whichever you named first.",
        ],
        [
          "row",
          "When five friends have given you five answers",
          "Notice which friend you called last, the one you had hopes for.",
        ],
        [
          "row",
          "When the advantages and disadvantages come out even",
          "Read both lists aloud and listen for where you speed up.",
        ],
        [
          "row",
          "When it would cost you a conviction",
          "Cancel the debate, since the conviction never volunteered for one.",
        ],
      ],
      ask: "Which friend do you consult when you’ve already decided and simply want company?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You decide by feeling, and feelings come and go like the tide, so learn when each variety can be trusted.",
        ],
        [
          "row",
          "When you want to say yes with their eyes on you",
          "Negotiate a night’s delay, and decide by yourself, with the lights off.",
        ],
        [
          "row",
          "When a place makes you homesick at first sight",
          "Go back in miserable weather and find out whether it’s still calling.",
        ],
        [
          "row",
          "When guilt and affection recommend the same thing",
          "Imagine them thanking you warmly for refusing, and see which of the two feelings is left.",
        ],
        [
          "row",
          "When your feeling has changed three times since noon",
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
        [
          "lead",
          "You decide with your whole chest, and fast, so here is something to do beforehand on each occasion:",
        ],
        [
          "row",
          "When something thrills you in front of other people",
          "Ask yourself again in the shower, where nobody can be thrilled along with you.",
        ],
        [
          "row",
          "When a person in need is part of the offer",
          "Consider the position with that person taken out.",
        ],
        [
          "row",
          "When everyone is expecting an answer and you don’t know",
          "Say “I’ll tell you in the morning,” and let them be disappointed overnight.",
        ],
        [
          "row",
          "When a yes of yours commits a second person",
          "Telephone them first, since there are always two minutes for that.",
        ],
      ],
      ask: "Whose life did your last quick yes rearrange before they had even heard of it?",
    },
    Earth: {
      stances: { order: "plan", pace: "patience" },
      lines: [
        [
          "lead",
          "You decide by asking what will still feed people in ten years, and every variety of decision has its own test:",
        ],
        [
          "row",
          "When it concerns a house, a move or a lease",
          "Spend an hour there at dusk without any agent, and trust your stomach.",
        ],
        [
          "row",
          "When duty and inclination point the same way",
          "Go immediately, since that happens less often than you’d imagine.",
        ],
        [
          "row",
          "When you stay because you’ve already invested so much",
          "Imagine being offered it today for the first time, and see whether you’d accept.",
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
          "You think with your mouth open and six people listening, so these are for deciding without a show of hands:",
        ],
        [
          "row",
          "When you have polled everyone and feel less certain",
          "Write down which answer you were hoping, with each additional telephone call, to finally hear.",
        ],
        [
          "row",
          "When two good people advise opposite things",
          "Ask what each of them is afraid of, then subtract that from the advice.",
        ],
        [
          "row",
          "When the decision is practical and reversible",
          "Flip a coin without a word to anyone, and obey the coin.",
        ],
        [
          "row",
          "When you can defend your reasons far too well",
          "Wait for a reason that sounds dull, because that one’s actually yours.",
        ],
      ],
      ask: "Which answer were you hoping for when you asked all those people?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "lead",
          "You feel the outcome in other people’s bodies first, so here’s how to locate your own reaction:",
        ],
        [
          "row",
          "When a no would hurt someone you love",
          "Rehearse it aloud, by yourself, then consider whether you actually mean it.",
        ],
        [
          "row",
          "When a stranger’s troubles have moved you to help",
          "Offer a single afternoon to begin with, and reconsider once you’re fed and rested.",
        ],
        [
          "row",
          "When you’re asked at a crowded, sentimental occasion",
          "Answer the day after, from somewhere you can’t smell the cake.",
        ],
        [
          "row",
          "When your gut says run from someone likable",
          "Obey it sooner than you’d like, and owe nobody any reasons.",
        ],
      ],
      ask: "Where in your own body did you feel the last wrong yes before you said it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "lead",
          "Your first impulse is right more often than your friends admit, and wrong about only one thing: other people’s time.",
        ],
        [
          "row",
          "When only your own comfort and cash are involved",
          "Trust the jolt, go, and enjoy being the story.",
        ],
        [
          "row",
          "When the decision commits someone who isn’t present",
          "Call them beforehand, and let their second reaction count double.",
        ],
        [
          "row",
          "When the offer expires tonight and your pulse is delighted",
          "Ask for a night; anything that can’t survive one was a trick.",
        ],
        [
          "row",
          "When two attractive doors stand open and you want both",
          "Take the one you’d be sorry to see a competitor walk through.",
        ],
      ],
      ask: "Whose calendar did your last leap land on without anyone’s permission?",
    },
    Earth: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "lead",
          "In trivial matters you leap, but when walls and a signature are involved something in you sits down in the middle of the road, and both reactions deserve a hearing.",
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
          "When it’s cheap and can easily be reversed",
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
          "Since you can see nine futures from any chair, and enthusiastically advertise each of them, the trick is to close the shop in time.",
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
          "You decide by imagining how it would feel to have told everyone, and that works for everything except the matters listed here.",
        ],
        [
          "row",
          "When a yes would light up the other person’s entire face",
          "Promise an answer by letter, where there’s no face to watch.",
        ],
        [
          "row",
          "When you love the person and doubt the project",
          "Answer about the project only, and love them in a separate message.",
        ],
        [
          "row",
          "When you feel strongly after a melody, a film or wine",
          "Leave it overnight, and see what’s left of it at noon.",
        ],
        [
          "row",
          "When a calm sadness says no for the third week in a row",
          "Obey it, though it hasn’t got a single argument on its side.",
        ],
      ],
      ask: "What did you agree to recently for the sake of one happy face?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Speed suits you only in territory you’ve been through before."],
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
          "When everything recommends waiting and your temperament objects",
          "By tonight, take the smallest imaginable step that can still be undone.",
        ],
      ],
      ask: "Which dare did you accept lately that nobody had actually made?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        [
          "lead",
          "Most of your conclusions are excellent because they were unhurried; here are the exceptions.",
        ],
        [
          "row",
          "When it has worked for years and becomes expensive",
          "Name the sum or the ache that would end it, and obey that limit.",
        ],
        [
          "row",
          "When a thing can be tried for a month",
          "Try it, and judge by nothing except how you’re sleeping.",
        ],
        [
          "row",
          "When both options are equally attractive",
          "Handle each, and take the one your grip prefers.",
        ],
        [
          "row",
          "When there’s no precedent at all",
          "Consult someone who did it with their own money, and subtract half of their enthusiasm.",
        ],
      ],
      ask: "At what sum or what ache would you finally give up the arrangement?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        ["lead", "Your difficulty is almost never a shortage of information."],
        [
          "row",
          "When the comparison has more than five columns",
          "Delete three of the columns, and see if the winner changes.",
        ],
        [
          "row",
          "When two excellent arguments point in opposite directions",
          "Take the one you could comfortably explain to a bus driver.",
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
          "You maintain that you go by the evidence, although the evidence looks remarkably like your relatives.",
        ],
        [
          "row",
          "When loyalty is the only consideration you’ve got left",
          "Ask what the one you’re loyal to would want for you.",
        ],
        [
          "row",
          "When an old failure votes against it",
          "Write down what is different about the situation this time, in three lines.",
        ],
        [
          "row",
          "When you feel dread with no reason attached",
          "Wait one night; if it’s still there in the morning, treat it as information.",
        ],
        [
          "row",
          "When the figures approve and you keep discovering errors in them",
          "Stop adding, and figure out what you’re actually afraid of.",
        ],
      ],
      ask: "Which old failure has been voting in your affairs as if it were evidence?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "You decide in seconds for others and in years for yourself; try trading occasionally.",
        ],
        [
          "row",
          "When someone needs you within the hour",
          "Go. In emergencies, your first impulse is nearly always sound.",
        ],
        [
          "row",
          "When an offer flatters you and your feet leave the floor",
          "Postpone it for two nights, and reconsider on an uneventful morning.",
        ],
        [
          "row",
          "When the wish concerns you and nobody else",
          "Give it the same priority you’d give a friend’s: one phone call before supper.",
        ],
        [
          "row",
          "When you’re resigning in a temper",
          "Write the resignation, date it ten days ahead, and reconsider it after an excellent dinner.",
        ],
      ],
      ask: "What would you have decided by now if the person concerned weren’t you?",
    },
    Earth: {
      stances: { risk: "both", novelty: "both" },
      lines: [
        ["lead", "Precedent is your judge; these are for when the judge should sit this one out."],
        [
          "row",
          "When you’ve done it before and everything turned out fine",
          "Do it again, and spare yourself the research.",
        ],
        [
          "row",
          "When nothing remotely like it has ever happened to you",
          "Borrow a precedent; ask someone who survived it about the first month.",
        ],
        [
          "row",
          "When the safe alternative makes you yawn",
          "Calculate what it will take from you by your next important birthday, in money and evenings.",
        ],
        [
          "row",
          "When it means parting with a house or a longtime occupation",
          "Live one more week in it deliberately, and see whether you’re still bargaining.",
        ],
      ],
      ask: "Which precedent is still deciding for you in a case it never foresaw?",
    },
    Air: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You gather opinions the way other people gather firewood, and then sit there in the cold.",
        ],
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
          "When the worst case is constantly growing additional heads",
          "Describe it to a practical acquaintance, and worry exclusively about the heads that survive.",
        ],
        [
          "row",
          "When two possibilities come out even on every list",
          "Take the one you’d rather describe at a reunion.",
        ],
      ],
      ask: "Which private matter of yours did you put to an election nobody needed?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You decide so that no one will be unhappy, which is impossible."],
        [
          "row",
          "When every alternative disappoints someone",
          "Pick the person most capable of taking it, tell them first, and stick around for the sigh.",
        ],
        [
          "row",
          "When you’re agreeing because you have agreed every year",
          "Consider whether you would invent this tradition today.",
        ],
        [
          "row",
          "When an uneasy feeling about someone refuses to lift",
          "Respect it; keep your keys and your money until it has a name.",
        ],
        [
          "row",
          "When you can’t tell your wish from theirs",
          "Spend one day out of their sight, and settle the question before you’re home.",
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
          "Deciding is your favorite exercise, performed daily and without a warm-up, so most of the following are brakes.",
        ],
        [
          "row",
          "When you’ve decided before anybody had finished the question",
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
          "Telephone two of them, and let one of them change something.",
        ],
      ],
      ask: "Which recent decision was really a reply to someone’s expression?",
    },
    Earth: {
      stances: { novelty: "both", order: "plan" },
      lines: [
        [
          "lead",
          "You trust whatever carried the weight last time, which is sensible about three times in four, so the following is for recognizing the fourth.",
        ],
        [
          "row",
          "When it concerns roofs, tools, cars or knees",
          "Follow experience, yours first and then your oldest neighbor’s.",
        ],
        [
          "row",
          "When the only argument is that you’ve always done it",
          "Imagine there’s nothing there yet, and ask whether you’d introduce it today.",
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
      ask: "What would you never introduce today if it didn’t already exist?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "Ask six people and you’ve got a majority, which is gratifying and occasionally relevant; what follows is for telling when you actually need one.",
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
          "Make a two-minute speech for each, and pay attention to which one slowed you down.",
        ],
        [
          "row",
          "When you hear that everyone’s doing it",
          "Get the names of three who are, and telephone the middle one.",
        ],
      ],
      ask: "Which purely private decision have you submitted to a committee of your acquaintances?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Logic signs your decisions, though it’s often loyalty that made them, so these rows give each of the two a jurisdiction of its own.",
        ],
        [
          "row",
          "When you have five reasons and still feel uneasy",
          "Set the reasons aside, and ask who gets hurt.",
        ],
        [
          "row",
          "When you’re acting out of loyalty",
          "Imagine that person no longer needs you, and see if you’d do it anyway.",
        ],
        [
          "row",
          "When an applicant or a building gives you a feeling",
          "Give that feeling one vote in three, and write down afterward who was right.",
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
        [
          "lead",
          "Your first yes is generous and loud; trust it in some situations and definitely not in others.",
        ],
        ["row", "When a friend needs you tonight", "Go. You have never regretted one of these."],
        [
          "row",
          "When an enthusiastic crowd is cheering you into something",
          "Say you’ll announce it tomorrow, and see whether you want it by daylight.",
        ],
        [
          "row",
          "When pride insists that you can’t back out now",
          "Telephone the person least impressed by you and find out what they’d do in your situation.",
        ],
        [
          "row",
          "When it is safe, sensible, and makes you sleepy",
          "Try out a one-month version of the alternative.",
        ],
      ],
      ask: "Which commitment did you make because people were already applauding?",
    },
    Earth: {
      stances: { novelty: "familiar", risk: "safe" },
      lines: [
        [
          "lead",
          "You decide excellently with precedent and badly without it, so begin by establishing whether you’ve got any.",
        ],
        [
          "row",
          "When your relatives have done it before",
          "Do as they did, after finding out what they gave up.",
        ],
        [
          "row",
          "When nobody you know has ever attempted it",
          "Track down one stranger who has, and invite that person to lunch.",
        ],
        [
          "row",
          "When the only objection is that it would look peculiar",
          "Figure out peculiar to whom, and unless you live with them, go ahead.",
        ],
        [
          "row",
          "When it’s a thing you will sit on or sign",
          "Sit there for twenty minutes, or read every paragraph aloud.",
        ],
      ],
      ask: "Who exactly would consider your most sensible wish peculiar?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        ["lead", "You ask everyone, which is half of a method; here is the other half."],
        [
          "row",
          "When six people have given you six different answers",
          "Write down what you were secretly hoping to hear from each of them.",
        ],
        [
          "row",
          "When it affects an entire committee",
          "Hear everybody out once, end the discussion, and decide before the weekend.",
        ],
        [
          "row",
          "When your head has a reason and your heart is picturing a face",
          "State the reason as though that face belonged to a stranger, and see if it’s still convincing.",
        ],
        [
          "row",
          "When you go on consulting after you’ve already decided",
          "Tell the next adviser that everything’s settled, and change the subject.",
        ],
      ],
      ask: "Whose answer were you hoping for while you were asking all the others?",
    },
    Water: {
      stances: { head: "feeling", novelty: "both" },
      lines: [
        [
          "lead",
          "Feelings are your most accurate instrument; these rows say when it needs tuning.",
        ],
        [
          "row",
          "When you’re choosing people",
          "Consult the condition of your stomach an hour after they’ve departed.",
        ],
        [
          "row",
          "When someone will be disappointed either way",
          "Choose the disappointment you’d be able to justify to that person’s face.",
        ],
        [
          "row",
          "When you’re lonely and the invitation is kind",
          "Accept the coffee and decline the lease.",
        ],
        [
          "row",
          "When homesickness objects to a move you were excited about",
          "Give it until people in two different places have greeted you by name.",
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
          "Your reflexes have an excellent reputation, deserved in every department where they’ve had practice.",
        ],
        [
          "row",
          "When it concerns speed, weather or any kind of machinery",
          "Go on the first twitch, since deliberation would only add errors.",
        ],
        [
          "row",
          "When it concerns a human being and you get the identical twitch",
          "Wait one night, because your reflexes have no experience of people.",
        ],
        [
          "row",
          "When you want to quit on the spot",
          "Finish out the day, and write your resignation afterward, on a full stomach.",
        ],
        [
          "row",
          "When everyone tells you it can’t be done",
          "Ask yourself whether you’d still want it if they all agreed.",
        ],
      ],
      ask: "In which department have you been trusting reflexes that never had any training?",
    },
    Earth: {
      stances: { order: "both", pace: "patience" },
      lines: [
        [
          "lead",
          "You decide by handling things, a method that is slow and reliable, and useless for anything without a surface.",
        ],
        [
          "row",
          "When you can try it for a week",
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
          "Calculate the unbolting first, which usually comes to about a third of what you feared.",
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
          "Give a real one, and mention the escape clause in the same breath.",
        ],
        [
          "row",
          "When the ingenious solution and the boring one both work",
          "Take the boring one if other people will have to operate it.",
        ],
      ],
      ask: "Which exit are you paying for, month after month, and never using?",
    },
    Water: {
      stances: { head: "logic", voice: "both" },
      lines: [
        [
          "lead",
          "Your reasons come out dry and sensible, although whatever actually persuaded you is generally a good deal more sentimental.",
        ],
        [
          "row",
          "When you have six objections to visiting a place",
          "Look for the person who’d be there, and make up your mind about that individual.",
        ],
        [
          "row",
          "When logic says go and your stomach has been off all week",
          "Give the stomach ten minutes to testify, pen in hand, no rebuttal.",
        ],
        [
          "row",
          "When a person you love wants an immediate yes",
          "Answer “I lean toward it,” and name the evening when you’ll know.",
        ],
        [
          "row",
          "When your daytime answer and your midnight answer differ",
          "Try the question again on a free afternoon, outdoors, and let that third opinion win.",
        ],
      ],
      ask: "What was the sentimental reason underneath your last sensible decision?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise", pace: "both" },
      lines: [
        [
          "lead",
          "Your first jolt is right about what’s alive, and entirely ignorant on the subject of calendars.",
        ],
        [
          "row",
          "When it’s a question of going or staying out",
          "Trust the legs. If they’re already in the hall, go.",
        ],
        [
          "row",
          "When a signature would commit you for more than a year",
          "Sleep on it in three different moods before you go anywhere near the pen.",
        ],
        [
          "row",
          "When you want it mainly because they said you couldn’t",
          "Imagine their enthusiastic permission, and see what is left.",
        ],
        [
          "row",
          "When two thrilling opportunities collide",
          "Take the one you could do tomorrow with what you own today.",
        ],
      ],
      ask: "What did you last choose mainly because you’d been told you couldn’t?",
    },
    Earth: {
      stances: { pace: "patience", order: "improvise" },
      lines: [
        ["lead", "You settle things by handling them, so arrange to handle them before you sign."],
        [
          "row",
          "When it’s a house, a coat or a dog",
          "Go back at a different hour, in miserable weather, and let your body vote again.",
        ],
        [
          "row",
          "When the choice exists only on paper",
          "Rehearse it for a weekend, including the bus, the food and the miserable alarm.",
        ],
        [
          "row",
          "When you’ve delayed so long that it’s practically being decided for you",
          "Make the expiration date on the milk your deadline.",
        ],
        [
          "row",
          "When both alternatives are perfectly acceptable",
          "Choose whichever you’d be willing to repair.",
        ],
      ],
      ask: "Which choice are you letting spoil slowly so that you won’t need to make it?",
    },
    Air: {
      stances: { head: "feeling", focus: "both" },
      lines: [
        [
          "lead",
          "You can see the charm of every alternative, and charm never eliminated anything.",
        ],
        [
          "row",
          "When friends give you five opinions",
          "Notice whose opinion you silently contradicted, since the opposite is probably yours.",
        ],
        [
          "row",
          "When the list of reasons is impressive and your stomach is shut",
          "Obey the stomach, and keep the list for explaining.",
        ],
        [
          "row",
          "When you have to answer immediately",
          "Request one night, which people will almost always give you.",
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
          "Your instinct for people is superb, and your instinct for timing depends entirely on your mood.",
        ],
        [
          "row",
          "When you have to judge a newcomer",
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
          "Calculate who that pain moves on to, and when it arrives.",
        ],
        [
          "row",
          "When you simply know",
          "Do it, and tell one other person, so that you can’t take it back at dawn.",
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
          "Your first answer arrives at a run, and it’s accurate about anything visible from where you’re standing.",
        ],
        [
          "row",
          "When everything relevant is directly in front of you",
          "Trust the opening move; you’ve noticed more than you can explain.",
        ],
        [
          "row",
          "When the decision will outlast your present excitement",
          "Argue the opposite aloud for the length of an entire shower, and then choose.",
        ],
        [
          "row",
          "When someone dares you",
          "Consider what they would get out of it, and act on the answer.",
        ],
        [
          "row",
          "When you’re deciding in order to end the meeting",
          "Name an hour tomorrow morning, and leave with the question still unanswered.",
        ],
      ],
      ask: "Which quick yes from this year would you give again, just as fast?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "You think with something in your grip, so anything you can’t touch gets decided badly or not at all.",
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
          "Back the feet, and demand the one figure that’s missing.",
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
          "Toss a coin, watch your own expression, and obey the expression.",
        ],
        [
          "row",
          "When you could argue for either side",
          "Ask which one you would defend without any audience at all.",
        ],
      ],
      ask: "Whose opinion did you go on collecting after you’d already decided?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "The answer arrives in your stomach first, and then you recruit the evidence to cover it.",
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
          "Go by instinct, out loud, while someone writes down whatever you say.",
        ],
        [
          "row",
          "When an old memory is casting a vote",
          "Figure out which year it belongs to, and whether anyone involved today was there.",
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
          "You decide with your whole chest and at once, which is a perfect procedure for certain questions.",
        ],
        [
          "row",
          "When it’s about tonight, a menu or a detour",
          "Follow the first yes; reconsidering has never improved your evening.",
        ],
        [
          "row",
          "When it commits another person’s weekend",
          "Consult them before you announce it to a full van.",
        ],
        [
          "row",
          "When the yes is unusually loud and there are spectators",
          "Repeat it the following morning without them.",
        ],
        [
          "row",
          "When you’d be bound for longer than a year",
          "Imagine its dullest afternoon, in detail, and decide about that afternoon.",
        ],
      ],
      ask: "What did you say yes to in front of witnesses that you’d have declined without any?",
    },
    Earth: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Your body gives excellent advice on things it can sniff, and needs some assistance with everything else.",
        ],
        [
          "row",
          "When it’s a house, a mattress or a person to share them with",
          "Trust your shoulders; notice whether they drop.",
        ],
        [
          "row",
          "When the alternatives exist only as figures",
          "Get someone to demonstrate them with cups and coins.",
        ],
        [
          "row",
          "When staying is comfortable and you suspect that comfort is its only virtue",
          "Spend one entire day in the other place first.",
        ],
        [
          "row",
          "When you’ve been offered less now or a good deal more later",
          "Sleep on it, after a proper meal; a hungry negotiator takes the bun.",
        ],
      ],
      ask: "What did your shoulders know about a choice before you had any reasons?",
    },
    Air: {
      stances: { company: "company", order: "improvise" },
      lines: [
        [
          "lead",
          "You discover your opinion by asking around, so it matters who you consult and when you quit.",
        ],
        [
          "row",
          "When you’ve polled five people and are dialing the sixth",
          "Hang up; you know by now which answer you were hoping for.",
        ],
        [
          "row",
          "When all the possibilities seem equally entertaining",
          "Pick according to who else will be there.",
        ],
        [
          "row",
          "When it affects your health or your savings",
          "Consult one person who’s professionally boring.",
        ],
        [
          "row",
          "When your most recent conversation reversed your opinion",
          "Wait a day, since charm has generally evaporated by breakfast.",
        ],
      ],
      ask: "Whose answer were you hoping for when you asked everyone else?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        [
          "lead",
          "Feelings are your compass, and other people’s moods are the magnets that interfere with it.",
        ],
        [
          "row",
          "When someone will be disappointed either way",
          "Decide which disappointment you could bear to look at, and go toward it.",
        ],
        [
          "row",
          "When a place gives you inexplicable goose bumps",
          "Leave first and figure out the reason on the sidewalk.",
        ],
        [
          "row",
          "When you’re deciding while sad, or immediately after a movie",
          "Decide about dinner and nothing larger.",
        ],
        [
          "row",
          "When you want to return to someone or somewhere",
          "Spend an hour remembering why you left, with dates.",
        ],
      ],
      ask: "Which decision did you make in another person’s mood instead of your own?",
    },
  },
};
