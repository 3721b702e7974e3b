import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Once near the root: the first tooltip waits 700 ms, the next within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One element that can take the focus. */
  children: ReactElement;
}

/** A short remark on a control, on hover and on focus. Nothing essential belongs in it. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-arrive rounded-sm border border-ink bg-ink px-3 py-1.5 font-sans text-sm text-paper"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
