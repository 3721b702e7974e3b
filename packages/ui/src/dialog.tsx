import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The caller closes the dialog once the action is done. */
  onConfirm: () => void;
  variant?: "default" | "danger";
  busy?: boolean;
  busyLabel?: string;
}

/**
 * Asks before something is done. The browser's own modal dialog holds the focus, makes the rest of
 * the page inert and gives the focus back. Escape cancels, except while busy.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  variant = "default",
  busy = false,
  busyLabel,
}: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      {...(description ? { "aria-describedby": `${id}-description` } : {})}
      onCancel={(event) => {
        // The state closes it, so that the browser and the caller never disagree.
        event.preventDefault();
        if (!busy) onOpenChange(false);
      }}
      className="m-auto w-full max-w-[min(30rem,calc(100vw-2rem))] rounded-sm border border-rule-strong bg-raised p-0 text-ink backdrop:bg-veil open:animate-arrive"
    >
      <div className="flex flex-col gap-3 p-6 sm:p-8">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {description ? (
          <div id={`${id}-description`} className="font-sans text-base text-ink-muted">
            {description}
          </div>
        ) : null}
        <div className="mt-4 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={variant === "danger" ? "danger" : "primary"}
            busy={busy}
            {...(busyLabel === undefined ? {} : { busyLabel })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
