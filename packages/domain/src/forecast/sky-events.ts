import { solarIngressIn } from "../zodiac/solar-ingress.ts";
import { monthsFrom } from "./calendar-months.ts";
import type { CalendarMonth, SkyEvent } from "./forecast-facts.ts";
import { lunationsIn } from "./lunations.ts";
import { remembered } from "./remembered.ts";
import { mercuryStationsIn } from "./stations.ts";

const eventsFrom = remembered(60, (monthStart: number): readonly SkyEvent[] =>
  monthsFrom(new Date(monthStart), 1).flatMap((month) =>
    [
      { kind: "sun-ingress" as const, ...solarIngressIn(month.year, month.month) },
      ...lunationsIn(month),
      ...mercuryStationsIn(month),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  ),
);

/** What happens in the sky in a month, by time: the Sun enters a sign, the Moon is new and full, Mercury may turn. */
export function skyEventsIn({ from }: CalendarMonth): readonly SkyEvent[] {
  return eventsFrom(from.getTime());
}
