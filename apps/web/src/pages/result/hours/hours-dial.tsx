import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import type { HeldFact } from "@cosmic/domain/hours";
import { type MouseEvent, useId, useRef } from "react";
import { CENTER, dialArc, dialPoint, dialTick, minuteAt } from "./dial-geometry.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

const RADII = {
  hours: 176,
  given: 158,
  rising: 136,
  midheaven: 106,
  moon: 84,
  aspects: 64,
} as const;
const RING = 22;
const NAMED_HOURS = [0, 3, 6, 9, 12, 15, 18, 21];
/** The rings from the outside in. */
const LEGEND = ["Outer: rising", "Middle: Midheaven", "Inner: Moon", "Ticks: aspects"];
/** An arc shorter than this has no room for its sign. */
const ROOM = 24;

interface HoursDialProps {
  hours: ReadReportHours;
  /** The chosen minute, counted from 0 through the hours given. */
  index: number;
  onChoose: (index: number) => void;
}

/**
 * A clock of 24 hours, noon at the top, with the hours given, and rings cut wherever rising sign, Midheaven or
 * Moon change sign, or an aspect begins or ends. A tap or click moves the marker there, and a mouse drags it; a finger
 * drags its handle only, so that the rest of the dial scrolls the page. The slider beside it is the same for keys and
 * screen readers, and the table says all of it in words.
 */
export function HoursDial({ hours, index, onChoose }: HoursDialProps) {
  const id = useId();
  const { clock, ranges } = hours;
  const handleElement = useRef<HTMLSpanElement>(null);
  const minute = clock.toMinute(clock.getInstant(index));
  const handle = dialPoint(minute, RADII.given);

  function choose(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (2 * CENTER) / box.width;
    const pointed = minuteAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
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
          {`A dial of 24 hours with the hours you may have been born, at ${clock.format(clock.getInstant(index))}. The table below says what it shows.`}
        </title>
        <DialFace />
        {ranges.map(({ from, to }) => (
          <path
            key={from}
            d={dialArc(clock.toMinute(from), clock.toMinute(to), RADII.given)}
            className="stroke-brass"
            strokeWidth="5"
          />
        ))}
        <Ring hours={hours} radius={RADII.rising} isShown={isRising} />
        <Ring hours={hours} radius={RADII.midheaven} isShown={isMidheaven} />
        <Ring hours={hours} radius={RADII.moon} isShown={isMoonSign} />
        <AspectTicks hours={hours} />
        <path
          d={dialTick(minute, RADII.aspects - 8, RADII.given)}
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

/** The 24 hours, and in the empty middle what each ring shows. */
function DialFace() {
  return (
    <>
      <circle cx={CENTER} cy={CENTER} r={RADII.given + 9} className="stroke-rule-strong" />
      {Array.from({ length: 24 }, (_, hour) => (
        <path
          key={hour}
          d={dialTick(hour * 60, RADII.given + 4, RADII.given + 9)}
          className="stroke-rule-strong"
        />
      ))}
      {NAMED_HOURS.map((hour) => {
        const { x, y } = dialPoint(hour * 60, RADII.hours + 8);
        return (
          <text
            key={hour}
            x={x}
            y={y + 4}
            textAnchor="middle"
            className="fill-ink-muted font-sans text-[13px]"
            stroke="none"
          >
            {hour}
          </text>
        );
      })}
      <circle cx={CENTER} cy={CENTER} r={RADII.given} className="stroke-rule" />
      {LEGEND.map((line, index) => (
        <text
          key={line}
          x={CENTER}
          y={CENTER + 4 + (index - (LEGEND.length - 1) / 2) * 17}
          textAnchor="middle"
          className="fill-ink-muted font-sans text-[12px]"
          stroke="none"
        >
          {line}
        </text>
      ))}
    </>
  );
}

const isRising = ({ fact }: HeldFact) => fact.kind === "rising";
const isMidheaven = ({ fact }: HeldFact) => fact.kind === "midheaven";
const isMoonSign = ({ fact }: HeldFact) => fact.kind === "sign" && fact.body === "Moon";

interface RingProps {
  hours: ReadReportHours;
  radius: number;
  isShown: (held: HeldFact) => boolean;
}

/** One ring of signs, cut where one follows another. */
function Ring({ hours: { facts, clock }, radius, isShown }: RingProps) {
  const spans = facts
    .filter(isShown)
    .flatMap(({ fact, spans: held }) =>
      held.map((span) => ({ ...span, sign: "sign" in fact ? fact.sign : null })),
    );
  return (
    <g>
      <circle cx={CENTER} cy={CENTER} r={radius} className="stroke-rule" />
      {spans.map(({ from, to, sign }) => {
        const [start, end] = [clock.toMinute(from), clock.toMinute(to)];
        const length = (to - from) / 60_000;
        const middle = dialPoint(start + length / 2, radius - RING / 2);
        const hasRoom = (length / 1440) * 2 * Math.PI * radius > ROOM;
        return (
          <g key={from}>
            <path d={dialArc(start, end, radius)} className="stroke-ink-muted" strokeWidth="2" />
            <path d={dialTick(start, radius - RING, radius)} className="stroke-ink" />
            <path d={dialTick(end, radius - RING, radius)} className="stroke-ink" />
            {sign && hasRoom ? (
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

/** Where an aspect comes within its orb, or leaves it. */
function AspectTicks({ hours: { boundaries, clock } }: { hours: ReadReportHours }) {
  return (
    <g className="stroke-ink-faint">
      {boundaries
        .filter(({ began, ended }) => (began ?? ended)?.kind === "aspect")
        .map(({ at, began, ended }) => (
          <path
            key={`${at} ${JSON.stringify(began ?? ended)}`}
            d={dialTick(clock.toMinute(at), RADII.aspects - 8, RADII.aspects)}
          />
        ))}
    </g>
  );
}
