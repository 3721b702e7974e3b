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
        "Decisions that others have circled for weeks get made when you arrive. You go in front where it’s risky, take the blame without ceremony when it fails, and tell a hesitant colleague that they can do it; and because you say so while already moving, they believe you. Aries gives the strategist in you a short fuse and a brave heart. What few notice is that you look around early to see who came along, and that it hurts when nobody has.",
      argument: [
        "When they pull together, a good plan gets started in time: the Commander has seen four years ahead, and Aries is over the first obstacle before anyone loses nerve. They fall out over preparation. One wants supplies, roles and a schedule; the other expects to have won before those are needed. Usually you start at once and leave the dull parts to whoever is behind you, since momentum has saved things that caution would have buried. It costs you dependable colleagues, good at exactly those parts and tired of hearing everything last.",
        "Give one new thing three days this week. First say what you want to start; the next day ask, “What does this need that I haven’t thought of?” On the third, begin at any speed you like.",
      ],
    },
    Taurus: {
      thesis:
        "What you build stays built. The bills get paid, the promise made in a good year is kept in a bad one, and those who depend on you sleep at night, because you foresaw the lean times before committing anyone. Taurus slows your ambition to a pace that others can trust: you say a thing once, go on with it for years without announcing it, and feed everyone well along the way. Letting go of what you’ve earned, opinions included, is harder than it looks.",
      argument: [
        "The Commander chooses a goal worth having, and Taurus is still working on it in year seven, when flashier competitors have gone home. What divides them is tempo. One gives orders at a run; the other finds the proposal sensible and would like to wait a season. As a rule you hurry everyone else and take your own time, since the consequences will be yours to live with. But nobody can tell whether they’re being led or blocked, and you get a reputation for stubbornness that your excellent reasons don’t catch up with.",
        "Announce this week which two decisions you won’t be rushed on, and when they’ll be ready. Be quick about the rest. If a no escapes you, add, “That’s my first reaction. Ask me again on Thursday.”",
      ],
    },
    Gemini: {
      thesis:
        "Few can run three conversations at once and know which of them matters; you do. Hearing of a problem in one place, you think of the person elsewhere who has already solved it, and by evening they’ve been introduced, with a joke, a purpose and a date. Gemini keeps your drive nimble and cheerfully open to correction by a better fact. Staying is the harder part. When the work turns to repetition, it embarrasses you a little how much you want to leave.",
      argument: [
        "With both on the job, ideas find their people fast: Gemini hears of something first, and the Commander has it staffed within the week. The disagreement is about number. One wants a single objective and everyone behind it; the other wants three, plus the option of a fourth. You commit firmly, take calls about something else, and stay through the launch, which you do superbly. A quick mind gets hungry, which is no crime. But someone loyal, who gave up another project for yours, is left with it, and the finishers begin to hesitate when you call.",
        "This week, give one of them a date: “I’ll lead this for a year, and then it’s yours.” And before adopting a new idea, hand over an old one in writing.",
      ],
    },
    Cancer: {
      thesis:
        "Those under your protection can stop looking over their shoulders. You know what each of them is up against, and who would rather fall over than ask, and your help comes as an arrangement already made: the bill covered, the bully spoken to, the slowest given a head start. Cancer makes your authority fierce on behalf of others. You’re called tough by everyone who doesn’t live with you. Being looked after in return, or admitting that you’d like it, takes more nerve than any fight.",
      argument: [
        "When the two agree, a group gets where it’s going with nobody lost: the Commander says when everyone leaves, and Cancer has asked whether they’ve eaten. They differ over what is allowed to show. Tenderness looks to one of you like an exposed flank and to the other like the whole reason for the campaign, so you sound strict and provide generously, out of modesty. They accept the help, hear the strictness, and don’t thank you, and the hurt comes out later as a remark about discipline. They obey you and don’t know that they are loved.",
        "This week, say the affectionate thing in the same breath as the instruction: “We leave at six, and I’ll bring you coffee.” And one tired evening, ask for something definite, such as dinner.",
      ],
    },
    Leo: {
      thesis:
        "Standards rise when you take something over, and so do spirits. You tell the others exactly what was excellent in their work, defend them when it counts, and ask for more in a way that makes them want to produce it. Leo adds pride and a large heart to your drive: the result should be correct and also magnificent, with everyone who was in it standing taller. For all that confidence, you wonder at night whether they follow you or only what you achieve.",
      argument: [
        "What they give each other is ambition with a pulse: the Commander draws up the plan, and Leo makes people glad to be in it. They agree so well that hardly anything stops them, except that one cares that the thing gets done, by anybody, and the other cares who is seen doing it. Usually you do it superbly and then stay in the center a little longer than necessary, as anyone would with that much heart invested. A criticism at such a moment feels like ingratitude, so frank advice dries up; nobody likes to interrupt a celebration.",
        "This week, let another person present a success, with nothing added by you. Then ask someone whose judgment you trust, “What do people not tell me?” Thank them, and don’t explain.",
      ],
    },
    Virgo: {
      thesis:
        "In one reading you find the flaw in the plan and the misspelled word on its last page, and both get repaired before embarrassing anyone. What passes through your hands is reliable: the figures add up, and the dull question about safety has been asked. Virgo turns your drive into service; you work more than you ask of anyone, and make things easier for people who never find out. Underneath is worry, seldom mentioned, that if one detail fails, someone in your charge will pay.",
      argument: [
        "Between them they get ambitious things to work: the Commander decides where to go, and Virgo has checked the bolts. Hostilities begin on page nine, where one wants to advance and the other has found an error. Both are right. Generally you let it advance and then correct everyone’s details yourself, late in the evening, because the outcome matters to you so much. The team would have fixed it if asked; finding the corrections in the morning, they stop trying so hard. You lose sleep, and capable colleagues turn passive.",
        "List the ten things that would do real damage if they went wrong, and check only those. This week, leave one other to its owner with the words, “I haven’t looked at this, because I trust you with it.”",
      ],
    },
    Libra: {
      thesis:
        "Talks that are about to fail often survive because of you: you can want something very much and see why the other side doesn’t. You ask the one nobody consulted, find terms that both can accept with dignity, and finish on time. Libra gives your ambition manners and a conscience; even a refusal is easier to take, since you bring it in person, with the reason. But victory loses its taste when someone is unhappy, and that face keeps you awake.",
      argument: [
        "Out of the two comes a firm decision that everyone can live with: Libra has heard every side, and the Commander then ends the discussion. Their difficulty is order. Deciding comes naturally to one and feels impolite to the other, so you decide fast and afterward go around softening it for each person, until nobody is sure what was settled. It comes from fairness, and from a dislike of causing pain that you hide rather well. What suffers is clarity, the thing people come to you for.",
        "For one decision this week, do the consulting first, with three people at most: “What would make this hard for you?” Then state it in two sentences. Disappointment generally passes by evening, and a clear no is easier than a kind fog.",
      ],
    },
    Scorpio: {
      thesis:
        "In a crisis the calmest voice is frequently yours, because you had already imagined it. You can tell within minutes who is afraid, who is bluffing and where the real obstacle lies, and you go straight there. What you hear in confidence stays with you. Scorpio gives your leadership depth; the few who have passed your tests get a loyalty without office hours. Depending on anyone is another matter. It’s safer to be in charge, and very few have been allowed to see you tired.",
      argument: [
        "Together they rescue what others have written off: Scorpio discovers what is really wrong, and the Commander acts on it by noon. In everyday matters bluntness serves you well. They separate when something truly hurts. One would say it aloud and move on; the other goes silent and extremely correct, and starts planning, and since the Commander supplies excellent reasons, it looks like strategy, even to you. With so much loyalty invested, who wouldn’t guard the wound? But often the other person doesn’t know a conflict exists, and you fight it alone.",
        "Take the oldest such conflict this week and say, “Something you did has bothered me for a long time, and I’d like to talk about it,” or tell a friend the story and let it end there.",
      ],
    },
    Sagittarius: {
      thesis:
        "Impossible things sound reasonable when you describe them, and a surprising number then get done. You put the goal one size too large, say cheerfully what it will cost, and choose for the crew someone nobody else would have risked. Sagittarius gives you hope and a frankness that can be relied on: what you think of a person’s work, they know. Arriving is where you are uneasy. Once it’s won you grow restless, and a little guilty toward those who only wanted to enjoy it.",
      argument: [
        "Working as one, they open new ground and get people safely onto it, since Sagittarius saw the opportunity and the Commander brought enough supplies. Afterward they differ. One would like to consolidate; the other has seen it now and wants the next thing. So you win, give a generous speech, and begin again before the first is stable, because standing still feels to you like shrinking. Those who were settling in pack once more, with a loyalty that thins a little each time.",
        "Before your next start, name a successor for what you have now, and ask them this week, “What do you need from me in the first three months?” Put the answers in your calendar. Then go, and return when you said you would.",
      ],
    },
    Capricorn: {
      thesis:
        "When a difficulty arrives, you have generally been ready for it since the year before. Capricorn and your own drive agree on almost everything, to other people’s benefit: the job lasts, the debt gets paid, the favor promised in passing turns up finished on the day. You ask nothing that you haven’t done yourself. Trusting you with responsibility, people assume you need nothing in return. You do. There is a life you intend to enjoy later, and no date on which you’re allowed to begin.",
      argument: [
        "No project of yours fails for want of stamina; the Commander supplies the push, and Capricorn a plan that will stand bad weather. Their one dispute is over pace, now against properly, and between them no hour is left in which nothing is owed. So you work through an afternoon you had promised to somebody, promise another, and mean it. You’re doing it for them, which is why it’s so hard to see. In time they stop asking, so gently that you take it for understanding.",
        "Write down the level you’d call enough, with a sum and a date, and show the page to a person who’ll remind you. This week, keep one private appointment as strictly as a professional one. If work calls, say, “I’m not available until tomorrow.”",
      ],
    },
    Aquarius: {
      thesis:
        "Rules that everybody grumbles about get changed where you are, because you asked what they were for. You take a good idea from the newest arrival as readily as from the boss, name its author, and build arrangements that stay fair in your absence. Aquarius gives your ambition a public purpose, and strangers have it easier on account of something you insisted on. Closer in, you’re less certain. When someone you love wants comfort, you offer a solution, and can tell that it missed.",
      argument: [
        "Together they produce reform that functions: Aquarius imagines a better system, and the Commander gets it past the budget. Over equality they differ, for one says that everyone is equal and the other adds that someone still has to decide. You know how that sounds. So your wishes go out dressed as principles, which feels more modest than giving orders, and for years it works. But a principle is hard to argue with; in the end people leave, respectfully, without saying what was wrong, and you lose the honest disagreement you’d have enjoyed.",
        "Use the first person once this week: “I want this, and here is what it does for me.” At home, if somebody is upset, ask, “Do you want an idea, or do you want me to listen?”",
      ],
    },
    Pisces: {
      thesis:
        "Throughout a meeting you’re running, you know who is unhappy, and difficult items somehow come up when that person can bear them. Your orders are clear, and timed by instinct; you ease the load of whoever would have broken first, and let someone who failed keep their dignity. Pisces makes you more sensitive than anyone in charge is supposed to be, so people feel understood without knowing why. They don’t see what it takes. Being in control calms you; it’s how you stop absorbing everything.",
      argument: [
        "Where the two cooperate, a hunch gets somewhere: Pisces senses where things are drifting, and the Commander has changed course by the time it shows. What they can’t agree on is evidence. One wants facts by noon; the other already has a feeling about it. You tend to act on the feeling and present figures as the reason, since few organizations accept intuition, and if anyone questions the figures you defend them fiercely, on behalf of something you can’t show. Consequently you don’t discover when your instinct is right and when it’s only your mood.",
        "For a month, write down the larger hunches with their dates, and check them at the end. In one meeting this week, say, “This is partly a feeling. Here is what would change my mind.”",
      ],
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
          text: "The figure you once swore would do has moved three times, so find the original version in an old notebook, and read it to somebody.",
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
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since somebody should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be closer to the truth that somebody ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "Your impulse is to announce a new regime. Change one visible thing instead, without presenting the strategy behind it, and give people a week to notice before you explain.",
    "new 2":
      "Say the figure you want aloud, alone, until you can stop talking after it. For a company you negotiate well; on your own behalf you’re oddly late, and that can change this week.",
    "new 3":
      "Call a relative or neighbor when you have nothing to arrange. The first minutes will be awkward, because they’re used to getting instructions from you, and after that it turns into conversation.",
    "new 4":
      "Home is where your authority works least and your attention most. Ask the people you live with what they would alter first, and carry out the least expensive request this week.",
    "new 5":
      "What would you enjoy doing badly? You prefer pleasures you’ve already mastered, which leaves few, so sign up as a beginner, and set no target for the first month.",
    "new 6":
      "Instead of overhauling your days by decree, which you’ll want to do, pick one habit of five minutes, tie it to the first coffee, and let the other reforms wait.",
    "new 7":
      "Three questions before one solution: with somebody new, that order is the hard part for you. If the answer contradicts you, follow it up, because you respect people who do that.",
    "new 8":
      "Put the loan, the will or the unspoken grievance on the calendar, with an hour’s limit, since being busy is how you avoid it. Open by admitting your own share.",
    "new 9":
      "Travel and study keep losing to work in your calendar, so pay the deposit before the dates are convenient, and let somebody who knows the subject be in charge of it.",
    "new 10":
      "Talk to two people who have held the position you’re after, and find out what each had to give up. Its size attracts you first, and its cost gets read later.",
    "new 11":
      "Any group you join promotes you within a month. This time, attend the first three meetings without taking a task that involves deciding, and help the person who does the dull part.",
    "new 12":
      "“I’m not available on Thursday” is a whole sentence, and the day needs no reason attached. Rest will feel like desertion until about the second hour, so stay for the third.",
    "full 1":
      "How you come across is easier to see just now than it usually is. Ask somebody kind what it’s like when you walk in, and thank them without explaining yourself.",
    "full 2":
      "The accounts show what you’ve actually been working for, which isn’t always what you’d say. Move one amount this week from what impresses other people to what does you good.",
    "full 3":
      "If something you said has hurt, the temptation is to defend its accuracy. The accuracy can wait; apologize this week for the edge alone, in one sentence, face to face.",
    "full 4":
      "Keep one evening free of the phone. What they want at home is your unhurried presence, which can’t be delegated, and most of what goes wrong at the office will survive until morning.",
    "full 5":
      "What you love is out where it can be judged, and your reflex is to improve it. Praise first, whether the work is a child’s or your own, saving recommendations for next week.",
    "full 6":
      "Your schedule assumes a person who never gets tired. Strike two commitments before your body does it for you, and tell those concerned today, without inventing a reason.",
    "full 7":
      "Repeat what your partner or rival tells you, in their words, until they agree that you’ve understood it; opposition makes you faster and less accurate, and a night’s delay costs you nothing.",
    "full 8":
      "You would rather pay a debt immediately than feel it, especially an emotional one. Let it trouble you for a day or two; then settle it completely, and in person.",
    "full 9":
      "A belief you’ve led people by is turning out to be partly wrong. Tell them yourself before they find it, since the admission strengthens your authority more than the belief did.",
    "full 10":
      "Results come in, and your part in them is visible. Name the people who did the work before you mention yourself, and later tell someone close how much it pleased you.",
    "full 11":
      "Invite two people who want nothing from you, with no agenda and no closing time. Busy people confuse friends with colleagues, and you’ve been busier than most.",
    "full 12":
      "Cancel one important appointment this week, and spend those hours asleep. For months you’ve been outrunning exhaustion, and it won’t help to make up the work on Saturday.",
    "eclipse 1":
      "The leader everyone knew is changing, and you’d like to announce the replacement immediately. Wait a month before you define yourself again.",
    "eclipse 2":
      "When a source dries up you replace it within the week. Before you do, find out which expenses you don’t miss.",
    "eclipse 3":
      "A familiar manner of talking to each other is ending. You have a better system ready; allow a few clumsy conversations first.",
    "eclipse 4":
      "Something at home is giving way to something else. Organizing it is your way of grieving; be present for an hour first, doing nothing.",
    "eclipse 5":
      "After losing a pleasure or a love you tend to work harder. Give the loss a free evening before the next project.",
    "eclipse 6":
      "The routine that won you everything has stopped winning. Let it go with thanks, and try one different morning before designing another system.",
    "eclipse 7":
      "Put the prepared reply aside. The person opposite has changed since you prepared it, and the useful question is what they want now.",
    "eclipse 8":
      "Don’t fight for the larger half merely because you could win it. Something shared is being divided, and goodwill counts among the assets.",
    "eclipse 9":
      "A certainty you’ve steered by no longer applies. Ask someone more experienced for directions, admitting plainly that you have none at present.",
    "eclipse 10":
      "A position ends, or its meaning does. For some weeks, introduce yourself by what interests you, leaving out the title.",
    "eclipse 11":
      "A circle is dissolving or re-forming. Work out which two people in it mattered to you, and see them separately.",
    "eclipse 12":
      "Something you’ve dealt with alone is coming to an end. Tell one person what it cost, and rest before replacing it.",
    "jupiter soft":
      "More of everything is on offer, and you have the appetite for it. Accept the one opportunity that would also make other people larger, put its start in writing, and decline another the same week.",
    "jupiter hard":
      "You’re inclined to say yes to whatever is big, and let other people find the hours for it. List what you’ve promised since last month, and withdraw in person from anything you can’t staff.",
    "saturn soft":
      "Slow authority is available, the kind that lasts. Take the duller half of the assignment as well as the visible half, and ask somebody with longer experience to inspect the result before you present it.",
    "saturn hard":
      "You push, and for once nothing moves, which is useful information about the size of the goal. Reduce it to a third, meet that exactly on the promised date, and spend the remaining force on sleep.",
    "uranus soft":
      "A shortcut leads through territory where your rank counts for nothing, and it suits you better than you’d think. Give one experiment a budget you could afford to lose, and let somebody younger run it.",
    "uranus hard":
      "The order you imposed has started to improvise, and you’ll want to restore it by Monday. Ask the people who work inside it which part had stopped being useful to them, and leave that part unrestored.",
    "neptune soft":
      "You’ll be moved more easily than usual, sometimes at inconvenient moments, and your habit is to change the subject. Spend one evening a week on music or by the water, and make no decisions on the way home.",
    "neptune hard":
      "The objective has become vague, and your impulse is to march faster in case it’s still there. Slow down instead: sign nothing large, and have the most sober person you know go through the figures with you.",
    "pluto soft":
      "You have the nerve, just now, to examine what your power has cost, and whom. Select one of those who paid for it, ask what they remember, stay to the end, and offer to repair one part.",
    "pluto hard":
      "Somebody is as determined as you are, and you’re capable of continuing long after the prize is worth it. Name openly what you can’t surrender, then concede one thing that you only wanted because they did.",
    "mercury retrograde":
      "You consider an instruction clear once you’ve given it. For a few weeks, have people repeat it back, and keep copies of your files.",
    "mercury direct":
      "Delayed replies are arriving together, and you’ll sort them by importance. Begin with the person you least want to answer, and telephone.",
    "venus retrograde":
      "You end things efficiently and review them late. Before getting in touch with anybody, determine whether you want the person or the acquittal, and postpone expensive purchases.",
    "venus direct":
      "It’s easier again to distinguish what you like from what you’d like to have won. Spend one evening, and some money, accordingly.",
    "mars retrograde":
      "When force fails, your temper looks for somebody responsible. Put the energy into exercise and a review of the strategy, and postpone reprimands by a day.",
    "mars direct":
      "Momentum returns, and you’ll want to use it everywhere at once. Choose one direction, and ask who wants to come before you set the pace.",
    "ingress jupiter":
      "For a year, unfamiliar territory is friendlier than the old. Spend the first weeks of it learning, and take charge afterward.",
    "ingress saturn":
      "For several years one area of life will be audited. Delegate something else, and attend to this yourself, a little every week.",
    "ingress uranus":
      "In one field the rules will be rewritten repeatedly, for years. Plan shorter there, and keep a reserve of money, time and patience.",
    "ingress neptune":
      "Over many years, something you considered fixed will become less definite. Build lightly in that area, and review your assumptions annually.",
    "ingress pluto":
      "A long transfer of power begins, which you can’t direct from the front. Write down, each year, what you’ve let go.",
    "month 1":
      "Name the year’s one objective, cross out the runner-up, and show both to somebody who has to live with the consequences.",
    "month 2":
      "Go four days without completing anyone’s thought aloud, and on the fifth ask the person you interrupt most whether they noticed a difference.",
    "month 3":
      "Hand over a task you do well, with the authority attached. Don’t inspect it for three weeks, and when you do, praise something.",
    "month 4":
      "In the middle of a working day, take one hour outdoors without a device, and notice how soon you start planning.",
    "month 5":
      "Write to somebody who formed you, mentioning one thing they taught you that you still rely on when you’re responsible for others.",
    "month 6":
      "Review the half year with a friend who isn’t impressed, and let that friend select the one commitment you abandon immediately.",
    "month 7":
      "Plan a day out with people you love, then let someone else change the plan, and go along without suggesting improvements.",
    "month 8":
      "For one day, adjust to the pace of the slowest person you love, on foot and in conversation, without mentioning it.",
    "month 9":
      "Tell your closest colleague one thing you were afraid of this year, and don’t attach a lesson to the end.",
    "month 10":
      "Identify one rule you’ve outgrown and still enforce, and abolish it in front of the people it has inconvenienced most.",
    "month 11":
      "Do something at which you’ll lose, such as chess against a better player, and ask afterward what you overlooked.",
    "month 12":
      "Think of three people who were tired because of you this year. Thank each by name, and relieve each of one task.",
  },
};
