import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { pace: "both", risk: "bold" },
    lines: [
      [
        "paragraph",
        "You turn friends into opponents. It’s entertaining, often for them too, until the evening they needed a friend and got a rematch. Attack keeps the conversation on the idea, and no one can get at your soft side while they’re busy defending theirs. Somewhere you learned that anyone who hesitates gets run over, so you strike first and call it curiosity. Underneath is an old fear of being the slow one, the fool with their mouth open. Everyone you love has to earn the seat beside you again each week. They know it.",
      ],
      [
        "paragraph",
        "Its cousin is contempt. People who feel their way to a conclusion get a look from you that says hurry up, and they don’t forget it. Under heavy stress the look turns inward: a week of private charges, coward, fraud, too late again, and then something drastic. You resign, confess, or buy the ticket, and those close to you wake up to a decision they didn’t know was being made, and wonder what else is on the way.",
      ],
      [
        "paragraph",
        "Once, in an argument you’re winning, stop and put down the sword out loud: “You know what? I’d rather have you than this point.” It works because it’s the one move no one expects, and because they’ve been waiting a long time to see what’s behind the shield.",
      ],
    ],
    ask: "Who has stopped fighting back, and what have they stopped telling you as well?",
  },
  Taurus: {
    stances: { pace: "patience", candor: "both" },
    lines: [
      [
        "paragraph",
        "You don’t refuse people. You outlast them. Asked for something you’d rather not do, you say “Hm,” or “I’ll see,” and nothing moves for a week, or a year, until they give up and you’ve won without a word. An open refusal would lead to a discussion, and sooner or later you noticed that discussions go to the quick. A person who isn’t moving can’t be beaten. So stubbornness became your lawyer, and it defends your right to think at your own speed. The bill goes to anyone who asked you nicely, twice, and then heard themselves shouting about a weekend.",
      ],
      [
        "paragraph",
        "Its relative is ownership. Once someone is yours you stop courting them, much as you’d stop courting a good sofa, and you’re baffled when the sofa gets up and leaves. In a bad season you dig in deeper: same meal, another purchase, another refusal to discuss it, while those close to you go through the whole crisis looking at your back. They feel like someone pushing a parked car. From inside, it feels like a siege.",
      ],
      [
        "paragraph",
        "The next time your neck stiffens, stand up and say the word itself: “No. I don’t want to, and I can’t explain it yet.” It costs you one awkward breath, and most people can live with a refusal far more happily than with a wall.",
      ],
    ],
    ask: "To whom have you been saying no for months by saying nothing?",
  },
  Gemini: {
    stances: { focus: "many", novelty: "new" },
    lines: [
      [
        "paragraph",
        "You drop people. There’s no quarrel. They were a new subject, you learned them, and the next subject came up. While someone interests you, they get questions, jokes, messages at midnight, the feeling of having been discovered at last. Then comes a flat stretch. Flat stretches frighten you, because you’d have to be present with nothing clever to say. By now you live on the first hour of everything. It’s the one hour in which no one can be bored with you, and that, more than your own boredom, is what you’ve been running from.",
      ],
      [
        "paragraph",
        "The second shadow sits on your tongue. Someone’s secret makes a wonderful story, and you tell it with the name left out and everything else left in. When you’re overwhelmed, the wit sharpens and the facts get flexible: three people have three versions of where you’ll be on Saturday. A partner watches a stranger at a party receive the version of you they fell for. Old friends wonder what they did. Nothing. They became familiar, which is what love looks like from the inside.",
      ],
      [
        "paragraph",
        "Call one person you’ve let slip and say, “I drifted off, and it had nothing to do with you.” Then stay on the line past the first silence and let it be dull. What you’ve been missing comes after the dull part, and no one ever reached it by changing the subject.",
      ],
    ],
    ask: "Who is still wondering what they did, when all that happened was your curiosity moved?",
  },
  Cancer: {
    stances: { head: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You keep a file. Every impatient tone and forgotten anniversary is in it, in order, and you can quote a remark from nine years ago with the punctuation. No one else knows the file exists. Experience seemed to show that a feeling can be dismissed and a record can’t, so you became the archivist of your own injuries. Now when a tone stings, you argue about whether it was Tuesday. They believe you have to be right; you wanted to be spoken to kindly. The underlying fear is simple: that you matter to them less than they do to you.",
      ],
      [
        "paragraph",
        "Then comes the sentence, passed without a trial. The warmth goes out, the answers get correct, and for two days they live with a polite stranger who says nothing’s the matter. Anyone who loved you would notice, you think, and you make noticing very difficult. Overloaded, you retreat under a blanket with your evidence that no one cares. For them it’s like being fired by someone who used to cook for you.",
      ],
      [
        "paragraph",
        "Within five minutes of the next sting, before any fact, say: “That sounded annoyed, and it hurt.” Then pick one old page and burn it, in your imagination or in the sink. A tone that gets named can still be apologized for; a tone that gets filed only earns interest.",
      ],
    ],
    ask: "Which old remark could you still quote word for word, and does its author know?",
  },
  Leo: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You rank people. It happens in a second, brightest to dimmest, and you’ve checked your own position before your coat is off. In first place, you’re generous; in second, you’re ironic. Being the clever one was what got you noticed, or so it seemed, and you concluded that without it no one would look twice. What you can’t bear is to be ordinary in public, which explains the contempt for anything popular, and also the masterpiece in the drawer, which can’t lose a contest as long as it isn’t entered. An undiscovered genius never gets a bad review.",
      ],
      [
        "paragraph",
        "Envy is the part you disown. Someone with half your depth and twice your following makes you witty for a whole evening; the table laughs, and decides not to show you any success of its own. Under strain you require tribute. You sulk if it doesn’t come, say something cruel if it comes for someone else, and lie awake comparing yourself with strangers by numbers you don’t believe in. It’s like living with a king who isn’t sure of the votes.",
      ],
      [
        "paragraph",
        "Write three sentences to a living person you envy, saying exactly what they did well, and sign it. After that you can’t stay a rival, and the drawer opens a little easier the next day.",
      ],
    ],
    ask: "Whose easy success bothers you, and which part of it would you want?",
  },
  Virgo: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You’re frightened a good deal of the time, and you call it being informed. A twinge, an odd noise in the car, a headline, and you’re reading: the summary, the studies, the comments by people who had it. Disaster, you seem to have concluded, comes in by the one gap you didn’t check, so resting feels like negligence. Each page keeps panic away for a paragraph. Then it moves on to the next, and you follow it there at two in the morning. A feeling isn’t a question. It can’t be looked up.",
      ],
      [
        "paragraph",
        "Fear makes a strict inspector, and those near you get inspected. First you see the smear on the glass, the flaw in the plan they were happy about, and you mention it as a service; a partner with a cough learns what it might be, in descending order of frequency, when they’d been hoping for tea. Under real pressure you turn cold, exact and sure that everything is your fault, and rewash other people’s dishes at midnight to prove it. They feel like a draft.",
      ],
      [
        "paragraph",
        "When you catch yourself reading out of fear, shut the screen and tell someone, “I’m scared.” Request ten minutes of company and absolutely no information. Fear grows in libraries and shrinks in company.",
      ],
    ],
    ask: "What were you afraid of the last time you were only looking something up?",
  },
  Libra: {
    stances: { voice: "withhold", candor: "both" },
    lines: [
      [
        "paragraph",
        "You let other people choose your life, and then you grade it. “I don’t mind, you pick” is how it goes, about the restaurant, the city, sometimes the marriage. It passes for manners, and it keeps you off the hook, since a person who never chose can’t have chosen wrong. It must have looked, at some point, as if every wish of yours put someone out and being easy got you loved. So you became easy. Underneath is the fear that if you ever insisted, people would take a second look at you and reconsider.",
      ],
      [
        "paragraph",
        "The grading is done behind a pleasant face. No one sees the marks until the end of term, when you leave so amiably that the other person can’t understand what happened. That’s a lie, though every word of it was polite. Under strain you freeze between two options, ask nine people, flatter both sides, and go cool toward anyone who wants an answer tonight. Living with you then is like waiting for a jury that has gone out for a very nice lunch.",
      ],
      [
        "paragraph",
        "Once, before anyone asks, say a wish with no alternatives attached: “I want the early train. I’d be sorry to miss it.” Then bear the two seconds in which no one says anything. Those seconds will teach you what fairness never did: people can love someone they disagree with.",
      ],
    ],
    ask: "What are you living with that you would not have picked if you’d picked?",
  },
  Scorpio: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "You collect information on everyone and hand out none of your own. Old friends couldn’t say what you’re afraid of, what you earn, or whom you cried over, though you could write any of their biographies by tomorrow. Somewhere you learned that what people know about you they can use, and so you arranged to be the one who knows. It’s safe down there. It’s also power, whatever else you call it, and the ones who pay are those who love you through a one-way mirror: they feel seen to the bone, and when they look back there’s only their own face.",
      ],
      [
        "paragraph",
        "Cross you, and the knowledge becomes a weapon. Long after the offense, in a level voice, you say the one sentence that fits between the ribs, and you’ve known for years where it would go. Or you simply close the account, and someone finds that they’ve died without being informed. In real pain you vanish, and lie behind the curtain counting who didn’t come. No one can pass that test, since the first rule is that they mustn’t know they’re taking it.",
      ],
      [
        "paragraph",
        "Tell one person one real thing they could use against you, and say so: “No one else has this.” Then watch for a month what they do with it. You’ve tried every method of measuring loyalty except the only one that produces any.",
      ],
    ],
    ask: "Who tells you everything, and what have you told them in return?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "You promise, and then you don’t come. “You have to stay with us,” “I’ll read it by Sunday,” “Let’s do that trip”: every syllable is meant while you’re saying it, and by Thursday you belong to another idea. A promise lets you be generous without being tied. At some point you decided that whatever gets hold of you won’t let go, so you keep one foot in the stirrup and call it spontaneity. The fear isn’t of people. It’s of a life that turns out to have been one size, decided, and yours.",
      ],
      [
        "paragraph",
        "Then there’s the sermon. On a single evening you can be magnificent about humanity and careless with the person beside you, and if they’re hurt, you explain to them, cheerfully, why they shouldn’t be. You call it candor; they go home with the bill. When life closes in, you get louder, larger and further away, with a new plan, a bet, an opinion on everything, while the unopened mail accumulates. A partner learns to subtract half of whatever you announce. Friends have stopped packing.",
      ],
      [
        "paragraph",
        "Make good one old offer this week, the most embarrassing one: read the manuscript, drive to the lake, turn up. Skip the apology and the reasons. Say only, “I said I would.” Those four words do more than a hundred offers, because they arrive with you attached.",
      ],
    ],
    ask: "Who is still leaving a place in their summer for something you said in March?",
  },
  Capricorn: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "You kill joy, in a reasonable voice. Someone arrives with news, a chance, a house they’ve seen, and you find the damp spot within the minute. To you that’s love, because someone has to check. But look at what it does for you: a person who expects nothing can’t be made a fool of. A letdown is bad, you found, and having been seen to hope is worse, so you get the disappointment in early, like a farmer before rain. By now you’re nearly impossible to let down, and the people near you do their celebrating elsewhere.",
      ],
      [
        "paragraph",
        "Behind it is a ledger. Rest, praise and comfort have to be earned, first by you and then by everyone, and you watch people who simply enjoy themselves as if they’d left without paying. Under considerable pressure you turn bleak and bossy: more work, fewer words, jokes with frost on them, and a conviction that if you stopped for an hour it would all come down. Asking for help is out of the question, though you do note who didn’t offer.",
      ],
      [
        "paragraph",
        "When the next good news is brought to you, say, “Tell me the best part,” and then nothing else until they’ve finished. The risks will be there tomorrow, since risks keep. Joy doesn’t, and until you’ve eaten some while it’s hot you’ll go on believing that you can’t digest it.",
      ],
    ],
    ask: "What would you let yourself look forward to if being disappointed weren’t embarrassing?",
  },
  Aquarius: {
    stances: { head: "logic", pace: "patience" },
    lines: [
      [
        "paragraph",
        "You aren’t there. You’re beside it, taking notes. Something happens, a farewell, an insult, a declaration of love, and you find it interesting; the feeling turns up days later in the supermarket, in front of the rice. People in the grip of an emotion looked foolish to you, so you took a seat in the projection booth. It spares you from being an ordinary creature in a crowd, wanting the same hug as everyone else, and perhaps not getting it.",
      ],
      [
        "paragraph",
        "Out of that seat grows a pride: the exception, you feel, is you. Birthdays, rules and reproaches are for people who feel in the usual way, and you’ll defend mankind for an hour while the person across from you goes without a single question. Press you hard and you become a machine: you answer in clauses, declare the matter solved, and can end a friendship of years as one closes a browser tab, with no anger at all, which is the insulting part. Your partner doesn’t find you cruel. They find you absent with excellent manners.",
      ],
      [
        "paragraph",
        "When something matters, say before you go blank, “It takes me three days. I’ll come back to you Thursday.” Then come back on Thursday and reach for their hand before you use a word. A late feeling with a date on it is still a feeling; without one, it’s a no-show.",
      ],
    ],
    ask: "What has only now begun to move you, and who believes it left you cold?",
  },
  Pisces: {
    stances: { voice: "withhold", candor: "both" },
    lines: [
      [
        "paragraph",
        "You fall in love with people who don’t exist. A stranger says one original thing and your imagination supplies the rest: the depth, the kindness, the unwritten book. The world as you’d draw it turned out to be kinder than the other one, and the rent is low. The actual person then has to stand extremely still so as not to spoil it. What you protect is yourself, since no one can turn down a person who was never quite in front of them. When they fail to match the portrait, you look at the poor human being as though they’d impersonated someone.",
      ],
      [
        "paragraph",
        "You also evaporate. Instead of ending things you get vaguer, produce a headache, give a yes that was never going to happen, all to spare people’s feelings. Those are lies, kind ones, and people plan their weekends around them. When life gets heavy you go under in sleep, screens and stories, and let the problem ripen until someone else has to pick it. A partner feels adored by someone who is looking slightly past their ear.",
      ],
      [
        "paragraph",
        "Ask someone you love a question whose answer you don’t know, such as the worst thing about living with you, and say only, “Go on.” Every surprise in the reply is a piece of the real person coming in. That one, unlike the portrait, can love you back.",
      ],
    ],
    ask: "Whom did you imagine so beautifully that the real one couldn’t get in?",
  },
};
