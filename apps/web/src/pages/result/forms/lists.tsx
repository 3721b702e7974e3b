import { Line } from "../evidence/line.tsx";
import { type Passage, type Piece, toText } from "../evidence/passages.ts";
import { cutAtColon } from "./blocks.ts";

interface ListProps {
  passages: readonly Passage[];
}

/** Signs to watch for. */
export function Signs({ passages }: ListProps) {
  return (
    <ul className="border-t border-rule">
      {passages.map(({ pieces }) => (
        <li
          key={toText(pieces)}
          className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-3.5 break-inside-avoid print:py-1"
        >
          <span aria-hidden="true" className="mt-[0.72em] size-1.5 rotate-45 bg-brass" />
          <span>
            <Line pieces={pieces} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The numbered steps of an exercise. */
export function Steps({ passages }: ListProps) {
  return (
    <ol className="flex flex-col gap-5 print:block print:*:mb-1.5">
      {passages.map(({ pieces }, index) => (
        <li
          key={toText(pieces)}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 break-inside-avoid"
        >
          <span aria-hidden="true" className="figures-table text-2xl leading-none text-brass">
            {index + 1}
          </span>
          <span>
            <Line pieces={pieces} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Questions and their answers. */
export function Answers({ passages }: ListProps) {
  return (
    <dl className="flex flex-col print:block">
      {passages.map(({ kind, pieces }) =>
        kind === "question" ? (
          <dt
            key={toText(pieces)}
            className="mt-6 font-medium text-ink first:mt-0 break-after-avoid print:mt-2"
          >
            <Line pieces={pieces} />
          </dt>
        ) : (
          <dd key={toText(pieces)} className="mt-2">
            <Line pieces={pieces} />
          </dd>
        ),
      )}
    </dl>
  );
}

const WHEN = "When ";

/** What to do when: side by side, one below the other on a phone. */
export function DecisionTable({ passages }: ListProps) {
  return (
    <dl className="border-t border-rule-strong">
      {passages.map(({ pieces }) => {
        const { head, tail } = cutAtColon(pieces);
        return (
          <div
            key={toText(pieces)}
            className="grid gap-x-8 gap-y-3 border-b border-rule py-5 break-inside-avoid sm:grid-cols-2 print:grid-cols-2 print:py-2"
          >
            <Case when={head.replace(/:$/, "")} />
            <Action pieces={tail} />
          </div>
        );
      })}
    </dl>
  );
}

function Case({ when }: { when: string }) {
  const isNamed = when.startsWith(WHEN);
  return (
    <dt className="text-ink-muted">
      {isNamed ? <span className="label-caps block pb-1 text-ink-faint">When</span> : null}{" "}
      {isNamed ? when.slice(WHEN.length) : when}
    </dt>
  );
}

function Action({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <dd>
      <span className="label-caps block pb-1 text-brass">Do</span> <Line pieces={pieces} />
    </dd>
  );
}
