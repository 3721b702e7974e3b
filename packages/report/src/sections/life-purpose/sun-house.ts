import type { AngleReadings } from "../section-corpus.ts";

export const sunHouse: AngleReadings = {
  houseOf: "Sun",
  byHouse: [
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
};
