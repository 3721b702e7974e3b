/** Takes wordings in turn and texts once, so that no sentence stands twice in a year. */
export interface ProsePicker {
  /** The next wording of a list, beginning anywhere. */
  next: (wordings: readonly string[]) => string;
  /** The text, or null when it was taken before or there is none. */
  once: (text: string | undefined) => string | null;
}

/** @param variant where each list begins: the same for the same person */
export function createProsePicker(variant: number): ProsePicker {
  const turns = new Map<readonly string[], number>();
  const used = new Set<string>();
  return {
    next(wordings) {
      const turn = turns.get(wordings) ?? variant;
      turns.set(wordings, turn + 1);
      return wordings[turn % wordings.length] ?? "";
    },
    once(text) {
      if (text === undefined || used.has(text)) return null;
      used.add(text);
      return text;
    },
  };
}
