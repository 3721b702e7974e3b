import type { ZodiacSign } from "@cosmic/domain";

export const midheaven: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "An Aries Midheaven is known for firsts, being the first to try it, to say it, to take the risk, and also for an impatience that a boss who must approve each step brings out at its worst. Nerve makes the name. Finish one thing a year where people can see.",
  Taurus:
    "Reliability makes your name. With a Taurus Midheaven you’re known for delivering what was agreed, on time and in the same quality, so clients stay for years, and nobody thinks of paying you more because you complain so little. Ask for the raise yourself, with last year’s results.",
  Gemini:
    "Two careers can suit a Gemini Midheaven, which collects occupations and is known for information, good contacts and a way with words. Ask around what you do, and the answers differ, so that from outside it can look scattered. Find the phrase that says what your various jobs have in common, and use it.",
  Cancer:
    "People who deal with you at work feel cared for, and they remember it. A Cancer Midheaven builds its name on memory, loyalty and concern, in anything from medicine to a corner shop, until clients treat you as their own, with calls at supper and on vacation. Set your hours, and post them.",
  Leo: "You want recognition at work, and it helps to admit that. The Leo Midheaven looks for results that can be seen, brings a personal style to any field, is known by face as well as by name, and withers where credit goes elsewhere. Name your colleagues’ share in public; your own gets noticed with it.",
  Virgo:
    "Nobody promotes the one who can’t be replaced. A Virgo Midheaven, known for accuracy, competence and answered messages, is the person everyone asks for when it has to be right, and there lies the trap. Train a successor this year, and tell your boss what you’d like to do with the time.",
  Libra:
    "Fairness is what a Libra Midheaven tends to become known for. It does well with partners and clients, in law, design or negotiation, and wherever two sides need someone both can trust, but less well with any decision that will displease someone. Postpone enough of those and a good name suffers, so set a date for each one.",
  Scorpio:
    "Composure in emergencies, thorough investigation, coming back after a defeat: these make the name of a Scorpio Midheaven, and people turn to it when something has gone wrong, with respect and a little fear. Nobody brings you early warnings. To be told more, praise someone’s work in public this month.",
  Sagittarius:
    "Big ideas and a wide reach make the name of a Sagittarius Midheaven, through teaching, publishing, travel, law, anything that crosses a border, and employers see its enthusiasm at once. Consistency takes longer to find. Chances that talent had won get lost there, so look for work that leaves you free to move, and be punctual at it.",
  Capricorn:
    "A Capricorn Midheaven makes its name late and for a long time, through persistence, through knowing the work from the bottom up, and through taking responsibility when something fails. That last trait gets exploited. Before you climb on, study the daily life of whoever has the next position now.",
  Aquarius:
    "Being different can become a duty of its own. Originality is what an Aquarius Midheaven becomes known for, and it does well through networks, technology, reform, and the odd unpopular forecast that comes true, though less well under a boss who values obedience. Pick the one custom you most want to replace, and keep the others.",
  Pisces:
    "Your work tends to be hard to describe and easy to appreciate. A Pisces Midheaven is known for imagination or kindness, in the arts, in nursing, in charity, at sea, and it attracts admiration along with the misunderstanding that you’d do it for nothing. Put your prices and hours in writing, where everyone can read them.",
};
