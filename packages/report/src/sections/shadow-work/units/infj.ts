import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: { pace: "both", company: "both" },
    lines: [
      [
        "paragraph",
        "You take over. A friend mentions a bad landlord over coffee, and by dessert you’ve drafted the letter, picked the tone and set the date, and she is being saved at a speed she didn’t ask for. Underneath is a terror of standing by: somewhere you learned that watching someone suffer without acting makes you part of the harm. So you act, and within the hour the helplessness is gone. Yours, at least. Hers now has a second source. The people you rescue come away with the problem solved and a little less faith that they could have solved it.",
      ],
      [
        "paragraph",
        "The second shadow is contempt for the slow. Anyone who goes back to the bad boyfriend, or needs a fourth talk about the same job, meets a chill in you that you’d be ashamed to see on film. And since you spend yourself without counting, the crash is total: a companion full of plans on Thursday, single words by Saturday, and a household wondering what it did.",
      ],
      [
        "paragraph",
        "When the next person brings you trouble, sit on your hands, literally, and ask: “Do you want company or a plan?” Then give only what was ordered. Trouble had already taken away their right to decide, and that question returns it; besides, you’ll find that your company was the better half of the offer.",
      ],
    ],
    ask: "Whose fight are you in that you were never asked to join?",
  },
  Taurus: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You leave people without getting up from the table. The birthday is remembered, the coffee is poured, and something in you sat down with folded arms years ago and hasn’t moved. A breach of trust costs you more than it costs those who make friends on every train, so the retreat protects a heart that does nothing by halves. At some point a scene must have seemed useless to you, good only for ruining the meal. But a sentence is not a scene. The one who let you down could have settled it with an apology; instead they get excellent manners for the rest of their life.",
      ],
      [
        "paragraph",
        "Its cousin is stubbornness in the robe of principle. Asked to move the sofa, the holiday or the opinion, you go heavy, like a cat that doesn’t want to be lifted. Under real strain you turn to the body for consolation, too much bread or too much bed, and answer “I’m fine” from beneath a blanket. It’s like living with very good furniture that is angry.",
      ],
      [
        "paragraph",
        "Pick the person you cooled toward over the least of things, and invite them to eat. Before the plates are cleared, say: “I was hurt in the spring, and I decided not to mention it. I’d like to mention it now.” You believe what happens over food, so let it happen there.",
      ],
    ],
    ask: "Who gets your best manners in place of your affection, and why?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You explain your feelings so that you won’t have to have them. Asked how you are, you give a lecture, well made, with a theory, a metaphor and two good jokes, and at the end of it everyone admires you and nothing has been touched. Language came in handy as a shelter: what can be named can’t swallow you, so you name everything at once. Beneath the commentary is a fear of the feeling without words, the one that would leave you sitting there with nothing clever to offer. People close to you pay in a strange coin. They know you inside out and hardly ever feel you near.",
      ],
      [
        "paragraph",
        "The second shadow is traffic in other people’s secrets. It comes with such insight that you’d never call it gossip, but a confidence told in order to explain someone is still a confidence told. Then comes real stress, and the radio won’t switch off. You scroll, you analyze, you reread one message eleven times, and your humor grows a needle that finds the weak spot of the person sitting nearest.",
      ],
      [
        "paragraph",
        "Next time you’re upset, say to someone, “I’m sad and I don’t have anything smart to say about it,” and be silent for one full minute by the clock. Someone finally gets to visit the country, because for once the interpreter has the day off.",
      ],
    ],
    ask: "What do you feel today that you haven’t yet turned into a phrase?",
  },
  Cancer: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You govern by sadness. No one is forbidden anything; your face falls, the voice gets softer, and a grown person cancels a weekend away without being sure why. “No, no, you go” is the most expensive sentence you own. Behind it is the fear that people who don’t need you will forget to come back, and somewhere you learned that guilt comes home more reliably than love does. It does come home. It just arrives tired, and looks at its watch. Those who love you pay with little lies about where they were and how much fun it was.",
      ],
      [
        "paragraph",
        "Kin to this is keeping people young. You love best whatever still leans on you, so a partner’s new circle or a friend’s recovery gets a smile with a bruise in it. When the strain is heavy you pull into the shell and become a martyr with perfect recall: each favor dated, each slight preserved, and a sigh from the kitchen that can be heard through two walls.",
      ],
      [
        "paragraph",
        "When someone next tells you about a plan that leaves you out, say, “Go, and bring me back one good story,” and then do something that evening that you’d hate to have missed. People return most willingly to a place they were free to leave, and you of all people know how a harbor works.",
      ],
    ],
    ask: "Who tells you less than they used to, so as not to see your face fall?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You believe you’re special, and you’re lovely about it. The kindness is real, and so is the throne it’s given from. You listen, encourage and forgive from about three steps up, and while everyone confides in you, you choose with great delicacy not to confide in them. All this guards against one verdict: ordinary. Somehow you concluded that affection is for the remarkable, and that a plain Tuesday version of you would be thanked and shown out. So people admire you. They rarely dare to tease you, and anyone on your level is made to feel that the position is filled.",
      ],
      [
        "paragraph",
        "Envy is the second shadow, and it’s well dressed. When someone less deep gets the applause, you turn gracious to the point of frost, and a remark about “that kind of success” slips out at dinner. Under stress you sulk on a grand scale: charming to the neighbors, silent in the car, and wounded by people who were supposed to guess. Home gets the star with the lights off.",
      ],
      [
        "paragraph",
        "Go and be bad at something in public: the pottery class, the karaoke night, the pickup game. Afterward tell someone you love, “I was the worst one there,” and let them laugh. You’ll have done the thing you dread most, being average in front of people, and found out that average people get hugged.",
      ],
    ],
    ask: "Who has been allowed to find you ordinary, and liked what they found?",
  },
  Virgo: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You can’t stop improving the people you love. The comma, the posture, the dishwasher, the friendship that isn’t good for them: it’s all noted, and offered as help, at the pace of a dripping tap. You’d be wounded to hear it called criticism, because you say so much less than you see. But below the help is a belief that love has a standard, and that whatever is left unfixed will be used in evidence. Somewhere you learned that being useful was the rent. So you pay it daily, and can’t quite trust people who live for free. Those near you begin to feel like a first draft. They stop showing you their work, then their feelings.",
      ],
      [
        "paragraph",
        "The second shadow is martyrdom with a sponge in its hand. You redo what others did, sigh within earshot, and count the whole thing as proof. Under heavy stress the world shrinks to what can be cleaned. At midnight you’re scrubbing a shelf, and heaven protect the person who asks whether you’re coming to bed.",
      ],
      [
        "paragraph",
        "Choose one flaw in someone dear to you, the wet towel or the endless story, and adopt it officially: “I’ve decided I’m keeping this one.” Then defend it as you’d defend a cat. Love one fault in another person for a month, and you’ll wonder which of your own could stay.",
      ],
    ],
    ask: "Who shows you only finished things now, and when did that start?",
  },
  Libra: {
    stances: { candor: "peace", voice: "both" },
    lines: [
      [
        "paragraph",
        "You lie. Nicely, in a good cause, and mostly by leaving things out, but the dinner was not lovely, you weren’t already on your way, and you can’t possibly agree with both of them. This spares you the one weather you can’t stand, a face you like turning cold. You may have found early that your welcome depended on other people’s moods, and so you became an expert in moods. Two parties share the bill. Those close to you never know which yes to believe, and you come home from being liked with the suspicion that no one was there.",
      ],
      [
        "paragraph",
        "Inside the diplomat lives a prosecutor. For years you see the other side and let it go, and all of it is filed. Then, under enough pressure, over something like a parking spot, out comes the closing argument: three years of evidence, dated, in full sentences, delivered in a calm and beautiful voice. The accused had thought things were going well. Meanwhile some acquaintance who doesn’t like you gets a whole week of your charm, and the ones who do get the leftovers.",
      ],
      [
        "paragraph",
        "Disappoint someone on purpose this week, in a matter of no importance and without a reason: “No, I don’t feel like it.” Count to ten before you add a word. The friendship will live, and your next yes will be worth twice as much.",
      ],
    ],
    ask: "Who believes you agree with them because you’ve never said otherwise?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You bury people alive. One betrayal, or something you’ve ruled to be one, and a friend of many years finds the number dead and the chair taken; there’s no scene, only a silence so complete that it has architecture. You call it self-respect. It’s also revenge, and part of you knows its effect to the ounce. What it guards is the softest thing about you. Because you give yourself entirely, being dropped would be a kind of death, and somewhere you learned to drop first. Those who remain pay as well: they’ve seen the graveyard, and they watch their step.",
      ],
      [
        "paragraph",
        "Then there’s possession. The people you love get shared about as gladly as a dog shares a bone, and since jealousy is beneath you, it comes out as questions in a casual tone, with a memory for the replies. When life presses hard, even good news looks suspicious. So you poke at what’s going well, with a sharp remark or a day of distance, to see whether it breaks. Now and then it does, and you say that you knew it.",
      ],
      [
        "paragraph",
        "Send one line to one person you’ve buried, or are measuring for the box: “You hurt me, and I never told you how. Do you want to hear it?” No one says you must take them back. Revenge lives on silence, and that question starves it.",
      ],
    ],
    ask: "Whose name do you avoid, and what did you once love about them?",
  },
  Sagittarius: {
    stances: { novelty: "both", pace: "both" },
    lines: [
      [
        "paragraph",
        "You’re always half packed. In a pleasant job, beside someone who loves you, part of your mind is in another city with better Spanish and no past. There is hope in that, and cowardice as well, because a life you haven’t lived can’t disappoint you. What gets close gets heavy: that’s the lesson you seem to have drawn, so as soon as anything asks for its dull middle years, you discover a calling. The people who share the middle feel like a waiting area. They propose new curtains and watch your eyes go to the distance.",
      ],
      [
        "paragraph",
        "The other shadow is the pulpit. You know what people’s suffering means, and you tell them, sometimes while they’re still bleeding; a friend came for a sandwich and got a sermon, with a reading list. Cornered or worn out, you go from prophet to judge, and whole groups of people are suddenly asleep, shallow, lost. After that you vanish for days. You come back tanned and forgiving.",
      ],
      [
        "paragraph",
        "Sign up for something boring that lasts a year and can’t be made profound, such as watering the plants in the lobby or a Tuesday card game, and tell one person, “I’ll be here in November. Check on me.” The meaning you look for out there tends to turn up around month seven, when you’re usually gone.",
      ],
    ],
    ask: "What would you find out if you stayed for the boring part?",
  },
  Capricorn: {
    stances: { order: "plan", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You look down on weakness, and you start with your own. Tears, excuses, a third sick day, the friend who still hasn’t called the dentist: you help, you’re kind, and a cold clerk in you makes a note. The clerk exists so that you’ll never have to need, because needing looked to you like having no vote, and love seemed steadier for people who caused no trouble. So you cause none. Instead you become admirable, which is a fine way to be surrounded and never touched. Others bring you their results, take their messes elsewhere, and leave you lonely in the way of the very competent.",
      ],
      [
        "paragraph",
        "Control comes next. Anyone you love gets planned, savings, career, knees and all, on a timetable that no one remembers approving. Under severe strain you turn to granite: you work later, speak less, foresee a bleak end to everything and call it being sensible, and the household tells time by your silence.",
      ],
      [
        "paragraph",
        "Ask for help with something you can do perfectly well yourself: “Would you come and sit with me while I do the taxes? I don’t want to be alone with it.” There’s nothing useful in it for anyone. What remains, once usefulness is out of the way, is the very thing you’ve been trying to earn.",
      ],
    ],
    ask: "Who has seen you weak, and was it really held against you?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You like being misunderstood. It hurts, certainly, but it has been your address for so long that you’ve hung pictures. Somewhere you learned that you were the wrong shape for the group, and you did the clever thing: you resigned before they could vote. Since then, whatever matters most to you has been “too complicated.” Anyone who asks gets the short version and is then found wanting on the long one. A person who is never fully explained can never be fully refused. Meanwhile, those who love you study for years, and are kindly told that they’ve failed the entrance exam.",
      ],
      [
        "paragraph",
        "Next to it lives contempt, of the well-read sort. Humanity has your whole heart; it’s the neighbor with the leaf blower you can’t forgive. If most people agree on something, you feel an urge to leave it. And under heavy stress you go up to the ceiling: the voice turns reasonable, the eyes turn to glass, and someone who is crying in front of you receives an accurate summary of both positions. They’d rather be shouted at.",
      ],
      [
        "paragraph",
        "Show up for one thoroughly ordinary event. Go to the barbecue, eat the bad potato salad, and when someone asks how you are, give the long answer: “This will sound odd. Stay with me.” Exile needs a border, and you’ve been the only guard on duty.",
      ],
    ],
    ask: "What do you gain each time someone fails to understand you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You fall in love with people who don’t exist yet. A hesitant friend, a new partner, a difficult boss: behind the person in front of you stands the finished one, and that’s the one you answer. It’s faith, and it’s also a hiding place: the imagined version keeps every promise, and as long as you’re waiting for it you needn’t decide anything about the one who forgot again. Somewhere you learned to look past what hurt, and got so good at it that you can look past a decade. The other person pays as well: it’s hard to come home without the groceries and see sorrow in someone’s eyes, as if a better self had missed the bus.",
      ],
      [
        "paragraph",
        "The kin of this is vanishing. You don’t refuse, you evaporate: the yes was warm, then there’s a headache, a dead phone, a story that’s nearly accurate. Under stress you go all the way under, into screens, wine, sleep or another person’s catastrophe, and come up as the one who gave too much. No one had requested that much, only a plain answer, on Monday.",
      ],
      [
        "paragraph",
        "Write ten plain lines about what someone you love really did this month, with no adjectives. Then tell them, “I’ve been looking at you, and I’m staying for this one,” or find that you can’t. Either way, you’ll be dealing with someone who was there.",
      ],
    ],
    ask: "Whom do you love as they are today, with no future added?",
  },
};
