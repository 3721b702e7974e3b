import { type ReactElement, type ReactNode, Suspense, useState } from "react";

interface PrerenderedProps {
  id: string;
  /** Shown while the child's code loads, where nothing was prerendered. */
  fallback: ReactNode;
  /** A lazy component without behavior of its own. */
  children: ReactElement;
}

function findMarkup(id: string): string | null {
  return typeof document === "undefined" ? null : (document.getElementById(id)?.innerHTML ?? null);
}

/**
 * A part of the page that needs no script. Where its prerendered markup is in the page already it
 * stays as it is, and the browser neither loads nor hydrates its code; a visitor who comes from another
 * page gets it rendered.
 */
export function Prerendered({ id, fallback, children }: PrerenderedProps) {
  const [markup] = useState(() => findMarkup(id));
  if (markup !== null) {
    // oxlint-disable-next-line react/no-danger -- this page's own markup, handed back unchanged
    return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  return (
    <div id={id}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
