import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        ["question", "Why do I quit whatever I’m not good at right away?"],
        [
          "answer",
          "Because being a beginner in front of other people makes you feel like a general without pants, so start unseen, for an entire month, and by the time there’s an audience you’ll have acquired a rank.",
        ],
        ["question", "What gets me going?"],
        [
          "answer",
          "An opponent and a date. Sign up for the contest, the recital or the crossing before you feel ready, and tell the one friend who’s certain to tease you about it, because you learn at a gallop once there’s a destination.",
        ],
        ["question", "And when the thrill wears off in week three?"],
        [
          "answer",
          "Teach it: find a person who is a week behind you, and explain to them the very passage you detest, because being admired gets you through anything.",
        ],
      ],
      ask: "What would you already be learning if nobody could possibly have watched you begin?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why haven’t I begun, after four years of intending to?"],
        [
          "answer",
          "You’ve been waiting for the proper equipment and an empty winter, so start in unsuitable shoes, for fifteen minutes after breakfast, always in the same corner, since your muscles remember by location.",
        ],
        ["question", "How do I learn something that can’t be looked up?"],
        [
          "answer",
          "Stand next to a person who can do it, and imitate their wrists before their words. You doubt this procedure because it isn’t in any manual. Neither is walking.",
        ],
        ["question", "How do I know that I’m getting anywhere?"],
        [
          "answer",
          "Save one object from every week, the flat loaf, the crooked seam, and date it on the back, because progress that you can’t physically handle doesn’t exist for you. After two months, line them up.",
        ],
      ],
      ask: "Which piece of equipment are you waiting for before you allow yourself to begin?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["question", "I’ve read everything about it. Why can’t I do it?"],
        [
          "answer",
          "Reading feels so similar to doing that your brain has already paid itself. Put the books away for two weeks, try it badly, write down three surprises, and investigate only those.",
        ],
        ["question", "Should I take a class or go it alone?"],
        [
          "answer",
          "Alone you get far in one direction, and in company you discover that it was the wrong one, so find a partner who asks impertinent questions, meet for an hour every other week, and do everything else by yourself.",
        ],
        ["question", "How do I stop changing subjects?"],
        [
          "answer",
          "Go ahead and change them, on a schedule: six weeks for the first, a page on what you got out of it, then the second, because an escape that has an appointment loses most of its charm.",
        ],
      ],
      ask: "Which subject do you know everything about and have never once practiced?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["question", "Why does this one thing make me feel stupid?"],
        [
          "answer",
          "Ordinarily there’s a face in it, because someone giggled or sighed at you, over the fractions or on the diving board, when you came up to their belt, so learn it from a person who’s nothing like that.",
        ],
        ["question", "What helps me remember?"],
        [
          "answer",
          "A human being: you forget regulations overnight, but until you die you’ll remember how the widow in the second example recovered her pension, so turn the driest chapter into her story, and study that.",
        ],
        ["question", "How much should I attempt at once?"],
        [
          "answer",
          "Less than your pride suggests, and nearer to bedtime: give it twenty minutes, sleep on it, and test yourself the next evening, provided that no one has been unkind to you in between.",
        ],
      ],
      ask: "Whose sigh do you still hear when you fail at this particular thing?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why do I get to the middle so fast and no further?"],
        [
          "answer",
          "Because the first half was discovery and the second is repetition, and you came for the discovery, so attack the second half by predicting what will go wrong, and practice simply to see whether you were right.",
        ],
        ["question", "Is it bad that I skip the introduction?"],
        [
          "answer",
          "It’s how your engine starts. Begin at the exercise marked with an asterisk, fail, and go back for exactly as much theory as the failure calls for, since you only remember what you’ve personally fetched.",
        ],
        ["question", "What about the language I’ve put off for years?"],
        [
          "answer",
          "Go and be misunderstood, at a market stall, in front of everyone, with the wrong verb and both hands, after which your vanity will take care of the grammar.",
        ],
      ],
      ask: "What did you abandon at the point where discovery turned into drill?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why does everyone else seem to catch on before me?"],
        [
          "answer",
          "They accept the rule, and you’re still feeling along the back of it for the nails, a method that takes three times as long and lasts for life, which is worth mentioning to the instructor at the beginning.",
        ],
        ["question", "I bought all the equipment. Why haven’t I begun?"],
        [
          "answer",
          "Because owning it felt like progress. Put out the least impressive tool and use it, incompetently, for a quarter of an hour after the same meal every day, with all the others stored where you’d need a ladder.",
        ],
        ["question", "How should I take notes?"],
        [
          "answer",
          "With scissors: cut, fold, assemble it out of cardboard, walk the circulation of the blood through the apartment, because anything your fingers have put together comes back to you as soon as they move.",
        ],
      ],
      ask: "Which untouched piece of equipment has been standing in for the skill?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        ["question", "I know so much about it. Why can’t I do it?"],
        [
          "answer",
          "Because you’ve learned its geography. You could lecture on swimming, but at some point there’s nothing further to be said from the edge of the pool, and you’ll recognize that point by how fascinating the history of the bathing cap becomes.",
        ],
        ["question", "Must I give up my other interests?"],
        [
          "answer",
          "No, marry them: learn the chords through the arithmetic, the anatomy through Italian, because knowledge settles down with you if it has at least two relatives living in your head.",
        ],
        ["question", "How do I stop researching the best method?"],
        [
          "answer",
          "Take the method that your most irritating friend used, since it’s available and evidently works, and follow it for a month without remarks; your improvements can be delivered later, all together.",
        ],
      ],
      ask: "On what subject could you lecture for an hour, though you’ve never once done it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why did I love the subject and then lose it overnight?"],
        [
          "answer",
          "Someone was cold to you while you were at it. You’d say that the material became repetitive, but investigate that week: there was a laugh, a red mark or a shrug, none of it the material’s fault, and you can go back to it without the person.",
        ],
        ["question", "How do I find the right teacher?"],
        [
          "answer",
          "By whether you ask stupid questions. Around some people they come out of you like frogs after rain, while around others you’re immaculate and learn nothing, so choose for frogs.",
        ],
        ["question", "Why can’t I practice if anyone’s listening?"],
        [
          "answer",
          "Because, for you, incompetence is as private as bathing, so reserve an hour in an empty school, be absolutely terrible there, and let in one sympathetic listener by the tenth session.",
        ],
      ],
      ask: "Which study did you drop after someone was cold to you about it?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        ["question", "Why do I drop things I’m not instantly good at?"],
        [
          "answer",
          "You’re used to applause in the first act, and a cello withholds it until the third, so book a performance six weeks off, in front of an audience of children, who will applaud practically anything.",
        ],
        ["question", "How do I learn best?"],
        [
          "answer",
          "At a run, in the field, with something at stake: go to the country, enter the tournament, cook for forty, and consult the manual afterward, when every page has a scar to attach itself to.",
        ],
        ["question", "What about the boring basics?"],
        [
          "answer",
          "Turn repetition into a competition by beating your own time on the scales by a second a day, and stop after fifteen minutes, before the neighbors have lost too.",
        ],
      ],
      ask: "Which skill did you abandon because nobody clapped in the first month?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why does a course I paid for myself bore me?"],
        [
          "answer",
          "Because it goes chapter by chapter, and you learn by breaking and repairing, so get the thing itself, the engine or the ledgers of an actual bakery, and let your questions decide which chapter is next.",
        ],
        ["question", "Is it unreasonable to want results within the month?"],
        [
          "answer",
          "Extremely, and your fingers know it, since they need approximately a hundred repetitions, evenly distributed, and can’t be bribed; give them twenty minutes at the same hour daily, and evaluate nothing until the hundredth.",
        ],
        ["question", "How do I start the thing I keep putting off?"],
        [
          "answer",
          "Don’t put it away. You can’t walk past an instrument lying in the open without straightening it, and once it’s in your grip you’ll inevitably play four bars.",
        ],
      ],
      ask: "What would a hundred honest repetitions teach you that no summary has?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "Why do I know the theory of so many things I can’t do?"],
        [
          "answer",
          "You study a subject until you can entertain an expert at dinner, and you mistake the dinner for your examination. Raise the standard: the subject is yours only when you’ve done it badly, three times, in front of that expert, without commentary.",
        ],
        ["question", "What kind of teacher do I need?"],
        [
          "answer",
          "One who enjoys being contradicted and doesn’t budge, and since you discover your convictions by banging them against another person, reserve the hour face to face and skip the recordings.",
        ],
        ["question", "How can I keep at one subject?"],
        [
          "answer",
          "Promise lectures: announce to a small circle that each month, for twenty minutes, with questions, you’ll teach them the next installment, and vanity will take care of your homework.",
        ],
      ],
      ask: "Which subject can you discuss so well that no one suspects you’ve never tried it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why can I learn anything from one person and nothing from another?"],
        [
          "answer",
          "What you take in comes attached to a human being, and a dry old master whom you’d hate to disappoint can teach you tax law, so pick the teacher first and the topic second.",
        ],
        ["question", "Why do I avoid the thing I most want to learn?"],
        [
          "answer",
          "Often it belonged to someone: the piano was an aunt’s, the language a grandfather’s, and since being clumsy at it feels like breaking their china, begin, reverently, with the very piece or expression that was their favorite.",
        ],
        ["question", "What helps me to remember?"],
        [
          "answer",
          "Atmosphere. Study under the same lamp, to the same record, for half an hour, and your memory, which ignores bullet points, will eventually return the entire evening with the facts inside.",
        ],
      ],
      ask: "Whose instrument, language or trade would you be touching if you began tomorrow?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", order: "improvise" },
      lines: [
        ["question", "Why do I quit everything new after three thrilling weeks?"],
        [
          "answer",
          "Because weeks one to three are an affair and the fourth is a marriage. Book a performance or a race for the fifth, before witnesses, and let terror accomplish what discipline won’t.",
        ],
        ["question", "Should I read the manual first, at least?"],
        [
          "answer",
          "No. Break it for twenty minutes, then read; by that time you’ve acquired a grudge, and a manual is only boring to people without one.",
        ],
        ["question", "What if I’m the worst in the class?"],
        [
          "answer",
          "Announce it at full volume on the first day, which frees you to ask what the others are pretending to understand; besides, you generally overtake the people who were busy laughing.",
        ],
      ],
      ask: "Which skill did you abandon in exactly the week when the affair became a marriage?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        ["question", "I understand it already. Why practice?"],
        [
          "answer",
          "Because your hands don’t. You grasp the principle of the dovetail immediately, and its elegance convinces you that you can make one. Cut thirty, bad to good, arrange them along the windowsill, and look.",
        ],
        ["question", "Nothing keeps me past the basics. What would?"],
        [
          "answer",
          "Something practical that has to work by winter. Learn wiring on the shed you need, and Spanish for the roofer you’ve hired; your body will stick around for a purpose long after your imagination has run off with a novelty.",
        ],
        ["question", "How soon may I change the recipe?"],
        [
          "answer",
          "After three times by the book, obediently, sulking if you must. From the fourth on it’s yours, although the step you’d have eliminated generally turns out to be the one that was holding it upright.",
        ],
      ],
      ask: "Which step did you eliminate because you thought you’d understood it?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "How do I learn what I only talk about?"],
        [
          "answer",
          "Teach it this month to five people who are allowed to interrupt. The gap in your knowledge reveals itself in the middle of your own lecture, after which you go home and read about nothing but the gap.",
        ],
        ["question", "Why can’t I finish a book?"],
        [
          "answer",
          "By page forty you have the thesis and start replying. So reply, in pencil, insults permitted, under one condition: you can’t abandon a book until you’ve agreed with it once.",
        ],
        ["question", "Is studying alone hopeless, then?"],
        [
          "answer",
          "Nearly. Hire an enemy. A friend of the opposite opinion, met every week over coffee, will get more pages out of you than any schedule ever did.",
        ],
      ],
      ask: "Who would be the best possible enemy to study with?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do I love the material and dread the course?"],
        [
          "answer",
          "Someone once sighed at your question, and that sigh has occupied the teacher’s chair ever since. Choose the next teacher by ear before you look at the syllabus, because from a person who isn’t tired of you, you can absorb anything.",
        ],
        ["question", "Why won’t dry facts stay in?"],
        [
          "answer",
          "Nothing is keeping them company, so find out who discovered it, whom they detested, and what they ate that year. Told as gossip, the periodic table is permanently yours.",
        ],
        ["question", "When’s my best hour?"],
        [
          "answer",
          "Late, after a bath, when the critic in you has gone off duty and you can read unhurriedly, without preparing a reply; argue with it in the morning over eggs, and you’ll discover how much you absorbed.",
        ],
      ],
      ask: "Whose sigh, long ago, closed off a subject that you’d been fond of?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why do I buy the course and stop at lesson three?"],
        [
          "answer",
          "Lesson one is a daydream of yourself, fluent, in a distant café, and lesson three is irregular verbs. You learn at a run, so start with a piece of it that you can use on an actual person the same afternoon.",
        ],
        ["question", "Shouldn’t I wait until I have proper time?"],
        [
          "answer",
          "You’ve been extremely good at being patient already. Take twelve minutes tomorrow, standing up, and stop while you still want more, because appetite is your teacher here and overfeeding sends it away.",
        ],
        ["question", "Who should teach me?"],
        [
          "answer",
          "Someone who interrupts. Left alone, you merely admire the subject; find a lively person who’ll work with you individually, and promise to show off your worst attempt by Sunday.",
        ],
      ],
      ask: "What could you use clumsily tomorrow of the subject you keep postponing?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "I’ve read all about it. Why can’t I do it?"],
        [
          "answer",
          "Your hands are rarely invited, since you build a beautiful model of the subject in your imagination and move in, with curtains. Next time, read one page and follow its instructions until something gets dirty.",
        ],
        ["question", "Am I simply too slow for this?"],
        [
          "answer",
          "You’re slow the way bread is slow, and what defeats you is being hurried in the second week, so enroll in a class that lasts a year, or take the same short one twice without mentioning it to anybody.",
        ],
        ["question", "And the part of it I hate?"],
        [
          "answer",
          "Give it the same chair at the same hour, twenty minutes, with the same cup, and by the third week you’ll be irritated by interruptions, because habit is how you fall in love.",
        ],
      ],
      ask: "Which skill would you begin if you could take the beginners’ class twice?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        ["question", "How can I know all about this and still not know it?"],
        [
          "answer",
          "You like to hear ten people discuss it, and although yours is a mind that would naturally sink into a subject, among so many opinions it never gets below the surface. Pick one source and unsubscribe from all the others.",
        ],
        ["question", "Does talking about it count as learning?"],
        [
          "answer",
          "For you, the first time. Explain it aloud to a patient friend on a walk, remember the place where you started waving your hands, and go home and read that section alone.",
        ],
        ["question", "What happens when I get bored?"],
        [
          "answer",
          "Teach it. Offer four beginners an hour on a date you can’t move, and since you’re constitutionally incapable of disappointing anyone, you’ll understand it by then, with examples.",
        ],
      ],
      ask: "Which subject do you discuss well enough that nobody suspects you never studied it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why does this subject make me want to lie down?"],
        [
          "answer",
          "When someone sighs over your shoulder while you’re attempting something, you remember the sigh more accurately than the arithmetic, so start again where nobody ever sighed: another table, a pencil instead of a pen, music on.",
        ],
        ["question", "What if I simply have no talent for it?"],
        [
          "answer",
          "You learn by affection, so find a person who adores the subject and sit near them. Half an hour of their enjoyment will accomplish what a year of discipline didn’t.",
        ],
        ["question", "How do I make it stay?"],
        [
          "answer",
          "Give it a face: attach the date, the chord or the regulation to a particular person and to what they’d feel about it, for ten minutes, immediately before you go to sleep. Your nights do the filing.",
        ],
      ],
      ask: "Whose sigh or smile is still attached to the subject you avoid?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why do I quit at the exercises?"],
        [
          "answer",
          "Because you fall in love with the performance, and the exercises keep reminding you that you aren’t on the stage yet. Start with the piece itself, badly, at half speed, and go back only for the scale that tripped you.",
        ],
        ["question", "Why can’t I keep an appointment with myself?"],
        [
          "answer",
          "Because nobody is watching. Promise a performance, with a date, three listeners, one song or one page, since pride is a perfectly respectable engine.",
        ],
        ["question", "What kind of teacher suits me?"],
        [
          "answer",
          "One you’d absolutely love to impress, and who isn’t easily impressed. Negotiate one correction per lesson and permission to start over with your dignity intact.",
        ],
      ],
      ask: "Who are the three listeners whose invitation would finally make you rehearse?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why can’t I learn it from a video?"],
        [
          "answer",
          "Your understanding begins in the fingers, while watching merely makes you feel capable, until the dough disagrees, so get the flour or the wrench onto the table beforehand, and press play only when you’re stuck.",
        ],
        ["question", "I’m slower than the class. Should I stop?"],
        [
          "answer",
          "Slowness is your method: what goes in at your speed is still in there ten years later, when the quick ones have to look it up. Ignore the competition, and repeat the previous lesson before continuing.",
        ],
        ["question", "How do I begin what I keep putting off?"],
        [
          "answer",
          "Leave the tools out overnight where you’ll stumble over them, and in the morning do ten minutes, in your socks, before you’ve had time to consider whether you’re the type.",
        ],
      ],
      ask: "Which tool, left in your way tonight, would start you learning tomorrow?",
    },
    Air: {
      stances: { novelty: "both" },
      lines: [
        ["question", "Why do I know the beginnings of fourteen subjects?"],
        [
          "answer",
          "Because the first chapter is where the ideas are introduced to each other, and you love a party, while the sixth is where they do their taxes. Pair up with a person who insists on discussing chapter six on a fixed evening.",
        ],
        ["question", "Do I have to memorize?"],
        [
          "answer",
          "Some of it, made as silly as possible: a rhyme, a feud between two irregular verbs, a map on which the kings are dogs. Anything that has amused you once, you can recite in your sleep.",
        ],
        ["question", "How do I know that I’ve understood?"],
        [
          "answer",
          "Explain it to a ten-year-old, or to the plumber, in three minutes with no jargon. Wherever you start waving your arms, there’s the page you have to read again.",
        ],
      ],
      ask: "In which subject do your arms start waving because you never read chapter six?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do I love a subject with one teacher and fail it with another?"],
        [
          "answer",
          "Because you learn through affection, and absorb anything said by a person you trust, while with an unfriendly teacher you spend the entire lesson studying her expression. Look for a warm voice, and let it tell you everything twice.",
        ],
        ["question", "One bad grade and I’m finished. Why?"],
        [
          "answer",
          "A grade goes in as a verdict on your entire value, and it sits there for years, so have a friend read you the comments aloud, in the style of a weather report, and you’ll discover how many are about commas.",
        ],
        ["question", "When should I practice?"],
        [
          "answer",
          "At the same dim hour every morning, after the same piece of music, which will escort you in while your willpower is still in bed.",
        ],
      ],
      ask: "Whose cold voice still makes you believe that you’re bad at a subject?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { company: "company", pace: "haste" },
      lines: [
        ["question", "Why do I start every course so well?"],
        [
          "answer",
          "The first evening has an instructor to impress and classmates to conquer, and you mistake being popular for making progress. Measure yourself in completed exercises, since it’s impossible to charm an exercise.",
        ],
        ["question", "What would get me to pick an instrument up again?"],
        [
          "answer",
          "A date and an obligation. Tell a friend whose birthday is eight weeks off that you’ll perform one song at it, ready or not, and let terror do your practicing for you.",
        ],
        ["question", "Why do I quit at the dull stretch?"],
        [
          "answer",
          "Because you were ahead, and now you’re average, among people who have read the manual. Stay for two more sessions as a nobody, and ask the silent woman beside you how she does it.",
        ],
      ],
      ask: "At what point did you stop being the teacher’s favorite, and disappear?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why can I learn anything for work and nothing for myself?"],
        [
          "answer",
          "At work there are other people who’ll benefit from it, while at home the sewing machine looks like the theft of an evening, so invent a beneficiary: promise an actual neighbor an actual curtain.",
        ],
        ["question", "How should I begin something I’ve put off for years?"],
        [
          "answer",
          "Through the hands, in the same corner each time: work for twenty-five minutes after breakfast and leave everything lying there, because a mess that’s expecting you is half a teacher.",
        ],
        ["question", "What about being slow?"],
        [
          "answer",
          "You’re thorough, which looks exactly like slowness until the third month. The greater danger is that you’ll stop to help a struggling classmate and never get past chapter four, so let the poor fellow sink politely until intermission.",
        ],
      ],
      ask: "Which skill are you putting off because nobody but you would benefit from it?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "Why do I only understand a thing once I’ve taught it?"],
        [
          "answer",
          "Your thoughts arrive by way of other people’s faces, so plan for that: read ten pages, then telephone a patient friend, explain them for six minutes, and reread everything that made you wave your hands.",
        ],
        ["question", "Why do I have eleven beginnings and no accomplishment?"],
        [
          "answer",
          "You collect teachers, each with a different method and a lovely manner, and comparing them feels like study. Stick with one of them until you’ve completed the entire course, however unglamorous.",
        ],
        ["question", "And when there’s nobody to talk to?"],
        [
          "answer",
          "Then write letters to an imaginary, ignorant cousin, who wants to know what the terms mean and whether they bite. By the fourth you’ll have understood the material, or discovered precisely which piece of it you’re missing.",
        ],
      ],
      ask: "Which half-learned subject have you presented better than you’ve ever studied it?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        ["question", "Why do I love a course with one teacher and drop it with the next?"],
        [
          "answer",
          "You learn a person, and the subject comes along in her pocket, which is a fast way of learning and a fragile one. Before the next course, discover a second source of warmth: a book by an author whose company you like.",
        ],
        ["question", "Why does correction sting me so?"],
        [
          "answer",
          "Because every correction sounds to you as if you weren’t welcome anymore. Get your criticism in writing, read it in your favorite chair, and copy out each item as an impersonal regulation.",
        ],
        ["question", "How do I return to what I gave up in shame?"],
        [
          "answer",
          "Start again two levels below your pride, in another building, until the former teacher’s disappointed sigh is nothing but a noise that someone once made.",
        ],
      ],
      ask: "Which subject did you abandon because of how someone once looked at your page?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", company: "company" },
      lines: [
        ["question", "Why do I buy the instrument and stop by the fourth lesson?"],
        [
          "answer",
          "Because the fourth lesson is the first that sounds like you. Until then you heard the concert in your imagination, and it’s humiliating to be contradicted by your own fingers. Expect that evening; invite nobody.",
        ],
        ["question", "Should I wait for the enthusiasm to return?"],
        [
          "answer",
          "No, borrow some. Promise a performance, however tiny, such as one song at a friend’s birthday, already announced to the friend, because embarrassment and applause teach people like you nearly everything.",
        ],
        ["question", "How long should I practice?"],
        [
          "answer",
          "Twelve minutes, standing, interrupted in the middle of something that’s going well. You’ll be annoyed, and you’ll be back tomorrow, which no schedule has ever achieved.",
        ],
      ],
      ask: "What did you quit at the very point where it began to sound like a beginner?",
    },
    Earth: {
      stances: { focus: "both", order: "both" },
      lines: [
        ["question", "Why can’t I learn from the manual?"],
        [
          "answer",
          "Because nothing in it weighs anything. You learn a language from the market woman and a law from the man it injured, and a page has to be smelled, copied out or walked along before it belongs to you.",
        ],
        ["question", "I get bored of drills. Isn’t drill necessary?"],
        [
          "answer",
          "Some is, and here your two natures quarrel, since the fingers would like the same scale again when the imagination has already left for Brazil. Let each have something: the same exercise daily, always in an unfamiliar location. Stairs, bus, bath.",
        ],
        ["question", "When do I know I’ve got it?"],
        [
          "answer",
          "When you can do it while seriously distracted, telling a friend about your weekend. Make that your examination, and until then leave the tool lying exactly where you’d trip over it.",
        ],
      ],
      ask: "Which skill of yours lives so far down in your hands that words only disturb it?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        ["question", "I’ve read six introductions. Why do I know nothing?"],
        [
          "answer",
          "An introduction is a first date, and you’re marvelous on those, leaving each with its most quotable line and no obligation. Marry the seventh: one dense volume, pencil in hand, through to the index.",
        ],
        ["question", "Can I learn it by talking?"],
        [
          "answer",
          "Better than in any other way, provided that the listener objects. Find an engineer or a twelve-year-old, take them through one page a week, and every time they frown, you’ve discovered your homework.",
        ],
        ["question", "What about the fourteen open tabs?"],
        [
          "answer",
          "Copy each title onto paper, shut them all, and cross out the ones you’d be ashamed to recommend to a stranger. Whatever is left over fits into a Sunday.",
        ],
      ],
      ask: "Who could you teach, this week, something that you only half understand?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        ["question", "Why do I love a subject for exactly one year?"],
        [
          "answer",
          "Because you love whoever teaches it. You learn out of affection, absorbing knowledge from its admirer the way people acquire an accent, so when the teacher leaves, the formulas go too. Choose the instructor before the topic.",
        ],
        ["question", "How do I study something with no one to adore?"],
        [
          "answer",
          "Discover its great admirer in the library: read her biography first, whom she buried and what she ate during the experiment, and after forty pages you’ll be fond enough of her to consider the formula.",
        ],
        ["question", "And when I’m ashamed of being slow?"],
        [
          "answer",
          "Then you hide it, charm the instructor, and nod. Announce once per lesson, “I lost you there,” which stings about as long as a nettle.",
        ],
      ],
      ask: "Which teacher did you love so much that you mistook the love for the subject?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { order: "plan" },
      lines: [
        ["question", "Why do I quit lessons after a brilliant first month?"],
        [
          "answer",
          "Because in the second month you get worse, in public. Having started at a gallop, ahead of the entire class, you’re now merely part of it; stay for one full season before you’re allowed an opinion about your talent.",
        ],
        ["question", "How can I make myself start tonight?"],
        [
          "answer",
          "Bet someone. Wager a neighbor a dinner that you’ll play the piece through, wrong notes included, by the end of the month, because embarrassment won’t budge you, but you’re constitutionally unable to owe anybody.",
        ],
        ["question", "Must I do every exercise in sequence?"],
        [
          "answer",
          "You’ll do it anyway. Permit yourself one look at the last chapter first, because it explains what the scales are for.",
        ],
      ],
      ask: "What could you learn by next month, and who would bet you dinner that you can’t?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "familiar" },
      lines: [
        ["question", "Why am I so slow to learn?"],
        [
          "answer",
          "Because you learn a thing only once. Others get it by lunch and have forgotten it by the weekend, while you still have what you were shown once, years ago, so plan on a sluggish introduction, and refuse to be timed.",
        ],
        ["question", "What if there’s no proper course?"],
        [
          "answer",
          "Find the person whose work you’d buy, and offer to sweep up, since handing an expert wrenches for an afternoon teaches more than a month of videos.",
        ],
        ["question", "How do I go on when it stops being new?"],
        [
          "answer",
          "That’s where you excel, provided you give it twenty minutes at the same hour on the same stool, with a pencil mark on the wall each time, since your body likes to be expected.",
        ],
      ],
      ask: "Whose floor would you gladly sweep for a chance to see them work?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["question", "I’ve read four books on it. Why can’t I do it?"],
        [
          "answer",
          "Because reading felt like doing it; put away the fifth, explain the first step to someone who has never heard of it, and wherever you resort to “basically,” there is your homework.",
        ],
        ["question", "Should I take a class or learn alone?"],
        [
          "answer",
          "Alone for the information, in company for the nerve, since two other people and a standing appointment will get you past the chapter at which you always start to reorganize your notes.",
        ],
        ["question", "How do I stop switching methods?"],
        [
          "answer",
          "Write down today’s method, including its imperfections, and sign it, so that it stays in force for six weeks, like a treaty. By then you’ll generally discover that the only thing wrong with it was your stamina.",
        ],
      ],
      ask: "In which explanation of yours does the word “basically” cover a hole?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["question", "Why do I freeze when someone watches me try?"],
        [
          "answer",
          "You’d forget the entire lesson sooner than the one person who laughed during it, so practice where nobody can hear for the first ten hours; after that invite one sympathetic person, and stumble on purpose in the first minute.",
        ],
        ["question", "Which teacher should I look for?"],
        [
          "answer",
          "The one who asks how you slept. You learn by attachment, and would memorize Latin verbs for anyone who remembered your birthday, so try three, and stay with the one you’re most reluctant to disappoint.",
        ],
        ["question", "What about the shame of starting so late?"],
        [
          "answer",
          "Put a photograph of yourself at twelve beside the book, since to that kid you aren’t remotely late, and after fifteen minutes, tell the photograph one thing you learned.",
        ],
      ],
      ask: "For which teacher did you work hardest, and what had they remembered about you?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why do I only learn things when other people need me to?"],
        [
          "answer",
          "Because their need gives you the shove that your curiosity is too polite to give, so take advantage of that: promise to play one song at a friend’s celebration in six weeks, and you’ll be furious, and you’ll practice.",
        ],
        ["question", "Why does being a beginner embarrass me so much?"],
        [
          "answer",
          "You’re used to being competent in public, so go and be terrible where nobody recognizes you, three sessions in a row, and laugh before anyone else does.",
        ],
        ["question", "How much should I do in a day?"],
        [
          "answer",
          "Fifteen minutes, at whatever hour you have the most energy, ahead of every obligation, because chores will devour any available minute that they see coming.",
        ],
      ],
      ask: "Which ability are you too proud to practice badly in front of people who know you?",
    },
    Earth: {
      stances: { order: "plan", novelty: "both" },
      lines: [
        ["question", "Why do I have to see the whole method before I begin?"],
        [
          "answer",
          "Because you learn by steps, and a missing one feels like a missing stair in the dark, so get the complete sequence on paper, then cover up everything except the opening instruction.",
        ],
        ["question", "I lose it unless I use it. What helps?"],
        [
          "answer",
          "Your hands remember on your behalf, provided you practice in the same corner with the same equipment, and finish each session by laying out the next, sharpened and labeled, so that tomorrow you arrive in the middle.",
        ],
        ["question", "Isn’t it too late for something this new?"],
        [
          "answer",
          "Attach it to something old: Spanish goes with the ironing, the guitar begins with three songs you already sing, and in such familiar company anything unfamiliar feels at home surprisingly fast.",
        ],
      ],
      ask: "To which old habit could the new skill be fastened this week?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["question", "Should I take the class or do it on my own?"],
        [
          "answer",
          "Take the class, sitting at the end of a row, because you absorb infinitely more from other people’s questions than from the lecture.",
        ],
        ["question", "Why won’t the theory stay in my head?"],
        [
          "answer",
          "It came without a person in it, so find out who invented it, whom it annoyed and what it was for on an ordinary afternoon; once there’s an anecdote, the theory rides in on its back.",
        ],
        ["question", "Why do I keep looking things up instead of starting?"],
        [
          "answer",
          "That is anxiety dressed as research, so grant yourself three sources and thirty minutes, then explain what you have to the nearest person peeling potatoes. The places where you stumble are the only ones that still need looking up.",
        ],
      ],
      ask: "What have you been researching so conscientiously that you never had to begin it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why could I learn from one teacher and from no one since?"],
        [
          "answer",
          "You learn by wanting to please, which is no disgrace, and she was delighted to see you, so look for gladness first and credentials second; go to a trial lesson and consult your stomach.",
        ],
        ["question", "Why does one correction ruin my week?"],
        [
          "answer",
          "You hear it in the voice of a grown-up from your childhood, so ask to have corrections in writing, read them after breakfast, and copy the useful ones out yourself, since in your own handwriting they turn surprisingly friendly.",
        ],
        ["question", "How do I find time for something that’s only for me?"],
        [
          "answer",
          "You won’t find it. Announce at home that someone is expecting you, the same evening every week, and go. That someone is you.",
        ],
      ],
      ask: "Which teacher was glad to see you, and what did you learn because of it?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["question", "Why do I drop every class in the third week?"],
        [
          "answer",
          "Because nobody has won anything yet. You learn at a gallop, toward an occasion where you’ll have to show it off, so schedule the occasion before the first lesson: the race, the presentation in Spanish, the dinner for twelve.",
        ],
        ["question", "How can I stand being a beginner?"],
        [
          "answer",
          "With a teacher tougher than you are. Indulged, you’ll quit; under a drill sergeant of a cellist you’ll practice scales with enthusiasm, complain about her to everyone, and be early.",
        ],
        ["question", "What about the thing I’ve put off for years?"],
        [
          "answer",
          "Do its first twelve minutes now, badly, with your coat on, since you’re the kind of person who completes things simply because they’ve been started.",
        ],
      ],
      ask: "What occasion could you book this week that would force you to learn it?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "Why doesn’t anything I read stay with me?"],
        [
          "answer",
          "Your memory lives in your arms, so copy it, take it apart, lug it uphill, because to you a page is an unconfirmed rumor until you’ve had your fingers in the material.",
        ],
        ["question", "How long should it take me?"],
        [
          "answer",
          "Twice as long as the brochure promises, after which you own it permanently. Find a person who has done it for thirty years without commentary, stand slightly to the left of them, and imitate.",
        ],
        ["question", "How do I relearn what I think I know?"],
        [
          "answer",
          "Relearning hurts you more than it does most people, because the old way used to pay the bills, so write that method down with appropriate ceremony, put it away, and do it the new way ten times before you’re permitted an opinion.",
        ],
      ],
      ask: "Which method of yours deserves a respectful retirement before the next lesson?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "What’s the fastest way in for me?"],
        [
          "answer",
          "Teaching it. Promise a friend that you’ll demonstrate the tax code or the tango by the end of the month, and by then you’ll understand it perfectly, for fear of her questions.",
        ],
        ["question", "Why do I know a bit of everything?"],
        [
          "answer",
          "Your interest lasts until you can hold up one end of a dinner conversation, so in a single subject, go past that: read the footnotes, and write to the author with one intelligent objection.",
        ],
        ["question", "Should I join a group?"],
        [
          "answer",
          "Yes, and three will do, provided that there’s one who knows more, one who knows less and one who disputes everything. Alone with a textbook, you’ll be reorganizing the shelf by the second chapter.",
        ],
      ],
      ask: "Who could you promise a demonstration that you aren’t yet able to give?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do some teachers get everything out of me?"],
        [
          "answer",
          "They were kind to you first. Though you’d deny it under oath, most of your education was acquired out of affection for someone with chalk on their sleeve, so choose the teacher, and only afterward the subject.",
        ],
        ["question", "Why do I freeze when I’m examined?"],
        [
          "answer",
          "An old embarrassment comes in and sits down beside you, so rehearse beforehand in the actual location, with a sympathetic person correcting your mistakes in pencil.",
        ],
        ["question", "How would I go back to what I gave up?"],
        [
          "answer",
          "Through the very place where you were ridiculed: take the least expensive lesson in town, tell the instructor immediately what you were once told about your talent, and continue from there.",
        ],
      ],
      ask: "Who had chalk on their sleeve, and what did you learn for their sake?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        ["question", "Why do I quit as soon as I’m bad at it?"],
        [
          "answer",
          "You’re used to shining by the second try, with people watching, so enroll where no one shines, in a class full of large, cheerful failures, and sit in the middle of it.",
        ],
        ["question", "How do I get through the dull part?"],
        [
          "answer",
          "Give it spectators and a deadline, by offering someone’s children a magic show or your colleagues a demonstration of the new software, since you’d sooner learn forty tedious pages than stand there without a rabbit.",
        ],
        ["question", "Should I study alone or in company?"],
        [
          "answer",
          "Race someone: find a rival of comparable ability, agree on a page total, and let the loser bring doughnuts, since you’re generous with every living soul except the one who is two chapters ahead.",
        ],
      ],
      ask: "Which subject did you abandon as soon as you were no longer the quick one?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "Why can’t I get it out of a book?"],
        [
          "answer",
          "You learn beside someone, at elbow height, with rolled sleeves, so ask an experienced person to demonstrate it twice, unhurriedly, and do it along with them, because thirty minutes of elbow are worth an entire shelf.",
        ],
        ["question", "What if my questions are stupid?"],
        [
          "answer",
          "You’re so courteous to teachers that you nod where you ought to interrupt, so agree beforehand on a signal, a raised spoon for instance, that means “again from there,” and use it five times in the first lesson.",
        ],
        ["question", "Why do I always want the official way?"],
        [
          "answer",
          "Because it has always been good to you. Practice the official method until it becomes automatic, then deliberately omit one step and see what that step was for.",
        ],
      ],
      ask: "Where did you nod at a teacher when you ought to have raised the spoon?",
    },
    Air: {
      stances: { company: "both", head: "both" },
      lines: [
        ["question", "Why do I know everyone in the course and so little of the subject?"],
        [
          "answer",
          "You joined the people first and the course second, and within two weeks you’re the class secretary. Spend the first fifteen minutes of each meeting alone with the material, and only afterward be sociable about it.",
        ],
        ["question", "Why does theory make my eyes slide?"],
        [
          "answer",
          "It arrived without a person. Look up, for each rule, who needed it and what had gone wrong, since every formula was originally some poor person’s terrible afternoon, and in that form you’ll remember it.",
        ],
        ["question", "How do I know when I’ve got it?"],
        [
          "answer",
          "When you can answer an objection, so have a contrary friend attack it for ten minutes over coffee, and forbid yourself to agree; anything you couldn’t defend is next week’s lesson.",
        ],
      ],
      ask: "Which expert opinion could you repeat today and not defend?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do I freeze when I’m tested?"],
        [
          "answer",
          "A test, to you, asks whether you’re welcome. Practice with someone affectionate, who reads the questions in a thoroughly bored tone, and after six rounds the anxiety gets bored as well.",
        ],
        ["question", "Who should I learn from?"],
        [
          "answer",
          "Someone who is genuinely glad that you came. From an affectionate baker you’d learn Greek, and from an icy professor, nothing, so visit one class beforehand; if your shoulders have risen to your ears, look elsewhere.",
        ],
        ["question", "Why did I give up what I loved as a kid?"],
        [
          "answer",
          "They laughed, or they stopped coming to listen, so go back to the level where you stopped, the identical page if it still exists, and for the first month allow no listeners at all.",
        ],
      ],
      ask: "On which page did you stop, and who had just stopped listening?",
    },
  },
  ISTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        ["question", "Why have I owned this course for a year and not started?"],
        [
          "answer",
          "Because it opens with an introduction. Skip to the exercise at the end of the third chapter, fail it in public or at any rate in ink, and you’ll want the preceding chapters the way a man in a hole wants a ladder.",
        ],
        ["question", "What keeps me going after the first rush?"],
        [
          "answer",
          "A rival slightly ahead of you, so find one who’s two months in, propose a match on a definite date, and let the loser cook.",
        ],
        ["question", "When should I stop for the evening?"],
        [
          "answer",
          "Immediately after you get it right, and never while you’re furious, because fury trains your muscles in the mistake.",
        ],
      ],
      ask: "Who would you enjoy beating at the thing you’ve been meaning to learn?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why does nothing stick when it’s only explained?"],
        [
          "answer",
          "Because your memory is kept in the forearms; get the thing itself, or a cardboard imitation of it, and let the lecture continue in the background like rain while you turn the thing over.",
        ],
        ["question", "How can I learn something that has no physical form, like tax or grammar?"],
        [
          "answer",
          "Build it one, out of cards you can deal, string along a wall, coins for the verbs. It’ll resemble kindergarten and last for thirty years.",
        ],
        ["question", "Am I slow?"],
        [
          "answer",
          "You’re late and permanent. Set aside double the time they recommend, practice daily in the same location, and don’t demonstrate it to anybody until it’s boring.",
        ],
      ],
      ask: "What abstract thing would you understand at last if you could handle it?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        ["question", "Why have I read nine books on it and never begun?"],
        [
          "answer",
          "Because comparing methods gives you most of the pleasure of having one, and the ninth contradicts the third so delightfully, so draw a single title at random, lend the others to a neighbor until spring, and start on page forty.",
        ],
        ["question", "How do I survive the clumsy weeks?"],
        [
          "answer",
          "Out loud. Describe each step to someone sharp, by phone, in two minutes, and they’ll ask about precisely the step you skipped.",
        ],
        ["question", "Is reading about it a way of doing it?"],
        [
          "answer",
          "You know the answer. One page of reading buys one attempt, before bedtime, with a result that an outsider could see.",
        ],
      ],
      ask: "Which methods have you compared so well that you never had to try one?",
    },
    Water: {
      stances: { company: "solitude", trust: "slow" },
      lines: [
        ["question", "Why could I learn anything from her and nothing from him?"],
        [
          "answer",
          "Because you take in the instructor whole, tone and temper included, and your mind shuts like an oyster at the first suggestion of contempt. That’s no weakness, only an operating instruction, so audition your teachers as you would a dentist.",
        ],
        ["question", "What do I do when there’s no such person?"],
        [
          "answer",
          "Borrow a dead one: watch old footage of a master with the sound turned off, every night for two weeks, until the rhythm is in you, and afterward read the explanation.",
        ],
        ["question", "Why did I quit just when it was going well?"],
        [
          "answer",
          "Because an admirer congratulated you, and suddenly the subject was theirs, so keep your next one absolutely confidential for three months.",
        ],
      ],
      ask: "Which teacher’s tone of voice do you hear when you’re doing something well?",
    },
  },
  ISFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise" },
      lines: [
        ["question", "Why can’t I get through the instructions?"],
        [
          "answer",
          "Because they describe an object you could already be breaking, and you learn from the mistake in your hands, so begin in the middle, ruin an inexpensive one within the first half hour, and go back to page one with a question.",
        ],
        ["question", "Why do I quit as soon as I’m decent at it?"],
        [
          "answer",
          "The steep stretch was the entertaining part, and after it comes a level one, where improvement is invisible from inside; film yourself on the first of each month, and you’ll see the slope.",
        ],
        ["question", "Should I take the class everyone recommends?"],
        [
          "answer",
          "Visit once, observing the instructor’s hands, and if they never come out of the pockets, don’t go back, because you need someone who demonstrates and then throws you the rope.",
        ],
      ],
      ask: "Which skill did you drop at the exact moment it stopped getting visibly better?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["question", "Why does it take me so long to begin?"],
        [
          "answer",
          "You’re waiting to own the proper equipment, and acquiring it has come to feel like practice, so borrow the worst tools available instead, because as soon as something about them irritates you, you’re beginning to understand what you’re doing.",
        ],
        ["question", "Am I simply a plodder?"],
        [
          "answer",
          "You absorb a new skill the way a wall takes in plaster, coat after coat with drying in between, which looks like laziness from the street, although the quick ones have cracks by winter. Fifteen minutes daily suits you, always in the same corner.",
        ],
        ["question", "What about things that are only theory?"],
        [
          "answer",
          "Turn them into weight: history from antique coins, grammar from copying letters by hand, fractions from dough.",
        ],
      ],
      ask: "Which tool are you still shopping for so that you won’t need to be a beginner?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        ["question", "Why do I freeze when someone tests me?"],
        [
          "answer",
          "Your knowledge is stored as pictures, an examiner expects words, and by the time you’ve translated everything, the examination is over. Practice on a patient friend: look at the picture in your mind, and describe only what is on the left.",
        ],
        ["question", "I’ve started six courses. Which should I finish?"],
        [
          "answer",
          "The one whose vocabulary keeps infiltrating your puns, because wit collects where your curiosity really lives; follow it, and let the other five expire without a funeral.",
        ],
        ["question", "Is watching enough, or do I have to do it?"],
        [
          "answer",
          "A great deal can be stolen by eye, provided you observe three different people doing it, with the sound off, and immediately try it yourself, before you’ve discussed it with anybody.",
        ],
      ],
      ask: "Which subject keeps turning up in your puns although you never finished the course?",
    },
    Water: {
      stances: { trust: "slow", head: "feeling" },
      lines: [
        ["question", "Why did I give up something I loved?"],
        [
          "answer",
          "Usually because someone sighs, once, at the wrong moment, and from then on you can love the piano but not go near it without hearing that sigh. Practice, then, in an empty house, and badly, for as long as it takes the sigh to evaporate.",
        ],
        ["question", "Why does information fall straight through me?"],
        [
          "answer",
          "It arrives without an atmosphere, so nothing sticks; give each chapter its own music, one particular tea, one window; when the examination comes, remember the tea.",
        ],
        ["question", "How do I find the right teacher?"],
        [
          "answer",
          "Notice your shoulders after your first mistake in their presence, and if they’re still where they were, you’ve found one.",
        ],
      ],
      ask: "Whose sigh are you still hearing whenever you approach the thing you abandoned?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        ["question", "Why can’t I get through the manual?"],
        [
          "answer",
          "Because it opens with the history of the company, and you learn only when something is at stake. Set a date for demonstrating it in front of people whose respect you want, and the pages turn interesting the night before.",
        ],
        ["question", "I quit as soon as I’m not the best. Is that fixable?"],
        [
          "answer",
          "It’s usable. For a month join the group one level above you, where losing is normal, and keep score against your own previous session; you’ll stay for revenge, which has taught better pupils than you.",
        ],
        ["question", "What about the dull drills?"],
        [
          "answer",
          "Ten minutes on an audible timer, then stop, mid-syllable if necessary, because quitting while you still want more is how you trick yourself into returning.",
        ],
      ],
      ask: "In front of which people would you hate to be caught still not knowing this?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why does nothing stick when people explain it?"],
        [
          "answer",
          "It has nothing to stick to. Your memory lives in your fingers and feet, so copy it out in pencil, assemble it out of cardboard, or pace it off on the lawn, because you can still locate, years later, anything that you’ve physically moved.",
        ],
        ["question", "Am I too late for something with exams?"],
        [
          "answer",
          "You’ve absorbed entire trades without noticing a curriculum. Treat the examination as an object: get an old one, take it apart, and practice the pieces that reappear every time.",
        ],
        ["question", "How do I last beyond the first week?"],
        [
          "answer",
          "The identical chair, the identical mug, and a sheet on the wall where you record each session in thick pencil. That’s stubbornness, on your side for once.",
        ],
      ],
      ask: "What could you learn by pacing it off, building it or copying it by hand?",
    },
    Air: {
      stances: { novelty: "new", voice: "speak" },
      lines: [
        ["question", "Why do I know a little of everything and nothing to the end?"],
        [
          "answer",
          "Because the first tenth is where the entertainment is. Announce that you’ll teach it, to six friends, on a fixed evening, since you’d sooner study till dawn than be caught without an answer in company.",
        ],
        ["question", "Should I take a course or buy the book?"],
        [
          "answer",
          "Get a person. Treat an expert to a drink and ask questions until you can intelligently disagree, after which the book reads like gossip about an acquaintance.",
        ],
        ["question", "And the chapters no one will discuss with me?"],
        [
          "answer",
          "Read them into your phone, one page at a time, in the manner of a sports announcer, and play it back on the bus. Undignified, certainly. You’ll have it by heart.",
        ],
      ],
      ask: "Who could you buy a drink this week in exchange for what they know?",
    },
    Water: {
      stances: {},
      lines: [
        ["question", "Why does my mind go blank when a teacher watches?"],
        [
          "answer",
          "You start reading the face, so that the eyebrow goes in and the algebra goes out, and the remedy is to study alone at first, then let in one friendly witness, and save the skeptic for last.",
        ],
        ["question", "Why did I love history one year and hate it the next?"],
        [
          "answer",
          "The first teacher liked you. You absorb a subject through the person presenting it, so sit in once before you pay.",
        ],
        ["question", "How do I return to something I failed?"],
        [
          "answer",
          "Begin with the day you failed: tell a sympathetic listener where you sat and who snickered, and then open the book one page before the page that defeated you.",
        ],
      ],
      ask: "Which subject did you lose because of the person who was teaching it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", company: "company" },
      lines: [
        ["question", "Why can’t I study the thing by myself in the evening?"],
        [
          "answer",
          "Because an empty desk is indifferent, and you learn for someone’s face, so volunteer to perform it, badly, on a date that everybody has been told about, and you’ll know it cold by the evening before.",
        ],
        ["question", "I was the best in the first class. What happened?"],
        [
          "answer",
          "The second class happened. Beginner’s luck is your native country, and emigrating feels like failure, so record yourself on the first day, and play it back after six weeks before you decide that you have no talent.",
        ],
        ["question", "How do I get through the boring chapters?"],
        [
          "answer",
          "On your feet, with a preacher’s conviction, for ten minutes by the oven timer. Then explain what you read to anyone who can’t escape; children in car seats are ideal.",
        ],
      ],
      ask: "Who would you be embarrassed to face next summer without knowing this?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["question", "I’ve read the manual twice. Why doesn’t it stick?"],
        [
          "answer",
          "It went in by the wrong entrance. Have someone demonstrate it while you observe their hands, then do it with your own, and only afterward read the page, which by then is describing something familiar.",
        ],
        ["question", "Am I slow?"],
        [
          "answer",
          "At hearing about it, very. At remembering it, nobody’s better; a pie crust you mastered years ago you can still manage without measuring. Judge yourself at the tenth repetition, when the quick ones have forgotten.",
        ],
        ["question", "Where should I do it?"],
        [
          "answer",
          "In a place that your body approves of, always the same one, with the tool lying out overnight, because once you’ve put it away in its case it’s gone till fall. Twenty minutes before breakfast, some bread afterward.",
        ],
      ],
      ask: "What do your hands remember from a lesson that you thought you’d failed?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "Why do I learn more in the break than in the course?"],
        [
          "answer",
          "Because in the break everything you say gets a reply. Get yourself a partner who’s equally behind, and spend half an hour on the telephone, taking turns as the teacher, with anecdotes prohibited until the end.",
        ],
        ["question", "I can explain it brilliantly. So why did I flunk?"],
        [
          "answer",
          "You’ve got the melody without all of the words. Write down from memory what you’d have said, on a single sheet, minus the eyebrows, and wherever the pen hesitates is your homework.",
        ],
        ["question", "How do I stay with one field?"],
        [
          "answer",
          "By giving it rivals. Run three, twenty minutes each, and switch at the bell, and you’ll return to the first out of sheer curiosity about what it’s been saying.",
        ],
      ],
      ask: "Which topic do you discuss so well that no one suspects the gaps?",
    },
    Water: {
      stances: { head: "feeling", trust: "both" },
      lines: [
        ["question", "Why could I only ever learn from certain people?"],
        [
          "answer",
          "Because you learn the person first. From the affectionate ones you took in fractions like cake, and a single sigh from the other kind ruined an entire field of knowledge for a year. Choose the next one by ear, sampling a lesson with your eyes shut.",
        ],
        ["question", "Is it too late for the thing I was mocked for?"],
        [
          "answer",
          "It’s late for the mockers, who have moved away, so take it up wherever there are grown beginners, and sit near someone who looks even more terrified than you.",
        ],
        ["question", "How do I remember names and dates?"],
        [
          "answer",
          "Attach each to a person in trouble, since you’ve never forgotten a plot in which someone’s heart was broken, and most of history qualifies.",
        ],
      ],
      ask: "Whose sigh put an end to a school subject for you, and how old were you?",
    },
  },
};
