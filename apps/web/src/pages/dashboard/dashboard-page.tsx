import { Badge } from "@cosmic/ui/badge";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { useAdoptBlueprint } from "../../shared/account/adopt-blueprint.ts";
import { ConfirmEmailBanner } from "../../shared/account/confirm-email-banner.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { readStoredProfile } from "../../shared/browser-store/browser-store.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { BlueprintList } from "./blueprint-list.tsx";
import { userProfilesQuery } from "./queries.ts";
import { Sittings } from "./sittings.tsx";
import { StatusStrip } from "./status-strip.tsx";

/** The home page of a signed-in user. */
export function DashboardPage() {
  const { user } = useCurrentUser();
  const [storedSlug] = useState(() => readStoredProfile()?.slug ?? null);
  // A blueprint made before signing in belongs on this page too.
  useAdoptBlueprint(storedSlug, user !== null);
  const { data: blueprints } = useQuery(userProfilesQuery);
  return (
    <SitePage title="Your Cosmic Dashboard">
      <div className="flex flex-col gap-16">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div className="flex flex-col gap-4">
            <h1 className="text-4xl">Your Cosmic Dashboard</h1>
            <div className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-2">
              <p className="text-lg text-ink-muted">
                {user?.firstName ? `Welcome, ${user.firstName}` : "Welcome"}
              </p>
              {user && !user.firstName ? (
                <Link to={paths.yourData()} className={`${linkStyle()} font-sans text-sm`}>
                  Add your name
                </Link>
              ) : null}
              {blueprints ? <Badge variant="metal">{formatCount(blueprints.length)}</Badge> : null}
            </div>
          </div>
          <Button asChild size="lg">
            <Link to={paths.quiz()}>Create New Cosmic Blueprint</Link>
          </Button>
        </header>
        <ConfirmEmailBanner />
        <StatusStrip />
        <BlueprintList />
        <Sittings />
      </div>
    </SitePage>
  );
}

/** "1 blueprint created", "0 blueprints created". */
function formatCount(count: number): string {
  return `${count} ${count === 1 ? "blueprint" : "blueprints"} created`;
}
