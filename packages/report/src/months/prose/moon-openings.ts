/**
 * What opens a new or full moon, by the house it falls in, house 1 first; two wordings each, as two moons of a year may
 * fall in one house. {date} is "March 8", {sign} the sign it falls in.
 */
export const moonOpenings = {
  "new-moon": [
    [
      "On {date} the new moon in {sign} falls in your first house, and suits anything personal: your appearance, your manner, the name you answer to.",
      "The new moon in {sign} on {date} is in your first house, where initiative needs nobody’s permission but yours.",
    ],
    [
      "Money is the theme of the new moon in {sign} on {date}, in your second house, where old arrangements deserve revision.",
      "On {date} the new moon in {sign} comes to your second house, of income and possessions, where one honest number is progress.",
    ],
    [
      "On {date} the new moon in {sign} falls in your third house, of language, neighbors and anything learned in passing.",
      "The new moon in {sign} on {date} is in your third house, where postponed discussions begin with hello.",
    ],
    [
      "Domestic life gets a fresh start at the new moon in {sign} on {date}, in your fourth house.",
      "On {date} the new moon in {sign} enters your fourth house, for undertakings behind your own door.",
    ],
    [
      "On {date} the new moon in {sign} falls in your fifth house, of romance, children and what you’d create unpaid.",
      "The new moon in {sign} on {date} is in your fifth house, where “because I’d like to” is sufficient.",
    ],
    [
      "The new moon in {sign} on {date}, in your sixth house, suits an experiment with a typical Tuesday.",
      "On {date} the new moon in {sign} falls in your sixth house, of routine and health, where minor adjustments do the most.",
    ],
    [
      "On {date} the new moon in {sign} falls in your seventh house, where things are best begun by two.",
      "Cooperation is the business of the new moon in {sign} on {date}, in your seventh house, in love, at work or at one bathroom sink.",
    ],
    [
      "The new moon in {sign} on {date} falls in your eighth house, about the obligations that people rarely state aloud.",
      "On {date} the new moon in {sign} comes to your eighth house, of joint finances, intimacy and confidences.",
    ],
    [
      "On {date} the new moon in {sign} falls in your ninth house, where inexperience is a pleasure.",
      "Travel, education or a large question begins afresh at the new moon in {sign} on {date}, in your ninth house.",
    ],
    [
      "The new moon in {sign} on {date} is the one for your career, in the tenth house, and for considering its direction.",
      "On {date} the new moon in {sign} falls in your tenth house, at the top of the chart, where initiatives are taken in public.",
    ],
    [
      "On {date} the new moon in {sign} comes to your eleventh house, of friends, and of ambitions confided to them.",
      "The new moon in {sign} on {date}, in your eleventh house, suits any project involving other people.",
    ],
    [
      "The new moon in {sign} on {date} is in your twelfth house, where the first obligation is rest.",
      "On {date} the new moon in {sign} falls in your twelfth house, the private one, where abandoning something is an achievement.",
    ],
  ],
  "full-moon": [
    [
      "On {date} the full moon in {sign} falls in your first house, and you feel more conspicuous than normal.",
      "The full moon in {sign} on {date} is in your first house, and reveals how half a year has altered you.",
    ],
    [
      "Money feels more urgent than it is around the full moon in {sign} on {date}, in your second house.",
      "On {date} the full moon in {sign} lights your second house, and income, possessions and wishes are on the table.",
    ],
    [
      "On {date} the full moon in {sign} falls in your third house, and whatever was half expressed would like its other half.",
      "The full moon in {sign} on {date} is in your third house, when everybody is talkative, not least you.",
    ],
    [
      "Domestic feeling runs high around the full moon in {sign} on {date}, in your fourth house.",
      "On {date} the full moon in {sign} lights your fourth house, and home deserves some of the attention that work monopolizes.",
    ],
    [
      "On {date} the full moon in {sign} falls in your fifth house, a time to display affection, or your handiwork.",
      "The full moon in {sign} on {date} is in your fifth house, inquiring what still delights you.",
    ],
    [
      "Health and routine deserve honesty around the full moon in {sign} on {date}, in your sixth house.",
      "On {date} the full moon in {sign} illuminates your sixth house, and with it whatever exhausts you.",
    ],
    [
      "On {date} the full moon in {sign} falls in your seventh house, and any obstacle between you and someone dear is hard to walk around.",
      "The full moon in {sign} on {date} lights your seventh house, an unhurried evening for the person nearest you.",
    ],
    [
      "Intimacy is the theme of the full moon in {sign} on {date}, in your eighth house; asking beats guessing.",
      "On {date} the full moon in {sign} lights your eighth house, a time for repaying debts, financial or emotional.",
    ],
    [
      "On {date} the full moon in {sign} falls in your ninth house, and recommends a second look at some conviction.",
      "The full moon in {sign} on {date} lights your ninth house, and the accumulated lessons of travel and study.",
    ],
    [
      "Your reputation is the topic of the full moon in {sign} on {date}, in the tenth house.",
      "On {date} the full moon in {sign} stands in your tenth house, when work is noticed by people you had overlooked.",
    ],
    [
      "On {date} the full moon in {sign} lights your eleventh house, an occasion to celebrate friends who have lasted.",
      "Friends occupy your mind around the full moon in {sign} on {date}, in your eleventh house.",
    ],
    [
      "The full moon in {sign} on {date} is in your twelfth house, when sleep is fragile and idleness helps.",
      "On {date} the full moon in {sign} falls in your twelfth house, and feelings you had no time for this year come by in the night.",
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
