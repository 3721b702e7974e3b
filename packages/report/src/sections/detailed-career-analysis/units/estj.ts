import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { pace: "haste", lead: "lead" },
    lines: [
      [
        "paragraph",
        "At seven the board is wiped clean, nobody’s behind yet, and you’ve got ten people, a list, and until three. Work suits you when it comes in shifts with a result at the end of each, because you get to start fresh every day, which is your favorite thing, and finish every day, which is your second favorite. Police sergeants live that way, and so do emergency room charge nurses, airport duty managers, paving foremen, high school wrestling coaches, commodity traders, and the assignment editor who has to fill the six o’clock news. A project that reports back in eighteen months makes you quarrelsome.",
      ],
      [
        "paragraph",
        "A crew knows where it stands with you by five past seven. Beginners flourish for about a month. Then you see a fellow fumbling with the machine, you can’t watch, and you take it out of his hands and do it in forty seconds. He’s learned that he’s slow. Put your hands in your pockets and talk him through: “Take your time. I’ll tell you if anything’s about to explode.”",
      ],
      [
        "paragraph",
        "Upward, you collect duties instead of pay. Somebody says it can’t be done by Friday, you say watch me, and on Friday you’re the owner of it for good at last year’s salary. Keep the dare and add a line before you start: “If this becomes mine, let’s talk about what the job pays now.”",
      ],
      [
        "paragraph",
        "Look for a boss who answers on the same day and who doesn’t sulk when you’re blunt. And some days, go home on time, while you’ve still got something left for the people there.",
      ],
    ],
    ask: "Who learned to step back because you kept taking over, and what would you let them finish tomorrow?",
  },
  Taurus: {
    stances: { candor: "truth", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "On the first of the month the rent comes in, the walls are standing, and the people who depend on the place have had their wages. To you that’s a lovely day. The trade for you has something solid at the center that gains value under your hand: hotel manager, commercial lender, master electrician with six vans, orchard manager, head of operations at a dairy, property appraiser. You know what a thing is really worth, and you want decent equipment, a lunch hour, and owners who aren’t in love with a new idea every quarter.",
      ],
      [
        "paragraph",
        "People stay with you for fifteen years. The pay’s on time, the coffee’s drinkable, and nobody has ever been surprised by your opinion of them.",
      ],
      [
        "paragraph",
        "What goes wrong begins as prudence. Somebody shows you a better way to schedule, and you say you’ve always done it like this, meaning you’ve seen better ways come and go. By the time it’s proved itself, the young one who brought it is proving it for a competitor. Offer terms, as a lender would: “One van, ninety days, and you bring me the numbers. If they’re good we’ll do all six.” A test costs you nothing you can’t afford, and it keeps her.",
      ],
      [
        "paragraph",
        "About your salary you’re patient in a way you’d never be about a customer’s bill. Loyalty keeps you seated; the market moves on. Have yourself appraised every other year by someone who’d hire you, and bring the figure in. You’d never let a building go that long. Sooner or later you should own a piece of what you look after, if only a small one, on paper. Allow yourself a week of being insufferable about it.",
      ],
    ],
    ask: "Which good idea did you let leave the building, and who carried it out?",
  },
  Gemini: {
    stances: { company: "company", focus: "many", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Nine lights are blinking and you’ve got a headset on. Give you a place where news arrives all day and has to be turned into instructions before it cools, and you won’t look at the clock until it’s dark. Freight brokers work there, and press secretaries, convention managers, radio producers, auctioneers, and the assistant principal who handles substitutes, buses and a boy with a frog before eight-fifteen. So does the sales manager with thirty people on the road. Long silent work with one result in autumn dulls you, and so does any boss who needs a memo to answer a question.",
      ],
      [
        "paragraph",
        "Your people love that you’ll explain a thing a fourth time in a fourth way and still find it interesting. What they can’t do is follow a sentence you started in the elevator and finished by text to somebody else. Once a day, at a fixed time, write down in a single place what’s been decided, three lines, no jokes, and then tell them, “If it isn’t on this page, I was only thinking out loud.” It takes five minutes and saves somebody’s afternoon.",
      ],
      [
        "paragraph",
        "The other leak is depth. Being quick has carried you so far that you’ve skipped a license or a degree that slower people framed, and when the large job is filled, they get the interview and you get to train them. Choose the one paper that your field pays for, and do it in company, out loud, with a class or a study partner.",
      ],
      [
        "paragraph",
        "And when you’re choosing between offers, go by who’d be sitting next to you. You can learn a business in a month. A dull table is dull for years.",
      ],
    ],
    ask: "Which decision of yours do two people at work understand in two different ways right now?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "A bell rings at eight, two hundred people come through the door with their shoelaces undone, and every one of them is yours until three. Being in charge of a place where someone is small, old, ill or grieving brings out both halves of you, the one that wants the fire exits clear and the one that knows who isn’t eating. So: elementary school principal, nursing home administrator, head nurse on a children’s ward, funeral director, estate attorney, owner of a family bakery, the benefits manager who reads the whole policy on behalf of the man in shipping. Anonymous work for strangers you’ll never see again runs you down.",
      ],
      [
        "paragraph",
        "A staff under you feels defended. Inspectors, angry fathers and head office all have to get past you first. Trouble comes when one of your own isn’t good enough at the job. You cover, you move her to an easier hour, you tell yourself about her mother, and the rest quietly do her share. Put a kindness and a date in the same breath: “I want you to stay, and this has to change by the first of March. What do you need from me?” Then tell the rest you’ve seen what they’ve been carrying.",
      ],
      [
        "paragraph",
        "The place also gets you for too little, because asking for a raise from people you’ve come to love feels like sending a bill to a birthday party. Do it in writing, in January, every January, so that it’s routine and not an accusation.",
      ],
      [
        "paragraph",
        "When a new owner takes over and calls your residents “units,” stay long enough to see your people placed. Then go somewhere they still learn the names.",
      ],
    ],
    ask: "Whose share is being done by others because you couldn’t bear to have the talk?",
  },
  Leo: {
    stances: { lead: "lead", company: "company" },
    lines: [
      [
        "paragraph",
        "At a quarter to nine they’re still hanging the sign, and you’re in the doorway in a good jacket, happier than you’ve been since the last one. A place with a public face and a score the whole town can read is where you belong. Athletic directors have it, and fire chiefs, hospital administrators, dealership owners, hotel banquet managers, and the judge of a busy county court. So does the bank’s regional director, at a desk, provided there are branches to visit and people in them to be proud of. Back-office work where your name’s on nothing makes you sour by spring.",
      ],
      [
        "paragraph",
        "People rise for you, because you set a standard and then stand there looking certain they’ll reach it. You remember who stayed late, and you say it before the whole room. One group gets less: those who do fine, steadily, without drama. They’ve heard your speeches about others for years. Go around once a month to the quiet ones, at their own desks, without an audience, and be exact: “The invoices have been clean since August. That’s you, and I know it.”",
      ],
      [
        "paragraph",
        "Bad numbers are harder. While there’s hope you keep them to yourself, on the theory that a leader should look like one, and the staff, who’ve noticed the empty parking lot, imagine worse. Give them the figure early and then the plan. They don’t need you radiant; they need the same news you have.",
      ],
      [
        "paragraph",
        "As for pay, titles come to you easily, and they’re cheap to give. “Senior” isn’t money. When the next one is offered, be delighted, and ask to see the salary range that goes with it before the announcement is printed.",
      ],
    ],
    ask: "Which steady person have you never praised in front of anyone, and what exactly would you say?",
  },
  Virgo: {
    stances: { order: "plan", risk: "safe" },
    lines: [
      [
        "paragraph",
        "Somebody has to sign. Before the plane leaves or the prescription goes out or the bridge opens, one person must have looked and put a name under it, and you’re calmest when the name is yours. Pharmacists work that way, along with structural engineers, aircraft inspectors, surgical charge nurses, elevator mechanics and the comptroller of a middle-sized city. In each the fussy one is the reason everybody got home. Insist on the right to stop the line. “Close enough” ages you, and so does a boss who’ll tell you anything except in writing.",
      ],
      [
        "paragraph",
        "People who train with you complain for six months and quote you for thirty years. Still, they know your initials chiefly from their mistakes, because whatever’s right gets passed without a word. Mark that too. Twice a week write across a page, “Checked it all. Wouldn’t touch a thing.” From you, that goes up above a desk.",
      ],
      [
        "paragraph",
        "Your rules pile up. Every accident gets one, each is sensible, and after five years the urgent job goes to somebody faster and less safe because yours takes a week. Ask the people who have to follow them which rule costs the most and prevents the least. Suspend that one for a month and let the result decide.",
      ],
      [
        "paragraph",
        "Then look over your own pay with the eye you bring to other people’s. A doubtful receipt gets an hour of your time, while your contract got a glance and the temporary duties turned permanent. Bring one page, with dates. And if they ever ask you to approve something you weren’t allowed to check, refuse in writing and begin looking. A careful name is hard to earn, and it’s wanted elsewhere.",
      ],
    ],
    ask: "Who near you does careful work that you’ve checked, approved, and never once praised?",
  },
  Libra: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Two departments want the same room at the same hour, each has been promised it, and both are looking at you. Lovely. What you’re built for is deciding fairly among people who’ll have to go on meeting in the elevator, and doing it so that the loser comes back. A university registrar does this all day. Other versions are court administrator, chief of protocol, labor relations manager, head of procurement, a tenants’ association manager with four hundred opinions upstairs, and the person who assigns referees for an entire league. You need clean surroundings and a superior who’ll stand by your ruling when somebody important calls.",
      ],
      [
        "paragraph",
        "Whoever reports to you gets a hearing and an answer on the same day. That’s rarer than you know. But you do the unpleasant talk so gracefully that it can pass for a chat, and the man who was warned goes back to his desk feeling encouraged. End each one by asking him to say it back: “Just so we both have it, what changes by the fifteenth?” If he can’t tell you, start over with fewer adjectives.",
      ],
      [
        "paragraph",
        "Praise from both sides can also buy you too cheaply. You’re asked to chair one more thing because nobody else would be accepted by everyone, which is true, and it’s work, and it appears in no one’s budget. Put a price beside every extra chair before you sit in it: a fee, a released day, an assistant through June. Being fair includes the person with the pen.",
      ],
      [
        "paragraph",
        "A place where the rules bend for whoever golfs with the owner will wear you out in a year, however good the furniture. Go where they appeal your decisions and lose.",
      ],
    ],
    ask: "Who left your office encouraged when you’d meant to warn them?",
  },
  Scorpio: {
    stances: { candor: "truth", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Something’s wrong with the numbers, or the night shift, or the left wing, and they’ve sent for you because the last three people wrote nice reports. First day, you walk the place and say little. By the end of the week you know who’s covering, who’s scared, and where the money goes. Insurance fraud investigator, detective sergeant, bankruptcy trustee, plant safety director, head nurse in intensive care, internal auditor, asbestos removal contractor: each goes in where others would sooner not look, and leaves it sound. Cheerful places, in which nothing may be named, make you ill-tempered.",
      ],
      [
        "paragraph",
        "In a crisis people want to be within ten feet of you. They get the worst from you straight, and you’re the last to leave. On ordinary days you check on them harder than you think. You hand a job over on Monday and drive by on Tuesday, and a good worker concludes that you smell something. Agree on the inspections in advance, “I’ll look at it on the tenth; until then it’s yours,” and otherwise keep driving.",
      ],
      [
        "paragraph",
        "Your other expense is enemies. Somebody crossed you in a meeting two years ago, and a sensible idea has been waiting ever since because it’s his. You call that judgment. Hand his next proposal to someone with no history and accept what they say. It’ll free a surprising amount of your evening.",
      ],
      [
        "paragraph",
        "Get paid for risk. They’ll call you when it’s burning and thank you in the tone one uses for firefighters, so settle the fee while there’s still smoke: what you’ll earn, whom you answer to, what you’re allowed to open. If they won’t give you every key, they want a nice report. Let someone else write it.",
      ],
    ],
    ask: "Whose good idea have you kept waiting because of something they did to you?",
  },
  Sagittarius: {
    stances: { lead: "lead", thrift: "spend", trust: "quick" },
    lines: [
      [
        "paragraph",
        "A hundred and forty people, nine trucks and a water filter have to be in a place with no airport by the end of the month. Others see a headache. You’ve already got your sleeves up, because it has a purpose you can say in one line and a loading list that runs to twelve pages, and you like both parts. Disaster relief logistics is one trade of that kind. So are running study-abroad programs, export sales, a trucking fleet, a school district, a river-guiding outfit, or the expansion of a chain that’s finally any good. What withers you is a job where nothing ever has to get anywhere and you’re asked to mind your tone.",
      ],
      [
        "paragraph",
        "People catch courage from you. Then you promise the client eight weeks because you believe in your people, and your people find out about it from the client. They make it, gray in the face, which persuades you. Before the next yes, buy yourself a day: “I think we can. I’ll ask the ones who’d be doing it and call you tomorrow by ten.” They’ll say ten weeks, and do it in nine, and stay with you.",
      ],
      [
        "paragraph",
        "Your own money follows your enthusiasms. There’s always one good cause, a cousin’s food truck, one deal closed on a handshake with a wonderful fellow. Have a set share of each check moved out of reach on payday, before you’ve met anybody. Wonderful fellows don’t mind waiting.",
      ],
      [
        "paragraph",
        "Insist on one big departure a year, and for the rest pay somebody who loves a Wednesday. Treat that person as a partner. You open up the road. They’re the reason there’s an office to come home to, with the lights on.",
      ],
    ],
    ask: "Which promise of yours is someone else working late to keep, and did you ask them first?",
  },
  Capricorn: {
    stances: { lead: "lead", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Half the people in the building weren’t born when the foundations were poured, and they’ve never had to think about them. You find that beautiful. The right job gives you charge of something large that has to outlast you, with a ladder whose rungs you can see: port director, hospital chief of operations, bank examiner, master stonemason, dam or bridge engineer, probate judge, county clerk. Long hours you don’t mind. You mind a boss who got the chair by charm, and any place that throws out what it learned whenever the logo changes.",
      ],
      [
        "paragraph",
        "You bring people up as a good trainer brings up a horse, by asking slightly more each month and never once being unfair. They’ll know how much you thought of them about four years later. That’s late. Ambitious ones leave at two, sure that you hadn’t noticed, and take your training with them. Tell each of them where you see them going while it’s still a secret from the others: “I think you’ll have my job one day. Here’s what’s missing.” Nobody quits the week they hear that.",
      ],
      [
        "paragraph",
        "For yourself, you wait to be asked. You believe that work of this quality must be visible from above, and upstairs they see a department that never gives trouble, so they leave you exactly where you are. Apply. Before the position is advertised, go to whoever decides and say you want it, what you’d do in the first year, and what it ought to pay. They’ve been wondering whether you were happy there.",
      ],
      [
        "paragraph",
        "Leave a good house slowly and a crooked one the same week. And take the vacation. It’ll all be standing when you get back.",
      ],
    ],
    ask: "Who works for you without knowing how highly you think of them?",
  },
  Aquarius: {
    stances: { head: "logic", lead: "lead" },
    lines: [
      [
        "paragraph",
        "On the counter lies a form in four colors that has made people cry since 1988, and next to it lies yours, one page, and it works. Getting a public thing to run properly, for everybody, without favors, is the best use of you. City managers get to do it, and so do election directors, union organizers, transit operations chiefs, hospital systems analysts, occupational safety inspectors, and whoever runs the electricians’ apprenticeship that finally lets women in. You want clear authority, an intelligent argument before lunch, and a boss who reads. Being told that nobody knows why it’s done this way spoils your entire week.",
      ],
      [
        "paragraph",
        "The staff gets treated as citizens: same rules, open books, no favorites. What they miss is being somebody in particular. A woman comes in to say her father’s dying and you explain, kindly, the leave policy, all of it. Give her the policy on paper, later. First put the pen down and say, “I’m sorry. Tell me about him.” Fairness covers the hours. It doesn’t cover that.",
      ],
      [
        "paragraph",
        "Being early is your other difficulty. You see in March what the board will see in two years, you say it as though it were obvious, and they vote it down partly to get their breath. Ask for a trial: one office, one summer, an agreed measure, and the right to laugh at you in September. Boards that would never adopt a principle will gladly extend a pilot.",
      ],
      [
        "paragraph",
        "Public money or not, know your price. You’ve fought for other people’s pay scales, so look up your own. And when there’s nothing left to repair, leave. You’re a poor caretaker of your own monuments, and by then you’ve trained somebody who isn’t.",
      ],
    ],
    ask: "Who came to you as a person and was answered with a policy?",
  },
  Pisces: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "In the waiting room there’s a man with a plastic bag of papers who’s been sent to five offices, and you’re the sixth. He won’t need a seventh. You take the bag, you sort it on the counter, and you see from his hands that he hasn’t eaten. Running the place where help really happens, on time, with the lights on, is the work that uses all of you: shelter director, hospice nurse manager, veterans’ benefits officer, school registrar, probation supervisor, ambulance dispatcher, operations head of a food bank. A firm where nothing but the numbers gets better will make you tired in a way that sleep doesn’t fix.",
      ],
      [
        "paragraph",
        "The team thinks you’re tough until their own life falls in. Then the schedule’s changed, the shift is covered, and you never mention it. What hurts all of you is how well you cover. Somebody’s drowning, so you take half her files home, and upstairs they see a place that manages nicely with too few people. Let the gap show, in figures, to someone who can fill it: “We’re short by one. Here’s what won’t get done in June.” Then don’t do it in secret.",
      ],
      [
        "paragraph",
        "You carry it home as well. The man with the bag comes along in the car, and by November you’re short with people you love. Close the day with your hands: hang up the badge, walk twice around the block, and tell one colleague the thing that got to you.",
      ],
      [
        "paragraph",
        "Don’t accept gratitude as a salary. Good causes do pay, if asked by someone who brings the figures. If you ever open your own place, hire a treasurer who isn’t moved by anything.",
      ],
    ],
    ask: "Whose work have you been quietly doing, and who ought to have been told that help was needed?",
  },
};
