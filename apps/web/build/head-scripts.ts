import { THEME_SCRIPT } from "@cosmic/ui/theme-script";
import type { Plugin } from "vite";
import { SIGNED_IN_SCRIPT } from "../src/shared/browser-store/signed-in-hint.ts";
import { CLAIMS_SCRIPT } from "../src/shared/claims/claims-script.ts";
import { NOT_LOADED_SCRIPT } from "../src/shared/navigation/not-loaded-script.ts";
import { PAINTED_SCRIPT } from "../src/shared/navigation/painted-script.ts";
import { SUBMIT_SCRIPT } from "../src/shared/navigation/submit-script.ts";
import { TAGS_META, tagsContent } from "../src/shared/tags/tag-ids.ts";

// One element: the policy, which travels with every page, names each by a hash.
const SCRIPTS = `<script>${[
  THEME_SCRIPT,
  SIGNED_IN_SCRIPT,
  CLAIMS_SCRIPT,
  SUBMIT_SCRIPT,
  NOT_LOADED_SCRIPT,
  PAINTED_SCRIPT,
].join(";")}</script>`;

/**
 * Puts what must run before the first paint into the head, when building and serving, and the ids of
 * the services that measure, where the environment names any.
 */
export function headScripts(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: "cosmic-head-scripts",
    configResolved: (config) => {
      env = config.env;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        const tags = tagsContent(env);
        const meta = tags === "" ? "" : `<meta name="${TAGS_META}" content="${tags}">`;
        return html.replace("<!--head-scripts-->", SCRIPTS + meta);
      },
    },
  };
}
