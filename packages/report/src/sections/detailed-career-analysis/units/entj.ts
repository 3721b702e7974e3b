import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold", novelty: "new" },
    lines: [
      [
        "paragraph",
        "The first ninety days are yours. A clinic that must open by October, a district where nobody’s sold a thing, a depot losing money by the hour: you walk in on Monday, and by Friday people are arguing about the right question. Emergency physicians get to live like that. So do trial lawyers, wildfire crew bosses, regional sales directors, the editor on a breaking-news desk, and the manager a chain sends to open its next store. What exhausts you is maintenance, and any approval that has to travel through three buildings.",
      ],
      [
        "paragraph",
        "Teams catch nerve from you. They’ve seen you take the blame upstairs and come down whistling, so they risk more than they would for a gentler boss. But a yes given in a hallway to someone who’s walking backward isn’t agreement, and the objection shows up in week six, with invoices, so ask for it before you start: “Give me the best reason this fails. I’ll be quiet for three minutes.” Use a timer. Three minutes is longer than you think.",
      ],
      [
        "paragraph",
        "Money slips away through impatience. For a client you’d argue all night, but your own contract gets signed after one phone call; sleep on every offer, go back once with a higher figure, and treat it as a contest, since you like those.",
      ],
      [
        "paragraph",
        "Choose jobs with an end built in, agree on a successor while everyone’s still in a good mood, and if you want a business of your own, give a substantial share to a partner who enjoys its second year. And never resign angry. Do it on a good day, and they’ll ask where you’re going.",
      ],
    ],
    ask: "Which objection to your current project has nobody had the time to tell you?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Show you something sound that’s been run badly, a tired hotel, an orchard, a lumberyard with a good name and awful books, and you start walking around it with your hands behind your back. Raising what’s already there is your kind of work, and it pays best over years. Hotel general managers do it, and commercial lenders who know every business on the road, property developers, the owner of a cabinet shop, vineyard directors, hospital operations chiefs, and investors who buy family firms and keep the family on. You need a budget that’s still there in November, because a reorganization every spring, with a slogan, would finish you.",
      ],
      [
        "paragraph",
        "People like working for you because the goal on Monday is the goal on Friday, and your praise doesn’t come cheap. Letting go is harder. Once money and pride are invested, another quarter goes after the first three, while everyone around you can smell that it’s finished. Decide on the exit when you approve the plan, and say so in the room: “If it isn’t paying for itself by March, we stop, and nobody’s to blame.” In March you’ll be glad it was you who said it.",
      ],
      [
        "paragraph",
        "Your own price is the odd gap. For a building you’d haggle until dark, but at a review you wait to be noticed, since good work ought to be visible. It isn’t, from two floors up. Treat yourself as the property: bring the figures from before you came and the figures today, name the sum, and enjoy the silence. You sit through one better than most.",
      ],
      [
        "paragraph",
        "Owning suits you, by buying rather than inventing. Find a place that was given up on too early.",
      ],
    ],
    ask: "What would you stop paying for tomorrow if you hadn’t already paid so much?",
  },
  Gemini: {
    stances: { voice: "speak", novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re at your best where several groups who need each other don’t speak the same language, and something has to be agreed by five. Product directors occupy that spot, between the engineers and the people with money. So do press secretaries, trade negotiators, literary agents, the supervisor of a 911 dispatch floor, auctioneers, and the general manager of a car dealership on the last day of the month. What wakes you is news: a call comes in, the picture changes, and everyone turns to hear what you make of it. One endless silent task, reviewed in a year, would have you dusting the blinds.",
      ],
      [
        "paragraph",
        "Your meetings are short and even funny, and a shy colleague’s idea gets repeated to the room with her name on it. Everyone leaves satisfied, and on Thursday it turns out that each heard a different decision. Talk is so easy for you that you trust it to last, but it doesn’t, so end every meeting with a test: “Would someone other than me say what we just agreed?” Whoever says it writes it down and sends it.",
      ],
      [
        "paragraph",
        "The best of it goes unpaid, too. You make a call, two companies stop fighting, and it looked like chatting, so it gets paid like chatting. Write down who was stuck, what you did, and what the delay was costing, and ask for a share of that sum or a commission.",
      ],
      [
        "paragraph",
        "As for leaving, a dull month feels to you like a dead end, and it isn’t one, so ask whether there’s anyone left in the place you haven’t learned from. If there is, have lunch with them first. If there isn’t, start calling. You know everybody in town.",
      ],
    ],
    ask: "Which of your recent decisions would three people describe in three different ways?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You lead best when you could walk down the corridor and meet the people it’s for. Give you a children’s hospital, a credit union, a boarding school, a homeless shelter, and you’ll go into the budget like a burglar, looking for what can be carried off to the people who need it. Hospital administrators, heads of school, directors of nursing and presidents of family firms have lives you’d understand, as do a public defender running an office, a housing developer who builds for bus drivers, and a pension fund manager who’s met the pensioners. Pure numbers bore you by Wednesday.",
      ],
      [
        "paragraph",
        "Your staff is loyal because you are, and you fight for their raises as you’d never fight for yours. You tell them everything except bad news. The grant’s in danger, you say nothing, so that they can sleep, and you go about with a face that tells everyone it’s worse. Rumor does the rest, and your best person starts looking elsewhere, so tell them early, at the size it is: “We’re short for next year. No one’s job is at risk before June, and here’s what I’m doing about it.” People sleep better once they know.",
      ],
      [
        "paragraph",
        "The second weakness is what you accept for yourself. You’ll skip the increase in a thin year, and then another, until someone with half your experience is hired at a better salary, and you feel betrayed by people who had no idea. Put your own pay on the list you make for everyone else, and have someone with some authority argue it.",
      ],
      [
        "paragraph",
        "Stay for the people, by all means. Once a year look at who’s still there, and if most have gone, feel free to follow.",
      ],
    ],
    ask: "What are you keeping from the people who work with you, and what have they already guessed?",
  },
  Leo: {
    stances: { lead: "lead", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Find yourself a day that can’t be moved, a crew, and a public that will walk in and judge, and you’re up at five without an alarm. Trial lawyers recognize that morning, and so do executive chefs, campaign managers, museum directors, the general contractor on a new stadium, the principal of a school everyone had given up on, and the chief of surgery with the list on the wall. All of them make people better than those people thought they were. Standing committees flatten you, as does excellent work nobody will ever see.",
      ],
      [
        "paragraph",
        "Staff put in long hours for you because your praise is exact: anyone can say “good job,” and you say which sentence turned the client. They also read your expression from the moment you walk in, so a bad night of yours becomes a bad day for a whole department. Nothing spoils your mood like not knowing something, and you’d sooner sit up until three with the binder than ask in front of them, so ask first thing, and cheerfully: “I’ve done two parts of this and never the third. Who here has?” The one who has will walk taller for a month.",
      ],
      [
        "paragraph",
        "Then comes the morning after. Four months into a success you’re bored, and announcing something larger to people who haven’t slept since the last one. Look for the colleague who prefers the second year, hire her early, pay her properly, and print her name as large as yours.",
      ],
      [
        "paragraph",
        "With her beside you, free to say no, run your own house. And mind the titles. A splendid one has a habit of arriving in place of a raise, so be honored, and ask what it pays.",
      ],
    ],
    ask: "Who keeps your successes running after you’ve moved on, and when did you last say so in public?",
  },
  Virgo: {
    stances: { order: "plan", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Some places can’t afford to be nearly right: an operating wing, a bottling line for infant medicine, a hangar where planes are signed out to fly. That’s where your drive and your exactness turn into one virtue, and nobody sighs. Think of an airline’s director of maintenance, a head of hospital operations, a plant manager in pharmaceuticals, an audit partner, the managing editor of a serious paper, the master electrician who commissions a tower, or an officer running food safety for a whole state. You like to improve the system in the morning and see the error rate fall by evening; charm without content wears you out, and so do visionaries who leave at four.",
      ],
      [
        "paragraph",
        "Those under you learn their trade properly, and they’re proud of it years later, but they can’t always tell what matters, since the comma and the missing safety test come back in the same red. Grade your remarks aloud: “Two of these will stop us. The other nine are taste, and you can ignore me.” Nine things ignored won’t kill you. Watch which ones they fix anyway.",
      ],
      [
        "paragraph",
        "Promotion goes wrong in a particular way. You become so indispensable where you are that moving you would be expensive, and somebody easier to spare goes up. Decide that you’re training a replacement from your first month, name that person to your boss, and ask what you’ll be given when they’re ready, with the salary in the sentence. Call it a staffing plan. You’ve always liked those.",
      ],
      [
        "paragraph",
        "A business of your own would be the best-run one in town, with you in it every night until ten. Take on a partner who sends you home, and keep the standard.",
      ],
    ],
    ask: "What would stop working if you were moved up tomorrow, and whom have you shown how it’s done?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Put two stubborn parties in a building with one good meeting room, and you’ll have a signature by Friday and both of them recommending you. That’s a rare thing to be able to do with a deadline, and it pays well in the right professions: labor negotiation, merger law, commercial mediation, a seat as a union’s business agent, talent representation. Gallery directors, heads of architecture practices and chief buyers do the same in quieter rooms. You need partners with some style and an opponent with a brain. Shabbiness, shouting, and winning against somebody who never had a chance leave you flat.",
      ],
      [
        "paragraph",
        "With you in charge the junior gets heard, the credit is divided in public, and even the person you turn down leaves with a phone number. The hard case is the charming underperformer. You see both sides of him, so you give another quarter, and the two who do his work begin to look at you differently, because to them that isn’t balance. Bring the date forward and name it: “I like you, and this isn’t the level we need. By the first of May I have to see it or we part.” Write to the other two when it’s done.",
      ],
      [
        "paragraph",
        "About your own share you’re too elegant. Three of you did the deal, so it’s split in three, although you found it, saved it twice, and wrote the ending. Settle percentages before anyone’s grateful, in writing, while it’s still a dry subject. You’d advise any client to do the same.",
      ],
      [
        "paragraph",
        "A partnership would suit you better than a throne. Choose somebody blunt, and thank them for it in front of people. On the day they agree with everything, worry.",
      ],
    ],
    ask: "Who is doing somebody else’s work because you haven’t had the conversation yet?",
  },
  Scorpio: {
    stances: { risk: "bold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "What’s really going on here? You can’t work anywhere for a week without asking, and you should be paid for it. Restructuring chiefs are, when a company’s bleeding cash and everyone has a story. So are prosecutors, investigative editors, heads of intensive care, cybersecurity directors on the night of a break-in, buyers of distressed businesses, and the detective sergeant who runs a squad and reads every file. High stakes make you calm, even kind. What drains you is cheerfulness by policy, and work where nothing would happen if it were done carelessly.",
      ],
      [
        "paragraph",
        "People under you feel that somebody has finally seen what they can do, and when one of them is blamed unfairly, you’re in the boss’s office before lunch. The cost is that you trust by knowing. You want the raw data, the draft before the draft, the call they made on Tuesday, and good people take that as suspicion and begin to manage what you see. Then you dig harder. Offer terms in advance: “I’ll look closely at this twice, in March and in June. Between those, come to me only if you want me.” In April, sit on your hands.",
      ],
      [
        "paragraph",
        "Some fights you won’t leave. An employer treats you unfairly, and staying becomes a matter of honor, because going would mean they’d won. Two years later you’ve beaten them, everyone agrees, and you’ve got the gray hair and last year’s salary. When you notice you’re staying to win, have somebody who loves you set a date for going.",
      ],
      [
        "paragraph",
        "Ownership suits you, with your own money in it. Pay for outside eyes once a year, and let them see everything.",
      ],
    ],
    ask: "What are you still trying to win at work that nobody else is playing for?",
  },
  Sagittarius: {
    stances: { risk: "bold", novelty: "new", candor: "truth" },
    lines: [
      [
        "paragraph",
        "If there’s an edge to the territory, put your desk there. You were built for the first office in a new country, the route nobody’s flown, the degree program that doesn’t exist yet, and you’d like the mission to be worth telling a stranger about. International development directors, university presidents, documentary producers, foreign bureau chiefs, wind-farm developers, chief flight instructors, and owners of outfitting companies with forty horses: they all sell a horizon and then have to get people there alive. A job with no travel, no students and no argument would make you ill-tempered by Easter.",
      ],
      [
        "paragraph",
        "People go further with you than they’d have gone alone, and they hear the truth, usually at once. It’s the arithmetic behind you that suffers. You budget for the trip going well, since it mostly does, and the one time it doesn’t the payroll is short and your most careful colleague is crying in the stairwell over something she’d warned about in May. Give her a formal brake: “You can stop any spending of mine for ten days, and I won’t argue until the tenth.”",
      ],
      [
        "paragraph",
        "The other thing is your mouth in large meetings, where being right about the chairman’s plan, in front of his guests, has been an expensive hobby. Keep every word and change the room: go and see him the day before, alone, and say it in full. In private he can take nearly anything from you, and he’ll have nothing to resent when the posting abroad comes up.",
      ],
      [
        "paragraph",
        "Leave places while they still laugh at your stories, and leave them staffed. If you start a firm of your own, give that careful colleague a share in it, and listen to her.",
      ],
    ],
    ask: "Who near you at work does the worrying that you’ve decided not to do?",
  },
  Capricorn: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Anything that has to be standing in forty years could use you now. A port, a court, a water system, a teaching hospital, a bank that hasn’t failed yet: you take over in a poor year, put the books straight, promote the people who were doing the work, and leave it impossible to knock over. City managers, judges, finance chiefs, deans and bank examiners lead that kind of life. So does the engineer in charge of a dam, or the master plumber who ran apprentices through the trade until half the county had learned it from her. Hype, favoritism, and plans that change with the guest speaker are what wear you out.",
      ],
      [
        "paragraph",
        "The people under you rise, slowly and for good, but what they don’t hear is that they’re rising. You think of praise as something given at the end, and the end is always some way off, so a gifted thirty-year-old leaves for a boss who’s half as good and says thank you. Pay it out along the way, dated and exact: “In this quarter you did the hardest part better than I’d have done it myself. I want you to know that now.” Say it in the hall, without ceremony.",
      ],
      [
        "paragraph",
        "With your own rise the danger is the word “acting.” You’ll carry the higher job for two years, faultlessly, on the old pay, trusting that it’s noticed. It is, with great satisfaction. Before you take over anything, have the title, the sum and the date in one letter.",
      ],
      [
        "paragraph",
        "Stay where the climb still teaches you something. When the next rung offers only a better parking space, you’re allowed to get down and build your own.",
      ],
    ],
    ask: "Who’s been ready for months to hear from you that they’re good?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Somewhere a system that everyone complains about is waiting for someone who’ll redraw it and then stay to make the buses run. Public health directors do that, and transit planners, chief technology officers, founding principals of odd little schools, lawyers who sue to change one law, managers of an electric cooperative, and the union trainer who rewrites how linemen are taught so that none of them falls. You want a problem with a great many people in it, colleagues nobody else would have hired, and a free hand with the method. Dress codes and dynasties make you insolent.",
      ],
      [
        "paragraph",
        "Around you rank fades, the intern’s idea gets tried on Monday, and meetings are honest. What goes wrong is timing. You’ve seen where it’s all heading, so you announce the finished thing, and those who must surrender a desk, a skill or a title for it hear that they’ve been a mistake. They don’t argue; they wait for you to move on. Go first to whoever loses most, before there’s a drawing: “This would take away a job you do well. What do you know that I don’t?” You’ll get a better design, with its fiercest opponent inside it.",
      ],
      [
        "paragraph",
        "Ideas leave your house unpaid. You explain the whole thing over lunch because it ought to exist, and in two years it does, with another name on it and somebody else’s fee. Put a date and your name on the page before the lunch, describe the outcome freely, and charge for the how.",
      ],
      [
        "paragraph",
        "Go when your exception has become the rule, since by then a younger person in the building finds your system ridiculous. Have them in before you leave.",
      ],
    ],
    ask: "Who would lose most by the change you’re proposing, and what have you asked them?",
  },
  Pisces: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "What you do best is get something that can’t be seen yet, a film, a clinic by a river, a garden on a hospital roof, into a state where people can walk around in it. You need a cause with a face, a team of believers and skeptics, and a date. Film producers work like that, and so do directors of a hospice, heads of relief operations, orchestra managers, the owner of a physical therapy practice, foundation presidents, and the Coast Guard commander who hasn’t forgotten what the water’s like. Selling something you wouldn’t recommend to a friend makes you miserable by the second month, however well it pays.",
      ],
      [
        "paragraph",
        "Your people do more than their contract requires, since you’ve shown them what it’s for, but you describe the feeling of the finished thing so beautifully that six of them set out, moved, toward six different buildings. After the speech, get down to wood and nails: “Here’s what has to exist on the first of June, and here’s who makes each piece. What’s missing?” Have the driest person in the room write the list.",
      ],
      [
        "paragraph",
        "Bills are your other soft spot. A client with a good cause and sad eyes gets the lower price, the extra month and your weekends, and one evening you hate them, which isn’t fair, since they never asked for most of it. Decide every January how much you’ll donate, as a sum, and to which organizations. Everyone else pays the printed rate.",
      ],
      [
        "paragraph",
        "Plan an empty day after each big one, defend it like a payroll, and start something of your own only if a partner will guard the money. The helpers you’ll have by Thursday.",
      ],
    ],
    ask: "Which of your clients or colleagues is getting your weekends, and do they know it?",
  },
};
