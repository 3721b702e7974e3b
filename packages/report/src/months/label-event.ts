import type { YearEvent } from "@cosmic/domain";
import { toAspectVerb, toOrdinal } from "../text/format-chart.ts";

/** An event in a list of dates: "New moon in Pisces, eighth house". */
export function labelEvent(event: YearEvent): string {
  const where = `${event.sign}, ${toOrdinal(event.house)} house`;
  switch (event.kind) {
    case "new-moon":
      return `New moon in ${where}`;
    case "full-moon":
      return `Full moon in ${where}`;
    case "solar-eclipse":
      return `Eclipse of the Sun (${event.type}) in ${where}`;
    case "lunar-eclipse":
      return `Eclipse of the Moon (${event.type}) in ${where}`;
    case "station":
      return `${event.planet} turns ${event.direction} in ${where}`;
    case "ingress":
      return `${event.planet} enters ${where}`;
    case "birthday":
      return "Solar return";
    default:
      return `${event.planet} ${toAspectVerb(event.aspect)} your ${event.natal}`;
  }
}
