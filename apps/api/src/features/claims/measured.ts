import { type ClaimId, MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import { type ChoiceSummary, describeChoices } from "@cosmic/domain/trial";
import type { Db } from "../../db/connection.ts";
import { getAccuracy } from "../trial/index.ts";
import { countBlueprintsMade, type MedianTime, medianTimes } from "./claims.store.ts";

/** Days of visits that times are measured over. */
const DAYS = 7;
const DAY = 24 * 3_600_000;

const number = new Intl.NumberFormat("en-US");

const formatCount = (count: number, word: string) =>
  `${number.format(count)} ${word}${count === 1 ? "" : "s"}`;

function formatTime({ visits, seconds }: MedianTime, what: string): string | null {
  if (seconds === null) return null;
  const time =
    seconds < 100 ? `${Math.round(seconds)} seconds` : `${(seconds / 60).toFixed(1)} minutes`;
  return `${time} ${what}, median of ${formatCount(visits, "visit")} in ${DAYS} days`;
}

/** What the blind trials say instead of a rating; null before the first choice. */
function formatAccuracy(choices: ChoiceSummary): string | null {
  if (choices.n === 0) return null;
  return `own overview picked blindly among three, ${describeChoices(choices)}`;
}

/** The product's own measurement of what a claim states, as text. */
export async function measureClaims(
  db: Db,
  now: Date,
): Promise<Partial<Record<ClaimId, string | null>>> {
  const { toBlueprint, assessment } = await medianTimes(db, new Date(now.getTime() - DAYS * DAY));
  const { overview } = await getAccuracy({ db });
  return {
    accuracyRating: formatAccuracy(overview.all),
    chartsCreated: `${formatCount(await countBlueprintsMade(db), "blueprint")} created here so far`,
    combinations: `${MBTI_TYPES.length} types × ${ZODIAC_SIGNS.length} signs`,
    timeToBlueprint: formatTime(toBlueprint, "from the start of the quiz to the written blueprint"),
    assessmentTime: formatTime(
      assessment,
      "from the start of the quiz to the type, with the questions",
    ),
  };
}
