import type { TypeProse } from "../type-prose.ts";

export const enfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    head: "feeling",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You organize the rescue before the person has noticed that they need one. Aries acts within seconds and the rest of you wants everybody to feel good about it, so you sign people up, lend them your courage, and are surprised when they look annoyed. Your belief in others is sincere, and it’s impatient. You find it hard to watch someone take a year over something you’d have done that afternoon.",
      argument: [
        "Pace is the quarrel. The Protagonist can tell that the group wants another week to get used to the idea; Aries decided this morning and has already told someone. You usually settle it by going first and then turning around, with great charm, to collect the agreement you skipped. People do come along, although they feel pushed, and those who only wanted to be consulted go slow on you for months without saying why.",
        "Divide each plan in two. The half that involves only you, start today, as fast as you like. For the half with other people’s names in it, ask each of them, “Do you want this, and what would make it better?” and wait until you’ve heard an actual yes. Try it this week with one thing at home.",
      ],
    },
    Taurus: {
      thesis:
        "People call you easygoing because they’ve always ended up where you wanted them and enjoyed themselves on the way. You feed them, remember how they take their coffee, and make it pleasant to stay. Taurus wants the same faces around the same table, and the rest of you wants each of those faces to grow, so you’re patient past all expectation with anybody who is trying. Your own mind is different. Once it’s made up, it stays.",
      argument: [
        "One half of you encourages people to leave the dull job and take the risk; the other would like them back next week, unchanged, in their usual seats. The Protagonist pushes and Taurus makes it comfortable not to go. Your settlement is to cheer for everyone else’s growth while your own life stays where it is, because someone has to be home. It costs you development, and over the years your kindness turns heavy.",
        "This month, let somebody else host. Go as a guest, bring one bottle, help with nothing, and tell them about a thing you’ve been meaning to try. Then set a date for its first hour. If you notice that you’re explaining why it isn’t the right time, that is the comfortable half talking.",
      ],
    },
    Gemini: {
      thesis:
        "Everyone feels that they know you, and if they compared notes they’d describe four different people. You match the tone of whoever is speaking, brisk with one and tender with the next, and you mean it each time. Gemini keeps you curious; the rest of you keeps you kind. For as long as you’re with someone, nobody else exists. Then they wait weeks for a call that you sincerely meant to make.",
      argument: [
        "Loyalty is what these two disagree about. The Protagonist would give whole evenings to one person’s future; Gemini has enjoyed that future and is curious about what they’re laughing at over there. You settle it with forty minutes of complete attention, a squeeze of the arm, and off. The follow-up seldom comes. Over time people speak of you with an odd mixture of warmth and injury, and you have a hundred contacts and few who know what worries you.",
        "Choose three people who get the second conversation. Put a time for each of them in your calendar this week, ask about the thing they mentioned last, and answer the same question about yourself. With everyone else, be frank as you leave: “I loved this, and I’m bad at calling.”",
      ],
    },
    Cancer: {
      thesis:
        "People bring you their troubles, their laundry and their teenagers, and you make space for all three. You remember what each of them is afraid of, and you notice a change of mood from the next room. Cancer wants everyone safe; the rest of you wants them brave. You’re generous with care and slow to ask for any, and when you are hurt you go on serving dinner and say that you’re only tired.",
      argument: [
        "Both sides are devoted to people, so their dispute goes unheard. The Protagonist says hard, hopeful things that help others change; Cancer can’t bear to see someone at home upset. As a rule you settle it by being candid with outsiders and soft with your own, so that colleagues get the truth and the family gets reassurance, until those nearest to you suspect that you’ve stopped expecting anything of them.",
        "Pick one person you protect. This week, tell them what you’d tell a gifted stranger: “I think you can do better than this, and I’ll help.” If they cry, stay, and don’t take it back. On the same day, ask someone to do one chore that is always yours.",
      ],
    },
    Leo: {
      thesis:
        "When you come in, people sit up, and you notice the one who doesn’t. You praise others lavishly and well, you remember their triumphs, and you can make a nervous beginner feel ten feet tall. Leo would like some of that back. You rarely ask, so at the end of an evening given to everyone else you go over it in bed, looking for the moment when somebody said it about you.",
      argument: [
        "The quarrel is over credit. The Protagonist says that everyone did it together; Leo agrees, and would like that to be said about you in particular. You usually settle it by praising people so beautifully that the praise turns into your performance. They enjoy it and feel a bit like props, and since you look so sure of yourself, it doesn’t occur to anyone that you want to hear you were good. So you give more, louder, and go home empty.",
        "Make a clean claim once this week: “That part was mine, and I’m proud of it.” Say it without a joke, and let people respond. Then praise one person in a private note that nobody else will read.",
      ],
    },
    Virgo: {
      thesis:
        "You see what a person could become and, in the same glance, what is wrong with the way they’re going about it. So your encouragement tends to come with a suggestion: a better opening line, an earlier bedtime, a different shirt. Virgo wants things right; the rest of you wants people happy. You’re the one who reads the form through before signing for everybody, and you hold yourself to a standard that you’d call cruel if anyone else imposed it.",
      argument: [
        "You see the person as they’ll be in ten years; Virgo sees what has to be fixed before lunch. The Protagonist’s hope and the correction arrive together, wrapped as three compliments around one remark, and people have learned to wait for the remark. Your usual settlement is to be nicer about it. It costs you their trust in your praise, which is sincere, and people who love you start showing you only finished things.",
        "Separate the two for a week. When someone shows you something, ask, “Do you want encouragement or notes?” and give only what they chose. If they chose encouragement, stop after it, even if you’ve seen the mistake. And let one thing of your own go out imperfect, on time, with nobody warned.",
      ],
    },
    Libra: {
      thesis:
        "You know what everyone at the table wants, and you can find the choice that offends nobody. People feel lovely in your company. Libra weighs each side so long and so fairly that your own wish tends to arrive last, as “whatever you’re having,” and the rest of you calls that leadership. You are gifted at peace. You’re also more stubborn than you look, and get your way mainly by arranging for others to suggest it.",
      argument: [
        "The two look like twins, and differ over what comes next. The Protagonist wants to take people somewhere better; Libra would like it to be their idea, with no one left out. Mostly you wait for a consensus while discreetly building one. It takes a long time, and it makes blunt people distrust you, because someone who never leans in any direction seems to have something to hide. You lose the friends who wanted to know what you think, and you lose track of it yourself.",
        "Go first where it’s cheap. Once a day this week, state a preference before anyone else has spoken: the film, the seat, the plan. Then do it once where it matters, beginning with “I disagree, and here’s why.” Stay in the silence afterward and let them answer.",
      ],
    },
    Scorpio: {
      thesis:
        "People leave a conversation with you feeling known, and later realize that they learned nothing about you. You ask well, you remember everything, and you can tell when someone is performing. Scorpio watches for what people hide; the rest of you wants to believe in them. Both are sincere. You’d do nearly anything for the few you trust, and you would like, more than you let on, to meet a person who saw through you and stayed.",
      argument: [
        "Trust is where they collide. The Protagonist has faith in people on sight and tells them so; Scorpio waits to see what they do when it costs them something. You’ve settled on trusting in public and checking in private. When the check turns up a fault, you aren’t surprised, and you go from warm to cold in a single breath, which frightens people for good. Nobody was told about the doubt while there was still time to answer it.",
        "This week, tell one person something that you usually find out about others: what you’re afraid of, or what you want. When doubt comes up, say it early: “I like you, and I wasn’t sure about what happened on Friday. Tell me.” Decide afterward.",
      ],
    },
    Sagittarius: {
      thesis:
        "Within an hour of meeting you, people start planning something they’d given up on. Your enthusiasm is honest, it has a large idea in it, and you would like everyone to come. Sagittarius supplies the horizon and says exactly what it thinks on the way there; the rest of you looks back to see who was hurt by it. You’re a wonderful person to begin things with. By the eighth month, someone else is often doing the work.",
      argument: [
        "One of you is pledged to people, the other to the open road. Sagittarius says something true at full volume and has already moved on; the Protagonist is still there, comforting the person it hit. Your way of settling it is to blurt, and then be so lovable about it that no one gets to mind. People forgive you, and eventually stop telling you when it hurt, and behind you there’s a row of friends who were inspired once and never called again.",
        "Before the next big plan, go back for one person from the last. Ask what came of it, including the hard parts, and listen to the end without offering a new idea. This week, when something blunt slips out, stay and ask, “How did that land?”",
      ],
    },
    Capricorn: {
      thesis:
        "You were the responsible one early, and people have gone on handing you things ever since. You remember birthdays, keep your word, and run a family or a team with real affection and a schedule, because Capricorn wants to get to the top and the rest of you can’t enjoy it unless everybody comes along. Many respect you. Few look after you, mainly because you’ve never been seen needing it.",
      argument: [
        "Both halves lead, and they differ over what a person is for. Capricorn wants the result by Thursday; the Protagonist wants to know how your mother is. You settle it by scheduling the mother, fifteen minutes, with sincere concern and one eye on the clock. Affection delivered on time feels a bit like a service, however, and those closest to you learn to keep their troubles short. You go short too. There is no slot in which anyone asks about yours.",
        "Leave one appointment this week without a purpose or an end. Tell the person who comes, “There’s something I haven’t been able to fix,” and describe it, without turning it into a lesson afterward. At work, let one question go unanswered by you, and see who takes it up.",
      ],
    },
    Aquarius: {
      thesis:
        "You care about people in large numbers and you’re good at getting them to care about each other. You can explain a cause so that strangers want to join, and you treat everybody as an equal, including the boss. Aquarius keeps a cool distance that the rest of you, with its hand on everyone’s shoulder, doesn’t like to admit to. New people get the warmth. The one who lives with you sometimes gets the lecture.",
      argument: [
        "Distance is what they disagree about. The Protagonist works close up; Aquarius sees best from far away, where people form patterns and nobody is crying. As a rule you take turns according to the audience, near for the newcomer and far for the person at home. That person remembers the beginning and wonders what they did wrong. Nothing; they became familiar, and someone familiar can see you when you’ve run out of charm.",
        "Reverse it for a week. Give acquaintances your opinions, and give the person closest to you twenty minutes every evening with the phone away, beginning with “How was it today, really?” Offer no theory and no improvement. On the last evening, answer the same question yourself.",
      ],
    },
    Pisces: {
      thesis:
        "You can hardly be with a person for an hour without starting to want what they want. You feel their sadness in your own body, see the best version of them clearly, and promise to help it along. Pisces has no walls and the rest of you has a plan for everybody, so your weeks fill up with other people’s lives. You’re deeply loved. You also vanish now and then, without explanation, because nothing of you was left over.",
      argument: [
        "Direction is the trouble. The Protagonist points to a goal and gathers everyone for the climb; Pisces sees the one person who is struggling and drifts toward them. You settle it with an inspiring start and a slow turn toward whoever is saddest, while the others wait and then go home. It costs you the goal, year after year. It doesn’t help the sad one much either, who needed company and was given a rescuer.",
        "Write one aim of your own for this month on paper, with a date, and give a copy to a friend who isn’t sentimental. Ask them to check on it every Friday. When someone’s trouble pulls at you, say, “I can give you an hour on Wednesday,” and keep to the hour.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can walk into a defeated team and have them disagreeing about how to win by the afternoon.",
        "Courage passes through you to others; people dare more in your company than they intended to.",
        "Your joy at another person’s success is real, loud, and free of the usual drop of vinegar.",
      ],
      costs: [
        "Momentum makes you deaf, and those you swept along remember principally that they were never asked.",
        "You mistake a full house for intimacy, and go home hungrier than you came.",
        "When the cheering stops you invent a new campaign, sometimes before the last one has been fed.",
      ],
      tensions: [
        {
          between: "Their pace or yours",
          text: "You see the summit and they see their shoes, so go ahead alone on what is yours, and wait wherever their names are involved.",
        },
        {
          between: "Serve the cause or be its star",
          text: "You want both and confess to one. Take the spotlight openly, by agreement, and it will stop leaking into everything.",
        },
        {
          between: "Inspire them or let them be",
          text: "A listless afternoon is seldom a failure of morale, so ask whether a push is wanted, and if it’s not, keep your hands in your pockets.",
        },
      ],
      practice:
        "On the first evening of each week reserve one hour in which you will encourage nobody. Put it in the calendar, spend it at something you’re bad at, and afterward write one line about how it went.",
    },
    Earth: {
      gifts: [
        "Things that you found go on for years, because you thought beforehand about the stairs and the rain.",
        "People become skilled near you, since you have the patience to let a wrist learn.",
        "In an emergency you’re the one who has blankets, a number to call, and a calm lap.",
      ],
      costs: [
        "You take over what others do badly, and they remain bad at it, with affection.",
        "Your loyalty to a place can outlast its loyalty to you by a decade.",
        "Being looked after makes you itch, so those who love you have nowhere to put it.",
      ],
      tensions: [
        {
          between: "Let them grow or keep them near",
          text: "You pack the suitcase and then, in spite of yourself, you bake, so determine which of the two you’re doing before they’re at the gate.",
        },
        {
          between: "Serve or rest",
          text: "Your body sends memos that you file. Answer the first one, the stiff neck, and there won’t be a third.",
        },
        {
          between: "The old custom or the new hand",
          text: "What you’ve preserved is good, and since somebody younger has an idea, give them one season and stay out of the pantry.",
        },
      ],
      practice:
        "Once a week accept a favor that will be done worse than you’d do it, a ride, a meal, a hem, saying thank you, correcting nothing for a full day, and noting afterward what happened to your shoulders.",
    },
    Air: {
      gifts: [
        "You hear what two people mean to say to each other, and you can say it for them.",
        "People find one another through you, and go on to build things in your absence.",
        "Your questions make people more interesting than they were when they sat down.",
      ],
      costs: [
        "You adjust your words to each listener until even you can’t tell which edition was meant.",
        "Everyone’s opinion is in your head by evening, and yours takes the seat that’s left.",
        "You return every question, so charm keeps you company where a friend could be.",
      ],
      tensions: [
        {
          between: "Agree or be known",
          text: "Nodding wins the evening and loses the year. Put in one “I see it differently” a day, in a friendly tone.",
        },
        {
          between: "All of them or these few",
          text: "Your address book is a town. Select five inhabitants who get your second thoughts, and let the rest have your first.",
        },
        {
          between: "Understand or decide",
          text: "You can state both sides until everyone has gone home. Give yourself a deadline and pick the side that requires fewer adjectives.",
        },
      ],
      practice:
        "Each evening for two weeks write one line that opens with “I think,” on a matter where you’d rather please. By the next noon say it to one person whom it won’t please, and add no softener.",
    },
    Water: {
      gifts: [
        "You notice who is about to slip away from a group, and they stay because you did.",
        "Because sorrow doesn’t frighten you off, people can tell you the worst considerably earlier than they tell anyone else.",
        "Those you have loved take a sense of belonging with them into houses you’ll never see.",
      ],
      costs: [
        "You console the very person who came to console you, and remain thirsty.",
        "A cool tone from one face can undo the kindness of forty others.",
        "Need attracts you more reliably than joy, so the happy ones among your friends get little of you.",
      ],
      tensions: [
        {
          between: "Feel it with them or stand beside them",
          text: "Weeping along looks like love, but lend a dry sleeve instead, and you will still be of some use to them tomorrow.",
        },
        {
          between: "Be needed or be wanted",
          text: "You know how to earn the first; for the second, spend an unproductive evening with people who are perfectly fine.",
        },
        {
          between: "Their mood or your own",
          text: "By dusk the two have run together, unless you can name three things you felt this morning before you met anyone.",
        },
      ],
      practice:
        "Twice a week for a month, give half an hour to a friend who is doing well, asking only about what delights them and mentioning one delight of yours, and note afterward whether you felt idle or fed.",
    },
  },
  openings: [
    "People like you face outward. You come in reading a face for what it lacks, and you’re so accomplished at it that everyone takes the talent for your entire character, although there’s a second one behind the helper’s shoulder, with its own appetites and its own opinion of the guests. Let’s have it step forward.",
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everybody were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you, and it may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Most choices about yourself get talked over with other people first. Pick one change in how you look or introduce yourself, and make it this week without asking what anyone thinks.",
    "new 2":
      "Before you hear what anyone else needs, set an amount aside for yourself and decide exactly what it’s for. Otherwise the money is promised, in your mind, to whoever asks next.",
    "new 3":
      "Call a sibling or a neighbor for no reason except to hear how they are. If advice starts to form, ask another question instead; you usually offer the answer too early.",
    "new 4":
      "At home you tend to fit yourself around everyone else’s needs, often without being asked. Change one corner, or one regular evening, simply because it suits you, and mention it afterward.",
    "new 5":
      "Fun easily turns into a project for you, with people to organize and cheer on. Do something this week that you enjoy and nobody else gains by, and if it’s a date, let them plan it.",
    "new 6":
      "In your case a habit survives only if other people can’t bargain it away. Put one healthy thing in your calendar as an appointment, three times this week, and decline whatever conflicts.",
    "new 7":
      "Write down what this person actually does when something goes wrong, and let that decide how fast you proceed, because you tend to fall for the person someone is about to become.",
    "new 8":
      "Asking for exact terms feels to you like a failure of trust, so you agree to vague ones and resent them later. Request the figures, or what’s expected of you, before saying yes.",
    "new 9":
      "Being a beginner is hard for someone who usually leads the discussion. Sign up anyway, let a person who knows more explain things, and ask three questions that show how little you know.",
    "new 10":
      "“It would be good for the team” is how you normally describe your own ambition. Tell one person with influence that you want the position, before explaining who else would benefit.",
    "new 11":
      "Within a month of joining anything, you tend to be running it. Go this time as an ordinary member, turn down the first job they offer, and find out whether you like the company.",
    "new 12":
      "Can you keep a feeling or a half-formed plan to yourself until evening? Try two weeks this time, with an hour alone for it on the weekend, before anyone else has an opinion.",
    "full 1":
      "Tell two friends you trust how you really are, and take what they offer. People can see more of your tiredness, or your happiness, than you intended, and an entertaining account won’t hide it.",
    "full 2":
      "Generosity is rarely in your budget, because you give on the spur of the moment. Add up last month’s gifts, lunches and loans, and end one arrangement you’ve continued out of politeness alone.",
    "full 3":
      "Translating between people in conflict comes so naturally that you forget you have an opinion. Step out of the middle this week, ask them to speak directly, and state your own view once.",
    "full 4":
      "When relatives disagree, they look to you to bring back the good mood, and you generally do. For one talk let the silence last, and see which of them makes the effort instead.",
    "full 5":
      "If someone admires what you’ve made, you pass the credit along before it has landed. Say thank you, add nothing, and write down afterward which part of it you’re proudest of.",
    "full 6":
      "Return two tasks to their owners by Friday, with a clear date and no apology, and go to bed an hour earlier. Being needed feels so much like energy that you notice exhaustion late.",
    "full 7":
      "What do they give you now, without further improvement? That’s a question you prefer to postpone. Answer it honestly on paper, then tell the other person one thing you need that isn’t happening.",
    "full 8":
      "Your first instinct will be to forgive the debt, or the hurt, before you’ve felt the size of it. Wait two days, say plainly what it cost you, and only then decide.",
    "full 9":
      "You can be so persuasive that nobody challenges you for years. Ask someone who disagrees with you to explain why, and repeat their view until they say you have it right.",
    "full 10":
      "Put your own view of the work on paper before you read theirs. Praise and blame both affect you more than you admit, and either one can settle for you whether it was good.",
    "full 11":
      "For ten days, don’t be the one who calls. Many of your friendships depend on it, so notice who gets in touch, and reserve your next free evening for one of those people.",
    "full 12":
      "Sadness that belongs to other people tends to stay in your body after they feel better. Take an afternoon off alone, and ask of each worry whether it’s actually yours.",
    "eclipse 1":
      "You’ve been the reliable one so long that people stopped asking how you manage. Let one of them see you undecided.",
    "eclipse 2":
      "When support changes, your habit is to reassure everyone else. Work out first what you need each month, and accept the help that’s offered.",
    "eclipse 3":
      "The talk you have every day is easily taken for granted. Tell that person what it has meant to you, and add no advice.",
    "eclipse 4":
      "Holding a household together was partly your choice. Ask each person what they want to continue, and take on one piece only.",
    "eclipse 5":
      "An ending tempts you to cheer everyone up, yourself included. Let one evening be plainly disappointing before you propose anything new.",
    "eclipse 6":
      "If the old routine depended on your saying yes, leave it broken for a week, and rebuild only what someone asks for.",
    "eclipse 7":
      "Let the other person have their own reaction, even an unflattering one. You needn’t improve it, only say what you want next.",
    "eclipse 8":
      "Guilt has kept you paying for longer than you owed. Name the date on which your obligation ends, and tell them.",
    "eclipse 9":
      "Losing a guide feels like losing direction, though you’ve been teaching the same principles yourself. Write down which you still believe.",
    "eclipse 10":
      "Don’t volunteer to fill the gap this month, however loudly you’re needed. Only a real break will show you what you’d choose.",
    "eclipse 11":
      "Not everyone in a group stays because of you, or leaves because of you. Choose three people and invite them individually.",
    "eclipse 12":
      "Some sacrifices become who you are. Mention this one, in the past tense, to a friend who never gained by it.",
    "jupiter soft":
      "People respond to you more warmly than usual, and you’ll be tempted to accept everything. Choose the two invitations from which you’d learn something, and go at least once with a friend who outshines you.",
    "jupiter hard":
      "Enthusiasm makes you promise on behalf of your future self, who is already busy. For the next month answer every request with “Let me check and tell you tomorrow,” and offer half of what first occurs to you.",
    "saturn soft":
      "Slow respect suits you better at present than excitement does. Take on one duty that you can finish without having to stir anybody up, agree on the date in writing, and deliver it quietly and on time.",
    "saturn hard":
      "Someone in charge isn’t going to be charmed, which feels personal and usually isn’t. Do the lonely work first, the budget or the hard phone call, and ask what’s wrong with it while there’s time to fix it.",
    "uranus soft":
      "Those who depend on you expect a certain person, and you’re restless in the part. Cancel one standing favor, try something nobody would expect of you, and explain it in a single sentence, however curious they become.",
    "uranus hard":
      "When a friendship or a plan changes without warning, you start looking after everyone’s feelings about it before you’ve noticed your own. Wait three days before you announce anything hopeful, and tell one friend that you’re shaken.",
    "neptune soft":
      "Other people’s moods reach you easily now, and so do music, faces and ideas. Keep half an hour a day for making or playing something alone, in the morning if possible, before anyone else has a claim on you.",
    "neptune hard":
      "The wish to rescue a person is strongest in you when you know them least. Lend nothing you can’t spare, ask a skeptical relative what they notice, and find out how the last one who helped was treated.",
    "pluto soft":
      "You influence people every day and rarely admit to it. Tell one colleague or relative directly what you want, without preparing the ground beforehand, and notice how much more freely people respond to an open request.",
    "pluto hard":
      "Pressure is being applied with a smile, some of it by you. Acknowledge your own share first, tell the other person what outcome you’ve been working toward, and give up control of one decision that was never yours.",
    "mercury retrograde":
      "Since you fit each message to the person who hears it, the versions begin to disagree. Put important plans in one written note, and confirm every date.",
    "mercury direct":
      "Send one clear account to all of them together. You’d rather smooth things over one by one, but that is how the confusion started.",
    "venus retrograde":
      "Missing someone, you tend to remember what you gave. List what they gave you as well, before you write to them.",
    "venus direct":
      "Spend something on a taste that is entirely your own; kindness has been choosing your clothes, your meals and several of your evenings.",
    "mars retrograde":
      "Irritation shows in your helpfulness before it shows in your voice. Exercise hard twice this week, and delay any campaign until you’ve slept.",
    "mars direct":
      "Put this new strength into one job with your name on it, before you’re called away to somebody else’s emergency.",
    "ingress jupiter":
      "Let other people host you in this area for a while. You learn more as a guest than as the organizer.",
    "ingress saturn":
      "Fewer people will need inspiring, and more will simply expect you to finish. Choose one commitment to yourself and protect it weekly.",
    "ingress uranus":
      "Arranging things around people stops working here for some years. To practice, leave one weekend a month without a plan.",
    "ingress neptune":
      "You usually read people well, but in this area the signals will blur. Ask whether your impression is right before you act on it.",
    "ingress pluto":
      "Charm has limited effect on a change this deep. Decide early which responsibilities are worth keeping, and transfer one of the others.",
    "month 1":
      "List everyone you take care of, including yourself, and write beside each name the last thing you did for that person.",
    "month 2":
      "Let someone else choose the film, the restaurant and the time, three times over, without improving on the choice or saving them from it.",
    "month 3":
      "Ask one colleague what you do that makes their work harder. Thank them, explain nothing, and change one detail within the week.",
    "month 4":
      "Spend half a day somewhere you know nobody and have no reason to be pleasant. Observe what you feel like doing.",
    "month 5":
      "Tell a friend about a difficulty of yours before it has become amusing, and don’t ask about theirs until they’ve answered.",
    "month 6":
      "Review the year so far: who grew, and who merely leaned on you? Reclaim one afternoon from the second group.",
    "month 7":
      "Leave one celebration entirely to someone else. Turn up with a card, accept whatever has been arranged, and say what you liked.",
    "month 8":
      "Disagree with someone, pleasantly, in the first ten minutes of a meeting, since a yes that you give early is hard to take back.",
    "month 9":
      "Take a class in which you’re far from the best, and don’t offer to organize anything for the other students.",
    "month 10":
      "Make one request, for money, help or more time, in two sentences, and stop talking once you’ve made it.",
    "month 11":
      "Write to a person who no longer needs you. Say what you value in them, and nothing about what you did.",
    "month 12":
      "Pick the one tradition you truly enjoy, hand the rest to whoever wants it, and leave their methods uncorrected.",
  },
};
