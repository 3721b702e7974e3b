import { isLoopback, plainHost } from "./hosts.ts";

const SCHEME = /^smtps?:$/;

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
  if (!isDecodable(username + password) || !plainHost(hostname)) return false;
  return SCHEME.test(protocol) && /^\/?$/.test(pathname) && search + hash === "";
}

/** Whether a mail server's address is this machine, where the local mailbox listens. */
export const isLoopbackSmtp = (url: string): boolean => isLoopback(new URL(url).hostname);
