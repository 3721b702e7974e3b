import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { headScripts } from "./build/head-scripts.ts";
import { tagFrame } from "./build/tag-frame.ts";

const API = "http://127.0.0.1:3002";

export default defineConfig({
  plugins: [react(), tailwindcss(), headScripts(), tagFrame()],
  envPrefix: ["PUBLIC_", "REFUND_DAYS"],
  build: {
    target: "es2022",
    manifest: true,
    // Inlined assets would be repeated in every file and are held back by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Merely reading a property or a global does nothing in any module here; saying so lets unused code go.
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      // Two files: what every page begins with, and what the whole app needs. Fewer requests, and they compress better.
      output: {
        codeSplitting: {
          groups: [
            { name: "boot", test: /\/web\/src\/main\.ts$/, priority: 2 },
            { name: "site", test: /\/web\/src\/start-app\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { "/api": API, "/healthz": API, "/readyz": API },
  },
});
