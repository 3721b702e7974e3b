import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Ten minutes at sunrise, for a spirit that prefers to be moving."],
        [
          "step",
          "Within a quarter hour of waking, go outdoors in any weather and climb a hill or a staircase energetically for four minutes.",
        ],
        [
          "step",
          "At the top stand still, feet apart, and listen to your heart until the beats are separate enough to count.",
        ],
        [
          "step",
          "Say out loud, in under ten words and to no one in particular, what you mean to serve today.",
        ],
        [
          "step",
          "Come down slowly with empty hands, settling nothing, and stop when you’re back where you started.",
        ],
      ],
      ask: "What would you serve today if it brought you no credit at all?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Ten minutes with one object, for someone who believes in what can be rubbed."],
        [
          "step",
          "On Sunday evening, take your oldest leather shoes, a rag and the polish to the nearest step.",
        ],
        [
          "step",
          "For eight minutes rub them in circles, and whenever your thoughts depart for the coming week, fetch them back to the toe of the shoe.",
        ],
        [
          "step",
          "Smell the leather, and remember one particular road those shoes have been down, and who was walking next to you.",
        ],
        [
          "step",
          "Set them side by side with the toes pointing outward, and stop; the laces can wait for another Sunday.",
        ],
      ],
      ask: "Which road have your oldest shoes been down that you would gladly go again?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "A practice of ten minutes in leaving a thought alone."],
        [
          "step",
          "After lunch, sit at an open window with paper and a pencil, and set a timer for ten minutes.",
        ],
        [
          "step",
          "For every thought that comes along, make a dot and write one label beside it, such as “scheme” or “verdict.”",
        ],
        ["step", "From the seventh minute on, make only dots, however fascinating the thought."],
        [
          "step",
          "When the timer rings, stop, add nothing up, put the paper away, and look at the sky for three breaths.",
        ],
      ],
      ask: "Which label came up most often, and what were you spared by writing it?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        ["lead", "Ten minutes for letting the day settle before you’ve had a chance to file it."],
        [
          "step",
          "After dark, switch off everything with a screen, lie on your back on the carpet, and set a timer for ten minutes.",
        ],
        [
          "step",
          "For three minutes let today’s faces rise in any order they like, and give every one of them one word.",
        ],
        [
          "step",
          "Then concentrate on the face that lingers longest, breathing slowly, without trying to explain or embellish it.",
        ],
        [
          "step",
          "When the timer rings, say good night to that person by name, roll over onto your side, and stop there.",
        ],
      ],
      ask: "Whose face lingers longest when you let the day go by unsorted?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes of running at a question until it releases you."],
        [
          "step",
          "Once a week before supper, stand at the foot of the longest stairs available and announce, as briefly as possible, whatever question has been nagging at you.",
        ],
        [
          "step",
          "Climb as hard as you can, with nothing in your head except the last word you said.",
        ],
        [
          "step",
          "At the top keep a hand on the rail until your breathing is back to normal, and if an idea turns up, leave it alone and look out of the nearest window.",
        ],
        [
          "step",
          "Walk down slowly, stop after three climbs or ten minutes, and if an idea is still with you once you’ve washed, write it down.",
        ],
      ],
      ask: "Which question has been nagging at you since before you opened this report?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Ten minutes of sweeping what is nearly clean, for a mind that would sooner redesign the broom.",
        ],
        [
          "step",
          "One evening a week, take an actual broom to the part of the floor that you use least.",
        ],
        [
          "step",
          "Start at the far wall, give every stroke the length of one breath, and contemplate the line of dust as if it had been delivered for your inspection.",
        ],
        [
          "step",
          "When you catch yourself inventing a better broom, lean on this one for three breaths, and continue from there.",
        ],
        [
          "step",
          "At ten minutes stop, wherever you’ve got to; carry out the dust, look at it once under a lamp, and say thank you to nobody in particular.",
        ],
      ],
      ask: "What dull task turns calm when you stop trying to shorten it?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Ten minutes of not knowing, on purpose."],
        [
          "step",
          "On any morning when you’re at home, sit down by an open window with a sheet of paper and a pencil.",
        ],
        [
          "step",
          "Write “I don’t know” at the top, and for four minutes finish the sentence in as many ways as occur to you: the neighbor’s first name, why yawns are contagious, what you’re for.",
        ],
        [
          "step",
          "Choose the one that tickles you, look at the sky with it in mind for five minutes, and each time an explanation appears, blow it away with an actual breath.",
        ],
        [
          "step",
          "Cross out nothing. Slip the sheet under the earlier ones, and at the end of the month read one line aloud and leave it unanswered.",
        ],
      ],
      ask: "Which of your ignorances are you fondest of, and would be sorry to lose?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Ten minutes for a feeling that you’ve understood completely and haven’t actually felt yet.",
        ],
        [
          "step",
          "At bedtime fill a basin with warm water, turn the lamp low, and sit down before it.",
        ],
        [
          "step",
          "Put your hands in up to the wrists, ask, “Where is it?” and travel through your body from the throat downward until one particular spot replies, tight or hot or hollow.",
        ],
        [
          "step",
          "Give that spot your attention for six minutes, with no name and no theory; if a theory appears, stir the water with a finger and go back to the spot.",
        ],
        [
          "step",
          "Once the water has cooled, dry each finger, say “I felt that,” and go to bed without looking anything up.",
        ],
      ],
      ask: "Which feeling have you analyzed thoroughly and never actually had?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Ten minutes uphill, for someone who’d never sit on a cushion and shouldn’t be made to.",
        ],
        [
          "step",
          "Early in the day pick a slope or a stairwell, and climb it hard for four minutes, without any music or telephone.",
        ],
        [
          "step",
          "At the top stand still for three, listening to your pulse, which will be loud, as it comes down beat by beat with nothing to win.",
        ],
        [
          "step",
          "With whatever breath you have left, thank by name one person who got you up some other hill.",
        ],
        [
          "step",
          "Come down at your leisure for the last three minutes, stop for the day, and don’t add up the floors.",
        ],
      ],
      ask: "At the top, with your heart pounding, whose name came first?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "A practice with a broom in it, since your attention goes where your hands go."],
        [
          "step",
          "Each evening for two weeks go back to the same ten square feet: a landing, a step, the space in front of the stove.",
        ],
        [
          "step",
          "Sweep it for five minutes, more deliberately than is sensible, following the line of every board or tile.",
        ],
        [
          "step",
          "Put away the broom and stand barefoot in the middle for five more, noticing which foot carries more of your weight, and letting it.",
        ],
        [
          "step",
          "Any repair that catches your attention can wait until tomorrow morning, and once you can stand there contentedly on an unswept evening, you’re done.",
        ],
      ],
      ask: "What did you notice underfoot in the second week that you had missed in the first?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "This one adjourns the court in your head for ten minutes a day, in public, where you’re happiest.",
        ],
        [
          "step",
          "At lunch take a bench that a lot of people pass, and put away anything with a screen.",
        ],
        [
          "step",
          "For five minutes observe every passerby and settle on one detail, a sleeve, a walk, about which you pass no judgment.",
        ],
        [
          "step",
          "When a verdict forms, as it will by the second pedestrian, say “not needed” to yourself and go back to the sleeve.",
        ],
        [
          "step",
          "For the last five, consider your own shoes on the same terms; repeat this on six lunch hours, and evaluate it only then.",
        ],
      ],
      ask: "Which passerby did you find it hardest to let by without a ruling?",
    },
    Water: {
      stances: { company: "both" },
      lines: [
        [
          "lead",
          "Ten minutes at the end of the evening, for the people you feel personally answerable for.",
        ],
        [
          "step",
          "When the dishes are done, fill a basin at any temperature you like, sit, and put your feet in.",
        ],
        [
          "step",
          "For three minutes do nothing except get warm, and give any emotion that turns up permission to sit on the edge of the basin.",
        ],
        [
          "step",
          "Then, for six, recite quietly the names of those you’re responsible for, and after each one add, “and I can’t hold it all.”",
        ],
        [
          "step",
          "In the last minute say your own name the same way, dry between the toes, and discuss no business with anyone until morning.",
        ],
      ],
      ask: "After whose name was it hardest to admit that you can’t hold it all?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes of stillness won’t work on you; ten of undivided attention will."],
        [
          "step",
          "Early, before anyone has spoken to you, go outside and walk for three minutes as fast as possible without running.",
        ],
        [
          "step",
          "For the next three, slow down a little each minute, until you’re at half of your usual pace.",
        ],
        [
          "step",
          "Stand for the last four and look at one thing that’s growing; each time a remark occurs to you, look again.",
        ],
        [
          "step",
          "Stop at ten by the clock, even if it was going beautifully, and do the same tomorrow in another street.",
        ],
      ],
      ask: "What did you see this week only because you had stopped hurrying?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["lead", "A practice for the hands, since your mind would redesign any other."],
        [
          "step",
          "After the evening meal do the dishes by hand for ten minutes, in hot water, with no music and no conversation.",
        ],
        ["step", "Pay attention to weight, and discover which plates are heavier than they look."],
        [
          "step",
          "When a better method occurs to you, and it will, let it go and pick up the next piece.",
        ],
        [
          "step",
          "At ten minutes stop, dry your hands, and stand there for three breaths before you do anything else.",
        ],
      ],
      ask: "Which daily chore could you tolerate doing without once improving it?",
    },
    Air: {
      stances: { focus: "many", head: "logic" },
      lines: [
        [
          "lead",
          "The debate in your head won’t adjourn, so give it a chairman for ten minutes a week.",
        ],
        ["step", "Sit in a parked car or an empty stairwell with paper, and set a timer for ten."],
        [
          "step",
          "For five minutes write down every judgment that goes by, each with the initial of the person you originally borrowed it from.",
        ],
        ["step", "For four, cross out the borrowed ones and read the others in an undertone."],
        [
          "step",
          "In the last minute say nothing, listen for the hum of wherever you are, and go when the timer rings.",
        ],
      ],
      ask: "Which of your favorite opinions carries another person’s initial?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Ten minutes at the end of the day, for everything that was felt and then talked over.",
        ],
        [
          "step",
          "Before bed, with your telephone elsewhere, sit down with a cup of something warm, a pencil and paper.",
        ],
        [
          "step",
          "For five minutes call up the faces you saw today, and write the name of each one underneath the last.",
        ],
        [
          "step",
          "When a face tightens your chest, concentrate on it for three breaths and write down no reasons.",
        ],
        [
          "step",
          "At ten, put the list away, pick the one you’ll phone tomorrow, and turn off the lamp.",
        ],
      ],
      ask: "Whose face from today tightened your chest before you’d even considered why?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "For a person whose stillness has a motor in it; ten minutes, on foot."],
        [
          "step",
          "On three mornings this week, before looking at any screen, walk vigorously around the block for four minutes and let your arms swing.",
        ],
        [
          "step",
          "Then stop, and say under your breath the name of someone you are angry for, and after it, the name of someone you are angry with.",
        ],
        [
          "step",
          "Go on for another four minutes at half the pace, breathing through your nose, until the two names weigh the same.",
        ],
        [
          "step",
          "Back where you started, name one thing that you’ll do today about either of them, and if nothing occurs to you, you’re finished anyway.",
        ],
      ],
      ask: "Whose name grew lighter at half the pace, and whose refused to?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Ten minutes of attention for someone who is generally ten years ahead."],
        [
          "step",
          "After your first meal, wash one bowl by hand, taking three minutes over it, as though it were on loan from a museum.",
        ],
        [
          "step",
          "Dry it, sit down with both feet flat, and for four minutes count only the breaths going out, from one to ten and then over again.",
        ],
        [
          "step",
          "If a plan presents itself, touch the tabletop with one finger and start over at one.",
        ],
        [
          "step",
          "For the remaining three minutes, examine the object nearest the window, and once you’ve discovered five details you’d never noticed, get up.",
        ],
      ],
      ask: "What did you find near the window that you had overlooked for years?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Ten minutes for a mind that prays by editing."],
        [
          "step",
          "At midday, go where no one will speak to you, such as a stairwell or a parked car, with a poem or psalm of under twenty lines.",
        ],
        [
          "step",
          "Read it aloud slowly, wait one minute, and read it again, omitting any line that bores you.",
        ],
        [
          "step",
          "Close your eyes for five minutes, and let the sentence that you especially liked repeat itself with every breath.",
        ],
        [
          "step",
          "When you catch yourself composing a text about it, you’re done; send nothing until tomorrow.",
        ],
      ],
      ask: "Which line stayed when you left out everything that bored you?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "For the hour when everyone’s feelings have followed you home; ten minutes by a basin.",
        ],
        [
          "step",
          "After dark, fill a basin with comfortably warm water and settle beside it in the light of a single lamp.",
        ],
        [
          "step",
          "With both hands in the water, consider the people you met today, one after another, for four minutes altogether.",
        ],
        [
          "step",
          "Consider yourself last, then dry your hands, lay one on your chest for three minutes and pay attention to whatever is left.",
        ],
        [
          "step",
          "Empty the basin, in the garden or the sink, watch until the water is gone, and talk to nobody for the remaining three minutes.",
        ],
      ],
      ask: "Whose name was hardest to let fall back into the water?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Ten minutes of this will do more for you than an hour of sitting motionless, which you’d only spend composing.",
        ],
        [
          "step",
          "Soon after you get up, stand at an open window for three minutes and breathe slowly, counting each breath out.",
        ],
        [
          "step",
          "For the next three, walk briskly, indoors or around the block, naming to yourself whatever you’re angry about.",
        ],
        [
          "step",
          "Then stop dead, eyes open, and spend three minutes feeling the pulse in your palms and nothing else.",
        ],
        [
          "step",
          "Use the last minute to pick one brave act that can be accomplished by noon, and say it aloud before you sit down.",
        ],
      ],
      ask: "Which brave act, small enough for one morning, have you been saving for a better year?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Your attention needs something to rest its weight on, so this takes ten minutes and a bowl.",
        ],
        [
          "step",
          "Before the first meal, fill a bowl with warm water, and wash one familiar thing in it by touch, with eyes closed.",
        ],
        [
          "step",
          "After four minutes, dry it thoroughly with a cloth, and if your thoughts wander off to the suffering of humanity, come back to the rim.",
        ],
        [
          "step",
          "For another three minutes, sit with the object in your lap, considering how many years it has served you.",
        ],
        [
          "step",
          "Return it to its usual place, empty the bowl onto a plant, and finish, whether or not you felt anything in particular.",
        ],
      ],
      ask: "Which familiar thing in your home has never once had your whole attention?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Since thoughts won’t leave when they’re told to, this practice gives them a form to fill in and a departure time.",
        ],
        [
          "step",
          "Sit by an open window with a pencil for ten minutes, late in the day, your screens in another part of the building.",
        ],
        [
          "step",
          "For four of those minutes, write down every thought as a headline of three words at most, however ridiculous.",
        ],
        [
          "step",
          "Next, exhale slowly six times, and after every breath cross out one headline without rereading it.",
        ],
        [
          "step",
          "For the remaining time, listen to the most distant sound that you’re able to make out, then tear up the page and close the window.",
        ],
      ],
      ask: "What is the headline that returns every afternoon, whatever the news?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "These ten minutes are for returning other people’s feelings to their owners, with appreciation.",
        ],
        [
          "step",
          "After you’ve come home, and before speaking to anyone, wash your hands in warm water, unhurriedly, and sit down for two minutes.",
        ],
        [
          "step",
          "Name everyone you’ve dealt with today, and after every name say to yourself, exhaling, “That was theirs.”",
        ],
        [
          "step",
          "For approximately five minutes, look for any feeling left over, and for the part of your body where it’s sitting. That much is entirely your own.",
        ],
        [
          "step",
          "Give it a single word, say the word aloud, and get up, or stop sooner if you begin to cry, which also counts.",
        ],
      ],
      ask: "After everyone else’s feelings have been returned, what is generally left of your own?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes of burning for nobody’s benefit."],
        [
          "step",
          "Immediately after you wake, before any screen, step outside or to an open window and move your arms and legs vigorously for three minutes.",
        ],
        [
          "step",
          "Stand for four minutes and look at something that needs no encouragement, such as a cloud or a crane on a building site.",
        ],
        [
          "step",
          "Each time you catch yourself addressing someone who isn’t there, breathe out completely, and return to what you were looking at.",
        ],
        [
          "step",
          "For the last three minutes do nothing worth describing, and after twelve mornings stop altogether, to see whether you miss it.",
        ],
      ],
      ask: "To which absent listener are you usually speaking when you first wake up?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        ["lead", "Ten minutes of ordinary work done for nobody’s benefit but your own."],
        [
          "step",
          "Choose one chore that no guest will ever notice, a drawer or a stretch of floor, and do only this, slowly, for seven minutes by a timer.",
        ],
        [
          "step",
          "Match your movements to your breath, and leave any other chore your mind delivers for later.",
        ],
        [
          "step",
          "When the timer rings, stop where you are, even if it isn’t done, and look at it for two minutes.",
        ],
        [
          "step",
          "Finish with a glass of water, sitting down, and do the whole thing on three evenings a week for a month.",
        ],
      ],
      ask: "Which unfinished corner of your life can you look at for two minutes in peace?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "Ten minutes to give everyone back their own names."],
        [
          "step",
          "At the end of the working afternoon, sit on a bench or in the parked car, with the radio off and the phone face down.",
        ],
        [
          "step",
          "For five minutes, say the first name of each person you have spoken to, one to a breath, with no commentary at all.",
        ],
        [
          "step",
          "After each name, breathe out completely before you say the next, and if a conversation develops, breathe out again.",
        ],
        [
          "step",
          "Then say your own name, and for three minutes listen to anything that isn’t language, going in when the time is up or a dog barks, whichever is more persuasive.",
        ],
      ],
      ask: "At whose name does your breath catch when you try to leave them all behind?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Ten minutes of letting other people’s troubles run off you."],
        [
          "step",
          "Before bed, wash your hands and face in pleasantly hot water, without hurrying, and sit down with the lamp low.",
        ],
        [
          "step",
          "As each person you’ve dealt with since morning comes back to you, tell them “I saw you,” nothing more, and breathe out once.",
        ],
        [
          "step",
          "After six minutes, ask what you felt today that had nothing to do with any of them, and wait.",
        ],
        [
          "step",
          "Say it in one line, even if it’s only “tired.” Stop there, even if someone calls from the hall.",
        ],
      ],
      ask: "Which face floats up most often at night, and what do you actually owe it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "lead",
          "Stillness by decree makes you giggle, so here are ten minutes that open by burning something off.",
        ],
        [
          "step",
          "On waking, before any screen, put on one energetic song and dance to the end of it with your eyes shut.",
        ],
        [
          "step",
          "Stop dead on the last note, stand with both feet flat, and count twenty heartbeats under your palm.",
        ],
        [
          "step",
          "For five minutes, still standing, name aloud, unhurriedly, whose side you’re on today; look for the name that surprises you.",
        ],
        [
          "step",
          "Light a candle for that person, watch it for two minutes, blow it out, and keep the rest for tomorrow.",
        ],
      ],
      ask: "On whose behalf would you get up tomorrow if nobody were ever to know?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "lead",
          "Ten minutes for someone who’d like a ritual and would like it to be different every time, both of which can be arranged.",
        ],
        [
          "step",
          "Each afternoon walk out of the building you happen to be in and take the nearest unpaved path you see.",
        ],
        [
          "step",
          "Find an object no larger than a thumb, and for four minutes examine it as carefully as if it were being auctioned.",
        ],
        [
          "step",
          "Set it down facing another way, put your palm on the ground or a trunk, and breathe out slowly eight times.",
        ],
        [
          "step",
          "Return by the same path at half your ordinary speed, and stop when you’re back at the threshold.",
        ],
      ],
      ask: "What have you stepped over all this year without looking at it once?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "For a mind that will chat through any bell, a ten-minute practice made out of the chatting.",
        ],
        [
          "step",
          "After lunch, sit beside an open window and set a timer for ten minutes, face down.",
        ],
        [
          "step",
          "For the first four, mutter every thought aloud, low, without steering, and end each one with the word “noted.”",
        ],
        [
          "step",
          "For the next four, listen only to sounds from outside, the farthest one first, and label none of them.",
        ],
        [
          "step",
          "In the two minutes left, ask one question of nobody in particular; stop at the timer, and go back without an answer.",
        ],
      ],
      ask: "Which sound were you surrounded by today that you heard for the first time?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Your compassion is never off duty, so these ten minutes are reserved for signing out.",
        ],
        ["step", "Before bed, run a basin of warm water and sit beside it with your wrists in it."],
        [
          "step",
          "For four minutes recall in order the faces you’ve seen since morning, and tell each of them individually, “Your troubles are with you.”",
        ],
        [
          "step",
          "Look for the face you’d be reluctant to send away; hold on to that one for three minutes, without solving it.",
        ],
        [
          "step",
          "Pull the plug, watch the water until its last turn around the drain, dry your hands, and speak to nobody afterward.",
        ],
      ],
      ask: "Which face from today was the hardest to send back to its own life?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Ten minutes of striding, for someone who has never been still on command."],
        [
          "step",
          "Before supper go outside, empty-handed, and walk as fast as you possibly can without running.",
        ],
        [
          "step",
          "For four minutes count your breaths, up to ten, starting over whenever you discover that you’ve been planning something.",
        ],
        [
          "step",
          "Then turn around, halve your speed, and at each crossing think of one person you’re grateful to.",
        ],
        [
          "step",
          "Back at your own entrance stand until your pulse is ordinary, then go in without checking the time.",
        ],
      ],
      ask: "Whom did you thank on the way back who has never actually heard it from you?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        ["lead", "A practice for hands that consider it peculiar to be asked to do nothing."],
        [
          "step",
          "Pick whichever daily chore you dislike least, such as sweeping, and give it ten minutes at half your ordinary speed.",
        ],
        [
          "step",
          "For the first five, feel only the handle: its temperature, the worn spot, the weight as it leaves the floor.",
        ],
        [
          "step",
          "For the remaining five, think of whoever originally showed you how, and of their shoes next to yours.",
        ],
        [
          "step",
          "When the timer sounds, stop with one corner undone, and leave it that way until tomorrow.",
        ],
      ],
      ask: "Who first put that broom in your hands, and what did they say?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        ["lead", "Ten minutes in which nothing is looked up."],
        [
          "step",
          "On waking, before looking at any screen, open a window and sit beside it with your hands empty.",
        ],
        [
          "step",
          "For five minutes collect sounds, saying only what each one is: a truck, a radiator, an unidentified bird.",
        ],
        [
          "step",
          "For four more, give them no names; whenever a name arrives, breathe out and let the noise be noise.",
        ],
        [
          "step",
          "End with one unanswerable question, addressed to the open window, then shut it and make coffee.",
        ],
      ],
      ask: "Which sound this morning did you hear before you knew its name?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "This is for the hour when the day’s residue absolutely refuses to go down the drain.",
        ],
        [
          "step",
          "At bedtime, fill a basin with water at whichever temperature you like and put both feet in, with the lamp low.",
        ],
        [
          "step",
          "For six minutes go back through the day from evening to morning, saying “that was then” after anything that tightens your throat.",
        ],
        [
          "step",
          "For two more, select one minute of the day that you’d still like to have in ten years, and consider it closely.",
        ],
        ["step", "Empty the basin, dry off, and write none of it down."],
      ],
      ask: "Which minute of today would you like to have in ten years’ time?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes on your feet, for a religion that would rather act than sit."],
        [
          "step",
          "On three mornings this week, as soon as you’re dressed, light a candle and think of one person you are going to see.",
        ],
        [
          "step",
          "For four minutes, standing, breathe slowly and consider carefully what would please that person.",
        ],
        [
          "step",
          "For the next four, consider what would please you, and see which of the two questions makes you restless.",
        ],
        [
          "step",
          "Blow out the candle, sit for the remaining time, and do one of the two things by noon and the other by dark.",
        ],
      ],
      ask: "Which of the two pleasures did you postpone until the very end of the day?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "Ten minutes with one inherited object, and no improving of anything else."],
        [
          "step",
          "Once a week, after the last meal, lay on a cloth something that an older relative left or gave you.",
        ],
        [
          "step",
          "For three minutes explore it with your fingertips, eyes shut, looking for the spot where their hand has worn it down.",
        ],
        [
          "step",
          "For five, clean it slowly, naming under your breath every use that you ever saw them put it to.",
        ],
        [
          "step",
          "Use the remaining time to find a place where it will be needed this week, and if you feel like polishing anything else, you’re done.",
        ],
      ],
      ask: "Where had their hand worn it down, and does yours fit there?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "Ten minutes for a person who has been talked to since breakfast."],
        [
          "step",
          "On the way home, get off one stop early or park two streets away, and switch your telephone off.",
        ],
        [
          "step",
          "Walk for five minutes and give every passerby one silent wish, never the same one twice: dry socks, a letter, an easy boss.",
        ],
        [
          "step",
          "Stand on a corner for three minutes, identify the farthest sound you can hear, and follow it until it ends.",
        ],
        [
          "step",
          "Then walk on with a wish for yourself, in so many words, and when your own windows come into view, stop.",
        ],
      ],
      ask: "Which wish did you give a stranger that you have never made for yourself?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Ten minutes with a photograph of someone who loved you before you’d been of any use to anyone.",
        ],
        [
          "step",
          "At dusk, three times this week, take it to a comfortable seat by the window and leave the lamp off.",
        ],
        [
          "step",
          "For four minutes study the photograph and let it look back, exhaling for longer than you inhale.",
        ],
        [
          "step",
          "For four more, with your eyes shut, think over one kindness of theirs that you never repaid, and leave it unpaid.",
        ],
        [
          "step",
          "Say thank you aloud and put on the lamp, or, if it gets unbearable, stop sooner and telephone someone living.",
        ],
      ],
      ask: "Which kindness do you find it hardest to leave unpaid?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes for a person who has never in living memory sat down on purpose."],
        [
          "step",
          "After work and before food, go around one block as fast as you can short of running, for about five minutes, and on the second half of the way recite the names of those who helped you today, one to a stride.",
        ],
        [
          "step",
          "At your own entrance, stand with both arms hanging, until the pulse has gone out of your ears.",
        ],
        ["step", "Stop at the first breath in which absolutely nothing needs you."],
        ["step", "If no such breath has arrived after ten minutes, go in anyway."],
      ],
      ask: "Whose name came first when you counted those who had helped you today?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "Ten minutes of maintenance, for someone who maintains everything apart from the operator.",
        ],
        [
          "step",
          "Each evening for a week, sit down with one pair of leather shoes, your own or anyone’s.",
        ],
        [
          "step",
          "Brush them for two minutes, then wax them for four, in slow circles, feeling the leather through the cloth, and for the remaining time set them in front of you and think over where they’ve stood today.",
        ],
        [
          "step",
          "When the ten minutes are over, announce “That’s enough,” even if one of them is still dull.",
        ],
        ["step", "Go to bed."],
      ],
      ask: "Where did you stand today that you’d have been glad to linger?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "Ten minutes in which you convene nobody."],
        [
          "step",
          "In the morning, ahead of any screen, sit at an open window with a blank card, and set a timer for ten minutes.",
        ],
        [
          "step",
          "Pick out the farthest sound you can hear, then the nearest, then one in the middle distance, and every time you notice yourself describing it to someone in your head, make a dot on the card and go back to the sounds.",
        ],
        ["step", "At the bell, total the dots without comment."],
        ["step", "Tear up the card, and report the figure to no one."],
      ],
      ask: "To whom were you describing the morning in your head when you were alone?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Ten minutes with those who no longer need looking after."],
        [
          "step",
          "On a night when everyone has gone to bed, light one candle and set beside it a photograph of someone you miss.",
        ],
        [
          "step",
          "For five minutes, in a low murmur, tell that person what went wrong this week and what you did about it, and for four minutes more say absolutely nothing, letting your expression do as it pleases.",
        ],
        ["step", "Blow out the candle as soon as you start to tidy."],
        ["step", "Leave the photograph standing there until morning."],
      ],
      ask: "What would you report to the person in the photograph that nobody living has heard?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["lead", "Ten minutes of blessing people at a brisk walk."],
        [
          "step",
          "On the way to work or the supermarket, set out ten minutes early, walking, with your telephone out of reach.",
        ],
        [
          "step",
          "To each person who passes wish one specific good thing under your breath: a dry cellar, a raise, an easy tooth.",
        ],
        [
          "step",
          "From the sixth minute on, include yourself after every third stranger, and be equally specific about it.",
        ],
        [
          "step",
          "Stop at the entrance, and notice which particular wish for yourself made you look around to see who had overheard.",
        ],
      ],
      ask: "Which exact wish for yourself was hardest to slip in among the strangers?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Ten minutes of looking after one thing for no one."],
        [
          "step",
          "In the evening pick any object in everyday use, a cup or a shoe, and get out a suitable cloth.",
        ],
        [
          "step",
          "Sit down, set a timer for ten minutes, and clean it as slowly as you’re able, examining each part individually.",
        ],
        [
          "step",
          "When your mind wanders to who is coming and what they’ll need, say “later” and return your attention to the object.",
        ],
        [
          "step",
          "When the timer rings, use the thing yourself before you put it away, and repeat the ceremony on three more evenings.",
        ],
      ],
      ask: "What did you see on an object you have handled daily for years?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        ["lead", "Ten minutes of not passing anything on."],
        [
          "step",
          "After lunch, without a telephone or anything to read, sit on a bench or a low wall where people are passing.",
        ],
        [
          "step",
          "For ten minutes listen to absolutely everything, and let each fragment go by without turning it into an anecdote.",
        ],
        [
          "step",
          "If a sentence comes that you desperately want to repeat, press thumb and finger together and drop it.",
        ],
        [
          "step",
          "When the time is up, leave, and tell no one what you overheard, today or tomorrow.",
        ],
      ],
      ask: "Which overheard line was hardest to drop, and whom had you saved it for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Ten minutes for rinsing off everyone else."],
        [
          "step",
          "On coming home, before answering any messages, wash your hands in warm water and sit down alone.",
        ],
        [
          "step",
          "For eight minutes, with each breath out, remember one person whom you looked after today, and let the name go.",
        ],
        [
          "step",
          "Watch for the name that refuses to leave, and tell it, “I’ve already done today’s share.”",
        ],
        [
          "step",
          "Write that name down if you need to, close the notebook, and stop there, even if someone is calling.",
        ],
      ],
      ask: "Whose name stayed with you today after you had told it to go?",
    },
  },
  ISTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "Ten minutes that start in effort, where you’re at home, and end in stillness, where you’re a foreigner.",
        ],
        [
          "step",
          "Find a flight of stairs or a steep lane, and for three minutes climb fast and descend at a stroll, over and over.",
        ],
        [
          "step",
          "On the last descent take half a minute over every step, heel to toe, listening attentively to your impatience.",
        ],
        [
          "step",
          "At the bottom stand there for four minutes, arms hanging, until your pulse is no longer audible.",
        ],
        [
          "step",
          "Name one person you’d run up there for, and stop at ten minutes, even if you feel splendid.",
        ],
      ],
      ask: "Whose name came to you at the bottom of the stairs?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "This is prayer for the hands, ten minutes, with something that’s been worn by generations of use.",
        ],
        [
          "step",
          "In the evening pick something of metal, leather or wood that a person unknown to you made before you were born.",
        ],
        [
          "step",
          "For four minutes clean it with a cloth and whatever belongs on it, slowly, along the grain or the stitching.",
        ],
        [
          "step",
          "For the next four do nothing with it except hold it in your lap, imagining the hands it passed through.",
        ],
        [
          "step",
          "Return it to its place and sit there for two minutes, entirely useless, and when you start looking for another job, you’re done.",
        ],
      ],
      ask: "Who used the object before you, and what would you have liked to ask them?",
    },
    Air: {
      stances: { novelty: "new" },
      lines: [
        ["lead", "A ten-minute observance for an intellect that won’t sit on a cushion."],
        [
          "step",
          "Take a bench at a spot where people change direction: a crossing, a station hall, the edge of a market.",
        ],
        [
          "step",
          "During the first five minutes, explain everyone to yourself, as fast and as wickedly as you like.",
        ],
        [
          "step",
          "For three, go on looking but give up explaining, and whenever a theory forms, let it pass with the person it belongs to.",
        ],
        [
          "step",
          "In the last two, choose one passerby and wish them something particular, and disappear before it strikes you as comical.",
        ],
      ],
      ask: "What did you wish that passerby, and who nearer to you needs the same?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "Ten minutes for returning to the surface without losing what you discovered below.",
        ],
        [
          "step",
          "At night, with the lights off, fill the sink or a basin with warm water and put in both hands up to the wrists.",
        ],
        [
          "step",
          "For five minutes go through the day backward, person by person, letting your fingers move in any way they like.",
        ],
        [
          "step",
          "At whichever face they stop moving, stop with them for three minutes, and say that name aloud, then whatever comes after it.",
        ],
        [
          "step",
          "Pull the plug and watch until the basin has emptied completely, dry each finger separately, and only then turn on the lamp.",
        ],
      ],
      ask: "At which face did your fingers stop, and what had that meeting left in you?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "For someone who finds stillness sooner at the far end of effort; ten minutes, outdoors if possible.",
        ],
        [
          "step",
          "On three days of this week, before you wash, climb something in the neighborhood, a stair, a bank, a hill, as quickly as is comfortable, for four minutes.",
        ],
        [
          "step",
          "At the top stand with your feet apart and count your heartbeats aloud until they have calmed down enough to be boring.",
        ],
        [
          "step",
          "Look for one thing that is moving without effort, a cloud or a flag, and follow it for three minutes.",
        ],
        [
          "step",
          "Come down at half the pace, naming what you’d defend today, one item only; if nothing occurs to you, coming down is enough by itself.",
        ],
      ],
      ask: "What would you defend today, now that your pulse has become boring?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Ten minutes with an onion, or any vegetable that has layers, on three evenings."],
        [
          "step",
          "Before cooking, put it on the board in front of you and for two minutes only look, as though you’d have to paint it from memory.",
        ],
        [
          "step",
          "Cut it as slowly as you possibly can, for five minutes, paying more attention to the sound than to the shape.",
        ],
        [
          "step",
          "Rinse the knife, and think of the people who planted, picked and delivered this to you, one moment for each of them.",
        ],
        [
          "step",
          "Eat the first mouthful with your eyes shut, and stop there if you’re smiling, since dinner can tolerate the interruption.",
        ],
      ],
      ask: "Which of the unknown people behind your supper did you find yourself thinking about longest?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "lead",
          "Solitude suits you better in a public place; ten minutes on a bench, twice this week.",
        ],
        [
          "step",
          "Sit where people pass, with nothing in your hands, and for three minutes notice only shoes, without a story about any of them.",
        ],
        [
          "step",
          "For three more notice faces, and wish each one, silently, a decent afternoon. Invent no divorces.",
        ],
        [
          "step",
          "Then shut your eyes, listen for the farthest sound you can make out, and follow it for two minutes.",
        ],
        [
          "step",
          "Use the last two to ask yourself how you are, and wait for the second answer, since the first will be amusing.",
        ],
      ],
      ask: "What was the second answer, the one that came after the amusing one?",
    },
    Water: {
      stances: { company: "solitude", head: "feeling" },
      lines: [
        ["lead", "Ten minutes at the end of the day, for someone who comes home wearing everyone."],
        [
          "step",
          "On arriving, and before you greet the telephone, fill a basin with warm water and soak both wrists for two minutes.",
        ],
        [
          "step",
          "Name silently the people you have been near since morning, and for each one let a finger uncurl.",
        ],
        [
          "step",
          "Dry your arms unhurriedly, first one, then the other, and with the towel still around you breathe out ten times, longer than you breathe in.",
        ],
        [
          "step",
          "Pour the water onto a plant or into the street, and if some name refuses to leave, repeat the whole thing tomorrow, and have supper.",
        ],
      ],
      ask: "Whose name refused to go down with the water, and what does it still want?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes for someone who can be still only after being thoroughly worn out."],
        [
          "step",
          "On three evenings this week, climb something, whether stairs, a hill or the steepest street around, going hard for six minutes.",
        ],
        [
          "step",
          "At the top stop dead, feet apart, and do nothing about your breathing except count it, up to thirty.",
        ],
        [
          "step",
          "Meanwhile, look for the instant when you’d like to be off, and stand there for three breaths after that.",
        ],
        [
          "step",
          "Come down slowly, and on the way decide what isn’t worth winning tomorrow, and then it’s over.",
        ],
      ],
      ask: "What turned out not to be worth winning once you had stood at the top?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Ten minutes for your hands, since the rest of you won’t settle unless they do."],
        [
          "step",
          "After supper tonight, fill the sink and wash four plates individually, without any music.",
        ],
        [
          "step",
          "Give each of them an entire minute, feeling the rim, the weight, the place where the glaze is rough.",
        ],
        [
          "step",
          "While you’re drying, remember someone who fed you at one time or another, a different person for every plate.",
        ],
        [
          "step",
          "Put the stack away, stand there until your fingers are dry too, and you’re through.",
        ],
      ],
      ask: "Who came to mind at the last plate, and what had they cooked?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        ["lead", "For a person who can’t meditate alone: ten minutes on a bench in a busy spot."],
        ["step", "At lunchtime on two days, sit where people pass, phone off, without a book."],
        [
          "step",
          "For five minutes, give each passerby one silent wish of six words or fewer: “Good luck with that haircut.”",
        ],
        [
          "step",
          "For four more, no words at all; when a remark forms, let it stroll off with its owner.",
        ],
        [
          "step",
          "In the last minute choose a particular face to remember, and get up when you’ve wished it something you want yourself.",
        ],
      ],
      ask: "What did you end up wishing a stranger that you want for yourself?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Ten minutes, once a week, for emotions that have been kept waiting."],
        [
          "step",
          "After dark, sit down somewhere you won’t be interrupted, with the phone in another part of the house.",
        ],
        [
          "step",
          "For three minutes review the day, and stop wherever you notice your throat tightening.",
        ],
        [
          "step",
          "Stay at that spot for five more without attempting any repairs, and say only “Yes, that,” each time you drift.",
        ],
        [
          "step",
          "Write one line about it for yourself, then get up, and talk to anyone who is still awake.",
        ],
      ],
      ask: "At what point in the day did your throat tighten, and who was there?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["lead", "Ten minutes, some time before breakfast, of dancing without a single spectator."],
        [
          "step",
          "Put on one piece of music that would embarrass you in front of other people, face away from all mirrors, and shut your eyes.",
        ],
        [
          "step",
          "For seven minutes do exactly what your limbs suggest, and look for the instant in which you stop imagining how it looks; there tends to be one.",
        ],
        [
          "step",
          "When the seven are over stand completely motionless for two, palms open, and listen to your own heart going at it.",
        ],
        [
          "step",
          "In the last minute say thank you for one thing nobody gave you, and stop there, wanting more.",
        ],
      ],
      ask: "At what point does your dancing stop being for someone?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "A practice for a person of appetite: ten minutes, an orange, and nothing else going on.",
        ],
        [
          "step",
          "Sit down at an empty table with the phone in another part of the house and one orange in front of you.",
        ],
        [
          "step",
          "Spend four minutes peeling it slowly, noticing the smell and the weight, with nothing to read or watch.",
        ],
        [
          "step",
          "Eat a segment a minute, for five minutes, looking for the exact place on the tongue where sweetness starts.",
        ],
        [
          "step",
          "Put the peel aside, and devote the last minute to simply sitting there, unoccupied and perfectly satisfied. Done.",
        ],
      ],
      ask: "When did you last enjoy something sweet without already wanting the next?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "A talker’s practice, which takes ten minutes and a park bench or a stop where buses come.",
        ],
        [
          "step",
          "Sit with your telephone switched off at the bottom of the bag, and exhale for longer than you inhale, ten times.",
        ],
        [
          "step",
          "For six minutes wish every passerby one definite good thing, in your imagination only: a seat, a letter, a better knee.",
        ],
        [
          "step",
          "Watch for the temptation to tell someone that you’re doing it, smile at it, wish it well and go back to the knees.",
        ],
        [
          "step",
          "When a bus, a bell or a dog ends your ten minutes, get up, and keep it to yourself until evening.",
        ],
      ],
      ask: "What good have you wished a person that they’ll never hear about?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "lead",
          "Ten minutes for setting down at night what you’ve absorbed from other people by day.",
        ],
        [
          "step",
          "Before bed, having washed your hands in warm water and dimmed the lamps, sit down with your telephone in another part of the house.",
        ],
        [
          "step",
          "For three minutes do nothing, with your palms up, and let your breathing slow by itself.",
        ],
        [
          "step",
          "Then name everyone whose mood followed you home, one per breath, and look for the name that’s reluctant to leave.",
        ],
        [
          "step",
          "Say about that one, “That’s hers to feel, and I’m fond of her,” or his, and then turn in.",
        ],
      ],
      ask: "Which name was hardest to let go of tonight, and how did it get hold of you?",
    },
  },
};
