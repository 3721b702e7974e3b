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
        "When something goes wrong, you go toward it. The noise, the smoke, the phone call at three in the morning paralyze other people, and in you they clear the head; immediately you recognize what has to be done first, and you’re doing it. ISTP reads the situation with its hands; Aries needs no one’s permission. Anyone who has been in trouble near you would want you there the next time. It’s over soon, you wipe your hands, and someone asks you to sit down and stay a while, which is the point at which you become restless. Nothing is broken any more, and you don’t know what you’d be for.",
      argument: [
        "Aries wants to matter, at once and visibly. ISTP wants a task with edges, and an end to it. A crisis offers both, and ordinary closeness offers neither: it has no signal, no tool, and no moment when it’s done. So you’ve specialized. People have learned that they get you mainly when something is wrong, whereas the good days often pass without you, and some of those who love you begin, without quite intending it, to have more trouble than they used to. It costs you the experience of being wanted for no reason.",
        "This week, turn up somewhere when everything works. Announce it, so that you can’t turn it into a repair: “Nothing’s wrong. I thought I’d come by for an hour.” When your hands start looking for a job, put them around a cup, and stay until the hour is over.",
      ],
      year: [
        "Calm days leave your body itching for an alarm. Give it a hard climb at dawn, and spend the evening being no use at all.",
        "When something fast calls to you from a shop window, ask whether you’d want it in a week that had some trouble in it.",
        "Drop in on a neighbor or a brother while everything works. “I was passing, and I wanted to see you” needs no toolbox.",
        "Peace at home isn’t a fault you have to find. Sit in it for twenty minutes; the boredom breaks like a fever.",
        "Speed, mud, fire, water: let the fun be wild and take someone along. They love you when you’re laughing more than when you’re rescuing.",
        "Prevent one breakdown early, your own teeth or knees included. It’s the same skill as rescue, used on a Tuesday.",
        "A quarrel begun out of boredom costs the same as a real one. Try, “I’m restless, it isn’t you. Come for a walk?”",
        "Affection gives no signal that it’s finished. When someone leans on you, stay until they move, and leave your watch alone.",
        "Where others hesitate at the river, you’ve already found the ford. Lead them over, then linger on the far bank for the picnic.",
        "Attend the boring meeting, pencil in hand. The budget for everything you’ll need in the next fire is decided there.",
        "Friends have come to think that you like them in trouble. Prove otherwise with a Thursday beer and nothing the matter.",
        "After a big effort you tend to skip the talk that follows. Stay for half an hour of it, and then rest properly.",
      ],
    },
    Taurus: {
      thesis:
        "Things last with you. A tool, an animal or an engine in your care forgets its age, nothing is replaced that can be repaired, and people who live near you soon discover that whatever you’ve touched is dependable. ISTP understands how it works; Taurus has the patience to keep it working for thirty years. With people you’re equally steady, if they consider what you do: present in the evening, and the next one. In all that time, though, a certain sentence hasn’t come. Asked whether you’ll be there next summer, you look toward the window, and say that you’ll see.",
      argument: [
        "Taurus settles, and once it has its place it doesn’t move. ISTP wants to be able to go at any time, without owing anyone an explanation. You’ve found a solution that satisfies them both: you stay for years without ever saying that you’re staying. Physically you’ve settled, and in your imagination the engine is running, so that the other person has your presence and can’t build on it. They hesitate over every larger plan, since nothing has been promised, and you wonder why they’re sad.",
        "This week, put one thing into words that has been a fact for a long time: “I live here. I’m not going anywhere.” Say it to the one who’s waited longest, and give it a date if you can, such as next June. Then look at them, and don’t add a joke.",
      ],
      year: [
        "Age suits you, as it suits your tools. Replace the one thing you’ve been mending out of pure stubbornness, and enjoy how it fits.",
        "Put your name on something that ties you a little: a lease, a share, a savings plan. It holds you no tighter than habit does.",
        "Answer a question about next summer with a month and a verb. “In early summer, yes” makes a sister’s whole week.",
        "Plant a tree where you live, or drill the hole for the heavy shelf. Say aloud what that means, since someone is listening for it.",
        "Patience is a lover’s virtue, and yours is deep. Teach a child to whittle, or kiss someone slowly, with no clock in sight.",
        "Your slow days are often unspoken noes. Find the request behind this one, and refuse it before lunch.",
        "“I’m here, and I mean to stay” takes three seconds. Use them; the exit will still be where it was.",
        "Someone has been careful with hopes around you. Show them one paper, one key or one number that says they needn’t be.",
        "Take the old road with the old machine, and tell someone the day you’ll be back. They’ll enjoy the trip, too, from here.",
        "Name the term you’d serve and what you’d want for it. Owners give shares to the person they can picture in five years.",
        "People have built on you without asking. Ask two of them what they’re counting on, and tell them they may.",
        "Let one possibility go that you’ve kept the engine running for. The quiet afterward sounds like home.",
      ],
    },
    Gemini: {
      thesis:
        "People are glad when you come in. The comedy of a situation is obvious to you before anyone else, a complicated mechanism takes you two minutes to explain, and a tense gathering relaxes as soon as you speak. ISTP sees what is really going on; Gemini finds the line for it. Often it’s the most accurate remark of the evening. It comes very quickly, too. Now and then someone leans forward, lowers their voice and asks you something they’ve wanted to ask for a long while. There’s a short silence. You say something hilarious, everyone is delighted, they as well, and they sit back.",
      argument: [
        "Gemini needs exchange, lots of it, light on its feet. ISTP needs a wide space around it, where no one puts a hand. Humor is the one thing that provides both, since it brings people near and keeps them there at arm’s length. So it has become a reflex: you make people laugh at the exact moment they were about to reach you. It’s done with charm, and no one can object. What it costs is the question. It isn’t repeated, and they go home entertained, with a feeling of having been turned away.",
        "This week, let one serious remark arrive. When the line comes to your lips, and it will, wait for one breath and answer straight, in five words if that’s all there is: “Yeah. It’s been rough.” You can be funny afterward. They’ll enjoy it twice as much.",
      ],
      year: [
        "Leave the first joke in the car. Arriving without it, you look taller, and people speak to you a little more slowly.",
        "Thirty serious seconds about money are all it takes. Read the figure off a card, and keep your eyes on the card.",
        "You can explain anything to anyone, and here that’s gold. Help a neighbor with the form, and stay for what they really wanted to say.",
        "When a voice at home gets lower, don’t brighten the room. Put the dish towel down and ask, “What is it?”",
        "Laughter is honest courtship with you, so clown all you like. Once, between two jokes, say, “I like you a lot.”",
        "A brilliant evening followed by ten flat days is a pattern in the body. Go home at eleven, slightly less brilliant.",
        "Repeat in earnest what you’ve been kidding about. Add, “I mean it this time,” because your face alone won’t convince them.",
        "Sad and don’t know what to say? Say that. It has made better conversation than anything you’d have thought of.",
        "Take up a language in which you can’t be funny yet. Strangers will find you sincere, and you may get used to it.",
        "Deliver the bad news yourself, dry-eyed and brief. Those above you have been looking for someone they can imagine doing that.",
        "One friend laughs and looks away early. Walk them to the bus, and let the silence do the asking.",
        "Three evenings with no audience, and the comments in your head run out. What speaks after that is worth hearing.",
      ],
    },
    Cancer: {
      thesis:
        "Taking care of people is something you do without ceremony. Whatever is worn, empty or about to fail gets repaired while they’re out, and if they thank you, you shrug. ISTP has the skill; Cancer remembers what each of them needs, and can’t sleep while it’s missing. They feel protected near you and rarely consider why. On certain days, you are the one who could use some attention. A remark has hurt you, or you’re lonely, or simply exhausted. You say nothing. You go out to the garage, or for a drive, or into a screen, and leave the light on. Then you listen for steps.",
      argument: [
        "Cancer, when it’s hurt, wants to be looked for. ISTP wants to be left alone, and has made that clear to everyone. One gesture has to serve for both, and it reads only one way: you go away so that someone will come after you. They don’t, out of respect. They’ve learned that you need your space, they remind each other to be patient, and each undisturbed hour convinces you further that you aren’t missed. Eventually you return, considerably cooler, to people who believed that they were being considerate.",
        "This week, change one thing about the way you leave. Say, “I’m going out there for half an hour. Come get me after that.” If it’s too much for your voice, write it. And when someone comes, put down whatever is in your hands, though it’s not finished.",
      ],
      year: [
        "Dress for being looked at, if only a little. A person who hides in overalls can’t complain that no one saw them.",
        "Keep back a part of what you’d spend on their repairs. Buy yourself the good boots, and tell someone that you’re pleased.",
        "Text the one letter you’ve agreed on, or agree on one now. A signal works only when the other side has the code.",
        "Leave the door open when you go out to the garage. Better still, call over your shoulder, “Come and keep me company later.”",
        "Build something with the small ones or for the dear one, in the middle of the room. Your hands speak up there.",
        "Whatever you keep in order for others needs a twin in your own life. Start with sleep, then the tooth.",
        "If they left you in peace for an hour, they meant it kindly. Tell them which hours you’d rather be disturbed.",
        "Being fetched is the gift you want most. Ask for it by name from someone who loves you, grumbling permitted.",
        "Go on a trip on which no one has to look for you. Send the address ahead, and enjoy being found with such ease.",
        "Resentment eats alone at noon. Sit with the others, and tell the boss in two sentences what has been bothering you.",
        "When a friend goes silent, you know the way. Knock, bring nothing, and say, “I thought you might want company anyhow.”",
        "Solitude chosen and solitude as a test feel different in the chest. Take the first kind, and tell them it’s the first kind.",
      ],
    },
    Leo: {
      thesis:
        "What you do looks effortless. The landing, the repair, the turn on a narrow road: others hold their breath, and you’re already on to something else, as though anyone could have done it. ISTP put in the thousand hours, alone, until the movement was exactly right; Leo gave it style, the last elegant touch that no one had requested. People enjoy watching you, and they learn a great deal from it. When they praise you, you say that it was nothing. They believe you. On the way home you notice a bad mood that wasn’t there before.",
      argument: [
        "Leo needs admiration the way an engine needs fuel. ISTP considers the need embarrassing, and conceals both the effort and the hunger. The compromise is performance without admission: you make it look easy, and then mind that no one thanks you. From outside there’s nothing to thank you for, as evidently it cost you little. What it costs in fact is considerable, and the bill is presented, in the form of a coolness that no one can interpret, to the very people who would have paid it gladly if they’d known that anything was owed.",
        "This week, show the effort once. Tell someone what went into it: “That took me two years to learn.” Or let them watch while you practice and fail. When the praise comes, answer, “Thanks, I worked hard for that,” and remain standing there until it’s over.",
      ],
      year: [
        "Practice where someone can see you sweat. You’ll find that the failed attempts make them like you sooner than the perfect one.",
        "Price in the ten years. If the customer says it went quickly, answer, “That’s what you paid for.”",
        "Tell your brother or a neighbor how many tries it took. They’ve been impressed for years, and now they can also be close.",
        "Invite the household to watch the whole thing, from cursing to polish. Then accept the cake, and don’t make light of it.",
        "Elegance is your form of play, so ride, carve, dance or dive with flourish. Bow at the end, properly, and look at their faces.",
        "Daily effort is dull, and you do it out of sight. Keep a log of the hours, for a proud look on Sundays.",
        "If you’ve gone cool because no one thanked you, say which thing it was, and how long it took.",
        "Tell one person, “I’d hate to fail at this.” Wanting something in plain sight is the bravest stunt you’ve tried.",
        "Learn from a master who can still correct your wrist. Being a beginner in good hands is a luxury; enjoy it.",
        "Describe the obstacles before you clear them. Bosses pay for what they can picture, and your ease hides the picture.",
        "Those who watch you have begun to imitate you. Teach two of them the real technique, and take their thanks standing still.",
        "A bad mood after praise has a simple cause: you denied the work. Tell yourself the truth about it, and sleep.",
      ],
    },
    Virgo: {
      thesis:
        "A problem of a certain size couldn’t find a better person. You notice the flaw that everyone else has missed, you trace it to its source, and you fix it so cleanly that it might never have been there. ISTP has the instinct; Virgo has the conscience, and won’t sign anything that isn’t right. Anyone who gives you a task can forget about it. Because of that, they give you many, and your days are filled with excellent solutions to other people’s questions, some of which they could have answered themselves. Only your own larger matters seldom advance: the plan, the decision, the conversation about the two of you. You’re going to get to them.",
      argument: [
        "Virgo is devoted to precision. ISTP enjoys a job that can be held in two hands and completed by evening. Together they’ve found a territory in which you can’t fail, and you’ve become its master. But consider its border. You’re the best at things that don’t matter enough to scare you. Where something does, where the result would say who you are, quality can’t be assured beforehand, so you sharpen your tools. It keeps your best work waiting, and someone near you as well.",
        "This week, give your first and freshest hour to the thing that scares you, three times, before you repair anything for anyone. Do it roughly, on purpose. Then tell one person, “I’ve started on it, and it’s bad so far.” Leave the small repairs waiting where you can see them, and observe that nothing collapses.",
      ],
      year: [
        "Fresh hours are your best material. Give the first one to whatever frightens you, and only the leftovers to the sink.",
        "Stop repairing for thanks what a stranger would be billed for. One routine favor fewer pays for the machine you need.",
        "The awkward reply has waited behind twelve easy ones. Write it first, in three lines, with one inaccuracy left in.",
        "The dishwasher can rattle for an evening. Stay in the kitchen chair, and answer what they asked about moving, money or the two of you.",
        "Make something with no specification at all, with a child, a dog or a sweetheart as your foreman. Deviations are part of the plan.",
        "Precision does your health good: the right shoes, the right chair, eight measured hours. No one adjusts these things as finely as you.",
        "Ask them, “What have I been putting off with you?” Then take the smallest item and do it badly today.",
        "What keeps you awake isn’t the loose screw. Describe the big thing to someone trustworthy, including the part that could fail.",
        "Apply for the course one size too large. You’ll be average for a season, and that has never hurt your hands.",
        "Show the plan while it’s full of gaps, and ask, “What would it take to fund the rest?” Finished proposals tend to come too late.",
        "Friends know your pliers better than your plans. Tell one group of people what you’re building, with the date you’d like to finish.",
        "Clear out the drawer of almost-perfect things. Keep one to finish, release the rest, and close it without relabeling anything.",
      ],
    },
    Libra: {
      thesis:
        "It’s restful to be around you. You don’t interrupt, you don’t need to be right in public, you go along with the plan, and you notice with a practiced eye when someone is uncomfortable and change the subject or open a window. ISTP doesn’t care to make a fuss; Libra wants the evening to be agreeable for all concerned. People assume that you’re satisfied, and often you are. On the other occasions you register the matter and say nothing: the remark, the unequal bill, the third favor in a row. Few notice. Then, after months of excellent relations, you inform them that you’re done.",
      argument: [
        "Libra dislikes disturbing the peace. ISTP dislikes talking about anything that could be settled by leaving. Both recommend silence. Then one day a calculation inside you, which has been running for months without anyone’s knowledge, comes to its end, and the result is announced, calmly and without appeal. You say nothing for so long that your first word is goodbye. To you it feels fair, since by your own count they had every chance, month after month, to notice what was wrong and put it right. To them it comes out of a clear sky. They’d have changed it in March.",
        "This week, make one complaint while it’s still almost nothing: “I’d rather split it evenly.” “I don’t like being joked about in front of them.” Use fewer than ten words, in a friendly voice, within an hour of the event. Then remain in the conversation, which is the actual exercise.",
      ],
      year: [
        "A smooth face is hard to read, even for you. Ask at noon what you’ve agreed to, and whether it agrees with you.",
        "Split the bill by what each of you ate, and say so lightly. An unequal share forgiven ten times becomes a farewell.",
        "Object in the same thread in which it happened: “I’d rather not.” Three words today spare you three pages in the fall.",
        "The peace at your place rests on things you haven’t mentioned. Mention the least of them at breakfast, over the good jam.",
        "Your eye and your light hand make even a picnic beautiful. Choose the place yourself this time, and say that you did.",
        "Courtesy toward your own back is overdue. Ask for the better chair, the earlier shift or the longer break before it aches.",
        "Stay in the argument five minutes after you’d have left. Its middle is messy, and it’s where the others do their changing.",
        "Secretly you’ve been keeping count. Tell the person it concerns, “There’s something old between us,” and let them pay it off.",
        "In a country where people complain loudly and then kiss, you’d learn a lot. Failing that, travel with someone frank.",
        "Don’t resign over a wish that you haven’t spoken. Bring it to the person who decides, and count how fast it’s granted.",
        "Groups value you as the one who never minds. Mind something in front of them, gently, and see how they rearrange themselves.",
        "Someone you left without a word still wonders. A short note can’t reopen it, and lets two people sleep.",
      ],
    },
    Scorpio: {
      thesis:
        "There’s very little that you can’t do without. You’ve gone without sleep, comfort, company and explanations, and come through it in better order than people who had them all. ISTP is adaptable and travels light; Scorpio has a will that frightens even you a little. In hard times you become calm, people gather around you, and you divide what there is and keep the least for yourself. Apparently you have few desires. In fact you have a couple of enormous ones, which no one has been told about, and when one of them finally comes within reach, a person, a place, an opportunity, something peculiar happens. You put your hands in your pockets.",
      argument: [
        "Scorpio wants with everything it’s got, and knows that whatever it wants to that degree has power over it. ISTP won’t be in anyone’s power. The solution has a severe elegance: you give up what you want most, to prove that you can. Afterward there’s a feeling of strength, very clean, and no one can take anything from you, because your hands are empty. What it costs is some of the happiness that was meant for you. Other people get a friend who needs nothing, and can’t do anything for him.",
        "This week, want something small in front of someone. Take the last piece, say which movie, ask for the window: “I’d like that one.” Then name one larger wish to a person you trust, and when you hear yourself add that it doesn’t matter, correct it: “It does matter.”",
      ],
      year: [
        "Eat when you’re hungry, sit where it’s warm, take the good towel. Your strength has been proved; now let it be comfortable.",
        "Buy the proper tool instead of managing with the broken one. You’ve earned it, and no one keeps score of what you endure.",
        "In a chat about plans, be the one who says, “That one. I’d really like that one.” Leave out the shrug that follows.",
        "A home stripped down to what you need shows you could leave tonight. Bring in one thing you’d be sorry to lose.",
        "Desire looks good on you, so let it be seen. Ask someone to dance, and keep your hands out of your pockets.",
        "Doing without sleep is no training. Treat yourself like an animal in your care: fed, watered, shut in the stable by ten.",
        "When they step toward you with full hands, stand still. “I want this, and I’m scared” is a complete reply.",
        "Endurance makes you a rock in other people’s losses. Tell one of them about yours, before it has set hard.",
        "A place has been on your mind for years. Find out what the trip costs and when, and tell someone you’re going.",
        "Apply before the deadline, and mention it to a person who’ll ask how it went. Then it can’t be withdrawn in the dark.",
        "Friends can’t do a thing for someone who needs nothing. Let one of them drive you, feed you or beat you to the door.",
        "Give something up, by all means, but choose it well: the test, the fast, the proof. Keep the wish.",
      ],
    },
    Sagittarius: {
      thesis:
        "Physical courage comes naturally to you. You try the steep line, the old engine, the unfamiliar road, and you do it with so much cheerfulness and such good judgment that other people find themselves trying it too, and are amazed at what they can do. ISTP calculates the risk in a second; Sagittarius is already laughing. Plenty of people have been braver for a day because of you. So no one would guess the thing that makes your mouth dry. It doesn’t look like much: a kitchen, an evening, someone who says, “We need to talk.” You remember that you have to check the oil.",
      argument: [
        "Sagittarius loves adventure and can’t bear a solemn face. ISTP trusts its body in any situation and its words in almost none. Out on the mountain you’re in command; in a serious discussion you’re a beginner. So the courage goes where it’s easy. You’ll risk your neck before you’ll risk a conversation. It makes for magnificent stories, and at home for a silence that others fall into. They’d exchange every one of the stories for ten frightened minutes from you.",
        "This week, treat one difficult talk as you’d treat a descent. Choose the time, say it in two sentences, and commit: “There’s something I’ve been dodging. I’m not happy about how we’ve been living.” Your pulse will rise. It’s the ordinary pulse of a drop, and you know what to do with that: look ahead, and keep going.",
      ],
      year: [
        "Nerve in the body is yours already. Train the other kind: look someone in the eye and tell them you’re nervous.",
        "Say it aloud, as you’d call across a gorge: “My rate has gone up.” The old one stems from a talk you rode around.",
        "Pick up the phone for the message you can’t answer with a picture. Two minutes, standing, and it’s over.",
        "When someone close says your name in that tone, sit down, leave the oil unchecked, and ask, “What’s it been like for you?”",
        "Here be as daring as you please: rapids, kites, a proposal at the summit. The people with you are braver for weeks afterward.",
        "Scan the body after a hard day for what isn’t muscle. A heavy chest at rest often has a sentence in it.",
        "State the dodged thing in two lines, as you’d announce a jump. Your pulse is the same, and the landing is softer.",
        "Tears don’t injure anyone. Stay beside them with nothing to rig or carry, and let your own eyes do as they like.",
        "Wide country suits you, so go. Invite the person you’ve been avoiding; the best talks happen side by side, on the third day.",
        "Write the date with your superior into both calendars. By then you’ll have said it aloud often enough to be bored by it.",
        "Find the friend who’s good at difficult talks, and learn it as you’d learn a knot. Trade them a day on the water.",
        "Endings by postcard leave loose rope behind. Tie off one of them with a visit, and travel lighter for it.",
      ],
    },
    Capricorn: {
      thesis:
        "If it has to work, it’s given to you. You find out what’s wrong, you do it properly and without ceremony, and you don’t stop because it’s late; colleagues, relatives and neighbors rest their weight on you and hardly notice that they do. ISTP has the ability, in almost anything practical. Capricorn has the sense of responsibility, and finishes. When someone else might ask whose job it is, you’re already looking for the switch. No one forced it on you. They merely mentioned the problem, you saw how it could be solved, and from that moment on, as far as you were concerned, it was yours.",
      argument: [
        "Capricorn respects people who can be relied upon, and wants to be one of them. ISTP, left to itself, would be off on its own with the afternoon free. Ability decides between the two every time: because you can do it, you believe that you have to. No one’s consent is involved, your own least of all. You end up with a life composed of other people’s repairs, and with a dry contempt for the helpless, who would be astonished to learn that it was never an order.",
        "This week, when a problem is mentioned in your presence, count to ten and ask, “What are you going to do about it?” Then let there be silence. If they turn to you directly, answer, “I could, but I’m not going to this time.” Spend the hour on something with no use whatsoever.",
      ],
      year: [
        "Do something that shows on no list: lie in the grass, grow a beard, sleep till nine. The building stands without you.",
        "Invoice for the favor that has become a service. People who value it will pay, and the others free up your Saturday.",
        "When a neighbor describes a problem, say, “What are you going to do?” It’s a friendly question, and they often know.",
        "Let a faucet drip at home, and give the hour to a person. What they’ve been wanting repaired is mostly the conversation.",
        "Useless skill is the purest kind, and you have plenty. Juggle, fly a kite, build the dam in the creek until it’s dark.",
        "For each new task, hand an old one back on the same day. Your spine is a reliable witness to the arithmetic.",
        "Turn up without a tool belt, and tell them, “I’m only visiting.” If they like that, you’ve been loved longer than you thought.",
        "Being kept for your usefulness is a fear worth saying aloud. Pick the one who’d laugh at it kindly, then believe the laugh.",
        "Leave the phone number of someone else. The mountain asks for nothing to be fixed, and you’ll look up more often.",
        "You recognize at a glance what isn’t worth saving. Tell those in charge before you start, and let the judgment count as work.",
        "A friend you’ve only repaired things for would like to see you eat. Accept the dinner, and leave the hinge.",
        "Days off fill up with other people’s leaks. Announce three of them as closed, and spend the first without any plan.",
      ],
    },
    Aquarius: {
      thesis:
        "Thinking for yourself is a habit, and other people are permitted the same. No one is asked to explain their life to you; you’ll help anyone, agree with hardly anyone, and treat the director exactly as you treat the night porter. ISTP wants to see how a thing really works; Aquarius is unimpressed by how it’s supposed to. People feel wonderfully unsupervised in your company. You’d like the same courtesy. So when someone who cares about you asks where you’ve been, a perfectly friendly question, something in your neck stiffens. Nowhere special, you say. They’re sorry they asked.",
      argument: [
        "Aquarius defends its independence on principle. ISTP defends it by instinct, like a cat. With both on guard, an ordinary expectation sounds like an order, and concern sounds like surveillance. You call it freedom when no one knows where you are. It’s freedom from something, certainly. But those who care about you can’t distinguish it from indifference, as you don’t announce, don’t report and don’t explain, and they spend evenings wondering whether to worry. After some time, they give you the liberty you asked for, all of it.",
        "This week, volunteer the information before anyone requests it. Send one line to the person who’d wonder: “I’m out until Saturday, working on something. I’m fine.” Do it three times. It will feel like signing something. It isn’t; someone would simply like to know.",
      ],
      year: [
        "Odd suits you, so be odd where people can see it. Someone out there has been looking for precisely that hat.",
        "Fix your own fee and hours, and publish them. Terms you’ve set yourself don’t chafe, and they stop the questions.",
        "Send the line before it’s asked for: “Out till Saturday, all well.” It costs a second, and buys a whole silence free of worry.",
        "Draw the floor plan of your freedom for those you live with: these evenings yours, those theirs. No one has to guess at the door.",
        "Tinker, dress up, break the game and rebuild it. Let someone you’re fond of into the workshop while it’s still absurd.",
        "Habits are less like leashes if you invent them. Choose a strange one, at six in the morning, and keep it a month.",
        "A friendly “Where were you?” is asking whether you’re all right. Reply to that question, and let your neck soften afterward.",
        "Grant two people the right to know how to find you, day or night. Belonging, with a guest list, turns out to be warm.",
        "Your mind opens where no one knows the rules. Go, and carry a small camera for the one who’d like to see it.",
        "Report first, in four lines, unasked. Those above you relax, and anyone who is relaxed stops checking.",
        "You give outsiders a place without any speech. Tell one of these groups which day you’ll come next, and be there.",
        "Disappear if you must, and name the day of your return. Rest is deeper when no one is lying awake over it.",
      ],
    },
    Pisces: {
      thesis:
        "You pick up everything. Before anyone has spoken, you’ve registered who has been crying, who’s pretending, which of the two is about to leave, and who would rather be at home. ISTP observes the details without appearing to look; Pisces receives the rest, directly, through the skin. It makes your hands remarkably gentle, and animals, children and frightened people grow calm around you, though you seem hardly to be paying attention and seldom remark on any of it. That’s the peculiar part. Your friend sits across from you with a breaking heart. You know it, your chest hurts with it. You ask about the car.",
      argument: [
        "Pisces is flooded by what others feel. ISTP has no use for anything it can’t act on, and no vocabulary for it. To mention a feeling would open a door behind which there’s no floor. So there’s a discreet procedure: you feel it first, and act as if you hadn’t noticed. It protects both of you from embarrassment, you assume, although they were actually hoping to be noticed. They think that you, of all people, saw nothing, and you go home with a sorrow that neither of you has mentioned.",
        "This week, say one thing that you’ve noticed, in a single sentence, without a solution: “You seem sad today.” Then continue what your hands were doing; it’s easier for both of you that way. If they answer, listen. If they don’t, add, “All right. I just wanted you to know that I saw.”",
      ],
      year: [
        "Whose mood is this? Ask it as you lace your shoes, and return what isn’t yours with a long breath out.",
        "A hunch about a deal deserves a pencil mark. Note it, wait two days before paying, and see who was right.",
        "“I saw your face just now. You all right?” fits into any errand. Ask it over your shoulder, while you carry the bags.",
        "Sorrow in the next room reaches you through the wall. Go in, sit on the floor, and say that you noticed.",
        "Clay, strings, water, an animal: your hands feel ahead of your head. Make something for the person you can’t find words for.",
        "Plan a solitary day as you’d plan maintenance. Without it you go vague, and everyone asks what is wrong.",
        "If someone’s silence seems to test you, pass early with one sentence: “You seem far away, and I mind that.”",
        "Name the limit before you sit down: “I’ve got until six.” Inside it you can bear more than almost anyone.",
        "Out on the water or under a strange sky, your own sadness shows its shape. Let it, and tell a traveling companion what you saw.",
        "Those in charge should hear what you sense about people. Offer one prediction, marked as a hunch, and let time do the arguing.",
        "People drift over to you on bad days and leave restored. Tell one of them that you like it when they come.",
        "Sleep is a good harbor and a poor address. Get up on the third day, call someone, and say, “I’ve been sad.”",
      ],
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
