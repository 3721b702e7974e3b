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
        "The lake is sixty degrees, and while the others test it with a toe, you’re forty feet out, yelling that it’s fine. It isn’t fine. They come in anyway, shrieking, and somebody is still telling the story in October. ESFP can’t enjoy a thing alone, Aries can’t enjoy a thing later, and between them a plan of yours is happening before anyone has looked up the parking. Charades, sack races, and the quickest line at the airport are all contests. Five minutes after winning, you’ve lent the loser your sweatshirt. And when one person is truly scared, clinging to the rail of a skating rink, all that speed goes out of you. You hold out both hands and skate backward the whole way around.",
      argument: [
        "On any trail you’re the first one up. ESFP wants company for the view, and Aries wants to be there already, so you march ahead, find the warm rock, and wave the others on with your whole arm, full of love. Twelve minutes later they arrive, red-faced. “Great, everybody’s here! Ready?” You’ve had your rest, and they’ve had none, at this rock or the last. It goes the same way with the house hunt, the new software, and making up after a fight. Next weekend somebody decides to stay with the car, and you honestly can’t see why, on a day like this.",
        "Once this week take the back of the line, on a walk or in a project, and say so: “You set the pace. I’ll carry the snacks.” You’ll get there later than you’d like, with everybody.",
      ],
    },
    Taurus: {
      thesis:
        "Fruit sellers reach under the counter for you. They’ve watched you hold a peach, and they know there’s no point in offering the ones out front. ESFP goes looking for whatever is delicious about today, Taurus isn’t leaving until it has been properly enjoyed, and so an hour with you turns into an afternoon that somehow has shade, a blanket, cold drinks, and the good speaker. Phones go face down. Babies fall asleep on your shoulder, and cats that like nobody walk across a room to sit on you. Ads slide off, because you’d have to touch the thing first. Your hugs last one second longer than people expect, and that turns out to be the second they needed.",
      argument: [
        "At two in the afternoon somebody calls about a concert, and the ESFP in you says yes before they’ve named the band. At seven the Taurus in you is on the sofa with its shoes off, and there isn’t a crane in the county that can lift it. Neither one was lying. Since you hate to refuse, you’ve found a happy solution: “Come here instead!” They do, and it’s lovely, as it always is at your place. But look back over the year. Her play, his half marathon, the night they both sang at that bar: you heard about each one afterward, on your own cushions.",
        "This week put on the hard shoes and write to one of them, “I’m coming to yours this time. Where do I park?” Then leave without sitting down. Sitting down is how it starts.",
      ],
    },
    Gemini: {
      thesis:
        "Your voice messages run six minutes, and friends save them for the drive home. There’s the woman at the pharmacy, there’s her parrot, there are three voices and a sound effect, and nobody skips ahead. Gemini caught the exact words people used. ESFP was standing close enough to pat their arm while they said them, and was invited to the wedding. Put you in line at the motor vehicles office, and the line becomes a club, with a plan for the man at window four. Card tricks, dance steps, and how to swear in Portuguese you learn by being shown once. Few of the people laughing notice how closely you watch. Somebody’s fibbing, somebody’s in love, and you knew before dessert.",
      argument: [
        "Half of you came to the concert, and half of you came to tell people about it. ESFP wants the bass in its ribs, and Gemini already has the caption. By the second song the phone is up, the best line has gone out to the group chat, someone has answered with something hilarious, and you’re laughing, brightly lit, at a joke from across town. The person next to you bought these tickets in March. So far they’ve had your left ear. Driving home, you retell the night so well that you both nearly forget they spent it beside somebody who was elsewhere.",
        "Have one evening this week that nobody hears about. Hand the phone over at the door: “Keep this until the last song. I’d like to be here with you.” The stories can wait until Thursday. They’ll have more in them.",
      ],
    },
    Cancer: {
      thesis:
        "Nobody you love takes a cab home from the airport. There you are at arrivals, holding a hand-lettered sign that’s funny only to the person coming through the doors, with a bag of the one thing they couldn’t get over there. Cancer has kept the flight number and remembers what they were nervous about when they left. ESFP has brought a kazoo. Shy dates, somebody’s great-aunt, and the new boyfriend who knows no one all end up on the dance floor with you, looking surprised at their own feet. You cry early and laugh right afterward, sometimes inside one sentence. And the pictures you take of people are the ones they use for years, because you wait for the second after the pose.",
      argument: [
        "You introduced them, so of course they hit it off. ESFP wants all its favorite people in one car with the windows down, loving each other. Cancer wants them to love each other because of you, and with you, and preferably not in Maine. Then the picture arrives: two sunburned faces on a beach and the caption “Why didn’t we meet sooner?” You give it a heart and three exclamation points. For the rest of the month you’re a shade slower to answer either of them, they assume you’ve got a lot going on, and the next trip is planned around how busy you are.",
        "Own up this week, while it’s still funny: “I introduced you two, I’m delighted, and I’m horribly jealous. When’s the next one, and can I come?” They weren’t leaving you out. They were enjoying your present.",
      ],
    },
    Leo: {
      thesis:
        "A woman in a marvelous hat is crossing the street, and you can’t let her go uninformed. “That HAT!” you call, and she walks the next six blocks like a duchess. ESFP sees what’s glorious about people, and Leo announces it. You overdress for the dentist. You tip as if you’d just won something, ask the doorman about his daughter’s recital, and have your whole row at the ball game singing by the fourth inning, including the man who came to be left alone. At karaoke, you let the big number wait. First you find out which song the shy one knows, bring the key down to where they can reach it, and sing backup, with gestures. Then, all right, you take the big number.",
      argument: [
        "Nothing comes to you as easily as a laugh, and nothing matters to you as much as being taken seriously. ESFP grabs the laugh because it’s right there, and Leo, who wanted to be admired, watches it happen. So you stand up with an idea you’ve worked on for three weeks, feel the others stiffen, do ninety seconds on the broken projector, and have them weeping. The idea goes by in the same breath and gets a laugh of its own. On Thursday somebody presents it again with a straight face, and everyone takes notes. That night you want respect from whoever happens to be home, and they can’t think what they did.",
        "This week, put the serious thing first: “I’ve thought hard about this, so I won’t be funny until the end.” It’ll get quiet. Let it. They’re listening.",
      ],
    },
    Virgo: {
      thesis:
        "Somebody at the music festival has earplugs, blister pads, a spare battery, and a packet of mustard, and it’s the person up front, dancing. ESFP came for a good time, and Virgo saw to it that the good time would last until midnight. Friends think your surprises come out of the air, when they come out of months of noticing who hates cilantro, whose shoulder is bad, and which song makes whom go quiet. You tuck in a stranger’s tag without breaking off your sentence. The stories you tell against yourself can reduce a bus to tears. And when a nervous guest knocks over a glass, a second one goes over, a moment later, at your elbow, and nobody catches you doing it on purpose.",
      argument: [
        "The beach is perfect, and it would be more perfect twenty feet to the left. ESFP already has its shoes off. Virgo has noticed the radio, the slope, and the family with the ball, so up come the towels. At the second spot there’s a smell, and at the third there’s wind. You’re charming about it, you carry the cooler yourself, and everyone is laughing until the fourth move, when they begin to watch the sun instead. At a quarter to six it’s exactly right, and somebody is packing. You found them the best place on the whole shore. They’d have settled for the afternoon.",
        "Sit down this week in the first spot there is, a bench or a table by the restrooms, and say, “There’s a better one. I’m staying here with you.” The itch lasts about four minutes. After that, it’s just a nice day.",
      ],
    },
    Libra: {
      thesis:
        "In the store, a woman you’ve never met is holding up two jackets, and you can’t help it: the green, you tell her, with the collar open. She’ll wear it to every interview she ever gets. The ESFP in you is delighted by people on sight, the Libra knows what would become them, and you go around handing strangers a slightly better version of themselves. At parties a lamp is moved, two lonely guests are put side by side, the music comes down a notch, and it’s suddenly ten degrees kinder. Love, with you, has a soundtrack. And when someone’s being left out, you go sit with them and get so interested that the popular end of the table starts leaning your way.",
      argument: [
        "It takes you three seconds to fall for the yellow sofa and three weeks to be talked out of it. ESFP sat down, bounced, and was home. Libra would like to hear from a few people. So the picture goes out to the group, and back come the votes: fun, but will it date? What about the cat? Would it come in gray? Every one of them has a point, you can see all the points, and by the second Sunday you can’t see the yellow. What gets delivered is gray, and handsome, and you’ve never once bounced on it.",
        "This week let three seconds decide something, a shirt or a restaurant or a Saturday, and tell people afterward: “I’m not asking this time, I’m showing you. Look what I got!” It’s allowed to be a mistake, and at least it’ll be your own.",
      ],
    },
    Scorpio: {
      thesis:
        "Around eleven, somebody finds you on the back steps and tells you the thing. Ten minutes earlier you were teaching the groom’s boss to limbo. The ESFP had made them laugh until they stopped being careful, the Scorpio saw the shaking hand, and now you sit there in your good clothes, not shocked, holding out a napkin. For a talker, you’re a vault. Nobody has to be nice around you, either: angry, broke, heartbroken, or wrong is fine if it’s real, and you can smell a phony through three layers of cologne. Whoever you love is defended in a way that alarms waiters. And wherever you are, you want the hottest thing on the menu, the front car of the roller coaster, and the truth.",
      argument: [
        "Ask you anything. Within an hour, a new acquaintance has had your worst breakup, with voices, and is wiping their eyes. ESFP threw the door open, but it was Scorpio who picked the story, and picked a finished one that can’t hurt you anymore. What does hurt stays behind it. Nobody goes looking, since who’d suspect a person who tells everything? They drive home feeling that they know you, and you drive home feeling that no one does. It’s lonely in a way you can’t complain of, having talked all night.",
        "This week, when the laugh comes at the end of the famous story, add a line: “That’s the funny version. Can I tell you the other one?” Keep it short, and leave the voices out. Whoever is still listening has met you.",
      ],
    },
    Sagittarius: {
      thesis:
        "The train you needed is pulling out without you, and something in your face lights up. Here are four hours in a town nobody picked. Before the next one, you’ve found the bakery, the river, and a man with keys to the bell tower, and three strangers from the platform have come along. ESFP gets everything there is to get out of where it’s standing, and Sagittarius suspects that it’s even better around the corner, so whoever’s with you walks nine miles in the wrong shoes and is sorry when it’s over. You can say “thank you” and “delicious” in a dozen languages, chiefly with your hands. Under the jokes you believe that people are good, and you keep running into the ones who are.",
      argument: [
        "“Is that the final color?” It was out before you knew it. Sagittarius says what it sees, and then ESFP sees her face. Twenty minutes of repairs follow: you love it, it’s growing on you, it’s honestly very her, and by the end you’ve praised that wall so hard that she knows exactly what you think. It happens with haircuts, business plans, and fiancés. First she gets the truth with no kindness on it, then kindness with no truth in it, and she can’t use either. The next time something’s half painted, she waits until it’s dry to show you.",
        "When it slips out this week, don’t take it back. Mend the manner only: “I meant that, and I said it badly. Would you like the rest, including what I love?” Then she can believe the praise, too.",
      ],
    },
    Capricorn: {
      thesis:
        "At two you closed the place down with the band, and at eight you were at your desk with the numbers. ESFP got the auditors into a conga line; Capricorn had booked the rides home and knew what the conga line cost. A good time with you has a starting hour, decent shoes, and a table somebody actually reserved. You can make a widower flirt and a banker giggle in the middle of a negotiation, and when the banker is done wiping his eyes, he’s agreed to your terms and doesn’t mind. If you said you’d come, you come. That’s romance by your lights, along with the teasing, help with the mortgage papers, and the good umbrella held mostly over the other person.",
      argument: [
        "It’s just for fun, you tell the volleyball team: come when you can, who cares, there’s beer. ESFP means every word. Capricorn has looked up last year’s standings. For five weeks, everybody comes when they can. Then, at 11:15 on a Tuesday night, out goes a message with a starting lineup, a rule about lateness, and the words “going forward,” and twelve people read it in bed and wonder who that was. Vacations and the office talent show go the same way. Wanting to win seems unfriendly to you, so you hide it until you’re furious, and what upsets them is that they were told there was nothing to win.",
        "Say it this week at the start of something, smiling: “I want this to be fun, and I want us to be good. Six means six. Who’s in?” One person bows out. The others had been hoping to win, too.",
      ],
    },
    Aquarius: {
      thesis:
        "Look who comes to a birthday of yours: a plumber, a drag queen, two physicists, a former landlord, and the man from upstairs whom nobody has ever heard speak. By ten he’s doing a card trick. ESFP hugged them all at the door, Aquarius had invited them because they’ve got nothing in common, and for a night it’s obvious how a city ought to work. A delayed flight becomes a talent show at the gate, and any dog, theory, or cousin’s boyfriend that the others have given up on can come and sit by you. Jealousy hardly crosses your mind. But show you a door with somebody on the wrong side of it, and you’re there, holding it open with a foot.",
      argument: [
        "Your rebellions come in bright colors. There’s the green suit at the wedding, there are the opinions about lawns, and everyone enjoys them, you most of all. Then, halfway through the salad, somebody says a really ugly thing about people who aren’t there. The table glances over, since if anyone’s going to speak, it’s the one in the green suit. Aquarius has plenty to say. ESFP is looking at eleven pleasant faces that are about to fall, so you do a funny voice and the moment slides by. You let down the ones who weren’t there, and it bothers you all the way home.",
        "If it comes up this week, spend the nerve where it counts, without a lecture: “I don’t see it that way, and I don’t want to laugh it off. Who needs bread?” You’ll still be liked. Someone at that table was hoping for it.",
      ],
    },
    Pisces: {
      thesis:
        "On a packed train a baby is howling, and you’ve begun, very softly, to howl along. It stops, astonished. It takes a Pisces to know what that baby feels like and an ESFP to do something about it in public, and it’s no different with tired waiters, wet dogs, and large men in suits. On request you can be a duchess, a walrus, or anybody’s boss. Commercials make you cry. Clocks have no hold on you, so you’re forty minutes late, with flowers and a person who needed a lift. But let a friend have the worst week of the year, and you’re on the porch with a song and no questions, and by the second verse they’re laughing with wet eyes.",
      argument: [
        "Until 10:40 you’re who everyone came for. At 10:45, no one can find you. ESFP runs on people, the more the better, while Pisces soaks them all up, the joy and the envy and that couple’s fight in the hall, until there’s no room for another drop. It happens within a minute. Since good night to forty people would mean forty more feelings, you slip out past the restrooms and walk home under the trees, sorry and relieved. Back there, whoever came with you is checking the garden. Did somebody say something? They spend the last hour of a good party searching for you with a flashlight.",
        "Next time, tell one of them before you’re full: “I’m having a great time, and I’ve got about half an hour left in me. If I vanish, I’m fine.” You don’t owe forty goodbyes. You owe one.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can revive an expiring party before the ice has melted in anyone’s glass.",
        "Your yes is immediate and whole, and people have changed their lives on the strength of it.",
        "Fear makes you funny, and your funniness has walked others through some frightening corridors.",
      ],
      costs: [
        "You make promises at the height of a mood and are seldom at that altitude when they fall due.",
        "Whatever doesn’t answer back, paper or practice or saving, gets what’s left of you at midnight.",
        "You want to be admired considerably more than you admit, and grow cold toward anyone who looks away.",
      ],
      tensions: [
        {
          between: "Give the moment or own it",
          text: "You’d like everyone to shine, and also to be the person everyone was watching; admit the second wish early, and the first remains generous.",
        },
        {
          between: "First night or fortieth",
          text: "Openings excite you, whereas the ordinary performances pay, so discover in every repetition one thing that is still capable of going wrong.",
        },
        {
          between: "Blaze or last",
          text: "Maximum heat seems to be your only setting. Twice a month, leave while you’d still prefer to stay, and observe what remains of it tomorrow.",
        },
      ],
      practice:
        "For two weeks, before you say yes to any invitation or project, walk once around the building, and if you still want it at the entrance, say yes at full volume. Note at the end how many walks altered the answer.",
    },
    Earth: {
      gifts: [
        "What you give is physically perceptible: a generous plate, a warm back, a bed already made for whoever is exhausted.",
        "Your taste is real, and your fingers can tell what will wear well before the label can.",
        "You stay for the unlovely part of other people’s troubles, with a mop and a pot of something.",
      ],
      costs: [
        "You feed feelings that wanted to be heard, your own included, and then feel heavy.",
        "Comfort keeps you for years in places that stopped paying you what you’re worth.",
        "Anything that comes in an envelope waits, and waiting makes it more expensive.",
      ],
      tensions: [
        {
          between: "Tonight or the roof",
          text: "The celebration is real, and so are the shingles, which deserve priority on payday. Afterward you’ll enjoy the celebration in dry clothes.",
        },
        {
          between: "Generous or counting",
          text: "You give freely and remember exactly. Ask for your turn while you’d still ask it with a grin.",
        },
        {
          between: "Roam or root",
          text: "Your legs are always recommending another place, whereas your back prefers its own mattress; let them choose on alternating weekends.",
        },
      ],
      practice:
        "Choose one tedious thing that protects you, an insurance bill, a form, a checkup, and take care of it on the first day of every month before any treat, rewarding yourself with a coin in a jar.",
    },
    Air: {
      gifts: [
        "You can make a stranger feel like the wittiest person you’ve met, and often they become so.",
        "Your ear catches how people really speak, so what you pass on is alive when it arrives.",
        "Opposites become friends across you, because each of them got a version of you that they could use.",
      ],
      costs: [
        "Your joke generally closes the conversation before the other person has reached the sore part of it.",
        "You agree with whoever is speaking to you, and they eventually compare notes.",
        "So much of the day goes out as talk that there’s little left to discover about yourself.",
      ],
      tensions: [
        {
          between: "Everyone or someone",
          text: "You’re lovely to forty and known by few. Once a week, have a second conversation with a person you already like.",
        },
        {
          between: "Warm or observant",
          text: "Your eye is considerably cooler than your arms. Consult it privately, and consult it before you commit yourself to anyone.",
        },
        {
          between: "Sound or silence",
          text: "An unoccupied hour sounds to you like bad news, although anyone who sits through the first ten minutes generally hears something better.",
        },
      ],
      practice:
        "On three evenings this week go for a twenty-minute walk with no phone and no companion. Each time bring back one thing you noticed, tell it to no one for a day, and then see whether it still interests you.",
    },
    Water: {
      gifts: [
        "You find the unhappy person in a cheerful crowd and get them out without anyone’s turning around.",
        "Your lightness has been to the bottom and back, so people in real trouble can believe it.",
        "You go on loving those who have left, and your house is kinder for remembering them.",
      ],
      costs: [
        "The bright face comes on by itself, and help goes home before it has arrived.",
        "You take on moods at a touch and make large decisions while wearing someone else’s.",
        "Cheering others up is an unpaid position that you’ve held for as long as you remember.",
      ],
      tensions: [
        {
          between: "Sparkle or sink",
          text: "You believe that you’re obliged to be either wonderful or absent. Appear at half strength on one occasion, and observe who objects.",
        },
        {
          between: "Their wish or yours",
          text: "Because theirs gets there first and resembles your own exactly, wait until bedtime before you consider anything decided.",
        },
        {
          between: "Keep or forgive",
          text: "You forgive aloud and ache for weeks. Admit to the ache inside a day, briefly, without music.",
        },
      ],
      practice:
        "Every night for ten nights, tell one person or one page the least cheerful thing in your day, in fewer than twenty words, adding no joke. On the eleventh night read them all, or ask that person what they heard.",
    },
  },
  openings: [
    "Ask ten people about you and they’ll all start to smile before they say anything, and then they’ll tell you ten anecdotes in which you’re in motion. It’s a good likeness, taken from the front row. These pages were written from the wings, where one can see who else goes on with you, and overhear what the two of you mutter.",
    "Somewhere the rule was laid down that work is the part of life that isn’t fun, and you’ve been looking for the person responsible. You earn best when the body is busy and someone’s glad of it. What follows concerns how to be paid for that, how to hang on to some of it, and which office will gradually turn you into wallpaper.",
    "Being liked takes you about four minutes, and you could do it in a language you don’t speak. Being known has turned out to be slower, and those who’ve managed it mostly did so by accident, on a moving day or in a waiting area, when there wasn’t anything to be merry about. Here is how to let them in without needing the accident.",
    "Nobody ever asks the lively one what’s under the floor, and you have taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Bring your shoes in your hand.",
    "A day, for you, is something that happens to the senses: a smell of toast, a tight collar, the cold rail, one chord. You inhabit it more fully than most people manage on vacation, although the body which gets you all of it is also the one you leave standing in the rain. Some upkeep, then, with as few lectures as possible.",
    "The question of where it’s all going has generally found you out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part stays with you there, and it intends to be brief.",
  ],
  year: {
    "sun 1":
      "Just now people look up when you come in, and you look back, which is half the fun. Use it for something you want: the part, the date, the day off, the haircut you’ve been talked out of. Decide which before you go out, and ask while they’re smiling.",
    "sun 2":
      "Small things are where the money goes: the round, the flowers, the shirt that was practically free. Decide on Monday what the week’s fun is allowed to cost and carry it in cash, where you can watch it leave. If there’s any left on Sunday, you get to be smug.",
    "sun 3":
      "Two people have been known to get the same Saturday, since you said yes to both and meant it. With invitations flying around, write each promise into your phone while the person’s still there. “Let me look first” is a friendly answer, the way you’d say it.",
    "sun 4":
      "Ten minutes before people come, your place looks wonderful, and the closet has the rest. These weeks are for the part no guest sees: an hour with the closet, some music, and a call to whoever’s known you longest. Ask them what you were like before you were funny.",
    "sun 5":
      "Half of a good party you spend wondering about the other one. Take one invitation a night, put your phone away, and stay until the last five are sitting on the floor saying what they mean. It’s the best hour for love, too, and you’ve been spending it in taxis.",
    "sun 6":
      "Wherever you spend your days, people are in a better mood once you’ve stopped by, and at four o’clock your own list is untouched. Give it twenty minutes before you’ve said good morning to anyone, starting with whatever your body needs, and then go out and be adored.",
    "sun 7":
      "If something’s wrong between you and another person, you suggest going out. It’s a kind idea, and it’s how the subject never comes up. Go for the drive or the drink, and before you’ve ordered anything ask, “Are we all right?” and don’t help them with the answer.",
    "sun 8":
      "You trust people at hello, and you’re right about most of them. Be just as friendly with a pen in your hand, now that money and promises are shared: who pays, by when, and what happens if it falls through. Bring along the friend who reads small print for pleasure.",
    "sun 9":
      "Of any place you’ve been you remember who you met there, and you’re vague about the cathedral. Take a trip or a class and bring something home besides friends: eight sentences of the language, or one opinion that surprised you. Try it out on someone before you’ve unpacked.",
    "sun 10":
      "You’re better without notes than most people are with them, so you never make any. Since more eyes are on you than usual, write down a single line: the thing you’re asking for, word for word. Improvise your way to it, say it, and stop while they’re still smiling.",
    "sun 11":
      "Your circles outnumber the nights of the week, and each believes it’s the main one. Put two of them at one table. Then tell that table a hope of yours that isn’t a party, since you’ve cheered for theirs and they’d love to know what to shout.",
    "sun 12":
      "“See you soon,” you say to everyone, including whatever’s over. These are weeks for closing a door or two: the class you’ve quit without telling anybody, the shoes that hurt, the person who calls only to borrow. Be nice about it, be brief, and then sleep until you wake up.",
    "new 1":
      "Other people’s faces tend to serve you as a mirror, so a new look or habit hardly seems real to you until it has been seen. Keep this one private. After three weeks, you’ve discovered whether you like it, before anyone has had time to react.",
    "new 2":
      "Money, in your view, exists to make a day nicer for someone, and it often leaves before its purpose is clear. Saving becomes easier with a person attached, so put aside a regular amount for a visit or a trip with a friend you miss.",
    "new 3":
      "Your errands are half of your social life, since you talk easily with anyone and people light up, while becoming real friends takes a second meeting, which is harder for you to propose. Pick one acquaintance. Then suggest a walk on a definite day, this month or next.",
    "new 4":
      "To you, home is where the guests are, and when no one is expected it can feel a little flat. Improve one thing there purely for yourself, such as the lighting or the chair by the window, so that an evening alone has something to offer.",
    "new 5":
      "You’re willing to be seen before you’re any good, which makes you quick to learn and easy to love. Let the first weeks be clumsy. In a new romance or pastime you can admit that you’re a beginner, because it encourages other people as well.",
    "new 6":
      "Strict programs seldom last with you, because a checklist doesn’t cheer anyone up, whereas exercise with music, friends or fresh air is something you look forward to. Instead of a resolution, arrange a standing appointment with a person whom you’d be sorry to disappoint.",
    "new 7":
      "Strangers become friends of yours within minutes, since you like people early and show it. The second layer takes more courage. If someone matters to you, tell one of your favorite anecdotes in its unfunny version, and notice how attentively they listen.",
    "new 8":
      "Heavy subjects spoil a mood, so you’re quick to lighten them. Those who love you would rather share a worry about money, loss or desire than be entertained around it, and it’s enough to begin with one sentence that contains no humor.",
    "new 9":
      "You learn through people. A language comes to you for the sake of a friend, or a view of life because of a warm welcome, so if there’s something you’d like to investigate, find another beginner first. Set the date together.",
    "new 10":
      "Colleagues enjoy having you around, which can hide how much you accomplish, since ease rarely looks like effort. When you begin something in public, write down the result you’re aiming at and report it in numbers, before the charm has a chance to speak.",
    "new 11":
      "A circle tends to form around you. You keep it warm without noticing the work in it, and your own hopes get less of that care, because there’s no face to light up when they’re served. In these days they’re easier to notice.",
    "new 12":
      "An evening with nothing planned can feel at first like being left out. After an hour, another mood arrives, less lively and rather interesting, in which you discover what you think when no one is reacting. Give it two chances this month.",
    "full 1":
      "You brighten things so reliably that even friends can overlook how tired you get, but with more eyes on you at present, that side is visible, and most people like it. Let one of them bring you a drink or take over a task. Simply say thanks.",
    "full 2":
      "Generosity is how you say things, so your expenses read like a list of the people you’re fond of. Seen together, they can be surprisingly revealing. Consider which presents would have been as welcome in the form of an hour with you, and plan next month accordingly.",
    "full 3":
      "In high spirits you say more than you intend, most of it lovely, and if a remark has hurt someone, you tend to hear of it now. A short apology is sufficient. Leave out the joke, because few people doubt your heart once you’ve understood.",
    "full 4":
      "Families hand out roles early, and the cheerful one is generally asked to keep the mood up. At this time it becomes visible how often you do that at home. When the next silence comes, let another person fill it, even if it takes a little longer.",
    "full 5":
      "Sharing doubles a joy for you. What you make or love is happiest in front of witnesses, and while people are celebrating with you, it’s worth noticing who is glad without having been charmed. Those are the ones to call when there’s nothing to show.",
    "full 6":
      "A wonderful night costs you more of the following day than you admit, because excitement hides how tired you are, and if your body complains now, the cause is seldom mysterious. Go to bed early. Three such nights in a week are a reasonable experiment.",
    "full 7":
      "Laughter keeps your relationships alive. Sometimes it arrives just before the sentence that matters, and since it’s easier now to hear what a partner wants, take a breath when they turn serious, and ask them to say a little more.",
    "full 8":
      "Sorrow makes you want to cheer people up, although the braver thing, of which you’re entirely capable, is to sit beside them. Whatever you’ve left unmentioned, your own share included, is nearer the surface now, and half an hour with a calm friend makes it smaller.",
    "full 9":
      "You admire easily and completely, so that a teacher, a city or an idea that disappoints you leaves you feeling foolish. You weren’t. Seeing the faults is simply a later stage of liking something, and what was good about it remains available to you.",
    "full 10":
      "Praise delights you for a second. Then you wave it away, because no one beside you should feel smaller, so while your work is being looked at, stand still for the length of one compliment. Afterward, mention the part that was particularly difficult.",
    "full 11":
      "At any gathering you notice within minutes who feels left out, and you tend to see to it that they aren’t, so many people owe you their place. Around now it becomes visible. Two of them can return the favor by inviting you.",
    "full 12":
      "As long as there’s music you feel fine, which is a good reason to keep it playing. When it stops, an emotion that has been waiting appears, generally smaller than the dread of it, so give it a quarter of an hour before you call anyone.",
    "eclipse 1":
      "Being the cheerful one is a role without days off. If you’re tired of it, try a more serious face among good friends, who tend to feel honored rather than disappointed.",
    "eclipse 2":
      "When money changes, your first wish is to soften the change with a treat, but before you do, make a list of last month’s happy hours, and see how few of them cost anything.",
    "eclipse 3":
      "A friendship can lose its ease without a reason that anyone can name, and you’re inclined to smile right through it, although one clear sentence spares both of you a long fading. Make it kind.",
    "eclipse 4":
      "Changes at home reach you late, after you’ve looked after everyone else’s feelings about them, so reserve an evening for your own, together with a person who only listens.",
    "eclipse 5":
      "When a romance or a happy phase is over, the next invitation looks like medicine, while a gap of some weeks tells you what you really enjoyed. Leave it open.",
    "eclipse 6":
      "A routine that rests on goodwill is inclined to give out all at once, so as you replace it, put your sleep in first, and let the favors find room around it.",
    "eclipse 7":
      "You maintain relationships by keeping things pleasant. At a turning point it’s often considerably kinder to let a partner be upset with you, and to stay warm while they are.",
    "eclipse 8":
      "Relief and grief can arrive together, and you needn’t choose between them. Explain to one person what has ended and what it was worth to you, without comforting either of you.",
    "eclipse 9":
      "You aren’t foolish. A belief or a plan you loved can come apart, and your enthusiasm returns by itself afterward, with better questions than it had before.",
    "eclipse 10":
      "If a position falls away, so does the applause for a while, and you can feel like no one in particular. Spend additional time with those who knew you before you had it.",
    "eclipse 11":
      "When people leave a circle, you feel as if you’d failed as a host, although most have only moved on, and there are others who stay. Give those the attention.",
    "eclipse 12":
      "A crowded calendar can hide a worry for a long time, so if one comes up now, describe it to a listener who doesn’t hurry to console you, and it generally shrinks.",
    "jupiter soft":
      "Good things come to you often, because you greet them so warmly that people like to bring them, and in these weeks there are more than you can take care of. Enjoy them all. Then choose one that you’d be happy to be looking after a year from now.",
    "jupiter hard":
      "Saying yes puts a look on people’s faces that you find hard to resist, and each yes is harmless by itself. Together they can be too many. During this period, answer invitations on the following day with the calendar open, and refuse the third one in any week.",
    "saturn soft":
      "Patience comes to you through affection. With a teacher you like you practice for years, and with another you stop by noon, so now that regular effort feels lighter than usual, identify the appropriate companion first. The subject comes second.",
    "saturn hard":
      "The work of such a period brings few smiles, so you can begin to doubt that you’re doing well. Silence from the people in charge mostly means that they’re busy. Ask once for a clear opinion, and arrange modest rewards of your own for every step.",
    "uranus soft":
      "Spontaneity is among your best talents. For a while life makes use of it, with ideas and invitations from unexpected people, so accept one that doesn’t sound like you at all, and find out what you’re like there. Tell the others later.",
    "uranus hard":
      "A sudden change excites you first and leaves you shaken afterward, and both are reasonable. You improvise well from hour to hour, but choices that can’t be undone come out better after two weeks and a few good nights, so request additional time and stay near familiar faces.",
    "neptune soft":
      "Feelings pass in and out of you freely, and in such a period most of them are beautiful. Songs, colors and other people’s joy reach you strongly, and unless you make something out of them, with your voice or your hands, they’re often gone by evening.",
    "neptune hard":
      "You like and believe people early, which brings you wonderful friends and now and then an expensive lesson, and when everything has a glow, it’s difficult to tell these apart. Before you sign or lend, show it to the least enthusiastic relative you have. Listen to the end.",
    "pluto soft":
      "There’s considerable depth in you. Your lively side generally speaks first, though in this period people take the serious one at its word, without a wink, so tell a friend with whom you mostly have fun what matters to you. The friendship can bear it.",
    "pluto hard":
      "Tension makes you want to win everyone over, and mostly you can, so the person who won’t be charmed troubles you a good deal. Power isn’t a matter of being liked. Write down the one point you’d stand by alone, and repeat it in a friendly voice.",
    "mercury retrograde":
      "Put it in writing. Plans made in a cheerful moment can mean one thing to you and another to them, and your good humor can repair whatever has already gone wrong.",
    "mercury direct":
      "Messages move again, including the replies that you composed in your head without sending them. Answer the people who have seemed cool lately, as they have often only been waiting.",
    "venus retrograde":
      "Past loves return in a flattering light, because you preserve how people made you feel and lose how it ended. You can look back fondly for a few weeks without getting in touch.",
    "venus direct":
      "It’s enjoyable again to dress, to entertain and to flirt, and your taste is reliable, so anything you nearly bought or began while in doubt can be judged quite quickly now.",
    "mars retrograde":
      "Exhaustion confuses you. People expect enthusiasm from you the minute you come in, although half of it is sufficient for some weeks, and friends discover that they can supply the other half.",
    "mars direct":
      "Your drive comes back, eager to begin something new in front of everyone, so if there’s a project you left in the middle, give it the first weekend of this energy.",
    "ingress jupiter":
      "Keep some for yourself. A generous year begins in this area, and few people enjoy such years as you do, though you tend to pass the abundance around too soon.",
    "ingress saturn":
      "For a few years this area asks for study. You’ve generally learned for love of the teacher, so look for one you like, and the lessons weigh considerably less.",
    "ingress uranus":
      "Boredom leaves this part of life for several years. Along with the excitement it’s good to have one reliable custom, such as a regular supper, to which you can return in between.",
    "ingress neptune":
      "A long enchantment begins here, in which ordinary things acquire a certain music, and over time you become better at telling a lovely mood from a lovely fact.",
    "ingress pluto":
      "Gradually, over many years, this area loses whatever was there for other people’s eyes, and what remains is the part you’d love even if no one were watching.",
  },
};
