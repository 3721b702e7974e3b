import { THEME_SCRIPT } from "@cosmic/ui/theme-script";
import type { Plugin } from "vite";
import { SIGNED_IN_SCRIPT } from "../src/shared/browser-store/signed-in-hint.ts";
import { CLAIMS_SCRIPT } from "../src/shared/claims/claims-script.ts";

/** Puts the scripts that must run before the first paint into the head, when building and serving. */
export function headScripts(): Plugin {
  return {
    name: "cosmic-head-scripts",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(
          "<!--head-scripts-->",
          [THEME_SCRIPT, SIGNED_IN_SCRIPT, CLAIMS_SCRIPT]
            .map((script) => `<script>${script}</script>`)
            .join(""),
        ),
    },
  };
}
