import { type ReactNode, useId } from "react";

interface DrawerSectionProps {
  title: string;
  /** The number of entries. */
  count: number;
  /** Shown when there are none. */
  empty: string;
  children: ReactNode;
}

/** One kind of entry about a user: a list under its title and count. */
export function DrawerSection({ title, count, empty, children }: DrawerSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="hairline-b flex items-baseline justify-between pb-2 text-xl">
        {title} <span className="figures-table font-sans text-sm text-ink-muted">{count}</span>
      </h3>
      {count === 0 ? (
        <p className="pt-3 font-sans text-sm text-ink-muted">{empty}</p>
      ) : (
        <ul className="m-0 list-none p-0 font-sans text-sm">{children}</ul>
      )}
    </section>
  );
}

export function DrawerEntry({ children }: { children: ReactNode }) {
  return <li className="hairline-b flex flex-col gap-1 py-3">{children}</li>;
}
