import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { OverlayPortal, useDrawerHost } from "./drawer-host.tsx";

interface DrawerProps {
  title: ReactNode;
  onClose: () => void;
  /** Moves the focus after closing when the element that opened the drawer no longer exists. */
  onOpenerGone: () => void;
  children: ReactNode;
}

/**
 * A panel at the right edge, over the page; full width on a small screen. It is open while it is * rendered. Escape and a click outside close it, and the focus returns to where it was.
 */
export function Drawer(props: DrawerProps) {
  return (
    <OverlayPortal>
      <OpenDrawer {...props} />
    </OverlayPortal>
  );
}

function OpenDrawer({ title, onClose, onOpenerGone, children }: DrawerProps) {
  const { setCovered } = useDrawerHost();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page becomes inert, which takes the focus from the element that opened the drawer.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    setCovered(true);
    return () => {
      setCovered(false);
      // Only once the page can take the focus again.
      requestAnimationFrame(() => {
        const isThere = opener instanceof HTMLElement && opener.isConnected;
        if (isThere && opener !== document.body) opener.focus();
        else onOpenerGone();
      });
    };
  }, [setCovered, onOpenerGone]);
  useEffect(() => {
    // A dialog over the drawer handles Escape itself.
    const closeOnEscape = (event: KeyboardEvent) => {
      const { key, target } = event;
      const asked = target instanceof Element ? target.closest("dialog") : null;
      const isOurs = asked === panel.current || target === document.body;
      if (key === "Escape" && isOurs) onClose();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);
  useEffect(() => {
    heading.current?.focus();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, []);
  return (
    <div className="fixed inset-0 z-40 flex justify-end">
      {/* A second way to close for a mouse; the keyboard has Escape and the button. */}
      <div aria-hidden="true" className="absolute inset-0 bg-veil" onClick={onClose} />
      <dialog
        open
        ref={panel}
        aria-modal="true"
        aria-labelledby={id}
        className="relative m-0 ml-auto flex h-full max-h-none w-full max-w-[40rem] border-0 p-0 text-ink animate-arrive flex-col border-rule-strong bg-paper sm:border-l"
      >
        <div className="hairline-b flex items-start justify-between gap-4 py-4 pr-3 pl-5 sm:pl-8">
          <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 pt-1.5 text-2xl break-words">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-muted transition-colors hover:text-ink"
          >
            <X size={22} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-8">{children}</div>
      </dialog>
    </div>
  );
}
