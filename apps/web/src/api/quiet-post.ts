/** Sends JSON with keepalive, so that it outlives the page. Rejects without a connection. */
export function quietPost(path: string, body: string): Promise<Response> {
  return fetch(path, {
    method: "POST",
    credentials: "include",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body,
  });
}

/** Sends JSON by beacon, delivered after the page is gone; false when the browser refuses. */
export function beacon(path: string, body: string): boolean {
  try {
    return navigator.sendBeacon(path, new Blob([body], { type: "application/json" }));
  } catch {
    return false;
  }
}
