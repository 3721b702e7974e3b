import type { SectionThreads } from "../section.ts";

/** How what the overview says of the reader is this shadow at work, by type and Sun sign. */
export const threads: SectionThreads = {
  ENFJ: {
    Aries:
      "Booking first and asking later gets you the result you want without a vote. Friends who wanted something else don’t object, but they grow cooler.",
    Taurus:
      "Helping friends move on while you stay behind feels generous, but part of you resents it. They sense that, and they feel guilty for growing.",
    Gemini:
      "As long as you are curious about other people, you don’t have to say what you think. Many feel understood, and hardly one knows you.",
    Cancer:
      "Comfort instead of the hard truth keeps the people at home close to you. You wait for them to see your hurt, and they rarely do.",
    Leo: "Praising others lets you be in the spotlight without seeming vain. You still wait for praise of your own and are too proud to say so.",
    Virgo:
      "You see your corrections as a gift and expect thanks for them. When someone ignores one, it hurts you as if they had rejected you.",
    Libra:
      "By steering people quietly and calling yourself easy, you get your way without an argument. The price is that they can’t tell what you want.",
    Scorpio:
      "Sudden politeness protects you from admitting that you were hurt. The other person feels the cold, doesn’t know the reason, and so can’t apologize.",
    Sagittarius:
      "After a blunt remark you become so charming that no one can stay angry. It ends the quarrel in your favor, and you never learn what hurt.",
    Capricorn:
      "Looking after everyone on schedule means that you never have to ask for anything. People believe that you need nothing, so they don’t offer.",
    Aquarius:
      "Asking newcomers good questions is easier than talking to the person you live with, who wants to know what you think and feel. That makes you shy.",
    Pisces:
      "Being with someone who is in pieces lets you forget your own sadness. When it comes back later, you hide, so no one can comfort you.",
  },
  ENFP: {
    Aries:
      "Setting off ahead of everyone lets you be first without admitting that you want to be. But then the people you wanted to impress aren’t there.",
    Taurus:
      "Talking about new things makes you look adventurous, and then you choose what you know. So friends keep inviting you to things you don’t want.",
    Gemini:
      "By asking the next question at once, you keep the talk away from your own bad news. People enjoy it, and they can’t comfort you.",
    Cancer:
      "Your tiredness stays hidden until the guests leave, because you want someone to notice it without being told. They can’t, since they only see a happy host.",
    Leo: "You treat people in the hope that someone will do the same for you. Since you never say so, they can’t tell why you are irritated.",
    Virgo:
      "At night you worry about one small flaw, and you answer the worry by promising even more. So you never get the rest you need.",
    Libra:
      "Saying yes to everyone spares you a disappointed face for the moment. The apology, when it comes so late, hurts them more than an early no.",
    Scorpio:
      "Laughing at a hurtful joke saves the evening. But you remember it, and the friend who should have heard about it gets no chance to apologize.",
    Sagittarius:
      "You give friends all your attention for a season, because being new to someone excites you. When you move on, they take their troubles to others.",
    Capricorn:
      "Leaving early would disappoint someone, so you stay late and work afterward. Your jokes hide the tiredness, and so everyone expects the same next time.",
    Aquarius:
      "When a friend cries, you look for a useful article, because her pain stirs up your own. It leaves both of you without comfort.",
    Pisces:
      "You give until you get a headache, because that lets you cancel without saying no. Friends forgive you, but they stop relying on your promises.",
  },
  ENTJ: {
    Aries:
      "Skipping the instructions keeps your speed up, and speed keeps your doubts away. The people who come after you have to repair what you missed.",
    Taurus:
      "Slow decisions are the only rest you allow yourself, so you hurry everyone else and take months. It confuses the people who have to wait.",
    Gemini:
      "Leaving early and calling it delegating protects you, because nobody can get tired of you that way. You also never hear that they miss you.",
    Cancer:
      "A question about someone’s tires feels safer than “I’d miss you.” They hear that you are checking up on them, and your feelings are hurt.",
    Leo: "Applause quiets a question you ask yourself at night: do people like you, or only your results? That is why you stay at the center.",
    Virgo:
      "Correcting other people’s work at night calms you, because then nothing is left to worry about. To the authors, it says that their best wasn’t enough.",
    Libra:
      "Because you want to be liked, you decide quickly and then spend days softening it for each person. In the end they don’t know what you decided.",
    Scorpio:
      "When you are hurt, you turn formal and call it strategy. The other person turns cool as well, though you only want to be close again.",
    Sagittarius:
      "Doubts come when you stop, so you set a new goal at once. Anyone who has just settled in has to start over and trusts you less.",
    Capricorn:
      "Working for people feels safer than simply being with them, so you postpone the free day you promised. In time they learn to do without you.",
    Aquarius:
      "You present your wishes as principles, because a principle can’t be turned down. It sounds impersonal, though, so people don’t feel closer to you.",
    Pisces:
      "A feeling can be dismissed, so you find numbers to defend it. And because you hide how much you feel, people don’t think to comfort you.",
  },
  ENTP: {
    Aries:
      "Attacking in the first minute makes sure that no one thinks you slow. Your best thoughts come later, when the other person no longer wants to talk.",
    Taurus:
      "As long as an idea is only talk, it can’t fail, and you don’t have to give up your comfort. Then someone else tries it and succeeds.",
    Gemini:
      "By changing the subject when someone asks about you, you avoid having to defend an opinion. It also keeps people from getting to know you.",
    Cancer:
      "Because you tease everyone, people don’t expect that a mild remark can hurt you. You withdraw without a word, and they can only guess why.",
    Leo: "Doubting a compliment puts you above needing one. It also discourages people, so in time they stop praising you, and you miss it.",
    Virgo:
      "Working at the last minute gives you an excuse: there was no time to do your best. That way your real ability is never judged.",
    Libra:
      "You say the true thing with a smile so that you can take it back. Friends who need a clear answer learn to ask someone else.",
    Scorpio:
      "Giving your opinion on everything hides the fact that you say nothing about yourself. People enjoy it and don’t notice that you are sad.",
    Sagittarius:
      "Taking apart your own belief keeps you ahead of everyone who still believes it. The friends you had won for it feel foolish and become careful.",
    Capricorn:
      "Making fun of high positions saves you from being judged in one. You want one more than you admit, so you suffer when someone else gets it.",
    Aquarius:
      "Arguing against your own idea once it is popular keeps you from being tied to it. It also teaches people that they can’t count on you.",
    Pisces:
      "You hurt a friend at noon and send something tender at night, because you can’t simply ask for comfort. Your friend doesn’t know which to answer.",
  },
  ESFJ: {
    Aries:
      "Because you decide first and ask for agreement later, giving orders feels to you like inviting people. They go along and resent it afterward.",
    Taurus:
      "Refusing feels selfish, so you give away your time and your things. But you remember each gift, and someone who is resting gets your resentment.",
    Gemini:
      "On those calls you repeat what you were told in confidence, because it feels like concern. Friends grow careful about what they tell you.",
    Cancer:
      "Being kindest to the person who hurt you keeps the peace. But if nobody knows that you were hurt, nobody can make up for it.",
    Leo: "Your gifts and toasts are so large partly because you want someone to notice the giver. People feel that, and their thanks come out as a protest.",
    Virgo:
      "Apologizing for good work comes from the belief that you have to earn your place. It won’t let you sit down and enjoy the meal.",
    Libra:
      "Each friend hears that you understand, because taking a side would cost you one of them. It keeps both and leaves your own judgment unspoken.",
    Scorpio:
      "Instead of saying that you are hurt, you leave out one small sign of affection. It feels safer, but most people don’t notice, so nothing changes.",
    Sagittarius:
      "Telling people what to do as a joke spares you an argument, because you can take a joke back. They still feel pushed and can’t say so.",
    Capricorn:
      "You carry everyone’s load because being needed feels safer than asking for anything. So when you need help yourself, nobody expects it.",
    Aquarius:
      "Defending other people’s odd choices lets you object without standing out. In your own life you do what is expected, and the anger stays.",
    Pisces:
      "After helping someone all night, you look fresh in the morning, so no one knows you are worn out. The anger then hits the wrong person.",
  },
  ESFP: {
    Aries:
      "Going first and winning make sure that people watch you. But friends who can only watch get bored, and you lose the company you wanted.",
    Taurus:
      "All evening you serve everyone because you’re afraid they wouldn’t stay just for you. By midnight you are tired, and a little resentful.",
    Gemini:
      "A joke makes your sad friend laugh and keeps you easy to like. But she was about to tell you more, and now she won’t.",
    Cancer:
      "A good host keeps the mood up, so you laugh loudest at the remark that hurt you. Your friends wonder later why you’ve become so polite.",
    Leo: "Laughing at yourself is easy when you choose the joke. When someone else does, you fear that you are no longer admired, so you turn stiff.",
    Virgo:
      "Staying in the kitchen lets you give without stopping. If you sat down with nothing to do, you would have to trust that your company is enough.",
    Libra:
      "By calling yourself easy, you make sure that nobody is disappointed in you. Your real opinion is heard later, by someone who wasn’t there.",
    Scorpio:
      "You give affection freely and keep the facts about your life to yourself, because they can be used against you. So your friends can’t comfort you.",
    Sagittarius:
      "Your promises at parting are sincere, and they also keep you everyone’s favorite. In the next place new people admire you, and you forget the old ones.",
    Capricorn:
      "With hard work and with parties you try to earn your place among people. They never asked for that, so they don’t see what it costs you.",
    Aquarius:
      "Admitting that you want to be alone seems unkind, so you nod and smile when you have stopped listening. The person next to you can tell.",
    Pisces:
      "More music and more fun drown out your sadness and other people’s. The next day you blame the wine, so no one thinks to comfort you.",
  },
  ESTJ: {
    Aries:
      "In a hurry you cut corners yourself, and you don’t like to be told. That is why other people’s carelessness makes you so angry.",
    Taurus:
      "Repairing things for others makes you feel that you have earned your place. What you need yourself doesn’t, so it can wait for years.",
    Gemini:
      "A quick answer gets tested in the second half of a project, and by then you have handed it on. Someone else finds the errors.",
    Cancer:
      "Telling people to take a coat lets you show love without risking a refusal. They hear an order, so the warmth you wanted in return doesn’t come.",
    Leo: "Each time you tell the story of a success, you take a little more of the credit. If someone else did that, you would call it unfair.",
    Virgo:
      "Sending a correction early in the morning makes you feel needed. The person who had been proud of the work learns to show you less.",
    Libra:
      "Doubt feels like weakness, so you say no at once. Then you feel sorry and praise the person so much that your meaning gets lost.",
    Scorpio:
      "You stay correct toward someone who hurt you and keep it to yourself. It protects you from being hurt again, and from hearing an apology.",
    Sagittarius:
      "You would love to leave for a while, and you don’t allow yourself to. So people who take their freedom make you angrier than they deserve.",
    Capricorn:
      "Without a task you don’t know whether you are welcome, so you leave a party within the hour. People would have liked you to stay.",
    Aquarius:
      "Showing doubt would weaken your authority, so you defend the rule firmly. The better rule stays in your head, where no one can support it.",
    Pisces:
      "When someone cries, you give practical advice so that you won’t cry as well. The advice is good, but both of you wanted to be comforted.",
  },
  ESTP: {
    Aries:
      "You turn everything into a race, because fear can’t catch up with you during a race. For an apology you would have to stop.",
    Taurus:
      "Stopping would make you feel what hurts, so you stay busy and comfortable. That is why you get no real rest, and the pain gets worse.",
    Gemini:
      "In four conversations at once, you never have to be serious. The message that needs a thoughtful answer waits, and that friend feels ignored.",
    Cancer:
      "Leaving with a joke, you secretly hope that someone will follow. They don’t, because you gave them no sign that you were hurt.",
    Leo: "When a remark hurts you, you become louder and more generous, because that hides it. The person who hurt you doesn’t notice and doesn’t apologize.",
    Virgo:
      "A flaw in your own work keeps you awake because you can’t stand having a weakness. In the morning you take it out on whoever is nearby.",
    Libra:
      "Hidden in a joke, your complaint can’t hurt anyone, and that is why you put it there. They laugh, nothing changes, and you stay annoyed.",
    Scorpio:
      "Pride makes you hide an injury, and later you are cold about something trivial. The other person can’t guess the real reason.",
    Sagittarius:
      "Swapping a big plan for a new one before it gets difficult spares you the fear of failing. The friends who relied on it are let down.",
    Capricorn:
      "Even a hobby turns into work for you, because being idle makes you feel useless. The people you love get whatever time is left.",
    Aquarius:
      "In a group you can organize a solution and keep your distance. When you are unhappy, you know a hundred people and confide in none.",
    Pisces:
      "Helping a stranger lets you feel close to someone without admitting whom you miss. Since you don’t say it, that person has no reason to come.",
  },
  INFJ: {
    Aries:
      "Because you keep improving your drafts so that nobody gets hurt, people never hear your small complaints, and then they get all of them in one evening.",
    Taurus:
      "Someone always seems to need comfort more than you do, so you give it away. That is how people miss that you need some too.",
    Gemini:
      "You ask strangers good questions because the one who asks doesn’t have to answer. That is why so many people like you and few know your worries.",
    Cancer:
      "You hope to be looked after without asking, as you look after others. But you hide the wish so well that people believe your “I’m fine.”",
    Leo: "Wanting praise feels wrong to you, so you hide your part in the work, and then you resent the people who are praised for it.",
    Virgo:
      "Gentle as you are with other people’s drafts, you hide your own. That protects you from criticism, but it also keeps out the help you give others.",
    Libra:
      "By saying that either choice is fine, you avoid a quarrel. But friends can’t know you well if they never hear what you think.",
    Scorpio:
      "Saying “It’s all right” while you pull away lets you hide that you were hurt, so the other person never learns what there was to repair.",
    Sagittarius:
      "After a blunt remark you disappear, because then you don’t have to hear how much it hurt. The presents you bring back replace that talk.",
    Capricorn:
      "You stop for anyone in tears and make up the time at night. It looks so easy that nobody asks whether you are tired.",
    Aquarius:
      "When a friend is upset you offer an idea, because ideas feel safer than closeness. She gets good advice and still doesn’t know that you were moved.",
    Pisces:
      "You sense what others need before they say it and expect the same in return. When they miss it, you feel unloved.",
  },
  INFP: {
    Aries:
      "Wanting something for yourself feels selfish, so you fight only for others. Your own wish doesn’t go away, and it comes out as envy.",
    Taurus:
      "You break your own rule, enjoy it, and feel guilty. The guilt makes you stricter with others, because they don’t seem to feel any.",
    Gemini:
      "Whenever the talk comes near something you care about, you make a joke, because criticism would hurt. So people like you without knowing you.",
    Cancer:
      "Someone says an unjust thing, and you offer coffee, because you want the meal to end well. The anger stays with you and turns into sadness.",
    Leo: "You show your work and quickly hide it again, because a weak response would hurt. That way you don’t find out who loved it.",
    Virgo:
      "Toward others you are as patient as you are strict with yourself. But that much patience runs out, and then they hear every complaint at once.",
    Libra:
      "Saying that you love something saves an awkward minute. You change it later, alone, and people never learn that you have firm tastes.",
    Scorpio:
      "Talking about the message that hurt you would mean a quarrel, so you study it in secret. Your friend is under suspicion and doesn’t know it.",
    Sagittarius:
      "Among new people you haven’t hurt anyone yet, so you go where you aren’t known. The friend you offended waits for an apology.",
    Capricorn:
      "Every duty has to be done before you allow yourself what you love. You expect others to live by that rule without being told.",
    Aquarius:
      "Faced with tears, you wait until you are calm and then send something interesting. It hides your feelings from the very friend who wanted to see them.",
    Pisces:
      "You say yes and then hope to fall ill, because an illness can refuse for you. People believed the yes, and they are hurt.",
  },
  INTJ: {
    Aries:
      "If you start without telling anyone, you can’t be doubted before the result is there. It also means that no one can help you.",
    Taurus:
      "You go on improving something that is over because there you know how everything works. Somewhere new, you would have to ask for help.",
    Gemini:
      "Explaining things lets you be at the center without being close to anyone. People go home with your idea and haven’t learned anything about you.",
    Cancer:
      "You go silent to find out who will ask what’s wrong. Even good friends don’t ask, because they have learned to believe that you are fine.",
    Leo: "Calling your best work a draft and leaving at once protects you from a cool response. It also keeps you from hearing how much people liked it.",
    Virgo:
      "Keeping your best work hidden until it is perfect leaves you in control. But people can’t help you with something they aren’t allowed to see.",
    Libra:
      "Nodding in company keeps you welcome. But since you say what you think only at home, people like someone they don’t know.",
    Scorpio:
      "Asking clever questions lets you learn about people without telling them anything. They feel examined and become careful, so you trust them less.",
    Sagittarius:
      "Leaving shortly before the end means that the result can’t be judged. The next plan looks like courage, so even you don’t see the fear in it.",
    Capricorn:
      "Being respected is safe, because nobody has to come close. To be known, you would have to show what you love, and you keep postponing that.",
    Aquarius:
      "Writing a group’s rules lets you belong to it and still keep your distance. You can’t be rejected there, but you aren’t invited closer either.",
    Pisces:
      "By day you refuse things coolly, and you let yourself cry only at night over a film. The person who hurt you sees only the coolness.",
  },
  INTP: {
    Aries:
      "Being right makes you feel safe, so you announce an error the moment you are sure of it. People feel attacked and stop showing you their ideas.",
    Taurus:
      "Comparing things on paper feels reasonable, and it saves you from saying what you want. As long as you don’t say it, no one can refuse you.",
    Gemini:
      "Arguing for either side protects you, because then no one can attack what you believe. Reading for hours is another way to avoid what you feel.",
    Cancer:
      "Practical reasons stand in for your wish to be close, because it hurts less if they are rejected. But then people can’t see the wish.",
    Leo: "Correcting someone at dinner earns you attention without any risk. Your best work stays in a drawer, because you’re afraid of an error in it.",
    Virgo:
      "Helping others feels safe because it is easy to justify. What you would do just for pleasure gets the last hour of the day, if any.",
    Libra:
      "Explaining both sides of a breakup fairly keeps you from feeling how sad it makes you. Each friend is understood, and you stay alone with it.",
    Scorpio:
      "When others tell you their secrets, you answer that you are fine. That protects you from rejection, but no one can become your friend that way.",
    Sagittarius:
      "Correcting someone’s small error takes your mind off your own exaggerations. You worry about those later, when you are alone.",
    Capricorn:
      "Once the preparation ends, you would have to say what you enjoy, and that makes you nervous. So you keep on preparing.",
    Aquarius:
      "When you would like to belong to a group, you point out its mistakes. It lets you be there without admitting that you want company.",
    Pisces:
      "After listening to someone’s sorrow, you withdraw, because you need to feel like yourself again. Without an explanation, your friend feels rejected.",
  },
  ISFJ: {
    Aries:
      "For a stranger you speak up in seconds. For yourself it would feel selfish, so you say nothing, and the anger comes out at home.",
    Taurus:
      "Giving the best piece away means that you can’t be called selfish. But you hoped they would refuse it, and you don’t forget that they took it.",
    Gemini:
      "Hinting at other people’s secrets keeps the talk lively and away from yourself. Afterward you feel guilty, and you are no less lonely.",
    Cancer:
      "Asking for help would mean risking a no, so you sigh. But a sigh makes people feel guilty, and people who feel guilty keep away.",
    Leo: "Arranging other people’s success lets you be near the stage without being judged. You say that anyone would have done it, and people believe you.",
    Virgo:
      "Correcting the people you love makes you feel needed. To them it means that nothing they do is good enough for you.",
    Libra:
      "An objection would upset someone, so you sit through whatever they choose. They enjoy the evening, and you criticize it in private.",
    Scorpio:
      "You stay polite to someone who hurt you and say nothing personal anymore. It spares you a hard talk, and it spares them an apology.",
    Sagittarius:
      "Preparing other people’s trips brings you close to the life you want without any risk. When the wish gets too strong, it comes out as anger.",
    Capricorn:
      "Being needed makes you feel safe, so you take over what others have promised. They get used to it and feel like children.",
    Aquarius:
      "You nod so as not to hurt anyone, and tell only one person what you think. The others are fond of someone who agrees with them.",
    Pisces:
      "While you comfort someone and cook as well, you hope to be told to rest. People only see that it all gets done.",
  },
  ISFP: {
    Aries:
      "Competing in secret spares you the embarrassment of losing. It also means that there is no one to be proud of you when you win.",
    Taurus:
      "Agreeing to a change and then doing nothing saves you from an argument. The others get tired of waiting, and then they plan without you.",
    Gemini:
      "Joking about small things keeps people away from the big ones, where criticism would hurt. So friends enjoy you without knowing what moves you.",
    Cancer:
      "When you need time alone, you hope that someone will see it without being told. They see you nodding and believe that you are content.",
    Leo: "Wanting to be praised embarrasses you, so you point out a flaw first. People then believe that praise is the last thing you want.",
    Virgo:
      "Correcting things silently saves you from having to criticize anyone. But people can’t learn what you want, so you go on doing it yourself.",
    Libra:
      "Letting others choose means that your taste can’t be criticized. Then you have to live with their choice, and you criticize it in private.",
    Scorpio:
      "Asking feels too risky, so you judge people in private. They often have a good explanation, but you have decided without hearing it.",
    Sagittarius:
      "For weeks you say nothing, because arguing would show how much you care. When you do speak, it is a final verdict that no one can answer.",
    Capricorn:
      "Duty makes a good hiding place, because no one criticizes a busy person. What it costs you is the rest you have wanted for months.",
    Aquarius:
      "You leave right after helping someone, because people who got to know you would have an opinion of you. So your friendships stay short.",
    Pisces:
      "You sense what others want and do it before they ask. You expect them to sense your wishes too, and when they don’t, you feel unloved.",
  },
  ISTJ: {
    Aries:
      "At home you do the job alone and fast, because being first feels good. The others, who didn’t know it was a race, feel that they lost.",
    Taurus:
      "A quick no to anything new protects what you know works. It also saves you from asking what you would enjoy, and you miss it later.",
    Gemini:
      "Once you have announced a decision, you hide any doubt, because changing your mind feels like breaking a promise. So you worry alone.",
    Cancer:
      "Practical things come first because they keep your own fear at a distance. Afterward you wish for comfort, but all that people saw was your calm.",
    Leo: "Good work is left where people will see it, because you want praise and won’t ask. When praise comes, you wave it away, so people stop.",
    Virgo:
      "Checking everything once more feels like duty. It spares you from deciding what you would like to do with a free evening, so none is ever free.",
    Libra:
      "Choosing a vague, polite word prevents a scene. The opinion stays with you, and later it comes out more harshly than you meant.",
    Scorpio:
      "Because trusting someone openly feels dangerous, you test people in secret. They don’t know that they failed, so they can’t make up for it.",
    Sagittarius:
      "Friends who travel unprepared make you strict, because you envy them. More preparation keeps you safe from mistakes, and it also keeps you at home.",
    Capricorn:
      "When a colleague goes home on time, you are irritated because you would like to go too. Blaming her is easier than admitting that you’re tired.",
    Aquarius:
      "You criticize a rule only in your thoughts, because no one can argue with you there. It also means that nothing you object to ever changes.",
    Pisces:
      "Turning sympathy into a fixed task feels safer than showing it. You keep your tears for when you are alone, so friends can’t comfort you.",
  },
  ISTP: {
    Aries:
      "Leaving before anyone can thank you means that you can’t be left out. But friends get no chance to say that they want you there.",
    Taurus:
      "Calling everything temporary means that you never owe anyone a decision. To a person who would like to plan the summer, you seem half gone.",
    Gemini:
      "Being charming one day and silent the next keeps you free to leave. Friends don’t know that you are only resting, and they feel unwanted.",
    Cancer:
      "Repairing something lets you visit a person you miss without saying so. You leave before the talk begins, so neither of you gets what you wanted.",
    Leo: "You do something impressive and keep it secret, in the hope that they will come to you. Friends who would have come never hear of it.",
    Virgo:
      "Telling someone about your mistakes would feel like asking for help, so you lie awake with them alone. The person beside you would gladly listen.",
    Libra:
      "For weeks you hide your criticism so that everyone stays friendly. Then you say all of it at once, and it sounds like dislike.",
    Scorpio:
      "Talking about the sentence that hurt you would make you vulnerable, so you go over it alone for months and never hear what was meant.",
    Sagittarius:
      "Suggesting a grand plan and canceling it later keeps you from being the one who isn’t asked. After a while, friends stop believing the invitation.",
    Capricorn:
      "Everyone relies on you, and you rely on no one, because then you can’t be disappointed. Your free time goes to other people’s tasks.",
    Aquarius:
      "Being thanked would feel like belonging, so you make fun of a cause and help it in secret. The people in it believe that you dislike them.",
    Pisces:
      "Late at night, when you are alone, you allow yourself to feel things. By morning you are practical again, and your friend waits for a call.",
  },
};
