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
        "You rehearse a confrontation for three weeks, and then have it in a parking lot, at a moment you hadn’t selected, because someone smirked. Being an Aries, you were issued a starting pistol along with a mind that prefers to inspect the track, and what you’re after is an opponent worthy of your preparation. Most people back down. That disappoints you considerably more than losing would.",
      argument: [
        "These two disagree about waiting. The Architect has a folder for the matter, with tabs; the other one is already shouting through the mail slot. You generally settle it by preparing at tremendous speed, in the stairwell, on the way up, and the results are good enough to prevent you from learning anything. The bill arrives in people: you begin without telling those you were counting on, they never hear that it has begun, and you finish alone, wondering what has detained them.",
        "Try a rule of two calls. Before any start that can’t be undone, notify one person whom it concerns and one who has nothing to gain, and if your blood is still up afterward, go.",
      ],
    },
    Taurus: {
      thesis:
        "A knife, a coat, a fountain pen: people like you research such a thing for months, buy it once, and intend to be buried with it. Taurus gives your long designs a body and an appetite: you want the future, and you’d like it upholstered. What you are constructing, patiently, out of good leather and paid-off debts, is a life that can’t be taken from you. Few people begin on one without having lost something.",
      argument: [
        "They seldom fight, and when they do, it’s over whether to move. One half sees that the position will be untenable in four years; the other has just got the lamp where it belongs. Most often you settle it by improving a situation that you ought to leave, with new shelves, a better lock, a raise too slight to matter, and you pay in one lump, since you finally go when you are pushed, and on inferior terms.",
        "Once a year, review your job, your home and your closest ties as if a stranger were offering them at today’s rates, and mark each one buy or pass. You needn’t act on it. But file that list, and when the same item says pass again next year, don’t quarrel with your own handwriting.",
      ],
    },
    Gemini: {
      thesis:
        "Your kind collects notebooks, each inaugurated on page one with a title and a vow. When the house is empty you explain things to yourself in two tones, one of which is funnier. A Gemini with a master scheme is someone who wants the last word on a subject and also wants a different subject, and because you’re afraid of being bored by your own conclusions, you arrange never to reach one in company.",
      argument: [
        "The quarrel is about when a thing has been said. The planner wants it said once, definitively, in order; the talker has come upon a better example in the meantime and would like to start again. In company the talker goes first, sparkling, and gives the scheme away in installments to anyone with a drink, so that later the planner comes home to an idea that feels used, and can’t be bothered to build it. You talk about your best plans until you’ve lost the wish to carry them out.",
        "Try an embargo. When something pleases you, tell no one for a week, and each night write half a page on how it would be made. Then talk. By that time it has bones.",
      ],
    },
    Cancer: {
      thesis:
        "People like you know roughly when each old friend stopped calling, and never mention it to them. With a Cancer underneath the calculations, you are building a house, regardless of what your job title says: thick walls, a full pantry, and a list, revised nightly, of who can come in. Outsiders admire your independence, unaware that the entire place is meant for company. There is room for twelve.",
      argument: [
        "They differ over what qualifies as evidence. One half wants proof before it trusts; the other is convinced by one act of kindness and stays loyal ever after, without a word. As a rule you resolve this by testing: you stay away to see who’ll ask, you let a birthday go unmentioned, you return an affectionate message at room temperature, and then you study the results as though they hadn’t been rigged. Good people fail. They trust your assurance that you are fine alone, and they advise others to respect it.",
        "Stop the experiment with one of them. Write down what you wish they would do, down to the dish, and send it as a request with two evenings to choose from.",
      ],
    },
    Leo: {
      thesis:
        "At award dinners your kind sits near the exit, looks bored, and has a speech ready, short and gracious, in which a few doubters are thanked by name. A Leo with an engineer’s contempt for show, you want to be seen, by the few who can judge, without having lifted a finger to make them look. What you’re up to is greatness with an alibi.",
      argument: [
        "Their dispute is over who should raise the curtain. The Architect maintains that good work is its own herald, and the other one knows that heralds are hired. You mostly settle it by doing something magnificent, placing it where it can’t be missed, and leaving the building, and when no one comes running you take that as a verdict, on them at first and around two in the morning on yourself. You hide the wish for praise, which tends to cost you raises and the ordinary happiness of hearing it.",
        "So invite witnesses. Ask two people you respect to look at your latest work, on a given afternoon, and be there. Don’t point out the flaw. Serve something, and say, “Thank you, I’m proud of it too.”",
      ],
    },
    Virgo: {
      thesis:
        "Someone like you notices the misprint in the wedding invitation and tells nobody for years, which is the real present. Virgo and your type agree on nearly everything, down to the label maker, so in you the inspector never goes home. You would like the entire world to function properly. In the meantime you start with the dishwasher, and with the person, whoever it was, who loaded it.",
      argument: [
        "Call it a conspiracy more than a quarrel. Both halves see the flaw, one from a plane and one through a loupe, and they meet in the back of your neck. They differ on a single point, which flaws matter. The large mind would let a thousand commas go to save the design; the fine one can’t get past a comma, and as commas are nearer you generally fix those, superbly, until it’s dark and the design is still in its tube. You correct details all day and put off the main work.",
        "Divide a page in two. On the left go three lines, headed “This year,” on the right goes every defect, and each morning the left receives an hour before you read the right. Defects taste better as dessert.",
      ],
    },
    Libra: {
      thesis:
        "Someone at the table asks what you think, and you, who had settled the question an hour ago, hear yourself say that there’s something in both views. A Libra with a judge’s mind is a lonely arrangement, because you know the verdict and would hate for anybody to be convicted. You are trying to be just and to be invited back. It works, and by dessert you despise it a little.",
      argument: [
        "The halves disagree about what a pleasant evening is worth. The Architect would say the thing and let the forks fall; Libra feels that an opinion is a guest too, and ought to dress. You usually agree as long as people are present, and afterward, in the car, tell one person what you really think, with evidence. So everyone knows your grace, your mind is known only to the driver, and those who’d have enjoyed being contradicted by you never get the opportunity.",
        "Disagree early and politely. In the first quarter of an hour, find the slightest point on which you differ and say, “I see that otherwise, and I’d love to hear why you don’t.” Once per gathering is enough.",
      ],
    },
    Scorpio: {
      thesis:
        "You tend to forgive some people without telling them and convict others without a hearing, and to keep both files complete. As a Scorpio you go down in person where the strategist only draws the map, and return with the item that they would rather you hadn’t seen. What you are up to is never being fooled again. It goes well: hardly anyone fools you, and hardly anyone surprises you either.",
      argument: [
        "They quarrel over what knowledge is for. The strategist wants to see through a man so as to predict him; the other half wants to see through him so as to be safe, and then, should he pass every examination, to belong to him entirely. You study people in silence before you trust them, and call it getting acquainted. He experiences it as a drop in temperature, and sensing that something is being decided, he behaves a bit falsely, as anyone does under observation, and the falseness goes in the file.",
        "Innocent people get spoiled that way, so go first. Tell the person you’re studying one thing that could be used against you, before you have learned theirs. You’ll get better data, and they will get a fair chance.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re the rare person who reads the terms and conditions on the way down. Sagittarius sends you over the hill, and your other mind has the hill surveyed by the time you land, so that you can present it as a strategy. What you want is an idea big enough to live in, with a view. People like you leave good jobs, and sometimes an excellent person, because the ceiling is low.",
      argument: [
        "They disagree about how much has to be known before one leaves. The Architect wants the route, and the archer considers the route a spoiler. You tend to settle it by deciding in midair that the leap was the plan, and since you land well, the explanation is accepted. Meanwhile everything with long roots, a language nearly mastered, a friend nearly won, a house half painted, is abandoned at the stage where it’s of no use to anyone. You leave things shortly before they would pay.",
        "Travel with a return ticket. Before each departure, of every kind, name one thing that you are leaving incomplete, decide when you’ll be back for it, and inform the person it concerns. After that, go as far as you please.",
      ],
    },
    Capricorn: {
      thesis:
        "Children of this kind are often called old for their age, and take it for a compliment and a job. With Capricorn and your type in agreement, there isn’t a lazy vote in the house: you start climbing early, and can always say why. Nobody asks what you’d do at the top. You seldom wonder about it yourself, and then mostly on vacation.",
      argument: [
        "A quarrel between these two is difficult to find, since each approves of the other’s shoes. One supplies the vision and one the stamina, and they differ only as to whose mountain it is: the strategist would climb for an idea, and the Capricorn so as to be beyond reproach. Usually you work for approval, and postpone your own idea until after the next promotion. It can cost you a distinguished life with another person’s signature on it, a parent’s, say.",
        "Reserve one hour a week. Do what you’d do if no one could ever be impressed by it, log only the start and the end, and after three months, clear one obligation out of its way.",
      ],
    },
    Aquarius: {
      thesis:
        "You can tell an audience how it will be living in thirty years, and you forget to buy bread. Aquarius gives your designs a population: a better engine is never the whole of it, you’re after a better Tuesday for everyone, and you are constructing it mostly by yourself, with the blinds down. You love mankind. It keeps telephoning at an inconvenient time.",
      argument: [
        "Where they disagree is over the others. One half would improve people from a distance; the other would like to belong to them and be the exception among them, both at once. You settle it by founding things, a group, a method, a newsletter, and then standing slightly outside what you’ve founded, arms crossed. So you are admired in the plural. In the singular, where someone would have to know your health and your family, there is often nobody, and you grow so accustomed to it that you call it freedom.",
        "Become a member. Join something you did not start and don’t wish to reform, a choir, a bowling team, and attend for ten weeks. By the second you’ll see how it could be run better. Bring the potato salad instead.",
      ],
    },
    Pisces: {
      thesis:
        "There’s a spreadsheet, and there is what you do at night with your headphones on, and nobody acquainted with the first would credit the second. Pisces has put a tide under your architecture, so you plan like a bank and long like a sailor. You are trying to build something exact enough to contain what you feel. Whenever one is built, people like you stand on the threshold and wonder why it is so dry.",
      argument: [
        "They fight over edges. One half draws them, around projects, hours and people, and feels well behind the line; the other never met an edge it couldn’t seep under, and takes on a stranger’s trouble by morning. As a rule you are strict in public and give way in private: by day a severe face, by night three hours lost to a film you’ve seen before, or a person you can’t have. It costs you sleep, and in the end it costs you the work in which the two could have met.",
        "Give the tide a basin. Twice a week, for ninety minutes, make something out of the material that is coming in, in any form that leaves a trace. When time is up, stop, and wash your face in cold water.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You see the move before the pieces are out of the box, and have the nerve to make it early.",
        "When a project is failing you grow calmer and faster, and others start to breathe at your pace.",
        "Doubters improve you; one “can’t be done” is worth a month of encouragement.",
      ],
      costs: [
        "You win debates against people whose help you will be needing by the end of the week.",
        "Impatience escapes you as a tone, and long after your reasons are forgotten, the tone is remembered.",
        "Half-completed triumphs line your road, each abandoned as soon as you see how it would end.",
      ],
      tensions: [
        {
          between: "Campaign or charge",
          text: "You prepare for months and then bolt at an insult, so decide beforehand which insults matter, and let the others go by unanswered.",
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
          text: "You would sooner show nothing than a rough edge. Set one public deadline this season, and show whatever exists by then.",
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
          between: "Open or decided",
          text: "You prefer a living question to a dead answer. Let one question a month die, publicly, by acting on it.",
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
        "Once a day for a week, end a conversation by stating exactly what you’ll do, and by when. Write the seven statements on a card, and on the eighth day check them off aloud.",
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
          text: "You serve what you loved long after it has changed. Hold the funeral first, then decide about staying.",
        },
        {
          between: "Sensing or knowing",
          text: "The feeling arrives early and the evidence late. Write down both with their dates, and learn how often the first was right.",
        },
      ],
      practice:
        "Each evening for a week, text one person one true line about your day, containing a feeling and no analysis. Send it within a minute of writing, and put the phone face down.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the mind you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to improving the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they failed to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the improved version of their remark, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it reaches the other chair.",
    "There is a floor in you for which no plan exists. You’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would like to mix mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "new 1":
      "You’ll be tempted to redesign yourself on paper and launch the result in a year. Alter one visible thing this week, badly if necessary, and collect reactions as data.",
    "new 2":
      "Set up the account, the budget or the rate with more ease in it than seems justified, because your systems tend to fail by starving whoever runs them.",
    "new 3":
      "Answer one message in five words and another in person. The neighbor you have been nodding to for years has a name, which can be obtained simply by asking.",
    "new 4":
      "Start with the corner where you actually sit. Leave the master scheme for the house on its shelf, relocate one lamp, and see who joins you there.",
    "new 5":
      "Try something that can’t be optimized: a flirtation, a drum, an afternoon with a child who invents the rules. Lose cheerfully, and ask for another round.",
    "new 6":
      "One new habit is plenty, so resist the seven-part regime you’ve already sketched, attach the habit to brushing your teeth, and measure nothing until the third week.",
    "new 7":
      "Let the other person see the unfinished version of you, before the research is in. Say, “I don’t know yet what I think of us, and I like it.”",
    "new 8":
      "Put the entire position on a page, what’s owed, what’s shared, what has never been said, and show it to the other party before you’ve worked out the solution.",
    "new 9":
      "Pick the course or the country that your ten-year scheme has no use for, read half of what you’d normally read beforehand, and let the rest be news.",
    "new 10":
      "Tell the person above you what you want to be running in three years. You’ve assumed it was obvious from your work, and it was filed under quiet competence.",
    "new 11":
      "Attend twice before you judge the group, and keep your suggestions until the fifth visit. Someone there thinks the way you do and is also standing near the exit.",
    "new 12":
      "Book the empty days first, in ink, as though they were a client. Solitude does you good when it’s arranged early, and sours when you flee into it.",
    "full 1":
      "Others see you now in a sharper likeness than you’d have approved. Ask one of them what your face does when you are thinking, since it’s worth knowing.",
    "full 2":
      "A figure comes up that you have been avoiding or improving for years. Say what you’re worth out loud, alone, until it sounds as unremarkable as your address.",
    "full 3":
      "Somebody finally replies to what you said months ago, when you’ve long since moved on. Go back for them; they needed that time, as you generally need yours.",
    "full 4":
      "The family brings out its oldest quarrel, and you have the analysis prepared. Keep it in your pocket, dry the dishes, and find out who is merely exhausted.",
    "full 5":
      "What you made, or whom you adore, is out in the open, and people have opinions. Bear the praise without correcting it, and then, briefly, the other thing.",
    "full 6":
      "The body submits the report that you’ve been too busy to read. Drop one duty this week, notify the people affected in a line, and sleep on the proceeds.",
    "full 7":
      "They tell you what it’s like to live or work beside you, and it will be partly unjust. Write down the part that isn’t, and thank them before you reply.",
    "full 8":
      "A hidden cost is on the table, and everyone looks at you, because you do not flinch. Flinch a little. It lets the others admit that they’re frightened.",
    "full 9":
      "One of your certainties meets a fact with good manners. Revise your opinion in front of the very people who heard you defend it; their respect won’t fall.",
    "full 10":
      "Your name is called, or someone else’s is called for your work. In either case, request an hour with the person who decides, and present the evidence calmly.",
    "full 11":
      "It becomes evident which circle you belong to and which one you only advise. Spend the next free evening with the former, and bring no improvements along.",
    "full 12":
      "Everything you postponed feeling has found your day off. Let it come in without a form to fill out, and by evening it will have said most of it.",
    "eclipse 1":
      "The competent figure you’ve been playing goes out of print. Don’t rush the second edition; walk around for a while as a draft.",
    "eclipse 2":
      "An income, or an idea of what you need, makes way for another. Recalculate from what you enjoy, and only afterward from what you fear.",
    "eclipse 3":
      "A line of talk goes dead, and a different one opens. Say goodbye in one sentence, and leave the last argument unwon.",
    "eclipse 4":
      "Something at the root shifts: a house, a parent, a place at the table. Prepare no blueprint this month. Go there and sit.",
    "eclipse 5":
      "A pleasure or a romance ends before you had entirely understood it. Leave it partly unexplained, and put on the record anyway.",
    "eclipse 6":
      "The method that organized your days stops organizing them. Keep the half that made you laugh, and let the other half go unreplaced.",
    "eclipse 7":
      "A partner or a rival gives way to someone new. Your model of the predecessor is out of date, so start by listening.",
    "eclipse 8":
      "An account is settled for good, in money or in trust. Sign, thank whoever is owed thanks, and don’t reopen it to verify the sums.",
    "eclipse 9":
      "A teacher, a creed or a planned departure falls away. For a month, answer the largest questions with “I’m looking into it.”",
    "eclipse 10":
      "The job title goes, or its meaning does. Tell people what you are curious about, and notice which of them lean in.",
    "eclipse 11":
      "A group ends, or your patience with it. Write to two members as individuals, because it was never the bylaws that you enjoyed.",
    "eclipse 12":
      "A long private effort is over, with no witness but you. Tell one person what it was, in a minute, and accept dinner.",
    "jupiter soft":
      "Openings appear that your forecast didn’t contain, several of them friendly. Take the one that would make you a beginner, say yes within two days, and prepare for it no longer than one evening and a decent pair of shoes.",
    "jupiter hard":
      "Everything you understand, you feel able to run, and at present you understand a great deal. Cap it at two commitments, and ask your bluntest friend to read out the list each month, with the hours beside every item.",
    "saturn soft":
      "Long effort meets a long memory, and someone with standing wants your standards put to use. Accept, provided the role includes an assistant and an end date, both in writing, because good faith has a poor filing system.",
    "saturn hard":
      "You are made to wait, account for yourself, and do it over, by people considerably less able than you are. Take the one criticism that’s justified and repair it visibly; leave the others alone, and go home on time.",
    "uranus soft":
      "A stray idea improves the entire design, and it came from someone you had underestimated. Credit them by name, then clear one afternoon a week for experiments that have no place in the strategy, and keep no score.",
    "uranus hard":
      "The contingency you hadn’t planned for is here, and it’s almost witty. Resist building a thicker plan. Alter two settled habits of your own selection, this week, so that your hands remember how to improvise.",
    "neptune soft":
      "Music, sleep and the odd coincidence contribute more to your work than analysis does. Keep paper by the bed, write down what’s there on waking, and for one month require none of it to be useful.",
    "neptune hard":
      "The evidence won’t resolve, and you’ll be inclined to fill the gaps with the most beautiful theory. Sign nothing after dark. Ask a plodding, practical person what they see, and give that report more weight than it has charm.",
    "pluto soft":
      "You can get to the bottom of a matter that you’ve managed around for years. Take one layer of it a week, with a witness; what you find is mainly power, and it has been waiting for honest employment.",
    "pluto hard":
      "Someone wants control and so do you, and each of you has the better reasons. Surrender the smaller ground openly, name in so many words what you won’t yield, and refuse to plot after ten at night.",
    "mercury retrograde":
      "Your instructions, so lucid to you, are being read by people who skipped the premise. Reconfirm three appointments, reread before sending, and back up the archive.",
    "mercury direct":
      "The delayed reply arrives and is considerably shorter than your theory of it. Act on what it says, and discard the theory unread.",
    "venus retrograde":
      "An old attachment looks like unfinished research. Before you reopen it, write down how you felt on an average weekday of that year.",
    "venus direct":
      "Your taste has come back altered, and so has the sum you’ll accept. Wear one thing that serves no purpose, and raise one figure.",
    "mars retrograde":
      "Your drive turns inward and drafts indictments. Move heavy objects, climb hills, date each of the documents, and send none of them for now.",
    "mars direct":
      "Force is available again, and you’ve had time to aim. Make the first move small, public and immediate; the rest can follow the outline.",
    "ingress jupiter":
      "A wider year opens on a side you hadn’t mapped. Leave a tenth of your time unassigned, and see who walks in.",
    "ingress saturn":
      "Several years of load testing are under way. Find out which beam really bears the weight, and stop polishing the others.",
    "ingress uranus":
      "One region of your life will now refuse long-range planning for years. Treat it as a laboratory, with goggles and good humor.",
    "ingress neptune":
      "Something that you took for a fact starts, almost imperceptibly, to behave like a tide. Build on stilts there, and learn to row.",
    "ingress pluto":
      "A very long excavation opens below the part you show. Keep notes, keep friends, and don’t fill in the hole for the sake of tidiness.",
    "month 1":
      "Cut your list of aims for the year to three, tell one person which you dropped, and notice whether you sound relieved.",
    "month 2":
      "Praise someone within the hour, aloud, for a specific act. Do it four times this month, and leave out the suggestion for next time.",
    "month 3":
      "Do a task that you normally keep to yourself beside another person, and let them load it, fold it or file it according to their own theory.",
    "month 4":
      "Throw out one system that has become a pet. If nothing breaks by the end of the month, leave it unreplaced.",
    "month 5":
      "Accept the first invitation that comes, unless it is dangerous, and stay for an hour past the moment at which you’d usually disappear.",
    "month 6":
      "Review the half year by a single question: on which days did you laugh? Put two more of that kind on the calendar.",
    "month 7":
      "Ask for help with something that you could do perfectly well, watch how they go about it, and keep your hands in your lap.",
    "month 8":
      "Find a book far outside your subject, written by someone cheerful. Read it lying down, and don’t underline a word.",
    "month 9":
      "Make a decision of medium size inside one minute, record it, and see at the end of the month how it fared.",
    "month 10":
      "Tell a person what you have always admired in them and assumed they knew, by hand if you can’t manage it aloud.",
    "month 11":
      "Abandon one debate that you were winning. Go for a walk with the other party, and let them pick the road.",
    "month 12":
      "Spend an evening with the oldest photographs you own. Choose the one where you look happiest, and find out who was holding the camera.",
  },
};
