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
        "Friends who’ve been stuck for months find that, an hour after confiding in you, they have taken the first step, because you took it with them. You volunteer before the silence gets awkward, defend whoever is being interrupted, and lend out courage as if you had plenty. That is Aries, in the service of a sincere wish that everyone should win. Waiting is what hurts. When someone you love needs a year for an afternoon’s task, you ache to do it for them.",
      argument: [
        "Together they turn sympathy into help: the Protagonist sees who is in need, and Aries is on the way before the story ends. They part over pace. One can tell that the group wants another week to get used to the idea; the other decided this morning. Usually you go first, then turn around and charm people into the agreement you skipped, which is understandable, since waiting feels to you like leaving someone in the lurch. But those who only wanted to be consulted go slow on you for months without saying why.",
        "Divide one plan this week. Start your own half today. For the half with other people’s names in it, ask, “Do you want this, and what would make it better?” and wait for an actual yes.",
      ],
    },
    Taurus: {
      thesis:
        "Nobody leaves your table hungry or unheard. You remember how each guest takes their coffee and what they were hoping for last time, and you ask about both. With Taurus behind your encouragement, people get something rarer than a pep talk: a friend who is still there in the third year, unhurried, believing in the slow one after others lose patience. Change on your own account comes harder. You defend the familiar, and then wonder in private why everyone has moved on except you.",
      argument: [
        "Where the two agree, someone grows up safely: the Protagonist sees what that person could become, and Taurus provides regular meals and all the time it takes. They pull apart when growing means leaving. One of you applauds the risk; the other would like everyone back next week, unchanged, in their usual seats. As a rule you cheer for their change and stay put yourself, because someone has to be home, and being home is a form of love. It costs you your own development, and over the years the devotion begins to feel heavy on both sides.",
        "This week, tell one person, “There’s something I’ve been meaning to try,” and set a date with them for its first hour. Let someone else cook that night.",
      ],
    },
    Gemini: {
      thesis:
        "For as long as you’re talking with someone, nobody else exists, and they can feel it. Brisk with the brisk and tender with the shy, you find the subject that animates each one, often within a minute, and strangers become partners because you insisted on an introduction. Gemini keeps you curious; the rest of you keeps you kind. What weighs on you is the arithmetic. You promise to call, mean it sincerely, and keep a long private list of the disappointed.",
      argument: [
        "At their best, one listens for what a person could do and the other knows, offhand, three people they ought to talk to. Loyalty is where they disagree: the Protagonist would give whole evenings to one future, and Gemini has enjoyed that future and would like to hear what they’re laughing at over there. You settle it with forty minutes of complete attention and a squeeze of the arm. It’s generous, and it leaves you with a hundred contacts and few who know what worries you.",
        "Choose two people this week who get a second conversation, with a time in your calendar. Ask about the thing they mentioned last; then answer the same question about yourself. To everyone else, be frank: “I loved this, and I’m bad at calling.”",
      ],
    },
    Cancer: {
      thesis:
        "From the next room you can tell whose day went badly, and you rearrange the evening accordingly. You remember what each of your people is afraid of, and what they were like at their bravest, and you remind them of the second when the first returns. Cancer wants everyone protected; the rest of you wants them adventurous, and those you’ve taken in get both. When the hurt is your own, you continue serving dinner and claim that you’re only tired, hoping someone will look twice.",
      argument: [
        "Whoever has been loved by both goes out bolder, because the Protagonist said it was possible and Cancer left the way back open. The difficulty begins when a hard word is needed. One side knows that candor helps people develop; the other can’t bear to see its own upset. As a rule, out of tenderness, you’re frank with outsiders and reassuring at home, until those nearest to you suspect that you’ve stopped expecting anything of them.",
        "Pick one of the people you protect. This week, tell them what you’d tell a gifted stranger: “I think you can do better than this, and I’ll help.” If there are tears, stay close, and let it stand. Then ask for help with one duty that is automatically yours.",
      ],
    },
    Leo: {
      thesis:
        "Under your attention a nervous beginner grows ten feet tall, because you saw the one thing they did well and said so publicly. You can describe other people’s triumphs years later, and a tired crowd sits up when you walk in as though bringing good news. Leo gives with both hands and would love to receive with one. Asking seems undignified, so after an evening spent on everyone else you review it in bed, searching for the moment when somebody said it about you.",
      argument: [
        "Put to one purpose, they make people proud: the Protagonist notices what each of them did, and Leo sees that it’s celebrated as it deserves. The quarrel is over credit. One says that everyone did it together; the other agrees, and would like that said about you in particular. Generally you praise others so beautifully that the praise becomes your performance, a natural solution for someone who doesn’t like to ask. They enjoy it, and since you look so sure of yourself, it occurs to no one that you want to hear you were good. You go home empty.",
        "Once this week, claim your share: “That part was mine, and I’m proud of it.” Make no joke of it, and let people respond.",
      ],
    },
    Virgo: {
      thesis:
        "Hand you an application, a speech or a frightened student, and it comes back improved, with its dignity intact. You see what a person could become and, in the same glance, the two obstacles in the way, and you’ll stay late to help with both. Nobody in your care gets caught out by details, because you read the document to the end. That’s Virgo, put to work by affection. Yourself you measure by a standard you’d consider cruel if anyone else imposed it.",
      argument: [
        "Faith and precision make an excellent teacher: the Protagonist sees the person as they’ll be in ten years, and Virgo knows which exercise comes first. The difficulty is that both speak at once. Hope and correction arrive in one package, three compliments around a remark, and people have learned to wait for the remark. You try to be nicer about it, since you mean every word of the praise and can’t leave a mistake where it will hurt someone. Gradually they doubt the praise, and those who love you show you only finished things.",
        "Separate the two. When someone brings you something this week, ask, “Do you want encouragement or notes?” and respect the answer. And let one thing of your own go out imperfect, on time.",
      ],
    },
    Libra: {
      thesis:
        "A conversation changes when you join it: voices drop, the shy one is asked, and two people who had stopped speaking discover that they agree on something. You find the plan that leaves nobody out, and put a disagreement so that both sides recognize themselves. Libra weighs every view as if it belonged to a guest; the rest of you won’t let the guests go home strangers. Your own wish arrives last, as “whatever you’re having,” and it’s a little lonely that nobody asks again.",
      argument: [
        "Working together, they bring about something rare, a decision that lasts because everyone had a part in it. They look like twins, and differ over what comes next: the Protagonist wants to take people somewhere better, and Libra would like it to be their idea. Mostly you wait for a consensus while discreetly building one, which feels like courtesy and often is. It takes a long time, though. Blunt people wonder what you’re hiding, the friends who’d like to know what you think stop asking, and now and then you lose track of it yourself.",
        "Go first this week where it’s cheap: choose the film before anyone else has spoken. Then do it once where it matters, with “I disagree, and here’s why,” and let them have the silence afterward.",
      ],
    },
    Scorpio: {
      thesis:
        "On the second meeting, people tell you what their families don’t know, and you don’t flinch. You ask the question underneath the polite one, remember the answer, and can tell when someone is performing and longs for permission to stop. Scorpio watches for what they conceal; the rest of you goes on believing in them after seeing it. For the few you trust, you’d do nearly anything. What you’d like, more than you let on, is to be found out by one person who stays.",
      argument: [
        "The two make you the friend for a crisis: Scorpio isn’t shocked, and the Protagonist can see a way out from where you’re both sitting. Trust is where they collide. One has faith in people immediately and tells them so; the other waits to see what they do when it costs them something. So you trust in public and check in private, sensibly enough, considering how completely you give yourself afterward. But when the check turns up a fault, you pass from affectionate to cold in a single breath, and nobody heard of the doubt while it was answerable.",
        "This week, tell one person what you usually discover about others: what you’re afraid of. And mention doubt early: “I like you, and I wasn’t sure about what happened. Tell me.”",
      ],
    },
    Sagittarius: {
      thesis:
        "Within an hour of meeting you, people are planning something they’d given up on, and most have laughed twice. You see the widest version of a life and describe it until its owner recognizes it; the discouraged go home with a first step. Sagittarius supplies the horizon, along with a mostly refreshing frankness, and the rest of you looks back to see whether anyone was hurt. It does trouble you. So do the friends you lit up and lost sight of, more than they’d guess.",
      argument: [
        "Joined, they give hope a direction: Sagittarius says how far it’s possible to go, and the Protagonist makes sure that the timid get a seat. Then something true comes out at full volume. By then one of you has moved on, and the other is still there, comforting the person it hit. Usually you’re so lovable about it that no one gets to mind; the absence of malice is obvious. Because forgiveness comes easily, you rarely hear from those who were inspired once and would have appreciated a second visit.",
        "Before the next big plan, go back for one of them. Ask what came of it, hard parts included, and keep your new idea for later. If something blunt slips out this week, stay and ask, “How did that land?”",
      ],
    },
    Capricorn: {
      thesis:
        "What you promise happens, and the birthday is remembered as well. You run a family or a team with a schedule and affection, spot the one falling behind while something can still be done, and wait for the last arrival, because Capricorn wants to reach the top and the rest of you can’t enjoy it unless everybody comes along. Shoulders drop when you take charge. Few ask how you are; you’ve made it look so manageable that needing someone feels like a breach of contract.",
      argument: [
        "In harness together, they make affection something a person can stand on: the Protagonist says, “I believe in you,” and Capricorn arranges the money, the date and the ride home. What they dispute is time. One wants the result by Thursday, and the other wants to know how everyone’s mother is. So you schedule the mother: fifteen minutes, sincere concern, one eye on the clock. With so many depending on you, how else? Affection delivered on time feels a bit like a service, however; those closest to you keep their troubles short, and there’s no slot for yours.",
        "Leave one appointment this week without a purpose or an end. Say to whoever comes, “There’s something I haven’t been able to fix,” and leave the lesson out.",
      ],
    },
    Aquarius: {
      thesis:
        "Strangers come away from you feeling that they’re part of something. You explain a cause without talking down, ask the newest member’s opinion first, and treat the boss and the cleaner as equals so naturally that both behave better. Aquarius thinks in thousands; the rest of you learns the names. It’s one to one, late, at home, that things grow harder, for the person there wants neither the idea nor the group, only you, and closeness that serves no purpose makes you oddly shy.",
      argument: [
        "At their best they start a movement that nobody gets lost in: Aquarius sees where it should go, and the Protagonist knows who is new and hasn’t eaten. Distance is what they disagree about. One works close up; the other sees better from far away, where people form patterns and no one is crying. As a rule you take turns, near for the newcomer and far for the one at home. It isn’t coldness. Someone familiar can see you when you’ve run out of charm, and that takes nerve, but this person remembers the beginning and wonders what they did wrong.",
        "Reverse it for an evening this week. Put the phone away, ask, “How was it today, really?” and offer no theory and no improvement. Then answer the question yourself.",
      ],
    },
    Pisces: {
      thesis:
        "Sadness reaches you in the body, ahead of the words, so people seldom have to account for theirs. You stay with someone who is falling apart as though there were nowhere else to be, and describe the best version of them until they see it too. Pisces has no walls and the rest of you has a plan for everybody; those you’ve helped remember it as being lifted. Afterward you disappear for a while. Nothing of you was left over, and that’s difficult to explain.",
      argument: [
        "Compassion often stops at feeling; in you, Pisces recognizes what is wrong and the Protagonist gathers six people to put it right. Direction is where they part. One points at a goal, and the other sees the person struggling at the back and drifts toward them. As a rule you begin inspiringly and turn, by degrees, to whoever is saddest, since no goal has looked as real to you as a face. Meanwhile your own aim waits another year, and the sad one, who wanted company, has been given a rescuer.",
        "Write down one aim for this month, with a date, and have an unsentimental friend check on it. When someone’s trouble pulls at you this week, say, “I can give you an hour on Wednesday,” and keep to it.",
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
