import { CHART_BODIES, ELEMENTS, MODALITIES } from "@cosmic/domain";
import { z } from "zod";
import { instantField, zodiacSignField } from "./fields.ts";

const bodyField = z.enum(CHART_BODIES);
/** Degrees on the ecliptic of date. */
const longitude = z.number();
const house = z.number().int().min(1).max(12);

const placementSchema = z.object({
  body: bodyField,
  longitude,
  /** Whole degrees into the sign, cut off. */
  degree: z.number().int(),
  /** Null when the birth hour decides between the signs. */
  sign: zodiacSignField.nullable(),
  signs: z.array(zodiacSignField),
  isSettled: z.boolean(),
  changes: z.array(z.object({ from: zodiacSignField, to: zodiacSignField, at: instantField })),
  /** Where the body may have stood; `to` runs on past 360. */
  arc: z.object({ from: longitude, to: longitude }),
  isRetrograde: z.boolean(),
  isMotionSettled: z.boolean(),
});

const aspectSchema = z.object({
  bodies: z.tuple([bodyField, bodyField]),
  aspect: z.enum(["conjunction", "sextile", "square", "trine", "opposition"]),
  angle: z.number(),
  separation: z.number(),
  orb: z.number(),
  widestOrb: z.number(),
  allowedOrb: z.number(),
  phase: z.enum(["applying", "separating"]).nullable(),
});

const balanceSchema = z.object({
  elements: z.record(z.enum(ELEMENTS), z.number()),
  modalities: z.record(z.enum(MODALITIES), z.number()),
  total: z.number(),
  uncounted: z.array(bodyField),
});

const angleSchema = z.object({ longitude, sign: zodiacSignField, degree: z.number().int() });

/** Null where the hours given leave the angle more than one sign. */
const angleSign = zodiacSignField.nullable();

const houseSystemSchema = z.object({
  /** Where houses 1 to 12 begin. */
  cusps: z.array(longitude),
  houseOf: z.record(bodyField, house),
});

/** Everything computed for a birth: the domain's chart facts, instants as ISO text. */
export const chartFactsSchema = z.object({
  window: z.object({
    birthDate: z.string(),
    from: instantField,
    to: instantField,
    /** The instant the positions are given for. */
    reference: instantField,
    certainty: z.enum(["date", "exact"]),
  }),
  sunSign: zodiacSignField,
  changeover: z
    .object({
      from: zodiacSignField,
      to: zodiacSignField,
      at: instantField,
      isSettled: z.boolean(),
    })
    .nullable(),
  /** Sun to Pluto. */
  placements: z.array(placementSchema),
  /** The closest first. */
  aspects: z.array(aspectSchema),
  balance: balanceSchema,
  /** Null without an exact birth instant and a place. */
  angles: z.object({ ascendant: angleSchema, midheaven: angleSchema }).nullable(),
  houses: z
    .object({ wholeSign: houseSystemSchema, placidus: houseSystemSchema.nullable() })
    .nullable(),
  /** Of birth hours that leave an angle one sign; left out of every other chart. */
  angleSigns: z.object({ ascendant: angleSign, midheaven: angleSign }).optional(),
});
export type WireChart = z.infer<typeof chartFactsSchema>;
