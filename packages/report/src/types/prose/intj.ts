import type { TypeProse } from "../type-prose.ts";

export const intj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    order: "plan",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "While others are still agreeing on what the problem is, you’ve solved it, at least on paper, and in a moment it won’t be only on paper. You decide fast because you prepared long ago. INTJ has thought it through to the end, in private; Aries gets up and does it, and takes the heat if it goes wrong. Things happen where you are, and people who are stuck could ask for nothing better. People who live or work with you tell it a little differently. They found out on the day it was carried out. It was a good decision, and it had been made without them.",
      argument: [
        "INTJ wants a plan with no holes in it. Aries wants to begin. Consulting people threatens both, since it takes time and lets in objections, and one of them could be a refusal. That’s the part you’d leave out. You don’t ask, because someone could say no. An accomplished fact can be criticized, and it can’t be prevented. It has served you well in emergencies. In ordinary life it makes opponents of people who would have agreed, and you take their anger as proof that asking would have been useless.",
        "Choose one decision this week that you’ve already made inside, and bring it to the person it affects before you act: “I’m leaning toward this, and I haven’t done anything yet. You can still stop me.” Then wait for an entire answer. If it’s no, ask what would make it yes.",
      ],
      year: [
        "Energy is high and the plan is ready. Tell the person who has to live with the result before you start. It costs a day.",
        "Where the money is yours alone, trust your speed; the reading was done long ago. Buy the good one and be finished with it.",
        "Turn the next announcement into a question. “What have I overlooked?” takes one breath and saves a month of grumbling.",
        "Leave the walls, the furniture and the vacation alone until everyone who sleeps there has been asked. A shrug counts as a vote.",
        "Let a friend, a child or a date be captain for one afternoon. Do as you’re told, cheerfully, and see where it ends.",
        "At double speed, lunch and explanations are the first things to go. Keep both, at fixed hours, and helpers will stay with you longer.",
        "Anything that needs two signatures needs two opinions first. “You can still stop me” is a strong opening, so use it.",
        "Asking for closeness puts you in someone else’s hands for a minute. Say what you’d like, and stay there until they answer.",
        "Going first into unknown country is what you do best. Sign up the same day, then tell people where you’ll be.",
        "Colleagues who weren’t consulted tend to object late and thoroughly. Ask two of them early, and put their best change at the top.",
        "Friends follow you gladly once they’ve heard ten minutes of reasons. Take those minutes; persuading is a talent you seldom use.",
        "Some decision taken over another person’s head still rankles. Go to them and say, “I should have asked you,” without defending the result.",
      ],
    },
    Taurus: {
      thesis:
        "Living well is something you know how to do. Whatever surrounds you has been chosen, tested and put where it belongs, and a day in your order runs so well that visitors breathe differently. INTJ designed it, years ahead; Taurus sees to it that it’s also comfortable, with good things to eat and nothing that squeaks. You depend on very little and on hardly anyone. What you need, you have, and what breaks, you can fix or pay for. People admire it sincerely. Some have come closer, looked around for something to bring or to do, and found it all provided for. They went home.",
      argument: [
        "Taurus wants what it can count on. INTJ has observed that things and systems can be counted on, and people partly. The conclusion seemed to draw itself: you built a life so complete that no one can add anything to it. There’s peace in that, and considerable pleasure. The cost is invisible from inside, as nothing is missing. Those who love you see it. They’d like to be necessary, and a person can only become necessary where something has been left unprovided for.",
        "This week, leave one need unmet and give it to someone. Don’t buy the tool, book the ride or look up the answer; ask, “Could you do this for me? I’d like it to be you.” Accept their way of doing it, and don’t improve it afterward.",
      ],
      year: [
        "Comfort and quality are your native ground, so enjoy them. Buy the good shoes, and bring someone whose taste you’d like to hear.",
        "Solid finances leave others little to give you. When someone wants to pay, let them, and order the dessert.",
        "Borrow the neighbor’s ladder rather than buy one. The walk over and back does more for you than owning it would.",
        "Give someone a shelf of their own and leave it as they left it. Rooms get warmer when more than one hand arranges them.",
        "Pleasure doubles for you in whatever is cooked, grown or built by hand. Make something with a beginner, and keep their crooked half.",
        "On a day when you’re unwell, answer the door. Let someone bring soup, sit down, and do it a little wrong.",
        "Tell the person you count on what they’re for. “I sleep better when you’re here” settles a doubt they’ve carried for some time.",
        "Trust grows in installments, as you of all people know. Hand over one matter you’d normally keep: a password, a worry, an old regret.",
        "Travel once with someone else doing the planning. Your only duty is to say on the last evening what you liked best.",
        "Finished results don’t show a boss where to help. Bring one open question, “How would you do this?”, and use the answer.",
        "Steady friends have been offering you help for years. Draw up no list; say yes to the next offer, whatever it is.",
        "Alone and in good order you recover fast, which is worth protecting. At the end of it, call someone and say they were missed.",
      ],
    },
    Gemini: {
      thesis:
        "A conversation with you is an event. You ask the question that no one has asked them, you connect it with something from a wholly different field, and within half an hour a person who thought of themselves as ordinary hears that there’s a pattern in their life, and what it’s called. INTJ looks for the structure; Gemini makes the search quick, funny and warm. They go home lit up. They look forward to the next time. But the next time has a little less in it, and the time after that less again. You’re still polite. They can’t know that, as far as you’re concerned, they’ve been solved.",
      argument: [
        "Gemini wants something new to think about. INTJ wants to understand a thing completely, once, and be done with it. A person is the best puzzle there is, so your interest is wholehearted while it lasts. And then it’s over: you lose interest in people once you’ve figured them out. It feels to you like a natural end, such as a book has. To them it’s unexplained indifference. What it costs you is everything that can’t be figured out, and begins to show itself around the tenth year.",
        "This week, go back to someone you consider understood, and find three things that your theory can’t explain. Ask about one: “I thought I had you figured out, and I don’t. Why did you stay?” Listen for what doesn’t fit. Don’t close the file when you get home.",
      ],
      year: [
        "A new version of yourself is fun to try on. Keep one old habit by which the people close to you can recognize you.",
        "Things you solved long ago can still earn. Dig one out, write the boring last chapter, and ask money for it.",
        "Talk is where you sparkle, so start one with a friend’s dull uncle. Ask him what he has changed his mind about.",
        "Relatives are the people you believe you know by heart. At the next meal, ask, “What did you want at twenty?”",
        "With someone you love, go back to a place from the first weeks. Put a question to them that you didn’t think of then.",
        "Around the third week a routine has no more secrets for you. Keep it anyway, with a lecture in your ears.",
        "Before you finish the other’s sentence, let it run. Every so often it ends elsewhere, and that’s the part worth hearing.",
        "Behind your clever pages is one you rarely show. Read it to a person you trust, and make no joke at the end.",
        "Few things feed you like a strange subject. Take the hardest one on offer, and promise yourself a second year of it.",
        "See one project through its dull last third with your name on it. Announce it early: “Judge me by the end.”",
        "Your theory of an old friend is due for a revision. Meet them for two hours and look for three things it can’t explain.",
        "Left in peace, your mind opens ten subjects by noon. Shut nine of them, sleep well, and let the tenth remain a riddle.",
      ],
    },
    Cancer: {
      thesis:
        "You’re prepared on behalf of everyone you love. You’ve thought about the illness, the layoff, the late train and the hard conversation long before they came, and if something happens, there’s a plan, and it’s you. INTJ looks ahead without flinching; Cancer can’t look at anything except with its people in mind. They feel protected, and they are. There’s a part of this that they don’t know. In a happy moment, at a full table or beside someone asleep, your mind goes on to the end of it: how it will be when they’ve gone. A coolness comes over you then, and you get up to check on something.",
      argument: [
        "Cancer attaches itself for life. INTJ knows how things end, and would rather have the pain scheduled than sprung. The two meet in a strange precaution: you start grieving people while they’re still here. It feels like common sense, like making the blow smaller. The blow will be exactly as large. Meanwhile, something is missing on the best evenings, and those who love you can feel it, though few of them could say what it is. They only notice that you tend to leave the room when everyone is happy.",
        "The next time it comes over you this week, sit back down. Put your attention on one thing that you can see or hear of the person, and stay with it for a minute. Then tell them, in the present tense, “I’m happy that you’re here.” Don’t add a plan.",
      ],
      year: [
        "Feeling well makes you suspicious. Take a strong day at its word: go out, wear the good coat, and postpone the emergency plan.",
        "Savings are one way in which you love people, and a sound one. Spend a part on something you can all enjoy now.",
        "Before a goodbye you tend to turn factual. Say the warm part first, “I’ll miss you,” and the train time second.",
        "When the table is full and everyone is laughing, keep your seat. Whatever you were going to check can wait an hour.",
        "Lovers and children live in the present tense, and you’re welcome there. Play on until someone else says it’s time to stop.",
        "Health worries multiply at night. Put them on one page, make the single appointment that makes sense, and file the page.",
        "After a very close day you often go cool. Give notice of it: “If I’m distant tomorrow, it’s because this was so good.”",
        "Papers for the worst case are in order, thanks to you. Show someone the drawer, then talk about what you both still want.",
        "Go while all of you are in the mood for it. Book for everyone, with insurance, and leave the worrying to the insurance.",
        "Seeing trouble early is a gift to any employer. Write it on one page, hand it in, and celebrate with the others.",
        "Friends rely on your foresight, so lend it to their hopes. Ask one of them, “What if it works?” and plan that in detail.",
        "Sorrow over people who are still in the next room can be set down. Sit with them awhile, then return to your book.",
      ],
    },
    Leo: {
      thesis:
        "Beginners love you. You take their first attempts seriously, see what they’re trying to do before they do, and give your time without counting it; and when one of them succeeds, you tell the right people. INTJ knows what excellence consists of, Leo has a big heart and enjoys using it, and many careers have your fingerprints on them, unsigned. With those who admire you, you’re warm, patient and funny. Then someone enters who is as good as you are. The talk becomes excellent. It also becomes cooler by some degrees, you sit up straighter, and the person whom you might have loved best gets your best argument.",
      argument: [
        "Leo is generous from above, like the sun. INTJ ranks people by ability, can’t help it, and always knows its own position. As long as you’re ahead, there’s nothing to defend and your kindness flows. An equal turns every evening into a measurement. So here is the uncomfortable part: you’re kindest to people who can’t compete with you. The cost is that you live among pupils, admirers and people you’re helping, and go without a peer, who is the only one who could keep you company at your own height.",
        "This week, seek out someone who is your equal or better and ask them for something: an opinion, a lesson, an hour. Begin with, “You’re better at this than I am, and I’d like to learn how you do it.” Offer nothing in exchange. Notice when your back gets straight, and lean it against the chair.",
      ],
      year: [
        "Be seen trying. Wear, sing or attempt something you aren’t good at yet, in front of people whose opinion counts.",
        "Looking down the ladder makes you set your price too low. Ask someone who earns more than you do what they charge.",
        "Write two lines of praise to a rival on the day you hear the news. By the next morning you’d have found the flaw.",
        "Someone in the family has grown up to your height. Say, “Show me how you do that,” and be a good pupil.",
        "Warmth and showmanship make you the best friend an amateur has. Put on something together, and take the smaller part yourself.",
        "Train or work beside a person who is faster. Being second three mornings a week is good for your back and your temper.",
        "When a partner wins something, ask three questions about their joy and none about the method. Analysis will keep until spring.",
        "Envy is pointing at someone you’d like to know better. Tell them, “I was jealous of that,” and feel how the distance shrinks.",
        "Choose the teacher who makes you nervous over the one who admires you. A month of that is worth a year of applause.",
        "Ask to report to the ablest boss in the place. Many feel small beside such talent; you grow, once you’ve stopped measuring.",
        "Among the people you’ve encouraged you are loved, and rightly. Set one more place, for the friend who contradicts you.",
        "Spend a day where no one has heard of your achievements. Speak last, listen a lot, and find out what is left to like.",
      ],
    },
    Virgo: {
      thesis:
        "Very little stays broken around you. You see what doesn’t work, you know why, and you set it right, tirelessly and in the proper order, from the leaking tap to the department that has lost its way. INTJ sees what the whole ought to be; Virgo finds the next thing that stands between you and it. People’s lives have become easier through you in a hundred respects that they take for granted. They’d like to thank you, or simply be with you for an hour. You’re willing. You want it too. First, though, there’s this one matter to be finished, and you can already see the next from here.",
      argument: [
        "INTJ lives toward a state of things in which everything is as it should be. Virgo can’t rest while a single item isn’t. Affection, for both of them, comes afterward, like sitting down when the work is done. It follows that there’s always one more thing to fix before you can be close. You’d say that you’re doing it for them, and it’s true. But they didn’t come for a well-run life. They came for you, and most evenings they encounter your back.",
        "Try this on two evenings this week. Stop at a fixed time with something clearly unfinished, leave it in plain sight, and go and sit by someone: “It isn’t done. I’m here anyway.” Don’t mention anything that needs improving, them included. The first ten minutes are unpleasant. Stay for the eleventh.",
      ],
      year: [
        "Look in the mirror for what’s right, and start there. It takes practice, so begin with one minute a day.",
        "Ask for the raise with the flaws still in. Few buyers examine you as closely as you do yourself.",
        "When a friend brings trouble, ask before you repair it: “Would you like an idea from me, or just company?”",
        "Leave the tap dripping until tomorrow and join the others now. They’ve kept your seat warm longer than you know.",
        "Fun has no next step, which is why it gets put off. Schedule it first, and let the chores have what remains.",
        "Here your eye is in its element, and one good repair eases a hundred days. Choose the most important and leave the rest.",
        "For a week, give the one beside you an exact compliment a day and no suggestions. You’ll find material; you’re observant.",
        "Let someone see you exhausted, in disorder, with nothing to offer. Don’t apologize for any of it; make room on the couch.",
        "On the road, allow some things to be badly run. The wrong bus and the crooked hotel tend to make the better story.",
        "Show the big plan at sixty percent. Many above you know only your corrections and have no idea how original you are.",
        "Turn up at a friend’s with empty hands: “I only came to see you.” Ignore the dishes, and be the last to leave.",
        "Stop at eight in the evening, right in the middle of it. The first ten idle minutes are the hardest; the rest is rest.",
      ],
    },
    Libra: {
      thesis:
        "Decisions made in your company tend to be good ones, and everyone feels that they made them together. You listen, you ask a question or two at the right time, you let someone else say the sentence, and by the end the group is standing where it should be. INTJ knew the answer beforehand; Libra knew how to bring people to it without a scratch. It’s an extraordinary skill, and you use it mostly for other people’s good. At home it works too. They choose the apartment, the school, the film, and they seem content. You look at their contented faces and feel, for no reason you’d mention, a bit alone.",
      argument: [
        "INTJ is sure of what is right. Libra would rather not have a fight about it. So you don’t state your view and defend it; you arrange the evening so that others arrive at it. You steer people so smoothly that you never learn what they’d have chosen. It spares all of you a quarrel, and it costs you the only thing that can’t be arranged, which is being given something freely. A yes that you’ve prepared tells you nothing about the person, except that you prepared it well.",
        "This week, in one matter that you care about, show your cards at the start: “I want the second one, and I’m not neutral. What do you want?” Then do nothing clever. If they choose otherwise, go along with it once, completely, and see what their choice is like to live in.",
      ],
      year: [
        "Say what you want before you’ve checked what others want. Begin with trifles: the window seat, the film, the last slice.",
        "Open the money talk with your figure, in the very first sentence. The graceful approach tends to end one step short.",
        "In messages, skip the clever order and put the request on top: “I’d like you to come. Will you?”",
        "At home, hand the next large decision to someone else from start to finish. Live with it awhile before you judge it.",
        "Leave an evening entirely unarranged, and let a person you like fill it. Whatever they think of has been given to you.",
        "Smoothing things over for a whole office wears on the nerves. Sit out one quarrel that isn’t yours and go home at five.",
        "Both sides of an agreement tend to trust you, with good reason. Use it on a clause that serves you, and say so.",
        "A wish you’ve been hinting at for ages fits into eight words. Say them, look at the person, and add nothing.",
        "Follow a recommendation from which you’d have gently steered others away. Being surprised suits you better than you expect.",
        "Put a signature under your idea. “This was my proposal, and I’d like to lead it” helps people remember whose it was.",
        "Bringing opposed people to agreement is a rare art, and friends have use for it. Tell them what you’re doing as you do it.",
        "In your own company there’s no one to persuade. Ask what you’d choose if it inconvenienced no one, and write down the first answer.",
      ],
    },
    Scorpio: {
      thesis:
        "Long before a friend breaks a promise, a colleague cuts a corner or a lover starts to drift, you’ve noticed the first sign and know, in all likelihood, exactly where it leads. INTJ follows the line to its end; Scorpio can feel it in the pulse. People you’ve warned have reason to be grateful, because with strangers and clients you do warn, clearly and in time. Among those who matter most to you it’s otherwise. You see the mistake approach, you know the sentence that would prevent it, and you keep it in your mouth. You want to see what they’ll do on their own.",
      argument: [
        "Scorpio gives itself entirely, so it has to be sure. INTJ believes that what people do unprompted is the only reliable information about them. From these two convictions, both of them defensible, follows a hard method: you watch people fail you when one sentence would have prevented it. You tell yourself that asking would spoil the evidence. It’s true, and the evidence you collect is of how people behave who haven’t been told. It costs you friends who would have passed with a hint. They never learn that they were standing at a crossroads.",
        "This week, when you see someone about to disappoint you, say the sentence in time: “Thursday is a hard date for me. I’d like you to remember it with me.” Call it a warning, as you would with a client. If they come through, it counts.",
      ],
      year: [
        "With your will at full strength, aim it at something of your own. Watching others can rest awhile; doing suits you better.",
        "If you expect to be repaid by the first, say the date aloud. Most people meet a deadline they’ve been told about.",
        "Drop the hint and speak the sentence: “Friday matters to me. Please call.” It still counts as love when you had to ask.",
        "The family often doesn’t know that it’s taking an exam. Hand out the answers at dinner: “This is what I’m hoping for.”",
        "Depth like yours is hard to forget in love. Show delight while you’re feeling it, without waiting to see whether theirs comes first.",
        "Pressure makes you still and formal, and the shoulders pay for it. Move hard three times a week, and swear a little.",
        "Before the date that counts, remind them twice. Whether they’d have thought of it alone is something you can live without knowing.",
        "Your own soft spot is the best-kept secret you have. Show it to someone, with directions: how it gets hit, and what helps then.",
        "A deep question deserves years, and you have the patience for it. Take up the one that keeps you awake, and find its experts.",
        "When you see a colleague heading for a mistake, tell them by noon, in private. A warning earns you more than a correct verdict.",
        "Give the friend who let you down a second try, this time with instructions. The first was made in the dark.",
        "Go through the record you’ve kept on someone. Keep what they were told about at the time, and let the remainder go.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re the one who knows a way out. When a situation has gone stale, a job, a city, a set of ideas, you can draw up another within the hour: where to go, what it takes, what would be possible there. INTJ makes the route real; Sagittarius makes it tempting. Friends who were resigned have changed their lives because you showed them the map. Yours is always up to date as well. Wherever you are, you know the next place, the notice period and roughly what it would cost. It keeps you cheerful. It may also explain why the people around you sometimes ask whether you’re listening.",
      argument: [
        "Sagittarius can stand nearly anything as long as the door isn’t locked. INTJ wants a contingency for every case, people included. Together they’ve arranged for you to be free at all times. The price of the arrangement is stated nowhere: you keep an exit so good that you never quite arrive. Your possessions are there, your competence is there, and some part of you is on the stairs. Others feel it. They don’t hang their pictures in a house that you might leave, so it stays bare, and its bareness makes you want to go.",
        "This week, close one exit by your own choice. Cancel the alternative, buy the thing that’s hard to move, or say to someone, “I’m staying until next summer, whatever comes up. You can plan on me.” Notice the panic, give it a day, and do something in the place that only a resident would do.",
      ],
      year: [
        "Beginnings come easily to you, so pick a rarer kind. Start something you can’t leave for a year, and enjoy the nerve it takes.",
        "An escape fund is sensible up to a certain figure. Decide on the figure, and put the excess into the place where you live.",
        "Learn the names of the people on your street. Greet them as though you meant to grow old there.",
        "Plant the slow tree or hang the heavy picture. The person who shares your home has been hoping for a sign of that kind.",
        "Few people plan an escape as merrily as you do. Carry off someone you love for a day, and be back together by dark.",
        "If a routine goes stale, improve it from inside. Change the hour, the route or the company, and keep the routine.",
        "“I know how I’d leave, and I’m not leaving.” Say it on a calm day, when no one has asked for it.",
        "Shared accounts and shared secrets frighten you because they’re slow to undo. Add a modest amount to one of them, and sleep on it.",
        "Maps, big subjects and far coasts bring out your best. Take someone along who usually hears about it only afterward.",
        "Turn the outside offer into an inside request: “I’d rather have this here.” Then ask for the project that runs longest.",
        "Join for a full term, and take an office that others avoid. Ideas improve when their author will be around to see them tested.",
        "At night you design other lives, and with real joy. Give one such hour to a repair of the life you’ve got.",
      ],
    },
    Capricorn: {
      thesis:
        "Your aims get reached. You decide where you want to be in five years, you work out what that takes, and then you pay it, month by month, while other people discuss their options. INTJ chose the summit and Capricorn climbs, and setbacks hardly interest either of them. Those who started beside you look up respectfully, from quite far below. When you arrive there’s usually a dinner, or at least a handshake. You enjoy it, for an evening. Around midnight a plan comes to mind, for something higher and harder, and with it comes relief. By morning you’ve begun. No one has asked what the last one changed.",
      argument: [
        "Capricorn believes that the effort will be repaid at the top. INTJ believes that a life can be designed. Both need a goal in front of them, and neither has ever looked into what happens in its absence. So there’s never an absence. You set the next goal before you can feel that this one changed nothing. It makes for an impressive record. It costs you the information that only emptiness can give, which is what all this was for; and those who waited until you got there see you leave again.",
        "Finish something this week, however modest, and put nothing in its place for two days. No list, no reading up. When the unrest comes, tell someone, “I don’t know what I want next, and it makes me nervous.” Ask what they’ve missed doing with you. Do that.",
      ],
      year: [
        "Let a day begin without a target. What you reach for first is a better clue than the five-year plan.",
        "Work out what would be enough and write down the sum. If you’ve passed it, spend the surplus on free time.",
        "Call someone with no purpose at all. When they ask what you need, say, “Nothing. I wanted to hear your voice.”",
        "The household has been promised a calmer time. Offer a date for it, “From the tenth I’m home by six,” and keep it.",
        "Dry jokes are among the best things you make. Use up the whole year’s supply in one evening with people you love.",
        "Endurance you have; pauses you lack. Put two free days behind the next finished task, and defend them like a deadline.",
        "Tell your partner, or the friend who comes closest, what the last success didn’t change. It brings them nearer than the toast did.",
        "Admit to someone you trust that you’re tired in a way no vacation reaches. Ask for an arm around you, and no advice.",
        "Choose a trip with no summit in it. Sit in one spot for three days, and let your companions run up the hill.",
        "Long effort counts here, and few have put in more. Ask for the post once you’ve pictured an ordinary day in it.",
        "Friends gave up on inviting such a busy person. Invite two of them yourself, to something that leads nowhere.",
        "The emptiness after a finish has news for you. Give it two days without a list, and note whichever wishes come.",
      ],
    },
    Aquarius: {
      thesis:
        "Any group you join runs better within the year. You see who isn’t being heard, which rule causes the trouble and how the whole could be arranged more fairly, and you work it out in such a way that it lasts. INTJ understands how systems behave; Aquarius cares about everyone in them, including those whom no one likes. You’ve earned a respectful kind of affection. They vote for you. Afterward, the others go on somewhere for a drink, and no one is keeping you away. You stand with your coat over your arm, thinking of an improvement.",
      argument: [
        "Aquarius wants to belong among free and equal people. INTJ doesn’t trust any circle that it hasn’t examined. A position has been found from which you can be present without being a member: you’d rather improve a group than belong to it. The improver has a reason to be there, an overview, and a chair near the exit. It’s useful to everyone. It costs you what the others get from the group without thinking about it, and it gives them the sense that they’re being studied by a friend.",
        "This week, go to something as an ordinary participant. Take no office and suggest nothing, however obvious. Do a dull job with your hands beside someone else, and tell them a thing of no importance about your day. When you leave, say to one person, “I liked being here.” Only that.",
      ],
      year: [
        "Arrive somewhere without a single idea for improving it. Praise what you like there, and order what the others order.",
        "Ask for something that benefits only you: a sum, a share, a better chair. Fairness includes the person who thought of it.",
        "With the neighbors, talk about tomatoes. Trifles are how people let each other in, and they’ve been wanting to ask you.",
        "At the kitchen table the small disaster goes first. Leave the state of the world until you’ve heard about everyone’s day.",
        "One evening of plain foolishness wins you more than a month of insight. Learn the silly dance, and do it badly in company.",
        "Lunch twice a week with the same three people, without a topic, does as much for you as the morning run.",
        "In a quarrel, leave out how couples or colleagues ought to quarrel. Start with, “I felt left alone on Sunday.”",
        "People close to you have heard your positions. Tell one of them the name of the thing that keeps you awake.",
        "To see how whole societies work is your delight, so go far for it. Choose the study trip, and share a room.",
        "Rules that are good for many people are your masterpiece. Show the next one early to those concerned, and let them spoil it slightly.",
        "Stay for the drink afterward. Put the coat down, ask who is driving, and tell one person, “I liked this.”",
        "Standing outside rests you, and a week of it is fine. Choose who is allowed to knock in the meantime, and let them know.",
      ],
    },
    Pisces: {
      thesis:
        "You understand suffering, and you can be of real use to it. When someone is in grief or trouble, you identify what it consists of and what can be done by when. INTJ keeps a clear head; Pisces has felt every bit of it, under the surface, where it doesn’t disturb the work. They leave with a plan, amazed at how calm you were. No one sees what becomes of the rest. It comes out late, over a film, a piece of music, or a stranger in an interview who says a simple thing. You weep, and are relieved that no one knows.",
      argument: [
        "Pisces is moved by everything. INTJ hates being observed without its composure, and believes that a person in tears is useless to everyone. So the feeling is led away to a place where it’s safe, among people who are invented, dead or far off. You cry most freely over people who don’t exist. It works as a valve. What it costs is obvious when one considers those who do exist: they benefit from your intelligence, and have seldom met the heart, though they’ve waited for it considerably longer than the film lasts.",
        "This week, when something moves you, show it to someone while it’s still going on. Let them see your eyes, and say, “This gets to me, and I don’t know why yet.” Choose one real person, too, and tell them what you felt at their news, before you offer any help.",
      ],
      year: [
        "Let your face show what you feel a moment sooner. It costs you a little dignity and makes people far surer of you.",
        "Pity gets expensive when it works at night. Fix by daylight how much time or money you can spare, and keep to it.",
        "In the next letter, put the feeling in the first line and the advice in the third. Many readers stop after two.",
        "Watch the sad film with someone from home, on the same couch. When your eyes fill, stay where you are.",
        "Imagination leads in your best work, and proof comes after. Play first: sketch, invent, flirt, and explain it all much later.",
        "Strict days and long nights wear you down. Take twenty minutes of music at noon, before the feelings pile up until midnight.",
        "When the other person cries, keep the solution back. “That makes me sad, too” is help enough for the first quarter hour.",
        "Grief that others run from finds you clear-headed and useful. Go where it is, and stay on after the useful part is done.",
        "A great building or an old coast can undo you in the best way. Take along someone who is allowed to see it happen.",
        "Begin the next proposal with the reason you care. Figures persuade people once the first line has made them want to be persuaded.",
        "Friends know your mind well and little of the rest. When their news moves you, say, “That went straight to me,” before you ask for details.",
        "Rest, for you, often starts with tears. Let them come, and mention the next day to someone close that they did.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You see the move before the pieces are out of the box, and have the nerve to make it early.",
        "When a project is failing you grow calmer and faster, and others start to breathe at your pace.",
        "Doubters sharpen you; one “can’t be done” is worth a month of encouragement.",
      ],
      costs: [
        "You win debates against people whose help you will be needing by the end of the week.",
        "Impatience escapes you as a tone, and long after your reasons are forgotten, the tone is remembered.",
        "Half-completed triumphs line your road, each abandoned as soon as you see how it would end.",
      ],
      tensions: [
        {
          between: "Campaign or charge",
          text: "You prepare for months and then bolt at an insult, so choose beforehand which insults count, and let the others go by unanswered.",
        },
        {
          between: "Pride or privacy",
          text: "You want to be known for it and would hate to be caught wanting that. Confess it to one person who can be amused.",
        },
        {
          between: "Victory or allies",
          text: "Each contest leaves you stronger and slightly more alone. Before the next one, work out whom you would like to celebrate with.",
        },
      ],
      practice:
        "For one week, when you feel the urge to correct someone, wait for three breaths and put a question in its place. On the last evening, write down two things you discovered by asking.",
    },
    Earth: {
      gifts: [
        "What you set up goes on working, through bad winters and new owners, with hardly any noise.",
        "You can want one thing for ten years without needing to talk about it.",
        "Under your care materials, animals and accounts become calm, because you notice what each of them needs.",
      ],
      costs: [
        "You postpone the opening day until the work is beyond criticism, and therefore beyond customers.",
        "Having made yourself necessary, you resent the people who can no longer do without you.",
        "Comfort and principle look so similar to you that you defend the one in the other’s name.",
      ],
      tensions: [
        {
          between: "Perfect or open",
          text: "Because you would sooner show nothing than a rough edge, set one public deadline this season, and show whatever exists by then.",
        },
        {
          between: "Loyal or stuck",
          text: "You stay because you promised and because moving is work. Find out which it is by asking what you’d promise today.",
        },
        {
          between: "Useful or loved",
          text: "You repair things for people in place of telling them. Complete the repair, and then say what it was for.",
        },
      ],
      practice:
        "On one evening this week, do something with your body that produces nothing, such as floating in a pool or lying on a lawn. Stay for twenty minutes, and leave your watch in another building.",
    },
    Air: {
      gifts: [
        "You find the pattern in a heap, and can explain it so that a child and a banker both nod.",
        "No position frightens you; you can walk around inside it for an hour and come out unhurt.",
        "You judge an opinion by its quality even when it’s aimed at you, and people notice.",
      ],
      costs: [
        "You understand a situation so thoroughly that acting on it comes to seem like repetition.",
        "In tender moments you offer a theory, and the other person goes to bed with it.",
        "Your finest work lies scattered through other people’s drafts, where nobody thinks of looking for you.",
      ],
      tensions: [
        {
          between: "Open or settled",
          text: "Since you prefer a living question to a dead answer, let one question a month die, publicly, by acting on it.",
        },
        {
          between: "Near or interested",
          text: "You come nearest by being curious, and curiosity steps back to see better. Occasionally, skip the stepping back.",
        },
        {
          between: "Many or one",
          text: "You have a map with forty roads and two feet. Walk one of them for a season, and annotate the others later.",
        },
      ],
      practice:
        "Once a day for a week, conclude a meeting or a call by stating exactly what you’ll do, and by when. Write the seven statements on a card, and on the eighth day check them off aloud.",
    },
    Water: {
      gifts: [
        "You sense where people are headed, often before they’ve bought the ticket, and you arrange things considerately around it.",
        "Those you have let in stay in, for decades, through their uninteresting years and your own.",
        "You bring a clear head to sad places, and do not need to be thanked there.",
      ],
      costs: [
        "Disappointment makes you withdraw without notice, so the others hear the verdict and never the accusation.",
        "You feel it on the day and mention it months later, when it sounds like an indictment.",
        "Your reasons often turn out to be feelings that went to law school.",
      ],
      tensions: [
        {
          between: "Armor or appetite",
          text: "You want someone to come close and have hidden the gate. Show one person where it is, on purpose, in daylight.",
        },
        {
          between: "Faithful or finished",
          text: "You serve what you loved long after it has changed. Hold the funeral first, and only afterward consider whether to stay.",
        },
        {
          between: "Sensing or knowing",
          text: "Since the feeling arrives early and the evidence late, write down both with their dates, and learn how often the first was right.",
        },
      ],
      practice:
        "Each evening for a week, text one person one true line about your day, containing a feeling and no analysis. Send it within a minute of writing, and put the phone face down.",
    },
  },
  openings: [
    "You’ll want to know first how this was put together, and what it leaves out. Fair enough. It sets the mind you have trained beside the temperament you came with, and listens to the two of them disagree. People like you devote years to perfecting the first; these pages are about what happens when the second, which never read your plan, gets hold of the wheel.",
    "No one ever had to tell you to work. What they failed to mention is that being right and being asked are two separate careers, and that you have been pursuing only one. This part looks at what you do when the problem is interesting, what you charge for it, and who is still standing at your side when it’s solved.",
    "You love few people, and you love them like a long-term project, with research. Some of them know. Others have encountered only the correction, the itinerary, the edited version of their remark, and have had to infer the rest. This part concerns the gap between how much goes on in there and how much of it reaches the other chair.",
    "There is a floor in you for which no plan exists. You’ve walked past the stairs often enough, with something else to do. What lives down there is neither stupid nor weak, the two possibilities you had feared; it is mainly early, and it has been keeping copies. Take your time, and take the notebook if you absolutely must.",
    "You treat your body as a rental that gets the head to meetings. It would like a word. So would your ears, your thumbs, and the child in you who would like to mix mud again. The suggestions here are modest, and every one can be accomplished by Friday, which is more than can be said for most of your systems.",
    "By now you will have a theory of where this is going. Put it down for a few pages. The questions in this last part are those that your kind of mind circles for decades, perpetually on the point of landing: what it’s all in aid of, who it is for, and whether you’d recognize enough if it sat down next to you.",
  ],
  year: {
    "new 1":
      "Appearances strike you as a side issue, set up once and left running for years like the clock in the car, but just now an update costs little, even of those parts that were simply never revised. Which did you actually choose?",
    "new 2":
      "With money you build a sound system and then feel slightly sorry for the person who has to live in it, and of the arrangements that take root easily now, a good one leaves room for the unjustifiable. Excellent cheese, for example.",
    "new 3":
      "Small talk seems to you like a download that never finishes. It’s also how most people decide whether to tell you anything useful, so five minutes about the weather can count as infrastructure. For the moment it asks less of you than you’d think.",
    "new 4":
      "Somewhere in your head is the plan of a home that would win prizes, had it ever been begun, but perfection on that scale scares off the first afternoon, when a question about who uses which room is enough. So is a lamp.",
    "new 5":
      "Whatever you take up for fun has a training schedule by the second week, and although that’s how you enjoy things, up to a point, this is a good time for what can’t be measured. What would you gladly do badly?",
    "new 6":
      "Nobody designs a better routine than you, or resents it more when life fails to comply. The one that lasts is generally the ugly one: too easy, a bit boring, hard to interrupt. Elegance can be added after it runs by itself.",
    "new 7":
      "New people get a careful assessment from you and notice the silence while it’s going on, although an early liking, embarrassing as it is before the data are in, tends to bring in the rest when expressed as a preliminary finding.",
    "new 8":
      "Delicate subjects bring out the engineer in you, so that by the time the others are ready to talk, the solution has been built, tested and painted, whereas a worry shared unsolved is what many people mean by closeness. Efficient it isn’t.",
    "new 9":
      "Most of what you learn is acquired for a purpose, like a part for a machine. Fresh interests come easily now, the useless ones above all. Which country, or which century, have you never had an excuse for?",
    "new 10":
      "Your ambitions are so clear to you that you assume they show, but those with influence, who can help along only wishes they’ve actually heard, see a person content to be left alone with hard problems.",
    "new 11":
      "A group has about ten minutes before the flaws in its organization become clear to you. Often you leave with the explanation and miss the pie. Good company is easier to come by at present, even where the agenda is a disgrace.",
    "new 12":
      "Time alone is when your thinking gets done, so it’s rarely rest, and an empty stretch feels wasteful until you discover that the mind, like any machine you’d approve of, does its maintenance when nobody is using it.",
    "full 1":
      "When you concentrate, your face resembles a verdict to which people adjust without ever saying so, and anyone who mentions it now, while it’s easier to see how you come across, is handing you data that no mirror provides.",
    "full 2":
      "Either the figure on your own work was set years ago and never reviewed, or it’s correct and has never been spoken aloud, but the question comes up openly now, which spares you the introduction. Everything else you price easily.",
    "full 3":
      "By the time others respond, you have often left the topic and switched off the lights, but something said a while ago may come back for a second round, possibly with a point that you filed too quickly.",
    "full 4":
      "In family storms you see the cause at once, and announcing it has never yet improved the weather. Feelings at home stand out sharply, even the ones that usually behave. Who there talks least, and what would they like to be asked?",
    "full 5":
      "Praise makes you reach for the list of defects, so that when something you’ve made, or someone you love, attracts attention, you correct the impression before it can do any good, supplying flaws that the audience never ordered. Leaving them unmentioned isn’t lying.",
    "full 6":
      "Fatigue, in your view, is a scheduling error that the right calendar will fix, but it’s becoming harder to argue with, and if you managed a person with your present workload, you’d take something off their desk. What would go first?",
    "full 7":
      "Criticism from someone close reaches you as a document with mistakes in it, and you start on the mistakes. Should something of the kind come up, there is generally an accurate tenth. That’s the part they would love to hear you read aloud.",
    "full 8":
      "Because you stay composed about debt, illness or loss, subjects that come nearer the surface now, people bring you the paperwork and take their tears elsewhere, yet many speak more freely once they have seen that something troubles you as well.",
    "full 9":
      "Because opinions are updated in you all the time while the release notes stay private, people go on arguing with a version of you retired last year, though a change of mind mentioned in passing impresses them more than any proof.",
    "full 10":
      "Results speak for themselves, you feel, and so they do, in the voice of whoever is presenting, even now that what you’ve achieved is suddenly more visible than you generally allow. Half of recognition is attendance.",
    "full 11":
      "Certain friends you enjoy and certain friends you advise, and the second kind takes up most of the calendar. It’s easier to tell the two apart at present. Which evenings lately sent you home with more energy than you brought?",
    "full 12":
      "Feelings that you’ve postponed don’t expire, but wait politely for an empty day and come in all together, and although your impulse is to account for each, they tend to leave sooner when no one asks to see their papers.",
    "eclipse 1":
      "Competence has introduced you for so long that you rarely had to do it yourself, but as an old image loosens, many people prefer the unfinished model to another feat of engineering. There’s no hurry.",
    "eclipse 2":
      "When income or needs change, you begin with the worst case, which at least is familiar ground, while a second calculation, the one that starts from what you enjoy, is usually missing from the file.",
    "eclipse 3":
      "A discussion may end here before you’ve made your best point. It will keep coming back to you in the shower, beautifully phrased, and no one is the worse for never hearing it.",
    "eclipse 4":
      "If something shifts at home or in the family, your mind is at the drawing board within the hour, while the others are still standing in the hallway and would like you there with them first.",
    "eclipse 5":
      "Love and play don’t always close with a reason, and a missing reason bothers you nearly as much as a loss. Some endings stay unexplained and are over nonetheless. They make poor research.",
    "eclipse 6":
      "A system that once organized your days can go on running after its purpose has left, since you, having built it, have naturally grown rather fond of it. Replacing it can wait.",
    "eclipse 7":
      "You keep a working model of everyone close to you, and it was accurate when you made it. A change here can show how far they’ve grown. What would you ask if you’d just met?",
    "eclipse 8":
      "Trust, whether broken or restored, remains an open case in you, to which you return looking for the error, but this one can be closed without a finding. Courts do it every day.",
    "eclipse 9":
      "Teachers and convictions seldom lose authority with you, but when they do, they lose all of it at once. There is a middle shelf, too, where ideas that are half right keep rather well.",
    "eclipse 10":
      "Titles fit you loosely, since you were always working on something that the card didn’t mention, and if one falls away, the work is still there and explains you better than the card did.",
    "eclipse 11":
      "Your patience with a group generally ends before the group does, and leaving can be the right call. Only the two members you liked would be sorry to be counted with the rest.",
    "eclipse 12":
      "Hardly anyone knows what your private efforts cost, because you report only the results. One of them may be over now. Sympathy, should it be offered, is safe to accept in small amounts.",
    "jupiter soft":
      "Since good fortune wasn’t in your forecast, you inspect it for errors while it stands there with its hat in its hands, but openings come readily now, even outside your field, and the one making you a novice deserves a second look.",
    "jupiter hard":
      "Whatever you understand you believe you could run, and since you understand a great deal in these months, every one of the multiplying invitations looks like something you could put in order, while confidence outgrows the supply of hours. How many does your empire use?",
    "saturn soft":
      "Long effort toward a clear standard is your native climate, and for a while it’s what everyone else is dressed for too. People with authority value reliability above brilliance in such a period, and fortunately you stock both. Whatever you take on, settle first what finished means.",
    "saturn hard":
      "Waiting, revising and explaining yourself come hard to you, above all before judges whose judgment you doubt, but in a stretch that can bring some of each, even a critic who isn’t clever can be right about one thing. Fixing it early shortens the trial.",
    "uranus soft":
      "Improvements to your design arrive from people you wouldn’t have consulted, and now and then by pure accident. That’s mildly insulting, and very useful. You are quicker than most to see what an odd event is good for, provided that a few hours were left unplanned.",
    "uranus hard":
      "When events depart from the plan, your reflex is to write a better plan, with appendices, of which a restless stretch demands a good many, whereas improvising is a skill you’ve merely had little reason to acquire. Nobody is graceful at first.",
    "neptune soft":
      "Logic is your front entrance, but plenty of your best ideas came in at the back, in dreams, in music, halfway up a flight of stairs, and that door now stands open to ideas too shy for immediate evaluation. Let them sit down first.",
    "neptune hard":
      "In a foggy stretch, where more evidence is missing than you would guess, you supply a theory so elegant that it convinces you first, whereas a practical person who merely noticed things is excellent company until the view clears.",
    "pluto soft":
      "There may be a problem in your life that you’ve managed so well for years that nobody, including you, calls it one. Slowly you can get to the bottom of it. Working alone is your habit; thinking out loud, with someone who is allowed to interrupt, is quicker.",
    "pluto hard":
      "If two people want control of the same thing, each has reasons, of which you’ve prepared more, since being overruled feels to you like being deleted, but once you know the one point you can’t give up, the rest makes generous change.",
    "mercury retrograde":
      "Steps that seem obvious to you get left out of your messages, so that other people act on what remains until the delays show you where the gaps are. Spelling things out insults nobody.",
    "mercury direct":
      "In the absence of an answer you build an explanation, complete with wiring, only to find, as replies come in, that the reason is usually a good deal smaller than the structure you erected.",
    "venus retrograde":
      "An old attachment resembles an unfinished question, and because those draw you strongly, it’s worth recalling how a typical day together felt, quite apart from how interesting the whole thing was to think about.",
    "venus direct":
      "Taste, for you, is a conclusion that was reached long ago and seldom reviewed. It has probably moved. What would you buy, or whom would you invite, if consistency weren’t a consideration?",
    "mars retrograde":
      "Blocked, you turn into a gifted prosecutor with an excellent memory. The energy isn’t gone; it has been transferred to research. Physical work, preferably heavy and stupid, shortens the closing speech.",
    "mars direct":
      "After so much time for thought, you would like to begin at step nine, but momentum returns more modestly, by way of steps that look slightly beneath you. Often they’re the right size.",
    "ingress jupiter":
      "A generous year opens in an area that your planning left alone, although you generally put more faith in what you’ve earned than in what you are given. Accepting is the skill to acquire.",
    "ingress saturn":
      "Several years of building begin here, and building is what you do. The risk is doing all of it to the same standard, when only some of the walls bear weight.",
    "ingress uranus":
      "Long-range planning won’t hold in this area for some years. Shorter plans, treated as experiments, suit it better, because an unexpected result then counts as a finding.",
    "ingress neptune":
      "Something that you had filed as settled grows gradually uncertain. For a person who likes to know, that’s uncomfortable; for one who likes to find out, it’s the start of a long, good book.",
    "ingress pluto":
      "A slow transformation starts here, in something you seldom show and would rather report on afterward, in good order, but others do notice it sooner than you think. They’re less alarmed than you.",
  },
};
