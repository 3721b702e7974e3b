import type { SittingOverview } from "@cosmic/contracts";
import { AXES, describeCloseTypes, findOwnAxes, findOwnType, formatTenths } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { ChoiceGroup } from "@cosmic/ui/choice-group";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, isUnauthorized } from "../../api/client.ts";
import { paths, serverPaths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { keepSitting, sittingsQuery } from "../../shared/sittings/sitting-queries.ts";
import { AxisTimeline } from "./axis-timeline.tsx";
import { formatSittingDate } from "./sitting-dates.ts";

/** The user's sittings over time, and which of them new blueprints follow; nothing before the first. */
export function Sittings() {
  const { data: sittings, isError, isFetching, refetch } = useQuery(sittingsQuery);
  if (isError && !sittings) {
    return (
      <LoadFailure what="Your sittings" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const followed = sittings?.find(({ isFollowed }) => isFollowed);
  if (!sittings || !followed) return null;
  return (
    <section aria-labelledby="sittings" className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div className="flex flex-col gap-3">
          <h2 id="sittings" className="text-3xl">
            How sure your letters are
          </h2>
          <p className="measure text-ink-muted">
            {describeLeastSure(followed)} {describeCloseTypes(followed.axes)}
          </p>
          {followed.hasNext ? null : (
            <p className="measure text-ink-muted">{describeEnd(followed)}</p>
          )}
        </div>
        {followed.hasNext || followed.answered > 0 ? (
          <Button asChild variant="secondary">
            <Link to={paths.sitting({ id: followed.id })}>
              {followed.hasNext ? "Make it surer" : "Review your answers"}
            </Link>
          </Button>
        ) : null}
      </header>
      {sittings.length > 1 ? <Timeline sittings={sittings} followed={followed} /> : null}
    </section>
  );
}

interface TimelineProps {
  sittings: readonly SittingOverview[];
  followed: SittingOverview;
}

function Timeline({ sittings, followed }: TimelineProps) {
  const queryClient = useQueryClient();
  const following = useMutation({
    mutationFn: (id: string) => api.sittings.followSitting({ params: { id } }),
    onSuccess: (sitting) => {
      keepSitting(queryClient, sitting);
      toast({ title: `New blueprints follow your ${findOwnType(sitting)}` });
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        navigateFully(serverPaths.login({ returnTo: paths.dashboard() }));
        return;
      }
      const description = refusalText(error, "Your choice could not be saved. Please try again.");
      toast({ variant: "destructive", title: "Error", description });
    },
  });
  const instants = sittings.map(({ createdAt }) => createdAt);
  return (
    <>
      <div className="flex flex-col gap-3">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(19rem,50%-2rem)),1fr))] gap-x-16 border-t border-rule-strong">
          {AXES.map((axis) => (
            <AxisTimeline key={axis} axis={axis} sittings={sittings} />
          ))}
        </ul>
        <p className="measure font-sans text-sm text-ink-muted">
          Each dot is a sitting, the oldest on the left, between the two letters of its scale. We
          estimate that nineteen in twenty people who have not changed would land in the band on all
          four scales. A dot outside its band is a real shift since the sitting before.
        </p>
      </div>
      <ChoiceGroup
        legend="Which sitting do new blueprints follow?"
        hint="Blueprints you have stay as they were made."
        name="followed"
        value={following.isPending ? following.variables : followed.id}
        onValueChange={(id) => following.mutate(id)}
        options={sittings.toReversed().map((sitting) => ({
          value: sitting.id,
          label: `${formatSittingDate(sitting.createdAt, instants)}: ${findOwnType(sitting)}`,
          description: describeSitting(sitting),
        }))}
      />
    </>
  );
}

/** "8 questions and 12 statements. A real shift from S to N". */
function describeSitting({ answered, timeline, axes }: SittingOverview): string {
  const basis =
    answered === 0
      ? "8 questions"
      : `8 questions and ${answered} ${answered === 1 ? "statement" : "statements"}`;
  const shifted = timeline
    .filter(({ change }) => change === "a real shift")
    .flatMap(({ axis }) => axes.find((each) => each.axis === axis)?.letter ?? []);
  return shifted.length === 0 ? basis : `${basis}. A real shift toward ${shifted.join(", ")}`;
}

function describeLeastSure(sitting: SittingOverview): string {
  const least = findOwnAxes(sitting).reduce((one, other) =>
    (other.certainty ?? 1) < (one.certainty ?? 1) ? other : one,
  );
  return `The least sure letter of your ${findOwnType(sitting)} is ${least.letter}. We estimate that ${formatTenths(least.certainty ?? 0.5)} people who answer like you would get it again from other questions.`;
}

/** Why no further statement is asked. */
const describeEnd = ({ axes }: SittingOverview): string =>
  axes.every(({ clarity }) => clarity === "clear")
    ? "Each letter is sure enough."
    : "You have answered every statement that would help. A letter that is still unsure lies near the middle.";
