/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "One thing that stands out in your chart belongs here above all: {fact}.",
  "{fact} stands out in your chart, and this is one place where it shows.",
  "Your birth chart adds something here, for {fact} stands out in it.",
];
