import { invalidParameter, notFound } from "./api-error.ts";

export interface ListParameters {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | number
    | {
        gt?: number | undefined;
        gte?: number | undefined;
        lt?: number | undefined;
        lte?: number | undefined;
      }
    | undefined;
}

interface Listed {
  id: string;
  created: number;
}

export interface Page<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

const DEFAULT_LIMIT = 10;

function isCreated(created: number, asked: ListParameters["created"]): boolean {
  if (asked === undefined) return true;
  if (typeof asked === "number") return created === asked;
  return (
    created > (asked.gt ?? Number.NEGATIVE_INFINITY) &&
    created >= (asked.gte ?? Number.NEGATIVE_INFINITY) &&
    created < (asked.lt ?? Number.POSITIVE_INFINITY) &&
    created <= (asked.lte ?? Number.POSITIVE_INFINITY)
  );
}

/**
 * A page of a list, newest first.
 * @param all every object of the kind, oldest first; a cursor may name one that a filter excludes
 */
export function getPage<T extends Listed>(
  all: readonly T[],
  url: string,
  asked: ListParameters,
  isWanted: (object: T) => boolean = () => true,
): Page<T> {
  const { starting_after: after, ending_before: before, limit = DEFAULT_LIMIT } = asked;
  if (after !== undefined && before !== undefined) {
    throw invalidParameter(
      "You may only specify one of these parameters: ending_before, starting_after.",
      "ending_before",
    );
  }
  const newestFirst = all.toReversed();
  const findIndex = (id: string, param: string) => {
    const place = newestFirst.findIndex((object) => object.id === id);
    if (place === -1) throw notFound("object", id, param, false);
    return place;
  };
  const matches = (object: T) => isCreated(object.created, asked.created) && isWanted(object);
  if (before !== undefined) {
    const newer = newestFirst.slice(0, findIndex(before, "ending_before")).filter(matches);
    return { object: "list", data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  const from = after === undefined ? 0 : findIndex(after, "starting_after") + 1;
  const older = newestFirst.slice(from).filter(matches);
  return { object: "list", data: older.slice(0, limit), has_more: older.length > limit, url };
}
