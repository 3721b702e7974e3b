import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "The bus has broken down, and before the driver has finished apologizing, somebody has the luggage in a row on the safe side of the guardrail and is walking back along the shoulder with a flare. ESTJ knows there’s an order to do things in; Aries has never seen why the order shouldn’t start this second. So people who’d resent being told what to do find they rather like being told by you, since you’re already doing the worst of it yourself. Your handshake is a small event. At cards you lose with a howl and deal again. And anyone moving, panicking, or stuck in an elevator is better off for having your number.",
      argument: [
        "Nobody drives off until everyone’s in the car: your rule, a good one, announced to the whole group the night before. At two minutes past seven, with one person still looking for her glasses, the engine’s on and you’re rolling, slowly, by way of encouragement. You believe in waiting one’s turn, and you’re incapable of it. Mostly you decide that the rule was meant for dawdlers, so you speak out of order at your own meeting and cut in at the merge. People don’t mind the speed; they mind being held to a rule its author drives past, and they begin keeping your rules only while you’re looking.",
        "Pick one of your own rules this week and be seen keeping it when it hurts. If you slip, announce it: “I made that rule and I just broke it. Go ahead, it’s your turn.”",
      ],
    },
    Taurus: {
      thesis:
        "Someone at the table is sending back the wine, politely, and the waiter agrees with every word. That’s you. ESTJ has standards and says so; Taurus has tested them, on shoes that have been resoled four times and a car with two hundred thousand miles that starts on the first try. You buy the good one, once, and can explain why. Guests sleep well at your place, because it occurred to you to sleep in the guest bed first. When a friend can’t decide between two jobs, you ask three questions about rent, and she’s decided. Your word is a thing people borrow money on. And there’s nothing in this world so cheerful as you on a terrace at noon with everything paid.",
      argument: [
        "All day long you hurry people: you’ve got the group up at six for the good light, had the bags in the hall the night before, and at the museum you walk slightly ahead, like a tugboat. Then someone tries to hurry you. The last ferry leaves at ten, they mention it twice, and you’re finishing your coffee. There are two speeds in you: everyone else’s work should be done by now, whereas your own comfort takes the time it takes. Since you’re the one with the tickets, it goes unremarked, until the day the others are standing on the dock in the wind and you come down the hill at a stroll.",
        "Let them set the pace once this week: ask beforehand, “What time do you need me ready?” and be standing there, with your coffee in a paper cup, five minutes early.",
      ],
    },
    Gemini: {
      thesis:
        "On one trip to the hardware store you’ve found the bolt, learned that the owner’s daughter plays the oboe, and told a stranger which aisle to try and which contractor to avoid. ESTJ gets the errand done. Gemini can’t see why it should be done in silence. Meetings with you end early and people have laughed, two things that they had stopped expecting from meetings. Somebody will mention a problem with a landlord, and you know a woman at the county office, you’ve got her direct line, and you’re already dialing, with one finger up. New software, new card games, the new people across the street: you’ve tried them and you have notes. Nobody is bored within twenty feet of you.",
      argument: [
        "By breakfast there’s a plan, and it’s a good one: north entrance, ten o’clock, bring cash. You like a thing settled, but you also like news. By nine you’ve heard that the south entrance has shade, so you tell the two people you happen to meet; at half past, it’s cards after all, and that goes to the group chat. Each version is better than the last. At ten, four people are at the north gate with cash, three at the south, and one is in the car, waiting to hear. You call this improving the plan, while to them it’s three different plans in one confident voice.",
        "Next time, give a plan a closing hour: “This is final as of nine tonight. If I learn anything better after that, I’ll keep it to myself.” You’ll hear three better things by ten. Let them go.",
      ],
    },
    Cancer: {
      thesis:
        "For you there’s the public, which gets fair treatment and exact change, and then there are your people, who get everything. ESTJ could run a railroad. Cancer would like it to stop at one particular house. You know when the cousins’ passports expire and whose chest rattles in February. A new boyfriend is greeted, fed and thoroughly interviewed, and once he’s passed, he’ll never again be able to have a breakdown on a highway without you arriving, with cables, in under an hour. Old jokes get told at the proper point of the drive. Under the brisk manner sits somebody who saves ticket stubs, and cries at school plays, furiously, looking at the ceiling.",
      argument: [
        "Everyone gets it straight from you. “The second verse drags,” you tell the whole choir, and you’re right, and by the next rehearsal it doesn’t. The truth, in your book, is a courtesy between adults. You’ve also got no skin. On the way out a tenor mentions, in just the same friendly tone, that the program had a misprint, and you’re polite about it, and you drive home with your ears hot. He’s got no idea, and neither has anybody else, so people keep assuming you like it straight, until you resign from the committee over a misprint.",
        "This week, when a remark goes in, say so while it’s small: “You’re right about that, and it stung. Give me a minute, then tell me the rest.” You can continue being frank, and people will know where to be careful.",
      ],
    },
    Leo: {
      thesis:
        "The auditorium lights go out, the parents gasp, and from the dark comes a voice telling the back rows to stay seated and the band to play something. You’re enjoying this. ESTJ knows where the fuse box is, and Leo knows that the children should sing while somebody looks for it. So what you run is run properly and also becomes a night they talk about, with a banner, real flowers for the custodian, and every helper’s name pronounced right. No one is prouder of other people. You’ll sit through three hundred names at a graduation in order to cheer for one, and be heard over the family. And if there’s a speech to be made, well, all right, if they insist.",
      argument: [
        "“It was nothing,” you say, about the fair that took you nine weekends. You hold that one does what has to be done and doesn’t fish, and you’d also like, very much, for somebody to contradict you. On the night, the chairman thanks “all our wonderful volunteers” and sits down. You clap. For a week you’re short with everyone, and you announce that next year they can find someone else, and they start looking, a little sadly, because you’d told them plainly that it was nothing and they’d believed you.",
        "Fish, then, in daylight. Ask one person whose judgment you trust, “I worked hard on that, and I’d love to hear what you thought of it.” Let the answer take its time. When it comes, say thank you and leave it there.",
      ],
    },
    Virgo: {
      thesis:
        "Somewhere at every wedding is the person with the safety pins, the aspirin, the caterer’s cell number, and a plan for rain. Hello. ESTJ takes charge of the emergency, and Virgo packed for it, so things go right around you and most people put it down to luck. Anyone you love is looked after in writing: their lease gets read, all of it, their appeal goes in with tabs, and it’s you on hold with the airline while they have their cry. A beginner who listens to you for a year is good for life. About your own gifts you’re nearly shy. And those who know you only by email have no idea how funny you are, under your breath, during speeches.",
      argument: [
        "At four in the afternoon you decide, in a voice that makes people put down their pens. At eleven that night you’re checking it. Half of you likes a thing settled; the other half has thought of a column nobody added up, so the lamp goes on, and around midnight it turns out you were right. No one ever hears about the lamp: what they see in the morning is a person without doubts, so it occurs to none of them to look it over with you, and they don’t bring you theirs either. Who’d confess to somebody that sure?",
        "Since you like a figure, give one. Once this week, while it’s still daylight, say, “I’m about eighty percent sure of this. What would you check?” Coming from you, eighty percent still gets the pens down, and somebody else adds up the column while you sleep.",
      ],
    },
    Libra: {
      thesis:
        "Your parties have an end time, and no one wants to leave. ESTJ wrote the invitation, with directions; Libra put the shy cousin beside the retired pilot, and they’re now planning a trip. You return things: calls, books, favors, the neighbor’s ladder wiped clean. Being both firm and charming, you can tell a man he’s parked in the wrong place and have him apologize, ask your name, and hold the door. Rules, in your view, are a form of good manners, since they spare people from having to push. Injustice in small things, a line cut or a tip skipped, brings two spots of color to your cheeks. And your thank-you notes arrive while the guests are still unpacking.",
      argument: [
        "Dogs aren’t allowed in the community garden. You proposed it, you drafted it, and you consider it right, until a nice man turns up with a spaniel, and it matters to you, more than it should, that he go on thinking you’re nice too. “I’m so sorry,” you say, rubbing the spaniel’s ears, “it’s the garden’s policy.” You even sigh about it together. A month later he reads the minutes, with your name under the motion. He would have forgiven the rule, but now he goes back over every pleasant thing you’ve ever said to him and wonders who was speaking.",
        "The next time you enforce a rule of yours, sign it: “That’s my rule, actually. I like you, I like him, and I’d still ask you to keep him outside.” People can be fond of someone who says no, provided they know it was you.",
      ],
    },
    Scorpio: {
      thesis:
        "The contractor begins to explain the delay, meets your eye, and starts over with the true version. ESTJ asked a plain question. Scorpio waited. It’s an effect you have, and it’s the reason frightened people bring you along to the bank, the doctor, and the school: no one gets vague in your presence. Small talk you do briskly, like stairs. But let someone admit, late, in a parked car, that it’s all coming apart, and you don’t flinch, you don’t tell a soul, and by Thursday there’s a plan. You’ve kept secrets for people who’ve forgotten telling you. Your laugh is rare and much too loud, and anybody who’s earned it will try for it again.",
      argument: [
        "Ask you anything about the budget, the route, the candidate, and you’ll say exactly what you think, so everyone takes you for an open book. It’s the public half of a very private person. The others have planned a weekend away in a group chat you weren’t in, and you find out from a photo. Nothing is said about that; instead you raise the matter of the deposit from last time, with receipts, and they, a bit startled, discuss receipts. You win. That’s an hour spent defending forty dollars, and not one of them knows that you’d have liked to come.",
        "Give out one fact about yourself this week in the same plain voice you’d use for the budget: “I saw the photos. I wasn’t asked, and it bothered me.” Then stop. The real reason is seldom the one you’d worked out.",
      ],
    },
    Sagittarius: {
      thesis:
        "Everyone has a friend who says they should all go to Portugal someday. With you there are tickets. Sagittarius points at the horizon and ESTJ finds out what time it opens, so people who’ve never been anywhere end up on a mountain at dawn, in rented boots, crying a bit, holding a laminated sheet. You praise loudly and disagree louder. Taxi drivers hear what you think of the government and shake your hand anyway. You’ll read a book in two sittings and hand out copies. When somebody says a thing can’t be done, you look happy in a way that ought to warn them, and you ask, quite sincerely, who told them so.",
      argument: [
        "On a ferry, in the rain, you can make a friend for life in an hour, which Sagittarius finds as easy as asking the time. Then ESTJ gets hold of “for life.” A friend is a commitment, commitments go in the calendar, and so on the first Sunday of the month you’re circling a parking lot with your phone, calling six countries in a row. The man from the ferry has begun to say how the shop really is, but Oslo’s at three. After that he keeps one cheerful item ready for you.",
        "People can tell being thought of from being gotten to. Take one name off the list this week and explain: “I’ve been calling you because it was Sunday. I’d like to call when something makes me think of you. Is that all right?” There’ll be months with nothing, and then an afternoon neither of you planned.",
      ],
    },
    Capricorn: {
      thesis:
        "In every family, club and company somebody eventually says, “Well, who’s got the key?” and every head turns to you. ESTJ runs things on the day. Capricorn intends to be running them still in thirty years, and has had a spare cut. You were reading the small print while your friends were still choosing fonts. A promise from you is dull and bankable, like gravity. But people who only meet you at work miss the good part, the deadpan. It comes without warning, in the middle of a budget, with no change in your face, and new colleagues need a second to be sure. The ones who’ve known you longest sit where they can watch the new colleagues.",
      argument: [
        "By Sunday night the list is done. All fourteen items, checked off, and the pleasure of that is real; part of you would be content to be useful every day until the end. Part of you wants something much bigger that takes ten years: the license, the piece of land, the firm with your name over the door. It never gets on the list, because it can’t be checked off by evening, and there’s always someone whose gutter can. So the application lies in a drawer for a third spring, and you, who’ve never missed anyone’s deadline, have missed your own.",
        "Put the long thing on the calendar as an appointment with a stranger, and protect it aloud: “I’m not free on Thursdays from seven to nine. I’m working on something of my own.” You needn’t say what. You’ll be asked, and you’ll enjoy not telling.",
      ],
    },
    Aquarius: {
      thesis:
        "Put you on the library board, and the late fees are abolished and the roof is fixed, in the same quarter. ESTJ can make any committee finish by eight. Aquarius wants to know why there’s a committee. So you’re that unlikely person, a reformer with receipts, and officials who brace for a speech get a costed proposal with a map. You’ll talk to anyone as an equal, a senator or a six-year-old, and the six-year-old will be asked for evidence. Half your friends wouldn’t sit with the other half, but all of them have your number, since at two in the morning you’re wide awake, reading about sewers, and glad of the company.",
      argument: [
        "Somehow you end up president of things you don’t believe in. You see a club badly run, you can’t leave it like that, and a year later you’ve got the gavel and the blazer. Joining comes easily; being one of them never does. At the annual photograph you stand at the edge, thinking that you disagree with about half of this, while everybody in the picture takes you for its very heart. Newcomers with odd ideas, who’d have been your people, steer around you. It gets lonely, being the establishment by mistake.",
        "Tell them which half. At the next gathering say, in the friendly voice you use for the minutes, “I like this club and I think some of it’s nonsense. Can I tell you which part?” One or two faces will light up. Sit by those at dinner.",
      ],
    },
    Pisces: {
      thesis:
        "On the field trip you’re the one with the whistle, the roll call, the strict line about the railing, and a child asleep on each arm on the way home. ESTJ runs the bus. Pisces has noticed who’s sitting alone on it. People hear the voice first and brace themselves, and then they watch you kneel in a wet parking lot to talk to a lost dog as if you’d been introduced. Your compassion comes with logistics: a couch with sheets on it, a ride, a form filled out and only needing a signature. Sad movies you leave early, to check on the car. And some song from years ago can make you miss your exit, and you were the one giving directions.",
      argument: [
        "The deadline was Friday and you’re firm about it on the phone. No exceptions, you tell the parents on the camp list, it wouldn’t be fair to those who got theirs in. On Saturday a father calls, his voice isn’t right, something about his wife. You hold the line, hang up, feel terrible, and fill in his form yourself at midnight and slip it under the others. You’ve kept the rule and you’ve kept your heart, and all it cost was your sleep. The rest have only met the rule, he has only met the favor, and no one, including you, gets to see that you were torn.",
        "Let it be seen once, on the phone, while it’s happening: “I hate saying no to you. I can give you until Monday at noon, and I’d do the same for anyone with a week like yours.” Then sleep.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions turn crisp, and frightened people discover that they’re already moving.",
        "In a meeting that’s blaming the newest employee, you’re the one who points out that nobody ever trained them.",
        "Friends who talk about exercising find you outside their building at seven on Saturday, already in running shoes.",
      ],
      costs: [
        "The loudest problem gets your entire day, so the quiet, important work is still there when you’re exhausted.",
        "When somebody corrects you in public, you push back so forcefully that next time they let you be wrong.",
        "You run a day off like a relay, and by evening you’ve done everything except sit down with anybody.",
      ],
      tensions: [
        {
          between: "Guarding or playing",
          text: "At the beach you’re longing to run into the water, and you end up guarding everybody’s belongings. Next time, hand them over at noon and be the first one wet.",
        },
        {
          between: "Starting or preparing",
          text: "You want to begin immediately and you want it done properly, so you start, then get impatient about whatever’s missing. Next time, spend ten minutes on a list before you touch anything.",
        },
        {
          between: "Standing firm or backing down",
          text: "By the time you suspect you’re wrong, you’ve announced it at full volume, so you defend it for another hour. Once this week, say “I had that wrong” before anyone’s proved it.",
        },
      ],
      practice:
        "For seven days, carry a quarter in your left pocket, and before you give an instruction, move it to the right and ask, “How would you do it?” If their method works at all, let it stand, and spend the quarter on Sunday evening.",
    },
    Earth: {
      gifts: [
        "When you hand over a project, everything’s labeled, the spare parts are ordered, and nobody needs to call you afterward.",
        "You notice the coworker who’s stopped going to lunch, and the next morning you’ve brought an extra sandwich.",
        "Wherever you live or work, the smoke alarms get tested, and people who’d never think of it are safer.",
      ],
      costs: [
        "A method that served you for years stays in use long after it’s failing, and newcomers quietly work around you.",
        "Anything rearranged by someone else looks like damage to you, so happy surprises get inspected before they’re enjoyed.",
        "You won’t sit down until the last dish is put away, and by then your visitors are holding their coats.",
      ],
      tensions: [
        {
          between: "Keeping or clearing out",
          text: "Whatever served you well gets kept, so old furniture and old habits stay on when nobody needs them. On the first of the month, give one thing away and don’t replace it.",
        },
        {
          between: "Pushing or waiting",
          text: "Bread, varnish and beginners all need time, and you’re standing over them with a watch. When somebody’s learning from you this week, take a ten-minute walk around the building and come back.",
        },
        {
          between: "Useful or liked",
          text: "Part of you would like to be liked for nothing, and you arrive everywhere with a toolbox in case you aren’t. Visit one friend this week with empty hands, and repair nothing.",
        },
      ],
      practice:
        "Every evening this week, put a kitchen timer on the table at eight, and do no chores until it rings thirty minutes later. Sit where you can see something that needs repairing, leave it alone, and on Sunday put the timer away.",
    },
    Air: {
      gifts: [
        "You can tell a committee that its proposal won’t work, and still have several members thank you afterward.",
        "Fifteen minutes after you enter a waiting room, strangers are trading chargers, seats and advice about parking.",
        "When a friend is baffled by an insurance letter, you turn it into two plain sentences and a telephone number.",
      ],
      costs: [
        "You talk yourself into certainty in front of everybody, and after that a better idea is embarrassing to accept.",
        "Half the city has your number, and hardly anyone knows what keeps you awake, since you never bring it up.",
        "People in trouble get a solution during their first sentence, so they take the second one to somebody else.",
      ],
      tensions: [
        {
          between: "Passing on or keeping",
          text: "You pass news along because informed people get more done, and what was told to you alone goes out with the rest. Before you forward anything this week, ask the person it came from.",
        },
        {
          between: "Crowd or inner circle",
          text: "All day you’re wonderful to be around, and by evening the people who know you best are getting one-word answers. Save the day’s funniest news this week, and let one of them hear it first.",
        },
        {
          between: "Winning or learning",
          text: "You enjoy a debate for what you can learn from it, until you notice that you’re winning. Once this week, switch sides for five minutes, and defend the other position properly.",
        },
      ],
      practice:
        "Once a day this week, pick up a pen, let someone talk until they stop, and answer with a question that contains no advice. At nine each evening, write down one thing you’d have missed, and retire the pen on Sunday.",
    },
    Water: {
      gifts: [
        "In a house full of mourners, you wash the cups, answer the telephone and send the exhausted ones home.",
        "When you’re in charge, people know that you’ll take the blame upstairs, so bad news reaches you early.",
        "At every birthday you’re the keeper of the silly customs, the paper hats and the off-key singing, and people count on them.",
      ],
      costs: [
        "Worry comes out of you as an instruction, and people hear “Wear a coat” and miss the affection in it.",
        "You give people what you’re certain they need, and it’s painful for both of you when they’d wanted something different.",
        "Nobody looks after you on a terrible day, because you’ve never let anyone find out how it’s done.",
      ],
      tensions: [
        {
          between: "Strong or known",
          text: "You’d like somebody to look behind the strong front, and you keep that front in perfect repair. On an ordinary Tuesday, tell one friend something that scares you, and let them answer.",
        },
        {
          between: "Fair or loyal",
          text: "You believe that everybody waits in line, until it’s somebody you love, and then you’re looking for the manager. Next time, stay in the line beside them and bring coffee.",
        },
        {
          between: "Doing or feeling",
          text: "When something hurts you start cleaning, which works beautifully until about three in the morning. Sit on the stairs for seven minutes beforehand, without your phone, and then get the mop.",
        },
      ],
      practice:
        "Put a notebook by your bed, and for seven days, when anyone asks how you are, give one true answer in place of “Fine” and record it there at ten that night. On the seventh evening, count the entries, see who asked for more, and stop.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and everyone points to you, as they have since kindergarten. There’s a second you in there. It came with your birthday, has never presided over a thing, and has sat through all your meetings with one arm patiently in the air, hoping to be called on. For a few pages it has the floor.",
    "At work you’re easy to find: just walk toward the noise of things getting done. These pages look at what gets you going, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, as a career, whatever was handed over next.",
    "You love people by providing for them. They’re warm, insured and on time, and every now and then one of them looks at you across all those provisions as though hoping for a word. This part concerns the word, which is rather short, and which you’ve heard other people use.",
    "No agenda was circulated for this part, which you won’t like. It goes below the ground floor, to everything you locked up so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who’d like to be wanted, all of them surprisingly punctual. They show up every night around three.",
    "Now the body, which you’ve treated as your most loyal employee, the kind that never takes a sick day and never gets thanked. Today it gets a hearing. On the agenda are signals, lessons, an evening of nonsense and a stone for your pocket, altogether less trouble than other people’s paperwork was this week.",
    "You’ve always had a direction; what you’ve never had is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, aged eighty, and whether you’re ever permitted to arrive.",
  ],
  year: {
    "sun 1":
      "You know what has to be done long before you know what you’d like. For these weeks, put one thing on the list that benefits nobody but you, with a day and an hour, and then defend it as you’d defend an appointment with the dentist.",
    "sun 2":
      "Your generosity comes with instructions: when you lend money or pay for something, a word on how to use it goes along, and the word is what people remember. Give once now without any comment, and afterward spend a little on yourself by the same rule.",
    "sun 3":
      "Stories that begin with the weather lose you early, so you ask for the point, and the person telling it gets to the point and stops. With relatives and neighbors, though, the detour is the better half, so next time, hold your question back and say “And then?” twice.",
    "sun 4":
      "Coming through the door, you see first what hasn’t been done, and you mention it before hello, though it’s only intended as help. Keep the first five minutes at home or with family free of tasks now: sit down, ask about the day, and let the thing on the floor lie.",
    "sun 5":
      "The people you love know that you’d never let them down. What they don’t get from you is a surprise, since you plan everything aloud, so do one useless thing for somebody this month, unannounced, a detour, a ticket, a ridiculous cake, and don’t ask if it was practical.",
    "sun 6":
      "Every machine in your life gets its inspection on time, and you’re the exception. Book the checkup, the new glasses or the ergonomic chair, whatever you’d have ordered anyone else to see to long ago, and do it today, before the week produces something more urgent.",
    "sun 7":
      "What works, you don’t mention, so the person beside you hears about the one thing that went wrong and never about the hundred that go right. Name one of those, as exactly as you’d put it in a report: “You’ve never once been late, and I rely on that.”",
    "sun 8":
      "A favor bothers you until it’s been returned, which makes it hard to do you one, and people feel close to those they’re allowed to help. Accept the next offer, be it a ride, a loan or an hour of listening, because “Thank you, that helped” is payment enough for now.",
    "sun 9":
      "Most of your opinions have been tested, mainly on people who live the way you do. Find someone whose life is organized differently and ask how it operates in practice, the money, the mornings, the Sundays; if a counterexample occurs to you, keep it until you’re home.",
    "sun 10":
      "Mistakes you point out within the minute, while praise has to wait for a proper occasion. It’s a good month to reverse that: once a week, in front of someone influential, say who did good work and what was good about it, which is how people in authority talk.",
    "sun 11":
      "By dessert a friend’s dream has become a project with steps, because that’s how you show you take it seriously, even though some hopes aren’t ready for steps. When one is mentioned to you, ask only, “What do you love about it?” and then tell them one of your own.",
    "sun 12":
      "When something’s over, you clear it away by noon, and the missing comes later, at odd moments, and looks so much like bad temper that even you believe it. Before you tidy up the next ending, say to someone, “I’m going to miss it,” and sit still for ten minutes.",
    "new 1":
      "At some point you discovered the correct haircut and the correct shoes, and you’ve seen no necessity to reopen the matter. There isn’t any. Reopen it anyway, in one small particular, because it’s interesting to find out what else would suit you.",
    "new 2":
      "The price of butter in three supermarkets is information you simply have. What the figures leave out is what they’re for, so begin the next budget with a purpose at the top, in words, before a single amount is entered underneath it.",
    "new 3":
      "“It was a Wednesday,” you say, in the middle of somebody’s best story, and it was, and the story never quite recovers. Start a new custom in conversation: for the rest of the month all Wednesdays may be Tuesdays, and nobody misses an appointment over it.",
    "new 4":
      "Your family is loved with a caulking gun. What’s dry, insulated and paid for keeps everybody safe, although not everybody at home can read that as affection. Let the next improvement begin with a wish of somebody else’s, even if the gutters have to be patient.",
    "new 5":
      "At the picnic it’s you who holds the whistle, knows the rules and explains them again to the latecomers. Begin something in which somebody else has the whistle and you’ve got the sack around your knees, and remain cheerful about coming in seventh.",
    "new 6":
      "Your regimens begin on Monday at six with everything simultaneously, the running, the oatmeal and the early bedtime, and by the second week they resemble a court-martial. Begin with a third of it, and on days when you miss, hold no trial.",
    "new 7":
      "You read out a fair plan for the two of you, the other person says “Fine,” and you record it as agreement. Begin differently now: ask for their draft before you’ve shown them yours, and sleep before you correct it.",
    "new 8":
      "Each contingency has a folder in your cabinet, the policies, the loan, the power of attorney, and none of them contains a word on how anybody felt about it. Take one folder to the person concerned and start with that, before you come to the figures.",
    "new 9":
      "By eleven you’ve done the cathedral, and you’re looking for the next item in the guidebook. Plan a day in a place that has no items, an island in the rain, for instance, and stay until you’ve nothing whatever to report.",
    "new 10":
      "When somebody says “We need a person to take this over,” your hand is in the air before your judgment has looked up from its papers. If it happens now, put one question first: what would you be permitted to change?",
    "new 11":
      "All your friends are punctual, because the others got lost somewhere along the way. Begin something with a person who’s generally late, bring a good book to the appointment, and listen to what it was that kept them, since it’s frequently the best part.",
    "new 12":
      "You’ll rest as soon as the list is done, and the list has been having children. Try it the other way around, with rest as the first item every morning, twenty minutes, properly crossed off. An item that’s been crossed off is a language you understand.",
    "full 1":
      "Everybody has heard your opinion of the new carpet, and hardly anybody has ever given you an opinion of yourself, although it’s more affectionate than you suspect. Ask somebody who isn’t afraid of you what you’re like in a hurry.",
    "full 2":
      "You examine a receipt for errors, and it would never occur to you to examine it for what it says about you. Laid side by side, a month of them describes two people, the one you are and the one you promised somebody you’d be.",
    "full 3":
      "In an emergency a short order in a loud voice is a kindness, and you’ve been known to use that voice when asking for the salt. It carries into every room, and if somebody has been silent since, a visit repairs more than an explanation.",
    "full 4":
      "At home everybody turns to you when there’s something to be settled, partly because you’re already looking at them. It’s visible now who has given up proposing anything, so leave the matter open overnight, and consult that person.",
    "full 5":
      "There’s a comedian in you who comes on late, when the chairs have been stacked, and imitates everybody in the building, a beloved performer who’s hardly ever seen. Arrange an appearance before nine for once, while the children and the neighbors are still awake.",
    "full 6":
      "“It’s quicker if I do it myself” has been accurate on each separate occasion, and the sum of those occasions is now waiting on your table. Consider which task you’ve kept only because somebody else would do it differently, and hand over that one.",
    "full 7":
      "Somebody dear to you says “You always,” and you reply “Twice,” with the dates. Criticism of that kind is less a report than a feeling, which has no errors in it, so answer the feeling, and let the arithmetic stand uncorrected until tomorrow.",
    "full 8":
      "When an inheritance or a debt is divided, you bring the scales, because exactness is your idea of justice. The others are frequently trying to find out who was appreciated, and that account, which is open now as well, takes one generous sentence to balance.",
    "full 9":
      "You changed your mind about it a good while ago, privately, and you’ve gone on defending the old position out of respect for consistency. By now it has the ring of a recording, so admit the new opinion at dinner, good-humoredly, and enjoy everybody’s astonishment.",
    "full 10":
      "What you’ve accomplished stands in plain view now, and you’re entitled to look at it. Somewhere behind it stand the people who kept supper warm, moved the vacation and never sent an invoice, so when you’re congratulated, name them, and say what they did.",
    "full 11":
      "Most of your friends you met carrying something, and so it’s never been quite clear to you whether you’d be missed without the boxes. Set them down, stand there with empty hands for an evening, and observe who crosses the room in spite of it.",
    "full 12":
      "You can get through a catastrophe with dry eyes, and then a school band marches by, slightly out of tune, and you have to examine the pavement. Whatever moves you like that is close to the surface now, and one other person is allowed to see it.",
    "eclipse 1":
      "Wherever you stand, a line forms behind you, and you’ve assumed that this was simply how lines work, a certainty that ends here. See who you are from the middle of one, with somebody else’s shoulders in front.",
    "eclipse 2":
      "Your income has been the only critic you entirely believed, since it flatters nobody. When the figures change, you lose a measure as well as money, and whom you’ve protected all these years doesn’t appear on any statement.",
    "eclipse 3":
      "The same barber, the same cousin on the telephone, the same complaint about the mayor: you’d have called it convenience. When one of these comes to an end you discover that it was affection, and it can still be mentioned.",
    "eclipse 4":
      "A law of the household, supper at six or shoes by the door, turns out to have been made for people who no longer live like that. You’ve been enforcing it out of loyalty, so repeal it with appropriate ceremony.",
    "eclipse 5":
      "You’re still winning at it, and it comes to light that you’ve only been going for the score. There’s no disgrace in retiring undefeated, and the free evening doesn’t require a replacement by the weekend.",
    "eclipse 6":
      "A system of yours has stopped working, and you’ve designed another by dinner, because disorder looks like neglect to you. Live without either for a week, since what the old one was really good for can only be seen in the gap.",
    "eclipse 7":
      "You keep agreements that the other person has forgotten making, and as one of them comes up for revision, it becomes apparent which terms were ever spoken aloud, and which you supplied yourself from a sense of order.",
    "eclipse 8":
      "So as not to worry anybody, you’ve carried certain figures alone, or a certain fear, an arrangement that ends when somebody opens the wrong envelope. They’d have preferred to be worried together with you, and still would.",
    "eclipse 9":
      "One of your certainties gives way, and it feels like the step that isn’t there at the bottom of the stairs. The staircase itself is perfectly solid, so stand still for a moment before announcing another principle.",
    "eclipse 10":
      "A title tells everybody who answers for what, which is why you’ve never thought it vain to have one. When yours changes, write down what people actually came to you for, hardly any of which was printed on the door.",
    "eclipse 11":
      "When a group falls apart you volunteer to save it before you’ve considered whether you still care. Let somebody else try first, because what ends without you was perhaps only waiting for your permission.",
    "eclipse 12":
      "A private burden of yours has been managed like a night shift, and nobody will notice that it’s over. Go home when the shift ends, without an announcement, and leave the next vacancy to another applicant.",
    "jupiter soft":
      "You can’t pass an empty lot without furnishing it, and in favorable seasons there are empty lots in every direction, and people who agree with you pleasantly fast. Out of everything that’s possible, take the one you’d still want if nobody were ever to hear that it was you who built it.",
    "jupiter hard":
      "You’ve made up the difference by staying later so often that confidence and capacity have become the same thing to you, and at such a time they part company. For each new promise, identify the older one that it displaces, and notify the people who were relying on that.",
    "saturn soft":
      "You bring back the borrowed drill on the day you said, cleaned, and think nothing of it, but in a period like this such a record is noticed, and it’s the best reference you’ll ever have. Ask for something that’s only given to people who bring things back: the key, the longer term.",
    "saturn hard":
      "You respect rules and the people who enforce them, which makes it doubly annoying to find both of them standing in your way. Pushing has worked before, and here it mainly uses up your strength, so identify the one requirement on which everything depends, meet it to the letter, and wait without drumming your fingers.",
    "uranus soft":
      "Somebody proposes doing it backward, and your first word is “But.” You’re right about eight times out of ten, and the other two generally go home before they’ve been heard, though in such a period they’re the interesting ones. Swallow the word, count to ten, and ask how it would work on a Monday.",
    "uranus hard":
      "Order is how you look after people, so a disturbance hits you on behalf of everybody you protect, and you’d like it repaired by noon. Since some of it won’t go back the way it was, tolerate the mess for several days, and observe which pieces anybody actually comes looking for.",
    "neptune soft":
      "For some unaccountable reason you go home the long way, by the water, and nobody’s waiting there whom you’d have to see. Efficiency loses a little of its charm in such a period; nothing is wrong with you, and the detour requires no purpose. Take the long way again tomorrow.",
    "neptune hard":
      "When people are vague, you complete their sentences with whatever a decent person would have meant, and then you rely on it. For a time, when more is left vague than usual, “What does soon mean?” sounds impolite and is the opposite. Put the question kindly, and write down what they answer.",
    "pluto soft":
      "In every circle there’s something that everybody knows and nobody says, usually an unfairness that’s become furniture. As your voice carries farther than usual in such a period and doesn’t shake, you could be the one who says it, once, without an audience, to the person who’s able to move the furniture.",
    "pluto hard":
      "You can give orders or take them, and what you can’t bear is uncertainty about which it’s going to be, so a contest of that sort brings out your full strength. Winning it is possible and expensive; yield on one point, in public and with a good grace.",
    "mercury retrograde":
      "You send a message once, because it was clear the first time, but for a few weeks messages reach people slightly altered, so read yours as though you’d never met yourself and were in a terrible temper.",
    "mercury direct":
      "“Noted,” you write, and you’re in an excellent humor, which nobody at the other end could guess. Communication is recovering, and two warmer words would tell people what sort of day you’re having.",
    "venus retrograde":
      "You gave away the red coat, or the guitar, after due consideration, and lately you’ve been looking for it in shop windows. You were right at the time. You’re also permitted to miss it.",
    "venus direct":
      "Pleasure is back, and if it helps, you can enter it in the calendar: seven o’clock, a name, a table by the window, and nothing after it, in case somebody wants to stay.",
    "mars retrograde":
      "Pressure is how you answer resistance, and for a while it merely produces more of it, whereas there’s wood to be stacked and a garage to be cleared, neither of which argues back.",
    "mars direct":
      "Waiting tires you more than labor does, and you’d like to recover all the lost ground by tonight. Those beside you will gladly hurry, too, once they’ve been informed of the destination.",
    "ingress jupiter":
      "Growth, in your experience, has always meant more to manage. For about a year this area grows all the same, and part of what grows is wildflowers, which are best left unsupervised.",
    "ingress saturn":
      "Over two or three years something in this area is to be properly built, which few people enjoy as you do. Ask those who have to live in it where they’d like the windows.",
    "ingress uranus":
      "You like to know what’s coming, and in this area you seldom will for several years. Being surprised makes you very funny, so spend them near people who laugh at a wrong map.",
    "ingress neptune":
      "You’d like to have it in writing, and for many years this area offers nothing that holds still long enough to be written, which is difficult to defend in a meeting, and rather beautiful.",
    "ingress pluto":
      "Who’s in charge here is a question that changes its answer over many years, a little at a time, which gives you leisure to learn which keys you can hand over with a good grace.",
  },
};
