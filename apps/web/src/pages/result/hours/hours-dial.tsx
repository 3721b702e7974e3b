import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { type HeldFact, MINUTE } from "@cosmic/domain/hours";
import { type MouseEvent, useId, useMemo, useRef } from "react";
import { CENTER, createDialGeometry, type DialGeometry } from "./dial-geometry.ts";
import { chooseScale, type DialScale, listMarks, nameTurn } from "./dial-scale.ts";
import type { HourChange } from "./list-changes.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

const RADII = {
  hours: 176,
  given: 158,
  rising: 136,
  midheaven: 106,
  moon: 84,
  changes: 60,
} as const;
const RING = 22;
/** An arc shorter than this has no room for its sign. */
const ROOM = 24;

interface HoursDialProps {
  hours: ReadReportHours;
  changes: readonly HourChange[];
  /** The chosen minute, counted from 0 through the hours given. */
  index: number;
  onChoose: (index: number) => void;
}

/**
 * A clock of 24 hours, noon at the top, or of a few around narrow hours, with the hours given, rings cut wherever
 * rising sign, Midheaven or Moon change sign, and a stroke for every other change. A tap or click moves the marker there, and a mouse drags it; a finger
 * drags its handle only, so that the rest of the dial scrolls the page. The slider beside it is the same for keys and
 * screen readers, and the table says all of it in words.
 */
export function HoursDial({ hours, changes, index, onChoose }: HoursDialProps) {
  const id = useId();
  const { clock, ranges } = hours;
  const handleElement = useRef<HTMLSpanElement>(null);
  const scale = useMemo(() => chooseScale(hours), [hours]);
  const geometry = useMemo(() => createDialGeometry(scale), [scale]);
  const at = clock.getInstant(index);
  const minute = clock.toMinute(at);
  const handle = geometry.point(minute, RADII.given);

  function choose(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const unit = (2 * CENTER) / box.width;
    const pointed = geometry.minuteAt(
      (event.clientX - box.left) * unit,
      (event.clientY - box.top) * unit,
    );
    onChoose(clock.findNearest(pointed));
  }

  return (
    <div
      role="presentation"
      className="relative cursor-pointer select-none"
      onClick={choose}
      onPointerDown={(event) => {
        if (event.pointerType !== "mouse" && event.target !== handleElement.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
      }}
    >
      <svg
        viewBox={`0 0 ${2 * CENTER} ${2 * CENTER}`}
        role="img"
        aria-labelledby={`${id}title`}
        className="block h-auto w-full text-ink"
        fill="none"
        stroke="currentColor"
      >
        <title id={`${id}title`}>
          {`A dial of ${nameTurn(scale)} with the hours you may have been born, at ${clock.format(at)}. The table below says what it shows.`}
        </title>
        <DialFace scale={scale} geometry={geometry} words={clock.format(at)} />
        {ranges.map(({ from, to }) => (
          <path
            key={from}
            d={geometry.arc(clock.toMinute(from), (to - from) / MINUTE, RADII.given)}
            className="stroke-brass"
            strokeWidth="5"
          />
        ))}
        <Ring hours={hours} geometry={geometry} radius={RADII.rising} isShown={isRising} />
        <Ring hours={hours} geometry={geometry} radius={RADII.midheaven} isShown={isMidheaven} />
        <Ring hours={hours} geometry={geometry} radius={RADII.moon} isShown={isMoonSign} />
        <ChangeTicks {...{ changes, clock, geometry }} />
        <path
          d={geometry.tick(minute, RADII.changes - 8, RADII.given)}
          className="stroke-signal"
          strokeWidth="2"
        />
        <circle
          cx={handle.x}
          cy={handle.y}
          r="9"
          className="fill-paper stroke-signal"
          strokeWidth="3"
        />
      </svg>
      <span
        ref={handleElement}
        className="absolute size-12 -translate-1/2 cursor-grab touch-none rounded-full active:cursor-grabbing"
        style={{ left: toPercent(handle.x), top: toPercent(handle.y) }}
      />
    </div>
  );
}

const toPercent = (at: number) => `${((100 * at) / (2 * CENTER)).toFixed(2)}%`;

interface DialFaceProps {
  scale: DialScale;
  geometry: DialGeometry;
  /** The chosen minute, shown in the empty middle. */
  words: string;
}

function DialFace({ scale, geometry, words }: DialFaceProps) {
  const [time, which] = words.split(" (");
  return (
    <>
      <circle cx={CENTER} cy={CENTER} r={RADII.given + 9} className="stroke-rule-strong" />
      {listMarks(scale).map(({ minute, text }) => {
        const { x, y } = geometry.point(minute, RADII.hours + 8);
        return (
          <g key={minute}>
            <path
              d={geometry.tick(minute, RADII.given + 4, RADII.given + 9)}
              className="stroke-rule-strong"
            />
            {text ? (
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                className="fill-ink-muted font-sans text-[12px]"
                stroke="none"
              >
                {text}
              </text>
            ) : null}
          </g>
        );
      })}
      <circle cx={CENTER} cy={CENTER} r={RADII.given} className="stroke-rule" />
      <text
        x={CENTER}
        y={CENTER + (which ? 2 : 8)}
        textAnchor="middle"
        className="fill-ink font-sans text-[24px]"
        stroke="none"
      >
        {time}
      </text>
      {which ? (
        <text
          x={CENTER}
          y={CENTER + 20}
          textAnchor="middle"
          className="fill-ink-muted font-sans text-[11px]"
          stroke="none"
        >
          {which.replace(")", "")}
        </text>
      ) : null}
    </>
  );
}

const isRising = ({ fact }: HeldFact) => fact.kind === "rising";
const isMidheaven = ({ fact }: HeldFact) => fact.kind === "midheaven";
const isMoonSign = ({ fact }: HeldFact) => fact.kind === "sign" && fact.body === "Moon";

interface RingProps {
  hours: ReadReportHours;
  geometry: DialGeometry;
  radius: number;
  isShown: (held: HeldFact) => boolean;
}

/** One ring of signs, cut where one follows another. */
function Ring({ hours: { facts, clock }, geometry, radius, isShown }: RingProps) {
  const spans = facts
    .filter(isShown)
    .flatMap(({ fact, spans: held }) =>
      held.map((span) => ({ ...span, sign: "sign" in fact ? fact.sign : null })),
    );
  return (
    <g>
      <circle cx={CENTER} cy={CENTER} r={radius} className="stroke-rule" />
      {spans.map(({ from, to, sign }) => {
        const start = clock.toMinute(from);
        const length = (to - from) / MINUTE;
        const middle = geometry.point(start + length / 2, radius - RING / 2);
        return (
          <g key={from}>
            <path
              d={geometry.arc(start, length, radius)}
              className="stroke-ink-muted"
              strokeWidth="2"
            />
            {[start, start + length].map((end) => (
              <path
                key={end}
                d={geometry.tick(end, radius - RING, radius)}
                className="stroke-ink"
              />
            ))}
            {sign && geometry.measure(length, radius) > ROOM ? (
              <path
                d={SIGN_GLYPHS[sign]}
                transform={`translate(${middle.x - 8} ${middle.y - 8}) scale(${16 / 24})`}
                className="stroke-brass"
                strokeWidth="1.8"
              />
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

interface ChangeTicksProps {
  changes: readonly HourChange[];
  clock: ReadReportHours["clock"];
  geometry: DialGeometry;
}

/** Where an aspect begins or ends, or a planet changes sign; a pointer that rests on one sees its name. */
function ChangeTicks({ changes, clock, geometry }: ChangeTicksProps) {
  return (
    <g className="stroke-ink-muted" strokeWidth="1.5">
      {changes
        .filter(({ isOnRing }) => !isOnRing)
        .map(({ at, words }) => (
          <path
            key={`${at} ${words}`}
            d={geometry.tick(clock.toMinute(at), RADII.changes - 8, RADII.changes)}
          >
            <title>{`${clock.format(at)} ${words}`}</title>
          </path>
        ))}
    </g>
  );
}
