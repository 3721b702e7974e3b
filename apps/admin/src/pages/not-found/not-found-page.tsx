import { Button } from "@cosmic/ui/button";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { PageTitle } from "../../shell/page-title.tsx";

/** Shown at every unknown address. */
export function NotFoundPage() {
  return (
    <div className="hairline-t flex items-center justify-between gap-12 pt-10 sm:pt-16">
      <PageTitle>404 Page Not Found</PageTitle>
      <div className="flex flex-col items-start gap-8">
        <SectionHeading
          level={1}
          title="404 Page Not Found"
          lead="The panel has no page at this address."
        />
        <Button asChild variant="secondary">
          <Link to={paths.users()}>Back to Users</Link>
        </Button>
      </div>
      <div className="hidden w-full max-w-80 opacity-70 md:block">
        <FigureRing detail="quiet" />
      </div>
    </div>
  );
}
