import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "When someone else is treated badly in front of you, you speak before you have decided to. The voice stays even, the point is clear, and people remember afterward that it was you. INFJ has usually been watching the situation for a while, so you know what was done and to whom, and Aries supplies the nerve to name it in public. Others call you brave, and on that ground you are. Then something is done to you. The heat comes up just as fast, and you look around for the person who needs defending. Since there is only you, you let it go.",
      argument: [
        "Aries wants to answer a wrong at once, with force, and be done with it. INFJ wants to understand everyone first, and distrusts any anger that serves the person feeling it. The two have made a deal: heat is allowed when it’s for someone else. Defending others is the only way you let yourself be angry. So a remark that stung you gets raised weeks later, as something that was unfair to a coworker or bad for the children, and the one who made it seldom learns that you were hurt. People change how they treat your friends, and go on treating you as before.",
        "Try this once this week. When you catch yourself speaking up for “people” or “the team,” check whether you are one of them. If so, start there: “I minded that, for my own sake.” Say it the same day, and give no second reason.",
      ],
      year: [
        "With energy to spare you look for a cause. Give the first strong morning to something that benefits only you.",
        "Before you argue for anyone else’s raise or refund, write down the sum you want yourself, and ask for it the same day.",
        "A remark that stings is easiest to answer while it’s warm: “I minded that, for my own sake.” Two sentences will do.",
        "Old family grievances like to arrive in a group. Raise the newest one early and kindly, and let it come alone.",
        "All that fire makes you excellent company when nothing needs defending. Pick a game, a dance or a canvas, and go all out.",
        "Take a tight jaw at noon seriously. Find the one task you resent, and hand it back or renegotiate it before evening.",
        "When you’re the injured party, leave out principles and third persons: “That one hurt me, and I’d like it done another way.”",
        "Something you swallowed a good while ago still has its full heat. Tell the person concerned, calmly, what it was and what would help.",
        "New ground makes you brave. Sign up for the course or trip that serves no one but you, and skip the justification.",
        "Speak for the team second. The first request in your next talk should have only your name in it, and a figure.",
        "Friends trust you because you speak up for the one being mocked. Let them know which jokes about you hurt, too.",
        "Alone, write the angry letter that has no good cause in it, only yours. Keep the one line that still holds tomorrow.",
      ],
    },
    Taurus: {
      thesis:
        "Give you a difficult place, a tense team or a tired household, and within weeks it’s easier to live in. You find the hour when people are in their best mood, the seat that keeps two rivals apart, the habit that gives everyone something to look forward to. INFJ senses what hurts; Taurus stays and does something practical about it, for years if need be. People relax around you and don’t quite know why. You also recognize, considerably earlier than they do, when a situation is simply wrong. And having seen it, you set about making it more comfortable.",
      argument: [
        "Taurus wants things steady, pleasant and settled. INFJ pictures how life ought to be, in detail, and can’t stop seeing the gap. You deal with the gap by softening the present: a better routine, a treat on Friday, a kinder way to look at it. You are so good at making things bearable that nothing has to change. The discomfort that would have moved anyone else is gone by the weekend, and the better life goes back to being a picture. What it costs is time, counted in years, and those around you seldom find out that you wanted something different.",
        "This week, leave one thing unimproved. Choose an arrangement that has been wrong for a while, do nothing to ease it, and tell the person who could help: “I’ve been making this work. I’d rather we changed it.” Then wait out the awkward day that follows.",
      ],
      year: [
        "Ask your body before you soothe it. If it keeps asking for rest, the schedule needs changing more than the evenings do.",
        "Small comforts can cover for a bad arrangement. Compare what the treats cost in a year with what leaving or changing would.",
        "Skip the soft version once: “I’ve been making this work, and I’d rather we changed it.” Send it before you warm it up.",
        "Home is where your touch shows most: a better lamp, a moved table, a fixed supper hour, and people start talking again.",
        "Make something slow with your hands, and leave one flaw in it. Pleasure counts even when it repairs nothing.",
        "Let one broken routine stay broken for a week, where others can trip over it. Then discuss who fixes it.",
        "Bring up the old arrangement on a good day, before anyone is tired: what suits you, what doesn’t, and by when.",
        "Under a peaceful surface some grief of yours has gone without a hearing. Give it an afternoon, with someone who won’t cheer you up.",
        "The picture of another life deserves a price tag. Find out the fee, the distance and the first deadline, then see how you feel.",
        "You often know early which plan is a mistake. Say it at the start, in one plain sentence, with your reason.",
        "A group you have outgrown can still feel cozy. Look around the table and ask which hope you would miss if you left.",
        "Few people can rest as thoroughly as you. Do it, and before you get up, name one thing that is simply over.",
      ],
    },
    Gemini: {
      thesis:
        "Within a few minutes of meeting someone, you have found the tone they relax in. With one friend you’re quick and funny, with another slow and serious, and a third knows you as the person to call about anything practical. None of it is faked. INFJ reads what each of them can take in, Gemini has the wit and the words to meet them there, and people go home feeling unusually well understood. Put all of those friends at one table, though, and your stomach tightens. Each is about to meet a stranger, and you have to decide which one to be.",
      argument: [
        "Gemini wants many conversations, and likes being someone slightly new in each. INFJ wants to be known completely by one or two people, and waits a long time to be sure of them. The compromise is to hand out the pieces. Everyone has met a part of you, and each thinks it was everything. That way you are often in company and seldom at risk, since no one is in a position to turn down the whole. The price is a loneliness that’s hard to explain to people who talk with you every day.",
        "This week, take one person you trust and move a piece. Tell the funny friend about the worry, or let the serious one see how silly you are. Open with: “You mostly know one side of me. Here’s another.” Keep going past their surprise, and don’t turn it into an anecdote.",
      ],
      year: [
        "Dress and talk for a whole day without adjusting to the person who comes along. Notice which version of you is left by evening.",
        "Money is one of the subjects you divide among listeners. Show one person all the figures, on one page, and talk them through.",
        "Your ear for tone is at its best here: one message from you, well worded, can reconcile two people who had given up.",
        "Family know the role you had at twelve. Over a meal, tell them something that you’re currently serious about.",
        "Flirting and joking come easily. Let the amusing story end in the true part: “And actually, I was scared.”",
        "Three people each believe that they have a small claim on your week. Put everything on one list and show it to all three.",
        "Anyone who is close to you should hear the news first, before the friend who laughs at it best. Start with today’s.",
        "There’s one subject that no one gets from you. Choose a listener, say the first sentence, and stay for the second.",
        "Learn something long enough to form an opinion, then defend it in company: “I’ve thought about this, and here’s where I come down.”",
        "Superiors remember a clear outline. Use the same three sentences about your work with each of them, until they start repeating them.",
        "Invite two friends who know different sides of you to the same walk. Awkward for ten minutes, then surprisingly restful.",
        "Leave all the conversations unanswered for one evening, and write the thing that fits none of them. It’s worth keeping.",
      ],
    },
    Cancer: {
      thesis:
        "Before a friend has said anything, you’ve noticed what is missing and begun to supply it. A ride, a meal, a message on the hard date: what you give tends to fit, because you’ve paid attention for a long time. INFJ reads the need, and Cancer can’t leave it unmet. People say that they feel at home with you, and they mean it. For you, love means noticing, and you are fluent. Then your own bad week arrives. You say a little less than usual, wait to see who picks it up, and feel something close over when no one does.",
      argument: [
        "Cancer wants to be looked after as tenderly as it looks after its own. INFJ wants to be understood so well that explaining would be unnecessary. Put together, they set a condition that hardly anyone can meet: the care has to come unasked. If you had to request it, you feel, it no longer counts. You want to be known without having to tell anyone. So you give clues, count who catches them, and grow sad about people who would have come at once if you had called. They fail an exam they didn’t know they were sitting.",
        "This week, ask for one thing in words, early, while you could still do without it: “I’ve had a rough few days. Would you come over on Thursday?” When they come, notice the thought that it only happened because you asked. Let it count anyway.",
      ],
      year: [
        "Care begins with you for once: decide on Sunday which two evenings are yours, and announce them before anyone needs them.",
        "A raise, a loan returned, a fairer split of the bill: request one of these in plain words, with the amount.",
        "“Fine” will be believed. Try the longer answer: “Tired, and I’d like you to ask me about it after dinner.”",
        "People come to your kitchen to recover, and they’re right to. Let one of them do the cooking while you sit.",
        "Tell the person you’d like to be spoiled by what would delight you: the place, the hour, the cake. Then act surprised.",
        "Helping uses up the hours in which you meant to see a doctor or sleep. Put your own appointment in ink first.",
        "The quarrel you’re rehearsing concerns things the other has no memory of. Bring one evening, the latest, and say what you wanted.",
        "Gratitude owed to you can sour in silence. Mention what you did, what it cost, and what would make it even.",
        "Distance is good for someone so attentive; far from everyone’s needs you hear your own. Take a day trip with no souvenirs to buy.",
        "Make the invisible work visible: three things you did beyond the job, in one email, with a wish at the end.",
        "Drop a friend from the silent test. Call and say, “I’ve missed you, come over,” and count the person who comes as a yes.",
        "Your memory for what others went through is rare. Spend a few hours on your own year with the same tenderness.",
      ],
    },
    Leo: {
      thesis:
        "People light up around you, because you say what is good about them in a way they can believe. You notice the effort behind a result, you mention it in front of others, and you mean every word. INFJ sees the gift before its owner does; Leo isn’t shy about applause. What few of them know is that there is something in you too, at full strength, an ambition or a talent or a love, and that you guard it closely. Others get a modest sample, and when the sample is praised politely, you feel let down. It wasn’t your best.",
      argument: [
        "Leo wants to stand in front of people and be loved for the real thing. INFJ wants to protect the real thing until someone comes along who deserves to see it. Between them they have arranged for you to be discovered. So you show the second-best version, call it nothing special, and wait, sometimes for years, until a perceptive person asks what else there is. Modesty lets you keep believing in what has never been tested. As long as the best stays home, no one has refused it. The cost is that people love and pay and promote the sample, and you feel unseen by an audience that was never let in.",
        "This week, show one person what you consider your best: the page, the plan, the strong feeling, the figure you had in mind. No apology. Say, “This one matters to me, and I worked hard on it,” and then say nothing while they look.",
      ],
      year: [
        "Wear the thing you’ve been saving for a better occasion. If someone compliments it, answer with thanks and nothing more.",
        "Think of the figure you’d love, the one that makes you blush. Quote it once, calmly, to someone who can say yes.",
        "Introductions like “it’s nothing special” cost you listeners. Strike the first sentence of each message and begin with the second.",
        "At home they know your modest half. Read them the page, sing the song, or tell them what you’re aiming for.",
        "Everything you guard comes alive when you play. Put on the show, declare the crush, and enjoy how hard your heart beats.",
        "Give your best hour of the day to the bold piece of work. The safe one can have what is left.",
        "Affection at half volume gets read as doubt. Say one sentence that would embarrass you if it weren’t returned: “I’m proud of us.”",
        "Envy has useful news for you. Name whose applause you wanted, and what of yours you’d have to show to earn it.",
        "A teacher with a merciless eye would do you good. Bring the real work, ask for detail, and survive the first ten minutes.",
        "This is a stage, and you belong on it. Open the drawer with the daring draft and book time with the person who decides.",
        "Your praise makes people stand straighter; a group grows around it. Tell them also what you’re hoping they’ll come and see.",
        "Finish something in private down to the last line, so that what remains to decide is only who sees it first.",
      ],
    },
    Virgo: {
      thesis:
        "When something goes wrong between you and another person, you have usually found your own mistake by the time you get home. The sentence that came out too sharp, the signal you missed, the question that should have been asked: INFJ replays how it felt for them, and Virgo locates the error. That makes you easy to live and work with. You apologize well. You improve. People trust someone who looks first at their own part, and they’re right to. Only, the search tends to end in one place. Having found your share, you stop looking for theirs.",
      argument: [
        "Virgo wants to find what is faulty and repair it. INFJ wants closeness to go on, and understands the other person’s reasons almost too well. A fault in them would mean a complaint, a cold evening, a change that isn’t in your power. A fault in you means work, and you’re good at work. If it’s your fault, at least you can fix it. So you accept more blame than is yours, correct it thoroughly, and feel oddly lonely afterward. People who would have met you halfway seldom learn that they had a half.",
        "After the next friction this week, finish the inventory. Write down your part in one line, then theirs in one line, as fairly as you’d judge it for a friend. Tell them both: “I was short with you, and I’m sorry. You also promised to call and didn’t, and that bothered me.” Don’t take the second part back.",
      ],
      year: [
        "Skip the inspection in the mirror. List what already works about you, as exactly as you’d list it for a friend.",
        "Not every shortage comes from your mistakes. Check who owes you, who promised what, and send one friendly reminder.",
        "Half of your apologies can go. Before sending a message, delete “sorry” and see whether anything true is missing.",
        "When a family evening goes wrong, note your share in one line and theirs in one line. Talk about both at breakfast.",
        "Do something badly for fun, in company, and let it stay bad. Laughing at the result is part of the exercise.",
        "This is your element: one small repair a day, and by the end life runs better. Choose repairs that save you time.",
        "Accept an apology without improving on it. If none comes, say what you need: “Next time I’d like you to call.”",
        "Guilt is easier for you than disappointment in someone. Look at one old hurt again, with yourself as the one it happened to.",
        "Let a book or a teacher be wrong. Writing “I disagree” in the margin is good practice for the dinner table.",
        "Report the failure in three parts: what happened, what you’ll change, what you need from others. Then close your notebook.",
        "Friends lean on your fairness because you judge yourself first. Ask one of them to judge a case, and accept the acquittal.",
        "The nightly review can close at ten. Put the last entry on paper, add one thing that went well, and switch off the light.",
      ],
    },
    Libra: {
      thesis:
        "Plans made with you tend to suit everyone, and few people notice how that came about. Before you’ve suggested an evening, a budget or a place to meet, you have considered who lives far away, who is short of money, and who can’t stand whom. INFJ feels the objections coming; Libra finds the arrangement in which no one loses face. It’s a rare courtesy, and people repay it by calling you easy to be with. The one wish that goes unconsidered is the one you began with. You trimmed it first, to make space, and no one else saw how large it was.",
      argument: [
        "Libra wants things fair and pleasant between people. INFJ wants depth, and has strong wishes about how to live, with whom and what for. Rather than let the two collide in public, you do the negotiating in your head, playing both sides and being generous to the other one. By the time you say what you want, it’s already a compromise. Then the actual conversation begins. The other person takes your offer for the full amount, asks you to come down a bit, and you do, which leaves you with half of half and a faint resentment toward someone who dealt with you in good faith.",
        "This week, in one matter, say the untrimmed wish first: “What I’d really like is the entire weekend, just us.” Add, “What would you like?” and leave the haggling until they’ve answered. Giving way is still allowed. They will at least know what you gave.",
      ],
      year: [
        "Choose something about your looks without polling anyone. It only has to suit the person who lives in your skin.",
        "Write the full price before you picture the client’s face. Then say it aloud twice, so that your voice knows the way.",
        "Open with the wish and leave the reasons out: “I’d like Saturday for us.” Reasons are where you start giving it away.",
        "In planning something at home, put your own preference on the list first, in ink, and let the others bargain around it.",
        "Few people arrange pleasure as gracefully as you do. Plan one outing purely to your taste, and invite the person who would love it.",
        "Count how often a day you swap hours, seats or tasks to be obliging. Keep one swap in three for your own lunch.",
        "Agreement isn’t what they want from you; they would like your appetite. Say what you want before you ask what they want.",
        "The unsaid sum of what you gave up belongs on the table. Name two items, without reproach, and ask for one back.",
        "Travel at full size: the longer route, the proper seat, the place you’ve pictured since you were young. Trim it later if you must.",
        "Hand in the plan uncut and let others do the cutting. What survives will still have your handwriting on it.",
        "Your sense of what is fair makes you the natural host of a difficult group. Use the role to propose what you’d like, too.",
        "When no one is there to consider, an old wish tends to come back whole. Write it down before you make it reasonable.",
      ],
    },
    Scorpio: {
      thesis:
        "Very little gets past you. A pause before an answer, a name that stops coming up, a laugh that arrives late: you register it, say nothing, and wait for the second sign. INFJ grasps why people do things, and Scorpio won’t leave a question until it has reached the bottom, so the picture you arrive at is often accurate. People in trouble are glad to be seen without having to confess. You are usually among the first to sense that a couple is in difficulty or a colleague about to leave. Yet when a matter concerns you, the one question that would settle it goes unasked.",
      argument: [
        "Scorpio wants certainty about whom it can trust. INFJ wants to be close without forcing anyone to explain themselves. So you watch. You would rather find out than be told, because an answer can be shaped for your benefit and a sign can’t. It feels more reliable, and it spares you the moment of standing there with your need showing. But signs get misread, and the person concerned has no chance to correct you. They are judged on evidence they didn’t know they were giving, and the verdict reaches them as a coolness without a cause.",
        "Take one thing you’ve been watching in someone, and this week ask about it while you still don’t know: “You’ve been different since Sunday. Is it about me?” Do it only if you’re willing to believe the answer. Then believe it for seven days.",
      ],
      year: [
        "Strangers find your face hard to read. Let one thing show on purpose, a liking or a doubt, and see who comes closer.",
        "Get the actual statement, the actual contract, the actual balance. Guessing at money from moods has cost you sleep before.",
        "“Is it about me?” takes three seconds to say. Ask it in the same conversation in which you first wonder.",
        "A silence at home has been collecting evidence. Put one item on the table, as a question, while you can still be wrong.",
        "Let someone surprise you, with a plan or a gift, and keep from finding out beforehand. That is a skill too.",
        "Your body keeps the watch hours with you. One walk a day without working anyone out will do it visible good.",
        "A conclusion with footnotes leaves the other nothing to say. Bring the first note only, and let them add the second.",
        "Here you’re braver than most. What others circle around, you can hear to the end, so offer one of them that hour.",
        "Choose a subject whose answer no one knows. Being a beginner out loud is good for someone who likes to be certain.",
        "The boss’s tone in an email proves little. Ask for the verdict directly: “I assumed you weren’t happy. Was I right?”",
        "Someone in your circle has been on trial without knowing. Drop the case, invite them for coffee, and start from what they tell you.",
        "Vigilance needs nights off. Pick the theory that has kept you awake, write what would disprove it, and leave it there.",
      ],
    },
    Sagittarius: {
      thesis:
        "In a bad hour you’re the friend who can find the way out of it. You listen to the end, you take the pain seriously, and then you say the sentence that makes a future visible again. INFJ asks what an event is for; Sagittarius believes that the answer will be good. You treat your own life the same way. In your accounts a breakup taught something, a lost job made space, and even unkind people turn out to have been useful. These accounts are wise, and often beautiful. They are also early. Asked where it hurt, you have to think.",
      argument: [
        "Sagittarius wants to move on, with the horizon in view. INFJ can’t move on from anything until it has been understood. They agree on a shortcut: you turn the hurt into a lesson, usually by the next morning, and leave with the lesson. You get to the meaning before you have had the feeling. The feeling waits, and comes back as restlessness, a sudden wish to travel, or tears over a film. With people the cost is larger. Since each injury has already done you good, no one needs to make up for it, and the same person does it again.",
        "When something hurts this week, put off the lesson for three days. Tell one person only what happened and where you feel it: “She canceled again, and my chest has been tight since.” If they offer wisdom, say, “Later. I just want it to have been bad for a minute.”",
      ],
      year: [
        "Before you announce a new beginning, ask what the last one did to your sleep. Rest three days, then begin.",
        "A loss isn’t always tuition. Add up what last year’s lesson cost in dollars, and see what can still be claimed back.",
        "Tell the story without its moral: “She canceled, and I was hurt.” Then let the listener react before you help them.",
        "Rooms where you were unhappy don’t need to become wise chapters. Sit in one with a relative and say what it was like.",
        "Your faith that things turn out well is catching, and joy is a fine use for it. Gather people and celebrate something small.",
        "The knee, the back, the cold that stays: treat them as matters for a doctor before you ask what they mean.",
        "If you were let down, stay let down long enough to mention it. Growth can wait until they’ve answered.",
        "Crying over films is a sign of mail not opened. Take an evening, no notebook, and let the sad thing be sad.",
        "Horizons suit you. Go because you want to go, and check first that no one at home is waiting for an answer.",
        "Leave the silver lining out of your next report. Hours, cost, and what you need for the next round will get a hearing.",
        "In a discouraged group your voice brings back the future. Ask first what happened to each of them, and it will carry further.",
        "An ending can remain without a reason for a while. Keep one question open on purpose, and go to bed with it.",
      ],
    },
    Capricorn: {
      thesis:
        "When something falls apart, people call you, and within an hour there’s a list. You stay level, establish what is needed, and deliver what you promised by the day you promised it. INFJ cares about the person in the middle of it; Capricorn turns the caring into an arrangement that works. Because of this, hardly anyone worries about you. You do have bad stretches, and your friends hear about them, in a calm voice, complete with useful conclusions. They hear in the past tense. “That was a rough winter,” you say in May, to people who had seen you all winter long.",
      argument: [
        "Capricorn wants to be someone others can rely on, and takes the role seriously. INFJ feels everything, at length, and wants one or two people to know it. The settlement is a delay. You feel it alone, deal with it, put it in order, and then report. By the time you tell anyone it’s hard, it’s already over. It looks like openness, and you believe that you’ve been open, since you did tell them. What they were never given is a chance to be of use, and so every crisis leaves you feeling a little more alone than you are.",
        "This week, tell one person about something unfinished. Keep it to three sentences, and let the last be: “I don’t know how it’ll turn out.” If they ask what they can do, name one easy thing: “Call me on Wednesday.” Don’t follow it with a reassurance.",
      ],
      year: [
        "Answer “How are you?” in the present tense once a day. A halting reply shows more of you than a finished one.",
        "Ask for help with a money worry while it’s still a worry. “I don’t have the answer yet” is a complete opening.",
        "Send a message with a loose end in it. A friend who can reply with advice is being let in.",
        "The household reads your hours and guesses. Tell them at supper what’s hard, before you know how it will end.",
        "Put something pointless in the calendar with the same firmness as a deadline, and defend it against useful people.",
        "Patience with other people’s tired weeks is your gift. Apply the same policy here: fewer tasks, more sleep, no explanation.",
        "Being informed is less than being trusted. Invite the other into an undecided matter: “Think about this with me, I’m stuck.”",
        "Grief doesn’t wait until it is in order. Say, “I’m in the middle of it. Sit with me for an hour,” and let them.",
        "A long plan of yours is worth a real step: book the class, write to the school, put down the deposit.",
        "Mention the risk while it can still be seen. Bosses staff a problem they know about, and admire the solved one for a minute.",
        "Friends believe that you have no troubles. Correct one of them, the one who has leaned on you most.",
        "Lie down before everything is done. What is still open on your list will be there at seven, and you’ll be fresher.",
      ],
    },
    Aquarius: {
      thesis:
        "Strangers, new hires, the odd one at the end of the table: with you they all get the same full attention. You don’t rank people, you don’t flatter the important ones, and you’d hear out an opponent as patiently as a friend. INFJ makes the attention deep; Aquarius insists that everyone has an equal right to it. It’s one of the finest things about you, and plenty of people would say that you were the first to find them interesting. A few of those people are also the ones you love. They’ve received the same kindness as everyone else, and they are still waiting to find out.",
      argument: [
        "Aquarius wants to be free and fair, a friend to anyone and the property of no one. INFJ wants one or two bonds that go all the way down. Only the first is shown. Preference feels to you like a slight injustice and a large risk, so you leave your loved ones to infer it. They can’t. You treat everyone so well that your favorites can’t tell. They watch you give a newcomer the look they’d believed was theirs, conclude that they were one of many, and step back politely, and you, out of respect for their freedom, let them.",
        "This week, be unfair on purpose. Tell one person what they have that the others don’t: “I like a lot of people. You’re the one I’d miss.” Then do something that shows it, such as turning down an open invitation to see them alone.",
      ],
      year: [
        "Even kindness has preferences in it. Spend your best hour on what you like, without checking whether that is fair.",
        "Equal shares aren’t always just. Give or lend where you love, and tell them that this was the reason.",
        "Write the message that could go to only one person. A shared joke or an old nickname will do more than courtesy.",
        "To those at home you’re as considerate as to the neighbors. Add something unequal: the first call, the better chair, the changed plan.",
        "Say it lightly if you must, but say it: “I like a lot of people. You’re the one I’d miss.”",
        "Causes eat lunch breaks. Block one hour a day from good intentions, and go outside with someone you enjoy.",
        "If they seem jealous or difficult, don’t be understanding about it. Tell them plainly what they have that others don’t.",
        "Needing one particular person feels like a debt. Let it be known anyway, in a quiet hour, without a theory attached.",
        "You’d hear out an opponent as gladly as a friend, and here that makes you wise. Read the other side and report back.",
        "Fairness won’t put your name forward. Ask one ally directly: “Will you recommend me, and can I do the same for you?”",
        "Everyone is glad when you join. From the many, choose three and invite them without the rest.",
        "In a quiet hour, notice whom you’d like to tell about it. That person would be surprised to get the call.",
      ],
    },
    Pisces: {
      thesis:
        "Distress doesn’t last long around you. You pick it up before it has been named, in the shoulders, in a breath, and something in your voice or your timing brings it down. INFJ finds the words the person was missing; Pisces feels the pain as if it were its own, and so the words fit. People calm down near you who calm down nowhere else. They thank you for being so patient with their feelings. Patient isn’t quite the word. There is a moment, just before you help, when you feel what they feel, completely, and want it to stop.",
      argument: [
        "Pisces has thin walls, and takes in whatever is in the air. INFJ wants the feeling understood, put in order and turned into something good. So you’ve become very fast. Someone is upset, you’re upset along with them in a matter of seconds, and by finding the right tone you make it better for two people at once. You soothe people so quickly because you can’t bear feeling it with them. It is love, and it’s also relief. What it costs is the end of their sentence. They are comforted before they’ve found out what was wrong, and you grow afraid of any mood that can’t be fixed.",
        "This week, when someone is sad or angry near you, wait three minutes before you make anything better. Breathe out, notice both feet on the floor, and ask only, “What’s the worst part?” Then ask, “Is there more?” After that, see what they do without your help.",
      ],
      year: [
        "Check each mood at the door: was it here when you woke up? If it came in with someone, it can leave with them.",
        "A sigh across the table has lowered your price before. State the figure, then count to ten while they look unhappy.",
        "Wait for the end of their sentence. “What’s the worst part?” will bring you more than your best comforting word.",
        "Anger at home needs air more than soothing. Stay in the room, feet on the floor, and let it finish.",
        "You’ve already seen the finished thing in color. Start making it, while no one is suffering for lack of it.",
        "Put water, food and quiet on the schedule like medicine. After a crowded day, twenty minutes alone come before anyone’s crisis.",
        "Bring the dull discontent out with the sad feelings: “I don’t have to feel better tonight, and neither do you.”",
        "What others can’t say, you hear, and they’re safe with you. Ask afterward who is listening to your half.",
        "Unfamiliar music, water, a language you can’t follow: these fill you without asking for anything. Go, and don’t look after the group.",
        "“Let me get back to you at four” is a full answer. By then the loudest worry has often found another desk.",
        "Some friends leave you lighter, others leave you their weather. Make two lists, and call from the first.",
        "Sleep and screens hide you, but they seldom restore you. Try real solitude, an hour with the door shut and one thing to make.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everyone up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to someone who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and someone is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting someone get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Most of the time you show people the version of yourself that they can use, and keep the rest for later. A beginning like this makes it easier to be seen before you’ve explained. What would you wear if nobody needed reassuring?",
    "new 2":
      "Money embarrasses you. You feel the other person’s budget as if it were your own, and lower the figure before anyone has sighed. What you need can be considered alone for once, which makes it far easier to say in company.",
    "new 3":
      "Light conversation costs you more than the serious kind, since you keep listening for what lies underneath. There is less to decode at the moment. A chat about hedges can be about hedges, and a sibling may simply be telling you about a car.",
    "new 4":
      "Home is where you take off everyone else’s weather, so it matters to you more than you let on. Fresh arrangements meet with little resistance right now, even from you. Which corner still belongs to a person you no longer are?",
    "new 5":
      "Pleasure usually has to pass an exam with you: is it worthwhile, does it help anyone, does it mean something? The examiner is out to lunch for a few days. Anything silly, begun before he returns, has a fair chance of staying.",
    "new 6":
      "You remember other people’s medication and forget your own lunch. Grand reforms rarely survive your first busy day, because someone needs you and the schedule yields. What lasts is a routine so modest that nobody would think of asking you to skip it.",
    "new 7":
      "People interest you intensely, and you often know them well before they know you. A fresh start between two people goes better when the information flows both ways. It helps to mention what you hope for while you’re still only hoping.",
    "new 8":
      "Others confide in you about exactly these subjects, which makes it easy to overlook that your side has hardly been heard. The threshold is lower than it has been. If a sentence has waited for the perfect evening, an ordinary one would do.",
    "new 9":
      "A subject or a faraway place tends to reach you as a calling, and then you wait for it to explain itself. Curiosity is allowed to be lighter than that. You could sign up for something before you know what it’s for.",
    "new 10":
      "Ambition makes you shy unless it’s on someone’s behalf. You’ll polish a colleague’s application until midnight and leave yours in a drawer. The air is friendlier to your own cause these days, so imagine that you were recommending a modest friend.",
    "new 11":
      "In any group you find the loneliest person within minutes and spend the evening there. It’s kind, and it means that you seldom meet the cheerful ones. New company is easy to join at present, even as a member with no duties whatsoever.",
    "new 12":
      "Solitude is how you find out which feelings are yours, yet it’s the first appointment you give away. No excuse is needed this time. The people who love you manage better for an evening than you fear, and eventually find the can opener.",
    "full 1":
      "People think you’re calm. They seldom guess how much is going on behind the pleasant face, and more of it shows just now than you would choose, which can feel to you like a leak and to those who love you like news.",
    "full 2":
      "Generosity hides its costs well, and you rarely add them up. Whatever you have been lending, rounding down or discreetly paying for becomes visible in the figures. The total says how much you care; does it also say what you can afford?",
    "full 3":
      "Many of your conversations take place in your head, where the other person speaks remarkably well. An actual reply may come, or a message that you’ve delayed may ask to be sent. Real versions tend to be shorter and friendlier than the rehearsal.",
    "full 4":
      "At a family table you feel each mood before the plates are down, and begin adjusting things so that nobody will mind. It tires you because no one sees it. Some tensions, left alone, resolve rather well with you still in your chair.",
    "full 5":
      "Showing what you love, whether it’s a person, a poem or a very odd hobby, feels to you a little like undressing. The occasion for it is here all the same. Someone who already likes you would be glad of an early look.",
    "full 6":
      "Your body is polite and complains in a low voice, and you are busy listening to louder people. Tiredness that has been building is plain to see now. Whichever favor you were about to grant would make a fine first cancellation.",
    "full 7":
      "You sense what the other person feels and respond to that, so nobody has to hear what you feel. It works beautifully until it doesn’t, and then the subject is officially the dishes. What would you like them to sense about you?",
    "full 8":
      "When painful matters come up, you become the calmest person present, and are taken to be fine. Some of what you put aside for others may ask for its turn. Whom would you call, if you were one of the people you look after?",
    "full 9":
      "Most of your convictions were formed around someone you loved, or someone you saw being hurt. Something you hear now can show where one of them has grown tight. Changing your mind isn’t disloyal, although it feels so for a day or two.",
    "full 10":
      "Recognition makes you look around for the person standing behind you. Should praise or a verdict arrive, you’ll be tempted to pass it along before it has touched you. A simple thank-you, with nothing after it, takes practice and suits you.",
    "full 11":
      "Friends bring you their troubles, and in time a few friendships consist of little else. It becomes clearer where the care travels in both directions. Some people have never offered you any, simply because you never looked as though you needed it.",
    "full 12":
      "Other people’s sorrow gets into you the way cooking smells get into a coat. With feelings as high as they are, it’s hard to tell which sadness came from outside. A night without news or requests usually airs the coat.",
    "eclipse 1":
      "The understanding one is a role you play so well that people may think it’s all there is. It can be partly retired. Strangers will hardly notice, never having met the old cast.",
    "eclipse 2":
      "A change in what you earn, own or charge unsettles you less for the money than for what it seems to say about your worth. The two were never the same sum.",
    "eclipse 3":
      "When talk with someone becomes too painful you tend to vanish, courteously and without notice. Should a connection change here, one kind line of explanation would spare both of you years of guessing.",
    "eclipse 4":
      "Places keep your former selves for you, so moving on from one feels like leaving someone behind. If home or family is changing, a single keepsake does the work of ten boxes.",
    "eclipse 5":
      "You often see the end of a love or a project long before it comes, and expect this to spare you the grief. Foresight seldom does. Something frivolous afterward helps more than insight.",
    "eclipse 6":
      "Routines give way with you when everyone’s needs have been fitted in ahead of yours. If one collapses here, it leaves some room, and the first thing put back may as well be sleep.",
    "eclipse 7":
      "You generally feel a change between two people before it happens, and start adapting in silence. This one comes into the open, where the other person can do some of the adapting too.",
    "eclipse 8":
      "An old debt, a silence or a resentment can end without ceremony. Since you like to understand things completely, you’ll want to know why. Relief doesn’t require a reason.",
    "eclipse 9":
      "Losing a belief leaves you feeling homeless, and you look for the next one immediately. Not knowing turns out to be quite livable, rather like a plain hotel with a good bed.",
    "eclipse 10":
      "Titles never described you very well, though losing one can leave you wondering what you’re for. How would the people you’ve helped describe your job? Their version survives any reorganization.",
    "eclipse 11":
      "Some circles are held together mainly by your attention, which you notice only when you’re tired. Without you in the middle they loosen a bit, and the friendships that matter generally stay.",
    "eclipse 12":
      "In private you tend things long after others have forgotten them: a worry, a hope, a person’s confidence. One of these may be finished. There’s no need to check on it again in the morning.",
    "jupiter soft":
      "Luck makes you slightly uneasy, as though it had been delivered to the wrong address. Offers, goodwill and room to grow are easier to come by for a while, and your first thought will be who else could use them. Keeping one takes nothing from anyone.",
    "jupiter hard":
      "Your sympathy has no natural limit, and during this stretch neither do the invitations. Every need looks like yours to meet and every plan seems worth the effort, until more evenings have been promised than exist. Which yes would you give again if nobody were grateful?",
    "saturn soft":
      "Slow, careful work is valued for a time in ways that you respect: with trust, skill, results that stay put. There is more discipline in you than people expect of an idealist, as long as the purpose is real. Responsibility suits you, provided that its hours end.",
    "saturn hard":
      "Criticism reaches you twice, once as information and once as a verdict on your character. A stretch of limits and stricter judges can bring more of it than you like. The information is worth having; as for the verdict, you needn’t earn your place by having no needs.",
    "uranus soft":
      "Surprises disturb you even when they’re pleasant, because you like to have felt a thing coming. All the same, something freer is within reach in these months, and you may have sketched it years ago in a notebook. A trial run commits you to very little.",
    "uranus hard":
      "You see most things coming, so the few that you don’t see strike you almost as bad manners. Plans can be shaken in these months, and your own restlessness, which you rarely admit to, has a share in it. A change you choose makes the others easier to bear.",
    "neptune soft":
      "Imagination and compassion are strong in you at any time, and for a while they have the current with them. Music, dreams and other people’s stories reach you without knocking. Much of it evaporates by noon, unless it’s turned into a page, a sketch or a tune.",
    "neptune hard":
      "It’s easy for you to love what people could become, and to overlook how they are on ordinary days. During a hazy stretch the difference is harder to see. When a decision feels both noble and foggy, a friend with dry common sense is worth a visit.",
    "pluto soft":
      "There is more will in you than your manners suggest. A long, slow period lets you look at what you’d like to influence, and why you have so often done it from behind the curtain. Seen in good company, the wish for power turns out to be fairly house-trained.",
    "pluto hard":
      "Faced with someone who wants control, you understand them so thoroughly that you nearly agree. Then one day you’re gone, and they never learn where the limit was. If there’s pressure in these months, draw that line early, in everyday words, while you still like each other.",
    "mercury retrograde":
      "An unclear message invites you to supply its meaning, and the one that you supply tends to be sad. While things are slow, the dullest explanation is usually the correct one.",
    "mercury direct":
      "As the replies come in, your theories about the silence can be retired. They were beautifully written, as always, and most of them were about people who had merely misplaced a phone.",
    "venus retrograde":
      "Absent people improve with you, because you go on editing them kindly for years. If an old love or an old taste comes back, it’s wise to look at the first draft again.",
    "venus direct":
      "What you enjoy becomes distinct again from what you put up with for someone else’s sake. Which restaurant, color or weekend plan would you drop if nobody took it personally?",
    "mars retrograde":
      "Anger in you goes indoors, and reappears as a sorrowful opinion of someone’s character. With your drive at low tide, it helps to tire out your legs before you reach a verdict.",
    "mars direct":
      "Energy that went into other people’s emergencies comes back to you. Left to itself it will look for another emergency, so it’s good to have some project of your own standing nearby, looking helpless.",
    "ingress jupiter":
      "A roomier year begins here. You are practiced at finding openings for others and then standing politely to one side. At least one of these is in your size.",
    "ingress saturn":
      "A few years of steady effort begin here, which agrees with your patience and less with your habit of promising everyone everything. A single commitment, well chosen, is worth being tired for.",
    "ingress uranus":
      "For years this area rearranges itself now and then, sometimes without asking. Since you think in long lines, it helps to leave the last chapter of the plan unwritten.",
    "ingress neptune":
      "The outlines soften here for a long time, and inspiration mixes with wishful thinking. You feel at home in that climate, and are therefore the last to notice that the path has gone.",
    "ingress pluto":
      "Change here is slow and goes to the foundations, much as you change yourself. It asks for few decisions at first. In time you notice certain things that you’ve stopped apologizing for.",
  },
};
