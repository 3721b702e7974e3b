import { type ReactNode, useEffect, useId, useRef } from "react";

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A link or a button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A list that rises from the foot of the window, in easy reach of a thumb. The browser's own modal
 * dialog holds the focus, makes the rest of the page inert and gives the focus back. Escape, the cross
 * and a press beside it close it. What is current in it is brought into view as it opens.
 */
export function Sheet({ open, onOpenChange, title, action, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open && dialog.open) dialog.close();
    if (!open || dialog.open) return;
    dialog.showModal();
    dialog.querySelector("[aria-current]")?.scrollIntoView({ block: "start" });
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        // The state closes it, so that the browser and the caller never disagree.
        event.preventDefault();
        onOpenChange(false);
      }}
      onClick={({ target, currentTarget }) => {
        // The rest of the window is the dialog's own backdrop.
        if (target === currentTarget) onOpenChange(false);
      }}
      className="mx-auto mt-auto mb-0 w-full max-w-[40rem] border border-b-0 border-rule-strong bg-raised p-0 text-ink backdrop:bg-veil open:animate-arrive print:hidden"
    >
      {open ? (
        <div className="flex max-h-[min(80dvh,44rem)] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-rule py-2 pr-2 pl-5">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <div className="flex items-center gap-2">
              {action}
              <button
                type="button"
                aria-label="Close"
                onClick={() => {
                  onOpenChange(false);
                }}
                className="inline-flex size-11 items-center justify-center rounded-sm text-ink-muted hover:text-ink"
              >
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="size-4"
                  stroke="currentColor"
                  strokeWidth="1.25"
                >
                  <path d="M2 2l12 12M14 2L2 14" />
                </svg>
              </button>
            </div>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pt-2 pb-8">{children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
