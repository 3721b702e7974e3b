/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Here {fact} goes to work.",
  "You meet {fact} again in this.",
  "{fact} shows here first.",
];
