import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Imagine a monk with a fire extinguisher: hours of silence, then three seconds of direct action. Most days you’re the mild one in the group, watching how people treat each other, because an INFJ likes to understand a scene before joining it. Aries takes away the patience for the last step. Once you’re sure, the conclusion comes out in one clear sentence, while others are still looking for a polite one. Love takes the same form: you show up, roll up your sleeves, and leave before anyone can thank you. At home you want an empty calendar and a new project to fill it, and find that very funny.",
      argument: [
        "All that heat runs on one condition: it has to be for someone else. Aries would answer a wrong on the spot; INFJ distrusts any anger that serves the person who feels it. So the two made a deal, and defending others became your easiest way to be angry. People are safer for it. Your own hurts, meanwhile, take a detour: a remark that stung in March gets raised in April as something unfair to a coworker, and the one who made it never learns that you minded.",
        "The next time you catch yourself speaking for “people” or “the team,” check whether you’re one of them, and if so say it first: “I minded that, for my own sake.” No second reason. When you fight for yourself with the decency you bring to everyone else’s cause, you’re the rarest thing in any argument, someone both brave and fair.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a lighthouse with a good armchair: people see far from your place, and they’re comfortable while they do. You have thought of the seat out of the draft, the break before anyone is tired, the dish the difficult guest can eat. Beneath the hospitality, an INFJ is reading the long story of each person, so you tend to know where a friendship is heading well before it arrives. Taurus slows that vision down and gives it hands; what you foresee, you prepare for, with soup in the freezer and money set aside. Few people guess how strong your opinions are, or how dry your humor gets after ten.",
      argument: [
        "The trouble with your gift for comfort is that it works. INFJ pictures how life ought to be, in some detail, and sees the gap; Taurus, who’d like things settled by dinner, closes it with a better routine, a treat on Friday, a kinder way to look at it. Hard times become livable for everyone near you. But you make things so bearable that there’s seldom a pressing reason to change them. The discomfort that would have moved someone else is gone by the weekend, and no one learns that you wanted something different.",
        "Leave one thing unimproved this week, and tell the person who could help: “I’ve been making this work. I’d rather we changed it.” Then sit through the awkward day that follows. At your best you’re proof that a life can be beautiful and still be built to a plan, and people drive two hours to be reminded.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a pocket radio on a deep-sea cable: chatter at the surface, and far below it something serious getting through. With nearly anyone you find the tone they relax in. It isn’t an act, because the INFJ in you listens for what lies under the words, and Gemini supplies enough wit and curiosity to get people talking in the first place. So a chat about train schedules turns, by a path no one remembers, into a conversation about love. Later you send the article that fits, or name what a friend has been feeling. After that you need silence, and enjoy it more than anyone would believe.",
      argument: [
        "Your friends could form a club, describe you to one another, and never work out that it’s the same person. Gemini likes being someone slightly new in each conversation; INFJ would be known completely, but only by one or two people, and after years of proof. As a compromise you hand out the pieces. Each friend has met a part and takes it for everything. You’re rich in company that way, and safe, since only a portion is ever at stake. The price is a loneliness that’s hard to explain to people who talk with you every day.",
        "Move one piece this week: let the funny friend hear the worry, or let the serious one see how silly you are, and begin, “You mostly know one side of me. Here’s another.” With all the pieces on one table you’re the best company there is, quick enough to be fun and deep enough to be trusted.",
      ],
    },
    Cancer: {
      thesis:
        "You are a harbor that remembers every boat: when it came in, in what weather, and how it takes its coffee. INFJ collects what things mean to people; Cancer, tender and tenacious, adds what they need, so your attention can feel like coming home. That’s why at a party you end up in a corner with one person, having the best talk of the evening. The same memory slows your choices, because each has to be lived through in imagination before it’s made. Soft as you seem, anyone who threatens your people meets claws. And those people get the best of your humor, which is wicked, exact, and never performed for company.",
      argument: [
        "There’s a test you never announce, and most people fail it. Cancer longs to be looked after as tenderly as it looks after its own, while INFJ hopes to be understood so well that explaining is unnecessary. Together they set a condition: care should come unasked, or it doesn’t count. So you leave a clue, a shorter message or a softer voice, and wait to see who notices. Plenty of people miss it who’d come running if you called. It’s a beautiful standard for giving, and a lonely one for receiving.",
        "Ask for one thing in words this week, early, while you could still do without: “I’ve had a rough few days. Would you come over on Thursday?” Let it count anyway. Once you can be fed as well as feed, your love has no hook in it, and people sink into it like a warm bath and stay until their fingers wrinkle.",
      ],
    },
    Leo: {
      thesis:
        "Picture a spotlight that someone has turned on the audience: you light people up, and stand slightly behind the beam. You notice the effort behind a result, say so in front of others, and mean every word, so praise from you is remembered for years. Leo supplies the warmth and the sense of occasion, which is why birthdays are done properly and a story gets its pauses. But the INFJ half chooses the guests, watches who’s fading, and can spend an entire weekend contentedly out of sight. That’s how you come to shine all evening, leave early, and call the drive home the best part.",
      argument: [
        "The best of you is still at home, and the public has been enjoying the sample. Leo hopes to stand in front of people and be loved for the real thing, but INFJ won’t bring it out until someone deserves to see it. So you show a good second-best version, call it nothing special, and wait for a perceptive person to ask what else there is. It’s a graceful sort of modesty. As long as the best stays hidden, no one can refuse it. No one can pay, promote or love it, either.",
        "This week, show one person the page, the plan or the strong feeling, without the apology: “This one matters to me, and I worked hard on it.” Give them time to look. When you step into your own beam for once, people don’t feel outshone at all; they feel invited.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a mystic with a label maker: first you sense that a friend is going under, then you notice that it’s the paperwork, and offer to do it on Tuesday. The sensing is INFJ. Virgo won’t leave it at sympathy. It wants a use for what you’ve seen, so your kindness arrives as a phone number, a list or a mended strap, and some people thank you for the strap without grasping that it was love. You think before speaking, and the advice is brief and oddly accurate. A good day has a plan, some privacy, one thing done really well, and your commentary on the absurd parts.",
      argument: [
        "When something goes wrong between you and another person, the search party starts at your house and usually stops there. Virgo is out to find the fault and repair it, while INFJ, eager for closeness to continue, understands the other side’s reasons almost too well. A fault in them would mean a complaint and a chilly evening; a fault in you means work, and you’re good at work. If it’s yours, at least you can fix it. That makes you a pleasure to live with, and people who’d have met you halfway never learn that they had a half.",
        "After the next friction, write your part in one line and theirs in another, then read both aloud: “I was short with you, and I’m sorry. You also promised to call, and I minded.” With the ledger even, your eye for error becomes what it was meant to be, the kindest instrument in the house.",
      ],
    },
    Libra: {
      thesis:
        "You’re a velvet glove with a plumb line inside: soft to shake hands with, and quite unable to call a crooked thing straight. Being with you is easy, and a lot of thought goes into that. Before suggesting an evening you’ve considered who lives far away and who shouldn’t sit next to whom. INFJ overhears the hope behind a polite answer; Libra has the taste and tact to grant it, so you seem to give people what they wanted before they asked. Beauty matters in the same way, and you’ll move one chair until the whole place makes sense. Then someone makes an unfair remark, and the agreeable one turns suddenly, calmly immovable.",
      argument: [
        "Every wish of yours goes through a negotiation before it leaves the house, and you represent both parties. INFJ has strong ideas about how to live, with whom and what for; Libra would like them to trouble no one. So you settle in your head, generously, and plans made with you suit everyone. But by the time you say what you want, it’s a compromise already. The other person takes it for the full amount and asks you to come down a bit. You do. What’s left is half of a half, and a faint wish that someone had asked.",
        "In one matter this week, say the untrimmed wish first: “What I’d really like is the entire weekend, just us.” Then ask for theirs and wait. When you put your own weight on the scale, you turn out to be the fairest person anyone has argued with, because at last there are two sides.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a still lake, and there is someone down there with a flashlight. A laugh that comes late, a name that no longer comes up: very little gets past you. INFJ looks in order to understand. Scorpio gives that perception a second motive, which is never to be fooled, so you stay with a question long after others have changed the subject. This makes you the one people call when something is seriously wrong, because you don’t flinch and you don’t repeat what you hear. Acquaintances find you reserved. The few you let in discover passion, dark jokes, and a person whom an ordinary kindness can move to tears.",
      argument: [
        "You’d rather find out than be told. Scorpio has to be certain whom it can trust, and INFJ dislikes forcing anyone to explain, so you watch: an answer can be shaped for your benefit, and a sign can’t. The skill has spared you some unfortunate choices, along with the moment of standing there with your need showing. But signs get misread, and the other person has no chance to correct you. What reaches them weeks later is an inexplicable coolness. All that time, you’ve been alone with the question.",
        "Ask about one thing this week while you still don’t know: “You’ve been different since Sunday. Is it about me?” Then believe the answer for seven days. At your best you’re the person to whom others can bring the whole of themselves, ugly part included, and leave lighter than they came.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re the visitor who comes to the hospital with grapes and an atlas: first you sit with the pain, then you show where the road goes on. The sitting is INFJ, which can’t look away from what someone feels. Sagittarius won’t let you stop there; there’s a way through, and it could even be interesting. So you love people by believing in them, well ahead of the facts. Left to yourself you read widely, plan more trips than anyone could take, and settle the meaning of life over the dishes. For someone so open you’re oddly private. Strangers get your views, and two or three people get your doubts.",
      argument: [
        "Pain doesn’t stay with you long enough to be introduced. INFJ can’t move on from anything until it has been understood, and Sagittarius can’t sit still once it has, so between them they’ve built a shortcut: you turn the hurt into a lesson and leave with the lesson. It makes you wise company. Only, you got to the meaning before you had the feeling, which comes back later as restlessness, or as tears over a film. And since each injury has done you so much good, no one guesses that they owe you an apology.",
        "The next time something hurts, put off the lesson for three days and tell one person only what happened. If they offer wisdom, say, “Later. I just want it to have been bad for a minute.” Hope that has looked first is the kind people live on, and no one does it better than you.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a mountain hut with a lamp in the window: hard to reach, well stocked, and open when the weather turns. INFJ cares about the person in a disaster; Capricorn distrusts any care without a schedule, so your sympathy comes as a ride at eight, a stew, a name to ask for. You promise what you can do, and do it a day early. Choices are weighed by how they’ll look in ten years, and a friend who takes forever to leave the wrong job gets your patience throughout. Then, in the gravest part of a meeting, you say four dry words, and the whole table is lost.",
      argument: [
        "By the time you tell anyone it’s hard, it’s over. INFJ feels everything, at length, and would like one or two people to know it; Capricorn takes being reliable seriously and refuses to frighten the passengers. The settlement is a delay: you feel it alone, put it in order, and then report in a level voice, complete with useful conclusions. Others get firm ground, and you can claim to have been open, since you did tell them. They just never got the chance to be of use.",
        "Tell one person this week about something unfinished, in three sentences, the last being “I don’t know how it’ll turn out.” If they ask what they can do, name one easy thing: “Call me on Wednesday.” You at your best are strength that takes visitors, and those who’ve been let in once would follow you up anything.",
      ],
    },
    Aquarius: {
      thesis:
        "You are an observatory with the kettle on: you study people from a height, and then you pour them tea. New hires, strangers, the odd one at the end of the table get the same full attention. Aquarius insists that everyone has an equal right to it, and INFJ makes it deep, so people hear themselves confessing things they hadn’t intended to mention. From that mix of distance and depth come opinions all your own, sometimes years before they’re popular. It also makes you want a good deal of privacy, and one friend with whom to exchange strange articles. Few guess how sentimental you are.",
      argument: [
        "Your favorites can’t tell that they’re your favorites. Aquarius means to be free and fair, a friend to anyone and the property of no one, and INFJ, which aches for one or two bonds that go all the way down, is too shy to overrule it. Preference feels like injustice, and a good deal like risk, so you leave your loved ones to infer it. Many people get a friend that way. But the chosen few watch a newcomer receive the look they’d believed was theirs, conclude that they were one of many, and step back politely.",
        "Be unfair on purpose this week. Tell one person, “I like a lot of people. You’re the one I’d miss,” and turn down an open invitation to see them alone. At your best you make the world wider for everyone and still leave one chair with a name on it.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a tide pool with a spine: everything washes in, and something in the middle doesn’t move. Pisces picks up a mood from a set of shoulders and lets it in; INFJ then goes through the catch, looking for what it means. That’s why upset people calm down near you who calm down nowhere else, and why you find the words they were missing. Much of your day goes on inside, among images and scraps of melody. Choices are made by a sense of rightness that you can’t defend and rarely regret. Anyone who takes you for a dreamer finds out late that you simply don’t stop.",
      argument: [
        "When someone hurts near you, two people need comforting, and you know how to do it with one sentence. Pisces takes in whatever is in the air; INFJ wants it understood, ordered and made good. So you’ve become very fast. Within seconds you have the right tone, and it is love, and it’s also relief, because staying in that weather for long is hard on you. The cost is the end of their sentence. They’re comforted before they’ve found out what was wrong, and moods that can’t be fixed begin to frighten you.",
        "Next time, wait three minutes before you make anything better. Ask only, “What’s the worst part?” and then, “Is there more?” When you trust people to survive their own feelings, your presence does what no advice can: they hear themselves, and they know they weren’t alone.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everyone up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to someone who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and someone is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting someone get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "People tend to see the side of you that helps them, because you read so quickly what they need. This is a good stretch to let them meet the rest, for instance by stating a wish or an opinion before you’ve asked for theirs.",
    "new 2":
      "When it comes to money, you feel the other person’s budget as if it were yours, and lower your figure before they’ve said a word. Working out alone what you need, and writing it down, makes it much easier to say in front of them.",
    "new 3":
      "A light conversation can tire you more than a serious one, since part of you keeps listening for what lies beneath. If you chat with a neighbor or a sibling these days, try taking each sentence at its word; it’s surprisingly restful for both of you.",
    "new 4":
      "Home matters more to you than you let on, because it’s where you put down the moods of everyone you met that day. If a corner still belongs to a life you’ve left, rearranging it now gives your recovery somewhere to happen.",
    "new 5":
      "Pleasure usually has to prove itself to you first, by being useful to others or rich in meaning. For a few evenings it can be enough that you like it, so begin the thing that seems a little frivolous and give it three tries before judging.",
    "new 6":
      "Other people’s needs get into your schedule early, and your own habits are what gives way, since no one complains when you skip them. An improvement lasts better if it takes ten minutes and comes at the start of the day, before anyone calls.",
    "new 7":
      "You often know people well before they know you, as you ask more than you tell and take in all of it. A fresh start between two people goes better with news from both sides, so mention one hope of yours while it’s still only a hope.",
    "new 8":
      "Because others bring you their losses and money worries, it’s easy to overlook that no one has heard yours. Choose a person who has been steady with you and begin with the facts, the sum or the date; the feelings follow once you’re talking.",
    "new 9":
      "A subject or a distant place often reaches you as a calling, and then you wait until you know what it’s for. Curiosity alone is a sufficient reason to sign up, and the meaning often becomes clear somewhere in the third week.",
    "new 10":
      "Ambition makes you shy unless it serves someone else, which is why you can praise a colleague fluently and go blank about yourself. If there’s a position or a fee you’d like, write the request as though you were recommending a friend, then replace the name.",
    "new 11":
      "In a group you’re drawn to the person who looks left out. That’s kind, though it means that you seldom meet the ones you’d enjoy most, so among new people, spend the first half hour with someone cheerful who wants nothing from you but conversation.",
    "new 12":
      "Solitude is how you discover which feelings are your own and which you picked up from other people. Yet it’s the first thing you give away when someone asks, because the urgency in their voice is easier to hear than your own need.",
    "full 1":
      "People generally take you for calm, since very little of what goes on in you reaches your face. More of it shows than usual just now. To you that can feel like losing control, while those who love you mostly feel included.",
    "full 2":
      "Generosity is easy to lose track of, because each gift, rounded bill or unpaid hour seemed minor when you gave it. Add up the last three months without blaming yourself, and then consider which of these you’d gladly give again and which you’d rather stop.",
    "full 3":
      "You prepare a difficult talk by having it in your head, where the other person answers as you imagine. The actual conversation is generally shorter and kinder. If one has been waiting, ask your question early and leave room for a reply you couldn’t have written.",
    "full 4":
      "At a family table you sense each mood and begin to smooth things over before anyone has complained, and no one sees it as work. Let one disagreement run its course while you stay in your chair, and notice who else is able to mend it.",
    "full 5":
      "Revealing what you love, be it a person or something you’ve created, feels risky to you, since a lukewarm answer would touch so much. Pick someone who already likes you, show it before it’s perfect, and say what kind of response you’d enjoy.",
    "full 6":
      "Your body complains politely, and you’re accustomed to listening to louder people. If tiredness has built up, it becomes hard to overlook around now, and the next favor you were about to grant would be a good one to postpone by a week.",
    "full 7":
      "You respond so quickly to what the other person feels that your own side can go unsaid for months. What has been missing tends to surface here as a complaint about chores, and it helps to put the feeling first and the dishes second.",
    "full 8":
      "When something painful comes up, you become the calmest one present, so people assume that you’re all right. Part of what you put aside for their sake can return now. Consider whom you’d like to call, and do it before you’ve organized everything.",
    "full 9":
      "Most of your convictions grew out of caring for someone, so questioning one of them feels disloyal to that person. If something you hear makes an old view seem narrow, you can change your mind and keep the affection, because they were never the same.",
    "full 10":
      "Appreciation makes you uneasy, partly because you can see who else contributed. Naming them is right, and it can wait a minute: say thank you first, and mention your own contribution, since people who give out the next assignment are listening too.",
    "full 11":
      "Because you listen so attentively, a friendship can come to consist mainly of the other person’s troubles. Notice who asks about you and stays for the answer, and with the others, try telling something of your own, as some only need an opening.",
    "full 12":
      "Other people’s sadness gets into you without your noticing, and when emotions run high it’s difficult to identify what is yours. An evening without news, messages or requests tends to show the difference, and what is left by bedtime deserves your attention.",
    "eclipse 1":
      "Being the understanding one is so familiar that people may take it for the whole of you. If that role is changing, tell those nearest to you first, in a sentence or two.",
    "eclipse 2":
      "A difference in what you earn or own unsettles you mainly for what it seems to say about your value. Go over the numbers with a practical person, who can keep the two apart.",
    "eclipse 3":
      "When talk with someone becomes painful, you tend to withdraw politely and leave the reason unsaid. If a connection ends or loosens here, one kind line of explanation spares both of you years of wondering.",
    "eclipse 4":
      "Places keep your earlier selves alive for you, so leaving one can feel like abandoning someone. Should family or housing be in transition, a last unhurried visit does you more good than efficiency.",
    "eclipse 5":
      "You often foresee the end of a love or a project, and expect this to soften it. The grief comes anyway, and something playful with friends helps more than another explanation.",
    "eclipse 6":
      "Routines break down in you when everyone else’s needs were fitted in first. After one has gone, put sleep back before anything else, and add the rest only as there’s room.",
    "eclipse 7":
      "A shift between two people reaches you early, and you begin to adapt without saying so. Here it comes into the open, and the other person gets the chance to adapt, too.",
    "eclipse 8":
      "An old debt or resentment can lose its force quite suddenly, and you’ll want to understand why. You needn’t, this time. Relief is allowed to arrive without its reasons.",
    "eclipse 9":
      "Losing a belief makes you feel homeless, since beliefs are how you know where you’re going. Before you look for another, live a few weeks with the question, and discuss it with people who disagree.",
    "eclipse 10":
      "Titles never said much about what you do for people, yet without one you can feel unsure what you’re for. Ask two of those you’ve helped how they would describe it.",
    "eclipse 11":
      "Some circles stay together because you keep writing, asking and inviting. If one comes apart when you step back, it isn’t a verdict on you, and it shows you which friends come looking.",
    "eclipse 12":
      "Long after others have moved on, you go on looking after a worry or a hope in private. Ending that is easier with a witness, so mention it to a person you respect.",
    "jupiter soft":
      "Good fortune makes you think of everyone who needs it more, so you pass along chances that were meant for you. If an offer comes during these weeks, wait a day before recommending another person, and imagine in some detail what you would do with it.",
    "jupiter hard":
      "With your energy up, nearly every need looks like yours to meet, because you can picture so clearly the good it would do. Check how many evenings you’ve already promised before you add one, and offer people a later date instead of half of you.",
    "saturn soft":
      "There’s more discipline in you than people expect of an idealist, provided that you believe in the purpose. This is a period when thorough work is noticed by those who matter, so accept one responsibility you care about, and name the hours at which it ends.",
    "saturn hard":
      "Criticism reaches you twice, first as information and then as an opinion of your whole character. When demands rise or someone is hard to please, write down only the part you can use, and take the rest to a friend who knows your good days as well.",
    "uranus soft":
      "Surprises disturb you even when they’re pleasant, since you like to have felt a thing coming. Some freedom you’ve imagined for years is easier to reach all the same, and a trial of a month, agreed on with those it affects, would commit you to very little.",
    "uranus hard":
      "You foresee so much that whatever you missed can shake you more than it would shake others, and you may even blame yourself for not having known. Part of the unrest is your own wish for change, and naming that part gives you something you can steer.",
    "neptune soft":
      "Your imagination is strong at any time, and in a period like this, music, dreams and other people’s stories reach you with unusual ease. Since much of it fades by noon, keep a notebook nearby and catch one image or sentence a day, without asking what it means.",
    "neptune hard":
      "Because you see what people could become, it’s easy for you to overlook how they behave on ordinary days. During a hazy stretch the two are harder to tell apart, so if you’re asked for money, a promise or your faith, let a practical, unsentimental friend examine it first.",
    "pluto soft":
      "There is more will in you than your manners suggest, and you’ve mostly used it from behind, through advice and patience. Over these months it’s possible to recognize what you’d like to influence and to say so directly, which people generally take better than you expect.",
    "pluto hard":
      "Faced with someone who wants control, you understand their reasons so well that you give way, until one day you’ve had enough and leave. A limit that’s stated early protects the bond better, so tell them in plain words what you’ll do and what you won’t.",
    "mercury retrograde":
      "An unclear message invites you to fill in the meaning, and yours is often the sad one. While replies are delayed, assume that people are busy, and inquire again after two days.",
    "mercury direct":
      "As answers come in, compare them with what you had imagined in the meantime. It’s useful to discover how inaccurate your guesses were, and which people you worried about for no reason.",
    "venus retrograde":
      "Absent people improve in your mind, since you go on understanding them better every year. If an old love or friend comes back to you, reread what you actually wrote at the time.",
    "venus direct":
      "What you enjoy becomes easier to tell from what you put up with for love. Mention one such thing, a restaurant or a weekend habit, and propose something you’d like better.",
    "mars retrograde":
      "Anger in you turns inward and comes back as a sad opinion of someone’s character. When your drive is low, move your body first, and judge the person after a night’s sleep.",
    "mars direct":
      "Energy that went into other people’s emergencies returns to you, and looks for the next one out of habit. Have a project of your own ready, with a first step that takes an hour or less.",
    "ingress jupiter":
      "You’re practiced at finding openings for others and stepping aside. Over the coming year this area has some in your size as well, and you can take one without having earned it beforehand.",
    "ingress saturn":
      "A few years of effort suit your patience, though less your habit of promising something to everyone. It’s worth choosing one commitment here that you’d be glad to be tired for.",
    "ingress uranus":
      "Your thinking follows long lines, and for several years this area revises its plans now and then. Leaving the last part of yours open makes such revisions more useful.",
    "ingress neptune":
      "Things become less definite here for a long time, and you feel so much at home in that that you hardly notice the drifting. A yearly talk with someone practical keeps you oriented.",
    "ingress pluto":
      "Change here is gradual and goes deep, much as it does in you. It asks for few decisions at first, and over the years you find that you’ve stopped apologizing for certain things.",
  },
};
