import type { AxisResult, GeneratedProfile } from "@cosmic/contracts";
import { MBTI_TITLES } from "@cosmic/domain";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { ClarityPanel } from "../../shared/mbti/clarity-panel.tsx";

/**
 * How clear the quiz was, with the neighboring type of an undecided axis; nothing for a chosen type.
 */
export function QuizClarity({ axes, birthDate }: Pick<GeneratedProfile, "axes" | "birthDate">) {
  if (!axes) return null;
  return (
    <ClarityPanel
      axes={axes}
      wide
      renderRemark={({ neighbour }) =>
        neighbour === null ? null : <Neighbor neighbour={neighbour} birthDate={birthDate} />
      }
    />
  );
}

interface NeighborProps {
  neighbour: NonNullable<AxisResult["neighbour"]>;
  birthDate: string;
}

function Neighbor({ neighbour, birthDate }: NeighborProps) {
  return (
    <p className="mt-1 text-ink-muted">
      Your neighboring type, {neighbour} {MBTI_TITLES[neighbour]}, fits these answers just as well.{" "}
      <Link
        to={paths.generatingProfile({ type: neighbour, birthDate })}
        className={`${linkStyle()} print:hidden`}
      >
        Write a blueprint for {neighbour}
      </Link>
    </p>
  );
}
