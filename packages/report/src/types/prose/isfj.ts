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
        "For other people, Aries and ISFJ work as one: Aries is already moving, and the Protector remembers who can’t eat nuts. Bring up your own wishes, though, and Aries and the Protector collide. Aries has the sentence ready in a second. The Protector asks who might be upset by it, and by the time everybody has been considered, you’ve said, “No, no, that’s fine.” You help at great speed instead, and in the evening, at home, over a plate somebody left on the counter, the sentence comes out after all.",
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
        "Honoring somebody is what Leo and ISFJ do best together, since Leo brings the trumpet and the Protector knows the tune. About your own share they can’t agree. Leo would love the applause, but the Protector got up at five so that another person could have it. You settle it by making yourself indispensable, and when people admire you, you say, “Oh, anyone would have done it.” After the third time, they believe you.",
        "You only meant to be gracious, so it stings when the praise goes to somebody who simply asked for it. This week, accept every compliment whole. “Thank you. I’m proud of that one” is enough, and you needn’t look at the floor while you say it. Then choose something you did well and mention it to a person who loves you, before it gets discovered by accident. The people you’ve applauded for years have been waiting for a chance to clap.",
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
        "An evening at your place seems to arrange itself. ISFJ remembers who can’t sit beside whom, and Libra has the charm to move people without anybody feeling moved. You hear the tension before the words, tell the story that steers the talk around it, and end up next to the guest nobody was speaking to, who goes home convinced that he was brilliant. The last of the pie is divided into pieces so equal that they could be used in court. If somebody asks which piece you want, you say, “Whichever is left,” with such grace that everyone believes it.",
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
        "This spares everybody a scene. It also means that nothing gets mended, because the culprit received a card and has no idea. So take an old, small case this week and bring it up: “You told her something I’d asked you to keep to yourself, and it hurt me.” Then listen. You don’t have to forgive on the spot. With a new hurt, allow yourself three days to speak, since on the fourth you tend to become charming, and then it’s too late.",
      ],
    },
    Sagittarius: {
      thesis:
        "Other people’s adventures run on your support. You checked the tires, fed the cat and packed the sandwich that was later remembered better than the cathedral. ISFJ gives you a home that travelers can’t wait to come back to, and Sagittarius gives you the laugh, the large opinions and the honest curiosity that get the real story out of them. Everyone takes you for the settled one. Only a few have heard you describe the place where you would really like to be, in such detail that you seem to know the bus schedule.",
      argument: [
        "On good terms, your sign and your type are the perfect pair on the road: Sagittarius wants to see what’s around the bend, and the Protector has the tickets, the tissues and a kind word for the border guard. At home they get in each other’s way. Sagittarius longs to be off, and the Protector has promised to be here. So you stay, patiently, until one evening, between the soup and the roast, you say something enormous.",
        "Then you spend weeks making up for a sentence that was mostly true, when it would be easier on everybody if you got out more. Arrange modest absences, one Saturday a month, home by bedtime, and announce the first one this week: “I’m away on the fourth. There’s food in the freezer.” It will feel like a crime. By the third time it feels like a Saturday, and the people at home have learned to work the oven.",
      ],
    },
    Capricorn: {
      thesis:
        "When something serious happens, yours is the phone that rings. ISFJ makes you care what becomes of people, and Capricorn gives that care a backbone, a savings account and a folder with the papers in it. While others fall apart, as they have every right to, you find the number, make the call and ask whether anybody has eaten. Later you don’t bring it up. You are funnier than you look, in a deadpan way that rewards whoever sits next to you. The one drawback to so much competence is that you look fine from every angle, so people seldom ask.",
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
        "You know something particular about everybody and produce it on the very day when it’s needed.",
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
      "Most of your decisions begin with what would suit everybody else. Make one about your own appearance or time this week without consulting anyone, and don’t explain it afterward.",
    "new 2":
      "Open a small fund that’s meant for you alone, and add to it every payday. Other people’s emergencies generally find you prepared; your own wishes are told to wait.",
    "new 3":
      "Begin with your own news. You ask after the others first and then run out of time, so call somebody you’re fond of and try it in the opposite order.",
    "new 4":
      "Some things at home stay as they are because someone once preferred them so. Change one of these to suit yourself, mention it beforehand, and allow a little grumbling.",
    "new 5":
      "What would you enjoy this month, if nobody else had to be provided for? Put it on the calendar before the obligations, and let somebody else arrange the details.",
    "new 6":
      "Hand over one regular chore completely, without inspecting the results. It won’t be done as you would do it, and the hour you gain can go to your own health.",
    "new 7":
      "Accept a favor early on. With someone new you start giving at once, which leaves them little to do, and people grow fond of those they’re permitted to help.",
    "new 8":
      "You remember what you owe and forgive what you’re owed, often without saying either. Make a short list of both, and raise the one item that still hurts when you think of it.",
    "new 9":
      "A trip or a course gets put off until everyone at home is provided for. Reserve the place first, and afterward ask two people to take over what you usually do.",
    "new 10":
      "You read the requirements for a position as a list of your deficiencies. Apply if you meet the greater part of them, and tell one colleague, who will keep you to it.",
    "new 11":
      "Attend the first three meetings without volunteering for anything. Groups are glad of your help, which makes it difficult to find out whether they would like you without it.",
    "new 12":
      "Resting while somebody else is busy feels almost impolite to you. Take half an hour each day behind a closed door this week, whether or not everything has been done.",
    "full 1":
      "“Thank you” is the complete answer to a compliment. Attention embarrasses you, so you pass it along; keep this one, and write it down before you begin to doubt it.",
    "full 2":
      "It becomes clear what your generosity has cost and what your thrift has saved. Look at both figures calmly, and use a small part of the savings for something you’ll enjoy.",
    "full 3":
      "After a misunderstanding you would sooner be kind than clear. Call the person concerned, say briefly what you meant, and find out what they understood before you offer any comfort.",
    "full 4":
      "Wait this time until the people who are quarreling have spoken to each other. Your family relies on you to restore the peace, and you generally begin before anyone has asked.",
    "full 5":
      "When something you made or someone you love makes you visibly happy, you play it down. Show it. The people who care about you have been hoping to see it.",
    "full 6":
      "Cancel the favor you dread most, in a single line, offering neither a reason nor a substitute. Exhaustion is something you notice in others long before you admit to your own.",
    "full 7":
      "It happens that one person ends up doing the work of two, and complaining isn’t your way. Describe your average week, and ask for a particular responsibility to be taken over.",
    "full 8":
      "In grief or in questions of inheritance, people turn to you because you keep functioning. Let someone accompany you, and leave the practical arrangements alone until you’ve had time to be sad.",
    "full 9":
      "When somebody you respect holds the opposite opinion, you usually give way for the sake of harmony. State yours once, in a friendly tone, and let both opinions stand.",
    "full 10":
      "Praised in public, you name everyone who helped before you’ve finished hearing it. Say thank you first and count to three; the others can be credited in your second sentence.",
    "full 11":
      "Who in this circle would look after you? After so much time spent looking after them, it’s hard to tell. Mention one difficulty of your own and notice who asks later.",
    "full 12":
      "The tiredness you’ve been postponing will not be talked out of coming. Turn off the telephone for an evening, go to bed early, and answer everybody the next day without apologizing.",
    "eclipse 1":
      "You are known as the one who copes. For several weeks, when someone asks how you are, give a truthful answer of two sentences.",
    "eclipse 2":
      "Write down which of your own needs you won’t economize on. They are the first you cut whenever money or security changes.",
    "eclipse 3":
      "If a daily conversation ends or changes, you’ll keep to yourself what you still wanted to say. Tell the person the most important part now.",
    "eclipse 4":
      "A loss or a move at home makes you want to fill the gap for everyone. Let it be felt awhile before you rearrange anything.",
    "eclipse 5":
      "You continue with some pleasures out of loyalty, long after they’ve stopped being any. Let one of them go, and be inexperienced at something else.",
    "eclipse 6":
      "When a duty ends, your first thought is to train whoever comes next. Give that one afternoon, and afterward do nothing useful for a while.",
    "eclipse 7":
      "As the terms between two people change, you’re likely to accept whatever is offered. Ask for the one thing you’ve done without longest.",
    "eclipse 8":
      "Being released from an obligation makes you feel vaguely disloyal. Relief is permitted here; it subtracts nothing from the devotion you have already shown.",
    "eclipse 9":
      "You remain loyal to a belief or a plan even after it has failed you. Be grateful for what it gave, and consider alternatives without guilt.",
    "eclipse 10":
      "A role that tells you how to be useful can come to seem like your identity. Ask two colleagues what they come to you for.",
    "eclipse 11":
      "Stay in contact with the people who also write to you. When a circle breaks up, you try to hold all of it together by yourself.",
    "eclipse 12":
      "As soon as one anxiety is resolved, you’re inclined to adopt another. Before you take it up, spend an entire evening without any.",
    "jupiter soft":
      "You are offered more than you’d have asked for, and modesty will tempt you to refuse. Accept within a day, and then tell the person who is used to having that time that your hours have changed.",
    "jupiter hard":
      "Everybody has larger plans, each containing a modest part for you, and the modest parts add up to a second job. Choose two of them, and decline the others in writing on a single evening.",
    "saturn soft":
      "Collect the evidence of your work in one folder, with dates. Years of reliable care can count officially now, toward a qualification, a loan or a position that you’ve been filling informally for some time.",
    "saturn hard":
      "When there is more to bear and less help with it, you manage by sleeping less. List everything you’re responsible for, and return the last third to the people it belongs to.",
    "uranus soft":
      "Six weeks is a good length for an experiment if you commit slowly. Try the looser arrangement that’s being offered, keep the old one in reserve, and note each evening what you haven’t missed.",
    "uranus hard":
      "Something you counted on is changing, and imagining the worst doesn’t prepare you as much as it seems to. Keep the first and last hours of your day exactly as they are, and let the middle vary.",
    "neptune soft":
      "You’re even more receptive to other people’s moods than usual, and to music and memory as well. Keep one hour a week of that sensitivity for yourself, and make no promises until the feeling has settled.",
    "neptune hard":
      "A sad story reaches you before the facts do, and your generosity wants to act immediately. Ask for dates and amounts, consult your most sensible friend, and wait three days before you give anything.",
    "pluto soft":
      "You can see clearly who has power in your family or office, and that you have some yourself. Discuss it with one discreet person, and then use your influence openly for something you care about.",
    "pluto hard":
      "You give way to a forceful person and resent it in small portions afterward. Decide on the one point where you won’t yield, prepare a short sentence for it, and repeat that sentence without adding reasons.",
    "mercury retrograde":
      "Errands have to be repeated, and messages get misread. Ask people what they meant before you conclude that you’ve offended them, as you’re inclined to.",
    "mercury direct":
      "You can send the message in which you say what you prefer. Take out the lines that apologize for it, and leave the rest.",
    "venus retrograde":
      "Before you get in touch with somebody you once looked after, recall who took care of whom in those days.",
    "venus direct":
      "Your own taste is easier to hear again. Buy something without a recipient in mind, and tell someone dear what you appreciated last week.",
    "mars retrograde":
      "When you’re angry, you clean. Stop long enough to name the grievance, rest before you take on another favor, and bring it up next week.",
    "mars direct":
      "Reserve three mornings for the personal project that you’ve put off longest. Your energy comes back now, and other people will have uses for it.",
    "ingress jupiter":
      "Try receiving first. One part of your life becomes more generous for about a year, and you’re inclined to pass everything straight on.",
    "ingress saturn":
      "A few years of serious work begin here. Do it under proper conditions, with pay or thanks agreed on, instead of as a favor.",
    "ingress uranus":
      "For some years, something you thought was certain keeps changing. Hold on to the purpose of it, and be flexible about the form.",
    "ingress neptune":
      "What you long for is slowly changing in this area. Write it down each season, for yourself only, without asking whether it’s reasonable.",
    "ingress pluto":
      "An old family or household arrangement changes thoroughly over many years. Preserve what you love in it, and stop defending the remainder.",
    "month 1":
      "Look at whom you contacted last year and who contacted you. Make a plan with one person from the second group.",
    "month 2":
      "Use one of your good things on an ordinary weekday. You save them for occasions, and you set a high standard for what counts as one.",
    "month 3":
      "Ask somebody for an hour of help, and accept it without returning the favor this month. The debt will feel worse than it is.",
    "month 4":
      "Bring your job description or your rate up to date, including everything you’ve added over time, and discuss it with the person who decides.",
    "month 5":
      "Choose something unfamiliar once a week, a dish, a street or a subject. Rate each from one to ten, and repeat the winner.",
    "month 6":
      "What do you do for others in an average week? List it, then leave out one item that nobody would miss, without announcing it.",
    "month 7":
      "Let somebody else plan an entire day for both of you. Contribute nothing, and afterward mention only the parts you liked.",
    "month 8":
      "People know your helpful side best. Tell someone you trust about a time when you were unreasonable, and don’t soften it for them.",
    "month 9":
      "You keep many things because discarding them feels disloyal. Clear a single shelf this month, and record what each object reminded you of.",
    "month 10":
      "Leave every request overnight this month, because you say yes faster than you decide. For the ones you don’t want, suggest another name.",
    "month 11":
      "Thank someone who was good to you before you could do anything for them. Be specific, and do it in person if possible.",
    "month 12":
      "Tell people exactly what you’d like as a present. It spares them the guessing, and it spares you the polite smile.",
  },
};
