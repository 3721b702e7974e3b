import type { SalientFact, SectionName } from "@cosmic/domain";
import { findAngleSign, findHouse, REPORT_SECTIONS } from "@cosmic/domain";
import { getPlacement } from "@cosmic/domain/chart";
import type { ReportInputs } from "../report-inputs.ts";
import type { Bridge } from "../stances/stance-memory.ts";
import { nameFact } from "../standouts/name-fact.ts";
import {
  asKind,
  asParagraphs,
  asSentences,
  takeWords,
  type WrittenSentence,
  type WrittenText,
} from "../text/written-text.ts";
import { findUnit } from "./find-unit.ts";
import { leadFrames } from "./lead-frames.ts";
import type { Section } from "./section.ts";
import { SECTIONS } from "./sections.ts";
import { writeUnit } from "./write-unit.ts";

type Paragraph = readonly WrittenSentence[];

/** What the rest of the report adds to a section. */
export interface SectionExtras {
  bridges: readonly Bridge[];
  /** The salient fact that leads it, and which of the three it is. */
  lead: { fact: SalientFact; rank: number } | null;
  /** Paragraphs after its own text: what was computed, clarity of the answers. */
  more: readonly Paragraph[];
  /** Something to try; may be empty. */
  practice: Paragraph;
}

/**
 * A section: its own text; what the chart adds,
 * before it where a salient fact leads the section; bridges to what was said before; something to
 * try, and one question. A preview shows how a section begins, so the three of it begin with their own text.
 */
export function writeSection(
  name: SectionName,
  inputs: ReportInputs,
  { bridges, lead, more, practice }: SectionExtras,
): WrittenText {
  const section = SECTIONS[name];
  const found = findUnit(section, inputs);
  const own = writeUnit(found, inputs.mbtiType);
  const bridging = bridges.flatMap(writeBridge);
  const isTold = lead !== null || !section.placement?.isForLeads;
  const placement = isTold ? writePlacement(section, inputs) : [];
  const isInPreview = REPORT_SECTIONS[name].access === "preview";
  const opening = lead
    ? asKind("sky", [...writeLead(lead), ...takeWords(placement, LEAD_WORDS)])
    : [];
  const ask = asKind("ask", asSentences(found.evidence, found.unit.ask));
  return asParagraphs([
    opening,
    ...(isInPreview ? own.slice(0, 1) : []),
    bridging,
    ...(isInPreview ? own.slice(1) : own),
    lead ? [] : asKind("sky", placement),
    asKind("sky", writeAngle(section, inputs)),
    asKind("sky", writeHouse(section, inputs)),
    ...more,
    asKind("practice", practice),
    ask,
  ]);
}

function writeBridge({ text, ...bridge }: Bridge): WrittenSentence[] {
  return [{ text, basis: { kind: "bridge", ...bridge } }];
}

function writeLead({ fact, rank }: NonNullable<SectionExtras["lead"]>): WrittenSentence[] {
  const frame = leadFrames[rank % leadFrames.length] ?? "";
  const name = nameFact(fact);
  const text = frame.replace("{fact}", name);
  const basis = { kind: "standout", key: fact.key, name, why: fact.why } as const;
  return [{ text: text.charAt(0).toUpperCase() + text.slice(1), basis }];
}

/** What leads a section says in so many words at most what the chart adds; the section goes on from there. */
const LEAD_WORDS = 30;

/** What the sign of its body adds; nothing where the birth hour decides the sign. */
function writePlacement({ placement }: Section, { chart }: ReportInputs): WrittenSentence[] {
  if (!placement) return [];
  const { body, bySign } = placement;
  const { sign } = body === "Sun" ? { sign: chart.sunSign } : getPlacement(chart, body);
  return sign === null ? [] : asSentences({ kind: "placement", body, sign }, bySign[sign]);
}

function writeAngle({ angle: reading }: Section, { chart }: ReportInputs): WrittenSentence[] {
  const sign = reading ? findAngleSign(chart, reading.angle) : null;
  if (!reading || !sign) return [];
  const { angle, bySign } = reading;
  return asSentences({ kind: "angle", angle, sign }, bySign[sign]);
}

function writeHouse({ house: reading }: Section, { chart }: ReportInputs): WrittenSentence[] {
  const house = reading ? findHouse(chart, reading.body) : null;
  if (!reading || house === null) return [];
  const { body, byHouse } = reading;
  return asSentences({ kind: "house", body, house }, byHouse[house - 1] ?? "");
}
