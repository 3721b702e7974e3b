let settle: () => void = () => undefined;

/** Settles once the app has rendered a page or taken one over: from then on it takes clicks. */
export const pageReady = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Called by each page once it is there; the first call counts. */
export function markPageReady(): void {
  settle();
}
