/** What a visitor does first with a page. */
const ACTIONS = ["pointerdown", "keydown", "focusin"] as const;
/** Controls that do nothing by themselves; links, disclosures and fields do without scripts. */
const CONTROLS = "button, [type=radio], label:has([type=radio])";

/**
 * Loads the app of a prerendered page at the first action on it, and presses again what was pressed before
 * the app had come. What stands outside its root, such as the question for consent, works by itself.
 * @param root what the app takes over
 * @param load settles once the app takes clicks
 * @returns what loads it earlier
 */
export function whenUsed(root: HTMLElement, load: () => Promise<void>): () => void {
  const pressed = new Set<HTMLElement>();

  function holdBack(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(CONTROLS);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.delete(control);
    pressed.add(control);
  }

  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    for (const action of ACTIONS) document.removeEventListener(action, start, true);
    void load().finally(() => {
      root.removeEventListener("click", holdBack, true);
      for (const control of pressed) control.click();
    });
  }

  root.addEventListener("click", holdBack, true);
  for (const action of ACTIONS) document.addEventListener(action, start, true);
  return start;
}

/** Calls back once what the page shows now has been painted. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(then);
  });
}
