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
        "You can look up a single word and come back four hours later knowing a great deal about whales. INTP gives you a need to understand things properly, and Gemini gives you the wish to tell someone at once, which is why confusion clears up in your presence. You explain a thing a second way, and a third, until the other person laughs and says, “Oh, is that all?” They go home with the pleasure of having thought. You can defend a view you don’t hold so well that its believers thank you, and then you defend the opposite, in case anyone was getting comfortable.",
      argument: [
        "What Gemini and the INTP make together is reach, since one of them works out something intricate and the other can have it explained to a child by supper. The trouble begins when a question stops being new. Gemini has enjoyed it and would like the next one, please, whereas the Thinker can’t rest until every term has exactly one meaning.",
        "By day Gemini tends to be in charge, so you begin four subjects before lunch and leave your browser looking like a city at night. Toward midnight the Thinker goes over the day’s conversations and finds something you got wrong at eleven. A fresh question is very hard to resist, and the price is the dull proof that never gets finished and the friend you didn’t get back to. Go back to one person this week: “I’ve been thinking about what you told me, and I had it wrong.” Few sentences make anyone feel so interesting.",
      ],
    },
    Cancer: {
      thesis:
        "Your love letters tend to be about smoke detectors. Cancer gives you a small circle of people whose safety is always somewhere on your mind, and INTP gives you the way you look after them, which is to find things out: the side effects, the fine print, the better route in snow. You call it curiosity. Meanwhile a few people sleep well because you read the whole policy, and a frightening letter, once you’ve explained it, is only a letter. The words themselves come harder, so you ask whether they’ve backed up their phone, and hope it’s understood.",
      argument: [
        "Cancer senses that someone is worried and INTP finds out what would actually help, and so people get from you what they seldom find in one person, sympathy with a working solution attached. The disagreement is over reasons. For Cancer, “I miss the old house” is a reason to drive past it. The Thinker considers this a data point and starts looking for something stronger, such as gas prices.",
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
        "Friends on opposite sides of the same breakup will each report that you understood them completely, and each is correct. INTP gives you the ability to state a stranger’s case better than the stranger did, and Libra makes you want to do it nicely, so that people can change their minds in your company without losing face. Nothing that is said to you gets used. In your own affairs this talent is less convenient. Choosing a movie for five people, you try to find the one that’s fair to everyone, including the person who may join later, and by the time you have it, it’s bedtime.",
      argument: [
        "As a team they’d make a wonderful judge: the Thinker finds out which side has the better case, and Libra tells the losers so kindly that they stay for cake. The snag is that the INTP wants to know which answer is right, while Libra would prefer that nobody be wrong in front of guests.",
        "Between those two wishes, you usually describe the conflict very well and stop there. It’s considerate, and it’s even true, but some of the people who asked you really needed to know. After a while they call someone else in a crisis, and you find yourself living with the choices of people who think less and decide faster. In one matter this week that affects another person, put the preference ahead of the analysis: “I’d take the second one. I can tell you why, if you like.” Most people, you’ll notice, don’t ask why.",
      ],
    },
    Scorpio: {
      thesis:
        "You ask one mild question about how someone’s family business works, and half an hour later you’re hearing what they have never told their spouse. INTP makes the question sound like pure curiosity, because it is, and Scorpio makes sure that it goes to the very spot where something has been left out. People are relieved that you don’t flinch. You can see the missing number in a budget, and you know who did it by the second chapter, although you’re too polite to say. In return they learn that you’re “fine, busy,” which is your complete autobiography to date.",
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
        "With an audience, the big version wins, because it’s more fun for everyone. Alone, you have second thoughts, and you tend to neither take the claim back nor do the work that would support it. People love listening to you, and then check with someone else, which bothers you. Spend one evening this week on a claim you made, find the best case against it, and go back to the person: “It was smaller than I said, and it’s more interesting.” Three elephants, after all, is plenty.",
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
        "So you join the group, correct the leaflet from the back row, and go home early, having contributed. What your allies remember is the correction, and it hasn’t occurred to them that you’d have liked to be asked along for pizza, because you left as though you were expected somewhere. Go to one gathering this week and stay for the dull part at the end, with the chairs and the dishes. Ask someone, “What brought you here?” and leave the answer exactly as it is.",
      ],
    },
    Pisces: {
      thesis:
        "A friend who calls you in tears isn’t told to be reasonable. INTP gives you the habit of treating anything real as worth understanding, Pisces makes you feel it along with them, and so you ask careful questions about the feeling, as if it were a strange bird that had landed on the table, until the friend stops being afraid of it. You think in systems, and even your systems have weather. A song from a passing car can undo you in the middle of a sentence about tax brackets. People tend to know your logic or your dreaminess, and rarely suspect the other.",
      argument: [
        "Few people can be moved by something and explain it in the same breath, and that’s what this combination gives you: Pisces feels exactly where it hurts, and the Thinker discovers the words that make it smaller. What they can’t agree on is where you end and someone else begins. The INTP in you says that there’s an observer and there’s what is being observed. Pisces has read this sentence several times and doesn’t know what it means.",
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
      "Appearance strikes you as packaging, so yours was settled years ago and has been left running in the background. Strangers read it all the same. A fresh start with looks can be treated as a trial: alter one visible thing and observe who reacts.",
    "new 2":
      "Economics can entertain you for an evening, and your own balance can’t for a minute. One has theories; the other has groceries. When money matters begin anew, the private figures turn oddly interesting. What would a stranger conclude from them about your tastes?",
    "new 3":
      "Replies take you long because a question deserves a proper answer, and the proper answer keeps growing. The sender, meanwhile, wanted a yes or a no. Quick exchanges come more easily at a beginning, and even neighborly chat turns up an odd fact.",
    "new 4":
      "You inhabit a home the way a mind inhabits a skull, noticing the place mainly when something leaks. All the while a bad lamp or a humming fridge nibbles at your concentration. Which irritant would take less effort to fix than to tolerate?",
    "new 5":
      "Play is how you think best, though it tends to become research as soon as you get good. Romance can meet with a similar fate. Beginners are spared this, having nothing to optimize. Pick a game whose rules nobody at the table entirely understands.",
    "new 6":
      "Upkeep bores you because it never stays solved; dishes, inboxes and muscles all return to their original state. With you, a habit survives if it requires no decision. Hitched to the kettle or the shower, a new one slips past the committee.",
    "new 7":
      "Before mentioning a liking for someone, you prefer to understand it, and by then they have sometimes moved to another city. Closeness starts from incomplete data for everyone. Your uncertainty, on the rare occasions when it’s heard aloud, is rather charming.",
    "new 8":
      "Inheritance, debt, desire and grief make most people talk in fog, and you can discuss them calmly. The calm helps as long as nobody takes it for absence. If such a subject opens, admitting that it’s hard for you too warms the conversation.",
    "new 9":
      "A new subject is the purest pleasure you know, mostly in its first third, before the exercises. Travel works much the same, with luggage. Both look inviting at a beginning. What would you study if no one could ever ask you to explain it?",
    "new 10":
      "Recognition, in your view, should follow from quality unaided, like heat from a stove. In practice people have to be told there’s a stove. A start in public work suits you best when you can point to the thing and leave yourself out.",
    "new 11":
      "Mingling lacks a task, which is why at parties you end up reading the host’s bookshelves. Hand you a broken projector, and you have three friends by dessert. Groups that build, play or argue over something have always been your way in.",
    "new 12":
      "You like to be alone, although it’s seldom empty there; some article, series or clever voice is always talking. When nothing comes in, your own mind takes a while to speak up. Its early remarks concern lunch, so wait for the later ones.",
    "full 1":
      "What others see when they look at you is a topic you’ve never properly investigated. Some think you severe when you’re merely counting. Evidence comes in at such a time, some of it flattering. Will you treat that portion as data too?",
    "full 2":
      "Neglected figures don’t vanish in your absence; they add themselves up and wait. When a total comes into view, your impulse is to consider the whole economy. The total is smaller than the economy, and usually smaller than the dread.",
    "full 3":
      "Any argument that matters you have conducted many times in your head, writing both parts well. Aloud, the other person forgets their lines. That’s the good news, since whatever you didn’t know is in the unscripted half, and curiosity is your best manners.",
    "full 4":
      "Strong feeling at home makes you want to clarify it or go for a walk. Neither is unkind, though each leaves the other person alone with it. Some emotions can’t be debugged. Staying nearby with a dish towel says nearly everything.",
    "full 5":
      "Something you made gets noticed, or a fondness of yours grows obvious to everyone but the two people concerned. Already the qualifications are forming on your tongue. Suppose you let the pleasure stand for once, with nothing in the margin?",
    "full 6":
      "Your body generally communicates by breakdown, its earlier notices having gone unread. Work resembles it: an ignored detail comes back with friends. With the condition of both so hard to overlook, supper and an early bed explain more than a search engine.",
    "full 7":
      "If someone close describes what you’re like to live or work with, the inexact word will catch your eye first. Still, behind most exaggerations there’s a measurement, and sometimes a compliment. Which part would you accept if it had been better phrased?",
    "full 8":
      "Debts of tenderness are harder for you to see than debts of money, because nobody sends a statement. Both kinds come due here. Explanations are the currency you’d like to pay in, though most creditors of this sort prefer a hug, or soup.",
    "full 9":
      "A conviction is only a working model to you, officially. Privately you get as attached to it as other people do to a cat. Should a fact appear that won’t fit, saying so first costs a pang and wins lasting trust.",
    "full 10":
      "You rarely announce what you’ve done, on the assumption that anyone who cares will look. When they do look, it isn’t always at the part you’re proud of. One sentence on what the thing is for spares everyone the tour of the engine room.",
    "full 11":
      "Your liking for your friends is steady and inaudible, so that a person you think of often may believe they’ve been forgotten. Friendship is in full view here, with its gaps. Who would be most surprised to learn how frequently you quote them?",
    "full 12":
      "Feelings reach you late, like mail sent to an old address, and frequently at night. The occasion is long over, and you want to check the records. Nothing here requires proof. An old sadness, or an old joy, gets in without papers.",
    "eclipse 1":
      "When an idea of yourself stops predicting your behavior, it would be a good day in any laboratory. Nobody minds if you go about for a time without a theory of who you are.",
    "eclipse 2":
      "If a source of income or comfort runs dry, your talent for living on little steps forward. It’s a real talent. It has also kept you from asking what you would enjoy.",
    "eclipse 3":
      "If an old argument, channel or manner of speaking has done its work, the replacement will sound clumsy, and you dislike sounding clumsy. Sentences, fortunately, can be revised in company.",
    "eclipse 4":
      "When the place where you do your thinking changes, it bothers you more than you let on. One familiar corner, moved intact, makes a surprising difference.",
    "eclipse 5":
      "A game you’ve been winning for years can stop being fun, and so can a love. Analysis arrives promptly with its clipboard, and may be asked to wait in the hall.",
    "eclipse 6":
      "If a routine or job that ran by itself comes apart, you’ll be tempted to design it a magnificent successor. What would a merely adequate one look like?",
    "eclipse 7":
      "Someone comes nearer or moves off, and the geometry of your days shifts. People who altered your thinking seldom know it. From you, that news amounts to a sonnet.",
    "eclipse 8":
      "As a debt, a fear or a long silence expires, the mind goes on checking for it, the way a tongue visits a missing tooth. The habit fades without assistance.",
    "eclipse 9":
      "Even a theory that explained nearly everything can begin to leak at the edges. Exceptions are good company in the meantime, and you are under no obligation to name an heir.",
    "eclipse 10":
      "Titles never told anyone what you do, so if one is lost or traded, it’s largely a matter of stationery. The problem you’re working on makes the better introduction anyway.",
    "eclipse 11":
      "Circles of yours often run on wit, and wit gets tired. If a group thins out, notice who still gets in touch when there’s nothing whatever to discuss.",
    "eclipse 12":
      "Whatever you have long been thinking through alone can come to its end, solved or not. Certain questions simply retire, and the evenings they occupied are suddenly yours.",
    "jupiter soft":
      "Offers are objects of study to you, and many have expired under examination. This stretch brings larger ones, with fewer conditions attached. Growth seems suspicious because nobody can verify it in advance. Is there an invitation that’s a size too big for you, and tempting for exactly that reason?",
    "jupiter hard":
      "Every subject has its side passages, and at present all of them are lit. Enthusiasm makes you promise a chapter, a repair and a visit, each in good faith. Your hours don’t multiply to match. A realistic date, cheerfully given, pleases people more than brilliance that is always almost ready.",
    "saturn soft":
      "Rigor is your form of courtesy toward ideas, and in this period it’s repaid. Slow, well-built work gets noticed by people who know the difference. Your weak spot is the last tenth, where nothing remains to be learned. Fixed hours will get you across it when interest won’t.",
    "saturn hard":
      "In a stricter stretch, people want to know what’s finished, and you would rather tell them what you’ve understood. Both are real, yet only one can be handed across a table. There is a dignified way out that suits you well: the imperfect result, with its faults neatly labeled.",
    "uranus soft":
      "An odd opening comes at an angle to your plans, and your mind is well made for angles. Habit, which you hardly suspect yourself of having, argues for the usual chair. Call the thing a trial, give it an end date, and let results do the judging.",
    "uranus hard":
      "What you want from any arrangement is to be left alone in it, so when one is taken apart you experience chiefly noise. You’re able to argue against noise with real brilliance. More useful is to know which two things you would truly defend, and to find the rest interesting.",
    "neptune soft":
      "Logic leaks somewhat for a while, and lovely things drift in: tunes, hunches, a fellow feeling for strangers on the bus. None of them would stand up to inspection yet. Half-understood thoughts ripen if nobody defines them too early, as every good idea you’ve ever had could confirm.",
    "neptune hard":
      "Cleverness is no protection against fog; it merely supplies the fog with reasons. For a while your neatest conclusions, and your excellent case for doing nothing, could use a second reader. Choose a practical one who isn’t impressed by elegance, and watch for the line at which they frown.",
    "pluto soft":
      "Digging down to the root is what you do for pleasure, generally with subjects that can’t look back at you. In this period you have the nerve to be the subject. Which rule about people did you work out as a child, and never once test again?",
    "pluto hard":
      "Power is a topic you like to observe from outside, which makes you slow to notice a hand on the wheel. Pressure brings it into view, whether the grip is another person’s or your own, on being right. A refusal with no subordinate clause holds up better than a proof.",
    "mercury retrograde":
      "You leave out steps that seem obvious, and at such a time nobody else can find them. Files wander as well. Checking what people understood is tedious, though quicker than repairs.",
    "mercury direct":
      "Sentences that refused to line up begin to, and a tangled matter turns simple. You will feel the urge to add a preface. It reads perfectly well without one.",
    "venus retrograde":
      "An old taste or affection comes back, looking better than it used to. From a safe distance most things do. What did you leave unsaid at the time, and is it still true?",
    "venus direct":
      "You know again what pleases you before the comparison tables come out. A thing can be bought, or a person enjoyed, purely because the corners of your mouth went up.",
    "mars retrograde":
      "With you, irritation comes out as precision: the corrected date, the improved definition, the very even tone. Nobody else would call it anger. A turn around the block often reveals what it concerned.",
    "mars direct":
      "Drive comes back without any patience for preparation, and for once your body is ahead of your model. A rough thing built fast will teach you more than another round of reading.",
    "ingress jupiter":
      "A wider year opens here, and it favors beginners. You’d sooner arrive with the field already mapped. Being seen to learn is the price of admission, and children pay it daily.",
    "ingress saturn":
      "Several years of apprenticeship start here. You respect such things if you’ve chosen the subject and resent them if events have. What in it would bear that much of your attention?",
    "ingress uranus":
      "For years to come, one of your constants turns into a variable, which you have always admired on paper. In practice it’s bumpier, and it keeps you from going stale.",
    "ingress neptune":
      "This side of life becomes hard to measure, for a long while. You’re used to waiting for clearer data, and none will come. Instinct improves with use, as any skill does.",
    "ingress pluto":
      "An assumption you have never questioned comes slowly under the lamp here. Nobody is better equipped for the inquiry. It stings only if half the building turns out to stand on it.",
    "month 1":
      "Have a child explain to you how something works, such as rain or banks, and pay attention. The errors are often better than the facts.",
    "month 2":
      "Go and stand before the oldest building within walking distance, and work out from the outside alone everything it has been used for.",
    "month 3":
      "Look up the history of a word you use daily. Most of them have been something disreputable, and you’ll never say it quite innocently again.",
    "month 4":
      "Cook a dish from a country you couldn’t find on a map, and then find it. Supper and the atlas improve each other.",
    "month 5":
      "Listen to the same piece of music by five performers, and choose a favorite before you permit yourself to know why.",
    "month 6":
      "Lie on your back outdoors after dark and invent your own constellations. The Greeks had no better qualifications, only an earlier start.",
    "month 7":
      "Take apart something that’s broken beyond saving, for the sheer pleasure of it. Not a single screw has to go back anywhere.",
    "month 8":
      "Invite a friend on a walk during which both of you speak only in questions. It goes on longer than you’d expect.",
    "month 9":
      "Sit in on a town meeting or a lecture about which you hold no opinion, and enjoy being the one neutral party present.",
    "month 10":
      "Find a recording of your favorite author speaking. It’s never the voice you had assigned them, and the books are different afterward.",
    "month 11":
      "Eat lunch in a train station or an airport lobby, with nobody to meet, and deduce where everyone is going.",
    "month 12":
      "Award a prize for the best wrong idea you had this year, and accept it in person, over something good to drink.",
  },
};
