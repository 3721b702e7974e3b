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
        "The Mediator in you knows at once who has been hurt, and Aries can’t bear to wait, so together they make a tender kind of courage that acts while it still helps. Where they disagree is anger. To Aries it is weather, loud and over in ten minutes. The INFP in you treats each sharp word as an injury you have done to someone.",
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
        "You’re the shyest show-off anyone knows. Leo gives you warmth, flair and a real hunger to be seen, and INFP gives you the conviction that anything truly lovely ought to be discovered without advertising. So you tell everyone that you don’t want a fuss on your birthday, and then lie awake a little because there wasn’t one. In company you refuse the microphone twice, know every word, and are magnificent. Other people get the best of this mixture, since you know exactly which of their qualities has never been praised, and you praise it in style. Your presents make people cry, and your cards get kept.",
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
        "You let the critic in early because nobody can criticize you by surprise if you got there first, which is clever and which has filled a drawer with excellent first pages. It also persuades you that you’d be easier to love with fewer mistakes, although you have never once loved anyone for their commas. Separate the jobs by a night. This week, make something badly for an hour without fixing it; the next day, correct for thirty minutes, and send it with the line, “It’s unfinished, and I wanted you to see it.”",
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
        "People tell you the thing they swore they would never tell anyone, and then look around, surprised, as if someone else had said it. Scorpio gives you a steady eye for whatever is being hidden, and INFP gives you the belief that there is someone worth loving behind it, so a person can show you the worst page of their life and find that you are still on their side. That combination is rare, and it’s why they pass over several more cheerful listeners to get to you. Your voice is soft. Your will isn’t, as people discover once.",
      argument: [
        "Your type finds the hurt behind a person’s bad behavior, and your sign isn’t frightened by the behavior, so together they know how to stay, at bedsides and through divorces, when everyone else’s casseroles have stopped. They differ about trust. The INFP in you feels sure that people mean well deep down. Scorpio would like to see some evidence, and remembers a text from last spring, word for word, that said “No worries!” in a tone you’re still studying.",
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
        "You look like someone who has read the contract, and you are, and there is also a half-written song in the folder behind it. Capricorn gives you backbone and a calendar, INFP gives you someone to be dutiful for, and the result is that fragile things survive in your care: the cause that can’t pay, the relative who is hard to visit, the friend nobody else still calls. You come on the day you promised. Few people would guess how much of your day goes on in your imagination, or that a song in the supermarket can stop you beside the cereal with your eyes full.",
      argument: [
        "You can dream a thing up and also build it, because INFP knows why it matters and Capricorn knows that it will take eleven Saturdays. Their quarrel is over what has to be earned. Capricorn respects whatever came by effort, whereas the INFP in you suspects that the best things in life were given to you while you were looking out of a window.",
        "In practice Capricorn gets the mornings. You’ll start on what you love as soon as the inbox is empty, the degree is done and the kitchen is clean, and since no kitchen has ever stayed clean, you can arrive right on time at a life meant for someone more sensible. It’s an honorable mistake. Even so, put the beloved thing in the calendar once this week, in your first working hour, and if someone asks for that hour, say, “I’m taken until ten.” You needn’t mention that it’s by a song.",
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
      "People usually meet your courteous outer layer first, because the rest of you comes out only where it feels safe. A fresh start with looks and first impressions narrows that gap. Which color, opinion or laugh has so far been kept for home?",
    "new 2":
      "Money seldom interests you for its own sake; it stands for freedom or for worry, and gets looked at according to mood. The figures seem friendlier at a beginning. It can be eye-opening to learn what others charge for a thing you give away.",
    "new 3":
      "Most of your conversations take place beforehand, in your head, where everyone is eloquent and nobody interrupts. By the time of the real one you’re slightly tired of it. The short, unrehearsed kind comes more easily at present, even over a fence.",
    "new 4":
      "Home, for you, is less an address than the place where no one needs you to be cheerful. So a room that feels wrong wears on you more than it would on others. Moving a chair to the better window is a respectable beginning.",
    "new 5":
      "Making things comes naturally to you until someone is meant to see them, and then the enjoyment drains out and an examination begins. Flirting goes the same way. With stakes this low, what would appeal to you if it were certain to be discarded?",
    "new 6":
      "Routine has a poor reputation with you, because the routines you were handed never came with a reason. Once a habit serves something you love, you keep it faithfully. A chore paired with music, a candle or a dog has a fair chance.",
    "new 7":
      "You approach people by slow degrees, noting how they treat waiters, cats and your silences. Meanwhile imagination fills in the blanks, usually in their favor. At a beginning the actual person gets to do some of the talking, a relief to both.",
    "new 8":
      "Whatever is delicate, from a joint account to grief or desire, you approach in circles, since one clumsy word would bruise someone. The circling is kind, and it can last for years. If a subject has been waiting, how would its simplest version begin?",
    "new 9":
      "Faraway places and large ideas feed you, and in spirit you’ve often arrived before the suitcase is out. The imagined trip never misses a train, so the real one looks awkward beside it. Awkward trips, however, give you the better stories.",
    "new 10":
      "Ambition of the ordinary variety passes through you without stopping, since a career means little until you can see whom it helps. To others this resembles drift. A start in public life benefits from having one particular face in mind. Whose is it?",
    "new 11":
      "Groups exhaust you in the middle and please you at the edges, where one real conversation is usually happening. You have belonged to fewer than have invited you. The circle that suits you shares an affection, so that talking becomes optional.",
    "new 12":
      "Alone is where you find out what you felt, generally some days after it happened. Without that time, other people’s moods pile up on you like coats on a bed. Should an evening fall empty, there’s no duty to find it a use.",
    "full 1":
      "The picture people have of you turns up in a remark, a photograph or an introduction, and it seldom matches your own. As a rule it’s kinder than yours, though less interesting. Before correcting it, consider what they notice that you skip.",
    "full 2":
      "When the accounts come into view, your mood proceeds directly to a verdict, as though the figure on the screen were a figure for you. It never was. A balance is mostly a record of rent, generosity and shoes, and looks milder after breakfast.",
    "full 3":
      "Because you consider your words so long, people may hear a conclusion without having suspected there was a question. Whatever was left between the lines comes out more readily at such a time. A misunderstanding caught here costs a blush, which is inexpensive.",
    "full 4":
      "In most families someone keeps the weather mild, and it tends to be you. The work goes unseen until you stop. If feelings at home run high, what would happen if the others found their own umbrellas for an evening?",
    "full 5":
      "Something you made, or your fondness for someone, becomes difficult to conceal under your coat. Exposure feels enormous to you because so much of your heart is sewn into it. Other people see only the coat, and would appreciate a closer look.",
    "full 6":
      "Little tasks collect behind you while your attention is on larger ones, and the body keeps a list as well. Both tend to send their bills together. There’s no moral in it. Choosing which job to drop is as useful as doing one.",
    "full 7":
      "With those you love, disappointment gets swallowed politely, on the theory that it will dissolve. A clear view of the relationship brings up its happiness too, some of it nearly forgotten. If there is a complaint, would it sound better as a wish?",
    "full 8":
      "Because you make such a good listener to other people’s sorrow, nobody thinks to inquire about yours. Whatever lies far down rises nearer to the surface here. If tears arrive over a commercial for paper towels, they were on their way anyhow.",
    "full 9":
      "Your beliefs are less like opinions than like old friends, which is why an argument against one can spoil your lunch. With convictions in the open, some teasing is possible. A belief that has been laughed with is easier to share.",
    "full 10":
      "Praise embarrasses you and criticism lingers, so that being seen at work costs you twice. Results speak up on their own at such a time. When someone admires them, you’ll notice a joke rising to shoo the compliment away. Does it have to?",
    "full 11":
      "Affection, in your case, often remains at a distance: you think warmly of friends for weeks while their phones show nothing. Friendship appears in a clear light here, lapses included. Nearly anyone would forgive the interval for a photo of something silly.",
    "full 12":
      "Tiredness reaches you late, since daydreaming resembles rest and isn’t quite. A whole season of feelings will sometimes request attention simultaneously, generally around bedtime. Sleeping, crying and staring into trees all count as getting something done.",
    "eclipse 1":
      "Being easy to get along with has kept you safe, and it has also kept people guessing. As that version of you wears thin, a few edges show. They suit you.",
    "eclipse 2":
      "Security is partly a feeling with you, so a change in income or belongings can shake your sense of worth. What were you proud of before anyone put a price on it?",
    "eclipse 3":
      "Some correspondences depend entirely on your loyalty. If one of them goes still, or an old way of talking with a relative stops working, there’s space for a truer kind of sentence.",
    "eclipse 4":
      "Leaving a home, or a role in the family, makes you grieve even for what never happened there. Take an object or two along. The remainder you know by heart.",
    "eclipse 5":
      "Love and talent rarely follow the plot you wrote for them. When a chapter of romance or making closes, think back to what you enjoyed before it became important.",
    "eclipse 6":
      "Your systems begin in hope and end in a drawer. A job or routine that falls away was often propped up by guilt, and the floor looks surprisingly clean without it.",
    "eclipse 7":
      "It’s hard for you to tell where a person stops and your hope for them begins. A shift between you and someone close makes the border easier to see.",
    "eclipse 8":
      "Guilt makes you overpay, in money as in tenderness. If a debt or an old sorrow is coming to its close, the decent amount was very possibly paid some time ago.",
    "eclipse 9":
      "After an ideal lets you down, you’re tempted to give up on the entire sky. A belief that ends usually leaves one good habit behind. Which would you miss?",
    "eclipse 10":
      "No title ever fit you quite comfortably, so the loss of one is both strange and restful. The next can wait until you want it; politeness is how you got the last.",
    "eclipse 11":
      "You put your hope in whole circles at a time, and when one breaks up, it feels like the failure of an idea. Two or three of its people were the idea.",
    "eclipse 12":
      "If you have hidden something, even from your own diary, it loses its reason to stay hidden. That may feel like exposure at first and then like sleep. Explanations are optional.",
    "jupiter soft":
      "Good things seem to approach you shyly, because at the sight of one you step back to discover for whom it was intended. More is offered in this period, and less is expected in return. Which invitation would you accept if your modesty were away on vacation?",
    "jupiter hard":
      "Possibility is your favorite part of the house, and it has just acquired an extra wing. Everything looks lovely, every promise is sincere, and your energy remains its usual size. Choosing feels like betraying the others. They’re only ideas, and can sit on a shelf without suffering.",
    "saturn soft":
      "Discipline got its bad reputation with you from people who didn’t care about its purpose. Attached to something you love, it becomes devotion, and there you’re as stubborn as anyone alive. Steady effort goes far at present. Your favorite occupation deserves your freshest hour instead of the leftovers.",
    "saturn hard":
      "Deadlines, forms and requests for proof feel to you like being doubted, and you answer by withdrawing, or by finishing everything the night before. A stricter period makes that pattern visible. Nobody is judging your soul, although the paperwork takes that tone, and extensions are frequently granted.",
    "uranus soft":
      "Your unusual interests have mostly been raised out of sight, the way some people grow orchids in a bathroom. For a while the oddness itself is useful, and others are curious. Preparation is how you generally miss such openings. What could be shown with the soil still on?",
    "uranus hard":
      "Sudden change sends you looking for its meaning, since almost anything is bearable once it’s a story. Stories need time. If something you relied on shifts, your footing returns through ordinary things first, through soup, sleep and familiar faces. Only later does the new arrangement reveal a view.",
    "neptune soft":
      "Imagination is your native country, and for a while there are no guards at the border. Music, dreams and half-made lines come across uncalled, and they leave as easily. None of it has to become anything. All the same, a notebook beside the bathtub has saved many a good poem.",
    "neptune hard":
      "You see people’s best selves so vividly that the current occupant can go unnoticed. In a hazy period like this one, hopes are flattered, terms are blurred, and you would sincerely rather believe. A cool head nearby is valuable. Who in your life both loves you and reads contracts?",
    "pluto soft":
      "Beneath the mildness there’s a will, which your friends discover with surprise, usually when a value is at stake. At present it’s easier to reach, and goes further down than habit. An attachment preserved by courtesy alone, to a role, a grudge or a sofa, can end almost without drama.",
    "pluto hard":
      "Gentle people often get pushed until they reach the one thing they won’t give up, and then everyone is astonished, themselves included. Pressure from outside makes that line easier to find. Drawn early and in a normal voice, it seldom needs the speech you have been composing for it.",
    "mercury retrograde":
      "You talk in hints and listen for them too, which works beautifully with about three people alive. Among the rest, meanings slip. “Did you mean that?” can spare you an evening of interpretation.",
    "mercury direct":
      "Words you’ve been turning over settle into an order that you can stand behind. The third draft was good. The eleventh, as you know very well, is fear in nicer clothes.",
    "venus retrograde":
      "Distance makes nearly everyone more lovable to you, and nothing is so distant as the past. If an old flame or fancy comes to mind, what was it like on a wet Tuesday?",
    "venus direct":
      "Pleasure needs less of an excuse again. Your way is to earn a treat first and feel guilty regardless. Something can simply be pretty, tasty or soft, and be yours.",
    "mars retrograde":
      "Anger takes the back stairs in you, and comes out as fatigue, a headache or an urgent wish to rearrange books. On slower days it’s easier to notice what set it off.",
    "mars direct":
      "Energy returns in the direction of whatever you’ve resented not doing, and as a guide it’s reliable, though tactless. Where does it point before you have time to be reasonable?",
    "ingress jupiter":
      "For about a year life is generous here, chiefly to people who turn up in person. Your custom is to enjoy a prospect from the porch. The music is inside.",
    "ingress saturn":
      "Some years of slow building begin here. Inspiration visits you when it pleases, and this chapter rewards the days when it doesn’t. What would you gladly do badly until you do it well?",
    "ingress uranus":
      "For years to come, nothing here sits entirely still. You bend more easily than you suppose, provided that your values are left alone. Modest experiments keep the whole affair playful.",
    "ingress neptune":
      "A long, dreamy season opens here, splendid for art and poor for fine print. Longing will feel like information. Some of it is, and some of it is only longing.",
    "ingress pluto":
      "Over many years, whatever you keep up here out of guilt grows too heavy, and what you would freely choose grows stronger. It goes slowly enough for you to take part.",
    "month 1":
      "Borrow a library book with pencil notes in it, and get to know the stranger in the margins before you meet the author.",
    "month 2":
      "Compose a love letter to a staircase, a pond or a corner store that once looked after you, and leave it there under a stone.",
    "month 3":
      "Visit a plant nursery with no intention of buying, and come home with the saddest specimen on the shelf. You’d have done it anyway.",
    "month 4":
      "Ride a bus or a train to the last stop, with one good song for the way out and another for the return.",
    "month 5":
      "Learn the names of three birds within earshot, so that your mornings are full of acquaintances who want nothing from you.",
    "month 6":
      "Take the book you loved best as a child to a diner, and order what its hero would have ordered, as far as the menu allows.",
    "month 7":
      "Sleep for a night with your head at the foot of the bed. The ceiling is different from there, and sometimes the dreams are too.",
    "month 8":
      "Set the table beautifully for yourself alone, with cloth and flowers, and then serve something absurdly simple, such as toast.",
    "month 9":
      "Draw the map of a town that exists only in your head, with a harbor, a bakery and a street where nobody is lonely.",
    "month 10":
      "In a secondhand shop, invent the former life of a single teapot. If the life is good enough, the teapot comes home with you.",
    "month 11":
      "Sit in a museum before one picture for as long as a movie would last. By the end the picture has begun to look back.",
    "month 12":
      "Read a poem aloud to an animal, a houseplant or an empty bath. The bath has the best acoustics, and none of the three is critical.",
  },
};
