import { linkStyle } from "@cosmic/ui/link-style";
import { useHydrated } from "../shared/navigation/use-hydrated.ts";
import { hasTags, withConsent } from "../shared/tags/has-tags.ts";

/**
 * The way back to what may be measured; nothing where nothing is. It stands in every prerendered page, where
 * the style sheet shows it by the same rule (src/base.css): a page may wait for its app.
 */
export function ConsentChoices() {
  const isUnneeded = useHydrated() && !hasTags();
  if (isUnneeded) return null;
  return (
    <button
      type="button"
      className={linkStyle({ tone: "strong" })}
      onClick={() => {
        withConsent(({ showChoices }) => {
          showChoices();
        });
      }}
      data-consent-choices
    >
      Privacy choices
    </button>
  );
}
