import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";

interface TableFrameProps {
  /** What the table holds; the region that scrolls is named by it. */
  label: string;
  /** The rows on show are about to give way to others. */
  busy?: boolean;
  /** Too many rows for one screen: they scroll under the heads, which stay. */
  isLong?: boolean;
  /** On a phone every row is a card, with the value of each cell after the cell's label. */
  isStacked?: boolean;
  children: ReactNode;
}

/** A table that is larger than its place scrolls inside its frame, by keyboard too. */
export function TableFrame({
  label,
  busy = false,
  isLong = false,
  isStacked = false,
  children,
}: TableFrameProps) {
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section
      aria-label={label}
      tabIndex={0}
      // What has the focus must not stand under the heads and columns that stay.
      className={`relative scroll-pt-14 overflow-auto rounded-sm sm:scroll-pl-64 lg:scroll-pr-80 border border-rule bg-raised print:max-h-none print:overflow-visible ${isLong ? "sm:max-h-[85vh]" : ""}`}
    >
      <table
        aria-label={label}
        aria-busy={busy}
        // Lines of whole pixels: on halves a row's line is drawn twice or not at all in a column that stays.
        className={`w-full border-separate border-spacing-0 text-left font-sans text-sm/6 ${isStacked ? "stacked-table" : ""}`}
      >
        {children}
      </table>
    </section>
    // oxlint-enable jsx-a11y/no-noninteractive-tabindex
  );
}

/** The row of heads stays in view while the rows pass under it. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead className="sm:sticky sm:top-0 sm:z-2">{children}</thead>;
}

/** A row of a TableFrame. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="group">{children}</tr>;
}

/** The edge a column stays at while the others scroll sideways; at the end, on screens with room for both. */
type Edge = "start" | "end";

const EDGES = {
  start: "sticky left-0 z-1 border-r border-r-rule",
  end: "lg:sticky lg:right-0 lg:z-1 lg:border-l lg:border-l-rule",
} as const;

const edgeLook = (edge: Edge | undefined) => (edge === undefined ? "" : EDGES[edge]);
const alignLook = (isNumber: boolean) => (isNumber ? "text-right figures-table" : "");

export type SortOrder = "asc" | "desc";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

interface ColumnHeadProps {
  edge?: Edge | undefined;
  isNumber?: boolean;
  /** The order the rows are in by this column; null where they are in another. */
  order?: SortOrder | null;
  /** Orders the rows by this column. A column without it cannot be ordered by. */
  onSort?: () => void;
  children: ReactNode;
}

export function ColumnHead({ edge, isNumber = false, order, onSort, children }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      {...(order ? { "aria-sort": ARIA_SORT[order] } : {})}
      className={`hairline-b bg-sunken px-3 py-0 font-normal sm:px-4 ${isNumber ? "sm:min-w-28" : "whitespace-nowrap"} ${alignLook(isNumber)} ${edgeLook(edge)}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="label-caps inline-flex min-h-11 items-center gap-1.5 text-ink-muted transition-colors hover:text-ink"
        >
          {children}
          <SortMark order={order ?? null} />
        </button>
      ) : (
        <span className="label-caps inline-flex min-h-11 items-center py-2 leading-4 text-ink-muted">
          {children}
        </span>
      )}
    </th>
  );
}

function SortMark({ order }: { order: SortOrder | null }) {
  const Mark = order === null ? ChevronsUpDown : order === "asc" ? ArrowUp : ArrowDown;
  return (
    <span className={order === null ? "text-ink-faint" : "text-brass"}>
      <Mark size={14} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

interface CellProps {
  edge?: Edge | undefined;
  isNumber?: boolean;
  /** The cell names its row. */
  isHead?: boolean;
  /** The column's name, for the cards of a stacked table. */
  label?: string | undefined;
  children: ReactNode;
}

export function Cell({ edge, isNumber = false, isHead = false, label, children }: CellProps) {
  const Element = isHead ? "th" : "td";
  return (
    <Element
      {...(isHead ? { scope: "row" } : {})}
      data-label={label}
      className={`hairline-b bg-raised px-3 py-3 align-middle sm:px-4 font-normal transition-colors group-last:border-b-0 group-hover:bg-paper ${alignLook(isNumber)} ${edgeLook(edge)}`}
    >
      {children}
    </Element>
  );
}

/** What stands where a row has nothing to say. */
export function NoValue() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">—</span>
      <span className="sr-only">none</span>
    </span>
  );
}
