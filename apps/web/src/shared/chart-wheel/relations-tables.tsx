import type { PrenatalKind } from "@cosmic/domain";
import { formatUtcMinute } from "../dates/format-instant.ts";
import type { ChartView, ViewPlacement } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable } from "./facts-table.tsx";
import { degreeAndMinute, signOfLongitude } from "./format-chart.ts";

const DIGNITY_LABELS: Readonly<Record<NonNullable<ViewPlacement["dignity"]>, string>> = {
  home: "At home",
  exalted: "Exalted",
  detriment: "Detriment",
  fall: "Fall",
};

/** How far each body stood from the equator, and what tradition makes of its sign. */
export function DeclinationsTable({ view: { placements } }: { view: ChartView }) {
  const rows = placements.filter(({ declination }) => declination !== null);
  if (rows.length === 0) return null;
  return (
    <FactsTable
      caption="Declination and dignity"
      note="Degrees north or south of the equator; dignity by the tradition of seven bodies."
      columns={[{ name: "Body" }, { name: "Declination", isNumber: true }, { name: "Dignity" }]}
    >
      {rows.map(({ body, declination, dignity }) => (
        <FactsRow key={body} name={body}>
          <FactsCell isNumber>{declination ? formatDeclination(declination) : null}</FactsCell>
          <FactsCell>{dignity ? DIGNITY_LABELS[dignity] : ""}</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}

const size = (degrees: number) => degreeAndMinute(Math.abs(degrees));
const side = (degrees: number) => (degrees < 0 ? "south" : "north");

/** "13° 02′ south", or as far as it changed: "12° 10′ to 13° 02′ south", "0° 12′ south to 1° 03′ north". */
function formatDeclination({ from, to }: NonNullable<ViewPlacement["declination"]>): string {
  const [near, far] = Math.abs(from) < Math.abs(to) ? [from, to] : [to, from];
  if (side(near) !== side(far)) return `${size(from)} south to ${size(to)} north`;
  const range = size(near) === size(far) ? size(far) : `${size(near)} to ${size(far)}`;
  return `${range} ${side(far)}`;
}

/** Bodies equally far from the equator; nothing where there are none. */
export function ParallelsTable({ view: { parallels } }: { view: ChartView }) {
  if (parallels.length === 0) return null;
  return (
    <FactsTable
      caption="Parallels of declination"
      note="Parallel on the same side of the equator, contraparallel on opposite sides; within one degree."
      columns={[{ name: "Bodies" }, { name: "Relation" }, { name: "Off by", isNumber: true }]}
    >
      {parallels.map(({ bodies, kind, orb }) => (
        <FactsRow key={bodies.join()} name={bodies.join(" and ")}>
          <FactsCell>{kind === "parallel" ? "Parallel" : "Contraparallel"}</FactsCell>
          <FactsCell isNumber>{orb.toFixed(1)}°</FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}

const PRENATAL_LABELS: Readonly<Record<PrenatalKind, string>> = {
  "new-moon": "New moon",
  "full-moon": "Full moon",
  "solar-eclipse": "Eclipse of the Sun",
  "lunar-eclipse": "Eclipse of the Moon",
};

/** What the Sun and Moon last did before the birth; where the Moon then stood in the tropical zodiac. */
export function PrenatalTable({ view: { prenatal } }: { view: ChartView }) {
  if (prenatal.length === 0) return null;
  return (
    <FactsTable
      caption="Before the birth"
      note="The last lunation and the last eclipses, and where the Moon stood then in the tropical zodiac."
      columns={[{ name: "Event" }, { name: "When" }, { name: "Moon", isNumber: true }]}
    >
      {prenatal.map(({ kind, at, longitude }) => (
        <FactsRow key={kind} name={PRENATAL_LABELS[kind]}>
          <FactsCell>{formatUtcMinute(at.toISOString())}</FactsCell>
          <FactsCell isNumber>
            {signOfLongitude(longitude).slice(0, 3)}{" "}
            <span className="whitespace-nowrap">{degreeAndMinute(longitude)}</span>
          </FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}
