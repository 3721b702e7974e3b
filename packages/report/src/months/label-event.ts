import type { NatalPoint, YearEvent } from "@cosmic/domain";
import { capitalize, toAspectVerb, toOrdinal } from "../text/format-chart.ts";
import { nameHouseTopic } from "./house-topics.ts";

const POINT_TOPICS: Readonly<Record<NatalPoint, string>> = {
  Sun: "your sense of yourself",
  Moon: "moods and home",
  Mercury: "how you think and talk",
  Venus: "love and taste",
  Mars: "drive and anger",
  Jupiter: "luck and belief",
  Saturn: "duty and time",
  Uranus: "freedom",
  Neptune: "longing",
  Pluto: "power",
  Ascendant: "how you meet people",
  Midheaven: "career and name",
};

/** What a point of the birth chart is about: "duty and time", for Saturn. */
export const nameNatalTopic = (point: NatalPoint): string => POINT_TOPICS[point];

/** What an event touches in a life, in a few words: "partners and rivals". */
export function nameTopic(event: YearEvent): string {
  if (event.kind === "transit") return nameNatalTopic(event.natal);
  return nameHouseTopic(event.house);
}

/** An event in a list of dates: "New moon in Pisces, eighth house". */
export function labelEvent(event: YearEvent): string {
  const where = `${event.sign}, ${toOrdinal(event.house)} house`;
  switch (event.kind) {
    case "new-moon":
      return `New moon in ${where}`;
    case "full-moon":
      return `Full moon in ${where}`;
    case "solar-eclipse":
      return `${capitalize(event.type)} eclipse of the Sun in ${where}`;
    case "lunar-eclipse":
      return `${capitalize(event.type)} eclipse of the Moon in ${where}`;
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
