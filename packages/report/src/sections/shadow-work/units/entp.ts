import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { candor: "truth", company: "company" },
    lines: [
      [
        "paragraph",
        "You don’t trust affection that hasn’t been fought for. Agreement is cheap, praise can be manners, and a person who never says no to you might leave without ever having said what was wrong. So you provoke a no early, to see what happens after it. The instinct is sound in its way: it spares you flatterers, and the friends who pass are genuine.",
      ],
      [
        "paragraph",
        "In love you pick at things when all is well. A calm week makes you uneasy, you throw in a remark, and your pulse rises with something close to joy as your partner flares up. For you it ends with a hug. They lie awake going over it. Friends who aren’t built for this laugh along and then see you less, and under stress you go after the person who is nearest, loudly, over nothing. They simply get tired sooner than you do, and tiredness looks to you like indifference.",
      ],
      [
        "paragraph",
        "There’s something wonderfully alive about you: you show up, you say it to people’s faces, you forgive by lunch, and no one near you has to be bored or afraid of a bully. The question beneath it can be asked sitting down. Tell someone you’ve been sparring with, “I push when I want to know that you won’t go. I’d rather just ask.” Whatever they reply has been given freely.",
      ],
    ],
    ask: "Whom have you been fighting with because you were afraid to ask if they love you?",
  },
  Taurus: {
    stances: { risk: "both", novelty: "both" },
    lines: [
      [
        "paragraph",
        "The motive is fear of loss, and you hide it well, because it doesn’t suit a free mind. If an experiment of your own failed, two things would be lost at once: the comfortable place, and the idea of yourself as someone who could do anything if they chose. Never choosing keeps both intact. As strategies go, it’s clever.",
      ],
      [
        "paragraph",
        "A partner knows all your projects and believes in few of them. They’ve heard the house, the book and the business, each described so well that it was almost like having them. When they say, “Then let’s do it,” you find a flaw. Friends take your push and feel a bit alone with the result. Under stress you eat, buy better equipment, grow heavy in the limbs, and get a little sarcastic about the people you cheered on. That’s how they can tell that one of their risks was really yours.",
      ],
      [
        "paragraph",
        "You’re marvelous company: generous at the table, hard to alarm, full of ideas, and honestly pleased when a friend’s life gets larger. The love of comfort makes you a rare kind of pioneer, one who knows what must not be lost. Write down three things you’d keep under any circumstances. Then tell a friend, “I’ve been brave with your life because I’m scared about mine. Would you push me, for once?” They’ll know exactly where.",
      ],
    ],
    ask: "Which risk have you talked someone else into because you wanted to see it taken?",
  },
  Gemini: {
    stances: { voice: "speak", focus: "many" },
    lines: [
      [
        "paragraph",
        "What you fear is being pinned down and found to be less than you seemed. In flight you’re dazzling; standing still you’d be one person with one opinion, which could be wrong in earnest. So nothing is ever quite meant. The habit has its honor. It keeps you from becoming a bore or a fanatic, and many a heated table owes its peace to your next question.",
      ],
      [
        "paragraph",
        "A partner who wants to plan a move or a wedding gets six fascinating possibilities and no date. They begin to decide such matters alone, which strikes you as unfriendly. Friends come for the fun and take their grief to other people. Under stress you open more tabs, send more messages, hardly sleep, and your chest feels fluttery, as if you were late for something. If someone insists, you become witty at their expense. They feel charmed and grateful, and would like to be spoken to in person.",
      ],
      [
        "paragraph",
        "You make ordinary days interesting, and it’s done without malice or vanity: you simply can’t see a curious thing without wanting to share it. The fear is useful, too, since it marks the places where you do mean something. When you notice a brilliant change of subject, go back and say, “I dodged that. The answer is that I’d be miserable without you,” or whatever it is.",
      ],
    ],
    ask: "What would be left to say about you if you weren’t allowed to be interesting?",
  },
  Cancer: {
    stances: { candor: "both", head: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid that your tenderness, if it stood there undressed, would be smiled at. Nothing else makes you so shy. With a joke you can always say you didn’t mean it, and so the real thing seldom gets turned down. For a thin-skinned person with a quick mind it’s nearly perfect protection.",
      ],
      [
        "paragraph",
        "A partner lives on hints. They know that being mocked for their singing means you adore it, and on strong days that’s enough. On weak ones they’d appreciate hearing it directly, and if they say so, you’re embarrassed, make fun of the request, and see their face close. Friends tease you back and touch something sensitive, and you smile, with a hot feeling behind the eyes. Under stress the humor gets sharper and the sulks longer, and you check who hasn’t called. What they feel is that they have to guess, and they’d so like to guess right.",
      ],
      [
        "paragraph",
        "Anyone who belongs to you has a defender, a comedian and a place at the table for life. The shyness underneath is the most lovable thing about you, and no one laughs at it, because it isn’t trying to be funny. Say to someone, “I make fun of you because I don’t know how to say it. I’d be lost without you.” Add nothing. Their expression is what all those jokes were for.",
      ],
    ],
    ask: "Who is still guessing at what you have only ever said with a wink?",
  },
  Leo: {
    stances: { company: "company", head: "logic" },
    lines: [
      [
        "paragraph",
        "You don’t think you’re lovable until you’ve convinced someone who wasn’t going to. A gift makes you uneasy; a verdict you can enjoy, because it was earned against resistance. Behind that sits a doubt about whether there’s anything to love once the performance is over. It drives you to be splendid, and the splendor is real joy to many.",
      ],
      [
        "paragraph",
        "A partner wins you by being hard to impress, and loses by becoming fond. Once they beam at everything you say, you hear an echo and start debating someone else. Friends learn to praise you with a criticism attached, so that it counts. Under stress you seek the toughest listener there is, your voice gets bigger, and a single bored look undoes twenty happy ones. Those who love you feel that their love is a fact you’ve filed.",
      ],
      [
        "paragraph",
        "You’re large-hearted in public, which is harder than it looks: you share applause, you make the timid feel brilliant, and a gray evening turns bright because you decided it should. Those who love you aren’t waiting for more of it. They’d like to see the empty stage. So on an evening when you’re dull, tired and without an opinion, don’t cancel. Go and say, “I’ve got nothing tonight. Can I be here anyway?” Notice that they move over to make a place for you.",
      ],
    ],
    ask: "Whose love have you stopped hearing because they never made you work for it?",
  },
  Virgo: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "What you dread is your own full effort, followed by a result that’s merely good. You’ve been called gifted too often to risk that. A gift unproved can’t be disproved, and a last-minute triumph leaves the impression that there was far more where it came from. As protection it’s ingenious.",
      ],
      [
        "paragraph",
        "Love runs on the same clock. You mean to plan something for them, think of it brilliantly in March, and buy it at the station. A partner gets flashes of such attention that they wait for more, for weeks. When they ask you to talk about what’s wrong, you postpone until there’s a crisis, and in the crisis you’re magnificent. Friends hear excuses that are funnier than the visit would have been. In the final nights your stomach burns, you criticize everyone’s commas, and those nearby get some of the irritation that belongs to the deadline.",
      ],
      [
        "paragraph",
        "You’re a rare mixture, playful and exact, and people who work or live with you get both the surprise and the accuracy. And the dread is a measure of what you love, since you delay nothing so long as what you’d like to be good at. Begin there, badly. Say to someone who admires you, “I’ve never shown you anything I really worked on. I’m afraid it would only be good.” People live happily with good for years.",
      ],
    ],
    ask: "What would you have to believe about yourself if you had started in time?",
  },
  Libra: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "You want to be the frankest person present and the best liked. Each wish alone you could admit; it’s the greed for both that stays hidden. To be found unkind would hurt, to be found insincere would hurt as well, and charm lets you off on both counts. Besides, some people can only bear to hear about themselves in that tone.",
      ],
      [
        "paragraph",
        "A partner has been entertained for years by your remarks about the in-laws, the money, the way you two talk. When you then announce in a calm voice that you’re unhappy, they’re thunderstruck, although you had said so every week, and very delightfully. Friends ask your opinion for pleasure and take their decisions elsewhere. Under stress your neck stiffens, you become even more elegant, and they can’t find you behind it. It’s lonely to be enjoyed when you were trying to be heard.",
      ],
      [
        "paragraph",
        "An hour with you is a pleasure and a small education, and it’s kindly done: you want people to see clearly and you want them to like themselves while they do. The double wish only asks you to choose, remark by remark, which of the two comes first. Three or four times a year, when you need to be heard, announce it: “I’m not being charming now. This matters to me.” Then wait. A serious expression means that something has reached them.",
      ],
    ],
    ask: "What have you been saying for years in a tone that allowed them to ignore it?",
  },
  Scorpio: {
    stances: { trust: "slow", candor: "truth" },
    lines: [
      [
        "paragraph",
        "You want never to be at anyone’s mercy. To know where the other is vulnerable means that, if it came to it, you’d have the last word, and only with that in your pocket can you be as open and playful as you are. It makes you brave for others, too, since no bully has a secret you can’t smell.",
      ],
      [
        "paragraph",
        "In love you’re fascinated until you’ve understood them. Then you keep the knowledge, and they feel its weight in every discussion. Under stress you don’t shout. You grow calm, your breath goes shallow, and you say the one thing you later wish you hadn’t. Afterward you’re sorry, and also, for a second, safe. Friends confide a great deal and ask very little, having noticed how a question is met with a better one. What they feel is that they’ve been seen through by someone they’ve never seen.",
      ],
      [
        "paragraph",
        "In real trouble people are lucky to have you beside them. You never preach, and you can make them laugh at the worst of it. Once you own the wish to be safe, there’s a better way of getting there, which is to be known by someone and come to no harm. Say to a likely person, “I know exactly how I could hurt you, and I’d like to promise you I won’t.” Then tell them how they could hurt you.",
      ],
    ],
    ask: "Which sentence of yours does someone still know by heart, though you said it only once?",
  },
  Sagittarius: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You like being frank, and you’re afraid of being blamed. A person you’ve hurt might cry, or rage, or want something of you for weeks, and the thought of being tied to a grief that you caused makes you reach for your keys. Leaving keeps you innocent. In fairness, your bluntness does liberate people, and a more attached person would have kept silent.",
      ],
      [
        "paragraph",
        "In love you may say, on a Sunday evening, that you aren’t sure about children or the city, and by Monday you’ve slept well. They haven’t. When they return to it on Thursday, you’re surprised that it’s still going on, feel a band tighten around your chest, and suggest a weekend somewhere. Friends get your verdict on the new partner and then a month of nothing. Under stress you’re franker than ever, and gone sooner. Those who love you would have liked to finish the conversation with you.",
      ],
      [
        "paragraph",
        "You give people a bigger world, and you do it gladly, admitting mistakes so lightly that others dare to do likewise. That good faith is why they can bear to hear the truth from you at all. All it lacks is twenty minutes. When you’ve said a hard thing, sit down, put your phone away, and add, “I’m not going anywhere. Tell me what that did.” It tends to become the conversation you’ve been traveling to find.",
      ],
    ],
    ask: "Who is still living with a sentence you said on your way out?",
  },
  Capricorn: {
    stances: { candor: "both", risk: "both" },
    lines: [
      [
        "paragraph",
        "You’re more ambitious than anyone knows, and the knowledge would be unbearable if you failed. A person who never tried can’t be turned down; a wit who stands aside may even look superior. So you’ve made contempt into a coat for longing. It has kept you warm. It has also kept you accurate, because you study what you mock as only a lover would.",
      ],
      [
        "paragraph",
        "At home you play down what you want until they believe you. A partner plans a life with someone who claims to need nothing, and wonders about the bitterness after other people’s parties. They’d have backed you. Friends who are promoted get a brilliant toast with a splinter in it. Under stress you work late in secret, your jaw aches, and you grow dry, then very dry, about anyone who tries hard. Those who look up to you become a little shy about their hopes when you come by.",
      ],
      [
        "paragraph",
        "You stay funny in a serious hour, and people rely on you for the joke that lets them breathe and the promise that is kept. They’d be glad to see you rise. Ambition gives your wit a second job, which is to be fearless on behalf of something. Begin with a person who likes you: “I make fun of that place because I want to run it.” You’ve been preparing the details for years.",
      ],
    ],
    ask: "What do you ridicule so well because you’ve wanted it for so long?",
  },
  Aquarius: {
    stances: { company: "both", candor: "truth" },
    lines: [
      [
        "paragraph",
        "Consent from others feels to you like being erased. Your outline, the sense that there’s someone here, comes from the difference between you and the rest, and as the difference shrinks you get frightened and call it boredom. It’s an odd fear in so friendly a person, and a fruitful one, since it uncovers comfortable mistakes.",
      ],
      [
        "paragraph",
        "With a partner, harmony makes you restless. You adopt the opposite view about the holidays, on principle, and they give up having wishes since each wish will only meet its opponent. When they say, “We,” you feel a collar. Friends enjoy you and don’t count on you for the vote. Under stress you argue with your own allies, sleep at odd hours, and defend a stranger against someone you love. They’d like to love what you love and keep you, too.",
      ],
      [
        "paragraph",
        "People feel freer around you, and less strange, because you find the odd thing about them interesting and take their side without being asked, which is a form of love, and a generous one. And the fear can be tested: stay among those who share your view and see whether you disappear. Tell one person, “When you agree with me I want to run. I’m going to try staying.” After an hour you’ll still be there, a bit bored, with warm feet.",
      ],
    ],
    ask: "Whom did you leave at the moment they had finally come over to your side?",
  },
  Pisces: {
    stances: { head: "both", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You’re afraid that if you once began to feel it all, it wouldn’t end. There seems to be so much of it, and so little shore. Words gave you a place to stand, and you can hardly be blamed for building there. They also help others in the same water, who understand their own heart for the first time through a sentence of yours.",
      ],
      [
        "paragraph",
        "A partner hears about your sadness and is seldom shown it. They’re told, with considerable insight, why you withdrew, and it’s all correct, and they still long to hold you. If they cry, you interpret. Friends leave enriched. Under stress you scroll, sleep or lecture, and your body protests with stomachaches and sudden tears at advertisements. What others feel is that they’ve received an excellent report on someone they were hoping to meet.",
      ],
      [
        "paragraph",
        "Conversation with you is a relief, because you understand the argument and the person who is making it, and you’d rather laugh at yourself than win. Many know their own hearts better through a sentence of yours. The flood you fear proves to have a length: most feelings, if no one explains them, last a few minutes. Say to someone safe, “I’m going to stop talking, because I’d only be describing it. Could you just stay?” They won’t know what it’s about, and they’ll be glad you asked.",
      ],
    ],
    ask: "Which grief have you described to everyone and not yet cried about?",
  },
};
