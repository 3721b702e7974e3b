import type { Adaptivity, Calibration, LogLosses } from "./measures.ts";

/** One figure against its bound. */
export interface Check {
  name: string;
  found: string;
  bound: string;
  holds: boolean;
}

export const UTMOST_ERROR = 0.02;
/** Where the model's assumptions do not hold, within reason. */
export const UTMOST_ERROR_ELSEWHERE = 0.05;
const LEAST_SAVING = 0.3;
const UTMOST_FALSE_SHIFTS = 0.05;

const largest = ({ byAxis, topType }: Calibration) => Math.max(...Object.values(byAxis), topType);

export const checkCalibration = ({ byAxis, topType }: Calibration, utmost: number): Check[] =>
  Object.entries({ ...byAxis, "top type": topType }).map(([name, error]) => ({
    name: `calibration error, ${name}`,
    found: error.toFixed(4),
    bound: `<= ${utmost}`,
    holds: error <= utmost,
  }));

/** In a world the model is wrong about, the measure of calibration has to say so. */
export const checkNoticed = (calibration: Calibration): Check => ({
  name: "largest calibration error: noticed",
  found: largest(calibration).toFixed(4),
  bound: `> ${UTMOST_ERROR}`,
  holds: largest(calibration) > UTMOST_ERROR,
});

export const checkLogLoss = ({ model, naive, naiveGenerous }: LogLosses): Check[] => [
  {
    name: "log-loss: model, naive",
    found: `${model.toFixed(4)}, ${naive.toFixed(4)}`,
    bound: "model < naive",
    holds: model < naive,
  },
  {
    name: "log-loss: model, naive above even",
    found: `${model.toFixed(4)}, ${naiveGenerous.toFixed(4)}`,
    bound: "model < naive",
    holds: model < naiveGenerous,
  },
];

export const checkAdaptivity = ({
  asked,
  agreement,
  fixedLength,
  saving,
  calibrationError,
}: Adaptivity): Check[] => [
  {
    name: "fewer further statements than a fixed form",
    found: `${(100 * saving).toFixed(0)} % (${asked.toFixed(1)} of ${fixedLength}, agreement ${(100 * agreement).toFixed(1)} %)`,
    bound: `>= ${100 * LEAST_SAVING} %`,
    holds: saving >= LEAST_SAVING,
  },
  {
    name: "calibration error at the end of them",
    found: calibrationError.toFixed(4),
    bound: `<= ${UTMOST_ERROR}`,
    holds: calibrationError <= UTMOST_ERROR,
  },
];

export const checkFalseShifts = (share: number): Check => ({
  name: "unchanged retakes with a real shift anywhere",
  found: `${(100 * share).toFixed(1)} %`,
  bound: `<= ${100 * UTMOST_FALSE_SHIFTS} %`,
  holds: share <= UTMOST_FALSE_SHIFTS,
});
