import type { GeneratedProfile, ReportBook } from "@cosmic/contracts";
import { SECTION_NAMES, toPreview } from "@cosmic/domain";

const LONG = "A sentence that stands for the prose of one section of the report. ".repeat(4).trim();

const sections = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, `${name}: ${LONG}`]),
) as Record<(typeof SECTION_NAMES)[number], string>;

const PARTS = ["halves", "work", "love", "below", "days", "direction"];

const aDate = (month: number, day: number) => ({
  at: `2027-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T10:05:00.000Z`,
  date: `Month ${month}, day ${day}`,
  label: `Event ${day} of month ${month}`,
});

export const aBook: ReportBook = {
  costs: ["A first cost.", "A second cost.", "A third cost."],
  tensions: [
    { between: "Merge or retreat", text: "First tension. Leave early." },
    { between: "Forgive or remember", text: "Second tension. Say it." },
    { between: "Mood or message", text: "Third tension. Eat first." },
  ],
  dates: [aDate(2, 6), aDate(8, 2), aDate(11, 26)],
  practice: "Tonight, list names. Choose one.",
  standouts: [
    { title: "The stellium in Pisces", text: "Four bodies crowd. They never sleep." },
    { title: "Saturn as your chart ruler", text: "A steward runs this house." },
    { title: "Mars retrograde", text: "Anger comes by slow freight." },
  ],
  argument: "The halves agree.\n\nOn one point they do not.",
  openings: PARTS.map((part) => `What opens ${part}.`),
  monthDates: Array.from({ length: 12 }, (_, month) => [aDate(month + 1, 7), aDate(month + 1, 22)]),
  timeZone: "UTC",
};

/** A blueprint with full access, in the second edition. */
export const aFullProfile: GeneratedProfile = {
  id: "5f6e1f3a-6e0c-4a3f-9a73-3c5b6a1d2e50",
  slug: "abcdefghijklmnopqrstuv",
  mbtiType: "INFJ",
  sunSign: "Pisces",
  archetype: "The Lamp on the Shore",
  overview: "An overview of the person.",
  strengths: [
    "A first strength",
    "A second strength",
    "A third strength",
    "A strength of the chart",
  ],
  ...sections,
  sectionAsides: [],
  sectionParagraphs: [],
  book: aBook,
  monthlyForecasts: Array.from({ length: 12 }, (_, month) => `Forecast number ${month + 1}.`),
  isPaid: true,
  isPremium: true,
  birthDate: "1990-03-01",
  changeover: null,
  birthTime: null,
  place: null,
  chart: null,
  axes: null,
  forecastYears: [2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2026, 2026],
  generatedAt: "2026-11-20T10:00:00.000Z",
};

/** One that was written in the first edition. */
export const anOldProfile: GeneratedProfile = { ...aFullProfile, book: null };

/** The same blueprint as the server sends it without access. */
export const aPreview: GeneratedProfile = {
  ...aFullProfile,
  ...toPreview(aFullProfile),
  book: null,
  forecastYears: [],
  isPaid: false,
};
