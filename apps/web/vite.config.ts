import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiOrigin = "http://127.0.0.1:3002";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/readyz": apiOrigin },
  },
});
