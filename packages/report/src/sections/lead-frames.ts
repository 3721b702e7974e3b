/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Part of this comes from {fact}, which stands out in your chart.",
  "Behind this section is {fact}, one of three things that stand out in your chart.",
  "Keep {fact} in mind as you read on, for it stands out in your chart.",
];
