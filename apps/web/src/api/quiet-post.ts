/** Sends JSON that nobody waits for; it outlives the page. Rejects without a connection. */
export function quietPost(path: string, body: string): Promise<Response> {
  return fetch(path, {
    method: "POST",
    credentials: "include",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body,
  });
}

/** Hands JSON to the browser to deliver when the page is gone; false where it will not. */
export function beacon(path: string, body: string): boolean {
  try {
    return navigator.sendBeacon(path, new Blob([body], { type: "application/json" }));
  } catch {
    return false;
  }
}
