import type { StoredReport } from "../write-report.ts";
import { normalizeWording } from "./check-rewording.ts";
import { listTexts, type Rewordings, type TextId, withRewordings } from "./report-texts.ts";

/**
 * Takes checked rewordings into a report, text by text in its order. One that would say a sentence
 * twice in the report is left out, and its text stays as it was.
 */
export function acceptRewordings<Report extends StoredReport>(
  report: Report,
  rewordings: Rewordings,
): { report: Report; leftOut: readonly TextId[] } {
  const texts = listTexts(report);
  const said = new Map<string, TextId>();
  for (const { id, sentences } of texts)
    for (const { text } of sentences) said.set(normalizeWording(text), id);

  const taken = new Map<TextId, readonly string[]>();
  const leftOut: TextId[] = [];
  for (const { id } of texts) {
    const sentences = rewordings.get(id);
    if (!sentences) continue;
    if (sentences.every((sentence) => (said.get(normalizeWording(sentence)) ?? id) === id)) {
      taken.set(id, sentences);
      for (const sentence of sentences) said.set(normalizeWording(sentence), id);
    } else {
      leftOut.push(id);
    }
  }
  return { report: withRewordings(report, taken), leftOut };
}
