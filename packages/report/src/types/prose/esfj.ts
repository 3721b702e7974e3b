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
        "At most parties somebody is standing alone by the coats, and within four minutes you have that person by the elbow, laughing. ESFJ gives you a radar for whoever is left out, and Aries gives you the nerve to do something about it at once. Together they make a host with the reflexes of a firefighter. Friends who grumbled about your sudden plan to drive to the coast still tell stories about it in the fall. You also get indignant on behalf of anyone who wouldn’t dare, which has surprised several landlords. Then you lie awake over the one guest who didn’t smile.",
      argument: [
        "Your sign has the idea and your type makes sure that everybody can come, which is why things really do happen around you. The sore point is consent. Aries decides in a second, and ESFJ, who would have liked to ask around first, spends the rest of the day collecting the agreement you skipped: “You like bowling, don’t you? You love bowling!” It’s said so cheerfully that nobody has the heart to object, so the objection arrives on Saturday at noon, as a headache.",
        "You’re left with a smaller party and the sting of being thought bossy, when you only wanted people to enjoy themselves. There’s no need to slow down, provided that you accompany the speed with a genuine question: “I’d love to go bowling on Saturday. Would you?” Then concentrate on your drink until another person has answered. Two friends who want to go are better company than eight who were recruited.",
      ],
    },
    Taurus: {
      thesis:
        "Visitors drop by for ten minutes and leave after the second helping. ESFJ gives you the wish to look after everybody, and Taurus knows how that should taste, smell and feel, down to the pillowcases. Between the two you’ve created a home that is unusually hard to get up from. You can tell from a friend’s appetite how the week has been, and you preserve traditions by the simple method of repeating them, in the same bowl. What others get from you is the sense that something in this world can be relied on, and that there will be gravy.",
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
        "There’s no malice in it, since news is how you keep people close. Still, friends who adore an evening with you may take their real troubles to somebody duller. This week, repeat nothing about a person who isn’t in the room, and when a friend confides in you, say, “This one stays with me.” It will be a long week, with your eyebrows doing all the talking.",
      ],
    },
    Cancer: {
      thesis:
        "You know that your friend’s mother has her scan on Tuesday, and you know which cake to bring either way. ESFJ responds to what people need and Cancer anticipates it by a week, so those you love are seldom sick, unhappy or hungry by themselves. Your phone is full of photographs of other people’s children, and you remember who isn’t speaking to whom, how it originated, and which of the two takes milk. What others get from you is the feeling of belonging to somebody. “What would we do without you?” they say, and you smile, and hope that nobody ever tries to find out.",
      argument: [
        "When your type and your sign cooperate, feuds end over dessert, because Cancer senses who is hurt and ESFJ gets everyone to the same table with something warm on the plate. It’s more complicated when the injured person is you, because then Cancer would like to go upstairs and be coaxed down again, while ESFJ requires smiling faces at dinner. So you serve the guilty party first, with a bright voice and the biggest slice, and mention that you aren’t hungry.",
        "It’s a brave way to be sad, but it’s written in a code that practically nobody can read, because a big slice looks so much like forgiveness. This week, mention one disappointment while it’s fresh and before the meal: “What you said on the phone stung.” Wait for the answer, and let somebody else pass the bread. The people who love you would generally prefer to be told, and a few of them have been wondering about that slice for years.",
      ],
    },
    Leo: {
      thesis:
        "People walk into your parties as themselves and get introduced as celebrities. ESFJ makes you notice what each guest is good at, and Leo makes you announce it, so the shy man from accounting learns that he “rescued the entire project” and stands up straighter. Your presents are brave, your toasts contain the one true detail, and a family can date its years by what you organized. Your type and sign together make kindness with stage lighting. What you hide, usually in the brightest outfit there, is how you’d love someone to do all of it for you, without a single hint.",
      argument: [
        "Your type and your sign are fond of a crowd, and the crowd is lucky: Leo lifts its spirits while ESFJ finds its grandmother a chair. Type and sign differ about what it’s all for. ESFJ checks that everybody is happy, whereas Leo checks that somebody noticed who arranged it. So you give on a scale that can’t be overlooked, and when a guest says, “You really shouldn’t have,” Leo takes a bow and ESFJ hears a complaint.",
        "Your habit then is to do even more, which leaves your guests with an uncomfortable feeling of obligation. Wanting to be appreciated is no crime, and asking is quicker than fireworks. This week, say to someone you trust, “I worked hard on this. What did you like about it?” Let the answer in without giving half of it away to the caterer. If a thank-you is late, assume that the writer is still looking for words as good as yours.",
      ],
    },
    Virgo: {
      thesis:
        "Love, from you, comes with instructions. ESFJ makes you care how everybody is, and Virgo shows you the exact spot where it could be better: the missing button, the wrong dosage, the job application in two fonts. While others make vague offers, you turn up with a list, a ride, and the name of a doctor who calls back. Your guests find a carafe, a night-light and a note about the window. Thanks to you a great many mishaps never occur, so nobody can thank you for them. Only one person goes without your kindness, and that’s the cook, apologizing for a roast everyone else has finished.",
      argument: [
        "Weddings and sickrooms bring out the best in this combination, since Virgo runs the day to the minute and ESFJ makes sure nobody feels that it’s being run. Opinions are more complicated, because ESFJ wants to please and Virgo wants to be accurate. When a friend shows you a new haircut, you put two compliments in front of your remark and another one behind it, like pillows. Naturally, your friend hears only the remark.",
        "You would spare people anything, including mistakes they’d have enjoyed making. As a result, plans reach you late, after the paint has dried, and you feel left out when you had only wanted to help. This week, ask first: “Would you like my opinion, or are you just happy with it?” Respect the answer, even if it takes a hand over your mouth. And when somebody praises your dinner, say, “Thank you, I’m glad,” and stop there. The potatoes needn’t be mentioned.",
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
        "Your type and your sign found small clans together, because ESFJ opens the gate to everybody and Scorpio won’t desert anyone who has come in. They part over trust, which your type gives at first sight and your sign goes on checking for years. So when a friend lets you down, there’s no scene. You remain polite, you even send the birthday card, but this time with no heart beside your name, and you wait for the friend to notice.",
        "The friend doesn’t, because few people study greeting cards at that level. You have carried out a sentence without a trial, and now and then it costs you someone who had a good explanation. This week, hold a hearing: “When you didn’t call, I felt that I didn’t count. What happened?” Listen for as long as you spoke. Then tell one of the closest five what such loyalty has meant to you, preferably on a card, with the heart.",
      ],
    },
    Sagittarius: {
      thesis:
        "Any trip gets bigger once you hear about it. Sagittarius wants the open road and a talk about life beside a campfire, while ESFJ has already asked who gets carsick, packed nine sandwiches and called the one friend who’s afraid of tents. That is how nervous people come to have adventures in your company. You also tell the truth so comically that everybody laughs before it stings. What others get from you is a larger life, with snacks. What nobody sees is the night afterward, when you reconsider each of your jokes and draft three messages that begin, “I hope you know I was only…”",
      argument: [
        "Pulling together, your sign names the destination and your type makes it possible for everyone to get there, bad hips included. However, Sagittarius says what it thinks, ESFJ minds how it lands, and the two have to share one mouth. You settle it by joking, since a joke can be taken back. “You should quit that job! I’m kidding. I’m kidding!” Your own freedom is handled the same way: you suggest the trip, see one doubtful face, and say that it was just an idea.",
        "As a result everybody remains fond of you, and nobody knows precisely what you believe or where you would go. This week, say one serious thing to one person without the laugh: “I mean this. I think you deserve better.” Then tolerate the pause. Also reserve two days this season for going somewhere alone, announce the dates in a friendly voice, and don’t apologize in advance by filling the freezer.",
      ],
    },
    Capricorn: {
      thesis:
        "Clubs, schools, offices and families stay alive because of you. ESFJ makes you care about each person in the place, and Capricorn makes you care whether the place will be standing in ten years, so you arrive early with the key, thank the custodian by name, and know where the extension cord is. People do for you what they wouldn’t do for a salary. There’s a dry wit in you too, generally released while stacking chairs. Everyone assumes you simply like being useful. To admit that you’d also like the top job, and the parking space, seems about as modest as singing at your own birthday.",
      argument: [
        "Your two halves make an authority that nobody minds obeying, because Capricorn sets the standard while ESFJ remembers that the man who missed it has a newborn at home. Getting ahead is where they argue. Capricorn wants to climb, and ESFJ wants nobody left behind, so you climb with everyone’s bags, insisting it’s no trouble, and take the minutes for committees you could be chairing.",
        "You do arrive, generally a few years late. But since your ambition travels disguised as service, you can’t say that you wanted anything, and nobody thinks to ask. This week, admit one wish to somebody safe: “I’d like that job.” Notice how calmly the ceiling takes it. Then spend two hours with a person you can neither help nor impress, on an afternoon you would normally give to your inbox. If you’ve forgotten what you do for fun, begin with whatever made you late for supper at ten.",
      ],
    },
    Aquarius: {
      thesis:
        "You can get a whole street to agree on something, and nobody on it feels herded. Aquarius sees how life could be fairer, and ESFJ knows which neighbor has to be asked first, thanked most and sent home with pie. Together they make a revolutionary with a sign-up sheet. The new family gets its invitation, the playground gets its shade, and the man everyone finds strange gets asked about his radios until it turns out they’re fascinating. You’re equally nice to everybody, which is rarer than it sounds. Only now and then, handing out plates, do you wonder who here really knows you.",
      argument: [
        "Reform is what your type and your sign do best, since Aquarius supplies the idea and ESFJ wins over the very people who would have fought it. Custom is where the two get into trouble. When you want something unusual, ESFJ asks what everyone will think, and Aquarius asks since when that matters. You tend to solve this by defending other people’s right to be odd. You would sign a petition for the neighbor’s goat, and then buy the beige curtains.",
        "A cause feels safer than a confession, because at a meeting being different counts as good manners. So you join one more committee, and those closest to you get what is left of Wednesday. This month, resign from one: “I’m needed at home that night.” Spend the evening with a single person, on no subject larger than the week you’ve each had. Then do one odd thing in plain view, without apology. Somebody may thank you for going first.",
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
          text: "You ask the crowd what it wants, then bend it toward what you want. Announcing yours first would save everybody the detour.",
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
          text: "You want everybody in and nothing disturbed. Decide beforehand which it is tonight, and let the other rest.",
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
        "Each evening this week write down one question about how something works, nothing to do with anybody you know, and spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
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
          text: "You long for everybody and afterward for nobody, so enter the solitary evening in the calendar before you accept the crowded one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one sentence that begins “I feel” and another that begins “I’d like,” and by noon ask somebody for whatever the second of them says, in exactly those words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who came into the world with your birthday, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anybody looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Since here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill, imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "new 1":
      "Choose one change in how you look or speak, and make it before you ask anybody, because once three people have told you what they think you tend to forget your own view.",
    "new 2":
      "When you plan your spending, you begin with what others need. Reverse the order this month: set a sum aside for yourself on payday, and be generous with what is left.",
    "new 3":
      "In conversation you tend to look after everyone’s comfort and leave your own news until the end, when there’s no time for it. Begin with it once this week.",
    "new 4":
      "Is everything you do at home still wanted, or merely expected? Ask the people you live with, or ask yourself, and abandon one task that nobody would miss.",
    "new 5":
      "Plan some fun for which you aren’t responsible. People who organize as well as you do often forget what they like, so let someone else arrange it, and improve nothing.",
    "new 6":
      "Put your own needs into the calendar first this week, whether it’s a walk, a checkup or an early night. The favors can wait.",
    "new 7":
      "Trusting quickly is natural to you, and now and then it’s expensive. With somebody new, listen through three conversations before you offer help, introductions or your confidence.",
    "new 8":
      "There is generally some subject, usually money or illness, that you avoid so that everybody can stay comfortable. Raise it briefly. People accept difficult news from you.",
    "new 9":
      "What you believe was largely taught to you by people you love, which makes it hard to question. Read one good case for the other side. Defend nobody.",
    "new 10":
      "People who can be relied on get thanked more readily than they get promoted. List what depended on you this year, including numbers, and present it to somebody who decides such matters.",
    "new 11":
      "Attend one gathering as a guest only, bringing no food, joining no committee and looking after no newcomer, and although it will feel slightly rude, you’ll find out whether you like being there.",
    "new 12":
      "Since an empty evening makes you reach for somebody to help, keep one free regardless, decline whatever comes in, and notice how long the restlessness lasts before it becomes rest.",
    "full 1":
      "Praise embarrasses you into naming your helpers. When attention comes to you, answer “Thank you, I worked hard on it,” and add nothing for at least ten seconds.",
    "full 2":
      "Add up what being generous has cost you over the past six months, down to the small sums. Continue whatever you’d willingly give again, and cancel one present that has become an obligation.",
    "full 3":
      "If you’ve repeated something that wasn’t yours to tell, say so to the person concerned before they hear it elsewhere, and leave out how well you meant it.",
    "full 4":
      "As soon as feelings run high at home you turn to the practical jobs, so that everyone else gets to talk and nobody hears from you. Leave the dishes. Say how you are.",
    "full 5":
      "You praise effort easily and admit delight rarely. Tell somebody you love what you enjoy about them, apart from anything that they do for you or you for them.",
    "full 6":
      "Now that the favors outnumber the hours, get out of two of them, politely and without finding someone else, and do one of the remaining ones only as well as it needs.",
    "full 7":
      "Out of kindness you often supply what you would have wanted in their place. Ask directly what helps and what doesn’t, and think about the answer before you react.",
    "full 8":
      "Comforting people is your reflex, and sometimes it ends a conversation that needed to continue. When something painful is said, ask one question, then wait longer than feels polite.",
    "full 9":
      "Somebody who differs with you over principles seems to you to have withdrawn affection, which is seldom the case. Say where you differ. Then stay for the rest of the evening.",
    "full 10":
      "Once your work is seen, so are its faults, and blame reaches you faster than applause. Ask for one exact correction, thank the person, and sleep before you apologize.",
    "full 11":
      "Who makes an effort when you don’t? Stop organizing for two weeks, remind no one, and see which friendships keep moving without your hand on them.",
    "full 12":
      "Good cheer is how you hide that you’re worn out, even from yourself. Spend an evening alone, asking which duty you resent most, and hand it over.",
    "eclipse 1":
      "When the person who always copes can’t, tell someone early. “I’m having a hard week” is enough, and you needn’t follow it with a joke.",
    "eclipse 2":
      "If your income changes, you’ll be tempted to keep up appearances first. Look at the actual figures before spending anything on seeming comfortable.",
    "eclipse 3":
      "Not every lapsed friendship is yours to repair. Try once, sincerely, and then leave the other person free to answer or not.",
    "eclipse 4":
      "Because changes at home turn you into everybody’s comforter, say aloud what you’ll miss yourself before you start on the lists.",
    "eclipse 5":
      "Whenever something delightful ends, you move on to whoever is sadder. Take a few days to be disappointed on your own account.",
    "eclipse 6":
      "Should a duty fall away, keep the hours unassigned for a month, even when somebody asks. Somebody will ask.",
    "eclipse 7":
      "A shift in a close bond sends you to friends for advice. Ask the person concerned first, in words that can’t be mistaken.",
    "eclipse 8":
      "It’s possible to let go of a debt or a grudge without rewarding anybody. Decide it privately, and tell them later, if ever.",
    "eclipse 9":
      "Giving up an old certainty isn’t disloyal to the people who taught it. Explain your reasons once, kindly, without asking leave.",
    "eclipse 10":
      "Without a role to fill, you tend to invent one. Spend a few weeks interested in things for which nobody needs you.",
    "eclipse 11":
      "A circle is changing, and it isn’t always your job to hold it together. Choose three friends, and look after each of them alone.",
    "eclipse 12":
      "Since worry feels to you like a form of love, put one old worry down this week without checking whether the person managed.",
    "jupiter soft":
      "People come toward you easily now, and each new friend brings new duties unless you choose well. Accept whatever enlarges your own life, postpone whatever merely lengthens the guest list, and allow yourself to be given something.",
    "jupiter hard":
      "Enthusiasm makes you promise on behalf of a person with more hours than you have. Until this has passed, answer every request with “I’ll tell you tomorrow,” and keep a written count of what you’ve already taken on.",
    "saturn soft":
      "Being reliable gets noticed as skill now, provided that you describe it as skill. If you are offered responsibility, settle the hours, the authority and the assistance before agreeing; afterward it’s harder to ask.",
    "saturn hard":
      "Because less praise reaches you for some months and your habit is to work harder for it, choose one task that matters, finish it to your own liking, and ask for facts in place of reassurance.",
    "uranus soft":
      "You are readier than usual to try something that nobody around you does. Give it four weeks before discussing it with the people whose opinion counts most, since you’re inclined to treat their surprise as a verdict.",
    "uranus hard":
      "In any upset you restore order quickly, if only to calm the others. Wait several days first. Some of what fell apart had been kept up entirely by your effort, and you are allowed to let it go.",
    "neptune soft":
      "Sympathy comes so readily now that you can scarcely tell whose feelings you are having. Music, prayer or volunteer work gives it a form. An hour for going home gives it an end.",
    "neptune hard":
      "Being needed is the thing most likely to cloud your judgment. Before you lend money, time or your good name, describe the situation to an unsentimental friend, including the detail you’d prefer to omit.",
    "pluto soft":
      "What does your helpfulness get you? Affection, influence and a say in things are the usual answers, and none of them is shameful. Choose one and ask for it directly, with no favor attached.",
    "pluto hard":
      "When someone tries to control you, you become nicer, and it rarely works. Having said once what you will no longer do, put up with their displeasure for a while. Don’t repair it.",
    "mercury retrograde":
      "A great deal of news passes through you, and for now some of it is wrong. Check times, places and sources, and repeat nothing you heard secondhand.",
    "mercury direct":
      "Send the reply you have been softening. State your view in the first two lines, since everything you add afterward tends to take it back.",
    "venus retrograde":
      "Fond memories leave out how much work a friendship used to be. Before you get in touch again, recall who made the effort.",
    "venus direct":
      "After weeks of comparing your taste with everyone else’s, pick what you like. The purchase needs only one vote, and it’s yours.",
    "mars retrograde":
      "Anger in you comes out as hints, sighs and vigorous housework. Move first, for twenty minutes outdoors, then name the actual complaint in one sentence.",
    "mars direct":
      "Now that energy returns, and others have uses for it, give the first mornings to a plan of your own. Announce nothing yet.",
    "ingress jupiter":
      "Generosity is your habit in most matters. In this one, for about a year, practice the other skill, which is receiving.",
    "ingress saturn":
      "For a few years this part of life rewards the promises you make to yourself, if you keep them as faithfully as the others.",
    "ingress uranus":
      "Traditions you have relied on here need revising over the coming years. Revise them deliberately, one by one, before they break.",
    "ingress neptune":
      "In this matter helping and being used grow hard to tell apart. Tiredness that sleep doesn’t mend is your best sign.",
    "ingress pluto":
      "Slowly, over many years, you stop maintaining something here merely to keep people contented. Let the change show from the start.",
    "month 1":
      "Before other people’s needs fill the calendar, reserve one evening a week for yourself, and keep it as you would keep a promise.",
    "month 2":
      "Ask for help once a week with something you could easily do alone, accepting their method even where yours is better.",
    "month 3":
      "Thanks that you feel and haven’t spoken belong in this month: tell two people exactly what they did well.",
    "month 4":
      "Notice how often you check a face before you finish a sentence. Finish three of them this week without looking.",
    "month 5":
      "Spend two hours by yourself somewhere pleasant, without an errand to justify it, and choose everything to suit your own taste.",
    "month 6":
      "Half the year is over. Which friends called without needing something? Make your plans with them, and let the others take the initiative.",
    "month 7":
      "At the next occasion that you aren’t hosting, resist improving it: no advice, no clearing up, no rescuing of the conversation.",
    "month 8":
      "Disagree pleasantly with someone close, on a matter of middling weight, and leave it open overnight. Affection generally lives through this.",
    "month 9":
      "Learning suits you best in company. Sign up for something with a weekly session, and go as a pupil, not as its social secretary.",
    "month 10":
      "Make one request at work that benefits only you, in a single sentence, and then keep silent until they’ve replied.",
    "month 11":
      "Some kindness you do in order to be thanked. Identify one instance, without shame, and either stop or ask for the thanks openly.",
    "month 12":
      "Divide the holiday tasks into those you enjoy and those you merely expect of yourself, and hand over or leave out the second half.",
  },
};
