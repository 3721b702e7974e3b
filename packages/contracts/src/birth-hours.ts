import { CHART_BODIES } from "@cosmic/domain";
import { PARTS_OF_DAY, type PartOfDay, WIDEST_ABOUT } from "@cosmic/domain/hours";
import { z } from "zod";
import { birthTimeField } from "./cities.contract.ts";
import { instantField } from "./fields.ts";

const ORDER_MESSAGE =
  "Please give a later time that comes after the earlier one. A birth has one date: of hours over midnight give those up to 23:59, or the next date and those from 00:00. Everything else you entered is kept.";
const WIDTH_MESSAGE =
  "Please give or take at most 12 hours. If you know less, choose the part of the day, or say that you do not know the time.";
const HOURS_MESSAGE = "Please say how well the birth time is known.";

const PARTS = Object.keys(PARTS_OF_DAY) as [PartOfDay, ...PartOfDay[]];

/** A birth time that is not known to the minute; clock times at the birth place. */
export const birthHoursSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("about"),
      time: birthTimeField,
      /** Give or take. */
      minutes: z
        .number({ error: WIDTH_MESSAGE })
        .int(WIDTH_MESSAGE)
        .min(1, WIDTH_MESSAGE)
        .max(WIDEST_ABOUT, WIDTH_MESSAGE),
    }),
    z
      .object({ kind: z.literal("between"), from: birthTimeField, to: birthTimeField })
      .refine(({ from, to }) => from < to, { error: ORDER_MESSAGE, path: ["to"] }),
    z.object({ kind: z.literal("part"), part: z.enum(PARTS, { error: HOURS_MESSAGE }) }),
    /** To the full hour (60) or the half (30). */
    z.object({
      kind: z.literal("rounded"),
      time: birthTimeField,
      to: z.union([z.literal(30), z.literal(60)], { error: HOURS_MESSAGE }),
    }),
  ],
  { error: HOURS_MESSAGE },
);

const differences = z.array(z.number());

/** The hours of a birth, and the sky through them: what the dial of a report is drawn from. */
export const reportHoursSchema = z.object({
  /** Null for an unknown time: all of the day. */
  given: birthHoursSchema.nullable(),
  /** What the day's clocks made of the hours given, in sentences; mostly none. */
  notes: z.array(z.string()),
  /** Instants a minute apart, both ends included. */
  ranges: z.array(
    z.object({
      from: instantField,
      to: instantField,
      /** How far the clocks were ahead of UTC, in seconds. */
      offset: z.number().int(),
    }),
  ),
  /** Forward differences of degrees, at instants `step` milliseconds apart from `from` on. */
  sky: z.object({
    from: instantField,
    step: z.number(),
    bodies: z.record(z.enum(CHART_BODIES), differences),
    meridian: differences,
    obliquity: z.number(),
    latitude: z.number(),
  }),
});
export type ReportHours = z.infer<typeof reportHoursSchema>;
