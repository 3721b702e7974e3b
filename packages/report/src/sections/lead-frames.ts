/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "This is where {fact} shows, one of the three things that stand out in your chart.",
  "{fact}, which stands out in your chart, is easiest to see here.",
  "Look here for {fact}, one of the three things that stand out in your chart.",
];
