export type ColorTokens = ReadonlyMap<string, { day: string; night: string }>;

/** The six-digit `--color-*: light-dark(day, night)` pairs of a stylesheet, by name. */
export function readColorTokens(css: string): ColorTokens {
  const pattern = /--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gu;
  const tokens = new Map<string, { day: string; night: string }>();
  for (const [, name, day, night] of css.matchAll(pattern)) {
    if (name && day && night) tokens.set(name, { day, night });
  }
  return tokens;
}

/** WCAG 2 contrast of two tokens in one theme, from 1 to 21. Throws on an unknown token. */
export function contrastRatio(
  tokens: ColorTokens,
  theme: "day" | "night",
  one: string,
  other: string,
): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`No color token ${name}`);
    return luminance(token[theme]);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of `#rrggbb` by WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
