import { cva, type VariantProps } from "class-variance-authority";
import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { ReactElement, ReactNode } from "react";

export interface MenuProps {
  /** One button element; it needs a name of its own. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}

/**
 * A list of actions under a button, in the same landmark. Not modal: the page behind it still scrolls and takes
 * clicks.
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-40 max-w-[calc(100vw-1.5rem)] min-w-60 animate-arrive rounded-sm border border-rule-strong bg-raised py-2 font-sans text-base text-ink"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function MenuHeading({ title, detail }: { title: string; detail?: string }) {
  return (
    <DropdownMenu.Label className="px-4 py-2">
      <span className="block truncate font-medium">{title}</span>
      {detail ? <span className="block truncate text-sm text-ink-muted">{detail}</span> : null}
    </DropdownMenu.Label>
  );
}

const item = cva(
  "flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left no-underline outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint",
  {
    variants: {
      variant: {
        default: "data-highlighted:bg-ink data-highlighted:text-paper",
        danger: "text-signal data-highlighted:bg-signal data-highlighted:text-paper",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export interface MenuItemProps extends VariantProps<typeof item> {
  onSelect?: () => void;
  disabled?: boolean;
  /** Makes the one child element (a link, say) the item. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ variant, onSelect, disabled, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={item({ variant })}
      {...(onSelect ? { onSelect } : {})}
      {...(disabled ? { disabled } : {})}
      {...(asChild ? { asChild } : {})}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-2 h-px bg-rule" />;
}
