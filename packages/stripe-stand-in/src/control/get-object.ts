import { notFound } from "../wire/api-error.ts";

/** The object with this id. @throws ApiError 400 */
export function getObject<T>(map: Map<string, T>, what: string, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw notFound(what, id, "id", false);
  return found;
}
