import type { Element, Modality, ZodiacSign } from "../zodiac/signs.ts";
import type { SolarIngress } from "../zodiac/solar-ingress.ts";
import type { ChartBody } from "./bodies.ts";
import type { BirthHours } from "./hours/birth-hours.ts";

/** A city of birth. */
export interface BirthPlace {
  /** Degrees, north positive, -90 to 90. */
  latitude: number;
  /** Degrees, east positive, -180 to 180. */
  longitude: number;
  /** IANA name of the place's time zone: "Europe/Lisbon". */
  timeZone: string;
}

/** What may be known of a birth beyond its date. */
export interface KnownBirth {
  /** Clock time at the birth place, HH:MM. */
  birthTime?: string;
  /** In place of a clock time that is not known to the minute. */
  hours?: BirthHours;
  place?: BirthPlace;
  /** The instant itself, for a clock time that came twice at that place and was asked about. */
  utc?: Date;
}

/** Every instant at which the birth may have happened. */
export interface BirthWindow {
  /** Plain calendar date, YYYY-MM-DD. */
  birthDate: string;
  from: Date;
  /** The same instant as `from` when the birth is known to the minute. */
  to: Date;
  /** The instant that positions are given for: the birth itself, or noon. */
  reference: Date;
  certainty: "date" | "exact";
}

/** A body's passage from one sign into another within the birth window. */
export interface SignChange {
  from: ZodiacSign;
  to: ZodiacSign;
  at: Date;
}

/** Where a body stood; longitudes are apparent, geocentric, in degrees on the ecliptic of date. */
export interface Placement {
  body: ChartBody;
  /** At the reference instant, 0 to below 360. */
  longitude: number;
  /** Whole degrees into its sign at the reference instant, 0 to 29, cut off. */
  degree: number;
  /** Null when the birth window holds more than one. */
  sign: ZodiacSign | null;
  /** Every sign the body was in during the window, in the order of the zodiac; one to three. */
  signs: readonly ZodiacSign[];
  isSettled: boolean;
  changes: readonly SignChange[];
  /** The lowest and highest longitude in the window; `to` runs on past 360 rather than wrapping. */
  arc: { from: number; to: number };
  /** At the reference instant. */
  isRetrograde: boolean;
  /** False when the body turns within the window. */
  isMotionSettled: boolean;
}

export type AspectName = "conjunction" | "sextile" | "square" | "trine" | "opposition";

/** Two bodies near enough to an exact angle, whichever instant of the window the birth was. */
export interface Aspect {
  bodies: readonly [ChartBody, ChartBody];
  aspect: AspectName;
  /** The exact angle of the aspect. */
  angle: number;
  /** Degrees between the two at the reference instant, 0 to 180. */
  separation: number;
  /** Degrees away from exact at the reference instant. */
  orb: number;
  /** The most degrees away from exact within the window. */
  widestOrb: number;
  /** The most degrees away from exact that counts for this pair. */
  allowedOrb: number;
  /** Null when the birth time is not known. */
  phase: "applying" | "separating" | null;
}

/** How the bodies' weights fall on elements and modalities. */
export interface ChartBalance {
  elements: Readonly<Record<Element, number>>;
  modalities: Readonly<Record<Modality, number>>;
  /** What the elements add up to, and the modalities too. */
  total: number;
  /** Bodies left out, their sign being unsettled. */
  uncounted: readonly ChartBody[];
}

export interface AnglePlacement {
  longitude: number;
  sign: ZodiacSign;
  degree: number;
}

/** The points of the ecliptic on the eastern horizon and on the meridian. */
export interface ChartAngles {
  ascendant: AnglePlacement;
  midheaven: AnglePlacement;
}

/** The sign of each angle that is the same at every minute of the hours given; null where it is not. */
export type AngleSigns = Readonly<Record<keyof ChartAngles, ZodiacSign | null>>;

/** Twelve houses. */
export interface HouseSystem {
  /** Longitudes at which houses 1 to 12 begin, in that order. */
  cusps: readonly number[];
  /** The house, 1 to 12, that each body stands in. */
  houseOf: Readonly<Record<ChartBody, number>>;
}

export interface ChartHouses {
  wholeSign: HouseSystem;
  /** Null at latitudes where parts of the ecliptic never rise, and the system has no answer. */
  placidus: HouseSystem | null;
}

/** The Sun's changeover near a birth, and whether what is known of the birth settles its side. */
export interface Changeover extends SolarIngress {
  isSettled: boolean;
}

/** Everything computed for a birth. */
export interface ChartFacts {
  window: BirthWindow;
  /** The Sun's sign at the reference instant: the sign a report reads the person as. */
  sunSign: ZodiacSign;
  /** Null when the birth date has one Sun sign only, wherever on Earth the birth was. */
  changeover: Changeover | null;
  /** Sun to Pluto, in that order. */
  placements: readonly Placement[];
  /** The closest first. */
  aspects: readonly Aspect[];
  balance: ChartBalance;
  /** Null without an exact birth instant and a place. */
  angles: ChartAngles | null;
  houses: ChartHouses | null;
  /** Only of birth hours, and only where they leave an angle one sign: charts of other births stay as they were. */
  angleSigns?: AngleSigns;
}
