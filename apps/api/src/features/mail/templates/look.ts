import type { CSSProperties } from "react";

/** The day colors of packages/ui/src/tokens.css, written out: mail programs know no variables. */
const INK = "#1c1b24";
const INK_MUTED = "#4d4847";
const INK_FAINT = "#655d52";
const PAPER = "#f5efe2";
const RAISED = "#fbf7ee";
const RULE = "#d6cbb4";
const BRASS = "#7a5714";
const BRASS_LINE = "#ae8a4a";

const SERIF = '"Brygada 1918", Georgia, "Times New Roman", serif';
const SANS = '"Instrument Sans", Arial, sans-serif';

type Look = Record<string, CSSProperties>;

export const LOOK = {
  body: { backgroundColor: PAPER, color: INK, margin: 0, padding: "32px 12px", fontFamily: SERIF },
  sheet: { maxWidth: "560px", margin: "0 auto" },
  masthead: {
    margin: 0,
    paddingBottom: "14px",
    fontFamily: SANS,
    fontSize: "12px",
    lineHeight: "16px",
    letterSpacing: "0.13em",
    textTransform: "uppercase",
    color: BRASS,
  },
  mastheadLink: { color: BRASS, textDecoration: "none" },
  page: {
    backgroundColor: RAISED,
    border: `1px solid ${RULE}`,
    borderTop: `2px solid ${BRASS_LINE}`,
    padding: "36px 32px 32px",
  },
  heading: {
    margin: "0 0 20px",
    fontFamily: SERIF,
    fontWeight: 400,
    fontSize: "28px",
    lineHeight: "34px",
    letterSpacing: "-0.01em",
    color: INK,
  },
  text: {
    margin: "0 0 16px",
    fontSize: "17px",
    lineHeight: "27px",
    color: INK,
    overflowWrap: "anywhere",
  },
  action: { margin: "28px 0" },
  button: {
    backgroundColor: INK,
    color: RAISED,
    fontFamily: SANS,
    fontSize: "15px",
    fontWeight: 500,
    padding: "14px 26px",
    borderRadius: "2px",
  },
  spare: {
    margin: "0 0 16px",
    fontFamily: SANS,
    fontSize: "13px",
    lineHeight: "20px",
    color: INK_MUTED,
    overflowWrap: "anywhere",
  },
  rule: { border: 0, borderTop: `1px solid ${RULE}`, margin: "24px 0 20px" },
  aside: { margin: 0, fontSize: "15px", lineHeight: "24px", color: INK_MUTED },
  link: { color: BRASS, textDecoration: "underline" },
  foot: {
    margin: "18px 0 0",
    fontFamily: SANS,
    fontSize: "12px",
    lineHeight: "19px",
    color: INK_FAINT,
  },
} satisfies Look;
