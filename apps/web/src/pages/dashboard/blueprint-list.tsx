import { Button } from "@cosmic/ui/button";
import { EmptyState } from "@cosmic/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { BlueprintCard } from "./blueprint-card.tsx";
import { profilesQuery } from "./queries.ts";

const GRID = "grid gap-6 md:grid-cols-2 xl:grid-cols-3";

/** Every blueprint of the signed-in user, newest first as the server lists them. */
export function BlueprintList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(profilesQuery);
  return (
    <section aria-labelledby="blueprints" className="flex flex-col gap-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id="blueprints" className="text-3xl">
          Your Cosmic Blueprints
        </h2>
        {data && data.length > 0 ? (
          <Button asChild variant="secondary">
            <Link to={paths.quiz()}>Create New</Link>
          </Button>
        ) : null}
      </div>
      {isPending ? <ListSkeleton /> : null}
      {isError ? (
        <LoadFailure
          what="Your blueprints"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? (
        <div className="border-y border-rule">
          <EmptyState
            level={3}
            title="No Blueprints Yet"
            description="Once you create one, it stays here and you can read it any time."
            action={
              <Button asChild size="lg">
                <Link to={paths.quiz()}>Create Your First Blueprint</Link>
              </Button>
            }
          />
        </div>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={GRID}>
          {data.map((blueprint) => (
            <li key={blueprint.id} className="grid">
              <BlueprintCard {...blueprint} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading your blueprints">
      <div className={GRID}>
        {["first", "second", "third"].map((place) => (
          <div key={place} className="flex flex-col gap-5 border border-rule p-7">
            <Skeleton shape="circle" />
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
