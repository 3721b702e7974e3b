const MOMENT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "21 November 2026 at 15:04 UTC". */
export const tellMoment = (moment: Date): string => `${MOMENT.format(moment)} UTC`;

/** Letters with the signs that names hold, at most 40 of them. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * The name to greet somebody by, or null. Whoever signs a stranger up chooses the name in the letter
 * to that stranger, so only what reads as a name is used: no address, no sentence with a full stop.
 */
export function greetingName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? "";
  return NAME.test(name) ? name : null;
}
