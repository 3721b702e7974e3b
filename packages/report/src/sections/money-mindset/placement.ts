import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Money is ammunition. To Venus in Aries it exists in order to be fired at something desirable today, and the satisfaction peaks at the register. Returning half the purchase is also a habit of yours. Let desire spend one night in the basket first.",
  Taurus:
    "Comfort has a price, and you know it to the cent. Venus in Taurus has you buy seldom, and preserve the receipt in its original envelope, until prosperity gathers on you like moss. It prefers to stay. Selling anything, including a sinking investment, feels like giving away a pet.",
  Gemini:
    "Three trickling incomes please you more than one river. Venus in Gemini likes money to circulate, through side jobs, swaps and ingenious resales, and its attention dies at the word “portfolio.” Meanwhile subscriptions breed in the dark. Once a season, read your bank statement aloud as gossip.",
  Cancer:
    "Savings, to you, are a pantry. Venus in Cancer stocks up against winter, spends without blinking on the family roof or a cousin’s teeth, and can’t part with a coin that came from a grandfather. Loans to relatives seldom return. Decide beforehand which ones are presents, and wrap them.",
  Leo: "When the bill comes, your hand is there first. Venus in Leo pays like royalty, buys the velvet version, and would sooner skip lunch all week than be observed counting. Such generosity is sincere. So is the overdraft. Open one modest account that will never impress a soul.",
  Virgo:
    "You know what butter cost last spring. Venus in Virgo enjoys a tidy budget as others enjoy wine, compares, waits for the coupon, and afterward feels guilty about the one frivolous scarf. The leak is elsewhere. You undercharge for your own work, so bill the hours nobody saw, itemized.",
  Libra:
    "The vase was too expensive, and it was right. Venus in Libra spends on beauty and other people’s ease, divides every bill to the penny, and then hates to mention what it’s owed. A fair price is also a matter of taste. Ask a friend to quote yours.",
  Scorpio:
    "Other people’s finances interest you, and yours are nobody’s business. Venus in Scorpio appreciates leverage, buried reserves, an account the household hasn’t heard of, and it never forgets who paid last. Wealth means that you can’t be cornered. Show the books to whoever shares your bed; begin with the debts.",
  Sagittarius:
    "You spend as though more were on its way, and it’s maddening how frequently more is. Venus in Sagittarius buys tickets, courses and dinners for eleven, and considers interest rates a failure of imagination. Fortune likes you. Savings don’t. Automate a modest transfer, before the atlas comes down.",
  Capricorn:
    "Every coin reports for duty. Venus in Capricorn respects wealth that was earned, dreads owing, and wears an excellent watch, bought on the day it was affordable twice. Ease doesn’t accumulate along with the balance. Budget for nonsense, in writing, and have the nonsense audited by a child.",
  Aquarius:
    "Cash bores you; systems of exchange don’t. Venus in Aquarius finances a stranger’s invention, forgets the electricity bill, lives cheaply for months, then buys the oddest instrument in the catalog. Being unlike the neighbors has cost a fair amount. Make your own security a cause, and campaign for it.",
  Pisces:
    "Where did it go? Venus in Pisces lends to the sorrowful, pays the busker, drifts past the due date, and suspects that finance is a slightly vulgar dream that other people are having. Poverty isn’t holier. Appoint one sober friend, and go over the month’s numbers together, with cake.",
};
