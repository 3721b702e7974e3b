import type { FunnelSummary } from "@cosmic/contracts";
import { FUNNEL_STEP_NAMES, funnelStepNumber } from "@cosmic/domain";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatCount } from "../../shared/format/format-number.ts";

const LABEL = { fill: "var(--color-ink-muted)", fontSize: 13, fontFamily: "var(--font-sans)" };
const AXIS = { stroke: "var(--color-rule-strong)", tick: LABEL } as const;
const TOOLTIP = {
  contentStyle: {
    background: "var(--color-raised)",
    border: "1px solid var(--color-rule-strong)",
    borderRadius: 2,
    fontFamily: "var(--font-sans)",
  },
  itemStyle: { color: "var(--color-ink)" },
  labelStyle: { color: "var(--color-ink-muted)" },
  cursor: { fill: "var(--color-sunken)", stroke: "var(--color-rule-strong)" },
  formatter: (visits: unknown) => formatCount(Number(visits)),
} as const;

/** Visits at each step, as bars. The table next to it has the same numbers. */
export function StepsChart({ steps }: Pick<FunnelSummary, "steps">) {
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      layout="vertical"
      data={steps}
      margin={{ top: 4, right: 24, bottom: 4, left: 8 }}
      style={{ width: "100%", height: 420 }}
    >
      <CartesianGrid horizontal={false} stroke="var(--color-rule)" />
      <XAxis type="number" allowDecimals={false} tickFormatter={formatCount} {...AXIS} />
      <YAxis type="category" dataKey="name" width={190} tickLine={false} {...AXIS} />
      <Tooltip {...TOOLTIP} />
      <Bar
        dataKey="visits"
        name="Visits"
        fill="var(--color-brass)"
        barSize={18}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

/** The steps drawn by day: start, goal and payment of a visit. */
const LINES = [
  { step: "landing_view", stroke: "var(--color-ink)", dash: "0" },
  { step: "report_generated", stroke: "var(--color-brass)", dash: "6 3" },
  { step: "payment_completed", stroke: "var(--color-signal)", dash: "2 3" },
] as const;

type Day = FunnelSummary["days"][number];

/** Visits by day at three of the steps. */
export function DaysChart({ days }: Pick<FunnelSummary, "days">) {
  return (
    <LineChart
      responsive
      accessibilityLayer={false}
      data={days}
      margin={{ top: 4, right: 24, bottom: 4, left: 8 }}
      style={{ width: "100%", height: 320 }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-rule)" />
      <XAxis dataKey="day" minTickGap={32} {...AXIS} />
      <YAxis allowDecimals={false} tickFormatter={formatCount} width={64} {...AXIS} />
      <Tooltip {...TOOLTIP} />
      <Legend itemSorter={null} wrapperStyle={{ fontFamily: "var(--font-sans)", fontSize: 14 }} />
      {LINES.map(({ step, stroke, dash }) => (
        <Line
          key={step}
          dataKey={({ visits }: Day) => visits[funnelStepNumber(step) - 1]}
          name={FUNNEL_STEP_NAMES[step]}
          stroke={stroke}
          strokeDasharray={dash}
          strokeWidth={2}
          dot={days.length === 1}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
