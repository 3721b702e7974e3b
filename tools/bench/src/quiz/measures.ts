import { AXES, type Axis } from "@cosmic/domain";
import {
  computeCertainty,
  findNextStatement,
  ITEM_BANK,
  type ItemAnswer,
  type ItemBank,
  judgeChange,
  rankTypes,
  readAxes,
  readAxis,
  STATEMENTS,
} from "@cosmic/domain/quiz-certainty";
import { computeCalibrationError, computeLogLoss, type Forecast } from "./calibration.ts";
import type { Taker } from "./takers.ts";

const toLetter = (axis: Axis, second: number) => axis.charAt(second > 0.5 ? 1 : 0);

/** What the model states of each letter after these answers, and whether other questions gave it too. */
export function forecastLetters(
  { otherLetters }: Taker,
  answers: readonly ItemAnswer[],
  bank: ItemBank = ITEM_BANK,
): Forecast[] {
  return readAxes(answers, bank).map((reading, at) => {
    const letter = toLetter(reading.axis, reading.second);
    return { stated: computeCertainty(reading, letter), cameTrue: otherLetters[at] === letter };
  });
}

function forecastTopType(
  { otherLetters }: Taker,
  answers: readonly ItemAnswer[],
  bank: ItemBank,
): Forecast {
  const letters = readAxes(answers, bank).map((reading) => {
    const letter = toLetter(reading.axis, reading.second);
    return { axis: reading.axis, letter, certainty: computeCertainty(reading, letter) };
  });
  const [top] = rankTypes(letters);
  return { stated: top?.probability ?? 0, cameTrue: top?.mbtiType === otherLetters.join("") };
}

export interface Calibration {
  byAxis: Record<Axis, number>;
  topType: number;
}

/** Calibration errors after the eight questions. */
export function measureCalibration(
  takers: readonly Taker[],
  bank: ItemBank = ITEM_BANK,
): Calibration {
  const forecasts = takers.map((taker) => forecastLetters(taker, taker.quiz, bank));
  const byAxis = Object.fromEntries(
    AXES.map((axis, at) => [
      axis,
      computeCalibrationError(forecasts.flatMap((each) => each[at] ?? [])),
    ]),
  ) as Record<Axis, number>;
  const tops = takers.map((taker) => forecastTopType(taker, taker.quiz, bank));
  return { byAxis, topType: computeCalibrationError(tops) };
}

/**
 * What rivals state: (winner - loser) / maximum. Read as they show it, 0 to 1, and generously, as the share above even
 * chances.
 */
function forecastNaively({ quiz, otherLetters }: Taker, isGenerous: boolean): Forecast[] {
  return AXES.map((axis, at) => {
    const sum = sumOnAxis(quiz, axis);
    const share = Math.abs(sum) / 4;
    return {
      stated: isGenerous ? 0.5 + share / 2 : share,
      cameTrue: otherLetters[at] === axis.charAt(sum > 0 ? 1 : 0),
    };
  });
}

const sumOnAxis = (quiz: readonly ItemAnswer[], axis: Axis) =>
  quiz.reduce(
    (sum, { item, pull }) => sum + (ITEM_BANK.items.get(item)?.axis === axis ? pull : 0),
    0,
  );

export interface LogLosses {
  model: number;
  naive: number;
  naiveGenerous: number;
}

export const measureLogLoss = (takers: readonly Taker[]): LogLosses => ({
  model: computeLogLoss(takers.flatMap((taker) => forecastLetters(taker, taker.quiz))),
  naive: computeLogLoss(takers.flatMap((taker) => forecastNaively(taker, false))),
  naiveGenerous: computeLogLoss(takers.flatMap((taker) => forecastNaively(taker, true))),
});

const shareTrue = (forecasts: readonly Forecast[]) =>
  forecasts.filter(({ cameTrue }) => cameTrue).length / forecasts.length;

/** The further statements one taker is asked, adaptively. */
export function askAdaptively({ quiz, statements }: Taker): ItemAnswer[] {
  const answers = [...quiz];
  for (;;) {
    const next = findNextStatement(STATEMENTS, answers);
    const answer = next && statements.find(({ item }) => item === next.id);
    if (!answer) return answers;
    answers.push(answer);
  }
}

/** A fixed form's statements: the axes in turn, as long as it is. */
const FIXED_ORDER = Array.from({ length: 8 }, (_, round) =>
  AXES.map((axis) => STATEMENTS.filter((each) => each.axis === axis)[round]?.id ?? ""),
).flat();

export interface Adaptivity {
  /** Further statements asked, on average. */
  asked: number;
  agreement: number;
  /** The shortest fixed form that agrees as often; 33 where none of the statements' forms does. */
  fixedLength: number;
  /** How many fewer statements the adaptive form asks. */
  saving: number;
  /** Of the letters at the end of the adaptive form. */
  calibrationError: number;
}

export function measureAdaptivity(takers: readonly Taker[]): Adaptivity {
  const adaptive = takers.map((taker) => ({ taker, answers: askAdaptively(taker) }));
  const asked = adaptive.reduce((sum, { answers }) => sum + answers.length - 8, 0) / takers.length;
  const forecasts = adaptive.flatMap(({ taker, answers }) => forecastLetters(taker, answers));
  const agreement = shareTrue(forecasts);
  const agreementAt = (length: number) =>
    shareTrue(
      takers.flatMap((taker) => {
        const ids = new Set(FIXED_ORDER.slice(0, length));
        return forecastLetters(taker, [
          ...taker.quiz,
          ...taker.statements.filter(({ item }) => ids.has(item)),
        ]);
      }),
    );
  const lengths = Array.from({ length: 33 }, (_, length) => length);
  const fixedLength = lengths.find((length) => agreementAt(length) >= agreement) ?? 33;
  const calibrationError = computeCalibrationError(forecasts);
  return { asked, agreement, fixedLength, saving: 1 - asked / fixedLength, calibrationError };
}

/** How often a retake by someone who has not changed shows a real shift on one axis or more. */
export function measureFalseShifts(takers: readonly Taker[]): number {
  const shifted = takers.filter(({ quiz, retake }) =>
    AXES.some(
      (axis) => judgeChange(readAxis(axis, quiz), readAxis(axis, retake)) === "a real shift",
    ),
  );
  return shifted.length / takers.length;
}
