import type { Frames } from "../text/fill-frame.ts";

/** What was computed of an aspect: {one}, {other}, {aspect} ("a square"), {orb} ("within 1.9 degrees of exact"). */
export const aspectFrames: Frames = [
  "In the sky of your birth {one} and {other} formed {aspect}, {orb}.",
  "Your chart holds {aspect} between {one} and {other}, {orb}.",
  "When you were born, {one} stood in {aspect} with {other}, {orb}.",
  "Measured along the zodiac, {one} and {other} made {aspect} at your birth, {orb}.",
  "Another angle of your chart is {aspect} of {one} with {other}, {orb}.",
  "Between {one} and {other} your birth sky drew {aspect}, {orb}.",
];
