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
        "You arrive like the first warm day of the year, and everyone’s coat is off before anyone has checked the forecast. ENFP can see what a person has been wanting for a decade, and Aries gives that vision a starting gun, so a friend’s old wish has a first step by dessert. The same speed runs through the rest of you. Decisions get made while you’re still talking, love shows up early and loud, with a speech or a visit at sunrise, and your anger is over before the other side has found theirs. Yet under the noise you listen. Years later you can repeat a hope that someone mentioned once.",
      argument: [
        "You collect believers before you know whether you’re one of them. ENFP takes other people’s excitement as evidence, Aries has to move while the feeling is hot, and a plan with five cheering friends soon looks like a decision. Brave things have started that way, and some have outlived your own interest. The bill comes on an ordinary morning, when the cheers have stopped and your doubts catch up. You can simply move on. Those who joined can’t, so they learn to love your fire and wait a month before they believe in it.",
        "Sleep twice on the next idea before you tell anyone, and then give your first recruit the strongest doubt: “Here’s what worries me, and I still want to.” At your best, you make a scared person’s first step look like the obvious thing to do.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a parade that stops for lunch. ENFP supplies the idea no one else has had, and Taurus insists that it come with a good chair, a hot meal and time to enjoy both, which is why even your wildest plans are comfortable. That appetite does your thinking, too. What you crave has usually been missing from everyone’s week, so you decide by taste and tend to be right. Love goes through the hands, in a second helping or a slow goodbye at the car, and conversation improves as the plates empty. And under the ease sits something immovable, because once a thing matters to you, no one can negotiate you out of it.",
      argument: [
        "Part of you wants to keep the street, the bed, the person, the Sunday, and that’s Taurus. The rest, which is ENFP, fears that anything kept has stopped growing. So you stay, and talk as if you were going: over dessert you describe, with shining eyes, a life elsewhere, and after an hour of that the present looks beautiful again. To you it’s ventilation. But you talk about leaving in front of the people you couldn’t live without, and they hear that something better is under review. They begin to love you with one foot on the brake.",
        "Tell someone this week exactly what you’d hate to give up, their laugh or Tuesday supper, and add, “I talk about leaving. I wouldn’t leave this.” At your best, you make the life everyone already has taste like the one they were dreaming of.",
      ],
    },
    Gemini: {
      thesis:
        "Your mind is a radio playing four stations at once, and you can dance to all of them. ENFP catches the feeling in what people say, and Gemini hands it the exact words, so strangers open up by the second cup of coffee and go home understanding themselves. Thinking happens out loud. A question about dinner will travel by way of the moon landing and come back with a decent answer. Those you love get nicknames, voice messages of heroic length, and your full, delighted attention, in portions. For all that chatter, you’re oddly safe. Very little slips from you that could ever embarrass a friend.",
      argument: [
        "Everyone thinks they know you, because you told them. ENFP longs to be known, but Gemini keeps the talk moving, and a conversation in motion rarely stops at anything that hurts. So your troubles come out already shaped into anecdotes, with a question for the other person tacked on the end. It looks like closeness, and it has real warmth. The cost shows when you come home from charming eleven people, none of whom knows that you’ve hardly slept for a month. There’s no one to blame. They’ve apparently heard everything.",
        "Call a friend this week and begin, “Something isn’t good, and I don’t have a nice way of telling it.” Then answer questions for ten minutes without asking one. At your best, you find the sentence another person has been searching for all their life, and give it away.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a street musician who walks the audience home. ENFP takes to nearly everyone, but Cancer can’t tolerate anyone wandering off alone, so a crowd of acquaintances turns, within an hour, into something like kin with its private jokes. From there your affections do the planning: you ask who will be happy and who will be lonely, and the day arranges itself around the answer, with you as clown and nurse, sometimes in one sentence. Where you live there’s soup, music and an opinion about everyone’s coat. Nothing is lost on you. What terrified a friend three summers ago is still on file, and you’ve steered them around it ever since.",
      argument: [
        "The person who gives the dinner can’t be left out of it. That’s how you settle matters between ENFP, which would happily invite the entire neighborhood, and Cancer, which needs to be sure of a few. So you track the birthdays and start the group chat, and people have belonged somewhere for the first time because of it. But since you invite everyone, you never discover who would invite you, and on an empty evening the silence can look like an answer. It isn’t one. You left no gap in which anyone could ask.",
        "For two weeks, organize nothing, and tell one person why: “I’m always the one who invites. I’d love to be asked.” At your best, you’re the reason a lonely town has a table with one more chair.",
      ],
    },
    Leo: {
      thesis:
        "You’re a spotlight that loves to find other people, as long as everyone knows who’s running the lights. ENFP senses what someone is capable of before they do, and Leo can’t leave it in the dark, so people stand taller for having met you. You think in scenes, first the face, the toast, the entrance, and only then the price, which is why life near you is rarely flat and even a plain Tuesday gets a cake. Loyalty is a point of pride, and you’d play the fool in public for a friend without blinking. The joy looks effortless. Actually you labor over it, late, alone with the tape and the balloons.",
      argument: [
        "You love people best before they know how good they are. ENFP falls for possibility, and Leo enjoys being the sun it grows in, so as long as someone is unsure, both are content: you believe, they blossom, and each step is partly yours. Overlooked people have had their first opportunity that way. Then they stop glancing at you before they speak. You’re proud, and a bit robbed, and since that’s embarrassing, you tend to discover someone new. The old favorite is left wondering whether they were a friend or a project.",
        "Call someone you once encouraged who does well without you, and ask for advice: “You’re better at this than I am now. How would you do it?” At your best, you clap the loudest in the back row, and the one on stage can tell it’s you.",
      ],
    },
    Virgo: {
      thesis:
        "You set off the fireworks, and you’re also the one who brought the bucket of water. ENFP pictures what would delight a person, Virgo pictures the rain, and because both get a vote, wary people trust you further than they trust other enthusiasts. Conversation with you hops all over the map, yet one wrong figure in a report will catch your eye from across the table. That eye is how you love: it finds people the right doctor, the right shoes, the one bus that goes direct. And it’s funny, mostly at your own expense: few people can describe their muddle with such precision and so little bitterness.",
      argument: [
        "As long as a thing is unfinished, no one can find it wanting. That’s the treaty between ENFP, in love with what could be, and Virgo, who sees what is, down to the seam. So you go on working: one more version, one more course, one more opinion before you send it. People think you lack discipline, and you half believe them, though you’ve worked harder on what you kept back than others have on what they sold. The price is contact. No one can love, use or pay for something that’s perpetually about to be ready.",
        "Choose something nine tenths done and give it away by Saturday with three words, “This is yours,” and no warning about the middle part. At your best, you make a wild idea so reliable that even worriers can enjoy it.",
      ],
    },
    Libra: {
      thesis:
        "You could introduce two closed umbrellas, and they’d leave engaged. ENFP can picture itself happily in nearly anyone’s plan, and Libra wants the face across the table to light up, so people who tell you a hope come away feeling chosen. That wish makes you a fine peacemaker: you find the generous version of each side and send both home on better terms. Beauty reaches you like news: a good sentence or a well-dressed stranger can rescue an afternoon, and your affection is old-fashioned, the handwritten sort. There’s also a cool eye for power in you, which knows who decides in a group and uses that to get the timid one heard.",
      argument: [
        "You give your yes to the face and your no to the calendar. ENFP is curious about every invitation, Libra can’t stand to see a smile fall, and so you accept two dinners for one Saturday, mean both, and at five o’clock compose a loving message to one of the hosts. Countless moments have been easier for it. But you’d rather disappoint people later than watch it happen now, and later costs more, because by then someone has shopped, cooked and looked forward to you. In time your yes is heard as a friendly noise.",
        "Speak one refusal aloud this week: “I’d love to, and I won’t manage it, so it’s a no.” Look at them and count to ten; they recover around four. At your best, you make two people who couldn’t agree forget why they came in angry.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a carnival with a basement, and the best conversations happen downstairs. ENFP gets people laughing and forgives them in advance, then Scorpio takes the stairs, so what they couldn’t tell anyone emerges and remains with you. Your mind works the same way, by scent, trailing a hunch through books, faces and half the night, and it comes back rumpled and pleased with something that surprises the experts. Affection is playful in company and ferocious in trouble. Friends who know only the streamers are startled by your staying power: when scandal or illness has emptied the waiting area, you’re the one still sitting there, with snacks.",
      argument: [
        "You forgive out loud and count in silence. There’s always something happier to talk about, says ENFP, while Scorpio writes down the date, and so the evening stays pleasant and a total grows somewhere out of sight. Much of what you let pass genuinely wasn’t worth a quarrel. Then a trifle arrives, a delayed reply, and it happens to be the last one. You stay sweet until you’re gone. The other person searches that final evening for what they did and finds nothing, and you grieve over things an apology would have settled in a minute.",
        "Bring up one slight this week while it’s still minor: “That stung, and I don’t want to smile and store it.” Ask what they meant, and hear them out. At your best, you’re the friend people call from the bottom, because you can laugh there, too.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a campfire on wheels: everyone gets warm, and by morning there are only tracks. ENFP makes friends within the hour, Sagittarius has already noticed the next horizon, and so there are people in a dozen cities who smile when your name comes up. In your telling a wrong turn sounds like the plan, and when the plan disintegrates you laugh first. Being correct and bored won’t do; you’d rather be interestingly wrong, and love from you is an invitation: come along, look at this, you’d be good at it. Under the fun there’s a working philosophy, tested in difficult weeks, about what makes a morning worth getting up for.",
      argument: [
        "You leave, and you love from there. Sagittarius needs to be free to go, ENFP wants to stay close to everyone it ever liked, and since your body can’t do both, your heart does it by long distance. The feeling is powerful and sincere. So affectionate are your thoughts of people that you forget how seldom they hear them. What reached the other end was a glorious season, a photograph of a sunset, then eleven months of nothing. They don’t doubt your affection, but they stop calling when it’s serious, because they need someone who’ll come.",
        "Each time you think of someone fondly this week, tell them within the hour, and give one of them a date: “I’ll be there on the ninth.” At your best, you show up at low tide with a bad map, and people remember that the world is large.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a confetti cannon with a five-year plan. ENFP finds the spark, and Capricorn goes out to price the building, so people who came along for fun find themselves in something permanent. Your mind is an elevator between two floors, the wild vision and the cost of chairs, and it stops at both all day. You tease everyone, finish early, and worry in secret that someone isn’t having a good time. Love means showing up on schedule with a plan and a joke. The efficiency has a tender root: you organize so thoroughly because you can’t bear to see anyone standing around feeling unexpected.",
      argument: [
        "Whatever you love, you put to work. Delight is enough for ENFP, but Capricorn asks what it’s for, and rather than argue you give each pleasure a purpose. A hobby gets a goal, the goal gets a timetable, and by the second year you’re supervising something. Committees, clubs and celebrations exist only through you, and people are right to admire it. Meanwhile you begin to dread Thursdays. Friends who came for the silliness learn that an evening with you ends in a list of responsibilities with their initials on it.",
        "Protect one pleasure this week from any use: do it badly, tell no one, and when you see what it might become, say, “No. This one stays useless.” At your best, you’re the rare grown-up who can be trusted with both the keys and the jokes.",
      ],
    },
    Aquarius: {
      thesis:
        "You run a lost-and-found for human beings, and no one has ever been too odd to claim. ENFP loves people one at a time, while Aquarius wants a world with a place for each, and between the two many an outsider has felt normal at your table. You treat the professor and the teenager alike, argue for fun, and will change your mind in public for a better reason. Thinking is a group sport for you, which starts near midnight and ends in a plan for improving everything. Love shows when you take someone’s strangest idea seriously. And when others heat up, you cool down, and turn unusually kind.",
      argument: [
        "Your curiosity about people is how you stay out of reach. ENFP wants heart to heart, and Aquarius grows uneasy once a heart is actually there with its demands, so you go deep into others while hardly anyone gets into you. They lean over and ask how you are, and you become fascinating: a theory, a counterquestion, a fresh topic. It’s a rare gift, and they’re flattered. But in a bad week, of the hundred people whom you understand, few know what to say to you.",
        "Choose one of the hundred, allow three questions this week, and answer each with a feeling: “I was ashamed,” or “I missed you.” If you hear “What’s interesting is,” start over. At your best, you make a stranger feel like the missing piece instead of the wrong one.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a lighthouse that keeps swimming out to the ships. ENFP opens to everyone, and Pisces dissolves the remaining wall, so people feel understood down to the tone of voice, and you ache where they ache. The same thin skin feeds your imagination, so that a tune, a stranger’s coat or a cloud sets off a story, and when it makes you late the explanation is worth hearing. Love comes as naturally as humming: songs, nicknames, improbable presents, a laugh at the saddest moment that somehow helps. For all that softness no one steers you, since you follow a star that others can’t see, and you’ve followed it for years.",
      argument: [
        "In company there’s often only one set of feelings, and it’s theirs. ENFP says yes to life, which mostly arrives as a person, and Pisces melts into anyone it loves, so for that evening you want what they want, and promise it, and mean it. People who’ve felt alone for years are comforted. Then, by yourself again, you find you don’t want it at all, and vanishing becomes your way of disagreeing: a canceled dinner, a headache, nine days of unexplained absence. To you it’s coming up for air; they seem to be acquainted with two people, and can’t discover what they did.",
        "Three times this week, practice a difference while they’re still there: “I see that another way,” about nothing bigger than a film. At your best, you sit down beside someone in the dark, and immediately, without a word, they understand that they’ve been found.",
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
