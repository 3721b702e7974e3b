/** Leaves the app for an address of this site or of a payment page; nothing in memory survives. */
export function navigateFully(address: string): void {
  window.location.assign(address);
}
