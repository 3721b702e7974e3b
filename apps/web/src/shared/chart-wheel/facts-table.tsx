import type { ReactNode } from "react";

/** roomy: only where there is room beside the rest; its content is said elsewhere too. */
type ColumnWidth = "always" | "roomy" | "not-tiny";

const SHOWN: Readonly<Record<ColumnWidth, string>> = {
  always: "",
  roomy: "hidden sm:table-cell",
  "not-tiny": "max-[23rem]:hidden",
};

interface FactsTableProps {
  caption: string;
  /** What the numbers are for, or how to read them. */
  note?: ReactNode;
  columns: readonly { name: string; isNumber?: boolean; shown?: ColumnWidth }[];
  /** Rows of FactsRow. */
  children: ReactNode;
}

/** A ruled table under its own title, narrow enough for a phone. */
export function FactsTable({ caption, note, columns, children }: FactsTableProps) {
  return (
    <table className="w-full break-inside-avoid border-collapse text-left text-sm sm:text-base">
      <caption className="pb-4 text-left">
        <span className="block text-xl text-ink">{caption}</span>
        {note ? (
          <span className="mt-1 block font-sans text-sm text-balance text-ink-muted">{note}</span>
        ) : null}
      </caption>
      <thead>
        <tr className="label-caps border-y border-rule-strong text-ink-muted max-[23rem]:tracking-normal">
          {columns.map(({ name, isNumber, shown = "always" }) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-medium ${isNumber ? "text-right not-last:pr-3 sm:not-last:pr-5" : "not-last:pr-3"} ${SHOWN[shown]}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FactsRowProps {
  /** The row's name, with its symbol. */
  name: ReactNode;
  /** Cells of FactsCell. */
  children: ReactNode;
}

export function FactsRow({ name, children }: FactsRowProps) {
  return (
    <tr className="border-b border-rule align-top leading-6 print:leading-5">
      <th scope="row" className="py-2 pr-3 font-normal print:py-1">
        {name}
      </th>
      {children}
    </tr>
  );
}

interface FactsCellProps {
  isNumber?: boolean;
  colSpan?: number;
  shown?: ColumnWidth;
  children: ReactNode;
}

export function FactsCell({
  isNumber = false,
  colSpan,
  shown = "always",
  children,
}: FactsCellProps) {
  return (
    <td
      colSpan={colSpan}
      className={`py-2 print:py-1 ${isNumber ? "text-right font-sans text-sm/6 print:text-sm/5 not-last:pr-3 sm:not-last:pr-5" : "not-last:pr-3"} ${SHOWN[shown]}`}
    >
      {children}
    </td>
  );
}

interface NamedProps {
  symbol: ReactNode;
  /** The metal for signs, ink for bodies and aspects. */
  tone?: "ink" | "metal";
  children: ReactNode;
}

/** A symbol before its name, on one line. */
export function Named({ symbol, tone = "ink", children }: NamedProps) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className={tone === "metal" ? "text-brass max-[23rem]:hidden print:text-ink" : ""}>
        {symbol}
      </span>
      <span>{children}</span>
    </span>
  );
}
