import { z } from "zod";
import { contract } from "./contract.ts";
import { errorBodySchema } from "./error-body.ts";
import { findFileType, type RouteMetadata } from "./route.ts";
import type { PageField } from "./routes.ts";

interface AnyRoute {
  method: string;
  path: string;
  summary?: string;
  body?: unknown;
  query?: unknown;
  pathParams?: unknown;
  responses: Record<number, unknown>;
  metadata: RouteMetadata;
  pageHeaders?: Partial<Record<PageField, string>>;
}

const PAGE_FIELDS: Readonly<Record<PageField, string>> = {
  nextCursor: "Asks for the next page; absent on the last page",
  total: 'How many rows there are on all pages; "10000+" where there are more than that',
};

const isSchema = (part: unknown): part is z.ZodType => part instanceof z.ZodType;

/** Who a document is for: users and visitors, or the operator's panel. */
type Audience = "public" | "operator";

const AUDIENCES = {
  public: { title: "Cosmic Blueprint API", server: "The public site" },
  operator: { title: "Cosmic Blueprint operator API", server: "The operator's panel" },
} as const;

const findAudience = (path: string): Audience =>
  path.startsWith("/api/admin/") ? "operator" : "public";

/** A record that has every key of a list, as an object whose properties are named. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (typeof propertyNames !== "object" || !required?.length) return;
  schema.properties = Object.fromEntries(
    required.map((name) => [name, structuredClone(additionalProperties ?? {})]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema: made }) => nameProperties(made),
  });
  return rest;
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** The body of a 200: JSON of a schema, or a file. */
function answer(schema: z.ZodType) {
  const fileType = findFileType(schema);
  if (fileType === null) return json(jsonSchema(schema, "output"));
  return { content: { [fileType]: { schema: { type: "string", format: "binary" } } } };
}

/** The headers of a list that comes in pages. */
function listHeaders({ pageHeaders }: AnyRoute) {
  if (pageHeaders === undefined) return {};
  const headers = Object.entries(pageHeaders).map(([field, name]) => [
    name,
    { description: PAGE_FIELDS[field as PageField], schema: { type: "string" } },
  ]);
  return { headers: Object.fromEntries(headers) };
}

function listParameters(part: unknown, location: "path" | "query") {
  if (!isSchema(part)) return [];
  const shape = jsonSchema(part, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === "path" || (shape.required ?? []).includes(name),
    schema,
  }));
}

/** What a refusal of each status means, where the shape of the call or its guard can refuse. */
const REFUSALS = {
  400: {
    description: "The request cannot be read, or a value of it is not accepted",
    when: () => true,
  },
  401: {
    description: "Sign in first",
    when: ({ metadata }: AnyRoute) => metadata.access !== "anyone",
  },
  403: {
    description: "Not from this site, or not for this caller",
    when: ({ method, metadata }: AnyRoute) =>
      metadata.access === "operator" || (method !== "GET" && !metadata.signed),
  },
  404: {
    description: "Not there, or not there for this caller",
    when: ({ pathParams }: AnyRoute) => isSchema(pathParams),
  },
  413: { description: "The body is too large", when: ({ body }: AnyRoute) => isSchema(body) },
  415: { description: "The body is not JSON", when: ({ body }: AnyRoute) => isSchema(body) },
} as const;

function refusals(route: AnyRoute) {
  const possible = Object.entries(REFUSALS).filter(([, { when }]) => when(route));
  return Object.fromEntries(
    possible.map(([status]) => [status, { $ref: `#/components/responses/Refused${status}` }]),
  );
}

const failure = (description: string) => ({
  description,
  ...json({ $ref: "#/components/schemas/ErrorBody" }),
});

function responses(route: AnyRoute) {
  const successes = Object.entries(route.responses).filter(([status]) => Number(status) < 400);
  return {
    ...Object.fromEntries(
      successes.map(([status, part]) => [
        status,
        {
          description: "Done",
          ...(isSchema(part) ? { ...listHeaders(route), ...answer(part) } : {}),
        },
      ]),
    ),
    ...refusals(route),
    default: { $ref: "#/components/responses/Failure" },
  };
}

const SECURITY = { anyone: [], user: [{ userSession: [] }], operator: [{ operatorSession: [] }] };

const SCHEMES = {
  public: { userSession: { type: "apiKey", in: "cookie", name: "cosmic_session" } },
  operator: { operatorSession: { type: "apiKey", in: "cookie", name: "cosmic_operator" } },
};

/** The calls of one audience as an OpenAPI 3.1 document, a plain JSON value with sorted paths. */
export function openApiDocument(audience: Audience): Record<string, unknown> {
  const { title, server } = AUDIENCES[audience];
  const paths: Record<string, Record<string, object>> = {};
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [operationId, route] of Object.entries(routes) as [string, AnyRoute][]) {
      if (findAudience(route.path) !== audience) continue;
      const path = route.path.replace(/:(\w+)/g, "{$1}");
      paths[path] ??= {};
      paths[path][route.method.toLowerCase()] = {
        operationId,
        tags: [feature],
        summary: route.summary ?? operationId,
        security: SECURITY[route.metadata.access],
        parameters: [
          ...listParameters(route.pathParams, "path"),
          ...listParameters(route.query, "query"),
        ],
        ...(isSchema(route.body)
          ? { requestBody: { required: true, ...json(jsonSchema(route.body, "input")) } }
          : {}),
        responses: responses(route),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/", description: server }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: SCHEMES[audience],
      schemas: { ErrorBody: jsonSchema(errorBodySchema, "output") },
      responses: {
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, { description }]) => [
            `Refused${status}`,
            failure(description),
          ]),
        ),
        Failure: failure("Refused for another reason, such as too many requests (429), or failed"),
      },
    },
  };
}
