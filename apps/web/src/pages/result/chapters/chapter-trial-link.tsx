import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../../paths.ts";
import { Link, useNavigate } from "../../../router.ts";
import { removeStored, STORE_KEYS } from "../../../shared/browser-store/browser-store.ts";

/**
 * To a blind trial of one chapter. The trial removes this tab's copy of the report, so the entry that Back
 * returns to names the blueprint first. The outcome of an earlier one gives way.
 */
export function ChapterTrialLink({ slug }: { slug: string }) {
  const navigate = useNavigate();
  return (
    <Link
      to={paths.trial({ slug })}
      onClick={() => {
        removeStored(STORE_KEYS.trialOutcome);
        void navigate(paths.result({ slug }), { replace: true });
      }}
      className={linkStyle({ tone: "strong" })}
    >
      Try a chapter blind
    </Link>
  );
}
