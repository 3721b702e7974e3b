import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "The race is on before the other person has noticed a starting line. Venus in Aries flirts by challenge, betting who can skip the stone farther, and its interest cools when nothing resists. Enduring affection needs fresh contests. Arrange them in advance, and lose some of them graciously.",
  Taurus:
    "Seduction, as you understand it, involves bread. Venus is at home in Taurus and loves through the senses: clean sheets, the superior olive oil, an unhurried voice on the telephone. You don’t wander. But what’s yours is yours, and even a devoted creature likes to be let out to graze.",
  Gemini:
    "Words go straight to your head and then travel south. Venus in Gemini is courted by banter, an invented nickname, a penciled remark in the margin of a borrowed novel. You flirt as other people hum. Tell the person you chose, in so many words, that you chose them.",
  Cancer:
    "Affection means being fussed over, and fussing back. Venus in Cancer courts with leftovers in a labeled box, remembers which coat was worn to the first meeting, and observes every anniversary as a public holiday. It clings a little. When something hurts, come out and complain before the shell closes.",
  Leo: "Courtship should involve some kneeling. Venus in Leo loves in the grand style, with roses, extravagant toasts, and a loyalty that would wrestle a bear in formal wear, and it goes out like a neglected stove when nobody admires it. Ask for the compliment directly. Waiting is what sours you.",
  Virgo:
    "Venus has its fall in Virgo, as if love with its sleeves rolled up were worth less. Nonsense. You adore by attending: the vitamins sorted, the seam mended, the train looked up. But swallow every second suggestion. To the person beloved, practical advice at bedtime sounds remarkably like a grade.",
  Libra:
    "Venus rules Libra, and love here is a work of art with two signatures. You dress for dinner at home, you say please in the eleventh year, you’d rather be deceived prettily than informed through a mouthful of potato. Resentment grows beneath such manners. Candor would spoil only the evening.",
  Scorpio:
    "All or nothing, and afterward all again. Venus in Scorpio bonds as steel does, under heat, and remembers the temperature at which every promise was made. Flirtation bores you; being known doesn’t. Jealousy asks questions it has already answered, so state the fear in daylight before it hires a detective.",
  Sagittarius:
    "Love begins, for you, as an invitation: come along. Venus in Sagittarius flirts with jokes and itineraries, is frank to the point of bruising, and fears the word “forever” less than the words “every weekend.” Companions who roam bring you home. Promise less, and be present for it.",
  Capricorn:
    "You commit as banks lend, following inquiries. Venus in Capricorn shows love by turning up, paying for the boiler, and keeping a promise so old that the other party has forgotten it. Passion is there, under the overcoat. Unbutton sooner. Compliments cost less than the boiler and heat more.",
  Aquarius:
    "You’d like to be loved with the windows open. Venus in Aquarius prefers an arrangement of its own invention, falls for minds, stays friends with every former love, and gives more freedom than was requested. The other person takes it for absence. Say “I missed you,” surprising both parties.",
  Pisces:
    "Venus is exalted in Pisces, so love here recognizes no frontier. You forgive what hasn’t been confessed, find the wounded one at any party, and give until the giving has lost track of its recipient. It’s the real article. Ask something back each week, aloud, with a number in it.",
};
