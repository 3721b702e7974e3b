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
        "You’ve usually said yes for everybody before they have checked their calendars. Aries starts things, the rest of you makes sure that no one is left out, and the result is often the best weekend of the year for a dozen people who grumbled about going. You are brave on behalf of others and quick to take offense for them. Afterward, what stays with you is the one person who didn’t smile.",
      argument: [
        "The Consul would like a show of hands; Aries has already booked it. You decide in an instant, feel guilty, and spend the rest of the day collecting the agreement you skipped, so cheerfully that nobody has the heart to object. They object in private. What you get is a circle of friends who agree to everything and cancel at the last minute, and the suspicion, which you find very unfair, that you like to be boss.",
        "Keep the speed and add one question. This week, say what you want as quickly as ever: “I’d love for us to go on Saturday.” Then stop for as long as it takes someone else to speak, and treat the first objection as information. If they say no, do it with one person who’d enjoy it.",
      ],
    },
    Taurus: {
      thesis:
        "You can tell a good deal about how someone is doing from what they eat at your table, and you watch. Comfort is a serious matter: decent bread, clean sheets, the same holiday in the same place every summer. Taurus likes to have things and keep them, the rest of you likes to have people and keep them, and between the two you’ve built a home that is unusually difficult to leave. You change your mind about once in ten years.",
      argument: [
        "These two agree on nearly everything, and differ about what’s yours. The Consul gives away whatever a guest admires; Taurus remembers the dish for years and would have liked to keep it. You settle it by being generous on the spot and missing the thing afterward. The same happens with time. You offer more than you want to, then notice who left early and who never returned the favor, and a kindness that was meant freely turns into a quiet record.",
        "Decide beforehand. This week, when someone asks for help, say, “I can do Saturday morning, and I have to stop at noon,” and stop at noon. Choose two or three belongings that you don’t lend. And let one friend feed you at their place, without bringing anything.",
      ],
    },
    Gemini: {
      thesis:
        "News reaches you early, and you know who should hear it next. You keep up with a remarkable number of people, remember their stories, and can make a stranger feel like an old neighbor in five minutes. Gemini loves to talk; the rest of you loves to be in touch. You’d never hurt anyone on purpose. Still, you’ve told a friend’s secret out of concern more than once, and felt clever for a second while you did it.",
      argument: [
        "One of you talks in order to connect and the other to be interesting. Gemini would give up a confidence for a good story; the Consul never would, and then shares it with a worried face. Usually you let it out and phone around later, asking people not to repeat it. They adore an evening with you and take their real troubles to someone duller, which leaves you in the middle of everything and lonelier than anyone would guess.",
        "For one week, repeat nothing that was told to you about a third person, even the harmless things. If a friend confides in you, say, “This stays with me,” and let them find out over time that it did.",
      ],
    },
    Cancer: {
      thesis:
        "No birthday, fever or slight in your family goes by without you. You remember what everyone likes, who isn’t speaking to whom, and how it began, and whenever Cancer worries the rest of you acts on the worry, with a phone call, a meal or an offer to come over. People say they don’t know what they would do without you. It pleases you to hear. You’ve also arranged things so that they’ll never find out.",
      argument: [
        "Ask both halves what matters and they answer together: the people at home. They fall out when those people misbehave. Cancer wants to withdraw and be coaxed back; the Consul wants everyone at dinner, smiling. So you host with a lump in your throat, serve the guilty person first, and say that you aren’t hungry, which is a message nobody can read. You lose the comfort you were hoping for, and the younger ones learn to be hurt politely.",
        "Next time, say it while it’s fresh and before the meal: “What you said on the phone hurt me.” Then let them answer, and let somebody else get the bread. This week, also allow one person in the family to solve their own problem, and ask them on Sunday how it went.",
      ],
    },
    Leo: {
      thesis:
        "You give wonderful parties, presents and compliments, and you watch to see whether it was noticed. Leo has presence, and the rest of you was taught that one mustn’t be seen wanting attention, so you put other people in the center, generously, dressed in the color that everybody sees first. A late thank-you hurts you more than you’d say. What you would love is for someone to toast you without being asked.",
      argument: [
        "Both sides love a crowd and have different plans for it. The Consul checks that everyone is happy; Leo checks that everyone is looking. You settle it with generosity on a scale that can’t be overlooked, and people, who feel that they’re supposed to admire something and can’t tell what, say that it was too much. You hear that you were too much. Then you do more.",
        "Try asking. This week, tell someone, “I worked hard on this, and I’d love to hear what you think,” and let the praise in without handing it back. Then do one kind thing that can’t be traced to you, and keep it to yourself for good.",
      ],
    },
    Virgo: {
      thesis:
        "Your love arrives in the form of corrections. You straighten the collar, check the dosage, suggest the shorter route, and remember the form that somebody else forgot, because Virgo sees what’s wrong and the rest of you can’t let a person you love go around with it. You apologize for meals that everyone enjoyed. Few people realize that you speak to yourself far more harshly than you’d ever speak to them.",
      argument: [
        "The Consul wants people to be pleased and Virgo wants things to be right, a combination that works well for a dinner and badly for a daughter, a friend or a new haircut. As a rule you put two compliments in front of the fault and one behind it. Everybody hears the fault. So they show you their decisions when it’s too late to change them, and you, who only wanted to help, are told last.",
        "Ask first. When someone shows you something this week, say, “Do you want my opinion, or are you just happy with it?” and keep to the answer. If you’ve noticed a fault anyway, write it down at home and look again in a week. Then leave one thing of your own undone overnight.",
      ],
    },
    Libra: {
      thesis:
        "Within a minute you know who shouldn’t sit next to whom, and you’ve moved the chairs before they notice. You’re gracious, quick to smooth over an awkward silence, and good at making two sides feel equally understood, since Libra wants the evening lovely and the rest of you wants it loving. Your own preference comes last. Sometimes it doesn’t come at all, and people who have known you for years couldn’t name your favorite restaurant.",
      argument: [
        "Since both are devoted to peace, they compete in courtesy. Libra would stay above a quarrel; the Consul can’t, because these are your own people and loyalty has a side. So when two friends split up, you sympathize with both, agree with both, and hope they never compare notes. They do. Neither of them feels chosen, and you’re exhausted from being two agreeable people.",
        "Practice where it costs nothing. Once a day this week, answer “What would you like?” with a straight preference and no explanation. Then take one side in something that matters, and tell the other person yourself: “I think she was right about this, and I still want to see you.” Expect an uncomfortable hour.",
      ],
    },
    Scorpio: {
      thesis:
        "Everyone knows you as warm. Few have noticed that you remember who came to the funeral, who sent a text instead, and who said nothing. Scorpio keeps count beneath all that hospitality, and the rest of you goes on serving coffee. You would do almost anything for the people you consider yours. They’re expected to do the same, and to know it without being told, and you can tell at once when they don’t.",
      argument: [
        "The Consul trusts on sight; Scorpio checks afterward. So the people you welcome with both arms are being watched without suspecting it, and when one of them fails you there’s no scene. You stay polite and withdraw something they didn’t know they had, a settlement that keeps the peace and amounts to punishment without an accusation. You lose friends who had an explanation, and conclude that nobody is as loyal as you are.",
        "Give the next one a hearing. Within three days, say, “When you didn’t call, I felt that I didn’t count. What happened?” and listen for as long as you spoke. Decide after that. This week, also tell one reliable friend what their loyalty has meant.",
      ],
    },
    Sagittarius: {
      thesis:
        "You long to get away, and you’d like everyone to come along. Sagittarius wants the open road, the frank remark and the big laugh; the rest of you has packed snacks, asked who gets carsick, and brought a sweater for whoever forgot one. You’re honest at moments that surprise even you. Then you go over what you said for two days, and phone to make sure that nobody is upset.",
      argument: [
        "Here the one who says what it thinks shares a mouth with the one who minds how it lands. Sagittarius tells the host that the music is dreadful; the Consul dances to it for an hour to make up. You settle it by joking, so that everything you believe goes out with a laugh and can be taken back. People find you entertaining and don’t know where you stand. Freedom gets similar treatment: you suggest the trip, wait for agreement, and stay home.",
        "Say one serious thing this week to one person, without the laugh: “I mean this. I don’t think it’s a good idea.” Let them answer. And plan two days by yourself within the next three months, tell the family the dates, and don’t apologize beforehand by cooking.",
      ],
    },
    Capricorn: {
      thesis:
        "Sooner or later you’re in charge, usually because you stayed to clean up and knew how everything worked. Capricorn respects duty, the rest of you wants to be liked for doing it, and so you climb steadily while assuring everybody that you’re only helping out. You care a good deal about how the family is seen. Nobody has ever caught you being lazy. It’s a long time since anyone caught you having fun.",
      argument: [
        "Capricorn wants to get ahead and the Consul wants nobody left behind, so you move like a person carrying everyone’s bags who insists that it’s no trouble. You do arrive. But since ambition has to pass for service, you can’t say that you wanted the post, and since kindness has to fit between appointments, people get it in short portions. It leaves you respected, tired, and short of friends who are neither useful nor in need.",
        "Admit one ambition this week to a friend: “I want that job.” Notice how little they mind. Then give two hours to someone you can’t help or impress, on a day when you’d normally catch up on work.",
      ],
    },
    Aquarius: {
      thesis:
        "You can get a whole street to cooperate, and you’ve wondered privately whether you belong there. You’re friendly, fair and full of ideas about how things ought to be done, and people rely on you to say so. Aquarius stands a step outside every group; the rest of you is in the middle of it, handing out plates. Many people know your opinions. Hardly any have seen you cry.",
      argument: [
        "One half of you asks what people will think, and the other asks why that should matter. As a rule you either do the unusual thing and apologize for it, or give it up and defend everyone else’s right to it. A cause makes it easier, because there being different counts as good manners. So you join another committee. You become available to the public in general, while those nearest get what’s left of the Consul’s warmth, mostly as information.",
        "Give up one committee this month, and tell them, “I’m needed at home on Wednesdays.” Spend that evening with one person, asking about nothing larger than their week. Then do one odd thing you’ve wanted to do, in public, with no apology and no explanation. Hardly anyone will mention it.",
      ],
    },
    Pisces: {
      thesis:
        "People in trouble find you, and you let them in. You feel what they feel almost before they’ve told you, and within the hour you have made up a bed, called somebody, and put on water for tea. Pisces suffers along with them; the rest of you organizes the recovery. You mean every bit of it. Then, a few times a year, you can’t bear one more person’s sadness and go somewhere that nobody will look for you.",
      argument: [
        "Pisces would sit with the sufferer all night; the Consul wants them showered and at breakfast with a plan. Usually you do both, first sinking in beside them and then pulling them out, which takes twice the strength of an ordinary good deed. Nobody adds it up, so you rescue faster than you recover, turn impatient with your family for no reason they can see, and feel guilty about that as well.",
        "Set the limits at the start, when you still feel kind: “You can stay until Sunday.” It’s gentler than sighing on Wednesday. One person at a time. And twice this month, visit someone who has no troubles at all, tell them how you are, and let them look after you for an hour.",
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
