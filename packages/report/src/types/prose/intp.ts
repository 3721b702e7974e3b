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
        "Anyone who brings you an original thought is taken seriously at once. You look for the place where it could break, you push there, and if it holds you’re openly delighted. INTP wants to know whether it’s true; Aries says so on the spot, with shining eyes, to anyone of any rank. People who can stand the heat leave with something far better than what they brought. You give this treatment to the ones you like most. The uninteresting are spared. So a person who has just told you something dear to them gets your best objection, and can’t see the affection in it.",
      argument: [
        "Aries wants contact with some force in it. INTP wants precision, and distrusts affection that has no content. In an argument both are satisfied: you’re fully present, the other person has all of your attention, and no one has had to say anything soft. You show people you care by telling them where they’re wrong. To you it’s an honor, and you’d like it returned. To them it’s the fourth time this month that they came for company and were handed a correction. They learn to come with finished things, or not at all.",
        "This week, when someone shows you an idea, say what you like before you test it, and say it about them: “I love how you think about this.” Then ask, “Do you want me to poke holes, or just be glad?” Take the second answer as seriously as the first.",
      ],
      year: [],
    },
    Taurus: {
      thesis:
        "You can’t be rushed into anything. When others have bought the first one, believed the first report or married the first enthusiasm, you are still turning the matter over, and what you finally say about it holds for years. INTP looks at every side; Taurus gives each side its time and won’t pretend to be convinced. People with money or hearts at stake are wise to ask you. It’s in your own affairs that the method goes strange. You feel a strong, simple desire, for a trip, a change, a person. You begin to examine it. By the time you’ve understood it completely, it has stopped asking.",
      argument: [
        "Taurus wants with its whole body, and wants to keep what it gets. INTP doesn’t trust a wish until it can state the reasons. Desire has to wait for the committee, and the committee sits in a comfortable chair. You think about things until you no longer want them. It feels like wisdom, as if you’d been spared a mistake, and once in a while you have been. The cost is a life with few regrets and few events, and a partner or friend who brings you something glad and watches it cool in your hands.",
        "This week, when you notice a wish, set a limit that fits its size: an hour for a dinner, a day for a trip, a week for a sofa. When the time is up, say yes or no aloud. If you can’t decide, the answer is yes. Tell someone: “I want this, and I haven’t finished thinking.”",
      ],
      year: [],
    },
    Gemini: {
      thesis:
        "You can account for nearly everything about yourself. Why you’re late, why you go silent in crowds, how your childhood shaped your way of arguing: you see the mechanism, you find words for it that are exact and often very funny, and people say that they’ve never met anyone so self-aware. INTP builds the model; Gemini gives it to the public. Others understand themselves better for listening to you. In the telling, something odd takes place. The fault, once described so well, loses its sting. Everyone nods, you included. And the following week you are late again, in precisely the way that you had predicted.",
      argument: [
        "Gemini wants to put everything into words and see the listener’s face light up. INTP wants to understand, and when it has understood, it considers the problem closed. Together they make an account so good that it’s taken for the deed. You explain your faults so well that you’re excused from changing them. It keeps you likable, and it keeps you the same. Those who live with you have the hardest time, since they can’t even complain: whatever they could say, you’ve said already, and better.",
        "Choose one fault that you’re known for analyzing. This week, leave it alone. When it comes up, say only, “You’re right. I’ll do it differently on Friday,” and then do it once, badly if you must. Notice how bare that feels, and how fast people’s shoulders come down.",
      ],
      year: [],
    },
    Cancer: {
      thesis:
        "A few people are always on your mind, and you look after them by finding things out. The right specialist, the flaw in the lease, the explanation for a frightening letter: you investigate until you have it, and you send it along with hardly a comment, as though it had taken no effort. INTP treats their problem as worth solving properly; Cancer can’t relax until it’s solved. They know whom to turn to, and you’re never too busy. Between problems it’s another matter. An evening comes when nothing is wrong with anyone and you simply miss someone. You look for an occasion to get in touch. There isn’t one, so you don’t.",
      argument: [
        "Cancer wants to be near its people, for hours, for no purpose. INTP feels that contact ought to have content, and that an intrusion has to be justified. Your affection travels as information. When there is something to tell, you call, and when there isn’t, you wait, sometimes for months. You have never believed that missing someone was reason enough to call. The others don’t see the waiting; they see a person who turns up for emergencies, whose life must be very full, and they’re too considerate to invent an emergency.",
        "This week, contact one person with no pretext at all: “No news. I was thinking of you.” If you feel the urge to attach an article, leave it off. When they ask what’s up, say, “Nothing. I missed you,” and let the pause be theirs to fill.",
      ],
      year: [],
    },
    Leo: {
      thesis:
        "On your own subject you’re a pleasure to listen to. You know it to the bottom, you can make it vivid for someone who has never given it a thought, and you share it without a trace of vanity, or nearly. INTP did the work, often alone, for the love of it; Leo gives it color and an audience. People leave feeling cleverer. Then the talk moves on, to money, dancing, someone’s marriage, the game on Saturday. Your eyes lose focus. A faint smile settles on your face, and whatever they are discussing has been classified. You find it boring. Hardly anything you excel at has ever been found dull.",
      argument: [
        "Leo needs to shine, or at least to be at its best. INTP has one light, and knows exactly how far it reaches. Beyond that circle the ground is uncertain, and someone else will be quicker there, so you have developed an elegant reflex: you call boring whatever you aren’t good at. It spares you the sight of yourself as a beginner. It also tells everyone who loves those things that they’re a little stupid, and it fences you in with one subject, where you’re splendid and, now and then, rather lonely.",
        "This week, take something you’ve dismissed and ask a person who loves it to explain: “I’ve always acted superior about this. I think I just can’t do it. What do you see in it?” Be bad at it for half an hour. Make no witty remarks until you’re home.",
      ],
      year: [],
    },
    Virgo: {
      thesis:
        "What you say can be relied on, because you say no more than you know. You mark the exception, give the margin of error, and correct yourself in the middle of a sentence when a better word turns up. INTP won’t claim what doesn’t follow; Virgo can’t let a small inaccuracy stand. In a world of loud guesses that’s worth a great deal, and people who have to get something right come to you for it, sometimes from other cities. Those who come for something else, a plain yes, an opinion, an “I love you,” receive the same treatment. “In a way,” you say. “I think so. It depends on what you mean.”",
      argument: [
        "Virgo fears a mistake the way others fear heights. INTP knows that nearly every statement is false somewhere, and can name the place. Both are satisfied by a single habit: you qualify every statement until no one can hold you to it. It’s sold to the world as honesty, and in science it is. Between two people it works as a locked gate. They can’t rely on you, because you’ve never quite said where you stand, and at some point they stop asking and go by guesses, which annoys you.",
        "Pick three sentences this week that you’d normally hedge, and say them whole: “I want to go.” “That was good.” “I’d miss you.” No “sort of,” and no second sentence for a full breath. If it turns out to have been wrong, you can say so next week, like everyone else.",
      ],
      year: [],
    },
    Libra: {
      thesis:
        "You can explain anyone. When a friend comes to you furious about a boss, a brother or an ex, you listen to it all, and then you show what it must have looked like from over there, so fairly that the absent party would be touched. INTP can take up any position and find the sense in it; Libra wants no one to be wronged, including people who aren’t present. Many quarrels have ended at your table. Your friend agrees that it’s more complicated than it seemed. They thank you, a little flatly. On the way home they call someone else, who says, “What a jerk.”",
      argument: [
        "Libra wants peace and equal treatment for all. INTP wants to see the matter as it is, from every angle at once. Neither of them likes to belong to a camp, so you have settled in the middle, where the view is best. You’re so fair to everyone that no one feels you’re on their side. It makes you a fine judge, and judges eat alone. The cost comes due on the few days when a person doesn’t want to know who is right; they want to know who is with them, and your answer begins with “On the other hand.”",
        "Try this when someone complains to you this week. For ten minutes, take their side as if you were paid for it: “I’d have been furious too. I’m on your side.” You can put in the other view tomorrow, if they ask. Observe how often they reach it on their own.",
      ],
      year: [],
    },
    Scorpio: {
      thesis:
        "You aren’t fooled often. A number that’s too round, a friendly tone with a purpose, a story that has been told too smoothly: some part of you stops and starts to dig, and digs in silence until it meets rock. INTP follows the logic; Scorpio follows the scent, and won’t be sent home with half an answer. People who are being lied to are lucky to have you. The same attention goes to what is dearest to you, a friendship, a love, a piece of work of your own. There too the testing goes on, calmly, week after week. You’d like to be sure it will stand.",
      argument: [
        "Scorpio wants a bond that nothing can break. INTP won’t believe a thing until it has tried to refute it. So you do to your happiness what an engineer does to a bridge, and load it until something gives. You look for the crack in what you love until there is one. A remark is turned over for days, a forgotten date is compared with earlier ones, a question is asked a third time in other words. Nothing human passes such an inspection. What it costs is the thing itself, and you’re left with the cold comfort that you saw it coming.",
        "For one week, put a doubt on paper each time it comes, close the notebook, and do something kind for the person it’s about. At the end of the week, read the list. Take the one doubt that still matters and say, “I’ve been worrying about this. I’d rather hear it from you than figure it out.”",
      ],
      year: [],
    },
    Sagittarius: {
      thesis:
        "Give you a small annoyance and you’ll find the large question in it. A late bus leads to how cities grow, a rude waiter to the history of manners, and by the time the food comes everyone is awake. INTP looks for the principle, and Sagittarius, who loves the view from high up, takes everyone along, laughing. Tired minds revive in your company. There’s one kind of moment when the view becomes a little too good. Someone leans in and says, “I think you’ve been avoiding me.” You look interested. You remark that people in general find it hard to be close. It’s quite true, and they sit back.",
      argument: [
        "Sagittarius wants space, and feels a hand on the sleeve as a limit. INTP is at ease with what holds for everyone and lost with what holds for this one face. When someone comes near, both of them reach for altitude. When someone comes close, you make the subject larger. It’s never a lie, and it’s often fascinating, which is why people who love you can take several years to notice that you left. They asked about the two of you, and they got mankind. What they do in the end is ask someone else, about something smaller, over a drink.",
        "In your next personal talk, use only names and dates, however clumsy and unphilosophical the sentences become: “you,” “me,” “last Tuesday.” If you hear yourself say “people” or “everyone,” stop and translate: “I mean me. I’ve been avoiding you, since that dinner.” One such sentence is enough for this week. It will feel like landing.",
      ],
      year: [],
    },
    Capricorn: {
      thesis:
        "Nearly everything you know, you worked out for yourself. You start from the ground, take nothing on authority, and keep going through the dull middle part where the merely curious drop out, so what you end up with is solid and really yours. INTP wants to understand everything from within; Capricorn is willing to pay for that in years. People trust such knowledge, rightly. Somewhere down the hall is a person who could have told you half of it in an afternoon. You were aware of that. You thought about knocking, and went back to your desk, where it took until spring.",
      argument: [
        "Capricorn wants standing, and believes that standing has to be earned alone. INTP wants to see for itself, and finds other people’s explanations both too fast and too loose. A question put to someone who knows would offend both, so you’d rather spend a year working it out than an hour asking. It has made you deep and independent. It has also made you slow where there was no need for it, and strangely out of reach: the people who love you know a great many things, and in all this time you’ve had no use for them.",
        "This week, ask one person something you could find out by yourself. Choose a question that matters to you, and say, “You know more about this than I do. Where would you start?” Take notes. Don’t tell them afterward what you already knew.",
      ],
      year: [],
    },
    Aquarius: {
      thesis:
        "Your mind goes where few people’s go, and you’re used to going alone. You doubt what everyone takes for granted, you see how the thing could be arranged entirely otherwise, and you can live for weeks with a thought that has no name yet. INTP builds it without regard for custom; Aquarius finds custom faintly comic. The odd, the young and the inventive feel free near you. When someone asks what’s on your mind, in earnest, there’s a short pause. You judge how long it would take, how much they’d have to know, and how they’d look. Then you say, “Nothing much,” and ask about their day.",
      argument: [
        "Aquarius wants to be different, and is. INTP wants to be understood exactly, and has found out that this is rare. Rather than be understood roughly, you’ve given up in advance. You decide that no one would understand, and so no one gets to try. There’s comfort in that conclusion, and some cold pride. What it costs is plain loneliness, in the middle of friends, along with something that can’t be seen from inside, which is that those same friends feel judged. They notice that you stopped before the interesting part, and gather that you don’t think they’re up to it.",
        "Choose one person this week and tell them the thing you’d normally skip, in three minutes, without preparing them for it: “This may come out as nonsense, but I’ve been thinking about it for a month.” If they get a third of it, count that as a success. Ask them which third.",
      ],
      year: [],
    },
    Pisces: {
      thesis:
        "In your imagination you’re the best company anyone could have. You know what the other person feels before they say it, you find the right words, you ask their forgiveness or tell them what they mean to you, and it all comes out simply and well. INTP thinks the matter through to the end; Pisces hears the voices and sees the faces. That accounts for your understanding of people, and for the one message that actually helps a friend in difficulty. Often, though, the scene is so complete that you come out of it satisfied. The matter seems settled. No one else was present.",
      argument: [
        "Pisces would like to be one with people, without the bumping into chairs. INTP would like every word to be right before it’s spoken. Life gives only first drafts, so both prefer to meet people where there’s time to revise. You have the conversation in your head, and then feel that you had it. Afterward you know what they would answer, and you may even be hurt by it. They’ve no idea. What they experience is a silence, and later on a tenderness or a distance that seems to refer to something.",
        "This week, catch one imagined talk in the middle and take a single line from it to the real person, within the hour: “I’ve been talking to you in my head. The main thing I said was that I miss you.” Leave the remainder unsaid. Let them write their own part.",
      ],
      year: [],
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
  },
};
