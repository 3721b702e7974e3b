import { describe, expect, it } from "vitest";
import { box, heading, lastText, placed, text } from "../elements.ts";
import { SERIF } from "../look.ts";
import type { Block } from "./blocks.ts";
import { fillPages, listFlowItems } from "./flow.ts";
import { layOut } from "./lay-out.ts";

const LINE = 10;
const TYPE = { fontFamily: SERIF, fontSize: 8, lineHeight: LINE / 8 };
const WIDTH = 100;
const PAGE = 100;

const solid = (height: number): Block => box({ height });
/** A paragraph of so many lines. */
const lines = (count: number, make = text): Block =>
  make(TYPE, Array.from({ length: count }, () => "Incomprehensibilities-x").join(" "));

/** Where the items of each page stand. */
const fill = (...blocks: Block[]) =>
  fillPages(listFlowItems(layOut(box({}, ...blocks), WIDTH), 0, PAGE), PAGE).map((page) =>
    page.map(({ y }) => y),
  );

describe("fillPages", () => {
  it("ends a page where the next block does not fit", () => {
    expect(fill(solid(60), solid(40), solid(10))).toEqual([[0, 60], [0]]);
  });

  it("drops the room above what opens a page", () => {
    const below = { ...solid(20), style: { height: 20, marginTop: 30 } };
    expect(fill(solid(90), below, below)).toEqual([[0], [0, 50]]);
  });

  it("keeps three lines of a paragraph before the end of a page and two after it", () => {
    expect(fill(solid(80), lines(5))).toEqual([[0], [0, 10, 20, 30, 40]]);
    expect(fill(solid(70), lines(5))[0]).toHaveLength(4);
    expect(fill(solid(60), lines(5))[0]).toHaveLength(4);
  });

  it("takes seven lines of a chapter's last paragraph on to its last page", () => {
    expect(fill(solid(10), lines(12, lastText))[0]).toHaveLength(6);
  });

  it("keeps a heading with what follows", () => {
    expect(fill(solid(75), heading(TYPE, "Title"), solid(20))).toEqual([[0], [0, 10]]);
  });

  it("keeps room below what asks for it, unless nothing follows", () => {
    const title = placed({ wrap: false, minPresenceAhead: 50 }, { height: 10 }, solid(10));
    expect(fill(solid(50), title, solid(10))).toEqual([[0], [0, 10]]);
    expect(fill(solid(40), title, solid(10))).toEqual([[0, 40, 50]]);
  });

  it("parts what is kept whole and higher than a page", () => {
    const whole = placed({ wrap: false }, {}, solid(70), solid(70));
    expect(fill(whole)).toEqual([[0], [0]]);
    expect(fill(lines(12, heading)).map(({ length }) => length)).toEqual([10, 2]);
  });
});
