import type { Block, BoxBlock, Style } from "./blocks.ts";
import { getLineHeight, type Line, measureLine, setLines } from "./lines.ts";

/** A block with its place; x and y in points from its parent's upper left corner. */
export interface LaidOut {
  block: Block;
  x: number;
  y: number;
  width: number;
  height: number;
  children: LaidOut[];
  lines: readonly Line[];
}

const sides = (style: Style) => ({
  left: (style.paddingLeft ?? 0) + (style.borderLeftWidth ?? 0),
  right: style.paddingRight ?? 0,
  top: (style.paddingTop ?? 0) + (style.borderTopWidth ?? 0),
  bottom: (style.paddingBottom ?? 0) + (style.borderBottomWidth ?? 0),
});

const isInFlow = ({ style }: Block) => style.position !== "absolute";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function resolve(width: Style["width"], available: number): number | undefined {
  if (typeof width !== "string") return width;
  return (Number.parseFloat(width) / 100) * available;
}

/** The width a block takes where nothing gives it one. */
function measureWidth(block: Block): number {
  const { style } = block;
  if (typeof style.width === "number") return style.width;
  const { left, right } = sides(style);
  return left + right + measureContent(block);
}

function measureContent(block: Block): number {
  if (block.kind === "drawing") return block.width;
  if (block.kind === "text") return measureLine(block);
  if (block.kind === "page-number") return block.style.fontSize ?? 0;
  const widths = block.children
    .filter(isInFlow)
    .map(
      (child) =>
        measureWidth(child) + (child.style.marginLeft ?? 0) + (child.style.marginRight ?? 0),
    );
  if (block.style.flexDirection !== "row") return Math.max(0, ...widths);
  return sum(widths) + (block.style.gap ?? 0) * Math.max(0, widths.length - 1);
}

/** Room that a parent with a fixed size leaves, given to what grows, or put between its children. */
function findGaps(
  { justifyContent }: Style,
  room: number,
  count: number,
): { before: number; between: number } {
  if (justifyContent === "center") return { before: room / 2, between: 0 };
  if (justifyContent === "space-between" && count > 1) {
    return { before: 0, between: room / (count - 1) };
  }
  return { before: 0, between: 0 };
}

function layOutRow(box: BoxBlock, inner: number): LaidOut[] {
  const children = box.children.filter(isInFlow);
  const gap = box.style.gap ?? 0;
  const margins = children.map(({ style }) => (style.marginLeft ?? 0) + (style.marginRight ?? 0));
  const own = children.map((child) =>
    child.style.flex
      ? 0
      : (resolve(child.style.width, inner) ?? Math.min(inner, measureWidth(child))),
  );
  const room = inner - sum(own) - sum(margins) - gap * Math.max(0, children.length - 1);
  const shares = sum(children.map(({ style }) => style.flex ?? 0));
  const { before, between } = findGaps(box.style, shares > 0 ? 0 : room, children.length);
  let x = before;
  const laid = children.map((child, index) => {
    const share = child.style.flex ? (room * child.style.flex) / shares : 0;
    const placed = layOut(child, (own[index] ?? 0) + share);
    placed.x = x + (child.style.marginLeft ?? 0);
    x += placed.width + (margins[index] ?? 0) + gap + between;
    return placed;
  });
  const height = Math.max(0, ...laid.map((child) => child.height));
  for (const child of laid) {
    child.y = box.style.alignItems === "center" ? (height - child.height) / 2 : 0;
  }
  return laid;
}

function layOutColumn(box: BoxBlock, inner: number, height: number | undefined): LaidOut[] {
  const children = box.children.filter(isInFlow);
  const isCentered = box.style.alignItems === "center";
  const laid = children.map((child) => {
    const { marginLeft = 0, marginRight = 0, width } = child.style;
    const room = inner - marginLeft - marginRight;
    const wide = resolve(width, inner) ?? (isCentered ? Math.min(room, measureWidth(child)) : room);
    const placed = layOut(child, wide);
    placed.x = isCentered ? (inner - placed.width) / 2 : marginLeft;
    return placed;
  });
  const gap = box.style.gap ?? 0;
  const taken =
    sum(
      laid.map(
        ({ height: own, block: { style } }) =>
          own + (style.marginTop ?? 0) + (style.marginBottom ?? 0),
      ),
    ) +
    gap * Math.max(0, laid.length - 1);
  const room = height === undefined ? 0 : Math.max(0, height - taken);
  const growing = sum(children.map(({ style }) => style.flexGrow ?? 0));
  const { before, between } = findGaps(box.style, growing > 0 ? 0 : room, laid.length);
  let y = before;
  for (const child of laid) {
    const { marginTop = 0, marginBottom = 0, flexGrow = 0 } = child.block.style;
    child.y = y + marginTop;
    if (flexGrow > 0) child.height += (room * flexGrow) / growing;
    y = child.y + child.height + marginBottom + gap + between;
  }
  return laid;
}

/** What lies over the rest, at its own place. */
function layOutAbsolute(block: Block, width: number, height: number): LaidOut {
  const { left, right, top, bottom, width: own } = block.style;
  const wide =
    typeof own === "number"
      ? own
      : left !== undefined && right !== undefined
        ? width - left - right
        : measureWidth(block);
  const placed = layOut(block, wide);
  placed.x = left ?? (right === undefined ? 0 : width - right - wide);
  placed.y = top ?? (bottom === undefined ? 0 : height - bottom - placed.height);
  return placed;
}

function layOutBox(block: BoxBlock, width: number): LaidOut {
  const { style } = block;
  const { left, right, top, bottom } = sides(style);
  const inner = width - left - right;
  const fixed = style.height === undefined ? undefined : style.height - top - bottom;
  const children =
    style.flexDirection === "row" ? layOutRow(block, inner) : layOutColumn(block, inner, fixed);
  for (const child of children) {
    child.x += left;
    child.y += top;
  }
  const content = Math.max(
    top,
    ...children.map((child) => child.y + child.height + (child.block.style.marginBottom ?? 0)),
  );
  const height = style.height ?? content + bottom;
  const over = block.children.filter((child) => !isInFlow(child));
  return {
    block,
    x: 0,
    y: 0,
    width,
    height,
    children: [...over.map((child) => layOutAbsolute(child, width, height)), ...children],
    lines: [],
  };
}

/** A block within a width in points, at the upper left corner. */
export function layOut(block: Block, width: number): LaidOut {
  if (block.kind === "box") return layOutBox(block, width);
  const placed = { block, x: 0, y: 0, width, children: [], lines: [] };
  if (block.kind === "drawing") return { ...placed, width: block.width, height: block.height };
  const { top, bottom, left, right } = sides(block.style);
  const lineHeight = getLineHeight(block.style);
  if (block.kind === "page-number") return { ...placed, height: lineHeight + top + bottom };
  const lines = setLines(block, width - left - right);
  return { ...placed, lines, height: Math.max(1, lines.length) * lineHeight + top + bottom };
}
