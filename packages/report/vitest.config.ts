import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Those are a project of their own in the repository's configuration.
    exclude: [...configDefaults.exclude, "**/*.slow.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
