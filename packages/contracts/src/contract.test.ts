import { describe, expect, it } from "vitest";
import { contract } from "./contract.ts";
import { routes } from "./routes.ts";

interface AnyRoute {
  method: string;
  path: string;
  metadata?: { access?: string };
}

const calls = Object.entries(contract).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, AnyRoute>).map(([name, route]) => ({
    feature,
    name,
    route,
  })),
);

describe("the contract", () => {
  it("says who may make each call", () => {
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

  it("equals the browser's table of routes", () => {
    const fromContract = Object.fromEntries(
      Object.entries(contract).map(([feature, table]) => [
        feature,
        Object.fromEntries(
          Object.entries(table as Record<string, AnyRoute>).map(([name, { method, path }]) => [
            name,
            { method, path },
          ]),
        ),
      ]),
    );
    expect(routes).toEqual(fromContract);
  });
});
