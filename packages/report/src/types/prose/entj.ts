import type { TypeProse } from "../type-prose.ts";

export const entj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    risk: "bold",
    head: "logic",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When something has to begin, people look at you, and usually you’ve begun already. You take the first hit yourself, admit a mistake in one sentence, and are ready for another attempt while others still discuss the last. ENTJ knows where things should end up, and Aries won’t wait to go there. That mix pulls people out of their doubts: beside you, the hesitant do things they had given up on. They thank you later, and mean it. Only one step tends to be missing, because before setting off you seldom ask, and those who run along with you never actually agreed.",
      argument: [
        "Aries wants to move now. ENTJ wants everyone moving in the same direction. The fast way to satisfy both is to start and let the others catch up, so you decide by moving. By the time anyone has an objection, the tickets are bought or the announcement is out, and objecting looks like sabotage. It feels like leadership, and often it is. But people who were never asked can’t really be committed. They come along until it gets unpleasant, and then you find yourself alone in front, disappointed in everyone’s reliability.",
        "This week, take one plan that involves someone else and ask before any part of it has begun: “I want to do this. If you say no, I’ll drop it.” Then stop talking and wait. A yes that was free to be a no will still be there in the third dull month.",
      ],
      year: [
        "Energy runs high and you want off the mark. Before starting anything that involves someone else, wait one night and ask them at breakfast.",
        "A purchase made at full speed is hard to return. Put anything above a week’s pay on a list, and reread it on Saturday.",
        "“Does that suit you?” is the message to send before the booking, and the answer is worth waiting a whole slow afternoon for.",
        "At home, the shelf is often up before anyone has agreed to a shelf. Ask first, and be ready to leave the wall bare.",
        "Fun is where your speed is a gift: you call at six, and by eight the hesitant are dancing. Go ahead and call.",
        "Habits bore you by the third week, so sign up with a person you’d hate to disappoint, and let them pick the hour.",
        "Say to the one who matters, “You can refuse this and nothing bad happens between us,” and then leave the silence alone.",
        "What scares you is the request itself. Make a small one, for comfort or a longer hug, and don’t turn it into a joke.",
        "Timid travelers go farther with you in front. Offer to lead the trip, and let each of them strike one item from the plan.",
        "Bosses should hear of it while it’s still an idea. Three lines in the morning buy you freedom that success alone doesn’t.",
        "A friend who always comes along deserves a free choice. Find out what they’d do with the day if you hadn’t called.",
        "Lying down feels like losing ground, and your jaw will object. Rest for an hour all the same before you answer the next challenge.",
      ],
    },
    Taurus: {
      thesis:
        "People improve when you take them on. You see what could be better, say so without wrapping, and stay until it’s done, long after more excitable folks have found a new cause. ENTJ sets the goal, Taurus doesn’t let go of it, and others have learned to build on that pair: if you said it would stand, it stands. Teams, friends and relatives get pushed by you into improvements they appreciate afterward, but what they rarely manage is to push back. Change is welcome in your life, as long as you are the one who ordered it.",
      argument: [
        "ENTJ wants progress and gets restless when a month passes without any. Taurus wants whatever is good to stay exactly where it is. You settle it by dividing the labor: others do the changing, and you remain the fixed point. So you’ll advise a friend to quit an unsatisfying job and continue for years with some arrangement of your own that everyone doubts. When advice comes the other way, you examine it, find the weak spot, and feel relieved. You call that having standards, whereas the people around you see a law with one exception in it, and after a few attempts they keep their suggestions to themselves, including those you needed.",
        "For seven days, leave a change to someone else. Say to a person you trust, “Pick one thing about how I live or work, and I’ll do it your way for a week.” At the end, report what was better before what was worse.",
      ],
      year: [
        "Something about your looks or your mornings has stood for years. Change one visible piece yourself, before anyone has a chance to suggest it.",
        "Few people judge a price as well as you do. Trust that sense, offer what the thing is worth, and walk away calmly.",
        "When a brother, sister or neighbor criticizes you, repeat it in your own words before you look for the weak spot.",
        "Let someone else move one piece of furniture, and live with it for two weeks before you give your verdict.",
        "Pleasure is a thing you do thoroughly: the long dinner, the good cloth, the song again. Invite the friend who always rushes.",
        "Pick the habit that your doctor or your best friend has mentioned twice, and try their version of it for ten working days.",
        "“Which habit of mine would you change first?” is a brave question to a partner. Save the defense for another day.",
        "Holding on is how you love, and also how you grieve. Tell one person what you’re afraid to lose, and let them answer.",
        "Someone else’s destination can teach you something. Say yes to it, and bring your own pillow if you must.",
        "Once the new system arrives from above, be the first to test it. Your word for or against will then weigh double.",
        "Old friends keep a few suggestions to themselves. Ask one of them, “What did you give up telling me?” and say thank you.",
        "Stop early and leave one task unfinished overnight. It’ll still be there in the morning, and so will everything you built.",
      ],
    },
    Gemini: {
      thesis:
        "Give you a tangled question and within minutes you’ve named what matters, who should be called, and what happens first. People relax when you start to speak. Gemini sees five possible answers, and ENTJ delivers each as if it were the only one, with reasons, so that a confused group suddenly has a direction and a better mood. You also drop a weak argument the moment a stronger one appears, which few leaders can do. By then, unfortunately, someone has acted on the weak one. You sound surest when you’re still making up your mind, and no one around you can hear the difference.",
      argument: [
        "Gemini thinks by talking, and would like to try every side of a matter before choosing one. ENTJ can’t bear to leave a question open in front of others. So you give each passing thought the voice of a decision. That is how you find out what you think: you state it firmly and listen to how it sounds. Others hear an order. They cancel plans, promise things to third parties, change direction, and two days later discover that you’ve moved on, until after several rounds they nod at whatever you announce and do nothing. You call them slow. They’re waiting to see whether you still mean it.",
        "Label your sentences this week. Before an idea, say, “I’m only thinking aloud.” Before a decision, say, “This one is final until the end of the month.” Use the second at most once a day, and keep to it even when something better occurs to you.",
      ],
      year: [
        "With a fresh start in the air, you’ll want to announce three of them. Choose the one you still like on the third morning.",
        "Before you tell anyone what you’re about to buy or sell, write down the number and see whether it survives the weekend.",
        "Talk is your best tool. Explain the tangled matter to two people who have stopped understanding each other, then leave them to it.",
        "Family members rearrange their plans around sentences you were only trying on. Begin with, “This is just a thought, don’t call anyone yet.”",
        "Let a child or a lover win the argument, then ask how they came up with it. Your delight in being beaten charms people.",
        "One routine kept for a month would impress the people around you more than the five you’ve explained to them.",
        "In a quarrel, stay with your first position for ten minutes, even a weak one. Anyone who loves you needs to know where you stand.",
        "“I don’t know what I feel yet” is a complete sentence. Try it in bed or over the bills, and don’t add to it.",
        "Study suits a mind that drops a bad idea quickly. Take the course where someone sharper than you is allowed to interrupt.",
        "Those above you remember what you said last time. Choose one message for all your meetings, and leave the clever alternatives in your notes.",
        "Call a friend back about something you once said with great certainty, and find out whether they acted on it.",
        "Silence can feel like losing your turn. Spend an evening without talk or screens, and see which opinion is left in the morning.",
      ],
    },
    Cancer: {
      thesis:
        "No one under your protection has to beg. You notice who is struggling and would rather fall over than say so, and by evening something has been arranged: a call made, a bill covered, a deadline moved. Cancer feels the need, ENTJ acts on it, and between them they rescue more people than you’d ever mention. Those who depend on you sleep well, but they also learn, bit by bit, to bring you their problems rather than themselves. Asked what you’d like in return, you change the subject. You make yourself necessary, because being wanted feels too uncertain.",
      argument: [
        "Cancer wants to belong to a few people so firmly that nothing can end it. ENTJ trusts what can be organized. So you organize belonging: you become the one who knows the dates, the passwords and the doctor’s number, the one without whom things wouldn’t run. It works, up to a point, and no one leaves. But with every service you do unasked, it becomes more difficult to discover whether they’d stay for nothing, and after a while you’re tired of being needed so much. They, meanwhile, feel looked after and slightly supervised, and have no idea that anything is missing on your side.",
        "Once this week, ask for something you don’t require: “Would you come with me? I can manage alone, I’d just like you there.” End the sentence at that point. If they come, give them nothing to do.",
      ],
      year: [
        "Give the first hour of the day to yourself before anyone needs you, and don’t account to anyone for what you did with it.",
        "Paying for others comes easily, while your own price sticks in the throat. Practice the figure aloud until it sounds ordinary.",
        "Call a sister or an old neighbor with no errand in mind. “I just wanted to hear you” is reason enough.",
        "Show everyone at home where the papers, passwords and numbers are kept, because whatever remains between you after that is plain affection.",
        "Under your care other people get brave enough to play. Bring them to the lake or the dance floor, and then join in yourself.",
        "Someone is about to hand you one more task. Reply, “I can show you how.” Go home on time.",
        "With the person closest to you, swap the inspection for the news: in place of “Did you eat?” try “I missed you today.”",
        "Let yourself be held when something hurts, without making coffee for the one who came to comfort you.",
        "Travel for a day to a place where no one knows how useful you are, and let strangers discover other reasons to like you.",
        "People who lean on you seldom think of paying you more. Bring two figures to the talk, and leave your sacrifices out of it.",
        "On an ordinary evening, with no disaster at hand, invite the friends who usually turn up with one. You’re good company then, too.",
        "The house can manage for an afternoon. Turn off the phone and let them discover that they cope, and that they like you anyway.",
      ],
    },
    Leo: {
      thesis:
        "You bring out the performance in people. A shy colleague hears from you, in front of everyone, exactly what was excellent, and spends the next month trying to deserve it. Leo wants a thing to be splendid, ENTJ wants it finished, and since you give more than you ask, others give more too. For so demanding a person you’re remarkably generous, and in nearly every matter you say plainly what you want: more money, more time, a better draft. One want is left out. Appreciation you never ask for, and when the thanks don’t come, you raise your standards instead of saying you’re hurt.",
      argument: [
        "Leo works for love, and needs to see it on a face. ENTJ works for results and thinks needing anything else is weakness. You settle the dispute by giving the need a respectable occupation: it becomes a demand. When no one remarks on what you did, you aren’t sad for long. You notice that the report is sloppy, that the kitchen is a mess, that people really ought to make an effort. Every word of it is correct. But what they hear is that nothing will ever be good enough, so they hand over the work and withhold the warmth, which was the very thing you were short of.",
        "The next time you feel a lecture rising, check whether something of yours went unnoticed. If so, say that in place of the lecture: “I worked hard on this, and I’d love to hear what you liked.” Accept the reply without improving it.",
      ],
      year: [
        "Enter the room as you like to, dressed with care and in good voice. On days when you enjoy yourself, others are forgiven sooner.",
        "Generosity is your habit, and some of the bills are meant to be noticed. Before you treat everyone, decide whether you’d do it unthanked.",
        "A precise compliment from you can carry someone for weeks. Send three of them in writing, each about something small and true.",
        "When the towels make you stern, the towels are rarely the matter. “I did a lot today, please notice” is closer.",
        "Make something badly in front of people who love you. Sing, paint or cook without a recipe, and accept the laughter as applause.",
        "Raise no standards on a day when no one has thanked you. Finish, go home, and look at the same work tomorrow.",
        "Tell your partner, or the person you bargain with, which praise you’d like to hear. “Say it even though I asked” is allowed.",
        "In intimate matters, wanting shows on you more than you think. Show it on purpose, ask to be spoiled, and stay for it.",
        "Sign up as a beginner somewhere, among people who have never heard of you, and enjoy an hour with nothing to prove.",
        "Ask who presents the work before it begins, and put your name down. Claiming credit early looks far better than sulking late.",
        "Among friends, hand the applause on: bring up the shy one’s success and lead the cheering. Some of it lands on you.",
        "An evening without an audience is worth practicing. Do one beautiful thing for yourself, and let it go unreported.",
      ],
    },
    Virgo: {
      thesis:
        "You catch what would have failed. In one reading you see both the flaw in the strategy and the wrong figure on page forty, and because you do something about each, whatever you’re responsible for tends to work. ENTJ wants it finished, Virgo wants it right, and people who value both come looking for you. They hand you the important responsibilities, and what they don’t see is the second shift, in which you go over the parts that were supposed to be theirs. The more you check, the less they try, and the less they try, the more you have to check.",
      argument: [
        "ENTJ knows that nothing big gets done without giving work away. Virgo knows what happens to work that is given away. You satisfy both on paper: you delegate the task and keep the worry. Then, late, you redo it, usually without comment, because explaining takes longer than fixing. The result is better, but the person is worse off, having learned that their best will be replaced overnight, and sensible people stop offering it. What looks to you like proof that no one else cares is something you’ve been teaching them.",
        "Choose one task this week that can go wrong without real damage. Hand it over with the words, “You decide when this is good enough, and I won’t look at it.” Then leave it alone, mistakes included. Notice how your fingers itch, and how long it takes to pass.",
      ],
      year: [
        "Mirrors bring out the inspector in you. For a week, look until you’ve found something right, and leave the house on that.",
        "Your eye for figures pays off here. Go through every contract you’re paying for, and cancel whatever no one uses.",
        "Leave a clumsy message uncorrected if its meaning is clear. Your sister, the neighbor and the whole group got the point.",
        "However they load the dishwasher, go for a walk while it runs. It gets clean, and this time it wasn’t you.",
        "Children and lovers bring you unfinished things to be enjoyed. “I like this part best” is the only remark they need.",
        "Daily work will offer you twenty repairs. Do the four that prevent damage, and let the other sixteen stay with their owners.",
        "Someone who gave up helping you may try again if invited. “Do it your way, and I’ll be grateful” is a good start.",
        "To trust is to risk feeling stupid. Put one shared bill entirely into the other person’s hands, and don’t look at the statement.",
        "On the road, let a missed train count as part of the trip. Some of your best afternoons weren’t in the plan.",
        "Show the boss what you’ve been preventing, in hours per week. Figures from you get believed, because they have always held up.",
        "Offer to explain a hard thing to your club or a friend. When you take your time, beginners get good quickly.",
        "Sleep before you fix it. What keeps you up at midnight often turns out, by daylight, to be someone else’s to finish.",
      ],
    },
    Libra: {
      thesis:
        "People come out of a talk with you feeling that they were taken seriously. You want something badly and still see why the other side doesn’t, so you ask the one person no one consulted, find terms that let everyone save face, and finish on time. ENTJ brings the will, Libra the manners, and few can resist both. Even your refusals are received well, since you give reasons and a kind word. Yet it isn’t over when you’ve won. Getting your way is not enough for you; you also want everyone to be glad about it.",
      argument: [
        "ENTJ decides quickly and would leave it there. Libra can’t rest while someone is displeased. Your solution is to decide first and consult afterward: you go from one person to the next, explaining, softening, asking how they feel about it, until each of them has said that it’s fine. You mean it as fairness. To them it’s a second defeat. First they lost the argument, and now they’re losing the right to mind. So they say yes again, to be left in peace, and the real objection turns up weeks later as lateness, forgetfulness or a sudden other offer.",
        "Take one decision this week that someone won’t like, state it in two sentences, and add a third: “You don’t have to be happy with this.” Then don’t go back to check. If they sulk, let them. It’s the most respectful thing you can give a person who has lost.",
      ],
      year: [
        "Choose the clothes, the haircut or the plan, and collect no opinions for three days. Your first taste was good.",
        "Name a price that feels slightly rude, and then say no more. The other side has heard ruder ones and slept well.",
        "Two people who aren’t on speaking terms would both speak to you. Get them together for half an hour, with equal time for each.",
        "Announce it to the family once and kindly. “I’ve decided, and you can be cross with me until dinner” saves everyone a week.",
        "For pleasure’s sake, pick the film, the food and the hour, and don’t inquire halfway through whether everyone is happy.",
        "Polishing a message for the fourth time is no longer courtesy. Send the second version, and take a walk with the minutes you’ve won.",
        "Bring up the hard clause now. Few can say an unwelcome thing as politely as you, and the other side will stay seated.",
        "When someone you love is displeased with you, let it be so for one night without soothing them. Morning tends to shrink it.",
        "Read the strongest book against your own belief. You’ll be fairer to it than most, and argue better afterward.",
        "A verdict is what those above you are waiting for. Deliver an unpopular one in four lines, sign it, and don’t explain it twice.",
        "The friend who keeps canceling has perhaps never dared to disagree. Ask, “What would you rather do?” and wait for the second answer.",
        "Whatever kinder version you’re composing at night, the listener is asleep by now. Write one line of it down, and sleep as well.",
      ],
    },
    Scorpio: {
      thesis:
        "In a crisis people want you there, because while others are still in shock, you see what is wrong, who is bluffing and what has to happen first, mainly because you’d already gone through the worst case in your mind. ENTJ makes the plan, Scorpio knows what people do when they’re afraid, and you’re seldom caught off guard. Your loyalty is legendary among the few who have it; they can call at any hour. There is something they sense, though, and don’t mention. For each of them, too, there is a plan. You’ve worked out how to survive everyone you love, and they can feel it.",
      argument: [
        "Scorpio attaches itself completely or not at all. ENTJ depends on nothing it can’t replace. Between the two you arrived at a private rule: love fully, and be ready to lose it. So you know what you’d keep, whom you’d call, how you’d manage alone. You notice a change of tone and silently begin to adjust. Preparing calms you. What it does to the others is harder to see: they meet someone warm who has one foot outside already, and they become cautious themselves. Then you see the caution, and it confirms the plan.",
        "Pick one person whose devotion has been proved over time. This week, tell them, “If you went, I’d be lost, and I have no plan for that.” For a moment, let it be so. The next time you start drafting your life without them, stop at the first line and call instead.",
      ],
      year: [
        "Beginnings make you check the exits. Start this one with your whole weight on it, and tell a friend that you have.",
        "Reserves are fine, and yours tend to be sound. Take a small part of them and spend it on something with joy in it.",
        "You hear every change of tone. Rather than adjust quietly, ask the same day, “Did something happen, or am I imagining it?”",
        "Settle in as if you were staying. Hang the picture, unpack the last box, and let the others see you do it.",
        "After a lovely evening you tend to turn practical within the hour. Stay silly until morning, and leave the errand for another day.",
        "A bad week at work brings out your calm. Say the first right step aloud, so that the frightened can take it with you.",
        "To the one beside you, explain the sudden coolness before it’s noticed: “I got scared, you did nothing, come and sit with me.”",
        "Hidden things are familiar ground: people can confess to you, and you keep your seat. Someone is hoping for such a listener.",
        "Take a short trip for which you’ve prepared nothing, and report to someone afterward how little went wrong.",
        "One ambition, told to the person who decides, does more than five kept safe. Pick the one that would hurt to be refused.",
        "Friends know your advice better than your troubles. Hand one trouble to one of them for a week, and watch the friendship even out.",
        "In solitude you rehearse departures. Write down instead who stayed with you, and through what, and read it before you sleep.",
      ],
    },
    Sagittarius: {
      thesis:
        "Around you, people begin to believe in what comes next. When you describe a place that doesn’t exist yet and explain how to get there, someone asks what to pack before you’ve finished. Sagittarius sees far, ENTJ knows the route and the cost, and what you picture tends to become real, often with a crew no one else would have picked. In difficult times you’re the best of company for the same reason. Only one question is left over by all that optimism: how are things today? You offer people a great future whenever they complain about the present.",
      argument: [
        "Sagittarius wants the horizon open. ENTJ wants every problem to lead somewhere. So when someone you care about says that they’re tired, or lonely, or unhappy with how things are, you do what both halves do best: you make a plan. Next year will be different, there’ll be a trip, a move, a better team. You believe it, too, but the person asked for something immediate and received a promise, which costs nothing today and finishes the conversation. After enough of these they stop complaining, which you take for contentment, while they’ve merely stopped telling you.",
        "This week, when someone tells you what isn’t good, say nothing with a future in it. Ask, “What’s it like for you right now?” and, after the answer, “What would help by tonight?” Do that one thing. The horizon can wait until morning.",
      ],
      year: [
        "A new you has already been announced. Look first at how the present one slept and ate, and improve on that by evening.",
        "Money that was promised isn’t income yet. Collect one sum you’re owed, and decline one share in something that is going to be huge.",
        "Keep the small promises: the book you’d lend, the call you’d return. People near you have heard enough about the big ones.",
        "Stay for the third evening in a row, the dull one. Cook, sit down, and let someone tell you a story you know.",
        "Your enthusiasm is a present in itself. Take the children, or the childish among your friends, out with no plan at all.",
        "Health, for you, is always about to begin. Do ten minutes today in the wrong shoes, and let the marathon wait its turn.",
        "If a partner complains, keep away from the travel sites. “How is it for you right now?” will get you further than a beach.",
        "Sorrow has no use for a plan. Sit down beside it, your own or another’s, and stay until the tea is cold.",
        "Open roads make you a gift to the person who rides along. Go, and take the person who has only heard about such trips.",
        "Before the next announcement, deliver the last one. “I said you’d have this, and here it is” makes a lasting name.",
        "Hope brings people to you, and facts keep them. In the group, be the one who says what’s lacking and then brings it.",
        "Boredom comes first when you rest, so give it an hour. Behind it there’s often something you’ve been traveling away from.",
      ],
    },
    Capricorn: {
      thesis:
        "What you undertake gets done, on the day you gave, to the standard you set. You expect trouble before it shows, do nothing for effect, and ask no one to work harder than you do. ENTJ pushes, Capricorn lasts, and because they agree on nearly everything, people have in you someone whose word is as good as the finished thing. They build on it. They also wait, some of them for a long time, because there’s one kind of appointment that keeps moving. Work gets a date from you, and the people you love get “soon.”",
      argument: [
        "Usually sign and type quarrel. Yours don’t: ENTJ says now, Capricorn says properly, and no voice is left to say enough. So everything that makes up a life, a free Saturday, a long talk, an hour of nothing with someone, becomes a reward for finished work, and since you never declare the work finished, the reward is never paid. There’s no coldness in it. You truly mean to come. But those who love you learn to invite you in a way that makes refusing easy, and you take their tact for understanding. In fact they miss you, and are too considerate to say so twice.",
        "Before tomorrow evening, turn one “soon” into a date: “Thursday at seven, three hours, and my phone stays at home.” Treat it like a contract. If something urgent comes up, tell the urgent thing what people usually hear from you: “I’d love to, soon.”",
      ],
      year: [
        "Dress for pleasure once, with no meeting as an excuse. The good coat needn’t be earned before it’s worn.",
        "What you earn should follow what you do. Put a year’s results into figures, and say the sum without a single “only.”",
        "Answer the friendly messages before the urgent ones. “No reason, I was thinking of you” takes eight seconds to write.",
        "Family has waited longest for you. Give them a date and an hour, and keep it as you’d keep one with a bank.",
        "Play without purpose is among the harder jobs you’ve been offered. Do it for two hours, and have nothing to show for it.",
        "Stop at the hour you set, in the middle of a sentence if need be. Others take their cue from you.",
        "Come when you’re called. If the one you love says, “Leave that,” the page can be finished by a rested person.",
        "A gift received needs no answer. Take the help, the tenderness or the money with a plain “Thank you,” and return nothing.",
        "Far from your duties you tend to become funny. Book the days first, and make the work fit around them.",
        "Few are trusted as you are, and it’s time the trust had a title. Request it by name, in a half-hour talk.",
        "An old friend’s standing invitation is still open. Say yes before you’ve looked at your calendar, and arrive without a gift twice its size.",
        "Little falls down when you sleep late, and you’re entitled to find that out. Let someone else set the alarm, or leave it off.",
      ],
    },
    Aquarius: {
      thesis:
        "A bad rule makes you ask what it’s for. Then, unlike most critics, you get it changed. Aquarius imagines how things would be if everyone counted the same, ENTJ finds the votes and the money, and people you’ll never meet have it easier because you insisted. A good idea can come from the newest arrival; you’ll fight for it and say whose it was. On behalf of others you plead better than nearly anyone. On your own behalf, something odd happens. You can argue for anything except the simple fact that you want it.",
      argument: [
        "ENTJ wants a great deal: influence, results, its own way. Aquarius believes that no one should get special treatment, least of all the person proposing it. You make peace between them by turning each wish into a principle. You don’t say that you’d like the better desk or a Sunday alone; you explain why rotation is fair, or why people need time apart. The reasons are good, and that’s the trouble. Since no one can refuse a principle, they give in without having agreed, and no one can grant it with love, because they never heard that there was a person in it.",
        "Use the first person once this week and leave out the case: “I want this. There’s no good reason, I’d just enjoy it.” Choose something minor. If they ask why, say, “That’s all there is.” The temptation will be to add a benefit for everyone. Don’t.",
      ],
      year: [
        "Find out what you’d enjoy, leaving aside what would be right for people in general. Then do it by noon, without a speech.",
        "Buy one thing that benefits only you. Should anyone ask about it, “I liked it” is the whole defense.",
        "A letter from you to the right office gets the crossing or the late bus. The street could use your stubbornness; write it.",
        "Disputes about fairness at home go on and on with you in the chair. Say whom you missed, and leave out the schedule.",
        "In romance, good arguments win little. “I’d like to kiss you, and I have no grounds” has a better record.",
        "Bodies don’t vote. If yours is tired, let it leave early, and don’t propose new working hours for everyone on the way out.",
        "Lay down your best point unused in the next debate with a partner. Ask what they were hoping for, and grant part of it.",
        "Grief has no sides to weigh. Tell one person what you lost, in the first person, and stay when your voice goes.",
        "Choose a class whose teacher thinks unlike you, and contradict nothing until the last lesson. You’ll leave with better questions.",
        "The opening you’d like should be asked for as a wish: “I think we need this role, and I want to have it.”",
        "Causes do well when you join. Give your group what it lacks, the votes and the money, and its hopes turn into a date.",
        "Time alone is something you’d explain at length. Simply close the door, and let “I want to” be all anyone hears.",
      ],
    },
    Pisces: {
      thesis:
        "Where it hurts, you know before anyone has spoken. And you act: by the end of the talk the other person has a next step, a name to call, and some dignity left. Pisces takes in the mood of everyone present, ENTJ turns it into a decision, and so your orders are considerate and your kindness gets things done. People in trouble remember how sure you sounded, and some also remember that it was over very fast, before they had finished being sad. You solve people’s pain so quickly because you are the one feeling it.",
      argument: [
        "Pisces has no protection against other people’s moods. ENTJ can’t sit in a mood without doing something about it. The settlement is swift: someone’s distress goes into you, you can’t bear it, and you end it by taking charge. Soon you’ve found the doctor, rewritten the letter, told them how it will be. It’s real assistance, and also a way to make your own ache stop, and the other person notices that the conversation closed while they were still in the middle of it. Next time they bring you the facts, and take the feeling to someone slower. Anyone who felt it most is told least.",
        "When someone comes to you upset this week, allow ten minutes without a solution. Say, “I can feel how bad this is, and I’m not going to fix it yet.” Then ask what the worst part is, and let the reply be long.",
      ],
      year: [
        "Check each morning whose mood you woke up with. If it isn’t yours, begin with something your own body likes.",
        "Uneasy faces lower your price. State the amount, look at the table, and count to ten while they get used to it.",
        "Someone may call in tears, and you’ll know at once whom they should ask. Keep it back ten minutes, since the telling helps too.",
        "At home, let a sad person be sad in the next room. “I’m here, and you don’t have to cheer up” is plenty.",
        "Turn what you’ve absorbed into a song, a cake, a story for a child. It leaves you that way, and it delights them.",
        "After each hard conversation, take the stairs, wash your hands and breathe. Your next decision will then be about the work again.",
        "You can tell what the other side needs before they say it. Use that at the table, once your own need is on paper.",
        "Let one trusted person see you without the steady voice. They’ll bear it better than you expect, and come a little closer.",
        "Go where the water, the mountains or the music ask nothing of you. A few days of distance clear out other people’s worries.",
        "Results get seen, and the tears you dried to get them don’t. Add the upset clients to your list of duties, with hours.",
        "In a group you sense who is about to drift away. Walk over and ask them one question; it holds circles together.",
        "Disappearing for a weekend works better when announced. “I’m full, I’ll be back Monday, and it isn’t about you” spares everyone the guessing.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "People who came for the salary find themselves staying for the weather you bring in with you.",
        "You will be the first to say yes, in public, at a moment when a yes still costs something.",
        "A defeat is over for you by supper, and by morning it has been converted into a better plan.",
      ],
      costs: [
        "Your enthusiasm has a deadline in it, and those who kindle slowly conclude that they’re damp.",
        "You fill other people’s pauses, and consequently hear mainly the thoughts that can be had quickly.",
        "When nothing is at stake you raise the stakes, and it’s your household that has to sit at that table.",
      ],
      tensions: [
        {
          between: "Charge or campaign",
          text: "A dare can pull you off the best plan you ever drew. Decide in advance which dares qualify, and have a friend administer the list.",
        },
        {
          between: "Crown or crew",
          text: "Because you want to be first and also want to be with them, select one undertaking a year in which you row at the number four seat.",
        },
        {
          between: "Heat or harvest",
          text: "Since beginnings feed you and endings merely pay you, sell a few of the beginnings to people who like completing things, at a fair rate.",
        },
      ],
      practice:
        "For one week, whenever you walk with anyone, match your step to theirs for the first five minutes and don’t speak about what’s next. In the evening write down whose step was the hardest to match.",
    },
    Earth: {
      gifts: [
        "What you put in place stays in place, and in a terrible winter people gather around it.",
        "You can tell a sound plan by its weight, long before anyone has completed the presentation.",
        "Promises from you are like currency, since nobody can remember an occasion on which one wasn’t paid.",
      ],
      costs: [
        "You confuse being needed with being paid, and will accept the first for years in lieu of the second.",
        "Whoever does something differently in your vicinity learns to do it when you’re out.",
        "Your body gets the treatment you’d never permit for a machine: operated continuously, and serviced after the breakdown.",
      ],
      tensions: [
        {
          between: "Summit or cellar",
          text: "Since one appetite wants the next level and another wants to shore up this one, fix a month in which each may speak without the other.",
        },
        {
          between: "Boss or hands",
          text: "You’re paid to direct and happiest when you lift, so reserve two hours a week for lifting, and let no one call it supervision.",
        },
        {
          between: "Enough or more",
          text: "The figure you once swore would do has moved three times, so find the original version in an old notebook, and read it to someone.",
        },
      ],
      practice:
        "For a week end work by putting one tool or paper away unfinished, in full view, and leave the building immediately. Next morning, note whether anything was lost besides a bit of sleep.",
    },
    Air: {
      gifts: [
        "You can hear two enemies out and hand back to each the line that they hadn’t managed to make.",
        "Your certainty comes with reasons attached, so that people leave with something they can use on their own.",
        "From any crowd you come away with the three who should meet, and you see to it that they do.",
      ],
      costs: [
        "You have often decided already by the time you ask, and people can distinguish a consultation from a courtesy.",
        "Your calendar is full of those who amuse you, and those who love you apply for the remainder.",
        "Feelings get rephrased on arrival, so neatly that whoever had them can’t find them afterward.",
      ],
      tensions: [
        {
          between: "Ruling or listening",
          text: "The gavel itches while you’re hearing the other side. Put it out of reach for a fixed interval, and announce when it comes back.",
        },
        {
          between: "One or seven",
          text: "One position would bear your name, and several would keep you awake, so ask which of them you’d do unpaid and unseen.",
        },
        {
          between: "Right or welcome",
          text: "You maintain that you prefer the first, meanwhile keeping score of the second. Pick one friendship in which you’ll lose deliberately until summer.",
        },
      ],
      practice:
        "Every evening this week ask one person a question to which you don’t have an answer ready, and count silently to five after they’ve stopped. Write down what came in the fifth second.",
    },
    Water: {
      gifts: [
        "You recognize which of them is near breaking, and move the load without a word to anyone.",
        "In a calamity you are warm and exact at once, and people remember for decades how you said their name.",
        "Those you’ve taken in are in for good, through bankruptcy, terrible haircuts and the other kind of disgrace.",
      ],
      costs: [
        "You guard people so thoroughly that some have never discovered what they could have withstood.",
        "An injury goes into storage, and the interest on it is paid by whoever next stands in that spot.",
        "The tenderness travels as instructions, and the majority of those who receive them simply comply.",
      ],
      tensions: [
        {
          between: "Armor or arms",
          text: "You come home dressed for the day’s fighting and wonder why nobody hugs you. Before anything else put on other clothes, and report in one line how it went.",
        },
        {
          between: "Duty or grief",
          text: "When something has been lost there is always something to organize, so leave one task to another person, and sit out the hour it would have taken.",
        },
        {
          between: "Clan or cause",
          text: "Your rules are impartial until one of yours breaks them, so decide the principle before you learn the name, and then be as merciful as you like.",
        },
      ],
      practice:
        "On three evenings this week, before you ask anyone what needs doing, tell them, briefly, one thing that moved you since morning. Then wait. Let their reply, in any direction it happens to take, be the agenda.",
    },
  },
  openings: [
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since someone should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be closer to the truth that someone ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "New beginnings bring out the press secretary in you: the change is announced, with reasons, before it has been tried on. Unannounced ones last longer, because nobody is keeping score. What would you alter about yourself if you never had to defend it?",
    "new 2":
      "Bargaining for a company, you’re merciless and rather cheerful. For yourself you wait to be noticed, as if your price should be obvious from the results. Results, sadly, don’t speak; a figure does, and it sounds best when it’s said early.",
    "new 3":
      "Calls from you tend to have a purpose, and the people nearest you can hear the agenda unfolding. Conversation comes more freely now, and a sibling or neighbor approached with nothing to arrange will be suspicious for a minute and delighted after that.",
    "new 4":
      "Authority stops at your own front door, where the staff is related to you and nobody reads the memo. What works there is attention, which you have in quantity once you sit down. A change at home begins best with someone else’s wish.",
    "new 5":
      "Pleasure has to get past your standards, and since you prefer games that you already win, the list grows shorter every year. Starting badly is half the fun, or so people say. Which delightful thing would you be hopeless at?",
    "new 6":
      "Reform appeals to you more than routine, so your mornings have been through several administrations. One modest rule, attached to the first cup of coffee, outlives them all. The grand overhaul can stay in its drawer, where it has always been happiest.",
    "new 7":
      "Someone new tells you a problem and receives, within the minute, a solution. It’s meant as courtship. Most people would rather be asked a little more first, and curiosity comes easily just now; your third question is the one they remember.",
    "new 8":
      "Busyness is how you step around grief, debts and whatever nobody mentions at dinner; there’s always something more urgent. Such things are easier to open at the beginning than later. Half an hour with the figures, or the feeling, is usually the worst.",
    "new 9":
      "Travel and study lose every contest for your calendar, since neither one ever threatens to resign. Still, an unfamiliar subject wakes you as few promotions do. It gets simpler when someone else is the expert and you only bring the luggage.",
    "new 10":
      "The size of a goal reaches you first, and its price arrives later, by separate mail. A fresh ambition excites you immediately, and that energy is worth having. Who has already held such a position, and what did their evenings look like?",
    "new 11":
      "Groups promote you. You come for the bowling, and within a month you’re revising the bylaws, partly because someone had to and mostly because it itched. New company is different when you have no vote: people tell you the good gossip.",
    "new 12":
      "For the first two hours, rest feels to you like desertion; the third is another country, and you’ve seldom been there. The time ahead asks less of your will than usual. None of it needs a strategy, which is hard to plan for.",
    "full 1":
      "Walking into a room, you change its posture, and you’re the only person who never sees it happen. The effect is easier to observe just now. If people straighten up, it isn’t always respect; some of them are only hoping to be asked.",
    "full 2":
      "Accounts are frank biographers: they record what you’ve really been working for, whatever the speech said. It all shows clearly at present. Somewhere among the sensible totals, is there an expense that did you good and impressed no one?",
    "full 3":
      "You value accuracy so highly that a remark which hurts seems excused by being correct. Words travel farther than usual now. If something of yours landed hard, the facts may all be right; what people want back is the tone.",
    "full 4":
      "What the people at home want is your unhurried presence, the one resource you can’t delegate or buy in bulk. Its absence is noticeable now, and so are the evenings you were truly there. Which did you enjoy more than you let on?",
    "full 5":
      "Whatever you love, you improve. A drawing, a school recital, a perfectly nice picnic: the suggestions are out before the compliment has its coat on. Things made with love are on show now, and the notes on them will keep till morning.",
    "full 6":
      "Your schedule was drawn up for someone who doesn’t get tired, and you have been impersonating that person with great success. The body has taken minutes and now reads them aloud. An appointment you strike early is cheaper than three struck for you.",
    "full 7":
      "Opposition makes you faster, and speed makes you slightly deaf. Close ties show what they’re made of now, the good ones included. A fair test of any disagreement is whether you can state the other side and get a nod.",
    "full 8":
      "A debt is something you settle at once, to be rid of the feeling, and emotional debts get the same prompt service. Some of them want to be felt before they’re paid. There is no late fee for taking a few days.",
    "full 9":
      "People have followed your convictions a long way, which makes it awkward when one stops being true. Something of the kind comes out more easily now. Admitted early and by you, a wrong turn adds to your authority; discovered by others, it subtracts.",
    "full 10":
      "Results stand in plain view, and you’re rarely neutral about them: you count the one miss before the nine hits. Pride is harder for you to admit than ambition. It pleases people, oddly, to hear that you were pleased.",
    "full 11":
      "Somewhere in the rush, colleagues and friends got filed together, and it takes a moment like this to see which is which. Friends are the ones who’d still appear if there were nothing to discuss. When did you last have nothing to discuss?",
    "full 12":
      "Exhaustion in you looks a lot like determination, so nobody sends you home, least of all you. It becomes visible about now, in forgotten names and a short temper with zippers. Sleep is the one task that can’t be assigned to anyone.",
    "eclipse 1":
      "When an old version of you steps down, a successor is appointed within the hour. The vacancy is more interesting than you think. Who are you on a day when nobody reports to you?",
    "eclipse 2":
      "A source of income or pride that dries up gets replaced by you at remarkable speed. Left empty a little longer, the gap shows you which costs were only there to impress.",
    "eclipse 3":
      "There’s a way people have learned to talk around you: in headlines, so as not to lose you. As it gives way, some clumsier conversations arrive, which are considerably better than they sound.",
    "eclipse 4":
      "Organizing is how you mourn; give you a change at home and you will be labeling boxes. If something there closes or moves, an unoccupied hour in the emptied room is the actual farewell.",
    "eclipse 5":
      "Losing a pleasure or a love, you go straight to work and call it resilience. The sorrow waits in the lobby, and is generally shorter than you fear once it’s admitted.",
    "eclipse 6":
      "Habits that made you successful are hard to suspect of anything. When one of them stops paying, you tend to double it. What if it has merely finished, with honors?",
    "eclipse 7":
      "You prepare well for the people you love or fight, so well that you sometimes answer who they used to be. An old pattern between you closes, and the next one has no script.",
    "eclipse 8":
      "Winning the larger share comes easily to you, in a settlement or an argument. If something shared is divided now, goodwill belongs on the list of assets, and it’s the one that goes on paying.",
    "eclipse 9":
      "Certainty has been your compass, and you lend it generously. On days when it spins, there’s dignity in admitting so; guides are fond of travelers who know they’re lost.",
    "eclipse 10":
      "Titles save you the trouble of introducing yourself. When one of them ends, or its meaning does, you find out which of your interests were on salary. A few will be delighted to work for free.",
    "eclipse 11":
      "Circles you’ve led often last exactly as long as your energy for them. If one dissolves, it’s less a defeat than a recess, and a friend or two can generally be found among the coffee cups.",
    "eclipse 12":
      "Certain burdens you’ve never mentioned, having decided long ago that leaders shouldn’t. When one ends, there’s no one to celebrate with, since nobody knew. A late witness is still a witness.",
    "jupiter soft":
      "Appetite is one of your virtues, and for a while the menu is long. You’ll be tempted to accept everything, for the sheer pleasure of a full table. The offers that age best with you are those that make a few other people larger as well.",
    "jupiter hard":
      "Big plans sound reasonable in your voice, and that’s the danger: other people find the hours for what you agreed to with a smile. Confidence runs ahead of arithmetic now. Which of your promises has, at this moment, nobody to keep it?",
    "saturn soft":
      "Command you picked up young; credibility takes longer, and it grows in dull soil such as minutes, maintenance and showing up. Work done in this stretch tends to stay done. The unglamorous half suits you surprisingly well, provided nobody tells you that it builds character.",
    "saturn hard":
      "A wall, to you, is something that hasn’t been pushed properly yet. When it stands anyway, you take it as an insult, though it’s mostly a measurement: the goal is larger, or later, than you had written down. A third of it, delivered whole, would still be impressive.",
    "uranus soft":
      "Rank is your native language, but the clever ideas are being spoken elsewhere just now, often by someone half your age with no title. You like a shortcut too well to stay offended. An experiment you can afford to lose is the pleasantest kind of education.",
    "uranus hard":
      "Disorder reaches you as a personal message. Your first move is to restore what was, by morning, in a stronger material. But a system usually breaks where it no longer served someone, and the people inside know the spot; they have been stepping over it for years.",
    "neptune soft":
      "Feeling gets to you sideways in this stretch, through a melody, a stranger’s kindness or an old dog crossing the street, and your reflex is to check your messages. There’s nothing to repair, and some of your best decisions originated in moments you couldn’t have explained to a committee.",
    "neptune hard":
      "When the destination goes vague, you march faster, in case it’s still ahead. Fog rewards the opposite. Large commitments look nobler than they are at such times, and one dull, sober friend with a pencil is worth more than another believer.",
    "pluto soft":
      "Power has been good to you, and you’ve mostly been good with it; still, there is usually someone who paid for a part you didn’t see. Now you have the nerve to look. An old cost, once named by the person who caused it, is often half repaired.",
    "pluto hard":
      "Somewhere a will as stubborn as yours is at work, whether in a person, an institution or your own habits. You’re capable of fighting on long after the prize has spoiled. What do you truly need from this, and what did you want only because it was refused?",
    "mercury retrograde":
      "An instruction seems clear to you once it has left your mouth. For some weeks the world replies with mistaken dates and missing files, and a second copy of anything important is welcome.",
    "mercury direct":
      "Answers come loose all together, and you’ll rank them by importance, as always. The one you keep moving down the list generally concerns a person, and it’s easier to answer than it looks.",
    "venus retrograde":
      "You close things efficiently, and review them, if ever, much later. Should an old love or an old purchase come back to mind, do you want it, or do you want the verdict reversed?",
    "venus direct":
      "Taste and victory are easily confused in you; some of what you own is mainly trophies. It’s simpler again to tell what you’d choose if nobody had been competing for it.",
    "mars retrograde":
      "When force stops working, your temper goes looking for the responsible party. Such times are for sharpening: less is accomplished, and what’s accomplished is better aimed. A long walk counts as work.",
    "mars direct":
      "Momentum is back, and you feel it in your knees. Others need a moment to find their shoes, so the first stretch goes best at the pace of someone you’d like to arrive with.",
    "ingress jupiter":
      "Over the next year you’re luckier here as a newcomer than as an expert. Questions bring you more than orders do, and being underestimated for a while is a very comfortable chair.",
    "ingress saturn":
      "Shortcuts close in this area for a few years, and what you handle yourself lasts. Progress will look slow on paper, but you’ve always respected whatever was difficult to obtain.",
    "ingress uranus":
      "Rules get rewritten here more than once in the coming years, not always by you. Plans with a short leash, and some slack in the budget, will keep you cheerful about it.",
    "ingress neptune":
      "Something that you treated as settled softens over many years. Maps help less than a good ear, and the advantage, for a person of action, is discovering what can be reached only by drifting.",
    "ingress pluto":
      "A long handover begins here, and it can’t be led from the front. What you give up willingly tends to come back in another form; what you clutch gets heavy.",
  },
};
