import { cva } from "class-variance-authority";

/**
 * Classes of a text link, for a plain anchor or a router's link.
 * inline: within running text; quiet: navigation; strong: a call on its own line.
 */
export const linkStyle = cva(
  "rounded-sm underline-offset-[0.28em] decoration-1 transition-colors duration-250",
  {
    variants: {
      tone: {
        inline: "text-brass underline decoration-brass-line hover:text-ink hover:decoration-ink",
        quiet:
          "inline-flex min-h-6 items-center font-sans text-ink-muted no-underline hover:text-ink hover:underline",
        strong:
          "inline-flex min-h-11 items-center font-sans font-medium text-ink underline decoration-brass-line hover:decoration-ink",
      },
    },
    defaultVariants: { tone: "inline" },
  },
);
