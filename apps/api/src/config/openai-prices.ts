/** US dollars for a million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** List prices of June 2026, by model; for others OPENAI_PRICE says them, or the log leaves the cost out. */
export const OPENAI_PRICES: Readonly<Record<string, TokenPrice>> = {
  "gpt-5.5": { input: 5, output: 30 },
  "gpt-5.4": { input: 2.5, output: 15 },
  "gpt-5.4-mini": { input: 0.75, output: 4.5 },
  "gpt-5.4-nano": { input: 0.2, output: 1.25 },
};
