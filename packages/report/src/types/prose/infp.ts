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
        "Most people have you down as mild, and then someone kicks a pigeon. Aries gave you a temper with excellent aim, and the other half, which can wait half a lifetime for its own turn and not ten seconds for another creature’s, spends the next day in bed, appalled, reading about pigeons. What you are really up to is looking for a fight that you could win without becoming hard.",
      argument: [
        "One of these two wants the first move and the other wants to be certain that nobody is trampled by it, so that Aries has crossed the street already and the Mediator is still on the curb, composing a message to the traffic. They disagree about anger above all. To one it’s a form of hygiene, to the other a miniature death, and you usually settle it by being sweet for weeks and then terrible for a minute.",
        "The cost is that friends meet only the two extremes. From Monday, get angry early and cheaply, about things under five dollars, such as the wrong change or the interrupted story; say that it annoys you, and stay to finish your coffee.",
      ],
    },
    Taurus: {
      thesis:
        "Some object at home, a mug as a rule, is for you alone, and you’d sooner leave town than explain it. Taurus wants the garden, the bread, the same song until it’s worn smooth; the dreamer wants all of it to mean something, and between them they look easygoing and have never been moved an inch. What you are really up to is building a place so dear that the world outside it would stop being a reproach.",
      argument: [
        "A vow of comfort and a vow of conscience were taken here by the same person, and they eat at one table. Faced with a shirt, the Mediator, having read about the factory, can’t wear it; Taurus, having felt the sleeve, can’t give it back. Nobody shouts. You tend to keep what you feel guilty about, and send money somewhere.",
        "What this costs is a slow, well-upholstered guilt that spoils the pleasure and contributes nothing to the cause. Since neither of the two will surrender, make a list this week: three luxuries that you will enjoy with no footnotes at all, one that you’ll give up outright, and no more negotiation until next year.",
      ],
    },
    Gemini: {
      thesis:
        "At a party you are the funniest person by the coats, and by midnight you can’t tell which of the things you said was true. Gemini has a remark for everyone, and the other half goes home to find out what it meant by them. You collect other people’s accents and do your own last. What you are really up to is searching, through all that chatter, for the one conversation after which you could stop.",
      argument: [
        "Here a butterfly and a monk share one pair of lungs. Gemini would like to hear everything twice from different people; the Mediator has sworn an oath on something it heard once and can’t repeat. What they dispute is sincerity, since one of them holds that a thing improves with being said four ways, and the other flinches every time it’s said at all.",
        "You manage by being brilliant in public on subjects that you don’t care about, which leaves the others untouched and rather lonely. Pick one that you do care about, and on this week’s walk with a friend, speak about it for three minutes, with no imitations and no jokes. If you’re dull, wonderful. Somebody has finally heard you.",
      ],
    },
    Cancer: {
      thesis:
        "You could walk through your first home with the lamps off, and on some nights, in your head, you do. Cancer keeps every jar of it, the dreamer writes new endings on the labels, and the people who come to you for comfort leave with leftovers, never noticing that they weren’t asked to stay. What you are really up to is making, for others, the home you wish for yourself.",
      argument: [
        "Two soft shells are no armor. The Mediator takes each sharp word as a question about the soul, and Cancer takes it as a question about the family, and they agree so completely that no one is left to say “Let’s go outside.” Their one dispute is over loyalty: whether you belong to your own or to your convictions.",
        "Mostly you agree with the family at dinner and with yourself in the car, at the cost of a headache and of relatives who never learn what you think. Bring one view to the next dinner. A modest one, about a film or a fence, stated before the soup; and when somebody sighs, pass the bread and don’t take it back.",
      ],
    },
    Leo: {
      thesis:
        "Shyness would suit you better if you didn’t so badly want to be asked to sing. Leo would buy the velvet jacket, and the other half would wear it at home, with the radio on. Compliments make you blush and keep score. What you are really up to is hoping that someone will drag you into the lights by force, so that you can shine there with a clean conscience.",
      argument: [
        "The quarrel concerns an entrance. Leo wants it to be noticed, and feels faint without applause, as others do without lunch; the Mediator holds that anything worth loving ought to be discovered by accident, in a thrift store. So people like you arrive early, dressed beautifully, stand behind a plant, and are hurt when the evening goes well without them.",
        "You want praise and won’t ask for it, and the bill is a long private grievance against people who had no idea that they were an audience. Ask a friend, in so many words, to look at something you’ve made and to praise it for two whole minutes, without interruption. You will find it excruciating for thirty seconds, and after that surprisingly like lunch.",
      ],
    },
    Virgo: {
      thesis:
        "You tend to rewrite a two-line thank-you note until it’s no longer warm. Virgo sees the missing comma and the dreamer sees the missing soul, and between them very little gets mailed. Others find you modest, unaware of standards so high that you can’t join them yourself. What you are really up to is trying to deserve, by patient corrections, a kindness that was meant to be free.",
      argument: [
        "Put a poet in an office with a proofreader and listen. The Mediator has a vision, vast, tender and without dates; Virgo asks, reasonably, which of these paragraphs is ready. Each could make the other’s fortune. Instead the proofreader is let in too early, while the ink is wet and the poet still undressed, and afterward there’s an empty page and a stomachache.",
        "You generally correct too soon, because a corrector is never caught being wrong, and you finish little of what you begin. Separate the two by a night: on Monday, make something badly before supper, with the correcting pen in another part of the house, and correct it after breakfast for half an hour. Anything still imperfect at that point has to go out as it is.",
      ],
    },
    Libra: {
      thesis:
        "When the waiter brings the wrong dish, you eat it and tip him extra. Libra can’t bear a sour note in company, and the other half can’t bear one in itself, so you are forever in tune with everybody and slightly flat at home. People call you easy. You’ve never been easy in your life. What you are really up to is hoping for a peace that you wouldn’t have to pay for alone.",
      argument: [
        "Both of them want harmony, which is why it takes so long to notice that they mean different things by it: Libra that everyone at the table is pleased, the Mediator that nothing false has been said there. Over a pleasant lie the two of them part company, and you pass the salad.",
        "Usually the table wins. You agree aloud with things you don’t believe, about a politician or a baby’s name, and pay afterward in a fatigue for which no one can account, least of all you. Start with a disagreement that is decorative: once a day, when asked, prefer something, this restaurant, that seat, the other film. Say it in under four words, and let someone else tidy the silence after it.",
      ],
    },
    Scorpio: {
      thesis:
        "People like you forgive sincerely, and still know the culprit’s new address. Scorpio loves as some people dig, and the other half would like to believe the best of anything that comes up. Under the mild cardigan there’s a will that has never revised its verdict on anyone. What you are really up to is testing whether a feeling can go all the way down and still be called kindness.",
      argument: [
        "The argument here is about innocence. The Mediator keeps a place set for it, on the theory that people, however they have behaved, must have a child in them somewhere who didn’t mean to. Scorpio has met the child and would count the spoons. You see through a person and love them in spite of it, and they feel both, and are drawn and uneasy.",
        "As a rule you speak kindly and go on checking, which is tiring, and which keeps everybody, however dear, under surveillance. This week, select one person who has passed all your tests. Tell them that there were some. Then describe the worst thing you ever suspected of them, laugh if you can, and resign from the case.",
      ],
    },
    Sagittarius: {
      thesis:
        "Your bag is always nearly packed and your heart is always nearly broken, generally by the same place. Sagittarius informs the entire train compartment what’s wrong with the world, and an hour later the other half is wondering whether the man by the window was a widower. You leave with noise and miss people in silence. What you are really up to is looking for a conviction wide enough to be faithful to.",
      argument: [
        "Frankness is the trouble. Sagittarius says it, laughing, with a mouth full of sandwich, and means no harm in the world; then the Mediator takes over, sees the face across the aisle, and starts a night shift of regret, with apologies drafted in three tones. Neither trusts the other with a microphone.",
        "What you mostly do is speak too bluntly, suffer for it, and go off somewhere new, where nobody has been offended yet. It makes for a magnificent collection of postcards, and for few people who know you in your second year. So stay for one repair: when a remark has landed badly, go back within a day, explain which word you regret and which you don’t, and eat the rest of the sandwich with them.",
      ],
    },
    Capricorn: {
      thesis:
        "From outside you’re so punctual that nobody suspects the poems. Capricorn gave you a spine and a timetable, inside which you keep the soft thing the way a bank keeps a violin, rising, in good order, toward something that you wouldn’t dare to describe at the office. What you are really up to is becoming so respectable that you can afford, one day, to be moved.",
      argument: [
        "One half asks what it’s worth and the other what it is for. Capricorn respects anything that has been earned; the Mediator suspects that everything important was given, and neither of them can prove it. In practice you postpone: first the examination, then the title, then the roof, and after that, with a clear conscience and slightly stiff in the hip, the thing you love.",
        "It works, and that is the danger, because you arrive on time at a life that you would have selected for somebody sensible. Give what you love the first working hour of two days in the week, entered in the calendar under a dull name, with the usual penalty for lateness. You are seldom late for anything that has a dull name.",
      ],
    },
    Aquarius: {
      thesis:
        "People like you get called strange early, and spend a good deal of effort afterward making sure of it. Aquarius loves mankind from the balcony; the other half, which would give anything to be invited down, defends oddballs with such skill that no one thinks to ask whether you’re lonely. What you are really up to is looking for a crowd to which it would be possible to belong without resembling it.",
      argument: [
        "Temperature is what divides these two. Aquarius thinks in centuries, in bees and voting systems, and stays cool because it’s easier to see from there. The Mediator weeps over one bee. When a friend comes to you in pain, the first of them has an interesting idea about it, and the second is already holding the friend’s coat to its face.",
        "You settle this by being kind to groups and shy with persons, and what you lose is the ordinary middle: being known by three or four people who find you quite normal. This week, join something where you aren’t needed and have no views, a bowling night, say, or a choir with poor sopranos. Stay for six weeks, let them get your name slightly wrong, and offer no improvement to the rules.",
      ],
    },
    Pisces: {
      thesis:
        "You are the kind who cries at an advertisement for insurance and then forgets to insure the car. Pisces feels everything and the dreamer believes it, so the border between your day and anyone else’s is drawn in chalk. You are always a little late, because you were there. What you are really up to is looking for a shore that wouldn’t ask you to stop being the sea.",
      argument: [
        "Nobody disagrees here, and somebody should. The Mediator brings the ideal, Pisces brings the fog, and in such weather every frog looks like a promise. They are unanimous that the world is too loud, that love would explain it, and that the form can be filled in tomorrow. The friction is over conviction: one of them, however soft, would go to prison for something, and the other slips out by the back.",
        "You tend to avoid whatever needs a firm no, and it costs you the respect of the only judge you care about. Borrow an edge. Every evening, in two lines, name one thing you didn’t do because it would have been false, and one thing you merely avoided; telling them apart gets easier.",
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
          text: "You hide your work and long to see it on the wall. Hang one piece where a stranger could criticize it.",
        },
        {
          between: "Kind or furious",
          text: "You wait until the kindness has run out. Spend a little anger weekly, while you have plenty of both.",
        },
        {
          between: "Wait for it or go now",
          text: "The long daydream and the sudden leap know nothing of each other. Give every leap one boring week of preparation.",
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
        "What you feel is expressed in repairs, and the people you love are still waiting to be told.",
        "The vision outgrows your strength, whereupon you lie down and call yourself lazy.",
      ],
      tensions: [
        {
          between: "Meaning or maintenance",
          text: "You despise the chore until its neglect ruins the vision. Do one each morning, before you’ve had time for philosophy.",
        },
        {
          between: "Stay or stir",
          text: "Comfort argues well and the calling mumbles. Give the calling one paid half day a week and see whether it speaks up.",
        },
        {
          between: "Done or kept",
          text: "Once a thing is completed it can leave you, so choose its owner before you start, and write the name underneath.",
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
          text: "You do justice to all sides and let down the one you favor. Make a bad case for your own, once a week.",
        },
        {
          between: "Near or clear",
          text: "Distance makes you eloquent, closeness makes you stammer. Say the important things close up, and let them come out crooked.",
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
          text: "You assume that a no would wound them as it wounds you. Say one weekly, and observe how well they survive.",
        },
      ],
      practice:
        "Every evening, draw a line down a page, and for five minutes put the feelings you picked up from others today on the left and your own on the right. Act only on the right side tomorrow.",
    },
  },
  openings: [
    "People like you read such descriptions, underline two lines, and feel a little lonelier afterward, because they were so nearly right. This one opens with a disagreement, as you do. There’s the person you are when nobody wants anything, and there is another, older than your manners and considerably less polite, with its own view of how you ought to live.",
    "Work is the topic on which your kind gets lectured most, generally by people who tell you to be realistic and then go home and weep at films. These pages take it as settled that you cannot give your best hours to something that leaves you cold, and ask the less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone arrives, people like you tend to be in love, with a person assembled from novels and one summer. Those who come later have to compete. These pages are about them, the actual ones, who snore and mean well, and about what you do in their company when you imagine that you’re doing nothing.",
    "You know more about your own insides than most people know about their town, and there’s one street that you take care not to go down, although you think about nearly everything else. Bring a coat. The residents are ruder than you are, and they’ve been hoping for a visit, and one or two of them can be of use.",
    "Days are harder for you than years. A whole life you can imagine, with its seasons and its meaning; a Tuesday with a dentist in it is another affair. So here are the smaller provisions, sleep, lessons, paint, ten minutes, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you want to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was rather good. These last pages go looking for what became of it, and hear from a correspondent who has known you for eighty years and is still remarkably fond of you.",
  ],
  year: {
    "new 1":
      "Wear what you had been saving for the person you’d become. Strangers will treat you as that person by noon, and you can see whether you like it.",
    "new 2":
      "Open every envelope in one sitting, with music on, then write the three figures that count on a card, and recycle the remainder.",
    "new 3":
      "Reply within the hour, in two lines, without charm. Your neighbors and cousins don’t require a letter; they’d like to hear whether you are coming.",
    "new 4":
      "Start with one shelf or one frank phone call to whoever raised you, since a new feeling about home wants an address before it gets a house.",
    "new 5":
      "Play at something with no intention of being good at it, and if you like someone, say so before you’ve written the ending for both of you.",
    "new 6":
      "Pick the smallest habit that would make tomorrow easier, such as shoes by the door, and repeat it for two weeks, forbidding yourself to redesign your existence.",
    "new 7":
      "Look at the person, this actual person, for as long as you’d look at a view. Ask three questions before you imagine anything, and note the replies.",
    "new 8":
      "Find out the exact sum, or the exact grief. Vague debts of either kind live on your imagination, which is the most generous landlord in town.",
    "new 9":
      "Sign up while you are still embarrassed by how much you want it. Read less about the place beforehand, letting it be itself when you get there.",
    "new 10":
      "Tell one person in authority what you would like to be asked to do, because they’ve been assuming that you’re content. You said so, sweetly.",
    "new 11":
      "Go to the first meeting and stay for the stacking of the chairs, which is when the shy ones talk, and you’ll discover that you’re one of several.",
    "new 12":
      "Take two evenings off from everyone, with no project. What has been waiting in you for silence won’t compete with a podcast, however intelligent.",
    "full 1":
      "Others have a definite impression of you now, considerably more solid than your own. Ask a frank friend for three words, and don’t correct any of them.",
    "full 2":
      "The gap between what you give and what you’re paid becomes simple arithmetic. Raise one fee, or return one purchase, before the feeling turns into a poem.",
    "full 3":
      "Words that you let hang for weeks demand an ending. Send the short version, and keep the beautiful one in a drawer, where it does no harm.",
    "full 4":
      "A family tale gets told again with you in your old part. Decline the role in one breath, mildly, and then go on helping with the dishes.",
    "full 5":
      "The thing you’ve been making is as ready as love will get it. Show it to the person whose verdict frightens you second most, and then go dancing.",
    "full 6":
      "Your body has the floor, and the laundry seconds the motion. Cross off half the list, do the remainder slowly, and sleep before you feel that you’ve deserved it.",
    "full 7":
      "You see the other one without the filter you fitted at the start, and it’s a shock for an evening. Stay, look again, and find what there was to love.",
    "full 8":
      "Something unspoken walks into the room and takes a seat. You’re excellent in such hours, so long as you admit that it concerns you as well.",
    "full 9":
      "A conviction you have defended for years comes back from a long trip with a foreign accent. Hear it out before you ask to see its passport.",
    "full 10":
      "Your name is read out, for better or worse. Stand up, say thank you or say sorry, in one breath, and leave the comedy for later.",
    "full 11":
      "Among your friends it becomes apparent who calls and who is only called. Thank the first kind this week by doing the dialing yourself.",
    "full 12":
      "You’re tired in the part that imagines. Put off each commitment for two nights, keep away from melancholy films, and be dull in clean sheets.",
    "eclipse 1":
      "An old manner of being harmless has come to its end. You needn’t announce a successor; let people bump into it.",
    "eclipse 2":
      "A source of income or a measure of worth drops away. List what you can do that was never on the bill.",
    "eclipse 3":
      "One long correspondence, inner or actual, is over. Keep the best line and give yourself back the evenings it consumed.",
    "eclipse 4":
      "A house stops being home, or the reverse. Walk through it once, naming aloud what happened where, and then shut it.",
    "eclipse 5":
      "The story you told about a love, or about your talent, ends early. Mourn, and leave the next page deliberately blank.",
    "eclipse 6":
      "A way of working or of neglecting yourself is over. Replace it by something so easy that you can’t possibly admire it.",
    "eclipse 7":
      "Someone steps out of the frame you had made for them, or you do. Say goodbye to the frame first.",
    "eclipse 8":
      "An account is settled, in money or in sorrow. Sign where you must, cry when it comes, and owe nothing extra.",
    "eclipse 9":
      "The map you trusted is withdrawn from sale. Travel a short way without one, noting which landmarks you still recognize.",
    "eclipse 10":
      "A title falls off, and the person underneath turns out to be interested in lunch. Wait a month before accepting another.",
    "eclipse 11":
      "The circle rearranges itself, and one hope goes with it. Name the hope exactly, so that you’ll recognize its younger sister.",
    "eclipse 12":
      "Something you hid, even from the diary, has lost its reason for hiding. Let it out at night, among friends.",
    "jupiter soft":
      "More is on offer than your modesty has prepared for. Accept the first good thing exactly as it is, before improving it in your imagination, and tell the giver that it arrived.",
    "jupiter hard":
      "Every dream swells at once, and you’d like to say yes to all of them on the same afternoon. Keep two. Put the others in writing, with gratitude, and leave them until the season has turned.",
    "saturn soft":
      "Steady work suits you better than you’ve been told, provided that you picked it. Reserve one hour a day for the thing you love, and defend it as you’d defend someone smaller than yourself.",
    "saturn hard":
      "The world asks for forms, proofs and punctuality, which feels like being disbelieved, although it’s only bookkeeping. Complete one small task each day, entirely, and let that be your whole reply.",
    "uranus soft":
      "A side door opens, and your peculiar interests turn out to be what people were looking for. Pursue one of them in public, a little before you feel dressed for it.",
    "uranus hard":
      "Something you took for part of the landscape gets up and leaves. Resist writing its legend tonight. Alter one practical arrangement this week, see three people, and keep regular meals while the ground settles.",
    "neptune soft":
      "Imagination comes easily and asks for nothing, like a tide in the garden. Catch a cupful daily, in words or color or sound, at the same hour, and show it to someone awake.",
    "neptune hard":
      "Longing puts its best clothes on people and plans, and you of all readers want to be persuaded. Have a sober friend examine anything you’re about to sign, rescue or adore, and sleep on it twice.",
    "pluto soft":
      "You have more force at your disposal than you usually admit, and it’s calm. Use it for one thorough clearing: a closet, a debt, a friendship that has been running on your politeness alone.",
    "pluto hard":
      "Someone’s will, or your own, leans on you until your softness reaches its floor. Notice where you stop giving way, say so once, without ornament, and don’t go back to decorate it afterward.",
    "mercury retrograde":
      "Messages go astray, mostly the tactful ones. Reread before sending, ask what was meant, and use the delay to complete an old page.",
    "mercury direct":
      "Talk moves again. Send what you revised, in its shorter form, and confirm the two appointments for which you had been merely hoping.",
    "venus retrograde":
      "Old affections stand at the fence, looking considerably better than they were. Wave if you like, but let the past buy its own coffee.",
    "venus direct":
      "Your taste comes back to you. Spend a little on one lovely thing, and tell someone living what they are worth.",
    "mars retrograde":
      "Your drive has gone indoors, taking your anger along. Resume old work rather than start new, and put every irritation on paper before it picks a target.",
    "mars direct":
      "The engine turns over. Do the thing you have resented not doing, today, for half an hour, before explaining it to anyone.",
    "ingress jupiter":
      "A different part of your life gets generous for about a year. Show up there often, with both hands empty.",
    "ingress saturn":
      "For a couple of years one corner asks for patience and proof. Give it regular hours, and it will give you footing.",
    "ingress uranus":
      "The routine you relied on in this corner grows restless for years to come. Try modest experiments before it makes large ones.",
    "ingress neptune":
      "A long, soft season of longing opens here. Make art of it where you can, and keep the receipts.",
    "ingress pluto":
      "Slowly, over many years, something here will be taken down to the beams. Find out early which beams are yours.",
    "month 1":
      "Take last year’s abandoned project that still makes you smile, and give it twenty minutes on three evenings, inventing nothing new until then.",
    "month 2":
      "Write one letter of appreciation by hand to someone who isn’t expecting it, and mail it the same day, unimproved.",
    "month 3":
      "Deal with the most boring envelope in the house, in a pleasant cafe, and stay for cake when you’ve signed it.",
    "month 4":
      "Invite a person you admire from afar for a half-hour walk, preparing no topics and permitting gaps in the conversation.",
    "month 5":
      "Say no three times this month without giving a reason longer than five words, and note who minded. It will be a short list.",
    "month 6":
      "Spend one whole day outdoors with no screen and no purpose, and write down at night what you looked at longest.",
    "month 7":
      "Complete something small to the last stitch: a drawing, a shelf, a form. Then give it away within two days, before the doubts.",
    "month 8":
      "Ask for what you’d like on one ordinary evening, aloud and early, and let it be given without assistance from you.",
    "month 9":
      "Find a course, a class or a book with exercises, and complete the first three in order, however elementary they seem.",
    "month 10":
      "Disagree once in company, on something you care about, and stay at the table until the conversation has moved on by itself.",
    "month 11":
      "Clear one drawer of other people’s stories, gifts and guilt. Keep what you would save from a flood, and thank the rest.",
    "month 12":
      "Before the year turns, read your own notes from it, underline three remarks, and read one of them to a friend.",
  },
};
