import { ASIDE_LABELS } from "@cosmic/domain";
import { Line } from "../evidence/line.tsx";
import type { Passage } from "../evidence/passages.ts";
import { cutTitle } from "./blocks.ts";

/** Something to try, under its own title. */
export function Exercise({ passage }: { passage: Passage }) {
  const { head, tail } = cutTitle(passage.pieces);
  return (
    <p className="break-inside-avoid border-l-2 border-brass-line py-1 pl-6 text-base">
      <span className="label-caps block pb-1.5 text-brass">{ASIDE_LABELS.practice}</span>{" "}
      <strong className="font-semibold text-ink">
        <Line pieces={head} />
      </strong>{" "}
      <Line pieces={tail} />
    </p>
  );
}
