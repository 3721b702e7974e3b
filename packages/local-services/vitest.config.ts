import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false,
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
