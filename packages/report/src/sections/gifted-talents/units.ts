import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Nobody taught you to see the decisive move, and these are the indications that you are seeing it.",
        ],
        [
          "item",
          "Your pulse calms as everyone else’s accelerates, and you hear yourself give an instruction of five words.",
        ],
        [
          "item",
          "Halfway through the briefing you have abandoned your notes and are sketching one arrow.",
        ],
        [
          "item",
          "The committee debates which of two inferior options to take, and you wonder why they’re ignoring the third, which is practically waving.",
        ],
        [
          "item",
          "A rival’s ingenious step pleases you for a full second before you prepare the answer.",
        ],
        [
          "item",
          "Afterward they attribute it to luck, and you feel no obligation whatsoever to enlighten them.",
        ],
      ],
      ask: "When did your pulse last go slow at the very moment others panicked?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "Your untaught gift is to construct what continues to operate after you have left, and it shows like this.",
        ],
        [
          "item",
          "You return from two weeks of vacation, and the shared folder is still in the order you gave it.",
        ],
        [
          "item",
          "Someone you never met follows your checklist, grumbles about it, and contributes a step you approve of.",
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
          "You eliminate the cause, unceremoniously, and years later no one remembers that there was ever a defect.",
        ],
      ],
      ask: "Which arrangement of yours is still operating somewhere without anyone’s acknowledgment?",
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
        ["item", "You can represent the side you loathe so fairly that its owner thanks you."],
      ],
      ask: "Which quarrel near you would end if one word in it were defined?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Untaught, you forecast people as sailors forecast a storm, and from the outside it resembles the following.",
        ],
        [
          "item",
          "You bring the second umbrella, and it’s needed by the woman who absolutely swore she wouldn’t come.",
        ],
        [
          "item",
          "At the wedding you give it five years, tell nobody, and are invited in due course to both of the next ones.",
        ],
        [
          "item",
          "The difficult topic has migrated to after lunch. You can’t say whose expression made you move it.",
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
          "It goes off without warning, generally while everyone else is still reading the problem.",
        ],
        [
          "item",
          "Halfway through a stranger’s difficulty you laugh, having just recognized where it comes apart.",
        ],
        [
          "item",
          "A game you were taught before dinner is yours by dessert, with improved rules and a visibly exhausted host.",
        ],
        [
          "item",
          "When they inform you that it has always been done that way, you experience something resembling hunger.",
        ],
        [
          "item",
          "Your pen has already illustrated it on the paper tablecloth before you could possibly say what it solves.",
        ],
        [
          "item",
          "Specialists who came to instruct you remain to hear your opinion, and miss their trains.",
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
          "From the angle of a bent nail you can determine where the carpenter stood, and that he was tired.",
        ],
        [
          "item",
          "Instructions that you wrote are obeyed by people who are proud of never following any.",
        ],
        [
          "item",
          "You leave a complicated mechanism overnight in pieces, confident that by morning it will have explained itself, and it has.",
        ],
        [
          "item",
          "A single shelf in your apartment contains the missing part for practically every machine in the building.",
        ],
      ],
      ask: "Which stubborn object gave in to you after it had beaten everyone else?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "No one calls it a talent, because all it ever resembles is a casual remark."],
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
          "Asked for directions, you mention the single intersection at which everyone goes wrong, and why they do.",
        ],
        [
          "item",
          "A library book about bees unexpectedly resolves the difficulty you’ve been contemplating about traffic.",
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
          "It operates underneath what is being said, so you have invariably mistaken it for moodiness.",
        ],
        [
          "item",
          "Before you can fault a piece of reasoning it turns your stomach, and the flaw is located where the nausea was.",
        ],
        [
          "item",
          "People tell you everything that happened, and you inquire about the one hour they omitted.",
        ],
        [
          "item",
          "A melody overheard in a taxi returns several months later, its harmony completely worked out.",
        ],
        [
          "item",
          "From one paragraph you can tell whether its author was afraid, and of what sort of reader.",
        ],
        [
          "item",
          "In the shower you unexpectedly solve a problem that had, officially, ceased to matter.",
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
          "Someone timid volunteers, looks surprised at the raised hand, and investigates whose it is.",
        ],
        [
          "item",
          "The more elaborately they explain why it failed last time, the taller you appear to stand.",
        ],
        [
          "item",
          "You name the destination, and strangers start using “we” before they’ve been introduced.",
        ],
        [
          "item",
          "The photographer, who wants you in the middle, discovers that you have gone to find a ladder for the back row.",
        ],
      ],
      ask: "Who first said “we” this year because you had said “let’s”?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "Your gift is making things that continue running after you’ve left, and these are its tracks.",
        ],
        [
          "item",
          "A procedure you scribbled on the back of a menu is still taped above that sink, six years on.",
        ],
        [
          "item",
          "You prefer the applicant who’ll last to the one who dazzles, and eventually the accounts agree.",
        ],
        [
          "item",
          "Walking through any building, you inventory exits, outlets and idle hands without intending to.",
        ],
        [
          "item",
          "Others inquire what it should look like, whereas you ask who will be ordering the filters in February.",
        ],
        [
          "item",
          "The elderly foreman, who argues with everyone else, merely grunts at you, which is a medal.",
        ],
      ],
      ask: "What is still running today, in a place you left, because of how you set it up?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "lead",
          "Yours is an ear for the verdict buried in the conversation, and you’re using it when these occur.",
        ],
        [
          "item",
          "You summarize an hour in two lines, and both factions nod, each convinced that you belong to it.",
        ],
        [
          "item",
          "Two acquaintances who ought to collaborate met at your insistence, and now they cut you out.",
        ],
        [
          "item",
          "In a stranger’s complaint you catch the clause they didn’t hear themselves say, and hand it back.",
        ],
        [
          "item",
          "A committee of nine becomes a committee of three by friendly conversation, and six people are relieved.",
        ],
        [
          "item",
          "Your best instruction turned out to be a question, and someone else is convinced that it was theirs.",
        ],
      ],
      ask: "Which two people in your phone should have met years ago, and through you?",
    },
    Water: {
      stances: { lead: "lead" },
      lines: [
        [
          "lead",
          "What you have is an instinct for how much responsibility each person can bear, and here’s when it becomes visible.",
        ],
        [
          "item",
          "You promote the employee who weeps in the stairwell, and within a year nobody remembers having objected.",
        ],
        [
          "item",
          "Someone’s laughter arrives one beat late, and you cancel the remainder of the agenda.",
        ],
        [
          "item",
          "Bad news is delivered by you personally, after lunch, with a next step attached.",
        ],
        ["item", "Before anyone resigns you have dreamed about them, and telephoned."],
        [
          "item",
          "People who left you for a better salary still ring up, years afterward, to tell you that their mother died.",
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
          "Someone announces that it’s impossible, and your shoulders relax as other people’s do in a warm bath.",
        ],
        [
          "item",
          "Dared by a nephew, you sing it or climb it, unsuccessfully, and four adults join in.",
        ],
        [
          "item",
          "The affectionate insult you toss a nervous rival relaxes her, and afterward she plays considerably better.",
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
          "The gift sits in your fingers, and appears when the appropriate tool is missing.",
        ],
        ["item", "With a belt, a fork and the cap of a pen, you persuade the rental car to start."],
        [
          "item",
          "You pick up an unfamiliar gadget and locate the part its manufacturer was ashamed of.",
        ],
        [
          "item",
          "In an unfamiliar kitchen, five incompatible leftovers become a dish whose recipe people request.",
        ],
        [
          "item",
          "Passing a construction site you hesitate, having noticed that the ramp goes nowhere.",
        ],
        [
          "item",
          "Elderly men in hardware stores emerge from behind the counter to investigate what it’s for.",
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
          "Halfway through their explanation you hand it back shorter, and they write down your version.",
        ],
        [
          "item",
          "A comparison you made in passing, about cats on a windowsill, is official policy by the end of the month.",
        ],
        [
          "item",
          "Asked to defend a position you despise, you do it so fairly that its owners applaud.",
        ],
        [
          "item",
          "Two experts discover that they’ve been using one word for separate animals, because you asked.",
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
          "You can imitate anyone, and from inside the imitation you understand why they said that.",
        ],
        [
          "item",
          "Ancient feuds soften wherever you’ve been, though all you did was retell them with everyone equally ridiculous.",
        ],
      ],
      ask: "Which painful memory have people been able to mention since you first made it funny?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "Look for it wherever you were faster than your own caution."],
        [
          "item",
          "Someone asks how you knew to telephone that evening, and your only evidence was a jolt as you tied your shoe.",
        ],
        [
          "item",
          "In the line at the pharmacy you say one thing, and three embarrassed strangers are comparing their operations.",
        ],
        [
          "item",
          "A traveler who sat beside you for two stations leaves the train with a plan, and you never caught the name.",
        ],
        [
          "item",
          "Your ears go hot a second before another person lies, and they are seldom wrong.",
        ],
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
          "The soup you deliver turns out, by no arrangement of yours, to be the one her grandmother made.",
        ],
        [
          "item",
          "Walking through a house that is for sale, you can tell in which bedroom nobody slept well.",
        ],
        [
          "item",
          "An anxious colleague receives the easier half of the list from you and never discovers the reason.",
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
          "You interpret him to her and her to him, and each is convinced that you were privately on their side.",
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
          "Your joke in the hospital elevator is the first thing that has made her laugh since the operation.",
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
          "You hear an unconvincing “fine” on the telephone and are already in your shoes before the syllable is over.",
        ],
        [
          "item",
          "A baby on an airplane, passed protesting along three rows, looks you over and falls asleep.",
        ],
        [
          "item",
          "You remember what a friend was wearing on the worst day she ever had, and never mention it.",
        ],
        [
          "item",
          "Immediately on entering a party, you know which couple was quarreling in the car and which of them was driving.",
        ],
        [
          "item",
          "Someone thanks you for your excellent advice, when your entire contribution was remaining on the bench until evening.",
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
          "Nobody taught you to make people braver than they were when they came in, so here is the evidence.",
        ],
        [
          "item",
          "A colleague describes an ambition as a joke, and by the time the elevator opens it has a date.",
        ],
        [
          "item",
          "You repeat someone’s own best observation to them, word for word, months after they carelessly threw it away.",
        ],
        [
          "item",
          "Shy people sing, draw or swear in your presence, and then look around, astonished at the noise.",
        ],
        [
          "item",
          "When an original idea gets laughed at, your ears go hot before its owner has even blinked.",
        ],
        ["item", "People from long ago write: you’ve surely forgotten this, but you once told me."],
      ],
      ask: "Who is doing something today because you once took their joke for a plan?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Your untaught gift is patience with anything others have abandoned, and it leaves tracks.",
        ],
        [
          "item",
          "Half the plants on your windowsill were rescued from someone’s trash, and one of them is flowering.",
        ],
        [
          "item",
          "Stray animals, toddlers and irritable relatives settle down in the vicinity of your chair.",
        ],
        [
          "item",
          "You can tell by the weight of a cup or a saucepan that its maker was paying attention.",
        ],
        [
          "item",
          "People hand you the broken zipper without explanation, and continue their conversation with someone else.",
        ],
        [
          "item",
          "Where others see a disastrous week in a friend, you see a season, and you plan meals accordingly.",
        ],
      ],
      ask: "What have you brought back to use that everyone else had already thrown out?",
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
          "Two people quarrel, you rephrase each of them once, and both say “That’s what I said!”",
        ],
        ["item", "Friends forward you the difficult email and ask whether it sounds like them."],
        [
          "item",
          "A nickname you invented ten years ago is now the only name to which that person answers.",
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
      ask: "Whose thoughts have you put into words so well that they believe they did it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "Sensing what a person used to love is an unusual talent, and these are the occasions on which it is operating.",
        ],
        [
          "item",
          "You ask an elderly woman about her hands, and she tells you about the orchestra.",
        ],
        [
          "item",
          "The song you selected for an acquaintance’s drive home turns out to be the one from their wedding.",
        ],
        [
          "item",
          "You buy presents in April for people born in December, because the object resembled them.",
        ],
        [
          "item",
          "Someone bursts into tears in front of you and remarks, with genuine surprise, that this never happens.",
        ],
        [
          "item",
          "After one visit you know which armchair in the house belonged to the one who is missing.",
        ],
      ],
      ask: "What did you last perceive about someone that they had not mentioned yet?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        [
          "lead",
          "You are using your gift, which is getting people off their seats, when this happens:",
        ],
        [
          "item",
          "A woman who swore she never sings has the second verse, and is looking at you in astonishment.",
        ],
        [
          "item",
          "You say “we could do it by spring,” and five people who have met you once are consulting their calendars.",
        ],
        [
          "item",
          "The shy intern volunteers before you’ve asked, because your expression arrived ahead of the question.",
        ],
        [
          "item",
          "An exhausted committee is suddenly interrupting itself, and someone removes a sweater.",
        ],
        [
          "item",
          "A man thanks you for a remark in a stairwell, of which you have no recollection, and on which he quit his job.",
        ],
      ],
      ask: "What did someone undertake because of a remark you don’t even remember making?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        ["lead", "Nobody taught you to make a group last, and these are the indications:"],
        [
          "item",
          "The running club you started is outliving injuries, a divorce and your own occasional lack of enthusiasm.",
        ],
        [
          "item",
          "You know who has difficulty with stairs, so the meeting has been downstairs all along, and no one ever discovered why.",
        ],
        [
          "item",
          "Newcomers are at ease by the second visit because you gave them something to lug.",
        ],
        [
          "item",
          "The awkward conversation about money comes up after the food, never before, by a regulation of yours that you’ve mentioned to no one.",
        ],
        [
          "item",
          "People who quarrel everywhere else behave in your house, and attribute it to the cooking.",
        ],
      ],
      ask: "Which gathering still takes place because of something you do that nobody has noticed?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["lead", "Your untaught gift is the introduction, and it’s at work whenever:"],
        [
          "item",
          "You present two people to each other so generously that each of them stands a little straighter.",
        ],
        [
          "item",
          "The engineer and the poet are still at it an hour after you abandoned them, using a word you lent them.",
        ],
        [
          "item",
          "Someone says, “What she’s trying to tell you is,” and then realizes that he has learned it from you.",
        ],
        [
          "item",
          "You repeat a clumsy remark in other words and its owner says yes, exactly, and reddens with satisfaction.",
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
          "Halfway through your own story you turn and invite the boy at the end to say what he’d have done.",
        ],
        [
          "item",
          "You interrupt cutting the cake because a woman laughed a quarter of a second late.",
        ],
        [
          "item",
          "A widower comes back a second time, having informed his daughter that someone kept a place for him.",
        ],
        [
          "item",
          "You can tell from a group photograph who went home and cried, including photographs taken before you were born.",
        ],
        ["item", "The host thanks you for coming and is unable to identify what you contributed."],
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
          "The gift is ignition, and because it feels to you like ordinary conversation you have never put it on a resume.",
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
          "A dreary corridor acquires a bench, a plant and a bowl of clementines, and within a week it has a crowd.",
        ],
        [
          "item",
          "With half an onion, two eggs and no preparation, you feed six people who remember it at weddings.",
        ],
        [
          "item",
          "Nervous animals and elderly men settle beside you on benches, and neither party requires any conversation.",
        ],
        ["item", "Anything you repair looks odder afterward, and gets used considerably more."],
      ],
      ask: "What spot in the world do people gather in because you once rearranged it?",
    },
    Air: {
      stances: { focus: "many", company: "company" },
      lines: [
        [
          "lead",
          "What you do, without tuition, is introduce: people to other people, and ideas to ideas that had never heard of them.",
        ],
        [
          "item",
          "Two of your friends are married, or in business, and each is convinced that the meeting was an accident.",
        ],
        [
          "item",
          "Teaching someone about income tax, you resort to penguins, and for the first time you understand it yourself.",
        ],
        [
          "item",
          "In meetings a bored engineer leans forward as you compare his malfunctioning valve to an unhappy marriage.",
        ],
        [
          "item",
          "Half the good ideas credited to others originated as a link that you had sent with no comment.",
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
          "Entering late, you go directly to the one guest who has been pretending to examine the bookshelf.",
        ],
        [
          "item",
          "Your silliness arrives just when a row of frightened people can bear it, and never a moment sooner.",
        ],
        [
          "item",
          "Old melodies come to your lips that turn out to matter enormously to the person driving.",
        ],
        [
          "item",
          "Children confess to you whatever they demolished before you have even discovered the pieces.",
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
          "Let a regulation be bent against someone small, and your ears get hot as you quote the paragraph.",
        ],
        [
          "item",
          "Slackers rediscover their occupation as you enter, although your entire contribution was hello.",
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
          "The cashier’s total strikes you as inaccurate before you have examined the receipt.",
        ],
        [
          "item",
          "A bolt receives its final quarter turn from your wrist, and it neither strips nor rattles.",
        ],
        [
          "item",
          "Leftovers go into the only container in the cabinet that they occupy exactly to the rim.",
        ],
        [
          "item",
          "People inquire whether the ice, the ladder or the contract will bear them, and they wait for your nod.",
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
          "Two colleagues are disputing an old resolution, and you can supply the wording, the month and who was eating.",
        ],
        [
          "item",
          "Directions that you composed for one visitor are now in circulation among people you’ve never met.",
        ],
        [
          "item",
          "An interminable meeting ends, and your summary of it is shorter than the invitation was.",
        ],
        ["item", "The misprint in the brochure finds your eye from across the lobby."],
        [
          "item",
          "Once you have gone through the pension, the youngest employee there can take everyone else through it.",
        ],
      ],
      ask: "Whose exact words from years ago can you still give, and why those?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Your care leaves few prints, and these are the places where it has been observed.",
        ],
        [
          "item",
          "A neighbor’s most miserable week is the one in which you return his ladder and accept a coffee.",
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
          "Your announcement of a visit is received by the very old as a fact, like a tide table.",
        ],
        [
          "item",
          "In an anxious waiting area, people drift imperceptibly toward the seats on your side.",
        ],
      ],
      ask: "Who has benefited from you lately in a manner that left no evidence?",
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
          "After the speech comes an unbearable silence, and the earliest applause in it is invariably yours.",
        ],
        [
          "item",
          "An acquaintance mentions that she’s considering a doctor’s appointment, and your car keys are already in your fist.",
        ],
        [
          "item",
          "At the fair, customers pay double for a cake once you’ve explained who baked it.",
        ],
        ["item", "Another person’s unexpected good fortune makes you shout in a library."],
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
          "You hear the washing machine alter its tune, and telephone the repairman a week before the flood.",
        ],
        [
          "item",
          "One touch of the loaf or the forehead, and you can predict what the thermometer will say.",
        ],
        [
          "item",
          "Everything you borrowed is returned in better condition than it came, with new batteries.",
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
          "Two strangers at your party are discussing bees, since you recalled that both had uncles who kept them.",
        ],
        [
          "item",
          "The application that defeated the entire family makes sense once you have recited it in your own words.",
        ],
        [
          "item",
          "A child’s interminable story arrives at its destination because you knew where to insert “and then?”",
        ],
        [
          "item",
          "Someone hears his joke repeated after a year, credited to him, slightly improved.",
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
          "You hum over some occupation or other, and after an hour the quarrel beside you has lost its breath.",
        ],
        [
          "item",
          "A present purchased in spring turns out, by winter, to be precisely what their year needed.",
        ],
        ["item", "Insomniac guests drop off on your couch with the television going."],
        ["item", "The sheets are replaced before the invalid has noticed any symptoms."],
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
          "You make people braver than they had intended to be, and these are the indications.",
        ],
        [
          "item",
          "Within a minute of a blackout, strangers have been given responsibilities by you and seem to prefer it.",
        ],
        [
          "item",
          "The timid new hire contradicts the regional director, after one glance in your direction.",
        ],
        [
          "item",
          "Someone’s car is in a ditch, and you have four men laughing and pushing before the flares are lit.",
        ],
        [
          "item",
          "“Who’s with me?” you inquire about clearing the creek, and eleven people buy boots.",
        ],
        [
          "item",
          "People keep handing you microphones, and nobody can remember how the custom originated.",
        ],
      ],
      ask: "Who did something brave this year within thirty feet of you?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "lead",
          "No university teaches what you do by eye: you know what an undertaking is going to require.",
        ],
        [
          "item",
          "Told the number of guests, you name the number of folding chairs, and there is one spare, as intended.",
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
      ask: "Which estimate of yours did everyone ridicule until it proved accurate?",
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
          "A neighbor mentions her deteriorating chimney, and you’re dialing before she has described the crack.",
        ],
        [
          "item",
          "You clarify a zoning regulation in the checkout line, and people behind you have follow-up questions.",
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
          "Out of any accidental bunch of people you can make a household, and this is how it shows.",
        ],
        [
          "item",
          "At the reunion you feel the absence before anyone notices, and a cousin is dispatched to fetch her.",
        ],
        [
          "item",
          "The intern’s first birthday away from home has a cake, on your authority and out of your pocket.",
        ],
        [
          "item",
          "After a burial, you’re the one who remembers that the widow’s car is blocked in.",
        ],
        [
          "item",
          "A custom you improvised to get through one bad winter is called tradition by people half your age.",
        ],
        ["item", "Children you have scolded return voluntarily and lean on your leg."],
      ],
      ask: "Which custom that you invented would they be sorry to lose?",
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
          "The waitress who was snapped at stands taller, because you informed her manager, loudly, how good she is.",
        ],
        [
          "item",
          "A boy carries his science project past your gate a second time, in case you care to interview him about the volcano.",
        ],
        [
          "item",
          "Introduced by you with her greatest achievement first, your friend looks around to see who that extraordinary woman is.",
        ],
        ["item", "The defeated team goes for pizza singing, since you met the bus with a horn."],
        [
          "item",
          "A disagreeable uncle, publicly congratulated on the potato salad, peels voluntarily for the whole of the next picnic.",
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
          "Estimating a baby’s measurements, or the length of a couch, you are inaccurate by a thumb.",
        ],
        [
          "item",
          "Half a year after the funeral, the widow opens the freezer and discovers your handwriting on the containers.",
        ],
        [
          "item",
          "The folding beds come out, and each visitor automatically gets the pillow they’d have preferred.",
        ],
      ],
      ask: "What did someone need this month and find that you’d already put there?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "lead",
          "Your memory contains a directory of everyone, and it falls open automatically whenever:",
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
          "The intimidated lady on your left turns out to breed canaries, information that you obtained by the salad.",
        ],
        [
          "item",
          "People who moved away years ago still telephone you to hear about their own relatives.",
        ],
        [
          "item",
          "One anecdote of yours suits the mayor, the priest and the teenager, and each imagines it was told for them.",
        ],
      ],
      ask: "Which two people did you connect this year in under a minute, without thinking?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "What you possess is touch, in both meanings of the word. Indications that you are using it:",
        ],
        [
          "item",
          "At the viewing you know what to say to the former wife, and say it, and accompany her to the front.",
        ],
        [
          "item",
          "A teenager who can’t bear to be patted leans against you for the duration of a song.",
        ],
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
          "The card that you selected in a drugstore is still in someone’s wallet after twenty years.",
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
          "Someone screams; your voice drops half an octave, and everyone nearby unconsciously adopts its tempo.",
        ],
        [
          "item",
          "At a dangerous intersection you slow down for a car that nobody else in yours has noticed.",
        ],
        [
          "item",
          "You skip the third safety talk, and subsequently perform everything it contained, in the right order.",
        ],
        ["item", "Asked how you managed it, you have a shrug to offer, and skinned knuckles."],
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
          "Bread dough, wet plaster and a nervous horse come to rest at approximately the same point under your palm.",
        ],
        [
          "item",
          "You stop turning a screw one hair before it strips, without any idea who told you.",
        ],
        [
          "item",
          "Shoes get bought with two fingers inside the heel, and the clerk’s recommendations pass overhead.",
        ],
        [
          "item",
          "Whatever you have owned for ten years operates better than when it was delivered.",
        ],
      ],
      ask: "What can your fingers tell that you have never been able to put into words for a beginner?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Nobody showed you how to see a mechanism through its casing, yet there it is."],
        [
          "item",
          "A friend describes months of war with a landlord; you ask who has the spare key, and the problem acquires another shape.",
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
          "An idiotic regulation gets one mild question from you, and the clerk starts wondering too.",
        ],
      ],
      ask: "Which confusing thing did you make simple lately without noticing that you’d done it?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        ["lead", "You detect trouble in people as others hear a rattle in the car."],
        [
          "item",
          "A friend insists, half a tone too high, that everything is fine, and you materialize at his apartment with pizza.",
        ],
        [
          "item",
          "Animals that hide from visitors unanimously prefer your lap, and you permit the leg to go numb.",
        ],
        [
          "item",
          "You can tell from a cough on the telephone that the crying is over and pride has taken charge.",
        ],
        [
          "item",
          "Frightened people receive a rope to coil from you, and nobody ever identifies it as comfort.",
        ],
        [
          "item",
          "The dead you knew still have their exact intonation in your head, down to the breath before your name.",
        ],
      ],
      ask: "Whose false note did you hear last week, and did you go?",
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
          "You remove one belt from a friend’s outfit, and a different woman goes out to her interview.",
        ],
      ],
      ask: "What did your hands get right this month before you had decided anything?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "It sits in your fingertips, where no school thought to look for it."],
        [
          "item",
          "With your eyes shut you could tell the good towel from the bad, and which orange to buy.",
        ],
        [
          "item",
          "Crooked pictures hang level after you have passed, although you don’t remember doing anything.",
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
        ["lead", "Catch it by what you notice and others walk straight past."],
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
          "A tourist who shares no word with you goes off laughing, thanks to eyebrows and a napkin.",
        ],
        [
          "item",
          "Of all the photographs of the reunion, everyone frames yours, taken when they were between smiles.",
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
          "The music you put on is exactly what your passenger needed and couldn’t have identified.",
        ],
        [
          "item",
          "Choosing a present takes you four minutes in one shop, and the recipient has to sit down.",
        ],
        [
          "item",
          "In a hospital ward you discover the one consoling object in view and turn the bed toward it.",
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
          "Getting a stalled crowd to move is the gift nobody taught you, and it’s operating here.",
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
          "Passengers on a stationary train are suddenly chatting, and it all originated with an irreverent remark of yours.",
        ],
        [
          "item",
          "A man informs you that he quit his job over something you tossed off in a garage.",
        ],
        [
          "item",
          "Your pulse climbs, your breathing evens out, and whoever stands nearest unconsciously starts doing what you do.",
        ],
      ],
      ask: "Who altered something in their life after watching you go first?",
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
          "A noise under the hood tells you which component is failing, a week before the warning lamp does.",
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
          "Anyone’s incorrect grip bothers you bodily until you have leaned over and repositioned their thumb.",
        ],
      ],
      ask: "What can you judge by touch that other people need instruments for?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You were bluffing your way past adults before you could spell, and the knack is operating whenever this happens.",
        ],
        [
          "item",
          "A minute after meeting a plumber or a professor you’re using their vocabulary, and they assume you trained for it.",
        ],
        [
          "item",
          "The hotel is full, the clerk is immovable, and shortly afterward you possess a key and her cat’s name.",
        ],
        [
          "item",
          "Two cousins who don’t speak both use you as their telephone, and neither feels cheated.",
        ],
        [
          "item",
          "The asking figure comes down while everyone is enjoying it, the seller most of all.",
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
          "Your nose for what people feel has no diploma, and these are the occasions on which it is working.",
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
          "You let a bluff succeed at poker, having deduced from his wrists how desperately he needed the pot.",
        ],
        [
          "item",
          "A terrified child stops screaming when you sit down on the carpet and complain about your own shoes.",
        ],
        [
          "item",
          "You redirect the conversation a second before it hurts, and a single grateful person notices.",
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
          "You can start a gathering the way others start a car, and it’s already running when you notice these.",
        ],
        [
          "item",
          "A waiting line of perfect strangers is in conversation, and you’re the one who remarked on the hat.",
        ],
        [
          "item",
          "People straighten up as you walk in, before you’ve done anything whatsoever to deserve it.",
        ],
        [
          "item",
          "The first to clap, to wade in, to try the peculiar dish is you, and immediately everyone’s hungry.",
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
          "Before the toddler has uttered a sound you’re kneeling to loosen the strap of her sandal.",
        ],
        [
          "item",
          "A single taste tells you what the sauce is missing, and your hand is already on the lemon.",
        ],
        [
          "item",
          "Someone in considerable pain lets you adjust the pillow after slapping away two experts.",
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
          "You’ve slipped into the cab driver’s accent unintentionally, and he likes you better for it.",
        ],
        [
          "item",
          "Two guests you introduced in under ten words are still absorbed in each other when the lamps go out.",
        ],
        [
          "item",
          "An impression of the boss makes even the boss appreciate what she does with her glasses.",
        ],
        [
          "item",
          "The foreign couple and the deaf uncle both follow your anecdote, half of it being eyebrows.",
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
          "You’ve asked a woman for assistance in finding the ice, and only in the pantry does she burst into tears.",
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
