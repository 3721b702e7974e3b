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
        "You’re a battering ram with a map. The wall comes down, and then, to everyone’s surprise, you know which way to turn. ENTJ sees where a thing should end up, and Aries can’t stand to be anywhere else, so whatever others would be planning for a month you’ve already begun by lunch. Starting is how you think: you try it, look at the result, and correct yourself in one sentence. It’s also how you love, so anyone in trouble finds you early, with the hardest job already in your hands. Even your temper moves at that speed, and an hour after the argument you’re laughing again.",
      argument: [
        "The fast way to please both halves of you is to start and let the rest catch up. It gives people courage, and much of what is good in your life exists because you didn’t wait for permission. The bill comes later. When someone finally voices a doubt, the thing is already under way, and those who were never asked tend to stay only until it gets unpleasant. Then you’re out in front with fewer companions than you’d counted on, feeling deserted by an army that never actually enlisted.",
        "Before your next plan has begun, tell one person it touches, “I’d like to do this. If you say no, I’ll drop it,” and mean the second half. A yes that was free to be a no lasts. At your best you’re the first one over the wall and the one who turns around to offer a hand.",
      ],
    },
    Taurus: {
      thesis:
        "Picture a bulldozer that stops for lunch. It can’t be hurried, it can’t be diverted, and the lunch is excellent. ENTJ picks the hill to be moved, and Taurus lends that drive a weight and patience it doesn’t have by nature, so if you said it would stand, it stands. People improve when you take them on, because you tell them plainly what could be better and then stay until it is. Those you love are fed, insured and provided for before they ask. You like real company, good chairs, slow learners who try, and money that’s actually there. Only change has to come to you by appointment.",
      argument: [
        "A month without progress makes you restless, and yet whatever is good should please stay exactly where it is. So you divide the labor: everyone else does the changing, and you’re the post they can tie up to. It gives the people around you solid ground and a continual push. But when advice arrives in your direction, you examine it, discover the weak spot, and feel relieved, and after several attempts those who love you keep their suggestions to themselves, including the ones you’d have enjoyed.",
        "Say to a person you trust, “Pick one thing about how I live or work, and I’ll do it your way for a week.” Afterward report what was better before what was worse. At your best you’re the rare strong person others can lean on and also nudge.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a general with a newsroom in your head: orders go out on the hour, and so do corrections. Gemini hands ENTJ five possible answers where other commanders get one, so within minutes a tangled question has a name, a first step and someone to call. Conversation is how you think and also how you love, which is why your friends keep getting the exact article, joke or introduction they needed. Because another idea is always on its way, you can drop the last one without shame when a better argument appears. Watching you change your mind is an education. Guessing when you’ve made it up is a sport.",
      argument: [
        "One part of you tries every side of a matter out loud, and the other can’t leave a question open in front of people. So each passing thought gets the voice of a decision, because saying it firmly is how you find out whether you believe it. It makes you quick, inventive and wonderful to argue with. Others, though, hear an order. They cancel things, make promises, and learn on Thursday that you’ve moved on, and after a few rounds they nod at whatever you announce and wait to see if it lasts.",
        "Label your sentences: “I’m only thinking aloud,” or, at most once a day, “This one is final.” Then stand by it. At your best you make a whole table smarter, and you’re the rare commander who says “You’re right, scrap mine” and looks pleased.",
      ],
    },
    Cancer: {
      thesis:
        "You run a fortress with a soup kitchen in the middle. The walls are for the world; the soup is for anyone you’ve decided is yours. Cancer gives ENTJ someone to command for, which is why your hardest decisions tend to have a face behind them. Someone is struggling and would sooner fall over than admit it, and by evening a call has been made, a bill covered, a deadline moved. Memory gets a vote in all this, since you never forget who remained beside you. At home you’re softer and funnier than the office would believe, the guardian of birthdays, reunions and the good recipe.",
      argument: [
        "You long to belong so firmly that nothing can end it, and what you trust is whatever can be organized. So you organize belonging: you’re the one with the dates, the passwords and the doctor’s number. In one way it works, because life runs better around you and your people are safe. But you never find out if they’d stay for nothing, and being needed is tiring in a way that being wanted isn’t. Everyone feels protected, slightly supervised, and unaware that anything is lacking on your side.",
        "Once this week, ask for something you don’t require: “Would you come with me? I can manage alone, I’d just like you there.” Then give them nothing to do. At your best you make a place where people are pushed hard and never once feel alone.",
      ],
    },
    Leo: {
      thesis:
        "You arrive like a marching band: everyone knows you’re coming, and half the street ends up in step. ENTJ brings the route and the schedule, and Leo adds the brass, a conviction that a thing worth finishing is worth making splendid. So your decisions are fast and stylish, and you’d rather lose a bold bid than win a dull one. It’s generous noise. A shy colleague hears in front of everyone exactly what was excellent, and spends a month trying to deserve it. What looks spontaneous has been rehearsed, often twice, yet at home you can be truly silly, and there the people you love get the encore that no ticket buys.",
      argument: [
        "You work for love and like to see it on a face, but another part of you thinks that needing anything except results is weak. The need therefore gets a respectable job: it becomes a demand. When your effort goes unnoticed, you’re seldom sad for long; you discover that the report is sloppy and that people really should try harder. You’re often right, and standards rise wherever you go. Still, what they hear is that nothing will be good enough, so they hand over the work and keep back the warmth you were hoping for.",
        "Next time a lecture is rising, check whether something of yours was overlooked, and say that instead: “I worked hard on this, and I’d love to hear what you liked.” At your best you hand out courage the way other bosses hand out memos, and people stand taller for years afterward.",
      ],
    },
    Virgo: {
      thesis:
        "Your mind is a telescope with a microscope taped to it. In one look you see where the whole thing should be heading and the wrong figure on page forty. ENTJ would charge toward the first; Virgo makes it stop and fix the second, and so whatever you look after tends to arrive, and to run when it gets there. A complicated problem relaxes you the way a hot bath relaxes others. Even love comes out as service: you learn what worries someone before a trip and solve it unasked, then wave off the thanks. And when everyone has stopped expecting it, a dry remark from your corner makes the table fall apart.",
      argument: [
        "Nothing big gets done without giving work away, and you know exactly what happens to work that is given away. So you delegate the task and keep the worry. Late at night you redo parts of it, without a word, because explaining takes longer than fixing. The result is better and safer, and plenty of people have been spared embarrassment by it. But the one who did it first learns that their best gets replaced overnight, and tries a bit less next time. What looks like indifference in others is often a lesson you’ve been teaching.",
        "Choose one task that can go wrong without real damage and hand it over with the words, “You decide when this is good enough, and I won’t look.” Then don’t. At your best you’re the reason things run and the reason other people learn how.",
      ],
    },
    Libra: {
      thesis:
        "You’d bring flowers to a takeover, and the other side would put them in water. ENTJ knows what it wants and when; Libra makes it ask who else is at the table, so you consult the one person everyone forgot, find terms that let all of them save face, and still finish on time. People come away feeling that they were taken seriously, even when the answer was no. Part of it is taste, for ugly words bother you as much as ugly chairs. None of it is softness. In a pleasant voice you contradict people whom the loud don’t dare to interrupt.",
      argument: [
        "You decide quickly and would gladly leave it there, except that you can’t rest while someone is displeased. So you settle the matter first and consult afterward, going from one person to the next, explaining, softening, asking how they feel, until each has said it’s fine. Few people leave so little bitterness behind. But the one who lost is being asked to give up the right to mind as well. They say yes a second time to be left in peace, and weeks later the objection comes back dressed as lateness.",
        "Take one decision that someone won’t like, state it in two sentences, and add, “You don’t have to be happy with this.” Don’t go back to check. At your best you win in a way that makes people want to sit across from you again.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a submarine with a battle plan. Most of you is out of sight, and all of it is headed somewhere. ENTJ draws up the strategy, and Scorpio tells it what people do when they’re afraid, so while others are still in shock you’ve seen who’s bluffing and what has to happen first. In calm times that same eye makes you good company of a demanding kind, the one who asks the question that saves an hour of talk. The few you love can call at any time of night, and their secrets are safe for life. From them you enjoy being teased, since it’s restful to meet someone who isn’t scared of you.",
      argument: [
        "You attach yourself completely or not at all, and you’d rather not depend on anything you can’t replace. From this comes a private rule: love fully, and be ready to lose it. You know whom you’d call and how you’d manage alone, and when someone’s tone changes, you begin to adjust. It makes you formidable when life does go wrong. What others meet, though, is someone affectionate who already has one foot outside, so they grow a little cautious themselves, and you take the caution as confirmation.",
        "Pick a person whose devotion has stood up to time, and tell them, “If you went, I’d be lost, and I have no plan for that.” When you next draft a life without them, stop at line one and call. At your best you’re the one people want beside them in the dark, and you stay.",
      ],
    },
    Sagittarius: {
      thesis:
        "You sell tickets to places that aren’t on the map yet, and afterward you build the railroad. Sagittarius supplies the somewhere, ENTJ the route, the crew and the cost, so a remark of yours at dinner can have people asking what to pack. Since you learn best from the person who does the job, you talk to strangers and come home with a business. Love, with you, sounds like an invitation: come along, try this, you’d like it there. And behind all the laughing is a more serious mind than most would guess, one that lies awake wanting its life to have been about something. That’s the engine. The jokes are for the passengers.",
      argument: [
        "For you, every problem is supposed to lead somewhere, and the horizon is supposed to stay open. So when someone you care about is tired, lonely or unhappy with how things are, you make a plan. There’ll be a trip, a move, a better team. The intention is real, and your confidence has pulled people out of desperate situations. But they wanted something now and received a promise, and a promise tends to end the conversation. After enough of these they complain less, and you think the problem is solved.",
        "When someone next tells you what’s wrong, say nothing with a future in it. Ask, “What would help by tonight?” and do that one thing. At your best you make tomorrow look so good that people get out of bed for it, and you remember to bring the coffee.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a cathedral builder with a train to catch. The thing has to last five hundred years, and you’d like it by Friday. ENTJ supplies the push, Capricorn makes it permanent, and because each approves of the other, your word is as good as the finished work. You expect trouble before it shows, do little for effect, and ask no one to try harder than you do. That can sound stern, but your driest jokes come out exactly when everything has gone wrong. Love, too, means decades of turning up, and under the duty runs a sentimental streak for beginnings: the first boss, the first apartment, the friend from before any of this.",
      argument: [
        "In most people sign and type quarrel; yours sing in unison. One says now and the other says properly, and no voice is left to say enough. So a free Saturday, a long talk, an hour of nothing with someone becomes the reward for finished work, and the work is seldom declared finished. It gives everyone near you solid ground, and much gets built that others only discuss. What it costs is time with those who love you, who learn to invite you in a way that makes refusing comfortable, until you conclude that they don’t mind.",
        "Turn one “soon” into a date: “Thursday at seven, three hours, and my phone stays home.” If something urgent comes up, tell the urgent thing that you’d love to, later. At your best you’re what other people build their lives on, and you come down to dinner.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a revolution that keeps minutes. A bad rule makes you ask what it’s for, and then, unlike most rebels, you turn up on Tuesday with the amendment typed. Aquarius imagines how things would be if everyone counted the same, and that gives ENTJ’s ambition an odd, likable aim: it wants to win for people it will never meet. Systems and jokes share your head, often within one sentence. Among friends you’re free of jealousy, so they can be strange, busy or changeable, and you’ll still appear with a ladder when they move. For anyone the group has dropped, you’d plead all day. Pleading for yourself is another art.",
      argument: [
        "You want a great deal, influence, results, your own way, and you also believe that no one should get special treatment, least of all you. Peace comes by turning each wish into a principle. Instead of saying that you’d like Sunday alone, you explain why people need time apart. They’re good principles, and whole groups have gained from them. But a principle is hard to refuse and harder to grant with love, so others give in without ever having met the person behind it.",
        "Use the first person once this week and leave out the case: “I want this. There’s no good reason, I’d just enjoy it.” The temptation will be to add a benefit for everyone. At your best you leave a place fairer than you found it, and you have the whole hearing laughing.",
      ],
    },
    Pisces: {
      thesis:
        "Inside you a poet was handed a clipboard and turned out to be good at it. Pisces takes in the mood of everyone present, and it reaches ENTJ as news that must be acted on, so your orders are considerate and your kindness gets things done. Where it hurts, you know before anyone has spoken, and the other person leaves with a next step, a name to call, and some dignity intact. Your own best decisions arrive whole, in the shower, with the reasons running after them. Those you love get the playful one, full of songs and terrible puns.",
      argument: [
        "Other people’s moods come straight through your skin, and you can’t sit in one without doing something about it. So someone’s distress goes in, and you end it by taking charge: you’ve located the doctor, rewritten the letter, explained exactly how everything will be. It’s real assistance, and they remember for years how certain you sounded, but it’s also how you make your own ache stop, and the other person can feel that the conversation closed while they were still in the middle of it. The next time, they bring you only the facts.",
        "When someone comes to you upset, say, “I can feel how bad this is, and I’m not going to fix it yet.” Ask what the worst part is, and let the reply be long. At your best you show people that strength and mercy can be the same person.",
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
      "You like to announce a change in yourself, with reasons, before you have tried it, because a stated goal is one you feel bound to reach. An alteration that no one has heard about is easier to adjust or abandon, so begin one privately.",
    "new 2":
      "Negotiating for others, you are bold and rather cheerful, whereas for yourself you wait to be noticed, as if excellent results made your value obvious. They seldom do. If a raise or a fee is due, name the figure early.",
    "new 3":
      "Your calls have a purpose, since conversation without one seems to you like time that belongs to someone else. Relatives and neighbors can hear the agenda, and they would appreciate a call in which you only ask how they have been.",
    "new 4":
      "At home no one reports to you, and the methods that are successful everywhere else meet with patient resistance. What works is attention, so if a change is needed in the household, begin with a wish that another person has had for some time.",
    "new 5":
      "Pleasure has to satisfy your standards, and because you prefer games that you can win, the selection becomes smaller every year. Think of a delightful activity you would be terrible at, and try it in forgiving surroundings.",
    "new 6":
      "Redesigning your whole day appeals to you far more than repeating it, which is why large reforms of your health rarely outlast the month. A modest rule is preferable now, attached to something that happens every morning in any case.",
    "new 7":
      "When someone tells you a problem, you answer with a solution immediately, because solving difficulties is how you express affection. Most people prefer to be asked a little more beforehand, and two questions are generally enough.",
    "new 8":
      "Being busy is your way around grief, debts and whatever the family doesn’t discuss, since there is always something more urgent at hand. Such things are easier to open early than late, and the beginning is generally the most disagreeable part.",
    "new 9":
      "Travel and study lose their place in your calendar because neither has a deadline, although an unfamiliar subject excites you as few promotions do. If one attracts you now, sign up where someone else is the expert and you may simply listen.",
    "new 10":
      "You see the size of a goal at once and its price only later, because ambition supplies energy long before it requires any. Before you commit to another position, ask a person who has done it what their evenings were like.",
    "new 11":
      "Groups put you in charge, partly because you see what is missing and partly because you can’t leave it alone. If you join one now, try having no office for a while, and learn what people say when they needn’t report.",
    "new 12":
      "For the first two hours rest feels to you like desertion, because your mind continues to look for the following task. It often requires a third hour before it surrenders, and few of your holidays have been that generous.",
    "full 1":
      "When you enter a room people straighten up, and you are the only one who can’t see it happen. It isn’t invariably respect, because several of them are hoping to be asked a question, and this is a good time to ask it.",
    "full 2":
      "Accounts show what you have really been working for, whatever the plans said, and you prefer the totals to the individual entries. Find an expense that did you good without impressing anyone, and make room for it again.",
    "full 3":
      "Accuracy matters so much to you that a remark which hurts seems excused by being correct. Remarks tend to travel farther at such a time. If one of yours was unnecessarily sharp, it isn’t the facts that need correcting, only the tone.",
    "full 4":
      "The people at home want your unhurried presence, which is difficult to provide when every evening has an additional purpose. Think of the evenings on which you were truly there, and notice how much you liked them yourself.",
    "full 5":
      "Whatever you love you want to improve, so with a picture or a child’s performance the suggestion is delivered before the appreciation. Improvements will still be welcome in the morning, and a whole evening can be given to enjoyment.",
    "full 6":
      "Your schedule was made for a person who doesn’t get tired, and because you can imitate that person for weeks, everyone believes it, including yourself. If your body begins to object, cancel an appointment of your own choice while you still can.",
    "full 7":
      "Opposition makes you faster, and at that speed you hear the argument more clearly than the anxiety underneath it. In any disagreement now, put the other side’s view into your own words until they say that you have understood it.",
    "full 8":
      "A debt is something you pay immediately in order to escape the feeling, and you are inclined to treat apologies and thanks in the same way. Where a feeling is concerned, you can let a few days pass before you respond.",
    "full 9":
      "Others have followed your convictions a long way, so it is awkward for you when one of them stops being true. Admitting it early usually adds to your authority, because people already suspect it and are waiting to see what you do.",
    "full 10":
      "You notice a single failure before nine successes, because the failure is the part that still requires attention. Your pride is harder for you to show than your ambition, and those who helped you would love to hear that you are pleased.",
    "full 11":
      "Colleagues and friends become difficult to distinguish when you are busy, since you enjoy people most when there is something to build. The friends are those who would come if there were nothing to discuss, and one of them is worth an evening.",
    "full 12":
      "Exhaustion looks like determination in you, so no one thinks of sending you home. It often appears first in forgotten names and impatience over trivial matters. Should you notice either of them, treat it as information and sleep.",
    "eclipse 1":
      "When an old idea of yourself ends, you replace it within the hour, because a vacancy makes you uneasy. Leave it open for several weeks and discover who you are on a day without responsibilities.",
    "eclipse 2":
      "A source of income or pride that ends is generally replaced by you at remarkable speed. If you can afford to wait a little, you may discover which of your expenses were intended to impress.",
    "eclipse 3":
      "People have learned to speak to you in headlines, for fear of losing your attention. As that pattern weakens, their talk becomes clumsier and longer, and also a good deal more personal than it was.",
    "eclipse 4":
      "Organizing is how you mourn, so an alteration at home begins for you with boxes and lists. Afterward, an hour of sitting in the emptied room is the actual farewell.",
    "eclipse 5":
      "After losing a pleasure or a love you go straight to work and call it strength. The sorrow waits, and it is frequently briefer than you imagine once an evening has been devoted to it.",
    "eclipse 6":
      "Habits that made you successful are the last ones you suspect, so when one stops working you do more of it. Consider whether it has simply done its job and can be retired.",
    "eclipse 7":
      "Because you prepare so well, you sometimes answer the person your partner or opponent used to be. If an old pattern between you ends, a question about the present would show where you both are.",
    "eclipse 8":
      "In dividing anything you easily win the larger share, because you argue more persuasively than most. If something shared is divided now, put the other person’s goodwill on the list of what you want to keep.",
    "eclipse 9":
      "Certainty has been your guide, and you lend it freely to other people. When a belief fails, you are allowed to tell them that you don’t know, and most will respect you more for it.",
    "eclipse 10":
      "A title spares you the trouble of explaining who you are. When one ends or loses its meaning, you discover which of your interests you would follow without pay, and there are usually several.",
    "eclipse 11":
      "Circles that you lead last for as long as your energy for them does. If one dissolves, it is no defeat, and the two or three friends it gave you can be met without a program.",
    "eclipse 12":
      "Some burdens you have never mentioned, having concluded long ago that leaders shouldn’t. When one of them ends there is no one to share the relief, so consider telling a friend even at this late date.",
    "jupiter soft":
      "Appetite is one of your virtues, and when many things are offered you want to accept them all for the pleasure of having a full life. You can afford to choose now. The offers that suit you longest are generally those in which other people grow as well.",
    "jupiter hard":
      "Ambitious plans sound reasonable in your voice, so others agree to them and afterward have to find the hours. Confidence is apt to run ahead of the arithmetic at such a time. Look through your recent promises, and see whether each of them has a person and a date.",
    "saturn soft":
      "Command came to you early, while credibility takes years and grows through maintenance, minutes and turning up. Work completed in such a period tends to last. The monotonous half of a project suits you better than you would expect, because you can see what it is for.",
    "saturn hard":
      "An obstacle seems to you like something that hasn’t been pushed properly yet, so when it stands anyway you take it personally. More often it shows that a goal is larger than you had estimated. Consider delivering a third of it, complete and on time, and then measure again.",
    "uranus soft":
      "You look for good ideas among people of rank, since that is where you have worked to be, and at such a time they frequently come from elsewhere. Someone younger or without a title has a shortcut you would like. Try it on something you can afford to lose.",
    "uranus hard":
      "Disorder feels to you like a personal challenge, and your first move is to restore what was there, only stronger. A system commonly breaks where it no longer served the people inside it. They know the place, so ask them before you rebuild, and let their answer change the design.",
    "neptune soft":
      "Feeling reaches you by indirect ways, through a melody or a stranger’s kindness, and your reflex is to check your messages. There is nothing to repair in such a moment. Several of your best choices originated in one, although you later explained them with reasons that were added afterward.",
    "neptune hard":
      "When the destination becomes vague you move faster, because standing still feels like failure to you. Large commitments look nobler than they are at such times, and enthusiasm is contagious around you. Present the plan to one sober friend with nothing to gain, and listen to the objections.",
    "pluto soft":
      "You have used power mostly well, and still there is usually someone who paid for a part of it that you didn’t see. You tend to have the courage to look now. An old cost that is named by the person who caused it is already half repaired.",
    "pluto hard":
      "In a contest of wills you are able to go on long after the prize has lost its value, because giving way feels to you like being erased. Ask yourself what you truly need from this, and which part you want only because it was refused to you.",
    "mercury retrograde":
      "An order seems clear to you as soon as you have given it, since you already know what it means. For several weeks misunderstandings are common, so have anything important repeated back.",
    "mercury direct":
      "Delayed answers arrive all at once, and you will rank them by importance, as you always do. The one that keeps moving down the list generally concerns a person and takes five minutes.",
    "venus retrograde":
      "You end things efficiently and review them, if at all, much later. If an old love or purchase comes back to mind, ask whether you want it or only want to have been right.",
    "venus direct":
      "Taste and victory are easily confused in you, because whatever was hard to get looks precious. It becomes simpler again to see what you would select if no one else had wanted it.",
    "mars retrograde":
      "When effort stops working, your temper looks for the person responsible, although there may be none. Less is accomplished for a while, and regular physical activity keeps your aim accurate and your voice moderate.",
    "mars direct":
      "Your momentum returns, and you feel it some days before the others do. They follow more willingly if you tell them where you are going and ask what they need first.",
    "ingress jupiter":
      "For about a year you have better luck in this area as a newcomer than as an expert. Being underestimated is comfortable for once, so ask the simple questions while you can.",
    "ingress saturn":
      "Shortcuts are rare in this area for a few years, and what you build yourself tends to last. Progress looks modest on paper, but you have always respected whatever was difficult to obtain.",
    "ingress uranus":
      "Rules in this area change more than once in the coming years, and you won’t always be the author. Short plans and some slack in the budget make that easier to enjoy.",
    "ingress neptune":
      "Something you regarded as certain becomes softer here over many years. A person of action can find that frustrating, and listening for longer than seems efficient is the skill that helps most.",
    "ingress pluto":
      "A long transfer of control begins in this area, and it can’t be led from the front. What you give up willingly is lighter than what you grip, as you have noticed before.",
  },
};
