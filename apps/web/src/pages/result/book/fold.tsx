import { type ReactNode, useEffect, useState } from "react";

interface FoldProps {
  id: string;
  /** The button's words while what it holds is hidden, and while it is shown. */
  closed: string;
  opened: string;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Opens on request. The browser's own element, so that searching in the page and links to what is inside
 * open it; on paper it is always open.
 */
export function Fold({ id, closed, opened, onOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      id={id}
      data-fold
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-3 rounded-sm border border-rule-strong px-5 py-2 font-sans font-medium text-ink transition-colors hover:border-ink hover:bg-raised print:hidden [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5 shrink-0 text-brass"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d={isOpen ? "M1 8h14" : "M8 1v14M1 8h14"} />
        </svg>
        {isOpen ? opened : closed}
      </summary>
      {children}
    </details>
  );
}

/** Opens the fold that an element stands in, or that its part is. Answers with the element. */
export function revealElement(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const fold =
    element?.closest("details") ??
    element?.closest("[data-part]")?.querySelector<HTMLDetailsElement>("details");
  if (fold) fold.open = true;
  return element;
}

/** Links within the page and the address itself open the fold they lead to. */
export function useRevealTargets(): void {
  useEffect(() => {
    // Ids are plain letters, so a hash needs no decoding, which a broken one would not survive.
    const revealTarget = (hash: string) => revealElement(hash.slice(1));
    const onHash = () => revealTarget(window.location.hash)?.scrollIntoView();
    // Before the browser follows the link, so that it finds the target shown.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.hash && link.pathname === window.location.pathname) revealTarget(link.hash);
    };
    if (window.location.hash.length > 1) onHash();
    window.addEventListener("hashchange", onHash);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("hashchange", onHash);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
}

/** For browsers whose style sheets cannot open a fold on paper. */
export function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("details[data-fold]:not([open])")];
      for (const fold of opened) fold.open = true;
    };
    const close = () => {
      for (const fold of opened) fold.open = false;
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, []);
}
