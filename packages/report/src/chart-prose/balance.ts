import type { BalanceCorpus } from "./chart-corpus.ts";

export const balance: BalanceCorpus = {
  strongest: {
    Fire: "Fire carries the most weight among your planets, so warmth, haste and conviction may come to you before the reasons do.",
    Earth:
      "The largest share of this chart rests on earth, and you may trust what can be lifted, counted, cooked or repaired.",
    Air: "Your chart leans most toward air, the element of talk and distance, so understanding a thing may feel like half of owning it.",
    Water:
      "More of your chart lies in water than in any other element, and you may judge a place by its mood well before you notice the furniture.",
  },
  absent: {
    Fire: "No counted planet stands in fire, and you may borrow boldness from other people or practise it in very small doses.",
    Earth:
      "With nothing counted in earth, lists, meals and bills may need a little ceremony before they hold your attention.",
    Air: "Air stands empty among the counted bodies, so talking a matter over aloud may bring you the distance you were missing.",
    Water:
      "Water has no counted body in your chart, which old texts took as a dry well, though feeling may simply reach you later and by other roads.",
  },
  strongestModality: {
    Cardinal:
      "Cardinal signs hold the largest part of your chart, and you may be happier opening a door than guarding one that is already open.",
    Fixed:
      "The fixed signs outweigh the rest in your chart, so you may stay with a person, a task or an opinion well into its winter.",
    Mutable:
      "Mutable signs weigh heaviest in your chart, and changing course may feel to you like ordinary steering, though passengers like to be told.",
  },
};
