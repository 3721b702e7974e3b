import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ZODIAC_SIGNS, type ZodiacSign } from "@cosmic/domain";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = "#f5efe2";
const INK = "#1c1b24";
const MUTED = "#4d4847";
const BRASS = "#7a5714";
const SIGNAL = "#a5301e";
/** Center and outer radius of the ring; it begins right of the text and is cut by the edge. */
const RING = { x: 1010, y: 315, radius: 370 };

interface Drawn {
  PRODUCT_NAME: string;
  glyphSvg: (sign: ZodiacSign) => string;
}

const require = createRequire(import.meta.url);
const font = (style: "normal" | "italic") => ({
  name: "Brygada 1918",
  data: readFileSync(
    require.resolve(`@fontsource/brygada-1918/files/brygada-1918-latin-400-${style}.woff`),
  ),
  weight: 400 as const,
  style,
});

type Child = string | { type: string; props: Record<string, unknown> };
const block = (style: Record<string, unknown>, ...children: Child[]) => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

/** The point of an ecliptic longitude, 0 at the left, counterclockwise. */
function at(longitude: number, radius: number): string {
  const angle = ((180 + longitude) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle)).toFixed(2)}`;
}

function tick(degree: number, radius: number): string {
  const length = degree % 10 === 0 ? 24 : degree % 5 === 0 ? 16 : 9;
  return `M${at(degree, radius)}L${at(degree, radius - length)}`;
}

/** The ecliptic as a graduated ring, the Sun at the March equinox. */
function ring(glyphSvg: Drawn["glyphSvg"]): string {
  const { radius } = RING;
  const inner = radius - 96;
  const ticks = Array.from({ length: 360 }, (_, degree) => tick(degree, radius)).join("");
  const signs = ZODIAC_SIGNS.map((sign, index) => {
    const path = / d="([^"]+)"/.exec(glyphSvg(sign))?.[1] ?? "";
    const [x, y] = at(index * 30 + 15, radius - 58).split(" ");
    return `<path d="M${at(index * 30, inner)}L${at(index * 30, radius)}"/>
      <path d="${path}" stroke="${BRASS}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(1.55) translate(-12 -12)"/>`;
  }).join("");
  const sphere = inner - 60;
  const circles = [radius, radius - 24, inner, inner - 6, sphere]
    .map((r) => `<circle r="${r}"/>`)
    .join("");
  const ellipses = [0.39, 0.7, 0.92]
    .map((part) => `<ellipse rx="${sphere * part}" ry="${sphere}" opacity="0.5"/>`)
    .join("");
  return `<g transform="translate(${RING.x} ${RING.y})" fill="none" stroke="${INK}" stroke-width="1.2">
    ${circles}<path d="${ticks}" stroke-width="0.9"/>${signs}
    <g transform="rotate(23.44)">${ellipses}
      <ellipse rx="${sphere}" ry="${sphere * 0.29}"/><path d="M0 ${-sphere - 40}V${sphere + 40}"/></g>
    <g stroke="${BRASS}"><ellipse rx="${sphere + 18}" ry="${(sphere + 18) * 0.29}" stroke-width="2"/>
      <ellipse rx="${sphere + 30}" ry="${(sphere + 30) * 0.29}"/></g>
    <g stroke="${SIGNAL}" stroke-width="2.4"><path d="M${at(0, inner - 44)}L${at(0, radius - 12)}"/><circle cx="${at(0, inner - 24).replace(" ", '" cy="')}" r="15" fill="${PAPER}"/></g>
    <circle r="6" fill="${INK}" stroke="none"/>
  </g>`;
}

/** The picture that links to the site are shared with: a PNG of 1200 x 630. */
export async function shareImage({ PRODUCT_NAME, glyphSvg }: Drawn): Promise<Buffer> {
  const text = block(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: "border-box",
      padding: "64px 72px",
      flexDirection: "column",
      justifyContent: "space-between",
      color: INK,
      fontFamily: "Brygada 1918",
    },
    block({ fontSize: 34 }, PRODUCT_NAME),
    block(
      { width: 540, fontSize: 64, lineHeight: 1.04, letterSpacing: -1.4 },
      "Where Astrology Meets Psychology",
    ),
    block(
      { fontSize: 28, fontStyle: "italic", color: MUTED },
      "Sixteen types, twelve signs, one page about you",
    ),
  );
  const words = await satori(text, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [font("normal"), font("italic")],
  });
  const svg = words.replace(
    /(<svg[^>]*>)/,
    `$1<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${ring(glyphSvg)}`,
  );
  return new Resvg(svg).render().asPng();
}
