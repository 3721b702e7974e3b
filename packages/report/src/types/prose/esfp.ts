import type { TypeProse } from "../type-prose.ts";

export const esfp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "peace",
    thrift: "spend",
    trust: "quick",
    head: "feeling",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When you want something to happen, it’s usually happening within the hour. Others compare dates; you’re already up, lit from inside, and the people near you feel their own tiredness lift. ESFP wants company in whatever it enjoys. Aries wants to go now. Between them they make your excitement contagious, and plenty of people owe you the best day of their year, one they’d never have arranged for themselves. What few of them can recall is being asked: an announcement was made, they laughed, and then everyone was moving. For a day, that works wonderfully. It works less well when the thing you’re starting has to last.",
      argument: [
        "Aries can’t bear to wait for an answer. ESFP can’t bear to go without the others. The solution is to be so enthusiastic that the question never comes up: “We’re going,” you say, and it would take a rude person to object. You don’t ask, because a question gives people time to say no. So you collect a great many yeses that were really politeness. Then, somewhere in the third week, the others turn slow and late and busy. People are flaky, you conclude. From where they stand, they’re returning something they never agreed to buy.",
        "Pick one plan this week and put it as a real question: “I’d love to do this. You can say no, and I’ll still like you.” Then count to ten without adding a selling point. A lukewarm answer is a no with good manners. Accept it kindly, and notice who surprises you by meaning yes.",
      ],
      year: [
        "Enjoy the fire, and finish one thing with it before you call anyone. They can join when there’s something to see.",
        "Excitement shortens your negotiations. Name the figure, then stay silent until the other side has spoken twice.",
        "Send the idea as a question: “I’d love this, and you can say no.” Then leave the phone alone for an hour.",
        "Before you bring guests home or move the furniture, get a real yes from the person who lives with it. A nod doesn’t count.",
        "Spontaneous fun is what you do best, and a single day of it is plenty. Knock on a door and go.",
        "Slow mornings make you cross with slow people. Run, swim or dance first, and hold the serious talk afterward.",
        "Going along isn’t the same as wanting to. Ask the other what they would choose, and do it at their speed.",
        "Admit the sting behind the push: “I get loud when I’m afraid you won’t come.” It brings people closer than a pep talk.",
        "A trip alone, even a short one, shows which of your wishes are really yours. No one has to be swept along.",
        "Collect objections before applause. Bosses give long projects to the person who asked, “What would make this a no for you?”",
        "Friends who answer late aren’t against you. Count who comes without being pulled, and give those the front seats.",
        "Something you launched and can’t carry any longer may be put down. Tell the people involved, thank them, and sleep in.",
      ],
    },
    Taurus: {
      thesis:
        "Give you an hour in a dreary place and it gets livable. You find the good chair, the decent coffee, the person worth sitting beside, and soon the others have stopped checking the time. ESFP knows how to please people on the spot; Taurus knows what lasts, and that bodies need feeding before minds improve. Friends in a difficult season come to you first, and they leave warmer, fed, ready for another week of it. That’s your gift, and the difficulty is hidden in its last words. Another week of what? About the thing itself, the job, the quarrel, the bill, nothing was said.",
      argument: [
        "Taurus dislikes upheaval. ESFP dislikes an unhappy atmosphere even more. So the two agree: rather than change what hurts, you improve the conditions around it. A cold marriage gets lovely weekends, a miserable job gets a fun lunch crowd, a money worry gets a treat. You make a bad situation so pleasant that no one has to leave it. It’s real kindness, and it works too well, because pain is what makes people act, and you keep bringing the dose just below that point. Years can go by like this. From outside they look delightful.",
        "This week, take the discomfort you’ve been softening longest and do nothing nice about it for three days. Let it be as bad as it is. Then tell one person, “I’ve been making this bearable, and I think I should be changing it.” Ask them to say it back to you in a month.",
      ],
      year: [
        "Before the treat, ask what it’s treating. A nap solves tiredness; a boring job needs something other than a nap.",
        "The bill you’ve been sweetening with small purchases should be opened. Once you’ve seen the sum, move money to savings first.",
        "Bring up the sore subject before the snacks: “Something here has to be different.” The snacks will keep.",
        "Guests feel better in your home within minutes. Use the same skill on the corner that annoys you every single day.",
        "Pleasure is your mother tongue; speak it freely when nothing needs to be covered up. Long lunch, good music, no agenda.",
        "A backache that gets a massage every Friday wants a different chair or different hours. Ask for them in writing.",
        "Someone tried to talk seriously and got a hug. Go back to it yourself: “I soothed you. What did you want to say?”",
        "Losses hurt you in the body, so you postpone them. Name the one you’ve been padding, and let it be felt for an evening.",
        "Go and look at the life you describe over dinner, its rent and its weather included. Comfort is easier to leave after a visit.",
        "Tell your boss what you’ve made likable here and what it still lacks. One demand, one date, no baked goods.",
        "Your circle comes to you to feel better. Help one of them leave what hurts, by carrying a box or making the call.",
        "Three days without softening anything will show you what the comfort was for. Write down the answer before you eat.",
      ],
    },
    Gemini: {
      thesis:
        "Anyone who talks with you feels, for the length of it, like the most interesting person there. It’s no trick: your eyes light up, you ask what no one asks, you catch the odd word and play with it, and a shy stranger suddenly hears themselves being funny. ESFP brings warmth, with a hand on the arm; Gemini brings a curiosity that is never at a loss. In any line, in any town, you can make a friend. Then someone else comes in with news, and your face turns, as bright as before. Behind you a person is left in mid-sentence, waiting for the rest of you.",
      argument: [
        "Gemini is in love with what’s new. ESFP gives its whole heart to the person who is in front of it. So you aren’t faking. For ten minutes it’s all theirs, and then the ten minutes are over. People take your attention for a promise. You meant it as attention, but they go home believing that something has begun, write a long message, and receive three exclamation points. The consequences are slow to appear. Some have felt briefly chosen and afterward foolish, and the ones who’d like to know you for good can’t tell whether they’re on the list.",
        "Choose one person this week whom you lit up and left. Write, “I’ve been thinking about what you told me. What happened next?” and read the reply to the end. On parting from someone new, offer only what you’ll do: “I loved this, and I’m terrible at writing back.” It’s kinder than seeming to mean more.",
      ],
      year: [
        "See how you are when no one is delighted by you. A walk without stories, without a phone, is a decent first meeting.",
        "Charm closes small deals and forgets the invoice. Put ten minutes aside on Fridays for what people owe you.",
        "You could talk to a wall and learn something. Ask your second question today, the one after the one everyone asks.",
        "Relatives get the highlights. Sit through a quiet hour with one of them, and let there be a flat stretch.",
        "Flirting is a gift you hand out lightly. Tell the charmed one what you mean by it: “I loved this, and I write badly.”",
        "Follow-through is a habit, so give it a place: three people from yesterday, one line each, before you leave your desk.",
        "The person who knows all your anecdotes is waiting for news of another kind. Turn the shine on them, phones away.",
        "Five listeners each hold a fifth of the worry. Pick one, give them the whole of it, and let them help.",
        "New places love you back at once. Return to one you’ve already been to, and find out what it’s like on a Tuesday.",
        "Ask to share the result from start to finish: “I open better than anyone, so pair me with a closer.” Get it in writing.",
        "A friendship that never got its second evening is still open. Write, “What happened next?” and read every line of the answer.",
        "Leaving at the high point has a cost that shows when it’s quiet. Choose one unfinished conversation and go back into it.",
      ],
    },
    Cancer: {
      thesis:
        "Around you, people get looked after before they’ve noticed that they need it. You remember the interview and call that night; you see who’s standing alone and pull them in; you celebrate what others forget. ESFP shows love out loud, in deeds, right away. Cancer remembers everything that ever mattered to anyone. So those around you feel like the favorite, and you enjoy it as much as they do. Then a difficult week of your own comes along, and no one is told in so many words. With a smile on, you wait to see who will think of it, and by Sunday you know who didn’t.",
      argument: [
        "Cancer wants to be taken care of without having to ask. ESFP would rather give than look needy, and giving comes so easily. The two settle it by example: you give people the care you’re hoping someone will give you, and trust them to take the hint. They don’t, because to them it’s simply your character, a generous person who wants for nothing, since you’ve never been seen wanting. You feel forgotten by friends who’d drop everything if they knew. What they get is a few short messages, and they can’t think what they’ve done.",
        "This week, ask for one thing outright, two days ahead: “Thursday’s going to be rough. Would you call me that night?” Choose a person who owes you nothing. When the phone rings, don’t turn it into a talk about them. It counts even though you asked, and that’s the part to practice.",
      ],
      year: [
        "Buy the flowers, cook the favorite, mark the date: for one day be the friend you’ve been to everyone else.",
        "Generosity with money tends to run one way. Tell the person who’d gladly pay their half what the half is.",
        "Say it two days ahead: “Thursday will be hard, so please ring me after supper.” Put it in a message, plainly.",
        "Rooms warm up when you’re in them, and family traditions live because of you. Choose one and ask another to host it.",
        "Let them know what would make your birthday good, down to the cake. Surprise isn’t the only proof of love.",
        "Extra shifts fill with thanks that no one says. Before the next favor, mention what it replaces on your list.",
        "Brightness can be a slammed door with a bow on it. Tell the other, “I’m hurt. Please ask me again.”",
        "Count up what you’ve given one person in secret hopes. Either ask for something back, or call it a present and be done.",
        "Where you’re a guest, people look after you, and nothing is expected. Accept every offered cup and the better bed.",
        "The review won’t mention what held the team together unless you bring the list. Five items, then the raise you want.",
        "Before you strike a friend off in silence, give a hint that even a busy person can’t miss. Use the words “I need.”",
        "Tired of giving? Close the kitchen for a night, tell people that you have, and see that they manage with toast.",
      ],
    },
    Leo: {
      thesis:
        "When a crowd is stiff, you’re the one who thaws it. You walk up to the toughest face there, find out what makes it laugh, and don’t let go until it has. ESFP feels what will delight people and does it on the spot; Leo does it with style and a big heart, and makes others feel honored to have been picked. It’s a joy to watch. In a couple of hours nearly everyone present is on your side. Then you go home, or back to those who knew you before, and something in you sits down. The stories stop halfway. The people who love you most get to see you rest.",
      argument: [
        "Leo wants to be adored, freely, by someone whose opinion counts. ESFP wants to see it in a face, at once. Those who are already fond of you can’t supply either, because their love is old news and doesn’t gasp. So the effort flows to the person who isn’t convinced yet. Strangers get your best, because your own people have already applauded. It isn’t that you love them less, only that you’ve stopped courting them. They would never say so, since it sounds petty to be jealous of a waiter, but they’ve noticed that they have to bring guests along to see you shine.",
        "One evening this week, give a person who has loved you for years what you’d give a new one: dress for it, plan a surprise, find out something you don’t know yet. Say, “I’ve been saving my charm for people I like less than you.” Leave your phone in your coat.",
      ],
      year: [
        "Dress up on an ordinary day, for the people at breakfast. Their delight has been available all along.",
        "Clapping costs an employer nothing. When the praise comes, thank them and ask what it amounts to in dollars.",
        "Tell the good story to someone who already loves you, with all the voices. They’re tired of hearing it through the door.",
        "The stage lights stay on when you walk in at home tonight: one surprise, one question you don’t know the answer to.",
        "Romance is where you’re magnificent; no one feels more chosen. Court someone you’ve had for years as if you could lose.",
        "Show business takes sleep. Leave one party while they still want more of you, and be in bed by eleven.",
        "Complaints about your yawn deserve a hearing before your list of merits. Ask, “When do you get the best of me?”",
        "Ask a trusted person outright: “I had a bad day, and I need to hear something nice.” It works all night.",
        "In a place where no one knows your name, be ordinary for a day. See who talks to you anyway.",
        "Pour your freshest hour into the client who already believes in you. The skeptic can have the afternoon.",
        "Your praise in front of a group changes how people stand. Single out the most loyal one there, by name.",
        "After applause comes the drop. Spend that hour with someone who knew you before, and leave the phone in your coat.",
      ],
    },
    Virgo: {
      thesis:
        "People relax when you come in, partly because you’ve already confessed to something. You’re late, you’re a mess, you wore the wrong shoes: you say it first, with perfect timing, and everyone who was nervous about their own flaws breathes out. ESFP wants others at ease. Virgo sees whatever is off, and sees yours in close-up. So you offer your faults to the company as entertainment, and they love you for it. What they can’t see is how well prepared you came, or that each of those lines was on your mind as you lay awake. They laugh. Some of them also make a note.",
      argument: [
        "Virgo finds fault and can’t stop. ESFP can’t stand a heavy mood, its own included. They’ve agreed on comedy: you judge yourself as hard as you like, provided that it’s funny. You say it so that no one else gets to. For that evening, it does take the sting out. But joke about your faults long enough and people will take your word for it. They stop trusting you with the very thing you’re good at, and offer advice you don’t need. And you, hearing them agree, decide that you were right about yourself.",
        "Drop the opening apology this week. When you serve the meal, hand in the report or arrive, say nothing against yourself for ten minutes. If someone praises it, answer, “I’m glad. I put real work into that.” Notice how much your tongue itches. That’s how often you’ve been doing it.",
      ],
      year: [
        "Arrive without the confession. Ten minutes with nothing said against yourself, and the outfit will look as good as it is.",
        "Say the price with no apology in front and no discount behind. If they swallow, let them.",
        "Cross out “just” and “probably wrong” before you hit send. What remains is usually correct and twice as short.",
        "Family still tell the old story of your clumsiness, because you taught it to them. Offer a newer one.",
        "Comedy is your element, so aim it at the situation and leave yourself out. The laugh is just as good.",
        "Careful hands and a good list make you excellent at this. Do the day’s work once, and refuse to redo it at night.",
        "When they agree with your joke, it stings. Tell them, “If I make fun of myself, don’t nod. I’m checking.”",
        "Shame gets smaller in a serious voice. Tell one mistake to one person, without a single punch line.",
        "Take the exam, book the advanced course, pick the trail marked difficult. Your own forecast of failure is badly calibrated.",
        "Put three results with figures at the top. Weak points can wait until the boss asks, and many don’t.",
        "Newcomers relax when you admit to something human. Make it a small and true thing, then mention what you do well.",
        "The critic works late. Give it one page, a pencil and a quarter of an hour, then close the notebook.",
      ],
    },
    Libra: {
      thesis:
        "Ask you for anything and your face says yes before you do. With you, no one has to beg, explain or feel like a nuisance, and nearly every invitation meets with enthusiasm. ESFP loves people and the present moment. Libra loves harmony, and knows how to make each person feel that you two are of one mind. You can entertain two people who aren’t speaking to each other and leave them both delighted, and there’s nothing insincere about it. Only, an hour later, someone else wants the same evening. That look is hopeful, too, and it’s right in front of you.",
      argument: [
        "Libra can’t stand to seem unkind. ESFP goes by the expression in front of it, and to see one fall is nearly a physical pain. So you say yes to both, and hope. You’d rather disappoint people later, when you aren’t there to see it. The no comes anyway, as a late text, a headache, a plan that never quite gets a date. It reaches people after they’ve bought the ticket. On Monday they were ready for it. By Friday it’s a letdown, and what they learn is that your yes is merely a way of being nice.",
        "For one week, answer no request on the spot. Say, “I’d like to. Let me look, and I’ll tell you tonight.” Then do tell them that night, by voice if it’s a no: “I can’t, and I wanted you to hear it early.” Listen to what happens on the other end. Usually they recover before you do.",
      ],
      year: [
        "What would you wear, eat or do if no one’s face were involved? Find out on a morning when you meet no one.",
        "Bring the number on paper and lay it on the table. Ink isn’t moved by a sad expression.",
        "“Let me look, and I’ll tell you tonight” fits any request. Then call by nine, especially when it’s a no.",
        "Two relatives want the same evening. Decide before you hear either voice, and tell the second one first.",
        "An unhurried date suits you better than three half-promised ones. Cancel two of them early, kindly and by voice.",
        "Every yes lands in some later Tuesday. Keep one page of promises open while you talk, and read it before answering.",
        "Affection seems surer to them once they’ve heard you refuse. Decline one small thing, and stay in the room.",
        "Admit where you agreed only to be spared a look: “My real answer was no.” Late is still better than fading out.",
        "Choose the destination yourself this time, without a vote. You knew within three seconds which picture was right.",
        "Your tact can settle what two bosses couldn’t. Do it, and then sign your name under the result.",
        "Group plans lean on your sunny yes. Give a date, or say that you won’t be there, the same day.",
        "Hidden messages weigh on a quiet evening. Answer the oldest with two honest lines, and the rest of the night is yours.",
      ],
    },
    Scorpio: {
      thesis:
        "After a fight, you’re the first to make it easy. You bring the hug, the grin, the “come on, let’s eat,” and the person who hurt you can hardly believe their luck. ESFP wants the warmth back as soon as possible. Scorpio wants to know exactly what happened, and it doesn’t forget. Together they give you a courageous heart that isn’t naive: you approach people whom others avoid, and you stay when it gets ugly. Your forgiveness is sincere, yet while you were hugging, something else took place. Inside, without a word, that person was moved to a place farther away.",
      argument: [
        "ESFP can’t live in a bad mood for long. Scorpio can’t let a betrayal pass as if it were nothing. You satisfy both by dividing the work: on the surface you make up at once, and underneath, access is withdrawn. You forgive fast and out loud, and then never quite trust them again. It spares you an unpleasant scene, and it gives you an advantage as well, since you know where they stand and they don’t. What’s lost is their opportunity to repair it. Eventually you’re surrounded by people you’re lovely to and no longer tell anything.",
        "Before you make up with anyone this week, wait one night. Then say what it did: “I’m not over it yet. When you told them, I felt like a fool, and I need to know why.” Listen to the end. If the answer satisfies you, let it go all the way. If not, at least they’ll know.",
      ],
      year: [
        "Looking cheerful over a fresh hurt takes strength you could use elsewhere. Let your face be serious until lunch.",
        "If a promise about money was broken, bring it up within the week. A smile will be booked as agreement.",
        "Wait a night before you make it easy. Then call: “I’m not over it yet, and I want to know why.”",
        "There’s a subject at home that the laughter goes around. Open it on a calm day and stay seated.",
        "With your whole heart in it, love is an adventure for two. Tell them one thing you’d lose sleep over.",
        "Work given at half strength is a silent complaint. Say the complaint, and take your full speed back.",
        "Someone thinks they’ve been forgiven. Let them know what is still open, and what would close it for good.",
        "Ugly truths don’t frighten you off, and that makes you precious in a crisis. Sit down with the person others avoid.",
        "Distance lets you see an old injury at its real size. Write that person a page there, and decide at home about sending it.",
        "A credit taken from you can be corrected while people remember. Ten minutes, the facts, and “I’d like it put right.”",
        "You’re lovely to several people you stopped trusting. Choose the one you miss, and give them a chance to repair it.",
        "Grudges kept in good order disturb your sleep. Sort them into two lists, speak or drop, with a date beside each.",
      ],
    },
    Sagittarius: {
      thesis:
        "Wherever something wonderful is going on, you’re in it up to the neck, and you’ve brought people. You laugh harder, stay later and enjoy more than anyone, and an ordinary afternoon near you acquires the atmosphere of a vacation. ESFP lives in the present with its whole body. Sagittarius looks at the horizon and imagines even better weather there. For most of a good day the two get along. Then comes the best moment, when no one would rather be elsewhere, and you hear yourself say, “We have to do this again! Next time, let’s go to the coast.” Everyone cheers. And for you, this one is over.",
      argument: [
        "ESFP wants the moment to last and knows that it won’t. Sagittarius can’t stand an ending, and always has somewhere to go. The way out is to leave early while staying put: you plan the next good time so you won’t have to feel this one end. It protects your optimism, and it prevents you from ever feeling satisfied. You’ve experienced more happiness than most people, and you’re hungrier. Your companions notice it too: exactly when they’re most contented, you’ve gone on ahead, and whatever they had to offer appears not to have been enough.",
        "Choose one pleasure this week and let it finish. No plans during it, no pictures, nothing booked for afterward. When it’s done, sit for twenty minutes with the person who was there and say, “I don’t want it to be over,” which is all that your planning was trying to tell them. Some sadness will come. It’s the other half of having been there.",
      ],
      year: [
        "Wake up without a plan for one free day and let it stay empty until noon. You’re good company for yourself, too.",
        "Beginnings are cheap for you and exits are expensive. Before paying for the next adventure, see what the last one has brought in.",
        "Don’t plan the next visit during this one. Ask another question and hear how their story ends.",
        "Quiet at home isn’t a waiting area. Cook something that takes three hours, with the person who lives there, and book nothing.",
        "Joy comes to you by the armful, and people are happier for standing near. Take one pleasure to its very end.",
        "Restlessness at four in the afternoon is often plain tiredness. Try water, daylight and twenty minutes flat on the couch.",
        "To be planned for isn’t the same as being enjoyed. Tell them, “I don’t want to be anywhere else right now.”",
        "When someone grieves, postpone the getaway. Sit there, say little, and let the sad hour have its full length.",
        "Few people travel with so open a heart. Choose fewer stops, and leave each with a proper goodbye.",
        "Harvest what you planted: ask to stay on for a second year, with a share of what it earns.",
        "Your crowd loves your next idea. Ask them what they made of the last one, and listen until someone is moved.",
        "Stay when the music stops. Help stack the chairs, feel the ache, and say to the person who is left, “I’ll miss this.”",
      ],
    },
    Capricorn: {
      thesis:
        "If you said you’d come, you come, and you bring your share of the fun. You’re up when others flag, you get the stiff ones talking, and in lean times it’s you who keeps spirits high because it needs doing. ESFP loves encouraging people. Capricorn honors its commitments and expects nothing for free. Thanks to the two of them, even happiness is delivered reliably, and friends have come to depend on it, although few of them have ever met you in a low week. In those weeks there tends to be a cold, a deadline, an early morning, and no one is to come by.",
      argument: [
        "ESFP needs people the way others need sleep. Capricorn believes that a place among them has to be earned. So you live by a rule that no longer feels like one: you may come if you’ve something to offer. When you can’t be good company, you don’t let yourself have company. The result is backward: on your best days you’re surrounded, and on the worst, when another person would help most, you’re home with the phone face down, working on getting presentable. Friends have no idea that it’s ever hard. Some of them even conceal their own difficult days from you, since you always seem untroubled.",
        "In your next low week, don’t cancel. Go, tell one person, “I’m no fun today, I just didn’t want to be alone,” and then be no fun for an hour. After that you can leave. The experiment is whether anyone is sorry you came.",
      ],
      year: [
        "Turn up as you are, in the old sweater and the low mood, somewhere you’d be welcome. Leave after an hour if you like.",
        "Effort disguised as fun earns the price of fun. Write the hours on the invoice and keep a straight face.",
        "Text the true version: “I’m no fun today, and I’d like company.” Anyone who comes has read the terms.",
        "Family count on your good spirits at every gathering. Sit down in the middle of one and let another pour.",
        "Fun that serves no purpose is allowed to you as well. Go as a guest, contribute nothing, and be the last on the swing.",
        "Being cheerful is work, so log it as such. Put one free evening a week in the calendar and guard it like a meeting.",
        "What they would like is you in silence on the couch. Drop the program, and let them see how tired you are.",
        "Tell one person what frightens you about being dropped. It has kept you useful for years, and they had no idea.",
        "The course that leads a step higher is worth your free evenings. Enroll under your own ambition, no one’s request.",
        "People follow you because you deliver. State it plainly to the one above: “I want to run this. Which result would convince you?”",
        "You keep a whole group’s spirits up in lean times. Let them return it by telling them when yours are low.",
        "Withdraw to rest, if you need to, and keep one visitor on the list. Tell that friend, “Come anyway, and don’t expect a show.”",
      ],
    },
    Aquarius: {
      thesis:
        "Within the hour, people tell you things that they’ve told no one. You make it easy: nothing shocks you, you like them better for being strange, and you’re so warm and so present that they feel, often for the first time, quite normal. ESFP gives all of itself to the moment. Aquarius accepts anyone and belongs to no one. So an evening with you can go very far very fast, and you mean every minute of it. Next morning, they wake up with a new best friend. You wake up wanting to be left alone, go somewhere, think of something else, and answer later.",
      argument: [
        "ESFP gets close by instinct, with arms and eyes and laughter. Aquarius needs air, and notices only afterward how near it came. Since neither of them plans ahead, you swing: all in, then out. The day after you’ve been closest, you’re hardest to reach. There’s no regret in it. You only have to be sure that you’re still your own person, and some distance proves it. But the other one has just the evidence to go by. You were wide open on Saturday, and by Monday you sound like an acquaintance. They look for what they did wrong. As a rule they did it right.",
        "After the next such evening, send one message before noon: “Last night was good. I’m going under for a day or two, it’s how I get, and I’ll call you Wednesday.” Then call on Wednesday. That’s all. You keep your air, and no one is left guessing.",
      ],
      year: [
        "Your own company restores you, and no apology is needed for it. Announce when you’ll be back, then enjoy being gone.",
        "Shared purchases and open tabs feel like strings to you. Write down who owes what and by when, and the string is gone.",
        "The morning after a long talk, send one line before noon: “That was good. I’m quiet today, and I’ll call Wednesday.”",
        "Living together goes better with a door. Arrange your two hours alone in advance, so that no one reads them as a verdict.",
        "When it’s wonderful, stay one day longer than your instinct says. Do the dishes together; you’ll still be yourself afterward.",
        "Big days need a blank one behind them. Put it in the calendar before anyone asks for it, and skip the guilt.",
        "“Are we okay?” isn’t an interrogation. Answer it with one sentence about tonight and one about next week.",
        "Tell someone which of their secrets you still carry, and that you’re glad to. Trust gets lighter with use.",
        "Strange customs and odd people make you shine. Travel where you’re the foreigner, and write to one person from there twice.",
        "The follow-up is where the credit goes. Ask to own it, with a date, before you move on to another cause.",
        "In any group you notice who was left out, and you bring them in. Keep one of them beyond the first glow.",
        "Solitude is good for you, vanishing less so. Before you shut the door, tell those who’d wonder what day it opens.",
      ],
    },
    Pisces: {
      thesis:
        "When someone near you is hurting, you sense it before they speak, and you do more than sense it, you move. A hand on the shoulder, a walk around the block, a ridiculous song at the right moment: they’re laughing with wet eyes, and it’s their first relief in days. Pisces feels what others feel as though nothing separated them. ESFP wants to do something about it immediately. So suffering people find you, and you rarely send anyone away. It’s a generous talent. The odd part is how well you feel on such days. Your own troubles, bad enough that morning, are nowhere to be found.",
      argument: [
        "Pisces can’t shut feelings out. ESFP can’t sit still with one that has no remedy, and yours seldom do. Another person’s grief answers both: it’s deep, and there’s something you can do. You feel everyone else’s sadness, and that’s how you avoid your own. It’s assumed that anyone so tender must be well acquainted with their own heart. In fact you tend not to have asked it anything for months. Then a day comes along with no one in trouble, you feel unaccountably miserable, and you go looking for someone who’s worse.",
        "Once a day this week, before you answer a cry for help, finish this sentence on paper: “And what I’m sad about is…” Two minutes, then go and help. On one evening read a line of it to a person you’ve comforted. Say, “You don’t have to fix it. It’s my turn to be listened to.”",
      ],
      year: [
        "Ask it before the first call of the day: “And what am I sad about?” Two minutes, on paper, honestly.",
        "An exhausted face isn’t an argument against your raise. Read your request aloud from the page, to the last word.",
        "A cry for help can usually wait until eleven. Say so kindly, and finish your own sentence first.",
        "At home you give good news about yourself and take in the bad news of others. Swap for one evening.",
        "Sing, dance or act it out, whatever it is. Play is how your own feelings find the way up.",
        "Your patience with the frail has no equal. Give your body some of it: regular meals, early nights, a real day off.",
        "To “How are you?” try the unfunny answer, and keep from asking back until they’ve replied.",
        "You know how to stay with pain. Let a steady friend practice on you: “Sit with me, and don’t cheer me up.”",
        "Travel somewhere without a patient in the party. Look at water for a while, and note which wish comes up.",
        "The decision about your own work keeps being interrupted. Book an hour for it, door closed, before anyone’s emergency.",
        "Friends who are doing well have been missing you. Call the happiest one, and share in something good.",
        "An evening when no one needs you can feel strange. Stay in it, let the mood come, and rescue no one until morning.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can revive an expiring party before the ice has melted in anyone’s glass.",
        "Your yes is immediate and whole, and people have changed their lives on the strength of it.",
        "Fear makes you funny, and your funniness has walked others through some frightening corridors.",
      ],
      costs: [
        "You make promises at the height of a mood and are seldom at that altitude when they fall due.",
        "Whatever doesn’t answer back, paper or practice or saving, gets what’s left of you at midnight.",
        "You want to be admired considerably more than you admit, and grow cold toward anyone who looks away.",
      ],
      tensions: [
        {
          between: "Give the moment or own it",
          text: "You’d like everyone to shine, and also to be the person everyone was watching; admit the second wish early, and the first remains generous.",
        },
        {
          between: "First night or fortieth",
          text: "Openings excite you, whereas the ordinary performances pay, so discover in every repetition one thing that is still capable of going wrong.",
        },
        {
          between: "Blaze or last",
          text: "Maximum heat seems to be your only setting. Twice a month, leave while you’d still prefer to stay, and observe what remains of it tomorrow.",
        },
      ],
      practice:
        "For two weeks, before you say yes to any invitation or project, walk once around the building, and if you still want it at the entrance, say yes at full volume. Note at the end how many walks altered the answer.",
    },
    Earth: {
      gifts: [
        "What you give is physically perceptible: a generous plate, a warm back, a bed already made for whoever is exhausted.",
        "Your taste is real, and your fingers can tell what will wear well before the label can.",
        "You stay for the unlovely part of other people’s troubles, with a mop and a pot of something.",
      ],
      costs: [
        "You feed feelings that wanted to be heard, your own included, and then feel heavy.",
        "Comfort keeps you for years in places that stopped paying you what you’re worth.",
        "Anything that comes in an envelope waits, and waiting makes it more expensive.",
      ],
      tensions: [
        {
          between: "Tonight or the roof",
          text: "The celebration is real, and so are the shingles, which deserve priority on payday. Afterward you’ll enjoy the celebration in dry clothes.",
        },
        {
          between: "Generous or counting",
          text: "You give freely and remember exactly. Ask for your turn while you’d still ask it with a grin.",
        },
        {
          between: "Roam or root",
          text: "Your legs are always recommending another place, whereas your back prefers its own mattress; let them choose on alternating weekends.",
        },
      ],
      practice:
        "Choose one tedious thing that protects you, an insurance bill, a form, a checkup, and take care of it on the first day of every month before any treat, rewarding yourself with a coin in a jar.",
    },
    Air: {
      gifts: [
        "You can make a stranger feel like the wittiest person you’ve met, and often they become so.",
        "Your ear catches how people really speak, so what you pass on is alive when it arrives.",
        "Opposites become friends across you, because each of them got a version of you that they could use.",
      ],
      costs: [
        "Your joke generally closes the conversation before the other person has reached the sore part of it.",
        "You agree with whoever is speaking to you, and they eventually compare notes.",
        "So much of the day goes out as talk that there’s little left to discover about yourself.",
      ],
      tensions: [
        {
          between: "Everyone or someone",
          text: "You’re lovely to forty and known by few. Once a week, have a second conversation with a person you already like.",
        },
        {
          between: "Warm or observant",
          text: "Your eye is considerably cooler than your arms. Consult it privately, and consult it before you commit yourself to anyone.",
        },
        {
          between: "Sound or silence",
          text: "An unoccupied hour sounds to you like bad news, although anyone who sits through the first ten minutes generally hears something better.",
        },
      ],
      practice:
        "On three evenings this week go for a twenty-minute walk with no phone and no companion. Each time bring back one thing you noticed, tell it to no one for a day, and then see whether it still interests you.",
    },
    Water: {
      gifts: [
        "You find the unhappy person in a cheerful crowd and get them out without anyone’s turning around.",
        "Your lightness has been to the bottom and back, so people in real trouble can believe it.",
        "You go on loving those who have left, and your house is kinder for remembering them.",
      ],
      costs: [
        "The bright face comes on by itself, and help goes home before it has arrived.",
        "You take on moods at a touch and make large decisions while wearing someone else’s.",
        "Cheering others up is an unpaid position that you’ve held for as long as you remember.",
      ],
      tensions: [
        {
          between: "Sparkle or sink",
          text: "You believe that you’re obliged to be either wonderful or absent. Appear at half strength on one occasion, and observe who objects.",
        },
        {
          between: "Their wish or yours",
          text: "Because theirs gets there first and resembles your own exactly, wait until bedtime before you consider anything decided.",
        },
        {
          between: "Keep or forgive",
          text: "You forgive aloud and ache for weeks. Admit to the ache inside a day, briefly, without music.",
        },
      ],
      practice:
        "Every night for ten nights, tell one person or one page the least cheerful thing in your day, in fewer than twenty words, adding no joke. On the eleventh night read them all, or ask that person what they heard.",
    },
  },
  openings: [
    "Ask ten people about you and they’ll all start to smile before they say anything, and then they’ll tell you ten anecdotes in which you’re in motion. It’s a good likeness, taken from the front row. These pages were written from the wings, where one can see who else goes on with you, and overhear what the two of you mutter.",
    "Somewhere the rule was laid down that work is the part of life that isn’t fun, and you’ve been looking for the person responsible. You earn best when the body is busy and someone’s glad of it. What follows concerns how to be paid for that, how to hang on to some of it, and which office will gradually turn you into wallpaper.",
    "Being liked takes you about four minutes, and you could do it in a language you don’t speak. Being known has turned out to be slower, and those who’ve managed it mostly did so by accident, on a moving day or in a waiting area, when there wasn’t anything to be merry about. Here is how to let them in without needing the accident.",
    "Nobody ever asks the lively one what’s under the floor, and you have taken care to keep the music just loud enough. It isn’t terrible down there. There’s a child with good reasons, a rival, a critic or a mourner, and some props from lives you never led, and we’ll only stay as long as you can stand it. Bring your shoes in your hand.",
    "A day, for you, is something that happens to the senses: a smell of toast, a tight collar, the cold rail, one chord. You inhabit it more fully than most people manage on vacation, although the body which gets you all of it is also the one you leave standing in the rain. Some upkeep, then, with as few lectures as possible.",
    "The question of where it’s all going has generally found you out, or about to go out. You mistrust it, and you’re partly right, since most people who bring it up are missing something under their nose; still, you have wondered, at red lights, with the radio off. This last part stays with you there, and it intends to be brief.",
  ],
  year: {
    "new 1":
      "Because other people’s faces have always been your mirror, a new look or habit hardly feels real to you until it has been seen, although this one can grow in private for a while before its first showing. It will be better for it.",
    "new 2":
      "Money, as you see it, exists to make an ordinary day nicer and leaves your hands warm with good intentions, so saving becomes easier once it has a face and a name, such as a trip with someone you miss.",
    "new 3":
      "Chatting your way through errands is half of your social life, and cashiers who smile at nobody smile at you. Going from pleasant to close takes a second meeting, and a beginning like this one makes the invitation less awkward.",
    "new 4":
      "Home, for you, is where the guests are, and when nobody is expected it can go a little flat, like soda left open. What would make you look forward to an evening there with no one but yourself to please?",
    "new 5":
      "Joy is your native language, spoken so fluently that people forget how much care it takes, and a fresh start in love or in making something goes far because you’re willing to be seen before you are any good.",
    "new 6":
      "Strict programs wilt on you within days, for you were never moved by a checklist on the refrigerator, whereas anything with music, company or a lovely-smelling soap has a future. Choosing discipline for charm isn’t cheating.",
    "new 7":
      "Strangers become your friends somewhere between the coat rack and the bar, since you trust early and show it. The second layer takes more nerve. If a person interests you, the unfunny version of one of your stories is a fair beginning.",
    "new 8":
      "Heavy subjects feel to you like rain at a picnic, and you are quick with the tarp, although those who love you would rather be trusted with a worry about money, loss or desire than be entertained all around it.",
    "new 9":
      "You learn through people, and keep a language for the sake of a friend who laughed at your accent or a belief because of a warm table, so whatever you’d like to study or see starts best beside someone just as green.",
    "new 10":
      "Colleagues love having you around, which hides how much you get done, since ease seldom looks like effort from outside, and a beginning in public life is a good point at which to let a result speak first, ahead of the charm.",
    "new 11":
      "A circle gathers wherever you settle, and you keep it warm without noticing the work involved, while your own hopes, having no faces to light up, get a good deal less of that care. Which one would you speak for?",
    "new 12":
      "Being by yourself with nothing planned feels at first like a party to which you weren’t invited, until a different mood arrives, slower and rather interesting, in which you find out what you think when nobody is reacting.",
    "full 1":
      "You brighten things so reliably that even friends forget you run on the same battery as everyone, and with all eyes turned your way, the tired side can be seen too. Most people find that a relief.",
    "full 2":
      "Generosity is how you say things, so your spending reads like a list of people you were fond of. Seen all together, it can be startling. Which of those presents would have been just as welcome as an hour of your company?",
    "full 3":
      "In high spirits you say more than you intend, most of it lovely, and if some remark has left a bruise, it’s easier to notice now and quickly forgiven, because nobody doubts your heart for long.",
    "full 4":
      "Families hand out roles early, and someone with your gift is usually asked to keep the rest in good cheer, an old arrangement that is easier to see for what it is at this moment. Let someone else fill the silence.",
    "full 5":
      "Whatever you have made, loved or cheered on blooms best before witnesses, since you’ve never kept a triumph to yourself, and while glasses are raised, you can notice who is happy for you without having to be charmed into it.",
    "full 6":
      "A wonderful night costs you more of the next morning than you admit, because excitement borrows from sleep without mentioning the interest, and the body is unusually clear now about what it’s owed. It accepts naps as payment.",
    "full 7":
      "Laughter keeps your bonds alive and sometimes shallow, since the joke arrives just ahead of the sentence that matters, although it’s simpler now to hear what someone close to you wants. The punch line can wait outside.",
    "full 8":
      "Sorrow makes you reach for balloons, although the bravest thing you ever do is to put them down and sit beside someone, and whatever went unmentioned, your own share included, is nearer the surface at present. Good company shrinks it.",
    "full 9":
      "Admiration comes easily to you: teachers, cities and theories are wonderful until the day they disappoint, and then you feel fooled. Seeing something you believe in more clearly is no betrayal of it. Can it be loved with its faults showing?",
    "full 10":
      "Praise delights you for a second before you wave it off so that no one will feel smaller beside you, and while your work is in view, you can try simply standing there for the whole length of a compliment.",
    "full 11":
      "At any gathering you know within minutes who feels left out, having made sure for years that no one would, and it shows now how many people owe their place in the circle to you. Can they return the favor?",
    "full 12":
      "As long as the music plays you feel fine, which is an excellent reason to keep it playing, but when it stops, some feeling that has waited politely comes forward, usually smaller and friendlier than your dread of it.",
    "eclipse 1":
      "Being everyone’s sunshine is a lovely job with no days off, and if you’re weary of it, a more serious face can be tried out at last among friends. They will know you anyway.",
    "eclipse 2":
      "Whenever money changes, your instinct is to soften the blow with a treat. What steadies you sooner is discovering how little of your happiness was ever on the receipt.",
    "eclipse 3":
      "Some friendships lose their ease for no reason that anyone can name, and although you tend to smile right through it, a kind, clear word spares both sides the ache of a long, slow fade.",
    "eclipse 4":
      "Changes at home reach you late, well after you’ve organized everyone else’s feelings about them. Keep an armchair free for your own, since they’ll want to sit down eventually.",
    "eclipse 5":
      "When a romance or a happy phase is over, the next invitation looks very much like medicine, although a gap in the program would do more to tell you what it was that you truly enjoyed.",
    "eclipse 6":
      "A routine held together by goodwill tends to give out all at once, and whatever takes its place does a good deal better when sleep comes ahead of favors, however sweetly these may be asked for.",
    "eclipse 7":
      "Keeping things pleasant has carried you far with the people who are closest to you, whereas a turning point calls for the much rarer gift of letting someone be upset with you while you stay warm.",
    "eclipse 8":
      "Relief and grief often arrive in the same car, and you needn’t decide which of them to greet. A loss that you’ve been humming over grows lighter once it has a name.",
    "eclipse 9":
      "A belief or a plan you adored can come apart without making you a fool for having loved it, since enthusiasm is, in your case at least, a renewable resource. The next gets better questions.",
    "eclipse 10":
      "If a role falls away, the applause leaves with it for a while, and you meet yourself in street clothes. The acquaintance is nicer than you would have guessed.",
    "eclipse 11":
      "Crowds shift, and you take every departure as though you had failed as host. Most people leave because it’s late. Who stays behind to talk while you look for the corkscrew?",
    "eclipse 12":
      "Worries learn to hide behind a full calendar, and yours have had excellent training, although the one that’s ready to come out wishes for the most part to be heard, and not to be cheered up.",
    "jupiter soft":
      "Good things find you often, because you greet them like old friends, and although a stretch like this one brings more of them than you can hug, the pleasure takes care of itself. Which would you tend for years?",
    "jupiter hard":
      "Saying yes brings a look to people’s faces that you’ve never been able to resist, and the trouble with plenty is that each yes is charming by itself and only all of them together sink the boat. “Let me see” disappoints nobody.",
    "saturn soft":
      "Patience comes to you through affection, since you’ll practice for years with a teacher you like and quit by noon with one you don’t, and at present steady effort weighs less while its results remain. Company first, then almost any subject.",
    "saturn hard":
      "Because the work of such a period earns few smiles, you begin to doubt that you’re doing well, although silence from across the desk as a rule means that people are busy, and pleasant rewards of your own devising keep you going.",
    "uranus soft":
      "Spontaneity is your strongest suit, and for once life is dealing it to you face up, with ideas and invitations from odd directions, to which you adapt in the time that others need to find their shoes. Something once unlike you may fit.",
    "uranus hard":
      "A shake-up excites you first and leaves you wanting a hug afterward, with good sense in both, and while you improvise with grace from hour to hour, choices that can’t be undone come out better once the dust has landed. Familiar faces at breakfast outrank advice.",
    "neptune soft":
      "Feelings pass through you as though you had no walls, and for now the traffic is mostly beautiful. Songs, colors and other people’s happiness all register a shade more strongly. Making something out of them, with voice or hands or frosting, gives them somewhere to stay.",
    "neptune hard":
      "Your trust goes out early and without an escort, which brings home wonderful friends and the occasional expensive lesson, and when everything has a glow, the glow says little about what’s underneath. Before signing, borrow an unimpressed relative.",
    "pluto soft":
      "Depth has never been missing in you, only upstaged, and in this period your serious side is taken at its word without needing a wink to lighten it, so a bond of fun will bear more than you’ve ever put on it.",
    "pluto hard":
      "Tension makes you want to win everyone over, and mostly you can, which is why the rare person who won’t be charmed troubles you so, although a contest of power isn’t decided by popularity. What would you stand by alone?",
    "mercury retrograde":
      "Plans made in a cheerful moment have a way of meaning two things at two addresses. If there is confusion, your good humor repairs it faster than any explanation would.",
    "mercury direct":
      "Messages move again, and with them the invitations that got stuck halfway. Has anyone who seemed cool been waiting for the reply that you sent only in your head?",
    "venus retrograde":
      "Past affections return in flattering light, because you remember how people made you feel and never how it ended. Looking back fondly doesn’t oblige you to call.",
    "venus direct":
      "Taste and tenderness find their footing, and it’s a pleasure again to dress, host and flirt. Whatever you nearly bought in doubt can now be judged at a glance.",
    "mars retrograde":
      "Running low confuses you, because enthusiasm is what you promise merely by walking in. Half of it is permissible, and teaches your friends to bring some of their own.",
    "mars direct":
      "Your drive comes back like the band after intermission, loud and eager to please. Any project you abandoned in the middle would be honored to be played first.",
    "ingress jupiter":
      "A generous year opens here, and nobody unwraps a year as gladly as you. What goes on giving is usually the thing that isn’t passed around immediately.",
    "ingress saturn":
      "It becomes a serious classroom for a few years, and you’ve always been a pupil who learned for love of the teacher. Good company makes these lessons lighter.",
    "ingress uranus":
      "Boredom leaves this area of your life for years. Along with the excitement you’ll want one steady custom, such as a regular supper, to come home to between surprises.",
    "ingress neptune":
      "A long enchantment begins in it, of the kind that makes music out of ordinary things. Gradually you learn to tell a lovely mood from a lovely fact.",
    "ingress pluto":
      "Layer by layer, through many years, this area gives up whatever was only for show. What remains is the thing you would love with the curtains drawn.",
  },
};
