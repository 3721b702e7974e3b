import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";

/** In place of the trial of the overview in a tab that does not keep the eight answers. */
export function NoAnswers() {
  return (
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-4xl">Your answers are not in this tab</h1>
      <p className="measure text-lg text-ink-muted">
        This blind trial needs your eight answers, and they stay in the tab where you gave them. If
        that tab is still open, go on there. If not, answer the questions again here.
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button asChild size="lg">
          <Link to={paths.quiz()}>Answer the questions</Link>
        </Button>
        <Link to={paths.dashboard()} className={linkStyle()}>
          Go to your dashboard
        </Link>
      </div>
    </div>
  );
}
