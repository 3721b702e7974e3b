import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Nobody taught you to see the decisive move, and here is how to tell that you’re seeing it.",
        ],
        [
          "item",
          "Your pulse calms as everyone else’s accelerates, and you hear yourself giving an instruction in exactly five words.",
        ],
        [
          "item",
          "Halfway through the briefing you’ve abandoned your notes and are sketching one arrow.",
        ],
        [
          "item",
          "The committee is debating two terrible options, and you wonder why everybody’s ignoring the third, which is practically waving.",
        ],
        [
          "item",
          "A rival’s ingenious move delights you for a full second before you start preparing your own.",
        ],
        [
          "item",
          "Afterward everyone puts your victory down to luck, and you feel no obligation whatsoever to enlighten them.",
        ],
      ],
      ask: "When did your pulse last slow down at the very moment others panicked?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "Your untaught gift is for building things that hold up after you’ve moved on, and it looks like this.",
        ],
        [
          "item",
          "You return from two weeks of vacation, and the shared folder is still in the order you gave it.",
        ],
        [
          "item",
          "Someone you never met follows your checklist, grumbles about it, and adds a step that you have to admit is an improvement.",
        ],
        [
          "item",
          "Old tools settle into your grip as if their previous owner had been expecting you.",
        ],
        [
          "item",
          "When a shelf, a budget or a schedule sags, you sense it before the first thing falls.",
        ],
        [
          "item",
          "You fix the cause, unceremoniously, and years later no one remembers that anything was ever wrong.",
        ],
      ],
      ask: "Which system of yours is still running somewhere, with nobody giving you any credit?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "lead",
          "The gift that no one taught you is seeing the skeleton inside an argument; look for moments like these.",
        ],
        [
          "item",
          "Two people quarrel, and you notice that they disagree about the definition of one word and about nothing else.",
        ],
        [
          "item",
          "A method out of beekeeping, or chess, or tax law turns out to fit the job at hand, and you borrow it without apologizing to the bees.",
        ],
        [
          "item",
          "Asked for an opinion, you reply with a distinction, and the discussion restarts one floor up.",
        ],
        ["item", "Someone repeats your explanation to a third person. It survives the trip."],
        [
          "item",
          "You can argue the side you loathe so fairly that the people who are on it thank you.",
        ],
      ],
      ask: "Which quarrel near you would end if one word in it were defined?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Nobody taught you to forecast people the way sailors forecast a storm, and from the outside it looks like this.",
        ],
        [
          "item",
          "You bring a second umbrella, and the woman who absolutely swore she wasn’t coming turns out to need it.",
        ],
        [
          "item",
          "At the wedding you give the marriage five years, tell nobody, and are eventually invited to both of the next ones.",
        ],
        [
          "item",
          "The difficult topic has migrated to after lunch, and you couldn’t say whose expression made you move it.",
        ],
        [
          "item",
          "Your notes on a meeting record, in the margin, how each of the participants was breathing.",
        ],
        ["item", "A dog, a toddler or a shy uncle invariably ends up beside your chair."],
      ],
      ask: "Whose next step do you already sense, and who would be glad of a warning?",
    },
  },
  INTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Your gift goes off without warning, generally while everyone else is still reading the question.",
        ],
        [
          "item",
          "Halfway through a stranger’s complicated explanation you laugh, because you’ve just seen where it comes apart.",
        ],
        [
          "item",
          "A game you were taught before dinner is yours by dessert, with improved rules and a visibly exhausted host.",
        ],
        [
          "item",
          "When people tell you that it’s always been done that way, you feel something remarkably like hunger.",
        ],
        [
          "item",
          "Your pen has already drawn the contraption on the paper tablecloth before you could possibly say what problem it solves.",
        ],
        [
          "item",
          "Specialists who came over to educate you linger to hear your opinion, and miss their trains.",
        ],
      ],
      ask: "What did you last solve before anyone had finished describing it to you?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "Your kind of intelligence likes to roll its sleeves up, and it leaves evidence."],
        ["item", "Someone hands you a stopped clock, and you listen to it before you look."],
        [
          "item",
          "From the angle of a bent nail you can work out where the carpenter stood, and that he was tired.",
        ],
        [
          "item",
          "Instructions you wrote are obeyed by people who are proud of never following any.",
        ],
        [
          "item",
          "You leave a complicated mechanism in pieces overnight, confident that by morning it will have explained itself, and it has.",
        ],
        [
          "item",
          "A single shelf in your apartment holds the missing part for practically every machine in the building.",
        ],
      ],
      ask: "Which stubborn object gave in to you after it had beaten everyone else?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "No one considers it a talent, because it only ever sounds like a casual remark."],
        [
          "item",
          "“It’s a choir with two conductors,” you say, and a roomful of engineers starts drawing.",
        ],
        [
          "item",
          "A word you invented for a nuisance at work is now used by people you’ve never met.",
        ],
        [
          "item",
          "Asked for directions, you mention the single intersection where everyone goes wrong, and the reason for it.",
        ],
        [
          "item",
          "A library book about bees unexpectedly resolves the traffic problem you’ve been considering since February.",
        ],
        [
          "item",
          "Two people who fought all winter learn, through you, that they differ on what “soon” means.",
        ],
      ],
      ask: "Which remark of yours has gone off and made itself useful without you?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Your gift operates underneath whatever’s being said, so you’ve always mistaken it for moodiness.",
        ],
        [
          "item",
          "A piece of reasoning turns your stomach before you can fault it, and the flaw turns out to be exactly where the nausea was.",
        ],
        [
          "item",
          "People tell you everything that happened, and you get curious about the one hour they skipped.",
        ],
        [
          "item",
          "A melody overheard in a taxi comes back several months later with its harmony completely worked out.",
        ],
        [
          "item",
          "From one paragraph you can tell whether its author was afraid, and of what sort of reader.",
        ],
        [
          "item",
          "In the shower you unexpectedly solve a problem that had, officially, stopped mattering.",
        ],
      ],
      ask: "When did your stomach know that an argument was wrong before your mind could say how?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "lead",
          "No school taught you to set a crowd in motion, and this is how it looks when you do.",
        ],
        [
          "item",
          "A remark of yours with a verb and a date in it ends forty minutes of drifting conversation.",
        ],
        [
          "item",
          "Someone timid volunteers, and then looks up in surprise to see whose arm that is.",
        ],
        [
          "item",
          "The more elaborately people explain why it failed last time, the taller you seem to stand.",
        ],
        [
          "item",
          "You name the destination, and strangers start using “we” before they’ve been introduced.",
        ],
        [
          "item",
          "The photographer, who wants you in the middle, discovers that you’ve gone off to borrow a ladder for the back row.",
        ],
      ],
      ask: "Who first said “we” this year because you had said “let’s”?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "Your gift is making things that go on running after you’ve left, and these are its tracks.",
        ],
        [
          "item",
          "A procedure you scribbled on the back of a menu is still taped above the cafeteria sink, six years on.",
        ],
        [
          "item",
          "You hire the applicant who’ll last over the one who dazzles, and eventually the accounts agree with you.",
        ],
        [
          "item",
          "Walking through any building, you inventory exits, outlets and idle hands without meaning to.",
        ],
        [
          "item",
          "Others debate the color of the coffee machine, and you ask who’ll be ordering the filters in February.",
        ],
        [
          "item",
          "The elderly foreman, who argues with everyone else, merely grunts at you, which from him is a medal.",
        ],
      ],
      ask: "What is still running today, in a place you left, because of how you set it up?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "lead",
          "You have an ear for the verdict buried in a conversation, and you’re using it when things like this happen.",
        ],
        [
          "item",
          "You summarize an hour in two lines, and both factions nod, each convinced that you’re on its side.",
        ],
        [
          "item",
          "Two acquaintances who obviously should collaborate met at your insistence, and now they do it without you.",
        ],
        [
          "item",
          "In a stranger’s complaint you catch the clause they didn’t hear themselves say, and hand it back.",
        ],
        [
          "item",
          "One friendly conversation with you turns a committee of nine into a committee of three, and six people are relieved.",
        ],
        [
          "item",
          "Your best instruction came out as a question, and someone else is now convinced that the idea was theirs.",
        ],
      ],
      ask: "Which two people in your phone should have met years ago, and through you?",
    },
    Water: {
      stances: { lead: "lead" },
      lines: [
        [
          "lead",
          "You have an instinct for how much responsibility each person can carry, and here’s where it becomes visible.",
        ],
        [
          "item",
          "You promote the employee who weeps in the stairwell, and within a year nobody remembers having objected.",
        ],
        [
          "item",
          "Someone’s laughter arrives one beat late, and you cancel the rest of the agenda.",
        ],
        [
          "item",
          "Bad news is delivered by you personally, after lunch, with a next step attached.",
        ],
        [
          "item",
          "Before anyone in the department resigns, you’ve already dreamed about it and telephoned.",
        ],
        [
          "item",
          "People who left you for a better salary still telephone, years later, to tell you that their mother died.",
        ],
      ],
      ask: "Whom did you trust with more than they asked for, and what did you see first?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold", voice: "speak" },
      lines: [
        ["lead", "Watch for heat arriving where a minute ago there was none."],
        [
          "item",
          "Your wild guess in the final minutes of an exhausted meeting has people reaching for the markers.",
        ],
        [
          "item",
          "Someone announces that it’s impossible, and your shoulders relax the way other people’s do in a warm bath.",
        ],
        [
          "item",
          "On a nephew’s dare you sing the aria or climb the tree, unsuccessfully, and four adults join in.",
        ],
        [
          "item",
          "The affectionate insult you toss a nervous rival relaxes her, and afterward she plays noticeably better.",
        ],
        [
          "item",
          "Everyone in the family was avoiding the necessary question, so you asked the surgeon.",
        ],
      ],
      ask: "When did your nerve last turn out to be catching?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "Your gift sits in your fingers, and appears when the appropriate tool is missing.",
        ],
        ["item", "With a belt, a fork and the cap of a pen, you persuade the rental car to start."],
        [
          "item",
          "You pick up an unfamiliar gadget and go straight to the part that its manufacturer was ashamed of.",
        ],
        [
          "item",
          "In an unfamiliar kitchen, you turn five incompatible leftovers into a casserole people request.",
        ],
        [
          "item",
          "Passing a construction site you stop short, having noticed that the ramp goes nowhere.",
        ],
        [
          "item",
          "Elderly men in hardware stores emerge from behind the counter to see what you’re inventing.",
        ],
      ],
      ask: "What did you last rescue with an object intended for something else entirely?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        ["lead", "You’d call it chatting; other people go home and can’t sleep."],
        [
          "item",
          "Halfway through someone’s explanation you hand it back shorter, and they write down your version.",
        ],
        [
          "item",
          "A comparison you made in passing, about cats on a windowsill, is official policy by the end of the month.",
        ],
        [
          "item",
          "Asked to defend a position you despise, you do it so fairly that the opposition applauds.",
        ],
        [
          "item",
          "Two experts discover, thanks to an idle question of yours, that they’ve been using one word for two different animals.",
        ],
        ["item", "A child’s fourth why gets a better answer out of you than the first three did."],
      ],
      ask: "Whose thinking went off in a new direction after a remark you’ve since forgotten?",
    },
    Water: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "It happens underneath the conversation, and you’d deny it in court."],
        [
          "item",
          "You tease a grieving man about his extraordinary hat, and it is the one thing all day that helps.",
        ],
        [
          "item",
          "A salesman has hardly introduced himself when you understand what he’s afraid his father thinks.",
        ],
        [
          "item",
          "You mention the forbidden subject at dinner exactly one second after everyone was ready for it.",
        ],
        [
          "item",
          "You can imitate anyone, and from inside the imitation you understand why they say what they say.",
        ],
        [
          "item",
          "Ancient feuds soften wherever you’ve been, though all you did was retell the whole thing with everyone equally ridiculous.",
        ],
      ],
      ask: "Which painful memory have people been able to mention since you first made it funny?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Look for your gift wherever you were faster than your own caution."],
        [
          "item",
          "Someone asks how you knew to telephone that evening, and your only evidence was a jolt as you tied your shoe.",
        ],
        [
          "item",
          "In the line at the pharmacy you say one thing, and suddenly three embarrassed strangers are comparing operations.",
        ],
        [
          "item",
          "A traveler who sat beside you for two stations gets off the train with a plan, and you never even caught the man’s name.",
        ],
        ["item", "Your ears go hot a second before another person lies, and they’re seldom wrong."],
        [
          "item",
          "Two minutes of your conviction, and a friend who has dithered since winter finally buys the ticket.",
        ],
      ],
      ask: "When did your words last make someone braver within the hour?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Nobody taught you this, and your hands do it before you think."],
        [
          "item",
          "You move a chair eight inches, and two people who have been avoiding each other since lunch sit down and talk.",
        ],
        [
          "item",
          "The soup you take to a neighbor turns out, by pure coincidence, to be the one her grandmother made.",
        ],
        [
          "item",
          "Walking through a house that’s for sale, you can tell in which bedroom nobody slept well.",
        ],
        [
          "item",
          "An anxious colleague gets the easier half of the list from you and never discovers why.",
        ],
        [
          "item",
          "Your present is unwrapped in silence, used every day, and repaired when it breaks.",
        ],
      ],
      ask: "What did you rearrange lately so that someone else would feel better without knowing?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Listen for these; the gift is mostly audible."],
        ["item", "“That’s the word!” says someone who has been hunting for it since morning."],
        [
          "item",
          "You explain a husband to his wife and then the wife to her husband, and each is convinced that you were privately on their side.",
        ],
        [
          "item",
          "A bewildering e-mail of seven paragraphs comes back from you as two lines that offend nobody.",
        ],
        [
          "item",
          "In the middle of the gossip you ask one question, and the villain of the story turns, inconveniently, into a person.",
        ],
        [
          "item",
          "Your joke in the hospital elevator is the first thing that’s made the patient laugh since the operation.",
        ],
      ],
      ask: "Whose half-said thought did you complete so well that they took it for their own?",
    },
    Water: {
      stances: { voice: "withhold", head: "feeling" },
      lines: [
        ["lead", "Watch for these over one ordinary week."],
        [
          "item",
          "You hear an unconvincing “fine” on the telephone and already have your shoes on before the syllable is over.",
        ],
        [
          "item",
          "A baby on an airplane, passed howling along three rows, looks you over and falls asleep.",
        ],
        [
          "item",
          "You remember what a friend was wearing on the worst day she ever had, and never mention it.",
        ],
        [
          "item",
          "Walking into a party, you know immediately which couple was quarreling in the car and which of them was driving.",
        ],
        [
          "item",
          "Someone thanks you for your excellent advice, when your entire contribution was sitting on the bench beside them until dark.",
        ],
      ],
      ask: "Who felt better near you this week although you hardly said a thing?",
    },
  },
  INFP: {
    Fire: {
      stances: { lead: "support" },
      lines: [
        [
          "lead",
          "Nobody taught you to send people out braver than they came in, and here is the evidence that you do.",
        ],
        [
          "item",
          "A colleague mentions an ambition as a joke, and by the time the elevator opens the ambition has a date.",
        ],
        [
          "item",
          "You remind people of their own best observation, word for word, months after they carelessly threw it away.",
        ],
        [
          "item",
          "Shy people sing, draw or swear in your presence, and then look around, astonished at the noise.",
        ],
        [
          "item",
          "When an original idea gets laughed at, your ears go hot before its owner has even blinked.",
        ],
        [
          "item",
          "People from long ago write: you’ve probably forgotten this, but you once told me.",
        ],
      ],
      ask: "Who is doing something today because you once took their joke for a plan?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Your untaught gift is patience with anything that everyone else has abandoned, and it leaves tracks.",
        ],
        [
          "item",
          "Half the plants on your windowsill were rescued from someone’s trash, and one of them is flowering.",
        ],
        [
          "item",
          "Stray animals, toddlers and irritable relatives settle down as soon as they’re near your chair.",
        ],
        [
          "item",
          "You can tell by the weight of a cup or a saucepan that its maker was paying attention.",
        ],
        [
          "item",
          "People hand you a broken zipper without explanation, and go on with their conversation with someone else.",
        ],
        [
          "item",
          "Where others see a disastrous week in a friend, you see a season, and you plan meals accordingly.",
        ],
      ],
      ask: "What have you put back into use that everyone else had already thrown out?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "You find the words other people were looking for, and it happens so lightly that you never count it.",
        ],
        [
          "item",
          "Two people quarrel, you rephrase each side once, and both say “That’s what I said!”",
        ],
        ["item", "Friends forward you the difficult email and ask whether it sounds like them."],
        [
          "item",
          "A nickname you invented ten years ago is now the only name that person answers to.",
        ],
        [
          "item",
          "Children ask you what a word means, because your explanations come with an animal in them.",
        ],
        [
          "item",
          "In a tedious meeting you doodle a small comic strip that is clearer about the budget than the budget.",
        ],
      ],
      ask: "Whose thoughts have you put into words so well that they believe the words were theirs?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You have an unusual talent for sensing what a person used to love, and here is how to catch it operating.",
        ],
        [
          "item",
          "You ask an elderly woman about her hands, and she tells you about the orchestra.",
        ],
        [
          "item",
          "The song you picked for an acquaintance’s drive home turns out to be the one from their wedding.",
        ],
        [
          "item",
          "You buy presents in April for people born in December, because the thing looked so exactly like them.",
        ],
        [
          "item",
          "Someone bursts into tears in front of you and says, with genuine surprise, that this never happens.",
        ],
        [
          "item",
          "After one visit you know which armchair in the house belonged to the person who’s missing.",
        ],
      ],
      ask: "What did you last pick up about someone that they hadn’t mentioned yet?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "lead",
          "You’re using your gift, which is getting people out of their chairs, when this happens:",
        ],
        [
          "item",
          "A woman who swore she never sings is on the second verse, and staring at you in astonishment.",
        ],
        [
          "item",
          "You say “we could do it by spring,” and five people who’ve met you once are consulting their calendars.",
        ],
        [
          "item",
          "The shy intern volunteers before you’ve asked, because your encouraging expression arrived ahead of the question.",
        ],
        [
          "item",
          "An exhausted committee is suddenly interrupting itself, and someone’s taking off a sweater.",
        ],
        [
          "item",
          "A man thanks you for a remark in a stairwell, which you’ve forgotten and which made him quit his job.",
        ],
      ],
      ask: "What did someone take on because of a conversation you don’t even remember having?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        ["lead", "Nobody taught you to make a group last, and these are the signs that you can:"],
        [
          "item",
          "The running club you started is outliving injuries, a divorce and your own occasional lack of enthusiasm.",
        ],
        [
          "item",
          "You know who has difficulty with stairs, so the meeting has always been downstairs, and nobody has ever figured out why.",
        ],
        [
          "item",
          "Newcomers are at ease by the second visit, because on the first one you immediately gave them something to carry.",
        ],
        [
          "item",
          "The awkward conversation about money always comes after the food, never before, by a personal regulation that you’ve never mentioned to anyone.",
        ],
        [
          "item",
          "People who quarrel everywhere else behave beautifully at your place, and give the cooking all the credit.",
        ],
      ],
      ask: "Which gathering still happens because of something you do that nobody has noticed?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["lead", "Your untaught gift is the introduction, and it’s at work whenever:"],
        [
          "item",
          "You introduce two people to each other so generously that both of them stand a little straighter.",
        ],
        [
          "item",
          "The engineer and the poet are still at it an hour after you abandoned them to each other, arguing enthusiastically over a word you lent them.",
        ],
        [
          "item",
          "Someone says, “What she’s trying to tell you is,” and then realizes that he learned the expression from you.",
        ],
        [
          "item",
          "You repeat a clumsy remark in other words, and whoever made it says yes, exactly, and turns pink with satisfaction.",
        ],
        [
          "item",
          "An old feud cools because you delivered to each side one accurate compliment about the other.",
        ],
      ],
      ask: "Which two people in your life owe their whole friendship to one introduction of yours?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You have an ear for whoever is about to slip out of the circle, and it is working when:",
        ],
        [
          "item",
          "Halfway through your own story you turn and invite the boy at the end of the table to say what he’d have done.",
        ],
        [
          "item",
          "You stop in the middle of cutting the cake because a woman laughed a quarter of a second late.",
        ],
        [
          "item",
          "A widower comes back a second time, having announced to his daughter that someone saved him a seat.",
        ],
        [
          "item",
          "You can tell from a group photograph who went home and cried, even if it was taken before you were born.",
        ],
        ["item", "The host thanks you for coming, and couldn’t say what exactly you contributed."],
      ],
      ask: "Who came back only because you noticed they were on their way out?",
    },
  },
  ENFP: {
    Fire: {
      stances: { voice: "speak", head: "feeling" },
      lines: [
        [
          "lead",
          "The gift is ignition, and because it feels to you like ordinary conversation you’ve never put it on a resume.",
        ],
        [
          "item",
          "A colleague resigns, enrolls or proposes within a week of having lunch with you, and quotes you slightly inaccurately.",
        ],
        ["item", "Exhausted teams are scraping their chairs forward at about your third remark."],
        [
          "item",
          "Strangers at bus stops end up showing you the drawing, the ring, the letter from the university.",
        ],
        [
          "item",
          "When you praise, you praise a detail so particular that people write it on their wrists.",
        ],
        [
          "item",
          "Projects cool noticeably during your vacations, though nobody can name any task left undone.",
        ],
      ],
      ask: "Who changed their life after a conversation that you had forgotten by dinner?",
    },
    Earth: {
      stances: { order: "improvise", company: "company" },
      lines: [
        [
          "lead",
          "Yours is a talent for making a place where people can be themselves, out of whatever materials were lying around.",
        ],
        [
          "item",
          "Guests pull off their shoes at your place without an invitation, and are found later, asleep on the rug.",
        ],
        [
          "item",
          "A dreary corridor gets a bench, a plant and a bowl of clementines from you, and within a week it has a crowd.",
        ],
        [
          "item",
          "With half an onion, two eggs and no preparation, you feed six people who still bring it up at anniversaries.",
        ],
        [
          "item",
          "Nervous animals and elderly men settle beside you on benches, and neither party feels obliged to make conversation.",
        ],
        ["item", "Anything you repair looks odder afterward, and gets used twice as often."],
      ],
      ask: "Where do people gather to this day because you once rearranged the furniture?",
    },
    Air: {
      stances: { focus: "many", company: "company" },
      lines: [
        [
          "lead",
          "What you do, with no instruction from anyone, is introduce: people to other people, and ideas to ideas that had never heard of them.",
        ],
        [
          "item",
          "Two of your friends are married, or in business, and each is convinced that the meeting was an accident.",
        ],
        [
          "item",
          "Teaching someone about income tax, you resort to penguins, and for the first time you understand the subject yourself.",
        ],
        [
          "item",
          "In meetings a bored engineer leans forward as you compare his malfunctioning valve to an unhappy marriage.",
        ],
        [
          "item",
          "Half the good ideas credited to others originated as a link you sent over with no explanation.",
        ],
        ["item", "Accents, slang and gestures come home on you from every vacation, like burrs."],
      ],
      ask: "Which two people in your life would thank you later for an introduction this week?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "lead",
          "Nobody taught you to hear the remark underneath the remark, which is why you imagine that everyone can.",
        ],
        [
          "item",
          "People say “I don’t know why I’m telling you this” within twenty minutes of learning your name.",
        ],
        [
          "item",
          "Arriving late, you go directly to the one guest who’s been pretending to examine the bookshelf.",
        ],
        [
          "item",
          "Your silliness arrives just when a row of frightened people can bear it, and never a moment sooner.",
        ],
        [
          "item",
          "You catch yourself humming old melodies that turn out to matter enormously to the person driving.",
        ],
        [
          "item",
          "Children confess to you whatever they’ve demolished before you’ve even discovered the pieces.",
        ],
      ],
      ask: "What did someone tell you recently that they had told no one in years?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Yours is the gift of being immediately useful, and these are its fingerprints."],
        [
          "item",
          "The alarm goes off for real, and you’re counting heads at a meeting point nobody else had read about.",
        ],
        [
          "item",
          "A proposal is receiving general applause when your stomach notices that no one is in charge of the van.",
        ],
        ["item", "Strangers hand you the tickets, the itinerary and, at the dock, the rope."],
        [
          "item",
          "Let anyone bend a regulation against someone small, and your ears get hot as you quote the paragraph.",
        ],
        [
          "item",
          "Slackers rediscover their occupations the moment you walk in, although your entire contribution was hello.",
        ],
      ],
      ask: "What was already under way in your hands before others had noticed the trouble?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "No one taught you to weigh the world; you simply do it, continually."],
        [
          "item",
          "One lift and you know whether the suitcase is over the limit, and approximately by how much.",
        ],
        [
          "item",
          "The cashier’s total sounds wrong to you before you’ve even examined the receipt.",
        ],
        ["item", "You give the bolt its final quarter turn, and it neither strips nor rattles."],
        [
          "item",
          "Leftovers go into the only container in the cabinet that they’ll fill exactly to the rim.",
        ],
        [
          "item",
          "People wonder aloud whether the ice, the ladder or the contract will hold, and then they all look to you for a nod.",
        ],
      ],
      ask: "What did you judge by feel this week that others would have had to measure?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "It passes for an excellent memory, and it’s rarer than that: you know what was actually said.",
        ],
        [
          "item",
          "Two colleagues are disputing an old resolution, and you can supply the wording, the month and who was eating at the time.",
        ],
        [
          "item",
          "Directions you wrote for one visitor are now in circulation among people you’ve never met.",
        ],
        [
          "item",
          "An interminable meeting ends, and your summary of it is shorter than the invitation was.",
        ],
        ["item", "The misprint in the brochure finds your eye from across the lobby."],
        [
          "item",
          "Once you’ve explained the pension, the youngest employee in the company can explain it to everyone else.",
        ],
      ],
      ask: "Whose exact words from years ago can you still recite, and why do you suppose those stuck?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Your care leaves few fingerprints, though these are the places where it’s been observed.",
        ],
        [
          "item",
          "A neighbor’s most miserable week happens to be the one when you return his ladder and accept a cup of coffee.",
        ],
        [
          "item",
          "At the pharmacy you can name the medication that disagreed with a relative ten years back.",
        ],
        [
          "item",
          "Friends whose apartment you looked after come back to find it mysteriously calmer, and the dog as well.",
        ],
        [
          "item",
          "When you announce a visit, your elderly relatives treat it as a fact, like a tide table.",
        ],
        [
          "item",
          "In an anxious waiting area, people drift imperceptibly toward the seats on your side.",
        ],
      ],
      ask: "Whom have you helped lately in a way that left absolutely no evidence?",
    },
  },
  ISFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "It shows in the three seconds before you remember to be shy."],
        [
          "item",
          "The toddler is already in your arms as the bicycle hurtles past, and you have no recollection of moving.",
        ],
        [
          "item",
          "After the speech comes an unbearable silence, and the first applause to break it is invariably yours.",
        ],
        [
          "item",
          "An acquaintance mentions that she’s considering a doctor’s appointment, and you’re already buttoning your coat to accompany her.",
        ],
        [
          "item",
          "At the fair, customers pay double for a cake once you’ve explained who baked it.",
        ],
        ["item", "Someone else’s unexpected good news makes you shout in a library."],
      ],
      ask: "Whose trouble last had you moving before you had time to feel shy?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Nobody applauds these abilities, since the only visible result is a disaster that didn’t occur.",
        ],
        [
          "item",
          "You hear the washing machine change its tune, and telephone the repairman a week before the flood.",
        ],
        [
          "item",
          "One touch of the loaf or the forehead, and you can predict what the thermometer will say.",
        ],
        [
          "item",
          "Everything you borrow goes back in better condition than it came, with new batteries.",
        ],
        [
          "item",
          "Your directions get people there, because they mention the excitable dog and the missing sign.",
        ],
        ["item", "A parcel you wrapped survives the mail, two moves and an inquisitive nephew."],
      ],
      ask: "What kept working this month because your hands got to it in time?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Most of it passes for ordinary conversation."],
        [
          "item",
          "You ask how the interview went, on the right afternoon, when the candidate’s own mother has lost track.",
        ],
        [
          "item",
          "Two strangers at your party are discussing bees, because you remembered that they both had uncles who raised them.",
        ],
        [
          "item",
          "The application that defeated the entire family makes sense once you’ve explained it in your own words.",
        ],
        [
          "item",
          "A child’s interminable story arrives at its destination because you knew exactly when to say “and then?”",
        ],
        [
          "item",
          "Someone hears you repeat his joke a year later, credited to him and slightly improved.",
        ],
      ],
      ask: "Which detail about a person came out of your mouth lately and made them stare?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You’d call it nothing; other people rearrange their evenings to be near it."],
        [
          "item",
          "The cat that bites the entire household falls asleep with its chin on your wrist.",
        ],
        [
          "item",
          "You hum over some chore or other, and after an hour the quarrel beside you has run out of breath.",
        ],
        [
          "item",
          "A present you buy in spring turns out, by winter, to be exactly what the recipient’s year needed.",
        ],
        ["item", "Insomniac guests drop off on your couch with the television going."],
        ["item", "The sheets are changed before the patient has noticed any symptoms."],
      ],
      ask: "Who slept, ate or calmed down near you lately without knowing why?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "lead",
          "You make people braver than they ever meant to be, and this is how it looks when you do.",
        ],
        [
          "item",
          "Within a minute of a blackout, you’ve given perfect strangers responsibilities, and they seem to enjoy it.",
        ],
        [
          "item",
          "The timid new hire contradicts the regional director, after one glance in your direction.",
        ],
        [
          "item",
          "Someone’s car is in a ditch, and you have four men laughing and pushing before the flares are lit.",
        ],
        ["item", "“Who’s with me?” you say about clearing the creek, and eleven people buy boots."],
        [
          "item",
          "People keep handing you microphones, and nobody can remember how the custom ever originated.",
        ],
      ],
      ask: "Who did something brave this year within thirty feet of you?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "No university teaches what you do by eye, which is seeing exactly what an operation is going to take.",
        ],
        [
          "item",
          "Told the number of guests, you name the number of folding chairs, and there’s one to spare, intentionally.",
        ],
        [
          "item",
          "You look over a roof, a truck or a treaty and can predict which component will give way first.",
        ],
        [
          "item",
          "The contractor says two weeks, notices your expression, and reluctantly says five.",
        ],
        ["item", "Nothing that you packed has ever shifted on the highway."],
        [
          "item",
          "Your freezer would feed the entire neighborhood for four days, and the neighborhood knows it.",
        ],
      ],
      ask: "Which estimate of yours did everyone ridicule until it turned out to be accurate?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "Yours is an unwritten directory of who can do what, consulted daily by half the neighborhood.",
        ],
        [
          "item",
          "A neighbor mentions her disintegrating chimney, and you’re dialing before she has described the crack.",
        ],
        [
          "item",
          "You explain a zoning regulation in the checkout line, and the people behind you have follow-up questions.",
        ],
        [
          "item",
          "Two rival departments each consider you their friend at headquarters, with good reason.",
        ],
        [
          "item",
          "You know the clerk, the clerk’s deputy, and which of them to bring the doughnuts to.",
        ],
        ["item", "Introducing two people, you tell each what the other is for."],
      ],
      ask: "Which two acquaintances of yours have accomplished the most good together?",
    },
    Water: {
      stances: { lead: "lead", head: "both" },
      lines: [
        [
          "lead",
          "You can make a household out of any accidental bunch of people, and this is how it shows.",
        ],
        [
          "item",
          "At the reunion you feel an aunt’s absence before anyone’s mentioned it, and immediately dispatch a cousin to retrieve her.",
        ],
        [
          "item",
          "The intern’s first birthday away from home has a cake, on your authority and out of your pocket.",
        ],
        [
          "item",
          "After a funeral, you’re the one who remembers that the widow’s car is blocked in.",
        ],
        [
          "item",
          "A custom you improvised to get through one hard winter is called tradition by people half your age.",
        ],
        ["item", "Children you’ve scolded return voluntarily and lean on your leg."],
      ],
      ask: "Which custom of your own invention would people be sorry to lose?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "Your untaught gift is making people proud in front of an audience, and it’s operating when:",
        ],
        [
          "item",
          "The waitress who was snapped at stands taller, because you told her manager, audibly, how good she is.",
        ],
        [
          "item",
          "A boy carries his science project past your gate a second time, in case you care to interview him about the volcano.",
        ],
        [
          "item",
          "You introduce a friend with her greatest achievement first, and she looks around to see who that extraordinary woman is.",
        ],
        [
          "item",
          "The defeated team goes for pizza singing, because you met the bus with a horn and tremendous enthusiasm.",
        ],
        [
          "item",
          "A disagreeable uncle, publicly congratulated on the potato salad, peels voluntarily for the entire next picnic.",
        ],
      ],
      ask: "Whom did you brag about lately, and were they close enough to hear?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "You provide, with an accuracy that no university teaches. Watch for these signs:",
        ],
        [
          "item",
          "For twenty-three guests there’s food for twenty-three, plus the sandwich that the driver is eventually going to want.",
        ],
        [
          "item",
          "Out of your bag, before anyone has asked, come the safety pin, the stomach tablet and the exact change.",
        ],
        [
          "item",
          "Estimating a baby’s measurements, or the length of a couch, you’re off by a thumb.",
        ],
        [
          "item",
          "Half a year after the funeral, the widow opens the freezer and discovers your handwriting on the containers.",
        ],
        [
          "item",
          "The folding beds come out, and each visitor automatically gets the pillow they’d have picked.",
        ],
      ],
      ask: "What did someone need this month and find that you’d already put there?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "lead",
          "Your memory holds a directory of everyone, and it falls open automatically whenever:",
        ],
        [
          "item",
          "Someone mentions a leaking skylight, and you’ve said “I know a man” before the complaint is over.",
        ],
        [
          "item",
          "You recall that the surveyor is his wife’s cousin, and a dispute about a hedge is resolved by dessert.",
        ],
        [
          "item",
          "The intimidating lady on your left turns out to breed canaries, a fact you’ve extracted by the salad.",
        ],
        [
          "item",
          "People who moved away years ago still telephone you to hear about their own relatives.",
        ],
        [
          "item",
          "One anecdote of yours suits the mayor, the priest and the teenager, and each imagines that you told it especially for them.",
        ],
      ],
      ask: "Which two people did you connect this year in under a minute, without thinking?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "What you have is touch, in both meanings of the word, and you’re using it whenever:",
        ],
        [
          "item",
          "At the viewing you know what to say to the former wife, and you say it, and you walk her up to the front.",
        ],
        ["item", "A teenager who can’t bear to be patted leans against you for an entire song."],
        [
          "item",
          "You can hear, from her pronunciation of the dog’s name, that she has been crying.",
        ],
        [
          "item",
          "An exhausted mother hands you the baby and sleeps for three uninterrupted hours.",
        ],
        [
          "item",
          "A card that you picked out in a drugstore is still in someone’s wallet after twenty years.",
        ],
      ],
      ask: "Who leaned on you lately without meaning to, and what had you done?",
    },
  },
  ISTP: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        ["lead", "Your gift is timing, and it appears precisely when there’s no time at all."],
        [
          "item",
          "The glass leaves the edge of the counter, and your fingers are already underneath it, although you were facing the window.",
        ],
        [
          "item",
          "When someone screams, your voice drops half an octave, and everyone nearby unconsciously picks up its tempo.",
        ],
        [
          "item",
          "At a dangerous intersection you slow down for a car that nobody else in yours has noticed.",
        ],
        [
          "item",
          "You skip the third safety talk, and afterward perform everything it covered, in the right order.",
        ],
        ["item", "Asked how you managed it, you offer a shrug and a set of skinned knuckles."],
      ],
      ask: "When did you last act before anyone had told you there was trouble?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        ["lead", "Yours is a sense of touch that amounts to an opinion."],
        [
          "item",
          "You lift someone else’s suitcase onto the rack and could predict which wheel will go first.",
        ],
        [
          "item",
          "Bread dough, wet plaster and a nervous horse all settle down at practically the same moment under your palm.",
        ],
        [
          "item",
          "You stop turning a screw a hair before it strips, without any idea who told you.",
        ],
        [
          "item",
          "You buy shoes with two fingers inside the heel, while the clerk’s recommendations sail overhead.",
        ],
        [
          "item",
          "Whatever you’ve owned for ten years operates better than it did when it was delivered.",
        ],
      ],
      ask: "What can your fingers tell that you’ve never been able to put into words for a beginner?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Nobody showed you how to see a mechanism through its casing, yet there it is."],
        [
          "item",
          "A friend describes months of war with a landlord; you ask who has the spare key, and the entire problem changes shape.",
        ],
        [
          "item",
          "Abroad, you understand the ticket machine before you know a word of the language.",
        ],
        ["item", "You explain probate in four sentences, and someone says, “That’s all it is?”"],
        [
          "item",
          "At a card trick, with the other guests watching the magician’s face, you’ve strolled around behind him.",
        ],
        [
          "item",
          "You put one mild question about some idiotic regulation, and the clerk starts wondering about it too.",
        ],
      ],
      ask: "Which confusing thing did you make simple lately without noticing that you’d done it?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["lead", "You detect trouble in people the way a mechanic detects a rattle in an engine."],
        [
          "item",
          "A friend insists, half a tone too high, that everything is fine, and you materialize at his apartment with pizza.",
        ],
        [
          "item",
          "Animals that hide from visitors unanimously prefer your lap, and you let the leg go completely numb.",
        ],
        [
          "item",
          "You can tell from a cough on the telephone that the crying is over and pride has taken charge.",
        ],
        [
          "item",
          "You give frightened people a rope to coil, and nobody ever identifies it as comforting.",
        ],
        [
          "item",
          "The dead you knew still have their exact intonation in your head, down to the breath before your name.",
        ],
      ],
      ask: "Whose false note did you hear last week, and did you go over there?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Your gift is a body that answers before the committee has met."],
        [
          "item",
          "A vase topples at a crowded dinner, and it’s in your palm before anyone has managed a syllable.",
        ],
        [
          "item",
          "You cut a stranger’s bangs on a dare, without a guide, and she laughs for joy at the mirror.",
        ],
        [
          "item",
          "A disappointing party recovers because you moved two lamps and put on the third song.",
        ],
        [
          "item",
          "Offered any machine with a saddle, you’re riding it within the minute, its anxious owner trotting behind with advice.",
        ],
        [
          "item",
          "You remove one belt from a friend’s outfit, and an entirely different woman goes off to the interview.",
        ],
      ],
      ask: "What did your hands get right this month before you had decided anything?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Your gift sits in your fingertips, where no school thought to look for it."],
        [
          "item",
          "With your eyes shut you could tell the good towel from the bad, and which orange to buy.",
        ],
        [
          "item",
          "Crooked pictures hang level after you’ve gone by, although you don’t remember doing anything.",
        ],
        [
          "item",
          "A stubborn lock, a reluctant jar, an indignant hen: whatever resists other people surrenders to you.",
        ],
        [
          "item",
          "You season by smell, from the opposite side of the kitchen, and are invariably right about the lemon.",
        ],
        [
          "item",
          "Something you repaired ages ago is in daily use by a person who has forgotten it was ever broken.",
        ],
      ],
      ask: "Which thing you repaired long ago is still at work in another person’s home?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Catch your gift by what you notice and everyone else walks straight past."],
        [
          "item",
          "You notice two guests wearing the same peculiar blue, introduce them, and they talk until the waiters leave.",
        ],
        [
          "item",
          "After one evening you can sketch an unfamiliar apartment, down to the painting its owner secretly dislikes.",
        ],
        [
          "item",
          "A tourist who doesn’t have a word of your language goes off laughing, thanks to your eyebrows and a napkin.",
        ],
        [
          "item",
          "Of all the photographs of the reunion, everyone frames the one you took when they were between smiles.",
        ],
        [
          "item",
          "One adjective of yours, dry and delivered rather late, is what the crew calls the supervisor from then on.",
        ],
      ],
      ask: "Which detail did you point out lately that nobody afterward could stop seeing?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "It happens without speech, mostly, and you take it for luck."],
        [
          "item",
          "Nervous dogs lean on your shin, their owners apologize, and you adjust your position to make the leaning more comfortable.",
        ],
        [
          "item",
          "The music you put on is exactly what your companion needed and couldn’t have identified.",
        ],
        [
          "item",
          "Choosing a present takes you four minutes in one shop, and the recipient has to sit down.",
        ],
        [
          "item",
          "In a hospital ward you spot the one consoling object in view and turn the bed toward it.",
        ],
        [
          "item",
          "Two lines into a miserable story you offer your sweater, and that is when the tears come.",
        ],
      ],
      ask: "Which present of yours was so exact that it startled the person who opened it?",
    },
  },
  ESTP: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "Getting a stalled crowd to move is the gift nobody taught you, and here is where it’s operating.",
        ],
        [
          "item",
          "The dance floor is deserted, you walk onto it with someone’s grandmother, and by the second song it’s crowded.",
        ],
        [
          "item",
          "A meeting circles for an hour until you say “Fine, I’ll call him,” already dialing.",
        ],
        [
          "item",
          "Passengers on a stationary train are suddenly chatting, and it all started with an irreverent remark of yours.",
        ],
        ["item", "A man tells you that he quit his job over something you tossed off in a garage."],
        [
          "item",
          "Your pulse climbs, your breathing evens out, and whoever’s standing nearest unconsciously starts breathing the same way.",
        ],
      ],
      ask: "Who changed something in their life after watching you go first?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your hands had a better education than you did, and here is how to catch them showing it.",
        ],
        ["item", "You lift the parcel, say “forty pounds,” and the scale on the counter agrees."],
        [
          "item",
          "A noise under the hood tells you which component is failing, a week before the warning light does.",
        ],
        [
          "item",
          "Neighbors bring you a chair in pieces, without instructions, and it’s standing before you’ve asked what happened.",
        ],
        [
          "item",
          "After one lap around an unfamiliar apartment you know where it leaks, though you couldn’t explain how.",
        ],
        [
          "item",
          "Anyone else’s incorrect grip bothers you physically until you’ve leaned over and repositioned their thumb.",
        ],
      ],
      ask: "What can you judge by touch that other people need instruments for?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You were bluffing your way past adults before you could spell, and the ability is still operating whenever this happens.",
        ],
        [
          "item",
          "A minute after meeting a plumber or a professor you’re using their vocabulary, and they assume you trained for it.",
        ],
        [
          "item",
          "The hotel is full, the clerk is immovable, and shortly afterward you have a key and the name of her cat.",
        ],
        [
          "item",
          "Two cousins who don’t speak both use you as their telephone, and neither feels cheated.",
        ],
        [
          "item",
          "The asking price comes down while everyone’s enjoying the conversation, the seller most of all.",
        ],
        [
          "item",
          "You answer the objection a moment before it’s raised, and get credited with reading minds.",
        ],
      ],
      ask: "When did you last win someone over so smoothly that they thanked you for it?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "Your nose for what people feel has no diploma, and here are the occasions when it’s working anyway.",
        ],
        [
          "item",
          "The dog that terrorizes the mailman leans on your leg, and you have no idea what you did.",
        ],
        [
          "item",
          "At a deafening party you cross the floor, carrying potato chips, to the one person who is about to cry.",
        ],
        [
          "item",
          "You let a bluff succeed at poker, because the other player’s wrists told you how desperately he needed the pot.",
        ],
        [
          "item",
          "A terrified child stops screaming when you sit down on the carpet and complain about your own shoes.",
        ],
        [
          "item",
          "You redirect the conversation a second before it hurts, and exactly one grateful person notices.",
        ],
      ],
      ask: "Whose anxiety did you recognize recently before they’d said a word about it?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        [
          "lead",
          "You can start a gathering the way others start a car, and these are the sounds of the engine running.",
        ],
        [
          "item",
          "A line of perfect strangers is deep in conversation, all because you said something complimentary about a hat.",
        ],
        [
          "item",
          "People straighten up as you walk in, before you’ve done anything whatsoever to deserve it.",
        ],
        [
          "item",
          "You’re the first to clap, to wade in, to try the peculiar dish, and immediately everyone’s hungry.",
        ],
        [
          "item",
          "Some shy cousin is belting out the second verse, visibly astonished at the noise.",
        ],
        [
          "item",
          "Someone says “we should do this every year” about a tradition you invented at lunch.",
        ],
      ],
      ask: "What was dead until you arrived, and what exactly did you do first?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "No school gave you this talent for looking after people through their skin, and these are the signs of it.",
        ],
        [
          "item",
          "You’ve turned down the music by a hair, and people suddenly feel like talking without knowing why.",
        ],
        [
          "item",
          "Guests fall asleep on your sofa, including one who hasn’t slept properly since spring.",
        ],
        [
          "item",
          "Before the toddler has made a sound you’re kneeling to loosen the strap of her sandal.",
        ],
        [
          "item",
          "A single taste tells you what the sauce is missing, and your hand is already on the lemon.",
        ],
        [
          "item",
          "Someone in excruciating pain lets you adjust the pillow after slapping away two experts.",
        ],
      ],
      ask: "Whose comfort did you arrange lately with a movement so slight that they missed it?",
    },
    Air: {
      stances: { voice: "speak", trust: "quick" },
      lines: [
        [
          "lead",
          "Your ear picks people up like melodies, and here is how to tell that it’s at work.",
        ],
        [
          "item",
          "You’ve slipped into the cab driver’s accent without meaning to, and he likes you better for it.",
        ],
        [
          "item",
          "Two guests you introduced in under ten words are still absorbed in each other when the waiters turn the lights out.",
        ],
        [
          "item",
          "Your imitation of the supervisor makes even the supervisor appreciate what she does with her glasses.",
        ],
        [
          "item",
          "The foreign couple and the deaf uncle both enjoy your anecdote, half of which is eyebrows.",
        ],
        ["item", "A lecturer loses the thread, and you ask the question that hands it back."],
      ],
      ask: "Whose manner can you imitate perfectly, and what did learning it tell you about them?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Your instinct for the person about to go under is on duty whenever this happens.",
        ],
        [
          "item",
          "Mid-anecdote you swerve away from a painful topic, and one listener gives you a look of pure relief.",
        ],
        [
          "item",
          "You ask a woman to help you with the ice, and she manages heroically not to burst into tears until the pantry.",
        ],
        [
          "item",
          "The dog, the baby and the divorced uncle have all gravitated to your side of the yard.",
        ],
        [
          "item",
          "At a cheerful lunch your throat tightens inexplicably, and by evening you learn whose bad news it was.",
        ],
      ],
      ask: "When did you last rescue a person at a gathering so neatly that nobody else knew?",
    },
  },
};
