/** A full page load: nothing in memory survives. */
export function navigateFully(address: string): void {
  window.location.assign(address);
}
