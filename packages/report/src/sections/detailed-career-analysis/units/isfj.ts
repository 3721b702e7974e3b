import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Something large is leaning on somebody small: an insurer on a widow, a landlord on a family with two weeks left, a diagnosis on a man who nodded and heard nothing. That’s where you come alive, prepared, persistent, and so polite on the phone that the other side is late to notice it has lost. Patient advocates do this all day, as do legal-aid attorneys, labor and delivery nurses, school nurses, benefits caseworkers, and the appeals specialist at a desk who gets a denied claim paid. One case after another, each with a face and an end, keeps you in good spirits. Waiting for permission doesn’t.",
      ],
      [
        "paragraph",
        "The fight you never pick is your own. You’ll argue a stranger’s cause up three floors, and when it comes to your pay you take what’s offered and say thank you. So open a folder on yourself, as you would for anybody, with what was promised, what was done, and what the work earns across town. Then use your client voice: “I’ve done the senior job since March, and I’d like the senior rate.”",
      ],
      [
        "paragraph",
        "Beginners adore you, since you show them before they have to ask and never tell anyone that they cried. Superiors have it harder. Let them be unfair to one of yours, and you’re in their doorway within the hour, loyal, red in the face, and one fact short. Go just as loyally, an hour later, with the fact.",
      ],
      [
        "paragraph",
        "A small outfit suits you best, with a door the public can walk through and a partner who counts the hours while you run. When you’re fighting your own employer more than anyone’s landlord, take your talents to a place that’s already on your side.",
      ],
    ],
    ask: "Whom did you last stand up for at work, and when did anyone hear you ask for something of your own?",
  },
  Taurus: {
    stances: { pace: "patience", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Work gets good for you around the third year. By then you know the regulars, your hands know the job, and a change nobody else would catch is as plain to you as a new haircut. The neighborhood dentist has that life, and so do the small-town pharmacist, the piano technician, the dairy veterinarian, the head gardener of a park, and the banker who has looked after one household’s money for three generations. They’re paid for knowing how it was before. Decent tools, daylight, and a lunch eaten sitting down do more for you than a bigger title.",
      ],
      [
        "paragraph",
        "Whoever came to you early still pays the old price, because you like them and because nobody has complained. Of course they haven’t. Pick a date in January and let everything go up a little, every year, without a speech, like postage. On a salary it’s your employer you’re kind to: you stay, you train the newcomer, and then you hear what the newcomer was offered. So apply elsewhere every few years, with no intention of going. You’ll come back with a figure and a choice.",
      ],
      [
        "paragraph",
        "Haste wears you out. Handed five urgent things you slow down, from conscience, since a rushed one feels like cheating somebody. Don’t plead for time; ask for an order: “I can do all of these properly. Which one do you need first?” Most bosses have never thought about it.",
      ],
      [
        "paragraph",
        "New people flourish under you, because you’ll show a thing nine times without a sigh. A business of your own would go well at the speed of a hedge, paid for out of its earnings. Leave a job when the regulars have gone and you’re staying for the parking.",
      ],
    ],
    ask: "Who still pays you what they paid in the beginning, and what do you think they’d do if you asked for more?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A letter comes, three official pages, and a frightened person turns it over to see if the other side is in English. You’re who they should meet next. Explaining a hard thing kindly, at the speed of the one who has to live with it, is rarer than cleverness, and good people are paid for it: genetic counselors, court interpreters, financial aid advisers, reference librarians, technical writers, the hearing-aid fitter who says it a third time as though it were the first. You want short visits, new questions, and colleagues who laugh at lunch and let you shut the door.",
      ],
      [
        "paragraph",
        "Everybody drops by. You know which form, and whose birthday, who’s feuding with Billing, and by four o’clock you’ve saved a dozen people an hour while the report with your name on it is still a title. Give it your mornings, and say so cheerfully: “I’m no good to anyone before eleven. After that I’m all yours.” They’ll adjust within a week.",
      ],
      [
        "paragraph",
        "Talk leaves no trace, either. You catch the error in conversation, you say “we” when the director is pleased, and at review time your year has left nothing on paper. Keep a list on your phone, a line a day, who was stuck and what you told them. Once a year boil it down to a page with a figure at the bottom, checked with somebody who has your job elsewhere.",
      ],
      [
        "paragraph",
        "A desk in the middle of everything will always be offered to you, and it’s a fine place to learn. After that, hold out for one hard subject and a waiting list. Variety you’ll have anyway, because every visitor brings some. It would do you good to be known for something.",
      ],
    ],
    ask: "Which of your own projects is waiting, and whose questions had its hours last week?",
  },
  Cancer: {
    stances: { lead: "support", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "The first night in a strange place is where you’re needed. Someone’s awake in a ward, a dormitory, a shelter, and you know what would help: a lamp left on, a name pronounced right, a word about what happens in the morning. Night nurses know it, and boarding-school house parents, refugee caseworkers, directors of memory care, country innkeepers, the architect whose nursing homes don’t feel like one, and the placement specialist who studies a child and a foster family on paper before they ever meet. A team that stays together makes you strong. A boss whose jokes have a blade in them costs you your sleep.",
      ],
      [
        "paragraph",
        "Moving up would mean leaving your floor, so you turn it down in your head before anyone has offered. Look at it from the beds. Whoever gets the job decides how many people are awake at three in the morning, and it had better be somebody who has sat there. Apply for their sake, if you can’t for your own.",
      ],
      [
        "paragraph",
        "Ten remarks in a review, nine of them kind, and you hear the tenth, because to you it asks whether you still belong. Then you’re so quiet for a week that superiors begin to spare you, and nobody promotes a person they’re sparing. Get there first, on a good day: “What’s one thing you’d like me to do differently this season?” A correction you sent for hurts about half as much.",
      ],
      [
        "paragraph",
        "And stop paying for the slippers, the birthday cake, the good lamp. Hand in the receipts. What a place gets out of your pocket, it never learns to budget for, and whoever has the job after you won’t be able to afford it.",
      ],
    ],
    ask: "Which step up did you talk yourself out of, and who took it?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Certain days happen once: the vows, the burial, the diploma, the afternoon a child reads a whole page aloud. You think they should be done right, every name pronounced correctly, with fresh flowers at the back, too, where the shy aunt sits. So do funeral directors, protocol officers, heads of costume shops, elementary school principals, choir directors, maternity nurse managers, and the fundraiser who still writes to donors by hand. What does you good is a high standard, decent materials, and a program with your name in it, which you’ll pretend not to look for.",
      ],
      [
        "paragraph",
        "Within a month of your arrival people dress better and don’t know why. Newcomers would follow you through a wall. Being led is harder, because a boss who says nothing sounds to you like a boss who’s displeased. You add ribbons until midnight for a word that never comes, and what was needed by noon gets there at six, looking marvelous. Some excellent people simply don’t praise, so ask in a form they can manage: “I’m proud of how this came out. What worked best for you?” A draft for three colleagues is allowed to be plain. Keep the finery for the day with the flowers.",
      ],
      [
        "paragraph",
        "Where money’s concerned, dignity is in your way. You’d rather be honored than be seen to ask, and certain employers can tell. Settle the figure before the announcement, while they’re still a little afraid that you’ll refuse.",
      ],
      [
        "paragraph",
        "You can stand beside someone great for years and be happy, so long as they say your name. The year they stop, look for a house where whoever holds things together also takes the bow, or start one. Have the sign done by a professional.",
      ],
    ],
    ask: "Whose silence have you been working late to break, and have you ever asked them what they thought?",
  },
  Virgo: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "In certain trades, nothing happening is the triumph. The dose was right, the graft took, the baby in the incubator gained an ounce. Pharmacists live for that, and embryologists, infection-control nurses, dietitians, textile conservators, surgical technicians, and the copy editors of medical books, who get their excitement from a decimal point. You want a real person at the end of it, a method that can be improved, and a quiet hour to improve it in. “Roughly” is the word that spoils your day.",
      ],
      [
        "paragraph",
        "Nobody sees an error that didn’t happen. They do see the one that got through, because you point it out, and your boss, who takes you at your word, knows all your weaknesses. Change the order: three things that went right, and only then the one that didn’t. Note what you caught and what it would have cost, and bring that to the talk about your salary. Figures don’t boast, and yours will be correct.",
      ],
      [
        "paragraph",
        "What wears you down is that every task gets your whole conscience, the lunch memo as well as the incubator, so by Thursday there isn’t any left for what matters. Ask about each thing as it comes in: “Does this have to be perfect, or does it have to be done by three?” Then believe the answer, even if it hurts.",
      ],
      [
        "paragraph",
        "You’d be a tyrant of a boss to yourself, so if you go out on your own, take a partner who’ll send you home at six. Leave the place where cutting corners has turned into a compliment. Anywhere else, stay long enough to train one person who reads the label twice, and take your vacation with the phone off.",
      ],
    ],
    ask: "What did you last do perfectly that nobody needed perfect, and who was waiting for you to finish?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Three grown siblings, an empty house, one piano, and a will that doesn’t mention pianos: someone like you should be in the room. How you set out the chairs takes ten degrees off a meeting, and people who came to win go home having been decent. That’s how probate mediators earn a living, and adoption counselors, patient-relations officers in hospitals, deans of students, agents for old houses, the museum registrar who borrows a nation’s treasures, and the designer of a clinic that frightens nobody. You need courtesy, good light, and a colleague to think aloud with. Cold silences wear you out faster than shouting.",
      ],
      [
        "paragraph",
        "Asking everyone is your strength. By the time you’ve come back to the first of them, though, it’s been decided by somebody who asked no one. Keep the rounds and announce their end: “I’m hearing from everybody until Thursday. On Friday I’ll decide.” On Friday you’ll see four sides, as ever. Take the one you can explain to the person it hurts.",
      ],
      [
        "paragraph",
        "Talk of money makes you blush, so you accept the first sum with thanks and throw in some hours as a present, which nobody knows to unwrap. Prepare as for a difficult guest, with three comparable salaries on a card and one figure of your own. State it, and then leave them the silence, which you’ll ache to fill with something nice.",
      ],
      [
        "paragraph",
        "Departments grow pleasant after you arrive and forget when you arrived, so write down which quarrel ended and what it had been costing. With clients of your own you’d do beautifully, provided somebody else sends the second reminder. When you’re staying on because they’ve all been so nice, try listing who has been, by name.",
      ],
    ],
    ask: "When you last accepted a figure with thanks, what had you been hoping to hear?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Handed the thing you do best, most people look at the ceiling. A wound that won’t close, a bankrupt family, a drinker on the third day, a death nobody can explain, a complaint about the most popular man in the company: you come in softly, shut the door, and look straight at it. Wound-care nurses have that gaze, and bankruptcy paralegals, addiction counselors, medical examiners, palliative-care physicians, workplace investigators, the archivist who decides what stays sealed. You need privacy, time to finish, and a boss who doesn’t ask how you’re feeling in front of the group.",
      ],
      [
        "paragraph",
        "New bosses don’t know that they’re on probation with you. For a year or two you’re correct and watchful, while they fill their inner circle with whoever said hello. Shorten it. In the first month ask for twenty minutes and say: “Here’s what works in this place, here’s what nobody will tell you, and here’s what I need.” If they use it well, you have an ally. If they don’t, you’ve found out in weeks.",
      ],
      [
        "paragraph",
        "Being the only one who knows is your other comfort, and a costly one. The old files, the way around the software, the donor who mustn’t be phoned, all in your head: it feels safe, until a better job comes up and they can’t spare you. Teach somebody a third of it. On pay you’re well informed and silent, waiting for justice to find the address. Lay the figures on the table as you would any other unpleasant fact.",
      ],
      [
        "paragraph",
        "Watch how you leave. You’ll stay in a bad place for the pleasure of being there when they get what they deserve, and that can take ten years. Spend those years somewhere else.",
      ],
    ],
    ask: "Who at work has been on trial with you without knowing it, and what would it take to acquit them?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Every expedition has someone at base camp who knows all the routes and is standing outside with a lamp when the others come down. Most of you wants that job; the rest wants the mountain now and then. Study-abroad directors live this way, along with refugee resettlement coordinators, ship’s pursers, travel nurses, park rangers with school groups, teachers of English to newcomers, and visa specialists, who from a desk get a cellist across a border by Friday. Something from elsewhere should come in daily.",
      ],
      [
        "paragraph",
        "When the bus doesn’t come, you have a number to call, and half an hour later everyone has learned a song. It’s year three that’s dangerous. By then you know each step, slips appear in the easiest tasks, and you punish yourself with overtime. You aren’t careless, you’re hungry. Offer a trade: “I’ve run intake for three years, and I’ve stopped learning from it. I’d like to train my successor and take on something new.”",
      ],
      [
        "paragraph",
        "Good causes know where you sit. The picnic, the newsletter, the scholarship committee, all decent and none in your contract, until the work you’re paid for gets the crumbs. Allow yourself one a season. Your salary you’ve treated as one more thing to give away, as if wanting money were rude to people who’ve lost everything. Decide where the next three thousand would go, a roof, a course, a fare to the far side of the world, and ask for that.",
      ],
      [
        "paragraph",
        "A language school or a small guesthouse would suit you, with a short lease and someone who loves bookkeeping. Otherwise stay as long as a place can still surprise you, and leave on good terms. You’ll want to come back and visit.",
      ],
    ],
    ask: "What did you last learn at work that surprised you, and who was there?",
  },
  Capricorn: {
    stances: { order: "plan", risk: "safe", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Give you something that has to be there in thirty years. A pension that pays, a school roof that holds, a clinic in a county with no other, land that stays land: others start such things and get the plaque, and you’re the reason they open at eight. Directors of nursing are made this way, and trust attorneys, benefits actuaries, land-conservation managers, hospital pharmacists, and the county clerk everybody phones before an election. You want clear authority and a day with an end to it. At the word “flexible” you check your wallet.",
      ],
      [
        "paragraph",
        "People would do nearly anything for you, since you’re fair, and yours is the last light on. They’d like to hear that it’s mutual. One sentence on a Friday, to one person, about one thing, does more than the bonus you fought for and never mentioned. Mention the bonus, too.",
      ],
      [
        "paragraph",
        "When somebody above you is wrong, you repair it after hours, so well that they’ve come to trust their own judgment. It makes you an excellent second for life, because no one promotes a person who has never been heard to disagree. Say it once, early, as a duty: “I’ll do it this way. You should know that I expect trouble in March, and here’s why.” In March you needn’t say a word.",
      ],
      [
        "paragraph",
        "Safety is what you overpay for, a parking space, a boss whose moods you can forecast, and the better offer goes by. Put down in dollars what staying costs each year, next to what leaving risks, and have somebody bolder read both columns. When the head of the place retires, don’t wait to be sent for; all this time you’ve looked content. Write the letter a year ahead.",
      ],
    ],
    ask: "Which of your superior’s decisions did you quietly make come out right, and who believes it was a good decision?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Someone the system didn’t expect is standing at the counter. He’s deaf, or ninety, or has no fixed address, the form has no line for him, and everyone’s sorry. You aren’t sorry, you’re interested. By Friday he’s been served, and by summer that’s how it’s done for everyone. That’s a good week for an audiologist, a special education teacher, an elections administrator, a public health nurse, a braille transcriber, or whoever runs disability services at a college. Look for a purpose that makes sense and long stretches unwatched. Ceremonies nobody can explain will wear you out.",
      ],
      [
        "paragraph",
        "You bring the facts to the meeting and find that four people agreed over lunch. Asking for support beforehand strikes you as slightly crooked. Think of it as giving the shy ones a chance to object in private, and two days ahead stop at two desks: “I’m bringing this up on Thursday. What would worry you about it?”",
      ],
      [
        "paragraph",
        "Your improvements are so considerate that no one sees them. A line is moved, the crying at the counter stops, and people suppose it was always so, until another branch wins a prize for it. Put your name on the thing, with a date, a before, and an after. It’s the same with pay. You assume the scale is the same for all, while the colleague who inquired is two steps up it. Ask what the range is and how a person moves along it. Rules that only the bold have heard of aren’t fair.",
      ],
      [
        "paragraph",
        "In charge, you treat the trustees and the night janitor alike, which both remember, and you leave people so free that a few drift. Tell those few what good would look like, and by when.",
      ],
    ],
    ask: "Which change of yours does everyone take for granted, and who knows that it was you?",
  },
  Pisces: {
    stances: { head: "feeling", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Some of the finest listening is done to those who can’t say what they want. A baby in an incubator, a greyhound waking from surgery, a retired judge who has lost the names of things, a boy who draws only doors: you look, you wait, and after a while you know. Neonatal nurses work that way, and veterinary technicians, music therapists, speech therapists, children’s librarians, and writers of audio description, who tell the blind what the actress did with her hands. You need good news along with the sorrow, because you live on whatever’s in the air. Harsh voices foul it for days.",
      ],
      [
        "paragraph",
        "Instructions reach you as a mood. You go off and come back nine days later with something beautiful that nobody ordered. Get the facts before you leave the room: “Who’s going to use this, how long should it be, and when do you need it?” Show a rough piece early.",
      ],
      [
        "paragraph",
        "When people at work are in trouble, you take this one’s shift and finish that one’s charts, and by the holidays you’re doing a third of a job that nobody pays you for. Give kindness a size, this Saturday or that one report, and tell the supervisor, since a person who’s going under needs more than one of you. Your own invoices go out late and with an apology. Settle the rate in January, when there’s no one sitting in front of you.",
      ],
      [
        "paragraph",
        "Something should come between the work and the front door, a pool, a walk, twenty minutes in a parked car with the radio on. Crying on the way home is part of a job like that. If you’ve begun to cry on the way there, look for another.",
      ],
    ],
    ask: "Whose work did you take over out of sympathy, and who got less of you because of it?",
  },
};
