import { INCOMPLETE_QUIZ_MESSAGE } from "@cosmic/domain";
import { DECOY_KINDS, FINDINGS, TRIAL_SUBJECTS } from "@cosmic/domain/trial";
import { z } from "zod";
import { slugField } from "./fields.ts";
import { answerField } from "./quiz.contract.ts";
import { anyone, contractBuilder, failures, user } from "./route.ts";
import { routes } from "./routes.ts";

const UNKNOWN_TRIAL = "This trial does not exist.";

/** 128 random bits as URL-safe base64: a trial, or a text of one. Says nothing of what it stands for. */
const neutralIdField = z
  .string({ error: UNKNOWN_TRIAL })
  .regex(/^[A-Za-z0-9_-]{22}$/, UNKNOWN_TRIAL);

/** A trial before the choice: as many bytes for each text, and nothing that tells them apart but their words. */
export const openTrialSchema = z.object({
  id: neutralIdField,
  texts: z.array(
    z.object({
      id: neutralIdField,
      text: z.string(),
      /** Spaces that make up for a shorter text. */
      padding: z.string(),
    }),
  ),
});
export type OpenTrial = z.infer<typeof openTrialSchema>;

const trialOfferSchema = z.object({
  /** A trial of overviews, before the first type is told. */
  overview: z.boolean(),
  /** Chapters not tried yet, for a user with the full report. */
  chaptersLeft: z.number().int(),
});

/**
 * Why a choice is not counted: the type had been told before it; the account's address is not confirmed; this trial, or
 * another account of the address, has one already.
 */
const NOT_COUNTED = ["told", "unconfirmed", "repeated"] as const;

const trialOutcomeSchema = z.object({
  isCounted: z.boolean(),
  /** Where it is not counted. */
  notCounted: z.enum(NOT_COUNTED).optional(),
  /** The reader's own text; in the check with two copies of one text, either of them. */
  ownId: neutralIdField,
  /** Both texts were the same: a check of the counting. */
  isCheck: z.boolean(),
  /** How the others differ from the reader's own text, by kind alone; null in the check. */
  decoys: z.enum(DECOY_KINDS).nullable(),
});
export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;

const choiceSummarySchema = z.object({
  n: z.number().int(),
  own: z.number().int(),
  share: z.number().nullable(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  chance: z.number(),
  finding: z.enum(FINDINGS),
});

const trialResultsSchema = z.object({
  all: choiceSummarySchema,
  byDecoys: z.array(choiceSummarySchema.extend({ decoys: z.enum(DECOY_KINDS) })),
  /** Of the check: how often the copy that stands for the reader's own was chosen. */
  check: choiceSummarySchema,
  /** Choices of the first, second and third text on the page. */
  places: z.array(z.number().int()),
});
export type TrialResults = z.infer<typeof trialResultsSchema>;

export const accuracySchema = z.object({
  overview: trialResultsSchema,
  chapters: trialResultsSchema,
});
export type Accuracy = z.infer<typeof accuracySchema>;

export const trialContract = contractBuilder.router({
  getTrialOffer: {
    ...routes.trial.getTrialOffer,
    summary: "Which blind trials the user can still take part in",
    responses: { ...failures, 200: trialOfferSchema },
    metadata: user,
  },
  openTrial: {
    ...routes.trial.openTrial,
    summary:
      "Three texts without a label, for eight answers not handed in yet; the same again until chosen",
    body: z.object({
      answers: z
        .array(answerField, { error: INCOMPLETE_QUIZ_MESSAGE })
        .length(8, INCOMPLETE_QUIZ_MESSAGE),
    }),
    responses: { ...failures, 200: openTrialSchema },
    metadata: user,
  },
  openChapterTrial: {
    ...routes.trial.openChapterTrial,
    summary: "The same of a chapter not tried yet, for a paying owner of the blueprint",
    body: z.object({ slug: slugField }),
    responses: { ...failures, 200: openTrialSchema.extend({ subject: z.enum(TRIAL_SUBJECTS) }) },
    metadata: user,
  },
  chooseText: {
    ...routes.trial.chooseText,
    summary:
      "The text that fits best; the first choice of a trial counts, once for a confirmed address",
    pathParams: z.object({ trialId: neutralIdField }),
    body: z.object({ textId: neutralIdField }),
    responses: { ...failures, 200: trialOutcomeSchema },
    metadata: user,
  },
  getAccuracy: {
    ...routes.trial.getAccuracy,
    summary: "All choices counted so far, beside what chance would give",
    responses: { ...failures, 200: accuracySchema },
    metadata: anyone,
  },
});
