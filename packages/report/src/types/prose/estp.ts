import type { TypeProse } from "../type-prose.ts";

export const estp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    thrift: "spend",
    risk: "bold",
    head: "logic",
    lead: "lead",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re the fire truck and, on some days, the fire. ESTP reads an emergency with eyes and hands and has usually fixed half of it before the others discover who’s in charge; Aries adds heat to that speed, the wish to be first through the gap and a real fury at bullies. So decisions are made by trying, and whatever succeeds was evidently the right idea. Affection comes out the same way: you’ll drive across town at midnight and complain only about the parking, and at home you’re loud, loyal and hilarious about your own disasters. You also play fair, and are the first to cheer for anyone who beats you cleanly.",
      argument: [
        "Show Aries a rival and it runs. Show the ESTP in you an advantage and it reaches. From inside, the two feel exactly alike, so you’re often sharpest when another person wants the same thing, a position, a lane, a heart: you chase it happily and examine the prize only once it’s in your hand. It takes you to opportunities that caution never would, although some prizes go flat within a week, and people you’ve won can be hurt when your attention moves on, since the pursuit told them they were the point.",
        "Before you go after anything this week, ask, “Would I want this if no one else did?” and if the answer is slow in coming, wait two days. At your best you run toward the noise, beat the opposition fair and square, and then turn around to help them up.",
      ],
      year: [
        "Without an opponent you hardly know whether you want a thing, so begin something this time that no one else is trying to get.",
        "Buying and selling wake you up most when another person wants the same object. Two days without a rival in sight tell you what it’s worth to you.",
        "A sharp reply is out before you’ve chosen it, and ten minutes later you’re friends again, while the other person is still hearing it and would welcome a word.",
        "At home you fight in the open and forget quickly, which seems honest to you, so ask the slower ones what the quarrel was like for them.",
        "Fun with you is a race, a dare or a bet, and even the timid enjoy it as long as they get to win a round.",
        "Your body is treated like a rival that has to be beaten, because easy training bores you. A partner who insists on rest days would do it good.",
        "Those you won long ago can feel that the chase was the point, so tell one of them that you’d choose them again without any competition.",
        "Needing comfort resembles losing, in your eyes, and you cover it with a fight you can win. Remaining beside someone in silence is an unfamiliar variety of courage.",
        "You like to go first into a strange place, and timid travelers grow under your protection, so let one of them choose where you all eat.",
        "A job attracts you most while three others want it, and goes flat within a week of your getting it. Picture the ordinary days before you apply.",
        "Bullies in a group find you in their way before anyone has asked you to be. Afterward, let the person you protected speak for themselves.",
        "After the prize there’s an empty hour that you fill with the next pursuit, because stillness feels like defeat, though some victories need a quiet evening to be enjoyed.",
      ],
    },
    Taurus: {
      thesis:
        "Every getaway needs a driver who packs sandwiches, and that’s you. ESTP brings the nerve, the quick hands and an instinct for the chance that’s about to be gone; Taurus slows that appetite enough to taste things, so you’ll try nearly anything once and then find the best restaurant nearby. It also makes deciding physical. A thing has to be lifted, sat in, heard running, and no brochure will do instead. Your love can be eaten, worn or slept in, your humor is dry and arrives late, and others come to your home to thaw. Behind the appetite is patience: once you’ve chosen a person or a project, you can outwait almost anyone.",
      argument: [
        "An angry face is a problem, and the ESTP in you can’t leave a problem unsolved; Taurus, for its part, can’t bear a debt and believes that comfort settles most of them. So when you’ve hurt someone, you act. Within the day there’s a favor, an elegant dinner, a repair, a present that outshines the offense. It’s generous, and it skips a step: you pay for what you did before you’ve heard what it was. The other person feels looked after and not listened to, which is difficult to complain about with a full plate in front of them.",
        "Next time, sit down with idle hands and say, “Something’s wrong, and I won’t fix anything for ten minutes.” If you still want to cook after that, cook. On your best days you make daring feel safe, and people leap beside you because you’ve inspected the rope and there’s soup.",
      ],
      year: [
        "Good food and good clothes console you for almost anything, so before the treat it’s worth asking what you needed consoling for.",
        "You spend easily on what can be tasted, driven or given away, since money seems real to you only when it turns into something. Some of it could wait.",
        "When you have offended a neighbor or a sister, a favor arrives within the day. They would rather have been asked first what the trouble was.",
        "As soon as the house is comfortable your feet begin to itch, which the family takes personally, although an evening somewhere unfamiliar generally satisfies the desire.",
        "Pleasure is where you’re generous and patient at once, and no one forgets a meal or a day at the lake that you planned for them.",
        "Your body likes its comforts and also needs to be used hard, so habits last with you when there’s a good breakfast at the end of them.",
        "A partner’s displeasure makes you repair something immediately, because you can’t bear the face, while ten minutes of attentive listening would reach them sooner.",
        "Debts of feeling seem payable to you in dinners and presents, and some aren’t. Hear the whole of it before you offer anything.",
        "Following your nose rather than the guidebook, you find the honest inn in any valley, and friends will happily follow you to the next one.",
        "When a raise comes after an insult, you accept the money and consider both matters closed, although the sentence about the insult is still worth saying.",
        "Friends forgive you in advance because you make it up to them so well, and one of them would like to hear what will be different next time.",
        "Guilt keeps you busy at midnight with plans for making amends, when naming what you did, in one line and to yourself, is often most of the debt.",
      ],
    },
    Gemini: {
      thesis:
        "A conversation with you is a pickup game: no warm-up, no referee, and everyone goes home flushed. ESTP keeps you alert to what is happening right in front of you, and Gemini supplies words at the same speed, so you often say what the others were only thinking, and say it funnier. That tongue feeds the hands as well: you learn by taking things apart while asking ten questions, and can soon talk shop in any trade. At home you’re the noise people miss when you’re out. And behind the fun you notice far more than you use, the sore subject you steer past, the shy one you draw in.",
      argument: [
        "To the ESTP in you, what a person does is worth ten of what they say, so you prod them into doing something. Gemini is curious about everyone and impatient with a slow answer. A tease, a dare or an exaggerated opinion suits both: it’s instant, amusing and hard to fake. With strangers it works like magic and makes friends of the ones who throw well. From those you love it gets reflexes, and little of what they’d say if they had time. Eventually they have a comeback for everything and reserve their slower thoughts for someone else.",
        "This week ask one person, “How are you, really, about that?” and wait until they’ve spoken twice; they’ll hesitate in the middle, which is exactly when you’d be funny. On form, you make a shy person quick and a dull day bright, and the thing no one dared mention sounds like good news.",
      ],
      year: [
        "You often enter a conversation with a tease, since reactions come faster than answers, and a plain hello would show you a different side of people.",
        "Haggling is sport for you, so the discount gets more attention than the contents. Ask the dull question first, namely what is included.",
        "Here is where you win people over, because you say what they were only thinking. Use it to introduce two who need each other, and then listen.",
        "Everyone at home learns to have a comeback ready for you, and saves the slower thoughts. Late in the kitchen is a good time to wait for one.",
        "Flirting is a duel of wit in which you rarely lose, and a plain “I’ve been looking forward to this” does more than the cleverest line.",
        "When you begin needling everyone, the cause is generally a body that has been overlooked. Eat, sleep and walk, and most of the remarks become unnecessary.",
        "Poking at a sore point to see what happens tells you less than you think. Say what you’d like to know, and why it worries you.",
        "Hard things don’t make you flinch, which is rarer than wit, so a grieving friend could tell you the story again from the beginning.",
        "Abroad your quickness doesn’t translate, and being slow in a foreign language can be restful for a person who is always expected to be funny.",
        "Doubts about a plan entertain the entire meeting when you announce them, and embarrass its author, who would privately have considered them a contribution.",
        "While the group laughs, you’re generally the one who notices who has gone silent, and a telephone call the following day is appreciated.",
        "An empty hour sends your hand to the phone, because a worry is waiting behind the boredom. Walk with it once, and it often has little to say.",
      ],
    },
    Cancer: {
      thesis:
        "Picture a guard dog asleep on the baby’s rug, one ear up. ESTP makes you fast and practical, sooner up and doing than discussing it; Cancer gives that speed a family to protect, related or not, and a long memory for who has been good to it. So trouble brings out your finest qualities. Between troubles you’re the one who keeps everyone fed, laughing and in touch, and home matters more to you than your reputation suggests. A mood gets read from the hallway and answered with a joke or a plate. Most people meet the tough one. The other remembers all the old songs and can be undone by a school play.",
      argument: [
        "The ESTP in you hates to be caught feeling anything, since in its world the one who flinches has lost, and yet Cancer feels every slight and saves it. So the hurt changes owners. On someone else’s behalf you can be furious, loudly, for days, and your friends are lucky to have you. For yourself you grin, say it was nothing, and by dinner there’s an entertaining version. But few people ever see you struck, so hardly anyone considers taking your side, and part of the battle you’re fighting for others is actually yours.",
        "This week, catch one remark that stings and within the hour tell the person who made it, “Ouch. That one got me.” Leave out the joke. At your finest you’re the first one there and the last to go, with jumper cables, a casserole and not one word of I told you so.",
      ],
      year: [
        "Thick skin is a costume that you put on early and now wear even among friends, who would like to see it when a remark gets through.",
        "For your family you bargain without mercy, and for yourself you take the first offer, as if asking were greedy. Bring the papers, and ask again.",
        "Fierce letters on someone else’s behalf come easily to you, because part of the anger is your own. Find out first whether they want it sent.",
        "Home is where you could put down your guard, and you entertain everyone there as well, when they would gladly hear about the worst minute of the day.",
        "With children you’re at your funniest, since no one needs to be defended and no one expects you to be tough. An entire afternoon of it would rest you.",
        "A coworker in pain would be sent home by you at once, while you stay until six with the same complaint. Four o’clock would be consistent.",
        "When something hurts, you make a joke, and a partner believes that it didn’t. Go back within a day and tell them that it did.",
        "Being taken care of makes you restless, because you can’t see what you’re earning it with, though there are people who’d be angry on your behalf for free.",
        "Far from your people you have no one to protect, which feels odd at first, so let a landlady or the sea look after you instead.",
        "Small slights at work accumulate until one of them bursts in front of witnesses, which a single reasonable sentence on the same day prevents.",
        "The weak ones in any group grow bolder beside you, and you fight for several of them at once. Choose the cause that most deserves you.",
        "Old injuries come up when the noise stops, and some of them belong to people you love rather than to you. Sort them before you sleep.",
      ],
    },
    Leo: {
      thesis:
        "You walk in like a brass band, and ten people who were about to leave take off their coats. ESTP supplies the timing, the nerve and a feel for what a crowd wants while the crowd is still deciding; Leo gives that skill a big warm heart and a stage to stand on. So everyone comes when you call, and the shy guest somehow gets the good line. Decisions follow your first impression, completely. At home you’re funnier, messier and easier to wound than your public knows. And your loyalty outlasts the music: let a friend land in the hospital or in disgrace, and you’re there.",
      argument: [
        "Starting things is what the ESTP in you does instead of waiting, and Leo would rather be the host than a guest at its own birthday. Both are content when the plan is yours, which is why it so often is, and a lot of people owe you a lot of fun. One thing gets hidden, though. If every plan begins with you, you seldom discover who would have called you, and friends who’d like to treat you hardly get the opportunity. They come to think of you as a destination.",
        "This week keep one evening free and tell someone, “I’m around on Friday, and I’d love it if you picked something,” then make no suggestions. When you’re at your best, you’re the campfire: people pull their chairs closer, and you know each of them by name.",
      ],
      year: [
        "Attention that you arrange is pleasant and predictable, so go somewhere in plain clothes without announcing it, and see who talks to you.",
        "Picking up the check is how you show affection and keep the evening yours, and it would please your friends to be allowed a turn.",
        "You make all the calls, since a silent telephone resembles an empty theater, and patience would show you which friends have stories of their own.",
        "Your house is a stage for guests, and the family sees the host more than the person, whom they’d meet on an evening when the lights are low.",
        "No one gives a better party, and here you should, perhaps with one new guest who can’t pay you back, for the pleasure of their face.",
        "Workdays without applause tire you more than long ones do. Telling a colleague what went well, and hearing theirs, is a modest and effective remedy.",
        "Surprises planned for you are clumsier than yours, and you improve them while they happen. Get in the car and let this one be theirs.",
        "People know your best stories by heart and hardly anything of what frightens you, because fear spoils the timing. They’d remember it longer.",
        "On a tour that someone else leads you feel out of work for an hour, and then you notice the country and the person beside you.",
        "Launching something is more exciting to you than calculating what it costs. Superiors who hear the price beforehand are readier to believe in the enthusiasm.",
        "Every plan in your circle begins with you, so you never find out who would have called. Ask a few friends to choose something.",
        "When you lie low you expect to be looked for at once, and most people simply believe you’re busy. Allow them a few days more.",
      ],
    },
    Virgo: {
      thesis:
        "Few cowboys own a label maker. You do. ESTP gives you fast reflexes and an appetite for anything live; Virgo gives that speed an eye, the one that catches the loose bolt, the wrong figure, the odd line in the contract, so that your rescues come out straight. Put something broken in the middle of an argument, and it’ll be running before the argument is over. Theories leave you cool, including your own, until you’ve seen them work twice. Affection arrives as service: the hinge fixed, the proper tool, the memory of who is allergic. There’s a drawer at home where everything is. And the worse the emergency, the drier your jokes.",
      argument: [
        "According to Virgo, good work comes from preparation, and ease is suspicious. The ESTP in you prepares as little as possible and is best when there was no time to. So your finest moments break the rules of the part of you that gives the grades, and while the others are still amazed, you shrug, call it luck and go over it at two in the morning. You call it getting away with it, when it’s being good at it. The doubt keeps you sharp. It also means that nothing easy counts, so you go on raising the bar in search of a victory that will.",
        "For five days, when someone thanks you, say, “I’m glad. I’m good at this.” It will feel like lying. At your best you walk into the mess, smile, see the one thing that matters, and put it right before anyone has had time to be afraid.",
      ],
      year: [
        "At two in the morning you go over your appearance and your performance in search of what you missed, and breakfast gives a much fairer view.",
        "What took you twenty minutes seems to you worth twenty minutes, since ease is suspicious. Bill for the years that made it look easy.",
        "When a neighbor asks how you did it, you say that it was luck, and halfway through a real explanation you’d hear how much you know.",
        "After someone has packed the car, you pack it again, only to be helpful. It can rattle for once, and the music can be turned up.",
        "Quick hands and no plan are how you were meant to play, so try an art you haven’t prepared for, with people watching.",
        "Here you excel, at the leak, the knot and the sore knee, although your own comforts come last. Repair one of them before the next emergency.",
        "Praise from someone you love makes you list the errors, which takes their present away from them. “I thought so, too” gives it back.",
        "Fear of being found out grows in silence, because no one can contradict it there. Tell a friend that you’ve only been lucky, and let them argue.",
        "A course in what you already do by instinct would describe your own hands to you, and half of the pleasure is recognizing them.",
        "You remember the near misses and superiors remember the rescues, so bring six of those in writing and keep the rest for questions.",
        "Friends conceal their blunders from your raised eyebrow more often than you realize, and precise appreciation, for timing or courage, brings them out again.",
        "Reopening a finished case before you sleep feels like diligence and seldom finds anything. “Done, checked, good” can be said aloud.",
      ],
    },
    Libra: {
      thesis:
        "You could sell both sides of a fence and be invited to supper in each yard. ESTP sees what can be had and goes after it; Libra gives that nerve manners, an ear for tone and real discomfort if anyone leaves feeling cheated. So you emerge from difficult bargains with a fair price and a new friend, and two people who can’t stand each other will both sit down with you. It shows at home, too, in how you set a table. Decisions are made instantly and then checked with three people. The fairness is no pose: an insult to a waiter can bother you for days.",
      argument: [
        "Blunt is how the ESTP in you wants it, and it’s about to say so when Libra sees the other face begin to fall and hunts for nicer terms. You’re so quick that the hunt is invisible, and what comes out sounds like a wish while it’s already a settlement. Negotiations end in a handshake because you discovered what they’d accept before mentioning what you wanted. It means you’re hardly ever refused and seldom get the thing itself. The other person loses, too, since they can’t surprise you with a yes to the larger wish.",
        "Once this week, say the original aloud before you’ve looked at anyone: “What I want is the whole weekend, just us.” Bargain afterward. In your finest hour you stand between two furious people, say something accurate and funny, and let both of them win without lying to either.",
      ],
      year: [
        "Reading other people’s faces comes so naturally that your own wish is adjusted before breakfast. Begin one day with something that needs no one’s agreement.",
        "You find out quickly what a buyer would accept and ask for exactly that, so a figure that risks refusal would be new to you.",
        "Your first message is already the compromise, because you have argued the other side in your head. Let them hear the larger wish this time.",
        "Living with you is easy because you trade so fast that no one notices what you gave away. Stop at the halfway point, and say what you’d really like.",
        "In love and in play you ask for what is sure to be granted, though an extravagant wish makes a more interesting evening and flatters the other person.",
        "Favors collect on your desk because you’re pleasant about them, and two could be returned today with thanks and no replacement.",
        "Other people’s conflicts are settled by you with considerable charm, and in your own you become the negotiator. A friend could ask what you want.",
        "When a joke of yours has an edge, it’s often because something was conceded too soon. Go back to it, and say that you regret the bargain.",
        "Waiting until everyone agrees on a place can cost you the trip, so buy the ticket, and ask afterward who would like to come.",
        "Before a talk with the boss, you trim your request to what is comfortable for both of you, although the embarrassing figure deserves at least a mention.",
        "Both sides of a quarrel believe that you agree with them, since you understand each so well, and it would be kind to name the point where you don’t.",
        "An attachment can be over in your imagination for months while you continue being friendly, and a considerate goodbye would let both of you rest.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re the life of the party, and you’ve noted all the exits. ESTP gives you sharp senses and a fast body; Scorpio puts those senses on a night shift, so while you seem to be enjoying yourself you’ve caught the altered story and the glance across the dance floor. The funniest person at the table is often you, and so is the one who later hears about the divorce, since nothing shocks you. Those you love get a bodyguard, a driver and a very frank adviser. Your own affairs stay home with the shades down, and few have seen how tender you are with anyone at the end of their strength.",
      argument: [
        "Ordinary kindness doesn’t persuade you. The ESTP in you believes nothing it hasn’t seen in action, Scorpio suspects a face behind the face, and to both of them good manners are a coat of paint. Someone is proven after you’ve watched them angry, broke or scared, and your circle is solid because of it. But when no trouble turns up by itself, you sometimes supply a little: a harsh remark, a dare, a sudden chill to see who notices. People under pressure hide. You push, and learn less than they’d have told you gladly.",
        "This week, let one decent act count, and tell the person, “I noticed that, and I’m going to believe it.” At your best you’re the one people want beside them on the worst night of their lives: fast, fearless, darkly funny, and impossible to scare away.",
      ],
      year: [
        "Your senses are on guard even at the barber’s, which has its uses and is tiring, so drink one coffee a day with your back to the door.",
        "When you lend a small sum, you watch what becomes of it, because it tells you about the person, so try lending one without the observation.",
        "A friendly note makes you look for the reason behind it. Answer as if it were meant, and save the doubt until tomorrow.",
        "Peaceful weeks at home make you suspicious, because nothing is being revealed, and a repair that needs strength is a good use of the tension.",
        "Entertainment without any stakes feels thin to you for about an hour, and afterward you stop observing people and actually begin enjoying them.",
        "Tension that isn’t exhausted on a hill is spent on the family, since your nerves require a real opponent. Vigorous exercise before supper is a kindness.",
        "You test a partner’s loyalty by turning cool, and under such pressure people hide. “Will you stay?” takes four seconds and gets a better answer.",
        "In real darkness no one is steadier than you, and everyone knows it, so let a friend return the service before they’ve had to guess.",
        "In a country where you can’t read the faces, you’re pleasantly wrong about people several times a day, and it does you good.",
        "Superiors think of you when things are burning, so ten minutes on a dull day would show them the judgment behind the calm.",
        "A friend’s disaster stays in your memory more reliably than their birthday, because that was when you became friends, so send a card this year.",
        "When certain people have passed so many of your tests, another would prove nothing. Close the file, and see how much attention it frees.",
      ],
    },
    Sagittarius: {
      thesis:
        "You have a full tank, half a map and a van of people who swore they weren’t coming. ESTP gives you the nerve and the know-how to improvise when the road is closed; Sagittarius adds the faith that something better lies just past it, and the faith is contagious. To a tired friend you say, “We’re going, all of us, in May,” and at once they can see it, because you can. Places are learned by getting lost, subjects by arguing. Your affection is inclusive: there’s always another chair. And late, with one hand on the wheel, you’ll ask what makes a life good, and mean it.",
      argument: [
        "A plan is most exciting at the minute you announce it: bright faces, everyone talking at once. For Sagittarius that’s the vision, and for the ESTP in you it’s something happening right now, so every word is sincere. Only, the thrill arrives early and in full. What remains is errands, and by then a newer excitement has come along, so the promise gets most of the pleasure and the keeping gets the leftovers. People come home braver from the trips you do take. For the others they’ve requested days off, and after a second disappointment they nod and pack nothing.",
        "This week, label what you announce: either “I’m just dreaming here,” or “I’m serious, and I’ll book it tomorrow at noon.” There’s no third kind. On your great days you collect people who had given up on the horizon, feed them at a truck stop, and deliver them laughing.",
      ],
      year: [
        "At night your plans are magnificent and in the morning they have their true size, so look again over breakfast and keep what still makes you grin.",
        "Describing a purchase or a venture gives you most of its pleasure, which is expensive for those who invested. A deposit shows whether you mean it.",
        "If several people are still waiting for a date from you, it’s because you meant it when you said it. “Not this year” would be a kindness.",
        "Families hear about wonderful summers from you and would often be happy with a shelf. Promise something that can be done by Tuesday.",
        "Wild proposals are your gift to children and sweethearts, and the ones that start the same afternoon are remembered longest.",
        "Week six of any habit is where the excitement ends and the benefit begins. Change the route or the music, and keep the hour.",
        "Someone can be living in a future you described to them when you have already thought of another. Ask which part of it they still want.",
        "Boredom in you is frequently sadness that hasn’t been recognized, so stay with it, and tell a friend what you lost when the last plan shrank.",
        "Horizons are your trade, so naturally you should go. Try completing one trip entirely, with the photographs sorted and the hosts properly thanked.",
        "In a meeting the vision carries you and the figure follows it upward. Deliver slightly more than you announced, and your name grows.",
        "Tired groups believe again when you talk to them, and they need you most after the talking, so choose something that is already half built.",
        "Frank remarks thrown off with a laugh have sometimes hurt a friend who laughed along, and an hour alone may tell you which.",
      ],
    },
    Capricorn: {
      thesis:
        "You’ll dive off the roof, once you’ve measured the pool. ESTP supplies the nerve, the quick eye and the taste for a gamble; Capricorn makes the gambler read the fine print and bring spare fuses, so your risks look reckless from outside although the worst possibility is priced to the dollar. That’s why people feel safe taking chances with you. Affection, in your hands, turns solid: the gutter repaired, the policy paid, the ride to the airport at four. Your humor is dry enough to store grain in. And once the work is finished, there’s a daredevil in there who’d still leap off the pier in expensive shoes.",
      argument: [
        "The ESTP in you has to bet; a life without stakes puts it to sleep. But others depend on you, a good name takes years, and Capricorn won’t have anyone see you bleed. So a bad month, a wrong investment or a medical scare gets handled alone, at night, with a calculator. The winnings are shared. The losses stay private. It’s meant to spare people worry, and for a while it does, but they’re living with half the figures, and they sense it, and no one can be useful in an emergency they haven’t heard of.",
        "This week, report one that’s still open to a person it touches: “I have a problem, it’s about this big, and I don’t have the answer yet.” Stop there. At your best you’re the grown-up who still plays: you build the thing properly, and then you’re first down the slide.",
      ],
      year: [
        "Strain shows in your neck before anyone hears of it, because a solid person doesn’t mention it. Tell someone how big the problem is, and then stretch.",
        "Winnings are shared immediately and losses examined alone at night, although another person who understands figures would make the danger considerably smaller.",
        "To a sister or a neighbor you say that all is well, since explaining would take time. “Rough week, since you ask” is short enough.",
        "When there’s trouble, those at home hear it in your steps and can only guess at its size. Give them the figure, and when you’ll know more.",
        "Every game becomes a competition under your hands, with a ranking and a stopwatch, and one with nothing at stake would be a genuine vacation.",
        "Working late and alone hides trouble and generally doubles it. You’d send your best employee home at six, and the rule could include you.",
        "Covering a loss with a bolder bet seems braver to you than talking about it, but anyone who shares the risk has a right to be asked.",
        "Setbacks are confessed when they’re over, in a funny version. People come nearer when they hear about one that is still open.",
        "In rough country your calm is worth gold, because you have checked the map twice where no one saw it, so let them see it.",
        "Bad news waits on your desk until you’ve solved it, though a reputation survives a problem far more easily than a late report of one.",
        "Friends tell their failures to someone who has had some, and yours are rarely mentioned. Offer the expensive one, and laugh where it’s funny.",
        "Rest seems expensive to you, because nothing is earned in it, so you take it in small amounts. Three uninterrupted days would be a sound investment.",
      ],
    },
    Aquarius: {
      thesis:
        "A crowbar with a sense of humor: that’s you. The ESTP in you tests a thing by leaning on it, and Aquarius points that weight at the rules, so tell you it’s never been done and you’ve already begun. What results is a cheerful troublemaker with a public spirit, the kind who gets the locked gate open and then waves everyone else through. The mechanic, the professor and the difficult neighbor all get along with you, because you’d like to see how each of them works. Friends get your last tank of gas and an argument all the way. Home is a workshop with a couch in it. And your wildest ideas have blueprints.",
      argument: [
        "The ESTP in you moves when it feels like it. Aquarius means to be no one’s property and hears a claim in the friendliest “See you Sunday.” So Sunday goes sour, although unasked, you’d have come gladly. Your independence is worth a lot, and friends enjoy it, since nothing you do is done for show. The catch is that doing the opposite of what’s expected lets other people decide first. And those who love you learn not to ask for what they’d like, so they go without.",
        "This week, choose something that someone is counting on and that you enjoy, do it on time, and say beforehand, “I’m coming on Sunday because I want to.” See whether your will survives being predicted. At your best you free people: you find the silly rule that everyone has obeyed for years, lift it off its hinges, and bow them through.",
      ],
      year: [
        "What people expect of you loses its charm at once, even when you like it. Wearing the same jacket as yesterday can be the freest choice.",
        "Saving offends your sense of liberty when it’s recommended to you, so set it up by yourself and call it your own idea, which it is.",
        "“See you Thursday” sounds to you like an obligation, however friendly it was meant, and becomes an invitation again if you say it first.",
        "Family rituals make your neck stiff, and you escape by arriving late. Rewrite one of them in your own way, and keep it three times.",
        "Here surprise is a gift and nothing else, because you turn an ordinary evening on its head and everyone is glad that you did.",
        "Rules at work are tested by you on principle, which costs the useful ones as well, so keep five of them, and you’ll be forgiven the other two.",
        "When a partner says plainly what they’d like, a clever alternative occurs to you within the second. Wait a minute, since the plain thing may appeal to you.",
        "Strong feeling at close range makes you explain things, because explanations have an exit. “I don’t have an idea, I’m staying” is a comfort.",
        "Strange customs delight you as long as you may watch, and obeying one of them for a week would teach you what it’s for.",
        "Orders without a reason turn you into an opponent, and with a reason you outwork the obedient. So ask for the reason early and politely.",
        "Among rebels, reliability is the real provocation, and your group would be astonished to see you on time twice in a row.",
        "Doing the opposite of what is expected allows other people to choose for you, whereas solitude reveals which of your wishes are truly your own.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a lifeguard who cries at the movies. ESTP gives you quick senses and quicker feet; Pisces takes down the fence between other people’s moods and your own, and gives all that speed something to run toward. So within half a minute you know who is having a miserable day, and within five that person is laughing, with a ride, a couch or a friend of a friend who’s hiring. Instinct decides, often correctly; little is planned, and a surprising amount works out. At parties you make the noise. Alone you can watch rain for an hour, and you remember for years how someone’s voice sounded when they said goodbye.",
      argument: [
        "Pisces feels so much, and the ESTP in you moves so fast, that the act arrives before the feeling has a name. An ache becomes an errand. Often the errand is right, and someone is helped who’d have waited a long time for anyone else. At other times it treats the wrong complaint: you’re lonely and you lend out money, you’re sad and you paint a friend’s kitchen, you’re angry and you forgive everyone lavishly. Then you never find out what it was, and no one can help, since all they see is someone busy.",
        "The next time you’re about to hurry off and repair something, sit for four minutes with empty hands and finish this sentence: “What I feel is…” Then go, if it’s still an errand. Caught in full stride, you make mercy look like mischief, and people are back on their feet before they’ve noticed the rescue.",
      ],
      year: [
        "Some mood has usually got hold of you before you’re out of bed, and you start running to shake it off. Sit there until it has a name.",
        "Lending is easiest for you on lonely days, because it brings another person nearer, while a conversation costs considerably less and works better.",
        "On the phone you’ve solved the problem before the caller has finished crying, and often it was only company they wanted, so ask them which.",
        "If something in the house makes you want to leave it again, go through the rooms slowly, and sit down in the one you avoid.",
        "Feelings move through you best in dancing, clowning and games on the floor, and everyone near you is lighter for an afternoon of it.",
        "Rescues fill your week because you see every trouble and have the feet to go there, but two are enough, and the third could call someone rested.",
        "A crying partner makes you look for tools, since you can’t bear to feel it and do nothing. Your arms around them are the tool.",
        "Grief seems bottomless to you, so you keep moving above it, though it has a floor. Listen to the whole song once.",
        "On any trip you end up with other people’s bags in your hands. Carry only your own for a day, and see what you feel.",
        "A sad face gets a yes from you on the spot, and your calendar pays for it later, so give superiors their answer at four o’clock.",
        "You sense immediately when a group has stopped believing in its purpose, and joke to cover it. Mentioned openly and kindly, it helps everyone.",
        "A dreamer in you appears in parking lots, over a song, and is laughed away immediately, although twenty minutes with a pencil or a tune would do you good.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You move first, and people who had frozen find that their own feet work.",
        "An emergency makes you calmer and kinder, which is the reverse of what it does to most people.",
        "You forgive by dinnertime, out loud, and really can’t remember what it was about.",
      ],
      costs: [
        "Peaceful months feel like failing, so you set off little alarms for the comfort of hearing something ring.",
        "You compete with the ones who love you, and win things they would have given you.",
        "The people who clean up after your magnificent launches have learned to dread your enthusiasm.",
      ],
      tensions: [
        {
          between: "Win or enjoy",
          text: "Half of what you chase you don’t want once it’s caught, so ask which half this is while it’s still running.",
        },
        {
          between: "Applause or respect",
          text: "The first is quick and warm, the second slow and almost silent, and it’s worth determining which of the two you are working for tonight.",
        },
        {
          between: "First or finished",
          text: "Being early is your talent and being done is someone else’s, so agree before you start on how that person shares the prize.",
        },
      ],
      practice:
        "Each morning this week, before coffee, name one contest you will skip that day, a lane, an argument, a bargain, then skip it deliberately, and at night tell someone what it left time for.",
    },
    Earth: {
      gifts: [
        "What you touch works better afterward, and you were joking the entire time.",
        "You know what a thing is worth without looking it up, and that includes most excuses.",
        "In trouble you are solid and early, with rope, sandwiches and a full tank.",
      ],
      costs: [
        "You grab what’s near and firm, so the large distant thing never gets its first brick.",
        "Your body does your worrying for you and sends the bill to the joints.",
        "Comfort and thrill take turns with your paycheck, and neither of them leaves a note.",
      ],
      tensions: [
        {
          between: "Roam or own",
          text: "Since you want both the highway and the deed, own one place that can be locked up in five minutes, and never sell it.",
        },
        {
          between: "Now or well",
          text: "Your fingers know that good work takes longer than your temper allows, so quote the longer time before you say hello.",
        },
        {
          between: "Sturdy or stubborn",
          text: "The weight that others lean on is hard to turn around, so shift one inch, visibly, and see who shifts with you.",
        },
      ],
      practice:
        "Once a week choose one thing you own that is broken, loose or dirty, and spend forty minutes putting it right with the phone in a drawer, then write the date on it somewhere out of sight.",
    },
    Air: {
      gifts: [
        "People tell you yes before they’ve understood the question, and are mostly glad of it later.",
        "You can find the joke in a waiting room, and with it the way out.",
        "News, tricks, names: whatever you learn you pass on, and whole circles live better by it.",
      ],
      costs: [
        "You’re so good at the first ten minutes that you seldom hear what’s in the eleventh.",
        "Several people believe they are your closest friend, and each of them knows someone different.",
        "Promises you make while amused you forget in perfectly good faith, and someone has bought a dress for the occasion.",
      ],
      tensions: [
        {
          between: "Quick or true",
          text: "The good line gets there before the accurate one, which is worth waiting for now and then, though it’s less entertaining.",
        },
        {
          between: "Many or one",
          text: "You know how to be wanted everywhere, whereas being known takes repeat visits, dull ones among them, to the same address.",
        },
        {
          between: "Talk or do",
          text: "Telling a plan gives you most of its pleasure, a reason to tell it only to the person who’ll be cross if nothing happens.",
        },
      ],
      practice:
        "On Sunday choose three people you have charmed and neglected, and by Wednesday call each for ten minutes, asking two questions and leaving out your own news. Write down one thing each of them said, and mention it next time.",
    },
    Water: {
      gifts: [
        "You can tell who in a crowd is about to fall, and you’re there with a chair.",
        "Your jokes land where it hurts and take some of the hurt away with them.",
        "Loyalty gets courageous things out of you that no bet ever could have.",
      ],
      costs: [
        "Outrunning your sadness, you generally run over the foot of whoever stands nearest.",
        "Other people’s troubles get into you like smoke into a coat, and you call it boredom.",
        "You’d rather be thought heartless than be seen waiting, and people take you at your word.",
      ],
      tensions: [
        {
          between: "Stay or bolt",
          text: "You most want to leave at the very moment you’re most at home, so admit that you’ve noticed, and hand someone the keys.",
        },
        {
          between: "Rescue or rest",
          text: "Saving people is how you get close without asking, so on some uneventful evening, with no alarm ringing anywhere, ask.",
        },
        {
          between: "Tough or tender",
          text: "The shell is real, and so is what it protects, which deserves one reliable witness of its own; let that person choose the evening.",
        },
      ],
      practice:
        "Every night for a week, at lights out, lay a hand on your throat, chest or belly, wherever the day got stuck, and say one sentence about it aloud, followed by one about something you look forward to.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here’s a head start: there are two of you. One handles anything that is put before it, quickly, with style, while the other arrived with your birthday and wants something the first can’t win for it. They share a body, a car and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is how they print it. Neither statement would survive an afternoon with an accountant, an experience that people like you generally postpone. What follows concerns the jobs that let you run, the ones that put you on a leash, and who gets lunch.",
    "You fall in love like someone catching a train, and are surprised afterward at how long the ride is. Those who stay have discovered that you’re at your most devoted when you are repairing something and complaining about it, and since these pages are for them as well, leave the book lying open somewhere.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something in the yard. Go and check; the yard is fine. Then come back, because the thing you stay so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. So this is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it is best read standing up, in short bursts, between two other things.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the question shows up, uninvited, with no wish to be entertained. Nobody expects an answer here. Just let it in, pour it something, and don’t leave by the window.",
  ],
  year: {
    "new 1":
      "Something different convinces you only when you have tried it on, because thinking about it seems to you like standing still. New habits with your body or your manner generally last longer beside a rival, so choose a friendly one and begin together.",
    "new 2":
      "Earning is money’s exciting half. Saving has no opponent, which is why what comes in with noise goes out unobserved, and a plan with a score you can see on the wall suits you better than a resolution.",
    "new 3":
      "Talking is how you think, so your best ideas turn up in the middle of a sentence and are gone by its end. Dictate one to your telephone each day, and look at the week’s collection on Sunday.",
    "new 4":
      "Home gets the energy left over. After hours of lively people and everything else, four walls seem very still, while a project that you start there with your hands gives you a reason to look forward to the evening.",
    "new 5":
      "Play is where you are most awake, and other people catch it from you, so a dull afternoon rarely survives your arrival. When one of your pleasures begins to turn serious, you may be inclined to move on a little too early.",
    "new 6":
      "Routine bores you because it requires the same move when no one is watching, and since your body pays for the gaps, choose a habit whose effect you can feel by evening. Quick proof keeps you going.",
    "new 7":
      "Beginnings with people are your strength, because you read a face in seconds and say what others only think. The slower second chapter shows whether your interest will last, so ask something you couldn’t have guessed at first sight.",
    "new 8":
      "Some subjects don’t improve with speed. Bold among strangers, you walk around loss, debts or wanting someone badly, so if one of these comes up now, staying in your chair and listening is already a good answer.",
    "new 9":
      "You learn a country by getting lost in it and a subject by taking it apart, and the enthusiasm often ends where the dull chapter begins. A teacher with stories from practice would take you considerably farther than a book.",
    "new 10":
      "Rescuing a bad situation appeals to you more than pursuing a title, so superiors see the rescue and not the judgment behind it, unless you explain how you knew what to do. Two sentences are enough.",
    "new 11":
      "Groups form around you because something generally happens there, and in so much activity it is hard to see who is a friend. Think of those who would still come if you had nothing planned, and invite one.",
    "new 12":
      "Rest strikes you as waiting. Most advice about it was given by people who enjoy sitting, while the kind that moves suits you better, so try swimming or an aimless drive, and let your mind be idle meanwhile.",
    "full 1":
      "People respond to your courage so readily that you can mistake the response for being understood. The effort behind it is visible now, bruises included, and those who like you are generally fonder of that than of any success.",
    "full 2":
      "Your memory keeps the victories. That is why the story you tell about your money differs from the one your receipts tell, so put them side by side, and look for the expense that you can’t even recall enjoying.",
    "full 3":
      "A blunt remark leaves you as a fact and reaches the other person as a verdict, and you seldom see it happen because you have already moved on. If one comes back to you now, a short apology without an explanation is enough.",
    "full 4":
      "Your family remembers who was in the house, and since you only feel useful in motion, you were frequently on the phone or nearly gone. Stay at the table. An hour there, without being useful, means more to them than you suppose.",
    "full 5":
      "Applause is fastest after a risk, so you easily miss the mild successes, such as a child who copies your laugh or a face that brightens because you came. There are more of them than you expected, as one evening of looking shows.",
    "full 6":
      "Excitement covers up a bad knee or three short nights, so your body’s complaints reach you late and offend you slightly, while the one repeated most often is still modest. Give it an appointment soon.",
    "full 7":
      "The people near you see what you do under pressure more clearly than what you feel, because you demonstrate the first and skip the second. Tell one of them which question you would least like to be asked, and why.",
    "full 8":
      "You are extremely fast. Whatever is unsaid about money, grief or desire becomes heavier the longer you outrun it, and yet once it stands before you, you say in one breath what others avoid for a year.",
    "full 9":
      "Convictions are, for you, things that have worked more than once, and you defend them with pleasure. An opinion can go out of date without telling its owner, so choose one from your youth and test it on someone half your age.",
    "full 10":
      "Credit comes to you for the save and the deal, and hardly ever for the months in which you kept everything running, since you never mention those while people are looking at your work. Describe the dull part.",
    "full 11":
      "Generous with a crowd, you get generosity back, and still few people in it know what worries you, because you have left them no opening. Notice who asks a second question after your first cheerful answer.",
    "full 12":
      "Tiredness catches you after the excitement, in the car or the shower, and since your habit is to start something else before it can be felt, let it speak for ten minutes. Its message is brief and reasonable.",
    "eclipse 1":
      "Being the daring one is a part you have played so well that other people give it to you unasked. If it no longer fits, no announcement is necessary, because they adjust when you behave differently.",
    "eclipse 2":
      "Income changes wake you up. Before they frighten you, which is an advantage, use the first energy to consider what occupation you would choose if there were no one to impress.",
    "eclipse 3":
      "When a familiar way of talking with people stops working, your impulse is to push harder or joke louder. Half the speed gets you farther at such a time, particularly with neighbors and relatives.",
    "eclipse 4":
      "Roots were never your favorite subject. You always landed on your feet, but an upheaval at home shows you what the landing place meant, and missing it is no weakness in a person of action.",
    "eclipse 5":
      "A thrill can wear out overnight with you, and then the game or the other player gets the blame. What replaces it is often less loud, and it deserves more than one evening before you judge.",
    "eclipse 6":
      "The end of a job or a routine seldom alarms anyone who improvises as you do. In choosing what follows, ask for movement, daylight and at least one colleague who enjoys an argument with you.",
    "eclipse 7":
      "Waiting is part of the work. When a close bond changes its shape, you want to act immediately so that you needn’t feel uncertain, though a single honest question does more than any gesture.",
    "eclipse 8":
      "Endings are difficult for those who live in what comes next, so if there is a loss for which you never stopped, an hour in the right place, without any ceremony, is sufficient.",
    "eclipse 9":
      "Losing a certainty seldom upsets you. Since you have changed your mind at full speed before, leave some time between the old answer and the new one, and read something in between.",
    "eclipse 10":
      "After a title or a goal is gone, you notice the silence, because attention was part of the pay. Your reputation rests on how you act when things go wrong, and it goes with you.",
    "eclipse 11":
      "Leaving without a farewell is your way out of a group, because a goodbye can’t be improvised, but among those you leave now there is usually one who deserves more. Make the awkward call.",
    "eclipse 12":
      "Being busy is an excellent place to hide, and you have used it well. If an old sorrow or simple lack of sleep comes out of hiding now, give it a free day before anything else.",
    "jupiter soft":
      "You see opportunities before other people have finished their coffee, and at such a time more of them than usual are real, so that everything looks like the main chance. Choosing is the difficulty. Picture each on a rainy afternoon, and take the one you would still want.",
    "jupiter hard":
      "Confidence multiplies quickly in you, because so many of your gambles have succeeded that caution looks like bad manners. The promises become larger along with the mood. Before you agree to something big, speak with the person who will have to deliver it, and believe their estimate.",
    "saturn soft":
      "Discipline becomes bearable to you as soon as you can see the result, as an athlete stops minding the drills, and progress is regular now, though without fireworks. Practice every day. Kept to the same hour, a talent on which you have been coasting can become mastery.",
    "saturn hard":
      "Limits seem personal to someone who is used to talking or running past them, so your first impulse is to test them by force. Whatever resists you now generally has a reason, and often a dull and legitimate one. Find it out before you spend your strength.",
    "uranus soft":
      "Change suits you, and while others are still protesting, you are already looking for what can be done with it. Surprises tend to favor a person who never relies on a script. If you once gave up a wild idea because it was too early, take another look.",
    "uranus hard":
      "Restlessness looks for a target. Under pressure you would rather break something than be bored by it, and much of that impulse is useful information about what you have outgrown, so try altering a single hour of the day. The entire arrangement around it can wait.",
    "neptune soft":
      "You trust what can be touched, and imagination is not what you are famous for. In a period like this a film, some music or an unexpected kindness moves you more easily than it ordinarily would. You may enjoy that, and no joke is needed to get out of it.",
    "neptune hard":
      "Blurred signals irritate you. Your gift is reading what is in front of you, and so you fill the gap with nerve, which works on familiar roads and badly on strange ones. Ask a careful friend for a second look before you move.",
    "pluto soft":
      "Winning a moment is something you learned early, and this period favors a longer sort of strength, which alters a situation from within. You are more persuasive now in a low voice. People sense that you mean it, and they stop waiting for the joke at the end.",
    "pluto hard":
      "Being pushed brings out the fighter in you, a good one, who rarely asks what the prize is for, so that the wish to win can become larger than the matter itself. Step back first. After two days, see how much of the fight is left.",
    "mercury retrograde":
      "Details escape you now, because you agree to things while walking and expect your memory to catch up. A written list saves you most of the detours, although you are good at those.",
    "mercury direct":
      "Misunderstandings are easier to clear up, and conversations with which you had lost patience become brisk again. An arrangement that looked hopeless deserves one more attempt before you drop it entirely.",
    "venus retrograde":
      "Old loves and old tastes improve at a distance, because you remember the opening scene and forget the last, although a warm thought does no harm. Enjoy it without buying a ticket.",
    "venus direct":
      "What you like is clear again, in people as well as in purchases, and pleasure is fresh. Someone was patient with you in the meantime, and would enjoy an evening out.",
    "mars retrograde":
      "You never trained for waiting. When your energy idles you are therefore tempted to start trouble, although physical work at half speed uses it up in a friendlier way.",
    "mars direct":
      "Energy returns, and with it the urge to make up for lost time everywhere at once, so give the first push to whatever will still matter to you a year from now.",
    "ingress jupiter":
      "For about a year this area offers you more space, and you have never left a space unfilled. The best of it rewards those who stay after the opening night is over.",
    "ingress saturn":
      "A longer and stricter period begins here, and no one with your reflexes is pleased at first, although what you build step by step is the sort of thing you like to describe afterward.",
    "ingress uranus":
      "Keep one thing near you unchanged. Years of sudden turns begin in this area, and although few people are better suited to them, it lets you know how far you have come.",
    "ingress neptune":
      "You like a score. Over many years this part of life becomes softer and more difficult to measure, and since there is none here, look at how people feel after you have been there.",
    "ingress pluto":
      "Over a long period this area is rebuilt from the foundation, mostly out of sight. You prefer quick results, and it helps to know early what you would never put at risk.",
  },
};
