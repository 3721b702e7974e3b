import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What you avoid is being needed without end. An emergency demands everything and then releases you, while affection demands rather little and never says when it’s finished. You can’t be certain that you have enough of whatever it requires. In a crisis you seldom fail; in ordinary intimacy you sometimes do, without understanding what went wrong, and it’s only sensible to prefer the situation where you’re capable.",
      ],
      [
        "paragraph",
        "A partner feels magnificent for one night, in the waiting room, with your hand on their back, and a week later can’t get you to look up. When all is calm you pick a fight, or buy something fast, and don’t connect it with the calm. Under stress you’re a pleasure; it’s the weeks after it that are hard on everyone. Friends would love to know you as well in peacetime.",
      ],
      [
        "paragraph",
        "You’re without pretense, you never make anyone feel weak for needing you, and your presence has gotten several people through the worst hour of their lives. Ordinary life could use that same steadiness. Tell the person who’d like more of you, “I’m good when there’s something to do. Teach me the other thing.” Boredom will arrive after about twenty minutes, and if you let it pass, you’ll probably discover that you’re being enjoyed without having done anything.",
      ],
    ],
    ask: "Who has to be in trouble before they can have an evening with you?",
  },
  Taurus: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "A promise, for you, has the sound of a lock. As long as you remain by choice, renewed every morning, no one can hold you to it; once you’ve said it, you’d be staying because you said it. You fear that the wish to stay would die of the duty. It also ensures that you can’t break your word, and that no one has the right to demand anything.",
      ],
      [
        "paragraph",
        "A partner counts the years and the toothbrushes and still doesn’t know. They become cautious with plans. Pressed for an answer, you feel confined and go outside to examine something. So they stop pressing, and protect themselves a little, and you notice a coolness that you can’t account for. Under stress you get slower and say less. They’d relax for good if they heard once what you’ve been showing them all along.",
      ],
      [
        "paragraph",
        "Whatever you look after is safe, animals trust you immediately, and no one has ever had to wonder whether you meant it. You’ve been faithful all along, which few who swear to it can say. It lacks only a witness. Use the plainest words available, since a fact is easier to state than a vow: “It’s been years. I’d have gone if I’d wanted to.” Then: “I want to be here.”",
      ],
    ],
    ask: "What have you been doing for years that you’ve never admitted you chose?",
  },
  Gemini: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The wit stands guard over something that has no words yet. Every mechanism is clear to you except your own, and to be asked about it feels like an examination in a language you never studied. To be quick is to be safe; an amused person isn’t looking. It was a clever discovery, and it made you popular, which is more than most defenses do.",
      ],
      [
        "paragraph",
        "A partner is charmed at first and, some years on, bursts into tears at a punch line. They had been trying to say that they’re lonely. Your intention was to cheer them up. Since then they hesitate before bringing you important matters, although they’d prefer to. Under stress you’re at your funniest, for one brilliant evening, and then unreachable for ten days. Few people dare to worry about a person who’s that amusing.",
      ],
      [
        "paragraph",
        "You cheer people up without ever making them the joke, and there’s more attention in your humor than most people have in their sympathy. Accurate observation would serve you equally well without the last two words. With someone you trust, say the observation and stop before the turn: “You look at the door whenever I talk about money.” Or about yourself: “I make jokes when I don’t know what to feel.” Few remarks of yours will have been as interesting.",
      ],
    ],
    ask: "What was the last real question you answered with a joke?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Proof that you’re worth the walk is what you’re after. Asking would spoil it; anyone can come who’s been called, and besides, calling would put your need in plain view. So you create the distance and wait for love to cross it. For a proud, sensitive person, that’s a way to ask without being caught asking. Unfortunately, the signal is identical to its opposite.",
      ],
      [
        "paragraph",
        "A partner hesitates on the other side of the door and turns around, because the last time you said that you were busy. Later you call them cold, to their bewilderment. Friends get accustomed to your silences. Under stress the retreats grow longer and you repair more and more, until everything is in order and hardly anyone has seen you since Sunday.",
      ],
      [
        "paragraph",
        "Your kindness has hands, and it arrives before anyone has had to ask, which is the sort that people remember all their lives. Give them the opportunity to return it. Many failures are failures of signal, so agree on a better one: a word, or a text with one letter, explained to one person in advance. “When I go silent, I usually want you to come. Even if I grumble.” After that you have something that talkative people would envy.",
      ],
    ],
    ask: "How long have you been waiting to be followed by someone who thinks you want to be alone?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Pride is the motive, of a sensitive kind. To be seen trying is to be seen wanting something, and anyone who wants can be refused in public. Apparent ease rules that out: if you succeed, you’re brilliant, and if you don’t, you weren’t really trying. Behind this is a hope as old as childhood, that someone will see how much it cost without being told. It’s the most human of hopes, and you’ve made it as difficult as possible to fulfill.",
      ],
      [
        "paragraph",
        "A partner takes your competence for granted because you’ve insisted on it. Thanks go to others, who ask for them. Under stress you become grand and sarcastic, give a display of some skill, and disappear before the reaction. Friends who’d love to celebrate you are told not to make a fuss, and don’t, and are quietly marked down for it. The others would gladly come closer, and can’t find where to begin.",
      ],
      [
        "paragraph",
        "There’s real grace in what you do, and you share it without guarding any secrets. If people knew what it costs you, they would admire you more and love you more easily. Choose an audience of one and prepare them: “I’d like you to come on Saturday. It matters to me, and I’ll pretend that it doesn’t.” Afterward, ask what they liked. The embarrassment is sharp, and soon over.",
      ],
    ],
    ask: "Who took your effort for granted because you worked so hard at hiding it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Beneath the thoroughness lies a fear of giving everything and finding that it wasn’t enough. In a small matter, full effort is safe; you know that it will be enough. In a large one you’d find out where your limits are, and until then they can be imagined generously. Being needed for details is a fine place to hide. No one suspects a person who’s so conscientious of avoiding anything, and you’ve never had to suspect it yourself.",
      ],
      [
        "paragraph",
        "A partner proposes to talk about marriage, money or moving, and you notice the noise in the dishwasher. It’s fixed within an hour, and the question isn’t raised again that evening, nor that year. They begin to feel that they’re among the things you don’t get around to. Friends receive practical favors and know little of your ambitions. Under stress you do more and more small repairs, get short with careless people, and lie awake planning what you’d do if there were time.",
      ],
      [
        "paragraph",
        "People trust your work with their safety, and they’re right to. The skill transfers. A big, scary plan is only a long row of small ones, and no one is better at those. Cut off one piece that can be done by Friday. To the person who’s waiting, say, “I’ve been fixing everything except what you asked me about. Ask me again.”",
      ],
    ],
    ask: "What are you becoming excellent at in order not to begin something else?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "What you’re avoiding is the untidy middle, in which two people who want different things are upset and still in the same room. You have no procedure for it. Politeness works before, departure works afterward, and both leave you in control of yourself, with the additional advantage that a person who never complains can’t be accused of anything.",
      ],
      [
        "paragraph",
        "A partner believes that everything is fine, because you’ve told them so. Eventually they sense a politeness that’s slightly too smooth, ask about it, and are reassured; a month later there are boxes in the hall. Friends of many years disappear from your life in the same manner. Under stress you grow more courteous and more absent. The others search the preceding months for the moment at which they could have known.",
      ],
      [
        "paragraph",
        "You’re easy to live beside, you treat people fairly when no one is looking, and your taste makes any place a little better. Your sense of what’s fair is also accurate; it merely speaks late. Give the people you’d like to keep an advantage: “I don’t complain, I leave. If I ever seem too polite, ask me twice.” They’ll take it more seriously than any quarrel, and you’ll have made it easier for them to keep you.",
      ],
    ],
    ask: "Who lost you over something that you never once mentioned to them?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Renunciation gives you control over loss. If you’ve already let go, nothing can be torn away, and the fear that something might be, which in you is immense, has no object left. There’s a secret pride in it as well: others are led around by their wishes, and you aren’t. If you’ve ever wanted someone badly and been made to feel it, the method needs no defense. It saved you once. Now it saves you from good things too.",
      ],
      [
        "paragraph",
        "A partner offers you what you’ve longed for, and sees you step back. They think that it was the wrong offer, or the wrong person. A love is broken off at its strongest point, to be rid of the dread, and missed for years without a word. Under stress you take things away from yourself, food, sleep, talk, until only the will is left, and you feel oddly well. The ones who love you stand outside with full hands.",
      ],
      [
        "paragraph",
        "You share the last of anything, and there’s no better person beside whom to be afraid. A will like yours can be pointed in another direction, which takes even more courage: wanting a thing openly, and letting the other person decide. Practice on someone kind. “I’m going to want something from you, and not take it back.” The sensation resembles falling, but usually someone catches.",
      ],
    ],
    ask: "What did you give up, just before you could have had it?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "The danger outdoors is honest, as you see it. A slope doesn’t cry, isn’t disappointed in you, and never asks what you feel. With a person you could cause an injury that no skill repairs, and have to watch. Adventure also supplies an excellent excuse, because hardly anyone accuses the bravest person they know of running away. You’ve run a long way, in good weather, with friends. None of it is cowardice. It’s a single untrained muscle.",
      ],
      [
        "paragraph",
        "A partner notices that each serious subject is followed by a trip. They love your lightness, and learn that their own heaviness has no place with you, so they carry it to someone else. When something is ending, you let it happen through absence, postcards and good humor, until the other one says the words for both of you. Under stress you go faster and higher. Friends are frightened for your bones, and don’t suspect that what’s hurting is a sentence.",
      ],
      [
        "paragraph",
        "You bring out the daring in people, you never brag, and your good humor has carried many a tired group home. You also know how a beginner becomes capable: short exposure, repeated, with someone experienced at hand. Find the friend who’s good at this and ask to learn: “I’m scared of this stuff. How would you say it?” Then say it, badly, and survive. The exhilaration afterward is familiar.",
      ],
    ],
    ask: "Which conversation frightens you more than anything you’ve ever jumped from?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Underneath is the suspicion that without your usefulness there would be little reason to keep you. A competent person always has a place. To leave something undone that you could do feels like theft, and also like an experiment whose outcome you’d rather not know. Others have been liked for their charm or their company; those seem to you unreliable currencies. Service is solid, and in difficult circumstances it’s how a person earns respect.",
      ],
      [
        "paragraph",
        "A partner lives with someone who’s usually fixing something and seldom simply there. They’d like your attention and receive a new faucet. If they complain, you point to the faucet, and the discussion is over. Friends contact you when something fails, since that’s the arrangement, and at times you’d like to hear from them otherwise. Under stress you accept more, speak less, and your humor acquires an edge. They conclude that you prefer work to people, and considerately bring you more of it.",
      ],
      [
        "paragraph",
        "You’re funny, fair and completely without airs, and people would like you even if you couldn’t hold a screwdriver. Capability is freedom once it’s separated from duty. Begin with those who love you, by being of no use to them for an evening: “I’m not going to fix anything tonight. I’m just visiting.” Then see who’s pleased. Those are the people for whom you never had to earn it.",
      ],
    ],
    ask: "Who would still call you if there were nothing you could fix?",
  },
  Aquarius: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "The fear is of belonging to someone, in the sense in which objects do. You suspect that every tie begins with a small question and ends with a schedule, and that the person who knows your whereabouts will soon have opinions on them. Keeping them vague seems the only way to remain the owner of yourself. There’s a further benefit, less philosophical: a person who can’t be found can’t be asked for anything.",
      ],
      [
        "paragraph",
        "A partner discovers that they can have you or know about you, but not both. They stop inquiring, out of pride, and begin to live in parallel. When they’re ill or frightened they try your number last. Friends cherish you, as one cherishes a comet, and make no plans that depend on you. Under stress you vanish entirely and reappear in good spirits, wondering at the atmosphere. They had been worrying, and are glad to have you back.",
      ],
      [
        "paragraph",
        "You meet everyone at eye level, you share what you know, and people feel bolder after an hour with you. Freedom of your kind is strong enough to be visited. Pick two people who have a right to know where you are, and tell them of the honor: “You two can ask me anything. No one else can.” A rule that you’ve made yourself isn’t a leash. And to be expected is one of the better feelings there are.",
      ],
    ],
    ask: "Who has stopped asking where you are, and did you mistake it for respect?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "What you dread is drowning. Once you acknowledge another person’s suffering, you feel responsible for it, and there’s so much, and no tool fits. Pretending not to see permits you to remain nearby without going under, which for someone this permeable is an accomplishment. But a secret guilt comes with it. You know that you knew, and you remember precisely the occasions on which you asked about the car.",
      ],
      [
        "paragraph",
        "A partner tests you with silences and can’t tell that they were understood. If they finally break down, you say, “I could tell something was wrong,” and it makes matters worse, because then why did you leave them alone with it? Your own sadness receives the same treatment: it’s registered and passed over, until it surfaces as exhaustion, or as the wish to be on the water by yourself. Under stress you become vague, and sleep, and drift out of reach.",
      ],
      [
        "paragraph",
        "Anyone who is small, scared or in pain calms down when you come near, and that can’t be learned. To notice is already a form of help, provided that it’s heard. No one expects you to repair a grief; they’d like a witness, and you’ve been one all along, in secret. “I saw your face when she said that. I’m here.” You can set a limit, as swimmers do, and say, “I can sit with you until six.”",
      ],
    ],
    ask: "Whose pain did you see quite clearly and talk around?",
  },
};
