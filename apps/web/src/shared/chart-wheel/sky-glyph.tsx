/** One drawn symbol at the height of the text around it; its name is always written beside it. */
export function SkyGlyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="inline-block size-[1.15em] shrink-0 align-[-0.2em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
