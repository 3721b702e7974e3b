import { describe, expect, it } from "vitest";
import { limitedAddress, toHolderNetwork, toWiderNetwork } from "./client-address.ts";

describe("client address for rate limits", () => {
  it("is one IPv4 address, however it is written", () => {
    expect(limitedAddress("203.0.113.9")).toBe("203.0.113.9");
    expect(limitedAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
  ])("is the network of the IPv6 address %s", (ip, network) => {
    expect(limitedAddress(ip)).toBe(network);
  });

  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.200", "203.0.113.0/24"],
    ["2001:db8:1:2::1", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
    [undefined, "unknown"],
  ])("lies for %s in one wider network", (ip, network) => {
    expect(toWiderNetwork(limitedAddress(ip))).toBe(network);
  });

  it.each([
    ["203.0.113.9", "203.0.0.0/16"],
    ["::ffff:203.0.200.1", "203.0.0.0/16"],
    ["2001:db8:1:2::1", "2001:db8::/32"],
    ["2001:db8:ffff::1", "2001:db8::/32"],
    ["2a00::1", "2a00:0::/32"],
    [undefined, "unknown"],
  ])("is for %s one of a holder's", (ip, network) => {
    expect(toHolderNetwork(limitedAddress(ip))).toBe(network);
  });

  it("is the same for all clients without one, so that none escapes the limit", () => {
    expect(limitedAddress(undefined)).toBe("unknown");
    expect(limitedAddress("not an address")).toBe("unknown");
  });
});
