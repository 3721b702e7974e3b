import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Everyone in the building says it’s safe, or proven, or impossible to get into, and you’re the one they let loose on it. A penetration tester is paid for exactly that. So are the crash-test engineer, the inspector who rides the ski lift before anyone else is let on, the attorney who cross-examines the other side’s expert, the scientist who repeats a famous experiment to see if it holds, and the fact-checker at a magazine with a lot to lose. Each gets a claim, a date, and permission to be rude. You go dull in places where the answer is known on Tuesday and discussed until Friday.",
      ],
      [
        "paragraph",
        "Working for you is a relief to anyone with an opinion, since you can be contradicted by the newest person there and enjoy it. Shy people take a while to believe that. Ask them in private, before the meeting, and wait.",
      ],
      [
        "paragraph",
        "Once the thing has given way, you’ve lost interest, and the report stays unwritten while you’re off attacking something else. From upstairs it looks as though nothing was found. Talk it into your phone within the hour, while you’re still pleased with yourself: what you tried, what broke, how to mend it. Someone orderly can see to the commas.",
      ],
      [
        "paragraph",
        "Pay is the one claim you never test. They name a figure, haggling would use up the afternoon, and you say fine, you who wouldn’t take a bank’s word for its own vault. Lean on it once: “Is that the number, or is that where we start?” Then keep still; it’s a short wait. And if you notice that you’re picking fights because the work no longer puts one up, it’s time for harder work.",
      ],
    ],
    ask: "What did you break or solve this year that still has no page to show for it, and who is waiting for that page?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Rock, wood, wine, soil: stuff with a theory in it, and years to get to the bottom of both. For that you’ll be there before the lights are on. Geologists have it, and fermentation chemists, plant breeders, timber framers, watchmakers, and materials scientists. So, at a desk, does the economist who studies what land is worth. You want your hands on something in the morning and a long thought about it in the afternoon, two or three colleagues who aren’t chatty before ten, and a superior who believes in seasons. A day chopped into quarter hours leaves you more tired than a day of lifting.",
      ],
      [
        "paragraph",
        "The whole place gets calmer with you in it. New people copy how you label things. When you say a joint will hold, they stop checking.",
      ],
      [
        "paragraph",
        "Your answers ripen, and the meeting is at two. On Wednesday you say you’d need to think; ten days later you have the right solution, and the wrong one has been ordered. Give them a fruit that’s still green and say so: “As of today I’d go with the second. I’ll know for sure on the twelfth.” Most of the time today’s answer turns out to be the final one, and where it doesn’t, they’ll have learned to wait for the twelfth.",
      ],
      [
        "paragraph",
        "A bigger title doesn’t move you, so the yearly talk passes in friendly silence and somebody else gets the raise. But there’s plenty you do want. Work out what an untouched morning is worth to you, or a four-day week, a window, a better instrument, and ask for that with the seriousness others bring to money. Then ask for the money, too, while you’re sitting comfortably.",
      ],
    ],
    ask: "When did you last know the right answer a week too late, and what would you have said if a green one had been allowed?",
  },
  Gemini: {
    stances: { focus: "many", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Odd questions find you anyway, so arrange to be paid for it. Someone has to know by four whether that berry is dangerous, who owned the bridge, why the file opens upside down, what the Finnish is for that, and you’re happy. Poison-control specialists live like that. So do reference librarians, data journalists, court interpreters, crossword constructors, podcast producers, and the technician at the end of the line whom other technicians call. Reading a prepared answer off a screen would finish you in a week.",
      ],
      [
        "paragraph",
        "People find out from you what they meant. They arrive with a muddle, you say it back in one sentence, and they write it down. The people who work for you love a boss they can argue with, and would only like to hear by Monday which of Friday’s ideas is still alive.",
      ],
      [
        "paragraph",
        "Everything you know is given away in the hallway. The afternoon goes, and the piece with your own name on it waits for a quiet day that isn’t coming. Hours on the door will do what willpower won’t: “I’m writing until noon. Bring me anything after that, the stranger the better.” They’ll save them up.",
      ],
      [
        "paragraph",
        "Around the eighth month you can do the job, and for you that’s the beginning of the end, while for everybody else it’s when the money starts. Keep the chair, then, and change the question: one day a week on the problem down the hall, agreed with whoever signs for your time. By the third year they no longer come to you for answers. They come to learn which question it is. Name the price before you start talking.",
      ],
    ],
    ask: "What piece of your own was pushed aside this month by a question that wasn’t yours?",
  },
  Cancer: {
    stances: { novelty: "familiar", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Two people hold hands while you look at the crack. They’ve put everything they own into this house, you go under the floor with a flashlight, and an hour later you can tell them that it’s old, it has stopped moving, and they can sleep. That’s a home inspector’s Saturday. Fear with a fact at the bottom also fills the week of the rare-disease geneticist, the vet who works out what the parrot ate, the immigration paralegal, the school psychologist, the pharmacist for transplant patients, and the archivist looking for one birth certificate. You want a face at the end of it, because strangers in bulk wear you out, and so does a new team every spring.",
      ],
      [
        "paragraph",
        "Colleagues bring you the letter they’re afraid to open, and when you’re in charge, whoever has a sick father finds the schedule quietly rearranged.",
      ],
      [
        "paragraph",
        "One cool look in a meeting, and your best idea goes home with you. The subject has gotten dull, you think. It was the look. Give it a night, and ask the person alone: “You seemed doubtful yesterday. Was it the idea, or a long day?” Mostly it was the day. If not, they’ll have a reason, which is more than you can learn from a face.",
      ],
      [
        "paragraph",
        "Then there’s the brevity of your answers. No one can see twelve hours of reading in “You can sleep,” and people pay for what they see, so hand over the path as well: what you looked into, what you ruled out, how long it took. Frightened people find that reassuring, and whoever sets your salary has never been shown where the nights went. After a year of showing them, ask for more than seems polite.",
      ],
    ],
    ask: "What did you find out for somebody this year that they believe took you five minutes?",
  },
  Leo: {
    stances: { order: "improvise", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Somewhere in the third minute the faces change. They’ve got it, all of them at once, and you’d work a month of nights for that second. Build your living around it, like the director of a planetarium, the roller-coaster engineer standing under the first drop, the writer of documentaries, the designer of stage illusions, the chess coach, or the physics teacher at an ordinary high school. Long private thinking goes in, and something splendid comes out in front of people. You need a subject you chose yourself and one person above you whom you can admire. Anonymous usefulness takes the heart out of you.",
      ],
      [
        "paragraph",
        "Beginners blossom in your care. A first clumsy attempt gets your whole attention, you tell them in detail what was remarkable, and they can believe it, having seen your face in meetings about procedures.",
      ],
      [
        "paragraph",
        "Nothing of yours gets finished without witnesses. For months you read, and then it’s all built in the last four nights, by you and three colleagues who’d promised to be home. It’s magnificent; two of them transfer. Invite the witnesses sooner: “Ten minutes on Wednesday, and I’ll show you the part that works. The rest will be cardboard.” You’ll build toward each Wednesday, and everyone gets some sleep.",
      ],
      [
        "paragraph",
        "You’d like to be discovered, so you don’t mention what you’ve done. Somebody half as deep mentions his, and for a month you’re ironic, which never raised anyone’s pay. Write the paragraph you’d write for a friend who had done all that, facts included. Put your name in it and send it to whoever decides, a month before they do.",
      ],
    ],
    ask: "Who in a position to choose you has never been told what you did this year, in words as generous as you’d use for a friend?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Is a tomato a fruit? A court once had to decide, because of a tax, and you’d have liked to be there. What counts as what: it sounds like a quibble until somebody’s illness has no name and nobody will pay for it. Taxonomists settle such things for beetles and customs classifiers for cargo; epidemiologists, medical coders, patent examiners, database architects, and seed analysts all ask the same thing, whether these two are really one. You need quiet, a standard that means something, and colleagues who enjoy an exception. Hearing that it’s close enough is like a stone in the shoe.",
      ],
      [
        "paragraph",
        "Beginners are glad to be put beside you, since you explain a thing until it’s understood and never sigh. Your lists end up in use in buildings you’ve never entered.",
      ],
      [
        "paragraph",
        "Then comes the report. By the time everything’s been weighed, the answer is on page six, between two exceptions, and whoever needed it has gone with page one of another. Put it at the top and let it stand alone: “My answer is B, and I’d bet four to one on it. The reasons follow.” You aren’t claiming more than you know. Four to one is as exact as anyone can be, and people can act on it.",
      ],
      [
        "paragraph",
        "Money has a trap in it made for you. Asked what you’d expect, you’re honest and give a range, with reasons for both ends. They heard one number, and it was the lower. From now on, name the upper by itself, on the reasoning you’ve already done. If they want to know how you got there, they can ask, and you’ll be the best-prepared person in the room.",
      ],
    ],
    ask: "What do you know for certain at work that’s standing on page six of something?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "One more grain on either side would spoil it, and you can tell. A mastering engineer brings the voice up by a breath; typeface designers see it in the white around a letter; orthodontists work on it for two years at a stretch. Auction economists have to be fair as well as clever, and whoever draws up a league’s schedule faces thirty teams that all feel robbed. An arbitrator’s office would suit you, too, or a studio where every character in a game must be equally worth playing. Ask for a pleasant room and one partner who’s blunt and fond of you. Where people shout, you can think of nothing but the shouting.",
      ],
      [
        "paragraph",
        "Colleagues at war are both sure you’re with them, and begin to behave. New people get heard before they’ve learned to interrupt.",
      ],
      [
        "paragraph",
        "Asked for advice, you deliver three options, beautifully weighed. Your boss wanted one. So it’s picked by somebody with a loud preference, and you spend the year improving what you’d never have chosen. Keep the three and add a line underneath: “If it were mine, I’d take the second.” Nobody will think you less fair. They’ve been searching your reports for that line.",
      ],
      [
        "paragraph",
        "When it’s your own pay, you see the other side’s position at once, the budget, the awkward quarter, and within minutes you’re explaining it to them. They’ve already got somebody in the room for that. Write a figure down the day before, slide it across, and wait. And if a post is yours because nothing spoke against it, sleep on it until you know whether anything speaks for it. A whole career can be assembled from things you didn’t mind.",
      ],
    ],
    ask: "When did you last hand over three good options, and which one did you want?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "A city is losing water, nobody can see where, and at two in the morning a woman with headphones walks down an empty street until she stops and says, here. Something’s hidden, it leaves marks, and you can read them: let your living be that. Leak detection is one such trade. So are seismology, malware analysis, magnetic resonance imaging, sonar, psychotherapy, and the physics of unseen things. You want one matter at a time, a door, a few people you trust, and no duty to seem cheerful. A superior who’d rather not know takes the life out of you.",
      ],
      [
        "paragraph",
        "Colleagues bring you what they’re afraid is true, since you’ll look, you don’t flinch, and it stays in the room.",
      ],
      [
        "paragraph",
        "Before you’re certain you say nothing, and that can be a season. From above, it’s three months of an expensive person in the dark, and a week before you’d have had it, the money moves to a louder project. Once a month, send half a page: “It isn’t the pump, the seal, or the north line. Two places left.” You’ll have claimed nothing you can’t prove, and nothing reassures a budget like a shrinking list.",
      ],
      [
        "paragraph",
        "Feuds are your other expense. Somebody leaves your name off a report, forgets it by lunch, and gets two hours of your day for years. While it’s still small, go in, shut the door, say what was done and what you want put right, and by when. Whatever comes of it, your evenings are your own again. Go in about your salary the same way. They won’t find out what you want by looking, as you would; most people have to be told.",
      ],
    ],
    ask: "Who has been taking up space in your head for years without knowing what they did?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Set down in a place with rules you don’t know, you’d be happy. Within a month you’d have the grammar, or the currents, or the reason nobody walks on that side of the street. Field linguists live for this, and so do comparative-law scholars, exploration geologists, land surveyors, astrobiologists, the service engineer flown out to whichever telescope has stopped, and, at a desk, the historian of science with an hour on the radio. You need distance, a free hand, and one question too large for a lifetime. Doing for a fifth time what you understood the third makes you careless, and slogans make you leave.",
      ],
      [
        "paragraph",
        "In a tired team it’s you who remembers what the work is about and makes it sound like an adventure. Students would follow you to another continent. Once there, they’d like to hear who has the tickets.",
      ],
      [
        "paragraph",
        "Your proposals explain everything. The committee wanted a project, received a philosophy, and gave the money to someone with one small island. Choose yours, and let the rest shine through it: “This year I want to understand this one place. If I’m right, it’ll tell us about the others.” An island, they can pay for.",
      ],
      [
        "paragraph",
        "Money leaves you through small holes. You advance the fare, lose the slip, wouldn’t make a fuss over forty dollars, and by December you’ve sponsored your employer. Photograph each receipt before you step away from the counter, and pay somebody fussy to add them up. Fees you name on the spot, as though the trip were the payment. You’d go for nothing, but don’t mention it. Sleep on the figure and quote it in writing, from home, with the rent in view.",
      ],
    ],
    ask: "If you were allowed only one island this year, which would it be, and who would you tell that the others have to wait?",
  },
  Capricorn: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Nobody looks at it, and everything stands on it: that’s your kind of work. A geotechnical engineer knows what holds up the tower, an actuary what holds up the pension. Compiler engineers, textbook authors, land-title examiners, dam inspectors, and the machinist who makes the gauges other shops measure by are down there with them, unthanked and necessary. You want hard material, a long horizon, the say over your own part, and few meetings. Enthusiasm without arithmetic tires you, and a new direction every spring you take personally.",
      ],
      [
        "paragraph",
        "When you say it’ll hold, people sleep. Young colleagues discover that you’ll explain anything for as long as they like, and that behind the dryness there’s somebody on their side.",
      ],
      [
        "paragraph",
        "Everything starts from zero with you. Given a part that someone else has made well, you can’t rest until you’ve built it over, and meanwhile the others have opened for business. Permit yourself one loan per project: “You’ve already solved this. Can I use yours, if you tell me where it breaks?” It’s the question an expert would ask, and the owner will be flattered.",
      ],
      [
        "paragraph",
        "Then there’s the line. You believe that one exists, that somebody keeps it in order, and that if you stand in it and do good work, your turn will come. Nobody keeps it. Your turn went to a person who asked in the elevator. Go to whoever decides, in a quiet month, and find out what would have to be true for you to have that post next year, and at what pay. Write the answer down like any specification, and meet it. So far you’ve guessed at the requirements. See what happens with the real ones.",
      ],
    ],
    ask: "What are you standing in line for, and who told you there was a line?",
  },
  Aquarius: {
    stances: { company: "solitude", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Something a million people put up with, and you can’t: that gets you out of bed. The bus map, the ballot, the hospital form that wants your birthday four times; everybody sighs and makes do, while you draw a better one on the back. Transit planners are paid for it. So are epidemiologists, accessibility engineers, software developers, museum exhibit designers, and the bench technician who finally learns why the monitor in room six fails on Tuesdays. Long quiet mornings keep you well. A boss who calls habit a reason doesn’t.",
      ],
      [
        "paragraph",
        "People bring you what they’re stuck on, knowing you won’t laugh. The newest hire is treated as a peer, so you hear things no director hears.",
      ],
      [
        "paragraph",
        "Once a problem is solved in your head, it’s solved, as far as you’re concerned. All that’s left is testing, labels, and a signature from Finance, you’re in love with the next thing, and the bad form goes on asking for birthdays. Promise it to somebody: “You’ll have it on the tenth, working, even if it’s ugly.” An ugly one in use has spared more people than a beautiful one in a drawer.",
      ],
      [
        "paragraph",
        "You’re also early, which is badly paid. They blink at the whole plan, and three years later somebody presents the first step as his own. Propose that step yourself, small enough to be running by summer, with your name on the sheet. Keep the rest in your bag. When the first step works, they’ll want to know what comes next, and before you tell them is a good time to talk about the raise.",
      ],
    ],
    ask: "Which of your solutions is finished in your head, and who’s still putting up with the problem?",
  },
  Pisces: {
    stances: { order: "improvise", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Weather, water, crowds, a baby’s first syllables: your best subjects won’t hold still. You can look at such a mess for a month until it turns out to be doing something. Marine meteorologists get paid for that, and ecologists, developmental psychologists, sound designers, glaze chemists, the keeper at a public aquarium, and the animator who’s called in whenever there has to be smoke. You need long, unmeasured hours, a mild boss, and somebody else’s calendar. Being timed makes you stupid, and a loud office empties your head by ten.",
      ],
      [
        "paragraph",
        "Around you, half-formed ideas are safe, so that’s where colleagues bring them. What they take back is usually whole, and they remember it as their own, which doesn’t trouble you nearly enough.",
      ],
      [
        "paragraph",
        "In the meeting, you tell them the answer and can’t remember how you got there. It’s right, it’s about jellyfish, and they vote for something with a chart. Before it gets that far, borrow a plain-minded colleague for a walk: “I’ll tell you how I got there. Stop me whenever I lose you.” She’ll stop you nineteen times in the first mile, taking notes. Her notes are your presentation, and both names go on it.",
      ],
      [
        "paragraph",
        "As for money, you find it hard to believe in. A fascinating problem comes along with hardly any pay, and you take it, and in the fall there’s a fascinating letter from the bank. Learn a single dull number by heart, what one month of your life costs with a little left over, and don’t say yes to anything before you’ve compared the two. The fascinating problems will be just as fascinating at that rate.",
      ],
    ],
    ask: "What do you know at work that you’ve never been able to show anyone how you know?",
  },
};
