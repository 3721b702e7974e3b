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
        "You decide on the way in and explain on the way out. With Aries for a Sun, the idea and the action arrive almost together, and most people who work with you learn the plan after it has begun. You are direct, generous with courage, and bored by waiting. What few notice is that you look around early to see who came along, and that it hurts when nobody has.",
      argument: [
        "The strategist in you sees four years ahead; Aries sees the next obstacle. They get along, since both like to go first, and they fall out over preparation. The Commander wants supplies, roles and a schedule, and Aries expects to have won before those are needed. Usually you start at once and leave the dull parts to whoever is behind you.",
        "It costs you your most dependable colleagues, who are good at exactly those parts and tired of hearing about everything last. Try three days this week. On the first, say what you want to start. On the second, ask, “What does this need that I haven’t thought of?” and write down the answers. On the third, begin at any speed you like. The delay is negligible, and you arrive with company.",
      ],
    },
    Taurus: {
      thesis:
        "You want to win, and then you want to own what you won. Taurus gives your ambition patience and a taste for solid things: property, good food, a sum in the bank, people who stay. You set a goal, work toward it for years without announcing it, and seldom give anything back. Other people consider you unhurried, and discover your determination only when they try to change your mind.",
      argument: [
        "Half of you gives orders at a run, and the Taurus half won’t be hurried. It looks at the proposal, finds it sensible, and would like to think until next season. Usually you settle it by rushing everyone else and taking your own time. People can’t tell whether you are leading them or blocking them, and they stop giving you early drafts.",
        "The result is a name for stubbornness that your good reasons never catch up with. Tell the people you work with, this week, which two decisions you won’t be rushed on and when they will hear. Then be quick about everything else, and visibly so. When you catch yourself saying no at once, add, “That’s my first reaction. Ask me again on Thursday.”",
      ],
    },
    Gemini: {
      thesis:
        "You can lead three conversations at once and know which of them matters. Gemini gives you speed, curiosity and a talent for talking to anyone; you recruit people from every direction and connect them before they know they need each other. You commit with great conviction. Then something newer comes up. People enjoy working with you, and the loyal ones have learned to ask how long it will last.",
      argument: [
        "The Commander wants one objective and everyone behind it. Gemini wants three, and the option of a fourth. You settle it by committing firmly to something, then taking calls about something else. Generally you stay through the launch, which you do superbly, and lose interest when the work becomes repetition. Someone loyal is left with a project you described so well that they gave up another for it.",
        "It costs you the very people who finish things. This week, tell one of them how long you intend to stay, with a date: “I’ll lead this for a year, and then it’s yours.” Keep it to the day. And before you take up a new idea, close or hand over one old one in writing.",
      ],
    },
    Cancer: {
      thesis:
        "People call you tough, and the ones who say so don’t live with you. Cancer makes you fiercely protective: you know who belongs to you, what each of them needs, and what you would do to anyone who hurt them. You give orders in public and look after people in private. Considerably harder, for you, is being looked after yourself, or admitting that you want it.",
      argument: [
        "The Commander says when everyone leaves. Cancer asks whether they have eaten and whether the slowest can manage it. You usually settle it by sounding strict and providing generously without comment, so that people receive the care and hear only the strictness. Then nobody thanks you, you’re hurt, and the hurt comes out later as a remark about discipline.",
        "They obey you and don’t learn that they are loved, which is a poor trade for both sides. Say the kind thing in the same breath as the instruction: “We leave at six, and I’ll bring you coffee.” Start with the person closest to you. And once this week, when you’re tired, ask one of them for something definite, such as dinner or an hour of company.",
      ],
    },
    Leo: {
      thesis:
        "You expect to lead, and people generally let you, because you make them feel that it will be worth it. Leo adds warmth and pride to your drive: you praise generously, defend your own people, and want the result to be impressive as well as correct. You remember exactly who forgot to thank you. For all that confidence, you wonder at night whether they follow you or only what you achieve.",
      argument: [
        "Your two natures agree so well that hardly anyone stops them. Both go to the front. The Commander cares that the thing gets done, by anybody; Leo cares who is seen doing it. You usually do it superbly and then stay in the center of it longer than necessary. Criticism in that moment feels like ingratitude, and you answer it as if it were.",
        "What this costs you is frank advice, since nobody likes to interrupt a celebration. Let someone else present one success this month, by name, without you adding anything. Notice when it stings. Then ask a person whose judgment you trust, “What do people not tell me?” and stay silent until they have finished. Thank them for it, and don’t explain.",
      ],
    },
    Virgo: {
      thesis:
        "You see the large plan and the misspelled word in it, and both need your attention now. Virgo gives your drive precision: you prepare thoroughly, improve whatever you touch, and find other people’s carelessness hard to forgive. You work more than you ask of anyone. Underneath is worry, seldom mentioned, that if one detail fails, someone you are responsible for will pay for it.",
      argument: [
        "The Commander wants to advance; Virgo has found an error on page nine. Both are right, and both of them are you. Generally you let the work go forward and then correct everyone’s details yourself, late in the evening, feeling that nobody else cares. Your team, who would have fixed it if asked, find the corrections in the morning and stop trying so hard.",
        "That costs you sleep and makes capable people passive. List the ten things that would do real damage if they went wrong, and check only those. Leave the eleventh to its owner with the words, “I haven’t looked at this, because I trust you with it.” Something minor will go out imperfect this week. See who notices, and what it actually cost.",
      ],
    },
    Libra: {
      thesis:
        "You get your way so politely that people thank you for it. Libra gives your ambition charm and a sense of fairness: you consult, you persuade, and you want everybody to agree with what you have already decided. This is less calculating than it looks. You honestly don’t enjoy a victory when someone at the table is unhappy, and you’ll spend an hour trying to win over the last person.",
      argument: [
        "Deciding comes naturally to a Commander, and to Libra it feels impolite until everyone has been heard. So you decide fast and then go around softening it for each person, until nobody is sure what was settled. At other times you consult for so long that events decide, and you announce the outcome as your own choice.",
        "Either way it costs clarity, which is what people come to you for. Do the consulting first, with three people at most, and ask each, “What would make this hard for you?” Then state the decision in two sentences and don’t adjust it afterward for one disappointed face. Being disappointed is allowed. It generally passes by evening, and people find a clear no easier than a kind fog.",
      ],
    },
    Scorpio: {
      thesis:
        "You know within minutes who will be difficult, and you don’t say so. Scorpio gives your leadership depth and suspicion: you want to know what is really happening, you test people before you trust them, and to the few who pass you are completely loyal. You prefer to be in charge, partly because it is safer than depending on someone else. Very little gets past you, and very little gets out.",
      argument: [
        "One of you says it aloud and moves on; the other, the Scorpio, remembers, and waits. In everyday matters you are blunt and it serves you well. When something really hurts, you go silent instead, become distant and extremely correct, and start planning. The Commander supplies excellent reasons, so that it looks like strategy, even to you.",
        "The other person often has no idea that a conflict exists, and you are spending a great deal of strength on it. Take the oldest of these. This week, tell that person, “Something you did has bothered me for a long time, and I’d like to talk about it,” or tell a friend the whole story and let it end there. Decide which within three days. You’re good at deciding.",
      ],
    },
    Sagittarius: {
      thesis:
        "You see a possibility, and before anyone has asked about the budget you have made it sound like the only sensible thing to do. Sagittarius gives you hope, frankness and an appetite for new ground; people follow because the trip sounds wonderful. You tell them the truth as you see it, whether or not they asked. You’re happiest with a goal slightly too large, and restless the moment it is reached.",
      argument: [
        "The Commander would like to hold what has been won. Sagittarius has seen it now and wants the next thing. You win, give a generous speech, and begin something new before the old one is stable. Mostly the new one gets you, and the people who were settling in pack again, with a loyalty that thins a little each time.",
        "What you leave behind tends to deteriorate, and you make an entertaining story of it, which those who stayed don’t find entertaining. Before your next start, name the person who will run what you have now, give them your best people, and ask, “What do you need from me in the first three months?” Put the answers in your calendar. Then go, and come back when you said you would.",
      ],
    },
    Capricorn: {
      thesis:
        "You think in years, and you have known for a long time where you want to be. Capricorn and your own drive agree on almost everything: work hard, plan carefully, earn it, don’t complain. People trust you with responsibility and assume that you need nothing in return. You do. There is a life you intend to enjoy once you get there, and no date on which you’re allowed to begin.",
      argument: [
        "Ambition speaks twice in you, and the two versions hardly ever disagree. The Commander says now; Capricorn says properly. Between them they leave no hour in which nothing is owed. You settle the small dispute over pace by working through an afternoon you had promised to somebody, and you promise another, and mean it.",
        "Sooner or later they stop asking, so gently that you take it for understanding. That is the real cost. Write down the level you’d call enough, with a sum and a date, and show the page to a person who will remind you. This week, keep one private appointment as strictly as a professional one. When work calls during it, say, “I’m not available until tomorrow,” and leave it at that.",
      ],
    },
    Aquarius: {
      thesis:
        "You dislike hierarchy, and you usually end up at the head of one. Aquarius gives you new ideas, a free mind and concern for people you will never meet; you want a better system and have a plan for it. In a group you are friendly and slightly removed. One person’s needs puzzle you more than principles do, and when someone wants comfort from you tonight, you tend to offer a solution.",
      argument: [
        "Everyone is equal, says Aquarius; the Commander adds that someone still has to decide. You know how that sounds, and you deal with it by presenting your wishes as principles. It works for years. But people can argue with a person, and it’s hard to argue with a principle, so in the end they leave, respectfully, without saying what was wrong.",
        "It costs you the honest disagreement that you value in theory. Use the first person this week: “I want this, and here is what it does for me.” Then ask one colleague by name what he or she wants, and don’t draw a general conclusion from it. At home, when somebody is upset, ask, “Do you want an idea, or do you want me to listen?”",
      ],
    },
    Pisces: {
      thesis:
        "You run the meeting, and all through it you know who is unhappy. Pisces makes you more sensitive than a person in charge is supposed to be: you pick up moods, act on hunches, and find the arguments afterward. People see the clear orders and not what it took to arrive at them. Being in control calms you. It is often how you stop absorbing everything around you.",
      argument: [
        "The Commander wants facts by noon, and Pisces already has a feeling about it. The feeling is often right, which neither side likes to discuss. You tend to act on the hunch and present figures as the reason, and this works until somebody questions the figures. Then you defend them fiercely, because you’re really defending something you can’t show.",
        "The cost is that you never learn when your intuition is right and when it is only your mood. For one month, write down each hunch with the date before you look for reasons, and check them at the end. In the next meeting, say openly, “This is partly a feeling. Here is what would change my mind.” People will trust you more, and argue with you less.",
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
