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
        "In most meetings you say nothing for forty minutes and then one sentence, after which the meeting is over. INTP gives you a mind that checks whether the parts of an idea actually fit together, and Aries gives that mind its nerve, so when you find the loose bolt you say so, whoever designed the thing. People who listen are spared expensive mistakes. You’re equally fearless with your own ideas, which you have been known to abandon halfway through defending them. You don’t experience this as fighting; you were having a lovely time looking for what’s true, and it genuinely surprises you when someone is upset.",
      argument: [
        "A pure INTP might see the flaw and write it in a notebook, and a pure Aries might object to everything by reflex. You notice it and announce it while something can still be done, an unusual and valuable combination. Your two sides quarrel over when a thought is ready: for Aries it’s when it is hot, and for the INTP it’s when it has survived every objection, including some that nobody would make.",
        "So you wait until you’re certain, out of respect for the facts, and then deliver the whole case at full speed to people who have just sat down. You’re right, and somehow you eat lunch alone. This week, let one idea out while it’s still half made: “This is rough. Where does it break?” Let the others push at it for five minutes. People are considerably fonder of a conclusion that they were permitted to dent.",
      ],
    },
    Taurus: {
      thesis:
        "You’re capable of spending five weeks on the choice of a can opener, and it will be a very good can opener. INTP wants to understand how a thing works before having an opinion about it, and Taurus wants to live with it for a while, so together they reach decisions slowly and don’t reach the same one twice. When you finally say that something will hold, it holds, and the people around you have learned to wait for it. You’re restful company, too: you don’t rush or flatter, and the cheese is excellent. You would love to be asked what you’ve been thinking about.",
      argument: [
        "Many a clever idea has never met a stove, but yours get tested, because INTP finds the principle and Taurus insists on cooking it, building it or sitting on it. They part ways over what counts as real. Taurus believes in what can be touched, and the Thinker in you believes in what follows from the premises, so you can spend a whole evening comparing mattresses on paper while lying on the bad one.",
        "As long as you’re fairly comfortable, postponing is sensible, since the facts really aren’t all in. They never will be, though, and whoever lives with you has been waiting for a decision since the spring. Take one open question and give it a body this week: a supper for six, a sketch, a month of actual expenses. Then name the day: “I’ll decide on Sunday, with what I know by then.” You can go on researching afterward, for pleasure.",
      ],
    },
    Gemini: {
      thesis:
        "You can look up a single word and come back four hours later knowing a great deal about whales. INTP gives you a need to understand things properly, and Gemini gives you the wish to tell somebody at once, which is why confusion clears up in your presence. You explain a thing a second way, and a third, until the other person laughs and says, “Oh, is that all?” They go home with the pleasure of having thought. You can defend a view you don’t hold so well that its believers thank you, and then you defend the opposite, in case anyone was getting comfortable.",
      argument: [
        "What Gemini and the INTP make together is reach, since one of them works out something intricate and the other can have it explained to a child by supper. The trouble begins when a question stops being new. Gemini has enjoyed it and would like the next one, please, whereas the Thinker can’t rest until every term has exactly one meaning.",
        "By day Gemini tends to be in charge, so you begin four subjects before lunch and leave your browser looking like a city at night. Toward midnight the Thinker goes over the day’s conversations and finds something you got wrong at eleven. A fresh question is very hard to resist, and the price is the dull proof that never gets finished and the friend you didn’t get back to. Go back to one person this week: “I’ve been thinking about what you told me, and I had it wrong.” Few sentences make anyone feel so interesting.",
      ],
    },
    Cancer: {
      thesis:
        "Your love letters tend to be about smoke detectors. Cancer gives you a small circle of people whose safety is always somewhere on your mind, and INTP gives you the way you look after them, which is to find things out: the side effects, the fine print, the better route in snow. You call it curiosity. Meanwhile a few people sleep well because you read the whole policy, and a frightening letter, once you’ve explained it, is only a letter. The words themselves come harder, so you ask whether they’ve backed up their phone, and hope it’s understood.",
      argument: [
        "Cancer senses that somebody is worried and INTP finds out what would actually help, and so people get from you what they seldom find in one person, sympathy with a working solution attached. The disagreement is over reasons. For Cancer, “I miss the old house” is a reason to drive past it. The Thinker considers this a data point and starts looking for something stronger, such as gas prices.",
        "In practice Cancer decides in secret and the Thinker is sent out to find arguments, since a bare wish seems so easy to refuse. They’re excellent arguments. You win the family debate about routes, everyone gets in the car, and nobody has learned what you wanted. This week, state one medium-sized wish with the feeling first and no defense: “I’d like to go past the old house. I miss it.” You may find that the people who love you were never asking for evidence.",
      ],
    },
    Leo: {
      thesis:
        "You can be silent through the soup and the salad, until someone happens to ask about the one thing you love, and then there are forks standing in for planets and nobody wants dessert. INTP gives you a subject you’ve understood down to the floorboards, and Leo gives you timing, color and a sincere wish that everyone should enjoy it as much as you do. People who believed it was beyond them start asking good questions. You’re generous with it, too, and proud when a pupil overtakes you. Applause doesn’t matter to you, you say. You can also remember every time there was some.",
      argument: [
        "The Thinker makes sure that a thing is correct and Leo makes sure that it gets an entrance, and when the two cooperate you’re the teacher people mention thirty years later. What they argue about is the date of the premiere. Leo can’t see why anyone would make something splendid and leave it in a drawer, while the Thinker has just found a gap in the second paragraph and would rather be unknown than be praised for an error.",
        "So you polish in private until it’s perfect, which is honorable, and then you carry it out and are crushed because the response is merely friendly. Nobody knew how long it had taken. Between appearances, people forget you do this at all. Let yourself be seen at work: show someone an unfinished piece this week and ask, “What already works?” You’ll want to correct the first compliment. Say thank you, and wait for the second one.",
      ],
    },
    Virgo: {
      thesis:
        "Lend you something that nearly works and it comes back working, with a note explaining why it hadn’t and a drawing of the part. INTP gives you the urge to know how a thing is put together, and Virgo can’t leave it until it’s right, so you tend to catch the mistake that nobody else would have caught until it had become expensive. Friends send you the lease or the email to the landlord and sleep better, and you never make them feel foolish. The only person who receives a complete report on every error is you, and that report is updated nightly.",
      argument: [
        "With both at work you can be trusted with whatever has to be right, because the Thinker knows why it stands up and Virgo has tried to push it over. They share their standards and disagree about the point of it all. Virgo wants to be useful by noon, whereas the INTP isn’t sure that “useful” is the right test and would like to follow this fascinating question about ants.",
        "Ordinarily the ants lose: other people receive your careful assistance, and your own question gets the hour before bed, when you’re too tired to enjoy it. You half believe that being useful is the rent you pay for your place among people. Nobody is collecting. This week, give your own question the first hour of one morning, before any favors. And when someone shows you their work, begin by pointing at a part and saying, “This holds up.”",
      ],
    },
    Libra: {
      thesis:
        "Friends on opposite sides of the same breakup will each report that you understood them completely, and each is correct. INTP gives you the ability to state a stranger’s case better than the stranger did, and Libra makes you want to do it nicely, so that people can change their minds in your company without losing face. Nothing that is said to you gets used. In your own affairs this talent is less convenient. Choosing a movie for five people, you try to find the one that’s fair to everybody, including the person who may join later, and by the time you have it, it’s bedtime.",
      argument: [
        "As a team they’d make a wonderful judge: the Thinker finds out which side has the better case, and Libra tells the losers so kindly that they stay for cake. The snag is that the INTP wants to know which answer is right, while Libra would prefer that nobody be wrong in front of guests.",
        "Between those two wishes, you usually describe the conflict very well and stop there. It’s considerate, and it’s even true, but some of the people who asked you really needed to know. After a while they call someone else in a crisis, and you find yourself living with the choices of people who think less and decide faster. In one matter this week that affects another person, put the preference ahead of the analysis: “I’d take the second one. I can tell you why, if you like.” Most people, you’ll notice, don’t ask why.",
      ],
    },
    Scorpio: {
      thesis:
        "You ask one mild question about how somebody’s family business works, and half an hour later you’re hearing what they have never told their spouse. INTP makes the question sound like pure curiosity, because it is, and Scorpio makes sure that it goes to the very spot where something has been left out. People are relieved that you don’t flinch. You can see the missing number in a budget, and you know who did it by the second chapter, although you’re too polite to say. In return they learn that you’re “fine, busy,” which is your complete autobiography to date.",
      argument: [
        "The INTP notices what doesn’t add up and Scorpio goes on asking after others have lost interest, so between them they get to the bottom of things, from a strange charge on the bill to a sadness nobody mentions. They disagree about neutrality. The Thinker wants to look at the facts whatever they turn out to be, and Scorpio has something at stake, and a suspicion.",
        "A level voice seems fairer to you than showing how much you mind, so you use it, and the person you love feels as though they should call a lawyer. You get facts from them, when what you wanted was to be let in. Before the next important question, say why you’re asking: “I’m asking because I’m afraid you’re unhappy here.” Ask it once, and let it rest. You’ll learn less that evening than an investigator would, and a great deal more by the end of the month.",
      ],
    },
    Sagittarius: {
      thesis:
        "You tend to arrive late and delighted, because on the way over you figured out why bridges hum, and within a minute the people who were annoyed with you are asking questions. INTP gives you doubts about every answer, and Sagittarius makes the doubting cheerful and gives it a loud laugh and a suitcase. Nobody else they know can get from pancakes to the Roman army in two moves. Tired people feel curious again around you, which is a real service. On the drive home comes the audit: you remember that there were three elephants in that story originally, and that you said nine.",
      argument: [
        "When both get their way, you go and look: Sagittarius buys the ticket to where the answer is supposed to be, and the Thinker checks whether it’s actually there. They differ about how much may be said before anyone has checked. Sagittarius rounds up in the interest of morale. The INTP knows exactly what was lost in the rounding, and winces while you tell it.",
        "With an audience, the big version wins, because it’s more fun for everybody. Alone, you have second thoughts, and you tend to neither take the claim back nor do the work that would support it. People love listening to you, and then check with someone else, which bothers you. Spend one evening this week on a claim you made, find the best case against it, and go back to the person: “It was smaller than I said, and it’s more interesting.” Three elephants, after all, is plenty.",
      ],
    },
    Capricorn: {
      thesis:
        "People bring you the plan, the contract and the five-year budget, because you will ask what each rule is for and keep the ones that have an answer. INTP supplies the question and Capricorn supplies the patience to rebuild the thing properly, which is why whatever you set up goes on running long after you’ve left the room, the company or the committee. You don’t seem to hurry, and you get rather far. Very few would guess how playful you are. You intend to play as soon as the foundation is finished, and you have now been pouring concrete for some time.",
      argument: [
        "Inventors are often late and reliable people often have no inventions, so you’re a pleasant exception: the Thinker has the original idea, and Capricorn remembers which Tuesday it was promised for. What the two can’t settle is what counts as a good day. Capricorn would like something to show for it. For the INTP the best day of the month was the one spent on why spiderwebs don’t tangle, with nothing to show but a happy expression.",
        "As a rule duty gets the daylight and curiosity gets the late hours, along with a faint sense of having stolen them. People can count on you, but almost nobody has met your best thinking, which takes place when they’re asleep. Make it official this week, with two hours on the calendar in the middle of a day and nothing to deliver. If anyone asks, say, “It’s research,” and afterward tell one person about the spiders.",
      ],
    },
    Aquarius: {
      thesis:
        "Someone at your table can say that trees should be allowed to vote, and you’ll ask how they would register. INTP gives you a real interest in whether an idea works, and Aquarius removes the ordinary fear of what people will think, so strange notions are safe with you, and so are the people who have them. Now and then one turns out to be brilliant. You’d defend a person’s right to a view that you could take apart in a minute. Explaining people comes more easily to you than being among them, and you leave parties by way of the bookshelf.",
      argument: [
        "Your sign and your type are nearly cousins, and they share an eye for the arrangement nobody has tried: the Thinker works out why it would hold up, and Aquarius sees who would be freer if it did. They split over what to do with it next. Aquarius would like it on a poster by Friday, whereas the INTP distrusts any statement short enough to fit on a poster.",
        "So you join the group, correct the leaflet from the back row, and go home early, having contributed. What your allies remember is the correction, and it hasn’t occurred to them that you’d have liked to be asked along for pizza, because you left as though you were expected somewhere. Go to one gathering this week and stay for the dull part at the end, with the chairs and the dishes. Ask somebody, “What brought you here?” and leave the answer exactly as it is.",
      ],
    },
    Pisces: {
      thesis:
        "A friend who calls you in tears isn’t told to be reasonable. INTP gives you the habit of treating anything real as worth understanding, Pisces makes you feel it along with them, and so you ask careful questions about the feeling, as if it were a strange bird that had landed on the table, until the friend stops being afraid of it. You think in systems, and even your systems have weather. A song from a passing car can undo you in the middle of a sentence about tax brackets. People tend to know your logic or your dreaminess, and rarely suspect the other.",
      argument: [
        "Few people can be moved by something and explain it in the same breath, and that’s what this combination gives you: Pisces feels exactly where it hurts, and the Thinker discovers the words that make it smaller. What they can’t agree on is where you end and somebody else begins. The INTP in you says that there’s an observer and there’s what is being observed. Pisces has read this sentence several times and doesn’t know what it means.",
        "You usually discover the difficulty late. After an hour of what seemed like curiosity your chest is tight, you say something vague about laundry, and you vanish for the weekend into a game or a proof. You need the distance, but to your friend it feels like being loved and then dropped, so announce it beforehand: “I’m glad to listen for an hour. After that I’ll go silent, and it won’t be because of you.” It’s the shortest manual you will ever write.",
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
