import type { TypeProse } from "../type-prose.ts";

export const entj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    risk: "bold",
    head: "logic",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When something has to begin, people look at you, and usually you’ve begun already. You take the first hit yourself, admit a mistake in one sentence, and are ready for another attempt while others still discuss the last. ENTJ knows where things should end up, and Aries won’t wait to go there. That mix pulls people out of their doubts: beside you, the hesitant do things they had given up on. They thank you later, and mean it. Only one step tends to be missing. Before setting off you seldom ask, and those who run along with you never actually agreed.",
      argument: [
        "Aries wants to move now. ENTJ wants everyone moving in the same direction. The fast way to satisfy both is to start and let the others catch up, so you decide by moving. By the time anyone has an objection, the tickets are bought or the announcement is out, and objecting looks like sabotage. It feels like leadership, and often it is. But people who were never asked can’t really be committed. They come along until it gets unpleasant, and then you find yourself alone in front, calling them unreliable.",
        "This week, take one plan that involves someone else and ask before any part of it has begun: “I want to do this. If you say no, I’ll drop it.” Then stop talking and wait. A yes that was free to be a no will still be there in the third dull month.",
      ],
      year: [],
    },
    Taurus: {
      thesis:
        "People improve when you take them on. You see what could be better, say so without wrapping, and stay until it’s done, long after more excitable folks have found a new cause. ENTJ sets the goal, Taurus doesn’t let go of it, and others have learned to build on that pair: if you said it would stand, it stands. Teams, friends and relatives get pushed by you into things they are glad of afterward. What they rarely manage is to push back. Change is welcome in your life, as long as you are the one who ordered it.",
      argument: [
        "ENTJ wants progress and gets restless when a month passes without any. Taurus wants whatever is good to stay exactly where it is. You settle it by dividing the labor: others do the changing, and you remain the fixed point. So you’ll tell a friend to quit a bad job and go on for years with some arrangement of your own that everyone doubts. When advice comes the other way, you examine it, find the weak spot, and feel relieved. You call that having standards. The people around you see a law with one exception in it, and after a few attempts they keep their suggestions to themselves, including those you needed.",
        "For seven days, leave a change to someone else. Say to a person you trust, “Pick one thing about how I live or work, and I’ll do it your way for a week.” At the end, report what was better before what was worse.",
      ],
      year: [],
    },
    Gemini: {
      thesis:
        "Give you a tangled question and within minutes you’ve named what matters, who should be called, and what happens first. People relax when you start to speak. Gemini sees five possible answers, and ENTJ delivers each as if it were the only one, with reasons, so that a confused group suddenly has a direction and a better mood. You also drop a weak argument the moment a stronger one appears, which few leaders can do. By then, unfortunately, someone has acted on the weak one. You sound surest when you’re still making up your mind, and no one around you can hear the difference.",
      argument: [
        "Gemini thinks by talking, and would like to try every side of a matter before choosing one. ENTJ can’t bear to leave a question open in front of others. So you give each passing thought the voice of a decision. That is how you find out what you think: you state it firmly and listen to how it sounds. Others hear an order. They cancel plans, promise things to third parties, change direction, and two days later discover that you’ve moved on, until after several rounds they nod at whatever you announce and do nothing. You call them slow. They’re waiting to see whether you still mean it.",
        "Label your sentences this week. Before an idea, say, “I’m only thinking aloud.” Before a decision, say, “This one is final until the end of the month.” Use the second at most once a day, and keep to it even when something better occurs to you.",
      ],
      year: [],
    },
    Cancer: {
      thesis:
        "No one under your protection has to beg. You notice who is struggling and would rather fall over than say so, and by evening something has been arranged: a call made, a bill covered, a deadline moved. Cancer feels the need, ENTJ acts on it, and between them they rescue more people than you’d ever mention. Those who depend on you sleep well. They also learn, bit by bit, to bring you their problems rather than themselves. Asked what you’d like in return, you change the subject. You make yourself necessary, because being wanted feels too uncertain.",
      argument: [
        "Cancer wants to belong to a few people so firmly that nothing can end it. ENTJ trusts what can be organized. So you organize belonging: you become the one who knows the dates, the passwords and the doctor’s number, the one without whom things wouldn’t run. It works, up to a point. No one leaves. But with every service you do unasked, it gets harder to find out whether they’d stay for nothing, and after a while you resent how much they need you. They, meanwhile, feel looked after and slightly supervised, and have no idea that anything is missing on your side.",
        "Once this week, ask for something you don’t require: “Would you come with me? I can manage alone, I’d just like you there.” End the sentence at that point. If they come, give them nothing to do.",
      ],
      year: [],
    },
    Leo: {
      thesis:
        "You bring out the performance in people. A shy colleague hears from you, in front of everyone, exactly what was excellent, and spends the next month trying to deserve it. Leo wants a thing to be splendid, ENTJ wants it finished, and since you give more than you ask, others give more too. For so demanding a person you’re remarkably generous. In nearly every matter you say plainly what you want: more money, more time, a better draft. One want is left out. Appreciation you never ask for, and when the thanks don’t come, you raise your standards instead of saying you’re hurt.",
      argument: [
        "Leo works for love, and needs to see it on a face. ENTJ works for results and thinks needing anything else is weakness. You settle the dispute by giving the need a respectable job: it becomes a demand. When no one remarks on what you did, you aren’t sad for long. You notice that the report is sloppy, that the kitchen is a mess, that people really ought to make an effort. Every word of it is correct. But what they hear is that nothing will ever be good enough, so they hand over the work and withhold the warmth, which was the very thing you were short of.",
        "The next time you feel a lecture rising, check whether something of yours went unnoticed. If so, say that in place of the lecture: “I worked hard on this, and I’d love to hear what you liked.” Accept the reply without improving it.",
      ],
      year: [],
    },
    Virgo: {
      thesis:
        "You catch what would have failed. In one reading you see both the flaw in the strategy and the wrong figure on page forty, and because you do something about each, whatever you’re responsible for tends to work. ENTJ wants it finished, Virgo wants it right, and people who value both come looking for you. They hand you the important jobs. What they don’t see is the second shift, in which you go over the parts that were supposed to be theirs. The more you check, the less they try, and the less they try, the more you have to check.",
      argument: [
        "ENTJ knows that nothing big gets done without giving work away. Virgo knows what happens to work that is given away. You satisfy both on paper: you delegate the task and keep the worry. Then, late, you redo it, usually without comment, because explaining takes longer than fixing. The result is better. The person is worse off, having learned that their best will be replaced overnight, and sensible people stop offering it. What looks to you like proof that no one else cares is something you’ve been teaching them.",
        "Choose one task this week that can go wrong without real damage. Hand it over with the words, “You decide when this is good enough, and I won’t look at it.” Then leave it alone, mistakes included. Notice how your fingers itch, and how long it takes to pass.",
      ],
      year: [],
    },
    Libra: {
      thesis:
        "People come out of a talk with you feeling that they were taken seriously. You want something badly and still see why the other side doesn’t, so you ask the one person no one consulted, find terms that let everyone save face, and finish on time. ENTJ brings the will, Libra the manners, and few can resist both. Even your refusals are received well, since you give reasons and a kind word. Yet it isn’t over when you’ve won. Getting your way is not enough for you; you also want everyone to be glad about it.",
      argument: [
        "ENTJ decides quickly and would leave it there. Libra can’t rest while someone is displeased. Your solution is to decide first and consult afterward: you go from one person to the next, explaining, softening, asking how they feel about it, until each of them has said that it’s fine. You mean it as fairness. To them it’s a second defeat. First they lost the argument, and now they’re losing the right to mind. So they say yes again, to be left in peace, and the real objection turns up weeks later as lateness, forgetfulness or a sudden other offer.",
        "Take one decision this week that someone won’t like, state it in two sentences, and add a third: “You don’t have to be happy with this.” Then don’t go back to check. If they sulk, let them. It’s the most respectful thing you can give a person who has lost.",
      ],
      year: [],
    },
    Scorpio: {
      thesis:
        "In a crisis people want you there. While others are still in shock, you see what is wrong, who is bluffing and what has to happen first, mainly because you’d already gone through the worst case in your mind. ENTJ makes the plan, Scorpio knows what people do when they’re afraid, and you’re seldom caught off guard. Your loyalty is legendary among the few who have it; they can call at any hour. There is something they sense, though, and don’t mention. For each of them, too, there is a plan. You’ve worked out how to survive everyone you love, and they can feel it.",
      argument: [
        "Scorpio attaches itself completely or not at all. ENTJ depends on nothing it can’t replace. Between the two you arrived at a private rule: love fully, and be ready to lose it. So you know what you’d keep, whom you’d call, how you’d manage alone. You notice a change of tone and silently begin to adjust. Preparing calms you. What it does to the others is harder to see: they meet someone warm who has one foot outside already, and they become cautious themselves. Then you see the caution, and it confirms the plan.",
        "Pick one person whose devotion has been proved over time. This week, tell them, “If you went, I’d be lost, and I have no plan for that.” For a moment, let it be so. The next time you start drafting your life without them, stop at the first line and call instead.",
      ],
      year: [],
    },
    Sagittarius: {
      thesis:
        "Around you, people begin to believe in what comes next. When you describe a place that doesn’t exist yet and explain how to get there, someone asks what to pack before you’ve finished. Sagittarius sees far, ENTJ knows the route and the cost, and what you picture tends to become real, often with a crew no one else would have picked. In bad times you’re the best of company for the same reason. Only one question is left over by all that optimism: how are things today? You offer people a great future whenever they complain about the present.",
      argument: [
        "Sagittarius wants the horizon open. ENTJ wants every problem to lead somewhere. So when someone you care about says that they’re tired, or lonely, or unhappy with how things are, you do what both halves do best: you make a plan. Next year will be different, there’ll be a trip, a move, a better team. You believe it, too. But the person asked for something now and received a promise, which costs nothing today and ends the conversation. After enough of these they stop complaining, which you take for contentment, while they start on plans that don’t include you.",
        "This week, when someone tells you what isn’t good, say nothing with a future in it. Ask, “What’s it like for you right now?” and, after the answer, “What would help by tonight?” Do that one thing. The horizon can wait until morning.",
      ],
      year: [],
    },
    Capricorn: {
      thesis:
        "What you undertake gets done, on the day you gave, to the standard you set. You expect trouble before it shows, do nothing for effect, and ask no one to work harder than you do. ENTJ pushes, Capricorn lasts, and because they agree on nearly everything, people have in you someone whose word is as good as the finished thing. They build on it. They also wait, some of them for a long time, because there’s one kind of appointment that keeps moving. Work gets a date from you, and the people you love get “soon.”",
      argument: [
        "Usually sign and type quarrel. Yours don’t: ENTJ says now, Capricorn says properly, and no voice is left to say enough. So everything that makes up a life, a free Saturday, a long talk, an hour of nothing with someone, becomes a reward for finished work, and since you never declare the work finished, the reward is never paid. There’s no coldness in it. You truly mean to come. But those who love you learn to invite you in a way that makes refusing easy, and you take their tact for understanding. Partly they’re getting used to living without you.",
        "Before tomorrow evening, turn one “soon” into a date: “Thursday at seven, three hours, and my phone stays at home.” Treat it like a contract. If something urgent comes up, tell the urgent thing what people usually hear from you: “I’d love to, soon.”",
      ],
      year: [],
    },
    Aquarius: {
      thesis:
        "A bad rule makes you ask what it’s for. Then, unlike most critics, you get it changed. Aquarius imagines how things would be if everyone counted the same, ENTJ finds the votes and the money, and people you’ll never meet have it easier because you insisted. A good idea can come from the newest arrival; you’ll fight for it and say whose it was. On behalf of others you plead better than nearly anyone. On your own behalf, something odd happens. You can argue for anything except the simple fact that you want it.",
      argument: [
        "ENTJ wants a great deal: influence, results, its own way. Aquarius believes that no one should get special treatment, least of all the person proposing it. You make peace between them by turning each wish into a principle. You don’t say that you’d like the better desk or a Sunday alone; you explain why rotation is fair, or why people need time apart. The reasons are good, and that’s the trouble. Since no one can refuse a principle, they give in without having agreed, and no one can grant it with love, because they never heard that there was a person in it.",
        "Use the first person once this week and leave out the case: “I want this. There’s no good reason, I’d just enjoy it.” Choose something minor. If they ask why, say, “That’s all there is.” The temptation will be to add a benefit for everyone. Don’t.",
      ],
      year: [],
    },
    Pisces: {
      thesis:
        "Where it hurts, you know before anyone has spoken. And you act: by the end of the talk the other person has a next step, a name to call, and some dignity left. Pisces takes in the mood of everyone present, ENTJ turns it into a decision, and so your orders are considerate and your kindness gets things done. People in trouble remember how sure you sounded. Some also remember that it was over very fast, before they had finished being sad. You solve people’s pain so quickly because you are the one feeling it.",
      argument: [
        "Pisces has no skin between itself and other people’s moods. ENTJ can’t sit in a mood without doing something about it. The settlement is swift: someone’s distress goes into you, you can’t bear it, and you end it by taking charge. Soon you’ve found the doctor, rewritten the letter, told them how it will be. It’s real help. It is also a way to make your own ache stop, and the other person notices that the conversation closed while they were still in the middle of it. Next time they bring you the facts, and take the feeling to someone slower. Whoever felt it most is told least.",
        "When someone comes to you upset this week, allow ten minutes without a solution. Say, “I can feel how bad this is, and I’m not going to fix it yet.” Then ask what the worst part is, and let the reply be long.",
      ],
      year: [],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "People who came for the salary find themselves staying for the weather you bring in with you.",
        "You will be the first to say yes, in public, at a moment when a yes still costs something.",
        "A defeat is over for you by supper, and by morning it has been converted into a better plan.",
      ],
      costs: [
        "Your enthusiasm has a deadline in it, and those who kindle slowly conclude that they’re damp.",
        "You fill other people’s pauses, and consequently hear mainly the thoughts that can be had quickly.",
        "When nothing is at stake you raise the stakes, and it’s your household that has to sit at that table.",
      ],
      tensions: [
        {
          between: "Charge or campaign",
          text: "A dare can pull you off the best plan you ever drew. Decide in advance which dares qualify, and have a friend administer the list.",
        },
        {
          between: "Crown or crew",
          text: "Because you want to be first and also want to be with them, select one undertaking a year in which you row at the number four seat.",
        },
        {
          between: "Heat or harvest",
          text: "Since beginnings feed you and endings merely pay you, sell a few of the beginnings to people who like completing things, at a fair rate.",
        },
      ],
      practice:
        "For one week, whenever you walk with anyone, match your step to theirs for the first five minutes and don’t speak about what’s next. In the evening write down whose step was the hardest to match.",
    },
    Earth: {
      gifts: [
        "What you put in place stays in place, and in a terrible winter people gather around it.",
        "You can tell a sound plan by its weight, long before anyone has completed the presentation.",
        "Promises from you are like currency, since nobody can remember an occasion on which one wasn’t paid.",
      ],
      costs: [
        "You confuse being needed with being paid, and will accept the first for years in lieu of the second.",
        "Whoever does something differently in your vicinity learns to do it when you’re out.",
        "Your body gets the treatment you’d never permit for a machine: operated continuously, and serviced after the breakdown.",
      ],
      tensions: [
        {
          between: "Summit or cellar",
          text: "Since one appetite wants the next level and another wants to shore up this one, fix a month in which each may speak without the other.",
        },
        {
          between: "Boss or hands",
          text: "You’re paid to direct and happiest when you lift, so reserve two hours a week for lifting, and let no one call it supervision.",
        },
        {
          between: "Enough or more",
          text: "The figure you once swore would do has moved three times, so find the original version in an old notebook, and read it to someone.",
        },
      ],
      practice:
        "For a week end work by putting one tool or paper away unfinished, in full view, and leave the building immediately. Next morning, note whether anything was lost besides a bit of sleep.",
    },
    Air: {
      gifts: [
        "You can hear two enemies out and hand back to each the line that they hadn’t managed to make.",
        "Your certainty comes with reasons attached, so that people leave with something they can use on their own.",
        "From any crowd you come away with the three who should meet, and you see to it that they do.",
      ],
      costs: [
        "You have often decided already by the time you ask, and people can distinguish a consultation from a courtesy.",
        "Your calendar is full of those who amuse you, and those who love you apply for the remainder.",
        "Feelings get rephrased on arrival, so neatly that whoever had them can’t find them afterward.",
      ],
      tensions: [
        {
          between: "Ruling or listening",
          text: "The gavel itches while you’re hearing the other side. Put it out of reach for a fixed interval, and announce when it comes back.",
        },
        {
          between: "One or seven",
          text: "One position would bear your name, and several would keep you awake, so ask which of them you’d do unpaid and unseen.",
        },
        {
          between: "Right or welcome",
          text: "You maintain that you prefer the first, meanwhile keeping score of the second. Pick one friendship in which you’ll lose deliberately until summer.",
        },
      ],
      practice:
        "Every evening this week ask one person a question to which you don’t have an answer ready, and count silently to five after they’ve stopped. Write down what came in the fifth second.",
    },
    Water: {
      gifts: [
        "You recognize which of them is near breaking, and move the load without a word to anyone.",
        "In a calamity you are warm and exact at once, and people remember for decades how you said their name.",
        "Those you’ve taken in are in for good, through bankruptcy, terrible haircuts and the other kind of disgrace.",
      ],
      costs: [
        "You guard people so thoroughly that some have never discovered what they could have withstood.",
        "An injury goes into storage, and the interest on it is paid by whoever next stands in that spot.",
        "The tenderness travels as instructions, and the majority of those who receive them simply comply.",
      ],
      tensions: [
        {
          between: "Armor or arms",
          text: "You come home dressed for the day’s fighting and wonder why nobody hugs you. Before anything else put on other clothes, and report in one line how it went.",
        },
        {
          between: "Duty or grief",
          text: "When something has been lost there is always something to organize, so leave one task to another person, and sit out the hour it would have taken.",
        },
        {
          between: "Clan or cause",
          text: "Your rules are impartial until one of yours breaks them, so decide the principle before you learn the name, and then be as merciful as you like.",
        },
      ],
      practice:
        "On three evenings this week, before you ask anyone what needs doing, tell them, briefly, one thing that moved you since morning. Then wait. Let their reply, in any direction it happens to take, be the agenda.",
    },
  },
  openings: [
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since someone should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be closer to the truth that someone ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "New beginnings bring out the press secretary in you: the change is announced, with reasons, before it has been tried on. Unannounced ones last longer, because nobody is keeping score. What would you alter about yourself if you never had to defend it?",
    "new 2":
      "Bargaining for a company, you’re merciless and rather cheerful. For yourself you wait to be noticed, as if your price should be obvious from the results. Results, sadly, don’t speak; a figure does, and it sounds best when it’s said early.",
    "new 3":
      "Calls from you tend to have a purpose, and the people nearest you can hear the agenda unfolding. Conversation comes more freely now, and a sibling or neighbor approached with nothing to arrange will be suspicious for a minute and delighted after that.",
    "new 4":
      "Authority stops at your own front door, where the staff is related to you and nobody reads the memo. What works there is attention, which you have in quantity once you sit down. A change at home begins best with someone else’s wish.",
    "new 5":
      "Pleasure has to get past your standards, and since you prefer games that you already win, the list grows shorter every year. Starting badly is half the fun, or so people say. Which delightful thing would you be hopeless at?",
    "new 6":
      "Reform appeals to you more than routine, so your mornings have been through several administrations. One modest rule, attached to the first cup of coffee, outlives them all. The grand overhaul can stay in its drawer, where it has always been happiest.",
    "new 7":
      "Someone new tells you a problem and receives, within the minute, a solution. It’s meant as courtship. Most people would rather be asked a little more first, and curiosity comes easily just now; your third question is the one they remember.",
    "new 8":
      "Busyness is how you step around grief, debts and whatever nobody mentions at dinner; there’s always something more urgent. Such things are easier to open at the beginning than later. Half an hour with the figures, or the feeling, is usually the worst.",
    "new 9":
      "Travel and study lose every contest for your calendar, since neither one ever threatens to resign. Still, an unfamiliar subject wakes you as few promotions do. It gets simpler when someone else is the expert and you only bring the luggage.",
    "new 10":
      "The size of a goal reaches you first, and its price arrives later, by separate mail. A fresh ambition excites you immediately, and that energy is worth having. Who has already held such a position, and what did their evenings look like?",
    "new 11":
      "Groups promote you. You come for the bowling, and within a month you’re revising the bylaws, partly because someone had to and mostly because it itched. New company is different when you have no vote: people tell you the good gossip.",
    "new 12":
      "For the first two hours, rest feels to you like desertion; the third is another country, and you’ve seldom been there. The time ahead asks less of your will than usual. None of it needs a strategy, which is hard to plan for.",
    "full 1":
      "Walking into a room, you change its posture, and you’re the only person who never sees it happen. The effect is easier to observe just now. If people straighten up, it isn’t always respect; some of them are only hoping to be asked.",
    "full 2":
      "Accounts are frank biographers: they record what you’ve really been working for, whatever the speech said. It all shows clearly at present. Somewhere among the sensible totals, is there an expense that did you good and impressed no one?",
    "full 3":
      "You value accuracy so highly that a remark which hurts seems excused by being correct. Words travel farther than usual now. If something of yours landed hard, the facts may all be right; what people want back is the tone.",
    "full 4":
      "What the people at home want is your unhurried presence, the one resource you can’t delegate or buy in bulk. Its absence is noticeable now, and so are the evenings you were truly there. Which did you enjoy more than you let on?",
    "full 5":
      "Whatever you love, you improve. A drawing, a school recital, a perfectly nice picnic: the suggestions are out before the compliment has its coat on. Things made with love are on show now, and the notes on them will keep till morning.",
    "full 6":
      "Your schedule was drawn up for someone who doesn’t get tired, and you have been impersonating that person with great success. The body has taken minutes and now reads them aloud. An appointment you strike early is cheaper than three struck for you.",
    "full 7":
      "Opposition makes you faster, and speed makes you slightly deaf. Close ties show what they’re made of now, the good ones included. A fair test of any disagreement is whether you can state the other side and get a nod.",
    "full 8":
      "A debt is something you settle at once, to be rid of the feeling, and emotional debts get the same prompt service. Some of them want to be felt before they’re paid. There is no late fee for taking a few days.",
    "full 9":
      "People have followed your convictions a long way, which makes it awkward when one stops being true. Something of the kind comes out more easily now. Admitted early and by you, a wrong turn adds to your authority; discovered by others, it subtracts.",
    "full 10":
      "Results stand in plain view, and you’re rarely neutral about them: you count the one miss before the nine hits. Pride is harder for you to admit than ambition. It pleases people, oddly, to hear that you were pleased.",
    "full 11":
      "Somewhere in the rush, colleagues and friends got filed together, and it takes a moment like this to see which is which. Friends are the ones who’d still appear if there were nothing to discuss. When did you last have nothing to discuss?",
    "full 12":
      "Exhaustion in you looks a lot like determination, so nobody sends you home, least of all you. It becomes visible about now, in forgotten names and a short temper with zippers. Sleep is the one task that can’t be assigned to anyone.",
    "eclipse 1":
      "When an old version of you steps down, a successor is appointed within the hour. The vacancy is more interesting than you think. Who are you on a day when nobody reports to you?",
    "eclipse 2":
      "A source of income or pride that dries up gets replaced by you at remarkable speed. Left empty a little longer, the gap shows you which costs were only there to impress.",
    "eclipse 3":
      "There’s a way people have learned to talk around you: in headlines, so as not to lose you. As it gives way, some clumsier conversations arrive, which are considerably better than they sound.",
    "eclipse 4":
      "Organizing is how you mourn; give you a change at home and you will be labeling boxes. If something there closes or moves, an unoccupied hour in the emptied room is the actual farewell.",
    "eclipse 5":
      "Losing a pleasure or a love, you go straight to work and call it resilience. The sorrow waits in the lobby, and is generally shorter than you fear once it’s admitted.",
    "eclipse 6":
      "Habits that made you successful are hard to suspect of anything. When one of them stops paying, you tend to double it. What if it has merely finished, with honors?",
    "eclipse 7":
      "You prepare well for the people you love or fight, so well that you sometimes answer who they used to be. An old pattern between you closes, and the next one has no script.",
    "eclipse 8":
      "Winning the larger share comes easily to you, in a settlement or an argument. If something shared is divided now, goodwill belongs on the list of assets, and it’s the one that goes on paying.",
    "eclipse 9":
      "Certainty has been your compass, and you lend it generously. On days when it spins, there’s dignity in admitting so; guides are fond of travelers who know they’re lost.",
    "eclipse 10":
      "Titles save you the trouble of introducing yourself. When one of them ends, or its meaning does, you find out which of your interests were on salary. A few will be delighted to work for free.",
    "eclipse 11":
      "Circles you’ve led often last exactly as long as your energy for them. If one dissolves, it’s less a defeat than a recess, and a friend or two can generally be found among the coffee cups.",
    "eclipse 12":
      "Certain burdens you’ve never mentioned, having decided long ago that leaders shouldn’t. When one ends, there’s no one to celebrate with, since nobody knew. A late witness is still a witness.",
    "jupiter soft":
      "Appetite is one of your virtues, and for a while the menu is long. You’ll be tempted to accept everything, for the sheer pleasure of a full table. The offers that age best with you are those that make a few other people larger as well.",
    "jupiter hard":
      "Big plans sound reasonable in your voice, and that’s the danger: other people find the hours for what you agreed to with a smile. Confidence runs ahead of arithmetic now. Which of your promises has, at this moment, nobody to keep it?",
    "saturn soft":
      "Command you picked up young; credibility takes longer, and it grows in dull soil such as minutes, maintenance and showing up. Work done in this stretch tends to stay done. The unglamorous half suits you surprisingly well, provided nobody tells you that it builds character.",
    "saturn hard":
      "A wall, to you, is something that hasn’t been pushed properly yet. When it stands anyway, you take it as an insult, though it’s mostly a measurement: the goal is larger, or later, than you had written down. A third of it, delivered whole, would still be impressive.",
    "uranus soft":
      "Rank is your native language, but the clever ideas are being spoken elsewhere just now, often by someone half your age with no title. You like a shortcut too well to stay offended. An experiment you can afford to lose is the pleasantest kind of education.",
    "uranus hard":
      "Disorder reaches you as a personal message. Your first move is to restore what was, by morning, in a stronger material. But a system usually breaks where it no longer served someone, and the people inside know the spot; they have been stepping over it for years.",
    "neptune soft":
      "Feeling gets to you sideways in this stretch, through a melody, a stranger’s kindness or an old dog crossing the street, and your reflex is to check your messages. There’s nothing to repair, and some of your best decisions originated in moments you couldn’t have explained to a committee.",
    "neptune hard":
      "When the destination goes vague, you march faster, in case it’s still ahead. Fog rewards the opposite. Large commitments look nobler than they are at such times, and one dull, sober friend with a pencil is worth more than another believer.",
    "pluto soft":
      "Power has been good to you, and you’ve mostly been good with it; still, there is usually someone who paid for a part you didn’t see. Now you have the nerve to look. An old cost, once named by the person who caused it, is often half repaired.",
    "pluto hard":
      "Somewhere a will as stubborn as yours is at work, whether in a person, an institution or your own habits. You’re capable of fighting on long after the prize has spoiled. What do you truly need from this, and what did you want only because it was refused?",
    "mercury retrograde":
      "An instruction seems clear to you once it has left your mouth. For some weeks the world replies with mistaken dates and missing files, and a second copy of anything important is welcome.",
    "mercury direct":
      "Answers come loose all together, and you’ll rank them by importance, as always. The one you keep moving down the list generally concerns a person, and it’s easier to answer than it looks.",
    "venus retrograde":
      "You close things efficiently, and review them, if ever, much later. Should an old love or an old purchase come back to mind, do you want it, or do you want the verdict reversed?",
    "venus direct":
      "Taste and victory are easily confused in you; some of what you own is mainly trophies. It’s simpler again to tell what you’d choose if nobody had been competing for it.",
    "mars retrograde":
      "When force stops working, your temper goes looking for the responsible party. Such times are for sharpening: less is accomplished, and what’s accomplished is better aimed. A long walk counts as work.",
    "mars direct":
      "Momentum is back, and you feel it in your knees. Others need a moment to find their shoes, so the first stretch goes best at the pace of someone you’d like to arrive with.",
    "ingress jupiter":
      "Over the next year you’re luckier here as a newcomer than as an expert. Questions bring you more than orders do, and being underestimated for a while is a very comfortable chair.",
    "ingress saturn":
      "Shortcuts close in this area for a few years, and what you handle yourself lasts. Progress will look slow on paper, but you’ve always respected whatever was difficult to obtain.",
    "ingress uranus":
      "Rules get rewritten here more than once in the coming years, not always by you. Plans with a short leash, and some slack in the budget, will keep you cheerful about it.",
    "ingress neptune":
      "Something that you treated as settled softens over many years. Maps help less than a good ear, and the advantage, for a person of action, is discovering what can be reached only by drifting.",
    "ingress pluto":
      "A long handover begins here, and it can’t be led from the front. What you give up willingly tends to come back in another form; what you clutch gets heavy.",
  },
};
