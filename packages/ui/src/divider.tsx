/** A hairline across the column, with words in its middle when given. */
export function Divider({ label }: { label?: string }) {
  if (label === undefined) return <hr className="my-0 border-0 border-t border-rule" />;
  return (
    <div className="flex items-center gap-4 font-sans text-sm text-ink-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-rule" />
      {label}
      <span aria-hidden="true" className="h-px flex-1 bg-rule" />
    </div>
  );
}
