import { PRODUCT_NAME } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { SiteFooter } from "@cosmic/ui/site-footer";
import { ThemeSwitch } from "@cosmic/ui/theme-switch";
import { Wordmark } from "@cosmic/ui/wordmark";
import { operatorEmail } from "../config.ts";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { ConsentChoices } from "./consent-choices.tsx";

/** What the product is not, said on every page, and the choice of day or night. */
export function SiteFoot() {
  const email = operatorEmail();
  return (
    <SiteFooter
      brand={
        <span className="font-serif">
          <Wordmark name={PRODUCT_NAME} />
        </span>
      }
      notes={
        <>
          <p>
            For self-reflection and entertainment. Nothing here is psychological, medical, legal or
            financial advice, and no blueprint should decide who gets a job.
          </p>
          <p>
            This is not the MBTI® instrument. MBTI and Myers-Briggs are registered trademarks of
            their owner; {PRODUCT_NAME} is neither affiliated with nor endorsed by them.
          </p>
          <nav aria-label="Legal" className="flex flex-wrap gap-x-7">
            <Link to={paths.terms()} className={linkStyle({ tone: "strong" })}>
              Terms of Service
            </Link>
            <Link to={paths.privacy()} className={linkStyle({ tone: "strong" })}>
              Privacy Policy
            </Link>
            <Link to={paths.accuracy()} className={linkStyle({ tone: "strong" })}>
              Accuracy
            </Link>
            {/* A file, not a page of the router. */}
            <a href="/third-party-notices.txt" className={linkStyle({ tone: "strong" })}>
              Licenses
            </a>
            {email ? (
              <a href={`mailto:${email}`} className={linkStyle({ tone: "strong" })}>
                Contact
              </a>
            ) : null}
            <ConsentChoices />
          </nav>
        </>
      }
      actions={<ThemeSwitch />}
    />
  );
}
