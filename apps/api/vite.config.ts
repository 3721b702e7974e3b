import { defineConfig } from "vite";
import { LOCAL_PACKAGES, SHIPPED_PACKAGES } from "./build/outside-packages.ts";

/** What the image runs, each in one file. The first starts the others as threads. */
const ENTRIES: Record<string, string> = {
  main: "src/main.ts",
  "report-worker": "src/features/blueprints/pdf/report-worker.ts",
  "password-worker": "src/features/passwords/password-worker.ts",
};

/**
 * `vite build --mode main` writes dist/main.js, and so on for each.
 * Everything goes in but what `build/outside-packages.ts` names, each with its reason.
 */
export default defineConfig(({ mode }) => ({
  // The half of React that is for development stays out; what runs reads the variable from the system.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: ENTRIES[mode] ?? true,
    target: "node24",
    sourcemap: true,
    // The other files stay.
    emptyOutDir: mode === "main",
    rolldownOptions: { output: { entryFileNames: `${mode}.js`, codeSplitting: false } },
  },
  ssr: {
    noExternal: true,
    external: [...SHIPPED_PACKAGES.map(({ name }) => name), ...LOCAL_PACKAGES],
  },
}));
