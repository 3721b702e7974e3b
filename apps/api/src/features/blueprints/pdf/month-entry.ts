import { box, text } from "./elements.ts";
import { type DatedLine, listDatedLines } from "./event-names.ts";
import type { PrintedMonth } from "./forecast-order.ts";
import { COLORS, TYPE } from "./look.ts";
import { textEntry } from "./text-entry.ts";
import type { Block } from "./typeset/blocks.ts";

/** Texts up to this many characters stay on one page with their dates beside them. */
const LONGEST_UNBROKEN = 2_600;

const dated = ({ days, name }: DatedLine) =>
  box(
    { flexDirection: "row", marginBottom: 2.5 },
    text({ ...TYPE.note, fontSize: 7.6, width: 30, color: COLORS.brass }, days),
    text({ ...TYPE.note, fontSize: 7.6, flex: 1, lineHeight: 1.3 }, name),
  );

/** A month's text with the dates it rests on in the margin. */
export function monthEntry({ title, text: whole, sky }: PrintedMonth): Block {
  const lines = sky ? listDatedLines(sky) : [];
  const isUnbroken = whole.length <= LONGEST_UNBROKEN;
  const inMargin = isUnbroken ? [box({ marginTop: 6 }, ...lines.map(dated))] : [];
  const id = title.toLowerCase().replace(/ /g, "-");
  return textEntry({ id, title, text: whole, inMargin, isUnbroken });
}
