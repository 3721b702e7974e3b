import type { TypeProse } from "../type-prose.ts";

export const istp: TypeProse = {
  stances: {
    company: "solitude",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    risk: "bold",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re out of your seat before the sound has ended, and by the time the others have asked what it was, you’re back with it in your hand. Aries gave you the jump; something cooler selects where you land, and people who take you for reckless never notice that you checked your knots twice. What you’re really up to is finding out, daily, whether you would freeze.",
      argument: [
        "The quarrel concerns witnesses and wages. Aries wants to win, visibly, against somebody, and the Virtuoso wants to have done it right and be gone before the photographs. You commonly settle it by winning and then behaving as if it had been an errand, so that your rivals feel insulted and your friends have nothing to celebrate.",
        "That costs you the very glory that half of you worked for, and by evening there is a temper about with no owner. Try this the next time you come first at anything at all. Stay on the spot for five minutes, let people say it, look at whoever is speaking, and reply “Thank you, I wanted that.” After which you may run.",
      ],
    },
    Taurus: {
      thesis:
        "People like you keep a pocketknife until the handle fits no one else, and could leave the country with it tomorrow. That’s the puzzle of you. Taurus likes the gravy, the mattress, the dog asleep on its feet; your other half keeps a full tank, so that nobody can rush you and nobody can pen you in. What you’re really up to is learning how something can be kept without being locked.",
      argument: [
        "One side of you wants to stay put until the furniture has grown around it, and the other starts to look for the back gate whenever a lease is mentioned. Taurus saves, feeds and waits, whereas the Virtuoso travels light and has a low opinion of sideboards. Mostly you settle it by staying and describing it as temporary, an arrangement that has been known to reach the age of fifteen.",
        "What it costs is the comfort itself, since you never quite lean back in it, and the people who share it with you are never certain that you’ll remain. Choose one thing this month to commit to in writing, for two years, with your name under it: a plot, a person’s Sundays, a class of novices. See how heavily you sleep.",
      ],
    },
    Gemini: {
      thesis:
        "You can talk to the mechanic about Portugal and to the Portuguese about gaskets, and you’ll have taken something apart before the coffee comes. Gemini supplies the chatter, your hands the proof. Then, in the middle of the best conversation of the evening, you’ve gone, and the others are still looking at your glass. What you’re really up to is hunting for a puzzle that won’t let you leave.",
      argument: [
        "Here curiosity has two speeds and one set of ears. Gemini would ask the whole street and carry the answers on to the next one, while the Virtuoso accepts nothing that hasn’t been tested in private, without commentary. You tend to settle it by being very amusing for ninety minutes and unreachable all week, on a cycle that only you can predict.",
        "The cost is that people know your routines and none of your reasons, and feel entertained, then dropped. For the next three weeks try sharing a piece of what you do when you’re alone: one photograph of it, to one person, with one line about where you’re stuck. It has to be incomplete, since a polished thing would only be another performance, and you give enough of those.",
      ],
    },
    Cancer: {
      thesis:
        "You look as if you could walk away from anything, and you still know the smell of the hallway in the first place you lived. Cancer keeps all of that, under a shell you had custom made. You bring people jump cables, spare blankets, the good flashlight, and hardly ever your news. What you’re really up to is guarding a home whose address you’ve given to almost no one.",
      argument: [
        "The one half feels everything at skin level, and the other was hired to see that it doesn’t interfere with operations. Cancer wants to be near, to be asked, to be missed by supper; the Virtuoso wants the key and no instructions. Generally you settle it with services, repairing things for the very person you long to be held by, and leaving before the coffee.",
        "So they thank you, sincerely, for the repairs. It’s an expensive misunderstanding, and with some people you let it go on for years. Choose one of them. Arrive without a single tool, stay for an hour with nothing to do, and before you go, say that you came for the company.",
      ],
    },
    Leo: {
      thesis:
        "You pretend that you don’t hear it when they talk about you, and you can quote it word for word a year later. Leo loves the gasp, and the rest of you despises anyone who plays for it, so you do things superbly, with your back turned, at an angle from which it can be seen. What you’re really up to is being discovered, again, without having asked.",
      argument: [
        "It’s pride against pride. Leo’s sort wants a stage, warmth and its name said clearly, and the Virtuoso’s sort would sooner be underrated than be caught wanting anything. As a rule you settle it by excelling at something odd where there’s little competition, and then waiting, with great nonchalance, for word to get around.",
        "When it doesn’t, you turn cold and royal toward people who had no idea that there was an exam. They’d have cheered. They are, several of them, the cheering kind, so put up a notice: tell four friends the date, the place and what you’ll be doing, and that it would please you if they came. Dying of embarrassment takes about a minute, and then there are four faces in the front row.",
      ],
    },
    Virgo: {
      thesis:
        "You hear the bearing before it goes, and the lie before it’s told, and you have learned that neither is welcome news. Virgo gives you the eye and your fingers the remedy, and between them you improve whatever you’re left alone with. Compliments make you look for the catch. What you’re really up to is making one thing in this sloppy world so right that you could finally stop.",
      argument: [
        "They’re agreed on quality and on not much else. Virgo wants the method, the label, the same drawer every time, and worries about what has been overlooked; the Virtuoso goes by feel, ignores the procedure, and trusts that anything that breaks can be dealt with then. You settle it by improvising brilliantly and afterward lying awake to find the fault in it.",
        "Hence the tiredness, and hence a certain sharpness toward people who do things badly and sleep well. Try setting the standard in advance, and low enough to be met: before you start, write on a scrap of paper what would qualify as good enough, fold it, and put it in your pocket. When you’ve reached that, you stop. The scrap rules, and nobody in you gets to appeal.",
      ],
    },
    Libra: {
      thesis:
        "Ask you where you’d like to eat and you’ll say you don’t mind; ask you which of two hinges is better and you’ll draw blood. Libra wants everyone comfortable, while your judgment has never been comfortable in its life, and you’re so pleasant that people overlook how seldom you agree. What you’re really up to is finding a way to be exact that leaves the room in one piece.",
      argument: [
        "The disagreement is over company and candor. Libra is at its best in a pair, and would trade a good deal for a lovely evening, whereas the Virtuoso thinks best alone and says what’s so, in few words, generally as the dessert arrives. You settle it by being agreeable for a month and devastating for ten seconds.",
        "People remember the ten seconds. You remember the month, feel misjudged, and withdraw to somewhere well designed. Try smaller doses, sooner: once a day this week, express one mild true preference within a minute of having it, such as too loud, not that wine, I’d rather walk. It ruins nothing, and it spares everybody the ten seconds.",
      ],
    },
    Scorpio: {
      thesis:
        "You can sit across from a person for an hour, say eleven words, and leave with the thing they came to hide. Scorpio goes for the nerve; your other half merely wants to see how the nerve works, and since neither explains itself, people feel either X-rayed or completely safe, sometimes both. What you’re really up to is looking for someone whose secrets you’d be willing to trade for yours.",
      argument: [
        "Two private natures share this house, and for opposite reasons. The Virtuoso says little because there’s little that needs saying, and moves on easily; Scorpio says little because it matters so terribly, and moves on never. In practice you settle it by looking detached and staying attached, so that years later you’re still holding up your end of something the other party took to be over.",
        "The result is intensity without an address: grudges kept in running order, love no one was informed of. Select a single one of those. Tell the person concerned, in two plain statements, what has been going on, and don’t search them for a reaction while you do it. Watch your own hands, if you have to. They’re shaking; that’s permitted.",
      ],
    },
    Sagittarius: {
      thesis:
        "There tends to be a packed bag within your reach, wherever the bed is. Sagittarius wants the farther range of hills and a theory of everything to go with it; you also know how to fix the bus. You tell people the truth in passing, cheerfully, from the running board, and are gone before it lands. What you’re really up to is testing how far one can go and still belong to somewhere.",
      argument: [
        "They both love the open road, and fall out over the talk. Sagittarius has convictions, and preaches, promises and rounds up; the Virtuoso has found that most large statements come apart when you turn them over, and won’t sign one. You usually settle it by making a grand announcement at supper and dismantling it, silently, on the way to bed.",
        "So you leave half-kept promises behind you all over the world, with people still waiting on them. It was never dishonest, because the enthusiasm was real, and then so was the doubt. Before you next propose a thing, add a clause that you can actually keep: “I’d love that, and I’ll know by the first.” And on the first, tell them yes or no.",
      ],
    },
    Capricorn: {
      thesis:
        "Someone tends to hand you the keys early, to a boat, a boiler, a family, and it occurs to nobody to ask whether you mind. Capricorn shoulders it. The other half of you knows all along where the fire ladder is and never once uses it, and your humor gets so dry that people check the label. What you’re really up to is earning a freedom that you could have taken years ago.",
      argument: [
        "Duty and play make poor roommates. Capricorn wants the summit by the recognized route, with the certificates in order; the Virtuoso wants the north face, on a whim, because the rock felt good. You generally settle it by working until all is secured, and postponing the whim to a date which recedes as you approach it. Hence the excellent equipment in the attic, hardly used.",
        "The cost is a kind of bitterness that resembles competence. Here is a bargain the sterner half can accept, because it’s on the schedule: one working afternoon every month, with no purpose, no improvement, and no telling anyone that it was good for you. Climb, ride or dismantle something for no reason, and be back for the meeting.",
      ],
    },
    Aquarius: {
      thesis:
        "You don’t understand why they do it that way, you’ve stopped asking, and you do it your own way behind the building. Aquarius dreams up the better world, for which your hands have already built the bracket. Everybody’s friend, you’re missing from most of the pictures. What you’re really up to is inventing a life that nobody could have handed you, and hoping that a few others might fit in.",
      argument: [
        "They share a taste for distance and split on what’s to be seen from there. Aquarius sees mankind, the system, the future, fairness; the Virtuoso sees this pump, this leak, today, and suspects that mankind is mostly a leak at a time. You settle it, typically, by scorning causes in conversation and mending a stranger’s roof for nothing.",
        "It’s lonely, because the idealists don’t know that you’re with them and the practical people suspect you of ideals. Give it a public form: find a group that is trying to do something you approve of and doing it badly, and offer one skill, for one evening a month, with a refusal of all meetings as part of the offer. Wear the name tag. People are going to be so relieved.",
      ],
    },
    Pisces: {
      thesis:
        "You can make anything run, and you cry at the sea. Pisces let the whole ocean in, and then someone practical came along and put in bulkheads, so that normally you’re dry, capable and slightly absent, like a person listening for a ship. Strangers confide in you at gas stations. What you’re really up to is finding a craft that all that feeling can be poured through.",
      argument: [
        "No two instruments are worse matched than a tide and a caliper. Pisces dissolves, forgives, and trusts that it will somehow come right, while the Virtuoso measures, doubts, and wants to see the part. You tend to settle it in shifts, so that by day you are practical to the point of rudeness, and at night you float, and don’t care to be asked where you’ve been.",
        "It costs you valuable information. What you sense about a friend, your health or a contract comes in after hours, and nobody writes it down. So keep a record: for three weeks, on waking, write two lines about what you felt, and afterward reread them with your caliper in hand. Some of it will measure up.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You’re steady at the exact moment when steadiness is worth most and is hardest to find.",
        "You try the thing personally before you’d ask another living soul to risk it.",
        "Nobody around you stays stuck for long, since you can’t bear to watch a stall.",
      ],
      costs: [
        "Calm weeks feel like a slow puncture, and you’ve been known to enlarge one to see what happens.",
        "Your contempt for clumsiness is quick, accurate and remembered by people who were only learning.",
        "You leave at the high point, so others are alone with the cleaning up and the sadness.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "The first fades as the second grows. When a thing no longer scares you, you’ve arrived; look around before you raise the stakes.",
        },
        {
          between: "Seen or free",
          text: "You’d like to be admired and not be interrogated about it, so decide before each appearance which of the two you want more.",
        },
        {
          between: "Blunt or brave",
          text: "The quick comeback passes for courage. The braver thing, as a rule, is to say what you hope for.",
        },
      ],
      practice:
        "For a week, when something startles or annoys you, take three complete breaths before you speak or act, however certain you are. At night write down one case in which the pause altered what you did.",
    },
    Earth: {
      gifts: [
        "What you make or mend can be leaned on, and people do, without thinking, for years.",
        "You know what enough is, in salt, in torque and in talk.",
        "In your company the anxious calm down, as animals do beside something large that isn’t worried.",
      ],
      costs: [
        "You’d rather work around a wrong arrangement for a decade than hold the conversation that would end it.",
        "Affection goes into objects, and the objects never say whom they were meant for.",
        "Your patience has no gauge on it, so when it’s gone the news comes as a shock to everyone.",
      ],
      tensions: [
        {
          between: "Stay or be able to stay",
          text: "You need the exit in order not to use it, and it would be kind to tell those inside that it’s how you relax.",
        },
        {
          between: "Use or keep",
          text: "The best blade is still in its oilcloth, because a thing saved for the proper occasion is waiting on you to declare one.",
        },
        {
          between: "Self-reliant or alone",
          text: "The two look alike until you’re ill. Accept one small favor a week, while you’re well, for practice.",
        },
      ],
      practice:
        "Each evening for a week, put your bare feet on the floor and your phone in another room. For five minutes notice every place that aches, and choose one to be kind to before sleep.",
    },
    Air: {
      gifts: [
        "You make hard things simple, and don’t charge people for having found them hard.",
        "No one can rush you into a conviction, a panic or a bandwagon, however well it’s decorated.",
        "You find what’s funny in a disaster, and it’s usually also where the solution lies.",
      ],
      costs: [
        "You answer the problem and miss the person, who had brought the problem along for company.",
        "As soon as a thing is understood you treat it as done, and others find it in pieces.",
        "Your fairness can look a lot like indifference from the side that’s losing.",
      ],
      tensions: [
        {
          between: "Options or roots",
          text: "Every open possibility needs a little of your warmth to keep it alive. Close two, and see how warm it gets.",
        },
        {
          between: "Wit or welcome",
          text: "A remark can let people in or keep them off. You know which as you say it; they only learn afterward.",
        },
        {
          between: "Observe or join",
          text: "The best view is from the rail, and the music’s on the floor. Dance badly for one number per occasion.",
        },
      ],
      practice:
        "Once a day this week, when someone brings you a problem, ask “Do you want an idea or an ear?” Then supply only that, for at least ten minutes, even if the idea is excellent.",
    },
    Water: {
      gifts: [
        "You notice suffering early and treat it so discreetly that the sufferer keeps their pride.",
        "Your loyalty doesn’t need upkeep: after years apart, you take up the load where it was dropped.",
        "Beauty gets through to you, in tunes and weather, and you never use it to impress.",
      ],
      costs: [
        "Others learn what you felt when it’s over, from a change of address or a third party.",
        "You soak up the mood of a house and then suppose that you are simply tired.",
        "You nurse an old injury with real skill, so that it never hurts much and never quite mends.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want both by tomorrow. Take near, in company with one person, for an hour you set beforehand.",
        },
        {
          between: "Feel or function",
          text: "Mostly you postpone the first to do the second. Give the postponed thing an appointment, and turn up.",
        },
        {
          between: "Rescue or respect",
          text: "Some people are floundering, and some are only swimming in a style of their own, so ask from the shore before you jump.",
        },
      ],
      practice:
        "Every evening for ten days, send one person you love a message of under ten words about something you actually felt that day. No explanations and no jokes. Put the phone down before they reply.",
    },
  },
  openings: [
    "You know what you can do, roughly to the millimeter, and beyond that you’ve let the matter rest. These first pages take off the cover. Under it are two mechanisms from different manufacturers, never intended for one housing, which have been running together, with some noise, for the whole of your life.",
    "You have never called in sick from something you were good at and allowed to do; from the other kind you have, and sounded terrific. This part is about telling the two apart sooner: who should be your boss, if anyone, what it’s worth when you make it look easy, and why a promotion so often feels to you like being moved away from the window.",
    "Ask those who love you and they’ll say that you are the first person they’d phone from a ditch and the last who would tell them you were in one. They’d like to be phoned. These pages go into what you do instead of speaking, how it looks from the other side of the table, and how much three or four spoken syllables would accomplish.",
    "You’ve been inside boilers, crawl spaces and other people’s computers, and don’t scare easily, and still there is one panel that you have always screwed back on without looking behind it. What’s in there isn’t dangerous. It’s soft, it’s considerably younger than you, and it has been keeping an account of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, with the exception of the one vehicle you can’t trade in. It runs, so you drive it. Here you’ll discover what its noises mean, how it learns, what it likes to do of an evening, and where you might put a drop of oil, none of which takes very long.",
    "Purpose is a word that you’d cross the street to avoid, and you are right about most of the people who use it. All the same, there are jobs for which you would get up in the dark without being paid, and faces you would do it for, and put side by side they make a direction. You needn’t call it anything.",
  ],
  year: {
    "new 1":
      "Alter something about yourself that others can see, and skip the shrug when they do. If anyone asks why, tell them you felt like it, which is a complete reason.",
    "new 2":
      "Raise what you ask by the amount that makes you look at the floor, quote it to the next person who inquires, and leave the silence for them to fill.",
    "new 3":
      "Go over, with a can of oil, to the neighbor whose gate has been squeaking all year, stay for the story, and find out what the dog is called.",
    "new 4":
      "Put in the thing that means you live here, whether that’s the shelf, the hook, or the second key cut for someone. Use screws instead of tape this time.",
    "new 5":
      "Start something at which you’ll be visibly bad, with people who laugh, or invite the person. A clumsy invitation has been known to outdo a perfect silence.",
    "new 6":
      "Choose one small upkeep for your own frame, as you would for an engine you meant to keep, and do it at the same hour daily for three weeks. No heroics.",
    "new 7":
      "Tell the person who stands nearest what you intend before you do it. It will feel like asking permission, though to them it’s the difference between partner and bystander.",
    "new 8":
      "Lay the whole account out on a bench: what you owe, what you’re owed, whom you miss. Before you touch any of it, name each part to one other person.",
    "new 9":
      "Sign up for the subject you have always learned sideways, with a teacher this time, or travel on short notice to somewhere your skills are no use to anyone.",
    "new 10":
      "Let one piece of work go out with your full name on it, and when someone senior asks who managed that, remain standing where you are.",
    "new 11":
      "Turn up twice in a row to the same group. On the second occasion they’ll save you a place, and you’ll need some answer to that.",
    "new 12":
      "Take yourself out of reach for two whole days, and announce the return beforehand. Solitude does you more good when nobody’s out there looking for tracks.",
    "full 1":
      "You’re more readable at the moment than you suppose. Ask one person what your face has been saying, and don’t correct the translation.",
    "full 2":
      "What you’ve earned, lent, or given away as a small favor adds itself up, so send the bill that you were too proud or too fond to send.",
    "full 3":
      "Some comment of yours, accurate at the time, returns. Find the person it landed on, explain what you meant, and leave the accuracy at home.",
    "full 4":
      "Home wants more of you than your handiness, so when everyone gathers, put down the screwdriver and take the middle of the sofa.",
    "full 5":
      "A thing you made for no reason gets noticed, or a feeling does. Resist explaining how it works, and take the compliment whole, like a pill, with water.",
    "full 6":
      "The ache you’ve been steering around asks to be named. Make the appointment you’d nag a friend into, and cancel the heavy lifting until you’ve been.",
    "full 7":
      "Someone dear shows you how they’ve experienced your silences. Hear it through without a defense, and then ask which of them was the longest.",
    "full 8":
      "Something kept behind the panel comes loose by itself. You’re good in a real mess, so remain, and this time mention that you are in it too.",
    "full 9":
      "A rule of thumb that has served you for years meets a case it can’t handle. Be interested out loud, which shows others how to be wrong in comfort.",
    "full 10":
      "They see what you do, or at last you see that they don’t. Either way, name the position you want to the person who can give it.",
    "full 11":
      "You learn who considers you a friend, and it’s a longer list than yours. Answer three of them this week with something other than a thumbs-up.",
    "full 12":
      "Fatigue that you’ve outwitted for months catches up in a soft place. Lie down before you’ve earned it, and let anyone who offers bring you the tray.",
    "eclipse 1":
      "The one who never needed anything goes out of production, and there’s no manual for the successor. Improvise for a while, in company.",
    "eclipse 2":
      "An income, or a habit of making do, gives out. Before patching it, ask whether you’d build it this way today.",
    "eclipse 3":
      "A line goes dead, with a sibling, a colleague, a place on your route, and it’s worth writing down what it used to bring you.",
    "eclipse 4":
      "The walls change, or who’s inside them does. Keep the good hammer and one useless thing, and let others help with the rest.",
    "eclipse 5":
      "A game you were unbeatable at is over. Be sad about it for a full evening before you go looking for another.",
    "eclipse 6":
      "The arrangement that kept everything running seizes up. Take it apart slowly and lay out the pieces before you order new ones.",
    "eclipse 7":
      "A partnership shifts its whole weight. Don’t jack it up from below; sit across from each other and discuss what it should bear.",
    "eclipse 8":
      "Something shared, owed or mourned comes to its end. Accept a hand with it, particularly if you could manage without.",
    "eclipse 9":
      "A map you trusted goes out of date overnight. Travel a while by asking people, which you’ve always considered cheating.",
    "eclipse 10":
      "A role closes, perhaps the one you were always called in for. Leave the phone unanswered, and see what you’re like.",
    "eclipse 11":
      "The old crew scatters. Choose two you’d drive all night for, and inform them that they’re on that list.",
    "eclipse 12":
      "A long private effort is over, though nobody will mark it, so mark it yourself, with an excellent meal and one guest.",
    "jupiter soft":
      "Things open with less force than you’ve been trained to use. Say yes to the larger version of the offer, including the part where other people are involved, and buy the better boots before you set out.",
    "jupiter hard":
      "Everything looks possible, jumpable and worth the entrance fee. Your judgment of distance is excellent except when you’re pleased with yourself. Cut this season’s adventures to two, and let a doubtful friend inspect the straps on both.",
    "saturn soft":
      "Slow work sets firmly now, and you’ll be trusted with something that has a long warranty. Accept, and ask for the terms in writing, since you are apt to do it well first and discuss it later.",
    "saturn hard":
      "Rules without visible purpose get in your path, along with the people who administer them. Don’t go around this time; fill in the form, meet the deadline, and keep your ingenuity for the part that deserves it.",
    "uranus soft":
      "A shortcut turns up that nobody had drawn in, and you’re one of the few who’d dare to use it. Try it on a small load first. Then show someone else, while it still feels like play.",
    "uranus hard":
      "What you had running smoothly gets jolted, and your first impulse is to throw everything out and drive. Sleep one night on the keys, then replace a single part, deliberately, and find out whether it was really the frame.",
    "neptune soft":
      "Your fingers know things at present that you couldn’t defend to a skeptic, so give them music, clay or a shoreline for an hour a week. Sign nothing in that hour, and tell someone what drifted up.",
    "neptune hard":
      "The gauges are fogged, so instinct can’t be trusted at its customary speed. Double the distances. If a person or a purchase seems made for you, have it looked over by a friend who isn’t under the spell.",
    "pluto soft":
      "You can take something down to the bare block and find that it’s sound. Take a habit or an old fear, work on it weekly with one witness, and keep none of the rusted parts for later.",
    "pluto hard":
      "Somebody is pushing, or you are, and neither will say for what. Your strength is to wait in silence until the other side moves. Speak first instead: one demand, one limit, no sarcasm, and then hear theirs out.",
    "mercury retrograde":
      "Instructions go astray, mostly the ones you thought were obvious. Say it twice, save it twice, and reread your shortest messages for frost.",
    "mercury direct":
      "Lines clear. Send the reply that was stuck at “OK,” with two more sentences on it, one of which isn’t about logistics.",
    "venus retrograde":
      "Someone you left without explanation comes to mind, or a thing you sold. Write the explanation first, and then decide whether it needs a stamp.",
    "venus direct":
      "Taste comes back, and warmth along with it. Take one person to the place you’ve been keeping for yourself, and let them order.",
    "mars retrograde":
      "Force slips its gears for now. Sharpen, clean and rehearse, and if you’re furious with an object, consider which person it’s standing in for.",
    "mars direct":
      "Grip returns. Use the first good day on what you’ve been avoiding, and only the second on what you’ve been itching to ride.",
    "ingress jupiter":
      "A year with a wider turning circle begins. Decide whom you’d like to have in the passenger seat for it.",
    "ingress saturn":
      "For a few years one area will demand proper foundations. Dig them before you’re told to, and let someone check the level.",
    "ingress uranus":
      "Years of odd noises and sudden improvements begin in one compartment of life. You’re better equipped for this than most; help a nervous neighbor.",
    "ingress neptune":
      "An age of softer edges sets in. Settle what you’ll keep measuring exactly, and allow the rest to be beautiful.",
    "ingress pluto":
      "Something goes down to the foundations over many years. Be patient with the dust, and don’t sleep alone in the house.",
    "month 1":
      "Take every key off your ring, put back only those for places you’d still want to enter, and return one in person.",
    "month 2":
      "Give one precise compliment a week, face to face, about something the other person worked at. Stay for the reply.",
    "month 3":
      "Complete the repair that is waiting on a single part. Order it today; if you find that you won’t, give the thing away.",
    "month 4":
      "Spend an afternoon learning from a beginner, a child if possible. Ask questions only, and touch nothing.",
    "month 5":
      "Write down what you charge for your hours, favors included. Give one favor freely, and put a figure on the next.",
    "month 6":
      "Go on a trip of one night with someone, with them in charge. Veto nothing, even the route.",
    "month 7":
      "Have the part of you that creaks looked at by a person trained in creaks. Book it in the first week.",
    "month 8":
      "Three times this month, answer “How are you?” with one true particular. Watch what they do with it.",
    "month 9":
      "Lend a tool you’re fond of, don’t mention it for a month, and observe who you are without it.",
    "month 10":
      "Return to something you quit as soon as you’d understood it. Put in ten more hours, and look for the second floor.",
    "month 11":
      "Look up someone who taught you with few words, and tell them, in few words, what you still do their way.",
    "month 12":
      "Stay at one gathering until the lights go up. Help with the glasses last, after you’ve talked to two people.",
  },
};
