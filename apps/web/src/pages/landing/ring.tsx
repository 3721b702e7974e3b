import { type ComponentProps, lazy } from "react";
import { Prerendered } from "./prerendered.tsx";

const FigureRing = lazy(async () => ({
  default: (await import("@cosmic/ui/figure-ring")).FigureRing,
}));

type RingProps = { id: string } & ComponentProps<typeof FigureRing>;

/** The ecliptic ring as part of the prerendered page; its square is reserved until it loads. */
export function Ring({ id, ...figure }: RingProps) {
  return (
    <Prerendered id={id} fallback={<div className="aspect-square" />}>
      <FigureRing {...figure} />
    </Prerendered>
  );
}
