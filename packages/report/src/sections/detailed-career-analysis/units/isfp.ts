import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The work that suits you happens in front of you, now, and relies on hands and instinct more than on meetings: wildland firefighter, ski patroller, technician in an animal emergency clinic, tattoo artist, line cook, physical therapist who gets frightened patients back on their feet. Someone there has to make the first move. No one has time to vote.",
      ],
      [
        "paragraph",
        "Colleagues get a person who goes first without making them feel slow. You try the new machine, take the angry customer, and show the beginner that it can be survived. What you underrate is how much calm this spreads. You consider it impatience; the team experiences it as having someone to stand behind.",
      ],
      [
        "paragraph",
        "Over the years the habit works against you. A raise, a better shift, a project with your name on it: these can’t be grabbed, they have to be requested, and so you do without. Then one morning you’ve had enough, and you resign. To your boss it’s the first sign that anything was wrong, and more than one of them would have said yes. Your record comes to look restless, when every move in it replaced a conversation.",
      ],
      [
        "paragraph",
        "So ask before you leap. Keep a dated note of whatever annoys you at work, and when the same complaint appears three times, request a conversation and open with, “I like this job, and I want to change one particular part of it.” Name the part, including a number, and stop talking. Look for a boss who gives fast answers, since waiting is what sends you to the exit. And resign over nothing that hasn’t been refused out loud by someone with the authority to grant it.",
      ],
    ],
    ask: "What have you quit over that you never once asked your boss to change?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Work goes best for you where the material is real, the pace is humane, and quality shows at a touch. Furniture restorer, florist, cheesemaker, upholsterer, landscape gardener, massage therapist, textile conservator: all of them pay for senses like yours and for the will to do a thing properly. In one craft you improve for decades, while quicker people get bored and drop out.",
      ],
      [
        "paragraph",
        "What colleagues get is an even temper and a standard. Whatever you look after works, lasts and looks good, and nervous people slow down beside you. One strength you underrate is judgment. You can tell at first contact whether something was done well, and since that costs no effort, you assume everyone sees it. They don’t, and they’d pay to be told.",
      ],
      [
        "paragraph",
        "The trouble is how well you adapt to a poor bargain. When the pay lags, you spend less. When the boss is difficult, you find a corner out of sight. Every adjustment makes the position tolerable for another year, and it tells the company that nothing needs to be fixed. Newer people who grumble often get the raise, because money goes where discomfort is heard.",
      ],
      [
        "paragraph",
        "What helps is a date. Twice a year, on a day you choose now, write down what you’d require if they were hiring you today: salary, hours, tasks. Where the gap is more than a tenth, take it to your boss in one sentence: “I’ve made this work for two years, and it needs to change by June.” Don’t mention how well you’ve coped. And look for a shop where someone older in your trade is still learning, because you tend to settle at the level of those around you.",
      ],
    ],
    ask: "Which bad bargain at work have you been improving instead of refusing?",
  },
  Gemini: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You do best where faces and impressions keep changing, and where a feeling has to be turned into something others can see or hear. Podcast editor, portrait photographer, sign language interpreter, speech therapist, museum educator, hairdresser with a loyal list of clients: each uses the ear and the eye together, and each lets you go home when it’s done.",
      ],
      [
        "paragraph",
        "Colleagues get a translator. You notice that two of them mean the same thing, or that the client said yes with a no in the voice, and you mention it so that no one loses face. What you underrate is your timing with the moods of others. Teams that lack it spend hours on confusion that you’d have ended in a sentence.",
      ],
      [
        "paragraph",
        "With your own affairs the timing fails. A deadline slips, a task is beyond you, a customer is rude, and you tend to say nothing while something can still be done. Afterward you report it charmingly, lessons included. Over the years managers come to see you as someone who copes, and so they give you more to cope with. The budget, the extra week and the second pair of hands go to those who complain in the present.",
      ],
      [
        "paragraph",
        "Move the telling forward. In the weekly meeting, offer one sentence in the present tense: “I’m stuck on this, and I’d like twenty minutes of someone’s brain today.” If speaking up freezes you, put it in writing every Tuesday at ten. Look for a boss who asks what’s hard before asking what’s done. When pay comes up, describe what the job takes out of you now, and what would make it lighter, instead of how nicely last year turned out.",
      ],
    ],
    ask: "What trouble at work are you waiting to mention until it makes a good story?",
  },
  Cancer: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "The best work for you is care itself, done with skill, for one living creature at a time. Midwife, hospice aide, pediatric dental hygienist, innkeeper, occupational therapist, wildlife rehabilitator: in all of these, anticipating what’s wanted is the better part of the craft. Look first at those with a shift that ends. You give most generously when you can see the hour of your release.",
      ],
      [
        "paragraph",
        "Colleagues find it easier to have a bad day near you, because you remember who is grieving, who hates the phone, whose mother is ill, and you arrange the work around it without comment. The strength you underrate is that memory. To a team it means continuity.",
      ],
      [
        "paragraph",
        "What costs you is loyalty past its date. You remain in a job because of the people, even when the work has gone stale, and bit by bit you check out: the tasks get done, the ideas stop coming. Extra shifts pile up until nothing runs without you, and then you resent a dependence you made yourself. Meanwhile the promotion goes to someone who left twice and came back at a higher price.",
      ],
      [
        "paragraph",
        "Start by making yourself replaceable in one thing. On Monday, pick a task that only you understand, demonstrate it to a colleague, and mark the hour it frees in the calendar as yours. Propose a fixed pattern in terms your boss will appreciate: “I’m better with clients for four days if the fifth is for paperwork, alone.” Choose a workplace that notices you when everything is going well. Where praise arrives only in emergencies, you’ll keep finding emergencies.",
      ],
    ],
    ask: "Where have you made yourself necessary because being welcome didn’t seem enough?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best where beauty is the purpose and an audience is expected. Wedding florist, jewelry designer, set decorator, choreographer, portrait painter, window dresser: such work speaks before you have to, and it lets you step into the light at a moment of your own choosing.",
      ],
      [
        "paragraph",
        "Colleagues get warmth with taste. You can make a dull launch feel like an event and a shy coworker feel gifted, because your praise is exact enough to be believed. That effect on other people’s courage is what you underrate. A team attempts bolder things near someone who notices, and managers are paid for far less.",
      ],
      [
        "paragraph",
        "Your own bosses, however, can’t reward what you’ve dismissed. You introduce a month’s work with “it’s only a draft,” let a louder colleague explain it to the client, and trust that someone upstairs saw who made it. They rarely did. In the review you list the flaws yourself. After several years you have a reputation for being talented and unambitious, which is half wrong, and the sense of being passed over begins to sour the pleasure that made the work good.",
      ],
      [
        "paragraph",
        "Put your name on things before anyone has to guess: the corner of the file, the last slide, the menu. Before the next meeting where your work is shown, tell your boss, “I’d like to present this part myself, for three minutes,” and prepare the opening sentence so that it can’t turn into an apology. Once a month, send a picture of something finished to the person who sets your pay, with one line on what it achieved. Look for a leader who gives credit in public, to everyone, by name.",
      ],
    ],
    ask: "What did you make lately that you described as nothing while hoping for more?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Skilled handwork with a clear standard, and a living person at the other end, brings out your best. You’d do well as a dental ceramist, a bookbinder, a prosthetist, a tailor who does fittings, a botanical illustrator, a piano tuner or a surgical nurse. In such trades exactness serves feeling: a sleeve finally lets someone raise an arm.",
      ],
      [
        "paragraph",
        "Colleagues get quality that they don’t have to check. You catch the error before it leaves the building, so discreetly that its author keeps their dignity. What you underrate is your teaching. Because you can see the one thing that would help, and say it without contempt, newcomers learn faster beside you than in any course.",
      ],
      [
        "paragraph",
        "At work, though, your warnings are taken literally. Call your drafts rough often enough, and the boss concludes that you do rough work. You finish at midnight, or late, since one more pass feels safer than being judged, while colleagues present weaker things with a straight face and move ahead. Over the years you’re trusted with details and passed over for the lead, because you seldom tell anyone that something of yours is good.",
      ],
      [
        "paragraph",
        "Decide beforehand what finished means. At the start of a task, write down three tests it has to pass, show them to your boss, and ask, “If it does these, is it done?” Mention a weakness only if it changes a decision, with its remedy attached. To the next review bring five results with numbers, and read them aloud; for you, reading is easier than claiming. Look for a boss who is specific, since vague approval leaves you to fill in the blanks, and you fill them in against yourself.",
      ],
    ],
    ask: "Which piece of work did you talk down before anyone had looked at it?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Look for work that is about proportion, in color, in sound or among people, and that’s done beside someone instead of against them. Interior designer, film editor, hair colorist, art therapist, fashion buyer, exhibition curator, family mediator: each gives your eye authority. In these trades taste is the service and choosing is what you’re hired for, which frees you to do it.",
      ],
      [
        "paragraph",
        "Colleagues get peace that isn’t dull. You find the version in which both sides recognize their idea, and the meeting ends sooner. What you underrate is your verdict. When you do say “not that one,” softly, you’re usually right, and it’s remembered for years. The pity is how seldom you say it.",
      ],
      [
        "paragraph",
        "Elsewhere the habit is expensive. Asked which project you’d like, you declare yourself open and get the leftovers. Asked for your rate, you try to guess what the client hopes to hear, then name that. Bosses call you flexible, a pleasant word that is seldom a reason to promote anyone. After ten years your career can turn into a fair account of what others needed, done with great style.",
      ],
      [
        "paragraph",
        "Make your choices before the face arrives. Put your price, your hours and the two projects you want on a card, and read from it when asked; if your voice wavers, the card won’t. In the next planning meeting be among the first three to speak: “My preference is the second option, and here’s what we’d lose.” For favors, use a delay: “I’ll let you know by four.” Look for a boss who collects opinions in writing before the discussion, because yours are at full strength only until someone else’s mood walks in.",
      ],
    ],
    ask: "What would your work look like if you’d answered first, even half the time?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Depth is where you’re strong: one case, one material or one secret at a time. Art conservator, forensic artist, trauma nurse, addiction counselor, funeral director, trainer of horses that someone else has frightened: each asks you to look steadily at what others avoid, and none requires a speech.",
      ],
      [
        "paragraph",
        "Colleagues get someone who can be told things. What is said to you stays with you. You also see who is angry, who is bluffing and which client is about to leave, often weeks ahead. You treat that as a private burden. It’s among the most valuable information in the building, and a decent manager would change plans on one sentence of it.",
      ],
      [
        "paragraph",
        "The sentence rarely comes. A boss takes credit for your idea, you let it go, and from that day you give exactly what the contract says. From outside, it looks as if your talent had cooled for no reason, and people stop proposing you for work that needs heart. Meanwhile you remain, out of pride, in a place you’ve inwardly left. No one was told the price, so no one had a chance to pay it.",
      ],
      [
        "paragraph",
        "Give every offense a deadline. When something galls you, describe what happened in three lines, without adjectives, and within two working days either say it or strike it out. To a boss: “On Tuesday the layout was presented as yours. I’d like my name on it next time.” One fact, one request, and then their turn. Look for a manager who admits mistakes unprompted, because with that kind you’ll speak. And once a quarter, report one thing you see coming, since your reading of people earns nothing while it stays in the file.",
      ],
    ],
    ask: "Where have you already resigned without telling anyone at work the reason?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong in work that moves, outdoors or among strangers, with a craft at its center and no two weeks alike. River guide, travel photographer, farrier, trail builder, ski instructor, ship’s cook, festival designer: each rewards a person who can arrive anywhere, take in the place with all five senses, and be useful by noon.",
      ],
      [
        "paragraph",
        "Colleagues get good humor and a fresh eye. You don’t compete, you accept people as they come, and when a plan collapses, you’re the first to enjoy the new one. What you underrate is how hard you work when the choice is yours. In a pinch you’ll give three nights in a row, and since you mention it to no one, it never enters anyone’s opinion of you.",
      ],
      [
        "paragraph",
        "What does enter it is “hard to pin down.” You hesitate over the permanent contract and dodge the role with a title. The steady assignments, and in time the money, go to someone less able who said yes. By the third such round you decide that the place is narrow and move on, and the next one starts you at the bottom. A long list of beginnings can hide real mastery, even from its owner.",
      ],
      [
        "paragraph",
        "Promise less, and promise it firmly. When you’re offered a task, respond within a day by naming the part you’ll own: “I’ll have the first version by Wednesday noon. I can’t take the rest.” Propose terms that end, such as one season, or six months with a review, and request better pay in return for the certainty. Look for an employer who judges results and doesn’t mind where you sat. And each month, put in writing what you gave beyond the agreement.",
      ],
    ],
    ask: "What would people at work entrust to you if you’d plainly said yes once?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Mastery suits you, in a craft that takes ten years to learn and ends in something a hand can test. Watchmaker, stone carver, architectural model maker, vintner, orthopedic shoemaker, violin restorer, nurse anesthetist: all of them call for patience and feeling in equal parts, and in all of them your standing rises with age.",
      ],
      [
        "paragraph",
        "Colleagues get someone whose word is as solid as the finished piece. You prepare, you deliver, and you treat the trainee and the director with the same tact. What you underrate is taste. Because it comes without effort, you don’t count it as work, and you point to your reliability instead. Taste is the part that can’t be replaced.",
      ],
      [
        "paragraph",
        "The pattern costs you twice. It eats the love: whatever you enjoy, you turn into output, until one day you realize that you haven’t made anything for its own sake in years, and that the results have become correct and a bit dead. It also weakens your requests. You ask for what the company could use and say nothing of what you’d like, so managers hand you the heavy duties you’ve justified so well. Promotions arrive, and each takes you further from the bench.",
      ],
      [
        "paragraph",
        "Before your next review, write two columns: what I can do, and what I want to do. Most of your past requests came out of the first. Choose one item from the second, and say it plainly: “I’d like to spend Fridays on design. I’d enjoy it, and you’d see it in the work.” Enjoyment goes first in that sentence on purpose. And look for a boss who was good at the craft and misses it, because that person will understand you.",
      ],
    ],
    ask: "Which part of your work did you love before you made it pay?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Look for a cause behind the work, one real creature in front of you, and freedom as to the method. Prosthetics designer, animal shelter manager, art teacher in a prison, street medic, community muralist, recreation therapist, designer of gardens for the blind: for these, being unlike the others is practically a qualification.",
      ],
      [
        "paragraph",
        "Colleagues get an ally for the unpopular idea. You listen to an intern as you’d listen to a director, and you come up with the solution that no one was looking for, usually by making it first and explaining later. What you underrate is how safe your evenness makes people. In your presence they voice strange, useful thoughts that would never survive a meeting.",
      ],
      [
        "paragraph",
        "But evenness builds no alliances. You assist every department and join none, so when budgets are cut, there’s no one whose business it is to protect you. The mentor who would have pushed for you wasn’t sure you cared. Nor do you reveal which project you’d fight for. Careers are made by a handful of people who feel that you picked them, and you’ve picked hardly anyone aloud. So your inventions get adopted, under other names.",
      ],
      [
        "paragraph",
        "This year, choose two people and one project, and let them know. To the person: “I’d like to learn from you in particular.” To your boss: “If I had to drop all my projects except one, I’d save this one, and here’s why.” Limit all other help in advance: an hour, this week only. Look for a workplace with few layers and a purpose you believe in. And sign what you invent on the day you invent it, while everyone still remembers that it seemed strange.",
      ],
    ],
    ask: "Who at work would stick their neck out for you, and do they know you’d want it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’re at your best with those who can’t put it into words, and with materials that soak up feeling. Dance therapist, preschool teacher, end-of-life doula, film composer, aquarium keeper, swimming coach for people who are afraid of water: in each, what you pick up without trying is the main instrument.",
      ],
      [
        "paragraph",
        "Colleagues tell you what they’d tell no one else, and then go back to work relieved. What you underrate is your imagination as a practical tool. You can feel in advance how a place, a story or a treatment will strike the person on the receiving end, which saves everyone from having to do it over.",
      ],
      [
        "paragraph",
        "Bosses soon find out how much you understand. The budget is tight, so you take the lower figure; the deadline came from above, so you work the weekend; a difficult coworker has it hard at home, so you do their portion. Each time the reason is real, and each time you’re the one who pays. After some years you’re worn out and underpaid in a place full of people you feel sorry for.",
      ],
      [
        "paragraph",
        "Separate understanding from agreeing. Memorize one sentence for work, “I see why you need it, and I can’t do it for that,” and rehearse it aloud until it comes out without an apology. Never accept a rate, a deadline or an extra task in the conversation where it’s raised. Say, “You’ll hear from me tomorrow,” and decide with the face out of sight, by a single test: would I let a friend take this? Look for a boss who is cheerful and firm, since the suffering ones cost you most. And give your own project three early half hours a week.",
      ],
    ],
    ask: "Whose hard life are you paying for with your own working hours?",
  },
};
