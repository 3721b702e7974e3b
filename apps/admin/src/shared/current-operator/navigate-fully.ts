/** Loads an address anew; nothing in memory survives. */
export function navigateFully(address: string): void {
  window.location.assign(address);
}
