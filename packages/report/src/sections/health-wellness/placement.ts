import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mars",
  bySign: {
    Aries: [
      "Mars was in Aries at your birth, like a sprinter on the blocks.",
      "Short, lively movement may appeal to you more than long routines, with a walk afterwards to let the dust settle.",
    ],
    Taurus: [
      "Taurus slows Mars to a ploughing pace, and so your chart has it.",
      "Steady effort with a good lunch after it may be your pleasure, whether digging, carrying or walking a heavy dog.",
    ],
    Gemini: [
      "Your Mars has light feet in Gemini, the sign of hands and talk.",
      "Variety could keep you moving, perhaps table tennis on one day and a chatty walk on the next.",
    ],
    Cancer: [
      "When you were born, Mars was in Cancer, where vigour follows mood.",
      "A gentle swim or an hour of tidying might fit the days on which harder effort feels like an argument.",
    ],
    Leo: [
      "Fire meets fire in your chart, with Mars in Leo.",
      "Music or friendly eyes may get you moving more gladly than any plan, so let dancing in the kitchen count.",
    ],
    Virgo: [
      "Mars kept a careful diary in Virgo at the time of your birth.",
      "Routine may please you, and a day of rest is easier to respect when it too is written in the plan.",
    ],
    Libra: [
      "In the sign of Libra, where Mars was at your birth, effort wants a partner.",
      "An appointment at the park gate may be kept for a friend when you would break it with yourself.",
    ],
    Scorpio: [
      "Mars burns low and long in Scorpio, its place on your birth date.",
      "All or nothing may be your habit, and a modest middle setting could feel quite strange on an ordinary weekday.",
    ],
    Sagittarius: [
      "You were born under Mars in Sagittarius, the symbol of long strides.",
      "Open country may call you out more reliably than a gym, even when it is only the far side of the common.",
    ],
    Capricorn: [
      "With Mars strong in Capricorn, your chart speaks of hill-walking endurance.",
      "You might press on through tiredness out of duty, and could treat rest as one more thing done properly.",
    ],
    Aquarius: [
      "Aquarius lends Mars an inventor’s restlessness in your birth chart.",
      "Odd sports and odd hours may suit you, as might a club that does not mind when you vanish for a week.",
    ],
    Pisces: [
      "Mars swam with the fishes of Pisces when you were born.",
      "Water, slow stretching or drifting music could invite you to move, and an early night may be worth more than extra effort.",
    ],
  },
  unsettled:
    "Mars crossed a sign boundary around your birth date, and only the exact moment could place it; in both signs it stands for physical spirit.",
};
