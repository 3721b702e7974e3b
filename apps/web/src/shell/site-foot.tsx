import { PRODUCT_NAME } from "@cosmic/domain";
import { SiteFooter } from "@cosmic/ui/site-footer";
import { ThemeSwitch } from "@cosmic/ui/theme-switch";
import { Wordmark } from "@cosmic/ui/wordmark";

/** What the product is not, said on every page, and the choice of day or night. */
export function SiteFoot() {
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
        </>
      }
      actions={<ThemeSwitch />}
    />
  );
}
