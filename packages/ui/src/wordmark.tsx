/** The name beside a small graduated ring with the Sun upon it, for which a header with enlarged text has no room. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-ink">
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0 @max-3xs:hidden"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="14.5" stroke="currentColor" strokeWidth="1" />
        <circle
          cx="16"
          cy="16"
          r="12.5"
          stroke="currentColor"
          strokeWidth="3"
          pathLength="36"
          strokeDasharray="0.28 0.72"
        />
        <ellipse
          cx="16"
          cy="16"
          rx="9"
          ry="3.4"
          transform="rotate(-23.4 16 16)"
          className="stroke-brass"
          strokeWidth="1.25"
        />
        <circle cx="16" cy="16" r="1.8" className="fill-signal" />
      </svg>
      <span className="text-lg leading-none tracking-tight wrap-anywhere">{name}</span>
    </span>
  );
}
