import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

export interface PageFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  skipLabel?: string;
  children: ReactNode;
}

/** Header, main and footer, the footer never above the bottom edge; a skip link comes first. */
export function PageFrame({
  header,
  footer,
  skipLabel = "Skip to content",
  children,
}: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only font-sans focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:bg-ink focus-visible:px-4 focus-visible:py-3 focus-visible:text-paper"
      >
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
    </div>
  );
}

const container = cva("page-x mx-auto w-full", {
  variants: {
    width: {
      narrow: "max-w-[36rem]",
      reading: "max-w-[54rem]",
      page: "max-w-[var(--page-width)]",
    },
  },
  defaultVariants: { width: "page" },
});

/** The column of a page: narrow for one form, reading for one text, page for everything else. */
export function Container({
  width,
  children,
}: VariantProps<typeof container> & { children: ReactNode }) {
  return <div className={container({ width })}>{children}</div>;
}

/** Running text: spaced paragraphs, headings and lists in a column of about 66 characters. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="measure text-lg [&_a]:text-brass [&_a]:underline [&_a]:decoration-brass-line [&_a]:decoration-1 [&_a]:underline-offset-[0.28em] [&_a:hover]:text-ink [&_h2]:mt-[1.6em] [&_h2]:text-2xl [&_h3]:mt-[1.4em] [&_h3]:text-xl [&_li]:mt-[0.4em] [&_ol]:list-decimal [&_ol]:pl-[1.4em] [&_p+p]:mt-[0.9em] [&_ul]:list-[circle] [&_ul]:pl-[1.4em] [&>*+*]:mt-[0.9em]">
      {children}
    </div>
  );
}
