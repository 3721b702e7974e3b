import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "You believe that a life ought to be aimed at something, and you hardly ever say so at a dinner table. People like you throw out most of what they were taught, and what’s left is a kind of heat: a sense, strongest on mountaintops and before difficult days, of having been sent. By whom you can’t say, and you’d rather not be asked, but the feeling makes you brave, and occasionally rude to people who are simply having lunch. Since your intellect objects that nobody sends anyone, you obey the feeling and call it strategy, so for one morning a week, go where the feeling points and see whether it still glows when there’s nothing to win.",
        ],
      ],
      ask: "When have you felt sent, and what did you call it in front of others?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Your religion, if you had to name it, is maintenance. When the knives are sharp, the bill is paid and some old machine is running again, a peace comes over you that sermons rarely deliver, as though the world were leaning on you slightly and you were holding it up. Elaborate talk about heaven makes you inspect the ceiling for damp, because you suspect that anything becomes holy by being looked after; the weakness of that creed is that it has no sabbath, since something always needs oil. Try one day a month as a guest in creation, with your tools put away, eating someone else’s soup.",
        ],
      ],
      ask: "What do you look after with a care that you would never call prayer?",
    },
    Air: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "You don’t believe in much, but you do believe that it all fits, and on certain evenings that’s enough to make your eyes fill. A proof, a fugue, the way a fern repeats itself down to the last frond: to such things you take off your hat. God you like best as a question that has robbed good minds of sleep for centuries. Since every faith makes a clever case, you tend to tour several of them, the way people tour fine houses, admiring the staircases, and then go home to your own bare apartment, where the ceilings are high and the winters long. Pick one of those houses for a season, go on some ordinary evening, and this time sit down.",
        ],
      ],
      ask: "Which faith did you admire as a visitor and leave before anyone offered you a chair?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "People like you talk to the dead a little, alone on the way home, with nothing mystical about it; you give them the news, and you ask what they’d have done. If the subject came up, you’d describe yourself as an agnostic with respect for the evidence, which would be accurate until about nine in the evening, when the arguments stop and you move considerately, as if others in the apartment were asleep. Your mind objects, so you usually surrender the daytime to it and are embarrassed by the nights, as by a cheap perfume. Let the mind and the dead have their separate hours, since neither has ever interfered with the other.",
        ],
      ],
      ask: "Whom do you report to on the way home, and what did you tell them last?",
    },
  },
  INTP: {
    Fire: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You pray about twice a year, on your feet, when something that made no sense suddenly does. There’s a jolt at the back of the neck, the pencil drops, and for the length of a breath you’re absolutely certain that the universe has been dying to be asked. That’s what you believe: that it answers. Your cooler half, which can’t let such talk pass, says pattern, says coincidence; and since you usually give that half the floor and mention the neck to no one, the people who love you assume you have no holy days. Tell one of them the date of the most recent, and what you were looking at.",
        ],
      ],
      ask: "What were you looking at when the back of your neck last told you something?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Put you in front of moss with a magnifying glass and you’ll behave, without being told to, like someone in a church. The hat comes off. Anything that can’t be examined up close you leave politely alone, and sermons set you studying the carpentry. But you’ve never come across anything that got less interesting as you approached it, whether a beetle, a padlock or the man who drives the bus, and somewhere along the way that became your entire creed: nothing is beneath attention. Strictly interpreted, the creed includes your own knees, and your relatives, and the dishes, although on the dishes you’re still a heretic.",
        ],
      ],
      ask: "What do you refuse to look at closely, though your own creed says you should?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "“I don’t know” is the nearest thing you have to a prayer, and you say it with more faith than most people bring to a creed. Certainty makes you look for the exit. Seat you between a Jesuit, a Marxist and a woman who reads coffee grounds, and you’ll enjoy all three, grant each of them a point, and see with relief, on your way home, that the sky is as open as ever. What you believe in is the conversation itself, which is older than anyone taking part, although the cost is being a guest everywhere, so for a season, try living as if one of the three were right.",
        ],
      ],
      ask: "Whose faith would you try on for a season if nobody could hold you to it?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You don’t believe that the dead can hear, and you regularly talk to one of them, at the sink, or when something works at last; “You’d have liked that,” you murmur, and look around. In any discussion you’re on the side of the evidence, but at the back of you there’s a kind of pantry where the evidence has never been admitted. Your two halves have agreed not to mention the pantry, an arrangement that spares you ridicule and also condemns you to grieve alone. Without settling what’s true, tell one living person which of the dead you talk to, and let it simply be something you do.",
        ],
      ],
      ask: "Who still gets your good news, though you couldn’t defend telling them?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold", lead: "lead", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You suspect that the world was left unfinished on purpose, and you take it rather personally. Asked outright, you’d produce something sensible about values, but on a mountain, or in the instant after an orchestra stops, you’re filled with an enormous, almost impatient gratitude, as though you’d been handed a tool and shown a wall. If anyone’s up there, you intend to report to him directly, with suggestions, since you have no use for a faith that only comforts. What’s missing from yours is grace, which can’t be earned and comes to loafers too; watch it descending on one of them sometime, and see if you can be happy for him.",
        ],
      ],
      ask: "What have you been given that you did nothing whatever to deserve?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "Ask you about the soul and you’ll mention the roof, but stand you in an old church, with your thumb in a groove worn by nine centuries of other thumbs, and something in your chest sits down. There’s your creed. Whatever gets looked after becomes holy: a hinge, a grave, a field that three generations have kept clear of rocks, and you pay your tithe in labor. The trouble is that whatever can’t be improved then has nothing to say to you, which excludes the dead, the night sky and a fair share of your relatives, so contemplate one of those for as long as you would a roof.",
        ],
      ],
      ask: "Which worn place, touched by many before you, makes something in your chest sit down?",
    },
    Air: {
      stances: { head: "logic", candor: "truth", voice: "speak" },
      lines: [
        [
          "paragraph",
          "In any temple, someone like you asks the guide the question that makes him glance over his shoulder, and it isn’t rudeness: you believe, more firmly than most people believe anything, that the truth can stand being questioned. Justice, to you, is something we have to reach together, out loud, with the doors open, and when a stranger in an argument says, “You’re right, I hadn’t seen that,” you feel what others must feel when the organ starts. Your faith is in the other person’s mind, and since that gives you nobody to talk to after midnight, when there’s no motion before the house, memorize one ancient prayer anyway, for its rhythm.",
        ],
      ],
      ask: "Which question would you put to the guide if he promised you a straight reply?",
    },
    Water: {
      stances: { head: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "People like you insist that they don’t believe in anything, and then before someone’s surgery, in some stairwell, they bargain like merchants: take the house, take the promotion, leave me this one. Afterward you never mention it. Logic has the daytime, and would be embarrassed to learn how much of the night can go to a short list of the living and the dead, recited in the same order every time, each wished well in words from childhood. That list is your religion, and having to hide it costs you the comfort of a choir, although you could tell one other person that they’re on it, and approximately where.",
        ],
      ],
      ask: "Who comes first on the list you go through in the dark, and who has just been added?",
    },
  },
  ENTP: {
    Fire: {
      stances: { risk: "bold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You hold that anything alive can take a joke, and that includes the management. Solemn places bring out the child in you who laughs at funerals, which has cost you the goodwill of certain relatives, and then a bully mocks someone’s faith and you’re across the floor, blazing, on behalf of a creed you demolished at lunch. It’s courage that you worship. You’ve only been able to pray on the move, out of breath, to something that could talk back; and on certain mornings, at the top of a hill you had no reason to climb, heart hammering, you’ve been fairly sure it did.",
        ],
      ],
      ask: "Whose faith would you defend tomorrow although you’ve never shared a word of it?",
    },
    Earth: {
      stances: { head: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "You will dispute heaven with anyone and still touch the doorframe on your way out. Asked for your creed, you take belief to pieces, thoroughly and with good humor, until the table is covered with parts. Your habits testify otherwise: a tree that you greet in passing, an heirloom nobody is allowed to use, a loaf that must never be set down upside down. The skeptic in you and the peasant have never been introduced; the skeptic does the talking while the peasant goes on knocking on wood, and so your actual religion has no vocabulary at all. Give it a few words. Walk through your place once and say, of three objects, what they’re for and who is in them.",
        ],
      ],
      ask: "Which object in your place would you refuse to justify to a fellow skeptic?",
    },
    Air: {
      stances: { voice: "speak", novelty: "new" },
      lines: [
        [
          "paragraph",
          "People like you are converted several times, each time by a better speaker, and what you take home is the delivery, since doctrine loses you when it stops taking questions. Cornered at a bus stop by a child, you’d say that the world seems to enjoy being asked, and that a good question makes a place larger even when no reply comes. Two people who disagree in good faith, you’d add, have built a kind of chapel for an hour. A joke would follow at once, but you’d have meant every word, and you’d ride home unexpectedly shaken, like someone who has given out their real address.",
        ],
      ],
      ask: "Which unanswered question has made your world larger for having been asked?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "What you believe, you caught from someone, a grandmother or a friend who died, and no reasoning has ever shaken it loose, although by day you accept nothing that can’t be tested. Then the phone rings while you’re thinking of the caller, or a familiar handwriting turns up in a cookbook, and up through the floorboards comes the old certainty that nobody is entirely gone. Your two minds have struck a bargain, by which the certainty gets to stay without ever being asked for its papers, in exchange for which you mention it to no one. Tell one friend about the handwriting, once, and offer no explanation.",
        ],
      ],
      ask: "Who is still around you in ways that you have never put into words?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Nobody asks, so you seldom say it: you believe that people are unfinished on purpose, and that someone ought to be rooting for them. As faiths go it’s seldom calm: it sits up at night, drafts letters to the editor, and gets hot behind the eyes when a choir of mediocre children reaches, against all expectation, the final note. Doctrine leaves you cool; injustice is where you run into what you mean by God, usually in traffic. Your patient side would like to save all this for a mountain and old age, and most of the year you let it. Move it up to this morning, because your religion is whatever you did before ten.",
        ],
      ],
      ask: "When did your eyes last go hot for a stranger, and what did you do next?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You believe in things that have been looked after: a mended fence, a grave with this week’s flowers, a stone step worn hollow by four hundred years of being needed. You wouldn’t call it faith, since it takes no position on the afterlife, but stand you in an old kitchen with your palm on the table and you feel more personally addressed than in any cathedral. Your other half wants revelations and is slightly ashamed of tables, although between them the two halves have practically founded a religion, in which heaven exists and needs sweeping. On days when the meaning drains out of everything, sweep, because whoever hears your prayers has always appreciated a clean step.",
        ],
      ],
      ask: "Which well-kept object makes you feel that someone is paying attention?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "What you believe, when no one is asking, is that a conversation was going on before you came and will continue without you, and that you’ve been let in on the middle. Hence the bookshelves, and the disputes with dead authors, in pencil. You can’t join anything, because each creed strikes you as one good line with a cathedral around it, so you collect the lines, which is an elegant arrangement and a drafty one; you can be fair to every god and kneel to none, and on a bad night fairness isn’t warm. Adopt one of those gods for a year and be unfair on its behalf, since whatever you catch yourself defending is your faith.",
        ],
      ],
      ask: "Which belief would you be unfair for, if someone pressed you at dinner?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You are convinced that the dead are not far off, and at lunch you’d deny it. They are in a smell, in the way your thumb travels around the rim of a cup, in advice you give that was theirs, word for word. You don’t need evidence; people like you assume that everyone has felt how thin the wall gets at certain hours, and eventually learn to discuss other matters. Such a religion asks for no roof, and its one disadvantage is that it’s all tide: it comes in at dusk, with music, at bedsides, and it leaves you stranded at noon beside a tax form. Light a candle by the tax form.",
        ],
      ],
      ask: "Which of your dead turns up in your gestures, and at what time of day?",
    },
  },
  INFP: {
    Fire: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "When nobody is asking, you believe that a human being can turn around in one instant, on a staircase, in the middle of a lie. What brings you to your knees, or would if you let it, is the moment when a frightened person says the dangerous thing anyway; in your private calendar those are the saints’ days. You quarrel with heaven about all the other days, and the quarrel is a kind of prayer, since nobody shouts at an empty chair. The cost of a faith that lives on extraordinary moments is a long, unattended stretch of ordinary afternoons, so find out what yours has to say about a Wednesday in the rain.",
        ],
      ],
      ask: "Which instant of another person’s courage do you still keep as a holiday?",
    },
    Earth: {
      stances: { company: "solitude" },
      lines: [
        [
          "paragraph",
          "People like you will thank an elevator, out loud, and check whether anyone heard. Under the opinions you deliver at dinner lies an older conviction, never put in writing: that things can tell how they’re handled, that the loaf, the stairs and the retired horse belong to your congregation, and that carelessness is the nearest thing to sin. This conviction, which grew in you among roots and crockery, makes you tender with the world and privately severe with people who slam drawers. What it lacks is an address, so adopt some spot within walking distance, perhaps a bench or a bridge, and pay it regular visits.",
        ],
      ],
      ask: "Which household appliance have you thanked when you were certain nobody could hear?",
    },
    Air: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "All the faiths, you suspect, are translations of one text that nobody has seen, and you tend to fall in love with the translators. Nothing would persuade you to join. You like a chapel when it’s empty and a psalm for its verbs; you’ll defend believers against clever people and clever people against believers, over a single bowl of soup, a generous position with excellent ventilation and nowhere to lie down. Your actual creed is smaller and more stubborn: that every creature has an inside, and that being understood, even once, by a stranger on a ferry, is as near as we come. Live for a month as though you were sure of that.",
        ],
      ],
      ask: "Which belief would you live by if you no longer had to be fair to all the others?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There are people you still talk to who are no longer in a position to answer. Someone like you reports good news to the dead at a red light, or apologizes, in the bath, to a person lost long ago. Nothing that has been loved is altogether over, in your view, and time seems to you less like a road than like an enormous house in which some of the lamps are off. It’s a consoling faith with one drawback: the living have to compete with distinguished company that never interrupts. Give the dead an evening in the week, with a candle if you like, and on the other six invite someone who will eat.",
        ],
      ],
      ask: "Whom do you still talk to at red lights, and what did you tell them last?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "Nobody is finished: that is your entire creed, and you hold it with the stubbornness that other people save for football teams. You can look at a ruined man and see, standing a little behind him like an impatient tenant, the man he was supposed to be. Whichever name you use for the force that’s trying to bring that second man forward, you take its side so naturally that you’ve occasionally confused its timetable with your own, which is the heresy to watch. A faith in what people are capable of has to include their right to take a hundred years over it, and the right extends to you, although you’ve always treated yourself as already complete.",
        ],
      ],
      ask: "Where are you yourself unfinished in a way you would forgive in anyone else?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "You trust in turning up. Creeds have come and gone through your life like lodgers, some of them charming, but what you actually kneel to is whoever opens up the hall in January, year after year, and turns on the heat before anyone arrives. Holiness without a broom makes you suspicious, since mystics, in your experience, leave their cups in the sink. What this devout practicality overlooks is grace, by which I mean anything that comes to a person who hasn’t earned it and isn’t being useful at the time. It falls on you quite often, usually outdoors, and you get up to see whether it would like anything. Some afternoon, stay sitting.",
        ],
      ],
      ask: "What good thing came to you lately through no effort or merit of your own?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "For you the sacred takes place in the gap between two people, at the instant when one of them says something and the other, unbelievably, has understood, and no cathedral has impressed you half as much. You like every religion in the way you like airports, and on most questions of doctrine you could defend either side; but let a fellow passenger complete a thought you had never told anyone, and the hair rises on your arms. That’s the thing you have faith in, and the difficulty is that it takes two, so that alone you feel like an unlit town. The mystics claim that someone is on the line even then.",
        ],
      ],
      ask: "What do you believe that you’ve never tried to make sound reasonable to anyone?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "In your theology no one is ever entirely gone. You’d deny it among sensible people, but at a certain point in a celebration you count the company and there are more people than forks: a grandparent, a classmate, the friend you didn’t call in time. What’s holy, for you, is membership in a circle that includes the departed, the difficult and those who’ve only just come in. It’s a generous religion with one dark corner, the suspicion that you yourself belong only as long as you’re doing the counting. Lose track some evening, deliberately. See who has been including you.",
        ],
      ],
      ask: "Whose absence do you still include when you look along a full table?",
    },
  },
  ENFP: {
    Fire: {
      stances: { head: "feeling", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Privately, you’re convinced that every human being has one subject that sets them on fire, and that it’s a kind of sin to let them die before you’ve discovered it, which is why you talk to the man who checks the meter. It’s the nearest you come to a creed, and people like you keep it through several religions, some yoga and a week of atheism that ends in a sunrise. Conviction takes you like a fever, and afterward you’re ashamed of having been so sure. Needlessly. Any congregation you walk out on is the livelier for having had you, and in each of them you preached the same sermon, about the man who checks the meter.",
        ],
      ],
      ask: "Which belief has survived each of the faiths and fads you threw yourself into?",
    },
    Earth: {
      stances: { novelty: "both", order: "both" },
      lines: [
        [
          "paragraph",
          "You’ll kneel anywhere. In a foreign chapel you buy the candle, in the forest you touch the bark, at another family’s table you shut your eyes for another family’s grace, and it’s all sincere; but what you hold sacred, below the tourism, is that things are grateful to be used: bread, boots, an old piano, the day. Where your two halves differ is over ceremony: one would have it magnificent, with bells, and the other small enough to do with wet hands. Mostly the bells win, and by spring you’ve dropped them, while the crumbs you brush into your palm and never throw away have been the service all along. Thank one used thing each evening, by name.",
        ],
      ],
      ask: "What humble object would you miss so much that thanking it wouldn’t feel silly?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Alone with a taxi driver in traffic, you can put a finger on the point at which his religion, someone’s grandmother’s and the second law of thermodynamics agree, and you collect such points the way other people collect stamps. Doctrine as such doesn’t interest you much. What you believe, though you’ve never put it so baldly, is that anything holy happens in between: between two speakers, between a question and its reply, in that startled second after both sides have lost a debate they’d been enjoying. It makes you tolerant and a little hard to bury, so write down which of your many quotations you would want said over you, and by whom.",
        ],
      ],
      ask: "Which sentence of wisdom have you quoted for years and never yet obeyed?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        [
          "paragraph",
          "The dead, as far as you’re concerned, are in the next compartment. People like you report good news to someone long buried, on the way home, or apologize to a childhood dog, and would no more call it religion than waving at a window. It’s simply courtesy. Beneath it lies a belief you’d be even less able to defend: that nobody is past being forgiven, that at the end someone will come along the corridor and turn on a lamp, and say, well, come in. Longing of this sort makes you merciful, and it also makes you slow to walk away from people who are very much alive, and who’ve worked out that you never lock up.",
        ],
      ],
      ask: "Which of your dead do you still keep informed of your news?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "You believe that someone ought to be keeping score, and in case nobody is, you do it yourself. That makes you a small unpaid court, returning extra change to the cashier, tucking a note under a stranger’s windshield wiper about the dent you made. What you would call faith is the conviction that a fair thing done in the dark is still written down somewhere. It makes you brave. It also makes you harsh, late at night, when the docket fills with people who got away with it, and mercy isn’t in your code; you’ve looked. Write it in by hand: this week, let one person off whom you could prosecute, and tell nobody.",
        ],
      ],
      ask: "Who is on your docket tonight that you have the power to let off?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "You suspect that you’re a tenant. The land, the language, the good knife and the shape of your own nose were all here before you, in the care of people who didn’t break them. What you feel at an old grave, hat off, pulling weeds, is close to what others apparently get from hymns, because you owe, and the debt steadies you; heaven you leave to those with better information. The trouble with so much gratitude is that it faces backward, so the next tenants, already playing in the yard, hear mainly regulations from you. This month, plant something slow, a walnut if you have the space, and tell a child who is going to inherit it.",
        ],
      ],
      ask: "What will the next tenant find in good order because of you?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Nobody has ever proved to you that anyone is watching, and you go on behaving as if they were, keeping your word to people who will never find out, and giving true answers to machines. Asked outright, you say there’s insufficient evidence either way, which is so, and afterward, on some sleepless night, you read about monasteries, or comets, or why there is something instead of nothing. Arguing the case is your way of being devout, although it keeps the matter at a comfortable reading distance, and the other party, if there is one, has never been known to file a brief. Leave one question open this week, on purpose, and visit it daily, like a pond.",
        ],
      ],
      ask: "Which open question would you miss most if someone settled it tomorrow?",
    },
    Water: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You keep faith with people who have died, and you tend to do it through their habits. An old watch gets wound, bread gets cut the way someone used to cut it, against all advice, and for the length of a slice there are two of you. You wouldn’t call it prayer, because it makes no claims, except that something in you refuses to accept the word “gone” as accurate, but doctrine leaves you cool, and old hymns undo you. The danger is spending your life as a museum guard, with the living admitted by ticket, so wind the watch or cut the bread in front of someone, and say whose way it was.",
        ],
      ],
      ask: "Whose habit do your hands repeat daily, and who knows where it came from?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "You put your faith in showing up, and you do it with a temper. Anything holy, you suspect, has its coat on: it goes out at night with a flashlight, it sits in the emergency ward, it brings the comfortable pillow from home, and it has no patience with people who send their thoughts. Hurrying down some corridor with flowers, you feel nearer to God than any sermon brings you, and walk faster so as not to notice. Your patient side would prefer a calmer religion and admires the candles from the back pew, so let the impatient side do the praying, since it’s on its feet already, and have the patient one drive it home.",
        ],
      ],
      ask: "Whose bedside taught you more about what is holy than any sermon did?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Ask what you believe, and you’ll offer a second helping; pressed, you would say that you believe in coming back: the same table each year, the chipped angel on the tree, a cousin setting down her mother’s potatoes in her mother’s dish. A thing repeated often enough with love wears smooth, as a banister does, and generations afterward people can follow it in the dark. Theories of heaven leave you polite, since you’ve seen it, and there was gravy. The difficulty is that a custom can outlive its reason, and you’re invariably the last to let it go, so retire one this year, invent another, with actual food, and do the new one twice.",
        ],
      ],
      ask: "Which ritual do you still perform although it has stopped feeding anyone?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "What you believe, when no one is taking a survey, is that manners are a form of love that works even among strangers. The neighbor takes in your mail; you thank the driver; a hundred people who couldn’t settle on one commandment form a line and let the old man go first, which strikes you as far more improbable than the parting of any sea. When you read about other religions, you’re mainly curious about what the believers were like to live with. Where you come to grief is with a God who’d have you be rude for someone’s sake, as the better prophets generally were, so decide ahead of time whose sake that would be.",
        ],
      ],
      ask: "For whose sake would you be unforgivably rude, in public, without regret?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your faith, which you would never confess, is that as long as you are thinking of someone nothing can happen to them. The plane stays up because you’re awake, and the names you recite after the lamp is out, in an order that never changes, are the nearest thing you’ve got to a creed. The list grows at every christening, and since you’re uncertain what to do about the dead, you leave them on it, toward the top. It’s beautiful, and it’s impossible to keep up; any god would want to be relieved by morning, so end the roll with “and the rest of you, good night.” The plane has pilots.",
        ],
      ],
      ask: "Whose name comes first on your nightly roll, and has yours ever been on it?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "paragraph",
          "You trust in turning up, as fiercely as others trust in angels. Whoever is in charge of the universe, it seems to you, must be some kind of foreman: on the site early, uninterested in excuses, generally to be seen wherever anyone’s lifting. Begging embarrasses you; you’d rather report for duty. What you’ve never settled is how you’d be received on a morning when you brought nothing, and whether the gate opens for a person without a shovel, which you privately doubt. But suppose you’ve misjudged the management, and suppose the foreman calls you in at quitting time simply because supper is ready and he enjoys your company.",
        ],
      ],
      ask: "What do you imagine would be said to you if you arrived without a shovel?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Religion, for you, starts with the people who set up the folding tables. You have reservations about several of the doctrines, and none whatsoever about the casserole that turns up on a grieving family’s doorstep, hot, with masking tape on the dish. You go, or used to go, to the pew or the hilltop that your people went to, where the words are worn so smooth that you can lean on them without thinking. What you don’t mention is that for months on end nothing in you is moved and you set up the tables anyway: a faith of the back and forearms, which has held up many people who felt a good deal more.",
        ],
      ],
      ask: "Which conviction do you go on practicing with your arms when you can’t actually feel it?",
    },
    Air: {
      stances: { company: "company", voice: "both" },
      lines: [
        [
          "paragraph",
          "Faith has always come to you with a membership roster. Oaths, anthems, mottoes: you recite them with your chin up, and as long as others are reciting too, you’re certain, although alone you go back over the clauses, wondering who drafted them. You have questions for God, mostly concerning children, although the chair has yet to recognize you, and your private creed would fit on an index card: people are better once they’ve promised each other something. That doesn’t settle the clauses, but you’ve seen shabby men straighten up before taking an oath, which struck you as about the best evidence there is on the subject.",
        ],
      ],
      ask: "Which clause of what you recite in company would you question in private?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "At some point in every service you have to study the ceiling, never during the sermon and always when eighty people, flat and out of step, sing something that their grandparents sang flat in that same place. Your conviction, which you wouldn’t enter on any form, is that the dead attend, and that it’s partly on their account that the good plates come out on the right date and the graves are weeded in time for visitors. The difficulty is that you can’t tell whether your life is being lived or inspected, so at the next hymn sing too loud, and see who minds.",
        ],
      ],
      ask: "For whose invisible inspection do you still bring out the good plates?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "If heaven exists you expect it to be loud, with long tables and someone at the gate who shouts your name. You don’t say so in church, or wherever it is that you go instead, but you’ve visited it for a minute or two, wherever a stadium stood up for the last runner. Being glad together is your religion. The trouble comes afterward, when your careful side says it’s enough to be useful and your ardent side, which would like to be swept off its feet, hears nothing holy in the silence and switches on the radio. Leave it off for the length of one hymn.",
        ],
      ],
      ask: "What becomes of your faith when the singing stops and everyone has gone home?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "You trust in what gets repeated. The same grace over the same dishes, an arm offered to the elderly, candles in a box labeled with the proper month: anyone searching for your faith would come across it on a shelf, in good condition. You learned it from people whose hands you can still see, and going through it you feel those hands on top of your own, though the danger is that the motions go on after the meaning has gone to bed. So do one ritual differently, lighting the candle at breakfast, for instance, or saying the grace in your own words, and find out whether anyone’s in.",
        ],
      ],
      ask: "Whose hands do you feel on yours when you do the thing you always do?",
    },
    Air: {
      stances: { head: "both", company: "both" },
      lines: [
        [
          "paragraph",
          "You’ve sat next to a great many believers and agreed with each of them as far as it went. The Methodists are right about kindness, the physicists have the wonder, the Buddhists understand breathing, and from each of them you come away with a phrase and a recipe. Your heart would like to belong to one congregation and know when to stand up, but your mind can’t see why the people across the street should be mistaken. Generally you settle it by going where your friends go and thinking your own thoughts during the sermon, a civilized arrangement that gives the thoughts nothing to eat, so try a real one out, this month, on a member of the clergy.",
        ],
      ],
      ask: "Which thought do you have during other people’s sermons that deserves a conversation?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "Nobody you’ve loved is completely gone, and you’d be embarrassed to admit how you know. You set out one cup too many, and as you brush your hair you tell someone long buried about the new baby next door, and she has views, which in company you laugh off as sentiment. The only danger is that the best seats go to the dead, who can’t leave, and the living, who have their own troubles and a train to catch, are put on folding ones. Say your evening word to the departed, by all means, and keep it brief; then telephone a person who’s able to contradict you.",
        ],
      ],
      ask: "Who among the living gets the folding seat while you talk to the departed?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", candor: "truth" },
      lines: [
        [
          "paragraph",
          "You pray seldom, always at speed, and each time the prayer is the same single syllable. Something answers, or else your reflexes do. What you do believe, without ever having put it to a vote, is that a person is most real in the second when there’s no time to pretend, and that anyone beside you in such a second is family, regardless of politics. It’s a fierce, generous little religion with one defect, which is that its services last a second and can’t be scheduled, so consider that an ordinary afternoon with ordinary people, looked at with the same attention, has no pretending in it either.",
        ],
      ],
      ask: "Who has stood beside you in a second when neither of you could pretend?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Asked about God, people like you tend to reply that they’ve seen some very good carpentry. It isn’t a dodge. Centuries ago an unknown joiner finished the back of a choir stall where no eye would ever fall on it, and you only have to run two fingers along that hidden molding to understand the whole question. You hold that matter is owed courtesy, that waste is a form of lying, and that whatever comes after us can look after itself as long as the joints are sound. The creed has a gap where people should go, since people can’t be perfected, front or back. They have to be loved in the rough.",
        ],
      ],
      ask: "Which part of your life have you finished well though no eye will ever fall there?",
    },
    Air: {
      stances: { candor: "truth", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Certainty makes you itch, your own included, and believers suppose that there is nothing you’d kneel for. They’re mistaken. You hold one creed with an ardor that would astonish them: the world is under no obligation to be understandable and yet, here and there, for anyone who looks without wanting anything, it is. The ice on a puddle breaks along lines, or an opponent’s logic, followed far enough, turns out to be sound, and at such moments you feel something very close to worship, and look around for a pencil. Doubt is your devotion, with the drawback that nobody can join, so try telling a curious person about the puddle.",
        ],
      ],
      ask: "What has made such sudden sense that you stood still in the street?",
    },
    Water: {
      stances: { company: "both", head: "both" },
      lines: [
        [
          "paragraph",
          "It happens beside a lake, usually, or in the last row of a place with singing: the border gives way. You feel that you and the heron and the elderly couple sharing a thermos are a single thing that has been going on for a very long time, and then you sneeze, and are once more a private citizen with parking to pay. You mention it to hardly anyone, partly for fear they’d be kind about it, but it’s what you go by, and the reason you can sit so calmly with the dying. Yours is a church with a single member, and a second would make it visible, so bring someone along to the last row.",
        ],
      ],
      ask: "Where did the border last give way, and whom would you take there?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "withhold", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Nothing taught to people in rows ever convinces you, but on a ridge with lightning coming, or at a concert when eight thousand people inhale together, you are suddenly certain. You suspect that something lights the world from inside, and that it shows itself to whoever is fully there; afterward you distrust anyone who gives the something a name and opening hours. Your proud half would gladly testify, your private half considers it bad taste, and between the two of them your faith is kept like a firework in a dry cellar. Fireworks are meant to be seen, so tell one person, preferably on the ridge.",
        ],
      ],
      ask: "Who has never heard about the times when you were certain?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You genuflect to things: a ripe quince, the underside of an old table where no one was supposed to look and a joiner had nevertheless planed it smooth. Holiness, as far as you’ve ever been able to track it down, is attention that has been pressed into matter and stays there after its owner has gone. Doctrines leave you courteous and hungry. What you tend to overlook is that this religion has its own idolatry, which consists of loving the bowl, insuring it, dusting it, photographing it for your relatives, and forgetting, year after year, to put any soup in it. So use the good bowl, since a chip is also a prayer that someone said.",
        ],
      ],
      ask: "Which beautiful thing in your house has been dusted for years and never used?",
    },
    Air: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Ask what you believe, and you’ll praise the question, bring up a monastery with wonderful stained glass, and pass the olives. You’ve visited most of the faiths the way other people visit gardens, for an hour, in comfortable shoes, noticing what each had done with the light. Privately you hold one conviction, which is that looking at anything long enough, without wanting to own or explain it, is already a kind of praying, and that nearly every cruelty begins with a glance that was too short. That’s a serious creed, deserving of more than an hour, and it might even survive being mentioned over the olives.",
        ],
      ],
      ask: "What changed in something ordinary when you looked at it longer than you needed to?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "When nobody’s asking, you behave as though everything that breathes were a relative. It’s less an opinion than an inconvenience: you carry spiders out in a glass, you sympathize with lobsters, you can hardly pass a dead animal without some private gesture of respect, and you make sure that nobody sees you doing it. Mercy is the center of your religion, and its one heresy is that it makes a single exception, because the creature that gets shouted at for dropping a cup is you. Next time, try extending yourself the spider’s courtesy, and consider the cup a relative that has passed on.",
        ],
      ],
      ask: "Which living creature gets less mercy from you than a spider in the bathtub?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "bold", pace: "haste" },
      lines: [
        [
          "paragraph",
          "You maintain, though you’d never put it this way at a dinner, that a life is measured by how often it said yes before anyone had seen the bill. Your saints are the ones who ran back into the burning house, and your own praying has been done in vehicles, briefly, with results you consider mixed. What such a creed lacks is weekdays, since it tells you exactly what to do when the bridge is out and leaves you nothing to go on in a long uneventful stretch, when no one needs saving. Consider that whoever stayed behind and kept the soup warm was also saying yes, repeatedly, and a good deal more softly.",
        ],
      ],
      ask: "What do you believe in during the weeks when nobody needs saving?",
    },
    Earth: {
      stances: { novelty: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "What you believe in can be stood on: bread, a handshake, the fact that a neighbor turned up with a trailer when the basement flooded. Doctrines pass through you like weather through a fence; but show you a stone step worn hollow by nine centuries of feet, and your cap is off before you know it. Your restless half finds this embarrassing and would like to see the next town, while the patient one would gladly stay until the candles are out, running a thumb along the wood. They compromise on ten minutes, which is how you’ve come to be a tourist in places that would have fed you, so adopt one of them, and visit often enough to have a favorite seat.",
        ],
      ],
      ask: "Which old place near you would you visit often if no one were to ask why?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Your creed, if it had to fit on a matchbook, would be that nobody knows, and that not knowing is better in company. You’ll debate the existence of God with a cabbie of any persuasion, good-humoredly and on either side, and come away fonder of the cabbie every time. Ceremony makes you giggle, but a serious question from a fellow passenger can make you miss your stop, and that’s a kind of worship. What it lacks is obligation, because a conviction that goes wherever the conversation goes gets nobody out of bed at night, so find the words you’d still say to a person who was dying and in no mood to be amused.",
        ],
      ],
      ask: "Which conversation with a stranger changed what you believe, if only for an afternoon?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Nobody would guess it, but people like you talk to their dead, mostly in passing, behind the wheel or over a drink that one of them used to order, and you don’t consider that religion; you consider it manners. Underneath the noise you’re convinced that people never stop belonging to each other, that a feeling two people once shared across a table is somehow still being felt. Your practical half ridicules this in public, and lights a candle when nobody’s looking, an arrangement that saves your reputation and leaves you alone with your best conviction. Tell one living relative which of the dead you still talk to, and why.",
        ],
      ],
      ask: "To whom do you raise a glass without telling the others at the table?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "If pressed, you’d say you aren’t religious, and then you’d stop the van on the shoulder of a highway so that everyone could get out and look at a double rainbow. That’s your creed, more or less: the world was put on for someone, and it would be rude not to clap. Solemn people, who think of faith as something you lower your voice for, have their doubts about yours, which gets louder in proportion to the evidence but has nothing to say about the unlit stretches, when nothing is being put on. Go and stand on the shoulder then, too. Someone may be backstage.",
        ],
      ],
      ask: "What do you believe on a gray afternoon when nothing asks for your applause?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Nobody could persuade you that the body is a depot where we’re waiting for something better. Whatever is holy, in your experience, arrives by way of bread, or a newborn’s scalp, or the particular quiet of six people who have eaten well and aren’t yet ready to get up; and when a preacher points to the ceiling you look, out of courtesy, and go back to the candles. It’s an old faith with no book. It does get into difficulties at deathbeds, where the very thing you adore is going cold under your fingers, and still you sit there rubbing someone’s feet, which you’ve never been able to regard as useless.",
        ],
      ],
      ask: "Which meal or touch has come closest to what other people seem to mean by prayer?",
    },
    Air: {
      stances: { company: "company", trust: "quick" },
      lines: [
        [
          "paragraph",
          "Strangers are your scripture, and you read a few lines every day. Some man on a night bus who turns out to know your best friend’s village, a wrong number who makes you laugh in a week when you’d thought you were past laughing: you’ve got dozens of those. You tell them as anecdotes, though you keep them as something more, since whoever arranges the universe, you feel, must be a person with comic timing and a weakness for introductions. It’s a generous belief, with a draft in it, since none of those small amazements has ever been invited in and interrogated. Pick one. What exactly did it change?",
        ],
      ],
      ask: "Which chance meeting would you call more than chance, if nobody were smirking?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "Your dead still help you in the kitchen. You wouldn’t say so in company, where you pass for irreverent; but people like you can hear how someone long gone would have tackled whatever is in front of you, an onion or a bow tie, and occasionally reply out loud. They haven’t gone anywhere in particular, as you see it; they’ve moved into recipes, and the way a relative coughs, and a waltz you have to leave the supermarket for. Such a faith is sociable, and it makes you porous; there are evenings when you mourn for people you’ve never met. Light a candle for your own, and afterward cook what they liked.",
        ],
      ],
      ask: "Which of your dead do you still consult, and over what sort of question?",
    },
  },
};
