import type { Role } from "./blocks.ts";

type PdfDocument = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface OpenElement {
  key: unknown;
  element: Element;
}

/**
 * What readers that do not see the page are told: elements in reading order, and what is only drawn
 * marked as such. An element may go on over pages.
 */
export class Tags {
  readonly #pdf: PdfDocument;
  readonly #open: OpenElement[];
  /** Where of the open elements one sheet's begin. */
  #floor = 1;

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf;
    const root = pdf.struct("Document");
    pdf.addStructure(root);
    this.#open = [{ key: null, element: root }];
  }

  /** All that follows, until the next one, is within a section of its own. */
  beginSection(): void {
    this.#closeTo(1);
    this.#enter({}, "Sect");
    this.#floor = 2;
  }

  /**
   * Goes into the elements that these keys stand for, outermost first, and out of all others but the
   * one within them that goes on.
   */
  setGroups(groups: readonly { key: unknown; role: Role }[], goesOn: unknown): void {
    let shared = 0;
    while (
      shared < groups.length &&
      this.#open[this.#floor + shared]?.key === groups[shared]?.key
    ) {
      shared += 1;
    }
    const reached = this.#floor + shared;
    if (shared === groups.length && this.#open[reached]?.key === goesOn) return;
    this.#closeTo(reached);
    for (const { key, role } of groups.slice(shared)) this.#enter(key, role);
  }

  /** Draws the content of an element; of the one that was drawn last when the key is the same. */
  draw(
    key: unknown,
    role: Role | "Figure" | "Link",
    draw: (element: Element) => void,
    alt?: string,
  ): void {
    if (this.#open.at(-1)?.key !== key) {
      this.#enter(key, role, alt);
    }
    const { element } = this.#open.at(-1) as OpenElement;
    const content = this.#pdf.markStructureContent(role);
    draw(element);
    this.#pdf.endMarkedContent();
    element.add(content);
  }

  within(key: unknown, role: Role | "Link", draw: () => void): void {
    const { length } = this.#open;
    this.#enter(key, role);
    draw();
    this.#closeTo(length);
  }

  /** Ends the element that was drawn last, so that what follows is beside it. */
  leave(key: unknown): void {
    if (this.#open.at(-1)?.key === key) this.#closeTo(this.#open.length - 1);
  }

  /** Draws what says nothing. */
  drawArtifact(draw: () => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.#pdf.endMarkedContent();
  }

  end(): void {
    this.#closeTo(0);
  }

  #enter(key: unknown, role: Role | "Figure" | "Link", alt?: string): void {
    const element = this.#pdf.struct(role, alt === undefined ? {} : { alt });
    this.#open.at(-1)?.element.add(element);
    this.#open.push({ key, element });
  }

  #closeTo(length: number): void {
    for (const { element } of this.#open.splice(length).toReversed()) element.end();
  }
}
