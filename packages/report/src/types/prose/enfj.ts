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
        "Somebody mentions that she’s always wanted to run a marathon, and before the sentence is over there’s an entry form open on your phone. ENFJ can already see her at the finish line, crying and holding a banana. Aries sees no reason to wait for spring. You clap first at concerts, you’re dancing while it’s still embarrassing to dance, and when a stranger is being talked down to at a shop counter, you turn out to be standing beside him. Shy people do astonishing things in your company and explain afterward that they hadn’t planned to. What they remember is that you never doubted it, that you ran the last mile on the grass beside them, and that you were easily the loudest person there.",
      argument: [
        "A group makes you happiest when everybody’s in. It also makes you restless until somebody moves, and everybody is never in by then. So you speak for the rest. The chair asks who’ll take on the fall fair, no one breathes, and out of you comes a bright “We’d love to.” Your friends find out from the applause. They like you, and most would have agreed by Friday, but nobody gave them until Friday, so they bring half their hearts. On the day, you’re hauling tables through the rain and wondering what happened to that wonderful “we.” It was never asked.",
        "When the next silence opens, answer for one person: “I’m in. I’d like company, so let me ask around and tell you tomorrow.” Then ask them singly, and let each have a real chance to say no.",
      ],
    },
    Taurus: {
      thesis:
        "Most people’s encouragement is a speech. Yours pulls up a chair, because ENFJ spots what somebody could become and Taurus is in no hurry to see it. When a friend takes up the cello at forty, others attend the first recital; you attend the sixth, and notice the slow part. Grieving people like your company best after everyone else has stopped asking. You remember how they take their coffee, you know which bench at the park gets the late sun, and you can walk beside someone for an hour without once improving them. Then you say a single thing, in that unhurried voice, and they’ve made up their mind by the gate. It’s a great comfort to be believed in by someone who’s staying.",
      argument: [
        "Before the summer trip you ask everyone’s opinion, and you mean it: people ought to have a say, and a plan nobody loves makes you uneasy. But a good while before the asking you’d sat down on an answer of your own, and you don’t get up easily. So a lively discussion is held. The coast gets a hearing, the mountains get a hearing, you nod at all of it with real affection, and in July the whole party is at the lake. Nobody was bullied. They’ve only noticed that talks with you end where you were sitting, and these days they say “whatever you think” rather early.",
        "On the next matter you’ve already settled, own up: “I want the lake, and I’m hard to move on it. Everything else is yours.” They’ll enjoy the dates, the cars, and teasing you about it.",
      ],
    },
    Gemini: {
      thesis:
        "By the time the train leaves, you know why the conductor moved here, and he knows a man in your building who repairs accordions. They ought to talk. Gemini can’t pass a person without wondering, and ENFJ can’t learn what someone needs without thinking of who has it, so half the couples, jobs, and spare bicycles in your circle can be traced to you. You speak fluent teenager, fluent surgeon, fluent grandmother, and you can explain any of them to the others. A story improves while you tell it. So does its hero, who’s sitting there and hadn’t known she was funny. People walk away from ten minutes with you feeling more interesting than they came, and because you really were interested, they’re right.",
      argument: [
        "What you want is to know people all the way down. What you also want is the next one. On a Thursday you fall into talk with someone at a conference, it gets late and true, and at the hotel elevator you both say this has to continue. You mean every word. By Sunday there’s another marvelous stranger, and Thursday’s friend, who told you things she’d told nobody, is looking at a phone that doesn’t light up. In March you run into her and you’re overjoyed, which confuses her most of all. She’d concluded that she had said too much.",
        "Choose one such person this week and write, without the essay you feel you owe: “I disappeared, and it wasn’t you. I still think about what you said. Friday at five, by phone?” Then call at five, even if something fascinating turns up at ten to.",
      ],
    },
    Cancer: {
      thesis:
        "After you’ve dropped someone off, you wait with the engine running until a light goes on upstairs. Then the phone: “Home?” ENFJ believes that people can do far more than they’ve dared; Cancer likes to know how they’re getting back. Being sent out into the world by you is therefore a pleasure, with a speech, a sandwich, and a spare charger. New colleagues are taken to lunch on the first day, and the shy one sits next to you. In hospital waiting rooms strangers move a seat closer. Your memory for what people said in passing is uncanny, and years later you’ll ask about a dream they’d half given up, in a tone that makes them go home and look for it.",
      argument: [
        "Nobody gives a better push than you. You read the application, you rehearse the interview by phone from your bed, you cry at the good news and mean it. Then it sinks in that the job is in another city. Growing means going, and you want people grown and also within reach, so in the following weeks small weather reports begin: the rents there, the winters, how tired she looks lately. At the farewell party you’re wonderful to everybody and a little formal with her. She flies off half guilty, and for a while she calls less, because every call has a sigh at the end.",
        "Say the sad thing once, as yours, and then be proud out loud: “I’ll miss you badly, and I want you to go. The missing is mine to handle.” Next, ask what her window looks out on.",
      ],
    },
    Leo: {
      thesis:
        "At the airport you’re the one with the sign. It’s large, there’s glitter, and it carries a nickname that its owner has spent years trying to lose and is secretly delighted to see. ENFJ can tell what each person would like to be admired for. Leo holds that admiration should be audible from the parking lot. So the quiet intern hears, in front of the whole elevator, just what she did for the client, and she’s taller until Easter. You dress for the school play as if it were opening night, because to somebody it is. A shared meal turns into an occasion when you sit down, and even your bad news comes with gestures. In your company, nobody feels like an extra.",
      argument: [
        "You’re asked to introduce your friend, and the introduction runs longer than her speech. It’s brilliant. It begins with the night you met, there’s a part for the audience, and by the end they love her, though they’ve gotten to know mostly you. To lift somebody is your great joy, and to be looked at while lifting is another, and in the glow you can’t always tell which one has the microphone. She thanks you from the heart. But for her next event she asks a colleague with note cards, and you’re hurt, having meant every word.",
        "Give an hour this week to somebody else’s moment, from the audience. Arrive on time, sit in the third row, and say afterward: “I loved the part about your first year. Tell me how you found it.” Then let her be the one with the story.",
      ],
    },
    Virgo: {
      thesis:
        "Friends call you before the interview, and what they get is faith and a checklist. ENFJ tells them, in a voice that would move furniture, why they’re the one for this job; Virgo has noticed that the second page says “manger” where it should say “manager.” Both are love. Nobody travels like the people you’ve packed for. You know which pharmacy stays open, what the doctor’s receptionist needs to hear, and how to say “there’s something on your chin” so that it feels like being let in on a secret. Beginners thrive with you because you break the terrifying thing into steps, and at step two you’re as glad as others are at the finish. Few people can be both the cheering and the map.",
      argument: [
        "The party was lovely, and you drive home conducting the inquiry. All evening you’d spoken as you do, straight from the heart, with a hand on somebody’s arm. In the car the other half comes on duty and goes through the minutes. Did that remark about her new job sound like pity? By the bridge you’re certain. At 7:50 next morning she gets a thoughtful message explaining what you meant, and she, who’d heard only kindness, reads it twice and begins to wonder what you think of her job. So the apology did the harm. Worse, you’ll be more careful with her next time, and she’ll feel that, too.",
        "Leave one evening uncorrected this week. If by Thursday you still wince, ask instead of explaining: “I keep thinking about what I said on Saturday. Did it land badly?” Believe the answer, even if it’s “What did you say?”",
      ],
    },
    Libra: {
      thesis:
        "A wedding table planned by you has a retired judge beside a tattoo artist, and at midnight they’re exchanging addresses. ENFJ knows what each of them is longing to be asked; Libra knows that the candle has to come down four inches so they can see each other. Ease is your art, and it’s hard work. An awkward guest finds himself telling his one good story to the one person who’d love it. Two neighbors who haven’t spoken since the fence end up holding the same ladder. Praise from you is well cut and fits its owner, and even your disagreement comes in such good order that people thank you for it. Leaving takes you an hour, since everyone must be left happy.",
      argument: [
        "A friend hands you the first hundred pages of her novel and watches your face. You care about her growth, and you can see that the story starts on page sixty. You also can’t endure a lovely moment being spoiled, least of all by you. So you talk about the grandmother’s garden, which really is beautifully done, with such warmth and detail that she leaves on air and sends it out as it stands. The rejections say what you’d have said. She’s too fond of you to wonder, but the next draft goes to a blunter friend, who gets to help.",
        "Before you praise the garden, find out what’s wanted: “I loved reading it, and I have one large thought. Would you like it now or next week?” Nearly everyone says now. Then say page sixty, and stay for a drink.",
      ],
    },
    Scorpio: {
      thesis:
        "On a night drive, somewhere past the last gas station, the person beside you says the thing. They always do. ENFJ makes it safe to talk, Scorpio makes it useless to talk about the weather, and between the two your passengers arrive lighter by a secret they’d had for ten years. Nothing you hear shocks you. You take in what people admit with lowered eyes, and then you ask the next question, a short one, and it’s exactly right. You can tell a cheerful face from a happy one across a wedding lawn. Few can be so funny at a graveside without hurting anyone. When you say you believe in somebody, it counts, because you’ve already seen their worst.",
      argument: [
        "She comes back after a year of not speaking, and you’re the first to open your arms. It isn’t an act. You think people deserve another beginning, and you hate a broken circle. It’s just that nothing in you has forgotten, either. So she’s given the tickets to hold for the group trip, and you keep a copy. She talks at dinner, and you listen warmly for the old tone. She feels welcomed and watched, can’t say why, and grows a bit too careful, and careful is exactly what you were listening for. By the end of the trip you’ve both been kind all week, and nothing’s been repaired.",
        "Forgive less quickly and more aloud. Tell her on a walk: “I’m glad you’re back, and I still don’t trust it. Can I tell you what it was like?” What she’s heard, she can answer.",
      ],
    },
    Sagittarius: {
      thesis:
        "You said “we should all go,” and unlike everyone else who’s ever said it, you’d looked up the ferry. Sagittarius wants to see what’s over there. ENFJ wants everybody to see it, including the man from accounting who hasn’t left the county, so off he goes, and there’s a photograph of him on a mule. Long car rides with you change somebody’s plans for life. You’d talk to a shepherd, with or without a language in common. In defeat you’re magnificent: give you five glum people in a parking lot after a lost game, and inside ten minutes they’re laughing and have a theory about next year. People don’t feel cheered up by you so much as pointed at something.",
      argument: [
        "On the platform in the foreign city, six people are looking for the restroom, and you’re forty yards ahead, at the stairs, burning to go. You invited them all. It would’ve been a poor trip without them, and it’s a slow one with them, and you can’t be happy at either end. So you circle, bright and helpful, carrying somebody’s bag and glancing at the clock, and in the evening you’re short with the slowest, who’s having the time of her life because of you. She’d have been content with a bench. What she’ll remember is that she was in the way.",
        "On the next outing, take your freedom openly in place of leaking it: “I’m going to race around alone until noon. Lunch at the harbor, and I want to hear what you found.” You’ll come back fond of all of them.",
      ],
    },
    Capricorn: {
      thesis:
        "When you tell a discouraged person that it’ll work out, there’s a phone number attached. ENFJ sees that she could be a nurse; Capricorn has found the night class, the scholarship that closes on the ninth, and a neighbor with a spare desk. On moving day you’re the one with the dolly, the elevator key, and a kind word for the boy who dropped the lamp. Committees straighten up as you come in, only a little out of fear, since you’ve read the minutes and you also remember that the treasurer’s daughter was ill. Your jokes are dry and arrive without warning. Long after the stirring speakers have moved on, people are standing on something you built for them.",
      argument: [
        "A man at your gym says he’s thinking of going back to school. You glow, you tell him what you see in him, and he’s never been so believed in. That was Monday. On Thursday you ask whether he’s called the college. The next week you ask again, kindly, and by the third week he’s using the other door. Faith, to you, is a gift, and it’s also an investment, and you look in on investments. He took you for a friend who understood him. What he has now is a friend who’s waiting for a report, so he’s ashamed in front of the one person who made him feel he could.",
        "Encourage somebody this week and then leave the follow-up to him: “I think you’d be good at it. I won’t ask again, so come and find me if you want a hand.” Afterward, talk about anything else.",
      ],
    },
    Aquarius: {
      thesis:
        "You’d learn the names of everyone on the block to get rid of a parking rule, and end up with a street fair, a tool library, and two engagements. Aquarius has opinions about how people should live together. ENFJ goes and knocks, and asks the grumpy one at number nine what he used to do, and soon he’s running the tools. Odd people bloom around you because you don’t treat them as odd; you ask the boy with the snake a better question about snakes than he’s ever had. On a first day anywhere, you look for whoever has no one to eat with. Your birthday guests have nothing in common except that you once told each of them they were needed.",
      argument: [
        "You write the rule for the volunteer schedule yourself, and it’s fair: everyone takes one bad Sunday, no exceptions. Then somebody comes to you after the meeting with wet eyes. In principle you believe that all should be treated alike, and in person you can’t refuse a soul, and so the rule is kept in public and bent in the hallway. She’s off the hook, and by spring so are four more. The people who never asked are doing double Sundays. They don’t blame the ones who cried. They’ve drawn a conclusion about your rules.",
        "Next time, bend it for all or for none, and say so in the hallway: “I’d love to say yes. I can’t do it for you and not for them, so let’s bring it to the group.” It’ll feel cold for a day. Fairness has to survive a sad face.",
      ],
    },
    Pisces: {
      thesis:
        "A cashier asks whether you found everything, and before the receipt has printed you know about the divorce. You’d gone in for milk. Pisces hears the catch in the voice; ENFJ has thought of a lawyer, a book, and someone with a spare room by the time you reach the car. Others are moved; with you there’s a sign-up sheet. Show you a dull hall with folding chairs, and you can see the whole evening, who’ll be singing by ten, which shy pair of guests will still be talking at the door. Grown men have to step outside during your toasts. Your praise is so exact, naming a gift its owner had only half suspected, that people keep the message for years.",
      argument: [
        "The friends can’t agree on a weekend away until you get hold of them. By Tuesday they’ve all said yes to the lake, they’re even excited, and then one of them sighs. The date’s a bit awkward, she says, but really, it’s fine. You’re able to lead a crowd nearly anywhere, and unable to leave anybody behind, so the sigh is victorious. You phone around, you move the weekend, and two people lose their deposit without a word. The rest adjust, a little more slowly each time, because a yes to you seems to be only a draft. And she never wanted it moved. She was tired, and it came out as a sigh.",
        "When you hear the next one, comfort the person and keep the plan: “I know the date’s not ideal. We’re going on the ninth, and I’d love to have you. What would make it easier?”",
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
    "sun 1":
      "Within a minute of coming in you know what each person hopes you are, and you’re good at being it. Find out what you’d be if nobody hoped for anything. Take one decision, hair, weekend or job, write down your answer before you’ve asked anyone, and go with that.",
    "sun 2":
      "Asking for somebody else’s raise comes easily to you, and you blush when the raise is yours. Write your next request about money as if it were for a colleague you admire: what they do, what it’s worth, what you suggest. Then change the name and send it.",
    "sun 3":
      "Everyone gets a proper reply from you, with a question at the end, and so everyone writes back. Let a few of these conversations finish. “Lovely, see you Friday” has no question in it, and the half hour you save goes to the person you’d most like to hear from.",
    "sun 4":
      "You come through your own door still being nice to people. Home is the one place where you’re allowed to run out of words, so tell whoever’s there, or whoever calls, “Give me half an hour.” Sit down somewhere soft, and don’t use it to think about their problems.",
    "sun 5":
      "For other people’s birthdays you start three weeks ahead, and for your own you say that cake is plenty. Fun is allowed to be about you now. Name one thing you’d enjoy that improves nobody, the climbing wall, the bad musical, and ask someone along because you want to go.",
    "sun 6":
      "Lunch is when people bring you their troubles, and you eat with one hand. While the days are this full, keep two lunches a week for yourself, outdoors, with food that takes both hands. When somebody needs you, say “At two I’m all yours,” and at two be all theirs.",
    "sun 7":
      "A change in someone’s voice reaches you before they’ve noticed it, and by dinner you’ve asked twice whether everything’s all right. Ask once and then wait, which for you is the hard part. Say “I’m here if you want to talk,” go on with the evening, and let them choose.",
    "sun 8":
      "When something sad happens, you arrange it: who drives, who’s told, who shouldn’t be alone tonight. You have a share in what’s lost or owed as well, and it’s last on the list. Ask a friend for something definite, “Come and sit with me on Sunday,” and don’t prepare anything.",
    "sun 9":
      "On a trip you’re the one counting heads, and you come home from beautiful places having mostly seen your friends. Go as a passenger this time, and let somebody else have the tickets and the map. Your only duty is to come back with an opinion.",
    "sun 10":
      "People think of you when there’s a newcomer to welcome or a toast to give, and you do it beautifully. While they’re looking, let them see your judgment too. Say “I disagree, and here’s what I’d do” in your ordinary voice, and don’t check the faces until you’ve finished.",
    "sun 11":
      "At your own parties you eat standing up, if you eat. Go to something that you haven’t organized: arrive late, sit down, and have the kind of conversation you normally interrupt to fetch a chair. Tell one person what you hope for, and leave as soon as you’ve had enough.",
    "sun 12":
      "Resting, you’re like a doctor on call, with the phone face up. Take one whole day off from being reachable, and announce it beforehand: “I’m fine, I’m sleeping in, back on Monday.” And let go of one thing you organize that would run well enough without you.",
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
