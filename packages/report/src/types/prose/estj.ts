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
        "Nobody drives off until everyone’s in the car: your rule, a good one, announced to the whole group the night before. At two minutes past seven, with one person still looking for her glasses, the engine’s on and you’re rolling, slowly, by way of encouragement. You believe in waiting one’s turn, and you can’t do it. Mostly you decide that the rule was meant for dawdlers, so you speak out of order at your own meeting and cut in at the merge. People don’t mind the speed. They mind being held to a rule its author drives past, and they begin keeping your rules only while you’re looking.",
        "Pick one of your own rules this week and be seen keeping it when it hurts. If you slip, announce it: “I made that rule and I just broke it. Go ahead, it’s your turn.”",
      ],
    },
    Taurus: {
      thesis:
        "Someone at the table is sending back the wine, politely, and the waiter agrees with every word. That’s you. ESTJ has standards and says so; Taurus has tested them, on shoes that have been resoled four times and a car with two hundred thousand miles that starts on the first try. You buy the good one, once, and can explain why. Guests sleep well at your place, because it occurred to you to sleep in the guest bed first. When a friend can’t decide between two jobs, you ask three questions about rent, and she’s decided. Your word is a thing people borrow money on. And there’s nothing in this world so cheerful as you on a terrace at noon with everything paid.",
      argument: [
        "All day long you hurry people. You’ve got the group up at six for the good light, had the bags in the hall the night before, and at the museum you walk slightly ahead, like a tugboat. Then someone tries to hurry you. The last ferry leaves at ten, they mention it twice, and you’re finishing your coffee. There are two speeds in you: everyone else’s work should be done by now, and your own comfort takes the time it takes. Since you’re the one with the tickets, it goes unremarked, until the day the others are standing on the dock in the wind and you come down the hill at a stroll.",
        "Let them set the pace once this week. Ask beforehand, “What time do you need me ready?” and be standing there, with your coffee in a paper cup, five minutes early.",
      ],
    },
    Gemini: {
      thesis:
        "On one trip to the hardware store you’ve found the bolt, learned that the owner’s daughter plays the oboe, and told a stranger which aisle to try and which contractor to avoid. ESTJ gets the errand done. Gemini can’t see why it should be done in silence. Meetings with you end early and people have laughed, two things that they had stopped expecting from meetings. Somebody will mention a problem with a landlord, and you know a woman at the county office, you’ve got her direct line, and you’re already dialing, with one finger up. New software, new card games, the new people across the street: you’ve tried them and you have notes. Nobody is bored within twenty feet of you.",
      argument: [
        "By breakfast there’s a plan, and it’s a good one: north entrance, ten o’clock, bring cash. You like a thing settled. You also like news, and by nine you’ve heard that the south entrance has shade, so you tell the two people you happen to meet; at half past, it’s cards after all, and that goes to the group chat. Each version is better than the last. At ten, four people are at the north gate with cash, three at the south, and one is in the car, waiting to hear. You call this improving the plan. To them it’s three different plans in one confident voice.",
        "Next time, give a plan a closing hour: “This is final as of nine tonight. If I learn anything better after that, I’ll keep it to myself.” You’ll hear three better things by ten. Let them go.",
      ],
    },
    Cancer: {
      thesis:
        "For you there’s the public, which gets fair treatment and exact change, and then there are your people, who get everything. ESTJ could run a railroad. Cancer would like it to stop at one particular house. You know when the cousins’ passports expire and whose chest rattles in February. A new boyfriend is greeted, fed and thoroughly interviewed, and once he’s passed, he’ll never again be able to have a breakdown on a highway without you arriving, with cables, in under an hour. Old jokes get told at the proper point of the drive. Under the brisk manner sits somebody who saves ticket stubs, and cries at school plays, furiously, looking at the ceiling.",
      argument: [
        "Everyone gets it straight from you. “The second verse drags,” you tell the whole choir, and you’re right, and by the next rehearsal it doesn’t. The truth, in your book, is a courtesy between adults. You’ve also got no skin. On the way out a tenor mentions, in just the same friendly tone, that the program had a misprint, and you’re polite about it, and you drive home with your ears hot. He’s got no idea. Neither has anybody else, so people keep assuming you like it straight, until you resign from the committee over a misprint.",
        "This week, when a remark goes in, say so while it’s small: “You’re right about that, and it stung. Give me a minute, then tell me the rest.” You can keep being frank. People will just know where to be careful.",
      ],
    },
    Leo: {
      thesis:
        "The auditorium lights go out, the parents gasp, and from the dark comes a voice telling the back rows to stay seated and the band to play something. You’re enjoying this. ESTJ knows where the fuse box is. Leo knows that the children should sing while somebody looks for it. So what you run is run properly and also becomes a night they talk about, with a banner, real flowers for the custodian, and every helper’s name pronounced right. No one is prouder of other people. You’ll sit through three hundred names at a graduation in order to cheer for one, and be heard over the family. And if there’s a speech to be made, well, all right, if they insist.",
      argument: [
        "“It was nothing,” you say, about the fair that took you nine weekends. You hold that one does what has to be done and doesn’t fish. You’d also like, very much, for somebody to contradict you. On the night, the chairman thanks “all our wonderful volunteers” and sits down. You clap. For a week you’re short with everyone, and you announce that next year they can find someone else, and they start looking, a little sadly, because you’d told them plainly that it was nothing and they’d believed you.",
        "Fish, then, in daylight. Ask one person whose judgment you trust, “I worked hard on that, and I’d love to hear what you thought of it.” Let the answer take its time. When it comes, say thank you and leave it there.",
      ],
    },
    Virgo: {
      thesis:
        "Somewhere at every wedding is the person with the safety pins, the aspirin, the caterer’s cell number, and a plan for rain. Hello. ESTJ takes charge of the emergency, and Virgo packed for it, so things go right around you and most people put it down to luck. Anyone you love is looked after in writing: their lease gets read, all of it, their appeal goes in with tabs, and it’s you on hold with the airline while they have their cry. A beginner who listens to you for a year is good for life. About your own gifts you’re nearly shy. And those who know you only by email have no idea how funny you are, under your breath, during speeches.",
      argument: [
        "At four in the afternoon you decide, in a voice that makes people put down their pens. At eleven that night you’re checking it. Half of you likes a thing settled; the other half has thought of a column nobody added up, so the lamp goes on, and around midnight it turns out you were right. No one ever hears about the lamp. What they see in the morning is a person without doubts, so it occurs to none of them to look it over with you, and they don’t bring you theirs either. Who’d confess to somebody that sure?",
        "Since you like a figure, give one. Once this week, while it’s still daylight, say, “I’m about eighty percent sure of this. What would you check?” Coming from you, eighty percent still gets the pens down. And somebody else adds up the column while you sleep.",
      ],
    },
    Libra: {
      thesis:
        "Your parties have an end time, and no one wants to leave. ESTJ wrote the invitation, with directions; Libra put the shy cousin beside the retired pilot, and they’re now planning a trip. You return things: calls, books, favors, the neighbor’s ladder wiped clean. Being both firm and charming, you can tell a man he’s parked in the wrong place and have him apologize, ask your name, and hold the door. Rules, in your view, are a form of good manners, since they spare people from having to push. Injustice in small things, a line cut or a tip skipped, brings two spots of color to your cheeks. And your thank-you notes arrive while the guests are still unpacking.",
      argument: [
        "Dogs aren’t allowed in the community garden. You proposed it, you drafted it, and you think it’s right. Then a nice man turns up with a spaniel, and it matters to you, more than it should, that he go on thinking you’re nice too. “I’m so sorry,” you say, rubbing the spaniel’s ears, “it’s the garden’s policy.” You even sigh about it together. A month later he reads the minutes, with your name under the motion. He would have forgiven the rule. Now he goes back over every pleasant thing you’ve ever said to him and wonders who was speaking.",
        "The next time you enforce a rule of yours, sign it: “That’s my rule, actually. I like you, I like him, and I’d still ask you to keep him outside.” People can be fond of someone who says no. They need to know it was you.",
      ],
    },
    Scorpio: {
      thesis:
        "The contractor begins to explain the delay, meets your eye, and starts over with the true version. ESTJ asked a plain question. Scorpio waited. It’s an effect you have, and it’s the reason frightened people bring you along to the bank, the doctor, and the school: no one gets vague in your presence. Small talk you do briskly, like stairs. But let someone admit, late, in a parked car, that it’s all coming apart, and you don’t flinch, you don’t tell a soul, and by Thursday there’s a plan. You’ve kept secrets for people who’ve forgotten telling you. Your laugh is rare and much too loud, and anybody who’s earned it will try for it again.",
      argument: [
        "Ask you anything about the budget, the route, the candidate, and you’ll say exactly what you think, so everyone takes you for an open book. It’s the public half of a very private person. The others have planned a weekend away in a group chat you weren’t in, and you find out from a photo. Nothing is said about that. Instead you raise the matter of the deposit from last time, with receipts, and they, a bit startled, discuss receipts. You win. That’s an hour spent defending forty dollars, and not one of them knows that you’d have liked to come.",
        "Give out one fact about yourself this week in the same plain voice you’d use for the budget: “I saw the photos. I wasn’t asked, and it bothered me.” Then stop. The real reason is seldom the one you’d worked out.",
      ],
    },
    Sagittarius: {
      thesis:
        "Everyone has a friend who says they should all go to Portugal someday. With you there are tickets. Sagittarius points at the horizon and ESTJ finds out what time it opens, so people who’ve never been anywhere end up on a mountain at dawn, in rented boots, crying a bit, holding a laminated sheet. You praise loudly and disagree louder. Taxi drivers hear what you think of the government and shake your hand anyway. You’ll read a book in two sittings and hand out copies. When somebody says a thing can’t be done, you look happy in a way that ought to warn them, and you ask, quite sincerely, who told them so.",
      argument: [
        "On a ferry, in the rain, you can make a friend for life in an hour. Sagittarius finds it as easy as asking the time. Then ESTJ gets hold of “for life.” A friend is a commitment, commitments go in the calendar, and so on the first Sunday of the month you’re circling a parking lot with your phone, calling six countries in a row. The man from the ferry has begun to say how the shop really is, but Oslo’s at three. After that he keeps one cheerful item ready for you.",
        "People can tell being thought of from being gotten to. Take one name off the list this week and explain: “I’ve been calling you because it was Sunday. I’d like to call when something makes me think of you. Is that all right?” There’ll be months with nothing, and then an afternoon neither of you planned.",
      ],
    },
    Capricorn: {
      thesis:
        "In every family, club and company somebody eventually says, “Well, who’s got the key?” and every head turns to you. ESTJ takes charge on the day. Capricorn intends to be in charge of it still in thirty years, and has had a spare cut. You were reading the small print while your friends were still choosing fonts. A promise from you is dull and bankable, like gravity. But people who only meet you at work miss the good part, the deadpan. It comes without warning, in the middle of a budget, with no change in your face, and new colleagues need a second to be sure. The ones who’ve known you longest sit where they can watch the new colleagues.",
      argument: [
        "By Sunday night the list is done. All fourteen items, checked off, and the pleasure of that is real; part of you would be content to be useful every day until the end. Part of you wants something much bigger that takes ten years: the license, the piece of land, the firm with your name over the door. It never gets on the list, because it can’t be checked off by evening, and there’s always someone whose gutter can. So the application lies in a drawer for a third spring, and you, who’ve never missed anyone’s deadline, have missed your own.",
        "Put the long thing on the calendar as an appointment with a stranger, and protect it aloud: “I’m not free on Thursdays from seven to nine. I’m working on something of my own.” You needn’t say what. You’ll be asked, and you’ll enjoy not telling.",
      ],
    },
    Aquarius: {
      thesis:
        "Put you on the library board, and the late fees are abolished and the roof is fixed, in the same quarter. ESTJ can make any committee finish by eight. Aquarius wants to know why there’s a committee. So you’re that unlikely person, a reformer with receipts, and officials who brace for a speech get a costed proposal with a map. You’ll talk to anyone as an equal, a senator or a six-year-old, and the six-year-old will be asked for evidence. Half your friends wouldn’t sit with the other half. All of them have your number, since at two in the morning you’re wide awake, reading about sewers, and glad of the company.",
      argument: [
        "Somehow you end up president of things you don’t believe in. You see a club badly run, you can’t leave it like that, and a year later you’ve got the gavel and the blazer. Joining comes easily; being one of them never does. At the annual photo you stand at the edge, thinking that you disagree with about half of this, while everybody in the picture takes you for its very heart. Newcomers with odd ideas steer around you. They’d have been your people. It gets lonely, being the establishment by mistake.",
        "Tell them which half. At the next gathering say, in the friendly voice you use for the minutes, “I like this club and I think some of it’s nonsense. Can I tell you which part?” One or two faces will light up. Sit by those at dinner.",
      ],
    },
    Pisces: {
      thesis:
        "On the field trip you’re the one with the whistle, the head count, the strict line about the railing, and a child asleep on each arm on the way home. ESTJ runs the bus. Pisces has noticed who’s sitting alone on it. People hear the voice first and brace themselves, and then they watch you kneel in a wet parking lot to talk to a lost dog as if you’d been introduced. Your compassion comes with logistics: a bed made up, a ride, a form filled out and only needing a signature. Sad movies you leave early, to check on the car. And some song from years ago can make you miss your exit, and you were the one giving directions.",
      argument: [
        "The deadline was Friday and you’re firm about it on the phone. No exceptions, you tell the parents on the camp list, it wouldn’t be fair to those who got theirs in. On Saturday a father calls, his voice isn’t right, something about his wife. You hold the line. Then you hang up, feel terrible, and fill in his form yourself at midnight and slip it under the others. You’ve kept the rule and you’ve kept your heart, and all it cost was your sleep. The rest have only met the rule. He has only met the favor. No one, including you, gets to see that you were torn.",
        "Let it be seen once, on the phone, while it’s happening: “I hate saying no to you. I can give you until Monday at noon, and I’d do the same for anyone with a week like yours.” Then sleep.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anyone has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everyone knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "sun 1":
      "You know what has to be done long before you know what you’d like. For these weeks, put one thing on the list that serves nobody but you, with a day and an hour. Then defend it as you’d defend an appointment with the dentist.",
    "sun 2":
      "Your generosity comes with instructions. When you lend money or pay for something, a word on how to use it goes along, and the word is what people remember. Give once now without any comment, and afterward spend a little on yourself by the same rule.",
    "sun 3":
      "Stories that begin with the weather lose you early, so you ask for the point, and the person telling it gets to the point and stops. With relatives and neighbors the detour is the better half. Next time, keep your question back and say “And then?” twice.",
    "sun 4":
      "Coming through the door, you see first what hasn’t been done, and you mention it before hello. It’s meant as help. Keep the first five minutes at home or with family free of tasks now: sit down, ask about the day, and let the thing on the floor lie.",
    "sun 5":
      "The people you love know that you’d never let them down. What they don’t get from you is a surprise, since you plan everything aloud. Do one useless thing for somebody this month, unannounced, a detour, a ticket, a ridiculous cake, and don’t ask if it was practical.",
    "sun 6":
      "Every machine in your life gets its inspection on time, and you’re the exception. Book the checkup, the new glasses or the chair that doesn’t hurt, whatever you’d have ordered anyone else to see to long ago. Do it today, before the week finds something more urgent.",
    "sun 7":
      "What works, you don’t mention. So the person beside you hears about the one thing that went wrong and never about the hundred you count on. Name one of those, as exactly as you’d put it in a report: “You’ve never once been late, and I rely on that.”",
    "sun 8":
      "A favor bothers you until it’s been returned, which makes it hard to do you one, and people feel close to those they’re allowed to help. Accept the next offer, be it a ride, a loan or an hour of listening. “Thank you, that helped” is payment enough for now.",
    "sun 9":
      "Most of your opinions have been tested, mainly on people who live the way you do. Find someone whose life is arranged differently and ask how it works in practice, the money, the mornings, the Sundays. If you think of a counterexample, keep it until you’re home.",
    "sun 10":
      "Mistakes you point out within the minute, while praise has to wait for a proper occasion. It’s a good month to turn that around: once a week, in front of someone who matters, say who did good work and what was good about it. People in charge sound like that.",
    "sun 11":
      "By dessert a friend’s dream has become a project with steps, because that’s how you show you take it seriously. Some hopes aren’t ready for steps. When one is mentioned to you, ask only, “What do you love about it?” and then tell them one of your own.",
    "sun 12":
      "When something’s over, you clear it away by noon. The missing comes later, at odd moments, and looks so much like bad temper that even you believe it. Before you tidy up the next ending, say to someone, “I’m going to miss it,” and sit still for ten minutes.",
    "new 1":
      "An alteration in yourself is generally announced by you and then enforced, because a stated rule is one that you respect, so choose something this time that you would want even if it were never noticed. Begin unseen.",
    "new 2":
      "Counted money calms you, which is why you know the price of most things in the kitchen. What the figures leave out is what it is all for, so put one purpose into the new budget before the amounts.",
    "new 3":
      "Your calls have a purpose and an end, since conversation without a point seems to you like wasted time. Some people simply enjoy you, so telephone one of them without an agenda and let the subject wander wherever it likes.",
    "new 4":
      "Love at home takes the form of maintenance with you, because things that work keep people safe. Not everyone there can read it, so begin the next improvement with a wish of theirs, even if the gutters have to wait.",
    "new 5":
      "Fun reaches you as an event that you are running. The organizer seldom plays. If you are invited to something now, take part without a task, and choose an activity in which you are the beginner.",
    "new 6":
      "Routine is your strength, because a thing that was decided once needn’t be debated every morning. It also preserves an old habit after its reason has disappeared, so abolish one of those before you introduce another.",
    "new 7":
      "Clear terms between two people appeal to you, and you are usually the one who states them, which leaves the other person’s unspoken. Ask what they would have proposed. Then sleep on it.",
    "new 8":
      "Whatever is owed, feared or grieved you prefer to have on paper, where it stays put, although some of it was never a matter of figures and would ease with half an hour of talking. Begin with the grief.",
    "new 9":
      "Only what has been tested convinces you, so distant places and unfamiliar ideas have to present their credentials first. If something useless attracts you, a language or a coast, give it a weekend without requiring any proof.",
    "new 10":
      "Responsibility comes to you. You look like a person who already has it, and duty accepts before judgment has examined the conditions, so if another position is offered, find out what you would be free to change.",
    "new 11":
      "Within an hour you see what an organization lacks, and by the second season you are its treasurer. For that reason many of your friends are people you have supervised, so join one group now without accepting any office.",
    "new 12":
      "Rest has to be earned, in your opinion, and its price keeps rising. What you avoid is less the idleness than the feelings that accompany it, and most of those prove to be ordinary fatigue when you finally meet them.",
    "full 1":
      "People always know your opinion of them, and they are slower to tell you their opinion of you. A considerable part of it is admiration, which you tend to wave away, so let one compliment be completed.",
    "full 2":
      "Spending shows what a person values, as you have always maintained, and yours can be read now as well. Look at the largest items, and ask whether they describe you or someone you were once told to be.",
    "full 3":
      "Speed and a firm voice have served you well, because in an emergency a clear order is a kindness. Family talk seldom is one. If a remark of yours went too far, a visit repairs more than a correction.",
    "full 4":
      "At home everyone turns to you when something must be decided, partly because you are already looking at them. Delay the answer overnight, and use the evening to consult the person who has said least.",
    "full 5":
      "There is a comedian in you who appears late, when the work is over, and people adore that side more than you realize. It comes out more readily at such a time, in the company of a child or someone dear.",
    "full 6":
      "Doing it yourself is quicker. So one favor at a time you have become the place where everything ends up. Consider which of your tasks you retain because others would do it differently, and surrender that one.",
    "full 7":
      "Criticism at work hardly troubles you, but a complaint from someone you love resembles a report with errors in it, and you answer the errors. Underneath is a feeling, which contains none, so respond to that beforehand.",
    "full 8":
      "In matters of debt or inheritance you are exact, because exactness is your idea of justice. The others are frequently calculating who was appreciated and who was not, and that account is settled by a generous sentence. Say yours first.",
    "full 9":
      "A conviction you have once announced seems to belong to you permanently, and you revise it only in private. If one has changed, admit it in good humor, because people find that considerably more impressive than consistency.",
    "full 10":
      "Being judged by results has never worried you, since you have judged yourself by them from the beginning. Your achievements are visible now, and so is the patience of those who waited with supper, which deserves a mention.",
    "full 11":
      "Most of your friendships began with something to be done together, so it isn’t clear to you whether you would be missed without the work. Put down the boxes. Notice who comes over to you all the same.",
    "full 12":
      "Tiredness can be postponed by you for years, because the schedule always has a better claim, and eventually it demands everything at once. Pay a little now. Go to bed early for a week, and offer no explanation to anyone who asks for one.",
    "eclipse 1":
      "People depend on the role you play, and it fits so well that you have stopped feeling its edges. If it changes, leave some time blank, and see who visits without needing anything.",
    "eclipse 2":
      "Income has been your frankest critic, since it doesn’t flatter anyone. When the figures shift, you lose a measure as well as money, and free afternoons are another that you could begin to use.",
    "eclipse 3":
      "The same barber, the same cousin on the telephone: you would call these convenience. When one of them comes to an end, you discover that it was affection, and it isn’t too late to tell them.",
    "eclipse 4":
      "A change at home finds you packing and lifting, for which everyone is grateful. Your feelings arrive later, when the boxes are empty, so keep an evening free about a week after it is done.",
    "eclipse 5":
      "Being good at something makes it difficult to notice that you no longer enjoy it. You are permitted to leave while you are still winning, and the hours needn’t be filled immediately.",
    "eclipse 6":
      "Without a system you have constructed another by dinner, because disorder resembles neglect to you. Miss the old one for a day or two, and consider what it did well before you replace it.",
    "eclipse 7":
      "You keep agreements long after others have forgotten making them. As one is rewritten, find out which of its terms were really spoken and which you supplied from a sense of order.",
    "eclipse 8":
      "When a debt or a dread is over, you go straight to the next matter, because unfinished ones are waiting. Relief takes somewhat longer than that, and a good dinner with those concerned is about right.",
    "eclipse 9":
      "Your beliefs support your whole weight, so doubt feels like a missing step on the stairs. If one certainty gives way, the others are sounder than they seem in the first week.",
    "eclipse 10":
      "Titles matter to you because they tell everyone who answers for what. If yours goes, write down what people came to you for, since most of it was never mentioned in the title.",
    "eclipse 11":
      "When a group falls apart, you volunteer to save it before considering whether you still care. Let someone else try first, and discover which part of it you would actually miss.",
    "eclipse 12":
      "Private burdens are managed by you like a night shift, so no one knows when one of them ends. You needn’t announce it, and you needn’t look for a replacement either.",
    "jupiter soft":
      "An unused opportunity bothers you, so in favorable seasons you expand. More comes within reach now, and people agree with you pleasantly fast. Among the offers, choose the one that you would still want if no one were ever going to hear about it.",
    "jupiter hard":
      "You have so often made up the difference by working later that confidence and capacity seem identical to you. At such a time they separate. For each additional promise, name the older one that it would displace, and consult the people concerned before you agree.",
    "saturn soft":
      "Patient, unglamorous work is what you do best, and for a while those around you appreciate it as well. Whatever you build now is likely to last. The element you tend to omit from the plan is your own free time, and it is easily included at this stage.",
    "saturn hard":
      "You respect rules and those who enforce them, which makes it twice as annoying to find both in your way. Pushing has worked before, and here it mostly costs strength. Find the single requirement that matters, meet it completely, and let the remainder take its time.",
    "uranus soft":
      "When a procedure works you see little reason to disturb it, and you are right more often than the reformers admit. Occasionally there is a better method all the same. Listen to the oddest person on the staff for ten minutes, since you can still refuse.",
    "uranus hard":
      "Order is how you look after people, so you experience a disruption on behalf of everyone you protect and want it repaired by noon. Some of it won’t return to its previous condition. Tolerate the disorder for several days, and see which pieces anyone misses.",
    "neptune soft":
      "Efficiency loses a little of its attraction for you in such a period, and an old melody can stop you between two errands. You aren’t becoming weak. What moves you has been there all along, and because you are always occupied it had no opportunity to be heard.",
    "neptune hard":
      "Facts are your footing, and for a time they are uncertain, because people are vague and dates shift. The surest way to mislead you is through your sense of duty. Before you rescue anyone, consult a friend who is hard to impress, and do what they advise.",
    "pluto soft":
      "People in trouble come to you because you act on what you hear, and at present your word carries farther than usual. Influence of that sort works best without an audience. If there is an old unfairness that everyone avoids mentioning, you could be the person who mentions it.",
    "pluto hard":
      "Authority is something you can exercise or accept, and what you can’t bear is uncertainty about who has it. A contest of that kind makes you use your full strength. Winning is possible and expensive, so consider giving way on one point in public.",
    "mercury retrograde":
      "Your messages are brisk and sent once, since you were clear the first time. For a while they arrive altered, so read each of them again as if you knew nothing about the matter.",
    "mercury direct":
      "Being misunderstood annoys you more than being opposed. Communication improves again, especially if you speak in half as many words and let the others see that your intentions are friendly.",
    "venus retrograde":
      "Affection turns into improvement with you, because a better mattress is something you can provide. At present people would rather have it in plain words, and old friends are wondering whether you meant it.",
    "venus direct":
      "Comfort is something you arrange for others and do without yourself. Your own taste speaks up again, so buy one soft or lovely thing before you ask whether it is practical.",
    "mars retrograde":
      "Pressure is how you answer resistance, and for a while it merely produces more of it. Unfinished things respond better than new ones, and your temper benefits from heavy physical work.",
    "mars direct":
      "Waiting tires you more than labor does, so you want to recover the lost ground within a day. Those beside you will gladly hurry as well, if you tell them where to.",
    "ingress jupiter":
      "Growth, in your experience, has meant more to manage. A wider year begins in this area, and part of what comes is only to be enjoyed, which takes some practice.",
    "ingress saturn":
      "Over two or three years something here is to be built properly, and few people enjoy that as you do. Ask those it is for what they need before you start.",
    "ingress uranus":
      "Knowing what is coming matters to you, and in this area you often won’t for some years. Surprise makes you funny, so spend time with people who laugh at a wrong map.",
    "ingress neptune":
      "Over many years certainty becomes less in this area, although you have always lived by it. What replaces it is hard to defend in a meeting and rather pleasant to live with.",
    "ingress pluto":
      "The question of who is in charge changes its answer here over many years. It happens gradually, and you have time to learn which things you can let go of with a good grace.",
  },
};
