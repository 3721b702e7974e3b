import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Nerve is catching, and Jupiter in Aries spreads it. People who have hesitated for a decade at the edge of the pool will jump after ten minutes in your company, and thank you once they’ve stopped coughing. The push is your talent. First find out who can swim.",
  Taurus:
    "Things multiply around you. Jupiter in Taurus has a touch for increase, effective on tomatoes, savings accounts and nervous guests alike, and its whole method consists of giving them enough. People imitate it and overwater. Your own difficulty lies in stopping at plenty, when more is so conveniently within reach.",
  Gemini:
    "For a quarter of an hour you can discuss anything with anybody, and they believe it’s your profession. Jupiter in Gemini makes a giant of curiosity. Facts cling to you. The larger talent is introduction: two strangers who should have met years ago, until you remembered them both.",
  Cancer:
    "People feel, in your company, they’ve come back to somewhere. In Cancer, Jupiter gives an instinct for welcome that has little to do with money: the nickname bestowed at a first meeting, the remembered allergy, the towel already laid out. Whole crowds thaw. Professionals charge for this.",
  Leo: "Jupiter in Leo turns up the volume on joy. A rained-out picnic becomes a legend under your direction; a frightened beginner is given a title and grows into it; an anecdote improves annually. Facts suffer somewhat. Play, taken seriously, is your talent, and most adults have mislaid theirs.",
  Virgo:
    "Jupiter, who prefers things vast, has to work with tweezers in Virgo, and the result is a peculiar abundance of skill. Techniques attach themselves to you like lint. Others have ideas; you have the talent of making an idea function, on a wet morning, with whatever parts are available.",
  Libra:
    "Enemies end up laughing at your parties. Jupiter in Libra has a genius for placement: who beside whom, which blue against which gray, the sentence that lets both sides win. It’s mistaken for luck and good lamps. Apply for the post of mediator, having filled it unpaid for years.",
  Scorpio:
    "Total strangers confess to you. Jupiter in Scorpio grows large in dark places, and it excels at research, at money with a past, at sitting beside someone through the worst hour without consulting a watch. What others throw out makes you rich. They never ask for it back.",
  Sagittarius:
    "Hope is a skill, and you have it at concert level. Jupiter rules Sagittarius, and through you it teaches: a shrug turns into a parable, a missed train turns into the best night of the trip, and a doubtful kid enrolls in college. Keep the parable; verify the numbers.",
  Capricorn:
    "Jupiter in Capricorn gives the talent of making things real, at cost. You perceive what an ambitious dream requires in lumber, permits and years, and instead of laughing you look for a pencil. Institutions open for you. Anyone who has been called unrealistic ought to be introduced to you immediately.",
  Aquarius:
    "Jupiter in Aquarius gives you a head for crowds. You see how a village, a network, a thousand strangers would behave if a single rule were altered, and now and then you alter it. Outcasts find you. Your best inventions are groups that didn’t exist until you booked the hall.",
  Pisces:
    "Whatever you pour increases in the pouring. Jupiter, old ruler of Pisces, gives an imagination without banks and a compassion that includes the burglar, and you can play by ear in more than music. So much talent needs a bowl: a fixed hour, one instrument, a listener who notices absences.",
};
