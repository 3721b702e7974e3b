import { Button } from "@cosmic/ui/button";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { markStep } from "../../shared/funnel/marked-clicks.ts";

/**
 * A start button: to the quiz, for visitors by way of signing in. The funnel's second step is a press of
 * one of these. Links to the quiz from the dashboard and a report do not count: their users were not won by
 * the landing page.
 */
export function StartLink({ children }: { children: string }) {
  const { user } = useCurrentUser();
  return (
    <Button asChild size="lg">
      <Link
        to={user ? paths.quiz() : paths.authSelect({ returnTo: paths.quiz() })}
        {...markStep("quiz_start")}
      >
        {children}
      </Link>
    </Button>
  );
}
