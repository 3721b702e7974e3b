import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Somebody has to go first, and by the end of that sentence you have. Work suits you when a person is stuck, the clock is running, and a body has to start moving. Paramedics are in that position every shift, and so are emergency physicians, ski patrollers, stunt coordinators, swimming coaches, and the physical therapist who gets a man on his feet the day after his new hip. What wears you out is a chair, a committee, and any supervisor who explains it twice.",
      ],
      [
        "paragraph",
        "Coworkers get bolder around you. The furious customer is yours before anyone has checked whose turn it is, and no rookie looks stupid in public while you’re there. As a boss you’re loved, out ahead, and now and then alone up there, so choose a deputy with permission to say you’ve lost the back half.",
      ],
      [
        "paragraph",
        "Correction is where it gets hot. A superior questions your call, the reply is out before you’ve picked it, and by lunch you’re friends with the whole building again. She isn’t, and the next important assignment goes to someone with a longer fuse. So buy time with your feet: “Let me walk that around the block, and I’ll come find you at two.” If you still disagree at two, you’ll do it in a voice she can hear.",
      ],
      [
        "paragraph",
        "The same hurry costs you money. An offer arrives, you want it, and the silence while they wait is more than you can bear, so you take the first number and start Monday. Thank them, let a friend confiscate your phone overnight, and answer on the second morning with a higher figure. You go first so that others dare to. That’s worth two days of waiting.",
      ],
    ],
    ask: "When did you last answer a boss in under a second, and what happened to the idea you were defending?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "In any place that nobody wants to leave, somebody chose the chairs, the bread, and the light at five o’clock, and that somebody should be you. Owners of small hotels spend their lives on this, and so do pastry chefs, garden designers, massage therapists, and architects who can persuade a waiting room to stop feeling like one. Good materials and a steady stream of faces wake you up, but fluorescent panic wears you out, along with any boss whose priorities change by email.",
      ],
      [
        "paragraph",
        "A staff settles down when you arrive, since it’s hard to stay furious beside someone so comfortable. The people who work for you stay for years, although they’d mention, if they dared, that you’ve never made a deadline sound real. So give it a taste: Thursday at noon, and lunch is on you once it’s in.",
      ],
      [
        "paragraph",
        "New systems find you at the far end of the line: you stay with the old register until the last possible hour, and by then somebody two years out of school is carrying half your job in her head. You learn with your fingers, so get to her early: “Would you sit next to me for half an hour while I do it myself?” Repeat that each morning until it bores you.",
      ],
      [
        "paragraph",
        "Contentment costs you more. While the lunches are excellent and the people are dear, you don’t ask what you’re worth, and then you learn what the new hire makes, and it spoils the lunches. You’d never buy a peach at the first stall, so every spring, take one interview elsewhere, to learn the price, and bring that number to whoever signs your checks. If they change the subject, the next interview is a real one.",
      ],
    ],
    ask: "What would another employer pay for what you do, and who do you know who’d tell you this month?",
  },
  Gemini: {
    stances: { voice: "speak", company: "company", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Something is happening this minute, and a roomful of people need it put into words before it’s over. Sideline reporters are paid for that, as are court interpreters, auctioneers, morning radio hosts, museum educators, and press secretaries, and all of them have to watch, remember, and speak in the same breath. New faces and short deadlines wake you up, but seven hours alone with a document has you alphabetizing your pens by eleven.",
      ],
      [
        "paragraph",
        "In any company, you’re how one floor learns what the other floor knows. You met the man who solved this last year, you remember his dog, and you’ll walk over immediately and make the introduction. Working for you is lively, with one complaint: the instructions depend on whom you last ran into on the stairs, so post the plan where everybody sees it, and change it only there.",
      ],
      [
        "paragraph",
        "Long solo work is what beats you, the grant or the proposal or the chapter. At lunch you described it brilliantly to three people; at half past four it’s still on its second paragraph. Well, there’s your method: you write by talking, so seat a colleague across the table, tell the thing, record it, and spend the next morning taking out the jokes. Leave one in.",
      ],
      [
        "paragraph",
        "Pay gets lost in a good mood. You’ve charmed a client, they’ve charmed you, everybody hugs, and in the elevator it occurs to you that no one named a figure. By next week the figure is theirs, so before the doors open on the lobby, send it: “Loved this. To confirm, it’s two days at nine hundred a day, starting the fourth.” It spoils nothing, and it saves you the sour call in June.",
      ],
    ],
    ask: "Which talk about money ended in a hug, and what were you paid in the end?",
  },
  Cancer: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "First days are your territory. Somebody has just been left at the door of a frightening place, a school or a ward or a country, and within the hour you’ve found them a joke, a hook for their bag, and a person to sit with. Kindergarten teachers do this, and child life specialists, camp directors, maternity nurses, deans of first-year students, and those who run programs for newly arrived families. A chilly manager has you reading job ads by the third week.",
      ],
      [
        "paragraph",
        "You run things partly by feel, which tells you who’s about to resign, and which Monday is a sad anniversary, and people would do anything for you, though they’d also like to know the rules.",
      ],
      [
        "paragraph",
        "A friend on the staff is late every morning during her divorce, so you cover for her while the punctual ones look on, and when you finally speak, you’re angry. Say it in the second week, in private, with the coffee you were buying her anyway: “I’m on your side through all of this, and the shift still has to start at eight. How do we get you here?”",
      ],
      [
        "paragraph",
        "Your heart costs you money, too: a better job calls, at a third more, and you lie awake picturing who’d cry, so you turn it down. They would cry. There’d be a cake, and in a month they’d be fond of whoever came next. Have someone who’s never met your coworkers read you both offers out loud, hours and pay and pension, in the flattest voice they own. If the new one still sounds better, go be the stranger at the door for once, since nobody knows better than you what that person needs.",
      ],
    ],
    ask: "What would you be earning now if nobody had to miss you?",
  },
  Leo: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Most people have three or four days in their lives when everybody looks at them, and somebody ought to see to it that it goes well: the wedding, the diploma, the retirement after thirty years in the mail room. You’re happiest making that day, and so are band directors, wedding-gown designers, sports announcers, officiants, high-school principals, and the fundraiser who gets four hundred guests on their feet for one nurse. A boss whose notion of praise is not complaining will wear you out by spring.",
      ],
      [
        "paragraph",
        "Colleagues stand taller near you, since you say in public what they did, and you get the name right. Let a second dazzling person be hired, though, and you’ll find her talented but somehow cold. That’s envy, and a year can go into it, so be generous early: “You’re better at the opening than I am. Take it, and let me close.” It’s hard to stay rivals after that.",
      ],
      [
        "paragraph",
        "You also follow the applause: the tiny client who adores you gets your whole August, while the big one, who never gushes, gets what’s left, and goes in October without a word. Twice a year, list everyone you work for by what they pay and where they lead, with no column for how much they like you, then take the top name to lunch. Some people clap by signing the renewal.",
      ],
      [
        "paragraph",
        "Your name over a door of your own is a fair ambition, whether it’s a studio, a salon, or a school. You’d fill it. Recruit a partner who enjoys insurance forms, and thank that person in front of people. And the next time you’re given a speech, flowers, and no raise, take your bow, and ask about the raise.",
      ],
    ],
    ask: "Who pays you well and praises you little, and how long has it been since you called them?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Hold still, you say, and you start the one about the goat, and when the goat is on the roof it’s over, and they never noticed the needle. Exact hands, easy talk, and a nervous creature in between: you were built for that, and so were pediatric dentists, veterinarians, nurse anesthetists, sonographers, film makeup artists, and the tailor who takes in a wedding gown with the bride inside. Clear standards and a fresh face every half hour keep you happy, but sloppy bosses wear you out, and so does a project with no edges.",
      ],
      [
        "paragraph",
        "Around you a mistake gets put right without anyone feeling stupid, because you’re confessing to a funnier one while you fix it. In charge, though, you reach over at the first wobble, so put your hands behind your back, and let the trainee find out that she’s able.",
      ],
      [
        "paragraph",
        "What you say about your own work does more harm. You hand over something excellent along with a joke about how the left side is crooked, everybody laughs, and three years later they believe in the left side, and the delicate assignments go to somebody solemn. Present it bare: “It’s done, it’s right, and I’m pleased with it.” Wait a full minute before you’re funny.",
      ],
      [
        "paragraph",
        "Fees come out of you with a giggle at the end, so send yours in writing, where no one hears you wince, and set it at what you’d tell your best friend to charge. A practice or a shop of your own would suit you, as long as somebody else answers when a client wonders if there’s a discount. We both know what you’d say.",
      ],
    ],
    ask: "Which joke about your work do you make most, and who has come to believe it?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Your best moment at work comes in front of a mirror. Somebody is deciding how they’ll be seen, they’re embarrassed, and you can say the awkward thing about the sleeves and be thanked for it. Costume designers do that, and orthodontists, portrait photographers, interior designers, bridal shop owners, and the coach who readies a frightened candidate for a debate. Good light, talk, and a new client every hour keep you glowing, but a sneering supervisor puts you out like a lamp.",
      ],
      [
        "paragraph",
        "Teams get along once you join them, since you tell each person, accurately, what the others admire. As a boss you’re a pleasure, above all to late people, because you come to scold and then there’s that face. So have the hard talks on foot, twice around the block, with both of you watching the traffic. You’re surprisingly firm at a crosswalk.",
      ],
      [
        "paragraph",
        "Clients discover that you’ll change it again: version seven is done for love, version eight is a little worse than three, and the bill says two. Nobody told them where to stop, so say it first, in your nicest voice: “Two rounds of changes are in the price. After that I bill by the hour.” Friends are the same problem, only you have more of them, so choose three a year for the friend’s price, tell them they’re the three, and charge the others what it’s worth.",
      ],
      [
        "paragraph",
        "On those terms a studio of your own makes sense, shared with someone who sends the reminders. If you’re staying in a job instead, listen to how you defend it. If the first thing you say is that everyone’s so nice, try to name a second, and when there isn’t one, start looking.",
      ],
    ],
    ask: "Who is getting your best work at your lowest price, and what are you afraid they’d say?",
  },
  Scorpio: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "On the worst night of somebody’s life you walk in, and you aren’t scared of it, and you aren’t solemn, either. There’s work for that mixture: crisis negotiator, emergency nurse, funeral director, divorce lawyer, victim advocate, addiction counselor. High stakes wake you up, along with a crew that swears like family, and bland niceness exhausts you faster than a double shift.",
      ],
      [
        "paragraph",
        "A coworker who’s blamed unfairly finds you at her elbow within minutes. Those you lead get total devotion and return it, though anyone who transfers out feels as if they’d been divorced, so wish them well in public, and the ones who stay will breathe easier.",
      ],
      [
        "paragraph",
        "With the case itself you have no brakes: it gets hold of you, you take the extra shift, you give out your private number, and the schedule soon assumes that you can stand anything. Then one ordinary morning you’re sitting in the parking lot and can’t go in, so settle it on a day when you feel strong: “Give me the hard ones, two in a row. After that I need an easy one, and I won’t ask for it, so please write it in.”",
      ],
      [
        "paragraph",
        "Your other leak is the feud. There’s a supervisor you don’t respect, and you’re determined to outlast him. You will, too, and it’ll cost you three years, two raises, and most of your sense of humor, and on his last day he won’t know there was a contest. Write down what you’d be doing by next spring if he didn’t exist, the title and the pay, and go after that, under him or elsewhere. You don’t have to forgive him. You only have to stop working for him in your head.",
      ],
    ],
    ask: "Whom at work are you trying to outlast, and what has it cost you so far?",
  },
  Sagittarius: {
    stances: { thrift: "spend", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Picture somebody walking backward in front of a group, talking with both arms, about to hit a lamppost, while not one person looks at a phone. That’s you at your best, in front of people, in a place they’ve never been. The place can be a street or a subject: expedition leader, park ranger, study-abroad director, language teacher, airline purser, the professor whose geology course meets in a canyon. A punch clock and a rule for every occasion will have you asleep by ten.",
      ],
      [
        "paragraph",
        "After an unsuccessful bid, you’re why the group is laughing at supper, and in the morning you have three ideas, one of them good. On the way out you lead splendidly, but the way back, with its expense reports, bores you, so find someone who loves a tidy ending, and say aloud whose ending it was.",
      ],
      [
        "paragraph",
        "Your dates are what people stop trusting. A task gets pictured on its best day, promised for Tuesday, and brought in breathless on Thursday with a good story. After several good stories the responsible part goes to whoever’s at the desk at nine, so keep the hope apart from the promise: “I’d love to have it Tuesday. You’ll have it Friday.” The same work, on the same Thursday, is now early.",
      ],
      [
        "paragraph",
        "Nothing ties down an independent person like an empty account: you spend next year’s money under this year’s sky, and a dull boss can keep you for the price of the rent. Have a tenth of each paycheck transferred out of sight, and name the account after a place. You’d never save for security, but you’d save for Lisbon, and six months’ pay lets you turn down a bad contract with a smile.",
      ],
    ],
    ask: "What would you have turned down this year if six months’ pay had been in the bank?",
  },
  Capricorn: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Walk through a lobby with you, and two things happen: somebody gets greeted by name, and a dead light bulb gets reported. You’re made for places with a public and a standard, where the charm has to be on time. Think of hotel general managers, restaurateurs, nursing directors, arena managers, heads of schools, or the wedding planner whom brides pass on to their sisters. It galls you to see workhorses and loafers get the same thank-you card.",
      ],
      [
        "paragraph",
        "Announce to a crew that their weekend is gone, and you have them laughing before they’re angry, and though they think they follow you for the jokes, it’s because you’ll be there on Saturday, too. Still, you shine upward without meaning to, so praise an equal when the boss is in earshot.",
      ],
      [
        "paragraph",
        "You won’t apply until you’re perfect. The posting asks for ten things, you have eight, and you spend two years preparing, while somebody with five and a nice haircut takes the office and asks you how it works. Turn it into an assignment: “I want to run a place like this within two years. What would you need to see from me first?” Write down the answer, with dates.",
      ],
      [
        "paragraph",
        "Meanwhile success gets bought ahead of schedule, the car, the watch, the address that goes with the next position, until you can’t afford to leave the one you’ve got, and people who can’t leave can’t negotiate. When your salary goes up, live on the old one for a year, and no one will know, since you make a ten-dollar shirt look like a decision. Someday, open your own place, because you’re that rare host who has a wonderful time and sends the bill on the first.",
      ],
    ],
    ask: "What job would you apply for this month if eight things out of ten were enough?",
  },
  Aquarius: {
    stances: { order: "improvise", novelty: "new" },
    lines: [
      [
        "paragraph",
        "Take people who’ve never fit in anywhere, add something nobody has tried, and you’re up on a chair by nine, explaining it badly and wonderfully. Labor organizers start their mornings that way, and adaptive-sports coaches, improv teachers, festival directors, heads of youth shelters, and game designers with forty testers and one working prototype. A script dims you, or a dress code, or the sentence “That’s not how we do it here.”",
      ],
      [
        "paragraph",
        "The newest person speaks up near you, because you asked them first and you laugh at nobody. Half of your people appreciate how loosely you lead, and the rest would like to know who decides, so post the three things you do.",
      ],
      [
        "paragraph",
        "Your best work evaporates, because it’s never done the same way twice, so on the night it succeeds nobody can say why, and the grant goes to a duller program that comes with instructions. Writing it up is torture, so talk it, into your phone, for five minutes on the walk home, then trade with somebody orderly, who’ll turn it into two pages while you give their next presentation. After six of those you have a method, with your name on it.",
      ],
      [
        "paragraph",
        "Being paid embarrasses you: asked about a fee, you say whatever’s fair, and it turns out they had a sandwich in mind. But you believe in treating people alike, so use it: “It’s eight hundred for the day, and it’s the same for everybody.” Going it alone would suit you as long as it isn’t alone: three odd ones, one of whom likes forms. And if a place enjoys you the way it would enjoy a parrot, and promotes somebody else, you’ve entertained it long enough.",
      ],
    ],
    ask: "Which thing that you invented would stop if you left, and who ought to know how it goes?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "When words can’t reach a person, you get there with a tambourine. It’s a boy who won’t speak at school, or a woman on the ward who’s turned to the wall; you hum, you look ridiculous, and a foot begins to tap. Music therapists spend their days like that, and special-education teachers, speech pathologists, hospital clowns, puppeteers, and riding instructors whose students can’t walk. Harsh voices drain you, and so do months alone on a project.",
      ],
      [
        "paragraph",
        "After a terrible call, a coworker finds you sitting down next to her, saying nothing, with half a sandwich. If you run the place, everyone feels forgiven and no one can find you after three, so give them one regular hour a day in one particular chair.",
      ],
      [
        "paragraph",
        "Time isn’t real to you until it has a face: a deadline three weeks off is a cloud; you remember it the night before and bring in something beautiful, pale with exhaustion. Your boss, who sees only the rescue, gives the long independent assignments to others. Planners have never helped, but appointments do: “Can I show you half of this on Thursday at two? I’ll have it because you’re coming.”",
      ],
      [
        "paragraph",
        "Money wants a person in it as well. On your own, you hint at a fee, forgive it halfway through, and greet tax day each year as news. Print the price on a card, half due at the start, and hand over the card, since a card can’t see that they look tired. Then pay some organized soul to sit beside you on the first of the month. If anybody calls what you do just play, let them. They’ve never been the one facing the wall.",
      ],
    ],
    ask: "Whom would you have to meet every Thursday to finish what you keep beginning?",
  },
};
