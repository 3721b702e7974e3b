import type { Exercise } from "./exercise.ts";

export const exercises: readonly Exercise[] = [
  {
    title: "Half Speed Until Breakfast",
    suits: ["haste", "mode-dominant"],
    text: "For five mornings, do the first ten minutes of your day at about half your normal speed: getting up, washing, dressing. Set the alarm a little earlier, so nothing else has to pay for it, and notice when your hands begin to hurry with nobody waiting, because that’s exactly where to ease off. On the fifth morning, keep whichever of those minutes you liked.",
  },
  {
    title: "Ten Minutes of Nothing",
    suits: ["haste", "mode-missing"],
    text: "Once a day for a week, set a timer for ten minutes, put your phone face down and sit somewhere comfortable. Your mind will immediately come up with errands, each more urgent than the last, and your only job is to let them go by. When the timer rings, jot down the one that still seems worthwhile. After seven sittings, you’ll know how few of those errands were urgent.",
  },
  {
    title: "Four Hours, No Plan",
    suits: ["plan"],
    text: "Keep four hours clear on a day off in the next two weeks, without planning anything at all for them. Every hour, ask yourself what appeals to you right now and begin within ten minutes, even if it’s completely silly. Make a quick note whenever you feel relieved, and whenever you feel lost without a list. Next time, plan only the kind of hour that was uncomfortable.",
  },
  {
    title: "Catch the Wanting",
    suits: ["spend", "element-dominant"],
    text: "For three days, make a note every time you want to buy something, whether or not you do, with one word for whatever came right before it: boredom, praise, an advertisement, a long evening at home. You’re still allowed to spend. On the third evening, see which word turns up most often, and for another week, try answering it with something that costs nothing.",
  },
  {
    title: "Twenty Dollars for Delight",
    suits: ["thrift", "patience"],
    text: "Put twenty dollars aside for something with no use at all except to please you and one other person, and spend it within a week. Every time you put it off, write down your excuse, because the excuses are what you’re really after here. If the week’s over and the money’s still there, give it to that person and tell them what it was for.",
  },
  {
    title: "Learn with Someone Watching",
    suits: ["solitude", "safe", "sun-hard"],
    text: "Take a physical skill you’d rather practice alone: a swimming stroke, a dance step, chopping an onion. Have someone who’s better at it look on for twenty minutes and fix one thing, and notice how soon you start making excuses instead of trying again. Being seen gets easier with every try. Once you’ve done it right three times in a row, call it a day.",
  },
  {
    title: "One Question, Seven Mornings",
    suits: ["many", "haste", "stellium"],
    text: "Find a question you care about that can’t be looked up, such as what you owe your parents or when enough is enough. On seven mornings, write about it for ten minutes, starting from scratch each time. The ready answers usually run out around the third day, and that’s when it gets good. On the last morning, underline one thing you didn’t know you thought.",
  },
  {
    title: "Rate the Dread First",
    suits: ["safe", "patience", "element-missing"],
    text: "Think of something your body has been avoiding, such as an exercise class, a dental cleaning or a swim. Write down how unpleasant you expect it to be, from zero to ten, get it over with inside two days, and immediately give it a second number. How far apart are they? Do this with three unpleasant things, and keep the numbers somewhere visible for the next time you hesitate.",
  },
  {
    title: "An Hour of Being New",
    suits: ["safe", "familiar", "mode-missing"],
    text: "Find a trial class in something physical you’ve never been good at, tell the instructor you’re new, and see the hour through. Notice what you do when you feel foolish, whether you clown around, go quiet or try too hard, and jot it down before you leave. Go one more time, because the first is mostly nerves, and then quit or carry on with a clear conscience.",
  },
  {
    title: "Ask What You Need",
    suits: ["logic", "support", "moon-hard", "moon-conjunct"],
    text: "Set three alarms for tomorrow: midmorning, late in the day, evening. When one rings, take a minute to ask whether you’re hungry, exhausted, tense or lonely, and do the easiest thing about it within the hour, even if it’s inconvenient. Make a note each time and continue for five days. There’ll be one need you always get to last, so let it go first for a whole weekend.",
  },
  {
    title: "One Good Thing, One Wish",
    suits: ["peace", "withhold"],
    text: "Think of someone you live with or talk to regularly. Write down one thing they do that makes your life better and one thing you’d like them to do differently, avoiding “but” and “always,” and read both again in the morning. If they still seem fair, say them within two days and listen to the answer. That’s the whole talk; any other wishes can wait.",
  },
  {
    title: "Before and After People",
    suits: ["company", "rising"],
    text: "For one week, rate your energy from one to ten before and after every meeting, call or evening out that lasts longer than half an hour, immediately, while you can still tell. On Sunday, see which occasions lifted it by three points or more and which did the opposite. The week after, give a little more time to one of the first kind and less to one of the second.",
  },
  {
    title: "Show It Half Done",
    suits: ["withhold", "safe", "patience", "sun-conjunct"],
    text: "Stop working on something before it’s presentable, and within a day show it to a person whose taste you respect. Ask only this: “Where did you lose the thread?” Listen for five minutes without defending your intentions, writing down the answers in their own words. Then fix one thing because of it, however tempting the others are, and leave everything else for another day.",
  },
  {
    title: "Ten Minutes on Your Feet",
    suits: ["improvise", "many", "mode-dominant"],
    text: "Before you open your inbox tomorrow, spend ten minutes standing up, pen in hand, and write down the one thing that would make the day worthwhile and the first two steps toward it. Then sit down and take the first step before you read anyone’s mail. Do this every day until Friday, and ask yourself whether you got further than in an ordinary week.",
  },
  {
    title: "Fifteen Minutes for Sorrow",
    suits: ["logic", "moon-hard"],
    text: "Think of a letdown you got through by being sensible. Sit somewhere private for fifteen minutes and write what it was really like, without looking for the lesson and without being fair to anyone, and if nothing comes, sit there until the time is up. Tears are fine. Then wash your face and call someone you like. Three sittings in a month are plenty.",
  },
  {
    title: "An Evening Left Empty",
    suits: ["company", "lower"],
    text: "One evening this week, tell anyone who might call that you’ll answer tomorrow, turn your phone off and stay home alone. Don’t make a project of it. After about an hour you’ll probably want people or a screen, and when you do, give it thirty more minutes before you give in. At bedtime, write down what you wanted most and what you were glad to be without.",
  },
  {
    title: "Start the Worst of Six",
    suits: ["patience", "safe"],
    text: "Write down six tasks you’ve been avoiding, and mark the one you’d most like someone else to handle. Begin with it immediately and give it twenty-five minutes, with nothing else on the table. If it’s unfinished when the timer rings, put the next step in your calendar with a day and an hour. Do two others from the list this week, and see what the six have in common.",
  },
  {
    title: "Tally Every Switch",
    suits: ["many", "haste", "retrograde"],
    text: "For three working days, make a mark each time you leave a task before a natural pause, and note what pulled you away: a message, boredom, a complicated paragraph. Don’t try to do any better yet. On the fourth day, get rid of the most common interruption for two hours and see how much gets done. Continue if it’s clearly more; otherwise, forget about it.",
  },
  {
    title: "Back to an Old Love",
    suits: ["new", "retrograde"],
    text: "On each of the next three weekends, spend two hours on something you used to love and gradually gave up: the guitar, the bicycle, baking bread. Arrange it by Wednesday, so that Saturday’s mood gets no vote, and right after, note from one to ten how absorbed you were. When the third weekend is over, give the happiest of the three a regular place in your month.",
  },
  {
    title: "A Face in Pencil",
    suits: ["haste", "logic", "setting"],
    text: "Ask a friend to sit nearby while they’re reading, and sketch their face in pencil for twenty minutes. Nobody’s grading it. Whenever you catch yourself inventing an eye instead of looking at theirs, stop and look again, and at the end tell them one detail you’d never noticed before. Do it again in a month, and put the two portraits side by side.",
  },
  {
    title: "The Last Hour, Dimmed",
    suits: ["haste", "new", "sect"],
    text: "On four evenings, make the last hour before bed identical: lights low, screens in another room, one quiet activity you planned in advance. It’s allowed to be useless. After twenty minutes or so, see what your shoulders and your thoughts are up to, and if the hour drags, cut it in half and continue. After the fourth evening, keep as much of it as you found worthwhile.",
  },
  {
    title: "Set the Distance",
    suits: ["peace", "support", "company"],
    text: "Think of someone who occupies more of your week than you’d like. Write down everything you do for them now, in calls, evenings and favors, with the amount you’d give willingly beside it, and live by that second column for a month. A little guilt at first is normal. When the month is over, ask yourself whether you look forward to seeing them more than you did before.",
  },
  {
    title: "Let Someone Set the Pace",
    suits: ["lead", "plan", "sun-hard"],
    text: "Invite a friend for a half-hour walk, and leave the route, the speed and the turning point entirely to them. You’ll think of a prettier street or a more sensible pace, and all you have to do is let the idea go by and keep walking. Notice the moment, if it comes, when being a passenger starts feeling pleasant. Two walks are usually enough to find out.",
  },
  {
    title: "Odd Days, Even Days",
    suits: ["support", "peace", "dignity"],
    text: "For six days, take turns with someone dear to you at running the evening: the food, the movie, the time to leave. On odd days it’s their turn, and you go along without fixing anything; on even days it’s yours, and you don’t ask whether that’s all right. See which evenings make you uncomfortable. On the seventh, spend ten minutes discussing where each of you would like a greater say.",
  },
  {
    title: "Practice the Hard Part",
    suits: ["haste", "many", "mode-missing"],
    text: "In whatever you’re learning, find the one spot where it keeps going wrong, whether that’s four measures, a verb tense or a serve. Practice nothing but that spot, at half speed, for fifteen minutes on four days in a row, and pay attention to the instant just before the slip, because you can usually feel it coming. When you get it clean five times running, you’re done.",
  },
  {
    title: "Ask for One Favor",
    suits: ["slow", "support", "moon-hard"],
    text: "Before tonight, ask someone for a favor you’d normally do without, such as a ride, an introduction or a second look at a hard email. Keep it brief, with no apology and no offer to pay it back. Then wait, because the stretch between asking and hearing back is the part worth getting used to. Do this once a week for a month, with someone different each time.",
  },
  {
    title: "Your Money on One Page",
    suits: ["improvise", "bold", "feeling", "t-square"],
    text: "Take three quarters of an hour and an empty sheet, and write down everything you own, everything you owe, and whatever comes in and goes out each month. Rough numbers are fine wherever an exact one would hold you up. Notice the line you’d rather leave empty, since it probably needs you most. Circle one number to bring up or down by spring, and put the sheet away.",
  },
  {
    title: "Use What You Bought",
    suits: ["spend", "new"],
    text: "Dig out the materials you bought for projects you never started: paint, yarn, software, a half-done course. Take the one that still makes you curious and give it a full hour this weekend. If you had a good time, plan another hour; if it felt like homework, pass everything on to someone who’ll use it. Until you’re through the pile, buy nothing new.",
  },
  {
    title: "Write for No Reader",
    suits: ["withhold", "peace", "lower"],
    text: "On three mornings this week, write by hand for twenty minutes about whatever you’re keeping to yourself right now, knowing that no one will ever read it. Don’t fix anything. Somewhere after the first page it gets less polite and much more honest, so keep going past the point where you’d like to quit. After the third morning, underline one thought and throw the rest away if you like.",
  },
  {
    title: "Ask How You Come Across",
    suits: ["slow", "lead", "setting"],
    text: "Ask someone who knows you well two questions over coffee: which of your habits would they be sorry to lose, and which one makes you hard to be around? Give them a day to think. When they answer, take notes instead of defending yourself, and get one recent example of each. Then try one thing differently for two weeks, because of what you heard.",
  },
  {
    title: "Ten Minutes Early",
    suits: ["haste", "improvise", "culminating"],
    text: "For one week, be ten minutes early for everything that has a starting time, and don’t fill the wait with a screen. Stand still, let your shoulders drop, and go in only when someone else does. See whether the first five minutes go any differently because of it. On Friday, keep the habit for the appointments that are worth it, and forget it for the rest.",
  },
  {
    title: "Hard News, Early",
    suits: ["peace", "withhold", "patience", "ruler"],
    text: "There’s probably someone at work who should hear a piece of unwelcome news from you: a delay, a mistake, a rule they’re not going to like. Within a day, tell them briefly what happened and what you suggest, then take questions for ten minutes without blaming anyone. How far was their answer from the one you’d dreaded? Do this three times, and it starts to feel normal.",
  },
  {
    title: "A Log of Seven Nights",
    suits: ["feeling", "improvise", "sun-conjunct"],
    text: "For a week, write down four things each morning before looking at a screen: when you went to bed, when you got up, how you spent the final hour, and how rested you feel from one to ten. Conclusions can wait. On the seventh day, put your two best nights beside your two worst, and test the most obvious difference for another week.",
  },
  {
    title: "Ask the Obvious Question",
    suits: ["withhold", "safe", "rising"],
    text: "Once a day for a week, in a class or at work, ask a question that reveals something you don’t know. Ask it early, without an apology such as “this may be a silly question,” and write down the answer later. You’re learning two things here: the topic itself, and how seldom anyone thinks less of you for asking. On the seventh day, look further into the most surprising answer.",
  },
  {
    title: "The Letter You Don’t Send",
    suits: ["truth", "speak"],
    text: "Write to the person you’re angry with, by hand, for twenty minutes, holding nothing back and making no attempt at fairness, and leave the pages overnight. The next day, read them once, copy out whatever you really needed from that person, and destroy the rest. Wait another two days. If the need still seems true, say it to them in person, all by itself.",
  },
  {
    title: "Call a Proper Break",
    suits: ["haste", "truth", "bold", "moon-hard"],
    text: "Make a deal with the person you quarrel with most: either of you can call a time-out of thirty minutes. When you hear yourself getting loud, say, “I need half an hour, and I’m coming back,” and walk outdoors until your pulse is normal again, without rehearsing your case. Return on time, even if you’re still angry. Otherwise it’s only walking out.",
  },
  {
    title: "Seen, Guessed, Felt",
    suits: ["feeling", "quick", "t-square"],
    text: "Divide a page into three columns, seen, guessed and felt, and spend fifteen minutes sorting one quarrel into them. Seen is whatever a camera would have caught, and a motive is always a guess, so expect a generous middle column. Take the guess that upsets you most, turn it into a question, and ask it sometime this week. Then you can throw the page away.",
  },
  {
    title: "Say It in Two Lines",
    suits: ["peace", "withhold"],
    text: "Take the complaint you’ve been rehearsing and boil it down to two lines: what happened, and what you’re asking for. Say them aloud, alone, five times, until they come out at a normal volume; if you keep tacking things on, you’re still trying to win. Within three days, find a time that suits the other person, say your two lines, and wait for the answer.",
  },
  {
    title: "Write Their Side",
    suits: ["truth", "feeling", "setting"],
    text: "Set a timer for ten minutes and tell your quarrel the way the other person would, as “I,” including their best point and whatever you did that made things harder. Be as generous as you can, and stop when you come to a line you’d sign yourself. Open your next talk with it, before making any point of your own, and see how differently everything goes.",
  },
  {
    title: "Cross Out the Small Stuff",
    suits: ["truth", "speak", "ruler"],
    text: "Write down every complaint you have about one person, however petty, and leave the list overnight. In the morning, cross out anything you do yourself, anything you’ve already forgiven, and anything that’ll look small in six months. Two or three usually survive. Bring up the biggest of them within a week, at a time when neither of you is worn out, and let the others rest.",
  },
  {
    title: "Put Down the Fork",
    suits: ["haste", "many", "mode-dominant"],
    text: "For five days, eat your midday meal without a screen and put the fork down between bites, so that it takes you about twenty minutes. Halfway through, pause and ask how hungry you still are, then go on or stop, whatever’s left on the plate and whatever anyone else is having. On Friday, ask yourself how you felt an hour after eating. Carry on if it helped.",
  },
  {
    title: "Loose or Tight",
    suits: ["quick", "logic", "grand-trine"],
    text: "For two weeks, after spending time with someone, take a minute to feel your jaw, shoulders and stomach, and write down the name with one word for what you find. One evening proves nothing, so look for people who get an identical word three times. See more of anyone who leaves you loose, and take longer to open up to anyone who leaves you tight.",
  },
  {
    title: "Credit Where It’s Due",
    suits: ["lead", "sun-conjunct"],
    text: "For one work week, keep a running list of whatever others did that made your own job easier, with the name and exactly what happened. Leave yourself off it. On Friday, spend twenty minutes telling two of them, one in writing and one in person. If you hesitated over somebody’s name, ask yourself what giving them the credit would take away from you.",
  },
  {
    title: "Test One Unwritten Rule",
    suits: ["safe", "plan", "sun-hard"],
    text: "Write down five rules you live by at work that nobody ever gave you, such as answering within the hour or never being first to leave. Break one of them for three days, preferably one that’s easy to undo, and note what you expected, what happened, and how other people took it. If everything went well, retire the rule. Otherwise, restore it, knowing now what it’s for.",
  },
  {
    title: "An Answer by Five",
    suits: ["patience", "logic", "support", "culminating"],
    text: "Take a question that has already eaten more thought than it deserves. Before noon, write down the two realistic options, the best thing about each, and whatever would make you switch later, without consulting anyone. At five, go with one, tell someone it affects, and put a review on your calendar for two weeks from now. Any doubts in the meantime can wait for the review.",
  },
  {
    title: "Catch One Habit",
    suits: ["haste", "speak", "element-dominant"],
    text: "Ask someone you’re easy with which phrase or reaction they hear from you most: the wisecrack, the “no worries,” the immediate offer of help. For three days, keep a tally without trying to stop. From the fourth day on, wait two seconds whenever it starts, and say whatever you’d say without it. After another week, ask the same person what they’ve noticed.",
  },
  {
    title: "Mend One Thing Well",
    suits: ["haste", "new", "dignity"],
    text: "Find one possession that needs repair and that you’d hate to replace: a coat, a lamp, a favorite bowl. Look up how the job is properly done, then give it an uninterrupted hour this week. Eventually it’ll be good enough and you’d like to stop there, and that’s the time to go on to the very end. The next day, use it and be a little proud.",
  },
  {
    title: "Edit Twelve Photographs",
    suits: ["plan", "logic", "phase"],
    text: "Give yourself half an hour to find the twelve photographs that tell your past year. Arrange them by month, then by importance, and finally in whatever order looks right to the eye, and see what each arrangement leaves out. Print the series you like best, or send it to somebody who appears in it. If a thirteenth is begging to come along, be firm.",
  },
  {
    title: "Ten Rough Sketches",
    suits: ["one", "patience", "phase"],
    text: "Set a timer for twenty minutes and make ten quick attempts at the same thing: ten opening lines, ten sketches of one teapot, ten melodies of four bars. Repair nothing along the way. Around the sixth, the obvious ideas run out and something less careful begins to appear. When the timer rings, keep whichever surprised you most and throw the other nine away.",
  },
  {
    title: "Work Within One Limit",
    suits: ["many", "spend", "element-missing"],
    text: "Give yourself one restriction for an hour of making something: three colors, a hundred words, two chords, five ingredients. Write it down before you begin and don’t renegotiate, even shortly after the halfway point, when everything looks a little thin and you’d love to bring in something extra. Work with what’s there instead. At the end, note which idea only exists because of the limit.",
  },
  {
    title: "A Corner for Yourself",
    suits: ["support", "company", "lower"],
    text: "Claim a shelf, a windowsill or half a table at home, and spend one hour arranging it for an activity you love, with no thought for how it looks to anyone else. Whatever belongs to an obligation moves out. Use your corner four times in the next two weeks, for at least twenty minutes, and if other people’s things start piling up there, clear them away and say so.",
  },
  {
    title: "Rough but Finished",
    suits: ["patience", "plan", "grand-trine"],
    text: "Take something you’ve been postponing because it deserves to be done well, and do a rough one in thirty minutes, with a start, a middle, an ending and no tinkering along the way. Leave it overnight. Next morning, list the three corrections that would help it most, make only those, and send it off or declare it done, even though you can probably see a fourth.",
  },
  {
    title: "Test a First Impression",
    suits: ["quick", "feeling", "setting"],
    text: "Think of someone you liked or disliked almost immediately in the past few months, and write down your impression and the two things you based it on. At your next three meetings, look specifically for evidence against it, making a note the same day, and then put your impression into words again. If it survives, keep it. If it’s different now, ask who else deserves a second look.",
  },
  {
    title: "A Guest in Another Tradition",
    suits: ["familiar", "one"],
    text: "Within a month, go to a service, meditation or ceremony from a tradition you know little about, and do as the others do, the way any polite guest would. Read about it for half an hour beforehand, so you’ll recognize what’s happening, and listen for one idea you wish you’d grown up with. Write it down, live with it for three days, and keep it if it still rings true.",
  },
  {
    title: "Make Music With Others",
    suits: ["solitude", "speak", "element-missing"],
    text: "Find a place this month where people play or sing without an audience: a choir, an open rehearsal, friends with guitars. Take part for at least an hour, however little you contribute. For twenty minutes you’ll probably hear only yourself, and the good part begins when you start hearing everybody else. Notice what brought it on, and go once more before you say yes or no to a third time.",
  },
  {
    title: "Good Wishes for Passersby",
    suits: ["solitude", "slow", "sect"],
    text: "Sit for ten minutes where people go by: on a train, in a park, outside a supermarket. Take one passerby at a time and silently wish them a good day and a safe way home, not leaving out the person you’d ordinarily judge. Notice whether you feel more or less alone as the minutes go by. Five sittings in two weeks are enough to know whether it’s for you.",
  },
  {
    title: "Sit It Out",
    suits: ["haste", "feeling", "moon-conjunct", "element-missing"],
    text: "When a strong feeling comes over you and nothing urgent depends on it, sit down for ten minutes before you act. Name it in one word, find it in your body, and every couple of minutes see whether it has grown, faded or moved, leaving its causes for another time. You’re finished when you can name it without wanting to act on it. Try this four times before you judge.",
  },
  {
    title: "Read It Aloud First",
    suits: ["truth", "haste", "moon-conjunct"],
    text: "For one week, whenever a message to someone you love has taken you more than a minute to write, read it aloud before sending it and imagine their expression. Listen for the line where you turn formal, sarcastic or apologetic, and rewrite only that one. On the last evening, look back over the lines you rewrote, because together they show what you’ve been protecting.",
  },
  {
    title: "Leave One Thing Alone",
    suits: ["haste", "lead", "phase"],
    text: "Find a situation you keep nudging, one where two weeks’ delay does no damage. Write down what you’d like to happen, and then leave it alone for fourteen days: no reminders, no hints, no research. Every evening, note in a few words what happened without you. On the last day, look again, and ask whether it needs your help, a little more time, or nothing whatsoever.",
  },
  {
    title: "Twenty Minutes of Looking",
    suits: ["haste", "many", "element-dominant", "grand-trine"],
    text: "Take one thing from whatever you’re studying, such as a painting, a leaf, a page of code or a map, and look at it for twenty minutes without reading what anyone says about it. Write down one observation per line. The first dozen are easy; the better half generally comes after you think you’re done. At the end, read an expert’s account and tick whatever you found by yourself.",
  },
  {
    title: "Walk at Sunset",
    suits: ["many", "new", "sun-conjunct", "sect", "lower"],
    text: "On five evenings, take a fifteen-minute walk around sunset, always the same way and without headphones. For the first half, name to yourself whatever’s over for today; for the second, simply look for anything that’s different since yesterday. Unless it’s pouring, weather is no excuse. After the fifth walk, ask yourself whether those evenings were any better than usual, and if so, keep two a week.",
  },
  {
    title: "Three Minutes of Daylight",
    suits: ["haste", "many", "rising"],
    text: "For ten mornings, leave your phone in another room overnight, and before you touch it, stand at an open window for three minutes, looking as far into the distance as you can. The urge to see who wrote will come almost immediately, and it’ll pass if you let it. Think of one thing you want from the day. On the tenth morning, see how many began on your terms.",
  },
  {
    title: "Lie Down and Listen",
    suits: ["logic", "lower", "retrograde"],
    text: "After work, lie on the floor for ten minutes with a timer running, and let your attention travel from your feet to your scalp, giving every area a little time without fixing anything. Notice where you’re holding on tight for nobody’s benefit, and which part you’d rather skip. When the timer rings, roll onto your side and get up gently. Three evenings this week are enough.",
  },
  {
    title: "The Topic You Both Avoid",
    suits: ["peace", "withhold", "safe", "moon-hard"],
    text: "List the topics that you and someone you love have learned to avoid, and begin with the second hardest. Within a week, ask them for twenty minutes, name it, and say what you’re afraid will happen if you discuss it, then ask about their own fears. When the time is over, stop, even if it’s going well. The hardest topic of all can wait until you’ve had some practice.",
  },
  {
    title: "Stand Up and Ask",
    suits: ["support", "safe", "peace", "t-square"],
    text: "Before you ask something of a person with more power than you, stand with both feet planted and say your request aloud five times, without a smile and without an excuse. Notice where you get quieter or lean backward, and repeat that part until it holds. Then ask the same day, in those words, and once they’re said, be quiet and let the silence work for you.",
  },
  {
    title: "Know Your First Signal",
    suits: ["haste", "truth", "mode-missing"],
    text: "Think back to your last three quarrels and write down what your body was up to just before the first sharp word: heat, a tight jaw, talking louder. Find the signal they have in common. For two weeks, whenever you notice it, wait one second and ask a question instead of making a statement, and write down that evening how it went. You can stop when the question comes easily.",
  },
  {
    title: "Aim to Be Turned Down",
    suits: ["safe", "withhold", "t-square"],
    text: "This week, make one request that has an even chance of being turned down: a discount, a deadline, advice from someone you admire. Make it easy for them to refuse. Continue weekly, writing down what you expected, what you heard and how long the sting lasted, until you’ve been refused three times. By then you’ll have a better idea of how little a no really weighs.",
  },
  {
    title: "Stop Where It’s Easy",
    suits: ["patience", "improvise", "phase"],
    text: "For your next four study sessions, stop after half an hour at a point where you know exactly what comes next, and leave yourself a two-line note saying so. Quitting there will feel wrong. Begin the following session with the note, and see how long it takes you to get going. After the fourth, keep the habit if it has made starting any easier.",
  },
  {
    title: "Show, Then Be Shown",
    suits: ["lead", "speak", "setting"],
    text: "Arrange an exchange with a friend: for half an hour you show them something useful, and for another half hour they show you, on the condition that the learner does all the work. See which of you takes over, and how soon. At the end, each of you names one thing the other made particularly clear. Have another round in two weeks, with different topics, if you both want to.",
  },
  {
    title: "Price It in Hours",
    suits: ["spend", "feeling", "element-dominant"],
    text: "Work out your hourly pay after taxes. For the next two weeks, turn every purchase above twenty dollars into working hours before you pay, and write the number in your calendar, though you’re still allowed to buy it. On the last evening, find the purchase that was worth its hours and the one that wasn’t, and make a rule of the difference, simple enough that you’d really live by it.",
  },
  {
    title: "Decline One Invitation",
    suits: ["company", "peace", "stellium"],
    text: "When the next optional invitation comes, wait a full day before you reply, and write down what you feel: genuine pleasure, duty, or the fear of being left out. If it’s mostly duty, decline in one friendly line, without an excuse, and use the evening for something you never get around to. Before bed, note whether you wished you’d gone. After three such evenings, you’ll know your own answer.",
  },
  {
    title: "Guess, Then Time It",
    suits: ["improvise", "bold", "stellium"],
    text: "Tomorrow, before each task, guess how many minutes it’ll take, write the guess beside it, and later the real time. Keep this up for four working days without trying to hurry. You’ll find that your guesses lean one way, and for certain kinds of work they lean even further. Work out by how much, on average, and apply that to next week’s plan before you commit to anything.",
  },
  {
    title: "Half the Words",
    suits: ["speak", "safe", "ruler"],
    text: "For three days, cut everything you write at work by half before you send it: emails, notes, reports. Write it in full, then take out whatever the reader knows already and whatever’s only there to protect you, noticing which lines are hardest to lose. On the third day, ask a colleague whether it made any difference. If the replies got clearer, continue.",
  },
  {
    title: "List Every Obligation",
    suits: ["support", "improvise", "stellium"],
    text: "Reserve three quarters of an hour and write down everything you’ve told anyone you’d do, even the trivial and the informal, with the person’s name and what happens if you don’t. Then mark three for this week, hand over or cancel at least two, and give all the others a day. Let the people concerned know before the evening. Once a month is often enough.",
  },
  {
    title: "Two Hours Before Sending",
    suits: ["truth", "haste", "retrograde"],
    text: "When a message at work makes your face hot, write your whole reply, leave the address line blank, and do something else for two hours. Then read it as though a colleague you respect had written it, delete everything that was only meant to sting, and send whatever survives. After five of these, look for the topic they have in common, since that’s what needs talking about.",
  },
  {
    title: "Talk to Someone Ahead",
    suits: ["patience", "familiar", "culminating"],
    text: "Find someone who does the work you sometimes imagine yourself doing, and ask for a twenty-minute call. Prepare four questions, among them what they dislike about it and how they spend an average Tuesday, and listen for the details that make you impatient to begin. The same day, write down whether you’d want the work or merely the title. Talk to two people, and then you can stop.",
  },
  {
    title: "Fix the Recurring Snag",
    suits: ["new", "improvise", "element-dominant"],
    text: "For a week, note each interruption you’ve met before: the missing file, the unclear instruction, the login nobody can find. On Friday, take the most frequent and spend an hour getting rid of its cause, alone or with whoever suffers from it too, leaving the more exciting problems for another time. Two weeks later, see whether it’s back. If it’s gone for good, take the next.",
  },
  {
    title: "Fifteen Minutes of Coffee",
    suits: ["solitude", "slow", "dignity"],
    text: "Ask the colleague you know least out for a fifteen-minute coffee, with no agenda except two questions: what are they working on that nobody sees, and what would make their week easier? Talk about yourself only when they ask. Write down one thing you learned and one you can do for them, and do it within the week. One coffee a month, each time with somebody different, is plenty.",
  },
  {
    title: "Hand It Over Whole",
    suits: ["lead", "slow", "sun-conjunct"],
    text: "Find one task this week that someone else could handle nearly as well as you, and hand it over entirely, saying what it’s for and when it’s needed, but not how to go about it. Then keep your hands off until that day, making a mark each time you’re tempted to interfere. Once it’s done, say first what went well. Try it again next month with something bigger.",
  },
  {
    title: "Find Your Low Hour",
    suits: ["plan", "logic", "ruler"],
    text: "Every workday for two weeks, write down the hour when your concentration fades, without looking for a cause. By the second Friday you’ll probably see a pattern, so put your hardest task two hours before that point and the routine work after it. If someone else makes your schedule, show them the pattern and ask for one adjustment. After ten more working days, see whether it was worth it.",
  },
  {
    title: "State What It’s For",
    suits: ["many", "support", "culminating"],
    text: "Take twenty minutes to write down, in fifteen words or fewer, what your job is for; the first attempts will probably be slogans, so keep going. Then go through last week’s calendar and mark everything that served it. Find one entry that didn’t, and end it, shorten it or hand it over by Friday. Show your line to a colleague, and if they look puzzled, try again.",
  },
  {
    title: "Answer How You Are",
    suits: ["withhold", "slow", "rising"],
    text: "Once a day for a week, when someone asks how you are, give them a real answer in a few words: “Exhausted, but glad it’s nearly the weekend.” Keep to people you feel safe with, and notice how they take it and whether you feel any different once it’s been said. On the seventh day, ask yourself who else you’d like to be this honest with, and continue there.",
  },
  {
    title: "Not Yes Yet",
    suits: ["support", "peace", "haste", "moon-hard"],
    text: "For five working days, answer every request that can wait with the same line: “Let me look, and I’ll get back to you by three.” Then step away from the person or the screen, see what’s already on your plate, and reply on time with a yes, a no or a later day. Keep a tally of how often your answer is different from the one you’d have given immediately.",
  },
  {
    title: "What You’d Pay Today",
    suits: ["spend", "new", "dignity"],
    text: "Walk through your home for half an hour and list ten possessions, some expensive and some not. For each, write what you’d pay today to replace it if it disappeared, and look for the biggest differences from what you originally paid, which will go in both directions. Sell or give away one thing you wouldn’t replace, and read the list again before your next big purchase.",
  },
  {
    title: "Trade Down for Two Weeks",
    suits: ["spend", "familiar", "sun-hard"],
    text: "For two weeks, buy the cheaper kind of three things you buy regularly, such as coffee, detergent or a subscription, and predict which one will bother you. Make a note whenever you notice a real difference in quality, as opposed to a little wounded pride. At the end, go back to the better brand wherever it was worth its price, and leave the others as they are.",
  },
  {
    title: "Price Your Unpaid Work",
    suits: ["support", "peace", "withhold", "culminating"],
    text: "Take something you did for nothing last month, such as extra shifts, advice or organizing. Spend half an hour working out what it would have cost to hire someone, with the hours and the rate on separate lines. Notice where you’re tempted to give a discount nobody asked for. Then make up your mind about that one activity: carry on, do less, or ask to be paid.",
  },
  {
    title: "Read Last Month’s Statement",
    suits: ["thrift", "logic", "retrograde"],
    text: "Open last month’s bank statement and go through it line by line, with a plus beside everything you’re still glad you paid for. It takes twenty minutes. Leave the waste out of it for once, even if that’s all your eye wants to find. Find the plus that gave you the most pleasure for its price, allow yourself more of it next month, and see whether you regret it.",
  },
  {
    title: "Plan Three, Improvise Two",
    suits: ["plan", "sect"],
    text: "This week, plan only three dinners and shop for those alone. On two other evenings, cook whatever’s left in the refrigerator, with ten dollars of extras at most, and see what you come up with. Keep track of what you throw away and how often you order in. On Sunday, adjust it: another planned dinner if food was wasted, another open evening if you had a good time.",
  },
  {
    title: "Wait Three Days",
    suits: ["haste", "spend", "feeling", "t-square"],
    text: "When you want something that costs more than fifty dollars, write down the price, the day and the feeling you expect from it, and then do nothing for three days. On the third, list the practical points for and against, and separately, your honest reaction when you imagine owning it a year from now. If both lists say the same, go by them. If they don’t, wait another week.",
  },
  {
    title: "Two Dollars a Kindness",
    suits: ["thrift", "solitude", "moon-conjunct"],
    text: "For one month, put two dollars in a jar whenever somebody makes your day easier, and write their name in your calendar. When the month is over, spend everything in the jar on the person whose name appears most often, going by their taste and not by yours, and tell them what it was for. Which kindness did you very nearly overlook? Be quicker to notice that kind next month.",
  },
  {
    title: "Cook Once, Save Twice",
    suits: ["spend", "improvise", "grand-trine"],
    text: "On your least busy day, cook a double quantity of a meal you really like and freeze half in portions. Every time you eat one instead of ordering in, transfer the difference to your savings that same evening, so you’ll see the total at the end of the month. Give one portion to someone who’s having a hard week. If the total is worth the cooking, continue.",
  },
  {
    title: "Your First Money Lessons",
    suits: ["familiar", "lower"],
    text: "Spend half an hour writing down what you heard about money when you were growing up: the sayings, the quarrels, everything nobody would discuss. Beside each one, note a recent time when you obeyed it or deliberately did the opposite, and circle the lesson that costs you most today. Write a better one to replace it. Use that for one purchase this month, and see how it feels.",
  },
  {
    title: "Borrow Before You Buy",
    suits: ["spend", "new", "bold"],
    text: "For the next month, borrow or rent anything unfamiliar before you buy it, whether it’s a book, a tool or sports equipment, marking the day it goes back, and use it within three days. Keep two lists, one of everything you wanted and one of everything you used more than twice. When the month is over, buy only from the second list, if you still want to.",
  },
  {
    title: "Ten Minutes of Listening",
    suits: ["speak", "haste", "lead", "moon-conjunct"],
    text: "Ask someone you love what’s on their mind, and for ten minutes only listen. You’re allowed to ask what happened next and how that was for them, and nothing else, which means no advice and no “that happened to me too,” however often you catch yourself preparing it. At the end, say back what you understood and let them set you right. Next week, trade places.",
  },
  {
    title: "Say the Overdue Thing",
    suits: ["withhold", "patience"],
    text: "Think of something you’ve owed someone since last month: an apology, a compliment, a worry, a thank-you. Put it as simply as you can, and say it to them within two days, in a call if you can’t meet, with hardly any introduction. Look for the difference between the reaction you’d rehearsed and the one you get. One line is enough, and then it’s done.",
  },
  {
    title: "Ask Instead of Guessing",
    suits: ["slow", "feeling", "setting"],
    text: "This week, whenever you find yourself interpreting somebody’s tone, delay or expression, ask them: “You seemed distant earlier. Is it about us?” Ask just once, and take the answer at its word for at least a day. Write every guess next to the reply, so by the weekend you’ll know how good a guesser you are, and with whom you guess most. After that, ask when it’s important.",
  },
  {
    title: "Write an Old Friend",
    suits: ["new", "rising"],
    text: "Think of someone you liked and haven’t been in touch with for several years. Spend twenty minutes writing them half a page, with one particular memory, one thing about your life now, and no apology for the long silence, and send it the same day, unpolished. Don’t expect anything. If they answer within a month, suggest a call; if they don’t, write to one other person and leave it there.",
  },
  {
    title: "Invite One Person In",
    suits: ["solitude", "slow", "phase"],
    text: "Once a month for three months, invite one person over for an ordinary weekday supper that takes you less than an hour to cook, without any special cleaning. Tell them beforehand when the evening ends, so you’ll know when it’s yours again. Once they’ve gone, write down how exhausted you are and what you talked about after the first hour, and let that guide you next time.",
  },
  {
    title: "Name Your Inner Circle",
    suits: ["quick", "many", "grand-trine"],
    text: "Take fifteen minutes to write down the people you’d call in a crisis, and beside each name what they’ve done to earn it, leaving out anyone who’s there from obligation. Then look up when you last called each of them without needing anything, and this week get in touch with whoever’s been neglected longest. If the list is shorter than you’d like, think of one acquaintance worth knowing better.",
  },
  {
    title: "A Chore Without Comment",
    suits: ["speak", "truth", "dignity"],
    text: "Find a chore that usually falls to someone you live with or see often, such as the dishes, the car or the trash, and do it for them three times in two weeks, without a word about it. Notice how much you’d like to be praised, and whether your irritation with them fades. After the third time, ask which of their chores they’d most like to hand over.",
  },
  {
    title: "Five Questions Each",
    suits: ["withhold", "slow", "moon-conjunct"],
    text: "Ask someone you love to write down five questions they’ve never asked you, and write five for them. Over two evenings, take turns, a minute or two for each, with permission to pass twice and no debating of any answer. The question that makes you want to clown around deserves your fullest answer. At the end, tell each other which one surprised you most.",
  },
  {
    title: "Make a Modest Gift",
    suits: ["spend", "lead"],
    text: "Within two weeks, make something for a person who’s not expecting it, with ten dollars and two hours at the most: a meal, a playlist with notes, a framed photograph. Go by what you’ve noticed they like, and not by what you’re best at. Hand it over without any occasion. Notice how you handle their appreciation, and leave it at “You’re welcome.”",
  },
  {
    title: "Three Points, No More",
    suits: ["speak", "truth", "logic", "sun-hard"],
    text: "Before a dispute you can see coming, take ten minutes to write down everything you want to say. Keep the three points that are about this issue and have an example behind them, and strike out motives, history and comparisons. When you talk, bring them up one at a time, and wait for each answer. Once all three have been answered, stop, even if a fourth has occurred to you.",
  },
  {
    title: "A Better Opening Line",
    suits: ["truth", "haste", "mode-dominant"],
    text: "Think back to how your last three quarrels began, and write down your own first words in each. Look for the pattern: an accusation, a sigh, a question that wasn’t one. Then write an opening that starts with what you noticed and ends with a request, and practice it aloud for five minutes until it’s recognizably yours. Use it next time, and see what the first two minutes are like.",
  },
  {
    title: "Map Everyone Involved",
    suits: ["lead", "one", "setting"],
    text: "Take an empty page and make a circle for every person affected by a current dispute, not forgetting the quiet ones. Under each name, write what they want, what they’re afraid of losing, and who they listen to, with a question mark wherever you don’t know. Give it twenty minutes. Then talk first to whoever has the most question marks, asking more than you tell, and revise the map.",
  },
  {
    title: "Note What You Swallow",
    suits: ["withhold", "peace", "element-missing"],
    text: "For one week, write down every objection you keep to yourself: the day, the person, and what you’d have said. On the seventh evening, cross out whatever has lost its weight, and beside everything that’s left, write what your silence protected and what it took from you. Bring up one of them within two days, in an everyday tone, beginning with “I didn’t say this at the time.”",
  },
  {
    title: "The Feeling Under the Anger",
    suits: ["logic", "truth", "sun-hard"],
    text: "When you’re angry at someone, go where nobody can hear you and say it all aloud for five minutes, uncensored. Then ask what would be left if the anger were gone, whether that’s embarrassment, fear, disappointment or loneliness, and give it one word. Wait an hour. If the word still fits, begin your next talk with it; if there are several, take the one you’d least like to admit.",
  },
  {
    title: "The Part You Played",
    suits: ["familiar", "peace", "lower"],
    text: "Take twenty minutes to write down how quarrels went in the home you grew up in: who got loud, who left, who made peace. Mark the part you played, and for two weeks, after any disagreement, note whether you played it again. Once you catch yourself in the middle of it, do one thing differently, such as staying five minutes longer or letting the others work it out themselves.",
  },
  {
    title: "Alter One Thing Only",
    suits: ["familiar", "one", "feeling", "mode-dominant"],
    text: "Take a skill where you’ve been stuck, and do the same exercise on six days, altering one element each time: the speed, the order, your position, the time of day. Write down each alteration and its effect, and by the end you’ll have evidence instead of a hunch; often the least impressive one does surprisingly well. Adopt the best for a month, and leave everything else as it was.",
  },
  {
    title: "One Poem for a Week",
    suits: ["haste", "new"],
    text: "Take a poem or a passage of about twelve lines that you’ve always liked, and learn two lines a day by heart, repeating everything you have so far while you walk, wash or wait. Around the fourth day, some phrase you’d overlooked will probably open up, and when it does, write it down. On the seventh day, recite the whole thing to someone, mistakes and all.",
  },
  {
    title: "Do It From Memory",
    suits: ["plan", "bold", "sun-conjunct"],
    text: "Think of something you’re certain you know how to do, such as a recipe, a software routine or a piece of music. Go through it once without looking anything up, marking every place where you had to guess. Only then look at the original, and study exactly those places for fifteen minutes. Three days later, try again. When there’s nothing left to guess, move on to something harder.",
  },
  {
    title: "One Course at a Time",
    suits: ["many", "new", "stellium"],
    text: "List everything you’ve started learning and left incomplete: books, courses, languages, instruments. Which would you still want if nobody ever found out you’d learned it? For thirty days, it gets all your learning time, in sessions of at least twenty-five minutes, while everything else is officially on vacation and every temptation to switch goes on a list. Then see which of those temptations are still alive.",
  },
  {
    title: "Test How You Learn",
    suits: ["feeling", "familiar", "phase"],
    text: "Take two chapters or lessons that are about equally hard. Study the first by rereading and taking notes, the second by putting the book away and writing down whatever you can recall, with half an hour for each. Two days later, test yourself on both without preparing, and see whether the scores are what you expected. For the next month, use the better method, even if you liked it less.",
  },
  {
    title: "Put It in Plain Words",
    suits: ["logic", "solitude", "ruler"],
    text: "Take something you’re learning and go through it in five minutes with someone who knows nothing about it, using no technical terms and asking them to interrupt whenever they lose the thread. The place where you get vague, or say “basically,” is the one you haven’t understood, so study that for half an hour. A few days later, try again, and stop when they can say it back to you.",
  },
  {
    title: "Ten Minutes, Every Day",
    suits: ["many", "improvise", "mode-missing"],
    text: "Think of one physical skill you’d love to have, such as juggling, a handstand against a wall or typing without looking. Practice it for ten minutes a day at a set hour, never longer, and write one line of notes after each session. Most of the progress shows up in the second week, so keep going for fourteen days before you say whether you’ve got any talent for it.",
  },
  {
    title: "Guess Before You Look",
    suits: ["safe", "patience", "sun-hard"],
    text: "With a topic that scares you, answer ten questions before reading the chapter, putting down something definite each time, even when you have no idea, along with how sure you are. Then study for half an hour and mark your answers in another color, looking hardest at the confident mistakes. After three chapters you can stop, and see whether being wrong is any less unpleasant by then.",
  },
  {
    title: "Borrow One Technique",
    suits: ["new", "improvise"],
    text: "Find three works you admire in your field, and study only how each one begins. For half an hour, copy those openings by hand, or play them, or sketch them, until you can name one thing all three makers did. Then do the same at the beginning of a piece of your own, and put it aside after an hour. Continue another day if it’s no longer an imitation.",
  },
  {
    title: "Make Something to Order",
    suits: ["lead", "improvise"],
    text: "Ask a friend what they could use that you’re able to make: a shelf, a logo, a soup, a better resume. Write down the size, the deadline and one requirement, so it stays small, and notice where you’d rather give them what you prefer. Show it to them once, halfway through, then deliver it on the day, done or nearly done, and ask what they’d have done differently.",
  },
  {
    title: "Build on Another’s Start",
    suits: ["lead", "plan", "sect"],
    text: "Ask a friend to begin something, a sketch, a paragraph, a melody, and to hand it over after ten minutes. Continue for another ten, keeping everything they did, and then return it. After three rounds, stop and look at it together, and tell each other when you were itching to repair the other’s part. Then each of you names the best thing the other did, and that’s it.",
  },
  {
    title: "Review the Day",
    suits: ["haste", "logic", "lower", "sect"],
    text: "For seven evenings, sit on the edge of the bed with the lamp off and go back over the day for five minutes, from morning to night. Stop at one moment you’re grateful for and one you’d handle differently, and ask what each wants from you tomorrow. No writing, no analyzing. On the last evening, go through the whole week in the same way, and see which moments come back.",
  },
  {
    title: "Take Three Things Away",
    suits: ["many", "spend", "grand-trine"],
    text: "Go back to something you’ve made that still feels restless: a text, a living room, a presentation. Give yourself half an hour to remove three elements, one at a time, pausing after each to see what everything else does. Try it without the part you’re proudest of, too. If the whole is better that way, leave it out; if it collapses, put it back. Then sleep on it.",
  },
  {
    title: "Lengthen the Exhale",
    suits: ["haste", "element-missing"],
    text: "Twice a day for a week, once before work and once after it, sit upright for four minutes, inhaling for four beats and exhaling for six, or fewer if that’s uncomfortable. Your attention will wander off, and when you notice, simply start again at one. Rate your restlessness from one to ten before and after, and when the week is over, keep whichever of the two sessions calms you more.",
  },
  {
    title: "Three Endings for a Fear",
    suits: ["safe", "feeling", "sect", "sun-conjunct"],
    text: "When something worries you at night, take fifteen minutes and a blank page. Write or sketch the worst ending, then the best, then the most ordinary, giving all three the same amount of space, and underneath, put what you’d do the morning after the worst. Which of the endings had you never bothered to imagine? Put the page away, and look at it again in a month.",
  },
  {
    title: "Listen Until It Ends",
    suits: ["many", "speak", "moon-conjunct"],
    text: "Once a week for a month, listen to about ten minutes of music without words, eyes shut, with nothing else going on. Stay with one instrument as long as you can, finding it again whenever you lose it, until the last note has faded and you’ve stopped expecting another. Give it a little longer. Then, before you talk to anyone, write down one line about what was said.",
  },
  {
    title: "Leave It in Your Pocket",
    suits: ["haste", "many", "retrograde"],
    text: "This week, whenever you have to wait, leave your phone in your pocket: in line, at an intersection, for the kettle, for a friend. Feel the ground under your shoes and let about twenty seconds go by, usually the most uncomfortable, until your surroundings get more entertaining. Then look around. On the seventh day, ask yourself which of those waits you’d like to have to yourself from now on.",
  },
  {
    title: "Become a Regular",
    suits: ["solitude", "new", "slow"],
    text: "Find a place within walking distance, such as a park bench, a cafe or a library table, and spend half an hour there every week, always at the same time, for six weeks. Leave your work at home, greet anyone you recognize, and chat if they feel like it, without pushing for more. How long does it take until you feel comfortable there? After the sixth week, learn somebody’s name.",
  },
  {
    title: "Go Without for a Week",
    suits: ["spend", "familiar", "ruler"],
    text: "Think of some comfort you use every day and have never really questioned: dessert, the evening drink, background television. Give it up for seven days, and each time you reach for it, ask what you wanted it to do for you and write down the answer in a few words. A lapse is just another entry. On the eighth day, take it back, in the amount you really want.",
  },
  {
    title: "Twenty Minutes of Sky",
    suits: ["one", "safe", "culminating", "stellium"],
    text: "On a clear evening, sit or lie outdoors for twenty minutes and look at the sky until your eyes get used to the dark. Bring to mind the three worries that occupied you most today, and ask of each whether it’ll be important in a year, in ten, and to whom. Don’t quarrel with the answers. Before you go in, name the one worry that deserves your first hour tomorrow.",
  },
  {
    title: "Review Your Commitments",
    suits: ["familiar", "peace", "dignity"],
    text: "Write down the commitments you live by: to a relative, a friend, a group, yourself. Take half an hour to note when you made each of them, whether the other person knows, and whether you’d make it again today. Find one to renew out loud and one to renegotiate, and have both talks within two weeks. If there’s one whose ending nobody would notice, let it go.",
  },
  {
    title: "One Memory, Written Down",
    suits: ["logic", "new", "moon-conjunct", "lower"],
    text: "Spend half an hour on an ordinary day before you were twelve: where you were, who was nearby, what there was to smell and hear. When a feeling comes up, name it and continue, and at the end, underline what that child needed. Ask where the same need shows up now, and answer it once this week, in some practical way. If the memory is too painful, stop early.",
  },
  {
    title: "Dress for the Task",
    suits: ["patience", "support", "rising"],
    text: "Before a job you’ve been dreading, such as taxes, an awkward call or a formal letter, dress the way you would to meet someone whose respect you want, clear the table, and work for one hour. Do you sit or talk any differently? Try it for the next three unpleasant jobs. If it helps, keep the outfit handy, and if it makes no difference, go back to your sweatpants.",
  },
  {
    title: "Drop the Automatic Smile",
    suits: ["peace", "support", "rising", "element-dominant"],
    text: "In three talks this week, let your face rest while the other person is speaking, and smile or nod only when you mean it. Notice how it feels when you’re not supplying encouragement, whether that’s rude, restful or simply attentive, and after each talk, write one line about how they really responded, as opposed to what you were afraid of. How much of that smiling would you keep?",
  },
  {
    title: "A True Day Off",
    suits: ["haste", "support", "phase"],
    text: "Once this month, take a day with no errands, no catching up and nothing useful of any kind. Get meals and messages out of the way the evening before, and then do only what rests or pleases you, writing down guilt’s exact words whenever it speaks up. The next morning, put those words beside whatever really went wrong, and plan another day like this one.",
  },
  {
    title: "Tomorrow in Three Lines",
    suits: ["improvise", "t-square"],
    text: "Tonight, write three lines about tomorrow as though it were already over: what you finished, what you handled well, and the surprise you had time for. Don’t look at them until the next evening, when you write three lines about what really happened and put them side by side. Continue for five days. Which line comes true least often? Find whatever in your schedule prevents it, and move that.",
  },
  {
    title: "Finish With What’s Here",
    suits: ["spend", "patience", "t-square"],
    text: "Take ninety minutes and make something useful in one sitting, with nothing you don’t already have at home: a meal, a storage box, a birthday greeting. Make up your mind in the first five minutes and stick to it, substituting instead of shopping whenever you run out of something, and quit when the time’s up. Use it within a day, and note which substitution you’d make again.",
  },
  {
    title: "Mine or Theirs",
    suits: ["support", "feeling", "moon-conjunct", "element-dominant"],
    text: "After work, before you talk to anyone at home, sit in the car or on a bench for ten minutes and list the emotions you’ve brought with you, marking each as your own or somebody else’s. Put the owner’s name next to every borrowed one, and leave it right there. For one that’s yours, ask what it needs tonight. After ten working days, you’ll know whose emotions you carry most.",
  },
  {
    title: "Ten, Two and Five",
    suits: ["peace", "ruler"],
    text: "Set alarms for ten, two and five o’clock every day this week. When one rings, relax your jaw, stomach and shoulders, give yourself half a minute of quiet, and write down what you were in the middle of and for whom. Nothing urgent needs interrupting. On the last day, find the situation where you were tense most often, and try one thing to make it easier next week.",
  },
  {
    title: "Raise Your Pulse Daily",
    suits: ["patience", "logic", "mode-dominant"],
    text: "Every day for two weeks, do ten minutes of something that gets your heart going, at a level that suits your health: stairs, a brisk walk, dancing while the coffee brews. Begin within one minute of thinking of it, before the discussion starts, and rate your energy before and after. If anything aches, rest. At the end, look at the numbers and keep the time of day that helped most.",
  },
  {
    title: "Pay for Quality Once",
    suits: ["thrift", "dignity"],
    text: "Think of something you use every day and have always bought cheap, such as a pillow, shoes or a bread knife. When it’s due to be replaced, take an hour to look at three better makes and buy one you can afford without borrowing. For a month, make a mark each time you’re glad of it or sorry about the money. The marks will tell you what to upgrade next.",
  },
  {
    title: "Speak Up Once a Day",
    suits: ["withhold", "solitude", "rising", "element-missing"],
    text: "Once a day for ten days, in some group you’re part of, say one thing so that everybody hears it: at a meeting, at dinner, in line at the counter. It doesn’t have to be clever. Say it in the first ten minutes, without trailing off or apologizing, and in the evening write down how people took it, as opposed to how it felt. Then continue wherever you’ve been quietest.",
  },
  {
    title: "Learn One Dish for Guests",
    suits: ["plan", "new", "grand-trine"],
    text: "Find one unfamiliar dish and cook it three times in three weeks: first with the recipe, then with the recipe face down beside you, and finally from memory, for someone you’d like to know better. Each time, note one thing to do differently. By the third you’ll probably have your own ideas about the salt. If it’s good, it’s yours, and if it isn’t, there’s always takeout.",
  },
  {
    title: "Five Quick Choices",
    suits: ["patience", "logic", "plan"],
    text: "For three days, answer five small questions a day within ten seconds each: what to eat, which way to walk, where to sit, whether to join in. Notice where in your body the first answer turns up, before your head gets involved, and go with it unless something important is at stake. Every evening, mark the answers you’d give again, and if most of them are good, try bigger questions.",
  },
  {
    title: "Two Hours Without Directions",
    suits: ["plan", "familiar", "retrograde"],
    text: "Go to a neighborhood you’ve never explored and walk for two hours without a map or a destination, taking the prettier direction at every corner, with your phone along for emergencies only. Stop at least once for something to eat, and ask one question of someone who lives there. Notice when curiosity turns into worry, and what turns it back. Before you leave, find one street worth coming back to.",
  },
  {
    title: "Let One Remark Pass",
    suits: ["truth", "speak"],
    text: "Think of the remark that starts the same quarrel at home every few weeks. The next three times it comes up, take a moment, answer “I hear you,” go on with whatever’s in your hands, and later note what you wanted to say and what happened instead. If it’s still on your mind on the next peaceful day, bring it up then, for fifteen minutes at most, with one request.",
  },
];
