import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Underneath the courage is a fear of being selfish, and of how much you want. The arrangement makes sense. Anger with a good cause is admired, while anger about one’s own share gets called temper, and a cause makes you difficult to refuse as well, since no one can accuse you of asking for anything. It lets a strong will move among people without scaring them. Or you.",
      ],
      [
        "paragraph",
        "At home it turns into a strange kind of distance. A partner who has forgotten you is told that they ought to call their mother more. Friends find you fierce about strangers and mild about your birthday, and they believe the mildness. Meanwhile each thing you dropped is stored at full strength, and under stress one of them comes out with all the rest behind it, aimed at the person who is nearest. They see a late reply answered as if it were ten years of neglect, and would gladly have heard about it sooner.",
      ],
      [
        "paragraph",
        "There’s great warmth in you, and an optimism that disappointment hasn’t worn down: you believe that things can be put right, and you begin. A complaint about your own situation, made on the first day, can be two sentences long and friendly. Next time your jaw sets, try: “I’m not okay with that. Can we do it differently?” Then let someone else do the adjusting.",
      ],
    ],
    ask: "Whose battle are you fighting right now that is really your own?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What you protect is your standing as the one who never disturbs the peace. A change chosen by you would have a culprit. As long as you only adapt, whatever goes wrong is circumstance; the minute you move, it’s your doing, and others may lose something they have come to rest on. For a person who feels each disappointment in the room as if it were physical, staying put was a sensible form of kindness.",
      ],
      [
        "paragraph",
        "In love, you become a wonderful companion in a life that you only half chose. A partner sees someone content, hears no complaint, and plans the next ten years on that basis. Friends bring you their unhappy jobs and leave soothed, so they stay in them too. Under stress you tidy, sleep, and answer in fewer words. Asked what’s the matter, you say you’re tired, which is correct, since putting up with things is work.",
      ],
      [
        "paragraph",
        "People feel better fed, better rested and less alone when you’re around, and that is a talent, whatever else you do. There’s stamina in it, too. Someone who can make nearly anything livable can also get through the rough months of starting over, which is where most people quit. You have put up with worse. Tell a person who trusts your calm: “I’m not as settled as I look. Ask me about it in a month.”",
      ],
    ],
    ask: "What have you made so comfortable that you can no longer leave it?",
  },
  Gemini: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Behind all that adapting sits one fear: that anyone who had the complete picture would like it less. Any single part of you has been tried out and approved. The sum has not. So each listener gets the portion that they’re sure to enjoy, and a rejection, when it comes, only ever concerns a sample. It was a clever solution for someone who notices every flicker of boredom across a table.",
      ],
      [
        "paragraph",
        "A partner gets the largest share and still runs into closed subjects, sometimes by hearing from an old friend of yours about a passion, a plan or a sorrow for the first time. It stings. They wonder what else there is. Under stress you stop answering everyone at once, because each relationship has room for only one of your moods and none has room for this. People end up worried about someone whom, they now realize, they wouldn’t know how to comfort.",
      ],
      [
        "paragraph",
        "Being with you is fun, and few people mix so much wit with so much tenderness. Others come away from an hour with you more curious about themselves. Let two people who know different sides of you meet, and tell them beforehand, “You’ll each hear something new about me tonight.” More often than not they appreciate each other, and you, for the same reasons.",
      ],
    ],
    ask: "Who could describe you so well that all your other friends would agree?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The fear below this is of being loved out of good manners, so even kindness gets checked. A favor done on request might be mere politeness, and a refusal would prove what you dread, that you matter less to them than they do to you. For someone who reads others with so little effort, it’s natural to believe that reading is what love is. Plenty of devoted people simply lack the ability.",
      ],
      [
        "paragraph",
        "With a partner it sounds like “I’m fine,” said in a way that is meant to be doubted. They accept the word and go back to what they were doing, and you register it. Weeks later they’re presented with a list of evenings they can’t remember. Friends feel cherished by you, and wish they knew how to return it. Under stress you look after everyone harder, since example is the only hint you trust. Then you withdraw.",
      ],
      [
        "paragraph",
        "What people love in you is how much they matter to you, down to the dates and the details, and the wish under the test is an honorable one: to be so close that little has to be spelled out. Such intimacy does exist, built on years of explanation. So say the word, as you’d teach it to a child: “When I go silent like this, I want company.” Eventually some will need no telling.",
      ],
    ],
    ask: "Who has failed a test this year without ever hearing the question?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The motive is pride, and it dresses so much like humility that even you have mistaken it. To compete openly would be to agree that you can lose, and to owe the winner a handshake. So you judge winners strictly, and go home early. For someone who feels the reactions of others this strongly, there was good reason to keep the dearest thing away from a bored face.",
      ],
      [
        "paragraph",
        "In love you show affection at half volume and wait to be asked for the rest. A partner hears warm, well-chosen words about themselves and very little that would let them hurt you, and they begin to wonder how much they matter. Friends praise what came easily to you, and get a smile that stops below the eyes. Under stress the pride turns cold: you withdraw your best from the person who failed to value the sample, with exquisite manners. They sense a demotion and can’t find the offense.",
      ],
      [
        "paragraph",
        "You’re generous in a way that is rarer than talent: you want other people to do well, and you can tell them how. And the pride, once you call it by its name, makes excellent fuel for finishing things and for standing next to them afterward. Say to someone whose eye you trust, “I’d love your opinion of this, and I’d love it if you loved it.”",
      ],
    ],
    ask: "What are you saving for an audience you have never invited?",
  },
  Virgo: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Blaming yourself is how you stay in control. It looks like humility, and some of it is, but underneath there’s a bargain: whatever you caused, you can prevent, so a world in which you are always at fault is a world that can be managed by trying harder. The alternative is worse: that people you love are sometimes careless with you for no reason you can improve.",
      ],
      [
        "paragraph",
        "A partner who starts a quarrel with you finds it over before it begins, with your apology on the table and their anger left standing. Most would like to do their share, and they grow uneasy, because being excused for everything feels a little like not being expected to. Under stress the inner audit runs all night, and by morning you are extra helpful. Few friends suspect how hard you’re being on yourself.",
      ],
      [
        "paragraph",
        "It’s restful to be close to someone so considerate, because you keep your word, you notice what would help, and you hardly ever need to win. Few people can examine their own conduct without excuses, and that skill becomes fairness the day you apply it in both directions. Being corrected by you is a sign that someone counts. When the next sorry rises in your throat, wait one breath and say instead, “Here’s what I’d need from you next time.” They’ll be glad of it.",
      ],
    ],
    ask: "Whose mistake have you been correcting in yourself all this time?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Behind the considerate offers is a fear of being too much. A large wish, said plainly, makes someone’s face fall, and you’d see it fall in detail. So you request only what can hardly be refused, and never find out whether you’d have been loved at full size. It also leaves you feeling like the more generous party. That part is harder to admit.",
      ],
      [
        "paragraph",
        "From a partner you get agreement where you had wanted desire. They’d like to know what you want and they hear what you would accept; in time they decide for two, and hope they’ve guessed right. Friends call you easygoing, a word that begins to irritate you around the fortieth time. Under stress the sums get stricter: you recall each thing you gave up, none of which was announced, and turn cool in a manner too polite to be discussed. Others feel that they owe you something and can’t find out what.",
      ],
      [
        "paragraph",
        "Life is more pleasant and more just in your company, because you notice what each person needs and arrange it. People would love to do the same for you. You can make a big request sound friendly, having drafted so many for others. Try: “I’m going to ask for more than I expect to get. Tell me what’s possible.” Then compare the answer with the figure you’d settled for privately.",
      ],
    ],
    ask: "What did you want, before you made it so easy to agree to?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Needing to know is your way of never being caught needing. Anyone who asks, “Do you still want me here?” has shown what the answer is worth to them, and given the other person a choice. Anyone who simply knows has risked nothing. You feel things at such depth that a betrayal you hadn’t seen coming would be very hard to bear, and vigilance was a reasonable price. It has been paid for so long that it passes for intuition.",
      ],
      [
        "paragraph",
        "Those close to you feel understood and somewhat observed. A partner comes home late, meets a pleasant face, and senses that something has been noted. They begin to edit themselves, you notice the editing, and both of you feel less close than you’d like. Under stress you collect: dates, phrases, contradictions. When you finally speak, it’s a conclusion with footnotes, and the other person, who thought that there was a conversation to be had, discovers that it took place without them.",
      ],
      [
        "paragraph",
        "Your loyalty is something people count on for decades: you stay when a situation gets ugly, and you love people without needing them to be easy. You also have a rare courage about facts. Spend the same nerve on not knowing, for the length of one question: “I’ve been making up a story in which you’re leaving. Tell me where it’s wrong.” Anyone worth trusting answers that with relief.",
      ],
    ],
    ask: "What are you trying to work out about someone that you could ask tonight?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What drives this is a dread of pain that was for nothing. If suffering has a purpose, the world is in order and you are safe in it; if it was only bad luck, then hope itself seems foolish. So you supply the purpose at once. It has kept you kind, and it got you through things that make other people bitter. Respect it.",
      ],
      [
        "paragraph",
        "Close up, though, your comfort sometimes comes a little too soon. A partner who is hurt brings you the wound and is told which chapter it belongs to. They came for your arms and received perspective. If you caused it yourself, the larger view is worse, because your regret arrives already turned into growth. Under stress you plan: a trip, a course, another town, a new belief. Friends admire how well you’re taking it, and few of them come over.",
      ],
      [
        "paragraph",
        "People leave your company encouraged. You look for what is good in them, and you expect it to win, a gift that only needs the order reversed, because insight that comes after the tears has weight. You have enough faith to stay in an unpleasant hour with no lesson in sight. With someone you love, try: “I don’t know what this is for. I’m just sorry, and I’m here.” With yourself, leave the notebook shut.",
      ],
    ],
    ask: "Which of your hard lessons was simply something that should not have happened?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The fear underneath is of being a burden, and behind it is a harder one: that people need you more than they like you. The competent version has been thanked for a long time; the one who lies awake at two in the morning has few references. So you wait until you can control the impression. It has given others firm ground, and it means that few people have had to choose you at your worst.",
      ],
      [
        "paragraph",
        "A partner often feels that they’re waiting outside your office. They can tell that something is up by the hours you keep and the way you say “busy,” and they wait for the announcement. When it comes they feel informed more than trusted. Friends bring you their troubles and conclude that you have none. Under stress you become efficient, brief, and a little severe with the person who inquires. They feel in the way and keep their distance, and you count it as the usual proof.",
      ],
      [
        "paragraph",
        "People are safe with you, and underneath the competence there’s a tenderness that shows in what you do: the early call, the problem already solved. Plenty of them would appreciate a turn. Being helped is a skill, learned by doing it badly. Tell one person: “I’m in the middle of it and I’m not okay. Sit with me for an hour.” You will be clumsy, and loved.",
      ],
    ],
    ask: "Who loves you and has never once seen you before you were all right?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Preferring someone hands them power, and that is what you’re avoiding. A person you need can disappoint you, grow bored, leave; humanity in general can’t. By spreading your warmth evenly you get to love a great deal without depending on anyone’s answer. The principle is honorable, and you do believe in it. It just happens to protect you as well. If you tend to feel slightly apart in any group, it makes sense to belong a little to each.",
      ],
      [
        "paragraph",
        "A partner feels it as a missing difference. You’re considerate with them, and so you are with the neighbor. They try to provoke a sign, by being jealous or difficult, and you meet it with understanding, when they were hoping you’d mind. Under stress you retreat into causes and theories, and those who love you would be glad to be worried about, too.",
      ],
      [
        "paragraph",
        "You give people the feeling that they’re worth listening to, odd ideas and all, and many have become braver for it. Admitting that you have favorites takes nothing away. Go on treating everyone decently, and let three or four know that decency isn’t all they get: the first call, the seat beside you, the plan changed for their sake. Say to one of them, “When something happens, you’re who I want to tell.” If your voice shakes, good. That is the part they’ve been listening for.",
      ],
    ],
    ask: "Who would be surprised to learn that they matter most to you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Part of your kindness is self-defense, and there’s no shame in that. Other people’s pain gets into your body and comes with no switch, so the one way to be free of it is to make it stop at the source. You do help. But part of the hurry is on your own behalf, since anyone this porous has to find some protection, and this kind had the advantage of making you loved.",
      ],
      [
        "paragraph",
        "At home, a partner learns which feelings you can stand. Sadness is welcome; fury, despair and long dull discontent get smoothed over, or met with a face so stricken that they end up consoling you. So they bring you the manageable half. Friends go away lighter and return with the same trouble, because it was calmed and never finished. Under stress you vanish into sleep, music or screens, and those who rely on your softness miss you.",
      ],
      [
        "paragraph",
        "To be loved by you is to be understood without words, and people remember that for a lifetime. The sensitivity stays; only the hurry can go. Once you know that you’re partly rescuing yourself, do that directly: step outside, run cold water over your wrists, say, “This is theirs.” Then you can stay for the rest, and others reveal considerably more. The next time someone cries, try: “You don’t have to feel better for me.”",
      ],
    ],
    ask: "Which feeling do the people you love no longer bring to you?",
  },
};
