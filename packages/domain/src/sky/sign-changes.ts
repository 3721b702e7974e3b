import type { ChartBody } from "../chart/bodies.ts";
import type { BirthWindow, SignChange } from "../chart/chart-facts.ts";
import { crossingBetween } from "../chart/crossing.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { signAt } from "../zodiac/sign-position.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { type MovingPoint, pointOn } from "./moving-points.ts";

const SIGN_WIDTH = 30;
/** How far apart an open window is looked at: no point turns twice within so short a time. */
const STEP = 2 * 3_600_000;

/** The instants at which a window is looked at, its first and its last among them. */
export function sampleWindow({ from, to }: Pick<BirthWindow, "from" | "to">): Date[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / STEP);
  return Array.from(
    { length: count + 1 },
    (_, index) => new Date(Math.min(from.getTime() + index * STEP, to.getTime())),
  );
}

/** The signs that a body or point goes through within a window, of a zodiac that begins `offset` degrees after the tropical one. */
export function signChangesIn(
  window: BirthWindow,
  name: ChartBody | MovingPoint,
  offset: number,
  kinds: Pick<ChartSettings, "nodes" | "lilith">,
): SignChange[] {
  const longitudeAt = (at: Date) =>
    wrapDegrees(pointOn(name, toAstroTime(at), kinds).longitude - offset);
  const path = sampleWindow(window).map((at) => ({ at, longitude: longitudeAt(at) }));
  return path.flatMap((end, index) => {
    const start = path[index - 1];
    if (!start) return [];
    const [from, to] = [signAt(start.longitude), signAt(end.longitude)];
    if (from === to) return [];
    const isForward = signedDegrees(end.longitude - start.longitude) > 0;
    const boundary = signStart((isForward ? end : start).longitude);
    const toBoundary = (at: Date) => signedDegrees(longitudeAt(at) - boundary);
    return [{ from, to, at: crossingBetween(toBoundary, start.at, end.at) }];
  });
}

const signStart = (longitude: number) => Math.floor(longitude / SIGN_WIDTH) * SIGN_WIDTH;
