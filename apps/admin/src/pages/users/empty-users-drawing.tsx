const ROWS = [26, 40, 54, 68];

/** The drawing of an empty users list. */
export function EmptyUsersDrawing() {
  return (
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" className="block w-full">
      <circle cx="48" cy="48" r="45" strokeWidth="4" pathLength="72" strokeDasharray="0.3 0.7" />
      <circle cx="48" cy="48" r="46.5" strokeWidth="1" />
      <path d="M24 18h48v60H24zM36 18v60" strokeWidth="1" />
      {ROWS.map((y) => (
        <g key={y}>
          <path d={`M24 ${y + 6}h48`} strokeWidth="0.6" />
          <circle cx="30" cy={y - 1} r="2" strokeWidth="1" />
        </g>
      ))}
    </svg>
  );
}
