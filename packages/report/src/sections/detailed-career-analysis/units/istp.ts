import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Trouble that comes fast and then ends is your natural employment. Firefighting, emergency medicine, auto repair, electrical line work, policing, heavy equipment, aviation maintenance, restaurant kitchens and ski patrol use nerve and skill in the same minute. Freedom of action and reliable equipment are essential. Long smooth stretches wear you down, and so does asking permission from someone who wasn’t there.",
      ],
      [
        "paragraph",
        "When other voices go up, yours drops, and people concentrate better beside you. Failures show themselves to you an hour before they happen, a talent no siren ever goes with, so you don’t count it. As a leader you go first, and explanations are short. Some of the crew are still waiting for theirs.",
      ],
      [
        "paragraph",
        "Watching someone do slowly what you could do at once is nearly unbearable, so you take over, good apprentices transfer, and the crew goes to a person with patience. Rules are the next thing. You skip the sign-off to save four minutes and lose the year’s bonus over it. And your money goes the way it came, quickly: hazard pay, a new machine, a friend in need, then a bad winter with nothing put by, and a knee that isn’t interested in your courage.",
      ],
      [
        "paragraph",
        "When you train someone, stand a yard away and say, “You do it. I’ll only speak if it becomes dangerous.” After a month report the result: “She can take the night calls now. I’d like to lead a team of four.” Pay your future self before the gear, since that’s the owner of the knee. Get out when you’ve started hoping for emergencies. An independent business would suit you, with a partner who enjoys maintenance contracts.",
      ],
    ],
    ask: "Who would be good at this by now if you’d kept your hands in your pockets?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Real materials, and time enough to respect them, are what your best work has in common. Carpentry, welding, farming, plumbing, machining, landscaping, veterinary technology, piano tuning and building maintenance reward a slow hand and a good nose. Solid pay and a bench of your own complete the picture. Fads, hot desks and motivational speakers drain you.",
      ],
      [
        "paragraph",
        "Quality spreads from you through a whole shop, together with calm. In your own opinion you merely work there, while the apprentices are learning an entire profession from watching you. Leading means, for you, being there first and leaving last. People know where they stand, though rarely because anyone told them.",
      ],
      [
        "paragraph",
        "New methods meet a polite wall. You nod at the training and continue as before, frequently right about the quality, and the new equipment, with the pay that goes with it, is assigned to those who asked a question. Prices are another matter. What you make lasts thirty years and you charge as if it lasted three, so customers come back only to shake your hand. Lastly, you decline the promotion because it’s across town, and then report for a decade to the person who accepted it.",
      ],
      [
        "paragraph",
        "Volunteer to be the tester, because then your stubbornness becomes a service: “Give me the new system for four weeks. I’ll write down what it does better and what it ruins.” Let every estimate state how long the thing will last, and price it by the year. A raise you have to ask for once is cheaper than a grievance you feed daily. Move on when they stop buying good material. Your own workshop is a fine idea, opened debt free, with a visible sign.",
      ],
    ],
    ask: "Which new tool have you refused mainly because no one asked you first?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You work best where quick hands meet quick talk. Information technology support, electronics repair, sound and stage work, teaching shop or science, technical sales, paramedic work, field service and radio production bring new puzzles and new people, in doses. Variety and the right to close the hatch are your conditions. A script to read from, or one task forever, finishes you by spring.",
      ],
      [
        "paragraph",
        "The trick and a better mood arrive together when you do. On the few occasions when you’ve said what you think of a plan without a punch line, it was followed. In charge, you resemble the best substitute teacher anyone ever had: everything is interesting, no one is afraid, and the attendance sheet is missing.",
      ],
      [
        "paragraph",
        "A problem is over for you as soon as you’ve understood it, so the labels, the manual and the second test stay under a cloth, and completion is where the larger invoices are. A trade, too, gets abandoned about a year before it starts to pay. Five beginnings make a wonderful story and a modest wage. And because you joke about everything, you joke about your rate, the client laughs along, and you can’t very well be serious afterward.",
      ],
      [
        "paragraph",
        "Sell the part you like and arrange for the rest: “I’m fastest at finding it. If someone else closes the jobs, we could do eight a week.” Where you have to finish alone, write the label and the manual while you still have a question open. Quote the price with a straight face, then count to five. Change jobs after a promotion, never just before one. Working for yourself suits you well if someone dull, and well paid, opens the mail.",
      ],
    ],
    ask: "What is lying under a cloth because you already know how it ends?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Repairing or guarding what other people’s lives depend on brings out your best. Nursing, home building, heating and plumbing, ambulance work, elevator maintenance, boat crews, home care, cooking and machine safety make devotion visible without words. A loyal crew and a familiar route are the conditions. Screaming, layoffs by email and strangers at your bench drain you.",
      ],
      [
        "paragraph",
        "The newest colleague discovers that the locker closes and the bad shift has been swapped. When you’re absent for a week, they miss the atmosphere before they miss the repairs. As an unofficial leader you notice what each person lacks, and if two of them are fighting, you repair the ventilation and hope.",
      ],
      [
        "paragraph",
        "Money embarrasses you as soon as it comes from someone with a face. You say it was nothing, name a sum that covers the parts, and pay for it later in old equipment and a pension you’d rather not calculate. Loyalty is the next cost. The crew became yours, so you pass up the better post and then watch the crew be transferred. And the dangerous jobs are never delegated, so your back becomes responsible for everyone’s.",
      ],
      [
        "paragraph",
        "Have a list printed with your hourly rate and the ten usual jobs, and hand it over before you open the toolbox: “This is what I charge. If it’s a problem, tell me now and we’ll find something.” Do two free jobs a month, for people you choose, and enjoy them. Kindness is a gift only if you could have sent a bill. With an employer, put last year’s work on one page beside the usual wage. Leave a place that protects no one but itself.",
      ],
    ],
    ask: "Whose bill have you been paying by calling it nothing?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work combines skill, some risk and something good to look at. Custom building, cooking, hairdressing, dental work, camera and stage technique, carpentry, surgery support, athletic coaching and flying demand mastery and then display it. Independence and two people whose judgment counts are the conditions. Cheap materials, anonymous piecework and being corrected by amateurs sour you.",
      ],
      [
        "paragraph",
        "Younger colleagues imitate your movements, including those that are exclusively for elegance. As a boss you set the standard by meeting it. Praise, with you, is a nod, and people drive home replaying the nod.",
      ],
      [
        "paragraph",
        "Taking instructions from someone less capable is particularly difficult for you. The eyebrow says it for you, and a boss who feels small in front of the crew has many ways to get even. Asking about pay would admit that you want it, so you wait to be offered it by people who assume you’d have said something. And you won’t be a beginner twice. The new machine or the management course, where you’d look foolish until June, goes to someone with less gift and less pride.",
      ],
      [
        "paragraph",
        "When an order is wrong, go to them alone: “I can do it that way. Here’s what I’d expect to go wrong, and here’s what I’d try. You decide.” They can agree then without losing face. Name your price first and lean back; a master who won’t quote looks like an amateur with luck. Before you accept any job, ask who’d be checking your work and what they’ve built. Leave when the applause is for last year.",
      ],
    ],
    ask: "Which boss did you teach to dislike you without saying a word?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Accuracy with physical consequences is your field. Machining, laboratory work, dental technology, avionics, quality control, surgical technology, computer hardware, surveying and pharmacy reward an eye for tolerance. Solitude and an intelligent specification are what you need; vague wishes and back-slapping exhaust you.",
      ],
      [
        "paragraph",
        "An assembly that has passed through your hands isn’t inspected again. Having mended for years what other people built, you know just how it should have been planned, and you’ve improved a dozen things without telling anyone. As a leader you’re orderly and brief, and the team gets very good. Also nervous, since the only review they ever hear is what you fixed.",
      ],
      [
        "paragraph",
        "Faults in people you correct the way you correct machines, at once and in front of everyone, so you’re no longer invited where things are planned, and a bad plan gets to your bench finished. Next, you work a grade below yourself. The post above has unclear edges, and you’d rather be perfect at something you mastered years ago. Estimates cost you, too: you quote the hours it should take, spend the hours it deserves, and swallow the difference as if it were a personal failing.",
      ],
      [
        "paragraph",
        "Before you speak, ask yourself whether it matters today, and to whom; then go to that one alone, with a question: “Did you mean four or forty? I want to be sure before it goes out.” Tell your boss, “Send me the draft the day before, and I’ll find the faults while they’re cheap.” Bill for the last ten percent, since it’s what they come to you for. Apply for the post you’re seventy percent fit for. Quit where sloppiness gets the bonus.",
      ],
    ],
    ask: "Who has stopped showing you their plans since you last put them right?",
  },
  Libra: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "A sure eye and a light hand are wanted in the work that suits you, and no one shouts. Tailoring, graphic production, physical therapy, cabinetmaking, photography, film editing, bicycle repair, optometry and landscape work combine technique with proportion. A workshop for two is the ideal. Conflict, clutter and hard selling put you off your stroke for days.",
      ],
      [
        "paragraph",
        "Difficult people calm down beside you, as there’s nothing to push against. A mild “I wouldn’t” from you has stopped more bad purchases than any committee. As a boss you’re courteous, reasonable and slow to step in; the team admires you, and solves its wars in the parking lot while you adjust the blinds.",
      ],
      [
        "paragraph",
        "Showing your work seems vain, so you leave it on the table, and the next person to come by explains it and becomes known for it. Choosing is hard, too. You’re good in three directions and polite to all of them, and at some point other people have ten years in one. The bill is your third difficulty: you split the profit evenly with partners who did a third of the work, because raising it would spoil a pleasant arrangement, and you resent the arrangement very pleasantly.",
      ],
      [
        "paragraph",
        "Take one photo before and one after, put two lines under them, and send it to your boss on the last day of the month: “Finished this. The last one came out best.” Agree on shares before the first hour of work, in writing, over lunch; a price named early is manners, and a price named late is a quarrel. Flip a coin between two directions and notice which result you hope for. Leave before the resentment has turned elegant.",
      ],
    ],
    ask: "Who gets thanked for the work you left on the table without a word?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Serious, solitary work that demands self-command is where you’re strong. Police and fraud investigation, critical care, electrical and utility work, computer security, diving, locksmithing, surgery support, wildlife protection and heavy salvage all turn composure into safety. Autonomy and straight dealing are essential. Office politics, forced fun and being watched corrode you.",
      ],
      [
        "paragraph",
        "In an emergency people look at you to discover how serious it is. If you ever said out loud what you believe in, the crew would follow it anywhere. As a leader you’re fair, unbending and two moves ahead. Loyalty is repaid for life; an excuse is heard once, without expression, and never forgotten.",
      ],
      [
        "paragraph",
        "What you know, often only you know. It makes you irreplaceable, and the irreplaceable can’t be promoted, can’t be ill, and watch the younger people attach themselves to someone who explains. Next comes the feud. One lie from management, and you’ll stay for years just to be a locked gate in their way, at your own expense. In financial matters you’d sooner be owed than owe, so you turn down the loan, the sponsor and the good offer with strings, and call it freedom. Some of those strings were a rope up.",
      ],
      [
        "paragraph",
        "Choose an heir for one procedure and let them do it once while you drink coffee out of sight. Then take it to your boss: “Two of us can do this now. I’d like the next assignment, and the supplement for training.” In a negotiation, say what you want in the first five minutes; your poker face has been costing you money, since they honestly can’t tell. Never stay anywhere to punish it. Leave the week you notice that you’re only guarding.",
      ],
    ],
    ask: "What are you prevented from doing next because no one else can do this?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Where the terrain changes and skill decides, you’re in your element. Trucking or aviation, trade work on distant sites, outdoor guiding, wind and solar service, physical education, field geology, news camera work and tourism demand nerve and reward good humor. Elbow room and a long season off matter more to you than rank. Cubicles, supervision by spreadsheet and cautious people in charge make you mean.",
      ],
      [
        "paragraph",
        "When you say that it can be done, and go first, others follow. Unwelcome facts about their equipment you deliver with such friendliness that they thank you. In command you’re relaxed, brave and blunt; your crew laughs a lot, learns fast, and now and then discovers on site that no one packed the fuses.",
      ],
      [
        "paragraph",
        "Forms are the first obstacle. The logbook, the time sheet and the invoice wait until no one can reconstruct the season, and customers who were thrilled in June are billed in October. The second is the exit. You walk out over a principle or a forecast, usually in the week before the bonus, and enjoy the drive. And your savings consist of gear. Everything you earn becomes the next departure, so you’re one bad ankle away from someone’s couch.",
      ],
      [
        "paragraph",
        "Nothing counts as finished until its form is filled in, on site, with gloves still on: two minutes, before you eat. Ask your boss, “Which three documents really matter? I’ll deliver those every Friday, and please give me a template for the rest.” Remember that freedom is a bank balance; move a tenth of each payment where you can’t ride it. Leave at the end of a season, never in the middle of a sentence.",
      ],
    ],
    ask: "How much of last season has never been billed because you were already somewhere else?",
  },
  Capricorn: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You belong where difficult things must function reliably and someone has to answer for it. Construction supervision, electrical and mechanical engineering, plant operation, ship or rail work, surgery, farming, logistics, building management and the skilled trades at master level all reward ability with endurance. Authority and proper materials are essential; charm in high places drains you.",
      ],
      [
        "paragraph",
        "Whatever happens, it’ll be handled; people feel that when you enter, and in bad weeks your dry remarks are the best thing about the place. As a leader you demand most from yourself. The crew trusts you completely, and would pay real money to see you take a Friday off.",
      ],
      [
        "paragraph",
        "Paper has never impressed you, so the license for the next grade goes to people who need proof, and you end up explaining the job to a superior who has the certificate. Overload is the second. Three roles land on you because you can do them, and being indispensable at the bottom of the stairs keeps you there. Third, you believe a raise should be obvious. For years you wait, with a darkening face, to be noticed by people who read only numbers.",
      ],
      [
        "paragraph",
        "Find out which single qualification opens the next grade, then say to your employer: “I want to take this exam by fall. I need the fee and four Fridays, and here’s what it saves you.” Put your pay request in the same tone as a parts order, item, reason, price. Strength isn’t a contract: no extra job without an extra line. Leave when they replace good people with cheaper ones and call you to train them. A firm of your own will stand, as long as you hire before you collapse.",
      ],
    ],
    ask: "Which piece of paper stands between you and the work you can already do?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Technical, unconventional and unsupervised: that’s the work you’re made for. Programming, electronics, renewable energy, network administration, product prototyping, sound engineering, bicycle and appliance repair, surveying by drone and assistive technology combine invention with usefulness. A clear task and a distant deadline bring out your best; a time clock brings out your worst.",
      ],
      [
        "paragraph",
        "You ask why it’s done this way, and it turns out that no one remembers. The overlooked think of you as a friend, because you share what you know without a lecture. When you’re in charge there are no ranks and few meetings. People do their best work for you, and learn about the change of plan from the change.",
      ],
      [
        "paragraph",
        "Your better way arrives finished, one Monday, with the old part in the trash, and since no one was asked, everyone finds faults in it. Then you give it away. The tool you build in a weekend ends up running in three departments, under someone else’s budget, and your title stays the same. And you quit by principle: one senseless rule too many, and you go, to a place where the identical rule is waiting in a different font.",
      ],
      [
        "paragraph",
        "Ask the person who made the old part, “What would you change, if it were up to you?” and use one thing they say. Offer the boss a trial: “Give me one other person and a month, and you’ll get it with people who want it.” Before you share an invention, write your name, the date and the hours saved on it. Free is a price you should choose on purpose. Leave for a better question, not over a worse form. Alone you’d thrive, given one client who pays the rent.",
      ],
    ],
    ask: "Which good idea of yours failed because it came as a surprise?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Perception that runs through the hands is your real profession. Massage and physical therapy, animal care, sound engineering, pottery or woodwork, nursing assistance, cooking, boat work, photography and instrument repair need someone who senses resistance before it can be measured. Music, odd hours and one task at a time suit you. Competition, quotas and hurry make you clumsy.",
      ],
      [
        "paragraph",
        "The machine that you didn’t trust is the one that fails. On the most difficult days people gather where you’re working, discuss something trivial, and go away restored, and no one would call it leadership. If you’re made a boss, you lead by doing, forgive too soon, and hope that the lazy one will feel the mood.",
      ],
      [
        "paragraph",
        "Clocks and you have never come to terms. The day hasn’t opened yet, so you begin late, and the regular orders go to someone less gifted and more punctual. The client in front of you gets a yes, and last week’s is still on the shelf. And there’s hardly a price: a favor here, a swap there, “whatever you think is fair,” and people think what people think.",
      ],
      [
        "paragraph",
        "Put the week on the wall with a card for each job, and never name a day on the spot: “I’ll tell you tomorrow.” Consult the calendar, and add two days. Ask your boss for late hours and fixed dates: “I work best from eleven to eight, and you’ll have it every Thursday.” Paint your prices on a board, so that you can point instead of speak. Leave when your body starts calling in sick before you do. Your own workshop is a lovely idea with a bossy friend at the counter.",
      ],
    ],
    ask: "Who has been arranging their week around a day that you forgot you named?",
  },
};
