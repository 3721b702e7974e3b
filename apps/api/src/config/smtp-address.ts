const SCHEME = /^smtps?:$/;
const LOOPBACK =
  /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f:]+\])\.?$/i;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** True for smtp://host:port or smtps://host:port, with or without user and password, and no more. */
export function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  if (!isDecodable(username + password)) return false;
  return SCHEME.test(protocol) && hostname !== "" && /^\/?$/.test(pathname) && search + hash === "";
}

/** Whether a mail server's address is this machine, where the local mailbox listens. */
export const isLoopbackSmtp = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
