import type { AxisResult, GeneratedProfile } from "@cosmic/contracts";
import { describeCloseTypes, MBTI_TITLES } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { ClarityPanel } from "../../shared/mbti/clarity-panel.tsx";
import { SurerLink } from "../../shared/sittings/surer-link.tsx";

/**
 * How clear the quiz was, with the neighboring type of an undecided axis and the two likeliest types while a letter is
 * close; nothing for a chosen type.
 */
export function QuizClarity({
  axes,
  birthDate,
  slug,
  isOwner,
}: Pick<GeneratedProfile, "axes" | "birthDate" | "slug"> & { isOwner: boolean }) {
  if (!axes) return null;
  const closeTypes = describeCloseTypes(axes);
  return (
    <ClarityPanel
      axes={axes}
      wide
      renderRemark={({ neighbour, certainty = 0.5 }) =>
        neighbour === null ? null : (
          <Neighbor neighbour={neighbour} isEven={certainty === 0.5} birthDate={birthDate} />
        )
      }
    >
      {closeTypes ? <p className="measure text-ink-muted">{closeTypes}</p> : null}
      {isOwner ? <SurerLink slug={slug} /> : null}
    </ClarityPanel>
  );
}

interface NeighborProps {
  neighbour: NonNullable<AxisResult["neighbour"]>;
  /** The answers say nothing for either of the two types. */
  isEven: boolean;
  birthDate: string;
}

function Neighbor({ neighbour, isEven, birthDate }: NeighborProps) {
  return (
    <p className="mt-1 text-ink-muted">
      Your neighboring type, {neighbour} {MBTI_TITLES[neighbour]}, fits these answers{" "}
      {isEven ? "just" : "almost"} as well.{" "}
      <Link
        to={paths.generatingProfile({ type: neighbour, birthDate })}
        className={`${linkStyle()} print:hidden`}
      >
        Write a blueprint for {neighbour}
      </Link>
    </p>
  );
}
