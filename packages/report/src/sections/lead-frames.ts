/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Of what stands out in your chart, {fact} has most to do with this part.",
  "{fact}, one of the three things that stand out in your chart, comes first here.",
  "Keep {fact} in mind here, which stands out in your chart.",
];
