import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "The Sun in Aries comes alive at a first step that nobody ordered, and its interest drops off just as others join in, which is how half-done projects pile up. Beginning is your job, tradition says. Ask one person to see the next project through with you.",
  Taurus:
    "Building something useful and looking after it for years, be it a home, a skill, a firm or a marriage, is what satisfies the Sun in Taurus. Speed impresses you little. The danger is staying on after the thing has stopped growing, so ask on each birthday which of them you’d take up again.",
  Gemini:
    "The Sun in Gemini feels useful when something passes through it to someone else, be it news, an idea or the name of a person worth calling, and two enthusiasms at once need no apology. Thoroughness is what suffers, so keep to one topic for a year, and let the others roam.",
  Cancer:
    "To make a place where others feel safe is the work of the Sun in Cancer, at home, in a team or on a hospital ward. You say it’s no bother, and later feel overlooked because nobody asks what you need. Tell them.",
  Leo: "The Sun rules Leo, and its task is to do something it loves in full view, so that others dare to. You give warmth freely and people gather, but when nobody responds, you doubt the work itself. Finish something this month that no one will applaud.",
  Virgo:
    "To be of use is the purpose tradition gives the Sun in Virgo, which sees what fails in a process, a text or a body and likes setting it right more than being thanked. Then it goes on improving. Settle beforehand what good enough looks like.",
  Libra:
    "The Sun in Libra exists to make things fair, sees how two people who have stopped talking can meet again, and knows itself best in partnership, where its own wishes tend to come last. Once a day, say what you’d prefer before asking anyone else.",
  Scorpio:
    "The Sun in Scorpio is said to live for the truth of a matter, and people in a crisis turn to it. Your best work is often with what others won’t discuss, though not every silence conceals something. Ask first whether someone wants company or answers; being examined is tiring.",
  Sagittarius:
    "The Sun in Sagittarius is the seeker of the tradition, and its task is to find a meaning worth sharing. A course of study, a belief or a country not yet seen keeps you going, and the trouble is leaving for the next one too soon, so teach someone what you already know, right to the end.",
  Capricorn:
    "Building something that lasts is the aim the tradition gives to the Sun in Capricorn, so you think in years, take responsibility early in any group, and mistrust whatever came without effort. The danger is a life that is all preparation. Pick something to enjoy along the way.",
  Aquarius:
    "Choose one cause this year, and get to know three of the people it affects. The Sun in Aquarius is meant to improve the way things are arranged, for everyone, and it sees clearly from slightly outside the group, where people in general are easy to love. One at a time, they’re harder.",
  Pisces:
    "Compassion and imagination are the two gifts of the Sun in Pisces, and its purpose is to use them where others have stopped looking, in art, in care or in faith. Give the work fixed hours. Without limits, you take on whatever need is nearest and lose your own direction.",
};
