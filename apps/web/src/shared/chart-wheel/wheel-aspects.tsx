import type { WheelLayout } from "@cosmic/domain/wheel";
import { ASPECT_DASHES, aspectWidth, FLAVOR_COLORS } from "./aspect-strokes.ts";

/** Lines between bodies in aspect, the closest drawn last and strongest. */
export function WheelAspects({ aspects }: { aspects: WheelLayout["aspects"] }) {
  return aspects
    .toReversed()
    .map((line) => (
      <path
        key={line.bodies.join()}
        d={line.path}
        className={FLAVOR_COLORS[line.flavour]}
        stroke="currentColor"
        strokeWidth={aspectWidth(line)}
        strokeDasharray={ASPECT_DASHES[line.aspect]}
        vectorEffect="non-scaling-stroke"
      />
    ));
}
