import { MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import type { MeetingClauses } from "../src/sections/section-corpus.ts";

/** Every text anywhere in a piece of the corpus. */
export function proseIn(piece: unknown): string[] {
  if (typeof piece === "string") return [piece];
  if (piece === null || typeof piece !== "object") return [];
  return Object.values(piece).flatMap(proseIn);
}

/** The 192 sentences of a meeting. */
export function joinClauses({ joint, byType, bySign }: MeetingClauses): string[] {
  return MBTI_TYPES.flatMap((type) =>
    ZODIAC_SIGNS.map((sign) => `${byType[type]}${joint}${bySign[sign]}.`),
  );
}

/** The names of a frame's values, sorted. */
export function valueNamesIn(frame: string): string[] {
  return [...frame.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();
}

export const formatCount = (text: string) => text.split(" ").length;
