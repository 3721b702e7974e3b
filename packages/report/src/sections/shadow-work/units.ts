import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be admired, and it goes about disguised as high standards. The standards are real, because INTJ loves work that deserves applause. But applause so often goes to the loudest person around that scorning it was a sensible step. Whatever you look down on can’t disappoint you, and nobody loses a contest they have declared stupid.",
        ],
        [
          "paragraph",
          "The disguise slips when a colleague you rank below yourself gets the credit. Within seconds you have a joke about it, or a correction that nobody ordered, and you take your own speed for accuracy. It slips again when a friend brings you something unfinished and glowing, and you go straight to the weak spot, since that’s how you would want to be treated. (You wouldn’t, quite.) People meet a judge who never enters the contest, and gradually stop showing you drafts. When you’re tired your jaw tightens, and at night you argue with the ceiling, and win.",
        ],
        [
          "paragraph",
          "Let in, this hunger gets your work out of the drawer, and it makes you generous, because contestants can afford to clap. When you next hear yourself being ironic about someone’s success, ask what you’d have enjoyed in their place. Then tell them once, hot ears and all, “That was good. I envy it.” Rivals have become friends over less.",
        ],
      ],
      ask: "Whose success do you look down on because you would have loved to have it?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be looked after, and the guard in front of it is control. INTJ always has a second plan, and where nobody else could be relied on, that was a mercy to everyone around you. The habit has outlived the emergency, though, because doing everything yourself is faster, and because you never have to discover whether anyone would have done it for you.",
        ],
        [
          "paragraph",
          "So your partner hangs up the laundry, and you, passing by, rehang two shirts. Not a word is said, and a great deal is heard. On the group trip you hold the tickets, the route and the spare route, and feel oddly alone while the others look at the lake. When money is short, or people relax as though life were safe, your grip tightens, until those who love you stop offering, and you’re running a household with one employee, who has a sore back and lies down only with a fever.",
        ],
        [
          "paragraph",
          "Once admitted, this tired employee has a gift for contentment, and can grow fond of a crooked shelf. Choose one task this week that someone else does worse than you, and let it be done worse. Then say, “That’s good enough. Come and sit with me.” You will see every flaw and stay seated, which for an INTJ is practically yoga.",
        ],
      ],
      ask: "What would you be worth to the people you love if you fixed nothing?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be included, and you keep it hidden behind analysis. Understanding what is happening protects you from having it happen to you, which makes sense wherever you’re the odd one out, since a person who can’t join the game can at least explain the rules. With a mind like an INTJ’s, explaining soon gets so interesting that you forget you had wanted to play.",
        ],
        [
          "paragraph",
          "At a party, this puts you beside the bookshelf, developing a theory of the party. At home, a friend calls in tears and receives a very good analysis, or your partner starts a quarrel that is really a request for company, and you win it. Other people conclude that you look down on them. You let them think so, because the alternative is harder to admit: you would love to be asked to stay. Under strain your shoulders rise, your mood goes flat, and the sound of someone chewing becomes a moral issue.",
        ],
        [
          "paragraph",
          "Admitted, the longing makes you easy to like, because it gives all that curiosity a face. Go to the next gathering without a theory, find someone standing alone, and say what is true: “I never know how to start. How was your week?” It will come out awkwardly. That’s how everyone else got in, and hardly anyone remembers.",
        ],
      ],
      ask: "Which group do you keep studying because you have never dared to join it?",
    },
    Water: {
      stances: { trust: "slow", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is how easily you can be hurt. INTJ trusts late and then completely, so whoever gets that far finds no more walls, and the only protection left to you is to withdraw. It’s a sound policy wherever a wound that was shown got handled badly. You show nothing, adjust your expectations, and tell yourself that the file is closed.",
        ],
        [
          "paragraph",
          "Say a friend forgets something that mattered to you. You write back “No worries!”, review the evidence at two in the morning, and arrive at a ruling; from then on you are perfectly polite. Or you’re ill, and you answer every offer of soup with “I have it covered,” and later it counts against everyone that nobody came. Your friend notices only that your texts have gotten shorter, and never learns that there was a trial. Your body keeps the case open, with light sleep and a stone in the stomach.",
        ],
        [
          "paragraph",
          "Admitted, the tender side is the better judge of whom to rely on, because it stays long enough to find out. So go to the person while it still hurts, before the ruling is written, and say, “That stung. I’m telling you because I want to stay close.” It takes about eight seconds, all of them horrible. Most people are so relieved to be given a chance that they take it.",
        ],
      ],
      ask: "Whom did you silently give up on, and what did they never hear from you?",
    },
  },
  INTP: {
    Fire: {
      stances: { voice: "both", head: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a temper that passes itself off as accuracy. You were only correcting a mistake, you’d say, but your ears were hot, and for a second you wanted the other person to feel small. What it protects is your sharp mind, which has been your ticket into company where you weren’t sure of any other welcome. If intelligence is how you were admitted, any error in the vicinity feels like a threat to your membership.",
        ],
        [
          "paragraph",
          "It tends to go off where it’s safe. A friend at dinner mixes up two dates and receives a brief lecture, whereas the manager who overruled you got a shrug, followed by weeks of silent rebuttal delivered to the bathroom mirror. People hear contempt, so they bring you only what they’re certain of, and you miss the interesting mistakes. Physically it announces itself as heat and a rapid pulse.",
        ],
        [
          "paragraph",
          "Aimed at the right person, this temper is courage, the kind that stands up for a true thing before someone powerful. The next time you’re sharp with someone harmless, ask who it was really for, and tell that person within a day: “I was angry. I think you’re wrong, and I should have said so.” That conversation is somewhat frightening, and you’ll be at your most impressive in it.",
        ],
      ],
      ask: "Whom were you really angry with the last time you corrected someone harmless?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "paragraph",
          "What you keep in the basement is wanting. You say that you don’t need much, that the apartment is temporary and the job will do for now, and it sounds like modesty, although underneath is someone with detailed and rather expensive preferences. Keeping things provisional protects your judgment, because a question that’s still open can’t be held against you, and a wish you never stated can’t be refused. While the information was still coming in, that was reasonable.",
        ],
        [
          "paragraph",
          "Lately it covers nearly everything. The pictures lean against the wall where they’ll hang when you’re sure. When a partner asks where you’d like to live, you list the variables, they do the choosing, and afterward they receive your calm analysis of what’s wrong with it. From their side your open mind resembles a wall. Under stress you get numb and slow, your back aches, and you compare products you have no intention of buying.",
        ],
        [
          "paragraph",
          "Once that person in the basement is allowed to sign for things, you turn out to be thorough and loyal. Choose something you could live with at eighty percent, pay for it this month, and tell a witness, “I want this. It may be a mistake, and it’s mine.” Then hang one picture. It’s permitted to be slightly wrong for years, like everyone else’s.",
        ],
      ],
      ask: "What have you kept provisional for years so that it could never count as your mistake?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "The thing you’ve put away is confusion, the state of feeling something and not yet knowing what it is. In its place you offer a theory, well made and often funny. A theory protects you at the moment when you least like being watched, and it made sense wherever feelings were hurried along or laughed at, since nobody laughs at a good explanation. The drawback is that nobody is in it.",
        ],
        [
          "paragraph",
          "Someone close asks how you are, and you tell them about the history of small talk. A relationship ends, and within a week you have a model of why relationships end, with three factors. Your listeners go home impressed and a little lonely, without being able to say what was missing. It happens fastest when someone offers you affection, because then the answer matters most. Under stress your mind won’t stop talking, and sleep gets thin.",
        ],
        [
          "paragraph",
          "Confusion, however, is where people come close, because nobody has to be clever to sit beside you. When you let them see it you become a better friend and a much better teacher, and your questions turn into real ones. So when the next fine sentence is ready, save it for Thursday and try this: “I have no theory. I’m sad, and I don’t know why.” Expect a pause, and possibly soup.",
        ],
      ],
      ask: "Which feeling have you described so well lately that nobody noticed it was yours?",
    },
    Water: {
      stances: { head: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "Under your talent for being alone there’s a wish to belong, and you’ve hidden it so well that you rarely notice it yourself. Needing no one protects an old tenderness. After a few cold shoulders it’s easier to decide that you weren’t made for groups than to stand around hoping, and besides, your love of solitude is real and does you good.",
        ],
        [
          "paragraph",
          "You leave the party at nine and tell yourself that the conversation was dull, although you could say exactly who turned toward you and who didn’t. Or some coworkers go to lunch without asking you, and by two o’clock you’ve noticed several flaws in their project. The hurt comes out as judgment: the group is shallow, the custom is silly. All they can see is a person who dislikes them, so they stop inviting you, and the theory is confirmed. Under stress you get heavy and thin-skinned, sigh at your screen, and hear an insult in a short reply.",
        ],
        [
          "paragraph",
          "Let in, the wish makes you a faithful friend, quick to spot whoever is standing by the wall, because you know the view from there. Write to one of those people this week: “I acted as if I didn’t care. Please ask me again.” Then enjoy your evenings alone as much as ever, without using them as evidence.",
        ],
      ],
      ask: "Which old refusal are you still treating as proof that you don’t need anyone?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is fear, which you convert into speed so fast that you’ve hardly ever met it. An ENTJ is expected to be certain, by others and especially by the ENTJ, so doubt doesn’t get to sit down; within seconds it has turned into a plan, a raised voice and a deadline. This protects the people who need someone steady in front, and it makes sense, because in a tight spot someone has to move first.",
        ],
        [
          "paragraph",
          "It shows on the night after a big announcement, when everyone is in motion and you lie awake, sending messages with exclamation points. It shows again when a careful colleague raises a hand: in that mood caution looks like negativity to you, fatigue looks like laziness, and a question sounds like mutiny. People learn to keep unwelcome news to themselves, and so you run at full tilt into a wall that three of them saw coming. Your body keeps the record in a tight jaw, and in coffee where lunch should have been.",
        ],
        [
          "paragraph",
          "Let in, your fear makes an excellent scout. It knows the terrain, it asks about the bridges, and it gives everyone else permission to be brave instead of merely obedient. Before the next leap, tell one person whose judgment you respect, “This scares me a little, so what am I not seeing?”",
        ],
      ],
      ask: "Who around you no longer brings you bad news, and since when?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is an idler, a version of you with nothing to deliver. You’ve tied being useful to being loved so firmly that an empty afternoon can feel like trespassing, so you promise to rest when the work is done, and then you move the finish line. The arrangement protects your place among people you love, who have eaten and slept well on the strength of it. It makes sense, too, since affection is difficult to measure, and a finished wall is there for anyone to see.",
        ],
        [
          "paragraph",
          "It appears on a free weekend, when nobody needs anything and you are nevertheless in the garage by nine, sorting bolts. It appears when someone at home says, “I’m exhausted,” and you answer with a list. The people around you begin to feel employed, and may conclude that you pay out love by the hour, when that’s only how you have been treating yourself. Your back objects first, and then you get flu in the first hour of any vacation.",
        ],
        [
          "paragraph",
          "Let in, this idler turns out to be easy company: slower, funnier, able to enjoy what the rest of you built. One evening this week, sit next to someone you love with empty hands and say, “I have nothing to offer today, but I’d like your company.” The bolts will wait.",
        ],
      ],
      ask: "Who would want your company if you could do nothing more for them?",
    },
    Air: {
      stances: { candor: "truth", company: "company" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be liked. An ENTJ finds it undignified, argues it out of existence, and goes after respect instead, because respect can be earned, whereas affection either comes or doesn’t. There’s honor in that. You’d rather be corrected than flattered, and other people have built good things on the frank answers you gave. But the wish comes back in disguise.",
        ],
        [
          "paragraph",
          "It appears when a group falls silent as you walk up with your tray. Within a minute you show how little you care by being brilliant at someone’s expense. You feel witty and the others feel handled, so people go on asking for your advice and stop asking you to dinner. Or you win the argument at the family table, point by point, and discover that you’re alone with the potatoes. Afterward the mind won’t stop; you replay the debate in bed, improving your side.",
        ],
        [
          "paragraph",
          "Once admitted, this wish gives your candor a friendlier face, and people come back for more of it. Keep saying true things, including the one you usually leave out. Choose someone you were hard on and tell them, “I was sharp because I wanted you to like me.” It’s the shortest speech you’ll give all year, and nobody will rebut it.",
        ],
      ],
      ask: "Whose affection do you want so much that you have settled for impressing them?",
    },
    Water: {
      stances: { company: "company", head: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is longing. Three or four people could flatten you by going away, and your whole manner is designed to prevent their finding out. Being in command lets you protect those people, and it also protects you from discovering what they’d do if they knew. It makes sense, because in a crisis someone has to stay dry-eyed. So your tenderness travels disguised as logistics.",
        ],
        [
          "paragraph",
          "So when the person you rely on is away, you’ve never been busier: the gutters get done, the taxes get done, and you tell callers that you hardly noticed. Or someone you love has been distant for a week, and your disappointment comes out as strictness about the recycling. The other person feels inspected, never guessing that this is how you miss someone, and in time may take you at your word and learn to live without you. Your chest is tight on such days, and you eat standing up.",
        ],
        [
          "paragraph",
          "Let in, the longing gives your strength an address, and it’s easier to stay close to a strong person who admits to wanting you there. The next time someone comes home, say one thing before anything practical: “I missed you, and I’m not fine without you.” Let them put their bag down and enjoy it.",
        ],
      ],
      ask: "Who believes that you would manage perfectly well without them, and how did they learn it?",
    },
  },
  ENTP: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Your shadow is the fear of being ordinary, and you protect yourself from it by being the quickest person present. It made sense, since a fast answer was the surest way to get noticed, and your speed has rescued many a dull evening and made plenty of frightened people laugh. You call it a game. For the first ten minutes it really is one.",
        ],
        [
          "paragraph",
          "Then someone corrects you on a date or a name. Heat climbs your neck, you speed up, move the goalposts a few inches, and defend the new spot long after everyone else has begun stacking plates. It shows as well when a friend tells a good story and you top it before the laugh is over, which you meant as joining in. Nobody fights you about it. Your friends simply take their tender, unfinished thoughts to a slower listener, and in a hard week you lie awake composing replies.",
        ],
        [
          "paragraph",
          "The ordinary self you have been outrunning is easy to be with. It can lose at cards, learn from anyone, and sit through a silence without tapping a foot. Practice losing in small amounts. When the heat rises, stop in mid-sentence and say, “You’re right. Tell me more.” The first time costs a good deal; by the third you’ll enjoy the answers.",
        ],
      ],
      ask: "Who stopped telling you what they think, and what did you win from them?",
    },
    Earth: {
      stances: { novelty: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to settle on something, and you keep it at a distance by leaving every option open. With more talents than patience, you couldn’t know which would matter, so it was reasonable to commit to none. As long as nothing is complete, nothing of yours can be measured. Potential is the one possession you have never misplaced.",
        ],
        [
          "paragraph",
          "You can visit this shadow wherever the guitar kit, the empty beehive and the half-stripped table are waiting for spring. It shows in company, too, when you tease the friend who renews her insurance early, and afterward ask her where you left your passport. She laughs along. In time she also tires, since it gets old to keep a friend’s life running and be called dull for it. Pressed to finish, you turn sleepy, clumsy or suddenly fascinated by something else.",
        ],
        [
          "paragraph",
          "Give the settler in you a vote, and your ideas become things that other people can sit on, read and use. Choose the unfinished thing nearest to done, give it an hour on three evenings, and hand it to someone. Then tell the person who keeps your world in order, “I depend on you, and I’ve been rude about it. What can I take off your list?”",
        ],
      ],
      ask: "What have you left unfinished so that nobody could say how good it was?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is conviction. You do hold three or four principles you’d go to the wall for, and you guard them by being funniest about exactly those. There is sense in this: a belief you’ve never admitted to can’t be refuted, mocked or used against you, and nobody knows better than you how easily such things are taken apart.",
        ],
        [
          "paragraph",
          "It shows at dinner when someone attacks a thing you hold dear, and you lend them two arguments and the salt. It shows when a friend in trouble asks, “But what do you think I should do?” and gets both sides, brilliantly, and drives home with the same question. Since you can argue anything, even those who love you can’t say what you would stand up for. Under stress you grow wittier and flatter at once, and lie awake with the one sentence you didn’t say.",
        ],
        [
          "paragraph",
          "Allow conviction to speak, and your wit gains what it was missing, because a joke carries further when something is at stake in it. Once this week, say, “I mean this,” give one reason, and leave the silence alone for three breaths. If someone objects, answer, “I know, and I still think so.” You’ll be tempted to supply the counterargument. Let the others find it without you.",
        ],
      ],
      ask: "Which belief have you never said aloud without a laugh attached to it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is plain sadness, and you hide it by making it interesting. Telling a hurt as a comedy was a brave invention, and a useful one when pity seemed the only alternative. It has comforted many people who had no words for the same trouble. What it protects is the side of you that isn’t amused at all and has hardly ever been seen.",
        ],
        [
          "paragraph",
          "A loss of yours is barely an hour old before it’s a story with you in the ridiculous role. Everyone laughs, as you asked them to, and you go home feeling unseen. Later it leaks out sideways: someone close asks whether you’re tired, and gets an answer so sharp that they retreat down the hall. You take the retreat as proof that nobody wants you sad. Meanwhile your shoulders sit up around your ears, and you start a heated debate with a stranger about leaf blowers.",
        ],
        [
          "paragraph",
          "If sadness may speak unrehearsed, you gain a tenderness that makes other people bring you their bad news first. Try it with an old friend, before the jokes are ready. Call and say, “I had a bad day. I don’t need advice, only company.” Your friend will probably come over and sit beside you, and you can be funny again on Sunday.",
        ],
      ],
      ask: "What hurt have you told as a funny story and never once as a hurt?",
    },
  },
  INFJ: {
    Fire: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is ambition with a temper: the wish to win something for yourself, and the anger that comes when someone is in the way. INFJ patience keeps a lid on both, for a good reason. You know what anger does to people, so you decided to want less than others and understand everyone, and by now you’re so good at it that friends call you a saint and you half believe them.",
        ],
        [
          "paragraph",
          "The heat has to go somewhere, so it tends to come back dressed as a cause. A rival gets the role you hoped for, and within an hour you are concerned, purely on principle, about standards. Or your partner makes plans without you, and you say “No problem” and later hold forth on selfishness in general. To you it feels like conscience, while the other person feels sentenced by a very kind judge. Under stress your jaw tightens, and you argue with drivers who can’t hear you.",
        ],
        [
          "paragraph",
          "Let in, this heat is courage: it asks for the job, and settles in an afternoon what would have simmered until fall. The next time you disapprove of someone, finish this line on paper: “What I wanted for myself was…” Then tell the person concerned, that same day: “I’m angry, because I wanted this.” It’s less saintly, and much easier to live with.",
        ],
      ],
      ask: "Whom do you look down on, and what do they allow themselves that you want?",
    },
    Earth: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is need. You are wonderful at being useful and nearly unable to be helped, and the usefulness protects you, because people rarely leave someone they rely on, and because the giver gets to choose the terms. It’s a sensible arrangement wherever affection seems to go to whoever carries the most. INFJ only makes it smoother, since you see what others lack before they do and never have to mention what you lack.",
        ],
        [
          "paragraph",
          "Picture moving day: you arrive first, with tape and sandwiches, and lift things until dark. When you move, you hire two strangers so as not to bother anyone. Or you do nine favors gladly, the tenth is taken for granted, and you go polite and slow and impossible to assist. Those who love you see a generous friend turn to stone, and they can’t find the reason, because you never sent a bill. Your body does the complaining, often with a stiff neck or a cold on the first morning of vacation.",
        ],
        [
          "paragraph",
          "Admitted, the needy side is what makes love mutual. It gives people practice in caring for you, and most have been hoping for a turn. So once this week ask early, for something inconvenient, and give no excuse: “I can’t do this alone. Will you come on Saturday?” Then let your friend lift the heavy end.",
        ],
      ],
      ask: "If you were of no use to anyone for a year, who would still come by?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be known, and your hiding place is listening. Nobody suspects it, because it looks like generosity and usually is. It also protects you from a real pain, which is being misread by a person who wasn’t paying attention. If questions about you tend to be careless, turning them around is both polite and safe, and no INFJ ever ran out of follow-up questions.",
        ],
        [
          "paragraph",
          "So a friend asks, “And how are you?” and four graceful seconds later the two of you are discussing her sister. Or someone hurts you, and you work out why they did it, very fairly, in place of telling them that it hurt. Now and then a private verdict forms; you grow slightly more courteous, and the other person senses a chill they can’t object to. Strain makes it worse. You sleep badly, write eloquent speeches in the shower, and appear at breakfast with nothing to report.",
        ],
        [
          "paragraph",
          "When this hidden critic is allowed to speak in time, it turns into candor, and candor from someone so perceptive is a gift. Practice twice. Answer one “How are you?” with three true sentences before you ask anything back. And trade the next verdict for a question: “I’ve been judging you a little. What did you mean?”",
        ],
      ],
      ask: "Who knows as much about your inner life as you know about theirs?",
    },
    Water: {
      stances: { candor: "both", voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your shadow is resentment: behind all your giving sits a small bookkeeper who keeps count. INFJ gives the attention that you yourself long for, and beneath the giving lies a hope: that love, offered first, will come back without being asked for. Giving also protects you from hearing a no. Wherever asking has gone badly, giving and waiting looks like the wiser plan, and nobody could call you demanding.",
        ],
        [
          "paragraph",
          "You remember the anniversary of a friend’s bad news, and your own hard week goes by unremarked. “It’s fine,” you say, and you forgive at once, but the tally goes on without you. Or someone cancels for the third time, cheerfully, and weeks later you discover that you’re done, and leave so calmly that they learn of the wound and the farewell in one conversation. They find it cruel. You’re shocked, since all along you felt that you were being left. Your body knew earlier, with tears at commercials and a heaviness no nap improves.",
        ],
        [
          "paragraph",
          "Listened to, this resentful bookkeeper turns out to know precisely what would make you happy, and people who love you would be relieved to be told. Speak up while you’re still fond of them: “I said it was fine, and it wasn’t. Please ask me again.” Some people love beautifully once they have directions.",
        ],
      ],
      ask: "Which ending of yours came as news to the other person, and what had you withheld?",
    },
  },
  INFP: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "What you’ve put out of sight, INFP, is ambition: the wish to be very good at something, in public, and better at it than most. Hiding it protects a real love, because a song or a plan that nobody has graded stays entirely yours. And when people put as much of themselves into their work as you do, staying out of the contest is a sensible precaution.",
        ],
        [
          "paragraph",
          "The wish keeps itself busy, however. You can hear it when an acquaintance has a success and you consider it “a bit commercial.” In meetings you’d never ask for the leader’s chair, and silently run the whole thing better. Friends with good news notice a hesitation before your congratulations and feel evaluated by someone who isn’t even competing. Under stress your face gets hot, and at midnight you look up the work of people you claim not to envy.",
        ],
        [
          "paragraph",
          "Admitted into your life, the same energy carries you to the final page and makes you a generous rival, since whoever admits to wanting the prize can be sincerely happy when a friend wins it. This month, show something imperfect to a person whose judgment counts, and say, “I want this, and I want to be good at it.” Your ears will turn red. They’ve been wanting to for years.",
        ],
      ],
      ask: "Whose success do you call shallow, and which part of it do you want?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "Behind your easygoing manner lives an inspector. You tell people to do as they like, and you mean it, and yet you have firm rules about fairness, about how a borrowed thing is returned and in what tone a person may be spoken to, none of which you’ve ever announced. Keeping them to yourself protects the mildest thing in you, the wish never to be a burden, and it made sense wherever a demand could cost you someone’s affection.",
        ],
        [
          "paragraph",
          "The trouble is that people go on breaking rules they can’t see. At home you clean up after someone for months with only a faint sigh, until one tired evening you present the entire case, with dates. At work the inspector arrives as delay: a task you find unfair drags on, your answers get vague, and your boss is baffled. By then your shoulders are up beside your ears and you’re rearranging a shelf at midnight.",
        ],
        [
          "paragraph",
          "Used early, this firmness is a way of taking care of a place, and other people relax beside someone whose limits they know. Pick one rule while you’re calm, preferably after a meal, and say, “This matters to me more than it looks, and I’d like it done this way.” Be prepared for the most common reply, which is “Oh, sure.”",
        ],
      ],
      ask: "Which rule of yours do people keep breaking because you have never told them?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is an ordinary person. You’ve long had the sense that nobody quite gets you, and what it hides is someone who feels what most of us feel and would very much like to be liked. The sense of being an exception protects your best thoughts, which have sometimes come out clumsily and got a blank look. Saving them for a listener who would understand was reasonable. It’s only that the position has been open for years, and you rarely interview.",
        ],
        [
          "paragraph",
          "At a party you say “That’s so interesting,” while in your mind you’re already telling it to a better listener, who isn’t there. When someone close asks what you’re thinking, you answer that it’s complicated. People feel the politeness as a pane of glass, and after a while they stop asking, which you count as further proof. Under stress your thoughts race, your messages go unanswered, and you read your fourth description of your own personality that week. Welcome, by the way.",
        ],
        [
          "paragraph",
          "Once you let the ordinary person join the talk, your gift for words finally has a use, because other people recognize themselves in what you say. Try an unoriginal sentence within the first ten minutes of a visit: “I feel that too, and I usually keep it to myself.” Then see who moves their chair closer.",
        ],
      ],
      ask: "Whom have you privately judged ordinary, without ever asking them a real question?",
    },
    Water: {
      stances: { head: "feeling", candor: "both" },
      lines: [
        [
          "paragraph",
          "The emotion you’ve disowned is anger, which lives in your house disguised as sadness. You’ll say that you’re hurt or exhausted, and sincerely believe it. Turning anger into sorrow protects the bond with people you love. It made sense wherever a raised voice meant that someone would be harmed. Your gentleness survived that way, and it’s genuinely precious.",
        ],
        [
          "paragraph",
          "The sorrow has a power, though, that you would never use on purpose. Someone forgets an evening you’d been anticipating, and you answer “It’s fine,” with a period; or a partner makes one careless remark, and for days you’re pale, considerate and brief, and wash the dishes very softly while you wait to be asked. The people who love you rush to repair something nobody will name, and eventually they grow weary, while your own body registers everything in a heavy chest, a tight throat and an enormous wish to lie down.",
        ],
        [
          "paragraph",
          "Allowed to speak, your anger turns out to be brief and surprisingly reasonable, and others are relieved to know where you are. The exercise is to say it on the same day: “I’m angry about what you said, and I don’t want you to guess.” Your voice may shake. That’s still much easier to live with than very quiet dishwashing.",
        ],
      ],
      ask: "Whom have you forgiven in words, and what are you still making them pay?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to win, dressed up as the wish to help. An ENFJ cares so sincerely about what is good for the group that wanting something personally can feel like cheating, and so ambition travels undercover, as service. There is sense in this. Where people who openly want the lead are thought conceited, being useful is the respectable way to the front.",
        ],
        [
          "paragraph",
          "It shows when a group is about to vote freely for the thing you happened to want all along. You praise one person toward your view, meet another’s doubt with so much sunshine that objecting would be rude, and are honestly touched when it’s unanimous. It shows again when a colleague gets the microphone and you are generous about it for nearly six minutes. People agree with you on the spot and lose heart on the way home. Your body objects as well: the voice goes hoarse, sleep goes, and you talk faster and faster about how well it’s all going.",
        ],
        [
          "paragraph",
          "Let in, this hot, proud side becomes candor about your wishes, because people can finally refuse you without feeling like monsters, and whoever says yes is really with you. Before the next decision you care about, try, “I want this badly, so discount my enthusiasm, and vote against me if you’d rather.” Then stop selling.",
        ],
      ],
      ask: "Where have you called it serving when what you wanted was to win?",
    },
    Earth: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "The shadow behind your generosity is a bookkeeper. You give freely, mean it, and would be insulted if anyone offered to pay; but somewhere at the back an elderly clerk writes down every ride to the airport, and never sends a bill. The secrecy protects what you value most, a gift with no strings showing. It makes sense, too, because asking for affection can end in a refusal, whereas giving almost never does.",
        ],
        [
          "paragraph",
          "The clerk becomes audible when one of your people builds something without you. You’re delighted, a shade too brightly, and hear yourself mentioning how far they’ve come. Or you’re sick for a week and note, without wishing to, exactly who brought groceries. Your people feel slightly owned, and some move away, which leaves you more thanked than known. In such weeks your shoulders climb toward your ears, and you clean things that were clean.",
        ],
        [
          "paragraph",
          "Give the clerk a desk out front, and this side turns into good judgment about what you can afford and what you’d like in return. The next time a favor will take real effort, add one line: “I’m glad to do this, and I’d love it if you called next week just to talk.” You’ll feel shockingly greedy for a minute. Your friend will mostly be relieved that you need anything.",
        ],
      ],
      ask: "Who owes you something they have never been told about, and what is it?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "What you hide is your own opinion, and you hide it so gracefully that you sometimes can’t find it either. Your words come out fitted to whoever is listening. That skill protects something worth protecting, namely other people’s dignity, and it makes excellent sense wherever a bare opinion can start a war. An ENFJ can produce harmony single-handed, and you do, at all hours.",
        ],
        [
          "paragraph",
          "Watch what you do when two friends have quarreled. Over lunch you see exactly what the first one means, over coffee you see exactly what the second one means, and you’re sincere at both tables. Or take the family argument about politics, after which each relative drives home convinced that you were secretly on their side. If those relatives compare notes, your affection looks like a tactic. You belong to everyone and feel oddly alone. Under strain you rehearse in the shower what you should have said, in several editions.",
        ],
        [
          "paragraph",
          "Invited in, that opinion turns out to be firm and rather funny, and it lets people know where you are, which helps when they’d like to come closer. Begin where nobody will weep: the movie was too long. Then open one real disagreement this month with “I don’t see it that way, and here is my reason,” and let the other side argue its own case.",
        ],
      ],
      ask: "What do you believe that none of the people who love you has ever heard?",
    },
    Water: {
      stances: { candor: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your shadow is need: your own, which has hidden so long behind other people’s that hardly anyone has met it. Being the helper protects you from the fear of being a burden. It makes sense, since someone has to be steady. But it leaves you with a private rule: the person in pieces must always be somebody else.",
        ],
        [
          "paragraph",
          "Notice what happens when a friend you pulled through is suddenly fine. You’re glad, naturally, and you also keep glancing at the phone, because her trouble was how the two of you were close. Or you sit beside someone cheerful at dinner and ask, in the lowered voice, how they’re really doing. People with any pride learn to conceal their happiness from you. Your own grief, meanwhile, turns up months late at odd addresses, such as a commercial for dog food, and you catch cold on the first day of every vacation.",
        ],
        [
          "paragraph",
          "Once it’s allowed in, this needier side learns what comfort is like from the receiving end, and lets other people be useful to someone they love. On an evening that is only moderately bad, call a friend you’ve helped and say, “I’m not doing well, and please don’t let me ask about you.” You’ll try within two minutes. If you’ve chosen well, your friend will laugh, refuse, and stay on the line.",
        ],
      ],
      ask: "Who has ever seen you in pieces, and what did you do to prevent more?",
    },
  },
  ENFP: {
    Fire: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be the star, and it hides behind your talent for making stars of other people. The arrangement made sense: wanting applause looks conceited and cheering for a friend looks lovely, so an ENFP learns to let ambition go out dressed as enthusiasm. The enthusiasm is real, too. You did see the timid colleague’s talent first.",
        ],
        [
          "paragraph",
          "The wish shows when a rival turns up whose gift resembles yours. You clap a shade too loudly, make one joke at her expense, and within a week you find her project strangely dull, which leaves her wondering whether you ever meant it. It shows again after a party that went beautifully, when everyone has gone home glowing and you sit on the bed in your coat, flat as a tire, because nobody mentioned who planned it. Under stress you sleep less and start three things so that one will be noticed.",
        ],
        [
          "paragraph",
          "Given a chair of its own, this hunger becomes honest drive. You sign your work and compete in the open, and your praise improves because you have stopped keeping score. The next time someone wins what you wanted, stay to the end and tell them, “I wanted that to be mine, and you were really good.” Usually, you will both laugh.",
        ],
      ],
      ask: "Whose light have you dimmed a little, with a joke, because it wasn’t your doing?",
    },
    Earth: {
      stances: { novelty: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a homebody, and you have kept this person hidden for years behind a cheerful yes. Slow, private, devoted to one soup and one blanket, the homebody seems to you like a relative who would embarrass you at parties. The hiding protects your place in people’s affections. Energy was the first thing anyone praised in you, so it made sense to keep supplying it.",
        ],
        [
          "paragraph",
          "You notice the homebody when a promise comes due. Having agreed in May to help with a move in June, you stand in the hallway, keys in hand, unable to leave, composing a reason that involves a burst pipe. Or you do go, sparkle for three hours, and pay for it with a headache and a day of snapping at whoever lives with you. Friends forgive you, and they also start lining up a spare pair of hands.",
        ],
        [
          "paragraph",
          "Let the homebody vote before you answer, and your life gains what it was missing: things get finished, rest is restful, and people can build on your yes. For two weeks, let each invitation sleep overnight. Then send one of two replies: “I’d love to, count on me,” or “I’d love to, and I need a dull week. Ask me again?” Either answer is warm, and either can be true.",
        ],
      ],
      ask: "Which promise did you make in order to be loved for making it?",
    },
    Air: {
      stances: { trust: "quick", company: "company", novelty: "new" },
      lines: [
        [
          "paragraph",
          "Your shadow is sorrow that won’t be cheered up, and you protect yourself from it by finding the bright side within four seconds. This began as courage. A new angle kept you on your feet, and it has kept other people on theirs ever since. What it guards is an old suspicion that, if you ever sat down in sadness, you would not get up again.",
        ],
        [
          "paragraph",
          "The habit shows when a friend’s bad stretch goes on too long. In week one you bring ideas, names and soup; by week six you are affectionate and hard to reach, and the friend scrolls back through your messages, looking for the offense. Your own disappointments become polished anecdotes before the rejection letter is back in its envelope. Under stress you talk faster and develop a passion for something with a starter kit. Only at night, brushing your teeth, do you feel how tired you are.",
        ],
        [
          "paragraph",
          "Once sorrow is allowed in, it slows you down enough to love people who aren’t improving. You become someone others can be unhappy with, which is rarer than being fun. Write to one person you drifted away from: “I went silent because it got hard, and it wasn’t anything you did. How are you now?” Then resist adding a joke.",
        ],
      ],
      ask: "What heavy thing did you turn into a good story before you had felt it?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "Your shadow is need. You keep it out of sight by arriving with your arms full, so that nobody thinks to ask what you came for. It was a wise way in whenever you weren’t sure of a welcome without a gift, and the giving itself is sincere. Only the wish underneath goes unmentioned: that someone would do the same for you, unasked.",
        ],
        [
          "paragraph",
          "That wish comes out around birthdays. You baked for theirs, wrote the card in three colors and recruited the singers; on yours there is a thumbs-up at four in the afternoon. You say it’s fine, and then you are gallant and wounded for a week, doing even more favors in a slightly brighter voice. It comes out after a long day of listening, when a harmless “You’re always so strong” makes your eyes sting. People who love you feel adored and in debt, without ever having seen the bill.",
        ],
        [
          "paragraph",
          "When need gets to speak, your intuition grows finer, because it has stopped looking for repayment, and friends have the pleasure of being useful to you. Before you rescue anyone this week, call one of them and say, “I had a bad day, and there’s no funny version of it. Can I come over?” Bring nothing. The empty hands are the exercise.",
        ],
      ],
      ask: "What are you owed by someone who has no idea that you’ve been counting?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is pride: a hot, competitive wish to be the best and to be seen being the best. You hide it because good work, in your book, should speak for itself, and because a person who never asks for applause can never be refused it. If you have watched a loud colleague take the bow for other people’s effort, you know what boasting looks like, and being passed over seems better than looking like that.",
        ],
        [
          "paragraph",
          "Being passed over stings all the same. Someone flashier is praised in a meeting, and you turn perfectly correct: your jaw sets, your emails lose their exclamation points, and you say “Congratulations” like someone signing for a package. Or a friend wins at cards, gloats a little, and you discover that it’s late. Other people feel reprimanded and can’t think what for, and your boss, who would gladly have thanked you, assumes that you hate a fuss.",
        ],
        [
          "paragraph",
          "Let in, this pride turns into leadership, because someone who knows what good work costs can praise it out loud, in others as well. So try it once this week, on the day the work is finished and before you can talk yourself out of it. Say, “I led that. It was hard, and I’m proud of it.” Nobody will fall off a chair.",
        ],
      ],
      ask: "Whose attention do you scorn because you would have liked it for yourself?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Your shadow is wanting: the simple appetite for rest, fun and things that are of no use to anyone. Duty keeps it covered. As long as there is something you ought to do, nobody can ask what you would like to do, and you half suspect that you wouldn’t have an answer. The arrangement has a good reason, since whatever you let drop has to be picked up by someone else, and you know exactly whom.",
        ],
        [
          "paragraph",
          "It shows on the first day of a vacation, when you have unpacked and repaired the blind, and now stand in the rental looking for something to be responsible for. It shows at home when a person you love stretches out on the couch at three in the afternoon, and you begin to vacuum, with feeling. What the person on the couch hears is that rest must be earned. Under strain your back stiffens, and you refuse help so briskly that people stop offering.",
        ],
        [
          "paragraph",
          "Admitted, this appetite turns out to be good company. You taste your food, you play, and your family relaxes as if someone had given permission. Begin by handing back your oldest chore, with notice, since you’d never strand anyone: “I’ve done this for years. From next month, it needs someone else.” Spend the freed hour on something useless.",
        ],
      ],
      ask: "If every obligation were lifted for one year, what would you find yourself wanting?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the careless talker, the one in you who guesses, speculates and says things that aren’t proved yet. You keep that talker locked up, because a wrong statement can do damage and being caught in one makes your ears burn. People trust your word for exactly this reason, and they are right to.",
        ],
        [
          "paragraph",
          "The trouble is that the guessing goes on without an audience. You suspect that a friend is annoyed with you, don’t ask, and by the weekend it has become something you simply know. Meanwhile a colleague thinks out loud, says “about a thousand people,” and hears you say, “Eight hundred and forty.” You feel helpful, but the colleague feels graded and shows you nothing unfinished from then on, which is how you become the last to hear about the new plan. When everything keeps shifting, your corrections come faster, your neck tightens, and at four in the morning you lie there with theories.",
        ],
        [
          "paragraph",
          "Let in, this talker is quick, funny and often right, and a guess that has been said aloud can still be changed. So let one harmless error go by this week and see who dies of it. Then offer a guess of your own, properly labeled: “I can’t prove it, but I suspect she’s unhappy. What do you think?”",
        ],
      ],
      ask: "What have you been treating as a fact that is really an unspoken guess?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the one in you who needs comforting. It has been kept waiting because someone had to stay upright, and you were good at that: when everyone else is upset, someone has to know the phone numbers. The rule worked, but it grew into a harsher one, which says that whoever keeps things together isn’t allowed to come apart at all.",
        ],
        [
          "paragraph",
          "So when you are ill, you answer “How are you?” with “Fine,” start the laundry, and only then take your temperature. After a loss, you’re back at your desk on Monday with the thank-you notes written, and you remember for years who believed the “Fine” and who asked again. Your chest gets tight, you sleep badly, and people who cry easily annoy you, since they help themselves to something you thought was rationed. At home, so much composure can look like indifference. Those who love you ask, hear that everything is all right, and after a while ask less.",
        ],
        [
          "paragraph",
          "Let in, your sadness is what makes you a comfort as well as a help, because people in trouble can tell who has been there. On the next bad evening, choose one trusted person and say, “I’m not well. Nothing needs fixing. Would you just sit with me?” The laundry can wait.",
        ],
      ],
      ask: "Who no longer asks how you are, and what had you always told them?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a proud, impatient wish for a larger life, and you keep it hidden under the word yes. Saying yes quickly began as love. It also keeps you safe, because a person who is always needed is never sent away, and a person who is busy helping doesn’t have to try for something and fail.",
        ],
        [
          "paragraph",
          "The wish leaks out anyway. You hear yourself volunteer for the bake sale, in a bright voice, and are furious before you have put down the phone, and on the day you rank the rest of the committee by its pies. Or a friend gives up a safe job to open a shop, and you say, “I’m so happy for you,” and go home and clean the oven. At home, someone gets a sharp word about a wet towel and never suspects that it’s about a shop. Under stress you move too fast and drop things.",
        ],
        [
          "paragraph",
          "Admitted, this hunger turns into courage, and giving costs you far less, since you no longer pay for it with your own plans. So say one wish aloud this week, to a kind person, before it has a good reason: “I want this, and it’s only for me.” And answer the next request, “Let me call you tomorrow.” Tomorrow’s yes will be a real one.",
        ],
      ],
      ask: "What do you want so much that you have made it a virtue to go without?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Your shadow is the need to be needed. Being useful is solid ground, and you laid it yourself, because someone who knows where everything is kept isn’t easily done without. Affection does tend to go to the helpful, so this was a wise precaution. From the inside it doesn’t feel like a need at all. It feels like being the only person who can see that the trash is full.",
        ],
        [
          "paragraph",
          "It shows when someone offers to take a load off you, and you say, “It’s easier if I do it myself,” which is true, and also means that you’ll never owe anyone. It shows when someone else has made the bed, and you wait until the stairs stop creaking before you make it again. The people you live with hear the sigh and feel supervised in their own home. A capable newcomer can make the ground under you shake, and then your shoulders rise and you reach for a sponge.",
        ],
        [
          "paragraph",
          "Let in, this need turns you into a patient teacher, whose knowledge goes on in other hands. Surrender one job for good, with the words, “This is yours now, and I won’t check.” It will be done differently. And your family will turn out to want you around for reasons that have nothing to do with the trash.",
        ],
      ],
      ask: "Which task do you keep because giving it up would make you less necessary?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a critic, sharp-eyed, funny and almost never introduced to anyone. You notice everything, including what is foolish, and you cover the noticing with a pleasant nod, because belonging matters to you and an honest opinion seems a high price for it. The nod has kept many an evening in one piece.",
        ],
        [
          "paragraph",
          "But the opinion has to go somewhere. Over dinner you agree that a restaurant on a houseboat sounds wonderful, and on the way home you take that houseboat apart, plank by plank, so exactly and so comically that your listener wonders what you say about her. Or a loud man explains your own field to you, you ask him another thoughtful question, and that night you can’t sleep for all the replies you’re composing. The next day your jaw aches. The lonely part is that people’s liking for your manners doesn’t quite reach you, because they haven’t met the rest.",
        ],
        [
          "paragraph",
          "Allowed to speak in company, this critic becomes an adviser worth having, fair, kind and hard to fool. Start with something minor, and say it to the person concerned: “I see it differently. May I tell you how?” Wait for the yes, then give one reason. Most people will lean in. There was always more of you to like.",
        ],
      ],
      ask: "Whom do you agree with in person and take apart when they have gone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your shadow is the one in you who keeps count and waits. You love by remembering: the date of the operation, or who stood alone at the funeral. So it seems natural to hope that others love this way and will come without being asked. Waiting also has its good reason, because a person who asks can be told no, and a person who only waits never has to hear it.",
        ],
        [
          "paragraph",
          "It shows in the days after you’ve been ill or sad, when you check the phone, find no message, and think, “I would never do that to anyone.” When that same friend needs a favor, you do it without the smile, and answer “Is anything wrong?” with “No, not at all,” while wiping a counter that’s already clean. Your stomach knots, and everyone at home walks on tiptoe around an offense that nobody can name. To you it was a hope; your friend, who never heard about it, only notices that you’ve gone cold.",
        ],
        [
          "paragraph",
          "Spoken early, this same tender memory keeps people together, since you know what each of them longs for. Give your next disappointment a single day. Then call and say, “I missed you on Sunday. I was hoping you’d ask how I was.” You’ll want to add that it doesn’t matter. Leave that out, because it does.",
        ],
      ],
      ask: "Which old hurt are you still waiting for someone to notice without being told?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the person in you who would love to get away with something. You keep that person under strict supervision for a good reason: when nobody else was being careful, you gave up the fun part. Your principles guard that sacrifice, so if someone ignores them and is loved anyway, it feels as though you’d paid full price for what others get free.",
        ],
        [
          "paragraph",
          "The shadow comes out disguised as indignation. A driver cuts in ahead of the whole line, or a colleague strolls in at twenty past with an iced coffee and no shame, and the heat in your neck is three sizes too big for the offense. Whoever gets the lecture learns mainly to conceal mistakes from you, the very person who could correct them. Under stress your jaw sets, your voice fills the house, and you see slackers everywhere, including the dog.",
        ],
        [
          "paragraph",
          "Let in, this side makes you a leader whose rules are easy to follow, because you so plainly enjoy your own freedom. Before you correct anyone, ask yourself what you envied, and permit yourself a modest portion: leave at four, or have the iced coffee. If you’ve already given the lecture, go back and say, “I was too hard on you. I think I was jealous of how relaxed you were.”",
        ],
      ],
      ask: "Which freedom in other people angers you most, and when did you give it up?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the fear that you’d be worth very little if you stopped. It hides inside a genuine virtue, because a good many things really have collapsed without you. Being necessary became solid ground to stand on, and it protects you from a question nobody else is asking: what are you for, on a day when nothing has to be accomplished?",
        ],
        [
          "paragraph",
          "You can watch it on a free Sunday. You sit down, notice the squeaking hinge, and by noon you have emptied the garage and are faintly angry with everyone still in pajamas. Or you hand over a job, see it being done adequately but in the wrong order, and take it back “just to show you.” Your family turns nervous or helpless, since whatever it does is inspected and repeated. Meanwhile your shoulders are as hard as lumber, you wake before the alarm, and a head cold makes you feel guilty.",
        ],
        [
          "paragraph",
          "Once it’s allowed to rest, this side of you becomes a teacher, patient and proud of what other hands can do. Give away one whole responsibility this week, and say, “Do it your way. I won’t check.” Then don’t. Sit where the others are sitting, and bring nothing to mend. After a while you may discover that everyone is delighted you came, although you haven’t accomplished a thing.",
        ],
      ],
      ask: "Who would you be to your family if you could do nothing for them?",
    },
    Air: {
      stances: { voice: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "Your shadow is doubt. You have as much of it as anyone, but you learned that a firm voice calms people and that a quick answer often costs less than a perfect one. That was useful, and it still is whenever someone has to choose an exit. What the voice protects is your reputation as the person who knows, so the doubt gets assigned to everyone else, whom you consider vague and unable to just pick a movie.",
        ],
        [
          "paragraph",
          "It shows when your answer is out before the question is over. An hour later you’re still defending it, louder, with a statistic you half remember. It shows again when you give confident directions in a city you’ve never visited. Those who knew better turn polite, then absent, and if the thing fails, it’s yours alone. Under strain you talk faster, and at night you repeat the whole debate to the ceiling, which doesn’t concede either.",
        ],
        [
          "paragraph",
          "Let in, doubt is an excellent adviser. It makes you curious about what the silent participants have noticed, and your certainty, when it arrives, is more valuable. Once this week, in a matter you care about, say, “I’m not sure yet. What am I missing?” Then count to ten in your head. Around seven, someone often says what saves you a month.",
        ],
      ],
      ask: "What have you stated most firmly this year that you privately doubt?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a soft one: the plain wish to be loved for nothing. It was put away because being useful worked so well. What has been earned can’t easily be taken back, so you earned your chair at every table, and asking for affection outright seemed far riskier than carrying in the groceries. Many people have been fed and rescued thanks to this arrangement. The wish itself was called weakness and told to wait in the car.",
        ],
        [
          "paragraph",
          "It doesn’t wait well. At a holiday dinner you’re on your feet all evening, and when someone says, “Come sit with us,” you answer, “In a minute,” for three hours. After a hard week you recall exactly who hasn’t called, and a silence settles over the meal that everyone feels and nobody can explain; your family assumes it’s about the dishes. Under stress your throat tightens, your manners turn very correct, and your eyes fill at the sight of any grandfather in an airport.",
        ],
        [
          "paragraph",
          "Welcomed in, this softness turns out to be strong. It lets you sit with someone’s trouble without hurrying it along. Call someone safe and say, “Nothing needs fixing. I’d just like your company,” and arrive with empty hands. You’ll feel undressed without a casserole. Stay anyway, until you have been enjoyed for one full hour.",
        ],
      ],
      ask: "Whose love have you never dared to test by asking for something?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a wish for power, dressed so nicely as help that even you were taken in. Taking charge began as a mercy: nobody was moving, someone was about to be left out or unfed, and you were quick. Calling it help protects you from a word that seems to belong to worse people, and it spares you from asking whether anyone wanted a leader.",
        ],
        [
          "paragraph",
          "You can catch it when a friend falls ill and by evening you’ve taken over her doctors, her meals and her visiting hours. You can catch it again when someone else plans the party and the news about the paper plates fills you with a heat that no paper plate deserves. Everyone involved feels moved aside by a smile that permits no argument. Under stress you talk louder, thank everyone too much, sleep badly, and care enormously who received the credit.",
        ],
        [
          "paragraph",
          "Let in, the wish becomes real leadership, because you can rouse a tired group without trampling anyone in it. It only has to show its face. When you next feel that heat, ask, “I’d like to lead this. Is that all right with you?” Many groups are relieved to be asked. If the answer is no, follow for an entire evening and improve nothing. The paper plates may hold up better than you think.",
        ],
      ],
      ask: "What are you ruling at the moment under the name of help?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Your shadow is someone who would like to lie on the couch and be brought soup. You showed that person out because being useful seemed so much safer: nobody leaves someone they can’t do without. It was a sensible arrangement that has fed a great many people, and it protects you from the question of whether anyone would keep you if you produced nothing at all.",
        ],
        [
          "paragraph",
          "The banished person returns as irritation with whoever happens to be resting. A grown man reads in the sunshine, and you vacuum around his chair. Someone folds the towels in thirds, and you sigh and fold them again, until nobody in the house offers and you live among able-bodied adults who can’t find the colander. Under stress your back stiffens, you eat standing up, and you answer, “No, no, I’ve got it,” in a tone that ruins everyone’s afternoon. Illness and retirement frighten you disproportionately.",
        ],
        [
          "paragraph",
          "Let back in, this idle person knows how to enjoy all that you’ve built, and gives the others a chance to be needed too. Leave one chore undone tonight, in plain view, and say, “I’m tired, and I’d like you to take care of me.” The soup may come out of a can. Eat it slowly, and say that it’s good.",
        ],
      ],
      ask: "Whose laziness annoys you most, and what would you do with a week of it?",
    },
    Air: {
      stances: { head: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a critic with excellent eyesight. You see through people as easily as you like them, but those who say such things aloud tend to disappear from the guest list, so your good manners took over. That was sensible for as long as being disliked felt like exile, and your silence still protects your place in the circle, without which you aren’t sure who you’d be.",
        ],
        [
          "paragraph",
          "So the critic takes the side roads. It comes out in the car on the way home, brilliantly, or as concern for a friend who isn’t present, or in the phrase “I think everyone feels that way.” Your listener laughs, and then wonders what you say on other drives. The absent friend gets a smile that’s a bit too bright. In any group with one prevailing opinion you agree before you’ve considered it, and afterward you have a tight neck and an urgent need to call someone.",
        ],
        [
          "paragraph",
          "Let in, this critic turns you into the friend everyone consults for the truth, tactfully delivered, and few people can deliver it as tactfully as you. Choose something you have said about someone and never to that person. Then say, “I see it differently, and I wanted you to hear it from me.” You may be amazed at how few friendships that costs.",
        ],
      ],
      ask: "What did you say about someone lately that you have never said to them?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your shadow keeps the books. You give because you love people, and yet something in you remembers each casserole, each ride to the airport, and what came back. This is understandable, since asking directly would risk an unbearable answer, whereas giving first and waiting has often succeeded. The waiting also protects your hope, because as long as you haven’t asked, no one has refused.",
        ],
        [
          "paragraph",
          "Nobody else can see you wait. On your birthday you say, “Oh, don’t make a fuss,” and then listen for the phone all day like a detective. When you’re sick you tell people not to worry, in a tone that worries them, and your callers hang up feeling accused of something unspecified. Most would gladly have come. Whenever the balance gets too low you become silent, your chest feels heavy, old disappointments return, and you bake something for the person you’re angriest with.",
        ],
        [
          "paragraph",
          "Let in, the same memory makes you the most faithful of friends, and it can learn to receive as gracefully as you give. Forgive one ancient bill altogether, and then present a new one while it’s still small: “I’ve missed you, and I need you to come over.” Leave off “if it’s no trouble.” The people who love you have been hoping for a chance to get even.",
        ],
      ],
      ask: "Which unpaid kindness do you still remember, and does the person know it’s owed?",
    },
  },
  ISTP: {
    Fire: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is the wish to be included, hidden under a shrug so good that it has fooled people for years. The shrug protects your pride. If you decide that you never wanted to come, nobody can turn you away. Anyone who has stood at the edge of a group with both hands in their pockets, waiting to be asked, will understand how sensible that is.",
        ],
        [
          "paragraph",
          "It shows when friends plan a trip in front of you: you find something wrong with the route, say you’re busy, and spend that weekend driving slightly too fast. It shows at parties, when you slip off at the best moment without saying goodbye. People see a cool customer who has better things to do, so out of respect they stop asking, and you take their respect for proof. Meanwhile your body runs hot. You sleep badly, train too hard, or get into a fight with a drawer.",
        ],
        [
          "paragraph",
          "Let in, this same wish turns out to be your warmth. It makes you the first to say yes, and since people like going where you go, a party forms behind you. Practice on someone you already like. Say, without a joke attached, “I’d like to come along next time. Would you ask me?” It takes four seconds, and the roof stays on.",
        ],
      ],
      ask: "Where are you still pretending not to care because someone had the power to say no?",
    },
    Earth: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "The thing you keep out of sight is that you would sometimes love to be helped. You refuse so automatically that you hardly notice the wish: “I’ve got it” is out before the offer is finished. This protects your freedom, since whatever you did alone can’t be held over you later. If help has ever reached you late, or with a bill attached, the rule makes excellent sense.",
        ],
        [
          "paragraph",
          "It shows on moving day, when you wrestle a washing machine down two flights rather than trouble a friend who owns a hand truck. It shows in how fast you repay; a borrowed ten dollars is back by morning, with interest in beer. The friend feels politely dismissed. A partner who is never allowed to lift the other end starts to feel like a guest in your life. And your back, which was never asked, locks up for a week to make its point.",
        ],
        [
          "paragraph",
          "Once it’s allowed in, this side lets you belong to a crew, rest before you break, and be known. This week, ask for help with a job you could perfectly well do alone, and give the reason: “Would you take the other end? I’d like the company.” Then let the debt stand. It won’t spoil. Owing each other a little is what keeps most friends calling.",
        ],
      ],
      ask: "Whose help have you refused so often that they no longer offer it?",
    },
    Air: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Behind your cool, observing manner is an affection you hardly ever say out loud. You study the people you love with great attention and keep the findings to yourself. Distance protects two things you need, a clear judgment and a way out, and it made sense if one kind word ever seemed to sign you up for ten more. You don’t actually want to leave anyone. You just like to sit where you can see the exit.",
        ],
        [
          "paragraph",
          "You notice, for instance, that a friend has been subdued since her vacation, work out correctly why, and then send her a video of a raccoon. Or someone dear asks what you feel, and you make a dry joke, which is excellent, and changes the subject. People can tell that you’re paying attention but never receive the warmth, so now and then one of them starts an argument simply to get an answer. Under stress you turn ironic and sleep like a person waiting for a train.",
        ],
        [
          "paragraph",
          "When the affection gets to speak, your eye becomes a gift, because hardly anyone is ever seen so exactly by someone on their side. The next time you notice something about a friend, hand it over: “You’ve seemed low this week, and I’ve been thinking about you.” Then stay for the reply. The raccoon can come later.",
        ],
      ],
      ask: "Who has waited longest to hear from you what you have known for years?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "What you keep behind your famous calm is a great deal of feeling, most of it tender. You put it away because someone has to keep a clear head, and in an emergency that someone is you. It’s a real service: while others fall apart, you find the shutoff valve. The feeling is merely postponed until later. Unfortunately, in your calendar, later has no date.",
        ],
        [
          "paragraph",
          "So when someone you love begins to cry at the table, you may hear yourself offering to look at the dripping faucet. When your partner asks what you feel, you say “nothing,” in complete sincerity, and go out to the car for something. You mean to be considerate and not add to the flood. What the other person sees is your back, at the very moment when your face was wanted. Afterward the scene replays with better lines for you, and your body keeps it: a tight throat, a heavy morning, a mood without a name.",
        ],
        [
          "paragraph",
          "Let in, this tenderness turns your steadiness into comfort, which is a different thing from being reliable, and much warmer. You needn’t be eloquent. Next time, stay in the chair and say, “I feel it too, and I don’t know what to say.” Then take ten slow breaths before you touch any object that could be repaired.",
        ],
      ],
      ask: "Whose tears did you walk away from, and what were you feeling as you left?",
    },
  },
  ISFP: {
    Fire: {
      stances: { candor: "both", lead: "support" },
      lines: [
        [
          "paragraph",
          "Your shadow is ambition. Under the easy “oh, it doesn’t matter who’s first” lives someone who would very much like to win, and to be seen winning. You hid this side for decent reasons. Pushy people struck you as ugly, and work done in peace stayed tender. So you step back and clap, and because you’re kind, you clap well.",
        ],
        [
          "paragraph",
          "Then it shows anyway. Someone is praised for the very thing you do, and you become strangely interested in your phone. Or you say that you only do it for love, and spend the evening finding fault with the winner’s shoes. Months of polite stepping aside can end in one outburst over a parking space, while the household stands there blinking, since nobody knew there was a contest. They’d gladly have cheered. Meanwhile the body takes the strain: a tight jaw, poor sleep, sudden plans to quit everything.",
        ],
        [
          "paragraph",
          "Let in, the same appetite makes you brave. It gets things finished, sends them off, and puts your best where strangers can find it. You don’t have to grow elbows. Enter one thing this season that has a result at the end, and tell one friend beforehand, “I want to win this, and I’m scared.” Whatever happens, someone will be cheering for the right person.",
        ],
      ],
      ask: "What would you try for openly if no one could see you lose?",
    },
    Earth: {
      stances: { order: "both", lead: "support" },
      lines: [
        [
          "paragraph",
          "The side you don’t like to admit to is your stubbornness. You are known as easygoing, and you are, about plans, restaurants and other people’s hair. But about the things you handle every day you have exact ideas, and when someone decides otherwise, you say yes and do it your way after that person has gone to bed. It made sense wherever fast talkers won every argument. You kept the peace and you kept your ground.",
        ],
        [
          "paragraph",
          "Picture the cups, which someone puts away and you put away again, without a word. Picture the meeting where you nod at the new system in March and are still using the old one in October, serenely. People around you feel a hand on everything and can’t find its owner. In the end they stop helping, since whatever they do gets corrected overnight, and you’re left with all the work, a sore neck, and a mood you describe as “fine.”",
        ],
        [
          "paragraph",
          "Brought into the open, this stubbornness is integrity. You know how a thing should be done, and others can build on that. So raise the next preference while it’s still the size of a cup: “I said yes too quickly. I do care how this is done.” It will feel enormous to you. To the other person it will sound like a perfectly normal Tuesday.",
        ],
      ],
      ask: "Where has your silent way of doing things left someone feeling like a guest?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a critic with superb taste and no manners. In the first second you know that the painting is dead or the new boyfriend won’t do, and in the next second you have covered it up with something charming. This protects the friendship. It protects your taste, too, since an opinion that’s never spoken can’t lose an argument. If louder people used to talk you flat, discretion was wise.",
        ],
        [
          "paragraph",
          "It shows when a friend asks about the novel he’s writing, and you say how much you liked the font. It shows when your partner proposes a plan, and you say “nice” and drift an inch away. People notice the inch. They begin to doubt even the praise you mean. Under strain the critic turns around and starts on you: at night your thoughts review what you wore, said and made, and give it two stars.",
        ],
        [
          "paragraph",
          "Spoken with care, this judge is the best friend that talented people could have, because you can tell where a thing is alive. When someone really asks, try a sentence that contains a yes and a no: “The beginning is wonderful, and I get lost near the end. Do you see that, too?” Being disagreed with won’t kill your taste. It could use the exercise.",
        ],
      ],
      ask: "Which verdict have you kept to yourself so that nobody could prove it mistaken?",
    },
    Water: {
      stances: { head: "feeling", candor: "both" },
      lines: [
        [
          "paragraph",
          "What you hide is a test that nobody has been told about. So much of what others feel reaches you by itself that you seldom need to be asked; you sense it, and you come. Naturally you concluded that this is what love does. So when you are hurt, you say it’s nothing and wait to be understood anyway. Waiting protects your fondest belief, that real closeness needs no words.",
        ],
        [
          "paragraph",
          "You might be silent all through a car ride after a careless remark, looking out of the window in a way that you feel is extremely clear. Or a birthday wish goes unspoken, the wrong present arrives, and you thank everyone and cry in the shower. People do notice a chill. They ask, hear “I’m just tired,” and believe you. Then the injury is put away with the earlier ones, your chest feels heavy, you sleep too much, and a friendship can end without the friend ever learning why.",
        ],
        [
          "paragraph",
          "When this hurt side is allowed to speak, people can relax around you, since nothing stays wrong for long. The rule is simple: tell the person the same day. “That hurt a little, and I don’t want to go silent about it.” Your voice may wobble. A wobble is much easier to understand than a window.",
        ],
      ],
      ask: "Who failed a test of yours without ever being told that there was one?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "The thing you’d rather not meet is fear, and you’ve arranged your life so that you hardly ever do. Like many ESTPs, you found out that acting is faster than being afraid: the moment something trembles in you, you speed up, raise the bet or start an argument, and the trembling turns into action. It made good sense wherever hesitating was the greater danger. It has also gotten other people out of trouble.",
        ],
        [
          "paragraph",
          "The fear is still around, under other names, such as boredom, impatience, or “people are so slow.” You can catch it in traffic, when a ten-minute delay makes you furious, and at home, when a partner says, “I’m worried about this,” and you speed up the plan. To you it feels like clarity. To other people it looks as if every warning makes you go faster, so after a while the sensible ones stop warning you. Meanwhile your jaw is tight, and you can’t sit through a movie.",
        ],
        [
          "paragraph",
          "Let in, fear becomes a first-rate scout, because it notices exactly what courage is about to run over. Next time you feel that hot rush to decide, give it one night and tell someone you respect, “I’m scared of this one.” It may be the boldest thing you do all month.",
        ],
      ],
      ask: "Which of your boldest moves was mostly a way to stop feeling afraid?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "What you keep out of sight is weakness, your own above all. You’re the strong one, who carries the couch up the stairs and doesn’t mention the knee, and that role has kept you useful, wanted and safe. It made sense if you had reason to believe that people who couldn’t pull their weight got left behind. Many friends have leaned on you since, and not one has fallen over.",
        ],
        [
          "paragraph",
          "The shadow comes out when strength isn’t available. Sick in bed, you’re a terrible patient who takes calls with a fever and says “just a cold” in a voice like gravel. And when someone else is slow, injured or overly careful, you get short with them, because they remind you of a day you’d rather not think about. Friends bring soup, and you’re up on a ladder. Under stress your back complains first, and then you turn gruff, which is only tiredness in work boots.",
        ],
        [
          "paragraph",
          "Once this side is let in, you become someone whom others can lean on without shame, since they’ve seen you lean, too. Practice on something that isn’t urgent, like a heavy box or a form you hate. Say, “I can’t do this part. Would you take it?” Then let it be done their way, crooked stacking included. You’ll still be needed.",
        ],
      ],
      ask: "Who would help you gladly if you asked before it became an emergency?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Your shadow is helplessness, and wit is how you get away from it. Give you a problem and you’re superb. Give you a sorrow with no solution, and your mind starts to hunt for a joke or a deal. There’s a good reason: when nothing can be repaired, a laugh is at least something, and yours has rescued many an awful evening.",
        ],
        [
          "paragraph",
          "You can catch it in the act. A friend says over coffee that the marriage isn’t going well, and you hear yourself doing the husband’s voice. Or someone who loves you says, “I’m not happy with us,” and within a minute you’ve won a debate that nobody else was having. To you it feels like keeping a cool head. The friend laughs, and takes the subject next time to a slower person, which is why serious news reaches you last. Your body gives you away: you talk faster, check your phone, get up for ice.",
        ],
        [
          "paragraph",
          "When the serious one in you is allowed to stay, your quickness becomes something better, because you’re fully there. The next time a silence seems to beg for a punch line, put both feet on the floor and say, “I don’t know what to do, but I’m not leaving.” Then do nothing at all, and let that be enough.",
        ],
      ],
      ask: "Who needed you to be serious lately, and got a joke instead?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Underneath the breezy manner is a longing you’d rather nobody knew about: you want certain people far more than you let on. Acting as if you could take them or leave them protects you from being owned, abandoned or laughed at, and it made sense if showing your hand ever got you hurt. It also makes you easy company.",
        ],
        [
          "paragraph",
          "That changes once someone really matters. An unanswered message bothers you at noon and again at midnight, and you could recite every date that was ever canceled on you. Other people sulk; you get cheerful. Your plans multiply, your replies shrink to “sounds good,” and a little flirting proves that the world is full of people. You call it dignity. The person you miss sees only that you turned cool overnight, and steps back, exactly as you had expected. Meanwhile you sleep badly in a perfectly good bed.",
        ],
        [
          "paragraph",
          "Allowed to speak, this longing is your loyalty, and it makes you someone who comes back, says so, and is believed. Your logic is right that telling is a risk. It merely forgets what silence costs. So say it while you’re still warm, before the clever distance sets in: “I missed you, and I hated waiting for your call.” Leave off the joke, and wait for the answer.",
        ],
      ],
      ask: "Whom do you want more than you let them know, and what would telling risk?",
    },
  },
  ESFP: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is envy, and it hides behind the loudest applause in the house. All that brightness protects an old worry, which is that without it you’d be overlooked. If being delightful was once the surest way in, it made sense to get very good at it. You’re truly happy for others. You’d just like to be seen being happy for them.",
        ],
        [
          "paragraph",
          "Let a newcomer become the favorite, and a hot little panic starts up. At dinner, while the newcomer’s story has everyone leaning in, you remember a similar one and begin it a moment too early. Or a friend announces a promotion, and within minutes you’re hugging, toasting and planning the party, and somehow it’s your party. Your cheeks are warm, your voice climbs, and later you lie awake replaying it. Friends only notice that their good news keeps turning into yours, and a few begin telling it elsewhere.",
        ],
        [
          "paragraph",
          "Once it’s let in, envy is an ambition that you haven’t been introduced to, because it points straight at what you’d love to be good at. So when the panic comes, ask the other person one more question and listen to the whole answer. Later, tell someone you trust, “I wanted that to be me.” It sounds terrible, and it feels wonderful.",
        ],
      ],
      ask: "Whose success do you praise too loudly, and what do you fear that it takes away?",
    },
    Earth: {
      stances: { thrift: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Somewhere behind your generosity sits a bookkeeper whom you’d rather nobody met. The giving is real: you pay for the round, carry the casserole up four flights, and remember who likes the crunchy end. It also protects you from a question, whether people would want you with nothing in your hands. If you weren’t always sure of your welcome, bringing something made sense.",
        ],
        [
          "paragraph",
          "The trouble is that you keep count without telling anyone there’s a count. You drive a friend to the airport five times, and the day you need a ride, she’s busy. You say, “No worries!” and something in you closes the account. Or you host every holiday, and around the third you get tired and stubborn, plead a headache, and let a friendship lapse to avoid one uncomfortable sentence. Your body votes early, with a stiff neck and a craving for cake. Friends only know that you got busy.",
        ],
        [
          "paragraph",
          "Brought out into daylight, the bookkeeper is a good ally, who knows what you can spare and what you’re worth, so that whatever you do give has no string on it. This month, offer a little less and ask a little sooner. Say it while you’re still cheerful: “I’ve hosted twice, so the next one’s yours.” Then see who comes for you alone.",
        ],
      ],
      ask: "Whom have you quietly dropped for failing to repay what you called a gift?",
    },
    Air: {
      stances: { candor: "both", trust: "both" },
      lines: [
        [
          "paragraph",
          "Your shadow is a cool observer who sees through people in about four minutes, and whom you’ve told to hush. The observer threatens something you love, the moment when someone is delighted with you, so you say yes first and think afterward. If a friendly answer was what kept the peace, that made sense, and it’s why you’re so easy to approach.",
        ],
        [
          "paragraph",
          "You can see it on the phone, when an acquaintance asks for a favor and you hear yourself say, “I’d love to!” with your free hand over your eyes. It shows again a month later, when you do a very accurate imitation of someone whose bad temper you noticed on the first evening and talked yourself out of. People laugh, and then wonder what you do when they leave. That someone, who had felt adored, just feels dropped. You feel it as fatigue, and as a phone you’d like to throw into a lake.",
        ],
        [
          "paragraph",
          "Heard in time, the observer makes you shrewd as well as sweet, a friend whose promises can be relied on and whose warnings are worth having. All you need is one pause, and here are the words for it: “That sounds fun. Let me tell you tomorrow.” One slow yes from you is worth ten quick ones.",
        ],
      ],
      ask: "What did you see clearly in someone and then charm yourself out of knowing?",
    },
    Water: {
      stances: { candor: "both", voice: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "What you keep backstage is sadness, and your cheerfulness stands guard in front of it. That makes sense. If you were ever alone with a sorrow that seemed to have no floor, you’d have learned to keep moving: a plan, a song, someone else’s crisis, and the ache goes down again. You became the person everyone calls to feel better, which is an honor and a bit of a trap. Whom does the cheerful one call?",
        ],
        [
          "paragraph",
          "Sadness gets out anyway. On a bad day you cancel by text, with a headache that isn’t quite a headache and two exclamation points so that nobody worries. Or you go, sparkle for three hours, and sit in the parked car afterward, wondering why your chest feels so heavy. Your friends, who don’t know, comfort someone who cries openly, and you watch it with a resentment that surprises you.",
        ],
        [
          "paragraph",
          "Let in, sadness gives your laughter weight. You become someone who can sit beside a grieving friend without reaching for the balloons, and that gets remembered longer than any party. Pick one gentle person this week and say, “I’m sad today, and I’d like you to know. You don’t have to fix it.” Then stay for what comes next, even if it’s only a hand on your back.",
        ],
      ],
      ask: "Which sadness have you outrun for years, and who would sit through it with you?",
    },
  },
};
