import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  // Those need server programs, and are a part of `npm test` only.
  test: {
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, "shape/**"],
    testTimeout: 30_000,
  },
});
