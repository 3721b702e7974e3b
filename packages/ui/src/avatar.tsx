import { cva, type VariantProps } from "class-variance-authority";
import { useState } from "react";

const frame = cva(
  "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-rule-strong bg-raised font-sans font-medium text-ink select-none",
  {
    variants: { size: { sm: "size-8 text-xs", md: "size-11 text-sm", lg: "size-20 text-xl" } },
    defaultVariants: { size: "md" },
  },
);

export interface AvatarProps extends VariantProps<typeof frame> {
  /** One or two letters, shown when there is no picture or it cannot be loaded. */
  initials: string;
  src?: string | null;
  /** Empty when the person's name stands beside it. */
  alt?: string;
}

/** A person's picture in a thin circle, or their initials. */
export function Avatar({ initials, src, alt = "", size }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src && src !== failedSrc) {
    return (
      <span className={frame({ size })}>
        <img
          src={src}
          alt={alt}
          className="size-full object-cover"
          // Pictures come from other hosts, which need not learn the page's address.
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => {
            setFailedSrc(src);
          }}
        />
      </span>
    );
  }
  return (
    <span className={frame({ size })}>
      <span aria-hidden="true">{initials}</span>
      {alt ? <span className="sr-only">{alt}</span> : null}
    </span>
  );
}
