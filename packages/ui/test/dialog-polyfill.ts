/** Gives a prototype a method that the test's document lacks; leaves an existing one alone. */
export function provide(prototype: object, name: string, method: (this: never) => unknown) {
  if (!(name in prototype)) {
    Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
  }
}

/**
 * jsdom draws no top layer and has no showModal; tests need only the open state.
 * Loaded by a test setup, never by an application.
 */
export function installDialogPolyfill() {
  provide(HTMLDialogElement.prototype, "showModal", function showModal(this: HTMLDialogElement) {
    this.open = true;
  });
  provide(HTMLDialogElement.prototype, "close", function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
}
