import { Line } from "../evidence/line.tsx";
import { useListPieces } from "../evidence/passages.ts";

/** The strengths as a numbered, ruled list in two columns. */
export function KeyStrengths({ strengths }: { strengths: readonly string[] }) {
  const pieces = useListPieces("strengths", strengths);
  if (strengths.length === 0) return null;
  return (
    <section
      aria-labelledby="key-strengths"
      className="flex flex-col gap-6 print:block print:break-inside-avoid"
    >
      <h2 id="key-strengths" className="text-3xl print:mb-3">
        Key Strengths
      </h2>
      <ol className="grid gap-x-12 border-t border-rule-strong md:grid-cols-2">
        {pieces.map((piece, index) => (
          <li
            key={piece.text}
            className="flex gap-5 border-b border-rule py-5 break-inside-avoid print:py-2"
          >
            <span aria-hidden="true" className="figures-table w-6 shrink-0 text-brass">
              {index + 1}
            </span>
            <span className="measure">
              <Line pieces={[piece]} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
