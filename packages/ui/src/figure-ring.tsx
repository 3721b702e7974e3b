import { ZODIAC_GLYPH_PATHS, type ZodiacGlyphName } from "./zodiac-glyph-paths.ts";

const SIGNS = Object.keys(ZODIAC_GLYPH_PATHS) as ZodiacGlyphName[];
const OBLIQUITY = 23.44;
const SPHERE = 128;
/** How far above the equator's plane the armillary sphere is seen from, in degrees. */
const VIEW = 17;

const round = (value: number) => Math.round(value * 100) / 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The place of an ecliptic longitude on the ring, by the custom of charts: 0 degrees at the left,
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

/** One tick a degree, longer at five, longest at thirty: dashes on circles of wide stroke. */
function Limb() {
  return (
    <g>
      <circle r="250" />
      <circle r="234" opacity="0.55" />
      <Ticks count={360} from={250} length={6} weight={0.5} />
      <Ticks count={72} from={250} length={10} weight={0.75} />
      <Ticks count={36} from={250} length={16} weight={0.9} />
    </g>
  );
}

interface TicksProps {
  count: number;
  from: number;
  length: number;
  weight: number;
}

function Ticks({ count, from, length, weight }: TicksProps) {
  const radius = from - length / 2;
  const share = round(((weight * count) / (2 * Math.PI * radius)) * 100) / 100;
  return (
    <circle
      r={radius}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${share} ${round(1 - share)}`}
      strokeDashoffset={share / 2}
    />
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
              d={ZODIAC_GLYPH_PATHS[sign]}
            />
          </g>
        );
      })}
    </g>
  );
}

const PARALLELS = [0, OBLIQUITY, -OBLIQUITY, 90 - OBLIQUITY, OBLIQUITY - 90];
const HOUR_CIRCLES = [30, 60];

/** The celestial sphere: equator, tropics, polar circles and colures about the tilted axis. */
function Armillary() {
  const tilt = Math.sin(radians(VIEW));
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
            ry={round(SPHERE * Math.cos(radians(declination)) * tilt)}
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
        <ellipse rx={SPHERE + 14} ry={round((SPHERE + 14) * tilt)} strokeWidth="1.4" />
        <ellipse rx={SPHERE + 22} ry={round((SPHERE + 22) * tilt)} strokeWidth="0.7" />
        <ellipse
          rx={SPHERE + 18}
          ry={round((SPHERE + 18) * tilt)}
          strokeWidth="7"
          pathLength="72"
          strokeDasharray="0.09 0.91"
        />
      </g>
      <circle r="5" fill="currentColor" stroke="none" />
    </g>
  );
}

function SunAt({ longitude }: { longitude: number }) {
  const inner = ringPoint(longitude, 140);
  const outer = ringPoint(longitude, 240);
  const centre = ringPoint(longitude, 162);
  return (
    <g className="text-signal" stroke="currentColor">
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} strokeWidth="1.5" />
      <circle cx={centre.x} cy={centre.y} r="11" className="fill-paper" strokeWidth="1.75" />
      <circle cx={centre.x} cy={centre.y} r="3" fill="currentColor" stroke="none" />
    </g>
  );
}
