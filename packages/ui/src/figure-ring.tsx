import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";

const SIGNS = Object.keys(SIGN_GLYPHS) as (keyof typeof SIGN_GLYPHS)[];
const OBLIQUITY = 23.44;
const SPHERE = 128;
/** How far above the equator's plane the armillary sphere is seen from, in degrees. */
const VIEW = 17;

const round = (value: number) => Math.round(value * 100) / 100;
const tenth = (value: number) => Math.round(value * 10) / 10;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The point of an ecliptic longitude on the ring, by chart convention: 0 degrees at the left,
 * increasing against the clock.
 */
export function ringPoint(longitude: number, radius: number): { x: number; y: number } {
  const angle = radians(180 + longitude);
  return { x: round(radius * Math.cos(angle)), y: round(-radius * Math.sin(angle)) };
}

export interface FigureRingProps {
  /** Ecliptic longitude to mark, in degrees from 0 Aries. */
  longitude?: number;
  /** Gives the picture a name; without one it is decoration. */
  title?: string;
  /** full: signs and armillary sphere; quiet: the graduated circle alone. */
  detail?: "full" | "quiet";
}

/** The ecliptic as a graduated ring of 360 degrees in 12 signs around an armillary sphere. */
export function FigureRing({ longitude, title, detail = "full" }: FigureRingProps) {
  return (
    <svg
      viewBox="-256 -256 512 512"
      className="block h-auto w-full text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      {...(title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title })}
    >
      <Limb />
      {detail === "full" ? (
        <>
          <SignBand />
          <Armillary />
        </>
      ) : null}
      {longitude === undefined ? null : <SunAt longitude={longitude} />}
    </svg>
  );
}

/** One path of radial strokes across half an elliptical band, `step` degrees apart. */
function graduation(step: number, outer: Axes, inner: Axes): string {
  const strokes: string[] = [];
  for (let degree = 0; degree < 180; degree += step) {
    const cos = Math.cos(radians(degree));
    const sin = Math.sin(radians(degree));
    const from = `${tenth(outer.x * cos)} ${tenth(outer.y * sin)}`;
    strokes.push(`M${from}L${tenth(inner.x * cos)} ${tenth(inner.y * sin)}`);
  }
  return strokes.join("");
}

interface Axes {
  x: number;
  y: number;
}

interface Ticks {
  /** Degrees after which they repeat. */
  period: number;
  /** Where they stand in it. */
  at: readonly number[];
  inner: number;
  /** Of the strokes, in units of the drawing. */
  weight: number;
}

const LIMB = 250;

/** One tick a degree, longer at five, longer still at ten. */
const LIMB_TICKS: readonly Ticks[] = [
  { period: 5, at: [1, 2, 3, 4], inner: 245, weight: 0.5 },
  { period: 10, at: [5], inner: 241, weight: 0.75 },
  { period: 30, at: [10, 20], inner: 234, weight: 0.9 },
];
/** Where the signs meet, turned by half a sign. */
const BOUNDS: Ticks = { period: 30, at: [15], inner: 234, weight: 1 };

/** Ticks as the dashes of a circle, which take a hundredth of the text that single strokes do. */
function TickCircle({ period, at, inner, weight }: Ticks) {
  const radius = (LIMB + inner) / 2;
  // Half of it must be a thousandth too, or the dashes of a period would not add up to it.
  const width = Math.round((weight / radius) * (180 / Math.PI) * 500) / 500;
  const edges = [0, 0, ...at.flatMap((place) => [place - width / 2, place + width / 2]), period];
  const dashes = edges
    .slice(1)
    .map((edge, index) => Math.round((edge - (edges[index] ?? 0)) * 1_000) / 1_000);
  return (
    <circle
      r={radius}
      strokeWidth={LIMB - inner}
      pathLength={360}
      strokeDasharray={dashes.join(" ")}
    />
  );
}

function Limb() {
  return (
    <g>
      <circle r={LIMB} />
      <circle r="234" opacity="0.55" />
      {LIMB_TICKS.map((ticks) => (
        <TickCircle key={ticks.inner} {...ticks} />
      ))}
      <g transform="rotate(15)">
        <TickCircle {...BOUNDS} />
      </g>
    </g>
  );
}

function SignBand() {
  return (
    <g>
      <circle r="190" />
      <circle r="186" opacity="0.4" />
      {SIGNS.map((sign, index) => {
        const inner = ringPoint(index * 30, 186);
        const outer = ringPoint(index * 30, 250);
        const middle = ringPoint(index * 30 + 15, 212);
        return (
          <g key={sign}>
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
            <path
              className="text-brass"
              stroke="currentColor"
              strokeWidth="1.3"
              strokeLinecap="round"
              strokeLinejoin="round"
              transform={`translate(${middle.x} ${middle.y}) scale(1.05) translate(-12 -12)`}
              d={SIGN_GLYPHS[sign]}
            />
          </g>
        );
      })}
    </g>
  );
}

const PARALLELS = [0, OBLIQUITY, -OBLIQUITY, 90 - OBLIQUITY, OBLIQUITY - 90];
const HOUR_CIRCLES = [30, 60];

const flattening = Math.sin(radians(VIEW));
/** The zodiac's band about the sphere, seen from the same height. */
const BAND = {
  inner: { x: SPHERE + 10, y: round((SPHERE + 10) * flattening) },
  outer: { x: SPHERE + 22, y: round((SPHERE + 22) * flattening) },
};

const GRADUATION = graduation(10, BAND.outer, BAND.inner);

/** The celestial sphere: equator, tropics, polar circles and colures about the tilted axis. */
function Armillary() {
  const lift = Math.cos(radians(VIEW));
  return (
    <g>
      <circle r={SPHERE} />
      <circle r={SPHERE + 4} opacity="0.4" />
      <g transform={`rotate(${OBLIQUITY})`}>
        <line y1={-172} y2={172} opacity="0.7" />
        <circle cy={-172} r="2.5" fill="currentColor" stroke="none" />
        <circle cy={172} r="2.5" fill="currentColor" stroke="none" />
        {PARALLELS.map((declination) => (
          <ellipse
            key={declination}
            cy={round(-SPHERE * Math.sin(radians(declination)) * lift)}
            rx={round(SPHERE * Math.cos(radians(declination)))}
            ry={round(SPHERE * Math.cos(radians(declination)) * flattening)}
            strokeWidth={declination === 0 ? 1.2 : 0.6}
            opacity={declination === 0 ? 1 : 0.7}
          />
        ))}
        {HOUR_CIRCLES.map((hour) => (
          <ellipse
            key={hour}
            rx={round(SPHERE * Math.sin(radians(hour)))}
            ry={SPHERE}
            strokeWidth="0.6"
            opacity="0.5"
          />
        ))}
      </g>
      <g className="text-brass" stroke="currentColor">
        <ellipse rx={BAND.inner.x} ry={BAND.inner.y} strokeWidth="1.4" />
        <ellipse rx={BAND.outer.x} ry={BAND.outer.y} strokeWidth="0.9" />
        {/* The other half in the same words, which compress to nothing. */}
        <path d={GRADUATION} strokeWidth="0.6" />
        <path d={GRADUATION} strokeWidth="0.6" transform="rotate(180)" />
      </g>
      <circle r="5" fill="currentColor" stroke="none" />
    </g>
  );
}

function SunAt({ longitude }: { longitude: number }) {
  const inner = ringPoint(longitude, 140);
  const outer = ringPoint(longitude, 240);
  const center = ringPoint(longitude, 162);
  return (
    <g className="text-signal" stroke="currentColor">
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} strokeWidth="1.5" />
      <circle cx={center.x} cy={center.y} r="11" className="fill-paper" strokeWidth="1.75" />
      <circle cx={center.x} cy={center.y} r="3" fill="currentColor" stroke="none" />
    </g>
  );
}
