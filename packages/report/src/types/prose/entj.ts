import type { TypeProse } from "../type-prose.ts";

export const entj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    risk: "bold",
    head: "logic",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re out of the car before it has stopped. With Aries for a Sun the plan and the punch come as one motion, and most of your colleagues have learned to read the plan afterward, from the tracks. What they miss is that you look back, every time, at the first bend, to see who has come along, and that if nobody has, you run faster.",
      argument: [
        "The strategist in you can see four years out, and Aries can see the next fence. They get along, up to a point, because both like going first. They fall out over the boring stretch, for which the Commander wants a campaign, with supplies, whereas the other intended to have won by lunch. Usually you start at once, and leave the dull preparation to whoever is behind you.",
        "It costs you people, chiefly the steady ones, who were tying their boots. Try a rule of three mornings. On the first say what you want to start, on the second ask what it requires, and on the third go, at any speed you like, with everyone’s boots on.",
      ],
    },
    Taurus: {
      thesis:
        "There’s a hill you have picked out, and in your mind you’ve furnished it. Other people with your drive want to win; you, with Taurus in you, want to win and then own the property, in writing, with a well. For years on end you can wait for something that you would never admit to waiting for. People like you seldom give one back.",
      argument: [
        "Half of you gives orders at a trot, and the Taurus half will not be trotted. Having looked at the proposal, it finds the figures plausible and would like to sleep on it until fall. So you hurry everyone else and take your own time, and people who have been told to hurry by someone exempt from hurrying can’t determine whether you are leading or anchored.",
        "The result is a reputation for stubbornness that your excellent reasons never catch up with. Tell the people you work with which two decisions you won’t be rushed on. Then be as quick as you please about the remaining nine, and let them see it.",
      ],
    },
    Gemini: {
      thesis:
        "Two phones, three conversations and a decision, and you have crossed only one street. With Gemini you can command in several dialects; a doorman, a banker and somebody’s niece can each be recruited, and none of them suspects the existence of the others. Everyone assumes you’re spread thin. What you are really up to is discovering, by talking to all of it, which one war is worth having.",
      argument: [
        "A Commander likes one objective, underlined. Gemini likes the word “meanwhile.” Your days are an armistice between them, in which you commit with great firmness to something, and then take a call. You generally last through the launch and leave shortly after for something newer, and someone loyal is left with a project that you described so beautifully they gave up another for it.",
        "They remember that. Tell one person who works with you how long you expect to be there, with a date you can’t wriggle out of, because half a year, honestly announced, will win you more followers than a lifetime that you promised over drinks.",
      ],
    },
    Cancer: {
      thesis:
        "People call you tough, and the ones who say so have never been in your kitchen. Under the orders there’s a ledger of who belongs to you, and for anybody in it you would take a city apart. Being a Cancer with a general’s manner, you build formidable walls, and then worry whether those inside are warm. What you can’t do is knock at someone else’s gate.",
      argument: [
        "The head of the expedition says to leave at dawn. Cancer asks who’s going to feed them, and whether the old one can manage the pass. You usually settle it by giving the hard command in public and looking after everyone in private, and you’re hurt, sharply and in silence, when nobody notices how much you did, which later gets mentioned after all, disguised as a remark about discipline.",
        "So they obey you and never learn that they were loved. That’s a poor trade. Say the tender thing in the same breath as the instruction, in an ordinary tone: “We go at six, and I’ve packed your gloves.” Start with the nearest person.",
      ],
    },
    Leo: {
      thesis:
        "When you come in, the furniture sits up. It’s easy to suppose that you want to be admired, and you do, Leo does, by the row; but watch what you do with it. You turn around, pick out the shyest person there and make them magnificent in front of everyone, and afterward you lie awake, wondering whether it was you they were applauding.",
      argument: [
        "Your two natures agree so well that hardly anyone stops them. Both go to the front. They disagree on why: the Commander wants the thing done, and would take it anonymous if it came to that, which to Leo is like winning a parade. You usually do the thing superbly and then collect the credit for considerably longer than is necessary.",
        "What this costs you is frank advice, since people are reluctant to interrupt a bow. Pick one success and let someone else present it, name, speech and flowers, while you sit in the ninth row and note the two moments at which it hurts. There you work for applause.",
      ],
    },
    Virgo: {
      thesis:
        "You see the typo on the memorial, and it’s all you can do not to fetch a chisel. A Virgo in command is a rare and tiring thing: you set the world straight from the top down and then again from the crumbs up. Nobody suspects the motive, which is a conviction that if every screw is tight, no one you’re responsible for can come to harm.",
      argument: [
        "The general wants to advance along the whole line; the Virgo has found a button missing. Both of them are right, both work for you, and between them you can lead an audacious campaign from inside a supply closet, recounting. You generally let the work go ahead and correct everyone’s details yourself, at night, with a feeling of having been abandoned by the army.",
        "Nobody asked you to. That is the maddening part, for them as well. List the ten things that would do real damage if they went wrong, and check those. Then let the eleventh go out crooked, in daylight, with your name on it, and observe how many people notice.",
      ],
    },
    Libra: {
      thesis:
        "Hardly anyone notices being steered by you, and some will even thank you for it. With Libra the iron comes wrapped in such impeccable manners that people bring their own coats to the conquest. You’d like everybody to want what you have already chosen, which is less cunning than it looks, since you honestly can’t enjoy a victory with one sulking face at the table.",
      argument: [
        "To decide is meat and drink to a Commander, and to Libra it’s bad form, like sitting down first. So you rule quickly and then go around to each of them, softening it, until no one knows for certain what was settled. At other times you consult until the thing decides itself, and announce it as yours.",
        "Either way it costs clarity, for which they came to you. Turn it around: visit them beforehand, to no more than three, with an open face, and then, having heard them, say it in a dozen words and let the sulking face sulk. He has a right to it, and it’s over by evening.",
      ],
    },
    Scorpio: {
      thesis:
        "You take a seat with your back to the wall and know by the appetizer who is going to be trouble. Scorpio gives the commander a cellar: what others do for the title, you do because something has to be got to the bottom of, and you’d prefer to be in charge when it is. You give few people your trust. To those few you’d hand the knife.",
      argument: [
        "One of you says it out loud and moves on. The other, the Scorpio, files it, waits, and looks up in four years. You pride yourself on bluntness, and in everyday matters you have earned it; only when you’re really hurt do you say nothing and withdraw, into a long, intelligent cold that passes for strategy, with the Commander obligingly supplying the arguments.",
        "The other party often has no idea that they’re under siege, and you are spending an army on it. Take the oldest of these. Write to them, or tell a third person the complete story in ten minutes, including what you loved, and after that have it out or let it go. Within a week, please.",
      ],
    },
    Sagittarius: {
      thesis:
        "A map that ends annoys you. As a Sagittarius with a taste for command you set off for a place that no one has confirmed, in such infectious good cheer that thirty people have packed before anyone inquires about bridges. You tell them the truth on the way, whether they want it or not. What you’re after is a horizon big enough to be worth obeying.",
      argument: [
        "There’s a commander in you who’d like to hold what has been taken, and an adventurer, the Sagittarius, who has seen it now. You win the thing, give a marvelous speech, and start on the next before this one is finished. Mostly the horizon wins, and your followers, who were just hanging curtains, pull up stakes with a loyalty that gets a bit thinner each time.",
        "What you leave that way tends to fall apart, and you tell it as a funny story. It isn’t, for the ones with curtains. Name the person who’ll run what you have now, leave them the best of what you’ve got, and come back after a year to be told how it went.",
      ],
    },
    Capricorn: {
      thesis:
        "People like you manage someone long before they’re asked to. A Capricorn with a general’s head doesn’t daydream of the top; you have simply noted the distance and divided it by years. People imagine that you don’t mind the temperature up there. You mind, and you have a very exact idea of the warm house at the end of it, and no date on which you’re allowed to go in.",
      argument: [
        "Ambition speaks twice in you, and its two versions hardly ever disagree, which is what’s the matter. The Commander says, “Now.” The Capricorn says, “Properly.” Between them they leave no hour in which nothing is owed, and you settle the small dispute about pace by working through an afternoon that you had promised to somebody you love.",
        "Sooner or later they stop asking. That is the invoice, and it comes without a total. Write down the level you’d call enough, with a sum and a date, and have somebody you trust keep the paper. When you reach it, lock up early, go inside, and take off your boots.",
      ],
    },
    Aquarius: {
      thesis:
        "You’d abolish the hierarchy, and would run the abolition yourself. With Aquarius you command on behalf of people who haven’t been born, by rules you’ve thought up from scratch, and it surprises you when the ones who have been born want to know about lunch. You are fond of humanity. One human across the table, wanting something from you tonight, makes you look around for a committee.",
      argument: [
        "Everyone is equal, says Aquarius, and the Commander adds that someone has to tell them. You appreciate how comic that is, and you mostly deal with it by making your orders sound like principles. It works for years. People will put up with a leader, or with an idea, but when a leader claims to be only an idea they can find nobody to complain to, and so they leave, puzzled and respectful.",
        "Use the first person singular. “I want this, and here’s what it does for me.” Then ask one individual, by name, what he wants, and don’t generalize his reply; you’ll discover that he was the public you had in mind.",
      ],
    },
    Pisces: {
      thesis:
        "You run the meeting, and all through it you’re aware of whoever at the table is unhappy. Few would suspect how porous the boss is. A Pisces in a general’s coat gives clear orders from inside a fog of everyone’s moods, and goes by a feeling for which the arguments are then sent out. People like you often take command so that the noise will stop.",
      argument: [
        "In you a Commander wants the facts by noon, and the Pisces has had a dream about it. The dream is quite often right, which neither of them cares to discuss. You tend to settle things by acting on the hunch and presenting a chart, an excellent arrangement until somebody questions the chart, and you defend with steel a thing that came to you in the bath.",
        "The cost is that you never learn when your intuition is right and when to doubt it. Keep a page for one month. Write down each hunch before the reasons arrive, with a date, check it at the end, and then say in public, one time, “I had a feeling. It has a record.”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "People who came for the salary find themselves staying for the weather you bring in with you.",
        "You will be the first to say yes, in public, at a moment when a yes still costs something.",
        "A defeat is over for you by supper, and by morning it has been converted into a better plan.",
      ],
      costs: [
        "Your enthusiasm has a deadline in it, and those who kindle slowly conclude that they’re damp.",
        "You fill other people’s pauses, and consequently hear mainly the thoughts that can be had quickly.",
        "When nothing is at stake you raise the stakes, and it’s your household that has to sit at that table.",
      ],
      tensions: [
        {
          between: "Charge or campaign",
          text: "A dare can pull you off the best plan you ever drew. Settle in advance which dares qualify, and have a friend keep the list.",
        },
        {
          between: "Crown or crew",
          text: "Because you want to be first and also want to be with them, select one undertaking a year in which you row at the number four seat.",
        },
        {
          between: "Heat or harvest",
          text: "Beginnings feed you and endings only pay you. Sell a few of the beginnings to people who like completing things, at a fair rate.",
        },
      ],
      practice:
        "For one week, whenever you walk with anyone, match your step to theirs for the first five minutes and don’t speak about what’s next. In the evening write down whose step was the hardest to match.",
    },
    Earth: {
      gifts: [
        "What you put in place stays in place, and in a terrible winter people gather around it.",
        "You can tell a sound plan by its weight, long before anyone has completed the presentation.",
        "Promises from you are like currency, since nobody can remember an occasion on which one wasn’t paid.",
      ],
      costs: [
        "You confuse being needed with being paid, and will accept the first for years in lieu of the second.",
        "Whoever does something differently in your vicinity learns to do it when you’re out.",
        "Your body gets the treatment you’d never allow for a machine: run without pause, serviced after the breakdown.",
      ],
      tensions: [
        {
          between: "Summit or cellar",
          text: "Since one appetite wants the next level and another wants to shore up this one, fix a month in which each may speak without the other.",
        },
        {
          between: "Boss or hands",
          text: "You’re paid to direct and happiest when you lift. Reserve two hours a week for lifting, and let no one call it supervision.",
        },
        {
          between: "Enough or more",
          text: "The figure you once swore would do has moved three times. Find the original version in an old notebook, and read it to somebody.",
        },
      ],
      practice:
        "For a week end work by putting one tool or paper away unfinished, in full view, and leave the building immediately. Next morning, note whether anything was lost besides a bit of sleep.",
    },
    Air: {
      gifts: [
        "You can hear two enemies out and hand back to each the line that they hadn’t managed to make.",
        "Your certainty comes with reasons attached, so that people leave with something they can use on their own.",
        "From any crowd you come away with the three who should meet, and you see to it that they do.",
      ],
      costs: [
        "You have often decided already by the time you ask, and people can distinguish a consultation from a courtesy.",
        "Your calendar is full of those who amuse you, and those who love you apply for the remainder.",
        "Feelings get rephrased on arrival, so neatly that whoever had them can’t find them afterward.",
      ],
      tensions: [
        {
          between: "Ruling or listening",
          text: "The gavel itches while you’re hearing the other side. Put it out of reach for a fixed interval, and announce when it comes back.",
        },
        {
          between: "One or seven",
          text: "One position would bear your name, and several would keep you awake. Ask which of them you’d do unpaid and unseen.",
        },
        {
          between: "Right or welcome",
          text: "You say that you prefer the first, and keep score of the second. Pick one friendship in which you’ll lose deliberately until summer.",
        },
      ],
      practice:
        "Every evening this week ask one person a question to which you don’t have an answer ready, and count silently to five after they’ve stopped. Write down what came in the fifth second.",
    },
    Water: {
      gifts: [
        "You recognize which of them is near breaking, and move the load without a word to anyone.",
        "In a calamity you are warm and exact at once, and people remember for decades how you said their name.",
        "Those you’ve taken in are in for good, through bankruptcy, terrible haircuts and the other kind of disgrace.",
      ],
      costs: [
        "You guard people so thoroughly that some have never discovered what they could have withstood.",
        "An injury goes into storage, and the interest on it is paid by whoever next stands in that spot.",
        "The tenderness travels as instructions, and the majority of those who receive them simply comply.",
      ],
      tensions: [
        {
          between: "Armor or arms",
          text: "You come home dressed for the day’s fighting and wonder why nobody hugs you. Before anything else put on other clothes, and report in one line how it went.",
        },
        {
          between: "Duty or grief",
          text: "There is always something to organize when something has been lost. Leave one task to another person, and sit out the hour it would have taken.",
        },
        {
          between: "Clan or cause",
          text: "Your rules are impartial until one of yours breaks them. Decide the principle before you learn the name, and then be as merciful as you like.",
        },
      ],
      practice:
        "On three evenings this week, before you ask anyone what needs doing, tell them, briefly, one thing that moved you since morning. Then wait. Let their reply, in any direction it happens to take, be the agenda.",
    },
  },
  openings: [
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since somebody should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work. It’s closer to the truth that somebody ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d take your time over your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something you are allowed to be terrible at, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, which is a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "Your impulse is a new regime, announced. Alter one visible thing, tell nobody the strategy behind it, and discover over the next week who notices and what they call it.",
    "new 2":
      "Open with the number. Say the figure you want to a mirror until your tone doesn’t climb at the end, and then give it to the person who pays.",
    "new 3":
      "Call the sibling or neighbor you usually text instructions to, with nothing to arrange, and after the first two minutes, which will be awkward, stay on until somebody tells a story.",
    "new 4":
      "Home is the one office where you can’t promote anybody. Ask each person in it what they would alter first, and carry out the cheapest request by tomorrow night.",
    "new 5":
      "Take up something in which you’re the worst in the class, and tip the teacher. Romance falls under this heading too; ask for the dance before you know the steps.",
    "new 6":
      "Instead of overhauling your days by decree, which you’ll want to do, pick one habit of five minutes, tie it to the first coffee, and leave the other eleven reforms in the drawer.",
    "new 7":
      "Of this new person across from you, or old one in a new light, ask three questions before offering one solution. If they push back, be glad, and order dessert.",
    "new 8":
      "Put the awkward subject on the calendar, with a beginning and an end: the loan, the will, what isn’t said in bed. Open it yourself, with your own share.",
    "new 9":
      "Reserve the trip or the course before it fits, hire a local or an expert to be in charge of it, and for one entire day give no directions at all.",
    "new 10":
      "You have had this title picked out for years. Before pursuing it, ask two people who’ve held it what they’d had to stop doing, and listen for the sigh.",
    "new 11":
      "Join as a member. For the first three gatherings chair nothing, repair nothing, and stack the folding seats beside whoever stacks them every time, since that one runs the place.",
    "new 12":
      "Take a full day without output, and tell people that you’re unavailable, offering no reason. By noon you will feel like a deserter. Keep going until it’s merely quiet.",
    "full 1":
      "How you come across is suddenly evident to everyone, including you. Ask somebody kind what it’s like when you walk in, thank them, and don’t explain yourself until tomorrow.",
    "full 2":
      "The accounts reveal what you’ve actually been fighting for. If it’s a surprise, move one sum this week, from what impresses people to what feeds you.",
    "full 3":
      "A remark of yours comes back to you, quoted by someone whom it cut. It was accurate, no doubt. Apologize for the edge and leave the accuracy out of it.",
    "full 4":
      "The family needs something that can’t be delegated, namely you, idle, for an evening. Go without your bag; anything that breaks at the office will break in an instructive manner.",
    "full 5":
      "What you love is out where it can be judged. Stand beside it, and if a child is involved, applaud first and longest, saving the recommendations for next year.",
    "full 6":
      "Your schedule has been lying to you about what one person can accomplish. Strike two duties before it strikes you, and notify those concerned today, without a medical excuse.",
    "full 7":
      "Your partner, or your rival, says the thing. Don’t win. Repeat it back in their words until they nod, and request one night before you reply.",
    "full 8":
      "A debt of some kind is called in, and you’d rather pay immediately than feel it. Feel it until the weekend; then settle it to the cent, and warmly.",
    "full 9":
      "A conviction that you’ve led people by turns out to have a crack. Show it to them yourself, at the cost of one follower and to the reassurance of the others.",
    "full 10":
      "It’s your hour: the result is in, and heads turn. Name four people before you say “I.” Then, at home, tell one person exactly how good it felt.",
    "full 11":
      "You see who are friends and who was staff. Invite the first group for no purpose, with an unreasonable quantity of food, and let the evening end when it ends.",
    "full 12":
      "Exhaustion that you had outrun for months comes in and sits on the bed. Cancel something important; the world will keep its shape, and you can be offended later.",
    "eclipse 1":
      "The leader everyone knew is due for retirement, and it’s you. Don’t appoint the next one yet; wear something old, and wander.",
    "eclipse 2":
      "A source dries up or a standard loses its grip. Before replacing it, discover over the course of a month what you don’t miss.",
    "eclipse 3":
      "A familiar manner of talking to each other ends. Let the silence be clumsy for a while, and don’t send in a memo.",
    "eclipse 4":
      "When a roof, a root or an elder gives way to something else, be there in person, and bring no one to report to.",
    "eclipse 5":
      "A delight or a love affair leaves the stage. Mourn it with the energy you’d ordinarily reserve for a lost contract.",
    "eclipse 6":
      "The routine that won you everything has won its last. Release it with honors, and walk to work by an unfamiliar street.",
    "eclipse 7":
      "The person opposite is no longer the one you’ve been answering. Drop the prepared reply, and look up.",
    "eclipse 8":
      "What was shared is divided, or what was hidden is not. Take the smaller half cheerfully; you travel better light.",
    "eclipse 9":
      "The map you marched by is withdrawn from sale. Ask directions of a stranger, in that tone you never use.",
    "eclipse 10":
      "A position ends, or its meaning. For some weeks introduce yourself by what you love, and notice who stays to talk.",
    "eclipse 11":
      "The circle closes or opens on somebody. Go and visit the two who mattered; the group was their excuse.",
    "eclipse 12":
      "Something you’ve guarded alone is over. Tell it to one person in the dark, and sleep as long as necessary.",
    "jupiter soft":
      "You’re offered more of everything, and you have the appetite for it. Accept the one invitation that would make other people larger as well, put its start in writing, and decline another the same afternoon.",
    "jupiter hard":
      "Every gate is open, and you’d like to lead an army through each. List the promises you’ve made since last month, and any that you can’t staff, return by the end of the week, with regret.",
    "saturn soft":
      "Slow authority is on offer, the kind that lasts. Take the duller half of the job first, do it where it can be observed, and let a person with gray hair inspect your work before it goes out.",
    "saturn hard":
      "You push, and for once the thing doesn’t move. That’s information. Reduce the goal to a third of its size, meet it exactly on the promised date, and invest your remaining force in your sleep.",
    "uranus soft":
      "A shortcut turns up, and it runs through territory where you’re nobody. Follow it. Give one experiment a budget you could lose and somebody young to run it, requesting a report only when it’s over.",
    "uranus hard":
      "The order you imposed has started to improvise. Before you restore it, name what was dead in it. Break one of your own rules, publicly and deliberately, this week, and hold the remaining ones with two fingers.",
    "neptune soft":
      "You will be moved at inconvenient moments, by brass bands, by a stranger’s hands, and ought to let it show for a minute. Spend one evening a week on music or the sea, deciding nothing on the way back.",
    "neptune hard":
      "The objective has gone soft at the edges, and your impulse is to march faster in case it’s still there. Halt. Sign nothing grand, ask the least dreamy person you employ for the figures, and sleep on her tone.",
    "pluto soft":
      "You have the nerve, just now, to examine what your power has cost, and whom. Select one of those who paid for it, ask what they remember, stay to the end, and offer to repair one part.",
    "pluto hard":
      "Somebody is as determined as you, and the ground between you is being scorched. Name openly what you can’t surrender. Then give up one thing that you only wanted because they did, and tell nobody it was tactics.",
    "mercury retrograde":
      "The instruction was clear, and it has been executed beautifully on the wrong thing. Ask people to say it back, and back up your files.",
    "mercury direct":
      "Delayed replies are arriving all together. Telephone first the person you’re tempted to answer last, before you sort the others.",
    "venus retrograde":
      "Somebody you left efficiently crosses your mind. Before getting in touch, determine whether you want them, or the acquittal, and buy nothing expensive meanwhile.",
    "venus direct":
      "You recognize again what you like, as distinct from what you’d like to have won. Spend an evening and some money accordingly.",
    "mars retrograde":
      "Force fails, so your temper goes looking for someone to blame. Chop wood, reread the strategy, put no one in their place for now.",
    "mars direct":
      "The engine catches, and everybody hears it. Settle on one direction before you let in the clutch, and ask who wants to ride along.",
    "ingress jupiter":
      "Unfamiliar territory opens, friendlier for a year than the old. Enter it with your hands free; you can plant flags later.",
    "ingress saturn":
      "One province of your life will now be audited for some years. Put your best officer there, and let it be you.",
    "ingress uranus":
      "For years to come, in one field, the rules will be rewritten mid-game. Keep your knees bent and your constitution short.",
    "ingress neptune":
      "A wall you’d have sworn by starts, over many years, to turn into shoreline. Learn to read tides, and build lightly there.",
    "ingress pluto":
      "A long transfer of government begins, underground, which you can’t head. You can refuse to lie about it, which is the better part.",
    "month 1":
      "Name the year’s one objective, cross out the runner-up in ink, and show both to somebody who has to live with you.",
    "month 2":
      "Go four days without completing anyone’s thought aloud. On the fifth, ask the person you interrupt most whether they noticed a difference.",
    "month 3":
      "Hand over a task you do well, with the authority attached. Don’t inspect it for three weeks, and praise something when you do.",
    "month 4":
      "Take an hour in the middle of a working day to lie in the grass or on a floor, with no device and no guilt.",
    "month 5":
      "Write to somebody who formed you, mentioning the saying of theirs by which you still give orders. A stamp makes it better.",
    "month 6":
      "Go over the half year with a friend who isn’t impressed. Let them pick the one commitment you abandon, and abandon it at once.",
    "month 7":
      "Plan a day out, then surrender the plan to the youngest person going, who may rewrite all of it. Obey until dark.",
    "month 8":
      "Have a checkup for your pace: walk everywhere for one day with the slowest person you love, who also picks the bench.",
    "month 9":
      "Tell your closest colleague what you were afraid of this year, in a dozen words, with no lesson at the end of them.",
    "month 10":
      "Identify one rule you’ve outgrown and still enforce. Repeal it in front of those it has annoyed, and enjoy the silence.",
    "month 11":
      "Lose at something built for the purpose: chess with an expert, a race with a teenager. Shake hands, and request a rematch.",
    "month 12":
      "Name three people who were exhausted because of you this year, and give each of them a free day, or your own hands for one.",
  },
};
