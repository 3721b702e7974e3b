import type { TypeProse } from "../type-prose.ts";

export const isfp: TypeProse = {
  stances: {
    company: "solitude",
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
        "When something needs doing and everyone is still discussing it, you’ve often already begun. You taste the strange dish, answer the bully, make the phone call that the others dread. ISFP gives you strong feelings and no wish to boss anyone around; Aries gives you the nerve to act on those feelings before they cool. Shy people follow you, because you make courage look like something a mild person can have. Friends would call you fearless, and about danger they’re close to right. What scares you is far more common: turning to someone you love and saying, “I’d like this. Would you?”",
      argument: [
        "Aries wants what it wants today. The ISFP in you guards its wishes, because they come from so deep that a shrug at one of them feels like a shrug at you. Acting settles the matter. You decide alone, you do it, and people hear of it afterward, when there’s nothing left to refuse. A risk takes only courage; a request takes someone else’s answer.",
        "This works so well that it hides its price. Those close to you learn your plans as news, and they can tell being told from being asked. After a while they stop offering, and you take that for lack of interest. This week, before one decision that touches another person, say, “I haven’t done anything yet. I’d love to, and I want to know what you think.” Then stay for the reply.",
      ],
      year: [
        "Energy comes back fast, and with it the urge to change something at once. Cut your hair alone; ask before moving furniture you share.",
        "Before you sell, lend or buy anything large, name the sum to one person and sleep once. A good price survives the night.",
        "Your courage is useful on the phone. Make the call a brother, sister or neighbor keeps dreading, once they’ve said they want it made.",
        "At home, say what you’d love before it is done: “I want to paint this room. Would you hate it?”",
        "Ask for the evening you want instead of arranging it as a surprise; being asked flatters people more than being carried off.",
        "A body that takes falls well still needs a doctor’s date. Book the appointment you’ve been outrunning, and let someone drive you.",
        "When a quarrel heats up, stay in the room ten minutes longer than you want to. Most answers come in the last three.",
        "Hardest of all is wanting comfort. Say, “Hold me a minute, and don’t fix it,” and leave off the joke.",
        "Book the class or the trip that frightens you a little. Going first is your gift, and a shy friend would gladly go second.",
        "Whatever you want from those above you, put it in one sentence with a number. Leaving can wait until they’ve refused.",
        "Friends call when something is on fire. Invite two of them when nothing is, and tell them you simply wanted company.",
        "Rest after a leap, before the next one starts to itch. Some endings need only a few days of doing nothing to be clear.",
      ],
    },
    Taurus: {
      thesis:
        "Give you a bare apartment, a dull job or a bad month, and within days it’s livable. ISFP gives you an eye for what soothes, and Taurus gives you the patience to keep adjusting until the light, the food and the hours feel right. People breathe out around you. They stay longer than they planned, and they trust you, since your affection doesn’t change with the weather. Complaining bores you; you’d rather improve what is within reach. So it takes a long time to notice the catch in this talent. It works just as well on things you ought to have left.",
      argument: [
        "Taurus wants to stay with what it has. The ISFP in you feels, well before it can explain, that something no longer fits: a job, a bond, a town. Instead of arguing it out, you soothe it, with a better chair, a nicer weekend, an hour to yourself each evening, until the feeling stops making noise. You can make almost anything bearable, and that’s how you get stuck.",
        "The cost is mostly time. Years go by in a life that’s pleasant at the edges and not quite yours in the middle, and those close to you read your calm as consent. This week, pick one thing you’ve been making easier on yourself, and stop for seven days: no treat afterward, no scenic detour. Each night, write one line on how it feels bare. Then tell someone, “I’ve been making this comfortable, and I don’t think I want it.”",
      ],
      year: [
        "Look at yourself in plain light, without the flattering sweater. Change the one thing you’ve been dressing around; you have the patience for it.",
        "List what you pay each month to make something dull bearable. That sum shows what the dullness costs, and what leaving it would free.",
        "When a relative repeats an old complaint, skip the soothing tone and ask, “What would you change first?” Then answer it for yourself.",
        "Rooms improve under your hands, and here that’s pure gain. Fix the corner you sit in daily, and enjoy it without a second motive.",
        "If play has shrunk to the same two pleasant evenings, break one of them on purpose. Pick something you’d be bad at.",
        "Notice which treat you reach for at what hour. The hour before it is the part of the day that needs changing.",
        "Good dinners won’t settle what is open between you and someone. Serve the sentence first: “I’m not happy about this, and I’m staying to talk.”",
        "Grief you’ve cushioned for years lets go more easily in company. Tell one trusted person what you miss, and let the tea get cold.",
        "Choose a place with a hard bed and a great view. Your calm in strange conditions is larger than you believe at home.",
        "Someone asks how it’s going, and “fine” is ready on your tongue. Name the one term you would no longer sign.",
        "One of your circles may be mere habit by now. Skip it once, see what you miss, and keep exactly that.",
        "Few people can end a thing as gently as you. Give away what you’ve stopped using, and leave the gap empty a while.",
      ],
    },
    Gemini: {
      thesis:
        "Conversation gets easier when you join it. Gemini lets you catch how people talk, and ISFP lets you sense how they feel while talking, so your remarks tend to fit the person and seldom leave a mark. Friends would describe you as open. You tell them things, even personal ones, and you tell them well: the awful month, the breakup, the scare, with the low points named and a decent ending. What they rarely notice, and perhaps you haven’t either, is the tense. Nearly everything hard that you’ve shared with anyone was over by the time you shared it.",
      argument: [
        "Gemini wants to pass on whatever happens. The ISFP in you can’t put a feeling into words while it’s still alive; described too soon, it seems to belong to the person who is listening. So you live by a rule you never decided on. While it hurts, you’re busy, light, good company. When it has passed, you give a fine account of it, and people feel trusted. You tell them you were struggling once you no longer need them.",
        "It keeps your feelings your own, and it keeps help away. Those who love you find out that last spring was awful, when they’d gladly have come. This week, send one unfinished report, from the middle: “Something’s bothering me, and I can’t explain it yet. You don’t have to do anything.” Leave off the ending. There isn’t one, and that’s why it counts.",
      ],
      year: [
        "How you look today tells more than your anecdotes. When a friend says you seem tired, try “I am,” and stop there.",
        "Mention a money worry while it can still be solved. Two sentences to someone good with figures beat a funny account next year.",
        "Messages are your element. Send three that carry no joke: one question, one thank-you, one plain “I miss talking to you.”",
        "Family members tend to get your news last and polished. Phone one of them in the middle of things, before you know the ending.",
        "With someone you like, let a silence run. Your charm will keep, and the shy thing you’d say next is better.",
        "Keep a nightly line on how the body feels, in the present tense. Show it to a doctor or a friend after two weeks.",
        "A partner, or a rival, can answer only what they’ve heard. Say “This is bothering me now,” on the day it does.",
        "Sorrow makes you witty. Choose one listener, tell them beforehand that you’ll be clumsy, and ask them not to laugh where you usually would.",
        "Curiosity leads you well when you don’t report on it. Study something for a month without telling anyone what you’ve learned.",
        "Ask for help with an unfinished task while a superior can still give it. Questions in good time look like judgment.",
        "Among friends you draw out the quiet ones beautifully. At the next gathering, let someone return the question, and answer it straight.",
        "After so much talk, a day without speaking does you good. Whatever is still loud by evening deserves a letter you needn’t send.",
      ],
    },
    Cancer: {
      thesis:
        "People get looked after around you before they know they need it. Cancer gives you a long memory for what comforts whom; ISFP gives you the right touch at the right minute, and the tact not to mention it. From a footstep you can often tell what kind of day it has been. Those you love would say that you’re always there, and you’d like that to be so. Yet some evenings, with everyone content, a strong wish comes over you to be far away and answer to no one. So you stay, of course. What happens next is harder to see.",
      argument: [
        "Cancer wants its people close and in sight. ISFP can love wholeheartedly only while it’s free to wander off, because being alone is how its love gets its breath back. You settle this by remaining where you are and withdrawing inside. You nod, you help, you say “mm-hm.” Your mind left a while ago. But staying is no kindness if only your body stays.",
        "Others sense the distance and come nearer to ask what’s wrong, which is the last thing you need, so you go further in. Break that circle by going away in plain sight. One evening this week, say, “I’m going out by myself for two hours. Nothing’s wrong, and I’ll be back by nine.” Skip the excuse; an errand would only prove that you need one. Return on time, and see how much more of you walks in.",
      ],
      year: [
        "Energy returns the moment you walk out alone. Put two hours a week in the open, and dress for yourself when you go.",
        "Presents and loans leave your hands before anyone asks. Hold back a tenth for something that only you will use.",
        "If a sister, a brother or a neighbor expects your daily call, try every other day. Warmth with an appetite sounds better on the line.",
        "Close a door at home and say through it, “I’m fine, I’m reading.” After three evenings people stop knocking.",
        "Your touch turns an ordinary afternoon into a feast for children, guests or one lucky person. Plan its ending too, so the joy is whole.",
        "Watch for the chore that runs only because you remember it. Teach it to someone, and let them do it badly twice.",
        "Before taking offense at a trifle, check when you were last alone. “I need a walk, then I’m yours” settles most of it.",
        "Let someone look after you in a hard hour, start to finish. It tells you what your own care has felt like to others.",
        "A trip on your own, even one night, proves something: the door opens again, and they’re glad it’s you.",
        "Superiors praise you in emergencies. Show them one quiet thing that went right because you’d seen it coming, and ask that it count.",
        "Go to the gathering, and leave while you still like everyone. A clear goodbye at nine is kinder than a blank face at eleven.",
        "Solitude is where your love gets its breath back. Take it early and unexcused, and you’ll end fewer things in a sulk.",
      ],
    },
    Leo: {
      thesis:
        "Occasions become occasions because of you. Leo gives you a generous heart and a love of splendor, and ISFP gives you the taste that stops one second before it’s too much, so a plain dinner can turn into the evening people mention all year. You praise others freely and in detail, and they walk away taller. Receiving is another matter. Thanked in front of company, you tend to go pink, point out a flaw, name someone who helped, and then remember every syllable. You want to be admired as much as anyone does. What you can’t bear is being seen to want it.",
      argument: [
        "Leo needs applause and knows it. ISFP suspects that any compliment you had to ask for is worthless, and that the right person would understand unprompted. So you arrange to be discovered: you do something beautiful, leave it where it’s sure to be found, and busy yourself nearby, listening. When the words come, you wave them away, partly to learn whether they’ll insist. You would rather be overlooked than be caught wanting to be noticed.",
        "The test is unfair, because no one knows it’s running. Most people believe you when you say that it was nothing, so they stop mentioning it, and you grow cool toward friends who would gladly have cheered. This week, show one finished thing to a person whose eye you respect and say, “I made this, and I’m proud of it.” Your only permitted reply to whatever follows is “thank you.” Let the pause be awkward.",
      ],
      year: [
        "Wear the good jacket on an ordinary day. If someone admires it, look at them, say thanks, and let the sentence end.",
        "Name a price for something you’ve been giving as a favor. Say the figure once, then drink some water.",
        "Tell a neighbor, or a brother or sister, what you’re making before they stumble on it. Their interest counts even if you prompted it.",
        "At your own table you can make people glow. Let one guest bring the dessert, and praise it less than you could.",
        "Here you shine without trying: a flirtation, a costume, a song, a child’s party. Let yourself be photographed in the middle of it.",
        "Small daily efforts get no audience, and you feel it. Tell someone at supper, “Guess what I finished,” and enjoy their face.",
        "When your other half forgets to remark on something, ask the same evening: “Did you like it?” The cool shoulder explains nothing.",
        "Confess one envy to someone you trust. Said aloud, it turns into a plainer thing: a wish for your own turn.",
        "A teacher with a sharp eye would do you good. Bring your best piece on the first day instead of the safe one.",
        "Credit is being handed out, and people point to the person who stands near the work. Stand near yours, and introduce it without a flaw.",
        "Your applause has carried several friends over a threshold. Tell them what you’re hoping for yourself, so they can clap in time.",
        "Make something lovely that no one will ever find. A week later you’ll know whether you liked it for itself.",
      ],
    },
    Virgo: {
      thesis:
        "Things come back from you in better shape than you got them. Virgo gives you an eye for what’s slightly off, and ISFP gives you a tenderness toward anything that can be mended, so you fix the hem, the sentence or the beginner’s grip without making anyone feel inspected. Your standards are high and your manner is soft. Others get the softness. With what you make yourself you’re a good deal quicker: before anyone can look at it, you’ve told them what’s wrong with it. It sounds modest, and people find it charming. They also look, from then on, exactly where you pointed.",
      argument: [
        "ISFP knows by feel when something is finished; it comes alive, and you stop. Virgo arrives a minute later with a list. Unable to defend the thing and unwilling to spoil it, you hand it over along with its faults: it’s a bit rushed, the color is off, ignore the ending. After that, no one’s opinion can surprise you. But if you always criticize yourself first, kindness comes too late to count.",
        "A compliment then sounds like comfort, so you discount it, and an objection sounds like proof. Those who admire you would love to be believed. For one week, deliver whatever you make without comment, whether it’s a meal, a report or a message. Put it down, say “Here it is,” and count slowly to five. If the first words you hear are good ones, your whole answer is, “I’m glad.”",
      ],
      year: [
        "Leave the mirror after one look. Anyone who meets you today sees the whole, and you’ve been giving them the list.",
        "Quote your rate without mentioning how long it took or what went wrong. A clean number is one more careful piece of work.",
        "Send the message after the second reading; the third only takes the life out. No one weighs your commas as you do.",
        "A loose hinge, a stuck drawer: an hour of your attention makes the whole home kinder. Stop when it works, before it’s perfect.",
        "Children and lovers don’t want the improved version. Sing, draw or cook with one visible mistake in it, and leave it in.",
        "Routine suits you, so use it gently: write down each evening one thing the body did well, and only one.",
        "If someone close tidies up before you arrive, tell them, “I like how you did this,” and put your hands in your pockets.",
        "What hurts you most is often the gap between your best and this. Tell it to a person who has also made something.",
        "Start a subject in which you’re a beginner among beginners. Ask the foolish question early; half the room is grateful.",
        "Hand the work over with “Here it is,” and no warning. Thank the person who finds a flaw, and notice how much they didn’t find.",
        "In a group, offer to teach the thing you do well. People learn quickly from someone who never makes them feel small.",
        "Call one unfinished project finished, or drop it, and sweep the table. Sleep comes easier with nothing waiting for another pass.",
      ],
    },
    Libra: {
      thesis:
        "Company goes smoothly when you’re part of it. Libra gives you a sense of who hasn’t had a turn, and ISFP gives you the warmth to do something about it, so you ask the silent one a question, and an evening that was going sour recovers. Hardly anyone sees how it happened. Your taste is sure: alone in a store, on a walk, with music, you know at once what you love. That certainty lasts until another person comes in with hopeful eyes and a different idea. Then you hear yourself say, “Whichever you like,” and the strange part is that you mean it.",
      argument: [
        "ISFP has strong preferences and feels them in the body. Libra attends to the mood between two people, and there the other’s pleasure counts as much as yours. When you both agree, you’re radiant. When you differ, your wish doesn’t lose the argument; it falls silent before one can start. You know exactly what you want until someone you like wants something else.",
        "Later, when you’re alone, it returns as tiredness or a sigh. By then the decision has been made, and your friend, who would have preferred an answer to an echo, has been choosing for two and getting blamed for it. So catch the wish early. Before the next plan with someone, write yours down in five words, and say it first: “I’d like the early show. What about you?” They can still outvote you. At least there will have been two votes.",
      ],
      year: [
        "Decide alone on what you’ll wear, eat and do before ten in the morning. The rest of the day tends to follow.",
        "Shop by yourself, and trust the first hand you lay on something. Your eye is worth more than the friend’s polite opinion.",
        "When a message asks what suits you, answer with a day and an hour. “Whenever” costs both of you three more messages.",
        "Claim one wall, shelf or chair where no one else’s taste applies. At home a small territory keeps the peace better than giving way.",
        "Say which film, which game, which kiss. People who like you enjoy you most when you have an appetite.",
        "Tiredness after pleasant company often marks a wish you swallowed. Trace it back to the hour, and ask for that thing next time.",
        "Let a disagreement stand for one whole evening. Two people can want different things, wash the dishes together, and still be fond.",
        "In a shared account or a shared bed, finish this aloud: “What I’d like more of is…” Then give your ear its turn.",
        "Travel a day without companions, and turn left whenever you feel like it. That certainty comes home with you if you write it down.",
        "Those in charge remember the person who prefers something. Send your choice in writing before the meeting, with one reason.",
        "Friends relax because you notice who has been left out. This time count yourself, and pick the restaurant.",
        "Alone, you hear what you want within minutes. Guard an hour of it before any big decision, and end what you agreed to from politeness.",
      ],
    },
    Scorpio: {
      thesis:
        "A change in someone’s voice often reaches you before they’ve noticed it themselves, and you’d never mention it in front of others. Scorpio makes you loyal, deep and nearly impossible to fool; ISFP wraps that in a manner so mild that people don’t feel seen through. They bring you the worst things, and you know what to do, which is mostly to stay. Being let in by you takes years, and it’s worth the wait. Being let out again is another story. That can happen in a single evening, over one remark, while you smile and say that it’s fine.",
      argument: [
        "ISFP would do almost anything to avoid a scene, so when you’re hurt you let it pass, and for a moment you believe you have. Scorpio forgets very little: the date, the tone, who else was listening. Peace wins on the outside and memory on the inside. You say it’s fine, and then you trust them a little less, often for good. They think they were forgiven. They were demoted.",
        "Since no one hears the sentence, no one can appeal it. Good friends lose ground with you over things they’d have regretted within a minute, and you end up lonelier than your loyalty deserves. This week, pick one injury of medium size and reopen it: “I told you that was fine. It stung, and it still does.” Then let the other person talk to the end before you decide anything.",
      ],
      year: [
        "Anger sits in the jaw and shoulders before it has words. Swim, run or dig until it speaks, then note its first sentence.",
        "Think of what you lent with a grudge attached. Ask for it back, or give it away for good; storing it costs you.",
        "Reply to the message that stung while it’s a day old. Five words will do: “That landed hard. Why now?”",
        "An old family scene still hangs in the hall. Ask a relative how they remember it, and listen for the part you never saw.",
        "Trust someone with a silly side. Play where losing is certain, and let a laugh at your expense simply be a laugh.",
        "Handle daily annoyances by Friday: say each one or cross it out. Over the weekend your body notices the lighter load.",
        "If “it’s fine” comes out, follow it within the hour: “It wasn’t, actually. I’d like you to know why.”",
        "This ground belongs to you: what others can’t say, you can hear. Stay with someone’s grief, and tell them one of your own.",
        "Go somewhere with no one to watch and nothing to remember against anyone. A foreign street lets you be harmless for a while.",
        "You’ve read the mood at the top for weeks. Report one thing you see coming to someone who can act on it.",
        "Check whom you’ve moved to the outer circle, and on what evidence. Invite one of them for coffee before the ruling is final.",
        "Some cases deserve to be closed for lack of witnesses. Burn the page, sleep long, and don’t reopen it in the morning.",
      ],
    },
    Sagittarius: {
      thesis:
        "Life feels wider in your company. ISFP lets everyone be as odd as they are, and Sagittarius asks what else is out there, so with you even an errand can turn into something better than the plan. You’re generous on impulse, and you seldom keep score. If a friend is in trouble, you’ll drive through the night. If the same friend asks on Monday whether you’ll come on Saturday, something in your throat closes, and you say that you’ll see. Then, most of the time, you come. It’s one of the kindest things about you that you do far more than you promise. It’s also the trouble.",
      argument: [
        "Sagittarius wants every road left open. ISFP wants affection to be real at the moment it’s given, and a pledge made on Monday can’t know what Saturday’s heart will say. So you answer with “maybe” and “I’ll try,” and bring in person what you wouldn’t commit to in advance. To you, that makes each visit a present. To others, it makes each visit a coin toss. You nearly always show up, but few people dare to count on it.",
        "What can’t be counted on isn’t built on, so the plans that matter get made with someone else: the long trip, the shared business, the number to dial at three in the morning. You notice that you weren’t included, and it stings. This week, promise a particular person one thing, including the day and the hour: “Thursday at seven. I’ll be there.” Arrive ten minutes early, and see whether your affection survived being scheduled.",
      ],
      year: [
        "Restless legs want a road, so give them one before noon. Afterward you’ll answer people with a yes or a no.",
        "Set up one automatic payment into savings, and forget it. It’s a promise that never asks how you feel on the day.",
        "Clear out the half-answers in your phone. Two “yes,” five “no,” and not a single “I’ll see” by tonight.",
        "Tell those you live with, or come from, which evening is theirs. A fixed supper gives them you, and gives you the other six.",
        "Spontaneous fun is what people love in you. Turn up with a picnic, a ball or a bad idea, and stay to the end.",
        "One habit, one time, ten days: a walk at seven, say. Count the days on paper, and skip the vow about forever.",
        "Has someone close stopped asking about next summer? Bring it up first, with a date, and watch their face change.",
        "Trust grows where you can be expected. Say, “If it gets bad, call me, day or night,” and keep the phone on.",
        "Here your nature is right: go, look, ask strangers, sleep badly. Take along one person you’ve kept waiting, and let them choose a day.",
        "A role with a title needn’t be a cage. Ask for it with an end date, and enjoy being someone they planned on.",
        "Friends build plans around those who answer first. Be first once, by a full week, for something you’d truly hate to miss.",
        "End one open thing properly, with a visit or a letter. Drifting off feels light to you, and unfinished to the person who is left.",
      ],
    },
    Capricorn: {
      thesis:
        "What you take on gets done on time and done beautifully, a pair that seldom travels together. ISFP gives you touch, and a feeling for the person behind the task; Capricorn gives you backbone and a plan that can wait ten years. People bring you their delicate problems, and they’re right to. You also enjoy more than they suspect: light, music, a good meal, an hour with nothing in it. But listen to how you explain such hours. The walk is for your back, the trip is for research, the nap is so that you’ll be sharper tonight. Nearly every one comes with a reason.",
      argument: [
        "ISFP wants things because they’re lovely, right now. Capricorn grants nothing on those grounds; it asks what they’re for. So you’ve learned to present your wishes in working clothes: you give every pleasure a job before you let it in. A hobby should earn something, rest should make you fitter, and a present to yourself needs an occasion. That way you get to have some of what you love without feeling idle.",
        "Only, a pleasure with a job becomes work. The hobby acquires customers, the vacation acquires a list, and you come back from both tired. Those around you learn to offer help and practical presents, and hardly ever fun. This week, take two hours for something that improves nothing, and when someone asks why, say, “Because I feel like it.” Add no explanation. You’ll want badly to mention your back.",
      ],
      year: [
        "Buy or wear something for its color alone. When a reason comes to mind, let it pass, and keep the receipt out of sight.",
        "Give pleasure a line in the budget with no explanation beside it. You’ll keep to it, since you keep to every budget.",
        "Call a brother, sister or old neighbor about nothing at all. If you hear yourself asking a useful question, change the subject.",
        "Someone at home would love you idle. Sit down beside them without a basket to fold, and say, “I’m only here for you.”",
        "Keep one hobby out of the market. Paint, dance or play cards badly, and decline the first offer to make it pay.",
        "Sleep before the body takes it by force. An early night needs no illness as a pass, and tomorrow’s list can stay short.",
        "Ask your partner, or someone you’d like to know better, “Will you do something pointless with me?” It reads as being wanted.",
        "Help is easy for you to give and hard to desire. Tell someone you trust what you want, before working out whether you’ve earned it.",
        "Take a trip with no research in it. Leave a morning unplanned, follow a smell or some music, and bring back no results.",
        "Long patience can pass for mere duty. Show the finished piece, and mention the part you enjoyed.",
        "Friends come to you for advice, and leave you out of the fun. Suggest the fun yourself, and arrive with empty hands.",
        "Do nothing for one hour, on purpose, at a fixed time. Your discipline can guard rest as strictly as it guards work.",
      ],
    },
    Aquarius: {
      thesis:
        "The odd one out stops feeling odd when you pull up a chair. Aquarius has looked at so many ways of living that it no longer believes in a normal one, and ISFP simply likes each creature for its own markings. So newcomers, grumps and hard cases relax near you, and go home thinking that they were good company. You’d do it for nearly anyone, without preaching and without waiting for thanks. It’s a rare kind of fairness, with one effect you’d never intend. A friend of ten years can watch you be lovely to a stranger and wonder what, exactly, they get that the stranger didn’t.",
      argument: [
        "Aquarius cares for people in general and likes to stand a step back, so that no one owns anyone. ISFP loves a very few, deeply, and finds it crude to announce it. Between them, the kindness goes out to all and the love stays in, and although you’d do anything for your few, they have to guess it. The people you love most can’t always tell that they’re the ones.",
        "Uncertain people don’t ask; they step back, too. They turn polite, you take it for distance, and you conclude once more that you’re too strange to be close to. They didn’t call because they weren’t sure they were allowed. This week, choose one of them and say something that would be untrue of anyone else: “I like a lot of people. You’re the one I miss.” Write it if your voice won’t do it, and send nothing funny afterward.",
      ],
      year: [
        "Dress as strangely as you feel. The right people step closer when they can see how odd you are.",
        "Spend on a single person for once, with real extravagance. A gift to one tells them what fairness to all has hidden.",
        "Among your many friendly messages, send one you could send to no one else: “This made me think of you, and only you.”",
        "Family gets the same courtesy from you as the mail carrier. Sit closer, use the old nickname, ask the question only a relative can.",
        "Romance likes partiality. Tell someone they’re the best-looking person in the room, and don’t balance it with a remark about the others.",
        "Ease in odd company makes you good at odd hours. Rearrange the daily routine your own way, and see how well it runs.",
        "In a quarrel with the outside world, take your partner’s or ally’s side first. Being fair can wait for breakfast.",
        "When someone cries because of you, don’t explain. Put a hand on their arm and say, “I’m not going anywhere.”",
        "Seek out the people whose belief you find weirdest, and eat with them. You come back with an idea that no one else had.",
        "Pick the one person of influence you’d like to learn from, and tell them so. They can’t guess it from your good manners.",
        "Out of all your circles, choose three names and give them a standing evening. The crowd will forgive you; the three will remember.",
        "Alone, you ache for people you were cool to at noon. Write down who they are, and let one of them know before bed.",
      ],
    },
    Pisces: {
      thesis:
        "People feel lighter after an hour with you and can’t say why. Pisces lets their moods walk straight into you without knocking; ISFP turns what comes in into something they can bear, such as a touch, a song, or a walk on which no one has to talk. You sense the fear behind a sharp voice and answer the fear. There is too little of that mercy around. Only watch the order of events when the sharpness is meant for you. Before it has even stung, you’ve understood: they’re tired, they’re under strain, they didn’t mean it. The understanding is usually correct. It just arrives ahead of you.",
      argument: [
        "With most signs, an ISFP’s own feelings come first and get defended, if only by leaving the scene. Pisces adds such a clear view of the other person’s feelings that yours begin to look like bad manners. You settle it with a rapid trade, their reasons in exchange for your reaction. You excuse people before you’ve noticed that they hurt you.",
        "The hurt doesn’t dissolve, though. It turns into tiredness, tears at a movie, a sadness with no author. And those you let off seldom learn what their words do, so they repeat them. This week, when something lands badly, leave the reasons for later. First finish one sentence, aloud or on paper: “When you said that, I felt…” Don’t add “but I know you’re exhausted.” Their side can have its turn tomorrow. It will keep.",
      ],
      year: [
        "Check your own mood before you leave the house, and give it one word. Whatever you feel by noon beyond that is borrowed.",
        "A sad story near a price costs you money. Say, “I’ll tell you tomorrow,” and do the sum with the face out of sight.",
        "In a sharp exchange, let their excuse stay theirs. Reply first to what was said: “Ouch. Say that again more slowly?”",
        "Moods move through a home and settle in you. Open a window, put on your own music, and leave one sulk unconsoled.",
        "Songs, color and water give your feelings back to you. Make something that says what you’re cross about, and dance to it.",
        "Take a half hour early in the day, before anyone can need you. Tears at small things usually mean you’ve skipped it.",
        "When a promise to you is broken, let the other one do the comforting. Sit still, and hear the whole apology.",
        "Your mercy reaches people in their worst hour, and few can do that. Tell them also what their worst hour did to you.",
        "Go where you don’t speak the language. With no one’s reasons to understand, your own wishes get surprisingly loud.",
        "Those above you will describe how hard things are. Nod, believe them, and still name the figure you came with.",
        "Some friends only ever bring you their storms. See the one who asks how you are, and let the answer take a while.",
        "Instead of vanishing, announce it: “I’m resting until Sunday, and I’ll write then.” The same sleep does more good with no guilt in it.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You act on what you observe while it can still be of use, and others discover that they’re capable of moving.",
        "Your delight is so contagious that people near you order the strange dish and swim in their shirts.",
        "In danger you turn calm and exact, and your hands understand things that nobody ever taught them.",
      ],
      costs: [
        "Half your accomplishments go unseen, and then you resent the people you didn’t tell.",
        "You abandon things by the window, in splendor, and afterward have to return for your shoes.",
        "What bores you gets no second look, including several people who merely speak slowly.",
      ],
      tensions: [
        {
          between: "Be seen or be let alone",
          text: "You run for the prize and hide when the names are read. Remain near the podium for ten minutes.",
        },
        {
          between: "Leap or linger",
          text: "The first jolt says go, and some hours afterward you’d like to examine what you have left. Examine it for a minute beforehand.",
        },
        {
          between: "Easy or proud",
          text: "You shrug, you call it nothing, and you remember it by heart, so admit to minding while it is still worth a laugh.",
        },
      ],
      practice:
        "On three evenings this week tell one person a thing that you did well that day, briefly and without a shrug, and let them answer. Afterward, note which of the three made your face the warmest.",
    },
    Earth: {
      gifts: [
        "Things that pass through your hands operate better, fit more snugly, and last considerably longer than anyone intended.",
        "People eat, sleep and tell the truth in your vicinity, since nothing about your company is in a hurry.",
        "Your eye for the real thing can’t be bribed; one stroke of the thumb, and you know plastic from bone.",
      ],
      costs: [
        "You can remain comfortable for years in a situation that you have entirely outgrown.",
        "What you disapprove of you redo by yourself, late, and nobody learns what was wrong with it.",
        "Paper frightens you; envelopes age on your shelf till they cost twice what was in them.",
      ],
      tensions: [
        {
          between: "Keep or clear",
          text: "Every object has its story, and the stories have filled the closet, so photograph ten of them, and give the originals a good-bye.",
        },
        {
          between: "Perfect or parted with",
          text: "Your most accomplished work is still at home. Let the next thing leave the house while you are a little in love with it.",
        },
        {
          between: "Mild or immovable",
          text: "You agree to everything and do exactly as you like. Pronounce the no aloud, because it’s kinder than a yes made of granite.",
        },
      ],
      practice:
        "Each morning for two weeks, before your first coffee, deal with one piece of paper that you have been avoiding, for fifteen minutes at most. Stop when the time is up, even mid-sentence, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You see the one detail that makes an entire situation intelligible, and can express it in five words.",
        "Strangers relax with you, because you are curious about them and want nothing from them.",
        "Your preferences are generous and never cruel, and people experiment more boldly within range of your eyebrows.",
      ],
      costs: [
        "You can be merry with forty people and go home without having been met by one.",
        "Having described everything as interesting, you are short of a word for what you love.",
        "Projects are opened like windows, all at once, and then there is a draft.",
      ],
      tensions: [
        {
          between: "Talk or look",
          text: "Every word takes you a step back from the thing itself, so look first, for as long as you like, and then spend a few words.",
        },
        {
          between: "Open or decided",
          text: "You leave the question ajar in order to be impartial, and others catch cold there, so decide one each week.",
        },
        {
          between: "Charming or known",
          text: "Wit brings them to your table and keeps them on the opposite side of it, so let one remark go by undecorated.",
        },
      ],
      practice:
        "Once a day for ten days, send someone a single line about something you looked at, with no joke in it and no question. Keep the ten lines together, and read them on the eleventh.",
    },
    Water: {
      gifts: [
        "You can tell what hurts by how a person sets down a bag, and you never require an explanation.",
        "Animals, infants and the very old come to you as though an appointment had been made.",
        "What you make has an atmosphere, in which other people discover their own lost summers.",
      ],
      costs: [
        "You soak up a stranger’s afternoon and take it out on your own evening.",
        "Slights go in without a sound and surface in an unrelated season, at an innocent person.",
        "Your kindness presents no bill, and so it is occasionally paid in further need.",
      ],
      tensions: [
        {
          between: "Near or separate",
          text: "You dissolve into those you love, then vanish to dry off. Announce the vanishing beforehand, and it won’t resemble a punishment.",
        },
        {
          between: "Felt or told",
          text: "You assume it shows. Most people are poor swimmers and see only the surface, so point at the spot and name it.",
        },
        {
          between: "Merciful or just",
          text: "You pardon at once, and the pardon doesn’t hold, so wait a night before you forgive, and let them know that you are waiting.",
        },
      ],
      practice:
        "Every evening for two weeks, before bed, write down one feeling from that day that was yours alone, whom it concerned, and where in the body it sat. One line is sufficient. On the final night underline the repetitions.",
    },
  },
  openings: [
    "Ask you to describe yourself, and you’ll look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you have disliked every version, the flattering ones most. So these first pages only observe: what you reach for, what you set down, and who’s been reaching in your sleeve all along.",
    "Somewhere between your eye and your wrist there’s a competence that has never fit on a form, though you’ve been paid for its neighbors, for being punctual, dependable and no trouble. This part looks at the thing itself, where it would be at home, what it should earn, and why you turn your back just when the envelope is handed around.",
    "You say it with cherries, with a tuned bicycle, with the window side of the bed. It is a fluent language, although nearly everyone who loves you has had to live for a time without a dictionary. What follows won’t make you a talker; it might supply a few words for the evenings on which the cherries aren’t getting through.",
    "For someone so difficult to quarrel with you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, each of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, and handle nothing until you have asked permission.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But the one who notices every surface can overlook her own creaking boards, or his, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist. They have arrows, whereas you have places where you’ve stood still. Before you envy them, lay your standing places end to end, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "new 1":
      "Descriptions of you feel like labels sewn in by someone else, so you let color and fabric perform the introductions, in a low voice that here receives a fresh and unusually attentive hearing. Which shade seems another person’s property?",
    "new 2":
      "Specifying a price feels like an imposition, since you enjoyed making the thing and it seems greedy to be compensated for joy, whereas those who buy, untroubled by any such scruple, would simply appreciate a number. Beginnings favor a prouder one.",
    "new 3":
      "Acquaintances conclude that you prefer them to call first, because they generally do, although you simply don’t consider your company news, so a line from you is welcome here, even one that requests nothing and reports on a bird.",
    "new 4":
      "Your surroundings get into you. The wrong lamp can lower an entire evening, and a good table has its own way of consoling you, so improvements at home reach your mood from the surface inward. Whatever your hand touches most often shows it first.",
    "new 5":
      "Affection, as you practice it, is so discreet that its object occasionally never finds out. Play loosens that, and so does a brush or a guitar, because you forget to feel watched. What would you begin if nobody had to see the result?",
    "new 6":
      "A strict regimen makes you bolt, like a cat that has seen the carrier, whereas a habit attached to an existing pleasure survives: a stretch while the coffee drips, a walk that concludes at the good bakery. Such knots hold particularly well here.",
    "new 7":
      "Before you trust anyone, you watch how they handle things: a cup, a waiter, your unfinished drawing. The test is fair, but it’s hard on people who never heard that it had begun. Who has been passing it all along without knowing?",
    "new 8":
      "Official envelopes tend to age in your house, since anything impersonal and numbered creates an immediate necessity to be outdoors, although shared money and old sorrow are more approachable at their beginning, particularly beside an unruffled companion. The dread usually exceeds the total.",
    "new 9":
      "Usefulness has never sold you a ticket. You go where the light is good, or the bread, and standing still there teaches you more than any lecture. If something distant attracts you, booking only the first night leaves the remainder free.",
    "new 10":
      "Your finest work is known to a handful of people and a shelf. Being looked at seems to spoil it for you, so someone louder is considered the talent in the building. Which piece, at this gentle opening, could stand a stranger’s eye?",
    "new 11":
      "In a circle of conversationalists your voice evaporates, and they conclude that you’re shy, yet given some paint, a garden or a stage to build, the same company finds you belonging by noon. Such groups are accessible at present.",
    "new 12":
      "Being with others involves absorbing everything they haven’t said, which is exhausting, however considerate they are, so rest becomes more available here, especially on any path, bench or shore where nothing expects a reaction. Which never wanted anything from you?",
    "full 1":
      "When eyes turn your way, you make a joke or remember an errand. Attention is warmer than usual for several days, and like weather over a field, it moves on unassisted. Standing in it feels peculiar at first, and afterward it’s only sunshine.",
    "full 2":
      "Every object you own is accompanied by a story, and the stories occupy more space than the objects, though in this brighter light it’s simpler to distinguish what you genuinely love from what you retain out of guilt. Some would appreciate a second owner.",
    "full 3":
      "Across a table your words dry up, whereas side by side, with the eyes occupied, they materialize, so a remark you left unanswered can continue its argument in your head for an entire season. If it does, walk together.",
    "full 4":
      "At home your affection consists of deeds, the mended strap, the warmed plate, the seat by the window, and others, who depend on that more than they realize, can still be hungry for a sentence that has always gone unspoken. Here it very nearly escapes.",
    "full 5":
      "Something you made, or a fondness you’ve kept to yourself, catches the light. Praise usually slides off, because you’re examining the one corner that isn’t right. Suppose the other person isn’t being polite, and simply sees all the rest.",
    "full 6":
      "Your senses register trouble early, but obedience arrives later, after everyone else has been accommodated, so whatever your everyday obligations are costing you becomes more legible here than usual. Generous sleep usually subtracts the noise.",
    "full 7":
      "Withdrawing is how you vote. Those who disappoint you seldom learn that there was an election, although many would gladly have changed. Who meets you halfway becomes clear for the moment, and the result is closer than you’d have guessed.",
    "full 8":
      "An old hurt doesn’t announce itself in you; it travels the long way around and emerges in an entirely different season, over a broken dish, and if there is one, it lies nearer the surface here. Kneading dough usually discovers its name.",
    "full 9":
      "Rapid talkers can leave you with the impression that you have no opinions, although yours were formed by observation, which takes no notes, and your actual convictions come distinctly into focus here. One undefended sentence outlasts considerable debate.",
    "full 10":
      "Discussion of your work flourishes once you’ve left the building, and you make a point of leaving. It comes closer here, with credit in it or a decision. Anyone who stays to listen learns what strangers saw, which is seldom what you worried about.",
    "full 11":
      "Because you’re easy to have around, a group can go for months without wondering what you’d like. They mean no harm; there’s simply no sign on the gate. It would be interesting to see how each of them takes a mild “no” from you.",
    "full 12":
      "Whatever you keep entirely to yourself is hidden less from shame than from care, the way one shields a match. In this stillness it approaches, a tiredness, a wish or a loss. It requires no solution, only your company for an unhurried evening.",
    "eclipse 1":
      "You grow used to being overlooked, and there is some comfort in it, as in a hood. That stage is closing. Being seen turns out to have its own mild weather.",
    "eclipse 2":
      "A source of income or safety changes shape. Money tires you, since it can’t be held up to the light. A skill like yours can, and it stays in the fingers whatever else moves.",
    "eclipse 3":
      "Familiar talk with someone, or about something, is drawing to an end. You tend to leave fondness implied. What would you like to have said while you’re still in earshot of each other?",
    "eclipse 4":
      "Something about home is being replaced, and since objects reach further into you than you let on, one of them kept deliberately does considerably more good than an entire boxful of them accumulated by accident.",
    "eclipse 5":
      "A pleasure has completed its season, and since your delight can’t be imitated, you’ll have noticed before anyone else that the gap it leaves is asking for different company. Unfamiliar material would be excellent.",
    "eclipse 6":
      "Some daily routine is loosening or coming apart. Free hours near you get noticed, and you’re quick to lend them out. How would a few of them look unfurnished?",
    "eclipse 7":
      "Terms between you and another person are shifting. As a rule you adapt so gracefully that nobody sees it happen, you included. New arrangements can be shaped from both ends.",
    "eclipse 8":
      "Some debt, of cash or of feeling, is being settled. The formalities chill you, but they do end. What comes afterward is an odd lightness, and it goes well with cake.",
    "eclipse 9":
      "A conviction no longer fits what you’ve seen. Since you believed it with your whole body, it takes some time to leave. The empty place can stay empty for a while.",
    "eclipse 10":
      "One position ends and another becomes possible. Titles mean little to you beside the hours themselves. How much of the new day would be spent with something real under your fingers?",
    "eclipse 11":
      "A circle breaks up, or opens to let you in. You look after friends as others look after gardens, by turning up, and you’ll soon know whose gate you miss.",
    "eclipse 12":
      "Something private has finished its work in you. Such endings you mark outdoors, without witnesses, and it suits them. The telling can wait, or be left with the trees.",
    "jupiter soft":
      "Agreement comes easily in such months, when more of the world than usual appears to be inviting you, and you follow whatever attracts you, a reliable compass unless it happens to indicate twelve norths simultaneously. Pleasantly frightening invitations usually repay you.",
    "jupiter hard":
      "Absolutely everything looks appealing, and you begin projects as other people taste cheese, with an appetite as genuine as the shelf of half-finished objects it has accumulated, each of which retains some claim on you. Which still occupies your solitude?",
    "saturn soft":
      "What you’ve been practicing in private, for no one, turns out to be valuable to people who pay, and these months reward the gradual shaping that is in your nature, although surprise inclines you to accept the original terms. Reconsidering them is hardly an insult.",
    "saturn hard":
      "Schedules and forms stand in the way for some months, and neither charm nor absence will move them. It chafes, because you breathe by being free. Yet a surprising amount of that freedom rests on a dull signature or two. What would they let you do in peace?",
    "uranus soft":
      "Some wild notion turns practical, as yours often do when nobody is arguing against them. You understand a way of living by trying it on before you discuss it. One long weekend on its hours and its budget would show you where it pulls at the shoulders.",
    "uranus hard":
      "You put up with a lot, agreeably, until some morning you’re gone, to everyone’s surprise but your own. In restless months like these the road looks friendlier than usual. Going is allowed. Does anyone know what it is you can’t continue, in case they’d happily change it?",
    "neptune soft":
      "Music, color and the atmosphere of a street affect you more deeply than they ordinarily do, and since this permeable skin is half your gift, the best ideas arrive once you’ve abandoned the attempt to have any. Fill up; nothing need come back.",
    "neptune hard":
      "Moods that belong to others settle on you as dust does on black velvet, and you take them for your own. Months like these are dusty. When a sadness has no history, whose is it? Sums and dates, meanwhile, are safer on paper than in your sympathy.",
    "pluto soft":
      "For some months you can look straight at a thing that you usually see from the corner of your eye. You needn’t conquer it; you learn by staying near, as with shy animals. What lives in there is generally younger, and a good deal less fierce, than it sounded.",
    "pluto hard":
      "Nobody can make you do a thing, and few find out, because you resist by being hard to reach. If anyone is steering, they or you, it comes into the open during these months. A calm refusal, spoken aloud with both feet on the floor, would be something new.",
    "mercury retrograde":
      "Messages stray, and for once it isn’t your doing. You answer slowly because you mean what you write. That habit costs nothing for a while, and second thoughts improve the letter.",
    "mercury direct":
      "Words come loose again. Any reply that you’ve owed for so long that it grew teeth is tamer than it looks, and nobody will miss the paragraph of apology.",
    "venus retrograde":
      "A former love, or a hobby abandoned long ago, looks lovely from this distance, because memory, in your case, preserves the light and loses the quarrel, making an excellent picture and an unreliable map.",
    "venus direct":
      "Your eye is sure again, and pleasure is simpler. Whatever you’ve kept going back to look at, whether a thing or a person, has passed a longer test than most.",
    "mars retrograde":
      "Energy turns inward for a while, and anger with it, which in you is so polite that it passes for fatigue. Repairs, naps and long swims make kind use of both.",
    "mars direct":
      "The urge to begin returns, and with you it’s perishable, like berries. Half an hour with the thing itself is worth more than an evening spent arranging to start.",
    "ingress jupiter":
      "A wider field lies open for about a year. By habit you settle down in the first lovely corner and look no further. Rumor has it there’s a pond on the far side.",
    "ingress saturn":
      "Two or three years of steady shaping begin. You’ve never minded slow work, only being hurried through it. Which craft or bond would you still respect after it had thwarted you?",
    "ingress uranus":
      "A whole region of life becomes less predictable, for years. You bend well, better than the planners do. A little money or time put by lets you bend when you choose.",
    "ingress neptune":
      "For many years one part of life will be softer at the edges, as things are in rain. Your senses were made for that light. Only agreements need a harder pencil.",
    "ingress pluto":
      "A change measured in decades is starting, and no piece of it is due soon. You avoid things with great tact. In time you’ll grow curious where those paths bend away.",
  },
};
