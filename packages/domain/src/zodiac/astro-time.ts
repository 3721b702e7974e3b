import { type AstroTime, DeltaT_JplHorizons, MakeTime, SetDeltaTFunction } from "astronomy-engine";

// The library's own long-range guess of Delta-T drifts by minutes toward 2100; JPL's stays level,
// which keeps every ingress of 1900-2100 within 75 s of an independent ephemeris.
SetDeltaTFunction(DeltaT_JplHorizons);

/** An instant on the library's clocks. Every computation of positions goes through here, so that all share one Delta-T. */
export function toAstroTime(at: Date): AstroTime {
  return MakeTime(at);
}
