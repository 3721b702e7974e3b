import { Button } from "@cosmic/ui/button";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { Container } from "@cosmic/ui/page-frame";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { SitePage } from "../../shell/site-page.tsx";

/** Every address that is not in the table. */
export function NotFoundPage() {
  return (
    <SitePage title="404 Page Not Found" width="full">
      <Container>
        <div className="grid min-h-[32rem] items-center justify-items-center pt-12">
          <div className="col-start-1 row-start-1 w-full max-w-[34rem] opacity-45">
            <FigureRing detail="quiet" />
          </div>
          <div className="col-start-1 row-start-1 flex max-w-[26rem] flex-col items-center gap-6 text-center">
            <h1 className="text-4xl">404 Page Not Found</h1>
            <p className="text-lg text-ink-muted">
              No body has been observed at this position. The address may have a slip in it.
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
