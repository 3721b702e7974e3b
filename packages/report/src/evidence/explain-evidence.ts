import type { Axis, Temperament } from "@cosmic/domain";
import {
  capitalize,
  degreesText,
  formatBody,
  toAspectVerb,
  toOrdinal,
} from "../text/format-chart.ts";
import { timeText } from "../text/format-dates.ts";
import { formatLocalDate, getMonthName, toLocalDate } from "../text/local-dates.ts";
import { explainExercise } from "./exercise-reasons.ts";
import type { SentenceEvidence } from "./sentence-evidence.ts";
import { type HoursFacts, tellHours } from "./tell-hours.ts";

type EvidenceKind = SentenceEvidence["kind"];
type EvidenceOfKind<Kind extends EvidenceKind> = Extract<SentenceEvidence, { kind: Kind }>;

const AXIS_ENDS: Readonly<Record<Axis, string>> = {
  EI: "Extraversion and Introversion",
  SN: "Sensing and Intuition",
  TF: "Thinking and Feeling",
  JP: "Judging and Perceiving",
};

const TEMPERAMENT_LABELS: Readonly<Record<Temperament, string>> = {
  NT: "intuitive and thinking",
  NF: "intuitive and feeling",
  SJ: "sensing and judging",
  SP: "sensing and perceiving",
};

const temperamentText = (temperament: Temperament) =>
  `Your temperament, ${TEMPERAMENT_LABELS[temperament]} (${temperament})`;
const inHouse = (house?: number) => (house === undefined ? "" : `, your ${toOrdinal(house)} house`);
/** Writes the dates of an explanation: "February 6, 2027". */
type Dates = (instant: string) => string;

const EXPLANATIONS: {
  [Kind in EvidenceKind]: (evidence: EvidenceOfKind<Kind>, on: Dates) => string;
} = {
  type: ({ mbtiType }) => `Your type, ${mbtiType}`,
  sign: ({ sign }) => `Your Sun sign, ${sign}`,
  "type-sign": ({ mbtiType, sign }) => `Your type, ${mbtiType}, together with your Sun in ${sign}`,
  "temperament-element": ({ temperament, element }) =>
    `${temperamentText(temperament)}, with your Sun sign’s element, ${element.toLowerCase()}`,
  "type-element": ({ mbtiType, element, body, sign, isBesideSun, isOpen }) => {
    const quality = element.toLowerCase();
    if (body === null) {
      const led = isOpen ? "what is certain of your chart" : "your chart";
      const besides = isBesideSun ? " beside your Sun’s" : "";
      return `Your type, ${mbtiType}, and the element that leads ${led}${besides}, ${quality}`;
    }
    const name = capitalize(formatBody(body));
    if (sign === null)
      return `Your type, ${mbtiType}, and ${quality}: only the birth hour decides ${formatBody(body)}’s sign`;
    return `Your type, ${mbtiType}, with ${name === "The Sun" ? "your Sun" : formatBody(body)} in ${sign}, a sign of ${quality}`;
  },
  bridge: ({ before, now }) => `What this report says of ${before} beside what it says of ${now}`,
  exercise: ({ reasons }) => explainExercise(reasons),
  standout: ({ name, why }) => `${capitalize(name)}: ${why}`,
  "type-month": ({ mbtiType, month }) => `Your type, ${mbtiType}, in ${getMonthName(month)}`,
  "type-event": ({ mbtiType, event }) => `Your type, ${mbtiType}, and this: ${event}`,
  clarity: ({ axis, letter, clarity }) =>
    clarity === null
      ? `The ${letter} of the type you chose, between ${AXIS_ENDS[axis]}`
      : `Your answers between ${AXIS_ENDS[axis]}: ${letter}, ${clarity}`,
  modality: ({ modality }) => `Your Sun sign’s mode, ${modality.toLowerCase()}`,
  temperament: ({ temperament }) => temperamentText(temperament),

  placement: ({ body, sign, signs = [] }) => {
    const name = capitalize(formatBody(body));
    if (sign !== null) return `${name} in ${sign}`;
    const open = signs.length > 0 ? ` in ${signs.join(" or ")}` : "";
    return `${name}${open}: the hour and place of birth decide the sign`;
  },
  aspect: ({ bodies: [one, other], aspect, orb, isWidest }) =>
    `${capitalize(formatBody(one))} ${toAspectVerb(aspect)} ${formatBody(other)} at your birth, ${
      isWidest ? `within ${degreesText(orb)}° of exact` : `${degreesText(orb)}° from exact`
    }`,
  angle: ({ angle, sign }) =>
    angle === "ascendant"
      ? `${sign} rising at your birth`
      : `${sign} on the midheaven at your birth`,
  house: ({ body, house }) => `Your ${body} in the ${toOrdinal(house)} house, by whole signs`,
  "element-balance": ({ element, weight, total }) =>
    weight === 0
      ? `No counted planet of your chart in ${element.toLowerCase()}`
      : `${element} in your chart: ${weight} of ${total} points`,
  "modality-balance": ({ modality, weight, total }) =>
    `${modality} signs in your chart: ${weight} of ${total} points`,
  "type-element-balance": ({ mbtiType, element }) =>
    `Your type, ${mbtiType}, and the element that leads your chart, ${element.toLowerCase()}`,
  "type-modality-balance": ({ mbtiType, modality }) =>
    `Your type, ${mbtiType}, and the mode that leads your chart, ${modality.toLowerCase()}`,
  retrograde: ({ body }) => `${body} retrograde at your birth`,
  "sun-position": ({ birthDate, sign, longitude, at = `${birthDate}T12:00:00Z` }) =>
    `The Sun at ${Math.floor(longitude % 30)}° of ${sign}, ${instantText(at)}`,
  changeover: ({ from, to, at, settledAs }) =>
    `The Sun’s passage from ${from} into ${to}, ${instantText(at)}${
      settledAs ? `, and your birth on the ${settledAs} side of it` : ""
    }`,

  month: ({ month }) => `The month of ${getMonthName(month)}, the same for everyone`,
  "month-sign": ({ month, monthSign, sign }) =>
    `The Sun entering ${monthSign} in ${getMonthName(month)}, counted from your ${sign}`,
  "month-temperament": ({ month, temperament }) =>
    `${temperamentText(temperament)}, in ${getMonthName(month)}`,
  "month-modality": ({ month, modality }) =>
    `Your Sun sign’s mode, ${modality.toLowerCase()}, in ${getMonthName(month)}`,

  "sun-ingress": ({ at, sign }, on) => `The Sun enters ${sign}, ${on(at)}`,
  "new-moon": ({ at, sign, house }, on) => `New moon in ${sign}${inHouse(house)}, ${on(at)}`,
  "full-moon": ({ at, sign, house }, on) => `Full moon in ${sign}${inHouse(house)}, ${on(at)}`,
  "solar-eclipse": ({ at, sign, house, type }, on) =>
    `${capitalize(type)} eclipse of the Sun in ${sign}${inHouse(house)}, ${on(at)}`,
  "lunar-eclipse": ({ at, sign, house, type }, on) =>
    `${capitalize(type)} eclipse of the Moon in ${sign}${inHouse(house)}, ${on(at)}`,
  station: ({ planet, direction, sign, house, at }, on) =>
    `${planet} turns ${direction} in ${sign}${inHouse(house)}, ${on(at)}`,
  ingress: ({ planet, sign, house, at }, on) =>
    `${planet} enters ${sign}${inHouse(house)}, ${on(at)}`,
  passage: ({ body, sign, house, from, to }, on) =>
    `${body} in ${sign}${inHouse(house)}, ${on(from)} to ${on(to)}`,
  "mercury-station": ({ at, direction, sign }, on) =>
    `Mercury turns ${direction} in ${sign}, ${on(at)}`,
  "solar-return": ({ sign, ...range }, on) =>
    `The Sun back at its place at your birth, in ${sign}, ${on(range.from)} to ${on(range.to)}`,
  transit: ({ planet, natal, aspect, start, end }, on) =>
    `${planet} ${toAspectVerb(aspect)} your ${natal} at birth, ${on(start)} to ${on(end)}`,
};

function instantText(at: string): string {
  const instant = new Date(at);
  const date = formatLocalDate(toLocalDate(instant, "UTC"), Number.NaN);
  return `${date}, ${timeText(instant)} Universal Time`;
}

/**
 * What a sentence rests on, in a reader’s words: "Venus in Aries", "New moon in Aquarius, February 6, 2027".
 * @param timeZone IANA name: the clocks that the report's dates are told by
 * @param hours of a birth with hours: says how surely it holds, too
 */
export function explainEvidence<Kind extends EvidenceKind>(
  evidence: EvidenceOfKind<Kind>,
  timeZone = "UTC",
  hours?: HoursFacts,
): string {
  const on: Dates = (instant) =>
    formatLocalDate(toLocalDate(new Date(instant), timeZone), Number.NaN);
  return `${EXPLANATIONS[evidence.kind](evidence, on)}${hours ? tellHours(evidence, hours) : ""}`;
}
