import type { TypeProse } from "../type-prose.ts";

export const intp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You can be silent through an entire meeting, and then hit the one false statement in it so hard that people check their phones for the hour. Aries is behind that. It has no patience with nonsense, and the rest of you won’t speak without evidence, so what comes out is rare and travels at considerable speed. You aren’t after a fight. You want to be first to the thing that’s true.",
      argument: [
        "They disagree about when a thought is ready. Aries says that it’s ready when it’s hot; the Thinker says when it has survived everything that can be thrown at it. What you usually do is keep it until you’re certain and then fire it, so that the people it hits have had no part in its making and no opportunity to duck. You are right on the merits. You’re also alone in the hallway.",
        "The bill comes in colleagues who stop showing you anything unpolished. Release one half-made idea each week as soon as it arrives, to one person, with the words “This is early, push it,” and let them push. If your neck gets hot, ask one question before you reply.",
      ],
    },
    Taurus: {
      thesis:
        "You own a few good sweaters and one unreasonable question, and you have no intention of replacing any of them. Where others with your mind flit, Taurus sat you down. It wants the thought to have a taste and the armchair to stay where it is. What you’re really conducting is a private science of the good life, with field notes, and you’re considerably further along than anybody who eats with you suspects.",
      argument: [
        "The disagreement is about touching. Taurus trusts what it can press with a thumb, and the Thinker trusts what follows, even if nobody has ever laid eyes on it. Mostly you resolve it by postponement: the theory waits for a sample, the purchase waits for a theory, and you sit between them in your second-best sweater, extremely comfortable, getting older.",
        "It costs you the years in which a thing could have been attempted and mended. Take the unreasonable question and put it into some physical form that you can knock with a knuckle, a model, a patch of garden, a dish for six people. After a month, taste it, and write down what the theory had left out.",
      ],
    },
    Gemini: {
      thesis:
        "Nobody ever reaches the end of a conversation with you; they just get off at different points. A Gemini tongue on a mind like this means that you can explain a thing before you understand it, and understand it by having explained it, to a cabdriver, in the rain, with the meter running. What you’re after is the one remark that makes all the others unnecessary. Regularly you approach it, and talk straight past.",
      argument: [
        "Both of them live in the head, so the quarrel is over depth. Gemini considers a question dealt with once it has been enjoyed, and the Thinker lies awake because somewhere along the way a term was used in two senses. By day the first one has charge of you, and by night the second goes over the transcript.",
        "What it takes from you is the middle, where the dull proof is, and the friendship that requires a second visit. Practice one return a week. Select an exchange you enjoyed, go back to the same person and say, “I’ve been thinking about what you said,” and then stay with it until one of you is bored, and for ten minutes longer.",
      ],
    },
    Cancer: {
      thesis:
        "People take you for detached, and you’re apparently incapable of throwing out a birthday card. With Cancer underneath, all that careful thinking turns out to be a wall around a nursery. You study anything that could hurt the ones you love, the brakes, the dosage, the small print, and describe it as curiosity about systems. What you’re up to is keeping a few people from harm without their ever catching you at it.",
      argument: [
        "They fall out over what qualifies as a reason. “Because she’d be sad” settles a matter for Cancer, and to the Thinker it’s information about her and no argument at all. You tend to arrange it so that the feeling decides in secret and the arguments are found later. They’re excellent arguments. Nobody can answer them, since they aren’t why; and so your family debates the route to the coast with you for an hour, when all you wanted was to pass the old house.",
        "You pay by winning things you’d rather have been given. Next time state the small soft motive first, undefended, “I’d like to see the house,” and let it be granted or refused. Keep the reasons in the glove compartment.",
      ],
    },
    Leo: {
      thesis:
        "You would like it understood that you don’t need applause, and you’d like it understood by as many people as possible. Leo gave a shy mind the instincts of a headliner. So you linger at the edge of things with your hands in your pockets until a topic that you love comes by, and then there’s a performance, with gestures, and strangers remember it. What you want is to be adored for something that’s also correct.",
      argument: [
        "Here the argument is about audience. Leo can’t imagine why anyone would think something splendid and not show it; the Thinker has found a gap in paragraph two, and would sooner be obscure than applauded for an error. As a rule you work in the dark until it’s perfect, then appear without warning, fully illuminated, and are wounded if the clapping is merely warm. Between appearances people forget that you do this.",
        "It costs you the small steady warmth you actually run on. So be seen at it: once a week show someone an incomplete piece that has a fault, point to the fault yourself, and stay for what they liked. Accept the second compliment. The first you’ll have rebutted.",
      ],
    },
    Virgo: {
      thesis:
        "An error in a menu can spoil the fish for you. Between a mind that wants it true and a Virgo who wants it right, nothing you make is allowed out of the house without a last inspection, and there are things still having theirs. You correct what people hand you and apologize for the delay. What you’re really doing is earning permission to exist, one improvement at a time.",
      argument: [
        "They agree on standards and disagree about what for. Virgo would like to be of use by noon; the Thinker wishes to know whether use is the appropriate test, and wanders off with the tape measure. The usual outcome is that you do the useful thing, resentfully well, for other people, and postpone the inquiry until an hour when you’re too exhausted to enjoy it. Both come out a bit gray.",
        "What you lose is the pleasure, which was half the point of having a mind. So give the useless question your best hour, twice a week, before any favor is done, and leave it imperfect at the end of that hour on purpose, with one mistake that you have seen and let stand. Nothing will happen. Observe that with your customary care.",
      ],
    },
    Libra: {
      thesis:
        "You can see their point. You can see it better than they can, you’ve improved it, and now you are stuck with two excellent positions and a waiter. Libra wants everyone to be comfortable and the rest of you wants everyone to be consistent, and it’s a wonder that you have ever ordered lunch. What you’re up to is a fairness so complete that nobody, ever, could hold it against you.",
      argument: [
        "They disagree about why one weighs things. To the Thinker both sides are weighed to determine which is heavier; Libra weighs them so that neither feels neglected. You mostly get around it by describing the scales, with the result that people come away charmed, instructed and no wiser as to what you’d do, and some of them were asking because they needed to know.",
        "For all that balance, you pay by being nobody’s first call in an emergency, and by a faint suspicion that you aren’t altogether in your own life. Practice tipping. Each day, in one matter that affects somebody else, state your preference before your analysis: “The blue one. Let me tell you why.” If they would rather have the green, you may be charming about it then.",
      ],
    },
    Scorpio: {
      thesis:
        "When you ask, “How does that work?” people answer, and only later do they realize that you meant them. Scorpio took an idle curiosity and sent it down the cellar stairs. You want the one fact that’s being withheld, in a company’s books, in a proof, in your own family, and you can wait for it without blinking. You’re after a truth that would still be standing if nobody wished it.",
      argument: [
        "Dispassion is where they separate. The Thinker wants to lay the thing open and look, no matter what it turns out to be; Scorpio invariably has a stake in it, and a list of suspects. You tend to settle it by sounding neutral. The tone is level, the questions are sensible, and underneath them is a heat that everyone but you can feel, so people answer you the way they would answer a detective who says that it’s just routine.",
        "You end up with confessions and few confidences. Before your next impartial question, declare the stake: “I’m asking because I’m afraid you’ll leave,” or the equivalent, with nothing attached. Then ask, and let the first reply be enough for tonight.",
      ],
    },
    Sagittarius: {
      thesis:
        "You are regularly late to things because of an idea you met on the way. Sagittarius lends your mind legs and a loud laugh, so while the careful part is still defining the mountain you’re halfway up it in unsuitable shoes, telling someone about Spinoza. What you are up to is a theory of everything that would also be fun. You’d give it away for nothing. Finishing it would feel like sealing a border.",
      argument: [
        "They differ on how much can be said on the available evidence. Sagittarius rounds up. The Thinker knows how many decimals were lost in the rounding, and winces from inside as you tell the story. In company the big version wins, and in bed the footnotes arrive; and you neither withdraw the claim nor undertake the work that would support it.",
        "The cost is that people enjoy you more than they rely on you, and occasionally you suspect they’ve got it right. Take one of the enormous claims that you make at parties and give it a month of modest work: look up the sources, find a person who’d disagree, and take them to lunch. Then tell the story again at its actual size.",
      ],
    },
    Capricorn: {
      thesis:
        "You ask what the rule is for, as a rebel would, and then, having heard, you keep it. Capricorn likes a ladder, your mind likes to know what it’s leaning against, and between them you get remarkably high without ever seeming to be in a hurry. People bring you their contracts. What you’re really building is a structure so sound that you could at last go and play, and it’s always one beam short.",
      argument: [
        "They argue over what time is for. Capricorn has it in columns, with something to show at the end of each; the Thinker would give an afternoon to why the number line has no holes, and call it the best of the year. You usually let Capricorn have the day and grant the other the remainder, with a feeling of having stolen it. So the work is reliable and the wonder is tired, and your superiors have no notion of what they’re not getting.",
        "Make the play official. Enter it as an appointment, two hours in the middle of a week, under an uninteresting heading, and don’t produce anything. If someone asks what you accomplished, say “Research,” and look them in the eye. It was.",
      ],
    },
    Aquarius: {
      thesis:
        "You disagree with every group that you belong to, and you’d disagree with one that you had founded for people who disagree. Aquarius and your sort of mind are cut from one cloth: cool, fair, decades early, and unaccountably tender about humanity, provided it stays across the street. You can account for why people do what they do. What you are really looking for is a company in which being strange is simply the local custom.",
      argument: [
        "You’d expect no quarrel, but there is one, and it’s about being useful to a crowd. Aquarius wants the idea let loose, on posters if necessary. The Thinker wants it right, and holds that a slogan is a thought with its legs cut off. Generally you split the matter by preaching the exception: you join, you correct the program from the back row, and you go home early, having been interesting.",
        "It costs you comrades. They remember the remark, and not that you’d have appreciated an invitation. Try staying through the tedious part, the stacking of seats, four meetings running, without a word about the program. Eventually somebody will hand you the other end of a trestle, and that is how you join.",
      ],
    },
    Pisces: {
      thesis:
        "You have a rigorous mind, and a hardware store can make you cry. With Pisces under the logic, things reach you before you can classify them: a song from a passing car, the expression of a man who is returning a crib. Then you go home and develop a theory of it, at a comfortable distance. What you’re really doing, in all those systems, is building something that can float.",
      argument: [
        "They quarrel over where you end. For the Thinker there is an observer and there is what’s observed, with a pane between; to Pisces the pane is a rumor. Usually you find out too late that it was open. You’ve listened to somebody for an hour with what felt like curiosity, and now your chest hurts, so you disappear for a weekend into a game, a proof, a series with subtitles.",
        "People experience that as being loved and then unplugged. Put the border in words, in advance: “I can listen for an hour, and then I go quiet, and it won’t be you.” During the hour, keep one hand on something cold, and when it’s over write four lines, two on what they feel, two on what you do, without mixing the columns.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can go from idle to brilliant in the time that other people need to find a pen.",
        "Nothing is so settled that you won’t poke it, cheerfully, in front of the person who settled it.",
        "When you love a subject, people who arrived bored leave wanting to buy books about it.",
      ],
      costs: [
        "You win with such undisguised delight that you don’t notice who has stopped playing.",
        "Half of what you know was learned in a blaze and has been recorded absolutely nowhere.",
        "A dull week strikes you as a flaw in the project, so you leave before the ninth.",
      ],
      tensions: [
        {
          between: "Sure or first",
          text: "You want proof, and you also want your flag in the ground. Plant it in pencil, and let people watch you check.",
        },
        {
          between: "Spark or stamina",
          text: "The discovery takes a night and the rest takes a season. Promise someone the season before the night is over.",
        },
        {
          between: "Cool or burning",
          text: "You claim to be neutral and your ears are red. Say what you want before you establish what’s correct.",
        },
      ],
      practice:
        "For one week, each time an idea excites you, describe it to one person within the hour, briefly, ending with the portion you don’t know yet. Keep a tally of who asked to hear more.",
    },
    Earth: {
      gifts: [
        "What you’ve understood stays understood, and people return to you for it ten years later.",
        "You can keep company with a stubborn thing until it eventually surrenders its logic.",
        "Around you the young learn without noticing, since nothing is explained until their hands need it.",
      ],
      costs: [
        "Your best work lies in a low drawer, in order, waiting for someone sensible enough to look.",
        "Adjustments that others make over coffee cost you an entire season of walking around them.",
        "Love, in your house, gets expressed through maintenance, and isn’t always recognized as speech.",
      ],
      tensions: [
        {
          between: "Better or done",
          text: "You always see the improvement, and you live in the unimproved. Use it for a month before you touch it.",
        },
        {
          between: "Still or stuck",
          text: "You can’t always distinguish patience from having stopped. Four times a year, push one thing and see if it squeaks.",
        },
        {
          between: "Freedom or habit",
          text: "You detest a schedule and eat the identical lunch for years. Admire the habit; it’s paying for the freedom.",
        },
      ],
      practice:
        "On the first evening of each week take one object or task that is nearly complete, and put it into use as it is. Note on a slip what bothers you about it. Read the slips after a month, and mend only one.",
    },
    Air: {
      gifts: [
        "You can examine an idea at arm’s length and turn it, even when it’s your own.",
        "Fields that have never met are introduced by you, and some of them marry.",
        "People disagree more generously when you’re around, without knowing who is responsible.",
      ],
      costs: [
        "You can see the case for everything, so people have learned to decide when you’re out.",
        "Those who wanted your hand have generally been given your outline.",
        "The great work exists in full in conversation, distributed over forty people who don’t know one another.",
      ],
      tensions: [
        {
          between: "Open or decided",
          text: "Every decision seems to you a small funeral. Hold one a day, briefly, and notice how soon you’re hungry.",
        },
        {
          between: "Near or interesting",
          text: "You approach people by way of a topic. Now and again, arrive without one, and ask how they are.",
        },
        {
          between: "Exact or understood",
          text: "You’d rather lose the listener than the nuance. Give them the approximate version first, and the nuance if they come back.",
        },
      ],
      practice:
        "Every evening for two weeks write down one thing that you decided since breakfast, in nine words or less, without reasons. On the fifteenth, read the list to someone, and ask which decision they noticed.",
    },
    Water: {
      gifts: [
        "You hear what an argument is afraid of, and can say it without humiliating anyone.",
        "Anything people have told you is safe, down to the coat they had on.",
        "Your best ideas have a particular person’s face in them, which is why they fit.",
      ],
      costs: [
        "Feelings reach you days late, and by then the other person has drawn conclusions.",
        "One cold look can shut an entire field of study to you, and you describe it as boredom.",
        "You grieve in private so competently that no one thinks of bringing food.",
      ],
      tensions: [
        {
          between: "Moved or exact",
          text: "You distrust what made you cry, and equally what didn’t. Keep both columns, and sign under the pair.",
        },
        {
          between: "Near or safe",
          text: "You love from behind glass and are lonely there. Open it a crack while you’re still uncertain.",
        },
        {
          between: "Loyal or done",
          text: "You stay for those who have left. Write down what they taught you, then go where it’s needed.",
        },
      ],
      practice:
        "Twice a week, before you sleep, finish on paper the words “Today it got to me that…” and add nothing. At the month’s end select one, and say it to the person it concerns within two days.",
    },
  },
  openings: [
    "Before you accept a word of this you’ll want the terms defined. Very well. There’s the way you have of thinking, which is as familiar to you as your own street, and there’s someone else at the same address, who was there first, never reads, and has been deciding rather a lot. Here they’re finally put in one paragraph and permitted to interrupt.",
    "People who are watching only your hands tend to call you lazy. The work, with you, is mostly invisible until it’s over, and then it looks as though it had been easy, a combination for which nobody yet has invented a pay scale. This part concerns what sets you going, what you let go for nothing, and who gets the credit meanwhile.",
    "You aren’t cold. You hear it often enough, however, to have looked into it, impartially, and what you find each time is that it all happens, the tenderness included, only at a depth and with a delay that others mistake for its not happening. In these pages someone goes to meet them halfway, with a lantern and fewer definitions.",
    "In theory you’re in favor of self-knowledge. You have read around it extensively. What follows concerns the part that won’t hold still for reading: the one who wants to be invited, the kid who drew a mistaken conclusion from excellent data, the temper that travels under another name. None of it is illogical. It simply starts from premises you’d forgotten accepting.",
    "There is a body involved. It has been patient, it conveys you uncomplainingly to libraries, and in return it gets crackers. The pages in this part are short and can be carried out by someone who doubts them, since nothing here requires faith, only a trial, such as you’d give any claim, with the eyes open and the shoes off.",
    "Now for the large questions, which entertain you enormously and have never once helped with the rent. You distrust those who’ve answered them. So do these pages, which inquire about something smaller and more awkward: what you actually live by, insofar as it could be inferred by anyone who watched you for a week with the sound off.",
  ],
  year: {
    "new 1":
      "Go out as the person you’ve been meaning to mention, with new glasses or an unaccustomed color. People will comment, and you can treat the comments as weather.",
    "new 2":
      "Find out what you have and what you charge, both in one sitting, without a theory. Then raise the second by a tenth, offering nobody an explanation.",
    "new 3":
      "Answer the oldest message you owe in two lines, apologizing for nothing, and then learn one neighbor’s name. You’ve been calling him the man with the ladder.",
    "new 4":
      "Alter something at home that you would notice with your eyes shut: a smell, a mattress, a draft. The grand redesign has had its opportunity for years.",
    "new 5":
      "Play at something you’re bad at, with someone who laughs easily, and leave the strategy guide alone until you’ve lost six times and enjoyed at least two.",
    "new 6":
      "Start one habit that takes under five minutes and happens immediately after something you do anyway. Don’t improve it. You’ll be itching to by the second week.",
    "new 7":
      "Tell someone you like that you do, before you’ve understood it. “I’m not sure what this is, and I’d like more” is a complete statement.",
    "new 8":
      "Bring up the money, the will, or the subject everyone is walking around. Your composure is of real use here, provided you admit first that it’s hard.",
    "new 9":
      "Start the course whose first lesson you can’t skip, or travel somewhere the signs are unreadable, and let yourself be, for a while, the one who doesn’t know.",
    "new 10":
      "Let one finished thing leave the house with your name on it. If it’s wrong somewhere, you’ll be informed, which is more than the drawer ever did for you.",
    "new 11":
      "Join something that meets even when you aren’t in the mood. Arrive early, when there’s a job to be done with chairs, and you won’t have to mingle.",
    "new 12":
      "Arrange a stretch of time with nothing coming in: no news, no series, no clever commentators. By the second day your own mind will be audible, and rather good.",
    "full 1":
      "People have formed a picture of you, and this is when you get to examine it. Two details are inaccurate. Correct one, and inquire about the other.",
    "full 2":
      "What you’ve ignored has added itself up. Look at the total for a full minute before thinking about money in general; then move one figure.",
    "full 3":
      "A conversation that you have been conducting in your head is about to be held aloud. Expect the other person to have lines too, several of them better than yours.",
    "full 4":
      "Family matters swell up and don’t respond to argument. You can still peel things. Stay in range, keep your hands occupied, and let someone cry near you.",
    "full 5":
      "What you made is seen, or your liking for someone becomes obvious. Resist the urge to qualify, say “Thanks” or “Yes,” depending on which fits, and wait it out.",
    "full 6":
      "Your schedule, such as it is, gets interrupted by your body. Respect the first signal and skip the research. Bed, a vegetable, an afternoon with less in it.",
    "full 7":
      "They say what it’s like to be with you. You’ll spot the exaggeration immediately; leave it alone, find out what made them exaggerate, and answer that.",
    "full 8":
      "Something owed comes due, in cash or in tenderness. Settle the tender half first, since it’s the one you would otherwise pay in explanations.",
    "full 9":
      "A conviction you have defended in good faith springs a leak in public. Be the first to acknowledge it. It’s the most attractive thing you do.",
    "full 10":
      "They are looking at your work, or past it at someone else’s. In either case, ask for the opportunity to present it yourself, with ten minutes and one picture.",
    "full 11":
      "It becomes obvious which friends you’ve been thinking of affectionately and never telling. Pick the one who would be most surprised, and go around there in person.",
    "full 12":
      "Old feelings come up for review, out of order and without citations. Let them testify in turn; you can verify the facts when they’ve stopped talking.",
    "eclipse 1":
      "An idea of who you are no longer predicts your behavior. Retire it, and live for a while without a replacement.",
    "eclipse 2":
      "One source of security disappears and you discover what you can live on. Buy nothing clever for a month.",
    "eclipse 3":
      "A familiar channel goes dead, or a familiar quarrel does. Write the new thing down before you’ve found the perfect word.",
    "eclipse 4":
      "The place you think from is shifting under you. Save the lamp and the good shelf, and let everything else be someone else’s puzzle.",
    "eclipse 5":
      "A game you’ve long been winning is over, or a love is. Mourn first; the postmortem can wait a season.",
    "eclipse 6":
      "The job or habit that ran itself no longer does. You’ll want to automate the sorrow. Take a walk at noon, daily.",
    "eclipse 7":
      "Someone comes very near or goes. Tell them how they altered your thinking; from you, that’s the love letter.",
    "eclipse 8":
      "A secret, a loan or a fear expires. You are lighter, and will need approximately a week to stop checking for it.",
    "eclipse 9":
      "The theory that explained most things now explains fewer. Keep the exceptions; they’re the foundation of the next one.",
    "eclipse 10":
      "Your position vanishes or is renamed. For a time, introduce yourself by the problem that you are investigating.",
    "eclipse 11":
      "A circle of clever people thins out. See who calls when there is nothing to discuss, and return the call.",
    "eclipse 12":
      "Something you had been thinking through alone turns out to be finished. Shut the notebook, and sleep in.",
    "jupiter soft":
      "Doors are ajar everywhere, and for once someone has read what you wrote. Accept the invitation that embarrasses you by its size, say yes by message, and only then start to work out how.",
    "jupiter hard":
      "Every subject is fascinating at present and each has a reading list, so you’ll promise four people a chapter. Deliver the shortest one first, whole, before opening another book, and tell the other three a truthful date.",
    "saturn soft":
      "Rigor suits you, and now it’s rewarded. Select the one idea that has lasted five years and build it to the standard you demand of others, in hours that are marked off and defended like a surgeon’s.",
    "saturn hard":
      "You will be asked what you’ve actually completed, by someone with a right to ask. Skip the context. Show one thing, with its faults labeled, and name the date on which the next will be available.",
    "uranus soft":
      "An odd opening appears, at an angle to your plans, if they were plans, and your mind was made for it. Try it for a month, keep a log, and let it be judged by the log.",
    "uranus hard":
      "The arrangement that left you alone to think is being dismantled, and you’ll want to argue that it shouldn’t be. Decide instead which two hours of the day you’d fight for, and be flexible, even gracious, about all the others.",
    "neptune soft":
      "Logic is porous for a while and some lovely things get in. Listen to music with no book on your lap, write down what you half see, undefined, and postpone the definitions until the season turns.",
    "neptune hard":
      "The fog is in the instrument this time, so your clearest conclusions deserve a second reader. Beware of elegant reasons for doing nothing; ask a practical friend what they’d do, and do that, at least for small things.",
    "pluto soft":
      "You can get to the bottom of something, and your patience for it is extraordinary. Investigate a question about yourself for once, an hour a week, and report to one person what you’ve struck.",
    "pluto hard":
      "Someone wants power over how you think or work, and your gift for not noticing won’t serve. Say no without a subordinate clause. Then examine what you’re gripping as tightly on your own side.",
    "mercury retrograde":
      "Words slip, files hide, and you’ll be accused of saying what you merely implied. Reread before sending, and treat each misunderstanding as useful data.",
    "mercury direct":
      "The paragraph that wouldn’t come is there. Write it down in one sitting, send it immediately, and reserve the improvements for the next.",
    "venus retrograde":
      "An old affection presents its case again, with better lighting. Ask yourself what you could never say to that person, and whether you could now.",
    "venus direct":
      "You know again what pleases you. Buy one beautiful useless object, or tell one person that hearing them on the phone improves the afternoon.",
    "mars retrograde":
      "Irritation comes out as precision. Before you correct anyone, walk to the end of the street and back, and see if it’s still an error.",
    "mars direct":
      "Energy is back, and it has no patience with preparation. Produce the first ugly version of something before lunch, and enjoy how it looks.",
    "ingress jupiter":
      "A wider year opens on one side of your life. Go in as a beginner who has brought no opinions.",
    "ingress saturn":
      "An apprenticeship of several years starts here. Select the craft yourself, before anyone hands you a broom and calls it one.",
    "ingress uranus":
      "One of your constants becomes a variable, for years. You’ve always preferred that on paper; learn to like it standing.",
    "ingress neptune":
      "A long mist comes in over some part of the map. What you can’t measure there, try humming.",
    "ingress pluto":
      "A slow excavation starts under a floor you never looked at. Be curious early; it’s easier than being courageous late.",
    "month 1":
      "Write down the three questions you hope still to be asking next year, and tell one of them to a person you live or work with.",
    "month 2":
      "Complete something small that has waited at nine-tenths for longer than you can remember, and give it away before you’ve inspected it again.",
    "month 3":
      "Once a week, speak in the first five minutes of a gathering, on anything at all. Notice that the ceiling stays up.",
    "month 4":
      "Clear one shelf of what you were going to get back to. Keep one item, and get back to it immediately.",
    "month 5":
      "Ask someone older how they learned what they know, without improving the account, and write half a page about it when you’re home.",
    "month 6":
      "Take your own pulse on the half year: what did you decide, and what was decided by your waiting? Reclaim one of those.",
    "month 7":
      "Spend a whole day with your hands, outdoors or at a stove, and tell no one what it resembles.",
    "month 8":
      "Tell two people what you admire in their thinking. Be specific and stop there, however tempting the counterexample.",
    "month 9":
      "Volunteer to teach someone one thing. It needn’t be many people, and an hour is plenty. Prepare considerably less than you’d like.",
    "month 10":
      "Pick the decision you’ve researched longest. Shut the tabs, decide by supper, and celebrate with the person who has had to hear about it.",
    "month 11":
      "Send a note to the author, teacher or stranger whose idea altered yours, saying which one, and what you did with it.",
    "month 12":
      "Go to one gathering for the people and not the conversation. Learn a child’s riddle there, and bring it home unexamined.",
  },
};
