import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "In the car after dinner, the debate over the film is still going, and you have never loved your opponent more. They leaned across the salad and announced, with that spark, that you had completely misunderstood the ending, and you rose to it, and they rose to you, until the others put down their forks. Two blocks from home you produce the proof, which has three steps and is unanswerable, and you turn at the red light, glowing, to collect the appropriate reward. They’re looking out at a darkened pharmacy.",
        ],
        [
          "paragraph",
          "Sparring, for you, is a kiss with its coat on, and you seldom notice the minute when only one of you is still being entertained. Quit one point early, lean over, and say, “I love it when you fight me.”",
        ],
      ],
      ask: "When did you last win against the person you would rather have kissed?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "They have the flu, so you’ve taken charge: broth is on the stove, a schedule on the refrigerator gives the hour of every pill, and there’s a bell, which was intended as a joke, though it works. “Can you stay a minute?” they ask, hot and blurry under three blankets, and you answer of course, and stand there, at something like attention, until you remember the sheets in the dryer. From the hall you hear the bell, once, not very loud.",
        ],
        [
          "paragraph",
          "All of that was love, the kind you’re good at building, which unfortunately keeps your back turned to the person it’s for, so let the sheets wrinkle, and lie down on top of the blankets for an unproductive quarter of an hour.",
        ],
      ],
      ask: "What were you busy fetching the last time someone only wanted you to stay?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Third night apart, a hotel. Since breakfast you’ve sent an article on jellyfish and a photograph of a sign with an error in it, because everything that entertained you today arrived together with the thought of showing them. On the phone they laugh about the sign, and afterward there’s a pause with breathing in it. “Do you miss me?” You consider this. What one notices, you explain, is less an absence than a running commentary with no one at the other end; and you hear them say, “Okay. Sleep well.”",
        ],
        [
          "paragraph",
          "What you said was yes, so put the abbreviated version at the very beginning, where an exhausted person can find it, and let the jellyfish follow.",
        ],
      ],
      ask: "Which long, clever message of yours was really three words, and which three?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "Twenty minutes into the movie they fall asleep on your shoulder, and you’re done for. Each breath comes through your sleeve, and something rises in your throat that has no name in your system, made of their hair and an afternoon when they were late and you imagined ambulances; so you sit on, through the car chase, the credits and a documentary about concrete, with an arm that has died at the elbow, because to move would end it. Around one they wake. “Was it good?” “Full of holes,” you say.",
        ],
        [
          "paragraph",
          "They go upstairs with your opinion of the plot, because whatever runs through you for hours eventually comes out as criticism. Give them one line of it: “I didn’t want to move.”",
        ],
      ],
      ask: "What did you feel for hours beside someone and eventually replace with a remark?",
    },
  },
  INTP: {
    Fire: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Lane fourteen, rented shoes, and you’ve just bowled the most embarrassing ball of your life and bowed to it. They are laughing so helplessly that they have to sit, because you have lectured on spin, attempted an impression of your dentist, caught their wrist and forgotten to let go. “So what are we?” they ask, pink in the face, meaning you two, and you hear yourself answering that it depends on the definition.",
        ],
        [
          "paragraph",
          "The affection was genuine, and so is the editor in you who came running at an ambiguous term, so let him have the question tomorrow; tonight keep the wrist, and say, “I don’t know the word, but I don’t want to go home.”",
        ],
      ],
      ask: "When did you last reach for a definition with someone’s hand already in yours?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "They have spent the entire day painting the hall leaf green, together with a remarkable amount of their hair, and they stand at the far end with the roller, waiting, as you come in. You kiss them, tilt your head, and observe, “The bathroom fan has a new noise.” It has, too, and by the time they’ve disappeared to wash the roller you are up on the stool with a screwdriver, so that nothing will disturb their sleep.",
        ],
        [
          "paragraph",
          "You notice how everything works and overlook how it looks, so when you come home, before you touch a tool, spot whatever is different and compliment it out loud. Then the hair.",
        ],
      ],
      ask: "What did they change this year that you saw only after someone else had admired it?",
    },
    Air: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "They are telling your friends about the flood, and telling it magnificently: the landlady is in her nightgown, the cat’s on the piano; “and we’re knee-deep,” they say, arms wide. “Ankle,” you say. There is a little hitch, someone reaches for the olives, and the story goes on to its conclusion at ankle height, noticeably smaller, with nervous glances in your direction before every number.",
        ],
        [
          "paragraph",
          "To you accuracy is a form of respect, and you’d thank anyone who corrected you; but they aren’t reporting on a flood, they’re passing around an evening of your life, with you in it, wet and young. The next time, leave the exaggeration alone, and then add something affectionate about the cat.",
        ],
      ],
      ask: "Which story of theirs have you been correcting, and what is it really about?",
    },
    Water: {
      stances: { pace: "patience", voice: "both" },
      lines: [
        [
          "paragraph",
          "On the balcony, listening to the rain, they told you that they’d been lonely this fall, living with you. You said nothing. It went down like a stone down a well, and for three days you’ve been waiting to hear it land, at work, at the barber’s, over cereal in the dark, until this evening you come in with the complete reply, considerate, every clause accurate, and they look up from a crossword and ask, “About what?”",
        ],
        [
          "paragraph",
          "Silence, at your end, is a workshop with the machinery running, but at theirs it was simply three days, so next time, tell them immediately that the message has arrived: “I heard that. It matters, and I’m slow. Ask me the day after tomorrow.”",
        ],
      ],
      ask: "What did someone say to you long ago that is still falling down the well?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", lead: "lead" },
      lines: [
        [
          "paragraph",
          "On the hill above the town you are forty yards ahead again. The sunset is going to be enormous, you’ve timed it, you have the expensive wine in your pack and a toast prepared for your first year together. Naturally you’re so impatient to exhibit all this that you’ve sped up, without noticing, to the stride you use in airports. At the top you spin around, arms extended, and far below on the path a miniature figure has stopped to tie a shoe, and by the time it arrives the sky is the color of an envelope.",
        ],
        [
          "paragraph",
          "They fell in love with the stride, more or less, without having seen it from the rear, so next time give them the pack and the map, and walk behind them for the entire climb.",
        ],
      ],
      ask: "In which shared adventure have they mostly seen you from behind?",
    },
    Earth: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "All week your shoulder has been locked, and the person you love, who has warm hands and no training, tells you to lie down. “Lower,” you say into the pillow. “Left. More thumb. There’s a technique where you start from the outside.” The hands start from the outside. “And the pressure should increase,” you add, in the helpful tone, and for a moment nothing touches you at all, until a voice above you wonders, quite pleasantly, whether you’d prefer to do it yourself.",
        ],
        [
          "paragraph",
          "Being looked after is, for you, one more procedure, and before long you’re supervising it. Pick one evening to be given an inferior massage, face down, teeth together, for ten minutes, during which the wrong spot turns out to have been sore as well.",
        ],
      ],
      ask: "What kindness have you supervised lately until the giver lost interest?",
    },
    Air: {
      stances: { voice: "speak", head: "logic" },
      lines: [
        [
          "paragraph",
          "The rice isn’t done yet, and they’re telling you about their sister, who has borrowed the car again, and what she said when she brought it back. Almost immediately you have three alternatives, which you set out with your fork, impartially, the advantages of each and the drawbacks, impressed the entire time by how patient you’re being. They nod along, and afterward they carry their plate, quite amiably, to the steps outside, and call her.",
        ],
        [
          "paragraph",
          "What they’d wanted was a listener, and you convened a board, which is certainly love; it even has an agenda. So when the sister comes up again, ask, “Ears or ideas?” and if it’s ears, you get one line: “And then what did she say?”",
        ],
      ],
      ask: "What problem did you solve for someone who had only wanted to tell you about it?",
    },
    Water: {
      stances: { head: "both", lead: "both" },
      lines: [
        [
          "paragraph",
          "It comes out over dessert, in a tone meant to be light: in front of the client, their boss let their pages drop into the basket. You go very calm, you ask for his full name and his superior’s, and by the time the spoons are down you have drafted the complaint, with dates, and are pacing. The person you love looks up at you the way people look at a fire engine that has come to the wrong house.",
        ],
        [
          "paragraph",
          "No one you care for has ever been insulted without your declaring war, and war is so absorbing that the wounded lie there listening to it. Sit down first, put an arm around them until their breathing slows, and tomorrow, over breakfast, find out whether they’d like an army.",
        ],
      ],
      ask: "Whose injury did you avenge so busily that nobody stayed with the injured?",
    },
  },
  ENTP: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "You have won at Scrabble, and you are still talking about it, because the word was legal, and you’ve composed a victory song. Across the board the person you love is dropping tiles into the bag with the elaborate care of people who would rather throw something, although to you it was foreplay, all of it, and for the first hour they thought so too.",
        ],
        [
          "paragraph",
          "Sparring is how you tell someone that they deserve your best, and you assume that the compliment can be felt through the glove. By the second hour it can’t. As soon as their replies are half the length of yours, abandon the game, and make one admiring remark with no “but” in it.",
        ],
      ],
      ask: "When did your favorite sport last stop being enjoyable for the one you play it with?",
    },
    Earth: {
      stances: { focus: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "The shelf was supposed to take ten minutes, and the person you love was supposed to help. It is dark now. You have discovered that the wall isn’t true, and are demonstrating to them, through a mouthful of screws, why no wall in the building is, when all they had wanted was to put up one shelf together, badly, then sit on the floor and admire it.",
        ],
        [
          "paragraph",
          "Two makers in you argue over every shelf, one who’d improve the method and one who won’t quit until it’s right, and on the occasions when they agree the entire evening is gone. It is devotion, and from the floor it looks like a back. Get off the stool at the first yawn, since crooked will keep till morning.",
        ],
      ],
      ask: "What did you perfect recently while the person beside you waited to be looked at?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "paragraph",
          "“I’ve decided to leave the bank,” they say, and you, who have wanted it for them for two years, hear yourself start, “Well, to take the other side.” It’s a magnificent case: pension, timing, the brother who tried it. You’re on your feet by the stove, each consideration arrives shining, and only at the fourth do you look over and see that they’ve put the champagne back in the refrigerator.",
        ],
        [
          "paragraph",
          "All you meant was to test the plan so that it would hold up, but a person with a bottle is looking for a witness. Ask, before you open your mouth, “Do you want me for or against?” Generally the answer is for, and enthusiasm, given the floor, turns out to have some excellent evidence too.",
        ],
      ],
      ask: "Which good news of theirs did you put through an examination?",
    },
    Water: {
      stances: { head: "both", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You are being extremely funny about your mother’s test results, and the person you love isn’t laughing. You try the nurse’s accent, you try the parking meter, and they have turned the heat off under the onions and started looking at you across the cutting board with such kindness that you attack the doctor’s necktie, faster, because if it gets silent in here something will rise. It gets silent. It rises. As always, you’re astonished at how much of it there was.",
        ],
        [
          "paragraph",
          "Humor escorts you to the edge of what you feel and then offers you a ride home. With this one person stay there for the length of an onion, and say the unfunny version first: “I’m scared.” The necktie can wait.",
        ],
      ],
      ask: "What are you being hilarious about this month that isn’t funny at all?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", order: "plan" },
      lines: [
        [
          "paragraph",
          "Friday, nine o’clock, pasta. You have waited all week for this evening and arranged everything around it, phones in the hall, the better glasses, an opening line that has been through several drafts, and they come in singing, kiss your neck, and start telling you about a bicycle. You smile. By the time they look up you are scraping a saucepan with terrible precision, and then it comes out anyway, at twice the temperature and half the length, and somehow the bicycle is in it.",
        ],
        [
          "paragraph",
          "Closeness, with you, is planned for days and wanted this second, and nobody living can be punctual for both. Say so before the pasta goes in: “There’s something I want from tonight.” That takes four seconds, and the bicycle can come next.",
        ],
      ],
      ask: "What have you been planning to tell the one you love until the setting is perfect?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Sunday evening, laundry. You fold in thirds, they fold any old way, and between you the mountain goes down. You have mended the cuff of the blue shirt, the one reserved for difficult days, so you lay it on top of their stack and wait, without appearing to, and they carry the entire stack to a chair and start a conversation about dinner. Nothing happened. All the same you’re absolutely silent over the omelet, and naturally they assume it’s the omelet.",
        ],
        [
          "paragraph",
          "This is how you declare yourself, in thread and soup and tires inflated before a trip, and you long for someone who can read it without instructions. Teach them. “Look, I fixed your cuff,” said with your mouth full, is as tender as any poetry and gets kissed more often.",
        ],
      ],
      ask: "Which act of love have you performed so discreetly that nobody has thanked you yet?",
    },
    Air: {
      stances: { candor: "peace", voice: "both" },
      lines: [
        [
          "paragraph",
          "You’re walking home the long way, beside the canal, and it is going wonderfully: politics, your sister, whether dogs understand irony, and they laugh so hard that they have to stop under a streetlamp. In forty minutes you have covered everything except the actual subject, which has been strolling along on your other side with its hands behind its back. You were hurt on Monday, and have mentioned it twice, in the form of a theory about people in general.",
        ],
        [
          "paragraph",
          "At the front steps they say, “I love talking with you,” and go up, happy and uninformed. Conversation is how you approach people and also where you hide from them, so before the key turns, try four words with no wit in them: “I missed you Monday.”",
        ],
      ],
      ask: "What have you turned into a theory lately because saying it outright felt too near?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You know from the key. It stays in the lock a second too long, which means that the presentation went badly, and by the time the bag hits the floor the radio is down and the kettle on. They talk, you absorb it through the skin, and by ten they are visibly lighter and fall asleep with a hand on your hip. That leaves you to contemplate the ceiling with somebody else’s boss in your chest and everything you had been planning to tell them, the wonderful news, the call from the hospital, still in your pocket.",
        ],
        [
          "paragraph",
          "Two people live here and only one was met, so tomorrow you go first, for ten minutes, before anyone’s shoes are off; after that it’s their turn.",
        ],
      ],
      ask: "What good news of your own went untold because someone came home sad?",
    },
  },
  INFP: {
    Fire: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "It’s raining on the pier and the cafe is shut, the one you’ve talked of since the wedding invitation came: same table as nine years ago, same terrible wine, you with a poem in your inside pocket. They are tired, and when they laugh, kindly enough, and suggest fries in the car, something in you gets up and walks out; you say fries would be wonderful, in the tone of a general signing a surrender, and for ten miles the windshield wipers have the only conversation going.",
        ],
        [
          "paragraph",
          "You love in scenes, gloriously, and the other person is seldom sent the script; but fries in a fogged-up car, with a poem recited over the heater, would certainly have been a scene as well. Take out the poem.",
        ],
      ],
      ask: "Which evening did you mourn because it strayed from a script only you had?",
    },
    Earth: {
      stances: { voice: "withhold", pace: "patience" },
      lines: [
        [
          "paragraph",
          "They are reading you something funny from the couch, and you’re on the floor beside it, rubbing oil into the old bread board. Their foot rests on your shoulder blade; rain starts; you think, with an intensity that surprises you, that this is the best kind of evening there is and that you would like to be sixty here, with this lamp and this foot. What you say is, “We’re nearly out of oil.” They go to bed early, wondering whether you’re happy.",
        ],
        [
          "paragraph",
          "Contentment makes you inarticulate, and from outside one silence looks exactly like another, so that a person can be treasured for decades without one bulletin. Translate one object a day: “This board is me liking it here.” They’ll think of it at every loaf.",
        ],
      ],
      ask: "What did you feel in your most contented hour this month that nobody else heard about?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Friends have come to supper and someone asks how you two met. You tell it, as you always do, the wrong umbrella, the bus to the zoo, and it has improved every year, so much so that the whole table leans in; you do their expression, you do the driver’s accent, and they smile at the tablecloth. Later, drying glasses, they remark that it wasn’t actually raining. You start to explain why the story needs the rain, and they put down the towel. “I’d just like to be in it sometimes. As I was.”",
        ],
        [
          "paragraph",
          "In your imagination the people you adore become characters, who are wonderful company and never complain about the trash. Let them tell it next time, and don’t improve a word.",
        ],
      ],
      ask: "What detail about someone you love have you improved so often you forgot the original?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Halfway through the film they sigh. It’s a very ordinary sigh, and could be the plot or the popcorn, but the rest of the movie takes place inside you: what you said at breakfast, the look in the supermarket, that spring when your parents became so polite. By the credits you have lived through the entire separation and forgiven them for it. “Good, wasn’t it?” they say, stretching, and then, seeing your face, “What happened?” Nothing has, except a sigh.",
        ],
        [
          "paragraph",
          "You read faces so expertly that you discover meanings where nothing’s printed. At the very next sigh, ask immediately, and in four words: “Is that about us?” Nearly always it’s about their knee.",
        ],
      ],
      ask: "Which separation have you lived through entirely inside yourself, during an ordinary evening?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "They come in with rain on their shoulders and announce, all at once, that the orchestra wants them: second oboe, one year, starting in the fall. You shout. You have them off the floor, and inside three minutes you know which apartment, which of your cousins lives nearby, how they’ll be first oboe by the following summer; and you’re already phoning the cousin when you notice them beside the umbrella stand, still wet, holding their own news as if it had been borrowed.",
        ],
        [
          "paragraph",
          "No one celebrates people the way you do, and no one is quicker to move into their happiness and rearrange the furniture, so next time ask three questions before you offer any suggestion.",
        ],
      ],
      ask: "Whose happy news have you lately improved until it wasn’t quite theirs?",
    },
    Earth: {
      stances: { order: "plan", company: "company" },
      lines: [
        [
          "paragraph",
          "You have a fever of a hundred and two and are issuing instructions from the sofa. The colander is on the left. In this house you’re the one who warms the pajamas, and now a tray is advancing across the carpet, carried by the person you love, with an egg on it the consistency of chalk and a carnation obviously stolen from next door. You get up to help with the tray. “Would you lie down,” they say, and their chin is trembling.",
        ],
        [
          "paragraph",
          "Looking after people is how you touch them, while being looked after makes you feel like a guest who can’t find the light switch, although every time you get up you’re shutting your partner out of half of love. Eat the egg, and ask for another.",
        ],
      ],
      ask: "When did you last let a person care for you clumsily without standing up?",
    },
    Air: {
      stances: { voice: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "On a ferry, at the rail, with gulls keeping pace, you’ve asked about the sister, the new manager, that dream with the escalator, so expertly that near strangers have been known to weep on your shoulder by the second question. They answer happily, at length, then turn, hair all over their face, and say, “And you? What’s going on in you?” You say, “Oh, I’m good! I’ve been wondering about your sister, though.” It’s done so gracefully that neither of you sees it go by.",
        ],
        [
          "paragraph",
          "Curiosity is your love language and your alibi. When your partner asks about you today, look at the wake until a true answer comes up, and then, resisting every instinct of hospitality, hand it over without a question mark.",
        ],
      ],
      ask: "Which question about yourself do you return so smoothly that no one notices?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "The film has a dog in it, and for no particular reason you’re crying, with the bowl of popcorn riding up and down on your stomach. The person you love stops the movie. An arm comes around you, so exactly what you’ve been wishing for in all these years of being the arm that you immediately rearrange your face, wipe their sleeve, and say, “Don’t worry, I’m fine, are you okay? You look scared.” And they are, so you console them, and within minutes they feel infinitely better.",
        ],
        [
          "paragraph",
          "It’s automatic, this soothing of anyone who happens to see your tears, so next time continue crying for one entire minute by the clock on the screen, and both of you will discover that it’s survivable.",
        ],
      ],
      ask: "Who has ever seen you cry without being consoled by you for having seen it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", order: "improvise", risk: "bold" },
      lines: [
        [
          "paragraph",
          "You come up the stairs two at a time with train tickets behind your back, leaving at seven, one night, a town with a ruined bathhouse that you heard about at lunch, and they are on the sofa in the old cardigan, and soup has been made. “Tonight?” they say, and in the second before their face arranges itself you see that the evening they had been looking forward to since morning is the one on the stove.",
        ],
        [
          "paragraph",
          "Your love always has a departure time, and anyone who can’t run for it is filed, unfairly, under lukewarm. The bathhouse has stood for a thousand years, so sit down with your coat still on, eat the soup, and show them the tickets afterward as a question.",
        ],
      ],
      ask: "What modest plan of your partner’s did your last wonderful surprise happen to cancel?",
    },
    Earth: {
      stances: { novelty: "both", risk: "both", company: "company" },
      lines: [
        [
          "paragraph",
          "The new sofa has come. It is the color you both wanted and long enough for two sleepers, and your partner, feet under your thigh, says with a sigh of pure contentment that they could go on like this forever, at which something in you gets up and looks for its shoes. You stroke the ankle in your lap, because you adore that ankle, and hear yourself propose Portugal, or bees.",
        ],
        [
          "paragraph",
          "Nestling and bolting quarrel in you every time an evening is really good, and because bolting generally speaks first, your partner concludes that contentment with them is a waiting area. Say both on the same cushion: “I love this, and it scares me.” Then plan nothing at all until the upholstery has been slept on twice.",
        ],
      ],
      ask: "Which comfort that you chose yourself has made you look around for an exit?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "In the car you are still sparkling. You do the host’s accent, then the woman with the parrots, and have reached the parrots’ names before it occurs to you that the driver hasn’t laughed since the bridge. “I was there,” they say. They were, by the bookcase, for three hours, holding your jacket and watching the person they live with be delighted by dentists.",
        ],
        [
          "paragraph",
          "Strangers get your first draft, all risk and shine, and your beloved, who is lonelier beside you at such moments than you would ever suspect, is handed the summary. At the next party go over every half hour with something that no one else has heard, and on the drive home ask one question before you do any of the guests.",
        ],
      ],
      ask: "What have you told a charming stranger lately that your partner has yet to hear?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        [
          "paragraph",
          "They said “fine.” You have been turning it over since the dishes, the flat little f of it, and so far you’ve offered tea, made a joke, put on the record from the first summer and wondered lightly, passing through with laundry, whether everything is all right. It’s fine. So you sit down close and become adorable, and by now there is definitely something the matter: they’re under observation.",
        ],
        [
          "paragraph",
          "A drop of two degrees in anyone you love goes through you like a verdict, and you warm them up the way other people bail a boat, although mostly they were thinking about the roof. Ask one time, “Is it about me?”, accept the answer, and be busy in another part of the house for an hour.",
        ],
      ],
      ask: "Whose ordinary bad mood did you last treat as evidence against yourself?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "paragraph",
          "Miniature golf, the windmill, a warm night, and the two of you are tied. They putt with one eye shut, hit a plastic flamingo, and write down a two. “That was five,” you inform them, and they laugh and make it a three, and you hear yourself quoting the regulations posted at the entrance. What you wanted was to win in front of them and be kissed for it under the sails, as you’ve been picturing since the sixth hole; instead you are adding up a card, conscientiously, beside someone who is admiring the ducks.",
        ],
        [
          "paragraph",
          "Being right leaves your mouth faster than being glad, and at the same temperature, so nobody beside you can tell which is which. Tear the card in half, and confess what you were playing for.",
        ],
      ],
      ask: "What were you really playing for the last time you insisted on the score?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "They sit on the edge of the tub with a towel around the shoulders, and you cut their hair, as you have since the lean years, when you were saving on haircuts. Comb, lift, snip. The back of this neck is more familiar to you than your own face, the mole, the soft place below it; tonight there’s gray in the comb, and something goes through you so enormous that you measure both sides again. “You’re awfully silent,” they remark. “Chin down,” you answer.",
        ],
        [
          "paragraph",
          "All your affection lives in your fingers, where it’s warm, exact and easily mistaken for maintenance, so put down the scissors halfway through and tell them everything about the neck; the left side can wait.",
        ],
      ],
      ask: "Which part of someone do you know by heart and have never mentioned to them?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "paragraph",
          "Dinner with the new neighbors, and the love of your life is telling how you met. It was snowing, they say, when it was sleet. You asked for the time, they say, and although what you had asked was whether the seat was taken, you let that go, you let two more go, you’re being magnificent, and then it’s “in April,” and out of your mouth comes “March.” The story stops, they smile and reach for the bread, and the neighbors turn expectantly to you for the corrected edition.",
        ],
        [
          "paragraph",
          "You thought of it as looking after something precious: it happened to both of you, and you’d like it preserved as it was. Explain that in the cab. The next time they get to the sleet, let it snow.",
        ],
      ],
      ask: "Which story about the two of you would you let them tell wrong forever?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "A gray evening, nothing remarkable about it, and you’ve come home early with trout, because their father used to fry it in butter, and three years ago today he didn’t wake up. You looked up the date in the spring and cleared the afternoon, and have mentioned none of this. They come in, sniff, and announce that they already ate at the office, sorry, interminable day, is something the matter? No. You put a plate over the pan, and it’s much later, in the middle of brushing their teeth, that they stop and look at the calendar, and then down the hall toward you.",
        ],
        [
          "paragraph",
          "You remember enough for two and hope to be caught at it, which can take years. Announce it at the stove: “I know what day it is.”",
        ],
      ],
      ask: "Which anniversary did you observe for someone without their ever finding out?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Your cousin’s wedding, the orchestra has found the slow one, and you’re at the edge of the floor with four purses in your lap, looking magnificent, having spent two hours on it and explained to no one why. The love of your life is out there teaching an uncle to tango. Look over, you think, ask me, and you think it so ferociously that you’re certain it’s visible, and when they do come, grinning, hand extended, you say, “My feet hurt. Go on, you’re having fun.” They take your word for it.",
        ],
        [
          "paragraph",
          "What you’re longing for is to be chosen in public, and the signal you give off is that of a coat rack, so next time, redistribute the purses before the music starts, and cross the floor yourself.",
        ],
      ],
      ask: "When did you last refuse the very invitation you had spent the evening dressing for?",
    },
    Earth: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "They have a fever, and you are magnificent: broth, two pillows, the medicine arranged beside a covered glass, their office notified, the window open to exactly the approved width. “Come here,” says the patient from the bed. In a minute, you say, because there’s a load in the dryer, and it’s evening by the time you lower yourself onto the edge of the mattress, facing the blinds, which need dusting. They’ve already fallen asleep with one arm stretched across your side of the bed.",
        ],
        [
          "paragraph",
          "Your affection consists of errands, excellent ones, and is usually busy somewhere down the hall, when all they were hoping for was your weight on the mattress. Give that first. The dryer has a timer.",
        ],
      ],
      ask: "Who asked for your company lately and got something on a tray?",
    },
    Air: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Thai food in cartons, feet on the coffee table, and they say, “Let’s move to Lisbon.” You put down your fork, and in the time it takes to chew a shrimp you have considered the lease, the dog’s vaccinations, your father’s knee and the voltage, all of which you recite, in fairness to every side. They nod. They eat. Not until you’re brushing your teeth does it occur to you that there was a map of Portugal on their phone, and that they’d turned it toward you.",
        ],
        [
          "paragraph",
          "It was a game, and you replied as the shipping department. A notion like that needs a playmate before it needs a planner, so try two minutes of “and where would we buy bread?” before the dog comes up.",
        ],
      ],
      ask: "Which wild idea of theirs did you answer with logistics when it was an invitation?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "It is the anniversary of the night they emptied a pitcher of beer down your shirt and apologized for an hour. You’ve never let it pass, and there’s a pitcher on the table this evening, the chipped one; you are wearing that same shade of green, and they come in talking about the dentist. You pour. You wait, and every minute in which they don’t recognize the occasion makes the next one heavier, until by dessert you’re so polite and so distant that they ask what the matter is. “Just tired.”",
        ],
        [
          "paragraph",
          "You remember everything for both of you, and then you grade the other person on it, though nobody passes an examination that was never announced. Next year say it at breakfast, “Guess what today is,” and celebrate together.",
        ],
      ],
      ask: "Which anniversary did someone fail this year without suspecting that it was a test?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste", voice: "speak" },
      lines: [
        [
          "paragraph",
          "You have the stern, the map and the volume. “Draw left,” you call, “left, now hard,” and the one you love, in the bow, draws left, more or less, and the canoe comes around a rock the size of a piano with an inch to spare. You whoop so loudly that a heron leaves, and it’s the most glorious morning in a year. Only then do you notice the set of the shoulders ahead of you, whose owner stopped pointing things out a mile ago: an otter, a peculiar red barn.",
        ],
        [
          "paragraph",
          "When you’re happy, you give instructions, and from the bow your exhilaration sounds exactly like displeasure, so at the next bank, trade seats, since up there you’ll have nothing to do except pull, look, and yell “Otter!”",
        ],
      ],
      ask: "What did they stop pointing out to you while you were having such a good time?",
    },
    Earth: {
      stances: { novelty: "familiar", candor: "both" },
      lines: [
        [
          "paragraph",
          "You’re back from half a week with the auditors, and something has happened to the hallway, which is green, and they are standing at the far end with paint in their hair and the expression of a child behind a birthday cake. But there’s a long drip by the switch, the baseboard was never taped, and you see this as you’d see a snake. “Did you use the primer?” you say. Their arms come down, and the brush goes into the can.",
        ],
        [
          "paragraph",
          "An unfamiliar thing takes you several hours to like, and nobody can hold an expression for that long, so put down the bag and say what is true already: “You did all this for us.” The drip will keep, and in a year you’ll defend it.",
        ],
      ],
      ask: "Which present did you inspect before you had thanked them for it?",
    },
    Air: {
      stances: { voice: "speak", order: "plan" },
      lines: [
        [
          "paragraph",
          "Dog, dusk, the loop around the reservoir. It’s when the two of you catch up, and you’ve brought three items: as to the roof, you have spoken to the man; as to Thanksgiving, to your mother; for the summer there are two options, and you lean toward B. “B sounds fine,” says the one you love. Gratified by the unanimous result, you’ve got half a loop to go, which you fill with an entertaining story about the deputy mayor. Only the dog has looked up at them.",
        ],
        [
          "paragraph",
          "They had an item too, though it wasn’t fit for an agenda yet: a mood, no options. Tomorrow bring nothing; listen for the first half of the loop, say “Go on,” and see what surfaces around the boathouse.",
        ],
      ],
      ask: "What did someone bring you lately as a mood because it wasn’t an agenda item yet?",
    },
    Water: {
      stances: { voice: "both", head: "both" },
      lines: [
        [
          "paragraph",
          "Past midnight there’s a light under the utility room door, and a hiss. They find you ironing: your shirts, their shirts, the napkins, a flag. You took yesterday’s call from the hospital about your brother standing up, and immediately arranged everything, the flights, the ward, who would feed his cat. “Come to bed,” they say. “Just these,” you say, pressing a handkerchief that has been in nobody’s pocket for a generation, while the steam goes up between you like a third person with something to tell.",
        ],
        [
          "paragraph",
          "Sorrow, in you, produces the best laundry in the state, and the one who loves you stands there with empty arms. Give them a corner to fold, and then mention one thing you’re afraid of, eyes on the sheet if necessary.",
        ],
      ],
      ask: "What have you scrubbed, pressed or mended when you had meant to ask for comfort?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "both" },
      lines: [
        [
          "paragraph",
          "Forty people leap out from behind the furniture, and the one you love takes a step back. For three weeks you’ve been lying beautifully, with a fictitious plumber, a cousin flown in, and a banner painted in the garage at night. “Speech!” you shout, glowing, with an arm around them. They manage one, and go from table to table being surprised, until toward the end you discover them out on the fire escape with a slice of cake and two forks, and they say, “I’ve been saving the second one for you.”",
        ],
        [
          "paragraph",
          "You celebrate people the way you’d like to be celebrated, in surround sound, so before the next party, ask how many guests they’d like. If the answer is one, be it.",
        ],
      ],
      ask: "Which celebration did you give someone that you had been wishing for yourself?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "They have made the bed. It was officially your morning to sleep late, and while you were in the shower they pulled up the covers, arranged the cushions in a row like jurors, and went off for rolls, whistling. The stripes run crosswise. You only mean to straighten one corner, but then the bottom sheet has to come out as well, and when the key turns you are smoothing the last fold and they are standing there with a warm bag, watching.",
        ],
        [
          "paragraph",
          "Nobody quarrels about it; there will simply be less whistling, because although your method is an excellent method, every correction teaches the one you love not to try. Sleep under crooked stripes this week and call it cozy.",
        ],
      ],
      ask: "What did the one you love stop doing after you improved how they did it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "“So I hear I’m quitting,” says the one you love, holding a paper plate. It’s the Kowalskis’ cookout, smoke and lawn games, and your friend Dee has just congratulated them on leaving that awful manager. They aren’t leaving; they mentioned something last week, in the bathtub, to you and the tiles, and you only told Dee because you were worried, and her sister because the sister used to work there. “People care about you,” you protest. They are contemplating the corn.",
        ],
        [
          "paragraph",
          "You talk to discover what you feel, and since what you talk about is them, there’s nowhere left for them to think out loud. With their approval, pick one listener outside the family, and let everyone else hear the news from its owner.",
        ],
      ],
      ask: "What did the one you love tell only you that several people now know?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "They are reading about mushrooms. It has been forty minutes of lamp, rain and feet under your thigh, during which you have coughed once with meaning and they haven’t said a word. “Is something wrong?” No, love. You go back over the entire afternoon, looking for the spot where you stepped wrong. “You’d tell me if you were upset?” They would. By the fourth question there’s a crease between their eyebrows, which you notice with something horribly like satisfaction, and you say, “I knew it.”",
        ],
        [
          "paragraph",
          "Through a wall you can feel a change of mood, and in perfect calm you go looking for one, although occasionally silence is only mushrooms. Ask once, believe the answer for an entire hour, and open a book of your own.",
        ],
      ],
      ask: "When did you last ask if something was wrong until something was?",
    },
  },
  ISTP: {
    Fire: {
      stances: { order: "improvise", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "She said at supper that you can’t see a single star from this street, and within half an hour there’s a ladder against the wall, both sleeping bags are up on the roof, and you’ve somehow disabled the streetlamp. She climbs up laughing. It’s cold and it’s enormous, and lying with your sleeve against hers you feel, in every inch of you, that this is it, that there is no one else. “Say something,” she says. “Mind the gutter,” you reply.",
        ],
        [
          "paragraph",
          "On impulse you’re magnificent and at the summit you’re mute, and tomorrow, when there’s no ladder needed, you’ll be across the hall with a headlamp on, repairing something, so tell her what you feel while you’re up there, in five words, bad ones.",
        ],
      ],
      ask: "What did you feel at the top of your last grand gesture, and leave unsaid?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "From under the sink you hear him arrive, swear at the coat hook, and go through to run a bath, and you stay where you are. By evening you have replaced the trap, rehung the hook four inches lower, where his arm wants it, washed up to the elbow, and put the last of the cinnamon bread on his side of the counter. Nobody applauds. Afterward you settle beside him, thigh along thigh, and for two hours neither of you speaks, which is incidentally the happiest part of your entire week.",
        ],
        [
          "paragraph",
          "To him it was an evening without any attention from you, since he never saw the hook. Tell him what you did for him and why; or, better, take his wrist, lead him over, and invite him to hang something up.",
        ],
      ],
      ask: "Which improvement have you made for someone’s comfort that they’ve never once noticed?",
    },
    Air: {
      stances: { company: "both", candor: "truth" },
      lines: [
        [
          "paragraph",
          "They’re telling you about the colleague, and it’s good, they do the accents, you’re both leaning on the rail of the footbridge with ice cream running down your wrists. You supply a theory, and then a better one; they improve on it, you laugh till you cough, and no two people in the entire city are getting along as well as this. “So what should I do?” they ask, in a different key. And you tell them, accurately, in nine words, with your eyes on a barge.",
        ],
        [
          "paragraph",
          "The banter stops. They had wanted your attention, and you, superb company right up to the moment when it matters, delivered an opinion to a barge. Save the advice, and turn away from the water.",
        ],
      ],
      ask: "When did the one you love last change key, and what did you look at?",
    },
    Water: {
      stances: { company: "solitude", voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "You’ve been perfectly all right since the weekend, and then you hear them hum in the shower and it goes through you like a nail, because anything could happen to a person who hums. You ought to tell them; instead you inspect the tread on their tires, in the rain, and afterward sit in the car for an eternity with the wipers off. When you come in they ask where you’ve been. “Just looking at something.” They look hurt, and you get a towel.",
        ],
        [
          "paragraph",
          "You take your tenderness outdoors because it terrifies you in front of others, and all they get is an empty house. Next time stand there dripping in the hallway and report what went through you, which doesn’t have to be useful information.",
        ],
      ],
      ask: "Where do you go when loving someone becomes too much to feel in front of them?",
    },
  },
  ISFP: {
    Fire: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "They are standing in the hall in wet shoes, and behind your back you have a kite. You’ve been glowing about it all day: you cut the silk, you bent the cane, you sacrificed a perfectly good bedsheet for that exact orange, and the wind is expected to drop within the hour. “I’ve had an awful day,” they begin. Your arm slowly descends, you murmur, “Oh, okay,” and you lean the thing against the umbrella stand, where the cat discovers it in the morning.",
        ],
        [
          "paragraph",
          "Love, with you, is a splendid deed done immediately, and when the timing is off you take it as a rejection of your entire heart. Announcement first, deed after: “I’ve got something for us. Ten minutes of your awful day, and then outside?”",
        ],
      ],
      ask: "Which splendid gesture of yours went unnoticed because you never announced that it was coming?",
    },
    Earth: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "The power has gone out on the entire street, and neither of you is sorry, since you’ve lit the stove, grilled peaches, and arranged the heaviest available blanket over both pairs of knees. With their head on your collarbone this is, to you, talking, all of it, down to the way you shift your arm to keep theirs from going numb, and you could continue until dawn. “Are we all right?” they ask into the dark.",
        ],
        [
          "paragraph",
          "You are amazed, having been saying so for hours, in peaches. But some people can’t hear with the skin, or only until the blanket comes off, and afterward they lie awake doing arithmetic. Every evening, before the lamp goes out, give them six affectionate words to keep.",
        ],
      ],
      ask: "What have you been expressing for years in food and blankets that still lacks its words?",
    },
    Air: {
      stances: { company: "both", candor: "peace" },
      lines: [
        [
          "paragraph",
          "The two of you are good at airports. You christen the other passengers, invent their divorces, and share one pair of earphones with the wire stretched between you like a clothesline. Then your flight is called and theirs isn’t, it’s only nine days, and they stop laughing and look at you with their entire face. You imitate the customs officer’s mouth, they smile, a little late, and in the airplane you have an unexplained sore throat for an hour.",
        ],
        [
          "paragraph",
          "Lightness is your courtesy: it spares everyone the scene, and leaves people wondering what they weigh with you. At the next farewell, return the look for several unfunny seconds. Then do the mouth.",
        ],
      ],
      ask: "At which farewell did you make the other person laugh when you wanted to cling?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "They asked for the ocean for their birthday, so here you are, out of season, sharing a thermos on a breakwater. Nothing is wrong, except that an hour ago, passing a boatyard, they mentioned that they’d once been happy here, and you heard that “once” drop into you like a coin into a well. You tuck in their scarf, you discover a perfect whelk, and all the while you’re swimming in circles around that one word. By the time they turn to kiss you, your mouth has gone cold without permission.",
        ],
        [
          "paragraph",
          "Your feelings arrive unsorted, and you go on being affectionate while they settle, which can take an entire week, so ask while the sand is still in your shoes: “Happier than now?”",
        ],
      ],
      ask: "Which remark by someone you love are you still turning over, though they’ve forgotten making it?",
    },
  },
  ESTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The reservation was a surprise, the convertible is borrowed, and in the passenger seat the one you love has been trying since the bridge to tell you something, as you understand perfectly well, because the sunglasses have come off twice. But there’s the restaurant with the view, and afterward the band, and after the band there’s this other place, and each destination beats the one before until they surrender and dance, and whatever they wanted to say goes home unsaid in a coat pocket.",
        ],
        [
          "paragraph",
          "Your passion is genuine, and it makes an excellent barricade; no one can complain of neglect under falling confetti. Next time plan a single destination. When the sunglasses come off, pull over.",
        ],
      ],
      ask: "What has the one you love been trying to say in the gaps between your surprises?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You’re on your back under their sink with a flashlight between your teeth, which is how you say it, and they’re sitting on the counter swinging their feet and handing you the wrong wrench, and there is nowhere either of you would rather be. Then comes the question. “What are you thinking?” You investigate conscientiously, and it turns out you’re thinking about the washer. “Nothing,” you say, and by the time you slide out from below, the feet have stopped swinging and the expression up there has gone polite.",
        ],
        [
          "paragraph",
          "“Nothing” is the accurate report of a creature that’s perfectly contented next to another one, although to them it sounds like a locked gate. When you can’t answer what, answer where: “Right here. I like your feet up there.”",
        ],
      ],
      ask: "When were you so contented lately that you had absolutely nothing to report?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "It started with a remark about your parking, and for half an hour the two of you are the best entertainment on the street. Friends lean in, and you return each serve a little faster, inventing rules, until you resort to the one about their singing, which they told you in confidence, in bed, and it gets the biggest roar of the evening. They laugh as well, a half second late, and you notice the half second, because you notice everything, and then you are on to the next bit.",
        ],
        [
          "paragraph",
          "Teasing is how you court, and you’re still courting someone you’ve already won, which is unusual. Agree on a ridiculous word that immediately ends the game, and in the car, apologize: “That one wasn’t mine to use.”",
        ],
      ],
      ask: "Which confidence have you spent on a laugh, and who paid for it?",
    },
    Water: {
      stances: { head: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "They start to cry over dinner, about something trivial, and your hand goes to your keys. You aren’t leaving, only going to get ice cream, or the cat, or their brother, anything that can be done at forty miles an hour, because their crying has traveled directly into your own throat, and since one of you has to remain operational, you make the joke that always works. It works. They blow their nose and smile, and the evening freezes over the spot like a pond.",
        ],
        [
          "paragraph",
          "Your heart intends to stay, your legs want an errand, and the legs have always been faster, so give the legs an assignment: sit on the carpet beside the chair for ten minutes, passing tissues. Ice cream keeps.",
        ],
      ],
      ask: "Where do your legs take you immediately when someone you love starts to cry?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "You’re telling the one about the cable car, the night you two met, and the whole restaurant terrace has turned its chairs around. You do the mechanic. You do the goat. You’ve just arrived at the moment above the gorge, lamps out, what was said there, and as you throw out both arms to say it you catch the face beside you, smiling, looking hard at the salt.",
        ],
        [
          "paragraph",
          "They loved you before the goat was in it, and every year the anecdote improves, belonging a little more to the terrace, although the other person in it has never been invited to tell it. Keep one memory entirely private, beginning with the gorge, and next time, say, “That part’s ours.” Then keep an eye on the salt.",
        ],
      ],
      ask: "Which moment between the two of you has never been told to a third person?",
    },
    Earth: {
      stances: { order: "both", pace: "both" },
      lines: [
        [
          "paragraph",
          "Their feet are in your lap, which is where feet belong in the evening, and your thumbs have found the spot that makes conversation stop. It doesn’t stop. “The lease is up in May,” they tell the ceiling. “I was wondering how you see us in five years, say.” You announce that there’s a mango, perfectly ripe, and return with it a moment later, cut into a hedgehog, with juice to the wrist.",
        ],
        [
          "paragraph",
          "It’s a superb mango. They eat it, and don’t ask again. Several times a week you promise eternity with your hands, and when anyone would like it in words you disappear into hospitality, because a spoken plan feels like a lid. Answer the question about May, and leave the fruit for after.",
        ],
      ],
      ask: "Which question about the future have you answered lately with something delicious?",
    },
    Air: {
      stances: { voice: "speak", candor: "both" },
      lines: [
        [
          "paragraph",
          "They arrive pale from the meeting, collapse on the bed in their coat, and report that Harmon did it again, before the entire staff. You’re up at once, having met Harmon for a minute, at a barbecue, which is plenty; you reproduce his walk, his pen, the unfortunate cough before an announcement, and they put an arm over their eyes and shake with laughing. “Oh God,” they say. “Thanks.” You go off to brush your teeth, humming, triumphant.",
        ],
        [
          "paragraph",
          "What did Harmon do? You never found out, and they’ve gone to sleep with it, because a joke, your fastest entrance to a person, closes behind you like a screen door. Before the cough, ask two questions. Perform only on request.",
        ],
      ],
      ask: "What did you make them laugh about before you had heard the end of it?",
    },
    Water: {
      stances: { company: "both", head: "feeling" },
      lines: [
        [
          "paragraph",
          "All day at the reunion you shone, danced with the great-uncles and persuaded the sullen nephew into the sack race, and now you’re sitting halfway up your own staircase with one boot off, unable to imagine taking off the other. “You were wonderful,” says the person who loves you, from below, with the leftovers. “What’s wrong?” You smile at them, automatically, like a motion lamp in a yard.",
        ],
        [
          "paragraph",
          "Strangers switch you on, and at home you stay on, so that no one will suspect you of wanting anything. It’s lonely on the staircase. Pat the step, say, “I’ve got nothing left, and it isn’t you,” and let them unlace the boot, which they’ve been hoping to do for years.",
        ],
      ],
      ask: "Who gets to see you when you have absolutely no sparkle left?",
    },
  },
};
