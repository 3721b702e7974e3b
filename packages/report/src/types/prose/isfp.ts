import type { TypeProse } from "../type-prose.ts";

export const isfp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "First in the water, last to take a bow: that’s you at any lake, party or emergency. Aries gives you the nerve, and ISFP aims it, since what gets you moving is rarely a contest and nearly always someone or something you love. So while other people are still discussing it, the dreaded phone call is made, the strange dish is tasted, the bully has an answer. Afterward you return to your music and a few friends, softer than your reputation and considerably funnier. Shy people find their courage near you, because you wear yours so lightly.",
      argument: [
        "One half of you wants it today. The other half guards its wishes, because they come from so deep that a shrug at one of them can feel like a shrug at you. Acting settles the matter: you decide alone, you do it, and people hear of it when there’s nothing left to refuse. A risk takes only courage; a request takes someone else’s answer. That keeps you independent, quick and wonderfully unafraid, and it also means that the people you love learn your plans as news, and in time some of them stop offering to join.",
        "This week, show one decision to someone before it’s made: “I haven’t done anything yet, I’d love to, and I want to know what you think.” Then stay for the reply. At your best, you’re the friend who jumps first, turns around in the water, and calls, “Come in, it’s lovely.”",
      ],
    },
    Taurus: {
      thesis:
        "You’re a wood stove: slow to warm, and then no one wants to leave. Where another ISFP would feel what’s wrong and go, Taurus has you stay and adjust the light, the food and the hours until a bad month becomes livable. Because you think with your skin and your nose, the decision comes first and the explanation an hour later, and the decision is usually excellent. Love works the same way: it turns up as a favorite dish, or a ride offered before anyone asked. People breathe out around you. Then, when they’ve stopped expecting it, you say the driest thing of the evening.",
      argument: [
        "Well before you can explain it, you often know that something no longer fits: a job, a bond, a town. Arguing it out would cost peace, and the Bull in you hates to move a chair, let alone a life. So you soothe the feeling instead, with a nicer weekend, an hour to yourself each evening, a little treat, until it stops making noise. You can make almost anything bearable, and that’s how you get stuck. The talent gets you through hard seasons. The price is time, since a life can stay pleasant at the edges and not quite yours in the middle.",
        "This week, pick one thing you’ve been sweetening for yourself and leave off the treat for seven days, so that you feel it bare. Turn that same patience on what you really want, and there’s no stopping you, only waiting for you.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a butterfly with a long memory. Gemini keeps your attention flitting, from a song to a stranger’s shoes to a word you’ve just learned, and yet nothing that moved you is ever quite put down. What an ISFP senses in people, you can also phrase, so your remarks fit the person and leave no mark, and any conversation gets easier when you enter it. Those you love receive the best of the collection: the clip, the leaf, the joke that made you think of them. Your humor is often for someone else’s sake. That’s why you’re considered the lighthearted one, although hardly anyone in the group takes feelings more seriously.",
      argument: [
        "Gemini wants to pass on whatever happens, while the rest of you can’t put a feeling into words as long as it’s alive. Described too soon, it seems to belong to the person who’s listening. So a rule has formed that no one decided on. While it hurts, you’re busy, amusing and excellent company; when it’s over, you deliver a fine account of it, complete with low points and a decent ending. You tell them you were struggling once you no longer need them. Your friends discover in June that March was awful, when they’d gladly have come.",
        "This week, send one report from the middle: “Something’s bothering me, and I can’t explain it yet. You don’t have to do anything.” You find the words for everyone else’s trouble, and it would be a pity if yours were the only one without a speaker.",
      ],
    },
    Cancer: {
      thesis:
        "You’re made of soup and moonlight. First you feed everyone, and then you slip off alone to get your glow back. Cancer gives you a memory for what comforts whom, and ISFP the tact to provide it without mentioning it, so people are looked after before they know they need it. A footstep in the hall tells you someone’s whole day. Absorbing that much makes you moodier than you let on, so you need hours that belong to no one else; they’re where your warmth is made. In safe company, with the shoes off, you turn wonderfully silly. Anyone who has seen it feels let in on something.",
      argument: [
        "Everything in Cancer would like its people close and in sight. Your love, however, has to wander off now and then to get its breath back, and on an evening when everyone is content, both wishes can arrive at once. Usually you settle it by remaining where you are and withdrawing inside: you nod, you help, you say “mm-hm,” and your mind left a while ago. Staying is no kindness if only your body stays. Sensing the distance, the others come nearer to ask what’s wrong, and you go further in.",
        "Try going away in plain sight: “I’m taking two hours by myself. Nothing’s wrong, and I’ll be back by nine.” Return on time, and notice how much more of you walks in. At your best, you make a home that people can leave and come back to, and that ought to include you.",
      ],
    },
    Leo: {
      thesis:
        "You’re fireworks set off by a shy person. Leo supplies the splendor and the heart, ISFP the taste that stops one second before it’s too much, so a plain dinner can turn into the evening people mention all year. Hardly anyone sees the deep breath you take before walking in. You decide by delight: if a plan doesn’t make you glow, no argument will sell it to you. The same goes for people, except that there, delight becomes loyalty. Friends get praised in detail and walk away taller; you’d defend any one of them in public, then tease them on the way home.",
      argument: [
        "Applause is no embarrassment to a Leo. The artist in you, on the other hand, suspects that a compliment you had to ask for is worthless, and that the right person would understand unprompted. So you arrange to be discovered: you make something beautiful, leave it where it’s sure to be found, and busy yourself nearby, listening. When the words come, you wave them away, partly to learn whether they’ll insist. You would rather be overlooked than be caught wanting to be noticed. It spares the world a show-off, and it leaves people believing you when you say it was nothing.",
        "This week, show one finished thing to a person whose eye you respect and say, “I made this, and I’m proud of it.” Your only permitted reply is “thank you.” No one warms a whole company as you do when you delight in other people’s gifts and let them return the favor.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a poet with a sewing kit: you feel where it hurts, and you’ve brought thread. Virgo sees what’s slightly off, ISFP feels for anything that can be mended, and no one is made to feel inspected. The hem, the sentence, the beginner’s grip: things come back from you in better condition than you got them. Love is useful before it’s spoken; it remembers allergies. Yet the same eye that finds the flaw also finds the well-made cup and the joke in a badly parked car. Behind the modest manner is an artist with strong opinions, who knows to the inch where the picture should hang.",
      argument: [
        "You know by feel when something is finished; it comes alive, and you stop. A minute later the inspector arrives with a list. Unable to defend the thing and unwilling to spoil it, you often present it along with its faults: it’s a bit rushed, the color is off, ignore the ending. The habit keeps you learning, and there’s no swagger in it. But if you always criticize yourself first, kindness comes too late to count. A compliment then sounds like comfort, an objection sounds like proof, and the people who admire you would so like to be believed.",
        "For one week, deliver whatever you make without comment, be it a meal or a report. Put it down, say “Here it is,” and count slowly to five. At your best, you make the ordinary day of another person work beautifully, and you let them say so.",
      ],
    },
    Libra: {
      thesis:
        "You’re a tuning fork with excellent manners: one false note in the company and you hum, smile, and set about fixing it. Libra senses who hasn’t had a turn, ISFP is warm enough to do something about it, and an evening that was going sour recovers without anyone seeing how. The same ear serves you when you’re alone. In a store, on a walk, with music, you know immediately what you love and are seldom wrong. Affection, to you, means giving away the best view. It all looks like softness, until something is unfair. Then that mild voice becomes remarkably firm.",
      argument: [
        "ISFP has strong preferences and feels them in the body. Add Libra, and the other person’s pleasure begins to count for as much as yours, so that on the day you differ, your wish falls silent before an argument can start. You hear yourself say, “Whichever you like,” and even mean it. You know exactly what you want until someone you like wants something else. It makes you a joy to travel with. Later, though, the wish returns as tiredness, and your friend, who would have preferred an answer to an echo, has been choosing for two.",
        "So catch it early: before the next plan, put yours in five words and say it first. They can still outvote you. At least there will have been two votes. On your good days, you make other people more graceful than they were, and don’t have to vanish to do it.",
      ],
    },
    Scorpio: {
      thesis:
        "Picture a pretty pond, perfectly still, with something large swimming at the bottom. The surface is the ISFP in you, mild, tactful, fond of beauty; the swimmer is Scorpio, who makes that softness loyal, deep and very hard to fool. A change in someone’s voice reaches you before they’ve noticed it themselves, and you’d hate to mention it in front of others. So people bring you their worst experiences without feeling seen through, and you know what’s required, which is mostly staying. Your yes and no come from the gut. What you love you love for decades, with dark humor and a weakness for certain voices.",
      argument: [
        "Any scene is worth avoiding, so when you’re hurt you let it pass, and for a moment you’re convinced you have. Scorpio, however, has written down the date, the tone, and who else was listening. Peace wins on the outside and memory on the inside. You say it’s fine, and then you trust them a little less, sometimes for good. That has protected you from people who deserved no second chance. The decent ones lose ground over something they’d have regretted immediately, and you end up lonelier than your loyalty deserves.",
        "This week, pick one injury of medium size and reopen it: “I told you that was fine. It stung, and it still does.” Let them talk to the end before you decide anything. There are few people like you, who have seen the worst of someone and stayed for supper.",
      ],
    },
    Sagittarius: {
      thesis:
        "Think of a stray cat with a passport, loyal to a few kitchens and owned by none. ISFP lets each creature be as odd as it is, Sagittarius asks what else is out there, and so even an errand with you can turn into something better than the plan. To learn a place you go, taste and touch, and a map bores you until you’ve been lost in it. Strangers get the laughing half, while the other half needs long stretches alone, and comes back with bright eyes. Then a friend is in difficulty, and you drive all night, without announcing it, because love to you is a thing that arrives.",
      argument: [
        "Sagittarius would like every road left open. Your heart has a reason of its own to agree: affection ought to be real at the moment it’s given, and a pledge made on Monday can’t know what Saturday will feel. So you answer “We’ll see,” and bring in person what you wouldn’t commit to in advance. To you each visit is a present, whereas to others it resembles a coin toss. What can’t be depended on isn’t built on: the long trip or the shared business gets planned with someone else, and discovering it afterward stings considerably.",
        "This week, promise one person a day and an hour, “Thursday at seven, I’ll be there,” and arrive ten minutes early. Affection survives being scheduled. At your best, you make the people you love feel freer for knowing you, and surer of you too.",
      ],
    },
    Capricorn: {
      thesis:
        "From the road you’re an old stone house, and there’s music playing inside. Passersby see the Capricorn walls: the plan that can wait ten years, the job done on time, the face that gives nothing away. Anyone let in discovers that ISFP has decorated, with light, good food and one perfect chair. The two need each other, because taste without patience seldom gets built, and what you take on is finished beautifully as well as punctually. Your love is practical first. What’s loose gets fixed, the date gets remembered, and the hug comes last and lasts longest. So does your joke, the driest of all.",
      argument: [
        "Because something is lovely, right now: that’s reason enough for one half of you. The Capricorn half asks what it’s for. So you’ve learned to present your wishes in working clothes, and you give a pleasure a job before you let it in. The walk is for your back, the trip is for research, the nap is so that you’ll be sharper tonight. It does let you rest without guilt, and plenty gets built along the way. Only, the hobby acquires customers, the vacation acquires a list, and people learn to bring you practical presents and hardly ever fun.",
        "This week, take two hours for something that improves absolutely nothing, and if anyone asks, say, “Because I feel like it.” You’ll want badly to mention your back. The finest version of you has built a life solid enough to dance in, and remembers to dance.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a friendly visitor from another planet who came for the animals and the music. Aquarius has looked at so many ways of living that it no longer believes in a normal one; ISFP simply likes each creature for its own markings. Put those together, and the odd one out stops feeling odd when you pull up a chair. Your mind works sideways, in pictures and hunches that you’d sooner make than explain, and your jokes come in at the same angle. Friends in need get your time, or a strange and fitting gift. But no one can get you to be unfair. The visitor has principles.",
      argument: [
        "Aquarius cares for people in general and likes to stand a step back, so that no one owns anyone. The rest of you loves a very few, deeply, and finds it crude to announce it. The result is that the kindness goes out to all and the love stays in. It makes you one of the fairest people around. But a friend of ten years can watch you be lovely to a stranger and wonder what they get that the stranger didn’t. Unsure, they turn polite; you take it for distance, and step back as well.",
        "This week, say something to one of them that would be untrue of anyone else: “I like a lot of people. You’re the one I miss.” Send nothing funny afterward. At your best, you let people be entirely themselves, and let them know whose chair is always kept for them.",
      ],
    },
    Pisces: {
      thesis:
        "People come close to you, as to a seashell, and hear something of their own. Pisces lets their moods walk straight in, and ISFP turns what has come in into something they can bear, such as a song or a walk on which no one has to talk. After an hour they feel lighter and can’t explain it. Your mind works like your heart, by soaking; a problem sinks, and the answer surfaces while your hands are occupied with something else. Forgiving comes easily, and so does teasing. And since a shell is tougher than it looks, you can sit beside sorrow that sends louder people out of the building.",
      argument: [
        "An ISFP’s own feelings usually come first and get defended, if only by leaving the scene. Pisces adds such a clear view of the other person’s that yours begin to look like bad manners. A rapid exchange settles it, their explanation for your reaction: they’re tired, they’re under strain, they didn’t mean it. You excuse people before you’ve noticed that they hurt you. There’s too little of that mercy around. The hurt doesn’t dissolve, though; it becomes tiredness, or a sadness with no author, and those you let off seldom learn what their words do.",
        "This week, when something lands badly, leave the reasons for later and finish one sentence first: “When you said that, I felt…” Their side will keep until tomorrow. Kindness with its eyes open is your finest form, and people leave it both comforted and a little wiser.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You act on what you observe while it can still be of use, and others discover that they’re capable of moving.",
        "Your delight is so contagious that people near you order the strange dish and swim in their shirts.",
        "In danger you turn calm and exact, and your hands understand things that nobody ever taught them.",
      ],
      costs: [
        "Half your accomplishments go unseen, and then you resent the people you didn’t tell.",
        "You abandon things by the window, in splendor, and afterward have to return for your shoes.",
        "What bores you gets no second look, including several people who merely speak slowly.",
      ],
      tensions: [
        {
          between: "Be seen or be let alone",
          text: "You run for the prize and hide when the names are read. Remain near the podium for ten minutes.",
        },
        {
          between: "Leap or linger",
          text: "The first jolt says go, and some hours afterward you’d like to examine what you have left. Examine it for a minute beforehand.",
        },
        {
          between: "Easy or proud",
          text: "You shrug, you call it nothing, and you remember it by heart, so admit to minding while it is still worth a laugh.",
        },
      ],
      practice:
        "On three evenings this week tell one person a thing that you did well that day, briefly and without a shrug, and let them answer. Afterward, note which of the three made your face the warmest.",
    },
    Earth: {
      gifts: [
        "Things that pass through your hands operate better, fit more snugly, and last considerably longer than anyone intended.",
        "People eat, sleep and tell the truth in your vicinity, since nothing about your company is in a hurry.",
        "Your eye for the real thing can’t be bribed; one stroke of the thumb, and you know plastic from bone.",
      ],
      costs: [
        "You can remain comfortable for years in a situation that you have entirely outgrown.",
        "What you disapprove of you redo by yourself, late, and nobody learns what was wrong with it.",
        "Paper frightens you; envelopes age on your shelf till they cost twice what was in them.",
      ],
      tensions: [
        {
          between: "Keep or clear",
          text: "Every object has its story, and the stories have filled the closet, so photograph ten of them, and give the originals a good-bye.",
        },
        {
          between: "Perfect or parted with",
          text: "Your most accomplished work is still at home. Let the next thing leave the house while you are a little in love with it.",
        },
        {
          between: "Mild or immovable",
          text: "You agree to everything and do exactly as you like. Pronounce the no aloud, because it’s kinder than a yes made of granite.",
        },
      ],
      practice:
        "Each morning for two weeks, before your first coffee, deal with one piece of paper that you have been avoiding, for fifteen minutes at most. Stop when the time is up, even mid-sentence, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You see the one detail that makes an entire situation intelligible, and can express it in five words.",
        "Strangers relax with you, because you are curious about them and want nothing from them.",
        "Your preferences are generous and never cruel, and people experiment more boldly within range of your eyebrows.",
      ],
      costs: [
        "You can be merry with forty people and go home without having been met by one.",
        "Having described everything as interesting, you are short of a word for what you love.",
        "Projects are opened like windows, all at once, and then there is a draft.",
      ],
      tensions: [
        {
          between: "Talk or look",
          text: "Every word takes you a step back from the thing itself, so look first, for as long as you like, and then spend a few words.",
        },
        {
          between: "Open or decided",
          text: "You leave the question ajar in order to be impartial, and others catch cold there, so decide one each week.",
        },
        {
          between: "Charming or known",
          text: "Wit brings them to your table and keeps them on the opposite side of it, so let one remark go by undecorated.",
        },
      ],
      practice:
        "Once a day for ten days, send someone a single line about something you looked at, with no joke in it and no question. Keep the ten lines together, and read them on the eleventh.",
    },
    Water: {
      gifts: [
        "You can tell what hurts by how a person sets down a bag, and you never require an explanation.",
        "Animals, infants and the very old come to you as though an appointment had been made.",
        "What you make has an atmosphere, in which other people discover their own lost summers.",
      ],
      costs: [
        "You soak up a stranger’s afternoon and take it out on your own evening.",
        "Slights go in without a sound and surface in an unrelated season, at an innocent person.",
        "Your kindness presents no bill, and so it is occasionally paid in further need.",
      ],
      tensions: [
        {
          between: "Near or separate",
          text: "You dissolve into those you love, then vanish to dry off. Announce the vanishing beforehand, and it won’t resemble a punishment.",
        },
        {
          between: "Felt or told",
          text: "You assume it shows. Most people are poor swimmers and see only the surface, so point at the spot and name it.",
        },
        {
          between: "Merciful or just",
          text: "You pardon at once, and the pardon doesn’t hold, so wait a night before you forgive, and let them know that you are waiting.",
        },
      ],
      practice:
        "Every evening for two weeks, before bed, write down one feeling from that day that was yours alone, whom it concerned, and where in the body it sat. One line is sufficient. On the final night underline the repetitions.",
    },
  },
  openings: [
    "Ask you to describe yourself, and you’ll look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you have disliked every version, the flattering ones most. So these first pages only observe: what you reach for, what you set down, and who’s been reaching in your sleeve all along.",
    "Somewhere between your eye and your wrist there’s a competence that has never fit on a form, though you’ve been paid for its neighbors, for being punctual, dependable and no trouble. This part looks at the thing itself, where it would be at home, what it should earn, and why you turn your back just when the envelope is handed around.",
    "You say it with cherries, with a tuned bicycle, with the window side of the bed. It is a fluent language, although nearly everyone who loves you has had to live for a time without a dictionary. What follows won’t make you a talker; it might supply a few words for the evenings on which the cherries aren’t getting through.",
    "For someone so difficult to quarrel with you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, each of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, and handle nothing until you have asked permission.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But the one who notices every surface can overlook her own creaking boards, or his, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist. They have arrows, whereas you have places where you’ve stood still. Before you envy them, lay your standing places end to end, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "new 1":
      "Descriptions of you generally feel as if they had been made for another person, so you let your clothes and your work introduce you instead. Replace one thing. If a color or habit of yours exists only because others expect it, this is a good time.",
    "new 2":
      "Naming a price feels wrong to you. You enjoyed the work, and it seems greedy to be paid for joy, but buyers have no such difficulty, so choose the figure beforehand, a little above the comfortable one. Say it without an apology.",
    "new 3":
      "Because you don’t consider your own company to be news, you wait for others to call, and they conclude that you prefer it that way. A message that requests nothing and describes a single thing you saw today is always welcome.",
    "new 4":
      "Surroundings affect you more than they affect most people, so the wrong lamp can spoil an evening. A good table can rescue it. Improve whatever you look at first in the morning, and your mood will have a better start.",
    "new 5":
      "Affection is discreet in you. The person concerned doesn’t always find out, whereas play makes you forget that anyone is watching, and a shared game, a meal or some music lets you express what you wouldn’t easily say.",
    "new 6":
      "A strict program makes you want to escape, since it treats every morning as the same, and yours are not. A habit lasts better when it is attached to a pleasure, such as a walk that ends at your favorite bakery.",
    "new 7":
      "Before you trust people, you watch how they handle things, whether it is a waiter, a cup or an unfinished drawing of yours. They don’t know about the test. Notice who has been passing it for months without any encouragement.",
    "new 8":
      "Official letters tend to lie unopened. Anything cold and numbered makes you want to be outdoors, and since shared money and old sorrows are easier at the beginning, you can open them beside someone calm, who needs only to sit there.",
    "new 9":
      "Travel for you is about the light, the food or the feeling of a place, and standing in it teaches you more than a lecture does. If something attracts you now, reserve only the first night and leave the others to your senses.",
    "new 10":
      "Your best work is known to a few people, because being looked at spoils it for you, and meanwhile someone louder is considered the talent in the building. Choose one piece you can bear to show. A single stranger is sufficient.",
    "new 11":
      "In a circle of talkers your voice disappears and people consider you shy, whereas with a task for your hands you belong by noon. Friendships develop this way. Look for a group that makes or grows something together.",
    "new 12":
      "Being with others is tiring. However kind they are, you take in everything they don’t say, whereas a path, a bench or a shore asks for no reaction at all, and within minutes you often know how badly you needed it.",
    "full 1":
      "Attention feels like a question. You think you have to answer it, so when people look at you, you make a joke or remember an errand, although it is warmer than usual now and passes without your assistance. Stay where you are.",
    "full 2":
      "Every object you own comes with a story, and that makes it difficult for you to part with any of them, even with those you keep from guilt and not from love. Consider these first. Who would enjoy having them next?",
    "full 3":
      "Across a table your words dry up. Side by side they come, because your eyes have somewhere else to be, so if a remark has troubled you and you never replied to it, suggest a walk. Begin on the way.",
    "full 4":
      "At home your affection is in deeds, the mended strap or the seat by the window, and those who live with you depend on it more than they realize. Still, say it once. An ordinary sentence makes them happy.",
    "full 5":
      "Praise slides off you. While others admire the whole, you are looking at the corner that isn’t right, so if something you made is noticed now, consider that the speaker isn’t being polite and simply sees everything else.",
    "full 6":
      "Your senses notice strain early, but you respond to it late, after everyone else has been accommodated. If daily obligations have become heavier than they used to, try a week of generous sleep before you alter anything larger.",
    "full 7":
      "Withdrawing is your answer to disappointment. Arguing seems worse to you than losing people, and so they rarely discover what they did, although many would gladly have behaved differently. If the person matters to you, mention the one thing.",
    "full 8":
      "An old hurt travels a long way in you. You felt it before you understood it, so it can come out months later over a broken dish, and working with your hands for an hour often brings up the real name.",
    "full 9":
      "Rapid talkers can leave you with the impression that you have no opinions. In fact, yours come from years of observation, so a single sentence beginning with “I have seen” is difficult to contradict. You needn’t defend it any further.",
    "full 10":
      "Discussion of your work starts when you have left the room, and you generally make sure that you leave. If a result is being considered now, stay to hear it. Strangers seldom mention the part that worries you.",
    "full 11":
      "Because you are easy to have around, a group can go for months without wondering what you would like. They mean no harm by it. A mild no about something unimportant will show you how each of them responds to your wishes.",
    "full 12":
      "What you keep entirely to yourself is hidden from care more than from shame, as if speaking would damage it. If a tiredness or a wish comes near now, it asks for no solution. Give it an entire unhurried evening.",
    "eclipse 1":
      "There is comfort in being overlooked. It is familiar to you, and no one expects very much, so when that is no longer the case, allow yourself several weeks before you conclude that being seen is unpleasant.",
    "eclipse 2":
      "Money tires you because it can’t be touched, so an alteration in your income feels like losing the ground, but a skill remains in your hands, and you can name three people who have needed it.",
    "eclipse 3":
      "You leave fondness unspoken. If a familiar exchange with someone is coming to an end, a short letter saying what you liked about it is easier for you than a speech.",
    "eclipse 4":
      "Objects reach further into you than you let on, so a change at home is felt through them, and if you keep one that you choose with care, the others become easier to give away.",
    "eclipse 5":
      "No one notices sooner than you that a pleasure is over, because your delight can’t be imitated. Fill the gap. Unfamiliar material is preferable, since you have no standard to reach.",
    "eclipse 6":
      "Keep two hours empty. When a daily routine comes apart, people notice your available time, and you are quick to lend it out, before you know what it is good for.",
    "eclipse 7":
      "You adapt so gracefully to other people that no one sees it happen, yourself included, so as the terms between you and someone shift, name one arrangement that you would like to be different.",
    "eclipse 8":
      "The formal side of a shared debt or loss intimidates you, and you put it off for that reason. It does end. Afterward there is generally an unexpected lightness that deserves a celebration.",
    "eclipse 9":
      "A conviction of yours is held with the whole body, so it takes time to leave when it no longer fits what you have seen. There is no hurry to replace it with another.",
    "eclipse 10":
      "Titles mean little to you compared with how the hours feel, so when one position ends and another becomes possible, ask to spend a day there and pay attention to your hands and shoulders.",
    "eclipse 11":
      "Turning up is how you look after friendships, so when a circle breaks apart you lose the occasions as well as the people. After a month, invite those you miss.",
    "eclipse 12":
      "Private endings are something you mark outdoors, without witnesses, because words would make them smaller, and the telling can wait until someone asks who has earned the answer. It suits you.",
    "jupiter soft":
      "When life is generous you follow whatever attracts you, since your liking is usually a good guide. With a dozen attractions, it fails. Among several invitations on the same day, take the one that frightens you slightly, because those are the ones you remember with pleasure.",
    "jupiter hard":
      "Everything looks appealing at such a time, and you start one project after another, with a genuine appetite for each of them, although every half-made thing retains a claim on you. Release one. Before you add another, find the person who will complete it.",
    "saturn soft":
      "What you have practiced in private can turn out to be valuable to people who pay. You like gradual shaping, so this period suits you, but surprise makes you agree to the first terms you hear, which is a reason to ask for a few days. Bring someone who bargains.",
    "saturn hard":
      "Forms and schedules stand in the way for some months, and they chafe because you need to feel free in order to breathe, and neither charm nor absence removes them. A few dull signatures, done together in one morning, generally protect more of your freedom than they take.",
    "uranus soft":
      "A wild idea of yours can become practical now, particularly if no one argues against it too soon. Try it on. A long weekend with its real hours and its real budget is how you understand a way of living and see where it is uncomfortable.",
    "uranus hard":
      "You put up with a great deal, agreeably, because a complaint seems like a scene, and in restless months, when the road looks friendly, you are gone one morning. Wait a little. Before you leave anything, explain what you can’t continue, since others would often alter it.",
    "neptune soft":
      "Music, color and the mood of a street affect you more deeply than they ordinarily do, and this openness is half of your gift. Nothing needs to be produced, since the best ideas arrive when you have stopped trying to have any, and a week of observation is time well spent.",
    "neptune hard":
      "The moods of other people enter you easily, and because they come without a name you take them for your own, so when a sadness has no history, ask yourself whom you met that day. Sums and agreements should be written down now, since sympathy makes you generous with numbers.",
    "pluto soft":
      "Something that you usually see from the corner of your eye can be looked at directly for a while, and you needn’t conquer it, because your way of learning is to stay near and wait. What frightens you there is frequently younger and less fierce than it seemed from a distance.",
    "pluto hard":
      "No one can make you do a thing, and few people discover it. You resist by becoming difficult to reach, and it spares you the quarrel and leaves them guessing. If someone presses you now, a calm refusal spoken aloud is shorter than disappearing, and easier on everyone.",
    "mercury retrograde":
      "Messages go astray at such a time, and you answer late anyway because you mean what you write, but the delay does no damage now, and a second draft generally improves the letter.",
    "mercury direct":
      "A reply that you have owed for a long time looks larger to you than it is, because guilt adds to it daily. Send two lines. Leave out the paragraph of apology.",
    "venus retrograde":
      "A former love or an abandoned hobby looks lovely now, because your memory preserves the light and loses the quarrel. Enjoy the picture. Then ask an old friend how they remember that time.",
    "venus direct":
      "Your eye is reliable again, and so is your pleasure. Whatever you have kept going back to look at, a thing or a person, has passed a longer test than most people ever give.",
    "mars retrograde":
      "Your anger turns inward. It is so polite that it passes for fatigue, and if you are tired without having done much, swimming or repairing something helps more than another hour of rest.",
    "mars direct":
      "The desire to begin returns, and with you it doesn’t keep for long, so half an hour with the material itself is worth more than an evening spent in getting ready for it.",
    "ingress jupiter":
      "Go a little further. This area of life becomes wider for about a year, while your habit is to stay in the first attractive corner you find, however much energy you have.",
    "ingress saturn":
      "Two or three years of patient shaping begin here, and you never minded work that takes long, only being hurried. Choose a craft or a bond you would respect on difficult days.",
    "ingress uranus":
      "Part of your life becomes less predictable for years. You bend better than planners do, and a little money or time put by lets you bend when you choose to.",
    "ingress neptune":
      "For many years this part of life has softer edges, and your senses are admirably made for that, though agreements are the exception and belong in plain writing. Keep a copy.",
    "ingress pluto":
      "Nothing here is urgent. A very long change begins, and though you have considerable tact in avoiding things, over the years curiosity tends to grow stronger than avoidance.",
  },
};
