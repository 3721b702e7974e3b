import PDFDocument from "pdfkit";
import { PAGE } from "../look.ts";
import { NUMBER_BOTTOM, pageNumberLine, runningHead, type Sheet } from "../pages.ts";
import { fillPages, listFlowItems, type Mark, type PlacedItem } from "./flow.ts";
import { type LaidOut, layOut } from "./lay-out.ts";
import { Tags } from "./tags.ts";
import { Typesetter } from "./typesetter.ts";

export interface DocumentInfo {
  title: string;
  author: string;
  subject: string;
  created: Date;
}

/** One page: items below its head, or one block drawn freely. */
interface Page {
  sheet: Sheet;
  plain: LaidOut | null;
  items: readonly PlacedItem[];
  marks: readonly Mark[];
}

const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;
const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;
const HEAD_TOP = 40;

const listMarks = (items: readonly PlacedItem[]): Mark[] =>
  items.flatMap(({ item, y }) => item.marks.map((mark) => ({ ...mark, y: PAGE.top + y + mark.y })));

function layOutSheet(sheet: Sheet): Page[] {
  if (sheet.isPlain) {
    const plain = layOut(sheet.body, PAGE.width);
    const { id, bookmark } = sheet.body;
    const mark = {
      y: 0,
      ...(id && { id }),
      ...(bookmark && { bookmark: { ...bookmark, depth: 0 } }),
    };
    return [{ sheet, plain, items: [], marks: [mark] }];
  }
  const flow = listFlowItems(layOut(sheet.body, TEXT_WIDTH), PAGE.side, TEXT_HEIGHT);
  return fillPages(flow, TEXT_HEIGHT).map((items) => ({
    sheet,
    plain: null,
    items,
    marks: listMarks(items),
  }));
}

/** The page that each name begins on, counted from 1. */
const numberPages = (pages: readonly Page[]): Map<string, number> =>
  new Map(
    pages.flatMap(({ marks }, index) =>
      marks.flatMap(({ id }) => (id === undefined ? [] : [[id, index + 1] as const])),
    ),
  );

/** The part a page belongs to: the last that begins on it or before it. */
const findTitle = (
  { sheet: { parts } }: Page,
  number: number,
  numbers: ReadonlyMap<string, number>,
) =>
  parts.findLast(({ id }) => (numbers.get(id) ?? Number.POSITIVE_INFINITY) <= number)?.title ?? "";

type Outline = PDFKit.PDFDocument["outline"];

/** Names the places of a page in the document's outline and for its links. */
function nameMarks(pdf: PDFKit.PDFDocument, { marks }: Page, outline: Outline[]): void {
  for (const { id, bookmark, y } of marks) {
    if (id !== undefined) pdf.addNamedDestination(id, "XYZ", 0, y, null as unknown as number);
    if (!bookmark) continue;
    const { title, isOpen, depth } = bookmark;
    // The library counts `left` from the page's right edge.
    const place = { expanded: isOpen, top: Math.max(0, y - 12), left: PAGE.width };
    outline.length = depth + 1;
    const parent = outline[depth] as Outline;
    outline.push(parent.addItem(title, place));
  }
}

function drawPage(
  typesetter: Typesetter,
  { plain, items }: Page,
  title: string,
  number: number,
): void {
  if (plain) {
    typesetter.block(plain, 0, 0);
    return;
  }
  typesetter.repeated(layOut(runningHead(title), TEXT_WIDTH), PAGE.side, HEAD_TOP);
  const foot = layOut(pageNumberLine(number), TEXT_WIDTH);
  typesetter.repeated(foot, PAGE.side, PAGE.height - NUMBER_BOTTOM - foot.height);
  typesetter.items(items, PAGE.top);
}

function openDocument({ title, author, subject, created }: DocumentInfo): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    pdfVersion: "1.7",
    lang: "en",
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      Producer: author,
      CreationDate: created,
    },
  });
}

/** Sheets one after another as the bytes of a PDF file; the same sheets give the same bytes. */
export async function printSheets(
  info: DocumentInfo,
  sheets: readonly Sheet[],
): Promise<Uint8Array> {
  const pages = sheets.flatMap(layOutSheet);
  const numbers = numberPages(pages);
  const pdf = openDocument(info);
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => resolve(Buffer.concat(chunks)));
  pdf.on("error", reject);
  const tags = new Tags(pdf);
  const typesetter = new Typesetter(pdf, tags, numbers);
  const outline = [pdf.outline];
  let current: Sheet | null = null;
  for (const [index, page] of pages.entries()) {
    pdf.addPage();
    if (page.sheet !== current) tags.beginSection();
    current = page.sheet;
    nameMarks(pdf, page, outline);
    drawPage(typesetter, page, findTitle(page, index + 1, numbers), index + 1);
  }
  tags.end();
  pdf.end();
  return await promise;
}
