import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "An open question is harder on you than a wrong answer. So Mercury in Aries generally settles it in the first minute and finds the reasons afterward, which works well enough for whatever can be undone next week. Anything else deserves a night. Write down what you want and why, and look again in the morning.",
  Taurus:
    "Pressed for an answer, you go silent. An option has to ripen before Mercury in Taurus will touch it, and a decision made that way seldom has to be made again, though some offers expire before it’s ready. Tell people when they’ll hear from you, and keep to the day.",
  Gemini:
    "Ask two people, not six, and fix the hour at which the question closes. Without such a limit Mercury in Gemini argues well for either option, changes its mind with every call, and by evening has discovered a third. More information seldom helps. A date to stop collecting it generally does.",
  Cancer:
    "Mood has more say than you’d admit. In Cancer, Mercury asks first how an option feels and whom it would affect, which is useful evidence until the feeling turns overnight and everything is open again. Write your answer down on two different days. If the two match, act.",
  Leo: "Mercury in Leo asks how an answer will look, favors the generous, visible option and then lives up to it, often for the best, until changing course would feel like losing face. Practice on small matters: say “I was wrong about that,” and go on.",
  Virgo:
    "Lists, comparisons, one more check: that’s how Mercury in Virgo goes on sorting until a single option is left, and the result is sound, except that a new phone gets as much study as a new job. Reserve that method for what can’t be undone. Otherwise, allow ten minutes.",
  Libra:
    "Each side has a point, and you can see it. So Mercury in Libra consults, weighs and consults again, until the delay has decided the matter by itself and everyone feels heard except you. Write your own verdict down first. If the final one differs, find out whom it was meant to please.",
  Scorpio:
    "Mercury in Scorpio reads motives well and is hard to fool, but it makes up its mind in private, assumes there is more to a story than was said, and lets others hear when it’s final. Unshared, a suspicion hardens into fact. Check yours with one ally before you act on it.",
  Sagittarius:
    "Regrets, when they come, tend to start with a detail that was there in writing, because Mercury in Sagittarius goes by optimism and the general direction, which often enough works out. The instinct is good. Have a cautious friend read anything that needs a signature.",
  Capricorn:
    "Will this still make sense in ten years? Mercury in Capricorn weighs the consequences, checks the cost, and prefers the option that has worked before, which makes its judgment sound and now and then rather joyless. Add another question to that one: which of these would I be sorry to have missed?",
  Aquarius:
    "An answer can be fair and still cost you sleep. Mercury in Aquarius decides by principle, as if for everyone, sets personal feelings aside, its own included, and stands by good logic even when friends object. That makes it consistent. As a last step, ask how you’ll live with the result.",
  Pisces:
    "Mercury in Pisces goes by feel, which is frequently right about people, but then a confident person comes along and your own leaning fades before you’ve examined it. Write down what you think before asking anyone. Compare later. Was it new facts that moved you, or pressure?",
};
