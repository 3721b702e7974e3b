import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Someone to defend, considerable independence, and an end in sight: that’s your kind of occupation. Youth work, nursing, teaching, legal aid, union organizing, animal rescue, theater, crisis support and advertising for good causes all pay you to care at full speed. You also need a boss who isn’t afraid of tears. Slow maintenance and polite cruelty exhaust you equally.",
      ],
      [
        "paragraph",
        "When a decision is shabby, you’re the one who can’t sit still, and the others are ashamed of having been comfortable. Half of the improvements in any workplace exist because you started them before anyone discovered an objection. As a leader you go first, forgive quickly and protect the weakest, who then work for you like lions.",
      ],
      [
        "paragraph",
        "Your energy comes in bursts. For three weeks you do the work of two, then one morning nothing is left, and bosses, who plan by the second phase, give the long projects to someone moderate. You also open fire without allies. Being right in front of the director, alone and loud, tends to cost the very person you were defending. And you’ll win a raise for the trainee by Tuesday, while your own salary hasn’t moved since you were one.",
      ],
      [
        "paragraph",
        "Make the rhythm official: “I work in sprints. Here are the dates, and here’s when I recover.” Stop at six even in the good phase. Before you speak up, spend ten minutes finding two people who will nod. Ask for yourself what you would demand for a friend, in the same tone. Leave when you’ve become the only conscience in the building. You’d start a venture of your own beautifully; choose a partner who likes the fourth month.",
      ],
    ],
    ask: "What would you demand by Friday if your own case belonged to someone you love?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Unhurried work with something lovely to look after is where you flourish. Gardening and landscaping, massage, elementary teaching, elder care, baking, veterinary assistance, upholstery or ceramics, archive and library work let your feeling pass through your hands and stay in the result. You need daylight, a familiar team, pay that arrives on time, and no one shouting “urgent.” Constant rearrangement exhausts you.",
      ],
      [
        "paragraph",
        "Your loyalty doesn’t depend on success. When a project is out of fashion you’re still doing it well, and newcomers learn from you what it was for. Others set their standard by whatever leaves your table. As a boss you’re patient, protective and nearly impossible to alarm, and you’ll keep someone two years too long because they brought soup once.",
      ],
      [
        "paragraph",
        "Hurry is the first difficulty. Pushed, you nod, stiffen, and go on as before, a shade slower; superiors can’t see the protest in that, so whatever is new goes elsewhere. Comfort is the second. A pleasant desk and a good colleague can cost you ten years, and you’ll call it contentment until you see the advertisement for your own job at a better salary. Then there’s price. You charge for the clay, and the forty hours are a present.",
      ],
      [
        "paragraph",
        "Offer speed as a choice: “I can give you a plain version by four, or a good one on Thursday. Which do you need?” Most of them want the plain one. When you name a fee, write the hours down first and multiply, however rude the total looks. A blush means it’s about right. If you love the place and dread the work, the place is a trap with nice curtains. A studio or stand of your own suits you, grown slowly beside a steady income.",
      ],
    ],
    ask: "What would you charge if someone you admire had made exactly the same thing?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You do well where beginnings come around again and again. Copywriting, language teaching, social media, radio, bookselling, speech therapy, event hosting, screen or game writing and recruiting each need a fresh heart weekly. Variety, a playful team and short assignments keep you alive. Silence, scripts that may not be changed, and a manager who says “let’s not get carried away” put you out like a match.",
      ],
      [
        "paragraph",
        "A plan that bored everyone on Monday sounds worth doing after you’ve described it. Within a paragraph you can tell whether something is alive, and a team that asked you weekly would save itself months of polishing what isn’t. Your leadership is a good camp counselor’s: the mood is wonderful, and the instructions changed twice over lunch.",
      ],
      [
        "paragraph",
        "No one can say in one sentence what you do. When asked, you make a modest joke, people enjoy it, and they can’t recommend you, because a recommendation needs a noun. Your drawer is the next obstacle: eleven first chapters, where an employer only counts what has a last one. And in salary talks you get funny. Before they’ve named a figure you make a crack about your own, everyone relaxes, and the crack becomes the price.",
      ],
      [
        "paragraph",
        "Choose a label for one year only; it isn’t your soul, it’s a handle. Ask five people, “What would you come to me for?” and build the sentence from their answers: “I turn complicated matters into stories that a twelve-year-old enjoys.” In any talk about pay, the joke comes after the number. Finish one modest thing each quarter and show it. Go before the interest has to be performed. Freelance life fits you, given two steady clients and a dull friend with a calendar.",
      ],
    ],
    ask: "Which plain sentence would let someone recommend you tomorrow?",
  },
  Cancer: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "You’re at your best looking after what others would forget. Social work, childhood education, nursing, adoption and family services, museum or archive work, counseling, oral history, cooking and hospice care each give your long memory someone to serve. A stable team, a desk that feels like yours and a kind tone are your conditions. Open conflict, layoffs and being called by a number exhaust you completely.",
      ],
      [
        "paragraph",
        "A workplace with you in it has a heart, and it knows where the cups are. With you around, no birthday is forgotten and no one is left out at lunch. In charge, you’re everyone’s favorite aunt or uncle with a budget: loyal, protective, and inclined to do the firing by hoping they’ll leave.",
      ],
      [
        "paragraph",
        "Other people’s sorrow comes first. Someone sits down beside you with a divorce, your own task gets what’s left of you at night, and a superior concludes that you’re slow. The company gets taken for a family, too. It will let you, gladly, right up to the reorganization, and it pays family rates. Criticism stays with you for a week, so that you stop sending in the work that would have earned the praise.",
      ],
      [
        "paragraph",
        "Give your kindness a time: “I want to hear this properly, and I can’t right now. Shall we walk at one?” Many difficulties are smaller by one. Protect your own assignments from nine to eleven, and bring your boss the result before you bring the request. A family doesn’t need a contract; anyone else does. Leave when you’re staying to look after the people who also want to leave. A practice at home can suit you, with posted hours.",
      ],
    ],
    ask: "Whose sorrow is sitting on the work you meant to finish this week?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Give you work that comes from the heart and goes before an audience, and you bloom. Teaching, acting or voice work, graphic design, fundraising, songwriting, event planning, hairdressing, art direction and writing for children turn sincerity into a skill. A personal word from someone with judgment is essential. Anonymous teams and managers who praise by spreadsheet dim you.",
      ],
      [
        "paragraph",
        "After one word from you, a person who had thought of giving up stays late and finishes. As a leader you’re a director more than a boss: you cast each person in their best part, know everyone’s lines, and suffer visibly when one of them would like to do it differently.",
      ],
      [
        "paragraph",
        "Competition makes you withdraw. As soon as there’s a list or a rival, the thing seems spoiled, and bosses read your step back as lack of ambition, almost gratefully. Feedback divides you in two: the corrections are heard as a verdict on your soul, so for a week no one gets the improved version. And talking about money feels like putting a price tag on a love letter. You wait to be valued properly. The firm does value you, at exactly what you accepted.",
      ],
      [
        "paragraph",
        "Skip the comparison and describe the thing itself: “There’s a program I’d love to build here. May I show you two pages?” A person with a proposal isn’t one of forty candidates. About the fee, remember that they’re paying for the ink, and the love was never for sale. If a rival wins, congratulate them by noon, before it sours. Once the enthusiasm has to be acted, the run is over.",
      ],
    ],
    ask: "Which prize have you called unimportant because you were afraid to run for it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Work suits you where care is a craft and has to be exact. Nursing, dietetics, copyediting, physical therapy, special education, veterinary care, bookkeeping for nonprofits, illustration and tailoring all make attention to detail a form of love. Clear standards and an hour’s silence are the conditions; a place that’s proud of being busy drains you.",
      ],
      [
        "paragraph",
        "People get help from you that leaves no bruise. They come back with the next draft of their own accord. Seeing both the flaw and what it’s attached to, you’d choose a better team than most managers. Leading one, you’re considerate to a fault: everyone is trained, thanked and spared, and at nine in the evening you’re doing their jobs.",
      ],
      [
        "paragraph",
        "Handing over a task strikes you as an imposition, so you do it yourself, and no one can imagine the head of six in someone who has never used the help of one. Certificates are your hiding place. You take another course before you’d apply for what you already do, while a person with half of it and a firm handshake starts on Monday. Then comes the bill, which leaves out the second correction, the evening and the phone calls, and adds an apology for the total.",
      ],
      [
        "paragraph",
        "Begin with one uncomplicated task in three lines, what it’s for, what it must contain, when you need it, and add, “Ask me anything by Wednesday; after that I’ll use what you send.” Write every hour down, and let the invoice be as accurate as the work. No new course until the last one has earned back its fee. Leave a post that needs your guilt to function. Independent practice suits you, if the first version of the website is allowed to be ugly.",
      ],
    ],
    ask: "Who would be glad to learn what you’ve been doing alone to spare them?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Where beauty and consideration are the product, your gifts go furthest. Interior or fashion design, floristry, couples counseling, human resources, gallery and hotel work, publishing, fundraising and client relations let you create surroundings in which people behave better. Daylight and agreeable company are necessities; harsh voices cost you more than overtime.",
      ],
      [
        "paragraph",
        "The touchy client is sent to you, and leaves with an order and a compliment. Your taste, which you offer as one suggestion among many, is usually the right one, and a firm would pay a stranger dearly for half of it. As a leader you’re loved by everyone and obeyed by some. Meetings end warmly, with a vague sense that something was about to be decided.",
      ],
      [
        "paragraph",
        "Starting is slow for you. Waiting for the mood and the cleared table, you do the work in a beautiful rush, and bosses see nothing until the last hour. Bad news you wrap so well that the client doesn’t unwrap it, and later you’re blamed for what you did say, in a subordinate clause. And you accept the first salary offered. Countering would chill the air, which you’d then be breathing for years, at that price.",
      ],
      [
        "paragraph",
        "Give the first twenty minutes of the morning to a version that’s ugly on purpose, and tell your boss, “You’ll get a rough page from me by Tuesday, and I’d like your reaction to the direction only.” When an offer comes, say, “Thank you, I’m delighted. I’ll answer on Thursday,” and on Thursday ask for a tenth more in writing, where no one’s face can change your mind. Bad news goes in the first line. Leave when charm is all they use you for.",
      ],
    ],
    ask: "What are you preparing so beautifully that you haven’t begun it?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where others can’t bear to look, provided that the day comes to an end. Psychotherapy, hospice or emergency nursing, investigative journalism, probation work, addiction counseling, documentary film, research, funeral service and serious fiction all ask for your nerve. Privacy and one person you trust completely are essential. Forced cheer, gossip and meetings about meetings drain you to the floor.",
      ],
      [
        "paragraph",
        "Nothing has to be prettied up for you. People tell you the real state of the project, and of themselves, and you don’t use it. When you lead, you see through excuses and stand by sinners. Loyalty is rewarded, disloyalty is remembered, and no one is ever quite sure what you heard.",
      ],
      [
        "paragraph",
        "Secrecy comes first. “It’s coming along,” you say, until the work is done, and the finished piece is an extraordinary answer to last month’s question. Inward resignation is next. One betrayal by a boss, and you stay on for two years doing the minimum with a burning heart, which punishes exactly one person. As for money, you suspect it of being dirty, so you let others handle it, and are then bitterly accurate about who got how much.",
      ],
      [
        "paragraph",
        "Show one trusted person the unfinished state, with a rule: “Tell me what you’d like more of. I’m not ready for anything else.” Ask your superior, halfway through, “What would make this useless to you?” When you’ve been wronged, speak within a week or let it go, since a resentment pays no salary. Know your price to the dollar before anyone asks. Leave on the day you forgive them or the day you find you can’t.",
      ],
    ],
    ask: "Which secret project would be safer by now if one person had seen it?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re at your best where hope is part of the job description and gets results. Teaching languages, school counseling, outdoor education, travel and feature writing, coaching, nonprofit work, refugee support and trade publishing send people farther than they’d have gone. Movement and a loose rein are the conditions; cynicism puts your light out by Wednesday.",
      ],
      [
        "paragraph",
        "After a season in which nothing worked, it’s you who remembers what the work was for, and says it so that it sounds possible. Your frankness, slipping out in laughter, has saved more projects than any report. As a leader you’re a wonderful weather front: everyone feels the warmth and the wind, and someone has to go around afterward picking up the chairs.",
      ],
      [
        "paragraph",
        "Between the beginning and the end of your plans lies an unvisited region. The permit and the price of chairs are left to good will, so a practical person builds a smaller version under another name. Disenchantment is next: the first time a boss proves to be petty, you start looking elsewhere, and your résumé reads like a series of departures just before the promotion. With money you budget for the best case. It has happened once, and you’ve used it as the average ever since.",
      ],
      [
        "paragraph",
        "Find a practical person and ask, “Would you tear my plan apart for an hour? You get lunch and a share of the credit.” Bring your boss the vision with the next five steps and a date beside each. Cut the hoped-for income in half, double the weeks, and see if you still want it; if you do, it’s real. Quit toward something, never merely away. A venture of your own suits you as soon as someone else guards the account.",
      ],
    ],
    ask: "Who could turn your favorite plan into five steps, and have you asked them?",
  },
  Capricorn: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "Work fits you when it unites a long obligation with something dear. School administration, social housing, nonprofit management, city planning, publishing, hospital social work, skilled crafts, estate and grant management, and the practical side of an orchestra let you be dutiful on behalf of what you love. Autonomy and a cause that outlives you keep you steady. Empty hurry and sophisticated cynicism exhaust you.",
      ],
      [
        "paragraph",
        "Soul with a timetable is a rare mixture, and people lean on it: you keep faith with the purpose and also with the fifteenth of the month. As a leader you’re just, protective and sparing with words. Your people would walk through snow for you, and would like to be told once whether they’re going the right way.",
      ],
      [
        "paragraph",
        "Good work, you believe, speaks for itself, but good work is shy. Openings are filled by people who went to the lunches. The second obstacle is the provisional job: taken for the security, meant to last two years, it hands you a pin after twelve. The third is burden without rank. Since you can’t watch a thing be done badly, other people’s unfinished duties collect on your desk, and no one pays for a weight that’s never been weighed.",
      ],
      [
        "paragraph",
        "Make contact in the form that suits you, one person, in writing, about something you meant: “I read your report on the school. The part about evenings changed how I plan mine. Thank you.” Every added duty gets one question before you nod, “What comes off the list, or what goes on the salary?” Security is a floor to stand on and makes a poor ceiling. Get out before they hang your portrait in the hallway.",
      ],
    ],
    ask: "Who would think of you for that position if they knew you cared?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Humane work that is slightly ahead of its time is where you feel at home. Public libraries, accessibility design, alternative education, disability services, community organizing, psychology, game writing, legal aid and environmental work need someone who takes the odd seriously. Freedom in the how is essential. Hierarchy for its own sake drains you, and so does compulsory fun.",
      ],
      [
        "paragraph",
        "You can disagree with someone entirely and leave them feeling respected, so the unusual people in any workplace gather around your desk. When you lead, everyone has a voice and no one has a grudge. They’d only like you to come out now and then and say which of the nine opinions has won.",
      ],
      [
        "paragraph",
        "Foolish rules you skip without announcing it, and your boss hears of each omission from someone annoyed, which uses up the trust your real proposals need. Purity is a second obstacle: the job with the compromise in it gets declined, the compromise gets made anyway, and the person who makes it has none of your ideas. About pay you’re almost embarrassed. Earning more than the people you serve feels like a stain, so the institution keeps the difference, and spends it on carpets.",
      ],
      [
        "paragraph",
        "Fight one rule in the open: “This report takes me six hours a month, and I can’t find anyone who reads it. May I try half a page until June?” Before you turn something down for its flaw, ask who will do it if you don’t. An underpaid idealist gets tired, and then there’s one less. Leave when you’ve been silent for a year and call it tolerance. A cooperative would suit you, with rules you wrote and are therefore obliged to follow.",
      ],
    ],
    ask: "Which good cause would gain if you stopped being ashamed of being paid for it?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best where feeling and imagination are wanted and someone else guards the gate. Nursing assistance, child care, music, chaplaincy, massage or art therapy, photography, fiction, animal care and costume or textile design make use of your openness. Mild voices and written instructions help. Quotas and rivalry go straight through you, and a cruel boss takes your sleep.",
      ],
      [
        "paragraph",
        "In a difficult week people sit down by you without a reason and get up with one. Your inner no tells you early, in the body, which plan is false, and whenever you’ve reported it in time it has saved everyone trouble. Leading, when you must, goes by example and atmosphere. No one under you is afraid, and no one is entirely sure what’s due.",
      ],
      [
        "paragraph",
        "The mood of an instruction reaches you better than its content. You go away sympathetic to the boss and vague about the third point, guess, and have to do it over. Boundaries are another trouble: the needy client gets your evening and the rude one gets a discount. And payment drifts. The invoice for March goes out in June, in a tone that suggests it might be a mistake.",
      ],
      [
        "paragraph",
        "Say it back before you leave: “So you need two pages, for the board, by Friday at noon. Is that right?” If you were too shy, send it in writing within the hour. Invoice on the day you deliver, before the feeling changes. Sympathy belongs to the person, and the price belongs to the job. A job you dream about twice a week is one you should be leaving. With a firm friend at the entrance, working for yourself can be heaven.",
      ],
    ],
    ask: "What are you guessing at right now that one question would settle?",
  },
};
