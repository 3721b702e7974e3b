import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const bar = cva("@container z-30 w-full border-b border-rule bg-paper print:hidden", {
  variants: {
    edge: { sticky: "sticky top-0", static: "relative" },
  },
  defaultVariants: { edge: "sticky" },
});

export interface SiteHeaderProps extends VariantProps<typeof bar> {
  brand: ReactNode;
  actions?: ReactNode;
}

/** The bar at the top: brand at the left, then what the visitor can do at the right. */
export function SiteHeader({ edge, brand, actions }: SiteHeaderProps) {
  return (
    <header className={bar({ edge })}>
      <div className="page-x mx-auto flex min-h-16 w-full max-w-[var(--page-width)] items-center justify-between gap-4 py-2">
        {brand}
        {actions ? <div className="flex items-center gap-3 sm:gap-5">{actions}</div> : null}
      </div>
    </header>
  );
}
