/**
 * What opens a new or full moon, by the house it falls in, house 1 first; two wordings each, as two moons of a year may
 * fall in one house. {date} is "March 8", {sign} the sign it falls in.
 */
export const moonOpenings = {
  "new-moon": [
    [
      "On {date} the new moon in {sign} falls in your first house, a good beginning for anything about you: how you look, how you speak, what you answer to.",
      "The new moon in {sign} on {date} is in your first house, where a beginning needs nobody’s permission but yours.",
    ],
    [
      "Money is the subject of the new moon in {sign} on {date}, in your second house, where old arrangements deserve a fresh look.",
      "On {date} the new moon in {sign} comes to your second house, of money and worth, where a single figure on paper is a beginning.",
    ],
    [
      "On {date} the new moon in {sign} falls in your third house, of talk, neighbors and anything you can learn in passing.",
      "The new moon in {sign} on {date} is in your third house, where many a postponed talk begins with hello.",
    ],
    [
      "Home and family get the fresh start at the new moon in {sign} on {date}, in your fourth house.",
      "On {date} the new moon in {sign} reaches your fourth house, for beginnings behind your own front door.",
    ],
    [
      "On {date} the new moon in {sign} falls in your fifth house, of romance, children and what you’d make without being paid.",
      "The new moon in {sign} on {date} is in your fifth house, where “because I’d like to” is grounds enough.",
    ],
    [
      "The new moon in {sign} on {date}, in your sixth house, suits a change in how you spend an ordinary Tuesday.",
      "On {date} the new moon in {sign} falls in your sixth house, of work, habits and health, where small changes do the most.",
    ],
    [
      "On {date} the new moon in {sign} falls in your seventh house, where things are best begun by two.",
      "Two people are the subject of the new moon in {sign} on {date}, in your seventh house, in love, in business or at one kitchen sink.",
    ],
    [
      "The new moon in {sign} on {date} falls in your eighth house, about what people owe each other and rarely say aloud.",
      "On {date} the new moon in {sign} comes to your eighth house, of shared money, closeness and things told in private.",
    ],
    [
      "On {date} the new moon in {sign} falls in your ninth house, where knowing nothing yet is a pleasure.",
      "Travel, study or a large question gets its fresh start at the new moon in {sign} on {date}, in your ninth house.",
    ],
    [
      "The new moon in {sign} on {date} is the one for your career, in the tenth house, and for asking where it should go.",
      "On {date} the new moon in {sign} falls in your tenth house, at the top of the chart, where beginnings are made in plain view.",
    ],
    [
      "On {date} the new moon in {sign} comes to your eleventh house, of friends, groups and the hopes you tell them.",
      "The new moon in {sign} on {date}, in your eleventh house, favors any plan that takes more people than you.",
    ],
    [
      "The new moon in {sign} on {date} is in your twelfth house, where the thing to begin with is rest.",
      "On {date} the new moon in {sign} falls in your twelfth house, the most private one, where stopping something is a beginning, too.",
    ],
  ],
  "full-moon": [
    [
      "On {date} the full moon in {sign} falls in your first house, and you feel more looked at than you normally do.",
      "The full moon in {sign} on {date} is in your first house, and shows what half a year has changed in you.",
    ],
    [
      "Money feels more urgent than it is around the full moon in {sign} on {date}, in your second house.",
      "On {date} the full moon in {sign} lights your second house, and what you earn, own and want is all on the table.",
    ],
    [
      "On {date} the full moon in {sign} falls in your third house, and whatever you only half said would like its other half.",
      "The full moon in {sign} on {date} is in your third house, when everybody has something to say, you included.",
    ],
    [
      "Family feeling runs highest around the full moon in {sign} on {date}, in your fourth house.",
      "On {date} the full moon in {sign} lights your fourth house, and home wants some of the attention that work has been getting.",
    ],
    [
      "On {date} the full moon in {sign} falls in your fifth house, a good time to show love, or something you’ve made.",
      "The full moon in {sign} on {date} is in your fifth house, and asks what still gives you joy.",
    ],
    [
      "Work and health deserve some honesty around the full moon in {sign} on {date}, in your sixth house.",
      "On {date} the full moon in {sign} lights your sixth house, and with it whatever’s been tiring you.",
    ],
    [
      "On {date} the full moon in {sign} falls in your seventh house, and whatever stands between you and someone close is hard to walk around.",
      "The full moon in {sign} on {date} lights your seventh house, a night for the person nearest you and for no hurry.",
    ],
    [
      "Trust is the theme of the full moon in {sign} on {date}, in your eighth house, where asking beats guessing.",
      "On {date} the full moon in {sign} lights your eighth house, a good time for paying debts, of money or of feeling.",
    ],
    [
      "On {date} the full moon in {sign} falls in your ninth house, and invites a second look at something you believe.",
      "The full moon in {sign} on {date} lights your ninth house, and whatever travel or study has taught you so far.",
    ],
    [
      "Your good name is the subject of the full moon in {sign} on {date}, in the tenth house.",
      "On {date} the full moon in {sign} stands in your tenth house, when work is seen by people you’d forgotten were looking.",
    ],
    [
      "On {date} the full moon in {sign} lights your eleventh house, a good time to thank the friends who have lasted.",
      "Friends are on your mind around the full moon in {sign} on {date}, in your eleventh house.",
    ],
    [
      "The full moon in {sign} on {date} is in your twelfth house, when sleep is light and a free morning helps.",
      "On {date} the full moon in {sign} falls in your twelfth house, and feelings you had no time for this year come by in the night.",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
