import { formatCount } from "../../shared/format/format-number.ts";

/** "1,234", "10,000+"; null where the server gave no count. */
function formatTotal(total: string | null): string | null {
  const [, digits, more = ""] = /^(\d+)(\+?)$/.exec(total ?? "") ?? [];
  return digits === undefined ? null : `${formatCount(Number(digits))}${more}`;
}

interface ListSummary {
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages, as the server counted them: "1234", "10000+". */
  total: string | null;
  /** 1 for the first page. */
  page: number;
  pageSize: number;
  search: string;
}

/** Which part of the list is shown: "Users 51 to 100 of 1,234", "User 1 of 1 matching “ada”". */
export function formatListSummary({ shown, total, page, pageSize, search }: ListSummary): string {
  const matching = search === "" ? "" : ` matching “${search}”`;
  if (shown === 0) return `No users${matching}`;
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  const range =
    first === last
      ? `User ${formatCount(first)}`
      : `Users ${formatCount(first)} to ${formatCount(last)}`;
  const all = formatTotal(total);
  return `${range}${all === null ? "" : ` of ${all}`}${matching}`;
}
