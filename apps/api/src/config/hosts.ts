/**
 * A host in the one form it has, whatever it was written as: "127.0.0.1" for 127.1, 0x7f000001 and the
 * like, "[::1]" for every long form. Null for what is none. Addresses like smtp: and postgres: keep the
 * text as it is, and any client that connects reads it; those of http: do not.
 */
export function plainHost(host: string): string | null {
  if (!URL.canParse(`http://${host}`)) return null;
  const { hostname, href } = new URL(`http://${host}`);
  return href === `http://${hostname}/` ? hostname.replace(/(?<!\.)\.+$/, "") : null;
}

/** This machine, as addresses of IPv4 and IPv6 and as names that machines know themselves by. */
const LOOPBACK =
  /^(?:(?:.+\.)?localhost|localhost\.localdomain|ip6-(?:localhost|loopback)|0\.0\.0\.0|127(?:\.\d+){3}|\[(?:::1?|::(?:ffff:)?(?:7f[0-9a-f]{2}|0):[0-9a-f]+)\])$/;

/** Names that resolve to no public machine, or to one on a private network. */
const NOWHERE = /\.(?:local|test|invalid|example)$/;

/**
 * Names set aside for examples and tests, such as mail.example.com, and those of the stand-ins among our
 * containers; .local may be one's own network.
 */
const SAMPLE_HOST =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|stand-ins|mailpit|maildev)$/;

const isLike = (pattern: RegExp, host: string) => pattern.test(plainHost(host) ?? "");

export const isLoopback = (host: string): boolean => isLike(LOOPBACK, host);

export const isSampleHost = (host: string): boolean => isLike(SAMPLE_HOST, host);

/** An address that other machines cannot reach. */
export function isNowhere(url: string): boolean {
  const { hostname } = new URL(url);
  return [LOOPBACK, NOWHERE, SAMPLE_HOST].some((pattern) => isLike(pattern, hostname));
}
