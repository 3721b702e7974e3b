import { THEME_SCRIPT } from "@cosmic/ui/theme-script";
import type { Plugin } from "vite";
import { SIGNED_IN_SCRIPT } from "../src/shared/browser-store/signed-in-hint.ts";

/** Puts the two scripts that must run before the first paint into the head, when building and serving. */
export function headScripts(): Plugin {
  return {
    name: "cosmic-head-scripts",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(
          "<!--head-scripts-->",
          `<script>${THEME_SCRIPT}</script><script>${SIGNED_IN_SCRIPT}</script>`,
        ),
    },
  };
}
