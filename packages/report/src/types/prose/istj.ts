import type { TypeProse } from "../type-prose.ts";

export const istj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "truth",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "logic",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "While the others are agreeing that somebody really should call, you’ve been on hold for six minutes. ISTJ has the policy number, from the right drawer, and Aries has already dialed. It’s a rare pair, since careful people are slow and fast ones have never seen the drawer. In meetings you say what everyone else was saving for the parking lot, and you cite the page. Friends who are moving find you at the door before the truck, grumbling about how they’ve packed and carrying the heavy end. Then somebody keeps score of something, anything, and the solid citizen vanishes: you know the rules better than the box does, you gloat, and you demand a rematch.",
      argument: [
        "A rule you’ve accepted can send you out into a blizzard, while a suggestion from the passenger seat can make you miss an exit. Half of you believes in order and the other half can’t take an order, so a silly procedure is safe with you for years because it’s written down, while good advice is lost because somebody said it in a certain tone. “You should get that shoulder looked at,” they say. It was on your list for Tuesday. “I know,” you answer, and now it’ll be the Tuesday after, so that it’s your own idea again. The one who was worried hears a door shut, and you’ve got another week of the shoulder.",
        "Next time, simply inform them: “It’s on my list for Tuesday. Thanks for thinking of it.” Then go on Tuesday. It can be their idea, too.",
      ],
    },
    Taurus: {
      thesis:
        "Ask for a recommendation and you’ll get one, not five: the mechanic, the bakery, the brand of socks. Behind it stand two years of comparison that nobody saw. Taurus wants the good one, ISTJ wants to choose it exactly once, and so you live among things that work, and get quietly fond of them. Friendships are handled the same way. They’re slow to start, and then somebody finds that you’ve been the ride to the airport for fifteen years, early. Upset people calm down just by sitting near you. The humor comes late, after everybody’s done talking, in four words with a straight face, and it’s what they repeat on the way home.",
      argument: [
        "Pleasure and duty share a bank account in you, and duty holds the card. One side knows exactly what a good life feels like: the linen, the long lunch, the room with the view; the other wants it deserved first, so you buy the best and then save it. The concert seats are for when the project’s finished, the vacation days accumulate, and the fine bottle is waiting for an occasion that keeps failing to be fine enough. Somebody who loves you has offered twice to open it, and what they hear is that an evening with them doesn’t qualify.",
        "Take the thing you’ve been saving longest and use it on an ordinary night this week. Say, “There’s no occasion. I just wanted this with you.” Duty will want to know what was accomplished, and for once you can leave the question on the table.",
      ],
    },
    Gemini: {
      thesis:
        "Nobody expects the person with the receipts to be this funny. Somebody tells the story of the canceled train, and you supply the platform, the hour, what the conductor said, and his voice, until nobody at the table can breathe. That’s ISTJ’s memory with Gemini’s timing. You know why the road bends there, what the tax is on that, and which of two nearly identical words was meant, and you hand it over so lightly that no one feels taught. In a group chat of eleven people, yours is the message that has the address. You can be silent for a whole dinner. Then comes one sentence, quite mild, and the person across from you has to put down the glass.",
      argument: [
        "“We should do that sometime,” you say, because the talk is going well and you like the idea. Other people know that it’s only talk, and so does one side of you, which has already moved on to something about lighthouses. But the other side heard you give your word and writes things down, so that three Saturdays later you’re standing at mile nine of somebody’s half marathon with a bag of oranges, in the rain, on time, annoyed. The runner had forgotten that you ever offered. You came, so you can’t complain; you’re grumpy, so it isn’t quite a gift. Meanwhile the Saturday you’d wanted went by.",
        "For one week, let talk be talk. When the next fine idea comes out of you, add, “I like the thought of it. Ask me on Monday whether I can do it.” On Monday, answer for the one who’d have to stand there.",
      ],
    },
    Cancer: {
      thesis:
        "The ride home after surgery is you, and so are the spare key, the copy of the will, and the name of the doctor they liked. ISTJ gets everyone’s facts in order; with Cancer they’re never only facts, and you remember which side of the bed somebody needs the water on. Tender speeches aren’t in your line. You check their tires. People meeting you see the polite reserve and guess at a cool person, until a child falls off the swing and you’re across the grass first with the right bandage. The dry remarks are saved for those inside the fence. Once in, a friend is in for good, even through four bad boyfriends, all remembered by name.",
      argument: [
        "Feelings decide more for you than anyone would guess, and then logistics sign the letter. You don’t want to go on the trip because last time you felt like a spare part, which doesn’t count as a reason, in your own court, so you mention the fare, the connection, and who’d look after the dog. People who want you there are helpful: they find a cheaper fare and a direct flight, somebody offers to take the dog, and there you stand with every objection solved and the same stone in your stomach. Now you either go, grimly, or you invent a deadline, since no one can reassure you about a feeling you’ve called a fare.",
        "Try leading with the true one this week: “It isn’t the money. I felt left out last time, and I’m dreading it.” They can’t fix that with a coupon. They can only be nice about it.",
      ],
    },
    Leo: {
      thesis:
        "Give you a retirement lunch to organize and it’ll have place cards, a speech with the dates right, and an ending that makes the boss cry. Other people keep their promises; with you, Leo adds a bow on top and ISTJ has kept the receipt. You dress for the occasion, including occasions nobody else had noticed were one. A waiter gets thanked by name. If your word was given in March, it arrives in November, polished, and a little larger than anybody remembered. Children adore you, since you take their rules seriously and can be a dragon without smiling. And in a bad hour, when everyone else is milling about, somebody looks at how you’re standing and decides it’ll be all right.",
      argument: [
        "“No fuss,” you say about your birthday, and you mean it right up until there isn’t any. You hold, quite sincerely, that decent people do their work and don’t look around for applause, and you’ve been listening for the band since Monday. So you announce that it’s an ordinary day, and the people who love you, having been told clearly, treat it as one, with a card, a nice walk, and an early night. “It was lovely,” you say, with your face a little stiff, and they lie awake wondering what they did wrong. They followed instructions.",
        "Amend the instructions. Once this week, about anything you’d like noticed, say, “I’d enjoy a bit of fuss about this one.” It’s about as dignified a sentence as you’ll ever speak, and they’ve been longing to hear it.",
      ],
    },
    Virgo: {
      thesis:
        "There’s a safety pin on you, and a pen that works, and you know what time they stop serving. ISTJ likes things settled, while Virgo likes them better, and so your help comes punctually and with a small improvement. You read the fine print. A friend’s résumé comes back from you the same evening with one comma moved and a line that makes her sound as good as she is. You notice the limp before its owner does. What surprises people is how funny you are about it all, in a murmur, sideways, at the very back of the tour group, at the expense mainly of yourself.",
      argument: [
        "Five o’clock Friday was the deadline, and at four fifty-eight you sent it. A promise is a promise. At five-twenty comes “Slightly corrected version attached,” and at nine another, because of a footnote. You want a thing finished and you want it right, and since no thing has ever been both at the same minute, you deliver it on time and then go on working. Nobody had seen the footnote, but they’ve seen three emails, and now they can’t be certain which is the real one, and they open your next excellent piece of work looking for the slip. Your Friday evening went into that.",
        "With the very next thing, send one line along, “This is final unless you find something,” and then shut the laptop and take a walk. Whatever you remember at the corner can wait to be asked about.",
      ],
    },
    Libra: {
      thesis:
        "Nobody has ever felt cheap splitting a bill with you, though it comes out to the cent. You’ve done it in your head, allowed for the one who only had the salad, and made the tip look like everyone’s idea. ISTJ supplies the arithmetic here and Libra the manners, and together they’re the reason that seating plan worked. Thank-you notes leave your desk within the week, on decent paper. A host relaxes when you arrive, since you’ll talk to the difficult cousin and know when to go home. People call you proper until they’ve heard you do the best man’s toast, murmured, in his own voice, over the cake. After that they ask the host, quietly, to be put beside you.",
      argument: [
        "In the room you’re agreeable, and at six in the evening you’re in writing. The meeting drifts from what was decided in April, you know the page, but people are smiling and you can’t bear to spoil it. “Sounds reasonable,” you say. On the way home the other half of you wakes up, convinced that a decision is a decision, and produces an email with four numbered points and a kind regards. It’s accurate, and whoever opens it feels tricked, because an hour ago you were nodding. From now on they don’t trust the nod.",
        "Put the objection in while everyone’s still sitting. This week, at the first “any concerns,” say, “I like where this is heading, and it isn’t what we agreed in April. Can we look at that for five minutes?” You’ll be just as polite, only sooner.",
      ],
    },
    Scorpio: {
      thesis:
        "People tell you things in elevators. They don’t know why; you’ve barely moved your face, and that’s exactly it, since whatever goes in there is never seen again. ISTJ gives you the discretion of a good bank, Scorpio an interest in what’s in the boxes. You notice who leaves the party together and, ten years later, have mentioned it to no one. Friends are few, and they’ve been tested by weather. For those few you’d drive all night, ask nothing, and have the right form in your bag. The humor is black, dry, and delivered at funerals, where it does more good than the flowers. When you say, “I’ll take care of it,” people simply stop worrying, and they’re correct.",
      argument: [
        "A hotel has charged you eighteen dollars too much, and the dispute is now in its second year. Your sensible side did the math on the first day: one email, and if they refuse, forget it. But there was a tone in their answer. Something in you that doesn’t do things by halves went quiet, and since then there’s been a folder, a letter by registered mail, and a regional manager who knows your name. Each step was reasonable, but the Sunday afternoons it took weren’t in any folder, and whoever shares them has heard the word “ombudsman” on some beautiful days. You’ll win, too. That’s what makes it hard to stop.",
        "Before the next letter, let someone else set the price. Ask, “How much of our time is this worth to you?” and spend that, not an hour more. A thing can be wrong, and provable, and not worth your Sunday.",
      ],
    },
    Sagittarius: {
      thesis:
        "Two hundred miles from anywhere, with the bus gone, you turn out to have the other timetable. Sagittarius wanted to see what’s behind the mountain, ISTJ wanted to be back by the ninth, and the result is a traveler who goes farther than the reckless ones because you counted the water. At home you’re the one who’s actually read the constitution of the homeowners’ association, and laughed. A bad idea gets called a bad idea, cheerfully, and then you help carry it out properly. Friends come to you for the honest opinion and a while later for the joke about it. A promise from you holds even when it was made at midnight on a ferry to somebody whose last name you never got.",
      argument: [
        "On day three of the trip, from 2:10 to 3:30, it says “wander.” You long for the open road, you really do, and you also can’t set foot on it without a reservation, so the adventure gets planned until there’s nothing left in it that could happen. Then an old man at a bus stop says there’s a festival in the next village, tonight, with horses. Everything in you turns toward the horses. But the museum was prepaid, and you go, and you look at the pots. The others would’ve followed you to that village. They talk about the horses for years, those horses nobody saw.",
        "Leave one day this month empty and guard it like an appointment. When somebody asks what you’re doing, say, “I don’t know yet. Want to come and find out?” You can pack the first-aid kit. Nobody will think less of you for the first-aid kit.",
      ],
    },
    Capricorn: {
      thesis:
        "Turbulence, and the stranger in the next seat has taken hold of your sleeve. It happens to you. You look like somebody who’s read the card, and you have. Nature gave you seriousness twice over: ISTJ sees to it that today is done properly, Capricorn that there’ll be something to show for it in twenty years, and between them you’ve got a will and a very good umbrella. Almost nobody suspects how funny you are. It’s said without moving a muscle, in the middle of a budget, and half the room gets it on the stairs. You never gush, so when you tell a person “That was well done,” they call someone to repeat it. And each year, unlike most people, you get younger.",
      argument: [
        "On the platform you open the posting for the bigger job again. You’ve run the numbers, there’s no honest doubt that you’re capable of it, and you’ve had an eye on that height since the day you were hired. But you also gave your word: they need you until the audit’s done, and after the audit comes the new system, which nobody else could teach them, so you close the phone and board the train. It feels like loyalty, and it is. It has also been four years. Those you stayed for suppose you’re happy, and they’ve begun consulting you about outside candidates.",
        "Say to your boss this week, “I’ll see the audit through, and I want the next step after it. What would you need to see from me?” Then put the answer in your calendar, with a date.",
      ],
    },
    Aquarius: {
      thesis:
        "Same train, same seat, same sandwich for years, and the book in your lap is about abolishing money. Strangers take you for conventional and are then astonished, around the second hour, by what you actually think. ISTJ likes a life that runs like a good clock, and Aquarius uses all that quiet to imagine a different century. You’ve read the bylaws, and you’re the one who wants to change them, with a draft. Your friends match no pattern at all: a monk, a welder, somebody’s grandmother, each with a birthday in your calendar. You’ll defend the right of a man you can’t stand to finish his sentence. And you fix the neighbors’ router, patiently, talking them through it, because everyone ought to be able to.",
      argument: [
        "The rule is idiotic, and you’re the only one who follows it. Badges must be signed for daily, in ink, in two places. You wrote the memo against it yourself, three pages with a comparison to Norway, and until it’s repealed you sign, in ink, in two places, and remind others to. You believe in orderly change, since if people simply dropped whatever they disliked there’d be no order left to improve. But nobody’s read the memo: all they ever see is a person at the door with a pen, and when reformers gather at last, over beer, you aren’t asked.",
        "Tell people what you think of it as well. This week, wherever you’re known as a stickler, say: “I think this rule’s a mistake, and I’ve proposed dropping it. Who’d sign with me?” Keep following it, if you like. Now it’ll be read as patience.",
      ],
    },
    Pisces: {
      thesis:
        "Behind the counter sits the one official who’ll turn the form around and show a frightened person where to sign. That’s you, whatever you do for a living. ISTJ knows every rule there is, Pisces knows what it’s like to be standing on the other side of them, and so you’re forever finding the paragraph that helps. You’re on time, your papers are in order, and a street musician can undo you completely. Your face stays put; you only walk a little slower. People confide in you because you’ll do something about it, by Friday, and not mention it again. You have a soft spot for the last one picked. And your jokes are so gentle that they’ve gone by before anybody can be hurt.",
      argument: [
        "“I can’t make exceptions,” you announce, and everyone in the room believes you. It’s what you think: a deadline that bends for one is unfair to twenty. Then somebody’s standing there at ten past five with wet hair, and you make an exception, privately, with the door shut, and ask them not to tell. So the bold get in and the obedient don’t. The one who needed it most heard you the first time, thanked you, and went home with the envelope. Had you known, you’d have been up all night.",
        "Make your mercy official. Sometime this week, along with the rule, give the way around it: “The deadline’s Friday. If something’s really happened, come and tell me before then.” Firm with some and kind to others, you’ll still have told them all the same thing.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When the system crashes and people panic, you become brisk and almost cheerful, and you’re already reading out step one.",
        "A friend who’s been cheated gets you at the counter beside them, receipt in hand, politely refusing to leave.",
        "If you’ve said six o’clock, you’re on the corner at six, warmed up, and the others run because you do.",
      ],
      costs: [
        "Lateness and carelessness make you angry on a schedule, and people apologize before they’ve even taken off their coats.",
        "You win an argument so thoroughly, with documents, that nobody cares to play or disagree with you for a week.",
        "Pride keeps you from asking for credit, and at night you go over who should have offered it.",
      ],
      tensions: [
        {
          between: "Starting or preparing",
          text: "You want it today and you want it flawless, so you plan at full speed and begin annoyed. Start at once on whatever can be undone, and prepare only for the rest.",
        },
        {
          between: "Winning or belonging",
          text: "Being the best feels like doing your duty, so a friendly card game turns into an examination. Let another player keep score next time, and don’t ask who won until morning.",
        },
        {
          between: "Obeying or objecting",
          text: "You keep the rule and simmer at it, and only your jaw knows how long that’s been going on. Find out this week who wrote it, and ask them for an exception.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, without any preparation. When it rings, write down the next step and go on with your ordinary day.",
    },
    Earth: {
      gifts: [
        "Whatever you maintain keeps working, so people borrow your ladder, your stapler and your filing system without checking them first.",
        "When you say Tuesday, there’s a knock on Tuesday, and friends who live alone plan the whole week around it.",
        "By weight and smell you can tell a good melon, a wet log or a tired engine, and neighbors consult you.",
      ],
      costs: [
        "You’re still loyal to an arrangement that no longer serves you, and people assume from your calm that it’s fine.",
        "Offered help embarrasses you, so you carry the heavy end alone, in full view of friends standing by with empty hands.",
        "The good sheets and the better coffee are saved for a guest, and you’re never the guest.",
      ],
      tensions: [
        {
          between: "Keeping or replacing",
          text: "Old things have proved themselves and new ones haven’t, so you repair until there’s nothing left to repair. Once a season, empty one closet completely, and put back only what you’d buy today.",
        },
        {
          between: "Useful or at ease",
          text: "Rest has to be earned in your accounts, so on a day off you find something to tighten. Next time, eat a long breakfast first, and leave the toolbox shut until noon.",
        },
        {
          between: "Devoted or stuck",
          text: "Staying is how you show love, and it’s also how you avoid an uncomfortable talk. Ask a blunt friend which of the two it is, about one person, and accept the first answer.",
        },
      ],
      practice:
        "On each of the next five evenings, accept one thing you’d normally do yourself: a ride, a cooked meal, a bag carried upstairs. Say only “thank you,” and do nothing in return until the week after.",
    },
    Air: {
      gifts: [
        "When a meeting dissolves into noise, you read back what was said, and most of it turns out to be common ground.",
        "Friends bring you a baffling letter from the bank, and you translate it into three sentences and one place to sign.",
        "Two people are getting louder, you make one dry comment to the tablecloth, and both of them have to laugh.",
      ],
      costs: [
        "You go on researching until the offer has expired, and then you know more about it than anyone who took it.",
        "You correct the year in somebody’s happy account, and you’re right, and the next one gets told to another person.",
        "At night you prepare for disasters in such detail that the ordinary morning finds you already tired.",
      ],
      tensions: [
        {
          between: "Settled or open",
          text: "You enjoy a question and you want it answered, so you debate with zest and then suddenly adjourn. Say at the beginning which one you’re after, and for how many minutes.",
        },
        {
          between: "Accurate or kind",
          text: "The wrong detail itches and the teller is happy, so you fix it softly, which is still fixing it. Hold it until tomorrow, and ask instead what happened next.",
        },
        {
          between: "Consulted or alone",
          text: "You like being asked, you need quiet to think, and by four o’clock you’ve answered everybody and resent the telephone. Put one hour for questions on your door, and shut it afterward.",
        },
      ],
      practice:
        "Each day for a week, give one person an opinion before you’ve looked anything up, in under twenty seconds, starting with “I’m guessing.” Note each one on a card, and on the last day mark how many did any harm.",
    },
    Water: {
      gifts: [
        "On the anniversary that nobody else has noted, you call about some spare tire, and your friend knows exactly why.",
        "A key, a secret or somebody’s cat comes back from your care in the condition in which you received it.",
        "In the week after a death, you know which office opens when, and you go along and wait outside.",
      ],
      costs: [
        "You’ve forgiven everything on paper, and in your shoulders the case is reopened every night with the same evidence.",
        "Worry comes out of you as instructions about locks and passwords, and people you love hear that they’re incompetent.",
        "At work, a slight makes you perfectly proper, and colleagues spend weeks wondering what became of your friendliness.",
      ],
      tensions: [
        {
          between: "Recording or feeling",
          text: "You can supply the day and hour of an old wound, so you do that and skip how it felt. Tell one person what it was like, without a single number.",
        },
        {
          between: "Faithful or present",
          text: "The past never interrupts and the living do, and many an evening goes to the photographs. Give whoever calls this week ten minutes before you go back to the album.",
        },
        {
          between: "Dutiful or tired",
          text: "When colleagues need you, being tired doesn’t count, so you stay late and go home wordless. At the second late evening in a week, tell them which morning you’ll be back.",
        },
      ],
      practice:
        "Put a postcard and a pen beside your plate this week, and each evening add one line to somebody living about what they’ve meant to you. On Saturday, mail it without rereading it, and don’t ask for a reply.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and ask who’s been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully rely on. It was done. It was right. It was on time. What follows is about who understands that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any solid house there’s a space that appears on no plan, as people who measure generally discover. Bring your tape if it comforts you, but nothing down there is going to be graded, and it has all been waiting for you neatly. Some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that’s of no use whatever, and it comes with exercises, in steps, with a stopping point. You’ll want to do them in order. Skip one.",
    "The word “mission” has always struck you as something printed on a mug. Still, you get up every day, you see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere definite. These last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "sun 1":
      "You prepare until there’s no risk left, and by then the wish has gone stale, so these are weeks for beginning one thing for your own sake, in the wrong order. Book the hour or pay the registration fee first, and then read up on it as thoroughly as you like.",
    "sun 2":
      "Loyalty is expensive when the other side is a corporation: you keep a bank or an insurer for years because it’s done you no harm, while the best prices go to strangers, so spend one evening comparing three offers, which you’d rather enjoy. Then switch, or ask for the new rate.",
    "sun 3":
      "“Fine” is your answer to most questions about yourself; it’s accurate, and it ends the conversation. For these weeks, add one particular, what you ate, what you repaired, who annoyed you on the way, because people need something definite to hold on to.",
    "sun 4":
      "You’re the one who remembers how it was, the year, the weather, who said what, so ask a relative to describe a day you know exactly. Amend nothing, because what they’ve kept of it tells you more about them than the calendar would.",
    "sun 5":
      "Fun, in your case, has a reliable formula: the same game, the same table, the same walk with the same stop. It still works, so continue it, and invite one person who’s never been along, which is your way of courting, too.",
    "sun 6":
      "Anyone else in your condition you’d send home, whereas you carry on, conscientiously, until everything takes twice as long as it would after a night’s sleep. This month your own rule applies to you: where you’d tell anybody else to stop, note down where you were, and stop.",
    "sun 7":
      "In a dispute you have the evidence, and it’s accurate, and it’s no use to someone who’s hurt. Leave the file unopened once, and ask, “What do you need from me now?” because a clear request is something you know how to meet.",
    "sun 8":
      "Trust takes years to earn with you and an afternoon to lose, and nobody’s told how to get it back. Think of someone who’s been on probation long enough, and ask for one small thing, a ride, an opinion, a key kept over the weekend; judge them exclusively on that.",
    "sun 9":
      "If there’s a course or a destination whose web page you know down to the fine print, the research is over. You like a plan of study, so resolve the last two doubts this week, and then pay the deposit.",
    "sun 10":
      "In meetings you wait until everyone has spoken, and then set it right in your head, so that the quickest colleagues get heard, although you’re the one who knows. Say it in the first ten minutes, without a preamble: “We tried this two years ago, and here’s what happened.”",
    "sun 11":
      "A friendship doesn’t fade for you, even if nobody calls for a year, but most people require a little evidence. Since you’re good at anything that stands in a calendar, propose a regular occasion to one friend you’d hate to lose, the first Monday of every month, and be there.",
    "sun 12":
      "Some of the promises you keep are to people who’ve forgotten them, and now’s the time to find out which. Take one obligation that costs you sleep or a whole evening, ask, “Do you still need me to do this?” and, if it’s a no, leave the gap empty.",
    "new 1":
      "You replace a coat or a habit only when the old one has worn out, because being recognizable is part of being reliable. Wanting something different is sufficient justification, and the old coat can go to somebody who needs it.",
    "new 2":
      "Saving suits you, because it answers a question that’s never far away, namely what could go wrong. Enjoyment answers no question and is put off accordingly, unless a new budget gives it a line of its own, with a sum that has to be spent by the thirtieth.",
    "new 3":
      "On any street there’s one person with a ladder, jumper cables and a working flashlight, and you’re generous in lending them. Begin to borrow as well, because people feel more at home with a neighbor who has needed something from them.",
    "new 4":
      "An arrangement at home stays with you long after its purpose has disappeared, because it once worked and you respect whatever works. Look for a corner that still serves an earlier part of your life, and see what the present one requires there.",
    "new 5":
      "Being a beginner is awkward for a person known for being right, and accordingly your hobbies develop into skills, with standards. Pick something to do badly for an afternoon, without any intention of improving, and enjoy it.",
    "new 6":
      "A furnace, a bicycle or a smoke alarm in your care is inspected regularly, while your own back and teeth have to announce a fault first. Begin a service booklet for yourself, and enter the appointment that’s overdue.",
    "new 7":
      "You learn what people like by watching them for years, and then you supply it without being asked. Some of that knowledge has gone out of date, which makes “Is that still how you like it?” a loving question now.",
    "new 8":
      "Confronted with someone’s loss you search for the right words, and as there aren’t any, you deliver soup and repair the gate, both of which are appropriate. Next time add “I keep thinking about it too,” which needn’t be perfect.",
    "new 9":
      "A custom that’s lasted has your respect, provided that it lasted somewhere you could watch it. Begin with another people’s, at their service or their holiday table, where you’re an excellent guest, because you notice how things are done, and ask what the third candle is for.",
    "new 10":
      "Good work, in your opinion, speaks for itself, and to announce it resembles boasting, while the people above you are too busy to look. Half a page is sufficient, and a summary of your results helps them as much as it helps you.",
    "new 11":
      "In a new group you become useful before you become known, because a task gives you a right to be there, and what it earns is gratitude. For friendship, stay on after the meeting and let other people stack the chairs.",
    "new 12":
      "Rest comes last on your list, and the list grows, so that fatigue frequently takes you by surprise. An evening with no plan whatever feels like neglect for the first hour and like relief in every hour after that.",
    "full 1":
      "People who’ve known you for a week describe you as serious, while those who’ve known you for a year repeat your jokes to one another, which you make only once, quietly, without altering your expression. Around now a newcomer catches one, and you’re permitted to look up.",
    "full 2":
      "Anxiety about money can run high in you even when the balance isn’t low, because your imagination works through everything that’s capable of happening. Put the actual figures on paper, since a known number frightens you far less than a vague one.",
    "full 3":
      "Before a difficult talk you prepare so thoroughly that the other person’s sentences are written too, and then different ones are spoken. A plain opening is safer now: “I haven’t worked this out yet” leaves both of you at liberty to say something unprepared.",
    "full 4":
      "Affection in your home looks like a silent hinge or a lamp with a new bulb, and anyone who lives there or visits supposes it to be maintenance. Say what it was, with the screwdriver still in hand.",
    "full 5":
      "When people praise something you love doing, you correct them, because accuracy matters more to you than applause. It was your pleasure they were praising, which is quite visible from outside, and they never saw the flaw that you’ve just pointed out to them.",
    "full 6":
      "You dislike watching anything fail, and so you support an inadequate system with your own evenings until it appears perfectly sound, and nobody learns where the trouble is. Leave something minor undone, where the people responsible can see it.",
    "full 7":
      "A promise is a serious thing to you, and you rarely reopen an agreement, even one that has begun to pinch, while the other person takes your silence for consent. Talking over what each of you expects is itself a way of keeping the promise.",
    "full 8":
      "What is owed stays with you, in money or in apologies, long after the other person has forgotten it. If an old debt of either kind occupies you at present, ask whether a word about it would be enough.",
    "full 9":
      "A principle that helped you through difficult years has also spared you from examining it again, which was part of its value. When somebody you respect lives comfortably by a different one, ask how they arrived at it.",
    "full 10":
      "You’re the one who says that it can’t be done by Friday, you’ve been right every time, and it’s given you a reputation you never applied for. Keep the judgment and reverse the order, beginning with whatever is possible by Friday.",
    "full 11":
      "Asked about your dreams for the future, you report your plans, which are the dreams with the improbable ones removed. Your friends are louder about theirs, so tell one of them something you’ve removed, and notice that nobody inquires how you intend to finance it.",
    "full 12":
      "Other people’s errors are filed by you and eventually discarded, while your own are kept, complete, and taken out for inspection at two in the morning. Read one through as though it belonged to a friend, and see what sentence you’d pass.",
    "eclipse 1":
      "Other people depend on your sameness, and a new idea of who you are is awkward mainly while it’s unclear. “I don’t know yet” is a complete answer, and most of them are satisfied with it.",
    "eclipse 2":
      "You’ve saved so faithfully for a rainy day that it’s difficult to say whether this is one. If an income or a comfort ends, the reserve is there to be used, and using it is no failure.",
    "eclipse 3":
      "Small daily exchanges mean more to you than you show, since they tell you that all is well. When one of them comes to an end, missing it is natural, and so is saying so.",
    "eclipse 4":
      "Much of your calm depends on things being where they belong, and any alteration at home reaches you at once. Putting rooms in order helps on the first day, whereas understanding what’s gone takes a good deal longer.",
    "eclipse 5":
      "A tradition can be over without anybody’s having ended it, when you’re the only person who still brings the cards. Play it once more in its honor, and reserve the evening for whatever people would enjoy now.",
    "eclipse 6":
      "A method you managed well is retired without a word of thanks, and you’re entitled to regret it, but the next one needs a critic who understands the work, and your objections are most useful early.",
    "eclipse 7":
      "It comes to light that someone has been doing a thing your way for years without ever liking it, out of respect for the trouble you took. Ask for their version, and try it for a month.",
    "eclipse 8":
      "Release feels unfamiliar to you, as if you’d overlooked some obligation. Make certain once that the affair is truly over, and then dedicate the liberated hours to something you like.",
    "eclipse 9":
      "A conviction stays with you for as long as it works, which is sensible. When one stops working you needn’t have a replacement immediately, and “I used to think so” will do in the meantime.",
    "eclipse 10":
      "A position tells you what’s expected, and you repay it with devotion. None of your abilities was ever the property of the title on the door, however, and a list of them comes with you when it’s altered.",
    "eclipse 11":
      "When a group dissolves, you’re the last to leave, because putting everything in order is your way of saying goodbye. Only with the keys returned do you notice which of the people you’re going to miss.",
    "eclipse 12":
      "Private sorrow is something you deal with alone, since you don’t like to burden anyone, but endings of this kind are more bearable with a listener, and you can select the least talkative one available.",
    "jupiter soft":
      "When good fortune arrives, you look for the fine print, a habit that has saved you money and deprived you of some enjoyment. In a period like this most things are what they seem, and where not much is at stake you can accept first and examine the details afterward.",
    "jupiter hard":
      "You investigate before you speak, and so you’re rarely wrong and never prepared for it. In a confident period you begin to vouch for people, figures and roads on the strength of an old inspection, so go and look again before you give your word on any of them.",
    "saturn soft":
      "Your way is to take on the duty first and wait for the rest to be offered, and it’s a long wait. People whose judgment you respect are paying attention now, so if somebody wants more of you, say beforehand what you’d need in return, while it’s still a pleasant discussion.",
    "saturn hard":
      "It offends your love of order when something properly done refuses to work, so you go back over every step, preferably at night, to find the one you overlooked, and in a period like this there’s frequently none. Allow some of it to be bad luck, which happens to careful people too.",
    "uranus soft":
      "Open-ended experiments worry you, because you like to know the way back before you set out. Something you considered permanent proves adjustable in a period like this; set an end to the trial, in writing, and until then enjoy it as though you were that kind of person.",
    "uranus hard":
      "When a procedure breaks down, your first impulse is to restore it exactly, since it was designed for good purposes. Some of those purposes have disappeared, and the repairs take more than they give back. Keep the one routine you’d miss most, and the others become simpler to surrender.",
    "neptune soft":
      "Feeling and imagination come nearer to the surface than you’re used to, without a label, and you’d like to find some use for them, because that’s how you give anything a place. Half an hour of music, or an old photograph, does you good with no result.",
    "neptune hard":
      "Information is unreliable for a while, and an appeal to your sense of duty gets past your caution as nothing else does, because you’re sincere and expect sincerity in return. Look for a second source, above all when you’ve taken a liking to the first one.",
    "pluto soft":
      "You keep the rules, and somewhere you have a list of people who don’t, and who seem to thrive on it. Now there’s patience enough to read that list for what it says about you, because underneath the annoyance is a wish, quite possibly a perfectly legal one.",
    "pluto hard":
      "Under pressure you tighten your grip on whatever you’ve built with care, from devotion, and other people experience it as control. Name the one or two things whose loss you couldn’t bear, and everything else is open to discussion from then on, as they’ll be relieved to learn.",
    "mercury retrograde":
      "Misunderstandings are hard on careful people, who no longer expect them, so where a plan is important, have the other person repeat it, and don’t let on when you hear something new.",
    "mercury direct":
      "Answers and papers that were delayed begin to move, and your first impulse is to deal with the forms, though a line to the people who’ve been waiting can go out even before that.",
    "venus retrograde":
      "A price, a purchase or an affection is reconsidered, mostly late at night, when there’s no one awake to ask. Whatever you liked before you had to be sensible is a dependable guide.",
    "venus direct":
      "Liking a thing is enough again, after some weeks in which every pleasure had to be justified. Affection comes more naturally as well, and its ideal recipient is a person who’s expecting none.",
    "mars retrograde":
      "Effort produces less than it ought to for a while, which tries your temper, because you believe in proper returns. Repairs and maintenance still go well, and deserve the better hours.",
    "mars direct":
      "Energy returns to you now, and it’s at its best first thing in the morning, when whatever you’ve been dreading looks smaller than it did all last month at the end of the day.",
    "ingress jupiter":
      "Opportunities come more freely in this part of life for about a year, and few of them consult a schedule, so leave an hour or two unassigned every week, as you would for a delivery.",
    "ingress saturn":
      "Work that’s built to last suits you, and this part of life asks for several years of it. Because you rarely abandon what you begin, think beforehand about how much you want it.",
    "ingress uranus":
      "You look to precedent for guidance, and for some years precedent is less useful in this part of life, so that your own judgment, which is more dependable than you suppose, gets more of the work.",
    "ingress neptune":
      "Certainty becomes thinner here over many years, which is uncomfortable for anyone who relies on facts. They keep their seat, and gradually feelings are admitted beside them as another kind of evidence.",
    "ingress pluto":
      "Development in this part of life is gradual, deep and for a long time almost invisible, and you’re better prepared for that than most people, never having required results by the weekend.",
  },
};
