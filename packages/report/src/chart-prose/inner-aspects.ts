import type { AspectCorpus } from "./chart-corpus.ts";

/** Aspects among the Sun, the Moon and the three quick planets. */
export const innerAspects: AspectCorpus = {
  "Sun-Moon": {
    joined:
      "What you want and what you need tend to pull on one rope, so you may decide quickly and see your own blind corner late.",
    flowing:
      "Old books take this for ease between day and night, a companionable state in which decisions seldom cost much sleep.",
    tense:
      "Tradition hears two voices here, purpose and comfort, and much can be learned on the days when they want different suppers.",
  },
  "Sun-Mercury": {
    joined:
      "Mind and will share a desk in this picture, so speaking may be how you learn what you intend to do.",
  },
  "Sun-Venus": {
    joined:
      "The symbolism lends grace to the will, and your best work may be done wherever somebody has taken trouble over the room.",
  },
  "Sun-Mars": {
    joined:
      "Here the will carries its own hammer, happiest perhaps when a task offers a little honest resistance.",
    flowing:
      "Effort and intention are said to walk in step, so a morning of honest exertion might clear more fog than an hour of thought.",
    tense:
      "The old reading is heat in the engine, often met as impatience with delays, which a hard walk or a plain request may cool.",
  },
  "Moon-Mercury": {
    joined:
      "Feelings look for words almost as soon as they arrive, and a diary or a patient listener may serve you better than advice.",
    flowing:
      "Memory and speech are good neighbours in this picture, so you may explain a mood simply enough that a child could follow.",
    tense:
      "Head and heart are thought to file the same event under different letters, and writing it down twice may show you both.",
  },
  "Moon-Venus": {
    joined:
      "Comfort and affection sit on one bench here, and love may be spoken in trays, clean towels and remembered birthdays.",
    flowing:
      "Astrologers find a soft hand in this, someone who may settle a guest, a kitchen or a quarrel without seeming to try.",
    tense:
      "What soothes you and what pleases company may be two different things, so an evening of your own choosing deserves its place.",
  },
  "Moon-Mars": {
    joined:
      "Emotion is pictured with its sleeves already rolled, so you may slam a cupboard, clean it out and feel better by noon.",
    flowing:
      "Instinct and action get along in the old scheme, and in a small emergency you may be the one who moves first.",
    tense:
      "Tender spots and quick temper are said to lie close together, so hunger or lost sleep may explain half of a quarrel.",
  },
  "Mercury-Venus": {
    joined:
      "A pleasing turn of phrase is the traditional reading, in someone who might take as much trouble over a note as over a gift.",
    flowing:
      "Taste and talk are on friendly terms here, which may show in letters people keep or in the tact of your refusals.",
  },
  "Mercury-Mars": {
    joined:
      "Thought is given a cutting edge in this symbolism, useful for debate and repairs, and better sheathed at the breakfast table.",
    flowing:
      "You may think well on your feet, since the old texts see a nimble mind with a willing pair of hands.",
    tense:
      "Words can leave the bow before the aim is taken, and a draft kept until morning may save you an apology.",
  },
  "Venus-Mars": {
    joined:
      "Wanting and liking arrive by the same door in this image, whether the object of courtship is a person, a craft or a sofa.",
    flowing:
      "Give and take are thought to come naturally, so you may know when to press a point and when to pour the tea.",
    tense:
      "Attraction and irritation are old neighbours in the symbolism, and whatever refuses to be won quickly may rouse both.",
  },
};
