import { box, heading, placed, roleText, withRole } from "./elements.ts";
import { COLORS, type Style, TYPE } from "./look.ts";
import type { Content } from "./typeset/blocks.ts";

export const row = (...cells: Content[]) =>
  placed(
    { wrap: false, role: "TR" },
    {
      flexDirection: "row",
      alignItems: "center",
      paddingTop: 2.8,
      paddingBottom: 2.8,
      borderBottomWidth: 0.5,
      borderBottomColor: COLORS.rule,
    },
    ...cells,
  );

export const cell = (style: Style, ...children: Content[]) =>
  placed({ role: "TD" }, { flexDirection: "row", alignItems: "center", ...style }, ...children);

export const headRow = (...columns: readonly { width: Style; title: string }[]) =>
  placed(
    { role: "TR" },
    {
      flexDirection: "row",
      paddingBottom: 4,
      borderBottomWidth: 0.8,
      borderBottomColor: COLORS["rule-strong"],
    },
    ...columns.map(({ width, title }) => box(width, roleText("TH", TYPE.caps, title))),
  );

export const tableTitle = (title: string) =>
  withRole("H2", heading({ ...TYPE.heading, marginTop: 17, marginBottom: 6 }, title));

/** Widths of the columns that the tables share. */
export const WIDE = {
  body: { width: 112 },
  sign: { width: 150 },
  place: { width: 149 },
  house: { width: 72 },
};
