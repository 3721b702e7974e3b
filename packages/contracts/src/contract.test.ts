import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";
import { routes } from "./routes.ts";

interface AnyRoute {
  method: string;
  path: string;
  query?: unknown;
  pageHeaders?: object;
  metadata?: { access?: string };
}

const calls = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, AnyRoute>).map(([name, route]) => ({
    feature,
    name,
    route,
  })),
);

const takesCursor = ({ query }: AnyRoute) =>
  query instanceof z.ZodObject && "cursor" in query.shape;

describe("the contract", () => {
  it("states who may make each call", () => {
    const unguarded = calls.filter(
      ({ route }) => !["anyone", "user", "operator"].includes(route.metadata?.access ?? ""),
    );
    expect(unguarded).toEqual([]);
  });

  it("lets only operators make the panel's calls, apart from signing in", () => {
    const open = calls.filter(
      ({ route }) => route.path.startsWith("/api/admin/") && route.metadata?.access !== "operator",
    );
    expect(open.map(({ name }) => name)).toEqual(["signIn"]);
  });

  it("gives no two calls the same method and path", () => {
    const keys = calls.map(({ route }) => `${route.method} ${route.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("defines every call of the route table", () => {
    const fromContract = Object.fromEntries(
      Object.entries(contract).map(([feature, table]) => [
        feature,
        Object.fromEntries(
          Object.entries(table as Record<string, AnyRoute>).map(
            ([name, { method, path, pageHeaders }]) => [
              name,
              { method, path, ...(pageHeaders ? { pageHeaders } : {}) },
            ],
          ),
        ),
      ]),
    );
    expect(routes).toEqual(fromContract);
  });

  it("names page headers for every call that takes a cursor, and for no other", () => {
    const paged = calls.filter(({ route }) => route.pageHeaders !== undefined);
    expect(paged.map(({ name }) => name).toSorted()).toEqual([
      "listAudit",
      "listErrors",
      "listUsers",
    ]);
    expect(paged).toEqual(calls.filter(({ route }) => takesCursor(route)));
  });
});
