/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "In your chart this goes with {fact}.",
  "Your chart’s {fact} shows most clearly here.",
  "Astrologers would point to {fact} for this.",
];
