import { computeLongitude } from "../../chart/body-longitude.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import { monthsFrom } from "../calendar-months.ts";
import { remembered } from "../remembered.ts";
import { PASSING_BODIES, type PassingBody, type YearPassage } from "./year-facts.ts";

interface SignChange {
  body: PassingBody;
  /** The first instant in the new sign, good to a minute. */
  at: Date;
  sign: ZodiacSign;
}

const DAY = 86_400_000;
const CLOSE_ENOUGH = 60_000;
const REMEMBERED_MONTHS = 60;

const getSign = (body: PassingBody, at: number): ZodiacSign =>
  signAt(computeLongitude(body, new Date(at)));

/** The changes of sign in a UTC month, which are the same for every person. */
const signChangesFrom = remembered(REMEMBERED_MONTHS, (monthStart: number): SignChange[] =>
  monthsFrom(new Date(monthStart), 1).flatMap((month) =>
    PASSING_BODIES.flatMap((body) =>
      findSignChanges(body, month.from.getTime(), month.to.getTime()),
    ),
  ),
);

function findSignChanges(body: PassingBody, from: number, to: number): SignChange[] {
  const changes: SignChange[] = [];
  let before = getSign(body, from);
  for (let day = from; day < to; day += DAY) {
    const sign = getSign(body, day + DAY);
    if (sign !== before) changes.push({ body, at: findChange(body, before, day, day + DAY), sign });
    before = sign;
  }
  return changes;
}

/** When a body leaves a sign between two instants, by halving. */
function findChange(body: PassingBody, sign: ZodiacSign, from: number, to: number): Date {
  let [inside, outside] = [from, to];
  while (outside - inside > CLOSE_ENOUGH) {
    const middle = (inside + outside) / 2;
    if (getSign(body, middle) === sign) inside = middle;
    else outside = middle;
  }
  return new Date(outside);
}

/** Where the Sun, Venus and Mars go from one instant to another, sign by sign, each body by time. */
export function listPassages(
  from: Date,
  to: Date,
  getHouse: (sign: ZodiacSign) => number,
): YearPassage[] {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
  const changes = monthsFrom(from, months)
    .flatMap((month) => signChangesFrom(month.from.getTime()))
    .filter(({ at }) => at > from && at < to);
  return PASSING_BODIES.flatMap((body) => {
    const signs = [
      { at: from, sign: getSign(body, from.getTime()) },
      ...changes.filter((change) => change.body === body),
    ];
    return signs.map(({ at, sign }, index) => ({
      body,
      sign,
      house: getHouse(sign),
      from: at,
      to: signs[index + 1]?.at ?? to,
    }));
  });
}
