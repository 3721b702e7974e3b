import type { RetrogradeCorpus } from "./chart-corpus.ts";

export const retrograde: RetrogradeCorpus = {
  Mercury:
    "Mercury appeared to move backward when you were born, and tradition reads a mind that goes over its own tracks before it speaks.",
  Venus:
    "Your Venus was retrograde at birth, a rare enough thing, and you may review your likings privately before you let anyone see them.",
  Mars: "At your birth Mars seemed to travel backward, an image of force held in reserve, so you may act best after a private rehearsal.",
};
