import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";

/** What a user agrees to by signing up, with the texts themselves a click away. */
export function AgreementNote() {
  return (
    <p className="font-sans text-sm text-ink-muted">
      By continuing you agree to the{" "}
      <Link to={paths.terms()} className={linkStyle()}>
        Terms of Service
      </Link>{" "}
      and{" "}
      <Link to={paths.privacy()} className={linkStyle()}>
        Privacy Policy
      </Link>
      .
    </p>
  );
}
