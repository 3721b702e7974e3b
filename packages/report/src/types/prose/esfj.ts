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
        "Picture a fire engine with a casserole on the front seat. ESFJ hears that someone is hurting and wants to feed them; Aries hears it and wants to drive there now, so your love comes with a siren. Since you move that fast, you rarely ask whether to come, only which entrance. The same speed makes ordinary days with you cheerful: coffee is made, calls are returned, a sulker is teased back into good company. Your face makes up your mind in public, and friends know the answer before you’ve spoken. Behind the protector there’s also a kid who wants to race everyone to the water.",
      argument: [
        "Aries gets angry fast and likes to do something about it, but the ESFJ in you suspects that an angry person is hard to love. Your usual solution is to be angry for others. A slight to your friend is an outrage; the same slight to you was surely not meant that way. It makes you brave, and frightened people get a warm defender. Meanwhile your own grievances don’t dissolve, but sneak into the next case you take up, until the friend you’re defending has to calm you down.",
        "The next time you’re indignant for someone, ask what happened to you lately, and say that instead: “It bothered me when you did that. I’d like it to stop.” At your best you can defend everyone at the table, yourself included.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a feather bed on a stone floor: soft to land on and impossible to shift. ESFJ wants everyone provided for, and Taurus insists on doing it properly, with real butter, at the promised hour. That’s why people count on you as they count on the week having a Sunday. Experience is your adviser, so you ask what worked, what lasted and who was content. New acquaintances find you agreeable; old friends know the three subjects on which you can’t be moved an inch, and rather love you for it. Late in the evening, once everyone is fed, comes the humor, slightly improper, and it’s quoted for weeks.",
      argument: [
        "An ESFJ can’t see a need without offering, while Taurus has a strong sense of what is yours: your hours, your money, your chair. Because refusing feels heartless, you give first and notice the loss afterward, so that a present made with a glow gets entered later as taken. People under your protection live more comfortably than they’d have dared to ask. But you give until you feel emptied, by people who never asked. Then you’re a little short on the phone, and they sense a bill for something that came gift-wrapped.",
        "Attach the end to the offer: “I’d love to help on Saturday, from nine to noon.” At noon, go. What’s left of you then is the best host anyone knows, the one whose giving has no receipt in it.",
      ],
    },
    Gemini: {
      thesis:
        "You’re the town switchboard, and you remember who was crying on the last call. Gemini collects the news (who moved, who needs a dentist, who’s married to one), ESFJ cares about it, and within an hour the right two people have each other’s number. Because you think fastest with a listener, you change course in midsentence and laugh at yourself on the turn. The same quick attention is how you love: you ask about the second interview by name and date, after others have forgotten there was a first. And while you chat, you form exact opinions of character, hidden under compliments and rarely wrong.",
      argument: [
        "For an ESFJ, closeness is the point of talking; for Gemini, the talk has to move, and nothing moves it like news. So you bring people something, and the something is someone: her troubles, his promotion, what the two of them said. Told with sympathy, it mends quarrels and finds people jobs. You stay close to people by telling them about other people. But the nearness is borrowed. Your own worries stay out of it, and on the way home the listener does the math: what I hear about them, they’ll hear about me.",
        "For seven days, discuss no one who isn’t present, and when the gap comes, put yourself in it: “I’ve been worried about something. Do you have a minute?” With your own story in the conversation, you’re the rare friend who connects a whole town and is known in it, too.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a night-light with the memory of an elephant. Cancer feels what’s coming, the scan on Tuesday, the anniversary no one mentions, and ESFJ turns the feeling into a visit with something warm in a dish. Since the past is your reference library, you decide by recalling how a similar thing felt to someone long ago, and you’re seldom wrong about where it will hurt. That makes you a fusser at home. It also makes you shrewd, for anyone who remembers everything can stretch a budget, see through a charmer and outwait a bureaucrat. Your manner is so mild that they rarely suspect they’ve met their match.",
      argument: [
        "A wounded Cancer goes into its shell and hopes to be fetched, but an ESFJ needs contented faces around the table and can’t be seen to leave it. So you stay, serve and smile, and withdraw inside the smile, and the offender gets the biggest portion. When you’re hurt you get kinder, and wait for someone to notice. It has kept families together that would have split over less. But no one can read the message, so there are two wounds, one from what they did and one from their not knowing.",
        "Name one injury before you do anything nice about it: “What you said on the phone stung.” Then bring no food for ten minutes, and leave them something to do. Once people know where you hurt, they can be as good to you as you’ve always been to them.",
      ],
    },
    Leo: {
      thesis:
        "You’re the parade and the person handing out water along the route. ESFJ wants everyone happy, Leo wants it unforgettable, and between them even a Tuesday gets a theme. Since you know that people bloom when they’re seen, you remember what each one is proud of and say it aloud, in front of the others, so they go home a size larger than they came. Your own pleasure depends on it, too; a dinner without laughter counts as a personal defeat. But when illness or shame comes to someone you love, the show stops at once, and you simply sit down beside them and stay.",
      argument: [
        "Leo longs to be treasured and would like some proof of it; the ESFJ in you is convinced that love is earned by doing things for people. So when you want attention you give some, on a scale that can’t be overlooked, and farewells and plain Fridays shine for people who’d hardly have allowed themselves such a thing. You give so that they’ll see you, and what they see is a debt. Most can’t match such gestures, so they step back in order to breathe, and you answer the distance with something bigger.",
        "Ask for a favor that takes an hour: “Would you help me with this? I’d love your company.” Leave it unreturned for a month. At your best you light up other faces without checking your own in the mirror, and then no one can look away.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a hug with a lint brush in its hand. ESFJ cares how a person is, Virgo sees exactly what would make it better, and so your affection comes with specifications: the coffee as they like it, the seat away from the draft. Because you think in next steps, a list calms you more than any reassurance, and the people around you are spared a hundred misfortunes for which no one can thank you, since they didn’t happen. And you’re funny. Anyone who studies human folly closely enough to prevent it can describe it to perfection. You’d be astonished to hear how many friends steer by you.",
      argument: [
        "The ESFJ half of you wants to make someone happy; the Virgo half can’t see what’s good without also seeing what’s off. So you settle on improving those you love: the collar, the tone of the email, the second helping. Each remark comes from having looked closely, as one looks at something precious, and thanks to you people get to the doctor in time. Your love arrives as a correction, and people often receive only the correction. So they tell you about the plan when it’s too late to change, and you feel shut out.",
        "When you spot a flaw this week, say what you felt just before you saw it: “I’m glad you’re home.” Leave out the rest. Those who get the first half of your attention come back for the second, and no one gives better advice.",
      ],
    },
    Libra: {
      thesis:
        "You’re an embassy with very good cake. ESFJ wants every guest to feel loved, and Libra gives that warmth a seating plan, so people who swore never to meet again find themselves passing each other the cream. To you, love means arranging: the introduction, the outing, the perfect card. Before you choose anything you imagine how each person will feel, which takes time and produces excellent results, and a harsh voice or an ugly lamp can bother you for hours. Yet the graciousness has a mind behind it, well informed and agile, and you can demolish a poor idea so politely that its owner thanks you for the tea.",
      argument: [
        "Where Libra would rather stand above a quarrel, ESFJ is too fond of people, since a friend in pain wants an ally. Your way out is to be on everyone’s side, telling one of them on Monday that you completely see it and the other on Tuesday. It’s sincere both times, and where people are at war, a friend of both keeps the roof on. But everyone thinks you agree with them, and no one feels chosen. When it matters, they look to you for something that would cost you, and they get a warm and balanced message.",
        "Take a friend’s side in something important, and tell the other party yourself: “I think she’s right about this, and I still want to see you on Friday.” Keep Friday. Your fairness was never in doubt; once it has a spine, both of them can lean on it.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a wide front porch with a bank vault behind it: anyone can sit down, and very few learn the combination. ESFJ takes people in, and Scorpio deserts no one who has been let all the way in, so your kindness has a depth that strangers don’t suspect. In a second you’ve read a face, and you go on revising for years. How money moves, and who owes whom in a family, interests you as much as who needs a ride. In good times you’re warm, noisy company with strong opinions, until a choir or a goodbye at a station undoes you.",
      argument: [
        "The ESFJ in you opens its arms to nearly everyone; the Scorpio loves a few and wants all of them. So inside the wide kindness there’s a circle with a rule no one was told: I’d do anything for you, therefore I come first. In a catastrophe it’s a blessing, because you’re still there. You give people everything except permission to need someone else. When they recover and confide in a colleague or a therapist, you feel it in the chest like a theft, and become a degree cooler and a bit more useful. They slip away from the guilt.",
        "When someone you love mentions a person who’s good for them, say, “I’m glad you have them. Tell me more.” Ask two further questions. At your best, people know that you’d stand by them and never stand in the way.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a campfire on wheels: people come for the warmth and notice later that the scenery has changed. Sagittarius wants the open road, ESFJ wants no one left at home, so your adventures include a seat for the nervous ones and sandwiches for the hungry. People try things because you believe in them out loud, and your first thought about any problem is whom to call. Talk with you takes detours, all of them generous and most of them opinionated. In love you forgive fast and suggest something fun. Only when someone is treated as less does the laughing stop, and then you say so on the spot.",
      argument: [
        "The Sagittarius bag is always half packed, and the ESFJ who owns it looks around first to see who’ll mind. So you mention your bigger wishes lightly, over dinner: the course in another city, the months abroad, the change of jobs. At one doubtful look, “It was only an idea,” you say, and pass the salad. No one forbade it. You wait for everyone’s blessing to do what you already know you want. Few people are hurt by your freedom; they merely needed a minute, and meanwhile the buried wish comes back as an edge in your voice.",
        "Announce one thing that’s already decided: “I’m going away for three days in October, and I’d love you to be happy for me.” When the doubtful look comes, let it be. Go with their love and without their permission, and you come home the best company in the world.",
      ],
    },
    Capricorn: {
      thesis:
        "Picture a town hall that smells of fresh bread. ESFJ knows what people hope for, Capricorn sees to it that it gets done, and you’re the one who comes, through the rain, on time, with what was needed. Because your kindness starts from who has to be where by when, it looks like efficiency, and strangers take a while to notice that it’s love. Compliments make you brisk. Comedy brings you out: your wit is so dry that slower listeners need a minute, and rascals get scolded first and fed afterward. Hardly anyone guesses how much you’d like, now and then, to be the frivolous one.",
      argument: [
        "For an ESFJ, love is something people should feel; Capricorn mistrusts feelings, which come and go, and relies on what is kept. So you turn affection into obligations and then meet them all. Families, clubs and offices stay whole because of it. The one defect is that from outside, an obligation met gladly looks exactly like one met with clenched teeth. You never miss a duty to anyone, so they can’t tell love from duty. On your own bad day people are correct in return: they send the right flowers and don’t stay.",
        "Do one thing that no calendar suggests. Call someone on a plain afternoon and say, “No reason. I just wanted to hear your voice.” When your reliability lets its affection show, people stop admiring you from the hallway and pull up a chair, and there’s no safer place to sit.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a potluck with a constitution. ESFJ takes care of people, Aquarius holds that all of them count the same, and the result is a warmth that asks for no ticket. So you greet the cleaner like the chair of the board, and find something to like in the neighbor everyone avoids. Difference wakes you up; your best ideas come in conversation with someone unlike you, and you soon try them out on a crowd. Love, for you, is friendly first, because you want the other person to flourish, with or without you. Under that sociable face there’s a mule, and on principles it doesn’t move.",
      argument: [
        "An ESFJ loves in particular: this person, that birthday, that favorite cake. Aquarius finds it unfair to prefer. The two of them settled on giving everyone the particular treatment, so the newcomer gets an hour of your full attention, and so does a parent or the person who shares your bed, provided it’s their turn. People who belonged nowhere find a seat. You treat everyone like family, and your family like everyone. To those at home, love is partly a matter of being preferred: the last piece, the glance across a crowd.",
        "Be unfair once this week, visibly. Decline something worthy and say why: “I can’t come. I promised that evening to one person.” The guilt is real, and the others will manage. When your own few know that they come first, they lend you to the rest of the world with pride.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a life jacket that cries at weddings. Pisces has felt the sorrow before it’s spoken, ESFJ has already put the kettle on, and so people who say they’re fine are telling you everything ten minutes later. Because you go by impressions, you can’t always explain how you knew, and it’s almost embarrassing how often you did. It’s possible for you to lose your keys twice in a day and remember the birthday of someone you met once. Such softness is misleading: you bend so kindly that few people notice you haven’t broken yet, and the strong ones in your life tend to be standing on you.",
      argument: [
        "An ESFJ likes to be close and useful, and Pisces is drawn to whatever hurts, so in someone’s misery you’re completely at home: you know what to do, you’re needed, and no one wonders what you’re doing there. A great deal of suffering is bearable only because of people like you. When the trouble ends, so does your certainty, and with a cheerful friend you’re like a nurse at a dance. You know how to love people who are suffering, and lose them when they’re happy. They thank you and take their good years elsewhere.",
        "Visit someone who’s doing well, fix nothing, and ask, “What’s the best part?” Before you leave, mention something you’d like from life yourself. Joy needs a witness as much as pain does, and when you turn up for both, you’re the friend people want in every photograph.",
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
      "You dress for other people. In front of the mirror you see what they are going to see, and out of courtesy you go along with it, so your own taste is out of practice. Choose one thing to wear on a day without visitors.",
    "new 2":
      "Giving makes you feel rich. Money leaves you as presents and other people’s bus fare, so now is a good time for a new arrangement in which a modest amount goes to something in your own name before the birthdays come.",
    "new 3":
      "News travels through you, since you recall the name of the dog and the date of the surgery. Callers seldom have an opportunity to ask about you in return, so tell one of them your own news before they begin with theirs.",
    "new 4":
      "A home is ready, in your opinion, when anyone at all can walk in, so most of it belongs to the visitor. Set up one corner for yourself. No one is offered anything there, and you discover what you do there on a free afternoon.",
    "new 5":
      "Joy seems best to you when it is shared. You watch the other faces during the movie and miss a considerable part of the plot, so if something delights you now, stay with it, whether or not anyone else is delighted.",
    "new 6":
      "Your days are arranged around what others need, with your own needs added at the end, where there is little strength left. A new habit continues longest for you beside a companion, because you have never yet let a friend wait.",
    "new 7":
      "With someone dear to you, you read the face and adjust before a word is spoken, which keeps the evening pleasant. It also leaves them guessing. Mention what you would have preferred, once, before you look at them.",
    "new 8":
      "In a sickroom or at a funeral you are wonderful, while your own money and old hurts stay unmentioned for fear of spoiling the evening. It is stronger than you think. A calm conversation on one of them is possible.",
    "new 9":
      "You follow people you love. Distant places attract you mainly because of those you would go with, and ideas because of those who believe them, so if a question of your own comes up, borrow a book about it. Tell no one until you have formed a view.",
    "new 10":
      "Appreciation is as real to you as wages, and work that is done in silence tires you however well it pays. If a new position is offered, discover who would notice your efforts there, and what they generally praise.",
    "new 11":
      "Groups form around you very easily, and you are looking after them before you know whether you like them. Come without any task. In a new group, you can then see who crosses the room to talk with you.",
    "new 12":
      "Rest never thanks you. Alone, without anyone to look after, you feel slightly unemployed, so it comes after the neighbor’s plants, although only the first hour is the strange one, and after that solitude is more agreeable to you than its reputation.",
    "full 1":
      "Everyone knows you as the one who copes, and you do it so well that few people look behind it, even on days when you are tired or cross. Let a friend see. It costs you less affection than you imagine.",
    "full 2":
      "Generosity is a real pleasure to you, and now and then it is also a way of paying in advance for being liked. Think of your last large present, and consider whether you would give it again to someone who never responded.",
    "full 3":
      "You pass on what people tell you because you care how they are, and in that way a story sometimes escapes. Then apologize in two sentences. A long apology obliges the other person to comfort you, when they are the injured party.",
    "full 4":
      "A single absence can spoil the meal. In your eyes a family is complete when everyone is at the table, so whatever has been kept smooth at home is visible now, and part of it has nothing to do with you.",
    "full 5":
      "Someone has to applaud, and you have been doing it since you were small, because encouraging people comes naturally, while praise for something of your own embarrasses you. Say “thank you.” It lets the other person enjoy having said it.",
    "full 6":
      "Half of what you do in a day was never requested, which is the beauty of it and also the difficulty. Leave out one favor. For a week, notice whether anyone asks for it or you simply have an hour more.",
    "full 7":
      "Differences can wait. When two people want different things, you want it to be over, so you agree quickly and feel the price afterward, yet a disagreement can remain in the room for several days, and both of you still have breakfast together.",
    "full 8":
      "Comfort is your reflex when anyone suffers, and sometimes it ends a conversation that had farther to go. If a painful subject comes up, a hand on the arm and a long pause accomplish more than a reassuring sentence.",
    "full 9":
      "Your beliefs came with people. Because it was a grandmother or a teacher, a change of mind feels like leaving the table, although it is possible to disagree with someone on an important matter and help them to more dessert.",
    "full 10":
      "A good piece of work feels unfinished to you until it has been mentioned, and a single cool remark can outweigh a roomful of thanks. Write the thanks down. Later on, you will want them as evidence.",
    "full 11":
      "You telephone first and forgive first. It comes from love, and partly from not wishing to learn what would happen otherwise, so wait a little longer than usual now, since some of the shy ones have only been waiting for a gap.",
    "full 12":
      "Good cheer hides a great deal in you, and it deceives you before it deceives anyone else. Look behind it. There is frequently a duty you are ashamed of disliking, and resentment that is noticed early is simply a request for assistance.",
    "eclipse 1":
      "Coping is a part you were given early and have played to everyone’s satisfaction, but if it is wearing you out, begin with a friendly “not today,” which people accept more easily than you suppose.",
    "eclipse 2":
      "Look at the actual figures. When money changes, you think first of what the guests will notice, although the sum is often less alarming than the cost of appearances.",
    "eclipse 3":
      "A friend who falls silent seems to you to be offended, because you would never be silent without a reason. One affectionate message is enough. They can send the next one.",
    "eclipse 4":
      "You comfort everyone else. A change at home lets you skip your own turn at being unhappy, so say aloud what you are going to miss, preferably before you begin to cook for the others.",
    "eclipse 5":
      "When something delightful ends, you hurry to someone sadder, since disappointment on your own account seems selfish, although it is a respectable feeling, and a friend would be glad to hear about it.",
    "eclipse 6":
      "Unoccupied hours make you nervous, because no one is grateful for them. Wait a little. If a duty falls away, think of something pleasant before you mention that you are available.",
    "eclipse 7":
      "Trouble with someone dear sends you to several sympathetic friends, so that the person concerned hears of it last. Speak with that person first this time, and then with one friend, if you still need to.",
    "eclipse 8":
      "In public you forgive. In private an old injury can be kept alive for years, although letting it go rewards no one, and leaves you with one less thing to look after.",
    "eclipse 9":
      "Abandoning a belief feels to you like leaving the people who taught it. On the whole they would sooner keep you than the argument, so you can be grateful to them and still think differently.",
    "eclipse 10":
      "Without a role you feel like a guest who isn’t sure where to sit. If one ends, your impulse is to take the nearest replacement, though waiting brings a choice. Give it a month.",
    "eclipse 11":
      "Notice which friendships continue. You have long kept your circle together, which is work that no one sees until it stops, and those that last without any effort from you are valuable.",
    "eclipse 12":
      "Worry is how you keep people company, even when they are asleep in another town. Let one anxiety go. They will get through the night regardless, and so will you.",
    "jupiter soft":
      "Goodwill comes to you readily at such a time, and you turn most of it into plans for other people, because enjoying it alone seems ungrateful. Your own life stays where it was. Accept one kindness now without returning it, and see how you feel afterward.",
    "jupiter hard":
      "Saying yes gives you a glow. It lasts until you have hung up, and at such a time it burns brighter than the evenings you actually have, whereas “I’ll tell you tomorrow” is perfectly warm. Overnight you can look at what you have already promised to whom.",
    "saturn soft":
      "Reliability is appreciated now. You have always described it as being nice, but skill gets promoted while niceness gets a card, and the things you do all day are management and diplomacy. Call them by those names in the next conversation about your work or your place in a group.",
    "saturn hard":
      "When approval is scarce you work considerably harder for it, since in the past that has usually brought it back. It is no verdict on you. Thanks are scarce in such a period for everyone, so choose a task whose result you can judge by yourself, and let that satisfaction be enough.",
    "uranus soft":
      "You test new things by watching how your people take them, so a raised eyebrow has ended some good ideas, but this is a bolder period than most. Keep one experiment private. When it is strong enough for an opinion, you can invite the others to have a look.",
    "uranus hard":
      "Upheaval makes you look for blankets and chairs, because helping others to feel normal is how you stay calm yourself. Mostly it helps. If an arrangement comes apart now, ask whether it stood only because you supported it, and wait before you put it up again.",
    "neptune soft":
      "Other people’s feelings reach you through every wall, and at such a time more of them come in, so that you are full of compassion and tired without knowing why. Sing in the car. Music or prayer gives a borrowed sorrow somewhere to go before you bring it home.",
    "neptune hard":
      "Being needed persuades you every time, and your judgment becomes soft around it. Sad stories are difficult to verify. In such a period, tell the whole thing to an unsentimental friend before you help, including the detail that you would rather leave out of the account.",
    "pluto soft":
      "Years of helping have given you considerable influence over other people’s lives, though you would never call it power. It becomes easier now to see what being indispensable brings you, and to consider whether they would give you the same freely, if you asked them for it and did a little less.",
    "pluto hard":
      "Pushed by someone who wants control, you become nicer, because niceness has worked with so many people. Here it is taken for consent. Say no once in a level voice, expect a short and uncomfortable silence, and see how the conversation continues after it.",
    "mercury retrograde":
      "So much news passes through you that some of it is inevitably inaccurate, and more than usual at present, so check the places and times before you tell the next person.",
    "mercury direct":
      "You soften messages with art. Sometimes you practice it until the message can’t be found, but listeners are receptive again, so put what you mean into the opening sentence of it.",
    "venus retrograde":
      "Memory is generous in you, so old friendships look lovelier than they were, so before you suggest a reunion, recall who did the telephoning and the driving, and whether you would enjoy doing it again.",
    "venus direct":
      "You compare your taste with everyone else’s in order not to stand alone with it. Preferences become clearer now. One person is enough to find a thing beautiful, and that person is you.",
    "mars retrograde":
      "Your anger sounds bright. It comes out in that voice because showing it seems to risk someone’s love, and with less energy it is harder to disguise, so name it while it is mild.",
    "mars direct":
      "As your energy returns, other people have uses for it before you have finished your coffee, so promise the first free morning to some personal wish, and treat it like an invitation.",
    "ingress jupiter":
      "Giving is your profession, and receiving is something you do only as an amateur, but for about a year this area offers you practice. Try to remain seated.",
    "ingress saturn":
      "Promises to others are sacred to you, while those you make to yourself are easily postponed, and in this area the second kind is the one that counts for the next few years.",
    "ingress uranus":
      "Tradition is how you bring everyone into one room, and some of it loosens here over the coming years, but what matters is that they come. Let them alter the menu.",
    "ingress neptune":
      "Helping and being used become hard to distinguish here over many years, since both begin with the same warm feeling, and the difference shows the next morning, in whether you wake up glad.",
    "ingress pluto":
      "Some audiences have moved away. A good deal in this area was kept up to please people, and over many years that gradually stops, until you can see what you love for itself.",
  },
};
