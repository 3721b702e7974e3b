/** Status messages, shown in turn. */
export const STATUS_MESSAGES = [
  "Analyzing your personality dimensions...",
  "Finding the Sun on your birth date...",
  "Reading your type beside your sign...",
  "Weighing strengths against blind spots...",
  "Laying out your twelve months...",
  "Almost ready...",
] as const;

export const MESSAGE_TURN_MS = 2_000;
