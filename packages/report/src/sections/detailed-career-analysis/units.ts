import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "paragraph",
          "You work best on a hard problem with a close deadline, few people to consult and authority over the whole of it, because you can see years ahead and act within minutes. That frightens slow organizations and rescues failing ones. Turnaround management, trial law, product leadership, air traffic control, stage management, security, running a restaurant kitchen and emergency planning suit you. Once the danger is past, hand over.",
        ],
        [
          "paragraph",
          "A colleague would say that panic leaves when you come in. You name the real problem in five minutes, you tell the boss what nobody else dared to say, and you are oddly cheerful when the plan falls through, because now it’s interesting.",
        ],
        [
          "paragraph",
          "What holds you back is winning arguments. You prove your point, nearly always correctly, in front of the people whose help you’ll need, and some months later a milder version of your plan goes through under a better-liked name. The reason is honorable: you think that respect means telling people where they’re wrong. Your boss sees the best mind on the floor and hesitates to let it lead.",
        ],
        [
          "paragraph",
          "Before your next proposal, ask four people it affects, “What would make this difficult for you?” and revise one thing for each answer. At your review, say, “I’d like to be judged on what gets adopted, as well as on whether I was right.” With an offer, negotiate authority first and salary second, and once you’ve named your figure, stop talking. Work for a manager who isn’t afraid of you, next to a colleague whom everyone likes to have lunch with.",
        ],
      ],
      ask: "Whose help do you need now that you once defeated in an argument?",
    },
    Earth: {
      stances: { trust: "slow", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Slow, exact work with long consequences brings out your best. You like to learn how something operates, find the place where it will fail, and rebuild it so well that nobody thinks about it again. Civil engineering, database design, actuarial work, surveying, instrument repair, electrical work, forestry and financial control fit you. So do written rules and long stretches without interruption.",
        ],
        [
          "paragraph",
          "Colleagues forget what you do for them until they go to work somewhere else. With you, the backup exists, the estimate holds, and the manual answers the question. You read the whole contract, and when you say that a job will take six weeks, people book their vacations by it.",
        ],
        [
          "paragraph",
          "The habit that holds you back is becoming the only one who understands what you built. Your reasons are good, since teaching takes ages and other people would do it differently. But a boss can’t promote someone nobody can replace, so you get praise, a nicer monitor and the next emergency, and the larger job goes to someone less expert.",
        ],
        [
          "paragraph",
          "Pick the task that only you can do and that bores you most. Write it up in five pages, teach it to a colleague, and stay silent the first time it is done another way. (Breathe.) Then say in your review, “This no longer depends on me. I’d like to work on what we’ll need in five years, starting next quarter,” and ask for the date in writing. In an interview, ask who does the work when you’re on vacation. Look for a boss with long plans and steady nerves, and a teammate who enjoys explaining.",
        ],
      ],
      ask: "What would break in your first three weeks away, and who should learn it now?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best with a large, confused question, good sources and mornings that no one can book. You find the pattern and then the name for it, so that people who have argued for years finally see what they were arguing about. Strategy, data analysis, patent work, technical writing, fact-checking, software design, library work and policy research suit you. Talk helps in short doses, with people who know something.",
        ],
        [
          "paragraph",
          "Your colleagues know the look you get just before you say, “That’s two questions.” After you’ve said it, the meeting ends early. You can explain a hard thing without making anyone feel slow, you change your mind when the evidence does, and your emails have headings.",
        ],
        [
          "paragraph",
          "What holds you back is improving other people’s work instead of owning any. You comment on every draft, offer four alternatives and leave the choice to someone else, because advice is never quite wrong. So you are quoted often and credited seldom, and to your boss you’re a brilliant adviser with no result to promote.",
        ],
        [
          "paragraph",
          "From the questions on your list, choose the one you would pursue if nobody clever ever heard of it. Then ask for all of it: “I’d like to own this from beginning to end, including the dull parts, with a result in six months.” Each Friday, note what you finished and what you only commented on, and bring the first list to your review. In a negotiation, name one number, without footnotes. Look for a manager who hears your four options and asks, “Which one, and will you do it?”",
        ],
      ],
      ask: "Which piece of work would be yours if you stopped improving everyone else’s?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You do your best work for a purpose you believe in, near the people who suffer from the problem, with enough privacy to think clearly about it. You can look at distress without turning away, and ask what would actually help. Health research, service design, psychology, medical lab work, complaint investigation, hospice administration and wildlife care suit you. You also need a stable team, more than you let on.",
        ],
        [
          "paragraph",
          "A colleague with bad news coming would want you nearby. You don’t gush, you know the facts, and you’ve noticed who hasn’t eaten. Your questions sound dry and turn out to be kind, and your plans allow for people being scared.",
        ],
        [
          "paragraph",
          "The pattern that holds you back is loyalty to something that no longer exists. The founder leaves, or the mission becomes a slogan on a mug, and although you saw it coming you can’t go, because with you love is a long contract. So you do excellent work and tell nobody anything important, until your boss writes in your review that you’ve become hard to reach. It costs you the years in which you’d have found the next good place.",
        ],
        [
          "paragraph",
          "Write down what you loved about the job and mark what has already gone. If more than half is marked, ask your manager, “I joined for this work. How much of it will there be next year?” and believe the answer. When an offer comes, meet the five people you would sit beside before you discuss money, and then state your price in one sentence. Look for a decent, punctual boss who asks every month what is missing.",
        ],
      ],
      ask: "Which place do you still work for in your heart, though it has changed completely?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work on a hard problem with a clock on it: something has failed, nobody knows why, and the explanation has to hold up. Debugging, appliance or auto repair, network support, process engineering, fraud investigation, litigation support and crisis modeling all use this. What you need around the emergency is slack, meaning days in which you may follow a question that nobody assigned.",
        ],
        [
          "paragraph",
          "Colleagues admire how you get calmer as everyone else gets louder. You ask what changed. You examine the component that’s smoking, and never waste a minute on whose fault it was. People like having you there. Being mistaken in your company costs nothing, provided it’s interesting.",
        ],
        [
          "paragraph",
          "The habit that holds you back begins after the solution. As soon as you understand the mechanism, your mind considers the matter closed, and intellectually it is, so the report is two lines long. For a week you’re hard to find. A boss sees someone brilliant in a crisis and missing from the plan. The credit goes to whoever documented it.",
        ],
        [
          "paragraph",
          "Select the most difficult problem you solved this past year, and describe it so thoroughly that a stranger could repeat the solution. Bring the pages to your review. Say, “After each incident I’d like two days to write up the cause, under my name.” If you get an offer, ask what they expect of you in the weeks when nothing is broken. Look for a colleague who enjoys documentation, argues back, and protects you from meetings. Feed that person well.",
        ],
      ],
      ask: "Which of your best solutions has never been written down?",
    },
    Earth: {
      stances: { focus: "one", pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Long problems suit you. You do your best work when you can stay with one subject for years, test your ideas against something solid, and be judged by whether it holds. Machining, surveying, lab technology, archives, statistics, tax law, structural engineering and climate science are natural fits. You want your own bench, few interruptions, and a boss who believes you when you say, “Not yet.”",
        ],
        [
          "paragraph",
          "Colleagues would call you the person who knows why. You remember the reason behind a peculiar regulation, you identify the fault that reappears every March, and whatever you build continues working for people who never learn your name.",
        ],
        [
          "paragraph",
          "The habit that holds you back is waiting to be found. You believe that good work speaks for itself, as it certainly ought to, and advertising it feels like putting a thumb on the scale. To a manager, however, you look contented, so someone newer, who presents well, is put in charge of what you know, and you are asked to brief them, which you do with a touch of irony and for the same pay.",
        ],
        [
          "paragraph",
          "Before your next review, list five results with dates and what each one saved, and cross out any line that your cousin couldn’t follow. Send the list ahead with one sentence: “I’m already doing the senior job, and I’d like the title and the salary by the fall.” If an offer comes, ask who acts on the findings. Choose a manager who once did this work, and who praises it in rooms you don’t enter.",
        ],
      ],
      ask: "Which position are you already filling while someone else has the title?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "Your best work comes from noticing that two unrelated problems have the same shape. You need a supply of new questions, a few people who argue well, and stretches in which nobody interrupts. Technical writing, tutoring, help-desk work, systems analysis, patents, market research, economics and curriculum design suit you, provided that you also have to finish something of your own.",
        ],
        [
          "paragraph",
          "Colleagues say that ten minutes with you saves them a week. You ask the question under the question, you explain without making anyone feel slow, and you remember a method from some distant field that happens to fit. You’re also good fun. Someone always seems to be leaning on your desk.",
        ],
        [
          "paragraph",
          "That desk is where it goes wrong. People come by with “Have you got a second?” and you do, because their problem is fresh and yours has reached the dull part. By evening you’ve improved five projects, none of them your own. A boss sees a generous, clever person whose report is nearly done for the third month in a row, and begins to plan without it, and your ideas go out under other names.",
        ],
        [
          "paragraph",
          "For a month, keep your mornings closed and answer each visitor with a cheerful “Come by at three.” Half of the problems will have solved themselves. Find the one question beneath all your jobs, write two thousand words about it, and hand it over when an interviewer asks what you do. In your review, offer to be judged by three finished pieces a year, and name them. Look for a manager who is curious about everything and strict about dates.",
        ],
      ],
      ask: "What is the one question that all your different jobs have really been about?",
    },
    Water: {
      stances: { head: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You do your best thinking near a few people you respect, on problems in which someone’s comfort or safety is at stake. Sound engineering, pharmacy work, sleep-lab technology, user research, accessibility, clinical data, public health and medical ethics can all give you that. Beside the right person you’ll study nearly anything. Alone among strangers, with exactly the same task, you slow down and can’t explain why.",
        ],
        [
          "paragraph",
          "A colleague would describe you as the logical one who somehow always knows who is having a bad week. You find the human being behind a strange figure, you listen to a complaint as though it contained information, and your questions make shy people sound clever. What you are told in confidence stays there.",
        ],
        [
          "paragraph",
          "The habit that costs you most is staying after your people have left. The mentor retires, the tone changes, and out of loyalty to something that’s no longer there you go on doing your share, while your remarks get drier. A new boss hears contempt where there is really grief. You are left out of the next plan, and then you resign, about two years late.",
        ],
        [
          "paragraph",
          "Before accepting an offer, ask to spend half a day there, and notice that evening whether you had any ideas. If you stay where you are, tell your manager what you miss in words that can be acted on: “I did my best work when someone read my drafts. Who could do that here?” In a review, ask for that reader along with the raise. And choose a boss who remembers on Monday what you said on Friday.",
        ],
      ],
      ask: "Beside whom did you do the best thinking of your working life?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste", risk: "bold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You’re at your best when nobody knows what to do yet. An unclear situation, a real deadline, a team that needs direction and the authority to choose make a perfect day for you, and you come home from it younger. Business turnarounds, opening new stores or restaurants, trial law, political campaigns, sales leadership, emergency medicine, fire and rescue, film production and running construction crews all offer days like that.",
        ],
        [
          "paragraph",
          "Ask a colleague, and you’ll hear that people who doubted they could do it found themselves doing it. You see the goal early and explain it so that it stays explained. You also say the awkward thing in the meeting instead of after it, which saves everyone roughly a month.",
        ],
        [
          "paragraph",
          "What holds you back is calm. When nothing needs rescuing, you reorganize something that already works, or start a small war with another department, and describe either one as vision. You have a decent reason, because a firefighter without a fire feels like someone in a costume. But from above it looks as if a strong leader’s good people keep asking for transfers.",
        ],
        [
          "paragraph",
          "Name your successor now, and say at your next review, “Within a year this will run without me. I’d like the most difficult thing you have after that.” Bosses remember such a sentence. In negotiating an offer, ask for a new assignment every two or three years, in writing. Count how many people left your team and how many were promoted out of it. Look for a boss who likes your temper and isn’t impressed by it.",
        ],
      ],
      ask: "What is going so well under you that you have begun to fix it?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan", pace: "both" },
      lines: [
        [
          "paragraph",
          "Give you something large that runs badly, three years and no interference, and you hand back something that runs. You like results you can walk through, preferably in boots. Manufacturing, property, hospital administration, energy, trucking and logistics, farming, general contracting, running a kitchen and taking over a family company all suit you. You need real authority, steady funding and enough years to see whether you were right.",
        ],
        [
          "paragraph",
          "Colleagues would describe you as the person whose promises come true. You train people properly, you buy equipment that lasts, and your figures hold up when someone hostile checks them. Under you a team stops panicking at the end of the quarter, because you told everyone in January what would be due.",
        ],
        [
          "paragraph",
          "The habit that holds you back is becoming indispensable. You know every supplier, you approve every exception, and the thing works because you are there, which for a while is simply good management. But a boss can’t promote what can’t be spared, so the larger job goes to someone easier to move. You tell yourself that you’d rather stay and enjoy what you built, and the way you close drawers tells your staff otherwise.",
        ],
        [
          "paragraph",
          "So take three weeks off, unreachable, and have someone list everything that had to wait; then train one person for each item. At your review say, “Here is what this unit earned when I came, what it earns now, and who can run it. I want the larger one.” If there isn’t one, ask what would have to be true by next year. Work for a manager who sets yearly goals and leaves you alone in between.",
        ],
      ],
      ask: "What would stop in the second week if you were truly out of reach?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak", focus: "both" },
      lines: [
        [
          "paragraph",
          "Put nine intelligent people around a table, let them disagree, give them until four o’clock, and you’re in your element. You grasp each position quickly, ask the question that exposes the real issue, and state a conclusion that everyone can repeat to their own department. Negotiation, consulting, public policy, publishing, research management, auctioneering, union work, teaching debate and managing a busy sales floor all use that. Long solitary tasks send you to the refrigerator.",
        ],
        [
          "paragraph",
          "Colleagues say that a meeting you run has an ending. You can be talked out of a bad idea by a good argument, in public, without sulking, which in management is about as common as a unicorn. You make complicated matters sound like something a person could act on.",
        ],
        [
          "paragraph",
          "What holds you back is advising on everything and running nothing. It’s a natural mistake, since you’re good at it, everyone asks, and the lunches are excellent. But after some years there’s little of which you can say that you did it, and your boss, who hears brilliance without a result attached, gives the division to someone duller.",
        ],
        [
          "paragraph",
          "List your commitments, mark those that would fail without you, and resign from half of the others in two polite sentences. In a review or an offer, ask for something with a budget and a number: “I’d like to own this result for three years. Measure me on it.” For interviews, prepare one story in which you stayed through the dull middle. And work with someone curious who asks at the end of each clever survey, “So what would you do?”",
        ],
      ],
      ask: "Of everything built on your advice, which result can you call your own?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "You work best for people you believe in, on something that touches someone’s actual life, with responsibility for the whole of it. A crisis makes you calm, and you know everyone by name, including the night shift. Hospital leadership, humanitarian work, charities, schools, funeral directing, hotel management, nursing supervision, human resources in times of change and a family firm could all be yours.",
        ],
        [
          "paragraph",
          "Those who work for you will say that you read a group accurately and then do something about it. You tell people hard news in person. You fight for their raises out of sight, and if one of them is in trouble, you turn up, practical and a little gruff, and the matter gets settled.",
        ],
        [
          "paragraph",
          "Loyalty past its time is what holds you back. The person who brought you in leaves, the place changes, and you go on defending it because you gave your word, which is one of the best things about you. Meanwhile management has noticed how dependable you are with painful tasks and hands you every dismissal. Your judgment closes a chapter in an afternoon, your feelings need months, and nobody hears about the months, because you were in the office at eight.",
        ],
        [
          "paragraph",
          "Call the person you’re really staying for and say, “I think it’s time for me to go, and I wanted you to hear it first.” Write down five people you’d choose to work with again, and ask what each is doing next. In your next review or offer, ask for one thing that grows, such as a new service. Look for a boss who asks how it was and waits for the answer.",
        ],
      ],
      ask: "To whom did you promise, without saying so, that you would never leave?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You do your best work at the beginning of something hard, when time is short and a bit of opposition keeps everyone awake. You need the power to act, results within months, and colleagues who talk back. Startups, campaign strategy, crisis consulting, auctioneering, news reporting, event production, emergency dispatch and opening new sales territory all offer that.",
        ],
        [
          "paragraph",
          "A colleague would say you’re the one to have around when the building is on fire. You learn a field between Tuesday and Friday, decide on half the facts, and are annoyingly often right. Fear makes you cheerful, and a cheerful person with a marker is worth a great deal to eleven people who haven’t slept.",
        ],
        [
          "paragraph",
          "What holds you back is leaving just before it pays. Once a project turns routine you declare it finished, and there is always another emergency with a larger title. Your reason is honest: you really are most useful in the first stretch. But a boss concludes that you don’t last, and one day a steadier person, whose ideas you improved, is running the place.",
        ],
        [
          "paragraph",
          "Pick one thing you began and see it into its second year. In your review, say, “I want to own this until the renewal, and be paid on the result,” and agree on the figure. When an offer comes, ask what happens to the work after launch, and get your share of that stretch in writing. Find a partner who loves upkeep, and work for someone who hands you the urgent job and later asks, in a friendly way, about its last ten percent.",
        ],
      ],
      ask: "Which project that you left would be worth a second year of your time?",
    },
    Earth: {
      stances: { focus: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Your best work is a stubborn, tangible problem that nobody has solved. You take it apart, test three theories before lunch, and find the fault where others stopped looking. Product design, process improvement, technical sales, locksmithing, building restoration, electrical repair, film props and shop teaching all make use of that. You need real evidence and an end date that another person enforces.",
        ],
        [
          "paragraph",
          "Coworkers describe you as the one who fixed it with a coat hanger and then explained why it broke. You’re patient with an object in a way you rarely are with a meeting. Beginners like to stand beside you, because you think aloud and treat a dumb question as a clue. You have saved people a lot of money, usually without telling anyone the figure.",
        ],
        [
          "paragraph",
          "The trap is becoming the expert on an old system. It’s comfortable there: nobody else understands the thing, so you’re safe and well paid. Little by little, though, you stop inventing, and your quickness goes into explaining what’s wrong with each new proposal, accurately and in front of people. Your boss needs you and dreads you, so the next big project goes to someone with half your skill and twice the smile.",
        ],
        [
          "paragraph",
          "Turn what you know into a manual, a course or a tool that others can use without you. Say in your review, “Give me one day a week for six months to document this, and then move me to development.” In a negotiation, bring the savings as a number. Look for a manager who asks for three ideas, buys one and locks up the others.",
        ],
      ],
      ask: "What do you know how to fix that would be lost if you resigned?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You think best out loud, with quick people. Consulting, editing, adult education, research, speechwriting, radio, bartending and investment analysis all pay you for hearing the weak step in an argument and making a dry subject sound like news. You need several projects at once, colleagues who disagree with you, and a deadline that ends in something people can use.",
        ],
        [
          "paragraph",
          "People like having you on a call, because after an hour with you they finally know what they think. You borrow a trick from biology to fix the invoicing. You can change your mind in public without losing face, which gives everyone else permission to do it.",
        ],
        [
          "paragraph",
          "What holds you back is that describing a thing satisfies you nearly as much as doing it. You present the idea so well that it feels finished; people clap, and your interest goes home. That’s natural, since for you the discovery was the work. Years later you’re on every panel and in charge of nothing, and your ideas are being built by slower people who came in on the dull days.",
        ],
        [
          "paragraph",
          "Before you tell anyone about the next idea, write two pages of it or build the roughest version, and only then ask for reactions. In your review, say, “Hold me to three finished things this year, and I’ll skip the panels until they’re out.” With an offer, resist debating the salary as a concept; name your figure, then listen. Choose a manager who argues with you until six and then asks for the draft, and a close colleague who keeps a calendar and isn’t charmed.",
        ],
      ],
      ask: "What have you explained so well that you never had to make it?",
    },
    Water: {
      stances: { head: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "You do your best thinking for particular people: a sharp editor, a founder who trusts you, three colleagues who laugh at the right moment. Teaching, comedy writing, youth work, talent development, casting, speech therapy, public health campaigns and running a restaurant floor all draw on that. You need warmth, frank talk, and the same faces for more than one season.",
        ],
        [
          "paragraph",
          "Teammates say that you notice what a client isn’t saying. You can feel a pitch going wrong from the way someone caps a pen, and you change course so smoothly that it seems planned. When a project dies, it’s your mock obituary that gets everyone working again.",
        ],
        [
          "paragraph",
          "The habit that costs you most is treating loneliness as a difference of opinion. Land in a cold office, and you don’t say that you miss being liked; you get cleverer. You correct the person presenting, and within a year you have proved, with excellent reasons, that the entire field is exhausted. It’s understandable self-defense, because an opinion can be argued and loneliness can’t. To a boss, unfortunately, it looks like arrogance, and promotions stop.",
        ],
        [
          "paragraph",
          "Say what you require in the tone you’d use about salary: “I work best in a small team that meets every day. What would mine look like?” Ask to meet those people before you accept an offer, and let your first impression count as data. In a review, name two colleagues you made better and what that brought in, and then name your price. Work for someone who likes you openly and is sturdy enough to be contradicted. You’ll contradict them less.",
        ],
      ],
      ask: "For whom did you do your best work, and do they know?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work when someone needs help soon, the cause deserves it, and you’ve had a little time to prepare. Routine wilts you within a year, while a deadline with a human being at the end of it brings out a speed that startles colleagues. Patient advocacy, union organizing, public interest law, victim support, emergency dispatch, school reform and running a small shelter all suit you, provided the caseload has a ceiling.",
        ],
        [
          "paragraph",
          "A colleague would describe it like this: you say nothing for half the meeting, then one sentence, and then everyone changes their mind. You know which battle matters, and you can turn six tired volunteers into a team by telling each of them what only they can do.",
        ],
        [
          "paragraph",
          "What holds you back is fighting on for a place that has stopped wanting the fight. You see what it could be, and leaving feels like abandoning the people you came for, so you stay and work harder. Your boss sees devotion for months, silence for weeks, and then a speech. It costs you the allies you needed.",
        ],
        [
          "paragraph",
          "So make the battle smaller and put it on paper. Ask in your next review: “Which problem matters most this quarter, and what can I decide alone?” Count for a month how many cases you finished and how many you only worried about, and hand on two. With an offer, name your figure before you mention how much you believe in the mission. Choose a steady manager who answers within days, and after a second no, start applying while you can still say something nice about the place.",
        ],
      ],
      ask: "What are you still fighting for at work that your employer has stopped wanting?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Slow, useful work brings out your best: one clear standard, someone at the far end who is better off, and enough weeks to do it properly. Bookbinding, occupational therapy, course design, hospice nursing, archives, grant administration, landscape design and dental technology are all good fits, as long as you may finish one thing before the next is assigned.",
        ],
        [
          "paragraph",
          "Ask the people around you what you’re good at, and they would say that things stay done. You remember why the form has that odd box on it. The trainee you taught still does it your way years later, and in a storm of new initiatives you are the desk people come to, partly for the answer and partly for the calm.",
        ],
        [
          "paragraph",
          "What stalls you is loyalty to a comfortable chair. Someone would be lost without you, the salary is decent, the plant on the windowsill is finally thriving, and the project you care about moves to next year, again. From above you look reliable and content, so nobody offers you more. The price is a certain heaviness on Sunday nights.",
        ],
        [
          "paragraph",
          "Before your review, write half a page on that project: the hours it needs, and the first result people would see. Then say, “I’d like to give it a fifth of my time for six months, and here’s what I would hand over.” Bring a list of what you finished without being told, and let it do the boasting. An offer deserves two nights of sleep and one request. Look for a manager who asks twice a year what you want, since you won’t volunteer it.",
        ],
      ],
      ask: "Which project have you moved to next year more than once, and why?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people misunderstand one another and something important hangs on it. You hear what each side means, find words that both sides can accept, and then need some hours alone to think. Editing, mediation, court interpreting, speechwriting, user research, adult teaching, community relations and policy work suit you, with two or three collaborators and a morning that belongs to writing.",
        ],
        [
          "paragraph",
          "Colleagues would say that you make them sound smarter. You turn a tangled complaint into two lines that offend nobody, and you notice when the engineer and the client have been using one word for two things. After a meeting with you in it, people leave believing that they agreed all along, which is the highest form of the art.",
        ],
        [
          "paragraph",
          "The habit that holds you back is being useful in everyone else’s meeting. Someone asks you to smooth something over, it’s pleasant to be asked, you agree, and by Thursday your own draft hasn’t been opened. Your boss knows a popular colleague with few results, because people remember that the discussion went well and forget who did it.",
        ],
        [
          "paragraph",
          "For two weeks, count the meetings in which you neither decided nor learned anything. Then tell your manager, “I’d like to leave these three and finish my proposal by the end of the month.” Sign it, send it to five people who can act on it, and ask each for one objection. In an interview, describe an agreement you made possible and what changed afterward. Work with someone decisive who guards your calendar; when salary comes up, represent yourself as you would a shy client.",
        ],
      ],
      ask: "What would you write up if nobody needed you to smooth anything over this month?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your best work happens one to one, with a person who needs time before they can say what is wrong. You catch fear or shame early, and people settle because you don’t hurry them. Social work, speech therapy, midwifery, student guidance, music therapy, elder care and chaplaincy are natural fits. The limit matters as much as the field: a known number of people a day, and a colleague to talk to afterward.",
        ],
        [
          "paragraph",
          "Coworkers would say that the difficult client isn’t difficult with you. You remember the name of the dog, you hear the question behind the question, and your notes mention the one thing that changes the plan. New staff learn more from watching you say hello than from the binder.",
        ],
        [
          "paragraph",
          "What holds you back is a second, unpaid job as caretaker of everyone’s mood. Colleagues bring their troubles to your desk (there’s a reason you keep tissues in it), you finish your own tasks after hours, and by evening you are too tired to apply for anything. Cutting anyone short feels cruel to you. From above it looks like warmth and slightly late work, and warmth has no pay grade.",
        ],
        [
          "paragraph",
          "For four weeks, note the length of every talk that isn’t part of your job, without names. Then say in your review, “I spend about six hours a week supporting colleagues. I’d like that in my job description, or help in sending it elsewhere.” In an offer, negotiate the caseload before the money. Look for an even-tempered manager who keeps to an agenda, and end one talk this week kindly: “I have to stop here; shall we continue Friday?”",
        ],
      ],
      ask: "Whose troubles took the hours last month that you had meant for your own work?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work when there is someone to defend and a reason to begin today. A tenant with an unfair notice, a student others have given up on, an idea nobody will fund: each gives you more energy than a bonus would. Youth work, tenant organizing, paralegal work, arts education, fundraising, feature writing and human rights law can all use that. What you need around it is freedom over your hours and a slow week after each fast one.",
        ],
        [
          "paragraph",
          "Colleagues would say that you remind them why they applied. You put into words what the work is for, you notice who has been left off the thank-you list, and nobody you help ever feels like a case number.",
        ],
        [
          "paragraph",
          "The habit that holds you back is leaving on principle. Your energy comes from conviction, so staying without it feels like lying, and the principle is usually real. It also tends to turn up in the very month when the exciting part ends and the spreadsheet begins, so you seldom learn whether you were right or just bored. To a boss it looks like talent that can’t be relied on past the first year.",
        ],
        [
          "paragraph",
          "Before you resign, finish one dull project. In an interview say it first: “I start fast and sag in the middle, so I’d like a review every six weeks.” Ask for a two-year term with one goal that can be counted, such as people served. When the talk turns to pay, argue as if it were for a friend, which you do superbly. And work beside someone who loves finishing.",
        ],
      ],
      ask: "Which of your principled exits came in the same month as the boredom?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Your best work is slow, careful and made for someone in particular. You notice quality that others hurry past, and you’d do a thing properly if nobody were ever going to look. Landscape work, baking, bookbinding, massage therapy, library work, museum conservation and veterinary care all reward it. You want steady hours, few interruptions, and at the end of the week something that can be picked up and looked at.",
        ],
        [
          "paragraph",
          "A colleague would tell us that you are the calm corner of the place. Frightened animals, nervous clients and new hires end up next to you. What you repair stays repaired, and nobody has to check your work, although several come by to admire it.",
        ],
        [
          "paragraph",
          "The habit that costs you most is becoming indispensable at something you don’t love. It begins decently: the job is near, the people are kind, you learn where everything is kept, and after a while leaving would feel like abandoning a pet. A boss sees a loyal person who has never asked for anything, and so gives you more of the same. The work you care about gets your tired hours, until you begin to doubt that you ever meant it.",
        ],
        [
          "paragraph",
          "There’s no need to leap. At your next review say, “I’d like to go to four days for a year, and here’s how the fifth will be covered.” Use that day for the other work, and charge for it, however little. Look for a manager who looks at the work before the schedule and locks up at six.",
        ],
      ],
      ask: "What have you become indispensable at without ever having chosen it?",
    },
    Air: {
      stances: { focus: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "You’re at your best when something true has to be put into words for people who don’t understand it yet. You listen for what the speaker meant, you hear several sides, and you find the phrase on which everyone can agree. Editing, translation, captioning, podcasting, library programs, curriculum design, research interviews and writing for museums all depend on that. Variety helps you, and so do long deadlines and a few bright colleagues.",
        ],
        [
          "paragraph",
          "Colleagues pass their hardest letters to you before they send them, because you can make a stiff paragraph human without making it longer. In meetings you ask the question everyone was afraid was stupid, and you’re funny in a way that makes nobody smaller.",
        ],
        [
          "paragraph",
          "Your risky habit is being everyone’s clever helper. You improve other people’s drafts and see the strengths of every position, partly out of kindness and partly because an opinion of your own can be disliked, while a comment on someone else’s can’t. So your own piece, the one that takes a side, waits for a free week that never comes. A boss sees someone versatile and modest, and has no idea what to promote you to.",
        ],
        [
          "paragraph",
          "Choose a word for what you’ve been thanked for most often, such as editor, interviewer or teacher, and use it for a year. In your review say, “I want one project this year with my name on it, and I’d give up the panel to make time.” Finish one short piece a month with an opinion in its first paragraph. Work near someone with fewer ideas than you and firmer habits.",
        ],
      ],
      ask: "What would you write if you didn’t have to be fair to everyone?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You do your best work for people you have come to know, in a place where a feeling counts as information. You sense who is struggling before there’s anything to see, and you make it safe for them to say more. Home care, peer support, special education, counseling, speech therapy, palliative nursing, memoir editing and mentoring young artists all suit. What you need is a limited number of people, some privacy, and ten minutes alone between appointments.",
        ],
        [
          "paragraph",
          "Colleagues know you as the one who remembered. You asked how the scan went, you noticed that the new person was eating alone, and the most difficult client requests you by name. For several people there, a good day is one on which you came in.",
        ],
        [
          "paragraph",
          "The habit that drains you is turning into the unpaid heart of the place. Whatever can’t be said in a meeting gets said at your desk. You stay late to hear it. For those people’s sake you tolerate poor pay and worse management, and it comes from love. Your boss, however, is grateful without knowing what you do all day, since none of it is in your goals.",
        ],
        [
          "paragraph",
          "Count the hours you spend supporting colleagues for a month. Then say in your review, “This is a fifth of my week. Can we put it in my job description, or give it to someone else?” Before taking an offer, check that you’d enjoy three of its tasks among complete strangers. And choose a manager who is warm and has limits, because you will copy the limits.",
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
          "Hand you something that has to get off the ground, and a few people who doubt that it can, and you’re happy by lunchtime. The right problem for you has a date attached and ends in a result that everyone can see. Launching nonprofit programs, training managers, coaching a team, theater, summer camps, selling something you’d give your own mother, disaster relief, and teaching the class nobody else wants all fit.",
        ],
        [
          "paragraph",
          "A colleague would say that you can tell within an hour who is ready to try, and that you remember what the whole thing is for on days when everyone else remembers only the budget. You give credit by name. Around you, new hires stop apologizing by about the second week.",
        ],
        [
          "paragraph",
          "What holds you back has a flattering face: you get promoted for your effect on people until the effect is all you do. You open the meeting, encourage everyone, agree to one more thing, and notice one day that you haven’t solved a problem yourself in a year. The reason is good: your energy really does help. But targets shift, and the people who handle the details begin to doubt you.",
        ],
        [
          "paragraph",
          "In your next review, ask for substance: “Give me one problem to solve myself this year, and take two of my speaking dates away.” Count something other than mood, such as how many people stayed, passed or were placed; those figures are also what you negotiate with. When an offer flatters you, take a day and list what you’d have to drop. And work beside someone who enjoys you and still asks to see the numbers.",
        ],
      ],
      ask: "When did you last solve something at work that nobody saw you solve?",
    },
    Earth: {
      stances: { lead: "lead", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Your favorite problem is a place that ought to run well for the people in it and doesn’t yet. With a stable team, a regular week and the authority to fix what is wrong, you need about two years, after which the staff stays, the customers come back and the copier works. Heading a school or a clinic suits you, and so do hotels, nursing, a trade with apprentices, a restaurant, elder care and a family business.",
        ],
        [
          "paragraph",
          "The people you work with describe someone who learned everyone’s job before having opinions about it. Beginners become trustworthy under you, and you know without looking it up whose kid has a recital and which supplier has to be called twice. Under you, people feel that someone has thought about them, because someone has.",
        ],
        [
          "paragraph",
          "The habit that stops you is becoming the person who can’t be spared. You’d rather do a task properly than watch someone struggle with it, which is kind, and so the task is yours for good, along with the difficult client and the key to the supply closet. Nobody promotes the beam that holds up the ceiling, and you find yourself congratulating people you trained as they move past.",
        ],
        [
          "paragraph",
          "Choose a successor, then tell your boss, “I’d like to train someone to do half of my job by fall, and I want to talk about what I do with that half.” Before a review or an offer, read three postings for similar work and bring the figures, since loyalty makes you guess low. Look for a manager who asks where you want to be in five years.",
        ],
      ],
      ask: "If someone took over half your work next year, what would you ask for?",
    },
    Air: {
      stances: { company: "company", focus: "many" },
      lines: [
        [
          "paragraph",
          "You belong wherever people need one another and don’t know it yet. The engineers can’t follow the donors, the authors are afraid of the sales team, and in you walk, fluent in everyone. Publishing, public radio, event planning, alumni relations, adult education, recruiting, tour guiding and the front desk of a hotel with interesting guests can all use that. You do best with many contacts, short projects, and a say in what is decided.",
        ],
        [
          "paragraph",
          "Colleagues will tell you that you can explain one department to another without making either look foolish, which in most offices counts as sorcery. You can turn a vague hour into a plan with three names on it. Difficult visitors are always sent to you, because soon there will be laughter.",
        ],
        [
          "paragraph",
          "What stalls you is improving everyone’s project except your own. You sit on too many committees, read other people’s drafts at night, and tell each side what is right about its position. It’s generous, and it’s also far more fun than a blank page. So after fifteen years everyone likes you and nobody can name what you’ve made. Bosses see a wonderful connector, and connectors are thanked more often than they’re promoted.",
        ],
        [
          "paragraph",
          "Leave two committees this month with the words, “I’ve loved this, and I’m stepping down to finish something of mine.” Put the hours into one piece of work that carries your name alone. At review time, ask for written credit for three results that began with an introduction of yours; in a negotiation those are worth money. Your ideal manager wants your own opinion, on one page, and sends it back with half crossed out.",
        ],
      ],
      ask: "What would you make if nobody else needed your help for three months?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        [
          "paragraph",
          "People come to your desk worried and leave steadier, whatever your title says. So look for work in which that is the job, instead of something you do on top of it: school guidance, patient advocacy, human resources, hospice care, midwifery, a salon where the clients confide, chaplaincy, adult literacy. Conditions matter as much as the mission. You need a limit on cases and a free hour after the hardest conversations.",
        ],
        [
          "paragraph",
          "Colleagues rely on you for something the job description forgot. You notice what a person is bracing for, ask the question that lets them say it, and remember the answer months later. Beginners cry in your office once, and then they do fine. Your teams seldom blow up.",
        ],
        [
          "paragraph",
          "Softening is the habit that holds you back. When management makes a poor decision, you explain it kindly to everyone it hurts, listen to them afterward, and report upstairs that people are coping, since you can’t bear to make it worse. But from above nothing looks wrong, so nothing changes, and you may stay on for years after your own interest has gone, because leaving the job would mean leaving them.",
        ],
        [
          "paragraph",
          "Once a month, send one unsoftened report upward: “Here’s what I’m hearing, here’s what it will cost us, and here’s what I recommend.” Bring the copies to your review, because judgment is what gets paid. When an offer comes, write two columns, what you’d miss about your colleagues and what you’d miss about the work. If the second is short, go, and keep the colleagues. Choose a manager who wants bad news today.",
        ],
      ],
      ask: "If everyone you love at work left tomorrow, which task would you still want?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Your best work happens at the start of something, when the goal is agreed, the road isn’t, and people still have to be won over. Sales, recruiting, product launches, community organizing, classroom teaching, tour guiding, fundraising and fitness coaching all reward that. What matters is permission to begin before the plan is complete.",
        ],
        [
          "paragraph",
          "Colleagues would say that you make Monday feel like an event. You can explain why the dull task matters, and you get a yes from the client who never answers. After a lost pitch you are the first to laugh, and the second attempt is usually your idea. Tired teams work better with you nearby.",
        ],
        [
          "paragraph",
          "What holds you back comes from the same source. Because you start so well, you’re asked to run what you started, and within a year the approvals and reviews bore you. So there’s a new direction in spring and another by fall. It has a good reason, since you are most useful where things are unsettled, but your boss sees energy without a second chapter, and the larger budget goes to someone duller.",
        ],
        [
          "paragraph",
          "Look for a manager who says yes quickly, asks for figures every month and gives you projects of half a year. In an interview, try, “I’m strongest in the first six months, and this is how I hand over.” When you negotiate, ask that the launch be yours and the upkeep have a named owner, ideally a person who labels folders for pleasure. Then follow one beginning into its second year, and bring the result to your review. It will astonish everyone, including you.",
        ],
      ],
      ask: "Which of your beginnings is still alive, and who has been looking after it?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both", thrift: "both" },
      lines: [
        [
          "paragraph",
          "You work best where something useful gets built and you can meet the people who use it. Adult education, elder care, interior design, hairdressing, neighborhood programs, museum teaching, catering or running a training center would all give you that. Purely abstract work drains you, and so does a week in which nothing goes differently from the plan.",
        ],
        [
          "paragraph",
          "People who work with you mention that places get nicer after you join. The new hire is fed and asked to sit down, and the form nobody understood has been rewritten in human language. You keep at slow tasks longer than your reputation suggests, and shy clients come back.",
        ],
        [
          "paragraph",
          "The costly habit is one of timing. You put three years into a program, do the slow part well, and leave in one restless month, shortly before it would have paid you in money or in name. Or you do the reverse and stay on with all the keys, thanked by everyone on a salary nobody reviews. Loyalty and appetite pull you from opposite ends, and each has a point.",
        ],
        [
          "paragraph",
          "So ask for change before you’re desperate for it. In a review, bring a page that shows what you built and who uses it, and say, “I’d like to stay, swap assignments every eight months, and talk about pay at each swap.” When you do want to quit, write down what should be finished in the next half year, and send no letter until the first item is delivered. Choose a boss who walks by often and tells you which part is worth keeping.",
        ],
      ],
      ask: "What were you about to harvest in the last job that you left?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You do your best work between people who don’t normally meet. You ask a naive question, discover that two departments have been fighting over the same problem, and explain each to the other until they laugh. Public relations, partnerships, staff training, user research, travel planning, radio, interpreting and the front desk of a lively hotel all pay for that. Plenty of meetings, some travel and one fixed morning for writing things up make the ideal week.",
        ],
        [
          "paragraph",
          "Colleagues say that you know everyone and make hard things easy. You connect the intern with the one engineer who has time, and the best idea of the year starts over their coffee. Meetings with you in them are bearable, which ought to be a line on the pay stub.",
        ],
        [
          "paragraph",
          "In mid-career the difficulty is that no one can say what you do. You’re liked, invited and quoted, and then the position goes to the specialist, since a committee has to write down what it’s buying. Your usual answer is to sign up for another course. Curiosity made you good, but your boss hears many ideas and sees few delivered.",
        ],
        [
          "paragraph",
          "Choose one question you would be glad to be known for, and stay with it in public for a year. Open the next interview with it: “I work on why good teams misunderstand each other.” A committee can repeat that. When an offer comes, don’t chat your way past the number; name yours and wait. Work for someone with an editor’s temperament, who hears twelve notions, crosses out eleven kindly and gives the last one a date.",
        ],
      ],
      ask: "If people knew you for a single question, which would you choose?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick", company: "company" },
      lines: [
        [
          "paragraph",
          "You do your best work with people in the middle of a hard change: counseling, nursing, social work, classroom aide work, pastoral care, career coaching, guest services, human resources at its best. You need time to finish a conversation, colleagues you like, and proof now and then that someone is better off.",
        ],
        [
          "paragraph",
          "A coworker would tell you that you know who is struggling before it reaches the report, and that your hope is catching. You can sit with an angry parent until they are merely a worried one. When morale is low you make one silly remark, and an entire hallway breathes out.",
        ],
        [
          "paragraph",
          "What holds you back is that you choose bosses more than jobs. You meet someone you believe in and you follow; then the purpose leaks out of the place, and you stay on for three colleagues and a memory. It’s loyalty, but a manager also sees a person who takes every case home, never refuses, and resigns in tears over a principle that hadn’t come up before.",
        ],
        [
          "paragraph",
          "Before you accept an offer, picture the same work with pleasant strangers in every seat, and take it only if you’d still want it. Affection for a future boss can go on over lunch. In a review, try, “I do this well for eight cases and badly for twelve. I’d like eight, with time to train others, at the pay that goes with it.” Raise each disappointment within two weeks, while it’s still a request, and look for a manager who is warm, leaves on time and insists that you do too.",
        ],
      ],
      ask: "Which job would you have left sooner if you hadn’t loved the people?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You do your best work where something has gone wrong, the deadline is close, and nobody has settled who is in charge. Given the authority, you pick out the three steps that matter within minutes, and people calm down because someone finally has a list. That points to site supervision, plant safety, emergency dispatch, quality improvement, event production, fleet repair and business recovery. Once all is calm, you start looking out the window.",
        ],
        [
          "paragraph",
          "A colleague would say that you don’t panic and you don’t vanish. You come early, you know where the shutoff valve is, and you say the unwelcome thing while it’s still of use. You also take the worst shift yourself, and it’s hard to grumble about a plan when its author is holding the flashlight.",
        ],
        [
          "paragraph",
          "Rescuing is the habit that holds you back. Leaving a thing broken feels irresponsible, so you fix what others caused, without a word. As a result your boss values a superb troubleshooter and never pictures you in the job where the trouble could be prevented. The annoyance you’ve swallowed slips out as one sharp remark to a junior, which is what gets repeated.",
        ],
        [
          "paragraph",
          "Before your next review, list the last five failures you cleaned up, with the hours each one took and where it started. Say, “I’ve repaired this twice. I’d like to be responsible for the cause, with the title and the budget.” With an offer, get the authority in writing before you discuss the pay. Work for someone who can take a blunt sentence, and beside someone patient, who will explain your plan to the others more slowly than you do.",
        ],
      ],
      ask: "Which failure have you cleaned up so often that you could run its source?",
    },
    Earth: {
      stances: { novelty: "both", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Real materials or real consequences bring out your best, along with a standard that stays put and enough time to do the whole job. You learn a trade thoroughly, and in the third year, when others get bored, you’re just getting good. Estimating, maintenance engineering, pharmacy, land management, cost accounting, machining and technical teaching are good examples, by way of an apprenticeship or a degree. You need almost no supervision.",
        ],
        [
          "paragraph",
          "Ask a colleague, and you’ll be described as the person whose work never has to be checked. You remember how the old machine was wired, and your estimates match the invoice. New people learn by standing next to you, because you show a thing once, slowly.",
        ],
        [
          "paragraph",
          "What holds you back is staying in a job that stopped teaching you anything years ago. It’s safe, you’re good at it, and monotony doesn’t bother you, so from above you look perfectly content. The training and the raise go to someone who asked. Then comes a reorganization, and you discover that your loyalty was never in the contract.",
        ],
        [
          "paragraph",
          "So put it on paper. List what you did when your pay was set and what you do now, and bring the page to your review: “My work has grown by this much. I’d like the salary to match, and I’d like to be trained in this.” When an offer comes, don’t say yes on the phone; ask for two days, and find out what two other employers pay. Look for a boss who goes over the terms every year, and a restless colleague. You will steady each other.",
        ],
      ],
      ask: "What has been added to your job since anyone last looked at your pay?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "You shine where words have consequences and someone has to know what was actually agreed. You read the whole document, find the contradiction on page nine, and reword it so clearly that the argument ends. Procurement, technical writing, insurance claims, building permits, patent work, title searches and translation all pay for this, at various salaries. You need an undisturbed desk, and people who consult you, since you enjoy that more than you let on.",
        ],
        [
          "paragraph",
          "Colleagues would say that if you wrote it, it’s right. Your emails have numbered points. When two departments remember a promise differently, each of them calls you, since you’ll have the sentence and the date. And your one dry remark near the end of the meeting gets quoted for weeks.",
        ],
        [
          "paragraph",
          "The habit that holds you back is waiting until a plan is final before you say what you think. You want to be sure, which is decent. But the direction gets set in hallways and over lunch, so your excellent objection arrives in March, when in January it would have changed everything. You end up writing the procedures for decisions you never liked.",
        ],
        [
          "paragraph",
          "Pick one subject you know better than anyone there, and ask to see proposals early: “I can catch problems sooner if I see the draft. You’ll have my comments within a day.” At your review, say how many of your comments were adopted. With an offer, ask, “Who decides here, and when would I be asked?” Work for someone who accepts an answer the next day, and sit near a talker, who will float your ideas while you check them.",
        ],
      ],
      ask: "Which recent decision would have gone better if you had spoken a month earlier?",
    },
    Water: {
      stances: { voice: "both", trust: "slow" },
      lines: [
        [
          "paragraph",
          "You give your best to a steady team, a clear duty, and people at the far end who would be hurt by a mistake. Once you feel that you belong, you do more than the job asks. Payroll, school administration, medical billing help, housing support, care planning, veterans’ services and funeral direction suit you, provided the staff stays. You can take pressure if you know whom it’s for.",
        ],
        [
          "paragraph",
          "A colleague would tell you that on your days off, small things go wrong. You remember which client can’t do mornings, you look twice at the payment a family is waiting for, and you stay calm with the man shouting at the counter, since you can tell that he’s scared. Confidences stop with you. So do most panics.",
        ],
        [
          "paragraph",
          "Your career tends to slow down after a disappointment you never mention. Someone else gets what you’d been promised; you shake hands, and from that day you do precisely what is required. Complaining feels undignified. But the figures stay correct, so to your boss this looks like contentment, and contented people aren’t offered much. It can cost you years.",
        ],
        [
          "paragraph",
          "Ask for twenty minutes with whoever can act on it, and say, “Last year I expected that position. I was disappointed, and I said nothing. Here is what I’d like now.” Name a title or a sum, ask when you’ll hear, and if the second answer is vague, update your resume. With an offer, let the first figure sit overnight, then ask for a little more. Choose a boss who keeps promises, and a colleague who says feelings out loud, so that yours have company.",
        ],
      ],
      ask: "Which disappointment at work have you never mentioned to anyone who could act on it?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your best work happens when people need help now, the procedure is known, and someone has to stay calm and begin. You can feel a whole waiting room getting anxious, and instead of catching it, you find the first thing to do. Emergency nursing, school leadership, event coordination, patient transport, store management and airline work suit you. You need a steady team and a shift that really ends.",
        ],
        [
          "paragraph",
          "A colleague would say that everything goes smoothly when you’re on, and wouldn’t be sure why. It’s because you filled the supply cart, warned the new hire about the difficult customer, and made sure that two people who argued don’t work the same night.",
        ],
        [
          "paragraph",
          "What holds you back is doing the leader’s work and leaving someone else the title. You run the place in the manager’s absence and then train the successor, who tells everyone how lovely you are. It feels safer not to ask, since asking could spoil the mood. But you look like the perfect second, and a boss has every reason to keep a perfect second in place. The resentment goes home with you.",
        ],
        [
          "paragraph",
          "List what you ran in the last six months when nobody else was there, and say at your review, “I’ve been doing this job. I’d like the title, and these two people on my team.” If the answer is vague, apply elsewhere, before you meet every requirement. When an offer names a salary, say, “Thank you. I’d hoped for a little more,” and count to ten. Look for a boss who asks for your plan in front of others, and a colleague who can say no cheerfully.",
        ],
      ],
      ask: "Which title have you been earning for years without its appearing on your card?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Careful, continuous work brings out your best, in a place where quality is noticed and people stay long enough to know each other’s birthdays. You learn a method thoroughly, remember the exceptions, and get the same good result on a bad day. Laboratory work, medical records, bookkeeping, baking, tailoring, instrument making and training apprentices suit you. You want standards you can respect and time to check.",
        ],
        [
          "paragraph",
          "Colleagues would describe you as the place where knowledge is kept. You know which form the county sends back, which customer needs the large print, and which drawer has to be lifted as you pull. Nobody claps for this, but when you take a week off, the whole office finds out about the drawer.",
        ],
        [
          "paragraph",
          "The habit that holds you back is defending the old method, when what you really love is the care that went into it. A new system arrives. You learn it, and you also keep the former way going, just in case, because you know whom a mistake would hurt. To a boss this looks like reluctance, and it costs you influence just when your experience is worth most.",
        ],
        [
          "paragraph",
          "This month, write down ten things you know that are in no manual. Bring them to your review: “I’d like a fifth of my time for training new people, and I’d like that in my title.” Learn one function of the new system well enough to teach it. In a negotiation, let the pay at two comparable jobs do the talking, so that you don’t have to. Choose a boss who came up through the work, and a colleague who loves gadgets.",
        ],
      ],
      ask: "What do you know about your job that appears in no manual anywhere?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "You are at your best where people arrive with a question and leave with an answer and a better mood. You remember who needs what, and you explain it without making anyone feel stupid. Student services, travel planning, membership offices, reception, speech therapy and customer training suit you. Good company matters, and so do two hours a day out of reach.",
        ],
        [
          "paragraph",
          "A colleague would tell any newcomer to ask you, because you’ll know and you won’t make a face. You introduce the two departments that needed each other, you notice that the sign at the entrance confuses everyone, and your reminder about the time sheets somehow leaves people cheerful.",
        ],
        [
          "paragraph",
          "What holds you back is being useful in fragments: a reminder here, an introduction there, a look at someone’s slides. You enjoy being asked, and to refuse a person who is standing right there feels like shutting a drawer on fingers. But no fragment ever appears in a review, and your own work gets done at seven in the morning. Your boss sees someone pleasant and busy and couldn’t name a result.",
        ],
        [
          "paragraph",
          "For ten working days, note every question you answer, by subject. Put the five most common answers on a shared page, and say at your review: “I handle about sixty of these a week. I’d like to be officially responsible for this subject, with my mornings protected.” With an offer, make your counteroffer in writing, where you can’t hear anyone’s voice fall. Look for a boss who wants your opinion as well as your help, and a colleague who guards your calendar like a goose.",
        ],
      ],
      ask: "Which question do you answer so often that it ought to be your title?",
    },
    Water: {
      stances: { head: "feeling", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You do your best work with people you get to know over months and years, who are safer because you remember them. Elder care, early teaching, family medicine, rehabilitation, foster care services, pet grooming and parish or community work suit you. You need the same team around you and written limits on your hours, since your heart won’t set any.",
        ],
        [
          "paragraph",
          "A colleague would say that the difficult ones ask for you by name. You know that the old gentleman talks if you warm the cup first, and when a teammate is in mourning, you’ve arranged a casserole and a substitute before the boss finds words. People stay in hard jobs because you work there.",
        ],
        [
          "paragraph",
          "What holds you back is choosing your work by attachment. You take a job because of who is there, stay for that person, and go on staying after the person has left, while you put the sadness down to needing a vacation. It’s loyalty, but to a boss it looks like having no plans, and it’s easy to underpay someone who never asks.",
        ],
        [
          "paragraph",
          "Write two lists, what you like about the tasks and what you like about the people. If the first is very short, you have your answer. At your review, say, “I’d like to talk about my pay, and about what comes next for me here,” with one figure ready. Then send one application to a place where you know nobody, only to hear what it offers. If negotiating makes you feel greedy, pretend it’s for a friend. Look for a boss who is warm and fairly strict, and a coworker who tells you when to go home.",
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
          "You are at your best when something real is late, people are waiting, and you have the authority to move them. Before the panic has found its shoes, everyone knows who does what by when. What you need is a clear goal, a free hand, and a result by Friday. Construction supervision, hotel and restaurant management, emergency dispatch, logistics, sales leadership, event production and the rescue of failing branches all offer that, with or without a degree.",
        ],
        [
          "paragraph",
          "A colleague would say that things start to happen when you walk in. You take the worst shift yourself, you say to a person’s face what others say in the parking lot, and you carry the blame upstairs and bring the pizza down. Nobody has ever had to wonder what you wanted.",
        ],
        [
          "paragraph",
          "The habit that holds you back is a fondness for emergencies. It’s understandable, because emergencies get you noticed and are honestly fun. But whoever shines in a crisis gets sent only to crises, and in calm weeks you turn up the pressure yourself with a sudden deadline, so your boss hesitates to give you the two-year program.",
        ],
        [
          "paragraph",
          "Pick the crisis that comes back every year, and ask for six weeks to end it for good. Bring the result to your review as a number, and say, “I’d like my next job to be one I build.” With an offer in hand, negotiate your authority over the team before the title. Look for a calm partner who likes to plan, and for a boss with whom you can argue at full volume and then have lunch.",
        ],
      ],
      ask: "Which recurring crisis at work would you miss if you managed to prevent it?",
    },
    Earth: {
      stances: { order: "plan", novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "Places that must run every single day bring out your best: a plant, a warehouse, a water department, a bank branch, a laboratory, a repair shop, an accounts department. You learn such a place from the ground up, and after a few years you can tell from the corridor that the second machine is about to quit. All you ask for is clear goals, a fair budget, and a supply closet that locks.",
        ],
        [
          "paragraph",
          "Colleagues would say that they sleep better because you’re there. The parts have been ordered, the schedule is posted two weeks ahead, and you remember why each rule was made, including the one about the ladder. Since you learned the work properly yourself, you teach it well.",
        ],
        [
          "paragraph",
          "What holds you back is defending things because they’re yours. It comes from loyalty and also from experience, for you have seen more than one brilliant new system collapse by spring. But when the procedure changes you fight for all of the old one, including the half that was merely comfortable, so a new boss files you under resistance, and the planning goes on without the person who knows the most.",
        ],
        [
          "paragraph",
          "Write two columns: what the operation needs, and what you would only miss. Take the first to your boss and say, “These five things keep us out of trouble. I’d like to be responsible for them through the change, at this salary.” Look up beforehand what the job pays elsewhere. Then team up with someone who loves new tools and hates records, and learn one of those tools well enough to teach it.",
        ],
      ],
      ask: "What do you defend at work as necessary, when in fact you’d only miss it?",
    },
    Air: {
      stances: { voice: "speak", company: "company", lead: "lead" },
      lines: [
        [
          "paragraph",
          "You do your best work where rules and people have to be introduced to each other, out loud. You ask in the meeting what others save for the corridor, and you can be disliked for an hour without taking it home. Compliance, labor relations, school administration, public affairs, staff training, property management and court services all have a use for that. You need colleagues within talking distance and a decision afterward.",
        ],
        [
          "paragraph",
          "Your coworkers would say that they always know what’s going on when you are around. You remember that a woman in the other building has solved this already, and you have her number. Your meetings end early, with a name next to each task, and contain at least one good joke.",
        ],
        [
          "paragraph",
          "The habit that stalls you is becoming the voice for decisions you didn’t make. It happens because you do it so well: any announcement comes out of you clear, firm and nearly popular. In time, though, nobody thinks of asking for your verdict, and the staff blames you for rules you would have voted against.",
        ],
        [
          "paragraph",
          "Drop three meetings in which you only pass things on, and spend the hours on a problem you’ve described for years, visit the people who live with it, and speak last. In your review say, “I’d like to own a result as well as announce it,” and ask for a site or a region with numbers of its own. When an offer comes, ask who decides and who explains, and hold out for the first group. A partner of few words who can win an argument against you will do you good.",
        ],
      ],
      ask: "Which decision do you defend to others that you would have voted against?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people arrive with trouble and need a structure to get them through it, because you can draw up the schedule and also notice who hasn’t eaten. School leadership, human resources, elder care, nursing management, customer care and the running of a family business all need that. You stay well with regular hours, a team that has lunch together, and authority equal to the blame.",
        ],
        [
          "paragraph",
          "A colleague would describe you as the person to call in a catastrophe, because you come in, lower your voice, and explain what happens next, in order. Whoever gave up a weekend in May gets one back in June. There’s a backbone in your kindness, and people lean on it.",
        ],
        [
          "paragraph",
          "What holds you back is taking personal responsibility for everyone. It’s your best quality, slightly overgrown: you run a team like a household, so a resignation feels like a child leaving home, and when people must be let go, you do it considerately, tell nobody how it hurt, and come back firmer. Your boss sees strength and sends you more of the same, while you go from kind to merely fair and stop sleeping.",
        ],
        [
          "paragraph",
          "This month, say to your boss, “I can do the next hard talks, with a second person beside me and a day off afterward.” Say to someone you once had to let go, “I’ve thought of you. How did it turn out?” Before a review or a new offer, write down what you will no longer do, and negotiate that along with the pay. Work beside a cheerful colleague who goes home at five, and watch how it’s done.",
        ],
      ],
      ask: "What did you once have to do at work that still bothers you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "You do your best work with a team to rally, customers in view, and a date by which everything has to be ready. On such a day you can be in five places at once, and in one of them you’re cheering up the new cashier. Branch management, fundraising, hotel work, school administration, sales leadership, youth sports, tour guiding and event planning all use this. Praise keeps you going, and you pass it on with interest.",
        ],
        [
          "paragraph",
          "A colleague would say that the job is considerably more entertaining when you’re there. You notice who is losing heart before that person does, you get people to stay late without feeling driven, and customers come back asking for you by name.",
        ],
        [
          "paragraph",
          "What holds you back is looking after the mood while others make the decisions. The reason is a good one, since morale really does suffer without you. But while you organize the farewell lunch and pacify the furious client, the budget is being settled down the hall. Your boss calls you a treasure, and treasures tend to be kept where they are.",
        ],
        [
          "paragraph",
          "Ask for money to manage. In your review, say, “I’d like a budget of my own this year, and I’d like to be judged on these three results,” and hand over the list. When an offer comes, ask warmly for a day to think, because your first yes is usually gratitude. Then give one social task to someone else for good. You’ll do well beside a dry colleague who loves figures, and under a boss who sets you a target and doesn’t mind whether you’re popular while you reach it.",
        ],
      ],
      ask: "Which decision was made while you were busy keeping everyone happy?",
    },
    Earth: {
      stances: { novelty: "both", risk: "safe" },
      lines: [
        [
          "paragraph",
          "You’re at your best where people depend on things being done correctly, every day, by someone they know. Elementary teaching, dental hygiene, physical therapy, payroll, office management, school cafeterias, pharmacy work and credit unions all live on that. You want a stable team, sensible hours, decent supplies, and time to do a thing properly, including the label.",
        ],
        [
          "paragraph",
          "Colleagues would tell you that the place feels looked after when you are in it. You remember which patient hates needles and which parent needs the form explained twice. A new employee who sits next to you for two weeks is trained for life.",
        ],
        [
          "paragraph",
          "The habit that slows you down is staying because nothing is wrong. It comes from loyalty, and from a fair suspicion that greener grass has a longer commute. Everyone approves, the salary fits the house, and it gets hard to tell what you want from what it would be a pity to give up. Meanwhile the new system goes to a younger colleague, since you seemed content, and boredom sets in disguised as tiredness.",
        ],
        [
          "paragraph",
          "Use one day off to see another job from close up. Write to someone whose work you’ve envied, ask to come along, and note which hours went fast. Then bring one of those hours into the job you have: “I’d like to train the new people on Thursdays, starting next month.” At your review, ask for that in writing, with a raise to be discussed in six months. Before you accept any offer, have lunch with the team. You grow best near a curious manager who brings in changes one at a time.",
        ],
      ],
      ask: "Which job have you envied for years and never asked anyone about?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Your best work is explaining people to one another until they cooperate. You hear what a customer wants underneath what was ordered, and you can deliver bad news so that you get thanked for it. Customer service, recruiting, internal communications, patient advocacy, staff training, real estate, local news and reception all reward that. You need conversation, variety, and problems that can be settled within a week.",
        ],
        [
          "paragraph",
          "A colleague would say that everything worth knowing came from you, including the name of the good dentist. You put a nervous applicant at ease in two sentences, and you can make a dull change sound like something that friends might get through together.",
        ],
        [
          "paragraph",
          "What holds you back is lending that voice to decisions you doubt. You do it for the sake of peace, and it works for about a month. Asked to announce a change, you see the hole in it, step around it gracefully, and make everyone feel better. In the long run colleagues enjoy you and discount what you say by ten percent, and you get invited in after the matter has been decided.",
        ],
        [
          "paragraph",
          "Once a month, send your boss one unwelcome point under your own name: what is wrong, whom it hurts, and what you would do. In a meeting, try, “I can explain this to people, and first I want to say what worries me.” Keep a record, because after half a year it’s your argument for a raise, or for a move into policy or quality review. When you name a salary, put a period after it. Look for a manager who asks what you think before asking how you’d say it.",
        ],
      ],
      ask: "Which announcement did you make sound better than you believed it was?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You do your best work close to people at hard or tender times, when someone has to be calm, warm and practical at once. You can tell how a day will go from the way someone says good morning. Nursing, home health care, special education, day care, family services, congregation work and executive assistance all rest on that. Steady colleagues, fixed shifts, and someone to tell about it afterward keep you well.",
        ],
        [
          "paragraph",
          "Coworkers would say that they’d want you there if it were their own mother. You can explain a form and hold a hand at the same time, and after a bad shift you bring doughnuts and let everyone be silent.",
        ],
        [
          "paragraph",
          "The habit that holds you back is building a job around one person. Often it’s a boss or a senior colleague, gifted and easily hurt, whom only you can handle, and to be needed like that feels like success. But others begin to see you as that person’s helper, and if the person leaves, nobody can say what it is that you do.",
        ],
        [
          "paragraph",
          "For two months, give one afternoon a week to three other colleagues, tell the difficult one openly that you’re doing it, and let the sulking pass. Then ask each of the four, “Would you write two lines about what I did that helped?” Bring those lines to your review, and ask for the title that fits them, along with its pay. Before you take an offer, spend an hour with your future boss and notice whether you listen to the words or watch the face. You relax, and improve, beside people whose moods never have to be guessed.",
        ],
      ],
      ask: "If the most demanding person at your job left, what would you be good at?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", order: "improvise", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You come alive when something has gone wrong, the clock is running, and someone finally says, “Just do what you think is right.” As the pressure rises, your voice drops and your hands get more exact. That makes you a natural for field service, aircraft maintenance, firefighting, ambulance work, network security, film stunts or motorcycle repair. A change of scene does you more good than a title, and so does a boss who is far away.",
        ],
        [
          "paragraph",
          "Ask a colleague, and you’ll hear that you are the person to have on shift when it gets ugly. You don’t shout, you don’t blame, and you try the simple thing first. You learn a new system by poking it, faster than most people learn it from the course.",
        ],
        [
          "paragraph",
          "The habit that holds you back is letting the slow leak wait until it’s worth your while. There’s a good reason for it: nobody ever threw a party for a leak, while in a disaster people treat you like royalty. But your boss sees someone superb twice a month and hard to find in between, and the permanent positions go to steadier people with half your ability. You say you didn’t want one. It stings.",
        ],
        [
          "paragraph",
          "For your next review, write two pages about three failures you saw coming and their price, and say, “I’d like to be paid to prevent these.” Weigh an offer by asking who decides in an emergency. When pay comes up, name your figure, and look as calm as you do when the alarm goes off. Work beside someone patient who likes paperwork and laughs at your jokes.",
        ],
      ],
      ask: "Which failure at work did you see coming, and why didn’t you mention it sooner?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Give you one real object, good tools and nobody at your elbow, and you turn into the happiest person in the county. You learn a machine or a material until you can tell by its sound what it needs. Precision machining, cabinetmaking, electrical work, engine repair, dental technology, lab work and mechanical engineering are natural fits. Some take a degree. Others take good boots.",
        ],
        [
          "paragraph",
          "A colleague would say that your work doesn’t come back. You measure twice, you promise only what you can do, and you leave a bench cleaner than you found it. Beginners like standing near you, because you never make them feel stupid; you just move their thumb half an inch.",
        ],
        [
          "paragraph",
          "What stalls you is that all this knowledge stays in your hands. You say little and write down nothing, partly because talk seems a poor substitute for the thing itself, and partly because being the only one who can do it has been your job insurance. Unfortunately, nobody promotes the person without whom the line stops. So the titles go to people who talk, and your humor gets drier at the same wage.",
        ],
        [
          "paragraph",
          "Take the one procedure only you can do, photograph each step, and bring it to your review: “This used to depend on me. Now it’s safe, and I’d like to be paid for that.” When you get an offer, look at the tools before the salary. Ask for a Friday off, too. You do best under a manager who knows the trade, leaves you alone until Thursday, and has you teach a beginner for one hour a week.",
        ],
      ],
      ask: "What would stop at your workplace if you were away until spring?",
    },
    Air: {
      stances: { focus: "many", novelty: "new", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You’re at your best as the person who walks in from outside and asks, “Why is it done that way?” New problems wake you up, and so do clever people in short doses, followed by hours alone with the evidence. Software testing, quality control, product design, insurance claims, accident investigation, technical training and a bicycle shop with talkative regulars all pay for an eye like yours.",
        ],
        [
          "paragraph",
          "Colleagues like having you on a project because you clear the air. You can listen to an expensive argument for an hour and then ask the one question that ends it, in a tone so mild that no one gets hurt. You make difficult things clear with a pencil and a coaster.",
        ],
        [
          "paragraph",
          "Your weak spot is the last third. The interesting part is over for you once you have understood the thing, and after that you’re gone, if only in the eyes. It’s an honest habit, since boredom makes you careless and you know it. But the big jobs go to whoever stays until the thing runs by itself, and a career of brilliant beginnings slowly turns into a career of giving advice.",
        ],
        [
          "paragraph",
          "So stay through one ending. Tell three people, “I’m on this until it has run for ninety days without a call to me.” Bring the follow-up numbers to your review, the embarrassing one included. Before accepting an offer, ask what the second year looks like. In a negotiation, ask how they arrived at their figure; it’s your favorite kind of question. Look for a chief who enjoys being contradicted, and a partner who loves the final ten percent.",
        ],
      ],
      ask: "Which job did you leave in the very month when it would have begun to need you?",
    },
    Water: {
      stances: { trust: "slow", head: "both" },
      lines: [
        [
          "paragraph",
          "You work best beside someone whose skill you respect, on a task that helps a living creature and keeps your hands busy. Next to a limping horse you become gentleness itself, as long as no one makes you discuss it. Paramedic work, prosthetics, dental or eye care, medical imaging, horse training, wildlife work and sound recording all give your kindness a practical excuse.",
        ],
        [
          "paragraph",
          "Colleagues would say that everything goes more smoothly when you are on the shift. You sense a change in a patient, a machine or a mood before the numbers show it, and act without a fuss. You take the worst case rather than watch someone else struggle. And what a coworker told you at two in the morning never reaches the coffee machine.",
        ],
        [
          "paragraph",
          "What holds you back is loyalty that never speaks. You stay in a failing place for the sake of one colleague, swallow the schedule, grow moody, and one morning you resign. To you that decision took two years. To your boss it took four minutes. Keeping quiet was kind, but it meant that nobody could mend a thing in time.",
        ],
        [
          "paragraph",
          "Once a month, then, tell your manager one thing that isn’t working while it’s still minor: “The night calls are wearing me down. I can do two a week.” Before you accept an offer, ask what happens there on the day after a bad day. If naming a salary ties your tongue, put it in writing. At your review, ask for paid hours to train a newcomer. Choose a boss who notices when you’ve gone under, and brings coffee rather than questions.",
        ],
      ],
      ask: "Which complaint about your work have you kept back until it was nearly a resignation?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both", lead: "support" },
      lines: [
        [
          "paragraph",
          "You’re at your best when the problem is right in front of you, time is short, and your hands can do something about it. While other people set up a call about the leak, you have a bucket under it. Physical therapy, carpentry, outdoor guiding, floristry, event setup, camera work, hairdressing and coaching a sport all use that quickness. You need a visible result by evening, and very few slides.",
        ],
        [
          "paragraph",
          "A colleague would say that you make hard days feel possible. You get calmer as the talk gets faster, and you show people how instead of explaining at them. Even your emergency repairs look good, which nobody had thought to ask for.",
        ],
        [
          "paragraph",
          "What holds you back comes dressed as a reward. You’re good, so you are made a coordinator, and pride says yes because the offer was made in front of everyone. Within months you are watching slower people do what you love. You dislike scenes, so you lose interest, miss two meetings, and resign over something minor, such as a form. Your boss, who meant it kindly, never finds out what went wrong.",
        ],
        [
          "paragraph",
          "Before you accept the next promotion, ask, “How many days a week would I still do the work itself?” and get the number in writing. At a review, say, “I want to stay hands-on and train one person at a time. What is that worth here?” Bring a list of problems you stopped early this year, because a list can boast for you. Work for someone who has done the job, keeps instructions short, and lets you rest after a push.",
        ],
      ],
      ask: "Which promotion took you away from the very work it was meant to reward?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Give you a material you can get to know, a standard you respect and enough time, and you’ll do work that people cross town for. Skill settles into your fingers slowly and doesn’t leave. Woodwork, gardening, baking, massage, tailoring, veterinary assisting, museum conservation and careful lab or clinic work are natural fits; some need a degree, and others start with a broom.",
        ],
        [
          "paragraph",
          "Colleagues rely on you more than they say, because you notice that the seam is off by a hair, or that the dough wants another ten minutes, and you’re right. New people drift toward your corner, because it’s calm there and the tools are where they should be.",
        ],
        [
          "paragraph",
          "The habit that stalls you is doing excellent work for someone whose judgment is worse than yours, and not saying so. You see the flaw in the design on the first day, feel your jaw tighten, and carry it out beautifully. The reason is honorable: you dislike quarrels, and you won’t do a thing badly just to make a point. But to a boss it looks like agreement, so the decisions go to people who speak up.",
        ],
        [
          "paragraph",
          "Let your hands do the arguing. Do the next doubtful job as ordered, then put a sample beside it and say, “This is how I’d do it, and here’s what it saves.” At your review, ask to be included before a design is settled. When you get an offer, ask for a tenth more, by email if saying it makes you blush. Look for a manager with a sharp eye, who asks for yours by name and then leaves you in peace.",
        ],
      ],
      ask: "Whose weaker judgment have you been carrying out so well that it passes for good?",
    },
    Air: {
      stances: { company: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "Variety keeps your eye awake. You work best on short projects with a clear end, among pleasant people who don’t need you every hour, where noticing is half the job: photography, illustration, set design, styling, exhibits, event work, teaching a craft to adults, or running a good secondhand shop. New faces feed you, and so does going home afterward and not saying a word until morning.",
        ],
        [
          "paragraph",
          "Colleagues enjoy you, and clients ask whether you’ll be there. You spot the one detail that would bring a room together, and you get along with the difficult man because you’re honestly curious about his socks. Your suggestions are so light that no one feels corrected.",
        ],
        [
          "paragraph",
          "The trouble in the middle years is that it doesn’t add up. You’re easy to like, so the invitations keep coming, and you take the next job because it asked and your own idea didn’t. There’s relief in that, since an idea you never start can’t disappoint you. But an employer looking at your history sees twenty charming things in no order, and offers you a beginner’s rate for the next one.",
        ],
        [
          "paragraph",
          "Spread three years of work on the floor and pull the pieces you improved after the client was already satisfied. Put what they share into a sentence, such as “I make plain places look lived in,” and say it in your next review. When a fee comes up, quote it and take a sip of something. Instead of a strict boss, find an editor, an agent or an older colleague who asks every month what you’ve made of your own.",
        ],
      ],
      ask: "What do the pieces that you improved beyond the client’s request have in common?",
    },
    Water: {
      stances: { trust: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "You do your best work close to people or animals who need patience, preferably next to someone you admire. You take in a mood before anything has been said, so a scared child, an old man who won’t eat or a dog with a past will often let you near first. Early childhood teaching, home care, hairdressing, hospice work, school counseling, art or music therapy and animal training all use that.",
        ],
        [
          "paragraph",
          "Your colleagues would mention how people breathe out when you come in. You remember who takes sugar and who lost a mother in May. You move a chair or fetch a blanket, and a bad afternoon turns. It’s hard to put that on a form, although it’s often why clients return.",
        ],
        [
          "paragraph",
          "What holds you back is loyalty. You attach yourself to a teacher or a boss, learn their methods, and stay inside those methods years after you’ve outgrown them, since doing it differently would feel like turning your back. There are worse faults than love. From above, however, you look devoted and slightly short of ideas, and the next position goes to someone who disagrees more. That hurts, although you never told anyone that you wanted it.",
        ],
        [
          "paragraph",
          "Pick one piece of work this month and tell your mentor, “I’d like to try this my own way and show you at the end.” Then show it only at the end. In your review, name the position you want or, if your voice fails, hand over a card. Do the same with salary. You thrive under a manager who is friendly and a shade cooler than you are.",
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
          "You’re at your best when something has gone wrong, the clock is running, and the person who can say yes is standing right there. Under those conditions you see the two facts that matter, give short orders, and skip the report. Firefighting, paramedic work, commission sales, opening new stores, event production, crisis communications, trial law and company turnarounds all run on it. Money is nice, but what wakes you up is stakes.",
        ],
        [
          "paragraph",
          "Coworkers would say that panic stops when it reaches you. You call the angry client while everyone else is drafting an email, you try the thing instead of debating it, and you shrug off blame in a way that makes people want to work for you. You also make a bad day funny.",
        ],
        [
          "paragraph",
          "The habit that holds you back shows up when things go well. In a calm department you go looking for heat: a deadline moves up, a settled decision is reopened, a mild objection becomes a contest. The reason is a good one, since excitement is when you think best. But a boss sees drive one week and recklessness the next, and gives the bigger job to someone easier to predict.",
        ],
        [
          "paragraph",
          "At your review, ask for trouble directly: “Give me something that’s failing, a budget and ninety days.” Agree on the numbers first, or your best work will be remembered as a good story. Then stay six months past the rescue and train your replacement. Look for a boss who says no without a speech, and a patient colleague who likes finishing. Buy that colleague lunch, often.",
        ],
      ],
      ask: "What became of the last thing you rescued, in the year after you left?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Give you a problem that can be touched, tested and seen to work by evening, and you’re a happy animal. You judge a material or a person by how each behaves under load, and you don’t trust an estimate until you’ve walked the site. Electrical work, welding, construction management, physical therapy, equipment sales, surveying, running a kitchen, property development and orthopedic surgery all use exactly this. You need movement and visible results, and no meeting about either.",
        ],
        [
          "paragraph",
          "People who work with you would say that stuff still works after you’ve left. You can hear a bearing going bad and smell a deal going bad. Your advice comes with a demonstration, so it gets remembered. You make skill look easy, which is one reason it gets underpaid.",
        ],
        [
          "paragraph",
          "What holds you back is comfort. Being good and busy feels fine, so you take every extra hour, each raise goes into a payment that requires the next raise, and owning something moves back a year at a time. There’s sense in that, since cash is real and a plan isn’t. But a boss sees someone irreplaceable in that spot, which is the opposite of promotable.",
        ],
        [
          "paragraph",
          "In the next negotiation, ask for a stake: “I’d like a percentage of what this job saves, starting with the next one.” Then look pleasant and stop talking. Meanwhile, get the license that lets you be paid for your judgment, two evenings a week, beside a friend who’ll notice if you skip. Work under someone who has done the job and wants the figures first.",
        ],
      ],
      ask: "What do you know how to do that you have never been paid to teach?",
    },
    Air: {
      stances: { novelty: "new", company: "company" },
      lines: [
        [
          "paragraph",
          "Put you between two parties who want something from each other, and you do your best work before anyone has found the coffee. You hear the real objection behind the polite one, and you aren’t shy about asking for an answer today. Car sales, recruiting, auctioneering, bartending, real estate, sports agency, fundraising and commercial litigation all reward it. Your ideal week has new faces and as few written reports as the law allows.",
        ],
        [
          "paragraph",
          "Ask your coworkers about you, and you’ll hear some version of “Just send them in.” You get the meeting nobody could get, settle the customer who was shouting, and learn the language of a trade between the elevator and the conference table.",
        ],
        [
          "paragraph",
          "The habit that holds you back is moving on. Each opening looks better than the last, and for a while it often is, so you change jobs just as the old one was about to pay, and you give away introductions that other people turn into careers. A quick mind needs fresh air. To a boss, though, you look brilliant, well liked and hard to place.",
        ],
        [
          "paragraph",
          "So find your pattern. List your last ten wins, and write one line on what they have in common. In an interview you can then say, “Call me when two sides have stopped returning each other’s calls.” Ask for your share before the introduction, while everyone still needs it: “Happy to connect you. Can we agree on a fee first?” The right manager enjoys your company without being charmed by it, and asks every month for one finished thing with your name on it.",
        ],
      ],
      ask: "Which situation do you keep being called into, whatever your job title is?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "A tight team, real pressure, and a result that depends on reading a person correctly: that’s where you come alive. Among people you respect, you’ll put up with bad hours, low ceilings and terrible coffee. Emergency nursing, coaching, youth work, union or hostage negotiation, hotel management, search and rescue, addiction counseling and family law all have room for you.",
        ],
        [
          "paragraph",
          "Colleagues would say that you notice. You can tell which customer is scared and which is only loud, and who on the shift had a fight at home. Then you do something quick and kind about it, usually disguised as a joke or a sandwich. The paperwork may have to wait.",
        ],
        [
          "paragraph",
          "The habit that holds you back is a loyalty you won’t admit to. Everyone thinks you’d leave in a minute, and you stay years too long for a crew or a boss who was once good to you. You see the decline early and joke about it, so management hears contentment and gives the better offer to others. Loyalty is a fine reason to stay. It just needs a date on it.",
        ],
        [
          "paragraph",
          "So twice a year, ask whether you’d take this job today if you knew no one there. If the answer is no, tell your boss, “I’m planning to move on by summer, and I want to hand this over well.” At a review, name the invisible work: “I settle the fights on this shift, and I’d like that in my title.” In interviews, ask who left last, and why. Look for a manager who gives bad news early and in person.",
        ],
      ],
      ask: "Which job did you stay in too long because of the people?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Your best work happens on your feet, in front of people, when the mood of a room is the thing that has to change. You have tired strangers taking part before they’ve noticed. Live sales, event hosting, fitness instruction, bartending, restaurant management, flight crews, broadcasting and ambulance work all run on that. You need results you can see, days that differ, and colleagues who laugh out loud.",
        ],
        [
          "paragraph",
          "People who work with you would say that the shift goes faster when you’re on it. You greet the difficult customer like the one you’d been hoping for, and you say the encouraging thing to the trainee at the moment it’s needed. When everything breaks at once, you get funnier. Managers call it energy, although what they’re looking at is skill.",
        ],
        [
          "paragraph",
          "Oddly, success is what holds you back. You’re so good with the public that you get promoted away from it, to supervise others doing the thing you loved. Then reports come in late, you find reasons to be out on the floor, and the qualities that were praised become a note in a file. Saying yes was natural, since someone was so pleased with you, and there was cake.",
        ],
        [
          "paragraph",
          "So at your next review, ask for the other kind of promotion. Bring the three occasions that earned the most money or goodwill, and say, “I’d like a senior role that keeps me with customers. Here’s what it would be worth.” Do paperwork at the same half hour daily, beside a colleague who checks. Look for a boss with clear goals, short deadlines, and praise rare enough to believe.",
        ],
      ],
      ask: "Which promotion took you away from the part of the job you loved?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work with your hands, for someone you can see. Your fingers notice when a dough, a muscle or a hem isn’t right, and that’s why people come back and ask for you by name. Cooking, salon work, massage, landscaping, carpentry, dental hygiene, veterinary care, nursing and running a shop of your own all fit. You want good tools and friendly company.",
        ],
        [
          "paragraph",
          "A colleague would describe you as the one who makes the place nice to be in. You know how each regular takes the coffee, you calm the nervous dog along with its owner, and you show a beginner the right grip instead of explaining it. Suppliers save you the good stuff. Your work looks finished, down to the ribbon.",
        ],
        [
          "paragraph",
          "What holds you back is that you still think of it as helping out. The days are pleasant, people check with you before ordering anything, and your title and pay are about what they were when you came. You don’t like to ask, for the good reason that asking could spoil the mood, and a boss who sees someone happy concludes that happiness will do.",
        ],
        [
          "paragraph",
          "Start with the license or certificate that covers what you already know. Pay the deposit and announce the exam date, since you keep promises best with an audience. Then ask for the raise with numbers: “These customers come for me, this is what they spend, and I’d like my pay to reflect it.” Rehearse it twice, and don’t fill the pause with a joke. The right boss corrects your work exactly and has you teach the beginner.",
        ],
      ],
      ask: "Which skill of yours is so comfortable that you forgot to charge for it?",
    },
    Air: {
      stances: { company: "company", focus: "many", candor: "both" },
      lines: [
        [
          "paragraph",
          "Many people, many topics, and someone to persuade, welcome or amuse: that’s where you shine. You learn names on the first try, make dull information sound like news, and have a nervous client laughing inside five minutes. Public relations, hotel reception, account management, tourism, retail training, podcasting, language teaching, real estate and local politics all reward it. Look for variety, short projects and direct contact, and be wary of any job description that says “database” twice.",
        ],
        [
          "paragraph",
          "Coworkers would mention the meetings first, because the ones with you in them are bearable. You translate a confusing memo into plain English, and you bring two departments together by discovering that they hate the same printer. You also hear everything. By lunch you know what customers are really complaining about, weeks before it turns up in a report.",
        ],
        [
          "paragraph",
          "What holds you back is being filed under fun. You’re asked to host, to welcome, to bring some energy, and when something has to be settled, a less lively person settles it by memo. You do have good opinions. But you deliver them as jokes so that nobody is forced to disagree, and only the joke is remembered.",
        ],
        [
          "paragraph",
          "Pick one unglamorous subject in your field, such as pricing or scheduling, and give it thirty minutes a day for three months. Then write two pages without a single joke and send them to your boss: “This is what I’d do differently, and what it would save.” In a negotiation, say your number and take a sip of water. Work for someone who laughs, then asks, “So what should we do?” and waits.",
        ],
      ],
      ask: "On what subject would you like to be the person everyone has to ask?",
    },
    Water: {
      stances: { head: "feeling", company: "company", candor: "both" },
      lines: [
        [
          "paragraph",
          "You do your best work where people are frightened, lonely or very young, because you know whom to sit beside and how to make a day lighter without pretending that it isn’t hard. Preschool teaching, elder care, pediatric nursing, occupational therapy, youth work, midwifery, family photography, and planning weddings or funerals all draw on it. You need a kind team and time to recover after the hard cases.",
        ],
        [
          "paragraph",
          "Colleagues would tell you that the place feels different on your days off. You get the stubborn patient to eat, the shy kid to sing and the furious father to sit down, so smoothly that it looks like luck. All of this is work, although it seldom appears on a schedule.",
        ],
        [
          "paragraph",
          "The habit that holds you back is leaving in place of speaking up. You stay as long as the mood is warm, and when it sours you go on saying, “All good!” so brightly that nothing gets fixed, until one day you resign and your boss is astonished. The reason is kind, since you hate to make anyone feel bad, but it means starting over.",
        ],
        [
          "paragraph",
          "So raise the next problem within a week, while you still like everyone: “I want to stay here, and this is making it hard.” Ask for one change and a date to look at it again. For a month, track the hours you spend on other people’s troubles, and take the total to your review: “I’d like this in my title, or I’d like less of it.” Work for a steady manager who asks how you are and wants the real answer.",
        ],
      ],
      ask: "Which job did you leave without ever saying what was wrong?",
    },
  },
};
