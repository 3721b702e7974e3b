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
        "Nobody has to ask you twice, and few people have to ask you once. By the time others have understood the idea, you’ve made the first call, and you’re looking over your shoulder to tell the hesitant what they’d be good at. Aries gives you the running start; the invitation is your own. Because of you, timid people have done things they still talk about. The hard day comes later, when it turns into upkeep, and you’re ashamed of being bored by something you love.",
      argument: [
        "Together they get things off the ground: Aries makes the first move while it’s still scary, and the Campaigner makes it look like fun. They part over who comes along. One prefers being first and alone to waiting; the other would gladly arrive second with thirty companions. Usually you begin before anyone has agreed, trusting that they’re right behind you, and it stings when you turn around. Many would have come if they’d been given until Thursday, and some conclude that you only wanted an audience.",
        "With this week’s idea, tell two people and then leave it alone for three days. Ask them, “What would you change?” and use one answer. You’ll lose half a week and gain partners who think it’s theirs too.",
      ],
    },
    Taurus: {
      thesis:
        "Excitement, in your hands, comes with supper. Other enthusiasts send a message; you turn up, cook, and stay until the plan has a shape and everybody’s had seconds, and friends whom you’ve talked into something remember being well looked after. Taurus also makes you faithful to a degree that surprises people, to one street, to old friends, to your own bed. Restlessness goes on regardless. You plan trips from the sofa and miss the sofa on trips, and wonder whether contentment is simply beyond you.",
      argument: [
        "Because the Campaigner keeps discovering people and dishes and Taurus insists on a second visit, your enthusiasms have a way of becoming traditions. They pull apart over tonight. One wants whatever hasn’t happened yet; the other wants more of what was so good the last time. Generally you stay home and feel restless, or go away and feel homesick, and spend money on both. It’s an honest dilemma. What it costs is presence, because you’re seldom completely where you are, and those beside you can tell.",
        "This week, give each appetite one evening. Keep the first for the usual walk and the usual supper, leave the second entirely open, and tell whoever shares your life, “Thursday I’m all yours, and Friday is for surprises.”",
      ],
    },
    Gemini: {
      thesis:
        "A surprising number of people consider you their best friend, and every one of them has been listened to with real fascination. Gemini doubles a talent you already had for getting strangers to talk: you ask the second question, remember the brother and the boss, and pass along the name or the article that turns out to be what they needed. Driving home, you can’t recall whether anyone asked about you, and you’d have enjoyed being asked.",
      argument: [
        "Between strangers you’re a superb interpreter: Gemini picks up how each one talks, and the Campaigner senses what each one means. They differ over what company is for. Gemini enjoys the exchange and is ready to move on when the news has been traded, whereas the other half came to be moved and to be known. As a rule you let the lighter one lead, and go home without having told anyone what was on your mind. The loneliness of it looks ridiculous from outside, with so many numbers in your phone.",
        "At the next gathering, give one person an hour. When the talk thins out and you feel the pull of another group, stay, and say, “Can I tell you something that isn’t going well?”",
      ],
    },
    Cancer: {
      thesis:
        "Newcomers at your place soon know where the glasses are and have been asked the best question of their week. Cancer gives your hospitality a memory: whose mother was ill, who doesn’t eat fish, who shouldn’t walk home alone. Through you, lonely people acquire something close to a family. By ten you want them all gone. It isn’t coldness, although you worry that it is; you’ve felt the whole evening on behalf of everyone in it, and nobody sees how tired that leaves you.",
      argument: [
        "A stranger can walk in on a bad night and be fed, teased and asked back, which takes both of your natures, the Campaigner’s and Cancer’s. The trouble is that one half issues the invitations and the other has to live in the house. You’ve mostly settled it by saying yes, giving a great deal, and going to pieces in private, where it seems that nobody looks after you. Your guests would like to. Having only met the host, they can’t tell where to begin.",
        "This week, let the family know which evenings are open and which are closed. And when a guest asks how to help, hand over a task: “Would you do the dishes with me? I’m worn out, and I like having you here.”",
      ],
    },
    Leo: {
      thesis:
        "Watch what happens to the people you look at: they stand up straighter. You praise them in front of others, tell the boss whose idea it was, and celebrate a friend’s news louder than the friend does, and since Leo has given you presence, being singled out by you feels like an honor. You’d love the same attention. Asking is out of the question, so you make a bigger gesture, pick up the check, and hope that somebody will notice without a hint.",
      argument: [
        "Working together, they make other people famous: the Campaigner discovers what’s wonderful about someone shy, and Leo announces it. They part over whose name comes first. Your way of handling that is generous: you give away attention by the armful, hope for some of it back, and go over the evening in bed to work out who appreciated it. There’s nothing shameful in the hunger. Beside so much applause it seems ridiculous, so it goes unmentioned and comes out as touchiness about a missing thank-you or an interrupted story.",
        "Mention it once this week, to somebody safe. Ask a friend who isn’t easily dazzled, “What have you seen me do well lately?” and hear the whole answer before you return the compliment. It will feel greedy. It’s only a meal.",
      ],
    },
    Virgo: {
      thesis:
        "When you’ve promised someone a good time, the details are right as well: the directions are clear, the vegetarian has a decent supper, the nervous speaker got a call the night before. Other enthusiasts leave that to luck. Virgo treats care as a form of affection, which is why people can follow your wildest ideas and land safely. They get the excitement and never see you afterward, lying awake over one wrong word in the invitation, with everything that went well already forgotten.",
      argument: [
        "Give them a friend’s birthday: the Campaigner imagines what would delight her, and Virgo remembers the candles, the allergies and the train times. They quarrel over when to find fault. Usually you let enthusiasm have the morning and criticism the night, so that you go to bed full of mistakes and get up determined to be even more dazzling. It’s a tiring way of caring about quality. Besides sleep, it costs you promising projects, abandoned when they only needed correcting.",
        "In your next undertaking, give each side a sitting of its own: an hour of making with no corrections, and on another day an hour in which Virgo gets five remarks. When you show the thing to someone, say, “Tell me first what already works.”",
      ],
    },
    Libra: {
      thesis:
        "People come away from you feeling better looking, better understood, and more hopeful about one another. You can repeat an absent person’s side of a quarrel so fairly that the angry one softens, and in any gathering you discover who’s been left out and supply the one remark that lets them shine. That’s the tact of Libra with your own heart behind it. Disappointing anyone face to face is nearly beyond you, and so you agree, gladly, to more than you can do.",
      argument: [
        "When two people aren’t speaking, Libra finds the fair words and the Campaigner makes each of them want to hear the other. What they can’t manage between them is a refusal. Libra thinks it spoils the mood; the other half has already imagined how happy everyone would be. So you accept both invitations, meaning it, and send an apologetic message full of exclamation points shortly before one of them begins. Affection is behind it. Even so, those you most hate to disappoint come to take your yes as a compliment.",
        "This week, let one invitation wait: “I’d love to think about it. I’ll write tonight.” Then draft the refusal first. If reading it makes you sad, go. If it makes you feel lighter, send it as it stands.",
      ],
    },
    Scorpio: {
      thesis:
        "In their worst week, friends call you before anyone wiser, because you can hear anything without flinching and be funny by the end. Scorpio puts a floor under your openness: you go straight to what really happened, repeat it to no one, and remember the anniversary years later. Confessing to you feels safe, since you’ve offered several confessions of your own. The one that truly hurts is in none of them. You’re waiting for somebody to hear the funny version and ask how it ended.",
      argument: [
        "The Campaigner gets people talking, Scorpio stays for the real story and guards it, and together they make the friend everyone hopes for. They differ about forgiveness. One side takes to people at sight, while the other has noted what was said and waits for the second offense. Because mentioning an injury feels petty, you forgive aloud, keep count in silence, and one day you’re simply done with somebody who had no warning. It hurts you both. Friends who saw it get careful, and their care reads to you as distance.",
        "This week, raise one slight while it’s still slight, as calmly as you’d discuss parking: “That joke stung a bit. I’d like you not to make it again.” Then let it be over, and see whether it was.",
      ],
    },
    Sagittarius: {
      thesis:
        "Tired people have seen remarkable things because you wouldn’t let them stay home. You can make the far side of the hill sound close, and when the plan collapses you’re the first to laugh and to find another road, so that anyone who travels with you comes back braver, with better stories. Sagittarius supplies the faith. What you seldom admit is how the words “from now on” alarm you, even about what you love, and how guilty you feel about keeping one way out.",
      argument: [
        "With Sagittarius choosing the destination and the Campaigner persuading the passengers, you can have an entire family on the road and grateful by nightfall. Amid such agreement, no one inside you says stop. What remains is a dispute over baggage: on one side freedom, on the other the people you love, who have jobs, bad knees and children. You tend to adore them for a season, and then there’s somewhere to be. They don’t complain. Eventually they stop calling you first, and you miss it.",
        "Put the hard dates of three people you love in your calendar: the surgery, the hearing, the anniversary of a death. Call one of them this week and ask, “When would you most like company?” Book it before you book anything else.",
      ],
    },
    Capricorn: {
      thesis:
        "A whole table can be laughing while you, who started it, have already worked out how everyone gets home. You make a serious undertaking enjoyable, and when the fun has worn off you’re still there, adding up the receipts and cheering on the last volunteer, so what you begin is often standing a year later. Capricorn wants something to show for the time. You joke about your ambition, since it would hurt to be seen wanting it so much and fall short.",
      argument: [
        "What others only applaud, these two finish: the Campaigner makes everyone want it, and Capricorn is still making calls about it in the third dull month. They disagree over what an evening is for. One asks who’s coming, the other asks what it’s good for, and you end up playing with a bad conscience and working tired, when the company has left. It’s a lonely bargain. It costs you recognition as well, since people who hear only the jokes don’t consider you for serious things.",
        "Tell one person this week about your most important goal, with no joke attached, and add, “Would you ask me about it in a month?” Then take an afternoon off and enter it in the calendar, so that Capricorn can see it was planned.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody is too odd for you. The crank, the newcomer and the retired professor get the same delighted attention, and you’d alter the rules of any group to make a place for each of them, which is how people who fit nowhere else come to fit around you. Aquarius gives your affection its fairness and its range. Nearness is harder. Somebody puts an arm around you or begins to cry, and you grow thoughtful, then funny, then curious about the window, and wish you didn’t.",
      argument: [
        "Odd families are their joint invention, Aquarius thinking up a group that ought to exist and the Campaigner making every misfit feel expected. To one of them a person is a whole world; to the other, also an example of something. You’ve settled it by belonging to many circles, being liked in each, and being on the way to the next when someone needs to cry. Too much closeness drowns out your own thoughts, so you step back, and pay for it with a loneliness that’s invisible to anyone who sees your inbox.",
        "This week, call one person without a topic. Ask how they’re sleeping, and when a theory occurs to you, ask another question. Then offer something back: “I’ll tell you about my nights, too.” Twenty minutes will do.",
      ],
    },
    Pisces: {
      thesis:
        "You listen with your whole face. By the end of an evening you talk a bit like the other person, who has been surprised into telling you everything, because Pisces lets you imagine a life from the inside and the rest of you is so openly delighted. Artists, children and the bereaved find you without being introduced. It takes a great deal out of you. When you cancel the next day you’re ashamed, and it wouldn’t occur to you to mention how much you gave.",
      argument: [
        "Inconsolable people will often let you try, since Pisces senses what hurts and the Campaigner discovers something to hope for. Neither likes to decide. One wants to experience everything, aloud, with other people; the other would be content to imagine it and be moved. So you say yes with all your heart, mean it for a day, and cancel at the last minute with a headache that is entirely real. You meant no harm. Still, those who love you learn to hear your yes as a mood, and stop planning around you.",
        "Try a night’s delay with one request this week: “It sounds lovely. I’ll tell you tomorrow.” If you still want it in the morning, reply with a date. If you don’t, say so before they ask again.",
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
      "Announcing a change gives you half the satisfaction of making it, which is why so many stop there. Alter one visible habit this week, tell nobody, and wait for somebody to notice.",
    "new 2":
      "Enthusiasm usually gets to your money before arithmetic does. Open a separate account, have a small sum moved there each payday, and wait with the party until three of them have gone through.",
    "new 3":
      "Reply to your three oldest messages this week in two sentences each, without explaining the delay. The longer one goes unanswered, the better you feel the answer has to be, and so it waits.",
    "new 4":
      "Your ideas for the house arrive all together, and the furniture gets moved before anyone has been asked. Pick one room, agree on it with whoever lives there, and complete it before you start another.",
    "new 5":
      "For once your instincts are an excellent guide, so flirt, draw, join in. Just keep it from turning into a project, a business or a promise to anybody for at least a month.",
    "new 6":
      "Alone, you abandon a routine around the second week; with a witness you keep it. Choose something that takes five minutes, do it daily beside a friend or a colleague, and resist improving it.",
    "new 7":
      "Within days you’ve imagined the other person’s entire inner life, generously and in detail. Ask three questions this week to which you don’t know the answer, and revise your picture to fit.",
    "new 8":
      "Cheerfulness is how you get through talks about money, desire or loss without having them. Choose the one that’s overdue, start with the exact amount or the exact fear, and stay serious for ten minutes.",
    "new 9":
      "Commit first to the part that can’t be changed, the ticket or the tuition, and leave the rest open, because planning delights you so much that you sometimes forget to go.",
    "new 10":
      "When people ask about your work, you describe possibilities. Prepare two sentences about what you do and what it achieves, and try them this week on somebody who is able to hire you.",
    "new 11":
      "You belong to a group by the second evening, and by the fourth you’ve volunteered for something. Attend for a month without a title, then offer the single task you’d enjoy on a tired day.",
    "new 12":
      "Solitude seems to you like an invitation that got lost. Reserve one evening this week, put the phone in another room, and expect the first hour to be dull; the second is the useful one.",
    "full 1":
      "With people looking, you become a larger, funnier version of yourself, which is tiring to keep up. Spend an afternoon with a friend who likes the ordinary one, and talk at your natural volume.",
    "full 2":
      "You remember what you meant to spend, and the bank remembers the rest. Go through three months of payments with a patient friend, and cancel the subscription you’ve defended longest.",
    "full 3":
      "In the retelling, your account of this has improved, and the person concerned has heard one of the versions. Give them the accurate one yourself this week, including the part that doesn’t flatter you.",
    "full 4":
      "Which chore from your adventures falls to somebody at home? Ask which one they mind the most, take it over for two weeks, and don’t expect thanks.",
    "full 5":
      "When what you’ve made is finally seen, you look for the one face that isn’t pleased. Write down three compliments word for word before you ask that person what was missing.",
    "full 6":
      "Decline the most attractive invitation this week, since you’ve already refused the others, and use those hours for sleep; it’s your body that pays for the evenings you couldn’t bear to miss.",
    "full 7":
      "Conflict makes you want everyone at peace by bedtime. Let the disagreement stand overnight, because the other person needs to have been heard, and begin tomorrow by saying back what they said.",
    "full 8":
      "Humor has protected you from this subject, and other people from knowing that it hurts. Say “I’ve been afraid of this” to somebody close, and let them respond before you lighten the mood.",
    "full 9":
      "You tend to adore a teacher or an idea until it disappoints you, and then to drop it entirely. Keep what was true, name the part that failed, and put off finding a replacement.",
    "full 10":
      "Credit makes you uneasy, so you hand it around; blame you take home in one piece. This time do the reverse: accept the praise in a sentence, and ask who shared in the mistake.",
    "full 11":
      "Among all your friends, who has seen you discouraged? Choose two of those, arrange to meet each of them alone, and leave some of the group messages unread.",
    "full 12":
      "Before bed, write for half an hour without an audience in mind, and keep the following morning free. Your days are good at avoiding sad feelings, which then arrive at night.",
    "eclipse 1":
      "Reinvention is your favorite response to losing a role. Spend a few weeks being nobody in particular, and notice what you still enjoy.",
    "eclipse 2":
      "Before you replace the income or celebrate its successor, live for one month on the smaller figure and record what you missed.",
    "eclipse 3":
      "A friendship of daily messages can end without anyone having chosen it. Thank that person while you still remember how it was.",
    "eclipse 4":
      "Leaving a place, you generally concentrate on the next one. Visit every room alone, and admit what you were unhappy about there.",
    "eclipse 5":
      "Your usual answer to a lost romance or project is another of the same. Begin nothing new until you’ve been sad about it.",
    "eclipse 6":
      "Instead of inventing a better system immediately, rest for a week, and ask what you were avoiding in the old one.",
    "eclipse 7":
      "If you’re hurt, say so before you become entertaining about it; if you’re relieved, that deserves an honest sentence as well.",
    "eclipse 8":
      "Being released makes you generous. Wait a month before you lend, borrow or promise anything that has to do with this.",
    "eclipse 9":
      "Alternatives occur to you within the hour, each of them attractive. Ask someone who knows the territory before you choose.",
    "eclipse 10":
      "You’ll want to announce what comes next, mainly to reassure the others. Take three weeks in which the honest answer is “nothing yet.”",
    "eclipse 11":
      "Numbers hide how few people you lean on. Write to three of them, and say that you’d like to go on.",
    "eclipse 12":
      "Being busy and cheerful has kept you from noticing an ending. Give it one quiet afternoon, without making anything of it.",
    "jupiter soft":
      "Opportunities multiply, and your optimism is for once an accurate forecast. Accept the one that frightens you a little and will still interest you in a year, then recommend other people for two of those you decline.",
    "jupiter hard":
      "You say yes to the person in front of you, and the hours belong to someone you’ve promised already. List every commitment with the time it takes, and withdraw this week, politely, from whatever doesn’t fit.",
    "saturn soft":
      "Discipline works for you when somebody is expecting the result. Choose one demanding project, report on it to the same person every week, and let yourself be praised for turning up, which is a newer kind of compliment.",
    "saturn hard":
      "Charm won’t shorten this, and neither will a fresh beginning. Do the overdue task you most dislike with a friend sitting nearby, an hour at a time, and postpone every new idea until it’s handed in.",
    "uranus soft":
      "Sudden change agrees with you more than with those who share your calendar. Go ahead with it, but explain your plan a week beforehand, ask what would make it easier for them, and do that part first.",
    "uranus hard":
      "When something is changed for you, your impulse is to answer with an even bigger change. Wait until the weekend is over, keep to one regular habit such as dinner at the same hour, and decide afterward.",
    "neptune soft":
      "Imagination and sympathy are both strong in you now, and so is the temptation to lose track of time. Give your creative work one hour a day with a fixed end, and have a practical friend check your bills.",
    "neptune hard":
      "A person’s potential can appeal to you so much that you overlook the person. Ask about debts, habits and earlier promises, write down the answers, and show them to the friend whose opinion you’d rather not hear.",
    "pluto soft":
      "Some feelings that you’ve been too cheerful to have contain a good deal of strength. Talk about one of them regularly with a therapist or a friend who isn’t charmed by you, until you no longer need to entertain.",
    "pluto hard":
      "Either someone is pressing you, or you’ve been persuading people so sweetly that they couldn’t refuse. State what you want without making it attractive, and accept a no without looking for another way around it.",
    "mercury retrograde":
      "Double bookings come to light, along with promises made in passing. Go through your calendar with someone else, and call people before they call you.",
    "mercury direct":
      "Confirm one appointment, give back one thing you borrowed, and finish the talk that you left because something better came along.",
    "venus retrograde":
      "From a distance you edit people until only the charming scenes remain. Wait a week before you contact an old love or order anything expensive.",
    "venus direct":
      "Keep the pleasure you missed most, and give up the two you were continuing because other people admired them.",
    "mars retrograde":
      "Low energy feels to you like a flaw in your character. Finish what’s already under way, and when you’re angry, say so that day.",
    "mars direct":
      "Choose one goal, describe it to one person, and give it three mornings before you mention any of the others.",
    "ingress jupiter":
      "Expansion comes easily to you; staying doesn’t. Begin with the least glamorous part of what opens, and complete it.",
    "ingress saturn":
      "Talent has carried you some distance in this area. Find a teacher who is unimpressed by it, and practice what they correct.",
    "ingress uranus":
      "Experiments suit you, provided someone remembers how they began. Keep a dated record, and two friends who disagree with you.",
    "ingress neptune":
      "An ideal of yours is changing by degrees. Enjoy it without putting much money into it, and ask once a year what it has delivered.",
    "ingress pluto":
      "People will begin to take this side of you seriously, over many years. Start by not laughing when you mention it.",
    "month 1":
      "List the promises for which somebody is still waiting. Keep two of them this month, and release the others in writing.",
    "month 2":
      "Call the friend whom you love and always postpone, and agree on the next date before either of you hangs up.",
    "month 3":
      "Finish one thing that’s more than half done, and start nothing like it until it has left the house.",
    "month 4":
      "For a whole day recommend nothing to anybody, neither a film nor a solution. Notice how often you were about to.",
    "month 5":
      "Block out three evenings for nobody, in ink, and when an invitation arrives that you can’t resist, offer a different day.",
    "month 6":
      "Look through the photographs from the past half year, and write beside five of them what you were really feeling.",
    "month 7":
      "Spend a day somewhere you’ve always called boring, and stay until you’ve discovered something about it that interests you.",
    "month 8":
      "Ask somebody close, “What do I do that tires you?” Thank them with a straight face, and change one thing this month.",
    "month 9":
      "Sign up for nothing new. Use what you bought for your previous enthusiasm, fifteen minutes at a time, on ten days.",
    "month 10":
      "Raise a fee or ask for a favor without an introduction or an apology, and say nothing more until they reply.",
    "month 11":
      "Give something you value to a person who’d use it more, and don’t mention it to anyone else.",
    "month 12":
      "Before the month fills up, pick the gathering you’d attend even if nobody knew, and decline two that you wouldn’t.",
  },
};
