import type { AngleCorpus } from "../sky-corpus.ts";

export const angles: AngleCorpus = {
  ascendant: {
    Aries: [
      "Aries was rising in the east at your birth, and tradition takes the Ascendant for your way through a door.",
      "You may enter briskly and speak first, while others are still reading the notice.",
    ],
    Taurus: [
      "With Taurus on the eastern horizon, the old picture gives you an unhurried arrival and a voice that sits low.",
      "People may relax near you before they know why, and they seldom succeed in making you rush.",
    ],
    Gemini: [
      "Your Ascendant falls in Gemini, so the face you bring to strangers is a curious one with a question ready.",
      "New company may get two of your selves in an hour and enjoy guessing which is the host.",
    ],
    Cancer: [
      "Cancer stood at the rising point, where the symbolism places a careful welcome and a side door.",
      "You may study a room from its edge, then end up feeding everyone who was kind.",
    ],
    Leo: [
      "A Leo Ascendant, such as yours, is drawn with the curtains open and the lamps on.",
      "You might be noticed before you have done anything, which is pleasant on some evenings and tiring on others.",
    ],
    Virgo: [
      "At the hour you were born Virgo was coming up, a sign that wipes its shoes before it speaks.",
      "First impressions may be quiet and exact, with warmth arriving in the shape of something useful done.",
    ],
    Libra: [
      "Tradition gives a courteous threshold to those with Libra rising, as you have it.",
      "You may set others at ease by instinct, and afterwards need a minute to recall what you thought yourself.",
    ],
    Scorpio: [
      "Scorpio held the eastern edge of your sky, and its custom is to look long before it smiles.",
      "Strangers may feel seen and slightly searched, while your nearest people know how much humour waits behind the gate.",
    ],
    Sagittarius: [
      "Where the sky met the ground in the east stood Sagittarius, pictured with a bag already packed.",
      "You may greet the world in high spirits and tell a truth at the door that others save for coffee.",
    ],
    Capricorn: [
      "Because Capricorn was rising, the symbolism hands you a sober coat to wear among people you have just met.",
      "It may read as distance at first, and in time as somebody who does what was agreed.",
    ],
    Aquarius: [
      "Your rising sign is Aquarius, whose way of arriving is friendly, level and slightly apart from the procession.",
      "You might treat a minister and a plumber alike, and puzzle whoever expected a label.",
    ],
    Pisces: [
      "The sign on your Ascendant is Pisces, which has soft edges and takes on the colour of its surroundings.",
      "New acquaintances may see in you what they hoped to see, so let your own weather show now and then.",
    ],
  },
  midheaven: {
    Aries: [
      "At the top of your chart, the Midheaven, stands Aries, which tradition links with being first through a gap.",
      "Your public work may go well where something must be started and nobody has written the rules yet.",
    ],
    Taurus: [
      "Taurus holds the Midheaven, so the old image of your calling is a thing made well and kept in use.",
      "A name for steadiness may grow around you slowly, much as a path does.",
    ],
    Gemini: [
      "With Gemini at the Midheaven, the work that others see is pictured as talk, print, trade and connection.",
      "More than one title may fit on your card, and the pairing of the two could be the point.",
    ],
    Cancer: [
      "Cancer at the highest point of the wheel, the Midheaven, puts something homely in full view.",
      "You may be known in public for the kind of care that most people keep for the kitchen table.",
    ],
    Leo: [
      "Your Midheaven in Leo is drawn as a lit stage with one chair on it.",
      "Recognition may matter to you, and it tends to rest easier when the work was a joy in itself.",
    ],
    Virgo: [
      "The Midheaven of this chart lies in Virgo, where reputation is built out of details that did not go wrong.",
      "You may be thanked last and relied on first, so keep a record of what you mend.",
    ],
    Libra: [
      "Libra crowns the chart at its Midheaven, and symbolism turns the public face toward fairness, design and agreement.",
      "Your standing may depend on bringing two parties to one table, including the times when you are a party yourself.",
    ],
    Scorpio: [
      "With Scorpio on the meridian, the Midheaven points to work that goes behind closed doors and under surfaces.",
      "Others may trust you with what is delicate, private or broken, and remember that you did not flinch.",
    ],
    Sagittarius: [
      "Tradition gives a Midheaven in Sagittarius the view from a hill, with roads going off on every side.",
      "Teaching, travel or a wide question may shape what you are known for.",
    ],
    Capricorn: [
      "Capricorn is at ease on your Midheaven, since height and long effort are its subjects.",
      "Your good name may be a building that takes decades, so it is worth deciding early who may use the rooms.",
    ],
    Aquarius: [
      "The point of public life, the Midheaven, falls in Aquarius, among inventors, clubs and useful oddities.",
      "You may be valued for the view nobody else in the room would have put forward.",
    ],
    Pisces: [
      "A Midheaven in Pisces hangs a watercolour where other charts keep a job description.",
      "Your calling may involve images, care or the sea of human feeling, and it can change shape without losing its thread.",
    ],
  },
  sunHouse: [
    "The Sun stood in your first house, the region of the self, so people may recognise your intentions before they learn your name.",
    "A Sun in the second house shines on possessions and abilities, and self-respect may come to you by building something solid.",
    "In the third house the Sun illuminates streets, siblings and correspondence, so everyday exchange may nourish you better than grand occasions.",
    "Your Sun lay in the fourth house, at the foundation of the chart, and a settled home may be the root of your confidence.",
    "The fifth house, which held your Sun, is the playground of the wheel, where growth comes through making, courting and a little exhibition.",
    "With the Sun in the sixth house the tools are polished, and a well-organised ordinary day may satisfy you more than a medal.",
    "The seventh house gives the Sun a companion’s chair, so your own opinions may become visible in the act of answering someone.",
    "Since the Sun was in the eighth house, tradition directs your attention toward inheritance, loss and trust, where you may prove unusually steady.",
    "Far places and philosophical questions belong to the ninth house, and with the Sun there an interesting subject may keep you company for life.",
    "Your Sun stood in the tenth house, the public height of the wheel, and you may want an occupation that you could sign in public.",
    "The old name for the eleventh house was the good spirit, and a Sun there may find its warmth in friends and cooperative projects.",
    "Behind the scenes, in the twelfth house, the Sun of your chart may do its finest work unobserved, given sufficient quiet to do it in.",
  ],
  moonHouse: [
    "The Moon in the first house displays its weather openly, so others may read your emotions from how you take off your coat.",
    "Comfort and income are neighbours in this chart, for the Moon was in the second house, and a well-stocked larder may calm you.",
    "Because the Moon fell in the third house, feelings may travel by errands and conversation, or by a message inquiring after someone.",
    "In the fourth house the Moon has its own front door, and familiar surroundings may restore you better than any holiday.",
    "Your Moon in the fifth house wants to play, and an evening of games, singing or pastry may repair a difficult week.",
    "With the Moon in the sixth house, affection is expressed through chores, and you may feel settled once the cups are washed.",
    "The seventh house held your Moon, so being understood by one companion may mean more than popularity with a crowd.",
    "A Moon in the eighth house keeps a deep cellar, and long acquaintance may be necessary before anybody is shown the stairs.",
    "The ninth house lends the Moon a travelling bag, and unfamiliar bread or a foreign idea may feel curiously like home.",
    "Public and private run close where the Moon stands in the tenth house, and strangers may sense your condition from your work.",
    "Your Moon belongs to the eleventh house, where a circle of friends may serve as the family that is chosen.",
    "Hidden in the twelfth house, the Moon may require more solitude than you admit, and it repays each hour with clearer feeling.",
  ],
};
