/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "In your birth chart, {fact} has a say here.",
  "Here {fact}, in your birth chart, has a say.",
  "Something in your birth chart bears on this: {fact}.",
];
