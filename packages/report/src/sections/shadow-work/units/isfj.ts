import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Under the helpfulness is a temper that you’re ashamed of. To you, an angry person is a selfish one, and the worst thing anyone might discover is how often you’d like to throw something. Being useful proves the opposite, on the spot. It was an intelligent arrangement, because you could spend the energy, preserve everyone’s good opinion, and never shout.",
      ],
      [
        "paragraph",
        "At home, though, they get the storm without the forecast. A partner hears cupboards, asks what’s wrong, is told, “Nothing, I just want this done,” and starts to assist, a little nervously. Friends receive favors with an edge they can’t identify, and feel vaguely in debt. After weeks of it a trifle, such as shoes in the hallway, opens the whole account; you snap or cry, then make up for it with still more service. Gradually they can’t tell which sort of kindness it is.",
      ],
      [
        "paragraph",
        "There’s a bravery in you that people feel before they can name it: for anyone weaker, you’re the first on your feet and the last to leave. The temper belongs to that, and it’s better than its reputation, since it tells you quite exactly where something is unfair. Let it speak while it’s young, in one plain objection a day at ordinary volume: “I don’t like that,” or “It’s your turn.” Observe how tender your help becomes when it’s only help.",
      ],
    ],
    ask: "Whom are you being so good to because you’re furious with them?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "At the root is a fear of being left behind. Knowing someone by heart is your skill and your claim on them; if they turn into a stranger, you’d have to begin again with empty hands, and they might not want what you’ve got. So you preserve the picture. People have survived bad years because one person was sure who they were.",
      ],
      [
        "paragraph",
        "A partner who takes up something new meets a padded resistance. You smile, you forget the evening of the class, you feel slightly unwell. Forbidding it would never occur to you, although it receives no encouragement, and they feel loved, and would like to feel encouraged. Friends hear fond stories about who they used to be, and can’t find the moment to object. When changes come thick and fast, you turn immovable about trifles, and no one guesses that you’re grieving.",
      ],
      [
        "paragraph",
        "People relax when you come in; you’re loyal and generous, and no one feels judged at your table. Admit the grief, and the memory becomes a present as well, because it’s rare luck to know someone who recalls all your versions, provided the latest is included. Say to the person it concerns, “I miss how we used to be, and I’d like to know how you are.” Then change in some visible way yourself, and notice that they love you through it.",
      ],
    ],
    ask: "Who has to become their old self whenever they come to see you?",
  },
  Gemini: {
    stances: { candor: "peace", voice: "both" },
    lines: [
      [
        "paragraph",
        "What moves you is dread of the silence after a hard sentence, when you don’t yet know if you’re still loved. With a third person there is no such silence, since sympathy arrives immediately and you can try out how it sounds. It also wins you allies, though you’d never use that word, since by the time a quarrel comes, they’ve all heard your side of it, told with such understanding.",
      ],
      [
        "paragraph",
        "A partner discovers that your closest friend is up to date on the two of you. They turn formal with your family and wonder which of their remarks will travel. Friends enjoy being told things, and on the way home some of them ask themselves what you say about them. Even your praise goes sideways: its subjects often haven’t heard it. Under stress you’re on the phone for hours.",
      ],
      [
        "paragraph",
        "You’re wonderful company, curious about everyone and quick to see the funny side, and people confide in you because they leave feeling lighter. All that talk about others is practice as well: you already know how to say a difficult thing so that it’s bearable, and turned in the right direction this is diplomacy of a high order. Make one rule, that anyone else may only hear it second, and call: “I’ve been going on about you to others, so I’d rather you had it from me.”",
      ],
    ],
    ask: "Who has heard the most about your hurt and has the least to do with it?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Your shadow is a wish to be loved without asking, because what has been asked for doesn’t seem to count. If you request a visit and receive one, you’ll never know if they’d have come by themselves. So you leave the place empty and wait. Your own affection requires no reminders, after all, and it’s natural to expect a similar attention from others.",
      ],
      [
        "paragraph",
        "A partner learns that “It’s fine” has several meanings, and that a wrong guess is expensive. They bring flowers when it was rest you needed; they let you rest when it was company. Friends who adore you but are a little clumsy slip a little in your affections, while the demanding ones, who never inquire how you are, can’t be moved at all, since they need you. When you’re worn out, you work more audibly. The others feel helpless and, not knowing what to do, keep out of your way.",
      ],
      [
        "paragraph",
        "You make a home wherever you are, and no one forgets your care. Said aloud, the longing behind it turns out to be simple, and people are grateful for instructions, since they would rather know than guess. Begin with the easiest person: “I said that I didn’t want anything for my birthday. I’d like a walk, just you and me.” Anyone who is allowed to please you will try it again.",
      ],
    ],
    ask: "Whom are you punishing for having taken you at your word?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "The fear is of trying for something yourself, in plain view, and turning out to be average. As long as the light falls on another person, your own size remains unknown. There’s modesty in this, and devotion, and you were probably praised for both. There’s also a hope that you don’t mention: that when they arrive, they’ll turn around and tell everyone who made it possible.",
      ],
      [
        "paragraph",
        "A partner can feel more like a project than a companion: you polish the speech, choose the jacket, remind them what they’re capable of, and they begin to wonder if the person they are on a slack Sunday is someone you like. Friends treasure your faith and dread to disappoint it, so you’re told about triumphs early and about doubts late. Under stress you mention, lightly, all that you gave up. They hadn’t known it was a loan.",
      ],
      [
        "paragraph",
        "It’s a great thing to be believed in by you: you see what people are made of, and life has more splendor beside you. Reclaimed, the ambition does everyone good, because those you love are able to breathe when you have a stage of your own. Begin with a public step so modest that it can’t fail badly, and tell the one you’ve pushed hardest, “You’re free to do this your way. I’ve got something of my own to be nervous about.”",
      ],
    ],
    ask: "Whose success are you waiting for in order to feel that you’ve done well?",
  },
  Virgo: {
    stances: { order: "plan", lead: "support" },
    lines: [
      [
        "paragraph",
        "What you avoid seeing is how much trouble someone would take for you. A task done by you is a certainty; a task entrusted to another person is a question about how much you matter to them, and you’d rather not see the answer in a badly made bed. Competence has kept you safe from that. It’s a source of pride as well.",
      ],
      [
        "paragraph",
        "A partner hears correction in your kindness. Nothing is criticized; you merely follow behind, straightening, until they feel like a guest in their own home. Some friends no longer dare to cook for you. Under stress the circle of what only you can do grows wider, and when someone says, “Let me,” you answer, “It’s quicker if I do it.” It is quicker. It has been quicker for years.",
      ],
      [
        "paragraph",
        "Your goodness is of the practical sort, there at six in the morning with the right thing and no speech about it, and your modest humor makes it easy to accept. The eye for what’s needed becomes a treasure for others as well, once you lend it out instead of replacing theirs. Choose the person you’d most like to lean on and tell them, “I’m hard to help, and I’d like to learn. Will you do this your way, and I’ll keep my hands off?” Usually the cost is tiny, and someone has looked after you.",
      ],
    ],
    ask: "What would you learn about people if you let them do it badly for you?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "What you fear in a quarrel is having to choose. As long as you stand in the middle, everyone loves you; on the day they fight it out, one side will look over and ask where you are. Making peace spares you that question. It also gives you a place that can’t be taken away, for who would ever send off the only person that both of them talk to?",
      ],
      [
        "paragraph",
        "A partner gets your fairness when they wanted your loyalty. They come home wounded by your relatives, and you explain so well how it was meant that they feel alone with it. Friends value you as a judge and have seldom heard you say, “You were wrong.” Under stress you collect everyone’s bad feelings like laundry, can’t sleep, and begin to resent people for the very messages you offered to take.",
      ],
      [
        "paragraph",
        "It’s a pleasure to be where you are, because you notice what would make things fairer and simply do it, with a charm that asks for nothing. Put to its best use, your gift doesn’t prevent the argument; it makes one possible, since you know what each side is afraid of hearing. Say, “You two need to talk, and I’m going for a walk,” and go. Then practice with someone easy to love: “On this one I disagree with you.” It’s also a way of being close.",
      ],
    ],
    ask: "Who might be closer today if you had let them have that fight?",
  },
  Scorpio: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Protecting people is the reason you give, and it’s real. The other reason is that the person who knows is in charge. As long as the fact is with you, you can choose the hour, prevent the panic, and never be the one to whom things happen. Somewhere in your life, bad news has likely come without warning. So you made up your mind to stand between that and everyone else.",
      ],
      [
        "paragraph",
        "A partner has the sense of living beside a locked drawer. They find out in the spring what you went through in the fall, and they wish they’d been allowed to help. Friends confide in you for years before they realize how little they’ve got in exchange. Under stress you reveal even less and look after everyone even better. After saving everyone you can be rather lonely, and they’d never guess it.",
      ],
      [
        "paragraph",
        "In a crisis there is hardly anyone better than you: you stay, you aren’t shocked, and whatever you’re told is safe. Your insight is most useful when you credit people with some strength, too, because anyone who sees what they fear can also see what they’re able to take, and it’s nearly always more. Make a habit of asking first: “I know something that concerns you. Would you like to hear it?” Then share one matter of your own, still undecided, and let them in.",
      ],
    ],
    ask: "Whom have you been sparing from something they’d be proud to share with you?",
  },
  Sagittarius: {
    stances: { risk: "both", novelty: "both" },
    lines: [
      [
        "paragraph",
        "Part of the motive is fear, dressed as devotion. As long as you’re needed, the dream stays perfect: no lost luggage, no lonely hotel, no discovery that you’re ordinary there, too. You get to have a large soul without testing it. And you get to be good. Anyone with your sense of duty would find that bargain hard to refuse.",
      ],
      [
        "paragraph",
        "A partner lives with a disappointment that’s never explained. They offer to come along, to pay, to hold the fort, and each offer meets with another difficulty, until they understand that the difficulties are wanted. Some friends stop inviting you and send photographs. You’re delighted for them, and flat for two days. When the strain gets too great, you don’t leave; you preach. Out come strong opinions about how others waste their freedom, delivered so suddenly that the listeners wonder what they did.",
      ],
      [
        "paragraph",
        "There’s nothing narrow about your generosity: you have a hopeful word for strangers, you laugh easily, and your sense of duty comes from a big heart. Admit that you’re scared, and the whole matter shrinks to a practical size, where you’re excellent. Tell someone who loves you, “I say I can’t, and partly I don’t dare. Help me book it.” Make it near, short and paid in advance, and let them tell you afterward how they managed.",
      ],
    ],
    ask: "Who would have to stop needing you before you ran out of excuses?",
  },
  Capricorn: {
    stances: { risk: "safe", order: "plan" },
    lines: [
      [
        "paragraph",
        "The belief underneath is that if you stopped watching, something would happen, and it would be your fault. It isn’t reasonable, and you know it. But vigilance feels like a payment, and as long as you keep paying, the worst stays away. A person who became responsible early, or who once looked aside at the wrong moment, has every reason to think that way.",
      ],
      [
        "paragraph",
        "A partner would like to be happy with you and finds you inspecting the happiness for leaks. They mention a trip; you mention the roof. Nothing you say is wrong, and that’s why they can’t answer it, so they take their high spirits elsewhere and bring you their problems, which confirms you in your view of life. Friends feel wonderfully safe with you and a little scolded. When you’re worn out, you become strict with anyone who seems carefree. They hear disapproval. It’s closer to envy.",
      ],
      [
        "paragraph",
        "You’re the person others would choose to be shipwrecked with: steady, resourceful, and funny in a dry way. Once the fear is admitted, your foresight becomes a tool that you can put down. Give it hours, from eight until half past on Sunday evening, and let any fresh worry wait. And tell someone close, “When I nag you about the tires, I’m frightened of losing you.” That sentence brings people nearer than the tires ever did.",
      ],
    ],
    ask: "If everyone you love were safe tonight, what would you let yourself enjoy?",
  },
  Aquarius: {
    stances: { candor: "peace", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You fear that if they knew what you think, they’d be kind about it, and cooler. There’s also something less humble in your silence, which is that you don’t believe they could follow. On their behalf you’ve decided that they’re too fond of the old ways, too fragile, too simple. It’s a comfortable assumption, as it never has to be tested.",
      ],
      [
        "paragraph",
        "With a partner, agreement can go on for years, until you act on an idea that they’ve never heard you mention: you change your vote, or sign up for an unheard-of course. To you, it’s the end of long reflection. To them, a stranger has been living at their address. Friends describe you as sweet, and suspect that there’s more. Under stress you grow cool and very correct, do everything that’s expected, and are somewhere else entirely, where no one can be disappointed in you.",
      ],
      [
        "paragraph",
        "You’re that unusual thing, a warm person with a free mind, kind to the one in front of you and fair to people you’ve never met. Your independence, when you bring it out, turns out to have excellent manners. Choose the one who will be glad to hear it, and begin with, “There’s something I’ve thought for a long time and never told you.” Those who know your views and still save you a seat give you more than agreement ever did.",
      ],
    ],
    ask: "Which of the people who love you would be surprised by what you believe?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "What you fear is being the one who got off. Joy beside another’s pain seems like desertion, and since the guilt is more difficult for you than the sadness, sharing their mood at least keeps you together. There is one more reason, and it’s harder to own: anyone who never rises above the others can’t be envied or left behind, and no one expects anything of a person so tired.",
      ],
      [
        "paragraph",
        "A partner tells you good news and sees you think of someone for whom it would be painful. They want to celebrate, you want to be considerate, and the bottle stays in the fridge. In time they rejoice elsewhere. Friends in trouble love you; friends for whom things are going well find you a bit sorrowful, and don’t know that you’re glad. Under stress you gather up everyone’s unhappiness, sleep badly, cry over an advertisement.",
      ],
      [
        "paragraph",
        "Your sympathy has imagination in it; you give people exactly the comfort they couldn’t have described, and animals and children recognize you at once. A person who is drowning has no use for company in the water; they need someone with dry feet and a rope. So let joy be part of your service, and set aside an hour a week for whatever delights you. When guilt comes, tell a friend, “I had a wonderful day, and I feel bad about it.”",
      ],
    ],
    ask: "Whose sadness have you been matching, and have they ever asked you to?",
  },
};
