/** Two bodies by name and kind of aspect: `Sun-Moon / hard`. */
export const aspectTexts: Readonly<Record<string, string>> = {
  "Sun-Moon / conjunction":
    "With Sun and Moon in {aspect}, what you want and what you need tend to point the same way, so you act without much inner debate. The cost is a blind spot: other people’s different needs look like obstacles. In a shared plan, it helps to ask about theirs first.",
  "Sun-Moon / hard":
    "What you aim for and what makes you feel safe pull against each other. The Sun’s {aspect} to the Moon often shows as ambition at work and guilt at home, or the reverse. Stamina grows while rest shrinks, unless each side has its fixed evenings.",
  "Sun-Moon / soft":
    "Your moods rarely fight your plans. An easy {aspect} between Sun and Moon is said to give inner balance, so you recover fast and seem settled to other people. The weak spot is patience with those who aren’t: a friend who is torn needs you to listen without offering a solution.",
  "Sun-Mercury / conjunction":
    "You think by speaking, and what you say feels like who you are. Sun and Mercury in {aspect} are said to make a person convincing, and to make correction feel like insult. So a trusted friend who disagrees with you is worth hearing out.",
  "Sun-Mercury / hard":
    "Sun and Mercury in {aspect} put your opinions slightly out of step with your convictions. You state a view firmly and start doubting it as you speak, and people who trusted the first version get confused. An important message is better for a night’s sleep.",
  "Sun-Mercury / soft":
    "Saying what you mean comes easily. With Mercury in {aspect} to the Sun, you can introduce yourself, or your idea, in one sentence that people remember. What doesn’t fit the sentence gets left out, including your doubts, so once this week, tell people the part that you normally skip.",
  "Sun-Venus / conjunction":
    "Being liked is central to you when Sun and Venus stand in {aspect}. You bring warmth and good taste, and rudeness wounds you more than you show. To find out how much depends on approval, make one purchase this month without asking what anyone thinks.",
  "Sun-Venus / hard":
    "You soften an opinion to keep the peace, then regret it. With Sun and Venus in {aspect}, being yourself and being loved look like rival aims, and treats make up the difference. One mild “I’d rather not” this week, without an excuse, would be a start.",
  "Sun-Venus / soft":
    "Charm helps you, and it’s sincere. The {aspect} of Sun and Venus is said to make pleasant company, quick to praise and to receive favors. Difficulty comes with people who don’t respond, and with them, being useful and reliable works better than trying to please.",
  "Sun-Mars / conjunction":
    "Sun and Mars in {aspect} give drive, speed and a liking for contest. You’d rather act than wait, and rest can feel like losing, while people near you feel pushed. It’s kind to ask what pace they can keep.",
  "Sun-Mars / hard":
    "Opposition wakes you up. The {aspect} of Sun and Mars gives energy that looks for resistance, so a sluggish website or a careless remark can get the force intended for larger things. After a hard run, see whether the complaint is still worth making.",
  "Sun-Mars / soft":
    "With Sun and Mars in {aspect}, you tend to do what you said you’d do, soon, and without drama. Asking directly is no effort. The flaw is impatience with people who hesitate, some of whom have spotted a risk you haven’t. They’d gladly tell you, if asked.",
  "Sun-Jupiter / conjunction":
    "Confidence comes first, and the evidence is expected to follow. The {aspect} of Sun and Jupiter makes you generous, hopeful and good at lifting a group. It also makes you promise as if all will go well, so have a careful person check the figures behind anything large.",
  "Sun-Jupiter / hard":
    "You say yes to more than fits. Sun and Jupiter in {aspect} enlarge whatever you aim at, so you bid high, sign early, and plan on energy that you don’t have yet. Some of it pays. Each new yes goes better once you’ve named the commitment you’ll drop.",
  "Sun-Jupiter / soft":
    "Help often turns up for you, partly because you expect it and partly because you’re easy to root for. The Sun’s {aspect} to Jupiter is called lucky, and luck can make a person lazy. Try preparing for one thing this month as if luck were away.",
  "Sun-Saturn / conjunction":
    "Sun and Saturn in {aspect} tie your self-respect to what you have earned. You take responsibility early, dislike shortcuts, and find praise hard to believe. People rely on you, and you rarely let yourself off. Put a free evening in the calendar, and keep that appointment too.",
  "Sun-Saturn / hard":
    "After praise, you hear the one reservation. The {aspect} of Sun and Saturn sets a strict inner judge over everything you make, which raises your standard and keeps you from enjoying it. The next compliment, written down word for word, can sit a day before you argue.",
  "Sun-Saturn / soft":
    "With the Sun in {aspect} to Saturn, steady work suits you. You pace yourself, keep agreements, and are given more responsibility than people your age. What suffers is play, because there’s always a sensible excuse to put it off, so keep two hours a week for nothing useful.",
  "Sun-Uranus / conjunction":
    "Sun and Uranus in {aspect} make independence a need. You resist being told, arrive at ideas before the group is ready, and lose interest once they agree. Credit goes elsewhere, unless you stay with one idea until other people can use it.",
  "Sun-Uranus / hard":
    "Just as things settle, you want out. The {aspect} of Sun and Uranus links freedom with a sudden break, so a good job or plan can be dropped because it has begun to feel fixed. Before leaving, wait a month and ask for more freedom.",
  "Sun-Uranus / soft":
    "New methods don’t frighten you. The Sun in {aspect} to Uranus lets you drop a habit, learn a tool, and help cautious people follow without feeling foolish. Follow-through suffers, since the next improvement is already calling, so it’s worth going back to see how the last one works.",
  "Sun-Neptune / conjunction":
    "You take on the mood and the wishes of the people around you. Sun and Neptune in {aspect} are said to give imagination, compassion, and a rather porous sense of self. Rescuing is the risk, so before you offer help, ask yourself if you’ve eaten, slept, and been asked.",
  "Sun-Neptune / hard":
    "With the Sun in {aspect} to Neptune, you tend to see a person, a cause or yourself at their best, and feel betrayed when the rest appears. The gift is a strong imagination; three facts that don’t fit the picture, written down before you commit, keep it honest.",
  "Sun-Neptune / soft":
    "The {aspect} of Sun and Neptune joins purpose with imagination. You sense what people wish for, forgive without much struggle, and can bring some beauty to dull work. The last mile is the weak point, because the vision is already satisfying: one idea at least needs a deadline and a reader.",
  "Sun-Pluto / conjunction":
    "Halfway doesn’t interest you. Sun and Pluto in {aspect} make for intensity: you commit fully or not at all, and your presence is noticed even when you say little. Control is the danger, so try handing over one task completely this week, and accept how it gets done.",
  "Sun-Pluto / hard":
    "Being told what to do stirs you up at once. With the Sun in {aspect} to Pluto, you meet power struggles with bosses, partners and your own habits, and recover from defeats well. The fights take years, so pick one worth having; drop two.",
  "Sun-Pluto / soft":
    "With the Sun in {aspect} to Pluto, you can transform things gradually: a job, an old custom, the way a team works. You keep up the pressure, and rarely announce it, so other people feel managed. They’d like to know what you’re aiming for before you begin.",
  "Moon-Mercury / conjunction":
    "Feelings turn into words quickly, with Moon and Mercury in {aspect}. You tell people what happened, remember who said what, and feel better for it. Talking can also replace feeling, so when you’re upset, give it ten minutes of silence before you call a friend.",
  "Moon-Mercury / hard":
    "You hear the tone before the words, and answer that. The {aspect} of Moon and Mercury sets mood against logic, so a neutral question can sound like criticism when you’re tired. Misunderstandings are less common if you repeat the question in your own words, then answer only that.",
  "Moon-Mercury / soft":
    "The Moon in {aspect} to Mercury helps you name a feeling clearly, yours or another person’s, and people calm down around you. Good listeners are often asked to listen, and you describe your own sorrow so well that it goes unnoticed. It helps to say, “I’m not fine yet.”",
  "Moon-Venus / conjunction":
    "Affection comes naturally to you, in food, touch, and a welcoming home. Moon and Venus in {aspect} make harmony a need, so conflict upsets you and you give way early. Resentment collects, unless you bring up a minor complaint, kindly, on the day it occurs.",
  "Moon-Venus / hard":
    "What comforts you and what makes you feel attractive don’t agree. Moon and Venus in {aspect} can show as treats followed by guilt, or as charming friends who leave you hungry for care. How you feel an hour after each visit is a good guide to making plans.",
  "Moon-Venus / soft":
    "People relax near you. The {aspect} of Moon and Venus is said to give tact, good taste, and a sense of what will please. Because it looks effortless, it goes unthanked, so try asking for one comfort that you’d normally provide yourself.",
  "Moon-Mars / conjunction":
    "Moon and Mars in {aspect} turn feeling into action at once. You defend people fiercely, get angry before you know you’re hurt, and calm down by doing something useful. The harm is done in the first minute, before you’ve asked yourself what hurt.",
  "Moon-Mars / hard":
    "Irritation rises fast here, often over something slight. The Moon’s {aspect} to Mars is said to set off the alarm before checking for fire: excellent in emergencies, wearing at breakfast. Try rating the trouble from one to ten; anything below four can be left alone for an hour.",
  "Moon-Mars / soft":
    "With Moon and Mars in {aspect}, you act on what you feel without making a scene. You apologize, ask, help or object on the same day, which keeps the air clear. Feelings that need time get hurried, though, and some of them deserve a week of thought.",
  "Moon-Jupiter / conjunction":
    "You answer sadness with generosity. Moon and Jupiter in {aspect} make a warm, forgiving temper that feeds people and believes the best of them. Your own needs get lost in all that giving, and sometimes in overspending, so today you can ask for something before offering anything.",
  "Moon-Jupiter / hard":
    "Feelings run large with Moon and Jupiter in {aspect}: worry, comfort and kindness come in double portions. You promise from the heart, then find the week too short, and people end up disappointed. “I’ll tell you tomorrow” is the kinder answer.",
  "Moon-Jupiter / soft":
    "A basic trust in people marks the Moon’s {aspect} to Jupiter. You expect kindness, forgive quickly, and others behave better for it. Comfort can turn into complacency, and their hardship is easy to underrate, until you ask a friend how things really are, without reassuring.",
  "Moon-Saturn / conjunction":
    "You keep your feelings under control, and it passes for strength. Moon and Saturn in {aspect} are said to make a person dutiful, loyal, and slow to ask for comfort. The price is loneliness, even in company, so tell someone about a bad day before it’s over.",
  "Moon-Saturn / hard":
    "Refusing help feels safer than needing it. With the Moon in {aspect} to Saturn, you expect care to have a price, so you say “I’m fine,” other people believe you, and the distance confirms the fear. The next time help is offered, accept at once.",
  "Moon-Saturn / soft":
    "Your moods are steady, and people build on that. The {aspect} of Moon and Saturn favors long friendships, fixed routines, and calm in a crisis. Expression gets lost, so the people around you can’t tell when you’re moved, and like to be told.",
  "Moon-Uranus / conjunction":
    "Moon and Uranus in {aspect} give feelings that come and go abruptly. You can be very close one evening and need to be alone the next, and the people who love you don’t know what they did. It would help them to hear that you’re withdrawing, and when you’ll be back.",
  "Moon-Uranus / hard":
    "Closeness makes you restless. Moon and Uranus in {aspect} want both intimacy and an exit, so you tend to start an argument, or leave early, just when things become warm. It protects your freedom and uses up trust, when in fifteen minutes more the urge would often pass.",
  "Moon-Uranus / soft":
    "Unusual living arrangements suit you, and so do friends who need space. The {aspect} of Moon and Uranus makes feelings unconventional, open, and easily cheered by something new. Your own need for distance comes without warning, so give notice a day ahead.",
  "Moon-Neptune / conjunction":
    "You absorb what other people feel. With Moon and Neptune in {aspect}, a friend’s sorrow can spoil your evening, and music affects you strongly. Compassion is the gift, exhaustion the cost. After a sad conversation, a walk is usually enough to sort out which feelings are yours.",
  "Moon-Neptune / hard":
    "Longing is the pattern here. Moon and Neptune in {aspect} compare the people you have with an imagined closeness, and the real ones fall short, which can be lonely, even in company. Each evening, try noting one thing a real person did for you.",
  "Moon-Neptune / soft":
    "The Moon in {aspect} to Neptune gives a rich inner life and an instinct for what another person feels. You comfort well because you can imagine being them. Daydreaming takes time that daily tasks needed, though once a month one dream can become something you show a friend.",
  "Moon-Pluto / conjunction":
    "Strong feelings, little shown: that is the old account of Moon and Pluto in {aspect}. You attach completely, notice every shift in the people you love, and keep hurt to yourself until it bursts out. Minor annoyances are better aired in the week they occur.",
  "Moon-Pluto / hard":
    "You test affection. The {aspect} of Moon and Pluto looks for hidden motives, so a late reply can feel like proof of betrayal, and the people who care get questioned. They tire of it. After a day’s wait, one direct question is enough, provided you believe the answer.",
  "Moon-Pluto / soft":
    "In a crisis, people turn to you, because you can hear the worst without looking away. The {aspect} of Moon and Pluto is said to help you recover from grief slowly and thoroughly. Meanwhile you seem distant, unless those close to you know that you’re working through something.",
  "Mercury-Venus / conjunction":
    "Tact is your strength. Mercury and Venus in {aspect} put things so agreeably that people enjoy your letters, and sometimes miss that you said no. They ask again, and you’re too polite to repeat it. The next refusal goes better with the “no” first and the niceness after.",
  "Mercury-Venus / hard":
    "You notice the wrong word even in a compliment. With Mercury and Venus in {aspect}, the critical ear and the wish to be loved work against each other, so affection gets corrected and people grow careful. A compliment needs only a “thank you,” with nothing after it.",
  "Mercury-Venus / soft":
    "The {aspect} of Mercury and Venus gives an ear for the right word and the right moment, and arguments cool when you speak. Some of them needed to be had. If you’ve smoothed over the same quarrel twice, it deserves a third hearing, however uncomfortable.",
  "Mercury-Mars / conjunction":
    "Your mind is fast, and so is your mouth. Mercury and Mars in {aspect} give sharp arguments and blunt remarks, and you’ve moved on before the other person has stopped hurting. Debate rewards this; home life doesn’t, so give it three seconds before you reply.",
  "Mercury-Mars / hard":
    "With Mercury in {aspect} to Mars, talk turns into debate before you notice. You hear a remark as a claim, prepare the rebuttal, and win points that cost you goodwill. Editing and bargaining suit this well, but friends prefer a question whose answer you don’t know.",
  "Mercury-Mars / soft":
    "What you say, you tend to do. Mercury and Mars in {aspect} make for quick speech, practical skill, and a cool head, but people can feel managed by your instructions. With the next shared task, begin by asking how they’d go about it.",
  "Mercury-Jupiter / conjunction":
    "You grasp the main idea at once and tell it well, a little larger than it was. Mercury and Jupiter in {aspect} suit teaching, selling and persuading. Details suffer, and people who were there notice. Look up two numbers before you repeat the story.",
  "Mercury-Jupiter / hard":
    "More is said than was asked. With Mercury and Jupiter in {aspect}, you know a lot, add to it, and agree to things before reading the terms. Since errors come from skipping, read the next contract aloud, slowly, with a cautious friend in the chair opposite.",
  "Mercury-Jupiter / soft":
    "Learning comes easily when you’re interested. The {aspect} of Mercury and Jupiter gives a hopeful, curious mind that does well with languages, travel and teaching, and skims whatever looks dull. The dull parts then cause the trouble, and twenty minutes, first thing, twice a week, would head off most of it.",
  "Mercury-Saturn / conjunction":
    "You speak late, and you’re seldom wrong. Mercury and Saturn in {aspect} make a careful thinker who rehearses before saying anything and finds casual talk wasteful. To other people, the silence can look like disapproval, until you say one unfinished thought aloud each day.",
  "Mercury-Saturn / hard":
    "Before you speak, you expect to be corrected. Mercury and Saturn in {aspect} give thorough preparation and a fear of sounding foolish, so quicker people say your point first. The doubt is excessive. Try being the second to speak at the next meeting, with whatever you have.",
  "Mercury-Saturn / soft":
    "The {aspect} of Mercury and Saturn is said to make a reliable mind: you plan, remember, and can teach a hard subject in simple steps. Other people rely on that. Novelty gets little room, though, so read something this month that has no use for you at all.",
  "Mercury-Uranus / conjunction":
    "Ideas arrive complete and without warning. Mercury and Uranus in {aspect} make you quick and original, and they make you interrupt, because the thought won’t wait. Listeners feel passed over. It will keep on paper, so let the other person finish, and see if it’s still good.",
  "Mercury-Uranus / hard":
    "With Mercury in {aspect} to Uranus, you contradict by reflex, often rightly, and send the message before you’ve read it over. Experts learn from you, and resent the manner. It’s wise to wait an hour before answering anything that annoyed you. For anything that made you laugh, wait two.",
  "Mercury-Uranus / soft":
    "Systems and devices make sense to you, and you show other people the shortcut without making them feel slow. What the {aspect} of Mercury and Uranus lacks is patience with routine: you skip instructions and repeat avoidable mistakes. Ten minutes with the manual, before you begin, would save an evening.",
  "Mercury-Neptune / conjunction":
    "You understand by impression. Mercury and Neptune in {aspect} sense the mood behind the words, and often lose the date, the amount and the name. Art and comfort gain by it; paperwork doesn’t. After any practical talk, it pays to write down those three, and have them confirmed.",
  "Mercury-Neptune / hard":
    "What was said and what you heard can differ. The {aspect} of Mercury and Neptune gives a vivid imagination that fills gaps, so you tell a story well, and sometimes believe a poor one. Agreements go astray, unless you confirm each of them in writing, with numbers.",
  "Mercury-Neptune / soft":
    "Comparison is how you make things clear. With Mercury in {aspect} to Neptune, you can put a mood or an unspoken wish into words, and people feel understood. Practical readers get lost, though, and would rather you started with the date and the request.",
  "Mercury-Pluto / conjunction":
    "You keep asking until you reach the real reason. Mercury and Pluto in {aspect} make a mind for research, and remember an evasive answer for years. At home it can feel like an interrogation. After two questions on one subject, say what you think yourself.",
  "Mercury-Pluto / hard":
    "Having the last word is hard to give up. The {aspect} of Mercury and Pluto debates to convert, spots every evasion, and returns days later with new evidence. You win, and people stop telling you things. Dropping one dispute midway would surprise everyone.",
  "Mercury-Pluto / soft":
    "People tell you what they really want. With Mercury in {aspect} to Pluto, you listen for the motive under the story, and your advice tends to have an effect. That is power, and it’s easy to use without noticing. So say what you stand to gain before you advise.",
  "Venus-Mars / conjunction":
    "Attraction is quick and visible with Venus and Mars in {aspect}. You go toward what you like, with warmth and some impatience, and the wish can fade as quickly as it came. Before you pursue a person or a purchase, find a second reason for wanting it.",
  "Venus-Mars / hard":
    "Passion and friction go together for you. The {aspect} of Venus and Mars is said to mix desire with rivalry, so you quarrel, make up, and suspect a peaceful week of being a dull one. It wears affection out. Spend one evening together with nothing on the agenda.",
  "Venus-Mars / soft":
    "You ask for what you’d like in a way that makes it easy to say yes. The {aspect} of Venus and Mars balances charm and nerve, in love and in sales. Being refused is what you haven’t practiced, which is a reason to ask for one thing you’ll probably not get.",
  "Venus-Jupiter / conjunction":
    "Enjoyment, for you, is meant to be shared. Venus and Jupiter in {aspect}, the two planets that tradition calls helpful, make a person warm, generous and popular, with a liking for more. Money and health pay for the excess. It’s enough to stop at the first portion, and wait ten minutes.",
  "Venus-Jupiter / hard":
    "With Venus in {aspect} to Jupiter, affection shows in large gestures: the generous gift, the early promise, the new friend praised beyond measure. Disappointment tends to follow, and so do bills. If you halve the next gesture, you can use the time to learn something about the person.",
  "Venus-Jupiter / soft":
    "Good company comes easily to you. The {aspect} of Venus and Jupiter gives taste, humor and a friendly ease, and people forgive you readily. That makes it tempting to let friendships run by themselves. Someone who has always been the first to write would like a letter from you this week.",
  "Venus-Saturn / conjunction":
    "You are slow to say “I love you” and slow to leave. Venus and Saturn in {aspect} treat love as a duty, with loyalty shown in acts. From outside it can look cold, so try putting one feeling into words each week, without an occasion.",
  "Venus-Saturn / hard":
    "Affection seems to need earning. The {aspect} of Venus and Saturn expects love to be withdrawn, so you test it, give a lot, and ask for little. Partners can’t meet a need they never hear about. Try accepting one kindness without returning it the same day.",
  "Venus-Saturn / soft":
    "Your relationships tend to improve with age. Venus and Saturn in {aspect} favor vows kept, savings, and friends of many years, and people feel safe with you. Surprise is in short supply. Suggest one thing to a partner or friend that the two of you have never done.",
  "Venus-Uranus / conjunction":
    "Venus and Uranus in {aspect} are said to bring sudden attraction and a strong need for freedom in love. You bond fast on your own terms, and ordinary arrangements make you restless. The other person is left guessing, unless you tell them early how much time alone you need.",
  "Venus-Uranus / hard":
    "Once a relationship is official, you feel the pull elsewhere. With Venus in {aspect} to Uranus, you want both excitement and reliability, and tend to miss the one you lack. Breaking up is the costly way to get news; starting something of your own is cheaper.",
  "Venus-Uranus / soft":
    "You stay friends with people after love has ended, and you give those near you plenty of freedom. The {aspect} of Venus and Uranus makes affection open and undemanding. Some take this for indifference, and would like to hear, directly, that you’d miss them if they left.",
  "Venus-Neptune / conjunction":
    "You see what is best in people, and sometimes only that. Venus and Neptune in {aspect} give a romantic eye, strong in art and in mercy, weak at judging a new love or a purchase. Before committing, meet in an ordinary setting, twice, and notice what you excuse.",
  "Venus-Neptune / hard":
    "Falling in love with a person’s potential is the familiar mistake of Venus and Neptune in {aspect}. You forgive delays, pay for the lessons, and feel foolish later. Tenderness is no fault here, if you look at whether the next three promises were kept.",
  "Venus-Neptune / soft":
    "Kindness comes without conditions from you. The {aspect} of Venus and Neptune gives a soft touch, an eye for beauty, and no need to be impressed. The trouble is asking: you accept what is offered, and go without the rest. So name one thing you’d like, this week.",
  "Venus-Pluto / conjunction":
    "Casual affection doesn’t satisfy you. Venus and Pluto in {aspect} want to know a person completely, attach intensely, and find pleasant company a bit thin. That can feel like pressure to the one who is loved. One evening a week without questions is a relief to you both.",
  "Venus-Pluto / hard":
    "Jealousy is the hazard here. With Venus in {aspect} to Pluto, love can become a contest about who needs whom, with money or silence used as leverage. Both lose by it. A wish said out loud can be refused out loud, and that does less harm.",
  "Venus-Pluto / soft":
    "The {aspect} of Venus and Pluto is said to make love loyal and able to recover, so you repair bonds that other people would have given up. You also see value where it’s overlooked. What stays hidden is delight, which is best shown in words, while it’s fresh.",
  "Mars-Jupiter / conjunction":
    "Enthusiasm becomes action at once with Mars and Jupiter in {aspect}. You start big, persuade people to join, and trust that the means will appear. Often they do. Helpers get worn out, though, so ask the slowest of them what’s needed.",
  "Mars-Jupiter / hard":
    "A dare is hard for you to refuse. The {aspect} of Mars and Jupiter overestimates strength, takes on one cause too many, and covers a loss with a larger bet. Courage was never the problem. Before you begin, set a limit in hours or money, and tell a friend.",
  "Mars-Jupiter / soft":
    "With Mars and Jupiter in {aspect}, effort is fun. You start cheerfully, recover quickly from failure, and make hard work look inviting, so help arrives. Because things go well at three-quarter strength, you stop there. Try one task that needs everything you have.",
  "Mars-Saturn / conjunction":
    "You work slowly, with force, and you don’t stop. Mars and Saturn in {aspect} give endurance and a cold, controlled anger that goes into the job. Rest feels undeserved, and the body pays, unless you set a finishing time and keep it, even with work left over.",
  "Mars-Saturn / hard":
    "Acting and holding back arrive together. The {aspect} of Mars and Saturn is said to stall at the start, build up frustration, and then push too hard. Endurance grows out of it, along with blame. Make the first step so easy that you can’t refuse it.",
  "Mars-Saturn / soft":
    "You finish things. With Mars and Saturn in {aspect}, strength is rationed over the whole distance and anger turns into method, so long projects suit you. You also take the hard way from habit. Before the next one, spend ten minutes looking for an easier way.",
  "Mars-Uranus / conjunction":
    "Mars and Uranus in {aspect} act on impulse, and often well. You react fast, improvise under pressure, and leave before the instructions are over. Accidents come from haste, so when you feel brilliant, stop for one breath and look around.",
  "Mars-Uranus / hard":
    "First comes the act, then the reason. Mars and Uranus in {aspect} push against limits without warning, which frees you from bad situations and from a few good ones. It helps to give the impulse somewhere safe: a sport, a workshop, a weekly hour with no rules to break.",
  "Mars-Uranus / soft":
    "When a plan fails, you get better. The {aspect} of Mars and Uranus gives quick, inventive action, and you have something working while other people are still assigning blame. Routine dulls you, and you leave no record, so write down how you fixed the last one.",
  "Mars-Neptune / conjunction":
    "Your energy rises for other people’s causes and falls for your own. Mars and Neptune in {aspect} blur anger, so you feel tired or sad where others would be annoyed. Pretending is exhausting. When you’re suddenly weary, ask who has just offended you, and say the name.",
  "Mars-Neptune / hard":
    "You start a fight and then pity the other side. With Mars in {aspect} to Neptune, effort goes into vague or hopeless causes, guilt follows anger, and you end up exhausted. Clear aims help, even if it’s only one visible task a day, done before dinner.",
  "Mars-Neptune / soft":
    "You get your way without pushing. The {aspect} of Mars and Neptune is said to favor dance, swimming, acting, and help given unseen. Because the force doesn’t show, people underestimate you, and you can forget that you have it. One demand, stated directly this week, would remind everyone.",
  "Mars-Pluto / conjunction":
    "What you set out to move tends to move. Mars and Pluto in {aspect} give exceptional will, and a temper that simmers instead of burning out. People in the way get hurt, sometimes unnoticed. Tell them what you’re about to do, and leave a day for objections.",
  "Mars-Pluto / hard":
    "Being overtaken is hard to bear. The {aspect} of Mars and Pluto makes contests out of traffic, work and love, and can win at a cost greater than the prize. That stamina deserves a long, difficult task. When a quarrel starts, ask what winning would get you.",
  "Mars-Pluto / soft":
    "With Mars in {aspect} to Pluto, you have more endurance than you show. You take on what frightens people, at a steady pace, and opponents tend to back off. Tiredness reaches you late, and the people close to you can say whether you look overworked.",
  "Jupiter-Saturn / conjunction":
    "Jupiter and Saturn meet every twenty years, so you share this {aspect} with those born around you. It is said to join hope with caution: you plan improvements and also read the rules. Progress can be slow. Draft the bold version first; cut it tomorrow.",
  "Jupiter-Saturn / hard":
    "People born under the {aspect} of Jupiter and Saturn tend to swing between expanding and saving. You hesitate when an offer comes, then commit heavily to make up for it, and timing suffers. Two dates a year for new ventures are enough; between them, only finish what you have.",
  "Jupiter-Saturn / soft":
    "Jupiter in {aspect} to Saturn gives the people of your season a sense of proportion: you take on what you can afford, and tend to deliver on time. As a group you rarely gamble. Take one risk this year, with a loss you can bear.",
  "Jupiter-Uranus / conjunction":
    "About every fourteen years Jupiter and Uranus meet, and those born under the {aspect} tend to believe in the sudden break: a new method, an unexpected offer. Waiting for one can replace ordinary effort, even the hour a week that the dull version of your plan would take.",
  "Jupiter-Uranus / hard":
    "Hopes rise fast and fall fast in your age group. The {aspect} of Jupiter and Uranus makes a windfall look likelier than a wage, and a steady job feel like a trap. You leave too soon, or bet too much, when you can keep the income and budget the gamble.",
  "Jupiter-Uranus / soft":
    "With Jupiter in {aspect} to Uranus, you and your contemporaries tend to expect progress, and to get rules bent by asking pleasantly. New things don’t scare you. People they do scare can feel left behind, until you teach one of them something, at their pace.",
  "Jupiter-Neptune / conjunction":
    "Jupiter and Neptune join every thirteen years or so. The {aspect} is said to give an age group faith and imagination, with a weakness for inspiring leaders who are vague about money. Generosity isn’t the mistake: ask how the money is spent, then give.",
  "Jupiter-Neptune / hard":
    "Big promises appeal to you, and you feel cheated when the details come out. That is the pattern of Jupiter and Neptune in {aspect}, shared with those your age: belief, then disappointment, then a cynicism that doesn’t suit you. Believe again, but check one claim first.",
  "Jupiter-Neptune / soft":
    "A broad goodwill marks the {aspect} of Jupiter and Neptune, and you share it with people born in the same months. You expect kindness, give easily, and neglect forms. The neglect costs money, though an hour of paperwork in the calendar, with company, can often save it.",
  "Jupiter-Pluto / conjunction":
    "Jupiter and Pluto in {aspect} gave those born in your season large ambitions. You’d rather run a thing than share it, and you can raise money for good ends. Consent gets skipped. Ask the people affected first, and alter one point for them.",
  "Jupiter-Pluto / hard":
    "The {aspect} of Jupiter and Pluto marks an age group that wants to win, distrusts the powerful, and works hard at persuading other people. You’re often right, and it can make you tiresome. One opinion in your circle can be left as it is, once you’ve asked where it comes from.",
  "Jupiter-Pluto / soft":
    "Those born with Jupiter in {aspect} to Pluto tend to see worth that other people overlook: the unnoticed colleague, the neglected asset. You also recover well from loss, and it makes you careless about risking things. Before the next risk, ask who else would pay for it.",
  "Saturn-Uranus / conjunction":
    "Every forty-five years Saturn and Uranus meet. People born under the {aspect} feel loyal to the old way and impatient for the new one, and often end up modernizing what they inherited. The strain shows as delay, and eases when you keep one tradition on purpose, and drop one.",
  "Saturn-Uranus / hard":
    "Your age group distrusts both the boss and the rebel. The {aspect} of Saturn and Uranus sets order against freedom, so you follow a rule grudgingly, break it guiltily, and tense up either way. Name one rule you want gone, and propose a better one in writing.",
  "Saturn-Uranus / soft":
    "Saturn in {aspect} to Uranus gave your years a talent for workable reform: you can improve a system without stopping it. Traditional people trust you, and so do inventive ones. Having an opinion of your own is harder. In the next dispute, take a side before you mediate.",
  "Saturn-Neptune / conjunction":
    "Saturn and Neptune meet every thirty-six years, and those born then tend to have high ideals and a strong sense of how far reality falls short. The {aspect} worries, but it also builds patiently: one ideal, in a modest version, can be done within a month.",
  "Saturn-Neptune / hard":
    "Vague dread comes with Saturn and Neptune in {aspect}, for everyone about your age. You doubt what is certain, fear what has no name, and get tired of checking. Written in one sentence, with a date, the fear often becomes a task, or shrinks.",
  "Saturn-Neptune / soft":
    "Your years can give a dream a practical form. The {aspect} of Saturn and Neptune makes people patient, kind, and reliable in a cause, and they wait a long time for the right moment. It can pass, so set a start date for the project you keep preparing.",
  "Saturn-Pluto / conjunction":
    "Saturn and Pluto meet every thirty-odd years, and leave a group that prepares for the worst. With this {aspect} you’re tough, disciplined, and hard to impress with hardship. Ease is what you distrust, even when it’s safe. Try accepting one comfort this week that you haven’t earned.",
  "Saturn-Pluto / hard":
    "You tend to suspect power, your own included. The {aspect} of Saturn and Pluto gives your contemporaries grim endurance and dark humor, and suffering starts to look like virtue. Of all the things you’re putting up with, one can end this month.",
  "Saturn-Pluto / soft":
    "With Saturn in {aspect} to Pluto, your age group rebuilds from the foundations, slowly, and tends to outlast its rivals. Because you don’t crave power, you’re often given it. Since the load grows unnoticed, accept the next responsibility in writing, with an end date, and hand an old one back.",
  "Uranus-Neptune / conjunction":
    "Uranus and Neptune meet about once in 171 years, so this {aspect} belongs to a whole generation, most recently the children of the early 1990s. It tends to seek ideals and company through networks, and to feel lonely there. Lunch with one online friend this month is a start.",
  "Uranus-Neptune / hard":
    "Uranus and Neptune in {aspect} describe a whole generation that expected a better future and keeps revising it. You grow restless with technology and with faith, each of which promised more. Disillusion is the cost. What would you still work for? That deserves an hour this week.",
  "Uranus-Neptune / soft":
    "Millions share this one. Uranus in {aspect} to Neptune is said to give a generation that wants progress to have a conscience and gets there by cooperation. Goodwill can make it careless about terms, so read the conditions of one thing you’ve agreed to, from beginning to end.",
  "Uranus-Pluto / conjunction":
    "The middle of the 1960s had Uranus and Pluto in {aspect}, and people born then tend to question institutions and take them apart. Much needed it. Replacing them is slower work, and less exciting, though any that you still use would be glad of two hours’ help.",
  "Uranus-Pluto / hard":
    "Upheaval suits your generation better than calm. With Uranus in {aspect} to Pluto, people tend to cope well in a crisis, expect the next one, and grow uneasy when things are stable. The unease can stir up trouble, so try one calm day a week without fixing anything.",
  "Uranus-Pluto / soft":
    "Your whole generation has it. The {aspect} of Uranus and Pluto gives a knack for transforming large systems step by step, from inside, without open revolt. The aim can get lost among the steps, unless you write down the purpose of your current effort and drop what doesn’t serve it.",
  "Neptune-Pluto / conjunction":
    "Neptune and Pluto meet about once in five centuries, the last time around 1892. The {aspect} is read as an era’s loss of old beliefs and its search for new ones. In one life it shows as restlessness about faith, and ten lines on what you believe now would help sort it out.",
  "Neptune-Pluto / hard":
    "Few people living have Neptune in {aspect} to Pluto. It goes to generations whose ideals conflict with their hidden faults, so belief has to be rebuilt. Cynicism is the danger. Name one ideal that survived your doubts, and act on it.",
  "Neptune-Pluto / soft":
    "Neptune has been in {aspect} to Pluto, on and off, since the 1940s, so most of your contemporaries share it. It stands for a common wish to find meaning below the surface. As a personal trait it says little. Read it as background.",
};
