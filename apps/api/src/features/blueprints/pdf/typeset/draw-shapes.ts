import type { DrawingBlock, Shape, Style } from "./blocks.ts";
import { setLines } from "./lines.ts";
import type { TextPen } from "./text-pen.ts";

type PdfDocument = PDFKit.PDFDocument;
type Painted = Exclude<Shape, { kind: "group" | "label" }>;

const NO_WRAP = Number.POSITIVE_INFINITY;

/** Draws the shapes of drawings on the page at hand. */
export class ShapePen {
  readonly #pdf: PdfDocument;
  readonly #words: TextPen;

  constructor(pdf: PdfDocument, words: TextPen) {
    this.#pdf = pdf;
    this.#words = words;
  }

  /** With its upper left corner at a point of the page. */
  draw({ viewBox, width, height, shapes }: DrawingBlock, x: number, y: number): void {
    const pdf = this.#pdf;
    pdf.save();
    pdf.transform(
      width / viewBox.width,
      0,
      0,
      height / viewBox.height,
      x - (viewBox.x * width) / viewBox.width,
      y - (viewBox.y * height) / viewBox.height,
    );
    for (const shape of shapes) this.#shape(shape);
    pdf.restore();
  }

  #shape(shape: Shape): void {
    if (shape.kind === "group") this.#group(shape);
    else if (shape.kind === "label") this.#label(shape.text, shape.x, shape.y, shape.style);
    else this.#paint(shape);
  }

  #group({ x, y, scale, shapes }: Shape & { kind: "group" }): void {
    this.#pdf.save();
    this.#pdf.transform(scale, 0, 0, scale, x, y);
    for (const shape of shapes) this.#shape(shape);
    this.#pdf.restore();
  }

  /** Centered on x, its letters standing on y. */
  #label(text: string, x: number, y: number, style: Style): void {
    const [line] = setLines({ runs: [{ kind: "run", text, style: {} }], style }, NO_WRAP);
    if (!line) return;
    for (const segment of line.segments)
      this.#words.draw(segment, x - line.width / 2 + segment.x, y);
  }

  #trace(shape: Painted): void {
    if (shape.kind === "path") this.#pdf.path(shape.d);
    else if (shape.kind === "circle") this.#pdf.circle(shape.cx, shape.cy, shape.r);
    else this.#pdf.rect(shape.x, shape.y, shape.width, shape.height);
  }

  #paint(shape: Painted): void {
    const { fill, stroke, strokeWidth = 1, dash, fillOpacity, isRound = false } = shape;
    const pdf = this.#pdf;
    pdf.save();
    if (fillOpacity !== undefined) pdf.fillOpacity(fillOpacity);
    if (stroke) {
      pdf.lineWidth(strokeWidth);
      if (isRound) pdf.lineCap("round").lineJoin("round");
      if (dash) pdf.addContent(`[${dash.join(" ")}] 0 d`);
    }
    this.#trace(shape);
    if (fill && stroke) pdf.fillAndStroke(fill, stroke);
    else if (fill) pdf.fill(fill);
    else if (stroke) pdf.stroke(stroke);
    pdf.restore();
  }
}
