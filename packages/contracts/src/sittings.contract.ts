import { AXES } from "@cosmic/domain";
import { z } from "zod";
import { mbtiResultSchema } from "./quiz.contract.ts";
import { contractBuilder, failures, user } from "./route.ts";
import { routes } from "./routes.ts";

/** Where a sitting puts one axis, in standard deviations of the population; below zero the first letter. */
export const timelineAxisSchema = z.object({
  axis: z.enum(AXES),
  mean: z.number(),
  deviation: z.number().min(0),
  /** Where an unchanged user was to be expected after the sitting before; null for the first. */
  wobble: z.object({ from: z.number(), to: z.number() }).nullable(),
  change: z.enum(["within normal wobble", "a real shift"]).nullable(),
});
export type TimelineAxis = z.infer<typeof timelineAxisSchema>;

const sittingFields = {
  ...mbtiResultSchema.shape,
  id: z.uuid(),
  /** How many further statements were answered. */
  answered: z.number().int().min(0),
  /** New blueprints are written from this sitting. */
  isFollowed: z.boolean(),
};

export const sittingOverviewSchema = z.object({
  ...sittingFields,
  /** A further statement would make a letter surer. */
  hasNext: z.boolean(),
  timeline: z.array(timelineAxisSchema),
});
export type SittingOverview = z.infer<typeof sittingOverviewSchema>;

const statementSchema = z.object({ id: z.string(), text: z.string() });

export const sittingSchema = z.object({
  ...sittingFields,
  /** The statements answered so far, in their order. */
  statements: z.array(statementSchema.extend({ answer: z.number().int().min(1).max(5) })),
  /** The statement to ask next; null when there is none. */
  next: statementSchema.nullable(),
  /** The five answers to a statement, in the order shown. */
  options: z.array(z.string()),
  /** Every letter is sure enough. */
  isSettled: z.boolean(),
});
export type Sitting = z.infer<typeof sittingSchema>;

const sittingPath = z.object({ id: z.uuid() });

export const calibrationConsentSchema = z.object({
  /** Null until the user has decided; without a yes nothing is used. */
  takesPart: z.boolean().nullable(),
});
export type CalibrationConsent = z.infer<typeof calibrationConsentSchema>;

export const sittingsContract = contractBuilder.router({
  listSittings: {
    ...routes.sittings.listSittings,
    summary: "Every sitting with answers, the oldest first",
    responses: { ...failures, 200: z.array(sittingOverviewSchema) },
    metadata: user,
  },
  getSitting: {
    ...routes.sittings.getSitting,
    summary: "One sitting with its further statements and the next one to ask",
    pathParams: sittingPath,
    responses: { ...failures, 200: sittingSchema },
    metadata: user,
  },
  answerStatement: {
    ...routes.sittings.answerStatement,
    summary: "Store the answer to a further statement, in place of an earlier one to it",
    pathParams: sittingPath,
    body: z.object({
      statement: z.string().min(1).max(40),
      answer: z.number().int().min(1).max(5),
    }),
    responses: { ...failures, 200: sittingSchema },
    metadata: user,
  },
  followSitting: {
    ...routes.sittings.followSitting,
    summary: "Write new blueprints from this sitting",
    pathParams: sittingPath,
    body: contractBuilder.noBody(),
    responses: { ...failures, 200: sittingSchema },
    metadata: user,
  },
  getCalibrationConsent: {
    ...routes.sittings.getCalibrationConsent,
    summary: "Whether the user's answers may be used, without identity, to measure the questions",
    responses: { ...failures, 200: calibrationConsentSchema },
    metadata: user,
  },
  saveCalibrationConsent: {
    ...routes.sittings.saveCalibrationConsent,
    summary: "Allow that use, or withdraw it",
    body: z.object({ takesPart: z.boolean() }),
    responses: { ...failures, 200: calibrationConsentSchema },
    metadata: user,
  },
});
