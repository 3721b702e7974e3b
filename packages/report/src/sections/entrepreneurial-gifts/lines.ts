import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Left to design an enterprise, you would begin with the weak point in somebody else’s system.",
      "Your gift is structure that still makes sense in five years.",
      "Customers arrive with untidy wishes, however well the diagram was drawn, and listening to them is part of the architecture.",
    ],
    INTP: [
      "An unsolved annoyance can hold your interest far longer than the prospect of running a company.",
      "That is useful, since many good ventures start as a stubborn question.",
      "Find somebody who enjoys invoices, and agree beforehand when the prototype counts as finished enough to show.",
    ],
    ENTJ: [
      "You see a half-empty warehouse and have usually staffed it, in imagination, before reaching the car.",
      "Organising people and resources around a goal comes naturally to you.",
      "Ventures of yours may grow best when one colleague is paid to tell you what the workshop floor really thinks.",
    ],
    ENTP: [
      "New markets look to you like rooms with the furniture still wrapped.",
      "You are inventive in the opening months, quick at explaining and cheerfully unembarrassed by a failed experiment.",
      "The middle of any venture is quieter, so collect partners who find maintenance as absorbing as you find discovery.",
    ],
    INFJ: [
      "What you would build commercially tends to begin with a person you have watched struggle.",
      "You notice needs that surveys miss, and can picture the whole experience from doorbell to farewell.",
      "A price list may feel awkward at first, though it is simply another kind of clear communication.",
    ],
    INFP: [
      "Enterprise appeals to you once it carries a signature, as with a small press, a studio or a carefully chosen shop.",
      "Sincerity is your natural advertisement.",
      "The practical lesson is that a fair fee protects the work, in much the way that a frame protects a drawing.",
    ],
    ENFJ: [
      "People gather around your projects because you remember to tell them what their part is for.",
      "Morale, introductions and persuasive storytelling are among your commercial gifts.",
      "Guard against the generous discount offered in mid-sentence, and let the figures have a chair at every meeting.",
    ],
    ENFP: [
      "You can describe a business that does not yet exist until listeners ask for its opening hours.",
      "That power to make possibility visible is rare and should be used with a diary open.",
      "Choose one idea a season, and introduce the others to friends who need them.",
    ],
    ISTJ: [
      "Solid enterprises are often run by someone like you, who reads the contract before admiring the office.",
      "You deliver what was described, on the day it was expected, and reputation follows such behaviour.",
      "A small budget for experiments can keep an orderly firm from growing stale.",
    ],
    ISFJ: [
      "The businesses you could run well are those that customers describe to their friends in a lowered, grateful voice.",
      "Detail, discretion and genuine aftercare come easily to you.",
      "Speaking about your own quality is harder, so let a satisfied person’s exact words do some of it.",
    ],
    ESTJ: [
      "An untidy operation tempts you, and soon it has rotas, labels and a working telephone.",
      "Execution is your entrepreneurial talent, and it is scarcer than ideas.",
      "Leave an hour unassigned each week, for the suggestion that fits none of the existing departments.",
    ],
    ESFJ: [
      "Hospitality is your commercial instinct, whether the product is bread, training or replacement tyres.",
      "You recall names, complaints and favourite tables, and you turn strangers into regulars.",
      "When a policy must disappoint someone, a written rule can stand beside you and share the discomfort of explaining it.",
    ],
    ISTP: [
      "Most ventures are improved by a person who can open the machine, and that is often you.",
      "You prefer testing to talking, and waste little on decoration.",
      "Since customers cannot see inside the casing, try letting them watch you work, which advertises better than any slogan.",
    ],
    ISFP: [
      "An eye like yours can lift an ordinary product into something people hesitate to throw away.",
      "You work best on a human scale, with materials you respect and a door that closes.",
      "The selling might be entrusted to photographs, a short honest label, and one outspoken admirer.",
    ],
    ESTP: [
      "Trading comes to you as it does to a market gull, by sharp eyes and excellent timing.",
      "You negotiate calmly, enjoy the telephone and learn a trade by standing in the middle of it.",
      "Put the bookkeeping on a fixed morning, before the interesting calls begin.",
    ],
    ESFP: [
      "Customers enjoy buying from someone who is visibly having a good day, and you are gifted at having one.",
      "Presentation, timing and personal warmth are your working capital.",
      "Behind the counter keep a plain notebook of costs, with a page for the quiet weeks that visit every business.",
    ],
  },
  bySign: {
    Aries: [
      "The ram’s sign is tradition’s founder, happiest in the hour before anyone else has opened.",
      "Mars lends Aries nerve for the first sale and impatience with the second meeting.",
      "Launching is therefore the easier half; consider who will be holding the keys once the ribbon has been cut.",
    ],
    Taurus: [
      "Value is the old theme of Taurus, a sign that feels the cloth before asking its price.",
      "The symbolism favours goods that last, customers who return and premises with decent light.",
      "Growth may be slow and surprisingly comfortable; an occasional visit to newer shops would keep the stock from settling into furniture.",
    ],
    Gemini: [
      "Mercury looks after merchants as well as messengers, which makes trade a family business for Gemini.",
      "Here the gift lies in words, contacts and noticing what two industries might borrow from each other.",
      "Variety energises everything; a single written priority, displayed above the desk, would do the work of an anchor.",
    ],
    Cancer: [
      "Enterprise under Cancer tends to resemble a well-kept house, with customers treated as visitors and staff as relations.",
      "Traditional writers praised the sign’s memory for what people like.",
      "Its caution about money has its uses; remember only that shelter can also be carried somewhere new.",
    ],
    Leo: [
      "A shopfront with excellent lighting would please Leo, the sign that tradition appoints to the public stage.",
      "Here a venture gains a face, a story and a certain generosity of scale.",
      "People like to be proud of where they buy; share the credit in large letters, and the spotlight becomes a resource.",
    ],
    Virgo: [
      "Good method is practically a devotional act in the symbolism of Virgo.",
      "The sign sees the loose thread, the unclear instruction and the wasted afternoon, and can turn each into a better process.",
      "Other people gladly borrow such a skill; release the thing once it serves, and refine the second edition.",
    ],
    Libra: [
      "Deals with two satisfied parties are the traditional craft of Libra, the sign of contracts and graceful rooms.",
      "A second signature suits this symbolism, particularly that of someone who enjoys a brisk decision.",
      "Taste is a genuine asset; whenever a negotiation stalls, one honest figure placed on the table may be all it needs.",
    ],
    Scorpio: [
      "Research, turnarounds and anything requiring discretion fall within the old province of Scorpio.",
      "The sign studies how power and money actually move, and says little until the pattern is plain.",
      "Commitment runs deep; clients are reassured by a window or two, so explain some of what happens behind the door.",
    ],
    Sagittarius: [
      "Jupiter’s optimism gives Sagittarius an instinct for expansion, distant customers and the persuasive larger picture.",
      "Teaching, publishing and travel are its usual trades, though any shop can have a horizon.",
      "Aim is the sign’s pleasure; counting what came of it afterwards is a dull little task that keeps the doors open.",
    ],
    Capricorn: [
      "In the almanac tradition Capricorn is the born proprietor, willing to begin in the basement and keep the receipts.",
      "Saturn rewards structure, patience and work that somebody inspects.",
      "The goal is scheduled; let celebration be scheduled too, perhaps at each landing, so that colleagues remain for the view.",
    ],
    Aquarius: [
      "The water-bearer’s enterprise usually carries something useful to a great many people at once.",
      "Tradition credits Aquarius with networks, inventions and a principled dislike of hierarchy.",
      "Its product may be early for its time; speaking with ten actual users, face to face, will tell you how early.",
    ],
    Pisces: [
      "Imagination is the trading capital of Pisces, along with an uncommon patience with vague customers.",
      "Its natural wares are comfort, image and atmosphere.",
      "Boundaries are the usual shortage; a printed timetable and a firm closing hour can be surprisingly kind to a dreamer.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Strategy moves at a gallop in this pairing, and first versions appear remarkably soon; a slow reader on the team would earn every biscuit.",
    "NT-Earth":
      "Concept and construction cooperate well here, so the thing you imagined tends to have working drains; durable systems are your likely signature.",
    "NT-Air":
      "Originality comes cheaply to this combination, which may invent three companies over lunch; commerce begins when one of them receives an address.",
    "NT-Water":
      "Behind the spreadsheet in this pairing there is an unusual feel for motive; you could design services around worries that competitors have scarcely recognised.",
    "NF-Fire":
      "A cause with a cash register describes this ardent blend rather fairly; your conviction recruits people, and a modest plan keeps them paid and rested.",
    "NF-Earth":
      "Ethical intentions become tangible here, as workshops, kitchens or well-made tools; slow growth may agree with both the conscience and the accounts.",
    "NF-Air":
      "Your combination sells through explanation, since you honestly enjoy helping somebody understand; a newsletter, a class or a single clear page could be its natural shopfront.",
    "NF-Water":
      "Empathy tells this pairing what is missing from a town, a service or a form; let somebody hard-headed help you decide what to charge for noticing.",
    "SJ-Fire":
      "Enterprise in this combination rises early and answers its correspondence; confidence plus routine is an attractive mixture to anyone choosing a dependable supplier.",
    "SJ-Earth":
      "Here is a natural custodian of stock, premises and good name; neat records come easily, and a carefully fenced experiment might keep them interesting.",
    "SJ-Air":
      "Procedure and clear language work together here, producing instructions that actual humans can follow; plenty of struggling organisations would welcome precisely that.",
    "SJ-Water":
      "Customers remember being remembered, and this pairing has the index cards to manage it; loyalty is your market, provided kindness also appears on the invoice.",
    "SP-Fire":
      "Opportunity rarely knocks twice in this combination, because the door is already open; some ventures want precisely such speed, followed by a good night’s sleep.",
    "SP-Earth":
      "Skilled hands and commercial common sense meet comfortably in this pairing; people trust a maker who can show the joint, the seam or the repaired engine.",
    "SP-Air":
      "Agility is the advantage here, with a friendly manner and very little baggage; change the offer quickly if you like, and keep the telephone number constant.",
    "SP-Water":
      "Atmosphere is something this pairing creates almost without trying, and customers linger in it; consider how much of your product is really the mood.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "You lean firmly toward settled plans, so schedule a regular hour for hearing evidence that the plan has aged.",
      soft: "With a slight lean toward planning, you can keep a timetable and still recognise the profitable detour when it appears.",
    },
    P: {
      firm: "Openness is plainly your working style, and a few fixed appointments will protect it from other people’s emergencies.",
      soft: "On many days you would rather adapt than arrange, although you may see yourself in both the improviser and the planner.",
    },
  },
  level:
    "Your answers split evenly between planning and adapting, so settle the dates in advance and leave the details loose.",
};
