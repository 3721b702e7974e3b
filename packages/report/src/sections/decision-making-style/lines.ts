import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "You usually decide long before you announce it, having walked every corridor of the plan alone.",
      "Weakness creeps in when a neat model leaves out the person who will have to live with it.",
      "Consult one such person before the ink is dry, and ask them to be discouraging.",
    ],
    INTP: [
      "Options multiply on your desk because each of them contains an interesting exception.",
      "Accuracy matters to you so much that a reversible choice may receive the attention due to a marriage.",
      "Set a closing time for the inquiry, write down the best answer available, and permit yourself a later correction.",
    ],
    ENTJ: [
      "You would sooner make a good decision at ten than a perfect one after lunch.",
      "Speed and confidence carry others along, although an unasked doubter sometimes holds the missing fact.",
      "Invite the quietest person present to speak first, and count slowly to twenty before replying.",
    ],
    ENTP: [
      "You reach a decision by arguing every side of it, occasionally with people who thought it was settled.",
      "The exploration is valuable, and the final choice can feel like a small funeral for the alternatives.",
      "Promise somebody a verdict by a particular hour, since company makes the closing easier.",
    ],
    INFJ: [
      "A conclusion often reaches you whole, and the reasons are collected afterwards.",
      "This inner certainty deserves respect as well as inspection, particularly when you are tired or worried for someone.",
      "Sleep on large matters, then look for one plain fact that could change your mind.",
    ],
    INFP: [
      "You hold a choice up against your values and listen for a false note.",
      "Practical details may wait in the porch while the question of meaning is settled.",
      "Bring them inside early by pricing and timing the dull parts, so the right thing is also possible.",
    ],
    ENFJ: [
      "Before choosing, you have usually imagined the faces of everyone concerned.",
      "Consensus pleases you, yet a long search for it can leave the actual question cold on the plate.",
      "Decide privately what you think before the first conversation, and keep that note to compare with the outcome.",
    ],
    ENFP: [
      "Enthusiasm casts the first vote in your decisions, and it votes early.",
      "A strong yes may describe the company or the daydream more than the thing itself.",
      "Imagine the fourth ordinary week of whatever you are considering, with its emails and laundry, before you agree.",
    ],
    ISTJ: [
      "Precedent is your first port of call, and you like to see how the matter was settled before.",
      "You gather documents, compare terms and distrust anyone who hurries you.",
      "Where the situation is truly new, borrow the eyes of somebody bolder for half an hour, then check their sums.",
    ],
    ISFJ: [
      "Your choices are shaped by who might be inconvenienced, and you are often first on the list to give way.",
      "Careful memory serves you well, because you recall what was promised and how it turned out.",
      "What would you recommend to a friend in precisely the same position?",
    ],
    ESTJ: [
      "Facts on the table, a vote if necessary and a start on Monday is your preferred sequence.",
      "Clear standards make you decisive, and they can also make an unusual case look like a nuisance.",
      "When a matter keeps returning, ask which human consideration the rule was never designed to hold.",
    ],
    ESFJ: [
      "You decide in conversation, listening for the answer that lets everyone go home content.",
      "Approval is a warm guide and an unreliable one, for the loudest relative may not be the wisest.",
      "Take your question for a walk alone and notice which option you were hoping people would choose.",
    ],
    ISTP: [
      "You like to try the handle before forming an opinion of the door.",
      "Small experiments teach you more than discussion, and you change course without embarrassment when the evidence does.",
      "People affected by the test appreciate being told, because they may mistake your silence for indifference.",
    ],
    ISFP: [
      "A decision has to sit well in the body before you can trust it.",
      "Pressure makes you vague, while a quiet afternoon and something to do with your hands often brings clarity.",
      "Say openly that you need until Thursday, and then do answer on Thursday.",
    ],
    ESTP: [
      "You choose fast and adjust on the road, a method that suits weather, markets and small children.",
      "Consequences with a long fuse are the ones most likely to escape your attention.",
      "Somebody patient could describe how this might look in five years, provided that you listen to the conclusion.",
    ],
    ESFP: [
      "You decide with people and pleasure in view, and your first impression is frequently sound.",
      "Awkward facts get postponed, especially if they would spoil a good evening.",
      "Read the tedious page first, the one containing dates and costs, and afterwards let your enthusiasm have its say.",
    ],
  },
  bySign: {
    Aries: [
      "Ruled by Mars in the traditional scheme, Aries prefers a door to a waiting room.",
      "A quick choice can be perfectly sound when the cost of error is small.",
      "Sort today’s questions into the reversible and the irreversible, and save your second thoughts for the latter.",
    ],
    Taurus: [
      "The pace of Taurus, according to the almanacs, is the pace of cattle coming home.",
      "You may need to handle a decision, price it and leave it in the pantry overnight.",
      "Delay becomes stubbornness once all the facts are in, so agree with yourself what the last necessary fact would be.",
    ],
    Gemini: [
      "Two minds are better than one in most proverbs, and Gemini was born with the pair.",
      "Every argument has an attractive cousin, which makes you fair in debate and slow at the counter.",
      "Speak the leading choice aloud, as if to a second self, and hear whether both of you agree.",
    ],
    Cancer: [
      "Feeling and memory keep the doors of judgement in the symbolism of Cancer.",
      "You might weigh a new offer against how you were looked after on some earlier occasion.",
      "Ask whether the old lesson fits the present case, and consult your hunger and tiredness before calling anything instinct.",
    ],
    Leo: [
      "A decision made under the sign of Leo likes to be worthy of the person making it.",
      "Dignity can be a useful test, since it rules out the shabby shortcut.",
      "It may also prolong a mistake, so keep a graceful way of changing your mind, and use it in public once.",
    ],
    Virgo: [
      "To analyse is the native gift of Virgo, which holds each thing up to the light in turn.",
      "A comparison of eleven kettles can be satisfying work and still leave you thirsty.",
      "Write down the three qualities that matter most, and accept the first candidate to possess all of them.",
    ],
    Libra: [
      "Judgement itself belongs to Libra in the old pictures, together with a certain reluctance to let a matter settle.",
      "You may see merit on both sides with uncomfortable clarity.",
      "Remember that postponing is also a choice with a price, and try naming that price in hours.",
    ],
    Scorpio: [
      "Beneath the stated options Scorpio looks for the unstated one, as the tradition of the sign would lead you to expect.",
      "Your instinct for motive can be excellent, though it sometimes finds a plot in a muddle.",
      "One suspicion could be checked by asking directly, and the reply ought to count as evidence.",
    ],
    Sagittarius: [
      "Sagittarius decides with a hopeful heart and a broad view of where things might land.",
      "Large principles come easily, while the date on the ticket can be a surprise.",
      "A literal-minded friend who reads the plan and asks tedious questions may be worth several inspiring ones.",
    ],
    Capricorn: [
      "Long consequences are the speciality of Capricorn, a sign governed by Saturn and the calendar.",
      "You may decide as though an older self were sitting in the room, asking what it will all be worth.",
      "The present tenant deserves consideration too, and would probably appreciate a little sun.",
    ],
    Aquarius: [
      "Principle and experiment share a bench under the sign of Aquarius.",
      "You might choose what seems right for the many and overlook an irregular feeling of your own, or of someone close.",
      "Before the conclusion hardens, ask how it would sound if it were applied to you by a stranger.",
    ],
    Pisces: [
      "Currents more than arguments move Pisces, and the old astrologers credited the sign with a fine sense of undertow.",
      "Impressions may reach you long before reasons do, along with other people’s wishes.",
      "Find out which is which by deciding alone, on paper, somewhere quiet and dry.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Your logic travels at speed, and an hour’s deliberate pause may expose the assumption that was moving too fast to see.",
    "NT-Earth":
      "You decide best with numbers and a site visit, and a decision that has survived both seldom troubles you again.",
    "NT-Air":
      "You can argue any option into respectability, so give the weaker case one honest hearing and then close the court.",
    "NT-Water":
      "Analysis and undercurrent both inform you; when they disagree, take the disagreement itself as useful evidence and wait a day.",
    "NF-Fire":
      "You choose with the heart at full gallop, and a friend who loves you enough to ask about money is valuable.",
    "NF-Earth":
      "Values come first and feasibility second in your reckoning, a sound order provided that the second step is actually taken.",
    "NF-Air":
      "You think through conversation about what is fair, and hearing your own voice explain a choice will often settle it.",
    "NF-Water":
      "Impressions gather in you like rain in a barrel, and patience lets them clear until you can see the bottom.",
    "SJ-Fire":
      "You want the right procedure and you want it now, so keep a short checklist for moments when impatience is persuasive.",
    "SJ-Earth":
      "Proven ways appeal to you, and your judgement is excellent wherever tomorrow is going to resemble yesterday in most respects.",
    "SJ-Air":
      "You like reasons that could be read out in public, a useful discipline for any choice with several people attached.",
    "SJ-Water":
      "Loyalty tips the scale quietly in your decisions, and saying so aloud helps you judge whether the debt is still owed.",
    "SP-Fire":
      "Momentum makes many choices for you, which works nicely on the road and less well in front of a contract.",
    "SP-Earth":
      "You trust whatever you can handle and examine, so request the sample, the trial shift or a set of spare keys.",
    "SP-Air":
      "Fresh information delights you and can reopen a settled matter, so decide beforehand which news would truly make a difference.",
    "SP-Water":
      "Your first sense of a person is quick and often fair, though a low mood can borrow its voice for an evening.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "Reasons persuade you soonest, so add one column to the page for how each option will feel on Sunday night.",
      soft: "On many days the argument wins you over by only a small margin, and feeling may claim the close ones.",
    },
    F: {
      firm: "You weigh the human consequences first, and writing the practical ones beside them will steady the scales.",
      soft: "On many days kindness and logic agree in you, and when they part, kindness tends to speak first.",
    },
  },
  level:
    "Head and heart drew level in your answers, so a close choice deserves one night with each of them.",
};
