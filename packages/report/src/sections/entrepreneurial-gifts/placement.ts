import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Competitors are still comparing typefaces when you make the first sale, from the trunk of a car, at a price invented on the spot. Such is Mars in Aries: magnificent at ignition. Month seven bores it. Find the partner who positively enjoys month seven, and give that person real shares.",
  Taurus:
    "Constant pressure, applied daily, is how Mars in Taurus makes a business. Investors yawn; then they look again at the fifth year’s figures. You sell what can be tasted or sat upon, and you’d sooner own the building than the publicity. Changing the recipe is the part you resist.",
  Gemini:
    "By lunchtime there are two company names and a logo. Mars in Gemini darts at openings that slower people walk past, buys here, sells there, introduces the buyer to the seller and charges both. You’re the product. Paperwork trails behind like tissue on a shoe; hire the remover.",
  Cancer:
    "For yourself you’d never have started it; for them you would. Mars in Cancer works hardest with mouths to feed, and any enterprise it launches turns into a clan, complete with nicknames and an employee who should have left in spring. Protect the margin as fiercely as the people.",
  Leo: "The brand is you, intended or not. Mars in Leo starts ventures with its own portrait above the entrance and sells through sheer delight in the product, which no advertiser can counterfeit. Employees adore you or resign. Put your name on it, and then let another person’s idea win something.",
  Virgo:
    "A whole firm can be built on one thing done properly. Mars in Virgo spots the inefficiency that everyone steps around, sells the remedy, and answers complaints personally, by name. Growth worries you, since strangers will touch the product. Write the manual. Then let them, and look the other way.",
  Libra:
    "Nothing should ever be founded by you alone. Mars in Libra does its finest work in tandem, one to propose and the other to object, and wins clients by treating negotiation as a branch of hospitality. Partnership papers feel unromantic. Sign them during the honeymoon, when both are embarrassingly generous.",
  Scorpio:
    "You can run a company on no sleep, no funds and sheer refusal. Mars in Scorpio excels in markets that make competitors squeamish, debt, demolition, drains, and knows a rival’s weakness before its own prices. Everything passes through you. Give one other human the password, then take a vacation.",
  Sagittarius:
    "The plan fits on a napkin, and the napkin says “worldwide.” Mars in Sagittarius sells the vision before any product exists, hires friends, overshoots, laughs, and tries again abroad. Half your competitors never dared. The others employ someone who reads invoices. Get one, and don’t call them negative.",
  Capricorn:
    "Nobody outworks you, and sensible people don’t try. Mars in Capricorn begins an enterprise as a general begins a campaign, with supply lines, and is still advancing when gifted competitors have burned their last dollar. Profit arrives late and stays. Celebrate the first sale regardless. Your troops require a parade.",
  Aquarius:
    "Told that it can’t be done, you ask who measured. Mars in Aquarius builds what has no category yet, with a crew of misfits who never shared a payroll before, and works in bursts. Customers catch up eventually. Until then, sell something they understand, to pay for the antenna.",
  Pisces:
    "Your business plan is a mood, and the customers come in for the mood. Mars in Pisces moves when inspired, sells comfort and escape, and appears where a need is about to be. Invoices float by. Tie yourself to a practical partner; the tide does your marketing.",
};
