import { type BirthHours, formatWidth, type PartOfDay } from "@cosmic/domain/hours";

/** How exactly a birth time is known, as the form offers it. */
export const EXACTNESS_OPTIONS = [
  { value: "exact", label: "To the minute" },
  { value: "about 15", label: "Give or take 15 minutes" },
  { value: "about 30", label: "Give or take 30 minutes" },
  { value: "about 60", label: "Give or take an hour" },
  { value: "about 120", label: "Give or take two hours" },
  { value: "rounded 30", label: "Told by a relative, to the half hour" },
  { value: "rounded 60", label: "Told by a relative, to the hour" },
  { value: "between", label: "Between two times" },
  { value: "part night", label: "Only that it was at night (midnight to 6:00)" },
  { value: "part morning", label: "Only that it was in the morning (6:00 to noon)" },
  { value: "part afternoon", label: "Only that it was in the afternoon (noon to 18:00)" },
  { value: "part evening", label: "Only that it was in the evening (18:00 to midnight)" },
] as const;
/** A choice of the form, or a width either way in minutes that was given elsewhere. */
export type Exactness = (typeof EXACTNESS_OPTIONS)[number]["value"] | `about ${number}`;

const OTHER_WIDTH = /^about [1-9]\d*$/;

export const isExactness = (value: string): value is Exactness =>
  OTHER_WIDTH.test(value) || EXACTNESS_OPTIONS.some((option) => option.value === value);

/** What the form offers; a width given elsewhere, which it does not offer, comes after those it does. */
export function listExactnessOptions(given: Exactness): { value: Exactness; label: string }[] {
  const options: { value: Exactness; label: string }[] = [...EXACTNESS_OPTIONS];
  if (options.some(({ value }) => value === given)) return options;
  const label = `Give or take ${formatWidth(Number(given.split(" ")[1]))}`;
  const place = options.findLastIndex(({ value }) => value.startsWith("about")) + 1;
  return options.toSpliced(place, 0, { value: given, label });
}

/** Whether a clock time belongs to the choice. */
export const asksForTime = (exactness: Exactness): boolean => !exactness.startsWith("part");

/** What is sent for a choice and its clock times; null for an exact time. */
export function toBirthHours(
  exactness: Exactness,
  time: string,
  latest: string,
): BirthHours | null {
  const [kind, detail = ""] = exactness.split(" ");
  if (kind === "about") return { kind, time, minutes: Number(detail) };
  if (kind === "rounded") return { kind, time, to: detail === "60" ? 60 : 30 };
  if (kind === "between") return { kind, from: time, to: latest };
  return kind === "part" ? { kind, part: detail as PartOfDay } : null;
}

/** The choice and clock times that stand for hours given before. */
export function fromBirthHours(hours: BirthHours): {
  exactness: Exactness;
  time: string;
  latest: string;
} {
  const value =
    hours.kind === "about"
      ? `about ${hours.minutes}`
      : hours.kind === "rounded"
        ? `rounded ${hours.to}`
        : hours.kind === "part"
          ? `part ${hours.part}`
          : "between";
  return {
    exactness: isExactness(value) ? value : "exact",
    time: "time" in hours ? hours.time : "from" in hours ? hours.from : "",
    latest: "from" in hours ? hours.to : "",
  };
}
