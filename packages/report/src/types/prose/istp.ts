import type { TypeProse } from "../type-prose.ts";

export const istp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    risk: "bold",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re a fire truck that hates to be parked. The noise, the smoke, the phone call at three in the morning paralyze other people, and in you they clear the head. An ISTP reads the situation with both hands; Aries needs no one’s permission, so the first useful thing is usually being done before the discussion starts. On ordinary days you enjoy a challenge with a clock on it, and you teach by example, using very few words. Affection is immediate and practical: a ride, a repair, a shove out of the way. The frightened are never made to feel weak near you. Calm weather is a more interesting test.",
      argument: [
        "In a crisis you know exactly what you’re for. Ordinary closeness has no signal, no tool, and no moment when it’s done, so the good days can pass without you; once nothing is broken, you get restless and start looking at the exit. Anyone who has been in trouble near you would want you there the next time. What it costs is the experience of being wanted for no reason, which most people get on Sunday mornings, between the second coffee and the third.",
        "This week, turn up somewhere when everything works, and announce it: “Nothing’s wrong. I thought I’d come by for an hour.” When your fingers start looking for a job, wrap them around a cup. At your best you make people braver simply by walking in.",
      ],
      year: [
        "Calm days leave your body itching for an emergency, and a hard climb at dawn allows you to be of no use whatever by evening.",
        "Fast things in shop windows speak to you most when life is uneventful, so consider whether you’d want one in a week that had some trouble in it.",
        "Neighbors and brothers see you when something is broken, because a repair explains your coming. “I was passing” is reason enough on an ordinary day.",
        "Peace at home feels to you like a fault that hasn’t been located, and after twenty minutes of sitting in it the boredom generally breaks.",
        "Speed, mud and water bring out your laughter, which people love in you even more than the rescue, so take someone along for the fun of it.",
        "Pain looks to you like a noise that stops if it isn’t encouraged. Preventing one breakdown, in your own knees or teeth, takes the same skill.",
        "Quarrels begun from restlessness cost as much as real ones, and a partner would gladly come for a walk if you told them which it was.",
        "Affection gives no signal when it’s finished, so you tend to get up early. When someone leans on you, remain until they move.",
        "Where others hesitate, you have generally found the way across already, and afterward they’d enjoy your company as much as your help.",
        "Dull meetings seem a waste of a person who is good in a fire, although that’s where the equipment for the next one gets decided.",
        "Friends easily come to think that you like them in trouble. A Thursday evening with nothing the matter would correct the impression.",
        "After a great effort you skip the conversation that follows, since the task is over. Half an hour of it lets you rest more deeply.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a stone wall built without mortar: nothing visible holds it up, and it will be there in two hundred years. The ISTP understands how a thing works; Taurus has the patience to keep it working for decades. So a tool, an animal or an engine in your care forgets its age, and whatever you’ve touched is dependable. You decide with your fingertips, by weight and sound, and can be silent with someone for an entire evening in the friendliest way. Tenderness goes mostly to creatures that can’t thank you. You’re also, in secret, a connoisseur of comfort. Promises, on the other hand, you hand out sparingly.",
      argument: [
        "You stay for years without ever saying that you’re staying. Once you have your place you don’t move, and yet you like to be able to go at any time without owing an explanation, so the solution is to leave the whole thing unspoken. It has a rare dignity, since every day of it is given freely. The people you live with are better off than many who’ve been sworn to. But they can’t quite build on it. They hesitate over larger plans because nothing has been promised, and you wonder why they seem sad.",
        "Put one thing into words this week that has been a fact for a long time: “I live here. I’m not going anywhere.” At your best you’re the solid ground that other people stop noticing because they’ve begun to dance on it.",
      ],
      year: [
        "Age suits you as it suits your tools, and anything that you’ve been mending from pure stubbornness could be retired with honor.",
        "Signing for something makes you uneasy, though a lease or a savings plan ties you no more firmly than your habits have for years.",
        "Questions about next summer get a shrug from you, because a promise is serious, while the person asking would be happy with a month and a verb.",
        "You can live somewhere for years without saying that you’ll stay. A tree in the ground or a heavy shelf on the wall would say it.",
        "Patience is a lover’s virtue and yours is deep, so teach a child to whittle, or let an evening take as long as it likes.",
        "Slow days are often your way of refusing something that you didn’t refuse aloud. Find out which request it was, and decline it politely.",
        "“I’m here, and I mean to stay” seems unnecessary to a person who has been there all along, and the other would love to hear it.",
        "Those close to you are careful with their hopes, since nothing has been promised. A key or a paper with their name on it would change that.",
        "The old road with the old machine is happiness to you, and someone at home shares in it when they know which day to expect you.",
        "Owners give shares to a person they can picture there in five years, so mention how long you’d like to stay and what you’d want for it.",
        "People build on you without asking, because you are invariably there, and a word of permission would reassure them enormously.",
        "When you’ve lost something you work, and no one dares to mention it in your presence. One memory, told over the workbench, invites them.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a pocketknife that tells jokes: a dozen blades, all of them sharp, and everyone is glad when it comes out. The ISTP sees what is really going on; Gemini finds the line for it. So a tense gathering relaxes as soon as you speak, and a complicated mechanism takes you two minutes to explain. Learning means taking apart, machines and arguments alike, with a spare project for each mood. Friends get rides, gadgets and excellent nicknames. All the while you’ve been listening, which comes out weeks later, when you turn up with exactly the right part. Serious questions tend to meet a very fast reply.",
      argument: [
        "You make people laugh at the exact moment they were about to reach you. Lively exchange is food to you, and so is a wide space around yourself, and humor provides both, since it brings people near and stops them at arm’s length. They’re delighted, and you’ve cheered up more gatherings than you could count. But someone had leaned forward, lowered their voice, and asked a thing they’d wanted to ask for a long while. It isn’t repeated, and they go home entertained, with a faint feeling of having been turned away.",
        "Let one serious remark arrive this week: wait for a breath, and answer straight, in five words if that’s all there is. “Yeah. It’s been rough.” At your best you take the fear out of a hard subject and leave the subject in.",
      ],
      year: [
        "The first joke is generally in the room before you are, since it makes everyone comfortable. Without it, people see a little more of you.",
        "About money you’re amusing for as long as anyone will listen, when thirty serious seconds and a figure on a card would settle the matter.",
        "You can explain anything to anyone, which here is a treasure, and the neighbor with the form may have come about something else as well.",
        "When a voice at home becomes lower, you brighten the room by instinct. Put the dish towel down, and ask what the matter is.",
        "Laughter is honest courtship in your case, provided that once, between two jokes, you mention that you like the other person a good deal.",
        "A brilliant evening costs you several flat days, because you spend more than you have; going home at eleven would leave something for the morning.",
        "Whatever you’ve been joking about with your partner is worth repeating in earnest, with a word to say so, as your face alone doesn’t convince.",
        "Sorrow leaves you without a line, and you avoid people until you have one. “I don’t know what to say” has opened many a good conversation.",
        "In a language that you can’t be funny in yet, strangers will think you sincere, and you might enjoy the reputation for a while.",
        "Superiors enjoy your humor and can’t imagine you delivering bad news, so do it on one occasion, briefly and seriously, and they’ll remember it.",
        "At every gathering you know who laughed and looked away too early, because you observe more than you show, and a walk to the bus would please them.",
        "Unanswered messages become so heavy that you hide from them. One line to everyone, with the day of your return, lets all of you rest.",
      ],
    },
    Cancer: {
      thesis:
        "You’re the hand that comes out at night and fixes the swing. Whatever is worn, empty or about to fail gets repaired while they’re out, and if they thank you, you shrug. The ISTP has the skill; Cancer remembers what each of them needs, and can’t sleep while it’s missing. So four familiar people around a table seem better to you than a party of forty, and you read their moods with great accuracy, though you answer with a task. Your humor is dry, affectionate and rarely at anyone’s expense. Home is your masterpiece. When you’d appreciate some attention yourself, the indications are harder to interpret.",
      argument: [
        "You go away so that someone will come after you. To the garage, for a drive, into a screen, and you leave the light on. Everyone has been informed that you like to be left alone; when you’re hurt, you’d also like to be looked for, and one gesture has to serve for both. The need for solitude is genuine, and it has spared others considerable irritation. But they’ve learned to respect it, so they stay where they are, and each undisturbed hour convinces you a little more that you aren’t missed.",
        "Change one thing about the way you leave: “I’m going out there for half an hour. Come get me after that.” When someone comes, put down the tool. At your best you make a place where people sleep well without ever knowing why.",
      ],
      year: [
        "Hiding in overalls is comfortable, and later you feel that no one saw you. Dress a little for being looked at.",
        "Repairs for the family take what you earn before you’ve thought of yourself, so keep enough for the good boots and for the pleasure of saying so.",
        "Your signals are clear to you and invisible to a sister or a friend. Agree on a code with them, even if it consists of one letter.",
        "You go out to the garage in the hope of being fetched, and they leave you in peace from respect. Call out that they should come.",
        "Building something with the children, or for someone dear, lets your hands say what you don’t, especially if it happens in the middle of the room.",
        "Everything in your care is in order except yourself, because no one else brings you in. Sleep is the place to begin, and then the tooth.",
        "An undisturbed hour was intended kindly by your partner, while you interpreted it as indifference, so explain at which times you’d rather be interrupted.",
        "Being looked for is the gift you want most, and the rule is that you never ask. It loses less by asking than you suppose.",
        "On most trips you disappear a little, to see who notices. With the address sent ahead, you’d have the pleasure of being found with ease.",
        "Resentment has its lunch alone, in your case, and the boss thinks you like the quiet. Two sentences would be enough to inform them.",
        "When a friend falls silent, you know the way there, since it’s the one you’d like them to take for you, and you needn’t bring anything.",
        "Solitude chosen and solitude as a test of other people feel quite different in the chest, and those you live with deserve to know which it is.",
      ],
    },
    Leo: {
      thesis:
        "You’re a tightrope walker who claims to be crossing the street. The landing, the repair, the turn on a narrow road: others stop breathing, and you’re already on to something else. The ISTP put in the thousand hours, alone, until the movement was exactly right; Leo added the elegant touch that wasn’t requested. So your skill arrives looking like luck. Among friends you’re generous with rides, rounds and, twice a year, a serious compliment, and beginners learn the real technique from you, as equals. In love you show off beautifully and confess nothing. What you make of applause is a story in itself.",
      argument: [
        "You make it look easy, and then mind when you aren’t thanked. Admiration is fuel to you, but needing it seems embarrassing, so both the effort and the hunger get concealed. It gives people the pure pleasure of watching mastery, but evidently it was nothing, you’ve told them so, and they have no reason to make a fuss. The bill comes later, in the form of a coolness they can’t interpret, although they’d have paid it gladly if they’d known that anything was owed.",
        "Show the effort once this week: “That took me two years to learn.” When the praise comes, answer, “Thanks, I worked hard for that,” and remain standing there. At your best you make excellence look like something a person could want, and then you show them how.",
      ],
      year: [
        "You show the perfect landing and hide the forty before it, though people begin to love a person somewhere around the failed attempts.",
        "Ten years of practice are contained in the hour that you charge for, which you may mention to any customer who thinks it went quickly.",
        "A brother or a neighbor who is impressed by you would feel closer on hearing how many tries it took.",
        "Those at home see the result and are told that it was nothing. Let them watch the whole of it, with the cursing.",
        "Elegance is your form of play, in riding, carving or dancing, and at the end a proper bow would give the others someone to clap for.",
        "Daily effort happens out of sight because it spoils the picture of ease, so keep a record of the hours, for your own eyes at least.",
        "When you turn cool because no one thanked you, your partner can’t find the cause. Say which thing it was, and how long it took.",
        "Wanting something in plain sight, where it can be refused, is the bravest stunt you have tried, and a single witness would be sufficient.",
        "A master who can still correct your wrist is a rare luxury for someone so good, and for an hour you wouldn’t have to be the best.",
        "Superiors pay for difficulties that they can picture, and your ease leaves them nothing to imagine, so describe the obstacles beforehand.",
        "People who admire you have begun to imitate you, so teach two of them the genuine technique, and remain standing there while they thank you.",
        "A rival’s success goes cold in your chest and is never mentioned, although one technical question would turn it into an excellent acquaintance.",
      ],
    },
    Virgo: {
      thesis:
        "You’re the level on the shelf: silent, exact, and a little hard to argue with. The ISTP has the instinct, Virgo the conscience, and neither signs anything that isn’t right. So you notice the flaw that everyone else has missed, trace it to its source, and fix it so cleanly that it might never have been there. Affection means remembering people’s specifications: no onions, left side of the bed, window open. The comedy consists of four words at the right moment. A neat drawer pleases you more than most parties, and so does a guest who leaves on time. Your own larger plans get the same devotion, as soon as there’s time.",
      argument: [
        "You become excellent at things that don’t matter enough to scare you. There, in a territory of tasks that can be finished by evening, you can hardly fail, and others can hand you a job and forget about it. Where something does matter, where the result would say who you are, quality can’t be assured beforehand. So you sharpen your tools. Meanwhile your best work is waiting, and perhaps a decision, and someone near you who’d like to talk about it.",
        "Give your freshest hour to the thing that scares you, three times this week, and tell one person, “I’ve started on it, and it’s bad so far.” At your best you bring that same accuracy to something you love, and it turns out to have been a form of courage all along.",
      ],
      year: [
        "Your freshest hour goes to the sink, the drawer and the neighbor’s hinge, because those can be done perfectly; try giving it to what frightens you.",
        "Favors that a stranger would be billed for have become routine, and each of them pays for another person’s tools rather than your own.",
        "One awkward reply waits behind twelve easy ones, since it can’t be made flawless. Write it first, in three lines, and leave the flaw in.",
        "There’s always something to repair when they’d like to discuss a larger matter, and the dishwasher can go on rattling for an evening.",
        "Make something without any specification, with a child or a sweetheart as your foreman, and consider the deviations a part of the plan.",
        "Precision does your health good, because no one adjusts a chair, a shoe or an hour of sleep as finely as you do.",
        "Small matters between you and a partner are repaired within the day, and the large one is put off. Ask them which that would be.",
        "It isn’t the loose screw that keeps you awake, although it’s easier to think about. Describe the large thing to someone trustworthy.",
        "A course that is one size too large would make you average for a season, which has never yet hurt anyone with good hands.",
        "Plans of yours are presented when they’re complete, and by then the money has been distributed, so bring one that is still unfinished.",
        "Friends know your pliers better than your plans, as the plans are never good enough to mention, and they’d like to be told.",
        "Things that are almost perfect tend to collect in your drawers. Keep one of them to finish, and release yourself from the others.",
      ],
    },
    Libra: {
      thesis:
        "You’re a well-balanced knife lying on a clean cloth: nothing about you insists, and it’s a pleasure to have you near. The ISTP doesn’t care to make a fuss; Libra wants the evening to be agreeable for all concerned. So you don’t interrupt, don’t need to be right in public, and when someone is uncomfortable, you open a window without a word. Proportion matters to you, and a crooked picture or an ugly font can follow you around all day. A fair bargain is sacred, even when it has turned out to be a bad one. In love you’re easy, graceful and tricky to locate. What displeases you, you store.",
      argument: [
        "Your first complaint tends to be goodbye. The remark, the unequal bill and the third favor in a row are registered and not mentioned, since you dislike disturbing the peace and dislike talking about anything that could be settled by leaving. It makes you wonderfully easy to live beside. Then one day a calculation that has been running for months comes to its end. To you it seems fair, as they’d had many chances to notice. To them it comes out of a clear sky, and they would gladly have changed it in March.",
        "Make one complaint this week while it’s still almost nothing: “I’d rather split it evenly.” Then stay in the conversation, which is the actual exercise. At your best you bring a rightness to things, so that people around you sit straighter and fight less.",
      ],
      year: [
        "A smooth face is difficult to read, even for its owner, so ask yourself at noon what you’ve agreed to and whether you like it.",
        "Unequal shares are forgiven by you ten times without a word, and the eleventh ends a friendship that a light remark would have saved.",
        "“I’d rather not,” written the same day, seems impolite to you, and saves both of you a farewell of several pages in the fall.",
        "The peace in your house rests partly on things that aren’t mentioned, and breakfast is a suitable hour for mentioning the least of them.",
        "Your eye and your light hand make a picnic beautiful, and everyone supposes that it happened by itself. Choose the place, and say that you did.",
        "Toward your own back you’re less courteous than toward your colleagues. Ask for the better chair before it hurts.",
        "When an argument becomes untidy, you leave, because its outcome seems clear, and the others do their changing in the five minutes after that.",
        "If you’ve been keeping account against a person in silence, they have no suspicion of it, and would gladly pay if it were mentioned.",
        "In a country where people complain loudly and then kiss, you’d learn something useful, and a frank companion would do nearly as well.",
        "Resigning seems easier to you than asking, so those in charge learn of your wish from the letter. Bring it to them before.",
        "Groups value you as the one who never minds, which is restful and gives you nothing you like. Mind something, in a friendly voice.",
        "Someone whom you left without a word may be wondering why, and a short note reopens nothing while it lets two people sleep.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a banked fire: dark on top, and hot enough underneath to cook for a whole camp. The ISTP is adaptable and travels light; Scorpio has a will that surprises even you. So take away sleep, comfort and explanations, and you come through in better order than people who have them. In hard times others gather around you, and you divide what there is and take the least for yourself. Your eye catches who’s bluffing, which part will break, what a silence means. With those you trust, you’re playful in a dark, delightful way, and you enjoy things more deeply than they’d guess. Your largest wishes live under the floor.",
      argument: [
        "You give up what you want most, to prove that you can. Whatever you want to that degree has power over you, and you prefer to be in no one’s power, so when a person, a place or an opportunity comes within reach, your hands go into your pockets. It makes you strong and hard to bribe. It can also cost you some of the happiness that was meant for you, and it leaves others with a friend for whom there’s little they can do.",
        "Take the last piece this week, then tell someone you trust one larger wish, and when you hear yourself add that it doesn’t matter, correct it: “It does matter.” At your best you’re all in, without a word of warning, and there is no safer place to stand.",
      ],
      year: [
        "Doing without has become a proof of strength that no one demands any longer, so sit where it’s warm and take the good towel.",
        "Managing with the broken tool gives you a grim satisfaction, although the proper one would improve the work and no one counts what you endure.",
        "When plans are discussed, you say that anything suits you, because a wish would give them power. “I’d really like that one” is harmless practice.",
        "You prefer a home that you could leave tonight, and one thing that you’d be sorry to lose would make it warmer.",
        "Desire looks good on you and is generally kept in your pockets together with your hands. Ask someone to dance.",
        "Sleeplessness is no training, however proud you are of it. Treat yourself as you would an animal in your care, fed and in bed by ten.",
        "When someone steps toward you with full hands, you step back to show that you can. “I want this, and I’m scared” would be truer.",
        "In other people’s losses you’re like a rock, and your own go unmentioned, although one of those people would be honored to hear of them.",
        "When a place has been on your mind for years, you’re apt to prove that you can do without it. Find out what the trip costs.",
        "You withdraw an application in the dark before anyone can refuse it. If you mention it to a person who’ll ask, it has to stay.",
        "There’s little that friends can do for someone who needs nothing, so let one of them drive you or pay for your supper.",
        "Coldness is the weapon you use after an injury, and it injures you as well, so give each silence an hour at which it ends.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a motorcycle with a philosophy in the saddlebag. The ISTP calculates the risk in a second; Sagittarius is already laughing, and so you try the steep line, the old engine, the unfamiliar road, with so much good judgment that other people find themselves trying it too. Convictions you rarely announce; you simply live by them. On the long drives and the last pitch you reflect, more than anyone supposes, about what it’s all for. Friends get stories, repairs and blunt advice without a bill. Love gets your whole attention, in episodes. In a kitchen, with someone who says, “We need to talk,” a different kind of nerve is wanted.",
      argument: [
        "You’ll risk your neck before you’ll risk a conversation. In action you’re in command; with a solemn face across the table you become a beginner, so courage goes where it’s easy. Plenty of people have been braver for a day because of you, and the stories are magnificent. At home there’s a silence that others fall into. They’d exchange several of the stories for ten frightened minutes with you.",
        "Treat one difficult talk this week as you’d treat a steep descent, with two sentences and no braking: “There’s something I’ve been dodging. I’m not happy about how we’ve been living.” At your best you show people that fear is only a kind of weather, and that one can go out in it.",
      ],
      year: [
        "Physical courage has always been yours, and the other variety, such as telling someone that you’re nervous, can be practiced in the same way.",
        "An old rate stays with you because the conversation about it is unpleasant, although the sentence with the new figure takes three seconds.",
        "Messages that can’t be answered with a picture wait for weeks with you, though two minutes on the telephone would be the end of it.",
        "When someone says your name in that tone, some machine needs checking at once. Sit down, and ask what it has been like for them.",
        "Here be as daring as you please, since the people with you are braver for weeks afterward, and you have never looked happier.",
        "After a hard day, what aches isn’t only muscle. A heaviness in the chest at rest frequently has a sentence in it that you’ve avoided.",
        "Difficult conversations frighten you more than cliffs, so treat one as you would a jump, with two sentences and no turning back.",
        "Tears make you look for a rope to carry. Beside someone who weeps there’s nothing to rig, and staying is the whole of it.",
        "Wide country suits you, and the person you’ve been avoiding could come along, since the best talks happen side by side, on the third day.",
        "A date with your superior, written into both calendars, keeps you from finding urgent work elsewhere, and by then you’ll have practiced the request.",
        "A companion who is good at difficult conversations would happily teach you the technique in exchange for a day on the water.",
        "You leave by postcard, because endings in person have no exit. Tie up one of them with a visit, and travel lighter.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the generator in the basement: no one thinks of you until the lights go out, and then everyone does. The ISTP has the ability, in almost anything practical; Capricorn has the sense of responsibility, and finishes. So if it has to work, it’s given to you, and you do it properly and don’t stop because it’s late. Decisions look abrupt and rest on years of observation. Love, with you, is a matter of infrastructure, and the people in your life are dry, warm and insured. Your humor is drier still. There’s an appetite for slightly dangerous fun in there, too, but being able to do nearly everything has one hidden clause.",
      argument: [
        "Because you can do it, you believe that you have to. Someone mentions a problem, you see how it could be solved, and from that moment it’s yours, although left to yourself you’d be off alone with the afternoon free. It makes you a foundation for colleagues, relatives and neighbors, who rest their weight on you and hardly notice. But you can end up with a life composed of other people’s repairs, and a dry contempt for the helpless.",
        "When a problem is mentioned in your presence this week, count to ten and ask, “What are you going to do about it?” Then let there be silence. At your best you’re strong enough to leave other people their own strength, and free enough to go fishing.",
      ],
      year: [
        "Whatever you do is useful to someone, so lying in the grass for a morning would show you that everything stands without you.",
        "A favor became a service when you weren’t looking, because you can hardly watch a thing done badly. An invoice would sort out who values it.",
        "Problems are described in your presence as if by accident, and you hear an order, when a friendly question about their own plans is permitted.",
        "At home something always drips, which gives you a reason to be busy, when the repair they’ve been waiting for is a conversation.",
        "Useless skill is the purest kind, and you possess plenty of it, so juggle, fly a kite, or dam the creek until dark.",
        "You accept a new task because you can, and the old ones remain. Hand one back on the same day, and ask your spine about it.",
        "Without your tools you hardly know what you’re for, and your partner would love to show you, if you came just to visit.",
        "The fear of being kept for your usefulness is common among capable people. Someone who’d laugh at it kindly is the one to tell.",
        "Leave them another person’s telephone number, and travel somewhere in which nothing requires fixing, because there you look up considerably more often.",
        "You see at a glance what isn’t worth saving, and save it anyway. Tell those in charge beforehand, so that your judgment counts as work.",
        "Certain friends know you chiefly with your head under the sink, and they’d like to see you at the table, eating.",
        "Other people’s easy lives can fill you with a bitterness that surprises you. Take one thing the easy way, and see how it tastes.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a homemade satellite: odd-looking, in its own orbit, and sending back excellent pictures. The ISTP wants to see how a thing really works; Aquarius is unimpressed by how it’s supposed to. So you think for yourself and permit the same to others, don’t ask anyone to explain their life, and treat the director exactly as you treat the night porter. Inventions of yours tend to be made of three other things. Company is best in workshops, at odd hours, among people with a problem in common. Your public spirit is considerable and anonymous, and it usually involves a wrench. Simple questions about your plans, oddly, can make your neck stiffen.",
      argument: [
        "Concern feels like surveillance to you, and an ordinary expectation sounds like an order. You call it freedom when no one knows where you are. It is a freedom, and you grant it generously, so that people feel wonderfully unsupervised around you. But those who care about you can’t distinguish it from indifference. They spend evenings wondering whether to worry, and after some time they give you the liberty you asked for, all of it.",
        "Volunteer the information three times this week: “I’m out until Saturday, working on something. I’m fine.” It will feel like signing something, and it isn’t. At your best you prove that a person can be entirely free and come home on purpose.",
      ],
      year: [
        "Your oddness is kept for the workshop, although people who would enjoy it are easier to find when it can be seen.",
        "Terms set by other people chafe, whatever they are, so fix your own fee and your own hours, and then make them known.",
        "A line sent before it’s requested, such as “out till Saturday, all well,” costs you a second and buys a silence without anyone worrying.",
        "You guard your freedom at home by being vague about it. Two evenings that are yours and two that are theirs would be clearer for everyone.",
        "Breaking a game in order to rebuild it is your idea of a party, so let someone you like into the workshop while it’s still absurd.",
        "Habits feel like a leash unless you invented them, which is easily arranged. Choose a strange one, at six in the morning, for a month.",
        "“Where were you?” sounds to you like an interrogation, and generally it means that they were worried. Answer that question instead.",
        "No one knows how to find you, which you call freedom, and two trusted people who did know would hardly make it smaller.",
        "Your imagination opens where you don’t understand the rules, and someone at home would appreciate a photograph of whatever puzzled you there.",
        "Supervision irritates you, and it shrinks remarkably when you report first, in four lines, without having been asked.",
        "Outsiders find a place beside you without any speech about it, and one such group would be happy to know which day you’re coming next.",
        "Disappearing restores you and keeps someone else awake. With the day of your return announced, the rest is better on both sides.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a tide with a toolbox. The ISTP observes every detail without appearing to look; Pisces receives the rest directly, through the skin. So before anyone has spoken, you’ve registered who has been crying, who’s pretending, and who would rather be at home, and it gives you extraordinary hands: animals, children and frightened people become calm in your presence. Ideas come while you’re busy with something else. Little is required, time disappears, and whatever you’ve made is given away. Your will never argues; it just flows around whatever is in its path. When a friend’s heart is breaking in front of you, something peculiar happens.",
      argument: [
        "You feel it first, and act as if you hadn’t noticed. Your chest hurts with their sorrow, and you ask about the car. Since you’re flooded by what others feel and have little use for anything you can’t act on, it’s a discreet procedure that lets you stay nearby without going under, and many people find your company soothing for that very reason. But some were hoping to be seen. They can think that you, of all people, saw nothing, and you go home with a sadness that neither of you has mentioned.",
        "Say one thing this week that you’ve noticed, in a single sentence, without a solution: “You seem sad today.” Then continue what you were doing, and listen. At your best you’re comfort itself, wordless and warm, and people mend in your neighborhood.",
      ],
      year: [
        "Half of the moods you wake up with belong to other people, so ask whose this one is while you’re lacing your shoes.",
        "Hunches about a bargain come to you early and are argued away later. Note this one in pencil, and wait two days before you pay.",
        "You saw the sad face and asked about the car. “You all right?” fits into any errand, and you can ask it over your shoulder.",
        "Sorrow in the next room reaches you through the wall, and you stay where you are because you can’t repair it. Go in, and sit down.",
        "Clay, strings or an animal show what your hands know ahead of your head, so make something for the person you’ve no words for.",
        "Without a solitary day you become vague, and everyone asks what is wrong. Plan it as you’d plan any other maintenance.",
        "Harmless phrases keep your partner from asking further, and they notice. “I don’t want to, ask me something else” would be friendlier.",
        "Other people’s trouble fills you until you disappear, but with an hour named beforehand you can bear considerably more than almost anyone.",
        "On the water or under a strange sky your own sadness shows its shape, which at home is mixed up with everyone else’s.",
        "What you sense about people would be valuable to those in charge, so offer one prediction, marked as a hunch, and leave the argument to time.",
        "People drift over to you on bad days and go home restored, without knowing that you like it. Mention it to one of them.",
        "Sleep is an excellent harbor for someone who feels so much, and after the third day a telephone call does more: “I’ve been sad.”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You’re steady at the exact moment when steadiness is worth most and is hardest to find.",
        "You try the thing personally before you’d ask another living soul to risk it.",
        "Nobody around you stays stuck for long, because you can’t bear to watch a stall.",
      ],
      costs: [
        "Calm weeks feel like a slow puncture, and you’ve been known to enlarge one to see what happens.",
        "Your contempt for clumsiness is quick, accurate and remembered by people who were only learning.",
        "You leave at the high point, so others are alone with the cleaning up and the sadness.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "The first fades as the second grows, so when a thing no longer scares you, you’ve arrived; look around before you raise the stakes.",
        },
        {
          between: "Seen or free",
          text: "You’d like to be admired and not be interrogated about it, so decide before each appearance which of the two you want more.",
        },
        {
          between: "Blunt or brave",
          text: "The quick comeback passes for courage, although the braver thing, as a rule, is to say what you hope for.",
        },
      ],
      practice:
        "For a week, when something startles or annoys you, take three complete breaths before you speak or act, however certain you are. At night write down one case in which the pause altered what you did.",
    },
    Earth: {
      gifts: [
        "What you make or mend can be leaned on, and people do, without thinking, for years.",
        "You know what enough is, in salt, in torque and in talk.",
        "Around you the anxious calm down, as animals do beside something large that isn’t worried.",
      ],
      costs: [
        "You’d rather work around a wrong arrangement for a decade than hold the conversation that would end it.",
        "Affection goes into things you make, which never mention whom they were intended for.",
        "Your patience has no gauge on it, so when it’s gone the news comes as a shock to everyone.",
      ],
      tensions: [
        {
          between: "Stay or be able to stay",
          text: "You need the exit in order not to use it, and it would be kind to tell those inside that it’s how you relax.",
        },
        {
          between: "Use or keep",
          text: "The best blade is still in its oilcloth, because a thing saved for the proper occasion is waiting on you to declare one.",
        },
        {
          between: "Self-reliant or alone",
          text: "The two look alike until you’re ill, so accept one small favor a week, while you’re well, for practice.",
        },
      ],
      practice:
        "Each evening for a week, put your bare feet on the floor and your phone in another room, and for five minutes notice every place that aches, and choose one to be kind to before sleep.",
    },
    Air: {
      gifts: [
        "You make hard things simple, and don’t charge people for having found them hard.",
        "No one can rush you into a conviction, a panic or a bandwagon, however well it’s decorated.",
        "You find what’s funny in a disaster, and it’s usually also where the solution lies.",
      ],
      costs: [
        "You answer the problem and miss the person, who had brought the problem along for company.",
        "As soon as a thing is understood you treat it as done, and others find it in pieces.",
        "Your fairness can look a lot like indifference from the side that’s losing.",
      ],
      tensions: [
        {
          between: "Options or roots",
          text: "Every open possibility requires a little of your warmth to survive, so close two, and see how warm it gets.",
        },
        {
          between: "Wit or welcome",
          text: "A remark can let people in or keep them off. You know which as you say it, whereas they only learn afterward.",
        },
        {
          between: "Observe or join",
          text: "The best view is from the rail, and the music’s on the floor. Dance, however badly, for one number per occasion.",
        },
      ],
      practice:
        "Once a day this week, when someone brings you a problem, ask “Do you want an idea or an ear?” Then supply only that, for at least ten minutes, even if the idea is excellent.",
    },
    Water: {
      gifts: [
        "You notice suffering early and treat it so discreetly that the sufferer keeps their pride.",
        "Your loyalty doesn’t need upkeep: after years apart, you take up the load where it was dropped.",
        "Beauty gets through to you, in tunes and weather, and you never use it to impress.",
      ],
      costs: [
        "Others learn what you felt when it’s over, from a change of address or a third party.",
        "You soak up the atmosphere of a house and then suppose that you are simply exhausted.",
        "You nurse an old injury with real skill, so that it never hurts much and never quite mends.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want both by tomorrow, so take near, alongside one person, for an hour you set beforehand.",
        },
        {
          between: "Feel or function",
          text: "Mostly you postpone the first in order to do the second, so give the postponed thing an appointment, and turn up.",
        },
        {
          between: "Rescue or respect",
          text: "Some people are floundering, and some are only swimming in a style of their own, so ask from the shore before you jump.",
        },
      ],
      practice:
        "Every evening for ten days, send one person you love a message of under ten words about something you actually felt that day. No explanations and no jokes. Put the phone down before they reply.",
    },
  },
  openings: [
    "You know what you can do, roughly to the millimeter, and beyond that you’ve let the matter rest. These first pages take off the cover. Under it are two mechanisms from different manufacturers, never intended for one housing, which have been running together, with some noise, for the whole of your life.",
    "You have never called in sick from something you were good at and trusted to do; from the other kind you have, and sounded terrific. This part is about telling the two apart sooner: who should be your boss, if anyone, what it’s worth when you make it look easy, and why a promotion so often feels to you like being moved away from the window.",
    "Ask those who love you and they’ll say that you are the first person they’d phone from a ditch and the last who would tell them you were in one. They’d like to be phoned. These pages go into what you do instead of speaking, how it looks from the other side of the table, and how much three or four spoken syllables would accomplish.",
    "You’ve been inside boilers, crawl spaces and other people’s computers, and don’t scare easily, and still there is one panel that you have always screwed back on without looking behind it. What’s in there isn’t dangerous. It’s soft, it’s considerably younger than you, and it has been keeping an account of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, with the exception of the one vehicle you can’t trade in. It runs, so you drive it, and here you’ll discover what its noises mean, how it learns, what it likes to do of an evening, and where you might put a drop of oil, none of which takes very long.",
    "Purpose is a word that you’d cross the street to avoid, and you are right about most of the people who use it. All the same, there are jobs for which you would get up in the dark without being paid, and faces you would do it for, and put side by side they make a direction. You needn’t call it anything.",
  ],
  year: {
    "new 1":
      "Appearance doesn’t interest you for as long as everything functions, which is how one jacket lasts for ten years. Because alterations are so rare in you, the smallest is visible, so choose one for comfort and let people remark on it.",
    "new 2":
      "Skill comes so readily to you that you price it by the hour, as if anyone could have done the work. New terms are simpler to set than old ones are to correct, so name a higher figure at the beginning.",
    "new 3":
      "Conversation goes best for you beside something that needs repairing, since two people looking at an engine needn’t look at each other. If you would like to know a neighbor better, request help with a job instead of a talk.",
    "new 4":
      "It is possible for you to live in a place for years without entirely moving in, because knowing that you could leave is how you relax there. If a picture is still leaning against the wall, hang it, and see whether you are any less independent.",
    "new 5":
      "Being a beginner is fun for you as long as no one watches, and romance has an audience of one. If you like someone, make the awkward invitation now, because the polished version tends to stay in the workshop.",
    "new 6":
      "Machines in your care are looked after before they complain, while your body has to make a noise first. Choose one piece of ordinary maintenance that you can do when nothing hurts, and attach it to the morning coffee.",
    "new 7":
      "Acting alone is so natural to you that consulting anyone feels like asking permission. To the person beside you it is the difference between traveling and being transported, so describe one plan while it can still be altered.",
    "new 8":
      "What is owed or missed you handle alone, partly from tact and partly because two people take twice as long. If money or trust has to be shared, begin before you have developed a system of your own for it.",
    "new 9":
      "Manuals put you to sleep and a thing in your hands wakes you, so you learn by taking it apart. When a strange subject attracts you, look for the teacher who lets you touch the equipment, even at some distance.",
    "new 10":
      "Good work explains itself, in your opinion, and it does so to the few who can read it. The others promote the person who was speaking at the time, so put your full name on the next piece that leaves your hands.",
    "new 11":
      "First visits are easy for you, because curiosity pays for them, and before the second you generally discover another engagement. It takes two or three for people to expect you, and being expected is pleasanter than you think.",
    "new 12":
      "Solitude restores you faster than company does, and you disappear into it without a word of explanation. Those who love you can’t distinguish rest from displeasure, so mention beforehand at what hour you intend to be back.",
    "full 1":
      "Nothing shows on your face, you believe, while the people around you have been reading it for years and stopped mentioning it. Say one of those things yourself now, since they already know and would appreciate hearing it.",
    "full 2":
      "Favors, loans and half-price jobs accumulate around you, because sending a bill to someone you like seems unfriendly. Calculate the total once. Collecting is optional, and an accurate figure makes the next request considerably easier to refuse.",
    "full 3":
      "Your remarks are short and accurate, and you forget them when they have been said, while other people can preserve them for decades. If one of yours went too deep, apologize without presenting the evidence for it.",
    "full 4":
      "At family gatherings you are found near whatever leaks, since a tool in the hand is the best excuse for not talking. Your company is worth more to them than the repair, and for one evening nothing has to be broken.",
    "full 5":
      "When someone admires what you made for pleasure, you explain the mechanism, because that seems to you the interesting part. They were speaking of their own delight, so thank them for that first, and demonstrate it if they ask.",
    "full 6":
      "Discomfort is information to you, to be dealt with when the job is done, and the job never quite is. Think how long you would let a friend drive with the same noise, and allow yourself no more.",
    "full 7":
      "From inside, your silence is a comfortable place, but from outside no one can tell whether you are thinking or leaving. A single sentence about what you are doing in there is enough for the person who is waiting.",
    "full 8":
      "In an emergency you are perfectly composed, and some weeks later the feeling arrives, because it had to wait its turn. If that happens now, allow it an hour, and look for nothing that requires repairing.",
    "full 9":
      "Your rules were made from experience, and you discarded those that failed, which is why you rely on the remainder. If a situation comes up that they don’t cover, ask someone older how they would approach it.",
    "full 10":
      "For someone who avoids the stage, you have firm opinions on how it is run. Your own standing is plain to see now, including the places where your skill is taken for granted, so mention the position you would really want.",
    "full 11":
      "More people consider you a friend than you would list, since they remember the night on which you came to help. You rarely think of it afterward, and they do, as an answer to your next message would show.",
    "full 12":
      "Operating on reserves is one of your abilities, so no one sees them shrinking, and you are the last to know. Exhaustion announces itself more clearly now, and a day of sleep is cheaper before a breakdown than after it.",
    "eclipse 1":
      "The version of you that never needed anything was useful and a little lonely. As it goes out of date, accept one ride or one meal, and see that the independence survives it.",
    "eclipse 2":
      "When a way of earning changes, your first thought is to patch it, since you nearly always can. Consider whether you would build it like this today, if you were starting from nothing.",
    "eclipse 3":
      "Some contacts continued from habit, without any effort on your part, so you notice them only when they stop. If you miss one of them, a postcard with two lines will do for a beginning.",
    "eclipse 4":
      "When a household moves or changes, you take the heavy end alone, because explaining takes longer. This load is too long for one back, and the others would be glad of a corner to lift.",
    "eclipse 5":
      "A pleasure generally ends for you at the moment you have mastered it. If this ending goes deeper than most, nothing is wrong with you, and an evening of missing it is well spent.",
    "eclipse 6":
      "An arrangement of work or health has come to the end of its service. Find out what the old one was doing for you before you order another, since part of it was invisible.",
    "eclipse 7":
      "Shocks between yourself and another person are usually absorbed by you, so that no one feels them. As the balance shifts, let the other feel this one, and discuss which of you should bear the next.",
    "eclipse 8":
      "When something shared is owed or mourned, everyone believes that you will manage alone, and you will. Company makes it lighter all the same, so ask a friend to come along to the office or the grave.",
    "eclipse 9":
      "What your hands have learned you trust for life, and sometimes such a certainty goes out of date. For a while being unsure is simply the more accurate reading, and it needs no replacement.",
    "eclipse 10":
      "If you were the person whom everyone called first, silence is unfamiliar. Pay attention to which part of that role you miss, because it is seldom the part you would have guessed.",
    "eclipse 11":
      "Loyalty keeps without letters, in your experience, and mostly it does. When a group scatters, think of the person for whom you would drive all night, and tell them where you are going to be.",
    "eclipse 12":
      "A long private effort is over, whose length no one else could have measured, because you never mentioned it. Normally you would begin the next immediately, and a ceremonial supper in between seems appropriate.",
    "jupiter soft":
      "Luck that you haven’t tested looks suspicious to you, so you inspect an opening that required no effort. At such a time most of them are sound. Consider the larger version, the one involving other people, before you choose the one that you could manage alone.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you are pleased with yourself, because then every single thing looks feasible. It is, and the sum of them isn’t. Before you start another, count the projects on the bench, and agree on an order with someone who doubts you.",
    "saturn soft":
      "There is a great deal of patience in you for anything that deserves it, and in such a period people begin to give you work that has to last. Your habit is to do it first and negotiate afterward. Reverse the order once, and notice how little it costs.",
    "saturn hard":
      "A rule with no visible purpose is something you walk around, and for some time there are more of them than usual. Ask what happened before each was made, because some were built after an accident. Those you can respect, and the remainder becomes easier to put up with.",
    "uranus soft":
      "Change agrees with you when your own hand is on the switch, and you see shortcuts that others have overlooked for years. This is an excellent period for experiments without any goal. Choose something of no importance, take it apart, and find out what else could be made of it.",
    "uranus hard":
      "When a thing that ran smoothly gets a jolt, your first idea is to walk away and start clean elsewhere, because leaving is a tool you always have available. A single fault can make the whole arrangement seem broken, so look for it before you decide to go.",
    "neptune soft":
      "Your hands understand more at such a time than you could defend in an argument, because logic is resting and other impressions come through. Music, wood or weather are good for it. An hour with nothing to show for itself is what this period does best.",
    "neptune hard":
      "Reading a situation at speed is what you rely on, and generally you are right to. In a hazy period the reading is less exact, above all where you like what you see. Examine an attractive bargain or person as critically as an ugly one, and take a day longer.",
    "pluto soft":
      "Taking a thing apart is your way of being fond of it, and for once you have the nerve to do it with yourself. Most of the foundations prove to be sound. A fear that looked enormous from outside commonly has a single moving part.",
    "pluto hard":
      "The harder anyone pushes you, the less you say and the firmer you stand, since arguing would admit that they have a claim. Silence is a kind of pressure as well. If there is something you won’t do, explain in one sentence where the limit is.",
    "mercury retrograde":
      "Your messages are brief because the rest seems obvious to you, and the obvious part is what goes missing now. One additional line about place and hour prevents most of the difficulty.",
    "mercury direct":
      "What was jammed comes loose, and several answers arrive together. Yours can be longer than a word without any loss of dignity, and the people who waited would enjoy the details.",
    "venus retrograde":
      "Old affections come up for another inspection, including any that you left without giving a reason. Being curious you will want to look, and understanding it is enough, without renewing anything.",
    "venus direct":
      "Warmth and pleasure have their normal strength again. Most of your favorite places are ones that you have never mentioned, so take someone along to the one that has room for two.",
    "mars retrograde":
      "Pushing accomplishes less for a while, which is hard on a person who solves things by leaning on them. Sharpening, cleaning and trial runs are satisfying work until the strength comes back.",
    "mars direct":
      "Your strength returns, and naturally you would like to spend it on what is fun. Some of the fun lies behind the task that you have been avoiding, so move that one first.",
    "ingress jupiter":
      "For about a year there is more space in this area than you normally ask for. You travel light from principle, so consider what you would bring along if weight didn’t matter.",
    "ingress saturn":
      "For two or three years something here asks for proper foundations. You respect those in a building and resent them in a calendar, although the reason for them is exactly the same.",
    "ingress uranus":
      "Years of surprises begin in this area, and they suit you, since you think best when the original plan has failed. Anyone who stands near you can borrow some of that composure.",
    "ingress neptune":
      "Over many years something loses its hard edges here. A tolerance that can be measured is more to your taste, so it requires patience, and listening to music is excellent training.",
    "ingress pluto":
      "A rebuilding begins that lasts for many years, so no single month has to look complete. Disorder has never troubled you while a project is open, and this one stays open.",
  },
};
