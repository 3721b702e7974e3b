import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "paragraph",
          "Responsibility comes to you early, and you take it at a speed that makes older colleagues consult their calendars. Such years are a string of victories, in which people like you announce in the second week where the company ought to stand in five years, are resented, turn out to be right, and get promoted by those who had rolled their eyes.",
        ],
        [
          "paragraph",
          "Then being right stops working. The trap of the middle years is victory: each argument you win alienates a person who would have helped, until the best strategy on the floor, which is yours, gets adopted without you, in a milder version, under the name of someone better liked. Your far-seeing side advises a year of alliances, your pride recommends resignation by noon, and you usually compromise by staying, winning everything in writing, and mattering progressively less. In that stretch you need a boss you can’t beat, with an unhurried laugh, who’ll let you finish and then ask what it would take for the other side to agree.",
        ],
        [
          "paragraph",
          "Begin your next move on paper. Sketch the operation you want to be running three years from now, then list the six people without whom it can’t be built, including the two you despise. Call on one of them a week, discover what each is trying to protect, and propose nothing whatsoever until the final visit.",
        ],
      ],
      ask: "Whom did you defeat at work whose help you’d need for what you want next?",
    },
    Earth: {
      stances: { trust: "slow", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Someone like you is often underrated for years, and it suits you, since nobody disturbs a person who is merely learning how the organization operates. You outlast the reorganizations, you rescue the old manuals, and by degrees every decision comes around by your desk, because the ones that did so never collapsed.",
        ],
        [
          "paragraph",
          "After that the trap arrives, in the costume of being needed. Sooner or later you become the only one who understands the system you built, and your own competence holds you in place: they can’t promote you, for who would run it, and they can’t spare you either, so they praise you and deliver the next emergency. You tell yourself it’s duty. What you require by then is a superior with nerve enough to hand you a successor before you’ve asked for one, and to send you off for three weeks to see what breaks. Something inevitably will, so let it, and take notes.",
        ],
        [
          "paragraph",
          "Begin making yourself replaceable in one thing. Select the task that only you can do and that bores you most, document it in five pages, and teach it to the unlikeliest person on the floor, an hour at a time, until they’ve managed it twice without you. Then ask for the job that doesn’t exist yet, and ask in person, with a deadline, before your liberated hours fill up with other people’s repairs.",
        ],
      ],
      ask: "What would break in your first three weeks away, and whom would that teach?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "It generally begins with a question that someone ought to pay you to stop asking. You pursue it from one department to the next, explaining to the inhabitants at each stop, kindly on the whole, what it is that they are doing. Some of them keep the diagram.",
        ],
        [
          "paragraph",
          "From this gift grows the trap, which is to be everyone’s adviser and nobody’s author. People like you improve a hundred things that bear other names. You are copied on every draft and quoted in the elevator; and since advising leaves your view unspoiled by the consequences, you can go years without being wrong, or tired in the good way, or able to point at anything and say that it was yours. Curiosity would continue like this forever. Ambition lies awake, and you mostly appease it with a larger title, which brings additional drafts. Look for a superior who meets your fourth alternative with “Fine. Which one, and who does it?” and who means you.",
        ],
        [
          "paragraph",
          "Choose one. Among the questions on your list, take the one you’d still pursue if no clever person ever heard about it, and claim the dull whole of the matter, with budget, staff and failure included, after notifying two colleagues that for six months you aren’t available for opinions. Every time you break the rule, note what you were avoiding; the record will be brief, unflattering, and extraordinarily useful.",
        ],
      ],
      ask: "Which piece of work would carry your name if you stopped improving everyone else’s?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "It usually starts with a person, a teacher, an early employer or a friend with a cause, who has faith in something and in you, in that order, and you devote some of your best years to the plan that you imagine they have. Colleagues take you for cool; you are in fact as loyal as a dog on a grave, with excellent spreadsheets.",
        ],
        [
          "paragraph",
          "Around the middle, the loved thing passes into other hands. The founder retires, the mission goes up on a wall in blue letters, and you, who could see it coming from three years off, discover that you can’t leave. Your judgment has the resignation drafted, and loyalty won’t let you send it. Ordinarily you remain and withdraw, delivering immaculate work to people to whom you no longer mention anything of importance, and the consequences are felt at home, where you are merely exhausted. You’d do well in those years under someone with no legend at all, a decent, punctual human being who inquires every month what you miss.",
        ],
        [
          "paragraph",
          "Before the next move, take leave of the last one. Itemize what you loved there, by name, and indicate which of those things have already disappeared; then decide by the work and by the five people nearest to it, and leave the cause in third place. Devotion you have never needed to study, only to notice who has stopped returning it.",
        ],
      ],
      ask: "Which place do you still work for, in your heart, though it closed years ago?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You work in bursts. Your record reads like the log of a lightning rod, long flat stretches, eyes on the window, and then the strikes: a week when the whole operation depends on you, a night on which you see how it could be done with half the components, and write so fast that the pen tears the paper.",
        ],
        [
          "paragraph",
          "The trap of the middle years is to become a legend on call. They maintain you as a village maintains a pumper truck, polished and wheeled out when something burns; and you enjoy it, because it’s nothing but strikes. Only, nothing accumulates. Sooner or later they invite the plodder down the hall to speak, who recorded every uneventful step, and he quotes you without knowing it.",
        ],
        [
          "paragraph",
          "Above you there should be someone who disagrees at full strength and then, regardless of who won, asks for the pages. Your usual way with heat and rigor is to let the first do the work and the second do the criticizing, chiefly of other people, and the cost is your name on your own discovery. So the next move is modest: select the strike that still raises the hair on your arms and give it a season of flat days, an hour each morning, until a stranger could repeat it with you out of the building. Then present it yourself, though your hands will shake, as they do at every strike.",
        ],
      ],
      ask: "Which of your great nights at work has never been written down?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Nobody watches you climb, because you’re going down. Where your classmates move from company to company you remain with one field and dig, until you arrive at a level where there are a dozen people in the world to talk to, three of them deaf. It’s good down there, where results come slowly and stay put.",
        ],
        [
          "paragraph",
          "In mid-career the shaft seals over you. Titles are distributed at ground level, to anyone who happens to be standing about, and it seems beneath you, in both senses, to emerge and wave; so you wait to be found by people who own no lamp, turning in the meantime a little geological. Then somebody younger, with slides, is put in charge of what you know, and you’re asked to do the briefing.",
        ],
        [
          "paragraph",
          "The boss you need has dirt under the nails, once did this work, and will request a raise on your behalf, since you would sooner chew gravel. Your solid side trusts that quality always comes to light in the end. Your logical side should point out how thin the evidence is, but as a rule it settles for sarcasm, and the price is a salary from the previous decade. The move is upward by one flight: apply for the position that you’re already occupying. Put five accomplishments on a page, with dates, strike anything your cousin can’t follow, and send it off still blushing.",
        ],
      ],
      ask: "Which post are you already filling for someone else’s title and pay?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "Asked what you do, you say, “It varies,” which is the most accurate reply available and has done you considerable harm. Someone with this mind works on tariffs, then on puppets, then on how rumors spread through cattle markets, and in your own opinion it’s one continuous investigation. On paper it looks like a fugitive.",
        ],
        [
          "paragraph",
          "In the middle years the trap goes by the name of “Have you got a second?” You have. By evening you have improved nine projects, none of them yours. There’s pleasure in being a switchboard, but your best thoughts get delivered standing, to people who thank you and take the credit, and the long thing you intended to write grows longer in your imagination, where it has no faults.",
        ],
        [
          "paragraph",
          "The boss for you is a publisher by temperament: curious about everything, deaf to “nearly,” and the owner of a calendar. You’ve generally preferred charming skeptics, so entertaining that neither of you noticed the year. Now make a smaller move than your restlessness proposes: remaining in the field you’re in, find the one proposition that runs underneath tariffs and puppets, write two thousand words on it for readers who owe you nothing, and promise them to an editor by a particular date. Until then, “Have you got a second?” means “After four.” And the next time you are asked what you do, you can hand it over.",
        ],
      ],
      ask: "What is the one investigation that all your odd jobs have belonged to?",
    },
    Water: {
      stances: { head: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You have never really worked for a company. You work for the person who asks you a genuine question at the interview, and then for the next one who remembers your answer, and the years with nobody like that are the gray ones. The field matters less than you’d admit; in the neighborhood of a mind that you admire, and that is considerate of yours, you’d cheerfully study drains.",
        ],
        [
          "paragraph",
          "So the trap, around the middle, is to outlive your people. The mentor retires, a cheerful person from elsewhere hangs a poster about values, and you remain, faithful to a corridor, contributing your portion and developing an irony that the younger ones mistake for contempt, though it’s much nearer to mourning.",
        ],
        [
          "paragraph",
          "The boss to look for needn’t be brilliant, just someone who recalls next week what you said in this one. Your logical half maintains that atmosphere is no ground for taking a job, and the rest of you can’t think in the wrong one; so usually you accept on the argument and leave, years late, because of the atmosphere, which is expensive for everybody. Reverse the order: before you next decide, spend an entire working day on the premises at an unoccupied desk, and notice that evening whether you had any ideas. Then the logician can examine the contract.",
        ],
      ],
      ask: "Near whom did you do the best thinking of your working life so far?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste", risk: "bold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Someone tends to hand you the keys early, because no one else had noticed that there were keys. Whatever lies around unled, you pick up and run with, and careers like yours grow that way for years: a team, a branch, a region, each won by moving first and admitting doubt last, with a wake of people behind you who are proud to have survived the experience.",
        ],
        [
          "paragraph",
          "Then you get what you wanted. The trap in the middle is success: the numbers are excellent, the team is loyal, there is nobody left to beat, and so you reorganize what already works. You relocate departments that have only just unpacked, you pick a fight with the head of another floor and describe it as vision, and the people who loved you for your heat take their vacations, by an odd coincidence, in the same week as yours. The boss you need has been bored by better than you, isn’t afraid of your temper, and, seeing you paw the ground, hands you territory instead of advice.",
        ],
        [
          "paragraph",
          "So make the next move before the boredom shows. Write down who could succeed you, tell that person this month, hand over half the job within a year, and request from whoever owns the enterprise the worst thing they have: the branch that loses, the country no one will fly to. Leave at a high point, with cake. Arriving was never your difficulty.",
        ],
      ],
      ask: "What is going so well under you that you’ve begun to fix it?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan", pace: "both" },
      lines: [
        [
          "paragraph",
          "From the start people like you ask for weight. Others want to be noticed; you want the unglamorous operation nobody has repaired, and within a year it operates so smoothly that visitors are taken to admire it. You rise as buildings do, by floors, each tested, swept and staffed before you ascend, and what you leave beneath you continues to function.",
        ],
        [
          "paragraph",
          "The trap of the middle is that the thing works, because of you, as everyone agrees, and therefore you can’t be spared for the larger position, which goes to somebody with worse habits and better luggage. Your appetite says march in and demand it, whereas your sense of property, surveying a good team and a decent pension, votes for one more winter, and so people like you remain too long, year after comfortable year, and punish the suppliers for it. The boss you need is generous and slightly impertinent; he asks you every year who could do your job by spring, and won’t accept a shrug.",
        ],
        [
          "paragraph",
          "The next step is to determine whether it operates without you. Start writing down what only you know; then go away for six weeks, far enough that you can’t be summoned to examine anything. If everything still runs when you return, you’re free to be promoted; if it doesn’t, you have found your occupation for the coming year, and it’s teaching.",
        ],
      ],
      ask: "What would stop in the second week of an absence that nobody had planned for?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", focus: "both" },
      lines: [
        [
          "paragraph",
          "Jobs come to you out of conversations, and the next one comes from a friend of somebody who was listening. You climb diagonally. A bit of law, a newspaper, a chief’s outer office, a start-up: wherever something is being settled, someone like you is found near the whiteboard, and in a month or so you’re the one with the pen.",
        ],
        [
          "paragraph",
          "Sooner or later you know everybody, and that’s the trap: you advise on many things and run none. Boards want you, founders call before they sign, and of everything constructed on your recommendation there is little you can take a child to see. Two ambitions quarrel here: one wants a command of its own, with its name over the gate, and the other suspects that a gate would obstruct the view. You usually appease both by accepting one more board, as chair, and the result is a career made of other people’s second paragraphs. The boss you need is curious and unimpressed, and asks, after each of your brilliant surveys, “So which?”",
        ],
        [
          "paragraph",
          "List everything you advise, and mark what would truly collapse without you; it’s one, or none. Resign from half of the others within the month, pleasantly. Then take something with a budget, a payroll and a public result, keep it for five years, and when somebody fascinating offers you a way out of it, accept their card and stay.",
        ],
      ],
      ask: "Of everything built on your advice, what has your own name on it?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "People like you choose a person more than a profession. Often there is one early on, a boss or a teacher, who recognizes what you are before you’ve done anything, hands you the impossible client and waits up to see how it goes; and for such a person you’d walk into a lake. Years can go by in that slipstream, in which the company becomes your family and you fight its enemies.",
        ],
        [
          "paragraph",
          "Eventually that person retires, or sells, or becomes an obstacle that you have to overrule. The trap in the middle is that you remain too long out of loyalty to people who have left. Judgment tells you that the enterprise is over; but you gave your word, so you defend it, are asked to conduct the dismissals because you do it considerately, and afterward sit in the car with the engine off. The boss you need won’t exploit that loyalty. He’ll ask how it was for you, too, and wait until he gets an answer.",
        ],
        [
          "paragraph",
          "Call the person you’re really staying for, arrange a visit, bring pastry, tell them what has become of the place, and ask to be released; they’ll be astonished that you considered it necessary. Then identify the five people you would still choose as colleagues, discover where they’re headed, and let that determine the industry.",
        ],
      ],
      ask: "To whom did you promise, without words, that you would never leave?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "People like you tend to be promoted early, often by someone who is leaving. You accept assignments for which you have no training and learn the trade in public. It works so often that you draw a conclusion: anything that takes long must be something you’re doing wrong.",
        ],
        [
          "paragraph",
          "That conclusion is the trap, and it generally springs in mid-career. By then you have launched a good many things, rescued several and stayed with almost none, while a steadier colleague whose thoughts you used to complete out loud has a department and a reputation. Envy sends you looking for a fresh emergency, and recruiters, who can smell it, will always have one, with a title slightly too large.",
        ],
        [
          "paragraph",
          "The conditions to look for are a short deadline, a free hand and a visible result, as in sales, crisis response or the opening of new markets, under a boss who gives you the urgent assignments and then inquires, with terrible friendliness, about the last one. Quarrel with her, and stay. Your habit is to leave work when it becomes routine, shortly before it would have been rewarded. As for the move, go back to one thing you started that has been coasting since, give it a rival and a date, and remain past the applause, into the year when the problems get difficult again. That far slope has its excitements. You’ve simply never been there.",
        ],
      ],
      ask: "Which thing that you started would be proudest to have you back?",
    },
    Earth: {
      stances: { focus: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "A working life like yours is a dispute between a magpie and a mason. The magpie takes the early jobs, each shinier than the last; the mason, who would have been content to stay in some of them, packs the tools every time and says nothing. It makes for an unusually comprehensive education. It also makes for a storage unit.",
        ],
        [
          "paragraph",
          "The trap of the middle years is upholstered. Some employer discovers that you can repair what nobody else understands, pays you handsomely, and puts you in charge of the old system, where you’re so pleased to be indispensable that you stop inventing. Five years of that and you can become the most sarcastic person in the building, puncturing every proposal, accurately.",
        ],
        [
          "paragraph",
          "Your best conditions are a tangible problem that nobody has solved and enough independence to experiment before you report, as in product development, restoration or process improvement. Above you belongs a boss who requests three wild proposals, buys one, and won’t let you touch the others. Given one you can outtalk, you begin everything and complete very little. So make this move. Take what you know best and turn it into something that others can use without you, a manual, a course or a tool for sale, for which invention supplies the chapters and stubbornness sees them bound. For once both of you would be working on the same wall.",
        ],
      ],
      ask: "What do you know by hand that would disappear if you resigned tomorrow?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak", novelty: "new" },
      lines: [
        [
          "paragraph",
          "People remember you from meetings at which you weren’t supposed to be, and the offer comes three months afterward. It tends to go like that, sideways and by invitation, through one industry after another, until you can speak several professional dialects without a license in any.",
        ],
        [
          "paragraph",
          "Then comes the odd decade in which everybody solicits your views and nobody asks you to do it. You turn into a panelist. It’s agreeable, and you can prepare on the train; meanwhile your best notions are being built by duller people who took the trouble to be in the office in November, and when you point out the flaws, which are real, you feel lighter for a day.",
        ],
        [
          "paragraph",
          "The boss for you is one who will spar until six and at six say, “Fine. Draft?” The work is whatever keeps you arguing about changing material, in consulting, editing, research or teaching adults. You tend to describe a project so completely that you never begin it. So pick the position that you would defend before a hostile audience without notes, and write down the whole of it, a hundred pages, its weak spots showing; take a year, and decline every panel. Variety won’t suffer, since the objections will arrive from all directions. A thesis is something that others can attack while you are asleep, and that, for a mind like yours, is nearly a pension.",
        ],
      ],
      ask: "What is the title of the hundred pages you have talked about and never written?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "A career like yours resembles cleverness and is in fact steered by affection. You go where someone takes you in: an editor who worries about you, a founder who feeds everybody, a gloomy professor whom no one else amuses. For them you produce ideas by the yard, and when one of them retires you discover, within weeks, excellent grounds for considering the entire field exhausted.",
        ],
        [
          "paragraph",
          "Somewhere in the middle comes a place where no one takes you in. The salary is right and the problems are interesting, but the atmosphere is cold, and you start to perform: sharper in meetings, first to identify what will fail. Logic says that you’ve outgrown them. It’s homesickness, and because you refuse to report it you treat it with sarcasm, which lowers the temperature further.",
        ],
        [
          "paragraph",
          "So state the requirement as you’d state a budget: you do your finest thinking for particular people, which speaks for a close team and for work such as teaching, editing or developing talent. Find a chief who likes you aloud and isn’t so fragile that you’d swallow objections. Then the move, which is to become that face for others. Take on two newcomers nobody is betting on, give them an hour every week of your undivided attention, and let their problems be what you invent for. The novelty would remain, people being never the same twice, and there would be a house to come in to.",
        ],
      ],
      ask: "For whose approving face did you do the best work of your life?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "The first ten years go by in rescues. You join the failing project precisely because it is failing, work the weekend before anyone has thought of asking, and leave with a scar and an excellent reference; under that considerate manner you work best when something is urgent, and any employer who learns this gets years of you at the cost of a compliment.",
        ],
        [
          "paragraph",
          "Then, around the middle, comes the trap: a crusade in a place that doesn’t deserve one. You can see so precisely what the clinic, the school or the magazine was meant to become that you go on defending it against the very people who own it, and colleagues envy your energy, which by now is mostly anger, decently dressed. The patient side says one more year, the hot side says walk out at noon, and you usually split the difference by staying and being magnificent, which exhausts both. A believer is the last boss you need then; find a dry one, fond of numbers and of you, who sends you home.",
        ],
        [
          "paragraph",
          "Select the next fight on paper before you are in it, one page stating the cause, the first three actions, and the date on which you would stop. Show it to someone who would talk you out of a terrible idea, and if that page still warms you after a month in a drawer, propose it, apply for it, begin.",
        ],
      ],
      ask: "Which crusade at work are you still fighting for people who never enlisted you?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You stay, finish what you promised, and remember the reasons. Given a decade, you become the authority on why a certain cabinet is locked, which promise was made to whom, and what the whole enterprise was for before the slogans were replaced. Promotions arrive late and rest on something solid.",
        ],
        [
          "paragraph",
          "Comfort with a conscience is the trap in mid-career. The pension is decent, the office plants have reached the ceiling, somebody would be lost without you, and the project you actually meant to do migrates, year after year, from the desk to the shelf to a box underneath it. Here your two natures disagree: one preserves whatever it has built, and the other cannot stop seeing what ought to be standing there instead. Usually the preserver wins, politely, and you pay for it in a dull ache on Sunday afternoons. You need a boss who notices completed work without being shown it, and who mentions your name in meetings you don’t attend. A brilliant one will only lend you brilliance to tidy.",
        ],
        [
          "paragraph",
          "As a next move, neither resign nor endure. Take your job description, cross out a fifth of it, write in the project you meant to do, and ask for six months on those terms, with a date for examining the results. Bring a finished sample, since work that people can examine is your most persuasive argument.",
        ],
      ],
      ask: "Which project of yours ended up in a box, and when did you last open it?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "On paper your career looks restless, but read it twice and it turns out to be one job in several buildings: you help people understand one another until they can work together. You are good at it almost immediately, and because any meeting is shorter with you in it, teams naturally invite you to more of them.",
        ],
        [
          "paragraph",
          "That is the trap, and by the middle you are on nine calls a day, copied for tact, translating the engineers for the lawyers and the founder for everyone, and the one large thought you keep meaning to write up is waiting in a file nobody opens. All this brilliance flatters one side of you; the other goes home hoarse with nothing to show. Here they disagree, and you usually settle it by promising yourself the vacation, in which you then recover from company. The boss you need is unafraid of silence, says “not available” on your behalf, and asks once a month to see pages.",
        ],
        [
          "paragraph",
          "Your next move is to become known for one idea. Take the one you are asked about most often, write it up, two thousand words under your own name, give it to people who never requested it, and in the same week resign from two committees. This will seem conceited, but a mediator without an opinion is furniture, and you have had the opinion all along.",
        ],
      ],
      ask: "What have you explained so often that it should finally appear under your name?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "No job title says what you really do at work, which is to listen to people in trouble. They come with a question about a form and stay for the marriage, and in a decade of corridors you learn more about fear and hope than others learn in graduate school.",
        ],
        [
          "paragraph",
          "The trap closes gradually. By mid-career people like you have a second, unpaid position as everyone’s confidant, the first to be told and the last to be promoted, adored by everyone who doesn’t set your salary, and you’ve absorbed so much of the place that leaving it feels like surgery; on the train you can no longer distinguish your own exhaustion from the team’s. Everything in you approves of this, which is why nothing in you objects. The boss you need is even-tempered and devoted to agendas; moods stop at that desk, and after a month of finding it cold you will find it restful.",
        ],
        [
          "paragraph",
          "Your next move is to get the listening into the title. Add up how many hours of it you did last month, give it a professional name such as mentoring or intake, and ask to have it written into your job and something else written out, or apply where it is paid for already, in counseling or mediation. Then put it on the calendar, Tuesdays from two until four, and spend the recovered mornings on work that has your name on it.",
        ],
      ],
      ask: "How many hours last month did you spend on work that nobody had assigned?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "People like you start jobs with conviction and leave them early; laid end to end, they make a row of splendid first chapters. You give a newspaper or a campaign everything for a year, then quit over a question of principle in which you are right and, six weeks later, unemployed. People admire it, though what they can’t see is that the principle tends to turn up in the same month as the boredom, and that you are seldom required to distinguish between them.",
        ],
        [
          "paragraph",
          "The trap of the middle years is contempt. Colleagues with half your conviction collect the promotions, because they remained through the tedious third year in which a craft is actually learned, and you conclude from this that the entire profession must be corrupt. Occasionally it is. What suits you is independent work for a cause, in publishing, education or advocacy, under a former rebel with a budget who enjoys your indignation on her behalf, gives you an hour to be furious and then asks for the draft.",
        ],
        [
          "paragraph",
          "Your next move is to return to something. Pick the work you left that still makes you talk with your hands, write to whoever runs it now, and offer them two years, stated as a number; then, when the first dull month arrives, treat it as the opening of the part you’ve never read.",
        ],
      ],
      ask: "Which principled exit of yours happened to fall in the same month as the boredom?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Working lives like yours grow the way hedges do, by a little every year in the direction nobody clipped. People like you take a job because it is near, stay because they are used to the window, and after a while are the only ones who understand how everything is arranged, so that leaving would feel like removing a wall from a house with people in it. Loyalty does the rest. Meanwhile the occupation you would prefer is fed on Sundays, like a rabbit.",
        ],
        [
          "paragraph",
          "Around the middle a particular trap closes, softly, and it is called being indispensable at something you don’t care about. Your dreaming half is forever composing its resignation; the patient half points to the pension, and wins, and pays you out in backaches. The employer you need, in craft, conservation, gardening or care, gives you time, raw material and a standard that never moves, and has enough sense to examine the work before examining you.",
        ],
        [
          "paragraph",
          "Don’t leap. Ask your present employer for one day a week off, spend it on paid work in the other occupation, and leave the arrangement undisturbed for a year, keeping the old job until the new branch has produced something you can weigh. Then cut, on the correct side of the knot.",
        ],
      ],
      ask: "What have you become indispensable at without ever once having chosen it?",
    },
    Air: {
      stances: { focus: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "At parties you dread being asked what you do, because the accurate answer requires a diagram. People like you write captions, teach a little, run a newsletter, subtitle a documentary, and look after somebody’s website; each job comes sideways out of the one before, through a conversation, and employers are sorry to lose you without being able to say exactly what you were. Taken together it amounts to a profession. You explain people to one another, and no form has a box for it.",
        ],
        [
          "paragraph",
          "Halfway along, the danger is becoming the clever friend of other people’s work. You edit their books, sharpen their theses, moderate their panels, and your own contribution, the one that is not fair to all sides, goes on waiting for an empty week. Usefulness is excellent camouflage. You need a boss with fewer ideas than you have and a stronger stomach, who wants one thing from you by Thursday, considers your footnotes charming and cuts them.",
        ],
        [
          "paragraph",
          "So write down one title for the sideways years, editor or translator or interviewer, and announce it at the next three parties without a diagram. Then turn down the most flattering of your helpful jobs, the one whose gratitude you’d miss, and spend those hours on a piece that has your name on the front and a judgment in the first line.",
        ],
      ],
      ask: "Under what one title would you file all the sideways jobs you have ever had?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "paragraph",
          "Ask why you took a job and a face tends to come up before a reason does. For one superior who calls everybody “my dear” and means it, people like you will stay years in a town they dislike; on the day such a person retires, the whole building goes deaf. You choose work for the people in it, never the title, a habit that makes your résumé difficult to read and your working days unusually alive, and only occasionally does it strike you that those whom you follow are following something themselves.",
        ],
        [
          "paragraph",
          "In the middle years you become the one others stay for. That sounds like an honor, and it is also the trap: the unpaid heart of a department, weeping with the interns, observing birthdays for an organization that can’t spell your surname, your kindness being used throughout as insulation. What you need above you is warmth with edges, a supervisor who asks how you are, waits for the reply, and then locks your office at six.",
        ],
        [
          "paragraph",
          "Before any next move, leave the faces out of it and write down the tasks themselves, the verbs, that you would still wish to perform among strangers: listening, scoring, nursing, setting type. Circle three. Apply for anything containing those, and let the beloved people be a surprise this time.",
        ],
      ],
      ask: "If nobody you loved worked there, which of your daily tasks would you still choose?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "It starts fast. Someone hands people like you the keys early, usually because there was a pause at the first meeting and you can’t tolerate a pause, and soon colleagues twice your age are asking for your opinion, which gets made up, often enough, as your mouth opens, and is generally good. You rise by enthusiasm the way others rise by degrees. Nobody audits your arithmetic, since you leave the place so warm.",
        ],
        [
          "paragraph",
          "In the middle the trap shuts, upholstered. You become the one who opens the conference. Others schedule your mornings, you inspire at a growing number of locations, and it’s years since you personally moved an obstacle; applause has replaced contact, and it has the nutritional value of cotton candy. You spend your time encouraging people in work that you no longer do yourself.",
        ],
        [
          "paragraph",
          "The person to have over you at that point is a boss who isn’t charmed, who loves the work, lets you blaze, and observes afterward that the second half was about yourself. Seek that individual out and don’t convert them. Then make a peculiar move, downward in rank and nearer to the material, into teaching, casework or field organizing: a modest team, one stubborn problem, a year in which your name is on nothing. If you still wake early for it, stay. Once you catch yourself designing its logo, you’ve had your answer.",
        ],
      ],
      ask: "When did your work last consist of anything that you couldn’t have done from a stage?",
    },
    Earth: {
      stances: { lead: "lead", pace: "patience" },
      lines: [
        [
          "paragraph",
          "You tend to arrive by the side entrance. It begins as a favor or a temporary replacement, and a few years afterward no one can picture the place without you, because you have taken the trouble to find out how the boiler, the payroll and the founder’s temper operate. Promotions come to you gradually and then stick. By mid-career you are holding the roof up, and visitors take you for part of the architecture.",
        ],
        [
          "paragraph",
          "That is the trap, and you built it by hand. An institution that leans on a person eventually stops seeing the person: each year the load settles, your vacations shrink to long weekends, and a younger edition of your own job is advertised elsewhere at a considerably better salary. You make yourself indispensable and then can’t leave, so you remain, out of love and some vanity, and grow a bit square.",
        ],
        [
          "paragraph",
          "What suits you is work in which patience accumulates, such as training, administration or patient care, under a boss who defends budgets, keeps appointments and asks what you want to be doing at sixty. The move is unglamorous. Select your successor eighteen months before anyone suggests it, teach that person the boiler, and let things be done less well for one winter, remembering that a beam can be replaced if the props go in first. What’s left of you when nothing rests on it is the part with a future.",
        ],
      ],
      ask: "If a careful successor took over your load next winter, what would you be free to become?",
    },
    Air: {
      stances: { company: "company", focus: "many" },
      lines: [
        [
          "paragraph",
          "A résumé like yours reads as a list of people. One job comes out of a conversation in a line, another from someone you once helped. It looks scattered, but it has a consistent thread: in each place, people who have never spoken start to. Employers love you, vaguely.",
        ],
        [
          "paragraph",
          "In the middle the thread turns into a web, with you stuck in it. Everybody consults you. You sit on too many committees, you’re asked before anything is announced, and when a former classmate brings out a rather thin book, you’re furious for an evening and then invite her to speak. You improve other people’s projects instead of finishing your own, which is safe, because nobody can review it.",
        ],
        [
          "paragraph",
          "Look for work that combines many people with a finished product, in publishing, program design or policy, and for a superior with an editor’s soul, who says, “Fine, and what’s your own position, in a page?” and returns it with half struck out. Then resign from two committees, and in the hours this liberates produce one thing that bears your name and no acknowledgments, showing it, when it’s as good as you can make it, to someone who disagrees. It’ll be lonelier than you are accustomed to and, for once, it will still be there in the morning.",
        ],
      ],
      ask: "What would stand with only your name on it if your contacts were wiped tonight?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        [
          "paragraph",
          "You select by atmosphere. The better-paid offer has a lobby that makes your neck stiff, so you accept the one where the interviewer’s eyes fill while describing what the organization means, and for some years it is marvelous. In such houses you become the person to whom everyone comes, in charge of everything that can’t be put on an agenda.",
        ],
        [
          "paragraph",
          "Then management is replaced, or the money goes, and the house sickens, as you could have told them a year ahead of the numbers. Those who are less attached discover other positions, and you remain among the stricken, softening each announcement before it lands, so that your kindness becomes the principal reason why nothing has to improve. It’s the great trap for a person of your sort: to love the people and call it loving the occupation. Meanwhile your own gift goes out nightly with the bandages.",
        ],
        [
          "paragraph",
          "You’d do well under someone sturdy who requires no comforting, in care, education or human resources, with a caseload that has a limit. As for the next step, take it in two halves: draw up two columns, what you’d miss about the people and what you’d miss about the work, and examine them side by side. If the second is empty, apply elsewhere, and make appointments with the first. Friendships survive outside a building. You have been afraid that they don’t.",
        ],
      ],
      ask: "If everyone you love at work left tomorrow, what there would you still want to do?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Laid end to end, a working life like yours tends to resemble a box of matches: a year that lights up a whole department, eighteen months that people still reminisce about, and between them short gray intervals which are presented in interviews as transitions. None of it is waste: you start things and get others to join in, with or without a budget, and people of your kind generally find that out early.",
        ],
        [
          "paragraph",
          "In mid-career comes the trap, and it looks exactly like a reward. Because you start things so well they ask you to run one, with a title, an assistant and a quarterly review, and within a year the person who was hired for lightning is approving vacation requests. Pride keeps you there and boredom invents emergencies, so that the calm team you were supposed to lead is occupied with extinguishing what you lit.",
        ],
        [
          "paragraph",
          "Find the boss who says “go” in the first minute and asks for the numbers in the last, in work made of projects, such as launches, events or development. Then make a move that will feel like walking backward, which is to take one thing you started and be there for its second year, with a written agreement that someone else administers it. Ask one orderly colleague whether they would. After that, you can ask for the next launch at double the fee.",
        ],
      ],
      ask: "Which of your beginnings did others bring to harvest, and what did they know?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both", thrift: "both" },
      lines: [
        [
          "paragraph",
          "People think you drift, yet look at what your kind tends to leave standing behind it: a tool library, a canteen that stops being ugly, a handbook which others go on using for years. Then comes the moving on, often in spring, and generally just before the thing that was planted is due to bear. It’s an odd record. One half of you builds useful things and wants to live among them, and the other has the suitcase out.",
        ],
        [
          "paragraph",
          "The trap of the middle years depends on which half you obey. If it’s the suitcase, you wake up eventually with a wide acquaintance and nothing that anyone would have to consult you about. If it’s the builder, you become indispensable, the one with all the keys, paid in gratitude to occupy a building you have outgrown. Both feel like being stuck, and both come of deciding once and for all.",
        ],
        [
          "paragraph",
          "What helps is a program or a place of your own to develop, in education, design or community services, under someone who’ll visit on Fridays, look at what is there, and say which part should last. Your next move is smaller than you fear. Ask to keep the place and exchange the task, eight months at a stretch, with a written date on which you hand the keys over and somebody is trained to receive them.",
        ],
      ],
      ask: "What had you planted in the last job you left that was just about to bear?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Ask ten colleagues what you do and you’ll collect ten answers, all affectionate. Put plainly, you introduce people and help them understand each other, in public relations, training, journalism or wherever departments ignore each other. In the early years your kind of job is rarely advertised and almost never applied for; someone mentions you to someone, over lunch, with the words “you’d get along.”",
        ],
        [
          "paragraph",
          "Somewhere in the middle this stops working. The juniors around you become experts in a thing with a name, and you become interesting. Interesting gets invited, quoted, put on panels at no fee, and passed over, since a committee has to write down what it’s buying. The reply is usually a new certificate, of which your kind can build an impressive collection, and each of them widens a field that was already too wide to be seen from the road.",
        ],
        [
          "paragraph",
          "Look for a superior with an editor’s temperament, one who’ll hear twelve notions from you over coffee, strike out eleven without cruelty and put the survivor on the calendar. As for the move: write down one question, rather than a field, put your name to it in public for two years, write about it monthly, and refuse nothing that touches on it. The variety will come to you there, because everybody you know has an opinion, and you’ll finally be the one they ask.",
        ],
      ],
      ask: "If you were known for asking one question, which would you want it to be?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick", company: "company" },
      lines: [
        [
          "paragraph",
          "You rarely choose a job; you choose a person. With people like you it tends to be some editor for whom they would sweep floors, or the doctor who weeps in the parking garage and is back on the ward in ten minutes, or a charming founder about whom they later do not speak. Drawn as a line, such a career wanders without sense; drawn as a series of attachments, it’s as logical as a family tree.",
        ],
        [
          "paragraph",
          "This makes you brave, and easy to keep. By mid-career you are likely to be found in a place whose purpose left the building years ago, held there by three colleagues and a memory, tired in a manner that no vacation touches. Or you break with it all in one tearful month, for reasons that sound like principle and feel like being left. Either way, what you yourself would like to do doesn’t come up.",
        ],
        [
          "paragraph",
          "The superior you need is warm and has edges: someone who asks after your family and goes home at six, in care, education or any work with people whose cases have an end. Try a peculiar test. Take the two offers or projects before you and imagine each with strangers in every seat, pleasant people of no particular charm. Whichever of them you would still walk toward is the work; the rest was affection, which you can also find after hours.",
        ],
      ],
      ask: "Which job would you have left sooner if you hadn’t loved the person across the desk?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Someone discovers people like you early, when whoever is in charge gives up in the middle of a job and you simply continue until it’s finished. Thereafter, whatever is collapsing gets presented to you with a compliment. You repair it, fast, only to feel, in the week it first runs by itself, a disgraceful boredom.",
        ],
        [
          "paragraph",
          "In the middle years this goes sour. The rescuer gets rescues, and those who caused the disasters are promoted to where they can cause larger ones, because they are excellent company at dinners that you leave early. You keep your temper about it, as policy requires, and it escapes sideways at a printer or a trainee. You repair what others caused, and never ask to be put in charge of the cause. What you need is a superior who can hear a blunt remark in the morning and still like you at noon, and who puts your name on the thing in public without being reminded.",
        ],
        [
          "paragraph",
          "The next move is to run the place where the trouble starts: operations, quality, safety or scheduling, with authority over causes and a budget for prevention. Identify the failure you have cleaned up most often, write two pages on where it originates, and ask for that responsibility, with the title, before anything breaks. You’ll object that no one has resigned. Ask regardless; after that much mopping, you can be trusted with the tap.",
        ],
      ],
      ask: "Which failure have you cleaned up so often that you could run its source?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "People like you tend to learn a trade properly, from the bottom, and to think well of whoever made them do it again. Others would call that a punishing apprenticeship; you would call it being taught. You deliver what you promised, on the appointed date, at a quality that never makes an anecdote, and promotions accumulate at the rate of tree rings.",
        ],
        [
          "paragraph",
          "The trap of the middle years is that you fit. The job can be done without thinking, and you stay in it. It stops asking you anything, the body goes in by itself, and since you hardly ever abandon a thing for being monotonous, no alarm goes off; then some reorganization enters all those years under expenses, and what wounds a person like you is less the money than the discovery that there was never an agreement, only your impression of one. The boss you need states the arrangement, out loud, and renews it with you annually across a desk.",
        ],
        [
          "paragraph",
          "Don’t wait for that boss to think of it. Write one page in two columns, what you give and what you get, at today’s rates, and bring it to your next evaluation. Useful directions are estimating, inspection and instruction. Then name a thing that you can’t do yet, a license or a neighboring trade, and request the hours to learn it from the bottom, bearing in mind that thorough people make extraordinary beginners.",
        ],
      ],
      ask: "What is in your unwritten deal with your employer, and who else has read it?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Give you the manual at a new job, and you’re the first employee ever to send back corrections. They are typed, they are right, and before long you are the one people telephone. Much of a working life like yours goes that way: a question comes in, you know where it’s written, and someone down the hall is saved from something.",
        ],
        [
          "paragraph",
          "By the middle you’re the one who knows what was concluded, and such people get consulted without being invited. Where everything is heading is discussed over lunch, in unfinished remarks that you’d call gossip, and because you generally decline those lunches, you’re absent from the decisions that you are then required to document, while your sociable side, which has a theory about it all, eats with the crossword. Look for a boss who thinks aloud in your presence before it’s settled, and who understands that “I’d have to look at it” is what you utter when thrilled.",
        ],
        [
          "paragraph",
          "The step to take is to get in earlier, in policy, planning or negotiation, where wording is chosen instead of recorded. Agree to lunch with an acquaintance from another floor, repeat it weekly for two months, and bring an opinion in place of a reference, to be delivered before the food arrives. When you notice which subject makes you interrupt, ask to join the committee that is drafting it, as an author, with your name on the first version.",
        ],
      ],
      ask: "Which decision are you tidying now that was made at a lunch you declined?",
    },
    Water: {
      stances: { voice: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "People like you choose work as others choose a town to grow old in, by how it feels to walk in the first time, and by who shows them where things go and doesn’t laugh. Once in, you give the place the best of yourself, unasked, in the form of evenings, and for years the giving is its own salary.",
        ],
        [
          "paragraph",
          "It often turns on one occasion when you’re passed over, and the date stays with you. Something as good as promised goes to someone louder, in front of everybody, and you offer congratulations and bring in additional seats. From then on you work without a flaw and without a drop more, a difference that nobody notices. That’s the trap: you stop giving extra, tell no one why, and management mistakes the strike for contentment. Fairness considers the matter square, your heart still flinches in the corridor, and neither brings it up. The boss you need asks, “What happened before my time?” and stays for the answer.",
        ],
        [
          "paragraph",
          "The move is to bring it up once, and be rid of it. Ask one influential person for five minutes, and tell them what you’d hoped for, what it was like, and what specifically you want now: small, stable teams in care or administration generally suit you. If they shrug, you’ve been released from an agreement that nobody else knew about, and can read the job listings with a dry eye.",
        ],
      ],
      ask: "What date began your silent strike, and who was told that it had?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Early on, people like you are the ones who get sent. A branch is short-staffed, a class has exhausted three substitutes, and within the week order is restored; nobody thinks to call you ambitious, since everything you do so closely resembles helping.",
        ],
        [
          "paragraph",
          "So the trap is made of gratitude. By the middle you have often become the permanent second, who runs the place, knows the passwords, and stands at the side of the stage while a taller person is thanked. You train the new director, and then you train the next. At the office you describe this as security and in the car as robbery, and since the office always has the last word, the robbery is discussed at home, loudly. You do the leader’s work, decline the title, and resent whoever accepts it. The superior you need asks, in front of the others, “What’s your plan?” and waits out the pause.",
        ],
        [
          "paragraph",
          "Look next for visible responsibility with a service at the center: heading a ward, a school, a front office or a volunteer program, with a budget of your own and people you are permitted to choose. Apply before you satisfy all the requirements, which you would otherwise spend two years collecting, and tell your employer the same day, because sneaking would ruin your sleep. You will be serving as you always have, only from the end of the table where matters are settled.",
        ],
      ],
      ask: "Which title have you been earning for years without its appearing on your card?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        [
          "paragraph",
          "You tend to stay where you were first shown kindness. Someone early on teaches you properly, and you repay it in decades, becoming the person who knows where everything is and why it was arranged that way in the first place. Merely by lasting, you’ve become load-bearing.",
        ],
        [
          "paragraph",
          "In mid-career that turns into a trap with excellent dental insurance. The method you perfected is replaced by an inferior one with a login, you’re asked to be positive about it, and you go on maintaining the old files, in case. Bit by bit you find yourself defending a procedure when what you loved was the care in it, and the young, who would enjoy being taught that care, hear only that you dislike the screen. You stay too long, and you let loyalty pass for a plan. The boss you need came up through the craft, and will spare you the slogans and ask what would break.",
        ],
        [
          "paragraph",
          "The next move is to become the teacher of it: training newcomers, auditing quality, supervising apprentices, any position where experience is the product. Over three months write down the twenty things you know that appear in no manual, one to a page, with the reason for each; then show them to whoever does the hiring, and propose that a fifth of your time go to the education of newcomers, under a title that says so.",
        ],
      ],
      ask: "What do you know about your job that appears in no manual anywhere?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "A working life like yours shows few addresses and a great many visitors. Hired for one job, you are soon answering for three others, because people ask you things and you know, and if you don’t, you find out. It is a genuine profession, although it has no name.",
        ],
        [
          "paragraph",
          "Somewhere around the middle, the visitors become the trap. Your hours disappear into other people’s next steps, the reminder, the introduction, the proofreading, none of which appears in a review and all of which would be missed by Wednesday. You are useful in fragments, and the work that would earn you promotion receives whatever remains. One half enjoys being the switchboard, the other goes home with its own task untouched, and you settle this by coming in early, which works until they discover that you come in early. The boss you need guards a calendar like a goalkeeper and collects your opinion in writing.",
        ],
        [
          "paragraph",
          "What comes next should have your name on it. Suitable directions are training, technical writing, specialist advising, or officially running the information desk you have been impersonating, with protected mornings and one subject that belongs to you. To find it, tally for ten working days every question you answer, with a letter for its topic; by the end one letter will be far ahead. The remaining answers go on a shared page, and when people appear at your desk anyway, direct them there.",
        ],
      ],
      ask: "Which question do you answer so often that it ought to be your title?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Your work history is a list of people. You take a job because of who introduced you, stay for the colleague across the aisle, and follow a good manager almost anywhere. When there are babies and divorces, you supply the casserole and the covered shift, and you are generally better loved at the office than most people are at home.",
        ],
        [
          "paragraph",
          "Then they leave. Managers get promoted, friends retire, and one morning in mid-career you realize that you’re being faithful to an empty desk. That is the trap: you go on serving a family that has moved out, at a salary set when it lived there, and remain for years past the last good lunch, mistaking grief for tiredness. You choose work by attachment, and seldom review whether the work itself still suits you. The boss you need is warm without being sentimental, notices your bad week, and then asks where you would like to be next.",
        ],
        [
          "paragraph",
          "The next move starts with a farewell. Take whoever mattered most to lunch, thank them, and say out loud that you are free to go; then, within the month, send one application to a place where you know no one. Look for continuity of care, as in a clinic or a school, a team of manageable size, and written limits on your hours. Stay or leave afterward, so long as it’s the present job that you are staying for.",
        ],
      ],
      ask: "Which person at work are you still faithful to, though they left long ago?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Whoever is in charge doesn’t show, so you do it. It happens early in a career like yours: people are standing around, you have no authority whatsoever, and you hear your own voice announcing who should lift what. They lift. The pattern is established from then on, because something stalls, you can’t stand it, and by noon you’re in command.",
        ],
        [
          "paragraph",
          "For years that feels like rising. They send you wherever it burns, the late project, the branch in revolt, and you bring it out with soot on your collar and are presented with a plaque. The trap of mid-career is that nothing else gets sent to you. By now you need the smoke a little, and without a crisis you grow restless and put everybody under pressure. What you want is a boss who assigns you long, dull problems, who asks what you prevented this month and waits for the reply, and who can outshout you, should it come to that, without turning red.",
        ],
        [
          "paragraph",
          "So prevent something, in writing, with a budget. Take the crisis that returns each year, the one you have a speech for, and ask for six weeks to end it permanently. Planning, safety and long programs belong in your search as well. By the second week you’ll be bored. Stay. Record the emergencies that fail to happen, and put that figure in your annual review, where the plaque used to go.",
        ],
      ],
      ask: "Which yearly crisis would you miss, if you managed to prevent it?",
    },
    Earth: {
      stances: { order: "plan", novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "People like you join a company and stay until half of those in the original photograph are working for them. You learn the counter, then the stock, then the drivers who bring the stock, and each time the next key comes to you because it would be odd to hand it to anyone else, until you have taken the company as one takes a surname.",
        ],
        [
          "paragraph",
          "In the middle it is sold, or merged, or given a slogan, and young people with lanyards inform you what you’ve been doing. The trap now is to become the museum. You defend procedures because they are yours, retreat into the one corner nobody has altered, and sour by inches as the pension approaches, with one impulse urging a fight in the lobby, another refusing to put a wage at risk, and the two of them settling on sarcasm. The boss who’d do you good walks the floor, asks what mustn’t be lost, and then, kindly, what may.",
        ],
        [
          "paragraph",
          "Have the answer ready before anyone asks. Make two columns, one for what the operation requires and one for what you would merely miss, and be severe with the second; take the first to the new management, and offer to look after it in person, for three years, at a salary you’ve researched. Meanwhile learn one thing of theirs, the ugliest. Transition planning, facilities and training all reward a veteran who can operate the software.",
        ],
      ],
      ask: "What at work do you defend as necessary that you would only miss?",
    },
    Air: {
      stances: { voice: "speak", company: "company", lead: "lead" },
      lines: [
        [
          "paragraph",
          "You tend to be elected before you are hired. Class treasurer, shop steward, captain of the debate squad: someone has to stand up and speak, and it turns out that you can, without notes, with a joke in the right spot. Work goes on in that vein. You read the contract, you ask in the meeting what the others are asking in the parking lot, and somebody senior, annoyed, writes down your name.",
        ],
        [
          "paragraph",
          "By now you represent things. You speak for whichever department can’t, you sit through interminable meetings so that others needn’t, and then one day, halfway through a paragraph, it strikes you that you’re defending a policy you would have voted down. There’s the trap: you present decisions so well that nobody requires you to make any. Look for a boss of few words, who’ll let you lose a dispute and act on half of your position anyhow, and who will put you over a region, a budget or a school, something that either works or doesn’t.",
        ],
        [
          "paragraph",
          "Ask for it this quarter. First drop three meetings in which you only relay, and send a page in your place; with the hours that come free, take one problem that you have described superbly for years, and go repair it on site, with the six people it concerns. Speak last. You’ll find out what you think of it yourself.",
        ],
      ],
      ask: "Which decision are you defending to others that you would have voted against?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "Hire you to answer the phone, and within a year it’s you they come to. Somebody’s marriage is ending, somebody is drinking, somebody hasn’t eaten, and you arrange it, all of it, under the heading of scheduling, so that they make you a manager, and you run the department like a strict household in which nobody goes hungry.",
        ],
        [
          "paragraph",
          "Households don’t have a fiscal year. The trap in mid-career generally comes with the reductions, when a portion of them must go, and because they trust you, you are the one who has to tell them. You do it considerately, conceal what it does to you, and return firmer, and from then on they call you fair, where they used to call you kind. You stop getting attached, and call that experience. The boss you need has done this too, talks about it, and sends you home afterward.",
        ],
        [
          "paragraph",
          "The next move is a lunch. Call someone you had to let go, or someone who left you, ask how it went for them, and listen to the end; then decide what you’ll never again do on another person’s behalf, and get it into your contract or into your spine before the next reorganization. There are organizations, in care, education and family business, that want a parent and would pay for one. Look for yours now, when you still like people.",
        ],
      ],
      ask: "What did you once have to do at work that you have told nobody about?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "It opens with a talent for arriving. Within a month of being hired you know everybody’s children, and the managers, who had tried for years to purchase such an atmosphere, promote you to where more people can see you. You like it enormously.",
        ],
        [
          "paragraph",
          "The trap comes disguised as a compliment: you become Morale. Whenever the mood sinks they send for you, so you plan the retreat and present the flowers, and at the hour when the budget is decided you’re two corridors away, hanging streamers. You organize the feelings and leave the power to others. The proud side wants command, the kind side wants nobody to feel passed over, and you settle it by making yourself adored in place of being put in charge, an arrangement that seems harmless until a colleague with no conversation at all is given the division. What you need over you is a boss immune to cake, who sets you a target with a number in it and lets you miss one.",
        ],
        [
          "paragraph",
          "Your next move is to ask for money, by which I mean a budget of your own, to spend and to answer for, in sales, operations or a regional office. Do it in writing, with a date and the three results by which you’d be measured, and expect that for two quarters a few people will like you slightly less. Bring nothing baked to the review.",
        ],
      ],
      ask: "Which decision was made while you were out buying the flowers for it?",
    },
    Earth: {
      stances: { novelty: "both", risk: "safe" },
      lines: [
        [
          "paragraph",
          "You have the kind of career that relatives can describe. People like you enter a field because someone respected calls it good and steady, go in at the bottom, learn the regulations, and turn out to be better at it than the person who had recommended it.",
        ],
        [
          "paragraph",
          "In the middle years this steadiness grows a crust. There’s the mortgage that fits the salary, and there are the couples who know you as the one in that job, until it becomes difficult to distinguish what you would want from what it would be a pity to give up. Nothing is wrong. You remain because it is comfortable, without asking whether it still interests you, and since everyone you trust is satisfied, only your shoulders complain, on the last evening of a vacation. You need a boss who is curious about you and will mention, kindly, that you’ve been coasting with both hands on the wheel.",
        ],
        [
          "paragraph",
          "The move to make is modest and slightly embarrassing: take one week of leave, spend it assisting a person whose job you have always envied, in catering, teaching or a tree nursery, and at the end write down which hours flew. You needn’t quit anything. But one hour of that sort can be built into the job you have, every week, and afterward defended as stubbornly as the mortgage.",
        ],
      ],
      ask: "Which job have you envied since school and never mentioned at a holiday dinner?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Every organization has someone who can say what it means, and after two years in any building that’s you, interpreting the merger to the warehouse and the warehouse to the board. From trainee to head of communications the road is short, because people accept a thing more readily when they hear it from you.",
        ],
        [
          "paragraph",
          "By mid-career your convictions have been out on loan so long that you forget whose they are. You have announced several reorganizations as good news: the warm side did it so that no one would be frightened, and the clever side, having noticed precisely where the reasoning had a hole, admired how neatly you stepped around it, whereupon the two made peace by a joke in the elevator. You present what you doubt, pleasantly, so colleagues enjoy you thoroughly and discount you by a third, like a brochure. Look for a boss who asks, before any announcement, “What do you think of it yourself?” and who then rewrites a line because of the answer.",
        ],
        [
          "paragraph",
          "As your next move, say one unwelcome thing a month under your own name. Start with some minor matter, such as the new badge system, describing what’s wrong, whom it hurts and what you would do instead; send it upward, tell no one until there’s a reply, and after half a year apply for a position whose product is judgment, in policy, evaluation or editing. The samples will be ready.",
        ],
      ],
      ask: "Which announcement did you make sound better than you believed it to be?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You work for a person more than for a firm. There is generally a supervisor who calls you her right hand, or a doctor whom only you can manage, or someone brilliant, difficult and easily wounded, whose temper you can forecast from how the car is parked. Careers have been made like this, complete with the corner office and a number that nobody else is permitted to dial.",
        ],
        [
          "paragraph",
          "It’s a trap. You notice it first whenever they are away and the whole place exhales, you included, and around the middle of a working life your skill turns out to have a single customer: you can soften bad news and time a request by the set of a jaw, but no one could say what you’d do with your hands free, since they’ve been on that one shoulder. You have arranged your working life around one person’s moods, and your heart doesn’t object, since being needed is what it eats. The boss you need is even-tempered, predictable, a trifle dull, and hangs up all feelings with the umbrella.",
        ],
        [
          "paragraph",
          "Start by being useful to four people. Over two months offer something concrete to three additional colleagues, one afternoon a week, in the open, and let the difficult one sulk, which takes about a week. Then ask all four to put in writing what you did for them. Read together, those pages describe a profession, and you can apply for it.",
        ],
      ],
      ask: "If the most difficult person at your job left, what would you be good at?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", order: "improvise", novelty: "new" },
      lines: [
        [
          "paragraph",
          "People like you get hired the first time for nerve, usually by an employer in a hurry. Then come some years of saying yes on Thursdays to things that start on Fridays, of learning three trades at a sprint, of being discovered wherever the floor is wet and the stakes are considerable. Where others collect titles, you collect stories, which you don’t tell, and a kind of celebrity within approximately a two-mile radius.",
        ],
        [
          "paragraph",
          "The mid-career trap is the rescue habit. Because you are never so well treated as in a disaster, you gradually stop preventing them, and a slow leak goes unmentioned until it’s worth your while, which nobody catches and you hardly notice yourself. Meanwhile calmer people of inferior ability construct careers that last while you are out being thanked, and at forty or so it stings. What you need is a supervisor who has seen you in action and isn’t dazzled, who hands you the dull half of the problem and asks about it a month later.",
        ],
        [
          "paragraph",
          "For the next move, take one field in which you’ve put out enough blazes to know how they originate, and sell that knowledge upstream, as an inspector, a trainer of crews, the designer whose system doesn’t fail. Open with a two-page account of the last three failures you saw coming. Sign it, and deliver it to whoever has to pay for failures.",
        ],
      ],
      ask: "Which disaster at work could you have prevented, and why was it more attractive to wait?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "On paper very little happens. People like you enter a shop, a yard or a laboratory as the youngest in it, say so little for the first year that they’re thought simple, and by the third are the ones who get sent for, although the titles go past them to people who talk. You let yours go, since each comes with less of the work attached, and you’ve observed what a desk does to the wrists and the sense of humor.",
        ],
        [
          "paragraph",
          "By the middle of it, being indispensable has become a cage with a very comfortable bench inside. They can’t promote you, because who would do it then? You respond with patience that shades into sulking, train nobody, and describe that as standards. What helps is an employer who has worn out a pair of boots at the same trade, who leaves you in peace for most of the week, and who at the end of it makes you explain the job to an apprentice.",
        ],
        [
          "paragraph",
          "So the next step is an unfamiliar one for you: put it into words. Take the one procedure that only you can do and write it out, with a photograph for every stage, so that a careful outsider could repeat it; then carry those pages into the office and use them to negotiate, for money, for half the year, or for permission to leave. Keep the original.",
        ],
      ],
      ask: "What would come to a standstill at your workplace if you disappeared until spring, and who knows it?",
    },
    Air: {
      stances: { focus: "many", novelty: "new", candor: "truth" },
      lines: [
        [
          "paragraph",
          "A résumé like yours looks as if it had been dropped down a flight of stairs, or is going to: some engineering, some night shifts, a year of code, a season outdoors for reasons that seemed amusing. It does have logic. A line runs through it from mechanism to mechanism, because you stay wherever you don’t yet understand how the thing functions, and you’re gone within two weeks after you do.",
        ],
        [
          "paragraph",
          "The hazard comes when that pattern turns respectable. In mid-career someone makes a consultant of you, and from then on you’re paid to point out faults and never have to live in the house, until after some years you notice that you have opinions on everything, a stake in nothing, and a stock of witticisms dating from a job you had your fingers in. You patch it up with side projects, when what would help is a director who enjoys being contradicted, gives you problems instead of hours, and won’t release you from one until it has operated without you for a season.",
        ],
        [
          "paragraph",
          "As to the next move: stay through an ending. Choose the most interesting project on your plate, tell three people that you will be there when it’s complete, and define complete in terms that an enemy could verify. You’ll learn what happens in month nine, which so far is the single part of any machine you have never seen.",
        ],
      ],
      ask: "Which job did you quit in the week when it would have begun to need you?",
    },
    Water: {
      stances: { trust: "slow", head: "both" },
      lines: [
        [
          "paragraph",
          "People like you don’t really choose a profession; they attach themselves to a person. It’s an old hand, a surgeon who tolerates a spectator, a foreman with a temper and perfect pitch, and from each you learn what can’t be put in a manual, mostly by remaining beside them until your shoulders know it, and when they retire you move on. Asked for your reasons, you mention the commute.",
        ],
        [
          "paragraph",
          "In the middle years this becomes a loyalty nobody signed. You remain with a failing outfit because of one colleague’s face, put up with the pay, grow moody, disappear into the back with whatever is most damaged, and one gray morning hand in a resignation that stuns them all. To you it had been two years in preparation; to them it was weather. The right boss for you checks in person, briefly, sees that you have gone under, and gives you something living to take care of; the wrong one schedules a conversation about engagement.",
        ],
        [
          "paragraph",
          "Your next step is to become that old hand. Look around for the newcomer who hangs about after hours with nothing to do, and let them stand beside you, two afternoons a week, through a whole season. Ask your employer to treat it as work, because it is. Instruction by nearness is a profession in itself, considerably rarer than the one you were hired for, and at present you give it away.",
        ],
      ],
      ask: "Who let you stand near when you were new, and who’s standing near you now?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both", lead: "support" },
      lines: [
        [
          "paragraph",
          "People like you learn a trade by being handed the sharp end on the first morning because another person hasn’t turned up, and are good at it before anyone has explained it. For a decade or so you’re the one they call when the job is dangerously high or unreasonably hot, and you arrive grinning and talk little, so that a legend develops which you pretend not to have heard.",
        ],
        [
          "paragraph",
          "The trap is disguised as a reward. Around the middle of a working life they thank you by removing your tools: you’re made supervisor, coordinator, head of something with a lanyard, and from then on you observe slower people doing what you love. The proud half of you accepts, because it is announced in front of everyone; the other half goes immediately into mourning. Commonly you settle the matter by quitting in a temper, on a beautiful day, for a lower salary. The boss you need was once very good at the work and doesn’t take your impatience personally.",
        ],
        [
          "paragraph",
          "So make the next move a bargain while you still have your temper. Ask for a role that exists in any decent workshop, the master who trains one apprentice at a time and spends four days out of five on the job, and bring along a page with three disasters you prevented last year, photographs attached. Nobody can quarrel with a photograph.",
        ],
      ],
      ask: "Which promotion took you away from the very thing it was meant to honor?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Apprenticeship comes naturally to you. While the others are positioning themselves, you spend your first years discovering how a joint fails, how a sauce breaks, how a patient’s shoulder tells you it has had enough, until you possess what very few people possess in any field: judgment that doesn’t need to be announced. Employers notice. They give you a better lamp and leave you under it.",
        ],
        [
          "paragraph",
          "There the trap shuts so comfortably that you could mistake it for happiness. You’ve become the finest pair of hands in the service of somebody else’s mediocre taste; the design is vulgar, the treatment plan was drawn up by a man who never handles anyone, and you carry it out with such skill that it looks like a success. Each time, a muscle in your jaw registers the objection that your mouth won’t. But you like the bench and the pay, so the years set around you like concrete. A useful boss, for you, has an eye at least as severe as yours, says “your turn” twice a year, and stays out of the workshop in between.",
        ],
        [
          "paragraph",
          "Take one commission next season that is wrong by your standards, and make a second version, to your own design, in your own hours. Put the two side by side on the day of delivery and leave for lunch. Whichever they prefer, you’ll have learned whether this place wants your judgment or merely your wrists.",
        ],
      ],
      ask: "Whose mediocre taste have you been executing so beautifully that it passes for good?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "Accountants despair of people like you, whose income in any ordinary year arrives from a dozen directions: a festival, a catalog, a season outdoors, some illustrations for a specialist. Nearly all of it comes from being pleasant to stand next to. It makes for a bright, unplanned sort of life, and acquaintances with pensions tell you that they envy it.",
        ],
        [
          "paragraph",
          "Then the middle years arrive, the telephone still rings, and you see the trap, which is that nothing adds up: there are several hundred pieces of work in the world with your eye in them and no two under the same roof. The sociable half calls this freedom. The other half, the one that goes silent in front of a painter’s retrospective, would like to have made eleven pictures of the same hill. When they disagree you generally accept another job, because an invitation talks and a hill doesn’t. What you need isn’t so much a boss as a curator: an agent, an editor, some old colleague with a severe haircut who collects what you scatter and asks where the next one is.",
        ],
        [
          "paragraph",
          "Spend an afternoon going through that accumulation and pull out everything you did after the client had already been satisfied. They’ll have something in common. Give that something its name, three months with no other bookings, and a borrowed wall with an opening date.",
        ],
      ],
      ask: "What do the pieces that you made beyond the client’s request have in common?",
    },
    Water: {
      stances: { trust: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your jobs tend to start with a person. A teacher puts a brush in your fist, a chef lets you taste from her own spoon, an exhausted night nurse calls you “my right hand,” and you would follow any of them into a ditch, having meanwhile adopted everything they do, down to their manner of standing back to squint.",
        ],
        [
          "paragraph",
          "It is also how you disappear. By the middle of your career the trap has the sweetest face imaginable, since it belongs to someone you love: you have worked for so long inside a mentor’s style that clients can’t distinguish the two of you, and neither, on gray mornings, can you. To do it your own way would feel like correcting your mother’s cooking, so you wait to be released by a person who has no idea of holding you. Look for a cooler boss next time, friendly and slightly bored by you, under whom being different wouldn’t qualify as a farewell.",
        ],
        [
          "paragraph",
          "The move to make is modest and has to be made aloud. Select one piece of work this season, tell your mentor, “I want to try this one in my own way, and I’d like you to see it last,” and do it from beginning to end without imagining that familiar squint. Expect to feel like an orphan for about a week, after which you’ll recognize the handwriting.",
        ],
      ],
      ask: "Whose style are you still working in because leaving it would feel like leaving them?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "People like you get noticed early, for something nobody had asked of them: the customer recovered by driving out there, the night on the floor with half a staff. Promotions arrive the way fights do, suddenly and with witnesses, and for a decade audacity is the entire qualification, accepted everywhere.",
        ],
        [
          "paragraph",
          "The trap comes with the office. Someone rewards your talent for emergencies by putting you in charge of preventing them, at a desk, with forecasts; the impatience that made you valuable has only colleagues left to bite, and soon there’s a crisis every few weeks, each with your fingerprints on the matches. You generally settle it by resigning in the middle of a meeting, which feels magnificent until about dinnertime. The boss you need says no quickly, explains afterward, and isn’t afraid of you. Apply to that person; the organization is secondary.",
        ],
        [
          "paragraph",
          "Your next move is to turn audacity into something with a fee and a term, by becoming the one who is called in for turnarounds, openings, the ninety days after a merger. List the five worst messes you’ve cleaned up, with dates and what each one saved, and put that page in front of three executives who currently have a mess. Then stay through the handover, once, to the bored and bitter end, because almost nobody in your position has any idea what happens after the hero leaves.",
        ],
      ],
      ask: "What became of the last place you rescued, in the year after you left?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Somebody hands you a tool early, or a tray, or the keys to the delivery van, and from that afternoon school is over, regardless of what the records say. On paper what follows resembles drifting; in reality it is an apprenticeship to half a dozen trades, every one of which your fingers remember.",
        ],
        [
          "paragraph",
          "In mid-career the trap is comfort of an exhausting kind. You’re good, you’re known, you’re paid by the hour, and each raise goes into a machine or a mortgage that requires the next raise, so that your quick half, which would be gone tomorrow, finds that the solid half has bolted it to the concrete. As a rule you settle their quarrel with overtime and a new motorcycle. The expense is collected in knees and shoulders, the only equipment you own that no supplier can replace, and you maintain it worse than the drill. What you need is a boss who has done the job and who makes you write the estimate before you touch the hammer.",
        ],
        [
          "paragraph",
          "Now move your knowledge somewhere it can outlast your back, which means a license, an inspector’s certificate, a class you teach, or a younger partner who does the lifting while you do the looking. Take the nearest of these, give it two evenings a week for a season, and treat it like a client who pays late. It’ll bore you; stay regardless.",
        ],
      ],
      ask: "What do your shoulders know about the job that has never been written down?",
    },
    Air: {
      stances: { novelty: "new", company: "company" },
      lines: [
        [
          "paragraph",
          "Ask former colleagues what it was that you did, and every one will describe a different job, all of them entertaining. People like you come in as a temp, end up with the clients, are lent to another department and never return, and what they are actually collecting is acquaintances, until there is hardly an industry in which they couldn’t find someone with influence in two calls.",
        ],
        [
          "paragraph",
          "By the middle, this wealth turns peculiar. Younger, duller colleagues own a title, whereas you have anecdotes, and an employer who adores you without knowing what to promote you to. Your two sides agree too well: both love an opening, so there’s a drawer of unfinished certificates, a language up to the past tense, and three introductions that made other people rich. When it pinches you move to another employer, which refreshes the audience, repeats the act, and ensures that nothing compounds. A good boss enjoys your company without being charmed by it, and on the last day of each month asks for one thing, completed, with your signature on it.",
        ],
        [
          "paragraph",
          "Search the anecdotes for whatever keeps recurring, since there lies the specialty: a deal between parties who had stopped speaking, say, or the hire nobody else could find. Give it a name that fits on a card, charge a fixed fee, and let the introductions you used to give away bring a percentage. It feels narrow for about a month.",
        ],
      ],
      ask: "Which situation are you called into again and again, under different job titles?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Draw your career as a map and it follows faces. You enter a trade because of a foreman, leave a job because of how they treated a colleague at the next desk, and turn down better money to remain with a crew that understands you, meanwhile assuring everybody that it’s for the excitement. It is, a bit.",
        ],
        [
          "paragraph",
          "The trap, around the middle, is a sinking organization full of people you love. Management has been replaced, the able ones are interviewing elsewhere in borrowed jackets, and you, with your reputation for jumping, remain, keeping up morale with practical jokes. Inside, two temperaments dispute it: the opportunist sees exactly what is coming, and the loyal one refuses to look, because looking would be the first betrayal. Commonly you let the place decide for you, by going under, which costs years and some faith in your own eyes. The boss you need brings bad news early and in person, and tells you to go when it’s time.",
        ],
        [
          "paragraph",
          "So rehearse a decent departure, if until now you have either bolted or gone down with the ship: set a date two months off, inform the three who matter before anyone official, and instruct one of them in what only you understand. Then approach a place whose purpose you can feel in the stomach, a clinic or a rescue service, and find out who’d be standing next to you. The rest is payroll.",
        ],
      ],
      ask: "Which job did you leave too late because of the people in it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise", voice: "speak" },
      lines: [
        [
          "paragraph",
          "For the first several years you get hired in hallways. Someone sees you pacify a crowd of delayed customers, or sell what nobody else could have sold, and there’s an offer before you have found a pen. You learn by being thrown in, and the result is a trail of places where the energy is said to have gone flat after you left, with no two jobs of the same name.",
        ],
        [
          "paragraph",
          "In the middle comes the compliment that does the damage. You’re so good with the public that they take you away from it, award you a title and a glass box, and have you supervise three people who now get to do what you did. For a month the glass is flattering, and then you find yourself inventing reasons to visit the lobby. A certain kind of boss makes it worse by applauding everything; what you need is the other sort, someone with a stopwatch, whose praise is rare and comes with a date for the next attempt, because you’d run through a wall for a good mark fairly given.",
        ],
        [
          "paragraph",
          "So ask to face the public again, at the higher salary. Write down the three occasions on which you earned your employer the most, take them to the person who sets the pay, and propose a position built from those. If they decline, you know a hallway or two.",
        ],
      ],
      ask: "Which promotion took you away from the very thing it was rewarding?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "People like you come in to help for the summer. That’s how it generally starts, at a counter or on a crew, and what keeps you there is the feel of it: the weight of good tools, a team that eats together, a customer who always asks for you. The skill accumulates unnoticed. Since nobody administered an examination, you go on calling it “helping out” long after the person in charge has started checking with you.",
        ],
        [
          "paragraph",
          "There lies the trap. By mid-career you’re the one who knows where everything is and how it should feel when it’s right, and you’re still paid as if you’d wandered in off the street. Comfort is the glue; there’s a mug with your name, and to leave would be like moving out of a kitchen. Somewhere in you sits a builder who’d like to own the ovens, except that the day is always too pleasant to start. The boss who’d help is a craftsman, slow to praise, who corrects your grip and then makes you correct the apprentice’s. Flatterers have kept you at the counter long enough.",
        ],
        [
          "paragraph",
          "Get it in writing next. Determine which license, certificate or examination represents what your hands can do already, and how many months it would require. Put down the deposit, and then inform the entire crew, since with an audience you’ll see it through.",
        ],
      ],
      ask: "What skill of yours is so comfortable that you have forgotten to charge for it?",
    },
    Air: {
      stances: { company: "company", focus: "many", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your résumé reads like a good party. There tends to be hospitality in it, or broadcasting, or an office with beanbags, and at each of these places you become within weeks the person who knows everyone, whose badge mysteriously opens the freight elevator. Opportunities come by way of talk: someone mentions an opening, you mention it back, and there you are, being introduced.",
        ],
        [
          "paragraph",
          "After a while it’s you who gives the farewell speeches. You’re asked to host the summer outing, to soften up a visitor, to “bring your energy” to a launch whose budget you haven’t been shown; and one day you learn that a person half as quick has been put in charge, on the strength of a memo about logistics. It stings more than you admit. They file you under atmosphere. You do have opinions, good ones, and you have been wrapping them in so much entertainment that only the entertainment was delivered. Look for a boss who asks, after the applause, “And what do you think we should do?” and then is silent until you tell her.",
        ],
        [
          "paragraph",
          "Acquire a subject. It can be logistics. Devote thirty minutes a day for half a year to one unfashionable corner of your trade, and write two pages on it that contain no jokes, with your name at the top. You can be charming about it afterward; by then they’ll have to listen.",
        ],
      ],
      ask: "On what subject would you like to be the dull person everybody has to call?",
    },
    Water: {
      stances: { head: "feeling", company: "company", candor: "both" },
      lines: [
        [
          "paragraph",
          "It’s always individuals who hire you, never organizations. You follow the manager who was patient with you, then the director you’d accompany to the moon, and you stay wherever the mood is kind and leave when it sours, often in a single afternoon, with a box and a swollen face. Looked at from outside it’s zigzag, and from inside it is a chain of loyalties, with hardly a link missing.",
        ],
        [
          "paragraph",
          "What catches you midway is a second job that has no title. New hires cry on you; you remember the birthdays, you know about the separation in accounting, you can feel a layoff through two floors, and every Christmas someone announces that the place would fall apart without you. It’s meant, and it appears nowhere in your review. By the time you’re worn thin, the people you propped up have been promoted on the strength of it, and since you are too fond of them to be angry, you get ill. The boss to look for has a steady temperature and good fences, and sends you home when you’ve given enough.",
        ],
        [
          "paragraph",
          "Have it put on the page, then. For one month, note in pencil every hour that you spent on other people’s spirits, take the total to your boss, and request one of two things: a position in which those hours are the work, or permission to be unavailable.",
        ],
      ],
      ask: "Which part of your job would stop tomorrow if you did only what you’re paid for?",
    },
  },
};
