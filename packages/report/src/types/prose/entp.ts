import type { TypeProse } from "../type-prose.ts";

export const entp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    risk: "bold",
    head: "logic",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You answer before the question is finished, and half the time you’ve improved it. In a stalled discussion you’re the one who says what everybody was stepping around, takes the first blow for it, and laughs, after which the others dare to be frank as well. Aries gives your curiosity its nerve: a title doesn’t slow you down, and you’d gladly defend a beginner’s half-idea against the boss. What troubles you, later, is finding that someone got hurt. You believed you were both playing.",
      argument: [
        "On a good day Aries breaks the silence and the Debater turns the uproar into three usable ideas. They want different things from a fight. One wants to win it; the other wants it to stay interesting, which requires somebody left to argue with. Mostly speed decides. You attack in the first minute, have your best thoughts in the tenth, and discover with real disappointment that the other person has gone polite. You were only getting warm. In time people bring you nothing but finished plans, having seen what happens to drafts, and you miss the stage you’d enjoy most.",
        "In one disagreement this week, begin with a question that only they can answer: “What made you see it that way?” If you still object afterward, object once and stop.",
      ],
    },
    Taurus: {
      thesis:
        "Friends bring you their stuck lives, because you can shake a settled question without making anyone feel foolish for having settled it. Over a long meal you’ll lay out five exits, work through the money for each, and know by dessert which one they’d actually enjoy. The patience is Taurus; few people who think so boldly are so comfortable to sit with. Your own habits have hardly moved in years. You love what you have, and suspect that admitting it would ruin your reputation.",
      argument: [
        "In partnership they give superb advice, since the Debater spots the risk worth taking and Taurus figures out what to live on meanwhile. At home it’s another matter. Whatever one of them questions, the other has already paid for and is sitting in. You’ve divided the labor, so that the risks are theoretical and the habits are real, and nothing is wrong with comfort. Still, good ideas of yours remain conversation until someone with less imagination tries one and makes it pay. That does sting.",
        "Select the advice you’ve given most often and follow it yourself for seven days. Announce it to one friend: “I’m finally doing what I told you to do. Ask me on Sunday.” Meanwhile keep one comfort that needs no theory at all.",
      ],
    },
    Gemini: {
      thesis:
        "Shy people turn witty next to you. Within ten minutes you’ve found out what they’re proud of, disputed it, and handed back a better version as if it had been theirs, so that they go home amazed at how much they had to say. Gemini doubles what was already plenty: questions, jokes, connections between things nobody had put side by side. When the talk gets personal you slip away, so lightly that no one follows. Some evenings you’d have liked to be followed.",
      argument: [
        "Let loose on somebody’s problem, they’ll have it surrounded by lunchtime, Gemini knowing whom to call and the Debater what to ask. The difficulty is that they agree. One wants the next fact, the other a new angle on it, and neither has the least interest in an ending, so a question gets replaced before it’s answered. It’s a delightful way to live. You pay for it in depth: many people enjoy you, few could say what you care about, and some days you couldn’t either.",
        "Give a single question a whole month. Write it at the top of a page and raise it whenever a conversation runs long. When a friend asks how you are, say, “Do you have a minute for the real answer?” Then use the minute.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone you love gets teased, and anybody outside the family who tries it will be sorry. You defend your own with argument, contacts, even an outrageous letter; you can make a frightened relative laugh in a waiting area, and you know which old story will do it, because Cancer remembers what each of them ever said. They depend on you for both the joke and the ride. Meanwhile you bruise more easily than you look, and one careless word from them lasts you for days.",
      argument: [
        "What they give each other shows beside a sickbed, where the Debater can get a laugh out of anyone and Cancer knows when to be silent. Otherwise they’re awkward tenants of one skin, since the first jabs and the second bruises. You tease cheerfully all week; then somebody makes a mild remark about your work or your hair, and you disappear for days. You thought the game was obvious. But with the attack in public and the injury in private, those you love feel tested by someone who won’t tell them the result.",
        "The next time you’re hurt, quote the remark the same day: “When you said that, it got to me.” And after a sharp dinner, write in the morning with nothing but affection: “I like having you there.”",
      ],
    },
    Leo: {
      thesis:
        "A dull meeting wakes when you take the floor. You argue with flair, improvise what you’d half prepared, and pull the listeners in, until someone who came only to nod has made the best point of the afternoon, and you’re the first to announce whose it was. Leo makes you generous in victory. More often than anyone would guess, you wonder whether they’d still be there if you stopped performing, and on days when you’re ignored you can feel yourself becoming sharper than intended.",
      argument: [
        "When they pull together, a dry subject gets an audience: the Debater finds what’s disputed in it, and Leo makes everyone eager to know who’ll win. Praise is where they separate, for one takes apart whatever it’s given, including applause that the other had begun to enjoy. So a compliment pleases you for a minute, until you doubt the taste of the person offering it and set out after a more difficult audience. It’s a hungry way to live. At home, years of cross-examined compliments have made them careful, and their silence sounds to you like indifference.",
        "When someone praises you this week, say, “Thank you, that means a lot,” and add nothing. Then tell one person at home what you admire in them that isn’t clever.",
      ],
    },
    Virgo: {
      thesis:
        "Ask you what’s wrong with a plan and you’ll know instantly; wait an evening, and you’ll come back with nine improvements, ranked. People bring you the contract, the design, the speech they have to give tomorrow, because you find the flaw while it’s still cheap and make them laugh about it. Virgo does the checking and you do the inventing, and few heads contain both. You easily forgive mistakes in anyone who’s trying. Your own cost you nights that no one suspects.",
      argument: [
        "Between them they turn out work that’s surprising and also correct, since the Debater finds an approach nobody had tried and Virgo makes certain it will stand. Timing divides them. One talks the thing through on the phone, beautifully, and considers it done; the other opens the file at midnight and finds everything that’s missing. You let the deadline judge: nothing for weeks, then a night of terrible precision, in which you’re harder on yourself than any critic. Some of that spills over, and colleagues get your exhausted standard as commentary on their own work.",
        "Split the next piece in two, an hour for adding and, a night later, an hour for cutting, and send it. Before pointing out a fault in someone’s draft, say, “Here’s what I’d keep.”",
      ],
    },
    Libra: {
      thesis:
        "Whichever view is losing gets you as its lawyer. You do it from good manners as much as for fun, because Libra can’t bear to see anyone outnumbered, and you do it so charmingly that the winners relax and the loser has, for once, been properly heard. Colleagues who aren’t speaking each ask you to lunch. It’s when somebody asks what you want yourself that you falter: you make a lovely case for all three options, let the others choose, and feel a little lonely.",
      argument: [
        "As allies they can get the truth said at a dinner without anyone leaving, because the Debater sees it and Libra finds the form. The form can be a trap. One would rather be right and the other invited back, so you’ve learned to put the true thing as a paradox, smiling, so that it can be withdrawn. People enjoy that, and on the way home they differ about what you meant. For a verdict they consult a blunter friend, and by now your own is hard to locate.",
        "On a film or a dish this week, give your opinion first and leave the opposing view undefended for an hour. Then do it once where it counts: “I don’t think we should buy it.” Stay for the reaction.",
      ],
    },
    Scorpio: {
      thesis:
        "Some people can only say what happened to them when somebody asks outright, and you ask. Nothing they answer shocks you. You follow the contradiction in a story to the place where it hurts, then say something so unexpectedly funny that they can breathe, and see their trouble clearly. Scorpio makes you hard to fool and faithful with what you’ve been told. It also makes you wary. You talk a great deal, reveal little, and wonder who would stay if you reversed it.",
      argument: [
        "Used together they’re a fine investigator and a better friend, the Debater asking what no one else would and Scorpio hearing what the answer omits. Yet one says everything and the other tells nothing. You’ve let the talk serve as cover: forty opinions in an evening and not one fact about yourself. The caution is understandable, since you know what can be done with a fact. All the same, those who’d like to come closer begin to feel interviewed, and old grudges never get a hearing.",
        "Before you ask someone a personal question this week, answer it yourself, at about the length you’re hoping for. And take one grievance to the person concerned: “This is from a while ago, and I’d like to be done with it.”",
      ],
    },
    Sagittarius: {
      thesis:
        "Conversations with you tend to end in another country. You fall for a book, a teacher or a place with your whole heart, describe it so well that others go and see, and then test it aloud, cheerfully, against everything you know. Nothing about it is petty. Because Sagittarius is after the big answer, you’ll concede a point in mid-sentence and apologize before you’re asked. What hardly anyone notices is the disappointment: each time a faith of yours collapses, you’d hoped this one would last.",
      argument: [
        "As a teacher you have both of them, the faith of Sagittarius and the Debater’s objections, and a student gets to try out each in one afternoon. Left to themselves, they believe and doubt the same thing about a month apart. In the first weeks you recruit. Then somebody agrees with you, an itch begins, and by the next dinner you’re demolishing what you had recommended, honest on both occasions. You move on easily. Behind you are friends who altered a plan on your account, feel foolish, and won’t follow you the next time, even when you’re right.",
        "Recommending something this week, add, “I’ve only been doing this for a month, so discount me.” Then ask one person you once converted how it went for them.",
      ],
    },
    Capricorn: {
      thesis:
        "In serious meetings you’re the one who makes the joke and has read all the minutes. Younger colleagues learn from you how an institution really works, where it gives, and which rules are never enforced, and your criticism gets things repaired because you’ve troubled to learn the details. Capricorn supplies the mischief with a memory. You respect competence wherever it sits, in the trainee or in the chair. Who gets that chair matters to you more than you’ve told a soul.",
      argument: [
        "When they cooperate, what has been broken for years gets mended, because the Debater says aloud what’s wrong and Capricorn knows which office to take it to. Rank divides them, since one is building a position and the other can’t see one without giving it a kick. So you’ve become the licensed critic, senior enough to be safe and too funny for the top, which is a pleasant life until the job goes to somebody duller who never once embarrassed the chairman. Then you’re surprised by how much it hurts.",
        "Save this month’s rebellion for a matter where the institution is truly mistaken, and bring a proposal along. This week, tell someone who decides, “I’d like to be considered for that,” with no joke before or after.",
      ],
    },
    Aquarius: {
      thesis:
        "In any group you see what everyone has agreed not to question, and you question it so charmingly that they laugh and then admit it. Newcomers and dissenters do well around you. You assume that the strangest person present has a point, find out what it is, and, prompted by Aquarius, alter the arrangement to accommodate it. Being agreed with is what unsettles you. The day a view of yours becomes popular you feel crowded, and a bit alone among your supporters.",
      argument: [
        "Aquarius notices who has been left out, the Debater makes the case, and soon nobody can remember why the rule was ever otherwise. They look like twins and they aren’t. One would go to jail for a principle; the other would visit, and see the jailer’s point. Both being contrary, you’ve settled on unpredictability, which feels from inside like independence. Nearby it feels like weather. On the important day, those who’d stand next to you aren’t sure you are coming, and a partner who can’t tell stops asking. You take that for respect, and miss it.",
        "Make one promise this week that’s easy to check, “I’ll be back by seven on Thursday,” and be back by seven. In a cause you love, complete one unglamorous task before suggesting any improvement.",
      ],
    },
    Pisces: {
      thesis:
        "You can take an argument apart, and you notice the other person’s hands while you’re doing it. So you often stop in time. You turn the killing point into a joke on yourself, leave the loser a way out, or find the very sentence they’d been trying to say. Pisces lets you imagine a view from within, and opponents feel oddly understood. When you don’t stop, you’re merciless for ten minutes and sorry for two days, and nobody hears about the second part.",
      argument: [
        "The Debater finds the flaw, Pisces finds the way to say it, and someone who was wrong goes home feeling cared for. Where they clash is over edges: one wants to know where a thing stops and the next begins, and the other keeps blurring the line. You let the time of day decide. The same friend gets a cutting remark at noon and a long, tender message before bed, both sincere, and doesn’t know which to answer. It costs you apologies for things you were right about, and promises, made in the sorry hours, beyond anyone’s keeping.",
        "This week, keep one late message until morning and send only what both halves would sign. If someone looks hurt in mid-argument, say, “That landed hard. Let me try again.”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You walk into stuck situations and they start to move, usually before anyone has found you a chair.",
        "Fear turns into sport near you, and shy people attempt things that they’d only ever talked about.",
        "You say the unsayable thing early, cheerfully, to the person who can do something about it.",
      ],
      costs: [
        "You depart when the excitement does, so that others inherit what you set going and get thanked for it.",
        "Winning warms you so thoroughly that you miss the moment when the other person stopped playing.",
        "Your body gets spent like a stranger’s money, and you hear about it weeks afterward.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "The opening is where you’re unmatched; what you want to be known for tends to happen in the third year.",
        },
        {
          between: "Sport or injury",
          text: "You spar as a compliment, and some of the people you compliment go home to examine the bruises.",
        },
        {
          between: "Dare or promise",
          text: "A yes costs you nothing at the moment of saying it, and somebody always writes down the date.",
        },
      ],
      practice:
        "When you’re about to say yes to something new, take out a card and write the name of one thing that you would visit less often because of it; wait an hour, then answer.",
    },
    Earth: {
      gifts: [
        "Broken things confide in you, and you mend them with whatever happens to be lying about.",
        "Your inventions can be sat on, eaten, or driven home, which few inventors manage.",
        "You test a claim before you pass it along, so people who doubt everyone make an exception for you.",
      ],
      costs: [
        "The last tenth goes undone, and it occupies the garage, the hallway and a shelf of your pride.",
        "Twice the stubbornness: you’ll hold out for a new idea and for the old frying pan in one breath.",
        "You look at the object, and the person who brought it stands there with their coat on.",
      ],
      tensions: [
        {
          between: "Invent or complete",
          text: "Every completed thing would free your hands, and every new drawing is so much more beautiful than the thing.",
        },
        {
          between: "Free or settled",
          text: "You preach the open road, with conviction, from a house where the mugs have had their hooks for years.",
        },
        {
          between: "Better or done",
          text: "One additional improvement always makes sense to you, and it invariably falls on the day of delivery.",
        },
      ],
      practice:
        "On the first of each month select the one half-made thing that is nearest to completion, give it two hours before you touch anything new, and when it works, hand it to someone the same day.",
    },
    Air: {
      gifts: [
        "People leave a conversation with you holding a better version of their own idea, convinced that it was theirs.",
        "You can state a position you detest so fairly that its owners would hire you.",
        "Nothing stays a dead end for long in your hearing, because you ask what nobody thought to ask.",
      ],
      costs: [
        "You talk the wish away: told well enough, a plan has given you nearly all it had.",
        "Nobody can distinguish your conviction from your warm-up, so on the day it matters they smile.",
        "Feelings get corrected for grammar, yours included, and then they don’t come back.",
      ],
      tensions: [
        {
          between: "Open or chosen",
          text: "Each possibility kept alive has to be fed, and you are feeding a remarkable number of them.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers receive you at your most vivid, and those at home have learned to wait for a summary.",
        },
        {
          between: "Test or witness",
          text: "You examine the good news for strength when all it required was for somebody to be glad.",
        },
      ],
      practice:
        "Once a day, let the other person have the end of the conversation. Add nothing to it, neither quip nor connection, and on your way out repeat their last words to yourself, exactly.",
    },
    Water: {
      gifts: [
        "You locate by ear, and exactly in time, the one remark that permits a grieving table to breathe.",
        "Under the quick reasons lies a patient understanding of people, which is seldom wrong about them.",
        "Nobody in trouble is treated by you as if trouble were all there is to them.",
      ],
      costs: [
        "Your own injury emerges as wit, directed at whoever happens to occupy the place it came from.",
        "You’ll plead any case but yours, so the invoice stays unsent and the wish goes unspoken.",
        "What you feel reaches you years late, often in traffic, when there’s nobody left to tell.",
      ],
      tensions: [
        {
          between: "Funny or felt",
          text: "Wit gets you up to the edge of the thing and, unless watched, gets you away again.",
        },
        {
          between: "Proof or shiver",
          text: "Your skin knows the place at the first visit, and your head demands further evidence for two years.",
        },
        {
          between: "Near or admired",
          text: "Cleverness brings you near, and afterward occupies the chair between you and the person you were approaching.",
        },
      ],
      practice:
        "Each evening, before you tell anyone a funny story about the day, write one line that leaves the fun out, recording who it was, and what you felt in which part of the body. Then tell it.",
    },
  },
  openings: [
    "Start with what your friends already know: you will take the other side, of the weather, of the menu, of your own birthday. What they know less well is that someone lives on that other side, full time, with strong opinions about how you have been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part concerns the stretch of road between having an idea and cashing it, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses appear in it, invoices too, and the venture that never got beyond an excellent name.",
    "The people who love you have at some time lost a debate about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you are only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject on which you are least amusing. Within a page or so you will feel an urge to demonstrate where the writer has gone wrong, and you should note which page. Below the talk there’s an older business, some of it with scabs on its knees, and it has been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental: fast over the bumps, returned with an empty tank, no recollection of the scratch. What comes now is small and can be done before the mood passes. None of it requires discipline, an institution you have refuted on numerous occasions, though some of it requires ten minutes.",
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and somebody always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Irony protects you from being laughed at, and it also ends most of your changes early. Try this one for a month in front of people who know you, and say nothing clever about it.",
    "new 2":
      "You can describe a new source of income in detail without knowing what you spent last month. Write down three totals, income, expenses and debt, and let them choose the idea.",
    "new 3":
      "Conversation with you tends to become a contest that the other person didn’t enter. Ask a sibling or a neighbor something you honestly want to know, and agree with one thing they say.",
    "new 4":
      "Complete one home improvement, cleanup included, before you propose another, and let the people you live with choose which. Home tends to get your leftover attention, and a number of good beginnings.",
    "new 5":
      "Being good at things quickly has spoiled you for enjoying what you’re bad at. Spend two hours this week on something playful in which you have no theory, no advantage and no plan to share it.",
    "new 6":
      "Any routine strikes you as open to improvement, and the improving replaces the doing. Attach one modest habit to your morning coffee, leave it exactly as it is for a month, and count the days.",
    "new 7":
      "You test people you like by disagreeing with them, and some never discover that it was affection. For two weeks ask what this person thinks first, and tell them when they’ve convinced you.",
    "new 8":
      "Open the talk about money, desire or grief with your own figures or your own fear. Forbidden subjects don’t frighten you, as long as they belong to someone else.",
    "new 9":
      "Criticizing an idea is how you get acquainted with it, which leaves you outside a good many of them. Practice this one as instructed for two weeks, and write your review afterward.",
    "new 10":
      "Several possible careers at once feel like freedom to you and look vague to an employer. Tell one person with authority what you want to be known for, and offer a date for the first result.",
    "new 11":
      "By the second meeting you’ll have noticed what’s wrong with how the group is run. Write it down, keep it to yourself for a month, and do one dull job for them in the meantime.",
    "new 12":
      "What do you think, or feel, when there’s nobody to say it to? Keep one evening free of conversation and screens this week, and wait for the second hour before you decide.",
    "full 1":
      "What people see isn’t always what you perform. Ask two of them what you’re like to deal with at present, answer only with thanks, and wait a day before you explain.",
    "full 2":
      "Of all the sums you’ve lent, charged or failed to bill, take the largest and settle it by phone this week. Money interests you as an idea, and the paperwork never catches up.",
    "full 3":
      "You often say things to see what happens, and this time something did. Confirm that you said it, tell them whether you meant it, and don’t add that they misunderstood your tone.",
    "full 4":
      "In a family quarrel you can generally identify who is wrong, and saying so rarely helps. Stay in the room, do something practical, and offer your analysis only if somebody asks for it.",
    "full 5":
      "Keeping alternatives open has been part of the pleasure, for you more than for others. Give a definite answer about the person or the project, and leave no second plan standing behind it.",
    "full 6":
      "Cancel the most fascinating commitment of the week, since that’s the one that takes your sleep. Interesting work keeps you going long after you’ve become hard to live with, as someone there will confirm.",
    "full 7":
      "While the other person is still talking, you’re composing the rebuttal. Repeat what they’ve said until they’re satisfied with your version, and save your reply for the following day.",
    "full 8":
      "Faced with grief or desire, your own included, you become interested in it instead of feeling it. Spend an evening with the person concerned, and offer neither an explanation nor a remedy.",
    "full 9":
      "Tell somebody you trust what you believe about this, in two sentences, with no exceptions attached. You’ve defended so many positions that even your friends are unsure which ones you hold.",
    "full 10":
      "Ideas are what you’d like credit for, though results depend on whoever carried them out. Thank that person by name where others hear it, then read the criticism once, for what you can use.",
    "full 11":
      "Disagreement may be all that still connects you with this group. If so, leave in person and with thanks; if you’re staying, tell one member what you value about them.",
    "full 12":
      "You can talk your way past a feeling for months, though seldom past midnight. Keep the screen off, write down what’s bothering you in plain words, and show it to someone in the morning.",
    "eclipse 1":
      "An old way of impressing people has worn out. Instead of refining it, ask a friend which of your other qualities they rely on.",
    "eclipse 2":
      "Losing an income makes you inventive, sometimes too early. Work out what you need for three months, then choose the plainest option.",
    "eclipse 3":
      "Hints and provocations won’t reach this person any longer. Say what you intended to say, directly, while there’s still an occasion.",
    "eclipse 4":
      "Changes at home make you theoretical. Help with something physical this week, and ask the oldest person there how they feel about it.",
    "eclipse 5":
      "Leaving things unfinished has spared you from seeing them end. Admit that you cared about this one, and tell somebody why.",
    "eclipse 6":
      "Your first idea will be another job. Correct the hours, the sleep and the unanswered messages before you decide anything that large.",
    "eclipse 7":
      "You’ll spot the loophole at once. Leave it unused, say what you want from the new arrangement, and listen to theirs.",
    "eclipse 8":
      "Even if you recommended the break, part of you objects. Tell the other person what you’ll miss, without defending the decision.",
    "eclipse 9":
      "When a conviction fails, you’re tempted by its exact opposite. Give yourself a few months of not knowing, and read both sides.",
    "eclipse 10":
      "A title was never the most interesting thing about you. Let colleagues finish thanking you before you describe the next idea.",
    "eclipse 11":
      "Notice who calls when you have nothing amusing to offer. Those are the friendships to put in your calendar.",
    "eclipse 12":
      "Distraction has been your way out, and you’re talented at it. Without it, tell someone patient what you were getting away from.",
    "jupiter soft":
      "Ideas and invitations exceed your evenings by a wide margin, and each looks better than the one you’re working on. Choose two for the year, and hand the others, with an introduction, to people who would finish them.",
    "jupiter hard":
      "Your confidence is running ahead of your strength, and you’ll be the last to notice. Before any new promise, name what you’ll give up to make room for it; if you can’t think of anything, decline.",
    "saturn soft":
      "Patience comes more easily now than it generally does. Spend it on a skill you’ve explained for years without mastering: forty minutes every other day, in the same place, with a record that somebody else can see.",
    "saturn hard":
      "Someone wants evidence, and talking well won’t replace it. Don’t question the demand; take the oldest unfinished work you have, and bring it up to the standard of the strictest person you know.",
    "uranus soft":
      "Events are moving at your speed, which makes you useful to people who find it alarming. Try the unusual version in public, explain it to them beforehand, and keep one thing stable, such as the rent.",
    "uranus hard":
      "You welcome disruption when it’s your idea, and this wasn’t. Take one day to raise every objection, aloud if possible; then list what you would have recommended if you’d thought of it yourself.",
    "neptune soft":
      "Impressions reach you before the explanations do, an uncommon experience for you. Carry a notebook for a few weeks, write down what you see and dream, and put off deciding what any of it means.",
    "neptune hard":
      "At present you’re persuasive enough to deceive yourself, since every version sounds true as you say it. Sign nothing in a good mood, and describe the plan to a literal-minded friend whose questions you find tedious.",
    "pluto soft":
      "You can stay with a difficult subject now, past the point where you’d usually say something funny. Choose one question about power, in your family or at work, and discuss it with the same person weekly.",
    "pluto hard":
      "The contest has stopped being a game, and winning it would cost more than you admit. Give up one advantage deliberately, tell your opponent what you’re afraid of losing, and ask them the same.",
    "mercury retrograde":
      "In writing, your teasing reads as contempt. Phone instead, reread anything provocative before you send it, and verify the dates you’ve agreed to.",
    "mercury direct":
      "Contact the person who was offended, and say what you meant in plain words, without explaining why it was funny.",
    "venus retrograde":
      "Curiosity is a poor reason to reopen an old romance or a closed account. Listen if you like, and commit to nothing yet.",
    "venus direct":
      "Tell someone what you like about them in one direct sentence. Reservations and witty additions can wait until next time.",
    "mars retrograde":
      "Starting quarrels won’t restore your energy. Settle the ones you left half finished, and leave alone those you’d win by Friday.",
    "mars direct":
      "Everything seems urgent again. Select one target, give it a deadline, and have someone ask you about it weekly.",
    "ingress jupiter":
      "Curiosity pays best in this area for about a year. Ask the people who know it to teach you before you advise them.",
    "ingress saturn":
      "A subject you’ve discussed brilliantly will now be examined. Begin with the basics, and expect to be corrected for a while.",
    "ingress uranus":
      "Upheaval in this area will continue for years, and you’ll enjoy it. Decide whom you could be useful to meanwhile.",
    "ingress neptune":
      "Certainty fades here, little by little. Before you replace it with a theory, write down what you find yourself longing for.",
    "ingress pluto":
      "The change is too gradual to debate and too deep to avoid. Review it once a year, honestly, with the same friend.",
    "month 1":
      "List the five plans you mention most often, drop three of them without a word, and make one phone call about a fourth.",
    "month 2":
      "Pay someone a sincere compliment every day, look at them while you say it, and add nothing to it.",
    "month 3":
      "Pick up the book you abandoned halfway. Read it to the end this month, or give it away and stop quoting it.",
    "month 4":
      "During one full dinner dispute nothing that anybody says. Ask follow-up questions, and notice when it becomes difficult.",
    "month 5":
      "Visit a workplace you know nothing about, and look on for an hour before you ask anyone how it could be improved.",
    "month 6":
      "Return everything you’ve borrowed that you can find, with a sentence to each owner about how you used it.",
    "month 7":
      "Learn one song or recipe so thoroughly that you can perform it for people without commenting on it.",
    "month 8":
      "Send the invoice, the apology or the application that exists only in your head. One draft is enough.",
    "month 9":
      "Assist with someone else’s project for a day, and suggest an improvement only when you’ve been asked twice.",
    "month 10":
      "Change your mind about something important where others can hear it, and give credit to whoever persuaded you.",
    "month 11":
      "Write a page presenting the other side of your longest family disagreement, and ask them whether you’ve put it fairly.",
    "month 12":
      "Invite the people who completed what you started this year, cook for them, and thank each one for something specific.",
  },
};
