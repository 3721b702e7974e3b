import type { TypeProse } from "../type-prose.ts";

export const enfp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    thrift: "spend",
    trust: "quick",
    risk: "bold",
    head: "feeling",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Courage spreads from you. Someone mentions a thing they’ve wanted for years, and you picture them doing it, say so, and have the first step arranged before they can explain why not. ENFP feels what a person could become, Aries won’t let it wait, and more than one brave decision among your friends began in a talk with you. You’re often the only one who said yes at once. Your own plans start in the same manner: you tell five people within the hour, and all five are in. You persuade others that fast so you won’t hear your own doubt.",
      argument: [
        "Aries wants to act before the feeling cools. ENFP wants company, and other people’s excitement is the best proof it knows that an idea is good. So you gather believers first and find out later whether you’re one of them. A wish that five friends are cheering for looks like a decision, and for a week it feels like one. Then comes an ordinary morning, the cheering has stopped, and the doubt you outran has caught up, with reasons. You move on. They can’t, or not so easily, since they’ve told their families and paid a deposit. They learn to love your fire and to wait a month before believing in it.",
        "Tell no one about the next idea until you’ve slept on it twice. Then give the first person you ask the strongest reason against it: “Here’s what worries me, and I still want to.” Anyone who joins you after that is really in.",
      ],
      year: [
        "A fresh start tempts you to announce it. Keep this one quiet for three days, and see how it feels without applause.",
        "The wish to buy is strongest while a friend is admiring it with you. Go back alone tomorrow and look at the price.",
        "One message from you can set a whole week in motion. Before you send the thrilled version, add, “I’m not sure yet myself.”",
        "At home they often remember your announced plans better than you do. Finish one, the dull part included, before you propose another.",
        "Falling for something is your gift, so enjoy it at full speed. Just let the first promise come after the second morning.",
        "Routines bore you as soon as the cheering stops. Choose a habit so short that no one would applaud it, and do it daily.",
        "Before you sign, tell the other side the weakest point of your plan. Anyone who still wants in after that is worth having.",
        "If someone put money or trust into an idea you’ve dropped, bring it up first: “I’ve moved on. What do I owe you?”",
        "When a place or a subject keeps attracting you with no one watching, believe it. Book the modest version and go without a crew.",
        "In the next meeting, promise the second step along with the launch, with a date. Few bosses have seen that side of you.",
        "Friends grow braver in your company. Pick the one closest to daring something, and spend an hour on the first step together.",
        "Left alone with a wish, you watch it shrink and get nervous. Let it shrink; what remains after a silent weekend is yours.",
      ],
    },
    Taurus: {
      thesis:
        "Pleasure is better in your company. You bring the idea no one has had and the comfort no one thought of, so that even a risky plan of yours includes a good meal, a soft bed and time to enjoy both. ENFP imagines a dozen other lives, Taurus loves the taste of this one, and people find in you a rare mix of appetite and calm. They settle down beside you and feel chosen. Then, over dessert, you describe with shining eyes how it would be to live somewhere else. You talk about leaving in front of the people you couldn’t live without.",
      argument: [
        "Taurus wants to keep things: the street, the bed, the person, the Sunday. ENFP is afraid that whatever is kept has stopped growing. You’ve found a way to have both. You stay, and you talk as if you were going. In imagination you’ve moved abroad, changed professions and lived alone by the sea, and after an hour of that the present seems beautiful again. To you it’s like opening a window. But those who share your present hear that something better is under review. You’d be shocked to learn that they take it seriously. Some make arrangements of their own; others simply love you less courageously.",
        "This week, tell someone what you would never give up: “I talk about leaving a lot. I wouldn’t leave this.” Name it exactly, their laugh, the walk, Tuesday evenings. Afterward, keep the next daydream private, and see whether it needed an audience.",
      ],
      year: [
        "Feeling well needs no excuse. Say out loud, “I like my life as it is,” and leave out the sequel.",
        "Work out what staying costs you and what it saves. The figures tend to show that comfort is a decent choice.",
        "Among neighbors and relatives, plans to move slip out of you as lightly as remarks on the weather. Mention something nearby you love.",
        "Treat the place as if you meant to be there in five years. Hang the pictures you’ve been saving for the next apartment.",
        "With you, an ordinary evening becomes a feast. Invite the person who makes you laugh, cook too much, and discuss no other country.",
        "The body likes sameness more than your imagination does. Give it one fixed bedtime for two weeks, and count the better mornings.",
        "The person beside you reads your sighs as reviews. Put the thing in words: “I’m restless today, and it isn’t about you.”",
        "Attachment is the secret you guard best. Let one person hear how badly you’d miss them, before there’s any reason to say it.",
        "When a far place calls, check the fare, ask for the leave, and invite someone. A real ticket settles more than ten daydreams.",
        "Bosses invest where they expect you to be around. Name one thing you want to build there within two years, and ask for backing.",
        "Hopes that include others come easily to a host like you. Make a plan with friends for next year, and put down the deposit.",
        "In a quiet hour, sort your imagined lives: those for pleasure, and those you’d pay for. The second list is often short.",
      ],
    },
    Gemini: {
      thesis:
        "People tell you things. You ask as if you really wanted to know, laugh in the right places, add an embarrassing story of your own, and by the second cup of coffee a stranger has become a friend. ENFP finds the feeling in what someone says, Gemini finds the words for it, and a talk with you leaves others more interesting to themselves. You’re known as an open book, and you’d agree. But look at what is in it: old troubles, amusing troubles, troubles already solved. You’re so open that few notice what you never say.",
      argument: [
        "ENFP longs to be known. Gemini keeps the conversation moving, and a conversation that moves doesn’t stop at anything that hurts. So you tell a great deal about yourself, all of it already shaped, and follow it at once with a question. It looks like closeness and has its warmth. But you go home having cheered up eleven people, none of whom knows that you’ve hardly slept for a month. There’s no one to blame for that, since they’ve apparently heard everything. It can be lonely in a way that no invitation helps, because you have been to all of them.",
        "Once this week, start with the unfinished part. Call a friend and begin, “Something isn’t good, and I don’t have a nice way of telling it.” Then answer questions for ten minutes without asking any. It feels like bad manners. Your friends have been waiting for a turn.",
      ],
      year: [
        "Being lively comes easily to you even on four hours’ sleep. Check how tired you are before you cheer anyone up.",
        "About money, say the number first, count to five, and let the other side fill the pause.",
        "Words are on your side now. Use a few on the relative you joke with most: “Honestly, how are you? I’ll go next.”",
        "Those who live with you tend to get the finished stories. Tell one at the kitchen table before it has an ending.",
        "Wit is how you play, and few do it better. Start the silly project with the funniest person you know, today if possible.",
        "Under a full load you complain so amusingly that it passes for entertainment. Report it flatly: two tasks, two hours short, one must go.",
        "In a quarrel your best lines arrive fast. Hold back the third one and ask, “What did I just talk you out of saying?”",
        "What hurts has usually been edited by the time anyone hears it. Take the uncut version to the one friend who keeps secrets.",
        "New towns and new subjects feed your hunger for talk. Ask the locals everything, and answer their first question as fully as they did.",
        "Put your name into the story of your last success, with no comic relief: what you did, what it brought, what you’d like next.",
        "Arrive among friends once without an anecdote. If someone asks what’s the matter, take it as an invitation and tell them.",
        "Silence can feel like an empty theater to you. Sit in it for twenty minutes, phone elsewhere, and notice which sadness comes first.",
      ],
    },
    Cancer: {
      thesis:
        "Where you are, people gather. You notice who doesn’t know anyone, you get the shy ones talking, and within an hour a bunch of acquaintances feels like a family with its own jokes. ENFP takes to nearly everyone, Cancer keeps them, and so there are people for whom you are the one place where they can come as they are. You’re the one who calls, cooks, reminds and reunites. It looks like pure generosity, and most of it is. Underneath is a sum you’d rather not do. You invite everyone, so you never find out who would invite you.",
      argument: [
        "ENFP wants people around, as many as possible. Cancer wants to be sure of a few. You make sure by being the one who brings them together, for the person who gives the dinner can’t be left out of it. So you keep track of birthdays, start the group chat, propose the weekend. It works so well that hardly anyone else needs to, and after a while that absence of initiative begins to look like an answer, so that on an empty evening you count who has ever asked you first. They would have. You never left them the gap in which to do it.",
        "For two weeks, organize nothing. When the itch comes, tell one person the reason: “I’m always the one who invites. I’d love to be invited.” Some will take longer than you can bear. Go when the first one calls, and bring nothing but yourself.",
      ],
      year: [
        "Spend the first free hour on something that only you would enjoy, and don’t ask who wants to come along.",
        "Hospitality has a price, and you seldom add it up. Let the next dinner out be paid for by the person who offers first.",
        "Look at who started your last ten chats. Leave the phone alone until two other people have opened one.",
        "Few people warm a home as you do. Let someone else cook in it for once, and stay out when it smells of smoke.",
        "On a date, or with the kids, let the others choose. However odd the plan is, don’t improve it; enjoy having been thought of.",
        "Errands for people who didn’t ask fill up your day. Strike two, and use the hour for your own doctor, walk or nap.",
        "When you want to be courted, hints seldom carry the message. Try, “Plan an evening for us, please, and surprise me.”",
        "Some of your kindness waits quietly for a return. Say what you’d like back, or cancel the debt and stop thinking of it.",
        "Away from your circle, strangers get to take you in. Accept the seat, the advice and the second helping, and return nothing.",
        "Apply for the thing before you know how it will end. “I’d like to be considered” is a full sentence and needs no cake.",
        "Bringing people together is your art, so use it on strangers. Introduce two who should know each other, then go home early.",
        "An empty evening tends to make you count who has called. Put the list away and go to bed with a novel.",
      ],
    },
    Leo: {
      thesis:
        "Talent catches your eye before its owner knows of it. One remark of yours, made in front of the right people, encourages a shy person to try, and when it works you applaud louder than anyone. ENFP senses what someone is capable of, Leo puts them in the light, and people stand differently for having known you. They felt seen, they say, for the first time. But success changes them: they get offers, opinions, admirers of their own, and your attention begins to wander to the next beginner. You love people best before they know how good they are.",
      argument: [
        "ENFP falls in love with possibility. Leo wants to be the sun in which it grows. As long as someone is unsure, both are content: you believe, they blossom, and every step they take is partly yours. Then they stop glancing at you before they speak. It ought to be your happiest moment. You do feel proud, and you also feel robbed, and since that second feeling is embarrassing, you cover it by discovering someone new, while the former favorite, who thought they had a friend, begins to suspect that they were a project. Some go back to being unsure when you’re near, because that’s when you were kindest.",
        "Call someone you once encouraged who does well without you, and ask for advice: “You’re better at this than I am now. How would you do it?” Let the lump in your throat be there. Thank them, and don’t mention how it all began.",
      ],
      year: [
        "The eye you have for talent works on its owner, too. Write down what you’d praise if you met yourself today.",
        "Whatever you teach for nothing, someone else sells. Name a fee for the next hour, at least to people who can afford it.",
        "Praise travels best when it’s short. Send three sentences to someone who has outgrown your help, and leave out the early days.",
        "Relatives who once looked up to you have opinions by now. Ask one of them for advice at dinner, and take it.",
        "Here is your stage, so use it. Perform, paint, fall in love out loud, and let someone else be the delighted audience.",
        "Few people clap for laundry or push-ups. Pick one dull habit, keep the tally yourself, and reward the tenth day properly.",
        "With an equal, you sometimes begin coaching out of habit. Stop halfway and ask, “What do you see that I’m missing?”",
        "Envy of someone you helped is easier to carry once it’s spoken. “I’m proud of you, and a bit jealous” has kept many friends.",
        "Beginners delight you, and you rarely get to be one. Learn something from scratch under a teacher who has no idea who you are.",
        "The next time someone you trained is praised upstairs, follow within days with a request of your own: title, budget or pay.",
        "In any group you spot the shy one within minutes. Encourage them, by all means, and afterward take the chair beside the confident one.",
        "With no one to inspire, a hollow feeling comes, and soon passes. Give it an evening before you phone anyone.",
      ],
    },
    Virgo: {
      thesis:
        "Ideas come to you warm and practical at once. You picture what would delight a person and also what could go wrong with it, so your gifts fit, your plans allow for rain, and wary people trust you further than they trust other enthusiasts. ENFP makes things in a burst of joy. Virgo goes over them afterward with a fine eye. Everyone else sees the talent and waits eagerly for the result. It’s nearly there, and has been nearly there for some time. You leave things unfinished because an unfinished thing can’t be found wanting.",
      argument: [
        "ENFP loves what a thing could be. Virgo sees what it is, down to the seam. While you’re still working, those two don’t have to meet, and so you go on working: one more version, one more course, one more opinion before you send it. When someone wants a look, you point out the faults first. People think you lack discipline, and you half believe them, though you’ve often worked harder on what you never showed than others on what they sold. What you lose is contact. No one can love, use or pay for something that is perpetually about to be ready, including several things you’ve been meaning to say.",
        "Choose something nine tenths done and give it away by Saturday. Say, “This is for you,” with no warning about the middle part. If a flaw keeps you awake, write it down for the next one. This one belongs to someone else now.",
      ],
      year: [
        "Go out as you are. The better version, with the haircut and the eight hours’ sleep, can join you later.",
        "State your price and leave out the sentence that lowers it. The flaw you were about to mention is rarely on the buyer’s mind.",
        "A message you’ve rewritten four times was fine at the second. Send that one to the person you’ve kept waiting.",
        "Let guests in before the place is ready. They come for you, and many relax at the sight of a little mess.",
        "Making things is pure joy to you until the checking starts. Stop while it’s still joy, give the thing away, and watch their face.",
        "Set yourself a time in place of a standard. When the hour is over, the task counts as done, whatever your eye says.",
        "After a compliment, swallow the correction. “Thank you, I’m glad you like it” is a complete answer, and it pleases the giver.",
        "Closeness asks to see you in draft. Let someone you trust hear a worry that you haven’t worked out yet.",
        "There’s no need to be ready for every kind of weather. Pack in an hour, book one night, and leave the rest open.",
        "Many people above you started underqualified. Hand in the application that meets six points out of ten, on time, without an apology.",
        "To friends with wild plans, your second look is worth a lot. Offer: “I love this. Shall I say where it could break?”",
        "Close one old project for good: finish it roughly, give it away, or delete it. Enjoy the peace you get in return.",
      ],
    },
    Libra: {
      thesis:
        "Saying yes is a talent of yours: someone tells you what they hope for, and you imagine how lovely it will be and agree so gladly that they feel chosen. ENFP can picture itself in nearly any plan, Libra takes pleasure in pleasing, and faces brighten when you turn toward them. You find the kind version of each side in a quarrel and send people home on better terms. Everyone at the table is happy while you’re at it. One or two others are expecting you elsewhere tonight. You’d rather disappoint people later than watch it happen now.",
      argument: [
        "ENFP wants every possibility, and Libra can’t stand to see a face fall. Neither has a word for no, so you give your yes to the face and your no to the calendar. You accept two dinners for one Saturday, mean both, and at five o’clock compose a loving message to one of the hosts. That way the refusal happens where you don’t have to see it. But the disappointment hasn’t shrunk. It has grown, because by then the other person has shopped, cooked and looked forward to you. They don’t scold, as you’re so dear about it, but they begin to hear your yes as a friendly noise, and invite someone else to be safe.",
        "Let one request this week end in a spoken refusal: “I’d love to, and I won’t manage it, so it’s a no.” Look at them and count to ten. Their expression usually recovers around four.",
      ],
      year: [
        "Before the invitations arrive, write your own wishes into the week. What you have to give away is the time left over.",
        "Step out of sight of the other person’s face before you treat, lend or agree to a price. Decide there, then go back in.",
        "Answer three invitations on the day they come, one of them with a refusal: “Not this time, and thank you for asking me.”",
        "Family often gets what outsiders have left of you. Let them pick their evening first, and treat it as already promised.",
        "Delight is your native skill. Give one person a whole undivided night, with no other party waiting for you across town.",
        "Too many promises tend to end in a headache. At the first hint of one, cancel something by voice, without a story.",
        "Do your partner or client the kindness of an early no. They can plan around it, and your next yes will weigh more.",
        "Someone has forgiven you a broken promise without a word. Mention it first, and ask what it cost them.",
        "Choose a single destination and refuse the charming detours that others suggest. A trip with one purpose will feel oddly luxurious.",
        "Anyone who gives you a second deadline should hear about the first: “I can do this or that by Friday. Which do you prefer?”",
        "Making peace is something few do as gracefully. Take on the quarrel your friends avoid, and let one side go home slightly disappointed.",
        "Rest is an appointment like any other. Keep two evenings for it, and when asked, reply that you’re taken, which is true.",
      ],
    },
    Scorpio: {
      thesis:
        "People bring you what they can’t tell anyone. Since you laugh easily, forgive in advance, and don’t flinch at the ugly part, they end up confiding the very thing they intended to hide. ENFP opens the conversation, Scorpio can bear where it goes, and what you hear stays with you. You’re also, in most people’s view, impossible to offend. A rude joke, a forgotten birthday, a loan not returned: you smile and it seems to pass. It doesn’t pass. You stay sweet until you’re gone, and few get a warning.",
      argument: [
        "ENFP lets slights go by, because there’s always something happier to talk about. Scorpio lets none go by, and remembers the date. The compromise is that you forgive aloud and count in silence. Your expression stays friendly, your messages stay affectionate, and somewhere a total is being kept, until a trifle arrives, a delayed reply, and it is the last one: you’re done, kindly and for good. The other person searches the final evening for what they did and finds nothing, since it began years earlier, with something that neither of you mentioned at the time. You grieve too, longer than they’d guess, over offenses that would have been apologized for in a minute.",
        "Bring up one slight this week while it’s still minor: “That remark stung, and I don’t want to smile and store it.” Choose a friend you’d hate to lose. Ask what they meant, and hear them to the end before you decide anything.",
      ],
      year: [
        "With so much force at your disposal, stop thinning it into sweetness. Start what you really want, and let your face show how much.",
        "A loan you laughed off is still on your mind. Ask for it back in one friendly line, amount included.",
        "Small digs are part of every conversation. Answer the next one while it’s small: “Ouch. Did you mean it that way?”",
        "The longest list of old hurts usually concerns family. Take a single item from it to the person in question, and hear their version.",
        "Passion becomes you more than politeness does. Say in plain words to the person who attracts you what it is they do to you.",
        "A jaw that aches in the morning often comes from yesterday’s smile. Trace it to one remark, and settle that before lunch.",
        "Before you leave anyone, say aloud that you’re thinking of it. Much of what you’ve counted up will be news to them.",
        "Others dread the talk about debts, death or desire, and you have the nerves for it. Begin gently, and stay to the end.",
        "A new place has never offended you, so arrive with your trust intact. If the room is bad, complain at once and enjoy the view.",
        "Credit that went missing last week can still be claimed in one sentence: “That part was mine, and I’d like it noted.”",
        "Write down what each of your friends has done right. The tally you keep in your head tends to leave out that column.",
        "Go over the people you’ve silently finished with. One of them deserves an explanation even now, and you’ll both rest better for it.",
      ],
    },
    Sagittarius: {
      thesis:
        "No one leaves you poorer in hope. You make a wrong turn sound like the plan, laugh first when the plan collapses, and persuade people that there’s more in them, and in the world, than they’d been told. ENFP attaches itself within an hour, Sagittarius keeps moving, and so there are people in many places who smile when your name comes up. They come up for you, too: on trains, in bookshops, at odd hours, with real love. Then the train arrives. You think of people so warmly that you forget how seldom they hear it.",
      argument: [
        "Sagittarius wants to be free to go. ENFP wants to be close to everyone it has ever liked. Since your body can’t do both, your heart does: you leave, and you love from there. The feeling is strong and completely sincere, so it seems to you that you’ve kept in touch, whereas the other person received a glorious season, then a picture of a sunset, then eleven months of nothing. They don’t doubt your affection. They simply stop calling when it’s serious, because they need someone who’ll come, and one day you learn of a divorce, or a death, from a third party.",
        "Each time you think of someone fondly this week, make it audible within the hour: “I just thought of you, and here’s why.” With one of them, add a date: “I’ll be there on the ninth.” Put nothing else in that day.",
      ],
      year: [
        "Good spirits like yours carry further in person. Take them to someone’s door before you post another picture.",
        "Add up what last year’s sudden departures cost. Set aside half that sum for the visit you promised long ago.",
        "A fond thought reaches people only once it’s sent. Make three calls, ten minutes each, to those you’ve been loving in silence.",
        "Be home for an entire dull weekend, and announce it beforehand. The people who love you have seen enough sunsets.",
        "Adventure is how you love, so bring it indoors. Turn an ordinary Wednesday into an expedition with the person who is usually left behind.",
        "A fixed hour annoys you on the first day and helps by the tenth. Choose one, early and outdoors, rain or not.",
        "If every day is too much, say what isn’t: “I can’t do each evening. Tuesdays and Saturdays I’m all yours.”",
        "When someone is ill or grieving, the postcard comes easily to you and the visit doesn’t. Go, sit down, and come again next week.",
        "Few travelers come back with so much hope to share. Before you set out, tell someone who stays, “The first evening back is yours.”",
        "Former bosses like you more easily than they can reach you. Write to one, answer another, and mention the post you’d like.",
        "When a plan falls apart, a group needs exactly your laugh. Bring it, and take on one regular duty as well.",
        "Stay a day in your own company with no ticket booked. Around evening you’ll know whose absence you feel; let them hear it.",
      ],
    },
    Capricorn: {
      thesis:
        "You make happy accidents last. A joke over dinner becomes a yearly event, a shared liking becomes a business, a handful of strangers becomes a club with a bank account. ENFP finds the spark, Capricorn builds the structure around it, and people who came for fun discover that they’ve been given something solid. Few combine so much warmth with such follow-through. But watch what happens to your pleasures. Music turns into rehearsals, a friend into a business partner, the daily walk into training. Whatever you love, you put to work, until it’s hard to remember the fun.",
      argument: [
        "ENFP wants delight, for its own sake and in company. Capricorn asks what it’s good for. Rather than argue, you give each delight a purpose, so you can have it with a clear conscience. A hobby gets a goal, the goal gets a schedule, and by the second year you are running something. Others admire it. Meanwhile you’ve begun to dread Thursdays. And since the fun was what everyone came for, they feel it fading, and don’t know how to tell you that they liked it better when it was silly. Friends, too, notice that evenings with you tend to end in tasks.",
        "Protect one pleasure this week from any use. Do it badly, tell no one, keep no record. If you start to see what it might become, say aloud, “No. This one stays useless.” Then meet a friend under a single rule: nothing you discuss may lead to anything.",
      ],
      year: [
        "Dress for fun. Spend one day on what comes easily, and when the question arises what it’s good for, leave it unanswered.",
        "Keep the thing you love unpaid for now, and raise the price of the one you’re tired of doing.",
        "Talk without an outcome is a rest for you. Ring a friend, trade nonsense for twenty minutes, and hang up without a plan.",
        "Family gatherings under your management run beautifully. Hand the next one to someone careless, and go back to dancing in the kitchen.",
        "Pick up the pastime you ruined by getting good at it, and do it badly for an hour. The pleasure often comes back.",
        "One duty on your list began as a joke. Give it up with thanks: “It was fun to start, and I’m handing it on.”",
        "Anyone who loves you fell for your lightness before they met your lists. Cancel one useful date together, and spend the evening on nothing.",
        "In bed as in grief, you tend to take charge so as not to feel foolish. Let the other one lead, scared or not.",
        "Sign up for the class that ends without a certificate. When asked what it’s for, answer, “Nothing, and I love it.”",
        "Here your spark and your staying power count together. State one ambition in a sober voice, with a date, and smile afterward.",
        "Groups become real around your odd ideas. Found the foolish club, and elect someone else as treasurer before the first meeting.",
        "Idleness annoys you most in other people. Take a whole free day yourself, sleep late, and have nothing to show for it.",
      ],
    },
    Aquarius: {
      thesis:
        "No one is too odd for you. Your questions show strangers that you’ve understood how their mind works, you treat the professor and the teenager alike, and people who never fit in anywhere find that with you they needn’t try. ENFP loves them one by one, Aquarius wants a world with a place for each, and many an outsider has felt normal at your table. They’d do a lot for you. But when one of them leans over and asks how you are, you become fascinating: a theory, a counterquestion, a change of subject. Your curiosity about people is how you stay out of reach.",
      argument: [
        "ENFP wants closeness, heart to heart. Aquarius gets uneasy as soon as a heart is actually there, with its demands. Interest is how you reconcile them. You go deep into the other person, further than most friends dare, and all the while hardly anyone gets into you. When they cry you’re tender for a minute, and then you notice something intriguing about crying. They’re flattered to be so well understood, and it takes them years to see that it ran in one direction. You lose no one by it. In a bad week you simply find that, of the hundred people you understand, few would know what to say.",
        "Choose one of the hundred. Let them ask you three questions this week, and answer each with a feeling rather than a thought: “I was ashamed,” or “I missed you.” If you hear yourself begin with “What’s interesting is,” stop, and start over.",
      ],
      year: [
        "Be ordinary in public for a day: hungry, tired, pleased with your new coat. Most people find that easy to love.",
        "Asking for money gets easier for you once it’s a principle. Leave it out: “I need this amount, and I’d like it by Monday.”",
        "Curious questions come to you by themselves. After the third one, stop, and tell the other how you slept and whom you miss.",
        "Under your own roof there’s no need to fascinate anyone. Sit close to someone for an evening and discuss nothing of interest.",
        "Originality makes you a wonderful playmate. Invent the game, and let the one you’re fond of see plainly that you invented it for them.",
        "Hunger and tiredness strike you as rather unoriginal. Eat at noon, sleep at eleven, and skip the article about it.",
        "When a quarrel begins, you rise above it and explain it. Come back down and finish one sentence: “I’m hurt because…”",
        "Someone has told you everything and knows little of you in return. Repay them with one secret, preferably one that makes you blush.",
        "Far from home your mind is at its happiest. Learn all you can, and write to one person that you wish they were there.",
        "Of all your projects, name the one you’d fight for, in front of someone with a budget. Support tends to go where wanting shows.",
        "Odd mixtures of people work because you treat each alike. Invite two of your worlds, and let them compare notes on you.",
        "Withdrawing feels like freedom, often until the third day. Before you go, tell one person when you’ll be back and that calls are welcome.",
      ],
    },
    Pisces: {
      thesis:
        "With you, people feel understood down to the tone of voice. You laugh half a second early, ache where they ache, and by the end of an evening their way of talking has crept into yours. ENFP opens to others, Pisces takes away the last barrier, and the result is a listener such as most people meet once. Around you, they like their own lives better, and they’re convinced that the two of you agree on nearly everything, which is correct for as long as they stay. Afterward you feel strangely missing. The only way you know to be yourself is to disappear for a while.",
      argument: [
        "ENFP wants to say yes to life, and life mostly arrives as a person. Pisces wants to melt into whoever that is. In company, then, there is only one set of feelings, and it’s theirs. You want what they want, and promise it. Alone again, you discover that you don’t, and since you never disagree to anyone’s face, the only refusal you have is absence: a canceled evening, a headache, nine days of silence. Then you return, as affectionate as ever. To you it’s coming up for air, but they seem to know two people, one who adores them and one who doesn’t answer, and can’t discover what they did.",
        "Practice a difference while they’re still there. Three times this week, say, “I see that differently,” about something as minor as a film. And when you’d like to vanish, write instead: “I need two days to myself, for no reason to do with you. I’ll call on Sunday.”",
      ],
      year: [
        "Energy returns when you’ve been your own company. Spend the first hour of the day without voices, then ask what you feel like doing.",
        "Keep your figure in writing, and read it off. Their worry about the cost is real, and it belongs to them.",
        "Practice on errands and cousins, where little is at stake: “I see that differently.” Hardly anyone falls over.",
        "At home, say where you’d like to sit, eat and sleep before the others speak. From such trifles they learn who lives with them.",
        "In play your imagination outruns most people’s. Make something with no one else in the room, and decide alone that it’s good.",
        "Tiredness sometimes belongs to the person you had lunch with. Before you cancel the afternoon, walk around the block by yourself and check.",
        "Agree to nothing at the first asking. “Ask me again tomorrow” spares you both a promise that only one of you wanted.",
        "With someone you trust, leave one wish of theirs unmet and stay in the room. What survives that gets a good deal safer.",
        "In a foreign town no one expects a particular you. Walk through it alone, and note what you order, skip and stare at.",
        "Accept only the part of a new task that you can name: “Yes to the draft, no to the evening event, the budget tomorrow.”",
        "A group grows gentler with you in it. Be the first to say which of its hopes you share, and which you don’t.",
        "Disappearing does you good, and a note makes it easier on others. Write, “Back on Sunday, nothing’s wrong,” and then really rest.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You make the possible feel overdue, and people who hear you are on their feet before they’ve decided.",
        "Courage comes to you in company, and you distribute it like sandwiches on a hike.",
        "Disappointments that flatten others for a season have you sketching the next attempt by lunch.",
      ],
      costs: [
        "What you set going needs a second winter, and by the first frost you are elsewhere.",
        "Your haste spends other people’s hours generously, and they seldom send you the bill.",
        "Tiredness shows up in you as speed, so nobody thinks of sending you to bed.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "Beginnings call you by your first name. Stick with one unglamorous stretch this year, and find out what your own sparks grow into.",
        },
        {
          between: "Shine or share",
          text: "You give the stage away and then keep an eye on it. Win something by yourself, openly, and the giving will come easier.",
        },
        {
          between: "Leap or ask",
          text: "Your impulse is good about you and careless about others. Make the call before the jump; it takes three minutes and saves a friendship.",
        },
      ],
      practice:
        "Each Sunday, name the one thing that you will not launch this week, and tell it to a slower friend. On Saturday ask how they saw you do, and let them answer for two full minutes.",
    },
    Earth: {
      gifts: [
        "Wherever you have lived a while there’s a bench, a pot, a tradition, and people using it.",
        "Your affection takes the form of food and repairs, so it can be leaned on in miserable weather.",
        "You turn leftovers, of cloth or time or conversation, into something that others would gladly have purchased.",
      ],
      costs: [
        "Half your foundations carry other people’s houses, because you tend to pack the week before the roof.",
        "Fear of a monotonous life makes you bolt from comforts that you selected with care.",
        "Your cupboards hold a museum of former passions, and you pay its rent in guilt.",
      ],
      tensions: [
        {
          between: "Pack or plant",
          text: "Both are yours, and each spoils the other’s pleasure. Fix two places of return, then travel between them with a clean conscience.",
        },
        {
          between: "Surprise or schedule",
          text: "You want to be unpredictable to everyone and fed at the same hour. Make three things boring and leave the rest to chance.",
        },
        {
          between: "Abundance or room",
          text: "Everything lovely wants to come home with you. Let one object leave for each that enters, and give it to a person with a face.",
        },
      ],
      practice:
        "Put one abandoned object on the table tonight, under a lamp. Shrink it until it can be completed in an hour, complete it, and use it at breakfast three days in a row.",
    },
    Air: {
      gifts: [
        "You introduce people and notions that become inseparable, and forget that it was your doing.",
        "Presented by you, the driest material puts on a hat and walks about.",
        "In any quarrel you can present each side’s case so well that both calm down.",
      ],
      costs: [
        "A plan described delightfully often enough dies of it, and you attend the funeral with another plan.",
        "Hundreds enjoy being around you, and hardly any could say what you worry about at dawn.",
        "Your fairness sounds like agreement, and several people are relying on the same promise.",
      ],
      tensions: [
        {
          between: "Talk or do",
          text: "Saying it gives you nine tenths of the pleasure. Keep one intention to yourself for three days and watch which errands you run.",
        },
        {
          between: "Wide or known",
          text: "You could meet another thousand people, and will. Pick one question to be asked about for two years, and let the thousand come to it.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers get the first telling. Save one piece of news a week for the person at home, and leave the polish off it.",
        },
      ],
      practice:
        "This week take one call you would normally fill. Ask three questions, wait five seconds after each answer, and tell no anecdote; afterward write down one thing about them that you had never known.",
    },
    Water: {
      gifts: [
        "People at the worst bend in their lives look up and see you beside them, unhurried and unexpectedly funny.",
        "You can hear what a voice is trying not to say from the next room over.",
        "Forgiveness is natural to you, and others grow braver on account of it.",
      ],
      costs: [
        "Every mood in reach moves in, and your own is the tenant asked to leave.",
        "Making others happy dissolves the tension so effectively that nothing underneath gets mentioned.",
        "Love given as rescue leaves you uncertain who would be there without it.",
      ],
      tensions: [
        {
          between: "Joy or sorrow",
          text: "One has always been sent out to the guests. Show both in one evening, and see who moves their chair nearer.",
        },
        {
          between: "Give or ask",
          text: "Giving keeps everyone close and you in debt to no one. Ask for one definite thing, and survive the wait for the reply.",
        },
        {
          between: "Merge or return",
          text: "You go all the way into other lives, and forget the way home. Leave by a fixed hour, twice a week, and see what you feel by yourself.",
        },
      ],
      practice:
        "Once this week ask one person for one definite thing, directly, with no joke attached, and wait for the reply without helping. That evening write down, in three lines, what you felt in the interval.",
    },
  },
  openings: [
    "Everyone has met half of you, and liked it enormously. The other half, which came with the hour you were born and has its own tempo and its own idea of a good evening, was never consulted about the guest list. Here they are introduced. One talks first, as you’d expect. Do let the second one get a word in.",
    "Your resume makes sense only when told aloud, by you, with gestures. These pages try to tell it anyway: what wakes you up on a workday, why they follow, the week in which ventures stick, and that soft fog which comes down whenever someone inquires what you cost. Bring a pencil. A number or two will be required.",
    "Loving comes to you as easily as whistling, and being loved back, on an average Wednesday, makes you look for your keys. This part goes into that, by way of an evening, a quarrel, a child who wants the same book again, and someone at your side who has been meaning to ask you several questions.",
    "So far it’s been mostly daylight, which you like. The following pages go downstairs, to the character you’d be reluctant to introduce, the small person you used to be, and a life or two you could have led in a different overcoat, and none of it is as grim as the staircase suggests. You may make jokes. Just don’t leave on them.",
    "Big feelings you can manage; it’s the laundry of being alive that ambushes you. Here, then, are ordinary matters: how the body asks for a rest, how you learn what bores you, an evening with paint or scissors, a stone in a dish. Do one of them badly this week, and leave the improvements for later.",
    "Your kind swears by a great many things, several of them abandoned by Thursday. Underneath there’s one that hasn’t moved, and the last pages look for it without raising their voice, with a practice short enough to survive you, some correspondence from the far end of your life, and the conditions of a truce. After that comes the year.",
  ],
  year: {
    "new 1":
      "Since half the joy of a new self lies, for you, in the announcement, and remarkably little remains to be done once everyone has applauded, it helps that a fresh start is easier to protect just now. Which change would please you unannounced?",
    "new 2":
      "Money stays real to you only while it has a face, such as a friend’s birthday, a ticket or a lovely coat, so what if your faceless savings, which otherwise lose, were named after a place you’d love to see?",
    "new 3":
      "Messages from people you love wait longest, because such people deserve a proper answer and a proper answer takes an afternoon, yet small talk comes easily now, and three warm lines with no explanation for the silence would do nicely.",
    "new 4":
      "At home you live with what you collected on the way: the guitar, the half-painted chair, the guest who was staying one night. With a fresh wind passing through, clearing becomes almost entertaining, and one corner is plenty to begin with.",
    "new 5":
      "Play is your native country, where joy arrives easily at present and asks for nothing in return, and the only danger is that you turn every picnic into a festival with a committee. It counts without being a project.",
    "new 6":
      "Routines please you for about eleven days, until the novelty leaves and takes the habit with it, whereas whatever you do beside another person you go on doing, which is why a walking partner would outlast any app.",
    "new 7":
      "Within an hour of meeting people you’ve seen who they could become, and it’s easy to fall for that. A beginning with someone, or a fresh one with someone familiar, shows you the person as is. Which of their habits still surprises you?",
    "new 8":
      "Heavy subjects make you funny, which helps everyone through the evening and leaves the subject precisely where it was, but courage for such a talk is nearer than usual, and it can begin quite simply: there’s something I’ve been skipping.",
    "new 9":
      "Planning an expedition or a course gives you such pleasure that the going itself occasionally slips your mind, even now, when the far horizon looks near and your appetite for it is perfectly real. Whatever has a deposit usually happens.",
    "new 10":
      "Ask you about work and out come six possibilities, all true, in no order, to the delight of listeners who can’t tell what to hire you for, although something can take shape now under one name that even your aunt would remember.",
    "new 11":
      "Groups adopt you quickly: by the second meeting you know the gossip, by the fourth you’re running the raffle. New company is easy to find at such a time. Being a mere member for a while has charms you’ve hardly tried.",
    "new 12":
      "An evening alone looks to you like a party that got canceled, so you tend to fill it before it starts. Rest comes more willingly than usual, and after a dull first hour you turn out to be excellent company.",
    "full 1":
      "Being looked at makes you brighter, quicker and about twenty percent louder, and afterward you wonder whom they were clapping for. What shows now is nearer to your ordinary self. People who already love that one will hardly notice a difference.",
    "full 2":
      "What you earn and what you spend meet face to face, a rare encounter in your company, and before you scold yourself it’s worth knowing that generosity accounts for considerably more of it than folly does. Which expense still makes you smile?",
    "full 3":
      "Stories improve in your mouth, and nobody minds until one of the characters hears the result, so now that something you said, or meant to say, can come around again, anyone simplified for a laugh is owed the longer version.",
    "full 4":
      "Whoever shares your home sees what friends miss, from the exhaustion after the party to the unwashed pans of inspiration, and now whatever has been accumulating under your roof becomes visible, tenderness included. Slow breakfasts explain more than summits.",
    "full 5":
      "Showing what you’ve made, or whom you adore, leaves you with no skin for a day or two. Among forty warm faces you find the one that’s bored. The other thirty-nine are evidence as well, and at present you stand a fair chance of noticing them.",
    "full 6":
      "Your body pays for the evenings you couldn’t bear to miss, keeps tidier accounts than you do, and shows the reason now if you’ve been tired lately, while leaving one splendid party early costs less than you’d think. Nobody remembers who stayed.",
    "full 7":
      "Because discord with someone dear is hard for you to sleep on, you make up by bedtime and discover only later what it was about, though feelings on both sides are easier to see now. Peace made slowly often lasts longer.",
    "full 8":
      "Sorrow, debt and desire tend to get a joke out of you before they get anything else. It’s a kindness, and it hides how much you feel from the very people who’d like to help. What would you say with the punch line removed?",
    "full 9":
      "Teachers, faiths and faraway places get your entire devotion at first and none of it after they’ve disappointed you, and yet some of the belief now up for review was right, even if the person who said it wasn’t.",
    "full 10":
      "Praise you pass around like a plate of cookies; blame you take home whole. Your work is attracting attention, and people want a name to attach to it. Yours will do. A thank-you with nothing added is complete.",
    "full 11":
      "Hundreds of people would call you a friend and perhaps four have seen you discouraged, a proportion worth a thought at a time when it becomes clear which circles feed you and which merely enjoy you. Whose company leaves you rested?",
    "full 12":
      "Sadness, which knows your schedule and comes when the last guest has gone, is outrun by day so gracefully that even you are fooled, and whatever surfaces now usually wants nothing more than to be felt for a while. Then it goes.",
    "eclipse 1":
      "You’ve shed more selves than most people have coats, usually with a laugh, and if another is leaving now, it has earned a kinder farewell than the rest of them got. What did it make possible?",
    "eclipse 2":
      "Sources of money come and go with you, and the gap that hope ordinarily fills before anyone notices can be seen now, along with how remarkably little you need. That’s a freedom.",
    "eclipse 3":
      "Some friendships live on daily chatter, and fade with no one deciding it. When a thread breaks you simply spin another, although a word of gratitude would suit the old one.",
    "eclipse 4":
      "Moving on comes naturally to you, since the next place always glows. If your roots are shifting now, some loyal corner of you that loved the old rooms would like to look back.",
    "eclipse 5":
      "Nothing consoles you faster than a new flame or a new idea, which explains why old ones so seldom get mourned, although an empty stage has its own beauty when the lights are left up.",
    "eclipse 6":
      "A routine that no longer fits strikes you as a personal failing, though it was only a size too small, and as one falls away, your energy announces quite plainly which particulars it won’t miss.",
    "eclipse 7":
      "When a bond alters its terms, your first impulse is to keep everyone happy about it, yourself last. Relief, hurt, both at once: any of these counts as a proper answer.",
    "eclipse 8":
      "Release of any kind makes you so openhanded that a debt ends and you’re buying dinner, while some space between the ending and the next generous promise would let you feel what you were freed from.",
    "eclipse 9":
      "When a belief or a distant plan falls through, ten others apply for the vacancy by noon, because not knowing is an unfamiliar condition for anyone so quick to hope. It’s surprisingly restful.",
    "eclipse 10":
      "Because a blank where your title used to be makes you nervous on other people’s behalf, you’re inclined, should a role come to its end, to announce the sequel early. “Nothing yet” is an honorable answer.",
    "eclipse 11":
      "Crowds close over a gap so quickly that you sometimes can’t tell who is missing. Which of the people in a changing circle knew you before you were amusing?",
    "eclipse 12":
      "Endings that make no noise get past you, because you were out, being wonderful to someone. If one comes to light now, it’s often older than you’d have guessed, and lighter than you feared.",
    "jupiter soft":
      "Luck runs with you for a while, which you notice less than others do because you’ve always expected it, and among its excellent alternatives, the one that’s slightly frightening and would still interest you after the applause deserves the best hours.",
    "jupiter hard":
      "Yes is your favorite word, and it never sounds better than now, when everything looks possible and the calendar elastic, so what multiplies at such a time is usually promises, each borrowing its hours from someone already waiting. The calendar, alas, isn’t elastic.",
    "saturn soft":
      "Structure has a poor reputation with you, mostly because you’ve met it as a fence, whereas in steady periods like this one it resembles a trellis for your talent to climb, especially beside someone who expects to see progress. Such company is wonderful.",
    "saturn hard":
      "Charm opens most gates for you, so the rare one that asks for papers feels like an insult. Delays and blunt questions belong to such a period, and they show what was built on enthusiasm alone. Unglamorous work in the company of a friend gets you through.",
    "uranus soft":
      "Surprise has always been on your side, so that changes which alarm other people put color in your cheeks, and while windows come open now, those who share your calendar enjoy it more when they’ve had some advance warning. Promises about dinner help, too.",
    "uranus hard":
      "A shock that you didn’t choose tempts you to answer with a bigger one, whether you quit, move or cut your hair, because restlessness is partly a legitimate and sometimes wise wish to be the author again. What survives a good night’s sleep?",
    "neptune soft":
      "Feeling and imagination flow into each other, which is good for songs, prayers and the comforting of friends. Moods stick to you the way lint sticks to wool. Making something out of them keeps them from settling in as if they were yours.",
    "neptune hard":
      "Hope is how you see people, and usually it brings out their best. In a foggy stretch the hoped-for person stands in front of the actual one, bills and habits included. Is there a friend whose opinion you’ve been avoiding? It’s worth a coffee.",
    "pluto soft":
      "Underneath the sparkle lies more strength than you let on, most of it stored with feelings you were too busy to have, and as these come within reach, someone who doesn’t require entertainment makes it possible to go a long way down.",
    "pluto hard":
      "Persuasion is so natural to you that you rarely notice who would have liked to refuse, but power, yours or another’s, becomes hard to overlook in such months, and a wish stated without its ribbon gives everyone space to answer. It shows where you stand.",
    "mercury retrograde":
      "With you a promise is often a form of affection, made in passing and sincerely meant, which is why several of them now turn up for one afternoon. An early, laughing call helps.",
    "mercury direct":
      "Talk moves again, and a mind like yours, which has been composing six replies, wants to send all of them, although whatever got interrupted by something shinier is still patiently there to return to.",
    "venus retrograde":
      "Because memory edits kindly for you, cutting the rain and preserving the dancing, old loves and old tastes look their best now, whatever impulse they inspire in either direction. Impulses improve with age.",
    "venus direct":
      "Pleasures that survived a period of doubt are genuinely yours, and several that you continued for company can go. What did you miss when it was gone?",
    "mars retrograde":
      "When your spark is low you suspect a flaw in your character, although it’s more like a field lying fallow, and your anger, too, comes out late and sideways. Both of them pass.",
    "mars direct":
      "Energy comes back like a dog off the leash, toward everything at once. Its first rush is precious, and goes furthest where there’s already a path.",
    "ingress jupiter":
      "Growth in this area comes easily, since you’re good at arrivals and everyone is glad to see you. Staying is the newer skill. What would you like to keep when the novelty has gone?",
    "ingress saturn":
      "Talent has carried you a considerable distance here, and now a patient education begins, with progress slower than you’d like and a good deal firmer than you’re used to. Unimpressed teachers are a find.",
    "ingress uranus":
      "Years of experiment lie ahead in this part of life, and although few personalities are better suited to them, the difficult part is remembering what you tried, and who tried it along with you.",
    "ingress neptune":
      "Ideals soften and change shape here over many years, almost too slowly to see. Imagination will enjoy it enormously, though occasionally it helps to compare the picture with the receipt.",
    "ingress pluto":
      "A long, thorough change begins here, the sort that happens by inches. People used to your lightness will learn that you mean it, and so will you.",
  },
};
