import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Unreadable } from "../feedback/unreadable.tsx";

interface TableFrameProps {
  /** The accessible name of the table and of the region that scrolls. */
  label: string;
  /** Other rows are loading. */
  busy?: boolean;
  /** Rows scroll under a sticky header. */
  isLong?: boolean;
  /** On a phone each row becomes a card of labeled values. */
  isStacked?: boolean;
  /** Many columns of given widths, with the width of the window: all are in view from 1280 pixels on. */
  isWide?: boolean;
  children: ReactNode;
}

/** A table that scrolls inside its frame, by keyboard too. */
export function TableFrame({
  label,
  busy = false,
  isLong = false,
  isStacked = false,
  isWide = false,
  children,
}: TableFrameProps) {
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scroll region must be focusable
    <section
      aria-label={label}
      tabIndex={0}
      // Focused elements must not be covered by the sticky header and columns.
      className={`relative scroll-pt-14 overflow-auto rounded-sm sm:scroll-pl-64 lg:scroll-pr-80 border border-rule bg-raised print:max-h-none print:overflow-visible ${isLong ? "sm:max-h-[85vh]" : ""} ${isWide ? "wide-table" : ""}`}
    >
      <table
        aria-label={label}
        aria-busy={busy}
        // A whole-pixel line height: on half pixels, borders of sticky columns are drawn twice or not at all.
        className={`w-full border-separate border-spacing-0 text-left font-sans text-sm/6 ${isStacked ? "stacked-table" : ""}`}
      >
        {children}
      </table>
    </section>
    // oxlint-enable jsx-a11y/no-noninteractive-tabindex
  );
}

/** The sticky header row. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead className="sm:sticky sm:top-0 sm:z-2">{children}</thead>;
}

/** A row of a TableFrame. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="group">{children}</tr>;
}

/** In place of a row that cannot be shown. */
export function BrokenRow({ what, columns }: { what: string; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="hairline-b px-3 py-3 sm:px-4">
        <Unreadable what={what} />
      </td>
    </tr>
  );
}

/** The edge a column sticks to during horizontal scrolling; "end" only on wide screens. */
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
  /** A class, in a table whose columns have given widths. */
  width?: string | undefined;
  isNumber?: boolean;
  /** The order of the rows by this column; null when they are ordered by another. */
  order?: SortOrder | null;
  /** Orders the rows by this column; a column without it is not sortable. */
  onSort?: () => void;
  children: ReactNode;
}

export function ColumnHead({
  edge,
  width,
  isNumber = false,
  order,
  onSort,
  children,
}: ColumnHeadProps) {
  const wrapping = isNumber ? "sm:min-w-28" : width === undefined ? "whitespace-nowrap" : width;
  return (
    <th
      scope="col"
      {...(order ? { "aria-sort": ARIA_SORT[order] } : {})}
      className={`hairline-b bg-sunken px-3 py-0 font-normal sm:px-[var(--cell-x,1rem)] ${wrapping} ${alignLook(isNumber)} ${edgeLook(edge)}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="label-caps inline-flex min-h-11 items-center gap-1.5 text-left leading-4 text-ink-muted transition-colors hover:text-ink"
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
  /** A row header. */
  isHead?: boolean;
  /** The column's name, shown in the cards of a stacked table. */
  label?: string | undefined;
  children: ReactNode;
}

export function Cell({ edge, isNumber = false, isHead = false, label, children }: CellProps) {
  const Element = isHead ? "th" : "td";
  return (
    <Element
      {...(isHead ? { scope: "row" } : {})}
      data-label={label}
      className={`hairline-b bg-raised px-3 py-3 align-middle sm:px-[var(--cell-x,1rem)] font-normal transition-colors group-last:border-b-0 group-hover:bg-paper ${alignLook(isNumber)} ${edgeLook(edge)}`}
    >
      {children}
    </Element>
  );
}

/** Shown for a missing value. */
export function NoValue() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">—</span>
      <span className="sr-only">none</span>
    </span>
  );
}
