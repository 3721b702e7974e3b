import { ELEMENTS, MODALITIES } from "@cosmic/domain";
import type { ChartView } from "./chart-view.ts";
import { FactsCell, FactsRow, FactsTable } from "./facts-table.tsx";

/** How the bodies' weights fall on the four elements and the three modes. */
export function BalanceTables({ view: { balance } }: { view: ChartView }) {
  if (!balance) return null;
  return (
    <>
      <BalanceTable
        caption="Balance of elements"
        note={weightsNote(balance.uncounted)}
        column="Element"
        total={balance.total}
        shares={ELEMENTS.map((name) => ({ name, weight: balance.elements[name] }))}
      />
      <BalanceTable
        caption="Balance of modes"
        note="Cardinal signs begin, fixed signs hold, mutable signs change over."
        column="Mode"
        total={balance.total}
        shares={MODALITIES.map((name) => ({ name, weight: balance.modalities[name] }))}
      />
    </>
  );
}

function weightsNote(uncounted: readonly string[]): string {
  const rule = "The Sun and Moon weigh most, the slow outer planets least.";
  if (uncounted.length === 0) return rule;
  const names = uncounted.map((body) => (body === "Sun" || body === "Moon" ? `the ${body}` : body));
  return `${rule} Left out, their sign being open: ${names.join(", ")}.`;
}

interface BalanceTableProps {
  caption: string;
  note: string;
  column: string;
  total: number;
  shares: readonly { name: string; weight: number }[];
}

function BalanceTable({ caption, note, column, total, shares }: BalanceTableProps) {
  return (
    <FactsTable
      caption={caption}
      note={note}
      columns={[{ name: column }, { name: "Share" }, { name: "Weight", isNumber: true }]}
    >
      {shares.map(({ name, weight }) => (
        <FactsRow key={name} name={name}>
          <td className="w-full py-2 pr-3 align-middle">
            <Share weight={weight} total={total} />
          </td>
          <FactsCell isNumber>
            {weight} of {total}
          </FactsCell>
        </FactsRow>
      ))}
    </FactsTable>
  );
}

/** A weight on a scale graduated in units; decoration beside its number. */
function Share({ weight, total }: { weight: number; total: number }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(total, 1)} 3`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-3 w-full"
    >
      <path
        d={Array.from({ length: total + 1 }, (_, unit) => `M${unit} 1v1`).join("")}
        className="stroke-rule-strong"
        strokeWidth="0.75"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 1.5H${total}`}
        className="stroke-rule"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {weight > 0 ? (
        <path
          d={`M0 1.5H${weight}`}
          className="stroke-brass print:stroke-ink"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </svg>
  );
}
