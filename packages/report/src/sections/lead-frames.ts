/** What opens a section that a salient fact leads; {fact} is its name within a sentence. */
export const leadFrames: readonly string[] = [
  "Of all that stands out in your chart, {fact} matters most here.",
  "{fact} stands out in your chart, and this is where it shows.",
  "Here you will recognize {fact}, which stands out in your chart.",
];
