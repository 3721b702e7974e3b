import type { ForecastCorpus } from "./forecast-corpus.ts";

/** What tradition invites at a new moon, by the sign it falls in. */
export const newMoonIn: ForecastCorpus["newMoonIn"] = {
  Aries: [
    "Tradition treats this as a clean start, so choose one beginning small enough to make before the kettle boils.",
    "Courage is the subject of the season, and you might spend it on a single question you have been circling.",
  ],
  Taurus: [
    "The symbolism favours slow planting, which could mean sowing a herb, learning a recipe or keeping a simple promise to yourself.",
    "Ask what would make an ordinary day more comfortable, and begin with the item that costs nothing.",
  ],
  Gemini: [
    "A fresh notebook suits the mood, and three honest questions written in it may serve better than three resolutions.",
    "Messages are the traditional seed here, so consider writing to the person whose name keeps coming up.",
  ],
  Cancer: [
    "The invitation concerns shelter, and a rearranged chair or a meal shared at home can count as a beginning.",
    "Try asking an older relative, friend or photograph where one of your household customs came from.",
  ],
  Leo: [
    "Old almanacs give this darkness to the heart, so start something you would enjoy making badly.",
    "Play deserves a place in the diary, preferably an hour in which nobody evaluates the result.",
  ],
  Virgo: [
    "Small improvements are the traditional offering, and one drawer, one recipe or one sentence is quite sufficient.",
    "Consider which daily routine has quietly stopped helping, then alter a single step of it for a fortnight.",
  ],
  Libra: [
    "A new agreement may be worth drafting now, even if it only concerns who waters the plants.",
    "The invitation is to consider another person’s side first, and afterwards to say your own without apology.",
  ],
  Scorpio: [
    "Something private can be started in the dark, such as an honest letter that never needs posting.",
    "See what you are ready to stop carrying, because tradition counts an ending as a sort of seed.",
  ],
  Sagittarius: [
    "Look up from the desk, for the symbolism favours a journey, a course of study or a larger map.",
    "A question too big for one evening makes a good companion until the Moon is full.",
  ],
  Capricorn: [
    "Long undertakings are said to root well now, so write down where you would like to be standing in five years.",
    "Choose one responsibility that is truly yours, and give it a regular hour in the coming month.",
  ],
  Aquarius: [
    "The traditional seed is a shared idea, which might mean joining, founding or simply turning up.",
    "Experiment with one rule you have never questioned, and observe what happens when it is suspended for a week.",
  ],
  Pisces: [
    "Beginnings are allowed to be vague here, so let a wish exist for several days before you name it.",
    "Leave some silence in the calendar, as you would leave a field unploughed, and see what comes up.",
  ],
};

/** What tradition invites at a full moon, by the sign it falls in. */
export const fullMoonIn: ForecastCorpus["fullMoonIn"] = {
  Aries: [
    "Impatience shows clearly in this light, along with the reasonable wish that may be standing behind it.",
    "Consider where you have been waiting for permission, and whether any was ever required.",
  ],
  Taurus: [
    "Enough is the question of the night, and your cupboards, calendar and shoulders may each have an answer.",
    "Enjoy something already in your possession, slowly, as though it had been lent to you for one evening.",
  ],
  Gemini: [
    "Conversations begun a fortnight ago may reach their point, so listen for the sentence that finishes the subject.",
    "With so much being said, mark the one remark you would repeat to a friend next week.",
  ],
  Cancer: [
    "Feelings about home are easily seen now, including the ones that were put away with the winter blankets.",
    "Someone near you may need looking after, and it is permissible for that someone to be you.",
  ],
  Leo: [
    "Tradition reads a bright stage here, and an invitation to receive a compliment without handing it back.",
    "Watch where you are performing out of habit, and where the performance is simply joy.",
  ],
  Virgo: [
    "The light falls on unfinished particulars, though some of them look quite acceptable from a metre away.",
    "Take stock of what your effort has already improved before you inspect what remains to be done.",
  ],
  Libra: [
    "Partnerships of every kind come into view, together with the balance of who asks and who agrees.",
    "A courtesy you have kept up too long may be ready to be exchanged for a candid word.",
  ],
  Scorpio: [
    "Strong feeling belongs to the picture, and putting it on paper may be wiser than putting it in the post.",
    "What has been kept quiet can look smaller by moonlight, particularly when one trusted person sees it with you.",
  ],
  Sagittarius: [
    "Opinions tend to rise with this Moon, so ask what evidence would persuade you to change one of them.",
    "If the walls feel close, a longer walk than usual may answer better than a change of country.",
  ],
  Capricorn: [
    "Count what you have built so far, however modest, and let the remaining distance wait until morning.",
    "The old image is a summit with lamps below, which asks whom your ambition is meant to warm.",
  ],
  Aquarius: [
    "Your place among other people is illuminated, whether that place is in the centre or beside the door.",
    "Friends and causes may claim the evening, so decide beforehand how much of it you can honestly give.",
  ],
  Pisces: [
    "Dreams are said to be vivid now, and a pencil beside the bed costs very little attention.",
    "Compassion is the theme, beginning with the mistake you have already forgiven in everybody except yourself.",
  ],
};
