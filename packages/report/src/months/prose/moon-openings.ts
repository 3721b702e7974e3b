/**
 * What opens a new or full moon that is told at length, by the house it falls in, house 1 first: one wording
 * that begins with when it comes and one that does not. {When} and {date} as in the sentences of events.
 */
export const moonOpenings = {
  "new-moon": [
    [
      "{When} the new moon in {sign} falls in your first house, and a beginning now is about you: how you look, speak and decide.",
      "The new moon in {sign} on {date} is in your first house, where a change in yourself takes most easily.",
    ],
    [
      "{When} the new moon in {sign} comes to your second house, of money and worth, where a first step can be a single figure.",
      "Money is the subject of the new moon in {sign} on {date}, which falls in your second house and favors new terms.",
    ],
    [
      "{When} the new moon in {sign} falls in your third house, of talk, neighbors and all you learn in passing.",
      "The new moon in {sign} on {date} is in your third house, so a conversation started around it tends to go on.",
    ],
    [
      "{When} the new moon in {sign} reaches your fourth house, and what begins there begins at home.",
      "Home and family get a fresh start with the new moon in {sign} on {date}, in your fourth house.",
    ],
    [
      "{When} the new moon in {sign} falls in your fifth house, of romance, children and what you make for joy.",
      "The new moon in {sign} on {date} is in your fifth house, where a thing may begin for no better reason than joy.",
    ],
    [
      "{When} the new moon in {sign} falls in your sixth house, which is about work, habits and the body you do both with.",
      "The new moon in {sign} on {date}, in your sixth house, suits a change in how you spend an ordinary day.",
    ],
    [
      "{When} the new moon in {sign} falls in your seventh house, where things are begun by two.",
      "Partnership is what the new moon in {sign} on {date} is about, in your seventh house, so a first step needs a second person.",
    ],
    [
      "{When} the new moon in {sign} comes to your eighth house, of shared money, intimacy and trust.",
      "The new moon in {sign} on {date} falls in your eighth house, the place in a chart for what people owe each other.",
    ],
    [
      "{When} the new moon in {sign} falls in your ninth house, and points past what you already know.",
      "Travel, study and belief begin again with the new moon in {sign} on {date}, in your ninth house.",
    ],
    [
      "{When} the new moon in {sign} falls in your tenth house, at the top of the chart, where a start is made in front of others.",
      "The new moon in {sign} on {date} is the one for your career, in the tenth house, and asks what you want next.",
    ],
    [
      "{When} the new moon in {sign} comes to your eleventh house, of friends, groups and what you hope for.",
      "The new moon in {sign} on {date}, in your eleventh house, favors plans you can’t carry out alone.",
    ],
    [
      "{When} the new moon in {sign} falls in your twelfth house, the most private one, where starting means stopping something.",
      "The new moon in {sign} on {date} is in your twelfth house, and asks for rest before the next beginning.",
    ],
  ],
  "full-moon": [
    [
      "{When} the full moon in {sign} falls in your first house, and people see you as you are just now.",
      "The full moon in {sign} on {date} shines on you, in the first house, so what you have been changing in yourself shows.",
    ],
    [
      "{When} the full moon in {sign} lights your second house, and shows what you have and what you charge for your time.",
      "Money comes to a point with the full moon in {sign} on {date}, in your second house.",
    ],
    [
      "{When} the full moon in {sign} falls in your third house, and what has been half said wants its other half.",
      "The full moon in {sign} on {date} is in your third house, where messages, siblings and neighbors get louder.",
    ],
    [
      "{When} the full moon in {sign} lights your fourth house, and home asks for the attention that work has been getting.",
      "Family feeling is strongest around the full moon in {sign} on {date}, in your fourth house.",
    ],
    [
      "{When} the full moon in {sign} falls in your fifth house, and love, or something you have made, wants to be seen.",
      "The full moon in {sign} on {date} is in your fifth house, where you find out what still gives you joy.",
    ],
    [
      "{When} the full moon in {sign} lights your sixth house, and shows what your days cost you.",
      "Work and health come due with the full moon in {sign} on {date}, in your sixth house.",
    ],
    [
      "{When} the full moon in {sign} falls in your seventh house, and what stands between you and someone close is seen by both.",
      "The full moon in {sign} on {date} lights your seventh house, so these days belong to the two of you.",
    ],
    [
      "{When} the full moon in {sign} lights your eighth house, and debts, of money or of feeling, come up to be settled.",
      "Trust is the theme of the full moon in {sign} on {date}, in your eighth house, where little stays hidden.",
    ],
    [
      "{When} the full moon in {sign} falls in your ninth house, and something you believe meets its test.",
      "The full moon in {sign} on {date} lights your ninth house, where a journey, a study or a conviction comes to a result.",
    ],
    [
      "{When} the full moon in {sign} stands in your tenth house, and your work is seen by people who can reward it.",
      "Your name is in full light with the full moon in {sign} on {date}, in the tenth house.",
    ],
    [
      "{When} the full moon in {sign} lights your eleventh house, and you see which friends and which hopes have lasted.",
      "Friends and groups come to a head with the full moon in {sign} on {date}, in your eleventh house.",
    ],
    [
      "{When} the full moon in {sign} falls in your twelfth house, and what you put aside to get through the year comes back for a night.",
      "The full moon in {sign} on {date} is in your twelfth house, so expect vivid nights and leave a morning free.",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
