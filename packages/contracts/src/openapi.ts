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

const jsonSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
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
    default: { $ref: "#/components/responses/Failure" },
  };
}

const SECURITY = { anyone: [], user: [{ userSession: [] }], operator: [{ operatorSession: [] }] };

/** The whole contract as an OpenAPI 3.1 document, a plain JSON value with sorted paths. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [operationId, route] of Object.entries(routes) as [string, AnyRoute][]) {
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
    info: { title: "Cosmic Blueprint API", version: "1" },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: {
        userSession: { type: "apiKey", in: "cookie", name: "cosmic_session" },
        operatorSession: { type: "apiKey", in: "cookie", name: "cosmic_operator" },
      },
      responses: {
        Failure: {
          description: "Refused or failed",
          ...json(jsonSchema(errorBodySchema, "output")),
        },
      },
    },
  };
}
