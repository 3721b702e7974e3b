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
        "At the airline counter a man in a good suit is shouting at a very young clerk, and the person who asks him to stop is, to general surprise and especially your own, you. Ten minutes earlier that same person apologized to a chair. INFP gave you a heart that winces at other people’s bruises; Aries never saw the point of waiting for someone braver. Enthusiasm takes you the same way, so that an idea wakes you at five and by breakfast it has a title and a drawing. Presents come in the wrong month, because the day you found the thing was obviously the day to give it. When you tell a discouraged friend that she’s good, she very nearly believes it.",
      argument: [
        "Aries gets to the point in one second, and INFP spends the rest of the evening taking it back. A colleague makes fun of your work in front of everybody, for the third time, and you tell him so, louder than you’d meant; then you see his face, and before he’s left the building there’s a message on his phone saying that you overreacted, long week, please forget it. He’s decent, so he does. He forgets the volume and, with it, the point, and in a month you get to hear the joke again. Being easy to make up with is a lovely quality. It’s also why the same quarrel keeps coming back.",
        "The next time you go off this week, apologize for half: “I’m sorry I raised my voice. I did mean what I said about the joke.” Then go for a walk, and send nothing further until morning.",
      ],
    },
    Taurus: {
      thesis:
        "You can choose a peach. It takes a while, the line behind you sighs, and then it’s the best peach anybody has had this summer. Taurus trusts what it can hold and INFP wants it to mean something, so plain things grow dear around you: one particular bench at six o’clock, one jacket, one song played daily for a year and still not worn out. Guests come for the weekend and sleep until eleven. A present from you was begun last winter, by hand, in secret. Nobody is hurried in your company, neither the child with the zipper nor the man who needs three tries to get to his point, and your joke, when it comes, comes low and late and is usually about lunch.",
      argument: [
        "Anyone who needs it can have the shirt off your back. The difficulty is that you really liked that shirt. INFP gives without a second thought; Taurus has the second thought an hour later, and it lasts until spring. A friend admires a book, your copy, the one with your pencil in it, and it’s in her bag before you’ve noticed saying yes. She leaves it on a train. You tell her it doesn’t matter in the slightest, and for half a year it takes some effort to be fond of her. She has no idea that she lost anything but paper.",
        "This week, when somebody asks for one of the real ones, keep it, and be generous another way: “That one I can’t lend. Let me get you your own.” They’ll be delighted, and you’ll have nothing to forgive.",
      ],
    },
    Gemini: {
      thesis:
        "Before the elevator reaches nine, you’ve given the two pigeons on the ledge names, a marriage, and a mortgage, and the stranger beside you wants to know what happens next. Gemini can do all the voices. INFP refuses to do a cruel one, so even your imitation of the boss leaves people fonder of him than before. Part of your mind is always writing: an overheard sentence goes into the phone, next to a word for the smell of rain on a warm parking lot and the title of a book about neither. With you along, a delayed train turns into the best part of the trip. Then you go home, shut the door, and find out what you thought of it all.",
      argument: [
        "A joke from someone you barely know gets your answer in seconds. Your best friend’s long message about her father has been waiting for almost three weeks. Gemini loves to reply; INFP loves the friend, and wants a reply worthy of what she wrote, with nothing glib in it, which calls for a free evening and a clear head. No such evening arrives. So mere acquaintances think of you as always there, and the ones you’d cross an ocean for look at their own last message and wonder. She can see you’ve been online. In her place, you’d be certain you had said too much.",
        "Take the oldest of those messages this week and answer it badly: “I’ve read this five times and I don’t have the right words. I’m so sorry, and I’m thinking of you both.” Press send before it gets beautiful.",
      ],
    },
    Cancer: {
      thesis:
        "Ask how two of your friends met, and you can do the entire conversation, both parts, including who had the cold. Cancer holds on to what was precious. INFP holds on to how it felt, and together they make you the place where people’s better moments are kept, even those they’ve mislaid. On somebody’s low day you’ll remind them of a brave thing they did at twenty-three, down to the weather, and they walk home taller. From a burning house you’d carry out a voicemail before the furniture. Strangers get the shy version. The few who are let all the way in get songs about the dog, a very good penguin impression, and a bed made up before they’ve admitted that they’d rather not drive.",
      argument: [
        "Someone you love makes an ugly joke across a restaurant table. You don’t laugh; you don’t say anything, either, you study the menu, though you’ve ordered. INFP knows that it was wrong and on whom it landed, while Cancer only knows that these are your people and the evening’s nearly over. So your conscience has to wait for the drive home, where you make a magnificent speech to the windshield. The one the joke was about saw you look down. The one who told it thinks you didn’t mind, and wonders, when you begin to visit less, if it’s the distance.",
        "This week, call about the last one, whatever it was: “I love you, and that joke bothered me. I should’ve told you at the time.” It’ll take a minute. Families live through far worse, and you’ll be able to look forward to seeing them again.",
      ],
    },
    Leo: {
      thesis:
        "Every nervous performer who walks out onto a stage looks for one face, and at the school play, the poetry night, and the office talent show it’s yours. You’re leaning forward. The popcorn has been forgotten. INFP feels what it cost somebody to stand up there, Leo believes such a thing should be met with flowers, so you’re the first to rise and the last to stop clapping. Ordinary days get the same treatment: birthdays have a procession, the new bike is christened, dogs hold titles. Shy people hear from you what’s magnificent about them, in words they go home and write down. As for your own singing, only the shower has heard it all, and the shower thinks you’re tremendous.",
      argument: [
        "Late at night you post the poem. By seven it’s down again. Leo made it to be seen, INFP can’t bear to be caught wanting that, and the compromise is to leave things where somebody might happen on them: the notebook open on the desk, the sketch on the shared drive, the song in a folder called Misc. It’s hide-and-seek, except that nobody’s been told it has begun. Those who love you would drop everything to look. They walk past the desk and see a desk, and you decide, with a small ache, that it wasn’t any good.",
        "Tell one of them this week, and make allowance for your nerves: “I made something, and I want you to see it. I’ll be in the other room until you’re done.” Let them come and find you, and believe the first thing they say.",
      ],
    },
    Virgo: {
      thesis:
        "A child’s mitten on the sidewalk can’t be left there. It goes up on the railing, at a height where a child would see it, turned so that the pattern shows. INFP was thinking of whoever lost it, Virgo of the height, and most of your kindness is made in that order, tender first and then accurate. Somebody’s cover letter comes back from you with four words changed, and at last it sounds like her. You collect human absurdity as others do shells: misprints on menus, the neighbor who scolds his hedge, your own habit of thanking the ticket machine. It comes out months later, deadpan, from the back seat. And your birthday cards get kept, because the sentence inside was meant for one person.",
      argument: [
        "INFP would like to be loved for nothing. Virgo has brought tools. A friend has you over to sit in her garden, simply because she likes having you there, and by three you’ve rehung the gate and found out what’s eating the beans. Being useful is easier than lying in a lawn chair being liked, since a useful person knows what they’re there for. She follows you around with two glasses, saying leave it, really. What she wanted to tell you needed you to be sitting down. You drive off pleased about the gate and a little sad, as you often are after being thanked.",
        "Go somewhere this week with nothing in your hands, and announce it at the door: “I’m not fixing anything today. I came to see you.” The beans will manage.",
      ],
    },
    Libra: {
      thesis:
        "Four blocks out of your way is a front door painted the right blue, and you take people to see it, and they do see it. INFP wants everybody loved as they are; Libra knows how that’s done in practice, down to the choice of paper. At a long table you can tell before the toasts who’s going to be lonely, and two place cards have already moved. Ask, and you’ll explain why one green is sad and another only tired. Quarrels cool down when you walk in, chiefly because no one likes to be ugly in front of you. Such sweetness leads people to think you can be talked into things. On two or three matters, with lovely manners, you’ve never moved an inch.",
      argument: [
        "Five people have been asked what you ought to do, and you’ve known since Monday. Libra hates to decide alone. INFP decided on the spot, somewhere below the ribs, and isn’t open to discussion. So a friend gives up her evening to your two apartments, draws columns, becomes quite brilliant about the commute, and you nod and thank her from the heart. Then you sign for the other one, the impractical one with the tree. She laughs and asks why you bothered calling, and she isn’t altogether joking. Her next advice comes in a single line, and you feel left alone with a big decision.",
        "What you wanted was a witness. This week, ask for one: “I think I’ve already decided, and I don’t need advice. Will you listen while I say it out loud?” Anybody would, and it’s a much easier evening for them, too.",
      ],
    },
    Scorpio: {
      thesis:
        "In a car at night, with your eyes on the road and the radio low, people tell you things. It isn’t only the dark. INFP won’t think less of them, Scorpio had guessed already, and next morning you look at them just as you did before, which is the very thing they were afraid of losing. One piece of music lasts you a month. In novels you have a soft spot for the villain and can say, with page numbers, where someone ought to have been kinder to him. Small talk you manage like a courteous tourist until somebody says one true thing, and then you’re home. For a chosen few there’s also the mischief: wicked, whispered, and timed for the solemn part.",
      argument: [
        "INFP believes the best of people. Scorpio checks. So when someone you love says they’ll be working late, you answer that it’s fine, and mean it, and at eleven you’re in bed with the phone an inch from your nose, looking up when they were last online. You feel like a policeman and a fool. Nothing’s there. The next day you’re extra sweet, out of guilt, and a shade more watchful, and they sense both without knowing why, because it’s tiring to be adored and investigated by the same person. If they ask, you slept badly, which is true.",
        "Sometime this week, put it as a question at the moment you’d have reached for the phone: “I had an uneasy feeling last night, and I’d sooner ask you than wonder. Is everything all right?” Then believe the answer for one whole day. Your instinct isn’t going anywhere.",
      ],
    },
    Sagittarius: {
      thesis:
        "Wrong trains have been good to you. Looking up from a book in some unknown town, you walk around it for an hour and come home with a favorite bench and the life story of a retired ferry pilot. Sagittarius is sure that something wonderful lies farther on, INFP that it lies inside people, and you look in both places. Discouraged friends call you for the view. Instead of saying that it’ll all be fine, you remember out loud what they wanted in the first place, and it starts to sound possible again. Hard truths slip out of you in the middle of a laugh. And you’ll happily learn the word for snow in a language you have no plans to need.",
      argument: [
        "Some things you love so much that everyone should have them, and so much that no one should touch them. Sagittarius would give them out on street corners. INFP keeps them in a drawer. So you sit a friend down in front of the film, your film, and you don’t watch the film, you watch the friend. He looks at his phone during the station scene, and something in you closes. At the end he says it was good, and it sounds like an insult. He did like it. But by now there’s one right way to like it, and those who sense that either gush or stay away.",
        "Pass something on this week, and leave the room: “I love this too much to watch you watch it. Take it home, and tell me what you think.” Believe what you hear, even if it’s only that it was good.",
      ],
    },
    Capricorn: {
      thesis:
        "Promise a child you’ll come to the recital, and you’ll be there, second row, early, through forty minutes of other people’s clarinets. INFP made the promise out of love. Capricorn wrote it down. Whole choirs, reading clubs, and footpaths go on existing because one quiet person found them lovely and also did the accounts. Compliments from you are so rare and so thoroughly considered that people remember where they were standing. You’re at ease with anything old, tools, songs, great-aunts, and ask them real questions. Then somebody puts on the wrong music at a staff party, and it turns out, to general amazement, that you can dance, and that your remarks about the evening, made without moving your lips, are the best thing at it.",
      argument: [
        "Sunday, nine at night. Everything’s done, the bag’s ready for Monday, and at last you sit down with the guitar, or the notebook, or whatever yours is. INFP has waited all week for this. Capricorn made sure it came last, since a heart’s desire isn’t a duty. It gets twenty tired minutes, with an eye on the clock, and doesn’t go very well. So you judge the dream by what it can do in your worst hour, decide that you haven’t much talent, and are shorter with people in the morning than they deserve.",
        "What you do keep is appointments. Make this one, for a morning this week, and guard it as you would the dentist’s: “I can’t before noon on Saturday. I’ve got something I always do then.” Hardly anyone will ask what it is. Then stay at it until noon, and do the chores some other day.",
      ],
    },
    Aquarius: {
      thesis:
        "Sooner or later at any wedding there’s a child under a table, and before the cake is cut you’ve crawled in, too, to ask what it’s like in there. INFP can’t enjoy a party while somebody’s outside it; Aquarius would like a word with whoever drew up the seating. Eccentrics, newcomers, and men with unpopular theories about pigeons are treated by you as honored guests. Your presents are peculiar and exactly right: a map of the city’s public pianos, a jar of river glass, a letter to be opened the next time it snows. In the group chat you keep silent for weeks and then post the line everybody quotes. After months without a word you walk in as if it were yesterday.",
      argument: [
        "More than anything, you’d like to be understood, and you can’t stand being figured out. INFP longs for the person who simply knows. Aquarius hears that something is “so you” and begins at once to be somebody else. When a friend who has paid attention hands you the right present, you thank her a bit stiffly and mention that you’ve actually gone off owls. You haven’t; you were only caught. She isn’t offended. She buys you gift cards from then on, and you look at them with the old feeling that nobody has ever really seen you.",
        "The next time this week that someone guesses correctly, in anything from a movie to a sandwich, let it stand: “You got me. That’s exactly what I’d have picked.” They’ll glow. And there’s plenty left of you that they couldn’t guess in twenty years.",
      ],
    },
    Pisces: {
      thesis:
        "You miss your stop. Sometimes it’s the chapter, and sometimes the woman beside you was crying and it would have been rude to get off. INFP wants to know what’s true in a person, Pisces has already begun to feel it, and nobody’s ever had to explain a sorrow to you twice. People forgive themselves for things in your company. The umbrella has a name, the fern has a name, and friends have three apiece. Answers come to you in the bathtub, complete, in the form of a picture, and they’re better than what the meeting came up with. As for your jokes, they’re so quiet that half the table misses them and the other half can’t breathe.",
      argument: [
        "Your yes takes a second, and your no takes two days. Somebody wants you along for a weekend at the lake, nine people and one bathroom, and she’s so hopeful that Pisces is hopeful as well; you can smell the pines. INFP isn’t heard from until two days later, alone, on a walk, when it’s perfectly plain that you’d sooner have a tooth out. By then she’s counted you in. Since you can’t bear to see that face fall, you don’t tell her, you go vague, and she has to work it out from how slowly you type. She’d have taken a no quite well. It’s the vagueness she talks about later.",
        "For anything longer than a coffee this week, ask for the two days up front: “That sounds lovely. I’m slow at deciding, so I’ll tell you Thursday.” And tell her, in the first line.",
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
    "sun 1":
      "“I don’t mind,” you say about the film, the restaurant and the whole of Sunday, and on the way there you find out that you did. The choosing is yours for a few weeks. Start with one small thing a day, and say it before anyone has asked.",
    "sun 2":
      "Because the person selling it has had a hard day, you buy it, and you keep it out of loyalty. Pity’s a good reason to be friendly and a poor one to own a lamp. Next time, walk around the block and ask whether you’d want it from a machine.",
    "sun 3":
      "The right sentence comes to you on the way home, an hour after the conversation. With so much talk about at the moment, you needn’t waste it: go back the next day and say, “I’ve been thinking about what you told me.” Hardly anyone minds having been thought about.",
    "sun 4":
      "Any tidying you start ends with you on the floor, reading something you’d forgotten you had. It’s a fair use of weeks that are for home and where you come from. Keep whatever has a story, give away one bag, and tell the story to someone who was there.",
    "sun 5":
      "Across a room you can be in love for years, sometimes with the person you live with. Come closer, and ask for something small with a day in it: “I’m going to the market on Sunday, come with me.” Nobody’s ever been frightened by a market.",
    "sun 6":
      "Before starting, you wait until you feel like it, which gets you your best work and your latest bills. While the days are made of small duties, try one in the wrong mood, for just ten minutes. Half the time you’re in the right one by minute six.",
    "sun 7":
      "In a disagreement you see the other side so well that you end up arguing it for them, and your own goes home with you unspoken. Before the next serious talk, put what you’d like into one written line. Read it out, even if they’ve just been nice to you.",
    "sun 8":
      "Whatever you lend, a book, some money, a weekend, you say there’s no hurry, and later it’s you who crosses the street. What’s shared and owed is easier to mention now. If something’s still out, ask for it with a day attached, and have that side of the street back.",
    "sun 9":
      "Your convictions are strong, and most of them have stayed at home with you. Take one out for an afternoon: to the animal shelter, the language class, the meeting you’ve only read about. It’s easier to explain a belief to people who’ve watched you sweep the floor for it.",
    "sun 10":
      "You introduce your work with an apology, so people go looking for the flaw you’ve announced. More of them are looking than usual, and it’s a good moment to hand something in with no preface at all. If the silence is too much for you, say “Here it is.”",
    "sun 11":
      "Friends know your kindness by heart and your hopes hardly at all. Choose a hope that’s too big for one person, the choir, the garden, the move to another town, and tell it to two people who like you. Ask them who they know, before you ask what they think.",
    "sun 12":
      "Late in the evening you take out some clumsy thing you said years ago and blush all over again. A quiet month is good for putting it away: write down the remark, and under it what a friend would say. Any apology still owed can go out tomorrow.",
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
