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
        "A rule you’ve accepted can send you out into a blizzard. A suggestion from the passenger seat can make you miss an exit. Half of you believes in order and the other half can’t take an order, so a silly procedure is safe with you for years because it’s written down, while good advice is lost because somebody said it in a certain tone. “You should get that shoulder looked at,” they say. It was on your list for Thursday. “I know,” you answer, and now it’ll be the Thursday after, so that it’s your own idea again. The one who was worried hears a door shut, and you’ve got another week of the shoulder.",
        "Next time, give them the fact: “It’s on my list for Thursday. Thanks for thinking of it.” Then go on Thursday. It can be their idea, too.",
      ],
    },
    Taurus: {
      thesis:
        "Ask for a recommendation and you’ll get one, not five: the mechanic, the bakery, the brand of socks. Behind it stand two years of comparison that nobody saw. Taurus wants the good one, ISTJ wants to choose it exactly once, and so you live among things that work, and get quietly fond of them. Friendships are handled the same way. They’re slow to start, and then somebody finds that you’ve been the ride to the airport for fifteen years, early. Upset people calm down just by sitting near you. The humor comes late, after everybody’s done talking, in four words with a straight face, and it’s what they repeat on the way home.",
      argument: [
        "Pleasure and duty share a bank account in you, and duty holds the card. One side knows exactly what a good life feels like: the linen, the long lunch, the room with the view. The other wants it deserved first. So you buy the best and then save it. The concert seats are for when the project’s done, the vacation days roll over, and the fine bottle is waiting for an occasion that keeps failing to be fine enough. Somebody who loves you has offered to open it twice. What they hear is that an evening with them doesn’t qualify.",
        "Pick the thing you’ve been saving longest and use it on an ordinary night this week. Say, “There’s no occasion. I just wanted this with you.” Duty will want to know what was accomplished, and for once you can leave the question on the table.",
      ],
    },
    Gemini: {
      thesis:
        "Nobody expects the person with the receipts to be this funny. Somebody tells the story of the canceled train, and you supply the platform, the hour, what the conductor said, and his voice, until nobody at the table can breathe. That’s ISTJ’s memory with Gemini’s timing. You know why the road bends there, what the tax is on that, and which of two nearly identical words was meant, and you hand it over so lightly that no one feels taught. In a group chat of eleven people, yours is the message that has the address. You can be silent for a whole dinner. Then comes one sentence, quite mild, and the person across from you has to put down the glass.",
      argument: [
        "“We should do that sometime,” you say, because the talk is going well and you like the idea. Other people know that it’s only talk. One side of you knows it too, and has already moved on to something about lighthouses. But the other side heard you give your word, and it writes things down. So three Saturdays later you’re standing at mile nine of somebody’s half marathon with a bag of oranges, in the rain, on time, annoyed. The runner had forgotten that you ever offered. You came, so you can’t complain; you’re grumpy, so it isn’t quite a gift. Meanwhile the Saturday you’d wanted went by.",
        "For one week, let talk be talk. When the next fine idea comes out of you, add, “I like the thought of it. Ask me on Monday whether I can do it.” On Monday, answer for the one who’d have to stand there.",
      ],
    },
    Cancer: {
      thesis:
        "The ride home after surgery is you, and so are the spare key, the copy of the will, and the name of the doctor they liked. ISTJ gets everyone’s facts in order; with Cancer they’re never only facts, and you remember which side of the bed somebody needs the water on. Tender speeches aren’t in your line. You check their tires. People meeting you see the polite reserve and guess at a cool person, until a child falls off the swing and you’re across the grass first with the right bandage. The dry remarks are saved for those inside the fence. Once in, a friend is in for good, even through four bad boyfriends, all remembered by name.",
      argument: [
        "Feelings decide more for you than anyone would guess, and then logistics sign the letter. You don’t want to go on the trip because last time you felt like a spare part. That doesn’t count as a reason, in your own court, so you mention the fare, the connection, and who’d look after the dog. People who want you there are helpful. They find a cheaper fare, they find a direct flight, somebody offers to take the dog, and there you stand with all your reasons solved and the same stone in your stomach. Now you either go, grimly, or you invent a deadline. No one can reassure you about a feeling you’ve called a fare.",
        "Try leading with the true one this week: “It isn’t the money. I felt left out last time, and I’m dreading it.” They can’t fix that with a coupon. They can only be nice about it.",
      ],
    },
    Leo: {
      thesis:
        "Give you a retirement lunch to organize and it’ll have place cards, a speech with the dates right, and an ending that makes the boss cry. Other people keep their promises; with you, Leo adds a bow on top and ISTJ has kept the receipt. You dress for the occasion, including occasions nobody else had noticed were one. A waiter gets thanked by name. If your word was given in March, it arrives in November, polished, and a little larger than anybody remembered. Children adore you, since you take their rules seriously and can be a dragon without smiling. And in a bad hour, when everyone else is milling about, somebody looks at how you’re standing and decides it’ll be all right.",
      argument: [
        "“No fuss,” you say about your birthday, and you mean it right up until there isn’t any. You hold, quite sincerely, that decent people do their work and don’t look around for applause. You’ve also been listening for the band since Monday. So you announce that it’s an ordinary day, and the people who love you, having been told clearly, treat it as one. You get a card, a nice walk, and an early night. “It was lovely,” you say, with your face a little stiff, and they lie awake wondering what they did. They followed instructions.",
        "Amend the instructions. Once this week, about anything you’d like noticed, say, “I’d enjoy a bit of fuss about this one.” It’s about as dignified a sentence as you’ll ever speak, and they’ve been longing to hear it.",
      ],
    },
    Virgo: {
      thesis:
        "There’s a safety pin on you, and a pen that works, and you know what time they stop serving. ISTJ likes things settled, while Virgo likes them better, and so your help comes punctually and with a small improvement. You read the fine print. A friend’s résumé comes back from you the same evening with one comma moved and a line that makes her sound as good as she is. You notice the limp before its owner does. What surprises people is how funny you are about it all, in a murmur, sideways, at the very back of the tour group, at the expense mainly of yourself.",
      argument: [
        "Five o’clock Friday was the deadline, and at four fifty-eight you sent it. A promise is a promise. At five-twenty comes “Slightly corrected version attached.” At nine there’s another, because of a footnote. You want a thing finished and you want it right, and since no thing has ever been both at the same minute, you deliver it on time and then go on working. Nobody had seen the footnote. They’ve seen three emails, though, and now they aren’t sure which is the real one, and they open your next excellent piece of work looking for the slip. Your Friday evening went into that.",
        "With the very next thing, write one line along with it: “This is final unless you find something.” Then shut the laptop and take a walk. Whatever you remember at the corner can wait to be asked about.",
      ],
    },
    Libra: {
      thesis:
        "Nobody has ever felt cheap splitting a bill with you, though it comes out to the cent. You’ve done it in your head, allowed for the one who only had the salad, and made the tip look like everyone’s idea. ISTJ supplies the arithmetic here and Libra the manners, and together they’re the reason that seating plan worked. Thank-you notes leave your desk within the week, on decent paper. A host relaxes when you arrive, since you’ll talk to the difficult cousin and know when to go home. People call you proper until they’ve heard you do the best man’s toast, murmured, in his own voice, over the cake. After that they ask the host, quietly, to be put beside you.",
      argument: [
        "In the room you’re agreeable, and at six in the evening you’re in writing. The meeting drifts from what was decided in April, you know the page, but people are smiling and you can’t bear to spoil it. “Sounds reasonable,” you say. On the way home the other half of you wakes up, the one who believes that a decision is a decision. The email has four numbered points and a kind regards. It’s correct, and whoever opens it feels tricked, because an hour ago you were nodding. From now on they don’t trust the nod.",
        "Put the objection in while everyone’s still sitting. This week, at the first “any concerns,” say, “I like where this is heading, and it isn’t what we agreed in April. Can we look at that for five minutes?” You’ll be just as polite, only sooner.",
      ],
    },
    Scorpio: {
      thesis:
        "People tell you things in elevators. They don’t know why; you’ve barely moved your face, and that’s exactly it, since whatever goes in there is never seen again. ISTJ gives you the discretion of a good bank, Scorpio an interest in what’s in the boxes. You notice who leaves the party together and, ten years later, have mentioned it to no one. Friends are few, and they’ve been tested by weather. For those few you’d drive all night, ask nothing, and have the right form in your bag. The humor is black, dry, and delivered at funerals, where it does more good than the flowers. When you say, “I’ll take care of it,” people simply stop worrying, and they’re correct.",
      argument: [
        "A hotel has charged you eighteen dollars too much, and the dispute is now in its second year. Your sensible side did the math on the first day: one email, and if they refuse, forget it. But there was a tone in their answer. Something in you that doesn’t do things by halves went quiet, and since then there’s been a folder, a letter by registered mail, and a regional manager who knows your name. Each step was reasonable. The Sunday afternoons it took weren’t in any folder, and whoever shares them has heard the word “ombudsman” on some beautiful days. You’ll win, too. That’s what makes it hard to stop.",
        "Before the next letter, let someone else set the price. Ask, “How much of our time is this worth to you?” and spend that, not an hour more. A thing can be wrong, and provable, and not worth your Sunday.",
      ],
    },
    Sagittarius: {
      thesis:
        "Two hundred miles from anywhere, with the bus gone, you turn out to have the other timetable. Sagittarius wanted to see what’s behind the mountain, ISTJ wanted to be back by the ninth, and the result is a traveler who goes farther than the reckless ones because you counted the water. At home you’re the one who’s actually read the constitution of the homeowners’ association, and laughed. A bad idea gets called a bad idea, cheerfully, and then you help carry it out properly. Friends come to you for the honest opinion and a while later for the joke about it. A promise from you holds even when it was made at midnight on a ferry to somebody whose last name you never got.",
      argument: [
        "On day three of the trip, from 2:10 to 3:30, it says “wander.” You long for the open road, you really do, and you also can’t set foot on it without a reservation. So the adventure gets planned until there’s nothing left in it that could happen. Then an old man at a bus stop says there’s a festival in the next village, tonight, with horses. Everything in you turns toward the horses. But the museum was prepaid, and you go, and you look at the pots. The others would’ve followed you to that village. They talk about the horses for years, those horses nobody saw.",
        "Leave one day this month empty and guard it like an appointment. When somebody asks what you’re doing, say, “I don’t know yet. Want to come and find out?” You can pack the first-aid kit. Nobody will think less of you for the first-aid kit.",
      ],
    },
    Capricorn: {
      thesis:
        "Turbulence, and the stranger in the next seat has taken hold of your sleeve. It happens to you. You look like somebody who’s read the card, and you have. Nature gave you seriousness twice over: ISTJ sees to it that today is done properly, Capricorn that there’ll be something to show for it in twenty years, and between them you’ve got a will and a very good umbrella. Almost nobody suspects how funny you are. It’s said without moving a muscle, in the middle of a budget, and half the room gets it on the stairs. You never gush, so when you tell a person “That was well done,” they call someone to repeat it. And each year, unlike most people, you get younger.",
      argument: [
        "On the platform you open the posting for the bigger job again. You’ve run the numbers, and there’s no honest doubt that you could do it. You’ve had an eye on that height since the day you were hired. But you also gave your word: they need you until the audit’s done, and after the audit comes the new system, and who’d train the new one? So you close the phone and board the train. It feels like loyalty, and it is. It has also been four years. Those you stayed for suppose you’re happy, and they’ve begun to ask your opinion about outside candidates.",
        "Say to your boss this week, “I’ll see the audit through, and I want the next step after it. What would you need to see from me?” Then put the answer in your calendar, with a date.",
      ],
    },
    Aquarius: {
      thesis:
        "Same train, same seat, same sandwich for years, and the book in your lap is about abolishing money. Strangers take you for conventional and are then astonished, around the second hour, by what you actually think. ISTJ likes a life that runs like a good clock, and Aquarius uses all that quiet to imagine a different century. You’ve read the bylaws, and you’re the one who wants to change them, with a draft. Your friends match no pattern at all: a monk, a welder, somebody’s grandmother, each with a birthday in your calendar. You’ll defend the right of a man you can’t stand to finish his sentence. And you fix the neighbors’ router, patiently, explaining it, because everyone ought to be able to.",
      argument: [
        "The rule is idiotic, and you’re the only one who follows it. Badges must be signed for daily, in ink, in two places. You wrote the memo against it yourself, three pages with a comparison to Norway, and until it’s repealed you sign, in ink, in two places, and remind others to. You believe in orderly change. If people simply dropped whatever they disliked there’d be no order left to improve. But nobody’s read the memo. All they ever see is a person at the door with a pen, and when reformers gather at last, over beer, you aren’t asked.",
        "Tell people what you think of it as well. This week, wherever you’re known as a stickler, say: “I think this rule’s a mistake, and I’ve proposed dropping it. Who’d sign with me?” Keep following it, if you like. Now it’ll be read as patience.",
      ],
    },
    Pisces: {
      thesis:
        "Behind the counter sits the one official who’ll turn the form around and show a frightened person where to sign. That’s you, whatever you do for a living. ISTJ knows every rule there is, Pisces knows what it’s like to be standing on the other side of them, and so you’re forever finding the paragraph that helps. You’re on time, your papers are in order, and a street musician can undo you completely. Your face stays put; you only walk a little slower. People confide in you because you’ll do something about it, by Friday, and not mention it again. You have a soft spot for the last one picked. And your jokes are so gentle that they’ve gone by before anybody can be hurt.",
      argument: [
        "“I can’t make exceptions,” you announce, and everyone in the room believes you. It’s what you think: a deadline that bends for one is unfair to twenty. Then somebody’s standing there at ten past five with wet hair, and you make an exception. You do it privately, with the door shut, and ask them not to tell. So the bold get in and the obedient don’t. The one who needed it most heard you the first time, thanked you, and went home with the envelope. Had you known, you’d have been up all night.",
        "Make your mercy official. Sometime this week, along with the rule, give the way around it: “The deadline’s Friday. If something’s really happened, come and tell me before then.” Firm with some and kind to others, you’ll still have told them all the same thing.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In the most disastrous hour of a project, you become brisk and cheerful, and other people stop shaking.",
        "You start things properly, so that even what was undertaken in a hurry has its documentation.",
        "An injustice to someone smaller makes you faster than anyone, and you arrive with the facts.",
      ],
      costs: [
        "You are angry on schedule, at the late and the sloppy, and your digestion suffers for it.",
        "Pride forbids you to ask for credit, and then keeps meticulous minutes of who forgot to give it.",
        "You win the point so conclusively that nobody cares to play with you again that week.",
      ],
      tensions: [
        {
          between: "Start or prepare",
          text: "Since you want it today and you want it flawless, let anything reversible start today, reserving the flawless version for what can’t be undone.",
        },
        {
          between: "Win or belong",
          text: "Because being best is lonely work when you do it among friends, pick one game in which you refuse to know the score.",
        },
        {
          between: "Rule or heat",
          text: "You obey the regulation and simmer at it. Investigate whether it’s really a regulation, before you spend another month obeying it.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, without any preparation. When it rings, write down the next step and go on with your ordinary day.",
    },
    Earth: {
      gifts: [
        "What you look after lasts, and people construct their lives on it without asking how.",
        "Your hands know weights, bargains and weather, and they are seldom more than a little off.",
        "You turn up, year upon year, in the same good temper, and it reassures whole families.",
      ],
      costs: [
        "You remain where you have grown roots, even after the well has run dry.",
        "Comforts that you could easily afford are reserved for a guest who never arrives.",
        "Help makes you uneasy, so you wear out gradually in full view of people who’d love to give it.",
      ],
      tensions: [
        {
          between: "Keep or renew",
          text: "What you have was mostly picked out long ago. Go through one closet a season and decide on everything again, or let it go.",
        },
        {
          between: "Useful or at ease",
          text: "You earn your supper before you can taste it. Sit down hungry on a free day and eat first.",
        },
        {
          between: "Steady or stuck",
          text: "From the inside the two feel identical. Ask a blunt friend which it is, about one matter, and accept the first answer.",
        },
      ],
      practice:
        "On each of the next five evenings, accept one thing you’d normally do yourself: a lift, a cooked meal, a bag carried upstairs. Say only “thank you,” and do nothing in return until the following week.",
    },
    Air: {
      gifts: [
        "You know what was actually said, and you can put it so that everyone understands.",
        "Your doubts are useful ones; they arrive in order, with a remedy attached to the majority.",
        "A dry remark of yours, delivered to the tabletop, has ended more quarrels than any apology.",
      ],
      costs: [
        "You research until the invitation has lapsed, and are then extraordinarily well informed about it.",
        "Accuracy comes out ahead of tenderness, and someone stops telling you their stories.",
        "Your nights are devoted to inventing disasters in considerably more detail than they deserve.",
      ],
      tensions: [
        {
          between: "Settled or open",
          text: "As you like a verdict and you also like a question, announce before the discussion begins which of the two you’re after.",
        },
        {
          between: "Exact or kind",
          text: "The accurate version can be delivered tomorrow, so today let the teller get to the end, and ask what happened next.",
        },
        {
          between: "Crowd or desk",
          text: "You enjoy being consulted and need to be alone. Give out appointments like a dentist, and lock up afterward.",
        },
      ],
      practice:
        "Each day for a week, give one opinion before you have looked anything up, to a person, in under twenty seconds, starting with “I’m guessing.” On the last day, work out how many did any harm.",
    },
    Water: {
      gifts: [
        "You remember the difficult dates in other people’s lives, and turn up on them with an excuse.",
        "Anything put in your care comes back whole, from a house key to a confession.",
        "In grief you know the next practical step, and you say it in a manner people can follow.",
      ],
      costs: [
        "You forgive on paper, and your shoulders continue the hearing for years.",
        "Worry for those you love comes out as regulations, and they conclude that you have no confidence in them.",
        "You let nobody see you ill, sad or frightened, and then feel that nobody looks.",
      ],
      tensions: [
        {
          between: "Record or feel",
          text: "You can give the date of every hurt and the depth of none. Tell one person how it was, leaving out when.",
        },
        {
          between: "Loyal or alive",
          text: "The past has your vote in every election. Give the people who are in the house today one extra ballot.",
        },
        {
          between: "Guard or let in",
          text: "Since safe things stay unopened, once a season take out something you’ve stored away, and pass it around.",
        },
      ],
      practice:
        "Tonight, send one line to one living person, saying what they have meant to you and giving a single example. Don’t ask for a reply, and don’t reread it after it has gone.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully rely on: it was done, it was right, it was on time. What follows is about who can read that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any sound house there’s a space that isn’t on the drawings, as people who measure tend to know. Bring your tape if it comforts you, but nothing down there is going to be graded; it has all been waiting in excellent order, and some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that serves no purpose at all, and it includes exercises, with steps and a stopping point. You’ll want to do them in order. Skip one.",
    "The word “purpose” tends to strike you as something printed on a mug. But every day you get up and see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere; these last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "sun 1":
      "You prepare until there’s no risk left, and by then the wish has gone stale. These are weeks for beginning one thing for your own sake, in the wrong order. Book the hour or pay the fee first, and then read up on it as thoroughly as you like.",
    "sun 2":
      "Loyalty is expensive when the other side is a company, and you stay with a bank or an insurer because it’s done you no harm. The best prices go to strangers. Spend one evening comparing three offers, which you’d rather enjoy, and then switch, or ask for the new rate.",
    "sun 3":
      "“Fine” is your answer to most questions about yourself, and it’s accurate, and it ends the conversation. For these weeks, add one particular: what you ate, what you repaired, who annoyed you on the way. People need something to hold on to, and you needn’t leave the facts.",
    "sun 4":
      "You’re the one who remembers how it was, the year, the weather, who said what. Ask a relative, or anyone who shared those years, to describe a day you know exactly, and correct nothing. What they’ve kept of it tells you more about them than the date would.",
    "sun 5":
      "Fun, in your case, has a proven record: the same game, the same table, the same walk with the same stop. It still works, so keep it. Invite one person who’s never been along and show them what’s good about it, which is your way of courting, too.",
    "sun 6":
      "Anyone else in your condition you’d send home. You carry on, carefully, and everything takes twice as long as it would after a night’s sleep. This month your own rule applies to you: where you’d tell a colleague to stop, note down where you were, and stop.",
    "sun 7":
      "When there’s a dispute, you have the dates, and they’re correct, and they’re no use to someone who’s hurt. Leave the record closed once, even though it’s in your favor. Ask, “What do you need from me now?” because a clear request is something you know how to meet.",
    "sun 8":
      "Trust takes years to earn with you and an afternoon to lose, and nobody’s told how to get it back. Think of someone who’s been on probation long enough. Ask them for one small thing, a ride, an opinion, a key kept over the weekend, and judge only that.",
    "sun 9":
      "If there’s a course or a destination whose web page you know down to the fine print, the research is over. You like a plan of study, and there’s no shame in wanting the certificate at the end. Settle the last two doubts by Friday, and then pay the deposit.",
    "sun 10":
      "In meetings you wait until everyone has spoken, and then correct it in your head. The quick ones get heard, and you’re the one who knows. Say one fact in the first ten minutes, without a preamble: “We tried this two years ago, and here’s what happened.”",
    "sun 11":
      "A friendship doesn’t fade for you, even if nobody calls for a year, but most people need a little evidence. You’re good at anything that stands in a calendar. Propose a fixed day to one friend you’d hate to lose, the first Thursday of every month, and be there.",
    "sun 12":
      "Some of the promises you keep are to people who’ve forgotten them, and now’s the time to find out which. Take one duty that costs you sleep or a free evening and ask, “Do you still need me to do this?” If it’s a no, leave the gap empty.",
    "new 1":
      "Wanting something different is enough. You generally change your looks or your habits only when the old ones have worn out, because being easy to recognize is part of being reliable, so begin with something small.",
    "new 2":
      "Saving comes easily to you, because it answers a question that is seldom far away, namely what could go wrong. Enjoying money answers no question and so gets put off, so when you set up a budget, give pleasure a sum of its own.",
    "new 3":
      "By the time you are certain enough to speak, the talk has often moved on, so people suspect that you know more than you say, although most friendly talk consists of half-made thoughts. Offer one early.",
    "new 4":
      "An arrangement at home stays with you long after its purpose is gone, because it once worked and you respect whatever works. Look for a corner that still serves an earlier part of your life, and ask what the present one needs there.",
    "new 5":
      "Being a beginner is awkward. It explains why the hobbies of a person known for being right turn into skills, so choose something to do badly for an afternoon, with no plan to get better, and enjoy it.",
    "new 6":
      "A full schedule seems to you like proof of good character, so a healthy habit generally fails for lack of room and not for lack of will. Before you start another, look for an old duty that no one would miss, and drop it.",
    "new 7":
      "You learn what people need by watching them for years, and then you supply it without being asked. Some of that knowledge may be out of date, so “Is that still what you like?” is a loving question at this point.",
    "new 8":
      "Figures stay still when feelings don’t. Where money or grief is shared, you are therefore inclined to take over the papers, which leaves others guessing, so use a calm week to show them where everything is.",
    "new 9":
      "Preparation is half of your pleasure in a trip or a course, and you read until there is little left to find out. If you are planning something now, leave one afternoon open on purpose and let the place itself fill it.",
    "new 10":
      "Good work, to your mind, speaks for itself, and to announce it seems like boasting, while the people above you are often too busy to look. Half a page suffices. A summary of your results helps them as much as you.",
    "new 11":
      "In a new group you become useful before you become known, because a task gives you a reason to be there. That earns gratitude sooner than friendship. If you join something, stay for the talk afterward and let others clear up.",
    "new 12":
      "Rest comes last on your list. Since the list keeps growing, fatigue frequently takes you by surprise, and an evening with no plan whatever feels like neglect for the first hour and like relief for every hour after that.",
    "full 1":
      "Being looked at makes you search for a task, since you would rather be judged by what you do than by how you appear, yet people now see the person behind the service. Most of them like that person.",
    "full 2":
      "Worry about money can run high in you even when the balance isn’t low, because your imagination works through all that might happen. Look up the real figures and put them on paper, since a known number frightens you far less than a vague one.",
    "full 3":
      "Before a hard talk you often prepare so thoroughly that the other person’s sentences are written too, and then different ones are spoken, which makes a plain opening the safer one. Begin with “I haven’t worked this out yet.”",
    "full 4":
      "When a family needs organizing, the work goes to you as the one who will do it properly, so if there is a part you would gladly give up, show another relative the steps.",
    "full 5":
      "When people praise something you love doing, you are apt to correct them, because you care more for accuracy than for applause. Your pleasure is easy to see anyway, and frequently it was the pleasure they praised, and they never saw the flaw you pointed out.",
    "full 6":
      "You dislike watching anything fail, so you repair a weak system with your own evenings until it appears perfectly sound, and the people in charge never find out where the trouble is. Leave something minor undone.",
    "full 7":
      "A promise is a serious matter to you, so you seldom reopen an agreement, even one that has begun to pinch. The other person takes your silence for consent. Talking over what each of you expects is itself a way of keeping the promise.",
    "full 8":
      "What is owed stays with you. In money or in apologies, you remember it long after the other person has let it go, so if an old debt comes to mind, ask whether a word about it would be enough.",
    "full 9":
      "A principle that helped you through hard years has also spared you from thinking it through again, and that was part of its value. When someone you respect lives comfortably by a different one, ask how they came to it.",
    "full 10":
      "Praise embarrasses you. So does its absence, and since you are inclined to receive both with the same calm face, others read it as a sign of content, unless you mention what you would like next. This is a good time.",
    "full 11":
      "Because you are dependable, some people like you for your help and others for yourself, and in busy times the two look the same. The difference commonly shows in who asks a second question after you have answered that everything is fine.",
    "full 12":
      "Only tiredness makes you stop. Feelings that found no room in a busy week wait until then, so if an old sorrow catches up with you, lie down with it for an hour and ask nothing further of yourself.",
    "eclipse 1":
      "Other people depend on your sameness, so a change in how you see yourself is awkward mainly while it remains unclear. “I don’t know yet” is a complete answer, and most will accept it.",
    "eclipse 2":
      "When an income or a comfort changes, you look for one exactly like it, since the old one worked, although something of quite another kind can often do the same. Ask what it provided.",
    "eclipse 3":
      "Small daily exchanges matter to you more than you show, since they tell you that all is well. If one of them comes to an end, missing it is natural, and so is saying so.",
    "eclipse 4":
      "Much of your calm depends on things being where they belong, so you feel any change at home at once. Organizing helps on the first day, whereas understanding what is different takes a good deal longer.",
    "eclipse 5":
      "Order makes sorrow more bearable. When a pleasure or an attachment ends, you want everything cleared away by evening, but leave some of the space empty for a while and see what occurs to you.",
    "eclipse 6":
      "A method you have managed well is sometimes retired without a word of thanks, and you have reason to regret it. The next one needs a critic who understands the work, so offer your objections early.",
    "eclipse 7":
      "The wording of an agreement continues to bind you even after its purpose has altered. If the terms between you and another person shift, ask each other which of them you would choose again today.",
    "eclipse 8":
      "Release feels strange to you. It is as if you had overlooked some obligation, so check once that the matter is really over, and afterward use the free hours for something you enjoy.",
    "eclipse 9":
      "A conviction stays with you for as long as it works, which is sensible. When one stops working you don’t need another immediately, and “I used to think so” is enough in the meantime.",
    "eclipse 10":
      "A position tells you what is expected, and you repay it with devotion, although none of your skills ever belonged to the title on the door. If it is altered, list them.",
    "eclipse 11":
      "When a group dissolves, you are generally the last to leave, because putting everything in order is your way of saying goodbye. Only afterward do you notice which of the people you are going to miss.",
    "eclipse 12":
      "Private sorrow is something you deal with alone, since you don’t want to burden anyone, although endings of this kind become easier with a single listener. Select the least talkative.",
    "jupiter soft":
      "When good fortune arrives, you look for the fine print, a habit that has saved you money and cost you some enjoyment, although offers are mostly what they seem in a period like this. Risk a little. Where not much is at stake, accept first and examine the details afterward.",
    "jupiter hard":
      "Dependable people are asked first. When your confidence is high you feel equal to every emergency, and because you rarely misjudge your time, you don’t notice when you do. If a considerable request comes, study your calendar overnight before you give an answer.",
    "saturn soft":
      "Careful, thorough work is appreciated at such a time, often by people whose opinion you respect. Your habit is to accept the duties and wait for the title to follow. If another responsibility is offered, raise the question of pay and authority before you begin.",
    "saturn hard":
      "You manage with less when asked. You do it so competently that no one learns what it costs you, which is how a limit remains invisible, and if the load increases, some part has to be given up. Let the people who set it choose.",
    "uranus soft":
      "Open-ended experiments worry you, because you like to know the way back before you set out. Something you considered permanent often proves adjustable in a period like this. If you would like to try a different arrangement, set an end for it and enjoy the trial.",
    "uranus hard":
      "When a procedure breaks down, your first impulse is to restore it exactly, since it was designed for good reasons, which have sometimes disappeared so that the repairs cost more than they return. Keep one routine. The others become easier to surrender when that choice is made.",
    "neptune soft":
      "Feeling and imagination come nearer to the surface than you are used to, and they arrive without an explanation. Your impulse is to find a purpose for them, because that is how you give anything a place. Music or an old photograph does you good with no result.",
    "neptune hard":
      "Information is apt to be vague. An appeal to your sense of duty gets past your caution more readily than any other, because you are sincere and assume sincerity in return, so look for a second source. Do it especially when you like the first.",
    "pluto soft":
      "Some of your rules have been with you for so long that the reasons for them were inherited from other people. The patience to examine one is available now. Ask what it was originally meant to protect, and whether that is still in any danger.",
    "pluto hard":
      "Under pressure you tighten your grip on whatever you have built with care, from devotion, although other people experience it as control. Name one or two essentials. Everything else usually becomes easier to discuss once it is known which losses you truly couldn’t bear.",
    "mercury retrograde":
      "Misunderstandings are hard on careful people, who no longer expect them. You also omit the steps that seem obvious to you, so it helps to have the other person repeat an important plan.",
    "mercury direct":
      "Answers and papers that were delayed begin to move, and your first impulse is to deal with the forms. A message to the people who were waiting is worth sending even before that.",
    "venus retrograde":
      "A price, a purchase or an affection is reconsidered, mostly late at night, when there is no one awake to ask. Whatever you liked before you had to be sensible is a dependable guide.",
    "venus direct":
      "Liking something is sufficient reason again, after a period in which every pleasure had to be justified. Affection comes more naturally as well, so show a little to a person who isn’t expecting it.",
    "mars retrograde":
      "Effort produces less than it ought to for a while, which tries your temper because you believe in proper returns, while repairs and maintenance go well. Give them better hours.",
    "mars direct":
      "Energy returns to you now. The danger is that other people’s deadlines will consume all of it, although whatever you have been dreading usually looks smaller in the first hour of the morning.",
    "ingress jupiter":
      "A planner needs room for luck. Chances come more easily in this area for about a year, and since few of them consult a schedule, leave a little unassigned time every week.",
    "ingress saturn":
      "Work that is built to last suits you, and this part of life asks for several years of it. Because you rarely abandon what you begin, think beforehand about how much you want it.",
    "ingress uranus":
      "You look to precedent for guidance, and for some years precedent is less useful in this area. Your own judgment gets more of the work, and it is better than you generally believe.",
    "ingress neptune":
      "Certainty becomes thinner here over many years, which is uncomfortable for anyone who relies on facts. They remain important to you, and gradually feelings are admitted beside them as another kind of evidence.",
    "ingress pluto":
      "Patience was never what you lacked. Development in this area is gradual and for a long time almost invisible, and you are well prepared, because you rarely need immediate results.",
  },
};
