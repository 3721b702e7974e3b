import type { Bookmark, BoxBlock, TextBlock } from "./blocks.ts";
import type { LaidOut } from "./lay-out.ts";
import { getLineHeight } from "./lines.ts";

/** Where a name of the document begins. */
export interface Mark {
  id?: string;
  bookmark?: Bookmark & { depth: number };
  /** Points below the top of its item. */
  y: number;
}

/** Paper of another color under several items. */
export interface Backdrop {
  x: number;
  width: number;
  color: string;
}

/** The smallest thing that goes on a page: a line of a paragraph, or a block that is kept whole. */
export interface FlowItem {
  /** Room above it, which it does not need at the top of a page. */
  before: number;
  height: number;
  x: number;
  laid: LaidOut;
  /** Which line of a paragraph; null for a whole block. */
  line: number | null;
  /** Boxes around it that mean something to readers who do not see the page, outermost first. */
  groups: readonly LaidOut[];
  backdrops: readonly Backdrop[];
  marks: Mark[];
  mayBreakBefore: boolean;
  /** Points below it that must hold what follows. */
  presence: number;
}

interface Around {
  x: number;
  depth: number;
  groups: readonly LaidOut[];
  backdrops: readonly Backdrop[];
}

function listMarks(laid: LaidOut, y: number, depth: number): Mark[] {
  const { id, bookmark } = laid.block;
  const own =
    id !== undefined || bookmark
      ? [
          {
            y,
            ...(id === undefined ? {} : { id }),
            ...(bookmark && { bookmark: { ...bookmark, depth } }),
          },
        ]
      : [];
  const within = bookmark ? depth + 1 : depth;
  return [...own, ...laid.children.flatMap((child) => listMarks(child, y + child.y, within))];
}

/** Turns laid out blocks into items, in reading order. */
class Flattener {
  readonly items: FlowItem[] = [];
  readonly #pageHeight: number;
  #space = 0;
  #marks: Mark[] = [];

  constructor(pageHeight: number) {
    this.#pageHeight = pageHeight;
  }

  add(laid: LaidOut, around: Around): void {
    const { block } = laid;
    this.#space += block.style.marginTop ?? 0;
    const isWhole = block.wrap === false && laid.height <= this.#pageHeight;
    if (block.kind === "text" && !isWhole) this.#addLines(laid, block, around);
    else if (block.kind === "box" && this.#isOpen(laid, block)) this.#addBox(laid, block, around);
    else this.#addWhole(laid, around);
    this.#space += block.style.marginBottom ?? 0;
  }

  /** Whether a page may end within a box; one that is higher than a page cannot be kept whole. */
  #isOpen({ height, children }: LaidOut, { wrap, style }: BoxBlock): boolean {
    if (style.flexDirection === "row" || children.length === 0) return false;
    if (wrap === false && height <= this.#pageHeight) return false;
    return !(style.borderLeftWidth || style.borderBottomWidth || style.height);
  }

  #push(
    item: Omit<FlowItem, "before" | "marks" | "groups" | "backdrops">,
    around: Around,
    marks: Mark[],
  ) {
    const { groups, backdrops } = around;
    this.items.push({
      ...item,
      before: this.#space,
      groups,
      backdrops,
      marks: [...this.#marks, ...marks],
    });
    this.#space = 0;
    this.#marks = [];
  }

  #addWhole(laid: LaidOut, around: Around): void {
    const presence = laid.block.minPresenceAhead ?? 0;
    const item = {
      laid,
      line: null,
      x: around.x,
      height: laid.height,
      presence,
      mayBreakBefore: true,
    };
    this.#push(item, around, listMarks(laid, 0, around.depth));
  }

  #addLines(
    laid: LaidOut,
    { style, orphans, widows, minPresenceAhead = 0 }: TextBlock,
    around: Around,
  ) {
    const height = getLineHeight(style);
    const { length } = laid.lines;
    this.#space += style.paddingTop ?? 0;
    for (const line of laid.lines.keys()) {
      const mayBreakBefore = line === 0 || (line >= orphans && length - line >= widows);
      const presence = line === length - 1 ? minPresenceAhead : 0;
      this.#push({ laid, line, x: around.x, height, presence, mayBreakBefore }, around, []);
    }
    this.#space += style.paddingBottom ?? 0;
  }

  #addBox(laid: LaidOut, { style, role, bookmark, id, children }: BoxBlock, around: Around): void {
    const { borderTopWidth, borderTopColor, backgroundColor, gap = 0 } = style;
    if (bookmark || id !== undefined) {
      this.#marks.push({
        y: 0,
        ...(id === undefined ? {} : { id }),
        ...(bookmark && { bookmark: { ...bookmark, depth: around.depth } }),
      });
    }
    const inside = {
      depth: around.depth + (bookmark ? 1 : 0),
      groups: role ? [...around.groups, laid] : around.groups,
      backdrops: backgroundColor
        ? [...around.backdrops, { x: around.x, width: laid.width, color: backgroundColor }]
        : around.backdrops,
    };
    if (borderTopWidth) {
      const block: BoxBlock = {
        kind: "box",
        style: { borderTopWidth, ...(borderTopColor && { borderTopColor }) },
        children: [],
      };
      const line = { ...laid, block, height: borderTopWidth, children: [] };
      this.#push(
        {
          laid: line,
          line: null,
          x: around.x,
          height: borderTopWidth,
          presence: 1,
          mayBreakBefore: true,
        },
        { ...inside, x: around.x },
        [],
      );
    }
    this.#space += style.paddingTop ?? 0;
    for (const [index, child] of laid.children.entries()) {
      if (index > 0) this.#space += gap;
      this.add(child, { ...inside, x: around.x + child.x });
    }
    this.#space += style.paddingBottom ?? 0;
    void children;
  }
}

/** No page ends between an item that must have something below it and what that is. */
function keepPresence(items: readonly FlowItem[]): void {
  for (const [index, { presence }] of items.entries()) {
    const next = items[index + 1];
    if (presence > 0 && next) next.mayBreakBefore = false;
  }
}

/** What stands one below the other, ready for pages of a height in points. */
export function listFlowItems(laid: LaidOut, x: number, pageHeight: number): FlowItem[] {
  const flattener = new Flattener(pageHeight);
  flattener.add(laid, { x, depth: 0, groups: [], backdrops: [] });
  keepPresence(flattener.items);
  return flattener.items;
}

/** An item with its distance from the top of the text. */
export interface PlacedItem {
  item: FlowItem;
  y: number;
}

/** The height of some items below others, or that of the room that one of them must have below it. */
function getNeed(items: readonly FlowItem[], from: number, to: number): number {
  let height = 0;
  let need = 0;
  for (const { before, height: own, presence } of items.slice(from, to)) {
    height += before + own;
    need = Math.max(need, height + presence);
  }
  return need;
}

/** The end of what goes on one page with the item at `from`. */
function findEnd(items: readonly FlowItem[], from: number): number {
  let end = from + 1;
  while (end < items.length && !items[end]?.mayBreakBefore) end += 1;
  return end;
}

const HAIR = 0.01;

/** Fills pages of a height in points; what belongs together and is higher than a page is parted all the same. */
export function fillPages(items: readonly FlowItem[], pageHeight: number): PlacedItem[][] {
  const pages: PlacedItem[][] = [[]];
  let y = 0;
  const place = (index: number) => {
    const item = items[index] as FlowItem;
    let page = pages.at(-1) as PlacedItem[];
    const before = page.length === 0 ? 0 : item.before;
    if (page.length > 0 && y + before + item.height > pageHeight + HAIR) {
      page = [];
      pages.push(page);
      y = 0;
    } else {
      y += before;
    }
    page.push({ item, y });
    y += item.height;
  };
  for (let from = 0; from < items.length; ) {
    const end = findEnd(items, from);
    const isFirst = pages.at(-1)?.length === 0;
    if (!isFirst && y + getNeed(items, from, end) > pageHeight + HAIR) {
      pages.push([]);
      y = 0;
    }
    for (let index = from; index < end; index += 1) place(index);
    from = end;
  }
  return pages;
}
