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
        "First onto the floor, first into the freezing lake, and your friends have your outline by heart because they’ve mostly seen it from behind. Aries makes a dare out of anything. You look as if you had no nerves at all, when what you’re really up to is getting there before the doubt does, on the theory that no one can leave you out of what you’ve started.",
      argument: [
        "Your halves quarrel over whether the others are keeping up. The Entertainer wants everybody there at the finish, pink and breathless; Aries wants to be there first, and can’t see how that’s unkind. It’s generally settled by speed: you go, you win, and you come jogging back for them with your arms out, puzzled that the mood has altered in your absence.",
        "What it costs is that people cheer you and quit playing, so that some of your best friends have become your audience without ever being asked. Try picking one game a month in which you’re bad, and stay in it for an hour, while somebody slow explains the rules. Aries will chafe at that, and the rest of you will remember what the game was for.",
      ],
    },
    Taurus: {
      thesis:
        "They think you’re easy: good shoes, second helping, that laugh. Then someone tries to hurry you off a terrace you like, and meets a wall with an excellent tan, because Taurus has no objection to fun as long as it doesn’t have to move. What you’re really up to is making one evening so comfortable that nobody you love will ever find a reason to get up and go.",
      argument: [
        "Here they disagree over what’s next. The Entertainer hears a band starting up across town and has already found your coat; Taurus has only now got the cushion right. You settle it, most nights, by bringing the band to the cushion, which is to say that you host, and host, and pay for it, and never sit down in the spot you were defending.",
        "What it costs is plain from the bank statement and from your ankles: you’ve mistaken staying in for staying on duty. So try one evening every other week at your own place, with people you like, at which you’re forbidden to cook, pour or fetch. They’ll manage. Taurus gets the cushion at last, and the host in you discovers that they came for you.",
      ],
    },
    Gemini: {
      thesis:
        "You have a different nickname in every place you go, and answer to all of them. It isn’t falseness; it’s how quickly you tune yourself to whoever’s there, with Gemini supplying the remarks and the rest of you the dimples. What you’re really up to is keeping it moving, story after story, so that nobody will have time to ask you for the one that you don’t know the end of.",
      argument: [
        "One half is for touching and the other is for talking, and they fight over the microphone. The Entertainer would put an arm around the sad girl; Gemini has thought of something terribly apt about sad girls in general. Usually the remark comes out first, gets its laugh, hers included, and the arm which you meant to offer is now holding a drink.",
        "What’s lost is the second minute, the one in which she would have told you. Try reversing the order for a week: touch first, then wait ten seconds, and then see if the remark is still wanted. Often it’ll have improved. And once in a while tell the unresolved story, to one listener, and admit where it stops.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone’s been fed, everyone’s been teased, and nobody has noticed that you’ve gone out to the yard to look at the lit windows from there. You do it at every gathering, since Cancer wants to see them all safe inside. What you’re really up to, with the platters and the songs, is building again and again the family evening that you once had, or once needed and didn’t have.",
      argument: [
        "Inside you a social director shares a bunk with someone who’d like to go home. The Entertainer says stay, they’re only warming up; Cancer has been holding its elbows since someone teased a little too near the bone. You mostly settle it by staying on and getting louder, and then for three days you don’t answer anyone, and they can’t think what they did.",
        "They did something in the second hour, and you covered it with a song, so that your friends never find out where your tender places are. Say “ouch” at the time. One syllable, lightly, with a hand on your chest. It spoils nothing, the teaser gets to be sorry while it’s fresh, and Cancer needn’t spend the weekend in the shell.",
      ],
    },
    Leo: {
      thesis:
        "A compliment goes through you like sunlight through a peach, and a lukewarm one can be felt for a year. People assume you take the center because you think well of yourself, and often it’s the other way about. Leo can’t bear a cold hearth anywhere, least of all its own, and what you’re really up to is making them all so warm that somebody’s bound to turn and ask if you are.",
      argument: [
        "Both of these love an audience, so where is the quarrel? In what the audience is owed. The Entertainer would give it anything, a pratfall, the shirt; Leo has its dignity, and comes home sore because they laughed at the pratfall. As a rule you clown until you’ve gone too far, then turn regal without notice, and a roomful of happy people is suddenly on trial for treason.",
        "They never knew that they’d offended you, and afterward they watch their tongues, which is what it costs you: their trust. Decide beforehand which three subjects are off limits, and inform the two people nearest you what they are. Everything else is fair game, including your hair. Leo can take any amount of teasing as long as the limits were known beforehand.",
      ],
    },
    Virgo: {
      thesis:
        "The party looks as if it had happened by itself. It hasn’t: you’ve cut the lemons, hidden the ugly lamp, and ascertained who’s not speaking to whom, all of which Virgo does between two outfits and would sooner die than be seen at. What you’re really up to is earning the right to be carefree, by a standard of readiness that you’d never dream of asking from anyone else.",
      argument: [
        "The dispute is about crumbs. One half says dance, and the other has seen something on the rug. Virgo can’t help it, being useful is how it shows love; the Entertainer feels watched in its own house by a person with a dustpan. You settle it by being radiant in public and going over the whole night afterward, in bed, minute by minute, for errors.",
        "There are always a few, which nobody else noticed and on which you’ve spent your rest. Try leaving one thing wrong on purpose: a mismatched plate, a late dessert, a hook with no towel. Tell no one. If the evening stands regardless, take that down as evidence, which is the only currency Virgo accepts, and go on from one flaw to two.",
      ],
    },
    Libra: {
      thesis:
        "You know which of your friends should sit by which, what to wear so the hostess feels well dressed, and how to lose at cards by just enough. It’s all so graceful that no one sees the arithmetic. Libra can hear a sour note through two walls, and what you’re really up to is arranging it that nobody present has cause to be displeased, and in particular with you.",
      argument: [
        "They’re agreed about charm and at odds about deciding. The Entertainer wants the red one, now, and to be dancing in it; Libra, having held the blue one up to the window, reflects that red might upset someone. You settle it by asking each person you meet, thanking them all warmly, and going along with the last, so that you’re often beautifully dressed for somebody else’s evening.",
        "The cost adds up without noise: years of nice times which weren’t quite yours. For one week make your small decisions alone and inside ten seconds, from menus to movies, and don’t say “unless you’d rather.” A few will be mistakes, which Libra is welcome to make lovely afterward. That’s a fair division of work, and at last somebody will learn what you like.",
      ],
    },
    Scorpio: {
      thesis:
        "You tell them so much, so fast, and with such gestures, that it’s years before anyone realizes that they have been told nothing. Behind the noise sits a watcher who forgets no slight and no kindness, Scorpio having picked the brightest lamp in the house to hide behind. What you’re really up to is finding out who’d still come if the show were canceled, without having to cancel it.",
      argument: [
        "One of you lets everybody in, and one of you keeps the register. The Entertainer has called eight people “my love” since breakfast; Scorpio could name the two it would bleed for, and has reservations about the second. It’s usually settled by doing both: you’re open with your arms and shut with your facts, and then you feel unknown, and hold it against them.",
        "That’s a steep charge for privacy you never requested out loud. Pick one of the two and hand over a single true item, unprompted, with no punch line, such as what you’re afraid of this year, and then watch what’s done with it over a month. Scorpio likes a test. This, at least, is one that they can pass.",
      ],
    },
    Sagittarius: {
      thesis:
        "Your bag is by the wall, your hug is enormous, and you’d invite a bus driver to your birthday. Where will it be? You’ll let him know. Sagittarius never met a horizon that it didn’t take personally, and what you’re really up to is proving that the world’s as kind as it looked when you were young, country by country, with open arms and no umbrella.",
      argument: [
        "These two get along famously, and that’s the danger. The Entertainer says yes to the people and Sagittarius says yes to the place, and between them nobody ever asks who’ll feed the cat. The disagreement comes late, at the departure gate, when one of you looks back at the faces and the other has already got the window. You solve it by promising to call.",
        "You do mean it. What it costs is a map full of people who adored you for a week and have since stopped expecting anything. Pick four of them, write those names inside your passport, and before each new trip send all four a line, or go to see one. A wide world is a fine thing, and it gets wider if someone in it is waiting.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the most fun they’ve ever had with someone who has read the contract. While the others sleep it off you’re up, showered, and checking what the night did to the quarter’s budget, since Capricorn doesn’t mind applause as long as it’s dated and signed. What you’re really up to is being taken seriously by some severe person, generally absent, who thinks that you are only entertaining.",
      argument: [
        "An early riser shares your body with a late one. The Entertainer maintains that today is the point; Capricorn regards it as a deposit. You settle this by working all week like somebody with a debt, then breaking loose so thoroughly that the next week has to be worked off as well. Neither side ever gets what it wanted, which was, respectively, joy and a rest from proving it.",
        "You pay in a tiredness nothing relieves. Try mixing them on purpose: an hour of play in the working day, entered in the calendar under a sober name, and one ambition told to friends over dinner while it’s still half-baked. They’ll take it better than the severe person would, and Capricorn may even find that a little foolishness at noon improves productivity.",
      ],
    },
    Aquarius: {
      thesis:
        "You hug like family and leave like fog. Somewhere between the second chorus and the cake you have stepped half a pace out of yourself, and are looking on with interest at these funny mammals, one of which has your haircut. Aquarius likes the human race enormously and gets shy around two of it. What you’re really up to is finding a crowd odd enough that you wouldn’t have to impersonate one of them.",
      argument: [
        "Where they differ is on distance. The Entertainer would like to be squeezed; Aquarius prefers to be waved to from an interesting boat. You deal with it by being close to forty people at a time, which feels like warmth and leaves you perfectly free, and you’ve wondered now and then, in a cab, why it should also feel as if nobody had your address.",
        "The cost is exactly that: a crowd can love you and not miss you until the following month. So try an experiment, since you trust those, and for six weeks see one person, always the same one, every week, without a group or an event. At about week four it’ll be uncomfortable. Aquarius should regard that as data, and go back for the fifth.",
      ],
    },
    Pisces: {
      thesis:
        "You can’t walk past a busker, a stray or a man at the bar who’s telling it wrong because it hurts. An hour later you know his daughter’s name and he has your gloves. Pisces has no skin to speak of, which you have covered with sequins, and what you’re really up to is making everybody so happy that there will be nothing left in the air for you to feel.",
      argument: [
        "The trouble between these two is about where you end. The Entertainer works a crowd and knows that it’s a crowd; Pisces has already turned into the one by the window, and wants to cry on his account. Generally you settle it with another song, which cheers all of them, him included, and then you carry what he had into your own sheets and call it a hangover.",
        "The cost is that you suffer over things that were never yours. Try, at the end of any evening out, ten minutes in the open air before you go indoors, and name what you feel and whose it was before it was yours, leaving behind whatever you only borrowed. Pisces can go on loving them. It only needs to travel lighter.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can get a dead gathering on its feet before the ice has melted in the first glass.",
        "Your yes is immediate and whole, and people have changed their lives on the strength of it.",
        "Fear makes you funny, and your funniness has walked others through some frightening corridors.",
      ],
      costs: [
        "You promise from the top of the mood and are seldom at that altitude when it falls due.",
        "Whatever doesn’t answer back, paper or practice or saving, gets what’s left of you at midnight.",
        "You want to be looked at more than you let on, and go cold on people who look away.",
      ],
      tensions: [
        {
          between: "Give the moment or own it",
          text: "You’d like everyone to shine, and to be the one they watched. Admit the second wish early and the first stays sweet.",
        },
        {
          between: "First night or fortieth",
          text: "Openings thrill you, and it’s the run that pays. Find one thing in each repeat that can still go wrong.",
        },
        {
          between: "Blaze or last",
          text: "Full heat is your only setting, you feel. Leave while you still want to stay, twice a month, and watch what’s there tomorrow.",
        },
      ],
      practice:
        "For two weeks, before you say yes to any invitation or project, walk once around the building, and if you still want it at the entrance, say yes at full volume. Note at the end how many walks altered the answer.",
    },
    Earth: {
      gifts: [
        "What you give can be felt on the skin: a full plate, a warm back, a bed made up.",
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
          text: "The feast is real and so are the shingles. Put the shingles first on payday, and enjoy the feast dry.",
        },
        {
          between: "Generous or counting",
          text: "You give freely and remember exactly. Ask for your turn while you’d still ask it with a grin.",
        },
        {
          between: "Roam or root",
          text: "Your legs want the next place, and your back wants its own mattress. Let each choose every other weekend.",
        },
      ],
      practice:
        "Pick one dull thing that protects you, a bill, a form, a checkup, and do it on the first day of each month before any treat. Put a coin in a jar every time, and spend the jar at year’s end.",
    },
    Air: {
      gifts: [
        "You can make a stranger feel like the wittiest person you’ve met, and often they become so.",
        "Your ear catches how people really speak, so what you pass on is alive when it arrives.",
        "Opposites become friends across you, because each of them got a version of you that they could use.",
      ],
      costs: [
        "A subject is closed by your joke before the person has reached the sore part of it.",
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
          text: "Your eye is cooler than your arms. Let it speak in private, and let it speak before you commit.",
        },
        {
          between: "Sound or silence",
          text: "An empty hour sounds to you like bad news. Sit out the first ten minutes of one, and it changes its tune.",
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
          text: "You think you must be either wonderful or absent. Turn up at half strength once, and see who minds.",
        },
        {
          between: "Their wish or yours",
          text: "Theirs arrives first and feels just like your own. Wait until bedtime before you call it settled.",
        },
        {
          between: "Keep or forgive",
          text: "You forgive aloud and ache for weeks. Mention the ache inside a day, briefly, without music.",
        },
      ],
      practice:
        "Every night for ten nights, tell one person or one page the least cheerful thing in your day, in fewer than twenty words. Add no joke. On the eleventh night read them all, or ask that person what they heard.",
    },
  },
  openings: [
    "Ask ten people about you and they’ll all start to smile before they say anything, and then they’ll tell you ten anecdotes in which you’re in motion. It’s a good likeness, taken from the audience. These pages were written from the wings, where one can see who else goes on with you, and overhear what the two of you mutter.",
    "Somewhere the rule was laid down that work is the part of life that isn’t fun, and you’ve been looking for the person responsible. You earn best when the body is busy and somebody’s glad of it. What follows concerns how to be paid for that, how to hang on to some of it, and which office will gradually turn you into wallpaper.",
    "Being liked takes you about four minutes, and you could do it in a language you don’t speak. Being known has turned out to be slower, and those who’ve managed it mostly did so by accident, on a moving day or in a waiting area, when there wasn’t anything to be merry about. Here is how to let them in without needing the accident.",
    "Nobody ever asks the lively one what’s under the floor, and you have taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Bring your shoes in your hand.",
    "A day, for you, is something that happens to the senses: a smell of toast, a tight collar, the cold rail, one chord. You inhabit it more fully than most people manage on vacation, although the body which gets you all of it is also the one you leave standing in the rain. Some upkeep, then, with as few lectures as possible.",
    "The question of where it’s all going has generally found you out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part stays with you there, and it intends to be brief.",
  ],
  year: {
    "new 1":
      "Alter what people see first, the hair, the coat, the name you go by, and for an entire week don’t ask a soul for an opinion of it.",
    "new 2":
      "Open a separate account with a silly name and put in as much as your last big night cost; from now on it gets paid before the fun does.",
    "new 3":
      "Learn the names of three people on your street, and what would help them in a flood. You’ll enjoy it, and for once the chatter will be infrastructure.",
    "new 4":
      "Make one corner at home that is for nobody’s entertainment, with a lamp and a blanket for one. Use it before you show it to anyone.",
    "new 5":
      "Start the thing purely for fun, and let yourself be bad at it before witnesses, since your delight is contagious and your first attempts make people brave.",
    "new 6":
      "Attach a single new habit to something pleasant: stretch while the bath fills, walk for the good bread. Three weeks of it, and you needn’t mention discipline.",
    "new 7":
      "Someone comes closer, and you’ll be dazzling by reflex. Arrange the second meeting in a dull place, such as a hardware store, and see how you both do.",
    "new 8":
      "Say the sum, the fear or the wish that you’ve been joking about, to one calm person, behind a shut door, and give it no punch line.",
    "new 9":
      "Book the class or the ticket that scares you slightly, and announce it to everyone, since you keep promises best before witnesses. Then read at least one chapter in advance.",
    "new 10":
      "Ask for the visible job while you feel up to it. Bring one figure that proves what your warmth has earned them, and say the figure first.",
    "new 11":
      "You could have nine new friends by the weekend, so pick two, write down when you’ll see them next before the evening ends, and turn up.",
    "new 12":
      "Try an evening with no guests, no screen and no guilt. The first hour will itch; in the second, someone you had half forgotten walks in, and it’s you.",
    "full 1":
      "All eyes are on you, which you’re used to, except that now they see the tired bits as well. Let them. Admit to one person which part is an act.",
    "full 2":
      "The tab arrives for a generous season, with every item legible. Read it aloud to someone sensible, return one purchase, and keep the one you’d buy again.",
    "full 3":
      "Something you confided to one person has reached another. Instead of charming your way around it, go to the second person in daylight and tell it properly.",
    "full 4":
      "Family wants you to be the cheerful one again, in your old chair. Come, kiss them all, and leave one silence at dinner for somebody else to break.",
    "full 5":
      "A romance or a creation bursts into bloom, or bursts. Enjoy the noise, and next day write to whoever did the hard part and tell them what you saw.",
    "full 6":
      "Your body collects on several late nights together. Cancel something delightful, which will hurt, and sleep as if sleep had been invited and you were the host.",
    "full 7":
      "They say what they’ve really thought through all that laughing. Resist being funny for five minutes, ask for one example, and thank them for it afterward.",
    "full 8":
      "Grief or debt steps into the middle of a nice evening, and you’re better with it than you suppose. Turn the music off, don’t fill the gap, and stay.",
    "full 9":
      "Somewhere you’ve raved about turns out to have a drawback, and so does an expert you adored. Keep what you learned there, and drop the sales pitch.",
    "full 10":
      "You get noticed, officially, perhaps with a microphone. Say thank you, name the two who are never named, and don’t apologize for having enjoyed it.",
    "full 11":
      "One of the group has been left out, and you’re the only person all of them will listen to. Use it. Move your own chair first.",
    "full 12":
      "The fatigue you’ve been outrunning sits down beside you at the end of a long day. Offer it ten minutes by the clock; it generally asks for less.",
    "eclipse 1":
      "A look, or a role you’ve played for years, is over. Expect to feel undressed, and to be surprised at who finds that restful.",
    "eclipse 2":
      "One way of earning ends and the next isn’t visible. Sell something that you never use, and spend nothing on consolation.",
    "eclipse 3":
      "A running joke, or the friend you had it with, comes to a stop. Say goodbye in a serious letter.",
    "eclipse 4":
      "A home is left or remade. Throw it a small farewell, take the one thing that smells right, and hand in the key.",
    "eclipse 5":
      "The curtain drops on an affair or a pastime. Take your bow, cry in the car, and don’t book a revival.",
    "eclipse 6":
      "Your daily round breaks off. Rebuild it from sleep upward, and add people last, though you’ll want them first.",
    "eclipse 7":
      "A pair becomes something else. Ask them once, seriously, what you were like to live beside, and write the reply down.",
    "eclipse 8":
      "A bond of money or sorrow is cut. You’ll feel light, then guilty about it; the lightness was telling you something.",
    "eclipse 9":
      "A conviction leaves you while you’re still explaining it. Say “I don’t know anymore,” and notice that they’re still listening.",
    "eclipse 10":
      "Your name comes off one poster. Rest between posters, and introduce yourself by something you like to eat.",
    "eclipse 11":
      "The old gang breaks up, in effect. Find out which of them you would visit sick, and let that be the new gang.",
    "eclipse 12":
      "A worry you’ve kept under the music goes quiet. Listen to the gap a while before you put on another record.",
    "jupiter soft":
      "Invitations, luck and second helpings: this is your native climate, so it won’t feel like much at the time. Pick one piece of good fortune a month to follow past its opening night, and put a little of it by.",
    "jupiter hard":
      "You’ll want to say yes to all of it, in capitals, with a plus-one. Set a ceiling in advance, two evenings a week or one month’s pay, and appoint a friend whose no you can’t sweet-talk.",
    "saturn soft":
      "Steady practice pays off in public, for once. Give it forty minutes at a fixed hour, with an instructor or a rival beside you, and let the others see the result only when there is one.",
    "saturn hard":
      "There’s a stretch of work here with nobody clapping, and it is what people will later assume you were born with. Cut the task into days, cross them off in red, and permit yourself to sulk on alternate ones.",
    "uranus soft":
      "An opening turns up out of nowhere, and you are quick enough to take it. Go, in whatever you’ve got on. Tell just one person beforehand what would make you come home, so that there’s a rope.",
    "uranus hard":
      "The program’s been rearranged with you already on stage. You can ad-lib better than anybody, so ad-lib; only don’t quit, sell or marry until three weeks have passed and the novelty has worn off the shock.",
    "neptune soft":
      "Songs, colors and strangers will move you more than usual, and you’ll be able to give it a form. Make something every week, however slight, and be careful about offering it to people while your eyes are wet.",
    "neptune hard":
      "Everything looks lovely with the lamps turned down, including the person who’d like a loan. Go and see it at noon with a friend who isn’t enchanted. What’s still lovely then can have your number.",
    "pluto soft":
      "You’re able to say the serious thing and have it believed, which used to be your complaint. Use it on one relationship that runs on jokes. Afterward, sit in the changed air and don’t hurry to lighten it.",
    "pluto hard":
      "Someone wants power over the thing you love being loved for, and it may be you. Don’t win by turning the crowd. Meet them alone, state what you won’t do, and skip the exit line.",
    "mercury retrograde":
      "Tickets, times and things you said in passing come back with errors. Confirm every meeting twice, and put your promises in writing before midnight.",
    "mercury direct":
      "The tangle loosens. Phone whoever got the wrong version of you, give them the right one in a minute, and ask about theirs.",
    "venus retrograde":
      "An old flame, or an old taste in shirts, seems due for a comeback. Try it on at home, alone, and leave the tags in.",
    "venus direct":
      "What you like is now clear, down to the color. Order it, kiss it or hang it up, and thank the ones who waited.",
    "mars retrograde":
      "Your get-up-and-go has gone to lie down. Don’t fake it for an audience. Short walks, early nights, and no quarrels picked for the sake of stimulation.",
    "mars direct":
      "The legs want out. Give the first push to something you’d dropped halfway, and only then see who is up for mischief.",
    "ingress jupiter":
      "A plentiful year starts in a new place. Go where a feast is being laid, and learn to leave it slightly hungry.",
    "ingress saturn":
      "For a few years, one area of life will ask you to rehearse. Find a strict teacher you’d like to impress.",
    "ingress uranus":
      "A long spell of surprises begins, and for you that’s nearly a holiday. Keep one fixed supper with old friends throughout.",
    "ingress neptune":
      "Over many years a new enchantment rises. Enjoy its music, and have someone practical walk the ground with you.",
    "ingress pluto":
      "A deep alteration sets in that will outlast several hairstyles. Find out early what you’d keep if nobody applauded.",
    "month 1":
      "Put three dates in the calendar for people you always mean to see. Send the invitations today, with the place already chosen.",
    "month 2":
      "Sit one whole evening with a friend who’s having a dull time of it. Bring food, and no program.",
    "month 3":
      "Go through the drawer of unopened mail with music on and a cookie per envelope. Stop when it’s empty, or at twelve cookies.",
    "month 4":
      "Learn one song, dish or card trick so thoroughly that you could do it half asleep, and tell no one until you can.",
    "month 5":
      "Spend a day in the open with your shoes off for at least an hour of it. Take no pictures until you leave.",
    "month 6":
      "Add up what you gave away so far this year, and what you put by. Adjust one of the two by a tenth.",
    "month 7":
      "Throw the smallest party of your life, four people and one dish. Sit for the whole of it, and let them clear.",
    "month 8":
      "Return something you borrowed, complete something you praised, and answer the person you have been leaving for a better day.",
    "month 9":
      "Take a class in which you’re the worst. Go three times before you decide whether it’s the teacher’s fault.",
    "month 10":
      "Tell one friend about the thing that you’re sad about, on a walk, in the first ten minutes. Then talk about shoes.",
    "month 11":
      "Have the checkup, the filling or the fitting you’ve been dodging. Book a treat for the same afternoon, a good one.",
    "month 12":
      "Before the celebrations begin, decide which you’ll enjoy and which you’d only be good at. Attend the first kind, and send the second kind flowers.",
  },
};
