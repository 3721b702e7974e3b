import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re built for work in which trouble comes at you fast and ends. Helicopter maintenance or flight, avalanche control, fire service, motorsport mechanics, stunt coordination, wildland firefighting, line work after storms, or setting up field hospitals would use your nerve and your hands in the same minute. Long smooth stretches are the hard part, so choose a trade with seasons.",
      ],
      [
        "paragraph",
        "Colleagues get the person whose voice drops when theirs go up. They work better next to you. What you underrate is how well you could prevent what you’re so good at ending. You see each failure an hour before it happens, and you’ve never thought of that as a skill, because no siren goes with it.",
      ],
      [
        "paragraph",
        "Over the years, employers learn to use you as an extinguisher. You’re called when it burns and forgotten when it doesn’t, and plans, raises and promotions are all made while nothing is burning. You skip those meetings. Someone with half of your ability, who attended on uneventful Tuesdays, is put in charge of the budget for your equipment. And since calm makes you look idle, you go and find a fire in someone else’s department, where it’s less appreciated.",
      ],
      [
        "paragraph",
        "On Monday, write down three things in your place that will fail within a year, and take them to your boss while all is well: “Here’s what I’d fix before it breaks, and what that would save. I’d like to be paid for the second part too.” Attend one planning meeting a month, with a pencil in your hand. Look for a superior who asks your opinion in peacetime. And after each big job, stay half an hour for the talk that follows it.",
      ],
    ],
    ask: "What does your boss know about you from a week in which nothing broke?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do well with real materials and time enough to respect them. Blacksmithing or welding, orchard work, saddlery, stone masonry, piano technology, boat building, cheese aging or the care of historic machines: each rewards a slow hand and a good nose. Proper payment and solitary mornings complete the arrangement.",
      ],
      [
        "paragraph",
        "Colleagues get quality, and a calm that spreads through the shop. What you underrate is how far people have arranged themselves around you; in your own opinion you merely happen to work there, while the apprentices are learning an entire profession from watching you.",
      ],
      [
        "paragraph",
        "The same unspoken staying costs you at work. Since you never said that you want to remain, no one has planned with you. The partnership goes to a person who inquired about it in his second year; the training and eventually the business itself are offered to someone who showed interest. Your boss assumes that you’ll be off one day. So do you, for so long now that you’ve been working on the wages of a visitor.",
      ],
      [
        "paragraph",
        "Before Monday, decide on a term, two years or five, and tell your boss: “I’m planning to be here until then. What could that be worth to both of us?” Bring one thing that you’d want: a share, a title, your own bench. Have it written on a single page. Look for an owner without a successor. If you can’t name any term, start looking elsewhere, which is also a decision.",
      ],
    ],
    ask: "What would you ask for at work if you admitted that you’re staying?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You work best where quick hands meet quick talk. Sound engineering on tour, bike or electronics repair with a counter, teaching shop or science, drone piloting, magic or puppetry building, television props, technical sales, or field service for machines: all bring new puzzles and new people, in doses.",
      ],
      [
        "paragraph",
        "Colleagues get the trick, and a better mood. What you underrate is your seriousness. On the few occasions when you’ve said what you think of a plan without a punch line, it was followed, and people remembered that they’d never heard that voice.",
      ],
      [
        "paragraph",
        "Over time, the role of the funny one sets like plaster. Your brilliant demonstration that the schedule is impossible is applauded, and the schedule is kept. Everyone’s favorite is no one’s candidate, since it’s hard to imagine you giving bad news. When your boss asks how it’s going, you do two minutes, and she goes away cheered, with no idea that you’re about to quit. A raise requires thirty serious seconds.",
      ],
      [
        "paragraph",
        "On Monday, choose one thing that you’ve been joking about and say it again, plainly, to whoever can change it: “I’ve been kidding about the schedule. I mean it. We’ll miss the tenth.” Let the silence do its work. For your review, write your number on a card, read it out, and look at the card. Find a boss who enjoys the humor and then asks, “No, really?” And agree with one colleague on a sign for “I’m serious now,” to be used once a week.",
      ],
    ],
    ask: "Which complaint of yours has been so entertaining that it’s never been heard?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best repairing or guarding what other people’s lives depend on. Elevator or ventilator maintenance, ambulance driving, midwife’s assistant, home modification for the disabled, furnace or well service, ferry crew, a one-person repair shop in a neighborhood that knows you: there your devotion is visible without words.",
      ],
      [
        "paragraph",
        "Colleagues get looked after. The newest one finds that his locker door closes and that the bad shift has been swapped. What you underrate is how much the crew’s peace depends on you. When you’re absent for a week, they miss the atmosphere before they miss the repairs.",
      ],
      [
        "paragraph",
        "At work you withdraw in the same code. Passed over or treated unfairly, you go silent, do exactly what’s required, and eat by yourself; the boss, who has forty people, interprets it as contentment or a mood. No one comes by to inquire. A month later you’ve started to look at ads, and whoever complained in the hallway has been given what you wanted.",
      ],
      [
        "paragraph",
        "On Monday, pick the thing that has been bothering you and bring it to your boss within that week: “I’ve been silent because I’m annoyed. It’s about the shifts.” Two sentences are sufficient. Ask for a fixed fifteen minutes a month, so that you never have to decide to knock. Look for a boss who comes out to where the work is. And when a colleague goes silent, go and ask; you know better than anyone what it can mean.",
      ],
    ],
    ask: "What is your silence at work supposed to tell them, and has anyone ever heard it?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work combines skill, risk and something beautiful to look at. Stunt riding, custom fabrication, glassblowing, furniture design, mountain guiding, film camera operation, aerobatic or rescue flying, competitive cooking: each demands mastery and then displays it. Give you independence, excellent equipment and a few people whose judgment you respect, and pay becomes almost secondary.",
      ],
      [
        "paragraph",
        "Colleagues get an example. The younger ones imitate your movements, including the ones that are only for elegance. What you underrate is your generosity as a teacher: you show the real technique, not the simplified version, as if to an equal, and they talk about that for years.",
      ],
      [
        "paragraph",
        "Professionally, ease is a terrible negotiator. Whatever appears to cost you nothing is assigned to you at that price. A boss sees someone relaxed and adds another project; the invoice for a difficult job is small because it went quickly, though it went quickly because of ten years. Others, who sigh and describe the obstacles, receive an assistant and a bonus. After a season of being overlooked you resign with great dignity, and the official explanation, which you provide, is that you wanted a change.",
      ],
      [
        "paragraph",
        "With the next job you deliver, add half a page: what was difficult, what it required, what would have happened otherwise. Take the three best to your review: “These look simple. Here’s what they involved, and what I’d like for them.” Charge for the result and the years, never for the hours. Look for a superior who has done the work with his own hands. And sign what you make, visibly, every time.",
      ],
    ],
    ask: "What are you underpaid for because you’ve made it look so simple?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You excel where accuracy has physical consequences. Prosthetic dentistry, precision machining, optical engineering, avionics, forensic ballistics, laboratory instrumentation, clock conservation, veterinary surgery assistance: all reward an eye for tolerance and a hand that doesn’t hurry. You work best alone, on one thing, with a specification that someone intelligent has written, or better still, that you’ve written yourself.",
      ],
      [
        "paragraph",
        "Colleagues get certainty. An assembly that’s passed through your hands isn’t inspected again. What you underrate is your capacity for design. Having corrected other people’s constructions for years, you know precisely how they ought to have been conceived, and you’ve probably improved a dozen without mentioning it to anyone.",
      ],
      [
        "paragraph",
        "Over the years the repairs crowd out the career. You accept whatever is broken, since it’s concrete and they’re grateful; the proposal for your own device or your own department stays in the drawer, always one refinement short. Bosses see a specialist who’s content. Engineers with half of your understanding present unfinished ideas, with confidence, and are given a budget to finish them. When you finally show yours, it’s flawless, and two years late.",
      ],
      [
        "paragraph",
        "On Monday, take the proposal out at whatever stage it has reached and show it to the person with the budget: “This is sixty percent. I want six months and one machine to finish it.” Let the gaps be visible. Refuse one routine repair a week and name the colleague who can do it. Look for a superior who’s interested in your unfinished things. Keep two lists, what was urgent and what was important to you, and compare them every Friday.",
      ],
    ],
    ask: "Which unfinished idea of yours would be worth more than a year of your repairs?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Your work goes best where a sure eye and a light hand are wanted and no one shouts. Lighting or exhibition installation, tailoring, bicycle or violin building, landscape photography, color grading for film, product testing, physical therapy for dancers, or boat interior design: each combines technique with proportion. A workshop for two, with a pleasant view and clear agreements, suits you ideally.",
      ],
      [
        "paragraph",
        "Colleagues get skill without vanity. Difficult people calm down beside you, as there’s nothing to push against. What you underrate is the weight of your opinion. You offer it so rarely that a mild “I wouldn’t” from you has stopped more bad purchases than any committee.",
      ],
      [
        "paragraph",
        "Over a career, unspoken grievances are the most expensive kind. Extra work comes to whoever doesn’t object. You accept the weekend shift, the inferior bench and the percentage that isn’t what was discussed, and the boss regards you as flexible. She’d have corrected all of it for the asking. Instead she receives your notice, and makes in one hour every concession that you’d have been glad of for years. By then you’ve been gone inwardly since spring.",
      ],
      [
        "paragraph",
        "On Monday, write down the three things that would make you resign if they continued. Bring the smallest of them to your boss this week: “I’d like to mention something while it’s minor.” Agree on a regular conversation, ten minutes every second Friday, with one question in it: what’s starting to annoy you? Look for a superior who can hear a no without changing color. And never give notice before you’ve requested, aloud, the thing whose absence is making you go.",
      ],
    ],
    ask: "What would make you quit that your boss has never heard a word about?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where the work is serious, solitary and demands self-command. Commercial diving, bomb disposal, intensive care technology, tracking or wildlife protection, demolition engineering, locksmithing, forensic photography, polar or offshore assignments: there your composure protects lives.",
      ],
      [
        "paragraph",
        "Colleagues get someone who doesn’t crack. In the worst hour they look at you to see how bad it is. What you underrate is your intensity when you believe in something. You think that it’s well hidden; the crew would follow it anywhere, if you ever said out loud what it was for.",
      ],
      [
        "paragraph",
        "The pattern works against you at each decisive point. A promotion that you’ve wanted for years is announced, and you let the date pass, telling yourself that you can live without it. You can. An employer discovers that you’ll work with the least equipment, in the worst quarters, for the lowest rate in the crew, and sees no need to change it. You turn down the one project that would have been yours, out of something that looks like modesty. Lesser wishes, less ashamed of themselves, are granted all around you.",
      ],
      [
        "paragraph",
        "Before Monday, write down what you want most from this work, and beside it how you’d talk yourself out of it. On Monday, carry the first part to the one who can grant it: “I want that assignment. I’m telling you now so that I can’t pretend I don’t.” For a month, ask for the equipment you need before you improvise. Look for a superior who’s hard on results and generous with means. When you catch yourself withdrawing an application, wait three days.",
      ],
    ],
    ask: "Which post did you let pass in order to prove that you didn’t need it?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "You’re in your element where the terrain changes daily and skill decides. River or mountain guiding, bush flying, expedition logistics, film stunts abroad, wind turbine service, wildlife filming, adventure therapy for adolescents, or teaching outdoor survival: each demands nerve and rewards good humor. Offices with a view of such places will make you miserable.",
      ],
      [
        "paragraph",
        "Colleagues get confidence by contagion. When you say that it can be done, and go first, they follow. What you underrate is your frankness. You tell people unwelcome facts about their equipment with such friendliness that they thank you, and it hasn’t occurred to you that the same tone would serve for your own affairs.",
      ],
      [
        "paragraph",
        "At work the fear shows in negotiations. You’ll cross a glacier for the company and not the corridor to the manager’s office. The rate that was agreed on years ago is still your rate; the colleague who endangers the group is avoided, since telling him would be unpleasant. You change employers, countries and trades with enviable ease. Seen from closer up, most of those departures were conversations that didn’t take place, with a boss who would have said yes.",
      ],
      [
        "paragraph",
        "On Monday, fix a date with your boss, in writing, so that you can’t get out of it: twenty minutes, subject, my rate. Rehearse it aloud three times, as you’d check a harness: “I bring people back safely. I want fifteen percent more from April.” Then be silent until there’s an answer. With the difficult colleague, use one fact and one request, the same day. Look for a superior who goes out with the team. Before you quit any job, have the conversation that quitting would spare you.",
      ],
    ],
    ask: "What did you leave a job or a country to avoid saying to someone?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong where difficult things must function reliably and someone has to answer for it. Power plant operation, construction supervision, ship’s engineering, mine safety, orthopedic surgery, rail signaling, agricultural machinery, or the technical direction of a large building: all reward skill with endurance.",
      ],
      [
        "paragraph",
        "Colleagues get a foundation. Whatever happens, it’ll be handled, and in bad weeks your dry remarks are the best thing about the place. What you underrate is your judgment of what isn’t worth repairing. You recognize it instantly; you’ve simply never considered that you’re entitled to say so before you start.",
      ],
      [
        "paragraph",
        "Over the years ability attracts weight. Each solved problem becomes your department, though no one changes the title, and the tasks of three colleagues who are less skillful, or more skillful at appearing so, collect on your bench. Your employer hesitates to promote you, because the place would stop. When you mention that it’s a lot, you mention it while finishing it. One day your back or your patience gives out, and they discover how many people it takes to replace you.",
      ],
      [
        "paragraph",
        "On Monday, list everything that you’re responsible for, and mark what was ever officially assigned to you. Show it to your boss: “These eleven came to me because I could. Which do you want to pay for, and who takes the rest?” Leave the others alone from the first of the month, and let one of them fail. Look for a superior who asks before assuming. As a rule for yourself: for a new task in, an old task goes out, the same day.",
      ],
    ],
    ask: "Which of your duties did anyone ever actually assign to you?",
  },
  Aquarius: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "You’re suited to work that’s technical, unconventional and unsupervised. Open-source hardware, off-grid energy, drone mapping, assistive devices, sound art installation, recumbent or cargo bicycle design, independent repair shops, amateur radio networks for disaster areas: all combine invention with usefulness to people who’ve been forgotten. A clear task and a distant deadline bring out your best; a time clock brings out your worst.",
      ],
      [
        "paragraph",
        "Colleagues get a free mind. You ask why it’s done this way, and it turns out that no one remembers. What you underrate is your decency. Without any declaration you share what you know with whoever needs it, and the people in the building to whom no one else pays attention think of you as their friend.",
      ],
      [
        "paragraph",
        "Professionally, the resistance to being asked has a price. A manager who requests a short report receives a good piece of work, six weeks afterward, without comment. She doesn’t doubt your talent; she can’t see it, and what can’t be seen isn’t given responsibility. You decline to log, to check in, to say when. Projects that you’d have loved are entrusted to people who answer messages. You interpret this as conformism, and leave for a place with less control and less money.",
      ],
      [
        "paragraph",
        "On Monday, propose your own terms before any are imposed: “You’ll get four lines from me every Friday. In return, no one checks in between.” Keep to it without exception for three months, and then ask for something larger. Choose your hours, and publish them. Look for a boss who’s curious about results and bored by attendance. When a question about your progress irritates you, answer it first and be irritated afterward. Most of them are simply interested.",
      ],
    ],
    ask: "What have you been refused because no one could see what you were doing?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best where perception runs through the hands. Animal rescue and farriery, massage and bodywork, sailmaking, sound recording in nature, anesthesia assistance, pottery, aquarium keeping, sign-language-based work with children, or guitar repair: all need someone who senses resistance before it can be measured.",
      ],
      [
        "paragraph",
        "Colleagues get intuition disguised as craftsmanship. The machine that you didn’t trust is the one that fails. What you underrate is the comfort of your presence; on the worst days people drift over to where you’re working, talk about something trivial, and go away restored, and none of you would call it conversation.",
      ],
      [
        "paragraph",
        "Over the years, silence about what you perceive costs you influence. You feel that a client is lying, that a new supervisor is frightened, that a partnership will fail, and you say nothing because you can’t prove it. A superior assumes that you notice materials and miss people, so you’re never consulted on hiring or on conflicts, for which you’d have the surest instinct in the company. And your own distress is equally invisible.",
      ],
      [
        "paragraph",
        "On Monday, start telling one trusted colleague what you sense, marked as such: “No evidence. I don’t think he’ll deliver.” Let her write it down. After two months, bring the list and the outcomes to your boss, and ask to be present at the next interview. When something weighs on you, use a short formula the same day: “That one got to me. I need an hour.” Look for a superior who believes in hunches and asks twice. Schedule one solitary day a month, in advance, as maintenance.",
      ],
    ],
    ask: "What did you sense at work, weeks before anyone, and keep to yourself?",
  },
};
