import { linkStyle } from "@cosmic/ui/link-style";
import { useHydrated } from "../shared/navigation/use-hydrated.ts";
import { hasTags, withConsent } from "../shared/tags/has-tags.ts";

/** The way back to what may be measured; nothing where nothing is. */
export function ConsentChoices() {
  const isOffered = useHydrated() && hasTags();
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={linkStyle({ tone: "strong" })}
      onClick={() => {
        withConsent(({ showChoices }) => {
          showChoices();
        });
      }}
    >
      Privacy choices
    </button>
  );
}
