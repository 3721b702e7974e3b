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
      // What every page begins with travels as one file: it compresses better so, in fewer requests.
      output: { codeSplitting: { groups: [{ name: "site", test: /\/web\/src\/main\.tsx$/ }] } },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { "/api": API, "/healthz": API, "/readyz": API },
  },
});
