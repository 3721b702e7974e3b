import { findPreloadedFonts } from "@cosmic/ui/font-preload";
import { THEME_SCRIPT } from "@cosmic/ui/theme-script";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";

const apiOrigin = "http://127.0.0.1:3002";

/** Applies the stored theme before the first paint and, in a build, preloads the two fonts of every page. */
function pageHead(): Plugin {
  return {
    name: "page-head",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }): HtmlTagDescriptor[] => [
        { tag: "script", children: THEME_SCRIPT, injectTo: "head-prepend" },
        ...(bundle ? findPreloadedFonts(Object.keys(bundle)) : []).map(
          (name): HtmlTagDescriptor => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${name}`,
              crossorigin: true,
            },
            injectTo: "head",
          }),
        ),
      ],
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), pageHead()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A separate file for code that changes only with upgrades, so that browsers keep it cached.
        codeSplitting: {
          groups: [
            { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\// },
          ],
        },
      },
    },
  },
  server: {
    port: 3001,
    strictPort: true,
    proxy: { "/api": apiOrigin, "/healthz": apiOrigin, "/readyz": apiOrigin },
  },
});
