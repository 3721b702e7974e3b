const here = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });
const utc = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** The time of day where the operator is: "16:42:07". */
export function clockTimeOf(instant: Date | number): string {
  return clock.format(instant);
}

/** An ISO instant by the operator's own clock, "21 Nov 2026, 16:42"; its title has it in UTC. */
export function Moment({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={`${utc.format(instant)} UTC`} className="figures-table">
      {here.format(instant)}
    </time>
  );
}
