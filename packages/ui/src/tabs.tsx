import * as RadixTabs from "radix-ui/tabs";
import type { ReactNode } from "react";

export interface TabsProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
}

/** Panels of which one is on show. Arrow keys move between the tabs and open them. */
export function Tabs({ children, ...state }: TabsProps) {
  return <RadixTabs.Root {...state}>{children}</RadixTabs.Root>;
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixTabs.List
      aria-label={label}
      // More tabs than fit go on in the next line: none is out of sight.
      className="flex flex-wrap gap-x-6 border-b border-rule px-1 sm:gap-x-8"
    >
      {children}
    </RadixTabs.List>
  );
}

export function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadixTabs.Trigger
      value={value}
      className="group relative min-h-12 shrink-0 border-0 bg-transparent px-1 text-base font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink"
    >
      {children}
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-0.5 bg-brass opacity-0 group-data-[state=active]:opacity-100 forced-colors:bg-[Highlight]"
      />
    </RadixTabs.Trigger>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadixTabs.Content value={value} className="pt-8">
      {children}
    </RadixTabs.Content>
  );
}
