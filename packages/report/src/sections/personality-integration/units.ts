import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "By now you’ve met both halves of yourself. One draws up the campaign, the other has already saddled the horse, and as a rule they share a stable without speaking, since the strategist finds the rider vulgar and the rider doubts that the strategist has ever been outdoors. When they disagree you get sharp-tongued and unpunctual, but there are days, and most of your kind can name three, when the long view has a hot heart under it, and nobody who was there forgets you. So negotiate a treaty with two clauses: the strategist picks the direction, which takes one whole weekend a year, and then says no more about it, and the rider names the hour. Today would do, since the horse is saddled.",
        ],
      ],
      ask: "On which three days did your long view and your hot heart ride together?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "They get along, your two halves, and that is precisely what needs watching: both are fond of a wall, both lay in provisions for winter, and both would sooner do it themselves and then do it over. Between them they build a life that stands up in any weather, and occasionally it stands so well that nothing can get in, neither thieves nor cousins. No quarrel inside you will ever knock a hole in that wall, so you’ll have to invite the disturbance: a lodger, a puppy, a ridiculous friend, a hobby you’re hopeless at. Pick one this month, give it a key, and resist improving it for a year. You couldn’t topple if you tried, so by now you can afford to be inconvenienced by joy.",
        ],
      ],
      ask: "Which disturbance have you been turning away, and would miss if it stopped coming around?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "Reading along, you’ll have noticed that one of you wants to arrive and the other enjoys the company on the train. They have traveled together for a long time, the first forever checking the names of stations, and the second moving to another car, because someone in there breeds owls. It isn’t a marriage that anyone would have arranged. All the same, a mind with one track goes dull and a mind with forty goes nowhere, and everything best in you is thought up in the dining car and brought home by the one with the ticket. Give them a standing appointment, an hour each Friday, with the wanderer’s discoveries laid out on the table, so that the one with the ticket can choose a single thing to bring home. The rest rides on.",
        ],
      ],
      ask: "If you could take only one thing home from this week’s wandering, what would it be?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You live like an observatory built on a lake: up in the dome it is dry and exact, and someone takes readings; underneath, the whole business rocks. The observer blames the instruments, has the floor reinforced, and publishes papers on the motion, without ever trying the ladder. But look at the decisions you’re proudest of, each of which has the lake in it, some swell that you felt before you had the figures, and then at the worst ones, when you took the swell for the entire world. So every evening, before the day’s report, climb down and sit by the water for ten minutes without measuring anything, and then go back up and write a single line about what moved. Dome and lake have been neighbors long enough.",
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
          "One of you has stood at the edge of every pool in your life with a thermometer, and the other went in wearing its shoes. Each can produce documentary evidence: the careful one remembers the year you leapt at a person; the impulsive one remembers the year you didn’t. Blend them and you’d be the poorer for it, since it’s the leap that brings up something to think about, and the thinking that gets you back to land. What you can do instead is divide the day: in the morning start one thing, unprepared, with a witness, and in the evening, once the impulsive one has been handed a towel, work out what it taught you. That’s the entire treaty, and it can be signed wet.",
        ],
      ],
      ask: "Which year proves your caution right, and which one proves it wrong?",
    },
    Earth: {
      stances: { pace: "patience", order: "both" },
      lines: [
        [
          "paragraph",
          "There is an ideal house that you’ve been designing for years, and there’s the one you actually live in, with the stain. The designer hurries through the real one the way people hurry through a station, while the other tenant in you is learning where the sun falls in the dark months, oiling things, growing attached. The designer is right that it could be better, and the tenant that it’s where you are. They make up whenever you let an idea get finished by being used: shelf up, application sent, a bit crooked and in service, with any further improvements saved for the next shelf. You’ll have ideas to the end, and it would be nice if they had somewhere to sit.",
        ],
      ],
      ask: "What in your real home would you keep, even if the designed one were ready tomorrow?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Anyone hoping for a quarrel on the last page will be disappointed. The mind you trained and the temperament you were born with lean out of the same window, elbow to elbow, and adore the view; what they have never done is shut it. That’s the danger of absolute agreement: everything stays open, and each is confident that the other will go down and see about dinner, the rent, that person on the stairs. So once a day let one matter be decided by whoever in you is cold, or hungry, or fond of someone, and tell the pair upstairs later. They will raise wonderful objections, which you can hear perfectly well from below, with your mouth full, among people.",
        ],
      ],
      ask: "Which matter will you let the hungry one in you decide today?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "The one who thinks and the one who feels have shared your skull like neighbors with a thin wall, each annoyed by the other’s music. You’ve lived in the dry half, where everything you know for certain is alphabetized, but whatever made you want to know it came through the plaster, at night, as a tune, and your best work, you’ll have noticed, has water damage. They needn’t move in together, as long as there’s conversation: when you’ve reached a conclusion, knock and ask, “Who is this for?” and when a mood has you by the throat, knock and ask, “What have you seen?” Each has what the other is short of, and if all that knocking eventually makes a hole, don’t be in a hurry to fix it.",
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
          "One of you draws the route and one of you is already running, and from outside they’ve always passed for the same person, since both are in front. Their disagreement comes out in small things: a schedule torn up by the hand that made it, a triumph that bores you by evening. You tend to give the runner the start and the mapmaker the rest, so that the openings are glorious and the middles are served like a prison sentence. Let them alternate: in the monotonous middle of something, call an intermission, turn up the lights and hand out new shoes, and at the wild beginning insist on a single sober hour, pencils only. Neither of them will thank you, but occasionally you’ll hear them whistling the same tune at two different speeds.",
        ],
      ],
      ask: "Which project, bogged down in its middle, should the runner get a turn at?",
    },
    Earth: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "All this while an argument has been going on between two people on your payroll, one who wants to be there already and one who wants to have built the road. The first has given you your reach, along with a habit of being elsewhere the moment you arrive; the second your reliability, and a certain deafness to anyone who proposes calling it a day. When they clash, the one in a hurry gives the instructions and the other works nights. Turn that around for a season: let the patient one set the pace, and appoint the quick one inspector of views, who at each milestone has to report, in a dozen words, what can be seen from here. By winter you’ll have covered the same ground, and you’ll actually be able to describe it.",
        ],
      ],
      ask: "What can be seen from exactly where you’ve got to, in one sentence?",
    },
    Air: {
      stances: { company: "company", pace: "both", head: "logic" },
      lines: [
        [
          "paragraph",
          "Think of a house with a general on the ground floor and, above him, a hostess with a permanent party: he makes his rulings, she entertains, and every so often someone comes down for ice and mentions an angle he’d overlooked. He’s irritable for a week, because it’s good. Your habit has been to shut the hatch between them whenever something serious comes up and to open it afterward, for relief, which gives you firm decisions and the feeling, on waking, that you missed a remark. Put in stairs, and one evening a week have her send down her three best objections, to which he’s obligated to serve a drink before he replies. He’ll rule in the end, as he does, but the rulings will have windows.",
        ],
      ],
      ask: "What would come down the stairs tonight if the general had to serve it a drink?",
    },
    Water: {
      stances: { head: "both", lead: "lead" },
      lines: [
        [
          "paragraph",
          "By now you’ll have recognized the two of them, the one who takes charge and the one who takes it to heart. They met early and struck a bargain: the first would go in front, where things get thrown, and the second would never be seen. As a treaty between children it was sensible, but what it costs a grown person is a peculiar loneliness at the head of the line, admired by everyone, mostly from behind. You needn’t go soft, a word I can hear you testing for rust. Go on leading; only, before every expedition, let the one behind come up and say in your ear who is limping; then turn around and announce it yourself, with something of her voice in yours.",
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
          "Two fast creatures live in you, and neither has ever told the other to wait. One asks, the other jumps; the question provokes the jump, which throws up a new question, and from across the street it must look like a parade of one. No cautious person will ever talk you into moderation. What works is rivalry: let the asker cross-examine the jumper beforehand (“What would make us stay?”), and let the jumper, in the middle of some lovely, interminable line of questions, tap the asker on the shoulder and point at the boat, which is leaving. They both enjoy it. You’ll know they’ve come to terms on the evening when you jump a little late, and for a reason.",
        ],
      ],
      ask: "What is the impulsive half of you about to do that the asker hasn’t heard of?",
    },
    Earth: {
      stances: { novelty: "both", focus: "both" },
      lines: [
        [
          "paragraph",
          "They will never entirely like each other, the one who wants to see what happens and the one who wants it to last. For years they’ve lived like neighbors in a lawsuit over a hedge, the inventor calling the builder a coward, the builder producing an itemized list of damages, and you, in between, paying them both, mostly in weekends. Compromise won’t do it, since a wall that’s half experiment falls down, but taking turns will. Give the inventor the early hours of everything, completely unsupervised, with sparks, and at an appointed time give the builder the keys. Then watch for the extraordinary afternoon when the builder comes over to borrow an idea, and the inventor asks how long it will stand.",
        ],
      ],
      ask: "At exactly what hour should the inventor in you turn over the keys?",
    },
    Air: {
      stances: { focus: "many", novelty: "new" },
      lines: [
        [
          "paragraph",
          "You have been of two minds for so long that you should be charging them rent, and the comedy of it is that they agree: both adore an opening, an exit, a remark with a trapdoor in it. What’s lacking is ballast, and up to now you’ve borrowed yours from others, a practical roommate, a stern editor, a dog that needs walking, which has worked, though the others get tired. There’s a lighter sort that you can lay in by yourself, which is to be reliable about trifles: be where you said, when you said, return the umbrella, end the story where it ended. From pegs like these the whole bright flapping cloth of you can hang, and go on moving as much as it likes.",
        ],
      ],
      ask: "Which trifle did you promise this week, and who is relying on it?",
    },
    Water: {
      stances: { head: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "For most of your life the clever one has done the talking, and the other one, who feels, has pulled at its sleeve, because they disagree about nearly everything: what was said, what was meant, whether it’s over. You’ve let wit decide because wit is faster, and the price has been finding things out years late, in cars and showers, at the mention of a name. Suppose you gave the sensitive one a vote. Talk whenever you like, but decide nothing that concerns a person until you’ve slept on it and seen what still stings. By morning the two are a good deal closer than you’d imagine, and the head goes back for the heart’s reasons, finds them sound, and argues for them more eloquently than the heart ever could.",
        ],
      ],
      ask: "What did you understand years late that your body had known on the day?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "It’s tempting to assume that one of your halves is a fraud, either the calm one everybody confides in or the one who throws down a napkin and says enough, but they only work alternating shifts, without ever talking at the changeover. The slow half gathers, and needs months, a window, hardly any visitors; the quick half spends everything in an afternoon and wakes with its ears ringing; and the trouble begins when the first puts off what’s already ripe or the second picks what’s green. Introduce them on paper: on the last day of each month write two lines, one for what you have been noticing and one for what you intend to do about it by the tenth. You are someone who waits, and then doesn’t, and as descriptions go that’s a complete one.",
        ],
      ],
      ask: "What is ripe in you now, and what are you about to pick green?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "One of you sees the cathedral, and the other is standing there with a brick, and that has been the entire quarrel. The seer finds bricks insulting, the mason has never met a dream that came with a drain, and separately they are expensive: beautiful plans with no address, and well-managed years with nothing at the end of the street. But they do agree, on any evening when you make something by hand, step back, and there it actually stands, smaller than the plan and better, because it exists. Aim for that size: each season, pick one piece of the cathedral that one person can manage in a free weekend, and do it badly enough to be finished by Sunday night. The rest can wait; cathedrals are used to masons.",
        ],
      ],
      ask: "Which brick of your cathedral could be laid by the end of the month?",
    },
    Air: {
      stances: { focus: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You live as a well with a swarm of bees above it: down there is one slow thought, up here are forty visitors with their charming news, and you apologize to the bees for the well and to the well for the bees. Friends who get the bees wonder where you go, and the few who get the well are astonished at how funny you are with strangers. Introduce them: once a week, bring a half-made thought to a noisy table before it’s perfect and let it be stung; then take one bright comment home and give it the whole of your Sunday, without company. The thought that survives both is yours. You can be one person without being consistent, as long as each side occasionally hears the other.",
        ],
      ],
      ask: "Which unfinished thought would you dare to bring to a noisy table this week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There is no quarrel to report, and that’s the difficulty, because everything in you runs in the same direction: inward, downward, toward the nearest person who is suffering. Two halves in perfect agreement make a strong current and a poor swimmer. What you lack is a riverbank, which you look for in other people, sturdy ones, whom you then slightly resent for being made of stone. It can be built at home, from ordinary materials: a bedtime, a lunch hour, a friend who isn’t sad, one evening a week when you’re of absolutely no use to anyone. Begin with the dullest and give it a year. A river feels as much as any flood does; it just has somewhere to go, and late, with the dishes done, you can hear it.",
        ],
      ],
      ask: "Which dull habit would be the first stone in your riverbank?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Two people in you have been arguing by one lamp for years. They live by turns, a long season of careful dreaming and then a week in which everything catches, each of them cleaning up after the other with a sigh, the impatient one convinced that his companion is a coward, and the patient one, who has read all the old speeches, that hers is a child.",
        ],
        [
          "paragraph",
          "They come to terms over something neither of them can manage alone: slowness finds out what deserves the heat, and heat gets it over the doorstep before it’s perfect. So arrange it like a restaurant, with one of them tasting all morning and the other allowed the stove at an appointed hour. Occasionally a dish will burn, but you’ll have eaten, and so will everybody you invited.",
        ],
      ],
      ask: "At exactly what hour this week will the quick one be allowed the stove?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "A pilgrim and a mule set out together, and for most of the trip each regards the other as the delay. The pilgrim has the far city before his eyes and hasn’t noticed the sore hoof; the mule has noticed everything, grass, gradient, the rope rubbing, and takes no interest in cities. Usually you let the pilgrim preach until the mule lies down in the road, and then you call it exhaustion.",
        ],
        [
          "paragraph",
          "Peace begins when the mule is consulted at breakfast: ask what can be walked today, on these legs, with this load; let the answer be the itinerary, however unspiritual; and let the pilgrim explain along the way what it’s all for. The mule won’t object, provided that the tone is friendly.",
        ],
      ],
      ask: "How far could you walk today if the mule were asked first?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Two correspondents have been sharing your address. One of them is devoted, to the point of silence, to three or four things that she’d rather not see handled; the other will handle anything, turn it over, hand it around, and has been known to sell the family silver for a good last line. By an old treaty she does the feeling upstairs and he entertains below, so that visitors naturally assume the house is all wit.",
        ],
        [
          "paragraph",
          "Let them write to each other. She needs his vocabulary, or what she loves remains a pressure behind the eyes, and he needs her for a reason to stop. Before you go into any conversation that matters, let her name the one thing that isn’t for sale, and after that he can be as funny as he likes.",
        ],
      ],
      ask: "Which of your beliefs is not for sale, however good the last line would be?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "In you both halves want the same thing, so there was never a war to end; there was a flood. The dreamer feels, the other one feels with her, and what ought to have been a conversation turns into a lake with your furniture in it. That’s why a nature like yours needs embankments, solid ground on either side, so that all that emotion has a direction to run in.",
        ],
        [
          "paragraph",
          "The materials are familiar: a regular supper, a finished task, the friend who says, “And then what did you do?” You tend to avoid all three, because they look like the opposite of soul, although only a river with sides ever turned a mill. Begin with the task: get one small thing finished every day, and before you sleep, tell an unsentimental person about it.",
        ],
      ],
      ask: "Which dull daily habit would give all this feeling a side to run along?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", company: "company" },
      lines: [
        [
          "paragraph",
          "You were issued a torch and a crowd, and at first it looked like a single gift, but the torch wants to run, while the crowd, whom you love, has bad knees and reservations about the route. For years you solved that by racing ahead and calling back how splendid it was, while a few people sat down in the grass and were, you felt, a disappointment.",
        ],
        [
          "paragraph",
          "Peace goes roughly like this: run, regularly, at something that concerns no one else, such as a hill, or a disagreement with a dead author. Then come back tired enough to walk beside the slowest, who knows the names of the birds, and ask how they are before you announce where everyone’s going, since at a walking pace the torch can warm you as well.",
        ],
      ],
      ask: "When you walk at the pace of the slowest, what do you see for the first time?",
    },
    Earth: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "One half of you wants everyone to grow, and the other wants everyone to stay. In the morning you push the bird out, by evening you’re already knitting it something, and the younger people you love end up with a suitcase and a reproachful pie.",
        ],
        [
          "paragraph",
          "There’s a treaty to be had: the half that wants them to stay gets to run the place, its beds and bread and hours, and the half that wants them to grow admits that who comes and goes is their own affair. Then include yourself among those who go, for three weeks, far off, with the house in the care of people you trained and mustn’t telephone. You’ll find it standing, with the mugs misplaced, and someone will have cooked.",
        ],
      ],
      ask: "If the house can stand for three weeks without you, where would you like to go?",
    },
    Air: {
      stances: { voice: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "With one ear you listen for harmony, and with the other, if you’re strict with yourself, for what’s actually true. The first gets the floor, which is why you are welcome in every house, and why you occasionally stop on the stairs on the way out, coat half on, with the curious sensation that you were never there.",
        ],
        [
          "paragraph",
          "A settlement would cost you less than you fear. Agreement can be had anywhere; people come because near you they can hear themselves think, which takes a second mind with corners of its own. Let the cool observer in you send down one remark an evening, and deliver it in that affectionate way of yours, which has been wasted on compliments. Some faces will cloud. Then, if you hold still, one of them says, with interest, “Go on.”",
        ],
      ],
      ask: "Which cool, true remark could your warmth deliver better than anyone else’s bluntness?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "Everything in you agrees, and that has been the difficulty: one half goes out to people, the other takes them in, and there’s never been anybody on the bank to announce that this is deep enough. You’ve loved like that, magnificently, up to the chin, and come home unsure which of the feelings were yours.",
        ],
        [
          "paragraph",
          "What’s missing is a shore, and you’ll have to build one, out of unremarkable material: the walk you take alone after lunch, the hobby in which nobody suffers, the announcement “I love you and I’m going to bed.” Each is a stone, and the people you’re afraid of disappointing will test it with their whole weight, as they should. In the morning, with dry feet, go in again.",
        ],
      ],
      ask: "Which stone of your shore have you already laid, and who leaned on it first?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", focus: "many" },
      lines: [
        [
          "paragraph",
          "By now it will be obvious that your two halves were never enemies. They’re a pair of enthusiasts who met at a bonfire and have been egging each other on ever since, and the trouble with such friendships is that there’s no one to drive home. What you have to add is a third party, made to order: a roommate with a raised eyebrow, a regulation about nights and mornings, a collaborator who actually likes forms.",
        ],
        [
          "paragraph",
          "Pick this brake yourself, in a sunny hour, and then do the thing that comes hardest to proud people, which is to obey it even on the occasions when it’s mistaken. A kite is not insulted by its string. Cut the string, and what you see isn’t freedom; it’s a kite in a tree.",
        ],
      ],
      ask: "What brake would you accept this year, and from whose hand?",
    },
    Earth: {
      stances: { novelty: "both", order: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "All through these pages one of you has been packing and the other planting, and each has been rude about the other’s shoes. People like you generally let the packer win in daylight and the planter sulk at night, and so get neither a proper voyage nor a proper crop. Migrating birds came to a better peace long ago: two addresses, the same two, and a season for each.",
        ],
        [
          "paragraph",
          "Promise yourself a few returns that nothing gets to cancel, a certain lake, an annual birthday, soup at the same table every other Sunday, and in between them fly wherever you please. Freedom tastes better when there’s a chair somewhere with your shape in it, and a long stop is considerably easier to bear for anyone who has the date of departure on the calendar.",
        ],
      ],
      ask: "To which two places or people would you promise to return, whatever else you change?",
    },
    Air: {
      stances: { focus: "many", company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You came to a book about yourself hoping, I suspect, for conversation, and you’ve had it, between the warm one in you who wants to be in on everything and the nimble one who’d rather discuss it. They get along famously, and could go on like this for decades, finishing each other’s anecdotes at an altitude from which nobody’s heart can be made out. What it costs is being loved by hundreds of people, not one of whom could say what’s been on your mind at three in the morning.",
        ],
        [
          "paragraph",
          "A truce between two such wits has to be made in person, by turning up. Once a week be somewhere with no material to deliver and none to collect: at a bedside, at a rehearsal, in a boat. The cleverness will follow you there, a bit late, and sit down.",
        ],
      ],
      ask: "Where could you turn up regularly this year with nothing whatever to tell?",
    },
    Water: {
      stances: { head: "feeling", company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Joy is how the world knows you, and sorrow is how you know the world, and as a rule you send the joy to the front of the house to entertain the guests, so that nobody thinks of looking for the sorrow. Both are yours, and they have the same laugh. What exhausts you is the hallway between them, up and down all evening, with a different expression at either end.",
        ],
        [
          "paragraph",
          "Let them be seen in public together: tell the funny version and leave in the bit where you were frightened; cry at the wedding and then dance with mascara on your chin. Some people will prefer the earlier show. The others will come closer, and around dessert it will occur to you that you haven’t checked anyone’s temperature for an hour.",
        ],
      ],
      ask: "Before whom could you be both merry and sad in one evening?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "One of you reads the manual and the other has already plugged the thing in. As a rule you let the reader go first and the other one seethe, an arrangement that works in the sense that nothing explodes. But notice that the people you admire, who stand up in meetings and marry sailors, are nearly all a little rash; you collect them, you’d do their taxes, and that’s your impetuous half, making itself known by proxy. Here are terms. The careful one keeps the safety rules, every last one, and everything that is merely custom goes to the quick one, to be decided on the spot, badly if necessary. Most of life turns out to be custom, and you’ll be astonished at how much of it you salute.",
        ],
      ],
      ask: "Which custom have you been saluting as though it were a safety rule?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Nothing in you proposes a revolution, which is both your good luck and your fence. Both halves want the same bread, the same bench, the same few faces around the grill, and between them they build it all, so solidly that visitors exhale in the hallway. Whatever troubles you comes from outside, or so you say, until on some mild evening you feel a heaviness that isn’t tiredness and has no cause you could look up. It’s the accumulated weight of things you chose long ago and have not chosen since. Keep them, by all means, but go through them individually, one a week, the job, the bench, the conviction, and either renew each one or put it out by the curb. What you have picked twice gets lighter.",
        ],
      ],
      ask: "Which thing you chose long ago would you choose again this week?",
    },
    Air: {
      stances: { novelty: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "It would be simple if one of you were wrong. One wants the matter settled and filed; the other keeps coming in with an additional consideration, usually a wonderful one, so that you’re certain by day and at night you wonder. As a rule you let the clerk speak and send the wonderer to the library, and people think of you as someone with immovable views, when hardly anyone they’ve met has reconsidered more of them. Try a constitution. Some things are law: your word, your hours, the few people you’d get up for. Everything else remains open for discussion, with visitors, and adjourns without a vote. How restful, for someone like you, to own a question and leave it in the hall like an umbrella.",
        ],
      ],
      ask: "What belongs in your constitution, and what have you only been treating as law?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "There are two accounts of a life like yours, and only one gets audited. The first is accurate: where you lived, what you paid, that you turned up. The other has no dates, being kept in smells and melodies and a dread of certain places, and it influences just as many of your decisions, although you generally let the accurate one do the talking and lose sleep over the other. The two could be read together: whenever you say, “It made no sense financially,” add what you couldn’t bear to part with, even if it was only a pear tree. That’s the entire treaty, a single clause from each. People who have only ever been given your figures will discover that they’ve been fond of someone all this time without having been introduced.",
        ],
      ],
      ask: "Which figure that you often quote has a memory standing behind it?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "One of you organizes the reunion, knows who is allergic, and would be perfectly happy to scrub the pots, while the other walks in late with firecrackers under its arm. You have treated the second as a lapse, an embarrassment to be made up for with a casserole, so it only comes out when it’s absolutely furious, which has given it a bad reputation. Look at the record, though. The one with the firecrackers sings at the wake and jumps in after the dog, and every single time, you’ll notice, the careful one has brought towels. That’s how the two of them operate, nerve in front and towels behind, and you can do it on purpose: once a month accept something that terrifies you, and let the planner pack. Neither ever wanted to go alone.",
        ],
      ],
      ask: "What scares you enough, and pleases you enough, to be next month’s yes?",
    },
    Earth: {
      stances: { pace: "patience", order: "plan" },
      lines: [
        [
          "paragraph",
          "There was never much of a war. Two cautious tenants took one house and found nothing about the locks to argue over, and if you’re exhausted, it’s from living with a companion who always says, “Good idea, let’s do more.” One serves people, the other serves the roof, the budget, the way it’s always been done, and both are convinced that affection is shown by maintenance. It is, although it also shows in a person sitting contentedly on a porch where the paint is peeling. Because neither of them is ever going to say stop, you’ll have to appoint an outsider: an hour, a bell, a friend with a deck of cards. When it rings, let both of them put down their tools, and see who has been living there.",
        ],
      ],
      ask: "Who or what could ring the bell that neither half of you will ring?",
    },
    Air: {
      stances: { company: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "The two of them have been sharing a telephone. One wants to hear how everyone is, from each in turn, with footnotes; the other wants to be home early on the sofa with the dent; and each considers the bill the other’s fault. You have managed it by being delightful and then vanishing, so that half your friends consider you outgoing and the rest have never gotten you to a second party, and both are right. Whatever the first one gathers prevents the other from going stale, so settle it by season: three new faces, one unfamiliar place, and then shut the blinds and let it sink in. Afterward tell someone what you thought of it all, since you have opinions, as people have noticed.",
        ],
      ],
      ask: "Which three new faces and one new place would you pick for this season?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You are one person through and through, and that is precisely the difficulty. The one who looks after people and the one who feels what they feel have run together like two colors in the laundry, so that a stranger’s sigh has become an instruction, and by evening you’ve followed it. They finish each other’s prayers, and what’s missing is a third party, somebody dry and affectionate, the sort of aunt who says, “Sit down, they have legs.” Before you hurry to anyone’s rescue, have her ask whose emergency it is and what you will be giving up for it, and wait for both answers, even with one arm in your coat. She’s there for the person who’s there for everyone, a position that until now was vacant.",
        ],
      ],
      ask: "What would the dry aunt say about the rescue you’re planning at the moment?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste", lead: "lead" },
      lines: [
        [
          "paragraph",
          "Most people have an accelerator to reconcile with a brake. You were issued two accelerators, and it has made for a splendid road and several bad corners, because one of them wants things to run and the other wants to be alive while they’re running, windows down, with spectators. You let the first do the driving and pay the second in victories, and lately the second has been complaining about the wages. Listen to it. When success turns to sawdust in your mouth, nobody is telling you to rest; you’re being asked for something worth the commotion. The settlement is modest: each season, do one thing for the sheer heat of it, with no target, no committee and no practical application. Take command of it, if you absolutely must. Just don’t measure it.",
        ],
      ],
      ask: "What would you begin this season if nobody were ever going to measure it?",
    },
    Earth: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "On paper you have nothing to reconcile, because both parties want the same thing: built, paid for, and dry inside. What they disagree about is time, since one wants it by the end of the month and the other by the end of the century, and you’ve managed that by hurrying everyone else and lingering over your own shelf. So you are hasty and leisurely by turns, generally with the wrong material. So switch. Be brisk with metal, with forms, with decisions about lunch; be geological with anything that can be hurt, such as a teenager, or your own knees. And leave one corner of the place unimproved, where the two of you can sit on an overturned bucket and admire what you accomplished.",
        ],
      ],
      ask: "With what or whom do you need to become geological?",
    },
    Air: {
      stances: { company: "company", order: "plan" },
      lines: [
        [
          "paragraph",
          "A judge and a talk-show host were sent to you and told to share an office. The judge wants the matter settled, the host has one more guest, and consequently you open every question generously, listen to the first six, and bring down the gavel in the middle of the seventh, so that everyone goes away with the impression that the hearing was for show. It wasn’t, because you really were curious, but finishing feels to you like virtue, and wondering feels like playing hooky. Give each of them office hours. In the morning there’s the gavel, and whatever’s decided stands; in the evening there are guests, and no rulings before bed. A surprising number of cases, left alone overnight by a judge, will settle out of court.",
        ],
      ],
      ask: "Which open question would you be willing to leave with the guests for a month?",
    },
    Water: {
      stances: { head: "both", lead: "both" },
      lines: [
        [
          "paragraph",
          "All these years the head of the house has been living above someone who cries in the cellar, and the two have come to an understanding, under which you send down food and statistics, and at holidays there’s a hymn. You’re convinced that if the stairs were ever opened the entire house would flood, with nobody left to bail. But look at what people actually thank you for, since practically everything on the list came from down there: the sandwich, the arm around the shoulders, that remark in the hospital corridor that neither of you had prepared. So build a proper staircase, with a banister, feel one thing every evening before you manage anything, and when the inhabitant of the cellar turns up in the kitchen at an awkward moment, introduce it as family.",
        ],
      ],
      ask: "How would you introduce the inhabitant of the cellar to your guests?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Two people have been sharing your front seat. One keeps asking whether everyone’s comfortable, and the other would like the roof down, the radio up and someone to see it, so that for years the first has done the steering and the second the honking.",
        ],
        [
          "paragraph",
          "The terms they come to are quite simple. Everything the proud one craves gets requested openly, by name, instead of being earned on the sly by kindness; whatever the kind one gives is then free, with no invoice tucked inside. The test is easy: if you’d be perfectly happy for nobody ever to hear about a favor, it was kindness, and if that would devastate you, it was hunger, which ought to order from the menu. Let them trade places at every town.",
        ],
      ],
      ask: "Which recent favor of yours was really hunger, and what should it have ordered?",
    },
    Earth: {
      stances: { novelty: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "Your two halves have never needed a treaty, and that’s the difficulty. One looks after people, the other looks after possessions, and together they’ve turned you into a residence where everyone is comfortable and nothing has been moved for years. It generally feels like contentment and occasionally, on your way through it with the broom, like being the caretaker.",
        ],
        [
          "paragraph",
          "A modest disagreement would let in some air. Have the lover of people say, “They would rather have your company than a clean oven,” and the lover of things reply, “Then sit down, on the furniture I bought for sitting.” For an hour each evening you are a visitor there, useful to nobody, feet up. The oven, meanwhile, will survive.",
        ],
      ],
      ask: "What would you do first as a visitor in the life you maintain so well?",
    },
    Air: {
      stances: { head: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "You’ve been a warm host with a cool lodger upstairs, who reads, makes comments, wonders whether our customs are sensible, and is asked to keep it down when there are guests. There are always guests, and over the years the lodger has turned sarcastic and the host a bit vague.",
        ],
        [
          "paragraph",
          "They come to terms as soon as you stop treating a view of your own as bad manners. The warm one understands how to say a thing so that people listen; the cool one has something to say; separately, they amount to a flatterer and a crank. Let the lodger speak up early in the evening, and let the host pass the comment around like bread, because although someone will certainly object, you’ll be invited back all the same.",
        ],
      ],
      ask: "What would the lodger upstairs have said at your last gathering, if asked down early?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "One half of you goes out to meet everyone; the other takes in everything that was said and brings it home. Between the two you’ve known more happiness than most people and more heartache than you let on, since the first keeps ordering and the second has to digest. That love is the reason for everything, neither has ever doubted; what they haven’t settled is the opening hours.",
        ],
        [
          "paragraph",
          "People by the sea have a tide table, and so could you: hours for coming in, when you entertain, and weep with anyone who’s weeping, and hours for going out, when nobody gets an answer and the beach lies empty and perfectly all right. Mark both on the calendar. Everything you love is exceptionally good at coming back.",
        ],
      ],
      ask: "At which hours of your week is the tide allowed to be out?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "In the end they need each other, the cool technician and the hothead who has been revving under the window since you were born. Without the hothead you would have perfected everything in an empty garage and been discovered there, decades on, beside an immaculate machine with no miles on it; without the technician you would be a plaque at a bend in the road. They’ve fought over the wheel chiefly because each suspects that the other despises it.",
        ],
        [
          "paragraph",
          "The terms, then: heat chooses the destination, coolness drives, and both of you get out at the end, where people are waiting with flowers and foolish faces, and stay for as long as it takes to be congratulated. Five minutes will do to begin with, and you’ll survive the experience, having survived considerably worse landings.",
        ],
      ],
      ask: "What would you have driven by now if the cool one and the hot one had shared the wheel?",
    },
    Earth: {
      stances: { risk: "bold", order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "You’ve got a machine built for taking off and a nature built for staying, and for most of your life you have run the one with the other’s brake on, which explains the smell. The restless half calls the solid half a ball and chain, and gets called a tenant in return. Both exaggerate. Every time you actually left, you built something wherever you landed, and every time you stayed, it was because whatever was in front of you was still capable of surprising you.",
        ],
        [
          "paragraph",
          "So own a place with a gate, and oil the gate; go out through it regularly, for long distances, on short notice, having told whoever’s inside when you’ll be back. A hinge is bolted down, too, and look how it moves.",
        ],
      ],
      ask: "If you could leave freely whenever you liked, what would you choose to stay with?",
    },
    Air: {
      stances: { company: "both", focus: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "One half wants to put its fingers in the works, by itself, until the fault is found. The other is leaning on the next machine along, telling the operator about a similar case in Portugal. They consider each other an absolute waste of time, never having realized that their best results were always joint: the idea arrived through idle conversation and the proof through bruised knuckles.",
        ],
        [
          "paragraph",
          "Draw up a timetable they can both respect, with friends before the work and friends after it, and in between an uninterrupted stretch when nobody, you included, is permitted to shine. And of the many things that you understand, choose one to be caught loving, because for that one people will forgive you the rest of your intelligence.",
        ],
      ],
      ask: "Which of your many enthusiasms are you willing to be caught loving?",
    },
    Water: {
      stances: { head: "both", voice: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "Long ago you made an arrangement in which one of you does the feeling and the other does the talking, and the two are never in the building at the same time. The dry half gets you through customs, dinners and emergencies; the drowned half comes up for air at night, with music on, and has been responsible for every decision you’ve never regretted. Only the people who love you have found it confusing, since they’re invariably introduced to one and then go home with the other.",
        ],
        [
          "paragraph",
          "Let people catch you feeling something while you’re being useful, confession not required: a hand lying in another hand through the sad part of the movie, a practical comment delivered with wet eyes and without any excuse about the wind. Anyone worth keeping has suspected all along.",
        ],
      ],
      ask: "Who has suspected for years what you’re like when nobody is looking?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "There is a bright, impatient creature in you that wants to be first over the wall, and there’s a private one that would like the wall left standing, with ivy. For years they’ve alternated: a leap, a hiding place, another leap from sheer disgust with the hiding, so that the people who love you wait, reasonably enough, at both ends.",
        ],
        [
          "paragraph",
          "Let them work the same shift. The private one knows what is worth leaping for, since it has looked at the world longer and with less vanity, and the impatient one knows that looking can’t go on forever. So ask the first for the direction and the second for the hour, and when you have landed, stay visible until someone has congratulated you to your face.",
        ],
      ],
      ask: "What direction has the private one chosen, and which hour would the impatient one set?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Your two halves agree the way old horses do: they lean the same way, stop at the same gates, and between them could pull a church. What they lack is an argument, since nobody inside you speaks in favor of the unfamiliar road, so that generally life has to do it, by means of a landlord or a bad knee, and surprisingly often you end up somewhere better.",
        ],
        [
          "paragraph",
          "So hire the opposition. Twice a year invite someone restless to inspect your days with you and to ask of everything whether it’s alive or only well preserved. Give up one possession or habit, mourning it as thoroughly as you do everything, and by the next visit there’ll be something green in the gap.",
        ],
      ],
      ask: "What in your days would a restless visitor point at and call well preserved?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Seen from across the street you are two people who share a coat. One remains at the curb and looks, until the looking becomes a sort of satisfaction; the other has already crossed over, learned three people’s names, and made all of them laugh. The looker considers the talker shallow, the talker finds the looker a trifle damp, and few of your friends could swear to having met both.",
        ],
        [
          "paragraph",
          "Each has what the other is starved of: the looker has something to say and no one to say it to, the talker a whole audience and nothing in particular to tell it. Introduce them by means of a small rule: tell everyone you’ve charmed this week one thing you saw, and for everything you saw, pick one person to tell. It’ll be awkward for a month, and then it will be you.",
        ],
      ],
      ask: "Which of your friends has met only the talker, and what could you show them?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "It would be nice to report a quarrel, but the two of you have been of one mind since the cradle: feel it, shelter it, say nothing. Such harmony has made you the kindest person several people know, and it has also flooded the ground floor, since where both tenants adore the river nobody goes down to inspect the levee.",
        ],
        [
          "paragraph",
          "Come to terms, then, with a third party you’ve both been leaving outside. There’s some dry, brisk, unpopular sense in you, which labels jars and goes home at the agreed hour, and which you’ve been treating like a tax inspector; give it a key, and let it decide what time you go home. You won’t love anyone less. The good sense will simply remember where you end and they begin, and once it’s been consulted you can stand remarkably near the water.",
        ],
      ],
      ask: "Which dry, unpopular piece of good sense have you been treating like a tax inspector?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Your two halves never needed a peace treaty; what they need is a brake. The quick one, who reads every situation, and the proud one, who wants to win it, get along so famously that between them they show you a wonderful time and cost you, at a modest estimate, a collarbone and a friendship every decade. Neither will ever say stop, so the third vote has to come from outside: a person whose raised hand you agree, beforehand and sober, to obey, someone who loves your velocity and isn’t impressed by it. Give them a single question, “Who is this for?”, and give yourself the length of a red light to reply. Usually the reply will be a good one. Then go.",
        ],
      ],
      ask: "Whose raised hand would you agree to obey before you next take off?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "One of your halves finds things, and the other gives them a permanent address. For years the finder mistook the keeper for a jailer, and the keeper woke at dawn to an engine in the yard and a scribbled note. Generally you’ve settled it by alternating, a year of roaming, a year of bolting everything down, each year spoiled by envy of the other kind. Better terms are available. The fast one brings home anything it likes, a trade, a person, a dog, on the understanding that the keeper decides, after an entire winter, whether it stays, and in return the keeper gets taken out every month, somewhere with terrible roads. They turn out to like the same places. Both of them, after all, only wanted to be somewhere completely.",
        ],
      ],
      ask: "What did you bring home this year that has already earned a second winter?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Put a doer and a talker in one skin and you get a person who has never been at a loss, and has seldom been alone with a thought long enough to finish it. They get along famously, and that’s the difficulty: the doer supplies the material, the talker improves it, and the pair of them can live for years on the proceeds. You feel it in certain lulls, when someone who has heard all your anecdotes asks for your opinion. So, terms. Every month the doer does one thing the talker isn’t allowed to mention, and afterward the talker writes a page about it, without a punch line, and puts it in a drawer. In a year that makes twelve pages by someone you haven’t met. I expect you’ll enjoy the company.",
        ],
      ],
      ask: "What did you do this year that you have managed not to turn into a story?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "One half of you leaves the building, the other stays inside it, and you have spent your life being both at once. The runner is no coward, having got you past things that would have drowned a more careful person, usually with someone else slung over a shoulder, and the stayer isn’t weak, either; it remembers where everyone sat. For years they came to terms by way of guilt: off you went, and back you came, twice as cheerful. A better treaty is a matter of minutes: when it gets to be too much, stay ten longer than you’d like, and then go, announcing when you’ll be back. Be back at exactly that hour, as often as it takes for the entire procedure to get boring, and eventually there comes an evening when you forget to leave.",
        ],
      ],
      ask: "Where would you stay ten minutes longer if you could announce in advance when you’d be back?",
    },
  },
  ESFP: {
    Fire: {
      stances: { company: "company", pace: "haste", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Both of your halves want the same thing and want it before the appetizers, so nobody has ever been stationed at the brake. Your difficulty is agreement: one of you adores everybody, the other expects to be adored, and whenever the two get going together it’s a glorious night. In the morning comes a bill for the glasses, and around noon a peculiar flatness, during which you look for someone to call.",
        ],
        [
          "paragraph",
          "Give that noon to the pair of you. Let the generous one ask the proud one what it actually expected would happen, and let the proud one answer without being funny; then go out, as you were always going to, and save half the fireworks. Tomorrow has people in it as well.",
        ],
      ],
      ask: "What do you turn to in the flat hour after a triumph?",
    },
    Earth: {
      stances: { order: "both", thrift: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "For years one of you has been throwing the party and the other has been moving the cups to where they won’t be knocked over. They disagree about the purpose of a day, which in the first one’s opinion is to be used up by midnight, and in the second one’s, offered from behind a broom, is to be built on. Ordinarily the band wins, the sweeper sulks, and you arrive years later with marvelous memories and a wobbling shelf.",
        ],
        [
          "paragraph",
          "Make them partners for a season. Whatever the first one loves, the second gets to turn into a habit: the friends become a supper on a fixed night each month, the tune becomes lessons, the dream of a garden is a bed a yard wide. Pleasure that’s been given an address comes back.",
        ],
      ],
      ask: "Which of your delights deserves a fixed place on the calendar for the next ten years?",
    },
    Air: {
      stances: { company: "company", voice: "speak", trust: "both" },
      lines: [
        [
          "paragraph",
          "You’ve got a hugger and an observer under one hat, and they’ve been telling the same story in two versions since you could speak. The hugger says that everyone there was wonderful, and the observer, straightening the tie, recalls a few interesting facts and a man you wouldn’t lend a pencil to. They alternate so rapidly that people who love you have trouble working out whether you were touched or amused.",
        ],
        [
          "paragraph",
          "Both, is the answer, and you could let them hear it. The next time you’re moved, say so first and make the remark afterward; when you’re only entertained, keep your arms to yourself. Then the warm one will be believed, the clever one will be trusted, and you’ll leave a gathering with something that belongs to you.",
        ],
      ],
      ask: "When were you last moved and amused at once, and which of the two did you admit?",
    },
    Water: {
      stances: { company: "both", head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "One of your halves lives entirely in this evening, and the other has never completely left any of the earlier ones. They disagree whenever a certain record comes on: the first is already dancing, and the second is back in a car with someone who doesn’t call anymore. Usually it’s decided by volume: you turn it up, the remembering one is carried out by the elbows, and in the end nothing gets properly mourned and nothing, however delightful, is enjoyed by the entire company.",
        ],
        [
          "paragraph",
          "Let the one with the memory go first. Before the guests arrive, give it ten minutes and a small glass, and ask who it misses and which of those people ought to have lived to hear this record. Afterward it’ll generally agree to dance, and it knows steps the other never learned.",
        ],
      ],
      ask: "Whom would you toast in private before the next evening you intend to enjoy?",
    },
  },
};
