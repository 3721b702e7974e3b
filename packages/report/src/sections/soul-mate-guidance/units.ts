import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Four signs that someone is good for you, and a last one that they aren’t."],
        [
          "item",
          "They beat you at something in the first month, and it doesn’t cross their mind to apologize.",
        ],
        [
          "item",
          "Your temper goes up like a flare, and they wait, visibly entertained, and are curious to hear what provoked it.",
        ],
        ["item", "Beside them your ambitions get bigger and your evenings longer, simultaneously."],
        [
          "item",
          "They want something for themselves so badly that you’d cross a city in the rain to see them get it.",
        ],
        [
          "item",
          "Take care if you’ve begun to perform your brilliance and they’ve begun to applaud.",
        ],
      ],
      ask: "Who has defeated you at something and risen in your opinion because of it?",
    },
    Earth: {
      stances: { trust: "slow" },
      lines: [
        [
          "lead",
          "Here are some indications that a person does you good, with a warning at the end.",
        ],
        [
          "item",
          "They run a thumb along what you’ve made, ask how, and remember, months afterward, the name of the wood.",
        ],
        [
          "item",
          "After a week under one roof you discover, to your astonishment, that you’ve been sleeping better than you did alone.",
        ],
        [
          "item",
          "They treat promises about stamps and light bulbs with the seriousness that other people reserve for vows.",
        ],
        ["item", "You catch yourself clearing half a shelf for them that nobody had asked for."],
        [
          "item",
          "Be wary of the one who needs repairing and continues, year after year, to be exactly as grateful and exactly as broken.",
        ],
      ],
      ask: "For whom have you made space on a shelf without being asked?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        ["lead", "A good match for you resembles the first four of these, and a bad one the last."],
        [
          "item",
          "You send them half a thought and get back the better half, beautifully polished, with a joke in it.",
        ],
        [
          "item",
          "They go away for the weekend, you miss the talk, and neither of you expects a report.",
        ],
        [
          "item",
          "They’ll say “I don’t follow” until you have made it simpler, and to your surprise you don’t mind.",
        ],
        [
          "item",
          "On a long drive you’ve both been silent for an hour, and the hour was excellent company.",
        ],
        [
          "item",
          "Beware of anyone who admires your mind in the tone that people use for a scenic view.",
        ],
      ],
      ask: "Who is allowed to tell you that they don’t follow, and how often do they?",
    },
    Water: {
      stances: { trust: "slow", company: "solitude" },
      lines: [
        ["lead", "Some signs that you’re safe with a person, and one that speaks against them."],
        [
          "item",
          "They notice that you’ve left the party in spirit, and collect both coats without a scene.",
        ],
        [
          "item",
          "You confided one thing about your father, and in all these years it has never resurfaced in a quarrel.",
        ],
        [
          "item",
          "Their silences contain no accusation, so you’ve stopped investigating what you did.",
        ],
        [
          "item",
          "Twice you’ve cried at something ridiculous in front of them without getting up from your chair.",
        ],
        ["item", "Think again if most of the drive home goes to analyzing how they said goodbye."],
      ],
      ask: "With whom have you told one true story and never had it used against you?",
    },
  },
  INTP: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "lead",
          "Your pulse isn’t an impartial judge, since it also quickens for prime numbers; look for these instead.",
        ],
        [
          "item",
          "They tell you with shining eyes that you’re wrong, and are equally delighted when it turns out that they were.",
        ],
        [
          "item",
          "In the middle of your most magnificent rant they kiss you, and then want to hear how it ends.",
        ],
        [
          "item",
          "They drag you out to something deafening, and let you leave early without a trial.",
        ],
        [
          "item",
          "You’ve started three things with them and, to your own enormous surprise, finished one of them.",
        ],
        [
          "item",
          "One bad sign: they admire your intelligence in company, and roll their eyes in the taxi.",
        ],
      ],
      ask: "Who lights up when they prove you wrong, and do you light up back?",
    },
    Earth: {
      stances: { pace: "patience", trust: "slow" },
      lines: [
        [
          "lead",
          "Take your time, as you inevitably will, and watch what happens around objects and habits.",
        ],
        [
          "item",
          "They return your belongings to exactly where you had them, including the ones that looked like trash.",
        ],
        [
          "item",
          "You’ve forgotten to be deliberately interesting, and it takes you an entire month to realize that you have.",
        ],
        [
          "item",
          "Sitting side by side with separate books qualifies, for both of you, as an evening spent together.",
        ],
        [
          "item",
          "They touch your neck in passing when you’re absorbed in something, and they walk right on.",
        ],
        [
          "item",
          "A warning: they’ve started organizing your workbench as a favor, and they sigh audibly as they do.",
        ],
      ],
      ask: "In whose company do you forget that you’re in company?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "Good conversation is available from anyone clever, so these are the finer tests.",
        ],
        [
          "item",
          "They send you a question at noon that you’re still turning over, with joy, at night.",
        ],
        [
          "item",
          "Told that you need two days alone, they ask which two, and make plans of their own.",
        ],
        [
          "item",
          "They recognize when your cleverness is covering for something, and they patiently outlast it.",
        ],
        [
          "item",
          "With them you’ve said “I have no idea” about something important, and felt taller.",
        ],
        [
          "item",
          "Not so good: every exchange is a match, and you find yourself in training for breakfast.",
        ],
      ],
      ask: "With whom can you be silent for an hour and count it as company?",
    },
    Water: {
      stances: { trust: "slow", head: "both" },
      lines: [
        [
          "lead",
          "You recognize the right person long before you admit it, having collected the evidence without a pencil.",
        ],
        [
          "item",
          "They ask what you felt, get what you thought, and simply ask again, affectionately, the following day.",
        ],
        ["item", "You’ve cried at a cartoon beside them, and the cartoon was all they mentioned."],
        [
          "item",
          "When you go gray they bring you toast and sit, reading, at the opposite end of the bed.",
        ],
        [
          "item",
          "Something you confided in the dark has never resurfaced in daylight as a weapon.",
        ],
        ["item", "Beware if you rehearse, in the stairwell, how to seem less like yourself."],
      ],
      ask: "Around whom have you stopped rehearsing in the stairwell, and when did you notice?",
    },
  },
  ENTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Four signs that this one can keep up with your heat, and one that they’re paying for it.",
        ],
        [
          "item",
          "They say no to you in the first week, cheerfully, and go on buttering the toast.",
        ],
        [
          "item",
          "You come home with a conquest, they’ve got one too, and theirs is celebrated first.",
        ],
        [
          "item",
          "On a dance floor or a terrible road they take command without asking, and you discover, to your astonishment, that you approve.",
        ],
        [
          "item",
          "Your applause matters more to them than your assistance, and they’ll say which of the two they’re after.",
        ],
        ["item", "Beware if they’ve started to check your expression before they order."],
      ],
      ask: "Who has said no to you cheerfully, and what did you do next?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "A person is good for you if the first four are true in an ordinary month, and bad for you if the last one is.",
        ],
        [
          "item",
          "They’ve kept one friend, one skill or one coat for twenty years, and are considering you for the next twenty.",
        ],
        [
          "item",
          "Their palm on your neck ends a working day that, you’d have sworn, had several hours left in it.",
        ],
        [
          "item",
          "You were away for a week, and nothing at home collapsed or was rearranged to spite you.",
        ],
        [
          "item",
          "They eat unhurriedly across the table from you, and lately you’ve begun tasting things.",
        ],
        ["item", "Reconsider if what makes you proudest is how dramatically you’ve improved them."],
      ],
      ask: "In whose company has your food begun to have a flavor again?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        ["lead", "Listen for these; the last of them is the warning."],
        [
          "item",
          "Your best line gets a better one in return, and a minute later they’re curious what you meant by yours.",
        ],
        [
          "item",
          "They can turn your opinion around between two subway stations and never advertise it to the others.",
        ],
        ["item", "Entire evenings go by without a single topic that has any practical use."],
        [
          "item",
          "They’re fond of certain people you can’t stand, and they’ve brought you around to understanding why.",
        ],
        [
          "item",
          "Be careful if the two of you talk until the candles are stumps and you still couldn’t say what frightens them.",
        ],
      ],
      ask: "Who has changed your mind lately and been too well-bred to bring it up?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "Here are some small signs that someone is good for you, with a large one at the end that they aren’t.",
        ],
        [
          "item",
          "When you turn curt they come looking, and sit nearby without a question until it’s over.",
        ],
        [
          "item",
          "You told them about the terrible year, in the dark, and it has never been used in a quarrel.",
        ],
        ["item", "When their relatives disagree there’s a seat for you, and it isn’t the judge’s."],
        [
          "item",
          "You had the flu, they brought the thermometer, and not a single instruction was issued from the bed.",
        ],
        [
          "item",
          "Walk away if you’ve become the strong one so completely that nobody even wonders anymore how you slept.",
        ],
      ],
      ask: "To whom could you hand the thermometer without telling them how it works?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "lead",
          "Chemistry is available in any elevator; look for what’s left after a week of it.",
        ],
        [
          "item",
          "They call your bluff, smiling, and then come along for the part that you actually meant.",
        ],
        [
          "item",
          "In a fight their volume goes up with yours and comes down first, with no interest charged.",
        ],
        [
          "item",
          "Your most preposterous scheme of the month gets an immediate no, and the next one gets their coat.",
        ],
        [
          "item",
          "You’ve been thoroughly bored together, in an airport, and it was very nearly enjoyable.",
        ],
        [
          "item",
          "Not good for you: the one who keeps a record of your temper and also supplies the occasions.",
        ],
      ],
      ask: "Who tells you no in a way that makes you want to come closer?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "lead",
          "Go by what they do with objects, with hours, and with the state of your closets.",
        ],
        [
          "item",
          "Your half-finished things annoy them, and they step around every one of them without turning it into a symbol.",
        ],
        [
          "item",
          "When you change the recipe, they taste the new version before they mourn its predecessor.",
        ],
        [
          "item",
          "They say one time what they’ll do, it gets done, and eventually you stop checking.",
        ],
        [
          "item",
          "You fall asleep in mid-theory in their passenger seat and wake up with a blanket to the chin.",
        ],
        [
          "item",
          "A warning: someone who adores your genius and has never allowed you to fix the sink.",
        ],
      ],
      ask: "Who lives easily among your loose ends without tidying you up?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        ["lead", "Quick people are easy to find, and quick people who wish you well are scarce."],
        ["item", "You quote their views to other people, and you feel proud instead of robbed."],
        [
          "item",
          "They reconsider an opinion in front of you, out loud, and look perfectly comfortable afterward.",
        ],
        ["item", "Six messages a day, two of them nonsense, and by evening you’re still curious."],
        [
          "item",
          "They recognize when you’re defending an opinion you abandoned years ago, and lift one eyebrow.",
        ],
        [
          "item",
          "The bad sign: each evening leaves you dazzled, and somehow less certain of what happened in your own childhood.",
        ],
      ],
      ask: "With whom have you enjoyed being wrong more than once?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Your head will approve of many candidates, so consult the back of your neck."],
        ["item", "With them you’re unamusing for entire minutes at a time and don’t even notice."],
        [
          "item",
          "They can distinguish your clowning from your drowning, and only the second gets investigated.",
        ],
        ["item", "Something you admitted at a low hour is never brought up again as evidence."],
        [
          "item",
          "Your shoulders go down at the sound of their key, before you’ve formed an impression of anything.",
        ],
        [
          "item",
          "Beware of the enchanting person who, as soon as you cry, absolutely has to take a call.",
        ],
      ],
      ask: "Near whom does your body settle down before you have decided to stay?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Watch what happens to your pulse, and afterward to your plans."],
        [
          "item",
          "They get excited about your idea and, when the excitement is a day old, check how it’s coming along.",
        ],
        ["item", "You shout once, about something that matters, and they stay seated and curious."],
        [
          "item",
          "After a weekend together you want to work, telephone your relatives, and repaint something.",
        ],
        [
          "item",
          "They notice that you’ve gone silent at the party, and both of your jackets appear without a scene.",
        ],
        [
          "item",
          "The bad sign: around them you’re invariably dazzling, and afterward you sleep for eleven hours.",
        ],
      ],
      ask: "Whose company leaves you with extra hours of energy for your own life?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "Judge by the ordinary week; anyone can manage a birthday."],
        [
          "item",
          "They put your belongings back in their proper places without having been told that there’s a system.",
        ],
        ["item", "A promise made in passing, about a shelf, is up on the wall by Saturday."],
        ["item", "In their company you eat properly and forget to look at the time."],
        [
          "item",
          "Three years in, they still ask what you’re thinking, and they’re able to wait until you’ve thought it.",
        ],
        [
          "item",
          "The other kind: you’ve started hiding receipts, aches or library books, because explaining them takes so long.",
        ],
      ],
      ask: "Who in your life has kept an unimportant promise without being reminded?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Most of the evidence is in how the two of you talk."],
        [
          "item",
          "They abandon an opinion in front of you, cheerfully, because of something you said.",
        ],
        [
          "item",
          "Silence on a long drive is left alone, and nobody treats it as a symptom of anything.",
        ],
        [
          "item",
          "With them you hear yourself finishing the thoughts that you generally leave hanging.",
        ],
        ["item", "They like two of your friends, dislike one, and tell you which over breakfast."],
        [
          "item",
          "A warning: you rehearse before calling, and you edit the story down to the parts they can admire.",
        ],
      ],
      ask: "With whom do you talk in first drafts, without checking how it will sound?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["lead", "With you love begins slowly, so look again after a year."],
        [
          "item",
          "You cried in their car, and afterward they never brought it up and never forgot it.",
        ],
        ["item", "Their gloom is their own property, and nobody expects you to mop it up."],
        [
          "item",
          "They ask you what you’d like for dinner and refuse to accept “anything” as an answer.",
        ],
        [
          "item",
          "Photographs of you at an awkward fifteen make them tender, where other people only laughed.",
        ],
        [
          "item",
          "The one to leave: you’re forever understanding them, and you’re lonelier on Sundays than before you met.",
        ],
      ],
      ask: "Who has seen you at your least composed and simply stayed the same afterward?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "You can get sparks from anyone with good hair, so look for rarer evidence that a person is good for you.",
        ],
        [
          "item",
          "They disagree with your hero, and you’re still delighted to be in the car with them.",
        ],
        [
          "item",
          "Your wildest proposal gets an immediate grin and a sensible objection only after dessert.",
        ],
        [
          "item",
          "When you come in furious about an injustice, they ask who was hurt before they ask what you did.",
        ],
        [
          "item",
          "Beside them you get bolder yourself, and you actually buy the ticket you used to talk about.",
        ],
        [
          "item",
          "Bad sign: their admiration is a spotlight, and you’ve started to rehearse before they get home.",
        ],
      ],
      ask: "In whose company did you actually do the bold thing you always describe?",
    },
    Earth: {
      stances: { trust: "slow" },
      lines: [
        ["lead", "Your senses vote long before you do, so examine the ballots on this person."],
        [
          "item",
          "You fall asleep in the passenger seat while they drive, mouth open, in broad daylight.",
        ],
        [
          "item",
          "They learned where everything in your home belongs, including the stone, which they returned to its exact position.",
        ],
        ["item", "In their company you eat when you’re hungry and leave nothing on your plate."],
        [
          "item",
          "They have old friends, an old coat, and one complicated tool they really know how to use.",
        ],
        [
          "item",
          "Bad sign: you tidy away your odd treasures before every visit, and your shoulders drop when they’ve left.",
        ],
      ],
      ask: "Beside whom have you slept in daylight without intending to?",
    },
    Air: {
      stances: { trust: "slow" },
      lines: [
        [
          "lead",
          "Good talk is available at any bus stop, and it fools you every time, so hold out for more than that.",
        ],
        [
          "item",
          "They remember the unfunny part of what you said, and they come back to it on another day.",
        ],
        [
          "item",
          "When you change your mind halfway through, they’re genuinely interested, and nobody keeps score.",
        ],
        ["item", "You can both read for an entire hour without reporting anything to each other."],
        ["item", "They tease your ideas and never your accent, your stammer, or your mother."],
        ["item", "Bad sign: you come home sparkling and can’t recall one question they asked."],
      ],
      ask: "Who remembers the serious thing you once slipped in between two jokes?",
    },
    Water: {
      stances: { head: "feeling", trust: "slow" },
      lines: [
        [
          "lead",
          "You’re capable of loving nearly anyone who’s unhappy, so sympathy won’t do as a compass; watch for these signs instead.",
        ],
        [
          "item",
          "They’re excellent company when they’re well, and they don’t go to pieces whenever you’re happy.",
        ],
        [
          "item",
          "Your dreams about them are reassuringly dull: the two of you are looking for parking.",
        ],
        [
          "item",
          "They ask you what’s wrong, and then believe the answer without trying to improve it.",
        ],
        [
          "item",
          "After an entire weekend together you still have all of the opinions that you originally brought with you.",
        ],
        [
          "item",
          "Bad sign: you’ve explained their childhood to three friends who only asked why they were late.",
        ],
      ],
      ask: "Whose sad history have you used to excuse what they did last week?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        ["lead", "You fall for anyone who glows back, but there are more reliable indications:"],
        [
          "item",
          "After your triumph they say “well done,” kiss you, and resume the search for the other sock.",
        ],
        [
          "item",
          "In a debate they stand their ground, grinning, and you discover that you’re having more fun than when you win.",
        ],
        [
          "item",
          "They have an enthusiasm entirely their own, and occasionally they’re the one who misses dinner.",
        ],
        [
          "item",
          "You can be dull for an entire vacation in front of them and nobody files a complaint.",
        ],
        [
          "item",
          "A bad sign: they adore your plans for them, repeat them enthusiastically to others, and never carry out a single one.",
        ],
      ],
      ask: "With whom have you lately been dull, beaten or unimportant, and perfectly comfortable all the same?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Look past the charm you bring out in everyone, and watch their hands:"],
        [
          "item",
          "They wash the dishes in your house without looking around to see whether you noticed.",
        ],
        [
          "item",
          "When you come home late from rescuing someone, there’s a plate under a lid and no accompanying sermon.",
        ],
        [
          "item",
          "They refuse your second helping without fear, and your feelings turn out to be waterproof.",
        ],
        [
          "item",
          "Something you broke reappears within the month, mended, although you’d never mentioned it.",
        ],
        [
          "item",
          "A bad sign: with every year together you do a little more, and they call it your nature.",
        ],
      ],
      ask: "Who does things for you so steadily that you have nearly stopped seeing it?",
    },
    Air: {
      stances: { voice: "speak", trust: "quick" },
      lines: [
        [
          "lead",
          "With your talent for rapport, almost anyone seems compatible by midnight, so rely on later evidence:",
        ],
        [
          "item",
          "They ask the second question, the one that comes after you’ve already assured them that you’re fine.",
        ],
        ["item", "In company they quote you accurately, including the doubtful half."],
        ["item", "You’ve heard yourself say “I disagree” to them, and the evening simply went on."],
        [
          "item",
          "They like a few people you can’t stand, and the difference of opinion has never required a discussion.",
        ],
        [
          "item",
          "A bad sign: you keep defending them to your friends, more skillfully every time, and the friends have stopped asking.",
        ],
      ],
      ask: "Which opinion of yours did you hear for the first time because someone asked a second question?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Other people’s distress can feel to you like intimacy, so consider the following instead:",
        ],
        [
          "item",
          "They see your expression in the instant when you turn from the guests to the sink.",
        ],
        [
          "item",
          "Their sorrows have edges; after an hour of grieving, they’d be interested to hear how your pears turned out.",
        ],
        [
          "item",
          "When you’re low they move nearer and don’t interpret your mood as a report on themselves.",
        ],
        [
          "item",
          "You sleep through the night beside them, even after other people’s catastrophes.",
        ],
        [
          "item",
          "A bad sign: you’ve felt most loved in exactly the weeks when they were falling apart.",
        ],
      ],
      ask: "Who would you still be drawn to if there were nothing left in them to be mended?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Sparks tell you nothing, since you’d strike them off a parking meter, so look for these after the third month.",
        ],
        [
          "item",
          "They can be excited about something that has nothing whatsoever to do with you, and they go right on when you yawn.",
        ],
        [
          "item",
          "They can lose a debate to you at night and reopen it cheerfully over eggs, with a better point.",
        ],
        [
          "item",
          "Your triumphs make them proud; your flops make them hungry, and they order generously for both of you.",
        ],
        ["item", "Disagreements leave them louder and closer, never politely absent."],
        [
          "item",
          "A bad sign: you’re turning up your own volume in order to be noticed even in bed.",
        ],
      ],
      ask: "Who has ever said a calm no to you and become more attractive for it?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "lead",
          "Someone who is good for you shows it in objects and habits, which is exactly where you forget to look.",
        ],
        [
          "item",
          "Your half-built shelves don’t embarrass them; a box of the appropriate screws simply materializes on the windowsill.",
        ],
        [
          "item",
          "They have old friends, old boots and one old recipe, and there’s something unexpected in all three.",
        ],
        [
          "item",
          "Beside them your appetite comes back, and you sleep past the hour when you’d usually be planning an expedition.",
        ],
        [
          "item",
          "When you set off for a weekend they wave you off properly and aren’t keeping score.",
        ],
        ["item", "A bad sign: you hide the receipts, the clutter, or how much you ate."],
      ],
      ask: "In whose presence do you chew slowly, and since when?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        [
          "lead",
          "Almost anyone can keep up with you for one entertaining night; these tell you a good deal more about them.",
        ],
        [
          "item",
          "They remember the uneventful middle of your story and are curious about it a week later.",
        ],
        ["item", "Being teased by them feels like being accurately quoted."],
        [
          "item",
          "Three topics in, they bring you back to the original one, having realized that you left it hanging.",
        ],
        [
          "item",
          "With your crowd they’re neither jealous nor impressed, and they simply go home when they’re tired.",
        ],
        [
          "item",
          "A bad sign: you rehearse on the sidewalk, and pick out the anecdotes in which you come off best.",
        ],
      ],
      ask: "Who interrupts your best story to ask about the missing part?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "lead",
          "Falling is no news in your life; what matters is how you feel on an uneventful afternoon beside them.",
        ],
        [
          "item",
          "Tears don’t alarm them, and they hand you a towel without immediately trying to repair anything.",
        ],
        [
          "item",
          "Your moods are still your own property with them around, and nobody is expected to match.",
        ],
        [
          "item",
          "They let you see them sulk, and have never made you guess the reason for longer than an evening.",
        ],
        [
          "item",
          "You catch yourself being thoroughly unfunny for a whole supper, and are offered more potatoes.",
        ],
        [
          "item",
          "A bad sign: you’re most in love with the person they’d become if only they were rescued.",
        ],
      ],
      ask: "Whom do you love for who they are by daylight, with nothing left to redeem?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { trust: "slow" },
      lines: [
        [
          "lead",
          "Watch what happens in the neighborhood of your pride, and you’ll know within a season.",
        ],
        [
          "item",
          "They tease you about the labeled cables, and you’re laughing before you’ve authorized it.",
        ],
        [
          "item",
          "When you beat them fairly, they demand a rematch; when they beat you, you discover, to your astonishment, that you don’t mind.",
        ],
        [
          "item",
          "If you snap, they answer “Ouch,” and politely order the same remark again, slower.",
        ],
        [
          "item",
          "Your boldest ambition, confessed in the dark, is treated at breakfast as something to be organized.",
        ],
        [
          "item",
          "Beware of the one who breaks an agreement and afterward treats your anger as the problem.",
        ],
      ],
      ask: "With whom have you lost at something lately and enjoyed it?",
    },
    Earth: {
      stances: { trust: "slow", company: "solitude" },
      lines: [
        ["lead", "Your body keeps better records of good company than you do."],
        [
          "item",
          "With them at the wheel you fall asleep in the passenger seat, open-mouthed, for an entire county.",
        ],
        ["item", "Whatever they borrow comes back immaculate, with gasoline in it."],
        [
          "item",
          "They ask before they rearrange anything, and wherever they’ve put it turns out, annoyingly, to be handier.",
        ],
        ["item", "After three almost wordless days with them in a cabin, you come home rested."],
        [
          "item",
          "One warning: you’ve started eating noticeably faster when you hear them on the stairs.",
        ],
      ],
      ask: "In whose company does your body stop standing guard, and how can you tell?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        ["lead", "Listen to how the two of you disagree about facts."],
        [
          "item",
          "“I was wrong about that,” they say, as casually as other people mention that it’s raining.",
        ],
        [
          "item",
          "They ask how you know, out of genuine curiosity, and the question has no edge on it.",
        ],
        [
          "item",
          "All day you collect observations to bring home to them, several of which aren’t even useful.",
        ],
        [
          "item",
          "On a walk they leave your pauses alone, and afterward pick up the thread exactly where you dropped it.",
        ],
        ["item", "Be careful of anyone whose anecdotes never come out the same way twice."],
      ],
      ask: "Who asks how you know something and makes you glad of the question?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["lead", "Your trust thaws from the bottom up, so look for these in the second year."],
        [
          "item",
          "They know about the relative who is never mentioned, and instinctively lower their voice for him.",
        ],
        [
          "item",
          "You’ve been violently ill in front of them, and you feel no obligation to make up for it.",
        ],
        [
          "item",
          "A thing you told them in confidence has never come back to you, slightly altered, from another mouth.",
        ],
        ["item", "They say when they’ll call, and even your shoulders have given up checking."],
        [
          "item",
          "Beware of anyone who urgently needs rescuing on every occasion when you were unhappy first.",
        ],
      ],
      ask: "Who has seen you at your weakest and been owed absolutely nothing for it?",
    },
  },
  ISFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "You fall for people on their worst day, so examine them carefully on the good ones.",
        ],
        [
          "item",
          "They boast about you within your hearing, and carry on cheerfully when you blush.",
        ],
        [
          "item",
          "When you’re rude from hunger, they laugh, produce a pretzel, and forget the incident.",
        ],
        [
          "item",
          "They beg you to come out tonight, take no for an answer, and ask again next week with undiminished enthusiasm.",
        ],
        [
          "item",
          "For ten days they manage perfectly well without you, and still run down the steps to meet you.",
        ],
        [
          "item",
          "The worrying sign: you feel magnificent only when something is going wrong for them.",
        ],
      ],
      ask: "Who goes on loving you when there is absolutely nothing in their life to rescue?",
    },
    Earth: {
      stances: { pace: "patience", trust: "slow" },
      lines: [
        ["lead", "Watch what they do with ordinary possessions, and give it two winters."],
        [
          "item",
          "They wash the iron skillet the way you do it, having watched you, without any commentary.",
        ],
        ["item", "Your mother’s chair is still your mother’s chair after they’ve moved in."],
        ["item", "A plate arrives in front of you before they’ve served themselves."],
        [
          "item",
          "When they break something of yours, they confess immediately and go looking for the glue afterward.",
        ],
        [
          "item",
          "The other sort: everything depends on your work, and they describe you as easy to live with.",
        ],
      ],
      ask: "Who has noticed how you like a thing done and done it that way, unasked?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Compare the questions they ask you with the information they’ve already been given.",
        ],
        [
          "item",
          "They can name your oldest friend, your worst employer and the vegetable you always hide.",
        ],
        [
          "item",
          "At a noisy dinner they steer the conversation to you, once, and then let you decide.",
        ],
        [
          "item",
          "Told that either movie would suit you, they wait with genuine interest for the real answer.",
        ],
        [
          "item",
          "Something you’d rather not hear is mentioned in private, before the party instead of after.",
        ],
        [
          "item",
          "A warning: you know their childhood street by street, and they have your birthday off by a month.",
        ],
      ],
      ask: "Who asked you a second question this week after you’d politely answered the first one?",
    },
    Water: {
      stances: { trust: "slow", head: "feeling" },
      lines: [
        ["lead", "Your heart was born old, so let it inspect them for a good long while."],
        ["item", "They still have the ticket stub from a matinee you assumed they’d forgotten."],
        ["item", "When you worry, they neither laugh at it nor catch it."],
        [
          "item",
          "Your family irritates them enormously, and they come along anyway and dry the glasses.",
        ],
        [
          "item",
          "They cry in front of you and are, immediately afterward, sincerely curious about your day.",
        ],
        [
          "item",
          "The one to be careful of: however much sympathy you pour in, their sorrow never goes down an inch.",
        ],
      ],
      ask: "Into whose sorrow have you been pouring sympathy for years without the level changing?",
    },
  },
  ESTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Four signs that someone can actually stand your temperature, and one that they’re only putting up with it.",
        ],
        ["item", "When you bark, they bark back, grin, and pass the potatoes."],
        ["item", "They beat you at something in public, and you bragged about it for a week."],
        [
          "item",
          "On their recommendation you took an unfamiliar road, which turned out to be longer, and you both laughed at the cows.",
        ],
        ["item", "They leave the party when they’re tired, without you, with a kiss on your ear."],
        [
          "item",
          "The bad one: they’ve taken to answering “whatever you think” before you’ve even had time to think.",
        ],
      ],
      ask: "Who last barked back at you, and did you like it more than you showed?",
    },
    Earth: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "Look for the following around the house, as you’d go over a used car, and pay particular attention to the last.",
        ],
        ["item", "Whatever they borrow comes back with gasoline in it."],
        ["item", "Your relatives, on the telephone, ask after them first."],
        [
          "item",
          "They put things away where it makes sense to them, and you’ve caught yourself automatically looking there.",
        ],
        [
          "item",
          "On an empty afternoon the two of you lie around like luggage, and nobody gets up to repair anything.",
        ],
        ["item", "Back off if what you admire most in them is how little trouble they are."],
      ],
      ask: "Whose way of putting things away have you learned without a single complaint?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "You’ll hear the right one before you see them; the fifth of these is the warning.",
        ],
        [
          "item",
          "They laugh at your jokes a second late, because they stopped to consider what you meant.",
        ],
        [
          "item",
          "They ask “Says who?” about a regulation you’ve quoted for years, and you realize that you have no idea.",
        ],
        ["item", "Your friends invite them even when you’re out of town."],
        [
          "item",
          "In a debate they make you genuinely curious to hear how their argument will end.",
        ],
        [
          "item",
          "Be suspicious of the one who agrees with you in company and corrects you in the taxi.",
        ],
      ],
      ask: "Which venerable conviction of yours collapsed when someone asked who says so?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Your guard comes down in stages, so here are the stages, with a counterfeit one at the end.",
        ],
        [
          "item",
          "They saw you fail at something and have never mentioned it, not even sympathetically.",
        ],
        [
          "item",
          "When you get up for the third time to see to the guests, they hook a foot around your ankle.",
        ],
        [
          "item",
          "You told them what you can’t forgive in a relative, and at the next holiday they were unexpectedly nice to him.",
        ],
        [
          "item",
          "They’ve discovered which melody makes you cry, and they take your arm one bar ahead of it.",
        ],
        [
          "item",
          "The counterfeit: they come to you only when they’re broken, and their affection cools as soon as they’re mended.",
        ],
      ],
      ask: "Who would dare to hook a foot around your ankle, and would you actually stay?",
    },
  },
  ESFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Four signs that someone is good for your warm, proud heart, and one that they aren’t:",
        ],
        [
          "item",
          "On your important occasions they occupy the front row, and afterward they tell you which part was too long.",
        ],
        [
          "item",
          "You sulk, they laugh, and within a minute, despite your determination, you’re laughing as well.",
        ],
        [
          "item",
          "Occasionally they start something without you, and come home eager to describe it.",
        ],
        [
          "item",
          "When you’ve been interrupted in a group, they bring your story up again and give you back the floor.",
        ],
        [
          "item",
          "The bad one: they adore how you entertain everyone, and let you do it single-handed, at your own expense.",
        ],
      ],
      ask: "Who tells you which part was too long, and do you still invite them?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Look at what they do with their hands; the fifth sign is the bad one."],
        [
          "item",
          "They dry while you wash, without being asked, and hang the ladle on its customary hook.",
        ],
        [
          "item",
          "An elderly relative bores them for an entire afternoon, and the following week they bring him the part for his radio.",
        ],
        [
          "item",
          "They eat the unsuccessful dish with composure, and affectionately let you know afterward that it was unsuccessful.",
        ],
        [
          "item",
          "In their company you’ve actually relaxed, with both feet up, surrounded by visible crumbs.",
        ],
        [
          "item",
          "Beware of the one who protests that everything you make is “too much trouble,” and never goes without it.",
        ],
      ],
      ask: "In whose company have you left the crumbs where they fell?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "Listen to the conversation between you for four encouraging indications and then a warning.",
        ],
        ["item", "They ask what you’d do, and when you report the general opinion they ask again."],
        [
          "item",
          "The two of you have exhausted the news before the coffee arrives, and nobody has consulted a screen.",
        ],
        [
          "item",
          "They can contradict your closest friend over cards and be cheerfully invited back.",
        ],
        [
          "item",
          "Something you confided to them in the fall hasn’t come back to you by another route.",
        ],
        [
          "item",
          "The warning: with them you are always performing, always wonderful, and hoarse afterward, like the host of a telethon.",
        ],
      ],
      ask: "Who stayed at the table with you after the news had run out?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Your skin knows most of this already: four reassurances and one alarm."],
        [
          "item",
          "Their bad mood arrives with a label on it, “work” or “tooth,” so you don’t have to search yourself for the cause.",
        ],
        ["item", "Beside them you can cry during a commercial without being analyzed or improved."],
        [
          "item",
          "They know what humiliated you, and in front of others they steer the conversation around it.",
        ],
        [
          "item",
          "After an absence they immediately remember the little things, the blister, the cat’s bad eye.",
        ],
        [
          "item",
          "The alarm: they’re icy until you apologize, and then instantly affectionate, as though nothing had happened.",
        ],
      ],
      ask: "Whose bad moods come with a label, and whose do you have to guess?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", trust: "slow" },
      lines: [
        [
          "lead",
          "You’d trail after anyone with nerve, so look at what’s left after the nerve has been exhausted.",
        ],
        [
          "item",
          "They agree to the night swim, and decline the sequel, without apologizing for either decision.",
        ],
        [
          "item",
          "Whenever you win they’re delighted, and whenever you gloat they throw a cushion.",
        ],
        [
          "item",
          "Your temper meets a raised eyebrow and a closed window, and is back to its usual temperature in ten minutes.",
        ],
        ["item", "They have a passion of their own that regularly makes them late for you."],
        ["item", "Wrong for you: the one who adores your courage and can’t stand you with a cold."],
      ],
      ask: "Who still likes you on the evenings when nothing is being dared?",
    },
    Earth: {
      stances: { trust: "slow", pace: "patience" },
      lines: [
        [
          "lead",
          "Trust reaches you by freight train, so watch for someone who doesn’t stand on the platform tapping an impatient foot.",
        ],
        [
          "item",
          "They put your good pliers back immaculate, in the correct drawer, without being told that there is one.",
        ],
        [
          "item",
          "An afternoon can pass at two ends of the same garden, and both of you consider it time spent together.",
        ],
        ["item", "They eat with appetite, sleep soundly, and can be openly ill in front of you."],
        [
          "item",
          "What they promised for the end of the month is standing in the hallway on the thirtieth.",
        ],
        ["item", "Wrong for you: anyone who tests your affection by postponing the date."],
      ],
      ask: "Who has earned your trust by nothing more dramatic than turning up?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "lead",
          "You’d say you need only good conversation and a long leash, but there are more reliable signs.",
        ],
        ["item", "They can disagree with you for an hour and touch your neck in the middle of it."],
        [
          "item",
          "If you fall silent on a trip they read, and don’t ask what’s the matter until the third hour.",
        ],
        ["item", "They have a joke about you that’s cruel, correct, and never told in public."],
        [
          "item",
          "You find that you’re saving up stories to tell them, which you’ve never done for anyone.",
        ],
        [
          "item",
          "Wrong for you: a brilliant conversationalist who has never asked you a second question.",
        ],
      ],
      ask: "For whom do you save things up, and have you mentioned that you do?",
    },
    Water: {
      stances: { trust: "slow", head: "both" },
      lines: [
        [
          "lead",
          "You know within a minute and admit it within a year; these signs are for the interval.",
        ],
        ["item", "They’re able to cry in front of you without expecting you to make it stop."],
        ["item", "When you disappear they leave a lamp on and don’t send any inquiries."],
        [
          "item",
          "You told them something private about your family and haven’t regretted it on waking.",
        ],
        [
          "item",
          "Elderly people and cats gravitate to them, and they make absolutely nothing of their popularity.",
        ],
        [
          "item",
          "Wrong for you: a person whose moods are so enormous that you haven’t had any of your own since you met.",
        ],
      ],
      ask: "Whom have you told something tender to, and slept well afterward?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Half the population can make your pulse jump, so judge them by what follows."],
        [
          "item",
          "They jump off the rock after you, inelegantly, and come up immediately asking for another go.",
        ],
        [
          "item",
          "When you’re proud of something, they want to see it immediately, in their pajamas, by flashlight.",
        ],
        [
          "item",
          "Your temper neither frightens nor excites them; they wait patiently for it to be over, eating an apple.",
        ],
        [
          "item",
          "After a month of their company you’re noticeably less hurried, and it doesn’t feel like losing.",
        ],
        [
          "item",
          "Not good for you: the one who admires your wildness in company and rations it at home.",
        ],
      ],
      ask: "Who stays interested in you when nothing thrilling is going on?",
    },
    Earth: {
      stances: { trust: "slow" },
      lines: [
        [
          "lead",
          "Your body is an excellent judge of company, as long as you give it a few months.",
        ],
        [
          "item",
          "You eat with them as you eat alone, unhurriedly, with your fingers if it’s that sort of fish.",
        ],
        [
          "item",
          "They can spend an entire afternoon in the next room, and your concentration actually improves.",
        ],
        [
          "item",
          "Things generally survive around them: their boots, their friendships, the houseplant that came with the apartment.",
        ],
        [
          "item",
          "When you show them something you’ve made, they pick it up before offering an opinion.",
        ],
        [
          "item",
          "Not good for you: someone splendid beside whom your shoulders have been up around your ears since spring.",
        ],
      ],
      ask: "In whose company do your shoulders come down without being told to?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "You can supply the charm yourself, so investigate what charm tends to hide."],
        [
          "item",
          "They ask what you’re looking at, and then look at it themselves, for longer than is polite.",
        ],
        [
          "item",
          "Jokes between you improve with time, and none of them is at the expense of anyone in the house.",
        ],
        [
          "item",
          "You can disappear for a weekend and come back to a person instead of an inquest.",
        ],
        [
          "item",
          "They have opinions of their own and defend them against yours, cheerfully, even about curtains.",
        ],
        [
          "item",
          "Not good for you: anyone who introduces you as “my artist” or “my mysterious one.”",
        ],
      ],
      ask: "Who has asked what you were looking at and then stood still to look?",
    },
    Water: {
      stances: { trust: "slow", head: "feeling" },
      lines: [
        [
          "lead",
          "Being needed feels so much like being loved, to you, that other evidence has to be consulted.",
        ],
        [
          "item",
          "They notice that you’ve gone under and wait patiently on the bank, without diving in after you.",
        ],
        [
          "item",
          "Hearing an old sorrow of yours, they don’t immediately produce a bigger one of their own.",
        ],
        [
          "item",
          "Animals and small nephews climb on them, and they don’t look around for applause.",
        ],
        [
          "item",
          "The morning after a disagreement they’re still entirely friendly, and so is your stomach.",
        ],
        [
          "item",
          "Not good for you: anyone whose melancholy improves only in your company and only at night.",
        ],
      ],
      ask: "Who loved you in a year when they happened to need nothing from you?",
    },
  },
  ESTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Someone who’s good for you can stand your temperature and doesn’t try to lower it.",
        ],
        [
          "item",
          "You dare them to swim in the ocean in March, and they’re already hopping on one shoe.",
        ],
        [
          "item",
          "They lose to you at pool without sulking and beat you without a speech, and both of those happen regularly.",
        ],
        [
          "item",
          "After you’ve exploded over absolutely nothing, they say “Done?” and pass the bread.",
        ],
        [
          "item",
          "They have a project that doesn’t need you, and you catch yourself bragging about it to cab drivers.",
        ],
        [
          "item",
          "Be wary of the one who only admires, since by the third month you’re performing to an empty theater.",
        ],
      ],
      ask: "Who enjoys having you around and would tell you tonight that you’re showing off?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "You can recognize the right person by what your days are made of, long before anyone mentions feelings.",
        ],
        [
          "item",
          "You sleep through the night beside them, complaining shoulder and all, and wake up hungry.",
        ],
        [
          "item",
          "They promised to sand the shelf by the weekend, and on Friday night there’s dust in their eyebrows.",
        ],
        [
          "item",
          "Your dullest errand, the title office or the tire place, becomes an outing because they came along.",
        ],
        [
          "item",
          "They chew slowly, unapologetically, and for the first time in years you’re actually tasting your food.",
        ],
        [
          "item",
          "Be careful if it’s all thrilling except an ordinary morning, because then you’re dating a vacation.",
        ],
      ],
      ask: "With whom have you been happy on a day when absolutely nothing happened?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Since you can charm nearly anyone for an evening, take a look at what’s left once the charm is off duty.",
        ],
        [
          "item",
          "They interrupt your best anecdote to correct the ending, and you discover that you prefer their version.",
        ],
        [
          "item",
          "On a long drive the conversation gives out near the state line, and nobody turns on the radio.",
        ],
        [
          "item",
          "They contradict you in front of your loudest friends without glancing over for permission.",
        ],
        [
          "item",
          "They come back to a worry of yours that you’d mentioned once, months earlier, as a gag.",
        ],
        [
          "item",
          "Skip the person with whom you’re always dazzling, and utterly exhausted in the elevator going down.",
        ],
      ],
      ask: "Whose company makes you less brilliant than usual, and glad of it?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "For someone who travels as fast as you, safety has to be felt from the ribs inward.",
        ],
        [
          "item",
          "They notice you turning jolly at exactly the wrong moment and lay a palm between your shoulder blades, unasked.",
        ],
        [
          "item",
          "You describe the worst night at the hospital, your composure slips, and they go on peeling the orange.",
        ],
        ["item", "They can be sad for an entire evening without expecting you to make it stop."],
        [
          "item",
          "When you vanish for a day they leave the porch lamp on and a plate out, and no interrogation follows.",
        ],
        [
          "item",
          "Think twice if a message from them makes your stomach drop before it has been opened.",
        ],
      ],
      ask: "In whose presence have you let yourself tremble without making a joke of it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "You fall in the time it takes to cross a street, so look for these on the opposite curb.",
        ],
        [
          "item",
          "They think you’re funniest when you aren’t trying, for instance while you’re parallel parking.",
        ],
        [
          "item",
          "After your big night they ask how it was before they tell you how magnificent you were.",
        ],
        [
          "item",
          "They’ll race you to the corner, beat you, and absolutely refuse to let you win the way back.",
        ],
        [
          "item",
          "A dull errand with them, brakes or insurance, ends up among your happiest hours.",
        ],
        ["item", "Watch out for anyone who adores you in company and goes flat in the car."],
      ],
      ask: "Who likes you on an ordinary afternoon with nothing particular going on?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your skin makes up its mind early, and these are the facts it really ought to have first.",
        ],
        [
          "item",
          "You exhale when their key turns, and only afterward realize that you’d been waiting.",
        ],
        [
          "item",
          "They take their time over what you cooked, are curious about the ingredients, and wash the pan properly.",
        ],
        [
          "item",
          "In the week you had the flu they were still in attendance on the unattractive third day.",
        ],
        [
          "item",
          "They’ve bored you twice, pleasantly, and you looked around and felt unaccountably prosperous.",
        ],
        [
          "item",
          "A warning sign is superb hands on a person who never appears at the hour they named.",
        ],
      ],
      ask: "With whom does your body unclench before your mind has formed an opinion?",
    },
    Air: {
      stances: { company: "company", trust: "quick" },
      lines: [
        [
          "lead",
          "You enchant everyone and can be enchanted by a parking attendant, so here’s what to listen for.",
        ],
        [
          "item",
          "They interrupt a good anecdote to ask which bits really happened, and enjoy both versions.",
        ],
        [
          "item",
          "Across a crowded gallery they raise one eyebrow, and you understand immediately whom they mean.",
        ],
        [
          "item",
          "You’ve been completely silent together for eighty miles without either of you touching the radio.",
        ],
        ["item", "They remember the one serious remark that you’d hidden between two silly ones."],
        [
          "item",
          "Avoid the wit who gets every laugh at the expense of whoever has just gone home.",
        ],
      ],
      ask: "Who hears the one time in ten that you actually mean it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You can love anyone who looks unhappy enough, so hold out for someone who does several of these things.",
        ],
        [
          "item",
          "They notice that you’ve gone bright, in that particular way, and they steer you outside.",
        ],
        ["item", "Your tears don’t alarm them, and don’t start them reorganizing your life."],
        [
          "item",
          "They can have a miserable day without appointing you the nurse, and they thank you for the tea.",
        ],
        [
          "item",
          "Your oldest friend, impossible to please since your last romance, has started to save them the good olives.",
        ],
        [
          "item",
          "The wrong one is always going to be happy, just as soon as you’ve done one thing more.",
        ],
      ],
      ask: "Around whom can you be miserable without first checking whether they can take it?",
    },
  },
};
