const HOURS = [16, 24, 32, 40, 48, 56, 64, 72, 80];

/** A flat line inside a dial: nothing to report. */
export function TraceDrawing() {
  return (
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" className="block w-full">
      <circle cx="48" cy="48" r="45" strokeWidth="4" pathLength="72" strokeDasharray="0.3 0.7" />
      <circle cx="48" cy="48" r="46.5" strokeWidth="1" />
      <path d="M12 48h72" strokeWidth="1" />
      <path d="M20 34h56M20 62h56" strokeWidth="0.6" strokeDasharray="2 4" />
      {HOURS.map((x) => (
        <path key={x} d={`M${x} 45v6`} strokeWidth="0.8" />
      ))}
      <circle cx="16" cy="48" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
