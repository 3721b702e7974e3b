import type { GeneratedProfile } from "@cosmic/contracts";
import { layOut, REPORT_SECTIONS, SECTION_DISCLAIMER, type SectionName } from "@cosmic/domain";
import { entry } from "../entry.ts";
import type { Block } from "../typeset/blocks.ts";
import { setParagraphs } from "./paragraph-forms.ts";

/** A section of the second edition, set by its form. */
export function sectionEntry(profile: GeneratedProfile, name: SectionName): Block {
  const { title, disclaimer, form } = REPORT_SECTIONS[name];
  const kinds = profile.sectionParagraphs.filter(({ section }) => section === name);
  const paragraphs = layOut(profile[name], kinds);
  const blocks = setParagraphs(paragraphs, form);
  // A lead stands over what it leads to.
  const kept = paragraphs[0]?.kind === "lead" ? 2 : 1;
  const note = disclaimer ? SECTION_DISCLAIMER : null;
  return entry({ id: name, title, note }, blocks.slice(0, kept), ...blocks.slice(kept));
}
