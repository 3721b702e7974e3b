import { z } from "zod";
import { birthDateField, instantField, lineField } from "./fields.ts";
import { contractBuilder, failures, user } from "./route.ts";
import { routes } from "./routes.ts";

export const UNKNOWN_CITY_MESSAGE = "Please choose your birth place from the list.";
export const BIRTH_TIME_MESSAGE = "Please give the birth time as hours and minutes, such as 07:45.";
const UTC_OFFSET_MESSAGE = "Please give the offset from UTC as hours and minutes, such as +01:00.";

/** The gazetteer's number of a place. */
export const cityIdField = z
  .number({ error: UNKNOWN_CITY_MESSAGE })
  .int(UNKNOWN_CITY_MESSAGE)
  .positive(UNKNOWN_CITY_MESSAGE)
  .max(2_147_483_647, UNKNOWN_CITY_MESSAGE);

/** Clock time at the birth place, HH:MM. */
export const birthTimeField = z
  .string({ error: BIRTH_TIME_MESSAGE })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, BIRTH_TIME_MESSAGE);

/** "+01:00"; says which of two equal clock times is meant. */
export const utcOffsetField = z
  .string({ error: UTC_OFFSET_MESSAGE })
  .regex(/^[+-]\d{2}:\d{2}(?::\d{2})?$/, UTC_OFFSET_MESSAGE);

export const citySchema = z.object({
  id: cityIdField,
  name: z.string(),
  /** State, province or county; "" where the gazetteer has none. */
  region: z.string(),
  /** The country's English name. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name. */
  timeZone: z.string(),
});
export type City = z.infer<typeof citySchema>;

const optionSchema = z.object({ offset: z.string(), utc: instantField });

/** What a clock time at a place comes to: one instant, two, or none because clocks skipped it. */
export const birthInstantSchema = z.discriminatedUnion("kind", [
  optionSchema.extend({ kind: z.literal("exact") }),
  z.object({
    kind: z.literal("ambiguous"),
    message: z.string(),
    options: z.tuple([optionSchema, optionSchema]),
  }),
  z.object({ kind: z.literal("missing"), message: z.string() }),
]);
export type BirthInstant = z.infer<typeof birthInstantSchema>;

export const citiesContract = contractBuilder.router({
  searchCities: {
    ...routes.cities.searchCities,
    summary: "Towns whose name begins like the text, the largest first; at most ten",
    query: z.object({ search: lineField(80) }),
    responses: { ...failures, 200: z.array(citySchema) },
    metadata: user,
  },
  resolveBirthInstant: {
    ...routes.cities.resolveBirthInstant,
    summary: "Which instant a clock time at a place was; says when it came twice or never",
    body: z.object({
      birthDate: birthDateField,
      birthTime: birthTimeField,
      placeId: cityIdField,
    }),
    responses: { ...failures, 200: birthInstantSchema },
    metadata: user,
  },
});
