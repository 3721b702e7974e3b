import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    // Those are a project of their own in the repository's configuration.
    exclude: [...configDefaults.exclude, "**/*.slow.test.ts"],
    isolate: false,
    setupFiles: ["./test/setup.ts"],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
