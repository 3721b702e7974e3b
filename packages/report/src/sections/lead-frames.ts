/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Part of this comes from {fact}, which stands out in your chart.",
  "Among the three things that stand out in your chart is {fact}, and it shows here.",
  "Another thing that stands out in your chart, {fact}, belongs here too.",
];
