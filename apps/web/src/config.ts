/** What an address says about where things are. */
export interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

/**
 * The operator panel's origin: the one given at build time (PUBLIC_ADMIN_URL), else this site's
 * neighbour: the next port (localhost:3000 -> localhost:3001), or the host `admin.` in place of
 * `app.` or `www.` (app.cosmic.example -> admin.cosmic.example).
 */
export function adminOrigin(
  { protocol, hostname, port }: Place,
  given = import.meta.env["PUBLIC_ADMIN_URL"] as string | undefined,
): string {
  if (given) return new URL(given).origin;
  if (port !== "") return `${protocol}//${hostname}:${Number(port) + 1}`;
  return `${protocol}//admin.${hostname.replace(/^(?:app|www)\./, "")}`;
}
