import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** The eight groups of an IPv6 address, `::` filled in. */
function listGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
}

/**
 * Who is limited together: one IPv4 address, or the /64 network of an IPv6 address, since one
 * household holds a whole /64. Without an address everyone shares one allowance.
 */
export function limitedAddress(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  const [withoutZone = ""] = ip.split("%", 1);
  const address = withoutZone.toLowerCase();
  const mapped = address.replace(/^::ffff:/, "");
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return "unknown";
  const network = listGroups(address)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/** The wider network of a limited address: the /24 of an IPv4 address, the /48 of an IPv6 network. */
export function toWiderNetwork(address: string): string {
  if (isIPv4(address)) return address.replace(/(?<!\d)\d+$/, "0/24");
  if (!address.endsWith("::/64")) return address;
  return `${address.split(":").slice(0, 3).join(":")}::/48`;
}

/** What one holder of many such networks may have, as a provider does: the /16 of an IPv4 address, the /32 of an IPv6 network. */
export function toHolderNetwork(address: string): string {
  if (isIPv4(address)) return `${address.split(".").slice(0, 2).join(".")}.0.0/16`;
  if (!address.endsWith("::/64")) return address;
  return `${address.split(":").slice(0, 2).join(":")}::/32`;
}

/** The caller's address; forwarded ones count only behind a trusted proxy. */
export const clientAddress = (request: FastifyRequest): string => limitedAddress(request.ip);
