import { type Contract, contract, type RouteMetadata } from "@cosmic/contracts";
import { z } from "zod";

/** "auth.login": a feature and one of its calls. */
export type CallName = {
  [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}`;
}[keyof Contract];

/** The parts of JSON Schema that the contract's inputs come to. */
export interface InputSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: InputSchema;
  properties?: Readonly<Record<string, InputSchema>>;
  additionalProperties?: InputSchema;
  anyOf?: readonly InputSchema[];
}

export type InputPart = "path" | "query" | "body";

/** One value that a request carries: where it stands and how to get there. */
export interface InputField {
  part: InputPart;
  /** ["answers", 0] for the first answer; empty for a body that is one value as a whole. */
  path: readonly (string | number)[];
}

/** A call as the contract describes it, read so that tests follow every change of it. */
export interface ContractCall {
  name: CallName;
  method: "GET" | "POST" | "DELETE";
  path: string;
  access: RouteMetadata["access"];
  /** Answers HEAD as well as GET. */
  hasHead: boolean;
  /** Carried out on request alone. */
  isCostly: boolean;
  takesFreshSignIn: boolean;
  /** Made by pages themselves, again and again. */
  isBackground: boolean;
  inputs: Readonly<Partial<Record<InputPart, InputSchema>>>;
  fields: readonly InputField[];
  /** Whether the contract accepts a value as one part of the request. */
  accepts: (part: InputPart, value: unknown) => boolean;
}

interface RouteParts {
  method: ContractCall["method"];
  path: string;
  metadata: RouteMetadata;
  pathParams?: unknown;
  query?: unknown;
  body?: unknown;
}

const asJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as InputSchema;

/** Every place in a value of the schema that can be filled with something else. */
function listFieldPaths(schema: InputSchema): (string | number)[][] {
  const inObject = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...listFieldPaths(inner).map((rest) => [name, ...rest]),
  ]);
  const inArray = schema.items
    ? [[0], ...listFieldPaths(schema.items).map((rest) => [0, ...rest])]
    : [];
  const inMap = schema.additionalProperties ? [["anything"]] : [];
  const inChoices = (schema.anyOf ?? []).flatMap(listFieldPaths);
  return [...inObject, ...inArray, ...inMap, ...inChoices];
}

function listFields(inputs: ContractCall["inputs"]): InputField[] {
  return Object.entries(inputs).flatMap(([name, schema]) => {
    const part = name as InputPart;
    const places = listFieldPaths(schema);
    const isOneValue = places.length === 0 && part === "body";
    return (isOneValue ? [[]] : places).map((path) => ({ part, path }));
  });
}

function readCall(name: CallName, route: RouteParts): ContractCall {
  const schemas = { path: route.pathParams, query: route.query, body: route.body };
  const inputs: Partial<Record<InputPart, InputSchema>> = {};
  for (const part of ["path", "query", "body"] as const) {
    const schema = schemas[part];
    if (schema instanceof z.ZodType) inputs[part] = asJsonSchema(schema);
  }
  return {
    name,
    method: route.method,
    path: route.path,
    access: route.metadata.access,
    hasHead: route.metadata.head === true,
    isCostly: route.metadata.costly === true,
    takesFreshSignIn: route.metadata.freshSignIn === true,
    isBackground: route.metadata.background === true,
    inputs,
    fields: listFields(inputs),
    accepts: (part, value) => {
      const schema = schemas[part];
      return schema instanceof z.ZodType && schema.safeParse(value).success;
    },
  };
}

/** Every call of the contract. */
export const CONTRACT_CALLS: readonly ContractCall[] = Object.entries(contract).flatMap(
  ([feature, routes]) =>
    Object.entries(routes).map(([call, route]) =>
      readCall(`${feature}.${call}` as CallName, route as RouteParts),
    ),
);
