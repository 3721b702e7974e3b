import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { pace: "both" },
    lines: [
      [
        "paragraph",
        "What you find hardest to bear is unfinished strife. After a quarrel with someone you love, the silence can feel like falling, and you often want it repaired tonight, before anyone sleeps. There’s sense in that, because if being close is what makes you feel alive, distance seems dangerous, and your courage usually did the rest: you walked back in, said sorry first, and very often it worked.",
      ],
      [
        "paragraph",
        "Not everyone reconciles at that speed, however. A partner who needs a night to think can feel pursued from kitchen to bedroom by kindness, tears and a third explanation. They’ll say that it’s fine so that it will stop, and it isn’t yet. Friends can receive long messages at midnight and shorter, worried ones at seven. When you’re exhausted, you sometimes apologize for things you didn’t do, simply to hear a warm voice again, and resent it a week later.",
      ],
      [
        "paragraph",
        "The wish beneath all this is lovely: you’d rather be embarrassed than estranged. Love like yours survives a night. For two weeks, whenever something goes wrong between you and another person, agree on an hour for the talk, such as tomorrow at eight, and leave the subject alone until then. Walk, call someone else, sleep if you can. Then look at what each of you brings to the appointment. Time often makes both of you kinder and more exact.",
      ],
    ],
    ask: "What might a quarrel have taught you if it had been allowed to last until morning?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You reach for the kettle. When someone weeps, or when your own heart is heavy, you produce comfort so quickly that the grief hardly gets a word in: a blanket, a plate, a drive to somewhere agreeable. It’s a wise instinct, and it has rescued innumerable awful afternoons. It also keeps you at a certain distance from feelings that no food can reach, and those are the ones you fear a little.",
      ],
      [
        "paragraph",
        "People in trouble love coming to you, and sometimes leave with the difficulty untouched. A partner begins a complicated sentence and discovers a hot dish in front of them, while a friend who hoped to talk about an illness hears how well they look, and takes the hint. Your own sorrow usually gets the same treatment. Afterward there’s an odd loneliness on both sides, comfortable, well fed and not quite understood.",
      ],
      [
        "paragraph",
        "No one does consolation better, and it works even more deeply when it comes second. For two weeks, whenever a person close to you is upset, sit down for five minutes with nothing in your hands and ask, “How bad is it?” Listen until they’ve finished, and only then put the water on. Do the same for yourself one evening, with a pen. Then look at what got said in those minutes that no supper had ever brought out.",
      ],
    ],
    ask: "Which sorrow in your house has been fed for years and hardly spoken of?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Personal decisions can be hard. Whether it’s the haircut, the apartment or going back to someone, you ask five people, and each conversation adds a color until you can’t tell your own. Consulting others began as respect. Someone who senses so readily what everyone hopes for would naturally check with them first, and it spared you the loneliness of having chosen by yourself and been wrong.",
      ],
      [
        "paragraph",
        "To those who are asked, it’s flattering the first time. Later they tend to notice that the last voice usually wins, and a partner discovers that your shared future was discussed over several lunches before it reached them, and feels like a late guest at their own party. Eventually friends begin to say, “Do what you feel,” a bit wearily, which is the one thing you can’t find.",
      ],
      [
        "paragraph",
        "Your openness to advice is a genuine strength; it needs an opinion of your own to bump against. For two weeks, before you consult anyone on a personal matter, write your answer on paper in one sentence, even if it’s a guess. After that, ask one person, no more. Then act, and a few days later compare the note with the outcome. It’s surprising how often people know, and how early.",
      ],
    ],
    ask: "What would you have decided already if there were no one to ask?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Other people’s moods get into you as damp gets into a wall. If someone at home is gloomy, your own good morning can be over, and it’s hard to settle until it’s mended or explained. That began as a talent. If you noticed bad weather early, you prevented the worst of it, and a sensitive person in a changeable household learns to look up often. It made you an excellent interpreter of faces.",
      ],
      [
        "paragraph",
        "For those you live with, it can mean that they aren’t free to be grumpy. “What’s wrong?” you ask, and again a little later, and by the third time something is. A partner who was merely thinking about taxes has to produce a feeling, others learn to smile so that you won’t worry, and meanwhile you’re often exhausted by evening from moods that weren’t yours. No one asks about yours.",
      ],
      [
        "paragraph",
        "Such porousness is tenderness with the gate left open, and people are fortunate to be felt so closely. They can also be trusted with their own clouds. For two weeks, when someone’s mood is low and they haven’t turned to you, say once, “I’m here if you want me,” and then do something pleasant of your own for an hour. Look at how many clouds pass by themselves, and at how much of the day is left over for you.",
      ],
    ],
    ask: "Whose bad mood are you walking around with today, and did they ask you to?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "How things look from outside can matter to you more than you’d confess. The couple, the children, the house, the way everyone turned out: you’re proud of your people and want them seen at their best. It’s honorable. In many communities a good name was a family’s real savings, and anyone who had to win affection by shining would naturally want the whole picture to shine.",
      ],
      [
        "paragraph",
        "Those inside the picture sometimes get stiff from the pose. A partner can be nudged before the party and corrected, charmingly, in the middle of a story. Someone’s hard year turns into a success by the time you tell it, so the person concerned wonders whether the actual year was an embarrassment. When things at home go wrong, you usually smile harder and see fewer people, at exactly the time when you could use a friend who knows.",
      ],
      [
        "paragraph",
        "Under the polish is pure love, since you’d defend each one of them, stains and all. They’d feel it more without the polish. For two weeks, tell a trusted friend one unflattering thing about your own life every few days: the burned dinner, the fear about money, the argument. In company, let your partner or friends finish their stories as they are. Then look at whether people move away or, as often happens, pull their chairs closer.",
      ],
    ],
    ask: "Which unpolished piece of your life would bring a friend closer if they saw it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Sitting down feels like an offense. There’s always something undone, a crumb, a form, a basket of laundry, and there’s a critic in you who keeps the time sheet and has seldom signed off before ten. In many families the worth of a day was measured by what got finished, and being useful is an admirable way of being good. Others have easier lives because you took it seriously.",
      ],
      [
        "paragraph",
        "But rest that has to be earned rarely comes. A partner on the couch can hear the vacuum and understand it as a comment, and those who offer to do it later discover that it’s already done, with a faint air of sacrifice. You can be in the house all evening and hardly beside them, while they miss you, and they’d gladly live with more dust to have you on the other end of the couch.",
      ],
      [
        "paragraph",
        "The love in all that work is plain to anyone who thinks about it; the love in your company is plain without thinking. So let some of it be company. For two weeks, choose an hour in the evening, say half past eight, and sit down next to someone for thirty minutes with things visibly undone. Then check two points: what actually collapsed, and what you two talked about.",
      ],
    ],
    ask: "Who would like to have you beside them while the dishes are still in the sink?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Embarrassment hurts you deeply. A clumsy remark, a name forgotten, a joke that landed badly: hours later you can be wincing at it in the dark. Grace is your gift to others, so a lapse in it seems to take away the reason for having you there. If being pleasant was rewarded early, you had every cause to polish, and it has put many shy people at ease.",
      ],
      [
        "paragraph",
        "The trouble starts afterward. A message of apology often goes out, then another to make sure that the first was understood, and a friend who had noticed nothing must now console you about it. A partner tends to get some of the dread beforehand: don’t mention her job, please wear the other shirt. They feel like a risk. What they’d have liked was to walk home hand in hand.",
      ],
      [
        "paragraph",
        "Your tact comes from imagining how others feel, and if you imagine accurately, they feel mostly about themselves. That’s freedom. For two weeks, after any slip, send nothing for forty-eight hours. Note down what you fear they think, and go on with your life. When the time is up, see whether it still needs saying; if so, one line will do. Then look at how many of your notes anyone else would have remembered.",
      ],
    ],
    ask: "Which awkward moment are you still apologizing for that the others forgot the same night?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You’re at home in everyone’s darkest hour but your own. When the bad news is yours, the curtain usually closes: you manage, you organize, you say that others have it worse. Being strong has been your place among people, and it’s hard to see who you’d be on the other side of the blanket. There’s fear in it, too, because anyone who has kept so many secrets knows how much power they give.",
      ],
      [
        "paragraph",
        "The people you rescued are puzzled. They’d walk through fire for you and tend to learn about your difficulties when they’re over, while a partner senses the weight, asks, and receives a task. It can leave them feeling that trust goes only in one direction. Under strain you often grow severe and industrious, then weep in private, and no one gets the opportunity to hand you the tissue you’ve had ready for them.",
      ],
      [
        "paragraph",
        "You know better than anyone what it means when someone stays. Others long to give it back to you. For two weeks, every third day, choose one trusted person and tell them a worry of yours while it’s still raw, in three sentences, ending with, “You don’t have to fix it.” Then stop talking and let them be present. Watch their face rather than your own composure. Most people look as if they’d been given something.",
      ],
    ],
    ask: "Who would feel honored to see you on the day you can’t cope?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Enjoying something alone feels to you like only half of it, and that’s where the pushing starts. Discover a class, a diet or a mountain, and you usually want it for everyone, saying, “You’d love it.” Behind the enthusiasm is often a modest fear of being by yourself in what you like. If joy was always a group activity in your life, sharing it was the surest way to keep it.",
      ],
      [
        "paragraph",
        "Friends agree too easily. They do it because your eyes are shining, while a partner can feel that their slower pleasures count as a phase, and that saying no would let the air out of you. When you’re tired, advice comes in place of listening, three improvements before the end of the story. They appreciate the intention, but they’d like to be asked what they enjoy.",
      ],
      [
        "paragraph",
        "Your joy is contagious enough without any help, and it’s one of the great things about you. People follow it best when they’re free to stay home. For two weeks, each time “you should” rises to your lips, ask, “What would you enjoy?” and wait for the full reply. Do at least one of their suggestions. Keep a count of the swallowed sentences if it amuses you, and look at what friends begin to propose.",
      ],
    ],
    ask: "What does someone you love enjoy that you’ve been too enthusiastic to hear about?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "There’s often someone in your circle who forgets, arrives late, borrows money, and is adored. You wouldn’t be like that for the world. And still it stings to see them greeted with open arms for turning up at all, while all your punctuality gets a nod. You envy them. That’s understandable, because reliability was how you made yourself necessary, and it seemed fair that those who worked for love should get more of it.",
      ],
      [
        "paragraph",
        "The sting tends to come out as strictness, so a friend who is ten minutes late meets a pleasant voice and a cool eye, and anyone who can’t manage money hears about budgets. A partner feels graded. They hear that affection has entrance requirements, and on a bad day they take their failure to the lovable rascal, who’ll laugh, instead of to you, who’d really help.",
      ],
      [
        "paragraph",
        "Those requirements were made for you first, and you can lift them there. People love you for far more than your attendance. For two weeks, be harmlessly unreliable four times: come ten minutes late to a coffee without an excuse, leave a dish, answer tomorrow, forget the salad. Tell no one that it’s on purpose. Then look closely at the faces. Usually it’s the same affection as ever, possibly with some relief in it.",
      ],
    ],
    ask: "Whose easy charm annoys you, and what would you do if you had a little of it?",
  },
  Aquarius: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Some of your opinions have rarely been outdoors. You belong to many groups, you like them to get along, and you’ve noticed that a few of your views, on religion, money or how people should live together, would raise an eyebrow at each of the tables. So you share the safe part. It’s considerate, and belonging is no trifle for anyone who has felt slightly different since school.",
      ],
      [
        "paragraph",
        "Still, something gets lonely when only the common ground is visited. Friends think of you as delightful and a bit general, while a partner hears one person at the party and another in the car, and sometimes wonders which of the two they’re living with. Then, worn out by agreeing, you can come out with everything at once, over dessert, far more radically than you meant. People are startled, though in portions it would have interested most of them.",
      ],
      [
        "paragraph",
        "Your odd views are part of what makes your kindness trustworthy; they show that it isn’t mere good manners. Twice a week, for two weeks, say one thing that the company you’re in doesn’t expect you to think, in a single friendly sentence, and add, “That’s how I see it.” No speech. Then watch for two reactions: who stiffens, and who later comes over to say, “Me, too.” Count both. The second group is usually the larger.",
      ],
    ],
    ask: "What do you think that everyone at your table would be surprised, and a few delighted, to hear?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Guilt comes to you as readily as breathing. If a friend seems distant, you’ve done something; if a plan fails, you should have anticipated it; you’d say sorry to a chair. Blame can soothe. Taking it is curiously comfortable, because what’s your fault can be put right by being nicer. For a sensitive person among touchier ones, that was a workable arrangement.",
      ],
      [
        "paragraph",
        "It has a disadvantage that’s difficult to see from within. When a partner brings you a moderate complaint, you can sink so fast into self-reproach that they end up consoling you. The complaint goes unanswered, next time they swallow it, and friends get apologies for things that weren’t yours, and few for the thing that was. Everyone is considerate, and somehow little gets resolved. Exhausted, you feel guilty for being tired.",
      ],
      [
        "paragraph",
        "A conscience this tender is a treasure, and it operates better within some borders. For two weeks, when something goes wrong, draw two columns: what was mine, and what wasn’t. Be as fair as you would to a friend. Apologize once for the first column, in one sentence, and let the second go home to its owners. Then look at how people talk to you afterward. Often they confide considerably more, and you’re able to hear it.",
      ],
    ],
    ask: "Which of the things you feel guilty about belongs in someone else’s column?",
  },
};
