import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "In an emergency, yours is the voice that people obey. Before the others have understood what happened, you’ve given three people something to do, and your certainty steadies them as much as the instructions. ESTJ knows how a problem is taken apart. Aries doesn’t wait for permission to begin. Many people are safer, and some are bolder, because you were there. The same voice comes out on other occasions, though, when no one is in danger. Someone is late, a lump has to be looked at, a bill is higher than it should be, and your chest tightens. What the others hear is that you’re furious.",
      argument: [
        "Aries has one answer to a threat, which is to attack it. ESTJ has one question, namely what can be done. When something frightens you and nothing can be done, they’re stuck. You get angry when you’re scared, because anger at least gives you something to do. It works immediately: the helpless feeling is gone, and a culprit has taken its place. Unfortunately that culprit is usually the person you were frightened for. They came home late and needed a hug, and instead there was an investigation.",
        "This week, when the heat rises, put the fear into words before the complaint: “I was scared. I thought something had happened to you.” Say it even if you say it loudly. If no fear turns up when you look for it, go ahead and be angry, briefly.",
      ],
      year: [
        "Use the surge of energy on something that frightens you a little and has no culprit. The first step takes ten minutes.",
        "A high bill raises your voice before you’ve read it. Read it twice, then ask one polite question about line four.",
        "Write the angry reply, delete it, and send the sentence that came first: “I was worried.”",
        "At the door, a hug comes before the hearing. Anyone who is late already knows what time it is.",
        "Danger brings out your best in games, too: the steep slope, the wild water, the child who dares because you’re there.",
        "Short temper before lunch tends to mean a worry you can’t organize. Name it to a doctor or a friend, then eat.",
        "Ask them to stop you: “When I start giving orders, ask what I’m afraid of.” Then answer in one sentence.",
        "Waiting rooms, wills and test results give you nothing to fix. Hold the hand next to yours, and let it be bad together.",
        "Things go wrong in foreign places, and your calm in a real crisis is famous. Save it for those; the lost bag isn’t one.",
        "Where do you stand? Put it to your superior in those words, before the doubt turns into a fight about parking.",
        "Friends take you for fearless and so they don’t reassure you. Mention one thing that keeps you up, and see who calls.",
        "Undirected, the heat has nowhere to go in an empty room. Walk until it’s gone, then ask what it was guarding.",
      ],
    },
    Taurus: {
      thesis:
        "Before you sit down in the evening, everything that had to be done has been done. Other people make plans; you make dinner, payments, repairs and good on your word, and a household or a department with you in it simply functions. ESTJ sees what is still open. Taurus supplies the stamina, along with a strong desire for the chair, the meal and the unhurried hour when it’s all finished. That hour is your idea of happiness. You’ve worked toward it faithfully for years. And somehow, whenever it’s about to begin, you notice one more thing, get up again, and feel a flash of anger at the person who stayed seated.",
      argument: [
        "Taurus wants to enjoy life. ESTJ agrees, on condition that the list is empty, and ESTJ writes the list. Since there’s always another item, enjoyment keeps being moved to tomorrow, and those who don’t wait for permission begin to irritate you. What looks like laziness to you is often someone doing what you won’t allow yourself. You scold them for it, or you clear the table around them with a certain noise. They feel guilty for resting. You feel alone with the work. So neither of you gets the good hour, which was the point of it all.",
        "One evening this week, stop while three things are undone. Leave them in sight. Sit down next to the person you tend to scold and say, “Show me how you do this.” Stay for an hour, and when you feel yourself rising, sit back. The items will still be there. So, for once, will you.",
      ],
      year: [
        "The chair you’ve been earning for years is free now. Sit in it before noon, with the list still open on the table.",
        "Good material, a proper meal, the better mattress: your taste is sound, so let it choose once without the price in front.",
        "“I’m not angry that you’re resting, I’m jealous.” Say it lightly to the person who is on the sofa, and join them.",
        "A household with you in it simply works. Leave three things undone in plain view, and notice that nothing falls down.",
        "Pleasure belongs at the top of the list with an hour beside it and someone’s name. Chores may fill what’s left.",
        "Eating on your feet is a warning. Take half an hour at a table, every day, and count it as maintenance.",
        "Keeping score of chores has never made you feel less alone. Ask, “Show me how you relax,” and follow instructions.",
        "Who decided that rest has to be deserved? Tell someone close whose voice that is, and when you first obeyed it.",
        "Those unused vacation days are a debt to yourself. Book the two weeks, name your deputy, and go somewhere with long breakfasts.",
        "Ask in your review which part of all this is the job you’re paid for. Bring the hours on one sheet.",
        "You’re the one who stays to stack the chairs. Sit through one whole evening with the others while a younger member does it.",
        "Being ill isn’t the only respectable vacation. Lie down in good health, with a book, and let people see you do it.",
      ],
    },
    Gemini: {
      thesis:
        "Put a messy question in front of you, and in two minutes it has three parts and an answer. Your mind is fast, anyone can follow it, and an example or a comparison always occurs to you in time. ESTJ wants the matter decided. Gemini has the words to decide it with. People come to you for exactly this, and they go away knowing what to do. In a disagreement, you’re even better. The other person gets confused, repeats themselves, runs out of arguments and says, “Fine.” Settled, you think. They go home and do it their own way.",
      argument: [
        "Gemini can make a case for anything. ESTJ is sure that it has the right one. With the tongue of the first and the conviction of the second, you defeat objections as quickly as they come, including the ones that were perfectly correct but badly phrased by someone who needed another minute. You argue so well that you have no way of finding out you’re wrong. It feels like being reasonable, since you’d gladly have yielded to a better argument. But the best reason isn’t always with the best talker. People who know something and can’t put it quickly have learned not to start.",
        "This week, in one disagreement, argue the other side for them: “Let me try to say what you mean, and tell me whether I’ve got it.” Do it until they answer, “Yes, exactly.” Only then give your view, once. You’ll be surprised how often the first version you had was merely the easiest to beat.",
      ],
      year: [
        "Let a question about yourself stay open for a week. The quick answer is ready; the better one is slower.",
        "Two arguments and a number, then silence. Your eighth reason has cost you more money than any opponent.",
        "Clear words are your gift to any muddle. Use them for someone slower: “Let me try to say what you mean.”",
        "“Fine” at the dinner table is rarely consent. Ask again an hour later, while you’re both at the sink, and just listen.",
        "Wordplay wins hearts. Give the other the last word for a whole evening, and notice how they sit up.",
        "An overfull mind keeps you awake with rebuttals. Take a walk without a podcast before the first meeting of the day.",
        "You may be right, or you may just be faster. Tell them so, and wait until it gets a little boring.",
        "Some things can’t be argued: a loss, a fear, a body that doesn’t want to. Sit beside it without a summary.",
        "Look for a teacher you can’t outtalk. Write down what they say, and reply the next morning.",
        "Speak last in the meeting. “What am I not seeing?” put to the shyest expert will save you weeks.",
        "Friends keep to harmless topics around a champion debater. Bring up a real one, and concede something in the first five minutes.",
        "Keep a page called “I was wrong about,” with dates, where no one can see it. Read it fondly.",
      ],
    },
    Cancer: {
      thesis:
        "Those you love are organized for, from the emergency contact to the ride home. You know their appointments, you’ve spoken with the school or the insurance or the doctor, and if one of them is in trouble at midnight, it’s your number that’s called. ESTJ can make things work for anyone. Cancer picks out a few people to do it for and never lets go of them. They’d all say that they couldn’t manage without you, and it warms you to hear it. Then one of them manages. They found the apartment, handled the problem, and mention it afterward. You say, “Good for you,” and feel a small, unexpected grief.",
      argument: [
        "Cancer wants to be loved, and fears that love moves away. ESTJ trusts only what can be arranged. So you arrange it: you make yourself necessary, and never have to find out whether you’re wanted. It’s done with real devotion and at enormous expense. But need isn’t affection, and it pulls against growing up. People who depend on you are grateful and a bit ashamed; as soon as they’re strong enough they start practicing elsewhere, in secret, so as not to hurt you. That secrecy hurts you most.",
        "This week, let someone you look after solve one thing badly on their own. When they tell you, ask only, “How did you decide?” Then invite that person to something that has no use at all, a walk or a movie, and say, “I don’t need anything, and neither do you. I’d just like your company.”",
      ],
      year: [
        "Spend an hour on something only you need, a checkup or a haircut, before anyone’s appointment goes into the calendar.",
        "Show the other person how the account works and leave it with them for a while. Paying everything keeps them small.",
        "To the next piece of advice someone asks for, reply, “What would you do?” Then say you like the answer, if you do.",
        "Their room, their mess, their mistake: leave one thing at home to the person it belongs to, and keep the supper warm.",
        "Ask someone out for no purpose at all. “I don’t need anything, I’d just like your company” is the full invitation.",
        "Other people’s health files are in perfect order. Call your own doctor first, then put a walk on each weekday.",
        "Being needed is pleasant; being wanted is better. Let them rescue you once, from something real, at their own speed.",
        "What you fear is that they’d leave if they could manage. Say that to the one you least want to lose.",
        "A week away, phone off, with everything at home in other hands. Bring them back a present and no questions.",
        "The institution runs on your memory of people, and it should be on record. Write it up, and ask for the larger post.",
        "Someone you once looked after is doing well without you. Call to hear all about it, and leave your help out.",
        "No one needs you for a few hours, and it stings. Stay with that; somewhere behind it you’ve earned a rest.",
      ],
    },
    Leo: {
      thesis:
        "People do better than they thought they could because you expected it of them, out loud. You set the goal, you’re the first to put in the hours, and when it’s reached you name everyone who had a part in it. ESTJ wants results that can be counted. Leo wants greatness, for itself and for its people. Being on your side is a fine thing: you defend your own, you open your wallet, you never forget who stood by you. And because you’re sure that you can take it, you tell them to speak their minds. A few do. They notice that something changes.",
      argument: [
        "ESTJ believes in facts and asks for them directly. Leo takes everything to heart. So one half of you requests criticism and the other half is wounded by it. You ask people to be frank, and then you remember who was. Nothing is said, and you’d be offended at the word revenge. It’s only that your voice becomes more formal with that person, the jokes stop, and the next opportunity goes to someone warmer. Others see it. Before long you’re surrounded by agreement, and you don’t trust it, and you’re right.",
        "This week, ask one person who isn’t afraid of you, “What’s something I do that makes your life harder?” Reply with thanks and nothing else. The following day, go to them with something friendly, before the coolness sets in: “I’ve thought about it. You had a point, and I was hurt for an evening.” They’ll tell others that it’s safe.",
      ],
      year: [
        "A new look, a new start, and people cheer. Ask the one who doesn’t, “What would you change?” and keep your chin level.",
        "Pride makes a poor bargainer. Say your figure first, before they offer something you’d be too proud to discuss.",
        "The tease you didn’t like came from affection. Answer with a worse one about yourself, and they’ll dare again.",
        "Long faces at home mean someone told you the truth and paid for it. Go to them first, with something friendly.",
        "Everything you enjoy gets bigger and more golden for others. Throw the party, lead the game, and lose the final with style.",
        "Criticism of your work schedule deserves a trial of one week. Try a tenth of it, and see what your sleep says.",
        "“I’m going to look offended, and it passes in a day” is a fine sentence to give a partner in advance.",
        "Under the hurt sits a fear that they’ll take it all back. Tell someone loyal about it, and ask nothing.",
        "Study under someone who isn’t impressed by you. The first correction costs an evening; after that you learn fast.",
        "Appoint someone to find the hole in the plan, and thank them by name, in public, once they’ve found it.",
        "A frank friend has been seated at the far end for some time. Bring them back next to you.",
        "When the applause stops, write down one true thing that was said against you, and sleep on it for a night.",
      ],
    },
    Virgo: {
      thesis:
        "Things improve under your eye. A report comes back from you with the error found, a trip goes as it should, a beginner who listens is good within a year, because you saw exactly what was missing and took the trouble to say so. ESTJ has standards and speaks up for them. Virgo notices the smallest departure from them. People rely on you to catch it, and you do. Praise is another matter. You certainly think it: the meal was excellent, the kid is gifted, the partner looks wonderful. Then the collar catches your eye, and it’s the collar that you mention.",
      argument: [
        "Virgo’s attention goes to what’s off. ESTJ reports what requires action. Whatever is as it should be requires none, so it’s noted and filed without a word. You say what’s wrong and only think what’s right. In your mind the balance is generous, since you know how much you admire these people. They can’t hear your mind. After some years they have a complete record of their shortcomings in your voice, and they assume that it’s your whole opinion. Some strive to satisfy you. Most show you less.",
        "For seven days, say aloud whatever you approve of, at the moment you notice it, in plain words: “This is good, and I wouldn’t change anything.” No “but,” no suggestion, even a useful one. If you have corrections, let a night pass and see which ones still matter. Watch for surprise on people’s faces, as it will tell you how overdue this was.",
      ],
      year: [
        "Facing the mirror, report what’s in order first, in full sentences. The collar can wait until you’ve finished.",
        "Money well spent deserves a note as much as money wasted. Tell the person who found the bargain that you saw it.",
        "Praise needs a mouth to be of use. “This is good, and I wouldn’t change a thing” fits in any message.",
        "Look around the living room for what someone did right, name it to them, and leave the cushions as they are.",
        "Play loosens only where no one keeps marks. Join in badly, and let the child or the sweetheart correct you.",
        "Exact routine suits you better than anyone. Keep three habits to the letter, and let a fourth one slide on purpose.",
        "At night they recall the towel remark. Give them another to keep: what you admired in them the first week, and still do.",
        "Someone dear has no idea how strictly you speak to yourself. Let them hear one sentence of it, word for word.",
        "An unknown city has no standard you could hold it to. Wander for a day, and write home only about what you liked.",
        "Fridays, four lines to the boss: what was finished, whom it helped, what it saved. No defects, no plans.",
        "Show a beginner the exact step, patiently, for one hour. They’ll remember it for a career, and you’ll enjoy it.",
        "Perfect can be switched off at a stated hour. What’s at ninety-five percent tonight will pass tomorrow.",
      ],
    },
    Libra: {
      thesis:
        "When something has to be divided, people ask you to do it. You hear both sides, you apply one rule to everyone, and even the loser admits that it was done properly. ESTJ wants a rule that can be stated and enforced. Libra wants the scales level, and can’t enjoy a thing that someone else went without. You do as you’d have others do, so you’re rarely caught playing favorites. That includes the people you love most. Each of them gets the right amount of your time, your help and your birthday calls. Each would give a good deal to be, just once, your exception.",
      argument: [
        "Libra fears being unjust. ESTJ fears being arbitrary. Together they’ve made fairness your whole policy, at work and also at home, where it’s less wanted. You’re so fair to everyone that the people you love can’t tell they’re special. Holidays are split evenly, the enemy’s point is considered along with the friend’s, and everyone takes turns, which is admirable. But love is a kind of bias, and those who are close to you keep looking for yours. When they complain, you review the facts and find that they’ve received their share.",
        "This week, be partial to someone, openly. Cancel a minor duty for them, take their side before you know the facts, and say why: “I’m not being fair. I just like you best.” Feel how indecent that sounds. Then look at the other person’s face, because you have rarely seen it like that.",
      ],
      year: [
        "Choose what you prefer before you know what the others are getting. Preference is a muscle, and yours is rested.",
        "The pay scale is fair to the average. Ask for more than the band, and describe what the band leaves out.",
        "When they complain about someone, begin with, “That’s awful, I’m with you.” The other side will keep until tomorrow.",
        "Equal turns at home satisfy no one in particular. Cancel something dutiful for one of them, and say whose favorite they are.",
        "Love is a bias, so indulge yours: the better seat, the longer call, the present that has no counterpart.",
        "Duties divided by the rule still leave someone tired. Look who it is, even if it’s you, and bend the schedule.",
        "Disputes end well in your hands, and both sides know it. In your own, argue for yourself first.",
        "Tell one person, “I’d call you before anyone.” It can’t be divided, so it will be believed.",
        "You weigh destinations until they balance out. Take the one that made your heart jump when it was named.",
        "Let the two people you’d hate to lose know that you’re going to argue for them. Then do it, with figures.",
        "The whole circle trusts your verdict, and celebrates elsewhere. Take sides at the next dinner, loudly, over something silly.",
        "In private, draw up an unjust list: whom you like best, in order. Do something about the first name.",
      ],
    },
    Scorpio: {
      thesis:
        "People know where they are with you. You say what you think to the person concerned, you put your name to it, and when a difficult thing has to be said in public, others wait for you to say it. ESTJ speaks plainly and expects plain speech back. Scorpio isn’t afraid of anything ugly, and can’t be fooled for long. With both of them in you, you’re the one who’s trusted with bad news, secrets and keys. Such frankness looks like an open book. It never occurs to anyone that pages are missing, so hardly a friend could say what you’re ashamed of, what you long for, or what once broke your heart.",
      argument: [
        "ESTJ wants to speak. Scorpio wants to stay hidden. The arrangement they’ve reached is almost perfect: you express yourself constantly, about everything outside you. On taxes, schools, colleagues and the correct way to load a car, people get your views at full strength. Everyone knows your opinions, so no one notices that they don’t know you. It wins you respect and a great deal of consultation. The bill comes when you’re in pain. Then they bring you facts, because that’s all you’ve ever asked them for.",
        "This week, tell one person something that isn’t an opinion. Choose a feeling with you as its subject: “I’ve been lonely since the move,” or “That job still hurts.” Add no conclusion and no lesson. If they try to solve it, say, “I don’t need an answer. I only wanted one person to know.”",
      ],
      year: [
        "Strength shows in you from across the street. Let something softer be seen as well, by one person, for ten minutes.",
        "Opinions on the economy are free. What you yourself are saving for, and why, would tell someone far more.",
        "Begin one sentence a day with “I feel,” and stop before it turns into a ruling on something.",
        "An old house story has been kept from those you live with. Tell them the harmless half, and watch how they hold it.",
        "Desire has few words in your vocabulary. Use three of them tonight, to the right person, without a conclusion.",
        "Interrogating everyone is a sign that you’re tired. Sleep first; half of the suspects will be gone by morning.",
        "If they ask what’s wrong, skip the position. “I’m hurt, and I don’t need an answer yet” opens more doors.",
        "Other people’s secrets are safe with you, and they know it. Trade one of yours, in small pieces, for their next.",
        "On the road you talk to strangers more freely than to friends. Bring one of those sentences back for a friend.",
        "Judgments on record, hopes in the safe: your boss sees only the first. Say, “In two years I want,” and finish it.",
        "A powerful person is behaving badly, and the group looks at you. Make the call; your courage is why they trust you.",
        "Alone, you need no guard. Write down what still hurts from long ago, and name the one reader who has earned it.",
      ],
    },
    Sagittarius: {
      thesis:
        "Plenty of people have done something brave because you wouldn’t stop asking about it. The course was found, the fare looked up, the excuses taken apart one by one, and on the day itself you stood there with your thumb up. ESTJ knows how things get done. Sagittarius believes that they should be larger. A friend with a vague dream leaves you with a date and a budget, half terrified and deeply grateful. You love hearing how it went. And afterward, driving home to the obligations that no one else can see to, you’re a little sharp with the person who asks what’s for dinner.",
      argument: [
        "Sagittarius wants to go. ESTJ gave its word, to a company, a family, a board, and a word is a word. Since neither will give in, your own adventure gets lived by other people. You push others toward the life you’re too dutiful to try. It’s generous and often exactly what they needed. Yet the pressure has your hunger in it. Some of them were pushed into your dream instead of theirs, and when they hesitate or come home early, you’re disappointed out of all proportion. It was the only trip you were getting.",
        "The next time advice rises in you this week, stop and ask, “Is that for them, or for me?” If it’s for you, book something before Sunday: a course, four days away, an hour with a map and a price. Tell the people who depend on you, “I’m going. Let’s work out together how this can be covered.”",
      ],
      year: [
        "Advice you gave last week makes a good plan for yourself. Take the first step of it before the weekend is over.",
        "Put aside a monthly sum for your own adventure, under its own name, and let nothing dutiful borrow from it.",
        "Before you encourage anyone, ask, “Do you want a push or a listener?” Some dreams only wanted to be told.",
        "The sighs at home are heard. Say what you’d love to do, and work out with the others who covers what.",
        "Your delight in possibilities makes a dull evening large. Invent something daring for two, and be the first to jump.",
        "Restless legs in a regular job want a longer way home. Walk it, cycle it, and make it an appointment.",
        "They never asked for the sacrifice, so give it back: “I stayed because I was scared, too.” It clears the air.",
        "Envy of those you sent off is allowed. Tell one of them about it, and ask how they felt the night before.",
        "This time it’s your turn at the departure gate. Book the small version today, and let a friend check that you did.",
        "When the opening is announced, hold back the names of others until you’ve said, “I’d like to be considered.”",
        "Juniors and friends bring you success stories only. Ask one of them what went wrong, and keep every remedy to yourself.",
        "If duty ended tomorrow, what would you be out of excuses for? Put the answer where you’ll find it on Monday.",
      ],
    },
    Capricorn: {
      thesis:
        "Whatever has to be endured, you endure, and you’re punctual about it. With a fever, after a funeral, in the fourth month of an impossible project, you come in, say good morning, and do what was agreed. ESTJ thinks that a commitment isn’t subject to mood. Capricorn takes it for granted that life is uphill. Those around you draw strength from it, and on a discouraging day many a person has asked themselves what you would do. They know the answer: continue. So they continue too, or at least they see to it that you don’t catch them doing anything else.",
      argument: [
        "In you, sign and type agree that hardship is no excuse. Neither of them speaks for tiredness, and neither can tell a need from a complaint. No one is judged aloud, because a standard that’s demonstrated every day is understood without being stated. You hardly ever complain, and so few near you dare to. That produces a disciplined household and a strong team. It also means that you, who’d move mountains for these people, are the last to learn that one of them has been ill, in debt or discouraged since fall.",
        "This week, complain once. Pick something real, and use these words at the table or in the office: “I’m worn out, and this week has been too much for me.” Don’t follow it with a plan. Then ask, “How is it for you, really?” and wait. What comes may have been stored up for some time.",
      ],
      year: [
        "How tired are you, on a scale to ten? Answer truthfully once a day, aloud, to someone who can hear it.",
        "Silent people are assumed to be content with their pay. Mention the hardest thing you did, then the sum.",
        "Complain once, properly, with no plan at the end: “This week was too much for me.” Then ask how theirs was.",
        "The others at home take their headaches elsewhere, so as not to look weak. Go to bed early in front of them.",
        "Dry humor is your secret charm. Spend it on someone you like, in a place where nothing has to be endured.",
        "A fever is a reason to stay in. Those who copy you will be grateful for the better example.",
        "Declining help with thanks closes the counter for good. Reopen it: “You offered once. Does that still stand?”",
        "Tell the youngest listener you have how afraid you were back then. They’ll keep it longer than any advice.",
        "Uphill is your favorite direction, so choose a real mountain. Take company, and rest whenever the slowest one does.",
        "Before the next load, the reply is, “I’ll take it, and this is what will wait.” Every time, ahead of the yes.",
        "Friends measure their troubles against yours and keep silent. Put a small one of yours on the table, unsolved.",
        "What you’ve carried longest has no owner anymore. Set it down for a night, and see who asks about it.",
      ],
    },
    Aquarius: {
      thesis:
        "When a rule is unjust, you don’t sigh about it, you have it changed. You read the statutes, count the votes, stand up in the meeting and say what others grumble in the parking lot, and a good many people you’ve never met are better off for it. Aquarius sees how things ought to be for everyone. ESTJ knows which form brings that about. You don’t do it for thanks, and no one could say that you favor your friends. Neither could your friends. At home, where the question is what to eat or how to spend Sunday, the decision has often been made, for excellent reasons, by the time they’re asked.",
      argument: [
        "Aquarius cares about people as a whole. ESTJ is certain what would be good for them. On a large scale the two make a reformer. On a small one, across a kitchen table, they make someone who has already thought it through. You fight for people in general and overrule them one at a time. It isn’t contempt; a single person’s wish simply seems arbitrary to you next to a sound principle. But everyone you love is one particular person. They admire what you stand for, and they’ve given up trying to get a vote.",
        "Choose one shared decision this week and let the other person’s preference win without having to justify itself. Ask, “What would you like? You don’t need a reason.” When the reply is inefficient, follow it cheerfully to the end. Notice how often you want to improve it. That number is worth knowing.",
      ],
      year: [
        "What do you like, apart from what is right? Do it for an hour, and defend it with no argument.",
        "You argue for just wages everywhere but in your own case. Bring one demand that helps no one else.",
        "“What would you like? You don’t need a reason” is a question for everyone you talk with today. Accept the answers.",
        "Give the person you live with a veto over Sunday. When they use it, honor it as you’d honor a court’s.",
        "Drop the improvement of the game and simply play. A person in love or a child has no need of better rules.",
        "A fair schedule that no one was asked about breeds sick days. Redraw it together, beginning with the least favorite hour.",
        "Saying “people always” keeps them waiting for an answer. Replace it with “you” and “I,” and tell them whether you’re angry.",
        "One particular person can hurt you more than any opponent. Let them know it, on an evening without a cause.",
        "Principles travel well, and you can stand up for them anywhere. Ask the locals first what they’d hate about the idea.",
        "Show the reform unfinished to three who’ll live with it. Put their names beside yours before it goes upstairs.",
        "A group with a just cause is lucky to get you. Besides the votes, list the birthdays you know by heart.",
        "Away from all the causes, one face keeps coming to mind. Call it by name tomorrow, for no reason of principle.",
      ],
    },
    Pisces: {
      thesis:
        "When someone breaks down in front of you, you’re kinder than anyone would have predicted. The regulation you were enforcing is set aside, the penalty is forgotten, and the matter is never mentioned again. ESTJ keeps a place in order and treats people by the book. Pisces can’t watch suffering for ten seconds. Between the two you’ve helped many a person through the worst of it, and you tell no one, so as not to start a trend. All the while, somewhere behind you, another person is doing their work without a word. That one gets your respect, and the next task.",
      argument: [
        "ESTJ insists that the same rules hold for all. Pisces makes an exception for anyone who’s in tears. You’ve settled it by distress: as long as people function, they’re under the law, and once they fall apart they come under your mercy. So those who fall apart get mercy, and the ones who cope get more work. You mean it as trust. The strong hear it as a lesson, which is that with you, comfort has to be paid for in collapse. A few learn to collapse, and the most capable continue, a little colder every year.",
        "This week, pick the sturdiest person you know and be soft on them without a reason. Take something off their list and say, “You never ask, and I’ve been leaning on that. I’d like to make it easier for you.” If they answer that they’re fine, do it anyway. You know what that answer is worth. It’s yours.",
      ],
      year: [
        "Mercy on an ordinary weekday, for you, before anything has broken: the long bath, the canceled errand, the early night.",
        "Loans to the desperate are in your nature. Set a limit and an end date beforehand, and keep something for the steady ones.",
        "Ring up the friend who never cries. “I’ve leaned on your being strong, how are you?” is a call they’ll remember.",
        "The one at home who copes gets your nod. Change it into a hug, on a day when nothing has happened.",
        "A soft heart under strict rules makes you a wonderful playmate. Break one of them, and let others see you laugh at it.",
        "Hard in the morning, heartbroken at night: the gap is tiredness. Eat something warm, and hand over one duty by noon.",
        "They shouldn’t have to fall ill to be held. Reach over first, and say what you’d have said at the hospital.",
        "Admit the envy of those who can fall apart. Someone who loves you has been waiting for that sentence.",
        "Music, prayer or the open sea does what no regulation can. Go there alone, and come back without a report.",
        "Figures reach those who’ve never seen you in tears: “I’m coping, and it’s too much. I need one more person.”",
        "Every group has someone who quietly does it all. Take a task from them, in public, with thanks.",
        "A hunch you overruled because it wouldn’t stand up on paper deserves a second look. Give it one undisturbed evening.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anyone has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everyone knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "new 1":
      "Most changes to yourself you treat as a policy: announced first, enforced second, and reviewed by everyone you announced it to. A beginning is simpler now, before anyone is watching. What would you change if no one were ever going to notice?",
    "new 2":
      "Money calms you once it has been counted, which is why you know the price of most things in the kitchen. What the figures leave out is what it’s all for. That question can be heard just now, before new arrangements set.",
    "new 3":
      "A call from you generally has a purpose and a closing time, since talk without a point feels like a truck with its engine left running. Some people simply enjoy your company, and just now an aimless conversation is surprisingly good value.",
    "new 4":
      "Love at home takes the form of maintenance with you: the gutters are clear, the smoke alarm never chirps. It’s a fine language, though not everyone under the roof can read it. A fresh start goes best when it begins with something they’d enjoy.",
    "new 5":
      "Fun tends to reach you as an event that you’re running, and you do run it well. The price is that the organizer seldom plays. Being a beginner takes less courage than usual, preferably at something with no clipboard in sight.",
    "new 6":
      "Routine is where you’re strongest, because a thing decided once needn’t be argued with every morning. The same strength keeps an old habit alive after its reason has left. New ones take root readily now, especially where an old one has been cleared away.",
    "new 7":
      "With those closest to you, you like clear terms, and you’re usually the one who states them. It spares everyone the guessing and leaves theirs unspoken, which is why, at any beginning, a curious question gets you further than a good proposal.",
    "new 8":
      "Whatever is owed, feared or grieved you prefer to settle on paper, where things stay put. Much of it never had a column, and talking takes a little less effort at present, even about matters that have been filed under “miscellaneous” for a long time.",
    "new 9":
      "You trust what has been tested, so distant places and unfamiliar ideas usually have to show you their credentials. Curiosity demands less proof at the moment. If something useless has been tempting you, a language or a coastline, let it make its case.",
    "new 10":
      "Responsibility finds you because you look like someone who already has it. Offers come dressed as honors, and duty accepts before judgment has read the back of the page. With anything new here, it’s worth knowing what you’d be free to change.",
    "new 11":
      "Put you in any club, and within an hour you see what it lacks; by the second season you’re treasurer. So your friends are often people you’ve chaired. New company comes without effort now, and you might like being the one who just brings chips.",
    "new 12":
      "Rest strikes you as something to be earned, and the price keeps going up. Idleness itself doesn’t frighten you so much as what turns up when the noise stops. Most of that is only fatigue, and at present it’s fairly easy to meet.",
    "full 1":
      "People generally know where they stand with you, and are slower to tell you where you stand with them. Some of it shows now, in a remark or a look. A good share is admiration, which you tend to wave through like traffic.",
    "full 2":
      "You’ve always held that spending shows what a person values, and in times like these yours says something about you. A purchase, a raise or a bill brings it into view. Is that portrait of you, or of someone you were told to be?",
    "full 3":
      "Speed and volume have served you well, since in most emergencies a clear order beats a vague kindness. Talk among relatives is seldom an emergency. If a remark of yours has traveled further than you sent it, a visit mends more than a correction.",
    "full 4":
      "Everyone at home looks at you when something has to be decided, partly because you’re already looking back at them. Now it shows whether the arrangement still fits its inhabitants. A ruling keeps overnight, and what they’ll remember is how long you listened first.",
    "full 5":
      "There’s a comedian in you who appears late, at weddings, once the chairs are stacked, and who is easier to catch in public at the moment. Romance, a child or something handmade gets your loudest applause now, and applauding becomes you.",
    "full 6":
      "Doing it yourself is quicker, and so, one favor at a time, you’ve become the place where tasks go to live. The total is visible now, often in the back or the temper. Which do you keep because others would do it differently?",
    "full 7":
      "Criticism on the job you take like rain, but a complaint from someone you love looks to you like a report with errors in it, and you answer the errors. In the open now is the feeling underneath, which contains no mistakes.",
    "full 8":
      "In matters of debt or inheritance you go for accuracy, because being exact is how you’re fair. Others are frequently adding up something else, such as who was thanked. When the numbers come out, that second account does too, and generous words clear it.",
    "full 9":
      "A conviction of yours, once stated, gets a kind of tenure. You do revise your views, though mostly at night and without minutes. If one has changed, it shows by now anyway, and people find a cheerful about-face far more impressive than consistency.",
    "full 10":
      "Being judged on results doesn’t worry you; you have judged yourself by them since the second-grade spelling bee. What you’ve built is plain to see at present, and so is whoever paid for it in late dinners. Both belong to the achievement.",
    "full 11":
      "Getting things done is how you’ve made most of your friends, which leaves it unclear whether you’d be missed without the folding tables. Company gives you some evidence now. Notice who drifts over when there’s nothing left to lift.",
    "full 12":
      "Tiredness waits politely behind your schedule, sometimes for years, and then asks for everything at once. You signed that bargain young. Whatever you’ve pushed through lately is plainer now, and an unexplained early night is unlikely to bring down the republic.",
    "eclipse 1":
      "A role that people count on can fit so well that you stop noticing its edges. If yours is changing, the blank stretch is no failure, and it shows you who comes by without needing anything.",
    "eclipse 2":
      "Income has been your most candid critic, since it never inflates anything to be nice. Should the figures shift, you lose a yardstick as well as money. Others exist, some of them marked in afternoons.",
    "eclipse 3":
      "The same barber, the same cousin on the phone, the same joke at the gas station: you’d call these convenience. When one of them ends, it turns out to have been affection all along.",
    "eclipse 4":
      "Change at home brings out the moving company in you, and everyone is grateful. Feelings turn up later, when the boxes are flat. It’s wise to leave a chair unpacked for them.",
    "eclipse 5":
      "Being good at something makes it hard to notice that you’ve stopped liking it. An old pastime can show its age now. Leaving while you’re still winning isn’t waste, whatever the coach used to say.",
    "eclipse 6":
      "Abolish your system in the morning and you’ve built another by dinner. It’s a real gift, although the old one was made with some love, and you’re permitted to miss it, even the color codes.",
    "eclipse 7":
      "You keep agreements long after others have forgotten making them. As one of yours is rewritten, it’s interesting to see which clauses were ever spoken, and which you supplied out of a sense of order.",
    "eclipse 8":
      "Once a debt or a dread is settled, you stamp it and reach for the next file. Relief needs somewhat longer than that; a good dinner is about the right length.",
    "eclipse 9":
      "You like to believe things with your whole weight, so doubt feels like a step missing on the stairs. If one certainty gives way, the staircase as a whole is sounder than that lurch suggests.",
    "eclipse 10":
      "Titles matter to you less for glory than because they tell everyone who answers for what. When one goes, you feel like a road without lines. You’re still the road, and it still leads somewhere.",
    "eclipse 11":
      "When a group falls apart, your hand is up to save it before you’ve checked whether you still care. Suppose that someone else finds the bylaws this time. What would you actually miss?",
    "eclipse 12":
      "Private burdens you manage like a night shift, unseen and without complaint, so when one of them ends, nobody knows to congratulate you. If that is happening, no announcement is required, and no replacement either.",
    "jupiter soft":
      "Good seasons make you expand, because an opportunity left lying around looks to you like litter. More comes within reach in these months, and people agree with you pleasantly fast. The best of the offers is the one you’d still want if nobody ever heard about it.",
    "jupiter hard":
      "Confidence and capacity feel like the same thing to you, since you’ve so often made up the difference by working later. Just now they come apart. Every promise is sincere, and the calendar, which has no feelings, answers. Which of your older commitments would each new one push aside?",
    "saturn soft":
      "Slow, unglamorous effort is your native tongue, and for a while the people around you speak it too, so that whatever you build gets a proper foundation. The one room you tend to leave off the plans is your own free time. At this stage it’s easily drawn in.",
    "saturn hard":
      "You respect rules and those who enforce them, which makes it doubly galling to find both in your way. Pushing has always worked before, whereas here it mainly costs breath. Somewhere in the pile there’s a single requirement that matters, and the rest is mostly stage scenery.",
    "uranus soft":
      "Once a procedure works, you see little reason to disturb it, and you’re right more often than the innovators admit. In these months, though, a better way keeps strolling past the window. Hearing out the oddest person on the staff costs you nothing, and you can still say no.",
    "uranus hard":
      "Order is how you look after people, so any disruption is felt on behalf of everyone you protect, and you’d naturally like it all restored by lunch. Some of it won’t want restoring. A few untidy days show you which pieces anyone actually comes looking for.",
    "neptune soft":
      "Efficiency loses a little of its shine in a period like this one, and an old song can stop you between two errands. It doesn’t mean you are going soft. What moves you has been there all along, sitting at the back, waiting for the meeting to end.",
    "neptune hard":
      "Facts are your footing, and for a time they’re slippery, because people turn vague and deadlines melt. The surest way to mislead you is through your sense of duty, since a noble appeal gets past inspection. Before you rescue anyone, consult a friend who is hard to impress.",
    "pluto soft":
      "Those in trouble come to you because you act on what you hear, and in these months your word goes further than usual. Influence like that works best without a podium. Is there some old unfairness that everyone steps around, and that you could simply stop stepping around?",
    "pluto hard":
      "Authority you can exercise or accept; what you can’t bear is not knowing who has it. A contest of that kind brings out your heaviest tools. Winning outright is possible and expensive. Yielding one point where all can see it often settles more, and leaves the furniture standing.",
    "mercury retrograde":
      "You send messages as other people throw switches, briskly and once. For a while the wiring is unreliable, and things arrive altered. A second reading spares you a long afternoon of clarifying.",
    "mercury direct":
      "Being misunderstood annoys you more than being opposed, since you did put it so clearly. Now the line improves. Spoken aloud and cut by half, your meaning arrives with its smile still on.",
    "venus retrograde":
      "Affection, in your hands, turns into improvement: better insurance, a firmer mattress. At present people would like it raw, and old attachments want to know whether you meant it. You did, of course.",
    "venus direct":
      "Comfort is something you arrange for others and do without yourself. Your own taste speaks up again now. Let it pick out something soft before practicality gets back from lunch.",
    "mars retrograde":
      "Pressure is your usual answer to resistance, and at the moment it only makes more of the same. Half-done things respond better than new ones. An idle temper can beat a rug.",
    "mars direct":
      "Waiting tires you more than labor ever has, so you’d like to make up all the lost ground by supper. The energy is genuine, and those beside you will appreciate knowing the direction.",
    "ingress jupiter":
      "Growth, in your experience, has meant more to manage. A wider year begins in this area, and a share of what comes is merely to be enjoyed, which can take some practice.",
    "ingress saturn":
      "Over two or three years, something here needs to be built to last, and few people enjoy that as you do. It helps to remember whom the building is for.",
    "ingress uranus":
      "You like to know what’s coming, and here, for years, you often won’t. Surprise, oddly enough, makes you funny, so keep near you whoever stays cheerful when the map turns out to be wrong.",
    "ingress neptune":
      "Certainty is your daily bread, and here, over many years, the supply gradually shrinks. What comes in its place is hard to defend in a meeting and rather good to live with.",
    "ingress pluto":
      "Who is really in charge here? You’d ask that anywhere, and in this area the answer changes across many years, so slowly that no memo records it, and your own grip changes too.",
  },
};
