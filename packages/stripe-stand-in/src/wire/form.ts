/** A value of a form with nested keys: `line_items[0][quantity]=1`. */
export type FormValue = string | FormObject | FormValue[];
export interface FormObject {
  [key: string]: FormValue;
}

const MAX_DEPTH = 8;

/** "a[b][0]" -> ["a", "b", "0"]; null for a malformed key. */
function parseKey(key: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) return null;
  const inner = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? "");
  return inner.length > MAX_DEPTH ? null : [match[1] ?? "", ...inner];
}

const emptyObject = (): FormObject => Object.create(null) as FormObject;

function put(target: FormObject, path: readonly string[], value: string): void {
  let place = target;
  path.forEach((part, index) => {
    const name = part === "" ? String(Object.keys(place).length) : part;
    if (index === path.length - 1) {
      place[name] = value;
      return;
    }
    const inside = place[name];
    const next = typeof inside === "object" && !Array.isArray(inside) ? inside : emptyObject();
    place[name] = next;
    place = next;
  });
}

/** Turns objects with the keys 0, 1, 2 … into lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  if (isList) return Object.values(value).map(withLists);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLists(inner)]));
}

/**
 * Parses a form body or a query as Stripe does: brackets nest; numbered or empty brackets make lists.
 */
export function parseForm(text: string): FormObject {
  const form = emptyObject();
  for (const [key, value] of new URLSearchParams(text)) {
    put(form, parseKey(key) ?? [key], value);
  }
  const entries = Object.entries(form).map(([key, value]) => [key, withLists(value)] as const);
  return Object.fromEntries(entries);
}
