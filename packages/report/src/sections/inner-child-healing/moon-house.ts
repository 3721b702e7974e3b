import type { AngleReadings } from "../section-corpus.ts";

export const moonHouse: AngleReadings = {
  houseOf: "Moon",
  byHouse: [
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
