import { defineConfig } from "vite";

/**
 * The API for the image: dist/main.js, and beside it dist/report-worker.js, which it starts as a
 * thread. What is written in TypeScript goes in, since Node strips no types inside node_modules;
 * packages from the registry stay outside, except those that only workspace packages depend on.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: "node24",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "report-worker": "src/features/blueprints/pdf/report-worker.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "shared-[hash].js" },
    },
  },
  ssr: { noExternal: [/^@cosmic\//, "astronomy-engine", "@ts-rest/core"] },
});
