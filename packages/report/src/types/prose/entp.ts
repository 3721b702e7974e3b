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
        "You answer before the question is finished, and half the time you’ve improved it. Aries likes to charge; the rest of you likes to see what happens, so you say the provocative thing first and become curious afterward. Friends brace a little when you begin with “What if.” You’re generous, fast, impossible to intimidate, and you often discover only later that the other person was hurt and wasn’t playing.",
      argument: [
        "Aries wants to win, and the Debater wants the argument to stay interesting, which requires somebody left to argue with. As a rule speed decides it. You attack in the first minute, have your best thoughts in the tenth, and find that the other person has already gone polite. It costs you second conversations, which is where your ideas would have gotten better, and it means that people bring you finished plans only, since they’ve seen what happens to drafts.",
        "For a week, open every disagreement with one question to which you don’t know the answer, such as “What made you see it that way?” Wait until they’ve replied in full. If you still object, object once and stop. Afterward ask yourself whether you learned anything you couldn’t have said yourself.",
      ],
    },
    Taurus: {
      thesis:
        "You talk like someone about to change everything, and you’ve eaten at the same place for years. Taurus has found what it likes and sees no reason to move; the rest of you can’t leave a settled question alone, so you recommend upheaval to your friends, often wisely, and go home to the same chair. Nobody can hurry you. Nobody can talk you out of a pleasure, either, although you’ll argue both sides of it for fun.",
      argument: [
        "Whatever the Debater questions, Taurus has already paid for. One of them believes that a life should be reconsidered regularly; the other is comfortable and would like to be left alone. You settle it by a division of labor in which the risks are theoretical and the habits are real. Your advice loses its force, because people notice that you don’t take it, and good ideas of yours remain conversation until someone with less imagination tries one and makes it pay.",
        "Choose the piece of advice that you’ve given most often, and follow it yourself for seven days. Tell one friend which it is. Then keep one comfort that you won’t discuss with anybody, and enjoy it with no theory attached.",
      ],
    },
    Gemini: {
      thesis:
        "Within ten minutes you know where people come from, what they’re proud of, and what is wrong with their reasoning, and they know that you’re delightful. Gemini doubles what was already plenty: ideas, questions, jokes, open tabs. You change the subject when it gets personal and when it gets dull, and from outside the two can’t be told apart. Being bored frightens you more than being wrong ever has.",
      argument: [
        "These two agree about everything, and that ought to worry you. Gemini wants the next fact; the Debater wants a new angle on it; neither has the least interest in an ending. With no opposition in the house, nothing gets decided, it only gets replaced by the next thing. You pay for it in depth: many people enjoy you, few could say what you care about, and you’re an interesting beginner in half a dozen subjects.",
        "For one month, keep to a single question. Write it at the top of a page, raise it once in each long conversation, and note what you’re told. And on one evening this week, when a friend asks how you are, answer for a full minute without changing the subject.",
      ],
    },
    Cancer: {
      thesis:
        "You tease everyone you love, and anybody outside the family who tries it will be sorry. Underneath the quickness you’re sentimental, attached to places and people, and far easier to hurt than you look, because Cancer remembers each kind and unkind word and the rest of you pretends that it was all a game. When something goes well, there’s one person you want to call. You’d make the call about something else.",
      argument: [
        "The Debater jabs and Cancer bruises, and they live in one skin. You hand it out all week, cheerfully, to the people closest to you; then someone makes a mild remark about your work or your hair and you go silent for days. As a rule that’s how it’s settled, with the attack in public and the injury in private, so that nobody can tell which comment did it. Those you love feel tested by somebody who won’t tell them the result.",
        "Try two habits this week. If you were sharp with someone at dinner, write to them the next morning with only warmth: “I like having you there.” And when you’re hurt, say so the same day, quoting the remark, and let them answer.",
      ],
    },
    Leo: {
      thesis:
        "A disagreement brings out your best clothes. You argue with flair, improvise what you had half prepared, and feel most alive when a group is listening and somebody pushes back. Leo wants admiration; the rest of you is suspicious of anyone who gives it too easily. Ignore you and you turn brilliant, then slightly cruel, then very generous. You’d like to be loved by people who would still be there if you stopped performing.",
      argument: [
        "The Debater takes apart whatever it’s given, and that includes applause, which Leo had just begun to enjoy. So praise pleases you for a minute, and then you start to doubt the taste of the person offering it. Usually you settle this by going after a larger or more difficult audience. The ones who pay are at home, where years of having their compliments cross-examined have made them careful, and you conclude from their silence that they’ve stopped being impressed.",
        "The next time anyone admires something you did, say, “Thank you, that means a lot to me,” and add nothing: no joke, no correction, no return compliment. Then each day this week, praise one person for something that isn’t clever, such as how patient they are.",
      ],
    },
    Virgo: {
      thesis:
        "You can see from across the street what’s wrong with a thing and nine ways to improve it, and by evening you’ve ranked the nine. People who know only your conversation take you for careless, never having seen the drafts. Virgo checks, the rest of you would rather invent, and so you alternate between bursts of ideas and long nights of correction. You’re funny about mistakes. Your own are the exception.",
      argument: [
        "Give the two of them a report to write. The Debater talks it through on the phone, beautifully, and considers it done; Virgo opens the file at midnight and finds everything that’s missing. You let the deadline judge between them: nothing for weeks, then a night of terrible precision. It costs you sleep, and it costs your colleagues, because a standard that you had no time to meet comes out as commentary on their work.",
        "Separate the two by a day. In the first sitting you may only add, for an hour, and in the second only cut. Send the thing when the second hour is over. And before you point out a fault in anybody’s work, say what you would keep.",
      ],
    },
    Libra: {
      thesis:
        "You take the other side out of good manners, because somebody should. Libra can’t bear to see a view left without a friend, and the rest of you enjoys the exercise, so whichever position is losing gets you as its lawyer, charming and well prepared. Everyone leaves pleased. Asked what you want yourself, you make a very nice case for all three options, and let the others choose, and feel a little lonely.",
      argument: [
        "The Debater would rather be right and Libra would rather be invited back. Disliking both a scene and a lie, you say the true thing as a paradox, with a smile, so that it can be withdrawn. People quote you on the way home and differ about what you meant. When someone needs a verdict, they’ve learned to ask a blunter friend, and by now it takes you a while to find your own.",
        "Once a day this week, give a ruling before anyone else has spoken, on a film, a plan or a dish, and for an hour don’t supply the opposing view. Then do it once where it counts: “I don’t think we should buy it.” Stay for the reaction.",
      ],
    },
    Scorpio: {
      thesis:
        "Other people think you like the argument. What you like is the moment after it, when they’re off guard and the real answer shows. You ask questions that nobody else would dare to ask, and you’re hard to fool and easy to underestimate, since the jokes distract from the watching. Scorpio wants to know what is underneath; the rest of you keeps the conversation going while it looks. You tell a great deal and reveal little.",
      argument: [
        "One half says everything and the other tells nothing. The Debater thinks aloud and forgets it by dinner; Scorpio remembers each word and keeps its own counsel. The usual settlement is that the talk serves as cover: forty opinions in an evening and not one fact about yourself. People go home supposing that they know you, and the few who stay longer begin to feel interviewed. You also have private grudges that no one has had a chance to answer.",
        "Follow one rule for a week. Before you ask someone a personal question, answer it yourself, in about as many words as you hope to get. And bring one old grievance to the person concerned: “This is from a while ago, and I’d like to be done with it.”",
      ],
    },
    Sagittarius: {
      thesis:
        "You’d leave a good party because there is said to be a better conversation across town. Sagittarius wants the big answer; the rest of you wants to test it, so you fall for a book or a teacher or a country with your whole heart, explain it to everyone, and turn into its best critic within the year. You’re frank, funny, quick to apologize, and gone before the apology has been tried out.",
      argument: [
        "Sagittarius wants something to believe in and the Debater wants something to doubt, and often it’s the same thing a month apart. In the first weeks you recruit. Then somebody agrees with you, you feel an itch, and by the next dinner you’re demolishing what you had recommended. You settle it by moving on. Behind you are friends who changed a plan because of you, feel foolish, and won’t follow you the next time, even when you’re right.",
        "Choose one modest belief, for instance that you return calls, and keep it for ninety days without defending it or attacking it to anyone. When you recommend something this week, add, “I’ve only been doing this for a month.” Then call one person you once converted, and ask how it went for them.",
      ],
    },
    Capricorn: {
      thesis:
        "You make fun of the ladder and could give the number of rungs. In serious meetings you’re the irreverent one who has read all the minutes, and people are never sure whether you want to run the place or blow it up. Capricorn has a plan; the rest of you keeps looking for the flaw in it. You respect competence and hardly anything else. It matters to you more than you’d admit who gets the chair.",
      argument: [
        "Capricorn is building a position and the Debater can’t see one without giving it a kick. Your settlement is to be the licensed critic: senior enough to be safe, too funny for the top. Then the post goes to somebody duller who never once embarrassed the chairman, and you’re surprised by how much it hurts. People bring a joker what’s amusing and a leader what is wrong, and you’d have been good with the second.",
        "Ration it. Allow yourself one rebellion a month, chosen beforehand, on a matter where the institution is truly mistaken, and bring a proposal along. For the rest, let the good line pass. This week, say to someone who decides, “I’d like to be considered for that,” with no joke before or after.",
      ],
    },
    Aquarius: {
      thesis:
        "You like humanity, several of its ideas, and about six of its members. You see what everyone in a group has agreed not to question, and you question it, usually with charm. Aquarius wants a fairer arrangement; the rest of you wants a good argument, and when a view of yours becomes popular you lose interest in it. People call you original. It’s truer to say that you’re never comfortable on the same side as everybody else.",
      argument: [
        "They look like twins and they aren’t. Aquarius would go to jail for a principle; the Debater would visit, and make a good case for the jailer. Since both are contrary, you settle it by being unpredictable and calling that independence. You pay on the important day, when those who’d stand next to you aren’t sure that you are coming. A partner who can’t predict you stops asking, and you take it for respect.",
        "Take one cause and, in it, the least glamorous job there is, two hours a week for eight weeks, offering no suggestions before the fifth. At home, make one promise this week that’s easy to check, such as “I’ll be back by seven on Thursday,” and be back by seven.",
      ],
    },
    Pisces: {
      thesis:
        "You’re about to take the argument apart, and then you notice the other person’s hands. Pisces feels what your words do while you are still saying them, so you’re merciless for ten minutes and sorry for two days. You understand people you disagree with almost too well. Behind the fast talk there is somebody who is moved by music, by animals, and by anyone left out, and who hopes that it doesn’t show.",
      argument: [
        "The Debater wants to know where one thing stops and the next begins; Pisces keeps blurring the line. You settle it by the time of day, so that the same friend gets a cutting remark at noon and a long, tender message before bed, and doesn’t know which one to answer. It costs you apologies for things you were right about, and promises, made in the sorry hours, that nobody could keep.",
        "Make a rule for one week: nothing personal gets sent after dark. Write it as a note, reconsider it in the morning, and send only what both halves would sign. When you see in the middle of an argument that someone is hurt, stop and say, “That landed hard. Let me try again.”",
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
