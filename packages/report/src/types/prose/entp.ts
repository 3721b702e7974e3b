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
        "“Any volunteers?” asks the man with the swords, or the woman teaching the tango, and your hand is up before anybody has said for what. ENTP wants to know how it’s done, which Aries can’t find out sitting down. By the end of the evening you’ve been sawed in half, you’ve worked out where the mirror is, and the magician, who ought to be annoyed, is showing you how the next trick works. Careful friends do astonishing things near you and blame you for years, happily. In class you ask the question everyone else was saving for the drive home. And let somebody pick on the slow kid at the climbing wall, and he’s got you to deal with, cheerful, well informed, and staying.",
      argument: [
        "You argue for two reasons that don’t get along: one is to find out the truth, and the other is to win. They set off as friends. Then, halfway across the parking lot, it dawns on you that she’s the one who’s right, the house is too far out and the commute would eat her alive, and by this time you’re so far ahead that it seems a shame to stop. So you win. She runs out of words at the ticket machine and says okay, we’ll take it, and all that winter she’s on the six o’clock train, on the strength of an argument you’d quit believing before you reached the car.",
        "Catch it once this week, at the moment you’re ahead: “Hold on. I’m winning, and I think you’re right.” She’ll want to know what convinced you. Tell her, and then go find the other house.",
      ],
    },
    Taurus: {
      thesis:
        "Somewhere a mattress salesman is telling you which one he sleeps on. It isn’t the one on sale. You lay down, you asked him why anybody needs springs, and in ten minutes he forgot he was working. ENTP questions whatever is called necessary, and Taurus does the questioning comfortably, lying flat if possible, so nobody ever feels attacked. Friends bring you their stuck lives and go home with five ways out, one of which they’d never have dared to think of, and it’s a curious fact that no one was ever talked into quitting a job in a lower voice. Neither pressure nor flattery works on you; you’d like to see the figures, and then lunch.",
      argument: [
        "Your head is the freest one in town, and your hands hold on to things. On how nobody owns anybody you’ve given lectures. Jealousy is a custom, like neckties, and ENTP believes it, until someone you love laughs a little too long at the far end of a wedding table, and Taurus puts down its fork. You can’t very well say so, after all that, so your mind, which is obliging, goes over to the other side, and all the way home there are six reasons why that fellow is shallow. Whoever’s driving answers them, one by one, and wonders what on earth you’ve got against dentists.",
        "The six have nothing to do with it. If you catch yourself building a case this week, drop it and say, “I haven’t got an argument. I just minded.” Then say what it was you saw, and let them answer.",
      ],
    },
    Gemini: {
      thesis:
        "Every wedding has a table for the leftover guests, somewhere behind the speakers, and by ten o’clock it’s the one the bride is looking at. You’re sitting there. A man who sells gravel, a girl of nine, and somebody’s former landlord are shouting about whether fish get bored, and each of them is being wittier than they’ve ever been. ENTP threw in the question; Gemini caught whatever came back and returned it slightly improved, under its owner’s name. Odd facts stick to you, and you’re always giving them away: when a friend needs to know about gravel, four months later, she’ll have it by midnight, with a drawing. Your phone calls begin in the middle, and nobody minds.",
      argument: [
        "Nobody asks better questions, and you can’t leave the answers alone. Gemini wants to hear all of it, and ENTP hears a claim in the second sentence. A friend is back from a year on a research ship, you’ve kept the whole afternoon free for her, and at the start of the trail you ask what was hardest. The quiet, she says. “Was it, though?” And you’re off. Is the sea quiet? What is quiet? Isn’t it other people’s noise one misses? Six wonderful miles of this, and back at the car she’s laughing and hoarse, and she drives home with the year still in her, because nobody got to hear it.",
        "Give the next one a head start: “Tell me all of it. I won’t argue until you get to the end.” It’s going to itch, but by the end your objections will be better, and some will have turned into questions.",
      ],
    },
    Cancer: {
      thesis:
        "When one of your people has been told that nothing can be done, they hold the phone out to you. You take it, you ask the gentleman his name and whether he has a sister, and twenty minutes later the airline has discovered a seat. ENTP has read clause nine; Cancer is doing it because somebody cried. You’ve got the gentleman in stitches by then, and you don’t hang up. That same person heckles every toast, does a wicked imitation of the host, and knows, without having been told, who at the table is dreading which question, so that the talk swerves just in time. Newcomers get teased in the first five minutes, which is how they find out they’ve been taken in.",
      argument: [
        "Nobody tells better stories about your people than you do, and nobody else had better try. ENTP can’t resist the one about the boat. You do the engine, you do your oldest friend standing up to salute, and the whole terrace is in tears. “He sounds like an idiot,” says a woman, wiping her eyes, and the air turns cold, because Cancer has just heard a stranger insult one of yours. Ten minutes follow on what he did for you in your worst year, when she’d only laughed where she was told to. She goes home confused, he hears about the boat from someone he’s never met, and it’s anyone’s guess whether you love the man.",
        "Put that part first. Before this week’s story, say, “I’d do anything for him, so keep that in mind. Now, the boat.” The laugh will be just as big.",
      ],
    },
    Leo: {
      thesis:
        "Stop in front of a case of old clay pots, say one thing about the handles to whoever you came with, and ten minutes later a dozen strangers are following you from room to room. They think you’re the guide. ENTP has a theory about the handles; Leo saw to it that the back row could hear. Then it turns out that a quiet man in a raincoat really knows something, so you hand him the tour, stand among the others, and ask the one question that lets him shine. There’s plenty of stage, as you see it, and you like it full. You over-order for the table, your toasts have plots, and a friend in disgrace always finds you saving the next seat.",
      argument: [
        "Love comes to you easily, and you think the less of it for that. Leo lives on applause, whereas ENTP examines whatever it’s handed, and applause doesn’t survive being examined: if they liked it that fast, how hard can they be to please? So when the talk is over, or the concert, there are five people glowing at you and one with her arms folded, and you give the evening to the arms. Around midnight she thaws a little; the friend who drove two hours and told you it was wonderful got a kiss on the cheek and “What do you think she thought?” He’ll come again, but he won’t say wonderful, since it seemed to bore you.",
        "This week, believe an easy one: “Thank you. It matters that it’s you.” Then ask him what he liked. He’s been listening for years.",
      ],
    },
    Virgo: {
      thesis:
        "Friends send you photographs. There’s a stain, a clause, a beetle, the noise a car makes spelled out in capitals, and underneath is always the same question: is this normal? Four minutes later they’ve got three possibilities, ranked, with odds, and the third is so ridiculous that they’ve stopped worrying. ENTP came up with all three, and Virgo looked up the beetle. You read manuals for pleasure and depart from them on purpose, you can tell from the next room that somebody’s using the wrong drill bit, and among clever people you’re the rare one who stays to sweep. Nobody feels stupid for having asked. Half of what you know, you found out for somebody else’s sake, on an evening you’d meant to keep free.",
      argument: [
        "Yes comes out of you at once, and then it has to be good. A friend wonders if you know anywhere to eat in Lisbon. Of course, says ENTP, give me ten minutes! But Virgo can’t hand over two names from memory, with the fish place quite possibly closed on Mondays, so it becomes a shared document. By Sunday it has a map, walking times, and a column for shade. It’s the finest thing ever made on the subject, it’s nearly done, and she’s been home since Thursday. She says it’s lovely, she’ll use it next time. She ate at the hotel.",
        "Answer the next request while you’re still standing up: “Two places, from memory, unchecked. There’s a longer list if you want it.” Send it with the flaw in, since what she needed was to hear from you before she was hungry.",
      ],
    },
    Libra: {
      thesis:
        "A man at the far end of the table has said something about taxes, or tattoos, and there’s a pause. You don’t pounce. First you say it again on his behalf, so clearly and with such good reasons that he’s moved; he’d had no idea he was this intelligent. Then you take it apart, and in the parking lot he thanks you. ENTP loves the other side of anything, but Libra won’t see a person humiliated, and cares how the sentence sounds. Old enemies have shared a taxi home after an evening on either side of you. Friends bring you along to buy the suit, because you can say “No” so that the whole shop laughs, tailor included, and then find the right one.",
      argument: [
        "What’s true wants to get out of you, and you’d hate for it to land on anybody, so it goes out wrapped. ENTP sees in April that the house a friend’s in love with will be full of water by fall, and Libra does the telling: a line about gondolas, a toast to the first captain in the family. Four times you warn her, charmingly; four times she laughs. In October she calls from the stairs with wet feet, crying, and what she says is, “Why didn’t anybody tell me?” You did, and you can quote yourself. But she was given something to enjoy, and nobody heeds a toast.",
        "Pick whatever you’ve been wrapping lately, and say it bare this week: “I’m not joking. I don’t think you should sign that.” Don’t smile at the end. She may be mad until Sunday, and she’ll have heard you.",
      ],
    },
    Scorpio: {
      thesis:
        "Everyone at the table knows not to bring up the divorce, and they’ve been not bringing it up so hard that nobody can ask the poor man for the salt. You sit down, look at him with real interest, and say, “So who got the dog?” He stares, and then he laughs, for the first time since March, and talks until they stack the chairs. ENTP asks what no one else would dare; it took Scorpio to know it was the dog. People confess to you early, since you so plainly aren’t shocked, and it goes no further. A riddle, a locked cabinet, or a suspicious footnote can keep you up until sunrise, happy. Whatever you promise, you keep, for years, without mentioning it.",
      argument: [
        "At ten past four she read your message, and she hasn’t answered. ENTP sees a puzzle, and by five has six explanations; Scorpio picks one. It’s never the dead battery; it’s the darkest of the six, and with your mind on the case there’s soon evidence, the short call on Sunday, a look, that “we’ll see.” By seven you’ve replied to the betrayal with something cool and rather witty. She climbs out of the pool, finds it on her phone, and can’t think what she’s done. Now she is a bit distant, as you’d predicted.",
        "Six theories are too many to act on, so ask for the seventh: “I’ve built a whole case about why you didn’t write. What’s the boring answer?” Nearly always there is one, and she’ll be touched, in a damp sort of way, that you minded.",
      ],
    },
    Sagittarius: {
      thesis:
        "Strangers who ask you for directions get company. You know a better way, it goes past a house with a story, and three blocks later the whole party is discussing whether anyone can fall in love in a second language. ENTP came for the argument, and Sagittarius wants it to be about something the size of a continent. Being wrong bothers you about as much as rain: you’ll drop a theory in the middle of a sentence and shake hands with whoever shot it down. People bring you their troubles to have them looked at from a hill, and go home laughing, with a book of yours you’ll never see again. And whoever once taught you something can ask anything of you, for life.",
      argument: [
        "It’s ten past five, still dark, and three people you love are up because of you. In January you explained the mornings to them, the silence, the monks, the book. Sagittarius, once convinced, can’t keep a good thing to itself; then ENTP, which examines everything, got around to examining this. The monks went to bed at seven, it turns out, and the study had a hole in it, so you dropped the whole idea by Valentine’s Day and are at this moment asleep. Nobody’s told the three, who find out over the weekend, gray in the face, when you mention how well you’ve been sleeping, and it’s the last book of yours they’ll read.",
        "Someone is still doing what you talked them into, so call this week: “I’ve changed my mind about what I told you. I should’ve said so when I did.” They’ll groan. Then they’ll sleep until eight.",
      ],
    },
    Capricorn: {
      thesis:
        "Page 212 of the annual report has a footnote, and you’re the one who’s read it. At the back of the auditorium you sit through the applause, then put one question, in a friendly voice, and you can hear pages turning. ENTP wants to know why it’s done that way, while Capricorn went and found out who decided it, in which year, and what it cost. Worse, you’ve brought a better version. Your face barely moves when you’re funny, so new people laugh a beat late and then look for the seat beside you. They learn from you how the place really works, and years later it turns out that the door which opened for them by luck had somebody behind it, holding the handle.",
      argument: [
        "The fountain, ten sharp. It was you who wrote that, in bold, in the schedule you made for nine people and a long weekend. Capricorn goes nowhere without one, but at twenty to ten ENTP fell into conversation with a man who has the keys to the clock tower. So nine people are standing at a fountain, holding your instructions, while the author waves from across the river, too high up to be heard. It’s the best thing you see all year, you tell them at lunch. They’d have liked the tower, too, but what they’ve learned is that your plans bind everybody else, and to the next one half of them come late, which annoys you.",
        "Break the plan by all means, but out loud: “I know I wrote ten. Something better turned up. Come along, or sleep in, and we’ll meet at noon.” Nobody minds that. They mind the fountain.",
      ],
    },
    Aquarius: {
      thesis:
        "The line at the passport office was two hours long, and you’ve had everyone write a number on their hand and go sit in the sun. ENTP saw that a line has no need of people standing in it; Aquarius saw the woman with the baby, and the old man shifting from foot to foot. By noon number 40 is holding number 12’s dog, two strangers have found out they were born on the same ward, and the guard has asked who’s in charge. Nobody is. You just wondered out loud, as you always do, and you’d wonder the same way in front of a king. Peculiar people relax around you, and experts do too, once they’ve noticed that you really want to hear the answer.",
      argument: [
        "You’d love to bring the whole world around, and you can’t stand a room that’s come around. A year it takes you to persuade the building, floor by floor, with drawings, that the roof should be a garden, and the widow on three, who hated it, has written a little speech for the vote. Every hand goes up, Aquarius has its wish, and ENTP, looking around at so much agreement, feels the old itch. “Just one thing,” you say. By ten it’s been put off until spring, the speech has gone home in a purse, and you can’t think what happened.",
        "Let people have their evening. If a doubt strikes you this week just as they’ve come over to your side, raise your hand with theirs and say, “I’m in. I’ve thought of a problem, and I’ll bring it Tuesday with a fix.” A doubt will last until Tuesday.",
      ],
    },
    Pisces: {
      thesis:
        "Fourth hour of rain, one tent, three children who aren’t yours, and the cards got wet. “What if this is a country?” you say. By supper it has a coast, a queen elected weekly, and a law against Mondays, and the boy who’d been homesick is its minister of thunder. ENTP drew up the constitution; Pisces wrote the anthem, and knew who was in need of a ministry. Grown-ups get the same treatment: you catch the thought they were only half having and hand it back so nearly finished that they think it’s theirs. Hardly anyone minds losing an argument to you, because somewhere on the way you’d understood what they were afraid of, and left that part alone.",
      argument: [
        "Nothing false on paper gets past you, and no one in tears is turned away. ENTP has found the hole in the lease before the agent sits down, while Pisces only needs to see how a person holds a cup. So a man you half know is telling you about the job, the ex, and the tow yard; by his second sentence you’ve noticed that the dates don’t fit; by his fourth you’re feeling for your wallet. Afterward you’re furious, mostly at yourself, and turn it into a comic routine, which is less comic when a friend with a flat voice and a true account asks, and the money’s gone.",
        "You can believe the trouble and doubt the details. This week, say both: “I can see you’re in a bad way. I don’t lend money. I’ll go there with you.” Whatever’s true, you’ll have been kind and still have the rent.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "An argument has gone around the table twice when you suggest the ridiculous option, and suddenly people are drawing on napkins.",
        "Shy friends try karaoke, kayaks and Portuguese in your company, because with you being terrible at something is half the fun.",
        "You say the awkward thing early, cheerfully, to the person who can fix it, and everybody else quietly stops dreading it.",
      ],
      costs: [
        "You’re gone once the thing works, so colleagues inherit your invention without instructions and get to answer the furious calls.",
        "In a lively debate you miss the moment when the other person stopped playing, and they go home feeling beaten.",
        "Skipped meals and four-hour nights look like freedom to you, until a fever cancels the week you were excited about.",
      ],
      tensions: [
        {
          between: "Launching or staying",
          text: "Starting is where you’re unbeatable, and you’d like to be known for something lasting, so you keep starting. Stay with one thing until it’s been boring for a month, and improve only that.",
        },
        {
          between: "Sparring or soothing",
          text: "Sparring is how you show affection, the other person hears only a quarrel, and you both go home unloved. Before the first objection, ask whether they want a partner or an opponent.",
        },
        {
          between: "Daring or promising",
          text: "Saying yes feels like freedom and keeping it feels like jail, so you overbook and improvise an excuse. Write every yes on one card in your wallet, and when it’s full, say no.",
        },
      ],
      practice:
        "For one week, carry a blank card, and before accepting anything new, write on it what you’d visit less often because of it. Wait an hour by your watch before you answer, and on the seventh day count the answers that changed and tear up the card.",
    },
    Earth: {
      gifts: [
        "A friend’s zipper, tent or dishwasher gives out, and you’ve got it working with a paper clip before they find the manual.",
        "Your clever ideas arrive as something to hold, so at work the skeptics get to press the button for themselves.",
        "Before passing along a rumor, a remedy or a bargain, you’ve tried it yourself, and doubtful people ask you first.",
      ],
      costs: [
        "The last tenth goes undone, and people who praised the prototype have been stepping around it in the hallway since spring.",
        "Somebody brings you a broken watch and a sad face, and it’s the watch that gets your full attention.",
        "You’ll defend a terrible old frying pan as stubbornly as a new theory, and dinner gets cold during both.",
      ],
      tensions: [
        {
          between: "Inventing or completing",
          text: "The new drawing is always more beautiful than the object on the bench, so the object waits. Put the pencil in another room until one piece is handed over to whoever needs it.",
        },
        {
          between: "Free or settled",
          text: "You praise the open road from a chair that fits you perfectly, beside a bag that’s never quite unpacked. Spend one night away this month, and afterward say which bed you preferred.",
        },
        {
          between: "Better or done",
          text: "One more improvement always makes sense, so a present you’re making arrives weeks after the birthday. Set the delivery for a Sunday, and hand it over as it is, flaws included.",
        },
      ],
      practice:
        "On Monday, place one half-made thing on the table, with a timer set for thirty minutes, and begin nothing new before the bell. Repeat it every day, and on Friday hand the thing over to somebody, whether or not you’re satisfied with it.",
    },
    Air: {
      gifts: [
        "After talking with you at lunch, people walk off holding a better version of their idea, sure it was theirs.",
        "You can put a view you dislike so fairly that the person who holds it nods, and then listens to you.",
        "Somebody stuck over a crossword or a love affair gets one odd question from you, and sits straight up.",
      ],
      costs: [
        "You’ve talked through a plan so thoroughly that it feels done, and the people who believed you are still waiting.",
        "When someone is upset you edit the wording, and what they felt never gets brought up near you again.",
        "Nobody can tell your conviction from your warm-up, so when you finally mean something, they smile and wait for the twist.",
      ],
      tensions: [
        {
          between: "Open or committed",
          text: "Keeping every possibility alive feels intelligent, so you answer invitations with a maybe and end up with leftovers. Take two options off the list by Friday, and tell the people involved.",
        },
        {
          between: "Dazzling or known",
          text: "New people get your best material, and those who love you get a summary, because they’d ask questions. Give an old friend the first telling of something, including the part without a point.",
        },
        {
          between: "Thinking or stopping",
          text: "At night a question keeps opening into other questions, and stopping feels like surrender, so you read until three. Put the best one on paper at eleven, and turn off the lamp.",
        },
      ],
      practice:
        "Once a day this week, let the other person have the last word, adding neither a joke nor a connection. Write their final sentence on an index card afterward, exactly as it was said, and stop on Sunday, when you have seven.",
    },
    Water: {
      gifts: [
        "At a stiff memorial service you find the one comic line that nobody resents, and people begin to talk again.",
        "In a negotiation you sense what the other side is afraid of, and you offer that before anyone has shouted.",
        "Sick friends like having you visit, because you argue with them about movies as if nothing were wrong.",
      ],
      costs: [
        "Hurt comes out of you as wit, and it hits whoever happens to be sitting where the hurt began.",
        "You plead brilliantly for everyone else, and your own invoice stays in a folder because asking feels like begging.",
        "Feelings reach you weeks late, often in traffic, when the person they were meant for has stopped waiting.",
      ],
      tensions: [
        {
          between: "Funny or honest",
          text: "A joke brings you right up to what matters and then carries you safely past it. When it gets a grin, stay there, and say the serious half in eight words.",
        },
        {
          between: "Proof or instinct",
          text: "You know how you feel about a job within an hour, and you spend months demanding evidence from yourself. Write the hunch down the same day, and give the evidence one week.",
        },
        {
          between: "Near or admired",
          text: "You want to be comforted, and being impressive is quicker, so people leave dazzled and you’re by yourself again. Call one of them the next day, and say what you left out.",
        },
      ],
      practice:
        "Every evening this week, before you tell anyone something comic about the day, write one line in a notebook with the fun left out. Put down who was there and where in your body you felt it, and shut the notebook after five minutes.",
    },
  },
  openings: [
    "Start with what your friends already know: you’ll take the other side, on the weather, on the menu, on your own birthday. What they’ve never noticed is that someone lives over there on the other side, full time, with strong views on how you’ve been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part covers the stretch of road between having an idea and cashing it in, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses turn up in it, invoices too, and the venture that never got past an excellent name.",
    "Everyone who loves you has at some point lost a debate about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you’re only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject you’re least amusing about. Within a page or so you’ll feel an urge to demonstrate where the writer has gone wrong, and you should make a note of which page. Below all the talk live a few older characters, one of them with scabs on both knees, who have been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental car: full speed over the bumps, returned with an empty tank, no memory of the scratch. What comes now is small and can be done before the mood passes. None of it takes discipline, an institution you have refuted on numerous occasions, although some of it takes ten minutes.",
    "A person can be curious about everything and never once have asked what the curiosity is for. You’ve come close, generally after midnight, generally among friends, and someone always said something funny. There’s no hurry now. These last pages walk around the big question the way you’d walk around an unfamiliar house, trying the windows.",
  ],
  year: {
    "sun 1":
      "Beginnings suit you so well that you have a collection of them. It’s time to select one, but you’re a poor judge, since they’re all lovely, so ask a friend which of your plans they’ve heard about most, and this week either do its first hour or retire the story.",
    "sun 2":
      "The best salesman you know is you, and you’re also the customer. With money on your mind, establish a limit today, and whatever exceeds it has to be justified to the most sensible person you trust, sitting down, without gestures. If they’d buy it, go ahead.",
    "sun 3":
      "Messages receive an answer from you in a minute or in a month, depending on how interesting the question is. A lot of dull ones come in just now, so give those twenty minutes a day, “Yes,” “No,” “Six o’clock,” and reserve the rest for the good talk.",
    "sun 4":
      "At home you start a debate the way other people put on the radio, for company. Those you live with, or come from, would sometimes appreciate an evening without a thesis, so try asking one of them how the day was, believe the answer, and ask another.",
    "sun 5":
      "Play is what you’d be doing anyway, so enjoy having an excuse: take the most ridiculous idea you’ve had and construct it by Sunday out of whatever’s around, with a child or a friend as the boss. In love, pay one compliment with no joke in it, and stand still afterward.",
    "sun 6":
      "Deadlines interest you at about eleven at night on the last day, and your results nearly justify it. What’s coming in now, forms, laundry, a stiff neck, is too small for that method, so do the dullest thing each morning beside somebody else who’s working, and pay them in coffee.",
    "sun 7":
      "Someone else determines the pace, at home, at work or across a bargaining table, and it’s slower than yours. You fill the wait with alternatives, which they interpret as doubts about the plan; agree instead on one thing, with a day, and improve nothing about it until it’s happened.",
    "sun 8":
      "You take risks cheerfully, and the people who share the bill get to watch. Now’s the time to tell them the odds first, including the possibility that it goes wrong, and to determine how much they’d be willing to lose, write the figure down, and stay under it.",
    "sun 9":
      "Name almost any subject or country, and you know the first third of it. Return to the one you were sorriest to abandon and do the dull middle, with someone who’s farther along, booking the second lesson before you go to the first, while you’re still in love.",
    "sun 10":
      "Nobody at work doubts that you’re quick. What they’d like to see, now that you’re on view, is how one of your ideas ends, so promise a thing that’s smaller than you’d like and deliver it a day early. Keep the four better versions to yourself until you’re asked.",
    "sun 11":
      "Your friends are mostly people you’ve plotted something with, and when the plot’s over, the calls stop. Since these are good weeks for the ones you miss, call two of them with nothing to propose, discover what they’re hoping for these days, and offer an introduction instead of an opinion.",
    "sun 12":
      "Very few things of yours end; most of them just stop being mentioned. While it’s quiet, declare aloud which of them are over, a project, a promise, a feud nobody’s kept up; notify anyone who still has a key or a copy, and see how you sleep.",
    "new 1":
      "Irony protects you from ridicule, and it has dissuaded you from many improvements by the third day. If you’d like a different appearance or habit, give it two weeks before you permit yourself a single witticism about it.",
    "new 2":
      "Inventing a way to earn money entertains you more than the money does, so the next enterprise has a name and a logo before its predecessor has sent any bills. Send the bills, which are the dullest form of applause.",
    "new 3":
      "Everyone within half a mile has met you once, had a wonderful time, and is uncertain whether you’d recognize them. Begin with names: ask for one, use it twice, and continue on Thursday where the two of you were interrupted.",
    "new 4":
      "Repetition at home strikes you as a failure of imagination, and so nothing there happens the same way twice. Introduce one modest custom, such as soup on Sundays, and defend it for a month against your own better ideas.",
    "new 5":
      "Most skills came to you quickly, and whatever didn’t you called uninteresting, which has narrowed your pleasures more than you realize. Try something at which you’re cheerfully awful, preferably beside a person who is good at it and enjoys demonstrating.",
    "new 6":
      "You improve a routine until there’s nothing left to do but admire the design, and then it’s Thursday. An arrangement too simple to be improved has the best chance, for instance a short walk at the same hour.",
    "new 7":
      "Disagreeing is how you show interest in people, and the timid ones conclude that you can’t stand them. When somebody new appeals to you, say in plain words that you’re enjoying their company before you contradict them a second time.",
    "new 8":
      "Taboos don’t frighten you, and you’ll discuss anyone’s salary or funeral over lunch, while your own remain remarkably private. If you’d like frankness about shared money or an old sorrow, put your own particulars on the table first.",
    "new 9":
      "You get to know an idea by attacking it, which reveals its walls and hardly ever its rooms. Begin with a subject in which nobody needs to be refuted, and ask its longtime inhabitants what they love about it.",
    "new 10":
      "Whatever position you’re given, you’ve rewritten it within a month, and the people who filled it wonder what became of the original. Begin at the other end: put the job you’d really do on half a page, and show it to somebody.",
    "new 11":
      "Two meetings reveal how a club ought to be organized, and by the third you’ve said so, since an unused idea is hard for you to tolerate. Help with the chairs first, because reforms sound friendlier from a familiar face.",
    "new 12":
      "The first silent hour is uncomfortable, and you reach for the radio, because a thought without an audience hardly seems to exist. It’s in the second hour that the other kind arrives, with no ambition to be clever.",
    "full 1":
      "How you mean things and how they’re received are two separate matters, and for once the difference is on display. When people fall silent around you, consider the possibility that they’re tired as well as dazzled.",
    "full 2":
      "You lend the way you talk, money and books and the good umbrella, and it would bore you to keep a list. When something is missed around now, ask for the oldest item back, since whoever has it has probably been embarrassed for a year.",
    "full 3":
      "You say things in order to determine whether they’re true, and others quote you as though you’d known. If one of them comes back to you, “I hadn’t thought that through” is the sentence that ends the matter.",
    "full 4":
      "The best anecdotes of your day have been presented three times before evening, and whoever you live with, or call at night, receives the summary. They can tell, so reserve one performance for home, with all the gestures.",
    "full 5":
      "Keeping every possibility open is half of your pleasure in a romance or a project, and the other person pays for it by waiting. If something here has ripened, call it by its name, and see what becomes possible then.",
    "full 6":
      "A fascinating problem permits you to forget your body for days, and it complains afterward in your sleep and your temper. Notice at what hour of the evening the thinking deteriorates, though it feels better, because that’s when to stop.",
    "full 7":
      "When all is well between you and another person, some part of you would like to know what happens if this string is pulled. Since they don’t experience it as a game when you pull it, lightly, over dinner, let one good week go by untested.",
    "full 8":
      "Grief, debt and desire fascinate you, and fascination allows you to stay at a comfortable distance from them. The feeling itself is nearer now and requires no theory, only an hour in which you sit with it, or with someone who has it.",
    "full 9":
      "You’ve argued on so many sides that your friends aren’t certain which is yours, and occasionally neither are you. Ask yourself for which of your opinions you’d surrender money or a pleasant evening, and you have the list.",
    "full 10":
      "Credit for ideas delights you, whereas the world pays for what’s been completed and the person who completed it. When your work is praised, acknowledge those who did the patient part, and people respect you more than before.",
    "full 11":
      "Some groups you love, and some you attend because they’re wrong in such an amusing way. The difference is visible now, and you can either leave the second kind in a friendly manner or admit that you’ve grown fond of them.",
    "full 12":
      "In private you envy the people who’ve done one thing for thirty years, and in public you’re very funny about them. The envy is visible around now, if only to you, and it’s better information than the jokes: what is it that they have?",
    "eclipse 1":
      "An impressive manner deteriorates like anything else. Before you construct a superior model, determine which of your qualities your friends enjoy when you aren’t demonstrating anything.",
    "eclipse 2":
      "A reduced income makes you inventive immediately, sometimes sooner than the figures require. Consider the dull solution along with the brilliant ones, because it’s free to write down and can be tried on Monday.",
    "eclipse 3":
      "Jokes have done most of your serious talking for years, so that when an old connection breaks or shifts, something important was never said. Eight ordinary words are sufficient for it.",
    "eclipse 4":
      "Whatever happens at home is an anecdote by the weekend, and this ending will make an excellent one. Leave it untold for a while, as you may miss the old arrangement more than a punch line allows.",
    "eclipse 5":
      "You flirt as other people hum, with everybody and without intent, and it becomes apparent that someone was listening to the words. Be kind about it and be unambiguous, on the same day.",
    "eclipse 6":
      "Since discontent makes you redesign everything, examine the light, the lunch and the hour of going to bed before you include the job, because the cause of an unhappy day is frequently that modest.",
    "eclipse 7":
      "You notice the gap in every agreement before it’s been signed, because identifying exits is a reflex. If the terms between you and someone are ending now, ask what would make you want to remain.",
    "eclipse 8":
      "Even a separation that you argued for leaves a dent, and your excellent arguments don’t fill it. Missing what you surrendered is no contradiction, and one friend ought to hear about it from you.",
    "eclipse 9":
      "When a conviction fails you, you’ve moved to its opposite by evening, for the exercise. The territory between the two is larger and more fertile, and deserves several weeks without anything to defend.",
    "eclipse 10":
      "Titles never seemed serious to you until someone wanted them back. When a period of work ends, the appreciation arrives late, and you should still be there to hear it said.",
    "eclipse 11":
      "Amusing people are invited everywhere and missed in fewer places, as you’ve suspected. When a circle loosens, pay attention to who calls on a day when you have nothing clever to offer.",
    "eclipse 12":
      "Distraction is an art that you’ve mastered, and it has spared you a great deal. As one of the exits shuts, what you’ve been stepping around proves to be more tired than terrible.",
    "jupiter soft":
      "In a lucky period your ideas go off like popcorn, and people collect them and run, some of them in the wrong direction. You itch to go after those, but let them run, because an idea that comes back altered by somebody else is no longer alone in the world.",
    "jupiter hard":
      "Your confidence runs a little in advance of the evidence, and mostly the evidence has caught up. At present everything you touch becomes larger, and what you offer people most of all, so halve whatever you were on the point of offering, and observe how pleased they are with half.",
    "saturn soft":
      "People adore you, and they don’t quite plan around you. In a period like this you can appear at the same hour for four consecutive weeks, without an improvement of any kind, and see what it does to their faces. Dependability turns out to be another way of being interesting.",
    "saturn hard":
      "You can keep nearly anything in the air by talking, and now there’s someone, or something, that won’t look up. It feels petty to you, and it isn’t personal, so take one thing you’ve been saying lately, do it, and tell nobody until it’s been done for a week.",
    "uranus soft":
      "Life moves at your speed for a while, and what makes other people nervous cheers you up, so that you’re very useful to them in building something from the pieces. Keep one dull thing exactly where it is: the rent, paid on the first, gives the experiment a foundation.",
    "uranus hard":
      "Upheaval pleases you when it was your idea, and when it originates elsewhere you criticize the method and overlook the opening. Pretend for one evening that you had proposed it yourself, hear how persuasive you are, and then begin with the part that you defended best.",
    "neptune soft":
      "Impressions come to you ahead of their explanations, which is unusual and rather lovely for a mind like yours. Because music says more than it did last year, and faces do too, make a note of what moves you, unexamined, and discover in some weeks what it has become.",
    "neptune hard":
      "Any version of events sounds true while you’re telling it, and since you’re your own best listener, that becomes expensive in a hazy period. Invite a few tedious questions by giving a sober friend the whole plan, and answer each of them with evidence or with nothing.",
    "pluto soft":
      "Within a day you can see how any institution really runs, and who has to be asked. Now you have the nerve to examine the power you never count, which is charm; it operates best on people who can’t refuse it, and one of them deserves to be asked again without it.",
    "pluto hard":
      "Winning is such fun that you rarely inquire what the prize is for, but in a long contest with a person or a habit, that question becomes serious, because the other side knows where you’re tender. Lay down one of your weapons, and observe what they do with theirs.",
    "mercury retrograde":
      "You read the first two lines of anything and extrapolate the rest, on the whole correctly. In these weeks the third line is where the day and the amount are, and it repays a visit.",
    "mercury direct":
      "Plans that were stuck begin to move, and your quickness is useful again. Somebody has been waiting through all of your second thoughts, and would appreciate knowing which of them was final.",
    "venus retrograde":
      "Curiosity draws you back to an old love or an old bargain, to see how it would go this time, though most of the answers are known already, and wondering is free.",
    "venus direct":
      "You love a song to death by playing it forty times in a week, and now it’s possible to appreciate things in smaller portions, leaving the dinner while you still want more.",
    "mars retrograde":
      "Low energy makes you pick fights, since a fight is a way of feeling it again. Take up one that was only half settled, and use what strength there is to end it well.",
    "mars direct":
      "Speed returns, and with it the conviction that everything can begin simultaneously. Use the first burst on something that has no future at all, such as the table underneath your papers.",
    "ingress jupiter":
      "Invitations increase in this part of life for about a year, and you’ll want to dispense advice on arrival. A newcomer learns fastest by asking people how they do it, and waiting for the end.",
    "ingress saturn":
      "Something you’ve discussed brilliantly has to be practiced here for several years, graded by other rules, and being a novice for a while is excellent for a mind like yours.",
    "ingress uranus":
      "This part of life becomes a workshop for years, which you enjoy more than those around you, so warn them before you experiment, and agree with them on what is to stay as it is.",
    "ingress neptune":
      "Certainty diminishes here over many years, and you’ll be inclined to replace it with theories. A longing that has no arguments behind it is sometimes the more reliable guide.",
    "ingress pluto":
      "Here things are altered at the root for many years, too gradually to be discussed over dinner. Your curiosity is the best tool for it, provided that it’s occasionally turned on yourself.",
  },
};
