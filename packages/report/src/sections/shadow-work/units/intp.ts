import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { pace: "both" },
    lines: [
      [
        "paragraph",
        "You take the pencil out of people’s hands. A form, a phone, a map, a sentence: you do for others what they were just about to do themselves. With a problem of your own you can wait for years, but watching them with theirs is like holding your breath, so you reach over. “Here.” It’s kindly meant: being stuck is the worst thing you know, and you wouldn’t leave anyone in it a minute longer than necessary.",
      ],
      [
        "paragraph",
        "Now be the one without the pencil. They’d nearly had it. Next time, feeling you lean in, they hurry, drop a figure, and you see a mistake nobody makes and reach again. Here’s what you’ve never been told, because who would tell you: bright people get slow when you’re watching. A department head can’t park a car with you in it, and what drives you mad is mostly their fear of your sigh. The one who loves you ends up asking you everything, or hiding it until it’s done, and the capable ones leave. They’d like to feel capable again.",
      ],
      [
        "paragraph",
        "Good intentions won’t hold that hand back, so take it elsewhere: “I’m going out for some air. It’s all yours, and I’m around if you want me.” Then go. They’ll need six minutes for what takes you one, but you’ll get back the clever person you liked in the first place.",
      ],
    ],
    ask: "Who used to be quick and sure of themselves, and isn’t when you’re around?",
  },
  Taurus: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Your love goes out by automatic payment. It was set up long ago, after careful thought, it has never once been late, and since it goes by itself, you don’t mention it. To you the matter is settled: you said it, it’s true, nothing has changed; anyone who says it daily must be less sure of it than you are. People have leaned on your affection for years without feeling it move.",
      ],
      [
        "paragraph",
        "They’ve also never seen it paid, so one evening, from the other end of the couch, they ask whether you still do. “Of course,” you say, puzzled, as if your word had been doubted. They weren’t asking for information; they wanted to hear it, today, in your voice. After enough of “of course” they try being sad, or difficult, or newly blond, and you wait kindly for it to pass. When life is hard on you, there’s only the same walk, the same chair, and fewer words. They leave for someone less reliable who looks up when they come in, and you stand there with all the receipts.",
      ],
      [
        "paragraph",
        "Swearing oaths won’t suit you, but noticing will, since you do it all day. When nothing whatever has happened, tell them what you noticed: “I was just looking at you. I’d choose this again.” A thing can be settled and still be lovely to hear.",
      ],
    ],
    ask: "Who in your life is living on something you told them years ago?",
  },
  Gemini: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Anyone with a complaint about you gets the guided tour. You know your faults better than they do, why you’re late, what you do when you’re cornered, and you show them around, hiding nothing, with a joke at the worst spot. By the exit they’ve laughed, and feel rude for having brought it up. It’s honest of you, and considerate, because you can’t bear anyone’s shame, yours or theirs.",
      ],
      [
        "paragraph",
        "Then it’s Thursday, and you’re late. You describe what’s wrong so well that you take the description for the repair. What can they do? Whatever they’d say, you’ve said already, and better, and it feels petty to be angry at somebody so clear-sighted. So they stop complaining, which to you looks like progress. They tell you an earlier time, they make the call themselves, they don’t plan on you. When things get too much, three people receive three excellent accounts of why, until they compare. A marriage can end with both of you able to explain it perfectly. They never wanted it understood. They wanted one Thursday to be different.",
      ],
      [
        "paragraph",
        "Close the tour for a day, and give no reasons, since yours are too good: “You’re right. I’ll be there at six.” Then be there, hair wet, if need be. Nobody needs to know why they’re late in order to come on time.",
      ],
    ],
    ask: "Whose complaint have you agreed with so charmingly that they never made it again?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Hurt and thinking look the same on you. It’s one face behind one closed door, and nobody can tell which it is, though those who love you learned early what the thinking one means: something’s being worked out in there, don’t knock. They lower their voices and are rather proud of how well they understand you.",
      ],
      [
        "paragraph",
        "Then somebody makes a careless remark in the car that goes deep, and you withdraw until you’ve understood it. They see the face and tiptoe past, while you hear the television go down and, later, someone laughing softly, and you count the hours in which no one has come. By the second evening you have a finding, that they don’t need you as you need them, with older precedents attached, and out you come with it, cool and accurate. They thought you were doing your taxes, and now they’re told that they don’t care, when they’d only left you in peace, and next time they’ll be twice as quiet. Couples have separated over this, each of them feeling shut out by the same door.",
      ],
      [
        "paragraph",
        "Crying in company isn’t required, since you can write it from in there: “I’m not thinking, I’m hurt. Please come in, even if I’m bad at it.” And let them in before you’ve understood it. They’ve been out in the hall all along, being considerate.",
      ],
    ],
    ask: "Who leaves you in peace out of love, on the very evenings when you’d want them to knock?",
  },
  Leo: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "“I don’t see the appeal,” you say, of dancing, or the beach, or football, or the people from their office. There’s no malice in it, and it passes for taste, but in fact it’s how you get out of whatever you’d be bad at. On your own ground you’re quick, sure, and endlessly generous; elsewhere you’d be a beginner with people watching, and that’s unbearable, so the rest of the world has been declared dull.",
      ],
      [
        "paragraph",
        "Whoever loves you can’t see that you’re afraid. They see an eyebrow go up at something that makes them happy, so they go dancing alone, or give it up, and learn to call it a silly thing they do. Bit by bit the list takes in their friends, their music, their hometown, until they wonder what you see in them. You’d be horrified, since you were only scared of looking clumsy beside them. In hard times the remarks get wittier, and people laugh and show you nothing of their own. There are people who’ve lived with someone for years and never once danced in front of them.",
      ],
      [
        "paragraph",
        "Tell it to the one who’s heard that sentence most: “I’ve acted as if this was beneath me. I think I’d just be terrible at it. Will you show me?” Then be terrible, for half an hour. They’ve admired you for years. This, they’ll love.",
      ],
    ],
    ask: "What have you called boring that someone you love lights up about, and how would you look attempting it?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "No kind word leaves you without a footnote. They were wonderful tonight, though the second song was a bit flat. The speech was moving, if long. Each is a compliment, from someone who’d never pay a false one, and you add the small print out of respect: anybody can flatter, and you’re giving them something true enough to keep.",
      ],
      [
        "paragraph",
        "They do keep it. But ask them a year later what you said. You’re convinced you told them they were wonderful; they’re convinced you told them the second song was flat. Both of you remember correctly. So they stop singing within earshot, or ask again, hungrier, and you, pressed, get more exact. It’s worst when somebody’s frightened: the night before the operation they want to hear that it’ll be all right, you give them the percentage, which is excellent, and they turn to the wall. You get the same treatment yourself, footnotes longer than the text, but nobody sees that, and after enough years they leave, quite sure you never thought much of them.",
      ],
      [
        "paragraph",
        "Lying isn’t called for. Find a sentence that’s true all the way through, there are plenty, and announce the end of it: “I was proud of you tonight. That’s the whole sentence.” For the frightened, it’s enough to say that you’re here and that you’re staying. Check it twice. Nothing’s missing.",
      ],
    ],
    ask: "What do you think you said to someone you love, and what would they say they heard?",
  },
  Libra: {
    stances: { trust: "slow", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Secretly, once you’re with someone, you go on deciding. Two years in, or six, with the rent shared, the question is still open, because you’ve heard people swear forever with their eyes shut, and you won’t sign what you haven’t finished thinking through. Staying open to the evidence is, to you, respect.",
      ],
      [
        "paragraph",
        "But whoever’s beside you can feel it, in the slight pause you make before “we.” So they audition: they’re a bit more amusing than they are, they save the bad news for a better day, and you watch, lovingly, and have the sense that something’s missing. Something is. You can’t find out what a person is like while they’re trying to be chosen. It goes on, and if they ask, you tell them you’re very happy, which is true and isn’t what they asked. In a shaky month you consult four friends, until one spring they’ve had enough of trying out for the part. That same night you’re certain, and it’s no use to anyone.",
      ],
      [
        "paragraph",
        "You’ve been waiting for proof, and in this one field the proof comes after the decision. So choose as you’d choose an axiom, for a place to start, and tell them: “I’ve been acting as if I hadn’t made up my mind. I have. It’s you.” Whoever stops auditioning will be less polished, and you’ll like them better.",
      ],
    ],
    ask: "Who’s been auditioning for you, and what would they stop doing tomorrow if they knew they had the part?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When something gets hold of you, you go under. A problem, a suspicion, a grief: one evening the question opens, and for six weeks you surface for meals. You answer “Mm.” You’re in the room, and you’ve left. Yet everything good you ever brought anyone came from down there, and you’re too sure of loving them to think it needs doing anything about.",
      ],
      [
        "paragraph",
        "You picture them waiting on the surface, but nobody can wait on a surface. In the second week they mention a lump, or a job offer in Denver, and you say “Mm,” and they see you didn’t hear. So they find other ears, and learn to run the days without you, and when you burst up one night, radiant, they’re glad for you as one is for a neighbor. You feel unmissed. They’d missed you terribly, for weeks, and had to stop. It’s worst when you’ve lost someone, because then you don’t weep, you investigate, and whoever wanted to grieve with you lies there listening to the pages turn.",
      ],
      [
        "paragraph",
        "Don’t give up the depths, only don’t go alone: “I’m about to disappear into something, and it isn’t about you. Come and get me on Thursday night, whatever I say.” On Thursday you’ll be almost there, but come up with nothing in your hands. It’ll be you they’re glad to see.",
      ],
    ],
    ask: "What happened to someone close to you while you were under, and when did you hear of it?",
  },
  Sagittarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "When it gets personal, you gain altitude. “I think you’ve been avoiding me,” says somebody you love, and you remark, with interest, that people do find closeness hard, and that it was no different in Rome. You’re above it now, where it’s quiet and one can see the pattern. Many an evening has been saved by that view, and you’ve shown it to friends in disgrace, and they could breathe again.",
      ],
      [
        "paragraph",
        "But this one asked about the two of you and was told about humankind. They can’t dispute it, and they feel small, like a house seen from a plane. So they come back louder, to be heard up there, and you climb, until eventually they give up, call you easygoing, and take whatever is closest to their heart to somebody duller who stays in the room. Your own griefs go the same way: someone you love is dying, you speak beautifully about death, and nobody sits with you, as you seem to be fine. Being so wise about people in general is how you’ve missed a few in particular.",
      ],
      [
        "paragraph",
        "The view will keep, so come down for two sentences first, with a day in them: “You’re right, I’ve been avoiding you since Sunday. I was ashamed of what I said.” Then stay down there while they answer. They’ll gladly hear about Rome afterward.",
      ],
    ],
    ask: "Who was asking about you and them, the last time you answered about people?",
  },
  Capricorn: {
    stances: { pace: "patience", risk: "safe" },
    lines: [
      [
        "paragraph",
        "No is a word you hardly use; yours is “not yet.” The wedding, the child, the long trip, the move, the dog: all of it will happen, once the degree is done, or the debts are gone, or the roof is on. You’re putting off the people you love until you’re ready for them. You won’t offer anybody something that could give way under them, so first you make it solid.",
      ],
      [
        "paragraph",
        "They see the sense in it, take extra shifts, and proofread the chapters. Then it’s done, they look up, and you’ve noticed what it rests on, and that needs doing, too. It’s never an excuse, so they can’t fight it. One year they don’t bring it up, and you believe they’ve understood, and so they have: they’ve made other plans. In lean times even small things wait, and nobody dares to be happy before Friday. You weren’t refusing them anything; you were getting ready to deserve them, and it never crossed your mind that they’d said yes at the very beginning, when there was nothing there but you.",
      ],
      [
        "paragraph",
        "Take one of those things and do it unready: “I’m not ready, and I’m tired of waiting until I am. Can we do it in June, badly?” They’ll answer before you’ve finished asking. Badly and with you is what they had in mind from the start.",
      ],
    ],
    ask: "Who has been hearing “not yet” from you, and what were they like when they first asked?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You know what your friends think about everything, and not how they are. It’s respect. A question about somebody’s life seems to you like opening a drawer in their house, and if they wanted you to see what’s in it, they’d show you. So you offer what you’d like to be offered, three hours of good talk in which no one has to account for himself, and many people have rested there.",
      ],
      [
        "paragraph",
        "But a friend says, on the walk to the station, that it’s been an odd month, and slows down a little. You leave him his privacy and go on about voting systems, and he laughs in the right places, tries again at the ticket machine, and then his train’s in. In the fall somebody mentions, as if you’d known, that his wife moved out in March. It stings that you weren’t told. He told you twice. All he needed was “Odd how?” and he’s since taken his news to a duller man who says it. In your own bad seasons nobody asks you either, and then it’s two people in trouble being brilliant about the metric system.",
      ],
      [
        "paragraph",
        "A question can be declined, so go back to the one you left lying there: “You said it was an odd month. I didn’t want to pry. How are you?” Then leave the pause alone, for longer than you’d like.",
      ],
    ],
    ask: "Who said something half aloud to you lately, and what would they have told you if you’d asked?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "No one you love ever has to make an excuse, because you’ve already written it for them. He shouted: well, his job’s been frightening him. She forgot you again, with all she’s carrying. You see so clearly where a thing originates that you’ve come to think that understanding people means putting up with them. It’s mercy, and people with a lot to be ashamed of have stood up straight again beside you.",
      ],
      [
        "paragraph",
        "But watch one of them come in with an apology. Before they’ve opened their mouth, you tell them it’s fine, they were tired. There goes the apology, and with it whatever would’ve been different next time. They aren’t monsters, but they looked for a mark on you and saw none, so it goes on for years, and you get fainter. And the friend who comes to you crying hears how the other one must have felt. Then one morning you’re gone, and they go back over every conversation, honestly puzzled, and can’t find a single complaint.",
      ],
      [
        "paragraph",
        "Understand all you like, and let people do their own writing: “I’ve been making excuses for you, good ones. I’d like to hear what you’d say yourself.” Then wait, though you’ll be dying to help, and add what you’ve left out for so long, which is that you minded.",
      ],
    ],
    ask: "Whose excuse do you know by heart, and when did they last have to say it themselves?",
  },
};
