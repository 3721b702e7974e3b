import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You save your temper for the people who can’t leave. The rude clerk gets patience, the demanding colleague gets a favor, and then someone you love asks where the scissors are and gets what the clerk had coming. Afterward you bake. It’s an odd system, but it protects a picture you can’t do without, the good one, who is never cross with anyone. Somewhere you learned that anger costs you your place, so you let it out only where your place is secure. That makes home the safest spot in your life and the least safe in theirs. People there learn to read your footsteps.",
      ],
      [
        "paragraph",
        "A kindred fault is help by ambush. You see a need, you charge, and a person about to manage alone is lifted off the ground mid-sentence. Push you hard enough and you start to fight on six fronts for people who hadn’t enlisted, then lie awake apologizing in your head for every word of it. Everyone gets a fresh apology. No one gets a rest.",
      ],
      [
        "paragraph",
        "The day someone outside the family annoys you, say it to them on the spot, in nine words: “That was too short notice. Please ask me earlier.” Then go home with empty hands. Anger delivered to the right address is rarely forwarded, and you’ll be surprised by how little was left for the scissors.",
      ],
    ],
    ask: "Who hears the sharp word that belonged to someone else?",
  },
  Taurus: {
    stances: { thrift: "thrift", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You say yes and then you don’t move. No quarrel, no refusal, just a pleasant nod, and in March the form is still unsigned, the closet uncleared. People call it forgetting. You forget nothing. It’s a veto, cast in silence, and it protects you from two things at once: a change you didn’t choose and the scene you’d have to make in order to say so. Perhaps speaking up once seemed useless next to simply outlasting everyone. It does work. The price is that those who live with you feel they’re leaning on a wall that smiles, and after a while they decide things without you, which you then find hurtful.",
      ],
      [
        "paragraph",
        "Behind the patience there’s envy of people who just take. Others get the large piece, the comfortable chair and the afternoon off; yours is wrapped in paper in a drawer, for later. When you’re worn down it strikes you that everyone is having a wonderful time at your expense, and you grow heavy, thrifty and sorry for yourself, counting slices. No one had told you to skip the cake.",
      ],
      [
        "paragraph",
        "At the next meal, take the best piece first, in front of everyone, and say, “I wanted this one.” Those four words are practice for the harder sentence, the one that begins, “No, I’d rather not,” because both come from the same muscle.",
      ],
    ],
    ask: "Which yes of yours has been standing still since the day you said it?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You live in other people’s lives. Who is moving, who is ill, who should really call her sister: ask about any of them and you have an up-to-date report, and ask about yourself and you say, “Oh, same as ever,” and offer cake. It spares you the blank page that your own wishes would be. Want nothing, and nothing can be refused you; somewhere you learned that needing less made you more welcome. Those who love you can’t quite find you in all that company. They know the whole cast and have never met the lead.",
      ],
      [
        "paragraph",
        "Next comes the secret as a gift. You’d never betray a friend, you only tell one person, for her own good, with feeling; and so do the other four. Under great strain it spins: you phone, you imagine, you phone again, until a cough in the family has become a funeral with a seating plan. Others hang up more frightened than you are.",
      ],
      [
        "paragraph",
        "For one whole conversation this week, talk only about yourself. Set a kitchen timer for ten minutes, tell your listener, “I’m practicing, don’t help me,” and go on past the place where you’d normally ask how they are. It will feel like bad manners. It’s the opposite, since you’ve been taking their news for years and giving them none in exchange.",
      ],
    ],
    ask: "What’s the news from your own life that you haven’t told anyone yet?",
  },
  Cancer: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You love people as if they were six. They’re reminded of the jacket, called to see if they arrived, rescued from phone calls they could make, and spared any news that might upset them. A grown engineer leaves your place with soup and a feeling that he can’t cross the street. It’s insurance: a person who manages alone could go, and being left is what you fear most. Apparently you concluded early that affection belongs to the one who is needed at bedtime. So bedtime never ends. Those you protect pay by never quite finding out what they can do.",
      ],
      [
        "paragraph",
        "To the rest of the world you can be surprisingly cold. A newcomer with designs on one of yours is fed beautifully and forgiven nothing. And if life gets rough, every silence in the house is about you: you ask twice if everything is all right, offer tea, watch from the doorway, and by the third time the tired person is angry, which proves it. They’d love to have a headache in private.",
      ],
      [
        "paragraph",
        "Choose someone you look after, and ask them to look after you: “Plan my birthday. I won’t lift a finger or make one suggestion.” Then bite your tongue until it’s over. They’ll grow an inch, and you’ll have been loved by an adult.",
      ],
    ],
    ask: "Who would be more capable by now if you’d worried about them less?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "You want applause for not wanting any. “It was nothing,” you say, having been up until two, and then you wait. If no one contradicts you, the temperature drops. Giving is your stage, the only one you allow yourself, because to ask for attention outright would be vain, and vanity is for other people. What lies beneath is a child’s plain question: if I did nothing splendid, would anyone look up? Your friends never get to answer it. They’re too busy saying thank you, and each thanks is slightly smaller than the one you had in mind.",
      ],
      [
        "paragraph",
        "Pride rules the household, too. Before anyone may see it, the place has to shine, and a partner or a roommate gets snapped at about napkins an hour before they watch you become enchanting. Under real pressure you play the tragedy: doors close audibly, a plate is scraped with meaning, and nothing’s the matter. No one is fooled by the second act. They just don’t know their lines.",
      ],
      [
        "paragraph",
        "Fish openly. Next time you’ve done something well, go to someone and say, “I’m proud of this, and I’d like to hear that it’s good.” You’ll blush to the ears, and they’ll be delighted. Praise you asked for still counts, and it has one advantage over the other sort, which is that it arrives.",
      ],
    ],
    ask: "What would you like to be told, and who could say it tonight?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You beat people to the blame. Drop a cup, arrive four minutes late, forget a name, and before anyone can look up you’ve called yourself an idiot. It appears to be modesty. In fact it’s a very old trick: anyone who confesses first is never charged. Behind it sits a judge who believes that mistakes are how you lose people, and that worth is something to be re-earned by supper. Friends hear that judge, too. If four minutes makes you an idiot, they calculate, what does forty make them? So they hide their messes from you, the person they’d most like to be forgiven by.",
      ],
      [
        "paragraph",
        "And you do notice. Out loud you’re all mercy, while inside a small file is kept on who doesn’t rinse, who overspends, who raises a dog like that. In a crisis the file spreads to the universe: you list what can go wrong at three in the morning, sort the spices, and tell anyone who asks that you’re only tired. They feel the tightness in the air and start to tiptoe, badly.",
      ],
      [
        "paragraph",
        "Make one mistake today on purpose, in public, such as a birthday card with a crooked stamp or a cake with a hole in it, and don’t mention it. Not a word. What you’ll hear is nothing at all, and that nothing is the verdict you’ve been afraid of for years.",
      ],
    ],
    ask: "What would you say to a friend who had made your last mistake?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You don’t take sides, and that’s a side. When someone you love is mocked at dinner, you change the subject so gracefully that the mocker never feels it, and afterward, in the car, you’re sweetly indignant on their behalf. They’d have preferred it at the table. What you’re protecting is the one place where you feel secure, on good terms with everyone at once; perhaps it seemed early on that to be disliked by anyone was to be sent outside. So the person who can’t hurt you gets sacrificed, tenderly, to the person who can. Your nearest people learn that they have your heart in private. In public they have your napkin.",
      ],
      [
        "paragraph",
        "Envy is the second shadow, perfumed. A neighbor’s vacation, a friend’s marriage, a stranger’s way with scarves: you praise it so warmly that they’re embarrassed, and are low until bedtime. When pressure builds, niceness thins into something brittle. You agree with each person who calls, resent them all, and grow so formal at home that a request for salt sounds like a letter from a lawyer.",
      ],
      [
        "paragraph",
        "The next time someone absent is run down in your company, say three words, “I like her,” and go on eating. The news will travel, and the person you stood up for will trust your smile from that day on, since there’s finally something it wouldn’t smile at.",
      ],
    ],
    ask: "Whom did you defend in the car who needed it at the table?",
  },
  Scorpio: {
    stances: { trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You keep the receipts. Twenty years on you can quote the remark and the date, and the one who made it, who has had your birthday cards ever since, thinks of you as a saint. There was never a scene. Vengeance, in your case, is exquisite service: you’re a shade more correct with them, a shade less there. An injury you’ve stored can’t surprise you twice, and that’s the point of storing it; somewhere you learned that trusting people freely is how you get hurt with their full permission. What it costs is mercy. Those closest to you sense that there’s an archive, and they never quite relax in it.",
      ],
      [
        "paragraph",
        "Love you hardly share. A best friend’s new friend goes in like a splinter, and you ask, pleasantly, who else was there. Pushed far enough, you stop asking and begin to gather: tones, times, glances. By the day you finally speak, you’ve been alone with it for months, and your opening line is everyone else’s first warning.",
      ],
      [
        "paragraph",
        "Take the oldest grievance you have, write it on paper in full, and burn it in the sink, with one person you trust as witness. Tell them, “That was mine, and I’m done paying rent on it.” You won’t forget it. But you believe in secrets and in ceremony, and this one uses both for your release.",
      ],
    ],
    ask: "What are you still remembering on purpose, and who pays for it?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "You cheer people up so that you won’t have to hear them. Someone starts to cry, and within a minute there’s a bright side, a funny version, a person worse off, and tea. Kindness, certainly. It’s also a firm hand on the back of sorrow, steering it toward the exit. Disappointment frightens you, because to anyone who hopes as hard as you do it looks like the top of a long slide, and somewhere you learned that a brave face was your contribution. So friends bring you their successes and grieve somewhere else. And your own hurt, forgiven before it’s felt, happens again, since no one ever saw it.",
      ],
      [
        "paragraph",
        "The second fault is moral, and it wears hiking boots. There’s a correct way to live, in your opinion, more simply and with fewer complaints, and when you’re tired the sunshine turns into a lecture that could strip paint. Then, after months of service with a song, comes the bolt. A bag is packed, and everyone asks in amazement what was wrong, because every single day you’d told them it was fine.",
      ],
      [
        "paragraph",
        "When the next person you love is sad, put your hands under your thighs and say only, “That’s terrible. Go on.” Say it three times. Sorrow, like any visitor, leaves sooner if no one is holding up its coat.",
      ],
    ],
    ask: "Who has stopped bringing you bad news because you’re so good at improving it?",
  },
  Capricorn: {
    stances: { voice: "withhold", thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "You can’t forgive people for enjoying themselves. The neighbor in the hammock, the colleague who leaves at four: your mouth goes thin, and you pick up something that needs carrying, within their view. Officially it’s about responsibility. In fact you’re hungry, and they’re eating. It seems you struck a bargain at some point, in which you’d go without, be good, and be safe, and each lazy happy person is proof that you were overcharged. People around you pay by never being able to sit down. When your key turns in the lock, someone always jumps up and looks for a broom.",
      ],
      [
        "paragraph",
        "Stinginess with words goes along with it. Those you love have a full tank, a paid bill, a checked smoke alarm, and no idea whether you like them. Under great strain the whole household becomes a chain of command: you issue lists, you foresee ruin, you don’t sleep, and any joke is treated as desertion. And if someone tells you to rest, you say, “When?” as though you’d been insulted.",
      ],
      [
        "paragraph",
        "Lie down in the middle of a Saturday, on the sofa, where everyone can see you, with nothing in your hands. When they ask if you’re ill, answer, “No. I’m enjoying myself.” After ten minutes someone will come and sit at your feet, and you’ll learn what all that work was meant to buy.",
      ],
    ],
    ask: "Whose ease annoys you most, and what would you do with it?",
  },
  Aquarius: {
    stances: { company: "solitude", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You vanish while passing the potatoes. The hands go on serving, the face is kind, and you left twenty minutes ago for some far planet where no one wants anything. People can’t say what’s missing, since nothing is. This distance is your secret freedom: a person who’s only half here can’t be owned, argued with or found out, and somewhere you learned that being yourself and being welcome were two separate appointments, and that you could only make one. So you give everyone your service and withhold your company. They feel like guests at a very good hotel. No heart is broken there, and no one is quite at home.",
      ],
      [
        "paragraph",
        "Along with it goes a private contempt, so polite that it passes for patience. You listen to the same opinions as last year and think, in complete sentences, what you think. Strain brings the revolution. After ten years of nodding you resign from everything one morning, by email, and the people who love you discover that you’d hated the curtains.",
      ],
      [
        "paragraph",
        "Announce your absences. Say it cheerfully and ahead of time: “I’m off by myself from two to five. I’ll be good company afterward.” Then come back and be there with your whole face. An exit in plain sight makes the secret one unnecessary, and they’d far sooner have three hours of you than nine of your hands.",
      ],
    ],
    ask: "Where do you go while everyone thinks you’re still at the table?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You choose people who can’t give back. The charming one who drinks, the friend forever between jobs, the genius who needs a cook: you find them in any crowd, and they find you. It looks like love without conditions. There is one: they mustn’t get well. With a person who needs you every hour you never have to ask whether you’d be wanted otherwise, and asking is what you dread. Perhaps you came to believe that being needed was as close to being loved as you’d get. The healthy ones pay for this. They stand at the edge with flowers, and you’re too busy to see them.",
      ],
      [
        "paragraph",
        "Lying comes next, of the softest kind. You say, “Of course, no trouble,” while something in your stomach lies down, and the no arrives later by another road: you’re late, you forget, you come down with something on the morning of the move. When it all gets too heavy you sink. There’s a weepy account in which everyone takes and you alone give, and people who’d have been glad of a plain refusal find themselves the villains.",
      ],
      [
        "paragraph",
        "Ask a favor of the person you help most. Make it real and a bit inconvenient: “I need you to drive me on Thursday at seven.” Whichever answer comes, you’ll have learned more in ten seconds than in all the years of casseroles.",
      ],
    ],
    ask: "Who would still call you if they were doing perfectly well?",
  },
};
