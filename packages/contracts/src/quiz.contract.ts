import { AXES, CLARITIES, INCOMPLETE_QUIZ_MESSAGE } from "@cosmic/domain";
import { z } from "zod";
import { birthHoursSchema } from "./birth-hours.ts";
import { birthTimeField, cityIdField, citySchema, utcOffsetField } from "./cities.contract.ts";
import { birthDateField, instantField, mbtiTypeField, zodiacSignField } from "./fields.ts";
import { contractBuilder, failures, user } from "./route.ts";
import { routes } from "./routes.ts";

/** Present when the Sun changes sign somewhere on Earth during the birth date. */
export const changeoverSchema = z.object({
  from: zodiacSignField,
  to: zodiacSignField,
  /** The instant of the change, UTC. */
  at: instantField,
});

export const birthInfoSchema = z.object({
  /** A plain calendar date, YYYY-MM-DD. */
  birthDate: z.string(),
  sunSign: zodiacSignField,
  /** Null also when the birth time and place settle the sign. */
  changeover: changeoverSchema.nullable(),
  /** Clock time at the birth place, HH:MM. */
  birthTime: z.string().nullable(),
  /** In place of a birth time that is not known to the minute. */
  birthHours: birthHoursSchema.nullable().optional(),
  place: citySchema.nullable(),
});
export type BirthInfo = z.infer<typeof birthInfoSchema>;

/** How the answers fell on one axis. */
export const axisResultSchema = z.object({
  axis: z.enum(AXES),
  letter: z.enum(["E", "I", "S", "N", "T", "F", "J", "P"]),
  /** -4 (wholly the first letter of the pair) to 4 (wholly the second). */
  sum: z.number().int().min(-4).max(4),
  clarity: z.enum(CLARITIES),
  /** How likely other questions give the same letter; left out of blueprints made before it was computed. */
  certainty: z.number().min(0).max(1).optional(),
  /** The type with this axis turned over; offered when the axis is too close to call. */
  neighbour: mbtiTypeField.nullable(),
});
export type AxisResult = z.infer<typeof axisResultSchema>;

/** A type, and how likely other questions give exactly this one. */
export const likelyTypeSchema = z.object({
  mbtiType: mbtiTypeField,
  probability: z.number().min(0).max(1),
});
export type LikelyType = z.infer<typeof likelyTypeSchema>;

export const mbtiResultSchema = z.object({
  /** As the answers were scored. */
  mbtiType: mbtiTypeField,
  /** Another type the answers fit as well, once a blueprint was written for it. */
  chosenType: mbtiTypeField.nullable(),
  createdAt: instantField,
  /** Empty for a type that came with a blueprint made before signing in. */
  axes: z.array(axisResultSchema),
  /** The likeliest first; left out where there are no axes. */
  likelyTypes: z.array(likelyTypeSchema).optional(),
});
export type MbtiResult = z.infer<typeof mbtiResultSchema>;

export const answerField = z
  .number({ error: INCOMPLETE_QUIZ_MESSAGE })
  .int(INCOMPLETE_QUIZ_MESSAGE)
  .min(1, INCOMPLETE_QUIZ_MESSAGE)
  .max(5, INCOMPLETE_QUIZ_MESSAGE);

export const quizContract = contractBuilder.router({
  getBirthInfo: {
    ...routes.quiz.getBirthInfo,
    summary: "The stored birth date and its Sun sign; null before the first",
    responses: { ...failures, 200: birthInfoSchema.nullable() },
    metadata: user,
  },
  saveBirthInfo: {
    ...routes.quiz.saveBirthInfo,
    summary: "Store the birth date; a time or hours, and a place for it, are optional",
    body: z.object({
      birthDate: birthDateField,
      birthTime: birthTimeField.nullish(),
      birthHours: birthHoursSchema.nullish(),
      placeId: cityIdField.nullish(),
      /** Which of two equal clock times is meant, where clocks were put back. */
      utcOffset: utcOffsetField.nullish(),
    }),
    responses: { ...failures, 200: birthInfoSchema },
    metadata: user,
  },
  getMbtiResult: {
    ...routes.quiz.getMbtiResult,
    summary: "The latest quiz result; null before the first",
    responses: { ...failures, 200: mbtiResultSchema.nullable() },
    metadata: user,
  },
  submitQuiz: {
    ...routes.quiz.submitQuiz,
    summary: "Score eight answers and keep them",
    body: z.object({
      answers: z
        .array(answerField, { error: INCOMPLETE_QUIZ_MESSAGE })
        .length(8, INCOMPLETE_QUIZ_MESSAGE),
    }),
    responses: { ...failures, 200: mbtiResultSchema },
    metadata: user,
  },
});
