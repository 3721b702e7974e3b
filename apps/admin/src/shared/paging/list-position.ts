import { useSearchParams } from "../../router.ts";

/** How many cursors an address keeps, to stay short; Previous goes back that many pages one by one. */
const MAX_CURSORS = 20;

interface Position {
  /** 1 for the first page. */
  page: number;
  /** The cursors of the pages up to this one, the latest last. */
  cursors: readonly string[];
}

const FIRST_PAGE: Position = { page: 1, cursors: [] };

/** The page that an address asks for. */
export function readPosition(params: URLSearchParams): Position {
  const cursors = params.getAll("cursor").filter((cursor) => cursor !== "");
  if (cursors.length === 0) return FIRST_PAGE;
  const page = Math.trunc(Number(params.get("page")));
  return { page: Math.max(page || 0, cursors.length + 1), cursors };
}

/** The address of another page of the same list. */
export function writePosition(
  params: URLSearchParams,
  { page, cursors }: Position,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("page");
  next.delete("cursor");
  const kept = cursors.slice(-MAX_CURSORS);
  if (page > kept.length + 1) next.set("page", String(page));
  for (const cursor of kept) next.append("cursor", cursor);
  return next;
}

export interface ListPosition {
  /** 1 for the first page. */
  page: number;
  /** Asks the server for this page; undefined for the first. */
  cursor: string | undefined;
  toFirst: () => void;
  toPrevious: () => void;
  toNext: (cursor: string) => void;
}

/** Which page of a list is shown. The address is its only state, and Back undoes each step. */
export function useListPosition(): ListPosition {
  const [params, setParams] = useSearchParams();
  const { page, cursors } = readPosition(params);
  const go = (next: Position) => {
    setParams((given) => writePosition(given, next));
  };
  return {
    page,
    cursor: cursors.at(-1),
    toFirst: () => {
      go(FIRST_PAGE);
    },
    toPrevious: () => {
      go(cursors.length > 1 ? { page: page - 1, cursors: cursors.slice(0, -1) } : FIRST_PAGE);
    },
    toNext: (cursor) => {
      go({ page: page + 1, cursors: [...cursors, cursor] });
    },
  };
}
