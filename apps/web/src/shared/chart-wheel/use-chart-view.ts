import type { City, WireChart } from "@cosmic/contracts";
import type { ChartKind, ChartSettings } from "@cosmic/domain/chart-settings";
import { useEffect, useMemo, useState } from "react";
import { type ChartView, toChartView } from "./chart-view.ts";
import type * as SkyEngine from "./sky-engine.ts";
import { isDefaultSettings, useChartSettings } from "./use-chart-settings.ts";

type Engine = typeof SkyEngine;

export interface ChartChoice {
  /** What to show now: until the engine is here, and where it cannot be had, the birth chart as it was sent. */
  view: ChartView;
  kind: ChartKind;
  settings: ChartSettings;
  /** What shows more than the chart as it was sent, once the engine is here. */
  parts: Pick<Engine, "SkyTables" | "NatalRing"> | null;
  /** idle: nothing asked for that is not there. */
  state: "idle" | "loading" | "failed" | "ready";
  choose: (kind: ChartKind) => void;
  set: (settings: ChartSettings) => void;
  /** Asks for the points and relations too, or once more after a failure. */
  wantWhole: () => void;
}

/** The chart a reader looks at. Its engine is loaded when they first ask for more than the birth chart as it was sent. */
export function useChartView(chart: WireChart, place: City | null): ChartChoice {
  const [kind, setKind] = useState<ChartKind>("natal");
  const [settings, setSettings] = useChartSettings();
  const [now, setNow] = useState(() => new Date());
  const [isWhole, setWhole] = useState(false);
  const [engine, setEngine] = useState<Engine | "failed" | null>(null);
  const isWanted = isWhole || kind !== "natal" || !isDefaultSettings(settings);
  const isMissing = isWanted && engine === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    import("./sky-engine.ts").then(
      (loaded) => {
        if (!isGone) setEngine(loaded);
      },
      () => {
        if (!isGone) setEngine("failed");
      },
    );
    return () => {
      isGone = true;
    };
  }, [isMissing]);

  const ready = engine === "failed" ? null : engine;
  const view = useMemo(
    () => ready?.computeChartView({ chart, place, kind, settings, now }) ?? toChartView(chart),
    [ready, chart, place, kind, settings, now],
  );
  return {
    view,
    kind,
    settings,
    parts: ready,
    state: !isWanted ? "idle" : engine === "failed" ? "failed" : ready ? "ready" : "loading",
    choose: (chosen) => {
      setNow(new Date());
      setKind(chosen);
    },
    set: setSettings,
    wantWhole: () => {
      setEngine((current) => (current === "failed" ? null : current));
      setWhole(true);
    },
  };
}
