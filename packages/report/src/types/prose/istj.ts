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
        "Ask who will handle it, and you’re already handling it. While others discuss whose job it is, you’ve made the call, found the form and done the first half, properly. ISTJ knows how a thing ought to go, Aries wants to go there now, and the combination is a blessing on a bad day. Your decisions are made quickly from a great store of experience, which is why they look bolder than they are. Affection usually arrives with tools. People often miss your playfulness. Give you a race, a bet or a rival, and ten years fall off you. Watching someone else work slowly is the real test.",
      argument: [
        "Aries wants it moving now. ISTJ wants it right. Another person’s way often looks like neither, since almost everyone is slow and clumsy in the middle of a job. So you usually step in before the middle is over, the result is good, and people in trouble are grateful for your speed. The cost is double. You end up doing the work of three, with a tight jaw, and those around you gradually stop trying, because trying so easily ends in being replaced. Some whom you consider unreliable have merely not been allowed to finish.",
        "This week, choose one task that belongs to someone else, and agree on a result and a day: “It’s yours until Thursday. I won’t touch it.” Leave the building if you must. On Thursday, name two things that are fine before you mention any that isn’t.",
      ],
      year: [
        "All that drive usually works for other people, because their needs are louder, so begin one plan that concerns no one but you.",
        "Coming to the rescue costs you money as well as time, and agreeing beforehand who pays for the gas or the second purchase spares everyone some irritation.",
        "A person who talks at half your speed tries your patience, although the part you were about to interrupt is frequently the part that matters.",
        "When someone at home does a chore badly, your hands move before you think, and eventually no one offers. Leaving the room can be a kindness.",
        "Playfulness is your best-kept secret, and a race or a bet brings it out in minutes. Children and lovers enjoy you most when you don’t mind losing a round.",
        "Tension in the jaw or the shoulders often means that you’re doing another person’s job beside your own, and that one of them could go back.",
        "Help from you arrives before it’s requested, so a proud partner is better served by a question: “Do you want a hand, or do you want to finish?”",
        "Depending on someone is difficult for a person who acts so quickly, but a shared matter left entirely to the other until the agreed day builds confidence.",
        "In unfamiliar places you like to go first, and your companions are generally glad, though they would also enjoy choosing the longer way back.",
        "Being irreplaceable feels like safety, yet it can keep you in the same post for years. Teaching a colleague some of your tasks would open the way.",
        "In a club you have frequently done the thing before the group has voted on it, so wait through one silence and see who comes forward.",
        "A sharp word of yours can trouble you at night long after the other person has forgotten it, and a short apology beats any amount of remorse.",
      ],
    },
    Taurus: {
      thesis:
        "You decide once. It can take a while, with visits, comparisons and a night’s sleep, but afterward it stands, and friends who come back in ten years find you where you said you’d be. ISTJ honors what was promised, Taurus grows fond of whatever it lives with, and together they make you a rare kind of solid. Your senses are finer than your plain manner suggests, and you can tell when something was made with love, and people who are upset often calm down merely by being near you. Many underrate your humor, which is slow, accurate and very funny. Nothing of yours gets dropped. Whether it gets reconsidered is worth asking.",
      argument: [
        "Taurus wants to keep what is good. ISTJ wants to keep its word. In other people the sign argues with the type, whereas yours shake hands, and the matter is closed. A job, a town, a way of spending Sundays: each was selected for excellent reasons, a few of which can expire without anyone noticing. This loyalty gives those near you something firm to build on. It can also cost you some aliveness, and it leaves others guessing, because a person who is kept on principle finds it hard to tell whether they’re still wanted.",
        "Pick one standing arrangement this week and decide it again as if it were new, with a date on it. Then tell the person it concerns. If the result is yes, say so: “I thought about it, and I’d choose you again today.”",
      ],
      year: [
        "Clothes, haircut and the hour you get up were all chosen well once, and one of them would be pleasant to choose again as if it were new.",
        "Loyalty is a virtue with people and an expense with banks, insurers and salaries, where an hour of comparing is generally well invested.",
        "Often your answer is ready before the question ends, because your opinion was formed long ago; “Let me think until tomorrow” gives newer facts a chance.",
        "Few things calm a family like your staying, though they can mistake it for habit. Saying “I’m here because I want to be” tells them what your presence means.",
        "What you love, you love for decades, and romance can become a timetable that way, so propose an evening neither of you has tried before.",
        "Your body improves the way you do everything, by modest steps faithfully repeated, and ten additional minutes of walking suit you better than a bold program.",
        "A promise made years ago is still a promise to you, while the other person can wonder if they’re still wanted and would appreciate being asked.",
        "Shared accounts generally continue as they were first arranged. Looking through them together is a peaceful way to learn what each of you wants today.",
        "A conviction that has been with you since youth seldom meets a good opponent, which makes a book from the other side lively reading.",
        "Offers show you at once what you would be giving up, which is why you decline so quickly, before imagining an ordinary day in the new place.",
        "Old friends are your treasure, and you do the same good things together every year, so let one of them choose the next outing.",
        "Worry that there won’t be enough can follow you even into rest, so the best bottle keeps waiting for a better day than this one.",
      ],
    },
    Gemini: {
      thesis:
        "People come to you to find out what happened. You were listening, you noticed the odd detail, and you can put a confused week in order within five minutes, usually with a dry remark in the right place. ISTJ wants the facts straight, Gemini enjoys the telling, and friends trust your version over their own memory. Your curiosity exceeds your routine. There’s the same breakfast every day, and a different subject over it. Love, in your case, pays attention, so that a name mentioned in spring is asked about in fall. What others underrate is how playful you become with one good listener. Of yourself, people learn chiefly the facts.",
      argument: [
        "Gemini wants to talk and can’t leave an interesting thing unsaid. ISTJ wants to say only what is certain, and of all the things a person can report, feelings are the least so. Information satisfies both. When someone asks how the operation went, or the breakup, you often give the dates, the doctor, and the strange thing the lawyer said. It’s generous and vivid, and it keeps you composed in hard times. But people can come away so well informed that they forget to ask how it felt, and you can come away thinking that they weren’t concerned.",
        "This week, give one person the report and then go on for a single sentence: “And I’ve been scared the entire time.” Don’t explain it or rank it. If they’re silent for a moment, let them be; they’re changing gears.",
      ],
      year: [
        "Asked about yourself, you give an excellent account of the facts, because facts are safe to report, and a single word about your mood would complete it.",
        "Figures are familiar territory, except for your own price, which seems to you like an opinion; it can be stated calmly all the same.",
        "People come to you for the true version of what happened, and they’d gladly hear how it felt to you as well, as an ending.",
        "Relatives receive your bulletins and enjoy them, though a call without any news, about what has been on your mind, brings you nearer to each other.",
        "Wit is how you flirt, since a joke can be taken back if it fails, so a compliment without a punch line takes some courage.",
        "Late reading about symptoms resembles care and mostly keeps you awake, so note for three days what troubles you and show that to a doctor.",
        "Asked how things are between you, you think first of events, whereas “a bit lonely lately” is shorter and answers what a partner wanted to know.",
        "Grief won’t be put into order, and so it seems to you too unclear to mention. A patient listener doesn’t need it clear, only spoken.",
        "Half of the fun lies in reading everything about a country before you see it. Leave a few questions open, so that the people there can answer them.",
        "Your reports contain everything except what you would do, because a recommendation can turn out wrong, and yet that is what the reader is looking for.",
        "A dry account of your own disaster can save an evening, and friends love you for it. Sometimes they miss the moment when you stopped joking.",
        "After a lively evening you’re apt to lie awake correcting your own sentences, while everyone else who was present remembers a thoroughly pleasant conversation.",
      ],
    },
    Cancer: {
      thesis:
        "The people you love are well provided for, and few of them know the half of it. On their behalf you’re three steps ahead: the tires, the deadline, the symptom that ought to be looked at. ISTJ knows what can go wrong, having kept track, Cancer can’t rest while it could happen to one of its own, and no one is more welcome in a hospital corridor. You think by comparing, with a memory that goes back to who sat where. Your pride in them is great. People often miss it, because you mostly express it when they’re out of hearing. On calm days, so much concern needs a different outlet.",
      argument: [
        "Cancer is afraid for people. ISTJ distrusts fear and looks for the thing to be done. So by the time tenderness gets to your lips, it has often turned into an instruction: did you call them, you ought to have left earlier, that isn’t warm enough. This foresight prevents considerable trouble, and many have appreciated it later. At the moment, though, it tends to reach them as criticism. They hear that you consider them incapable, grow impatient, and mention less, which leaves you knowing less and worrying more.",
        "This week, when a warning rises, say the fear and leave out the advice: “I get scared when you drive at night. That’s all, I just wanted you to know.” Then see what they say when there’s nothing to defend.",
      ],
      year: [
        "Concern goes out from you to everyone you love, so the checkup or the early night that you’d urge on them is generally overdue for yourself.",
        "Saving for every family emergency is your way of loving them, and a second jar, reserved entirely for pleasure, would be just as loving.",
        "Fear becomes advice before it leaves your lips, and they hear criticism, whereas “I get scared when you drive at night” is difficult to resent.",
        "A well-kept home says for you what you seldom say aloud, and on an ordinary day the people living in it would enjoy the words too.",
        "When good news comes running toward you, your mind meets the risk in it first, although the risk can easily wait until the celebrating is over.",
        "Checking the same lock three times is generally worry about a person, and a short call to that person improves your sleep more than the lock.",
        "In love you think ahead for two, which is kind and can feel like being managed, unless you ask permission before you make a suggestion.",
        "Under all the insurance papers lies the sentence “I couldn’t do without you.” The person it concerns would like to hear it while everyone is well.",
        "Travel requires you to trust other people’s brakes and kitchens, so you pack for every danger, and a companion’s unplanned day is good practice.",
        "What you prevent leaves no trace, so the people in charge can’t see how much you do. A page of it, with figures, makes your caution visible.",
        "Among friends you’re often the one who names the danger, and the warning is taken as loyalty if you first say what you’d love to see succeed.",
        "When you’re hurt you withdraw and hope to be fetched, while the others think that you want peace, so going back to say so takes courage.",
      ],
    },
    Leo: {
      thesis:
        "What you show is finished. The speech is rehearsed until it sounds easy, the answer has been checked beforehand, and the work you sign stands up to inspection from any side. ISTJ supplies the discipline, Leo the pride and a wish to give people something worth looking at. Your decisions follow a standard you rarely explain, and its first article is that others must never be embarrassed. You love by showing up, dressed for the occasion, when someone has their big day. Few would guess how good you are with children. How you came to excel at nearly everything people see is a revealing story.",
      argument: [
        "Leo wants to be admired. ISTJ wants to have earned it, by a standard that bends for no one, least of all for you. Since beginners can’t meet such a standard, you often avoid being one where anyone can watch. What remains is done splendidly, and others get the benefit of real mastery. But the dance floor, the foreign language and the instrument can drop out of your life this way, one after another, with the remark that they didn’t interest you. It costs some happiness, and it costs others the sight of you trying, which is when people feel close enough to help.",
        "This week, do one thing badly in front of someone who likes you. Join the song, try the recipe, ask the beginner’s question. Announce it first: “I’ve no idea how to do this, and I’m doing it anyway.” Afterward, resist the review.",
      ],
      year: [
        "You like to be seen only when everything is ready, because you can’t bear to disappoint, yet people come nearer to a first attempt than to polish.",
        "Quality tempts you at the register, since what you own speaks for you. One thing that is merely good enough would leave some money for lessons in something new.",
        "Asking the ignorant question is difficult for someone known for having answers, although half the room wants to ask it and will be grateful.",
        "Your family usually gets the finished dish and never sees the first five tries. Cooking or building something with them from the start lets them enjoy you more.",
        "With children you forget to be good at things, and that is when you’re at your happiest. Sing or paint at your real level, and say so beforehand.",
        "The standard you set at work is applied even to tasks that don’t deserve it, and a merely good result would occasionally win you an hour.",
        "Being in the wrong weighs more on you than on most people, so an apology waits for days that could be over in ten seconds.",
        "Deep down you doubt that anyone could love you clumsy. Telling a close friend about a failure that has no happy ending yet is a way to find out.",
        "A foreign language makes a beginner of everyone, which is why you avoid some, but ordering a meal badly in one is an excellent adventure.",
        "Big occasions bring out the best in you, and your discipline is plain to see. Afterward, it’s generous to mention who taught you the difficult part.",
        "Younger people watch how you do things more than you suppose, and they’d take heart from hearing what you couldn’t do at their age.",
        "If some instrument or craft was given up because you couldn’t do it well enough in public, it can be yours again, alone, for twenty minutes.",
      ],
    },
    Virgo: {
      thesis:
        "When life gets out of order, you put something in order. The spreadsheet, the medicine schedule, the sentence with the wrong word in it: you see the fault at once, and those around you live more comfortably than they realize. ISTJ knows how it should be, Virgo notices by how little it’s off. Thinking, for you, resembles sorting, and after a walk and a list the answer is generally there, while your affection is specific, like the right lamp beside the guest bed. Under the modesty lives some mischief. Mere acquaintances rarely get to hear it. And when something arrives that can’t be sorted, you have your methods too.",
      argument: [
        "Both of your halves believe in improvement. Virgo says that this could be better, ISTJ that it’s your duty to see to it, and no third voice remarks that the trouble is elsewhere. So when there’s bad news, or someone you love is slipping away, you’re apt to clean the kitchen. You fix what’s little because you can’t fix what hurts. The relief is real, and it has kept many a difficult week from collapsing. But people take you for someone who minds about mess, they defend themselves on that point, and the fear goes unmentioned by everyone.",
        "When you notice yourself correcting something three times in an evening, stop and finish this sentence on paper: “I’m really upset about…” This week, read it to the person concerned and add, “I don’t need a solution.” Leave the dishes until they’ve answered.",
      ],
      year: [
        "In the mirror your eye goes straight to the flaw, as it does everywhere, while other people see the whole face and generally like it.",
        "Sorting receipts is soothing, and it can put off the one larger figure that frightens you. Once you have opened that letter, the receipts can wait.",
        "You notice every slip and only mean to help, but those around you can’t distinguish a comma from a complaint, so correct what would hurt someone.",
        "When a crumb becomes unbearable, something larger is usually wrong, and saying that you’re worried helps the family more than a spotless table would.",
        "Hobbies turn into projects in your hands, because a thing that can be improved asks to be. Make a mess with paint or flour, and leave it until morning.",
        "Order is your best medicine, and regular sleep and meals do wonders for you. After those two, the next improvement can be left for another season.",
        "From you a partner hears many remarks about how something was done, and very few about what you fear for the two of you.",
        "At a bedside or after a funeral there’s nothing to repair, which makes you feel useless, although sitting there and being sad is the whole task.",
        "A day of travel without a plan makes you restless at first, since there is nothing to set right. By afternoon you often see more than the list contained.",
        "Your footnotes are correct and few superiors ever read that far, so a single paragraph about the real problem will take your work considerably higher.",
        "Friends rely on you for the part that no one checks, and they’d like to know which hope of your own it secretly serves.",
        "Rest feels to you like being caught doing nothing, so even a free hour is put to use. Half an hour beside an unwashed dish is worth trying.",
      ],
    },
    Libra: {
      thesis:
        "Any arrangement with you is a safe one, whether it’s a household, a business or a vacation for six. ISTJ remembers who did what, Libra feels it in the stomach when two sides don’t match, and so your idea of fairness includes the other person. You weigh both versions of a story before you believe either, which is why quarreling friends both tell you theirs. Good form delights you: a well-written letter, a table laid properly, a sentence that gets everyone out of difficulty. People underrate your charm. It comes without display and is noticed mainly when you’ve gone home. In the traffic of favors, you have an elegant habit.",
      argument: [
        "Libra wants two people to be equals. ISTJ wants to have no debts. In matters of money that’s the same wish, and in matters of love it isn’t, since a tie between people is mostly made of what hasn’t been paid back. You often repay kindness so fast that it never gets to connect you. Someone brings a meal when you’re ill, and by the weekend the dish goes back with something in it. It makes you easy to deal with and a burden to no one. The price is that people who hoped to open an account find it closed.",
        "This week, accept something and leave it unanswered. Let a friend pay, help, or listen for the longer half of the evening, and say only, “Thank you. I needed that.” The itch to even it up arrives within hours. Wait a month before you scratch it.",
      ],
      year: [
        "An hour or a massage that benefits no one else seems unjust to you, though you would recommend it to any friend without hesitating.",
        "In matters of price you see the imbalance to the cent, mostly on behalf of others, so put your own case in numbers this time.",
        "You answer every kind message with a kinder one, and then the exchange is over. “Thank you, I needed that” leaves the other person something to come back for.",
        "Shares of the housework are known to you exactly, but praise for something done without being asked brings more help than any comparison.",
        "Good measure is your style, even in love, so a foolish excess from you is remembered for years. The big bouquet or the second dessert says it best.",
        "Favors among coworkers add up to friendship if they stay open for a while. When someone takes your shift, let a few weeks pass before you return it.",
        "Both sides believe you in a negotiation, because your idea of justice includes them, and one generous clause makes the agreement last even longer.",
        "Being in debt to someone makes you uneasy, although closeness is largely made of it, so choose a person you’d be content to owe.",
        "An invitation to a borrowed cabin or a stranger’s table makes you think of how to repay it. A warm letter afterward is all that your hosts expect.",
        "Asking upward for a favor you can’t return goes against your nature, though most people in that position enjoy giving it and expect only gratitude.",
        "The friend who always drives very likely enjoys driving, and your conversation on the way is considered ample payment for the gasoline.",
        "Displeasure tends to be built up in you until it forms a complete and fair case. An unfinished sentence, said in time, weighs far less on both of you.",
      ],
    },
    Scorpio: {
      thesis:
        "You can be trusted with what matters. Someone tells you the thing they have told no one, and it stops with you; a commitment of yours is kept in bad weather, without reminders, for as long as it was promised. ISTJ is steady, Scorpio intense. Whatever you care about, you care about permanently. Your mind goes to the bottom of a subject and enjoys it there, while in ordinary weeks you like few people, long meals and a closed gate. What’s easy to overlook is how merciful you are toward real weakness, since you have no illusions and don’t require any. How much something means to you, however, can be hard to see.",
      argument: [
        "Scorpio wants a few things with its whole strength. ISTJ keeps its feelings off the table, because they prove nothing there. So desire tends to go underground, by a reliable rule: the more something matters to you, the less anyone can tell. Your voice goes level, your face gives away little, and people conclude that it isn’t important. The rule makes you strong in a negotiation and protects your dearest wishes from anyone who would exploit them. It hides them equally from those who’d be happy to grant them, so you can end up with the second thing you wanted.",
        "This week, say what one thing means to you while it can still be refused: “I’d like you to come. It matters to me more than I let on.” Say it in person, and count to five before you speak again.",
      ],
      year: [
        "The more something matters to you, the calmer your face becomes, so people rarely discover what pleases you while they’re still in the room.",
        "What you’d really like to own or earn is known to no one, because a wish that has been spoken can also be refused.",
        "Important things you say late, or by letter, although “This matters to me more than I let on” would make every later sentence easier.",
        "Devotion shows at home in what you repair and remember, without a word. A note beside the mended thing, saying whom it was for, completes the gift.",
        "You frequently end up with the second choice, since no one was told about the first, so name the exact restaurant or the exact person.",
        "A strong will makes new habits easy for you, and old strain easy to overlook. Pick the habit your body has been asking for, and give it two months.",
        "When a partner asks if you even want this, the question hurts, and the hurt answers first. A plain “I do” would be kinder to both of you.",
        "In deep water you’re steadier than most people, who lean on that, and who would lean more gladly if they saw one fear of yours.",
        "Your convictions are firm and seldom aired, because you dislike seeing them handled carelessly. Told calmly and with one reason, they reach farther than you’d think.",
        "A post generally goes to the person who asked for it, and a short meeting with the one who chooses is worth the discomfort of asking.",
        "A pang of jealousy over a friend’s new friend is commoner than you believe, and an invitation to something pleasant relieves it better than a test.",
        "Alone, you can admit how large the wish is without being watched. Think of who could grant it, and how much they’d have to know.",
      ],
    },
    Sagittarius: {
      thesis:
        "When a duty has no owner, it tends to end up with you, because you can, and because it ought to be done. ISTJ keeps the promise to the last day; Sagittarius believes in the cause and makes good company on the way. You like to know how things are done elsewhere, in other trades and countries, and affection often takes the form of teaching, so you’ll happily spend a Saturday demonstrating how it works. Your laughter is easily missed. Under the sense of order there’s a hopeful person with a taste for large ideas, who also owns a very full calendar.",
      argument: [
        "Sagittarius wants to go, learn, and find out how large the world is. ISTJ wants to be where it’s needed, and is wary of anything that can’t be tested first. Saying that a wish scares you would be hard, so it’s usually duty that says no to it. A reason is always at hand, and it’s a good one. Many people are better off for your staying, and they admire what you represent. It costs you the thing itself, though, and those you serve can notice a faint taste of sacrifice in the help.",
        "This week, take the wish you’ve talked about longest and write under it everything that stands in the way. Cross out what another person could do. Then tell someone, “The calendar isn’t the only reason. I’m scared that it won’t be what I imagined.” After that, price the cheapest version.",
      ],
      year: [
        "New beginnings lose to duty in your calendar, because duty has a deadline, so two fixed hours a week would put them on equal terms.",
        "A dream that has no price can only be sighed over, so you never have to choose. Work out what the smallest version of it would cost.",
        "“I don’t have the time” is a true sentence that covers another one, about being nervous. Friends can offer much better help when they hear the second.",
        "Being needed by the family is a good reason to stay, and you’ve used it well, though someone else could learn to drive and cook.",
        "Away from the agenda you’re splendid fun, and few people get to see it. Take a favorite person along on a day that has no purpose.",
        "When you catch yourself sighing, there’s usually a duty behind it that ought to have ended. It can be given up politely, in writing, with a last day.",
        "Your plans are described with such enthusiasm that a partner wonders whether they’re included, so ask whether they’d come along for those two weeks.",
        "Sacrifices that no one requested leave a faint bitterness, and mentioning one gives the other person an opportunity to say what they’d have liked better.",
        "You know a great deal about places you have never visited, because imagined travel is perfect, and a wet weekend somewhere is better than perfect.",
        "In talks with superiors the workload comes first and the wish comes last, if time remains. Begin with the wish, add a month and a cover plan.",
        "Every group makes you treasurer within an hour of meeting you, although your travel stories would give them considerably more of you.",
        "Grief becomes a lesson in you before it has been felt, because you’d like everyone to be hopeful, so let it be sad for a while.",
      ],
    },
    Capricorn: {
      thesis:
        "Difficult things get done when they’re given to you. You seldom complain about the duration, you allow for setbacks, and in the worst stretch, when others are looking for the exit, you seem to settle in. ISTJ does what was agreed; Capricorn takes the long way up and expects to walk. Before deciding, you ask what a thing will cost in the tenth year, a question that saves everyone money. Your wit improves as circumstances get worse. Love speaks through repairs. What’s underrated is your patience with the old, the very young and the slow. Easy successes you regard with interest, from a distance.",
      argument: [
        "In you, sign and type agree that value is a matter of price. Capricorn counts the years that something took, ISTJ the care, and no one speaks up for luck, talent or being liked for your company. So you find it hard to believe in what you didn’t have to struggle for. It makes you strong and hard to fool, and what you’ve built will stand. It can also lead you, repeatedly, to the demanding employer and the distant partner, while simpler happiness waits with its arms open, looking suspicious. Even easy tasks may gain weight until they feel worth doing.",
        "This week, let one easy thing count. When a task takes ten minutes, hand it in after ten minutes. When someone praises you, say, “Thank you, that came easily to me, and I like that I’m good at it.” It will sound like boasting. It’s merely accurate.",
      ],
      year: [
        "What comes to you without effort hardly seems to belong to you, so you overlook your best gifts. Begin one morning with them, before the hard thing takes over.",
        "You price your work by the hours it cost you, and the skill behind a quick job goes unpaid. Its value to others is the better measure.",
        "Because most of your calls have a purpose, people wonder what you need, and “No reason, I like talking to you” will surprise them in the nicest way.",
        "A pleasant evening at home seems to need earning, and the last chore is never quite the last, so sit down one task early.",
        "Affection that costs nothing looks suspicious to you, as if it couldn’t last. Take the compliment, stay another hour, and see that it’s still there.",
        "Endurance is your great strength and sleep is where you spend it. Hold out for eight hours as firmly as you would for a deadline.",
        "Difficult people get the most of you, since they give you something to work at, while an easy one waits politely for your next free evening.",
        "Bad news of your own is announced when it’s over, from love, although those you spare would feel less alone with you if they knew.",
        "Study has to build character before you’ll allow yourself to like it. A light subject, chosen for pleasure, often proves useful in ways you couldn’t plan.",
        "On a long climb you overtake everyone, and some summits attract you chiefly because they’re hard. Ask early whether you’d enjoy the view.",
        "Friends who want nothing from you are easy to overlook, because you’ve no job there. They invited you for your wit, which improves in bad weather.",
        "Giving something up before it breaks you feels like failure, so ask about the heaviest item on your list who would suffer without it.",
      ],
    },
    Aquarius: {
      thesis:
        "In any organization, you’re the one who knows why the rule is there, and also why it has stopped making sense. You keep to it all the same, and often do the work better than those who believe in it. ISTJ respects an agreement until it’s changed; Aquarius thinks for itself and isn’t impressed by rank. That gives people something rare, a cool opinion with knowledge behind it, and as a friend you’re fair, funny and unshockable, and let everyone be as odd as they are. Your eagerness for improvement is underrated. How often you announce it is a separate question.",
      argument: [
        "Aquarius wants to live by its own judgment. ISTJ wants order to last, and knows what happens to a place where everyone makes exceptions. The usual treaty is simple: ISTJ gets your conduct, Aquarius gets your thoughts. So a decision is announced, your whole mind says no, and your hand signs. It keeps the peace, and it keeps you free inside. But an objection that isn’t heard counts as a yes. You can grow tired, and impatient with people who never had the opportunity to answer you, while they’d be startled to discover that you’ve been in opposition for years.",
        "This week, turn one inner protest into a sentence before you comply: “I’ll do it as decided. I want it noted that I think it’s a mistake, for this reason.” One reason, no history. The next step belongs to them.",
      ],
      year: [
        "A habit can lose your belief and keep your obedience, because it was once agreed to, and a week without it would be informative.",
        "What is absurd about a contract or a bonus plan, you see long before the others. Put it in writing while it can still be changed.",
        "Your best remarks are made in the hallway, where no one is able to act on them. Said a day earlier to the right person, they’d have some effect.",
        "At home, “fine” can come to mean that you disagree and will cooperate, so telling them which part of you objects gives them a chance.",
        "Odd ideas are your favorite toys, and they need a playful friend more than a good reason. Invent the rules of an evening and see who joins you.",
        "A routine you can defend is one you keep for years, so if you curse one daily under your breath, it’s ready for another design.",
        "Partners can tell that something is wrong and find no one to argue with. One objection, with one reason, gives them an opponent they’d much prefer to a mood.",
        "Consent that existed only on paper can turn into contempt over the years, and saying belatedly that you never liked the arrangement is still useful.",
        "Silent arguments are always won, so they teach you little. A well-informed opponent who beats you on one point is doing your mind a favor.",
        "You carry out what you think mistaken, and you do it well, so no one learns that you object. Loyal disagreement, stated before the work starts, gets respect.",
        "Reform appeals to you, and you know how things run, which most reformers don’t. Half a page on what to try would be read with interest.",
        "Closeness can tire you without anyone’s having done wrong, and “I need an hour alone” spares the others an evening of guessing at the reason.",
      ],
    },
    Pisces: {
      thesis:
        "You register more than you can account for. A tone, a tiredness in someone’s walk, a sadness in a cheerful message reaches you, and some hours later you’ve done something practical about it, without saying why. ISTJ makes you dependable, Pisces makes you kind, and so your help comes on time and with no lecture attached. Facts usually determine your public decisions, while in private a piece of music can do it. What people often overlook is your imagination, which you use mostly to picture what a day is like for someone else. Your own moods meet stricter rules.",
      argument: [
        "Pisces feels first and can’t say where it came from. ISTJ wants cause, evidence and proportion. Brought together, they often settle on a rule: a feeling is admitted once you can justify it. A heaviness on a good day or a longing for nothing in particular is sent back, and you tell people you’re tired. The rule makes you steady when others are overcome. Yet the strongest feelings rarely come with reasons, so they can enter through the body instead, as a bad back or tears over a commercial, and people near you begin to hide their own unreasonable days.",
        "This week, once a day, write one line: “Right now I feel,” and a single word, with no “because.” On one evening say it aloud to someone: “I’m sad tonight. I don’t know why, and I don’t need to.” Then breathe.",
      ],
      year: [
        "Moods have to show a reason before you’ll admit them, so many are turned away; a single word each morning, without any because, is enough.",
        "A small unease about an offer is often the first sign of something you can’t yet prove. Asking for a night to think is reason enough.",
        "To a friend in tears you say that they needn’t explain it. The same sentence would do you good on the days when you tell people you’re tired.",
        "Unreasonable moods belong in a home as much as dinner does, and if you show yours now and then, the others will stop hiding theirs.",
        "Music reaches you before your objections do, which is why it moves you so. Sing or dance to it with someone, and let it lead to nothing.",
        "Your back, your sleep and your stomach tend to register what you have dismissed. A day off before the illness is as well deserved as one after it.",
        "When someone cries, you ask what happened, because facts give you something to do, although moving nearer and waiting is often what they hoped for.",
        "An anger with no clear offense seems unfair to you, so you don’t mention it. You can say when it began, even if you don’t know why.",
        "A place by the water or a long film can move you for no reason at all. Go again, and leave the reason to other people.",
        "Hunches visit you frequently and are seldom voiced, since you can’t support them yet, but a meeting can welcome them with that label attached.",
        "Saying no to someone in need is close to impossible for you, so an exact offer, such as one evening, protects your ability to help.",
        "Longing for nothing in particular is a fair use of an evening. You needn’t solve it, and it often leaves you kinder to everyone in the morning.",
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
      "Wanting something different is enough. You generally change your looks or your habits only when the old ones have worn out, because being easy to recognize is part of being reliable, so begin with something small.",
    "new 2":
      "Saving comes easily to you, because it answers a question that is seldom far away, namely what could go wrong. Enjoying money answers no question and so gets put off, so when you set up a budget, give pleasure a sum of its own.",
    "new 3":
      "By the time you are certain enough to speak, the talk has often moved on, so people suspect that you know more than you say, although most friendly talk consists of half-made thoughts. Offer one early.",
    "new 4":
      "An arrangement at home stays with you long after its purpose is gone, because it once worked and you respect whatever works. Look for a corner that still serves an earlier part of your life, and ask what the present one needs there.",
    "new 5":
      "Being a beginner is awkward. It explains why the hobbies of a person known for being right turn into skills, so choose something to do badly for an afternoon, with no plan to get better, and enjoy it.",
    "new 6":
      "A full schedule seems to you like proof of good character, so a healthy habit generally fails for lack of room and not for lack of will. Before you start another, look for an old duty that no one would miss, and drop it.",
    "new 7":
      "You learn what people need by watching them for years, and then you supply it without being asked. Some of that knowledge may be out of date, so “Is that still what you like?” is a loving question at this point.",
    "new 8":
      "Figures stay still when feelings don’t. Where money or grief is shared, you are therefore inclined to take over the papers, which leaves others guessing, so use a calm week to show them where everything is.",
    "new 9":
      "Preparation is half of your pleasure in a trip or a course, and you read until there is little left to find out. If you are planning something now, leave one afternoon open on purpose and let the place itself fill it.",
    "new 10":
      "Good work, to your mind, speaks for itself, and to announce it seems like boasting, while the people above you are often too busy to look. Half a page suffices. A summary of your results helps them as much as you.",
    "new 11":
      "In a new group you become useful before you become known, because a task gives you a reason to be there. That earns gratitude sooner than friendship. If you join something, stay for the talk afterward and let others clear up.",
    "new 12":
      "Rest comes last on your list. Since the list keeps growing, fatigue frequently takes you by surprise, and an evening with no plan whatever feels like neglect for the first hour and like relief for every hour after that.",
    "full 1":
      "Being looked at makes you search for a task, since you would rather be judged by what you do than by how you appear, yet people now see the person behind the service. Most of them like that person.",
    "full 2":
      "Worry about money can run high in you even when the balance isn’t low, because your imagination works through all that might happen. Look up the real figures and put them on paper, since a known number frightens you far less than a vague one.",
    "full 3":
      "Before a hard talk you often prepare so thoroughly that the other person’s sentences are written too, and then different ones are spoken, which makes a plain opening the safer one. Begin with “I haven’t worked this out yet.”",
    "full 4":
      "No one else learns the details. When a family needs organizing, the work goes to you as the one who will do it properly, so if there is a part you would gladly give up, show another relative the steps.",
    "full 5":
      "When people praise something you love doing, you are apt to correct them, because you care more for accuracy than for applause. Your pleasure is easy to see anyway, and frequently it was the pleasure they praised, and they never saw the flaw you pointed out.",
    "full 6":
      "You dislike watching anything fail, so you repair a weak system with your own evenings until it appears perfectly sound, and the people in charge never find out where the trouble is. Leave something minor undone.",
    "full 7":
      "A promise is a serious matter to you, so you seldom reopen an agreement, even one that has begun to pinch. The other person takes your silence for consent. Talking over what each of you expects is itself a way of keeping the promise.",
    "full 8":
      "What is owed stays with you. In money or in apologies, you remember it long after the other person has let it go, so if an old debt comes to mind, ask whether a word about it would be enough.",
    "full 9":
      "A principle that helped you through hard years has also spared you from thinking it through again, and that was part of its value. When someone you respect lives comfortably by a different one, ask how they came to it.",
    "full 10":
      "Praise embarrasses you. So does its absence, and since you are inclined to receive both with the same calm face, others read it as a sign of content, unless you mention what you would like next. This is a good time.",
    "full 11":
      "Because you are dependable, some people like you for your help and others for yourself, and in busy times the two look the same. The difference commonly shows in who asks a second question after you have answered that everything is fine.",
    "full 12":
      "Only tiredness makes you stop. Feelings that found no room in a busy week wait until then, so if an old sorrow catches up with you, lie down with it for an hour and ask nothing further of yourself.",
    "eclipse 1":
      "Other people depend on your sameness, so a change in how you see yourself is awkward mainly while it remains unclear. “I don’t know yet” is a complete answer, and most will accept it.",
    "eclipse 2":
      "When an income or a comfort changes, you look for one exactly like it, since the old one worked, although something of quite another kind can often do the same. Ask what it provided.",
    "eclipse 3":
      "Small daily exchanges matter to you more than you show, since they tell you that all is well. If one of them comes to an end, missing it is natural, and so is saying so.",
    "eclipse 4":
      "Much of your calm depends on things being where they belong, so you feel any change at home at once. Organizing helps on the first day, whereas understanding what is different takes a good deal longer.",
    "eclipse 5":
      "Order makes sorrow more bearable. When a pleasure or an attachment ends, you want everything cleared away by evening, but leave some of the space empty for a while and see what occurs to you.",
    "eclipse 6":
      "A method you have managed well is sometimes retired without a word of thanks, and you have reason to regret it. The next one needs a critic who understands the work, so offer your objections early.",
    "eclipse 7":
      "The wording of an agreement continues to bind you even after its purpose has altered. If the terms between you and another person shift, ask each other which of them you would choose again today.",
    "eclipse 8":
      "Release feels strange to you. It is as if you had overlooked some obligation, so check once that the matter is really over, and afterward use the free hours for something you enjoy.",
    "eclipse 9":
      "A conviction stays with you for as long as it works, which is sensible. When one stops working you don’t need another immediately, and “I used to think so” is enough in the meantime.",
    "eclipse 10":
      "A position tells you what is expected, and you repay it with devotion, although none of your skills ever belonged to the title on the door. If it is altered, list them.",
    "eclipse 11":
      "When a group dissolves, you are generally the last to leave, because putting everything in order is your way of saying goodbye. Only afterward do you notice which of the people you are going to miss.",
    "eclipse 12":
      "Private sorrow is something you deal with alone, since you don’t want to burden anyone, although endings of this kind become easier with a single listener. Select the least talkative.",
    "jupiter soft":
      "When good fortune arrives, you look for the fine print, a habit that has saved you money and cost you some enjoyment, although offers are mostly what they seem in a period like this. Risk a little. Where not much is at stake, accept first and examine the details afterward.",
    "jupiter hard":
      "Dependable people are asked first. When your confidence is high you feel equal to every emergency, and because you rarely misjudge your time, you don’t notice when you do. If a considerable request comes, study your calendar overnight before you give an answer.",
    "saturn soft":
      "Careful, thorough work is appreciated at such a time, often by people whose opinion you respect. Your habit is to accept the duties and wait for the title to follow. If another responsibility is offered, raise the question of pay and authority before you begin.",
    "saturn hard":
      "You manage with less when asked. You do it so competently that no one learns what it costs you, which is how a limit remains invisible, and if the load increases, some part has to be given up. Let the people who set it choose.",
    "uranus soft":
      "Open-ended experiments worry you, because you like to know the way back before you set out. Something you considered permanent often proves adjustable in a period like this. If you would like to try a different arrangement, set an end for it and enjoy the trial.",
    "uranus hard":
      "When a procedure breaks down, your first impulse is to restore it exactly, since it was designed for good reasons, which have sometimes disappeared so that the repairs cost more than they return. Keep one routine. The others become easier to surrender when that choice is made.",
    "neptune soft":
      "Feeling and imagination come nearer to the surface than you are used to, and they arrive without an explanation. Your impulse is to find a purpose for them, because that is how you give anything a place. Music or an old photograph does you good with no result.",
    "neptune hard":
      "Information is apt to be vague. An appeal to your sense of duty gets past your caution more readily than any other, because you are sincere and assume sincerity in return, so look for a second source. Do it especially when you like the first.",
    "pluto soft":
      "Some of your rules have been with you for so long that the reasons for them were inherited from other people. The patience to examine one is available now. Ask what it was originally meant to protect, and whether that is still in any danger.",
    "pluto hard":
      "Under pressure you tighten your grip on whatever you have built with care, from devotion, although other people experience it as control. Name one or two essentials. Everything else usually becomes easier to discuss once it is known which losses you truly couldn’t bear.",
    "mercury retrograde":
      "Misunderstandings are hard on careful people, who no longer expect them. You also omit the steps that seem obvious to you, so it helps to have the other person repeat an important plan.",
    "mercury direct":
      "Answers and papers that were delayed begin to move, and your first impulse is to deal with the forms. A message to the people who were waiting is worth sending even before that.",
    "venus retrograde":
      "A price, a purchase or an affection is reconsidered, mostly late at night, when there is no one awake to ask. Whatever you liked before you had to be sensible is a dependable guide.",
    "venus direct":
      "Liking something is sufficient reason again, after a period in which every pleasure had to be justified. Affection comes more naturally as well, so show a little to a person who isn’t expecting it.",
    "mars retrograde":
      "Effort produces less than it ought to for a while, which tries your temper because you believe in proper returns, while repairs and maintenance go well. Give them better hours.",
    "mars direct":
      "Energy returns to you now. The danger is that other people’s deadlines will consume all of it, although whatever you have been dreading usually looks smaller in the first hour of the morning.",
    "ingress jupiter":
      "A planner needs room for luck. Chances come more easily in this area for about a year, and since few of them consult a schedule, leave a little unassigned time every week.",
    "ingress saturn":
      "Work that is built to last suits you, and this part of life asks for several years of it. Because you rarely abandon what you begin, think beforehand about how much you want it.",
    "ingress uranus":
      "You look to precedent for guidance, and for some years precedent is less useful in this area. Your own judgment gets more of the work, and it is better than you generally believe.",
    "ingress neptune":
      "Certainty becomes thinner here over many years, which is uncomfortable for anyone who relies on facts. They remain important to you, and gradually feelings are admitted beside them as another kind of evidence.",
    "ingress pluto":
      "Patience was never what you lacked. Development in this area is gradual and for a long time almost invisible, and you are well prepared, because you rarely need immediate results.",
  },
};
