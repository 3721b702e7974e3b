import { ZODIAC_SIGNS } from "@cosmic/domain";
import {
  ASPECT_GLYPHS,
  BODY_GLYPHS,
  POINT_GLYPHS,
  RETROGRADE_GLYPH,
  SIGN_GLYPHS,
} from "@cosmic/domain/glyphs";
import { isSpreadOut } from "@cosmic/domain/wheel";
import type { ReactNode } from "react";
import { ASPECT_DASHES, FLAVOR_COLORS } from "./aspect-strokes.ts";
import { describeHouses } from "./chart-labels.ts";
import type { ChartView } from "./chart-view.ts";
import { SkyGlyph } from "./sky-glyph.tsx";
import { isDrawn } from "./wheel-chart.ts";

const GLYPHS = { ...BODY_GLYPHS, ...POINT_GLYPHS };

const ASPECT_LINES = [
  { aspect: "conjunction", flavour: "joining", width: 3, text: "Conjunction, together: 0°" },
  { aspect: "opposition", flavour: "tense", width: 1.4, text: "Opposition, tension: 180°" },
  { aspect: "square", flavour: "tense", width: 1.4, text: "Square, tension: 90°" },
  { aspect: "trine", flavour: "flowing", width: 1.4, text: "Trine, flow: 120°" },
  { aspect: "sextile", flavour: "flowing", width: 1.4, text: "Sextile, flow: 60°" },
] as const;

/** The key to the wheel: its signs, bodies, lines and marks. */
export function WheelLegend({ view }: { view: ChartView }) {
  return (
    <section
      aria-labelledby="wheel-legend"
      className="flex flex-col gap-6 print:break-inside-avoid"
    >
      <h3 id="wheel-legend" className="text-xl text-ink">
        How to read the wheel
      </h3>
      <div className="grid gap-x-12 gap-y-8 border-t border-rule-strong pt-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr] print:grid-cols-[1fr_0.9fr_1.4fr] print:gap-x-8">
        <Key title="The ring of signs">
          {ZODIAC_SIGNS.map((sign) => (
            <Entry
              key={sign}
              symbol={
                <Tinted>
                  <SkyGlyph path={SIGN_GLYPHS[sign]} />
                </Tinted>
              }
            >
              {sign}
            </Entry>
          ))}
        </Key>
        <Key title="The bodies">
          {view.placements.filter(isDrawn).map(({ body }) => (
            <Entry key={body} symbol={<SkyGlyph path={GLYPHS[body]} />}>
              {body}
            </Entry>
          ))}
        </Key>
        <Key title="Lines and marks" isSingle>
          {ASPECT_LINES.map(({ aspect, flavour, width, text }) => (
            <Entry
              isWide
              key={aspect}
              symbol={
                <span className="inline-flex items-center gap-2">
                  <Stroke
                    color={FLAVOR_COLORS[flavour]}
                    width={width}
                    dashes={ASPECT_DASHES[aspect]}
                  />
                  <SkyGlyph path={ASPECT_GLYPHS[aspect]} />
                </span>
              }
            >
              {text}
            </Entry>
          ))}
          {view.placements.some(isSpreadOut) ? (
            <Entry isWide symbol={<Stroke color="text-brass print:text-ink-faint" width={4} />}>
              Where a body may have stood
            </Entry>
          ) : null}
          <Entry
            isWide
            symbol={
              <span className="text-signal print:text-ink">
                <SkyGlyph path={RETROGRADE_GLYPH} />
              </span>
            }
          >
            Retrograde: moving backward as seen from the Earth
          </Entry>
          {view.isCompared ? (
            <Entry isWide symbol={<Initials>Inner ring</Initials>}>
              The birth chart, with lines to it
            </Entry>
          ) : null}
          {view.angles ? (
            <>
              <Entry isWide symbol={<Initials>AC, DC</Initials>}>
                Rising and setting points
              </Entry>
              <Entry isWide symbol={<Initials>MC, IC</Initials>}>
                Points on the meridian
              </Entry>
              <Entry isWide symbol={<Initials>1 to 12</Initials>}>
                {describeHouses(view.houses)}
              </Entry>
            </>
          ) : null}
        </Key>
      </div>
    </section>
  );
}

function Key({
  title,
  isSingle = false,
  children,
}: {
  title: string;
  isSingle?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      <h4 className="label-caps text-ink-faint">{title}</h4>
      <ul className={`grid gap-x-6 gap-y-1.5 ${isSingle ? "" : "grid-cols-2"}`}>{children}</ul>
    </div>
  );
}

interface EntryProps {
  symbol: ReactNode;
  /** Keeps the words of a list aligned whose symbols differ in width. */
  isWide?: boolean;
  children: ReactNode;
}

function Entry({ symbol, isWide = false, children }: EntryProps) {
  return (
    <li className="flex items-baseline gap-2.5">
      <span className={`shrink-0 ${isWide ? "w-18" : ""}`}>{symbol}</span>
      <span>{children}</span>
    </li>
  );
}

const Tinted = ({ children }: { children: ReactNode }) => (
  <span className="text-brass print:text-ink">{children}</span>
);

const Initials = ({ children }: { children: ReactNode }) => (
  <span className="font-sans text-sm">{children}</span>
);

function Stroke({
  color,
  width,
  dashes,
}: {
  color: string;
  width: number;
  dashes?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className={`h-3 w-10 ${color}`}>
      <path
        d="M2 6H38"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinecap="round"
      />
    </svg>
  );
}
