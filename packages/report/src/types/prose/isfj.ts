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
        "Where something is unfair, the first voice raised is yours, polite and perfectly clear. Aries gives your consideration a quick pair of feet: the ride is offered, the form filed, the frightened newcomer fetched from the edge of things before volunteers could be called for. Others feel safer because you won’t let a bully finish the sentence. On your own account you ask for little. Impatience with those who see what is needed and don’t stir flares up daily, and by evening you regret it.",
      argument: [
        "When the two agree, help comes immediately and in the right form, since Aries is already moving and the Protector remembers who can’t eat nuts. The first ten seconds divide them. The Protector asks who will be upset; Aries has formed the sentence. As a rule you swallow it and help at great speed, and somebody at home, over a plate left on the table, gets the sentence itself.",
        "It’s natural to let go where you feel safest. Still, your family didn’t earn that temper. This week, in some matter of no great importance, say the first thing to the one concerned, in a friendly tone: “I was next,” or “I’d rather not.” Then notice how the evening goes. It tends to be calmer.",
      ],
    },
    Taurus: {
      thesis:
        "In your care, others sleep well. The bed is made up, the bill was paid on the first, the soup has had its three hours, and whoever leans on you finds that nothing gives way. Taurus and your own nature agree on almost everything worth having: steady work, familiar places, old friendships, a little money put by. You can’t be hurried or pushed. Which of these comforts you’d like for yourself you seldom mention, and each time nobody guesses, it stings a little.",
      argument: [
        "Their partnership shows in whatever lasts: Taurus builds the thing, the Protector maintains it, and decades later the family still gathers there. They part over who gets the best of it. Taurus wants the good seat; the Protector offers it to the guest, in such a way that a considerate guest would refuse. When somebody simply says thank you and sits, you remember it for months.",
        "You were hoping to be offered something in return, which is a modest hope. Nobody knows of it, so your stubbornness seems to come from nowhere. This week, say what you want before you offer anything: “I’d like the window, if that’s all right.” If someone asks for it anyway, you can still be generous, and this time they’ll recognize a gift.",
      ],
    },
    Gemini: {
      thesis:
        "Half the introductions in your circle go back to you. Gemini makes you talkative, alert and quick to connect one neighbor’s spare crib with another’s baby, and your caring side follows up: you recall the interview, the biopsy, the name of the dog, and you call on the right day. A conversation with you persuades others that their life is worth following. Questions about yourself you return so smoothly that nobody minds. Only later do you notice how little of you was there.",
      argument: [
        "Cooperating, they make the friend everyone wants: Gemini discovers what is needed, and the Protector sees that it happens. Discretion is their quarrel. Gemini wants to pass the news on; the Protector has promised not to. You get by on hints, leaving out names and feeling guilty, and some of your listeners wonder, on the way home, what you say about them.",
        "Nobody is fonder of the people in your stories, so it stings to be doubted. And your own worries go almost untold. This week, when a friend confides in you, offer one true thing before you say goodbye: “I’ve been worried about my job,” or whatever it is. If you’re tempted to repeat something, ask yourself whether its owner would mind. You generally know at once.",
      ],
    },
    Cancer: {
      thesis:
        "Care is your native language, and you speak it with an old-fashioned thoroughness. You feel a low mood through the wall, and by evening the favorite dish is on the stove. Cancer deepens everything protective in you, so it’s you who preserve the recipes, the stories and the graves, and the younger ones know where they come from. Most of it you love doing. What you rarely voice is the wish to be looked after for one evening by somebody who wasn’t told.",
      argument: [
        "They hardly need to confer, since Cancer feels that someone is unhappy and the Protector is already putting on a coat, and many a hard week has been survived because of it. They differ about payment. One gives because it’s right; the other gives in order to be loved, and sees precisely what comes back. When little does, the two of them agree to give more.",
        "It’s a generous mistake. But tiredness sighs, and guilty relatives visit less. This week, when you see a need, wait, or say, “Tell me if you’d like anything.” The pause will be uncomfortable. Then ask for one thing yourself, with no story about how tired you are: “Would you make dinner on Thursday?” Let it be their dinner. Eat it with pleasure.",
      ],
    },
    Leo: {
      thesis:
        "Nobody whose birthday you plan feels ordinary on it. Leo gives you a sense of occasion and the rest of you remembers the details, so the toast is apt, the colors are hers, and the shy nephew has a role he can manage. Then you say it was nothing. With a trusted few you’re funny and rather dramatic, and you’d dearly like the rest to know that person, though asking to be admired still strikes you as bad manners.",
      argument: [
        "Honoring someone is what they do best together, Leo supplying the trumpet and the Protector knowing which tune would make that person cry. About your own share they can’t agree. One would enjoy the applause; the other got up early so that somebody else could have it. You become indispensable, then tell admirers that anyone would have done the same. After the third time, they believe you.",
        "You only meant to be gracious, so it wounds you when praise goes to a person who requested it. This week, accept each compliment in full: “Thank you. I’m proud of that.” Let it show on your face. Then choose one accomplishment and mention it before anyone finds out. Those who love you would like to clap.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever must not go wrong is given to you, and it goes right. The dosage is checked, the forgotten date was in your head all along, and others are spared trouble they never hear about. Virgo and the caring side of you are of one mind, and tactful besides: you mend a thing without mentioning that it was broken. At bedtime the same attention turns on your own mistakes, and it’s hard to believe you’d be liked as much for doing less.",
      argument: [
        "Together they are the nurse, bookkeeper or godparent that anyone would want, Virgo catching the error and the Protector sparing the feelings of whoever made it. They so seldom disagree that no one in you calls a halt. You put things right after hours, ashamed to let a first attempt be seen. You also correct those you love, gently, and more often than they’ve told you.",
        "Devotion is all you mean by it. To them it can resemble an inspection, and it costs you weekends. Leave two or three flaws in full view this week, the towels, the message with a mistake in it. And when someone in the family finishes a chore, say, “Thank you for doing that,” and leave before you improve it. See what happens. Generally nothing.",
      ],
    },
    Libra: {
      thesis:
        "An evening you have arranged seems to have arranged itself. Libra gives your thoughtfulness tact and an eye for fairness: you feel the tension early, steer the talk around it, divide the last of everything evenly, and end up beside the guest to whom nobody was speaking. He goes home convinced that he was good company. No one asked what you wanted, and since you had made it so easy to overlook, complaining would be unjust. So you don’t.",
      argument: [
        "Their joint talent is for peace that includes everybody, Libra weighing what is fair and the Protector noticing who would be too shy to claim it. They separate when someone makes a fuss, because the Protector would accept unfairness in order to see him content. So you give up your share and call it a compromise. After too many of these you go cool, and others call it a mood.",
        "You’ve been trying to be easy to love. Unfortunately, nobody consults a certain yes. Before you accept a plan this week, ask what you’d advise a dear friend to say, and say that: “I’d rather eat earlier.” Expect a brief silence. If someone is disappointed, don’t repair it for ten minutes. They’ll manage, and so will you.",
      ],
    },
    Scorpio: {
      thesis:
        "A confidence is safe with you, and so is the person who shared it. Scorpio gives your sweetness depth: you see what nobody was meant to see, say nothing, and turn up with the one form of assistance that doesn’t humiliate. You’d defend the few you love against anyone, and they sense it. Acquaintances notice the gentle manner, which is genuine. They don’t notice the watching, or that when someone lets you down, something in you closes so softly that your manners never change.",
      argument: [
        "In harness, they make a loyalty to build a life on: Scorpio will go through anything, and the Protector remembers to bring what you’ll need there. They disagree about those who fail at it. The Protector forgives and goes on sending birthday cards; Scorpio is finished. You settle it with a smile that stays the same and a distance that never ends, so nothing is repaired, and only you have to live with it.",
        "It spares everyone a scene, and leaves you with friendships that are merely kept up. Take an old, minor case this week and mention it: “You told her something I’d asked you not to, and it hurt me.” Listen; you needn’t forgive on the spot. With a new hurt, allow yourself three days to speak.",
      ],
    },
    Sagittarius: {
      thesis:
        "Plenty of others have gone far because you stayed: you checked the tires, fed the cat, laughed at the right places in the story, and told them sincerely that they should go. Sagittarius gives you humor and an honest curiosity about how life is lived elsewhere, and the rest of you makes the home that travelers return to. They call you settled. A few have heard you describe the place where you’d really like to be, in more detail than anyone invents for fun.",
      argument: [
        "On good terms, they make an ideal companion, one hungry for the road, the other holding the tickets and a courteous word for the border guard. But one longs to be off, and the other has promised to be here; one says what it thinks, and the other worries for days about how it was taken. You stay, patiently, until one day, between the soup and the roast, you say something enormous. Months of making up follow.",
        "Your loyalty is real, and it deserves better than slow resentment of those you stayed for. Arrange modest absences: one Saturday a month, home by bedtime. Announce the first one this week: “I’m away on the fourth. There’s food in the freezer.” It will feel like a crime. The third will feel like Saturday.",
      ],
    },
    Capricorn: {
      thesis:
        "When something serious happens, the phone that rings is yours. Capricorn gives your care a backbone: you plan ahead, save, arrive early, and know where the papers are, so that others can fall apart for a week in the knowledge that you won’t. You don’t lecture them about it later. All this competence makes a convincing disguise. Because you look as if you’re fine, few inquire, and you’d love, now and then, to be looked after by someone who knew what they were doing.",
      argument: [
        "Joined together, they give help that actually works, the Protector noticing who is struggling and Capricorn drawing up the plan that gets them through the year. Duty unites them; its purpose doesn’t. One keeps a promise in order to be respected, the other so that no one is hurt. Mostly you take on everything, including promises that others made, and those you help, trusting you, feel slightly like children.",
        "Being found lacking frightens you more than exhaustion does. What you miss is play. This week, drop one minor duty ahead of time: “I won’t be able to do the minutes this time.” Give no reason, and spend the hour on something with no purpose. Then tell one friend about a worry before you’ve solved it. They will probably be honored.",
      ],
    },
    Aquarius: {
      thesis:
        "The one who doesn’t fit is usually fed by you first. Aquarius extends your care past the family circle, to the neighbor new to the country and the cousin who married wrong, and the rest of you makes it practical: a ride, a hot meal, a chair at the holiday table. You preserve the customs and stretch them, so skillfully that hardly anyone objects. You also disagree, privately, with half of what is said. Your most original ideas are known to one or two friends.",
      argument: [
        "They do their finest work when Aquarius thinks up the fairer arrangement and the Protector gets it past your relatives without hurting a soul. Custom is what they argue about. Aquarius asks why we still do it this way; the other knows who would be sad if it stopped. You comply, disagree in silence, and feel lonely in the midst of affection, being liked for opinions you don’t hold.",
        "You’ve protected them from something they could handle. Alter one custom this season, in the open, and leave its heart in place: a shorter holiday meal, one unfamiliar guest. Say, “I’d like to try this differently, and I’d like you there.” And when a topic comes up on which you differ, give one sentence of your view before passing the potatoes.",
      ],
    },
    Pisces: {
      thesis:
        "Grief doesn’t frighten you, and the grieving can tell. Pisces gives you imagination and very thin walls, so a tired voice reaches you at once; your own nature then does something useful about it, and the sufferer is both understood and fed, which is rarer than it sounds. You forgive what others would file away. Every sadness nearby feels like a request, that’s the difficulty, and you answer so many that your own hour comes last, near midnight, when you ought to be asleep.",
      argument: [
        "What one feels the other can act on: Pisces knows how loneliness tastes, and the Protector knows that it’s worst on Sundays and calls then. Which comes first is their dispute. Pisces would sit and be sad with the person; the other makes soup. You do both until exhausted, then drift, and since the assistance is real and the tiredness invisible, nobody suggests that you stop.",
        "In their place, you would. Meanwhile your own imagination gets what is left of the night. Move the hour. Three times this week, take thirty minutes alone before supper and say, “I’ll be free at six.” When someone’s trouble reaches you, ask, “Do you want help, or do you want to tell me about it?” Often it’s only the second.",
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
