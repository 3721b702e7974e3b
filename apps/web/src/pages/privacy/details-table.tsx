export interface DetailsEntry {
  name: string;
  /** Each under its column's caption, in the captions' order. */
  cells: readonly string[];
}

interface DetailsTableProps {
  captions: readonly string[];
  entries: readonly DetailsEntry[];
}

const ONE_COLUMN = "sm:grid-cols-[11rem_minmax(0,1fr)]";
const THREE_COLUMNS = "md:grid-cols-[9rem_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)]";

/** Ruled rows of a name and its details; on small screens each row becomes a short list. */
export function DetailsTable({ captions, entries }: DetailsTableProps) {
  const columns = captions.length > 0 ? THREE_COLUMNS : ONE_COLUMN;
  return (
    <div>
      {captions.length > 0 ? (
        // Shown once above the columns; each cell has its own caption for small screens and screen readers.
        <div aria-hidden="true" className={`hidden gap-x-7 pb-2 md:grid ${columns}`}>
          {captions.map((caption) => (
            <span key={caption} className="label-caps text-ink-faint first:col-start-2">
              {caption}
            </span>
          ))}
        </div>
      ) : null}
      <dl className="border-t border-rule-strong">
        {entries.map(({ name, cells }) => (
          <div key={name} className={`grid gap-x-7 gap-y-3 border-b border-rule py-5 ${columns}`}>
            <dt className="text-lg">{name}</dt>
            {cells.map((cell, place) => (
              <dd key={cell} className="text-ink-muted">
                {captions[place] ? (
                  <span className="label-caps block pb-0.5 text-ink-faint md:sr-only">
                    {captions[place]}
                  </span>
                ) : null}
                {cell}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
