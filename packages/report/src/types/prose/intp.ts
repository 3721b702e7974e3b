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
        "False certainty doesn’t last long near you. You’ll listen through most of a meeting and then take apart the one claim on which everything rested, quickly and with the evidence at hand, so that others are spared a bad decision. Aries gives your mind its courage: you test the idea that scares everyone else, and your own before anybody’s. You aren’t looking for a fight. You’d love to find what’s true in company, and it puzzles you when all they remember is the force.",
      argument: [
        "Allied, they find the flaw while something can still be done about it, since the Thinker sees it and Aries says so out loud. What they dispute is when a thought is ready. To Aries it’s ready when it’s hot; to the Thinker, when it has survived every objection. So you hold it back until you’re certain, out of respect for the facts, and then deliver it at full strength, before anybody has had a share in developing it or an opportunity to get out of the way. You are right, and you leave alone.",
        "This week, let one half-made idea out early: “This is rough. Where does it break?” Let them push at it for five minutes. If your face gets hot, ask one more question before you answer.",
      ],
    },
    Taurus: {
      thesis:
        "A decision of yours stays decided. You looked at it from underneath and lived with it for a while, and those who rely on you have learned that when you finally say a thing will work, it works. Taurus gives a wandering mind patience and good taste; you own little that wasn’t chosen well, and nobody who sits down with you is made to hurry. Behind all this is a long private study of how to live. It would please you to be asked about it.",
      argument: [
        "Together they produce ideas that survive ordinary use: the Thinker finds the principle, and Taurus insists on seeing it cooked, built or paid for. They differ over what’s real. Taurus trusts whatever can be touched, and the Thinker whatever follows from the premises. Mostly you postpone, which is reasonable when you’re comfortable and the facts aren’t all in. But years go by in which something could have been tried and improved, and whoever lives with you is still waiting for a decision about the sofa.",
        "Take one question you’ve been turning over and give it a physical form this week: a meal for six, a plan on paper, one month of actual spending. Tell whoever is waiting, “I’ll decide on Sunday, with what I know by then.”",
      ],
    },
    Gemini: {
      thesis:
        "Confusion clears up when you’re talking. You find a second way to put it, and a third, until the person opposite laughs and says they finally see it, and what they take home is the pleasure of having thought. Gemini put a quick tongue on a careful mind. You can argue for a view you don’t share well enough that its believers thank you. Late at night you find the flaw, and wish you’d stayed with the one question that mattered.",
      argument: [
        "What they give each other is reach, for the Thinker discovers something intricate, and by evening Gemini has explained it to a child. The quarrel is about depth. Gemini has finished with a question once it has been enjoyed; the Thinker can’t leave it until every term has a single definition. By day the first is in charge, and you begin four subjects before lunch; at night the second examines the conversation and is embarrassed. A fresh question is hard to resist. Still, it leaves the dull proof undone and the friend unvisited.",
        "Practice going back. Once this week, return to someone and say, “I’ve been thinking about what you told me, and I had it wrong.” Stay for ten minutes past the point where it’s new.",
      ],
    },
    Cancer: {
      thesis:
        "Before a trip you read up on the brakes, the dosages and the small print, and you call it curiosity; meanwhile a few people are safer than they know. Cancer lies under your reasoning and decides what the reasoning is for. You remember how each of them likes to be left alone, and you explain the frightening letter until it’s only a letter. “I love you” is harder to bring out. You ask if they’ve had the car looked at, and hope to be understood.",
      argument: [
        "United, they look after others with unusual intelligence: Cancer senses what someone needs, and the Thinker finds out how to get it. They fall out over what qualifies as a reason. For Cancer, “She’d be sad” settles the matter; for the Thinker it’s information and proves nothing. So you let the feeling decide in private and look for arguments afterward, since a bare wish seems so easy to refuse. They’re good arguments. The family debates logistics with you, you win, and no one has learned what you wanted.",
        "This week, with one wish of moderate size, put the motive first and leave it undefended: “I’d like to go past the old house. I miss it.” Let them say yes or no, and see how much shorter the conversation gets.",
      ],
    },
    Leo: {
      thesis:
        "Once the talk turns to a subject you love, you become the best entertainment of the evening, precise and funny at once, and listeners who thought it was beyond them start asking questions. Leo lends a reserved mind the instincts of a performer and the generosity of one: you’d rather show the marvel than own it, and you’re proud of a pupil who overtakes you. You say applause doesn’t matter. You also remember each time you got some, and wonder whether you were too much.",
      argument: [
        "Combined, they give a difficult idea its proper entrance, because the Thinker makes sure it’s correct and Leo makes sure it’s magnificent. They argue over when to be seen. Leo can’t think why anyone would make something splendid and not show it. The Thinker has found a gap in the second paragraph and would sooner be unknown than praised for an error. As a rule you work out of sight until it’s perfect, an honorable habit, and are let down when the response is merely friendly. Between appearances the world forgets that you do this at all.",
        "Be seen working. This week, show one person an unfinished piece and ask, “What already works?” You’ll want to argue with the first compliment. Say thank you, and wait for the second.",
      ],
    },
    Virgo: {
      thesis:
        "Give you something that nearly works, and it comes back working, with a note that explains why it hadn’t. You catch the error nobody else would have caught until it was expensive. Virgo turns your intelligence into help: friends let you read the contract or the email to the landlord, and sleep better. Your own work gets one more check, and then another. That’s how you try to deserve your place, and it would be a relief to hear that nobody was asking.",
      argument: [
        "When they cooperate, you can be trusted with anything that has to be right, since the Thinker knows why it holds and Virgo has tested every joint. They agree on standards and disagree about the purpose. Virgo wants to be of use by noon. The Thinker wants to know whether use is the right test, and follows the question wherever it goes. Usually others get your thorough help, and your own inquiry gets an hour when you’re too tired to enjoy it. Generosity has its price: the pleasure goes, and people mainly hear what’s wrong.",
        "Two repairs for this week. Give your own question the first hour of one morning, before any favor. And when somebody shows you work, begin with, “This holds up,” and point to where.",
      ],
    },
    Libra: {
      thesis:
        "Both sides of a quarrel will tell you that you understood them, and both are correct. You can state a stranger’s case better than they did, and you ask the question that lets somebody change their mind without losing face. Libra gives your fairness its manners, and nothing said to you gets used. Privately you’re stuck there yourself, between two good positions. You want a choice so just that no one could blame you, and no one’s waiting for it except you.",
      argument: [
        "As a pair they’d make an excellent judge: the Thinker finds out which side is stronger, and Libra tells the losers so well that they stay for dinner. But Libra would rather nobody lost. You get around the conflict by describing it: on the one hand, on the other, and a graceful remark. It’s considerate. Some of those who asked, however, had really needed to know. In a crisis they phone someone else, and you live with choices made by people who think less and decide faster.",
        "In one matter this week that affects someone else, state the preference before the analysis: “I’d take the second one. I’ll tell you why if you like.” Expect a small jolt. If they’d rather have the other, be charming about it then.",
      ],
    },
    Scorpio: {
      thesis:
        "A question from you sounds like curiosity about how a thing works, and half an hour later someone is telling you what they’ve never explained to anybody, relieved that you didn’t flinch. Scorpio turns your mind toward whatever is being left out, in the figures or the family story, and you can wait a long time. Friends bring you what’s too dark for cheerful advice. You show them little in exchange. You trust a truth more when nobody has wished for it, yourself included.",
      argument: [
        "Joined, they get to the bottom of things, as the Thinker spots what doesn’t add up and Scorpio goes on asking. They part ways over being impartial. The Thinker wants to look at a thing whatever it turns out to be; Scorpio has something at stake, and usually a suspicion. You tend to sound neutral, because a level tone seems fairer than showing how much you mind. The heat is felt all the same. So you’re answered as an investigator would be, and get facts in place of confidence.",
        "Before your next important question, declare your interest: “I’m asking because I’m afraid you are unhappy here.” Ask it once, accept the first reply, and let it rest. You’ll learn less that evening, and more in the course of the month.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re often late because of an idea that came up on the way, and when you tell it, those who were waiting forgive you. Sagittarius lends your mind legs and a loud laugh. You connect breakfast with ancient history, doubt every answer, and enjoy the question so openly that even tired listeners want to go and find out. The corrections come on the drive home. You know exactly what you rounded up, and you’d like to be believed as well as enjoyed.",
      argument: [
        "When they cooperate, they go and look: Sagittarius buys a ticket to where the answer is supposed to be, and the Thinker checks whether it’s there. They differ on how much can be said on the evidence. Sagittarius rounds up. The Thinker knows what was lost in the rounding and winces as you tell the story. In company the big version wins, being more fun; at home the doubts arrive, and generally you neither take the claim back nor do the work that would support it. It leaves you better liked than relied upon, which bothers you.",
        "Take one claim from this week and give it an evening. Find the best argument against it, and then go back to the person you told: “It’s smaller than I made it, and more interesting.”",
      ],
    },
    Capricorn: {
      thesis:
        "Others bring you their contracts, their plans and their second thoughts, because you ask what each rule is for and keep those that have a good answer. What you set up goes on running after you’ve left. Capricorn likes steady progress, your curiosity inspects it for nonsense, and between them you get rather far without seeming to hurry. Hardly anyone knows how much you’d like to play. You’ve been laying a foundation so sound that you could finally afford to, and it’s always one year short.",
      argument: [
        "In concert they make an inventor who delivers: one has the original idea, and the other remembers which week it was promised for. They argue about time. Capricorn wants something to show at the end of each day. The Thinker would happily give an afternoon to a question of no practical use and consider it the best of the month. Usually duty receives the day and curiosity what’s left, late, with a feeling of having stolen it. It makes you someone to count on, whose best thinking hardly anyone has met.",
        "Make the time official: two hours in the middle of this week, in the calendar, with nothing to produce. If someone asks, say, “It’s research.” Tell one person afterward what you found.",
      ],
    },
    Aquarius: {
      thesis:
        "Strange ideas are safe with you, and so are strange people. You give both a fair hearing without raising an eyebrow, and now and then a promising notion survives because you took it seriously while everyone else was laughing. Aquarius and your kind of mind have much in common: you’ll defend somebody’s right to a view you could demolish in a minute. Explaining people is easier for you than being with them. What you’d love is company in which being strange is merely the custom.",
      argument: [
        "They share an eye for the arrangement nobody has tried: the Thinker works out why it would hold, and Aquarius sees who’d be freer under it. Where they part is usefulness. Aquarius wants the idea spread, on posters if it has to be; the Thinker wants it right, and distrusts anything short enough for a poster. Generally you join, correct the program from the back, and go home early with the sense of having contributed, as you have. Your allies remember the correction, and have no idea that you’d have liked to be asked to dinner.",
        "This week, go to one gathering and stay for the dull part at the end, the chairs and the dishes. Ask one person, “What brought you here?” and don’t improve the answer.",
      ],
    },
    Pisces: {
      thesis:
        "Those who come to you upset aren’t told to be reasonable. You treat a feeling as a fact worth understanding, and as you listen something in it untangles. Under the logic lies Pisces, which a tone of voice or a song from a passing car can undo, and which makes even your theories sound like places one could live in. Afterward you need distance. All those systems are a way of building something that floats, and few suspect how much water there is.",
      argument: [
        "When they help each other, you can explain a feeling to the very person who is drowning in it, and it gets smaller. They quarrel over where you end. For the Thinker there’s an observer, and there is what’s observed, a distinction that Pisces has never understood. You tend to find out late: after an hour of what seemed like curiosity, your chest is tight, and you disappear for a weekend into a game or a proof. You need that. To the other person, it feels like being loved and then dropped.",
        "Put the limit into words beforehand: “I’m glad to listen for an hour. After that I’ll go silent, and it won’t be because of you.” Afterward, write two lines about their feelings and two about your own.",
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
      "Change one visible thing, glasses or a color, because your outside tends to lag some years behind your thinking. When people comment, accept it without explaining how you decided.",
    "new 2":
      "Money in general is a subject you can discuss for an hour without knowing your own balance. Look up what you have and what you charge, and raise the second by a tenth.",
    "new 3":
      "The oldest message you owe is still waiting for an ideal reply. Answer it in two lines, apologizing for nothing, and learn the name of a neighbor you’ve been nodding to.",
    "new 4":
      "Alter one thing at home that affects you daily, such as the mattress or the lamp. You live in your surroundings as though they were provisional, and the grand redesign can wait.",
    "new 5":
      "Play at something you’re bad at, with someone who laughs easily, leaving the strategy guide alone until you’ve lost several times and begun to enjoy the company.",
    "new 6":
      "Start one habit that takes under five minutes and immediately follows something you do anyway. Don’t improve it, although you’ll be itching to by the second week.",
    "new 7":
      "You prefer to understand an attraction before mentioning it, by which time it has often moved. Say, “I’m not sure what this is, and I’d like more.” That’s a complete statement.",
    "new 8":
      "Bring up the money, the will, or whatever everyone else avoids, since your composure is useful with such subjects, provided you admit first that it’s hard for you as well.",
    "new 9":
      "Start a course whose first lesson you can’t skip, or visit somewhere your knowledge doesn’t apply, and let yourself be, for a while, the one who asks.",
    "new 10":
      "Let one finished thing go out with your name on it. If there’s a mistake in it, somebody will tell you, which is more than keeping it ever did.",
    "new 11":
      "Join something that meets regularly, and arrive early, when there’s a job to be done and nobody is required to mingle. You make friends more easily beside a task.",
    "new 12":
      "Arrange a stretch of time with nothing coming in, no news, no series, no clever commentators, so that by the second day your own mind will be audible, and rather good.",
    "full 1":
      "Ask someone you trust what picture people have formed of you, having never corrected it. Put one detail right, and consider the others for a week before you object to them.",
    "full 2":
      "What you’ve ignored has added itself up. Look at the total for a full minute before thinking about the economy; then alter one payment, today, while it’s in front of you.",
    "full 3":
      "The argument you’ve been holding in your head, with both parts written, is about to happen aloud. When the other person leaves the script, ask what you’ve missed.",
    "full 4":
      "Stay in the room. Feelings run high at home, and your instinct is to reason or to leave, so help with something practical, and let people be upset beside you.",
    "full 5":
      "Something you made is noticed, or your liking for someone becomes obvious. Resist the urge to qualify it: say “Thanks” or “Yes,” depending on which applies, and stop there.",
    "full 6":
      "Go to bed early, eat a proper meal, and cancel one thing this week before you do any research. Your body gets your attention mainly when it stops working.",
    "full 7":
      "Someone describes what it’s like to live or work with you. Although you’ll spot the exaggeration immediately, leave it alone, ask what made them exaggerate, and answer that.",
    "full 8":
      "Something owed comes due, in money or in tenderness. Pay the tender half first, since that’s the one you would otherwise try to pay in explanations.",
    "full 9":
      "A conviction you have defended in good faith turns out to be partly wrong. Be the first to say so, which is among the most attractive things you do.",
    "full 10":
      "“Give me ten minutes, and I’ll show you” is the sentence to practice. You assume that quality explains itself; present the work in person, with one picture and one conclusion.",
    "full 11":
      "Choose the friend who’d be most surprised to hear that you think of them warmly, which you’ve been doing for months without telling them, and name a day and a place.",
    "full 12":
      "Old feelings come up for review, and you’ll want to check the evidence first. Let yourself feel them for an evening, and check the facts the next day.",
    "eclipse 1":
      "Since an idea of who you are no longer predicts your behavior, retire it, and live for a while without a replacement.",
    "eclipse 2":
      "One source of security is disappearing. Before you optimize the remainder, find out by experiment, for a month, what you can live on.",
    "eclipse 3":
      "A familiar channel or quarrel is ending. Say the new thing while your wording is still imperfect; you can revise it together.",
    "eclipse 4":
      "The place you think from is changing, which upsets you more than you show. Keep one corner of it as it was.",
    "eclipse 5":
      "Mourn first, and analyze it in a season’s time, when a game you’ve long been winning, or a love, is over.",
    "eclipse 6":
      "Before you design a replacement for the job or habit that ran itself, walk for half an hour daily, and think of nothing useful.",
    "eclipse 7":
      "Someone comes nearer or goes. Tell them how they altered your thinking, since from you that is a declaration of love.",
    "eclipse 8":
      "A loan, a silence or a fear is expiring. Expect to go on checking for it, out of habit, for some weeks.",
    "eclipse 9":
      "Collect the exceptions patiently. The theory that explained most things now explains fewer, and you needn’t announce its successor yet.",
    "eclipse 10":
      "Your position is vanishing or being renamed. For a time, introduce yourself by the problem that you are investigating.",
    "eclipse 11":
      "A circle of clever people is thinning out. Observe who calls when there is nothing to discuss, and return the call.",
    "eclipse 12":
      "Something you had been thinking through alone is finished, whether or not it’s solved. Put the notes away, and sleep.",
    "jupiter soft":
      "More is on offer than usual, and your way is to look at an offer until it’s gone. Accept the one whose size embarrasses you, in writing, and only then work out how you’ll do it.",
    "jupiter hard":
      "Deliver the shortest thing first, whole, before opening another book. Every subject is fascinating at present, so you’ll have promised more than you can finish, and the other people concerned deserve a realistic date.",
    "saturn soft":
      "Rigor suits you, and now it is rewarded. Select the idea that has interested you longest, build it to the standard you demand of others, and reserve regular hours for it that nobody may interrupt.",
    "saturn hard":
      "You will be asked what you’ve actually completed, by someone with a right to ask. Skipping the context, show one thing, its faults labeled, and name the date on which the next will be available.",
    "uranus soft":
      "An odd opening appears at an angle to your plans, and your mind is well made for it. Try it for a month, keep a log, and judge it by the log rather than your mood.",
    "uranus hard":
      "The arrangement that left you alone to think is being taken apart. You could argue against it, brilliantly, for weeks; decide instead which two hours of the day you’d fight for, and give way on the rest.",
    "neptune soft":
      "Logic leaks for a while, and some lovely things get in. Listen to music without reading anything, write down what you half understand, and postpone the definitions until you’re less inclined to believe them.",
    "neptune hard":
      "Your clearest conclusions need a second reader for a while, and so do your elegant reasons for doing nothing. Ask a practical friend what they would do, and try that first, at least in minor matters.",
    "pluto soft":
      "You can get to the bottom of something now, and you have the patience for it. Make the subject yourself for once, an hour a week, and tell one person what you’ve found.",
    "pluto hard":
      "Someone wants power over how you think or work, and your gift for not noticing won’t serve. Say no without a subordinate clause, and afterward examine what you’re gripping as tightly on your own side.",
    "mercury retrograde":
      "Files and meanings go astray, and you’ll be blamed for what you only implied. Reread before sending, and ask people what they understood.",
    "mercury direct":
      "The sentences come more easily again. Write the overdue thing in one sitting and send it, reserving the improvements for the next.",
    "venus retrograde":
      "An old affection looks good again, from a safe distance. Ask yourself what you never said to that person, and whether you’d say it now.",
    "venus direct":
      "You know again what pleases you. Buy one beautiful thing without comparing alternatives, or tell somebody that their company improves the week.",
    "mars retrograde":
      "With you, irritation comes out as precision. Before you correct anyone, walk around the block, and see whether it still matters.",
    "mars direct":
      "Energy is back, impatient with preparation. Produce the first imperfect version of something today, and show it before you’ve improved it.",
    "ingress jupiter":
      "A wider year opens on one side of your life. Go in as a beginner who has brought no opinions.",
    "ingress saturn":
      "Several years of apprenticeship start here. Choose the subject yourself, before events choose it, and work at it on fixed days.",
    "ingress uranus":
      "For years, one of your constants becomes a variable, which you’ve always liked better on paper. Decide what has to stay.",
    "ingress neptune":
      "One area of life becomes difficult to measure, for many years. Learn to act there on incomplete information, with advice.",
    "ingress pluto":
      "Something you’ve always taken for granted will be examined, slowly. Look at it early, which takes less courage than waiting.",
    "month 1":
      "Write down the three questions you hope still to be asking next year, and tell one of them to a person you live or work with.",
    "month 2":
      "Complete something small that has waited at nine-tenths for longer than you can remember, and give it away before you’ve inspected it again.",
    "month 3":
      "Once a week, say something in the first five minutes of a gathering, before you’ve found anything worth saying.",
    "month 4":
      "Clear one shelf of everything you were going to get back to, keeping a single item that you begin today.",
    "month 5":
      "Ask someone older how they learned what they know, without improving the account, and write down half a page about it afterward.",
    "month 6":
      "Review the half year: what did you decide, and what was decided by your waiting? Reclaim one of the second kind.",
    "month 7":
      "Spend a whole day doing something with your hands, outdoors or at a stove, without turning it into a theory afterward.",
    "month 8":
      "Tell two people what you admire in their thinking, specifically, and stop there, however tempting the counterexample.",
    "month 9":
      "Volunteer to teach one person one thing, for an hour, having prepared considerably less than you’d like.",
    "month 10":
      "Pick the decision you’ve researched longest, close the research, decide by supper, and tell the person who has had to hear about it.",
    "month 11":
      "Send a note to the author, teacher or stranger whose idea altered yours, saying which one, and what you did with it.",
    "month 12":
      "Go to one gathering for the people rather than the conversation, and spend half an hour with the youngest or oldest person there.",
  },
};
