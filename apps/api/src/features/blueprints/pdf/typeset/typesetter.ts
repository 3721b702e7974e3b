import type { DrawingBlock, PageNumberBlock, Role, Style } from "./blocks.ts";
import { ShapePen } from "./draw-shapes.ts";
import type { PlacedItem } from "./flow.ts";
import type { LaidOut } from "./lay-out.ts";
import { getAscent, getLineHeight, type Line, setLines } from "./lines.ts";
import type { Tags } from "./tags.ts";
import { TextPen } from "./text-pen.ts";

type PdfDocument = PDFKit.PDFDocument;

/** Draws what is laid out, and tells readers who do not see it what it is. */
export class Typesetter {
  readonly #pdf: PdfDocument;
  readonly #tags: Tags;
  readonly #pageNumbers: ReadonlyMap<string, number>;
  readonly #shapes: ShapePen;
  readonly #words: TextPen;

  constructor(pdf: PdfDocument, tags: Tags, pageNumbers: ReadonlyMap<string, number>) {
    this.#pdf = pdf;
    this.#tags = tags;
    this.#pageNumbers = pageNumbers;
    this.#words = new TextPen(pdf);
    this.#shapes = new ShapePen(pdf, this.#words);
  }

  /** A page's items, `left` and `top` being where its text begins. */
  items(placed: readonly PlacedItem[], top: number): void {
    this.#backdrops(placed, top);
    for (const { item, y } of placed) {
      const groups = item.groups.map((laid) => ({ key: laid, role: laid.block.role as Role }));
      this.#tags.setGroups(groups, item.laid);
      if (item.line === null) this.block(item.laid, item.x, top + y);
      else this.#line(item.laid, item.line, item.x, top + y);
    }
  }

  /** A block with its upper left corner at a point of the page. */
  block(laid: LaidOut, x: number, y: number): void {
    const { block } = laid;
    if (block.kind === "drawing") this.#drawing(block, x, y);
    else if (block.kind === "page-number") this.#pageNumber(block, laid, x, y);
    else if (block.kind === "text") this.#text(laid, x, y);
    else this.#box(laid, x, y);
  }

  /** What repeats on each page, and is no part of what the document says. */
  repeated(laid: LaidOut, x: number, y: number): void {
    this.#tags.drawArtifact(() => this.#untagged(laid, x, y));
  }

  #untagged(laid: LaidOut, x: number, y: number): void {
    this.#decorate(laid, x, y);
    const { block } = laid;
    if (block.kind === "text") {
      for (const [index, line] of laid.lines.entries()) {
        this.#segments(line, block.style, laid.width, x, y + index * getLineHeight(block.style));
      }
    }
    for (const child of laid.children) this.#untagged(child, x + child.x, y + child.y);
  }

  #box(laid: LaidOut, x: number, y: number): void {
    const { style, role } = laid.block;
    if (
      style.backgroundColor ||
      style.borderTopWidth ||
      style.borderBottomWidth ||
      style.borderLeftWidth
    ) {
      this.#tags.drawArtifact(() => this.#decorate(laid, x, y));
    }
    const drawChildren = () => {
      for (const child of laid.children) this.block(child, x + child.x, y + child.y);
    };
    if (role) this.#tags.within(laid, role, drawChildren);
    else drawChildren();
  }

  #decorate({ block: { style }, width, height }: LaidOut, x: number, y: number): void {
    const { borderTopWidth = 0, borderBottomWidth = 0, borderLeftWidth = 0 } = style;
    this.#fill(x, y, width, height, style.backgroundColor);
    this.#rule(x, y, width, borderTopWidth, style.borderTopColor);
    this.#rule(x, y, borderLeftWidth, height, style.borderLeftColor);
    const bottom = y + height - borderBottomWidth;
    this.#rule(x, bottom, width, borderBottomWidth, style.borderBottomColor);
  }

  /**
   * A hairline as an area of five corners: viewers draw a stroke or a plain rectangle at least one
   * pixel wide, so that hairlines look heavy on a screen.
   */
  #rule(x: number, y: number, width: number, height: number, color: string | undefined): void {
    if (width === 0 || height === 0 || !color) return;
    const [right, bottom] = [x + width, y + height];
    this.#pdf
      .polygon([x, y], [x + width / 2, y], [right, y], [right, bottom], [x, bottom])
      .fill(color);
  }

  #fill(x: number, y: number, width: number, height: number, color: string | undefined): void {
    if (color) this.#pdf.rect(x, y, width, height).fill(color);
  }

  /** Paper under items that stand one below the other, in one piece. */
  #backdrops(placed: readonly PlacedItem[], top: number): void {
    for (const [index, { item, y }] of placed.entries()) {
      for (const backdrop of item.backdrops) {
        if (placed[index - 1]?.item.backdrops.includes(backdrop)) continue;
        const last = placed.findLast((each) => each.item.backdrops.includes(backdrop));
        const end = last ? last.y + last.item.height : y;
        this.#tags.drawArtifact(() =>
          this.#fill(backdrop.x, top + y, backdrop.width, end - y, backdrop.color),
        );
      }
    }
  }

  #drawing(block: DrawingBlock, x: number, y: number): void {
    const draw = () => this.#shapes.draw(block, x, y);
    if (block.alt === undefined) this.#tags.drawArtifact(draw);
    else {
      this.#tags.draw(block, "Figure", draw, block.alt);
      this.#tags.leave(block);
    }
  }

  #pageNumber({ of, style }: PageNumberBlock, { width }: LaidOut, x: number, y: number): void {
    const text = String(this.#pageNumbers.get(of) ?? "");
    const [line] = setLines(
      { runs: [{ kind: "run", text, style: {} }], style },
      Number.POSITIVE_INFINITY,
    );
    if (!line) return;
    const key = {};
    this.#tags.draw(key, "P", () => this.#segments(line, style, width, x, y));
    this.#tags.leave(key);
  }

  #text(laid: LaidOut, x: number, y: number): void {
    const { style } = laid.block;
    const top = y + (style.paddingTop ?? 0);
    for (const index of laid.lines.keys()) {
      this.#line(laid, index, x, top + index * getLineHeight(style));
    }
  }

  #line(laid: LaidOut, index: number, x: number, y: number): void {
    const line = laid.lines[index];
    if (!line) return;
    const { style, role = "P" } = laid.block;
    const draw = () => this.#segments(line, style, laid.width, x, y);
    if (line.segments.some(({ link }) => link !== undefined)) this.#linked(laid, line, role, x, y);
    else this.#tags.draw(laid, role, draw);
    if (index === laid.lines.length - 1) this.#tags.leave(laid);
  }

  #getLeft(
    { textAlign, paddingLeft = 0, paddingRight = 0 }: Style,
    line: Line,
    width: number,
  ): number {
    const room = width - paddingLeft - paddingRight - line.width;
    return paddingLeft + (textAlign === "center" ? room / 2 : textAlign === "right" ? room : 0);
  }

  #segments(line: Line, style: Style, width: number, x: number, y: number): void {
    const left = x + this.#getLeft(style, line, width);
    const baseline = y + getAscent(style);
    for (const segment of line.segments) {
      this.#words.draw(segment, left + segment.x, baseline, line.tracking);
    }
  }

  #linked(laid: LaidOut, line: Line, role: Role, x: number, y: number): void {
    const { style } = laid.block;
    const left = x + this.#getLeft(style, line, laid.width);
    const baseline = y + getAscent(style);
    for (const segment of line.segments) {
      const { link } = segment;
      const at = left + segment.x;
      const draw = () => this.#words.draw(segment, at, baseline, line.tracking);
      if (link === undefined) {
        this.#tags.draw(laid, role, draw);
        continue;
      }
      this.#tags.draw(laid, role, () => undefined);
      const key = {};
      this.#tags.draw(key, "Link", (structParent) => {
        draw();
        this.#pdf.goTo(at, y, segment.width, getLineHeight(style), link, {
          structParent,
        } as object);
      });
      this.#tags.leave(key);
    }
  }
}
