import type { TypeProse } from "../type-prose.ts";

export const entp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    risk: "bold",
    head: "logic",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Conversation wakes up when you arrive. You say what everyone was stepping around, take the first blow for it, laugh, and are ready to be proved wrong by anyone who can do it. ENTP sees the weak spot in an idea, Aries goes straight for it, and braver talk tends to break out wherever you sit. Those who hit back become your friends for life. The others, who only wanted to tell you about their day, find themselves defending it, and go home wondering what they did. You start fights with people to find out whether they’ll stay.",
      argument: [
        "Aries wants contact, the harder the better. ENTP trusts only what has survived an attack. Put together, they’ve made you a tester: you contradict a person in the first five minutes, and the more you like them, the more you push. If they push back, you relax, because now you know that someone is there and isn’t merely being polite. It’s a kind of courtship. But most people don’t read it that way. They feel examined by someone they had hoped was pleased to see them, so they become agreeable, bring you only their finished thoughts, and you’re left with the company you trust least.",
        "This week, meet one person you like with ten minutes of no objection at all. Ask, “What made you see it that way?” and then ask again. If you want to know whether they’re fond of you, put that in words: “Are we all right?”",
      ],
      year: [
        "A quarrelsome mood is often plain surplus energy. Sprint, climb or box before breakfast, and people meet you with your claws in.",
        "Bargaining delights you more than the thing you bargain for. Before you open your mouth, decide if you’d want it at full price.",
        "Give your sister or the neighbor ten minutes without an objection. Count the ones you swallowed, and award yourself a point for each.",
        "Calm evenings at home make you throw a remark in, to see what floats. Throw a ball for the dog instead, or wash the pan.",
        "Here sparring is love and everyone knows it. Find the child, date or friend who hits back laughing, and go several rounds.",
        "Stop contradicting your own plan at the second exercise. Do the dull version ten times, then you may criticize it.",
        "Ask, “Are we all right?” at the table, in peacetime. It’s shorter than the fight you were about to start over it.",
        "Grief doesn’t debate. Sit beside someone in it, agree with everything they say, and notice how near that brings you.",
        "Look for a teacher you can’t knock over. One good defeat per course is worth the fee, and you take it well.",
        "See the owner of the plan the day before, alone, with your objection. Your courage counts double when it spares someone’s face.",
        "Friends who fell silent weren’t weak, only tired. Invite one of them back: “What did you want to tell me last time?”",
        "With no one to push against, you feel the question underneath: would they stay? Sleep on it unasked; they’re still there in the morning.",
      ],
    },
    Taurus: {
      thesis:
        "People bring you their stuck lives. After listening in real comfort, with something to eat within reach, they’re shown five ways out, at least one of which they’d never have dared to think. ENTP doubts whatever is called necessary, Taurus makes the doubt sound like common sense, and so friends have quit, moved, asked and started on your word. Often they were right to. You’re delighted for them, and go home by the same road, to the same chair, to the thing you’ve been meaning to change for years. You’re bold with everyone’s life except your own.",
      argument: [
        "ENTP needs experiments. Taurus won’t put anything it owns at risk for one. The settlement is that you experiment on other people. With all your daring you think their lives through, push them over the edge with excellent reasons, and see how it turns out from a comfortable seat. They don’t complain, since the advice is good. But they notice that you’re never in the water, and that your questions get vague when they ask what you’d do yourself. The best of your ideas remain talk, until someone with half your imagination tries one and makes it pay.",
        "Choose the advice you’ve given most often in the past year. For seven days, follow it, with witnesses: “I’m finally doing what I told you to do. Ask me about it on Sunday.” Change nothing else in the meantime, so that the rest of you can stay calm.",
      ],
      year: [
        "Change one thing about yourself that you’ve recommended to others: the haircut, the hour of rising, the second glass. Start before noon.",
        "Fix the sum you could lose without losing sleep. Put exactly that behind your own idea, and let it out of your sight.",
        "When a brother or friend calls for advice, end with, “And here’s what I’m going to do about mine.” Then you have a witness.",
        "Comfort is a fine base camp. Keep the chair, the garden or the good knives, and use the security for something beyond the fence.",
        "Play at something you can’t first explain to others. Tango, pottery, a blind date: be in the water, not on the bank.",
        "Heavy limbs may be a postponed decision. Walk half an hour, say the decision aloud on the way back, and eat afterward.",
        "Someone says, “Then let’s do it.” Bite back the flaw you’ve just discovered, and ask which day suits them.",
        "Losing is the subject you avoid so elegantly. Tell a trusted person what you’d hate to lose most, and why.",
        "Take the trip you’ve described at dinner three times. Book the flight while the others are still admiring the story.",
        "Over lunch you give away whole departments. Next time ask for your name on the idea, between the soup and the coffee.",
        "Your push has started several lives moving. Ask one of these people to return it, and to be merciless about the date.",
        "Let a dream go that you’ve only ever enjoyed telling. The one that hurts to cross out is the one to begin.",
      ],
    },
    Gemini: {
      thesis:
        "Talking with you makes people cleverer. You catch what they meant, turn it around, hand it back improved, and connect it with something they’d never have put beside it, so that even shy people hear themselves being witty. ENTP supplies the angles, Gemini the tongue, and an hour is gone before anyone looks up. They tell others about you. They quote you. Asked what you really want, though, or what you’re sad about, or what you’d never give up, they hesitate, because they’ve never heard. You change the subject just before you’d have to mean something.",
      argument: [
        "Gemini loves the next thing, ENTP loves the other side of this one, and neither cares for conclusions. So you’re always in motion, and motion has a use. A person who is talking about three matters can’t be asked a second question about any. Whenever something gets near you, a wish, a grief, an opinion you’d have to stand by, a better topic occurs to you, and it really is better. The others laugh and follow. It’s years before they notice that they know everything you think and nothing you’re sure of, and by then you’ve begun to wonder yourself. Plenty of people enjoy you. Few could look after you.",
        "Once this week, when someone asks how you are, finish the answer. Say three sentences on one subject, the last beginning with “What I want is.” If an interesting thought comes up in the middle, write it on your hand.",
      ],
      year: [
        "People see a blur, and a delightful one. Wear one thing, hold one opinion and keep one plan all day, as an experiment.",
        "Three clever schemes are one too many for one wallet. Choose the middle one, and tell the others they’re beautiful.",
        "Words come when you whistle for them. Use the gift to finish a conversation you left open with a sibling or a friend.",
        "At the kitchen table, reply to the second question as well. The first was politeness; the second is where they live.",
        "Games, flirtations and nonsense suit you perfectly. Tell your favorite playmate, “I’d miss you,” before the next joke gets there.",
        "Close all windows but one until it’s done. Your pulse will protest for eight minutes, then it settles down to work.",
        "The thing they bring up won’t leave by being made funny. Go back to it after dessert: “You asked me something. Yes.”",
        "What makes you sad tends to appear as an interesting article. Read it aloud to no one; call someone and say who you miss.",
        "Study one matter past the point where it stops being entertaining. On the far side of that, you find out which questions are yours.",
        "After the third idea, say which one you’d put your name to. Superiors can’t promote a fountain, but they can fund a project.",
        "Introduce your circles to each other, as no one else can. Then choose one person there, and talk to them until closing.",
        "Two days without input, and you hear what you mean. It takes the first of them just to stop composing replies.",
      ],
    },
    Cancer: {
      thesis:
        "Being teased by you is an honor, and the people you love know it. You find the absurd thing in their worst day, get them laughing in the hospital corridor, and take on any official who makes their life hard, politely, until the rules give way. ENTP has the tongue, Cancer has the clan, and anyone who belongs to yours is both entertained and defended. They’re certain that you care. They’d have difficulty proving it, because you’ve nearly always been joking when you said so. Everything tender you say comes with a way to deny it.",
      argument: [
        "Cancer feels a great deal and wants to be close. ENTP can’t say anything warm without seeing how it might be laughed at, and gets there first. So tenderness travels as an insult: “You again? Who let you in?” Those who grew up with it understand. The rest take the words and miss the wish, or return them, word for word, and hit you where you’re soft. Then you vanish for three days and answer messages with “Fine,” and no one understands what happened, because they saw you hand it out in public and never learned that, for you, it was a love letter.",
        "Send one sentence this week that has nothing clever in it: “I love having you at my table.” Read it over, resist the postscript, and press the button. And when a remark wounds you, quote it the same day: “That one got to me.”",
      ],
      year: [
        "Your face says the tender thing before the tongue can mock it. Let them look a second longer, and don’t pull the grimace.",
        "Loyalty keeps you on an allowance. Find out what your work costs elsewhere, and mention the figure without a funny voice.",
        "If someone’s teasing goes in deep, write back the same day, “Too close to home, that one,” and the friendship gains an inch.",
        "Those at your table deserve one sentence with no trapdoor: “I love having you here.” Say it, then pass the potatoes.",
        "With children and with lovers, your nonsense is pure affection. Make up a song about them, and sing the last verse straight.",
        "Moods go to your stomach, whatever you joke. Eat something warm at regular hours, and leave the checking of who called until evening.",
        "If you’ve gone silent on someone, be the one who rings. “I was hurt, and I sulked” is disarming, since it’s short.",
        "What you’re most afraid of having laughed at, tell to someone slow and kind. They won’t find it funny, and that’s the point.",
        "Away from the clan you’re a stranger with no one to tease. Ask an earnest question of someone local, and enjoy the earnest answer.",
        "No official is safe when you fight for your people. Put your own case among theirs, with the same fine print.",
        "Your friends have learned to guess. Reward the next right guess aloud: “Yes, that’s it. Thank you for looking.”",
        "Old letters, old photographs, an evening alone: cry if you need to. No one will ask you to be witty about it.",
      ],
    },
    Leo: {
      thesis:
        "An audience is safe with you. You take a dead subject, find what is disputable in it, pull in the listeners one by one, and announce loudly whose remark won the day, so that the whole table goes home feeling brilliant. ENTP brings the argument, Leo brings the show, and people imitate you for weeks. Naturally they tell you how good you were. The glow lasts about a minute. Then you begin to wonder how much they understand, and look for someone harder to win. You discount the love of anyone who loves you too easily.",
      argument: [
        "Leo wants to be adored. ENTP examines whatever it’s given, and adoration doesn’t survive an examination. So each admirer comes under suspicion, because if they fell for it that fast, their taste can’t be worth much. You turn to the skeptic with folded arms at the end of the row, spend the evening on that one, and barely greet the people who came for you. It keeps you sharp. But those who love you without conditions feel a bit overlooked, and after a time they clap less, out of tact, so that you register a cooling you arranged yourself.",
        "For one week, accept praise with “Thank you, that means a lot,” and no second sentence. Then choose the person whose affection you take most for granted, and ask, “What do you like about me that isn’t clever?” Believe at least half.",
      ],
      year: [
        "Be dull in company for one hour. Those who stay beside you are the ones to dress up for.",
        "Spend on the person who already adores you. Wooing the unconvinced with dinners is the most expensive hobby you have.",
        "Reply first to the message with the hearts in it. The cool one from the skeptic can ripen until tomorrow.",
        "At home there’s no one left to win, which is the beauty of it. Come in, lie on the rug, and have no opinion.",
        "You were made for this: charades, speeches, a serenade under a window. Play to the one who’s already laughing.",
        "The nightly glow wears off and leaves you hungry. Get it from ten minutes of practice instead, unseen, at the same hour.",
        "Ask your partner or closest ally, “What do you like in me that isn’t clever?” Believe the answer before you dispute it.",
        "Doubt comes when the lights are out. Tell someone, “I’ve got nothing tonight,” and let them hold it without applause.",
        "Sit among students and clap for someone better. It’s restful, and you learn how admiration feels from the inside.",
        "Sponsors cool when they’re taken for granted. Thank the one who has always backed you, and ask what they’d have you aim for.",
        "One frown in the row has had your whole evening. Turn your chair a little, toward the people who came for you.",
        "Cancel a performance, not a friendship. In the quiet you’ll miss particular faces; note which of them never needed convincing.",
      ],
    },
    Virgo: {
      thesis:
        "Few heads contain both an inventor and an inspector. Yours does. You see what no one has tried and where it would break, find the flaw while it’s still cheap, and make people laugh about it, so that no one feels stupid afterward. ENTP plays, Virgo checks, and what you eventually deliver is surprising and also accurate. It arrives at the last possible moment, after a night without sleep. Everyone is amazed at what you did in so little time. You start too late, so no one will ever see your best.",
      argument: [
        "ENTP thinks the thing is done once it’s been thought. Virgo knows how good it would have to be, and shudders. As long as you don’t begin, both are content, since one has the brilliant idea and the other has seen no mistake. So you wait until only a night is left, when no one could do it properly, and you’re free. Whatever comes of it is praised as a feat, and whatever is wrong with it was the clock. The comfortable bargain has one cost, which is that you have never discovered what you can do, although people who count on you have discovered what you’ll do, and plan around it.",
        "Take a task that’s due in three weeks and finish a poor version by tomorrow night. Send it to one person with a single line: “This is early and bad, and I’d like to know if the concept holds.”",
      ],
      year: [
        "Begin the day with the thing itself, before washing off the sleep. Half awake, you’re less particular and surprisingly good.",
        "Charge for the doubts you raise in the first week. They save others more than any night of heroics, and the price should show it.",
        "Send the rough draft of a letter or an apology. A short note on time gets warmer answers than a brilliant one in May.",
        "Pick the drawer you’ve redesigned in your head for a year. Sort it badly in twenty minutes, and enjoy it as it is.",
        "Buy the present early and imperfect. The person who gets it will think of you as someone who thought of them, which is the whole trick.",
        "Half an hour each morning on the file with the splendid title. Stop midsentence, so that tomorrow has a handle.",
        "Quarrels are being saved for the deadline, too. On an ordinary afternoon, begin, “I haven’t worked this out, and it bothers me.”",
        "Confess to someone, “I’ve never shown you my real effort.” The shame gets smaller as soon as it has company.",
        "Enroll for the exam as well as the lectures. A mark that’s merely good has set more people free than praise has.",
        "Ask to see every project while it’s soft. Those above you know your rescues; show them what you prevent.",
        "Jokes about your lateness get a laugh, and friends plan around you. Come ten minutes early twice, and say nothing about it.",
        "Finished things rest you; brilliant beginnings don’t. Declare one of them good enough, close the lid, and sleep a whole night on it.",
      ],
    },
    Libra: {
      thesis:
        "You can say things to people that no one else could. The boss’s error, the friend’s bad marriage, the guest’s absurd opinion: you bring it up with such wit and courtesy that they laugh and lean closer. ENTP sees what is wrong, Libra sees how it would feel to hear it, and the outcome is criticism with beautiful manners. Hardly anyone leaves your table offended. Hardly anyone leaves it changed, either, and years later, when everything has happened as you predicted, you discover that they never understood you were serious. You say the hard thing so charmingly that no one has to hear it.",
      argument: [
        "ENTP can’t keep a true remark to itself. Libra can’t bear to see it land. So you build it a soft landing: a paradox, a compliment in front and one behind, a smile that permits them to take it as play. You’ve been frank and remain liked, and your conscience is clear. But no one obeys a warning that can be enjoyed. They go on as before, and you grow impatient with people who, as far as you’re concerned, have been told a dozen times over dinner, with examples. One day the charm is gone and you speak with a coldness that shocks them. It’s the first time they’ve heard what you’d said all along.",
        "Say one hard thing this week without decoration: “I don’t think you should buy it.” Nine words at most, then silence. Stay for their reaction, even if it’s a long look. If you feel a joke coming, drink some water.",
      ],
      year: [
        "Say what you think of the dress, the film, the plan, in six words. Then count how few people faint.",
        "Asking for money, leave your understanding at home. The figure comes first, and a pleasant silence behind it.",
        "Send the warning without the paradox: “Don’t sign it yet.” You can be enchanting again in the next message.",
        "Family members love your remarks about the family. Choose the one you mean, and tell it to a single person, off stage.",
        "Charm needs no excuse here, so pour it out. Tell the person it’s for that you mean every word of it.",
        "Balance your hours as you’d balance a sentence: cut the lovely lunch that costs the afternoon. Your neck will notice first.",
        "Announce the serious part: “I’m not being charming now.” Then speak for one minute, with your hands still.",
        "A secret wish to be the kindest and the frankest in the room can be told. Choose a listener who’s a little blunt.",
        "Travel with someone who says “no, thanks” to strangers without a flourish. By the third day you’ll have caught it.",
        "Get your dissent into the minutes, plainly, before the laugh. When events prove you right, there’s a page that says so.",
        "You can tell a group the truth so gracefully that it stays together. Do it once, and check afterward what they heard.",
        "Alone you have sharp, simple judgments. Write five of them down before the phone rings and the other side gets a vote.",
      ],
    },
    Scorpio: {
      thesis:
        "Very little shocks you, and people can tell. They confess the affair, the debt, the thing they’ve never mentioned, because you ask straight out, follow the odd detail to where it hurts, and then say something so unsuitable that they laugh for the first time in a week. ENTP spots the flaw in any story, Scorpio knows why the flaw is there, and few can hide from you for an hour. What you learn is seldom repeated, and hardly ever used. You know where everyone is weak, and they can feel you not saying it.",
      argument: [
        "ENTP collects weak points because they’re interesting. Scorpio keeps them because one never knows. So there’s an exact map in your mind of everyone close to you, and the idea of using it would insult you. Still, it tends to happen once or twice: a single sentence in a quarrel, perfectly aimed, which the other person can recite years later. It’s the reason they’re a bit formal with you. They like you, they confide in you, and they never entirely put down their guard. You, who’d give a lot for one person who was at ease, conclude that people are timid.",
        "Even out the map. This week, give one person something that could be used against you: “Here’s what I’m ashamed of.” Choose someone whose weak point you know. Then leave it in their hands, and don’t make it funny.",
      ],
      year: [
        "Let yourself be seen off guard: unshaven, unsure, singing flat. People come closer to a face that isn’t watching theirs.",
        "You know their limit to the dollar. Name your own before you use it; a stated wish is no weak point.",
        "A clever question is ready as a shield. Answer theirs first, fully, then ask yours if you’re still curious.",
        "You could end a family quarrel with one sentence, and it would never be forgotten. Swallow it, and tell them what you’re afraid of.",
        "Mystery is delicious in play, so hide, bluff and seduce. Let someone catch you at it, and show delight.",
        "Shallow breathing goes with holding your tongue. Breathe out slowly twice a day, and tell someone one thing you held back.",
        "Promise the person closest to you what you’ll leave unsaid in anger, however angry. They’ve been waiting for that treaty.",
        "Few people are steadier with the worst of things. Sit there with someone, and let them see your own share of it.",
        "Investigate something that can’t be hurt: ruins, whales, a dead language. Your mind enjoys a depth with no victim in it.",
        "Tell the person above you, “This is what I want, and this worries me.” Anyone who is readable gets trusted with more.",
        "At a gathering, be the first to admit something embarrassing. The others put down a guard they didn’t know they’d raised.",
        "Burn a piece of knowledge you’ve kept in case. Say to yourself, “I won’t need it,” and see how the night goes.",
      ],
    },
    Sagittarius: {
      thesis:
        "A question is in good hands with you. You turn it over, make it larger, connect it with three countries and an old book, and admit cheerfully in the middle of a sentence that you were mistaken. ENTP likes the argument, Sagittarius wants it to be about something, and people leave you with a wider view and usually laughing. They also rely on you for frankness. What everyone else was thinking, you say, fast and without malice, often with your coat already on. You tell people the truth and leave before it starts to hurt.",
      argument: [
        "Sagittarius can’t breathe near a lie. ENTP sees the flaw and has named it before deciding to. Neither has any patience for what comes next: the reddening, the silence, the week of thinking it over. So you speak and move on, to the next subject or the next city, sure that fresh air has been let in. For you it’s finished with the sentence. For them it began there. They sit with a true remark and no one to discuss it with, and by the time you’re back, full of affection, they’ve either changed their life or stopped asking you. You seldom find out which.",
        "Call someone to whom you said something blunt in the past year. “I told you what I thought and then disappeared. How was that for you?” Stay on the line for all of it. Defend nothing, and don’t make it general.",
      ],
      year: [
        "Take off your coat when you arrive, and sit with your back to the exit. You look different when you’re staying.",
        "The cheap ticket out is a habit with a yearly total. Add it up, and put a third into something that grows at home.",
        "Call a person you were blunt with. “How was that for you?” is the entire message; the rest is listening.",
        "Houses bore you until someone asks a large question in one. Ask it at supper, and be the last to get up.",
        "Wild ideas and a fast pulse are what play is for. Take the shy one along, and let them choose the second game.",
        "Long walks keep your tongue kind. Do one before each conversation in which you plan to be honest.",
        "When you’ve said the hard thing, add, “I’ve got all evening.” The useful part starts at about minute eleven.",
        "Blame won’t stick to you for life. Let someone cry about what you did, hold the handkerchief, and stay past the worst.",
        "You belong on the road and in the lecture hall, so go gladly. Bring back one question you’d change your life for.",
        "After your objection, offer a date on which you’ll help repair it. Those in charge keep a seat for people who return.",
        "Groups love your fresh air and feel the draft. Open the window, then help carry in the wood.",
        "Something ended with you already at the station. Go back in a letter, and describe the part that was your doing.",
      ],
    },
    Capricorn: {
      thesis:
        "In the serious meeting you’re the one who makes the joke, and the one who has read the bylaws. ENTP asks why a rule exists, Capricorn goes and finds out who wrote it, and so your criticism is accurate enough to be useful. Institutions get better around you. Newcomers love you for explaining how the place really works, and your impressions of those in charge tend to be perfect. Everyone assumes that you’re above such things as rank. You mock the position you want, so that no one can refuse it to you.",
      argument: [
        "Capricorn wants to rise, patiently, to the top. ENTP can’t see a top without wanting to push something off it. Your compromise is the post of licensed critic: senior enough to be safe, funny enough not to be considered. From there you can be near power, show that you understand it, and never be seen reaching. It’s a pleasant seat. Then, after some years of that, the big office goes to someone slower, who simply said they’d like it, and you walk to your car with a fixed grin. The decision was easy for them. No one had any idea that you were standing in line.",
        "Tell one person who decides, this week, what you want, with no joke in front and none behind: “I’d like to be considered for that.” Then close your mouth and let your ears burn. For seven days, do no impressions.",
      ],
      year: [
        "Stand as if you had the office already. It needs no grin, and people begin to ask what you’d change.",
        "Write down the salary you make fun of, then the one you want. If they match, you know what to ask for.",
        "Leave your best imitation out of the chat for a week. Tell a sibling or colleague something you admire, and survive it.",
        "Those at home would back you if they knew. Say over supper, “I want that job,” and let the forks stop.",
        "Wit needs a playground where nothing is to be gained. Perform for children or friends, and let them do the impression of you.",
        "Your secret hours of effort deserve daylight. Work at the visible desk, go home at six, and let someone see you try.",
        "Toasts with a splinter in them cost you allies. Congratulate your rival plainly, then tell your partner it hurt.",
        "Longing is what’s under the dry voice. Tell one person who won’t laugh: “I’d be heartbroken if it went to someone else.”",
        "Study the field you’d like to lead, under your own name, with a certificate at the end. Irony isn’t on the syllabus.",
        "You know the place better than those who run it. Bring one repair with its cost, and offer to answer for the outcome.",
        "Among friends, ask who else is secretly ambitious. The hands go up slowly, and then no one wants to go home.",
        "Retire one joke that has kept you warm too long. In the chill that follows, you’ll feel fairly precisely what you want.",
      ],
    },
    Aquarius: {
      thesis:
        "You notice what a whole group has agreed not to question, and you question it so pleasantly that they have to laugh. ENTP finds the weak rule, Aquarius insists that rules are made by people, and between the two you’ve freed a good many from customs that suited no one. The odd one out finds an ally in you at once. Causes owe you their best arguments. They’d like to owe you more, but around the time the others come over to your view, something in you cools, and you begin to see what’s wrong with it. You leave any group that starts to agree with you.",
      argument: [
        "Aquarius wants to belong to the people who think for themselves. ENTP can’t think for itself while someone nods. As long as you’re in the minority, both are satisfied: you have comrades and you have an opponent. Success upsets it. Once the odd opinion is popular, you hear it from mouths you don’t respect, and it begins to sound false to you even where it’s right. So you take up the other side at your own victory party. It seems like independence. For those who fought beside you, it’s as if the house had been built and the architect refused to live in it, or to live with them.",
        "Agree with someone this week, in full, and stop: “Yes. I think so, too.” Don’t add the exception. Then do one dull task for a group that’s already on your side, and remain for the cleanup.",
      ],
      year: [
        "See who you are on a day when you oppose nothing. There’s a distinct outline left, with good shoes.",
        "Joining the boring plan that everyone recommends can be sound. Pay into it, and spend your heresy on the small change.",
        "Reply “I agree” to a message, and send it before the exception forms. Your cousin will screenshot it.",
        "Domestic harmony isn’t a collar. When someone says “we” about the weekend, try the word yourself, out loud, twice.",
        "Invent a game whose rules change every round. You’re happiest there, and the people you love get to win by accident.",
        "If a routine works, let it work for a whole month. Redesign something that’s broken; there’s plenty.",
        "Love what your other half loves for one evening, without taking the other side. It costs no part of you.",
        "The fear of vanishing in someone’s arms can be told to them. Say, “If I start arguing now, hold on.”",
        "Go to the place where your own opinion is the common one. Stay long enough to find the people in it.",
        "Say an idea you fought for looks ordinary by now. That’s the time to ask for the post, the staff and the budget.",
        "Stack chairs after the meeting you won. Comrades get to know each other over chairs more than over motions.",
        "Solitude gives you no majority to resist. Use it to find the belief you’d hold even if the whole street shared it.",
      ],
    },
    Pisces: {
      thesis:
        "In an argument with you, people are contradicted and understood at once. You see the flaw in what they say and the shaking of their hands as they say it, and often you stop a second before the end and make the joke about yourself. ENTP wants to know how it works, Pisces feels how it is, and friends bring you their tangled hearts because you can put into words what they can’t. You do it for yourself as well, brilliantly. Ask you how you feel and there’s a paragraph. You explain your feelings so well that you never have to have them.",
      argument: [
        "Pisces is flooded easily, by its own moods and everyone else’s. ENTP stays dry by thinking. So the moment something rises in you, you’re above it with a theory: this is the old thing about being left out, this is what anyone would feel. It’s accurate, and it works. The lump in the throat turns into a topic. But a feeling that’s been explained hasn’t been felt, so it comes back, at night, or in someone else’s shape, or as a longing with no name, and meanwhile the people near you, hearing it all laid out so clearly, believe that you’re dealing with it, and don’t put their arms around you.",
        "The next time someone asks how you are, answer in five words, beginning with “I feel,” and then stop explaining. Keep your eyes on theirs for two breaths. If something starts to move in your chest, let it be seen without a comment.",
      ],
      year: [
        "Put the mood into the body before it becomes a paragraph: swim, hum, lie flat on the floor. Six minutes is often enough.",
        "You sense how awkward the other side finds your price. Name it, and let the awkwardness belong to them.",
        "Five words, starting with “I feel,” make a complete message. Send them, and cut the analysis you’ve drafted underneath.",
        "If someone at home cries, close the textbook in your head. Move over, put an arm out, and let it be unexplained.",
        "Stories, music and dressing up carry you straight into feeling, so use them. Write the love song, and sing it to its owner.",
        "Gray weeks get less gray with a bedtime. Note the mood each morning in one word, and count on Sunday.",
        "A grievance explained is still a grievance. Tell your partner or opponent, “I don’t like it,” and leave the motives unmentioned.",
        "Ask someone safe to stay while you stop talking. What rises then has a beginning and an end, and it doesn’t need a footnote.",
        "Faith, art or the sea can do what theory can’t. Spend a day near one of these, and take no notes.",
        "Three heavy Sundays are an announcement. Tell the person who decides what has to change, and repeat it when they ask for reasons.",
        "You hand people their own thoughts in order, and they love you for it. Let a friend do it for you, badly, and say thanks.",
        "Tears at an advertisement count. Turn off the screen, let them run, and find out afterward whose face you saw.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You walk into stuck situations and they start to move, usually before anyone has found you a chair.",
        "Fear turns into sport near you, and shy people attempt things that they’d only ever talked about.",
        "You say the unsayable thing early, cheerfully, to the person who can do something about it.",
      ],
      costs: [
        "You depart when the excitement does, so that others inherit what you set going and get thanked for it.",
        "Winning warms you so thoroughly that you miss the moment when the other person stopped playing.",
        "Your body gets spent like a stranger’s money, and you hear about it weeks afterward.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "The opening is where you’re unmatched; what you want to be known for tends to happen in the third year.",
        },
        {
          between: "Sport or injury",
          text: "You spar as a compliment, and some of the people you compliment go home to examine the bruises.",
        },
        {
          between: "Dare or promise",
          text: "A yes costs you nothing at the moment of saying it, and someone always writes down the date.",
        },
      ],
      practice:
        "When you’re about to say yes to something new, take out a card and write the name of one thing that you would visit less often because of it; wait an hour, then answer.",
    },
    Earth: {
      gifts: [
        "Broken things confide in you, and you mend them with whatever happens to be lying about.",
        "Your inventions can be sat on, eaten, or driven home, which few inventors manage.",
        "You test a claim before you pass it along, so people who doubt everyone make an exception for you.",
      ],
      costs: [
        "The last tenth goes undone, and it occupies the garage, the hallway and a shelf of your pride.",
        "Twice the stubbornness: you’ll hold out for a new idea and for the old frying pan in one breath.",
        "You look at the object, and the person who brought it stands there with their coat on.",
      ],
      tensions: [
        {
          between: "Invent or complete",
          text: "Every completed thing would free your hands, and every new drawing is so much more beautiful than the thing.",
        },
        {
          between: "Free or settled",
          text: "You preach the open road, with conviction, from a house where the mugs have had their hooks for years.",
        },
        {
          between: "Better or done",
          text: "One additional improvement always makes sense to you, and it invariably falls on the day of delivery.",
        },
      ],
      practice:
        "On the first of each month select the one half-made thing that is nearest to completion, give it two hours before you touch anything new, and when it works, hand it to someone the same day.",
    },
    Air: {
      gifts: [
        "People leave a conversation with you holding a better version of their own idea, convinced that it was theirs.",
        "You can state a position you detest so fairly that its owners would hire you.",
        "Nothing stays a dead end for long in your hearing, because you ask what nobody thought to ask.",
      ],
      costs: [
        "You talk the wish away: told well enough, a plan has given you nearly all it had.",
        "Nobody can distinguish your conviction from your warm-up, so on the day it matters they smile.",
        "Feelings get corrected for grammar, yours included, and then they don’t come back.",
      ],
      tensions: [
        {
          between: "Open or chosen",
          text: "Each possibility kept alive has to be fed, and you are feeding a remarkable number of them.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers receive you at your most vivid, and those at home have learned to wait for a summary.",
        },
        {
          between: "Test or witness",
          text: "You examine the good news for strength when all it required was for someone to be glad.",
        },
      ],
      practice:
        "Once a day, let the other person have the end of the conversation. Add nothing to it, neither quip nor connection, and on your way out repeat their last words to yourself, exactly.",
    },
    Water: {
      gifts: [
        "You locate by ear, and exactly in time, the one remark that permits a grieving table to breathe.",
        "Under the quick reasons lies a patient understanding of people, which is seldom wrong about them.",
        "Nobody in trouble is treated by you as if trouble were all there is to them.",
      ],
      costs: [
        "Your own injury emerges as wit, directed at whoever happens to occupy the place it came from.",
        "You’ll plead any case but yours, so the invoice stays unsent and the wish goes unspoken.",
        "What you feel reaches you years late, often in traffic, when there’s nobody left to tell.",
      ],
      tensions: [
        {
          between: "Funny or felt",
          text: "Wit gets you up to the edge of the thing and, unless watched, gets you away again.",
        },
        {
          between: "Proof or shiver",
          text: "Your skin knows the place at the first visit, and your head demands further evidence for two years.",
        },
        {
          between: "Near or admired",
          text: "Cleverness brings you near, and afterward occupies the chair between you and the person you were approaching.",
        },
      ],
      practice:
        "Each evening, before you tell anyone a funny story about the day, write one line that leaves the fun out, recording who it was, and what you felt in which part of the body. Then tell it.",
    },
  },
  openings: [
    "Start with what your friends already know: you will take the other side, of the weather, of the menu, of your own birthday. What they know less well is that someone lives on that other side, full time, with strong opinions about how you have been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part concerns the stretch of road between having an idea and cashing it, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses appear in it, invoices too, and the venture that never got beyond an excellent name.",
    "The people who love you have at some time lost a debate about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you are only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject on which you are least amusing. Within a page or so you will feel an urge to demonstrate where the writer has gone wrong, and you should note which page. Below the talk there’s an older business, some of it with scabs on its knees, and it has been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental: fast over the bumps, returned with an empty tank, no recollection of the scratch. What comes now is small and can be done before the mood passes. None of it requires discipline, an institution you have refuted on numerous occasions, though some of it requires ten minutes.",
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and someone always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Irony keeps you safe from being laughed at, and it has talked you out of a good many changes by the third day. A fresh look or habit meets less inner mockery now. Suppose you let it be uncool for a while?",
    "new 2":
      "Inventing a way to make money is more fun to you than money, so the idea gets a name and a logo while the receipts gather in a drawer, though figures are friendlier than usual at present. The drawer contains the better puzzle.",
    "new 3":
      "Conversation is your sport, and you return every serve, including those that were meant as a hug. Words are traveling quickly and landing well. Which neighbor or sibling could teach you something, if they got to the end of the sentence?",
    "new 4":
      "Home receives your leftovers, meaning leftover hours, leftover wire and the dimmer switch that taught you about dimmer switches, but for a while interest and invention swing back toward it, and anyone who lives with you has opinions about the switch.",
    "new 5":
      "Most things came to you quickly, and what didn’t you declared uninteresting, whereas play asks for the opposite talent, being cheerfully bad at something, for which opportunities are plentiful at such a time, as in romance, where argument has never won anyone.",
    "new 6":
      "Show you a routine and you’ll improve it until nothing is left to do but admire the design, so although the urge to organize your days is sincere at present, a deliberately stupid plan has the best odds. Settings are not included.",
    "new 7":
      "Disagreeing is how you court people, and while the bold ones bloom, the rest assume you dislike them, which matters now that a new chapter opens between you and someone close, or someone about to be. Does that person understand your teasing?",
    "new 8":
      "Taboos never scared you, and you’ll discuss anyone’s will, wages or wedding night over soup while your own stay in the envelope, but frank conversation starts more easily than usual. Yours is the best first card.",
    "new 9":
      "To get to know an idea you attack it, which means you’ve seen a lot of fine buildings only from the outside, with a catapult. With curiosity about faraway things running strong, what would you study if nobody could be refuted?",
    "new 10":
      "Five possible futures feel like wealth to you and like fog to whoever does the hiring, yet as ambition sharpens at this point, one of the five tends to step forward, and can be given a public name. The other four will survive.",
    "new 11":
      "Two meetings are enough for you to see how the club ought to be run, and by the next one you have said so, though quick-witted company is easy to find at present. Newcomers stacking chairs win reforms sooner.",
    "new 12":
      "Silence makes you reach for the radio, since an opinion with no audience hardly seems to exist, but solitude comes at a better price than usual, and thoughts turn up that have no interest in being clever. Only the first hour itches.",
    "full 1":
      "How you mean things and how you come across are two different films, of which other people have only seen the second, a gap that even you can spot with ease at such a time. The exhausted are often dazzled too.",
    "full 2":
      "Cash flow, in your case, is mostly flow, and what you’ve lent, undercharged or forgotten to bill comes up in round numbers, because your instinct for value, which is excellent, simply loses interest once the value has been demonstrated.",
    "full 3":
      "You say things to find out whether they’re true, and people quote you as if you already knew. Occasionally a remark comes home with its suitcase. If one stung, “I hadn’t thought it through” works better than any sentence starting with “technically.”",
    "full 4":
      "In family matters you can generally tell who is mistaken, and have the minutes to prove it, but what becomes visible at such a time is mostly emotion, which has never lost a debate, so carrying boxes or chopping onions argues better.",
    "full 5":
      "Keeping your choices open is half the fun of any romance or project, rather more so for you than for whoever is waiting, but something here has ripened and would appreciate being called by its name. Are you in?",
    "full 6":
      "A fascinating problem can keep you going for days after your body has filed its complaint, and the expense eventually becomes apparent, in sleep or temper, or in the plant on your desk. Even the plant has its limits.",
    "full 7":
      "While someone is still speaking you’re already polishing the reply, and they can hear the polishing. What the other person wants becomes easier to see. Imagine stating their case so well that they’d hire you for it.",
    "full 8":
      "Grief, debt and desire interest you, and being interested is how you stand near such things without getting wet, but the feeling itself is close at this point and won’t think less of you for having no theory. It requires none.",
    "full 9":
      "You’ve argued so many sides that your friends have lost track of the one you live on. A creed, a trip or a course of study shows what it has been worth to you. Which of your positions would you pay for?",
    "full 10":
      "Ideas are where you’d like the credit, though the world pays by the finished piece, and attention falls at present on your work and on whoever carried it over the line. Oddly, praising them makes you taller.",
    "full 11":
      "Some groups you love, and some you keep only because they’re wrong so entertainingly, and as the difference is unusually apparent at present, you can leave with a handshake or admit, out loud, that you’ve grown fond of them. Both are options.",
    "full 12":
      "By day you can talk your way around nearly any feeling, but in the small hours, with nobody there to convince, whatever it is you’ve been outwitting steps into view. The detour was generally bigger.",
    "eclipse 1":
      "A way of impressing people wears out, often one that you’ve used since school, and before you build yourself a cleverer model it’s pleasant to learn which of your qualities never needed a demonstration at all.",
    "eclipse 2":
      "Less coming in makes you inventive at once, sometimes sooner than the numbers require. If a source dries up, the boring solution deserves a seat among the brilliant ones.",
    "eclipse 3":
      "Hints, jabs and jokes have done most of your serious talking for years, and as connections shift, one of those messages is often still undelivered, for want of eight ordinary words. How would it sound?",
    "eclipse 4":
      "Change at home turns you into a lecturer on change at home, though underneath the lecture sits someone who liked the old arrangement, creaky stairs and all, and who hasn’t been consulted about any of it.",
    "eclipse 5":
      "Things you never finish can never end, which has been rather convenient. When a love or a project closes anyway, caring about it openly is the one move you haven’t tried.",
    "eclipse 6":
      "Discontent with your days makes you want to redesign everything, beginning with the job, although the actual culprit is often a lot humbler, such as light, lunch, a chair, or the hour you go to bed.",
    "eclipse 7":
      "No agreement has ever been so tight that you couldn’t find the gap before the ink dried. If terms between you and another person are changing, what would make you want to stay inside them?",
    "eclipse 8":
      "Even a break you argued for leaves a dent that your excellent case for it won’t fill in, and when something shared is divided or let go, missing it is no contradiction of anything you said.",
    "eclipse 9":
      "Lose a conviction and you’re halfway to its exact opposite by supper, for the sheer exercise of it, although the ground between the two is roomy and much better for thinking. It’s merely unfashionable.",
    "eclipse 10":
      "Titles have sat on you like borrowed hats, amusing until someone wants them back. When a chapter of work closes, appreciation arrives slowly, and is worth waiting around for.",
    "eclipse 11":
      "An amusing person is invited everywhere and missed in fewer places. When a circle loosens, you find out who calls on days when you have nothing sparkling to offer.",
    "eclipse 12":
      "Distraction is an art, and you have work in several museums, but as one of the exits closes, whatever you kept stepping around turns out in the end to be a lot more tired than terrible.",
    "jupiter soft":
      "Good ideas come to you on any day, but in lucky periods the world answers: people agree, and budgets appear. The risk is a table laid for twelve and a single cook. Which two of these would you defend to someone who loved all the others?",
    "jupiter hard":
      "Confidence has always run a little ahead of the facts with you, and mostly the facts caught up, but in a stretch like this they take longer, because everything you touch gets bigger, promises first. Cautious, slightly boring friends are bargains.",
    "saturn soft":
      "Patience visits you so rarely that it’s a pleasure to find it unpacked and at work, because abilities explained at parties for years become learnable, and lone hours with scales, drills or verbs bring a satisfaction that talk, even yours, never delivered.",
    "saturn hard":
      "You can talk a plan into the air and keep it there until someone asks to see the wheels, and such a stretch consists of proof, deadlines and people immune to charm, a demand that feels petty. It also gives an idea weight.",
    "uranus soft":
      "Life picks up your tempo for once, and what makes others seasick gets you whistling. You’re at your most useful then, since you can see the fun in the wreckage. Something dull kept in place, say the rent, gives the experiment a floor.",
    "uranus hard":
      "Upheaval is something you enjoy as a rule, provided you thought of it first, but when it comes from elsewhere you object to the method and miss the opening, as you wouldn’t had the idea been your own. What would please you then?",
    "neptune soft":
      "Impressions arrive ahead of their explanations, which is odd for you and rather lovely, and music, dreams and faces, which say more than usual at such a time, are best preserved without cross-examination or conclusions. A notebook makes a good jar.",
    "neptune hard":
      "Any version of events sounds true while you’re the one telling it and listening with real attention, and in hazy months that gets so expensive that the friend with the tedious questions has never been so attractive. That friend reads contracts for fun.",
    "pluto soft":
      "Usually a joke lifts you out of a hard subject at the moment it gets interesting, but in a period like this you can remain down there longer, and see how power works, in your trade, your family and yourself. The useful findings are yours.",
    "pluto hard":
      "Winning is such fun that you seldom ask what the prize is, a question that gets serious in a long contest, with a person or a habit, where the other side knows where you’re tender. Laying down one weapon alters everything.",
    "mercury retrograde":
      "Teasing depends on your face, which a screen doesn’t deliver, so misunderstandings are common for a while, above all where you were being funny, and a phone call looks attractive. It restores the voice.",
    "mercury direct":
      "Plans come loose, and your quickness is an asset again. If someone took a joke badly in the meantime, what you meant is more welcome than why it was clever.",
    "venus retrograde":
      "Curiosity is what draws you back to an old flame or bargain, to see how it would go this time, though most of the answers are available in the previous edition. Wondering costs nothing.",
    "venus direct":
      "Affection flows more freely, and yours usually comes wrapped in a counterpoint. Someone near you would be startled, in the best way, by a compliment that ends on time.",
    "mars retrograde":
      "A slow engine makes you pick fights, just to hear it roar. The drive hasn’t gone; it’s been called in for inspection. Half-settled quarrels, if there are any, make better use of it.",
    "mars direct":
      "Speed is back, along with the notion that everything can start at once. Usually a single project has been waiting patiently in the driveway. Is it the one you’d choose?",
    "ingress jupiter":
      "Invitations multiply in this field for about a year, and you’ll want to advise the locals by lunch. What they know is the real treasure. You learn fastest while people still think you’re new.",
    "ingress saturn":
      "Something you’ve discussed brilliantly now has to be practiced, and practice grades on a different curve. Being a beginner for a while does your mind a world of good.",
    "ingress uranus":
      "This part of life turns into a workshop for years, with sparks. Since you’ll enjoy that considerably more than the people around you, who would be glad of a pair of goggles?",
    "ingress neptune":
      "Certainty evaporates here, gradually, and you’ll be tempted to patch it with theory. A longing that has no argument attached is often the better map.",
    "ingress pluto":
      "Change works here at the root, over many years, too slowly to debate and too deep to dodge. Its single requirement is that you stay curious about yourself.",
  },
};
