import type { TypeProse } from "../type-prose.ts";

export const isfj: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "plan",
    candor: "peace",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "feeling",
    lead: "support",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "When someone is being pushed aside, you’re usually the first to step in. ISFJ makes you notice who was overlooked, and Aries has you on your feet before shyness can catch up. The ride is offered, the form is found, the newcomer is fetched from the edge of the party. People count on your energy and wonder where it comes from. Some of it is love. But those who know you well have learned to listen to how the dishes get put away. On certain evenings you clean, fix and volunteer at twice the speed, with a bright voice and a tight jaw, and everyone else walks softly.",
      argument: [
        "Aries gets angry at once and would be finished with it in a minute. The ISFJ in you believes that anger harms people, and that a good person doesn’t have much of it. The heat has to go somewhere, so it’s put to work: you scrub, you drive, you take on an extra task that was never requested. The angrier you are, the more you do for people.",
        "They get the help along with the fury, and can’t object to either, since nothing has been said. Their thanks doesn’t reach you, because you wanted an apology. The next time you find yourself helping at that speed, stop with the cloth in your hand and complete the sentence, “I’m angry because…” Tell the person the same day, in one breath: “I was annoyed that you left me waiting. I’d like a call next time.” Leave the rest of the kitchen as it is.",
      ],
      year: [
        "Energy comes back before tact does. Spend the first of it on a run, then answer the message that annoyed you.",
        "Paying for someone through gritted teeth gives neither of you any pleasure. Name the share you’d pay gladly, and pay that.",
        "“That bothered me” is a complete message. Send it while the matter is still minor, and skip the favor you’d planned to add.",
        "If you find yourself scrubbing at ten at night, ask which relative it’s about. Call that person tomorrow, rested.",
        "A bit of rivalry does you good. Races, games and dancing let you be fierce in company, with no one to look after.",
        "Leave an undone task undone for one day when it isn’t yours. An open gap explains the problem better than overtime.",
        "Quarrels that start early are over in ten minutes. Open with “I need to object to something,” and stay until it’s answered.",
        "Some of your oldest favors were paid for with anger. Find the hurt it started from, and tell one trusted person.",
        "Head for unfamiliar ground without a mission. Where no one needs rescuing, you find out what your energy likes.",
        "You’re brave on others’ behalf, so borrow that voice. Ask for the credit or the rate exactly as you’d ask for a friend.",
        "In a group, you see at once who is left out. Bring them in, then let someone else clear the tables.",
        "Being tired and being wronged feel alike late in the day. Rest first; if the grievance is there in the morning, it deserves words.",
      ],
    },
    Taurus: {
      thesis:
        "Few people remember others the way you do. ISFJ stores what each of them likes, down to the coffee, and Taurus makes sure that they get it, year after year, in generous portions. With you, things stay where they were left, promises included. A friend can come back after a hard decade and find that you’ve saved their place. Your affection is about the least changeable thing they know. And now and then, while you’re giving someone the very thing they’ve always loved, a look crosses their face that you can’t quite interpret. They thank you. They stopped loving it two years ago.",
      argument: [
        "ISFJ loves by knowing. Taurus loves by continuing. Joined, they make you the guardian of everyone’s habits, and what you’ve once learned about a person is considered settled. You love people as they were when you learned to love them. In a hurried world that’s an enormous comfort, although it asks for something in exchange, namely that they remain recognizable.",
        "They sense it. They put on the former self when they visit, and save the current one, with its doubts and altered beliefs, for people who have no picture of them yet. So those you know best often tell you least. This week, ask one of them, “What do you like now that you didn’t like five years ago?” Avoid the words “But you always.” Just listen, and then do one thing that comes out of the reply.",
      ],
      year: [
        "Try one change that people can see: a haircut, a color, a different order. Let them be surprised without explaining yourself.",
        "What you keep for sentimental reasons has a yearly cost. Go through one shelf or one contract, and release what suited a former you.",
        "Drop “You always liked that” from a conversation, and ask what they’ve gone off lately. The answers will be longer than usual.",
        "A family custom that only you still enjoy can be retired with honors. Ask at the table which one each would keep.",
        "Pleasure is a subject you know by heart. Cook, plant, sing or dance with someone, and let them choose one surprise.",
        "Steady habits protect your health better than resolutions do. Replace just one, the one that was made for a younger body.",
        "To a partner or close ally, say, “Tell me something you’ve changed your mind about.” Hear it out, and ask a second question.",
        "Closeness has a current edition. Ask what is wanted now, in love or about money, and leave last year’s answer out of it.",
        "Go back to a beloved place by a different road, or read the author you dismissed at twenty. Tastes grow up.",
        "People trust you to know how it was done. Offer one sentence on how it should be done next, and sign it.",
        "An old friend’s new circle is worth one evening. Go as a guest, ask how they met, and leave the shared stories at home.",
        "Let one loyalty end kindly. Write down what it gave you, thank the person who is concerned, and keep the evening it frees.",
      ],
    },
    Gemini: {
      thesis:
        "Half the introductions in your circle can be traced to you. Gemini keeps you talking, asking and picking up news; ISFJ remembers it with the feelings attached, so that three weeks later you inquire about the interview, by the name of the company. People leave you with the impression that their life makes a good story. You understand every point of view and can explain anyone to anyone else. If something goes wrong between you and a friend, you’ll talk it through with great fairness, sometimes for weeks. The one person who tends to be missing from those conversations is the friend.",
      argument: [
        "Gemini has to put a trouble into words, or it buzzes all night, whereas the ISFJ in you can’t stand to see a face fall, and does nearly anything to avoid causing it. So the words go sideways. You tell a relative, a coworker, another friend; you feel relieved; you’re pleasant again by Sunday. Everyone knows what’s wrong between you, except the one it’s about.",
        "Relief is pleasant, but it doesn’t repair anything. The other person continues, having received no report, and when a third party finally lets it slip, the complaint hurts them less than the audience. This week, choose a matter that you’ve discussed with at least two people and bring it home. Write the sentence first: “There’s something I should have told you directly. When you cancel late, I feel unimportant.” Then inform those who heard the earlier version that it’s been said.",
      ],
      year: [
        "Restless energy wants a listener. Before you phone anyone, say aloud what you want; it usually takes about one sentence.",
        "Money talk gains by being direct. “It comes to eighty dollars, by Friday, please” saves three conversations about the person who owes it.",
        "Conversation comes easily to you now. Make the hardest call first, while you’re fluent, and keep the entertaining ones as a reward.",
        "When relatives bring you news of each other, ask for news of themselves. The family line gets shorter and friendlier.",
        "With someone you like, pay the compliment to their face: “I told a friend how funny you are, so now I’m telling you.”",
        "Notice which part of a working day went to complaints, yours and others’. Cut it by half, and go for a walk instead.",
        "If you’ve rehearsed a grievance twice, you’re ready. Ask for a walk with the person concerned, and begin within five minutes.",
        "At the end of any confession, ask, “Who else knows this?” Then keep it from the friend you’d most enjoy telling.",
        "Learn something with an examiner or a deadline at the end. Curiosity like yours gets better when it has to reach a conclusion.",
        "Explain what you do to someone whose opinion counts, briefly and in person. You do this brilliantly for other people’s work.",
        "A group tempts you to report on everyone. Share something about your own hopes instead, and see who answers.",
        "An evening without messages feels long until nine. After that, a thought tends to arrive that no conversation would have given you.",
      ],
    },
    Cancer: {
      thesis:
        "You can often tell from the way someone sets down their keys what sort of day it was, and you’ve done something about it before they say a word. ISFJ cares through details and Cancer cares through feeling, so in you it goes all the way down: the allergy, the anniversary, the song that shouldn’t be played. People feel safer knowing that you exist. If they ask what you’d like in return, the answer comes quickly. Nothing, really; don’t go to any trouble. You sound as if you mean it. And part of you is watching, with great attention, to see who goes to the trouble.",
      argument: [
        "The ISFJ in you helps because it’s right, and would blush to be repaid. Cancer helps because it longs to be remembered in the same way, and notices to the hour who called. One says, “Don’t bother.” The other is praying that someone will. You say you don’t need anything, then remember who believed you.",
        "Most people do believe you. They take you at your word, as you’d wish them to in any other matter, and consequently they fail an examination that no one had announced. Later they hear the sigh without discovering its cause, and since guilt is uncomfortable, they visit less. This week, when someone offers to do something, give them a real answer the first time, with a size to it: “Would you make dinner on Thursday?” or “Call me on Sunday. I’d love that.” Accept it in the form in which it comes.",
      ],
      year: [
        "Decide what you’d like for yourself before anyone asks, and have it ready: a nap, a massage, an hour by the water.",
        "When someone reaches for the bill, say, “Thank you, I’d like that,” and put your wallet away. You can pay another time.",
        "Replace one hint with a sentence that has a time in it. “Could you call me after eight?” works on nearly everyone.",
        "Home is where your memory for people shines. Use it on yourself, too, and put your own favorite meal on the table.",
        "Fun planned by others counts double when you don’t supervise. Give one wish, a free evening and no further hints.",
        "Listen for your own footsteps. When they get louder, a request is overdue, and it usually fits into ten words.",
        "Ask for reassurance outright: “I’d like to hear that you’re glad of me.” Take the first answer, even a clumsy one.",
        "A private list of who forgot you gets heavy. Choose the oldest entry, and either mention it kindly or forgive it.",
        "Say yes to an invitation before you’ve calculated the bother to others. They asked because your company improves a trip.",
        "People in charge believe the last thing you told them about your workload. Update it in writing, with one wish attached.",
        "Some hopes come true through plain announcement. Tell three friends what you’re wishing for, and let one of them surprise you.",
        "Solitude is sweeter when you’ve chosen it. Before you withdraw, hurt, send a line that tells them when you’d welcome a visit.",
      ],
    },
    Leo: {
      thesis:
        "No one whose big day is in your hands feels forgotten. ISFJ knows what matters to them; Leo knows that it deserves an entrance. So you find the gift in people before they do, you say it where others can hear, and the timid grow taller in your company. You’re proud of them, and you tend to say “we” when they succeed. Many can point to the moment when you talked them into the course, the audition, the better job. Nearly always, you’ve been right. It’s only when one of them says, quite happily, that they don’t want it anymore, that something in you drops.",
      argument: [
        "Leo wants greatness and an audience for it. The ISFJ in you finds it improper to want such a thing for yourself, and entirely proper to want it for someone you love. So the wish moves: you give your eye, your evenings and your savings to another person’s promise, and stand at the back by the switch. You put your ambition into other people and call it support.",
        "They benefit, and they feel the weight. A success belongs to both of you; a failure is a debt; and a contented ordinary life seems to require an apology. Meanwhile your own talent has been waiting since before they were any good. This week, take one sentence you’d use to encourage them, such as “You’re too gifted to keep this to yourself,” and say it in front of a mirror. Then spend two hours on the thing you thought of.",
      ],
      year: [
        "Wear the thing you would talk a friend into. Being looked at is a skill, and you’ve studied it long enough in others.",
        "Compare what you spend on other people’s talents with what goes to yours. Move a modest sum across, and book a lesson.",
        "Announce one of your own plans before you ask about theirs. A plain “I’m working on something” is enough to begin.",
        "A relative’s ordinary life doesn’t need a director. Admire something in it as it stands, aloud and without a suggestion attached.",
        "Play where you’re a beginner and can be seen. Clap for others as usual, but only after you’ve had your turn.",
        "Give the first hour of a day to your own project, before anyone else’s needs polishing. Protect it like a rehearsal.",
        "Let a partner or ally be unremarkable for an evening, and tell them you like them that way. Few things relax people more.",
        "An old sacrifice can turn into a bill. Say what you gave and what you’d hoped for, then ask whether anything is owed.",
        "Teaching suits your faith in people; being taught suits your talent. Find a demanding instructor, and be the promising one for once.",
        "When credit is given out, stay in view and say, “That part was mine, and I enjoyed it.” Modesty can resume afterward.",
        "Groups bloom around you because you see what each member has. Ask the same service of them: “What could you see me doing?”",
        "Without an audience, you find out which ambition is really yours. Write it down, and tell no one until you’ve begun.",
      ],
    },
    Virgo: {
      thesis:
        "Very little goes wrong in your vicinity. ISFJ makes you attentive to people, Virgo makes you attentive to everything else, and between them the trip is planned, the medicine is refilled and the guest gets the pillow that doesn’t make them sneeze. Things get repaired without any mention that they were broken, so others go through life slightly luckier than they know. Now and then they offer to take something over, and you’re touched. First you explain how it’s done. Then you watch for a while, and with a smile you say that you’ll just finish it yourself. Later that night you wonder why no one ever helps.",
      argument: [
        "ISFJ wants everyone to be well looked after. Virgo knows the right way, and can see in the first ten seconds that this isn’t it. In theory, you could let the dish be stacked wrong and the child’s hair be parted crooked, and accept the love along with the mistake. But it would take nerves you’re saving for emergencies. You’d rather do it all than be disappointed by how they’d do it.",
        "Those around you conclude that their help is a nuisance, and they sit down. It looks like laziness, and it began as tact. This week, hand one whole task to someone, with a purpose and a date and no method: “Could dinner on Wednesday be yours, any way you like?” Leave the house while it’s being done, if you have to. Afterward say thank you, eat what there is, and rearrange nothing until morning.",
      ],
      year: [
        "Looking after yourself counts as a task, so give it a time. Then leave one visible detail wrong, and see who minds.",
        "Add up the help you could hire for the price of your extra hours. Buy two hours of it, and stay away.",
        "When an errand is offered, answer with “Yes, thanks,” and stop there. Instructions are what makes people sorry they asked.",
        "Have people over and let them chop, stir and stack as they please. Being trusted in your kitchen is remembered longer than the meal.",
        "Make something that has no correct version: a doodle, a dance, a tune. Stop before you improve it.",
        "Few can see so quickly which step of a day is wasted. Cut one of your own, and use the minutes to sit down.",
        "Ask a partner or colleague, “How would you do it?” Then follow their plan to the end, including the detour.",
        "Trust can be built in installments. Hand over one worry, one key or one account, and wait a week before checking.",
        "Travel by someone else’s plan. Delays turn out to be survivable, and you’re delightful company once nothing is yours to fix.",
        "Put your name on the procedure you invented, and present it. A reliable method brings more recognition than a rescued deadline.",
        "Friends would love to return a favor in their own style. Tell one of them, “Surprise me,” and hold back every suggestion.",
        "Finish the day with something undone on purpose. It will still be there in the morning, and you’ll have had an evening.",
      ],
    },
    Libra: {
      thesis:
        "People who can’t be left alone together can both be invited by you. ISFJ remembers what hurt whom, and Libra has the charm to move the guests around without anyone feeling moved. The tension reaches you before the words do, and you turn the talk in time. When two of your people fall out, each of them calls you, and you carry the message across, slightly warmer than you received it. Everyone trusts you with their side. It’s a lovely talent, and a tiring one, since it never comes to an end. Somehow the same two people, after all those conversations, still need you to explain them to each other.",
      argument: [
        "Libra wants harmony, and it has the tact to produce it by evening. The ISFJ in you remembers old quarrels as a kind of illness that must never come back. So you step in early: you soften, you translate, you excuse each to the other, and few ever get to hear a full complaint. You’ve kept the peace so well that nothing ever got settled.",
        "The others seldom find out that they could have survived it. They grow polite instead of close, and you can’t leave, because you’ve become the wall that the two halves of the house lean on. This week, when someone complains to you about a person you both love, say, “I think you should tell them that. I’ll be glad to see you afterward.” Then deliver nothing. Your stomach will disagree for a day or so.",
      ],
      year: [
        "Before you find out who is upset, decide what you’d like. Say it first, in a full sentence, and let the others adjust.",
        "Fair shares are yours to claim as well. When you’ve covered a cost to avoid awkwardness, send the others their part.",
        "Retire as a messenger for a week. “Ask her yourself; she’s nicer than you think” is all the diplomacy that’s needed.",
        "Your home can stand a raised voice. When two people start, sit down, say nothing, and let them get to the end.",
        "Charm is your gift in love and play; add an opinion. Pick the film, the place or the rules, and defend your choice cheerfully.",
        "The stomach often reports other people’s moods first. When yours tightens, step outside for ten minutes and let them sort it out.",
        "Take a side where it counts: “I’m with you on this.” It will be remembered longer than any balanced summary.",
        "A debt or a hurt that everyone politely steps around keeps growing. Bring it up with the facts you know and no excuses.",
        "Study or travel among people who argue for pleasure. You’ll see that a heated evening can end in laughter and plans for the next.",
        "Anyone who decides about you has mostly seen you agree. Give them one clear recommendation, in writing, before the discussion starts.",
        "You know how to gather people so that everyone enjoys it. Once, choose only by whom you find amusing.",
        "Tiredness after company shows how hard you worked between people. Cancel one visit in which you’d be the go-between.",
      ],
    },
    Scorpio: {
      thesis:
        "You have lovely manners, and behind them someone is paying very close attention. ISFJ remembers what people say, and Scorpio hears what they left out, so you often know about a trouble before the person in it does. They can tell you anything. Nothing is repeated, little shocks you, and you’ll turn up with the one kind of help that embarrasses no one. Whole families rest on what you know and don’t mention. It doesn’t seem like secrecy to you. You were only waiting for a better moment, when they’d be stronger, or it would be over, and for some of it that moment has been years in coming.",
      argument: [
        "ISFJ would protect those it loves from every pain. Scorpio trusts no one to handle a secret as well as itself. So facts stop with you: the test result that isn’t certain yet, the remark that was made, the money that got lost, how you really are. It’s done out of love, and it’s done alone. You decide what others can bear, so they never find out they could.",
        "They notice more than you’d suppose. A house with a secret in it has a certain temperature, and people who can’t find the reason usually blame themselves. This week, choose one fact that you’ve been keeping from someone for their own good, and that they’d want to know. Tell them in daylight, sitting down: “I’ve been holding this back because I was afraid for you. I think you can handle it.” Then answer whatever they ask.",
      ],
      year: [
        "The next time someone asks how you are, give the real answer, and keep it to ten words. They’ll ask for more.",
        "A loss or a debt that you alone know about costs sleep as well. Give one trusted person the figure and your plan.",
        "News tends to reach you and stop. Choose something harmless and pass it on at once, to get used to the feeling.",
        "Ask at home what they’ve noticed lately. People often sense what you’re keeping back, and imagine something worse.",
        "Desire improves when it’s mentioned. “I’ve been thinking about you all day” is a risk you can take before dinner.",
        "An ache you’ve told no one about should go to a doctor or a friend. Being looked after takes practice, so make the appointment.",
        "In a conflict, you often know for weeks where it’s heading. Say so early: “I think we’re about to disagree about this.”",
        "Grief and hard facts don’t frighten you. Sit with someone who’s facing them, and tell a little of your own.",
        "Pick a subject in which there’s no one to protect, a language or a long trail. Not knowing will be restful.",
        "Bring a problem upward while it’s half solved. Superiors trust people they’ve been allowed to help, and they’ll remember the request.",
        "Your friends know that a secret is safe with you. Ask one of them, “Could I tell you something for a change?”",
        "Secrets get loud when you lie down. Sort them on paper, and tell one that no longer protects anyone.",
      ],
    },
    Sagittarius: {
      thesis:
        "Other people leave more easily because you’re there. ISFJ makes you the one who has the tickets, the keys and a bed ready for the person who comes back, and Sagittarius makes you laugh loudly, think widely, and want to hear everything they saw. You ask better questions about a country you’ve never been to than they ask who lived in it. Most people take you for the settled one. Talk to you long enough, and there’s a place, a course, a different life that you can describe down to the bus schedule. You’d go tomorrow. But there’s the job, and the family, and who would see to things?",
      argument: [
        "Sagittarius wants to set off and find out. The ISFJ in you has promised to be here, and it’s also afraid of what it can’t prepare for. Duty settles the matter in a way that leaves both of you looking good: you’d love to, and you can’t. It sounds like sacrifice. You use the people who need you as your reason not to go.",
        "They never signed that. They’d be sorry to learn that they are the obstacle, and they do learn it, from a sigh, or from some enormous sentence that comes out over an ordinary dinner. This week, ask the one whom you think you can’t leave, “Would you manage if I went away for four days?” Wait for the actual answer. If it’s yes, choose the days in the same conversation, before you’ve found another person to protect.",
      ],
      year: [
        "Boredom is information. Before you blame your duties, spend one free morning as you would abroad, without telling anyone in advance.",
        "Open an account for the thing you say you can’t do. A fixed sum going in regularly makes the excuse shrink.",
        "Instead of asking about everyone’s travels, report a plan of your own: “I’m going, for four days, and it’s paid for.”",
        "Your people, near or far, cope better than you think. Leave them one list, and let them lose it.",
        "Laughing loudly is one of your best qualities. Go somewhere with music and strangers, and stay for the last song.",
        "Routine bears more variety than you allow it. Take an unknown street, lunch or task, and notice how well you improvise.",
        "Propose an outing to a partner or an old friend, and hand over the planning: “You book it, and I won’t object.”",
        "Something you gave up is still charged to a person who never asked. Tell them it was your own decision.",
        "Distance and learning are your element. Buy the ticket or enroll first, and arrange for your absence second; you’re excellent at arranging.",
        "An opening that scares you deserves an application by the end of the week. Let others judge whether you can be spared.",
        "Friends who have stopped asking you along need one sentence: “Ask me again; I’d like to say yes.” Then say it.",
        "In an empty hour, dream the daydream to its end, with the rain and the cost. Whatever you still want is worth booking.",
      ],
    },
    Capricorn: {
      thesis:
        "When something serious happens, yours is often the phone that rings. ISFJ makes you care what becomes of people, and Capricorn gives that care a backbone, some savings and a folder with the papers in it. While others fall apart, you find the number, make the call and ask whether anyone has eaten. You’re also funnier than you look, in a deadpan way that rewards the person who sits next to you. In a crisis you’re calm. It’s afterward that you get uneasy, on the free Sunday, in the good month, when everyone is well and nothing is due. You walk through the day listening, as though you’d forgotten to lock something.",
      argument: [
        "ISFJ feels responsible for everyone’s well-being. Capricorn feels responsible for the future, which is always about to go wrong. Together they’ve turned worry into a form of love, and into your main occupation: you prepare, you check, you imagine the call from the hospital. If no one else is concerned, you assume that it’s your shift. Being at ease feels to you like leaving your post.",
        "It protects people, now and then. Mostly it tells them that you don’t expect them to be all right. They begin to hide their plans, their coughs and their expenses, to spare you, and so you know less and worry more. This week, when you’re about to warn someone, ask yourself whether they already know it. If they do, say this instead: “I trust you with that. Tell me how it goes.” Then let them leave without a jacket.",
      ],
      year: [
        "On a good morning, put off checking on everyone until noon. Until then, do whatever makes you feel ten years younger.",
        "Savings are how you sleep at night. Set the figure that would be enough, and spend a tenth of the surplus on pleasure.",
        "Half of your warnings are known to the listener already. Trade one for a joke; yours are good, and they show affection better.",
        "When the place is calm, sit in it. Ten minutes with nothing checked, twice a week, teaches you what safe feels like.",
        "Deadpan humor wins hearts of every age. Bring it to a date or a game, and leave the precautions to another adult.",
        "A worry with no next step isn’t work. At the end of the day, cross out each one you can’t act on by tomorrow.",
        "“What could go right?” is a fine question to put to a partner before a plan is examined. Let them finish the answer.",
        "Wills, insurance and hard talks come easily to you. Get one of them settled, then close the folder and hold someone’s hand.",
        "Book a trip with a part you haven’t planned, an afternoon at least. Whatever goes wrong makes the best story afterward.",
        "Ask for a reward while everything is running well. “This calm is my work” is a sentence your superiors need to hear once.",
        "Friends in good spirits don’t need a guard. Join them with nothing useful in your bag, and stay until it gets silly.",
        "Rest feels like neglect for the first hour. Stay put through it; the second hour is the one you came for.",
      ],
    },
    Aquarius: {
      thesis:
        "People who don’t quite fit in anywhere have usually been fed by you. ISFJ sets the table, and Aquarius keeps adding chairs: for the newcomer, for the relative who married oddly, for the friend whom the rest find difficult. You keep the old customs going and stretch them so skillfully that even strict people don’t notice they’ve become tolerant. They think they can predict you, since you nod pleasantly, pass the dish and ask after everyone’s health. Meanwhile, behind that kind face, someone quite independent is thinking that nearly everything being said is nonsense, and then goes to see about the coffee.",
      argument: [
        "Aquarius thinks for itself and would never dream of believing a thing because the family does. The ISFJ in you knows exactly who would be hurt if it said so. The arrangement you’ve come to is to be original on the inside and agreeable on the outside. It has worked for so long that the two hardly meet. Many who love you have hardly met your opinions.",
        "So their affection goes to someone slightly different, and in the middle of it you can feel like a well-treated guest. They lose as well. The most interesting person at the table rarely speaks up. This week, when a topic comes up on which you disagree, offer one sentence, in the voice you’d use for the weather: “I see that differently, actually.” If they ask, explain. If they don’t, you’ve still been in the conversation.",
      ],
      year: [
        "Show one odd preference in what you wear or do. Those who like you for your manners are ready for your taste.",
        "Spend openly on an idea you believe in: a membership, a tool, a cause. Tell someone the amount, and let them wonder.",
        "A pleasant nod counts as a yes. When you don’t agree, keep your head still and say, “Hm. Tell me why.”",
        "At the family table, you can bend a custom better than most. Bend one in the open, and say it was your idea.",
        "With a new love or an old one, begin with the opinion you’d normally keep to yourself. It beats agreement as flirting.",
        "When you improve a dull routine, tell the others what you changed. A method with a name attached spreads faster.",
        "Partners can’t love a view they haven’t heard. Give yours before you ask for theirs, once a day, on easy matters first.",
        "What you think about death, money or desire has had little company. Tell someone who’s hard to shock, and ask for theirs.",
        "Go where your strange ideas are ordinary: a lecture, a reading group, a foreign town. You’ll come home less willing to nod.",
        "Anyone who judges your work thinks you prefer the usual way. Correct that with one proposal, two lines long, under your own name.",
        "Your welcome for outsiders is famous. Extend it to someone who thinks as you do, and talk until late.",
        "Alone, there’s no one to agree with. Write a page of what you think, and underline one line you’d say aloud: “I believe this.”",
      ],
    },
    Pisces: {
      thesis:
        "Strangers tell you things. Pisces gives you walls so thin that other people’s feelings walk right through them, and ISFJ can’t perceive a feeling without looking for a blanket, so a sad person in your company is understood and also gets lunch. You know which friend dreads Sundays, and you call then. You can be very happy yourself, over a song, a color, a kind word; it lights you up. But watch what happens when you bring that happiness to someone who is low. Your voice drops. You say that your news is nothing much. By the time you sit down, you’re as tired as they are.",
      argument: [
        "Pisces feels whatever is felt nearby. The ISFJ in you considers it bad manners to have more than others do, and that includes joy. Put together, they’ve made an unwritten rule that you adjust downward, out of loyalty, to the person who is suffering the most. There’s always someone. You don’t let yourself be happier than the saddest person you love.",
        "It doesn’t help them. They had one lamp in their day, and it came in and turned itself down. Some of them also feel, obscurely, that they’re a burden to you, which they aren’t, and call less. This week, bring one good thing to a person in a hard time and leave it whole: “Something lovely happened, and I want to tell you about it.” Tell it with the details. Then ask how they are. Both fit into one visit.",
      ],
      year: [
        "Put on the bright color even if others have a gray day. Some of them will be glad of something to look at.",
        "Enjoy one purchase without paying for it again in guilt. Having something lovely for yourself takes nothing from anyone.",
        "Good news travels badly when you mumble it. Give it a call of its own: “I’ve got something nice to tell you.”",
        "When someone close to you is low, sit nearby and go on with what you were enjoying. An even mood is company, too.",
        "Delight is a talent of yours; a song or a kind word sets it off. Follow it all afternoon with someone cheerful.",
        "After a heavy encounter, walk around the block and ask whose tiredness this is. Plan the rest of the day for yours only.",
        "If a partner or friend is celebrating, raise your glass first and think of the others later. Joy wants its answer at once.",
        "Another person’s grief can be visited without moving in. Set the hour you’ll leave, say so kindly, and keep something pleasant for afterward.",
        "A trip can feel like deserting those who stay behind. Go, send one picture, and write, “It’s beautiful. I’ll tell you everything.”",
        "Praise tends to make you look around for who was left out. Say thank you, stop there, and enjoy it until evening.",
        "Count which of your friends are happy at present, and call the happiest. Your sympathy works for laughing people, too.",
        "Sorrow that isn’t yours often leaves after enough sleep. Take the early night, and let another friend take the late call.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a genuine emergency you are calm and early, with the one useful tool already in your hand.",
        "You defend people who can’t, with a temperature that nobody saw coming and few can withstand.",
        "Your delight in another person’s luck is so loud that eventually they trust it themselves.",
      ],
      costs: [
        "You take over anything that goes slowly, and the people around you learn to go slowly near you.",
        "Pride won’t let you ask, so the wish comes out as a scolding about something unrelated.",
        "You blaze for other people’s projects and bring the ash home to those who live with you.",
      ],
      tensions: [
        {
          between: "Backstage or center stage",
          text: "You feel safe behind the curtain and warm in front of it, so accept one visible role a season, volunteering before you’re asked.",
        },
        {
          between: "Now or properly",
          text: "Your pulse says go, and your habits say prepare. Give preparation a deadline that someone else has written down.",
        },
        {
          between: "Temper or tact",
          text: "Tact wins all week, and temper takes the weekend. Spend a little annoyance daily, in a few words, on the person responsible.",
        },
      ],
      practice:
        "On the first morning of the week, write down one thing you want for yourself, and tell one person by noon. That evening, do ten minutes of it before you do anything for anyone else.",
    },
    Earth: {
      gifts: [
        "What you look after lasts: roofs, recipes, friendships, the good scissors, other people’s nerve.",
        "You know how it was done and why, which makes you the only instruction manual that works.",
        "Around you people eat, sleep and turn up on time, and can’t explain how it came about.",
      ],
      costs: [
        "You stay on past the end of things, since leaving them untidy strikes you as cruelty.",
        "Your love arrives as labor, and those who wanted your company receive an immaculate stove.",
        "An old method hardens into a law, and you enforce it on people who never voted.",
      ],
      tensions: [
        {
          between: "Keep or use",
          text: "You save the best of everything for an occasion that deserves it. Each month take out one good thing and wear it down a little.",
        },
        {
          between: "Duty or rest",
          text: "Since rest has to be earned, and the price is continually rising, end the workday by the clock, with one thing visibly left undone.",
        },
        {
          between: "Same or new",
          text: "The old way soothes you and has lately bored you. Alter one permanent arrangement each season, and inspect the result after a month.",
        },
      ],
      practice:
        "Tonight leave one chore undone on purpose, and sit for fifteen minutes where you can see it, observing who else walks past. If it’s still there in the morning, ask someone by name to do it.",
    },
    Air: {
      gifts: [
        "You know something particular about everyone and produce it on the very day when it’s needed.",
        "People who would never have met are friends because you once thought of both in one minute.",
        "You are fair to the last crumb, and a regulation that you explain sounds like common sense.",
      ],
      costs: [
        "You side with the person present, and those who compare notes afterward feel slightly robbed.",
        "You answer so many questions in a day that your own never reach the counter.",
        "Anxieties multiply in you like rabbits, because each finds a quick and fertile mind to live in.",
      ],
      tensions: [
        {
          between: "Visitors or walls",
          text: "Because you love the news and need the silence after it, put the unoccupied hour on the calendar first, and arrange the rest around it.",
        },
        {
          between: "Poll or decide",
          text: "Asking everyone feels like manners and is partly cover. Settle your strictly personal business before you mention it to a soul.",
        },
        {
          between: "Nice or known",
          text: "The agreeable version is popular and receives all the invitations. Let one friend have the other version for an hour each week.",
        },
      ],
      practice:
        "At dinner today, state a preference of your own before you’ve heard anyone else’s, and afterward ask one person whether it surprised them. Repeat this on four days in a row, and write down what they say.",
    },
    Water: {
      gifts: [
        "The frightened come to you as cats come to a warm hood, and go away calmer.",
        "You keep account of kindnesses longer than anyone, and repay them to people who weren’t even there.",
        "You sense what a house is lacking when you come in, and by evening it has it.",
      ],
      costs: [
        "You mistake each sigh for a request, and deliver orders that nobody ever placed.",
        "You examine people on a subject they never knew they had to study, and then mourn the results.",
        "Being needed is so delicious to you that the strong are permitted to drift away.",
      ],
      tensions: [
        {
          between: "Theirs or yours",
          text: "Another person’s feeling arrives first and loudest, so wait ten seconds, and then ask yourself which of the two of you is unhappy.",
        },
        {
          between: "Then or now",
          text: "You’re loyal to how it was, and the present continually loses by comparison. Tell one old story a week, and ask for one new one.",
        },
        {
          between: "Bake it or say it",
          text: "You would sooner make something than speak. Make it if you like, and attach a note that opens with “I need.”",
        },
      ],
      practice:
        "On three evenings write two lines: whose mood you took home, and one need of your own. Tear off the first and throw it out, and hand the second to someone who could help with it.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it is accurate as far as it goes. But someone else arrived with you on the day you were born, with different appetites and a considerably different pace, and has been standing at the back of every photograph. It’s time the two of you talked.",
    "If you took a month off, they would find out what you do. You have imagined it more than once, in some detail, with special attention to the phone calls and the missing keys. What follows concerns the work that deserves you, the figure you consistently leave off the bill, and the promotion that you would gladly have organized for anyone else.",
    "You know how all of them take their coffee. You know who is allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray is turned around. How do you take yours? And who, among so many people, has ever been in a position to find out?",
    "Below the tidy floor there is another, for possessions that had no proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen other days run on yours, and you know the hour of their pills and the condition of their socks. Here, for a novelty, the subject is your own upkeep: what the body mentions before it has to shout, how you learn, what an evening could make, and where to put a pebble.",
    "You have never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot. This last part reads your answers back to you and adds one question, on which you have always politely let other people go first: where would you like to be taken?",
  ],
  year: {
    "new 1":
      "Decisions about yourself usually pass through a committee of people who never asked to sit on it: would he mind, would she be hurt? For now the committee is in recess. What you wear or cut or attempt can be settled unanimously, by one.",
    "new 2":
      "Other people’s emergencies find you prepared, while your own wishes are told to wait until the budget is calmer. It never quite is. This start favors money with your name on it, and a wish often turns out cheaper once it has been priced.",
    "new 3":
      "You open with “And how are you?” and mean it, and by the time it’s your turn the coffee is cold. So even those who love you learn your news late. Talk flows easily at present; your own story may go first.",
    "new 4":
      "At home you remember who likes which chair, and you arrange the place around the memory, occasionally for people who have long since moved away. It’s tenderness in the form of furniture. A corner that suits only you fits in more easily now.",
    "new 5":
      "Your fun tends to come with catering: you enjoy a party by watching others enjoy it, within reach of the oven. It’s a real pleasure. There is another kind, for which the hands are free; what would yours be, if nobody needed a plate?",
    "new 6":
      "Chores settle on you the way snow settles on the lowest roof, without anyone’s deciding it. You do them well, which is how they learn to stay. A lighter arrangement has a good chance just now, provided you can bear towels folded wrong.",
    "new 7":
      "When a person comes close, you begin giving at once, and leave them very little to do. Yet people grow fond of those they’re permitted to help. An early favor, accepted without protest, is a generous way to open almost anything between two people.",
    "new 8":
      "You know to the penny what you owe, and hardly at all what you’re owed, or so you say; the second list exists, in smaller writing. Shared money and old hurts can be opened calmly here. Which entry would you like to see paid?",
    "new 9":
      "Trips and courses get postponed until everyone at home is provided for, and since they eat every day, that takes a while. The wish itself has kept nicely. Distance looks friendlier than usual, and the household is sturdier than conscience admits.",
    "new 10":
      "A job description, as you read it, is a list of everything you lack; someone less qualified reads the same page and applies by lunch. Conscience does that, regardless of ability. Ambition is better received at present than you expect, even expressed modestly.",
    "new 11":
      "Groups discover within minutes that you’ll bring the napkins, and they’re so grateful that they forget to find out anything else. Being needed is a warm way in, and a narrow one. In new company, what would happen if you came with empty hands?",
    "new 12":
      "Sitting down while someone else is standing strikes you as rude, so your rest has to happen out of sight. Privacy is easier to come by now. What you find in the silence is usually an opinion or two, waiting patiently for attention.",
    "full 1":
      "Attention finds you, and your instinct is to hand it along like a program at a concert. It’s gracious, and it means you rarely learn what people appreciate in you. A compliment is worth keeping, at least until you’ve read it to the end.",
    "full 2":
      "Generosity leaves no receipts, which is why your own giving surprises you whenever it’s added up. Here it does add up, along with all that careful thrift. The figures accuse nobody; they simply show what has mattered, and what was left over for you.",
    "full 3":
      "After a misunderstanding you’d sooner be kind than clear, and kindness gets there first, with a pot of soup. The confusion then goes on living underneath. Words come through distinctly at this point, and clarity, in your tone of voice, rarely hurts anyone.",
    "full 4":
      "You hear a family quarrel coming before the people in it do, as others feel rain in a knee. If feelings should run high, the urge to make peace will too. Sometimes the kindest thing is a walk around the block until they’ve finished.",
    "full 5":
      "Joy makes you a little cautious; you play it down, in case anyone nearby has less. But your happiness is hard to hide at the moment, and those who love you take it as a present. They never know what to get you.",
    "full 6":
      "Exhaustion is something you spot across a room in anyone else, and in yourself only when you cry at a commercial. The body makes its case about now. A favor you dread can be declined in a single line, with no substitute enclosed.",
    "full 7":
      "Where two people share a life, it’s usually one of them who knows where the batteries are. You don’t complain, so an imbalance looks like a preference. It becomes visible at this time to both, and describing an average day isn’t an accusation.",
    "full 8":
      "In times of grief or inheritance others lean on you because you keep functioning, and functioning is how you postpone being sad. Whatever lies unspoken comes nearer the surface here. Letting yourself be accompanied is a skill, and you’ve taught it to several people.",
    "full 9":
      "When someone you respect believes the opposite, you shut your own view away before they arrive, like a dog that jumps. It remains a conviction all the same. Differences come into the open now, and two opinions can share a table without breaking anything.",
    "full 10":
      "Praised in public, you begin thanking the team before the sentence about you is over. Partly it’s fairness; partly the spotlight is hot. Your work is in view regardless, and the people looking at it have already heard about the team.",
    "full 11":
      "Having looked after everyone in a circle, you honestly can’t say who there would look after you. It’s difficult to test when you’re always the one doing the driving. A little of your own trouble, mentioned in passing, would tell you a good deal.",
    "full 12":
      "Tiredness that you’ve put off for the sake of others is patient, but it doesn’t go home. Here it finally gets a word in, sometimes as long sleep, sometimes as tears over nothing in particular. A silent telephone is a surprisingly effective remedy.",
    "eclipse 1":
      "You’ve been the one who copes for so long that people take it for your face. As that picture changes, a longer answer to “How are you?” becomes possible, and generally everyone survives it.",
    "eclipse 2":
      "Whenever security shifts, your own comforts are the first thing you cut, quickly, before anyone has asked. Which of them would you insist on if they belonged to a friend?",
    "eclipse 3":
      "A regular call, a chat over the fence, a shared ride: such rituals support more of your life than they appear to. If one of them ends, the affection behind it can still be said.",
    "eclipse 4":
      "Any change at home turns you at once into the one who fills the gap. The gap itself has something to tell you, and asks only to be left open for a little.",
    "eclipse 5":
      "Out of loyalty you’ll stay with a pleasure long after it has stopped being any, as with a show that was good in its second year. An ending here releases you, with honors.",
    "eclipse 6":
      "When a duty falls away, you think first of the poor soul who inherits it, and leave them a manual. The odd lightness afterward resembles guilt. It’s only time, unassigned.",
    "eclipse 7":
      "As the terms between two people change, you tend to agree before you’ve heard the end of the sentence. Whatever you have done without longest would get a fair hearing here.",
    "eclipse 8":
      "Being let off feels disloyal to you, as if relief were a form of forgetting. It subtracts nothing from what you gave. Love can keep every memory and still put down the suitcase.",
    "eclipse 9":
      "You stand by a belief as you’d stand by a friend, right through its bad years. If it has stopped answering when you call, gratitude and doubt can both be true.",
    "eclipse 10":
      "A role that lets you help becomes, with the years, difficult to tell from yourself. Should it end or alter, people will go on coming to you for something. That was never the job’s.",
    "eclipse 11":
      "When a circle loosens, you try to keep the whole of it together by birthday card. Some of the friendships will write back, and in those you were looked after too.",
    "eclipse 12":
      "As one worry moves out, another moves in, because your mind dislikes a vacancy. When an old anxiety closes, the space could stand empty for an evening, purely to see what you’re like without it.",
    "jupiter soft":
      "Offered more than you’d have asked for, you look around for the person it was meant for. Modesty does that, together with a belief that luck should go where it’s needed. Just now it’s addressed to you, and a prompt “Yes, thank you” completes the formalities.",
    "jupiter hard":
      "Everyone has bigger plans at such a time, and every plan contains a modest part for you. You agree because each part, taken singly, is nothing. Together they make a second job without pay. Which two of them would you actually be sorry to miss?",
    "saturn soft":
      "Years of reliable care begin to count in a form that officials understand, as experience, a qualification or a claim to something better. You treat such things as a matter of course and therefore leave them off the application. Evidence helps here, and you own drawers of it.",
    "saturn hard":
      "When there’s more to bear and fewer people bearing it, you take the difference out of your sleep, and for a while that fools everyone. The strain is harder to disguise now. Some of what you’re carrying has a rightful owner, who can be reintroduced to it.",
    "uranus soft":
      "Change agrees with you when it comes in a small size and can be returned. That’s the kind on offer for a time: a looser arrangement, an odd invitation, a new way to do an old thing. It’s surprising, afterward, what you find you haven’t missed.",
    "uranus hard":
      "If something you counted on begins to wobble, you rehearse the worst, in the belief that rehearsing will soften it. Mostly you just go through it twice. Familiar mornings and evenings steady you better, and with both ends fastened, the middle of the day is free to swing.",
    "neptune soft":
      "Other people’s moods reach you as a draft reaches a candle, and music and memory are coming in by the same window. It leaves you tender, inspired and slightly porous. Some of this sensitivity is yours to spend; a song, a page or a garden would be glad of it.",
    "neptune hard":
      "A sad story gets to your heart well ahead of the facts, and your purse travels with your heart. Mostly it’s a lovely trait. In a foggy stretch like this one, sympathy keeps perfectly well for three days, while dates and amounts have a chance to arrive.",
    "pluto soft":
      "You notice who really runs a family or an office, generally because you’ve brought them coffee. What escapes you is your own influence, which is considerable and mostly unspent. What would you use it for, if using it were perfectly good manners?",
    "pluto hard":
      "Faced with a forceful person, you give way and take your resentment afterward in small doses, like medicine. Harmony is saved, at your expense. Pressure of this kind shows exactly where your limit is, and a limit needs only one short sentence, repeated without its reasons.",
    "mercury retrograde":
      "Crossed messages catch you in a tender spot, since you conclude that you’ve offended someone. Usually the machine did it. Their meaning is worth checking before you bake an apology.",
    "mercury direct":
      "Clear speech comes back, and with it the message in which you state a preference. Such drafts of yours run long; most of the length is apology, and comes off easily.",
    "venus retrograde":
      "Old tastes and comforts come to mind, and so do people you once looked after. Memory makes you generous. Before you reach for the phone, who took care of whom in those days?",
    "venus direct":
      "Your own taste can be heard again above everyone else’s preferences, and turns out to be quite decided. Tenderness moves more freely too, and for once in both directions.",
    "mars retrograde":
      "When you’re angry, you scrub. For a while that energy turns inward, the sink shines, and nobody knows why. It’s useful to identify the grievance before the windows have their turn.",
    "mars direct":
      "Strength returns, and others will have uses for it before you’ve found your shoes. Some plan of your own has been sitting on the shelf, too considerate to mention itself.",
    "ingress jupiter":
      "For about a year this part of life turns generous, and your impulse is to pass everything straight on. Receiving takes practice, of which you’re about to get plenty.",
    "ingress saturn":
      "Several years of earnest work begin here, and you’ll be tempted to do it all as a favor. Terms agreed on early, thanks included, keep devotion from turning sour.",
    "ingress uranus":
      "What seemed settled keeps moving here for some years, and you’re a person who likes to know where the cups are. The purpose stays put. It’s the shelves that change.",
    "ingress neptune":
      "Slowly, over many years, what you long for alters in this area, as a shoreline does. It doesn’t have to be sensible yet, or ready to be explained to anyone.",
    "ingress pluto":
      "An old family pattern or household custom is remade here over a long span. As its keeper, you know better than anyone which part was love and which was only habit.",
  },
};
