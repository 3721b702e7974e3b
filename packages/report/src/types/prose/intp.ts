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
        "You can sit silent through a whole meeting and then go for the one false statement in it, hard enough that people remember. Aries has no patience with nonsense, and the rest of you won’t speak without evidence, so what comes out is rare and fast. You aren’t looking for a fight. You want to be the first to see what’s true, and you expect others to be glad of it.",
      argument: [
        "They disagree about when a thought is ready. Aries says it’s ready when it’s hot; the Thinker says it’s ready when it has survived every objection. What you usually do is keep it back until you’re certain and then deliver it at full force, so that other people have had no share in developing it and no opportunity to get out of the way. You are right, and you leave alone.",
        "The cost is that colleagues stop showing you unfinished work, and that at home an innocent question is treated as a challenge. This week, let one half-made idea out early. Tell one person, “This is rough. Where does it break?” and let them push at it for five minutes. If your face gets hot, ask one more question before you answer.",
      ],
    },
    Taurus: {
      thesis:
        "You own a few good things, have one or two large questions, and intend to replace none of them. Others with your kind of mind keep moving on; Taurus sat you down and gave you patience and a taste for comfort. You decide slowly and afterward can’t be moved by argument alone. What you are conducting, without telling anyone, is a long private study of how to live well.",
      argument: [
        "The disagreement is about what counts as real. Taurus trusts what can be touched, tasted and paid for, whereas the Thinker trusts whatever follows from the premises. Mostly you settle it by postponing: the theory waits for a test, the purchase waits for more research, and meanwhile you’re fairly comfortable where you are.",
        "It costs you years in which something could have been tried and improved. It also wears on anybody who lives with you and has been waiting for a decision about the sofa. Take one question you have been turning over and give it a physical form this week: a meal for six, a plan on paper, a bed in the garden, one month of actual spending. Then write down what the theory had left out.",
      ],
    },
    Gemini: {
      thesis:
        "You understand a thing by explaining it, often to the wrong person and before you’ve quite understood it. Gemini put a quick tongue on a careful mind, so conversation with you is a pleasure that rarely arrives anywhere. You can argue both sides and enjoy it. Late at night you go back over what you said and find the flaw. What you want is the one remark that would make the others unnecessary.",
      argument: [
        "Since both of them live in the head, the quarrel is about depth. Gemini has finished with a question once it has been enjoyed, whereas the Thinker can’t leave it until every term has a single definition. During the day the first is in charge, and you begin four subjects before lunch; at night the second examines the entire conversation and is embarrassed.",
        "You lose the middle, where the dull proof gets done, and the friendship that needs a second visit. People find you brilliant and hard to pin down. Practice going back. Once this week, return to someone and say, “I’ve been thinking about what you told me, and I had it wrong.” Stay with the subject until one of you is bored, and then for ten minutes more.",
      ],
    },
    Cancer: {
      thesis:
        "People take you for detached, and you’ve never managed to throw out a birthday card. Cancer lies under the reasoning and decides what the reasoning is for. You read up on brakes, dosages and small print, and call it curiosity, when what you’re doing is trying to keep a few people safe without their noticing. You rarely say that you love anyone. You ask if they’ve had the car looked at.",
      argument: [
        "They fall out over what qualifies as a reason. For Cancer, “She’d be sad” settles the matter; for the Thinker it’s information and proves nothing. You tend to let the feeling decide in private and to look for arguments afterward. They’re good arguments. Nobody can answer them, since they aren’t the real ones, and so the family debates logistics with you for an hour.",
        "You win, and you’ve been given nothing. The others feel managed, and you feel that no one understood. Next time, put the motive first and leave it undefended: “I’d like to go past the old house. I miss it.” Then be silent and let them say yes or no. This week, try that with one wish of moderate size, and see how much shorter the conversation gets.",
      ],
    },
    Leo: {
      thesis:
        "You’d like it understood that you don’t need applause, and you remember every time you got some. Leo gave a shy mind the instincts of a performer. You stay at the edge of a gathering until a subject you love comes up, and then you’re funny, precise and hard to stop. Afterward you wonder whether it was too much. What you want is to be admired for something that is also correct.",
      argument: [
        "They argue over when to be seen. Leo can’t think why anyone would make something splendid and not show it. The Thinker has found a gap in the second paragraph and would sooner be unknown than praised for an error. As a rule you work out of sight until it’s perfect, appear suddenly, and are disappointed if the response is merely friendly.",
        "It costs you steady warmth, which you need more than triumph. Between appearances people forget that you do this at all, so that opportunities and invitations go elsewhere. Be seen working. This week, show one person an unfinished piece, point out its weakness yourself, and ask, “What already works?” You’ll want to argue with the first compliment. Say thank you, and wait for the second.",
      ],
    },
    Virgo: {
      thesis:
        "One error in a report can spoil the rest of it for you. Your mind wants things true and Virgo wants them right, so little that you make gets out without another check, and some of it is still being checked. You correct what people hand you, usually well, and apologize for the delay. What you are really doing is trying to earn your place by being useful and beyond criticism.",
      argument: [
        "They agree on standards and disagree about the purpose. Virgo wants to be of use by noon. The Thinker wants to know whether use is the right test, and follows the question wherever it goes. The usual outcome is that you do the useful thing for others, thoroughly and with some resentment, and leave your own inquiry for an hour when you’re too tired to enjoy it.",
        "What you lose is the pleasure, and people around you mainly hear what is wrong. Your praise has gone missing, though you feel it. Two repairs for this week. Give your own question the first hour of two mornings, before any favor. And when somebody shows you work, tell them two things that hold up before you mention the one that doesn’t.",
      ],
    },
    Libra: {
      thesis:
        "You can see their point, often better than they do, and by then you’re stuck with two good positions and a decision to make. Libra wants everyone comfortable; the rest of you wants everyone consistent. People enjoy your company and leave without knowing what you’d do. What you’re after is a fairness so complete that nobody could ever blame you, and nobody is waiting for it except you.",
      argument: [
        "They weigh for different reasons. The Thinker compares two sides to find out which is stronger, and Libra compares them so that neither feels neglected. You usually get around the conflict by describing it: on the one hand, on the other, and a graceful remark. Some of those who asked had really needed to know.",
        "The price is that you aren’t anyone’s first call in a crisis, and that you live with choices made by people who think less and decide faster. For a week, state the preference before the analysis. Once a day, in a matter that affects someone else, say, “I’d take the second one. I’ll tell you why if you like.” Expect a small jolt each time. If they’d rather have the other, be charming about it then.",
      ],
    },
    Scorpio: {
      thesis:
        "When you ask how something works, people answer, and only later do they notice that you were asking about them. Scorpio turns a curious mind toward whatever is being left out: in the figures, in the story, in your own family. You can wait a long time for it. You show little of yourself meanwhile. What you want is a truth that would still stand if nobody wished for it.",
      argument: [
        "They part ways over being impartial. The Thinker wants to look at a thing whatever it turns out to be. Scorpio always has something at stake, and usually a suspicion. You tend to settle it by sounding neutral: the tone is level, the questions are reasonable, and underneath is a heat that everyone but you can feel.",
        "So people answer you carefully, as they would an investigator, and you get facts in place of confidence. They also stop telling you things that might be used later. Before your next important question, declare your interest: “I’m asking because I’m afraid you are unhappy here.” Then ask it once, accept the first reply, and let it rest until tomorrow. You’ll learn less that evening, and more in the course of the month.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re often late because of an idea that came up on the way. Sagittarius lends your mind legs and a loud laugh: the careful part is still defining its terms, and you’re already telling someone the conclusion. You make large claims in company and correct them in your head on the drive home. What you’re looking for is an explanation of everything that would also be fun to tell.",
      argument: [
        "They differ on how much can be said on the evidence. Sagittarius rounds up. The Thinker knows exactly what was lost in the rounding and winces as you tell the story. In company the big version wins, at home the doubts arrive, and as a rule you neither take the claim back nor do the work that would support it.",
        "The cost is that people enjoy you considerably more than they rely on you, and you suspect that they have a point. Take one claim you made this week and give it three evenings. Look up its origin, find the best argument against it, and ask someone who disagrees what you’ve overlooked. Then go back to the person you told and say, “It’s smaller than I made it, and more interesting.”",
      ],
    },
    Capricorn: {
      thesis:
        "You ask what a rule is for, and once you’ve heard a good reason, you keep it. Capricorn likes steady progress; your curiosity wants to know what the progress is for. Between them you get rather far without seeming to hurry. People bring you their contracts and their plans. What you are building is a life so well founded that you could at last afford to play, and it’s always one year short.",
      argument: [
        "They argue about time. Capricorn wants something to show at the end of each day. The Thinker would happily give an afternoon to a question of no practical use and consider it the best of the month. Usually duty receives the day and curiosity whatever is left, late, with a feeling of having stolen it.",
        "So your work is reliable and your thinking is tired, and neither your boss nor your family has seen the best of it. It also makes you impatient with people who play in daylight. Make the time official: two hours in the middle of this week, entered in the calendar, with nothing to produce. Tell whoever asks that it’s research. Afterward, tell one person what you found, even if it was only a better question.",
      ],
    },
    Aquarius: {
      thesis:
        "You disagree with every group you belong to, and you’d disagree with one that you founded yourself. Aquarius and your kind of mind have a lot in common: cool, fair, early, and tender about humanity as long as it stays across the street. You can explain why people do what they do. Being with them is harder. What you’re looking for is company in which being strange is merely the custom.",
      argument: [
        "The two agree so well that nobody inside you ever votes for warmth. Where they part is usefulness. Aquarius wants the idea spread, on posters if it has to be; the Thinker wants it right, and distrusts anything short enough for a poster. Generally you join, correct the program from the back, and go home early.",
        "It costs you allies. They remember the correction, and they’ve no idea that you’d have liked to be asked to dinner. You conclude that groups aren’t for you. This week, go to one meeting and stay for the dull part at the end, the chairs and the dishes, without a word about how it was run. Ask one person what brought them here. Do it three times before you decide whether you belong.",
      ],
    },
    Pisces: {
      thesis:
        "You have a rigorous mind, and a song from a passing car can undo you. With Pisces under the logic, things reach you before you can sort them: a tone of voice, a stranger’s face, somebody else’s bad news. Then you go home and form a theory about it, from a comfortable distance. What you are doing with all those systems is building something that floats.",
      argument: [
        "They quarrel over where you end. For the Thinker there’s an observer, and there is what’s observed, a distinction that Pisces has never understood. You usually discover this too late: having listened to someone for an hour with what seemed like curiosity, you notice that your chest is tight, and disappear for a weekend into a game, a proof or a series.",
        "To the other person this feels like being loved and then dropped. Put the limit into words beforehand: “I’m glad to listen for an hour. After that I’ll go silent, and it won’t be because of you.” When the hour is over, write four lines, two about their feelings and two about your own. Send a short message the next day.",
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
