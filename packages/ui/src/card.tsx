import { cva, type VariantProps } from "class-variance-authority";
import { Root as Slot } from "radix-ui/slot";
import type { ComponentProps } from "react";

const card = cva("relative block rounded-sm border text-ink", {
  variants: {
    tone: {
      plain: "border-rule bg-transparent",
      raised: "border-rule bg-raised",
      signal: "border-signal bg-signal-wash",
    },
    padding: { none: "", sm: "p-4", md: "p-5 sm:p-7", lg: "p-6 sm:p-10" },
    interactive: {
      true: "no-underline transition-colors hover:border-brass-line hover:bg-raised focus-visible:border-brass-line",
      false: "",
    },
    corners: { true: "plate-corners", false: "" },
  },
  defaultVariants: { tone: "raised", padding: "md", interactive: false, corners: false },
});

export interface CardProps
  extends Omit<ComponentProps<"div">, "className" | "style">,
    VariantProps<typeof card> {
  as?: "div" | "article" | "section" | "li" | "aside";
  /** Gives the one child element (a link over the whole plate, say) the look of a card. */
  asChild?: boolean;
}

/** A plate with a hairline border; `corners` adds the brass ticks, `interactive` a hover. */
export function Card({
  as = "div",
  asChild = false,
  tone,
  padding,
  corners,
  interactive,
  ...rest
}: CardProps) {
  const look = card({ tone, padding, corners, interactive });
  if (asChild) return <Slot className={look} {...rest} />;
  // Every allowed element takes the attributes of a div; the union only differs in its ref.
  const Element = as as "div";
  return <Element className={look} {...rest} />;
}

export interface CardTitleProps extends Omit<ComponentProps<"h3">, "className" | "style"> {
  level?: 2 | 3 | 4;
}

/** The heading of a plate; `level` keeps the page's outline in order. */
export function CardTitle({ level = 3, children, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="text-xl text-ink" {...rest}>
      {children}
    </Heading>
  );
}
