/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "This is where {fact} shows.",
  "{fact} is easiest to see here.",
  "Of everything in your chart, {fact} speaks loudest here.",
];
