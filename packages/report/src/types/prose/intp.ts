import type { TypeProse } from "../type-prose.ts";

export const intp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "A fencing match with someone who keeps stopping to admire the other side’s move: that’s what talking with you is like. You meet a new idea blade first, and if it survives, no one is happier than you. Left alone, the INTP would have tested it in private for a month; Aries tests it on the nearest person, of any rank, before the coffee is cold. The same heat makes you chivalrous. Let someone be treated unfairly, and you’re up before you’ve finished your sentence. At home you’re playful, impatient, and softer than your first remark, and the best of your jokes are aimed at yourself.",
      argument: [
        "Nothing tender has to be said in a good debate, which is why you like one so much. You’re fully present, the other person has your complete attention, and no one has to mention love, so you show affection by telling people where they’re wrong. Many of them think better because of it, and their plans survive the world. But someone who came for company and received a correction has trouble seeing the honor in it. They learn. In time they bring you only what is beyond correction, and keep the delicate things for someone else.",
        "This week, before you test an idea, say what you like about the person who had it: “I love how you think.” Then ask, “Holes poked, or should I just be glad?” At your best you’re the one who argues with people because you believe they can win.",
      ],
    },
    Taurus: {
      thesis:
        "Your mind is a slow oven. What goes in half baked comes out as something people can live on. An INTP turns every question over until no side is left in shadow; Taurus adds that there’s no hurry, and that there will be dinner. So you’re the last to have an opinion and the last who has to change it. The same patience shapes your affections: you love by being there, in a familiar chair, phone out of reach, and you notice the chord, the fabric, the new spice. Your humor is so dry and so late that people laugh on the stairs. Only your own wishes are kept waiting.",
      argument: [
        "A simple desire, for a trip, a change, a person, has to wait until you can state the reasons for it. The body agrees immediately; the mind forms a committee, and the committee sits in a comfortable chair. By the time you’ve understood the wish completely, it has stopped asking. The method has spared you some expensive mistakes, and friends with money or hearts at stake are wise to borrow it. What it costs is events. Someone who brings you something glad can watch it cool in your hands.",
        "When a wish appears this week, give it a limit that fits its size, an hour for a dinner, a day for a trip, a week for a sofa. If you can’t decide by then, the answer is yes. At your best you want something with your whole weight, and everyone around you finally relaxes and eats.",
      ],
    },
    Gemini: {
      thesis:
        "Talking with you is like being shown around a city by a guide who knows every shortcut and keeps changing the destination. In ten minutes you can pass through bees, tax law and heartbreak, and somehow they connect. An INTP would build the theory and leave it in a drawer; Gemini reads it aloud on the bus, to strangers, with voices. So people understand themselves better after an hour with you and laugh more than they meant to, and the embarrassed get rescued with a joke at your expense. About feelings you’re exact in words, slower in person, and at home the one you love gets the sequel to every thought.",
      argument: [
        "You can account for anything, including yourself: why you’re late, why crowds tire you, where your way of arguing comes from. Listeners light up, the problem feels understood, and a problem that has been understood feels closed, which is how a good account gets taken for the deed. You explain your faults so well that you’re excused from changing them. It makes you likable, and it takes the shame out of things for everyone nearby. Those who live with you have a harder time, since whatever they’d like to complain about, you’ve said already, and better, and next week goes exactly as predicted.",
        "Leave one famous fault unexplained this week. When it comes up, say only, “You’re right. I’ll do it differently on Friday,” and then do it once, badly if you must. At your best, you turn the lights on in other people’s heads and stay to see what’s there.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a lighthouse run by a scientist: always on for the same few boats, and always taking notes on the weather. The INTP wants to understand what went wrong; Cancer wants to know who got wet. So you look after people by investigating, the right specialist, the flaw in the lease, the meaning of a frightening letter, and you send the answer along with hardly a comment. Your memory for what others felt, and when, would astonish them. Late at night, among four people at most, you’re sillier than anyone would believe. When nothing is wrong with anyone, you get oddly shy and go check the locks.",
      argument: [
        "Missing someone hardly seems reason enough to call. You feel that contact ought to have content, so your affection travels as information, and when there’s nothing to report, you wait, sometimes for months. The longing to be near your people for hours, for no purpose, is as strong in you as in anyone; it just can’t find its papers. In an emergency you’re the best friend a person can have. In calmer times the waiting doesn’t show. They see someone whose life must be very full, and are too considerate to invent an emergency.",
        "This week, write to one person with no pretext: “No news. I miss you.” Leave the article unattached. At your best you make a few people feel that someone, somewhere, has read the fine print of their lives and likes it.",
      ],
    },
    Leo: {
      thesis:
        "A planetarium with one enthusiastic guide: dark and silent all day, and then someone asks about the stars. The INTP did the work alone, for the love of it; Leo switches on the lights and gives it an audience. So in company you’re either silent or splendid, depending on whether anything worth saying has come up. When it has, you can make your subject vivid for someone who never gave it a thought, and a beginner’s question gets your whole evening. You describe your friends to one another as geniuses. In love you’re loyal, theatrical at odd hours, and pleased for a week by one exact compliment. Elsewhere, you wear a certain smile.",
      argument: [
        "There is one circle of light that you know exactly how to fill. Beyond it someone else will be quicker, and so an elegant reflex develops: you call boring whatever you aren’t good at. It concentrates your strength, and your depth is the fruit of it. But money, dancing, feelings or the game on Saturday can end up on the list, and people who love those things feel that they’ve disappointed you. The reflex fences you in with one subject, where you’re admired and, now and then, rather lonely.",
        "Go to a person who loves something you’ve dismissed and say, “I’ve always acted superior about this. I think I just can’t do it. Show me?” Then be bad at it for half an hour. At your best you make other people’s minds feel like an event.",
      ],
    },
    Virgo: {
      thesis:
        "A sharp pencil with a very good eraser: half of what you could have said is rubbed out for being only nearly so. The INTP won’t claim what doesn’t follow; Virgo then checks the spelling, the dosage and the bus times. So what you do say can be relied on, and people who need accuracy come to you for it. Love, for you, involves research, and you’ve read up on a friend’s illness or hobby before you see them again. Your wit is so dry that it gets noticed on the drive home. At heart you’re kinder than your marginal notes.",
      argument: [
        "Nearly every statement is false somewhere, and you can name the place. Since error scares you the way heights scare others, you qualify your opinions until they can’t be pinned on you, and in scientific matters that’s a virtue which protects many people from nonsense. Between two people it leaves the other one waiting. Asked for an opinion, a plain yes or an “I love you,” you answer that it depends on what they mean. At some point they stop asking and go by guesses, which rarely do you credit.",
        "Say three sentences whole this week, with nothing after them for a full breath: “I want to go.” “That was good.” “I’d miss you.” At your best you’re the rare person whose word settles a thing, because you give it so sparingly.",
      ],
    },
    Libra: {
      thesis:
        "You’re a courthouse with a garden: everyone gets a hearing, and the benches are lovely. The INTP can take up any position and find the sense in it; Libra wants no one to leave wronged. So when a friend arrives furious about a boss or an ex, you listen to it all and then show how it must have looked from over there, so fairly that the absent party would be touched. A well-made argument pleases you the way music does, for its proportions. In company you notice who hasn’t spoken. In love you’re charming, late with verdicts, and, beneath the courtesy, harder to talk into anything than anyone suspects.",
      argument: [
        "Hardly anyone can tell whose side you’re on. You like to see a matter from every angle at once and dislike belonging to a camp, so you settle in the middle, where the view is best. Many quarrels have ended at your table, and it makes you an excellent judge. The cost comes due on the few days when someone doesn’t want to know who is right. They want to know who is with them, and your answer begins with “On the other hand.”",
        "When someone complains to you this week, be on their side for ten minutes, as if you were paid for it: “I’d have been furious too.” The other view can wait until tomorrow. At your best you let two people who can’t stand each other both feel understood, which courts only promise.",
      ],
    },
    Scorpio: {
      thesis:
        "Your mind is a submarine: long dives, few signals, and then it surfaces beside something no one knew was there. The INTP follows the logic down; Scorpio gives it a nose for what’s being hidden, and neither can be sent home with half an answer. So a number that’s too round or a tone too friendly stops you, and you dig until you meet rock. One person at a time is your idea of company, without preliminaries, and in serious trouble you turn calm and tireless and can be told anything. The blackest joke of the evening tends to be yours. The few you love can feel the beam.",
      argument: [
        "Whatever makes you happy gets treated the way an engineer treats a bridge: you load it until something gives. A remark is examined for days, a question asked a third time in different words. You’d like a bond that nothing can break, and you don’t believe a thing until you’ve tried to refute it, so love itself goes on the test bench. This vigilance has saved you, and others, from some real deceptions. But hardly anything human was built for such an inspection, and the person on the bridge can feel it. The risk is that you find the crack because of the load.",
        "Put each doubt on paper this week, close the notebook, and on Sunday bring them only the one that still matters: “I’d rather hear it from you than figure it out.” At your best you’re the person others tell what they’ve told no one, and it stays there.",
      ],
    },
    Sagittarius: {
      thesis:
        "Hand you a pebble and you’ll tell us about the mountain. A late bus leads to how cities grow, a rude waiter to the history of manners, and by the time the food comes everyone is awake. The INTP looks for the principle behind a thing; Sagittarius then wants to see where it lives, and takes the whole table along, laughing, without quite checking the gas. So you decide lightly, on the evidence so far, and revise without shame. As a friend you’re generous with time, books and second chances, and you believe in people more than they do. Love finds you warm, funny and slightly out of reach.",
      argument: [
        "When someone comes near, you make the subject larger. Told, “I think you’ve been avoiding me,” you look interested and remark that people in general find closeness hard. You’re at ease with what applies to everyone, less so with what applies to this one face, and a hand on the sleeve feels like a limit. The remark is quite true, it’s often fascinating, and it has taken the sting out of many bad evenings. But they asked about the two of you and were given mankind, and after a while they ask someone else.",
        "In your next personal talk, use only names and dates, and when you hear yourself say “people,” translate: “I mean me. I’ve been avoiding you since that dinner.” At your best you make a cramped life feel like the first chapter of a longer one, your own included.",
      ],
    },
    Capricorn: {
      thesis:
        "You build your own staircase, even in buildings with an elevator. The INTP wants to understand every step from within; Capricorn is willing to pay for that in years, and what you end up with is solid, plain and really yours. So you start from the ground, take nothing on authority, and keep going through the dull middle where the merely curious drop out. Decisions come late and stay. Your humor is so deadpan that newcomers need a week. Those you love are seldom flattered and can rely on you completely. With a patient child and a good question you’re suddenly twelve yourself, and happy all afternoon.",
      argument: [
        "You’d rather spend a year working something out than an hour asking. Standing, you feel, has to be earned alone, and other people’s explanations are too fast and too loose to build on. It has made you deep, independent and hard to mislead. It has also made you slow where there was no need for it, and slightly out of reach, because the people who love you know a great many things and would be happy to be of use. A person who never needs anything is difficult to give to.",
        "Ask one person this week something you could find out by yourself: “You know more about this than I do. Where would you start?” Take notes, and don’t mention what you already knew. At your best you hand over in ten minutes what took you ten years, and it stands up in anyone’s hands.",
      ],
    },
    Aquarius: {
      thesis:
        "Your mind is a radio that picks up stations no one else gets, and now and then you forget to turn it down for dinner. The INTP builds the receiver; Aquarius never asks which stations are approved. So you doubt what everyone takes for granted, see how it could be arranged entirely otherwise, and live for weeks with a thought that has no name yet. Around you the young, the odd and the inventive feel free. Friendship comes easily in its unpossessive form, with long gaps and no reproaches. Beneath your irritation at bad design is an idealist who’d like life to work for everyone. Asked what you’re thinking, you pause.",
      argument: [
        "Someone asks in earnest what’s on your mind, and you estimate how long it would take and how they’d look, and say, “Nothing much.” Being different comes naturally to you; being understood exactly is rare. Silence spares both sides some confusion, and it has given your thoughts a long, undisturbed childhood. The cost is loneliness in the middle of friends. They notice that you stopped before the interesting part, and gather that you don’t think they’re up to it.",
        "Tell one person this week the thing you’d normally skip: “This may come out as nonsense, but I’ve been thinking about it for a month.” If they get a third of it, ask which third. At your best you say one odd sentence at dinner, and people are still arguing about it, happily, in their cars.",
      ],
    },
    Pisces: {
      thesis:
        "Inside you there’s a library by the sea: thousands of exact notes, all of them slightly damp. The INTP thinks the matter through to the end; Pisces pictures every face and tone of voice along the way. So your ideas arrive with weather and your sympathy arrives with reasons, which is why, of all the messages a friend gets in a bad week, yours is the one that helps. An ordinary walk gives you three ideas and a melody. Decisions ripen unseen, and then they’re simply there. In love you’re tender, vague about Tuesday, and better in a letter than on the phone. When no one expects anything, you’re very funny.",
      argument: [
        "Much of your social life takes place in your head. Every word should be right before it’s spoken, and life gives only first drafts, so you have the conversation in private, and then feel that you had it. The scene is so complete that the matter seems settled. It’s where your tact and your imagination come from, and it has kept many a harsh word unsaid. But the other person wasn’t present. What they get is a silence, and later on a tenderness or a distance that seems to refer to something.",
        "Catch one imagined talk in the middle this week and take a single line of it to the real person, within the hour: “I’ve been talking to you in my head. The main thing I said was that I miss you.” At your best you understand people so completely that they go home feeling less strange, and rather fond of themselves.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can go from idle to brilliant in the time that other people need to find a pen.",
        "Nothing is so settled that you won’t poke it, cheerfully, in front of the person who settled it.",
        "When you love a subject, people who arrived bored leave wanting to buy books about it.",
      ],
      costs: [
        "You win with such undisguised delight that you don’t notice who has stopped playing.",
        "Half of what you know was learned in a blaze and has been recorded absolutely nowhere.",
        "An uneventful week strikes you as a flaw in the project, so that you leave before the ninth.",
      ],
      tensions: [
        {
          between: "Sure or first",
          text: "You want proof, and you also want your flag in the ground. So plant it in pencil, and let people watch you verify it.",
        },
        {
          between: "Spark or stamina",
          text: "Since the discovery takes a night and the remainder a season, promise someone the season before the night is over.",
        },
        {
          between: "Cool or burning",
          text: "You claim to be neutral, with crimson ears. Say what you want before you establish what’s correct.",
        },
      ],
      practice:
        "For one week, each time an idea excites you, describe it to one person within the hour, briefly, ending with the portion you don’t know yet. Keep a tally of who asked to hear more.",
    },
    Earth: {
      gifts: [
        "What you’ve understood stays understood, and people return to you for it ten years later.",
        "You can keep company with a stubborn thing until it eventually surrenders its logic.",
        "Around you the young learn without noticing, since nothing is explained until their hands need it.",
      ],
      costs: [
        "Your best work lies in a low drawer, in order, waiting for someone sensible enough to look.",
        "Adjustments that others make over coffee cost you an entire season of walking around them.",
        "Love, in your house, gets expressed through maintenance, and isn’t always recognized as speech.",
      ],
      tensions: [
        {
          between: "Better or done",
          text: "You always see the improvement, and you live in the unimproved, so use it for a month before you touch it.",
        },
        {
          between: "Still or stuck",
          text: "You can’t always distinguish patience from having stopped. Four times a year, push one thing and see if it squeaks.",
        },
        {
          between: "Freedom or habit",
          text: "You detest a schedule and eat the identical lunch for years. Admire the habit, because it’s financing the freedom.",
        },
      ],
      practice:
        "On the first evening of each week take one object or task that is nearly complete, and put it into use as it is. Note on a slip what bothers you about it. Read the slips after a month, and mend only one.",
    },
    Air: {
      gifts: [
        "You can examine an idea at arm’s length and turn it, even when it’s your own.",
        "Fields that have never met are introduced by you, and some of them marry.",
        "People disagree more generously when you’re around, without knowing who is responsible.",
      ],
      costs: [
        "You can see the case for everything, so people have learned to decide when you’re out.",
        "Those who wanted your hand have generally been presented with your outline.",
        "The great work exists in full in conversation, distributed over forty people who don’t know one another.",
      ],
      tensions: [
        {
          between: "Open or decided",
          text: "Every decision seems to you a small funeral. Hold one a day, briefly, and notice how soon you’re hungry.",
        },
        {
          between: "Near or interesting",
          text: "You approach people by way of a topic, so now and again, arrive without one, and ask how they are.",
        },
        {
          between: "Exact or understood",
          text: "You’d rather lose the listener than the nuance. Give them the approximate version first, and the nuance if they come back.",
        },
      ],
      practice:
        "Every evening for two weeks write down one thing that you decided since breakfast, in nine words or less, without reasons. On the fifteenth, read the list to someone, and ask which decision they noticed.",
    },
    Water: {
      gifts: [
        "You hear what an objection is afraid of, and can say it without humiliating anyone.",
        "Anything people have confided in you is safe, down to the coat they were wearing.",
        "Your best ideas have a particular person’s face in them, which is why they fit.",
      ],
      costs: [
        "Feelings reach you several days late, by which time the other person has drawn conclusions.",
        "One cold look can shut an entire field of study to you, and you describe it as boredom.",
        "You grieve in private so competently that nobody considers bringing food.",
      ],
      tensions: [
        {
          between: "Moved or exact",
          text: "You distrust what made you cry, and equally what didn’t. Keep both columns, and sign under the pair.",
        },
        {
          between: "Near or safe",
          text: "You love from behind glass and are lonely there, so open it a crack while you’re still uncertain.",
        },
        {
          between: "Loyal or done",
          text: "You stay for those who have left. Write down everything they taught you, and then go where it’s needed.",
        },
      ],
      practice:
        "Twice a week, before you sleep, finish on paper the words “Today it got to me that…” and add nothing. At the month’s end select one, and say it to the person involved within two days.",
    },
  },
  openings: [
    "Before you accept a word of this you’ll want the terms defined. Very well. There’s the way you have of thinking, which is as familiar to you as your own street, and there’s someone else at the same address, who was there first, never reads, and has been deciding rather a lot. Here they’re finally put in one paragraph and permitted to interrupt.",
    "People who are watching only your hands tend to call you lazy. The work, with you, is mostly invisible until it’s over, and then it looks as though it had been easy, a combination for which nobody yet has invented a pay scale. This part is about what sets you going, what you let go for nothing, and who gets the credit meanwhile.",
    "You aren’t cold. You hear it often enough, however, to have looked into it, impartially, and what you find each time is that it all happens, the tenderness included, only at a depth and with a delay that others mistake for its not happening. In these pages someone goes to meet them halfway, with a lantern and fewer definitions.",
    "In theory you’re in favor of self-knowledge. You have read around it extensively. What follows is about the part that won’t hold still for reading: the one who wants to be invited, the kid who drew a mistaken conclusion from excellent data, the temper that travels under another name. None of it is illogical. It simply starts from premises you’d forgotten accepting.",
    "There is a body involved. It has been patient, it conveys you uncomplainingly to libraries, and in return it gets crackers. The pages in this part are short and can be carried out by someone who doubts them, since nothing here requires faith, only a trial, such as you’d give any claim, with the eyes open and the shoes off.",
    "Now for the large questions, which entertain you enormously and have never once helped with the rent. You distrust those who’ve answered them. So do these pages, which inquire about something smaller and more awkward: what you actually live by, insofar as it could be inferred by anyone who watched you for a week with the sound off.",
  ],
  year: {
    "new 1":
      "Appearance tends to strike you as packaging, so yours may have been arranged years ago and left alone. Other people read it all the same, and a fresh start is easier if you treat it as a trial: alter one visible thing, and observe who comments.",
    "new 2":
      "Economics can entertain you for an evening, whereas your own balance can’t for ten minutes, because it raises questions about habits rather than ideas. Start with a list of what goes out each month, and look for the item that surprises you most.",
    "new 3":
      "Your replies take long because a question seems to deserve a complete answer, and the answer keeps growing. The sender generally wanted a yes or a no. Send the short version at once in these weeks, and promise details if they’re interested.",
    "new 4":
      "You live in a place much as the mind lives in a head, aware of it mainly when something leaks. A dim lamp or an awkward desk costs you more concentration than you’d guess, so repair the irritation that has been there longest.",
    "new 5":
      "Play is how you think best, until you become good at it and it turns into research. Affection can go the same way. Choose something at which you’re a beginner, together with a person who is one too, and leave the theory of it unread.",
    "new 6":
      "Maintenance bores you, since dishes, inboxes and muscles all return to their original state. A new habit has the best chance if it requires no decision, so attach it to something you already do each morning, and don’t improve it for a month.",
    "new 7":
      "Before you mention that you like someone, you want to be sure of it, and in the meantime they can only guess. Intimacy begins with incomplete information for everyone. A sentence such as “I’m uncertain, but I’d like to see you” is quite enough.",
    "new 8":
      "Debt, inheritance, desire and grief make many people vague, and you can discuss them calmly. The calm is helpful as long as no one mistakes it for indifference, so when such a talk begins, mention that the subject isn’t easy for you either.",
    "new 9":
      "A new subject is among the purest pleasures you know, particularly in its first third, before the exercises begin. If one attracts you now, register for something with a teacher and a schedule, because another person’s expectations get you through the middle part.",
    "new 10":
      "Recognition should follow from quality, in your opinion, without any assistance from you. In practice, people with influence have to be told that the work exists. Write half a page about what it does and for whom, which lets you leave yourself out of the picture.",
    "new 11":
      "Mingling gives you nothing to do, which is why you can end up beside the bookshelves at a party. In a group that builds, plays or argues about something, you’re at ease within minutes, and people there come to think of you as sociable.",
    "new 12":
      "You like to be alone, although some article or clever voice generally entertains you there. When nothing comes in, your own mind needs some time before it speaks. Give it a walk or an hour without input, and expect the first remarks to be trivial.",
    "full 1":
      "How you come across is a topic you’ve seldom investigated, since the data seemed unreliable. Some people think you stern when you’re merely concentrating. Around now you tend to hear about it, and the flattering part of the evidence belongs in the analysis as well.",
    "full 2":
      "Neglected figures grow in the imagination, where dread adds its own share. When a total becomes visible, you’re inclined to reflect on the entire system instead. Look at the one number first, because it’s usually easier to deal with than the suspense was.",
    "full 3":
      "Any argument that matters you’ve already conducted in your head, where you wrote both parts well. Aloud, the other person says something you hadn’t foreseen, and that’s where the useful information is. Ask them to explain it further before you answer.",
    "full 4":
      "Strong emotion at home makes you want either to clarify it or to take a walk. Neither is unkind, though each leaves the other person alone with it. Stay nearby, do something with your hands, and let them talk until they stop by themselves.",
    "full 5":
      "When something you made gets noticed, or a fondness of yours becomes obvious, you feel an urge to add qualifications, since praise is rarely quite accurate. Try answering with thanks only. The corrections can be supplied next week, if anyone still requires them.",
    "full 6":
      "Your body generally sends several notices before you read one, because thinking makes it possible to ignore them. Details at the office behave in the same manner. If both are complaining now, an early supper and eight hours of sleep explain more than further investigation.",
    "full 7":
      "If a partner tells you what you’re like to live or work with, the inexact word tends to catch your attention first. Behind an exaggeration there’s usually something they felt. Ask when they felt it last, and leave the definition for another day.",
    "full 8":
      "Debts of tenderness are harder for you to notice than debts of money, because no one sends a statement. If one falls due here, you’d probably like to repay it with an explanation, whereas most people would rather have half an hour of your presence.",
    "full 9":
      "A conviction is officially a working model for you, and privately you become attached to it. Should you meet a fact that won’t fit, saying so first costs a pang, and it makes people believe you more readily the next time you’re sure.",
    "full 10":
      "You seldom announce what you’ve done, on the assumption that interested people will look. When they do, it isn’t always at the part you’re proud of, so offer a single sentence on what the thing is good for instead of a tour of its mechanism.",
    "full 11":
      "Your affection for friends is steady and rarely audible, so that a person you think of frequently may believe you’ve lost interest. Choose three of them, and let each one know of an occasion on which something they said was useful to you.",
    "full 12":
      "Feelings tend to reach you late, long after the occasion, and frequently at night when you can’t act on them. It’s tempting to ask whether they’re justified. They needn’t be, and an old sadness or an old joy passes more readily after a little attention.",
    "eclipse 1":
      "When your idea of yourself no longer predicts what you do, that’s uncomfortable for anyone who likes good models. You can live without a theory for some months, and simply collect observations.",
    "eclipse 2":
      "If a source of income or comfort ends, your ability to live on little steps in. It’s a real talent, though it can prevent you from asking what you’d enjoy.",
    "eclipse 3":
      "When an old way of talking with someone has served its purpose, the new one sounds clumsy at first. Say that you’re experimenting, and let the sentences be imperfect.",
    "eclipse 4":
      "A change in the place where you think bothers you more than you let on. Whatever else has to be moved, set up one familiar corner first, and the remainder becomes tolerable.",
    "eclipse 5":
      "A game you’ve been good at for years can stop being fun, and so can a love. The analysis tends to arrive immediately; allow the regret its turn beforehand.",
    "eclipse 6":
      "If a routine that ran by itself breaks down, you’ll be tempted to design a magnificent successor. An adequate one by Friday serves you better, and can be refined while it runs.",
    "eclipse 7":
      "As someone comes nearer or moves away, much that was understood between you has to be put in words. Tell them how they’ve influenced your thinking, because few people would guess it.",
    "eclipse 8":
      "After a debt, a fear or a long silence has ended, your mind goes on checking for it. That’s only habit, and it fades faster once you’ve told a friend that it’s over.",
    "eclipse 9":
      "Even a theory that explained nearly everything can begin to fail at the edges. You’re under no obligation to have a replacement, and the exceptions make good conversation in the meantime.",
    "eclipse 10":
      "Titles never told anyone what you really do, so losing one is more bearable than it looks. Introduce yourself for some weeks by the problem you’re working on.",
    "eclipse 11":
      "Your circles often run on wit, which can get tired. If a group thins out, notice who still writes when there’s nothing to discuss, and answer those people first.",
    "eclipse 12":
      "Something you’ve been thinking through alone for years can come to an end, solved or not. The evenings it occupied are free now, and needn’t be assigned to the next question immediately.",
    "jupiter soft":
      "Offers are objects of study to you, and a good many have expired while you examined them. In this period they tend to come with fewer conditions. If one seems slightly too large for you, and interesting for that very reason, accept a first step before your investigation is complete.",
    "jupiter hard":
      "Every subject has side passages, and in an expansive mood you want to explore them all, so a chapter, a repair and a visit get promised in good faith. Write down the hours each would really take, and tell people the later date while they’re still pleased.",
    "saturn soft":
      "Accuracy is your way of showing respect, and in these months the people who can judge it are paying attention. Your weak point is the last tenth of any project, when there’s nothing left to learn, and a fixed hour three times a week gets you through it.",
    "saturn hard":
      "In a stricter period people want to see what’s done, and you’d rather tell them what you’ve understood. Both are achievements, although only one can be delivered. Hand in the imperfect result on the agreed date, together with a brief list of its known weaknesses.",
    "uranus soft":
      "An unexpected opening comes at an angle to your plans, and your mind is well suited to angles. What resists is habit, which you hardly suspect yourself of having. Treat the matter as an experiment of six weeks, and write down beforehand what you’d regard as success.",
    "uranus hard":
      "What you want from most arrangements is to be left in peace, so when one is disturbed you mainly notice the disturbance and argue against it. Identify the two things you’d really defend, and about the remainder you can afford to be curious.",
    "neptune soft":
      "For a time your logic is less in charge, and moods, hunches or melodies come in that wouldn’t survive an inspection. There’s no need to inspect them yet. Your better ideas have generally begun like this, as something half understood that was left alone for some time.",
    "neptune hard":
      "Intelligence is little protection in confusing times, because it supplies good reasons for anything you’d like to believe, including your case for waiting. Before you act on a conclusion, show it to a practical person, and take note of the sentence at which they hesitate.",
    "pluto soft":
      "Digging to the root of things is a pleasure to you, generally with subjects that can’t look back. Now you have the nerve to be the subject. Consider which rule about people you formed as a child, and test it on a person who has been kind to you.",
    "pluto hard":
      "Power is something you like to observe from outside, so you can be late to notice that someone is steering you, or that you’re insisting on being right. If there’s pressure, a refusal in one plain sentence works better than a proof, and it can simply be repeated if necessary.",
    "mercury retrograde":
      "You leave out steps that seem obvious, and in such weeks other people can’t find them. Asking what they’ve understood is tedious, though it takes less time than the repair.",
    "mercury direct":
      "Sentences that refused to come right finally do, and a tangled matter gets simpler. If you feel like adding a preface, try sending it without one, and see who asks.",
    "venus retrograde":
      "An old affection or taste comes back and looks better than it used to, as things do from a safe distance. Consider what you left unsaid then, and whether you still mean it.",
    "venus direct":
      "You know again what you like without comparing every alternative. Buy one thing, or spend one evening with a person, purely because the thought of it makes you smile.",
    "mars retrograde":
      "With you, irritation comes out as precision, such as the corrected date or the very even tone. Few would call it anger, and a brisk walk can help you discover what it’s about.",
    "mars direct":
      "Drive returns, with little patience for preparation, and for once your body is ahead of your model. Build a rough version this week, since it teaches you more than reading further.",
    "ingress jupiter":
      "This area grows for about a year, and it favors beginners. You’d rather arrive fully informed, so the price of admission is that other people see you learning.",
    "ingress saturn":
      "Several years of apprenticeship begin here. You respect such things when you’ve chosen the subject yourself, so look for the part of it that would bear that much of your interest.",
    "ingress uranus":
      "For years one of your constants becomes a variable, which you admire on paper more than in daily life. Keep some reserves of time and money, and the surprises remain interesting.",
    "ingress neptune":
      "For a long while this part of life is hard to measure, and waiting for better data doesn’t help. Practice asking your instinct for a guess, and note how often it was right.",
    "ingress pluto":
      "Gradually, an assumption of yours comes into question here. Few people are better equipped for the inquiry, and it goes more easily when a friend is allowed to follow the argument.",
  },
};
