import type { TypeProse } from "../type-prose.ts";

export const isfj: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "plan",
    candor: "peace",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "feeling",
    lead: "support",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Someone cuts in ahead of an old man at the pharmacy, and a polite, carrying voice says, “I believe this gentleman was next.” That voice is yours. ISFJ makes you notice who is being overlooked, and Aries has you on your feet before you’ve had time to be shy about it. So the ride is offered, the form is found and the frightened newcomer is fetched from the edge of the party while everyone else is still thinking what a shame it is. People feel a little braver beside you. On your own behalf, oddly, you will stand in the wrong line for twenty minutes.",
      argument: [
        "For other people, Aries and ISFJ work as one: Aries is already moving, and the Protector remembers who can’t eat nuts. Bring up your own wishes, though, and Aries and the Protector collide. Aries has the sentence ready in a second. The Protector asks who might be upset by it, and by the time everyone has been considered, you’ve said, “No, no, that’s fine.” You help at great speed instead, and in the evening, at home, over a plate someone left on the counter, the sentence comes out after all.",
        "It’s natural to let go where you feel safest, but the owner of the plate didn’t earn that. This week, in some small matter, say the first thing you think to the person it concerns, in a friendly tone: “I was next, actually,” or “I’d rather not.” Your heart will pound as though you’d robbed a bank. Then notice how peaceful the evening is.",
      ],
    },
    Taurus: {
      thesis:
        "Anyone who has slept in your guest bed knows that there are two pillows, one soft and one firm, and that the good towels are for company. ISFJ gives you a memory for what each person likes, and Taurus, which believes in comfort as other people believe in principles, sees that everyone gets it in generous portions. You are steady, patient and impossible to hurry. Old friends, familiar streets, a little money put by, a recipe that nobody is allowed to improve: around you, life feels as if it will hold. People arrive tense and leave with leftovers.",
      argument: [
        "ISFJ and Taurus agree on nearly everything worth having, and so your friendships last like cast-iron pans. What they argue about is who gets the best of it. Taurus wants the corner piece of the lasagna, but the Protector serves it to the guest and says, “Oh, I like the middle,” in the hope that a thoughtful guest will see through this. When the guest says thanks and eats it, you smile, and remember that corner until spring.",
        "You were hoping that someone would offer it to you, which is a modest hope and an invisible one, so your stubborn moods seem to come out of a clear sky. This week, say what you’d like before you serve: “I’m taking the corner tonight. Next time it’s yours.” If you decide to give it away after all, everyone will at least know that it’s a present. And take the good towels sometimes, since you picked them because you liked them.",
      ],
    },
    Gemini: {
      thesis:
        "Half the introductions in your circle can be traced to you. Gemini keeps you talking, asking and picking up news; ISFJ remembers all of it with the feelings attached, so one neighbor’s spare crib meets another neighbor’s baby, and three weeks later you text to ask how the interview went, by the name of the company. People come away from a chat with you believing that their life is a good story. You are lighter company than most of your type, funny on the phone and quick with a nickname. It’s only afterward that anyone notices how little was said about you.",
      argument: [
        "Gemini discovers what people need, and the Protector makes sure that they get it. Discretion is where they quarrel. Gemini has heard something wonderful and would like to pass it on; the Protector has promised not to. You settle it with hints, no names mentioned, and feel guilty all the way home, because there is only one woman in town with a parrot and a divorce.",
        "You tell these stories out of affection, so it would hurt you to learn that some listeners wonder what you say about them. The remedy is to have something of your own to tell. This week, when a friend confides in you, offer one true thing back before you hang up: “I’ve been a bit worried about work,” for instance. If that feels self-centered, remember how much you enjoy it in other people. And before you pass a story on, ask yourself whether its owner would mind. You always know.",
      ],
    },
    Cancer: {
      thesis:
        "You can tell from the way a person puts down the keys what sort of day it has been, and before the coat is off, something is warming on the stove. ISFJ cares through details and Cancer cares through feeling, so in you it goes all the way down: you know the allergy, the anniversary and the song that mustn’t be played. You keep the recipes, the photographs and the stories, and the young ones know where they come from because you’ve told them. Most of this you love doing. Once in a while, though, you would like someone to notice how you put down your keys.",
      argument: [
        "Your type and your sign hardly need to confer. Cancer feels that someone is unhappy, and the ISFJ in you is already looking for the good casserole dish. What they differ about is payment. The Protector helps because it’s right. Cancer also hopes to be loved for it, and sees exactly what comes back, down to who remembered to call. When not much comes back, the Protector and Cancer meet and decide, every time, to give more.",
        "It’s a generous mistake, and there’s a sigh in it that your family can hear from two floors up, and people who feel guilty visit less. So when you see a need this week, wait a moment, or say, “Tell me if you’d like anything.” The pause will nearly kill you. Then ask for one thing yourself, without a story about how tired you are: “Would you make dinner on Thursday?” It will be a different dinner. Eat it with pleasure.",
      ],
    },
    Leo: {
      thesis:
        "Nobody whose birthday is in your hands gets a year older unnoticed. ISFJ knows the favorite cake and the color that suits her; Leo knows that a cake should come in with the lights off. So the toast makes people cry, the shy nephew is given a job he can be proud of, and you stand at the back, by the switch. You have a real sense of theater, and mostly you direct. A trusted few have seen you perform, with the imitations, the outrage and the perfectly placed pause, and they would buy tickets to see it again.",
      argument: [
        "Honoring someone is what Leo and ISFJ do best together, since Leo brings the trumpet and the Protector knows the tune. About your own share they can’t agree. Leo would love the applause, but the Protector got up at five so that another person could have it. You settle it by making yourself indispensable, and when people admire you, you say, “Oh, anyone would have done it.” After the third time, they believe you.",
        "You only meant to be gracious, so it stings when the praise goes to someone who simply asked for it. This week, accept every compliment whole. “Thank you. I’m proud of that one” is enough, and you needn’t look at the floor while you say it. Then choose something you did well and mention it to a person who loves you, before it gets discovered by accident. The people you’ve applauded for years have been waiting for a chance to clap.",
      ],
    },
    Virgo: {
      thesis:
        "There is a small bag inside your bag. It holds a bandage, a mint, a safety pin and the exact pill for the headache that someone across the table is about to have. ISFJ makes you attentive to people, Virgo makes you attentive to everything else, and with ISFJ and Virgo on duty, very little goes wrong in your vicinity. You also mend things without mentioning that they were broken, so others go through life slightly luckier than they know. Only at bedtime does that sharp eye turn around and review your own day, and it shows you less courtesy than it shows to strangers.",
      argument: [
        "Virgo catches the mistake and ISFJ spares the feelings of whoever made it, which makes you the nurse, the bookkeeper or the godparent that everyone hopes for. Because Virgo and ISFJ so rarely disagree, nobody in you ever calls a halt. You clean before the cleaner comes. And with the people closest to you, that kind hand reaches in now and then to straighten a collar, a sentence, a way of slicing onions.",
        "You mean it as devotion, but from the other side of the onion it can feel like an inspection. This week, leave three flaws in full view, an unmade bed or a message with a typo in it, and see whether anyone leaves you. When someone at home finishes a chore, say, “Thank you for doing that,” and walk out of the kitchen before you improve it. As for the review at bedtime, allow it one item a night, after which it has to say something nice.",
      ],
    },
    Libra: {
      thesis:
        "An evening at your place seems to arrange itself. ISFJ remembers who can’t sit beside whom, and Libra has the charm to move people without anyone feeling moved. You hear the tension before the words, tell the story that steers the talk around it, and end up next to the guest nobody was speaking to, who goes home convinced that he was brilliant. The last of the pie is divided into pieces so equal that they could be used in court. If someone asks which piece you want, you say, “Whichever is left,” with such grace that everyone believes it.",
      argument: [
        "Libra weighs what is fair, ISFJ spots the person who is too shy to claim it, and in combination they make a peace that includes everyone. They part company when someone makes a fuss. Libra says that giving in isn’t fair; the Protector would rather be treated unfairly than watch a face fall. So you give up your turn, call it a compromise, and sit through the third Western in a row with an expression of mild interest.",
        "After enough of these you go cool, and your friends call it a mood, since nobody has ever told them that you dislike Westerns. You only meant to be easy to love, and it has made you easy to overlook. Before you agree to a plan this week, think what you’d advise a dear friend to say, and say that: “I’d rather eat earlier,” or “Not this one.” There will be a short silence, which you needn’t repair. Everyone will manage.",
      ],
    },
    Scorpio: {
      thesis:
        "You have lovely manners, and behind them someone is paying very close attention. ISFJ remembers what people say, Scorpio hears what they left out, and so you often know about the trouble before the person in it does. You don’t mention it. You turn up with the one kind of help that embarrasses nobody, such as a bag of groceries and no questions. The few people you love could wake you at any hour, and their secrets will be buried with you. Acquaintances think of you as sweet. They are right, in the way that people are right who call the ocean blue.",
      argument: [
        "As allies, Scorpio and ISFJ make a loyalty to build a life on, because Scorpio will go through anything for someone and the Protector remembers to bring sandwiches. They disagree about those who let you down. The Protector forgives and goes on sending birthday cards. Scorpio is finished. You settle it by giving each what it wants: the card arrives on time, with a warm message, and you never tell its reader anything that matters again.",
        "This spares everyone a scene. It also means that nothing gets mended, because the culprit received a card and has no idea. So take an old, small case this week and bring it up: “You told her something I’d asked you to keep to yourself, and it hurt me.” Then listen. You don’t have to forgive on the spot. With a new hurt, allow yourself three days to speak, since on the fourth you tend to become charming, and then it’s too late.",
      ],
    },
    Sagittarius: {
      thesis:
        "Other people’s adventures run on your support. You checked the tires, fed the cat and packed the sandwich that was later remembered better than the cathedral. ISFJ gives you a home that travelers can’t wait to come back to, and Sagittarius gives you the laugh, the large opinions and the honest curiosity that get the real story out of them. Everyone takes you for the settled one. Only a few have heard you describe the place where you would really like to be, in such detail that you seem to know the bus schedule.",
      argument: [
        "On good terms, your sign and your type are the perfect pair on the road: Sagittarius wants to see what’s around the bend, and the Protector has the tickets, the tissues and a kind word for the border guard. At home they get in each other’s way. Sagittarius longs to be off, and the Protector has promised to be here. So you stay, patiently, until one evening, between the soup and the roast, you say something enormous.",
        "Then you spend weeks making up for a sentence that was mostly true, when it would be easier on everyone if you got out more. Arrange modest absences, one Saturday a month, home by bedtime, and announce the first one this week: “I’m away on the fourth. There’s food in the freezer.” It will feel like a crime. By the third time it feels like a Saturday, and the people at home have learned to work the oven.",
      ],
    },
    Capricorn: {
      thesis:
        "When something serious happens, yours is the phone that rings. ISFJ makes you care what becomes of people, and Capricorn gives that care a backbone, a savings account and a folder with the papers in it. While others fall apart, as they have every right to, you find the number, make the call and ask whether anyone has eaten. Later you don’t bring it up. You are funnier than you look, in a deadpan way that rewards whoever sits next to you. The one drawback to so much competence is that you look fine from every angle, so people seldom ask.",
      argument: [
        "ISFJ sees who is struggling, Capricorn draws up the plan that gets that person through the year, and the result is help that actually helps. Duty unites your type and your sign; what duty is for, they see differently. Capricorn keeps a promise in order to be respected, the Protector so that nobody gets hurt. For two such good reasons you take on everything, including promises that other people made, and those people begin to feel about eleven years old.",
        "You worry that if you put something down, you’d be found lacking, but all you lack is play. This week, drop one minor duty in good time: “I won’t be able to do the minutes this month.” Give no reason, though you’ll have four of them ready, and spend the hour on something with no purpose whatever. Then tell a friend about a worry you haven’t solved yet. To you it may feel unprofessional, but your friend will feel promoted.",
      ],
    },
    Aquarius: {
      thesis:
        "A person who doesn’t quite fit in anywhere has usually been fed by you. ISFJ sets the table, and Aquarius keeps adding chairs: for the neighbor who is new to the country, for the cousin who married oddly, for the teenager with the hair. You keep the old customs going and stretch them so skillfully that even the strict relatives don’t notice they’ve become tolerant. People think they can predict you, because you nod so pleasantly through the meal. Then at the sink you say one thing, to one person, that is so original that the drying stops.",
      argument: [
        "Aquarius thinks up the fairer arrangement, ISFJ gets it past the family without hurting a soul, and that is how you do your finest work. The argument is about custom. Aquarius asks why it’s still done this way, and the Protector knows precisely who would be sad if it stopped. As a rule you comply and disagree in silence, and then you feel lonely in the middle of all that affection, because people are being fond of opinions you don’t hold.",
        "You’ve been protecting your family from something it can handle. Choose one custom this season and change it in the open, with its heart left in place: a shorter holiday meal, or one guest whom nobody knows. The words are, “I’d like to try this differently, and I’d like you there.” And when a topic comes up on which you differ, give one sentence of your view before you pass the potatoes. The potatoes help, because everyone’s hands are full.",
      ],
    },
    Pisces: {
      thesis:
        "Strangers tell you things. You sit down on a bench to tie your shoe, and twenty minutes later you know about the divorce. Pisces gives you walls so thin that other people’s feelings walk right through them, and ISFJ, which can’t see a feeling without looking for a blanket, does something practical about it. So a sad person in your company gets understood and also gets lunch, which is rarer than it sounds. You forgive easily, cry at commercials, and can imagine a whole life for the woman across the aisle. Your own hour comes last, near midnight, when everyone else has been looked after.",
      argument: [
        "Pisces knows how loneliness tastes, and the Protector knows that it’s worst on Sundays and calls then. What they differ about is the order of things. Pisces would sit down and be sad with the person; the Protector would make soup. You do the sitting and the stirring at once, until you’re so tired that you apologize to a chair. And since the help is visible and the tiredness isn’t, nobody suggests that you stop.",
        "Meanwhile your imagination, which is one of the loveliest things about you, gets whatever is left of the night. Move your hour into daylight. Three times this week, take thirty minutes for yourself before supper and say, “I’ll be free at six.” When someone brings you a trouble, ask, “Would you like help, or would you like to tell me about it?” Often people only want to tell you, and then you can put down the ladle.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a genuine emergency you are calm and early, with the one useful tool already in your hand.",
        "You defend people who can’t, with a temperature that nobody saw coming and few can withstand.",
        "Your delight in another person’s luck is so loud that eventually they trust it themselves.",
      ],
      costs: [
        "You take over anything that goes slowly, and the people around you learn to go slowly near you.",
        "Pride won’t let you ask, so the wish comes out as a scolding about something unrelated.",
        "You blaze for other people’s projects and bring the ash home to those who live with you.",
      ],
      tensions: [
        {
          between: "Backstage or center stage",
          text: "You feel safe behind the curtain and warm in front of it, so accept one visible role a season, volunteering before you’re asked.",
        },
        {
          between: "Now or properly",
          text: "Your pulse says go, and your habits say prepare. Give preparation a deadline that someone else has written down.",
        },
        {
          between: "Temper or tact",
          text: "Tact wins all week, and temper takes the weekend. Spend a little annoyance daily, in a few words, on the person responsible.",
        },
      ],
      practice:
        "On the first morning of the week, write down one thing you want for yourself, and tell one person by noon. That evening, do ten minutes of it before you do anything for anyone else.",
    },
    Earth: {
      gifts: [
        "What you look after lasts: roofs, recipes, friendships, the good scissors, other people’s nerve.",
        "You know how it was done and why, which makes you the only instruction manual that works.",
        "Around you people eat, sleep and turn up on time, and can’t explain how it came about.",
      ],
      costs: [
        "You stay on past the end of things, since leaving them untidy strikes you as cruelty.",
        "Your love arrives as labor, and those who wanted your company receive an immaculate stove.",
        "An old method hardens into a law, and you enforce it on people who never voted.",
      ],
      tensions: [
        {
          between: "Keep or use",
          text: "You save the best of everything for an occasion that deserves it. Each month take out one good thing and wear it down a little.",
        },
        {
          between: "Duty or rest",
          text: "Since rest has to be earned, and the price is continually rising, end the workday by the clock, with one thing visibly left undone.",
        },
        {
          between: "Same or new",
          text: "The old way soothes you and has lately bored you. Alter one permanent arrangement each season, and inspect the result after a month.",
        },
      ],
      practice:
        "Tonight leave one chore undone on purpose, and sit for fifteen minutes where you can see it, observing who else walks past. If it’s still there in the morning, ask someone by name to do it.",
    },
    Air: {
      gifts: [
        "You know something particular about everyone and produce it on the very day when it’s needed.",
        "People who would never have met are friends because you once thought of both in one minute.",
        "You are fair to the last crumb, and a regulation that you explain sounds like common sense.",
      ],
      costs: [
        "You side with the person present, and those who compare notes afterward feel slightly robbed.",
        "You answer so many questions in a day that your own never reach the counter.",
        "Anxieties multiply in you like rabbits, because each finds a quick and fertile mind to live in.",
      ],
      tensions: [
        {
          between: "Visitors or walls",
          text: "Because you love the news and need the silence after it, put the unoccupied hour on the calendar first, and arrange the rest around it.",
        },
        {
          between: "Poll or decide",
          text: "Asking everyone feels like manners and is partly cover. Settle your strictly personal business before you mention it to a soul.",
        },
        {
          between: "Nice or known",
          text: "The agreeable version is popular and receives all the invitations. Let one friend have the other version for an hour each week.",
        },
      ],
      practice:
        "At dinner today, state a preference of your own before you’ve heard anyone else’s, and afterward ask one person whether it surprised them. Repeat this on four days in a row, and write down what they say.",
    },
    Water: {
      gifts: [
        "The frightened come to you as cats come to a warm hood, and go away calmer.",
        "You keep account of kindnesses longer than anyone, and repay them to people who weren’t even there.",
        "You sense what a house is lacking when you come in, and by evening it has it.",
      ],
      costs: [
        "You mistake each sigh for a request, and deliver orders that nobody ever placed.",
        "You examine people on a subject they never knew they had to study, and then mourn the results.",
        "Being needed is so delicious to you that the strong are permitted to drift away.",
      ],
      tensions: [
        {
          between: "Theirs or yours",
          text: "Another person’s feeling arrives first and loudest, so wait ten seconds, and then ask yourself which of the two of you is unhappy.",
        },
        {
          between: "Then or now",
          text: "You’re loyal to how it was, and the present continually loses by comparison. Tell one old story a week, and ask for one new one.",
        },
        {
          between: "Bake it or say it",
          text: "You would sooner make something than speak. Make it if you like, and attach a note that opens with “I need.”",
        },
      ],
      practice:
        "On three evenings write two lines: whose mood you took home, and one need of your own. Tear off the first and throw it out, and hand the second to someone who could help with it.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it is accurate as far as it goes. But someone else arrived with you on the day you were born, with different appetites and a considerably different pace, and has been standing at the back of every photograph. It’s time the two of you talked.",
    "If you took a month off, they would find out what you do. You have imagined it more than once, in some detail, with special attention to the phone calls and the missing keys. What follows concerns the work that deserves you, the figure you consistently leave off the bill, and the promotion that you would gladly have organized for anyone else.",
    "You know how all of them take their coffee. You know who is allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray is turned around. How do you take yours? And who, among so many people, has ever been in a position to find out?",
    "Below the tidy floor there is another, for possessions that had no proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen other days run on yours, and you know the hour of their pills and the condition of their socks. Here, for a novelty, the subject is your own upkeep: what the body mentions before it has to shout, how you learn, what an evening could make, and where to put a pebble.",
    "You have never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot. This last part reads your answers back to you and adds one question, on which you have always politely let other people go first: where would you like to be taken?",
  ],
  year: {
    "new 1":
      "Decisions about yourself usually pass through a committee of people who never asked to sit on it: would he mind, would she be hurt? For now the committee is in recess. What you wear or cut or attempt can be settled unanimously, by one.",
    "new 2":
      "Other people’s emergencies find you prepared, while your own wishes are told to wait until the budget is calmer. It never quite is. This start favors money with your name on it, and a wish often turns out cheaper once it has been priced.",
    "new 3":
      "You open with “And how are you?” and mean it, and by the time it’s your turn the coffee is cold. So even those who love you learn your news late. Talk flows easily at present; your own story may go first.",
    "new 4":
      "At home you remember who likes which chair, and you arrange the place around the memory, occasionally for people who have long since moved away. It’s tenderness in the form of furniture. A corner that suits only you fits in more easily now.",
    "new 5":
      "Your fun tends to come with catering: you enjoy a party by watching others enjoy it, within reach of the oven. It’s a real pleasure. There is another kind, for which the hands are free; what would yours be, if nobody needed a plate?",
    "new 6":
      "Chores settle on you the way snow settles on the lowest roof, without anyone’s deciding it. You do them well, which is how they learn to stay. A lighter arrangement has a good chance just now, provided you can bear towels folded wrong.",
    "new 7":
      "When a person comes close, you begin giving at once, and leave them very little to do. Yet people grow fond of those they’re permitted to help. An early favor, accepted without protest, is a generous way to open almost anything between two people.",
    "new 8":
      "You know to the penny what you owe, and hardly at all what you’re owed, or so you say; the second list exists, in smaller writing. Shared money and old hurts can be opened calmly here. Which entry would you like to see paid?",
    "new 9":
      "Trips and courses get postponed until everyone at home is provided for, and since they eat every day, that takes a while. The wish itself has kept nicely. Distance looks friendlier than usual, and the household is sturdier than conscience admits.",
    "new 10":
      "A job description, as you read it, is a list of everything you lack; someone less qualified reads the same page and applies by lunch. Conscience does that, regardless of ability. Ambition is better received at present than you expect, even expressed modestly.",
    "new 11":
      "Groups discover within minutes that you’ll bring the napkins, and they’re so grateful that they forget to find out anything else. Being needed is a warm way in, and a narrow one. In new company, what would happen if you came with empty hands?",
    "new 12":
      "Sitting down while someone else is standing strikes you as rude, so your rest has to happen out of sight. Privacy is easier to come by now. What you find in the silence is usually an opinion or two, waiting patiently for attention.",
    "full 1":
      "Attention finds you, and your instinct is to hand it along like a program at a concert. It’s gracious, and it means you rarely learn what people appreciate in you. A compliment is worth keeping, at least until you’ve read it to the end.",
    "full 2":
      "Generosity leaves no receipts, which is why your own giving surprises you whenever it’s added up. Here it does add up, along with all that careful thrift. The figures accuse nobody; they simply show what has mattered, and what was left over for you.",
    "full 3":
      "After a misunderstanding you’d sooner be kind than clear, and kindness gets there first, with a pot of soup. The confusion then goes on living underneath. Words come through distinctly at this point, and clarity, in your tone of voice, rarely hurts anyone.",
    "full 4":
      "You hear a family quarrel coming before the people in it do, as others feel rain in a knee. If feelings should run high, the urge to make peace will too. Sometimes the kindest thing is a walk around the block until they’ve finished.",
    "full 5":
      "Joy makes you a little cautious; you play it down, in case anyone nearby has less. But your happiness is hard to hide at the moment, and those who love you take it as a present. They never know what to get you.",
    "full 6":
      "Exhaustion is something you spot across a room in anyone else, and in yourself only when you cry at a commercial. The body makes its case about now. A favor you dread can be declined in a single line, with no substitute enclosed.",
    "full 7":
      "Where two people share a life, it’s usually one of them who knows where the batteries are. You don’t complain, so an imbalance looks like a preference. It becomes visible at this time to both, and describing an average day isn’t an accusation.",
    "full 8":
      "In times of grief or inheritance others lean on you because you keep functioning, and functioning is how you postpone being sad. Whatever lies unspoken comes nearer the surface here. Letting yourself be accompanied is a skill, and you’ve taught it to several people.",
    "full 9":
      "When someone you respect believes the opposite, you shut your own view away before they arrive, like a dog that jumps. It remains a conviction all the same. Differences come into the open now, and two opinions can share a table without breaking anything.",
    "full 10":
      "Praised in public, you begin thanking the team before the sentence about you is over. Partly it’s fairness; partly the spotlight is hot. Your work is in view regardless, and the people looking at it have already heard about the team.",
    "full 11":
      "Having looked after everyone in a circle, you honestly can’t say who there would look after you. It’s difficult to test when you’re always the one doing the driving. A little of your own trouble, mentioned in passing, would tell you a good deal.",
    "full 12":
      "Tiredness that you’ve put off for the sake of others is patient, but it doesn’t go home. Here it finally gets a word in, sometimes as long sleep, sometimes as tears over nothing in particular. A silent telephone is a surprisingly effective remedy.",
    "eclipse 1":
      "You’ve been the one who copes for so long that people take it for your face. As that picture changes, a longer answer to “How are you?” becomes possible, and generally everyone survives it.",
    "eclipse 2":
      "Whenever security shifts, your own comforts are the first thing you cut, quickly, before anyone has asked. Which of them would you insist on if they belonged to a friend?",
    "eclipse 3":
      "A regular call, a chat over the fence, a shared ride: such rituals support more of your life than they appear to. If one of them ends, the affection behind it can still be said.",
    "eclipse 4":
      "Any change at home turns you at once into the one who fills the gap. The gap itself has something to tell you, and asks only to be left open for a little.",
    "eclipse 5":
      "Out of loyalty you’ll stay with a pleasure long after it has stopped being any, as with a show that was good in its second year. An ending here releases you, with honors.",
    "eclipse 6":
      "When a duty falls away, you think first of the poor soul who inherits it, and leave them a manual. The odd lightness afterward resembles guilt. It’s only time, unassigned.",
    "eclipse 7":
      "As the terms between two people change, you tend to agree before you’ve heard the end of the sentence. Whatever you have done without longest would get a fair hearing here.",
    "eclipse 8":
      "Being let off feels disloyal to you, as if relief were a form of forgetting. It subtracts nothing from what you gave. Love can keep every memory and still put down the suitcase.",
    "eclipse 9":
      "You stand by a belief as you’d stand by a friend, right through its bad years. If it has stopped answering when you call, gratitude and doubt can both be true.",
    "eclipse 10":
      "A role that lets you help becomes, with the years, difficult to tell from yourself. Should it end or alter, people will go on coming to you for something. That was never the job’s.",
    "eclipse 11":
      "When a circle loosens, you try to keep the whole of it together by birthday card. Some of the friendships will write back, and in those you were looked after too.",
    "eclipse 12":
      "As one worry moves out, another moves in, because your mind dislikes a vacancy. When an old anxiety closes, the space could stand empty for an evening, purely to see what you’re like without it.",
    "jupiter soft":
      "Offered more than you’d have asked for, you look around for the person it was meant for. Modesty does that, together with a belief that luck should go where it’s needed. Just now it’s addressed to you, and a prompt “Yes, thank you” completes the formalities.",
    "jupiter hard":
      "Everyone has bigger plans at such a time, and every plan contains a modest part for you. You agree because each part, taken singly, is nothing. Together they make a second job without pay. Which two of them would you actually be sorry to miss?",
    "saturn soft":
      "Years of reliable care begin to count in a form that officials understand, as experience, a qualification or a claim to something better. You treat such things as a matter of course and therefore leave them off the application. Evidence helps here, and you own drawers of it.",
    "saturn hard":
      "When there’s more to bear and fewer people bearing it, you take the difference out of your sleep, and for a while that fools everyone. The strain is harder to disguise now. Some of what you’re carrying has a rightful owner, who can be reintroduced to it.",
    "uranus soft":
      "Change agrees with you when it comes in a small size and can be returned. That’s the kind on offer for a time: a looser arrangement, an odd invitation, a new way to do an old thing. It’s surprising, afterward, what you find you haven’t missed.",
    "uranus hard":
      "If something you counted on begins to wobble, you rehearse the worst, in the belief that rehearsing will soften it. Mostly you just go through it twice. Familiar mornings and evenings steady you better, and with both ends fastened, the middle of the day is free to swing.",
    "neptune soft":
      "Other people’s moods reach you as a draft reaches a candle, and music and memory are coming in by the same window. It leaves you tender, inspired and slightly porous. Some of this sensitivity is yours to spend; a song, a page or a garden would be glad of it.",
    "neptune hard":
      "A sad story gets to your heart well ahead of the facts, and your purse travels with your heart. Mostly it’s a lovely trait. In a foggy stretch like this one, sympathy keeps perfectly well for three days, while dates and amounts have a chance to arrive.",
    "pluto soft":
      "You notice who really runs a family or an office, generally because you’ve brought them coffee. What escapes you is your own influence, which is considerable and mostly unspent. What would you use it for, if using it were perfectly good manners?",
    "pluto hard":
      "Faced with a forceful person, you give way and take your resentment afterward in small doses, like medicine. Harmony is saved, at your expense. Pressure of this kind shows exactly where your limit is, and a limit needs only one short sentence, repeated without its reasons.",
    "mercury retrograde":
      "Crossed messages catch you in a tender spot, since you conclude that you’ve offended someone. Usually the machine did it. Their meaning is worth checking before you bake an apology.",
    "mercury direct":
      "Clear speech comes back, and with it the message in which you state a preference. Such drafts of yours run long; most of the length is apology, and comes off easily.",
    "venus retrograde":
      "Old tastes and comforts come to mind, and so do people you once looked after. Memory makes you generous. Before you reach for the phone, who took care of whom in those days?",
    "venus direct":
      "Your own taste can be heard again above everyone else’s preferences, and turns out to be quite decided. Tenderness moves more freely too, and for once in both directions.",
    "mars retrograde":
      "When you’re angry, you scrub. For a while that energy turns inward, the sink shines, and nobody knows why. It’s useful to identify the grievance before the windows have their turn.",
    "mars direct":
      "Strength returns, and others will have uses for it before you’ve found your shoes. Some plan of your own has been sitting on the shelf, too considerate to mention itself.",
    "ingress jupiter":
      "For about a year this part of life turns generous, and your impulse is to pass everything straight on. Receiving takes practice, of which you’re about to get plenty.",
    "ingress saturn":
      "Several years of earnest work begin here, and you’ll be tempted to do it all as a favor. Terms agreed on early, thanks included, keep devotion from turning sour.",
    "ingress uranus":
      "What seemed settled keeps moving here for some years, and you’re a person who likes to know where the cups are. The purpose stays put. It’s the shelves that change.",
    "ingress neptune":
      "Slowly, over many years, what you long for alters in this area, as a shoreline does. It doesn’t have to be sensible yet, or ready to be explained to anyone.",
    "ingress pluto":
      "An old family pattern or household custom is remade here over a long span. As its keeper, you know better than anyone which part was love and which was only habit.",
    "month 1":
      "Send a real letter, on paper, to a person you haven’t seen in ages. You’re among the last people alive who do this well.",
    "month 2":
      "Use the good china for toast. Lovely things have been waiting in your cabinet for a grand enough occasion, and a gray afternoon outranks most banquets.",
    "month 3":
      "Walk slowly down a street you lived on as a child, in person or in your head. Your memory maintains addresses that no longer exist.",
    "month 4":
      "Wander through a plant nursery with no project in mind. Something puny and struggling will choose you, as it always does, and this once that’s the plan.",
    "month 5":
      "Taste your way through an unfamiliar bakery, sharing nothing. It’s a rare chance for you to find out what you would order twice.",
    "month 6":
      "Be cooked for, while you sit on a kitchen stool with a drink and offer no advice. It’s harder than it sounds, and considerably funnier.",
    "month 7":
      "An afternoon of live music outdoors or near an open window suits you well. By the second piece you’ll know everyone within ten feet.",
    "month 8":
      "Find a hammock, a sofa or a long bath, and a novel whose heroine behaves outrageously. You’ll have forgiven her by chapter five.",
    "month 9":
      "Try an old craft for one evening, such as mending, marbling or pressing flowers. Patient fingers like yours enjoy a pattern that isn’t for anyone.",
    "month 10":
      "Record a favorite older person telling the story everyone knows by heart, interruptions and all. You, of all people, will want to have the pauses.",
    "month 11":
      "Make a dish you inherited and change one ingredient. Tradition can stand it; whoever taught you almost certainly altered what they were taught.",
    "month 12":
      "Put yourself on your own gift list, ribbon and card included. You know the size, the color, and what this person would never ask for.",
  },
};
