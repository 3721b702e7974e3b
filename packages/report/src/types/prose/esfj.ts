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
        "People come home to discover that you’ve said yes for all of them. Aries starts the engine and the rest of you distributes matching shirts, so that a dozen grumbling people have the best weekend of their year, and you lie awake afterward over the one who didn’t smile. What you’re after is to be first, and to be thanked for it by everybody.",
      argument: [
        "The Consul would like a show of hands; Aries has already left with the car keys. On paper that makes you a born captain, but in practice you decide instantly, feel guilty, and go around for the rest of the afternoon collecting the agreement that you skipped. You settle it by being so cheerful that nobody dares to mind.",
        "They mind in private. You decide for people and afterward seek their permission, and are left with a circle that agrees to everything and cancels at the last moment. Try a pause with a length to it: announce what you want immediately, as loudly as you like, and wait twenty seconds before you say “we,” because in those twenty seconds someone will speak. Treat the first objection as an improvement to the plan.",
      ],
    },
    Taurus: {
      thesis:
        "You watch a guest’s fork the way others watch the weather. Taurus gave you the heavy pans, the soft blankets and the dining table where no one has ever been hurried; the rest of you needs every chair around it occupied, and requests second helpings on the visitors’ behalf. Under all that plenty you are building one place that people will always come back to, so that nobody you love can quite get away.",
      argument: [
        "These two shake hands over dessert and agree on nearly everything: good things, known faces, the same week at the same shore. Where they part is over ownership. Taurus counts the spoons after the party, and the Consul would have given them to anybody who admired them. You settle it by being generous on the spot and then missing the thing, quietly, for years.",
        "You give more than you want to, and end up noticing how much people ate and how soon they rose. Decide before they arrive what is for giving and what is for keeping, and lock the second kind in a cabinet without embarrassment. And let one visit happen at someone else’s house, on their chipped plates, with nothing in your hands.",
      ],
    },
    Gemini: {
      thesis:
        "You heard it before the person it happened to. Gemini made you quick and the rest of you made you considerate, so the entire neighborhood sends its news through your hands and receives it back with the sharp bits filed off. You call it keeping in touch. What you are really doing is making sure that no circle anywhere can form with you on the outside.",
      argument: [
        "One of you talks in order to connect, the other to amuse itself, and neither has ever been the first to leave. Gemini would trade a confidence for a good punch line; the Consul never would, and then does it out of concern, “I only mention it because I’m worried.” Usually you let the news go and telephone everybody later, asking them not to repeat it.",
        "You repeat what was confided, so people adore an evening with you and take their genuine trouble to someone duller. Keep one thing to yourself each week, something juicy, and go to lunch with the very friend who would enjoy it most. If you come home with it unsaid, you have become a person who can be told more.",
      ],
    },
    Cancer: {
      thesis:
        "Somewhere in your house, on a door frame or in a drawer, there is a record of every child who was ever handed to you. Cancer remembers, the other half telephones, and between them no birthday, fever or slight has gone unattended in years. People say that they don’t know what they’d do without you. You have arranged it like that, out of love, and out of an old fear that they would manage.",
      argument: [
        "Ask them what matters and both answer, in unison, the people at home. They fall out when those people misbehave, because Cancer wants to draw in its legs and be coaxed, whereas the Consul wants everyone around the table by six, smiling. So you host the dinner with a lump in your throat, serving the guilty party first and claiming that you aren’t hungry.",
        "That is a message, and no one can read it. You conceal the injury, forfeit the very comfort you were hoping to be offered, and teach the younger ones to be hurt politely. Serve yourself first for once, and say the thing with the ladle still in the pot: “What you said on the phone stung.” Then sit down, and let another person fetch the bread.",
      ],
    },
    Leo: {
      thesis:
        "For any big occasion you have a toast prepared, and you’ve arranged for someone else to give it. Leo knows how to fill a hall; the rest of you knows that one mustn’t appear to want to, and so you stand near the cake in the color that attracts every eye, applauding harder than anyone. All this hospitality is one long hope that a glass will be raised and your own name will follow.",
      argument: [
        "Both halves love a crowd, and each has its own idea of what the crowd is for: the Consul looks around to see that everyone is happy, Leo to see that everyone is looking. You settle the matter by generosity on a scale that can’t be overlooked, with the biggest bouquet, the surprise trip, the check seized in midair.",
        "You give what you would like to receive, and a present with a spotlight in it leaves people uncertain whom they’re supposed to admire. Separate the two. Give one thing this month that cannot be traced to you; then ask, directly, for admiration of one particular thing that you did, a song, a speech, a new coat, and stand still while you receive it.",
      ],
    },
    Virgo: {
      thesis:
        "Your hand goes to a friend’s collar before you’ve said hello. Virgo sees the lint, the rest of you can’t let a person you love go around wearing it, and so your tenderness generally arrives in the form of a small adjustment. You know the allergies, the dosage, the shorter route. You’re working, one correction at a time, toward a world in which everyone is comfortable and nobody has to ask.",
      argument: [
        "What the Consul wants is for people to be pleased; what Virgo wants is for things to be right. They get along beautifully over a cake and badly over a human being, as when someone you love twirls in a new dress and you mention the hem. You tend to settle it with sugar, two compliments in front of the flaw and one behind.",
        "Everybody hears the flaw. Consequently they dress for you with dread, and show you their decisions when it is too late to alter them. Ask first, “Do you want my opinion or my applause?” and obey the answer. If it’s applause, put the hem in a notebook at home, where most hems, a week later, turn out to have been of no importance.",
      ],
    },
    Libra: {
      thesis:
        "You can tell within a minute who shouldn’t sit by whom, and you’ve moved the cards before they notice. Libra wants the evening lovely and the rest of you wants it loving; together they have never let an awkward silence reach full term. Your own preference goes around the table last and comes back empty. You are making a world so agreeable that nobody will ever ask you to take a side.",
      argument: [
        "Since both are devoted to peace they ought to get along, and instead they outbid each other in courtesy. Libra would stay above a quarrel. The Consul can’t, because these are its people and loyalty has a side, so when two friends separate you see them both, sympathize with both, and buy each of them the same scarf.",
        "The scarves meet, eventually. You avoid choosing, with the result that neither friend feels preferred, and you’re exhausted from being two agreeable persons. Practice on trifles, aloud and without giving reasons: this film, that restaurant, the window open. Then take a side once in something that matters, and tell the other party yourself, before supper, in person. They’ll respect it sooner than you think, and you will sleep.",
      ],
    },
    Scorpio: {
      thesis:
        "Everybody knows that you’ll take them in. Very few have noticed that you remember exactly who came, and when, and who sent a text instead, because Scorpio keeps the accounts in the cellar of that sunny house. You would give a kidney to a friend and never forgive a missed funeral. What you are really up to is testing, with casserole after casserole, who would do the same for you.",
      argument: [
        "The Consul trusts on sight and Scorpio runs the background check afterward, so that the people you welcome with both arms are under observation without suspecting it. When one of them fails, there is no scene. You go on smiling and merely stop saving them the corner piece, which is how you settle it: warmth above, a verdict below.",
        "You punish without an accusation, and lose friends who might have had an answer. Give them a hearing. Within three days of the offense, in daylight, tell the accused what they did and what you made of it, and then listen for as long as you talked. Only then pass judgment. About half the cases collapse on the spot, and the corner piece can be reinstated without ceremony.",
      ],
    },
    Sagittarius: {
      thesis:
        "You would love to run away, and you’d need a bus, because everybody’s coming. Sagittarius hears a foreign town calling; the rest of you has already packed snacks for eleven and inquired who gets carsick. Halfway through the farewell you say something much too frank, and you spend the flight composing the apology. What you’re after is a horizon attainable without having to leave a single person behind.",
      argument: [
        "Here the one who says what it thinks shares a mouth with the one who minds how it lands. Sagittarius informs the bride that the band is dreadful, and the Consul spends the reception dancing in front of the musicians with both thumbs up. You settle it by joking, so that each true statement goes out in a paper hat and can be called back.",
        "You conceal your convictions in jokes, and they are taken for entertainment. State one a week seriously, to a single person, without a laugh, and let them answer. As for the road, go somewhere by yourself for two days every year. You’ll discover who you are with nobody carsick beside you, and the others will discover where the snacks are kept.",
      ],
    },
    Capricorn: {
      thesis:
        "In any meeting there’s one person who stays to stack the chairs and is somehow chairman by spring. Capricorn likes a duty, the rest of you likes to be liked for it, and between them they have built someone whom every committee in the county has on file. You stand very straight in photographs. All this respectability has one tender aim: that nobody belonging to you should ever have to be ashamed in public.",
      argument: [
        "Capricorn climbs, the Consul waits for the stragglers, and the pace they agree on is that of a person with three suitcases who insists that it’s no trouble. You get there. But since the ambition has to pass for service, you can never say that you wanted the post, and since the kindness has to fit between appointments, people receive it in eight-minute portions.",
        "You miss the company of anyone who is neither useful nor in need. Admit the ambition to one friend in so many words, “I want that job,” and see how little they faint. Then reserve two hours for someone you can’t help or impress, an old schoolmate for example, and leave the watch at home. Be seen in bad shoes. Your reputation will survive.",
      ],
    },
    Aquarius: {
      thesis:
        "You’ll organize the block party and then wonder, over the potato salad, why human beings stand in circles. Aquarius studies the customs; the rest of you is baking for them. Four hundred people greet you by name, every one of them has heard you announce what the town needs, and hardly any have seen you cry. Your project is a community odd enough to have room for you and nice enough to stay in.",
      argument: [
        "One of you asks what people will think and the other asks why it should matter, at the same moment, in front of the same mirror, about the same hat. As a rule you either wear the hat and apologize for it all evening, or leave it at home and defend, at considerable length, everyone else’s right to wear one. In a cause, you find, being different passes for good manners.",
        "You are available to everyone in general, and those nearest to you get the newsletter. Give up one committee, spend that evening with one person, and ask about nothing larger than their week. And wear the hat to the dentist, without comment. Nobody will mention it, which is worth knowing.",
      ],
    },
    Pisces: {
      thesis:
        "Strays find you: cats, cousins, a man whose sofa fell through. Pisces feels what they feel and the rest of you has the spare sheets, so that your house resembles a small hotel for the brokenhearted, breakfast included. You weep with each of them and mean it. About twice a year you sit in a parked car with the radio on, unfindable, hoping that someone will take you in and ask no questions.",
      argument: [
        "Pisces would float along with the sufferer, downstream, all night; the Consul wants them showered and at the table by nine, with a plan and a clean shirt. Usually you do both, first sinking in beside them and then hauling, which uses up twice the strength of an ordinary good deed. You settle it by never adding up the strength.",
        "You rescue more rapidly than you recover, as anyone who has seen you in the parked car could confirm. Set limits in advance: one stray at a time, with a departure date, stated aloud on arrival, which is kinder than the sighing. And twice a month be a guest yourself, at the home of a person with no troubles at all. Bring nothing. Let them take your coat and keep it.",
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
          text: "You’d smooth over anything except a slight. When your neck heats up, name the slight before the smoothing.",
        },
        {
          between: "Big start or fifth week",
          text: "Openings are your glory, and ordinary weeks go unloved, so arrange a pleasure for the dull ones in advance.",
        },
      ],
      practice:
        "On three evenings this week, do something useful for a person who can’t find out it was you. Tell no one. On the fourth, ask one friend directly for a compliment, and answer it only with “Thank you.”",
    },
    Earth: {
      gifts: [
        "You know what a body needs before it complains, and the remedy is already in your bag.",
        "Everything you arrange takes place, on time, with enough seats and a ramp at the side entrance.",
        "Customs live because you keep them, and lonely people set their year by your holidays.",
      ],
      costs: [
        "Your way of doing things becomes the only way, and eventually others stop offering a hand.",
        "You look after the furniture of love so well that there’s no time left to sit on it.",
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
        "Pick one chore you always do and someone who does it worse. Hand it over for two weeks, without a word of guidance. Whenever you itch to fix it, go outdoors for five minutes instead.",
    },
    Air: {
      gifts: [
        "Between any two people you can find the third who’d help them both, and you have the number.",
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
          between: "Custom or curiosity",
          text: "You defend how it’s done and itch to ask why. Ask first; the defending can wait until you’ve heard.",
        },
        {
          between: "Loyal or fair",
          text: "Your heart has picked a team and your head would like to interview the other one. Announce which of the two is speaking.",
        },
        {
          between: "Nice or exact",
          text: "You blur a judgment until it can’t offend. Put one sharp remark in each kind one, and leave it there.",
        },
      ],
      practice:
        "Each evening this week write down one question about how something works, nothing to do with anybody you know. Spend ten minutes on it by yourself. On the seventh evening tell one person the best answer you found.",
    },
    Water: {
      gifts: [
        "You sense who is being left out while they’re still deciding whether to mind.",
        "In sorrow you know the words, the dish and the right moment to go home.",
        "People remain part of your family after divorces, quarrels and death, because you keep their place.",
      ],
      costs: [
        "You hear an accusation in a tired tone, and apologize people into the anger you feared.",
        "You wait to be offered what you’ve never requested, and keep the disappointment refrigerated.",
        "Being needed is so sweet to you that you can overlook who is doing the needing.",
      ],
      tensions: [
        {
          between: "Cheering up or feeling it",
          text: "You brighten the mood before you know whose it is. Let an unhappy minute run to its natural end first.",
        },
        {
          between: "Forgiving or remembering",
          text: "You make up at once and store the sentence for good. Say it to its owner, then throw it out.",
        },
        {
          between: "Crowd or cove",
          text: "You long for everyone and then for no one. Put the empty evening on the calendar before the full one.",
        },
      ],
      practice:
        "Each morning for ten days, before you speak to anyone, write one line that begins “I feel” and one that begins “I’d like.” By noon, ask one person for what the second line says, in the same words.",
    },
  },
  openings: [
    "Anyone who has met you twice thinks they know you, and what they know is accurate: the greeting, the names, the hand on the elbow, the plate that comes back full. Considerably less is known about the other party, who arrived with the date you were born, holds views of its own, and has been waiting politely for the guests to leave.",
    "No payroll has a line for what you do all day, although half of the place runs on it. They know it too, which is why there’s a card with forty signatures whenever you take a week off, and no improvement in your salary. These pages are about work that deserves you, and what it costs to be so easy to have around.",
    "You love out loud and by hand, with calls, rides, birthdays, a sweater in the right size, and nobody near you has ever doubted that they were looked after. Whether anybody looks after you is a subject from which you steer with considerable skill. In this part it gets brought up again, by people who have been waiting for a gap.",
    "Under the welcome mat there’s a key, and under the key there’s a cellar that isn’t included in the tour. It contains the answers you never made and the appreciation you never received, arranged by year. Come down for an hour. Nothing here is as bad as its smell, and a surprising amount can go straight out to the curb.",
    "You know what every member of the household ought to eat, and what have you had today? Half a muffin and someone’s crusts. Here come the ordinary hours, with their sleep, backs, lessons, glue, and a stone or two on the windowsill. Imagine that you’re the one who is coming to visit, and get ready accordingly.",
    "What is it all for, the lists, the visits, the thousand small considerate things? You’ve seldom had an opportunity to ask, since someone was always at the gate, and now nobody is. Take your apron off for these last pages, which are about your convictions, what you will leave, and how to be one of the people you are so good to.",
  ],
  year: {
    "new 1":
      "Try the new look on a stranger before you try it on the household, and if you catch yourself consulting three people about how it suits you, the first mirror was enough.",
    "new 2":
      "Decide what you want for yourself before anyone’s birthday comes up, put aside the first tenth under your own name, and treat the others from what remains.",
    "new 3":
      "Call on the neighbor you’ve only waved at, with empty hands and no baked goods, bringing a question about something you have always wondered, and stay fifteen minutes.",
    "new 4":
      "Alter one family custom by a single ingredient and announce it cheerfully in advance. Somebody will sigh. Let them, while you pass the new dish and observe what is eaten.",
    "new 5":
      "Plan some fun in which you aren’t the host, the driver or the one with the bandages. Say yes to whoever is organizing it, and arrive late.",
    "new 6":
      "Build the day around one thing that your own body requested, a walk or an early night, and tell the others when you’re unavailable, cheerfully, without giving reasons.",
    "new 7":
      "Let someone new be slow to warm up. You’ll want to introduce them to everyone by the weekend; have three meetings alone with them first, and ask for their stories.",
    "new 8":
      "Bring up the sum, the will or the worry that your family talks around, in a few words over the dishes. From you it will be bearable.",
    "new 9":
      "Go somewhere nobody from your circle has been, if only a different church or a night class, and take no one along. The first hour is lonely; then it’s yours.",
    "new 10":
      "Put your name forward before they ask who is willing, and write down what you’ve kept running this year, in numbers, for a person who decides such things.",
    "new 11":
      "Join a group as its least useful member. Bring no snacks, chair nothing, learn the names slowly, and find out whether they like you for your company alone.",
    "new 12":
      "Cancel one standing engagement and don’t fill it. The first empty evening will feel like a punishment, and by the third you will be short with anybody who interrupts.",
    "full 1":
      "All eyes turn your way, and you’ll be tempted to point at your helpers. Stand still for the length of a photograph, and afterward write down the praise, verbatim.",
    "full 2":
      "What it costs to be everyone’s generous one is now in black and white. Read it with a friend who understands arithmetic, and retire one habit of treating.",
    "full 3":
      "Something you passed along comes back to you, larger. Go to the person it was about before supper, say what you said, and let them be cross.",
    "full 4":
      "The whole clan has feelings, which they expect you to serve on platters. Ask each in turn what they want, then say what you want, last and loudest.",
    "full 5":
      "A romance, a child or a piece of work takes its bow. Clap, and then do a thing you seldom do: tell them what it meant to you.",
    "full 6":
      "Your calendar shows what it has been eating. Strike out two good deeds this week, let someone else’s be worse than yours, and lie down in the afternoon.",
    "full 7":
      "What the other person really wants is on the table, and it bears little resemblance to what you had been providing. Rather than defending the menu, ask for the order again, listening.",
    "full 8":
      "An unsaid thing gets said, and your instinct is to put the kettle on. Remain seated, and let the silence go on for ten breaths before you offer anyone comfort.",
    "full 9":
      "Someone you like holds the opposite of what you were raised on, and explains it well. Resist the peace offering; say where you agree, where you don’t, and stay friends.",
    "full 10":
      "Your work is seen by people who matter, and so is any gap in it. Thank them briefly for both, and ask what they’d put you in charge of.",
    "full 11":
      "A circle you hold together shows its cracks or its devotion. Find out by leaving one gathering entirely to them; see who calls, who cooks, and who only comes.",
    "full 12":
      "The tiredness behind your good cheer asks for an audience. Give it one, alone, with the curtains drawn; by the second cup you’ll know which kindness you are sick of.",
    "eclipse 1":
      "The one who always manages steps down. Practice saying “I’m having a hard week” to the cashier, then to your sister.",
    "eclipse 2":
      "Some source of comfort or cash closes and another takes its place. Before you economize on yourself, economize on appearances.",
    "eclipse 3":
      "A running conversation comes to its end. Thank them for the years of it, and don’t recruit a replacement by the weekend.",
    "eclipse 4":
      "A house, or someone’s seat in it, is given up. Make the last meal an ordinary one and invite whoever is left.",
    "eclipse 5":
      "The children’s hour, the flirtation or the show is over. Pack the costumes yourself, keep one hat, and ask what delights you now.",
    "eclipse 6":
      "A duty that gave your week its shape is taken away. Leave the gap for a month before anyone hears you’re free.",
    "eclipse 7":
      "One of the two of you changes places. Ask the new terms directly, and don’t consult more than a single friend.",
    "eclipse 8":
      "What tied you to someone, a loan or a grief or a grudge, lets go. Send no flowers. Breathe, and check your own pockets.",
    "eclipse 9":
      "A certainty from your upbringing goes out of date. Keep the tune, change the words, and tell one elder about it kindly.",
    "eclipse 10":
      "The title by which people introduce you falls away. Introduce yourself for a while by what you enjoy, and watch who stays.",
    "eclipse 11":
      "A group that was home disbands or goes on without you. Save three people from it, one by one, over coffee.",
    "eclipse 12":
      "Some old worry that you nursed for another person is finished. Sleep late, and let them be fine without telling you.",
    "jupiter soft":
      "Invitations multiply, and so do people who think well of you. Take the one that has nothing for you to bring. Growth, in your case, is a larger appetite and not a longer guest list.",
    "jupiter hard":
      "You will promise a cake to every door on the block and mean it while you are speaking. Limit the promises to three a week, in ink, and let someone unsentimental keep the sheet of paper.",
    "saturn soft":
      "Years of being reliable turn into standing. Accept the post, and ask at once for a deputy, a budget and an end date. You’re allowed to be respected without being tired, and here is the chance to practice.",
    "saturn hard":
      "Approval is rationed for some months, by a boss, a parent or a bathroom scale. Do one task well with nobody told about it, ask for facts in place of reassurance, and eat supper sitting down.",
    "uranus soft":
      "An odd person or an odd idea gets past your usual committee, and you like it. Say yes to a trial of four weeks. Justify it to the others afterward, when there’s something funny to report.",
    "uranus hard":
      "Your arrangements are upset, one after another, by people who do not do things that way. Before restoring order, keep one piece of the upset that secretly pleased you, and tell someone which piece it was.",
    "neptune soft":
      "Your sympathy deepens and gets musical; you hear what others only hum. Sing in something, paint something, sit with the dying if you’re asked, and then retire at a fixed hour with a bath and the phone in a drawer.",
    "neptune hard":
      "Someone’s need looks like love to you, or their charm like character. Lend nothing that you can’t lose, and describe the whole situation to the driest person you know. If you leave a fact out, notice which.",
    "pluto soft":
      "Strength comes from admitting what your helpfulness has been getting you. Write down three favors and what each of them bought. Having seen it, you can ask for those things by name, which is a good deal cheaper.",
    "pluto hard":
      "Somebody is pulling strings, and some of those strings are tied to your apron. Refuse one role you’ve been cast in, politely, twice, with no casserole afterward. What remains after the sulking is yours to keep.",
    "mercury retrograde":
      "News gets garbled on its way through you. Confirm the date, the place and who said it before you pass it on, and print out the guest list.",
    "mercury direct":
      "Now answer the message that you kept rewriting to please everyone. Four lines, your own opinion in the second, then send it and go outdoors.",
    "venus retrograde":
      "An old friend or flame seems worth another supper. Ask yourself who did the cooking last time, and meet them somewhere with a waiter.",
    "venus direct":
      "Your taste returns from its visit with everyone else’s. Buy the color that you like best, and wear it to see your mother.",
    "mars retrograde":
      "Irritation comes out as tidying, hinting and a bright hard voice. Take it to a hill or a punching bag for fifteen minutes, then speak.",
    "mars direct":
      "You’ve got your push again, and a crowd eager to be pushed. Spend the first week of it on a plan that benefits only you.",
    "ingress jupiter":
      "A more generous year opens in one corner of life. Let it be generous to you first, and skip the modest face.",
    "ingress saturn":
      "For a few years this part of life wants an adult. You’ve been one for others; begin keeping your own appointments.",
    "ingress uranus":
      "Here the family recipe stops working for some years. Collect the failures, laugh about them aloud, and write a new card.",
    "ingress neptune":
      "A long, soft season starts, in which helping and drowning look alike. Learn to tell them apart by how you sleep.",
    "ingress pluto":
      "Something goes out of the ground floor of your life, slowly. Let it. You kept it mostly so that nobody would be upset.",
    "month 1":
      "Write the birthdays into the new calendar, and then write yourself in, twelve times, with an hour beside each.",
    "month 2":
      "Ask one person a week for help with something you could do perfectly well alone. Praise nothing while they do it.",
    "month 3":
      "Return a dish, a sweater and a compliment that you have been keeping for someone. Stay ten minutes with each.",
    "month 4":
      "Choose a photograph that you are in and not arranging. Put it where you dress, and look at your own face.",
    "month 5":
      "Eat out alone once, at a table by the window, with no book or phone. Order whatever you’d talk a friend into.",
    "month 6":
      "Count who called you in this half year without needing anything. Invite those people, only those, to something easy.",
    "month 7":
      "Let another household hold the party. Arrive with a bag of ice, and leave the sink exactly as you found it.",
    "month 8":
      "Disagree three times this month, in a pleasant tone, with someone you love, and write down afterward what broke. Leave the page blank if nothing did.",
    "month 9":
      "Learn one thing from a person younger than you are, slowly, without once telling them how well they teach.",
    "month 10":
      "Ask for the raise, the favor or the seat by the window. Say the request, smile, and let them fill the pause.",
    "month 11":
      "Send a thank-you note to the person who has thanked you least. Expect no answer, and see how it feels to mean it.",
    "month 12":
      "Before the gatherings, name the one custom you’d keep and the one you would drop. Drop it, and stay at the table.",
  },
};
