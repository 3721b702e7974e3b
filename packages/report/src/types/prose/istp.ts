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
        "When something goes wrong, you go toward it. The noise, the smoke, the phone call at three in the morning paralyze other people, and in you they clear the head; immediately you recognize what has to be done first, and you’re doing it. ISTP reads the situation with its hands; Aries needs no one’s permission. Anyone who has been in trouble near you would want you there the next time. It’s over soon, you wipe your hands, and someone asks you to sit down and stay a while. That’s the point at which you become restless. Nothing is broken any more, and you don’t know what you’d be for.",
      argument: [
        "Aries wants to matter, at once and visibly. ISTP wants a task with edges, and an end to it. A crisis offers both, and ordinary closeness offers neither: it has no signal, no tool, and no moment when it’s done. So you’ve specialized. People have learned that they get you only when something is wrong. The good days pass without you, and those who love you feel it, and some begin, without quite intending it, to have more trouble than they used to. It costs you being wanted for no reason.",
        "This week, turn up somewhere when everything works. Announce it, so that you can’t turn it into a repair: “Nothing’s wrong. I thought I’d come by for an hour.” When your hands start looking for a job, put them around a cup, and stay until the hour is over.",
      ],
      year: [],
    },
    Taurus: {
      thesis:
        "Things last with you. A tool, an animal or an engine in your care forgets its age, nothing is replaced that can be repaired, and people who live near you soon discover that whatever you’ve touched is dependable. ISTP understands how it works; Taurus has the patience to keep it working for thirty years. With people you’re equally steady, if they consider what you do: present in the evening, and the next one. In all that time, though, a certain sentence hasn’t come. Asked whether you’ll be there next summer, you look toward the window, and say that you’ll see.",
      argument: [
        "Taurus settles, and once it has its place it doesn’t move. ISTP wants to be able to go at any time, without owing anyone an explanation. You’ve found a solution that satisfies them both: you stay for years without ever saying that you’re staying. Physically you’ve settled, and in your imagination the engine is running. The other person has your presence and can’t build on it. They hesitate over every larger plan, since nothing has been promised, and you wonder why they’re sad.",
        "This week, put one thing into words that has been a fact for a long time: “I live here. I’m not going anywhere.” Say it to the one who’s waited longest, and give it a date if you can, such as next June. Then look at them, and don’t add a joke.",
      ],
      year: [],
    },
    Gemini: {
      thesis:
        "People are glad when you come in. The comedy of a situation is obvious to you before anyone else, a complicated mechanism takes you two minutes to explain, and a tense gathering relaxes as soon as you speak. ISTP sees what is really going on; Gemini finds the line for it. Often it’s the most accurate remark of the evening. It comes very quickly, too. Now and then someone leans forward, lowers their voice and asks you something they’ve wanted to ask for a long while. There’s a short silence. You say something hilarious, everyone is delighted, they as well, and they sit back.",
      argument: [
        "Gemini needs exchange, lots of it, light on its feet. ISTP needs a wide space around it, where no one puts a hand. Humor is the one thing that provides both, since it brings people near and keeps them there at arm’s length. So it has become a reflex: you make people laugh at the exact moment they were about to reach you. It’s done with charm, and no one can object. What it costs is the question. It isn’t repeated, and they go home entertained, with a feeling of having been turned away.",
        "This week, let one serious remark arrive. When the line comes to your lips, and it will, wait for one breath and answer straight, in five words if that’s all there is: “Yeah. It’s been rough.” You can be funny afterward. They’ll enjoy it twice as much.",
      ],
      year: [],
    },
    Cancer: {
      thesis:
        "Taking care of people is something you do without ceremony. Whatever is worn, empty or about to fail gets repaired while they’re out, and if they thank you, you shrug. ISTP has the skill; Cancer remembers what each of them needs, and can’t sleep while it’s missing. They feel protected near you and rarely consider why. On certain days, you are the one who could use some attention. A remark has hurt you, or you’re lonely, or simply exhausted. You say nothing. You go out to the garage, or for a drive, or into a screen, and leave the light on. Then you listen for steps.",
      argument: [
        "Cancer, when it’s hurt, wants to be looked for. ISTP wants to be left alone, and has made that clear to everyone. One gesture has to serve for both, and it reads only one way: you go away so that someone will come after you. They don’t, out of respect. They’ve learned that you need your space, they remind each other to be patient, and each undisturbed hour convinces you further that you aren’t missed. Eventually you return, considerably colder, to people who had been congratulating themselves on their consideration.",
        "This week, change one thing about the way you leave. Say, “I’m going out there for half an hour. Come get me after that.” If it’s too much for your voice, write it. And when someone comes, put down whatever is in your hands, though it’s not finished.",
      ],
      year: [],
    },
    Leo: {
      thesis:
        "What you do looks effortless. The landing, the repair, the turn on a narrow road: others hold their breath, and you’re already on to something else, as though anyone could have done it. ISTP put in the thousand hours, alone, until the movement was exactly right; Leo gave it style, the last elegant touch that no one had requested. People enjoy watching you, and they learn a great deal from it. When they praise you, you say that it was nothing. They believe you. On the way home you notice a bad mood that wasn’t there before.",
      argument: [
        "Leo needs admiration the way an engine needs fuel. ISTP considers the need embarrassing, and conceals both the effort and the hunger. The compromise is performance without admission: you make it look easy, and then mind that no one thanks you. From outside there’s nothing to thank you for, as evidently it cost you little. What it costs in fact is considerable, and the bill is presented, in the form of a coolness that no one can interpret, to the very people who would have paid it gladly if they’d known that anything was owed.",
        "This week, show the effort once. Tell someone what went into it: “That took me two years to learn.” Or let them watch while you practice and fail. When the praise comes, answer, “Thanks, I worked hard for that,” and remain standing there until it’s over.",
      ],
      year: [],
    },
    Virgo: {
      thesis:
        "A problem of a certain size couldn’t find a better person. You notice the irregularity that everyone else has overlooked, you trace it to its origin, and you correct it so cleanly that it might never have existed. ISTP has the instinct; Virgo has the conscience, and won’t sign anything that isn’t right. Whoever gives you a task can forget about it. Because of that, they give you many, and your days are filled with excellent solutions to other people’s questions, some of which they could have answered themselves. Only your own larger matters don’t advance: the plan, the decision, the conversation about the two of you. You’re going to get to them.",
      argument: [
        "Virgo is devoted to precision. ISTP enjoys a job that can be held in two hands and completed by evening. Together they’ve found a territory in which you can’t fail, and you’ve become its master. But consider its border. You’re the best at things that don’t matter enough to scare you. Where something does, where the result would say who you are, quality can’t be assured beforehand, so you sharpen your tools. It costs you the work of your life. It costs someone near you an answer.",
        "This week, give your first and freshest hour to the thing that scares you, three times, before you repair anything for anyone. Do it roughly, on purpose. Then tell one person, “I’ve started on it, and it’s bad so far.” Leave the small repairs waiting where you can see them, and observe that nothing collapses.",
      ],
      year: [],
    },
    Libra: {
      thesis:
        "It’s restful to be around you. You don’t interrupt, you don’t need to be right in public, you go along with the plan, and you notice with a practiced eye when someone is uncomfortable and change the subject or open a window. ISTP doesn’t care to make a fuss; Libra wants the evening to be agreeable for all concerned. People assume that you’re satisfied, and often you are. On the other occasions you register the matter and say nothing: the remark, the unequal bill, the third favor in a row. No one notices. Then, after months of excellent relations, you inform them that you’re done.",
      argument: [
        "Libra dislikes disturbing the peace. ISTP dislikes talking about anything that could be settled by leaving. For a long time both recommend silence. Then one day a calculation inside you comes to its end, and it’s announced, calmly and without appeal. You say nothing for so long that your first word is goodbye. To you it feels fair, since by your own count they had every chance, month after month, to notice what was wrong and put it right. To them it’s a verdict without a trial. They’d have changed it in March.",
        "This week, make one complaint while it’s still almost nothing: “I’d rather split it evenly.” “I don’t like being joked about in front of them.” Use fewer than ten words, in a friendly voice, within an hour of the event. Then remain in the conversation, which is the actual exercise.",
      ],
      year: [],
    },
    Scorpio: {
      thesis:
        "There’s very little that you can’t do without. You’ve gone without sleep, comfort, company and explanations, and come through it in better order than people who had them all. ISTP is adaptable and travels light; Scorpio has a will that frightens even you a little. In hard times you become calm, people gather around you, and you divide what there is and keep the least for yourself. Apparently you have few desires. In fact you have a couple of enormous ones, which no one has been told about, and when one of them finally comes within reach, a person, a place, an opportunity, something peculiar happens. You put your hands in your pockets.",
      argument: [
        "Scorpio wants with everything it’s got, and knows that whatever it wants to that degree has power over it. ISTP won’t be in anyone’s power. The solution has a grim elegance: you give up what you want most, to prove that you can. Afterward there’s a feeling of strength, very clean, and no one can take anything from you, because your hands are empty. What it costs is your own life, or the center of it. Other people get a friend who needs nothing, and can’t do anything for him.",
        "This week, want something small in front of someone. Take the last piece, say which movie, ask for the window: “I’d like that one.” Then name one larger wish to a person you trust, and when you hear yourself add that it doesn’t matter, correct it: “It does matter.”",
      ],
      year: [],
    },
    Sagittarius: {
      thesis:
        "Physical courage comes naturally to you. You try the steep line, the old engine, the unfamiliar road, and you do it with so much cheerfulness and such good judgment that other people find themselves trying it too, and are amazed at what they can do. ISTP calculates the risk in a second; Sagittarius is already laughing. Plenty of people have been braver for a day because of you. So no one would guess the thing that makes your mouth dry. It doesn’t look like much: a kitchen, an evening, someone who says, “We need to talk.” You remember that you have to check the oil.",
      argument: [
        "Sagittarius loves adventure and can’t bear a solemn face. ISTP trusts its body in any situation and its words in almost none. Out on the mountain you’re in command; in a serious discussion you’re a beginner. So the courage goes where it’s easy. You’ll risk your neck before you’ll risk a conversation. It makes for magnificent stories, and at home for a silence that others fall into. They’d exchange every one of the stories for ten frightened minutes from you.",
        "This week, treat one difficult talk as you’d treat a descent. Choose the time, say it in two sentences, and commit: “There’s something I’ve been dodging. I’m not happy about how we’ve been living.” Your pulse will rise. It’s the ordinary pulse of a drop, and you know what to do with that: look ahead, and keep going.",
      ],
      year: [],
    },
    Capricorn: {
      thesis:
        "If it has to work, it’s given to you. You find out what’s wrong, you do it properly and without ceremony, and you don’t stop because it’s late; colleagues, relatives and neighbors rest their weight on you and hardly notice that they do. ISTP has the ability, in almost anything practical. Capricorn has the sense of responsibility, and finishes. When someone else might ask whose job it is, you’re already looking for the switch. No one forced it on you. They merely mentioned the problem, you saw how it could be solved, and from that moment on, as far as you were concerned, it was yours.",
      argument: [
        "Capricorn respects people who can be relied upon, and wants to be one of them. ISTP, left to itself, would be off on its own with the afternoon free. Ability decides between the two every time: because you can do it, you believe that you have to. No one’s consent is involved, your own least of all. You end up with a life composed of other people’s repairs, and with a dry contempt for the helpless, who would be astonished to learn that it was never an order.",
        "This week, when a problem is mentioned in your presence, count to ten and ask, “What are you going to do about it?” Then let there be silence. If they turn to you directly, answer, “I could, but I’m not going to this time.” Spend the hour on something with no use whatsoever.",
      ],
      year: [],
    },
    Aquarius: {
      thesis:
        "Thinking for yourself is a habit, and other people are permitted the same. No one is asked to explain their life to you; you’ll help anyone, agree with hardly anyone, and treat the director exactly as you treat the night porter. ISTP wants to see how a thing really works; Aquarius is unimpressed by how it’s supposed to. People feel wonderfully unsupervised in your company. You’d like the same courtesy. So when someone who cares about you asks where you’ve been, a perfectly friendly question, something in your neck stiffens. You were nowhere special. You say so, in a tone that makes them sorry they asked.",
      argument: [
        "Aquarius defends its independence on principle. ISTP defends it by instinct, like a cat. With both on guard, an ordinary expectation sounds like an order, and concern sounds like surveillance. You call it freedom when no one knows where you are. It’s freedom from something, certainly. But those who care about you can’t distinguish it from indifference, as you don’t announce, don’t report and don’t explain, and they spend evenings wondering whether to worry. After some time, they give you the liberty you asked for, all of it.",
        "This week, volunteer the information before anyone requests it. Send one line to the person who’d wonder: “I’m out until Saturday, working on the boat. I’m fine.” Do it three times. It will feel like signing something. It isn’t; someone would simply like to know.",
      ],
      year: [],
    },
    Pisces: {
      thesis:
        "You pick up everything. Before anyone has spoken, you’ve registered who has been crying, who’s pretending, which of the two is about to leave, and who would rather be at home. ISTP observes the details without appearing to look; Pisces receives the rest, directly, through the skin. It makes your hands remarkably gentle. Animals, children and frightened people grow calm around you, though you seem hardly to be paying attention, and you seldom remark on any of it. That’s the peculiar part. Your friend sits across from you with a breaking heart. You know it, your chest hurts with it. You ask about the car.",
      argument: [
        "Pisces is flooded by what others feel. ISTP has no use for anything it can’t act on, and no vocabulary for it. To mention a feeling would open a door behind which there’s no floor. So there’s a discreet procedure: you feel it first, and act as if you hadn’t noticed. It protects both of you from embarrassment, you assume. In fact they were hoping to be noticed. They think that you, of all people, saw nothing, and you go home with a sorrow that neither of you has mentioned.",
        "This week, say one thing that you’ve noticed, in a single sentence, without a solution: “You seem sad today.” Then continue what your hands were doing; it’s easier for both of you that way. If they answer, listen. If they don’t, add, “All right. I just wanted you to know that I saw.”",
      ],
      year: [],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You’re steady at the exact moment when steadiness is worth most and is hardest to find.",
        "You try the thing personally before you’d ask another living soul to risk it.",
        "Nobody around you stays stuck for long, because you can’t bear to watch a stall.",
      ],
      costs: [
        "Calm weeks feel like a slow puncture, and you’ve been known to enlarge one to see what happens.",
        "Your contempt for clumsiness is quick, accurate and remembered by people who were only learning.",
        "You leave at the high point, so others are alone with the cleaning up and the sadness.",
      ],
      tensions: [
        {
          between: "Thrill or skill",
          text: "The first fades as the second grows, so when a thing no longer scares you, you’ve arrived; look around before you raise the stakes.",
        },
        {
          between: "Seen or free",
          text: "You’d like to be admired and not be interrogated about it, so decide before each appearance which of the two you want more.",
        },
        {
          between: "Blunt or brave",
          text: "The quick comeback passes for courage, although the braver thing, as a rule, is to say what you hope for.",
        },
      ],
      practice:
        "For a week, when something startles or annoys you, take three complete breaths before you speak or act, however certain you are. At night write down one case in which the pause altered what you did.",
    },
    Earth: {
      gifts: [
        "What you make or mend can be leaned on, and people do, without thinking, for years.",
        "You know what enough is, in salt, in torque and in talk.",
        "Around you the anxious calm down, as animals do beside something large that isn’t worried.",
      ],
      costs: [
        "You’d rather work around a wrong arrangement for a decade than hold the conversation that would end it.",
        "Affection goes into things you make, which never mention whom they were intended for.",
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
          text: "The two look alike until you’re ill, so accept one small favor a week, while you’re well, for practice.",
        },
      ],
      practice:
        "Each evening for a week, put your bare feet on the floor and your phone in another room, and for five minutes notice every place that aches, and choose one to be kind to before sleep.",
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
          text: "Every open possibility requires a little of your warmth to survive, so close two, and see how warm it gets.",
        },
        {
          between: "Wit or welcome",
          text: "A remark can let people in or keep them off. You know which as you say it, whereas they only learn afterward.",
        },
        {
          between: "Observe or join",
          text: "The best view is from the rail, and the music’s on the floor. Dance, however badly, for one number per occasion.",
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
        "You soak up the atmosphere of a house and then suppose that you are simply exhausted.",
        "You nurse an old injury with real skill, so that it never hurts much and never quite mends.",
      ],
      tensions: [
        {
          between: "Near or safe",
          text: "You want both by tomorrow, so take near, alongside one person, for an hour you set beforehand.",
        },
        {
          between: "Feel or function",
          text: "Mostly you postpone the first in order to do the second, so give the postponed thing an appointment, and turn up.",
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
    "You have never called in sick from something you were good at and trusted to do; from the other kind you have, and sounded terrific. This part is about telling the two apart sooner: who should be your boss, if anyone, what it’s worth when you make it look easy, and why a promotion so often feels to you like being moved away from the window.",
    "Ask those who love you and they’ll say that you are the first person they’d phone from a ditch and the last who would tell them you were in one. They’d like to be phoned. These pages go into what you do instead of speaking, how it looks from the other side of the table, and how much three or four spoken syllables would accomplish.",
    "You’ve been inside boilers, crawl spaces and other people’s computers, and don’t scare easily, and still there is one panel that you have always screwed back on without looking behind it. What’s in there isn’t dangerous. It’s soft, it’s considerably younger than you, and it has been keeping an account of every party you left early.",
    "You maintain everything within reach, down to the neighbors’ lawn mower, with the exception of the one vehicle you can’t trade in. It runs, so you drive it, and here you’ll discover what its noises mean, how it learns, what it likes to do of an evening, and where you might put a drop of oil, none of which takes very long.",
    "Purpose is a word that you’d cross the street to avoid, and you are right about most of the people who use it. All the same, there are jobs for which you would get up in the dark without being paid, and faces you would do it for, and put side by side they make a direction. You needn’t call it anything.",
  ],
  year: {
    "new 1":
      "Appearance is something you disregard for as long as everything functions, which is how one jacket outlives its zipper, and why the smallest alteration, coming from someone who makes so few, shows immediately. What would you wear unremarked?",
    "new 2":
      "Skill comes so readily to you that you tend to price it by the hour, as if anyone could have accomplished it, although fresh terms are simpler to establish than existing ones are to renegotiate. Consider a slightly rude figure.",
    "new 3":
      "Conversation has always gone best for you beside something requiring repair, because two people examining an engine are under no obligation to examine each other, and new acquaintance comes naturally in that arrangement. The bolts supply a subject.",
    "new 4":
      "A place can have your mail for years without quite having you, since knowing you could leave is how you relax in it. At a beginning, settling in feels less like a trap. Is any picture still leaning where it could hang?",
    "new 5":
      "Being a beginner is fun for you as long as no one watches, and romance, unluckily, has an audience of one. Curiosity gets the better of pride here. If you like someone, try the awkward invitation; the polished one never leaves the shop.",
    "new 6":
      "Any engine in your care gets oil before it asks. The frame you walk around in has to make a noise first, because there’s always something more interesting on the bench. Ordinary maintenance takes hold most easily while nothing hurts.",
    "new 7":
      "Acting on your own decision is so natural that consulting anyone feels like asking permission. To the person beside you, it’s the difference between riding along and being freight. Which of your plans, if it were theirs, would you like to hear beforehand?",
    "new 8":
      "Whatever is owed or missed, you handle alone, partly from tact and partly because a problem with two people in it takes twice as long, although sharing is simplest before a system exists, and others generally object less than you anticipate.",
    "new 9":
      "Manuals put you to sleep, and a thing in your hands wakes you, so most of what you know you learned by taking it apart. Strange subjects pull harder for the moment. A teacher who lets you touch the equipment deserves the train fare.",
    "new 10":
      "Good work, in your opinion, explains itself. It does, to the few who look under the hood; the rest promote whoever was speaking at the time. Early impressions are being formed just now, and your full name could travel with the next piece.",
    "new 11":
      "First visits cost you nothing, since curiosity pays for them, but the second is what transforms you from a visitor into someone for whom a chair is saved, and there you often discover a prior engagement. New company has better odds.",
    "new 12":
      "Solitude restores you faster than company does, and you take it like aspirin, without ceremony. The trouble is that those who love you can’t read the label. Time alone goes a long way here, and further with a stated hour of return.",
    "full 1":
      "Nothing shows on your face, you believe. Those around you have been reading it for years and simply stopped reporting. More of you is visible for some days, which saves a good many words. Which of them would you rather say yourself?",
    "full 2":
      "Favors, loans and half-price jobs have a habit of accumulating in your vicinity, because billing someone you like feels like charging for the weather, and here the total becomes visible, whichever way it runs. Collecting is optional; knowing is restful.",
    "full 3":
      "Short and accurate is how you talk, and a remark is forgotten once it has been delivered, while others preserve theirs for decades, framed; so if one of yours penetrated deeper than you intended, a satisfactory apology omits the evidence.",
    "full 4":
      "At family gatherings you’re generally discovered near whatever leaks, a wrench being the best excuse ever invented for kneeling with your back to the conversation, although under this brighter lamp your company is considerably more valuable than your repairs. Nothing has to be broken.",
    "full 5":
      "Something you did for the pleasure of it, or an affection filed under hobbies, becomes more conspicuous to others, and since praise usually sets you lecturing on the mechanism, their delight tends to be returned in pieces. A bare thank-you preserves it.",
    "full 6":
      "Discomfort, to you, is information that can wait until the job is done, and the job is obligingly endless. Whatever you’ve been driving past in the daily grind is hard to overlook here. How long would you let a friend ignore the same noise?",
    "full 7":
      "From inside, your silence is a comfortable place with the windows open. From outside it’s a shut garage, and nobody can tell repairs from a departure. For a moment both views come together, and you see your own building from the street.",
    "full 8":
      "Imperturbable in an emergency, you’re apt to feel it some weeks later, in a parking lot, over nothing, and whatever you put away, a loss, a debt, a wish never voiced, lies nearer the surface here. Unfamiliarly, it doesn’t need fixing.",
    "full 9":
      "Rules of thumb serve you well, because you derived yours from experience and discarded whichever failed, but occasionally life delivers a case they don’t cover, and this is excellent light for examining it. Which suits only an earlier model?",
    "full 10":
      "For someone who avoids the stage, you have firm views on how it’s run. Your own standing becomes plainer than usual, including any place where skill has been taken for granted. Naming the position you really want would surprise you most of all.",
    "full 11":
      "More people count you as a friend than you would list, since they go by the night you turned up with jumper cables. Who belongs to you comes out more clearly. A reply with a verb in it would make someone’s evening.",
    "full 12":
      "Operating on reserves is one of your talents, and the reason nobody, you included, notices the needle dropping, so any exhaustion that has been waiting in line steps forward about here, asking to lie down before you’ve earned it. Mechanics call it scheduled service.",
    "eclipse 1":
      "The version of you that never needed anything has been useful, and a little lonely to park. A later model takes over here. It does the same work, and allows passengers.",
    "eclipse 2":
      "A way of earning, or of making do, is changing. Patching it will be your first thought, as always. Would you build it like this today, starting from bare ground?",
    "eclipse 3":
      "A contact that ran on habit diminishes or assumes another form, and because you never had to pull, you rarely notice such a thread until it actually slackens. What did this one bring?",
    "eclipse 4":
      "When a household shifts, you take the heavy end, alone, since that’s quicker than explaining the grip. This move is longer than one back can manage. Luckily the others have arms as well.",
    "eclipse 5":
      "Pleasures wear out for you at the moment they’re mastered, so endings here are familiar, and this one goes a little deeper than most. Missing something isn’t a malfunction.",
    "eclipse 6":
      "An arrangement of work or health reaches the end of its service life. Before ordering a replacement, it’s worth knowing what the old one was doing for you.",
    "eclipse 7":
      "The balance between two people is being reset. Like a good suspension, you tend to take up the shock yourself, so that nobody feels it. This bump is meant for both of you.",
    "eclipse 8":
      "Something owed, shared or mourned draws to its conclusion, and although nobody seriously doubts that you’d manage by yourself, managing unassisted was never the whole of the undertaking. Company changes the weight.",
    "eclipse 9":
      "What you’ve learned by hand you trust for life, and one of those certainties is going out of date. For a while, being unsure is simply the more accurate reading.",
    "eclipse 10":
      "A role ends or changes hands, possibly the one in which everyone calls you first. When the phone stays silent, which part do you miss? It’s seldom the one you’d guess.",
    "eclipse 11":
      "Crews scatter, and you’re no letter writer; you trust loyalty to keep, like canned goods. Mostly it does. For whom among them would you still drive all night?",
    "eclipse 12":
      "A long private effort is over, one whose length nobody else could have measured. Ordinarily you’d just put the tools back. A decent meal, with a tablecloth, seems in order.",
    "jupiter soft":
      "Luck, in your experience, is a thing that went right because you’d tested it, so the openings that come during these months, which required no prying on your part, arouse your distrust for precisely that reason. The larger, populated version merits attention.",
    "jupiter hard":
      "Your judgment of risk is excellent except when you’re pleased with yourself, because in such a stretch every individual item looks feasible, and is, while the sum of them isn’t, and the workbench fills up with beginnings. Keep a recreational doubter nearby.",
    "saturn soft":
      "You have plenty of patience, provided that the thing deserves it. These months favor work that sets slowly, and people start trusting you with jobs that carry a long warranty. Doing it first and discussing terms afterward is your usual order; the opposite one pays better.",
    "saturn hard":
      "A rule with no visible purpose is, to you, a fence in the middle of a field, so you walk around it. For some time the field seems to be all fence. Which of those posts would you have put in yourself, if you’d seen the accident that came before?",
    "uranus soft":
      "Shortcuts that others have overlooked for years tend to reveal themselves when you experiment without an objective, and this is an exceptional season for that, since change agrees with you whenever you’re the one operating the switch. Choose an unimportant test bench.",
    "uranus hard":
      "What ran smoothly is liable to a jolt, and your first idea is to walk off and start clean elsewhere, since leaving is the one tool you always have within reach. It’s a good tool. In months like these, though, a single loose part can rattle like the whole machine.",
    "neptune soft":
      "For this stretch your hands know things that you couldn’t defend in an argument. Logic isn’t offended; it has only gone off duty, and tunes, weather and wood grain get through in the meantime. Hours with nothing to show for themselves belong to such a season.",
    "neptune hard":
      "Reading a situation at speed is what you trust yourself to do, with good reason. Through these months the instrument runs a little soft, and a person, a bargain or a plan can look flawless because the light is kind. What would you check if it were less beautiful?",
    "pluto soft":
      "Dismantling a thing is your particular way of being affectionate, and for months you have the nerve to do so with yourself, right down to the foundations, most of which prove perfectly sound when inspected from the inside. Fears often have one moving part.",
    "pluto hard":
      "Pressure brings out the mule in you: the harder anyone pushes, the less you say and the firmer you stand. Force runs in both directions during these months, and silence is one kind of it. Should there be something you won’t do, a spoken limit outlasts locked wheels.",
    "mercury retrograde":
      "Brevity comes naturally in your messages, because everything else seemed obvious, and since the obvious part is exactly what goes missing for a while, many a complication here originates in a single omitted word.",
    "mercury direct":
      "What had jammed works itself loose, and answers arrive in a clump. Yours can run longer than “OK” without loss of dignity; two more sentences have been known to fit.",
    "venus retrograde":
      "Former affections come around for another inspection, including any that you abandoned without giving a reason, and being curious by constitution, you’ll naturally want to lift the cover. Only understanding is required.",
    "venus direct":
      "Warmth and pleasure run at their usual strength again. Most of your favorite places are ones you’ve never mentioned to a soul. Which of them has space for two?",
    "mars retrograde":
      "Pushing gets less done than it ordinarily does, and that’s hard on someone who solves things by leaning on them. Sharpening, cleaning and dry runs are the satisfying work of these weeks.",
    "mars direct":
      "The torque is back. Naturally you’d like to spend it on what’s fun, and fair enough. Some of the fun, as it happens, is parked behind whatever you’ve been avoiding.",
    "ingress jupiter":
      "About a year of extra space begins in one part of life. Ordinarily you ask for no more than a backpack would take. What would you bring if there were a truck?",
    "ingress saturn":
      "For two or three years something asks for proper foundations. You respect that in a building and resent it in a calendar, although the principle is the same, and you know it.",
    "ingress uranus":
      "Years of surprises open in one area. They suit you better than most, since you think best once the plan has failed. Whoever stands near you then can borrow some calm.",
    "ingress neptune":
      "Over many years, something loses its hard edges. You like a tolerance that can be measured, so this is slow schooling in the other sort, such as music and fog.",
    "ingress pluto":
      "A rebuilding begins that runs for many years, so no single month has to look finished. Mess has never bothered you while a project is open. Consider this one open.",
  },
};
