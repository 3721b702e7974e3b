import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "In an emergency, yours is the voice that people follow. Before the others have understood what happened, you’ve given three of them something to do, and your certainty steadies them as much as the instructions. ESTJ knows how a problem is taken apart; Aries doesn’t wait for permission to begin. On ordinary days you are usually slightly ahead of schedule, and in a better mood than anyone else at that hour. You love by making things possible, and by turning up first. What people underrate is how quickly you forgive. You can argue with someone at ten and lend them your car at noon, and mean both.",
      argument: [
        "Aries has one answer to a threat, which is to attack it. ESTJ has one question, namely what can be done. When something frightens you and nothing can be done, the two get stuck, and anger often steps in, because it at least gives you something to do. It works immediately: the helpless feeling is gone, people move, and some disasters really are prevented. The cost is that the others usually hear only the anger. Someone comes home late and could use a hug, and instead there’s an investigation, led by the person who loves them most and was most afraid for them.",
        "This week, when the heat rises, put the fear into words before the complaint: “I was scared. I thought something had happened to you.” Say it even if you say it loudly. If no fear turns up when you look for it, go ahead and be angry, briefly.",
      ],
      year: [
        "Your energy generally looks for an opponent, so give it something that frightens you a little and isn’t anyone’s fault.",
        "A high bill raises your voice before you have read it, because alarm turns to anger in you. A second reading and one polite question cost less.",
        "Angry replies come quickly from you, and the sentence that was first in your mind, namely that you were worried, would be read quite differently.",
        "When someone comes home late, you investigate, since you had imagined the worst. A hug at the door tells them more about your evening.",
        "Danger brings out your best in games as well, and a child or a friend will dare the steep slope because you’re standing there.",
        "Irritation before lunch frequently conceals a worry that can’t be organized, and mentioning it to a friend or a doctor quiets it better than work.",
        "Helpless love sounds like orders with you, which a partner can’t know. Let them ask what you’re afraid of, and answer in a single sentence.",
        "Waiting rooms and wills leave you nothing to organize, and then you quarrel with the staff, although holding the hand beside you is occupation enough.",
        "Your calm in a real crisis is famous, and the lost suitcase doesn’t deserve it, so save your strength for something larger on this trip.",
        "Uncertainty about your standing turns into a dispute over parking, whereas a plain question to your superior would settle it in a morning.",
        "Friends consider you fearless and therefore never reassure you. Mention one thing that keeps you awake, and see who telephones on Thursday.",
        "Without anyone to direct it at, your heat has nowhere to go, and after a long walk you sometimes discover what it was protecting.",
      ],
    },
    Taurus: {
      thesis:
        "By evening, everything that had to be done has been done. Other people make plans; you make dinner, payments, repairs and good on your word, and a household or a department with you in it simply functions. ESTJ sees what is still open, and Taurus supplies the stamina, along with a strong sense of how pleasant life can be: the proper chair, the second helping, the unhurried hour. Experience persuades you, and theory seldom does. Love, from you, is solid, with a roof and a warranty. What people miss, since you seem so practical, is how much beauty means to you. A well-made table can stop you in mid-sentence.",
      argument: [
        "Taurus wants to enjoy life. ESTJ agrees, on condition that the list is empty, and ESTJ writes the list. Since there’s usually another item, enjoyment keeps being moved to tomorrow, and those who don’t wait for permission begin to irritate you. What looks like laziness is often someone doing what you won’t allow yourself. Your industry gives a lot of people a secure and comfortable life. But you often scold the one who stayed seated, or clear the table around them with a certain noise; they feel guilty for resting, you feel alone with the work, and neither of you gets the good hour.",
        "One evening this week, stop while three things are undone. Leave them in sight. Sit down next to the person you usually scold and say, “Show me how you do this.” Stay for an hour, and when you feel yourself rising, sit back.",
      ],
      year: [
        "A comfortable chair seems to need earning, and since the list is never empty, you seldom sit down in yours. Try it before noon.",
        "Your taste in materials and meals is sound, and it’s usually overruled by the price. On one occasion it could be allowed to choose by itself.",
        "The person on the sofa annoys you most when you would like to be there too, which can be admitted quite lightly: “I’m jealous.”",
        "A household with you in it simply works, and everyone supposes that it would collapse otherwise. Three things left undone, in plain view, would reassure you all.",
        "Pleasure stands at the bottom of your list, where the chores consume it. Put it at the top, beside an hour and someone’s name.",
        "Eating on your feet saves time that your body demands back later, and half an hour at a table is merely proper maintenance.",
        "Counting who did more has never made you feel less alone in the work, unlike the unfamiliar sentence “Show me how you relax.”",
        "Rest must be deserved, according to a voice in you whose owner you can perhaps identify, and someone close would like to hear about it.",
        "Unused vacation days seem to you a sign of character, when they’re a debt to yourself, so name a deputy and book two weeks.",
        "Work that no one ever assigned tends to collect around you. Bring the hours to your review on one sheet, and ask which of them are yours.",
        "You stay to stack the chairs, because someone has to, and miss the conversation for which everyone came. A younger member has strong arms.",
        "Illness is the only vacation that your conscience approves of, so lie down in good health with a book, and let them see it.",
      ],
    },
    Gemini: {
      thesis:
        "Put a messy question in front of you, and in two minutes it has three parts and an answer. The mind behind it is fast, anyone can follow it, and an example or a comparison tends to occur to you just in time. ESTJ wants the matter decided; Gemini has the words, the contacts and a second idea in reserve. You run an ordinary day like a switchboard, and enjoy it. Affection comes as phone calls and practical tips, usually before breakfast. What people underrate is your curiosity. Under all the opinions there’s an eager student, who will happily be taught how a lock or a language works.",
      argument: [
        "Gemini can make a case for anything. ESTJ is sure that it has the right one. With the tongue of the first and the conviction of the second, you often defeat objections as quickly as they come, which saves everyone time and settles a good many foolish disputes. Among the defeated, though, there’s often one that was perfectly correct and badly phrased by someone who needed another minute. You’d gladly have yielded to a better argument. But you argue so well that you have few ways of finding out you’re wrong, and people who know something and can’t put it quickly may have learned not to start.",
        "This week, in one disagreement, argue the other side for them: “Let me try to say what you mean, and tell me whether I’ve got it.” Do it until they answer, “Yes, exactly.” Only then give your view, once.",
      ],
      year: [
        "Every question about yourself has a quick answer, since open ones disturb you, and left alone for a week it usually finds a better one.",
        "Your eighth argument has cost you more money than any opponent, because the other side was convinced at the second. Stop there, and wait.",
        "Clear words for a muddle are a gift of yours, and someone slower would be grateful if you used them to say what they meant.",
        "At home you win every debate, and “fine” is what defeat sounds like, so ask once more when you’re both at the sink.",
        "Wordplay makes you irresistible, and even more so on an evening when the other person is allowed to have the last word.",
        "Rebuttals keep an overfull mind awake at night, so a walk without any voice in your ears belongs at the beginning of the day.",
        "You may be right in your quarrels or you may only be faster, which is worth admitting aloud before you wait for the slower answer.",
        "Certain things can’t be argued with, such as a loss or an uncooperative body, and your presence beside them requires no summary whatever.",
        "Teachers whom you can outtalk bore you within a week, so look for one you can’t, and keep your reply until morning.",
        "People who know something and can’t say it quickly have stopped beginning in your meetings. Speak last, and put a question to the shyest.",
        "Around such a good debater friends keep to harmless subjects, and they’d bring out the real ones if you conceded something early on.",
        "Being wrong is a rare experience for you and therefore an interesting one. A private list of such occasions, with dates, makes friendly reading.",
      ],
    },
    Cancer: {
      thesis:
        "Those you love are organized for, from the emergency contact to the ride home. ESTJ can make things work for anyone; Cancer picks out a few people to do it for and doesn’t let go of them. Their appointments, their sizes and what they won’t admit to needing are all on file with you. At home you are often the one who insists that everyone sit down to eat together. Decisions start in the stomach and then get excellent reasons. You’re also sentimental. First days and last days stay with you, and a certain kind of song has you looking very hard out of the window.",
      argument: [
        "Cancer wants to be loved, and fears that love moves away. ESTJ trusts only what can be arranged. So you usually arrange it: you make yourself necessary, and seldom have to find out whether you’re wanted. It’s done with real devotion and at enormous expense, and a lot of people stand on their feet because of it. But need isn’t affection, and it pulls against growing up. Those who depend on you are grateful and a bit ashamed; as they get stronger they often practice elsewhere, in secret, so as not to hurt you, and the secrecy is what stings.",
        "This week, let someone you look after solve one thing badly on their own. When they tell you, ask only, “How did you decide?” Then invite that person to something that has no use at all, a walk or a movie, and say, “I don’t need anything, and neither do you. I’d just like your company.”",
      ],
      year: [
        "Everyone’s appointments have a place in your calendar before your own, because you feel safest when they’re provided for. Reserve an hour first.",
        "Paying for everything keeps you necessary and the others small, so show someone how the account works and leave it with them.",
        "People request your advice and receive it immediately, out of love, whereas “What would you do?” lets you admire an answer of theirs.",
        "Their room, their mess and their mistake are hard for you to leave alone. Supper kept warm is help enough for the moment.",
        "You invite people for a reason, since you doubt that they’d come without one; an outing with no purpose would show you something pleasant.",
        "Health is in perfect order for everyone in your care except yourself, so telephone your own doctor before you remind the others of theirs.",
        "Being needed is pleasant for you, and being wanted is better, though riskier to find out. Let a partner rescue you, at their own speed.",
        "Perhaps you fear that they would leave if they could manage without you, which the person you least want to lose would be moved to hear.",
        "A week away with the telephone turned off leaves everything in other hands, and you’ll find that they held it, in their own manner.",
        "The whole institution runs on what you know about people, and none of it is on record. Written up, it would support your claim to a larger post.",
        "Someone you once looked after is doing well without you, which is your success. Call to hear about it, and leave your help out.",
        "When no one needs you for an evening, it stings for an hour. Behind that there’s a rest that you have earned many times over.",
      ],
    },
    Leo: {
      thesis:
        "People do better than they thought they could because you expected it of them, out loud. You set the goal, you’re the first to put in the hours, and afterward you recognize everyone who had a part in it. ESTJ wants results that can be counted; Leo wants greatness, for itself and for its people. Being on your side is a fine thing: you defend your own, you open your wallet, you remember who stood by you. A day without a purpose bores you, while a crisis and an excellent lunch come close to ideal. What people miss is how easily you’re moved, especially by courage in anyone young.",
      argument: [
        "ESTJ believes in facts and asks for them directly. Leo takes everything to heart. So one half of you requests criticism and the other half is wounded by it. People are asked to be frank, and you mean it, and afterward you often remember who was. Nothing is said, but your voice becomes more formal with that person, the jokes stop for a while, and the next opportunity goes to someone warmer. The pride behind this also makes you give your best in public. Others notice, however, and often you end up surrounded by agreement that you don’t quite trust.",
        "This week, ask one person who isn’t afraid of you, “What’s something I do that makes your life harder?” Reply with thanks and nothing else. The following day, go to them with something friendly: “I’ve thought about it. You had a point, and I was hurt for an evening.” They’ll tell others that it’s safe.",
      ],
      year: [
        "Applause for something new drowns out the one person who isn’t clapping, and theirs is the opinion that you could use this time.",
        "Pride makes you a poor bargainer, since you’d rather do without than discuss it, so name your figure before anyone offers one.",
        "A tease from a brother or a neighbor wounds you more than it should. It came from affection, and a joke about yourself would say so.",
        "Disappointed faces at home generally mean that someone told you the truth and then saw your expression, which something friendly from you would correct.",
        "Everything that you enjoy becomes larger for the others, so give the party, lead the game, and lose the final with style.",
        "Advice about your working hours seems like disrespect to you at first. A tenth of it, tried for a week, will show in your sleep.",
        "When you’re hurt you become stately, and a partner can’t see the end of it. “It passes in a day” is useful to know beforehand.",
        "You give splendidly and then wait to hear that it was noticed, though asking with a smile whether they liked it shortens the wait.",
        "A teacher who isn’t impressed by you costs you one uncomfortable evening, and afterward you learn faster than you have in years.",
        "People agree with you so warmly that the hole in the plan is found too late. Appoint someone to look for it, and thank them publicly.",
        "If some frank friend has been seated at the far end since a certain remark, they’d be glad to be brought back beside you.",
        "The true part of a criticism can be looked at when the applause is over, and it’s usually smaller than the hurt was.",
      ],
    },
    Virgo: {
      thesis:
        "Things improve under your eye. A report comes back from you with the error found, a trip goes as it should, a beginner who listens is good within a year, because you saw exactly what was missing and took the trouble to explain. ESTJ has standards and speaks up for them; Virgo notices the slightest departure, and knows the remedy. You enjoy a plain day with useful work in it, sharp tools and no meetings. What people miss is that you’re modest, nearly shy, about your own talents, and that your loyalty expresses itself in paperwork: the application filled out, the appeal written, the deadline met for someone who couldn’t.",
      argument: [
        "Virgo’s attention goes to what’s off. ESTJ reports what requires action. Whatever is as it should be requires none, so it tends to be noted and filed without a word. You say what’s wrong and only think what’s right. The saying makes things better, often quickly, and privately the balance is generous, since you know how much you admire these people. They can’t hear it. Eventually they may have a complete record of their shortcomings in your voice, and take it for your whole opinion. Some strive to satisfy you, and many simply show you less.",
        "For seven days, say aloud whatever you approve of, at the moment you notice it, in plain words: “This is good, and I wouldn’t change anything.” No “but,” no suggestion, even a useful one. If you have corrections, let a night pass and see which ones still matter.",
      ],
      year: [
        "In the mirror you report what is out of order, as you do everywhere, and what is in order would fill a much longer page.",
        "Wasted money gets a remark from you, and money well spent a silent nod. Tell the person who found the bargain that you saw it.",
        "You correct aloud and approve in private, which means that people know half of your opinion, and a message containing only praise would astonish them.",
        "Around the living room someone has done something right, which you noticed and filed. Mention it, and leave the cushions where they are.",
        "Play becomes possible for you where no one keeps marks, so join in badly, and let the child or the sweetheart correct your technique.",
        "Exact routine suits you better than anyone, and it serves you longest when one habit in four is allowed to slide on purpose.",
        "At night your partner remembers the remark about the towel, and would rather remember what you admired about them during the first week.",
        "Hardly anyone suspects how strictly you speak to yourself, and one sentence of it, word for word, would explain a great deal to them.",
        "In an unknown city there’s no standard to which you could hold it, and an aimless day there makes a surprisingly cheerful letter home.",
        "Problems are what your superiors hear from you, since the rest needs no action. Four lines on Friday about what was finished would complete the picture.",
        "A beginner to whom you explain the exact step remembers it for a whole career, and you enjoy that hour more than you admit.",
        "Worries inspect you at three in the morning, when there is nothing to file. At eight in the evening they could have an appointment.",
      ],
    },
    Libra: {
      thesis:
        "When something has to be divided, people ask you to do it. You hear both sides, apply one rule to everyone, and even the loser tends to admit that it was done properly. ESTJ wants a rule that can be stated and enforced; Libra wants the scales level, and can’t enjoy a thing that someone else went without. You’re firm with a pleasant face, a rare skill, and you like your surroundings the way you like your arguments, orderly and good-looking. You court people properly, with invitations and a reserved table by the window. What gets underrated is how playful you are off duty, when you flirt, tease, and debate for sport.",
      argument: [
        "Libra fears being unjust. ESTJ fears being arbitrary. Together they’ve made fairness your whole policy, at work and also at home, where it’s less wanted. It makes you credible to people who trust hardly anyone. Still, you are often so fair to everyone that the people you love can’t tell they’re special. Each gets the right amount of your time, your help and your birthday calls, and each would give a good deal to be, just once, your exception. Love is a kind of bias, and they’re looking for yours. When they complain, you review the facts and find that they’ve received their share.",
        "This week, be partial to someone, openly. Cancel a minor duty for them, take their side before you know the facts, and say why: “I’m not being fair. I just like you best.” Notice how indecent that sounds. Then observe the other person’s expression.",
      ],
      year: [
        "Before you have a preference, you look at what the others are getting, because anything more would be unjust. Choose first this time.",
        "The pay scale is fair to the average, which you aren’t, and describing what it leaves out is no offense against anyone.",
        "When a friend complains, you see the other side at once, and they feel alone. “I’m with you” can come before justice.",
        "Equal turns for everyone at home satisfy no one in particular. Cancel a duty for one of them, and tell them why.",
        "Love is a kind of bias that you rarely permit yourself, so indulge it, with the better seat, the longer call and the larger present.",
        "Duties divided by the rule still leave someone tired, possibly yourself. Look at who it is, and bend the schedule a little.",
        "Disputes end well in your hands, and in your own you represent both parties, so argue first for the side that is yours.",
        "“I’d call you before anyone” can’t be divided into equal parts, which makes it hard for you to say and easy for them to believe.",
        "You weigh two destinations until they balance, although one of them made your heart jump when it was mentioned.",
        "Colleagues you’d hate to lose seldom know it, since you treat everyone alike. Argue for one of them, and let them find out.",
        "A circle that trusts your verdict sometimes celebrates without you, and would be delighted if you took sides at dinner, loudly, over something ridiculous.",
        "What matters most for yourself you can circle for a year without mentioning it. Someone you trust could hear the unfinished version.",
      ],
    },
    Scorpio: {
      thesis:
        "People know where they are with you. You say what you think to the person concerned, you put your name to it, and when a difficult thing has to be said in public, others wait for you to say it. ESTJ speaks plainly and expects plain speech back; Scorpio isn’t afraid of anything ugly, and can’t be fooled for long. You work with total concentration. For your few people you’d go to any length, without mentioning how far. What tends to be missed is your tenderness toward anyone who is down. People who have failed badly often find you the least judgmental person around, and the most useful one.",
      argument: [
        "ESTJ wants to speak. Scorpio wants to stay hidden. The arrangement they’ve reached is almost perfect: you express yourself freely about everything outside you. On taxes, schools, colleagues and the correct way to load a car, people get your views at full strength. Everyone knows your opinions, so hardly anyone notices that they don’t know you, an arrangement that wins you respect and protects whatever is vulnerable. The bill tends to come when you’re in pain. Then people bring you facts, because that’s what you’ve usually requested, and you can feel lonely in the middle of excellent advice.",
        "This week, tell one person something that isn’t an opinion. Choose a feeling with you as its subject: “I’ve been lonely since the move,” or “That job still hurts.” Add no conclusion and no lesson. If they try to solve it, say, “I don’t need an answer. I only wanted one person to know.”",
      ],
      year: [
        "People see your strength from across the street, because you’ve hidden the rest well, and one of them could see it for ten minutes.",
        "Your opinions on the economy are known to everyone, while what you’re saving for yourself, and why, would tell someone considerably more.",
        "Most of your sentences end as a ruling, which keeps them safe. Begin one each day with “I feel,” and stop before the verdict.",
        "Old family stories are generally kept locked up by you, even from those you live with, and the harmless half of one would be a start.",
        "Desire has few words in your vocabulary, compared with taxation, and three of them, used tonight without a conclusion, would be appreciated.",
        "Questioning everyone is what you do when you’re tired, and half of the suspects have generally disappeared after a night’s sleep.",
        "Asked what is wrong, you state a position, and your partner answers with another. “I’m hurt, and I need no answer” would bring them over.",
        "Other people’s secrets are safe with you, and they know it. In exchange for the next one, let them have a small one of yours.",
        "On the road you tell strangers what you would never tell a friend, since they’re leaving. One of those sentences deserves to come home with you.",
        "Judgments are what your superior hears from you, while your hopes remain locked up. “In two years I’d like” is worth completing.",
        "When a powerful person behaves badly, the group looks at you, because your courage is why they trust you, and they’d gladly stand nearby.",
        "Alone you need no guard, so write down what still hurts from long ago, and consider which one reader has deserved it.",
      ],
    },
    Sagittarius: {
      thesis:
        "Plenty of people have done something brave because you wouldn’t stop asking about it. ESTJ knows how things get done; Sagittarius believes that they should be larger. So a friend with a vague dream tends to leave you with a date, a budget and a slight tremble. You argue for pleasure, laugh loudly, and like your days full, with something to look forward to at the end. Once you’ve given your word, it’s kept, even when it rains. What people underrate is how seriously you take right and wrong: you have principles you’d lose money for, and you respect an opponent who has some more than an ally who has none.",
      argument: [
        "Sagittarius wants to go. ESTJ gave its word, to a company, a family, a board, and a word is a word. Since neither will give in, your own adventure often gets lived by other people. You push others toward the life you’re too dutiful to try. It’s generous, and it’s frequently just what they needed. Yet the pressure has your hunger in it, and now and then someone is pushed into your dream instead of theirs. When they hesitate or come home early, you can be disappointed out of all proportion, since it was the only trip you were getting.",
        "The next time advice rises in you this week, stop and ask, “Is that for them, or for me?” If it’s for you, book something before Sunday: a course, four days away, an hour with a map and a price. Tell the people who depend on you, “I’m going. Let’s work out together how this can be covered.”",
      ],
      year: [
        "The advice you gave last week would make a good plan for you, and unlike your friends you’d carry it out by Sunday.",
        "Your own adventure has no account of its own, because every sum finds a duty. Open one, and let nothing sensible borrow from it.",
        "Encouraging people is your joy, though some dreams only wanted to be told. Find out whether they would like a push or a listener.",
        "Sighs are heard at home, however dutifully you stay. Tell them what you would love to do, and plan together who covers what.",
        "Your delight in possibilities makes a dull evening large, so invent something daring for two, and be the first to jump.",
        "Restless legs in a steady job are asking for a longer way home, and an appointment with a bicycle is the kind you keep.",
        "A sacrifice that was your own idea can feel to a partner like a bill. “I stayed because I was scared, too” clears the air.",
        "Envy of the people you encouraged to leave is permitted, and one of them could tell you how they felt on the night before.",
        "You encourage other people through the departure gate and stay behind with the luggage. Book a small version of your own trip today, with a witness.",
        "When an opening is announced, other people’s names occur to you first. Mention your own before you recommend the others.",
        "Friends bring you success stories, since each failure produces advice. Ask one of them what went wrong, and keep the remedy to yourself.",
        "If duty ended tomorrow, you would be out of excuses for something, and in private you may as well know what it is.",
      ],
    },
    Capricorn: {
      thesis:
        "When something has to be endured, you endure it, and you’re punctual about it. ESTJ thinks that a commitment isn’t subject to mood; Capricorn takes it for granted that the road goes uphill and packs accordingly. Those around you draw strength from it, and on a discouraging day many a person has asked themselves what you would do. You plan in decades, you buy things once, and you usually know to the dollar where everyone stands. Love is the long kind, shown by staying. What surprises people is the humor, which arrives without a change of expression, and your consideration for frightened beginners.",
      argument: [
        "In you, sign and type agree that hardship is no excuse. Neither of them speaks for tiredness, and neither can tell a need from a complaint. It produces a strong team and a disciplined household, and in bad times people appreciate it. Nothing is demanded aloud, because a standard that’s demonstrated every day is understood without being stated. Because you hardly ever complain, few near you dare to. The result, often, is that you, who’d move mountains for these people, are the last to learn that one of them has been ill, in debt or discouraged since the fall.",
        "This week, complain once. Pick something real, and use these words at the table or in the office: “I’m worn out, and this week has been too much for me.” Don’t follow it with a plan. Then ask, “How is it for you, really?” and wait.",
      ],
      year: [
        "How exhausted you are is a question that you avoid, because the answer changes nothing, although someone who loves you would appreciate a number.",
        "People who never complain are assumed to be content with their pay. Mention the hardest thing you did this year, and then the sum.",
        "A complaint of yours comes with a plan or not at all, and a friend could do more with one that had no plan at the end.",
        "Those at home take their headaches elsewhere so as not to look weak beside you. Going to bed early in front of them is a kindness.",
        "Dry humor is your secret charm, and it’s mostly spent on hardship, although a person you like would enjoy it even more in pleasant circumstances.",
        "A fever is a sufficient reason to stay in bed, and everyone who copies your example would be healthier if you believed that.",
        "Help that you declined with thanks is seldom offered again. “Does that still stand?” would make your partner happier than you suppose.",
        "How frightened you’ve been in hard times is something the younger ones would remember longer than any advice, if you ever told them.",
        "Uphill is your favorite direction, so choose an actual mountain, take company along, and rest whenever the slowest of you does.",
        "Another load is accepted before you’ve said what will have to wait. Say it first, and every time, as a matter of accuracy.",
        "Friends measure their troubles against yours and then keep silent, until you put one of your own on the table that isn’t solved yet.",
        "If there’s a sum in your imagination that would be enough, it moves whenever you approach it, which is impossible once it’s written down.",
      ],
    },
    Aquarius: {
      thesis:
        "When a rule is unjust, you don’t sigh about it, you have it changed. The statutes get read, the votes get counted, and what others grumble in the parking lot gets said in the meeting. Aquarius sees how things ought to be for everyone; ESTJ knows which form brings that about. Facts, gadgets and people with odd professions delight you, and you’ll drop all of them to help a friend move. In a group you’re the equal of each and the follower of none. What’s underrated is your patience with beginners: you’ll explain a thing four times, from four sides, without a sigh.",
      argument: [
        "Aquarius cares about people as a whole. ESTJ is certain what would be good for them. On a large scale the two make a reformer, and a good many strangers are better off for it. On a smaller one, across a kitchen table, they usually make someone who has already thought it through. You fight for people in general and often overrule them one at a time. It isn’t contempt; a single person’s wish simply seems arbitrary to you next to a sound principle. But everyone you love is one particular person. They admire what you stand for, and may have given up trying to get a vote.",
        "Choose one shared decision this week and let the other person’s preference win without having to justify itself. Ask, “What would you like? You don’t need a reason.” When the reply is inefficient, follow it cheerfully to the end. Notice how often you want to improve it.",
      ],
      year: [
        "What is right for people is clear to you, and what you happen to like has been less explored. Give it an hour, undefended.",
        "You argue for just wages everywhere except in your own case, where it would seem selfish, so bring one demand that helps no one else.",
        "A wish without a reason sounds arbitrary to you, while to most people it’s simply a wish. Ask for some today, and accept them.",
        "Kitchen-table reforms by you are excellent and have no voters. Give the person you live with a veto over Sunday, and honor it.",
        "Improving the rules of a game occurs to you at the second round, when a child or a person in love only wanted to play.",
        "Even a just schedule breeds sick days if no one was asked about it, so redraw it together, beginning with the worst hour.",
        "“People always” is how you begin a quarrel, and your partner waits in vain to hear whether you’re angry with them.",
        "One particular person can hurt you more than any opponent, which they have no way of knowing. An evening without a cause would be suitable.",
        "Principles travel well with you, and you stand up for them anywhere, though the local people can tell you what they’d dislike about the idea.",
        "Reforms of yours arrive complete, so those who’ll live with them can only admire or resist. Show this one unfinished to three of them.",
        "Besides the votes, you know a surprising number of birthdays by heart in any group you fight for, and the members should be told.",
        "Away from all the causes, some particular face generally comes to mind. Call it up tomorrow, for no reason that could be defended.",
      ],
    },
    Pisces: {
      thesis:
        "When someone breaks down in front of you, you’re kinder than anyone would have predicted. ESTJ keeps a place in order and treats people by the book; Pisces can’t watch suffering for ten seconds. So the regulation is set aside, the penalty is forgotten, and the matter isn’t mentioned again. On most days you’re brisk, useful and slightly ahead of schedule, with a melody going somewhere underneath. Your decisions have reasons, and under the reasons there’s usually a feeling that got there first. What people underrate is your imagination. You can see a finished building in an empty lot, and then you go and get the permits.",
      argument: [
        "ESTJ insists that the same rules apply to all. Pisces makes an exception for anyone who’s in tears. You’ve usually settled it by distress: as long as people function, they’re under the law, and once they fall apart they come under your mercy. Many people survive the worst because of it. But those who fall apart get mercy, and the ones who cope get more work. You mean it as trust, and the strong can hear it as a lesson, which is that with you, comfort has to be paid for in collapse. The most capable go on, a little lonelier than you’d like.",
        "This week, pick the sturdiest person you know and be soft on them without a reason. Take something off their list and say, “You never ask, and I’ve been leaning on that. I’d like to make it easier for you.” If they answer that they’re fine, do it anyway.",
      ],
      year: [
        "Mercy is granted by you to those who break down, and for yourself as well, although a long bath on an ordinary day is perfectly legal.",
        "Desperate people borrow from you easily, and the steady ones are never asked what they need. Set a limit and a date beforehand.",
        "Friends who never cry receive only your respect. “I’ve leaned on your being strong, how are you?” would stay with one of them.",
        "At home the one who copes receives a nod, because nothing seems to be required. Change it into a hug on an uneventful day.",
        "A soft heart under strict rules makes you a wonderful playmate, above all when one of the rules is being broken by you.",
        "Hard in the morning and sorry by night is a sign of tiredness in you, and something warm at noon would shorten the distance.",
        "Your partner shouldn’t have to fall ill in order to be held. Reach over first, and say what you would have said at the hospital.",
        "You envy people who are able to fall apart, since someone always catches them, and the person beside you has had arms ready for years.",
        "Music, prayer or the open sea does for you what no regulation can, so go there alone, and return without a report.",
        "You cope so well that superiors add to it, never having seen you in tears. Figures would reach them: what it is, and who is missing.",
        "Every group contains someone who quietly does everything, and you know who it is. Take over one task from them, with thanks.",
        "A hunch that you overruled because it couldn’t be proved deserves a second hearing, on an evening when nothing has to be decided.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anyone has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everyone knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "new 1":
      "An alteration in yourself is generally announced by you and then enforced, because a stated rule is one that you respect, so choose something this time that you would want even if it were never noticed. Begin unseen.",
    "new 2":
      "Counted money calms you, which is why you know the price of most things in the kitchen. What the figures leave out is what it is all for, so put one purpose into the new budget before the amounts.",
    "new 3":
      "Your calls have a purpose and an end, since conversation without a point seems to you like wasted time. Some people simply enjoy you, so telephone one of them without an agenda and let the subject wander wherever it likes.",
    "new 4":
      "Love at home takes the form of maintenance with you, because things that work keep people safe. Not everyone there can read it, so begin the next improvement with a wish of theirs, even if the gutters have to wait.",
    "new 5":
      "Fun reaches you as an event that you are running. The organizer seldom plays. If you are invited to something now, take part without a task, and choose an activity in which you are the beginner.",
    "new 6":
      "Routine is your strength, because a thing that was decided once needn’t be debated every morning. It also preserves an old habit after its reason has disappeared, so abolish one of those before you introduce another.",
    "new 7":
      "Clear terms between two people appeal to you, and you are usually the one who states them, which leaves the other person’s unspoken. Ask what they would have proposed. Then sleep on it.",
    "new 8":
      "Whatever is owed, feared or grieved you prefer to have on paper, where it stays put, although some of it was never a matter of figures and would ease with half an hour of talking. Begin with the grief.",
    "new 9":
      "Only what has been tested convinces you, so distant places and unfamiliar ideas have to present their credentials first. If something useless attracts you, a language or a coast, give it a weekend without requiring any proof.",
    "new 10":
      "Responsibility comes to you. You look like a person who already has it, and duty accepts before judgment has examined the conditions, so if another position is offered, find out what you would be free to change.",
    "new 11":
      "Within an hour you see what an organization lacks, and by the second season you are its treasurer. For that reason many of your friends are people you have supervised, so join one group now without accepting any office.",
    "new 12":
      "Rest has to be earned, in your opinion, and its price keeps rising. What you avoid is less the idleness than the feelings that accompany it, and most of those prove to be ordinary fatigue when you finally meet them.",
    "full 1":
      "People always know your opinion of them, and they are slower to tell you their opinion of you. A considerable part of it is admiration, which you tend to wave away, so let one compliment be completed.",
    "full 2":
      "Spending shows what a person values, as you have always maintained, and yours can be read now as well. Look at the largest items, and ask whether they describe you or someone you were once told to be.",
    "full 3":
      "Speed and a firm voice have served you well, because in an emergency a clear order is a kindness. Family talk seldom is one. If a remark of yours went too far, a visit repairs more than a correction.",
    "full 4":
      "At home everyone turns to you when something must be decided, partly because you are already looking at them. Delay the answer overnight, and use the evening to consult the person who has said least.",
    "full 5":
      "There is a comedian in you who appears late, when the work is over, and people adore that side more than you realize. It comes out more readily at such a time, in the company of a child or someone dear.",
    "full 6":
      "Doing it yourself is quicker. So one favor at a time you have become the place where everything ends up. Consider which of your tasks you retain because others would do it differently, and surrender that one.",
    "full 7":
      "Criticism at work hardly troubles you, but a complaint from someone you love resembles a report with errors in it, and you answer the errors. Underneath is a feeling, which contains none, so respond to that beforehand.",
    "full 8":
      "In matters of debt or inheritance you are exact, because exactness is your idea of justice. The others are frequently calculating who was appreciated and who was not, and that account is settled by a generous sentence. Say yours first.",
    "full 9":
      "A conviction you have once announced seems to belong to you permanently, and you revise it only in private. If one has changed, admit it in good humor, because people find that considerably more impressive than consistency.",
    "full 10":
      "Being judged by results has never worried you, since you have judged yourself by them from the beginning. Your achievements are visible now, and so is the patience of those who waited with supper, which deserves a mention.",
    "full 11":
      "Most of your friendships began with something to be done together, so it isn’t clear to you whether you would be missed without the work. Put down the boxes. Notice who comes over to you all the same.",
    "full 12":
      "Tiredness can be postponed by you for years, because the schedule always has a better claim, and eventually it demands everything at once. Pay a little now. Go to bed early for a week, and offer no explanation to anyone who asks for one.",
    "eclipse 1":
      "People depend on the role you play, and it fits so well that you have stopped feeling its edges. If it changes, leave some time blank, and see who visits without needing anything.",
    "eclipse 2":
      "Income has been your frankest critic, since it doesn’t flatter anyone. When the figures shift, you lose a measure as well as money, and free afternoons are another that you could begin to use.",
    "eclipse 3":
      "The same barber, the same cousin on the telephone: you would call these convenience. When one of them comes to an end, you discover that it was affection, and it isn’t too late to tell them.",
    "eclipse 4":
      "A change at home finds you packing and lifting, for which everyone is grateful. Your feelings arrive later, when the boxes are empty, so keep an evening free about a week after it is done.",
    "eclipse 5":
      "Being good at something makes it difficult to notice that you no longer enjoy it. You are permitted to leave while you are still winning, and the hours needn’t be filled immediately.",
    "eclipse 6":
      "Without a system you have constructed another by dinner, because disorder resembles neglect to you. Miss the old one for a day or two, and consider what it did well before you replace it.",
    "eclipse 7":
      "You keep agreements long after others have forgotten making them. As one is rewritten, find out which of its terms were really spoken and which you supplied from a sense of order.",
    "eclipse 8":
      "When a debt or a dread is over, you go straight to the next matter, because unfinished ones are waiting. Relief takes somewhat longer than that, and a good dinner with those concerned is about right.",
    "eclipse 9":
      "Your beliefs support your whole weight, so doubt feels like a missing step on the stairs. If one certainty gives way, the others are sounder than they seem in the first week.",
    "eclipse 10":
      "Titles matter to you because they tell everyone who answers for what. If yours goes, write down what people came to you for, since most of it was never mentioned in the title.",
    "eclipse 11":
      "When a group falls apart, you volunteer to save it before considering whether you still care. Let someone else try first, and discover which part of it you would actually miss.",
    "eclipse 12":
      "Private burdens are managed by you like a night shift, so no one knows when one of them ends. You needn’t announce it, and you needn’t look for a replacement either.",
    "jupiter soft":
      "An unused opportunity bothers you, so in favorable seasons you expand. More comes within reach now, and people agree with you pleasantly fast. Among the offers, choose the one that you would still want if no one were ever going to hear about it.",
    "jupiter hard":
      "You have so often made up the difference by working later that confidence and capacity seem identical to you. At such a time they separate. For each additional promise, name the older one that it would displace, and consult the people concerned before you agree.",
    "saturn soft":
      "Patient, unglamorous work is what you do best, and for a while those around you appreciate it as well. Whatever you build now is likely to last. The element you tend to omit from the plan is your own free time, and it is easily included at this stage.",
    "saturn hard":
      "You respect rules and those who enforce them, which makes it twice as annoying to find both in your way. Pushing has worked before, and here it mostly costs strength. Find the single requirement that matters, meet it completely, and let the remainder take its time.",
    "uranus soft":
      "When a procedure works you see little reason to disturb it, and you are right more often than the reformers admit. Occasionally there is a better method all the same. Listen to the oddest person on the staff for ten minutes, since you can still refuse.",
    "uranus hard":
      "Order is how you look after people, so you experience a disruption on behalf of everyone you protect and want it repaired by noon. Some of it won’t return to its previous condition. Tolerate the disorder for several days, and see which pieces anyone misses.",
    "neptune soft":
      "Efficiency loses a little of its attraction for you in such a period, and an old melody can stop you between two errands. You aren’t becoming weak. What moves you has been there all along, and because you are always occupied it had no opportunity to be heard.",
    "neptune hard":
      "Facts are your footing, and for a time they are uncertain, because people are vague and dates shift. The surest way to mislead you is through your sense of duty. Before you rescue anyone, consult a friend who is hard to impress, and do what they advise.",
    "pluto soft":
      "People in trouble come to you because you act on what you hear, and at present your word carries farther than usual. Influence of that sort works best without an audience. If there is an old unfairness that everyone avoids mentioning, you could be the person who mentions it.",
    "pluto hard":
      "Authority is something you can exercise or accept, and what you can’t bear is uncertainty about who has it. A contest of that kind makes you use your full strength. Winning is possible and expensive, so consider giving way on one point in public.",
    "mercury retrograde":
      "Your messages are brisk and sent once, since you were clear the first time. For a while they arrive altered, so read each of them again as if you knew nothing about the matter.",
    "mercury direct":
      "Being misunderstood annoys you more than being opposed. Communication improves again, especially if you speak in half as many words and let the others see that your intentions are friendly.",
    "venus retrograde":
      "Affection turns into improvement with you, because a better mattress is something you can provide. At present people would rather have it in plain words, and old friends are wondering whether you meant it.",
    "venus direct":
      "Comfort is something you arrange for others and do without yourself. Your own taste speaks up again, so buy one soft or lovely thing before you ask whether it is practical.",
    "mars retrograde":
      "Pressure is how you answer resistance, and for a while it merely produces more of it. Unfinished things respond better than new ones, and your temper benefits from heavy physical work.",
    "mars direct":
      "Waiting tires you more than labor does, so you want to recover the lost ground within a day. Those beside you will gladly hurry as well, if you tell them where to.",
    "ingress jupiter":
      "Growth, in your experience, has meant more to manage. A wider year begins in this area, and part of what comes is only to be enjoyed, which takes some practice.",
    "ingress saturn":
      "Over two or three years something here is to be built properly, and few people enjoy that as you do. Ask those it is for what they need before you start.",
    "ingress uranus":
      "Knowing what is coming matters to you, and in this area you often won’t for some years. Surprise makes you funny, so spend time with people who laugh at a wrong map.",
    "ingress neptune":
      "Over many years certainty becomes less in this area, although you have always lived by it. What replaces it is hard to defend in a meeting and rather pleasant to live with.",
    "ingress pluto":
      "The question of who is in charge changes its answer here over many years. It happens gradually, and you have time to learn which things you can let go of with a good grace.",
  },
};
