import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { cva, type VariantProps } from "class-variance-authority";

const glyph = cva("inline-block shrink-0", {
  variants: { size: { sm: "size-4", md: "size-6", lg: "size-10", xl: "size-16" } },
  defaultVariants: { size: "md" },
});

export interface ZodiacGlyphProps extends VariantProps<typeof glyph> {
  sign: keyof typeof SIGN_GLYPHS;
  /** Gives the picture a name; without one it is decoration. */
  title?: string;
}

/** A sign's glyph in one stroke width, in the color of the surrounding text. */
export function ZodiacGlyph({ sign, title, size }: ZodiacGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={glyph({ size })}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === "lg" || size === "xl" ? 1 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title })}
    >
      <path d={SIGN_GLYPHS[sign]} />
    </svg>
  );
}
