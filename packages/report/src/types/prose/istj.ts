import type { TypeProse } from "../type-prose.ts";

export const istj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "truth",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "logic",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Ask who will handle it, and you are already handling it. While others discuss whose job it is, you have made the call, found the form and done the first half, and what you do is done properly. ISTJ brings the standard: you know how this ought to go and what was forgotten last time. Aries brings the start, at once and at full speed. Anyone who has been in trouble near you remembers it with gratitude. Ordinary weeks have another side. Someone else begins a task, slowly, in the wrong order. You watch for about a minute. Then your hands reach for it.",
      argument: [
        "Aries wants it moving now. ISTJ wants it right. Another person’s way is usually neither, at least at first, since almost everyone is slow and clumsy in the middle of a job. So you step in before the middle is over, the result is good, and you file the episode as further proof that nothing gets done unless you do it. You call people unreliable whom you’ve never let finish. The cost is double. You do the work of three, with a tight jaw, and those around you stop trying, because trying ends in being replaced.",
        "This week, choose one task that belongs to someone else, and agree on a result and a day: “It’s yours until Thursday. I won’t touch it.” Then leave the building if you must. On Thursday name two things that are fine before you mention any that isn’t.",
      ],
      year: [
        "All that drive needs a job of its own. Start the plan that concerns only you, before you finish anyone else’s.",
        "Notice what your rescues cost in cash as well: the fee, the gas, the second purchase. Agree beforehand who pays for speed.",
        "Let the slow talker reach the end. Count breaths if you must; the last sentence is often the one that matters.",
        "Someone at home will load the machine wrong. Leave the room, and thank them later for having done it.",
        "Children and lovers enjoy your speed in a game. Race them, chase them, lose one round, and laugh about it.",
        "Tension in the jaw or shoulders tells you whose job you’re doing. Hand one back, with a date and no instructions.",
        "An offer of help goes over well in question form: “Do you want a hand, or do you want to finish?”",
        "Depending on someone is the hard part. Leave one shared matter entirely with them until the agreed day, and don’t check.",
        "First into the unknown place suits you. Take the wheel for the hard stretch, then let another person choose the way back.",
        "Your superiors can promote you once you can be replaced. Tell them who is ready for your tasks, and by when.",
        "In the club or the committee, you’ve often done it before the vote. Sit on your hands, and see who gets up.",
        "Real rest begins where no one is waiting for you to act. Put the phone in another room and lie down first.",
      ],
    },
    Taurus: {
      thesis:
        "You decide once. It may take a while, with visits, comparisons and a night’s sleep, but afterward it stands, and people who come back in ten years find you where you said you’d be. ISTJ honors what was promised; Taurus grows fond of whatever it lives with. That makes you a rare kind of solid. Friends don’t have to check whether you meant it, and nothing you own, support or belong to is dropped because the mood has changed. The decision is made, so you stop looking at it. And in all that time, no one asks whether you would make it again.",
      argument: [
        "Taurus wants to keep what is good. ISTJ wants to keep its word. Other people have a sign that argues with their type, whereas yours shake hands, and the matter is closed. A job, a town, a way of spending Sundays: each was selected for excellent reasons, of which a few of them have since expired without anyone noticing. You are still keeping decisions that you would no longer make. It costs you some aliveness, and it costs the others more, because a person who is kept out of principle can’t tell whether they’re still wanted.",
        "Pick one standing arrangement this week and decide it again as if it were new, with a date on it. Then say the result to the person it concerns. If it’s yes, say that too: “I thought about it, and I’d choose you again today.” Few sentences from you will be remembered longer.",
      ],
      year: [
        "Clothes, haircut, the hour you get up: pick one that you settled years ago, and choose it or change it today.",
        "Subscriptions, insurance and salary all count on your not looking. Compare one of them with what new customers get.",
        "Your first answer is often ready before the question ends. Say, “Let me think about that until tomorrow,” and do think.",
        "Few things calm a family like your staying. Say it out loud for once: “I’m here because I want to be.”",
        "Desire likes news. Propose a place, a dish or an evening neither of you has tried, and let it be unrehearsed.",
        "Slow and steady is how your body likes to improve. Add ten minutes of walking to the day and keep it up.",
        "A standing promise gains from being renewed. Ask the other what they would change in the arrangement, and hear it out.",
        "Something in your shared accounts continues only out of habit. Open the file together and ask what each of you still wants.",
        "One belief you’ve held since your twenties deserves a fresh hearing. Read its best opponent to the last page.",
        "Offers deserve a Friday. Read the whole letter, picture the first ordinary Tuesday there, and only then decline, if you still want to.",
        "Old friends are your treasure, and they’re sometimes bored. Let one of them pick what you do together next time.",
        "Let an expired promise end with thanks. Write down what it was good for, tell the person it concerns, and stop.",
      ],
    },
    Gemini: {
      thesis:
        "People come to you to find out what happened. You were listening, you noticed the odd detail, and you can put it in order so that a confused week becomes clear in five minutes, usually with a dry remark in the right place. ISTJ wants the facts straight; Gemini enjoys the telling. Friends trust your version over their own memory. When someone asks how the operation went, or the breakup, or the first month alone, you answer in the same style: the dates, the doctor, the strange thing the lawyer said. They thank you. They go home fully informed.",
      argument: [
        "Gemini wants to talk, and can’t leave an interesting thing unsaid. ISTJ wants to say only what is certain, and of all the things a person can report, feelings are the least so. Information satisfies both, because it’s generous, it’s lively, and it has a gap in the middle the size of you. You tell people what happened so exactly that they forget to ask how it felt. They believe that they’re close to you because they’re up to date. You believe that they don’t care, since you’ve told them everything and no one is concerned.",
        "This week, give one person the report and then go on for a single sentence: “And I’ve been scared the entire time.” Don’t explain it, rank it or add a fact. If they stay silent, let them. They’re changing gears, and it takes a moment.",
      ],
      year: [
        "When you describe yourself, the account is excellent. Add one adjective about your mood today, and skip the source.",
        "Quote your price with the same certainty as a date. It’s one figure where an opinion is allowed.",
        "This is your home ground: people come for the true version. After the last detail, add, “And it scared me.”",
        "A relative wants more than the bulletin. Call without news, and tell them what has been on your mind.",
        "Wit is how you flirt, and it works. Leave one compliment without a punch line and see what the face does.",
        "Late reading about symptoms isn’t rest. Note what you feel for three days in one word each, then ask a doctor.",
        "To “How are we doing?” a list of events is no answer. Try “a bit lonely lately” and stop there.",
        "Grief resists being put in order. Choose a patient listener and begin with, “I’m going to tell you something I’m not sure of.”",
        "Reading up on a country is half the fun. Book before you know it all, and write home about one impression.",
        "Sign the report with a recommendation. Twenty words under “What I’d do” will be quoted more than the ten pages above.",
        "Your dry account of a disaster can save a whole evening. Let the group see, too, where it still hurts.",
        "No bulletins are due today. Sit with whatever has no name yet, and wait before you look it up.",
      ],
    },
    Cancer: {
      thesis:
        "The people you love are well provided for, and they may not know the half of it. You’re constantly three steps ahead on their behalf: the tires, the deadline, the symptom that ought to be looked at, the money that should be put aside. ISTJ knows what can go wrong, having kept track; Cancer can’t rest while it could happen to one of its own. When something does go wrong, you’ve usually seen to it already, and no one is more welcome in a hospital corridor. On the days when nothing is wrong, though, the same concern has nowhere to go. It comes out of your mouth as advice.",
      argument: [
        "Cancer is afraid for people. ISTJ distrusts fear and looks for the fact behind it, the thing to be done. So by the time the tenderness gets to your lips it has turned into an instruction: did you call them, you ought to have left earlier, that isn’t warm enough. Your fear for people reaches them as criticism. They hear that you consider them incapable, become impatient with you, and start to mention less. Then you know less, which scares you, and you ask more. Both sides are hurt, and each is half right.",
        "This week, when a warning rises, say the fear and leave out the advice: “I get scared when you drive at night. That’s all, I just wanted you to know.” You will want to add something about the tires. Don’t. See what they say once there’s nothing to defend.",
      ],
      year: [
        "Take the worry you have for others and spend a tenth of it here: the checkup, the warm coat, the early night.",
        "Saving for everyone’s emergencies is a kindness. Put a second jar beside it for something that will only be enjoyed.",
        "Before the advice leaves your lips, replace it: “I get scared when you drive at night.” Then let them talk.",
        "A well-kept home is how you say it, and they feel safe there. Say it once in words as well.",
        "When they run to you with good news, be glad for a full minute. The risk will still be there afterward.",
        "Three checks of the same lock mean a fear has no address. Find out whose safety you’re thinking of, and call them.",
        "Ask to hear things early, and pay for it: “I promise to ask before I suggest anything.” Then keep that promise.",
        "“I couldn’t do without you” is the sentence under all the insurance papers. Someone ought to get it while it’s useful.",
        "Travel tests your trust in other people’s brakes. Let them plan one day, and bring along curiosity in place of the folder.",
        "Caution leaves no trace unless you write it down. Keep a page of what you prevented, with figures, and present it.",
        "Among friends, begin with what you’d like to see succeed. Your one warning afterward will be taken as loyalty.",
        "In the small hours every fear looks like a duty. Write it down for the morning, when half of them turn out to be nothing.",
      ],
    },
    Leo: {
      thesis:
        "What you show is finished. The speech is rehearsed until it sounds easy, the meal is one you’ve made a dozen times, the answer has been checked beforehand, and the work you sign stands up to inspection from any side. ISTJ supplies the discipline; Leo supplies the pride, and a wish to give people something worth looking at. It makes you impressive company, and generous as well, for you’d be ashamed to offer anyone less than your best. People conclude that you are simply good at things. They don’t see how the list was made. Whatever you were bad at came off it, one item after another, and you said it didn’t interest you.",
      argument: [
        "Leo wants to be admired. ISTJ wants to have earned it, by a standard that doesn’t bend for anyone, least of all for you. Beginners can’t meet that standard, so you avoid being one where anyone can watch. The dance floor, the foreign language, the apology, the instrument: you have slowly given up everything you would be bad at. What remains is done splendidly. It costs you some happiness you’d have liked, and it costs others the sight of you trying, which is the moment when people feel close enough to help.",
        "This week, do one thing badly in front of someone who likes you. Join the song, try the recipe, ask the question that shows what you don’t know. Announce it first: “I’ve no idea how to do this, and I’m doing it anyway.” Afterward, resist the review.",
      ],
      year: [
        "Appear somewhere unfinished: plain shirt, no preparation, first draft of a sentence. People step closer than they do to polish.",
        "Quality is your weakness at the register. Buy one thing that is simply good enough, and spend the rest on lessons.",
        "Put the ignorant question first, while the others are still pretending: “What does that mean, exactly?” You’ll see pens move.",
        "Let the household see the attempt as well as the meal. Burned edges make better stories than the twelfth success.",
        "Sing, paint, dance or play with children at the level you’re really at. Announce that you have no idea how.",
        "Give one task a B and send it. Note who complains, and use the hour for something you’re learning.",
        "“I was wrong on Saturday” costs you ten seconds. Say it early, with nothing after it, and watch the other’s shoulders.",
        "Being loved clumsy is the thing you doubt. Tell someone close about a failure that has no happy ending yet.",
        "A foreign language makes a beginner of anyone. Order the meal in it, get it wrong, and eat what comes.",
        "When the occasion is big, your discipline shines. Take the podium, and mention afterward who taught you the hard part.",
        "Younger people watch you more than you think. Praise one of them in detail, and tell them what you couldn’t do at their age.",
        "Go back, alone, to an instrument or a craft you gave up too soon. It only wants twenty minutes and no audience.",
      ],
    },
    Virgo: {
      thesis:
        "When life gets out of order, you put something in order. The drawer, the spreadsheet, the medicine schedule, the sentence with the wrong word in it: you see the fault at once and you can’t leave it there, and those around you live more comfortably than they realize. ISTJ knows how it should be; Virgo notices by how little it’s off. In daily matters this is pure gain. Then something arrives that has no drawer: bad news from the doctor, a marriage going cold, a friend who is slipping away. You go and clean the kitchen, thoroughly, and anyone who comes near hears about the mess.",
      argument: [
        "Both of your halves believe in improvement, so nothing in you objects when you reach for it. Virgo says that this could be better. ISTJ says that it’s your duty to see to it. No third voice remarks that the trouble is elsewhere. You fix what’s small because you can’t fix what hurts. It does bring relief, an hour of it, with a result you can see. What it costs is understanding: people take you for someone who minds about mess, they defend themselves on that point, and the thing you’re afraid of stays unmentioned by everyone.",
        "When you notice yourself correcting something three times in an evening, stop and finish this sentence on paper: “I’m really upset about…” This week, read it aloud to the person concerned. Add, “I don’t need a solution, and I don’t have one.” Then sit down. Leave the dishes where they are until they’ve answered.",
      ],
      year: [
        "Look at the whole face in the mirror before the flaw. Then name what is really bothering you today.",
        "Sorting receipts can postpone the larger figure. Open the one letter first, and let the rest stay in its pile.",
        "Correct a third of what you notice, and make it the third that has a victim. The commas can live.",
        "When a crumb becomes unbearable, put down the cloth and say, “I’m picking at things because I’m worried.” Then say about what.",
        "Perfection and fun share no shelf. Make a mess on purpose, with paint or flour, and clean up tomorrow.",
        "Order is your best medicine, and it works: fix the hours of sleep and meals first, then stop improving.",
        "For every remark on how it was done, put in one on what you fear for the two of you.",
        "There is nothing to repair at a bedside or after a funeral. Bring a chair, sit down, and be sad in company.",
        "A trip without a plan for one whole day will show you what you had been straightening. Write it on a postcard.",
        "Give the footnotes a rest. One paragraph on what the real problem is will change how high up you’re heard.",
        "Friends can count on you for the part no one checks. Let them know as well which hope of yours it serves.",
        "Before sleep, finish one sentence on paper: “I’m really upset about.” Then leave the kitchen as it is.",
      ],
    },
    Libra: {
      thesis:
        "You seldom leave anyone with the bill. A favor is repaid, a dinner is answered with a dinner, and if a friend drove last time, you drive this time, although no one has mentioned it. ISTJ remembers who did what; Libra feels it in the stomach when the two sides don’t match. It makes you a reliable partner in any arrangement, a household, a business, a divorce, because your idea of fairness includes the other person and you don’t shade the figures. No one has ever called you a burden. Few have had the chance to do something for you and have it stay done.",
      argument: [
        "Libra wants two people to be equals. ISTJ wants to have no debts. In matters of money that’s the same wish, and in matters of love it isn’t, since a tie between people is mostly made of what hasn’t been paid back. You repay kindness so fast that it never gets to connect you. Someone brings you a meal when you’re ill, and by the weekend the dish goes back with something in it. It’s courteous, and it closes the account. They had intended to open one.",
        "This week, accept something and leave it unanswered. Let a friend pay, help, or listen for the longer half of the evening, and say only, “Thank you. I needed that.” The itch to even it up arrives within hours. Scratch it no sooner than a month from now.",
      ],
      year: [
        "Spend something on yourself that no one is repaid for: an hour, a massage, a slow morning. It needs no entry in any account.",
        "In matters of price you see the imbalance to the cent. Put your own case in numbers and ask by a set date.",
        "Let a message go unanswered in kind. “Thank you, I needed that” closes nothing and keeps the thread alive.",
        "At home, praise the share that someone did without being asked. Leave your own share out of the sentence.",
        "Give too much for once: the big bouquet, the silly surprise, the second dessert. Extravagance is how they’ll know.",
        "Favors among coworkers add up to trust. Accept a swap, and leave it open until they need you.",
        "Even terms are your gift in any negotiation; both sides believe you. Draft the agreement, with one generous clause in it.",
        "Owing someone is a form of closeness. Choose whose debt you’d like to be in, and tell them you’re staying there.",
        "Accept the invitation to the borrowed cabin or the family table abroad. A postcard afterward is enough.",
        "Ask upward for something you can’t return: “I know I can’t match it, and I’d be grateful.” Then report how it went.",
        "The friend who drives every time enjoys driving. Climb in, bring nothing, and talk.",
        "Count once more if you must, then let the old account lapse. The one who owed you won’t notice; your sleep will.",
      ],
    },
    Scorpio: {
      thesis:
        "You can be trusted with what matters, because you don’t wave it around. Someone tells you the thing they have told no one, and it stops with you; a commitment you’ve made is kept in bad weather, without reminders and without a speech, for as long as it was promised. ISTJ is steady, Scorpio is intense, and whatever you care about you care about permanently. A stranger could spend a week beside you and not find out what that is. Your voice goes level when the subject comes up. Your face gives away very little. People judge by such things, and conclude that it isn’t important to you.",
      argument: [
        "Scorpio wants a few things with its whole strength, and knows what it is to lose one. ISTJ keeps its feelings off the table because they prove nothing there. So desire goes underground, with a reliable rule: the more something matters to you, the less anyone can tell. It protects your dearest wishes from anyone who would exploit them, and equally from anyone who would grant them. You’re given the second thing you wanted, by someone who would happily have given you the first.",
        "This week, say what one thing means to you while it can still be refused: “I’d like you to come. It matters to me more than I let on.” Say it in the room, not in writing, and let your face do what it does. Count to five before you speak again.",
      ],
      year: [
        "Let your face take part for a day. If something pleases you, look pleased while they’re still in the room.",
        "What you’d really like to own or earn is known to no one. Name it to the person who sells or pays.",
        "Say it in person, early in the conversation: “This matters to me more than I let on.” Later sentences are easier.",
        "Your devotion shows in repairs and errands. Beside the repaired thing, leave a note saying whom it was for.",
        "Ask for the first thing you want, the exact restaurant or the exact person. Second choices have had their turn.",
        "A strong will makes habits easy for you. Pick the one your body has been asking for and hold it sixty days.",
        "When they ask, “Do you even want this?” answer the question before the hurt. Two words would do.",
        "Deep water is where you’re steady. Stay in the hard talk to the end, and put in one fear of your own.",
        "Tell someone at the table what you believe and why. Conviction with a level voice, plus one reason, travels far.",
        "The post goes to the person who asked. Fifteen minutes with the one who decides, and the sentence “I want that,” belong in the calendar.",
        "Friends have been guessing at your plans. Pick the one who has kept a secret, and hand over a hope.",
        "In solitude, admit how large the wish is. Then decide who could grant it, and what you’d have to let show.",
      ],
    },
    Sagittarius: {
      thesis:
        "When a duty has no owner, it ends up with you. The committee needs a treasurer, an aging relative needs driving, the new policy needs a person who will read it, and you agree, because you can and because it ought to be done. ISTJ keeps the promise to the last day; Sagittarius believes in the cause and makes good company on the way. People admire how much you stand for. You talk well about other things too, a country, a course of study, a life with far fewer meetings in it, and your eyes change when you do. Then you look at the calendar. It’s full. You sound sorry, and slightly relieved.",
      argument: [
        "Sagittarius wants to go, learn, and find out how large the world is. ISTJ wants to be where it’s needed, and is wary of anything that can’t be tested first. A refusal in your own name would be hard to live with; you’d have to say that you were afraid. So you let duty say no to what you’re afraid to want. A reason is always at hand, and it’s always a good one. It costs you the thing itself, and it costs those you serve something too, because they get your help with a faint taste of sacrifice.",
        "This week, take the wish you’ve talked about longest and write under it everything that stands in the way. Cross out what another person could do. Then tell someone, “The calendar isn’t the reason. I’m scared that it won’t be what I imagined.” After that sentence, price the smallest version.",
      ],
      year: [
        "The new beginning fits into two hours a week. Mark them “fixed” before you tell anyone, and show up.",
        "Price the smallest version of the dream. A figure on paper turns a sigh into a savings plan.",
        "Replace “I don’t have the time” with the true sentence once: “I’m nervous about it.” See what people offer.",
        "Someone in the family can drive, cook or call in your place. Ask who, give them the dates, and let them learn.",
        "You’re splendid fun away from the agenda. Take someone along for a day with no purpose and talk nonsense.",
        "Sighing is a symptom. Find the duty it belongs to, and give notice on it in writing, with a last day.",
        "A partner in your plans would like to be a reason to go. Ask, “If I cleared those two weeks, would you come?”",
        "Sacrifices no one asked for turn bitter. Admit one to the person it was for, and hear what they would have preferred.",
        "Stop describing it and go. A weekend counts, even a wet one, and the second trip will be easier.",
        "Mention the wish before the workload. With a month attached and a cover plan, bosses can say yes.",
        "Groups make you treasurer within an hour of meeting you. Offer the travel stories for once, and let another keep the books.",
        "Which obligation would you miss as an excuse? Write it down in private, and imagine it gone for a whole evening.",
      ],
    },
    Capricorn: {
      thesis:
        "Hard things get done when they’re given to you. You seldom complain about the duration, you allow for setbacks, and somewhere in the worst stretch, when others are looking for the exit, you seem to settle in. ISTJ does what was agreed; Capricorn takes the long way up and doesn’t expect to be carried. What you have was earned, and no one can say otherwise. With this goes a kind of deafness. A compliment that came without effort, a success on the first try, a person who simply likes you: you look for the catch. When you can’t find one, you lose interest.",
      argument: [
        "In you, sign and type agree that value is a matter of price. Capricorn counts the years that something took; ISTJ counts the care. Between them no one speaks up for luck, talent or being liked for your company. You only believe in what you had to suffer for. It makes you strong, and it leads you, repeatedly, to the demanding employer and the distant partner, while the easy ones stand there with their arms open, looking suspicious. It also makes you take simple matters and add weight to them, until they feel worth doing.",
        "This week, let one easy thing count. When a task takes ten minutes, hand it in after ten minutes. When someone praises you, say, “Thank you, that was easy for me, and I like that I’m good at it.” It will sound like boasting. It’s information that you’ve never used.",
      ],
      year: [
        "What you do without effort is part of you, too. Begin the day with that, before the hard thing gets the best hours.",
        "Work that takes you ten minutes has a price by its worth to others. Write the invoice accordingly and don’t explain.",
        "Call someone who has never needed anything from you. When they ask why, say, “No reason, I like talking to you.”",
        "A pleasant evening at home doesn’t have to be earned. Sit down before the last thing is done and accept the tea.",
        "Affection that comes easily is still affection. Answer the smile, take the compliment, and stay for another hour.",
        "Endurance is your great asset, so aim it well: hold out for eight hours of sleep as you would for a deadline.",
        "If they’re considerate, they get less of you than the difficult do. Give your next free evening to the person who is easiest.",
        "Tell someone what you paid for something that wasn’t worth it. They’ve been waiting for a bill they could share.",
        "Study what you enjoy rather than what builds character. The light subject often turns out to have the longer use.",
        "Long climbs are where you overtake everyone. Check first that this summit is one you’d enjoy standing on.",
        "Friends who want only your company are easy to overlook. Invite them for no purpose, and don’t bring a tool.",
        "Ending something before it breaks you isn’t quitting. Name the hardest item on the list, and ask who’d suffer without it.",
      ],
    },
    Aquarius: {
      thesis:
        "In any organization you are the one who knows why the rule is there, and also why it stopped making sense in the meantime. All the same you keep to it, and do the work better than those who believe in it. ISTJ respects an agreement until it’s changed; Aquarius thinks for itself and isn’t impressed by rank. So people get a rare thing from you, a cool opinion with knowledge behind it, provided they ask. Mostly they don’t. The decision is announced, you see at once what’s wrong with it, and your whole mind says no. Your hand signs. They count you among those in favor.",
      argument: [
        "Aquarius wants to live by its own judgment. ISTJ wants order to hold, and knows what happens to a place where everyone makes exceptions. The treaty between them is simple: ISTJ gets your conduct, Aquarius gets your thoughts. It lets you feel free without risking a quarrel. But an objection no one hears is still a yes. You pay for it with a peculiar fatigue, and with a slow impatience toward people who never had the chance to answer you. They, in turn, would be startled to learn that you’ve been in opposition for years.",
        "This week, turn one inner protest into a sentence before you comply: “I’ll do it as decided. I want it noted that I think it’s a mistake, for this reason.” One reason, no history. You’ll have kept the order and stopped pretending, and the next step belongs to them.",
      ],
      year: [
        "Pick the habit you follow without believing in it, drop it for a week, and see whether the sky stays up.",
        "You know what is absurd about the contract, the fee or the bonus plan. Put it in writing while it can be changed.",
        "Remarks in the hallway reach people who can’t act. Say the same sentence earlier, to the one who decides, in under a minute.",
        "At home “fine” has stopped meaning yes. Try, “Before I agree, here’s the part of me that says no.”",
        "Odd ideas are your best toys. Invent the rules of a game or an evening, and recruit someone playful.",
        "A routine you can defend is worth keeping; few people build better ones. Rewrite the one you’ve been cursing under your breath.",
        "They’ve been fighting your mood for want of an opponent. State your objection, one reason only, and let them answer.",
        "Contempt builds up where consent was only on paper. Pick one agreement and tell the other you never liked it.",
        "Argue with someone well informed. Losing a point out loud will do more for your thinking than ten silent victories.",
        "“I’ll do it as decided, and I think it’s a mistake” is a loyal sentence. Have it written in the minutes.",
        "Reform needs someone who knows how things run. Offer the group your half page: what it’s for, what it costs, what to try.",
        "Let go of the old debates you keep winning in private. One of them deserves a real listener; the others can retire.",
      ],
    },
    Pisces: {
      thesis:
        "You register more than you can account for. A tone, a tiredness in someone’s walk, a sadness in a cheerful message: it reaches you, and some hours later you’ve done something practical about it, without saying why. ISTJ makes you dependable; Pisces makes you kind, and people in difficulty find that your help comes with no lecture attached. With them you don’t ask for proof. Your own feelings meet a stricter office. A heaviness on a good day, an anger with no clear offense, a longing for nothing in particular are all sent back with the same remark: insufficient grounds. You tell people you’re tired.",
      argument: [
        "Pisces feels first and can’t say where it came from. ISTJ wants cause, evidence and proportion. Brought together, they work like a claims department: you won’t let yourself have a feeling until you can justify it. Since the strongest ones rarely come with papers, they wait outside, and enter through the body, as a bad back, a heavy sleep, or tears over a commercial. The people near you lose something too. They see a person who is hardly ever upset for no reason, and they start to hide their own unreasonable days from you.",
        "This week, once a day, write one line: “Right now I feel,” and a single word, with no “because.” On one evening say it aloud to someone: “I’m sad tonight. I don’t know why, and I don’t need to.” If the explaining starts, take a breath and go back to the word.",
      ],
      year: [
        "“Right now I feel,” one word, no because: put it in the notebook each morning before the day supplies reasons.",
        "Trust the small unease about an offer or a purchase. Ask for a night’s delay; it needs no proof.",
        "To a friend in tears, “You don’t have to explain it” is the right message. Send it to yourself as well.",
        "Somewhere in the house there should be a chair for unreasonable moods. Sit in it openly, and let others do so.",
        "Music reaches you before the objections do. Play it, sing it, dance to it with someone, and ask for no result.",
        "The back, the sleep and the stomach file the complaints you dismiss. Read them weekly, and take a day off without an illness.",
        "Questions like “What happened?” make a witness of the other. Move closer first, and wait until they’ve finished crying.",
        "An anger with no clear offense still has a date. Tell someone when it began, even if you can’t say why.",
        "A place by the water, a chapel, a long film: whatever moves you for no reason, go there twice.",
        "Hunches belong in the meeting, with the label on: “I can’t prove this yet, and I’d like a week to look.”",
        "Your quiet help is known to more people than you suspect. Let two of them do something for you without asking why.",
        "Longing for nothing in particular is a fair use of an evening. Leave it unsolved, and go to bed a little soft.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In the most disastrous hour of a project, you become brisk and cheerful, and other people stop shaking.",
        "You start things properly, so that even what was undertaken in a hurry has its documentation.",
        "An injustice to someone smaller makes you faster than anyone, and you arrive with the facts.",
      ],
      costs: [
        "You are angry on schedule, at the late and the sloppy, and your digestion suffers for it.",
        "Pride forbids you to ask for credit, and then keeps meticulous minutes of who forgot to give it.",
        "You win the point so conclusively that nobody cares to play with you again that week.",
      ],
      tensions: [
        {
          between: "Start or prepare",
          text: "Since you want it today and you want it flawless, let anything reversible start today, reserving the flawless version for what can’t be undone.",
        },
        {
          between: "Win or belong",
          text: "Because being best is lonely work when you do it among friends, pick one game in which you refuse to know the score.",
        },
        {
          between: "Rule or heat",
          text: "You obey the regulation and simmer at it. Investigate whether it’s really a regulation, before you spend another month obeying it.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, without any preparation. When it rings, write down the next step and go on with your ordinary day.",
    },
    Earth: {
      gifts: [
        "What you look after lasts, and people construct their lives on it without asking how.",
        "Your hands know weights, bargains and weather, and they are seldom more than a little off.",
        "You turn up, year upon year, in the same good temper, and it reassures whole families.",
      ],
      costs: [
        "You remain where you have grown roots, even after the well has run dry.",
        "Comforts that you could easily afford are reserved for a guest who never arrives.",
        "Help makes you uneasy, so you wear out gradually in full view of people who’d love to give it.",
      ],
      tensions: [
        {
          between: "Keep or renew",
          text: "What you have was mostly picked out long ago. Go through one closet a season and decide on everything again, or let it go.",
        },
        {
          between: "Useful or at ease",
          text: "You earn your supper before you can taste it. Sit down hungry on a free day and eat first.",
        },
        {
          between: "Steady or stuck",
          text: "From the inside the two feel identical. Ask a blunt friend which it is, about one matter, and accept the first answer.",
        },
      ],
      practice:
        "On each of the next five evenings, accept one thing you’d normally do yourself: a lift, a cooked meal, a bag carried upstairs. Say only “thank you,” and do nothing in return until the following week.",
    },
    Air: {
      gifts: [
        "You know what was actually said, and you can put it so that everyone understands.",
        "Your doubts are useful ones; they arrive in order, with a remedy attached to the majority.",
        "A dry remark of yours, delivered to the tabletop, has ended more quarrels than any apology.",
      ],
      costs: [
        "You research until the invitation has lapsed, and are then extraordinarily well informed about it.",
        "Accuracy comes out ahead of tenderness, and someone stops telling you their stories.",
        "Your nights are devoted to inventing disasters in considerably more detail than they deserve.",
      ],
      tensions: [
        {
          between: "Settled or open",
          text: "As you like a verdict and you also like a question, announce before the discussion begins which of the two you’re after.",
        },
        {
          between: "Exact or kind",
          text: "The accurate version can be delivered tomorrow, so today let the teller get to the end, and ask what happened next.",
        },
        {
          between: "Crowd or desk",
          text: "You enjoy being consulted and need to be alone. Give out appointments like a dentist, and lock up afterward.",
        },
      ],
      practice:
        "Each day for a week, give one opinion before you have looked anything up, to a person, in under twenty seconds, starting with “I’m guessing.” On the last day, work out how many did any harm.",
    },
    Water: {
      gifts: [
        "You remember the difficult dates in other people’s lives, and turn up on them with an excuse.",
        "Anything put in your care comes back whole, from a house key to a confession.",
        "In grief you know the next practical step, and you say it in a manner people can follow.",
      ],
      costs: [
        "You forgive on paper, and your shoulders continue the hearing for years.",
        "Worry for those you love comes out as regulations, and they conclude that you have no confidence in them.",
        "You let nobody see you ill, sad or frightened, and then feel that nobody looks.",
      ],
      tensions: [
        {
          between: "Record or feel",
          text: "You can give the date of every hurt and the depth of none. Tell one person how it was, leaving out when.",
        },
        {
          between: "Loyal or alive",
          text: "The past has your vote in every election. Give the people who are in the house today one extra ballot.",
        },
        {
          between: "Guard or let in",
          text: "Since safe things stay unopened, once a season take out something you’ve stored away, and pass it around.",
        },
      ],
      practice:
        "Tonight, send one line to one living person, saying what they have meant to you and giving a single example. Don’t ask for a reply, and don’t reread it after it has gone.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully rely on: it was done, it was right, it was on time. What follows is about who can read that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any sound house there’s a space that isn’t on the drawings, as people who measure tend to know. Bring your tape if it comforts you, but nothing down there is going to be graded; it has all been waiting in excellent order, and some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that serves no purpose at all, and it includes exercises, with steps and a stopping point. You’ll want to do them in order. Skip one.",
    "The word “purpose” tends to strike you as something printed on a mug. But every day you get up and see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere; these last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "new 1":
      "Most people change their look on a whim; you wait until the old jacket resigns. There’s sense in it, since being recognizable is a form of reliability. A fresh start comes more easily now, and it needs no justification beyond your wanting one.",
    "new 2":
      "Saving comes naturally because it answers a question you ask constantly: what if? Enjoying the money answers no question at all, so it keeps losing its place in line. A new budget goes well at this point, particularly one with a column for delight.",
    "new 3":
      "What you know gets said once it’s certain, and by then the conversation has moved to another subject. That’s why people nearby find you well informed and slightly mysterious. Half-finished thoughts are welcome just now; they’re most of what chatting is.",
    "new 4":
      "A home, to you, is a set of arrangements that have earned their place, so the reason for one can vanish years before the arrangement does. Such leftovers show now. Which corner still serves a life you no longer lead?",
    "new 5":
      "Being a beginner is awkward for a person who is known for getting things right, and that explains why your hobbies so often turn into qualifications. This is good weather for doing something cheerfully badly, without a logbook.",
    "new 6":
      "Routine is your native language, and a full schedule feels like proof of good character. So a healthy new habit rarely fails in you from weakness; it finds no vacancy. Some old duty, the one nobody would miss, has to move out first.",
    "new 7":
      "Love, in your version, is largely observation: you work out what people need from years of evidence and supply it unasked. The evidence ages, though. Fresh information is easy to come by now, and “Is that still what you like?” makes a charming opening.",
    "new 8":
      "Where money or sorrow is shared, you become the administrator, from kindness and because figures stay put. It spares the others worry, and it leaves them guessing. Opening the folder together is simpler at a calm moment like this than in an emergency.",
    "new 9":
      "Before a trip or a course you read until there’s nothing left to discover except the weather. Preparation is half of your pleasure. But this stretch rewards the unresearched afternoon, and one left blank in the itinerary, in ink, would be very like you.",
    "new 10":
      "Good work, you believe, needs no announcing; it makes itself heard, though in a low voice and mostly to other careful people. Those who decide things are listening in this direction now. A short summary of results counts as information, surely, rather than boasting.",
    "new 11":
      "In a group you become useful before you become known; by the second meeting you have the keys, and by the third the minutes. It’s dependable, but it gets you thanked more than talked to, and new company can reverse the order.",
    "new 12":
      "Rest stands at the bottom of your list, and the list grows from the bottom, which explains why tiredness surprises you. Solitude is easy to defend at present. An evening with nothing written in it will feel like negligence for roughly an hour.",
    "full 1":
      "Being looked at makes you reach for something to carry. You would rather be judged by what you do, because it stays still and can be inspected. Right now people see the person behind the service, usually with more warmth than you suppose.",
    "full 2":
      "Worry about money runs high in you even when the money doesn’t run low, because your imagination works mainly in contingencies. Here the real figures come into view. They’re often better than expected, and any known number frightens you less than a vague one.",
    "full 3":
      "You prepare a difficult conversation so thoroughly that the other person’s lines are written too, and then they neglect to learn their part. Whatever has waited to be said presses a little here. “I haven’t worked this out” is a respectable beginning.",
    "full 4":
      "When a family needs organizing, the task rolls downhill to whoever will do it properly, and you live at the foot of the hill. Nobody else learns where the spare key is. Is there a piece of it you’d gladly be rid of?",
    "full 5":
      "Praise for something you love doing tends to receive a correction: it was nothing, the left edge is crooked. Accuracy is behind it, more than modesty. At the moment your pleasure is visible to others anyway, crooked edge and all, and it becomes you.",
    "full 6":
      "Because you dislike watching a thing fail, you patch a faulty system with your own evenings, and then the system looks fine. This is when the seams show. Should something minor go undone for once, the people responsible would finally have accurate information.",
    "full 7":
      "Agreements are sacred to you, so you seldom reopen one, even when it pinches. Others take your silence for contentment, reasonably enough. What each of you really expects becomes clearer at present, and reviewing a promise is one of the ways of keeping it.",
    "full 8":
      "Debts, in money or in words, take up storage in you; you know the balance, in both directions, to the cent. Others may have closed the account years ago. If something asks to be settled, is it repayment you want, or acknowledgment?",
    "full 9":
      "A principle that has brought you through hard years has also spared you from rethinking it, which was part of the appeal. Other views come close now. How someone you respect manages without yours, quite comfortably, would make a fascinating case study.",
    "full 10":
      "Recognition embarrasses you, and so does its absence, and you meet both with the same composed face. Superiors read the face as “all is well.” While your work stands in full view, a sentence that begins with “I” would do it no harm.",
    "full 11":
      "Reliability attracts two sorts of friends, the ones who count on you and the ones who are curious about you. They look alike as long as everyone is busy. Here the difference comes through, often in who asks a second question after your “Fine.”",
    "full 12":
      "Feelings that had no place in the schedule don’t leave; they wait in the hall, like well-brought-up visitors, until fatigue lets them in. If something old catches up with you around now, it’s only the backlog, and lying down is a reasonable response.",
    "eclipse 1":
      "Sameness is a service you provide: people set their clocks by you. When your picture of yourself shifts, the awkward part is being seen undecided, and most onlookers handle that better than you’d predict.",
    "eclipse 2":
      "If an income or a comfort changes, you look first for an exact replacement. What did the old one really give you? Something of quite a different shape is able to supply the same thing.",
    "eclipse 3":
      "Daily exchanges matter to you more than you let on: a neighbor’s wave, a relative’s one-line reports. Should a habit of that kind come to an end, missing it is permitted, even out loud.",
    "eclipse 4":
      "Upheaval at home reaches you through the floor, since so much of your calm is stored in things being where they were. Organizing helps at once. Understanding what has changed takes longer.",
    "eclipse 5":
      "When a pleasure or an attachment runs its course, the tidy person in you wants the site cleared by evening. An empty space, left alone awhile, often attracts something livelier.",
    "eclipse 6":
      "A method you ran well can be retired without a speech, which is poor manners on the world’s part. Some regret is in order. Afterward the new system will need your criticism, and deserve it.",
    "eclipse 7":
      "You honor the wording of an agreement long after its spirit has moved to another address. As the terms shift between you and someone close, which clauses would you sign again today, gladly?",
    "eclipse 8":
      "Release from an obligation sits strangely with you, as though a bill had been lost in the mail. By all means check that it’s closed. After that the freed hours are legally yours.",
    "eclipse 9":
      "Certainties are tools to you, kept until they fail in use. If one stops working, the gap needn’t be filled by supper; “I used to think so” is a perfectly good position in the meantime.",
    "eclipse 10":
      "A position tells you where to stand, and you repay it with devotion. Should yours change, the ability remains with you, having never depended on what the business card said.",
    "eclipse 11":
      "When a circle breaks up, you’re the one still there, stacking the chairs and forwarding the mail. It’s a loyal way of saying goodbye. Only later do you notice whom you’ll miss.",
    "eclipse 12":
      "What you bear in private you usually finish in private, efficiently and without witnesses. Endings of this kind go easier with a single listener, selected with your customary care.",
    "jupiter soft":
      "Good fortune makes you turn it over and look for the fine print, a habit that has saved you money and cost you some fun. For a while offers and goodwill are mostly what they seem. Doubt still gets a hearing, provided it speaks after the yes.",
    "jupiter hard":
      "Dependable people are asked first, and at such a time you feel equal to everyone’s emergency. Confidence runs ahead of the calendar, a rare mistake for you and therefore a convincing one. “Let me look at my hours” buys a night for the arithmetic.",
    "saturn soft":
      "Slow, correct work comes back into fashion for a time, and the people asking for it are those whose judgment you trust. Usually you collect the duties before the title catches up. Authority is easiest to request at the outset, while everyone still needs your agreement.",
    "saturn hard":
      "Expected to manage with less, you manage, and so well that nobody learns what it costs. That is how a limit stays invisible. Here it presses hard enough to be noticed, by you too. What would be dropped if those who set the terms had to choose?",
    "uranus soft":
      "Something you took for permanent turns out to be adjustable, which is mildly scandalous and rather useful. Open-ended change worries you; a trial with an end date doesn’t, because it comes with a way back. In that form, experiments suit you remarkably well at present.",
    "uranus hard":
      "When a procedure breaks, your first instinct is to restore it exactly, since it worked for good reasons. This time the reasons themselves have shifted, and repairs cost more than they return. Knowing which single routine is going to stay makes the others easier to release.",
    "neptune soft":
      "Feeling and imagination come closer to the surface than you’re used to, and they arrive without documentation. The temptation is to find them a purpose, which drives them off. Music, fog or an old photograph will do you good with no result whatever.",
    "neptune hard":
      "Facts go soft around the edges, and an appeal to your sense of duty gets past the guard more easily than it should. You trust sincerity because you deal in it yourself. A second source is worth having, above all when you like the first.",
    "pluto soft":
      "Certain rules have run in your life for so long that the reasons for them were inherited too, still in the wrapping. There’s patience now for looking inside. What was this one protecting, and is that still in any need of protection?",
    "pluto hard":
      "Pressure makes you grip, and you grip hardest on what you’ve built with care. It comes from devotion, though others feel it as control. Underneath are one or two things you truly couldn’t lose, and once those are named, the rest becomes surprisingly negotiable.",
    "mercury retrograde":
      "Mix-ups are hard on careful people, who have stopped expecting them. You also leave out steps that seem obvious, so hearing your own instructions repeated back can save everyone a second trip.",
    "mercury direct":
      "Answers and papers that were held up start to move, and your reflex is to begin with the forms. The people who were waiting have feelings; forms, as a rule, don’t.",
    "venus retrograde":
      "A fee, a purchase or a fondness gets reexamined, mainly late at night and without a quorum. Old tastes are worth consulting, since they were yours before they had to be sensible.",
    "venus direct":
      "Liking something becomes sufficient grounds again, after a stretch in which every pleasure had to show its papers. Affection comes out more readily as well, even in broad daylight.",
    "mars retrograde":
      "Effort brings in less than it should for a while, which strikes you as a breach of contract and shortens your temper. Upkeep goes well all the same; conquest can wait.",
    "mars direct":
      "Drive returns, and with it the familiar risk that other people’s deadlines will claim it first. Whatever you’ve been dreading looks oddly manageable before breakfast.",
    "ingress jupiter":
      "Chances come more easily here for about a year, and few of them consult your schedule. A little slack, left in on purpose, is how a planner catches luck.",
    "ingress saturn":
      "Serious construction is your favorite kind, and several years of it begin in this area. Whatever you start you’ll finish, which makes it worth wanting beforehand.",
    "ingress uranus":
      "For some years precedent loses its authority here, and precedent is where you normally look things up. Your own judgment gets more of the work, having been somewhat underemployed.",
    "ingress neptune":
      "Over many years certainty wears thin here, as an old map does along the folds. Facts continue to count with you; gradually, feelings are admitted as evidence beside them.",
    "ingress pluto":
      "Change in this area works like groundwater, for a long time and out of sight. You’re well equipped for anything so gradual, since patience was never what you lacked.",
  },
};
