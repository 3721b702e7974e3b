/**
 * What opens a new or full moon that is told at length, by the house it falls in, house 1 first: one wording
 * that begins with when it comes and one that does not. {When} and {date} as in the sentences of events.
 */
export const moonOpenings = {
  "new-moon": [
    [
      "{When} the new moon in {sign} falls in your first house, a good beginning for anything about you: how you look, speak or decide.",
      "The new moon in {sign} on {date} is in your first house, so start with yourself and ask nobody’s permission.",
    ],
    [
      "{When} the new moon in {sign} comes to your second house, of money and worth, where one figure on paper is enough to begin with.",
      "Money is the subject of the new moon in {sign} on {date}, in your second house, a good one for renegotiating what you pay.",
    ],
    [
      "{When} the new moon in {sign} falls in your third house, of talk, neighbors and anything you can learn in passing.",
      "The new moon in {sign} on {date} is in your third house, so open one of the conversations you usually postpone.",
    ],
    [
      "{When} the new moon in {sign} reaches your fourth house, and suits any beginning made at home.",
      "Home and family are what to begin with at the new moon in {sign} on {date}, in your fourth house.",
    ],
    [
      "{When} the new moon in {sign} falls in your fifth house, of romance, children and what you’d make without being paid.",
      "The new moon in {sign} on {date} is in your fifth house, where wanting to is reason enough for beginning something.",
    ],
    [
      "{When} the new moon in {sign} falls in your sixth house, of work, habits and health, where small daily changes count most.",
      "The new moon in {sign} on {date}, in your sixth house, suits a change in how you spend an ordinary Tuesday.",
    ],
    [
      "{When} the new moon in {sign} falls in your seventh house, where things are best begun by two.",
      "Partnership is what the new moon in {sign} on {date} is about, in your seventh house, in love as in business and any shared kitchen.",
    ],
    [
      "{When} the new moon in {sign} comes to your eighth house, of shared money, intimacy and confidences.",
      "The new moon in {sign} on {date} falls in your eighth house, about what people owe each other and seldom mention aloud.",
    ],
    [
      "{When} the new moon in {sign} falls in your ninth house, so choose something you know nothing about.",
      "Travel, study or belief deserves a fresh start at the new moon in {sign} on {date}, in your ninth house.",
    ],
    [
      "{When} the new moon in {sign} falls in your tenth house, at the top of the chart, where beginnings are best made in public.",
      "The new moon in {sign} on {date} is the one for your career, in the tenth house, so decide what you’d like next.",
    ],
    [
      "{When} the new moon in {sign} comes to your eleventh house, of friends, groups and hopes worth mentioning.",
      "The new moon in {sign} on {date}, in your eleventh house, favors any plan that takes more people than you.",
    ],
    [
      "{When} the new moon in {sign} falls in your twelfth house, the most private one, where stopping something counts as beginning.",
      "The new moon in {sign} on {date} is in your twelfth house, so rest first and leave beginnings until afterward.",
    ],
  ],
  "full-moon": [
    [
      "{When} the full moon in {sign} falls in your first house, and you feel more looked at than usual.",
      "The full moon in {sign} on {date} is in your first house, so notice what half a year has changed in you.",
    ],
    [
      "{When} the full moon in {sign} lights your second house, so compare what your time costs with what you charge for it.",
      "Money matters feel more urgent around the full moon in {sign} on {date}, in your second house.",
    ],
    [
      "{When} the full moon in {sign} falls in your third house, and is made for finishing whatever you only half said.",
      "The full moon in {sign} on {date} is in your third house, so everybody talks more than usual, you included.",
    ],
    [
      "{When} the full moon in {sign} lights your fourth house, so give home some of the attention that work has been getting.",
      "Family feeling is strongest around the full moon in {sign} on {date}, in your fourth house.",
    ],
    [
      "{When} the full moon in {sign} falls in your fifth house, a good time to show love, or something you’ve made.",
      "The full moon in {sign} on {date} is in your fifth house, where it’s worth asking what still gives you joy.",
    ],
    [
      "{When} the full moon in {sign} lights your sixth house, so notice what’s been tiring you.",
      "Work and health deserve some honesty around the full moon in {sign} on {date}, in your sixth house.",
    ],
    [
      "{When} the full moon in {sign} falls in your seventh house, so bring up whatever stands between you and someone close.",
      "The full moon in {sign} on {date} lights your seventh house, so give the person nearest you an unhurried evening.",
    ],
    [
      "{When} the full moon in {sign} lights your eighth house, a good time for settling debts, of money or of feeling.",
      "Trust is the theme of the full moon in {sign} on {date}, in your eighth house, so ask instead of guessing.",
    ],
    [
      "{When} the full moon in {sign} falls in your ninth house, and invites a second look at something you believe.",
      "The full moon in {sign} on {date} lights your ninth house, where you take stock of what travel or study has taught you.",
    ],
    [
      "{When} the full moon in {sign} stands in your tenth house, a good time for letting others see your work.",
      "Reputation is the subject of the full moon in {sign} on {date}, in the tenth house.",
    ],
    [
      "{When} the full moon in {sign} lights your eleventh house, a good time to thank the friends who have lasted.",
      "Company is felt more strongly around the full moon in {sign} on {date}, in your eleventh house.",
    ],
    [
      "{When} the full moon in {sign} falls in your twelfth house, and what you put aside to get through the year is easily felt for a night.",
      "The full moon in {sign} on {date} is in your twelfth house, so sleep is light, and a free morning helps.",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
