import type { TypeProse } from "../type-prose.ts";

export const esfp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "peace",
    thrift: "spend",
    trust: "quick",
    head: "feeling",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "The lake is sixty degrees, and while the others test it with a toe, you’re forty feet out, yelling that it’s fine. It is not fine. They come in anyway, shrieking, and somebody is still telling the story in October. ESFP can’t enjoy a thing alone, Aries can’t enjoy a thing later, and between them a plan of yours is happening before anyone has looked up the parking. Charades, sack races, and the quickest line at the airport are all contests, and five minutes after winning, you’ve lent the loser your sweatshirt. And when one person is truly scared, clinging to the rail of a skating rink, all that speed goes out of you. You hold out both hands and skate backward the whole way around.",
      argument: [
        "On any trail you’re the first one up. ESFP wants company for the view, and Aries wants to be there already, so you march ahead, find the warm rock, and wave the others on with your whole arm, full of love. Twelve minutes later they arrive, red-faced. “Great, everybody’s here! Ready?” You’ve had your rest, and they’ve had none, at this rock or the last, and it goes the same way with the house hunt, the new software, and making up after a fight. Next weekend somebody decides to stay with the car, and you honestly can’t see why, on a day like this.",
        "Once this week take the back of the line, on a walk or in a project, and say so: “You set the pace. I’ll carry the snacks.” You’ll get there later than you’d like, with everybody.",
      ],
    },
    Taurus: {
      thesis:
        "Fruit sellers reach under the counter for you. They’ve watched you hold a peach, and they know there’s no point in offering the ones out front. ESFP goes looking for whatever is delicious about today, Taurus isn’t leaving until it has been properly enjoyed, and so an hour with you turns into an afternoon that somehow has shade, a blanket, cold drinks, and the good speaker. Phones go face down, babies fall asleep on your shoulder, and cats that like nobody walk across a room to sit on you. Ads slide off, because you’d have to touch the thing first. Your hugs last one second longer than people expect, and that turns out to be the second they needed.",
      argument: [
        "At two in the afternoon somebody calls about a concert, and the ESFP in you says yes before they’ve named the band. At seven the Taurus in you is on the sofa with its shoes off, and there isn’t a crane in the county that can lift it. Neither one was lying, and since you hate to refuse, you’ve found a happy solution: “Come here instead!” They do, and it’s lovely, as it always is at your place, but look back over the year. Her play, his half marathon, the night they both sang at that bar: you heard about each one afterward, on your own cushions.",
        "This week put on the hard shoes and write to one of them, “I’m coming to yours this time. Where do I park?” Then leave without sitting down. Sitting down is how it starts.",
      ],
    },
    Gemini: {
      thesis:
        "Your voice messages run six minutes, and friends save them for the drive home. There’s the woman at the pharmacy, there’s her parrot, there are three voices and a sound effect, and nobody skips ahead. Gemini caught the exact words people used; ESFP was standing close enough to pat their arm while they said them, and was invited to the wedding. Put you in line at the motor vehicles office, and the line becomes a club, with a plan for the man at window four. Card tricks, dance steps, and how to swear in Portuguese you learn by being shown once. Few of the people laughing notice how closely you observe them. Somebody’s fibbing, somebody’s in love, and you knew before dessert.",
      argument: [
        "Half of you came to the concert, and half of you came to tell people about it. ESFP wants the bass in its ribs, and Gemini already has the caption. By the second song the phone is up, the best line has gone out to the group chat, someone has answered with something hilarious, and you’re laughing, brightly lit, at a joke from across town. The person next to you, who bought these tickets in March, has so far had your left ear. Driving home, you retell the night so well that you both nearly forget they spent it beside somebody who was elsewhere.",
        "Have one evening this week that nobody hears about. Hand the phone over at the door: “Keep this until the last song. I’d like to be here with you.” The stories can wait until Thursday. They’ll have more in them.",
      ],
    },
    Cancer: {
      thesis:
        "Nobody you love takes a cab home from the airport. There you are at arrivals, holding a hand-lettered sign that’s funny only to the person coming through the doors, with a bag of the one thing they couldn’t get over there. Cancer has kept the flight number and recalls what they were apprehensive about when they left. ESFP has brought a kazoo. Shy dates, somebody’s great-aunt, and the new boyfriend who knows no one all end up on the dance floor with you, looking surprised at their own feet. You cry early and laugh right afterward, sometimes inside one sentence. And the pictures you take of people are the ones they use for years, because you wait for the second after the pose.",
      argument: [
        "You introduced them, so of course they hit it off. ESFP wants all its favorite people in one car with the windows down, loving each other, while Cancer wants them to love each other because of you, and with you, and preferably not in Maine. Then the picture arrives: two sunburned faces on a beach and the caption “Why didn’t we meet sooner?” You give it a heart and three exclamation points. For the rest of the month you’re a shade slower to answer either of them, they assume you’ve got a lot going on, and the next trip is planned around how busy you are.",
        "Own up this week, while it’s still funny: “I introduced you two, I’m delighted, and I’m horribly jealous. When’s the next one, and can I come?” They weren’t leaving you out; they were enjoying your present.",
      ],
    },
    Leo: {
      thesis:
        "A woman in a marvelous hat is crossing the street, and you can’t let her go uninformed. “That HAT!” you call, and she walks the next six blocks like a duchess. ESFP sees what’s glorious about people, and Leo proclaims it. You overdress for the dentist. You tip as if you’d just won something, ask the doorman about his daughter’s recital, and have your whole row at the ball game singing by the fourth inning, including the man who came to be left alone. At karaoke, you let the big number wait, because first you find out which song the shy one knows, bring the key down to where they can reach it, and sing backup, with gestures. Then, all right, you take the big number.",
      argument: [
        "Nothing comes to you as easily as a laugh, and nothing matters to you as much as being taken seriously. ESFP grabs the laugh because it’s right there, and Leo, who wanted to be admired, watches it happen. So you stand up with an idea you’ve worked on for three weeks, feel the others stiffen, do ninety seconds on the broken projector, and have them weeping. The idea goes by in the same breath and gets a laugh of its own, and on Thursday somebody presents it again with a straight face, and everyone takes notes. That night you want respect from whoever happens to be home, and they can’t think what they did.",
        "This week, put the serious thing first: “I’ve thought hard about this, so I won’t be funny until the end.” It’ll get quiet. Let it. They’re listening.",
      ],
    },
    Virgo: {
      thesis:
        "Somebody at the music festival has earplugs, blister pads, a spare battery, and a packet of mustard, and it’s the person up front, dancing. ESFP came for a good time, and Virgo saw to it that the good time would last until midnight. Friends think your surprises come out of the air, when they come out of months of noticing who hates cilantro, whose shoulder is bad, and which song makes whom go quiet. You tuck in a stranger’s tag without breaking off your sentence. The stories you tell against yourself can reduce a bus to tears. And when a nervous guest knocks over a glass, a second one goes over, a moment later, at your elbow, and nobody catches you doing it on purpose.",
      argument: [
        "The beach is perfect, and it would be more perfect twenty feet to the left. ESFP already has its shoes off, but Virgo has noticed the radio, the slope, and the family with the ball, so up come the towels. At the second spot there’s a smell, and at the third there’s wind, but you’re charming about it, you carry the cooler yourself, and everyone is laughing until the fourth move, when they begin to watch the sun instead. At a quarter to six it’s exactly right, and somebody is packing. You found them the best place on the whole shore, when they’d have settled for the afternoon.",
        "Sit down this week in the first spot there is, a bench or a table by the restrooms, and say, “There’s a better one. I’m staying here with you.” The itch lasts about four minutes, and after that, it’s just a nice day.",
      ],
    },
    Libra: {
      thesis:
        "In the store, a woman you’ve never met is holding up two jackets, and you can’t help it: the green, you tell her, with the collar open. She’ll wear it to every interview she ever gets. The ESFP in you is delighted by people on sight, the Libra knows what would become them, and you go around handing strangers a slightly better version of themselves. At parties a lamp is moved, two lonely guests are put side by side, the music comes down a notch, and it’s suddenly ten degrees kinder. Love, with you, has a soundtrack. And when someone’s being left out, you go sit with them and get so interested that the popular end of the table starts leaning your way.",
      argument: [
        "It takes you three seconds to fall for the yellow sofa and three weeks to be talked out of it. ESFP sat down, bounced, and was home. Libra would like to hear from a few people, so the picture goes out to the group, and back come the votes: fun, but will it date? What about the cat? Would it come in gray? Every one of them has a point, you can see all the points, and by the second Sunday you can’t see the yellow. What gets delivered is gray, and handsome, and you’ve never once bounced on it.",
        "This week let three seconds decide something, a shirt or a restaurant or a Saturday, and tell people afterward: “I’m not asking this time, I’m showing you. Look what I got!” It’s allowed to be a mistake, and at least it’ll be your own.",
      ],
    },
    Scorpio: {
      thesis:
        "Around eleven, somebody finds you on the back steps and tells you the thing. Ten minutes earlier you were teaching the groom’s boss to limbo. The ESFP had made them laugh until they stopped being careful, the Scorpio saw the shaking hand, and now you sit there in your good clothes, not shocked, holding out a napkin. For a talker, you’re a vault. Nobody has to be nice around you, either: angry, broke, heartbroken, or wrong is fine if it’s real, and you can smell a phony through three layers of cologne. Whoever you love is defended in a way that alarms waiters. And wherever you are, you want the hottest thing on the menu, the front car of the roller coaster, and the truth.",
      argument: [
        "Ask you anything. Within an hour, a new acquaintance has had your worst breakup, with voices, and is wiping their eyes. ESFP threw the door open, but it was Scorpio who picked the story, and picked a finished one that can’t hurt you anymore. What does hurt stays hidden behind it, and nobody goes looking, since who’d suspect a person who tells everything? They drive home feeling that they know you, and you drive home feeling that no one does, lonely in a way you can’t complain of, having talked all night.",
        "This week, when the laugh comes at the end of the famous story, add a line: “That’s the funny version. Can I tell you the other one?” Keep it short, and leave the voices out. Whoever is still listening has met you.",
      ],
    },
    Sagittarius: {
      thesis:
        "The train you needed is pulling out without you, and something in your face lights up. Here are four hours in a town nobody picked. Before the next one, you’ve found the bakery, the river, and a man with keys to the bell tower, and three strangers from the platform have come along. ESFP gets everything there is to get out of where it’s standing, and Sagittarius suspects that it’s even better around the corner, so whoever’s with you walks nine miles in the wrong shoes and is sorry when it’s over. You can say “thank you” and “delicious” in a dozen languages, chiefly with your hands. Under the jokes you believe that people are good, and you keep running into the ones who are.",
      argument: [
        "“Is that the final color?” It was out before you knew it. Sagittarius says what it sees, and then ESFP sees her face. Twenty minutes of repairs follow: you love it, it’s growing on you, it’s honestly very her, and by the end you’ve praised that wall so hard that she knows exactly what you think. It happens with haircuts, business plans, and fiancés: first she gets the truth with no kindness on it, then kindness with no truth in it, and she can’t use either. The next time something’s half painted, she waits until it’s dry to show you.",
        "When it slips out this week, instead of taking it back, mend the manner only: “I meant that, and I said it badly. Would you like the rest, including what I love?” Then she can believe the praise, too.",
      ],
    },
    Capricorn: {
      thesis:
        "At two you closed the place down with the band, and at eight you were at your desk with the numbers. ESFP got the auditors into a conga line; Capricorn had booked the rides home and knew what the conga line cost. A good time with you has a starting hour, decent shoes, and a table somebody actually reserved. You can make a widower flirt and a banker giggle in the middle of a negotiation, and when the banker is done wiping his eyes, he’s agreed to your terms and doesn’t mind. If you said you’d come, you come. That’s romance by your lights, along with the teasing, help with the mortgage papers, and the good umbrella held mostly over the other person.",
      argument: [
        "It’s just for fun, you tell the volleyball team: come when you can, who cares, there’s beer. ESFP means every word. Capricorn has looked up last year’s standings. For five weeks, everybody comes when they can. Then, at 11:15 on a Tuesday night, out goes a message with a starting lineup, a paragraph about punctuality, and the words “going forward,” and twelve people read it in bed and wonder who that was. Vacations and the office talent show go the same way; wanting to win seems unfriendly to you, so you hide it until you’re furious, and what upsets them is that they were told there was nothing to win.",
        "Say it this week at the start of something, smiling: “I want this to be fun, and I want us to be good. Six means six. Who’s in?” One person bows out. The others had been hoping to win, too.",
      ],
    },
    Aquarius: {
      thesis:
        "Look who comes to a birthday of yours: a plumber, a drag queen, two physicists, a former landlord, and the man from upstairs whom nobody has ever heard speak. By ten he’s doing a card trick. ESFP hugged them all at the door, Aquarius had invited them because they’ve got nothing in common, and for a night it’s obvious how a city ought to work. A delayed flight becomes a talent show at the gate, and any dog, theory, or cousin’s boyfriend that the others have given up on can come and sit by you. Jealousy hardly crosses your mind. But show you a door with somebody on the wrong side of it, and you’re there, holding it open with a foot.",
      argument: [
        "Your rebellions come in bright colors: there’s the green suit at the wedding, there are the opinions about lawns, and everyone enjoys them, you most of all. Then, halfway through the salad, somebody says something really ugly about people who aren’t there, and the table glances over, since if anyone’s going to speak, it’s the one in the green suit. Aquarius has plenty to say, but ESFP is looking at eleven pleasant faces that are about to fall, so you do a funny voice and the moment slides by. You let down the ones who weren’t there, and it bothers you all the way home.",
        "If it comes up this week, spend the nerve where it counts, without a lecture: “I don’t see it that way, and I don’t want to laugh it off. Who needs bread?” You’ll still be liked. Someone at that table was hoping for it.",
      ],
    },
    Pisces: {
      thesis:
        "On a packed train a baby is howling, and you’ve begun, very softly, to howl along. It stops, astonished. It takes a Pisces to know what that baby feels like and an ESFP to do something about it in public, and it’s no different with tired waiters, wet dogs, and large men in suits. On request you can be a duchess, a walrus, or anybody’s boss. Commercials make you cry, and clocks have no hold on you, so you’re forty minutes late, with flowers and a person who needed a lift. But let a friend have the worst week of the year, and you’re on the porch with a song and no questions, and by the second verse they’re laughing with wet eyes.",
      argument: [
        "Until 10:40 you’re who everyone came for. At 10:45, no one can find you. ESFP runs on people, the more the better, while Pisces soaks them all up, the joy and the envy and that couple’s fight in the hall, until there’s no room for another drop. It happens within a minute, and since good night to forty people would mean forty more feelings, you slip out past the restrooms and walk home under the trees, sorry and relieved. Back there, whoever came with you is checking the garden. Did somebody say something? They spend the last hour of a good party searching for you with a flashlight.",
        "Next time, tell one of them before you’re full: “I’m having a great time, and I’ve got about half an hour left in me. If I vanish, I’m fine.” You don’t owe forty goodbyes. You owe one.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "Put you on a weary crew with two hours to go, and somebody’s singing, and the last boxes practically carry themselves.",
        "When a friend wonders whether to audition, you’ve got their coat in your hand, and you sit in the front row.",
        "Fear makes you funny, and in a turbulent airplane or a dentist’s waiting room, strangers are grateful to be beside you.",
      ],
      costs: [
        "Paperwork, practice and savings can’t applaud, so they get whatever’s left of you at midnight, and they show it.",
        "You make wild plans around midnight, and on Tuesday somebody is standing there with the suitcase you told them to pack.",
        "When attention wanders to another person you turn a little cold, and they never learn what they did wrong.",
      ],
      tensions: [
        {
          between: "Star or supporter",
          text: "You’d love everyone to shine, and you’d also love to be watched, so you give the stage away and interrupt from below. Announce beforehand which evening is yours, and enjoy it shamelessly.",
        },
        {
          between: "New or routine",
          text: "New work thrills you and routine work pays, so by the fifth time you’re getting by on charm. At the sixth, pick one detail to improve, and tell nobody until it’s done.",
        },
        {
          between: "All out or rested",
          text: "Leaving early feels like missing life, and staying until the chairs are stacked loses you the whole next day. Twice a month, say goodnight at your happiest moment, and go straight to bed.",
        },
      ],
      practice:
        "For a week, carry a coin in your left pocket, and before you accept any invitation, walk once around the building. Accept loudly if you still want it at the door, move the coin to the right if you don’t, and stop on Sunday.",
    },
    Earth: {
      gifts: [
        "Exhausted guests find the bed made, the good towels out, and a plate under foil with their name on it.",
        "Hand you two fabrics, tomatoes or tools and you know by touch which will last, and people shop with you gladly.",
        "After the funeral or the flood, when the speeches are over, you’re there with a mop and something hot to eat.",
      ],
      costs: [
        "You feed people who wanted to be heard, and they go home full, with the trouble still in them.",
        "Comfort keeps you a year too long in a badly paid job, because the view is nice and everybody likes you.",
        "Unopened envelopes wait in a drawer, and each pleasant evening you give yourself instead makes the bill a little bigger.",
      ],
      tensions: [
        {
          between: "Now or later",
          text: "Pleasure is here and the dentist is months away, so payday generally turns into a very good dinner. On payday morning, set aside a tenth before you’ve bought so much as a coffee.",
        },
        {
          between: "Generous or even",
          text: "You give gladly and keep a private count, and one day you’re hurt by a debt nobody knew about. When the third favor goes unanswered, grin and say whose turn it is.",
        },
        {
          between: "Roaming or resting",
          text: "Your feet want a new town and your back wants its own mattress, so you travel and complain. Alternate the weekends on a calendar, one away and one in slippers, and keep to it.",
        },
      ],
      practice:
        "On Monday, put the envelope, form or appointment you’ve been avoiding on the kitchen table, beside a timer set for fifteen minutes. Work on it daily until the bell, then have something delicious, and on Friday stop, wherever you’ve gotten to.",
    },
    Air: {
      gifts: [
        "Stuck in an elevator with you, a silent stranger turns out to be hilarious, and leaves it standing straighter.",
        "You repeat what a customer said in the customer’s own voice, and the whole meeting suddenly understands the complaint.",
        "Friends who disagree about everything both like sitting by you, and over fries they end up liking each other.",
      ],
      costs: [
        "A joke of yours lands just before the sad part, and the friend who was working up to it changes the subject.",
        "In a long meeting you play to the liveliest faces, and the quiet one with the answer stops offering it.",
        "Everything that happens to you gets told by lunchtime, so there’s little left for you to think about by yourself.",
      ],
      tensions: [
        {
          between: "Everyone or someone",
          text: "A crowd adores you and you adore it, so the people you like best get ten minutes each. At the next party, sit down for an hour with one of them.",
        },
        {
          between: "Warm or watchful",
          text: "Your eye catches who’s bluffing, and your friendliness has already shaken hands, so you ignore the eye. Before agreeing to anything together, write down what you noticed first, and sleep on it.",
        },
        {
          between: "Noise or quiet",
          text: "Silence feels like being left out, and there’s always music, a message or somebody awake to fill it. Eat one lunch a week alone at a window, and leave the phone in your coat.",
        },
      ],
      practice:
        "On three evenings this week, take a twenty-minute walk with no phone and no companion, and bring back one small thing, a leaf or a ticket. Tell nobody about it for a day, and after the third walk keep the one that still interests you.",
    },
    Water: {
      gifts: [
        "At a cheerful party you spot the unhappy one, and five minutes later you’re both outside admiring somebody’s dog.",
        "At a funeral you do the dead man’s walk, lovingly and exactly, and for a moment everyone has him back.",
        "When a colleague is scolded in public, you turn up afterward with something silly, and nobody has to discuss it.",
      ],
      costs: [
        "Your bright face goes on by itself whenever the doorbell rings, so help turns around and leaves without knowing it was needed.",
        "You catch other people’s feelings at a touch, and you sign up for things in an excitement that belongs to somebody else.",
        "Cheering sad people up becomes your unpaid job, and nobody, least of all you, notices when you’re worn out.",
      ],
      tensions: [
        {
          between: "Sparkling or absent",
          text: "You think you owe people delight, so on a gloomy day you cancel and they assume you’re busy. Go anyway at half strength, announce it at the door, and stay for one hour.",
        },
        {
          between: "Their wish or yours",
          text: "What they want reaches you first and feels like your own, so you agree and regret it by breakfast. Ask for one night before answering, and check in the morning who’s still enthusiastic.",
        },
        {
          between: "Forgiving or aching",
          text: "You forgive aloud within minutes and ache in private for weeks, long after the other person considers it settled. Within a day, tell them quietly, in one sentence, that it still hurts.",
        },
      ],
      practice:
        "Every night this week, write the least cheerful thing in your day on a slip of paper, in under twenty words and with no joke. Put the slips in a cup, and on the seventh night read them all to somebody who likes you, then throw them out.",
    },
  },
  openings: [
    "Ask ten people about you and they’ll start grinning before they say anything, and then they’ll tell you ten different stories, and in all ten you’re moving. It’s a good likeness, taken from the front row. These pages were written from the wings, where one can see who else goes on with you, and overhear what the two of you mutter.",
    "Someone once made it a rule that work is the part of life that’s no fun, and you’ve been looking for the person responsible, because you earn best when your body is busy and people are glad you came. This part is about getting paid for that, hanging on to some of the money, and the kind of office that gradually turns you into wallpaper.",
    "Being liked takes you about four minutes, and you could manage it in a language you don’t speak. Being known has turned out to be slower, and the few who’ve gotten that far mostly did so by accident, on a moving day or in a hospital corridor, when there wasn’t anything to be merry about. Here is how to let people in without the accident.",
    "Nobody ever asks the life of the party what’s under the floor, and you’ve taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Carry your shoes in your hand.",
    "A day, for you, is something that happens to the senses: the smell of toast, a tight collar, a cold railing, one chord. You inhabit it more fully than most people manage on vacation, although the body that brings you all this is the same one you leave standing in the rain, and so here’s some upkeep, with as few lectures as possible.",
    "Whenever the question of where it’s all going has stopped by, you were out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part sits there with you, and it intends to be brief.",
  ],
  year: {
    "sun 1":
      "Just now people look up when you come in, and you look back, which is half the fun. Take advantage of it for something you want: the part, the kiss, the day off, the haircut you’ve been talked out of. Determine which before you go out, and ask while they’re smiling.",
    "sun 2":
      "Small things are where the money goes: the round, the flowers, the shirt that was practically free. Fix a budget on Monday for the week’s entertainment and carry it in cash, where you can observe its departure, and if there’s any left on Sunday, you’re entitled to be smug.",
    "sun 3":
      "Two people have been known to get the same Saturday, since you said yes to both and meant it. With invitations flying in, write each commitment on your calendar while the person’s still there, because “Let me look first” is a friendly answer, the way you’d say it.",
    "sun 4":
      "Ten minutes before people come, your place looks wonderful, because the closet has the rest. These weeks are for the territory no outsider sees: an hour with the closet, some music, and a call to whoever’s known you longest, asking them what you were like before you were funny.",
    "sun 5":
      "Half of a good party you spend wondering about the other one. Accept one invitation a night, switch off the others, and stay until the last five are sitting on the floor saying what they mean. It’s an excellent hour for love, too, and you’ve been spending it in taxis.",
    "sun 6":
      "Wherever you spend your days, people are in better spirits once you’ve stopped by, and at four o’clock your own list is untouched. Give it twenty minutes before you’ve said good morning to anyone, starting with whatever your body requires, and then go out and be adored.",
    "sun 7":
      "If something’s wrong between you and another person, you suggest going out, which is a considerate idea and keeps the subject from ever coming up. Go for the drive or the drink, and before you’ve ordered anything ask, “Are we all right?” without assisting them with the answer.",
    "sun 8":
      "People have your confidence at hello, and you’re right about most of them, so be just as friendly with a pen in your hand, now that money and obligations are held in common: who pays, by when, and what happens if it falls through. Bring along the friend who reads small print for pleasure.",
    "sun 9":
      "Of any place you’ve been you could name everybody you met, and you’re vague about the cathedral. Take a trip or a class and bring something home besides friends, eight sentences of the language, or one idea that surprised you, and rehearse it on someone before you’ve unpacked.",
    "sun 10":
      "You’re better without notes than most people are with them, so you never make any. Since more eyes are on you than usual, write down a single line, namely what you’re asking for, word for word; improvise your way to it, say it, and stop while they’re still smiling.",
    "sun 11":
      "Your circles outnumber the nights of the week, and each considers itself the principal one. Put two of them at one table, and then confess to that table an ambition other than a party, since you’ve cheered for theirs and they’d love to know what to shout.",
    "sun 12":
      "“See you soon,” you say to everyone, even to whatever’s over, so these are weeks for shutting a door or two: the class you’ve abandoned without telling anybody, the shoes that pinch, the person who calls only to borrow. Be gracious about it, be brief, and then sleep until you wake up.",
    "new 1":
      "Other people’s faces are your mirror, and a new look or habit is hardly real to you until somebody’s reacted to it. Keep this one private for three weeks, until you’ve discovered whether you actually like it, which is an entirely different question.",
    "new 2":
      "Saving is like buying a present for someone you’ve never met, namely yourself in November, and it’s no wonder you’re unenthusiastic. Introduce the two of you, and put a regular amount toward one definite evening, with a city, a friend and a menu.",
    "new 3":
      "Your errands are half of your social life, since you’ll talk with anybody and they light up at the counter, whereas real friendship takes a second meeting, and that’s harder for you to propose. Take one acquaintance, and suggest a walk on a definite day.",
    "new 4":
      "Home, to you, is wherever the guests are, and with nobody expected it goes a little flat, like a stage on Monday. Improve one thing there entirely for yourself, the lighting or a decent armchair, and give the empty evenings something to offer.",
    "new 5":
      "You’re willing to be seen before you’re any good, which is why you learn so quickly and why people adore teaching you. In a new romance or pastime, let the first weeks be gloriously clumsy, if only to encourage everybody else who’s pretending.",
    "new 6":
      "Strict programs don’t survive with you, because a checklist has never been pleased to see anyone. Exercise containing music, fresh air or a friend is something you look forward to. Arrange a standing appointment with somebody whose face would fall if you didn’t come.",
    "new 7":
      "Strangers become friends of yours within minutes, because you like people early and it shows. The second layer requires a different kind of nerve. If someone matters, tell them a familiar adventure of yours in its unfunny version, and see how carefully they listen.",
    "new 8":
      "Insurance, passwords and wills look to you like an invitation to bad luck, and the folder for them has remained beautifully empty. Devote one afternoon to it, with loud music and a practical friend. It’s the one errand that deserves a cake at the end.",
    "new 9":
      "Put you in a chair with a lecture and you’re gone by the ninth minute, although whatever your hands have done once they know for life. If you take up a subject now, look for the course where everybody’s already cooking, digging or singing the first evening.",
    "new 10":
      "Colleagues so enjoy having you around that they overlook how much you accomplish, since nothing you do ever looks like effort. As you begin something in public, decide which result you’re after, and report it in numbers before your charm has an opportunity to speak.",
    "new 11":
      "You join whichever group happens to be laughing nearest the door, and some delightful years have come of it. Try it in the opposite direction: begin with something you’d love to see happen, a festival, a garden, a choir, and then find out who’s standing beside it.",
    "new 12":
      "Your notion of a rest is a different kind of party, and even the bathtub has a speaker in it. Lie down somewhere without any sound for twenty minutes, two afternoons this month. You’ll spend the first ten planning something, and after that you’re actually lying down.",
    "full 1":
      "You brighten a room so reliably that even friends overlook how tired you can be, and with more of them looking, it’s beginning to show. Since most people find that side of you lovable, let somebody fetch you a drink, stay in your chair, and simply say thanks.",
    "full 2":
      "Generosity is your native language, and your expenses, seen all together, read like a surprisingly eloquent list of everyone you’re fond of. Consider which of those presents would’ve been equally welcome as an hour with you, and plan accordingly.",
    "full 3":
      "In high spirits you say more than you’d intended, nearly all of it lovely, and sooner or later the exception finds its way back to you. A short apology is sufficient, without the joke, because nobody who’s understood you doubts your heart.",
    "full 4":
      "Everybody out there gets your radiant face, and whoever’s at home, or calls you there, gets whatever remains of it at half past ten. Since they’ve noticed, without complaining, give them the first hour of an evening, while you’re still carrying all of your excellent anecdotes.",
    "full 5":
      "A pleasure counts double for you if someone’s watching, and whatever you love or make is happiest in front of an audience. While they’re celebrating with you, look for the faces that are glad without having been charmed, and call those when there’s nothing to show.",
    "full 6":
      "A marvelous night costs you more of the following day than you’d ever admit, since excitement is so good at concealing exhaustion. Now that your body is no longer concealing it, three early nights in one week are a reasonable experiment, particularly if nobody’s told.",
    "full 7":
      "Laughter keeps your relationships alive, and occasionally it comes in just ahead of the sentence that mattered. What the other person has been trying to say is becoming audible. When they turn serious, take a breath, and ask to hear a little more of it.",
    "full 8":
      "Sorrow makes you want to cheer somebody up, although the braver thing, of which you’re entirely capable, is to sit down beside them and be silent. As your own share comes to the surface as well, let a calm friend do the same for you, for half an hour.",
    "full 9":
      "You admire completely or not at all, and when a teacher, a city or an idea turns out to have faults, you feel foolish. You weren’t. Seeing what’s wrong with something is merely the second stage of loving it, and the good part hasn’t gone anywhere.",
    "full 10":
      "Praise delights you for one second, and then you wave it away, because nobody standing next to you should feel smaller. While your work is being looked at, hold still for the length of a compliment, and then tell them which part of it was hard.",
    "full 11":
      "At any gathering you notice within minutes who’s been left out, and you see to it that they aren’t, with the result that half the room owes you its place. Now that it’s your turn to be welcomed, let two of them plan an evening, and arrive empty-handed.",
    "full 12":
      "As long as there’s music playing you feel fine, which is an excellent reason for keeping it on. When it stops, something that’s been waiting comes forward, generally smaller than the dread of it. Give it fifteen minutes before you reach for the volume.",
    "eclipse 1":
      "A way of laughing, dressing or coming through the door has served you for years, and you catch yourself doing an impression of it. Retire the number, since whoever comes on next requires no rehearsing.",
    "eclipse 2":
      "When the money changes, your first instinct is to soften it with a treat. Before you do, make a list of last month’s happiest hours, and notice how few of them involved any expense.",
    "eclipse 3":
      "A friendship can lose its ease without any cause that either of you could identify, and while you’re able to smile straight through it, one considerate sentence spares you both a very long fading.",
    "eclipse 4":
      "A change at home doesn’t affect you until the boxes are standing in the hall, by which time you’ve been cheerful about it for weeks. Reserve one evening for being sad, with someone who only listens.",
    "eclipse 5":
      "When a romance or a happy season is over, you’re out that same evening, looking wonderful. Allow an interval of several weeks this time, because it’s the interval that tells you what you loved.",
    "eclipse 6":
      "Goodwill has carried your working days, together with the pastries you bring when you’re late, and since that arrangement is running out, build the next one around a decent bedtime.",
    "eclipse 7":
      "You keep love going by keeping it pleasant, and since it’s reached a turn where pleasantness is insufficient, let the other person be upset with you, and remain affectionate while they are.",
    "eclipse 8":
      "Relief and grief can come to the same door on the same day, and neither has to be sent away, so tell one person what’s ended and what it meant to you, without comforting anybody.",
    "eclipse 9":
      "Some of your convictions came to you along with a person you adored, like a borrowed sweater. As one of them goes, try it on a final time, to discover whether it ever really fit.",
    "eclipse 10":
      "When a position goes, the applause goes too, and for a while you feel like nobody in particular. Do something extremely well this week that no one will ever hear about.",
    "eclipse 11":
      "As people leave a circle, you feel like the host of a party that emptied at nine o’clock, when they merely had other places to be. Sit down with whoever’s still on the sofa.",
    "eclipse 12":
      "What comes to light is a little envy that you’ve been concealing with compliments, nothing shameful, merely a wish of your own that you’d been admiring on somebody else.",
    "jupiter soft":
      "Good things come to you often, because you greet them with such delight that people love to bring them, and for some weeks there are more than you’ve got arms for. Enjoy them all, and then select the one you’d be happy to be looking after a year from today.",
    "jupiter hard":
      "You have a genius for “more” and very little ear for “enough,” and everything in this season is offering second helpings. Since each is harmless by itself, try stopping while you’d still like another, in company, in plans and in promises, and keep the appetite for tomorrow.",
    "saturn soft":
      "Patience comes to you through affection: beside somebody you love you’ll practice anything for years, and without them you stop by noon. Regular effort is lighter than it was, provided you find the right companion first and let the subject come second.",
    "saturn hard":
      "The work of these weeks brings very few smiles, and you begin to suspect that you’re no good at it. A straight face mostly means that someone’s concentrating, so ask one person plainly how it’s going, without making it amusing for them.",
    "uranus soft":
      "Spontaneity is among your greatest talents, and for once life has a use for it, with ideas and invitations coming from unexpected directions. Accept one that sounds nothing like you, and find out who you are over there before you tell the others.",
    "uranus hard":
      "A sudden change excites you first and leaves you trembling afterward, and both of these are reasonable. From hour to hour you improvise beautifully, whereas whatever can’t be undone deserves two weeks and several good nights, and you’re entitled to ask for them.",
    "neptune soft":
      "Colors, songs and other people’s happiness go straight through your skin, and in a season like this nearly all of it is beautiful, and by morning generally gone. Sing it, cook it or paint it on something while it’s there, without inviting anyone to watch.",
    "neptune hard":
      "Your senses are your compass, and usually an excellent one, but at the moment everything has a glow on it, and lovely looks exactly like true. Before you say yes, examine the thing again when you’re hungry, on a rainy morning, with no music on.",
    "pluto soft":
      "In a genuine emergency you’re steadier than any of the serious people, and everyone’s astonished except the patient. These months lend you that steadiness in advance, so go toward whatever you’ve been avoiding as though somebody had called for help.",
    "pluto hard":
      "Tension makes you want to win everybody over, and since you nearly always can, the person who won’t be charmed troubles you out of all proportion. Being liked isn’t the same as being heard. Find the one point you’d stand by alone, and repeat it in a friendly voice.",
    "mercury retrograde":
      "Half of what you say is in your face, and a text message arrives without it, which turns an affectionate joke into an insult somewhere along the wire. Use your voice while this lasts.",
    "mercury direct":
      "Several people asked you a question lately and were sent a heart. Now that messages are moving again, go back through them and supply the answers, beginning with whoever seems cool.",
    "venus retrograde":
      "Past loves return in a flattering light, because you preserve how people made you feel and mislay how it ended. It’s possible to contemplate them fondly for weeks without dialing.",
    "venus direct":
      "It’s a pleasure again to dress, to entertain and to flirt, and now that your eye is reliable, anything you nearly bought or began while you were doubtful can be judged in a minute.",
    "mars retrograde":
      "Your anger is loud, sincere and over in four minutes, and others go on hearing it until Thursday. While your energy’s low, it’s the innocent drawer that suffers, so sleep first, then discuss.",
    "mars direct":
      "When your drive comes back, eager to begin something splendid in front of everyone, give its first weekend to the project you abandoned in the middle, where nobody’s applauding yet.",
    "ingress jupiter":
      "A generous year begins in this area, and few people enjoy such years as thoroughly as you do, but before you’ve passed it all around the table, put some on your own plate.",
    "ingress saturn":
      "For several years this area asks for scales instead of concerts, and your own method of getting through them is to give anything tedious a rhythm and do it daily.",
    "ingress uranus":
      "As boredom leaves this part of your life for several years, keep one dependable custom alongside the excitement, a regular supper for instance, that you can come home to.",
    "ingress neptune":
      "A long enchantment begins here, in which perfectly ordinary things acquire a certain music. Dance to it, by all means, and let someone unmusical hold the tickets.",
    "ingress pluto":
      "Gradually, over many years, this area loses whatever was there for other people’s eyes, and what’s left is the part you’d love even in an empty house.",
  },
};
