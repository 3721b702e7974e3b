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
        "While others discuss who ought to go first, you have gone, and because you made no speech, the shy ones find that they can follow. Aries lends your mild manner real nerve: you’ll try the unfamiliar thing with your own hands, stand up for whoever is being mocked, and be friendly again an hour later. It’s harder to admit that you’d like to be watched. You dislike the publicity of a race, and then, a little illogically, you wish someone had seen you win.",
      argument: [
        "Put together, the two make someone who learns by leaping: Aries supplies the leap, and the Adventurer feels at once, in the stomach, whether it was right. They pull apart over witnesses. One would like company and a cheer; the other wants to do the brave thing in peace and have it discovered later. So you usually go alone, signing up without a word, and are disappointed when nobody turns up.",
        "It’s an understandable bargain, since a plan no one has heard of can’t be argued out of you. Friends do feel blamed for missing it. This week, before you start something that matters, tell one of them, “I’m doing this on Saturday. Do you want to come?” If it’s no, go anyway, at full speed and in good humor.",
      ],
    },
    Taurus: {
      thesis:
        "A place gets better once you live in it: the lamp stands where someone reads, the food tastes of its ingredients, and visitors who came for an hour stop consulting the time. Taurus gives you lasting attachments, to a walk, a song, the same two or three friends, none of them ever exchanged for something newer. What you find hard is saying aloud that a thing must stay. You just don’t move, and others call that stubborn when it’s nearer to devotion.",
      argument: [
        "Most of the time these two are allies: Taurus stays long enough for the Adventurer’s taste to ripen into skill, which is why whatever you make by hand keeps getting better. They differ over novelty. The Adventurer needs to wake up somewhere unfamiliar now and then; Taurus asks who looks after the house. You tend to postpone it, pleasantly, until the season is over.",
        "Nothing bad happens, so the loss is easy to miss. Slowly you stop noticing the very things you arranged so well, and those close to you stop suggesting anything new. This week, book one night somewhere within an hour of home where you have never slept, and pay for it, so that canceling hurts. See how your own bed looks when you come back.",
      ],
    },
    Gemini: {
      thesis:
        "Strangers start laughing sooner when you’re there. Gemini gives you an ear for how each one talks, and the rest of you watches hands and faces, so your jokes fit the person they were meant for and seldom wound. You can make a dull errand worth retelling. Then, without visible warning, you’ve had enough and need to be alone, because something slower in you is still looking at one face from earlier. The stories you tell are chosen carefully. What moved you isn’t among them.",
      argument: [
        "At their best they work like a good documentary: the Adventurer catches the telling detail, and Gemini finds the dozen words that let another person see it too. What they quarrel about is repetition. For Gemini nothing has happened until it’s shared; the Adventurer feels an experience shrink with every telling. Usually you are delightful about whatever doesn’t matter and silent about what does.",
        "It keeps the precious thing safe, and keeps you somewhat unknown. When you’re low nobody thinks to ask, because you were so funny on Friday. Try a trade this week with one friend you trust. After two amusing stories, tell one that isn’t, and don’t rescue them with a joke at the end. If they lean in, there is more where that came from.",
      ],
    },
    Cancer: {
      thesis:
        "Whoever lives near you eats better on a bad day. You can tell from how somebody comes in, and supper is started, or the bath is running, before a word has been said about what happened; explanations aren’t required. Cancer gives you this, along with an accurate memory for what comforts whom. The rest of you needs to disappear now and then without being questioned. You love them, you’d like them to leave, and you feel a little ashamed of the second.",
      argument: [
        "Between them they make care that can be touched: Cancer senses what is missing, and the Adventurer has hands that know how to supply it. The exit divides them. Cancer wants everyone accounted for, whereas the other can love only while it’s free to go. Usually you stay and go absent on the spot, cooking and listening as considerately as ever, your attention somewhere near the coast.",
        "You do it to spare them, and still they feel the draft. Reassured that nothing is wrong, they cling a little harder. Leave openly: one evening this week, say, “I’m going out alone for two hours. I’ll be back by nine, and I’m fine.” Be back. Whoever is seen to leave and return gets watched far less than someone who fades.",
      ],
    },
    Leo: {
      thesis:
        "Whatever you make has a glow to it, the meal, the outfit, the corner of the office that visitors photograph. Leo gives you splendor and a generous heart, and you bring the taste that keeps splendor from shouting, so others feel that an ordinary day was dressed up for their sake. You praise freely, too. Receiving is another matter. Being looked at by someone who doesn’t understand what they see is torture, so you stay backstage, and then notice, for days, who didn’t notice.",
      argument: [
        "In agreement, Leo finishes the thing on a grand scale and the Adventurer makes certain that every inch of it was felt. About applause they can’t agree. Leo needs it the way others need breakfast; the Adventurer suspects that whatever gets it has been cheapened. As a rule you do beautiful work, leave it where it will be found, and wait nearby to overhear something.",
        "Nobody could blame you for wanting to be discovered. Only, the credit goes to whoever is standing closest, and you turn distant with those who would gladly have thanked you. This week, show one finished thing to a friend whose judgment you respect and say, “I made this, and I’m proud of it.” Then stop talking. Your only other line is “thank you.”",
      ],
    },
    Virgo: {
      thesis:
        "Things come back from you in better shape than they left. Virgo supplies the magnifying glass and you bring the tenderness that needs one, so the frayed strap is mended, the nervous beginner is shown the step again without a sigh, and you’d never mention the hour it took. All that patience goes outward. A critical remark stays for days, partly because you had thought of it first, and you rarely let on that you’d like to be handled with equal care.",
      argument: [
        "Taste and precision are seldom found together, and in you they share a bench: the Adventurer knows how a thing should feel, and Virgo knows which stitch is preventing it. They dispute when it’s finished. To one it’s done the moment it comes alive, which you recognize physically. The other then begins to check, and by late evening the piece is neater and less alive than it was at supper.",
        "You continue because handing anyone less than your best seems disrespectful, and lively work ends up merely correct. This week, when something feels right, leave it for an hour, then write down three faults, fix those three, and deliver it. The fourth one stays. If anyone asks, say, “I stopped while it was still breathing.”",
      ],
    },
    Libra: {
      thesis:
        "Company goes better around you, and few could say why. Libra gives you an eye for balance, in color, in furniture, in who hasn’t spoken yet, so you lower a light, or ask the silent cousin about the one subject she loves, and an evening that was souring recovers. Nobody feels managed. Your own tastes are strong, and you treat them as slightly bad manners. You’d like to live among things you picked yourself, and you can’t think how to arrange it without someone minding.",
      argument: [
        "Beauty is their common work: Libra sees what would please everybody, the Adventurer knows what’s good, and between them they find the thing that is both. They part when no such thing exists. Libra looks at the other’s face and says, “Whichever you prefer.” The Adventurer knew on the way in. Nearly always you go home with the sofa, the plan or the movie you didn’t want.",
        "It’s done out of courtesy, and each instance seems insignificant. In time you live among other people’s choices, and resentment comes out as a sigh they’re expected to interpret. The next time a choice comes up this week, answer first: “I’d like the little place by the station. What about you?” They’re free to outvote you. At least you’ll have voted.",
      ],
    },
    Scorpio: {
      thesis:
        "Whoever has been let in knows what it’s worth: you notice the change in their voice before they do, and a confidence placed with you stays there for good. Scorpio makes you loyal and hard to fool, and your mildness keeps anyone from feeling examined. You’ll sit with grief all evening and not hurry it. Being understood in return is the wish you guard most closely, and you give the one you’re hoping for almost no clues, since a clue can be misread.",
      argument: [
        "In partnership they go far: Scorpio follows a feeling to the bottom, and the Adventurer brings it up as a song, a meal, a look that says enough. They fall out over letting go. The Adventurer lives in the present and would sooner forgive than argue; Scorpio remembers the date and the tone of voice. Your habit is to forgive immediately and afterward hold a private trial, with yourself as the only witness.",
        "It feels safer than a scene. But the other never gets to explain, and your eventual departure looks sudden. This week, take one old hurt of middling size and say, “I told you it was fine. It stung, and I’ve been thinking about it.” Let them answer to the end before you decide anything.",
      ],
    },
    Sagittarius: {
      thesis:
        "Travel beside you and the place gets bigger. Sagittarius wants to see what lies over the hill, the rest of you stops for the smell of it, and your companions come home with fewer landmarks and better memories. They may be as eccentric as they like; you require no report. What you keep to yourself is how fast a rule or an expectation closes your throat. Somewhere, you suspect, there’s a place so wide that nobody in it asks what you’re for.",
      argument: [
        "Together they give you courage with its eyes open: Sagittarius buys the ticket, and the Adventurer is present for every mile of it. Speaking is where they differ. One comes home with an opinion on how to live; the other saw something, and considers that sufficient. You usually say nothing for weeks, then state your view at dinner so bluntly that the table goes still.",
        "You had held back out of respect for their freedom, so the stares seem unjust. But they found you vague first and harsh next, and never heard what you saw. This week, send one friend three lines about something you noticed, with no lesson attached. And turn down one plan on the day it arrives: “I won’t make it, and I hope it’s lovely.”",
      ],
    },
    Capricorn: {
      thesis:
        "Hand you a task and it gets done properly, without meetings, and with more grace than the task deserved. Capricorn supplies backbone and a long plan; the rest of you supplies touch, so that customers come back and the family’s delicate jobs drift toward you. Being busy also means that nobody asks about you, which suits you more than you’d admit. Inside the reliable one is somebody who wants an afternoon in the grass, and has been promised it for years.",
      argument: [
        "Where they agree, you grow truly good at something: the Adventurer falls in love with a material, and Capricorn is still there in the tenth year, when love alone would have wandered. But one saves for later, and the other ripens today. Mostly you answer with one more season of duty and promise yourself the rest.",
        "Duty feels safer than delight, since nobody gets scolded for it. Meanwhile the one who was going to enjoy it falls out of practice: you take a vacation and can’t sleep; someone suggests a swim and you think of the parking. Treat pleasure as an appointment: two hours this week, no phone, nothing useful. Announce it at home, “I’m out on Sunday from two to four,” so that you’d be embarrassed to skip it.",
      ],
    },
    Aquarius: {
      thesis:
        "Near you, the odd one out stops feeling odd. Aquarius has looked at too many sorts of life to ask for a normal one, and the rest of you likes each creature for its own markings. So the new hire, the strange uncle and the teenager nobody can reach gravitate to your side, and you help with your hands and leave before the thanks. You go your own way just as mildly. What you seldom ask aloud is whether one can belong without matching.",
      argument: [
        "When they join forces, principle gets a pair of hands: Aquarius believes that everyone deserves better, and the Adventurer has already picked up this one’s heavy bag. They clash over distance. Aquarius cares from a step back; the other is close enough to smell the rain on the coat. You generally do the near thing and talk only about the far one.",
        "It spares you being thanked, which you find awkward. Those you’ve been good to take you for a passerby and don’t call, and you decide you’re too strange to be called. This week, stay for the second half of one favor. Accept the coffee, sit for twenty minutes, and answer one question about yourself: “To be honest, it’s been a lonely month,” or whatever is so.",
      ],
    },
    Pisces: {
      thesis:
        "Animals, small children and the newly bereaved find you easy to be with, because nothing in you asks them to be otherwise. Pisces lets their mood pass straight into you, and you give it back in a bearable form: a tune, a hand on the arm, a walk without talking. They leave lighter. Distinguishing their wishes from your own is the difficulty. One song can alter the whole day, a longing face can win your yes, and you wonder afterward where you went.",
      argument: [
        "They have a gift in common: Pisces takes in what no one has said, and the Adventurer finds a form for it, in sound or cloth or cooking, that makes strangers feel understood. Because they hardly ever disagree, matters get settled by the last person with a strong wish. You find yourself inside somebody’s crisis and can’t recall having agreed. You only nodded.",
        "Refusing an unhappy face seems cruel, and you aren’t cruel. Still, your own work never gets protected hours, and your resentment surprises those who thought you willing. Two things this week. Start two mornings with thirty minutes on something of yours before you read a message. And when a favor is asked, say, “Let me tell you tomorrow.” By then you’ll know whose wish it was.",
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
