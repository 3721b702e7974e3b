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
        "Aries wants contact with some force in it. INTP wants precision, and distrusts affection that has no content. In an argument both are satisfied: you’re fully present, the other person has all of your attention, and no one has had to say anything soft. You show people you care by telling them where they’re wrong. To you it’s an honor, and you’d like it returned. To them it’s the fourth time this month that they came for company and were handed a correction. In time they learn to come only with what’s beyond correction.",
        "This week, when someone shows you an idea, say what you like before you test it, and say it about them: “I love how you think about this.” Then ask, “Do you want me to poke holes, or just be glad?” Take the second answer as seriously as the first.",
      ],
      year: [
        "Full of fight on waking? Spend it on a hill or a hard problem, and bring the rest of yourself to breakfast.",
        "In a bargain your bluntness is worth money. Ask why it costs that much, wait for the reasons, and name the weak one.",
        "Messages have no shining eyes in them. Above the correction, write what you were thinking: “This is good, I couldn’t leave it alone.”",
        "Relatives tell their stories wrong, and have for years. Let three wrong dates pass at dinner, and ask what it felt like.",
        "When someone shows you what they made, hang it up before you improve it. Your delight is real, so let it arrive first.",
        "A colleague’s clumsy method works for them. Save your objection for the one that breaks something, and watch how welcome it is then.",
        "Across the table from a partner, try agreeing for one whole minute, in detail. You’ll feel unarmed, and they’ll move their chair closer.",
        "Tenderness is the field where you have no tricks. Put out a hand when someone grieves, and leave every sentence of theirs uncorrected.",
        "Belief is a fine sport with the right opponent. Find a teacher or traveler who hits back, and enjoy being beaten once.",
        "Courage gets you heard upstairs; open with what the other plan does well, and it will get you asked again.",
        "Friends have read your objections as dislike more often than you know. Tell one, “I argue with the people I’d miss.”",
        "After a day of disputes, sit down alone with the point you lost. No one is watching, and it improves with quiet.",
      ],
    },
    Taurus: {
      thesis:
        "You can’t be rushed into anything. When others have bought the first one, believed the first report or married the first enthusiasm, you are still turning the matter over, and what you finally say about it holds for years. INTP looks at every side; Taurus gives each side its time and won’t pretend to be convinced. People with money or hearts at stake are wise to ask you. It’s in your own affairs that the method goes strange. You feel a strong, simple desire, for a trip, a change, a person. You begin to examine it. By the time you’ve understood it completely, it has stopped asking.",
      argument: [
        "Taurus wants with its whole body, and wants to keep what it gets. INTP doesn’t trust a wish until it can state the reasons. Desire has to wait for the committee, and the committee sits in a comfortable chair. You think about things until you no longer want them. It feels like wisdom, as if you’d been spared a mistake, and once in a while you have been. The cost is a life with few regrets and fewer events than you’d enjoy, and a partner or friend who brings you something glad and watches it cool in your hands.",
        "This week, when you notice a wish, set a limit that fits its size: an hour for a dinner, a day for a trip, a week for a sofa. When the time is up, say yes or no aloud. If you can’t decide, the answer is yes. Tell someone: “I want this, and I haven’t finished thinking.”",
      ],
      year: [
        "Haircut, coat, new beginning: give each an hour of thought, then do what you felt in the first minute.",
        "Few get cheated who buy as slowly as you do. With small sums, though, pay for the pleasure today and skip the research.",
        "Answer the invitation on the day it comes. “Yes, and I’ll have doubts until then” is a friendly reply.",
        "You know what makes a room good to live in. Buy the chair that your back has already chosen, and let the reasons follow.",
        "A wish for play goes stale quickly in storage. When someone glad asks you along, leave within ten minutes, in whatever you’re wearing.",
        "Meals at the desk and a heavy neck tell you that thinking has gone on too long. Walk to lunch with someone.",
        "Questions are how you cool a plan down. Give your partner one warm word first, such as “tempting,” and ask the questions tomorrow.",
        "Wanting someone is nothing to examine while it’s happening. Say “I want you near me tonight,” and let the analysis miss its turn.",
        "Book the refundable ticket. A trip that exists can be thought over at leisure, while an idea of one tends to evaporate.",
        "The next post that attracts you will close before your arguments do. Put your name in first, and withdraw it later if you must.",
        "Steady judgment makes you the friend they call before signing. Offer it unasked to the one who’s about to rush.",
        "Make a list of wishes you let fade, and look for one that still warms you. That one deserves a date.",
      ],
    },
    Gemini: {
      thesis:
        "You can account for nearly everything about yourself. Why you’re late, why you go silent in crowds, how your childhood shaped your way of arguing: you see the mechanism, you find words for it that are exact and often very funny, and people say that they’ve never met anyone so self-aware. INTP builds the model; Gemini gives it to the public. Others understand themselves better for listening to you. In the telling, something odd takes place. The fault, once described so well, seems harmless. Everyone nods, you included. And the following week you are late again, in precisely the way that you had predicted.",
      argument: [
        "Gemini wants to put everything into words and see the listener’s face light up. INTP wants to understand, and when it has understood, it considers the problem closed. Together they make an account so good that it’s taken for the deed. You explain your faults so well that you’re excused from changing them. It keeps you likable, and it keeps you the same. Those who live with you have the hardest time, since they can’t even complain: whatever they could say, you’ve said already, and better.",
        "Choose one fault that you’re known for analyzing. This week, leave it alone. When it comes up, say only, “You’re right. I’ll do it differently on Friday,” and then do it once, badly if you must. Notice how bare that feels, and how fast people’s shoulders come down.",
      ],
      year: [
        "Skip the theory of why you’re always late. Set out fifteen minutes earlier, tell no one, and enjoy the surprise on their faces.",
        "You can describe your spending habits brilliantly. Move a fixed sum out of reach on payday, and let that be the whole description.",
        "People understand hard things when you explain them, and someone close by needs that now. Take twenty minutes and a pencil.",
        "At home they know your reasons by heart. “I’ll be there at six,” followed by you at six, is news.",
        "Wit gets you the first evening with someone. For the second, ask a question, and follow it with another about the answer.",
        "Pick one habit and speak of it to no one until you’ve kept it for twenty days. Discussing it uses it up.",
        "During a quarrel, leave out the chapter on your childhood. Ask which single thing should be different by Friday, and change that one.",
        "Jokes come fast when you’re falling apart, and listeners go home reassured. Stop one of them at the door and say, “That was true.”",
        "A new subject makes you happy within the hour. Follow it as far as the first exercise, and do the exercise.",
        "The meeting feels finished once you’ve explained the problem. Stay in your seat until your own name stands beside a day.",
        "Groups like you as the commentator. Offer to bring the chairs this time, and find out how they like you as a doer.",
        "Let one old fault end without an obituary. Stop doing it, and see how long it takes anyone to mention it.",
      ],
    },
    Cancer: {
      thesis:
        "A few people are always on your mind, and you look after them by finding things out. The right specialist, the flaw in the lease, the explanation for a frightening letter: you investigate until you have it, and you send it along with hardly a comment, as though it had taken no effort. INTP treats their problem as worth solving properly; Cancer can’t relax until it’s solved. They know whom to turn to, and you’re never too busy. Between problems it’s another matter. An evening comes when nothing is wrong with anyone and you simply miss someone. You look for an occasion to get in touch. There isn’t one, so you don’t.",
      argument: [
        "Cancer wants to be near its people, for hours, for no purpose. INTP feels that contact ought to have content, and that an intrusion has to be justified. Your affection travels as information. When there is something to tell, you call, and when there isn’t, you wait, sometimes for months. You have never believed that missing someone was reason enough to call. The others don’t see the waiting; they see a person who turns up for emergencies, whose life must be very full, and they’re too considerate to invent an emergency.",
        "This week, contact one person with no pretext at all: “No news. I was thinking of you.” If you feel the urge to attach an article, leave it off. When they ask what’s up, say, “Nothing. I missed you,” and let the pause be theirs to fill.",
      ],
      year: [
        "Start something for yourself that helps no one you know. Should anyone ask what it’s good for, “Me” is an answer.",
        "A raise needs no rival offer as an excuse. Ask for the talk with the words, “I’d like to speak about my pay.”",
        "Send a message that contains nothing: no link, no warning, no article. A photograph of your street and a hello will do.",
        "Evenings when nothing is wrong are the ones to come out of your corner. Sit down in the same room, without bringing a topic.",
        "With a child or a new love, being there is the game. Put the facts about dinosaurs or wine aside until someone asks.",
        "For once, research your own complaint as carefully as you’d research a friend’s, and make the appointment it calls for.",
        "Those in a dispute are lucky to have you read the contract. Read it for your partner, then stay for supper.",
        "Tell one person how you are before it has become a problem with a solution. They’ve wanted to be useful to you, too.",
        "Going away gives you something to report, so call home from there. Say first that you miss them, and then about the bridge.",
        "Stop by the boss’s door on a good day. Anyone who brings only faults gets connected with them, however right each one was.",
        "Put one friend on a fixed hour in the week. After a month, neither of you has to invent a reason.",
        "On a quiet night, list who wrote to you without needing anything. It’s a longer list than you’d have guessed.",
      ],
    },
    Leo: {
      thesis:
        "On your own subject you’re a pleasure to listen to. You know it to the bottom, you can make it vivid for someone who has never given it a thought, and you share it without a trace of vanity, or nearly. INTP did the work, often alone, for the love of it; Leo gives it color and an audience. People leave feeling cleverer. Then the talk moves on, to money, dancing, someone’s marriage, the game on Saturday. Your eyes lose focus. A faint smile settles on your face, and whatever they are discussing has been classified. You find it boring. Hardly anything you excel at has ever been found dull.",
      argument: [
        "Leo needs to shine, or at least to be at its best. INTP has one light, and knows exactly how far it reaches. Beyond that circle the ground is uncertain, and someone else will be quicker there, so you have developed an elegant reflex: you call boring whatever you aren’t good at. It spares you the sight of yourself as a beginner. It also gives everyone who loves those things the feeling that they’ve disappointed you, and it fences you in with one subject, where you’re splendid and, now and then, rather lonely.",
        "This week, take something you’ve dismissed and ask a person who loves it to explain: “I’ve always acted superior about this. I think I just can’t do it. What do you see in it?” Be bad at it for half an hour. Make no witty remarks until you’re home.",
      ],
      year: [
        "Be seen doing something you’re bad at: the dance class, the first run, the new language at the bakery. Pride recovers by evening.",
        "Budgets put that faint smile on your face. Tell someone who likes figures, “Start from zero,” and ask until you could explain it.",
        "Small talk is a craft, and your neighbors are masters of it. Stay two minutes longer and learn how they do it.",
        "Anyone who runs the dull half of the household has stopped telling you about it. Ask for one task and do it their way.",
        "Show off with a clear conscience. Give the children or the party the subject you love, with voices, and watch them light up.",
        "For routine work you have contempt, and it has you. Choose one boring task and try to do it beautifully.",
        "“I don’t follow, and I hate that” turns a quarrel with a partner into a conversation. Ask them to begin again.",
        "Sarcasm is at its best when you’re hurt. Leave out the brilliant line and say which remark it was meant to answer.",
        "Enroll where you’d be the weakest in the room. A mind that learns as yours does won’t be the weakest for long.",
        "A great result deserves its author on the stage. Present it yourself, including the budget page that you’d like to hand over.",
        "Let a friend take you to the thing you’ve been sneering at. Ask what they love in it, and keep a straight face.",
        "Nights with your own subject restore you, so take one without guilt. Take the next with a person and no subject.",
      ],
    },
    Virgo: {
      thesis:
        "What you say can be relied on, because you say no more than you know. You mark the exception, give the margin of error, and correct yourself in the middle of a sentence when a better word turns up. INTP won’t claim what doesn’t follow; Virgo can’t let a small inaccuracy stand. In a world of loud guesses that’s worth a great deal, and people who have to get something right come to you for it, sometimes from other cities. Those who come for something else, a plain yes, an opinion, an “I love you,” receive the same treatment. “In a way,” you say. “I think so. It depends on what you mean.”",
      argument: [
        "Virgo fears a mistake the way others fear heights. INTP knows that nearly every statement is false somewhere, and can name the place. Both are satisfied by a single habit: you qualify every statement until no one can hold you to it. The world takes it for honesty, and in scientific matters it is. Between two people it leaves the other one waiting outside. They can’t rely on you, because you’ve never quite said where you stand, and at some point they stop asking and go by guesses, which annoys you.",
        "Select three sentences this week that you’d ordinarily hedge, and say them whole: “I want to go.” “That was good.” “I’d miss you.” No “sort of,” and no second sentence for a full breath. If it turns out to have been wrong, you can say so next week, like everyone else.",
      ],
      year: [
        "Say what you like about yourself in one flat sentence, with no footnote. The mirror won’t ask for sources.",
        "Careful reading saves you real money, so go through the insurance and the fees. With your own price, stop at the figure.",
        "Write the message in five words and send it. “Yes, Thursday, I’m looking forward” needs no clause about trains.",
        "Someone at home has asked you a simple question more than once. Give the simple answer, and correct it later if need be.",
        "Paint, sing or flirt approximately. Play goes by impressions, and a margin of error is most of the fun.",
        "Your stomach reports what your sentences leave out. When it tightens over a decision, choose within the day and eat something warm.",
        "A partner can live with a wrong opinion far more easily than with none. Pick a side by dinner and hold it through dessert.",
        "“I trust you with this” is hard to verify and good to hear. Tell them before you’ve found the exact word.",
        "In foreign places, guess. Order what you can’t read, turn where it looks pleasant, and notice how often the guess was sound.",
        "Put the recommendation in the first line, above everything that qualifies it. Readers with power seldom reach the second page.",
        "When the group needs someone who’ll check before it prints, you’re the treasure. Offer it early, and they’ll be spared the second edition.",
        "Errors from years ago visit you at night. Write each beside what it cost in fact; the list will be short.",
      ],
    },
    Libra: {
      thesis:
        "You can explain anyone. When a friend comes to you furious about a boss, a brother or an ex, you listen to it all, and then you show what it must have looked like from over there, so fairly that the absent party would be touched. INTP can take up any position and find the sense in it; Libra wants no one to be wronged, including people who aren’t present. Many quarrels have ended at your table. Your friend agrees that it’s more complicated than it seemed. They thank you, a little flatly. On the way home they call someone else, who says, “What a jerk.”",
      argument: [
        "Libra wants peace and equal treatment for all. INTP wants to see the matter as it is, from every angle at once. Neither of them likes to belong to a camp, so you have settled in the middle, where the view is best. You’re so fair to everyone that no one feels you’re on their side. It makes you a fine judge, and a slightly lonely one. The cost comes due on the few days when a person doesn’t want to know who is right; they want to know who is with them, and your answer begins with “On the other hand.”",
        "Try this when someone complains to you this week. For ten minutes, take their side as if you were paid for it: “I’d have been furious too. I’m on your side.” You can put in the other view tomorrow, if they ask. Observe how often they reach it on their own.",
      ],
      year: [
        "Order first, without hearing what the others are having. It trains the same muscle that you’ll want for larger choices.",
        "Splitting everything fairly is a pleasure to you. Once, take the bigger half openly, and see how gladly it’s given.",
        "When a sister rages about her boss, rage along for ten minutes. “What a nerve!” is often the whole of what was wanted.",
        "In a family dispute you see every side, and each side waits. Tell one of them beforehand, “I’m sitting next to you.”",
        "Love has favorites, and so should you. Call someone your favorite to their face, and take nothing back out of fairness.",
        "Two lunches, two routes, two methods: flip a coin and go. Save your judgment for the cases that deserve it.",
        "Few restate an enemy’s view as kindly as you do. Offer to mediate, and this time deliver a verdict at the end.",
        "Be angry on your own account. When the wrong done to you is discussed, leave the other person’s reasons to the other person.",
        "Travel with someone opinionated and let yourself be partial by the third day: this town, that beach, the small museum.",
        "Under fire, the boss looks around the table for a nod. If you agree at all, give it then, and aloud.",
        "Choose whose friend you are before the next quarrel divides the group. Doubts belong in private, after you’ve stood beside them.",
        "A quiet evening needs no balance. Do only what you prefer, in the order you prefer it, and consult no one.",
      ],
    },
    Scorpio: {
      thesis:
        "You aren’t fooled often. A number that’s too round, a friendly tone with a purpose, a story that has been told too smoothly: some part of you stops and starts to dig, and digs in silence until it meets rock. INTP follows the logic; Scorpio follows the scent, and won’t be sent home with half an answer. People who are being lied to are lucky to have you. The same attention goes to what is dearest to you, a friendship, a love, a piece of work of your own. There too the testing goes on, calmly, week after week. You’d like to be sure it will stand.",
      argument: [
        "Scorpio wants a bond that nothing can break. INTP won’t believe a thing until it has tried to refute it. So you do to your happiness what an engineer does to a bridge, and load it until something gives. You look for the crack in what you love until there is one. A remark is examined for days, a forgotten anniversary is compared with earlier ones, a question is repeated a third time in different words. Hardly anything human was built for such an inspection. What it can cost is the thing itself, and to have seen it coming is a meager consolation.",
        "For one week, put a doubt on paper each time it comes, close the notebook, and do something kind for the person it’s about. At the end of the week, read the list. Take the one doubt that still matters and say, “I’ve been worrying about this. I’d rather hear it from you than figure it out.”",
      ],
      year: [
        "You look yourself over as you’d read a suspicious invoice. Look again as someone would who loves you, and dress for that one.",
        "Sharp eyes for a bad deal are an asset; lend them to a friend who’s about to buy. Your own good deal can rest.",
        "Reread the old messages only for kindness. Copy out three friendly lines, and thank the person who wrote the best.",
        "The house stands and the people come home to it. Stop knocking on the walls for an evening, and cook for the person who is there.",
        "New happiness asks for a truce. For the first five meetings compare nothing with earlier statements, and order dessert.",
        "If your pulse is in your throat at night, get up, note the worry in one line, and walk around the block.",
        "“I got nervous and started looking for proof” is a better opening than the third calm question. Say it to the person concerned.",
        "Here your thoroughness is love. Stay with the one who is grieving or ashamed, long after others have said their sentence and gone.",
        "Choose a road no review has told you about. If you’re fooled once, by a hotel or a guide, it makes a good story.",
        "When the reporting lines shift, ask, “What does it mean for my work?” and take the reply as true until facts disagree.",
        "Give a newer friend one confidence ahead of schedule. Trust of yours usually comes after the exam; let it come before.",
        "Endings you’ve expected for years have mostly failed to happen. Count them some evening, and let the guard have the night off.",
      ],
    },
    Sagittarius: {
      thesis:
        "Give you a small annoyance and you’ll find the large question in it. A late bus leads to how cities grow, a rude waiter to the history of manners, and by the time the food comes everyone is awake. INTP looks for the principle, and Sagittarius, who loves the view from high up, takes everyone along, laughing. Tired minds revive in your company. There’s one kind of moment when the view becomes a little too good. Someone leans in and says, “I think you’ve been avoiding me.” You look interested. You remark that people in general find it hard to be close. It’s quite true, and they sit back.",
      argument: [
        "Sagittarius wants space, and feels a hand on the sleeve as a limit. INTP is at ease with what holds for everyone and lost with what holds for this one face. When someone comes near, both of them reach for altitude. When someone comes close, you make the subject larger. It’s never a lie, and it’s often fascinating, which is why people who love you can take several years to notice that you’ve stepped back. They asked about the two of you, and they got mankind. What they do in the end is ask someone else, about something smaller, over a drink.",
        "In your next personal talk, use only names and dates, however clumsy and unphilosophical the sentences become: “you,” “me,” “last Tuesday.” If you hear yourself say “people” or “everyone,” stop and translate: “I mean me. I’ve been avoiding you, since that dinner.” One such sentence is enough for this week. It will feel like landing.",
      ],
      year: [
        "Begin with the body in front of you rather than the health of nations: water, shoes, twenty minutes outside.",
        "Ask you about your savings and you discuss the economy. Write down the one number, look at it, and choose the next step.",
        "Errands go well in your company, since you make the line at the post office laugh. Take someone along who needs it.",
        "Remember the date that someone at home is waiting for you to remember. A card with their name outdoes the history of birthdays.",
        "On a romantic evening, speak in the singular. “I like your hands” carries further than any thought about attraction.",
        "Small duties bore you into philosophy. Answer three before ten with a number or a name, and the view is yours till evening.",
        "As soon as a quarrel turns to human nature, one of you has left, usually you. Come back with a day and a deed.",
        "Someone near you has a grief with a name. Say the name, ask what happened, and spare them what the ancients thought.",
        "Large questions and a long road are where people catch fire from you. Plan the trip, and take a shy friend along.",
        "Before you tell those above where the field is going, say, “This part is ready.” They’ll follow you further after that.",
        "In every circle there’s someone who meant the question personally. Find them after the talk and reply about yourself.",
        "Alone at last, you reach for a book on solitude. Leave it shut for an hour and see who comes to mind.",
      ],
    },
    Capricorn: {
      thesis:
        "Nearly everything you know, you worked out for yourself. You start from the ground, take nothing on authority, and keep going through the dull middle part where the merely curious drop out, so what you end up with is solid and really yours. INTP wants to understand everything from within; Capricorn is willing to pay for that in years. People trust such knowledge, rightly. Somewhere nearby, as a rule, is a person who could tell you half of it in an afternoon. You’re aware of that. You think about asking, and go back to working it out alone, which takes until spring.",
      argument: [
        "Capricorn wants standing, and believes that standing has to be earned alone. INTP wants to see for itself, and finds other people’s explanations both too fast and too loose. A question put to someone who knows would offend both, so you’d rather spend a year working it out than an hour asking. It has made you deep and independent. It has also made you slow where there was no need for it, and strangely out of reach: the people who love you know a great many things, and they would have been happy to be of use.",
        "This week, ask one person something you could find out by yourself. Choose a question that matters to you, and say, “You know more about this than I do. Where would you start?” Take notes, and resist telling them afterward what you already knew.",
      ],
      year: [
        "Let someone show you how: the stretch, the tie, the haircut that suits you. An hour with a person who knows saves a winter.",
        "There is a friend who understands mortgages. Buy them lunch and bring your papers, in place of a third book on the subject.",
        "Knock on the neighbor’s door to borrow a tool you could buy. People grow fond of those who owe them a ladder.",
        "When a family member offers a solution, try it that same day, visibly. Being used for something is what they’ve wished for.",
        "Joining a game needs no study of the rules. Sit down, lose the first round, and be told what you did wrong.",
        "Two days alone with a problem is plenty. On the third, say, “Here’s where it stops,” and let a colleague have a look.",
        "Tell a partner you’re stuck before you’ve found the way out. If the idea turns out to be theirs, say so at dinner.",
        "Your debts of thanks weigh on you more than money does. Leave one unpaid, and notice that the giver sleeps well.",
        "What you’ve learned from the ground up, you can teach from the ground up. Offer a beginner an afternoon.",
        "“Where would you go next in my place?” is a gift to the superior you put it to. Report later what came of it.",
        "Join a circle where the others know more, and admit it on the first evening. They’ll save you a seat and several years.",
        "In silence and with time, you think better than most. Take the long evening you need, and set the hour when it ends.",
      ],
    },
    Aquarius: {
      thesis:
        "Your mind goes where few people’s go, and you’re used to going alone. You doubt what everyone takes for granted, you see how the thing could be arranged entirely otherwise, and you can live for weeks with a thought that has no name yet. INTP builds it without regard for custom; Aquarius finds custom faintly comic. The odd, the young and the inventive feel free near you. When someone asks what’s on your mind, in earnest, there’s a short pause. You judge how long it would take, how much they’d have to know, and how they’d look. Then you say, “Nothing much,” and ask about their day.",
      argument: [
        "Aquarius wants to be different, and is. INTP wants to be understood exactly, and has found out that this is rare. Rather than be understood roughly, you’ve given up in advance. You decide that no one would understand, and so no one gets to try. There’s comfort in that conclusion, and some cold pride. What it costs is some loneliness in the middle of friends, along with something that can’t be seen from inside, which is that those same friends feel judged. They notice that you stopped before the interesting part, and gather that you don’t think they’re up to it.",
        "Choose one person this week and tell them the thing you’d normally skip, in three minutes, without preparing them for it: “This may come out as nonsense, but I’ve been thinking about it for a month.” If they get a third of it, count that as a success. Ask them which third.",
      ],
      year: [
        "Wear or do the odd thing that pleases you, and explain it to the first person who asks. Most questions are friendly.",
        "Valuing your work in your own terms leaves others guessing. Translate it into hours saved and dollars, and ask for a share of both.",
        "When someone says, “What’s on your mind?” give them the real thing for sixty seconds. Half of it will reach them.",
        "The people you eat with have never heard the thought that keeps you up. Try it on them between soup and salad.",
        "Children follow you easily, because they don’t mind not understanding. Invent a world with one of them, and take their corrections.",
        "Perhaps the office isn’t slow; it hasn’t been shown the steps. Write them down once, all nine, and pin them up.",
        "Cool correctness makes the other side feel put on hold. “I’m upset, and it comes out as politeness” gets you back on the line.",
        "In the dark, with someone trusted, tell a thing that makes you ordinary. It’s a relief to be one of many there.",
        "New theories wake you up, and a strange country does it faster. Go as a guest, and ask what they find odd about you.",
        "Bring your best unnoticed idea to someone with influence, and ask, “Where do I lose you?” Repair that spot and try again.",
        "Around you, unusual people dare to speak. Gather three of them who don’t know each other, and simply provide the table.",
        "Being alone feels like your natural address. Invite one person to share the silence, and don’t entertain them.",
      ],
    },
    Pisces: {
      thesis:
        "In your imagination you’re the best company anyone could have. You know what the other person feels before they say it, you find the right words, you ask their forgiveness or tell them what they mean to you, and it all comes out simply and well. INTP thinks the matter through to the end; Pisces pictures every face and tone of voice. That accounts for your understanding of people, and for the one message that actually helps a friend in difficulty. Often, though, the scene is so complete that you come out of it satisfied. The matter seems settled. No one else was present.",
      argument: [
        "Pisces would like to be one with people, without the bumping into chairs. INTP would like every word to be right before it’s spoken. Life gives only first drafts, so both prefer to meet people where there’s time to revise. You have the conversation in your head, and then feel that you had it. Afterward you know what they would answer, and you may even be hurt by it. They’ve no idea. What they experience is a silence, and later on a tenderness or a distance that seems to refer to something.",
        "This week, catch one imagined talk in the middle and take a single line from it to the real person, within the hour: “I’ve been talking to you in my head. The main thing I said was that I miss you.” Leave the remainder unsaid. Let them write their own part.",
      ],
      year: [
        "Mornings are full of a you that exists by noon in thought only. Put on its shoes and go out in them.",
        "On walks home you’ve asked for the money many times. Send the one-line request today, before the imagined answer comes.",
        "That kind letter you composed in the shower hasn’t reached anyone. Three lines of it, with mistakes, would make someone’s week.",
        "Relatives and roommates can’t attend the meetings in your head. Announce one decision at supper, and ask what they’d have said.",
        "Your inner theater is a gift to children and lovers. Do the voices aloud, let them change the ending, and follow their version.",
        "When you wake up tired of someone who slept well, ask them about it before nine. “Are we all right?” is enough.",
        "Forgive people where they can hear it. A grievance that was settled on your pillow is still open on theirs.",
        "You sense what another person can’t say. Offer it as a guess, “Is it something like this?” and let them correct it.",
        "The imagined trip has been lovely, and free of mosquitoes. Take the real one, and write home about what you couldn’t have invented.",
        "After meetings, mail the idea that you kept to yourself. It has been rehearsed more than you know, and it’ll stand up.",
        "Much of your friendship goes on unobserved. Surprise one friend a day for a week with a single sentence you thought about them.",
        "Let an old argument in your head come to its final performance. Write the last line, say good night to the cast, and sleep.",
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
  },
};
