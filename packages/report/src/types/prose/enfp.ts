import type { TypeProse } from "../type-prose.ts";

export const enfp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    thrift: "spend",
    trust: "quick",
    risk: "bold",
    head: "feeling",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "The light’s still red, and you’ve already made friends with the next car. ENFP falls for a person, a plan, or a stretch of river in about the time it takes to park, and Aries has no notion of going home to think it over. That’s how a quiet Sunday turns into a raft race, with teams. Children line up to be on yours. Whoever’s been standing by the fence gets called in by name, since a game with someone left out isn’t a game to you yet, and whoever says it can’t be done finds you unrolling the rope. Half of what you start is ridiculous. The other half is what your friends are still telling people about ten years on.",
      argument: [
        "Part of you goes first, and part of you can’t stand to go alone. Say the hike starts at eight: at eight you’re laced up and impatient, two people are late, and one is considering her shoes. To set off without them would be like leaving a child on a platform, so you wait, and joke, and at half past nine you set a pace that punishes everybody for it. By the ridge you’re out of sight, sulking at a view you’d wanted to share. Behind you they’re asking each other what they did.",
        "This week, give the hour and the mercy in one breath: “I’m starting at eight, I’d love you there, and if you’re late I’ll wait at the falls till noon.” Then start at eight. Nobody’s been abandoned; they know where the falls are.",
      ],
    },
    Taurus: {
      thesis:
        "Walking anywhere with you takes twice as long and is twice as good. ENFP wants to know what’s around the corner, and Taurus, once around it, wants to sit down and have the apricots. So you discover the little hotel, and then you go back every year, greet the owner by name, and learn what became of the cat. Strangers get talked to on benches; guests of yours lean back in the first ten minutes and are still there at midnight, saying things they hadn’t planned to say. Your enthusiasm has something to touch in it: the ripe one, the good blanket, feel this. And people who arrive wound up about the future find that they’ve spent an entire evening in the present.",
      argument: [
        "You love every new idea, and then it’s done your way. The committee wants the summer play in the park this time. You’re thrilled, you see the lanterns, you say so at length, and all the while something in you has set its feet, because it’s always been in the barn and the barn is perfect. Nothing’s refused; you simply stay delighted until it’s too late to book the park. In July everyone’s back in the barn, and the woman whose idea it was can’t even be mad, since nobody had sounded happier than you. Her next idea goes to someone who argues.",
        "This week, let them hear the feet before the lanterns: “I’m going to resist this, because I love the barn. Give me till Monday, and I’ll say yes or no.” People can do something with a no; there’s nothing to be done with a smile.",
      ],
    },
    Gemini: {
      thesis:
        "Sixteen stops on a train, and by the ninth you know what the man opposite does, why he quit it once, and what he’d name a boat. ENFP gives you the heart that wants to know, and Gemini four follow-up questions, an accent, and a fact about boats. Friends get voice messages from you with chapters. You’ll break off a story to tell a better one and, somehow, get back, and at a long table both ends are sure you were sitting with them. People say they’ve known you forever after an hour, and it’s no flattery: you’ve paid attention. Months later, in the middle of something else, you ask whether he ever went back to the boat.",
      argument: [
        "Just when it matters, you’re funny. Somebody on a walk tells you that you’ve been the best thing in a terrible year, you feel it all the way down, and out comes a bit about your hourly rate. You live for the real conversation, your wit can’t leave one alone for ten seconds, and it’s nearly always the wit that gets there first. He laughs, the moment closes, and he concludes that he’d said too much. On the way home you repeat his sentence to yourself, all of it, with tears in your eyes, where it does him no good.",
        "One time this week, let something kind be said to you and use your slowest voice: “That means a lot to me. I’m going to be quiet for a second.” Count the lampposts if you must, then tell him why.",
      ],
    },
    Cancer: {
      thesis:
        "Anyone who’s ever arrived somewhere alone should have you on the platform. ENFP runs its length waving both arms, while Cancer has brought a sandwich, and remembers from one phone call, years back, that it should be the kind without onions. You adopt people, and it doesn’t take long: the new man from upstairs, a shy cousin of somebody’s, the exchange student whose luggage went to Oslo. Your old jokes are kept up like family silver. Songs undo you in supermarkets. A voice message gets kept for years because of how somebody laughs at the end of it, and you can tell any friend exactly what they were wearing, and hoping for, on the day you met.",
      argument: [
        "The invitations go out on Monday, when you love the whole world, and by Saturday you’d like the whole world to stay home. You mean both: you collect people with open arms, you also have about four who can see you tired, and every crowd you gather stands between you and them. Being you, you go through with it, hug sixty guests at the garden gate, and meet your dearest one at eleven beside the folding chairs, too worn out to speak. She’d come mainly to see you. She saw you wave.",
        "This week, invite the four before you invite anyone: “Come at five. The others are at seven, and I’d like two hours of you first.” Be slow and dull with them; at seven you can love everybody again.",
      ],
    },
    Leo: {
      thesis:
        "The waiter’s first night is going badly, and by dessert you’ve got four tables applauding him. ENFP spots the frightened one in any room and roots for him out loud. Leo does it standing up, with a glass. There’s nothing small about your affection: friends are introduced as if they were about to sing, birthdays run to a weekend, and a girl of nine who shows you a cartwheel goes home believing she has a career. Whatever you tell has gestures and a cast, and somebody else is always the hero. People dress a little better when they know you’re coming, and they couldn’t tell you why. It’s because you’ll notice, and say so, and mean it.",
      argument: [
        "Spontaneous is what you are, and you also want it to be splendid. So when your own birthday comes you announce that you don’t need a thing, come as you are, whatever happens, happens. Then you stand at the window at eight, hoping with your whole chest for something to happen. They bring chips. You’d have hired a trumpet for any of them, and they know that, but you told them not to bother, and they took your word. All evening you’re a lovely host, and on the phone afterward you’re flat, and your best friend goes to bed feeling she failed a test nobody set her.",
        "This week, order the trumpet: choose one thing and say, “It’d make me really happy to be celebrated on Saturday, and I’d love you to be in charge.” Then be surprised anyway. You’re good at that.",
      ],
    },
    Virgo: {
      thesis:
        "Half past eleven at night, and you’re sending a stranger you met at a bus stop the name of the exact physical therapist. ENFP fell for her on sight, limp and all; Virgo remembered which knee. That’s the charm of your enthusiasm: it’s been checked. When you call a book wonderful you give the page, and a gift from you fits, and solves something its owner had muttered about. You can throw a party on two hours’ notice and also know who’s allergic to what, and you’ll laugh till you cry and then straighten the picture on the way out. People come to you with a mess and a dream mixed up together, and leave with the dream and the first three steps.",
      argument: [
        "You say yes like a child and then read the small print like an aunt. A friend’s wedding film? You’d love to, you can see it already, the grandmother’s hands, the rain. After a whole day’s shooting you hear a hum in the sound, the second half drags, and it can’t go out like that, not to people you love. So it stays on your computer being improved, from June until the first anniversary. They don’t ask, out of tact; what they’d wanted was to watch it in bed the week they got home, hum and all, and they don’t know it’s love that’s keeping it from them.",
        "Pick one of those this week, and send it as it is: “It isn’t perfect and I’ve kept you waiting. Here it is. I loved making it.” Then close the computer before you’ve listened again.",
      ],
    },
    Libra: {
      thesis:
        "At a party you introduce people as headlines. “This is Ruth, who knows everything about owls,” you say, and Ruth, who mentioned an owl once, stands an inch taller for the rest of the night. ENFP finds the most interesting thing about a person within four minutes. Libra sees to it that it’s said in good light, in front of the right people, and that nobody is left in a corner with the man explaining his furnace. Absent friends get a fair hearing from you, even in the middle of excellent gossip. Ugly lamps cause you real pain. Saying goodbye takes forty minutes, most of it in the doorway, and that’s where people finally tell you what they came to say.",
      argument: [
        "In you went to complain, and out you came with their side of it. Your convictions are hot, and you also can’t hear anyone’s case without granting that it has a point, so whoever is sitting in front of you settles the matter. You walk in to say the weekend shifts are unfair, the boss looks tired, and twelve minutes later you’ve volunteered for Saturday and asked about her knee. At two in the morning the conviction comes back, with three excellent paragraphs. The coworkers you spoke for are told that she’s rather sweet, and next time they send somebody else.",
        "This week, choose one thing you believe and say it before the kindness starts: “I do want to hear your side. First, what I came to say: the weekends aren’t divided fairly, and I’d like that changed.” Then ask about the knee.",
      ],
    },
    Scorpio: {
      thesis:
        "People sit down beside you to tie a shoe and end up telling you about the fire. ENFP opened the door with a joke and a real question; Scorpio went very still and didn’t look away. That’s a rare pair of gifts, to be both the liveliest person in the bar and the one to whom somebody can say the worst thing they ever did. Summaries don’t interest you: half an hour into a wedding you know which cousins aren’t speaking, and by the cake they are. Your own loyalty is fierce, and it comes with an excellent memory. Cross a friend of yours and you’ll be charming to him all evening, and he’ll wonder why he’s cold.",
      argument: [
        "Everybody thinks they know you, since you tell so much. The bad dates, the debts, the rash: it’s all out by the second drink, and true, and none of it is what matters. You long to be known and you’re determined not to be caught at it, so you hand over nine secrets to keep the tenth. It goes down beautifully, until in February the tenth one hurts, you’ve got a phone full of close friends, and you scroll through it from top to bottom on the edge of a hotel bed. They’d all come; they just wouldn’t know what for.",
        "This week, choose one of them, and start with a small true piece of it: “There’s something I’ve joked around for years. I’d like to tell you some of it and not have you fix it.” A walk in the dark is a good place.",
      ],
    },
    Sagittarius: {
      thesis:
        "The pass is closed, forty people are groaning, and you’re asking the snowplow driver where he’d go if he were you. ENFP assumes that he’ll have a wonderful answer; Sagittarius has already shouldered the bag. So there’s a valley, and a bus with a goat on it, and a supper in somebody’s yard that everyone along still claims as the best of their lives. You’re good news in a crisis. Big questions at midnight suit you, and so does a stranger’s dance; you learn to say thank you and I’m sorry in any language within the hour, and you need both. People who’ve spent a day with you look at a map differently. They’d thought of it as a place for other people.",
      argument: [
        "The truth flies out of you, and then you want to be loved by whoever it landed on. At the gym a friend shows you his plan for opening a brewery, and you hear yourself say that it sounds like a costly way to drink with his brothers. It’s a good line, and also quite right. Then his face falls, and you’re beside yourself, so for the next hour you talk him back into it, you find him a name, you offer to design the label. He goes home with your doubts and your blessing, and no idea which to trust. The bank gets the blessing.",
        "This week, when you’ve said a true thing too fast, stay with it at half the volume: “I said that carelessly. The doubt is real, though. Shall I tell you what I’d worry about?” Wait for his answer before you’re nice.",
      ],
    },
    Capricorn: {
      thesis:
        "There’s fun, and then there’s fun that you’ve organized. ENFP wakes up wanting to get everyone out to the island; Capricorn has the tide tables, a man with a boat, and his second-best price. Friends who expected a picnic find themselves in something with a schedule, a flag, and a toast to the founder of the feast, and they have the time of their lives, on time. You’re the silly one who’s never late. Young people come to you with wild ambitions because you’re the first adult who neither laughs nor sighs; you only ask what it costs and who else is in. Dry remarks escape you during ceremonies. And when you’ve said you believe in someone, there’s a reference letter by Friday.",
      argument: [
        "Nothing you love is safe from getting useful. You take up the ukulele because it makes you laugh, and in three weeks there’s a lesson plan, in two months a little band with bookings, and one evening in June you’re carrying an amplifier through the rain on the way to something you used to do for pleasure. Play is what you live on, and idle play makes you feel you’re stealing, so you turn it into work and call that growing. The others in the band liked the porch. They’ve begun to say they’re busy.",
        "Take one thing this week and forbid it to improve. Tell them, “No bookings, no plan. I just want to sit on the porch and play badly with you.” The first half hour will itch, then somebody will get the giggles, and it’ll be you.",
      ],
    },
    Aquarius: {
      thesis:
        "At your table there’s a judge, a juggler, somebody’s parole officer, and a boy of fourteen who’s been asked for his view of money and is giving it. ENFP loved each of them on sight, and Aquarius saw no reason why they shouldn’t all sit together. Small talk has never convinced you, and your questions come from such an odd side (“What did you believe for the longest time?”) that the shyest guest answers before he can get frightened. Senseless customs make you laugh out loud. You’d defend a stranger’s right to be peculiar with your last dime, and most people, after an evening with you, feel a bit more peculiar themselves.",
      argument: [
        "You’re the friendliest person ever to need everyone to go away. For a week you’re the soul of the place: the bonfire, the shared calendar, everyone’s bikes in your yard, an open door and a sign that says so. Then a perfectly nice man leans in and asks, “So, what are we doing tomorrow?” and the “we” goes down your collar like an ice cube. Mostly you settle it by vanishing, with no quarrel and no notice, and the bonfire people stand in the yard asking one another whether you’re ill. By Thursday you’re back, delighted to see them, and you can’t think why they’re careful.",
        "This week, say when the door closes while it’s still open: “I’ve loved this. I’m going to be on my own until Thursday, and it’s nothing you did.” Put the hours on the sign.",
      ],
    },
    Pisces: {
      thesis:
        "In line at the pharmacy, you’ve already imagined the whole life of the old man holding one yellow tulip. Then you ask, and it’s better. ENFP goes up to people, and Pisces comes along and feels what it’s like to be them, so you get more out of a trip to the pharmacy than others do from Venice. Children hand you the second puppet without a word. You sing in the car with the windows down, you’ve been known to cheer up a rental clerk, and you say the one thing at a graveside that makes the family laugh and then lean on you. What’s ugly and unwanted looks to you like something about to turn into a story. Near you, it frequently does.",
      argument: [
        "On Monday you’re everybody’s, and on Thursday nobody can find you. When people ask, your whole heart leaps up and says yes: yes to the choir, to the visit, to helping Joan move her piano. All of it is meant, but you’ve taken each of them in so deeply that by Thursday you’re full to the brim, lying in bed with the phone on your chest, watching it light up. Saturday comes, and Joan’s on the sidewalk with a piano. She isn’t angry, she’s worried, which is worse. You’d have been such a help with your one honest hour.",
        "This week, answer the leap of the heart with a smaller yes: “I’d love to, and I’m fuller than I look. I can do ten to eleven.” Then go for that hour with all you’ve got, and leave while you still like everyone.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "When a meeting has agreed that something’s impossible, you ask what it would take, and people start answering before they notice.",
        "Somebody owns up to a secret dream, and before dessert you’ve found them a first step and offered to come along.",
        "The morning after you’ve been turned down you’re sketching the next try, and friends who’d given up get out their own plans.",
      ],
      costs: [
        "Once the exciting part is over, somebody quieter is left ordering the chairs, and you’ve already fallen for the next idea.",
        "You volunteer your friends along with yourself, and they’re halfway up the mountain before anyone asks whether they wanted to come.",
        "Being tired makes you louder, so nobody thinks of sending you to bed, and you believe the performance yourself.",
      ],
      tensions: [
        {
          between: "Starting or staying",
          text: "A new beginning makes you feel brilliant, so you generally leave during the dull middle, with excuses. Pick one project, stay for its three dullest weeks, and tell a friend every Friday what changed.",
        },
        {
          between: "Leaping or consulting",
          text: "You love surprising people, and they’d love to be consulted, so you surprise them and apologize charmingly afterward. Before you buy the second ticket, call the person it’s for and ask about Saturday.",
        },
        {
          between: "Pushing on or resting",
          text: "To you, being tired is a lapse of character, and you answer it with another invitation. Whenever you can’t say when you last slept eight hours, cancel one thing the same day.",
        },
      ],
      practice:
        "On Sunday evening, write the one thing you won’t launch this week on a card and prop it by the door. Each night, add a line about whatever tempted you, and on Saturday read the lines to a friend and throw the card away.",
    },
    Earth: {
      gifts: [
        "Leave you in a gloomy break room for a month and there’s a plant, a decent kettle, and people eating lunch together.",
        "Your affection arrives as soup, or with a toolbox, and the friend who’s too miserable to talk is simply fed.",
        "Out of a broken lamp, leftover fabric and a rainy Sunday, you make the one thing that every visitor asks about.",
      ],
      costs: [
        "A venture you’ve built patiently begins to feel like a cage, and you walk out just before it would have paid.",
        "People settle in around the comforts you’ve made, and when routine bores you, you vanish for a weekend without saying why.",
        "The shelf of abandoned hobbies accuses you daily, and you buy equipment for another one in order to feel better.",
      ],
      tensions: [
        {
          between: "Roaming or settling",
          text: "You want the open road and your own pillow, so you live half unpacked and enjoy neither. Pick one place to return to every season, and leave a sweater there.",
        },
        {
          between: "Spontaneous or dependable",
          text: "You want to be surprising, and people want to know when dinner is, so you promise loosely and arrive late with flowers. Keep one weekly evening fixed, and improvise the other six.",
        },
        {
          between: "Abundance or space",
          text: "Everything beautiful seems to need rescuing, and the table needs to be clear, which is why there’s a pile on every chair. For each thing you carry in, give one away before supper.",
        },
      ],
      practice:
        "On Monday, put one abandoned project under a lamp and shrink it until a single hour would complete it. Give it that hour on Thursday, use the result at breakfast for three mornings, and then put it away or give it to somebody.",
    },
    Air: {
      gifts: [
        "You take the dreariest item on an agenda and paint it so vividly that somebody at the back volunteers to run it.",
        "Two people at your table turn out to need each other, because you recalled something one of them said in March.",
        "When friends fall out, both of them call you, and each hangs up with a kinder view of the other.",
      ],
      costs: [
        "A plan told often enough has given you its whole pleasure, and the people you recruited are still waiting to begin.",
        "Because you listen so warmly to every side, half a dozen people believe you’ve agreed with them, and they compare notes later.",
        "Hundreds enjoy your company, and hardly any of them can say what keeps you awake, because you made them laugh instead.",
      ],
      tensions: [
        {
          between: "Talk or work",
          text: "Talking about an idea is delightful and the work is quiet, so you tell it again to someone new. Keep your next intention secret for three days, and see which errands you run.",
        },
        {
          between: "Everyone or a few",
          text: "Part of you would dazzle another hundred people, part of you longs to be seen, and the hundred often get you. Pick one friend, and telephone every Wednesday this season.",
        },
        {
          between: "Polished or true",
          text: "You want to be honest, and a good line arrives first, so the trouble comes out as an anecdote. Write the bare version down that evening, and read it to one person unedited.",
        },
      ],
      practice:
        "Each day this week, in one phone call, ask three questions and wait five seconds after every answer, telling no anecdote. Afterward, write on a card one thing you’d never known about the person, and after the seventh call put the card away.",
    },
    Water: {
      gifts: [
        "A colleague says they’re fine, you hear the half second before it, and you return with two coffees and shut the door.",
        "In a hospital corridor you’re unhurried and unexpectedly funny, and frightened people discover that they’re able to laugh.",
        "Someone who once hurt you gets met with real warmth, and other people feel braver about owning up to their mistakes.",
      ],
      costs: [
        "You take in the sorrow of a whole room, and by evening you can’t tell which part of it is yours.",
        "When an argument hurts, you make everybody laugh, and whatever needed saying goes home with them for another month.",
        "Rescuing people is how you love, so you’re never quite sure who’d stay if you had nothing to give.",
      ],
      tensions: [
        {
          between: "Cheerful or sad",
          text: "People count on your joy, so you generally send sorrow out of the room until the guests have gone. Next time, say “I’m sad today” over dinner, and let somebody else carry the dishes.",
        },
        {
          between: "Giving or asking",
          text: "Needing something makes you feel like a burden, so you offer help and wait for somebody to offer it back. Ask one person for a definite favor on a definite day, without joking.",
        },
        {
          between: "Merging or withdrawing",
          text: "You step right into another person’s life, and afterward you disappear for days to find your own again. Two evenings a week, leave at nine, before you’ve begun to need it.",
        },
      ],
      practice:
        "Each evening this week, put a glass of water on the table and sit with it for ten minutes, without a telephone. Write down three feelings and beside each one whose it was, and stop when the glass is empty.",
    },
  },
  openings: [
    "Everyone has met half of you, and liked it enormously. The other half, which came with the day you were born and has its own tempo and its own idea of a good evening, was never consulted about the guest list. Here the two are introduced. One talks first, as you’d expect, so do let the other get a word in.",
    "Your resume makes sense only when told aloud, by you, with gestures. These pages attempt to tell it anyway: what wakes you up on a workday, why people follow you, the week in which ventures get stuck, and the soft fog that rolls in whenever anyone brings up what you charge. Bring a pencil. Numbers will be involved.",
    "Loving people comes to you as easily as whistling, whereas being loved back, on an average Wednesday, makes you look for your keys. This part goes into that, by way of an evening, a quarrel, a child who wants the same book again, and someone on the couch who has been meaning to ask you several questions.",
    "So far it’s been mostly daylight, which you like. The following pages go downstairs, to the character you’d hate to introduce, the small person you once were, and a life or two you could have led in a different overcoat, and none of it is as grim as the staircase suggests. You may make jokes. Just don’t slip out behind one.",
    "Big feelings you can manage; it’s the laundry of being alive that ambushes you. So here are some ordinary matters: how your body requests a rest, how you learn a thing that bores you, an evening with paint or scissors, a stone in a dish. Do one of them badly this week, and save the improvements for later.",
    "You swear by a great many things, several of them abandoned by Thursday. Underneath there’s one that hasn’t budged, and these last pages look for it without raising their voice, with a practice short enough to survive your enthusiasm, a letter from you at eighty, and a truce between your two halves.",
  ],
  year: {
    "sun 1":
      "You say yes with your whole face and consult the calendar afterward. For several weeks, answer every invitation and every brilliant idea with “I’d love to, ask me tomorrow.” Whatever you still want over breakfast is yours, and the rest was the company.",
    "sun 2":
      "Half of what you buy is intended for the person you’re about to become, the one who paints, or bakes bread, or runs at dawn. It’s hope, and it occupies considerable shelf space, so before the next purchase, go back and use one of the previous ones twice.",
    "sun 3":
      "A stranger in line gets your best story while it’s still warm, and the people who’ve known you longest read about it later. Reverse the order for a month: when something ridiculous or wonderful happens, call one of them first, before you’ve polished it.",
    "sun 4":
      "With your family you’re the funny one again within ten minutes, and you can hear yourself performing an act that they love and that keeps them years behind on you. Get one of them alone, on a walk or on the phone, and say something true about how you live these days.",
    "sun 5":
      "You flirt with everyone, the baby and the waiter included, out of pure friendliness, and the one person you mean can’t tell the difference. Say it to them in unmistakable words, “I came because you’d be here,” and then resist the temptation to turn it into a joke.",
    "sun 6":
      "Many of your days begin with a search for keys, phone or the paper that was visible a minute ago. A new system isn’t the answer, since you’ve had several; put one bowl by the door, drop everything into it when you come in, and change nothing else this month.",
    "sun 7":
      "Talking with someone, you want what they want, and by evening you’ve agreed with four people who don’t agree with each other. After any discussion of plans, send a line: “So this is mine by Friday, and that’s yours.” If it’s hard to write, it wasn’t settled.",
    "sun 8":
      "People imagine they know everything about you by the second hour, because you reveal so much, but there’s one thing you always leave out. Confide it in two sentences to somebody who’s stayed, be it a debt, a fear or a loss, and let them be the next to talk.",
    "sun 9":
      "New is where you’d always rather go, so you’ve read the first chapter of a great many things. For once, do the opposite: return to a place you loved, reread the book that changed you, take the second course. The surprise is how much escaped you the first time.",
    "sun 10":
      "Ideas are what you’re celebrated for, and people enjoy them without quite daring to rely on them. Right now you can supply the missing half: choose something modest that you’ve promised, hand it in two days early, and offer no explanation, however excellent.",
    "sun 11":
      "“We should get together” is a sentence you mean every time, with everyone, and nobody can tell which occasions to believe, so settle it standing there, phone out, with an evening named and a place. Don’t say it to anyone else until you’ve kept that one.",
    "sun 12":
      "You keep a good many possibilities alive that you no longer want, and each of them costs a little sleep. Select the oldest and end it graciously, in two lines: “I’ve thought about it long enough, and it isn’t for me after all.” Then take an evening off from choosing.",
    "new 1":
      "Announcing a new beginning is most of the fun of it for you, and after the applause there’s remarkably little left to do. Keep the next one to yourself for two weeks, which gives it an opportunity to become a habit before it becomes an anecdote.",
    "new 2":
      "You calculate in experiences: a paycheck is two flights and a dinner for six, and a savings account is a dinner that nobody came to. Name the account after something you’d adore, and a modest amount on payday will feel like buying the ticket in slices.",
    "new 3":
      "The people you like best wait longest for an answer, because they deserve a proper one, and a proper one requires an entire afternoon. Send three affectionate lines without any explanation, which they’d prefer to the masterpiece anyway.",
    "new 4":
      "In any place of yours there’s a picture leaning against the wall, since a nail would mean that the question is settled. Put in the nail. The wall will forgive you if you change your mind, and meanwhile somebody evidently lives there.",
    "new 5":
      "Whenever something delights you, you want to make it larger, with additional people, a name and possibly a newsletter. Leave the next pleasure exactly the size it is, leading nowhere, with yourself as its only member.",
    "new 6":
      "Routines please you as long as they’re new, and once the novelty has gone, the habit goes along with it. Whatever you do with another person survives, because you can’t bear to disappoint a face, so find the partner first and the method afterward.",
    "new 7":
      "At the beginning of love you’re magnificent, and by two in the morning both of you have told each other everything. Do something unexciting together early on, because a person who’s good company while buying a mop is rarer than one who’s good company at midnight.",
    "new 8":
      "In any arrangement about money or trust you contribute the optimism, and assume that somebody else has brought the pen. Bring the pen. An agreement that’s been written down on a pleasant day is a kindness to the two of you on an unpleasant one.",
    "new 9":
      "Planning an expedition or a course excites you so thoroughly that the plan can use up the wish, leaving you with a beautiful folder. Pay the deposit while you’re still enthusiastic, on behalf of the gray morning when you aren’t.",
    "new 10":
      "A position fascinates you until you’ve understood it, which takes about six weeks, and then you begin looking out of the window. Before accepting anything, ask which problem in it will still be unsolved in a year; that’s the one to be hired for.",
    "new 11":
      "Groups adopt you instantly, and within a month you know everybody’s life and own half of the organizing, out of sheer affection, until what was supposed to be company has turned into duty. This time join as someone who brings the chips.",
    "new 12":
      "An evening by yourself looks like a party that’s been canceled, and naturally you fill it before it can begin. The first hour is admittedly dull, and during the second your last few weeks finally get an opportunity to tell you how they were.",
    "full 1":
      "When people look at you, you become brighter and quicker than you are on an average morning, and later you wonder which of these two they liked. Lately the morning one is being seen as well, and those who’ve known it longest generally prefer it.",
    "full 2":
      "There’s a tax on spontaneity, and your accounts show how faithfully you pay it: the late fee, the rush delivery, the third charger bought at an airport. Calculate it once for the entertainment, and then abolish a single item, preferably the least amusing.",
    "full 3":
      "Your stories improve with every telling, because you can see in the faces what’s wanted, and by the fourth version somebody’s been made slightly ridiculous. If that person has heard about it, correct the record in front of the same audience that laughed.",
    "full 4":
      "Those you live with, or grew up with, see what your friends never see: the exhaustion following the celebration and the shelf that stopped halfway up. They’ve been fond of you the entire time, and a leisurely breakfast suits this discussion better than a summit.",
    "full 5":
      "One bored face outweighs eleven delighted ones, and for a day or two after you’ve shown something, or confessed something, you’re made of very thin glass. Ask two of the delighted what exactly they liked, and write it down, since by tomorrow you won’t believe it.",
    "full 6":
      "After doing a month’s work in three nights you lie on the carpet for two days, describing yourself as lazy, although the carpet is part of the method. Your body is presenting the bill anyway, so put the lying down into the calendar, alongside the rest of the job.",
    "full 7":
      "With someone you love, you make peace before either of you has discovered what the argument was about, and it returns in another costume. Once everything’s calm, go back to it for ten minutes, and ask what each of you had actually wanted.",
    "full 8":
      "Grief, debt and desire get a joke from you before they get anything else, which is considerate toward the others, and prevents them from seeing that they’re needed. Tell one of them the same thing again, leaving off the funny ending.",
    "full 9":
      "Someone is still breathing, fasting or voting the way you talked them into, and you moved on from it a year ago. Since your enthusiasms go on living in other houses, visit one of them, and see whether it’s thriving better there than it did with you.",
    "full 10":
      "Asked about your work, you mention six things, every one of them real, and your listeners go home unable to think of you for any. Pick the one you’d like to be called about, and let the other five come out over dessert.",
    "full 11":
      "A great many people would call you a friend, and very few have seen you discouraged, because you arrive cheerful and ask the questions. Notice which meetings you come home from rested, because those are the people to call on a terrible Wednesday.",
    "full 12":
      "By daylight you can outrun sadness extremely well, by being useful and amused, and it catches up with you at night when nobody’s around. It isn’t asking for much, half an hour on the edge of the bed, before you call anyone.",
    "eclipse 1":
      "You’ve outgrown several versions of yourself already, usually with a laugh and a new haircut. The one that’s ending now did a good deal for you, and it deserves a better goodbye than a funny imitation.",
    "eclipse 2":
      "When an income ends, hope has covered the hole before you’ve measured it. Write down what a month actually requires, because the figure is often less terrifying than the one you’re not looking at.",
    "eclipse 3":
      "Some friendships live on daily chatter and fade without anybody’s having wished it. If one of them is over, send a line of appreciation, which is kinder than silence and simpler than reviving it.",
    "eclipse 4":
      "A home has always been a stop along the way to you, to be abandoned in a weekend. Here something turns: there’s a kitchen, or a person in it, that you discover you’d rather not leave.",
    "eclipse 5":
      "Nothing consoles you more quickly than a new love or a new idea, and the old one hardly ever gets mourned. Several weeks without a replacement will show you what it is you miss.",
    "eclipse 6":
      "When one of your systems collapses, you treat it as a character flaw, although it had merely stopped fitting. Ask your body which parts of it were a relief to lose, and leave those out.",
    "eclipse 7":
      "What comes to light is that the two of you understood the same words differently: to you it was a lovely possibility, and to them a plan. Find out what they’ve already been depending on.",
    "eclipse 8":
      "Relief makes you generous, and the end of one obligation is usually the beginning of the next. Offer nobody anything for a month, and get accustomed to having both hands empty.",
    "eclipse 9":
      "A belief or an enormous plan falls through, and by noon ten others have applied for the position. Tell them you’re not hiring, since not knowing, however uncomfortable, is a remarkably quiet place.",
    "eclipse 10":
      "Being promising was a delightful occupation, and it’s drawing to an end. What takes its place is the handful of things you’ve actually completed, which look considerably better in daylight than you’d feared.",
    "eclipse 11":
      "Your circles fill so rapidly that you don’t always notice who has disappeared from them. As one breaks up, call a friend who knew you before you were everyone’s favorite.",
    "eclipse 12":
      "One of your most cheerful theories has been standing guard in front of a fear. If the fear steps out now, it’s shorter than its shadow was, and confiding in one person removes another inch.",
    "jupiter soft":
      "Luck rarely surprises you, since you’ve more or less expected it every morning of your life. Among the opportunities of these weeks, look for the one that frightens you a little and would still attract you without an audience. Give it your best hours.",
    "jupiter hard":
      "You round up. It’s ten minutes away, everybody adores the idea, it’ll change both your lives, and at the moment even the rounded figures are being rounded. Once a day give somebody the accurate number, and notice how they lean in instead of away.",
    "saturn soft":
      "Structure is something you’ve encountered mainly in the form of a fence, although around a thing you love it behaves more like a trellis. Steady effort is lighter than usual, so find one person who’ll expect you at the same hour every week.",
    "saturn hard":
      "You can negotiate your way around nearly any obstacle, and when someone asks for proof, or simply for the second half, it feels almost personal. Whatever rested on enthusiasm alone is being tested, and the dull part goes better beside a friend who’s occupied with theirs.",
    "uranus soft":
      "Surprise agrees with you, and developments that keep other people awake merely wake you up. In these months you’re likely to be three ideas ahead by lunch, and the people who share your plans will appreciate it more once they’ve heard which parts stay as they are.",
    "uranus hard":
      "A shock you didn’t choose tempts you to answer with an even bigger one, because leaving makes you feel like the author of your own life again. It’s an understandable wish, but sleep on it for three nights, and act on whatever still seems advisable on the fourth morning.",
    "neptune soft":
      "Coincidences gather around you like pigeons around a bench, and in a dreamy season you’re hardly able to cross the street for meanings. Go where they lead for an afternoon, the way anyone goes after a cat, without giving notice anywhere.",
    "neptune hard":
      "Hope is how you see people, and it frequently brings out their best, but when everything’s hazy, the person you’ve imagined can stand directly in front of the one who’s there. Visit the friend whose opinion you’ve been avoiding, and let them speak first.",
    "pluto soft":
      "A considerable part of your strength is stored with emotions that you were too busy to have, behind a great deal of sparkling. As these months open the cupboard a little, spend an evening with somebody who requires no entertaining, and say whatever’s in there plainly.",
    "pluto hard":
      "Persuading people is so natural to you that you don’t always notice who’d have preferred to refuse. When power becomes an issue, yours or another’s, put your request in one plain sentence, and then ask what their answer would be if you weren’t so easily hurt.",
    "mercury retrograde":
      "A promise from you is generally a form of affection, made in passing and completely sincere. Several of them are falling due together, and an early call spares everyone most of the disappointment.",
    "mercury direct":
      "Correspondence is moving again, and you’d like to answer everything at once. Begin with the person you dropped in the middle for something more exciting, who is very likely still holding the line.",
    "venus retrograde":
      "Your memory keeps the trailer and throws away the film, which is why old loves look so wonderful now. Before writing to one of them, try to recall the forty minutes in the middle.",
    "venus direct":
      "After a season of doubt, whatever you still enjoy is genuinely yours. Several pleasures that you’d continued for somebody else’s sake can lapse, and that requires no announcement.",
    "mars retrograde":
      "When your energy is low, you suspect that something’s wrong with you, and the irritation emerges sideways around supper. Being tired is a sufficient excuse, and you needn’t invent a better one.",
    "mars direct":
      "Energy returns and runs toward everything at once, like a dog let out of a car. Point it at something that’s half done already, since these first days are the strongest.",
    "ingress jupiter":
      "Growth comes naturally to you here, since you’re talented at beginnings and people brighten at the sight of you. Let the year contain one thing that you stay for.",
    "ingress saturn":
      "Talent has brought you a respectable distance in this area, and a patient education comes next. Look for an instructor who’s unimpressed by you, because theirs is the praise you’ll believe.",
    "ingress uranus":
      "Few people enjoy experiments more than you do. Over these years keep notes on what you tried and how it went, because enthusiasm for the next attempt erases the previous one.",
    "ingress neptune":
      "Your ideals change their shape here over many years, too gradually to be caught at it. Every so often, hold the picture up against the window and compare it with the view.",
    "ingress pluto":
      "In this area you’ve always known where the back door was. Over many years you check on it less and less, and it dawns on you that nobody locked you in.",
  },
};
