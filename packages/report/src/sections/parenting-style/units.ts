import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "You with the red pencil: she brought you the drawing to look at, and you showed her where a horse’s knees go. You imagine so vividly what she could become that you’ve already set off for it, and she is trotting after you with one shoe undone, proud, and slightly out of breath.",
        ],
        [
          "paragraph",
          "I know who you’re racing. Someone once couldn’t be bothered to expect anything of you, so you resolved to expect everything of any child who comes near you.",
        ],
        [
          "paragraph",
          "She feels it. Once a week, let her lead the way, at her own pace, to the most interesting thing around, a worm for instance, and have no ambitions for the worm.",
        ],
      ],
      ask: "Which child’s drawing, game or story did you last improve without being asked?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To the one who packs the bag the night before: it’s a fine bag, with bandages in it, a spare sweater, and a snack for the friend who never has any. A child who grows up around you understands that a rule announced is a rule, that supper is at six, and that at six you’re in your chair.",
        ],
        [
          "paragraph",
          "What they never get to see is you dropping something, and they’ve watched you so often in command of the screwdriver that they hide their own accidents under the bed until they can repair them with nobody looking.",
        ],
        [
          "paragraph",
          "So burn the pancakes some weekend, in company, and laugh, because at fifty they’ll still be telling people about those pancakes.",
        ],
      ],
      ask: "Which accident would a child around you be afraid to let you discover?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You talk to him as to a colleague, and he stands two inches taller for it. He is six, and since he has your permission to ask how anyone knows a thing, he has interrogated the dentist, the priest and a policeman; where other adults hand out candy, you hand out explanations, and he has excellent teeth.",
        ],
        [
          "paragraph",
          "Last night, though, there was something under the bed, and when you’d reviewed the evidence with him, impartially, from both angles, he agreed that there wasn’t and lay there stiff as a plank.",
        ],
        [
          "paragraph",
          "Some fears aren’t arguments. Next time, leave the evidence in the hall, climb in beside him, say, “Move over,” and face the thing together until one of you is asleep.",
        ],
      ],
      ask: "Which child’s fear did you answer with evidence when your arm would have done?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You still check his breathing at night, and he’s fourteen. By day you are all curfews and conditions, since your anxiety puts on the uniform of a regulation on its way up the stairs, and the uniform is all that he ever sees.",
        ],
        [
          "paragraph",
          "He imagines that you don’t trust him. You do; what you don’t trust is the road, the other driver, and the memory of a winter when you yourself came in late and nobody had noticed.",
        ],
        [
          "paragraph",
          "Let him see the fear with its uniform unbuttoned for once. “I get scared when it’s late” is a more effective curfew than any you could calculate, and it gives him a reason to come upstairs and tell you himself that he’s home.",
        ],
      ],
      ask: "Which of your rules is a fear in uniform, and who has only met the uniform?",
    },
  },
  INTP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "To the parent you turn into whenever someone small says “Why?” You light up like a pier, out come the lemon, the nails, the wire, and it’s glorious. Around the time you announce “But the really interesting part,” they’ve wandered off to feed the dog, so that you finish the demonstration by yourself.",
        ],
        [
          "paragraph",
          "The volcano that went to school was yours, and everyone could tell. So give half an explanation, with all that enthusiasm, and then hand over the lemon, sit on your hands, and let it be done incorrectly, with juice in the eye. What they’ll remember is that an adult was curious about what they’d try next.",
        ],
      ],
      ask: "Which project of a child’s did you finish because you couldn’t bear to stop?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Others pull a child past the digger by the arm; you can stand at the fence of a construction site until both your noses are blue, and they’ll be able to locate that fence again when they’re fifty.",
        ],
        [
          "paragraph",
          "What you miss is the paper in the backpack, which is pink, is crushed under an apple, and announces that tomorrow everyone comes as a vegetable. Sooner or later you forget a paper like that, and a child stands there in ordinary clothes, assuring you, with terrible generosity, that it doesn’t matter. It does. Empty the bag each night with your own hands. After that, the fence.",
        ],
      ],
      ask: "Which ordinary duty toward someone young slips your mind because it’s dull?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "What I admire in you is that you’ve never once talked down. A five-year-old asks whether worms get bored, and you reply as you would to a colleague from Oslo, with a reservation, a follow-up and appropriate credit, and the child grows an inch as you confer.",
        ],
        [
          "paragraph",
          "Some nights, however, a child comes in with “What if you die?” and doesn’t want a colleague. You mention averages. What the occasion calls for is a large person who can find the bathroom in the dark, and who says, “I’m here, I plan to stay, come in under the blanket,” after which you can be from Oslo again in the morning.",
        ],
      ],
      ask: "When did someone younger want your arms and get your logic?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "I saw you last night in the darkened hallway outside their bedroom, with a list of sensible things to say about the boy who no longer sits with them at lunch. You’d felt their unhappiness all through dinner, and when you went in, out came an impromptu lecture on how groups of children form.",
        ],
        [
          "paragraph",
          "They nodded, out of consideration for you, but a child who grows up around ears like yours develops a pair, and they could hear that you knew. So sit on the edge of the bed and admit that you’ve been unhappy about it ever since the peas, and that it once happened to you, and which boy it was.",
        ],
      ],
      ask: "What sorrow of a child’s did you feel for an entire evening and answer with a theory?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "paragraph",
          "You on the sidelines, hoarse by halftime: she came in second, and looked up into the stands to see what second was worth. You were clapping, of course, but your eyes had gone to the girl in front, and a child reads a pair of eyes more accurately than any scoreboard.",
        ],
        [
          "paragraph",
          "What you want for her is what people wanted for you too seldom or too urgently, and you want it at the top of your lungs, which warms her, and also scorches.",
        ],
        [
          "paragraph",
          "Before the next race, prepare one question that has nothing to do with who finished where, such as what she saw at the turn. Then buy fries.",
        ],
      ],
      ask: "When a child near you came in second, where did your eyes go first?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To you with the chore chart, laminated: he made his bed this morning. There was a hill in the middle with, as it turned out, a cat under it; and when he’d gone off to school you went in, pulled the corners square, evicted the cat, and felt the peace of a completed assignment.",
        ],
        [
          "paragraph",
          "He noticed. He stood in the doorway for a bit that afternoon, and since then he makes it only when he’s reminded, which is to say that the bed is now yours.",
        ],
        [
          "paragraph",
          "You teach work by the best method there is, side by side, with proper tools, so now add a second course, in which the hill stays, the cat stays, and the instructor admires both.",
        ],
      ],
      ask: "What has someone younger stopped doing because you did it over afterward?",
    },
    Air: {
      stances: { head: "logic", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You who have reasons: the child is six and has just negotiated another half hour, on precedent. You were delighted, because in your house, as you’ve told everyone you know, each rule comes with its reasons and is open to appeal, and the result is a person of four feet who reads contracts.",
        ],
        [
          "paragraph",
          "But last night, when she asked whether she had to go to the thing with the cousins, and you laid out both sides for her, very fairly, she looked so tired. Someone that small would occasionally like to be overruled by arms.",
        ],
        [
          "paragraph",
          "Tonight, settle one thing for her, briefly, with no right of appeal, and then carry her up to bed.",
        ],
      ],
      ask: "What are you making a child negotiate when that child would rather be told?",
    },
    Water: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "You, the guard at the gate: by recess you’d heard about the boy who pushed him, by lunch you’d spoken to the principal, and before the bus came the whole thing was solved. He thanked you, being a polite kid, but you have noticed, I think, that there’s been no news since, and that his days are always fine.",
        ],
        [
          "paragraph",
          "I know whose scraped knees you’re really seeing to: nobody came to the gate for you at that age, and you’ve been turning up there on everyone’s behalf ever since.",
        ],
        [
          "paragraph",
          "The next time he starts to tell you, stay put, keep your hands around a mug, say, “What did you do?” and trust that whatever he did was enough.",
        ],
      ],
      ask: "What has a young person stopped telling you because you would have handled it?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "paragraph",
          "“Jump,” you call from the deep end, arms wide, and one of them has jumped before the word is over. The other stands at the edge with wet toes, calculating something, and because you love that one fiercely you can’t leave the matter alone: you coax, you bribe, you start a countdown for the whole pool to hear.",
        ],
        [
          "paragraph",
          "It isn’t the deep end that worries this one, who is finding out whether a person can be cautious and still be yours. So swim over, hang on to the edge beside those wet toes, and discuss unrelated matters until the towel goes on, over a wet child or a dry one. At supper, ask what they could see from up there.",
        ],
      ],
      ask: "Which careful person have you been encouraging a little too loudly?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "The child next to you has been given a screwdriver, a real one, and a toaster to open, since that’s how you love: here is how it works, watch your thumb. What you find difficult is that they’d like the same fish sticks as last week, and the story without improvements, and the familiar road home.",
        ],
        [
          "paragraph",
          "You ache to vary all three, though something older in you understands, having slept on the same side of the bed all its life, so settle the matter by the clock: sameness at both ends of the day, and the toaster in between. If you catch yourself improving the bedtime story, put the wolf back where he was.",
        ],
      ],
      ask: "What do the young people in your life want from you in exactly the old way?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "You quote them. The remark about God and the vacuum cleaner has been performed at four dinner tables, with the accent, and it’s brilliant, and each time you were so proud that you had to look into your glass. On the stairs, in pajamas, its author has overheard the laughter, and lately, before speaking, the author examines your face to find out whether what comes next will be used.",
        ],
        [
          "paragraph",
          "Let some of these remarks go no farther than you, and say so to the child, whose permission you’ll get before the next performance; if it’s refused, say “It’s yours,” and entertain the table with a story in which you’re the fool.",
        ],
      ],
      ask: "Whose words are you entertaining people with, and have they agreed to it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Any miserable child will giggle within a minute of your arrival, which has always been so, because a child’s unhappiness undoes you. Out come the puppet, the ridiculous accent, the bet about the broccoli, and the mood lifts, and what was under it goes back down to wherever it lives.",
        ],
        [
          "paragraph",
          "Some afternoons they need to be miserable next to a person who can stand it, a courtesy that nobody extended to you either. Sit on the steps with them and supply no material; if you have to say something, let it be “Is there more?” Stay until there isn’t, and then, by all means, the puppet.",
        ],
      ],
      ask: "Whose tears did you turn off with a funny remark before they had done their work?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To the parent in you, who has a child already or borrows one on Saturdays: you saw who that child was before the child could walk, and you have been cheering for that person ever since, loudly, for you, with science kits, a cello, and the speech about courage on the way to swimming.",
        ],
        [
          "paragraph",
          "Ease off the grand design, because no nine-year-old can live up to a prophecy, even an affectionate one, and there’s an expression they get, guilty and stubborn, when they’ve fallen in love with something that isn’t in it. Ask about the terrible cartoon, and let it be terrible. Your faith is the warmest thing they own, and it shouldn’t feel like an appointment.",
        ],
      ],
      ask: "Which child have you admired for a future that was your idea?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "To the parent you are, or had, or become on the nights when the neighbor’s boy eats with you: what they’ll remember is the lunchbox, with an apple cut so that it fit back together and never browned. They’ll remember you on the same bench, with the same thermos, for forty wet Saturdays of soccer.",
        ],
        [
          "paragraph",
          "But you repaired everything before it could break, and a child who never sees a mess concludes that messes are crimes. Don’t tie the shoelace, let the cardboard volcano be late, and sit on your hands, because the lesson they need is to fail in front of someone who doesn’t move away. The apple was only the wrapping.",
        ],
      ],
      ask: "What do you still fix for someone younger who’s ready to fumble through it alone?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "To whoever in you gets asked “why” by a person four feet tall: you answer, and it’s your glory: why people lie, where the dog went, whether criminals were once babies. Nobody forgets the grown-up who took the question seriously and, after a while, asked another one back.",
        ],
        [
          "paragraph",
          "After an hour of it, though, you go behind glass, and since they see your eyes go and nobody has mentioned that your head is full, they conclude that they were boring. Tell them: “My head needs twenty minutes, and it has nothing to do with you, so set the timer.” Let them turn the dial, which will teach them more than your nodding ever did.",
        ],
      ],
      ask: "What does a child in your life believe it means when you fall silent?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To the mother or father in you, whether born or appointed: you can tell before the child can that the stomachache is the spelling test and the slammed book is the best friend who moved away. At their age you would have traded your entire shell collection for one adult with that kind of information.",
        ],
        [
          "paragraph",
          "The difficult part is this: when you wince before they do, they stop telling you, out of consideration, and you of all people remember how expert a child can get at that. Next time let your face stay still for ten seconds, and ask, “What was that like?” The tears belong to them; you lend a shoulder, and go on breathing.",
        ],
      ],
      ask: "Which younger person has begun to spare you, and what are they leaving out?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You build the cardboard castle, you declare the day of eating backward, you have a faith in the small person before you that could lift a roof. They’ll describe all this to their grandchildren, but they also saw your face when they picked soccer.",
        ],
        [
          "paragraph",
          "Here is the catch in so much faith: it comes with a portrait already painted, and a child who loves you will hurry to sit for it, however uncomfortable the costume. Let one of their enthusiasms bore you this week; stand at the edge of the field and ask, sincerely, what offside means, since they’re entitled to find out what happens to a child who doesn’t like castles.",
        ],
      ],
      ask: "What portrait of a younger person have you painted, and did they ever sit for it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "There was always soup, and a matching bandage, and you never hurried them past a beetle, so that any child who walked to school at your speed will remember a wall, a snail, your hand with the keys.",
        ],
        [
          "paragraph",
          "Rules are where you come undone. Having been ordered about once by people who didn’t look up, you’d rather collect the socks yourself for fifteen years than be the adult who says “now.” So let the furniture give the orders, with one hook, one basket and one bell at the same hour, and sit on your hands while the sock lies where it is, exhibiting itself in the hall. Leaving it there is love too.",
        ],
      ],
      ask: "Which rule are you avoiding because of the voice in which it was once given to you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "No question ever embarrassed you. When they asked where Tuesday goes, you pulled over. You gave them words as other parents give vitamins, talking to them from the start as though a reasonable person lived in there, and the assumption was so courteous that eventually one moved in.",
        ],
        [
          "paragraph",
          "But occasionally they are seven and altogether unreasonable. At the end of a birthday, sticky and shrieking, a child has no interest in the balloon’s side of the case; lift them up, say one thing (“It popped”), and save the explanation for the bath. By then nobody will need it, and you’ll be alone with a beautiful thought about balloons.",
        ],
      ],
      ask: "When did you last explain something to a child who only wanted lifting?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You felt their fevers before the thermometer did. On the first day of school you smiled until the corner, then cried so uncontrollably in the car that a policeman knocked on the glass. From you they learned that nothing inside a person is too peculiar to be mentioned, an education that will serve them longer than long division.",
        ],
        [
          "paragraph",
          "Only, they watch you as attentively as you watch them, and a child who understands that her sorrow becomes yours will begin to protect you, with a cheerful expression and excellent manners. So next time, after the tears, let her see you put the kettle on and hum, and let her see that you float.",
        ],
      ],
      ask: "Which young person has started to put on a bright face for your sake?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "paragraph",
          "I can hear you from the far goal, and so can the county; you’ve memorized the children’s names on both teams, and when she drops the relay baton you’re the first on your feet, roaring that it doesn’t matter. The entire stand looks where you’re looking.",
        ],
        [
          "paragraph",
          "The dropped baton mattered to her, and now it has an audience. Your confidence in that girl is the best thing she owns, and she’ll live on it at thirty, in some overpriced apartment with a terrible boss, but it’s heavy to be the proof that somebody was right.",
        ],
        [
          "paragraph",
          "Sit on your hands this season, and when she comes off the field, ask if she’s hungry, and postpone the greatness.",
        ],
      ],
      ask: "Which child’s failure have you turned into an inspiring event before they could feel it?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "The model volcano was superb, as the teacher confirmed from a distance, and the boy beside it, whose name was on the card, informed visitors that you’d done the lava yourself.",
        ],
        [
          "paragraph",
          "You can’t look on while something crooked is being made; your affection arrives with sandpaper. He has clean boots, an immaculate lunch box, and an expression I’d like you to study, which appears whenever you kneel down and say “Let me just.” Give him the glue, go sit on the back step until he’s finished, and display the hideous result where visitors can see it, without paying it any compliment that isn’t true.",
        ],
      ],
      ask: "What crooked thing made by a young person have you left exactly as it was?",
    },
    Air: {
      stances: { voice: "speak", order: "both" },
      lines: [
        [
          "paragraph",
          "You intended it to be a house where everything could be talked about, and so it is: bedtime is a negotiation with minutes taken, and the child, at eight, can represent both sides in the matter of broccoli.",
        ],
        [
          "paragraph",
          "What she can’t get out of you is an unqualified no. I’ve seen her push for one, prodding here and there like a swimmer feeling for the bottom of a pool, and you described the pool, patiently, with examples, when underneath all that reasonable conversation what she needed was something solid under her foot.",
        ],
        [
          "paragraph",
          "So let there be three rules with no discussion attached, for which she’ll call you unfair. Afterward she’ll sleep like a log.",
        ],
      ],
      ask: "Which rule of yours stands for a child to lean on, with no reasons given?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "He wasn’t invited to the birthday. He mentioned it between two bites, went off to look for the turtle, and had forgotten it by the stairs. You, meanwhile, lay awake, and by morning you had despised a boy of seven, composed a letter to that boy’s mother, and planned an infinitely better party.",
        ],
        [
          "paragraph",
          "A portion of what you feel on his behalf is your own, left over from another playground, and he has started to hide his scrapes because of how hard you take them. Let him bring you a miserable day and find you the same size afterward. Say “That’s lousy,” pass the potatoes, and do your crying later with someone taller.",
        ],
      ],
      ask: "Whose playground was it, really, the last time a child’s hurt kept you awake?",
    },
  },
  ENFP: {
    Fire: {
      stances: { order: "improvise", novelty: "new" },
      lines: [
        [
          "paragraph",
          "With you a child learns early that rules are elastic, that a school night can contain a meteor shower, that the answer to “can we?” is to look for a flashlight, and they’ll describe you at their own tables someday, doing your walk.",
        ],
        [
          "paragraph",
          "Look, though, at the face under the knit hat at half past ten. What it wants is Tuesday. Some of them are born longing for the same spoon and the same story, and to a child like that a festival every night is only a kind of noise. So ask at breakfast which part of today should be exactly the same as yesterday, and keep that one promise as if it were fireworks.",
        ],
      ],
      ask: "What dull, repeated thing did the child you love ask you for most recently?",
    },
    Earth: {
      stances: { order: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "You wanted to be the tree in the yard and also the swing, and on good days you are: there’s dough, there’s mud, and a child’s entire weight leans against you without a doubt in it.",
        ],
        [
          "paragraph",
          "On the other days you announce a bedtime ritual in seven stages, of which four have been abandoned by Wednesday, at which point you feel like an impostor and invent a better one. Choose the one stage that survived, the song or the back rub, and do it the same way until they beg you to stop. Roots are nothing but repetition that nobody thought to admire.",
        ],
      ],
      ask: "Which small ritual did someone keep for you as a child, without ever naming it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Nobody has ever talked down to a child in your hearing and got away with it. You discuss why the moon follows the bus, why Grandpa votes like that, why we can’t, on balance, hit Leonard; and the little attorneys around you argue right back, so that putting on shoes takes until spring.",
        ],
        [
          "paragraph",
          "One thing their questions are asking, underneath, is where the wall is, since they’d like to lean on it, and nobody can lean on a seminar, however fair the person running it. So morning and evening, in matters of traffic and teeth, give them a short no with a hand on the shoulder, and go on pouring the milk. Their curiosity survives it.",
        ],
      ],
      ask: "Which question from a young person would have been better served by a simple no?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "When the bedroom door shuts and a voice behind it says “I hate you,” it goes into you like a knife. For one evening you’re the enemy, and in order to be let in again you’d surrender the ice cream and the whole principle.",
        ],
        [
          "paragraph",
          "Don’t. Sit down on the landing where they can hear you breathing. They’ll have other favorites; what they can’t get anywhere else is a grown person who doesn’t need to be liked back by bedtime, and around whom it’s safe to be furious. Tomorrow they’ll emerge hungry, talking about something completely different, and your job is to talk about it too.",
        ],
      ],
      ask: "Which boundary did you drop so that a younger person would love you again by evening?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "To the one with the stopwatch at the shallow end: they’re faster than last summer, by a second and a half, and you’re so proud that your neck is red, but what they heard, coming up for air, was, “Keep your elbow high.”",
        ],
        [
          "paragraph",
          "You only know how to be proud forward. An achievement is barely dry before you’ve pointed to the next, as if nobody had ever been allowed to enjoy one, and a small person can’t tell admiration from a raised bar.",
        ],
        [
          "paragraph",
          "So leave the timer at home for one swim a week, and yell something entirely useless, such as “Look at you!” which contains no instruction whatsoever, and which they’ll recite at forty.",
        ],
      ],
      ask: "What praise have you given lately that had no instruction folded into it?",
    },
    Earth: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "To the one who was always there: you turned up, on time, for the recital, the fracture and the interminable parent conferences, and children grow straight beside that kind of regularity, the way beans do along a pole, and seldom think to thank it.",
        ],
        [
          "paragraph",
          "Some of them would be interested to hear what the pole feels. You showed them how to change a tire and fold a map, and left out the afternoon when a letter from the bank frightened you so badly that you sat for an hour in the parked car.",
        ],
        [
          "paragraph",
          "Tell a younger one about that hour, and they’ll lean on you exactly as before, and talk a good deal more.",
        ],
      ],
      ask: "Which fright of yours would help a younger person most to hear about?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To the one who answers every question accurately: do fish sleep? They do, in a manner of speaking, and you supplied the manner of speaking, with a diagram. It’s a wonderful thing to grow up around someone who never brushes you off, and they’ll look things up all their lives because of you.",
        ],
        [
          "paragraph",
          "After that, though, from under the blanket, came the question of where Grandpa is, now that he’s dead, and you explained that people have different opinions on the subject, and listed three.",
        ],
        [
          "paragraph",
          "To that sort of question a fact is a shut window. Try, “I don’t know. What do you think?” and stay until you’ve heard the whole theory, including the fish.",
        ],
      ],
      ask: "Which question from a child did you answer accurately and still not meet?",
    },
    Water: {
      stances: { risk: "safe" },
      lines: [
        [
          "paragraph",
          "To the worrier with the first-aid kit: you’ve foreseen the grape, the pond, the loose railing and the boy with the older brother, and under your supervision they’ve traveled like miniature royalty, while practically nothing on your list ever happened.",
        ],
        [
          "paragraph",
          "Now they want to take the train alone, so your affection recites the timetable, the emergency numbers, a case from the newspapers, and they stand there getting visibly younger, because what you feel is, “I couldn’t bear it,” and what they hear is, “You can’t do it.”",
        ],
        [
          "paragraph",
          "Save the first sentence for another adult. To them say “Call me when you get there,” and wave until the train is out of sight.",
        ],
      ],
      ask: "Which of your fears has a younger person mistaken for your opinion of them?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "To the parent in you, lion by appointment: you were in the principal’s office before the child had finished the story, with your coat over your pajamas. You’ve confronted a soccer coach, an orthodontist and a goose, and no one small has ever been uncertain about which side you’d be on.",
        ],
        [
          "paragraph",
          "They are getting bigger, though. Some afternoon one of them will describe what happened on the bus, and your heels will already be turning; stay, breathe, ask, “What would you like to do about it?” and then go along only as the driver. To be defended is delicious, but to be considered capable lasts longer.",
        ],
      ],
      ask: "Which battle are you still fighting on behalf of a younger person who never asked you to?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To you who raise someone, by birth, by marriage or only every other weekend: they have never been cold. You arrived with the sweater before the cloud did, the bath has always come at the same hour, and children climb that kind of regularity exactly the way beans climb a pole.",
        ],
        [
          "paragraph",
          "Consider leaving a gap. A child whose backpack is always ready assumes that backpacks are filled by nature, and discovers otherwise at nineteen, in the rain, so let them forget the gloves on a day that’s merely chilly. You’ll stand at the window with the gloves in your hand, which is your homework and a good deal harder than theirs.",
        ],
      ],
      ask: "What do you still pack for someone who is old enough to forget it?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        [
          "paragraph",
          "To the referee in you, who has children or gets them on loan: “He got more” has been settled in your presence with a ruler. You’ve counted grapes, you’ve explained every regulation, twice, to a person in a bath towel, and from this the children have gathered that a no comes with a reason.",
        ],
        [
          "paragraph",
          "They’ve gathered something else besides. Watch how they study your expression before they say which piece they’d like, because when the fairest person they know never takes the larger half, they conclude that wanting is a variety of cheating. So want something in front of them, tonight, out loud. Take the last grape. Eat it slowly.",
        ],
      ],
      ask: "When did a child last see you want something and take it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To the mother, father or borrowed aunt in you: you still wake at night for a child who is taller than you are, and whose cough you would recognize among a hundred coughs. Somewhere there’s a box of tiny undershirts that you never open, and do open, about once a year.",
        ],
        [
          "paragraph",
          "What they need from you now is harder to give than milk, since they’re trying to go away without feeling like murderers. So wave, with the driest eyes you can manage, and organize something for that afternoon that has no connection with them, because a child who can imagine you enjoying yourself finds it easier to leave, and much easier to come back.",
        ],
      ],
      ask: "What do you do with yourself on an afternoon when nobody younger needs you?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste", lead: "lead" },
      lines: [
        [
          "paragraph",
          "To the one with the glue gun at midnight: the volcano is magnificent. It has a village on the slope, with electricity, and a valve that you machined yourself, and the child whose project it is went up to bed hours ago, having been asked to let you get just this one part right.",
        ],
        [
          "paragraph",
          "You want the ribbon for them so desperately because you remember what a ribbon does for the spine, but what they’re learning under the covers is that their own volcano wasn’t fit for the car.",
        ],
        [
          "paragraph",
          "Leave out the village. Let them hand in their own work, lopsided, and applaud as enthusiastically as you would for first prize.",
        ],
      ],
      ask: "What have you improved for a child until it wasn’t theirs anymore?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To the one remaking the bed: he had made it. There was a ridge down the middle, and the dog was in the ridge, but a boy of six had hauled up that blanket by himself, and he stood in the hallway while you pulled it flat.",
        ],
        [
          "paragraph",
          "You raise people by standards, since a standard was your evidence that anyone was looking after you, and at thirty they’ll be grateful, although at six all it means is that nothing they do is ever satisfactory.",
        ],
        [
          "paragraph",
          "Choose one thing in the house to be done their way, badly, for a year, and tonight sit on the bed and find the ridge comfortable.",
        ],
      ],
      ask: "Whose finished work did you quietly do over in front of them?",
    },
    Air: {
      stances: { lead: "lead", order: "plan" },
      lines: [
        [
          "paragraph",
          "To the chair of the household meeting: it was an admirable institution, in which everyone had a vote, there were minutes on yellow paper, and bedtime was debated by people in pajamas, with the four-year-old seconding motions. Then she introduced a motion of her own, that there be no phone in the car, which carried three to one, and you ruled it out of order.",
        ],
        [
          "paragraph",
          "Nobody complained. They had only wanted to find out whether the voting worked.",
        ],
        [
          "paragraph",
          "Tell her at breakfast that you’ve looked it up and she was right; then shut the phone in the trunk for a month, and give her the key.",
        ],
      ],
      ask: "Which vote did you overrule in a house where you had promised a vote?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "To the one who says “You’re fine”: you say it to the skinned knee, to the lost rabbit, to the boy who wasn’t invited. It comes out warm and fast, on your way to the bandages, because that’s how comfort was handed down to you, and because you can’t breathe until they’re fine again.",
        ],
        [
          "paragraph",
          "They do recover, so obediently that someday they’ll be fifteen and not fine at all, and will assure you that they are, in your own tone of voice.",
        ],
        [
          "paragraph",
          "Next time leave the bandages in the box for three breaths, and say something about the injury first, namely “Ouch,” a remarkably short word, which means that you saw.",
        ],
      ],
      ask: "Who first told you that you were fine when you weren’t?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "To the one on the sideline with the cowbell, whether the children are your own or borrowed: what a sound you make! A small person who misses the ball and hears that roar anyway learns that the world contains a roar with their name in it, and the lesson lasts for decades.",
        ],
        [
          "paragraph",
          "Only look at the faces occasionally, since the boy who likes bugs now plays for the sake of the bell, checking the bleachers before he kicks. So go to one game this month with nothing to shake, sit on your hands, ask afterward what the best part was, and be prepared to hear that it was a beetle.",
        ],
      ],
      ask: "Who is performing for your applause although they would rather be looking at beetles?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "To the responsible grown-up in you who packs the bag: they were never cold. There was a spare of everything, a hot lunch, a damp cloth at the ready, and a thank-you note in ink immediately after each birthday, with the result that any young person you’ve looked after can be taken anywhere.",
        ],
        [
          "paragraph",
          "Some of them, though, can’t tell if they are hungry, since lunch always got there first, and they behave so admirably that you’ve no idea what they dislike. Let one hour of the day go unprovided for, and let them be disrespectful about the peas, because a child who can say “yuck” at home can refuse worse things later.",
        ],
      ],
      ask: "What does the best-behaved child you know dislike, and would they dare to tell you?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "To the parent in you, with or without a stroller: at any playground you have learned everyone’s name by noon, and the children in your care have their friends delivered, like milk. You asked, you introduced, you taught them to look a grown-up in the eye and say something nice about the dog.",
        ],
        [
          "paragraph",
          "You also know how far along the other children are, in fractions, in teeth, in violin, and you imagine that the comparing doesn’t show, although anybody can hear it in the way you say “Oh, already?” on the telephone. Try a month in which no other child is mentioned at supper, favorably or unfavorably, and see who’s actually sitting there.",
        ],
      ],
      ask: "Whose child do you bring up too often at supper, and who overhears it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "To the one in you who would take any fever in their place: when a child you love isn’t invited to the sleepover, you have a considerably worse afternoon than she does. So you call the other mother, ever so tactfully, and an invitation materializes, and the child, who can guess why, concludes that being left out is more than anyone can stand.",
        ],
        [
          "paragraph",
          "I know where you learned it, but her heart is more resilient than you remember your own being, and it develops with exercise. On the next occasion make cocoa, agree that the whole thing stinks, and sit beside her until the movie’s over. Call nobody.",
        ],
      ],
      ask: "Which snub hurt you more than it hurt the younger person it happened to?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "You were made for the part with the trees, where you let them go one branch higher than any other parent would, stand underneath without a word, and are prouder than the oak. They’ll remember being trusted with their own necks.",
        ],
        [
          "paragraph",
          "They will also remember the saw. It takes them so long, the tongue out, the line wandering, and because you’re impatient to get to the good part you say “Here, let me,” and have it done in three strokes. For a six-year-old, the wandering is the good part, so sit on your hands, let the birdhouse lean, hang it where visitors will see it, and tell them who the architect was.",
        ],
      ],
      ask: "What did you take out of a young person’s hands because they were slow?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Yours is the child with the dry socks. The bunk you built will hold up for grandchildren, the packed lunch has a folded paper ship in it, and you’ve assumed, reasonably enough, that anyone could see what it all means.",
        ],
        [
          "paragraph",
          "What they see at eight is a back, bent over something, which they study in order to figure out whether it’s angry. People who love like this often had a back like that in front of them once, and stood there waiting for it to turn around. So put the plane down, turn around, and tell them the obvious, in words, which is that you enjoy having them there.",
        ],
      ],
      ask: "Whose bent back did you try to read as a child, and what did you conclude?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "Asked why the sky is blue, you say, “Good question, what would happen if it were green?” and the two of you miss the bus, although from you they’re getting an unusual inheritance: no fear of any question at all.",
        ],
        [
          "paragraph",
          "But there’s an hour, near bedtime, when “What happens when we die?” isn’t a question, as the wobble in it indicates. You give them three views, impartially weighed, and leave the hall light on, when what they’re asking is for you to stay. So keep the views in your pocket, get in under the blanket with your feet sticking out, and say that you’re here, which, as arguments go, is very strong.",
        ],
      ],
      ask: "Which question from someone young did you answer when it wanted company instead?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "They come in from school and you know, so you make cocoa, ask nothing, let them feed the fish, and eventually the whole story comes out sideways, addressed to the aquarium, after a silence that hardly any other adult would’ve had the nerve for.",
        ],
        [
          "paragraph",
          "Only, you also resolved that they should never have to look after you, and so in your own black moods you are a wall, a kind one, painted with a window, which children lean on and discover is cold. Let them see you sad on a modest scale, about the fish, say, and tell them that the sadness passes. They make good cocoa by now.",
        ],
      ],
      ask: "What sadness of yours did a child once guess, though you had hidden it well?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "You are the grown-up who says yes to the roof. Supper can be pancakes in a tent, and when a child asks how far a bicycle could coast you don’t explain about gradients, you take the child and the bicycle to the top of the quarry road. They adore this, and so do their friends, whose mothers telephone.",
        ],
        [
          "paragraph",
          "I’d only like to mention the hour afterward, when the thrill is over and there’s a bath, a spelling test, a lost retainer, and you have mysteriously gone to check on the car. What a child needs is to see you bored and still there, so stay for the spelling tonight, all twenty words, with no voices.",
        ],
      ],
      ask: "Which dull hour with a younger person do you reliably find a reason to miss?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Around you the young are fed, and nobody hurries them. You let a toddler spend an entire morning putting gravel in a boot, and you never tell a child that a drawing is good without looking at it first, and someday they’ll notice that other people were raised by the clock.",
        ],
        [
          "paragraph",
          "One thing you do bothers me, and it’s the kindness with which you improve. The wobbly birdhouse comes back from you with perpendicular walls, and they thank you politely and never build another; so hide your sandpaper, because anything crooked and indisputably theirs has to stay up, where visitors can admire it.",
        ],
      ],
      ask: "What crooked thing did a child make that you improved without being asked?",
    },
    Air: {
      stances: { voice: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "With other people’s teenagers you are unbeatable, since you don’t flinch at the hair, and in the car you let a silence lie there until something true climbs into it, so that to them you are the one adult who isn’t taking notes.",
        ],
        [
          "paragraph",
          "All that ease comes due when someone has to be the wall: you see the bottle, you say something funny about pirates, and the child, who wanted to be stopped, laughs and looks at you a little too long. They can tell tolerance from indifference only if you announce where you stand, so choose one rule, say it once, without a joke, and sit through the sulking.",
        ],
      ],
      ask: "Which young person once looked to you for a limit and got a joke?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "No child has ever needed to tell you twice, because you recognize the stomachache that is really a bully, and instead of interrogating anyone you lie down beside the bed in the dark and wait until they feel like talking. They are safe with you.",
        ],
        [
          "paragraph",
          "I’d like one additional thing, on behalf of the teenager they’ll become, because when they shut you out, you look so wounded that they’ve taken to slipping you little bits of information, the way you’d feed a melancholy dog under a chair. Let them be private: go and plant something, come back with dirt on your knees and no questions, and let them have their moods to themselves.",
        ],
      ],
      ask: "Which young person confides in you mainly so that your face won’t fall?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "You’re the one who runs alongside the bicycle and lets go too early, yelling “You’ve got it!” as they sail toward the hedge, and they adore you for it, because half of what they dare to do, they dare because you’re shouting.",
        ],
        [
          "paragraph",
          "But watch the timid one, who doesn’t want to go off the high board and who sees your expression as she climbs back down. You think that you hid your disappointment, but next week she’ll jump in order to get the proud expression back, and nobody will ever hear that she hated it.",
        ],
        [
          "paragraph",
          "So develop a second cheer, for the climb down, and deliver it at full volume. Then get fries.",
        ],
      ],
      ask: "Which child has been courageous for your sake more than for their own?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You teach by handing things over, a knife, a drill, the steering wheel in an open field, without a lecture, just your enormous palm around the little one until it understands. They grow up capable, and they’ll remember you whenever something in their own house comes loose.",
        ],
        [
          "paragraph",
          "What you’re short of is patience for anything without a handle: the recital, or the hamster saga in seven chapters, during which your leg bounces and you look around for a hinge, until the six-year-old wraps it up early, out of courtesy.",
        ],
        [
          "paragraph",
          "Peel an apple while they talk, in one unbroken strip, and let the strip decide when it’s over.",
        ],
      ],
      ask: "What does a child keep cutting short because your knee has begun to bounce?",
    },
    Air: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "You are the entertaining one; it has been mentioned at parent conferences. Bedtimes are open to debate, the bear speaks with an accent, and the matter of where babies come from was once settled at a volume that emptied the bus.",
        ],
        [
          "paragraph",
          "Now the complaint. Rules, around you, are opening bids, so a no turns into a yes for anyone amusing, and the shy one, who isn’t amusing, has quit asking and watches his sister win things.",
        ],
        [
          "paragraph",
          "Make three rules that aren’t negotiable and be as dull as a fence about them, and then find the shy one, alone, and ask what he would have wanted.",
        ],
      ],
      ask: "Who around you has stopped asking because they can’t outwit the others?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You’d step into the path of a train for them, and occasionally you behave as though one were coming. A bully at the bus stop, a cold teacher, a questionable call by the umpire, and you’re over the fence before anyone has found out what the child would like done.",
        ],
        [
          "paragraph",
          "So they’ve learned to bring home the good days and hide the others in the backpack, because when you’re upset they have one more person to look after.",
        ],
        [
          "paragraph",
          "When a bad day does come out, sit on your hands and ask, “Do you want a hug, an idea, or an accomplice?” Then deliver only what was ordered.",
        ],
      ],
      ask: "What does the youngest person you love hide so that you won’t interfere?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise" },
      lines: [
        [
          "paragraph",
          "You’re the one who wakes them for the meteor shower, who lets them skip school for the circus, who has crawled under a fence behind a boy in a cape. Being young around you is magnificent, and slightly like living beside a volcano.",
        ],
        [
          "paragraph",
          "Once the cape is off, they want something so unexciting that it would never occur to you to provide it: the same book, the same order of bath and teeth, and you being dull at the edge of the bed. Do it badly, if necessary, because after all the fireworks they’d like someone who’s still there when it’s dark.",
        ],
      ],
      ask: "What unexciting thing did a grown-up do for you every night?",
    },
    Earth: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "They come home and relax all over before the boots are off, and that’s your doing: the smell of onions, the bath run hot, the hair braided so considerately that nothing pulls. Nobody who grew up near you can doubt that they have a body and that it’s welcome.",
        ],
        [
          "paragraph",
          "What you find difficult is their hunger for things you can’t ladle out: a boy who announces that he’s a failure doesn’t want a second helping, and you’ve given him one, and then a sweater. Step away from the stove, ask him what happened, and be at a loss beside him for as long as it lasts.",
        ],
      ],
      ask: "Which sorrow did someone feed you for when you wanted to be asked about it?",
    },
    Air: {
      stances: { voice: "speak", candor: "peace" },
      lines: [
        [
          "paragraph",
          "You speak to them as people, and always did, in the crib, in nine accents. They bring you their friends, who confess things their own parents would faint at, and you lean on the counter, fascinated, without once being shocked.",
        ],
        [
          "paragraph",
          "So you’re everyone’s favorite adult, and there’s an evening coming, or it’s come already, when a favorite won’t do, because someone will have to say no and be thoroughly hated for it until the weekend. You’ve been putting it as a question, “Do we think that’s wise?” so make it a plain no, stand where you are while they slam around, and don’t be witty through the wall.",
        ],
      ],
      ask: "Which no from an adult are you glad of today, and how long did you sulk?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Before they had a word for it you knew: the ear, the bully, the goldfish, and any child who comes near you gets thoroughly sympathized with, which is the finest thing one person can do for a smaller one.",
        ],
        [
          "paragraph",
          "Only, they watch you too, and a girl learns to come out of an examination smiling if after the last one your face fell so far that she had to pick it up off the floor. Go and have your own feelings about her grades in the bathroom, with the radio on, and come back with a dry question, because the bad news should be allowed to be hers before it’s yours as well.",
        ],
      ],
      ask: "Whose face did you learn to protect from your own bad news?",
    },
  },
};
