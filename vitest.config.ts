import { configDefaults, defineConfig } from "vitest/config";

/** Every suite that needs neither a database nor a browser nor server programs, in one run. */
export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/web",
      "apps/admin",
      {
        test: {
          name: "tools",
          root: "tools",
          include: ["*/src/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "resilience/src/shape/**"],
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
