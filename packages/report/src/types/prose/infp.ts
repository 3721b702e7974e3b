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
        "Aries gets to the point in one second, and INFP spends the rest of the evening taking it back. A colleague makes fun of your work in front of everybody, for the third time, and you tell him so, louder than you’d meant; then you see his face, and before he’s left the building there’s a message on his phone saying that you overreacted, long week, please forget it. He’s decent, so he does. He forgets the volume and, with it, the point, and in a month you get to hear the joke again. Being easy to make up with is a lovely quality, and also why the same quarrel keeps coming back.",
        "The next time you go off this week, apologize for half: “I’m sorry I raised my voice. I did mean what I said about the joke.” Then go for a walk, and send nothing further until morning.",
      ],
    },
    Taurus: {
      thesis:
        "You can choose a peach. It takes a while, the line behind you sighs, and then it’s the best peach anybody has had this summer. Taurus trusts what it can hold and INFP wants it to mean something, so plain things grow dear around you: one particular bench at six o’clock, one jacket, one song played daily for a year and still not worn out. Guests come for the weekend and sleep until eleven. A present from you was begun last winter, by hand, in secret. Nobody is hurried in your company, neither the child with the zipper nor the man who needs three tries to get to his point, and your joke, when it comes, comes low and late and is usually about lunch.",
      argument: [
        "Anyone who needs it can have the shirt off your back. The difficulty is that you really liked that shirt. INFP gives without a second thought; Taurus has the second thought an hour later, and it lasts until spring. A friend admires a book, your copy, the one with your pencil in it, and it’s in her bag before you’ve noticed saying yes. She leaves it on a train. You tell her it doesn’t matter at all, and for half a year it takes some effort to be fond of her, while she has no idea that she lost anything but paper.",
        "This week, when somebody asks for one of the real ones, keep it, and be generous another way: “That one I can’t lend. Let me get you your own.” They’ll be delighted, and you’ll have nothing to forgive.",
      ],
    },
    Gemini: {
      thesis:
        "Before the elevator reaches nine, you’ve given the two pigeons on the ledge names, a marriage, and a mortgage, and the stranger beside you wants to know what happens next. Gemini can do all the voices. INFP refuses to do a cruel one, so even your imitation of the boss leaves people fonder of him than before. Part of your mind is always writing: an overheard sentence goes into the phone, next to a word for the smell of rain on a warm parking lot and the title of a book about neither. With you along, a delayed train turns into the best part of the trip. Then you go home, shut the door, and find out what you thought of it all.",
      argument: [
        "A joke from someone you barely know gets your answer in seconds. Your best friend’s long message about her father has been waiting for almost three weeks. Gemini loves to reply; INFP loves the friend, and wants a reply worthy of what she wrote, with nothing glib in it, which calls for a free evening and a clear head. No such evening arrives, so mere acquaintances think of you as always there, and the ones you’d cross an ocean for look at their own last message and wonder. She can see you’ve been online; in her place, you’d be certain you had said too much.",
        "Take the oldest of those messages this week and answer it badly: “I’ve read this five times and I don’t have the right words. I’m so sorry, and I’m thinking of you both.” Press send before it gets beautiful.",
      ],
    },
    Cancer: {
      thesis:
        "Ask how two of your friends met, and you can do the entire conversation, both parts, including who had the cold. Cancer holds on to what was precious, INFP to how it felt, and together they make you the place where people’s better moments are kept, even those they’ve mislaid. On somebody’s low day you’ll remind them of a brave thing they did at twenty-three, down to the weather, and they walk home taller. From a burning house you’d carry out a voicemail before the furniture. Strangers get the shy version. The few who are let all the way in get songs about the dog, a very good penguin impression, a hot-water bottle, and a bed made up before they’ve admitted that they’d rather not drive.",
      argument: [
        "Someone you love makes an ugly joke across a restaurant table. You don’t laugh; you don’t say anything, either, you study the menu, though you’ve ordered. INFP knows that it was wrong and on whom it landed, while Cancer only knows that these are your people and the evening’s nearly over. So your conscience has to wait for the drive home, where you make a magnificent speech to the windshield. The one the joke was about saw you look down; the one who told it thinks you didn’t mind, and wonders, when you begin to visit less, if it’s the distance.",
        "This week, call about the last one, whatever it was: “I love you, and that joke bothered me. I should’ve told you at the time.” It’ll take a minute, families live through far worse, and you’ll be able to look forward to seeing them again.",
      ],
    },
    Leo: {
      thesis:
        "Every nervous performer who walks out onto a stage looks for one face, and at the school play, the poetry night, and the office talent show it’s yours. You’re leaning forward, the popcorn forgotten. INFP feels what it cost somebody to stand up there, Leo believes such a thing should be met with flowers, so you’re the first to rise and the last to stop clapping. Ordinary days get the same treatment: birthdays have a procession, the new bike is christened, dogs hold titles. Shy people hear from you what’s magnificent about them, in words they go home and write down. As for your own singing, only the shower has heard it all, and the shower thinks you’re tremendous.",
      argument: [
        "Late at night you post the poem. By seven it’s down again. Leo made it to be seen, INFP can’t bear to be caught wanting that, and the compromise is to leave things where somebody might happen on them: the notebook open on the desk, the sketch on the shared drive, the song in a folder called Misc. It’s hide-and-seek, except that nobody’s been told it has begun. Those who love you would drop everything to look, but they walk past the desk and see a desk, and you decide, with an ache, that it wasn’t any good.",
        "Tell one of them this week, and make allowance for your nerves: “I made something, and I want you to see it. I’ll be in the other room until you’re done.” Let them come and find you, and believe the first thing they say.",
      ],
    },
    Virgo: {
      thesis:
        "A child’s mitten on the sidewalk can’t be left there. It goes up on the railing, at a height where a child would see it, turned so that the pattern shows. INFP was thinking of whoever lost it, Virgo of the height, and most of your kindness is made in that order, tender first and then accurate. Somebody’s cover letter comes back from you with four words changed, and at last it sounds like her. You collect human absurdity as others do shells: misprints on menus, the neighbor who scolds his hedge, your own habit of thanking the ticket machine. It comes out months later, deadpan, from the back seat. And your birthday cards get kept, because the sentence inside was meant for one person.",
      argument: [
        "INFP would like to be loved for nothing. Virgo has brought tools. A friend has you over to sit in her garden, simply because she likes having you there, and by three you’ve rehung the gate and found out what’s eating the beans. Being useful is easier than lying in a lawn chair being liked, since a useful person knows what they’re there for. She follows you around with two glasses, saying leave it, really, when what she wanted to tell you needed you sitting down. You drive off pleased about the gate and a little sad, as you often are after being thanked.",
        "Go somewhere this week with nothing in your hands, and announce it at the door: “I’m not fixing anything today. I came to see you.” The beans will manage.",
      ],
    },
    Libra: {
      thesis:
        "Four blocks out of your way is a front door painted the right blue, and you take people to see it, and they do see it. INFP wants everybody loved as they are; Libra knows how that’s done in practice, down to the choice of paper. At a long table you can tell before the toasts who’s going to be lonely, and two place cards have already moved. Ask, and you’ll explain why one green is sad and another only tired. Quarrels cool down when you walk in, chiefly because no one likes to be ugly in front of you. Such sweetness leads people to think you can be talked into things. On two or three matters, with lovely manners, you’ve never moved an inch.",
      argument: [
        "Five people have been asked what you ought to do, and you’ve known since Monday. Libra hates to decide alone, but INFP decided on the spot, somewhere below the ribs, and isn’t open to discussion. So a friend gives up her evening to your two apartments, draws columns, becomes brilliant about the commute, and you nod and thank her from the heart. Then you sign for the other one, the impractical one with the tree. She laughs and asks why you bothered calling, and she isn’t altogether joking. Her next advice comes in a single line, and you feel left alone with a big decision.",
        "What you wanted was a witness, so this week ask for one: “I think I’ve already decided, and I don’t need advice. Will you listen while I say it out loud?” Anybody would, and it’s an easier evening for them, too.",
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
        "Wrong trains have been good to you. Looking up from a book in some unknown town, you walk around it for an hour and come home with a favorite bench and the life story of a retired ferry pilot. Sagittarius is sure that something wonderful lies farther on, INFP that it lies inside people, and you look in both places. Discouraged friends call you for the view: instead of saying that it’ll all be fine, you remember out loud what they wanted in the first place, and it starts to sound possible again. Hard truths slip out of you in the middle of a laugh. And you’ll happily learn the word for snow in a language you have no plans to need.",
      argument: [
        "Some things you love so much that everyone should have them, and so much that no one should touch them. Sagittarius would give them out on street corners; INFP keeps them in a drawer. So you sit a friend down in front of the film, your film, and you don’t watch the film, you watch the friend. He looks at his phone during the station scene, and something in you closes. At the end he says it was good, and it sounds like an insult. He did like it, but by now there’s one right way to like it, and those who sense that either gush or stay away.",
        "Pass something on this week, and leave the room: “I love this too much to watch you watch it. Take it home, and tell me what you think.” Believe what you hear, even if it’s only that it was good.",
      ],
    },
    Capricorn: {
      thesis:
        "Promise a child you’ll come to the recital, and you’ll be there, second row, early, through forty minutes of other people’s clarinets. INFP made the promise out of love. Capricorn wrote it down. Whole choirs, reading clubs, and footpaths go on existing because one quiet person found them lovely and also did the accounts. Compliments from you are so rare and so thoroughly considered that people remember where they were standing. You’re at ease with anything old, tools, songs, great-aunts, and ask them real questions. Then somebody puts on the wrong music at a staff party, and it turns out, to general amazement, that you can dance, and that your remarks about the evening, made without moving your lips, are the best thing at it.",
      argument: [
        "Sunday, nine at night. Everything’s done, the bag’s ready for Monday, and at last you sit down with the guitar, or the notebook, or whatever yours is. INFP has waited all week for this, and Capricorn made sure it came last, since a heart’s desire isn’t a duty. It gets twenty tired minutes, with an eye on the clock, and doesn’t go well. So you judge the dream by what it can do in your worst hour, decide that you haven’t much talent, and are shorter with people in the morning than they deserve.",
        "What you do keep is appointments, so make this one, for a morning this week, and guard it as you would the dentist’s: “I can’t before noon on Saturday. I’ve got something I always do then.” Hardly anyone will ask what it is. Then stay until noon, and do the chores another day.",
      ],
    },
    Aquarius: {
      thesis:
        "Sooner or later at any wedding there’s a child under a table, and before the cake is cut you’ve crawled in, too, to ask what it’s like in there. INFP can’t enjoy a party while somebody’s outside it; Aquarius would like a word with whoever drew up the seating. Eccentrics, newcomers, and men with unpopular theories about pigeons are treated by you as honored guests. Your presents are peculiar and exactly right: a map of the city’s public pianos, a jar of river glass, a letter to be opened the next time it snows. In the group chat you keep silent for weeks and then post the line everybody quotes. After months without a word you walk in as if it were yesterday.",
      argument: [
        "Above all, you’d like to be understood, and you can’t stand being figured out. INFP longs for the person who simply knows, while Aquarius, hearing that something is “so you,” at once becomes somebody else. When a friend who has paid attention hands you the right present, you thank her a bit stiffly and mention that you’ve actually gone off owls. You haven’t; you were only caught. She isn’t offended, but she buys you gift cards from then on, and you look at them with the old feeling that nobody has really seen you.",
        "The next time this week that someone guesses correctly, in anything from a movie to a sandwich, let it stand: “You got me. That’s exactly what I’d have picked.” They’ll glow. And there’s plenty left of you that they couldn’t guess in twenty years.",
      ],
    },
    Pisces: {
      thesis:
        "You miss your stop. Sometimes it’s the chapter, and sometimes the woman beside you was crying and it would have been rude to get off. INFP wants to know what’s true in a person, Pisces has already begun to feel it, and nobody’s ever had to explain a sorrow to you twice. People forgive themselves for things in your company. The umbrella has a name, the fern has a name, and friends have three apiece. Answers come to you in the bathtub, complete, in the form of a picture, and they’re better than what the meeting came up with. As for your jokes, they’re so quiet that half the table misses them and the other half can’t breathe.",
      argument: [
        "Your yes takes a second, and your no takes two days. Somebody wants you along for a weekend at the lake, nine people and one bathroom, and she’s so hopeful that Pisces is hopeful as well; you can smell the pines. INFP isn’t heard from until two days later, alone, on a walk, when it’s perfectly plain that you’d sooner have a tooth out. By then she’s counted you in. Since you can’t bear to see that face fall, you don’t tell her, you go vague, and she has to work it out from how slowly you type. She’d have taken a no quite well; it’s the vagueness she talks about later.",
        "For anything longer than a coffee this week, ask for the two days up front: “That sounds lovely. I’m slow at deciding, so I’ll tell you Thursday.” And tell her, in the first line.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When a colleague waves off her own idea, you say “No, wait, tell me,” and you honestly want to hear.",
        "Your delight is catching: friends who only came out of politeness are soon lying in the grass, admiring a beetle.",
        "Somebody’s yelling at a dog on the corner, and you’ve spoken up before you had time to be shy.",
      ],
      costs: [
        "Projects of yours open like fireworks, and by the third gray week somebody else is left holding the stick.",
        "Someone disappoints you in a small way, and you’re gone before they’ve understood what happened.",
        "One lukewarm answer to something you made, and the whole thing goes into a drawer, including the good part.",
      ],
      tensions: [
        {
          between: "Bright idea or dull form",
          text: "The idea sets you on fire, the form for it puts you out, and so it lies there until after the deadline. Fill in its first line standing up, before your coffee.",
        },
        {
          between: "Being kind or being angry",
          text: "Anger seems unkind to you, so you save it up, and it lands on a friend who was late once. Spend it in small coins: say “I minded that” before you leave the table.",
        },
        {
          between: "Dreaming on or jumping in",
          text: "You dream of it for months, then in a single evening you quit, book, or confess. Before the next leap, do one boring thing by daylight: read the small print.",
        },
      ],
      practice:
        "On seven evenings, at seven, show one half-made thing of yours, a page, a sketch, a melody, to one person for two minutes without apologizing for it. Thank them for whatever they say, shut the notebook, and leave it alone until morning.",
    },
    Earth: {
      gifts: [
        "A nervous beginner learns from you, because you’d sooner start over with him than let him hear you sigh.",
        "You put an unhappy friend in the good chair, with a blanket and buttered toast, and ask nothing at all.",
        "In your hands thrown-out things recover, a cracked bowl, a three-legged stool, and visitors ask where you bought them.",
      ],
      costs: [
        "You’ve imagined a cathedral and the day has only six good hours, so by evening you’re calling yourself lazy.",
        "Pushed a little, you say yes and don’t move, and the people waiting with their coats on have no idea why.",
        "A chair, a lamp, and the same walk suit you so well that a whole autumn passes with nothing new in it.",
      ],
      tensions: [
        {
          between: "Handing over or holding on",
          text: "You make things for other people, and as soon as one is good you can’t part with it. Before you begin the next, write its future owner’s name underneath, in ink.",
        },
        {
          between: "Quiet company or plain words",
          text: "You’d rather sit beside a person than talk, and when it’s important, you repair their table instead. Say the sentence first, “I was worried about you,” and then pick up the sandpaper.",
        },
        {
          between: "Pushing through or lying down",
          text: "Your body says it’s exhausted, your ideals say that others have it harder, and you continue until you drop. Lie down at the first yawn, for twenty minutes, with the door shut.",
        },
      ],
      practice:
        "For a week, at eight every morning, do one job with your hands that you can see afterward: a drawer, a windowpane, a pot of herbs. Stop after ten minutes, drop a button into a jar, and count the buttons on Sunday evening.",
    },
    Air: {
      gifts: [
        "In a complicated meeting you repeat what everybody meant, a little better than they said it, and shoulders come down.",
        "A friend’s peculiar habit gets a name from you so affectionate and exact that she begins to enjoy it herself.",
        "An old man with opinions about clocks gets half an hour of your genuine curiosity, and goes away humming.",
      ],
      costs: [
        "So many opinions pass through your head before lunch that your own appears only on the bus going home.",
        "Everybody gets a lively letter and nobody gets any news, so the people who love you have to guess how you are.",
        "During a beautiful afternoon you’re already finding the words for it, and about half of it gets past you.",
      ],
      tensions: [
        {
          between: "One subject or all of them",
          text: "You want to do one thing well, but everything is interesting, so you’ve studied glaciers and Thursday’s page is empty. Give that page twenty minutes before you open anything else.",
        },
        {
          between: "Being just or being loyal",
          text: "When a friend complains about somebody, you speak up for the other side, and she goes quiet. Take her part for ten minutes, wholly, and let justice wait for dessert.",
        },
        {
          between: "Imagining it or going there",
          text: "You picture a trip so vividly that you’ve almost had it already, and the suitcase stays in the closet. This Saturday, take any bus to the very last stop, and get out.",
        },
      ],
      practice:
        "For a week, before opening any messages, write one line every morning that begins with “I want,” on the back of a receipt. Read it to somebody by noon in your ordinary voice, without apologizing, and throw the receipt away at bedtime.",
    },
    Water: {
      gifts: [
        "You notice that the new colleague always eats alone, and the next day you’re sitting there with your own sandwich.",
        "Friends who’ve lost somebody, even a cat, can say the name to you as often as they like, and you listen.",
        "A melody that made you cry on Monday evening is in the right person’s inbox by Tuesday, with two shy words.",
      ],
      costs: [
        "An irritated voice at nine is still in the room for you at four, and your own work hasn’t been let in.",
        "A slight goes in quietly and lives there for ages, and its author never gets to apologize.",
        "Sadness arrives on a free afternoon, you wait on the sofa until it’s over, and the afternoon is over first.",
      ],
      tensions: [
        {
          between: "Being kind or saying no",
          text: "You can hear how unhappy a no would make them, so you say yes and then do it late. Send one refusal this week in writing: “I can’t take this on, but good luck.”",
        },
        {
          between: "Melting in or standing apart",
          text: "You get near people by feeling what they feel, and on the way home you can’t find your own opinion. Before the next visit, put one in your pocket, on paper.",
        },
        {
          between: "Looking back or setting out",
          text: "The old days play so sweetly in your memory that today sounds thin, and you stay in with them. Keep the photographs for Sunday evening, and give Saturday to somewhere new.",
        },
      ],
      practice:
        "For a week, at six every evening, describe one small hurt or pleasure of the day to somebody, or to the recorder on your phone, in under a minute. Then play one noisy song all the way through, and when it ends, let the matter rest until tomorrow.",
    },
  },
  openings: [
    "People like you read a description like this, underline two lines, and feel a little lonelier afterward, because it was so nearly right. This one has two halves, like you. There’s the person you are when nobody wants anything, and there’s the other one, older than your manners and considerably less polite, with strong opinions on how you ought to be living.",
    "Work is what your kind gets lectured on most, generally by someone who tells you to be realistic and then goes home and cries at a movie. There’s no lecture here. These pages consider it settled that you can’t give your best hours to something that leaves you cold, and ask less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone turns up, people like you are generally in love already, with a person assembled from novels and one summer, and whoever comes later has to compete. These pages are about the competition, the living kind, who snore and mean well, and about what you do to them while you imagine that you’re doing nothing.",
    "You know your own insides better than most people know their hometown, and you’ve walked over nearly all of it, except for one street that you take care not to go down. Bring a coat. The residents are ruder than you are, they’ve been expecting a visitor for years, and one or two of them are remarkably useful.",
    "Days are harder for you than years. You can imagine a whole life, with its seasons and its meaning; a Tuesday with a dentist in it is another story. So here is the small stuff, sleep, lessons, paint, ten minutes of exercise, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you’re going to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was generally a good one, and these last pages go looking for what became of it, with the help of a letter from the eighty-year-old you, who is still rather fond of the child.",
  ],
  year: {
    "sun 1":
      "“I don’t mind,” you say about the film, the restaurant and the whole of Sunday, and on the way there you discover that you did. The choosing is yours for a few weeks, so start with one small preference a day, and state it before anyone has asked.",
    "sun 2":
      "Because the person selling it has had an exhausting day, you buy it, and you keep it out of loyalty. Pity’s an excellent reason to be friendly and a poor one to own a lamp; next time, walk around the block and consider whether you’d want it from a machine.",
    "sun 3":
      "The right sentence occurs to you on the way home, an hour after the conversation. With so much discussion about at present, you needn’t waste it: go back the next day and say, “I’ve been thinking about what you told me.” Hardly anyone minds having been thought about.",
    "sun 4":
      "Any tidying you undertake ends with you on the floor, reading something you’d forgotten you had, which is a fair use of weeks intended for home and where you come from. Keep whatever has a story, give away one bag, and tell the story to someone who was there.",
    "sun 5":
      "Across a room you can be in love for years, sometimes with the person you live with. Come closer, and ask for something modest with a day in it: “I’m going to the market on Sunday, come with me.” Nobody’s ever been frightened by a market.",
    "sun 6":
      "Before starting, you wait until you feel like it, which produces your best work and your latest bills. While the days consist of small duties, attempt one in the wrong mood, for just ten minutes. Half the time you’re in the right one by minute six.",
    "sun 7":
      "In a disagreement you see the other side so clearly that you end up presenting it on their behalf, and your own goes home with you unspoken. Before the next serious talk, put what you’d like into one written line, and read it out, even if they’ve just been nice to you.",
    "sun 8":
      "Whatever you lend, a book, some money, a weekend, you say there’s no hurry, and later it’s you who crosses the street. What’s shared and owed is easier to mention now, so if something’s still out, ask for it with a day attached, and recover that side of the street.",
    "sun 9":
      "Your convictions are strong, and most of them have stayed at home with you. Take one out for an afternoon: to the animal shelter, the language class, the meeting you’ve only read about. It’s easier to defend a principle to people who’ve seen you sweep the hall for it.",
    "sun 10":
      "You introduce your work with an apology, so people go looking for the imperfection you’ve announced. As more of them are looking than usual, it’s an excellent occasion to hand something in without any preface at all. If the silence becomes unbearable for you, say “Here it is.”",
    "sun 11":
      "Friends know your kindness by heart and your aspirations hardly at all. Choose one that’s too big for you alone, the choir, the garden, the move to another town, and confide it to two people who like you. Ask them who they know, before you ask what they think.",
    "sun 12":
      "Late in the evening you take out something embarrassing you said years ago and blush all over again. A quiet month is good for putting it away: write down the remark, and under it what a friend would say, and let any apology still owed go out tomorrow.",
    "new 1":
      "People meet your courteous side first, because the rest of you comes out only where it’s safe, and by then the party is over. If you alter something in your looks or your manner, let it be a color, an opinion or a laugh you’ve been saving for home.",
    "new 2":
      "To you money stands either for freedom or for worry, and it’s hard to look at a thing that keeps changing its face. Begin with somebody else’s figures: find out what other people charge for something that you’ve been giving away.",
    "new 3":
      "The animals of your neighborhood you know by names that you’ve given them, and the people by their coats, which is already half an acquaintance. Ask one of the coats what the dog is really called, and let the exchange go wherever it wants from there.",
    "new 4":
      "Home is the place where your face is off duty, which is why a room that feels wrong wears on you more than on anybody else in it. Nothing needs renovating, since moving one chair to the better window is a respectable evening’s work.",
    "new 5":
      "Making things delights you until somebody’s supposed to see them, and at that moment the delight turns into an examination. Begin something that you’ve firmly promised to throw away, and keep the promise, however charming it becomes by Thursday.",
    "new 6":
      "Routines have a poor reputation with you, since the ones you were handed never came with an explanation. A habit in the service of something you love you’ll keep for decades, and the dishes can be attached to music, candlelight or a cat.",
    "new 7":
      "You approach people by degrees, and meanwhile your imagination fills in whatever’s missing, nearly always in their favor. If someone new interests you, ask about an average Wednesday, and let the actual person do some of the talking.",
    "new 8":
      "Around anything delicate, a joint account, a grief or a desire, you walk in circles, because one clumsy word might injure somebody. The circling is considerate, and it can continue for several years. Find the simplest version of your first sentence and say only that.",
    "new 9":
      "The imagined journey is so beautiful that the real one, with its timetables and damp sandwiches, looks like a poor relation. Go a little unprepared this time, considering that nothing you’ve invented at home has ever contained a stranger’s goat.",
    "new 10":
      "A career means very little to you until you can see whom it helps, and from the outside that looks a good deal like drifting. Whatever you’re starting in public, picture a particular person who needs it, and describe the work the way you’d describe it to them.",
    "new 11":
      "Groups exhaust you in the middle and please you at the edges, where two people are usually leaning on something and talking properly. Look for a circle that shares an affection, for ferns or silent films, in which nobody’s obliged to be interesting.",
    "new 12":
      "What you feel about Monday becomes apparent to you around Friday, if Friday evening has been left alone. Without such hours the entire week simply accumulates in the hall. When an evening appears, keep it empty, even if someone has an excellent use for it.",
    "full 1":
      "Other people’s picture of you turns up, in a passing comment or a photograph, and you hardly recognize the subject. As a rule it’s kinder than your own, so before you correct it, consider what they can see from over there that you’ve been overlooking.",
    "full 2":
      "A bank statement is a diary kept by someone without any feelings, and in yours each unhappy week can be identified by its candles, novels and train tickets. Read it affectionately, since some of those purchases did console you, and those are the ones to budget for.",
    "full 3":
      "After considering your words for a very long time, you hand people a conclusion when they’d never even suspected a question. Let them in earlier, while you’re still uncertain, since a misunderstanding caught at that stage can be cleared up for the price of a blush.",
    "full 4":
      "Any disagreement at home settles in your stomach, whoever’s having it, and you’ve become the person who softens everyone. Since they visibly rely on it, go for a walk at the next loud discussion, and let them manage for an hour.",
    "full 5":
      "As long as the water’s running you sing beautifully, and you dance for an audience consisting of the kettle. Whoever lives within earshot has known it for ages, and is extremely fond of it. Leave the door open this once, and be as silly as you are in private.",
    "full 6":
      "At four in the afternoon a great sorrow comes over you, which turns out upon inspection to have been lunch. Your body gets forgotten while you’re thinking, and its reminders are easily mistaken for despair. Eat something warm before you draw conclusions.",
    "full 7":
      "Disappointment in someone you love gets swallowed politely, in the belief that it’ll dissolve, and a good half of it does. The other half is showing by now. Say it as a wish, because a wish tells the listener what there is to be done.",
    "full 8":
      "A felled tree or a character in a novel can have your sincere mourning, and people smile at that, without suspecting that sometimes the tree is carrying something else. If the tears come over a trifle, let them, and then ask yourself who they’re actually for.",
    "full 9":
      "Your beliefs are very old friends, which is why an argument against one of them can ruin an entire afternoon. The person who’s teasing you about a conviction hasn’t attacked anybody, and a belief that can be laughed at is better company on a long journey.",
    "full 10":
      "Praise embarrasses you for a minute and criticism moves in for a month, which makes being seen at work an expensive business. Keep a page of everything that was praised, in the original wording, and read it before you open anything else.",
    "full 11":
      "You think so warmly of your friends that it feels like contact, and meanwhile they haven’t heard a syllable from you for two months. Nobody requires an explanation, and a photograph of something ridiculous is apology enough for nearly anyone.",
    "full 12":
      "Daydreaming resembles rest without quite being it, and you can come back from two hours at the window more tired than before. Lately it’s been showing, because real rest, for you, is rather physical: sleep, warm water, a slow walk beneath some large trees.",
    "eclipse 1":
      "Being the odd one out has been your part for years, and it was lonely and also a little flattering. It’s coming to an end, and strangeness turns out to be something that can also be done in company.",
    "eclipse 2":
      "A change in your income gets straight through to your opinion of yourself, as though the two had always shared a wall. Think of what you were proud of before anyone had put a price on it.",
    "eclipse 3":
      "Some correspondence has been kept alive by your loyalty alone. If it goes silent here, let it be silent, and spend the stamp on a relative who’d be astonished to hear from you.",
    "eclipse 4":
      "When you leave a home, or a part you played in the family, you grieve even for what never happened there. Take an object or two along, and leave behind the life you’d planned for that room.",
    "eclipse 5":
      "A love or a talent has abandoned the plot you’d written for it, as both of you can see by now. Think back to what you enjoyed before it became important, and give it one afternoon.",
    "eclipse 6":
      "Your systems are founded in hope and abandoned in guilt, having been designed for a far more regular person. When this one collapses, don’t design another yet, and see what gets done anyway.",
    "eclipse 7":
      "Out of consideration you give people so much room that they can’t always see you standing in it. Here it emerges that someone mistook your patience for indifference, and all it requires is a plain “I mind, actually.”",
    "eclipse 8":
      "Guilt makes you overpay, in tenderness as in money. As a debt or an old sorrow comes to its end, consider whether the decent amount was reached some time ago, and stop there.",
    "eclipse 9":
      "Once an ideal has disappointed you, you’re tempted to throw out the whole shelf. Most creeds leave one good habit behind when they go, and you can keep that without subscribing to anything at all.",
    "eclipse 10":
      "No title has ever fit you comfortably, and losing one is both strange and restful. The last you accepted out of politeness, and the next can wait until you genuinely want it.",
    "eclipse 11":
      "Your faith goes into entire circles of people, and when one breaks up it looks like the failure of an idea. Two or three of them were the idea, and they can be invited to supper.",
    "eclipse 12":
      "Something you’ve concealed even from your diary is losing its reason to be hidden. For several days that feels like exposure and afterward like sleep, and nobody is owed an explanation.",
    "jupiter soft":
      "When something good approaches, you step aside to see whom it was intended for, because being chosen seems improbable to you. More is being offered in these weeks, and less is expected in return, so accept the invitation that you’d press upon a friend in your place.",
    "jupiter hard":
      "Possibilities are what you love best, and they’ve multiplied, all of them lovely, although your energy remains precisely what it was. As picking one feels like betraying the others, put those on a list for the following year, and nothing has been rejected.",
    "saturn soft":
      "You’ll return to one sentence or one person’s trouble for weeks, turning it until it’s right, and afterward describe yourself as undisciplined. The real name for that is devotion. Give whatever you’re devoted to the freshest hour of the day, ahead of every duty.",
    "saturn hard":
      "Being asked for proof feels to you like being doubted, and you withdraw to some inner room where nobody asks for any. No one’s judging your soul, whatever the tone; find out what exactly would satisfy them, which is commonly less than you’d imagined.",
    "uranus soft":
      "Your oddest interests have grown up out of sight, because you dreaded a blank look, and for a while the oddness itself is useful to people. Besides, a blank look lasts two seconds, so bring up the strangest of them in ordinary company, and see whose chair moves closer.",
    "uranus hard":
      "Sudden change sends you looking for its meaning, since nearly anything becomes bearable to you once it’s part of a larger tale. Meanings take time; start with soup, sleep and familiar faces, and leave the interpretation for a month or so.",
    "neptune soft":
      "Your imagination is where you’re most at home, and for some weeks music, dreams and half-finished lines come in without knocking. Since they leave in the same manner, keep a notebook beside the bed in case one of them is good, and ask nothing further of it.",
    "neptune hard":
      "A vague answer seems gentler to you than a refusal, and people live for months on your “perhaps,” making their arrangements around it. In a foggy season, when they lose sight of you altogether, look through your maybes, and tell somebody which of them is a no.",
    "pluto soft":
      "Courtesy can keep a thing going in your life for years after the affection has left it, whether it’s a role, a grudge or a sofa. These months give you the nerve to stop, which requires no scene, only that you’re the one who begins.",
    "pluto hard":
      "On most questions you give way, and people push until they arrive at the one you won’t surrender, and then everyone’s astonished, you included. Find that line before they do; announced early, in an everyday voice, it rarely needs the speech you’ve been preparing.",
    "mercury retrograde":
      "You communicate in hints and listen for them, which works beautifully with about three people. With everybody else the meaning evaporates, and “Did you mean that?” saves a whole evening of interpretation.",
    "mercury direct":
      "Words you’ve been turning over arrange themselves into an order that you can stand behind. The third draft was good, and by the tenth it’s only fear, which no amount of polishing improves.",
    "venus retrograde":
      "When an old love comes to mind, look carefully at the scene and see who’s lit best. Quite often the person you’re missing is yourself at that age, in that coat.",
    "venus direct":
      "Pleasure requires less of a permit again. Your custom is to earn a treat in advance and feel guilty regardless, and this once something can simply be delicious.",
    "mars retrograde":
      "Anger seems unkind to you, and it appears as exhaustion, a headache or an urgent wish to rearrange the books. While the energy’s low, ask the headache who said what.",
    "mars direct":
      "Energy returns, heading straight for whatever you’ve resented not doing. That’s a reliable guide, and it deserves one uninterrupted hour before you become reasonable again.",
    "ingress jupiter":
      "Wandering is how you discover things, although it resembles idleness to people with maps. For a year this area suits a wanderer, particularly one who notes down the address.",
    "ingress saturn":
      "Teaching yourself, behind a door, where nobody witnesses the mistakes, is your favorite arrangement. These years ask for a teacher, and you’re permitted to look for a gentle one.",
    "ingress uranus":
      "For years to come nothing in this area stays quite still. You bend further than you suppose, provided your values are left alone, and modest experiments keep it playful.",
    "ingress neptune":
      "A long, dreamy season opens here, splendid for art and poor for fine print. Longing strikes you as information, and it’s wise to inquire now and then whether it has any.",
    "ingress pluto":
      "In this area you’ve lived partly by other people’s reasons. Over many years they go home, one after another, like guests, and at last you have the kitchen to yourself.",
  },
};
