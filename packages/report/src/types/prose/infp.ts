import type { TypeProse } from "../type-prose.ts";

export const infp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
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
        "A lamb with a fire alarm: you graze peacefully until someone is hurt, and then the whole building knows. An INFP feels without thinking what is cruel; Aries doesn’t wait for permission to say so, and for one minute you, who dislike quarrels, aren’t afraid of anyone there. Inspiration takes you the same way, so that an idea wakes you at five and by breakfast it has a title. Affection is just as sudden, and friends hear from you out of nowhere. At home you’re dreamy, warm, impatient with lids and forms, and the first to laugh at your own explosions. On your own behalf, you’re usually heard in two versions.",
      argument: [
        "Your complaints go through two stages, and the second eats the first: you apologize for how you said it and take back what you said. Anger comes to you fast and would like to be done by lunch, yet each hard word lands in you as though it had struck a child. It makes you easy to make up with, and few people stay mad at you for long. But the other person forgives the volume and forgets the point, and nothing changes. Nor can they learn what hurts you if it keeps being withdrawn.",
        "After the next outburst, divide the apology in two: “I’m sorry I yelled. What I said about the money still stands.” Stop there, and repeat it calmly the next day. At your best you’re the friend who says the brave thing first, so that the rest of the table can.",
      ],
    },
    Taurus: {
      thesis:
        "You’re an old orchard behind a plain gate: slow to bear, generous for decades, and very hard to move. The INFP sees the beauty in someone early; Taurus sees no reason why that should ever end. So you don’t trade people in or tire of a song, and a friend who has become difficult still has a chair kept for them. Your feelings live close to your senses, which means that a particular light or fragrance can decide the day, and that decisions ripen by trying how a thing feels over time. You’re funny in a low voice, usually about food. Being loved like that is restful. It gets interesting when people change.",
      argument: [
        "You stay loyal to who someone used to be. What has once been good you won’t release, and the picture you live by was painted on the best days. This devotion has put many people back on their feet, because your opinion of them hadn’t changed. It can also keep you from seeing that a warm person has grown cold, or a fine job sour, and it delays ordinary happiness. The others miss something as well, since it’s hard to be met by someone who is remembering.",
        "This week, describe one person or job as a stranger would who had met them in January, in five recent facts. Then tell someone, “I’ve been living with a memory. Here’s how it is now.” At your best you make whatever is actually in front of you feel like a place to stay.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a traveling theater with one actor: fifteen voices, a trunk of costumes, and somewhere in the back a diary. The INFP supplies the dream; Gemini supplies the words, the jokes and the first thirty pages, and a person you’ve just met, a language, a plan for a magazine becomes so vivid in your telling that others start to believe in it. Playful and observant in conversation, you can imitate anyone without cruelty. Afterward you need an hour by yourself to discover what you felt. What people said stays with you for years as an image. Beginnings are your country. What comes afterward is a good question.",
      argument: [
        "The first weeks of anything are the one time when nothing has let you down yet. You’re curious about what comes next, you measure everything real against a picture, and at the beginning the two agree. Then it becomes ordinary, you take the ordinariness for a mistake, and a fresh start smiles at you. Many good things in other lives began this way, in a conversation with you, but what it costs is depth, of the kind that only a second year contains, and it leaves some friends wondering what they did.",
        "Return this week to one person at the point where you lost interest: “I went away when it stopped being new. I’d like to find out what comes after that.” At your best you make someone’s ordinary life sound to them like a story worth staying in.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a house with every letter kept and the porch light on. The INFP feels what it was like for each person who came by; Cancer keeps it safe, for as long as it takes. So little that ever mattered to you is lost: you remember who was kind when it counted and what your friend was afraid of at nineteen, and you treat people with all of that in mind. Decisions get made by imagining how a thing would feel in the evening, with everyone home. Silliness is reserved for family, chosen or born, and it’s considerable. Other memories live there as well.",
      argument: [
        "A hurt stays open with you, like a lamp left on, in case someone comes back and is sorry. Letting go of anyone, even those who did you harm, goes against you, and you believe that people are good underneath and will see, sooner or later, what they did. It’s a form of devotion, and it means that you rarely abandon anyone too soon. But it can have you living partly in a house without other inhabitants, and those who are with you now get suspected of the original injury, or comforted too late.",
        "This week, write the apology you’ve been waiting for as they should have said it, read it aloud once, and spend the evening with a person who is actually there. At your best you make people feel that nothing good they ever did was wasted.",
      ],
    },
    Leo: {
      thesis:
        "You’re a torch that would rather light someone else’s face, and secretly hopes to be in the photograph. The INFP sees into the heart of whatever a person has made with love; Leo is generous and has a sense of occasion, and together they know how to praise. So people remember for years a sentence you said in passing, and ordinary days around you acquire a little ceremony. Your imagination works in whole scenes, with costumes and music. In conflict you’re braver than you look, provided it’s about someone else. Among those who already adore you, you’re gloriously silly. Praise for yourself has to pass a stricter inspection.",
      argument: [
        "A compliment pleases you for one second, and then you examine it and send it back: they liked the surface, they’d have said so to anyone. Being adored isn’t enough; the one secret thing in you should be seen without being pointed out. This high standard is what makes your own appreciation so exact. It also leaves you hungry at a full table, while the givers, who offered what they had, notice that it didn’t arrive and gradually keep their admiration to themselves.",
        "Accept three compliments this week with the words, “Thank you. That makes me happy,” and to the person who matters most add, “The part I cared about was the ending. Did it reach you?” At your best you make people feel chosen, and you let them choose you back.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a repair shop for people, open late, with a sign that says no charge. The INFP loves the person behind the failure; Virgo knows precisely which part can be mended, and how. So when a friend confesses something petty or plainly stupid, you understand at once how it came about, and they go home lighter, with a list. Your observation is microscopic and affectionate, and it’s at its best on paper. Making something neat with your hands restores you after too many people. Human absurdities, your own included, are collected and released one at a time, deadpan. Toward your own mistakes, a different office is responsible.",
      argument: [
        "For others you make exceptions out of love; for yourself there are none, and you take that to be modesty. Behind it stands a rather high opinion, that such failings are natural in them and a scandal in you. Everything is measured, starting at home, against an ideal of what a good person is. It keeps you decent, and people can trust you blindly. But it can cost you whole nights. It also puts you a step above those you comfort, who sense the step without finding the word.",
        "The next time you’ve done something petty, tell a friend as a plain fact: “I was jealous of her, and I was short with her because of it.” Call yourself nothing. At your best you treat a flaw, anyone’s, as a place where the light and the screwdriver both get in.",
      ],
    },
    Libra: {
      thesis:
        "You’re a love letter with excellent handwriting: every word meant, and every word chosen so that no one could mind. The INFP wants everyone to feel loved; Libra knows how it’s done in practice, down to the tone. So an evening goes well when you’re part of it, remarks are softened before they leave your lips, and people are a little better looking in your presence. Thinking, for you, is comparing, and you can explain in detail why one shade of green is sad. On two or three points, with perfect manners, you can’t be moved at all. How you come to be so well liked is the more intricate story.",
      argument: [
        "First you remove whatever might displease, and then you look at the result and can’t quite recognize yourself. You’d do nearly anything to be in harmony with the person across the table, yet you want to be loved with nothing left out. So you make yourself easy to love, and then doubt the love. The first half is an art, and many feel at ease with you for the first time. The second half costs you rest, since a place won by pleasing has to be won again tomorrow.",
        "Do one thing this week that’s slightly hard to love, in front of someone fond of you: “I’d rather not, today.” Then watch whether they’re still there at ten. At your best you’re beautiful and exact at once, like a compliment from someone who never flatters.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re deep water with a music box at the bottom: people see the darkness and seldom hear the tune. The INFP looks for the soul in everything; Scorpio isn’t satisfied with the surface of anything, so the two go down together. When someone lets you see their grief, their shame or their worst year, you don’t look away, and you stay long after the others have gone home. A voice that’s concealing something gives itself away to you within minutes. Alone, you can spend an afternoon inside one piece of music and come back with an answer. Your mischief is private, wicked, and a privilege to witness. With easy happiness, you’re still getting acquainted.",
      argument: [
        "You trust love more when it hurts. The absent one, the wounded one, the one who needs rescuing: there you’re certain that it’s real, because pain can be felt in the body and you’ve always believed in what has been through fire. It gives you a fidelity that few can match, and people in trouble are lucky to have you. But kindness goes unrecognized because it’s calm, and someone who’d have been good to you loses heart and goes where they’re noticed.",
        "Spend an evening this week with the most uncomplicated person who likes you, and when the dullness comes, give it one more hour; unfamiliar safety feels like that. At your best you’re the one soul to whom another person can say the unsayable and be looked at exactly as before.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a kite that believes in the person holding the string. Distance does you good, a road, a book, a foreign kitchen, and from up there people look larger than they’ve ever been. The INFP finds the seed in someone; Sagittarius already sees the forest, and describes it so beautifully that the tired teacher and the shy student go home and plant it. Decisions are leaps, secretly prepared for months. Frankness slips out of you, laughing, and has changed several lives. At home you’re generous, untidy, and homesick for somewhere you haven’t been. Whether people feel loved before they’ve grown is a question worth asking.",
      argument: [
        "Your love goes to who someone could become, and they can feel it. Everything works out in the future, where you live, and the visible rest of a person seems to you a temporary condition. For a while they grow toward it and are happy, and plenty of them would thank you today. Then comes a week in which they’d like to be loved as they stand. They look to you and encounter expectation, which can seem like a courteous way of being turned down.",
        "Tell someone close three things about them that you’d be content to have unchanged for twenty years: “I love how you read the paper.” Give no encouragement until Sunday. At your best you make a person feel that they’re already the good news.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a cathedral builder with a sketchbook under the toolbox. The INFP knows for whose sake a thing is done; Capricorn knows that feelings alone have never kept a roof up, and so the payment goes out, the visit is made, and the report has its appendix. Years can go into something no one has noticed yet. Affection shows in your punctuality. Behind the orderly person lives another, with something beloved half finished, and those who meet that one on vacation are enchanted. Your humor is dark, brief and affectionate. Your imagination tends to get its hour last.",
      argument: [
        "You treat what you love as a reward for what you don’t. First the effort, then the pleasure: it sounds fair, and it has made you dependable and kept a good many people safe and fed. But what you love is also your reason for being alive, and duties renew themselves overnight. So the reward keeps moving ahead of you like the horizon, a little prettier each year. Those who live with you begin to miss the lighter one they met.",
        "On three mornings this week, give the loved thing your first forty minutes, before you’re useful to anyone: “I’m doing this first now.” At your best you build something with a soul in it, and it’s still standing when the applause has gone home.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re an embassy for people whose country doesn’t exist yet. The INFP feels the injury done to anyone whom the rules forgot; Aquarius keeps a cool head about it and asks how the whole thing could be arranged more humanely. So misfits find a defender in you, strangers confide within the hour, and opinions that make everyone else stare at their plate get a fair hearing. Your loyalty looks odd from outside, because you can be silent for months and then be entirely there. Love from you comes with great respect, some distance and the strangest birthday presents. Strong weather of your own, you prefer to watch from elsewhere.",
      argument: [
        "When a great wave comes, you take it somewhere else, for an hour or for days. Being seen out of control is more than you can bear, and you can’t speak while the feeling lasts. You come back when you’re calm, and they think you were never upset. What they get is the conclusion, frequently wise, with the tears taken out, and it has kept many quarrels from turning ugly. It also strikes them as cool. The arrangement preserves your dignity and costs you comfort, since comfort can only be given to a person who is there.",
        "When something gets to you this week, stay five minutes longer than you want to: “I’m upset, and I can’t talk yet. Sit here with me.” At your best you show people that one can be tender and free, and that the two were never enemies.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a harbor with no gate: everyone’s boat gets in, and some of them drip on the floor. The INFP looks for what is true in someone; Pisces can hardly tell another’s mood from its own, so your sympathy is complete. Without hurrying anyone, you can imagine why they did nearly anything, and they get up from the conversation feeling human. Thinking happens in images, some of them better than you know, and solutions reach you in the bathtub. Your love is forgiving, dreamy and full of nicknames; your humor arrives sideways. There is in you, besides, a very certain inner no. It tends to be right early, and delivering it is another art.",
      argument: [
        "Where other people say no, you let them find out. Everyone ought to be happy, now, in front of you, and a refusal would put disappointment on a face that you’d feel as your own. So out comes a yes that’s sincere for an afternoon, and only later do you notice that you didn’t mean it. In the moment it does them good. But they find out by waiting, wondering about everything they might have done, and for them it’s harder than a refusal.",
        "End one thing that you’ve let drift, in two lines: “I said yes, and I can’t do it. I’m sorry that I let you wait.” At your best you take the shame out of being human, and people walk lighter for having sat beside you.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can persuade a discouraged person, within one conversation, that their odd idea deserves an attempt.",
        "Injury to anything defenseless gets you on your feet before you’ve had time to be shy.",
        "Your sincerity is contagious; cynics near you forget for an hour what they had intended to say.",
      ],
      costs: [
        "Splendid openings accumulate behind you, because the third repetition feels to you like lying.",
        "People get your devotion in one blaze and then wait weeks, cooling, for you to come back.",
        "Disappointment strikes you as betrayal, so you walk away from some things that only needed a nap.",
      ],
      tensions: [
        {
          between: "Modest or magnificent",
          text: "You conceal your work and long to see it exhibited, so hang one piece wherever a stranger would have the opportunity to criticize it.",
        },
        {
          between: "Kind or furious",
          text: "You postpone anger until the kindness has been exhausted. Spend a modest amount of it weekly, while there’s plenty of both.",
        },
        {
          between: "Wait for it or go now",
          text: "Since the leisurely daydream and the sudden leap know nothing about each other, give every leap one boring week of preparation.",
        },
      ],
      practice:
        "On the first evening of each week, take one thing you started and left, work on it for twenty-five minutes, without improving the plan, and write at the top where you stopped.",
    },
    Earth: {
      gifts: [
        "Under your care neglected things recover, from ferns to apprentices, and you never mention the hours.",
        "Your ideals can be sat on, eaten from and lived in; you manufacture goodness out of actual wood.",
        "Others grow calm at your pace and find, to their surprise, that more gets done.",
      ],
      costs: [
        "You remain years too long in an existence that fits, because it has taken the shape of your back.",
        "Your affection is expressed in repairs, and the people you love are still waiting for the actual sentence.",
        "The vision outgrows your strength, whereupon you lie down and call yourself lazy.",
      ],
      tensions: [
        {
          between: "Meaning or maintenance",
          text: "You despise the chore until its neglect ruins the vision. Do one each morning, before you’ve had time for philosophy.",
        },
        {
          between: "Stay or stir",
          text: "Comfort argues persuasively and the calling mumbles, so give the calling one paid half day every week and see whether it becomes audible.",
        },
        {
          between: "Done or kept",
          text: "Once anything is finished it’s able to leave you, so determine its owner before beginning, and write the name underneath.",
        },
      ],
      practice:
        "Each morning for three weeks, before looking at any screen, spend ten minutes on one household job with your hands, and on the last day of the week, note which one left you lighter.",
    },
    Air: {
      gifts: [
        "You can put one person’s strangeness into words that another person is glad to hear.",
        "Quarrels lose their heat in your neighborhood, because each side hears itself quoted fairly.",
        "Curiosity keeps you young; you have never concluded in advance who is worth listening to.",
      ],
      costs: [
        "So many views pass through you that your own is reported missing at important moments.",
        "You live in the telling of your life, and the day itself goes by without you.",
        "Everyone counts you as a friend, and few could say what keeps you awake.",
      ],
      tensions: [
        {
          between: "Fair or faithful",
          text: "You do justice to every position and disappoint the one you actually favor. Argue for your own, once a week, however unconvincingly.",
        },
        {
          between: "Near or clear",
          text: "Distance makes you eloquent and closeness makes you stammer, but the important things need to be said in person, even if they come out crooked.",
        },
        {
          between: "Many or mine",
          text: "Every subject invites you. Accept the one whose boring pages you would read, and send regrets to two of the others.",
        },
      ],
      practice:
        "Once a week, before hearing what anyone else thinks of some question, write down your own answer in two lines and read them aloud to one person. Revise nothing for a full day, however persuasive they are.",
    },
    Water: {
      gifts: [
        "You know what people have lost before they mention it, and you make the losing less lonely.",
        "Affection, in your keeping, doesn’t go stale; you know what was best in those who’ve forgotten it.",
        "Beauty gets all the way in, and it comes out again as consolation for others.",
      ],
      costs: [
        "Feelings that were never yours determine what you do with an entire afternoon.",
        "You postpone living until the feeling passes, and there is always another behind it.",
        "Hurt is kept and tended so faithfully that those who caused it have long since moved.",
      ],
      tensions: [
        {
          between: "Merge or remain",
          text: "You find people by dissolving into them. Come back from each visit with one conviction you had before it.",
        },
        {
          between: "Look back or begin",
          text: "The past has better music. Let it play in the evening, and give the mornings to something with no history.",
        },
        {
          between: "Tender or firm",
          text: "You assume that a refusal would injure them as it injures you. Decline one thing a week, and observe how comfortably they survive.",
        },
      ],
      practice:
        "Every evening, draw a line down a page, and for five minutes put the feelings you picked up from others today on the left and your own on the right. Act only on the right side tomorrow.",
    },
  },
  openings: [
    "People like you read such descriptions, underline two lines, and feel a little lonelier afterward, because they were so nearly right. This one opens with a disagreement, as you do. There’s the person you are when nobody wants anything, and there is another, older than your manners and considerably less polite, with its own view of how you ought to live.",
    "Work is the topic on which your kind gets lectured most, generally by people who tell you to be realistic and then go home and weep at films. These pages take it as settled that you cannot give your best hours to something that leaves you cold, and ask the less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone turns up, people like you tend to be in love, with a person assembled from novels and one summer. Those who come later have to compete. These pages are about them, the actual ones, who snore and mean well, and about what you do in their company when you imagine that you’re doing nothing.",
    "You know more about your own insides than most people know about their town, and there’s one street that you take care not to go down, although you think about nearly everything else. Bring a coat. The residents are ruder than you are, and they’ve been hoping for a visit, and one or two of them can be of use.",
    "Days are harder for you than years. A whole life you can imagine, with its seasons and its meaning; a Tuesday with a dentist in it is another affair. So here are the smaller provisions, sleep, lessons, paint, ten minutes, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you want to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was rather good. These last pages go looking for what became of it, and hear from a correspondent who has known you for eighty years and is still remarkably fond of you.",
  ],
  year: {
    "new 1":
      "People meet your courteous side first, because the rest of you comes out only where it feels safe. If you alter something in your looks or your manner, choose a color, an opinion or a laugh that has so far been kept for home.",
    "new 2":
      "Money seldom interests you for its own sake, since it stands either for freedom or for worry, and you look at it according to your mood. Find out what other people charge for something that you have been giving away.",
    "new 3":
      "Most of your conversations take place beforehand in your imagination, where no one interrupts, so you are slightly tired of the real one when it comes. Short, unprepared exchanges go well at present, even with a neighbor you hardly know.",
    "new 4":
      "Home, to you, is the place where no one needs you to be cheerful, so a room that feels wrong wears on you more than it would on others. Moving one chair to the better window is a respectable start.",
    "new 5":
      "Making things is a pleasure to you until someone is meant to see them, and then the pleasure turns into an examination. Try something that you intend to throw away, because certainty about that generally brings back the enjoyment.",
    "new 6":
      "Routine has a poor reputation with you, because the routines you were given never came with a reason. When a habit serves something you love, you keep it faithfully, so connect a necessary chore with music, candlelight or an animal.",
    "new 7":
      "You approach people by degrees, and meanwhile your imagination fills in what you don’t know, mostly in their favor. If someone new interests you, ask a question about an ordinary day, and let the actual person do some of the talking.",
    "new 8":
      "Anything delicate, from a shared account to grief or desire, you approach in circles, because one clumsy word might hurt someone. The circling is kind and it can last for years. Find the simplest version of the first sentence, and say only that.",
    "new 9":
      "Distant places and large ideas feed you, and the imagined trip is so lovely that the real one looks awkward beside it. If you are drawn to something now, go a little unprepared, since awkward trips give you the better stories.",
    "new 10":
      "A career means little to you until you can see whom it helps, and to others that resembles drifting. When you do something in public, have one particular person in mind for whom it is meant, and it becomes much simpler to explain.",
    "new 11":
      "Groups exhaust you in the middle and please you at the edges, where one real conversation is usually going on. Look for a circle that shares an affection, for plants or old films, because then talking is only one of the possibilities.",
    "new 12":
      "Alone is where you find out what you felt, often some days after it happened, and without such hours other people’s moods accumulate in you. If an evening is free, leave it free, even if someone has a good use for it.",
    "full 1":
      "The picture that other people have of you turns up in a remark or a photograph, and it seldom resembles your own. It is generally kinder than yours, so before you correct it, consider what they notice that you overlook.",
    "full 2":
      "When the accounts come into view, your mood proceeds immediately to a verdict on yourself, because security and worth feel related to you. A balance is mostly a record of rent, generosity and shoes, and it looks milder after breakfast.",
    "full 3":
      "Because you consider your words so long, people hear a conclusion from you without having suspected that there was a question. Tell them earlier, while you are still unsure, and a misunderstanding can be corrected at the price of a blush.",
    "full 4":
      "In most families someone keeps the mood mild, and in yours it tends to be you, since you feel every quarrel in your own body. If it becomes loud at home, go for a walk, and let them manage for an hour.",
    "full 5":
      "Something you made, or your fondness for someone, is difficult to hide at present, and the exposure feels enormous because so much of your heart is in it. Other people see less than you suppose, and they would appreciate a better look.",
    "full 6":
      "Little tasks collect behind you while your attention is on larger ones, and eventually they all demand an answer at once. It has nothing to do with character. Dropping one of them openly is as useful as doing another.",
    "full 7":
      "With those you love you swallow disappointment politely, in the hope that it will dissolve, and some of it does. If a complaint has remained, say it as a wish, because a wish tells the other person what they can do.",
    "full 8":
      "Because you listen so well to other people’s sorrow, no one thinks of asking about yours. Whatever lies deep rises more easily now, and if tears come over something trivial, they were merely waiting for an occasion.",
    "full 9":
      "Your beliefs are like old friends to you, which is why an argument against one of them can spoil your afternoon. Someone who teases you about a conviction is not attacking you, and a belief you can laugh about is better company.",
    "full 10":
      "Praise embarrasses you and criticism stays with you for weeks, so being seen at work costs you twice. Keep a page of what was praised, in the exact words, and read it before you look at anything that was not.",
    "full 11":
      "You think warmly of your friends for weeks while they hear nothing from you, since the thinking itself feels like contact. If you have been silent too long, a photograph of something silly is apology enough for nearly anyone.",
    "full 12":
      "Tiredness reaches you late, because daydreaming resembles rest without quite being it. A whole season of feelings will sometimes ask for attention on the same evening, and sleeping, crying or looking at trees are all reasonable answers.",
    "eclipse 1":
      "Being easy to get along with has kept you safe and left people guessing. As that wears thin, a few edges show, and those who like you are generally relieved to find them.",
    "eclipse 2":
      "Security is partly a feeling with you, so a change in your income can shake your sense of worth. Recall what you were proud of before anyone had put a price on it.",
    "eclipse 3":
      "Some correspondence depends entirely on your loyalty. If an exchange of that kind goes silent, you needn’t revive it at once, and in the meantime a relative you rarely write to would be pleased.",
    "eclipse 4":
      "Leaving a home or a part in the family makes you grieve even for what never happened there. Take an object or two along with you, because the rest is safe in your memory.",
    "eclipse 5":
      "Love and talent rarely follow the story you imagined for them. When such a period ends, think back to what you enjoyed before it became important, and give that an hour to itself.",
    "eclipse 6":
      "Your systems begin in hope and are abandoned in guilt, since they were made for a more regular person. If one collapses, wait before you design another, and see what gets done anyway.",
    "eclipse 7":
      "It is difficult for you to tell where a person stops and your hope for them begins. A shift between you and someone makes that border easier to see, without making either of you wrong.",
    "eclipse 8":
      "Guilt makes you overpay, in tenderness as in money. If a debt or an old sorrow is ending, consider whether the decent amount was given some time ago, and stop there.",
    "eclipse 9":
      "After an ideal has disappointed you, you are tempted to give up on all of them. A belief that ends commonly leaves one good habit behind, and that is worth keeping for its own sake.",
    "eclipse 10":
      "No title ever fitted you comfortably, so the loss of one is both strange and restful. You took the last from politeness, and the next can wait until you want it.",
    "eclipse 11":
      "You put your hope in whole circles of people, and when one breaks up it feels like the failure of an idea. Two or three of them were the idea, and they can be invited.",
    "eclipse 12":
      "Something you have hidden, even from your diary, loses its reason to be hidden. It feels like exposure for a while and afterward like sleep, and no one is owed an explanation.",
    "jupiter soft":
      "When something good approaches, you step back to see for whom it was intended, because being chosen seems unlikely to you. More is offered in such a period, and less is expected in return. Accept the invitation that you would recommend to a friend in your place.",
    "jupiter hard":
      "Possibilities are what you like best, and at such a time there are more of them, all lovely, and your energy remains what it was. Choosing feels like betraying the others. Put them on a list with a date next year, so that nothing has to be rejected.",
    "saturn soft":
      "Discipline has a bad name with you, because it came from people who never asked what it was for. In the service of something you love it becomes devotion, and in that you are very stubborn. Give your favorite occupation the freshest hour of the day, before any duties.",
    "saturn hard":
      "Deadlines and requests for proof feel to you like being doubted, so you withdraw, or do everything the night before. A stricter period makes the pattern visible. No one is judging your soul, whatever the letter sounds like, and if you ask for more time, it is frequently granted.",
    "uranus soft":
      "Your unusual interests have grown mostly out of sight, because you feared a blank look. For a while the oddness itself is useful and people are curious about it. Preparation is how you generally miss such openings, so show something that is only half ready.",
    "uranus hard":
      "Sudden change makes you look for its meaning, since almost anything is bearable to you once it belongs to a story. Stories take time. If something you relied on shifts, start with soup, sleep and familiar faces, and leave the interpretation for a month or so later.",
    "neptune soft":
      "Imagination is where you are most at home, and for a while music, dreams and half-made lines come to you without being called. They leave just as easily, and nothing has to become of them. Keep a notebook near the bed, in case one of them is good.",
    "neptune hard":
      "You see the best in people so vividly that you can overlook how they behave today, and you would sincerely rather believe. Terms are apt to be vague in such a period. Before you sign or lend anything, show it to someone who both loves you and reads contracts.",
    "pluto soft":
      "Beneath your mildness there is a will, which your friends discover with surprise when a value is at stake. It is easier to reach now. An attachment that only courtesy has preserved, to a role, a grudge or a sofa, can end without a scene if you start.",
    "pluto hard":
      "You give way on so many things that people push until they reach the one you won’t give up, and then all of you are astonished. Find that line before they do. Mentioned early and in an ordinary voice, it seldom requires the speech you have been preparing.",
    "mercury retrograde":
      "You talk in hints and listen for them, which works beautifully with about three people. With the others meanings slip at such a time, and “Did you mean that?” saves an evening of interpretation.",
    "mercury direct":
      "Words that you have been turning over fall into an order you can stand behind. The third draft was good, and by the tenth it is only fear, so send it before another.",
    "venus retrograde":
      "Distance makes nearly everyone more lovable to you, and the past is very distant. If an old love comes to mind, try to recall an ordinary rainy Tuesday with that person as well.",
    "venus direct":
      "Pleasure needs less of an excuse again. Your way is to earn a treat first and feel guilty regardless, so let something be pretty or delicious without any further reason.",
    "mars retrograde":
      "Anger comes out of you as fatigue, a headache or an urgent wish to rearrange the books, because it seems unkind. With less energy it is easier to trace what started it.",
    "mars direct":
      "Energy returns in the direction of whatever you have resented not doing. That is a reliable guide, so follow it for one hour before you become reasonable and think of everyone else.",
    "ingress jupiter":
      "For about a year life is generous in this area, chiefly to people who turn up. Your habit is to enjoy a prospect from a distance, so go in for half an hour.",
    "ingress saturn":
      "Some years of gradual building begin here. Inspiration visits you when it likes, and this period rewards the other days, so choose something you would gladly do badly at first.",
    "ingress uranus":
      "For years to come nothing in this area is quite still. You bend more easily than you suppose, as long as your values are left alone, and modest experiments keep it playful.",
    "ingress neptune":
      "A long, dreamy period opens in this area, splendid for art and poor for fine print. Longing seems like information to you, and it is wise to ask whether it has any facts.",
    "ingress pluto":
      "Over many years, what you keep here from guilt becomes heavier, and what you would freely choose becomes stronger. It is gradual enough for you to take part in it.",
  },
};
