import type { SignUnits } from "../../section-unit.ts";

export const istj: SignUnits = {
  Aries: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Your temper can be quicker than your principles. A sharp sentence can be out before you’ve checked it, and although the others have usually recovered by evening, you haven’t: you hear it again in bed, word for word, in your own voice. Someone who believes in self-command takes each lapse as evidence about character, a severity that had its use, because it made you into a person who seldom harms anyone on purpose.",
      ],
      [
        "paragraph",
        "To those you live with, this remorse is invisible. They notice that you’ve become very correct, that you do more chores than usual, that the car has been filled. What they’re waiting for is a word about what happened, and you often can’t say it, since the subject makes you furious with yourself all over again. So they conclude that you’ve moved on, or that you still blame them, and both of you are considerate and unhappy until something else comes up.",
      ],
      [
        "paragraph",
        "There’s a wholehearted decency in you, and people who have seen you in an emergency would trust you with their lives. A quick temper can be forgiven, if someone is given the chance to do it. For one month, when you’ve been sharp, say so within an hour: “That was too rough. You didn’t deserve it.” Add no explanation. Afterward, compare how you sleep with how you used to.",
      ],
    ],
    ask: "Which sentence of yours are you still punishing yourself for, after everyone else forgave it?",
  },
  Taurus: {
    stances: { thrift: "thrift", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You’re good at providing and less practiced at using what you’ve provided. The best bottle tends to wait for an occasion, the vacation for a cheaper year, the expensive coat for weather that deserves it. Putting things by feels safe, and it often was: those who saved could help when others couldn’t. Underneath sits a worry that is seldom said aloud, that enough might turn out not to be enough, and that joy is what one pays for last.",
      ],
      [
        "paragraph",
        "The people close to you eat well, sleep dry and sometimes long for a bit of foolishness, while a partner who suggests flying somewhere on a whim hears the price of the flight. Presents to you are usually put away with great respect. Givers look for them in vain. They don’t doubt your generosity in need, yet it can seem to them that trouble opens your wallet more easily than delight does, and in time they bring you the former.",
      ],
      [
        "paragraph",
        "No one enjoys a good thing more deeply than you do, once you allow it, and your pleasure is contagious. For four weeks, use one thing each Saturday that you’ve been saving: open it, wear it, spend it, with another person present and without a reason. Then look at what you missed afterward, if anything, and what the other person’s face did.",
      ],
    ],
    ask: "What have you been saving for a better day than any you’ve had so far?",
  },
  Gemini: {
    stances: { focus: "both" },
    lines: [
      [
        "paragraph",
        "After a lively evening often comes the review. You go over what you said, find the date that was off by a year, the joke that could be misread, the question you forgot to ask, and draft a correction at one in the morning. A quick tongue and a strict conscience share one address, and the review began as a useful thing, since it made you someone whose words could be relied on.",
      ],
      [
        "paragraph",
        "What it does is make company more tiring than it ought to be. A friend remembers a wonderful dinner, while you remember one clumsy remark about their sister and become a little stiff the next time. Partners receive odd messages the following day, clarifying a matter that they hadn’t noticed. Tired, you can begin to talk faster, correcting as you go, or decide to stay home altogether. They miss you without suspecting why.",
      ],
      [
        "paragraph",
        "People leave you better entertained and better informed, and they’d forgive you a hundred wrong dates. For two weeks, after every conversation that troubles you, write the worst sentence on a slip of paper with the date, and correct nothing for three days. On the fourth, ask one of those present what they recall of the evening. Then look at how many slips still seem to need an answer.",
      ],
    ],
    ask: "Which remark are you still revising that its listener has long since forgotten?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When you’re hurt, you usually go inside and wait to be fetched. Nothing is said; you’re merely busier than usual, answer briefly, and find something to sort in another part of the house. It’s an old method of protecting considerable tenderness: a person who explains an injury can be contradicted, whereas one who withdraws at least keeps the injury intact. If someone loves me, the reasoning goes, they’ll notice and come.",
      ],
      [
        "paragraph",
        "Sometimes they do. More often they see that you’re occupied and leave you in peace out of consideration, and each peaceful hour adds to the injury. A partner who finally asks hears “It’s nothing,” and believes it on the second try, while friends can take a silence of weeks for a busy season. By then a long list of earlier occasions has come back to you, in good order, and the present one seems to prove them all.",
      ],
      [
        "paragraph",
        "You never stop loving anyone while you’re in there, and the way you come back, with a favorite dish or a question about their day, is touching. For a month, allow yourself one hour of withdrawal, and then go and say, “I’m hurt, I don’t know yet how to talk about it, and I’d like you near.” Watch what they do in the first minute. Most people were waiting for directions.",
      ],
    ],
    ask: "Who was supposed to notice by themselves, and what could they really have seen?",
  },
  Leo: {
    stances: { voice: "withhold", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’d love to be thanked, and you would rather go without than request it. Modesty is part of your idea of a decent person, so you do the fine thing, stand a little to one side, and wait to see who noticed. It’s a noble arrangement, learned by people who were told that good work speaks for itself. Usually it doesn’t.",
      ],
      [
        "paragraph",
        "Others see someone so self-possessed that applause appears unnecessary. A partner assumes that you know how much they appreciate the house, the planning, the evenings you gave up, and when nothing is said, you often turn stately. Sentences shorten, and there’s a certain emphasis in setting down the plates. Friends sense that they’ve failed an examination, without knowing the subject. And a clumsy compliment tends to be brushed aside.",
      ],
      [
        "paragraph",
        "Your own praise of others is a gift, exact and sincere, and people remember it for years. You deserve some of the same, and those who love you would enjoy providing it. For three weeks, once a week, show someone a thing you did and ask directly, “What do you like about it?” Then take the whole answer. Say only thanks. Look at how long the glow lasts, and whether they begin to offer more by themselves.",
      ],
    ],
    ask: "Whose applause have you been waiting for without telling them the show was for them?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Rest can make you feel slightly guilty, as though someone were about to come in and find you. A free afternoon tends to be divided into useful portions, and even a novel gets read with an eye on the laundry. Such diligence used to buy safety, since the person who was already helping couldn’t be criticized, and your inner critic has kept that schedule. It works weekends.",
      ],
      [
        "paragraph",
        "For those you live with, it can be hard to sit down in your presence. They hear the drawer, the faucet, the broom, and although you’ve told them to relax, each sound seems to accuse them. Invitations to do nothing with you get postponed until things are ready. Tired, you don’t stop. You get more exact, until a headache or a cold makes the decision for you.",
      ],
      [
        "paragraph",
        "Few people make others feel so well looked after, and few would so deeply enjoy a lazy hour, given permission. For two weeks, take thirty minutes every day for something with no result at all, at a time when one task is visibly undone, and preferably beside a person you love. Write down what the critic says in the first five minutes. Then look at whether anything went wrong, and what your companion seemed to feel.",
      ],
    ],
    ask: "Who taught you that an hour has to produce something, and would they still say so?",
  },
  Libra: {
    stances: { candor: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "About figures and facts you’re perfectly frank, and about your displeasure with a person you can be silent for months. A hard conversation seems to require a complete case, fair to the other side, in a tone that could offend no one, and such a case is never quite ready. The caution is understandable. One ugly scene can spoil what took years to build, and courtesy settles many things by itself.",
      ],
      [
        "paragraph",
        "Meanwhile the displeasure gets into the manners. You become punctual to the second, thank people a bit too formally, and let a partner discover from your correctness that something is amiss. They ask, and you say that it’s fine, because the case isn’t ready, so that those close to you can feel as if they lived next to an unmailed letter. When it does arrive, it’s so well reasoned and covers so much time that there’s little left for them to say.",
      ],
      [
        "paragraph",
        "Your tact is a form of kindness, and people will take from you what they wouldn’t take from anyone else. That makes an unfinished sentence of yours worth more than another person’s speech. For three weeks, raise one minor displeasure every Wednesday, within ten minutes, beginning, “I haven’t thought this through.” Then look at how the person behaves on Thursday, and compare it with what you’d feared.",
      ],
    ],
    ask: "Which conversation have you been preparing so long that the other person feels it anyway?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Beneath your composure there’s often a jealousy you consider undignified. Romance is the least of it. When a close friend mentions a new friend, or someone you trained asks another for advice, something in your chest turns over. Attachments as few and as deep as yours leave little in reserve, so it makes sense that you watch them well.",
      ],
      [
        "paragraph",
        "Because you’d never stoop to a scene, jealousy usually comes out as a test or a withdrawal. You don’t call and wait to see how long it takes, or ask an idle question whose answer you already know. The person you love senses an inspection and gets more guarded, which is exactly what you were afraid of. Friends can feel that time spent with others has to be kept from you. On bad nights you assemble evidence. There’s usually some.",
      ],
      [
        "paragraph",
        "Anyone you’ve chosen has a friend for life, who’d cross the country for them and never mention it, and they generally know this and prefer you to the new ones by a considerable distance. For four weeks, when the pang comes, give it a number from one to ten, and within the day invite that person to something pleasant, with no questions in it. Look at how the numbers develop, and at who says yes.",
      ],
    ],
    ask: "Whose other friendships do you count, and have you ever told them why?",
  },
  Sagittarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Sorrow meets with a great deal of good sense in you. When something sad happens, you look for what it taught, who has it worse, and what there is to be glad of, and you generally find all three by nightfall. An optimistic mind and a firm will make a formidable combination, and they’ve brought you through times when someone had to keep going. Grief that wasn’t felt then, however, doesn’t expire.",
      ],
      [
        "paragraph",
        "It can surface at odd moments, as impatience with a film, a heaviness on a holiday, or a long lecture on some public matter. People in pain meet your brightness a bit too early, as when a friend says that the dog died and hears about its happy life, which is true and makes them feel alone. They don’t doubt your heart; they merely suspect that you’d prefer them cheerful, and so you get the edited version.",
      ],
      [
        "paragraph",
        "Your confidence has lifted more people than you know, and in the long run they need it. The trick is the order. For one month, when someone brings you something sad, or you notice it in yourself, wait ten minutes before any comfort, and say only, “That is sad. Tell me about it.” Afterward, see whether the hopeful sentence is still needed, and how it sounds when it comes second.",
      ],
    ],
    ask: "What loss did you make sense of so quickly that you never got to miss anything?",
  },
  Capricorn: {
    stances: { voice: "withhold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Bad news about yourself you often deliver when it’s over. A biopsy, a debt or an awful year at work gets mentioned afterward, in one sentence, with the result attached. Someone has to be the steady one, and a person in that position soon learns that their own fear frightens the others. So you spare them, out of love.",
      ],
      [
        "paragraph",
        "They don’t experience it as being spared. A partner who learns in June what you knew in March can go back over the spring and wonder what else they missed, while friends who have brought you all their troubles feel ashamed at never having been brought one. Because you look untouched, people offer less and less, until you can be in the lonely position of supporting a dozen people who believe that you prefer it that way.",
      ],
      [
        "paragraph",
        "There is nothing you wouldn’t do for those people, and among them are several who’d be honored to do something for you. For one month, tell one of them about a difficulty every Sunday, while it’s unresolved, in three sentences, and finish with, “You don’t have to do anything.” Then look at what they do anyway, and at whether the load weighs the same on Monday morning.",
      ],
    ],
    ask: "Who would be hurt to learn what you went through without telling them?",
  },
  Aquarius: {
    stances: { company: "solitude", head: "logic" },
    lines: [
      [
        "paragraph",
        "Open affection often embarrasses you. You experience plenty of it, but the prolonged hug, the toast in your honor, the question “Do you love me?” on an ordinary Tuesday make you look for something to repair. Strong feeling in company seems to ask for a performance, and you don’t perform. Composure was a comfortable position while others were making scenes, and it allowed you to be fair to everyone involved.",
      ],
      [
        "paragraph",
        "To people who love you, the coolness can be hard to interpret, because they get loyalty, time and excellent advice, with a pat on the back where they were hoping for arms. A partner learns to make the first move every time, and occasionally stops, merely to see what happens. Usually you respect the distance. When you’re tired you need hours alone, go off without saying why, and the other person spends those hours wondering what they did.",
      ],
      [
        "paragraph",
        "The warmth is there, and anyone who has been in trouble has felt it. People would like some on days without trouble. For three weeks, once a day, do one thing that leaves no doubt: a hand on a shoulder for three breaths, or “I’m glad you’re here,” said while looking at them. Then notice when it stops feeling like acting, and what comes back to you.",
      ],
    ],
    ask: "Who has to guess that you love them, and how often do they guess right?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "Saying no to someone in distress can seem close to impossible. Your heart has already gone over to their side, and your sense of duty, which ought to know better, arrives with the car keys, so a single favor easily becomes a standing arrangement. It began with compassion: you noticed that some people were drowning, and that you, of everyone on the shore, couldn’t pretend otherwise.",
      ],
      [
        "paragraph",
        "The strain shows up elsewhere. You listen until midnight to an unhappy acquaintance, say, and the people nearest to you get what’s left, which is correct and half asleep. Then there can be days when you don’t answer at all: you let the messages collect, sink into a series or a nap, and feel guilty in your dreams. Those who depend on you can be bewildered, since you never mentioned that it was too much.",
      ],
      [
        "paragraph",
        "Few people combine so much mercy with so much reliability, and a bad day is easier beside you. It makes sense to protect the supply. For one month, answer each new request for help with, “Let me tell you tomorrow,” and then offer an exact amount: one hour, one errand, one evening. Watch what becomes of the people you gave less to. Then look at who gets the hours you saved.",
      ],
    ],
    ask: "Who is getting your last strength, and who is getting what remains after that?",
  },
};
