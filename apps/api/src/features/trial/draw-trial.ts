import type { OpenTrial } from "@cosmic/contracts";
import type { Element, ZodiacSign } from "@cosmic/domain";
import {
  drawArm,
  drawPairings,
  type Pairing,
  type Pick as PickNumber,
  type Places,
  shuffle,
  type TrialSubject,
} from "@cosmic/domain/trial";
import { writeBlindChapters, writeBlindOverviews } from "@cosmic/report";
import type { TrialOption } from "../../db/tables/trials.ts";
import type { StoredTrial } from "./trial.store.ts";

/** Draws what the texts are written for, their order and their ids. */
export function drawTrial<Place extends string>(
  { pick, newId }: { pick: PickNumber; newId: () => string },
  subject: TrialSubject,
  own: Pairing<Place>,
  places: Places<Place>,
): StoredTrial {
  const arm = drawArm(pick);
  const drawn = drawPairings(arm, own, places, pick).map((pairing) => ({
    id: newId(),
    ...pairing,
  }));
  const ownId = drawn[0]?.id ?? "";
  return { id: newId(), subject, arm, options: shuffle(drawn, pick), ownId };
}

/** Bytes that every text takes in the answer, as JSON, with its padding. */
const ROOM = 720;

function writeTexts(subject: TrialSubject, options: readonly TrialOption[]): string[] {
  if (subject === "overview") {
    return writeBlindOverviews(
      options.map(({ mbtiType, place }) => ({ mbtiType, sign: place as ZodiacSign })),
    );
  }
  return writeBlindChapters(
    subject,
    options.map(({ mbtiType, place }) => ({ mbtiType, element: place as Element })),
  );
}

/** A trial as the browser receives it: of the pairings nothing but their texts, each in as many bytes. */
export function toOpenTrial(
  id: string,
  subject: TrialSubject,
  options: readonly TrialOption[],
): OpenTrial {
  const texts = writeTexts(subject, options);
  return {
    id,
    texts: options.map((option, at) => {
      const text = texts[at] ?? "";
      const missing = ROOM - Buffer.byteLength(JSON.stringify(text));
      if (missing < 0) throw new RangeError("A text is longer than its room");
      return { id: option.id, text, padding: " ".repeat(missing) };
    }),
  };
}
