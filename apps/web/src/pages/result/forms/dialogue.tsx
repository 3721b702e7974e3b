import { Line } from "../evidence/line.tsx";
import { type Passage, toText } from "../evidence/passages.ts";
import { cutAtColon } from "./blocks.ts";

/** Two speakers: each line under its name, the second one set in and slanted. */
export function Dialogue({ passages }: { passages: readonly Passage[] }) {
  return (
    <div data-dialogue className="flex flex-col gap-5 print:block print:*:mb-2">
      {passages.map(({ kind, pieces }) => {
        const { head, tail } = cutAtColon(pieces);
        const isOther = kind === "other-voice";
        return (
          <p
            key={toText(pieces)}
            className={`break-inside-avoid ${isOther ? "ml-8 border-l border-brass-line pl-5 italic sm:ml-14" : ""}`}
          >
            <span
              className={`label-caps block pb-0.5 not-italic ${isOther ? "text-brass" : "text-ink-muted"}`}
            >
              {head}
            </span>{" "}
            <Line pieces={tail} />
          </p>
        );
      })}
    </div>
  );
}
