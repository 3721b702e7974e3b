import type { ContractCall, InputField, InputPart, InputSchema } from "./contract-calls.ts";

/** Values that pass, by the name of their field; what a schema says of itself needs no row here. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  email: "hostile@cosmic.test",
  password: "a long enough secret",
  token: "t".repeat(43),
  code: "123456",
  returnTo: "/quiz",
  birthDate: "1990-07-14",
  birthTime: "13:45",
  /** In place of a birth time, never beside one. */
  birthHours: null,
  /** Lisbon. */
  placeId: 2_267_057,
  utcOffset: "+01:00",
  from: "2026-11-01",
  to: "2026-11-30",
  /** Of use only with the list it came from; without one a list begins with its first page. */
  cursor: undefined,
  session_id: "cs_test_nobodyknowsthisone",
  slug: "s".repeat(22),
  profileSlug: "s".repeat(22),
  trialId: "t".repeat(22),
  textId: "t".repeat(22),
  profileId: "00000000-0000-4000-8000-000000000000",
};

export type Given = Readonly<Record<string, unknown>>;

/** A value that a schema accepts. Names that are given, or known, come before what the schema says. */
function makeSample(schema: InputSchema, name: string, given: Given): unknown {
  if (name in given) return given[name];
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name];
  const { type, properties, items } = schema;
  if (schema.anyOf?.[0]) return makeSample(schema.anyOf[0], name, given);
  if (schema.enum) return schema.enum[0];
  if (properties) {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([key, each]) => [key, makeSample(each, key, given)]));
  }
  if (items)
    return Array.from({ length: schema.minItems ?? 1 }, () => makeSample(items, "", given));
  if (type === "object") return { anything: 1 };
  if (type === "boolean") return true;
  if (schema.format === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "string") return "some text";
  return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
}

/**
 * One part of a request that the contract accepts; undefined where the call has no such part.
 * Throws for a field that needs a row above.
 */
export function sampleInput(call: ContractCall, part: InputPart, given: Given = {}): unknown {
  const schema = call.inputs[part];
  if (!schema) return undefined;
  const sample = makeSample(schema, "", given);
  if (call.accepts(part, sample)) return sample;
  throw new Error(`${call.name} refuses the sample ${part} ${JSON.stringify(sample)}`);
}

/** The same value with another one at the place; what stands on the way there is made where missing. */
export function replaceAt(value: unknown, path: InputField["path"], other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (typeof key === "number") {
    const copy: unknown[] = Array.isArray(value) ? [...value] : [value];
    copy[key] = replaceAt(copy[key], rest, other);
    return copy;
  }
  const before = (value ?? {}) as Record<string, unknown>;
  return { ...before, [key]: replaceAt(before[key], rest, other) };
}

/** The address of a call with every parameter of its path filled in. */
export function buildAddress(call: ContractCall, given: Given = {}): string {
  const values = (sampleInput(call, "path", given) ?? {}) as Record<string, string>;
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

/** The same with the query that the contract asks for. */
export function addressWithQuery(call: ContractCall, given: Given = {}): string {
  const query = (sampleInput(call, "query", given) ?? {}) as Record<string, string | undefined>;
  const named = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const text = new URLSearchParams(named).toString();
  return buildAddress(call, given) + (text === "" ? "" : `?${text}`);
}
