import type {
  ForecastEvent,
  Lunation,
  MercuryStation,
  SolarReturn,
} from "../../forecast/forecast-facts.ts";
import { elementOf } from "../../zodiac/signs.ts";
import { forecastCorpus } from "../corpus/forecast.ts";
import { dateText } from "../plain-dates.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { fillFrame } from "./fill-frame.ts";
import { skyDate } from "./forecast-wording.ts";
import type { Teller } from "./teller.ts";
import { restingOn } from "./written-text.ts";

/** An event of a month apart from the Sun’s change of sign: the dated fact, and its reading. */
export function writeEvent(
  event: Exclude<ForecastEvent, { kind: "sun-ingress" }>,
  facts: ReportFacts,
  teller: Teller,
): WrittenSentence[] {
  if (event.kind === "mercury-station") return writeStation(event, teller);
  if (event.kind === "solar-return") return writeReturn(event, facts, teller);
  return writeLunation(event, teller);
}

function writeLunation({ kind, at, sign }: Lunation, teller: Teller): WrittenSentence[] {
  const isNew = kind === "new-moon";
  const frame = teller.next(isNew ? forecastCorpus.newMoon : forecastCorpus.fullMoon);
  const readings = isNew ? forecastCorpus.newMoonIn : forecastCorpus.fullMoonIn;
  return restingOn({ kind, at: at.toISOString(), sign }, [
    fillFrame(frame, { date: skyDate(at), sign }),
    ...teller.unused(readings[sign]),
  ]);
}

function writeStation({ at, direction, sign }: MercuryStation, teller: Teller): WrittenSentence[] {
  const isBackward = direction === "retrograde";
  const frame = teller.next(
    isBackward ? forecastCorpus.mercuryRetrograde : forecastCorpus.mercuryDirect,
  );
  const readings = isBackward ? forecastCorpus.retrogradeIn : forecastCorpus.directIn;
  return restingOn({ kind: "mercury-station", at: at.toISOString(), direction, sign }, [
    fillFrame(frame, { date: skyDate(at), sign }),
    ...teller.unused(readings[elementOf(sign)]),
  ]);
}

function writeReturn(
  { from, to }: SolarReturn,
  { sunSign: sign }: ReportFacts,
  teller: Teller,
): WrittenSentence[] {
  const isKnown = dateText(from) === dateText(to);
  const text = isKnown
    ? fillFrame(teller.next(forecastCorpus.solarReturnOn), { date: skyDate(from) })
    : fillFrame(teller.next(forecastCorpus.solarReturn), {
        from: dateText(from, "without year"),
        to: dateText(to, "without year"),
      });
  return restingOn({ kind: "solar-return", from: from.toISOString(), to: to.toISOString(), sign }, [
    text,
    ...teller.unused([forecastCorpus.solarReturnIn[sign]]),
  ]);
}
