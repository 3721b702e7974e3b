import { Button } from "@cosmic/ui/button";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { Container } from "@cosmic/ui/page-frame";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { SitePage } from "../shell/site-page.tsx";

/** Every address that is not in the table. */
export function NotFoundPage() {
  return (
    <SitePage title="404 Page Not Found" width="full">
      <Container>
        <div className="grid content-center items-center justify-items-center gap-8 pt-12 sm:min-h-[32rem]">
          {/* On a phone the ring is too small to hold the text, so it goes above it. */}
          <div className="w-full max-w-[13rem] opacity-45 sm:col-start-1 sm:row-start-1 sm:max-w-[34rem]">
            <FigureRing detail="quiet" />
          </div>
          <div className="flex max-w-[26rem] flex-col items-center gap-6 text-center sm:col-start-1 sm:row-start-1">
            <h1 className="text-4xl">404 Page Not Found</h1>
            <p className="text-lg text-ink-muted">
              No body has been observed at this position. The address may have a typo in it.
            </p>
            <Button asChild>
              <Link to={paths.root()}>Back to the start</Link>
            </Button>
          </div>
        </div>
      </Container>
    </SitePage>
  );
}
