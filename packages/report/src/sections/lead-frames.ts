/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Here {fact} speaks before anything else does.",
  "{fact} has something to say in this matter, and it goes first.",
  "This is where {fact} shows most, of the three things that stand out in your chart.",
];
