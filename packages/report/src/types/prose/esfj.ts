import type { TypeProse } from "../type-prose.ts";

export const esfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    risk: "safe",
    head: "feeling",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "At most parties someone is standing alone by the coats, and within four minutes you have that person by the elbow, laughing. ESFJ gives you a radar for whoever is left out, and Aries gives you the nerve to do something about it at once. Together they make a host with the reflexes of a firefighter. Friends who grumbled about your sudden plan to drive to the coast still tell stories about it in the fall. You also get indignant on behalf of anyone who wouldn’t dare, which has surprised several landlords. Then you lie awake over the one guest who didn’t smile.",
      argument: [
        "Your sign has the idea and your type makes sure that everyone can come, which is why things really do happen around you. The sore point is consent. Aries decides in a second, and ESFJ, who would have liked to ask around first, spends the rest of the day collecting the agreement you skipped: “You like bowling, don’t you? You love bowling!” It’s said so cheerfully that nobody has the heart to object, so the objection arrives on Saturday at noon, as a headache.",
        "You’re left with a smaller party and the sting of being thought bossy, when you only wanted people to enjoy themselves. There’s no need to slow down, provided that you accompany the speed with a genuine question: “I’d love to go bowling on Saturday. Would you?” Then concentrate on your drink until another person has answered. Two friends who want to go are better company than eight who were recruited.",
      ],
    },
    Taurus: {
      thesis:
        "Visitors drop by for ten minutes and leave after the second helping. ESFJ gives you the wish to look after everyone, and Taurus knows how that should taste, smell and feel, down to the pillowcases. Between the two you’ve created a home that is unusually hard to get up from. You can tell from a friend’s appetite how the week has been, and you preserve traditions by the simple method of repeating them, in the same bowl. What others get from you is the sense that something in this world can be relied on, and that there will be gravy.",
      argument: [
        "Type and sign agree about comfort, so whatever you arrange for people is warm, plentiful and on time. The disagreement concerns possessions, because ESFJ gives away whatever a guest admires, and Taurus remembers that dish for eleven years. Your hours go the same way. “Take all the time you need,” you tell a friend who is moving, and you mean it, and around the fourth carton you begin to notice who brought gloves and who brought opinions.",
        "Usually you give more than you intended and then feel slightly poorer and slightly irritable, although nobody has done anything wrong. Generosity as large as yours needs a fence, mostly so that you can enjoy it. This week, when someone asks for help, say, “I can do Saturday morning, and I have to stop at noon,” and stop at noon. Then let a friend cook for you, and wash nothing.",
      ],
    },
    Gemini: {
      thesis:
        "If someone in town needs an electrician, a piano teacher or a date for a wedding, the question reaches you within the hour. ESFJ wants everyone looked after and Gemini wants to hear all about it, so you’ve become a human bulletin board with very good manners. Buying milk takes you fifty minutes, because you met four people and two of them now know each other. Lonely neighbors get a visitor, newcomers get introduced, and your account of the meeting is better than having been there. Since you’d never hurt anyone on purpose, the one story that traveled too far still bothers you.",
      argument: [
        "For a good cause your two halves can fill a hall in a week, with Gemini spreading the word and ESFJ knowing exactly who should be asked to bring what. Where they collide is a confidence. Gemini hears a wonderful story, and ESFJ hears someone in trouble who needs all possible support. So you tell one friend, in a lowered voice, purely out of concern, and then one more, and by Thursday the heroine of the story is being hugged in a supermarket by someone who isn’t supposed to know.",
        "There’s no malice in it, since news is how you keep people close. Still, friends who adore an evening with you may take their real troubles to someone duller. This week, repeat nothing about a person who isn’t in the room, and when a friend confides in you, say, “This one stays with me.” It will be a long week, with your eyebrows doing all the talking.",
      ],
    },
    Cancer: {
      thesis:
        "You know that your friend’s mother has her scan on Tuesday, and you know which cake to bring either way. ESFJ responds to what people need and Cancer anticipates it by a week, so those you love are seldom sick, unhappy or hungry by themselves. Your phone is full of photographs of other people’s children, and you remember who isn’t speaking to whom, how it originated, and which of the two takes milk. What others get from you is the feeling of belonging to someone. “What would we do without you?” they say, and you smile, and hope that nobody ever tries to find out.",
      argument: [
        "When your type and your sign cooperate, feuds end over dessert, because Cancer senses who is hurt and ESFJ gets everyone to the same table with something warm on the plate. It’s more complicated when the injured person is you, because then Cancer would like to go upstairs and be coaxed down again, while ESFJ requires smiling faces at dinner. So you serve the guilty party first, with a bright voice and the biggest slice, and mention that you aren’t hungry.",
        "It’s a brave way to be sad, but it’s written in a code that practically nobody can read, because a big slice looks so much like forgiveness. This week, mention one disappointment while it’s fresh and before the meal: “What you said on the phone stung.” Wait for the answer, and let someone else pass the bread. The people who love you would generally prefer to be told, and a few of them have been wondering about that slice for years.",
      ],
    },
    Leo: {
      thesis:
        "People walk into your parties as themselves and get introduced as celebrities. ESFJ makes you notice what each guest is good at, and Leo makes you announce it, so the shy man from accounting learns that he “rescued the entire project” and stands up straighter. Your presents are brave, your toasts contain the one true detail, and a family can date its years by what you organized. Your type and sign together make kindness with stage lighting. What you hide, usually in the brightest outfit there, is how you’d love someone to do all of it for you, without a single hint.",
      argument: [
        "Your type and your sign are fond of a crowd, and the crowd is lucky: Leo lifts its spirits while ESFJ finds its grandmother a chair. Type and sign differ about what it’s all for. ESFJ checks that everyone is happy, whereas Leo checks that someone noticed who arranged it. So you give on a scale that can’t be overlooked, and when a guest says, “You really shouldn’t have,” Leo takes a bow and ESFJ hears a complaint.",
        "Your habit then is to do even more, which leaves your guests with an uncomfortable feeling of obligation. Wanting to be appreciated is no crime, and asking is quicker than fireworks. This week, say to someone you trust, “I worked hard on this. What did you like about it?” Let the answer in without giving half of it away to the caterer. If a thank-you is late, assume that the writer is still looking for words as good as yours.",
      ],
    },
    Virgo: {
      thesis:
        "Love, from you, comes with instructions. ESFJ makes you care how everyone is, and Virgo shows you the exact spot where it could be better: the missing button, the wrong dosage, the job application in two fonts. While others make vague offers, you turn up with a list, a ride, and the name of a doctor who calls back. Your guests find a carafe, a night-light and a note about the window. Thanks to you a great many mishaps never occur, so nobody can thank you for them. Only one person goes without your kindness, and that’s the cook, apologizing for a roast everyone else has finished.",
      argument: [
        "Weddings and sickrooms bring out the best in this combination, since Virgo runs the day to the minute and ESFJ makes sure nobody feels that it’s being run. Opinions are more complicated, because ESFJ wants to please and Virgo wants to be accurate. When a friend shows you a new haircut, you put two compliments in front of your remark and another one behind it, like pillows. Naturally, your friend hears only the remark.",
        "You would spare people anything, including mistakes they’d have enjoyed making. As a result, plans reach you late, after the paint has dried, and you feel left out when you had only wanted to help. This week, ask first: “Would you like my opinion, or are you just happy with it?” Respect the answer, even if it takes a hand over your mouth. And when someone praises your dinner, say, “Thank you, I’m glad,” and stop there. The potatoes needn’t be mentioned.",
      ],
    },
    Libra: {
      thesis:
        "Two friends who haven’t spoken since the divorce will come to the same dinner if it’s at your place. ESFJ wants the evening to be loving, and Libra wants it to be lovely, so you move a chair, fill a silence, dim a lamp, and everyone behaves a little better than usual. It looks like luck, and it’s craftsmanship. People go home feeling unusually charming. Your own preferences come last, because by the time you’ve discovered what the other six would like, the only remaining seat is in the draft. You long for an old friend who’d take your coat and say, “I saved you the good chair.”",
      argument: [
        "Your two halves sing a duet, because Libra finds the fair word and ESFJ says it so fondly that even the guilty party nods. The duet breaks down in a serious quarrel. Libra would rather stay above it, but ESFJ can’t, since loyalty wants a side. So you take two, assuring one friend on Monday that you completely understand, assuring the other of the same on Tuesday, and praying that the two never have lunch.",
        "Eventually the lunch takes place, and each friend discovers that she wasn’t exactly chosen. You acted out of affection, and it’s exhausting to be two agreeable people simultaneously. This week, answer “What would you like?” with one word and no explanation. Then take a side in something important, and tell the other person yourself: “I think she was right about this, and I still want to see you on Friday.” Most friendships are sturdier than you fear.",
      ],
    },
    Scorpio: {
      thesis:
        "When the worst has happened, many people send flowers, and you come with a bag packed for three nights. ESFJ makes you hospitable, and Scorpio makes it the kind of hospitality that isn’t put off by debts, scandals or crying on a bathroom floor. Anyone you’ve decided to call yours is yours permanently, and although you’d bake for the entire neighborhood, hardly anyone in it suspects what you would do for the closest five. Behind the welcoming face is a memory that could run an embassy: who came to the funeral, who sent a text, who sent a thumbs-up. It’s love, with records.",
      argument: [
        "Your type and your sign found small clans together, because ESFJ opens the gate to everyone and Scorpio won’t desert anyone who has come in. They part over trust, which your type gives at first sight and your sign goes on checking for years. So when a friend lets you down, there’s no scene. You remain polite, you even send the birthday card, but this time with no heart beside your name, and you wait for the friend to notice.",
        "The friend doesn’t, because few people study greeting cards at that level. You have carried out a sentence without a trial, and now and then it costs you someone who had a good explanation. This week, hold a hearing: “When you didn’t call, I felt that I didn’t count. What happened?” Listen for as long as you spoke. Then tell one of the closest five what such loyalty has meant to you, preferably on a card, with the heart.",
      ],
    },
    Sagittarius: {
      thesis:
        "Any trip gets bigger once you hear about it. Sagittarius wants the open road and a talk about life beside a campfire, while ESFJ has already asked who gets carsick, packed nine sandwiches and called the one friend who’s afraid of tents. That is how nervous people come to have adventures in your company. You also tell the truth so comically that everyone laughs before it stings. What others get from you is a larger life, with snacks. What nobody sees is the night afterward, when you reconsider each of your jokes and draft three messages that begin, “I hope you know I was only…”",
      argument: [
        "Pulling together, your sign names the destination and your type makes it possible for everyone to get there, bad hips included. However, Sagittarius says what it thinks, ESFJ minds how it lands, and the two have to share one mouth. You settle it by joking, since a joke can be taken back. “You should quit that job! I’m kidding. I’m kidding!” Your own freedom is handled the same way: you suggest the trip, see one doubtful face, and say that it was just an idea.",
        "As a result everyone remains fond of you, and nobody knows precisely what you believe or where you would go. This week, say one serious thing to one person without the laugh: “I mean this. I think you deserve better.” Then tolerate the pause. Also reserve two days this season for going somewhere alone, announce the dates in a friendly voice, and don’t apologize in advance by filling the freezer.",
      ],
    },
    Capricorn: {
      thesis:
        "Clubs, schools, offices and families stay alive because of you. ESFJ makes you care about each person in the place, and Capricorn makes you care whether the place will be standing in ten years, so you arrive early with the key, thank the custodian by name, and know where the extension cord is. People do for you what they wouldn’t do for a salary. There’s a dry wit in you too, generally released while stacking chairs. Everyone assumes you simply like being useful. To admit that you’d also like the top job, and the parking space, seems about as modest as singing at your own birthday.",
      argument: [
        "Your two halves make an authority that nobody minds obeying, because Capricorn sets the standard while ESFJ remembers that the man who missed it has a newborn at home. Getting ahead is where they argue. Capricorn wants to climb, and ESFJ wants nobody left behind, so you climb with everyone’s bags, insisting it’s no trouble, and take the minutes for committees you could be chairing.",
        "You do arrive, generally a few years late. But since your ambition travels disguised as service, you can’t say that you wanted anything, and nobody thinks to ask. This week, admit one wish to someone safe: “I’d like that job.” Notice how calmly the ceiling takes it. Then spend two hours with a person you can neither help nor impress, on an afternoon you would normally give to your inbox. If you’ve forgotten what you do for fun, begin with whatever made you late for supper at ten.",
      ],
    },
    Aquarius: {
      thesis:
        "You can get a whole street to agree on something, and nobody on it feels herded. Aquarius sees how life could be fairer, and ESFJ knows which neighbor has to be asked first, thanked most and sent home with pie. Together they make a revolutionary with a sign-up sheet. The new family gets its invitation, the playground gets its shade, and the man everyone finds strange gets asked about his radios until it turns out they’re fascinating. You’re equally nice to everyone, which is rarer than it sounds. Only now and then, handing out plates, do you wonder who here really knows you.",
      argument: [
        "Reform is what your type and your sign do best, since Aquarius supplies the idea and ESFJ wins over the very people who would have fought it. Custom is where the two get into trouble. When you want something unusual, ESFJ asks what everyone will think, and Aquarius asks since when that matters. You tend to solve this by defending other people’s right to be odd. You would sign a petition for the neighbor’s goat, and then buy the beige curtains.",
        "A cause feels safer than a confession, because at a meeting being different counts as good manners. So you join one more committee, and those closest to you get what is left of Wednesday. This month, resign from one: “I’m needed at home that night.” Spend the evening with a single person, on no subject larger than the week you’ve each had. Then do one odd thing in plain view, without apology. Someone may thank you for going first.",
      ],
    },
    Pisces: {
      thesis:
        "Unhappy people find you, at bus stops, in elevators, in the line for the restroom. Pisces feels what is wrong before it has been said, and by then ESFJ has made up the couch and put the kettle on, so whoever came in shaking is understood and fed within the hour. You never inquire whose fault it was, and since tenderness this practical is uncommon, people remember it for decades, including the clean towel. You cry at movies, at strangers’ graduations and at well-sung hymns. A few times a year you turn off your phone, disappear for an afternoon, and feel as guilty as a bank robber.",
      argument: [
        "Mercy and logistics rarely come in the same person. In you, Pisces sits down on the floor beside a friend who is crying, and ESFJ has that friend showered and at breakfast by nine, with a plan. The strain comes from combining the two, because you have to sink in first and then swim for both of you, and since you look so capable over the pancakes, nobody guesses that you were up until four.",
        "You never send a person away, so your limit comes out sideways, as a sigh, a slammed drawer, or a sharp word to someone at home who merely asked about lunch. Establishing it early is kinder. Next time, say at the start, while you still feel generous, “You can stay until Sunday, and I’m glad you’re here.” And this week, visit a friend who is currently enjoying life, and when you’re asked how you are, answer truthfully for five minutes and let your friend find the tissues.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can turn a hall full of strangers into a team before the coffee has stopped dripping.",
        "Your praise is loud, exact and public, and people live up to it for years.",
        "When others hesitate at the edge of a cause or a dance floor, you are already waving them on.",
      ],
      costs: [
        "You give in order to be noticed giving, and a missing thank-you can spoil a month.",
        "Disagreement sounds to you like desertion, so the candid ones drift off and the admirers remain.",
        "You exhaust your friends’ energy along with your own, and then complain that the tired ones are dull.",
      ],
      tensions: [
        {
          between: "Everyone’s wish or yours",
          text: "You ask the crowd what it wants, then bend it toward what you want. Announcing yours first would save everyone the detour.",
        },
        {
          between: "Peace or pride",
          text: "You’d smooth over practically anything except a slight, so the moment your neck becomes hot, name the slight before you attempt any smoothing.",
        },
        {
          between: "Big start or fifth week",
          text: "Openings are your glory, and ordinary weeks go unloved, so arrange a pleasure for the dull ones in advance.",
        },
      ],
      practice:
        "On three evenings this week, do something useful for a person who can’t find out it was you, and tell no one. On the fourth, ask one friend directly for a compliment, and answer it only with “Thank you.”",
    },
    Earth: {
      gifts: [
        "You know what a body needs before it complains, and the remedy is already in your bag.",
        "Everything you arrange takes place, on time, with enough seats and a ramp at the side entrance.",
        "Traditions survive because you maintain them, and lonely people set their year by your holidays.",
      ],
      costs: [
        "Your way of doing things becomes the only way, and eventually others stop offering a hand.",
        "You look after the furniture of love so conscientiously that there’s never any time for sitting on it.",
        "What looks odd to your relatives rarely gets tried, however much you would enjoy it.",
      ],
      tensions: [
        {
          between: "Open house or clean house",
          text: "You want everyone in and nothing disturbed. Decide beforehand which it is tonight, and let the other rest.",
        },
        {
          between: "Serving or sitting",
          text: "Your hands are comfortable only when busy. Sit through one meal a week without rising, regardless of what runs out.",
        },
        {
          between: "Loyal or alive",
          text: "The old arrangement is comfortable and a little dead. Replace one ingredient each season, and preserve the rest.",
        },
      ],
      practice:
        "Pick one chore you always do and someone who does it worse, and hand it over for two weeks without a word of guidance. Whenever you itch to fix it, go outdoors for five minutes instead.",
    },
    Air: {
      gifts: [
        "Between any two people you can identify a third who’d be helpful to both, and you already have the number.",
        "You present each side so pleasantly that enemies end up sharing the parking.",
        "Your memory for who said what, and to whom, saves groups from their own misunderstandings.",
      ],
      costs: [
        "You collect judgments until yours is an average, and an average convinces nobody.",
        "What was told to you in tears has sometimes been told on by you in concern.",
        "There is always someone on the line, so that a thought of more than a minute is invariably interrupted.",
      ],
      tensions: [
        {
          between: "Tradition or curiosity",
          text: "You defend how it’s done and itch to ask why. Ask first, because the defending can wait until you’ve heard the explanation.",
        },
        {
          between: "Loyal or fair",
          text: "Your heart has already chosen its team, whereas your head would be interested in interviewing the other one; announce which of the two is speaking.",
        },
        {
          between: "Nice or exact",
          text: "You blur an opinion until it can’t possibly offend anyone. Include one accurate criticism in every compliment, and leave it there.",
        },
      ],
      practice:
        "Each evening this week write down one question about how something works, nothing to do with anyone you know, and spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
    },
    Water: {
      gifts: [
        "You sense who is being left out while they’re still deciding whether to mind.",
        "In sorrow you know the words, the dish and the right moment to go home.",
        "People continue to belong after divorces, quarrels and death, because you are the one who keeps their place.",
      ],
      costs: [
        "You hear an accusation in a merely tired tone, and apologize people into the very anger you feared.",
        "You wait to be offered what you’ve never requested, and keep the disappointment refrigerated.",
        "Being needed is so sweet to you that you can overlook who is doing the needing.",
      ],
      tensions: [
        {
          between: "Cheering up or feeling it",
          text: "You brighten the atmosphere before you’ve determined whose unhappiness it is. Let an unhappy minute come to its natural end first.",
        },
        {
          between: "Forgiving or remembering",
          text: "You’re reconciled immediately and preserve the offending sentence permanently. Repeat it to its owner once, and after that consider it settled.",
        },
        {
          between: "Crowd or cove",
          text: "You long for everyone and afterward for nobody, so enter the solitary evening in the calendar before you accept the crowded one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one sentence that begins “I feel” and another that begins “I’d like,” and by noon ask someone for whatever the second of them says, in exactly those words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who came into the world with your birthday, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anyone looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Since here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill, imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "new 1":
      "In front of the mirror you tend to see what others are going to see, and dress for the guests, a courtesy that leaves your own taste a little out of practice, though now it gets a hearing. What would you wear for nobody?",
    "new 2":
      "Money, in your hands, likes to leave as a present, off to birthdays, teachers and other people’s bus fare, because giving is how you feel rich, yet new arrangements come easily at present, with room for something in your name.",
    "new 3":
      "News travels through you because you remember the name of the dog and the date of the surgery. It makes you the switchboard of any street you live on, and just now some callers would gladly inquire about you, were the line ever free.",
    "new 4":
      "Since a home, to you, is ready when anyone at all could walk in, a good share of it belongs to the visitor, and while beginnings go well there now, a corner where nobody is offered anything would be a lovely novelty.",
    "new 5":
      "Joy is best shared, you feel, so you’ll watch an entire movie sideways to see whether they like it, which is generous and costs you a good deal of plot, and delight comes easily at the moment. For once, no majority is required.",
    "new 6":
      "Your days are arranged around what others need, with your own needs piled on top like coats on the bed at a party. Habits take hold more readily now. Those with a companion last longest, since you’ve never yet stood up a friend.",
    "new 7":
      "With someone close you read a face before a word is said, and adjust, which keeps things sweet but leaves the other person guessing what you’d have liked, even at present, when terms are easy to talk over. Yours would be useful information.",
    "new 8":
      "Sickrooms and funerals you manage with grace, while your own money, desires and old hurts stay behind a decorative screen, for fear that naming a thing would spoil the evening, which is sturdier than you think. Just now, especially so.",
    "new 9":
      "Far places appeal to you mainly for the people you’d go with, and ideas for the ones who believe them. There’s nothing wrong with that, although a question of your own has more room at present than it generally gets at dinner.",
    "new 10":
      "Appreciation is fuel to you, as real as wages, and because work that runs on silence wears you thin however well it pays, a new title tells you less than who would say “well done” there. And about what?",
    "new 11":
      "Groups form around you the way a party collects in the kitchen, and you’re refilling glasses before you know whether you like them. Unfamiliar company is easily found now, and by coming once as a guest you’d learn who crosses the floor to you.",
    "new 12":
      "Alone, with no one to look after, you feel faintly unemployed, and since rest never says thank you, it slides to the bottom of the list, somewhere below the neighbor’s plants. At present, solitude beats its reputation.",
    "full 1":
      "Everyone knows you as the one who copes, and you do it so well that few look behind it, but a bit more shows now, and being seen tired or cross costs less affection than you imagine. Others get their turn at kindness.",
    "full 2":
      "Generosity is a real pleasure to you, and now and then it’s also a way to pay in advance for being liked. The accounts make that easier to see at such a time. What was the last large gift supposed to bring back?",
    "full 3":
      "You pass on what people tell you because you care how they are, and since caring has a way of becoming news, a story that has got loose is easily caught at this point with a brief apology. Long ones need comforting afterward.",
    "full 4":
      "A family, by your measure, is whoever comes to the table, so one absence can spoil the whole roast, and what has been kept smooth at home shows now, wrinkles and silences alike, some of which are not about you. You’ll check anyway.",
    "full 5":
      "Someone has to clap, and you have been clapping since you could sit up. At moments like this your own number gets noticed: the cake, the costume, the love you put on show. How long can you keep a compliment before handing it back?",
    "full 6":
      "Half of what you do in a day was never requested, which is the beauty of it and also the trouble, and as the total comes into view now, often around the shoulders, some would clearly go unmissed. That’s restful, and slightly insulting.",
    "full 7":
      "When two people want different things, you want it to be over, so peace comes quickly then, with a bill to follow, whereas a difference that shows itself now can stay in the room awhile, like a visiting cat.",
    "full 8":
      "Because you can’t stand by while anyone hurts, comfort is your reflex, and it sometimes closes a conversation that had further to go, but as painful subjects come up more readily, a hand on the arm helps. So does leaving the pause alone.",
    "full 9":
      "Beliefs came to you along with people: a grandmother, a choir, a teacher with chalk on her sleeve. So a change of view feels like someone getting up from the table. At present differences show, and disagreeing through dessert is a talent you have.",
    "full 10":
      "A job well done feels unfinished to you until someone has mentioned it, and when the work is on display, faults and all, one cool remark can drown out a whole roomful of thanks. Those were evidence too, better witnessed.",
    "full 11":
      "For your friends you telephone first, organize first and forgive first, out of love, and partly so as not to learn what would happen otherwise, and now that each person’s effort shows, some shy ones have merely awaited a gap.",
    "full 12":
      "Good cheer is your favorite hiding place, and it fools you first, since behind it, and nearer the surface at present, there’s often a duty you’re ashamed of disliking, and resentment, when caught early, is only a request. With bad manners.",
    "eclipse 1":
      "Coping is a part you were given early and have played to full seats ever since, and if it’s wearing out, people can tolerate that better than you suppose, beginning with a friendly “not today.”",
    "eclipse 2":
      "When money changes, your first thought goes to what the guests will notice. Nobody looks as closely at your table as you do. Real figures are often less alarming than the upkeep of appearances.",
    "eclipse 3":
      "A friend who falls silent sounds to you like a friend accusing you of something, when mostly it’s a full calendar across town, and one affectionate attempt is plenty. The remainder is theirs.",
    "eclipse 4":
      "Change at home makes you everyone’s comforter, and since you comfort beautifully, it lets you skip your own turn, so whatever you are going to miss deserves to be said aloud, ideally before the lasagna.",
    "eclipse 5":
      "After something delightful ends, you hurry off to whoever is sadder, since disappointment on your own account feels like bad manners, when it’s a perfectly respectable guest, entitled to conversation and a second helping.",
    "eclipse 6":
      "Free hours make you nervous, because nobody is grateful for them, and so, should a chore or a position fall away, the gap fills fast unless you’ve already thought of something pleasant to put there.",
    "eclipse 7":
      "Trouble in a close bond sends you around to half a dozen sympathetic friends for advice, so that the person it concerns hears last, even now, as things shift between you. Reversed, that order works better.",
    "eclipse 8":
      "In public you forgive immediately; in private an old injury can go on getting its supper for years. Letting it go rewards nobody, and simply leaves you with one less mouth to feed.",
    "eclipse 9":
      "Leaving a belief feels like leaving the people who taught it, though on the whole they’d sooner keep you than the argument, and a certainty that goes now can be thanked on its way out.",
    "eclipse 10":
      "Without a role, you’re like a hostess in someone else’s kitchen, unsure where the cups are. If one ends, the urge is to grab the nearest apron. Bare hands take some getting used to.",
    "eclipse 11":
      "You have long been the glue in your circle, and glue gets no credit until the chair breaks. When a group changes, some attachments last without any pressing, and those are valuable to know about.",
    "eclipse 12":
      "Worrying is how you sit up with people who are asleep elsewhere, since it feels like keeping them company. If an old anxiety of that sort is ready to retire, they’ll get through the night regardless.",
    "jupiter soft":
      "Goodwill comes toward you easily in these months, and most of it you convert immediately into plans for others, which is how your calendar grows and your life doesn’t, although a share of it was meant to stop with you. Could you skip the return gift?",
    "jupiter hard":
      "Saying yes gives you a glow that lasts until you’ve hung up, and since it burns brighter than usual now, you make promises on behalf of a person with far more evenings, though “I’ll tell you tomorrow” is perfectly warm. It saves weekends.",
    "saturn soft":
      "Reliability gets noticed now; the trouble is that you’ve always passed it off as being nice. Skill gets promoted, whereas niceness gets a card. Called by their proper names, the things you do all day are management, logistics and diplomacy, and those would look very well in a contract.",
    "saturn hard":
      "When approval runs short you work harder for it, like a cook who keeps adding salt when the soup lacks lemon, and applause is thin in a stretch like this, which is no verdict on you. What would satisfy you, tasting alone?",
    "uranus soft":
      "You test new things by watching how your people take them, and since one raised eyebrow has sent good ideas back to the store, this bolder period suits an experiment kept under your hat until it has grown up. Reviews can wait.",
    "uranus hard":
      "Upheaval makes you find blankets, set out chairs and restore a normal in which everyone can sit down, mostly a blessing, though if anything comes apart this time, ask whether it stood only because you leaned on it. Its absence can prove restful.",
    "neptune soft":
      "Other people’s feelings reach you like cooking smells through a wall that is thin in times like these, leaving you wonderfully compassionate and tired without knowing why, so music, prayer or loud singing in the car gives borrowed sorrow somewhere to go.",
    "neptune hard":
      "Being needed is the charm that works on you every time, and your judgment goes soft around it. Sad stories are particularly difficult to verify in such a period. An unsentimental friend will want to hear the detail you’d skip, and the detail you would skip is generally the one.",
    "pluto soft":
      "Years of helping have given you a good deal of say in other people’s lives, which you’d never call power, since it brings soup, and in these months it’s easier to ask what being indispensable gets you. Would they give it if asked?",
    "pluto hard":
      "Pushed by someone who wants control, you grow nicer, because niceness has melted so many people before, but in this sort of contest it gets taken for consent, and saying no feels like dropping a plate at a party. Everyone looks, and conversation continues.",
    "mercury retrograde":
      "So much news passes through you that some is bound to arrive dented, and since at present more of it does, places, times and who-said-what deserve a second look before they go any further.",
    "mercury direct":
      "Softening a message is an art you have mastered, sometimes until the message can’t be found. Listeners are receptive again, and the thing you actually mean would fit quite nicely into the first line.",
    "venus retrograde":
      "Memory does the dishes for you, so old friendships come back sparkling and lovely to look at, and before any reunion it’s only fair to remember all the driving. Who used to do it?",
    "venus direct":
      "Comparing your taste with everyone else’s, down to the napkins, is how you avoid standing alone with it. Preference comes clearer now; a thing can be beautiful by a single vote, namely yours.",
    "mars retrograde":
      "Anger, in you, puts on a bright voice and offers everyone more potatoes. Energy is short at the moment, so the disguise slips: what would you say if the potatoes were all gone?",
    "mars direct":
      "As drive returns, others have uses for it before you’ve finished your coffee. You lend strength like a good dish, without a label on it. Some wish of your own belongs first in line.",
    "ingress jupiter":
      "Giving is your trade, and receiving something you’ve done only as an amateur. For about a year this area offers lessons, of which the hardest is remaining seated.",
    "ingress saturn":
      "Promises to others you keep through flood and fever, while the ones you make yourself get rescheduled, and it is only the second kind that counts in this area for the next few years.",
    "ingress uranus":
      "Tradition is how you get everyone into one room, and in this area some of it loosens over the coming years. The pie was never the point. Their turning up was.",
    "ingress neptune":
      "Helping and being used grow hard to tell apart here over many years, because both begin with the same warm feeling, and the difference shows only next morning, in whether you wake up glad.",
    "ingress pluto":
      "A good deal here has been kept up to please people, some of whom have since moved away. Gradually, across many years, that stops, and what remains is generally what you love.",
    "month 1":
      "Hold a dinner to which everyone brings a dish they once ruined, and the story that goes with it. You’ll seldom have laughed harder over gravy.",
    "month 2":
      "Mail a real letter to a bus driver, nurse or teacher who was good at it. They rarely hear, and yours is the kind that gets saved.",
    "month 3":
      "Go to a matinee by yourself, in the best seat, with the candy that nobody else can stand. Cry at whatever you please.",
    "month 4":
      "Find the oldest person you know who can dance, knit or play pinochle, and become their pupil. Let them be strict about it.",
    "month 5":
      "Have your portrait drawn at a fair or taken in a booth, in your favorite outfit, for no occasion whatever. Then give it a frame.",
    "month 6":
      "Compliment the cook at some little restaurant until the recipe comes out. Flattery opens most kitchens, and yours has the advantage of being sincere.",
    "month 7":
      "Let someone else be the host, and turn up with nothing but yourself. Empty hands are a curious sensation, and they leave both arms for hugging.",
    "month 8":
      "Invent a holiday for your street or your hallway, complete with a hat, a song and one compulsory dessert. People will pretend to need persuading.",
    "month 9":
      "Sing with others, in a choir, at a ball game or from someone’s back seat. Accuracy is optional, volume half the fun.",
    "month 10":
      "Search a flea market for other people’s family photographs. Adopt one stranger, give her a name and a scandal, and stand her among the relatives.",
    "month 11":
      "Play charades against children, lose badly, and be a spectacularly poor sport about it. Years of good manners have earned you at least one tantrum.",
    "month 12":
      "Record an old family story from whoever tells it best, wrong dates and laughter included. You supply the questions, and something to eat.",
  },
};
