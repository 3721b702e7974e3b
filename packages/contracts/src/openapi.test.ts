import { describe, expect, it } from "vitest";
import { contract } from "./contract.ts";
import { openApiDocument } from "./openapi.ts";

type Paths = Record<
  string,
  Record<string, { parameters: object[]; responses: Record<string, { headers?: object }> }>
>;

const publicPaths = openApiDocument("public")["paths"] as Paths;
const operatorPaths = openApiDocument("operator")["paths"] as Paths;
const paths: Paths = { ...publicPaths, ...operatorPaths };

const headersFor = (path: string) =>
  Object.keys(paths[path]?.["get"]?.responses["200"]?.headers ?? {});

const statuses = (path: string, method: string) =>
  Object.keys(paths[path]?.[method]?.responses ?? {});

describe("the OpenAPI document", () => {
  it("describes every call of the contract", () => {
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(contract)
      .flatMap((calls) => Object.values(calls as Record<string, { method: string; path: string }>))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  it("names no call of the operator's panel to the public, and no other to the operator", () => {
    expect(JSON.stringify(openApiDocument("public"))).not.toMatch(/\/api\/admin|cosmic_operator/);
    expect(Object.keys(operatorPaths).length).toBeGreaterThan(15);
    for (const path of Object.keys(operatorPaths)) expect(path).toMatch(/^\/api\/admin\//);
  });

  it("says how each call can be refused", () => {
    expect(statuses("/healthz", "get")).toEqual(["200", "400", "default"]);
    expect(statuses("/api/account/name", "post")).toEqual(
      expect.arrayContaining(["400", "401", "403", "413", "415"]),
    );
    expect(statuses("/api/admin/users/{id}", "get")).toEqual([
      "200",
      "400",
      "401",
      "403",
      "404",
      "default",
    ]);
  });

  it("contains schemas for bodies and responses", () => {
    const signUp = JSON.stringify(paths["/api/auth/signup"]?.["post"]);
    expect(signUp).toContain('"password"');
    expect(signUp).toContain('"redirectUrl"');
    expect(paths["/api/profiles/{slug}"]?.["get"]?.parameters).toHaveLength(1);
  });

  it("lists the headers of a paged list", () => {
    expect(headersFor("/api/admin/users")).toEqual(["x-next-cursor", "x-total-count"]);
    expect(headersFor("/api/admin/audit")).toEqual(["x-next-cursor"]);
    expect(headersFor("/api/profiles")).toEqual([]);
  });

  it("marks the responses that are files", () => {
    const calendar = JSON.stringify(paths["/api/profiles/{slug}/calendar.ics"]?.["get"]);
    expect(calendar).toContain('"text/calendar; charset=utf-8":{"schema":{"type":"string"');
    expect(calendar).not.toContain('"200":{"description":"Done","content":{"application/json"');
  });
});
