import { defineConfig } from "vite";

/**
 * The API as one file for the image, dist/main.js. What is written in TypeScript goes in, since Node
 * strips no types inside node_modules; packages from the registry stay outside, except those that
 * only workspace packages depend on.
 */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    target: "node24",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js", codeSplitting: false } },
  },
  ssr: { noExternal: [/^@cosmic\//, "astronomy-engine", "@ts-rest/core"] },
});
