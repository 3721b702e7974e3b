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
        "Nobody has to ask you twice, and few people have to ask you once. Aries gives you the running start, and you add the invitation: by the time the others have understood the idea, you’ve begun, and you’re calling back to tell them how good it is. You get bored the day it turns into upkeep. What you want is to show that the impossible thing only needed company.",
      argument: [
        "Both halves want to go, so the quarrel is only about who comes along. Aries would rather be first and alone than wait; the Campaigner would gladly arrive second with thirty friends. In practice you begin before anyone has agreed, assume that everybody is immediately behind you, and are honestly disappointed to discover that they aren’t.",
        "What it costs is the people who would have come if they’d been given until Thursday. They conclude that you wanted an audience rather than a partner. With the idea you have this week, tell two people and then do nothing about it for three days. Ask them, “What would you change?” Use one answer. You’ll lose half a week and gain a crew that thinks it’s theirs too.",
      ],
    },
    Taurus: {
      thesis:
        "People think of you as the one who would go anywhere, and they’d be surprised at how attached you are to your own bed. Taurus makes you love what lasts: good food, a familiar back, money in the account. The rest of you wants whatever hasn’t happened yet. So you plan trips from the sofa and miss the sofa on trips. You’re looking for a life so good that you won’t need to leave it.",
      argument: [
        "Here are two appetites in one body. The Campaigner wants the new person, the new city, the unknown dish; Taurus wants a second helping of what was so good the last time. Mostly you settle it badly, by staying home and feeling restless, or by going away and feeling homesick, and you spend money on both.",
        "The cost is that you’re seldom completely where you are, and the people beside you can tell. Give each appetite its own time for a month. Keep the weekdays regular, with the same supper hour and the same walk, and leave every other Saturday entirely open, with nothing booked and nobody promised.",
      ],
    },
    Gemini: {
      thesis:
        "A surprising number of people consider you their best friend, and you have been sincerely fascinated by every one of them. Gemini doubles a talent you already had for getting strangers to talk. You remember their brothers and their bosses, although driving home you can’t recall what you said about yourself, or whether anyone asked. What you’re really up to is searching each face for the one who’ll be curious back.",
      argument: [
        "Since both halves love company, they only disagree about what it’s for. Gemini wants the exchange, quick and amusing, and is ready to move on when the news has been traded. The Campaigner came to be moved and to be known. You usually settle it by talking to everybody for ten minutes, and going home without having told anyone what was on your mind.",
        "It costs you the closeness you went out to look for, and it leaves you with a slight sense of fraud. At the next gathering, choose one person and give them an hour. When the talk thins out and you feel the pull toward another group, stay ten minutes longer and tell them one thing that isn’t going well.",
      ],
    },
    Cancer: {
      thesis:
        "You love having people in, and by ten in the evening you want them all out of your home. Cancer needs a few familiar people and a closed curtain; everything else in you invites the whole street. So you’re the host who asks each guest the kindest question of the night and cries a little afterward from tiredness. What you are really trying to do is turn strangers into family, then protect the family from strangers.",
      argument: [
        "One half issues the invitations and the other has to live in the house. Cancer wants kin, habit, and time to recover; the Campaigner wants everyone, starting tonight. For the most part you settle it by saying yes, giving a great deal, and going to pieces in private, where you decide that nobody looks after you.",
        "Nobody can, because they only ever see the host. People receive your care without getting to return it, and after a while they stop offering, which you take as proof. Two changes would help this week. Decide in advance which evenings are open and which are closed, and tell the people concerned. And when someone at your table asks what they can do, hand them a task, sit down, and let them see that you’re tired.",
      ],
    },
    Leo: {
      thesis:
        "You look at people as though each of them were the most interesting person there, and they stand up straighter for it. Leo would like to be looked at in the same way. You rarely ask; you make a bigger gesture, tell a better story, pick up the check, and wait to see who notices. What you’re really up to is hoping that someone will turn that warmth around on you without a hint.",
      argument: [
        "Your two sides differ about the spotlight. Leo wants it, with its own name said first. The Campaigner gives it to any shy person in sight, and enjoys doing so. In general you manage it by being very generous, rather loudly, and by going over the evening afterward to work out who appreciated it.",
        "The bill is a private hunger that seems ridiculous beside all the applause, so you never mention it. Instead you get touchy about trifles: a missing thank-you, a story someone interrupted. Mention it, on purpose, to somebody safe. Once this week, ask a friend who isn’t easily dazzled, “What have you seen me do well lately?” Listen to the whole answer, and for one minute don’t return the compliment. It will feel greedy. It’s only a meal.",
      ],
    },
    Virgo: {
      thesis:
        "Other people get the excitement, and nobody sees you afterward, alone, checking every detail of what you promised. Virgo gives you high standards and a long memory for your own mistakes. You start things in a glow, talk everyone into them, and lie awake over one wrong word in the invitation. What you are really trying to be is wonderful and beyond reproach, on the same evening, with no rehearsal.",
      argument: [
        "Listen to them on any project. The Campaigner says it will be fun and the rest can be fixed on the way. Virgo answers that this was said last time, and who did the fixing? Usually you let enthusiasm have the morning and give criticism the night, so that you go to bed full of faults and get up determined to be even more dazzling.",
        "It eats your sleep, and it makes you quit things that only needed correcting. For the next undertaking, fix the hours. The first draft belongs to enthusiasm, with no corrections at all; the following afternoon belongs to Virgo, who gets one hour and a limit of five remarks. Any fault that occurs to you after supper goes on a card, to be read in the morning.",
      ],
    },
    Libra: {
      thesis:
        "People come away from you feeling better looking, better understood, and almost sure that you agreed with them. Libra taught you to find the best side of anyone; the rest of you falls for it on the spot. That’s how you can sympathize, in one week and with all your heart, with both halves of a divorce. What you can’t stand is to see somebody left out.",
      argument: [
        "The issue between your halves is the word no. Libra won’t say it, because it spoils the mood. The Campaigner can’t, having already imagined how happy everyone would be. Mostly you settle the matter by agreeing to both things and sending an apologetic message full of exclamation points shortly before one of them begins.",
        "It costs you the trust of the people whom you least wanted to disappoint. Gradually they learn to treat your agreement as a compliment rather than a plan, and begin inviting you without expecting you. For two weeks, answer nothing face to face. Say, “I’d love to think about it. I’ll write tonight,” and then, alone, write the refusal first. If reading it makes you sad, go. If it makes you feel lighter, send it as it stands.",
      ],
    },
    Scorpio: {
      thesis:
        "You seem so open that nobody thinks to look further. One confession follows another, funny and rather intimate, and the thing that truly hurts is in none of them. Scorpio keeps that back and remembers who came close. You trust fast in public and slowly in private, and few people ever find out that these are two different things. You’re waiting for someone to hear the funny version and ask how it ended.",
      argument: [
        "Here is a person who tells everything except what matters most. The Campaigner takes to people at sight; Scorpio notes what was said and waits for the second offense. So you forgive aloud, keep count in silence, and one day cut somebody off with no warning that they could have read.",
        "It costs you the middle ground, since few people are ever merely forgiven or merely annoying. Friends who saw you drop another friend get careful around you, and their care reads to you as distance. This week, raise one slight while it’s still slight, within two days, in the tone you’d use about a parking space: “That joke stung a bit. I’d like you not to make it again.” Then let it be over, and see whether it was.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re at your best when you’re about to leave. Sagittarius wants the far side of the hill and the rest of you wants to bring everyone, so you spend a good deal of life persuading tired people to come along, and you’re mostly right about the view. The phrase “for now” irritates you. You keep one way out of everything, even the things you love, in case joy turns out to be elsewhere.",
      argument: [
        "These two agree on nearly everything, which means that no one inside you ever says stop. What remains is a dispute over baggage. Sagittarius wants freedom; the Campaigner wants people, who have jobs, bad knees and children. You tend to love them intensely for a season, and then you have somewhere to be.",
        "The cost shows up late, around the third time a friend has a baby or an operation and you’re affectionate from a distance. They don’t complain. They simply stop calling you first. List five people you won’t leave alone in a hard week, and put their difficult dates in your calendar: the surgery, the hearing, the anniversary of a death. This week, call one of them, and ask when they’d most like company. Book it before you book anything else.",
      ],
    },
    Capricorn: {
      thesis:
        "You can have a whole table laughing while you’re adding up next month’s bills. Capricorn is serious and patient and wants something to show for the years, whereas everything else in you wants to play, immediately, with whoever is available. You joke about your ambition so that nobody will see how much you mean it. What you’re really doing is earning the right to be as carefree as you look.",
      argument: [
        "Capricorn asks what it’s for and when it will be finished. The Campaigner asks who’s coming. With other people you joke and put the work off; alone, late, you make up for it, so that you play with a bad conscience and work tired.",
        "It costs you rest and recognition, since people who only see the jokes don’t think of you for serious things. Take the goal you care about most, and this week tell one person about it with no joke attached: what it is, how far along, and by what date. Ask them to check on your progress in a month. Afterward, take an entire afternoon off, and enter it in the calendar, so that Capricorn can see it was planned.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re warm with everyone and a little hard to get near. At a bus stop you can love all of humanity by name; then somebody puts an arm around you, and you grow curious about the window. Aquarius likes people best at a distance from which they can be improved. The rest of you wants them close. What you are really up to is inventing a kind of intimacy that doesn’t feel like a fence.",
      argument: [
        "The warm half makes the friends and the cool half makes the rules. To the Campaigner each person is a world; to Aquarius each is also an example of something. Most often you settle it by belonging to many groups, being liked in every one of them, and being on the way to the next when someone needs to cry.",
        "You pay for it with a loneliness that’s hard to explain to people who see your inbox. Choose one person whom you tend to describe to others, and this week call them without a topic. Ask how they are sleeping, and whenever you catch yourself forming a theory about the answer, ask one more question instead. Then tell them one thing about your own nights. Twenty minutes will do.",
      ],
    },
    Pisces: {
      thesis:
        "You listen with your whole face, and by the end of an evening you talk a bit like the other person. Pisces has few edges and the rest of you has few brakes, so you disappear completely into people, causes and plans, and come out wondering what happened to your week. Your sympathy is real, and so is the exhaustion that follows. You’re hoping that someone will carry you for once, and you make it hard to guess.",
      argument: [
        "Neither half likes to decide, and between them a great deal gets promised, since the Campaigner wants to experience everything, aloud, with other people, and Pisces would be content to imagine it and be moved. Commonly you agree with enthusiasm, mean it for a day, and cancel at the last minute with a headache that is entirely real.",
        "Those who love you learn to hear your yes as a mood. They stop planning around you. Try a delay this week. Answer each request with “It sounds lovely. I’ll tell you tomorrow,” and consider it overnight. If you still want it, reply with a date. If you don’t, say so before they ask again.",
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
