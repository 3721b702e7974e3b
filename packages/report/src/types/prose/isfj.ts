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
        "You’re an ambulance with curtains: homey inside, and already moving. ISFJ notices who has been pushed aside, and Aries has you on your feet before shyness can catch up, so the ride gets offered and the newcomer is fetched from the edge of the party. That head start shapes a whole day, with three errands before nine, a call to someone who’s ill, and a dinner improvised out of nothing. Decisions come from the heart and are carried out as though you’d read the instructions. Told kindly that it can’t be finished in time, you finish it by Thursday, with a slight blush and a better joke about it than anyone expected.",
      argument: [
        "Your anger does the dishes. Aries flares up at once and would be over it in a minute, but ISFJ believes that a good person doesn’t have much of a temper, so the heat is put to work: you scrub, you drive, you take on a task no one requested. A great deal gets accomplished. The catch is that the angrier you are, the more you do for people. They receive the help and the fury together, and their thanks can’t reach you, because what you’d wanted was an apology.",
        "The next time you’re helping at that speed, stop with the cloth in your hand, finish the sentence “I’m angry because,” and say it the same day: “I was annoyed that you left me waiting. I’d like a call next time.” Once your fire has a voice, you’re what every timid person hopes will walk in, kindness that can’t be pushed around.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a pantry with a pulse: everything anyone needs is in there, in its place, and warm. ISFJ stores what each person likes, down to the coffee, and Taurus turns that knowledge into something you can eat, wear or sit on, year after year, in generous portions. So affection, for you, is a kind of staying. You come over, you bring something, you forget the clock. The same steadiness runs your head, which likes one job at a time, done with the hands. Mild as you seem, there’s a sly, earthy humor under it, and a no that is rare, soft, and about as movable as a piano.",
      argument: [
        "ISFJ loves by knowing. Taurus loves by continuing. Joined, they make you the guardian of everyone’s habits, and what you once found out about a person is considered settled: you love people as they were when you learned to love them. In a hurried world that’s an enormous comfort, since friends can come back after a hard decade and find that you’ve saved their place. It asks something in return, namely that they be recognizable. So they put on the former self when they visit, and save the current one for people with no picture of them yet.",
        "Ask one of them this week, “What do you like now that you didn’t like five years ago?” and do one thing with the reply. Your memory is the best home there is. When you add a window to it, people can grow up in there without ever having to move out.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a switchboard with a heart: every line in town runs through you, and you remember who was crying. Gemini has you talking, asking and picking up news; ISFJ stores it with the feelings attached, so that three weeks later you inquire about the interview by the name of the company. That’s how half the introductions in your circle came about, and why people leave you thinking that their life makes a good story. At home you do two things at once, both neatly, with a running commentary. You understand all sides of any question, and take longest over your own. It adds up to an education in human beings that no school offers.",
      argument: [
        "Everyone knows what’s wrong between you and your friend, except your friend. Gemini has to put a trouble into words, or it buzzes all night, while ISFJ can’t stand to see a face fall. So the words go sideways: you tell a relative, a coworker, a neighbor, with great fairness, and by Sunday you feel better and are pleasant again. A scene has been spared. But relief repairs nothing, and when a third party finally lets it slip, the complaint hurts them less than the audience.",
        "Take one matter that you’ve discussed with at least two people and bring it home this week: “There’s something I should have told you directly. When you cancel late, I feel unimportant.” Said to the right face, your words are the kindest tool around. You can explain anyone to anyone, and now you can be explained as well.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a porch light that knows everyone’s footsteps. From the way someone sets down their keys you can tell what sort of day it was, and something is done about it before they say a word. ISFJ cares through details; Cancer sends that care down into feeling, so you remember the allergy, the anniversary, and the song that mustn’t be played. That depth wants four walls of its own, a full fridge, and familiar people in numbers that fit around one table. Big decisions get slept on. And behind the soft manner sits a shrewd judge of character, one who can make a dollar last.",
      argument: [
        "“Don’t bother,” you say, and remember who believed you. ISFJ helps because it’s right and would blush to be repaid, while Cancer longs to be cared for in the same way, and notices who called. So the mouth declines and the heart waits. Your own affection needs no reminders, which is its glory, and you naturally hope for a similar attention from others. But most people take you at your word, as you’d want them to in any other matter, and later they hear the sigh without finding out its cause.",
        "This week, when someone offers, give a real answer the first time, with a size to it: “Would you make dinner on Thursday?” Take it in the form in which it comes. Someone who can both give shelter and be sheltered is the center of any family, including the kind that people choose, and you were built to be one.",
      ],
    },
    Leo: {
      thesis:
        "You’re the stage crew with a star’s heart: all evening you work the lights for others, and you know every line. When someone’s big day is in your hands, ISFJ remembers what matters to them and Leo insists that it have an entrance, so gifts get found early, praise is spoken where others can hear it, and the timid grow taller beside you. The same pride runs your own affairs. You like order, loyalty and well-made things, and you’d sooner skip something than do it shabbily. People think of you as the helpful one until, in front of a familiar audience, you tell a story and do all the voices.",
      argument: [
        "Some of your best ambitions are living under other people’s names. Leo hopes for greatness and someone to see it, but ISFJ finds that improper for itself, and quite proper for someone it loves. So you give your eye, your evenings and your savings to another person’s promise, and stand at the back by the switch. Plenty of people owe you a good push. It’s ambition, lent out, and you call it support. They feel its weight, though, as if a contented ordinary life needed an apology, while your own talent waits its turn.",
        "Take a sentence you’d use on them, such as “You’re too gifted to keep this to yourself,” say it in front of a mirror, and spend two hours this week on whatever comes to mind. When you take a bow of your own, everyone you ever cheered for gets to return the favor. You’ve no idea how loud that will be.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a night watchman with a sewing kit: everyone sleeps better, and in the morning the button is back on. ISFJ makes you attentive to people, and Virgo extends that attention to everything they own, so the trip is planned, the medicine refilled, and the guest gets the pillow that doesn’t make them sneeze. None of it is announced. A good day has a list with most of it crossed off, one useful task, and an hour of peace at the end. Your humor is dry, exact, muttered and easy to miss. Harder to miss is the stubborn hope you have for anyone who’s making an effort.",
      argument: [
        "Help is welcome in your house until it arrives. ISFJ would like everyone to be looked after, and Virgo can see in ten seconds that this isn’t how it’s done. So when someone takes over a task you’re touched, you explain, you watch, and then you say with a smile that you’ll just finish it yourself. You’d rather do it all than be disappointed by how they’d do it. The work is excellent, and it costs you company. Those around you conclude that they’re in the way and sit down, which looks like laziness and began as tact.",
        "Hand one whole task to someone this week, with a date and no method: “Could dinner on Wednesday be yours, any way you like?” Rearrange nothing until morning. When good enough is allowed through the gate, your kindness stops being a service and becomes a life with people in it.",
      ],
    },
    Libra: {
      thesis:
        "You’re a peace treaty with flowers on the table: people who can’t be left alone together can both be invited by you. ISFJ remembers what hurt whom, and Libra has the charm to move the guests around without anyone’s feeling moved. The same eye chooses the right card and the lamp that makes people lower their voices. Before deciding you like to hear from everyone concerned, and you tend to find the answer that will still look fair in a year. Love shows up as courtesy: fresh towels, a seat saved, a thank-you in handwriting. It takes nerve to be the first one to be friendly, and you’ve made that look like good manners.",
      argument: [
        "Often you’ve made peace so well that nothing got settled. Libra has the tact to produce harmony by evening, while ISFJ remembers old quarrels as a kind of illness that shouldn’t come back. So you step in early: you soften, you translate, you excuse each to the other, and both feel understood, at least by you. It’s a lovely, tiring talent. The others turn polite instead of close, never finding out that they’d have survived the argument, and you can’t leave, because you’ve become the wall that two halves of the house lean on.",
        "This week, when someone complains to you about a person you both love, say, “I think you should tell them that. I’ll be glad to see you afterward,” and deliver nothing. Your stomach will object for a day. At your best you bring people together and then have the courage to leave them there.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a confessional with a casserole in the oven: people come to be fed and leave having told you everything. The lovely manners are ISFJ, which remembers what people say; Scorpio listens for what they left out, so you often know about a trouble before the person in it does. Little shocks you, nothing is repeated, and you’ll turn up with the one kind of help that embarrasses no one. Decisions are made slowly and in private, and after that they stand for decades. Beneath the calm is a passion few suspect: for justice, for a piece of music, for the two or three you’d walk through fire for.",
      argument: [
        "Facts tend to stop with you: the test that isn’t certain yet, the remark that was made, the money that got lost, how you really are. ISFJ would spare those it loves from every pain, and Scorpio trusts no one else with a secret. It’s done out of love, and people owe you more peaceful nights than they know. But you decide what others can bear, so they never find out that they could. They notice something, too. A house with a secret in it has a certain temperature, and those who can’t find the reason blame themselves.",
        "Choose one fact you’ve been sparing someone, and tell them this week, in daylight, sitting down: “I didn’t tell you because I was afraid for you. I think you can handle it.” At your best you’re the deepest kind of shelter there is, one where people are allowed to see the weather.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a lunch box that wants to see the ocean: packed for everyone, and humming with plans. ISFJ makes you the one with the tickets, the keys, and a bed ready for the person who comes back. Sagittarius adds the loud laugh and the wide mind, and it turns your care outward, so that you send people off more bravely than they’d have gone alone. No one asks better questions about a foreign country, including people who’ve lived in it. At home you’re the one who can make a party of a power failure. Under the cheer are real convictions, which you act on week after week and rarely mention.",
      argument: [
        "You’d love to, and you can’t, because who would see to things? Sagittarius is all for setting off to find out, while ISFJ has promised to be here and is wary of anything it can’t prepare for. Duty settles it. Appearances are excellent, and the devotion is real; people build on it. All the same, you use the ones who need you as your reason not to go. They’d be sorry to learn that they are the obstacle, and a sigh over dinner tells them.",
        "Ask the person you think you can’t leave, “Would you manage if I went away for four days?” If the answer is yes, choose the dates in the same conversation. You at your best are a home that travels: wherever you unpack, strangers have a friend by evening, and those left behind get a better you than the one who stayed.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the fire extinguisher with a sense of humor: plain, checked yearly, and suddenly the only thing in the building that matters. ISFJ makes you mind what becomes of people. Capricorn gives that feeling a backbone, some savings and a folder with the papers in it, so while others fall apart you find the number, make the call and ask whether anyone has eaten. Days should have a shape, in your opinion, and one excellent thing is worth six that wobble. Decisions come slowly and last. The reward for knowing you long enough is the deadpan, aimed only at the person in the next chair.",
      argument: [
        "Being at ease feels to you like leaving your post. ISFJ is responsible for everyone’s well-being, Capricorn for a future that’s forever about to go wrong, and together they’ve turned worry into a form of love: you prepare, you check, you imagine the call from the hospital, and if no one else is concerned, it must be your shift. Now and then such foresight saves the day. More often it tells people that you don’t expect them to be all right. So they hide their plans, their coughs and their expenses, and you know less and worry more.",
        "The next time you’re about to warn someone, ask yourself whether they already know it. If so, say, “I trust you with that. Tell me how it goes,” and let them leave without a jacket. Your strength is the sort that can stand behind people instead of in front of them, and there they feel it best.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a family recipe with one wild ingredient: it tastes like home, and then it doesn’t. ISFJ sets the table, and Aquarius adds more chairs, so people who don’t fit in anywhere have usually been fed by you. You like customs and you like improving them; the old holiday happens every year and is slightly different each time. Thinking is done alone, at length, and arrives at views that would surprise those who ask you for advice on pie. Your help comes with unusual respect, since you’ve no wish to run anyone’s life. Give you a broken routine, and there’s a cleverer one by the weekend.",
      argument: [
        "The most interesting person at the table rarely speaks up. Aquarius wouldn’t dream of believing a thing because the family does, but ISFJ knows exactly who’d be hurt if it said so. The arrangement is to be original on the inside and agreeable on the outside. It makes for a friendly meal and leaves your mind free, which matters to you a great deal. Yet many who love you have hardly met your opinions. Their affection goes to someone slightly different, and in the middle of it you feel like a well-treated guest.",
        "When a topic comes up this week on which you disagree, offer one sentence, in the voice you’d use for the weather: “I see that differently, actually.” If they ask, explain. You’re at your best as the proof that a person can belong completely and think alone, and there’s a teenager at every table who needs to see it.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a blanket that can read minds: strangers tell you things, and find themselves warmer. Pisces gives you walls so thin that other people’s feelings walk right through them, and ISFJ can’t meet a feeling without looking for something to do, so a sad person in your company is understood and also gets lunch. The friend who dreads Sundays is called on Sundays. That same thinness lets joy in; a song or a kind word can light up your afternoon. You sense what’s right long before you could argue it, and behind the chores your imagination works. Someone this soft who turns up every single time isn’t weak at all.",
      argument: [
        "You won’t let yourself be happier than the saddest person you love. Pisces feels whatever is felt nearby, and ISFJ considers it bad manners to have more than others do, joy included, so they’ve made an unwritten rule: adjust downward, to the one suffering most. There’s usually someone. As rules go it’s a tender one, and people in trouble do feel less alone with you. It doesn’t quite help them, though. They had one lamp in their day, and it came in and turned itself down.",
        "Take one good thing to a person in a hard time this week and leave it whole: “Something lovely happened, and I want to tell you about it.” Give the details, then ask how they are. Both fit into one visit. Lit up and still listening, you’re the best medicine that doesn’t come from a pharmacy.",
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
      "Decisions about yourself are generally submitted to everyone who is affected, since you sense their reaction before you have your own. In one matter of looks, time or health, discover first what you’d choose, and inform the others when it’s done.",
    "new 2":
      "Other people’s emergencies find you prepared, because you save for them without being asked, while wishes of your own wait for calmer times. Put a price on one of them, because it’s often lower than expected, and a regular monthly amount makes it possible.",
    "new 3":
      "You ask how the other person is, and mean it, so that even those who love you hear your news late. In conversations during these weeks, tell one thing about yourself before you begin asking, as most people feel rather pleased to be told.",
    "new 4":
      "At home you know who likes which chair, and arrange things around people, some of whom may have moved away long ago. It’s affection in a practical form, with enough room in it for your own comfort, and one corner that suits only you is a beginning.",
    "new 5":
      "You often enjoy a party by watching others enjoy it, preferably with something useful in your hands. There’s another kind of fun, which leaves you unoccupied. Choose an activity that can’t be combined with serving people, and invite someone lively to come along.",
    "new 6":
      "Tasks come to you without anyone’s deciding it, because you do them well and it seems simpler than asking. A lighter arrangement has a good chance just now. Offer one chore to another person for a month, and accept their way of doing it.",
    "new 7":
      "When a person comes near you, you begin giving at once, and leave them very little to do. People grow attached to those they’re allowed to help, so at the beginning of anything between two, accept an early favor without returning it that same week.",
    "new 8":
      "What you owe is known to you to the dollar, and what you’re owed you’d rather not look at, as it seems unkind. Write down both lists in private. If one entry still hurts, this is a friendly moment to mention it, together with a suggestion.",
    "new 9":
      "Expeditions and courses wait until everyone who depends on you is provided for, which is seldom entirely the case. Ask the people in question whether they would manage for four days. The answer is usually yes, and sometimes they had hoped you’d ask.",
    "new 10":
      "In a job description you notice first what you lack, while less qualified people notice what they have. The difference lies in conscience rather than ability, so if a position or a project attracts you, list six things you’ve done that resemble it, and send the list along.",
    "new 11":
      "Groups discover quickly how helpful you are, and they can be so grateful that they neglect to find out anything else. With new people, come with empty hands once or twice and talk about what interests you, before you accept the first duty.",
    "new 12":
      "Sitting down while someone else is working feels impolite to you, so rest has to happen out of sight, and there’s rarely enough of it. Privacy is easier to find now, and what comes up in it is often an opinion you’d been too considerate to have.",
    "full 1":
      "When attention comes to you, you’re inclined to pass it on to anyone else who deserves some. It’s gracious, and it means that you seldom learn what people appreciate in you. If you’re praised around now, ask what exactly they liked, and hear them out.",
    "full 2":
      "Generosity leaves no record, so the total surprises you whenever it’s added up. Look at the figures of the past half year without accusing anyone, yourself included, because they show what mattered to you and also how much remained for your own needs.",
    "full 3":
      "After a misunderstanding you prefer to be kind rather than clear, and the confusion goes on underneath the kindness. Words come across well at present, so explain what you meant and what you’d like next time, in the tone in which you’d offer tea.",
    "full 4":
      "You sense a family quarrel before those in it do, and feel responsible for preventing it. Sometimes the two of them need to have it, in which case you can take a walk of half an hour and be available afterward to anyone who asks for you.",
    "full 5":
      "Happiness makes you a bit cautious, because someone near you has less of it, and so you play it down. Those who love you would consider it a gift, so describe to one of them what delights you, in detail and without comparisons.",
    "full 6":
      "Exhaustion is something you recognize in other people from a distance, and in yourself only when tears come over nothing much. If your body complains now, decline one favor in a single line, without offering a substitute, and spend the time in bed.",
    "full 7":
      "Because you rarely complain, an uneven arrangement between you and another person can look like your preference. It becomes visible to both of you around now, and describing an average day, hour by hour, explains it better than a reproach would.",
    "full 8":
      "In times of loss, others lean on you because you go on functioning, and functioning is how you postpone being sad. Something unspoken is nearer the surface now. You’ve sat beside many people in this, and one of them could sit beside you.",
    "full 9":
      "When someone you respect believes the opposite, you’re inclined to put your own view away before they arrive, so that no one feels contradicted. It remains a conviction all the same. Differences come into the open in these days, and most friendships survive them well.",
    "full 10":
      "Praised in public, you mention the team before the sentence about you is over, partly out of justice and partly because being looked at is uncomfortable. Wait until the speaker has stopped, then name one thing you did, and after that the others.",
    "full 11":
      "Having looked after everyone in a circle, you can’t really say who would look after you, as they’ve had few opportunities. Mention a minor trouble in passing to three of them, and see what comes back; it’s generally more than you expected.",
    "full 12":
      "Tiredness that you postpone for other people’s sake doesn’t go away, and it can arrive as long sleep or as tears without a reason. There’s nothing wrong with you. An evening with the telephone off and no one to cook for is an excellent reply.",
    "eclipse 1":
      "You’ve been the one who copes for so long that people may see little else. When that changes, a longer answer to “How are you?” becomes possible, and most friends are relieved to hear it.",
    "eclipse 2":
      "If your security shifts, you eliminate your own comforts first, before anyone has asked. Treat them for a moment as a friend’s, and consider which you’d advise that friend to keep.",
    "eclipse 3":
      "A regular call or a chat over the fence supports more of your life than it seems to. If such a custom ends, let the other person know what it meant to you.",
    "eclipse 4":
      "When something changes at home, you’re the one who fills the gap, often within the day. Leave it open a little longer this time, since others might like to participate.",
    "eclipse 5":
      "Out of loyalty you can stay with a pleasure or an attachment after the joy has gone. An ending here releases you, and gratitude for the good years is a lovely way to part.",
    "eclipse 6":
      "As a duty falls away, you think first of the person who has it next. Leave them some notes, and then get accustomed to hours that have no purpose yet.",
    "eclipse 7":
      "When the terms between two people are being rearranged, you’re inclined to agree before you’ve heard the end. Ask for a night to consider, and name what you’ve gone without longest.",
    "eclipse 8":
      "Being released from an obligation can feel disloyal to you, as if relief were a kind of forgetting. It takes nothing away from what you gave, or from the love behind it.",
    "eclipse 9":
      "You stand by a belief as you would by a friend, through its bad years as well. If it no longer answers your questions, you can be grateful and doubtful at once.",
    "eclipse 10":
      "A role that allows you to help becomes, over time, hard to distinguish from yourself. Should it end or change, ask a few people what it was that they came to you for.",
    "eclipse 11":
      "When a circle loosens, you try to preserve all of it with cards and calls. Write to the ones you miss most, and release the others with your good wishes.",
    "eclipse 12":
      "As one worry leaves, your mind looks for another, because watchfulness feels like love. Reserve a few evenings without it, and see what you’re like when nothing is the matter.",
    "jupiter soft":
      "Offered more than you would have requested, you look around for the person it was meant for, since luck ought to go where it’s needed. In these weeks it’s meant for you, so say yes the same day, before you think of a better candidate.",
    "jupiter hard":
      "At such a time everyone has large plans, and most of them contain a modest part for you, to which you agree because each by itself is nothing. Together they can amount to a second job, so put them on one page, and keep the two you’d be sorry to miss.",
    "saturn soft":
      "Years of reliability begin to matter in a form that institutions understand, as experience, a certificate or a claim to something better. You consider such things a matter of course and leave them out. Gather the evidence in one folder, and bring it to the next conversation.",
    "saturn hard":
      "When there’s more to do and fewer people to do it, you take the difference out of your sleep, and for some time no one notices. Part of the burden belongs to others, so write down who would be responsible if you were away, and return one item to them.",
    "uranus soft":
      "Change agrees with you when it’s modest and can be taken back, which describes most of what is offered in this period, such as a looser arrangement or an unusual invitation. Try one for a month. What surprises you later is often how little you missed the old way.",
    "uranus hard":
      "If something you rely on becomes uncertain, you picture the worst in advance, in the belief that it softens the blow. Mostly it means experiencing it twice. Familiar mornings and evenings steady you better, so preserve those while the middle of the day is in disorder.",
    "neptune soft":
      "Other people’s moods reach you easily, and just now music, images and old affection do as well, so that you’re tender and full of ideas. Some of this sensitivity is yours to enjoy. Devote an hour a week to something you make, with no one to give it to.",
    "neptune hard":
      "A sad story gets to your heart well ahead of the facts, and your generosity follows immediately. It’s a lovable trait that can be misused in an unclear period. Sympathy loses nothing in three days, which is long enough to inquire about dates, amounts and other helpers.",
    "pluto soft":
      "You notice who really runs a family or an office, partly because you’ve listened to them. What escapes you is how much influence you have yourself, since you use it so seldom. Think of one improvement you’d like to see, and speak to the person who can grant it.",
    "pluto hard":
      "With a forceful person you give way and resent it later in private, which preserves the peace at your expense. The pressure of this period shows where your limit is. Put it in one short sentence, and if they argue, repeat that sentence without adding reasons.",
    "mercury retrograde":
      "Crossed messages are hard on you, because your first thought is that you’ve offended someone. Most often it’s a technical matter, so check what was meant before you write an apology.",
    "mercury direct":
      "As communication improves, you finally draft the message in which you state a preference. It’s usually long, and once the apologies are removed, what’s left is friendly enough.",
    "venus retrograde":
      "People you once looked after come to mind, and the past makes you generous. Before you get in touch, think about who took care of whom then, and what you’d enjoy now.",
    "venus direct":
      "Your own taste can be heard again above everyone else’s, and it’s more definite than you believed. Choose something for yourself without asking, and let affection come to you as well.",
    "mars retrograde":
      "When you’re angry, you clean, cook or accept another task, and no one knows why. In these weeks it’s useful to identify the grievance before you reach for the work.",
    "mars direct":
      "Energy returns to you, and others generally have plans for it. Before they ask, give the first few mornings to something of your own that has been waiting for years.",
    "ingress jupiter":
      "For about a year this part of life is more generous, and you’d naturally pass everything on. Receiving takes practice, and this is a pleasant area in which to get some.",
    "ingress saturn":
      "Several years of serious effort begin here, and it’s tempting to do all of it as a favor. Agree on the terms early, thanks and rest included, so that devotion lasts.",
    "ingress uranus":
      "You like to know where things are, and for several years they’re inclined to move here. The purpose behind your habits can stay the same while the habits themselves are adapted.",
    "ingress neptune":
      "Over many years your longings in this area change, so gradually that you hardly see it. They needn’t be sensible yet, or ready to be explained to the people around you.",
    "ingress pluto":
      "An old family custom is transformed here over a long time. As the one who looked after it, you know better than anyone which part was love and which only habit.",
  },
};
