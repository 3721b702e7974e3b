import type { TypeProse } from "../type-prose.ts";

export const isfp: TypeProse = {
  stances: {
    company: "solitude",
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
        "You act before you announce it, so that people learn what you wanted by seeing you already at it, surprised that anyone so mild can be so fast. Aries gives you courage and impatience; your own nature keeps both out of sight. You’d like to be first at things without the publicity of a race, and afterward, a little illogically, you wish that someone had been watching.",
      argument: [
        "The two sides agree about speed and disagree about witnesses. Aries wants people to look and to join in; the Adventurer wants to do the brave thing in peace and have it discovered later. Most often you settle it by going alone, signing up, resigning or beginning without a word, and then feeling disappointed because nobody came.",
        "It costs you company. People can’t support a plan they haven’t heard about, and your irritation at them for missing it strikes them as unfair. This week, before you start something that matters, tell one person, “I’m doing this on Saturday. Do you want to come?” Wait for the answer. If it’s no, go anyway, at full speed, without the grudge.",
      ],
    },
    Taurus: {
      thesis:
        "You know what you like, and you keep it for years: the same mug, the same walk, the same two or three people. Taurus gives you long attachments; everything else in you would sooner feel a thing than discuss it. Friends call you easygoing until they try to move you. What you are really up to is making one corner of the world so right that nobody needs it explained.",
      argument: [
        "These two mostly agree, and where they do, nothing moves. Both like comfort, beauty and being left in peace, and they quarrel only over novelty, since the Adventurer needs to wake up somewhere unfamiliar now and then, whereas Taurus wants to know what it will cost and who looks after the house. You tend to settle it by postponing, pleasantly, until the season is over.",
        "The cost is a slow loss of appetite. You stop noticing the very things you arranged so well, and the people close to you stop suggesting anything new. Try a little at a time. This week, book one night somewhere within an hour of home where you have never slept, and pay for it, so that canceling hurts. See how your own bed looks when you come back.",
      ],
    },
    Gemini: {
      thesis:
        "You can talk with anyone at a party, and an hour later you need to be alone in the bathroom with the tap running. Both are you. Gemini sends you out for voices, news and jokes; something slower in you wants to look at one face until it has it right. People leave amused, certain that they know you. They know your stories, which you choose carefully.",
      argument: [
        "Gemini feels that nothing has happened until it has been told. The Adventurer feels an experience shrink with every telling. You generally settle this by being delightful about whatever doesn’t matter to you and saying nothing about what does, so that people go home entertained and have learned very little.",
        "What it costs is company in the one place where you’d like some. You’re popular and somewhat unknown, and when you are low nobody thinks to ask, because you were so funny on Friday. Try a trade this week with one person you trust. After two amusing stories, tell a third that isn’t amusing, in four sentences, and don’t rescue them with a joke at the end. If they lean in, there is more where that came from.",
      ],
    },
    Cancer: {
      thesis:
        "You know who has had a bad day by how they come in, and you’ve usually started on the food before they mention it. Cancer makes you a caretaker, although the rest of you needs to be able to leave without being asked about it. So you create a home that people never want to go from, and you spend some evenings in it wishing that they would.",
      argument: [
        "What the two argue over is the exit. Cancer wants everyone in and accounted for; the Adventurer can love people only as long as it’s free to go. In most weeks you settle it by staying and going absent on the spot: the cooking and the listening continue, considerate as ever, and your attention is somewhere near the coast.",
        "People feel the draft. Asked whether something is wrong, you reassure them, and they cling a little harder, which makes you withdraw further. Try leaving openly. On one evening this week say, “I’m going out alone for two hours. I’ll be back by nine, and I’m fine.” Come back when you said you would. Someone who is seen to go and return gets watched far less than someone who fades.",
      ],
    },
    Leo: {
      thesis:
        "You say you’d rather stay backstage, and you also know exactly how you would have done it. Leo wants to be seen and to be praised by name. The rest of you can’t bear being looked at by people who don’t understand what they are looking at. So you make something lovely, mention it to nobody, and notice for days who didn’t notice.",
      argument: [
        "Your halves disagree about applause. Leo needs it the way other people need breakfast; the Adventurer suspects that whatever gets applauded has been cheapened. As a rule you settle it by doing generous, beautiful work, leaving it where it will be found, and waiting nearby to overhear something.",
        "It’s an expensive arrangement. The credit goes to whoever is standing closest, and you turn distant with people who would gladly have thanked you had they known whom to thank. Try a small audience that you choose yourself. This week, show one finished thing to two people whose judgment you respect, and tell them, “I made this, and I’m proud of it.” Then stop talking. When they answer, your only line is “thank you.”",
      ],
    },
    Virgo: {
      thesis:
        "You redo the detail that nobody else can see. It bothers you until it’s right, and you’d never mention the hour it took. Virgo supplies the magnifying glass; you brought the tenderness that needs one. Criticism stays with you for days, partly because you had thought of it first. You take great care with everything you touch, and you hope that someone will take the same care with you.",
      argument: [
        "They disagree about when a thing is finished. To the Adventurer it’s done when it feels alive, and you recognize that moment, since you feel it physically. Virgo then begins to check, and on most days the checking wins: you correct it and correct it again, until late in the evening it is neater and noticeably less alive than it had been at supper.",
        "You pay twice, in lively work made merely correct and in a low opinion of yourself, and other people pay by waiting. This week, when something feels right, stop and leave it for an hour. When you return, write down three faults, fix those three, and deliver it. The fourth one stays. Notice whether anyone brings it up.",
      ],
    },
    Libra: {
      thesis:
        "A tense room feels to you like a bad smell, and you’ve usually done something about it before others are aware of it. Libra gives you an eye for balance in color, in furniture, in who hasn’t spoken. You have strong tastes and a habit of not stating them. What you are really up to is arranging life so pleasantly that nobody in it will want to raise their voice.",
      argument: [
        "Both halves want peace and beauty, so they seldom fight. They part over whose taste should win. Libra looks at the other person’s face and says, “Whichever you prefer.” The Adventurer knew the answer on the way in. Nearly always Libra speaks, and you go home with the sofa, the plan or the movie that you didn’t want.",
        "After enough of this you live among other people’s choices, and they complain that they can never tell what you’d like. By then, neither can you. Resentment comes out as a sigh they’re expected to interpret. For one week, answer every question of taste within three seconds, before you check anyone’s expression: this restaurant, that color, no to the movie. They’re free to outvote you. At least you’ll have voted.",
      ],
    },
    Scorpio: {
      thesis:
        "There is a side of you that almost no one has seen, and you remember precisely who came close. You want all or nothing from people, and you show neither wish. Scorpio makes you loyal, private and slow to forget; your own mildness hides it well. You are hoping to be fully known by one person, and giving that person as few clues as possible.",
      argument: [
        "The dispute is about letting go. The Adventurer lives in the present and would sooner forgive than argue. Scorpio remembers the date and the tone of voice. Your habit is to forgive immediately, charmingly, and afterward to conduct a trial in private that continues for months, with yourself as the only witness.",
        "Trust is what you lose. The other person never gets to explain, and they can feel a verdict coming without knowing the charge. When you finally leave, it looks sudden to everyone except you. This week, choose one old hurt of middling size and say, “I told you it was fine. It stung, and I’ve been thinking about it.” Then let them answer to the end before you decide anything.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re happiest half unpacked. Somebody who loves you has stopped asking when you’ll be back and now asks how the weather is. Sagittarius wants to see everything; you want one good spot within it, to yourself, and plenty of time. Rules bring out a polite deafness in you. What you are really looking for is a place so wide that nobody there asks what you’re for.",
      argument: [
        "They agree on freedom and differ about speaking. Sagittarius comes home with an opinion on how people should live. The Adventurer came home with something it saw, and thinks that’s enough. You usually say nothing for weeks, and then state your view at dinner, so bluntly that the table goes still.",
        "It costs you twice: people find you vague at first and then harsh, and they never hear the thing you saw. Plans suffer too, because you’d sooner slip away than say that you don’t want to come. This week, say something sooner and smaller. Send one person three lines about something you noticed, with no lesson attached. And decline one invitation in a single sentence on the day it arrives.",
      ],
    },
    Capricorn: {
      thesis:
        "Give you a task and you relax, because nobody asks the person who is busy to talk about themselves. Capricorn supplies the backbone and the long plan; inside it is someone who wants an afternoon in the grass. People rely on you, and few of them have seen you play. You are working to earn enough freedom that you’ll finally be allowed to use some.",
      argument: [
        "Capricorn saves for later, and the Adventurer ripens today. That is the whole disagreement. You know roughly when you’ll be able to afford the year off, and meanwhile this year’s good days go by through the window of a place where you’re doing solid work. Almost every time, you answer with one more season of duty and promise yourself the rest.",
        "So the one who was going to enjoy it gets out of practice. You take a vacation and can’t sleep; someone suggests a swim and you think of the parking. Treat pleasure as an appointment until it comes back. Two hours this week, on a fixed afternoon, no phone and nothing useful. Tell a person you live or work with, so that you’d be embarrassed to skip it.",
      ],
    },
    Aquarius: {
      thesis:
        "You do things differently and make no fuss about it. People take you for agreeable until they notice that you’ve gone your own way again. Aquarius gives you an odd angle and a need for distance; your own nature is too mild to argue for either. You help more than you admit and leave before the thanks. The question you live with is whether one can belong without matching.",
      argument: [
        "Warm or far, that is the dispute. Aquarius cares about people in general, from a step back. The Adventurer cares about this one person with the heavy bag, and has already picked it up. You generally do the second without a word and talk as if only the first concerned you, which confuses the people you have helped.",
        "The price is closeness. Those you’ve been kind to take you for a passerby and don’t call, and you conclude that you are too strange to be called. This week, stay for the second half of one kindness. When the favor is done, accept the coffee, sit for twenty minutes, and answer one question about yourself without turning it into a general remark. Then go home. You’ll have started something.",
      ],
    },
    Pisces: {
      thesis:
        "Other people’s moods get into you quickly. An hour with someone sad and you’re sad as well, a song can alter your whole afternoon, and you often agree to things simply because the person wanted them so much. Pisces has few walls, and you didn’t come with many either. What you are looking for is a form, in work or in love, that can contain all this without killing it.",
      argument: [
        "These two hardly disagree, and that’s the difficulty. Pisces takes on the feeling in the room; the Adventurer adapts to whoever is there. So matters get settled by the last person with a strong wish. You find yourself inside another person’s project or crisis and can’t recall having agreed to it. In fact you only nodded.",
        "The cost is your own work, which never gets protected hours, and a resentment that surprises people who believed you were willing. Two things to try this week. Start three mornings with thirty minutes on something of your own before you read a message or speak to anybody. And when asked for a favor, say, “Let me tell you tomorrow.” By then you’ll know whose wish it was.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You act on what you observe while it can still be of use, and others discover that they’re capable of moving.",
        "Your delight is so contagious that people near you order the strange dish and swim in their shirts.",
        "In danger you turn calm and exact, and your hands understand things that nobody ever taught them.",
      ],
      costs: [
        "Half your accomplishments go unseen, and then you resent the people you didn’t tell.",
        "You abandon things by the window, in splendor, and afterward have to return for your shoes.",
        "What bores you gets no second look, including several people who merely speak slowly.",
      ],
      tensions: [
        {
          between: "Be seen or be let alone",
          text: "You run for the prize and hide when the names are read. Remain near the podium for ten minutes.",
        },
        {
          between: "Leap or linger",
          text: "The first jolt says go, and some hours afterward you’d like to examine what you have left. Examine it for a minute beforehand.",
        },
        {
          between: "Easy or proud",
          text: "You shrug, you call it nothing, and you remember it by heart, so admit to minding while it is still worth a laugh.",
        },
      ],
      practice:
        "On three evenings this week tell one person a thing that you did well that day, briefly and without a shrug, and let them answer. Afterward, note which of the three made your face the warmest.",
    },
    Earth: {
      gifts: [
        "Things that pass through your hands operate better, fit closer, and last considerably longer than anyone intended.",
        "People eat, sleep and tell the truth in your vicinity, since nothing about your company is in a hurry.",
        "Your eye for the real thing can’t be bribed; one stroke of the thumb, and you know plastic from bone.",
      ],
      costs: [
        "You can remain comfortable for years in a situation that you have entirely outgrown.",
        "What you disapprove of you redo by yourself, late, and nobody learns what was wrong with it.",
        "Paper frightens you; envelopes age on your shelf till they cost twice what was in them.",
      ],
      tensions: [
        {
          between: "Keep or clear",
          text: "Every object has its story, and the stories have filled the closet, so photograph ten of them, and give the originals a good-bye.",
        },
        {
          between: "Perfect or parted with",
          text: "Your most accomplished work is still at home. Let the next thing leave the house while you are a little in love with it.",
        },
        {
          between: "Mild or immovable",
          text: "You agree to everything and do exactly as you like. Pronounce the no aloud, because it’s kinder than a yes made of granite.",
        },
      ],
      practice:
        "Each morning for two weeks, before your first coffee, deal with one piece of paper that you have been avoiding, for fifteen minutes at most. Stop when the time is up, even mid-sentence, and then have the coffee.",
    },
    Air: {
      gifts: [
        "You see the one detail that makes an entire situation intelligible, and can express it in five words.",
        "Strangers relax with you, because you are curious about them and want nothing from them.",
        "Your preferences are generous and never cruel, and people experiment more boldly within range of your eyebrows.",
      ],
      costs: [
        "You can be merry with forty people and go home without having been met by one.",
        "Having described everything as interesting, you are short of a word for what you love.",
        "Projects are opened like windows, all at once, and then there is a draft.",
      ],
      tensions: [
        {
          between: "Talk or look",
          text: "Every word takes you a step back from the thing itself, so look first, for as long as you like, and then spend a few words.",
        },
        {
          between: "Open or decided",
          text: "You leave the question ajar in order to be impartial, and others catch cold there, so decide one each week.",
        },
        {
          between: "Charming or known",
          text: "Wit brings them to your table and keeps them on the opposite side of it, so let one remark go by undecorated.",
        },
      ],
      practice:
        "Once a day for ten days, send someone a single line about something you looked at, with no joke in it and no question. Keep the ten lines together, and read them on the eleventh.",
    },
    Water: {
      gifts: [
        "You can tell what hurts by how a person sets down a bag, and you never require an explanation.",
        "Animals, infants and the very old come to you as though an appointment had been made.",
        "What you make has an atmosphere, in which other people discover their own lost summers.",
      ],
      costs: [
        "You soak up a stranger’s afternoon and take it out on your own evening.",
        "Slights go in without a sound and surface in an unrelated season, at an innocent person.",
        "Your kindness presents no bill, and so it is occasionally paid in further need.",
      ],
      tensions: [
        {
          between: "Near or separate",
          text: "You dissolve into those you love, then vanish to dry off. Announce the vanishing beforehand, and it won’t resemble a punishment.",
        },
        {
          between: "Felt or told",
          text: "You assume it shows. Most people are poor swimmers and see only the surface, so point at the spot and name it.",
        },
        {
          between: "Merciful or just",
          text: "You pardon at once, and the pardon doesn’t hold, so wait a night before you forgive, and let them know that you are waiting.",
        },
      ],
      practice:
        "Every evening for two weeks, before bed, write down one feeling from that day that was yours alone, whom it concerned, and where in the body it sat. One line is sufficient. On the final night underline the repetitions.",
    },
  },
  openings: [
    "Ask you to describe yourself, and you’ll look around for something to straighten. Others have attempted it for you, in evaluations and toasts, and you have disliked every version, the flattering ones most. So these first pages only observe: what you reach for, what you set down, and who’s been reaching in your sleeve all along.",
    "Somewhere between your eye and your wrist there’s a competence that has never fit on a form, though you’ve been paid for its neighbors, for being punctual, dependable and no trouble. This part looks at the thing itself, where it would be at home, what it should earn, and why you turn your back just when the envelope is handed around.",
    "You say it with cherries, with a tuned bicycle, with the window side of the bed. It is a fluent language, although nearly everyone who loves you has had to live for a time without a dictionary. What follows won’t make you a talker; it might supply a few words for the evenings on which the cherries aren’t getting through.",
    "For someone so difficult to quarrel with you have a remarkable amount going on downstairs. A competitor lives there, or a critic, or a small engineer with mud to the elbows, each of whom stopped coming up after being laughed at. None of them bite. Bring a lamp, and handle nothing until you have asked permission.",
    "You’ve never doubted that a life is made of mornings, of bread and light on a table, of how the towel feels, and in this you are ahead of most philosophers. But the one who notices every surface can overlook her own creaking boards, or his, and this part is about repairs: small ones, done by hand, before the rain.",
    "People with a calling make you feel a bit like a tourist. They have arrows, whereas you have places where you’ve stood still. Before you envy them, lay your standing places end to end, and see whether they don’t, from a certain elevation, make up a line. You’ve been following something for years. You just didn’t like to stare.",
  ],
  year: {
    "new 1":
      "Change one visible thing because you feel like it, in your clothes or your hair. When people comment, “I wanted to” is a complete explanation, and you needn’t soften it.",
    "new 2":
      "Write down a more respectable figure for what you make, look at it for a week, and quote it when somebody inquires. Asking feels to you like imposing, and it isn’t.",
    "new 3":
      "People have concluded that you prefer them to make the first move, because they generally do. Surprise a sibling or neighbor this week with a short message that requests nothing.",
    "new 4":
      "Begin with the surface at home that you touch most, clean it, sand it or paint it, and leave the more ambitious plans until you’ve lived with the improvement.",
    "new 5":
      "Start something purely because you enjoy it. If you like a person, let it be noticeable; your affection is often so discreet that its object never finds out.",
    "new 6":
      "Attach one new habit to a pleasure you already have, such as stretching during the first coffee, and leave it loose, because a strict regulation makes you run off.",
    "new 7":
      "Show this person something incomplete before you decide about them. How they handle what matters to you is the test you give everybody anyway, usually without telling them it has begun.",
    "new 8":
      "Official letters make you disappear for a while. Open the one you’ve been avoiding, read only the total and the date, and plan the next step with somebody calm.",
    "new 9":
      "Choose the trip or the class by what attracts you in it rather than by its usefulness, and reserve only the beginning, so that you stay free to reconsider.",
    "new 10":
      "Put your name on one piece of work where strangers will see it, and leave it there for a month, even when you’d like to take it down again.",
    "new 11":
      "In conversation groups you tend to vanish; in groups that make something together you don’t. Try one of the second kind, and stay at least twenty minutes after the work is done.",
    "new 12":
      "Where does nobody expect a reaction from you? Spend a day there, with no camera and no purpose, and tell someone beforehand when you’ll be back.",
    "full 1":
      "Being looked at makes you joke or leave. This time, remain where you are until the attention becomes ordinary, and accept one compliment without handing half of it back.",
    "full 2":
      "It becomes easier to distinguish what you own from what owns you. Give away one possession that you keep out of guilt, and pay one bill before it is due.",
    "full 3":
      "On a walk, side by side, you can say what you can’t across a table. Bring up the remark you let pass and have been hearing ever since, and keep it brief.",
    "full 4":
      "At home you offer care in practical form, and somebody needs it in words. Give both, beginning with what you’ve appreciated or resented in the past weeks without mentioning it.",
    "full 5":
      "Before the weekend, show something you’ve made to a person whose taste you trust, and let the admiration go all the way in. Kept back, it can’t disappoint you, or please anyone.",
    "full 6":
      "You notice your body earlier than most people and obey it later. Cancel whatever is loudest this week, sleep first, and leave the explanations until you’re rested.",
    "full 7":
      "It is becoming obvious who meets you halfway. Before you withdraw, which is your usual verdict, say what you’d have liked, because many people would gladly have done it.",
    "full 8":
      "An old injury is nearer the surface than usual. Give it something to do with your hands for an hour or two, and then tell the person concerned what it was.",
    "full 9":
      "State your opinion once, in your own words, and don’t defend it unless you’re asked. Others argue more fluently, which has never meant that they had looked more closely.",
    "full 10":
      "Your work is being discussed, and you’d rather it were discussed without you. Go anyway; you needn’t say much, but answer what you’re asked, and don’t list the flaws.",
    "full 11":
      "Because you’re agreeable, a group can go for months without asking what you’d like, so decline one thing this week and propose another, observing how each person takes it.",
    "full 12":
      "Something you’ve kept entirely to yourself is asking for attention. Give it an unhurried evening alone, and afterward consider which one person could be trusted with part of it.",
    "eclipse 1":
      "You’ve grown used to being overlooked, and it is ending. Wear something you actually like where people know you.",
    "eclipse 2":
      "List everything you’re able to do well, and only then look at the money. A source of income or security is changing.",
    "eclipse 3":
      "A familiar conversation is coming to an end. You tend to leave affection implied; this once, express it while you’re both there.",
    "eclipse 4":
      "Something about home is being replaced, and objects affect you more than you admit. Keep one thing from before, deliberately.",
    "eclipse 5":
      "A pleasure has had its season. Instead of repeating it with diminishing enjoyment, try an unfamiliar material, and expect nothing for a month.",
    "eclipse 6":
      "Leave the hours unoccupied for a few weeks, now that a routine which was wearing you out is stopping; you volunteer them quickly.",
    "eclipse 7":
      "Between you and another person the terms are shifting. Ask for what you want in a sentence, and stay to hear theirs.",
    "eclipse 8":
      "Some debt, of cash or feeling, is being settled. Complete the formalities this week, and do something enjoyable immediately afterward.",
    "eclipse 9":
      "A conviction no longer fits your experience. You needn’t replace it at once; notice for a while how you decide without it.",
    "eclipse 10":
      "One position is ending and another becomes possible. Before accepting it, ask how much of the actual day you’d spend making things.",
    "eclipse 11":
      "A circle is breaking up or letting you in. Consider which person you’d honestly miss, and write to them first.",
    "eclipse 12":
      "Something private has completed its work. Grieve for it in your own way, outdoors if possible, before you tell anyone.",
    "jupiter soft":
      "Agreeing comes easily at present, and more of the world seems worth trying. Choose two things that agreeably frighten you, and write down beforehand what each will require once the novelty has worn off.",
    "jupiter hard":
      "Everything looks appealing, and you begin more than you can love. Before accepting anything else, complete or abandon two unfinished projects, starting with whichever you’ve stopped thinking about when you’re alone.",
    "saturn soft":
      "What you’ve practiced in private is wanted by people who can pay for it. You’re inclined to accept the first terms offered; get them in writing, review them with a friend, and improve one.",
    "saturn hard":
      "Regulations and schedules stand in your way, and neither charm nor absence will remove them. Do the least pleasant part first, for fifteen minutes every day, because your freedom depends on that paperwork.",
    "uranus soft":
      "A wild notion turns out to be practical. Live according to it for one long weekend, at its hours and on its budget, and make notes before anyone can talk you into or out of it.",
    "uranus hard":
      "You endure a great deal, and then you leave without notice. Give yourself three nights before acting on the impulse, tell one person what you can’t continue, and afterward go openly if you still want to.",
    "neptune soft":
      "You’re more receptive than usual to music, color and other people, and the best ideas arrive when you aren’t trying. Reserve an hour a day for them, and leave contracts for more sober moments.",
    "neptune hard":
      "You absorb other people’s moods and take them for your own. Ask of every sadness whose it is, keep dates and sums on paper, and lend nothing that you’d find it difficult to request back.",
    "pluto soft":
      "You’re able to look at something you have been avoiding for a long time. Give it an hour a week, with a beginning and an end, and keep whatever in it still has value.",
    "pluto hard":
      "Someone intends to steer you, or you them, without admitting it. You usually resist by becoming unavailable; say instead, once and calmly, what you refuse to do, and remain present while they’re displeased.",
    "mercury retrograde":
      "Messages go astray, and for once it isn’t your doing. Confirm every appointment, and finally complete one letter you’ve left unfinished.",
    "mercury direct":
      "Communication is easier again. Answer the three people you’d been meaning to answer, two lines apiece, without apologizing for the delay.",
    "venus retrograde":
      "An old love or an abandoned enthusiasm is attractive again. Enjoy the memory, and wait a few weeks before rearranging anything for it.",
    "venus direct":
      "Your eye is reliable once more, so buy the one thing you kept returning to, and tell someone what you appreciate about them.",
    "mars retrograde":
      "Your energy has turned inward. Use it for repairs and rest, and mention an irritation while it’s still a minor one.",
    "mars direct":
      "The energy to begin is back, and with you it evaporates unless it’s used. Do half an hour on one project today.",
    "ingress jupiter":
      "A new field is opening for a year. Explore the whole of it before you become attached to one corner.",
    "ingress saturn":
      "Several years of steady shaping are ahead. Choose a craft or commitment you’d still respect after it has frustrated you.",
    "ingress uranus":
      "One whole region of life becomes less predictable, for years. You adapt quickly; keep a reserve, so that you adapt by choice.",
    "ingress neptune":
      "For many years one area will be less distinct. Rely on your senses there, and record what you’ve agreed in writing.",
    "ingress pluto":
      "A change measured in decades is beginning, and nothing need be decided now. Notice what you consistently avoid, and where.",
    "month 1":
      "Buy a notebook whose paper you like. Each evening, draw one object from the day, taking no more than three minutes.",
    "month 2":
      "Tell one person what their company does for you. If the words won’t come, write it on a card and deliver that.",
    "month 3":
      "Go through your unfinished projects, complete one, give another away, and take a third apart for whatever is still useful.",
    "month 4":
      "Invite a person whose eye you trust to examine your work for ten minutes, during which you make tea and explain nothing.",
    "month 5":
      "Walk a familiar street at an unfamiliar hour, and bring back one color or detail to use in something you make.",
    "month 6":
      "Write your fees, or your limits, on a card. Read it aloud to a friend, so that you’ve practiced before it matters.",
    "month 7":
      "Teach someone an operation your hands know, slowly, and let them spoil the first attempt without taking it away from them.",
    "month 8":
      "Decline one invitation within the day it comes, in two friendly lines, and do something unhurried with the hours you’ve rescued.",
    "month 9":
      "Sort a year’s worth of official envelopes for one hour, with music on, and reward yourself immediately afterward.",
    "month 10":
      "Show one completed thing in a place with strangers in it, stand nearby for ten minutes, and answer any comment with “thank you.”",
    "month 11":
      "Return to a place where you were happy, alone, and notice what is different, including what is different in you.",
    "month 12":
      "Make three presents and buy none for those same people, writing on each tag one full line that you mean.",
  },
};
