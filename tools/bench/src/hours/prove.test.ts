import { expect, test } from "vitest";
import { drawBirths } from "./births.ts";
import { isKept, sumProofs } from "./prove.ts";

test("the proof of hours counts a boundary that is two minutes off as broken", () => {
  const birth = drawBirths(1, 7)[0];
  if (!birth) throw new Error("There is no birth");
  const proof = {
    minutes: 1,
    certain: 1,
    boundaries: 1,
    sentences: 1,
    checked: 1,
    shareError: 0,
    failures: [],
  };
  const isKeptAt = (boundaryError: number) =>
    isKept(sumProofs([{ birth, proof: { ...proof, boundaryError } }]));
  expect([isKeptAt(30), isKeptAt(120)]).toEqual([true, false]);
});
