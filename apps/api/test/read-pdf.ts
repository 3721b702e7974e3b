import { getDocumentProxy } from "unpdf";

/** A run of characters on a page; x and y in points from the lower left, y its baseline. */
export interface PrintedRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

export interface OutlineLine {
  title: string;
  /** Counted from 1. */
  page: number;
  parts: OutlineLine[];
}

export interface ReadPdf {
  /** What each page says, in reading order, words parted by one space. */
  pages: string[];
  runs: PrintedRun[][];
  outline: OutlineLine[];
  info: Record<string, unknown>;
  /** The names links lead to. */
  destinations: string[];
  links: string[];
  /** What readers that do not see the pages are told: roles in reading order, and words for drawings. */
  roles: string[];
  alts: string[];
}

interface StructNode {
  role?: string;
  alt?: string;
  children?: StructNode[];
}

const listNodes = (node: StructNode): StructNode[] => [
  node,
  ...(node.children ?? []).flatMap(listNodes),
];

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type OutlineNode = Awaited<ReturnType<Document["getOutline"]>>[number];

async function getPageNumber(document: Document, { dest }: OutlineNode): Promise<number> {
  const place = typeof dest === "string" ? await document.getDestination(dest) : dest;
  return (await document.getPageIndex(place?.[0])) + 1;
}

const readOutline = (document: Document, nodes: readonly OutlineNode[]): Promise<OutlineLine[]> =>
  Promise.all(
    nodes.map(async (node) => ({
      title: node.title,
      page: await getPageNumber(document, node),
      parts: await readOutline(document, node.items as OutlineNode[]),
    })),
  );

async function readPage(document: Document, number: number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const links = (await page.getAnnotations()).map(({ dest }: { dest?: unknown }) => dest);
  const tree = (await page.getStructTree()) as StructNode | null;
  const nodes = tree ? listNodes(tree) : [];
  const found = items.filter((item) => "str" in item);
  return {
    said: found.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(""),
    runs: found
      .filter(({ str }) => str.trim() !== "")
      .map(({ str, transform, width, height }) => ({
        text: str,
        x: transform[4] as number,
        y: transform[5] as number,
        width,
        size: height,
      })),
    links: links.filter((dest) => typeof dest === "string"),
    roles: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
  };
}

/** What a reader of the file finds: its text, where it stands, its outline and its metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library takes the bytes it is given for itself.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => readPage(document, number)));
  const { info } = await document.getMetadata();
  return {
    pages: pages.map(({ said }) => said.replace(/\s+/g, " ").trim()),
    runs: pages.map(({ runs }) => runs),
    outline: await readOutline(document, await document.getOutline()),
    info: info as Record<string, unknown>,
    destinations: Object.keys(await document.getDestinations()),
    links: pages.flatMap(({ links }) => links),
    roles: pages.flatMap(({ roles }) => roles),
    alts: pages.flatMap(({ alts }) => alts),
  };
}
