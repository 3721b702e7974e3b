import type { ListPage } from "../../api/list-page.ts";

const count = new Intl.NumberFormat("en-US");

/** "1,234", "10,000+"; a count the server did not give is null. */
function countWords(total: string | null): string | null {
  const [, digits, more = ""] = /^(\d+)(\+?)$/.exec(total ?? "") ?? [];
  return digits === undefined ? null : `${count.format(Number(digits))}${more}`;
}

interface Place {
  /** 1 for the first page. */
  page: number;
  pageSize: number;
  search: string;
}

/** What part of the list is on show: "Users 51 to 100 of 1,234", "1 user matches “ada”". */
export function listSummary(
  { rows, total }: Pick<ListPage<unknown>, "rows" | "total">,
  { page, pageSize, search }: Place,
): string {
  const of = countWords(total);
  const matching = search === "" ? "" : ` matching “${search}”`;
  if (rows.length === 0) return `No users${matching}`;
  const first = (page - 1) * pageSize + 1;
  const last = first + rows.length - 1;
  const range =
    first === last
      ? `User ${count.format(first)}`
      : `Users ${count.format(first)} to ${count.format(last)}`;
  return `${range}${of === null ? "" : ` of ${of}`}${matching}`;
}
