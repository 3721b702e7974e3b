import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why do you get restless the minute we’re happy?"],
        [
          "answer",
          "Calm looks to you like a wind that has dropped, so you start hauling on ropes: a trip, a quarrel, a wall that should come down. Since nothing is actually missing, on the next peaceful evening, sit on your hands for an hour and see what happens.",
        ],
        ["question", "Why do you go from zero to furious over a parking spot?"],
        [
          "answer",
          "That spot was part of a strategy you hadn’t mentioned to anyone. Your temper burns out in four minutes and leaves no ash on you, so you’re honestly puzzled that they’re still sweeping an hour later. Apologize before you announce that it’s over.",
        ],
        ["question", "How can I tell that you want me?"],
        [
          "answer",
          "You stop working for them, which nobody else gets you to do, family and emergencies included, and since they can’t possibly see what you’ve put down, tell them: “I was in the middle of the best part, and here I am.”",
        ],
      ],
      ask: "What do you interrupt for one person only, and do they have any idea what an honor that is?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        ["question", "Why won’t you throw away that terrible chair?"],
        [
          "answer",
          "You get attached to whatever has never let you down, so when that chair is laughed at, what you hear is that you’ll go to the curb too once your springs show. Tell them that. Then see about the upholstery.",
        ],
        ["question", "Why can’t I surprise you?"],
        [
          "answer",
          "A surprise robs you of the anticipation, which is where you do most of your enjoying, so ask for a week’s notice and a hint about shoes, and you’ll be as delighted as other people are when the lights go on.",
        ],
        ["question", "Do you still find me beautiful?"],
        [
          "answer",
          "You answered that years ago, and it hasn’t occurred to you that an answered question needs airing; your palm on their back mentions it in passing, but the words stay in. Once a week, with the lamp on, let the words out.",
        ],
      ],
      ask: "Which of your answers to them has gone longest without being said aloud?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do I hear about your plans from other people?"],
        [
          "answer",
          "You think your plans through so thoroughly in the shower that by evening they feel discussed, and you’d swear everyone has been told already, so ask, “What was the last you heard about this?” and go on from there.",
        ],
        ["question", "Do you ever stop thinking?"],
        [
          "answer",
          "Hardly, because even with your face in their neck there’s a clerk at the back of your mind with a notepad, and he is having a marvelous time too. Don’t dismiss him; read out whatever he wrote, which is often the tenderest material you’ve got.",
        ],
        ["question", "What am I to you, in one word?"],
        [
          "answer",
          "You dislike the question, one word being an inadequate sample, but pick one anyway. “Home” will do, or “trouble,” or the name you use when no one’s around, and then enjoy how long they go on smiling at so little evidence.",
        ],
      ],
      ask: "What has the clerk at the back of your mind written down about the one you love, and never reported?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        ["question", "Why do you go off and repair something when I’m sad?"],
        [
          "answer",
          "Because their sadness floods you; within a minute you can’t tell whose it is, and you head for the place where the screws are sorted. Say “Back in ten” on your way out, and be punctual about it, even if you come back with nothing to offer.",
        ],
        ["question", "Why have you kept every word I’ve ever said?"],
        [
          "answer",
          "You listen like a person whom bad news once caught off guard, which makes you superb at birthday presents, and a difficult person to misspeak in front of, so let certain remarks go unrecorded, and tell them which.",
        ],
        ["question", "Will you ever let me take care of you?"],
        [
          "answer",
          "You think you already do, since you let them drive, so pick something closer to the skin, such as a headache, a nightmare, or an unopened envelope from the clinic; turn it over to them before you’ve solved it, and hang around to watch.",
        ],
      ],
      ask: "What are you nursing alone this week that someone would be glad to nurse for you?",
    },
  },
  INTP: {
    Fire: {
      stances: { company: "solitude", pace: "both" },
      lines: [
        ["question", "Why are you wild about me for a week and then gone?"],
        [
          "answer",
          "Your attention works like the beam of a lighthouse, all of it here and then all of it elsewhere; nothing has cooled, but you’re illuminating a problem out at sea, and it helps them to hear roughly when you’ll be back.",
        ],
        ["question", "Why do you contradict every compliment?"],
        [
          "answer",
          "A compliment reaches you as a claim, so you test it, although they meant it as a kiss, and nobody needs you to agree that your eyes are remarkable: say “thank you,” and disprove it privately, whenever convenient.",
        ],
        ["question", "Do you actually like my friends?"],
        [
          "answer",
          "Individually, enormously, but collectively they’re a train going by, and you’d rather take the eccentric one out for noodles and stay until the owner stacks the chairs.",
        ],
      ],
      ask: "Which compliment from the one you love have you argued with lately?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        ["question", "How would I ever know that you’re happy?"],
        [
          "answer",
          "By what you’ve dropped: you no longer look for the exits, you leave your shoes in the middle of the hall, you hum all day in one flat key; it’s happiness in working clothes, and once in a while it deserves the actual word.",
        ],
        ["question", "Why must everything be discussed with you a month ahead?"],
        [
          "answer",
          "You walk around any change the way a cow walks around a new gate, which is no verdict on the gate, so have them put it up early, and eventually you’ll be discovered leaning on it.",
        ],
        ["question", "What do you need from me when you’re low?"],
        [
          "answer",
          "Food you didn’t choose, a back to lie against, and no analysis whatever, since you’ll already have done that part yourself. If they ask what’s wrong, you’ll describe the mechanism; if they scratch your head, you may actually find out.",
        ],
      ],
      ask: "What have you stopped doing since you felt safe with this person?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        ["question", "Where do you go when I’m talking to you?"],
        [
          "answer",
          "Two doors down, with something interesting they said, which is both the insult and the compliment, so say “Wait, you’ve sent me off, start again from the beginning,” and they’ll feel heard instead of abandoned.",
        ],
        ["question", "Why won’t you just tell me what you want for dinner?"],
        [
          "answer",
          "Because you can see the merits of every dish there is, and you sincerely think it’s generous to leave the choice open, although to the other person that’s one more chore; name one, which commits you to nothing further.",
        ],
        ["question", "Would you miss me, or only the conversation?"],
        [
          "answer",
          "For you there’s less of a difference than they fear, because every thought you’ve had for years arrived with one particular reader in mind, and they’re the reader, so say that today, without a preamble.",
        ],
      ],
      ask: "Who is the reader your thoughts dress up for?",
    },
    Water: {
      stances: { voice: "withhold", trust: "slow", head: "both" },
      lines: [
        ["question", "Why did I hear about your worst year from someone else?"],
        [
          "answer",
          "Because you tell things only once they’ve set, and that year is still warm; and since holding it back was never a test of their loyalty, hand over a piece while it’s soft, one particular month, for instance, and let them ask.",
        ],
        ["question", "Are you angry or thinking?"],
        [
          "answer",
          "From outside the two look identical, and since you aren’t always certain yourself, agree on a signal, say a hand laid flat on the counter, meaning “thinking, give me an hour.” Anger gets to use words.",
        ],
        ["question", "What do you do with all the things I tell you?"],
        [
          "answer",
          "You file them, in chronological order, along with the weather and the coat they were wearing at the time; every few years, for no particular reason, repeat one, so that they learn where their life is stored.",
        ],
      ],
      ask: "What have you kept about them that they’d be amazed to hear you remember?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", company: "company" },
      lines: [
        ["question", "Why does every vacation with you turn into an expedition?"],
        [
          "answer",
          "Because a beach has no summit, and an hour of lying still makes you feel like a parked ambulance, so that by noon you’ve discovered an island within swimming distance. Let them organize every other morning, with you following and nobody timed.",
        ],
        ["question", "Why does my being ten minutes late make you so furious?"],
        [
          "answer",
          "In those minutes you’ve imagined the entire evening, at full speed, without them, and grown jealous of it. What hurts is having been eager by yourself, so tell them that instead; “I couldn’t wait to see you” is the same fact with its hat off.",
        ],
        ["question", "Would you still want me if there were nothing left to win?"],
        [
          "answer",
          "You court splendidly and coast a little once you’ve crossed the tape, until one glimpse of them across a party, laughing appreciatively at some other person’s joke, sets you off again. Try looking before there’s a party.",
        ],
      ],
      ask: "When did you last court someone who was already yours?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan" },
      lines: [
        ["question", "Why can’t you stop working when we’re both so tired?"],
        [
          "answer",
          "Because the last task has a tail, and the tail has a tail; to you anything half done makes a sound, like a dripping faucet, so this week let them set the hour when tools go down.",
        ],
        ["question", "Am I more to you than a well-run department?"],
        [
          "answer",
          "You’ve never run a department with your whole palm flat on its back. Still, what they get from you is reports, tires and insurance, while what they’ve been requesting is an inefficient half hour without an errand, phones in a drawer, your weight against theirs.",
        ],
        ["question", "Why do you walk through the whole place before bed?"],
        [
          "answer",
          "You say it’s the locks, although it’s really an inventory of everything you could still lose, on which they’re item one, so take them along on your rounds some night; they’d like to hear what you tell the thermostat.",
        ],
      ],
      ask: "What would be item one in your inventory of everything that could still be lost?",
    },
    Air: {
      stances: { voice: "speak", company: "company", pace: "both" },
      lines: [
        ["question", "Why do you answer before I’ve finished?"],
        [
          "answer",
          "You can see where a remark is headed, and it seems courteous to meet it there, although three times out of four it was headed somewhere else. So wait until they look at you; the pause feels like a week and lasts about a second.",
        ],
        ["question", "You’re so charming with strangers. Where does that go?"],
        [
          "answer",
          "It’s used up by the time you hang up your coat. Unfamiliar people are a puzzle with a prize in it, while the one at home you consider solved, so tonight ask that one something you’d ask the passenger beside you on a plane.",
        ],
        ["question", "Do you ever have doubts about us?"],
        [
          "answer",
          "Briefly, as an exercise; you have them about everything, gravity included, but what reassures you never reaches them, because all you pass along is the conclusion, so give them the reasons, all of them, one per finger.",
        ],
      ],
      ask: "What would you ask your partner if you had met them an hour ago?",
    },
    Water: {
      stances: { trust: "both" },
      lines: [
        ["question", "Why do you still quote what I said four years ago?"],
        [
          "answer",
          "Because it went in, and nothing that goes in ever comes out; the affectionate remarks are filed in there too, in perfect chronological order, although those you never read aloud, so tonight quote one of them, with the date.",
        ],
        ["question", "Why are you so tender when I’m ill and so brisk when I’m well?"],
        [
          "answer",
          "Illness gives you an assignment, under cover of which you can stroke their hair for an hour; health provides no such excuse, so try the hair when nothing whatsoever is wrong.",
        ],
        ["question", "When you go hard on me, what should I do?"],
        [
          "answer",
          "They should stick close and not explain, because behind that forbidding exterior you’re listening for footsteps, anxious to hear which way they’re headed, although that instruction has to come from you, and in advance.",
        ],
      ],
      ask: "Which affectionate remark of theirs do you know by heart and have never repeated to them?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", novelty: "new" },
      lines: [
        ["question", "Why do you pick a fight when we’re happy?"],
        [
          "answer",
          "Because calm sounds to you like an engine that has stopped, and you poke the person you love to hear it turn over, so announce “I’m restless,” run up a hill, and come back to the calm.",
        ],
        ["question", "Why do you promise things you’ll never do?"],
        [
          "answer",
          "As you say it you’re already in Lisbon with wet hair, and for an hour the promise is perfectly sincere; tell them to believe only the ones that come with a ticket number, and then buy a ticket.",
        ],
        ["question", "Will you still want me in ten years?"],
        [
          "answer",
          "The thought scares you more than it scares them, although what you run from is monotony, and they’ve never been monotonous. Surprise each other deliberately: people marry the same person several times over without changing their address.",
        ],
      ],
      ask: "Which promise of yours is someone still patiently waiting for?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "Why can’t I throw out your box of old wires?"],
        [
          "answer",
          "Because every wire in that box is an idea with its coat on, and you’re sentimental about possibilities, even when they fill up the hall, so accept a limit of one shelf and do the sorting together.",
        ],
        ["question", "Why do you debate every vacation and book the same place?"],
        [
          "answer",
          "The debate is your mind’s vacation; the familiar bed is your body’s. You honestly need to have considered Peru, so admit that at the start, give Peru one evening and a bottle, and spare them the month of brochures.",
        ],
        ["question", "How do you show love when you aren’t talking?"],
        [
          "answer",
          "You oil their bicycle, or study up on their visa more thoroughly than the officials in charge of it, or take on their mother’s hearing aid. All of that counts. Once a week, translate the oil into words.",
        ],
      ],
      ask: "Which of your repairs was really a declaration of love, and did it reach the right person?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        ["question", "Why do you correct me in front of people?"],
        [
          "answer",
          "Because the detail was wrong and the right one was funnier, although what you mean as a present to the story is, to them, being edited, in public, by the person who promised to cherish them. Let Tuesday be Thursday; it was only a story about a dog.",
        ],
        ["question", "Why does everyone hear your news before I do?"],
        [
          "answer",
          "Because news itches and the barista was nearest. Nobody is being ranked, although the one at home invariably gets it reheated, so every day save one item that no one else has heard, and open it together.",
        ],
        ["question", "Why can’t you just say I’m right?"],
        [
          "answer",
          "You do agree, in silence, and then go on to the part that interests you, which is the exception, so that the only weather they ever get is objections. Say “Yes” first, and let it stand by itself for a breath.",
        ],
      ],
      ask: "What have you agreed with your partner about for years without telling them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do you tease me in front of our friends?"],
        [
          "answer",
          "Because you are happy, and a bit frightened at how visible it is, and teasing lets you look at them for as long as you like, so next time touch their sleeve and tell everyone about something they did well.",
        ],
        ["question", "Where do you go when I ask how you feel?"],
        [
          "answer",
          "Upstairs, to fetch an accurate description, and by the time you return with it the feeling has left the building. Answer imprecisely instead, with a color or a part of the body. “Yellow.” They can work with yellow.",
        ],
        ["question", "Why do you remember every unkind word I’ve said?"],
        [
          "answer",
          "You’d like to think you dismissed each one as illogical, when in fact it went down whole, with the date on it, so bring up a minor one, on an easy afternoon, and let it be answered and thrown out.",
        ],
      ],
      ask: "Which unkind remark from long ago can you still quote, with the date?",
    },
  },
  INFJ: {
    Fire: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do strangers get so much of you when we go out?"],
        [
          "answer",
          "Let a cab driver mention his visa, and off you go, radiant, with your back half turned to a person who dressed for the evening, so give the driver ten minutes of it, and then take the hand beside you.",
        ],
        ["question", "Why does everything between us have to mean something?"],
        [
          "answer",
          "To you an ordinary afternoon is either a step toward the great love or a step away from it, and nobody can live on stepping stones. Once a week do something magnificently unimportant together: bowling, the hardware store, a terrible quiz show.",
        ],
        ["question", "What am I supposed to do when some project has you burning?"],
        [
          "answer",
          "They can bring dinner, set an hour, and refuse to be the audience after it, at which you’ll protest and be relieved, since even a crusader likes being sent to bed by a person with cold feet.",
        ],
      ],
      ask: "Whose problem got the warmth that your partner had dressed up for?",
    },
    Earth: {
      stances: { novelty: "both", voice: "withhold" },
      lines: [
        ["question", "Why can’t we ever change how we spend Sundays?"],
        [
          "answer",
          "A morning that is always the same, down to the bread, is how your body recognizes that it’s safe, so any new arrangement sounds like criticism of the old one, although given three days’ notice you’re usually game.",
        ],
        ["question", "When I touch your shoulder and you flinch, is it me?"],
        [
          "answer",
          "No, it’s that your mind is often two years away, and your shoulder is the last to hear that anyone is there, so say “give me a second,” come back down, and then take the hand.",
        ],
        ["question", "Will you ever tell me you’re tired before you drop?"],
        [
          "answer",
          "Only if it comes as a form to fill out. Agree on a number from one to five, announced at dinner, no commentary required, because although you can put off a discussion for a month, you’ve never been able to resist a scale.",
        ],
      ],
      ask: "What number, from one to five, would you have told your partner last night?",
    },
    Air: {
      stances: { company: "both", voice: "withhold" },
      lines: [
        ["question", "You understand everyone. So why am I lonely some evenings?"],
        [
          "answer",
          "Because they’re being understood from across the street, by a person so accurate about their feelings that it no longer seems necessary to come over; try the same couch, the same blanket, and no insights for an hour.",
        ],
        ["question", "Who were you texting for two hours?"],
        [
          "answer",
          "Usually several friends, one crisis each. You want solitude and a dozen correspondents, and as things stand the phone gets your liveliness and the person at home gets the silence afterward. Reverse that for a week: the day’s first funny story goes to the person in the kitchen.",
        ],
        ["question", "Do you ever simply tell me what you’d like?"],
        [
          "answer",
          "Seldom in under three clauses, because by the time you’ve allowed for their preference, the weather and what was done last year, your wish reads like a questionnaire. At restaurants, order first, for practice.",
        ],
      ],
      ask: "What does the person nearest you get once everyone on your phone has been answered?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do you start to like whatever I like?"],
        [
          "answer",
          "It generally happens by the third month: their music, their coffee, their opinion of the neighbors. Without a struggle you take on the color of the person you love, until one morning, inexplicably, you wake up in mourning for your own, so take up some music they can’t stand, and play it loudly on Saturdays.",
        ],
        ["question", "Have I hurt you? You seem far away."],
        [
          "answer",
          "Usually the hurt is older than the two of you: some tone of voice opens a trapdoor, and you’re in the cellar with a person from long ago. Tell them “this one isn’t yours,” and roughly how long you expect to be.",
        ],
        ["question", "What can I give you that you won’t give away?"],
        [
          "answer",
          "An afternoon with your phone in their pocket; being looked after makes you restless, with nobody to read, so sit the restlessness out, which takes about as long as a pot of tea.",
        ],
      ],
      ask: "Which taste of yours went missing after you fell in love, and when?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        ["question", "Why did you adore me for a month and then go home?"],
        [
          "answer",
          "Because you fall for a picture, at speed, and when the person walks in front of it you need to recover from having been mistaken. It isn’t coldness, since by the second month curiosity returns, about the actual person this time, and that is the love that stays.",
        ],
        ["question", "Why does small criticism set you off like a firework?"],
        [
          "answer",
          "Because a remark that touches what you made has touched you, there being no partition between the two, so ask your partner to open with what they liked, wait five seconds, and reply to the smaller half of what was said.",
        ],
        ["question", "What can I do that thrills you?"],
        [
          "answer",
          "They can do something courageous in front of you and not for your sake: apply for it, sing it, make the intimidating call. Tell them, because they imagine it’s flowers.",
        ],
      ],
      ask: "How long after falling in love did you first meet the actual person?",
    },
    Earth: {
      stances: { novelty: "both", trust: "slow" },
      lines: [
        ["question", "Why did it take you a year to leave a toothbrush here?"],
        [
          "answer",
          "Because to you a toothbrush left behind is a commitment, and first you want to be certain of the shelf, the morning noises, how they treat a waiter and a fern. Once certain, you bring everything, including whatever doesn’t fit.",
        ],
        ["question", "Why won’t you throw out that terrible armchair?"],
        [
          "answer",
          "Because you’re attached to anything that has watched you live, and parting with it feels like destroying the evidence that you were ever there, so offer them the left half of the closet in exchange.",
        ],
        ["question", "How will I know when you’re unhappy?"],
        [
          "answer",
          "You’ll move around more slowly, and stop touching familiar objects as you pass; agree together on an expression for it, and start using it immediately.",
        ],
      ],
      ask: "What did you leave at someone’s place that was really a vow?",
    },
    Air: {
      stances: { company: "both", trust: "slow" },
      lines: [
        ["question", "Why are you so near on the phone and so far on the couch?"],
        [
          "answer",
          "Because at a distance you can compose yourself, in both senses of the word, while on the couch there’s a body, a mood, a sandwich, and no opportunity to revise. Tell them that shyness lasts longer with you than people imagine, sometimes for years.",
        ],
        ["question", "Are you even here? You said “mm” to a question about Sunday."],
        [
          "answer",
          "Usually you’re off pursuing something they said ten minutes ago, because it was good, so admit it and hand over the thought; they’d rather get it late than get the “mm.”",
        ],
        ["question", "Why do you need so much time with nobody?"],
        [
          "answer",
          "Conversation is lovely and uses you up; an hour alone is where you go to discover what you think, and the person who comes back from it is honestly glad to see them.",
        ],
      ],
      ask: "What do you find easy to say by phone and impossible on the couch?",
    },
    Water: {
      stances: { head: "feeling", voice: "withhold" },
      lines: [
        ["question", "Where do you go when you go quiet at dinner?"],
        [
          "answer",
          "Backward, mostly: a particular tone opens some earlier evening and you’re sitting in that one while you pass the salt in this one. Tell them which year you’re in; they can’t come along, but they can stop wondering what they did to the potatoes.",
        ],
        ["question", "Why do you forgive me before I’ve apologized?"],
        [
          "answer",
          "You feel how miserable they are, and you’d like it over with, for everyone’s benefit, although an apology interrupted halfway never reaches the place it was meant for. Let them finish.",
        ],
        ["question", "What do you need and never ask for?"],
        [
          "answer",
          "Being looked after without having to be ill: soup on an ordinary evening, and someone coming to find you in the next room. Put in for it once, in a cheerful tone; it will feel like cheating, and it works.",
        ],
      ],
      ask: "Which earlier evening do you slip back into when a voice turns sharp?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", company: "company" },
      lines: [
        ["question", "Why do you tell our best stories to guests before I can?"],
        [
          "answer",
          "Because nothing has really happened to you until there’s an audience for it, and you overlook that your partner was drawing breath to tell the story, so this year give them the favorite one, the whole of it, and laugh in the right places.",
        ],
        ["question", "Why does my bad mood seem to offend you?"],
        [
          "answer",
          "You take gloom at home as a lost match, so you coach, you put on music, you suggest a brisk walk, when the majority of moods need either a witness or a sandwich, and all you have to do is ask which.",
        ],
        ["question", "Do you love me, or who I’m going to be?"],
        [
          "answer",
          "Both, and you talk about the second far more, because on the first evening you saw what they could become, and it was dazzling; they’d like to be adored now, in these socks. Before you sleep, mention something about them that needs no improvement.",
        ],
      ],
      ask: "What about your partner would you choose to keep just as it is today?",
    },
    Earth: {
      stances: { order: "plan", company: "company" },
      lines: [
        ["question", "Why did you tell your parents yes for both of us?"],
        [
          "answer",
          "Because family, to you, is a standing obligation, and the yes was out before it occurred to you that two people would be going, so learn the line “I’ll ask at home,” and use it on your own family first.",
        ],
        ["question", "Why do you never sit through an entire meal with me?"],
        [
          "answer",
          "Something always wants fetching, the mustard, a cloth, the other lamp, and serving keeps you useful, which feels a good deal safer than being idle. Set everything out on the table beforehand, then remain seated until your partner has emptied the last cup.",
        ],
        ["question", "What can I give you that you wouldn’t organize yourself?"],
        [
          "answer",
          "A decision: you’d love, for an entire weekend, to be told where to stand and when to eat, although you’ll criticize the picnic under your breath and had better say so in advance. By evening your shoulders will have dropped an inch.",
        ],
      ],
      ask: "What would your partner plan for you if you swore to keep your hands off it?",
    },
    Air: {
      stances: { voice: "speak", candor: "both" },
      lines: [
        ["question", "Why do you say “we think” when I haven’t thought it?"],
        [
          "answer",
          "Because “I” feels impolite to you, and a plural is so much better company, with the result that your partner learns their own opinions from you, in public, so try “I think” for a week, however undressed it feels.",
        ],
        ["question", "Why do I learn what you want from our friends?"],
        [
          "answer",
          "You rehearse your wishes wherever the answer matters least, so that by the time one comes home it has been discussed, improved and diluted; bring the next one home raw, before it has acquired any supporters.",
        ],
        ["question", "Are you bored when we don’t talk?"],
        [
          "answer",
          "Nervous, more than bored: silence seems to you like a call that’s been dropped, so you redial with information about otters, and they answer politely, when an hour side by side without commentary would have told both of you more. Schedule one.",
        ],
      ],
      ask: "What wish of yours has been discussed with everyone except the person it concerns?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        ["question", "Why do you know what I feel before I do?"],
        [
          "answer",
          "You’ve been reading faces for as long as you can remember, and your partner’s is in large print, which is a kindness and a trespass, so let them get there first once in a while; sit tight until you’re told, and look surprised.",
        ],
        ["question", "Why are you hurt by things I didn’t do?"],
        [
          "answer",
          "Because you’d imagined them so distinctly that when the call from the airport didn’t come, it felt like something committed against you on purpose; ask beforehand, in words of one syllable: call me when you land.",
        ],
        ["question", "Why do you come home with nothing left?"],
        [
          "answer",
          "Because other people have had it: you distribute your tenderness indiscriminately and in good faith, as if more would be delivered by evening, and the one you come back to gets the empty basket. Save some deliberately: let something, and someone, go unconsoled.",
        ],
      ],
      ask: "What did you wish for so vividly this month that you forgot to say it?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", novelty: "new", trust: "quick" },
      lines: [
        ["question", "Why did you chase me so hard and then relax so completely?"],
        [
          "answer",
          "Because winning someone is an expedition, and at the summit you plant the flag, take off your boots and admire the scenery. Nothing has cooled; what you need is another mountain, climbed as a pair this time, with a date on it.",
        ],
        ["question", "Why must everything be decided this minute?"],
        [
          "answer",
          "Waiting feels like being rejected in slow motion, so “let me think” reaches you as a refusal in a nice dress, and you immediately start to sell; give them until tomorrow, and notice how often it’s yes.",
        ],
        ["question", "Are you as sure of us as you sound?"],
        [
          "answer",
          "Surer, most of the time, but doubt makes you louder, and sets you redecorating, when they’d be a good deal more touched to hear, in a normal tone, that this week you’re scared.",
        ],
      ],
      ask: "What would your love look like if there were nothing left to win?",
    },
    Earth: {
      stances: { company: "company", novelty: "both", order: "both" },
      lines: [
        ["question", "Why does the whole world have a claim on our Saturdays?"],
        [
          "answer",
          "When an invitation comes you honestly picture yourself there, and the picture is so agreeable that you accept, forgetting the other picture for that day, the one with your partner in it. Put the Saturdays you share on the wall in ink.",
        ],
        ["question", "How do I know that you won’t leave?"],
        [
          "answer",
          "By your hands. Anybody can get a poem out of you; for one person alone you’d learn to bleed the radiators, which deserves to be pointed out, since what they mostly get to hear is the poems.",
        ],
        ["question", "Why does a list of chores offend you so?"],
        [
          "answer",
          "Because it reads like a summons, and you’d been about to do all that for love, being perfectly willing, only never by order, so take over the jobs your hands enjoy, do them punctually, and let the list hang there.",
        ],
      ],
      ask: "Which Saturday did you give away this season that the person closest to you had counted on?",
    },
    Air: {
      stances: { voice: "speak", company: "company", focus: "many" },
      lines: [
        ["question", "Why do you answer my worries with a theory?"],
        [
          "answer",
          "Because a worry without a cause leaves you helpless, and theories reach you faster than comfort does. Some are even accurate. Next time make the tea first, and offer no “because” until the cup is empty.",
        ],
        ["question", "Were you flirting with the waiter?"],
        [
          "answer",
          "Hardly: you get curious about a tattoo, and curiosity in you looks like candlelight. Nothing is meant by it, but the person across from you is studying the menu all the same, so turn that candle on them before dessert.",
        ],
        ["question", "Do you ever get bored of me?"],
        [
          "answer",
          "Of the topics, yes; of the person, far less than they dread, especially if they bring home an occasional disagreement, since you’ve seldom walked out on anyone who contradicts you intelligently.",
        ],
      ],
      ask: "Which worry of theirs did you analyze when you could have sat beside it?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        ["question", "Why won’t you let me be sad?"],
        [
          "answer",
          "Because their sadness gets into your own lungs, and cheering them up is how you surface, which you mean as affection, although they’d infinitely prefer a silent arm around them to the puppet show.",
        ],
        ["question", "Why do you bring up things from years ago?"],
        [
          "answer",
          "Your memory has no dates on it, so an injury from the first summer is as immediate as this morning’s; before you start, say which year you’re in, and then stick to the part that still needs mending.",
        ],
        ["question", "Where do you go when you fall silent among friends?"],
        [
          "answer",
          "Somewhere old, usually: a melody, a tone of voice, and suddenly you’re small and left out of something; an affectionate hand brings you back, so tell them that it’s permitted.",
        ],
      ],
      ask: "Which old hurt do you mention as if it had happened this morning?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { pace: "both", order: "plan" },
      lines: [
        ["question", "Why does my being ten minutes late make you so angry?"],
        [
          "answer",
          "Because you’d been looking forward to it, and you’d rather be furious than get caught waiting at a window, so admit to the looking forward, for which they’ll hurry much sooner than for the lecture about respect.",
        ],
        ["question", "Must you redo the dishwasher after I’ve loaded it?"],
        [
          "answer",
          "You can hear those bowls not getting clean, and about the bowls you’re right, but every clank says “amateur” to a person who meant to please you, so load it yourself or leave theirs alone, and settle today which.",
        ],
        ["question", "Is there anything reckless you’d like to do with me?"],
        [
          "answer",
          "Yes, and generally it’s planned already, down to the packing list: you’d drive until the highway ends, and you’re hoping they’ll insist on it, because then it would officially be a favor to them.",
        ],
      ],
      ask: "Which adventure have you fully planned and are waiting to be talked into?",
    },
    Earth: {
      stances: { novelty: "both", voice: "withhold" },
      lines: [
        ["question", "Why do we always go to the same place?"],
        [
          "answer",
          "Because there you know where the shade falls at supper, and you rest only where nothing has to be figured out, so propose a trade: the usual place this year, somewhere with a phrase book the next.",
        ],
        ["question", "Are you happy? I honestly can’t tell."],
        [
          "answer",
          "You hum, you take the long way with the groceries, you oil things that don’t squeak, and all this time they’ve been examining your expression, the last place happiness would ever turn up; tell them where to look.",
        ],
        ["question", "Why won’t you let me help?"],
        [
          "answer",
          "The way you see it, you were useful first and loved second, and you’d rather not experiment with the order, so give them a real responsibility, such as the taxes, and spend that evening with your hands in your pockets.",
        ],
      ],
      ask: "Which sign of your happiness has nobody at home learned to read?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        ["question", "I ask how you are. Why do you tell me about the boiler?"],
        [
          "answer",
          "The boiler is how you are. You report a day by its events, and the feeling is in which ones you pick, so if they ask for the most miserable part of the day, you’ll deliver it in one line, to your own amazement.",
        ],
        ["question", "Why do you go mute at parties you were enjoying?"],
        [
          "answer",
          "You like the conversation more than anyone suspects, and about two hours of it fill the tank, after which there’s only a hum, so agree on a signal, such as a tap on the wrist, and report the highlights later.",
        ],
        ["question", "Would you tell me if you were unhappy with us?"],
        [
          "answer",
          "Eventually, and with examples, since by then you’d have weighed it alone for half a year, so set aside one evening a month for complaints in rough draft, theirs and yours, and bring one.",
        ],
      ],
      ask: "What about the two of you is still a rough draft in your head, and since when?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        ["question", "Why do I learn from others that you had a scare at the doctor’s?"],
        [
          "answer",
          "You generally wait until there’s something definite to report, because worry, in your opinion, is a bill that one person can pay for two, but to them your silence feels like being sent out of the house.",
        ],
        ["question", "You’ve supposedly forgiven me. Why do you still go stiff?"],
        [
          "answer",
          "Your mind dismisses a matter and your body keeps the receipt, and since there’s no reasoning with a body, replace the evidence: go back together to wherever it happened, laugh if possible, and repeat the experiment a few times.",
        ],
        ["question", "What do you do by yourself for so long with the radio off?"],
        [
          "answer",
          "You feel things then, gradually, and you’d rather be finished with them before anyone is looking, so now and then let the one who loves you sit nearby; no conversation necessary.",
        ],
      ],
      ask: "Where do you go, at home, to feel things, and who has permission to follow?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        ["question", "Why do you snap at me when I offer to help?"],
        [
          "answer",
          "Because the offer arrives when the job’s practically finished, and what you hear is that you’ve been watched struggling. You wanted them there at the beginning, uninvited, sleeves rolled, so give one complete job a week over to them, first step to last, and get out of the building.",
        ],
        ["question", "Do you still want me, or am I on your list?"],
        [
          "answer",
          "You want them, rather ferociously, at the very moment when they come home and catch you scrubbing a faucet, desire in you being impulsive and embarrassed by its own timing, so put it before the chores for once, in daylight.",
        ],
        ["question", "What would make you feel appreciated?"],
        [
          "answer",
          "Applause. A nod won’t do; you need a noise, and since you’d never dream of requesting one, they’ve been leaving affectionate notes, when a whoop in the hallway would have kept you warm for a month. Tell them about the whoop.",
        ],
      ],
      ask: "What sort of applause have you been too well-mannered to request at home?",
    },
    Earth: {
      stances: { novelty: "both", order: "plan" },
      lines: [
        ["question", "Why does it matter so much how I load the dishwasher?"],
        [
          "answer",
          "Order is how you tell a home that you love it, and their way of loading reads like a scribble on your letter. Name three operations that have to go your way; everything else belongs to whoever’s doing it, bowls up or bowls down.",
        ],
        ["question", "What can I give you? You never need anything."],
        [
          "answer",
          "You need your feet rubbed, the garbage taken down and one uninterrupted evening in which nobody asks where anything is. Since presents make you worry about the expense, ask for labor, by the hour, and sit down where you can watch it.",
        ],
        ["question", "Can we go somewhere new this year?"],
        [
          "answer",
          "Yes, on conditions: you’d like to see photographs of the bed, bring your own pillow, and eat twice at the same restaurant; once all that is granted, you’re the one who will tell the story of the expedition best in ten years.",
        ],
      ],
      ask: "Which three things must be done your way, and which could you let go?",
    },
    Air: {
      stances: { company: "both", candor: "peace" },
      lines: [
        ["question", "Why do I hear from your friends what you think of me?"],
        [
          "answer",
          "With friends you think out loud, and at home you present results, so it’s outsiders who get the doubts, the jokes and the crossed-out lines; give your partner something half considered, over coffee, with “I don’t know yet” at the front.",
        ],
        ["question", "How come you’re such fun when we have guests?"],
        [
          "answer",
          "You prepared, there were topics, and for about three hours you’re inquisitive and entertaining, until you shut like a museum, with your partner still in the gift shop. Save one topic for after the last guest, and bring it up before your shoes are off.",
        ],
        ["question", "If I want your real opinion, how do I get it?"],
        [
          "answer",
          "By consulting you alone, a day ahead, about something that can still be altered. You’ll lie with extraordinary kindness about a haircut that has already happened, but questioned beforehand you’re superb, and they’d be astonished at how much you see.",
        ],
      ],
      ask: "Which half-considered thought have your friends heard, and your partner hasn’t?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do you apologize when I’m the one who stepped on your foot?"],
        [
          "answer",
          "Because their wince was more painful than the shoe. What other people feel reaches you immediately, and by the time your own injury has come up from the basement you’ve declared the matter settled, so hold out until it gets there, say “ouch,” and then add nothing for ten seconds.",
        ],
        ["question", "Why do people outside get more of your sympathy than I do?"],
        [
          "answer",
          "Outsiders are conveniently unhappy at a distance, while the person nearest you has become a limb, and nobody thinks of asking a limb how it is, so do ask, tonight, and sit down for the answer.",
        ],
        ["question", "How will I know if you’re unhappy?"],
        [
          "answer",
          "You get nicer: the dinners improve, the telephone manner spreads to the living room, and you quit humming. Given a decade they’ll learn to read the signs, but an announcement is quicker: “When I’m too nice, come and find me.”",
        ],
      ],
      ask: "How would the person closest to you recognize that your niceness is a distress flare?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        ["question", "Why did you have to take on the landlord for me?"],
        [
          "answer",
          "Because going to war for people was the first kind of love you were any good at, so whoever wrongs one of your people finds you at the counter, magnificent, before you’ve checked whether your person minded. Ask, “Shall I go?” and if the answer is no, remain on the couch with them and grumble.",
        ],
        ["question", "Do you need me, or am I just the audience?"],
        [
          "answer",
          "You need them the way an actor needs one face in the third row, toward which everything is performed. Tell them so when you’re losing, which means bringing home a defeat and describing it before you’ve turned it into a plan.",
        ],
        ["question", "Why can’t we ever do nothing?"],
        [
          "answer",
          "Because idleness feels to you like a train pulling out without you, so on a blanket beside them you last about six minutes; attempt ten, barefoot, and let them do the timing.",
        ],
      ],
      ask: "What defeat have you brought home lately already repackaged as a plan?",
    },
    Earth: {
      stances: {},
      lines: [
        ["question", "Why do you think changing my oil is romantic?"],
        [
          "answer",
          "Your native language is deeds: the tires, the taxes, the warmer blanket on their side of the bed, all of which you consider poetry, so add words now and then, spoken aloud, for the benefit of those who read only words.",
        ],
        ["question", "Why do you leave everything I give you in its box?"],
        [
          "answer",
          "Whatever you love, you protect from wear, the way some families have a parlor that nobody sits in. To the giver, unfortunately, an unopened box looks like a present that missed its target, so put one of them on tonight, and spill something.",
        ],
        ["question", "What will you be like when we’re old?"],
        [
          "answer",
          "The same, with worse knees, which is your vow and occasionally your threat: you’ll come along to every appointment, and what they’d appreciate besides the company is to be asked, in the waiting area, what they’re thinking.",
        ],
      ],
      ask: "What do you do for them every month that they have never recognized as a love letter?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        ["question", "Why does everyone know our business?"],
        [
          "answer",
          "You talk a thing over with whoever’s there, barber included, and once it’s funny it no longer seems private. To your partner, hearing it back is like meeting their own coat on someone else, so ask beforehand: “Is this ours, or can I tell it?”",
        ],
        ["question", "Do you listen, or do you wait?"],
        [
          "answer",
          "You listen like a conscientious clerk, for the facts, with the stamp in your hand, and a week later you can repeat the wording and who said it. The wobble in their voice isn’t on the form, so go through the story again for the wobble, and report only that.",
        ],
        ["question", "Why are there always people here?"],
        [
          "answer",
          "You come alive when the leaf goes into the table: with eight guests you’re brilliant, and with one you look around for the other seven, so set aside one dinner a week for the two of you, and prepare no topics.",
        ],
      ],
      ask: "Which story of yours isn’t entirely yours to tell?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do you get bossy when I’m sad?"],
        [
          "answer",
          "Their sadness goes straight into you, where there’s no container for it, so it comes back out as the names of three specialists. You’re frightened, and a frightened commander commands, so admit to the fright, and let the specialists wait until tomorrow.",
        ],
        ["question", "Why are you on the phone with my mother again?"],
        [
          "answer",
          "You adopt people’s relatives whole, aunts included, and ever since the mother in question cried on your shoulder she’s been yours permanently, so whenever they’re furious with her they come home to find her represented by counsel. Ask them first: “Do you want me loyal or fair?”",
        ],
        ["question", "Does anything get to you?"],
        [
          "answer",
          "Anthems do. So do elderly men saluting, or thirty children singing with gaps in their teeth, all of which send you down to retie a shoelace, and so does a certain remark they made in anger, though you’d swear otherwise. Show them where that remark went in.",
        ],
      ],
      ask: "Which sentence spoken in anger are you still wearing under your shirt?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "both" },
      lines: [
        ["question", "Why do I get the leftovers of your good mood?"],
        [
          "answer",
          "Because you dish out first helpings at work, at the gym and to the man who reads the meter, and come home hollow and irritable, so save one good anecdote exclusively for your partner, and deliver it before your shoes are off.",
        ],
        ["question", "Why do you answer when people ask me something?"],
        [
          "answer",
          "You know what they think, you tell it better, and the pause was unbearable, with the result that they stare into their glass whenever they’re spoken to; next time, fill your own mouth with bread, and chew until they’ve finished.",
        ],
        ["question", "Do we have to go?"],
        [
          "answer",
          "To you an invitation is a summons, and a couple that stays in is a couple in difficulties. Have that quarrel once and thoroughly, and come out of it with a number of evenings out per month, with one veto each and no cross-examination.",
        ],
      ],
      ask: "Which good news was told to five people before the person at home?",
    },
    Earth: {
      stances: { novelty: "familiar" },
      lines: [
        ["question", "Why won’t you sit down with me after dinner?"],
        [
          "answer",
          "You can’t see a person past a dirty pan. Affection, in your mind, is for when the kitchen is immaculate, which is to say late, and yawning, so twice a week leave the pan to soak; that’s what soaking is for.",
        ],
        ["question", "Couldn’t we go somewhere other than the lake this year?"],
        [
          "answer",
          "You hear it as an insult to the lake, because your body relaxes only in a cabin it has unpacked in before, down to the hook for the swimsuits, so offer them every third summer, and take the hook along.",
        ],
        ["question", "What did your family say about me?"],
        [
          "answer",
          "You crave your relatives’ approval, and you’ll look at your own decision through an aunt’s glasses for years after the aunt has come around, so at the next gathering take your partner’s side before you know what it is.",
        ],
      ],
      ask: "Through whose glasses are you still looking at the person you chose?",
    },
    Air: {
      stances: { company: "both", head: "both" },
      lines: [
        ["question", "Why is there always someone else along?"],
        [
          "answer",
          "Two, to you, is a party that hasn’t started, so there’s a couple at the next table, a cousin on the couch, a relative on speaker. One evening a week, have no third person within earshot, and don’t fill the gap with what those other people are doing.",
        ],
        ["question", "Are you agreeing with me, or just being nice?"],
        [
          "answer",
          "Even you can’t always tell. You see the sense in their view and say yes to it, and an hour later you see the sense in the opposite, so before any yes that matters, come up with one reason that nobody handed to you.",
        ],
        ["question", "What do you like to talk about besides people?"],
        [
          "answer",
          "An excellent question, and it makes you blink, because there are subjects, such as how bridges stand up or whether animals lie, that you put away early as unsociable. Bring one of them up in bed, however incompetently, and let them be amazed.",
        ],
      ],
      ask: "Which unsociable question of yours has your partner never heard?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "Why do you cry when I’m only being practical?"],
        [
          "answer",
          "You hear the note underneath the words, and the note said that you’d failed. Ask them to open with “Nothing’s wrong between us,” which takes two seconds and rescues the evening, and in return listen attentively to the part about the gutters.",
        ],
        ["question", "How am I supposed to know what you need?"],
        [
          "answer",
          "They aren’t supposed to guess, and their not guessing has disappointed you a hundred times, since you invariably know what they need. Drop the test, and order it as you would at a counter: tea, a hand to hold, ten minutes of complaining, no advice.",
        ],
        ["question", "Are you still thinking about what my mother said?"],
        [
          "answer",
          "Certainly, and about what she said the year the cellar flooded, since lines like that you store in mint condition. Give your partner the unabridged text of one, and let them be indignant on your behalf; shared, it loses its shine.",
        ],
      ],
      ask: "Which old line have you kept in mint condition, and who has never heard it?",
    },
  },
  ISTP: {
    Fire: {
      stances: { candor: "truth", novelty: "new" },
      lines: [
        ["question", "Why are you never so loving as just after you’ve scared me?"],
        [
          "answer",
          "Because a close call takes the cover off, and for an hour afterward you’re capable of saying anything, so try getting that hour without the near miss: run hard together, or swim in cold water, and talk while you’re both still panting.",
        ],
        ["question", "Did you have to say it in front of everyone?"],
        [
          "answer",
          "It was accurate and it was prompt, which is your idea of good manners, so hold to one rule in front of witnesses: say about your partner only what they’d be happy to see printed, and save the correction until you’re alone.",
        ],
        ["question", "Do you actually need me?"],
        [
          "answer",
          "You do, and you detest the grammar of saying it; since describing what would go to pieces without them comes easier to you than describing what’s better with them, open with the pieces, be specific, and don’t be funny.",
        ],
      ],
      ask: "What would be worse by next week if the one you love were away?",
    },
    Earth: {
      stances: { pace: "patience", company: "solitude" },
      lines: [
        ["question", "Why do you go outside when we have guests?"],
        [
          "answer",
          "Because two hours of faces uses up your entire supply, and out there nothing looks back, though nobody would take it personally if you announced “forty minutes” beforehand and reappeared for the coffee.",
        ],
        ["question", "Why won’t you let me throw anything away?"],
        [
          "answer",
          "Each of those brackets is a problem you’ll be able to solve someday, and losing one feels like losing a finger in advance, so clear an entire wall, offer it to them as undisputed territory, and then guard your own shelf.",
        ],
        ["question", "How would I know if you were unhappy with me?"],
        [
          "answer",
          "They wouldn’t, for a whole season, except that you’d have stopped reaching over in the night, so agree on an earlier signal, some undramatic phrase such as “I’m low on oil,” and use it within the week.",
        ],
      ],
      ask: "What does your body stop doing when you’re unhappy with someone?",
    },
    Air: {
      stances: { voice: "both", trust: "slow" },
      lines: [
        ["question", "How can you talk to strangers for an hour and to me in one-liners?"],
        [
          "answer",
          "With people you’ll never see again there’s nothing to break, but the more a person matters, the fewer words you trust, so the people dearest to you get the telegrams; tonight, repeat to them what the whole bar has heard, including the good parts.",
        ],
        ["question", "Are we together, or do we simply keep running into each other at home?"],
        [
          "answer",
          "You prefer things loose because loose has lasted, but they’d be happy with one definite appointment, so offer it before they have to bring it up: the same walk each week, no phones, even in the rain.",
        ],
        ["question", "Why do you always take the other side?"],
        [
          "answer",
          "Because to you that’s a courtesy, like steadying a ladder from below, although from halfway up the ladder it looks like desertion. For the first ten minutes of any story with an enemy in it, be shamelessly on their side; fairness can have the eleventh.",
        ],
      ],
      ask: "What did you tell an acquaintance this year that the person nearest you hasn’t heard?",
    },
    Water: {
      stances: { trust: "slow", voice: "withhold" },
      lines: [
        ["question", "Where are you when you’re sitting right here?"],
        [
          "answer",
          "Under the surface, usually examining something they said in May. You don’t sulk down there, you sort, and since the two look identical from outside, lay a palm on their knee for the duration, meaning that you’re busy, and that they’re safe.",
        ],
        ["question", "Why did it take you two years to tell me the important thing?"],
        [
          "answer",
          "Because whatever you tell becomes a little less yours, and when that one finally came out, the most valuable present imaginable, you passed it across like a parking ticket, so tell them what it cost you.",
        ],
        ["question", "What should I do when you disappear?"],
        [
          "answer",
          "Nothing, for one night, provided you reappear when you said you would; after that they should come and find you, and since you’d never bring yourself to request it, give permission now, in writing.",
        ],
      ],
      ask: "What was the largest thing you ever handed someone as if it were nothing?",
    },
  },
  ISFP: {
    Fire: {
      stances: { order: "improvise", candor: "both" },
      lines: [
        ["question", "Why do you hate it when I plan our weekend?"],
        [
          "answer",
          "Because you feel it shrinking: a morning with a name on it is already half used up, in your view, and you immediately want what isn’t on the list, so let them reserve the bed, and plan nothing before lunch.",
        ],
        ["question", "Why do you get so angry over such small things?"],
        [
          "answer",
          "Because the small thing is the fourth of its kind, and you were silent about three, imagining that your patience was visible to anyone but you. It wasn’t. In future, mention the second one, in an ordinary tone, while it’s still small.",
        ],
        ["question", "Why do you adore me most at train stations?"],
        [
          "answer",
          "A departure makes it now, and now is where you live, while on the sofa there’s invariably a later, so once a week give them the station without the train: coats on, both hands, four uninterrupted minutes.",
        ],
      ],
      ask: "What would you say on a platform that your partner never hears on the sofa?",
    },
    Earth: {
      stances: { novelty: "both", voice: "withhold" },
      lines: [
        ["question", "Why do we always end up doing the same things?"],
        [
          "answer",
          "You find one good table, in one restaurant, and see no reason to insult it, because with you repetition is a form of praise, but once a month let them choose the restaurant, and order something you can’t pronounce.",
        ],
        ["question", "What are you thinking when you stare out the window like that?"],
        [
          "answer",
          "Very often nothing; you’re looking, an activity that occupies you completely, while they hear a verdict on themselves; mention what you see, “that pear tree’s leaning,” and watch how rapidly their forehead clears.",
        ],
        ["question", "Why won’t you let me throw anything out?"],
        [
          "answer",
          "Because your memory is stored less in your head than in the corduroy. You could part with half of those boxes if each got a proper farewell first, so invite them to sit down with you and hear what three of the shirts did.",
        ],
      ],
      ask: "Which ancient garment of yours would your partner defend, if they knew its story?",
    },
    Air: {
      stances: { company: "both", voice: "both" },
      lines: [
        ["question", "You’re so funny with everyone; why do I get the quiet one?"],
        [
          "answer",
          "Because with everyone you’re working, and at home the shop is shut, which is a compliment disguised as a frown; even so, save one good story from the evening and deliver it warm to the one at home.",
        ],
        ["question", "Why do I learn your opinions from other people?"],
        [
          "answer",
          "You rehearse an opinion first where it can’t hurt anyone, on the barber, say, and by the time it’s safe to tell the one who matters, you imagine they’ve already heard, so this week, give them the rough draft.",
        ],
        ["question", "Do you actually want to live together?"],
        [
          "answer",
          "Yes, the way a cat does: often near, seldom on request, and a room of your own with a latch on it isn’t a step toward leaving, which is worth explaining, in exactly those words, before you buy the latch.",
        ],
      ],
      ask: "Which opinion did your barber hear before the one you live with?",
    },
    Water: {
      stances: { company: "solitude", head: "feeling" },
      lines: [
        ["question", "Why do you go somewhere else right after we’ve been close?"],
        [
          "answer",
          "You were so far inside the two of you that you’ve mislaid your own outline, and you look for it alone, in the garden, with the hose. Announce “I’ll be back in half an hour, I’m happy,” because the last part matters enormously.",
        ],
        ["question", "Why can’t I ever guess what hurt you?"],
        [
          "answer",
          "It’s rarely the remark; it’s the temperature of the remark, or the way they set down a glass, and you assume that anyone with ears would know. Few do, so point it out the same day, as precisely as you’d show a doctor where it aches.",
        ],
        ["question", "What would make you feel loved, in practice?"],
        [
          "answer",
          "Being looked at while you’re busy, and not interrupted; having your peculiar little present used; a palm between the shoulder blades at the stove, for no particular reason. Tell them all three, since you’ve been secretly testing whether they’d guess.",
        ],
      ],
      ask: "Where do you disappear to, on an ordinary evening, to recover your own outline?",
    },
  },
  ESTP: {
    Fire: {
      stances: { novelty: "new", pace: "haste" },
      lines: [
        ["question", "Why do you answer before I’ve finished?"],
        [
          "answer",
          "Because you’ve seen where the thought is headed and gone ahead to meet it. Usually you guess correctly, but what they most wanted to say tends to arrive in the second half, so wait out two breaths of silence before you reply.",
        ],
        ["question", "Where do you go in your head when I mention next year?"],
        [
          "answer",
          "To the nearest exit, since a calendar with your name on it that far out looks like a fence, although you fully intend to be there. Offer one fixed date a season, buy the tickets immediately, and leave the rest open.",
        ],
        ["question", "Why did you stop chasing me once you had me?"],
        [
          "answer",
          "Because a chase has an end, and you had only ever practiced the stretch before it, so run shorter heats: something each week that takes nerve, such as a love note on their windshield, visible to the entire office.",
        ],
      ],
      ask: "What did you do to win them that you haven’t done in a year?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "Why do you touch me instead of telling me?"],
        [
          "answer",
          "Because your hand arrives before the vocabulary does, and a palm on the neck in the supermarket is, to you, an entire paragraph. Add four spoken words at the same moment; it takes practice, like patting your head and rubbing your belly.",
        ],
        ["question", "How can you be so restless and still hate change?"],
        [
          "answer",
          "You want unfamiliar roads and a familiar pillow, so you’ll cross three states on a whim and sulk because the armchair was moved; before plans are made, announce which it is today, road or pillow, and let them choose the next time.",
        ],
        ["question", "Will you still be here when it gets dull?"],
        [
          "answer",
          "You’ve wondered, too. But consider what you tend to keep, a coat, an old friend, some deplorable vehicle; anything you’ve repaired twice you never abandon, so always have something half built between the two of you.",
        ],
      ],
      ask: "What are the two of you building now that neither could finish alone?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        ["question", "Why do you flirt with every waiter?"],
        [
          "answer",
          "Because a new face is like a piano in a lobby, and you have to hear how it sounds. You mean nothing by it, which is exactly what stings, so play the first song of the evening for the person you came with.",
        ],
        ["question", "Why do we never get an evening for just the two of us?"],
        [
          "answer",
          "Because to you a pair is a party that hasn’t started, and by the soup you’ve recruited the neighboring table. One evening a week, hold the number at two, and let it drag a little around nine, which is roughly when the real conversation starts.",
        ],
        ["question", "Do your friends hear things before I do?"],
        [
          "answer",
          "Yes, because with friends it’s information, and with your partner it has consequences. The habit costs more than you imagine, because hearing it third feels like mattering third, so reverse the order for anything bigger than lunch, and let the friends wait a night.",
        ],
      ],
      ask: "What do your friends already know that your partner is going to hear from them?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["question", "Why do you pick a fight the day before I travel?"],
        [
          "answer",
          "Because departures get to you early: out comes the suitcase, and you criticize the packing until you’ve arranged to be relieved when they go. It’s the empty chair that hurts, so say so over the open suitcase: “I hate this part.”",
        ],
        ["question", "How do you read me so well and never mention yourself?"],
        [
          "answer",
          "Reading others is a skill, and reading yourself means standing still, so you give them their own weather, accurately reported, and nobody notices the substitution. When your turn comes, name a body part, tight throat or cold feet, and let them take it from there.",
        ],
        ["question", "Do you still think about the one before me?"],
        [
          "answer",
          "At certain intersections. You don’t want that person back; you keep people the way others keep ticket stubs, which is worth saying once, calmly, because a ghost with a name is easier to live with than a subject that gets avoided.",
        ],
      ],
      ask: "At which intersection is someone still standing, as far as you’re concerned?",
    },
  },
  ESFP: {
    Fire: {
      stances: { company: "company", pace: "haste" },
      lines: [
        ["question", "Why does our table for two always end up as a table for seven?"],
        [
          "answer",
          "Because joy in small portions seems wasteful to you, and when five people outside looked cold, you invited them in before consulting anyone, although you do want to be alone together; reserve a place with no spare chair.",
        ],
        ["question", "What happened to last summer’s great passion?"],
        [
          "answer",
          "It was perfect while it was new, and so were you, and you’d prefer not to be asked. Admit that you feel a little ashamed of the ukulele, or whatever is in the closet now, and would like to be teased about it, gently, by one person only.",
        ],
        ["question", "Would you notice if I went quiet for a week?"],
        [
          "answer",
          "By the second day, and you’d organize a surprise, since asking is the one thing you won’t do unprompted, so a partner who has gone silent should put it bluntly: “No plans tonight. Sit here and find out.”",
        ],
      ],
      ask: "When you last had your person entirely to yourself, who got invited along?",
    },
    Earth: {
      stances: { order: "improvise" },
      lines: [
        ["question", "Why is it so hard to get you to settle on a date?"],
        [
          "answer",
          "Because a promise made in March feels to you like buying a coat for a stranger, whose measurements by June are anyone’s guess. Invited for this Friday only, with a place and an hour, you turn up early, carrying something in foil.",
        ],
        ["question", "Do you ever think about what I do around here?"],
        [
          "answer",
          "Less than about how they smell, which is daily. You thank people for whatever can be tasted, but the insurance, the bills, everything that has been holding you up invisibly, still deserves a look and a kiss.",
        ],
        ["question", "Am I enough for you, evenings like this?"],
        [
          "answer",
          "Yes; you get restless in the legs, which is easily mistaken for restlessness of the heart, and the remedy is to walk around the block together, after which you’ll be back on that sofa like a cat.",
        ],
      ],
      ask: "Which unseen work of theirs has your comfort been resting on this year?",
    },
    Air: {
      stances: { voice: "speak", company: "company", trust: "quick" },
      lines: [
        ["question", "Why do I learn your news from other people?"],
        [
          "answer",
          "Because you tell whoever is nearest, and at noon that’s the woman at the dry cleaner’s. Nobody is being ranked; once you’ve said a thing to anyone at all, it feels told, so save one item a day, uneaten, for the person at home.",
        ],
        ["question", "You flirt with everyone. What am I supposed to make of it?"],
        [
          "answer",
          "That you water every plant in the building and live in one apartment; even so, a partner observing this across a crowd deserves some evidence, so touch their sleeve in passing, every single time.",
        ],
        ["question", "When are you serious?"],
        [
          "answer",
          "Often, and at peculiar moments, generally while driving or doing your hair, when your tone drops and your sentences get shorter, so give them fair warning: “This one’s not a joke.”",
        ],
      ],
      ask: "Who heard your best news this month before the person you share a bed with?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        ["question", "Why do you say “whatever you like” when I can see that you mind?"],
        [
          "answer",
          "Because for the moment you do want whatever they like, having caught it the way you’d catch a yawn, and your own preference only turns up around bedtime. Take ten minutes before you answer, and spend them somewhere they can’t see your face.",
        ],
        ["question", "What am I meant to do when your mood drops out of a blue sky?"],
        [
          "answer",
          "Not a great deal: you’d like them nearby, asking nothing, and willing to drive around for a while, and by tomorrow you’ll be able to explain what set it off, which is usually a tone of voice.",
        ],
        ["question", "Do you still think about the others, from before?"],
        [
          "answer",
          "Yes, kindly, and you’ve kept a ticket stub or two, because you never really stop loving anyone you’ve fed, which takes nothing away from the person you’re with, who deserves to be told so.",
        ],
      ],
      ask: "Which of their wishes have you been wearing for so long that it passes for yours?",
    },
  },
};
