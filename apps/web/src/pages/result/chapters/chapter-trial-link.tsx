import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../../paths.ts";
import { Link, useNavigate } from "../../../router.ts";

/**
 * To a blind trial of one chapter. The trial removes this tab's copy of the report, so the entry that Back
 * returns to names the blueprint first.
 */
export function ChapterTrialLink({ slug }: { slug: string }) {
  const navigate = useNavigate();
  return (
    <Link
      to={paths.trial({ slug })}
      onClick={() => void navigate(paths.result({ slug }), { replace: true })}
      className={linkStyle({ tone: "strong" })}
    >
      Try a chapter blind
    </Link>
  );
}
