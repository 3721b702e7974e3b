import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Money interests you as fuel for independence, and a well-built spreadsheet can be a minor pleasure.",
      "You plan for decades, sometimes so thoroughly that spending on present comfort feels like a lapse.",
      "Give enjoyment a line of its own in the plan, and do not ask it to justify itself.",
    ],
    INTP: [
      "The theory of money may fascinate you while the actual bill lies unopened beneath a library book.",
      "You spend little on appearances and rather a lot on whatever subject has captured you this season.",
      "A dull half hour with the envelopes each month protects many interesting ones.",
    ],
    ENTJ: [
      "You regard money as a lever, and an idle lever bothers you.",
      "Bold aims suit your temperament, and so does the habit of measuring what came of them.",
      "Decide what enough would look like before the next target appears, since targets breed when nobody is watching.",
    ],
    ENTP: [
      "Schemes come to you in the bath, and several of them are quite good.",
      "Income may arrive in bursts and leave by the same door, because keeping a fund is duller than inventing one.",
      "Hand the routine to a calendar or a careful friend before your attention wanders.",
    ],
    INFJ: [
      "Money carries moral weight for you, and you like to know where it has been.",
      "Giving comes easily, while naming a price for your own work may bring heat to the face.",
      "The figure can be mentioned once, calmly, after which the silence becomes the other person’s responsibility.",
    ],
    INFP: [
      "You may feel that money and meaning live in separate villages.",
      "Budgets can seem an insult to the imagination, though anxiety about them costs more imagination still.",
      "Name a fund after the thing it protects, such as winter writing or the sea, and saving may start to feel like care.",
    ],
    ENFJ: [
      "Generosity is your reflex, and the bill is often in your hand before anyone else has found a coat.",
      "You might spend to make people happy and grow quiet about your own worries.",
      "Share one honest figure with somebody you trust, because secrecy makes money louder.",
    ],
    ENFP: [
      "You spend on possibility, including classes, tickets, presents and equipment for a hobby not yet begun.",
      "Abundance is partly a mood with you, rising on Friday and sinking by Tuesday.",
      "Keep a wish list with dates beside it, and see which desires are still speaking after a month.",
    ],
    ISTJ: [
      "You know roughly what is in the account, and quite possibly to the penny.",
      "Prudence helps you sleep, and unexpected expenses can resemble a breach of contract.",
      "Practise one small indulgence on purpose, so that thrift remains a choice and never turns into a fence.",
    ],
    ISFJ: [
      "Your savings usually have other people’s names on them, for a rainy roof or a niece’s shoes.",
      "You stretch a household budget with real art and seldom mention the stretching.",
      "How would it feel to spend a modest sum on yourself, without dividing it into portions first?",
    ],
    ESTJ: [
      "Accounts in order, debts recorded and a fair day’s pay are matters of character to you.",
      "You expect value and have no fear of asking for it at the counter.",
      "Remember that others attach different feelings to money, and ask about the feeling before correcting the arithmetic.",
    ],
    ESFJ: [
      "Money for you is hospitality in storage, waiting to become a birthday or a Sunday lunch.",
      "Comparison can be the thief here, especially with neighbours who have a new kitchen.",
      "List the occasions that truly brought people close last year, and notice how many of them cost very little.",
    ],
    ISTP: [
      "You like money for the freedom it buys, and for good tools.",
      "Long forecasts bore you, though a sound machine at a fair price will have your full attention.",
      "Regular payments that leave unnoticed deserve inspection, much as you would examine an engine for a slow leak.",
    ],
    ISFP: [
      "You buy with the eye and the fingertips, and a beautiful bowl may outrank a sensible one.",
      "Talk of finance can feel remote from real life, so it is easily put off.",
      "Pair the task with something pleasant, perhaps coffee by the window, and keep it shorter than an album.",
    ],
    ESTP: [
      "Risk has a taste you enjoy, and a bargain struck face to face makes your day.",
      "You are quick to recognise value that slower eyes overlook, and equally quick to move on.",
      "Before the next leap, describe it to somebody sober and observe which detail you omit.",
    ],
    ESFP: [
      "Money likes to dance in your company, and guests are rarely left without a glass.",
      "Spending brings you closer to people, which is worth remembering when you study the receipts.",
      "Ask which evenings you would gladly pay for twice, and let the rest be simpler.",
    ],
  },
  bySign: {
    Aries: [
      "Money moves fast in the symbolism of Aries, which is better at winning than at counting.",
      "You might earn by nerve and spend on impulse, with the same clean energy both ways.",
      "A night between wanting and buying would show how much of the fire was simply the excitement of pursuit.",
    ],
    Taurus: [
      "The second house of the chart, which deals with possessions, is the natural home of Taurus.",
      "Comfort and security are honest pleasures here, from a full larder to good wool.",
      "Notice when holding on is a way of calming yourself, and whether something without a price could do the same.",
    ],
    Gemini: [
      "Small coin, quick bargains and news of prices are the old business of Gemini.",
      "Money may come through several small channels and leave by as many, usually in good company.",
      "Write every outlay down for a week, in the manner of a curious journalist.",
    ],
    Cancer: [
      "Under the Moon, Cancer keeps a full cupboard and a little something hidden in the tin.",
      "Saving can stand for safety, and a worry about money might really be a worry about home.",
      "What did your family, or whoever raised you, say about money when they thought nobody was listening?",
    ],
    Leo: [
      "Gold is the metal of the Sun, and Leo is pictured distributing it with a magnificent gesture.",
      "Quality attracts you, and so does being known as a generous host.",
      "Which of your expenses would survive if no one could see them, and which were only ever for the audience?",
    ],
    Virgo: [
      "Small sums receive proper attention from Virgo, a sign that traditionally keeps the account book.",
      "You may trust a careful system more than a windfall, and enjoy the neatness of a reconciled account.",
      "Worry and care are easily confused, so close the ledger at a set hour and go outside.",
    ],
    Libra: [
      "Fair shares are the concern of Libra, who knows to the crumb who paid for lunch and would never say so.",
      "Beauty, company and keeping the peace might be your likeliest temptations.",
      "Practise stating a fee or splitting a bill without softening it into a favour.",
    ],
    Scorpio: [
      "Shared money, debts and legacies fall to Scorpio in the traditional scheme of the houses.",
      "Privacy about finances may feel like safety, and a full disclosure like undressing.",
      "Choose one trusted person and one small figure, and find out how much lighter a secret becomes when it is told.",
    ],
    Sagittarius: [
      "Jupiter, the planet of plenty, lends Sagittarius its easy faith that something will turn up.",
      "You may spend on horizons, including travel, tuition and the round for the whole table.",
      "Estimate the cost of a plan before falling in love with it, then compare the guess with the truth.",
    ],
    Capricorn: [
      "Winter stores are the province of Capricorn, and scarcity is a teacher that the old texts often mention beside it.",
      "You could be skilled at going without, long after going without has ceased to be necessary.",
      "Accept one small ease this week and study your own reaction with interest.",
    ],
    Aquarius: [
      "Common ownership, clever inventions and the cooperative shop all suit the symbolism of Aquarius.",
      "Money might seem faintly absurd to you, or a flawed system that ought to be redesigned.",
      "Redesign your own corner first by deciding what your spending says you believe, and whether you agree.",
    ],
    Pisces: [
      "In the old pictures a purse carried by Pisces has a hole somewhere, usually through kindness.",
      "You may lend, give or lose track, because boundaries around money feel as porous as other boundaries.",
      "Look at the figures on one fixed day each month, with music on and a friendly cup beside you.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Money looks to you like a stake in the next experiment, and excitement can make the odds seem better than they are.",
    "NT-Earth":
      "You like wealth that can be explained and inspected, and your patience with slow accumulation is greater than most people’s.",
    "NT-Air":
      "Financial ideas entertain you more than financial chores, a gap worth closing with one short appointment in each calendar month.",
    "NT-Water":
      "Behind sensible figures there may lie an old story about safety, and the figures behave better once the story is known.",
    "NF-Fire":
      "You give and spend from conviction, and a good cause can empty your pockets before you have finished reading the leaflet.",
    "NF-Earth":
      "You want money to accomplish some good and also to keep the roof sound, and both intentions deserve a column.",
    "NF-Air":
      "Talking openly about money eases you, and a friend with different habits may teach you more than any manual could.",
    "NF-Water":
      "Spending can follow feeling in your case, so a note of the mood beside each larger purchase may prove instructive.",
    "SJ-Fire":
      "You budget with discipline and occasionally rebel in style, a pattern that grows gentler when pleasures are written into the month.",
    "SJ-Earth":
      "Saving comes naturally to you and enjoyment takes more practice, which is a pleasanter lesson than most people are set.",
    "SJ-Air":
      "You prefer agreements in writing and questions asked early, habits that keep money from souring a friendship or a household.",
    "SJ-Water":
      "You save on behalf of those you love, and an occasional enquiry about what they actually need will sharpen the effort.",
    "SP-Fire":
      "A windfall rarely grows old in your keeping, so ask which of last year’s purchases still give you any pleasure today.",
    "SP-Earth":
      "You appreciate solid things at an honest price, and repairing what you own may satisfy you as deeply as replacing it.",
    "SP-Air":
      "Deals, swaps and sudden chances catch your ear, and a written limit kept in your pocket makes a useful companion.",
    "SP-Water":
      "You are tender about money and easily moved to lend it, so decide in advance what you could give without regret.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "You like the month settled before it starts, so leave a small margin for whatever refuses to be settled.",
      soft: "A slight lean towards budgeting suits you, with room for the occasional Saturday that ignores it.",
    },
    P: {
      firm: "You handle money as it comes, and a single regular glance at the total may spare you several anxious guesses.",
      soft: "On many days the saver and the spender split the decision, with the spender ahead in fine weather.",
    },
  },
  level:
    "Saver and spender drew level when you answered, so give each of them a jar and let neither borrow from the other.",
};
