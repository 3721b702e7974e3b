import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { useCurrentUser } from "../account/current-user.ts";
import { sittingsQuery } from "./sitting-queries.ts";

/**
 * The way to the further statements; nothing where none would help any more.
 * @param slug of the report that it stands in
 */
export function SurerLink({ slug }: { slug?: string }) {
  const { isAuthenticated } = useCurrentUser();
  const { data: sittings } = useQuery({ ...sittingsQuery, enabled: isAuthenticated });
  if (!sittings?.find(({ isFollowed }) => isFollowed)?.hasNext) return null;
  return (
    <p className="print:hidden">
      <Link to={paths.sitting(slug === undefined ? {} : { slug })} className={linkStyle()}>
        Make it surer with a few short statements
      </Link>
    </p>
  );
}
