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
        "Part of you goes first, and part of you can’t stand to go alone. Say the hike starts at eight. At eight you’re laced up and bouncing, two people are late, and one is deciding about shoes. To set off without them would be like leaving a child on a platform, so you wait, and joke, and at half past nine you set a pace that punishes everybody for it. By the ridge you’re out of sight, sulking at a view you’d wanted to share. Behind you they’re asking each other what they did.",
        "This week, give the hour and the mercy in one breath: “I’m starting at eight, I’d love you there, and if you’re late I’ll wait at the falls till noon.” Then start at eight. Nobody’s been abandoned. They know where the falls are.",
      ],
    },
    Taurus: {
      thesis:
        "Walking anywhere with you takes twice as long and is twice as good. ENFP wants to know what’s around the corner, and Taurus, once around it, wants to sit down and have the apricots. So you discover the little hotel, and then you go back every year, greet the owner by name, and learn what became of the cat. Strangers get talked to on benches. Guests of yours lean back in the first ten minutes and are still there at midnight, saying things they hadn’t planned to say. Your enthusiasm has something to touch in it: the ripe one, the good blanket, feel this. And people who arrive wound up about the future find that they’ve spent an entire evening in the present.",
      argument: [
        "You love every new idea, and then it’s done your way. The committee wants the summer play in the park this time. You’re thrilled, you see the lanterns, you say so at length, and all the while something in you has set its feet, because it’s always been in the barn and the barn is perfect. Nothing’s refused. You simply stay delighted until it’s too late to book the park. In July everyone’s back in the barn, and the woman whose idea it was can’t even be mad, since nobody had sounded happier than you. Her next idea goes to someone who argues.",
        "This week, let them hear the feet before the lanterns: “I’m going to resist this, because I love the barn. Give me till Monday, and I’ll say yes or no.” People can do something with a no. There’s nothing to be done with a smile.",
      ],
    },
    Gemini: {
      thesis:
        "Sixteen stops on a train, and by the ninth you know what the man opposite does, why he quit it once, and what he’d name a boat. ENFP gives you the heart that wants to know. Gemini gives you four follow-up questions, an accent, and a fact about boats. Friends get voice messages from you with chapters. You’ll break off a story to tell a better one and, somehow, get back, and at a long table both ends are sure you were sitting with them. People say they’ve known you forever after an hour, and it’s no flattery. You’ve paid attention. Months later, in the middle of something else, you ask whether he ever went back to the boat.",
      argument: [
        "Just when it matters, you’re funny. Somebody on a walk tells you that you’ve been the best thing in a terrible year, you feel it all the way down, and out comes a bit about your hourly rate. You’re someone who lives for the real conversation, and your wit can’t leave one alone for ten seconds. It’s nearly always the wit that gets there first. He laughs, the moment closes, and he concludes that he’d said too much. On the way home you repeat his sentence to yourself, all of it, with tears in your eyes, where it does him no good.",
        "One time this week, let something kind be said to you and use your slowest voice: “That means a lot to me. I’m going to be quiet for a second.” Count the lampposts if you must. Then tell him why.",
      ],
    },
    Cancer: {
      thesis:
        "Anyone who’s ever arrived somewhere alone should have you on the platform. ENFP runs down the length of it waving with both arms. Cancer has brought a sandwich, and remembers from one phone call, years back, that it should be the kind without onions. You adopt people, and it doesn’t take long: the new man from upstairs, a shy cousin of somebody’s, the exchange student whose luggage went to Oslo. Your old jokes are kept up like family silver. Songs undo you in supermarkets. A voice message gets kept for years because of how somebody laughs at the end of it, and you can tell any friend exactly what they were wearing, and hoping for, on the day you met.",
      argument: [
        "The invitations go out on Monday, when you love the whole world, and by Saturday you’d like the whole world to stay home. You mean both. You collect people with open arms, and you also have about four who can see you tired, and every crowd you gather stands between you and them. Being you, you go through with it, hug sixty guests at the garden gate, and meet your dearest one at eleven beside the folding chairs, too worn out to speak. She’d come mainly to see you. She saw you wave.",
        "This week, invite the four before you invite anyone: “Come at five. The others are at seven, and I’d like two hours of you first.” Be slow and dull with them. At seven you can love everybody again.",
      ],
    },
    Leo: {
      thesis:
        "The waiter’s first night is going badly, and by dessert you’ve got four tables applauding him. ENFP spots the frightened one in any room and roots for him out loud. Leo does it standing up, with a glass. There’s nothing small about your affection: friends are introduced as if they were about to sing, birthdays run to a weekend, and a girl of nine who shows you a cartwheel goes home believing she has a career. Stories of yours come with gestures and a cast, and somebody else is always the hero. People dress a little better when they know you’re coming, and they couldn’t tell you why. It’s because you’ll notice, and say so, and mean it.",
      argument: [
        "Spontaneous is what you are, and you also want it to be splendid. So when your own birthday comes you announce that you don’t need a thing, come as you are, whatever happens, happens. Then you stand at the window at eight, hoping with your whole chest for something to happen. They bring chips. You’d have hired a trumpet for any of them, and they know that, but you told them not to bother, and they took your word. All evening you’re a lovely host, and on the phone afterward you’re flat, and your best friend goes to bed feeling she failed a test nobody set her.",
        "This week, order the trumpet. Choose one thing and say, “It’d make me really happy to be celebrated on Saturday, and I’d love you to be in charge.” Then be surprised anyway. You’re good at that.",
      ],
    },
    Virgo: {
      thesis:
        "Half past eleven at night, and you’re sending a stranger you met at a bus stop the name of the exact physical therapist. ENFP fell for her on sight, limp and all; Virgo remembered which knee. That’s the charm of your enthusiasm: it’s been checked. When you call a book wonderful you give the page. A gift from you fits, and solves something its owner had only muttered about. You can throw a party on two hours’ notice and also know who’s allergic to what, and you’ll laugh till you cry and then straighten the picture on the way out. People come to you with a mess and a dream mixed up together. They leave with the dream, and the first three steps.",
      argument: [
        "You say yes like a child and then read the small print like an aunt. A friend’s wedding film? You’d love to, you can see it already, the grandmother’s hands, the rain. After a whole day’s shooting you hear a hum in the sound, the second half drags, and it can’t go out like that, not to people you love. So it stays on your computer being improved, from June until the first anniversary. They don’t ask, out of tact. What they’d wanted was to watch it in bed the week they got home, hum and all, and they don’t know it’s love that’s keeping it from them.",
        "Pick one of those this week, and send it as it is: “It isn’t perfect and I’ve kept you waiting. Here it is. I loved making it.” Then close the computer before you’ve listened again.",
      ],
    },
    Libra: {
      thesis:
        "At a party you introduce people as headlines. “This is Ruth, who knows everything about owls,” you say, and Ruth, who mentioned an owl once, stands an inch taller for the rest of the night. ENFP finds the most interesting thing about a person within four minutes. Libra sees to it that it’s said in good light, in front of the right people, and that nobody is left in a corner with the man explaining his furnace. Absent friends get a fair hearing from you, even in the middle of excellent gossip. Ugly lamps cause you real pain. Saying goodbye takes forty minutes, most of it in the doorway, and that’s where people finally tell you what they came to say.",
      argument: [
        "In you went to complain, and out you came with their side of it. Your convictions are hot, and you also can’t hear anyone’s case without granting that it has a point, so whoever is sitting in front of you settles the matter. You walk in to say the weekend shifts are unfair, the boss looks tired, and twelve minutes later you’ve volunteered for Saturday and asked about her knee. At two in the morning the conviction comes back, with three excellent paragraphs. The coworkers you spoke for are told that she’s actually rather sweet. Next time they send somebody else.",
        "This week, choose one thing you believe and say it before the kindness starts: “I do want to hear your side. First, what I came to say: the weekends aren’t divided fairly, and I’d like that changed.” Then ask about the knee.",
      ],
    },
    Scorpio: {
      thesis:
        "People sit down beside you to tie a shoe and end up telling you about the fire. ENFP opened the door with a joke and a real question; Scorpio went very still and didn’t look away. That’s a rare pair of gifts, to be both the liveliest person in the bar and the one to whom somebody can say the worst thing they ever did. Summaries don’t interest you. Half an hour into a wedding you know which cousins aren’t speaking, and by the cake they are. Your own loyalty is fierce, and it comes with an excellent memory. Cross a friend of yours and you’ll be charming to him all evening, and he’ll wonder why he’s cold.",
      argument: [
        "Everybody thinks they know you, since you tell so much. The bad dates, the debts, the rash: it’s all out by the second drink, and it’s true, and none of it is what matters. You long to be known and you’re determined not to be caught at it, so you hand over nine secrets to keep the tenth. It goes down beautifully. Then in February the tenth one hurts, you’ve got a phone full of close friends, and you scroll through it from top to bottom on the edge of a hotel bed. They’d all come. They just wouldn’t know what for.",
        "This week, choose one of them, and start with a small true piece of it: “There’s something I’ve joked around for years. I’d like to tell you some of it and not have you fix it.” A walk in the dark is a good place.",
      ],
    },
    Sagittarius: {
      thesis:
        "The pass is closed, forty people are groaning, and you’re asking the snowplow driver where he’d go if he were you. ENFP assumes that he’ll have a wonderful answer. Sagittarius has already shouldered the bag. So there’s a valley, and a bus with a goat on it, and a supper in somebody’s yard that everyone along still claims as the best of their lives. You’re good news in a crisis. Big questions at midnight suit you, and so does a stranger’s dance; you learn to say thank you and I’m sorry in any language within the hour, and you need both. People who’ve spent a day with you look at a map differently. They’d thought of it as a place for other people.",
      argument: [
        "The truth flies out of you, and then you want to be loved by whoever it landed on. At the gym a friend shows you his plan for opening a brewery, and you hear yourself say that it sounds like a costly way to drink with his brothers. It’s a good line. It’s also quite right. Then his face falls, and you’re beside yourself, so for the next hour you talk him back into it, you find him a name, you offer to design the label. He goes home with your doubts and your blessing, and no idea which to trust. The bank gets the blessing.",
        "This week, when you’ve said a true thing too fast, stay with it at half the volume: “I said that carelessly. The doubt is real, though. Shall I tell you what I’d worry about?” Wait for his answer before you’re nice.",
      ],
    },
    Capricorn: {
      thesis:
        "There’s fun, and then there’s fun that you’ve organized. ENFP wakes up wanting to get everyone out to the island; Capricorn has the tide tables, a man with a boat, and his second-best price. Friends who expected a picnic find themselves in something with a schedule, a flag, and a toast to the founder of the feast, and they have the time of their lives, on time. You’re the silly one who’s never late. Young people come to you with wild ambitions because you’re the first adult who neither laughs nor sighs; you only ask what it costs and who else is in. Dry remarks escape you during ceremonies. And when you’ve said you believe in someone, there’s a reference letter by Friday.",
      argument: [
        "Nothing you love is safe from getting useful. You take up the ukulele because it makes you laugh, and in three weeks there’s a lesson plan, in two months a little band with bookings, and one evening in June you’re carrying an amplifier through the rain on the way to something you used to do for pleasure. Play is what you live on, and idle play makes you feel you’re stealing, so you turn it into work and call that growing. The others in the band liked the porch. They’ve begun to say they’re busy.",
        "Take one thing this week and forbid it to improve. Tell them, “No bookings, no plan. I just want to sit on the porch and play badly with you.” The first half hour will itch. Then somebody will get the giggles, and it’ll be you.",
      ],
    },
    Aquarius: {
      thesis:
        "At your table there’s a judge, a juggler, somebody’s parole officer, and a boy of fourteen who’s been asked for his view of money and is giving it. ENFP loved each of them on sight. Aquarius saw no reason whatever why they shouldn’t all sit together. Small talk has never convinced you, and your questions come from such an odd side (“What did you believe for the longest time?”) that the shyest guest answers before he can get frightened. Senseless customs make you laugh out loud. You’d defend a stranger’s right to be peculiar with your last dime. And most people, after an evening with you, feel a bit more peculiar themselves.",
      argument: [
        "You’re the friendliest person ever to need everyone to go away. For a week you’re the soul of the place: the bonfire, the shared calendar, everyone’s bikes in your yard, an open door and a sign that says so. Then a perfectly nice man leans in and asks, “So, what are we doing tomorrow?” and the “we” goes down your collar like an ice cube. Mostly you settle it by vanishing. There’s no quarrel and no notice, and the bonfire people stand in the yard asking one another whether you’re ill. By Thursday you’re back, delighted to see them, and you can’t think why they’re careful.",
        "This week, say when the door closes while it’s still open: “I’ve loved this. I’m going to be on my own until Thursday, and it’s nothing you did.” Put the hours on the sign.",
      ],
    },
    Pisces: {
      thesis:
        "In line at the pharmacy, you’ve already imagined the whole life of the old man holding one yellow tulip. Then you ask, and it’s better. ENFP goes up to people, and Pisces comes along and feels what it’s like to be them, so you get more out of a trip to the pharmacy than others do from Venice. Children hand you the second puppet without a word. You sing in the car with the windows down, you’ve been known to cheer up a rental clerk, and you say the one thing at a graveside that makes the family laugh and then lean on you. What’s ugly and unwanted looks to you like something about to turn into a story. Near you, it frequently does.",
      argument: [
        "On Monday you’re everybody’s, and on Thursday nobody can find you. When people ask, your whole heart leaps up and says yes: yes to the choir, to the visit, to helping Joan move her piano. All of it is meant. But you’ve taken each of them in so deeply that by Thursday you’re full to the brim, and you lie in bed with the phone on your chest, watching it light up. Saturday comes, and Joan’s on the sidewalk with a piano. She isn’t angry, she’s worried, which is worse. You’d have been such a help with your one honest hour.",
        "This week, answer the leap of the heart with a smaller yes: “I’d love to, and I’m fuller than I look. I can do ten to eleven.” Then go for that hour with all you’ve got, and leave while you still like everyone.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You make the possible feel overdue, and people who hear you are on their feet before they’ve decided.",
        "Courage comes to you in company, and you distribute it like sandwiches on a hike.",
        "Disappointments that flatten others for a season have you sketching the next attempt by lunch.",
      ],
      costs: [
        "What you set going needs a second winter, and by the first frost you are elsewhere.",
        "Your haste spends other people’s hours generously, and they seldom send you the bill.",
        "Tiredness shows up in you as speed, so nobody thinks of sending you to bed.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "Beginnings call you by your first name. Stick with one unglamorous stretch this year, and find out what your own sparks grow into.",
        },
        {
          between: "Shine or share",
          text: "You give the stage away and then keep an eye on it. Win something by yourself, openly, and the giving will come easier.",
        },
        {
          between: "Leap or ask",
          text: "Your impulse is good about you and careless about others. Make the call before the jump; it takes three minutes and saves a friendship.",
        },
      ],
      practice:
        "Each Sunday, name the one thing that you will not launch this week, and tell it to a slower friend. On Saturday ask how they saw you do, and let them answer for two full minutes.",
    },
    Earth: {
      gifts: [
        "Wherever you have lived a while there’s a bench, a pot, a tradition, and people using it.",
        "Your affection takes the form of food and repairs, so it can be leaned on in miserable weather.",
        "You turn leftovers, of cloth or time or conversation, into something that others would gladly have purchased.",
      ],
      costs: [
        "Half your foundations carry other people’s houses, because you tend to pack the week before the roof.",
        "Fear of a monotonous life makes you bolt from comforts that you selected with care.",
        "Your cupboards hold a museum of former passions, and you pay its rent in guilt.",
      ],
      tensions: [
        {
          between: "Pack or plant",
          text: "Both are yours, and each spoils the other’s pleasure. Fix two places of return, then travel between them with a clean conscience.",
        },
        {
          between: "Surprise or schedule",
          text: "You want to be unpredictable to everyone and fed at the same hour. Make three things boring and leave the rest to chance.",
        },
        {
          between: "Abundance or room",
          text: "Everything lovely wants to come home with you. Let one object leave for each that enters, and give it to a person with a face.",
        },
      ],
      practice:
        "Put one abandoned object on the table tonight, under a lamp. Shrink it until it can be completed in an hour, complete it, and use it at breakfast three days in a row.",
    },
    Air: {
      gifts: [
        "You introduce people and notions that become inseparable, and forget that it was your doing.",
        "Presented by you, the driest material puts on a hat and walks about.",
        "In any quarrel you can present each side’s case so well that both calm down.",
      ],
      costs: [
        "A plan described delightfully often enough dies of it, and you attend the funeral with another plan.",
        "Hundreds enjoy being around you, and hardly any could say what you worry about at dawn.",
        "Your fairness sounds like agreement, and several people are relying on the same promise.",
      ],
      tensions: [
        {
          between: "Talk or do",
          text: "Saying it gives you nine tenths of the pleasure. Keep one intention to yourself for three days and watch which errands you run.",
        },
        {
          between: "Wide or known",
          text: "You could meet another thousand people, and will. Pick one question to be asked about for two years, and let the thousand come to it.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers get the first telling. Save one piece of news a week for the person at home, and leave the polish off it.",
        },
      ],
      practice:
        "This week take one call you would normally fill. Ask three questions, wait five seconds after each answer, and tell no anecdote; afterward write down one thing about them that you had never known.",
    },
    Water: {
      gifts: [
        "People at the worst bend in their lives look up and see you beside them, unhurried and unexpectedly funny.",
        "You can hear what a voice is trying not to say from the next room over.",
        "Forgiveness is natural to you, and others grow braver on account of it.",
      ],
      costs: [
        "Every mood in reach moves in, and your own is the tenant asked to leave.",
        "Making others happy dissolves the tension so effectively that nothing underneath gets mentioned.",
        "Love given as rescue leaves you uncertain who would be there without it.",
      ],
      tensions: [
        {
          between: "Joy or sorrow",
          text: "One has always been sent out to the guests. Show both in one evening, and see who moves their chair nearer.",
        },
        {
          between: "Give or ask",
          text: "Giving keeps everyone close and you in debt to no one. Ask for one definite thing, and survive the wait for the reply.",
        },
        {
          between: "Merge or return",
          text: "You go all the way into other lives, and forget the way home. Leave by a fixed hour, twice a week, and see what you feel by yourself.",
        },
      ],
      practice:
        "Once this week ask one person for one definite thing, directly, with no joke attached, and wait for the reply without helping. That evening write down, in three lines, what you felt in the interval.",
    },
  },
  openings: [
    "Everyone has met half of you, and liked it enormously. The other half, which came with the hour you were born and has its own tempo and its own idea of a good evening, was never consulted about the guest list. Here they are introduced. One talks first, as you’d expect. Do let the second one get a word in.",
    "Your resume makes sense only when told aloud, by you, with gestures. These pages try to tell it anyway: what wakes you up on a workday, why they follow, the week in which ventures stick, and that soft fog which comes down whenever someone inquires what you cost. Bring a pencil. A number or two will be required.",
    "Loving comes to you as easily as whistling, and being loved back, on an average Wednesday, makes you look for your keys. This part goes into that, by way of an evening, a quarrel, a child who wants the same book again, and someone at your side who has been meaning to ask you several questions.",
    "So far it’s been mostly daylight, which you like. The following pages go downstairs, to the character you’d be reluctant to introduce, the small person you used to be, and a life or two you could have led in a different overcoat, and none of it is as grim as the staircase suggests. You may make jokes. Just don’t leave on them.",
    "Big feelings you can manage; it’s the laundry of being alive that ambushes you. Here, then, are ordinary matters: how the body asks for a rest, how you learn what bores you, an evening with paint or scissors, a stone in a dish. Do one of them badly this week, and leave the improvements for later.",
    "Your kind swears by a great many things, several of them abandoned by Thursday. Underneath there’s one that hasn’t moved, and the last pages look for it without raising their voice, with a practice short enough to survive you, some correspondence from the far end of your life, and the conditions of a truce. After that comes the year.",
  ],
  year: {
    "sun 1":
      "You say yes with your whole face and look at the calendar afterward. For a few weeks, answer every invitation and every brilliant idea with “I’d love to, ask me tomorrow.” Whatever you still want over breakfast is yours, and the rest was the company.",
    "sun 2":
      "Half of what you buy is for the person you’re about to become, the one who paints, or bakes bread, or runs at dawn. It’s hope, and it takes up a lot of shelf space. Before the next purchase, go back and use one of the earlier ones twice.",
    "sun 3":
      "A stranger in line gets your best story while it’s still warm, and the people who’ve known you longest read about it later. Reverse the order for a month. When something ridiculous or wonderful happens, call one of them first, before you’ve polished it.",
    "sun 4":
      "With your family you’re the funny one again within ten minutes, and you hear yourself doing the act. They love it, and it keeps them years behind on you. Get one of them alone, on a walk or on the phone, and say something true about how you live now.",
    "sun 5":
      "You flirt with everyone, the baby and the waiter included, and it’s pure friendliness. The one person you mean can’t tell the difference. Say it to them in plain words, “I came because you’d be here,” and then resist the urge to turn it into a joke.",
    "sun 6":
      "Many of your days begin with a search for keys, phone or the paper that was here a minute ago. A new system isn’t the answer, since you’ve had several. Put one bowl by the door, drop everything into it when you come in, and change nothing else this month.",
    "sun 7":
      "Talking with someone, you want what they want, and by evening you’ve agreed with four people who don’t agree with each other. After any talk about plans, send a line: “So I’m doing this by Friday, and you’re doing that.” If it’s hard to write, it wasn’t settled.",
    "sun 8":
      "People think they know everything about you by the second hour, because you tell so much. There’s one thing you always leave out. Tell it in two sentences to somebody who’s stayed, be it a debt, a fear or a loss, and let them be the next to talk.",
    "sun 9":
      "New is where you’d always rather go, so you’ve read the first chapter of a great many things. For once, do the opposite: return to a place you loved, reread the book that changed you, take the second course. The surprise is how much you missed the first time.",
    "sun 10":
      "Ideas are what you’re known for, and people enjoy them without quite daring to count on them. Right now you can add the missing half. Choose something small that you’ve promised, hand it in two days early, and offer no explanation, however good.",
    "sun 11":
      "“We should get together” is a sentence you mean every time, with everyone, and nobody can tell which times to believe. So settle it standing there: phone out, one evening named, a place. Don’t say it to anyone else until you’ve kept that one.",
    "sun 12":
      "You keep a good many possibilities alive that you no longer want, and each of them costs a little sleep. Pick the oldest and end it kindly, in two lines: “I’ve thought about it long enough, and it isn’t for me after all.” Then take an evening off from choosing.",
    "new 1":
      "Announcing a new start is most of its joy for you, so that rather little is left once everyone has applauded. Keep the next change to yourself. After two weeks, it has had time to become a habit before it becomes a story.",
    "new 2":
      "Money is most real to you when there’s a person or a pleasure attached to it, such as a birthday, a ticket or dinner for six. If saving seldom lasts, name the account after something you’d love to do, and add a modest amount on payday.",
    "new 3":
      "Three affectionate lines are enough. Messages from those you like best often wait longest, because they deserve a proper answer and a proper answer takes an afternoon, yet you can start the conversation again without any explanation. Short notes are pleasant to reply to.",
    "new 4":
      "Your surroundings usually show everything you’ve been enthusiastic about, including what you began and put aside. Clear a single corner. With fresh energy for it now, invite someone to sit there, since you arrange things more happily for a guest.",
    "new 5":
      "Joy comes easily to you. So does the wish to make something larger of it, with additional people and a purpose, and for the next few weeks, you can leave one pleasure exactly the size it is. It doesn’t have to lead anywhere to be worthwhile.",
    "new 6":
      "Routines please you while they’re new, and once the novelty goes, the habit goes along with it. What you do together with another person you continue, since not disappointing them is the stronger motive, so look for a partner before you look for a method.",
    "new 7":
      "Falling in love is easy. You recognize quickly who a person might become, so at the beginning of something, notice what they do on an ordinary day, when they’re tired or late, and ask yourself whether you like that, too.",
    "new 8":
      "Heavy subjects bring out your humor, which helps everyone through the evening and leaves the matter exactly where it was. Save the joke for afterward. If a conversation about debts, illness or inheritance is due, begin with one plain sentence, and wait for the reply.",
    "new 9":
      "Planning an expedition or a course excites you so much that the plan alone can satisfy the wish. Pay the deposit. If there’s one you’d regret missing, a commitment made while you’re in the mood gets you past the day when the excitement drops.",
    "new 10":
      "Asked about your work, you commonly answer with six possibilities, all of them real, and your listener can’t tell which one to think of you for. Pick the one you’d like to be known for this year, and mention only that when the question comes up.",
    "new 11":
      "Groups adopt you quickly. Within a month you know nearly everyone’s story while half of the organizing has become yours, which happens out of liking and sometimes leaves you with a duty where you had wanted friends. New circles are easy to join at present.",
    "new 12":
      "An evening by yourself can seem like a party that was canceled, so it’s natural to fill it before it begins. The first hour is dull. After that, your feelings about the past weeks have a chance to reach you.",
    "full 1":
      "Being looked at makes you brighter and quicker than you are on a normal morning, and afterward you can wonder which of the two people liked. Your everyday side is visible now. Those who know it already generally prefer it.",
    "full 2":
      "Examining what you earned and spent isn’t pleasant for you, since it can feel like reading a report on your character. A good part of it was generosity. Mark whatever you’d gladly pay again, and let the remainder tell you which habit to alter first.",
    "full 3":
      "A story improves with telling. You respond to the faces in front of you, so if something you said comes back to you now, correct whatever did someone an injustice, and do so in front of the same listeners.",
    "full 4":
      "Your family or housemates see what your friends don’t, the exhaustion after the celebration and the projects that stopped halfway, and whatever has been accumulating there is easier to notice now. That includes affection. A leisurely breakfast is a better setting than a big discussion.",
    "full 5":
      "One bored face outweighs many warm ones. After you’ve shown something you made, or told a person what you feel, you can be unusually easy to hurt for a day or two, so ask two people who liked it what exactly they liked. Write down the answer.",
    "full 6":
      "Your body pays for late evenings. You hate to miss anything your mind enjoys, so if you’ve been tired lately, the reason is seldom mysterious, and leaving one event early each week costs you less fun than you fear. It gives you back the following morning.",
    "full 7":
      "Discord is hard to bear. With a person you love, you tend to make peace before you know what the quarrel was about, so once things are calm again, return to it for ten minutes, and ask what each of you had wanted.",
    "full 8":
      "Grief, debt and desire get a joke from you before anything else. It’s considerate, since it spares other people, but those who would like to help can’t see the need, so tell one of them the same thing again without the funny ending.",
    "full 9":
      "Your devotion to a teacher, a belief or a country is complete, and so is the disappointment when its limits appear. Look at it again. Something you once rejected for that reason can seem different, because part of what you learned was right, even if the person wasn’t.",
    "full 10":
      "State your own contribution in one sentence. You pass on praise to everyone who helped and take blame home with you, which is modest and gives people a distorted picture if your efforts attract attention now. Then acknowledge the others.",
    "full 11":
      "A great many people would call you a friend, and only a few have seen you discouraged, because you arrive cheerful and ask the questions. Notice after which meetings you feel rested, and suggest something to those people before you accept the next invitation.",
    "full 12":
      "During the day you can outrun sadness rather well, by being useful and amused, so it tends to reach you at night when no one is around. Allow it half an hour. Mostly it wants to be felt before you call anyone.",
    "eclipse 1":
      "You’ve revised your idea of yourself more than once, generally with a laugh, but if another version is ending, it made a good deal possible. Give it a proper goodbye.",
    "eclipse 2":
      "When an income ends, hope tends to cover the gap before you’ve examined it. Write down what you require each month, because the sum is often lower than you feared.",
    "eclipse 3":
      "Some friendships live on daily chatter and fade without anyone wishing it. Send a message of thanks. If one is ending, that’s kinder than silence, and easier than reviving it.",
    "eclipse 4":
      "The next place looks so bright. Moving on comes naturally to you, so before you leave a home or a phase of family life, give an afternoon to the part of you that loved it.",
    "eclipse 5":
      "Nothing consoles you faster than a new love or a new idea, so the old one seldom gets mourned. A few weeks without a replacement can show you what you actually miss.",
    "eclipse 6":
      "When a routine breaks down, you tend to see it as a personal failing, although it has often simply stopped fitting. Notice which parts of it your body is glad to be without.",
    "eclipse 7":
      "Take a day for yourself. As the terms between you and another person shift, you’re inclined to make sure that everyone is happy about it before you discover your own reaction.",
    "eclipse 8":
      "Relief makes you generous, so the end of one debt can become the start of another promise. Wait a month before you offer anything, and get accustomed to being free.",
    "eclipse 9":
      "Not knowing can be restful. If a belief or a great plan falls through, ten others come to mind by noon, because an open question is uncomfortable for anyone so hopeful.",
    "eclipse 10":
      "You can say, “Nothing yet.” When a role ends, you feel that people are waiting for your next announcement, and that respectable answer leaves you time to discover what you want.",
    "eclipse 11":
      "Your circles fill up fast. You don’t always see who is missing, so in a time of transition, call a friend who knew you before you were everyone’s favorite.",
    "eclipse 12":
      "Losses that make little noise can escape you, since your attention is with people. If an old one comes up now, it can be lighter than expected, and telling it once does a great deal.",
    "jupiter soft":
      "Luck rarely surprises you. You’ve always more or less expected it, so among the opportunities that come along in these weeks, look for the one that frightens you a little and would still interest you without an audience. Give it your best hours.",
    "jupiter hard":
      "Your yes comes quickly and sincerely. When everything looks possible, each new promise takes its time from a person who already had one, so for a few weeks, open the calendar in front of anyone who asks you for something. Both of you see the gaps.",
    "saturn soft":
      "Structure has a poor reputation with you, partly because you’ve met it mainly as a limit, although in the service of something you love it feels quite different. Progress is steady at present. Choose one project and a reader or client who expects a result from you every Friday.",
    "saturn hard":
      "Charm gets you past many obstacles. It can feel almost personal when someone asks for proof, a plan or a date, but whatever rested on enthusiasm alone is tested in such a period, and the dull work goes better beside a friend who is doing theirs.",
    "uranus soft":
      "Surprise suits you. Developments that worry others wake you up, and opportunities appear quickly in this period, often through a person you’ve only just met, while those who share your plans enjoy it more if they hear from you what remains the same for the next month.",
    "uranus hard":
      "A shock you didn’t choose can tempt you to answer it with a bigger one, because leaving makes you feel like the author of your own life again. The wish is reasonable. Sleep on it for three nights, and act on whatever still seems right on the fourth morning.",
    "neptune soft":
      "Other people’s moods stay with you. In a period when feelings and images flow easily, you seldom notice for how long, but if you sing, write, cook or paint for an hour in the evening, they turn into something. You discover which were your own.",
    "neptune hard":
      "Hope is how you see people, and it often brings out their best. When things are unclear, however, the person you imagine can stand in front of the one who’s there. Is there a friend whose opinion you’ve been avoiding? Meet them, and let them speak first.",
    "pluto soft":
      "You’re stronger than you seem. Beneath your lightness few suspect it, because much of that strength is stored with emotions you were too busy to have, and with a person who doesn’t need to be entertained, you can reach some of it now. Talk about it plainly.",
    "pluto hard":
      "Persuading people is so natural to you that you don’t always notice who would have liked to refuse. State your request plainly. When power becomes an issue, yours or another’s, ask what they would say if your feelings weren’t involved.",
    "mercury retrograde":
      "Call early. A promise from you is often a form of affection, made in passing and meant at the time, and when several fall due together in such weeks, you spare everyone most of the disappointment.",
    "mercury direct":
      "Talk moves again. You’d like to answer everything at once, but begin with the conversation you dropped for something more exciting, since the other person is often still waiting.",
    "venus retrograde":
      "Your memory preserves the best scenes and drops the others, so old loves look wonderful now. Before you write to one, wait two weeks, and picture an unremarkable Tuesday together.",
    "venus direct":
      "After a period of doubt, whatever you still enjoy is really yours, and several pleasures that you continued for the sake of other people can go. That requires no announcement.",
    "mars retrograde":
      "When your energy is low, you suspect that something is wrong with you, and irritation comes out late and sideways. Being tired is a sufficient reason to decline, and you needn’t invent another.",
    "mars direct":
      "The first days are the most useful. Energy returns and runs toward everything at once, so put it into something that’s already half done, while any effort feels easy.",
    "ingress jupiter":
      "Growth comes easily to you here, as you’re good at beginnings and people are glad to see you all through the year. Find one thing to stay for.",
    "ingress saturn":
      "Talent has brought you a good way in this area, and now a patient education follows. Look for a teacher who isn’t easily impressed, since their respect tends to mean the most to you.",
    "ingress uranus":
      "Few people enjoy experiments more. It’s useful over these years to make notes on what you tried and how it went, because enthusiasm for the next attempt tends to erase the last.",
    "ingress neptune":
      "Your ideals alter their shape here over many years, almost too gradually to see, while imagination enjoys that. Now and then, compare the picture with what actually came of it.",
    "ingress pluto":
      "A long, thorough transformation begins in this area. People accustomed to your lightness gradually discover how serious you can be, and for you that’s often a relief.",
  },
};
