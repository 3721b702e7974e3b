import type { TypeProse } from "../type-prose.ts";

export const infp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Most people meet your sweetness first and are startled, some months later, to learn that it comes with a sword. INFP gives you a private sense of right and wrong that never switches off, and Aries gives it legs, so when a waiter is snapped at or a colleague is blamed unfairly, you are speaking before you have decided to speak. Your friends feel safer for it, and they tell the story for years. What they don’t suspect is that the same fearless person will eat the wrong sandwich in silence, because sending back your own lunch would have hurt someone’s feelings.",
      argument: [
        "The Mediator in you knows at once who has been hurt, and Aries can’t bear to wait, so together they make a tender kind of courage that acts while it still helps. Where they disagree is anger. To Aries it is weather, loud and over in ten minutes. The INFP in you treats each sharp word as an injury you have done to somebody.",
        "So you tend to stay pleasant for three weeks and then explode over a wet towel. Afterward you’re so sorry about the volume that you take back everything, including the complaint, which was perfectly fair and will now have to wait for another towel. Try complaining while the matter is still small. This week, when you’re handed the wrong thing, say in your ordinary voice, “Hold on, this isn’t what I asked for,” and then stay pleasantly in the conversation. It feels like a crime and sounds like good manners.",
      ],
    },
    Taurus: {
      thesis:
        "An evening at your place does people good, mainly because nobody there is expected to improve. Taurus gives you a love of things you can touch, such as soup, wool, old wood and a chair that fits, and INFP gives every one of those things a story and, let’s admit it, feelings. You have probably kept a chipped mug for years because throwing it out would have been cruel. You look after people in the same steady way, which is why friends who were dropped elsewhere are still invited and still fed. Nobody hurries you. Several have tried; you agreed warmly and didn’t move.",
      argument: [
        "INFP knows what is worth loving and Taurus is willing to water it every day, so what you believe in doesn’t stay an idea; it gets cooked, mended and paid for. The two fall out over comfort. Taurus wants the soft sweater, and the INFP in you has read an article about the factory, so you stand in the aisle for twenty minutes, buy the sweater, and wear it all winter with a slight air of apology.",
        "That is usually how you settle things: you keep the comfort and add the guilt. With a sweater it’s comical, but with a secure job that means nothing to you the arrangement can continue for years, and it benefits nobody. This week, write down three comforts you’ll keep without apology and one you are ready to give up, and tell a friend, “I’ve decided, so please don’t let me reopen the case.” The sweater will improve immediately.",
      ],
    },
    Gemini: {
      thesis:
        "At a party you’re a delight, and on the way home you go over every sentence you said, like a lawyer preparing for trial. Gemini gives you quick, curious talk and a different sense of humor for each group chat. INFP gives you an ear for what people mean, so you can hand a shy guest the very word they were hunting for and make a table laugh without anyone being the joke. People leave feeling cleverer than when they came. Meanwhile you have five books going, and a note on your phone that says only “the otter thing,” which was important once.",
      argument: [
        "Between them, your sign and your type can say a tender thing so lightly that even a proud person accepts it. What they can’t agree on is how much talking an idea survives. Gemini believes that a thought improves each time you express it differently, while the INFP in you feels that whatever you care about most gets a little smaller with every telling.",
        "As a result you sparkle on subjects that don’t matter to you, and get funny whenever the talk comes near one that does. That’s effective protection, because nobody can criticize a conviction you haven’t mentioned, but it also means that you can be the life of a dinner and go home feeling that no one actually met you. On your next walk with a friend, say, “Can I tell you something I actually care about?” and then talk for three minutes without a punch line. The otter can wait.",
      ],
    },
    Cancer: {
      thesis:
        "Years after a dinner you can still say who couldn’t eat what, who had just lost someone, and which remark made the table go still. Cancer gives you that memory, because to Cancer remembering is how you look after people, and INFP adds the gift of imagining what it was like to be each of them. So visitors calm down in your company without being asked a single question, and leave with leftovers. What you would love is to be cared for the same way, by someone who simply notices. You’ve dropped hints. They were beautiful, and only you would have understood them.",
      argument: [
        "Your sign and your type agree about almost everything: Cancer warms up the room, INFP sees the best in everyone in it, and even a difficult relative behaves. They differ when love and conviction collide. Let’s say that someone at the table makes a remark you find unjust. Cancer wants dinner to end well, INFP wants to say what is right, and you get up and ask who’d like coffee.",
        "You disagree later, in the car, in complete and rather brilliant paragraphs. Everyone is spared a scene, which is a real kindness, but it leaves your family very fond of a person whose opinions they have never met, namely you. This week, put one hint into words: “Could you call me on Friday? I’ve had a hard week.” And at the next meal, say one thing you believe, and then serve the coffee.",
      ],
    },
    Leo: {
      thesis:
        "You’re the shyest show-off anybody knows. Leo gives you warmth, flair and a real hunger to be seen, and INFP gives you the conviction that anything truly lovely ought to be discovered without advertising. So you tell everyone that you don’t want a fuss on your birthday, and then lie awake a little because there wasn’t one. In company you refuse the microphone twice, know every word, and are magnificent. Other people get the best of this mixture, since you know exactly which of their qualities has never been praised, and you praise it in style. Your presents make people cry, and your cards get kept.",
      argument: [
        "What the pair can do is put heart into a performance: Leo makes people look, and the INFP gives them something worth looking at. The argument is about who goes first. Leo would post the picture; the INFP in you posts it, feels exposed, takes it down within the hour, and then wonders whether anyone saw it.",
        "Most of the time you settle for making something wonderful and standing near it with a casual expression, hoping to be asked. It’s a touching plan, and it has one weakness, which is that nobody else has been told about it. The silence that follows feels like a verdict when it was only people looking for their coats. So this week, tell one person exactly which response you’d like: “I made this. Please tell me what you like about it, and save the criticism for next week.” Then say thank you, and don’t argue.",
      ],
    },
    Virgo: {
      thesis:
        "Somewhere in your phone is a two-line message that took you half an hour, and it is a very good message. INFP gives you a large, soft idea of how things ought to be, and Virgo gives you an eye for the exact word in the way. Whatever passes through your hands comes out kinder and more accurate, from a clumsy cover letter to an apology that had sounded like an accusation, and its author never feels stupid. People trust you with their first drafts and with their first tears. You’re gentle with every mistake you meet, provided that someone else made it.",
      argument: [
        "When they take turns, your type dreams the thing up and your sign gets it right to the last comma, and the result can move people. The trouble is that they tend to talk at the same time. You write one warm sentence, Virgo wonders about the adjective, you look up the adjective, and by the time you return the feeling has gone home.",
        "You let the critic in early because nobody can criticize you by surprise if you got there first, which is clever and which has filled a drawer with excellent first pages. It also persuades you that you’d be easier to love with fewer mistakes, although you have never once loved anybody for their commas. Separate the jobs by a night. This week, make something badly for an hour without fixing it; the next day, correct for thirty minutes, and send it with the line, “It’s unfinished, and I wanted you to see it.”",
      ],
    },
    Libra: {
      thesis:
        "When a hairdresser turns the mirror and asks whether you like it, you say that you love it, and you fix it in the car. Libra gives you tact, charm and a horror of awkward moments, and INFP makes all of it sincere, because you really do feel for the person holding the scissors. It’s also why two friends who have stopped speaking will each tell you their side: you see what both of them meant, and you repeat nothing. A loud guest and a shy one get along in your company. People call you easygoing, although your preferences are firm and merely well hidden.",
      argument: [
        "Because INFP listens for what is true and Libra for how it will be received, you can say a hard thing so gracefully that the friendship improves. You do it about twice a year. The rest of the time they’re occupied with a permanent disagreement about what harmony is. For Libra it means that everyone present is comfortable, and for the INFP it means that nobody, including you, is pretending.",
        "Comfort generally wins, out of pure consideration. You praise the soup, you say the date suits you, and then you dread the date for a week. Nobody asked this of you, and the price is a mysterious tiredness after nice evenings, along with a suspicion that people love an edited version. Start where little is at stake. The next time you’re asked what you’d like, answer within three seconds, and by Saturday try an opinion: “I saw that differently.” Then have some more soup, if you want it.",
      ],
    },
    Scorpio: {
      thesis:
        "People tell you the thing they swore they would never tell anyone, and then look around, surprised, as if someone else had said it. Scorpio gives you a steady eye for whatever is being hidden, and INFP gives you the belief that there is somebody worth loving behind it, so a person can show you the worst page of their life and find that you are still on their side. That combination is rare, and it’s why they pass over several more cheerful listeners to get to you. Your voice is soft. Your will isn’t, as people discover once.",
      argument: [
        "Your type finds the hurt behind a person’s bad behavior, and your sign isn’t frightened by the behavior, so together they know how to stay, at bedsides and through divorces, when everybody else’s casseroles have stopped. They differ about trust. The INFP in you feels sure that people mean well deep down. Scorpio would like to see some evidence, and remembers a text from last spring, word for word, that said “No worries!” in a tone you’re still studying.",
        "So you forgive warmly and go on checking. Anyone who loves that hard would, but it tires you, and it leaves good friends on probation for an offense nobody has mentioned. Choose one of them, someone who has been reliable for years, and say this week, “I’ve been slow to trust you, and I’d like to stop.” The next time a message stings, ask before you investigate: “How did you mean that?” The answer is often disappointingly innocent.",
      ],
    },
    Sagittarius: {
      thesis:
        "After an hour with you, sensible people go home and look up flights. Sagittarius makes the far side of anything sound close, INFP makes it sound as though they’d be welcome there, and your face while you describe it does the rest. You believe in people out loud, which most of them have never experienced. You pack four books and too few socks, sign up for the course, and cry at the airport over a place you met on Monday. Your frankness is famous as well. It tends to come out laughing, and people laugh too, and only you are still thinking about it at bedtime.",
      argument: [
        "Where INFP by itself would keep its faith in a notebook, Sagittarius gets up and announces it, and that is the gift: friends dare things because you told them they could. The same openness is what the two fight over. Sagittarius says something true about a friend’s new apartment and has forgotten it by dessert. Then the INFP remembers the friend’s expression, and spends the night composing an apology in several drafts, none of which is ever sent.",
        "Rather than repair it, you’re inclined to move on, to a new circle where nobody has been offended yet. It’s natural in someone who hates to hurt people. The pity is that hardly anyone gets to know you well, and most of them had already forgiven the remark. Do one repair this week, within a day: “I meant what I said about the light, and I’m sorry about how I put it.” Then go and help them paint.",
      ],
    },
    Capricorn: {
      thesis:
        "You look like someone who has read the contract, and you are, and there is also a half-written song in the folder behind it. Capricorn gives you backbone and a calendar, INFP gives you somebody to be dutiful for, and the result is that fragile things survive in your care: the cause that can’t pay, the relative who is hard to visit, the friend nobody else still calls. You come on the day you promised. Few people would guess how much of your day goes on in your imagination, or that a song in the supermarket can stop you beside the cereal with your eyes full.",
      argument: [
        "You can dream a thing up and also build it, because INFP knows why it matters and Capricorn knows that it will take eleven Saturdays. Their quarrel is over what has to be earned. Capricorn respects whatever came by effort, whereas the INFP in you suspects that the best things in life were given to you while you were looking out of a window.",
        "In practice Capricorn gets the mornings. You’ll start on what you love as soon as the inbox is empty, the degree is done and the kitchen is clean, and since no kitchen has ever stayed clean, you can arrive right on time at a life meant for somebody more sensible. It’s an honorable mistake. Even so, put the beloved thing in the calendar once this week, in your first working hour, and if someone asks for that hour, say, “I’m taken until ten.” You needn’t mention that it’s by a song.",
      ],
    },
    Aquarius: {
      thesis:
        "At any gathering you’re found beside the person nobody else could place, having the best conversation in the house. Aquarius gives you a cheerful disrespect for how things are normally done, and INFP asks who gets hurt when they’re done that way, so an odd opinion gets a fair hearing from you and then a second question. People who have been laughed at elsewhere bring you their strangest true thought, and you treat it like a guest. Afterward you leave without saying goodbye, because goodbyes take forever, and think about that person for a week. You forget, however, to tell them so.",
      argument: [
        "Aquarius can see how a rule should be changed, and INFP remembers the actual person it was unfair to, and that makes you a reformer who still knows people’s names. But the two of them run at different temperatures. When a friend calls in tears, the INFP in you wants to cry along, while Aquarius has just thought of something fascinating about grief in elephants.",
        "Unsure which to trust, you often wait until you feel composed and send a link. Causes are easier for you to love than one upset human being on a sofa, since a cause never asks what you’re feeling. What it costs is the ordinary middle, where a few people know you well and find you quite normal. This week, sit with one of them for an hour with no cause to serve. If they’re sad, leave out the elephants and say, “That sounds hard. Tell me more.”",
      ],
    },
    Pisces: {
      thesis:
        "You tend to be ten minutes late because the light was doing something, and the odd part is that people forgive you once you’ve described it. Pisces gives you almost no wall between yourself and the rest of the world, and INFP gives you the wish to be good to whatever comes in, so other people feel understood by you before they have finished the sentence, and hopeless cases find shelter with you until they’re considerably less hopeless. By evening you can be heartsick without knowing why, until you remember the man on the bus, whose day you have apparently been having.",
      argument: [
        "Your type believes in people, and your sign will sit in the dark with them for as long as it takes, which is why you comfort so well. They agree so often that nobody inside ever objects, and they separate only over conviction: there are a few things for which the INFP in you would go to prison, while Pisces slipped out the back, apologizing.",
        "A clear no feels to you like leaving someone in the rain. So you say “I’d love to,” mean it for an hour, and then hope for a mild cold. It’s generally mercy, but it wears down your self-respect, because you know which yeses were only a way to end a conversation. When the next request comes, say, “Let me sleep on it.” The day after, if the answer is no, send one line: “I can’t do this one, and I hope it goes well.” People recover with almost insulting speed.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can persuade a discouraged person, within one conversation, that their odd idea deserves an attempt.",
        "Injury to anything defenseless gets you on your feet before you’ve had time to be shy.",
        "Your sincerity is contagious; cynics near you forget for an hour what they had intended to say.",
      ],
      costs: [
        "Splendid openings accumulate behind you, because the third repetition feels to you like lying.",
        "People get your devotion in one blaze and then wait weeks, cooling, for you to come back.",
        "Disappointment strikes you as betrayal, so you walk away from some things that only needed a nap.",
      ],
      tensions: [
        {
          between: "Modest or magnificent",
          text: "You conceal your work and long to see it exhibited, so hang one piece wherever a stranger would have the opportunity to criticize it.",
        },
        {
          between: "Kind or furious",
          text: "You postpone anger until the kindness has been exhausted. Spend a modest amount of it weekly, while there’s plenty of both.",
        },
        {
          between: "Wait for it or go now",
          text: "Since the leisurely daydream and the sudden leap know nothing about each other, give every leap one boring week of preparation.",
        },
      ],
      practice:
        "On the first evening of each week, take one thing you started and left, work on it for twenty-five minutes, without improving the plan, and write at the top where you stopped.",
    },
    Earth: {
      gifts: [
        "Under your care neglected things recover, from ferns to apprentices, and you never mention the hours.",
        "Your ideals can be sat on, eaten from and lived in; you manufacture goodness out of actual wood.",
        "Others grow calm at your pace and find, to their surprise, that more gets done.",
      ],
      costs: [
        "You remain years too long in an existence that fits, because it has taken the shape of your back.",
        "Your affection is expressed in repairs, and the people you love are still waiting for the actual sentence.",
        "The vision outgrows your strength, whereupon you lie down and call yourself lazy.",
      ],
      tensions: [
        {
          between: "Meaning or maintenance",
          text: "You despise the chore until its neglect ruins the vision. Do one each morning, before you’ve had time for philosophy.",
        },
        {
          between: "Stay or stir",
          text: "Comfort argues persuasively and the calling mumbles, so give the calling one paid half day every week and see whether it becomes audible.",
        },
        {
          between: "Done or kept",
          text: "Once anything is finished it’s able to leave you, so determine its owner before beginning, and write the name underneath.",
        },
      ],
      practice:
        "Each morning for three weeks, before looking at any screen, spend ten minutes on one household job with your hands, and on the last day of the week, note which one left you lighter.",
    },
    Air: {
      gifts: [
        "You can put one person’s strangeness into words that another person is glad to hear.",
        "Quarrels lose their heat in your neighborhood, because each side hears itself quoted fairly.",
        "Curiosity keeps you young; you have never concluded in advance who is worth listening to.",
      ],
      costs: [
        "So many views pass through you that your own is reported missing at important moments.",
        "You live in the telling of your life, and the day itself goes by without you.",
        "Everyone counts you as a friend, and few could say what keeps you awake.",
      ],
      tensions: [
        {
          between: "Fair or faithful",
          text: "You do justice to every position and disappoint the one you actually favor. Argue for your own, once a week, however unconvincingly.",
        },
        {
          between: "Near or clear",
          text: "Distance makes you eloquent and closeness makes you stammer, but the important things need to be said in person, even if they come out crooked.",
        },
        {
          between: "Many or mine",
          text: "Every subject invites you. Accept the one whose boring pages you would read, and send regrets to two of the others.",
        },
      ],
      practice:
        "Once a week, before hearing what anyone else thinks of some question, write down your own answer in two lines and read them aloud to one person. Revise nothing for a full day, however persuasive they are.",
    },
    Water: {
      gifts: [
        "You know what people have lost before they mention it, and you make the losing less lonely.",
        "Affection, in your keeping, doesn’t go stale; you know what was best in those who’ve forgotten it.",
        "Beauty gets all the way in, and it comes out again as consolation for others.",
      ],
      costs: [
        "Feelings that were never yours determine what you do with an entire afternoon.",
        "You postpone living until the feeling passes, and there is always another behind it.",
        "Hurt is kept and tended so faithfully that those who caused it have long since moved.",
      ],
      tensions: [
        {
          between: "Merge or remain",
          text: "You find people by dissolving into them. Come back from each visit with one conviction you had before it.",
        },
        {
          between: "Look back or begin",
          text: "The past has better music. Let it play in the evening, and give the mornings to something with no history.",
        },
        {
          between: "Tender or firm",
          text: "You assume that a refusal would injure them as it injures you. Decline one thing a week, and observe how comfortably they survive.",
        },
      ],
      practice:
        "Every evening, draw a line down a page, and for five minutes put the feelings you picked up from others today on the left and your own on the right. Act only on the right side tomorrow.",
    },
  },
  openings: [
    "People like you read such descriptions, underline two lines, and feel a little lonelier afterward, because they were so nearly right. This one opens with a disagreement, as you do. There’s the person you are when nobody wants anything, and there is another, older than your manners and considerably less polite, with its own view of how you ought to live.",
    "Work is the topic on which your kind gets lectured most, generally by people who tell you to be realistic and then go home and weep at films. These pages take it as settled that you cannot give your best hours to something that leaves you cold, and ask the less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone turns up, people like you tend to be in love, with a person assembled from novels and one summer. Those who come later have to compete. These pages are about them, the actual ones, who snore and mean well, and about what you do in their company when you imagine that you’re doing nothing.",
    "You know more about your own insides than most people know about their town, and there’s one street that you take care not to go down, although you think about nearly everything else. Bring a coat. The residents are ruder than you are, and they’ve been hoping for a visit, and one or two of them can be of use.",
    "Days are harder for you than years. A whole life you can imagine, with its seasons and its meaning; a Tuesday with a dentist in it is another affair. So here are the smaller provisions, sleep, lessons, paint, ten minutes, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you want to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was rather good. These last pages go looking for what became of it, and hear from a correspondent who has known you for eighty years and is still remarkably fond of you.",
  ],
  year: {
    "new 1":
      "Wear or do the thing that you’ve been reserving for a more confident version of yourself. In your case confidence usually follows the act, by several days.",
    "new 2":
      "Money frightens you most while it’s vague. Open every envelope and account in one sitting, write down what comes in, what goes out and what is owed, and look again on Friday.",
    "new 3":
      "Because a reply ought to be worthy of its reader, you write it late or never, so this week answer within the hour, in two lines, and let them be ordinary.",
    "new 4":
      "Since a better home tends to exist first in your head, fully furnished, start with one shelf, or with one frank conversation with someone you live with or grew up with.",
    "new 5":
      "When you like someone, or something, you’re apt to imagine the entire course of it beforehand. Admit that you like it while the outcome is still completely unknown.",
    "new 6":
      "Resist redesigning your whole life on a Monday. Choose the smallest alteration that would make tomorrow easier, continue it for two weeks, and only then permit yourself another.",
    "new 7":
      "You often fall for what a person means to you before you know what they’re like. Ask three practical questions. Believe the replies.",
    "new 8":
      "Is it the debt that troubles you, or the not knowing? Find out the exact amount, or put the exact grief into one sentence; your imagination always charges more.",
    "new 9":
      "Longing to go somewhere or learn something, you can read about it until the wish is used up. Sign up before you feel ready. Read later.",
    "new 10":
      "People in charge assume that you’re content, since you have been so agreeable about everything. Tell one of them exactly which responsibility you would like, and give an example.",
    "new 11":
      "You’re inclined to leave a gathering just before it gets good. Stay until the end. Help with the chairs if it’s easier to talk when your hands are busy.",
    "new 12":
      "Needing more time alone than you admit, and then spending it on a screen, you seldom get the benefit. Take two evenings without company, project or podcast.",
    "full 1":
      "Others have a more definite idea of you than you have. Ask a candid friend for three adjectives, record them, and let an entire day pass without correcting any.",
    "full 2":
      "If you are paid less than you give, you tend to grow sad about it and leave the rate alone. Raise one price. Refuse one unpaid hour.",
    "full 3":
      "There’s usually a message that you keep rewriting until it’s both true and harmless. Send the short version today; being understood imperfectly is better than being waited for.",
    "full 4":
      "If you slip back, among relatives, into the part you had at twelve, however much has changed since then, decline it once, pleasantly, and go on helping with the meal.",
    "full 5":
      "High standards and the fear of being judged feel alike from inside. If the work is as good as you can make it today, show it to one person whose opinion you can bear.",
    "full 6":
      "Before you flee from the small duties into sleep or a novel, cross off half of the list without guilt, do the rest slowly, and go to bed before you’ve deserved it.",
    "full 7":
      "Without the light in which you had placed them, people disappoint you for an evening or two. Draw no conclusions yet, and look for one quality that is actually there and worth admiring.",
    "full 8":
      "You are excellent company in other people’s grief, and absent from your own. When something difficult is said, add one sentence of your own.",
    "full 9":
      "Any belief that you have defended for years deserves a serious opponent. Let somebody sensible argue against it for ten minutes, and ask a question before you answer.",
    "full 10":
      "In front of an authority you either make light of your work or disappear behind it. Say “Thank you” or “I’m sorry,” whichever applies, and leave the joke for another day.",
    "full 11":
      "Do you call your friends, or do you wait and wonder whether they still care? Call two of them this week without a reason, and suggest a day.",
    "full 12":
      "Too much imagining tires you as thoroughly as work, and nobody gives you credit for it. Postpone what you can. Do something dull with your hands.",
    "eclipse 1":
      "Harmlessness is a safe way of meeting people, and a lonely one. Let somebody find out that you mind, and see whether anything terrible happens.",
    "eclipse 2":
      "A loss of income or approval makes you doubt your value altogether. Write down five abilities of yours on which other people depend.",
    "eclipse 3":
      "Not every correspondence has to be kept alive by you. Let one lapse, and devote the evenings to something of your own.",
    "eclipse 4":
      "Since in leaving a home you also mourn what never happened there, name the things that did happen, place by place. Then say goodbye.",
    "eclipse 5":
      "Sometimes love or talent takes a different course from the one you wrote for it. Grieve for the plan, and then look again.",
    "eclipse 6":
      "Systems that you admire seldom survive your second week. Replace a failing one with something so easy that it requires no enthusiasm.",
    "eclipse 7":
      "Are you parting from a person, or from your idea of one? Find out which it is before you say anything final.",
    "eclipse 8":
      "Settle one account, in money or in feeling, without paying extra out of guilt. What is actually owed is enough.",
    "eclipse 9":
      "After an ideal has failed you, when it’s tempting to believe in nothing for a while, keep the one practice from it that still works.",
    "eclipse 10":
      "Without a title you are freer than you feel. Wait a month before you accept another, and never accept it from politeness.",
    "eclipse 11":
      "Because hope in a whole circle is easily disappointed, say exactly what you had hoped for, and see which single friend still wants it.",
    "eclipse 12":
      "What you hide even from your diary gets heavier. Confide it to one trustworthy person, in fewer words than you think it deserves.",
    "jupiter soft":
      "More is offered than your modesty knows what to do with. Accept the first opportunity as it stands, before you improve it in your imagination, and tell whoever offered it that you’re delighted.",
    "jupiter hard":
      "Every possibility looks lovely to you at once, and choosing feels like a betrayal of the others. Keep two of them. Record the rest where you can find them, and begin none until those two are under way.",
    "saturn soft":
      "Discipline suits you better than people suppose, provided that you chose the object of it. Reserve one hour a day for the thing you love, always the same hour, and refuse requests for it without explaining why.",
    "saturn hard":
      "Forms, deadlines and proofs feel to you like being disbelieved, although nobody means it personally. Finish one small task every day, right to the end, before you consider whether you’re suited to any of this.",
    "uranus soft":
      "Your unusual interests are an advantage now, on condition that someone hears about them. Begin unprepared. Pursue one where others can see it, since preparing is how you generally lose the opportunity.",
    "uranus hard":
      "When something you counted on gives way, you start looking for what it means. That can wait. See three people this week, keep regular meals, and change one practical arrangement before deciding anything about your life.",
    "neptune soft":
      "Imagination is plentiful now and makes no demands, so that whole weeks of it can vanish without a trace. Give it the same half hour every day, and let one other person see what comes of it.",
    "neptune hard":
      "Because you would like so much to be persuaded, you are easy to persuade. Have a sober friend examine whatever you’re about to sign, adore or rescue; then postpone it for two nights and calculate the costs.",
    "pluto soft":
      "Having more strength of will than you usually let people see, apply it to one thorough clearing, whether of a closet, a debt, or a friendship that has been kept going by your politeness alone.",
    "pluto hard":
      "Gentle people get pushed until they reach the thing they won’t give up, and then everyone is astonished. Say where that limit is before you get there, in one sentence, and don’t soften it the next day.",
    "mercury retrograde":
      "Hints are even less likely to be understood now than at other times. Say what you mean. Ask other people what they meant.",
    "mercury direct":
      "Send the message that you’ve been revising, in its shortest form, and confirm any appointment that you have only been hoping would hold.",
    "venus retrograde":
      "Distance improves almost everyone in your eyes. If an old love comes to mind, recall three ordinary days with them before you write.",
    "venus direct":
      "Spend a little on something beautiful, without proving that you deserve it, and tell a person who is present what you admire in them.",
    "mars retrograde":
      "Anger turns inward in you and passes for fatigue. Write down every evening what irritated you; by the third page there will be a pattern.",
    "mars direct":
      "Resentment generally marks something that you’ve wanted to do and haven’t. Give it half an hour today. Explain it later.",
    "ingress jupiter":
      "For about a year this area is generous to whoever turns up. Daydreaming about it doesn’t count, so go there every week.",
    "ingress saturn":
      "A few years of patience and proof are asked of you here, and regular hours will do more for you than inspiration.",
    "ingress uranus":
      "For years to come, nothing here stays quite as you left it. Attempt modest experiments early, while the decision is still yours.",
    "ingress neptune":
      "A long period of longing begins, which produces good art and bad contracts. Keep the two on separate pages.",
    "ingress pluto":
      "Over many years, whatever you hold on to here out of guilt becomes too heavy. Discover what you would choose voluntarily.",
    "month 1":
      "Pick one abandoned project that still pleases you and give it twenty minutes on three evenings; until then, invent nothing new.",
    "month 2":
      "Tell somebody in writing what you value about them, and send it the same day, before you begin to improve it.",
    "month 3":
      "Take your dullest piece of paperwork to a pleasant place and stay until it’s signed. Dreading it generally lasts longer than doing it.",
    "month 4":
      "Invite a person you admire for a half-hour walk, preparing no topics. Silences are permitted, and you mind them less than most people.",
    "month 5":
      "Refuse three requests this month in five words or fewer, and afterward note who objected. The list tends to be short.",
    "month 6":
      "Spend one day outdoors with no screen and no purpose, and in the evening write down what held your attention longest.",
    "month 7":
      "Finish something small, whether it’s a drawing, a shelf or a form, and give it away before your doubts have had time to gather.",
    "month 8":
      "On one ordinary evening ask for exactly what you would like, early enough to get it, and don’t assist the other person in providing it.",
    "month 9":
      "Beginnings bore you, since you can already imagine the end. Do the first three exercises of something, in order, as well as you can.",
    "month 10":
      "Disagree once in company, on something you care about, and remain at the table until the conversation has moved on of its own accord.",
    "month 11":
      "Sort out one drawer of things you keep mainly because someone gave them to you. Gratitude doesn’t require storage.",
    "month 12":
      "Read through your own notes from this year, mark three remarks that surprise you, and read one of them aloud to a friend.",
  },
};
