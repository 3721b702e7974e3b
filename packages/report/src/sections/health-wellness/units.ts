import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "In the week before you run out, you run brilliantly, which makes the warning signals easy to enjoy.",
        ],
        [
          "item",
          "You eat your meals standing at the counter, and couldn’t say later what they were.",
        ],
        [
          "item",
          "You climb stairs two at a time, including several flights that led nowhere you needed to be.",
        ],
        [
          "item",
          "At intersections your thumb drums, and every other driver turns out to be an idiot.",
        ],
        [
          "item",
          "Past midnight you have a magnificent idea, which rearranges the next decade and has bad teeth by breakfast.",
        ],
        ["item", "Someone asks how you are, and you describe the state of the project."],
      ],
      ask: "What did you eat today, and were you sitting down for any of it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your body complains the way an old house does, gradually and in the joints, and here is where to listen.",
        ],
        [
          "item",
          "Both shoulders have risen to your ears, for an activity that only takes fingers.",
        ],
        ["item", "You’ve had the identical lunch for over a week, and actually tasted it twice."],
        [
          "item",
          "The walk home has become a ride, in the name of efficiency, three times running.",
        ],
        [
          "item",
          "You sit down to unlace your boots, and twenty minutes later you’re still there, holding the first one with an expression of scientific interest.",
        ],
        ["item", "A cold that is nearly over has been nearly over since last month."],
      ],
      ask: "Which joint has been filing the same complaint the longest without a reply?",
    },
    Air: {
      stances: {},
      lines: [
        ["lead", "Your top story empties first, so look for the evidence up there."],
        ["item", "You read a paragraph three times, and then investigate who wrote it."],
        [
          "item",
          "A dozen tabs are open, and you’ve developed a grudge against each of them individually.",
        ],
        [
          "item",
          "A familiar name refuses to come, so you supply the man’s biography instead, including the second marriage and the sailboat.",
        ],
        ["item", "Ever since the phone rang, you’ve been breathing from the collar up."],
        [
          "item",
          "Everyone seems to be speaking slowly, and you finish their remarks for them, incorrectly.",
        ],
      ],
      ask: "When did you last notice your feet, and what were they doing?",
    },
    Water: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "When you’re running low the tide goes out unseen, leaving evidence like this on the sand.",
        ],
        ["item", "A song in a store makes your eyes sting, and you blame the ventilation."],
        [
          "item",
          "You sleep for hours, dream exclusively of former addresses, and get up even more exhausted than you lay down.",
        ],
        ["item", "You’ve canceled on someone you like, with an apology that had footnotes."],
        ["item", "Other people’s arguments seem to be taking place inside your clothes."],
        [
          "item",
          "The bathtub is the only place where nobody wants anything from you, and you’re in it again.",
        ],
      ],
      ask: "Which invitation did you decline at far greater length than necessary?",
    },
  },
  INTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "You run hot on a good problem and don’t look at the dial; these are the earliest readings.",
        ],
        [
          "item",
          "You’ve had the same melody in your head since morning, and are unconsciously walking in time to it.",
        ],
        [
          "item",
          "Coffee has stopped working, and you regard this as a curious property of coffee.",
        ],
        ["item", "You’re irritable with a door handle, a pen, then an innocent child."],
        ["item", "You’ve eaten two consecutive meals upright, out of the package, at a window."],
        ["item", "The idea seems absolutely brilliant, and your handwriting has doubled in size."],
      ],
      ask: "What does your handwriting, or your typing, do when you’ve gone too long?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "Your body files its complaints slowly and in triplicate, so read the first copy.",
        ],
        [
          "item",
          "You’ve sat on one foot until it died, and were surprised, on standing up, to discover it’s yours.",
        ],
        ["item", "Bread has gradually replaced the other foods, a slice at a time."],
        ["item", "Stairs that you used to take without noticing now involve a decision."],
        [
          "item",
          "You sleep long and wake with your jaw sore, as if you’d been carrying something in it.",
        ],
        ["item", "The plant beside your bed is unmistakably dead, and you’ve got used to it."],
      ],
      ask: "Which part of your body did you last hear from, and what did it say?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "The first thing to deteriorate in you is the connection between your neck and everything beneath it.",
        ],
        ["item", "You’ve been up past midnight three nights in a row, reading about sleep."],
        [
          "item",
          "Your breathing has migrated up under the collarbones and is operating at half capacity.",
        ],
        [
          "item",
          "You walk into a place with evident purpose and stand there, an explorer without a country.",
        ],
        ["item", "People’s mouths move and you find yourself admiring the mechanism."],
        [
          "item",
          "Six tabs are open simultaneously on a symptom that an ordinary glass of water would settle.",
        ],
      ],
      ask: "How do you know, before anyone tells you, that you’ve left your body behind?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Moods reach you disguised as facts about the world, so check for these particular ones.",
        ],
        [
          "item",
          "Everything published this week, including by people you admire, is badly written.",
        ],
        ["item", "You’re suddenly cold in a building where everyone else is in shirtsleeves."],
        ["item", "A commercial with an elderly dog in it has to be turned off immediately."],
        [
          "item",
          "You lie down in the middle of the afternoon, facing the wall, under the impression that you’re thinking.",
        ],
        [
          "item",
          "Your throat feels packed, and for several days you’ve talked to nobody about anything.",
        ],
      ],
      ask: "What objective fact about the world tends to turn out to be your tiredness?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "You run low at full throttle, so this week, look for small mechanical symptoms like these.",
        ],
        [
          "item",
          "You press the elevator button a second time, harder, and then you take the stairs out of spite.",
        ],
        ["item", "Your singing in the shower has been replaced by closing arguments."],
        [
          "item",
          "Coffee goes cold in three different places, each cup abandoned in the middle of a victory.",
        ],
        [
          "item",
          "Conversations at normal speed have come to remind you of people walking three abreast on a sidewalk.",
        ],
        [
          "item",
          "On your first unoccupied evening in weeks, you invite eleven people and are furious that they come.",
        ],
      ],
      ask: "What have you been singing, if anything, since last weekend?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Fatigue comes up in you the way damp comes up in a cellar, unannounced, and this week it shows here.",
        ],
        ["item", "You’ve been walking on your heels, and the people downstairs have mentioned it."],
        [
          "item",
          "Lunch is the same sandwich for the ninth time, eaten over the wastebasket to save a plate.",
        ],
        [
          "item",
          "There’s a ridge along the inside of your cheek where the teeth have been holding a conference.",
        ],
        ["item", "Your hands, momentarily idle, polish something already immaculate."],
        ["item", "Sunlight on the carpet makes you think about vacuuming."],
      ],
      ask: "Which muscle are you clenching as you read this, and since about when?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "In you the breath gives out first and the conversation last, so this week, watch for these.",
        ],
        [
          "item",
          "You talk to the absolute end of your breath and then use the refill to add a point.",
        ],
        [
          "item",
          "Six books are open at page thirty, and all you can remember of any of them is the atmosphere.",
        ],
        ["item", "Someone has to explain a joke to you, and you thank them for the clarification."],
        ["item", "Names of old acquaintances escape you halfway through the introduction."],
        [
          "item",
          "Lying awake, you chair a discussion, take the minutes, and are overruled by the pillow.",
        ],
      ],
      ask: "When did you last breathe out all the way without using it to say something?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "When you’re running low the tide goes out politely, and this week it uncovers the following.",
        ],
        [
          "item",
          "A sentimental commercial about a dog and a returning soldier overwhelms you, and you leave to inspect the boiler.",
        ],
        [
          "item",
          "Your feet are cold in bed even with socks, and you’ve gone back to putting sugar in everything.",
        ],
        [
          "item",
          "Your dreams are set in your old school, after hours, with you in charge of the keys.",
        ],
        [
          "item",
          "The phone lights up with a name you love, and you simply watch it ring until it’s over.",
        ],
        [
          "item",
          "Without any invitation, your memory itemizes everyone who’s ever disappointed you.",
        ],
      ],
      ask: "Whose call did you let ring out recently, and how much did you have left in you that evening?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["lead", "You run hot until you run out, and these are the preliminaries."],
        ["item", "Even green lights irritate you, on the grounds that they were very nearly red."],
        [
          "item",
          "You’ve skipped lunch three days in a row, and you describe it to people as momentum.",
        ],
        [
          "item",
          "Your jaw is tight at noon because you’ve been winning an imaginary disagreement.",
        ],
        ["item", "A favorite song comes on, and you turn it off in order to think faster."],
        ["item", "You take stairs two at a time toward nothing in particular."],
      ],
      ask: "What have you been describing as momentum that your body would describe as hunger?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "With you the ideas outlast the animal that has to transport them."],
        ["item", "You only notice that you’re hungry after you’ve sworn at a cabinet hinge."],
        [
          "item",
          "There’s a cramp in your neck the shape of the thing you were repairing past midnight.",
        ],
        [
          "item",
          "Meals have consisted of coffee and anything you can eat over a keyboard, crumbs included.",
        ],
        [
          "item",
          "Since the new project started you haven’t been outdoors, unless the garage is considered outdoors.",
        ],
        ["item", "The bed has felt lumpy all week, and tonight you find the pliers."],
      ],
      ask: "Which ache has the exact shape of the project you’re in love with?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "Listen to your own chatter, because that’s how your body files its complaints."],
        ["item", "Your third tangent has no fourth, and you stop with one hand raised."],
        [
          "item",
          "At an ugly hour you’re awake, composing a reply to a person who has forgotten the question.",
        ],
        [
          "item",
          "Fourteen tabs are open, and you can’t part with one for fear that it was important.",
        ],
        [
          "item",
          "You interrupt yourself, and then apologize to the person who happens to be nearest.",
        ],
        ["item", "Puns. Several an hour, none of them good, with no pause for effect."],
      ],
      ask: "What happens to your humor on the day before you run out of strength?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Low tide makes you funnier, so examine what’s lying on the sand."],
        [
          "item",
          "The humor comes out a beat meaner, which you discover from the expression in someone’s eyes.",
        ],
        ["item", "A commercial with an elderly dog in it undoes you, and you claim pollen."],
        [
          "item",
          "Sleep is long, and you wake exhausted from dreams in which you’d forgotten someone.",
        ],
        [
          "item",
          "Messages from favorite people sit unanswered, because you’d have to be delightful in reply.",
        ],
        ["item", "Everything you’ve eaten since the weekend was beige and arrived in a bowl."],
      ],
      ask: "Whose message have you left alone because you had no delight to send?",
    },
  },
  INFJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "You run out suddenly but never without notice; this week, look for these."],
        ["item", "You’re brilliant at ten at night and snapping at the toaster by eight."],
        [
          "item",
          "You’ve eaten three consecutive lunches standing up, with your bag on your shoulder.",
        ],
        [
          "item",
          "Your jaw aches on waking, and your sentences have started to lose their endings.",
        ],
        ["item", "Every ordinary request, even for the salt, sounds like an accusation."],
        [
          "item",
          "A new project suggests itself at the precise hour when you’d intended to lie down.",
        ],
      ],
      ask: "At what hour of the day does your temper first tell you that you’re empty?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Your body files its complaints early, in lower case."],
        [
          "item",
          "Your neck turns less willingly to the left, so lately you’ve been rotating the entire chair.",
        ],
        [
          "item",
          "It’s the same supper on the same plate, and afterward you couldn’t say how it tasted.",
        ],
        ["item", "You’ve collided with the same counter twice this week."],
        ["item", "The book opens and closes at one page; your eyes are reading and nobody’s home."],
        ["item", "Even the bath, your oldest remedy, is starting to feel like an obligation."],
      ],
      ask: "Which ordinary pleasure stops tasting of anything when you’ve been overdoing it?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "In you the tank empties from the top, so listen upstairs."],
        [
          "item",
          "You’ve reread an uncomplicated e-mail four times and still can’t tell what it wants.",
        ],
        [
          "item",
          "Your breath stops while you type, and returns as a sigh that makes people look up.",
        ],
        ["item", "Both ears are begging for silence, and you put on a podcast."],
        ["item", "You walk into the pantry, stand there a while, and come out with a theory."],
        ["item", "Names are slipping: you’ve addressed the dentist as Grandma."],
      ],
      ask: "What happens to your sentences, on the page or aloud, once you’re overtired?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Other people’s exhaustion gets into you first; these are the signs of your own."],
        [
          "item",
          "You need a nap after a telephone call in which the other person did all the talking.",
        ],
        [
          "item",
          "A commercial for dog food has reduced you to tears, and it wasn’t even a particularly appealing dog.",
        ],
        [
          "item",
          "Your sleep is long and crowded with unfamiliar people, and you get up more exhausted than you were beforehand.",
        ],
        [
          "item",
          "The telephone vibrates, and your stomach reacts before you’ve even identified the caller.",
        ],
        [
          "item",
          "On four evenings out of six you’ve lain down in your clothes, only for a minute.",
        ],
      ],
      ask: "Whose exhaustion have you been calling yours since the beginning of the week?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Long before you collapse, in the grand manner, on a sofa, smaller signals go up; look for them this week.",
        ],
        ["item", "Dinner has become a handful of something eaten upright over an open notebook."],
        [
          "item",
          "Every minor annoyance, the printer, the neighbor’s leaf blower, strikes you as a moral emergency.",
        ],
        [
          "item",
          "At two in the morning you’re reorganizing your entire existence in excellent handwriting.",
        ],
        [
          "item",
          "Music you adore sounds thin, and you keep turning the volume up to find out where it went.",
        ],
        [
          "item",
          "Considerate people ask whether you’re angry, and the question immediately makes you furious.",
        ],
      ],
      ask: "Which small annoyance has lately struck you as a moral emergency?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your body complains in objects and postures long before it complains in pain, and this week its correspondence is worth reading.",
        ],
        [
          "item",
          "The walk to the mailbox feels like an expedition for which you have inadequate equipment.",
        ],
        [
          "item",
          "Without noticing, you’ve been wearing the same comfortable sweater since the weekend.",
        ],
        ["item", "Sweet food disappears untasted, and the empty wrapper surprises you afterward."],
        [
          "item",
          "Clutter has started to advance from the edges of the mattress toward the middle.",
        ],
        [
          "item",
          "An unexpected hug makes you flinch, although ordinarily you lean into one like a cat.",
        ],
      ],
      ask: "Which object around you shows first that you’ve been running low?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "When your reserves are running down you get livelier before you get ill, so these signs look like excellent form.",
        ],
        [
          "item",
          "Conversations continue in your head for an hour after the people have left, with better dialogue.",
        ],
        [
          "item",
          "You breathe high up, under the collarbones, and sigh whenever a screen is loading.",
        ],
        [
          "item",
          "Eleven browser tabs are open on the subject of how to rest, and it’s past midnight.",
        ],
        [
          "item",
          "Ordinary noises, a spoon, a neighbor’s radio, come in as though someone had removed a wall.",
        ],
        ["item", "You’ve canceled your solitary afternoon twice, because you felt so animated."],
      ],
      ask: "Which of your lively days was really the beginning of a tired week?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "When you’re exhausted you sink, softly, into sleep and bygone summers, and these are the earliest stages.",
        ],
        [
          "item",
          "You’ve looked through the same photographs three evenings in a row, and none of them is recent.",
        ],
        [
          "item",
          "Your showers are becoming interminable, and you emerge without the slightest inclination to get dressed.",
        ],
        [
          "item",
          "Sleep is heavy and overcrowded, and you wake up as if you’d been employed there overnight.",
        ],
        [
          "item",
          "One glass, one episode, one additional hour of scrolling have stopped meaning only one.",
        ],
        [
          "item",
          "Harmless remarks sting, and by evening you’re unaccountably homesick in your own apartment.",
        ],
      ],
      ask: "Which old summer do you sink into first when you’ve run out of strength?",
    },
  },
  ENFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "Your tank shows full until the minute the engine stops, so look for these beforehand:",
        ],
        [
          "item",
          "You laugh at your own joke a beat ahead of the others, and a shade louder than it deserves.",
        ],
        [
          "item",
          "You’re hoarse by noon, though you can’t recall having raised anything but enthusiasm.",
        ],
        [
          "item",
          "You’re driving with your jaw, and the pedestrian at the crosswalk strikes you as lazy.",
        ],
        [
          "item",
          "An unclaimed evening materializes and you fill it immediately, because stopping feels like a cliff.",
        ],
        ["item", "You embark on a pep talk and discover that you’re delivering it to the dog."],
      ],
      ask: "Which of your sounds changes first when you’ve been performing for too many evenings?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "You’re emptied the way a cellar is, a shelf at a time, so examine the shelves:"],
        [
          "item",
          "You’re eating meals upright, directly out of the pan, with your bag still on your shoulder.",
        ],
        [
          "item",
          "You wake up already lifting something, with your fists clenched and your neck full of opinions.",
        ],
        [
          "item",
          "The plant that you water for a neighbor is flourishing, while your own has shriveled up.",
        ],
        [
          "item",
          "You spend ten minutes on the edge of the tub, fully dressed, contemplating a tile.",
        ],
        [
          "item",
          "You’ve rescheduled your checkup for a second time in order to drive someone to theirs.",
        ],
      ],
      ask: "What have you postponed for your body this month in order to be of use?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        ["lead", "When you run low, it shows in your conversation, so listen for this:"],
        [
          "item",
          "You address people by each other’s names, apologize hilariously, and do it again.",
        ],
        [
          "item",
          "Your breath stops at the collarbone, and your sentences get longer to compensate, as if there were oxygen at the end of the next clause.",
        ],
        [
          "item",
          "While one friend is talking you’re already composing how you’ll tell the story to another.",
        ],
        [
          "item",
          "You’ve read the same paragraph four times and could recite everyone’s news, but nothing from the page.",
        ],
        [
          "item",
          "There’s a podcast on even in the shower, and you couldn’t say who was interviewed.",
        ],
      ],
      ask: "How long has it been since you listened to nobody, including yourself, for half an hour?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You overflow with feeling before you run dry, so this week, watch for these:"],
        [
          "item",
          "A commercial for insurance makes you weep, and afterward you can’t tolerate being hugged.",
        ],
        ["item", "Every story you hear has a victim, and you could supply the victim’s shoe size."],
        ["item", "You sleep nine hours in a tangle and wake up with someone else’s headache."],
        [
          "item",
          "Sweet things disappear from the house without anyone, strictly speaking, having eaten them.",
        ],
        [
          "item",
          "You’re considerate to callers in a tone that you recognize from elevator announcements.",
        ],
      ],
      ask: "What do you weep at when the thing you’re really weeping about is too close to home?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", company: "company" },
      lines: [
        [
          "lead",
          "Well before you admit to being tired you accelerate, so look out for symptoms like these.",
        ],
        [
          "item",
          "You’re crossing airports and supermarkets at a velocity that forces your companion to trot.",
        ],
        ["item", "You order a coffee to come down from the coffee."],
        ["item", "At one in the morning you’re cleaning the oven and composing a manifesto."],
        [
          "item",
          "A slow cashier strikes you as a personal enemy, and you reenact the episode afterward with gestures.",
        ],
        [
          "item",
          "You’ve accepted three invitations for one evening, and personally assured each host that theirs is the highlight.",
        ],
      ],
      ask: "What do you speed up to avoid noticing when your strength is nearly gone?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        [
          "lead",
          "Your body sends its bills in small domestic details, and these are the earliest reminders that a week is running dry.",
        ],
        ["item", "Meals have deteriorated into handfuls, eaten standing, from bags that crackle."],
        ["item", "Both shoulders have risen to join in the conversation."],
        ["item", "You bump your hip on a table that has been there for years."],
        [
          "item",
          "Sheets go unchanged a week too long, the fern droops, and you step around one particular sock as if it were a monument.",
        ],
        ["item", "Warm water, when you finally stand in it, makes you groan out loud."],
      ],
      ask: "Which object at home shows you first that you’ve stopped looking after yourself?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        ["lead", "With you it’s the nerves that run low, and they announce it in language."],
        ["item", "Half your sentences set out before the previous one has arrived."],
        ["item", "You scroll with one thumb during a documentary about people you claim to love."],
        [
          "item",
          "Names disappear; you call the cat by your neighbor’s name and your neighbor by the cat’s.",
        ],
        [
          "item",
          "Your breath hovers up around the collarbone, and yawning overtakes you in mid-anecdote.",
        ],
        [
          "item",
          "An unanswered message grows so enormous that you buy new stationery to answer it, and don’t.",
        ],
      ],
      ask: "At what time of day do your thoughts ordinarily start talking over each other?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "lead",
          "When you’ve given away more feeling than came in, certain leaks appear before the flood.",
        ],
        ["item", "You cry at a commercial for insurance, and then deliberately watch it again."],
        [
          "item",
          "The telephone rings, it’s a person you adore, and you let it ring out with your hand on it.",
        ],
        [
          "item",
          "Other people’s headaches arrive in your own head, punctually and accompanied by their opinions.",
        ],
        [
          "item",
          "Sweet things disappear from the house overnight without anyone having eaten them.",
        ],
        ["item", "Your voice goes up half an octave on the word “great.”"],
      ],
      ask: "Whose sorrow were you still digesting when you last felt uneasy for no particular reason?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        ["lead", "You run hot and call it fine, so examine the edges."],
        [
          "item",
          "Your jaw is clenched at the wheel, and you’re overtaking people who have done nothing.",
        ],
        [
          "item",
          "You’ve eaten lunch upright, out of your hand, while simultaneously scolding a machine.",
        ],
        ["item", "A headache is being treated with a second cup of coffee and a firm opinion."],
        [
          "item",
          "You’re awake before the alarm, already halfway through an argument with a supplier who isn’t present.",
        ],
        [
          "item",
          "Exercise has become a matter of humiliating last week’s numbers, including the week you had a cold.",
        ],
      ],
      ask: "Whom were you arguing with this week before you had even opened your eyes?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Since you never call in sick, the body has to leave notes."],
        ["item", "One shoulder clicks whenever you stretch toward the cabinet."],
        ["item", "You’ve eaten three helpings of something nutritious, and tasted none of them."],
        ["item", "You sleep for nine hours, and emerge every morning as though out of wet cement."],
        [
          "item",
          "You’ve been intending to get that ache examined since before the last inspection of the furnace.",
        ],
        [
          "item",
          "On a day off you take on some heavy project, because stopping gave your legs a peculiar feeling.",
        ],
      ],
      ask: "Which machine have you had inspected sooner than yourself?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Strain goes to your head and leaves the rest of you standing there like luggage.",
        ],
        [
          "item",
          "Four bars of a song have been repeating since breakfast, and you’re counting the stairs again.",
        ],
        ["item", "Your breath comes from high up, as if the teacher were about to call on you."],
        [
          "item",
          "In bed you proofread conversations from the afternoon, and eventually from elementary school.",
        ],
        ["item", "Your eyes sting, and so you’ve gone online to read about stinging eyes."],
        [
          "item",
          "Halfway to the bus you turn back to verify that the apartment’s locked, having just verified that it was.",
        ],
      ],
      ask: "Which conversation did you proofread in bed most recently, and for whom?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "Your moods generally report to the stomach first."],
        ["item", "A favorite dish has started to taste of the telephone call you’re avoiding."],
        [
          "item",
          "You tear up at an advertisement for insurance, and immediately blame the pollen.",
        ],
        [
          "item",
          "You’ve been shivering all week in a house that everyone else considers comfortable.",
        ],
        [
          "item",
          "Bedtime now involves an illuminated hall, the glass in position, and one additional inspection of the locks.",
        ],
        [
          "item",
          "Your “I’m fine” is out before the other person’s kindness has even arrived at its question mark.",
        ],
      ],
      ask: "What is your stomach trying to report that you haven’t mentioned to anybody?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["lead", "You run hot well before you run out, so look for the heat."],
        [
          "item",
          "All the groceries come in on a single expedition, at a trot, with a bag handle cutting into your wrist.",
        ],
        [
          "item",
          "The seat belt irritates you, and so do zippers, telephones and the majority of vowels.",
        ],
        [
          "item",
          "You’ve burned your tongue repeatedly on something that would have cooled in a minute.",
        ],
        [
          "item",
          "A leisurely pedestrian in front of you has started to feel like a personal insult.",
        ],
        [
          "item",
          "As you volunteer for yet another thing, the cheerfulness in your own tone annoys you.",
        ],
      ],
      ask: "Which tiny friction irritates you first when you have done too much?",
    },
    Earth: {
      stances: { order: "plan", novelty: "familiar" },
      lines: [
        ["lead", "Your body runs on habit, so the earliest symptom is a habit that slips."],
        ["item", "The bed is unmade at noon, and you’ve already walked past it repeatedly."],
        [
          "item",
          "With your shoulders beside your ears, you’re ironing something that no civilized person irons.",
        ],
        [
          "item",
          "The same stair gives you the same ache all week, and you’ve resorted to the banister.",
        ],
        [
          "item",
          "The plants droop, although yours is the address where everyone else’s plants come to convalesce.",
        ],
        [
          "item",
          "Awake before the alarm, you lie there composing lists, and nothing on any of them is ever for you.",
        ],
      ],
      ask: "Which habit of yours is the first to slip when your strength does?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["lead", "Watch the traffic in your head: what arrives, what departs and what gets stuck."],
        [
          "item",
          "You’ve answered a dozen messages, and would have difficulty naming two of the senders.",
        ],
        ["item", "You’ve told an identical story to the same person, and she let you."],
        ["item", "The radio is too loud at a volume you picked yourself."],
        [
          "item",
          "A map, a recipe and the bank are all open in front of you, and the purpose of all three has evaporated.",
        ],
        ["item", "Your smile is still up a good while after the neighbor has disappeared indoors."],
      ],
      ask: "What do you repeat or mislay first after listening to too many people?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "You notice everyone’s pallor except your own, so use this list as a mirror."],
        [
          "item",
          "Whenever anyone asks how you are, tears arrive well ahead of the customary “busy.”",
        ],
        [
          "item",
          "Everyone else is comfortable and you’re shivering, in a sweater that belongs to someone else.",
        ],
        [
          "item",
          "You’ve played a familiar old movie three evenings in a row, purely for the company.",
        ],
        ["item", "When the phone buzzes, your hand goes to your throat instead of your pocket."],
        ["item", "The dog has moved closer."],
      ],
      ask: "Who or what moves closer before you know that you’re worn out?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "You run hot and call it fitness; these symptoms generally arrive a week before the collapse.",
        ],
        [
          "item",
          "The jaw aches at breakfast, as though you’d been delivering speeches in your sleep.",
        ],
        ["item", "You take staircases at a gallop, and can’t recall the previous three flights."],
        ["item", "You’ve used the horn on a stationary school bus."],
        ["item", "You eat supper from the pan, standing, with the car keys in your other hand."],
        [
          "item",
          "People suddenly agree with you remarkably quickly, and you’re mistaking it for harmony.",
        ],
      ],
      ask: "Where does the speech you didn’t give today end up in your body?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your body doesn’t complain; it files an official notice, in duplicate, and the notices read as follows.",
        ],
        [
          "item",
          "Your back gives out at the beginning of a vacation, over an object that weighs practically nothing.",
        ],
        ["item", "You wake ahead of the alarm, for the satisfaction of beating it."],
        ["item", "Lunch has turned into fuel, and by evening you couldn’t identify what it was."],
        [
          "item",
          "A cut or a cough is left to look after itself, because you’re fully occupied with being fine.",
        ],
        [
          "item",
          "There’s an extra hole in your good belt, and you punched it yourself, with a nail.",
        ],
      ],
      ask: "Which notice from your body have you been filing without reading it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You learn of your own exhaustion last, usually from an innocent bystander, so consider what the bystanders see.",
        ],
        [
          "item",
          "By evening your speech is a croak, and you go on taking calls and blaming the pollen.",
        ],
        [
          "item",
          "The same story goes to the same listener twice in a week, excellently told both times.",
        ],
        [
          "item",
          "Silence seems like a fault on the line, so there’s a radio going in the bathroom.",
        ],
        ["item", "Your shoulders have relocated to the vicinity of your ears."],
        ["item", "You answer a message at the dentist’s, with your mouth open."],
      ],
      ask: "Who usually tells you that you’re tired, and what do you answer?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Strain sinks a remarkably long way in you before it shows, and then it resurfaces in unexpected places.",
        ],
        [
          "item",
          "An advertisement with an elderly dog in it undoes you, and you blame onions that you weren’t cutting.",
        ],
        ["item", "You sleep along the edge of the mattress, like a nurse on call."],
        [
          "item",
          "Your stomach consults the calendar; it tightens before every visit that you’ve described as pleasant.",
        ],
        [
          "item",
          "You can report on the welfare of nine relatives, and draw a blank at the tenth, which is you.",
        ],
        ["item", "Other people’s relaxation has started to offend you."],
      ],
      ask: "Before which visit does your stomach object, and what does it know?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "You burn out at full volume, so turn the volume down for a minute and look for these.",
        ],
        [
          "item",
          "You laugh more energetically than the joke deserves, and your cheeks are aching on the way to the restroom.",
        ],
        [
          "item",
          "You’ve assigned every hour two errands, and you’ve started running on escalators.",
        ],
        ["item", "An ordinary “no, thanks” from a friend makes the back of your neck hot."],
        ["item", "You describe your afternoon at such a speed that people nod in self-defense."],
        [
          "item",
          "Coffee has been promoted to a meal, and bed has been converted into a place for planning.",
        ],
      ],
      ask: "Which muscle in your face is the first to complain about how well you’re doing?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Your back gets the memo before you do; this week, check the rest of the staff."],
        [
          "item",
          "Dinner consists of the crusts and the broken cookies that everyone else rejected, eaten standing over the counter.",
        ],
        [
          "item",
          "Your rings are uncomfortable by evening, and you unbutton something the moment nobody’s looking.",
        ],
        [
          "item",
          "Every surface shines, and you haven’t been outdoors except to shake out a tablecloth.",
        ],
        [
          "item",
          "More than once you’ve canceled your own appointment in order to drive someone else to theirs.",
        ],
        ["item", "A cushion out of place can bring you surprisingly near tears."],
      ],
      ask: "Which appointment of your own did you last give up for someone else’s?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "When you run low the bulletins get louder, so listen to what your week sounds like.",
        ],
        ["item", "You’ve told an identical story three times and can’t remember to whom."],
        [
          "item",
          "The radio, the television and a relative on speaker are all going, in different corners, and you’re humming.",
        ],
        [
          "item",
          "When the telephone conversation finally ends you can feel your pulse in that ear.",
        ],
        [
          "item",
          "Asked which restaurant you’d prefer, you have no preference, just something close to panic.",
        ],
        ["item", "In bed you scroll through the celebrations of people you graduated with."],
      ],
      ask: "At what point this week did talk stop refreshing you and begin to tire you?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You absorb moods the way bread absorbs gravy, and here is how to tell when you’re saturated.",
        ],
        [
          "item",
          "A sharp comment from a stranger at the bank is still in your stomach at bedtime.",
        ],
        ["item", "You’re baking, in industrial quantities, for an event that nobody is holding."],
        ["item", "You’ve cried in the shower, and emerged asking who wants pancakes."],
        [
          "item",
          "Brass bands bring tears to your eyes, and so does any elderly couple sharing one umbrella.",
        ],
        [
          "item",
          "You wake before daylight and inspect everyone you love, one after another, mentally, for a fever.",
        ],
      ],
      ask: "Whose sharp comment went to bed with you last, and did they even know your name?",
    },
  },
  ISTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["lead", "You don’t run low gradually, so these are the warning lights on the dashboard."],
        [
          "item",
          "Scrapes and bruises multiply, always on the same side, from corners that haven’t moved since you did.",
        ],
        ["item", "You pass on the right, on an empty road, with nowhere in particular to be."],
        [
          "item",
          "You eat lunch standing, directly out of the packaging, with a screwdriver still in the other fist.",
        ],
        ["item", "The workout gets longer while the stretching gradually disappears."],
        [
          "item",
          "By evening, ordinary silverware has become intolerably loud, and you’ve snapped at an innocent animal.",
        ],
      ],
      ask: "Which corner have you been bumping into, and since when?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "lead",
          "Your body submits its reports quietly, over several weeks, and you have a tendency to turn up the music.",
        ],
        [
          "item",
          "You get out of the car in two installments, with a hand on the roof for the second.",
        ],
        [
          "item",
          "A tooth has opinions about temperature, and you have started to chew on the left.",
        ],
        [
          "item",
          "Bedtime slides later, because the solitary hour that belongs to you starts only after everyone’s asleep.",
        ],
        [
          "item",
          "You’ve eaten the identical supper five evenings running, and you couldn’t say what was in it.",
        ],
        [
          "item",
          "You sit down on the edge of the bathtub and you’re still there, minutes later, holding a sock.",
        ],
      ],
      ask: "What have you been chewing, lifting or climbing around instead of having it looked at?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        ["lead", "Your fatigue appears first in the wiring, long before anything aches."],
        [
          "item",
          "Nineteen tabs are open and there’s a podcast under the video, yet nothing has gone in since noon.",
        ],
        [
          "item",
          "You catch yourself breathing in the top two inches of your chest, through a clenched jaw, while reading forums.",
        ],
        [
          "item",
          "You’ve been through the same paragraph four times and could describe only its typeface.",
        ],
        ["item", "Half the sentences you start are finished by someone else."],
        ["item", "A week has gone by without your handling anything heavier than a telephone."],
      ],
      ask: "What was the last heavy thing you lifted, and how many days ago was it?",
    },
    Water: {
      stances: { company: "solitude", voice: "withhold" },
      lines: [
        [
          "lead",
          "When your reserves sink, it looks from the outside as if you’d merely become very peaceful.",
        ],
        ["item", "Showers get long enough for the mirror to surrender entirely."],
        [
          "item",
          "You sleep nine hours, and get up with the distinct impression that someone has been standing on you.",
        ],
        [
          "item",
          "Other people’s news interferes with your digestion, including the news of actors you’ve never met.",
        ],
        [
          "item",
          "One glass in the evening has evolved into a ceremony with its own special tumbler.",
        ],
        [
          "item",
          "You let calls ring out from people you like enormously, and then reread their old postcards.",
        ],
      ],
      ask: "Which of the people you like best have you been avoiding since exhaustion set in?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "You don’t tire gradually, you burn bright and then trip, so watch for the brightness.",
        ],
        [
          "item",
          "Mysterious bruises appear on your thighs from furniture that has occupied the same spot for years.",
        ],
        [
          "item",
          "You’re driving with one hand, eating with the other and resenting a perfectly innocent red light.",
        ],
        [
          "item",
          "Music that you love has suddenly become intolerably sluggish, and you skip ahead before the chorus.",
        ],
        ["item", "You cut your own hair at midnight and are delighted with it until morning."],
        [
          "item",
          "Sitting still for one telephone conversation feels like being held under a blanket.",
        ],
      ],
      ask: "Which piece of furniture do you collide with first when you’ve been overdoing it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Your body sends its reports through pleasure, so look in the places where pleasure has disappeared.",
        ],
        ["item", "You arrive at the end of a meal unable to tell anyone what it contained."],
        [
          "item",
          "You wear the same two outfits, day after day, because the others would have to be ironed or experienced.",
        ],
        [
          "item",
          "Plants on your sill have gone unwatered, and you’ve quit rotating them toward the window.",
        ],
        [
          "item",
          "Your lower back announces every stair, and you’ve started to plan around it the way people plan around construction.",
        ],
        ["item", "You wake from a nap more exhausted than before it, still clutching something."],
      ],
      ask: "Which small pleasure goes first, every time, when you are running down?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "Depletion makes you chatty before it makes you ill, and nobody suspects a thing.",
        ],
        [
          "item",
          "You’re doing impersonations at work, and between two of them you discover that you’re breathing at the collarbone.",
        ],
        ["item", "Colors look as if someone had washed them at the wrong temperature."],
        [
          "item",
          "You’ve accepted three invitations this week by saying “why not,” and couldn’t identify any of the hosts.",
        ],
        ["item", "Your hands are permanently cold and permanently occupied with a scrap of foil."],
        [
          "item",
          "You study the ceiling at night and compose elaborate apologies for being strange.",
        ],
      ],
      ask: "How does the world look to you at the end of a week with too many voices?",
    },
    Water: {
      stances: { head: "feeling", company: "solitude" },
      lines: [
        [
          "lead",
          "When you run low the world gets in without knocking, and these are the earliest leaks.",
        ],
        [
          "item",
          "An advertisement for insurance makes you cry, and immediately afterward the one for gravy does too.",
        ],
        [
          "item",
          "You can hear the neighbors’ marriage through a wall that used to be thick enough.",
        ],
        [
          "item",
          "Baths get longer, hotter and later, and you emerge from them eventually like something boiled.",
        ],
        [
          "item",
          "Your own cooking tastes of nothing, so you’re subsisting on toast and the leftovers of other people’s children.",
        ],
        ["item", "You’ve been avoiding the one friend who would certainly ask what’s wrong."],
      ],
      ask: "What gets in first, most evenings, when there’s nobody left on guard?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        ["lead", "Your engine doesn’t cough before it stalls, so watch for these."],
        ["item", "You drive the last mile home on someone’s bumper, for no reason you could give."],
        ["item", "You eat dinner upright, in your overcoat, for the second night running."],
        [
          "item",
          "The music at the gym is getting progressively louder, and the weights aren’t getting any heavier.",
        ],
        [
          "item",
          "You pick a fight with a printer, which wins, and you’re still composing replies to it in bed.",
        ],
        ["item", "Lying down, you feel your heart hammering as if someone had called your name."],
      ],
      ask: "What did you eat, drive or lift this week as though someone were timing you?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "You ignore the body until it complains in writing; these are the preliminary drafts.",
        ],
        [
          "item",
          "The old injury speaks up on the stairs, and you change your walk so as not to hear it.",
        ],
        [
          "item",
          "You take a third helping, absentmindedly, without tasting it, and the plate is already empty.",
        ],
        [
          "item",
          "You stay in the parked car for ten minutes because the front steps look unreasonably steep.",
        ],
        [
          "item",
          "The cut on your thumb enters its second week under one grubby, unraveling strip of tape.",
        ],
        [
          "item",
          "Someone borrows your mug, and your irritation is all out of proportion to the mug.",
        ],
      ],
      ask: "Which ache have you been walking around, instead of sitting down with?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "lead",
          "In you, fatigue sounds like high spirits, so other people are going to overlook it.",
        ],
        [
          "item",
          "You tell one couple the identical anecdote twice in an evening, noticeably faster the second time.",
        ],
        [
          "item",
          "Two screens, a podcast and a conversation are running, and you couldn’t say what any is about.",
        ],
        [
          "item",
          "Your shoulders have moved up beside your ears, and you discover it when a friend hugs you.",
        ],
        [
          "item",
          "You agree to a third party on the same night and sit in the bathroom at the second.",
        ],
        ["item", "Each time the phone lights up, your breath stops halfway down."],
      ],
      ask: "In which noisy place this week did you go and sit in the bathroom?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "With you the inside runs low first, and the outside goes on with the performance.",
        ],
        [
          "item",
          "A commercial with a dog in it gets you, and you leave abruptly for a glass of milk.",
        ],
        [
          "item",
          "It takes a snack and a long scroll to feel you’re home, and another to go on feeling it.",
        ],
        [
          "item",
          "Every crowd smells like trouble, and you instinctively stand where you can see the exit.",
        ],
        ["item", "You wake in the dark, your jaw clamped on a dream about arriving late."],
        [
          "item",
          "Other people’s complaints turn up in you by suppertime: a colleague’s migraine, a cousin’s lower back.",
        ],
      ],
      ask: "Whose discomfort have you been wearing this week as if it were your own?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "lead",
          "Your engine gives no warning except the following, all of which you’re brilliant at shrugging off.",
        ],
        ["item", "Your voice has gone to gravel, and you’re rather proud of how you lost it."],
        [
          "item",
          "Three evenings in a row you were the last to leave, for no reason you could name.",
        ],
        ["item", "Ordinary sounds, a spoon, a zipper, have become a personal provocation."],
        [
          "item",
          "You trip repeatedly on the same step and call it slapstick until the bruise turns yellow.",
        ],
        [
          "item",
          "An unoccupied Sunday lies ahead of you, and the anticipation makes your jaw ache.",
        ],
      ],
      ask: "At which hour yesterday did you start running on applause instead of food?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Yours is a frank body, which objects politely for an entire week before it shouts.",
        ],
        [
          "item",
          "You eat standing, from the container, and you’ve forgotten the taste ten minutes later.",
        ],
        [
          "item",
          "The expensive lotion, the long bath and the stretching have all been postponed since the weekend.",
        ],
        ["item", "In the middle of an affectionate hug you notice that you’re leaning."],
        ["item", "Sweet things call to you individually around four, and again after the news."],
        [
          "item",
          "You’re wearing the stretchy pants for the third consecutive day and no longer pretend it’s laundry.",
        ],
      ],
      ask: "Which small bodily pleasure is the first to go when you’re overdrawn?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "lead",
          "Listen to your own conversation, since it deteriorates before anything else in you does.",
        ],
        ["item", "You’ve told an identical anecdote twice to the same man, who was kind about it."],
        [
          "item",
          "You embark on a remark confidently and then can’t remember what you came in for.",
        ],
        [
          "item",
          "There’s a video playing as you fall asleep, and another already playing as you wake.",
        ],
        ["item", "Your breath stops at the collarbone, and a generous yawn feels like news."],
        [
          "item",
          "You accept three invitations for a single evening and secretly hope that one collapses.",
        ],
      ],
      ask: "What were you avoiding hearing the last time you kept the sound on all night?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "lead",
          "You absorb a place like a sponge, and a saturated sponge gives itself away like this.",
        ],
        ["item", "You cry at an advertisement for tires, and not a particularly accomplished one."],
        ["item", "Every headache in the building seems to finish its shift in your forehead."],
        ["item", "The phone rings, it’s a person you adore, and you simply watch until it’s over."],
        [
          "item",
          "You’ve made plans enthusiastically and been ill by the time each of them came around.",
        ],
        ["item", "In old photographs you look for evidence of whether you were happy."],
      ],
      ask: "Whose exhaustion did you bring home with you most recently?",
    },
  },
};
