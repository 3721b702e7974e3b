import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You work best for someone who can’t fight for themselves, in bursts, with a visible outcome. Wildlife rescue coordination, youth work, art for public protest, crisis-line training, independent theater, guiding teenagers outdoors, investigating complaints for a children’s service: in all of these a quick heart is an asset. Long maintenance bores you. Constant conflict wears you through.",
      ],
      [
        "paragraph",
        "Colleagues get a conscience that moves. When a decision is shabby, you’re the one who can’t sit still, and the rest are ashamed of having been comfortable. What you underrate is your ability to begin. Half of the good things in your workplace exist because you started them before anyone had found a reason not to.",
      ],
      [
        "paragraph",
        "Over time, though, the schedule stays as it was, and so does the pay. You protest about the schedule, see the boss look tired, and volunteer for Saturday. You ask for more pay in a flush of courage, and by evening you’ve sent a note to say that you understand the budget. Managers aren’t wicked. Your demands simply expire. Your reputation is for passion, which is what people call conviction once they’ve watched it give way by the following morning.",
      ],
      [
        "paragraph",
        "Before Monday’s conversation, write down your point in one line and leave it with a colleague: “Don’t let me take this back.” Say it early in the day, sitting down. When the boss looks pained, say, “I know it’s a hard time, and I still need it,” then stop. Wait two full days before you send any message that starts with “sorry.” Put each request in writing afterward, so that it survives your mood.",
      ],
    ],
    ask: "Which request did you withdraw at work before anyone had turned it down?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You flourish in unhurried work with something lovely to look after. Ceramics, a seed library, textile conservation, a small-town museum, cheese making, school gardening, botanical illustration and massage therapy let your feeling pass through your hands and stay in the result.",
      ],
      [
        "paragraph",
        "Colleagues get a loyalty that doesn’t depend on success. When a project is out of fashion, you’re still doing it well, and the newcomers learn from you what it was for. What you underrate is your sense of quality. You consider it fussiness, yet others set their standard by whatever leaves your table.",
      ],
      [
        "paragraph",
        "The pattern costs you most where a workplace has changed around you. You joined for a founder, a spirit, a certain way of treating customers; the founder left, and you are still being faithful, on the original salary. You don’t complain, since the place you’d complain about isn’t the one you work for. New managers find you sweet and hard to use. When an offer arrives, it feels like betrayal, and you decline on behalf of people who have long since gone.",
      ],
      [
        "paragraph",
        "On Monday, list what drew you to this job, and mark with a date when you last saw each. If three of the five are missing, tell your boss: “I came for this. Is there a way to bring it back, and could I be the one?” A clear yes is worth staying for; a vague one is an answer too. Look for employers whose present you admire. And make one new work friendship a season, with someone who never knew the old days.",
      ],
    ],
    ask: "Would you join your workplace today, if you had never known what it was?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You do well where beginnings come around again and again. Copywriting for good causes, naming and branding, writing games or radio comedy, teaching languages to beginners, museum tours, concept art, writing for a variety show: each needs a fresh heart weekly.",
      ],
      [
        "paragraph",
        "Colleagues get the spark, and the right word for it. A plan that bored everyone on Monday sounds worth doing after you’ve described it. What you underrate is your ear. Within a paragraph you can tell whether something is alive, and a team that asked you each week would save itself months of polishing what isn’t.",
      ],
      [
        "paragraph",
        "In the long run a career is made of middles. You hand over at forty percent, or stay in body and leave in spirit, so that others finish, and whoever finishes is thanked. Bosses are delighted with you for half a year. After that they think twice about giving you anything with a long fuse, and the larger, better-paid things have long fuses. Each new place looks like the right one at last, and pays you as a beginner.",
      ],
      [
        "paragraph",
        "On Monday pick one project you’ve lost interest in and finish a part of it by Friday, with a colleague who likes endings. Tell your boss: “I’m strongest at starting. For this one, hold me to the end, with a date every two weeks.” Ask for a role with many beginnings and one long responsibility. Look for a manager who checks in on dull weeks. And before you jump to something new, wait for ten working days; if it’s still alluring and a bit boring, take it.",
      ],
    ],
    ask: "What would exist today if you had stayed one month past the boredom?",
  },
  Cancer: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You’re at your best looking after what others would forget. Family history, adoption support, poetry teaching in schools, the care of people with dementia, letterpress printing, preserving folk music, portrait photography or managing a memorial garden: each gives your long memory someone to serve.",
      ],
      [
        "paragraph",
        "Colleagues get a keeper of the group’s heart. You know why the old custom began, and you see to it that no one is excluded. What you underrate is your toughness. You’ve outlasted several people who called you too soft for the work.",
      ],
      [
        "paragraph",
        "Where it holds you back is the old injury at work, and there’s nearly always one. A supervisor passed you over, or presented your idea, or spoke to you in a certain way in front of others. You stay, you do your job, and some part of you waits for it to be put right. Every new opportunity is examined with that in mind. Meanwhile the person responsible has forgotten, and your present boss can’t imagine why someone so gifted stays in the background.",
      ],
      [
        "paragraph",
        "On Monday, name to yourself the wrong you’ve been waiting to see righted. If it can be, ask, once: “My name was left off that report. I’d like it corrected by the end of the month.” If it can’t, write on the calendar the day you stop serving the sentence, and on that day apply for something. Look for a boss who says “I was wrong” without being pushed. And once a week, thank someone for a kindness at work while it’s still recent.",
      ],
    ],
    ask: "Which old slight at work still decides what you let yourself apply for?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Give you work that comes from the heart and goes before an audience, and you bloom. Costume or stage design, songwriting, illustration, art direction for a charity, running a children’s theater, voice acting, teaching creative writing, arranging ceremonies: in each of them sincerity is a skill. One admirer with good judgment outweighs a crowd.",
      ],
      [
        "paragraph",
        "Colleagues get appreciation that is accurate. After a word from you, someone who had thought of giving up stays late and finishes. What you underrate is your effect in public. You avoid the front of the stage because it feels false to want it, and whenever you’re pushed there, something true happens and people remember it.",
      ],
      [
        "paragraph",
        "Over the years the private verdict does damage. A boss praises your reliability, and you’re insulted, since reliability wasn’t the point; she sees the face and concludes that praise makes you uneasy. Clients ask for more of what they liked, and you refuse, because it was only the easy part. You could have built a living on the easy part and paid for the rest with it. Those who do less singular work, and enjoy the applause for it, get the second commission.",
      ],
      [
        "paragraph",
        "On Monday, ask three people what they come to you for, and write down their words without correcting them. Put the most frequent one at the top of your profile, and charge for it properly. In your next review say, “Thank you for that. The work I’m proudest of is the other project. I’d like to show you why.” Look for a boss who is specific and sincere. Keep the praise you receive in one file, and read it before you talk about money.",
      ],
    ],
    ask: "What do people gladly pay you for that you’ve considered beneath your gift?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do well wherever care is a craft and has to be exact. Textbook illustration, nutrition for the chronically ill, rare book cataloging, braille transcription, veterinary nursing, remedial teaching, writing patient leaflets, sewing for the stage: in each of them attention to a detail is love in working clothes.",
      ],
      [
        "paragraph",
        "Colleagues get help that leaves no bruise. You find the weak paragraph and the strong one, and they come back with the next draft of their own accord. What you underrate is how trustworthy your judgment of people is. Seeing both the flaw and what it’s attached to, you would choose a better team than most managers.",
      ],
      [
        "paragraph",
        "The double standard is expensive at work. What was good enough a week ago is handed in late. After a minor error you do penance in unpaid hours, and your boss, who hadn’t noticed the error, gets used to the hours. You don’t apply for the post because of two requirements, and then train the man who lacked five of them, patiently, seeing his potential. Your self-reviews are written like a prosecution, and the people above you, who are busy, take your word for it.",
      ],
      [
        "paragraph",
        "Before you write your next review of yourself, write one for a colleague with exactly your results; then change the name and send it. On Monday, tell your boss about a mistake in two sentences, what happened and what’s been done, without an adjective: “I’m telling you because it’s fixed.” Leave on time that day. Look for a superior who mentions her own errors in passing. And ask someone you’ve helped to set your deadlines. They’ll be kinder than you, and right.",
      ],
    ],
    ask: "What would you tell a friend who treated her own mistakes at work as you do?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Your gifts go furthest where beauty and consideration are the product. Wedding or stage floristry, art therapy with couples, gallery management, fashion or textile design, hosting a literary program, hospitality training, interior color consulting, or fundraising for the arts: you create surroundings in which people behave better.",
      ],
      [
        "paragraph",
        "Colleagues get grace under pressure. The touchy client is sent to you, and leaves with an order and a compliment. What you underrate is your taste, which you offer as one suggestion among many. It’s usually the right one, and a firm would pay a stranger dearly to be told half of it.",
      ],
      [
        "paragraph",
        "Over the years, being pleasant becomes your whole profile. You adjust your proposal to what the boss seems to favor, she approves it, and neither of you ever learns what you’d have done. Then praise arrives for work that you feel was hers, and it can’t reach you. You accept the figure that’s named, with thanks. Difficult people get concessions because they’re difficult; you get affection and a plant. When you finally leave, exhausted by a job that everyone thought you loved, they’re truly hurt.",
      ],
      [
        "paragraph",
        "In Monday’s meeting, answer one question with a preference before you’ve read the faces: “I’d choose the second design.” If there’s a silence, let it be one. Before you talk about money, tell a friend the sum and the words, and use them as they stand: “I was hoping for twelve percent more.” Look for a superior who likes you and contradicts you. And once a month hand in a piece of work exactly as you’d want it, labeled as such, to find out what happens.",
      ],
    ],
    ask: "What have you been praised for at work that wasn’t really your choice?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where others can’t bear to look, provided that the day comes to an end. Trauma-informed yoga, investigative memoir, palliative art programs, prison education, documentary photography, work with survivors of abuse, myth and religion as a scholar, or restoring damaged films would all ask for your nerve.",
      ],
      [
        "paragraph",
        "Colleagues get someone to whom nothing has to be prettied up. They tell you the real state of the project, and of themselves, and you don’t use it. What you underrate is your steadiness in good times. You think that you’re needed in disasters; a team with you in it on an ordinary Wednesday is braver too.",
      ],
      [
        "paragraph",
        "The same test picks your jobs. An organization in ruins, a brilliant and brutal superior, a cause that devours its people: there you feel chosen, and you sacrifice years to it. A decent employer with regular hours seems lukewarm, so you decline, or you leave once the crisis is over. Since you measure devotion by what it costs you, an employer who takes more seems to value you more. They don’t. They’ve simply found someone who will stay.",
      ],
      [
        "paragraph",
        "Before Monday, put your last three workplaces in two columns: what it cost me, what came of it. Look at whether the columns have anything to do with each other. Then ask your boss for one thing that makes the work easier on you: “I do this better rested. I’d like no calls after seven.” See who respects it. When you next choose, take the calmer of two places for a year’s trial. Look for a superior whose people stay for years and laugh.",
      ],
    ],
    ask: "Which job did you believe in mainly because it was destroying you?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where hope is part of the job description and gets results. Youth sports without trophies, scholarship programs, nature education, adult ESL teaching, pilgrim or walking-tour guiding, speech and drama work with ex-prisoners, travel writing, mission statements for charities that mean it: each sends people a bit farther than they’d have gone.",
      ],
      [
        "paragraph",
        "Colleagues get their belief back. After a season in which nothing worked, it’s you who remembers what the work was for, and says it so that it sounds possible. What you underrate is your frankness. It slips out laughing, and several people have changed course because of one sentence that you’d have liked to take back.",
      ],
      [
        "paragraph",
        "At work you fall for what a place could be. The founder’s vision, the values on the wall, the promised program: you accept the salary of the present for the sake of the future, and you forgive the present everything. When the future doesn’t arrive, you take the next job for the same reason. Colleagues who have let you see their talents feel pressed by your encouragement and disappoint you a little. Eventually you read the contract again, and find that nothing in it has ever been as large as your faith.",
      ],
      [
        "paragraph",
        "On Monday, describe your job in ten lines, with no word about what it’s going to be. Underline what you’d miss. For what’s missing, ask for a date: “You’ve mentioned the program twice. When does it start, and is my part of it in writing?” Before the next offer, talk to two people who left. Choose the manager you can respect on an average day. And finish one dull page of your own each Friday.",
      ],
    ],
    ask: "What would you think of your job if it were never going to get better?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best in work that unites a long obligation with something beautiful or dear. Managing an orchestra library, historic house administration, literary estates, social housing architecture, the running of a rural school, violin or choir teaching, heritage crafts, or grants for young artists would let you be dutiful on behalf of what you love.",
      ],
      [
        "paragraph",
        "Colleagues get soul with a timetable. They see you keep faith with the purpose and also with the fifteenth of the month, a rare mixture. What you underrate is your imagination. It’s stored with your private things, and so the place has never found out that its most reliable person also has its best ideas.",
      ],
      [
        "paragraph",
        "Over the years, you advance in what you don’t love. You’re given responsibility because you take it, each post a little further from the reason you came, and the pay rises so sensibly that there’s never an argument against it. The teacher ends up making the schedule; the one who wrote ends up approving texts. Bosses would be amazed to hear that you mind. Meanwhile someone with half of your feeling does the work you’d have done, in the daytime, for money.",
      ],
      [
        "paragraph",
        "On Monday, look at last month’s calendar and mark the hours spent on what you were made for. Show the figure to your boss: “It’s four percent. I’d like it to be twenty by fall, and here’s what I suggest I hand over.” Then defend the hours as you’d defend a client’s. Look for an employer who would rather lose some order than lose you. When a promotion is offered, ask what a Tuesday in it looks like.",
      ],
    ],
    ask: "How far has being reliable taken you from the work you came to do?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at home in work that’s humane and slightly ahead of its time. Disability rights research, community radio, alternative schooling, library innovation, user-friendly law or medicine, game writing with a conscience, cohousing design, or the study of subcultures all need someone who takes the odd seriously. Autonomy matters more to you than rank.",
      ],
      [
        "paragraph",
        "Colleagues get a mind without malice. You can disagree with someone entirely and leave them feeling respected, so the unusual people in a place gather around your desk. What you underrate is how much you’re liked. You think of yourself as a visitor there, and no one else does.",
      ],
      [
        "paragraph",
        "With bosses the delay costs you dearly. A decision wounds you in the meeting; you look interested, go home, and return on Monday with a well-reasoned memo on principles. They take it for theory and file it. Hardly anyone has seen that you were hurt, so no one apologizes or changes course, and after the third memo you look for another institution. You’re considered serene, which is why the difficult cases are given to you. Raises are discussed with those who seem to mind.",
      ],
      [
        "paragraph",
        "By Monday, agree with yourself on one sentence for the moment itself: “That hits me harder than I expected. Can I come back to it this afternoon?” It takes six seconds, and it’s on the record. Return the same day. In your review, put the feeling before the principle: “I was discouraged by the decision in May, and here’s what I’d need from now on.” Look for a boss embarrassed by neither. And tell one colleague about a hard day while it’s still today.",
      ],
    ],
    ask: "Which decision at work hurt you so invisibly that it was made again?",
  },
  Pisces: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You do best where feeling and imagination are wanted and someone else guards the gate. Film scoring, puppetry, dance therapy, spiritual care in a hospital, scent or textile design, underwater photography, fantasy writing, assisting in a children’s ward: all of them use your openness. An agent or a firm colleague at the entrance helps.",
      ],
      [
        "paragraph",
        "Colleagues get mercy, and ideas that seem to come from elsewhere. In a hard week they sit down by you without a reason and get up feeling human. What you underrate is the sureness of your inner no. It tells you early, in the body, which plan is false, and whenever you’ve reported it in time it has saved everyone trouble.",
      ],
      [
        "paragraph",
        "At work the drifting is costly because it looks like carelessness, which it isn’t. The task is accepted with real warmth, dreaded, and delivered late or never, and the boss, who’d have taken a refusal easily, can’t forgive the Thursday on which she learned. People speak highly of your gifts and ask someone else. A fee that was too low is taken out on the project, by inches. Good collaborations have ended without a quarrel, simply because a message grew too old to answer.",
      ],
      [
        "paragraph",
        "From Monday, take no request on the spot. Say, “I’ll tell you by noon tomorrow,” and put the alarm on. At noon, ask your stomach, then reply with yes and a date, or with no and a name. Clear the oldest unanswered message each Friday, in two lines, whatever it costs. Tell your boss, “If I go silent, I’m stuck. Please ask me directly.” Look for one who does so without reproach. And have someone else name your price.",
      ],
    ],
    ask: "Which promise at work are you hoping that everyone has forgotten?",
  },
};
