import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: {},
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
        "Your energy at work comes in bursts. For three weeks something matters terribly, you do the work of two and can’t be persuaded to go home, and then one morning there’s often nothing left, neither interest nor strength, and you idle until it returns. The result over a year may be excellent. But bosses remember the second phase because it worries them, and they plan by it. Colleagues who can’t predict you learn to do without you, and the long, well-paid projects go to someone moderate.",
      ],
      [
        "paragraph",
        "Make the rhythm official. Divide whatever you take on into stretches of three weeks, each with something to deliver and two light days after it, and tell your boss, “I work in sprints. Here are the dates, and here’s when I recover.” In the good phase stop at six, with a sentence left unfinished for the morning. Reserve the filing and the emails for the tired days, when they’re nearly restful. Choose a superior who measures results by the quarter.",
      ],
    ],
    ask: "What would your best weeks be worth if no one had to guess when they come?",
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
        "Colleagues get a loyalty that doesn’t depend on success. When a project is out of fashion, you’re still doing it well, and the newcomers learn from you what it was for. What you underrate is your sense of quality, which you consider fussiness, although others set their standard by whatever leaves your table.",
      ],
      [
        "paragraph",
        "Hurry is where you get into difficulty. You do things at the speed they deserve, and when someone pushes, you usually don’t argue: you nod, feel your neck stiffen, and go on exactly as before, perhaps a shade slower. It’s the only protest that a peaceable person has. Superiors, however, can’t see the care in it. They see an urgent request that had no effect, and after the third one they bring whatever is urgent, interesting or new to a colleague whose work is thinner, and who becomes indispensable in a crisis.",
      ],
      [
        "paragraph",
        "Offer speed as a choice with a price. When someone is in a hurry, say, “I can give you a plain version by four, or a good one on Thursday. Which do you need?” Most of them want the plain one, and it will be better than they expected. Keep two such rough forms ready for the jobs that return. Ask also to hear of deadlines a week before others need to, since you’re fast when you have begun early. A good boss for you plans ahead, and says “urgent” twice a year.",
      ],
    ],
    ask: "What could you hand over plainly today that you’ve been keeping back to do properly?",
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
        "No one can say in one sentence what you do. Since each of your talents is a real part of you, choosing one to print on a card feels like disowning the others. So you usually describe yourself with a modest joke. People enjoy it and can’t recommend you, because a recommendation needs a noun. Employers with exactly the right position don’t think of you, and in interviews a narrower candidate with a plain label is easier to imagine at the desk.",
      ],
      [
        "paragraph",
        "Choose a label for one year only; it isn’t your soul, it’s a handle for others. Ask five people, “What would you come to me for?” and build the sentence from their answers: “I turn complicated matters into stories that a twelve-year-old enjoys.” Put it first everywhere, and let your other talents follow as proof. When someone asks what you do, say it without the joke, and then ask who they know who needs that. Look for an employer who hires you for the label and is delighted by the rest.",
      ],
    ],
    ask: "Which plain sentence would let someone recommend you tomorrow?",
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
        "Colleagues get a keeper of the group’s heart. You know why the old custom began, and you see to it that no one is excluded. What you underrate is your resilience, although you’ve outlasted several people who considered you too sensitive for the work.",
      ],
      [
        "paragraph",
        "People usually bring you their troubles, and to bring them at ten in the morning. Someone sits down beside you with a divorce, a sick child or a quarrel with accounting, and you couldn’t turn them away, nor would you wish to. Afterward their sadness stays on at your desk while your own task gets what’s left of you, usually at night. None of this appears in any description of your responsibilities, so a superior who notices the delay concludes that you’re slow, although half the department is still functioning thanks to you.",
      ],
      [
        "paragraph",
        "Give your kindness a time. “I want to hear this properly, and I can’t right now. Shall we walk at one?” is warmer than half an ear, and many troubles are smaller by one. Do the work that is yours alone from nine to eleven, away from your usual chair, and ask your boss to back it: “I’d like two protected hours each morning, and you’ll see the difference by the end of the month.” A good superior has noticed already who comes to you.",
      ],
    ],
    ask: "Whose sorrow is sitting on the work you meant to finish this week?",
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
        "Colleagues get appreciation that is accurate. After a word from you, someone who had thought of giving up stays late and finishes. What you underrate is your effect in public, for you avoid the front of the stage because wanting it feels insincere, and whenever you’re persuaded to stand there, something genuine happens and people remember it.",
      ],
      [
        "paragraph",
        "Competition makes you withdraw. You’d give a great deal to be chosen, but as soon as there’s a list, a ranking or a rival who obviously wants it, the thing can seem spoiled, and you step back with an air of not having cared. Underneath, being compared is frightening: anyone who never enters can’t come in fourth. Bosses read the step back as a lack of ambition and are almost grateful, as it makes their decision simple. So the platform goes to those who enjoy the race.",
      ],
      [
        "paragraph",
        "Enter one contest this season with a goal no jury controls: to have the application finished, or three strangers’ opinions of it. Let a friend press “send.” For the position you want, skip the comparison and describe the thing itself: “There’s a program I’d love to build here. May I show you two pages?” A person with a proposal isn’t one of forty candidates. If a rival wins, congratulate them by noon, before it sours. The right boss invites you by name.",
      ],
    ],
    ask: "Which prize have you called unimportant because you were afraid to run for it?",
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
        "Asking for help, or handing a task to anyone, usually strikes you as an imposition. Explaining would take longer, and you’d have to tell a tired person that their version isn’t quite right, so doing it yourself seems considerate. Over the years this puts a low ceiling on you. A boss can’t imagine someone as the head of six who has never used the help of one, and colleagues who’d have liked to learn from you conclude that you don’t trust them.",
      ],
      [
        "paragraph",
        "Begin with an uncomplicated task, and describe it in three lines: what it’s for, what it must contain, when you need it. Add the sentence that makes it kind: “Ask me anything by Wednesday; after that I’ll use what you send.” Then use it, changing almost nothing. To your boss say, “I’d like two hours of an assistant a week, and here’s what I would do instead.” The superior you want delegates to you clearly, so that you can copy how it’s done.",
      ],
    ],
    ask: "Who would be glad to learn what you’ve been doing alone to spare them?",
  },
  Libra: {
    stances: {},
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
        "Starting is your slow point. You work best in a certain mood, with the table cleared and no unpleasant conversation ahead, and you wait for these conditions, preparing meanwhile with great taste. Ugliness of any kind, a clumsy first draft above all, is almost painful to you. So the beginning tends to move toward the deadline, the work is done in a beautiful rush, and superiors who admire the outcome hesitate all the same, since they never see anything until the last hour.",
      ],
      [
        "paragraph",
        "Separate beginning from making something good. Give the first twenty minutes of each morning to a version that’s ugly on purpose, by hand, with a pen you don’t like, and stop when the alarm rings. Ask a colleague to meet you for it: “Would you start with me at nine? We needn’t talk.” Then tell your boss, “You’ll get a rough page from me by Tuesday, and I’d like your reaction to the direction only.” It gives them confidence early, and it gives you something to arrange, which you do better than anyone.",
      ],
    ],
    ask: "What are you preparing so beautifully that you haven’t begun it?",
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
        "Colleagues get someone to whom nothing has to be prettied up. They tell you the real state of the project, and of themselves, and you don’t use it. What you underrate is your steadiness in good times, because you think that you’re needed in disasters, and yet a team with you in it on an ordinary Wednesday is more courageous too.",
      ],
      [
        "paragraph",
        "Few are allowed to see your work until it’s done. At an early stage a careless remark can destroy your affection for it, so you say “It’s coming along,” and change the subject. The finished piece is often extraordinary. Occasionally it’s also an extraordinary answer to last month’s question, because the plan was altered in a meeting at which you described nothing. Bosses find it hard to defend a project they haven’t seen, and money for it dries up during your silence.",
      ],
      [
        "paragraph",
        "Choose one person for the unfinished state, the one with the best manners about it, and give them a rule: “Tell me what you’d like more of. I’m not ready for anything else.” For your superior prepare something different, a page a week with the question, the progress and the date. Before you go deep, ask, “What would make this useless to you?” and ask it again at the halfway point. The right boss can wait for the work if the dates are honest.",
      ],
    ],
    ask: "Which secret project would be safer by now if one person had seen it?",
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
        "Your plans have a beginning and an end, and between the two lies an area that you’ve never looked at closely. You can describe how people will feel on the day it opens, whereas the permit, the price of chairs and the order of the steps tend to seem like matters that good will takes care of. Bosses who loved the idea begin to call it unrealistic, which is painful, and then they give it to a practical person, who builds a smaller version under another name.",
      ],
      [
        "paragraph",
        "Find the practical person first. Ask, “Would you tear my plan apart for an hour? You get lunch and a share of the credit.” Write down each objection as a step, with a name and a date beside it, and bring the page to your boss together with the vision, saying, “Here’s where it’s going, and here are the next five things.” Look for a superior who enjoys the first part and studies the second.",
      ],
    ],
    ask: "Who could turn your favorite plan into five steps, and have you asked them?",
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
        "You expect work to speak for itself, and work is shy. Lunch with people you’d have to impress, or a message to someone who might be of use, seems insincere to you, and you’d rather do one more thing properly and go home. Openings are filled by people whose names occurred to someone. Yours often doesn’t, and when you hear of the position, it has been taken by a person who went to the lunches.",
      ],
      [
        "paragraph",
        "Make contact in the form that suits you, which is one person, in writing, about something you meant. Every Friday send three sentences to someone whose work you respect: “I read your report on the school. The part about evenings changed how I plan mine. Thank you.” Ask for nothing. After a year some fifty people know what you care about. Twice a year tell your boss in person, “If anything opens in that field, please mention me.” A good superior introduces you.",
      ],
    ],
    ask: "Who would think of you for that position if they knew you cared?",
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
        "Rules that make no sense to you often simply aren’t followed. You don’t announce it, since a quarrel about a form would be absurd; you leave out the field, skip the mandatory training, come at the hour when your head works, and assume that any reasonable person would agree. Some of them are indeed foolish, but the colleague who has to correct the file thinks you consider yourself above it, and your boss learns about each omission from someone annoyed. It uses up the trust that your really original proposals would need.",
      ],
      [
        "paragraph",
        "Pick the one rule that hampers your work most, and fight it in the open: “This report takes me six hours a month, and I can’t find anyone who reads it. May I try half a page until June?” Before you drop another, ask the person who invented it what it was for, because every third one has a reason that you’d respect. The superior for you judges results and will explain herself when asked.",
      ],
    ],
    ask: "Which rule are you ignoring that you could have gotten abolished by now?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best where feeling and imagination are wanted and someone else guards the gate. Film scoring, puppetry, dance therapy, spiritual care in a hospital, scent or textile design, underwater photography, fantasy writing, assisting in a children’s ward: all of them use your openness. An agent or a firm colleague at the entrance helps.",
      ],
      [
        "paragraph",
        "Colleagues get mercy, and ideas that seem to come from elsewhere. In a difficult week they sit down by you without a reason and get up feeling human. What you underrate is the certainty of your inner no, which tells you early, in the body, which plan is false, and whenever you’ve reported it in time it has saved everyone trouble.",
      ],
      [
        "paragraph",
        "You hear the mood of an instruction better than its content. When a boss is explaining what she wants, you sense that she’s worried about the client, admire her patience, and go away sympathetic, with an indistinct idea of the third point. Asking again would be embarrassing, so you usually guess. The guess is often more interesting than the order. But it has to be done over, and after some repetitions she leaves the demanding part to someone literal.",
      ],
      [
        "paragraph",
        "Say it back before you leave: “So you need two pages, for the board, by Friday at noon, and the tone matters more than the figures. Is that right?” It sounds professional and catches nearly everything. If you were too shy, send it in writing within the hour. Ask for a successful example as well. The best boss for you gives few instructions, in writing, and likes to be asked.",
      ],
    ],
    ask: "What are you guessing at right now that one question would settle?",
  },
};
