import type { TypeProse } from "../type-prose.ts";

export const infp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Hurt someone weak in your presence and the whole table hears about it. Your face changes, your voice comes out stronger than anyone expected, and for a minute you, who would normally rather be anywhere else than in a quarrel, are not afraid of a single person there. INFP knows without thinking what is cruel; Aries doesn’t wait for permission to say so. People who have seen it feel safer with you. It happens at home too, when you’ve swallowed enough. You speak up, loudly, and most of it is fair. Then you see the other person’s expression. Everything in you rushes to undo it.",
      argument: [
        "Aries gets angry fast, says so, and is ready for lunch. INFP feels each hard word land as though it had struck a child. So your complaints go through two stages, and the second eats the first. You apologize for how you said it and take back what you said. The other person, relieved, forgives the volume and forgets the point, and nothing changes except that you’ve now been unreasonable. It costs you every reform you ever fought for at home. It costs them as well, because they can’t learn what hurts you from someone who withdraws it.",
        "After the next outburst this week, divide the apology in two: “I’m sorry I yelled. What I said about the money still stands, and I’d like to talk about it tomorrow at six.” Stop there. Tomorrow, repeat it calmly.",
      ],
      year: [
        "Courage comes easily for others; spend a little of it on the haircut, the run or the plan that is only yours.",
        "Once you’ve named your price, leave the phone in another room for the night. The friendly discount can wait until someone asks.",
        "After a sharp message, send one that mends the tone and keeps the point: “I was too loud. The question is still open.”",
        "Kitchens are where you swallow most. Mention the dishes on the second day, in a cheerful voice, while it’s still about dishes.",
        "Few are as quick to start something lovely. Get the game, the song or the kiss going, and skip the apology for your zeal.",
        "Stomach tight, jaw tight, no clear reason: some small injustice has gone unmentioned. Find it on a walk and report it by noon.",
        "Stay put when the other person looks hurt. Their face needs an evening, and your request can survive it if you leave it alone.",
        "Guilt makes you generous with the joint account. Decide about money that’s shared on a day when you’ve done nothing wrong.",
        "Injustice in a book or far away sets you on fire. Choose one cause, learn it properly, and give it a date each month.",
        "A petition in your hand tends to succeed where grumbling failed. Bring the boss one demand, and bring the same one again on Thursday.",
        "Ask a friend to be the keeper of your sentence: “I told them no. Please remind me of it when I start to wobble.”",
        "Being gentle with yourself includes the person who yelled. Lie down, let the guilt talk for a quarter of an hour, then sleep.",
      ],
    },
    Taurus: {
      thesis:
        "What you love, you love for good. You don’t trade people in, you don’t tire of a song, and a friend who has become difficult, dull or unsuccessful is still your friend, with a place kept for them. INFP sees the beauty in someone early; Taurus sees no reason why that should ever end. It’s restful to be loved like that, and rare, and many people have gotten back on their feet because your opinion of them hadn’t changed. Sometimes, though, they have. The warm person has grown cold, the fine job has turned sour. You go on talking to the one you remember.",
      argument: [
        "Taurus holds on to what has once been good. INFP lives by an inner picture, and the picture was made on the best days. With both in agreement, you stay loyal to who someone used to be. It looks like patience with the present, and it’s closer to absence from it: you overlook one disappointment after another, you wait, you silently compare, and you never mention to anyone what is actually happening. It delays a good deal of ordinary happiness. The other person misses out also, since no one can be met, or even properly quarreled with, by someone who is looking past them.",
        "This week, describe one person or job as a stranger would who had met them in January. Five facts, none older than that. Then tell someone, “I’ve been living with a memory. Here’s how it is now.” You don’t have to act on it. Only stop idealizing it.",
      ],
      year: [
        "Look at a photo from this season instead of the one you love. That person needs clothes, sleep and a plan of their own.",
        "Old loyalties show up on the bank statement: a club, a storage room, a subscription. Keep the two that still please you.",
        "You’re the one who still writes to the difficult cousin. Ask how life is now, and leave the shared stories for the second page.",
        "Something at home stands there for someone who no longer visits. Give it away kindly, and let the living choose what takes its place.",
        "Pleasure in your hands lasts: bread, clay, a slow dance, a garden bed. Teach one of these to someone younger.",
        "Heavy food and old music go together in a sad week. Keep the music, and cook something you’ve never eaten before.",
        "“Who are you these days?” makes a good question over breakfast, even after many years. Ask it without having the answer.",
        "Grieve for what has ended, once, with everything you’ve got, beside someone who knew it. “It was good, and it’s over” is allowed.",
        "Revisit no beloved place this time. A town without memories has to be looked at as it is, and you’re good at looking.",
        "List what first drew you to your position, and tick what still exists. Show the shortened list to the person who has the power to add.",
        "Among old friends you’re the one whose opinion never dropped. Tell the unlucky one so; few people get to hear it.",
        "Evenings with the past are allowed, with a closing hour. At ten, put away the letters and write one to a living person.",
      ],
    },
    Gemini: {
      thesis:
        "Few people welcome a new thing as you do. A person you’ve just met, a language, a plan for a magazine: you see at once what it could be, you talk about it with shining eyes, and your belief is so complete that other people start to see it as well. INFP supplies the dream; Gemini supplies the words, the jokes and the first thirty pages. Many good things in other lives began in a conversation with you. Those beginnings are fondly remembered. Ask about the middles, and it gets harder. Somewhere around the first dull day, you noticed that it wasn’t quite what you’d imagined, and your heart went quiet about it.",
      argument: [
        "Gemini wants what comes next. INFP wants something worthy of all that it feels, and measures everything real against a picture that no one else can see. The first weeks of anything are the one time when both are content, as it’s new and hasn’t yet failed the picture. You love beginnings because nothing has let you down yet. Then it becomes ordinary, you take the ordinariness for a mistake, and a fresh beginning smiles at you. It costs you depth, of the kind that only the second year contains. It leaves friends wondering what they did.",
        "This week, go back to one thing or person at the point where you lost interest, and give it an hour past the boredom. Say to the person who is concerned, “I went away when it stopped being new. I’d like to find out what comes after that.” Don’t bring an idea. Bring the hour.",
      ],
      year: [
        "Keep one thing about yourself the same until it bores you, and then a week more. You’ll meet a part you usually outrun.",
        "The new hobby wants equipment by Friday. Rent it, borrow it, and buy it only after the first afternoon you didn’t enjoy.",
        "Words light up for you, so lend them: write the notice, the toast or the ad for a neighbor who can’t find any.",
        "A household is mostly middle. Fold, sweep, repeat the story, and look for the one detail that was never there before.",
        "Falling in love is your art, and it can be practiced on the same person. Ask them something you’ve never asked.",
        "Dull day of the project: greet it, set the clock for an hour, and do the plain part first. Dread is usually longer.",
        "When a bond loses its shine, speak before you turn away. “I’m in the flat part, and I’m still here” keeps a door open.",
        "Disappointment is a small grief, and you tend to leave before it arrives. Stay for it once, and see what’s left afterward.",
        "Go back to the language you dropped at lesson twelve. What bored you there is the gate to talking with people.",
        "Half-finished is what a career forgives least. Choose the piece nearest to done, and let nothing fresh past the door until it’s out.",
        "Write to a friend from two enthusiasms ago: “I went quiet when life got busy with new things. I miss you.”",
        "Old notebooks full of beginnings are waiting on a quiet evening. Pick the one that still makes you laugh, and write page thirty-one.",
      ],
    },
    Cancer: {
      thesis:
        "Little that has ever mattered to you is lost. You remember what was said at the window, who was kind to you when it counted, what your friend was afraid of at nineteen, and you treat each person with all of that in mind. INFP feels what it was like for them; Cancer keeps it safe, for as long as it takes. To be known by you is to have a home in someone. You keep the other things with the same devotion. An old unkindness, a door that was closed on you, a sentence never taken back: you go to see them from time to time. They haven’t aged.",
      argument: [
        "Cancer won’t let go of anyone, even of those who hurt it. INFP believes that people are good underneath and will see, sooner or later, what they did. So the hurt is kept open, like a lamp left on. You’re still waiting for someone to come back and be sorry. It’s a kind of love, and it has you living partly in a house where no one else lives. Those who are with you now are affected in ways they can’t understand: they’re suspected of the original injury, comforted too late, and loved with divided attention.",
        "This week, write the apology you’ve been waiting for, word for word, as they should have said it. Read it aloud once, to yourself or to someone you trust. Then say, “They won’t say it, and it was owed to me,” and give the evening to a person who is actually there.",
      ],
      year: [
        "Think of the face you’d have if nothing were owed to you any longer. Begin the day with that one, well fed.",
        "What you were never paid for may stay unpaid. Send one last invoice where it makes sense, and price the next job higher.",
        "Gratitude keeps as well in your memory as injury does. Call someone kind from back then: “You said something I still live on.”",
        "Someone at home forgot again, and an old silence rises. Count only this time, and say, “I’d have liked a call today.”",
        "Few remember the fears and favorites of the young as you do. Use it for a surprise that fits one person exactly.",
        "A cold, an ache, a bad night: care for it as you’d care for a guest, on the first day instead of the fifth.",
        "Let a clumsy apology count. It comes from the person in front of you, and it’s the one that can be built on.",
        "Write down what you’re still owed in tenderness, and by whom. Choose the debt that can’t be collected, and cross it out.",
        "Roads that don’t lead past the old address do you good. Travel toward someone who is expecting you.",
        "The wrong at work can be named once, with a date for putting it right. After that, apply for something and face forward.",
        "Hold the gathering that keeps your circle together, and seat the newcomer beside you. They’ll remember it as long as you would.",
        "Quiet evenings take you back to people who are gone. Stay for one good memory, and then call someone who isn’t.",
      ],
    },
    Leo: {
      thesis:
        "You know how to praise. When someone has done a thing with love, you find what is singular about it and say so in words that person will keep for years, and they can tell you mean it. INFP sees into the heart of the work; Leo is generous and has a sense of occasion. One would suppose that a person like this receives praise easily. It does come to you, often, from many sides, and while you’re smiling and thanking them, a voice inside you goes through it: they liked the surface, they’d have said so to anyone, they missed what it was about. By evening you’re hungry again.",
      argument: [
        "Leo wants to be adored, and doesn’t mind who knows. INFP wants to be recognized, meaning that the one secret thing in it should be seen without being pointed out. A compliment satisfies Leo for a second, and then INFP examines it and sends it back. You turn down every compliment that doesn’t see all of you. What it costs is nourishment, for you sit hungry at a full table. The givers notice, too: they offered what they had, saw that it didn’t arrive, and with time they keep their admiration to themselves.",
        "This week, accept three compliments as they are, with the words, “Thank you. That makes me happy,” and add nothing. In the evening write them down without comment. And to the person whose recognition you want most, say what it’s about: “The part I cared about was the ending. Did it reach you?”",
      ],
      year: [
        "Wear the color that people always compliment. Let it be the surface they like, and enjoy having such a good one.",
        "There is money in the part of your work that comes easily. Charge for it as though it were hard; the buyer can’t tell.",
        "“Thank you, that made my day” answers nearly any kind message. Send it within the hour, before you’ve examined the wording.",
        "Your family admires you for practical things, such as the soup. Let them, and serve it with a flourish.",
        "On a small stage with people you like, sing the whole song. Something true happens when you stop guarding it.",
        "Being called reliable isn’t an insult. Do the steady task well, hear the praise for it, and keep the secret masterpiece for evenings.",
        "Tell the one you love which part you hoped they’d notice, and give them a second look at it. They were trying.",
        "Hidden longing gets lonelier with age. Show someone a page, a scar or a dream, and accept whatever they happen to say first.",
        "Learn from a teacher who praises plainly. Note each word of it in the margin, and argue with none of them until you’re home.",
        "Read your collected praise before you meet those who decide. Then ask for the larger piece, in the tone of someone who’s wanted.",
        "A shy talent in your group needs exactly your kind of sentence. Give it in front of the others, and stay for the blush.",
        "Alone, you can hear the voice that sends back every gift. Answer it once aloud, “They meant it,” and go to bed fed.",
      ],
    },
    Virgo: {
      thesis:
        "Mistakes are safe with you. When a friend confesses something petty, cowardly or plainly stupid, you understand at once how it came about, you say so in the kindest words, and they go home lighter. INFP loves the person behind the failure; Virgo knows precisely which part can be repaired, and how. There’s no pretense in it, and your opinion of them doesn’t change. Then you do something similar yourself: forget a birthday, say something sharp, envy a friend her good news. No understanding comes. The judgment is quick and severe, and it doesn’t occur to you to ask for your own advice.",
      argument: [
        "Virgo measures everything, starting at home. INFP carries an ideal of what a good person is and means to become one. For others the two make exceptions out of love; for you there are none, and you take that to be modesty. Look at it once more. You forgive in others what you think you’re too good to do. Behind the hard verdict stands a high opinion, that such failings are natural in them and a scandal in you. It costs you whole nights. It also puts you a step above the people you’re comforting, and they feel the step without finding the word.",
        "The next time you’ve done something small and bad this week, tell it to a friend as a plain fact: “I was jealous of her, and I was short with her because of it.” Don’t call yourself names or compensate for it, but listen to what they answer, and believe that it applies.",
      ],
      year: [
        "Speak to yourself in the mirror as you’d speak to the friend who confessed last week. You know the words by heart.",
        "A small mistake with money gets a large sentence from you. Correct it, note it, and buy yourself a coffee on the way home.",
        "Send the note with the blot in it, and sign it gladly. The recipient will find it charming, as you would.",
        "The family can live with a forgotten errand. Mention it once in passing, and don’t make up for it with a cake.",
        "Draw badly with a child, or dance badly with someone you like. Laugh first, and notice that no court is in session.",
        "Finish when it’s good enough for a colleague you respect. Hand it in on that day, and spare yourself the hours of penance.",
        "When you’re the guilty one, ask about the other person’s hurt before describing your own. “How was it for you?” is enough.",
        "Envy, pettiness, a lie of convenience: tell someone close, “You won’t admire this one,” and confess it. Expect a worse one in return.",
        "A course for beginners is a place where errors are the lesson. Take one where marks aren’t given, and sit in front.",
        "Apply with two requirements missing. If a friend had your record, you’d have filled in the form for them already.",
        "Your kindness toward other people’s failings is a refuge. Offer it to the one in your circle who has gone silent from shame.",
        "Sleepless over a sharp word? Set the hour tomorrow when you’ll say sorry in one line, and give yourself the night back.",
      ],
    },
    Libra: {
      thesis:
        "It’s hardly possible to dislike you, and you’ve seen to that with great tact. You find out what delights a person and what they can’t stand, you soften a remark before it leaves your lips, and you agree so graciously that the evening goes wherever they’d hoped. INFP wants everyone to feel loved; Libra knows how it’s done in practice, down to the tone. People are happy with you. They call often, they tell others about you, and some of them love you very much. You see it, you’re grateful, and you don’t entirely believe it. After all, you know how much was arranged.",
      argument: [
        "Libra would do nearly anything to be in harmony with the person across the table. INFP wants to be loved for what it is, with nothing left out. So one of them removes whatever might displease, and the other then looks at the result and can’t recognize itself. You make yourself easy to love, and then doubt the love. The doubt is logical: they chose what they were shown. What it costs is rest, since a place won by pleasing has to be won again tomorrow. And those who love you keep giving to someone who can’t receive it.",
        "This week, do one thing that’s slightly hard to love, with someone who’s fond of you: say that you didn’t enjoy the film, arrive in a bad mood and leave it on, ask them to change the plan for your sake. Put it simply: “I’d rather not, today.” Then watch whether they’re still there at ten.",
      ],
      year: [
        "Pick a color, a film or a breakfast that no one you know would choose. Tastes grow stronger with use.",
        "Accepting the first figure is a courtesy you can’t afford. Answer, “I’d hoped for more,” and take an interest in the window.",
        "Send one opinion without softening it, on something small, such as a song. The friendship will outlive your view of the chorus.",
        "Beauty in a home is your doing. Arrange one corner entirely as you like it, and let the others get used to it.",
        "Let yourself be courted for a change. When they ask where you’d like to go, name the place, the time and the table.",
        "Headaches tend to follow a week of yeses. Move one appointment to suit yourself, early, and see how little it upsets anyone.",
        "Disagree with a partner about a thing that matters a bit, then stay for dinner. You need to see the two go together.",
        "If you doubt that you’re loved, ask for something inconvenient: “Could you come tonight, although it’s late?” Unarranged kindness is what convinces you.",
        "Say what you believe in the company of people who don’t. Your tact makes you the ideal person to be contradicted by.",
        "Bosses have met your pleasant side. Hand in one piece exactly as you’d want it, and tell them it’s the version you stand by.",
        "Friends are fond of you and short on facts. Supply three: what bores you, what you envy, where you never want to eat again.",
        "Being alone, you don’t have to please anyone, and it takes a day to notice. Take two, and write down what surfaced.",
      ],
    },
    Scorpio: {
      thesis:
        "You can love at a depth that many people only read about. When someone lets you see their grief, their shame or their worst year, you don’t look away, and you stay, long after the others have gone home to their own lives. INFP looks for the soul in it; Scorpio isn’t satisfied with the surface of anything. Those you’ve been through something with can count on you forever. It’s different with the friendly, the cheerful, the ones who turn up on time and want nothing. You like them, although you can’t quite feel it. Something in you listens for the ache, doesn’t hear it, and loses interest.",
      argument: [
        "Scorpio believes in what has been through fire. INFP believes in a love so true that it changes you. Both are looking for proof, and pain is proof that can be felt in the body, so you trust love more when it hurts. The absent one, the wounded one, the one who needs rescuing: there you’re certain that it’s real, since it costs so much. Meanwhile kindness goes unrecognized because it’s calm. What you lose is the person who’d have been good to you, and they lose heart, not having known that they were supposed to wound you first.",
        "This week, spend an evening with the most uncomplicated person who likes you. Don’t dig. When you feel the dullness, remind yourself that unfamiliar safety often feels like that, and give it one more hour. Then tell them, “I feel peaceful with you,” and let that be an important sentence.",
      ],
      year: [
        "Calm isn’t emptiness. On a morning when nothing hurts, stay in it a while before you go looking for what’s wrong.",
        "Price your work by its worth to them, and leave out what it took from you. Suffering doesn’t appear on good invoices.",
        "Chat with the cheerful neighbor for five minutes. There’s no hidden wound to find, and the tomatoes are worth hearing about.",
        "On a peaceful evening at home, refuse the deep talk that wants to begin at midnight. Peace was the point.",
        "The one who arrives on time and makes you laugh deserves a third date, or a third game. Let delight be evidence.",
        "Rest before you’re ruined. A body that’s looked after on an ordinary Wednesday will carry you through other people’s bad years.",
        "“Nothing is wrong, I’m just not used to nothing being wrong” is worth telling a partner. They’ve been wondering.",
        "Others leave the room and you can stay. Hold the hand, say, “I’m back tomorrow,” and go home at an hour you chose beforehand.",
        "Choose the gentle country, the funny book, the teacher who’s kind. Wisdom has been found in such places as well.",
        "A superior who devours people can make you feel chosen. Before you give another year, ask who left and how they look now.",
        "Call the friend whose life is going well. They’ve missed you since their disaster ended, and joy is also worth witnessing.",
        "Old pain comes by at night like a visitor who knows the way. Nod to it, and think through someone’s kindness in equal detail.",
      ],
    },
    Sagittarius: {
      thesis:
        "In your eyes people are larger than they’ve ever been. You see what the tired teacher could write, what the shy student could dare, what a quarrelsome pair could be to each other, and you say it with so much conviction that they often go and do it. INFP finds the seed in someone; Sagittarius already sees the forest, and talks about it beautifully. A remark of yours can start a career. Living beside that conviction every day is another matter. The teacher is still tired. The student would like an evening off. And the one who loves you best has noticed that you’re gazing slightly past them.",
      argument: [
        "Sagittarius lives in the future, where everything works out. INFP loves the essence of a person and takes the visible rest for a temporary condition. Both are generous, and together they make a mistake that’s hard to complain about: you love who they could become, and they can feel it. For a while they grow toward it and are happy. Then comes a week in which they’d like to be loved as they stand, without promise. They look to you, and encounter expectation, which is a courteous way of being turned down.",
        "This week, tell someone close three things about them that you’d be content to have unchanged for twenty years: “I love how you read the paper. Don’t improve.” Give no encouragement until Sunday, however obvious their undeveloped possibilities appear.",
      ],
      year: [
        "You’re fine company as you are tonight, with cold feet and nothing planned. Do something pleasant that won’t improve you.",
        "Live for a month on what is actually paid, leaving promises out. The sum you reach is a good argument for a raise.",
        "Praise your brother, sister or neighbor for what they already do. “You always call back” will please them more than a plan.",
        "Home has no potential tonight; it has soup. Eat it, and tell the person who’s there what you’d hate to see changed about them.",
        "You can make a shy person brave with one sentence. Offer it to a child or a sweetheart, and cheer whatever they dare.",
        "Daily work is your dreams’ weak spot. Give the plainest task its hour each morning, and let the vision have the rest.",
        "Ask a partner whether they’d like faith or company today. If it’s company, put away every word that ends in “someday.”",
        "Mourn for what someone couldn’t give you. Once that’s done, you may find that what they do give has been underrated.",
        "Long roads and large beliefs suit you. Go far, talk to strangers, and write down what people there are like already.",
        "Ask those who promised for the day and the sum. An enthusiast who wants it in writing is taken more seriously.",
        "A friend who has given up on something needs you to be at ease with it. Bring cards, and leave encouragement at home.",
        "What didn’t come true this year has a right to a farewell. Name two hopes, thank them, and go to bed unpromised.",
      ],
    },
    Capricorn: {
      thesis:
        "What has been entrusted to you gets done. Cheerful or grumbling, tired or not, you keep your appointments with the world: the payment goes out, the visit is made, the report has its appendix. INFP knows for whose sake it’s being done; Capricorn knows that feelings alone have never kept a roof up. Others depend on you, and they hardly imagine that behind this orderly person there’s another, with a song half finished, or a garden, or a story, or simply a love of doing nothing in good light. That one has been promised an hour as soon as everything is finished. The promise is no longer new.",
      argument: [
        "Capricorn believes in merit: first the effort, then the pleasure. INFP believes that what it loves is the reason for being alive. The two have reached an agreement in which Capricorn sets the order and INFP waits. You treat what you love as a reward for what you don’t. Since the duties renew themselves overnight, the reward keeps moving ahead of you. You become dependable and a little gray, and those who live with you miss the lighter one, whom they’ve met on vacations.",
        "This week, reverse the order on three mornings. Give the loved thing your first forty minutes, before the inbox, before you’re useful to anyone, and do it badly if you like. If someone asks, say, “I’m doing this first now.” The duties will be done. You know yourself.",
      ],
      year: [
        "Before you’re useful to anyone, do twenty minutes of what you love, in your pajamas if necessary. The day can start after that.",
        "Give the loved thing a line in your budget, between rent and insurance. You pay your bills; it will get its share.",
        "Tell a neighbor, a sister or the man at the counter what you’re making. Being asked about it next week helps wonderfully.",
        "When someone offers to take over the evening, leave the house, or the desk at least. The laundry isn’t a guest.",
        "Here’s what you’ve been saving for later: the song, the dance, the silly game. Start before the table is cleared.",
        "Your steadiness is a rare engine. Point it at your own pleasure with a fixed hour, and count a missed one as overdue.",
        "Partners recall how you look when you’re lost in something. Ask one, “What have I stopped doing that you liked?” and write it down.",
        "Bitterness at the playful is homesickness. Tell someone what you envy in them, and let them show you how it’s done.",
        "Leave for a day without a purpose you could put on a form. If asked, say, “I’m going to look around.”",
        "Before saying yes to more responsibility, count the hours it leaves for the work you came to do. State that number aloud.",
        "Perform, read or show the unfinished thing to three friends on a date you’ve set. They’d come for a scale in C.",
        "Doing nothing in good light was once your talent. Take a chair to the window, and let the report go without its appendix.",
      ],
    },
    Aquarius: {
      thesis:
        "Where others see a nuisance, you see a person whom the rules forgot. You stand up for the misfit, you listen to opinions that make everyone else stare at their plate, and you never laugh at what someone holds dear. INFP feels the injury; Aquarius keeps a cool head about it and asks how the whole thing could be arranged more humanely. Strangers find you remarkably easy to confide in. For those who are close to you, there’s a puzzle. When something has hurt you, you go away. Days later you return, thoughtful, kind and composed, with an insight. They missed the part in between. They’d have liked to be there.",
      argument: [
        "Aquarius can’t bear to be seen out of control. INFP feels everything, in great waves, and can’t speak while they last. So you take the wave somewhere else, often politely, sometimes for days. You come back when you’re calm, and they think you were never upset. What they get is the conclusion, often wise, with the tears taken out, and they answer in the same reasonable tone, which then strikes you as cold. The arrangement keeps your dignity. It costs you comfort, because comfort can only be given to a person who is there and in need of it.",
        "This week, when something gets to you, stay five minutes longer than you want to, and say, “I’m upset, and I can’t talk yet. Sit here with me.” Let your face be whatever it is. The insight can follow.",
      ],
      year: [
        "Let your face do what it does for one day. The composed version has been seen, and people would like to meet the other.",
        "If a bill or a low offer stings, say so on the day. Principles can be sent along later, as an attachment.",
        "A message from the middle of it is worth ten from afterward: “Bad day, no insight yet.” Send that to one person.",
        "Retreat no farther than the next room, with the door open. Someone can bring you tea without a conversation.",
        "The odd ones, young or old, play freely around you. Invent something with them, and be as ridiculous as you allow them to be.",
        "Long walks settle you; take them before the wave has turned into a headache. Tell someone when you’ll be back.",
        "Stay at the table for five more minutes than you can bear. You needn’t speak, and you don’t have to be fair yet.",
        "Tears are information that arrives early. Let one trusted person have it raw, and save the wise summary for your diary.",
        "Bring home a new way of living from every trip or book, and try it out. You’re generally a few years ahead.",
        "When a decision above you has hurt, your memo sounds like theory. Go that same afternoon: “This one hit me. Here’s how.”",
        "People who fit nowhere gather at your desk. Introduce them to each other, and for once tell them what you need.",
        "Solitude repairs you, if it isn’t a hiding place. Before you close the door, leave a word about when it opens again.",
      ],
    },
    Pisces: {
      thesis:
        "People find a welcome in you that they seldom find elsewhere. Without judging or hurrying them, you can imagine why anyone did nearly anything, and when they ask you for something you feel their hope so clearly that your yes is out before you’ve noticed. INFP can’t bear to fail someone; Pisces can’t quite tell their wish from yours. For that moment it’s sincere. You’d love to come, to help, to read the manuscript, to stay in touch. Then the days pass, and something in you turns away from it, softly, like a sleeper. You don’t cancel. You don’t write. You hope that they’ll understand.",
      argument: [
        "Pisces wants everyone to be happy, now, in front of it. INFP wants to be true to itself and knows, a while later, that it never meant to. A refusal would settle the matter, but it would also put disappointment on a face, and you’d feel it as your own. So you never say no; you let people find out. They find out by waiting. It seems gentler to you, and for them it’s actually harder, since they’re left without an answer, wondering about everything they might have done to deserve it.",
        "This week, take one thing that you’ve let drift and end it in two lines: “I said yes, and I can’t do it. I’m sorry that I let you wait.” No reasons. And for the next request, whatever it is, have one sentence ready: “I’d like to say yes, so ask me again tomorrow.”",
      ],
      year: [
        "Your body says no long before you do. For a week, listen to your stomach before each answer, and keep a tally.",
        "Let a firmer friend name your fee, and stay silent while it’s discussed. You can thank everyone afterward.",
        "Answer the oldest message first. “This is late, and the answer is no, with love” takes one breath and frees three.",
        "Those at home would rather hear “not tonight” than find you asleep. Say it at six, and suggest an hour that’s true.",
        "Imagination comes to you like weather, and others have been waiting for rain. Write the fairy tale, score the film, dress the puppets.",
        "One promise a day is a good dose. Write it on your hand, keep it by evening, and wash it off.",
        "An agreement made to please will be broken softly later. Take a night over the terms, then cross out what you won’t do.",
        "Stay on the line for the silence after a refusal. It’s shorter than any of the nights you’ve spent avoiding it.",
        "Say yes to the trip you want and no to the one you’re wanted on. Disappointed people recover quickly.",
        "Tell the person who assigns the work how to reach you when you’ve gone silent. A direct question from them can rescue a whole project.",
        "Friends find mercy with you and want nothing finished. Invite the one you’ve been avoiding, and begin with the plain apology.",
        "Let something end with a sentence rather than a fade. Two honest lines, sent before sleep, make the best pillow you’ve had.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can persuade a discouraged person, within one conversation, that their odd idea deserves an attempt.",
        "Injury to anything defenseless gets you on your feet before you’ve had time to be shy.",
        "Your sincerity is contagious; cynics near you forget for an hour what they had intended to say.",
      ],
      costs: [
        "Splendid openings accumulate behind you, because the third repetition feels to you like lying.",
        "People get your devotion in one blaze and then wait weeks, cooling, for you to come back.",
        "Disappointment strikes you as betrayal, so you walk away from some things that only needed a nap.",
      ],
      tensions: [
        {
          between: "Modest or magnificent",
          text: "You conceal your work and long to see it exhibited, so hang one piece wherever a stranger would have the opportunity to criticize it.",
        },
        {
          between: "Kind or furious",
          text: "You postpone anger until the kindness has been exhausted. Spend a modest amount of it weekly, while there’s plenty of both.",
        },
        {
          between: "Wait for it or go now",
          text: "Since the leisurely daydream and the sudden leap know nothing about each other, give every leap one boring week of preparation.",
        },
      ],
      practice:
        "On the first evening of each week, take one thing you started and left, work on it for twenty-five minutes, without improving the plan, and write at the top where you stopped.",
    },
    Earth: {
      gifts: [
        "Under your care neglected things recover, from ferns to apprentices, and you never mention the hours.",
        "Your ideals can be sat on, eaten from and lived in; you manufacture goodness out of actual wood.",
        "Others grow calm at your pace and find, to their surprise, that more gets done.",
      ],
      costs: [
        "You remain years too long in an existence that fits, because it has taken the shape of your back.",
        "Your affection is expressed in repairs, and the people you love are still waiting for the actual sentence.",
        "The vision outgrows your strength, whereupon you lie down and call yourself lazy.",
      ],
      tensions: [
        {
          between: "Meaning or maintenance",
          text: "You despise the chore until its neglect ruins the vision. Do one each morning, before you’ve had time for philosophy.",
        },
        {
          between: "Stay or stir",
          text: "Comfort argues persuasively and the calling mumbles, so give the calling one paid half day every week and see whether it becomes audible.",
        },
        {
          between: "Done or kept",
          text: "Once anything is finished it’s able to leave you, so determine its owner before beginning, and write the name underneath.",
        },
      ],
      practice:
        "Each morning for three weeks, before looking at any screen, spend ten minutes on one household job with your hands, and on the last day of the week, note which one left you lighter.",
    },
    Air: {
      gifts: [
        "You can put one person’s strangeness into words that another person is glad to hear.",
        "Quarrels lose their heat in your neighborhood, because each side hears itself quoted fairly.",
        "Curiosity keeps you young; you have never concluded in advance who is worth listening to.",
      ],
      costs: [
        "So many views pass through you that your own is reported missing at important moments.",
        "You live in the telling of your life, and the day itself goes by without you.",
        "Everyone counts you as a friend, and few could say what keeps you awake.",
      ],
      tensions: [
        {
          between: "Fair or faithful",
          text: "You do justice to every position and disappoint the one you actually favor. Argue for your own, once a week, however unconvincingly.",
        },
        {
          between: "Near or clear",
          text: "Distance makes you eloquent and closeness makes you stammer, but the important things need to be said in person, even if they come out crooked.",
        },
        {
          between: "Many or mine",
          text: "Every subject invites you. Accept the one whose boring pages you would read, and send regrets to two of the others.",
        },
      ],
      practice:
        "Once a week, before hearing what anyone else thinks of some question, write down your own answer in two lines and read them aloud to one person. Revise nothing for a full day, however persuasive they are.",
    },
    Water: {
      gifts: [
        "You know what people have lost before they mention it, and you make the losing less lonely.",
        "Affection, in your keeping, doesn’t go stale; you know what was best in those who’ve forgotten it.",
        "Beauty gets all the way in, and it comes out again as consolation for others.",
      ],
      costs: [
        "Feelings that were never yours determine what you do with an entire afternoon.",
        "You postpone living until the feeling passes, and there is always another behind it.",
        "Hurt is kept and tended so faithfully that those who caused it have long since moved.",
      ],
      tensions: [
        {
          between: "Merge or remain",
          text: "You find people by dissolving into them. Come back from each visit with one conviction you had before it.",
        },
        {
          between: "Look back or begin",
          text: "The past has better music. Let it play in the evening, and give the mornings to something with no history.",
        },
        {
          between: "Tender or firm",
          text: "You assume that a refusal would injure them as it injures you. Decline one thing a week, and observe how comfortably they survive.",
        },
      ],
      practice:
        "Every evening, draw a line down a page, and for five minutes put the feelings you picked up from others today on the left and your own on the right. Act only on the right side tomorrow.",
    },
  },
  openings: [
    "People like you read such descriptions, underline two lines, and feel a little lonelier afterward, because they were so nearly right. This one opens with a disagreement, as you do. There’s the person you are when nobody wants anything, and there is another, older than your manners and considerably less polite, with its own view of how you ought to live.",
    "Work is the topic on which your kind gets lectured most, generally by people who tell you to be realistic and then go home and weep at films. These pages take it as settled that you cannot give your best hours to something that leaves you cold, and ask the less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone turns up, people like you tend to be in love, with a person assembled from novels and one summer. Those who come later have to compete. These pages are about them, the actual ones, who snore and mean well, and about what you do in their company when you imagine that you’re doing nothing.",
    "You know more about your own insides than most people know about their town, and there’s one street that you take care not to go down, although you think about nearly everything else. Bring a coat. The residents are ruder than you are, and they’ve been hoping for a visit, and one or two of them can be of use.",
    "Days are harder for you than years. A whole life you can imagine, with its seasons and its meaning; a Tuesday with a dentist in it is another affair. So here are the smaller provisions, sleep, lessons, paint, ten minutes, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you want to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was rather good. These last pages go looking for what became of it, and hear from a correspondent who has known you for eighty years and is still remarkably fond of you.",
  ],
  year: {
    "new 1":
      "People usually meet your courteous outer layer first, because the rest of you comes out only where it feels safe. A fresh start with looks and first impressions narrows that gap. Which color, opinion or laugh has so far been kept for home?",
    "new 2":
      "Money seldom interests you for its own sake; it stands for freedom or for worry, and gets looked at according to mood. The figures seem friendlier at a beginning. It can be eye-opening to learn what others charge for a thing you give away.",
    "new 3":
      "Most of your conversations take place beforehand, in your head, where everyone is eloquent and nobody interrupts. By the time of the real one you’re slightly tired of it. The short, unrehearsed kind comes more easily at present, even over a fence.",
    "new 4":
      "Home, for you, is less an address than the place where no one needs you to be cheerful. So a room that feels wrong wears on you more than it would on others. Moving a chair to the better window is a respectable beginning.",
    "new 5":
      "Making things comes naturally to you until someone is meant to see them, and then the enjoyment drains out and an examination begins. Flirting goes the same way. With stakes this low, what would appeal to you if it were certain to be discarded?",
    "new 6":
      "Routine has a poor reputation with you, because the routines you were handed never came with a reason. Once a habit serves something you love, you keep it faithfully. A chore paired with music, a candle or a dog has a fair chance.",
    "new 7":
      "You approach people by slow degrees, noting how they treat waiters, cats and your silences. Meanwhile imagination fills in the blanks, usually in their favor. At a beginning the actual person gets to do some of the talking, a relief to both.",
    "new 8":
      "Whatever is delicate, from a joint account to grief or desire, you approach in circles, since one clumsy word would bruise someone. The circling is kind, and it can last for years. If a subject has been waiting, how would its simplest version begin?",
    "new 9":
      "Faraway places and large ideas feed you, and in spirit you’ve often arrived before the suitcase is out. The imagined trip never misses a train, so the real one looks awkward beside it. Awkward trips, however, give you the better stories.",
    "new 10":
      "Ambition of the ordinary variety passes through you without stopping, since a career means little until you can see whom it helps. To others this resembles drift. A start in public life benefits from having one particular face in mind. Whose is it?",
    "new 11":
      "Groups exhaust you in the middle and please you at the edges, where one real conversation is usually happening. You have belonged to fewer than have invited you. The circle that suits you shares an affection, so that talking becomes optional.",
    "new 12":
      "Alone is where you find out what you felt, generally some days after it happened. Without that time, other people’s moods pile up on you like coats on a bed. Should an evening fall empty, there’s no duty to find it a use.",
    "full 1":
      "The picture people have of you turns up in a remark, a photograph or an introduction, and it seldom matches your own. As a rule it’s kinder than yours, though less interesting. Before correcting it, consider what they notice that you skip.",
    "full 2":
      "When the accounts come into view, your mood proceeds directly to a verdict, as though the figure on the screen were a figure for you. It never was. A balance is mostly a record of rent, generosity and shoes, and looks milder after breakfast.",
    "full 3":
      "Because you consider your words so long, people may hear a conclusion without having suspected there was a question. Whatever was left between the lines comes out more readily at such a time. A misunderstanding caught here costs a blush, which is inexpensive.",
    "full 4":
      "In most families someone keeps the weather mild, and it tends to be you. The work goes unseen until you stop. If feelings at home run high, what would happen if the others found their own umbrellas for an evening?",
    "full 5":
      "Something you made, or your fondness for someone, becomes difficult to conceal under your coat. Exposure feels enormous to you because so much of your heart is sewn into it. Other people see only the coat, and would appreciate a closer look.",
    "full 6":
      "Little tasks collect behind you while your attention is on larger ones, and the body keeps a list as well. Both tend to send their bills together. There’s no moral in it. Choosing which job to drop is as useful as doing one.",
    "full 7":
      "With those you love, disappointment gets swallowed politely, on the theory that it will dissolve. A clear view of the relationship brings up its happiness too, some of it nearly forgotten. If there is a complaint, would it sound better as a wish?",
    "full 8":
      "Because you make such a good listener to other people’s sorrow, nobody thinks to inquire about yours. Whatever lies far down rises nearer to the surface here. If tears arrive over a commercial for paper towels, they were on their way anyhow.",
    "full 9":
      "Your beliefs are less like opinions than like old friends, which is why an argument against one can spoil your lunch. With convictions in the open, some teasing is possible. A belief that has been laughed with is easier to share.",
    "full 10":
      "Praise embarrasses you and criticism lingers, so that being seen at work costs you twice. Results speak up on their own at such a time. When someone admires them, you’ll notice a joke rising to shoo the compliment away. Does it have to?",
    "full 11":
      "Affection, in your case, often remains at a distance: you think warmly of friends for weeks while their phones show nothing. Friendship appears in a clear light here, lapses included. Nearly anyone would forgive the interval for a photo of something silly.",
    "full 12":
      "Tiredness reaches you late, since daydreaming resembles rest and isn’t quite. A whole season of feelings will sometimes request attention simultaneously, generally around bedtime. Sleeping, crying and staring into trees all count as getting something done.",
    "eclipse 1":
      "Being easy to get along with has kept you safe, and it has also kept people guessing. As that version of you wears thin, a few edges show. They suit you.",
    "eclipse 2":
      "Security is partly a feeling with you, so a change in income or belongings can shake your sense of worth. What were you proud of before anyone put a price on it?",
    "eclipse 3":
      "Some correspondences depend entirely on your loyalty. If one of them goes still, or an old way of talking with a relative stops working, there’s space for a truer kind of sentence.",
    "eclipse 4":
      "Leaving a home, or a role in the family, makes you grieve even for what never happened there. Take an object or two along. The remainder you know by heart.",
    "eclipse 5":
      "Love and talent rarely follow the plot you wrote for them. When a chapter of romance or making closes, think back to what you enjoyed before it became important.",
    "eclipse 6":
      "Your systems begin in hope and end in a drawer. A job or routine that falls away was often propped up by guilt, and the floor looks surprisingly clean without it.",
    "eclipse 7":
      "It’s hard for you to tell where a person stops and your hope for them begins. A shift between you and someone close makes the border easier to see.",
    "eclipse 8":
      "Guilt makes you overpay, in money as in tenderness. If a debt or an old sorrow is coming to its close, the decent amount was very possibly paid some time ago.",
    "eclipse 9":
      "After an ideal lets you down, you’re tempted to give up on the entire sky. A belief that ends usually leaves one good habit behind. Which would you miss?",
    "eclipse 10":
      "No title ever fit you quite comfortably, so the loss of one is both strange and restful. The next can wait until you want it; politeness is how you got the last.",
    "eclipse 11":
      "You put your hope in whole circles at a time, and when one breaks up, it feels like the failure of an idea. Two or three of its people were the idea.",
    "eclipse 12":
      "If you have hidden something, even from your own diary, it loses its reason to stay hidden. That may feel like exposure at first and then like sleep. Explanations are optional.",
    "jupiter soft":
      "Good things seem to approach you shyly, because at the sight of one you step back to discover for whom it was intended. More is offered in this period, and less is expected in return. Which invitation would you accept if your modesty were away on vacation?",
    "jupiter hard":
      "Possibility is your favorite part of the house, and it has just acquired an extra wing. Everything looks lovely, every promise is sincere, and your energy remains its usual size. Choosing feels like betraying the others. They’re only ideas, and can sit on a shelf without suffering.",
    "saturn soft":
      "Discipline got its bad reputation with you from people who didn’t care about its purpose. Attached to something you love, it becomes devotion, and there you’re as stubborn as anyone alive. Steady effort goes far at present. Your favorite occupation deserves your freshest hour instead of the leftovers.",
    "saturn hard":
      "Deadlines, forms and requests for proof feel to you like being doubted, and you answer by withdrawing, or by finishing everything the night before. A stricter period makes that pattern visible. Nobody is judging your soul, although the paperwork takes that tone, and extensions are frequently granted.",
    "uranus soft":
      "Your unusual interests have mostly been raised out of sight, the way some people grow orchids in a bathroom. For a while the oddness itself is useful, and others are curious. Preparation is how you generally miss such openings. What could be shown with the soil still on?",
    "uranus hard":
      "Sudden change sends you looking for its meaning, since almost anything is bearable once it’s a story. Stories need time. If something you relied on shifts, your footing returns through ordinary things first, through soup, sleep and familiar faces. Only later does the new arrangement reveal a view.",
    "neptune soft":
      "Imagination is your native country, and for a while there are no guards at the border. Music, dreams and half-made lines come across uncalled, and they leave as easily. None of it has to become anything. All the same, a notebook beside the bathtub has saved many a good poem.",
    "neptune hard":
      "You see people’s best selves so vividly that the current occupant can go unnoticed. In a hazy period like this one, hopes are flattered, terms are blurred, and you would sincerely rather believe. A cool head nearby is valuable. Who in your life both loves you and reads contracts?",
    "pluto soft":
      "Beneath the mildness there’s a will, which your friends discover with surprise, usually when a value is at stake. At present it’s easier to reach, and goes further down than habit. An attachment preserved by courtesy alone, to a role, a grudge or a sofa, can end almost without drama.",
    "pluto hard":
      "Gentle people often get pushed until they reach the one thing they won’t give up, and then everyone is astonished, themselves included. Pressure from outside makes that line easier to find. Drawn early and in a normal voice, it seldom needs the speech you have been composing for it.",
    "mercury retrograde":
      "You talk in hints and listen for them too, which works beautifully with about three people alive. Among the rest, meanings slip. “Did you mean that?” can spare you an evening of interpretation.",
    "mercury direct":
      "Words you’ve been turning over settle into an order that you can stand behind. The third draft was good. The eleventh, as you know very well, is fear in nicer clothes.",
    "venus retrograde":
      "Distance makes nearly everyone more lovable to you, and nothing is so distant as the past. If an old flame or fancy comes to mind, what was it like on a wet Tuesday?",
    "venus direct":
      "Pleasure needs less of an excuse again. Your way is to earn a treat first and feel guilty regardless. Something can simply be pretty, tasty or soft, and be yours.",
    "mars retrograde":
      "Anger takes the back stairs in you, and comes out as fatigue, a headache or an urgent wish to rearrange books. On slower days it’s easier to notice what set it off.",
    "mars direct":
      "Energy returns in the direction of whatever you’ve resented not doing, and as a guide it’s reliable, though tactless. Where does it point before you have time to be reasonable?",
    "ingress jupiter":
      "For about a year life is generous here, chiefly to people who turn up in person. Your custom is to enjoy a prospect from the porch. The music is inside.",
    "ingress saturn":
      "Some years of slow building begin here. Inspiration visits you when it pleases, and this chapter rewards the days when it doesn’t. What would you gladly do badly until you do it well?",
    "ingress uranus":
      "For years to come, nothing here sits entirely still. You bend more easily than you suppose, provided that your values are left alone. Modest experiments keep the whole affair playful.",
    "ingress neptune":
      "A long, dreamy season opens here, splendid for art and poor for fine print. Longing will feel like information. Some of it is, and some of it is only longing.",
    "ingress pluto":
      "Over many years, whatever you keep up here out of guilt grows too heavy, and what you would freely choose grows stronger. It goes slowly enough for you to take part.",
  },
};
