/**
 * What opens a new or full moon, by the house it falls in, house 1 first; two wordings each, as two moons of a year may
 * fall in one house. {date} is "March 8", {sign} the sign it falls in.
 */
export const moonOpenings = {
  "new-moon": [
    [
      "On {date} the new moon in {sign} falls in your first house, and suits anything personal: how you look, how you come across, the name you go by.",
      "The new moon in {sign} on {date} is in your first house, where you can start over without anybody’s permission.",
    ],
    [
      "Money is what the new moon in {sign} on {date} is about, in your second house, and old habits of spending can go.",
      "On {date} the new moon in {sign} comes to your second house, of money and possessions, where one honest number is a start.",
    ],
    [
      "On {date} the new moon in {sign} falls in your third house, of talk, neighbors and whatever you pick up in passing.",
      "The new moon in {sign} on {date} is in your third house, a good one for the conversation you’ve been putting off.",
    ],
    [
      "Home gets a fresh start at the new moon in {sign} on {date}, in your fourth house.",
      "On {date} the new moon in {sign} is in your fourth house, and whatever you begin at home takes.",
    ],
    [
      "On {date} the new moon in {sign} falls in your fifth house, of romance, children and anything you’d make for nothing.",
      "The new moon in {sign} on {date} is in your fifth house, where “because I’d like to” is reason enough.",
    ],
    [
      "The new moon in {sign} on {date}, in your sixth house, is good for changing something about an ordinary Tuesday.",
      "On {date} the new moon in {sign} falls in your sixth house, of routine and health, where small changes do the most.",
    ],
    [
      "On {date} the new moon in {sign} falls in your seventh house, where things are best begun by two.",
      "The new moon in {sign} on {date}, in your seventh house, is about pairs of all kinds, in love, at work or at one bathroom sink.",
    ],
    [
      "The new moon in {sign} on {date} falls in your eighth house, which covers what people owe each other and seldom say.",
      "On {date} the new moon in {sign} comes to your eighth house, of shared money, intimacy and secrets.",
    ],
    [
      "On {date} the new moon in {sign} falls in your ninth house, where it’s a pleasure to be a beginner.",
      "The new moon in {sign} on {date}, in your ninth house, starts you on something larger: a trip, a course, a question.",
    ],
    [
      "The new moon in {sign} on {date} is in your tenth house, the one for your career and where it’s going.",
      "On {date} the new moon in {sign} falls in your tenth house, at the top of the chart, where you begin things in public.",
    ],
    [
      "On {date} the new moon in {sign} comes to your eleventh house, of friends, and of the hopes you tell them.",
      "The new moon in {sign} on {date}, in your eleventh house, suits anything you’d rather not do alone.",
    ],
    [
      "The new moon in {sign} on {date} is in your twelfth house, where rest comes before everything else.",
      "On {date} the new moon in {sign} falls in your twelfth house, the private one, where giving something up counts as a beginning.",
    ],
  ],
  "full-moon": [
    [
      "On {date} the full moon in {sign} falls in your first house, and you feel more visible than usual.",
      "The full moon in {sign} on {date} is in your first house, and shows you how much half a year has changed you.",
    ],
    [
      "Money feels more urgent than it is around the full moon in {sign} on {date}, in your second house.",
      "On {date} the full moon in {sign} lights your second house, with what you earn, what you own and what you’d like on the table.",
    ],
    [
      "On {date} the full moon in {sign} falls in your third house, and whatever was half expressed would like its other half.",
      "The full moon in {sign} on {date} is in your third house, and everybody’s talkative, not least you.",
    ],
    [
      "Everything at home matters twice as much around the full moon in {sign} on {date}, in your fourth house.",
      "On {date} the full moon in {sign} lights your fourth house, and home would like some of the attention that work has been getting.",
    ],
    [
      "On {date} the full moon in {sign} falls in your fifth house, a time to show what you feel, or what you’ve made.",
      "The full moon in {sign} on {date} is in your fifth house, and it’s obvious what still delights you.",
    ],
    [
      "Your health and your routine show their true state around the full moon in {sign} on {date}, in your sixth house.",
      "On {date} the full moon in {sign} lights your sixth house, and with it whatever wears you out.",
    ],
    [
      "On {date} the full moon in {sign} falls in your seventh house, and whatever stands between you and someone dear is hard to walk around.",
      "The full moon in {sign} on {date} lights your seventh house, and the person nearest you would like you unhurried.",
    ],
    [
      "The full moon in {sign} on {date}, in your eighth house, is about closeness and what it costs.",
      "On {date} the full moon in {sign} lights your eighth house, a time for paying back what you owe, in money or otherwise.",
    ],
    [
      "On {date} the full moon in {sign} falls in your ninth house, and something you’ve always believed could use a second look.",
      "The full moon in {sign} on {date} lights your ninth house, and you see how far all that travel and study has brought you.",
    ],
    [
      "The full moon in {sign} on {date}, in your tenth house, is about your name, and what people attach to it.",
      "On {date} the full moon in {sign} stands in your tenth house, and your work gets noticed by people you hadn’t thought of.",
    ],
    [
      "On {date} the full moon in {sign} lights your eleventh house, an occasion to celebrate the friends who’ve lasted.",
      "Your friends are on your mind around the full moon in {sign} on {date}, in your eleventh house.",
    ],
    [
      "The full moon in {sign} on {date} is in your twelfth house, when sleep is light and doing nothing helps.",
      "On {date} the full moon in {sign} falls in your twelfth house, and feelings you had no time for this year come by in the night.",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
