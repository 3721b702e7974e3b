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
        "When something goes wrong, the others look around to see who’s in charge, and by the time they’ve finished looking, it tends to be you. ESTP gives you a mind that reads a situation through eyes and hands and believes what it finds there. Aries adds heat, the wish to go first, and a sincere fury at bullies. People get braver near you; they attempt what they’d only talked about. And you’re sharpest when another person wants the same thing. A job, a lane, a person, an argument: once there’s a rival, all of you is there. That leaves one question you seldom stop for.",
      argument: [
        "The ESTP in you moves when there’s something to gain, whereas Aries moves when someone else is moving. From inside, the two feel exactly alike, so you chase with a whole heart and look at the prize only when it’s in your hand. Often it was worth the run. At other times it goes strangely flat within a week. You find out whether you wanted it only after you’ve won it.",
        "Until then you’re magnificent, which is why people you’ve won feel cheated when your attention wanders; the pursuit told them they were the point. Before you go after anything this week, put one question to yourself: “Would I want this if no one else did?” If you can’t tell, wait two days with no opponent in sight. Then go to someone who was won long ago and say, “I’d still choose you with no one else in the race.”",
      ],
      year: [
        "Run, swim or lift by yourself and without a watch, because a body that races no one discovers fairly soon what it actually enjoys.",
        "Bidding makes everything look worth having. Set your top figure the night before, on paper, and leave the auction when it’s passed.",
        "When a brother, sister or neighbor tells you good news, ask two questions about theirs before you mention yours.",
        "Since home has no finish line, ordinary evenings can feel flat; start something slow there, such as a tree, and let it grow unmeasured.",
        "Choose a game you lose. Children, lovers and dogs like you enormously when you’re laughing at the bottom of the table.",
        "Because your fastest week needn’t be the standard for the next one, deliberately stop one task at eighty percent of your strength.",
        "Someone won long ago would like to be chased again. Ask them out as if they could still say no.",
        "Because jealousy works on you like coffee, ask yourself before acting on it, “What did I want from this person last week?”",
        "Travel suits your nerve, especially on a road with no record attached, where a stranger is allowed to be better at something than you are.",
        "If an opening has a competitor in it, ask for two days. A post you want on a quiet evening is worth the fight.",
        "Ask a friend, “What are you trying to win?” and lend them your heat. Few people can want a victory that hard for someone else.",
        "With no opponent around, restlessness is only the noise of slowing down. Sit through three evenings of it, then see which wish is left.",
      ],
    },
    Taurus: {
      thesis:
        "An adventure with you comes with comforts. ESTP gives you nerve, quick hands and an instinct for the chance that’s about to be gone; Taurus gives you a body that knows what’s good, and a wish for those around you to have some of it. You’re generous in ways that can be eaten, worn or slept in. And when you’ve hurt someone, you neither sulk nor make speeches. You act. Within the day there’s a favor, a fine dinner, a repair, a present that outshines the offense. It’s decent of you, and sometimes so immediate that they hadn’t yet explained what was wrong.",
      argument: [
        "The ESTP in you can’t bear an unsolved problem, least of all a face that’s angry with you, while Taurus can’t bear a debt and believes that comfort settles most of them. Together they operate a system of prompt payment: you sense the mood, estimate the amount, and cover it. You pay for what you did before you’ve heard what it was.",
        "Since you never heard it, you do it again, and the price goes up. The other person feels looked after but not listened to, which is hard to complain about with a full plate in front of them. Next time, sit down with your hands still and say, “I can tell something’s wrong, and I won’t fix anything for ten minutes.” When they’ve finished, repeat it in your own words. If you still want to cook after that, cook.",
      ],
      year: [
        "Your body knows before you do that someone is angry. Feel the stomach tighten, breathe, and buy nothing for an hour.",
        "Go through the gifts of the past half year, and mark those that were really apologies. The total is worth a conversation.",
        "A short message beats a delivery. Write “I was rude, and I’m sorry,” to a brother or the neighbor, and add no offer.",
        "Cook for your household on a day when no one is cross with you. It tastes of something else, and they notice.",
        "Pleasure is your native language, so speak it freely here. Give someone a splendid afternoon that makes up for nothing.",
        "Comfort after a hard shift is fine; comfort instead of a checkup isn’t. Make the appointment, then have the good lunch.",
        "Ask the person across from you, “What did that cost you?” Keep your hands on the table until they’ve finished the list.",
        "Shared accounts go wrong quietly when one side pays to be forgiven. Open the books together, including what you spent to make peace.",
        "Leave the guidebook restaurants to others, and follow your nose. You find the honest inn in any valley, and friends will follow you there.",
        "When a raise comes after an insult, accept the money and still say the sentence. They’re two matters, and only one is settled.",
        "Friends who forgive you in advance have lowered their hopes. Tell one of them what you’ll do differently, and skip the round of drinks.",
        "Guilt keeps you busy at midnight. Name what you did, in one line, to yourself; most of the debt turns out to be that line.",
      ],
    },
    Gemini: {
      thesis:
        "Dull company wakes up when you come in. ESTP keeps you alert to whatever is happening in front of you, and Gemini finds words for it at the same speed, so you say what the others were only thinking, and you say it funnier. You can size up a stranger within minutes. The way you do it is to throw something at them, a tease, a dare, an opinion stronger than you hold, and watch what comes back. Those who throw well become friends on the spot, so it’s a lively way to get acquainted. What tends to escape you is that you almost never simply ask.",
      argument: [
        "The ESTP in you trusts what people do, so it prods them into doing something, while Gemini is curious about everyone and impatient with how long a sincere answer takes. A provocation serves both: it’s quick, amusing and difficult to fake. You’d rather get a reaction than ask a question. With strangers that works brilliantly. From those you love, it gets you reflexes, again and again, and very little of what they’d say if they had time.",
        "After a few years near you, people have a comeback for everything and save their slower thoughts for others. Sensing that something is being withheld, you prod harder. This week, do the opposite with one person. Ask, “How are you, really, about that?” and then wait until they’ve spoken twice. Somewhere in the middle they’ll go silent, which is exactly the moment at which you would ordinarily be funny.",
      ],
      year: [
        "Notice how often you open with a jab. Try walking in with a plain hello, and see what faces do with the extra second.",
        "Haggling is sport for you, so ask one dull thing first: “What’s included?” The answer tends to be worth more than the discount.",
        "Talk is where you win people over. Use it to introduce two who need each other, then step back and listen.",
        "Parents, children or housemates have a comeback ready for you. Sit in the kitchen late, ask how they slept, and wait.",
        "Flirt as cleverly as you please, and then be simple once: “I’ve been looking forward to this.” It gets a better blush.",
        "Irritable and needling everyone? Eat, sleep and walk first. Half of your sharpest remarks are a body asking for a break.",
        "Before you bring up the old sore point to see what happens, say what you’d like to know, and why it scares you.",
        "You can hear hard things without flinching, which is rarer than wit. Ask a grieving friend to tell it again from the start.",
        "In a foreign place your tricks don’t translate. Learn ten questions in the local language, and enjoy looking a bit slow.",
        "Doubts about a plan belong in the author’s office, with the door shut. Ask what it rests on before you test it aloud.",
        "The group laughs, and one member has gone quiet. Phone that person the next day with no joke prepared.",
        "Silence makes you itch, since no one is reacting. Stay in it until you hear a question you’d really like answered, then keep it.",
      ],
    },
    Cancer: {
      thesis:
        "Trouble brings out the best in you. ESTP makes you fast and practical, so you’d sooner do something about a problem than discuss it; Cancer makes you tender and protective, with a long memory for who has been good to your people. If someone is rude to a friend, or cheats a person who can’t hit back, you’re on your feet before you’ve decided to be. An office, a school, a hospital administration: you’ll take on any of them without tiring. They’re lucky to have you. When the same thing is done to you, you grin: it was nothing, you say, and by dinner there’s a funny version.",
      argument: [
        "Cancer feels every slight and preserves it, while the ESTP in you hates to be caught feeling anything, since in its world anyone who flinches has lost. So the hurt changes owners. For yourself you can’t be indignant; on someone else’s behalf you can, loudly, for days. What you laugh off in your own case, you go to war over for others.",
        "They’re grateful, and at times startled, because the retaliation is larger than the injury. Part of it was yours. Meanwhile no one defends you, since few have ever seen you struck. This week, catch one remark that stings, and within the hour tell the person who made it, “Ouch. That one got me.” Leave out the joke. Those few words let people know that there’s someone in there who deserves consideration.",
      ],
      year: [
        "Thick skin is your costume, and it pinches. When a remark gets through, rub the spot and say “ouch” before you grin.",
        "Bargain for yourself as you would for your grandmother. Take the papers along, and leave only when the figure is fair.",
        "If you’re composing a fierce letter on someone’s behalf, ask them first whether they want it sent. Some only wanted a listener.",
        "Home is where you can put the guard down. Tell the person who shares your table about the worst minute of the day, unimproved.",
        "Play with the little ones, or like one of them. You’re at your funniest where no one needs to be defended.",
        "Pain you’d send a coworker home for deserves the same from you. Leave at four, and say why.",
        "A wisecrack at the wrong time makes your partner or opponent believe it didn’t hurt. Go back within a day: “It did.”",
        "Let one person take your side without earning it. Say, “Don’t fix it, just be angry with me for a minute.”",
        "Far from your people, you have no one to protect. Use the holiday to be looked after by a landlady, a guide or the sea.",
        "Correct the small slight on the day it happens, in one even sentence. Then nothing has to burst in front of witnesses.",
        "Because of you, the weak ones in any group feel bolder. Choose one cause worth your fists, and let the other quarrels go.",
        "Old injuries come up when the noise stops. Write down whom each one belongs to; a few will prove to be yours.",
      ],
    },
    Leo: {
      thesis:
        "Things happen because you call people. Leo gives you a big warm heart and a wish to be admired for it; ESTP gives you timing, nerve and the knack of knowing what a crowd wants while the crowd is still deciding. So you’re often the one who says, “Tonight, at eight, I’ll get the tickets,” and ten people who would have stayed home have their best evening in months. You hand the shy guest the good line, and you pick up more of the check than you planned. Everyone assumes that you must be overwhelmed with invitations. You let them assume it, and try not to count.",
      argument: [
        "The ESTP in you would rather start a thing than wait for it. Leo would rather be the host than one of the guests, and will do almost anything not to be left off a list. Both are content when the plan is yours, because you’re at the center, everyone is enjoying themselves, and one particular risk has vanished altogether. You start every plan, so you never find out who would have called you.",
        "Safe as that is, it leaves you unsatisfied, because a crowd that came to your party proves only that you give good parties. Friends who’d have liked to treat you seldom get the opportunity; in time they think of you as a destination. This week, keep one evening free and tell someone, “I’m around on Friday, and I’d love it if you picked something.” After that, make no suggestions. The waiting will be uncomfortable.",
      ],
      year: [
        "Go somewhere without announcing it, in plain clothes, and let the evening happen to you. Attention you didn’t arrange feels different on the skin.",
        "Let another hand reach the check first. Say “thank you, that’s lovely,” and leave your wallet where it is.",
        "Wait for a call instead of making it. When it comes, let the other person tell their story to the end.",
        "Your home has been a stage for guests. Keep one night when the lights are low and the family gets you offstage.",
        "No one throws a better party, and here you should. Give it for the pleasure of it, and invite someone who can’t pay you back.",
        "Workdays without applause tire you more than long ones. Tell one colleague or friend what you did well, and hear what they did.",
        "When someone plans a surprise for you, let it be clumsy. Put on what they tell you, and get in the car.",
        "Tell a trusted person what scared you last winter. They know your best stories by heart, and will remember this one longer.",
        "Join a tour that someone else leads. From the third row you see the country, and find out that you’re liked there, too.",
        "Ask what the next launch is worth before you light the fuse. Those above you respect a price more than a spark.",
        "Write to three friends, “I always do the inviting. Would you pick something?” Then hold still for two weeks.",
        "Lying low shows you who comes looking. Give them time; most people believe you’re busy, and knock only on the second thought.",
      ],
    },
    Virgo: {
      thesis:
        "Give you something broken in the middle of everything, and you’ll have it running before the discussion is over. ESTP gives you fast reflexes and an appetite for anything live; Virgo gives you the eye that catches the loose bolt, the wrong figure, the strange line in the contract. What you improvise tends to pass inspection. Others find this impressive. As for you, you tend to shrug, call it lucky, and feel terrific for about an hour. Then, often around two in the morning, you go over the whole thing again in search of what you missed, like someone who hasn’t been caught yet.",
      argument: [
        "Virgo believes that good work comes from preparation and that ease is suspicious, whereas the ESTP in you prepares as little as possible, and it’s best when there was no time to. So your finest moments break the rules of the judge who has to score them, and the verdict seldom varies: you were fortunate, and it nearly ended in disaster. You call it getting away with it, when it’s actually being good at it.",
        "Since nothing easy counts, you keep raising the difficulty in search of a success that will, and you demand from others the thorough preparation that you never did, which strikes them as unfair. For five days, whenever something goes well, write down what you saw or knew that made it work. When someone thanks you, say, “I’m glad. I’m good at this.” It will feel like lying. Read the list.",
      ],
      year: [
        "The mirror at two in the morning is a poor judge. Look at yourself after breakfast, and start with what works.",
        "Bill for the years behind the twenty minutes. Write the sum down before the customer says how easy it looked.",
        "A cousin or neighbor asks how you did it. Explain it slowly; halfway through you’ll hear how much you know.",
        "Let the family load the car their way. If something rattles on the road, say nothing, and turn up the music.",
        "Try an art you’ve never prepared for, in front of people. Quick hands and no plan are how you were meant to play.",
        "Here you excel: the leak, the knot, the sore knee. Fix one thing for your own comfort before the next emergency rings.",
        "When someone close says you were wonderful, don’t list the errors. Reply, “I thought so, too,” and watch them smile.",
        "Fear of being found out likes the dark. Tell someone, “I think I’ve just been lucky,” and let them argue.",
        "Take a course in what you already do by instinct. Half of the chapters will describe your hands.",
        "Bring six of your rescues in writing, with what each one saved. Start with those, and leave the near misses for question time.",
        "Among friends, praise precisely: the timing, the phrase, the nerve. They’ll stop hiding their blunders from your eyebrow.",
        "Before sleep, close the case aloud: “Done, checked, good.” Reopening it has rarely found a thing, and costs you the morning.",
      ],
    },
    Libra: {
      thesis:
        "You can come away from a hard bargain with both a fair price and a new friend. ESTP gives you a quick sense of what can be had and the nerve to go after it; Libra adds an ear for tone, and real discomfort if anyone leaves feeling cheated. Two people who can’t stand each other will both sit down with you. What each of them could live with, you often see before they do, and you get them there laughing. It’s a rare art, and you practice it all day long. At home, too, you study a face, read what it would agree to, and propose precisely that.",
      argument: [
        "The ESTP in you wants things bluntly and would like to say so, but Libra sees the other face begin to fall and searches for terms. You’re so quick that the search takes no time, and what comes out sounds like a wish while it’s already a settlement. You find out what people would accept before you tell them what you want. So you’re hardly ever refused, and you hardly ever get the thing itself.",
        "The other person loses, too, because they never encounter your desire, only your offer, and can’t surprise you with a yes to the larger one. Once this week, say the original aloud, before you’ve looked at anyone: “What I want is the whole weekend, just us.” Let it be too much. You can bargain afterward, when both of you know what’s being traded.",
      ],
      year: [
        "Start the day with a want that needs no one’s agreement, a swim or a red shirt, before you check any messages.",
        "Name a figure that could get you turned down. A quick yes means you left money on the table, with a smile.",
        "Say the larger thing in the first message, and the compromise in the fourth. Most talks begin too close to the middle.",
        "Living together runs well because you trade so quickly. Stop one trade halfway: “Wait, what I’d really like is the room to myself.”",
        "In love and in play, be extravagant in wishing. “The whole weekend, just us” makes a better opening than what they’d settle for.",
        "Daily favors pile up on the nice side of your desk. Return two of them, with thanks and no replacement offer.",
        "You’re superb at open conflict between other people. In your own, bring a friend who keeps asking, “And what do you want?”",
        "A joke with an edge usually covers something you conceded. Go back to the concession, and say that you regret it.",
        "Decide alone where to go, buy the ticket, then ask who’d like to come. Company joins a clear plan more gladly than an open one.",
        "Ahead of a talk with the boss, write the embarrassing number on your palm. Say it, and count to ten in your head.",
        "Both sides of a quarrel in your circle think you agree with them. Pick the point where you don’t, and tell each one.",
        "Peace you don’t have to broker is rare for you. Take it alone, by water if you can, and let two faces stay displeased.",
      ],
    },
    Scorpio: {
      thesis:
        "Little gets past you. ESTP gives you sharp senses and a fast body, and Scorpio gives you an interest in what’s going on underneath, so you catch the altered story and the glance across the table while you seem to be enjoying the party. In a real emergency you’re often the first one called: you’re unshockable and discreet, and before long there’s a plan and something to laugh at. You tend to judge others by such hours: what people do when the lights go out tells you who they are, you’d say, and there’s something in it. Only most of life is spent with the lights on.",
      argument: [
        "Scorpio wants to know what’s behind the face, and the ESTP in you trusts nothing it hasn’t seen in action, so ordinary everyday kindness convinces neither, since it might be mere politeness. You’re sure of someone after you’ve watched them angry, broke or scared, and when no trouble turns up by itself, you supply a little: a hard remark, a dare, an unexplained coolness to see who notices. You only believe people under pressure, so you keep applying some.",
        "It defeats itself, because under pressure people start to hide. Those who love you become guarded, you sense the guard, and you push. This week, take one decent thing that someone does for no reason and treat it as evidence. Tell them, “I noticed that, and I’m going to believe it.” Then do nothing to verify it for three days.",
      ],
      year: [
        "Your senses are on guard even at the barber’s. Once a day, drink a coffee with your back to the door.",
        "Lend a small sum, and don’t watch what becomes of it. You can afford the lesson, whichever one it turns out to be.",
        "Reply to a friendly note as though it were meant. If you need a hook to hang doubt on, tomorrow will do.",
        "Peaceful weeks at home make you suspicious. Let one pass unbroken, and use the spare energy to repair the gate.",
        "Fun with no stakes feels thin for about an hour. Stay for the second one; that’s when you stop observing.",
        "Give your nerves their own drill: hard exercise before supper. Tension used up on a hill isn’t used on the family.",
        "Ask the one you’ve been poking, “Will you stay?” It takes four seconds, and an evening of coolness never got the answer.",
        "In real darkness there’s no one better to call. Let someone return the service: tell them your trouble before they guess it.",
        "Pick a country where you can’t read the faces. Being mistaken about people, pleasantly and often, is good medicine for you.",
        "Book ten minutes with your superior when nothing is burning. They trust those whose calm they’ve seen on a dull day.",
        "Remember someone’s birthday as well as you remember their disaster. Send the card on time, with no barb in it.",
        "Close the file on a person who has passed often enough. Say, “I’m going to believe you now,” if only to the ceiling.",
      ],
    },
    Sagittarius: {
      thesis:
        "Near you, other people’s lives get larger. ESTP gives you the nerve and the know-how to improvise when the road is closed; Sagittarius gives you optimism, and the conviction that something better lies just past it. To a tired friend you say, “We’re going, all of us, in May,” and at once May exists. They can see it, because you can. Anyone who has gone along with you comes home braver. None of this is lying; you’ve seldom meant anything more. It’s around the third day, when there are dates to settle and deposits to pay, that the trip begins to feel like something you’ve already done.",
      argument: [
        "Sagittarius lives on the vision, whereas the ESTP in you lives on what’s happening now, and at the moment you announce a plan, the vision is what’s happening: bright faces, everyone talking at once. The thrill arrives in advance and in full. What remains is errands, and by then some newer excitement has come along. The promise gives you most of the pleasure, so there’s little left for keeping it.",
        "The others took it on credit. They asked for days off and told their families, and after the second disappointment they nod when you speak and prepare nothing. Feeling them cool, you decide they’ve grown dull. This week, label your announcements aloud: either “I’m just dreaming here,” or “I’m serious, and I’ll book it tomorrow at noon.” Set an alarm for noon. There’s no third category.",
      ],
      year: [
        "Morning is when your plans have their true size. Look at last night’s idea over breakfast, and keep the part that still makes you grin.",
        "Pay the deposit, or say that you’re dreaming. Money on the table tells your own heart which one it is.",
        "Answer the three people still waiting for a date. “Not this year” is a kindness; they can make other plans.",
        "At home, promise something small enough for Tuesday: the shelf, the soup, the bath. By Wednesday someone will hum.",
        "Children, sweethearts and friends love your wild proposals. Do one the same afternoon, with whatever is in the car.",
        "Week six of any habit is where you’re needed. Change the route, the music or the company, and keep the hour.",
        "Someone has been living in a future you described. Ask which part of it they still want, and book that.",
        "Boredom is often sadness with its coat on. Stay a while, and tell a close person what you lost when the last plan shrank.",
        "Horizons are your trade, so go. Finish one trip completely, with the photos sorted and the hosts thanked.",
        "In the meeting, enjoy the idea and withhold the figure. Deliver slightly more than you said, and watch them blink.",
        "Gather your friends around something already half built. You’re the one who can make a tired group believe on a wet evening.",
        "Before you leave for the next thing, release those in the last: “I’m not coming back to this. I’m sorry.” Freedom weighs less then.",
      ],
    },
    Capricorn: {
      thesis:
        "People feel safe taking chances with you. ESTP supplies the nerve, the quick eye and the taste for a gamble; Capricorn supplies the fine print, the long view and a reserve that few people hear about. Your risks appear reckless from outside, although you’ve usually calculated the worst case to the dollar. When you win, everyone finds out, because you celebrate, you treat, and you tell it well. They’d describe you as fortunate, and they say so because of a rule you’ve never announced: whatever goes wrong is kept to yourself until it’s solved, and if it can’t be solved, it’s kept to yourself.",
      argument: [
        "The ESTP in you has to bet; a life without stakes puts you to sleep. Capricorn has to be solid, because others depend on it and its reputation took years. Both can be satisfied as long as no one sees you bleed. So the terrible month, the mistaken investment or the medical scare gets handled alone, at night, with a calculator. You share the winnings and keep the losses to yourself.",
        "To you, this is sparing people, but they’re living with half the figures, and they sense it, since you turn irritable and work late and say it’s nothing. No one can be of use in a trouble they haven’t heard of. This week, report one that’s still open to a person it affects: “I have a problem, it’s about this big, and I don’t have the answer yet.” Stop before the solution.",
      ],
      year: [
        "Strain shows in your neck before it shows in the accounts. When it does, tell someone the size of the problem, then stretch.",
        "Put your worst number on a card and show it to one person who can count. Two heads price a danger better.",
        "Reply “rough week, since you ask,” to the first sibling or neighbor who wants to know. You needn’t say more on the first try.",
        "Those closest to home have heard it in your steps or your voice. Tell them how big it is, and when you’ll know more.",
        "Play for matches. A game with nothing at stake gives your nerves the vacation they’ve never put in for.",
        "Working late alone hides trouble and doubles it. Leave at the hour you’d prescribe to your best employee or friend.",
        "Before you cover a loss with a bolder bet, ask the person who shares the risk, “Would you do it?” They have a right to say no.",
        "Confess one setback that’s over, and then one that isn’t. The second is what makes people pull their chair closer.",
        "Your calm in rough country is worth gold. Lead the climb, and let the others see you check the map twice.",
        "Bad news goes up within two days, in four lines. A reputation survives a problem; it rarely survives a late one.",
        "Friends tell their failures to those who have some. Offer yours first, the expensive one, and laugh where it’s funny.",
        "Rest is the one asset you never insure. Take three days off the ladder, and let the emergencies ring elsewhere.",
      ],
    },
    Aquarius: {
      thesis:
        "Tell you that it’s never been done that way, and you’ve already begun. The ESTP in you tests a thing by leaning on it, and Aquarius tests a rule the same way, so together they make a cheerful troublemaker with a public spirit, the kind who gets the locked gate opened and waves everyone else through. You get along with the mechanic, the professor and the difficult neighbor, because you want to see how each of them works. But something odd happens when people come to count on a thing you do gladly, such as a visit or a role. As soon as they expect it, you no longer feel like it.",
      argument: [
        "The ESTP in you moves when it feels like moving, while Aquarius wants to be no one’s property and hears a claim in the friendliest “See you Sunday.” So you skip Sunday. Unasked, you’d have come. Whatever is expected of you stops being what you want. It passes for freedom, and some of it is. But to do the opposite of what people expect, you have to let them decide first.",
        "Those who love you often learn not to ask for what they’d like, so they don’t get it. This week, choose one thing that someone is counting on and that you enjoy. Do it on time, and announce it beforehand: “I’m coming on Sunday because I want to.” Then observe whether your own will survives being predicted. If it’s really yours, it will still be there.",
      ],
      year: [
        "If everyone expects the leather jacket, check whether you still like it. Keeping it on can be the freest choice.",
        "A standing order to savings, set up by you, offends no one’s liberty. Call it your own idea, since it is.",
        "Tell the neighbor or your brother, “See you Thursday,” before they say it. What you announced, you’ll find easy to do.",
        "Family rituals make your neck stiff. Rewrite one of them your way, propose it aloud, and then keep it three times running.",
        "Here surprise is a gift pure and simple. Turn an ordinary date or game on its head, and let the others laugh first.",
        "Choose two rules of your workday to break and five to keep. The five will buy you the patience for the two.",
        "When your partner says plainly what they’d like, wait a minute before the clever alternative. See if the plain thing appeals to you.",
        "Someone needs you there again tomorrow. Say, “I’ll come, and you can count on it,” and feel the urge pass.",
        "Strange customs delight you, so study one from inside. Obey it for a week, just to find out what it’s for.",
        "Ask those in charge for the reason behind an order. With a reason, you outwork the obedient; without one, you’d outwit yourself.",
        "Among rebels, being reliable is the real provocation. Turn up for your group on time, twice, and enjoy their confusion.",
        "Alone, with no one to contradict, you find out which wishes are yours. Write down three, and guard them from your own mischief.",
      ],
    },
    Pisces: {
      thesis:
        "Within half a minute you know who is having a bad day, and within five that person is laughing. ESTP gives you quick senses and quicker feet; Pisces makes you feel what others feel, with no clear fence between their moods and your own. Together they turn sympathy into something useful: a ride, a couch, a friend of a friend who’s hiring. Plenty of people are kind in principle. You’re kind in person, today. There’s only one thing you can’t seem to do with an emotion, and that’s leave it alone. Something stirs in your chest, and you’re on the phone, in the car, or halfway through a favor.",
      argument: [
        "Pisces feels so much, and the ESTP in you moves so fast, that the act arrives before the feeling has a name. Sitting with it seems useless to the one and dangerous to the other, who knows how deep the water gets, and so an ache becomes an errand. You feel it, do something about it, and never find out what it was.",
        "Sometimes the errand is right. Often it treats the wrong complaint: you’re lonely and you lend out money, you’re grieving and you paint a friend’s kitchen, you’re angry and you forgive everyone lavishly. And few can be of assistance, since all they see is someone busy. The next time you’re about to dash off and fix something, sit down for four minutes with empty hands and finish this sentence: “What I feel is…” After that, go, if it’s still an errand.",
      ],
      year: [
        "Before the day starts running, name the mood you woke up with. Four quiet minutes on the edge of the bed will do.",
        "Lending comes easily when you’re lonely. Ask yourself what you’d feel if you kept the money, and call a friend about that.",
        "On the phone, ask, “Help or company?” If it’s company, stay on the line with your feet up.",
        "Something in the house makes you want to leave it. Walk through the rooms slowly, find out which one, and sit down there.",
        "Dancing, clowning, rough-and-tumble: feelings move through you best in motion. Make someone laugh until you both have to lean on the wall.",
        "Two rescues a week is a decent limit. Write the two names down on Monday, and refer the third to someone rested.",
        "A crying partner or friend isn’t a leak. Put both arms around them, say nothing practical, and count slowly to sixty.",
        "Grief can be touched; it has a floor. Listen to the whole song, alone or with one person, and get up afterward.",
        "On the road you help everyone with their bags. Carry only your own for a day, and notice what comes up.",
        "Give superiors your answer at four instead of on the spot. Their sad face is real, and so is your own calendar.",
        "Your sense of a room is exact. When a group goes flat, say so: “I think we’ve stopped believing in this. Have we?”",
        "Lie down before you drop. Whatever you’ve been outrunning is smaller at rest, and often turns out to be plain tiredness.",
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
      "Because you judge a change by trying it on and never by thinking it over, reinvention comes quickly to you, and a new start with your body or your manner lasts longer if there is a rival in it. A friendly one will do.",
    "new 2":
      "Earning has always felt like the sport and saving like the locker room afterward, so what you make arrives with noise and leaves on tiptoe, unless a plan begun now has some part that keeps score where you can see it.",
    "new 3":
      "Talking is how you think, which is why your best ideas turn up in the middle of a sentence and are gone by the end of it, as your last few conversations would show if they were played back. What would you keep?",
    "new 4":
      "Home tends to get whatever energy the rest of the day has left over, and four walls can feel too still after hours of people who react. Starting a project there with your hands turns it into a place where things happen.",
    "new 5":
      "Play isn’t your break from life but the place where you are most awake, and since others catch it from you, a beginning lets the fun grow slightly serious, a romance or a craft included, before the next attraction whistles.",
    "new 6":
      "Routine bores you because it asks for the same move when no one is watching, and since your body pays for the gaps, a change in it survives best when you can feel the effect by evening. Prefer the quick proof.",
    "new 7":
      "Beginnings with people are your best event, since you read a face in seconds and say what others only think, whereas the slower second chapter, which has no audience, is where the other person discovers whether your curiosity is staying for dinner.",
    "new 8":
      "Bold as you are among strangers, you walk around certain subjects, such as loss, debts or wanting someone badly, because none of them improves with speed; if one of them comes up, staying in your chair is already a fine answer.",
    "new 9":
      "You learn a country by getting lost in it and a subject by taking it apart, with the manual still in its wrapper, and your early enthusiasm would outlast the dull chapter under a teacher with stories from the field.",
    "new 10":
      "Ambition, in your case, rises to a mess sooner than to a title, and because the people above you see the rescue more easily than the judgment behind it, a fresh start is the moment to explain how you knew.",
    "new 11":
      "Groups form around you because where you are something usually happens. The friends who count are harder to spot in all that traffic. Who among them would still come over if there were absolutely nothing to do?",
    "new 12":
      "Rest strikes you as waiting with the lights off, since most advice on it was written by people who enjoy sitting, but a kind that moves, such as swimming or driving nowhere in particular, keeps your muscles occupied. Your mind goes idle.",
    "full 1":
      "People respond to your nerve so readily that it’s easy to mistake the response for being known, whereas the effort behind it, now plain to see, bruises included, brings you closer to those who like you than any stunt ever did.",
    "full 2":
      "Your receipts tell a story that differs somewhat from the one you tell about money, and now that the two are laid side by side, a surprising total asks you to consider which expense you can’t even remember enjoying.",
    "full 3":
      "A blunt remark leaves your mouth as a fact and lands elsewhere as a verdict, and you seldom hear it hit because you’re on to the next thing. If one of them comes back to you now, a short apology without footnotes does wonders.",
    "full 4":
      "Family remembers who was in the house, and since you were often on the phone, in the driveway or nearly gone, it becomes clearer at such a moment how much your mere presence counts there. Being useful is optional.",
    "full 5":
      "Applause reaches you fastest after a risk, so the mild successes are easily missed, a child who copies your laugh or a face that brightens simply because you came, until you look up from the game. There are more than you expected.",
    "full 6":
      "Your engine hides its warnings, since adrenaline covers for a bad knee or three short nights better than any pill. When the bill arrives, you’re surprised and a little insulted. What has been asking politely for some maintenance?",
    "full 7":
      "Those close to you see what you do under pressure more clearly than what you feel there, because you demonstrate the first and skip the second, a gap that frank talk closes more easily at present. Which question do you dread?",
    "full 8":
      "Whatever has gone unsaid about money, grief or desire becomes heavier the longer it’s outrun, and you are very fast, but once it stands in full view, you say in one breath what others circle for a year. Your directness is a gift.",
    "full 9":
      "Since convictions are, for you, things that have worked more than once, to be defended happily until the restaurant closes, and since a belief can expire without telling its owner, which of yours hasn’t been tested since you were much younger?",
    "full 10":
      "Credit tends to come to you for the save, the deal, the minute when everyone was looking, and hardly ever for the months in which you kept things running, so let the unglamorous part be mentioned while attention is on your work.",
    "full 11":
      "Generous with a crowd, you get generosity back, but few people in it know what worries you, since you’ve never left them an opening, and a gathering now shows, if you watch for it, who bothers to ask a second question.",
    "full 12":
      "Tiredness generally catches you after the excitement, in the car or the shower, and although what it has to say is brief, you’ve learned to start something else before it can sit down. Suppose it finished its sentence.",
    "eclipse 1":
      "The daring one is a part you’ve played so well that others cast you in it unasked. If it no longer fits, no announcement is needed; people adjust once you move differently.",
    "eclipse 2":
      "A change in income tends to wake you up before it scares you, and that’s an advantage. What would you earn your living by if nobody were going to be impressed?",
    "eclipse 3":
      "When a familiar way of talking with people stops working, you normally push harder or joke louder, even though half the speed would reach a good many places at which the volume never once arrived.",
    "eclipse 4":
      "Roots were never your favorite subject, because you always knew how to land on your feet, but a shift at home now reveals what the landing place really meant. Missing it is no weakness.",
    "eclipse 5":
      "A thrill wears out suddenly in your life, almost overnight, and then the game or the other player gets the blame, though what comes to replace it is often less loud. It lasts considerably longer.",
    "eclipse 6":
      "A job or routine that comes apart seldom frightens a born improviser. The one that follows suits you better if it includes daylight, movement and a colleague worth arguing with.",
    "eclipse 7":
      "Closeness changes its shape now and then, and your instinct is to act at once so that you needn’t sit in the uncertainty. Here the sitting does part of the work.",
    "eclipse 8":
      "Endings are hard to face for anyone who lives in what comes next, and if there’s a loss for which you never stopped, it can be met now without any ceremony. No speech is required.",
    "eclipse 9":
      "An old certainty giving way upsets you less than most, for you’ve changed your mind in midair before. Leave a pause between the former answer and the new one; it’s instructive in there.",
    "eclipse 10":
      "After a title or a goal drops away, the silence seems longer than it is, but your reputation rests, as it always has, on how you act when things go wrong. It moves with you.",
    "eclipse 11":
      "Every crowd has its natural lifespan, and slipping off without a farewell is your customary exit. Among those you’re leaving behind, who deserves the awkward phone call?",
    "eclipse 12":
      "Keeping busy makes an excellent hiding place, and you have used it well, so if something put off long ago, an old sorrow or simple lack of sleep, comes out of it now, greet it kindly.",
    "jupiter soft":
      "Openings are something you notice before others have finished their coffee, and more of them than usual turn out to be real, which makes choosing the harder part, for abundance lets everything look like the main chance. Which survives a dull afternoon?",
    "jupiter hard":
      "Confidence multiplies quickly in you, since so many of your gambles have come off that caution looks like bad manners. In such a stretch the promises swell along with the mood. Before the next big yes, picture the person who will have to deliver it in the rain.",
    "saturn soft":
      "Discipline becomes bearable to you the moment it shows in the result, the way an athlete stops minding drills, and because effort shows steadily in this period, if without fireworks, a talent on which you’ve been coasting can become mastery. Little would please you more.",
    "saturn hard":
      "Limits feel personal to someone used to talking or dashing past them, so your first impulse is to test the fence with a shoulder, although whatever resists you now generally has a reason, often a dull and legitimate one. Does it also serve you?",
    "uranus soft":
      "Change is your weather; while others clutch their hats, you’re already out looking at the sky. Surprises tend to work in your favor in these months, because you never rely on a script. A wild idea that you once shelved for being too early is worth taking down again.",
    "uranus hard":
      "Under pressure you would rather break something than be bored by it, and restlessness of this size goes looking for a target, although much of it is useful information about what you’ve outgrown. The whole arrangement, or one hour?",
    "neptune soft":
      "Imagination isn’t what you are famous for, since you trust whatever can be touched, but in a period like this one, music, a film or an unexpected kindness slips past your guard more easily, and you may enjoy being moved. No wisecrack is needed.",
    "neptune hard":
      "Fog annoys you because your gift is reading what’s in front of you, and while the signals are blurred, the temptation is to fill the gap with nerve, which serves well on roads you know and badly elsewhere. A second look outperforms instinct.",
    "pluto soft":
      "Winning a moment is something you learned early; this is a longer sort of strength, which changes a situation from the inside and takes its time. It makes you persuasive in a lower voice than usual. People sense that you mean it, and they stop waiting for the punch line.",
    "pluto hard":
      "Being pushed brings out the fighter in you, a good one, who rarely asks what the prize is for, and wherever you feel cornered in these months, the old need to win often matters more than any opponent. A dropped rope stops pulling.",
    "mercury retrograde":
      "Details slip more easily because you agree to things while walking and expect your memory to catch up later, but if a plan goes sideways, your talent for detours recovers most of the distance.",
    "mercury direct":
      "Crossed wires loosen, and the conversations with which you’d lost patience turn brisk again. An arrangement that looked hopeless deserves a second try before you drop it.",
    "venus retrograde":
      "Old flames and old tastes improve at this distance, mostly because you remember the opening scene and forget the third act. A warm thought does no harm without a plane ticket.",
    "venus direct":
      "What you like is clear again, in people as well as in purchases, and pleasure stops feeling like a rerun. Whoever was patient with you in between would enjoy an evening out.",
    "mars retrograde":
      "Waiting is the one sport for which you never trained, so when your drive idles, you’re tempted to rev it by starting trouble. Low gear still moves the car.",
    "mars direct":
      "Energy returns, and with it the urge to make up for lost time everywhere at once. Where would the first push still matter a year from now?",
    "ingress jupiter":
      "For about a year this area has more space in it than usual, and since you never left a space unfilled, the best of it rewards those who last. Stay past the opening night.",
    "ingress saturn":
      "A longer, stricter stretch begins in it, and nobody with your reflexes cheers at first. What you build here step by step is the sort of thing you brag about later.",
    "ingress uranus":
      "Years of sudden turns start here, and while few people are better suited to them, something unchanged nearby is what allows you to tell the ride from the ground. Keep it close.",
    "ingress neptune":
      "Slowly, over many years, this part of life grows softer at the edges and more difficult to measure. It teaches what no scoreboard records, and it is never in a hurry.",
    "ingress pluto":
      "Over a long period it is rebuilt from the foundation, mostly out of sight. You prefer quick results; here you get lasting ones, and learn what you’d never gamble away.",
  },
};
