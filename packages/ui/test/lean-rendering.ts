import "./reveal-at-once.ts";
import { configure, getConfig, prettyDOM } from "@testing-library/react";
import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build takes down a stack for each element, for its own developer tools: a tenth of what the
 * tests of pages cost. It does so up to a number of elements a second, which this says is reached.
 */
function skipOwnerStacks(): void {
  const internals = (React as Record<string, unknown>)[INTERNALS];
  if (typeof internals !== "object" || internals === null) return;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}

/** While a test waits, each look that finds nothing would print the page; it is printed once, when time is up. */
function printPagesOnce(): void {
  configure({
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as unknown as {
        _disableExpensiveErrorDiagnostics: boolean;
      };
      const page = isWaiting ? [] : [prettyDOM(container)];
      const error = new Error([message, ...page].filter(Boolean).join("\n\n"));
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}

/** Leaves out what only helps to debug React and the tests, and costs CPU in each of them. */
export function installLeanRendering(): void {
  // Taking down long stacks, as vitest asks for, costs as much.
  Error.stackTraceLimit = 10;
  skipOwnerStacks();
  printPagesOnce();
}
