import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { candor: "truth", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Your temper is fast in both directions: it flares, it says its piece, and ten minutes later it’s gone and you’d happily go out for a burger together. There’s logic in that: a person who lives by reacting can’t store things up, and you’d much rather hear a sharp word than be treated to a week of politeness. What you usually skip is the part that comes after, when the smoke clears.",
      ],
      [
        "paragraph",
        "Other people often run on a slower clock. A partner is still shaking while you’ve begun to whistle, and the whistling hurts more than the words did. A friend laughs it off, and a month later turns out to remember every syllable. Mentioning it afterward can sound to you like an accusation, and you defend yourself, which starts it again. What they want isn’t your punishment but a little company in the aftermath.",
      ],
      [
        "paragraph",
        "Few people bear as few grudges as you; you fight in the open, and once you see that you’ve hurt someone you feel it more than they’d guess. For the next month, each time you’ve blown up, come back within an hour or two and ask, “What was that like for you?” Listen for three minutes without explaining, and then watch how long it takes before they’re easy with you again, compared with the old way.",
      ],
    ],
    ask: "Who is still standing in a quarrel that you left an hour ago?",
  },
  Taurus: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Two wishes of yours don’t get along. You’d like a settled life, with good people, a good bed and something to show for the years, and often, when you come close to having it, your feet begin to itch. That isn’t ingratitude. You’re built to notice whatever changes, and a perfectly calm day gives those sharp senses remarkably little to do.",
      ],
      [
        "paragraph",
        "Those close to you can be baffled by the timing. The place is finally finished, and you’re reading about properties two hours away; everyone’s happy, and you start a quarrel over the car or come home with a scheme. A partner often takes it personally and wonders whether they’ve become part of the dullness. Since you’re a little ashamed of the itch, it’s rarely mentioned until it has turned into a plan, which sounds like a departure.",
      ],
      [
        "paragraph",
        "Your enjoyment of being alive is contagious, while the itch mostly asks for novelty and seldom for a new life. For a month, give it one evening a week: go somewhere neither of you has been, order the dish you can’t pronounce, and be home by eleven. When a grand scheme comes up in between, write it down and wait, and then see how many of the schemes still look necessary.",
      ],
    ],
    ask: "What would you miss first, if the calm you’ve built were gone tomorrow?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "An empty hour can be harder for you than a crowded week. When nothing is on, your hand tends to go to the phone or the car keys. You’d call it boredom. Often there’s something behind it, a worry or a disappointment that only gets a word in once the noise stops. Staying busy is an intelligent solution, since an imagination as quick as yours would otherwise have arrived at the darkest version by lunchtime.",
      ],
      [
        "paragraph",
        "What others often feel is that they have part of you. A partner describes the day and sees your eyes go to the window, then to the message; you can repeat the last sentence word for word, and they know all the same. Friends have a delightful time and go home unsure whether anything was said. It gets stronger when you’re exhausted, and those who could comfort you can’t find a gap to do it in.",
      ],
      [
        "paragraph",
        "Your attention, when it stays, is a treat: generous, playful, and extremely difficult to deceive. People would love more of it. For ten days, take a walk of fifteen minutes with nothing in your ears and the phone at home. When an uncomfortable thought comes, say it aloud once and continue walking, and then look at which thoughts returned, and tell one of them to someone who asks how you are.",
      ],
    ],
    ask: "What tends to catch up with you once there’s nothing left to distract you?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Worry, in you, often sounds like instructions. Check the tires. Call when you get there. Don’t sign anything until I’ve seen it. You take risks yourself without blinking, and the same risk, taken by someone you love, can turn your stomach. It makes sense, because your own emergencies you can handle by being there, whereas theirs will happen somewhere out of reach. For a person who copes by acting, giving orders is the nearest thing to being on the spot.",
      ],
      [
        "paragraph",
        "The people you love tend to hear the orders and miss the fear. A grown daughter feels that you think she’s incompetent; a partner gets quizzed about the route and wonders who appointed you captain. Some start leaving things out, the late drive, the odd pain, to be spared the briefing. Sensing that you’re told less, you ask more, and on tired days it can become a loud kind of love, so that both sides go to bed misunderstood.",
      ],
      [
        "paragraph",
        "What’s underneath is devotion, the all-weather kind, and it deserves to be seen undisguised. For two weeks, when an instruction rises, swap it for the feeling plus one question: “I get scared when you drive at night. Is there anything you’d like from me?” Accept no as a complete answer, and compare what you’ve been told by the end of it with what you were usually told before.",
      ],
    ],
    ask: "Which of your instructions is really a way of saying I love you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at ease in front of nearly anyone, as long as it’s something you do well, but being a beginner is another matter. Faced with a dance step or a foreign language, with people watching, you’ll often make a joke of it or decide that it’s pointless. That’s understandable, since so much of what you receive comes through people’s delight in you that looking clumsy can feel like losing the audience.",
      ],
      [
        "paragraph",
        "A partner suggests a class and hears that it’s for retired people; a youngster wants to teach you the game, and you clown until it’s finished. They tend to conclude that you’re not interested in what they like. An affectionate laugh at your expense can sour an entire evening, although you distribute such laughter cheerfully yourself, and they wonder afterward what they said.",
      ],
      [
        "paragraph",
        "You have courage to spare, and a gift for making newcomers feel welcome, which only has to be pointed at yourself. Pick something you’ve waved away, and let a person who loves it teach you for half an hour a week, four weeks long. Your task is to say, “Show me again,” at least twice, and to skip the performance. Observe your teacher’s face. There’s usually an affection in it that applause doesn’t produce.",
      ],
    ],
    ask: "What would you take up tomorrow if no one could see the first month?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your hands often correct things before you’ve decided to. The dishwasher, the way a bag was packed, the parking: you see the better version at once, and since you’re quick, it’s done. To you this is help, and frequently it is, because anyone who can anticipate what’s about to go wrong feels responsible for it, and letting an error continue, when two seconds would prevent it, seems almost unfriendly.",
      ],
      [
        "paragraph",
        "From the receiving end it can feel like being graded. A partner who parked perfectly well watches you get out to check the distance; a friend who cooked for you sees you reach for the salt, the knife, then the stove. They know you mean well. Still, some stop offering, and you end up with additional work and an impression that no one else takes the trouble. When you’re tired, the eyebrow does it alone.",
      ],
      [
        "paragraph",
        "People trust you with what they can’t afford to have go wrong, which says a lot about your hands and more about your heart. For two weeks, each time you’re about to redo something, put your hands in your pockets unless there’s danger, and name one thing about it that works: “You got that in there beautifully.” Watch what really goes wrong, and who starts offering again.",
      ],
    ],
    ask: "Who would help you more if they were allowed to do it their way?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re good at starting things with people and less good at ending them. When a romance, a partnership or a standing Thursday game has run its course, you usually know it early, and then you remain friendly, call less, and hope it will fade in a way that makes no one the villain. There’s kindness in this, since even someone as bold as you can dislike disappointing people.",
      ],
      [
        "paragraph",
        "Others often get fog. They notice that you’re charming and slightly distracted, and spend weeks considering whether they imagine it. A partner may start the quarrel you’re avoiding, just to have something clear to stand on, and end up looking like the difficult one. Neglected friends can’t decide whether to call, and meanwhile it’s possible to drag along attachments that were over a year ago.",
      ],
      [
        "paragraph",
        "Being with you makes people feel chosen, and they’d appreciate a clean goodbye, for which you have all the necessary tact. This month, choose one thing that’s already over in your mind, a minor one to begin with, and end it in two sentences: “I’ve enjoyed this, and I’m going to stop. Thank you for the good years.” Add no excuse. Three days later, consider how they took it, and what you did with the time.",
      ],
    ],
    ask: "Which goodbye would be kinder than the politeness you’re offering now?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You often look as if you’ve forgotten, and you haven’t. A friend disappoints you, you shrug and buy the next round, and somewhere inside a line is drawn under their name. Revenge usually isn’t the point. At your speed of living, a memory for who can hurt you is sensible equipment, and mentioning an injury would reveal the exact spot where you can be hit.",
      ],
      [
        "paragraph",
        "For others, it can be like walking over a floor with one loose board. Things are warm, funny, generous, and then a remark of yours comes out with an edge that belongs to a conversation two years back. A partner asks what that was about and hears, “Nothing.” Some learn of your grievance only when you’ve already paid it back, with a favor not done or a call not returned, although they would often have apologized within the minute.",
      ],
      [
        "paragraph",
        "There’s hardly a fiercer friend than you, and your readiness to face ugly facts is a form of respect. Choose one score that’s minor and at least a year old, and tell the person in two sentences what they did and what you’d have liked instead. Hear them out, and for the next four weeks don’t bring it up, even as a joke. Then notice whether it still comes to mind when they appear.",
      ],
    ],
    ask: "Whose apology have you never collected because they don’t know it’s owed?",
  },
  Sagittarius: {
    stances: { candor: "truth", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You say what you see, and you say it laughing. To you a frank remark is a compliment, since it treats the other person as strong enough for it, and you’d much rather be told that the haircut was a mistake than find out from a photograph. It’s also a relief, since tact requires slowing down, while a blunt remark, thrown lightly, lets everyone be over it by dinner. You usually are.",
      ],
      [
        "paragraph",
        "Not everyone mends so fast. A friend who showed you her plans hears the flaw in the first minute, and the good part, which you also saw, in the fourth, when she has stopped listening. A partner can learn to laugh along and to ask someone else about the things that matter. You often discover it late, because those who are hurt by a joke seldom say so to the one who’s laughing.",
      ],
      [
        "paragraph",
        "Someone who means what they say, and wishes everyone well while saying it, is a find. The candor can stay. Only the order changes. For two weeks, before a frank opinion, ask, “Do you want what I think, or do you want me on your side?” If it’s the first, begin with what you like, and be as exact about it as about the flaw. Then notice who comes back for a second opinion.",
      ],
    ],
    ask: "Who laughed at your joke lately and hasn’t brought you anything since?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Fun tends to become a project. You take up running, and by spring there’s a stopwatch; a weekend at the lake becomes a chance to look at lots. An unproductive hour makes you uneasy, as though a meter were ticking, which is reasonable enough, because you like winning more than resting, and a pleasure that pays for itself offends no part of you.",
      ],
      [
        "paragraph",
        "People who came along for pleasure can feel recruited. A partner suggests a lazy Sunday and finds that it starts at seven; friends who wanted a card game discover there’s a ranking. They admire your accomplishments, and occasionally miss the person they’d have had with nothing on the program. Exhausted, you often rest as you work, energetically and briefly, or not at all until the body insists.",
      ],
      [
        "paragraph",
        "You have a wild sense of humor and an endurance that others depend on, and both grow from the same playful root. For a month, spend one hour a week with someone on a thing that can’t be won, sold, improved or finished, and leave the watch at home. Notice the minute when your mind starts to organize it, and stay past that minute. Afterward, ask your companion how the hour was.",
      ],
    ],
    ask: "When did you last do something for which there was no reason at all?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Strong feeling at close range tends to make you clever. Someone’s voice begins to shake, and you hear yourself explaining, proposing a fix, or making a very good joke. You’re far from cold. It’s more that you can’t see how to be useful, and a situation with nothing to take apart and no exit is the one adventure you weren’t equipped for. Thinking is where you feel free.",
      ],
      [
        "paragraph",
        "The other person often feels left on the shore, because they wanted a minute of companionship and received a sensible plan, with options. A partner can come to believe that you don’t feel much, which is a pity, since you usually do; it just comes later, when you’re on your own. Friends learn to bring you the problem and take the crying elsewhere. And your own unhappiness tends to be described so amusingly that it occurs to no one to put an arm around you.",
      ],
      [
        "paragraph",
        "Your friendship comes without conditions, which is an unusual kind of warmth. For two weeks, when someone near you is upset, do three things before you say anything clever: sit down beside them, count ten slow breaths, and say, “I don’t have an idea. I’m staying.” Watch what happens around the seventh breath, in them and in your own chest. Then see if a plan is still needed.",
      ],
    ],
    ask: "Who thinks you’re unmoved, and would be amazed to learn what you feel?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "There’s a dreamer in you whom few people have met. A song can stop you in a parking lot, and you may look at someone who paints, plays or writes with an envy that surprises you, then make a crack about it. The hiding has its reasons, since the lively, useful you is welcome everywhere, while daydreams look like idleness and could be laughed at.",
      ],
      [
        "paragraph",
        "Those close to you can sense that there’s more, without finding the entrance. A partner sees your mood change during a film and gets a wisecrack when they ask; friends who’d love a conversation about such things have it with someone else, because you seemed to be only passing through. So you sometimes feel unknown among people who adore you. It hurts. In exhaustion, the unlived part tends to emerge as gloom, or as a big romantic scheme that has to begin tonight.",
      ],
      [
        "paragraph",
        "You bring comfort and color with you, and people feel more alive in your company, although much of that originates in the dreaming. On three evenings over the next three weeks, spend twenty minutes making something with no use: a tune, a page, a drawing of your neighborhood. On the third, show it to one person and say, “This is a side of me I usually hide.” Watch their expression before you make the joke.",
      ],
    ],
    ask: "What do you secretly love that you’ve only ever mentioned as a joke?",
  },
};
