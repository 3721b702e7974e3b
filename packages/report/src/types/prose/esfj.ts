import type { TypeProse } from "../type-prose.ts";

export const esfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    risk: "safe",
    head: "feeling",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Because of you the weekend happens. Aries starts it on a moment’s impulse, your sociable side makes sure that nobody is left out, and a dozen friends who grumbled about going still talk of it months afterward. You take offense on behalf of whoever would never dare to, and you walk into a strange crowd with a timid companion by the sleeve. What follows you home is the one guest who didn’t smile. Having answered for everybody, you lie awake hoping to be forgiven.",
      argument: [
        "They complete each other well: Aries leaps, and the Consul turns around to see whether the last one got across. Consent is the sore point. You decide in an instant, then spend the day collecting the agreement you skipped, so cheerfully that nobody has the heart to object. They object in private, and cancel at the last minute.",
        "To be thought bossy hurts, when all you wanted was for them to enjoy themselves. Keep the speed and add one question. This week, say what you want as quickly as ever: “I’d love for us to go on Saturday. Would you?” Then stop until someone else has spoken, and treat the first objection as information. If it’s no, take the one friend who’d enjoy it.",
      ],
    },
    Taurus: {
      thesis:
        "Your table has comforted more hearts than most advice. Decent bread, clean sheets, the same holiday in the same place every summer: Taurus likes to have things and keep them, the rest of you likes to have people and keep them, and the result is a home that is unusually difficult to leave. You can tell from an appetite how someone is doing. Change comes hard to you, and loss harder. A familiar chair standing empty hurts you long after the others have adjusted.",
      argument: [
        "In agreement they produce dependable comfort, Taurus choosing what is good and the Consul seeing that there’s enough for whoever drops by. What they can’t settle is what’s yours. The Consul gives away anything a guest admires; Taurus remembers the dish for years. Time goes the same way: you offer more than you meant to, then notice who left early and who never returned the favor.",
        "Generosity of this size needs an edge, or it turns into a record that saddens you. This week, when asked for help, say, “I can do Saturday morning, and I have to stop at noon,” and stop at noon. Choose two or three belongings that you don’t lend. And let one friend feed you at their place, with nothing in your hands.",
      ],
    },
    Gemini: {
      thesis:
        "Ask who knows a reliable electrician, a lonely widower or a family with a spare bed, and the answer is you. Gemini loves to talk, the rest of you loves to be in touch, and out of it comes a remarkable service: you keep up with scores of lives and make an old neighbor of a stranger. The town is less lonely for it. You’d never wound anyone on purpose. So it troubles you when news passed on out of concern travels farther than intended.",
      argument: [
        "For a common cause they can raise a barn in a week, Gemini spreading the word and the Consul knowing precisely whom to ask for what. Confidences set them at odds. Gemini would give one up for a good story; the Consul never would, and then shares it with a worried face. Usually you let it out and phone around later.",
        "There’s no malice in it; news is how you keep everybody close. Unluckily, friends adore an evening with you and take their real troubles to someone duller, which leaves you lonelier than anyone would guess. This week, repeat nothing you were told about a third person. When a friend confides in you, say, “This stays with me,” and let them find out over time that it did.",
      ],
    },
    Cancer: {
      thesis:
        "No birthday, fever or slight in your family goes by without you. Cancer worries and the rest of you acts on the worry, with a call, a meal, an offer to come over, so that those you love are hardly ever sick or unhappy by themselves. You know everyone’s preferences, who isn’t speaking to whom, and how it began. They say they don’t know what they’d do without you. You’re glad, and a little afraid of the day when they find out.",
      argument: [
        "Together they end feuds over dessert that would last a lifetime elsewhere, because Cancer feels who is injured and the Consul gets everyone to the table. They fall out when the injury is your own. Cancer wants to withdraw and be coaxed back; the Consul wants smiles at dinner. So you host with a lump in your throat, serve the guilty person first, and aren’t hungry.",
        "It’s a brave way to be sad, and hardly anyone can interpret it, so no comfort comes. Next time, say it while it’s fresh and before the meal: “What you said on the phone hurt me.” Let them answer. Let somebody else get the bread. This week, also allow one relative to solve their own problem, and ask on Sunday how it went.",
      ],
    },
    Leo: {
      thesis:
        "Guests go home standing taller than they came. Leo has presence, and you spend it on others: the introduction that makes a timid man sound fascinating, the present nobody would have dared to want, the toast with the one true detail in it. Your generosity has color, and a family remembers its years by your celebrations. Wanting to be seen yourself is what you hide, in the brightest outfit there. A late thank-you hurts. You’d love to be toasted without having asked.",
      argument: [
        "Both love a crowd, and a crowd is fortunate in them, Leo lifting its spirits and the Consul finding a seat for its grandmother. About the purpose they differ. One checks that everyone is happy; the other, that everyone is looking. You give on a scale that can’t be overlooked, and your guests, suspecting that admiration is expected and unsure of what, say it was too much. You hear that you were too much. Then you do more.",
        "Wanting recognition is no vice, and asking is quicker than hinting. This week, tell someone, “I worked hard on this, and I’d love to hear what you think,” and let the praise in without handing it back. Then do one anonymous favor, and keep it to yourself.",
      ],
    },
    Virgo: {
      thesis:
        "Love, from you, is exact. You straighten the collar, check the dosage, find the doctor who actually calls back, and a great many mishaps fail to occur on account of it. Virgo sees what is wrong and the rest of you can’t let a person you care for go around with it. Nobody in trouble gets a vague offer from you; they get a list, a ride and a date. Few realize that the harshest criticism goes to yourself, for meals that everyone enjoyed.",
      argument: [
        "A sickroom or a wedding brings out their best, Virgo running the schedule to the minute and the Consul making certain that nobody feels run. Opinions divide them, because the Consul wants to please and Virgo wants to be accurate. You put two compliments in front of the fault and one behind it. Everybody hears the fault. So they present their decisions when it’s too late, and you, who meant to help, are told last.",
        "You’d spare them anything, including errors that are theirs to make. Ask first. When someone shows you something this week, say, “Do you want my opinion, or are you just happy with it?” and keep to the answer. Then leave one thing of your own undone overnight, and forgive whoever did it.",
      ],
    },
    Libra: {
      thesis:
        "Two friends who can’t stand each other will both come if you are the host. Libra wants the evening lovely, the rest of you wants it loving, and the work looks like luck: the seats are switched, the silence is filled, each side goes home sure it was understood. In your company others behave better. Your own preference comes last, when it comes at all, and you long for an old friend to order your favorite dish without looking up.",
      argument: [
        "They perform as a duet: Libra finds the fair word, and the Consul says it so affectionately that even the offender nods. They part when a quarrel is serious. Libra would stay above it; the Consul can’t, since these are your own people and loyalty has a side. So you sympathize with both sides and hope they never compare notes. They do, and neither feels chosen.",
        "You did it out of love, and it’s exhausting to be two agreeable people. Answer “What would you like?” this week with a straight preference and no explanation. Then take one side in something that matters, and tell the other person yourself: “I think she was right about this, and I still want to see you.” Expect an uncomfortable hour, then more trust.",
      ],
    },
    Scorpio: {
      thesis:
        "When the worst has happened, many send regards and you come, and stay. Scorpio gives your hospitality a spine: tears, debts and scandal don’t put you off, and you’d do nearly anything for those you consider yours. They feel claimed, in the best sense. Everyone knows you as welcoming, and few suspect the memory underneath, who was at the funeral and who sent a text. You hope for the same devotion back, unasked, and a disappointment shakes you more than you show.",
      argument: [
        "As allies they found a clan: the Consul opens the gate to everyone, and Scorpio won’t abandon anyone who came in. Trust is where they part, given on sight by the one and checked afterward by the other. When someone fails you there’s no scene. You stay polite and withdraw something they didn’t know they had, which keeps the peace and amounts to punishment without an accusation.",
        "It comes of having been loyal first, and longest. But you lose friends who had an explanation. Give the next one a hearing. Within three days, say, “When you didn’t call, I felt that I didn’t count. What happened?” and listen for as long as you spoke. Decide after that. This week, also tell one reliable friend what their loyalty has meant.",
      ],
    },
    Sagittarius: {
      thesis:
        "Any outing grows when you join it. Sagittarius wants the open road, the frank remark and the big laugh; your other half has packed snacks, asked who gets carsick, and brought an extra sweater, so even the nervous come along and are glad. You tell the truth in a manner that makes others laugh before they wince. Then comes a night of going over it. You phone to make sure nobody is upset, and the road you’d take by yourself is mentioned only lightly.",
      argument: [
        "Pulling the same way, they make adventure hospitable, Sagittarius naming the destination and the Consul ensuring that even the aunt with the bad hip can reach it. But the one who says what it thinks shares a mouth with the one who minds how it lands. You settle it by joking, so that whatever you believe can be taken back. Freedom gets similar treatment: you suggest the trip, wait for agreement, and stay home.",
        "It keeps everyone with you, and guessing where you stand. Say one serious thing this week to one person, without the laugh: “I mean this. I don’t think it’s a good idea.” Let them answer. Then plan two days by yourself this season, tell the family the dates, and don’t apologize beforehand by cooking.",
      ],
    },
    Capricorn: {
      thesis:
        "Clubs, schools and families stay alive because of you. You come early, know how everything works, thank the caretaker by name, and stack the chairs after the speeches; Capricorn respects duty, you give it a human face, and others will do for you what they wouldn’t do for a salary. Admitting that you’d like the top job seems immodest. So does an idle afternoon, and you have half forgotten what you used to do for fun.",
      argument: [
        "Together they make authority that nobody minds, because Capricorn sets the standard and the Consul remembers that the man who missed it has a sick wife. Advancement divides them. One wants to get ahead and the other wants nobody left behind, so you climb with everybody’s bags, insisting that it’s no trouble. You do arrive. But since ambition had to pass for service, you can’t say that you wanted it.",
        "Such modesty earned you trust, and left you respected, tired, and short of friends who are neither useful nor in need. Admit one ambition this week to someone safe: “I want that job.” Notice how little they mind. Then give two hours to a person you can’t help or impress, on a day when you’d normally catch up on work.",
      ],
    },
    Aquarius: {
      thesis:
        "You can get a whole street to cooperate, and nobody on it feels herded. Aquarius sees how things could be run more fairly, your sociable side knows which neighbor must be asked first and thanked most, and so the playground gets its shade and the new family its invitation. You’re as civil to the odd as to the important. Many have heard your opinions; hardly any have seen you cry. Handing out plates in the middle of it, you’ve wondered whether you belong there.",
      argument: [
        "Reform is what they do well together, Aquarius supplying the idea and the Consul bringing along the very neighbors who would have fought it. Convention is the trouble. One asks what everyone will think; the other asks why that matters. So you do the unusual thing and apologize, or you give it up and defend everybody else’s right to it. A cause is easier, since there being different counts as good manners, so you join another committee.",
        "Your care is genuine and spread thin; those nearest get what remains. Give up one committee this month: “I’m needed at home on Wednesdays.” Spend that evening with one person, asking about nothing larger than their week. Then do one odd thing publicly, with no apology. Hardly anyone will mention it.",
      ],
    },
    Pisces: {
      thesis:
        "Trouble finds a bed at your house. Pisces feels another’s unhappiness before it’s been told, and within the hour the rest of you has made up the couch and called the sister; whoever came in shaking is both comforted and helped. You don’t inquire whose fault it was. And a few times a year, worn thin by sorrows that weren’t yours, you go somewhere no one will look, and feel guilty about enjoying it.",
      argument: [
        "Mercy and logistics seldom come in one person, and in you they do: Pisces sits with the sufferer all night, and the Consul has them showered and at breakfast with a plan. The strain lies in doing both. You sink in beside someone and then pull them out, which takes twice the strength of an ordinary kindness. So you rescue faster than you recover and turn impatient with your family for no visible reason.",
        "You’d never send anyone away, and a limit isn’t that. Set it at the start, when you still feel generous: “You can stay until Sunday.” It’s gentler than sighing on Wednesday. And once this month, visit someone who has no troubles, tell them how you are, and let them look after you for an hour.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can turn a hall full of strangers into a team before the coffee has stopped dripping.",
        "Your praise is loud, exact and public, and people live up to it for years.",
        "When others hesitate at the edge of a cause or a dance floor, you are already waving them on.",
      ],
      costs: [
        "You give in order to be noticed giving, and a missing thank-you can spoil a month.",
        "Disagreement sounds to you like desertion, so the candid ones drift off and the admirers remain.",
        "You exhaust your friends’ energy along with your own, and then complain that the tired ones are dull.",
      ],
      tensions: [
        {
          between: "Everyone’s wish or yours",
          text: "You ask the crowd what it wants, then bend it toward what you want. Announcing yours first would save everybody the detour.",
        },
        {
          between: "Peace or pride",
          text: "You’d smooth over practically anything except a slight, so the moment your neck becomes hot, name the slight before you attempt any smoothing.",
        },
        {
          between: "Big start or fifth week",
          text: "Openings are your glory, and ordinary weeks go unloved, so arrange a pleasure for the dull ones in advance.",
        },
      ],
      practice:
        "On three evenings this week, do something useful for a person who can’t find out it was you, and tell no one. On the fourth, ask one friend directly for a compliment, and answer it only with “Thank you.”",
    },
    Earth: {
      gifts: [
        "You know what a body needs before it complains, and the remedy is already in your bag.",
        "Everything you arrange takes place, on time, with enough seats and a ramp at the side entrance.",
        "Traditions survive because you maintain them, and lonely people set their year by your holidays.",
      ],
      costs: [
        "Your way of doing things becomes the only way, and eventually others stop offering a hand.",
        "You look after the furniture of love so conscientiously that there’s never any time for sitting on it.",
        "What looks odd to your relatives rarely gets tried, however much you would enjoy it.",
      ],
      tensions: [
        {
          between: "Open house or clean house",
          text: "You want everybody in and nothing disturbed. Decide beforehand which it is tonight, and let the other rest.",
        },
        {
          between: "Serving or sitting",
          text: "Your hands are comfortable only when busy. Sit through one meal a week without rising, regardless of what runs out.",
        },
        {
          between: "Loyal or alive",
          text: "The old arrangement is comfortable and a little dead. Replace one ingredient each season, and preserve the rest.",
        },
      ],
      practice:
        "Pick one chore you always do and someone who does it worse, and hand it over for two weeks without a word of guidance. Whenever you itch to fix it, go outdoors for five minutes instead.",
    },
    Air: {
      gifts: [
        "Between any two people you can identify a third who’d be helpful to both, and you already have the number.",
        "You present each side so pleasantly that enemies end up sharing the parking.",
        "Your memory for who said what, and to whom, saves groups from their own misunderstandings.",
      ],
      costs: [
        "You collect judgments until yours is an average, and an average convinces nobody.",
        "What was told to you in tears has sometimes been told on by you in concern.",
        "There is always someone on the line, so that a thought of more than a minute is invariably interrupted.",
      ],
      tensions: [
        {
          between: "Tradition or curiosity",
          text: "You defend how it’s done and itch to ask why. Ask first, because the defending can wait until you’ve heard the explanation.",
        },
        {
          between: "Loyal or fair",
          text: "Your heart has already chosen its team, whereas your head would be interested in interviewing the other one; announce which of the two is speaking.",
        },
        {
          between: "Nice or exact",
          text: "You blur an opinion until it can’t possibly offend anyone. Include one accurate criticism in every compliment, and leave it there.",
        },
      ],
      practice:
        "Each evening this week write down one question about how something works, nothing to do with anybody you know, and spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
    },
    Water: {
      gifts: [
        "You sense who is being left out while they’re still deciding whether to mind.",
        "In sorrow you know the words, the dish and the right moment to go home.",
        "People continue to belong after divorces, quarrels and death, because you are the one who keeps their place.",
      ],
      costs: [
        "You hear an accusation in a merely tired tone, and apologize people into the very anger you feared.",
        "You wait to be offered what you’ve never requested, and keep the disappointment refrigerated.",
        "Being needed is so sweet to you that you can overlook who is doing the needing.",
      ],
      tensions: [
        {
          between: "Cheering up or feeling it",
          text: "You brighten the atmosphere before you’ve determined whose unhappiness it is. Let an unhappy minute come to its natural end first.",
        },
        {
          between: "Forgiving or remembering",
          text: "You’re reconciled immediately and preserve the offending sentence permanently. Repeat it to its owner once, and after that consider it settled.",
        },
        {
          between: "Crowd or cove",
          text: "You long for everybody and afterward for nobody, so enter the solitary evening in the calendar before you accept the crowded one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one sentence that begins “I feel” and another that begins “I’d like,” and by noon ask somebody for whatever the second of them says, in exactly those words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who came into the world with your birthday, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anybody looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Since here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill, imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "new 1":
      "Choose one change in how you look or speak, and make it before you ask anybody, because once three people have told you what they think you tend to forget your own view.",
    "new 2":
      "When you plan your spending, you begin with what others need. Reverse the order this month: set a sum aside for yourself on payday, and be generous with what is left.",
    "new 3":
      "In conversation you tend to look after everyone’s comfort and leave your own news until the end, when there’s no time for it. Begin with it once this week.",
    "new 4":
      "Is everything you do at home still wanted, or merely expected? Ask the people you live with, or ask yourself, and abandon one task that nobody would miss.",
    "new 5":
      "Plan some fun for which you aren’t responsible. People who organize as well as you do often forget what they like, so let someone else arrange it, and improve nothing.",
    "new 6":
      "Put your own needs into the calendar first this week, whether it’s a walk, a checkup or an early night. The favors can wait.",
    "new 7":
      "Trusting quickly is natural to you, and now and then it’s expensive. With somebody new, listen through three conversations before you offer help, introductions or your confidence.",
    "new 8":
      "There is generally some subject, usually money or illness, that you avoid so that everybody can stay comfortable. Raise it briefly. People accept difficult news from you.",
    "new 9":
      "What you believe was largely taught to you by people you love, which makes it hard to question. Read one good case for the other side. Defend nobody.",
    "new 10":
      "People who can be relied on get thanked more readily than they get promoted. List what depended on you this year, including numbers, and present it to somebody who decides such matters.",
    "new 11":
      "Attend one gathering as a guest only, bringing no food, joining no committee and looking after no newcomer, and although it will feel slightly rude, you’ll find out whether you like being there.",
    "new 12":
      "Since an empty evening makes you reach for somebody to help, keep one free regardless, decline whatever comes in, and notice how long the restlessness lasts before it becomes rest.",
    "full 1":
      "Praise embarrasses you into naming your helpers. When attention comes to you, answer “Thank you, I worked hard on it,” and add nothing for at least ten seconds.",
    "full 2":
      "Add up what being generous has cost you over the past six months, down to the small sums. Continue whatever you’d willingly give again, and cancel one present that has become an obligation.",
    "full 3":
      "If you’ve repeated something that wasn’t yours to tell, say so to the person concerned before they hear it elsewhere, and leave out how well you meant it.",
    "full 4":
      "As soon as feelings run high at home you turn to the practical jobs, so that everyone else gets to talk and nobody hears from you. Leave the dishes. Say how you are.",
    "full 5":
      "You praise effort easily and admit delight rarely. Tell somebody you love what you enjoy about them, apart from anything that they do for you or you for them.",
    "full 6":
      "Now that the favors outnumber the hours, get out of two of them, politely and without finding someone else, and do one of the remaining ones only as well as it needs.",
    "full 7":
      "Out of kindness you often supply what you would have wanted in their place. Ask directly what helps and what doesn’t, and think about the answer before you react.",
    "full 8":
      "Comforting people is your reflex, and sometimes it ends a conversation that needed to continue. When something painful is said, ask one question, then wait longer than feels polite.",
    "full 9":
      "Somebody who differs with you over principles seems to you to have withdrawn affection, which is seldom the case. Say where you differ. Then stay for the rest of the evening.",
    "full 10":
      "Once your work is seen, so are its faults, and blame reaches you faster than applause. Ask for one exact correction, thank the person, and sleep before you apologize.",
    "full 11":
      "Who makes an effort when you don’t? Stop organizing for two weeks, remind no one, and see which friendships keep moving without your hand on them.",
    "full 12":
      "Good cheer is how you hide that you’re worn out, even from yourself. Spend an evening alone, asking which duty you resent most, and hand it over.",
    "eclipse 1":
      "When the person who always copes can’t, tell someone early. “I’m having a hard week” is enough, and you needn’t follow it with a joke.",
    "eclipse 2":
      "If your income changes, you’ll be tempted to keep up appearances first. Look at the actual figures before spending anything on seeming comfortable.",
    "eclipse 3":
      "Not every lapsed friendship is yours to repair. Try once, sincerely, and then leave the other person free to answer or not.",
    "eclipse 4":
      "Because changes at home turn you into everybody’s comforter, say aloud what you’ll miss yourself before you start on the lists.",
    "eclipse 5":
      "Whenever something delightful ends, you move on to whoever is sadder. Take a few days to be disappointed on your own account.",
    "eclipse 6":
      "Should a duty fall away, keep the hours unassigned for a month, even when somebody asks. Somebody will ask.",
    "eclipse 7":
      "A shift in a close bond sends you to friends for advice. Ask the person concerned first, in words that can’t be mistaken.",
    "eclipse 8":
      "It’s possible to let go of a debt or a grudge without rewarding anybody. Decide it privately, and tell them later, if ever.",
    "eclipse 9":
      "Giving up an old certainty isn’t disloyal to the people who taught it. Explain your reasons once, kindly, without asking leave.",
    "eclipse 10":
      "Without a role to fill, you tend to invent one. Spend a few weeks interested in things for which nobody needs you.",
    "eclipse 11":
      "A circle is changing, and it isn’t always your job to hold it together. Choose three friends, and look after each of them alone.",
    "eclipse 12":
      "Since worry feels to you like a form of love, put one old worry down this week without checking whether the person managed.",
    "jupiter soft":
      "People come toward you easily now, and each new friend brings new duties unless you choose well. Accept whatever enlarges your own life, postpone whatever merely lengthens the guest list, and allow yourself to be given something.",
    "jupiter hard":
      "Enthusiasm makes you promise on behalf of a person with more hours than you have. Until this has passed, answer every request with “I’ll tell you tomorrow,” and keep a written count of what you’ve already taken on.",
    "saturn soft":
      "Being reliable gets noticed as skill now, provided that you describe it as skill. If you are offered responsibility, settle the hours, the authority and the assistance before agreeing; afterward it’s harder to ask.",
    "saturn hard":
      "Because less praise reaches you for some months and your habit is to work harder for it, choose one task that matters, finish it to your own liking, and ask for facts in place of reassurance.",
    "uranus soft":
      "You are readier than usual to try something that nobody around you does. Give it four weeks before discussing it with the people whose opinion counts most, since you’re inclined to treat their surprise as a verdict.",
    "uranus hard":
      "In any upset you restore order quickly, if only to calm the others. Wait several days first. Some of what fell apart had been kept up entirely by your effort, and you are allowed to let it go.",
    "neptune soft":
      "Sympathy comes so readily now that you can scarcely tell whose feelings you are having. Music, prayer or volunteer work gives it a form. An hour for going home gives it an end.",
    "neptune hard":
      "Being needed is the thing most likely to cloud your judgment. Before you lend money, time or your good name, describe the situation to an unsentimental friend, including the detail you’d prefer to omit.",
    "pluto soft":
      "What does your helpfulness get you? Affection, influence and a say in things are the usual answers, and none of them is shameful. Choose one and ask for it directly, with no favor attached.",
    "pluto hard":
      "When someone tries to control you, you become nicer, and it rarely works. Having said once what you will no longer do, put up with their displeasure for a while. Don’t repair it.",
    "mercury retrograde":
      "A great deal of news passes through you, and for now some of it is wrong. Check times, places and sources, and repeat nothing you heard secondhand.",
    "mercury direct":
      "Send the reply you have been softening. State your view in the first two lines, since everything you add afterward tends to take it back.",
    "venus retrograde":
      "Fond memories leave out how much work a friendship used to be. Before you get in touch again, recall who made the effort.",
    "venus direct":
      "After weeks of comparing your taste with everyone else’s, pick what you like. The purchase needs only one vote, and it’s yours.",
    "mars retrograde":
      "Anger in you comes out as hints, sighs and vigorous housework. Move first, for twenty minutes outdoors, then name the actual complaint in one sentence.",
    "mars direct":
      "Now that energy returns, and others have uses for it, give the first mornings to a plan of your own. Announce nothing yet.",
    "ingress jupiter":
      "Generosity is your habit in most matters. In this one, for about a year, practice the other skill, which is receiving.",
    "ingress saturn":
      "For a few years this part of life rewards the promises you make to yourself, if you keep them as faithfully as the others.",
    "ingress uranus":
      "Traditions you have relied on here need revising over the coming years. Revise them deliberately, one by one, before they break.",
    "ingress neptune":
      "In this matter helping and being used grow hard to tell apart. Tiredness that sleep doesn’t mend is your best sign.",
    "ingress pluto":
      "Slowly, over many years, you stop maintaining something here merely to keep people contented. Let the change show from the start.",
    "month 1":
      "Before other people’s needs fill the calendar, reserve one evening a week for yourself, and keep it as you would keep a promise.",
    "month 2":
      "Ask for help once a week with something you could easily do alone, accepting their method even where yours is better.",
    "month 3":
      "Thanks that you feel and haven’t spoken belong in this month: tell two people exactly what they did well.",
    "month 4":
      "Notice how often you check a face before you finish a sentence. Finish three of them this week without looking.",
    "month 5":
      "Spend two hours by yourself somewhere pleasant, without an errand to justify it, and choose everything to suit your own taste.",
    "month 6":
      "Half the year is over. Which friends called without needing something? Make your plans with them, and let the others take the initiative.",
    "month 7":
      "At the next occasion that you aren’t hosting, resist improving it: no advice, no clearing up, no rescuing of the conversation.",
    "month 8":
      "Disagree pleasantly with someone close, on a matter of middling weight, and leave it open overnight. Affection generally lives through this.",
    "month 9":
      "Learning suits you best in company. Sign up for something with a weekly session, and go as a pupil, not as its social secretary.",
    "month 10":
      "Make one request at work that benefits only you, in a single sentence, and then keep silent until they’ve replied.",
    "month 11":
      "Some kindness you do in order to be thanked. Identify one instance, without shame, and either stop or ask for the thanks openly.",
    "month 12":
      "Divide the holiday tasks into those you enjoy and those you merely expect of yourself, and hand over or leave out the second half.",
  },
};
