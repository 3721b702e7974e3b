import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You blow up, and you feel better. The others don’t. For you the storm is finished in four minutes, the air is clear, and you’d like to get something to eat; they’re still standing in the wet, considering what you called them. Anger arrives so fast that it spares you the feeling that came first, which was hurt. If toughness once earned you a place in the game, and tears would have cost it, naturally you learned to hit back before it stung.",
      ],
      [
        "paragraph",
        "Bolting is the other half. Once a thing turns slow, with practice or paperwork or a partner who wants to discuss last Tuesday, you announce that it’s dead anyway and leave the cleanup to the patient ones. Under serious pressure you drive too fast, quit on the spot, pick a fight with the person who’s most certain to stay. Those who love you have learned to agree immediately and to keep the good china on a high shelf. They miss you the moment you’re gone, and they also breathe out.",
      ],
      [
        "paragraph",
        "Within a day of the next explosion, go back and say, “I’m over it, and I don’t think you are. What did I leave you with?” Then listen without defending yourself until they’ve run out. It takes more nerve than any dare, which is why you’re suited to it.",
      ],
    ],
    ask: "Who is still standing in a storm that you’ve already forgotten?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "You buy your way out of feelings. A sad afternoon ends with a parcel, a quarrel with a dinner, a failure with new shoes for everyone, and for an hour the world is upholstered again. Appetite keeps you from finding out what’s under it, because a bare evening with nothing to taste asks questions. Maybe treats were how love was delivered where you came from, or what you went without. Either way you’ve concluded that comfort is the same as being all right, and the bill comes in a plain envelope.",
      ],
      [
        "paragraph",
        "The bill gets hidden, which is the second shadow. Asked about money, about the doctor, about what you promised, you offer charm, then crossness, then dessert, and somewhere along the line another person has become the responsible adult in your life without applying for the post. That person feels like an accountant at a picnic. When things get really frightening you stop moving altogether: you sleep late, spend more, say “It’ll work out,” and can’t be shifted by tears or logic.",
      ],
      [
        "paragraph",
        "Say the number out loud. Choose someone you trust, open the account or read the date on the unpaid thing, and speak the figure in a normal voice. A number that two people know has lost most of its teeth, and whatever you eat afterward tastes better.",
      ],
    ],
    ask: "What were you really hungry for the last time you bought something nice?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You make things up. Nothing criminal: the line was longer, the fish was bigger, the famous actor said it to you, and by the third telling you were there. A story improves in your mouth because you’re terrified of the brief pause in which people look past your shoulder. Somewhere you got the part of the funny one and suspected that serious people, with their longer sentences, would see through anything plainer. So you pay for every minute of attention in advance, partly in counterfeit.",
      ],
      [
        "paragraph",
        "The same fear makes you mock whatever you can’t follow, and envy it on the way home. You scatter little untruths to keep everyone amused (on my way, loved it, never got your message), and then have to remember who was told which. Under pressure you speed up: more talk, more plans, three flirtations, four half secrets, until the versions meet each other at someone’s birthday. A partner gets used to checking. Friends adore the show, quote it everywhere, and call someone else when they need to know what actually happened.",
      ],
      [
        "paragraph",
        "Go to one person who heard the good version and tell them the true one: “It didn’t happen like that. Here’s what happened.” Say it without a single joke. Most people stay for it, and the plain fish turns out to be interesting enough.",
      ],
    ],
    ask: "Which story of yours would get shorter if a witness walked in?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "No amount of love is enough, because you check it for leaks. A shorter message than usual, a tired voice, a chair turned the other way, and the question is up: are we all right? The first time you ask it laughing, then without the laugh. Checking protects you from ever being surprised by a goodbye. If affection once came and went for reasons you couldn’t see, standing guard was only sensible, but the guard has never been relieved. A bond that’s pulled up daily to inspect the roots doesn’t grow.",
      ],
      [
        "paragraph",
        "Moods are the other instrument. You don’t demand attention; the temperature simply falls until someone asks what’s wrong, and “Nothing” is the wrong answer to accept. Jealousy gets in here, disguised as concern about that new friend. In real trouble you become about six years old, all tears and accusations and old photographs, and the person who merely had a headache ends up proving their devotion at midnight. They love you, and they’re tired.",
      ],
      [
        "paragraph",
        "The next time the question rises, send this instead: “I love you. No answer needed.” Then put the phone in a drawer for two hours and go where there’s music. It works because it turns a collector into a donor, and people run toward donors.",
      ],
    ],
    ask: "How often has someone proved they love you this month, and who was counting?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Everything ends up being about you. Someone mentions their surgery, and within a minute we’ve arrived at yours; their promotion reminds you of a story, their wedding needs a better toast, and you give it. It would shock you to hear this, because you think of it as joining in. Underneath is a dread of being ordinary, one face among forty with no one turning around. Attention was the first proof of love that you could count, and you’ve been counting ever since. A spotlight, however, is a poor way to see anyone else.",
      ],
      [
        "paragraph",
        "Envy sits right beside the spotlight. You’re generous to everyone below you and strangely critical of anyone at eye level: they’re talented, of course, but cold. An apology from you tends to be a performance too, with tears, a bouquet and the injured party comforting the star. When things go badly you either tyrannize the house with magnificent suffering or hide until your hair is right, and a friend who wanted only your company eats alone. Those around you feel lucky, and a little like furniture.",
      ],
      [
        "paragraph",
        "When the next person brings you news, ask five questions and tell no story. Count them on your fingers under the table. Around the third they usually begin to glow, and the one who lights another person is also visible.",
      ],
    ],
    ask: "Whose big news do you remember mainly for what you said about it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You run errands so that you don’t have to live your life. There’s a cake to deliver, a form for the neighbor, a shirt to exchange, and the thing you really ought to decide, about the job or the person or the move, has been on the list since the winter before last. As long as everyone needs you for twenty minutes, you never meet the question of what you’d do with a year. Being useful feels like virtue and works like fog. Perhaps the handy, sunny one was your part so early that wanting something large seemed like bad manners.",
      ],
      [
        "paragraph",
        "The inspector has to go somewhere, and it goes out with you in the car. You’re darling to the hostess, and by the first traffic light you’ve reviewed her sauce, her husband and her baseboards, very funnily. Your passenger laughs, and wonders about their own sauce. Overload gives you symptoms, a midnight search for what they mean, and an attack of furious wiping. Friends feel amused, assisted and not quite safe, since anyone so observant must have noticed them, too.",
      ],
      [
        "paragraph",
        "Leave one afternoon empty, and when anyone requests a favor, say, “I can’t. I’m busy.” Then sit down with the oldest item on your list until you’ve written one sentence about it. The answer was true: you’re finally busy with yourself.",
      ],
    ],
    ask: "What have you been too helpful to decide?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You can’t be alone, so you settle for company. Some of the people in your life are there because the chair was empty: the exhausting friend, the romance that expired in spring, the group chat you despise. An evening by yourself feels like being left out of the world. If being wanted was how you knew you existed, then solitude must have resembled a verdict, and so you choose among those who choose you, and call it love.",
      ],
      [
        "paragraph",
        "Since you mustn’t lose anyone, you complain about each of them to the others. It’s charming, it’s very funny, and the one person who could change something never learns what it is. Flirting does the rest; you keep three admirers warm in case one cools. In a difficult month you accept every invitation, get home unhappier and begin again on Tuesday. Partners feel adored and replaceable. Good friends suspect that they’re on a list, and that you describe them beautifully to the rest of it.",
      ],
      [
        "paragraph",
        "Book a table for one, on a Saturday, at a place you like. Phone in your coat. Three courses. The first is awful, the second is interesting, and by the third you know at least one thing you think, which is a great deal to have before the next person sits down.",
      ],
    ],
    ask: "Who is in your life mainly because the chair was empty?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You go too far on purpose. One more song, one more drink, a faster drive, a love affair at full burn, a scene on the sidewalk with everyone watching: half measures would leave you alone with what hurts. Intensity is your anesthetic. If no one ever showed you that a sorrow can simply be sat through, it makes sense to set something on fire and watch who runs in. Those who run in have passed. No one told them that it was a test, or that there’s another on Thursday.",
      ],
      [
        "paragraph",
        "Jealousy plays in the same band. You flirt with the whole street and would like a full report on a glance across a restaurant. Revenge, when it comes, wears a party dress: a wonderful mood in front of the culprit, a story told at the perfect moment, an ex who happens to be invited. In your worst weeks you burn the bridge, and then the map. To love you is thrilling. It’s also like living beside a volcano that gives compliments.",
      ],
      [
        "paragraph",
        "At the moment when you want more, late in the evening, say to one person, “I’m not having fun. I’m hurt.” Then let them take you home. It ends the night at the place where the louder ones were trying to get.",
      ],
    ],
    ask: "What were you really feeling the last time you couldn’t get enough of anything?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You promise. You mean it, too, with shining eyes, and that’s what makes it worse: the cabin in August, the loan, the visit, the thing you’d definitely help them build. Promising gives you the joy of the gift immediately. Then Wednesday comes, and the same promise resembles a fence. Anyone who was loved for lifting every mood learns to pay in hope, which costs nothing to print. By now a considerable amount of your currency is in circulation, and people have begun to inspect the watermark.",
      ],
      [
        "paragraph",
        "When they complain, you tease. Your jokes find the weight gained, the uninteresting suitor, the hopeless business plan, so merrily that it takes a second to bleed. Under real strain comes flight with a soundtrack: a sudden trip, a gamble, a sermon on living in the moment delivered to the one who’s paying the electric bill. That person feels like the ground crew, who love to see you fly and would appreciate being told when you land.",
      ],
      [
        "paragraph",
        "Find the oldest promise you haven’t kept and call about it today: “I said I would, and I didn’t. Friday at six, or you can let me off for good.” Accept the answer. A person who pays one forgotten debt is believed about the next ten.",
      ],
    ],
    ask: "Who has stopped asking you when, because they know you meant it?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re warmest to people who are going somewhere. No one gets snubbed, but your laugh is noticeably bigger for the one with the boat, and at a party you drift upward, like heat. Success silences an old alarm, that behind the charm you’re only the entertainment, and that entertainers leave by the kitchen. So you collect the appropriate friends, the appropriate shoes and the appropriate address. A ladder is a poor place to make friends, because everyone you meet is above you or in the way.",
      ],
      [
        "paragraph",
        "Failure, therefore, has to be hidden. The salary is rounded up, the layoff described as a decision, and you smile hardest in the month when the money’s gone. Envy takes the shape of jokes about your age or someone’s lucky inheritance. In a real slump the party stops dead: you turn cold, strict and busy, eliminate pleasures for the entire household, and judge a partner’s nap as if it were theft. Those nearest you feel that they were hired in good times and are now under review.",
      ],
      [
        "paragraph",
        "Spend one evening with someone who can do nothing for you, and don’t mention what you do, earn, own or are about to. It’s surprisingly difficult to get through the soup. What’s left over is the part of you they’d visit in the hospital.",
      ],
    ],
    ask: "Who knew you before you were doing well, and when did you last call?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You call it freedom when you don’t want to be counted on. A ride on Thursday, a deposit, a plus-one, a plain answer by the weekend: each sounds to you like a cell being measured. So you stay vague, and delightful, and someone else books the tickets. Being claimed is more frightening to you than loneliness, since an ordinary person with ordinary duties might be all you are. If oddness once cost you dearly, making a flag of it was a triumph. But no one can wave a flag all day and bring in the groceries.",
      ],
      [
        "paragraph",
        "The rebel is also a snob. You laugh at lawns, anniversaries and the song that everyone likes, and friends learn to hide their wedding plans from you. Told what to do, you do the opposite, even if you’d been about to do it. Under pressure you become unpredictable on principle: the job is gone, your hair is gone, and then you are. The people who love you feel free to be anything except sure. They keep an extra plate and don’t mention it.",
      ],
      [
        "paragraph",
        "Choose one person and one plain hour and say, “Tuesdays at six. Count on me.” Then come, four Tuesdays in a row, with no costume and no excuse. It’s the most rebellious thing you have left to do. A fixed point is where free people meet.",
      ],
    ],
    ask: "Who keeps a plate for you without knowing if you’re coming?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "You look away. The envelope from the bank, the ache that should be seen to, the love that’s been over since fall: you know that it’s there, you step around it, and you put on music. A painful fact goes right through you, without the padding that others have, so not knowing became your padding. For someone that permeable it was a kind of genius, and it kept you singing in places where others had gone hoarse. But facts left alone in the dark put on weight.",
      ],
      [
        "paragraph",
        "Around a person who doesn’t look there’s always a person who has to. They find six months of mail in the drawer, pay the fine, make the call, and get kissed for it, which is lovely the first nine times. Little lies keep them happy: it’s handled, it’s in the mail, I feel fine. When it all comes due, you weep, sleep, fall for someone impossible, and become so helpless that anger at you feels like kicking a kitten. They adore you. They’d rather have had the news in March.",
      ],
      [
        "paragraph",
        "Put on a song you love, call a friend, and open the oldest envelope before the last chorus. Read it aloud. You walk into other people’s catastrophes every week without a coat, and three minutes of courage is an amount you can dance to.",
      ],
    ],
    ask: "What would you open tonight if a friend were sitting next to you?",
  },
};
