import type { TypeProse } from "../type-prose.ts";

export const enfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    head: "feeling",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re a rescue dog that doesn’t wait for the avalanche. Someone looks lost, and you’re already digging. ENFJ sees what a person could become if anyone believed in them, and Aries can’t stand the waiting period, so sympathy turns into motion before the coffee is cold. Because you think out loud and on your feet, your best ideas tend to arrive in the middle of a sentence meant to encourage someone else. Love has the same energy: you show up early, argue on their side, and hug as if it were a competition. All this bravery isn’t fearlessness, by the way. Usually your heart is pounding.",
      argument: [
        "When you see a possibility in someone, you love it as if it were the person, and you want it to begin today. That leaves the other little time to look inward and find out, and your faith is so flattering that disagreeing feels like a failure of character. In effect you say yes for people before they’ve asked themselves. Many got started because of you, while others agree without wanting it, and then they’re late, they’re tired, they stop answering. You can feel abandoned by people you’d nearly pulled uphill.",
        "The next time you know exactly what someone should do, ask, “I can picture you doing this. Do you want it, or do I?” and leave it alone for two days. At your best you lend people courage until they’ve grown their own.",
      ],
    },
    Taurus: {
      thesis:
        "You plant people like oak trees, and then you bring a chair. Most encouragers give a pep talk and go home; you’re still there three years later. ENFJ sees who a person could become, and Taurus supplies a patience that doesn’t need to see leaves by spring, so slow bloomers thrive near you, and the grieving, and anyone whom faster believers have abandoned. Decisions ripen with you as well, until your voice calms a meeting before the words do. Home means routine, good bread and people who linger. Just don’t mistake this comfort for softness, because once you’ve promised something, you move toward it like weather: slowly, and for certain.",
      argument: [
        "You feel most alive when someone needs your faith, and once you’ve taken a place in a life, you don’t leave it. So the help continues at its original intensity, with the sympathetic questions and the lowered voice that a bad year deserved. It’s the most faithful thing about you. You stay loyal to people’s troubles after they’ve finished having them. Near you they can still be the one who was left, or failed, and they begin to see you less, because they’d like to be with people who don’t know.",
        "Meet one of them as if nothing had ever been wrong: ask, “What’s the best thing going on with you?” and then ask for a favor. At your best you’re proof that someone can stay for a lifetime without ever holding on too tightly.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a switchboard with a pulse: everyone gets connected, and everyone believes they had you to themselves. Gemini keeps you curious about anyone alive, and it gives ENFJ’s sympathy such quick ears that strangers don’t feel questioned, they feel interesting. Within five minutes they’re telling you what they’ve told no one at home. Since you understand a thing by explaining it to three different listeners, an ordinary day contains more conversations than you can count, at least one introduction, and affection delivered by message at all hours. The ease isn’t luck. Underneath are names learned, articles read, and homework that no one ever sees.",
      argument: [
        "You draw people close by paying attention, and you pay the best attention there is, for forty minutes. During that time the other person opens up, and opening up is what creates closeness; you, meanwhile, asked the questions. Half the friendships in your circle began that way. Most people feel closer to you than you feel to them. It leaves you with a crowd of devoted friends, few whom you’d think of calling, and a faint guilt, because they write as if to a confidant and you answer as if to a fan.",
        "Give one person a second conversation and begin with yourself: “Before you tell me anything, I’d like to talk about something that’s bothering me.” At your best you make a dozen lonely people into a neighborhood, and then you move in.",
      ],
    },
    Cancer: {
      thesis:
        "You keep a porch light on for half the town, and you know exactly who’s still out. ENFJ believes in what people could become, and Cancer wants them fed and safe while they’re becoming it, which is why you can say a difficult thing and have it accepted: it sounds like home. Decisions go through the people you’ve known, and one feels right when you can imagine all of them at the same table afterward. Give you an empty apartment and an afternoon, and there’s somewhere to belong. For someone so tenderhearted you’re immovable about essentials. Threaten a person in your care, and the light goes off and the dog comes out.",
      argument: [
        "The conviction is that people grow through what they’re told, and also that a home is a place where no one leaves in anger. Outside, the first belief wins; inside, the second. You love those at home most, so one trembling lip can demolish a speech you’ve prepared for days. You’re frank only with the people you could afford to lose. The rest receive warmth, supper and the assurance that they’re doing wonderfully, and must infer from your sighs what a stranger would be told outright.",
        "Say to someone you protect what you’d say to a gifted student: “I think you can do better than this, and it has been hurting me.” If there are tears, stay, and don’t take it back. At your best you’re where people hear the worst about themselves and feel more loved than before.",
      ],
    },
    Leo: {
      thesis:
        "You walk around with a spotlight, and you keep turning it on other people. ENFJ notices what’s best in someone, and Leo insists that such things be announced, so the beginner, the shy one and the recently dumped come out of an hour with you about four inches taller. It’s theater in the finest sense: the spontaneous toast was rehearsed, the entrance was timed, the birthday was planned in March. Feeling thinks faster than argument in you, and it’s usually good at it. But the fiercest thing about you is loyalty. Speak badly of an absent friend in your presence, and the evening is over.",
      argument: [
        "It embarrasses you to want praise while there are others to be lifted up, and you want it the way a plant wants a window. So you send out the very thing you need and hope that it finds its way back. It makes your compliments wonderful; they name the effort, the nerve, the thing no one else had seen. You give people the exact praise you’re waiting for someone to give you. What returns is gratitude, which isn’t the same, and since you look so sure of yourself, a compliment to you seems superfluous.",
        "Listen to your own next compliment, then go to a person who loves you and say, “I’d like to hear that, too. What do you see in me?” At your best you make applause contagious, and everyone goes home feeling like the lead.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a love letter with footnotes. The warmth is in the text, the helpful corrections are underneath, and people come back better than they went in. ENFJ sees who someone could become, in full color; Virgo adds the two practical steps that stand in the way, and because affection is guiding the pencil, hardly anyone feels graded. A good schedule can give you real joy, which you try to share with people who only came for lunch. You clarify your own thoughts by making lists for others. Then, among friends, the precision turns into comedy, and your account of a simple trip to the post office leaves the table in tears.",
      argument: [
        "Accepting people as they are is your creed, and accepting anything as it is goes against your nature, so you’ve divided the territory: others get the acceptance, and you get the unsparing eye. You make allowances for everyone but yourself, and so you never quite count as one of them. People gain a merciful teacher. But a person who forgives everything and requires no forgiveness stands a little apart, and friends who tell you their failures wait in vain for yours.",
        "Let one mistake of yours stand in front of someone, without a repair or a joke: “I got that wrong.” Then use the words you’d use for a friend. At your best you’re the teacher people quote for forty years, and half the quotations are funny.",
      ],
    },
    Libra: {
      thesis:
        "You conduct people like a string quartet: no one hears an order, and everyone comes in on time. Libra persuades ENFJ that rescuing people is no excuse for bad manners, so even the person who was wrong leaves without feeling like the odd one out. You decide by listening to the sound of a choice, said aloud to someone with taste. Love makes you considerate in a hundred ways that are noticed only when they stop. Behind the charm stands real ambition. You’d like to leave the world measurably kinder. You have plans.",
      argument: [
        "Because you know where people should go and find it rude to push, you lead from behind: you plant a thought here, raise an eyebrow there, and an hour later the group arrives, apparently by itself, at a fine conclusion. No one is humiliated, and things near you go well. You get your way so kindly that no one knows you had one. But a wish that isn’t stated can’t be granted, so even your birthday is your own arrangement, and then comes the nagging question: would they have chosen this, or you, without assistance?",
        "Go first this week. Before anyone has spoken, say, “I’d like the mountains. I’d be disappointed by the beach,” and do nothing to help it along. At your best you make people nicer to each other simply by being somewhere between them.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a campfire at the mouth of a cave. People come for the warmth and end up telling you what’s in the dark. ENFJ has the faith to see the worst of someone and go on believing in the best, and Scorpio makes sure the worst really gets looked at, with no gasp and no gossip. One question lies under the other nine, and your mind goes straight for it in a voice that makes it bearable, which is why strangers confide in you at the second meeting. For a few people you’d cross a continent. They know the best of it: after the deep talk there’s usually some magnificent nonsense.",
      argument: [
        "Closeness is what you want, quickly and with many, while almost no one may come near what’s still tender. So you’ve set aside a collection of old injuries, well closed, and you hand them out like keys, since they look like trust and they open other people. You confess what no longer hurts, so people will tell you what still does. They go home lighter and attached to you; you go home with their secret and your own, untouched, surrounded by people who trust you and have no way to help.",
        "Tell one of them something that has no ending yet: “I’m in the middle of this, and I don’t know how it looks from outside.” If your voice shakes, it’s the right story. At your best you go down with people into the worst of it and come back up laughing, together.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a sermon with the windows down: loud, funny, heading somewhere, and people keep asking if there’s space in the back. Sagittarius gives ENFJ’s kindness a horizon, so it isn’t enough for you to comfort the discouraged; they have to see the ocean. They go home with something sturdier than a good mood, namely a first step. Ideas reach you on the move, and nothing pleases you like a long argument with someone you’re fond of. In your company it’s respectable to want things again. And before each cheerful leap there was more patient, unglamorous thought than anyone suspects. You prepare.",
      argument: [
        "Pain has to be lifted, you feel, and every event has to mean something. So a misfortune has hardly been described before it has turned, with love, into an opportunity: the lost job that frees them, the breakup that was coming. In the long run that works wonders, and you’re frequently right. But you hand people the lesson before they’ve finished having the pain. They nod, because you’ve gone to such trouble, and take the rest of their tears to someone less inspiring.",
        "When a friend tells you something bad, stay at the worst part: “That’s awful. What’s it like?” Keep the outlook for half an hour, even a superb one. At your best you can make people believe in a morning, and then get up early to drive them there.",
      ],
    },
    Capricorn: {
      thesis:
        "Love from you comes with a confirmation number. You believe in someone, and a ride, a reference and a reminder follow. ENFJ brings the joy of having everyone there, and Capricorn the deposit and the spare chair, so gatherings actually take place. Shoulders drop when you take charge, because you’ve planned the kindness months ahead. Even fun begins rather formally with you, until the right song comes on and the formality is over by the chorus. The capable face is practiced, and behind it is someone so sensitive that a careless remark can sit through a whole week of meetings with you.",
      argument: [
        "You love people, and you distrust whatever can’t be shown by work, so affection takes the form of arrangements, each of them real. Families and teams stand because of it, but arranging is done with your back to those it’s for: they’re laughing in there, and you’re on your way past with a tray. The people you look after best are the ones who miss you. Most would trade the perfect weekend for an hour in which you wanted nothing done.",
        "Make one appointment that has no purpose and no end, a porch or a second pot of coffee. When the talk dies down, say, “I don’t have to be anywhere,” and stay until they get up. At your best you build the table, fill it, and then sit down at it.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a block party with a manifesto. There’s a cause on the banner, and somehow everyone’s been introduced. Aquarius thinks in large numbers and would like a fairer world; ENFJ takes that abstraction and learns the names, so the youngest volunteer gets asked to speak and the person by the wall gets drawn in. With a mind that runs ahead of the agenda, you see in March what the others will want in October. Affection with you is cheerful and unpossessive, to the point that you’re happy for friends who leave, and mean it. After all that company you like to be alone for a while, thinking about nothing useful to anyone.",
      argument: [
        "One part of you longs to be close, and part suspects that every bond becomes a claim. A newcomer satisfies both, being someone to welcome who doesn’t expect anything yet, and countless strangers have found a place in the world through you. Once they’ve come to know you, to need you on a weeknight and notice your moods, the attention finds a fresh object. You’re warmest to people who don’t know you yet. Those near you conclude that they’ve become boring, when in fact they’ve become important, and able to see you.",
        "Put the phone elsewhere for an evening and ask someone you’ve known for years what you’d ask a stranger: “What are you hoping for these days?” Then answer it yourself. At your best you make outsiders into a majority, and they elect you to cut the cake.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a lifeboat with a choir in it. It comes out in any weather, and by the time people are dry, they’re singing. Pisces leaves almost no skin between your feelings and everyone else’s; ENFJ, which can’t see a need without organizing something, gives all that sympathy a rudder, so where others stop at the sigh, you sigh and then there’s a plan, a volunteer and somewhere to sleep. Knowledge comes by music and by dream, and you defend it afterward with surprisingly good arguments. Where others see a hall with bad lighting, you’ve already seen the evening, and who will be standing together at the end of it.",
      argument: [
        "Being carried by what you feel, you go where the need is lowest and deepest, so your aims come from outside: the saddest face determines the course, and you follow it with such energy that it looks like purpose. A great many people have been reached in time because of that. You go where you’re needed and call it what you want. It spares you a difficult question. It also means that the cheerful friend and the steady partner see little of you, and that your own wish is put off for another year.",
        "Write down one aim with a date and give it three hours before attending to anyone’s trouble. When the phone rings, say, “I love you, and I can give you an hour on Wednesday.” At your best you arrive where hope has stopped delivering, and bring enough for the street.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can walk into a defeated team and have them disagreeing about how to win by the afternoon.",
        "Courage passes through you to others; people dare more in your company than they intended to.",
        "Your joy at another person’s success is real, loud, and free of the usual drop of vinegar.",
      ],
      costs: [
        "Momentum makes you deaf, and those you swept along remember principally that they were never asked.",
        "You mistake a full house for intimacy, and go home hungrier than you came.",
        "When the cheering stops you invent a new campaign, sometimes before the last one has been fed.",
      ],
      tensions: [
        {
          between: "Their pace or yours",
          text: "You see the summit and they see their shoes, so go ahead alone on what is yours, and wait wherever their names are involved.",
        },
        {
          between: "Serve the cause or be its star",
          text: "You want both and confess to one. Take the spotlight openly, by agreement, and it will stop leaking into everything.",
        },
        {
          between: "Inspire them or let them be",
          text: "A listless afternoon is seldom a failure of morale, so ask whether a push is wanted, and if it’s not, keep your hands in your pockets.",
        },
      ],
      practice:
        "On the first evening of each week reserve one hour in which you will encourage nobody. Put it in the calendar, spend it at something you’re bad at, and afterward write one line about how it went.",
    },
    Earth: {
      gifts: [
        "Things that you found go on for years, because you thought beforehand about the stairs and the rain.",
        "People become skilled near you, since you have the patience to let a wrist learn.",
        "In an emergency you’re the one who has blankets, a number to call, and a calm lap.",
      ],
      costs: [
        "You take over what others do badly, and they remain bad at it, with affection.",
        "Your loyalty to a place can outlast its loyalty to you by a decade.",
        "Being looked after makes you itch, so those who love you have nowhere to put it.",
      ],
      tensions: [
        {
          between: "Let them grow or keep them near",
          text: "You pack the suitcase and then, in spite of yourself, you bake, so determine which of the two you’re doing before they’re at the gate.",
        },
        {
          between: "Serve or rest",
          text: "Your body sends memos that you file. Answer the first one, the stiff neck, and there won’t be a third.",
        },
        {
          between: "The old custom or the new hand",
          text: "What you’ve preserved is good, and since someone younger has an idea, give them one season and stay out of the pantry.",
        },
      ],
      practice:
        "Once a week accept a favor that will be done worse than you’d do it, a ride, a meal, a hem, saying thank you, correcting nothing for a full day, and noting afterward what happened to your shoulders.",
    },
    Air: {
      gifts: [
        "You hear what two people mean to say to each other, and you can say it for them.",
        "People find one another through you, and go on to build things in your absence.",
        "Your questions make people more interesting than they were when they sat down.",
      ],
      costs: [
        "You adjust your words to each listener until even you can’t tell which edition was meant.",
        "Everyone’s opinion is in your head by evening, and yours takes the seat that’s left.",
        "You return every question, so charm keeps you company where a friend could be.",
      ],
      tensions: [
        {
          between: "Agree or be known",
          text: "Nodding wins the evening and loses the year. Put in one “I see it differently” a day, in a friendly tone.",
        },
        {
          between: "All of them or these few",
          text: "Your address book is a town. Select five inhabitants who get your second thoughts, and let the rest have your first.",
        },
        {
          between: "Understand or decide",
          text: "You can state both sides until everyone has gone home. Give yourself a deadline and pick the side that requires fewer adjectives.",
        },
      ],
      practice:
        "Each evening for two weeks write one line that opens with “I think,” on a matter where you’d rather please. By the next noon say it to one person whom it won’t please, and add no softener.",
    },
    Water: {
      gifts: [
        "You notice who is about to slip away from a group, and they stay because you did.",
        "Because sorrow doesn’t frighten you off, people can tell you the worst considerably earlier than they tell anyone else.",
        "Those you have loved take a sense of belonging with them into houses you’ll never see.",
      ],
      costs: [
        "You console the very person who came to console you, and remain thirsty.",
        "A cool tone from one face can undo the kindness of forty others.",
        "Need attracts you more reliably than joy, so the happy ones among your friends get little of you.",
      ],
      tensions: [
        {
          between: "Feel it with them or stand beside them",
          text: "Weeping along looks like love, but lend a dry sleeve instead, and you will still be of some use to them tomorrow.",
        },
        {
          between: "Be needed or be wanted",
          text: "You know how to earn the first; for the second, spend an unproductive evening with people who are perfectly fine.",
        },
        {
          between: "Their mood or your own",
          text: "By dusk the two have run together, unless you can name three things you felt this morning before you met anyone.",
        },
      ],
      practice:
        "Twice a week for a month, give half an hour to a friend who is doing well, asking only about what delights them and mentioning one delight of yours, and note afterward whether you felt idle or fed.",
    },
  },
  openings: [
    "People like you face outward. You come in reading a face for what it lacks, and you’re so accomplished at it that everyone takes the talent for your entire character, although there’s a second one behind the helper’s shoulder, with its own appetites and its own opinion of the guests. Let’s have it step forward.",
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everyone were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you, and it may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Most of your new beginnings start from what someone else needs, a calmer you or a stronger one, so that a change benefiting no one in particular can feel unearned. Choose one that simply pleases you, in clothes or in hours, and keep it for a month.",
    "new 2":
      "Money leaves you easily. Giving makes you feel rich and caution has always seemed a bit ungenerous, while saving goes better with a purpose you can picture, so name a goal and a date and tell a friend.",
    "new 3":
      "Among siblings and neighbors the news tends to pass through you, improved on the way, while your own seldom gets a turn. Starting a conversation is easy for you, and this time you could begin with something of yours, before the first sympathetic question.",
    "new 4":
      "A home is above all a mood to you, and you’re generally the one who looks after it, so arrange a chair, a shelf or an hour purely for your own comfort. Changes take hold easily at present.",
    "new 5":
      "In your care, fun tends to become an event, with guests, a plan and someone shy to be included. A new hobby or romance does better while it’s still too little to be shared, so give it a few weeks before you invite anyone.",
    "new 6":
      "Your routines seldom fail through laziness. They’re given away, one favor at a time, to people who looked tired, so place the new one before breakfast, at an hour when no one can ask you for it.",
    "new 7":
      "You can fall in love with potential, which makes you a generous partner and sometimes an impatient one. When something begins between you and another person, notice what they enjoy now, how they keep appointments and how they treat waiters, and respond to that.",
    "new 8":
      "Vague arrangements are what go sour. Clear terms about money can seem unfriendly to you, as though confidence were missing, so if a loan or a shared cost comes up, name the amount and date in a warm voice.",
    "new 9":
      "You discover what you think by explaining it, so solitary study is likely to stall around the second chapter. If a subject or a country attracts you, look first for a fellow student or traveler whose enthusiasm you’d enjoy catching.",
    "new 10":
      "Ambition makes you say “we.” A benefit to the team is easier to defend than a wish, but people in charge can’t tell which job you’d like, so inform one of them in the first person, with your reasons.",
    "new 11":
      "With strangers you’re on familiar ground, and by the third meeting you know the birthdays and have been given a key. Being useful brings you in quickly. What it doesn’t leave you is an opportunity to look around and see whom you’d like for yourself.",
    "new 12":
      "Feelings turn into conversation quickly. Some don’t get to be felt first, so keep one of them to yourself in this period, on walks or in a notebook, for a few days before you share it even with an affectionate listener.",
    "full 1":
      "A bright face is skilled work, and you’ve practiced it so long that people take it for your nature, although more of what you feel is visible now. Notice who sees it. Those who stay at your side can be told the rest.",
    "full 2":
      "Modest generosity doesn’t look like an expense, whether it’s a lunch, a loan or a gift for a colleague, and yet together they become a considerable sum. Mark those you enjoyed giving, and let the others show you where politeness has been costing you.",
    "full 3":
      "Because you hear both sides so well, you can end up translating for people who are perfectly able to speak. If a misunderstanding comes to light, resist the first impulse to explain each to the other, and simply bring them to the same table.",
    "full 4":
      "Family tension reaches your body early. Before anyone has raised a voice you begin to offer food and good sense, so if something has to be said at home, let a silence last, which often gets another person to begin.",
    "full 5":
      "Praise for something you’ve made is soon distributed among everyone who helped, until nothing is left with your name on it. Before you pass on the next compliment, repeat it to yourself word for word, and say which part you’re proud of.",
    "full 6":
      "Being needed feels like energy. You can confuse the two until the exhaustion arrives all at once, so give back one task to the person it belongs to, since both survive better than you’d think.",
    "full 7":
      "In an intimate relationship you watch over the other person’s progress, and your own wishes stay in the background. What comes back to you is easier to see at present. If something is missing, put it as a request, since hints sound like disappointment.",
    "full 8":
      "You’re inclined to forgive before you’ve added up the damage, because another person’s shame is harder for you to bear than your own loss, although the forgiveness is worth more afterward. Name the debt kindly, in full.",
    "full 9":
      "When you’re convinced, people catch it from you, and so they seldom contradict you, which leaves your beliefs without much exercise. If a doubt comes up now, discuss it with someone who disagrees; the best part of the belief usually survives the conversation.",
    "full 10":
      "Applause and criticism both affect you. For days either can determine what you think of your own work, so write down your verdict before theirs arrives, with two strengths and a weakness, and you have something to compare it with.",
    "full 11":
      "Many of your friendships run on your effort, as it’s you who calls and makes the plan. Leave a gap of two weeks and see which of them come toward you. Some silent people, it often turns out, were waiting for exactly that.",
    "full 12":
      "Other people’s sorrow can stay with you after they’ve cheered up and gone out, and since an evening alone feels like a person you’re neglecting, you rarely take one. Take one now. List what weighs on you at present, and mark which of it began as yours.",
    "eclipse 1":
      "You’ve been the encouraging one for so long that people hardly expect anything else. When that role slips, wait through the awkward pause, since someone present may have an encouraging word for you.",
    "eclipse 2":
      "Security means people to you. A change in income therefore feels first like letting someone down, so tell them early and plainly, because those who love you would rather help than be protected.",
    "eclipse 3":
      "When a regular talk with someone comes to an end, you’d like to fill the gap immediately with new ones, but leave it empty until you know what you valued in it.",
    "eclipse 4":
      "Wherever you live, others rely on you for the warmth, and when an arrangement ends there, they discover after some time that they’re capable of providing it as well. Wait for that.",
    "eclipse 5":
      "Disappointment in love or play makes you plan something consoling at once, for yourself and everyone involved. Give it one whole evening first, because grief that has been felt tends to be shorter.",
    "eclipse 6":
      "Your days are built from promises. When a routine breaks, you learn which of them are still wanted, so wait until people ask again, and drop whatever isn’t requested.",
    "eclipse 7":
      "At times you look after both sides of the emotion between you and another person. A change returns their side to them, and you needn’t be unhappy because they are.",
    "eclipse 8":
      "Guilt can outlast a debt. It goes on collecting from you long after everything is paid, so if something shared ends now, ask yourself whether you’re still grieving, or simply still giving.",
    "eclipse 9":
      "A teacher or a creed that once guided you becomes part of your own voice in time. Losing it is less complete than it feels, since you’ve been giving those directions yourself.",
    "eclipse 10":
      "An empty position makes you stand up before you’ve thought about it, because someone has to, although being wanted there and wanting it are separate things. Sleep on it for a week.",
    "eclipse 11":
      "When a group gets smaller, you search for what you did wrong. Mostly people’s lives have changed, and you can write to those you’d like to see again without reviving the whole.",
    "eclipse 12":
      "Some sacrifices last so long that you’d describe them as your character, and if one of them is no longer needed, the lightness can feel like guilt at first. That feeling passes.",
    "jupiter soft":
      "Opportunities come to you mainly through people you’ve been good to, and in these weeks several tend to arrive at once, although accepting one can seem unkind toward the others. Accept one anyway. Prefer the one from which you’d learn most, even if you wouldn’t be the warmest person there.",
    "jupiter hard":
      "Enthusiasm makes promises in your name, because in front of a hopeful face the future looks roomier than it is. For this period, answer every request with a time at which you’ll reply. A night’s pause costs them little, and you seem just as kind in the morning.",
    "saturn soft":
      "Inspiring people comes naturally to you. Being relied on for exact, completed work is another kind of respect, which can be earned now, and it’s surprisingly restful, as no one has to be encouraged. Choose one assignment and do it to the last page without an audience.",
    "saturn hard":
      "Since charm helps you past most obstacles, a person or a rule that isn’t moved by it can feel like a judgment on your heart. As a rule it’s only a standard. Ask what exactly is required, work alone for a time, and submit it early, when corrections are easy.",
    "uranus soft":
      "People who love you expect a certain role, and you know it so well that part of you is bored. In this period they adapt faster than you fear, so alter one thing this month, without preparing anyone for it, and observe who is pleased.",
    "uranus hard":
      "When plans collapse without warning, you look after everyone’s reaction to it except yours, which turns up days later when you’re alone. Be annoyed first. Take half an hour for it before you deliver the hopeful speech, and say aloud what you had been looking forward to.",
    "neptune soft":
      "Moods come across to you from other people, as they always have, and in such months they bring melodies, faces and half an idea. These need some outlet besides sympathy. A notebook or an instrument is enough, as it listens and requires nothing from you in return.",
    "neptune hard":
      "Your wish to rescue is strongest where you know least, since a stranger’s trouble has no history to argue with it, and at such a time your picture of a person is especially lovely. Ask around first. Find out how the last two helpers fared before you offer more than advice.",
    "pluto soft":
      "You influence people every day with a question or a well-timed compliment, and would rather not call it power. Looked at calmly, it’s nothing to be ashamed of. Make your requests in the open for some weeks, and see how many are granted without any preparation.",
    "pluto hard":
      "In kind circles, pressure comes with a smile, and you know how that’s done, so when a struggle over control goes on beneath the surface, you can win it and feel lonely afterward. State your outcome openly. Ask what the others want before you continue.",
    "mercury retrograde":
      "Each message of yours is adapted to its listener, which is considerate until three versions meet. While misunderstandings are frequent, write one text for everyone, and add the personal line separately.",
    "mercury direct":
      "Matters that you smoothed over with one person at a time can now be cleared up in a single announcement, which is less charming, and most of them are relieved.",
    "venus retrograde":
      "An old affection seems lovelier from a distance, partly because you recall what you gave, so consider whether it’s the person you miss or the giving. Grand gestures can wait.",
    "venus direct":
      "Your taste is so accustomed to pleasing others that it hardly speaks up. It does now, quite clearly, so order, wear or play what you’d choose if you were on your own.",
    "mars retrograde":
      "Anger can look like help. It’s brisk in you, thorough and a little too friendly, so when your drive is low, notice what you’re doing for people, and whether you’d rather complain.",
    "mars direct":
      "Drive returns, and so do other people’s emergencies, which attract you strongly. If a project of your own is already under way that morning, part of the strength stays with it.",
    "ingress jupiter":
      "More becomes possible here for about a year, and you’d like to take everyone along, although some of the growth is meant for one. Describe it to them afterward.",
    "ingress saturn":
      "In this area encouragement matters less over the coming years, and regular attendance more. It suits you better than you’d think, because devotion is what you do when the applause has stopped.",
    "ingress uranus":
      "Arrangements keep shifting here. For some years it’s those you make for other people’s comfort, and a few blank days in each month make that easier and leave you something to improvise with.",
    "ingress neptune":
      "Reading people is a gift of yours, and in this area it’s less reliable for a long while. If an impression flatters or alarms you, ask the person about it directly.",
    "ingress pluto":
      "A gradual change here goes deeper than kindness can reach, and over the years you discover what you do by choice and what was duty. Duty becomes easier to put down.",
  },
};
