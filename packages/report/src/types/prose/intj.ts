import type { TypeProse } from "../type-prose.ts";

export const intj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    order: "plan",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re a chess player on a motorcycle: every move worked out, and then taken at ninety. INTJ thinks a thing through to the end, in private; Aries gets up and does it, often while others are still agreeing on what the problem is. That makes you look cold, since you skip the preliminaries, and the fact is that all of your heat goes into the doing. Affection follows the same route: you clear an obstacle out of someone’s path and look embarrassed when thanked. But mention a subject you love, and the motorcycle slows down for the scenery: you talk fast, use your hands and become about nineteen.",
      argument: [
        "INTJ likes a plan with no holes in it, and Aries likes to be off. Consulting people threatens both, because it takes time and lets in objections, one of which could be a refusal. So you act first and explain later. You don’t ask, because someone could say no. An accomplished fact can be criticized, but it can’t be prevented. In emergencies that’s a blessing, while in ordinary life it makes opponents of people who would have agreed, and you take their anger as evidence that asking would have been useless.",
        "Choose one decision this week that you’ve already made inside, and bring it to the person it affects: “I’m leaning toward this, and you can still stop me.” When you let someone climb on behind you, you’re the best ride of their life, and they’ll even read the map.",
      ],
    },
    Taurus: {
      thesis:
        "Picture a fortress with an excellent kitchen. INTJ drew the walls, years ahead; Taurus saw to it that life inside them is comfortable, with good bread, a deep chair and nothing that squeaks. You decide slowly, on the basis of long observation, and then you’re done deciding, so people lean on your calm as they’d lean on a wall in the sun. Love from you is steady and rather private: you remember how they like things, and whatever bothered them gets fixed without a word. The visitors who are let in as far as the stove discover something else, a wickedly sensuous person who can be made happy by soup.",
      argument: [
        "Things and systems can be counted on, and people partly: that’s what observation has taught you, and since Taurus will only build on what bears weight, the conclusion drew itself. The result is a life so complete that no one can add anything to it. What you need, you have, and what breaks, you can fix or pay for. There’s peace in that, and a rare freedom from other people’s whims. From inside, nothing is missing. But those who love you would like to be necessary, and that takes a place where something has been left unprovided for.",
        "This week, leave one need unmet and give it to someone: “Could you do this for me? I’d like it to be you.” Accept their method. A fortress with one gate left open is the finest house in the region, and you’re a wonderful host in it.",
      ],
    },
    Gemini: {
      thesis:
        "Your mind is a library where someone keeps laughing in the stacks. INTJ wants to know how it’s all arranged, and Gemini makes the search quick, funny and warm, so that within half an hour a person who thought of themselves as ordinary hears that there’s a pattern in their life, and what it’s called. You’re apt to solve yesterday’s problem in the middle of today’s joke. Fondness travels the same way: you send an article, a riddle, a word in a language neither of you speaks. Then you need long hours with no visitors, since a library has to close in order to put everything back.",
      argument: [
        "Gemini is hungry for something new, and INTJ would like to understand it completely, once, and be done. A person is the best puzzle there is, so your interest is wholehearted while it lasts, and being its object is a joy that people remember for years. You lose interest in people once you’ve figured them out. To you it’s a natural end, such as a book has; to them it’s unexplained indifference. What you miss is the part that can’t be figured out, which begins to show itself around the tenth year.",
        "Go back this week to someone you consider understood, and ask about one thing that your theory can’t explain: “I thought I had you figured out, and I don’t. Why did you stay?” At your best you make people more interesting to themselves, and you remain to see what happens next.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a lifeboat with curtains. INTJ looks ahead to the storm without flinching; Cancer can’t look at anything except with its people in mind, so when the illness or the late train comes, there’s a plan, and a thermos. The plan is you. Since so much of your strength goes into what hasn’t happened yet, you recover at home, in old clothes, and would rather have four guests than fourteen. Acquaintances meet the composure and believe it. The people in the boat know about the keepsakes, and the deadpan remarks that get everyone through the waves.",
      argument: [
        "Cancer attaches itself for life. INTJ knows how things end, and would prefer to have the pain scheduled. The two arrive at a strange precaution: in a happy moment, at a full table or beside someone asleep, your mind goes on to how it will be when they’ve gone. You start grieving people while they’re still here. It comes from love, and it feels like making the blow less heavy, but the blow will be exactly as heavy. Meanwhile something is missing on the best evenings, and what the others notice is that you get up when everyone is happy.",
        "The next time it comes over you, sit back down, find one thing you can see or hear of the person, and tell them, “I’m happy that you’re here.” Don’t add a plan. No one is safer to love than you, on an evening when you let yourself be in it.",
      ],
    },
    Leo: {
      thesis:
        "You’re a cathedral with the heating on. INTJ drew it, and knows to the stone what excellence consists of; Leo opened the doors, because a big heart likes to be visited. So beginners love you, since you take first attempts seriously and never count the hours. Your own work is another matter. You think in finished shapes, something that could stand in the open, and you’d sooner do nothing than something halfhearted. Ordinary days have style, down to how an anecdote gets told, and in love you’re courtly, faithful and slightly old-fashioned. A compliment gets a nod from you. In private, you can heat the place with it for weeks.",
      argument: [
        "Leo is generous from above, like the sun. The other half of you ranks people by ability, can’t help it, and usually knows its own position. As long as you’re ahead, your kindness flows, and many careers have your fingerprints on them, unsigned. An equal turns the evening into a measurement: the talk becomes excellent, and cooler by some degrees. So here is the uncomfortable part: you’re kindest to people who can’t compete with you. You live among pupils and admirers, and go without a peer, who could keep you company at your own height.",
        "This week, ask someone who’s your equal or better for an hour: “You’re better at this than I am, and I’d like to learn how you do it.” Offer nothing in exchange. Then the sun does something rarer than shining, and warms itself, and people find you irresistible.",
      ],
    },
    Virgo: {
      thesis:
        "Take a telescope, attach a screwdriver, and there you are. INTJ sees what the whole ought to be, far off and in detail, and Virgo finds the next thing that stands between you and it, from the leaking faucet to the department that has lost its way. So very little stays broken around you. Care from you is just as exact: the right cable, the right specialist, the article with the useful paragraph marked. A nervous beginner gets more of your patience than a confident expert. You’re also funnier than your reputation, and anyone who lives with you learns to listen for the joke in the instructions.",
      argument: [
        "Half of you lives toward a state of things in which everything is as it should be, while half can’t rest while a single item isn’t. Affection is due afterward, like sitting down when the work is done. Other people’s lives become easier through you in a hundred respects that they take for granted. But there’s always one more thing to fix before you can be close. You’d say that you’re doing it for them, and it’s true. Only, they didn’t come for a well-run life. They came for you, and on many evenings they encounter your back.",
        "On two evenings this week, stop at a fixed time with something clearly unfinished, and go and sit by someone: “It isn’t done. I’m here anyway.” The first ten minutes are unpleasant. In the eleventh you’re the best company in the house, attentive, amusing, and for once facing the right way.",
      ],
    },
    Libra: {
      thesis:
        "You’re an iron plan served on good china. INTJ knew the answer beforehand, and Libra knew how to bring people to it without a scratch, so decisions made in your company tend to be good ones that everyone feels they made together. The same balance runs through the rest of you. You weigh the elegant solution against the one that people can live with, hoping they’re identical; your home is chosen piece by piece, and a single ugly lamp can distract you through a whole dinner. In love you’re attentive, discreet and excellent at surprises. The cool face is delighted, by the way. It will quote you affectionately years afterward.",
      argument: [
        "You’re sure of what is right, and you’d rather not have a fight about it. So you seldom state your view and defend it; you arrange the evening so that others arrive there on their own. Libra makes this an extraordinary skill, used mostly for other people’s good, and it spares everyone a quarrel. But you steer people so smoothly that you never learn what they’d have chosen. A yes that you’ve prepared tells you little about the person, except that you prepared it well. Among those contented faces you feel, for no reason you’d mention, a bit alone.",
        "This week, in one matter you care about, show your cards at the start: “I want the second one, and I’m not neutral. What do you want?” Then do nothing clever. When you trust people with your real opinion, you’re the fairest mind they know, and they can finally agree with you.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a submarine with a hospital on board. INTJ follows a line to its end, and Scorpio can feel it in the pulse, so long before a colleague cuts a corner or a friend falls ill, you’ve picked up the first sign from below. Anything with a locked drawer in it draws you, in people, history or code. With those you love, your attention is total: you hear what they left out, and remember it. That sounds dangerous. But a surprising share of your strategy consists of keeping a few wounded or peculiar creatures out of harm’s way, with jokes so black that only the patients laugh.",
      argument: [
        "Scorpio gives itself entirely, so it has to be sure. You also believe that what people do unprompted is the only reliable information about them. Out of these convictions, both defensible, grows a hard method: you watch people fail you when one sentence would have prevented it. It has saved you from some false friends, and your judgment of character is formidable. The evidence you collect, though, is of how people behave who haven’t been told. It costs you friends who would have passed with a hint, and didn’t know that they were standing at a crossroads.",
        "When you see someone about to disappoint you this week, say the sentence in time: “Thursday is a hard date for me. I’d like you to remember it with me.” If they come through, it counts. No ally on earth is better than you are with the hatch open.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a lighthouse that would rather be a ship. INTJ stands where it can see far and shows others a safe course; Sagittarius keeps asking what’s out there and whether one could go by Thursday. When a job, a city or a set of ideas has turned stale, you can draw up another within the hour and make it tempting. So people come to you to be pointed toward the open sea, usually on a walk, since that’s how you like your company, in portions and in motion. In love you offer freedom, good conversation and the co-pilot’s seat. And on a dark day you’re funny on purpose. Often you’ve planned how.",
      argument: [
        "Sagittarius can stand nearly anything as long as there’s a way to leave, and INTJ wants a contingency for every case, people included. Together they’ve arranged for you to be free: you know the next place and roughly what it would cost. It keeps you cheerful, and friends who felt trapped have changed their lives because you showed them the map. But you keep an exit so good that you never quite arrive. Others don’t hang their pictures in a house that you might leave, so it stays bare, and its bareness makes you want to go.",
        "This week, close one exit by your own choice: “I’m staying until next summer, whatever comes up. You can plan on me.” Give the panic a day. At your best you bring the horizon with you, and then the people you love can have both, the view and you in it.",
      ],
    },
    Capricorn: {
      thesis:
        "A glacier with a sense of humor: that’s you. INTJ chooses the direction and Capricorn keeps moving, month by month, while other people discuss their options, and sooner or later the landscape has your shape. A decision of yours has been tested against three bad years before anyone hears of it. The same foresight goes into love, a form of infrastructure: the ride at five in the morning, the papers in order, the trouble that didn’t arise. Strangers see the ice and miss the jokes, which are extremely dry. Anyone who knows you well would add that nothing melts you like honorable effort.",
      argument: [
        "Effort is repaid at the top, says Capricorn, and you’re sure besides that a life can be designed, so there’s always an objective ahead. After an arrival you enjoy the handshake for an evening, and around midnight a plan comes to mind for something higher, and with it relief. You set the next goal before you can feel that this one changed nothing. It makes for an impressive record and a sturdy life for those who depend on you. It costs you what only emptiness can tell, namely what all this was for.",
        "Finish something this week and put nothing in its place for two days. When the unrest comes, tell someone, “I don’t know what I want next, and it makes me nervous.” At your best you build what outlasts you, and also sit on the wall in the sun, doing nothing whatsoever.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re the one who draws the map of the town and forgets to mark your own house. INTJ understands how systems behave, and Aquarius cares about everyone in them, including those whom no one likes, so any group you join runs better within the year. Unusual facts and unusual people collect around you, and a happy Saturday goes into redesigning something that was never yours. In love you’re loyal, candid and allergic to being managed. As a guest you’re deadpan, slightly Martian and very funny. All this looks like calm. But a single case of unfairness, to someone you barely know, can keep you up until three, drafting a letter.",
      argument: [
        "Aquarius would like to belong among free and equal people, and INTJ trusts no circle that it hasn’t examined. You’ve found a position from which you can be present without being a member: you’d rather improve a group than belong to it. The improver has a reason to be there, an overview, and a chair near the exit. It’s useful to everyone, and it has made life fairer for people who don’t know your name. What you do without is the thing the others get without thinking. When they go on somewhere for a drink, you stand with your coat over your arm.",
        "This week, go to something as an ordinary participant, take no office, and suggest nothing, however obvious. When you leave, say to one person, “I liked being here.” At your best you make places where the strangest person can relax, and you let yourself be that person.",
      ],
    },
    Pisces: {
      thesis:
        "You’re an iceberg with warm water underneath. INTJ is the part above, clear, cool and easy to steer by; Pisces is the current below, which feels every bit of what people go through, at a depth where it doesn’t disturb the work. So they come to you with a disaster and leave with a plan, amazed at how calm you were. Your mind stays dark for days, and then the entire figure lights up at once, usually in silence, near music or water. Affection appears in presents that answer wishes they’d forgotten telling you. And your sense of the absurd is exquisite, once it surfaces.",
      argument: [
        "Pisces is moved by everything. You, however, hate being observed without your composure, and tend to believe that a person in tears is of no use. So the feeling gets led away to where it’s safe, among people who are invented, dead or far off: a film, a piece of music, a stranger in an interview. You cry most freely over people who don’t exist. It’s an effective safety valve, and it leaves your intelligence available for those in trouble. Those who do exist benefit from it, and have seldom met the heart, though they’d love to.",
        "This week, when something moves you, let one real person see your eyes: “This gets to me, and I don’t know why yet.” When both parts of you are present, the clear one and the warm one, there’s hardly a sorrow that doesn’t get smaller beside you.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You see the move before the pieces are out of the box, and have the nerve to make it early.",
        "When a project is failing you grow calmer and faster, and others start to breathe at your pace.",
        "Doubters sharpen you; one “can’t be done” is worth a month of encouragement.",
      ],
      costs: [
        "You win debates against people whose help you will be needing by the end of the week.",
        "Impatience escapes you as a tone, and long after your reasons are forgotten, the tone is remembered.",
        "Half-completed triumphs line your road, each abandoned as soon as you see how it would end.",
      ],
      tensions: [
        {
          between: "Campaign or charge",
          text: "You prepare for months and then bolt at an insult, so choose beforehand which insults count, and let the others go by unanswered.",
        },
        {
          between: "Pride or privacy",
          text: "You want to be known for it and would hate to be caught wanting that. Confess it to one person who can be amused.",
        },
        {
          between: "Victory or allies",
          text: "Each contest leaves you stronger and slightly more alone. Before the next one, work out whom you would like to celebrate with.",
        },
      ],
      practice:
        "For one week, when you feel the urge to correct someone, wait for three breaths and put a question in its place. On the last evening, write down two things you discovered by asking.",
    },
    Earth: {
      gifts: [
        "What you set up goes on working, through bad winters and new owners, with hardly any noise.",
        "You can want one thing for ten years without needing to talk about it.",
        "Under your care materials, animals and accounts become calm, because you notice what each of them needs.",
      ],
      costs: [
        "You postpone the opening day until the work is beyond criticism, and therefore beyond customers.",
        "Having made yourself necessary, you resent the people who can no longer do without you.",
        "Comfort and principle look so similar to you that you defend the one in the other’s name.",
      ],
      tensions: [
        {
          between: "Perfect or open",
          text: "Because you would sooner show nothing than a rough edge, set one public deadline this season, and show whatever exists by then.",
        },
        {
          between: "Loyal or stuck",
          text: "You stay because you promised and because moving is work. Find out which it is by asking what you’d promise today.",
        },
        {
          between: "Useful or loved",
          text: "You repair things for people in place of telling them. Complete the repair, and then say what it was for.",
        },
      ],
      practice:
        "On one evening this week, do something with your body that produces nothing, such as floating in a pool or lying on a lawn. Stay for twenty minutes, and leave your watch in another building.",
    },
    Air: {
      gifts: [
        "You find the pattern in a heap, and can explain it so that a child and a banker both nod.",
        "No position frightens you; you can walk around inside it for an hour and come out unhurt.",
        "You judge an opinion by its quality even when it’s aimed at you, and people notice.",
      ],
      costs: [
        "You understand a situation so thoroughly that acting on it comes to seem like repetition.",
        "In tender moments you offer a theory, and the other person goes to bed with it.",
        "Your finest work lies scattered through other people’s drafts, where nobody thinks of looking for you.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "Since you prefer a living question to a dead answer, let one question a month die, publicly, by acting on it.",
        },
        {
          between: "Near or interested",
          text: "You come nearest by being curious, and curiosity steps back to see better. Occasionally, skip the stepping back.",
        },
        {
          between: "Many or one",
          text: "You have a map with forty roads and two feet. Walk one of them for a season, and annotate the others later.",
        },
      ],
      practice:
        "Once a day for a week, conclude a meeting or a call by stating exactly what you’ll do, and by when. Write the seven statements on a card, and on the eighth day check them off aloud.",
    },
    Water: {
      gifts: [
        "You sense where people are headed, often before they’ve bought the ticket, and you arrange things considerately around it.",
        "Those you have let in stay in, for decades, through their uninteresting years and your own.",
        "You bring a clear head to sad places, and do not need to be thanked there.",
      ],
      costs: [
        "Disappointment makes you withdraw without notice, so the others hear the verdict and never the accusation.",
        "You feel it on the day and mention it months later, when it sounds like an indictment.",
        "Your reasons often turn out to be feelings that went to law school.",
      ],
      tensions: [
        {
          between: "Armor or appetite",
          text: "You want someone to come close and have hidden the gate. Show one person where it is, on purpose, in daylight.",
        },
        {
          between: "Faithful or finished",
          text: "You serve what you loved long after it has changed. Hold the funeral first, and only afterward consider whether to stay.",
        },
        {
          between: "Sensing or knowing",
          text: "Since the feeling arrives early and the evidence late, write down both with their dates, and learn how often the first was right.",
        },
      ],
      practice:
        "Each evening for a week, text one person one true line about your day, containing a feeling and no analysis. Send it within a minute of writing, and put the phone face down.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the mind you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to perfecting the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they failed to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the edited version of their remark, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it reaches the other chair.",
    "There is a floor in you for which no plan exists. You’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would like to mix mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "new 1":
      "Appearances seem to you a side issue, arranged once and left alone for years, because thinking about them takes time from better subjects, although an update costs little now. Start with whatever you never chose.",
    "new 2":
      "You build a sound system for your money and then feel slightly sorry for the person who has to live in it. A good arrangement leaves room for what can’t be justified, so put one small luxury into the plan from the first month.",
    "new 3":
      "Small talk seems empty to you. Yet it is how most people find out whether they want to tell you anything, and so five minutes about the weather with a neighbor, which requires nothing clever, is time well invested.",
    "new 4":
      "Somewhere in your mind is the plan of a home that would suit you perfectly, and because of its perfection it was never started. A lamp, or a question about who uses which room and for what, is enough for one weekend.",
    "new 5":
      "Whatever you take up for fun acquires a schedule by the second week, since improvement is how you enjoy things, so choose something that can’t be measured and see whether the pleasure survives. Be bad at it.",
    "new 6":
      "No one designs a better routine than you do, or resents it more when life interferes. The kind that lasts is generally too easy and a bit boring, so start with five minutes a day and leave elegance until it runs by itself.",
    "new 7":
      "New people notice your silence. While it is going on you are examining them, which they can’t know, so if you like someone, mention it early as a first impression, because that usually brings out the rest of them.",
    "new 8":
      "Delicate subjects make you look for solutions, and you have one complete before the others are ready to talk. A worry that you share unsolved is what many people mean by closeness, so tell someone one before the answer exists.",
    "new 9":
      "Idle knowledge seems wasteful to you. That is why most of what you learn is acquired for a purpose, so if some country or century has always attracted you for no reason, give it one book and one free afternoon.",
    "new 10":
      "Your ambitions are so clear to you that you suppose they show. People with influence see a person who is content to be left alone with difficult problems, so name the task you want, in one sentence, to someone who can assign it.",
    "new 11":
      "Within ten minutes you see what is wrong with a group’s organization, and it is hard for you to think of anything else, although the company is often better than the agenda. Talk first, and suggest improvements afterward.",
    "new 12":
      "Time alone is when you think, so it is seldom rest, and an empty hour seems wasteful to you. The mind does much of its repair when no one is using it, as you know from your better mornings.",
    "full 1":
      "When you concentrate, your face resembles a judgment, and people adjust to it without telling you. If someone mentions how you come across, treat it as information that you couldn’t have obtained alone, and ask for an example.",
    "full 2":
      "The price of your own work was either set years ago or has never been spoken aloud, although you can estimate everything else, so find out what others receive for the same. Bring it to the next negotiation.",
    "full 3":
      "By the time people respond, you have often finished with the topic, because in your mind the discussion took place already. Something said earlier is apt to return now, and it deserves a second hearing in case it contained a point.",
    "full 4":
      "Naming the cause seldom calms anyone. You see it immediately in a family crisis, so think of the person at home who talks least, and ask what they would like before you say anything about how it came to this.",
    "full 5":
      "Praise makes you list the defects, since an accurate picture matters more to you than a flattering one. When your work or someone you love is admired, you can leave the flaws out, because no one has asked about them.",
    "full 6":
      "Fatigue, you believe, is bad scheduling. A better calendar would correct it, and so you go on adding, until you imagine that you managed someone with your workload and take away what you would take from them.",
    "full 7":
      "Criticism from someone dear to you sounds like a document with errors in it, and you start on the errors. Generally one part of it is correct. Say that part back to them first, and the remainder becomes a different conversation.",
    "full 8":
      "Because you stay composed in matters of debt, illness or loss, people bring you the papers and take their tears elsewhere, yet they tell you more once you mention your own troubles. One sentence is enough.",
    "full 9":
      "You revise your opinions continually and never announce it, so people go on arguing with views that you gave up last year. A change of mind, mentioned in passing, impresses them more than any proof you could prepare.",
    "full 10":
      "Results speak for themselves, you feel. In practice they speak in the voice of the person presenting them, so present your own, in ten minutes and without the method, even if the work was more interesting than the talk.",
    "full 11":
      "There are friends whom you enjoy and friends whom you advise, and the second kind takes up most of your time, because problems attract you. Recall which evenings gave you energy lately, and arrange another of those.",
    "full 12":
      "Feelings that you have postponed arrive together on the first empty day, since you prefer to deal with them in order, and they leave sooner when no explanation is required of them. A long walk often suffices.",
    "eclipse 1":
      "Competence has introduced you for so long that you rarely had to do it yourself. As an old image loosens, people who care about you are glad of the unfinished version, and you needn’t hurry.",
    "eclipse 2":
      "The worst case is familiar ground. You calculate it when your income or your needs change, so make a second calculation that starts from what you enjoy, and compare the two before deciding anything.",
    "eclipse 3":
      "A discussion can end before you have made your best point, which then returns to you for weeks. No one is worse off for never hearing it, and a letter can stay unsent.",
    "eclipse 4":
      "If something shifts at home, you are designing the new arrangement within an hour, while the others are still sad about the old, so stand with them for one evening. Plans can wait.",
    "eclipse 5":
      "Love and play don’t always end for a reason, and a missing reason bothers you nearly as much as the loss. Some of these endings remain unexplained, and they are over nonetheless.",
    "eclipse 6":
      "A system can outlive its purpose. One that once organized your days goes on because you made it and are fond of it, so list what it still does for you before repairing it again.",
    "eclipse 7":
      "You have an inner model of each person near you, and it was accurate when you made it. A change here shows how they have grown, so ask what you would ask a stranger.",
    "eclipse 8":
      "Broken trust remains an open case in you, because you would like to find the error. This one can be closed without a finding, and closing it is not the same as saying that it was right.",
    "eclipse 9":
      "When a teacher or a conviction fails you, it loses all its authority at once. Some ideas are half right, and it is worth writing down which half, before you give the whole away.",
    "eclipse 10":
      "Titles never fitted you well. You were always working on something that they didn’t mention, so if one falls away, the work is still there, and you can describe it in your own words.",
    "eclipse 11":
      "Your patience with a group generally ends before the group does, and leaving is sometimes correct. One or two members were dear to you, and they would be sorry to be included in the verdict.",
    "eclipse 12":
      "Hardly anyone knows what your private efforts cost, because you report only the results, and if one of them is over, a friend would gladly supply sympathy. Small amounts are safe.",
    "jupiter soft":
      "Good fortune wasn’t part of your forecast, so you inspect it for errors while it waits. Opportunities are frequent at such a time, even outside your own field. Look twice at the one in which you would be a novice, since you have already mastered the others.",
    "jupiter hard":
      "Whatever you understand you believe you can run, and at such a time you understand a great deal, so that every invitation seems like something to be put in order. Add up your hours first. Your confidence is apt to answer the next one on your behalf.",
    "saturn soft":
      "Long effort toward a clear standard is what you like best, and for a while other people value it too, since authority prefers reliability to brilliance and fortunately you have both. Know when to stop. Agree on what complete means before you take something on.",
    "saturn hard":
      "Waiting and explaining yourself come hard to you, above all before people whose judgment you doubt. In a stricter period there is more of both. Even a critic who isn’t clever can be right about one thing, and correcting it early shortens the whole procedure for all of you.",
    "uranus soft":
      "Improvements to your design come from people you wouldn’t have consulted, and sometimes by accident, which is mildly insulting and very useful. You are quicker than most to see what an odd event is good for. Leave several hours of the week unplanned so that one can occur.",
    "uranus hard":
      "You prefer work to uncertainty. When events depart from the plan you therefore write a better one, and a restless period uses up a good many of them, so try improvising in some matter of no importance. Expect to be clumsy, as everyone is at first.",
    "neptune soft":
      "Logic is what people know of you, while plenty of your best ideas came in dreams, in music or on the stairs. They come more easily at such a time, and they are shy. Write them down without judging them, and look at the page a week later.",
    "neptune hard":
      "Where the facts are missing you supply a theory, elegant enough to convince you first, and more is missing than you would guess in such a period. Ask a practical friend. Someone who merely notices things is good company, so hear what they have seen before you tell them your view.",
    "pluto soft":
      "You have managed some difficulty so well for years that no one, yourself included, calls it a problem. It is possible now to get to the bottom of it. Thinking alone is your habit, and thinking aloud with a person who may interrupt you is considerably faster.",
    "pluto hard":
      "Being overruled feels like being erased. In a struggle for control you have therefore prepared more arguments than the other side, so find the single point that you can’t give up. Once it is known to both of you, everything else can be traded with a good grace.",
    "mercury retrograde":
      "Steps that are obvious to you are missing from your messages, so other people act on the rest. Spell out each of them for a while, since no one is insulted by being told.",
    "mercury direct":
      "Without answers, you construct an explanation. It is complete in every part, and as replies come in the reason is mostly smaller than that, so let the theory go without defending it.",
    "venus retrograde":
      "An old attachment resembles an unanswered question, and those attract you strongly. Recall how a typical day together felt, apart from how interesting the person was to think about afterward.",
    "venus direct":
      "Taste, for you, is a conclusion reached long ago and seldom reviewed, because consistency saves time. Buy something or invite someone that the earlier version of you would not have considered.",
    "mars retrograde":
      "When you are blocked, you collect evidence against the person to blame, and your memory is excellent, while heavy physical work uses the same energy. It leaves fewer apologies.",
    "mars direct":
      "After so much thinking you would like to start at step nine. Your momentum returns more modestly, in steps that seem slightly beneath you, and those are generally the right size.",
    "ingress jupiter":
      "Accepting takes a little practice. A generous year opens in an area that your planning left alone, and you put more faith in what you earn than in what you are given.",
    "ingress saturn":
      "Building is what you do well. Several years of it begin here, and the risk is a single high standard for every part, when only some parts bear any weight.",
    "ingress uranus":
      "Plans for the distant future rarely hold in this area for some years. Shorter ones, treated as experiments, suit you better, because a surprise then counts as a result.",
    "ingress neptune":
      "Something that you regarded as certain grows gradually less so over many years. It is uncomfortable for a person who likes to know, and interesting for one who likes to find out.",
    "ingress pluto":
      "A long transformation begins here, in something you would rather report on when it is complete. Others see it sooner than you think, and they are less alarmed by it than you.",
  },
};
