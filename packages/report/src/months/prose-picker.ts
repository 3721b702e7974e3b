/** Hands out prose for one report so that frames take turns and no reading is given twice. */
export interface ProsePicker {
  /** The next of the list, from the first on and round again. */
  next(frames: readonly string[]): string;
  /** The first of the texts that has not been used yet, and none once all have. */
  unused(readings: readonly string[]): string[];
}

export function createProsePicker(): ProsePicker {
  const turns = new Map<readonly string[], number>();
  const used = new Set<string>();
  return {
    next(frames) {
      const turn = turns.get(frames) ?? 0;
      turns.set(frames, turn + 1);
      const frame = frames[turn % frames.length];
      if (frame === undefined) throw new RangeError("An empty list has no turns");
      return frame;
    },
    unused(readings) {
      const text = readings.find((reading) => !used.has(reading));
      if (text === undefined) return [];
      used.add(text);
      return [text];
    },
  };
}
