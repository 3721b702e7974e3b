import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "By now you’ve met them both. One draws up the campaign, the other has already saddled the horse, and for most of your life they have shared a stable without speaking, since the strategist finds the rider vulgar and the rider doubts that the strategist has ever been outdoors. When they fall out you get sharp-tongued and late. But there were days, and you could name three, on which the long view had a hot heart under it, and nobody who was there has forgotten you. So draw up a treaty with two clauses. The strategist picks the direction, over one entire weekend a year, and then says no more about it. The rider picks the hour. Today would do. The horse is saddled.",
        ],
      ],
      ask: "On which three days did your long view and your hot heart ride together?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "They get along, your two halves, and that is precisely what needs watching. Both are fond of a wall, both lay in stores for winter, and both would sooner do it themselves and then do it over. Between them they’ve made a life that stands up in any weather, and at times it has stood so well that nothing could get in, neither thieves nor cousins. No quarrel inside you is going to break it open. You’ll have to invite the disturbance: a lodger, a puppy, a foolish friend, a craft at which you are hopeless. Choose one this month, give it a key, and don’t improve it for a year. You couldn’t topple if you tried, so it’s safe, by now, to be inconvenienced by joy.",
        ],
      ],
      ask: "Which disturbance have you been turning away that you would miss if it gave up?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Reading along, you’ll have noticed that one of you wants to arrive and the other likes the conversation on the train. They have traveled together for a long time. The first is forever checking the names of stations; the second has moved to another car, because a woman in there breeds owls. It isn’t a marriage that anyone would have arranged. All the same, a mind with one track goes dull and a mind with forty goes nowhere, and whatever is best in you was thought up in the dining car and brought home by the one with the ticket. Give them a standing appointment: an hour each Friday, with everything the wanderer gathered laid out on the table. The other picks a single thing. The rest rides on.",
        ],
      ],
      ask: "If you could take only one thing home from this week’s wandering, what would it be?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You have lived like an observatory built on a lake. Up in the dome it is dry and exact, and someone takes readings; underneath, the whole affair rocks. For years the observer has blamed the instruments, had the floor reinforced, and written papers on the motion, without ever thinking of the ladder. Yet look at the decisions you’re proudest of. Each has the lake in it, some swell that you felt before you had the figure. Then look at the worst, when you took the swell for the entire world. So every evening, before the day’s report, climb down and sit at the edge for ten minutes without measuring. After that, go up and write one line about what moved. They’ve been neighbors long enough.",
        ],
      ],
      ask: "Which swell did you feel this year before you had any figures for it?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "One of you has stood at the edge of every pool in your life with a thermometer, and the other went in wearing its shoes. Each can produce evidence. The careful one has the year you leapt at a person; the quick one has the year you didn’t. Blended, you’d be the poorer, since it’s the leap that brings up something to consider, and the consideration that gets you back to land. What you can do is divide the day. In the morning, begin: one thing, unready, with a witness. In the evening, find out what it taught you. Whoever went first has to be handed a towel. That is the entire treaty, and it can be signed wet.",
        ],
      ],
      ask: "Which year proves your caution right, and which one proves it wrong?",
    },
    Earth: {
      stances: { pace: "patience", order: "both" },
      lines: [
        [
          "paragraph",
          "There is a house that you’ve been designing since you were young, and there’s the one in which you live, with the stain. For years the designer has passed through the second as one passes through a station. The other tenant in you, all that time, was finding out where the sun falls in the dark months, oiling things, growing attached. One of them is right that it could be better. One of them is right that it’s where you are. They begin to get along when you allow a thought to be finished by being used: shelf up, application sent, a bit crooked and in service, with the improvements reserved for the next one. You will have ideas to the end. It would be pleasant if they had somewhere to sit.",
        ],
      ],
      ask: "What in your actual home would you keep, even if the designed one were ready tomorrow?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Anyone hoping for a quarrel on the last page will be disappointed. The mind that you trained and the temper you were born with lean out of the same window, elbow to elbow, and adore the view. What they have never done is shut it. Such is the danger of two who agree: all things stay open, and each is sure that the other will go down and see about dinner, the rent, that person on the stairs. So appoint someone. Once a day let one matter be decided by whoever in you is cold, or hungry, or fond, and let the pair upstairs be informed afterward. They will raise objections. Those will be wonderful objections, and you can hear them perfectly well from below, with your mouth full, among people.",
        ],
      ],
      ask: "Which matter will you let the hungry one in you decide today?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "The one who thinks and the one who feels have shared your skull like neighbors with a thin wall, each annoyed by the other’s music. You’ve lived in the dry half, where whatever you know for certain is alphabetized; only, what made you want to know it came through the plaster, at night, as a tune. Your best work, you’ll have noticed, had water damage. They needn’t move in together. It’s enough to knock. When a conclusion is finished, knock and ask, “Whom is this for?” When a mood has you by the throat, knock and ask, “What have you seen?” Each possesses what the other is short of. If some day a hole comes of all that knocking, don’t be in a hurry to fill it.",
        ],
      ],
      ask: "Which tune through the wall first made you want to understand anything?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { order: "both", lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "One of you draws the route and one of you is already running, and from outside they’ve always passed for the same person, since both are in front. Their disagreement comes out in small things: a schedule torn up by the hand that made it, a triumph that bored you by evening. You tend to give the runner the start and the mapmaker the rest, so that beginnings are glorious and most middles are served like a sentence. Let them trade. In the dull middle of something, call a halt, light it up again, hand out new shoes; and on the wild first day appoint one sober stretch of an hour, pencils only. Neither will thank you. But you’ll hear them, on a good day, whistling the same tune at two different speeds.",
        ],
      ],
      ask: "In the middle of which undertaking should the runner get a turn?",
    },
    Earth: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "All this while an argument has been going on between someone who wants to be there and someone who wants to have built the road. Both are on your payroll. The first has given you your reach, and a habit of being absent from wherever you’ve arrived; the second your reliability, and a certain deafness to anyone proposing to stop early. When they clash, the one in a hurry gives the orders and the other works nights. Turn that arrangement over for a season. Let what is slow in you set the pace, and set the quick one to inspecting views: at each milestone it must report, in a sentence, what can be seen from here. By winter you may find that you’ve covered the same ground, and can describe it.",
        ],
      ],
      ask: "What can be seen from exactly where you’ve got to, in a single sentence?",
    },
    Air: {
      stances: { company: "company", pace: "both", head: "logic" },
      lines: [
        [
          "paragraph",
          "Think of a house with a general on the ground floor and, above him, a party. He makes his rulings, she has people in. Every so often someone comes down for ice, mentions an angle he’d overlooked, and he is irritable for a week because it’s good. Your habit has been to shut the hatch whenever something serious is to be decided and to open it when that’s over, for relief, which gives you firm decisions and the feeling, on waking, of having missed a remark. Put in stairs. One evening in each week she sends down her three best objections and he must serve them a drink before he answers. He’ll rule in the end, as he does. The rulings will have windows.",
        ],
      ],
      ask: "What would come down the stairs tonight if the general had to serve it a drink?",
    },
    Water: {
      stances: { head: "both", lead: "lead" },
      lines: [
        [
          "paragraph",
          "By now you’ll have recognized the two of them, the one who takes charge and the one who takes it to heart. They met early and struck a bargain: the first would go in front, where things get thrown, and the second would never be seen. As an arrangement between children it was reasonable. What it costs a grown person is a strange loneliness at the head of the line, admired by everyone and known to the backs of chairs. You needn’t become soft, a word I can hear you testing for rust. Go on leading. Only, before each march, let the one behind come up and say in your ear who is limping; then turn around and say it as yourself, with her in your voice.",
        ],
      ],
      ask: "Who is limping in your life right now, and would be relieved to be noticed by you?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Two fast creatures live in you, and neither has ever told the other to wait. One asks, the other leaps; the question sets off the leap, the leap throws up a new question, and from across the street it must look like a parade of one. No slower person will ever talk you into moderation. What works is rivalry. Let the asker cross-examine the leaper before a jump (“What would make us stay?”), and let the leaper, in the middle of some lovely, endless inquiry, tap the asker on the shoulder and point at the boat, which is leaving. They enjoy it. You’ll know that terms have been agreed on the evening when you leap a little late, and for a reason.",
        ],
      ],
      ask: "What is the leaper in you about to do that the asker hasn’t heard of?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "They will never like each other, the one who wants to see what happens and the one who wants it to last. For years they’ve lived like neighbors in a lawsuit over a hedge. The inventor calls the builder a coward, the builder has an itemized list of damages, and you, in between, have paid them both, mostly in weekends. Compromise won’t do it; a wall that’s half experiment falls down. Taking turns will. Give the first the beginnings, wholly, unsupervised, with sparks, and at an agreed hour give the second the keys. Then watch for the strange afternoon when the builder comes over to borrow an idea, and the inventor asks how long it will stand.",
        ],
      ],
      ask: "At what agreed hour should the inventor in you give up the keys?",
    },
    Air: {
      stances: { focus: "many", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You have been of two minds for so long that you should be charging them rent, and the comedy of it is that they agree. Both love an opening, an exit, a sentence with a hinge in it. What’s lacking is ballast. Up to now you’ve settled that by borrowing weight from others, a practical spouse, a stern editor, a dog that needs walking, and it has served, though they get tired. There’s a lighter sort that you can lay in by yourself, which is to be reliable about trifles. Be where you said, when you said. Return the umbrella. End the story where it ended. From pegs like these the whole bright flapping cloth of you can hang, and go on moving as much as it likes.",
        ],
      ],
      ask: "Which trifle did you promise this week, and to whom does it matter?",
    },
    Water: {
      stances: { head: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "For most of your life the clever one has done the talking, and the other one, who feels, has pulled at its sleeve. They disagree about nearly everything: what was said, what was meant, whether it’s over. You’ve let wit decide because wit is faster, and paid by finding things out years late, in cars and showers, at the mention of a name. Suppose you gave the slow one a vote. Speak when you like, but decide nothing that concerns a person until you’ve slept, and then ask what is still wet. By morning they differ far less than you’d think. The head goes back for the heart’s reasons, finds them sound, and pleads for them better than the heart ever could.",
        ],
      ],
      ask: "What did you learn years late that your body had known on the day?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You’ll remember the two who were arguing by the lamp. For years they have lived by turns, a long season of careful dreaming and then a week in which everything catches, and each has cleaned up after the other with a sigh. The quick one thinks that the patient one is a coward. The patient one has read all his old speeches and thinks that he is a child.",
        ],
        [
          "paragraph",
          "They come to terms over something neither can do unaided. Slowness finds out what deserves the heat; heat gets it over the doorstep before it’s perfect. So arrange it like a kitchen, with one of them tasting all morning and the other allowed the stove at a stated hour. Some dishes will burn. You’ll have eaten, though, and so will the guests.",
        ],
      ],
      ask: "At what stated hour this week will the quick one be allowed the stove?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "A pilgrim and a mule set out together, and for most of the trip each regards the other as the delay. The pilgrim has the far city before his eyes and hasn’t noticed the sore hoof. The mule has noticed everything, grass, gradient, the rope rubbing, and has no opinion about cities. Usually you let the pilgrim preach until the mule lies down in the road, and then you call it exhaustion.",
        ],
        [
          "paragraph",
          "Peace begins when the mule is consulted at breakfast. Ask what can be walked today, on these legs, with this load; let the answer be the plan, however unspiritual; and leave the pilgrim free to explain along the way what it is all for. She only wants it said in a friendly tone.",
        ],
      ],
      ask: "How far could you walk today if the mule were asked first?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Two correspondents have been sharing your address. One of them believes, to the point of silence, in three or four things that she’d rather not see handled; the other will handle anything, turn it over, hand it around, and has been known to sell the family silver for a good last line. By an old treaty she does the feeling upstairs and he receives below. Visitors think the house is all wit.",
        ],
        [
          "paragraph",
          "Let them write to each other. She needs his words, or what she loves stays a pressure behind the eyes, and he needs her for a reason to stop. Before you go into any conversation that counts, let her name the one thing that isn’t for trade. After that he may be as funny as he likes.",
        ],
      ],
      ask: "Which of your beliefs is not for trade, however good the last line would be?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "In you both halves want the same thing, so there was never a war to end; there was a flood. The dreamer feels, the other one feels with her, and what ought to have been a conversation turns into a lake with your furniture in it. Such natures need banks, some firm ground on either side, so that so much feeling has a direction in which to run.",
        ],
        [
          "paragraph",
          "The material is known: a fixed supper, a finished task, the friend who says “and then what did you do?” They look like the opposite of soul, and you have avoided them for that. But only a river with sides ever turned a mill. Begin with one. Move something every day, and before you sleep, tell someone dry about it.",
        ],
      ],
      ask: "Which dull daily habit would give all this feeling a side to run along?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", focus: "many" },
      lines: [
        [
          "paragraph",
          "By now it will be obvious that your two halves were never enemies. They’re a pair of enthusiasts who met at a bonfire and have been egging each other on ever since, and the trouble with such friendships is that there’s no one to drive home. What you have to add is a third party, made by hand. It can be a spouse with a raised eyebrow, a rule about nights and mornings, a partner who likes forms.",
        ],
        [
          "paragraph",
          "Choose it yourself, in a sunny hour, and then do the thing that comes hardest to proud people, which is to obey it when it’s wrong once in a while. A kite is not insulted by its string. Cut it, and what you see isn’t freedom; it’s a kite in a tree.",
        ],
      ],
      ask: "What brake would you accept this year, and from whose hand?",
    },
    Earth: {
      stances: { novelty: "both", order: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "All through these pages one of you has been packing and the other planting, and each has been rude about the other’s shoes. You’ve generally let the packer win in daylight and the planter sulk at night, so that you have had neither a proper voyage nor a proper crop. Migrating birds came to a better peace long ago: two addresses, the same two, and a season for each.",
        ],
        [
          "paragraph",
          "Promise yourself a few returns that nothing is allowed to cancel, a friend’s harvest, a lake, the Sunday of the soup. Between them, fly as you please. Freedom tastes of more when there is a chair somewhere with your shape in it, and staying is bearable for anyone who knows the date of the thaw.",
        ],
      ],
      ask: "To which two places or people would you promise to return, whatever else you change?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You came to a book about yourself hoping, I suspect, for company, and you’ve had it: the warm one who wants to be in on everything, and the nimble one who’d rather discuss it. They get along famously. They could go on like this for decades, finishing each other’s anecdotes at a height from which nobody’s heart can be made out, and that’s what it costs, for you are loved by hundreds who couldn’t say what keeps you awake.",
        ],
        [
          "paragraph",
          "A truce between two such wits has to be made with the body, by turning up. Once a week be somewhere without a story to bring or to take away: at a bedside, at a rehearsal, in a boat. The cleverness will follow you there, a bit late, and sit down.",
        ],
      ],
      ask: "Where could you turn up regularly this year with nothing whatever to tell?",
    },
    Water: {
      stances: { head: "feeling", company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Joy is how the world knows you, and sorrow is how you know the world, and for most of your life the first has been sent to the front to receive the guests so that no one would ask after the second. Both are yours, and they have the same laugh. What wears you out is the hallway between them, a dozen times a day, changing your face.",
        ],
        [
          "paragraph",
          "Let them be seen in public together. Tell the funny story and leave in the bit where you were frightened; cry at the wedding and then dance with mascara on your chin. Some people will prefer the earlier show. The rest will come closer, and around dessert you’ll find that you haven’t checked anyone’s mood for an hour.",
        ],
      ],
      ask: "Before whom could you be both merry and sad in one evening?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "One of you plans the reunion, remembers who is allergic, and would be content to scrub the pots. The other walks in late with firecrackers under its arm. You have treated the second as a lapse, a thing to be made up for with a casserole, and so it shows itself only when it is furious, which has given it a bad name. Look at the record, though. It sang at the wake. It jumped in after the dog. And each time, you’ll notice, the careful one had brought towels. That is how the two of them work, nerve in front and towels behind, and you can arrange it on purpose: once a month agree to something that scares you, and let the planner pack. Neither ever wanted to go alone.",
        ],
      ],
      ask: "What scares you enough, and pleases you enough, to be next month’s yes?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "There was never much of a war. Two cautious tenants took one house, agreed about the locks, and have been comparing notes on the weather ever since, and if you’re tired it is from living with a voice that always says, “Good idea, let’s do more.” One serves people. The other serves things, the roof, the budget, the way it’s done, and both are convinced that love is shown by upkeep. It is, and it also shows in a person sitting on a porch where the paint is peeling. As neither will ever say stop, you’ll have to appoint an outsider: an hour, a bell, a friend with a deck of cards. When it rings, let both of them put down their tools, and see who has been living there.",
        ],
      ],
      ask: "Who or what could ring the bell that neither half of you will ring?",
    },
    Air: {
      stances: { company: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "The two of them have been sharing a telephone. One wants to hear how everyone is, from each in turn, with details; the other wants to be home early in the chair with the dent; and each thinks that the bill is the other’s fault. You have dealt with it by being delightful and then vanishing, so half your friends consider you outgoing and the rest have never gotten you to a second party. Neither is mistaken. What the one gathers keeps the other from going stale. Settle it by season: three new faces, one new place, and then close up and let it sink in. Afterward tell someone what you thought of it all. You have opinions. It’s been noticed.",
        ],
      ],
      ask: "Which three new faces and one new place would you choose for this season?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You are one person through and through, and that’s the trouble with you. The one who looks after people and the one who feels what they feel have run together like two colors in the wash, so that a stranger’s sigh has become an order, and by evening you’ve filled it. Your two voices finish each other’s prayers, and what’s missing is a third: dry, fond of you, a bit like the aunt who used to say, “Sit down, they have legs.” Give her a chair. Before you go to anyone’s rescue, have her ask whose it is and what it will cost, and wait for both answers, even with one arm in your coat. She is there for the person who’s there for everyone, a position that until now was vacant.",
        ],
      ],
      ask: "What would the dry aunt say about the rescue you’re planning at the moment?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ISTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ISFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Your two halves never needed a peace treaty; what they need is a brake. The quick one, who reads whatever is in front of you, and the proud one, who wants to win it, have been out together since you were little, and between them they have shown you a wonderful time and cost you, at a modest estimate, a collarbone and three friendships. Neither will ever say stop. So the third vote has to come from outside: a person whose raised hand you agree, beforehand and sober, to obey. Choose one who loves your speed without being impressed by it. Give them a single question, “Who is this for?”, and give yourself the length of a red light to reply. Usually the reply will be a good one. Then go.",
        ],
      ],
      ask: "Whose raised hand would you agree to obey before you next take off?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "One of your halves finds things, and with the other they come to live. For years the finder took the keeper for a jailer, and the keeper woke at dawn to an engine in the yard and a scribbled note. You’ve settled it by turns, a year of roaming, a year of bolting everything down, and each was spoiled by envy of the other. Better terms are available. The fast one brings home whatever it likes, a trade, a person, a dog, on the understanding that the keeper decides, after a full winter, whether it stays. In return the keeper gets taken out every month, somewhere with bad roads. They turn out to like the same places. Both of them, after all, only wanted to be somewhere completely.",
        ],
      ],
      ask: "What did you bring home this year that has already earned a second winter?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Put a doer and a talker in one skin and you get a person who has never been at a loss, and has seldom been alone with a thought until it was finished. They get along famously, and that’s the difficulty: the doer supplies the material, the talker improves it, and the pair of them can live for years on the difference. You feel the price in certain lulls, when someone who has heard all your stories asks what you think. So, terms. Each month the doer completes one thing the talker isn’t allowed to mention. Afterward the talker writes a page about it, without a punch line, and puts it in a drawer. In a year that makes twelve pages by someone you haven’t met. I expect you’ll get along.",
        ],
      ],
      ask: "What did you do this year that you have managed not to turn into a story?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "One half of you leaves the building, the other stays inside it, and you have spent your life being both at once. The runner is no coward. It got you past things that would have drowned a slower person, usually with someone else slung over a shoulder. The stayer isn’t weak, either; it remembers where everybody sat. For years they came to terms by way of guilt: off you went, and back you came, twice as cheerful. A better treaty is a matter of minutes: when it gets too much, remain ten longer than you’d like, then go, announcing when you’ll return, and return at exactly that hour, as often as it takes for the whole procedure to become boring. Somewhere along there comes an evening on which you forget to leave.",
        ],
      ],
      ask: "Where would you stay ten minutes longer if you could name the hour of your return?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "For years you assumed that one of them was the fraud: the calm one in whom people confide, or the one who throws down a napkin and says enough. Neither is. They’ve been working shifts without ever speaking at the change. The slow half gathers; it needs months, a window, few visitors. The quick half spends everything in an afternoon and wakes with its ears ringing, and there is trouble whenever the first delays what is ripe or the second picks what’s green. Introduce them on paper. On the last day of each month write two lines: what I have been seeing, and what I’ll do about it by the tenth. You are somebody who waits, and then doesn’t. As a description, it’s complete.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick. That has been the entire quarrel. The seer finds bricks insulting, and the mason has never met a vision that came with a drain. Separately they’ve cost you a good deal: beautiful plans with no address, and well-run years with nothing at the end of the street. But they have agreed before, on some evening when you made a thing by hand, stepped back, and there it stood, smaller than the dream and better, since it was here. Aim for that size. Each season choose one piece of the large idea that a single person can build in a free weekend, and finish it badly enough to finish. The cathedral can wait. It’s used to masons.",
        ],
      ],
      ask: "Which brick of the large idea could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve lived as a well with a swarm of bees above it. Down there is one slow thought; up here are forty visitors and their charming news, and you have spent years apologizing to each for the other. Friends who got the bees wonder where you go, and the few who got the well are startled by how funny you are with strangers. Let the two be introduced. Once a week, bring a half-made thought to a noisy table, before it’s perfect, and let it be stung; then take one bright remark home and give it your whole Sunday. Whatever survives both is yours. Being one person doesn’t require being consistent. Each side only has to hear what the other said.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty. Everything in you runs the same way: inward, downward, toward whoever is suffering. Two halves that agree make a strong current and a poor swimmer. What you have lacked is a bank, and you’ve looked for it in other people, sturdy ones, and slightly resented them for being made of stone. You can build it from dull materials. A bedtime. A fee. A friend who isn’t sad. One evening a week when you are of no use to anyone and nobody is told the reason. Begin with the dullest and give it a year. A river feels no less than a flood does; it has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your bank?",
    },
  },
};
