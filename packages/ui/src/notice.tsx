import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const notice = cva("flex flex-col gap-2 border-l-4 px-5 py-4 font-sans text-base text-ink", {
  variants: {
    variant: {
      neutral: "border-brass-line bg-raised",
      signal: "border-signal bg-signal-wash",
      good: "border-good bg-raised",
    },
  },
  defaultVariants: { variant: "neutral" },
});

export interface NoticeProps extends VariantProps<typeof notice> {
  title?: string;
  /** "alert" for something that has just gone wrong, "status" for other news. */
  role?: "alert" | "status";
  action?: ReactNode;
  children?: ReactNode;
}

/** A message that stays in the page, next to what it is about. */
export function Notice({ variant, title, role, action, children }: NoticeProps) {
  return (
    <div className={notice({ variant })} {...(role ? { role } : {})}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {children ? <div className="text-sm text-ink-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
