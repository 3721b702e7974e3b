import { noSuch } from "../wire/api-error.ts";

/** The object of that name. @throws ApiError 400 */
export function required<T>(map: Map<string, T>, what: string, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw noSuch(what, id, "id", false);
  return found;
}
