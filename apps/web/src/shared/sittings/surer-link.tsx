import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";

/** The way to the further statements. */
export function SurerLink() {
  return (
    <p className="print:hidden">
      <Link to={paths.sitting()} className={linkStyle()}>
        Make it surer with a few short statements
      </Link>
    </p>
  );
}
