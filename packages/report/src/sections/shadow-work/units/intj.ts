import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: { candor: "truth", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When other people lose their temper, they say things they don’t mean. You say things you do. Months of quiet observation are stored up in you, held back mostly out of kindness, and one sigh at the wrong moment sends the truest of them out like a dart. It’s over in seconds, and by evening you’ve forgiven everyone and want to know where they’d like to eat.",
      ],
      [
        "paragraph",
        "They aren’t hungry. Shouting they’d have shrugged off, but this was accurate, and now they’re wondering how long you’ve thought so. You apologize, for the tone, while the sentence itself you leave standing, because it was true. After that they’re careful around you, which makes you impatient, which makes the next one come sooner. In a hard month the small remarks get out as well, and a room full of people who love you goes quiet at the sound of your key.",
      ],
      [
        "paragraph",
        "Here’s what no one has told you: they believe you angry more than they believe you calm, since when you’re calm you hardly say a thing about them. Even it out the same day: “What I said was one thing I’d noticed. It isn’t what I think of you. I think you’re brave, and I don’t tell you enough.” Put in whatever’s true, as exactly as you put the other. Aim that well when you’re happy.",
      ],
    ],
    ask: "Which true sentence of yours is somebody still carrying around, and what did you never say to go with it?",
  },
  Taurus: {
    stances: { novelty: "familiar", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Her choir sings in a church across town, and you send flowers. He’s moved, he’d love to show you the view, and you tell him to come Thursday, as always, because with you every friendship is a home game: your table, your day of the week, your end of the couch. Nobody does it better, either: people arrive wound up and leave mended, because in that room you know what can be counted on, and out there it’s parking, noise, and folding chairs.",
      ],
      [
        "paragraph",
        "Each excuse is sound. Yet they’ve been to yours for years and you couldn’t draw theirs, and it occurs to them that their life isn’t worth the drive. So they come less often, and you don’t mention it, decide that people don’t last, and are slower to open the door to the next one. Anxiety shrinks the field further, until whoever loves you best has to choose between seeing you and seeing anything new.",
      ],
      [
        "paragraph",
        "It’s generous to say that people know where to find you, and it means that they do all the traveling. So play one away. Settle your terms beforehand, where you’ll park and when you’ll go, and then call: “I’ve never seen your place. When can I come? I’d like the full tour.” Sit in the bad chair. They’ll forget a hundred good evenings at yours before they forget the night you drove to theirs.",
      ],
    ],
    ask: "Whose front door have you never walked through, though they’ve come through yours for years?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "For the first year, there’s nobody like you. You ask the second question, the odd one, and people who’d thought themselves ordinary go home glowing. Then, meaning no harm, you finish them, the way one finishes a Sunday crossword: every square filled in, correctly, and the pen put down. It was love while you were doing it, since to understand someone is the most devoted thing you know how to do, and it doesn’t cross your mind that they’d want it done again.",
      ],
      [
        "paragraph",
        "They notice that the questions have stopped. You nod a story along because you know how it ends, so, not wanting to bore you, they hand in the short version and take the long one to somebody at work who leans forward. Meanwhile they change, as people do, and you’re still going by the answers from year one. On bad days you explain them to themselves across the breakfast table, in two neat sentences with a joke in the second. Marriages have ended over less, in favor of someone half as quick who wanted to know how the day was.",
      ],
      [
        "paragraph",
        "Curiosity you have plenty of, so place a bet with it: guess privately what they’ll answer, and ask, “What have you changed your mind about since we met?” You’ll be wrong, and delighted. No one you love is still the person you figured out.",
      ],
    ],
    ask: "Whose next sentence do you always think you know, and when did they last surprise you?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The lump was nothing, or the layoff led to something better, and your friends are told in June, when it’s over, in one calm paragraph with the solution attached. In your life only the all clear gets sounded, never the alarm. You saw no reason for three people to lie awake when one was doing it already, and there’s tenderness in that, and a wish not to be stared at while you think.",
      ],
      [
        "paragraph",
        "She’s glad, naturally. But driving home she counts back, and realizes you were waiting for the result on the day you two walked around the lake and she talked for an hour about curtains. You let her, and now she feels foolish, and shut out of something she’d gladly have carried one end of. She starts asking how you are with a searching look, which you find hard to bear, so you get calmer still. And when it’s truly bad, it shows anyway: you’re short on the phone, a door closes hard, and everyone nearby thinks it’s their fault.",
      ],
      [
        "paragraph",
        "Tell them sooner, and tell them less, since no plan is required: “Something’s going on, and I don’t know yet how it’ll turn out. I don’t need advice. I just don’t want you to hear about it afterward.” Then let somebody be useless beside you. The people who love you would rather lose the sleep.",
      ],
    ],
    ask: "What did you tell nobody until it was over, and who would have sat with you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Warmth in you runs downhill. Toward the intern, the neighbor whose year has collapsed, the shy kid with a guitar, it pours: hours of attention, introductions, the exact sentence that gets someone back on their feet. There’s nothing sly in it, and some of them will trace a career to one afternoon with you.",
      ],
      [
        "paragraph",
        "Uphill, it slows to a trickle. With an equal you’re excellent company, a shade cool, and exhausted afterward, because if they don’t need you, you aren’t sure what you’re for. Stranger still is what happens when a person you helped comes level: she gets the prize or the happier marriage, and you send something beautiful and are busy until spring. You’d say you two outgrew it, but she’d only grown, and you were the first person she wanted to show. So she learns to bring you troubles and leave triumphs at home, others learn it too, and soon everyone around you needs propping up and no one asks how you are. When you fail, you hide.",
      ],
      [
        "paragraph",
        "Say the embarrassing thing to the one who’s caught up: “You’re better at this than I am now. It stung, and I’m proud of you. Show me how you do it.” An equal can notice when you’re struggling, which a crowd of grateful people can’t. You gave them a hand up. Be there when they arrive.",
      ],
    ],
    ask: "Who were you closer to before things went so well for them?",
  },
  Virgo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you’ve hurt somebody, you patch it. Say you forgot an evening that mattered to them; by midnight there are three reminders in the calendar, and it’ll never happen again. That’s your apology, and to you it’s worth more than flowers. Anybody can produce words, whereas you found the exact place where it broke, and repaired it for good.",
      ],
      [
        "paragraph",
        "But they’d stood outside a theater for an hour, watching the cabs, and wanted someone to know what that was like. They were shown a calendar. So in October it comes up again, and you point out that it’s fixed, and it is. The third time, you conclude that nothing is ever enough, they conclude that their hurt is, to you, a technical matter, and after that they don’t say where it hurts. In bad times you patch faster, and nobody knows that at three in the morning you go through it all, line by line, in a tone you’d never take with another human being. So much remorse, and no one has seen any of it.",
      ],
      [
        "paragraph",
        "Turn the order around. Sit down, hands empty, and say how it was for them: “You stood there by yourself for an hour, and I did that. I’m sorry.” Add no reason and no remedy until they’ve answered. Fix it in the morning. Let them see you sorry before they see it solved.",
      ],
    ],
    ask: "Who has seen the repair, and never saw how sorry you were?",
  },
  Libra: {
    stances: { candor: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The angrier you are, the better your manners get. About a bad plan you say what you think. But let someone be careless with you, and where another person would snap, you become a hotel concierge: of course, not at all, whatever suits you. You mean to be just: before you’re angry you’d like to be sure you have a right to it, so you go off to consider both sides.",
      ],
      [
        "paragraph",
        "Being fair takes you four days. On the first, she asks if something’s wrong and hears that nothing is; on the second she apologizes, three times, for the wrong things. By the fourth she’s careful as well, and there you stand, two polite people holding doors for each other. A friendship can end like that without one raised voice, and she never learns what she did. Under pressure, those at home get the concierge too, and they’d give a lot to hear you slam something. You think anger drives people off, when being treated as a guest is what they can’t bear.",
      ],
      [
        "paragraph",
        "So be unfair on the day itself, and admit it: “I’m angry, and I haven’t checked whether it’s reasonable. Can I just be angry for a minute?” It’ll be over by dinner, and they get to be sorry for the right thing. One rough word today is kinder than a year of good manners.",
      ],
    ],
    ask: "Who gets your very best manners these days, and what would you say to them if you didn’t have to be fair?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You ask how the meeting was, lightly, and you know there wasn’t any meeting. Something had been off, a pause, a changed plan, so you looked into it, thoroughly, and now you’re asking a question to which you have the answer. You hope they’ll tell you the truth so that you can stop; nearly anything that’s handed to you freely, you’d forgive. Asking this way is the safest method you know of learning whether a person will hold your weight.",
      ],
      [
        "paragraph",
        "But suppose they’d been to the doctor and didn’t want to frighten you, or had sat in a park because they couldn’t face people. In that half second they say it was fine. There’s your lie. You have the fact right, as ever, but you never asked about the reason, and shame looks exactly like guilt. They feel watched and choose their words, and chosen words sound to you like hiding. In a frightened month the old messages get read a third time, and it ends with an honest person leaving, tired of being investigated.",
      ],
      [
        "paragraph",
        "Show your hand first, what you know and what it did to you: “I saw that the meeting was canceled, and I got scared. Where were you?” A decent person can answer that, and you’ll hear what you’d never have found by looking: the reason. Ask only what you don’t know.",
      ],
    ],
    ask: "Whom did you last ask something you already knew, and what were you hoping they’d say?",
  },
  Sagittarius: {
    stances: { risk: "bold", novelty: "new" },
    lines: [
      [
        "paragraph",
        "People who love you can hear the engine running. Wherever you are there’s a next place, and you know roughly what it would cost and how soon you’d be settled. You aren’t unhappy. Knowing you can go is what lets you stay so cheerfully, and you’re generous with the feeling: people get out of dead towns and bad marriages because you showed them the road.",
      ],
      [
        "paragraph",
        "They hear it in how you never say next summer, how little you unpack. Being sensible, they hold something back. So it stays pleasant and a bit thin, and when you notice how thin, there’s your reason to go. Look at when you go, though: the new city starts to look like good sense just after you’ve let someone down and they know it was you. That leaves you with friends everywhere, all of them affectionate, and hardly one who’s been furious with you and stayed. No one can forgive you while you’re leaving.",
      ],
      [
        "paragraph",
        "Forever isn’t a word you believe in, so use a date. Choose one uncomfortably far off, and give it away: “I’m here until next June, whatever comes up. Make plans with me in them.” When the bad week comes, let them be angry with you, and be there in the morning. One thing you’ll never see by traveling is what comes after you’ve been forgiven.",
      ],
    ],
    ask: "Whom did you leave soon after you’d let them down, and what would they say if you called?",
  },
  Capricorn: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "There they are in front of you, a bit lost, with a job beneath them and a degree half finished, and you see what they’ll be in five years as plainly as a house on a hill. That’s the one you fall for. Nobody has ever believed in them so much: you find the course, make the call, sit up over the application, patiently, because to you the house is already built.",
      ],
      [
        "paragraph",
        "It’s wonderful to be seen like that, at first. Then they get halfway, look for your face, and it’s turned to the hill. So setbacks go unmentioned, and contentment gets hidden as well, since liking a small job and a quiet evening feels, beside you, like giving up. Under strain the schedule gets stricter, most of all for yourself. One night they tell you they’re happy, and you ask what’s next. You’ve given them everything, always with your eyes on a person they aren’t yet. No one can rest beside someone who’s waiting for them to improve.",
      ],
      [
        "paragraph",
        "Keep the eye for what’s possible, and wait to be asked for it. Meanwhile, tell the one who’s there: “If nothing about you ever changed, I’d still be glad it was you. How was today?” Say it only if you mean it. Look, and you’ll find that you do. Whoever you love is finished enough for tonight.",
      ],
    ],
    ask: "Who would say that you’re still waiting for them, and what are they like today, just as they are?",
  },
  Aquarius: {
    stances: { company: "solitude", candor: "truth" },
    lines: [
      [
        "paragraph",
        "Early on, you hand people the warning label. You aren’t a phone person, you’re bad at birthdays, you need a great deal of time alone, and they’d better hear it now. Others hide such things for a year. It’s honest, with a shy hope in it besides: if they know the worst and stay, you can’t be a disappointment.",
      ],
      [
        "paragraph",
        "They accepted it gladly, and who reads the small print in the second month? Four years later they’ve had a terrible day in a strange city, they want to hear your voice, and you remind them, gently, about the phone. What can they say? They were told, so they apologize, manage, and by degrees stop needing you for much, while you tell people how well it works. In times of stress a new clause comes by text, and if it ends, out of a clear sky, you go back over everything and find that you kept every term. You did. All those years they’d been hoping to see you break one for their sake.",
      ],
      [
        "paragraph",
        "So be a bad phone person, on a night when it counts: “I’m terrible at this, as you know. I’d like to call you tonight anyway. Is nine all right?” They’ll treasure the pauses, knowing what each one costs you. Everybody gets what comes easily to you, so let one person have something that doesn’t.",
      ],
    ],
    ask: "Which of your warnings does somebody still live by, and when did they last ask you to break it?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "By the time you come downstairs, the conversation is over. It took place in the shower, and again on the walk, and you played both parts: what you’d say, what they’d answer, what you’d say to that. You were being considerate: you wanted words that would hurt nobody, and to be ready for any that would hurt you, but with your imagination that’s as good as real, and they’ve been cold to you for an hour.",
      ],
      [
        "paragraph",
        "They were asleep. Now they meet somebody who’s disappointed in them, about a thing that hasn’t come up, and they go stiff and say nearly the line you gave them. It feels like proof. When you’re exhausted it goes years ahead: you part from them, mourn, and get over it, and one evening you calmly tell them what you’ve understood, while they’re still in the first scene. They think you feel nothing, when you felt all of it, alone, and left them the result, after arguing with someone who’s always less loving than the one at the table, since your anxiety writes the part.",
      ],
      [
        "paragraph",
        "So bring it down unfinished: “I’ve been having this talk without you, and you weren’t very nice in it. Can I have it with the real one?” They’ll laugh, and answer with something that wasn’t in your script. The real one has better lines.",
      ],
    ],
    ask: "With whom have you quarreled lately without their knowing it?",
  },
};
