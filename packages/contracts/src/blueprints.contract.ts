import { SECTION_NAMES, type SectionName } from "@cosmic/domain";
import { z } from "zod";
import { birthHoursSchema, reportHoursSchema } from "./birth-hours.ts";
import { chartFactsSchema } from "./chart-facts.ts";
import { citySchema } from "./cities.contract.ts";
import {
  birthDateField,
  instantField,
  mbtiTypeField,
  slugField,
  zodiacSignField,
} from "./fields.ts";
import { axisResultSchema, changeoverSchema } from "./quiz.contract.ts";
import { anyone, contractBuilder, failures, fileBody, user, userRequest } from "./route.ts";
import { routes } from "./routes.ts";

const sections = Object.fromEntries(SECTION_NAMES.map((name) => [name, z.string()])) as Record<
  SectionName,
  z.ZodString
>;

/** A paragraph of a section that stands apart: something to notice, or something to try. */
const sectionAsideSchema = z.object({
  section: z.enum(SECTION_NAMES),
  /** Counted from 0 among the paragraphs that blank lines part. */
  paragraph: z.number().int(),
  kind: z.enum(["notice", "practice"]),
});

/** What a paragraph of a section is where it is not plain prose; the page sets each kind its own way. */
const sectionParagraphSchema = sectionAsideSchema.extend({
  kind: z.enum([
    "notice",
    "practice",
    "lead",
    "voice",
    "other-voice",
    "question",
    "answer",
    "item",
    "row",
    "step",
    "sky",
    "ask",
  ]),
});

const reportDateSchema = z.object({
  at: instantField,
  /** By the clocks of the report's time zone: "March 3", "between March 3 and March 7". */
  date: z.string(),
  label: z.string(),
});
export type ReportDate = z.infer<typeof reportDateSchema>;

/** What a report of the second edition holds beside sections and months. */
const reportBookSchema = z.object({
  /** The summary: its thesis is the overview, its gifts are the first three strengths. */
  costs: z.array(z.string()),
  tensions: z.array(z.object({ between: z.string(), text: z.string() })),
  /** The weightiest of the coming year. */
  dates: z.array(reportDateSchema),
  practice: z.string(),
  /** What stands out in the chart, each under its standard name. */
  standouts: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Where type and Sun sign disagree; paragraphs are parted by blank lines. */
  argument: z.string(),
  /** What opens each part of sections, in reading order. */
  openings: z.array(z.string()),
  /** The dates of each month, January to December. */
  monthDates: z.array(z.array(reportDateSchema)),
  /** IANA name: the clocks the dates are told by. */
  timeZone: z.string(),
});
export type ReportBook = z.infer<typeof reportBookSchema>;

/**
 * One report as its viewer may read it. In a preview the three essentials are cut on the server
 * and every other section is an empty text.
 */
export const generatedProfileSchema = z.object({
  id: z.string(),
  slug: z.string(),
  mbtiType: mbtiTypeField,
  sunSign: zodiacSignField,
  archetype: z.string(),
  overview: z.string(),
  strengths: z.array(z.string()),
  ...sections,
  /** Which paragraphs of the sections stand apart; empty in a preview, and where none were kept apart. */
  sectionAsides: z.array(sectionAsideSchema),
  /** The same for every kind of paragraph; empty in a preview, and in reports that keep none. */
  sectionParagraphs: z.array(sectionParagraphSchema),
  /** Null in a preview, and in reports of the first edition. */
  book: reportBookSchema.nullable(),
  /** Twelve texts, January to December; empty in a preview. */
  monthlyForecasts: z.array(z.string()),
  /** The viewer may read all of it. */
  isPaid: z.boolean(),
  /** The premium sections are written. */
  isPremium: z.boolean(),
  /** A plain calendar date, YYYY-MM-DD. */
  birthDate: z.string(),
  changeover: changeoverSchema.nullable(),
  /** What the report was written for beyond the date; null where not given. */
  birthTime: z.string().nullable(),
  /** In place of a birth time that is not known to the minute; left out of others. */
  birthHours: birthHoursSchema.optional(),
  place: citySchema.nullable(),
  /** The computed sky; null on blueprints from before it was kept. */
  chart: chartFactsSchema.nullable(),
  /** How the quiz fell on each axis; null for a type that was picked. */
  axes: z.array(axisResultSchema).nullable(),
  /** The year of each monthly forecast, January to December; empty where there are none. */
  forecastYears: z.array(z.number().int()),
  generatedAt: instantField,
});
export type GeneratedProfile = z.infer<typeof generatedProfileSchema>;

/** What a list of blueprints shows of each. */
export const blueprintSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  mbtiType: mbtiTypeField,
  archetype: z.string(),
  sunSign: zodiacSignField,
  overview: z.string(),
  isPaid: z.boolean(),
  generatedAt: instantField,
});

/** A line of the owner's own list; the birth distinguishes two of one type and sign. */
export const blueprintSchema = blueprintSummarySchema.extend({
  /** A plain calendar date, YYYY-MM-DD. */
  birthDate: z.string(),
  /** What the report was written for beyond the date; null where not given. */
  birthTime: z.string().nullable(),
  birthHours: birthHoursSchema.nullable().optional(),
  place: citySchema.nullable(),
});
export type Blueprint = z.infer<typeof blueprintSchema>;

export const generateProfileSchema = z.object({
  success: z.literal(true),
  profile: generatedProfileSchema,
  message: z.string(),
});

/** `profileSlug` is the surviving blueprint: an equal one the user already owned wins. */
const migratedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  profileSlug: slugField,
});

const sentenceEvidenceSchema = z.object({
  text: z.string(),
  /** What kind of fact the sentence rests on. */
  kind: z.string(),
  /** The fact itself, in a reader's words: "Venus in Aries". */
  because: z.string(),
});
export type SentenceEvidence = z.infer<typeof sentenceEvidenceSchema>;

const evidenceTexts = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, z.array(sentenceEvidenceSchema)]),
) as Record<SectionName, z.ZodArray<typeof sentenceEvidenceSchema>>;

/** Every text of a full report, sentence by sentence, with what each rests on. */
export const evidenceSchema = z.object({
  overview: z.array(sentenceEvidenceSchema),
  strengths: z.array(sentenceEvidenceSchema),
  ...evidenceTexts,
  monthlyForecasts: z.array(z.array(sentenceEvidenceSchema)),
  /** Of the report's book; empty in reports of the first edition. */
  costs: z.array(sentenceEvidenceSchema),
  tensions: z.array(z.array(sentenceEvidenceSchema)),
  practice: z.array(sentenceEvidenceSchema),
  standouts: z.array(z.array(sentenceEvidenceSchema)),
  argument: z.array(sentenceEvidenceSchema),
  openings: z.array(z.array(sentenceEvidenceSchema)),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const doneSchema = z.object({ success: z.literal(true), message: z.string() });

export const blueprintsContract = contractBuilder.router({
  generateProfile: {
    ...routes.blueprints.generateProfile,
    summary: "Write the blueprint of a birth date and a type; a repeat answers with the same one",
    body: z.object({ birthDate: birthDateField, mbtiType: mbtiTypeField }),
    responses: { ...failures, 200: generateProfileSchema },
    metadata: anyone,
  },
  listProfiles: {
    ...routes.blueprints.listProfiles,
    summary: "The user's blueprints, newest first",
    responses: { ...failures, 200: z.array(blueprintSchema) },
    metadata: user,
  },
  listUserProfiles: {
    ...routes.blueprints.listUserProfiles,
    summary: "The same list; the dashboard counts it",
    responses: { ...failures, 200: z.array(blueprintSchema) },
    metadata: user,
  },
  getProfile: {
    ...routes.blueprints.getProfile,
    summary: "One blueprint, for its owner only",
    pathParams: z.object({ slug: slugField }),
    responses: { ...failures, 200: generatedProfileSchema },
    metadata: user,
  },
  getHours: {
    ...routes.blueprints.getHours,
    summary:
      "The hours at which the birth may have been, and the sky through them; null where the instant is known, or no place is",
    pathParams: z.object({ slug: slugField }),
    responses: { ...failures, 200: reportHoursSchema.nullable() },
    metadata: user,
  },
  getEvidence: {
    ...routes.blueprints.getEvidence,
    summary: "What each sentence of a full report rests on, for a paying owner",
    pathParams: z.object({ slug: slugField }),
    responses: { ...failures, 200: evidenceSchema },
    metadata: user,
  },
  downloadReport: {
    ...routes.blueprints.downloadReport,
    summary: "The full report as a PDF, for a paying owner",
    pathParams: z.object({ slug: slugField }),
    responses: {
      ...failures,
      200: fileBody("application/pdf"),
      304: contractBuilder.noBody(),
    },
    metadata: userRequest,
  },
  downloadCalendar: {
    ...routes.blueprints.downloadCalendar,
    summary: "The year's events as an iCalendar file, for a paying owner",
    pathParams: z.object({ slug: slugField }),
    responses: { ...failures, 200: fileBody("text/calendar; charset=utf-8") },
    metadata: userRequest,
  },
  migrateProfile: {
    ...routes.blueprints.migrateProfile,
    summary: "Adopt the blueprint this browser made before signing in",
    body: z.object({ profileSlug: slugField }),
    responses: { ...failures, 200: migratedSchema },
    metadata: user,
  },
  expandReport: {
    ...routes.blueprints.expandReport,
    summary: "Write the premium sections of a paid blueprint",
    body: z.object({
      profileId: z
        .string({ error: "This blueprint does not exist." })
        .max(64, "This blueprint does not exist."),
    }),
    responses: { ...failures, 200: doneSchema },
    metadata: user,
  },
});
