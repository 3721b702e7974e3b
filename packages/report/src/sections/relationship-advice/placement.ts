import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "What happens once the chase is over? Venus in Aries flirts by challenge, says openly whom it likes, and cools when nothing resists, which a steady partner can take as being dropped, though new things done together soon bring the spark back. Plan one before you feel bored.",
  Taurus:
    "Love, for you, is mostly physical and daily. At home in Taurus, Venus shows it with food, touch, a calm tone and being there, and is so loyal that it can turn possessive, as if a partner’s time apart were a loss. Suggest the separate evening yourself, before they ask.",
  Gemini:
    "Wit wins you before looks do. Banter, letters and private puns are how Venus in Gemini falls in love, and it flirts so lightly that it hardly notices, though a partner does, and is left guessing. Tell the person you love, in so many words, that you do.",
  Cancer:
    "Venus in Cancer shows love by fussing over someone, feels loved when it’s fussed over in return, and never forgets tastes, birthdays or the first meeting. When wounded it turns cold and waits to be asked what’s wrong. Speak first: “That hurt, and I’d like to talk about it.”",
  Leo: "Plans for celebrations, compliments in public, a loyalty that outlasts trouble: this is Venus in Leo as long as it feels admired, and when it doesn’t, it turns cool and nobody knows why. Ask for the compliment. It still counts if you had to.",
  Virgo:
    "Your love is practical. You see what someone lacks and provide it without a word, and they may hear only the criticism, since Venus has its fall in Virgo, tradition says, where it finds the flaw even in what it adores. Ask “Do you want help, or just an ear?” before you advise.",
  Libra:
    "Venus rules Libra, and you go on taking care over love when others have stopped, with manners, compliments and an attractive table, but each complaint left unsaid to save the evening adds some distance. Raise one early, and begin with “I’d like us to change something.”",
  Scorpio:
    "Venus in Scorpio is said to be loyal to the end, passionate, and so alert to the slightest withdrawal that a late reply can feel like betrayal. Next comes an interrogation. The other person grows careful, which then looks like proof. Say what you’re afraid of and leave out the evidence: “I’m scared you’re losing interest.”",
  Sagittarius:
    "Adventures for two bring you nearer to someone than long talks about the relationship do, and a partner can mistake that for a lack of love, particularly when affection turns into a schedule and you grow restless. Venus in Sagittarius is generous, funny and blunt. Make few promises, and make good on them all.",
  Capricorn:
    "Affection, in your case, tends to take the form of things done, a bill paid, a deadline met, a problem solved overnight, while the other person is perhaps waiting for words. Venus in Capricorn commits late and then means it. Offer one compliment a day for a week, about character and not performance.",
  Aquarius:
    "A partner can take the freedom you give for indifference. Venus in Aquarius falls in love with a mind, prefers an arrangement of its own design to anything customary, and holds that closeness needs air, which is true as far as it goes. It needs words as well; say one sentimental thing each week.",
  Pisces:
    "Astrologers call Venus exalted in Pisces, meaning that love is thought to be at its most generous there, quick to forgive, alert to who is in pain, and given without keeping score. Some people will let you. Ask for one definite thing each week, an evening or a favor, and see who is pleased to be asked.",
};
