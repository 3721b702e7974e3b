/** The cookies of one client: takes over what answers set, and forgets what they clear. */
export class Cookies extends Map<string, string> {
  /** @param lines values of Set-Cookie headers */
  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const isCleared = attributes.some((part) =>
        /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part),
      );
      if (isCleared) this.delete(name);
      else this.set(name, pair.slice(pair.indexOf("=") + 1));
    }
  }

  /** As the Cookie header carries them. */
  override toString(): string {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
