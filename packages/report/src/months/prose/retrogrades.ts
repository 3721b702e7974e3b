/**
 * The sentences that tell where a planet goes retrograde, by the house it does so in; house 1 first, four wordings each.
 * {date} is "March 8".
 */
export const retrogradeSentences = [
  [
    "On {date} {planet} goes retrograde, and for some weeks people take you for tired when you’re thinking and for cross when you’re tired, which calls for asking what they saw.",
    "On {date} {planet} turns retrograde, a stretch for going back to some part of yourself you gave up too early, the singing, the running or the loud laugh.",
    "From {date}, with {planet} retrograde, you look in the mirror like an editor, and the large alterations can wait until you’re reading more kindly.",
    "Old diaries and messages are good reading after {planet} goes retrograde on {date}, because the person in them was doing better than you knew at the time.",
  ],
  [
    "On {date} {planet} turns retrograde, a good stretch for mending or selling something you own before you go looking for its successor.",
    "From {date}, with {planet} retrograde, the bills of the past year make better reading than any catalog, and a line you can’t place deserves a call.",
    "Taste is changeable after {planet} turns retrograde on {date}, and what was irresistible on Saturday looks puzzled on the chair by Tuesday; keep the receipt.",
    "On {date} {planet} goes retrograde, and for some weeks small sums wander off, a subscription here and a fee there, until someone sits down with the statement and a pencil.",
  ],
  [
    "From {date}, with {planet} retrograde, what you meant and what they heard are two separate letters, and a voice on the phone does more than a fourth message.",
    "Everything takes one errand longer after {planet} goes retrograde on {date}, because the clerk is at lunch and the form was the other form, and half a list is plenty.",
    "On {date} {planet} goes retrograde, and for some weeks two people can read the same message and walk to two different corners; say the place and the hour twice.",
    "On {date} {planet} turns retrograde, and something sharp you once said comes back to you in the shower, where it sounds as if it could still be taken back.",
  ],
  [
    "Old photographs make a good evening after {planet} goes retrograde on {date}, beside someone who still knows the names and disputes the year.",
    "On {date} {planet} goes retrograde, and for some weeks whatever was fixed at home wants fixing again, which makes a second estimate a kindness to your temper.",
    "On {date} {planet} turns retrograde, a good time to ask a relative about the thing nobody ever told you, preferably while you’re both drying dishes.",
    "From {date}, with {planet} retrograde, home annoys you in detail, the drip, the drawer, the dark corner, and fixing one of them does more than an evening of real estate listings.",
  ],
  [
    "On {date} {planet} turns retrograde, and fun takes more arranging than it gives back, which makes the old place with the old crowd a better idea than the new one.",
    "From {date}, with {planet} retrograde, romance goes back over its own steps, and nothing is gained by asking where it’s heading before it knows.",
    "Whatever you’re making for pleasure gets harder to like after {planet} goes retrograde on {date}; turn it to the wall for a week, and judge it when you’ve slept.",
    "On {date} {planet} goes retrograde, and for some weeks a pastime you once dropped looks at you from the shelf, the guitar, the paints, the half-knitted sleeve.",
  ],
  [
    "From {date}, with {planet} retrograde, you notice which part of your routine has quietly stopped working, such as the alarm you sleep through or the list you no longer read.",
    "Doing things twice is normal after {planet} goes retrograde on {date}, and it’s less maddening if the first round was saved and the second one has coffee.",
    "On {date} {planet} goes retrograde, and for some weeks the same mistake comes back in a different shirt, the wrong attachment on Monday and the wrong Monday on Friday.",
    "On {date} {planet} turns retrograde, and doing three things at once, which may well work at other times, leaves you with three halves by evening; take them in single file.",
  ],
  [
    "Former friends and partners come to mind after {planet} goes retrograde on {date}, mostly in their best light, and if you write to one of them, ask for nothing.",
    "On {date} {planet} goes retrograde, and for some weeks old arguments come back with the same opening line; whoever laughs at it first has done both of you a favor.",
    "On {date} {planet} turns retrograde, and people take longer to answer, which from your side looks like coldness and from theirs like a very full week.",
    "From {date}, with {planet} retrograde, an agreement between two people needs rereading before it needs replacing, since each of you has been keeping a slightly different one.",
  ],
  [
    "On {date} {planet} goes retrograde, and for some weeks everyone has a different memory of who paid for what, which is best met with a list and a sense of humor.",
    "On {date} {planet} turns retrograde, and an old grief sits down beside you, often in the middle of an ordinary errand; give it an hour, and some company.",
    "From {date}, with {planet} retrograde, anything that ties your money to someone else’s wants two readers, and one of them should be a person who likes small print.",
    "After {planet} goes retrograde on {date}, midnight is a poor hour for confessions, and the ones that were true are still true at breakfast.",
  ],
  [
    "From {date}, with {planet} retrograde, a subject or a city you left half explored is better company than a new one, and you find you still know the way to the station.",
    "Second readings go better than first ones after {planet} goes retrograde on {date}, and the chapter you once skipped is often the one the book was about.",
    "On {date} {planet} goes retrograde, and for some weeks any journey grows an extra chapter with a gate change in it, and a ticket you can rebook beats a cheap one.",
    "On {date} {planet} turns retrograde, a good stretch for taking out an opinion you’ve held for years and seeing whether it still fits across the shoulders.",
  ],
  [
    "Jobs you turned down or left come to mind after {planet} goes retrograde on {date}, minus the commute, and what you miss about them is a hint about what to ask for now.",
    "On {date} {planet} goes retrograde, and for some weeks whatever you completed yesterday invites second thoughts today; keep the earlier draft, which is often the better one.",
    "On {date} {planet} turns retrograde, and any plan for your career deserves a second draft, written at home in old clothes, before it puts on a suit and goes out.",
    "From {date}, with {planet} retrograde, the people who have to approve things are waiting for someone else to approve them, and asking when gets further than asking whether.",
  ],
  [
    "On {date} {planet} goes retrograde, and for some weeks you think of a friend you’ve lost sight of, who may believe that you were the one who stopped calling.",
    "On {date} {planet} turns retrograde, and group plans drift until nobody knows who’s bringing the chairs; one message with a place and an hour is a gift to all.",
    "From {date}, with {planet} retrograde, a wish of two years ago comes up for renewal, and you’re free to let it lapse like a magazine you no longer open.",
    "Belonging feels less certain after {planet} goes retrograde on {date}, even in a room where somebody saved you a seat, and it’s fine to skip an evening.",
  ],
  [
    "On {date} {planet} turns retrograde, and rest is hard to come by unless you book it like the dentist and feel just as guilty about canceling.",
    "From {date}, with {planet} retrograde, something you settled without telling anyone asks to be looked at again, and this time a second pair of eyes would help.",
    "After {planet} goes retrograde on {date}, you look back at something you’ve ended, the way people go back to check the stove, and once is allowed.",
    "On {date} {planet} goes retrograde, and for some weeks the things you never got done introduce themselves one by one at night, until somebody writes them down.",
  ],
] as const satisfies readonly (readonly string[])[];
