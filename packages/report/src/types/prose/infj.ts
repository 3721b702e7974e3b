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
        "People meet you mild and find out later. You listen for an hour with your head tilted, and then, about something that isn’t even yours, someone interrupted or shoved in a line, you are on your feet with your heart going. Aries lit that fuse, and you wrap it in good manners. What you are really up to is finding a fight clean enough to join.",
      argument: [
        "The two halves disagree about time. Aries wants the thing under way before the coffee is cold; the Advocate wants to see the end of it first, and who would be hurt on the road. As a rule you settle it by deliberating until you can’t stand it and then going off all at once, so that your friends get either silence or an outburst.",
        "It costs you half-built things, and apologies for speeches that were correct. For one week, take the first step of anything within an hour of thinking of it, provided it is a step that only you can see, such as an e-mail drafted or a pair of shoes set by the door. Speed where it harms no one, patience everywhere else.",
      ],
    },
    Taurus: {
      thesis:
        "You look like the calmest person at the table, and you’re the one imagining how all of it ends. Taurus gave you the slow hands, the good bread, the refusal to be hurried out of a chair you like, and underneath that comfortable exterior you are redesigning the world. What you are really up to is making one place so safe that the large hope could bear to live there.",
      argument: [
        "Comfort has a disagreement here with conscience, and since both are soft-spoken, it can go on for years. Taurus has what it wants: the garden, the same mug, people who come to you. The Advocate can hear that somebody is missing from the table, and loses all appetite for the stew. Mostly you settle it by staying put and feeling guilty, which ruins the stew and helps no one.",
        "The result is a life that is lovely and slightly stalled, with things in it that you mean to say and don’t. Do one useful thing at home: make up a spare bed for someone who needs a month, or put a shelf on the porch for the neighbor’s books. After that, the stew is allowed to be delicious.",
      ],
    },
    Gemini: {
      thesis:
        "You can talk to anyone about anything, and you’ve noticed that this is an excellent way of not being known. Gemini handed you the quick tongue and the nine open tabs, behind which something slower sits taking notes. At parties you’re a delight. On the way home you review the evidence like a detective. What you are really up to is looking for one person worth fewer words.",
      argument: [
        "One of you collects and the other distills. Gemini would have coffee with the entire street, whereas the Advocate would rather have one friend, the curtains half drawn, and get to the bottom of it. You chat with everybody first and give the friend what is left, which by nine at night amounts to a shrug.",
        "That costs you the very intimacy you were saving yourself for, and it earns you a reputation for openness, which makes it difficult to mention to anybody that you are lonely. Reverse it for a week: the one real conversation first, before noon, by telephone if need be. Then go and be amusing. Gossip sits better on a full stomach.",
      ],
    },
    Cancer: {
      thesis:
        "You remember what everyone was wearing on the day something went wrong. Cancer made you a keeper of recipes, tickets, hurts and other people’s spare keys, and the rest of you makes meaning out of the collection. People come to your kitchen to be repaired and call it dropping by. What you are really up to is building the home a child would need, and letting others live in it.",
      argument: [
        "These two hardly quarrel, and that’s the danger. Cancer wants to look after its own, the Advocate wants to look after the person on the step, and so you say yes twice to every need, until by Sunday night you are cooking for too many, near tears, hoping that one of them will look up and see. Few do. You hide it too well.",
        "What it costs is goodwill, in the form of a slow, sideways resentment that comes out as sighing near a sink. Choose one evening a week and tell people you are not available. Eat something nobody else likes. And when a person asks how you are, answer before you ask back, at a length of two complete statements.",
      ],
    },
    Leo: {
      thesis:
        "You would be embarrassed to say how much you want to be seen, so you arrange for other people to be seen and stand near the lamp. Leo gave you the chest, the warmth, the gift of making a shy guest feel like an event; the hiding is all your own. What you are really up to is waiting for somebody to turn the lamp around without being asked.",
      argument: [
        "Leo wants the solo, and the Advocate has written it for a friend. The dispute turns up in nearly everything you do: you help others prepare, cry when they succeed, and go home with an ache that you describe as tiredness. Usually it is settled in favor of modesty, since modesty is praised.",
        "What it costs is considerable. The work goes out under other names, and the warmth, unpaid, turns now and then into a cool comment about people who need attention. So once a week do one visible thing that serves someone, which both of you can live with: sign the work, or read your own page at the meeting. When they clap, stay for three full seconds, arms at your sides, before you thank the team.",
      ],
    },
    Virgo: {
      thesis:
        "You see the mistake on the menu, the sadness in the waiter, and the connection between them, all before the bread comes. Virgo made you exact; the other half made you care what the exactness is for. So you repair things at night, uninvited, in the contradictory hope of being neither caught nor overlooked. What you are really up to is trying to deserve your place by improving it.",
      argument: [
        "One half of you looks at the whole, and the other looks at the crumb. The Advocate sees what a person could become; Virgo sees the missing button. When they get along, nobody alive is more useful. When they don’t, you stand in front of a magnificent plan, adjusting the font, and lie awake afterward over one word that you used with somebody.",
        "You generally do the small task first, because it can be finished by bedtime, and the cost is years of spotless minor service with the big thing never started. Try a daily quota: three corrections of anything you like, ticked off on your fingers. After the third you stop, and you work on the big thing, badly, for forty minutes.",
      ],
    },
    Libra: {
      thesis:
        "You seldom lose an argument, because you are seldom quite in one. Libra taught you to weigh, to smooth, to seat the right people side by side; your own opinion is formed early, in private, and would astonish the whole table. You agree with your mouth while your mind leaves by a side exit. What you are really up to is staying pleasant until it’s safe to announce the verdict.",
      argument: [
        "They want the same calm evening and mean different things by it. For Libra, peace is that nobody frowns; for the Advocate, it is that nobody is pretending; and it’s surprising how often you have to pick. You praise soup you dislike, go along with trips, excuse whoever is always excused. You agree out loud and say what you think later, alone, in the car.",
        "It costs you the pleasure of being liked by people who know what you think. Practice giving your verdict before you have weighed it, on all matters under twenty dollars, such as which movie, or which table. “The blue one.” No reasons. When that no longer feels like a criminal offense, go up to a hundred.",
      ],
    },
    Scorpio: {
      thesis:
        "People seldom tell you half a secret. They tell you all of it, at once, beside a car, and feel better, and you go home with it. Scorpio and the listener in you want the same thing, which is the bottom of the matter, so you generally know what each person at a table is hiding. What you are really up to is finding the one from whom you could afford to hide nothing.",
      argument: [
        "Here the two halves are accomplices. The Advocate understands a person down to the root, and Scorpio doesn’t forget what was found there, so that between them you have a nose for anything false and a loyalty that would frighten people. On one point they disagree, and it is what to do when you are wounded. One says forgive, they were afraid. The other has already located the exits.",
        "Mostly you do both: you forgive out loud and privately plan how you would leave. It costs you ease, since a loyal person who is always ready to go never takes a jacket off. Confess one thing for each thing you discover, starting with small ones: what you envied, what you looked up, what stung. Let someone have the goods on you.",
      ],
    },
    Sagittarius: {
      thesis:
        "You have found something to live for and can’t sit still for it. Sagittarius gave you the suitcase, the loud laugh, the opinion on how people ought to live; then the other half goes silent for a week, wondering whether you hurt somebody’s feelings. Friends think you’re free. What you are really up to is searching, airport by airport, for a truth that you could stay home with.",
      argument: [
        "One wants the horizon, and the other wants the inside of one particular heart. Sagittarius says what it thinks and boards the plane, and the Advocate lies awake in the new hotel, hearing how it sounded. So you leave, come back to make amends, and leave again, each half convinced that the other is a mistake. Usually distance wins, because it is easier to love humanity from a window seat.",
        "The cost is that the few people who could know you well mostly get postcards. Fix a visit to one person nearby: same place, same hour, every week until the season turns, with a question you would put to a fellow passenger. Tell them your creed, in one breath, and then stay in the chair to hear it contradicted.",
      ],
    },
    Capricorn: {
      thesis:
        "Children like you seem forty at nine. Capricorn gave you the straight back, the plan, the reply that comes when promised, and nobody guesses that all of it is for the sake of something tender. You climb so that one day you can open a gate from the inside. What you are really up to is earning, by duty, the right to do what you dream about on the way to work.",
      argument: [
        "Ambition and mercy share an office here. Capricorn keeps the schedule, and the Advocate keeps getting stopped in the corridor by someone in tears, and you settle it by doing both, which is to say by staying until eight. On paper it works. You rise, you’re respected, and you help more people than anyone above you notices.",
        "The cost is that you postpone what you most want to do, for one more qualification, and also that nobody at work thinks you need a hug. Put the thing you want on the calendar as if it were a client: ninety minutes, Thursday, with a title you’d be willing to defend. Start it underqualified. And for the length of one lunch, let a colleague see you not know something.",
      ],
    },
    Aquarius: {
      thesis:
        "You love people in the plural and a few of them, painfully, in the singular. Aquarius gave you the long view, the odd hat, the cool head in a dispute about the future; the rest of you is underneath, hearing one voice break. They call you detached, when you are only standing back to see everyone. What you are really up to is designing a world in which you would fit in.",
      argument: [
        "Head and heart would each like to save the world and can’t agree on the address. Aquarius wants to fix the rule; the Advocate can’t stop looking at the one case. So you describe the system brilliantly to somebody who wanted a hand on the arm, or you abandon an entire reform on account of one face. Mostly the idea wins in company, and the face wins at three in the morning.",
        "It costs you intimacy by day and sleep by night. Try it the other way around: person, then principle. When someone brings you a problem, ask two questions about them before you announce anything that is true of everybody, and once a week tell a friend that you missed them, in those words, with nothing added about society.",
      ],
    },
    Pisces: {
      thesis:
        "You cry for people in movies who are not even the main character. Pisces took down what fence you had, so you live with the windows out, feeling the street, and from outside you seem mild, a bit late, looking past people’s ears. What you are really up to is listening for some music under all this noise, and hoping that one other person will hear it too.",
      argument: [
        "It’s hard to say where one ends. Both dream, both ache on behalf of others, both leave a dinner early in spirit, and the difference is in what they do about it. Pisces would dissolve: sleep, song, one more glass, the sofa of someone who needs saving. The Advocate wants it to come to something, a page, a plan, a person actually helped by Friday. You put it off until you are ashamed and then work too hard, for somebody else.",
        "That costs you about a third of every year. Set aside a fixed time: same desk, same forty minutes, kitchen timer, before anyone has told you anything sad. During it, dream as much as you please, and when it rings, write one line that somebody else could use.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everybody up.",
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
          text: "Months of watching are followed by one afternoon of leaping. Start earlier and more modestly, and there will be less to leap.",
        },
        {
          between: "Stand behind or step up",
          text: "You serve best beside the leader, and by lunchtime you resent the leader. Take the front for an hour, then give it back.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary force and ask for them in a murmur. Raise the murmur before the force gets there first.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to somebody who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see far ahead and can also say what the lumber will cost, a rare pair of eyes.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "The standard is so high that good work sits in your drawer until it is out of date.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Vision or brick",
          text: "The vision scorns the available bricks, and the mason in you scorns the vision. Build the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks in an idea, with a stiff neck. Let the neck vote before you commit to anything.",
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
        "When a feeling gets too near you turn it into a topic, and somebody is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Being just to all sides leaves you without one. Take a side over dinner twice a week, on something that matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You crave an empty house and answer every text in it. Silence the phone first, and see which craving was real.",
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
        "Old wounds stay as fresh as bread, and a new friend gets charged for an old one’s crime.",
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
          text: "Some of what you feel is information, and some is only hunger. Eat, then ask it again before you act.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask usually stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting somebody get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Alter the outside, for once, without a theory. Get the haircut, wear the red thing, and let people react before you have explained who it’s for.",
    "new 2":
      "Put a figure on what you do before anyone asks, write it on a card, and say it twice this week without lowering your voice at the end.",
    "new 3":
      "Knock next door, or call the sibling you have analyzed for years and not spoken to since the holidays. Ten minutes, no insights, one question about their week.",
    "new 4":
      "Clear one corner of the house that still belongs to another person’s taste. You’ll feel disloyal for a day, after which you will start sitting there.",
    "new 5":
      "Make something you’d be ashamed to describe as meaningful, or flirt with no view to the next ten years. Pleasure is allowed to arrive without a reason.",
    "new 6":
      "Adopt one habit so dull that nobody could admire it, such as lunch at the same hour, and keep it for three weeks before adding a second.",
    "new 7":
      "Say what you hope for out loud, early, before you have studied the other person into a character, and let them surprise you while they’re still unpredictable.",
    "new 8":
      "Name what is owed, either way, and to whom. A single page with sums and feelings in two columns will let you sleep better than another month of diplomacy.",
    "new 9":
      "Sign up for the course or the trip before you’ve discovered its higher purpose. Purposes generally join you around the third day, at breakfast.",
    "new 10":
      "Let your name stand on the thing. When someone asks who did it, reply “I did,” wait three seconds, and only then mention the others.",
    "new 11":
      "Join one group where you aren’t the counselor. Arrive late, leave on time, and for the first month offer nobody your understanding unless they request it twice.",
    "new 12":
      "Take the solitude before you need it as medicine. Block two empty evenings now, tell no one why, and don’t let a sad telephone call purchase them.",
    "full 1":
      "People see you at present with unusual sharpness, including the bits you hadn’t planned to show. Resist tidying; ask one of them what they noticed, and take it as accurate.",
    "full 2":
      "What you’ve been undercharging, overgiving or hoarding becomes visible, down to the dollar. Look at the total once, without shame, and adjust one automatic payment.",
    "full 3":
      "A conversation that you have been having alone finally wants its other half. Deliver yours in under a minute, then stop, and do not help them answer.",
    "full 4":
      "Family feeling runs high, and you’ll be tempted to absorb it on behalf of the entire table. Leave the dishes, and go and sit next to the person you are avoiding.",
    "full 5":
      "Something you made, or someone you adore, asks to be shown off. Let it. Pride will seem like bad manners for an hour, and then it becomes delight.",
    "full 6":
      "Your body presents its invoice for the helpful months. Cancel two favors by text today, without an elaborate explanation, and go to bed at an insultingly early hour.",
    "full 7":
      "The other person’s actual position comes out, and you sensed it weeks ago. Don’t say so. Ask instead what it was like to keep it from you.",
    "full 8":
      "What was never mentioned gets mentioned. You are calmer here than others expect, so stay in the room, and for once add what it did to you.",
    "full 9":
      "A conviction of yours meets its exception, in the form of a person you like. Let it bend in public, and you’ll trust it more afterward.",
    "full 10":
      "Recognition comes, or its absence grows too loud to be noble about. Either way, write down what you want to be known for, and mail it to someone senior.",
    "full 11":
      "You find out who comes when you’re the one in need. Test it openly, by asking three friends for a definite favor with a date attached.",
    "full 12":
      "Tiredness, dreams and old sorrow rise together, and not all of them are yours. Spend an evening without input; by the second hour you’ll know which ones to answer.",
    "eclipse 1":
      "The considerate version of you retires, a little abruptly. Introduce the new one to strangers first; they will find it easier.",
    "eclipse 2":
      "A source you relied on makes way for another. Before you rescue it, ask what your time is worth without it.",
    "eclipse 3":
      "An old way of talking ends, perhaps with one particular person. Write the last message simply, and wait a night before sending it.",
    "eclipse 4":
      "A home, or the idea of one, changes hands. Keep one object, photograph the rest, and let someone help you lift.",
    "eclipse 5":
      "A romance, a project or a role you played for children is over. Grieve it properly, then do something silly on purpose.",
    "eclipse 6":
      "The routine that held everything up gives way. Don’t rebuild it for everyone; rebuild it around your own lunch.",
    "eclipse 7":
      "A companion moves much nearer or much farther off. You saw it coming; say that you mind, while they can still hear it.",
    "eclipse 8":
      "A debt or an old silence ends faster than you could have managed. Accept the relief before you start examining it.",
    "eclipse 9":
      "A conviction you’ve outgrown falls off like a label. Leave the gap empty for a month, however many books are recommended.",
    "eclipse 10":
      "One title goes and another has not been printed yet. Answer “what do you do?” with a verb until it has.",
    "eclipse 11":
      "A circle breaks up or re-forms without you in the middle. Call the two you’d miss, and let the rest go.",
    "eclipse 12":
      "Something you have nursed in private is over. Mark it with a walk and a few words out loud, then eat properly.",
    "jupiter soft":
      "More comes in than you asked for: invitations, readers, people who have faith in you. Before your modesty convenes, accept two of the three, including the one that would still please you if nobody were helped by it.",
    "jupiter hard":
      "Everybody’s need resembles your mission, and there is enough good luck about to make you say yes to all of it. Pick a limit in numbers, three people or two projects, and appoint a friend to enforce it.",
    "saturn soft":
      "Slow effort pays now, in the currency you respect: trust, skill, a thing that stands. Take the responsible role on one condition, that it comes with hours, and write those hours down where others can read them.",
    "saturn hard":
      "You’ll be asked to show your work, and vision alone will not be accepted as payment. Bring one completed piece, however plain, and refuse the old bargain in which you earn your place by never needing anything.",
    "uranus soft":
      "A freer arrangement turns up, and part of the thrill is that you hadn’t foreseen it. Say yes to an experiment with an expiration date, and let someone unlike you explain how it works.",
    "uranus hard":
      "Your five-year picture gets torn, and you, who generally know what’s coming, did not know. Don’t paint a new one this week; alter one fixed habit voluntarily, so that not everything is done to you.",
    "neptune soft":
      "Imagination comes easily, and so does compassion; music says more than people do. Give it a container of forty minutes a day and a page to land on, and postpone signing things until you have slept.",
    "neptune hard":
      "You are apt to see the person somebody could be and lend that one your money. Ask for facts in daylight, from two sources, and if you feel needed and foggy in the same minute, go home and eat.",
    "pluto soft":
      "You can look at something you’ve avoided and discover that it has a handle. Dig with company, one trusted listener for one hour a week; what you recover is mostly your own wish to have an effect.",
    "pluto hard":
      "Control is at issue, yours or another’s, and you will be tempted to win by understanding everyone to death. Stay visible. State one boundary calmly, repeat it once without new reasons, and let the rest burn off.",
    "mercury retrograde":
      "You’ll reread old messages for hidden meanings, and unfortunately find some. Ask the sender instead, back up your files, and postpone the beautifully worded ultimatum.",
    "mercury direct":
      "Send what you drafted and sat on, minus its second half. The silence was shorter for them than it felt to you.",
    "venus retrograde":
      "Someone from before will look better in memory than in the kitchen. Reread your own diary of those years before you answer them.",
    "venus direct":
      "You know now what you like and what you merely tolerate. Drop one politeness, and buy the good cheese.",
    "mars retrograde":
      "Anger goes underground, and with you it has farther to go than most. Give it ten brisk minutes on foot daily, and write no verdicts.",
    "mars direct":
      "The push returns. Spend it on your own neglected project first, on three mornings, before you take up anyone’s defense.",
    "ingress jupiter":
      "A roomier year opens somewhere. Ask which door you have been holding for others, and try walking through it.",
    "ingress saturn":
      "A few years of construction are ahead. Select the one promise worth being tired for, and hand two others back.",
    "ingress uranus":
      "For years, one settled corner of your life will keep rearranging itself. Learn to enjoy not having foreseen it.",
    "ingress neptune":
      "A long tide turns, and your inspiration turns with it. Notice which old devotion has started to feel like costume.",
    "ingress pluto":
      "A slow renovation starts, deeper than you would have ordered. Save what is load-bearing, and let the paneling go.",
    "month 1":
      "List the five people you carry in your head, write beside each one thing they could do for themselves, and let them.",
    "month 2":
      "Once a week, say what you want to eat before anybody else has spoken. Observe how few people die of it.",
    "month 3":
      "Take the oldest idea in your notebook and give it ninety minutes, one sitting, telephone in another room. Then show someone.",
    "month 4":
      "Return one thing you have been storing for somebody: a key, a box, a confidence you never agreed to guard.",
    "month 5":
      "Invite one person to something with no purpose at all, and if it turns into counseling, suggest dessert.",
    "month 6":
      "Look at the half year gone and add up the evenings that were yours. Book four more before the next one starts.",
    "month 7":
      "Go somewhere nobody knows you, if only for an afternoon, and let no one tell you their story.",
    "month 8":
      "Mention a small annoyance within the hour, three times this month, in a voice suited to the weather.",
    "month 9":
      "Hand something over at eighty percent, this week, without adding a note about what is missing.",
    "month 10":
      "Ask for your fee, a favor or a deadline, one each, and end every request without the word “sorry.”",
    "month 11":
      "Write to a teacher, aunt or stranger who once saw what you were. Three lines will do, and mail them.",
    "month 12":
      "Decide which gathering to skip before the invitations come. Spend that evening as you like, and give no account of it.",
  },
};
