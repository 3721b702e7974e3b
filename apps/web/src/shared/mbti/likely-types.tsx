import type { LikelyType } from "@cosmic/contracts";
import { MBTI_TITLES } from "@cosmic/domain";
import { formatShare } from "./format-share.ts";

/** The types that the answers make likely, the likeliest first; renders nothing where there are none. */
export function LikelyTypes({ types }: { types: readonly LikelyType[] | undefined }) {
  if (!types || types.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">Likely types</h3>
      <ol className="figures-table grid max-w-sm gap-y-1 text-ink-muted">
        {types.map(({ mbtiType, probability }, index) => (
          <li
            key={mbtiType}
            className={`flex justify-between gap-4 ${index === 0 ? "text-ink" : ""}`}
          >
            <span>
              {mbtiType}, {MBTI_TITLES[mbtiType]}
            </span>
            <span>{formatShare(probability)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
