import { cva, type VariantProps } from "class-variance-authority";
import { Root as Slot } from "radix-ui/slot";
import type { ComponentProps, MouseEvent } from "react";
import { Orbit } from "./orbit.tsx";

const button = cva(
  [
    "relative inline-flex items-center justify-center text-center font-sans font-medium no-underline select-none",
    "rounded-sm border transition-colors",
    "disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-faint",
    "aria-busy:cursor-progress",
  ],
  {
    variants: {
      variant: {
        primary: "border-ink bg-ink text-paper hover:border-brass hover:bg-brass",
        secondary: "border-rule-strong bg-transparent text-ink hover:border-ink hover:bg-raised",
        quiet:
          "border-transparent bg-transparent text-ink underline decoration-brass-line decoration-1 underline-offset-[0.35em] hover:decoration-ink disabled:border-transparent disabled:bg-transparent disabled:no-underline",
        danger: "border-signal bg-signal text-paper hover:border-ink hover:bg-ink",
      },
      size: {
        sm: "min-h-9 gap-2 px-3 py-1 text-sm",
        md: "min-h-11 gap-2 px-5 py-2 text-base",
        lg: "min-h-14 gap-3 px-8 py-3 text-lg",
      },
      block: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "primary", size: "md", block: false },
  },
);

const face = cva("col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]", {
  variants: {
    // "unseen" keeps its words as the button's name; "no" takes them away from everyone.
    shown: { yes: "", unseen: "opacity-0", no: "invisible" },
  },
});

export interface ButtonProps
  extends Omit<ComponentProps<"button">, "className" | "style">,
    VariantProps<typeof button> {
  /** Work is under way: clicks do nothing, focus and width stay. */
  busy?: boolean;
  /** Stands in for the label while busy, for example "Sending...". */
  busyLabel?: string;
  /** Gives the one child element (a router link, say) the look of a button. */
  asChild?: boolean;
}

/** A button, or with `asChild` a link that looks like one. The type is "button" unless given. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  asChild = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = button({ variant, size, block });
  const swapsWords = busyLabel !== undefined;
  if (asChild) {
    return (
      <Slot className={look} {...(onClick ? { onClick } : {})} {...rest}>
        {children}
      </Slot>
    );
  }
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus of a person who has just pressed it.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={look}
      {...rest}
      onClick={handleClick}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : {})}
    >
      {/* Both faces share one grid cell, so the wider of them sets a width that never changes. */}
      <span className="grid gap-[inherit]">
        <span className={face({ shown: busy ? (swapsWords ? "no" : "unseen") : "yes" })}>
          {children}
        </span>
        <span className={face({ shown: busy ? "yes" : "no" })}>
          {busy ? <Orbit size="sm" /> : <span className="size-4" />}
          {busyLabel}
        </span>
      </span>
    </button>
  );
}
