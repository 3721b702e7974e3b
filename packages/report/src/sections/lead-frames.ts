/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Of all that stands out in your chart, {fact} matters most here.",
  "This is also where you meet {fact}.",
  "Read this section with {fact} in mind.",
];
