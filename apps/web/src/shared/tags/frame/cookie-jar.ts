/** True for a cookie that is written to be deleted. */
function isDeletion(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => {
    const [name = "", value = ""] = attribute.split("=").map((part) => part.trim());
    if (/^max-age$/i.test(name)) return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
  });
}

/**
 * Gives a document cookies that live as long as itself. A sandboxed document has none: reading or writing
 * them throws.
 * @param initial cookies it starts with, as `name=value`
 * @param onChange is told of each cookie whose value is new
 */
export function installCookieJar(
  target: Document,
  initial: readonly string[],
  onChange: (cookie: string) => void,
): void {
  const jar = new Map(initial.map((cookie) => [cookie.split("=", 1)[0] ?? "", cookie]));
  Object.defineProperty(target, "cookie", {
    get: () => [...jar.values()].join("; "),
    set(written: unknown) {
      const [pair = "", ...attributes] = String(written).split(";");
      const cookie = pair.trim();
      const name = cookie.split("=", 1)[0] ?? "";
      if (isDeletion(attributes)) jar.delete(name);
      else if (jar.get(name) !== cookie) {
        jar.set(name, cookie);
        onChange(cookie);
      }
    },
  });
}
